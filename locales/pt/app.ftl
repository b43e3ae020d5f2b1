### A página à volta do tabuleiro: início, novo jogo, partidas, revisão, regras, posição, preferências, acerca.

## Everywhere

skip = Ir para o conteúdo
nav = Menu principal
nav-home = Início
nav-play = Novo jogo
nav-matches = Partidas
nav-profile = Perfil
nav-turns = { $count ->
    [one] É a sua vez em { $count } partida
   *[other] É a sua vez em { $count } partidas
}
nav-practice = Treino
nav-rules = Regras
nav-edit = Posição
nav-settings = Preferências
nav-about = Sobre o Tavola
language = Língua
theme-to-dark = Mudar para cores escuras
theme-to-light = Mudar para cores claras
loading = Um momento…
retry = Tentar de novo
cancel = Cancelar
yes = Sim
no = Não
number = { NUMBER($value) }
title-replay = Revisão
game-of-match = { $match }: { $game }

## What went wrong

error-title = Não funcionou
error-no-page = Esta página não existe
error-no-page-text = Não há nada neste endereço. Talvez lhe falte uma parte.
error-offline = O Tavola não responde. Ainda está em funcionamento?
error-not-found = Isso não existe, ou já não existe.
error-stale = Alguém foi mais rápido. Agora está assim.
error-full = O disco está cheio: nada foi gravado. Abra espaço e tente de novo.
error-away = O banco de dados deste serviço não está respondendo agora. Nada do que foi confirmado se perdeu. Tente de novo daqui a pouco.
error-removed = O arquivo do Tavola foi removido ou substituído durante a execução: nada foi gravado. Reinicie o Tavola.
error-busy = O motor está muito ocupado neste momento. Tente de novo daqui a pouco.
error-forbidden = Isto só se pode fazer no computador onde o Tavola funciona.
error-no-network = Este computador não está em nenhuma rede. Conecte-o e tente de novo.
error-stopping = O Tavola vai fechar. Volte a iniciá-lo para continuar.
error-unreadable = Isto foi gravado por outra versão do Tavola, e esta versão não o consegue ler.
error-no-net = A rede do motor para este jogo ainda não está neste dispositivo. Conecte-se uma vez à internet e tente de novo.
error-tab-simd = Este navegador é demasiado antigo para o Tavola: o seu WebAssembly não tem SIMD. Atualize-o ou use outro.
error-tab-fetch = Não foi possível carregar uma parte do Tavola. Verifique a conexão e recarregue a página.
error-tab-newer = Uma versão mais recente do Tavola gravou as suas partidas. Recarregue a página para a obter.
error-tab-full = O navegador não tem mais espaço para o Tavola, que não pode começar. Abra espaço e recarregue a página.
error-tab-store = O navegador não abre o arquivo com as suas partidas. Feche as outras páginas do Tavola e recarregue esta.
error-tab-not-ours = Isto não é um arquivo do Tavola, ou está danificado. Escolha um gravado aqui, ou o tavola.sqlite de um computador.
error-tab-newer-file = Uma versão mais recente do Tavola gravou este arquivo. Recarregue a página para a obter.
error-no-name = Escolha primeiro um nome.
error-name-taken = Alguém já tem este nome, ou um muito parecido. Escolha outro.
error-no-help = Enquanto duas pessoas jogam entre si, o motor não ajuda ninguém. Depois da partida, sim.
error-too-many = Foi demais de uma vez. Espere um momento ou termine antes outra coisa.
error-not-rated = Esta partida não pode contar para o rating: ambos precisam de uma conta, e o jogo precisa das suas próprias regras e da sua posição inicial.
error-taken = Outra pessoa já ocupou o lugar.
error-adjourned = Esta partida está adiada. Continua quando ambos quiserem.
error-late = Os espectadores veem esta partida com atraso. Isto fica disponível quando tudo tiver sido mostrado.
error-internal = Algo deu errado: { $detail }

