### The options of the games: `option-ID`, `option-ID-VALUE`, and the reasons why some do not go together. The pages that show rules.

## Rules

rules-contents = Conteúdo
rules-all = Todos os jogos
rules-back-new = Voltar ao novo jogo
rules-back-match = Voltar à partida
print = Imprimir

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

## Rules side by side

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

## Options: start

option-opening = Quem começa
option-opening-one-die-each = Um dado cada um; o mais alto joga os dois
option-opening-one-die-each-then-roll = Um dado cada um; o mais alto volta a lançar
option-opening-two-dice-highest = Dois dados cada um; a soma mais alta volta a lançar
option-opening-lot-then-roll = Por sorteio, e depois um lançamento
option-winner_starts = Quem ganha começa o jogo seguinte
option-start = Posição inicial
option-start-standard = A habitual
option-start-nackgammon = Como no nackgammon
option-start-hypergammon = Três peças cada um, bem atrás
option-start-longgammon = Todas na primeira casa
option-start-pool = Todas na reserva
option-start-home = Todas no quadrante interior
option-track = Sentido
option-track-contrary = Sentidos opostos
option-track-same = O mesmo para os dois
option-track-offset = O mesmo sentido, de cantos opostos

## Options: dice

option-double_times = Vezes que se joga um duplo
option-doubles = Depois de um duplo
option-doubles-plain = Nada mais
option-doubles-underside = Também a face de baixo dos dados
option-doubles-ascending = Também todos os números maiores
option-roll_again = Outro lançamento depois de um duplo
option-incomplete = Se uma parte não puder ser jogada por inteiro
option-incomplete-continue = segue-se a próxima
option-incomplete-end-turn = a vez termina
option-incomplete-hand-over = o adversário continua
option-incomplete-help = Para duplos e lançamentos que se jogam em várias partes.
option-one_two = Um 1-2
option-one_two-plain = é um lançamento como os outros
option-one_two-play-and-choose = joga-se, e depois um duplo à escolha
option-one_two-choose = torna-se um duplo à escolha
option-one_two-help = Depois do duplo escolhido, lança de novo.
option-fixed_roll = Lançamento fixo
option-fixed_roll-help = O primeiro lançamento vale para os dois durante todo o jogo.
option-open_roll = Lançamento aberto
option-open_roll-help = Antes da sua jogada, o adversário já lança para a vez seguinte dele.
option-order = Ordem dos dados
option-order-free = Livre
option-order-lower-first = Primeiro o número menor

## Options: moving

option-higher_die = Tem de se jogar o número maior
option-higher_die-help = Se só um dos dois números puder ser jogado, tem de ser o maior sempre que possível.
option-obligation = Obrigação de jogar
option-obligation-max = O máximo possível
option-obligation-one-by-one = Um número após outro, enquanto algum se puder jogar
option-obligation-all-or-nothing = O lançamento inteiro ou nada
option-half_board_limit = Peças numa casa de meio tabuleiro
option-half_board_limit-none = Sem limite
option-half_board_limit-start = Entrar na casa inicial só se estiver vazia
option-half_board_limit-three-points = Uma só em três casas da primeira metade
option-half_board_limit-whole-half = Uma só em cada casa da primeira metade
option-contact = Uma peça isolada
option-contact-hit = é batida
option-contact-pin = fica presa
option-contact-pin-closed = fica presa, e a casa fechada para ambos
option-contact-block = bloqueia a sua casa
option-hit_and_run = Bater e seguir
option-hit_and_run-help = Uma peça que bateu no seu quadrante interior pode continuar na mesma vez.
option-max_stack = Peças numa casa, no máximo
option-max_stack-0 = Sem limite
option-backward = Joga-se também para trás
option-head = Só uma peça da cabeça em cada vez
option-head-help = Em cada vez só uma peça pode deixar a primeira casa; na primeira vez, com certos duplos, duas.
option-prime = Filas proibidas
option-prime-none = Nenhuma
option-prime-own-quadrant = Todo o primeiro quadrante próprio
option-prime-start-quadrants = Todo o primeiro quadrante de um ou do outro
option-prime-four-in-start = Mais de quatro casas onde o adversário começa
option-prime-ahead = Seis seguidas sem peça do adversário adiante
option-prime-last-two = Seis seguidas antes de ocupar as duas últimas casas
option-prime-help = Onde uma só peça bloqueia, isto evita que alguém fique emparedado.
option-must_open = Abrir seis casas seguidas diante das quinze peças
option-must_open-help = Se todas as peças do adversário estão numa só casa logo atrás de seis seguidas, é preciso abrir uma se o lançamento o permitir.
option-courier = A primeira peça corre sozinha até à casa
option-courier-0 = Não
option-courier-help = Antes de ela chegar, nenhuma outra pode deixar a primeira casa.
option-entering = Avançar durante a entrada
option-entering-all-first = Quando todas entraram
option-entering-after-two = Depois de duas entrarem
option-entering-free = A qualquer momento

## Options: bearing off

option-bear_off = Retirar peças
option-bear_off-farthest-overshoot = Um número maior retira a peça mais atrasada
option-bear_off-free-overshoot = Qualquer número suficiente retira qualquer peça
option-bear_off-exact = Só com o número exato
option-bear_off_while_pinned = Retirar mesmo com uma peça presa
option-whole_towers = Na última fase um dado retira a torre inteira

## Options: scoring

option-end = O jogo termina
option-end-first-off = Quem acaba primeiro ganha
option-end-last-off = Quem acaba primeiro perde
option-end-hit-loses = Quem acaba primeiro ganha; quem bate perde
option-mother = A mãe
option-mother-help = Quem prende a última peça do adversário na primeira casa dele ganha um jogo que vale o dobro.
option-scoring = Um jogo ganho vale
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Sempre 1
option-scoring-checkers-left = 1 por peça restante; tudo em dobro se uma estiver fora do quadrante interior
option-scoring-checkers-left-outside = 1 por peça restante, 2 por cada uma fora do quadrante interior
option-scoring-pips = 1 por cada casa que falta a quem perde; gammon dobra, backgammon triplica
option-scoring-checkers-left-once = 1 por peça restante
option-backgammon_zone = Backgammon se uma peça de quem perde estiver
option-backgammon_zone-home-or-bar = no quadrante interior de quem ganha ou na barra
option-backgammon_zone-home-only = no quadrante interior de quem ganha
option-backgammon_needs_none_off = Backgammon só se quem perde não tiver retirado nada

## Options: doubling cube

option-cube = Cubo de dobrar
option-cube_cap = Cubo mais alto
option-cube_cap-0 = Sem limite
option-cube_in_single_game = Cubo também num jogo único
option-cube_rest_face = Em repouso, o cubo mostra
option-crawford = Regra Crawford
option-crawford-help = Quando a um jogador falta pela primeira vez um só ponto, o jogo seguinte joga-se sem cubo.
option-holland = Regra Holland
option-holland-help = Depois do jogo Crawford, ninguém dobra antes de ambos terem lançado duas vezes.
option-jacoby = Regra Jacoby
option-jacoby-help = No jogo livre, os gammons só contam se o cubo tiver sido virado.
option-beavers = Beavers
option-beavers-help = No jogo livre, o jogador a quem dobram pode redobrar logo e ficar com o cubo.
option-raccoons = Raccoons
option-raccoons-help = Quem dobrou pode responder a um beaver virando o cubo mais uma vez.
option-automatic_doubles = Dobros automáticos
option-automatic_doubles-help = No jogo livre, um empate no lançamento inicial dobra a aposta, no máximo este número de vezes.
option-automatic_doubles-0 = Nenhum
