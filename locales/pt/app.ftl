### Every page: its frame, errors, players and matches, boards; and the first page.

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
error-only-table = Isto só se pode fazer no computador onde o Tavola funciona.
error-forbidden = Isto não lhe é permitido aqui.
error-too-large = O arquivo é grande demais.
error-timeout = Demorou demasiado a chegar. Tente de novo.
error-bad-request = Assim não é possível ({ $detail }).
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

setup-game = Jogo
setup-position = Posição inicial

## Matches

matches-opened-part = Só é possível ler o início do arquivo: { $fault }
replay-link = Rever
delete = Apagar
delete-of = Apagar { $players }
delete-yes = Apagar

## Position ids

id-link = Link
copy-link = Copiar link da partida
copy-link-long = Esta partida é longa demais para um link. Grave-a em um arquivo.
id-plain = Simples
copy-of = Copiar { $name }
copied = Copiado
copy-failed = Aqui não é permitido copiar. Selecione o texto e copie-o à mão.

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

## Rules side by side

compare-title = Comparar regras

## Analysis; its page has its own file

analysis-link = Analisar
sealed-link = Verificar estes dados
sealed-link-running = Dados selados
analysis-of = Analisar { $players }

## O tabuleiro, para o ouvido

board-label = Tabuleiro de gamão
board-point = Casa { $point }
board-bar = Barra
board-off = Retiradas
board-captured = Capturadas
board-stacked = empilhadas
board-apart = separadas
board-restacked = empilhadas de novo
board-empty = vazia
board-yours = { $count ->
    [0] nenhuma das suas peças
    [1] uma das suas peças
   *[other] { $count } das suas peças
}
board-theirs = { $count ->
    [0] nenhuma peça do adversário
    [1] uma peça do adversário
   *[other] { $count } peças do adversário
}
board-light = { $count ->
    [0] nenhuma peça clara
    [1] uma peça clara
   *[other] { $count } peças claras
}
board-dark = { $count ->
    [0] nenhuma peça escura
    [1] uma peça escura
   *[other] { $count } peças escuras
}
board-place = { $place }: { $contents }
board-place-pinned = { $place }: { $contents }, sobre uma peça presa
board-source = { $words } – pode mover
board-target = { $words } – alcançável
