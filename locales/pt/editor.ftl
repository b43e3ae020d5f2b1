### The editor of positions.

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
edit-stakes-match = Uma partida
edit-score-of = Pontos de { $player }
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
