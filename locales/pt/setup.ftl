### A new game.

## New game

setup-title = Novo jogo
setup-opponent = Adversário
against-bot = O bot
against-two = Dois aqui
against-friend = Por link
against-anyone = Qualquer pessoa
setup-friend-help = Receba um link e envie-o. Quem o abrir primeiro ocupa o outro lugar, e a partida começa. O Tavola lança os dados.
setup-anyone-help = O seu desafio fica na sala enquanto espera. Quem o aceitar primeiro ocupa o outro lugar, e todos podem ver a partida.
setup-level = Nível
setup-seat = O seu lugar
setup-seat-help = Decide a cor das suas peças e qual o nome que fica primeiro. Não decide quem começa.
seat-first = Jogador 1
seat-second = Jogador 2
setup-your-name = O seu nome
setup-name = Nome do jogador { NUMBER($number) }
setup-game-section = Jogo
options = Opções das regras
options-changed =
    { $count ->
        [0] como de costume
        [1] { NUMBER($count) } alterada
       *[other] { NUMBER($count) } alteradas
    }
options-reset = Repor as regras habituais
option-was = habitual: { $value }
option-group-start = Começo
option-group-dice = Dados
option-group-moving = Movimentos
option-group-bearing-off = Saída
option-group-scoring = Pontuação
option-group-cube = Cubo de dobrar
setup-match = Duração
setup-match-points = Partida
setup-match-points-about = Ganha quem chegar primeiro a estes pontos.
setup-match-money = Jogo livre
setup-match-money-about = Jogo após jogo, pelo tempo que quiser.
setup-match-games = Número fixo
setup-match-games-about = Este número de jogos; os pontos somam-se.
setup-match-single = Um jogo
setup-match-single-about = Um só jogo.
setup-length-points = Pontos para ganhar
setup-length-games = Jogos
setup-length-own = Outro
position-usual = A habitual
position-own = Uma posição própria
position-id = Posição
position-id-help = Identificador GNUBG, XGID, OGID, texto do Snowie ou notação simples como 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5
position-empty = Indique uma posição ou escolha o começo habitual.
position-fault = Não se consegue ler esta posição. { $detail }
fault-count =
    { $side ->
        [roller] Peças de quem lança: { $found } em vez de { $wanted }.
       *[other] Peças do outro jogador: { $found } em vez de { $wanted }.
    }
fault-no-such-point = Há peças numa casa que este tabuleiro não tem: { $point }.
fault-shared-point = Os dois jogadores ocupam a mesma casa: a casa { $point } de quem lança.
fault-not-pinned = Uma peça na casa { $point } consta como presa, mas nada a prende.
fault-no-pool = Neste jogo não há peças à espera de entrar.
fault-both-finished = Os dois jogadores já retiraram todas as peças.
fault-over = Nesta posição o jogo já terminou.
fault-unreadable = Espera-se um identificador GNUBG, um XGID, um OGID ou uma posição como { $example }.
fault-no-ids = Este jogo não tem identificadores. Esperava-se uma posição como { $example }.
fault-plain = Esperavam-se casas com as suas peças e uma barra entre os jogadores, por exemplo { $example }.
fault-gnubg-position = Esperava-se um identificador de posição GNUBG de 14 letras e algarismos.
fault-gnubg-match = Depois dos dois pontos esperava-se um identificador de partida GNUBG de 12 letras e algarismos.
fault-gnubg-pair = Esperava-se um identificador de posição, dois pontos e um identificador de partida.
fault-xgid-fields = Um XGID tem dez campos separados por dois pontos; este texto tem { $found }.
fault-xgid-places = O primeiro campo de um XGID tem 26 sinais; este tem { $found }.
fault-xgid-checkers = No primeiro campo do XGID esperam-se apenas -, de A a O e de a a o.
fault-snowie-fields = Uma posição do Snowie tem 40 campos separados por ponto e vírgula; este texto tem { $found }.
fault-ogid-fields = Um OGID tem de 3 a 11 campos separados por dois pontos; este texto tem { $found }.
fault-ogid-place = Os lugares de um OGID vão de 0 a 9 e de a a q.
fault-id-field =
    { $field ->
        [cube] O cubo do identificador está errado: esperava-se uma potência de dois.
        [owner] O dono do cubo está errado: esperava-se 1, 0 ou -1.
        [turn] O lado a jogar está errado: esperava-se 1 ou -1.
        [dice] Os dados do identificador estão errados: esperavam-se dois dados de 1 a 6, ou nenhum.
        [score] O resultado do identificador está errado: esperava-se menos do que a duração da partida.
        [length] A duração da partida está errada: esperava-se um número, 0 a dinheiro.
        [rules] As regras do identificador estão erradas: esperava-se 0 ou 1 numa partida, de 0 a 3 a dinheiro.
        [checkers] Um número de peças está errado: esperava-se de 0 a 15.
       *[other] Uma parte do identificador está fora dos limites.
    }
setup-to-move = Quem lança é
to-move-you = O jogador
to-move-bot = O bot
setup-open-editor = Montá-la no tabuleiro
setup-dice = Dados
dice-server = O Tavola lança
dice-server-about = Dados justos, da fonte de acaso do sistema.
dice-hand = Indicados à mão
dice-hand-about = Lance dados verdadeiros na mesa e indique o que mostram.
setup-board = Tabuleiro
setup-colour = As suas peças
setup-colour-first = Peças do jogador 1
colour-light = Claras
colour-dark = Escuras
home-left = À esquerda
home-right = À direita
numbers-mover = Quem tem a vez
numbers-fixed = Fixos
numbers-none = Sem números
settings-aloud = Ler as jogadas do adversário
aloud-mine = Com os meus números
aloud-theirs = Com os dele
setup-summary = O seu jogo
setup-summary-bot = Bot, { $level }
setup-summary-two = Dois aqui
setup-start = Começar

## Settings

settings-home = O jogador 1 retira as peças
settings-numbers = Números das casas

## House rules

custom-file = Gravar em um arquivo
custom-link = Copiar um link
custom-link-copied = O link foi copiado. Só funciona neste computador; para dar as regras a outra pessoa, grave-as em um arquivo.
custom-link-show = Copie este link:
custom-name = Nome destas regras
custom-save = Gravar como regras próprias
custom-saved = Gravado. “{ $name }” está agora entre os jogos.
custom-name-missing = Dê primeiro um nome a estas regras.
custom-from-link = Alguém lhe enviou estas regras. Jogue-as, ou grave-as.