## Why an action was refused

refusal-not-your-turn = É a vez do outro jogador.
refusal-not-now = Antes é preciso fazer outra coisa.
refusal-premature-roll = O adversário ainda não terminou a sua vez; este lançamento não conta.
refusal-bad-dice = Esse lançamento não existe neste jogo.
refusal-bad-opening = Segundo estas regras, um jogo começa de outra maneira.
refusal-illegal-move = Este movimento não é permitido.
refusal-turn-not-finished = Ainda tem de jogar mais do lançamento.
refusal-nothing-to-take-back = Não há nenhum movimento para desfazer.
refusal-too-late-for-cocked = Os dados mal assentados anunciam-se antes de mover uma peça.
refusal-bad-choice = Escolha um duplo de 1 a 6.
refusal-bad-pick = Indique dois números diferentes de 1 a 6 em vez de lançar.
refusal-fixed-roll = O primeiro lançamento fica para todo o jogo.
refusal-no-cube = Este jogo joga-se sem cubo de dobrar.
refusal-crawford-game = No jogo Crawford não se dobra.
refusal-holland-too-early = Não se dobra antes de ambos terem lançado duas vezes.
refusal-cube-not-yours = O cubo é do adversário.
refusal-cube-at-limit = O cubo não pode subir mais.
refusal-double-before-rolling = Só se dobra antes de lançar.
refusal-no-beavers = Aqui joga-se sem beavers.
refusal-no-raccoons = Aqui joga-se sem raccoons.
refusal-bad-resignation = Não pode desistir por tanto neste jogo.
refusal-match-over = A partida terminou.
refusal-bots-seat = O bot joga sozinho.
refusal-not-your-seat = Neste lugar joga outra pessoa.
refusal-tavola-throws = Nesta partida é o Tavola que lança.
refusal-dice-wanted = Indique os dados.
refusal-wrong-dice = Agora são precisos outros dados.
refusal-throw-stands = Este lançamento vale e não se repete.
refusal-throw-is-last = Depois de um lançamento, é preciso esperar pelo resultado.
refusal-no-dice-due = Agora não é preciso lançar.
refusal-not-thrown = Os dados ainda não foram lançados.
refusal-not-a-decision = Agora não há nada a decidir.
refusal-stale = Alguém foi mais rápido. Agora está assim.

## Players and matches

player-human = Jogador { NUMBER($number) }
player-bot = Bot ({ $level })
player-deleted = jogador apagado
players-against = { $first } – { $second }
level-beginner = Principiante
level-beginner-about = Muita coisa lhe escapa. Bom para os primeiros jogos.
level-casual = Amador
level-casual-about = Conhece o jogo, mas erra muitas vezes.
level-club = Jogador de clube
level-club-about = Joga com solidez, mas deixa oportunidades.
level-expert = Perito
level-expert-about = Aproveita tudo o que a rede sabe.
level-master = Mestre
level-master-about = Calcula dois lançamentos à frente. Demora um pouco mais.
level-grandmaster = Grande mestre
level-grandmaster-about = Calcula dois lançamentos à frente e joga muitas vezes as decisões difíceis. Demora alguns segundos.
match-points =
    { $length ->
        [1] Partida a um ponto
       *[other] Partida a { NUMBER($length) } pontos
    }
match-games =
    { $length ->
        [1] { NUMBER($length) } jogo
       *[other] { NUMBER($length) } jogos
    }
match-single = Jogo único
match-money = Jogo livre
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [1] { NUMBER($count) } ponto
       *[other] { NUMBER($count) } pontos
    }
pips =
    { $count ->
        [1] { NUMBER($count) } pip
       *[other] { NUMBER($count) } pips
    }
game-number = Jogo { NUMBER($number) }
board-start = Posição inicial: { $game }
board-now = A posição agora

## Home

