### The list of matches, and the replay of one.

## Matches

matches-title = Partidas
matches-none = Ainda não há partidas. A primeira está à distância de um clique.
matches-more = Mostrar mais partidas
matches-adjourned = adiada
matches-open = Abrir um arquivo de partida
matches-open-hint = Arquivos de GNU Backgammon, XG, Jellyfish, FIBS e Tavola. Também pode arrastar um arquivo para aqui ou colar o seu texto.
matches-opened = A partida está aberta.
state-playing = Jogo { NUMBER($game) } em andamento
state-won = Ganha por { $player }
state-drawn = Terminada
resume-of = Continuar { $players }
replay-of = Rever { $players }
delete-title = Apagar esta partida?
delete-text = { $players }, { $match }: a partida e todas as suas jogadas desaparecem para sempre.
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
replay-save = Gravar como
