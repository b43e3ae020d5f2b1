### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = O gamão e outros começos
family-leaflet = Como o imprimem cinco folhetos

## Games

game-backgammon = Gamão
game-backgammon-about = O jogo moderno, como se joga em clubes e torneios, com cubo de dobrar.
game-leaflet-000 = Gamão, folheto 000
game-leaflet-000-about = O jogo clássico sem cubo: um dado cada um decide quem começa.
game-leaflet-001 = Gamão, folheto 001
game-leaflet-001-about = Quem começa é sorteado e lança os seus dois dados; o cubo não tem limite.
game-leaflet-002 = Gamão, folheto 002
game-leaflet-002-about = Sem cubo: cada peça que resta a quem perde é um ponto, e todas valem a dobrar se uma estiver fora da casa interna.
game-leaflet-003 = Gamão, folheto 003
game-leaflet-003-about = Uma partida a um número combinado de pontos, com um cubo que acaba em 64.
game-leaflet-004 = Gamão, folheto 004
game-leaflet-004-about = Começa a soma mais alta de dois dados; o cubo é para séries de jogos.
game-nackgammon = Nackgammon
game-nackgammon-about = Mais duas peças muito atrás dão jogos longos e ricos em estratégia.
game-hypergammon = Hypergammon
game-hypergammon-about = Três peças cada um: curto, afiado e nunca sem perigo.
game-longgammon = Longgammon
game-longgammon-about = As quinze peças começam no extremo: o caminho mais longo para casa.

## Options: start

option-opening = Quem começa
option-opening-one-die-each = Um dado cada um; o mais alto começa e joga os dois
option-opening-one-die-each-then-roll = Um dado cada um; o mais alto começa e volta a lançar
option-opening-two-dice-highest = Dois dados cada um; a soma mais alta começa e volta a lançar
option-opening-lot-then-roll = Por sorteio, e depois um lançamento
option-winner_starts = Quem ganha começa o jogo seguinte

## Options: moving

option-higher_die = Primeiro o número maior
option-higher_die-help = Se só um dos dois números puder ser jogado, tem de ser o maior sempre que possível.

## Options: bearing off

option-bear_off = Retirar peças
option-bear_off-farthest-overshoot = Um número maior retira a peça mais atrasada
option-bear_off-free-overshoot = Qualquer número suficiente retira qualquer peça
option-bear_off-exact = Só com o número exato

## Options: scoring

option-scoring = Um jogo ganho vale
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Sempre 1
option-scoring-checkers-left = 1 por peça restante; tudo a dobrar se uma estiver fora da casa interna
option-scoring-checkers-left-outside = 1 por peça restante, 2 por cada uma fora da casa interna
option-backgammon_zone = Backgammon se uma peça de quem perde estiver
option-backgammon_zone-home-or-bar = na casa interna de quem ganha ou na barra
option-backgammon_zone-home-only = na casa interna de quem ganha
option-backgammon_needs_none_off = Backgammon só se quem perde não tiver retirado nada

## Options: doubling cube

option-cube = Cubo de dobrar
option-cube_cap = Cubo mais alto
option-cube_cap-0 = Sem limite
option-cube_in_single_game = Cubo também num jogo único
option-cube_rest_face = Em repouso, o cubo mostra
option-crawford = Regra Crawford
option-crawford-help = O primeiro jogo depois de a um jogador faltar um ponto joga-se sem cubo.
option-holland = Regra Holland
option-holland-help = Depois do jogo Crawford, ninguém dobra antes de ambos terem lançado duas vezes.
option-jacoby = Regra Jacoby
option-jacoby-help = No jogo livre, os gammons só contam se o cubo tiver sido virado.
option-beavers = Beavers
option-beavers-help = No jogo livre, quem recebe uma dobra pode redobrar logo e ficar com o cubo.
option-raccoons = Raccoons
option-raccoons-help = Quem dobrou pode responder a um beaver virando o cubo mais uma vez.
option-automatic_doubles = Dobras automáticas
option-automatic_doubles-help = No jogo livre, um empate no lançamento inicial dobra a aposta, no máximo este número de vezes.
option-automatic_doubles-0 = Nenhuma