home-title = O gamão em toda a sua beleza
home-lead = Um adversário forte, dados honestos e um tabuleiro em que dá gosto mover. Grátis, e tudo fica neste dispositivo.
home-lead-people = Um adversário forte, um amigo por um link e dados que qualquer pessoa pode conferir. Grátis.
home-resume = Continuar
home-bot = Jogar contra o bot
home-bot-more = Outro nível, jogo ou duração…
home-lobby = Encontrar um adversário
home-lobby-about = Quem está aqui agora
home-friend = Jogar com um amigo
home-friend-more = Outro jogo ou duração…
home-two = Dois jogadores aqui
home-two-about = Com dados próprios ou os nossos
home-edit = Montar uma posição
home-edit-about = À mão ou a partir de um identificador
home-learn = Aprender jogando
home-learn-about = Cinco pequenos passos no tabuleiro
scenes-link = Três posições
tonight-title = Um jogo para esta noite
tonight-people = Quem joga
tonight-length = Quanto tempo
tonight-luck = Quanta sorte
tonight-another = Outro jogo
tonight-none = Nenhum jogo corresponde. Mude uma escolha.
day-title = Posição do dia
day-about = Uma posição por dia: o que está certo?
day-streak =
    { $days ->
        [1] { $days } dia seguido. A posição de hoje espera.
       *[other] { $days } dias seguidos. A posição de hoje espera.
    }
day-streak-done =
    { $days ->
        [1] { $days } dia seguido. Feito por hoje.
       *[other] { $days } dias seguidos. Feito por hoje.
    }
home-games = Os jogos
home-search = Procurar um jogo
home-all-families = Todas as famílias
home-minutes = cerca de { $minutes } min
home-luck = { $luck }% sorte
home-luck-about = Sorte: com 100%, o melhor jogador ganha apenas metade dos jogos; com 0%, ganha todos. Medida com dois bots de força diferente.
home-found = { $count ->
    [1] { $count } jogo
   *[other] { $count } jogos
}
play-short = Jogar
play-game = Jogar { $game }
rules-link = Regras
rules-of = Regras: { $game }

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
setup-game = Jogo
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
setup-position = Posição inicial
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

## Matches

matches-title = Partidas
matches-none = Ainda não há partidas. A primeira está à distância de um clique.
matches-more = Mostrar mais partidas
matches-adjourned = adiada
matches-open = Abrir um arquivo de partida
matches-open-hint = Arquivos de GNU Backgammon, XG, Jellyfish, FIBS e Tavola. Também pode arrastar um arquivo para aqui ou colar o seu texto.
matches-opened = A partida está aberta.
matches-opened-part = Só é possível ler o início do arquivo: { $fault }
state-playing = Jogo { NUMBER($game) } em andamento
state-won = Ganha por { $player }
state-drawn = Terminada
resume-of = Continuar { $players }
replay-link = Rever
replay-of = Rever { $players }
delete = Apagar
delete-of = Apagar { $players }
delete-title = Apagar esta partida?
delete-text = { $players }, { $match }: a partida e todas as suas jogadas desaparecem para sempre.
delete-yes = Apagar
delete-done = A partida foi apagada.

## Replay

replay-board = Posição
replay-begin = Começo
replay-first = Para o começo
replay-previous = Um passo atrás
replay-next = Um passo à frente
replay-last = Para o fim
replay-run = Reproduzir
replay-halt = Parar
replay-place = Lugar na partida
replay-tools = Passos
replay-keys = As setas vão passo a passo; Home e End vão aos extremos.
replay-plays = Jogadas
replay-none = Ainda nada foi jogado.
replay-tie = Empate { $dice }
replay-begins = { $dice }: começa
replay-lot = começa por sorteio
replay-cocked = dados mal assentados, lança-se de novo
replay-result =
    { $level ->
        [1] { $player } ganha
        [2] { $player } ganha um gammon
        [4] { $player } ganha um mars
        [5] { $player } ganha um koks
       *[3] { $player } ganha um backgammon
    } ({ $points ->
        [1] { NUMBER($points) } ponto
       *[other] { NUMBER($points) } pontos
    })
