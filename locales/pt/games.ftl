### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = O gamão e outros começos
family-leaflet = Como o imprimem cinco folhetos
family-eastern = Do Mediterrâneo oriental
family-twist = Gamão com surpresa
family-entering = Jogos que começam na reserva
family-pinning = Jogos de prender
family-blocking = Jogos de bloqueio
family-medieval = Jogos antigos e curiosos

## Games

game-backgammon = Gamão
game-backgammon-about = O jogo moderno, como se joga em clubes e torneios, com cubo de dobrar.
game-leaflet-000 = Gamão da caixa de madeira
game-leaflet-000-about = Folheto 000: o jogo clássico sem cubo; cada um lança um dado para ver quem começa.
game-leaflet-001 = Gamão da caixa grande
game-leaflet-001-about = Folheto 001: sorteia-se quem começa, e o cubo não tem limite.
game-leaflet-002 = Gamão por peças restantes
game-leaflet-002-about = Folheto 002: sem cubo; cada peça que resta a quem perde é um ponto, e todas valem a dobrar se uma não estiver no quadrante interior.
game-leaflet-003 = Gamão a pontos combinados
game-leaflet-003-about = Folheto 003: uma partida a um número combinado de pontos, com um cubo que acaba em 64.
game-leaflet-004 = Gamão de viagem
game-leaflet-004-about = Folheto 004: começa quem tirar a soma mais alta com dois dados; o cubo é para séries de jogos.
game-nackgammon = Nackgammon
game-nackgammon-about = Mais duas peças muito atrás dão jogos longos e ricos em estratégia.
game-hypergammon = Hypergammon
game-hypergammon-about = Três peças cada um: curto, vivo e sempre perigoso.
game-longgammon = Longgammon
game-longgammon-about = As quinze peças começam no extremo oposto: o caminho mais longo para casa.
game-snake = Serpente
game-snake-about = Seis peças muito atrás e nove na barra contra um exército nos postos de sempre.
game-eureka = Eureka
game-eureka-about = Todas as peças já estão no quadrante interior: retirar, contar, correr.
game-irish = Irlandês
game-irish-about = O antepassado do gamão: sem cubo, e um duplo são só dois movimentos.
game-short-narde = Nardy curto
game-short-narde-about = O gamão que se joga de Tbilissi a Vladivostok, sem cubo.
game-portes = Portes
game-portes-about = O primeiro jogo do Tavli: rápido, sociável, sem cubo.
game-tavla = Tavla
game-tavla-about = O gamão turco: a peça que bate no seu quadrante interior fica lá nessa vez.
game-tavli = Tavli
game-tavli-about = Uma partida de três jogos à vez: Portes, Plakoto, Fevga.
game-old-britain = Velha Inglaterra
game-old-britain-about = No máximo cinco por casa, e pode escolher-se o número menor.
game-mexican = Mexicano
game-mexican-about = Primeiro o número menor, saída exata, e o 1-2 torna-se o duplo que quiser.
game-backward = Para trás
game-backward-about = Cada número pode também jogar-se para trás.
game-straight = A direito
game-straight-about = Ambos correm no mesmo sentido, e um está quase em casa.
game-fixed-roll = Lançamento fixo
game-fixed-roll-about = O primeiro lançamento vale para ambos até ao fim.
game-no-hit = Sem bater
game-no-hit-about = Quem bate perde logo, mesmo que seja obrigado a isso.
game-open-roll = Lançamento aberto
game-open-roll-about = Vê-se o próximo lançamento do adversário antes de jogar.
game-misere = Ao contrário
game-misere-about = Quem retira primeiro a última peça perde.
game-double-against-choice = Duplo contra livre escolha
game-double-against-choice-about = Um nomeia os seus números, o outro joga duas vezes seguidas.
game-puff = Puff
game-puff-about = Quinze peças entram com os dados, e um duplo tem duas faces.
game-puff-long = Puff longo
game-puff-long-about = Um Puff em que ambos entram no mesmo quadrante e avançam no mesmo sentido.
game-puff-russian = Puff russo
game-puff-russian-about = Um Puff em que se pode mover logo que tenham entrado duas peças.
game-puff-russian-long = Puff russo longo
game-puff-russian-long-about = O mesmo caminho para ambos, e liberdade após duas peças.
game-french-1 = Gamão francês 1
game-french-1-about = Cada duplo traz também a face de baixo e outro lançamento.
game-russian = Gamão russo
game-russian-about = Um só sentido para ambos, e cadeias de duplos que não devem quebrar.
game-acey-deucey = Acey-deucey
game-acey-deucey-about = Um 1-2 dá um duplo à escolha e outro lançamento.
game-acey-deucey-us = Acey-deucey americano
game-acey-deucey-us-about = O favorito da marinha: entra-se quando se quer e espera-se o 1-2.
game-acey-deucey-european = Acey-deucey europeu
game-acey-deucey-european-about = Um acey-deucey em que cada duplo joga também a face de baixo e dá outro lançamento.
game-dutch = Gamão holandês
game-dutch-about = Primeiro entram todas, e ninguém bate antes de ter uma no quadrante interior.
game-tabula = Tabula
game-tabula-about = O jogo dos imperadores romanos, com três dados.
game-pin = Pin
game-pin-about = Não se bate: prende-se, e um lançamento vale inteiro ou nada.
game-plakoto = Plakoto
game-plakoto-about = O segundo jogo do Tavli: prender o blot e proteger a mãe.
game-tapa = Tapa
game-tapa-about = O Plakoto dos búlgaros.
game-mahbusa = Mahbusa
game-mahbusa-about = «A prisioneira»: o Plakoto dos países árabes.
game-gioul = Gioul
game-gioul-about = Os duplos sobem até ao 6, e o que não puder jogar joga-o o adversário.
game-fevga = Fevga
game-fevga-about = O terceiro jogo do Tavli: correr e emparedar o adversário.
game-moultezim = Moultezim
game-moultezim-about = Uma Fevga com outra regra para os muros.
game-narde = Narde
game-narde-about = Nardy longo: em cada vez, uma só peça deixa a cabeça.
game-gul-bara = Gul bara
game-gul-bara-about = Narde louca: a partir da quarta vez de jogar, os duplos sobem até ao 6.
game-jacquet = Jacquet
game-jacquet-about = Uma peça corre à frente, como mensageira, antes de as outras poderem partir.
game-tawula = Tawula
game-tawula-about = Dois guardas esperam na casa de partida até entrarem as outras treze peças.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = O jogo dos lombardos, em meio tabuleiro.
game-medio-emperador = Medio emperador
game-medio-emperador-about = Metade do jogo do imperador: um seis acompanha cada lançamento.
game-tourne-case = Tourne-case
game-tourne-case-about = Três peças cada um, cada qual no seu lado, e bate-se em frente.
game-catch-me = Apanha-me
game-catch-me-about = Seis contra seis num anel, até um lado ser apanhado.
game-doublets = Doublets
game-doublets-about = Desfazer seis torres, refazê-las, retirá-las: pura sorte.

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
option-half_board_limit-start = Uma peça pode entrar na casa inicial vazia
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
option-prime-own-quadrant = Todo o seu primeiro quadrante
option-prime-four-in-start = Mais de quatro casas onde o adversário começa
option-prime-ahead = Seis seguidas sem peça do adversário adiante
option-prime-help = Onde uma só peça bloqueia, isto evita que alguém fique emparedado.
option-courier = A primeira peça corre sozinha até à casa
option-courier-0 = Não
option-courier-help = Só quando lá chegar pode outra deixar a primeira casa.
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
option-mother-help = Quem prende a última peça do adversário na primeira casa dele ganha um jogo a dobrar.
option-scoring = Um jogo ganho vale
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Sempre 1
option-scoring-checkers-left = 1 por peça restante; tudo a dobrar se uma estiver fora do quadrante interior
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
option-automatic_doubles = Dobras automáticas
option-automatic_doubles-help = No jogo livre, um empate no lançamento inicial dobra a aposta, no máximo este número de vezes.
option-automatic_doubles-0 = Nenhuma