replay-drawn = Ninguém ganha
replay-play-on = Jogar a partir daqui
replay-edit = Abrir no editor
replay-save = Gravar como

## Position ids

id-link = Link
copy-link = Copiar link da partida
copy-link-long = Esta partida é longa demais para um link. Grave-a em um arquivo.
id-plain = Simples
copy-of = Copiar { $name }
copied = Copiado
copy-failed = Aqui não é permitido copiar. Selecione o texto e copie-o à mão.

## Rules

rules-contents = Conteúdo
rules-all = Todos os jogos
rules-back-new = Voltar ao novo jogo
rules-back-match = Voltar à partida
print = Imprimir

## Position editor

edit-title = Montar uma posição
edit-lead = Escolha uma cor e toque nas casas e na barra. As peças que não colocar contam como retiradas.
edit-keys = No teclado: as setas percorrem o tabuleiro, Enter põe uma peça, menos tira uma, um algarismo fixa quantas.
edit-board = Tabuleiro para montar
edit-checkers = Peças
edit-tool = O que um toque faz
edit-tool-add = Pôr
edit-tool-remove = Tirar
edit-on-roll = Lança
edit-rest-off = { $player }: { NUMBER($count) } fora
edit-none-left = { $player }: todas as peças já estão no tabuleiro.
edit-start-position = Inicial
edit-empty = Esvaziar
edit-swap = Trocar lados
edit-undo = Desfazer
edit-read = Ler um identificador
edit-read-act = Mostrar no tabuleiro
edit-read-done = A posição está no tabuleiro.
edit-awaits = Por decidir
edit-awaits-before = Antes do lançamento
edit-awaits-roll = Um lançamento
edit-awaits-double = Um dobro
edit-score-cube = Resultado e cubo
edit-stakes = Joga-se
edit-stakes-money = A dinheiro
edit-stakes-match = Uma partida
edit-score-of = Pontos de { $player }
edit-crawford = Jogo Crawford
edit-cube = Cubo
edit-cube-owner = O cubo é de
edit-cube-middle = Ninguém
edit-jacoby = Regra Jacoby
edit-jacoby-help = Um gammon só conta depois de um dobro.
edit-beavers = Beavers
judge-title = Avaliação
judge-wins = Vitórias
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammons
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammons
}
judge-equity = Equidade de { $player }: { $equity } (sem cubo { $cubeless })
judge-plays = Melhores jogadas
judge-cube-of = Decisão de cubo: { $player }
edit-ids = Esta posição
edit-ids-none = Logo que a posição seja possível, aparecem aqui os seus identificadores e pode começar uma partida.
edit-play-bot = Jogar contra o bot
edit-play-two = Jogar a dois

## Settings

settings-title = Preferências
settings-page = Página
settings-theme = Cores
theme-auto = Sistema
theme-light = Claras
theme-dark = Escuras
settings-colour = Peças do jogador 1
settings-look = Aparência
look-walnut = Nogueira
look-baize = Pano verde
look-slate = Ardósia
look-sea = Mar
look-clay = Terracota
look-clear = Para daltonismo
look-contrast = Alto contraste
settings-home = O jogador 1 retira as peças
settings-numbers = Números das casas
settings-play = Jogo
settings-taps = Mover uma peça
taps-one = Um toque
taps-two = Dois toques
settings-taps-help = Um toque joga o dado mais alto; um toque numa casa vazia leva para lá duas peças, se o lançamento o permitir. Com dois toques, escolha primeiro a peça e depois o destino. Arrastar funciona sempre.
settings-roll = Lançar automaticamente
roll-clear = Salvo se eu puder dobrar
roll-ask = Nunca
roll-always = Sempre
settings-roll-help = Com “Sempre”, tem um momento para dobrar antes do lançamento.
settings-speed = Movimento
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
speed-instant = Nenhum
settings-sound = Sons
settings-sound-help = Sons discretos de dados e peças.
settings-analyse = Analisar cada partida no fim
settings-analyse-help = Decorre em segundo plano; o resultado mostra depois as taxas de erro dos dois jogadores e as decisões mais caras.
settings-haptics = Vibração
settings-haptics-help = O telefone vibra ao mover, ao bater e ao lançar.
settings-forced = Fazer as jogadas forçadas
settings-forced-help = Uma jogada que só se pode fazer de uma maneira é feita automaticamente.
settings-greedy = Retirar peças automaticamente
settings-greedy-help = Quando os dois lados já se cruzaram, os dados retiram sozinhos o que podem.
settings-pips = Contagem de pips
settings-pips-help = Mostra quanto falta a cada lado.
settings-turning = Virar o tabuleiro para quem tem a vez
settings-turning-help = Quando duas pessoas jogam no mesmo dispositivo, quem tem a vez fica na parte de baixo.
settings-confirm = A vez termina
confirm-moment = Após um momento
confirm-ask = Quando a confirmo
confirm-never = De imediato
settings-confirm-help = Um toque detém a espera, para pensar ou desfazer. Quem joga com o teclado termina a vez com Enter.
lan-title = Outros dispositivos em casa
lan-switch = Abrir a esta rede
lan-switch-help = Um telefone na mesma rede abre o link e ocupa um lugar, ou assiste.
lan-link = o link
lan-code = Código QR de { $url }
lan-whom = Qualquer pessoa com este link pode ver todas as partidas, jogar nelas e começar outras. Só este computador pode apagá-las. O link deixa de funcionar quando desligar isto ou fechar o Tavola.
lan-guest = Este dispositivo é convidado. O acesso ativa-se e desativa-se no computador onde o Tavola funciona.
me-title = Nome neste servidor

## About

about-title = Sobre o Tavola
about-what = O Tavola joga gamão e os seus parentes: o jogo moderno, os jogos de cinco folhetos impressos e jogos tradicionais de muitos países.
about-dice = Os dados de uma partida são selados antes do primeiro lançamento, e qualquer pessoa os pode verificar no fim. O bot não sabe deles mais do que o jogador.
about-private = Tudo fica no seu computador: partidas, nomes e preferências. Nada é enviado para lugar nenhum.
about-keys-title = Teclado
about-keys = Todas as páginas se usam com o teclado: Tab avança, Enter e espaço escolhem, as setas percorrem o tabuleiro e a revisão.
about-licence-title = Licença
about-licence = O Tavola é software livre sob a licença MIT ou Apache 2.0, à escolha. Contém a biblioteca Fluent da Mozilla e de colaboradores:
about-version = Versão { $version }

## What options do not go together

conflict-needs-hits = precisa de peças que possam ser batidas
conflict-needs-pins = precisa de peças que possam ser presas
conflict-needs-blocks = precisa de um jogo em que uma só peça bloqueia
conflict-needs-first-point = precisa de um início com todas as peças na primeira casa
conflict-needs-pool = precisa de peças que comecem na reserva
conflict-start-clash = os dois começariam nas mesmas casas
conflict-needs-whole-board = precisa de um tabuleiro de 24 casas
conflict-open-roll-is-one = um lançamento aberto não traz outros nem passa ao adversário
conflict-open-roll-has-no-cube = um lançamento aberto não deixa momento para o cubo
conflict-fixed-roll-is-one = um lançamento fixo não traz outros
conflict-head-needs-one-part = a regra da cabeça exige duplos de uma só parte
conflict-hand-over-needs-chain = só um duplo com todos os números maiores passa ao adversário
conflict-all-or-nothing-is-one = tudo ou nada exige ordem livre e duplos de uma só parte
conflict-needs-backgammons = precisa de jogos que contem três
conflict-backgammon-rules-first = primeiro é preciso repor o que normalmente conta como backgammon
conflict-needs-half-board = precisa de meio tabuleiro
conflict-needs-towers = precisa de torres
conflict-needs-beavers = precisa de beavers
conflict-counts-one = os jogos que terminam assim contam um
conflict-never-ends = recuar exige pilhas sem limite, bater, e a vitória de quem acaba primeiro – senão um jogo poderia nunca acabar
conflict-own-game = neste jogo as peças movem-se de outra maneira
option-blocked = Aqui não: { $value } – { $why }.
option-own-way = à sua maneira
options-closed = Impossível com estas regras

## The gallery

home-any-length = Qualquer duração
home-length-short = Até 10 minutos
home-length-medium = De 10 a 25 minutos
home-length-long = Mais de 25 minutos
home-any-luck = Estratégia ou sorte
home-luck-low = Sobretudo estratégia
home-luck-even = Um pouco de cada
home-luck-high = Sobretudo sorte
home-any-cube = Com ou sem cubo
home-cube-with = Com cubo de dobrar
home-cube-without = Sem cubo
origin-leaflet = Folheto { $number }
origin-tradition = Tradicional
games-without-trictrac = O trictrac não está entre eles: os pontos marcam-se em cada jogada, e o Tavola não o joga.

## House rules

custom-rules-title = As suas próprias regras
custom-rules-lead = Comece por qualquer jogo, mude o que joga de outra forma e dê-lhe um nome.
custom-rules-new = Criar regras próprias
custom-rules-open = Abrir um arquivo de regras
custom-about = A partir de { $game }, { $count ->
    [1] uma mudança
   *[other] { $count } mudanças
}.
custom-change = Mudar
custom-remove = Remover
custom-remove-ask = Remover “{ $name }”? As partidas começadas com estas regras mantêm-nas.
custom-file = Gravar em um arquivo
custom-link = Copiar um link
custom-link-copied = O link foi copiado. Só funciona neste computador; para dar as regras a outra pessoa, grave-as em um arquivo.
custom-link-show = Copie este link:
custom-name = Nome destas regras
custom-save = Gravar como regras próprias
custom-saved = Gravado. “{ $name }” está agora entre os jogos.
custom-name-missing = Dê primeiro um nome a estas regras.
custom-from-link = Alguém lhe enviou estas regras. Jogue-as, ou grave-as.

## Rules side by side

compare-title = Comparar regras
compare-lead = De dois a cinco jogos ou regras próprias. Primeiro, o que muda.
compare-leaflets = Os cinco folhetos
compare-add = Acrescentar um jogo
compare-remove = Tirar { $game }
compare-differences = { $count ->
    [0] Nenhuma diferença
    [1] Uma diferença
   *[other] { $count } diferenças
}
compare-same = Igual em todos
compare-rule = Regra

## Analysis; its page has its own file

analysis-link = Analisar
sealed-link = Verificar estes dados
sealed-link-running = Dados selados
analysis-of = Analisar { $players }

## A tutor that warns before an error is played

settings-tutor = Avisar antes de um erro
settings-tutor-help = Nos jogos contra o Tavola, um aviso permite pensar outra vez antes de confirmar uma jogada ou uma decisão de cubo tão má.
settings-tutor-off = Nunca
settings-tutor-doubtful = Duvidosa ou pior
settings-tutor-bad = Má ou pior
settings-tutor-very-bad = Só muito má
tutor-title = Há uma jogada melhor
tutor-text = Esta jogada perde { $loss } de equidade.
tutor-yours = A sua jogada { $chances }
tutor-best = A melhor jogada { $chances }
tutor-back = Pensar outra vez
tutor-show = Mostrar a melhor jogada
tutor-anyway = Jogar assim mesmo
tutor-cube-title = Pense outra vez no cubo
tutor-cube-text = Esta decisão perde { $loss } de equidade.
tutor-cube-anyway = Mantê-la
