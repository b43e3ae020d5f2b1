# The rules of a game as a page. Every message is one sentence or two about one value of a rule set, and it is on
# the page only where the game can come to need it. "You" is the reader, who sits at the bottom of the picture.
# Points are counted by the distance that is left: 1 is the last point before a checker is off.


rules-section-aim = Objetivo do jogo
rules-section-start = Tabuleiro e posição inicial
rules-section-opening = Quem começa
rules-section-moving = Movimentos
rules-section-doubles = Duplos
rules-section-contact = Quando as peças se encontram
rules-section-entering = Entrar no tabuleiro
rules-section-bearing-off = Retirar peças
rules-section-scoring = Fim e pontuação
rules-section-cube = O cubo de dobrar
rules-section-match = A partida
rules-section-table = À mesa
rules-section-readings = As nossas leituras e acrescentos
rules-section-source = De onde vêm estas regras

## Aim

rules-aim-first-off =
    { $checkers ->
        [1] Leve a sua peça à volta do tabuleiro até ao seu quadrante interior e depois retire-a. Ganha quem o conseguir primeiro.
       *[other] Leve as suas { $checkers } peças à volta do tabuleiro até ao seu quadrante interior e depois retire-as. Ganha quem retirar primeiro todas as suas.
    }
rules-aim-bear-off =
    { $checkers ->
        [1] A sua peça já está no seu quadrante interior. Ganha quem retirar primeiro a sua.
       *[other] As suas { $checkers } peças já estão no seu quadrante interior. Ganha quem retirar primeiro todas as suas.
    }
rules-aim-last-off = Leve as suas peças à volta do tabuleiro e retire-as, mas demore mais do que o adversário: perde quem retirar primeiro a última peça.
rules-aim-hit-loses = Quem bate uma peça do adversário perde logo o jogo.
rules-aim-all-on-point = Leve todas as suas peças para a sua casa { $point }, a última. Ganha quem lá as tiver todas primeiro.
rules-aim-eliminate = Capture todas as peças do adversário. Uma peça capturada sai do jogo para sempre; quem já não tem nenhuma perdeu.
rules-aim-towers = Desfaça as suas seis torres, volte a montá-las e retire-as. Ganha quem acabar primeiro.
rules-forward-off = O número de um dado é o número de casas que uma peça avança: da sua casa { $first } até à sua casa 1 e depois para fora do tabuleiro.
rules-forward-end = O número de um dado é o número de casas que uma peça avança: da sua casa { $first } até à sua casa 1.
rules-forward-ring = Uma peça avança a soma dos dois dados: da sua casa 24 até à sua casa 1 e de novo para a sua casa 24, sempre em círculo.
rules-mother = A última peça na sua casa 24 chama-se mãe. Se o adversário a prender lá, ganha um jogo que vale o dobro, a não ser que ainda tenha peças na sua própria casa 24: nesse caso, continua-se a jogar até elas saírem de lá.
rules-mothers-draw = Se as duas mães estiverem presas, o jogo acaba empatado.

## Board and start

rules-board-24 = O tabuleiro tem 24 casas em quatro quadrantes de seis. A barra divide-o em duas metades.
rules-board-towers = Cada jogador tem do seu lado seis torres de duas peças, numeradas de 1 a 6. As peças nunca mudam de casa e os jogadores não se encontram.
rules-way-whole = O seu lugar é na parte de baixo. A sua casa 24 fica numa ponta da fila de cima: as suas peças percorrem essa fila, passam para a de baixo e voltam até à sua casa 1, mesmo por baixo da 24.
rules-way-half-contrary = Num tabuleiro verdadeiro, usem os dois quadrantes de um lado da barra. A sua casa 12 fica no lado oposto, junto à barra: daí as suas peças vão para fora até à borda, passam para o seu lado e voltam até à barra, onde está a sua casa 1.
rules-way-half-parallel = As suas doze casas são a fila à sua frente; as do adversário, a fila oposta. Ambas se contam da 12, numa ponta, à 1, na outra, e os dois jogadores vão no mesmo sentido, lado a lado.
rules-track-contrary = O adversário fica em cima e avança em sentido oposto: a sua casa { $first } é a casa 1 dele.
rules-track-same = O adversário fica em cima, mas conta as mesmas casas e avança no mesmo sentido. Ambos retiram as peças do mesmo quadrante interior.
rules-track-offset = O adversário fica em cima e avança no mesmo sentido, mas começa no canto oposto: a sua casa 12 é a casa 24 dele.
rules-home = As suas últimas seis casas, da 6 à 1, são o seu quadrante interior.
rules-start-pool = No início o tabuleiro está vazio. As { $checkers } peças de cada jogador esperam na reserva e entram com os dados.
rules-start-both = Os dois jogadores colocam as peças da mesma forma, cada um segundo as suas próprias casas: { $places }.
rules-start-first = As suas peças, na parte de baixo: { $places }.
rules-start-second = As peças do adversário, segundo as casas dele: { $places }.
rules-start-unequal = Os dois lados não são iguais: troquem de lado depois de cada jogo. Numa partida, a troca é automática.
rules-start-caption = A posição inicial. Os números são os seus.
rules-start-caption-towers = A posição inicial: duas peças em cada uma das casas 1 a 6, para os dois jogadores.
rules-place-point = { $count } na { $point }
rules-place-bar = { $count } na barra
rules-place-pool = { $count } na reserva
# Words for a picture made of letters; X and O are drawn for the checkers.
rules-picture-you = X: as suas peças
rules-picture-opponent = O: as peças do adversário

## Who begins

rules-opening-one-die-each = Cada jogador lança um dado. Começa quem tirar o número mais alto e joga os dois dados como primeiro lançamento. Se forem iguais, lança-se de novo.
rules-opening-higher-begins = Cada jogador lança um dado. Começa quem tirar o número mais alto. Se forem iguais, lança-se de novo.
rules-opening-two-dice = Cada jogador lança dois dados. Começa quem tirar a soma mais alta. Se forem iguais, lança-se de novo.
rules-opening-lot = Sorteiem quem começa.
rules-opening-rolls = Quem começa lança então os dados e joga.
rules-winner-starts = Quem ganha um jogo começa o seguinte.

## Moving

rules-dice-roll = Na sua vez, lance dois dados.
rules-dice = Cada um dos dois números é um movimento à parte: avance uma peça com um e outra com o outro, ou a mesma peça com ambos, se puder pousar na casa intermédia.
rules-dice-three = Na sua vez, lance três dados. Cada número é um movimento à parte, com a mesma peça ou com várias; uma peça tem de poder pousar onde quer que pare.
rules-dice-six-beside = Na sua vez, lance dois dados; com cada lançamento conta ainda um terceiro número, um seis. Cada número é um movimento à parte, com a mesma peça ou com várias.
rules-dice-fixed = O primeiro lançamento vale para todo o jogo: cada jogador joga-o sempre na sua vez, até ao fim.
rules-dice-chosen = O seu lado, na parte de baixo, não lança os dados: na sua vez, nomeie dois números diferentes e jogue-os.
rules-dice-two-turns = O adversário, em cima, joga sempre duas vezes seguidas: lança e joga, volta a lançar e volta a jogar.
rules-dice-open-roll = Antes da sua jogada, o adversário lança já para a vez seguinte dele, e ambos veem esse lançamento.
rules-order-free = Pode escolher que número jogar primeiro.
rules-order-lower-first = Jogue primeiro o número menor. Se não puder ser jogado, perde-se também o maior.
rules-backward = Qualquer número pode também jogar-se para trás, no máximo até à sua casa 24, e também assim se bate. As peças já retiradas não voltam.
rules-landing-two = Uma peça pode pousar numa casa vazia, sobre peças suas ou sobre uma só peça do adversário. Duas ou mais peças dele fecham uma casa: não pode pousar lá, mas pode passar por cima.
rules-landing-one = Uma peça pode pousar numa casa vazia ou sobre peças suas. Uma só peça do adversário já fecha uma casa: não pode pousar lá, mas pode passar por cima.
rules-landing-pin = Uma peça pode pousar numa casa vazia, sobre peças suas ou sobre uma só peça do adversário. Duas ou mais peças dele fecham uma casa, e também a fecha uma peça dele que prenda uma sua: não pode pousar lá, mas pode passar por cima.
rules-stacks-free = Numa casa pode estar qualquer número de peças suas.
rules-stacks-all = Numa casa podem estar no máximo { $most } peças suas.
rules-stacks-except =
    { $most ->
        [1] Numa casa pode estar uma só peça sua; apenas na sua casa { $points } cabe qualquer número.
       *[other] Numa casa podem estar no máximo { $most } peças suas; apenas na sua casa { $points } cabe qualquer número.
    }
rules-stacks-points =
    { $most ->
        [1] Em cada uma das suas casas { $points } pode estar uma só peça sua.
       *[other] Em cada uma das suas casas { $points } podem estar no máximo { $most } peças suas.
    }
rules-stacks-start = Uma peça só pode entrar na sua casa { $point } se lá não estiver outra peça sua.
rules-no-overtaking = As suas peças mantêm a ordem: nenhuma pode ultrapassar outra sua, nem mesmo ao entrar.
rules-last-point-exact = A sua casa { $point } tem de ser alcançada com o número exato: um número que fosse além não pode ser jogado com essa peça.
rules-obligation-max = Jogue tantos números do lançamento quantos puder. O que não puder ser jogado perde-se, e não é permitido passar.
rules-obligation-higher = Se puder jogar um ou outro número, mas não os dois, tem de jogar o maior.
rules-obligation-either = Se puder jogar um ou outro número, mas não os dois, escolhe qual.
rules-obligation-one-by-one = Jogue um número após o outro, cada um se nesse momento puder; não tem de procurar uma ordem em que se joguem mais. O que não puder ser jogado perde-se, e não é permitido passar.
rules-obligation-all = Um lançamento que não puder ser jogado por inteiro perde-se por inteiro. Se puder, tem de ser jogado.
rules-ring-sum = Na sua vez, lance dois dados. O lançamento só vale se mostrar um 1 ou um 6 ou se for um duplo, e então tem de o jogar: uma só peça avança a soma dos dois dados.
rules-ring-capture = Se cair sobre uma peça do adversário, esta é capturada e sai do jogo para sempre.
rules-ring-own = Se fosse cair sobre uma peça sua, segue até à próxima casa vazia ou ocupada por uma peça do adversário, que captura. Assim, nenhuma casa tem mais de uma peça.
rules-ring-last = Logo que um jogador fica com uma só peça, esta salta para o canto seguinte: 24, 19, 18, 13, 12, 7, 6 ou 1. Se lá estiver uma peça do adversário, captura-a.
rules-ring-last-moves = A partir daí, um 1 leva-a ao canto seguinte e um 6 ao canto depois desse; com 1-6, os dois, por qualquer ordem. Captura onde quer que pare. Os outros números perdem-se.
rules-towers-play = Na sua vez, lance dois dados. Um dado joga a torre do seu número: primeiro desfá-la; quando as seis estiverem desfeitas, volta a montá-la; quando as seis estiverem montadas, retira-a.
rules-towers-whole = Um dado retira a torre inteira, as duas peças.
rules-towers-one-checker = Um dado retira uma só peça da sua torre; por isso, cada torre precisa do seu número duas vezes.
rules-towers-lapse = Se essa torre já tiver cumprido a fase, o número perde-se. Com 3-6, por exemplo, desfaz as torres 3 e 6.

## Doubles

rules-doubles-times =
    { $times ->
        [1] Um duplo joga-se uma só vez: um movimento desse número.
        [2] Um duplo são dois movimentos desse número, como com quaisquer dois dados.
       *[other] Um duplo joga-se { $times } vezes: { $times } movimentos desse número, com uma peça ou repartidos por várias.
    }
rules-doubles-underside =
    { $times ->
        [1] Um duplo joga-se uma vez e depois joga-se uma vez o número da face de baixo dos dados. As faces opostas de um dado somam sete: com 6-6 joga-se também o 1, com 5-5 o 2.
       *[other] Um duplo joga-se { $times } vezes e depois joga-se { $times } vezes o número da face de baixo dos dados. As faces opostas de um dado somam sete: com 6-6 joga-se também o 1, com 5-5 o 2.
    }
rules-doubles-ascending =
    { $times ->
        [1] Um duplo joga-se uma vez, depois joga-se uma vez o número seguinte, e assim até ao 6: com 4-4 jogam-se o 4, o 5 e o 6.
       *[other] Um duplo joga-se { $times } vezes, depois joga-se { $times } vezes o número seguinte, e assim até ao 6: com 4-4 jogam-se o 4, o 5 e o 6.
    }
rules-doubles-ascending-later =
    { $times ->
        [1] Nas suas primeiras { $turns } vezes de jogar, um duplo joga-se uma vez. A partir daí joga-se uma vez, a seguir uma vez o número seguinte, e assim até ao 6.
       *[other] Nas suas primeiras { $turns } vezes de jogar, um duplo joga-se { $times } vezes. A partir daí joga-se { $times } vezes, a seguir { $times } vezes o número seguinte, e assim até ao 6.
    }
rules-doubles-stop = Se não puder completar um número, jogue o que puder; o resto da sua vez perde-se.
rules-doubles-go-on = Se não puder completar um número, jogue o que puder e passe ao seguinte.
rules-doubles-hand-over = Se não puder completar um número, jogue o que puder. O adversário joga os números seguintes, de cada um o que puder, e depois joga na sua própria vez.
rules-doubles-roll-again = Depois lança-se de novo.
rules-doubles-roll-again-complete = Se jogou o duplo inteiro, volta a lançar.
rules-doubles-roll-again-always = Depois de um duplo, lança-se de novo.
rules-doubles-three-dice = Dados iguais não têm nada de especial: cada um joga-se uma vez.
rules-doubles-towers = Um duplo conta uma só vez: para uma torre.
rules-doubles-ring = Um duplo joga-se uma vez, como soma dos dois dados, e depois lança-se de novo.
rules-doubles-ring-last = Com a sua última peça, 1-1 são dois passos de canto em canto, 6-6 são dois passos de dois cantos, e os outros duplos não movem nada. Depois de qualquer duplo, lança-se de novo.
rules-one-two-played = O 1-2 é o melhor lançamento: jogue o 1 e o 2, nomeie um duplo à escolha e jogue-o, e volte a lançar. Se não puder completar uma parte, o resto perde-se.
rules-one-two-chosen = Um 1-2 não se joga. Em vez disso, nomeie um duplo à escolha e jogue-o; se o puder jogar por inteiro, volte a lançar.

## When checkers meet

rules-contact-hit = Uma peça sozinha numa casa é um blot. Se cair sobre um blot do adversário, bate-o: ele vai para a barra e tem de voltar a entrar.
rules-contact-hit-on-the-way = Também se bate na casa onde a peça só faz escala depois do primeiro número. Na mesma vez podem bater-se várias peças.
rules-contact-hit-loses = Uma peça sozinha numa casa é um blot. Se cair sobre um blot do adversário, bate-o e perde, mesmo que não tivesse outro movimento.
rules-contact-pin = Se cair sobre uma só peça do adversário, prende-a: ela fica lá e não pode mover-se enquanto houver peças suas nessa casa.
rules-contact-pin-stacks = Pode levar mais peças para uma casa onde prende uma peça.
rules-contact-pin-closed = Uma casa com uma peça presa está fechada para ambos.
rules-contact-block = Neste jogo não se bate.
rules-contact-never = Neste jogo os jogadores nunca se encontram: não se bate e nenhuma casa está fechada.
rules-contact-facing = Se cair em frente de uma peça do adversário, bate-a: ela vai para a barra e tem de voltar a entrar. Na casa 1 as peças estão a salvo.
rules-wall = Por isso, seis casas fechadas seguidas detêm qualquer peça que esteja atrás.
rules-hit-and-run = Uma peça que bateu no seu quadrante interior não pode mover-se mais nessa vez.
rules-hit-home-first = Não pode bater antes de uma das suas peças ter chegado ao seu quadrante interior.
rules-prime-own-quadrant = Não pode ocupar ao mesmo tempo as seis casas do seu primeiro quadrante, da 24 à 19.
rules-prime-start-quadrants = Não pode ocupar ao mesmo tempo as seis casas do seu primeiro quadrante, da 24 à 19, nem as seis do quadrante onde o adversário começa.
rules-prime-in-start = Não pode ocupar mais de { $most } casas do quadrante em que o adversário começa.
rules-prime-ahead = Só pode fechar seis casas seguidas se uma peça do adversário já as tiver passado ou já tiver saído.
rules-prime-last-two = Só pode fechar seis casas seguidas se já ocupar as suas duas últimas casas, 2 e 1.
rules-must-open = Se todas as peças do adversário estão numa só casa e ocupa as seis casas logo à frente delas, tem de abrir uma das seis se o seu lançamento o permitir.
rules-head-one = A sua casa 24 é a cabeça: na mesma vez só uma peça a pode deixar.
rules-head-first-turn = Na sua primeira vez, com 3-3, 4-4 e 6-6, podem deixá-la duas.
rules-courier = A sua primeira peça corre sozinha: nenhuma outra pode deixar a casa 24 até que essa chegue à sua casa { $point } ou a passe.

## Entering

rules-entering-bar = Primeiro vão as peças da barra. Faça entrar tantas quantas puder; enquanto restar uma, nenhuma outra se pode mover e o resto do lançamento perde-se. Quando todas tiverem entrado, jogue o resto do lançamento como de costume.
rules-entering-where = Uma peça entra com o número de um só dado, contado de fora do tabuleiro: um 1 põe-na na sua casa { $first }, um 6 na sua casa { $last }.
rules-entering-sum = A casa não pode estar fechada, e com a soma dos dados não entra nenhuma peça.
rules-entering-pool-first = Todas as suas peças têm de ter entrado da reserva antes de alguma poder avançar.
rules-entering-pool-free =
    { $entered ->
        [0] Com cada número pode, à escolha, fazer entrar uma peça da reserva ou mover uma no tabuleiro.
        [1] Depois de entrar uma peça, com cada número pode, à escolha, fazer entrar outra ou mover uma.
       *[other] Depois de entrarem { $entered } peças, com cada número pode, à escolha, fazer entrar outra ou mover uma.
    }
rules-entering-start-waits = Pode, à escolha, fazer entrar uma peça da reserva ou mover uma no tabuleiro; mas { $waiting } peças têm de ficar na sua casa 24 até a reserva estar vazia.
rules-entering-half = Pode, à escolha, fazer entrar uma peça da reserva ou mover uma no tabuleiro; mas enquanto a reserva não estiver vazia, nenhuma pode passar da sua casa 13.

## Bearing off

rules-bear-off-when = Quando todas as suas peças ainda em jogo estiverem no seu quadrante interior, pode retirá-las.
rules-bear-off-hit = Se depois uma for batida, só pode retirar mais quando ela tiver entrado e voltado ao quadrante interior.
rules-bear-off-back = Se uma saiu do quadrante interior para trás, só pode retirar mais quando ela tiver voltado.
rules-bear-off-number = Um número retira uma peça da casa com esse número ou move uma dentro do quadrante interior.
rules-bear-off-farthest = Um número maior do que todas as casas que ocupa retira uma peça da mais alta delas. Se houver uma peça mais atrás do que a casa desse número, nada sai das casas mais baixas: tem de mover com esse número, se puder.
rules-bear-off-free = Um número pode também retirar uma peça de qualquer casa mais baixa.
rules-bear-off-exact = Um número maior não retira peças: tem de ser exato.
rules-bear-off-pinned-yes = Enquanto uma peça sua estiver presa, pode retirar as outras.
rules-bear-off-pinned-no = Enquanto uma peça sua estiver presa, não pode retirar peças.
rules-bear-off-last = Ao retirar a última peça, o lançamento fica cumprido; não tem de jogar o resto.

## End and score

rules-score-single = Um jogo ganho vale 1 ponto.
rules-score-gammon = Se quem perde não tiver retirado nenhuma peça, é um gammon e vale o dobro.
rules-score-mars = Se quem perde não tiver retirado nenhuma peça, é um mars e vale o dobro.
rules-score-backgammon-none-off = Se quem perde não tiver retirado nenhuma peça e ainda tiver uma { $where }, é um backgammon e vale o triplo.
rules-score-backgammon-any = Se quem perde ainda tiver uma peça { $where }, é um backgammon e vale o triplo.
rules-score-koks-none-off = Se quem perde não tiver retirado nenhuma peça e ainda tiver uma { $where }, é um koks e vale o triplo.
rules-score-koks-any = Se quem perde ainda tiver uma peça { $where }, é um koks e vale o triplo.
rules-zone-winners-home = no quadrante interior de quem ganha
rules-zone-first-quadrant = numa das suas casas 24 a 19
rules-zone-bar = na barra
rules-zone-pool = na reserva
rules-or = ou
rules-score-hit = Um jogo perdido por bater vale 1 ponto.
rules-score-checkers-left = Quem ganha recebe um ponto por cada peça que resta a quem perde.
rules-score-checkers-left-all = Se alguma não estiver no quadrante interior de quem perde, todos os pontos valem o dobro.
rules-score-checkers-left-outside = Cada uma que não esteja no quadrante interior de quem perde vale dois pontos.
rules-score-pips = Quem ganha recebe um ponto por cada casa que faltava percorrer às peças de quem perde para saírem: uma peça na 3 e duas na 1, por exemplo, são 5 pontos.
rules-dead-draw = Se nenhum dos dois puder voltar a mover, o jogo acaba empatado.
rules-repetition-draw = Se a mesma posição surgir pela terceira vez, o jogo acaba empatado.
rules-score-draw = Um empate não vale nada.
rules-score-resign = Pode desistir de um jogo se o adversário concordar.
rules-score-resign-gammon = Pode desistir, perdendo um jogo simples ou um gammon, se o adversário concordar.
rules-score-resign-mars = Pode desistir, perdendo um jogo simples ou um mars, se o adversário concordar.
rules-score-resign-backgammon = Pode desistir, perdendo um jogo simples, um gammon ou um backgammon, se o adversário concordar.
rules-score-resign-koks = Pode desistir, perdendo um jogo simples, um mars ou um koks, se o adversário concordar.
rules-score-resign-as-it-stands = Uma desistência conta-se pelo tabuleiro tal como está: logo no início são { $points } pontos.

## The doubling cube

rules-cube-off = Este jogo joga-se sem cubo de dobrar.
rules-cube-offer = Um jogo começa com o seu valor simples. Na sua vez, antes de lançar, pode propor dobrá-lo. Se o adversário recusar, perde logo pelo valor anterior; se aceitar, o jogo vale o dobro.
rules-cube-owner = No início qualquer dos dois pode dobrar. Quem aceita fica com o cubo, e só esse jogador pode dobrar a seguir.
rules-cube-multiplies = Os pontos de um jogo multiplicam-se pelo valor do cubo.
rules-cube-multiplies-gammon = Os pontos de um jogo multiplicam-se pelo valor do cubo: um gammon com o cubo em 4 vale 4 × 2 = 8 pontos.
rules-cube-multiplies-backgammon = Os pontos de um jogo multiplicam-se pelo valor do cubo: um backgammon com o cubo em 4 vale 4 × 3 = 12 pontos.
rules-cube-unlimited = Pode dobrar-se para além de 64.
rules-cube-cap = O cubo não passa de { $cap }.
rules-cube-not-single = O cubo só se usa quando se jogam vários jogos a pontos, não num jogo único.
rules-cube-crawford = Regra Crawford: quando a um jogador falta pela primeira vez um só ponto para ganhar a partida, o jogo seguinte joga-se sem dobrar.
rules-cube-holland = Regra Holland: nos jogos depois do jogo Crawford, ninguém dobra antes de ambos terem lançado duas vezes.
rules-cube-jacoby = Regra Jacoby, no jogo livre: um gammon só conta se o cubo tiver sido virado.
rules-cube-beavers = Beavers, no jogo livre: o jogador a quem dobram pode redobrar logo e ficar com o cubo.
rules-cube-raccoons = Raccoons: quem dobrou primeiro pode responder a um beaver dobrando outra vez; o cubo fica onde está.
rules-cube-automatic =
    { $times ->
        [1] Dobros automáticos, no jogo livre: dados iguais na abertura dobram a aposta, no máximo uma vez.
       *[other] Dobros automáticos, no jogo livre: dados iguais na abertura dobram a aposta, no máximo { $times } vezes.
    }

## The match

rules-match-points =
    { $length ->
        [1] O habitual é um só jogo decidir.
       *[other] O habitual é ganhar a partida quem chegar primeiro a { $length } pontos.
    }
rules-match-games = O habitual é jogar { $length } jogos e somar os pontos.
rules-match-single = O habitual é jogar um só jogo.
rules-match-money = O habitual é jogar jogo após jogo, cada um pelos seus pontos.
rules-match-agree = Um jogo pode valer muitos pontos: combinem um número de jogos e somem os pontos.
rules-match-agreed = Antes de começarem, combinem a quantos pontos ou quantos jogos jogam.
rules-match-target = Combinem um número de pontos. Quem primeiro o alcançar ou ultrapassar ganha a partida; o habitual é 3, 5, 11, 15 ou 21.
rules-match-series = Joguem vários jogos, por exemplo 3 ou 5, e somem os pontos.
rules-match-in-turn = Os jogos de uma partida alternam: { $games }, e de novo o primeiro.

## At the table

rules-table-take-back = Até anunciar o fim da sua vez, pode desfazer os seus movimentos e experimentar outros.
rules-table-premature = Se o adversário lançar antes disso, o lançamento dele não vale e repete-se.
rules-table-cocked = Se um dado não ficar plano no tabuleiro, lançam-se de novo os dois.

## Our readings and additions

rules-ours-resign = O folheto não fala em desistir. É um acrescento nosso.
rules-ours-draw = O folheto não fala em empates. São um acrescento nosso.
rules-ours-ties = O folheto não diz o que acontece quando ambos tiram o mesmo. Lançar de novo é um acrescento nosso.
rules-ours-no-cube = O folheto não fala do cubo neste jogo. Jogamos sem ele.
rules-ours-picture = Falta-nos a imagem do folheto. O que ela mostrava foi tirado de outras descrições do jogo.
rules-ours-sides = O folheto só fala em trocar de lado no jogo “A direito”, para a revanche. Nós trocamos depois de cada jogo de lados desiguais.
rules-ours-flat = O folheto não diz quanto vale um jogo ganho. Contamos 1 ponto.
rules-ours-as-many = O folheto diz apenas que se tem de mover e que os movimentos impossíveis se perdem. Lemo-lo como é habitual: jogam-se tantos números quantos for possível.
rules-ours-last-off = Que retirar a última peça cumpra o lançamento é leitura nossa. De outro modo, uma última peça nunca poderia sair.
rules-ours-lot = O folheto diz apenas que se determina quem começa. No seu texto francês tira-se à sorte, e aqui também.
rules-ours-001-five = O folheto pede que numa casa não fiquem mais de cinco peças lado a lado. Trata-se apenas de como se dispõem: as outras empilham-se, e não é um limite.
rules-ours-000-spanish = O texto espanhol só admite duas peças numa casa e menciona um cubo de dobrar. Seguimos as outras oito línguas.
rules-ours-000-backgammon = Tal como está impresso, um backgammon vale o triplo mesmo que quem perde já tenha retirado uma peça.
rules-ours-002-bear-off = O folheto diz que se retira uma peça logo que possa passar a borda. Lemo-lo como é habitual: um número maior só retira a peça mais atrasada.
rules-ours-002-entering = Segundo os textos francês, espanhol e neerlandês, perde-se toda a vez se não puderem entrar todas as peças. Seguimos os outros: entram as que podem e só se perde o resto do lançamento.
rules-ours-002-points = O texto inglês dobra apenas as peças fora do quadrante interior. As outras cinco línguas dobram todos os pontos, e nós também.
rules-ours-003-higher = Que se tenha de jogar o número maior só está impresso nos textos espanhol e italiano.
rules-ours-003-points = O gammon e o backgammon estão impressos nos textos inglês e alemão, e a barra como caso de backgammon só no alemão.
rules-ours-003-stop = Uma frase do texto inglês proíbe também a parada no meio sobre uma só peça do adversário. A frase seguinte e o texto alemão só fecham as casas com duas ou mais, e nós também.
rules-ours-004-rolls = O folheto não diz se quem ganha o lançamento inicial joga esses dados. Aqui volta a lançar.
rules-ours-004-cube = As faces do cubo acabam em 64. Entendemos que “e assim por diante” não tem fim.
rules-ours-004-backgammon = Tal como está impresso, só dá um backgammon uma peça no quadrante interior de quem ganha, não uma na barra, e dá-o mesmo que quem perde já tenha retirado uma peça.
rules-ours-puff-doubles = O folheto não diz quantas vezes se jogam os números de um duplo. Quatro vezes cada um é leitura nossa.
rules-ours-puff-long = Segundo o texto francês, uma peça batida entra no último quadrante. Seguimos os textos alemão e italiano: recomeça do início.
rules-ours-all-first = Que todas as peças tenham de entrar antes de alguma avançar é leitura nossa.
rules-ours-free-after-two = O folheto não diz quando umas peças podem avançar enquanto outras esperam. Que o possam fazer depois de entrarem duas é leitura nossa.
rules-ours-free-within-roll = Que se possa escolher logo que entra a segunda peça, ainda no mesmo lançamento, é leitura nossa.
rules-ours-gioul = Que o adversário siga depois de um número que não pode completar e nada devolva é leitura nossa.
rules-ours-tourne-case = Que entrar para além de uma peça conte como ultrapassá-la, e que se possa entrar a qualquer momento, são leituras nossas.
rules-ours-tourne-case-home = O folheto fecha todas as casas ocupadas menos a última. Como os jogadores nunca partilham casas, são as que têm uma peça sua. Que as peças estejam a salvo na última sabe-se por outras descrições.
rules-ours-acey-deucey = O folheto conta a quem perde cada peça no tabuleiro. Contamos também as da barra e da reserva.
rules-ours-mexican = Que só se volte a lançar se o duplo escolhido for jogado por inteiro é leitura nossa.
rules-ours-old-britain = Que se tenham de jogar os dois números quando é possível é leitura nossa.
rules-ours-pin-pairs = Segundo o folheto, qualquer casa com duas peças está fechada. À letra, ninguém poderia juntar mais de duas numa casa nem retirá-las todas; por isso, um par seu só fecha a casa ao adversário.
rules-ours-pin-bear-off = Que se possam retirar peças enquanto uma está presa é leitura nossa.
rules-ours-catch-me = Uma última peça que já está num canto fica lá, e se um salto deixar ao outro uma só peça, salta essa a seguir. São leituras nossas.
rules-ours-ludus-points = O folheto proíbe bloquear as “casas 3, 4 e 5 do adversário”. Entendemos que são a terceira, a quarta e a quinta casa do seu caminho: as suas casas 10, 9 e 8.
rules-ours-ludus-double = Segundo o folheto, um duplo joga-se uma só vez. Lemo-lo como um lançamento de dois dados: dois movimentos.
rules-ours-doublets = Que um dado retire uma torre inteira e que um duplo dê outro lançamento em cada fase são leituras nossas.
rules-ours-backward = Que os movimentos para trás contem quando um número tem de ser jogado é leitura nossa.
rules-ours-snake = As nove peças na barra vêm-nos de Jacoby e Crawford.
rules-ours-choice = O folheto não diz quem começa nem quando se dobra. Sorteamos, e só se dobra antes de começar uma vez.
rules-ours-no-hit = Que perca também quem é obrigado a bater, logo e por um ponto, é leitura nossa.
rules-ours-open-roll = O folheto não diz como se dobra quando os lançamentos se conhecem antes. Jogamos sem cubo.

## Where the rules come from

game-backgammon-source = O jogo que os cinco folhetos têm em comum, com as regras de torneio de hoje onde eles diferem.
game-leaflet-000-source = Folheto 000, impresso em nove línguas: um jogo único sem cubo.
game-leaflet-001-source = Folheto 001, o jogo base, com as suas regras para a mesa. A maioria dos jogos invulgares daqui vem do mesmo folheto.
game-leaflet-002-source = Folheto 002, impresso em seis línguas.
game-leaflet-003-source = Folheto 003, impresso em cinco línguas que não omitem o mesmo.
game-leaflet-004-source = Folheto 004, de que conhecemos a primeira metade em inglês e a segunda em francês.
game-nackgammon-source = A posição inicial de Nack Ballard: uma peça da casa 13 e uma da casa 6 começam na casa 23.
game-hypergammon-source = Uma forma moderna e curta do gamão.
game-longgammon-source = Uma forma moderna e longa do gamão.
game-snake-source = Folheto 001, jogos em condições desiguais. Um lado parece perdido e, no entanto, o jogo é surpreendentemente equilibrado.
game-eureka-source = Folheto 001. No Oriente as crianças aprendem com ele a retirar peças; o cubo pode usar-se para treinar.
game-irish-source = Charles Cotton, The Compleat Gamester, 1674. Que cada jogo valha um e não haja cubo é leitura nossa.
game-short-narde-source = Joga-se do Cáucaso à Sibéria. Uma vitória simples chama-se oin e vale um, mars dois, koks três.
game-portes-source = Tradição grega. O nome quer dizer “portas”, as casas que duas peças fecham.
game-tavla-source = Tradição turca. Uma vitória em dobro chama-se mars; não há vitória tripla. Uma partida joga-se em geral a cinco pontos.
game-tavli-source = Tradição grega: bater, prender e bloquear à vez, em geral a cinco ou sete pontos.
game-old-britain-source = Folheto 001.
game-mexican-source = Folheto 001. O lançamento 1-2 chama-se lá “mexicano”.
game-backward-source = Folheto 001, variantes breves.
game-straight-source = Folheto 001, variantes breves. O jogador mais forte deve ficar com o caminho mais longo.
game-fixed-roll-source = Folheto 001, variantes breves. Tudo se pode planear, o que o torna muito tático.
game-no-hit-source = Folheto 001, variantes breves. Ponha os seus blots onde o adversário tem de cair.
game-open-roll-source = Folheto 001, variantes breves. Dura mais e é muito mais tático.
game-misere-source = Folheto 001, variantes breves.
game-double-against-choice-source = Folheto 001, jogos em condições desiguais.
game-puff-source = Folheto 001. Com 2-4, as suas duas primeiras peças entram nas suas casas 23 e 21.
game-puff-long-source = Folheto 001. Como o nome promete, dura mais do que o Puff.
game-puff-russian-source = Folheto 001.
game-puff-russian-long-source = Folheto 001. Bloquear as casas de partida ou correr à frente: eis aqui a questão.
game-french-1-source = Folheto 001. 6-6 vale quatro vezes o 6, quatro vezes o 1 e um novo lançamento, mesmo que só possa jogar o 6 duas vezes.
game-russian-source = Folheto 001.
game-acey-deucey-source = Folheto 001, que aconselha fazer entrar cerca de metade das peças e depois bloquear.
game-acey-deucey-us-source = Tradição americana, popular na marinha desde a Primeira Guerra Mundial.
game-acey-deucey-european-source = Tal como os jogadores na Europa o transmitem.
game-dutch-source = Conhecido de antigas coleções de variantes; também Jacoby e Crawford o descrevem.
game-tabula-source = Reconstituído a partir de uma posição do imperador Zenão, cerca de 480, com as regras habituais de hoje.
game-pin-source = Folheto 001.
game-plakoto-source = Tradição grega. Jogam-se todos os dados da vez antes de uma mãe presa pôr fim ao jogo.
game-tapa-source = Tradição búlgara. Como o Plakoto, mas jogam-se os dados da abertura.
game-mahbusa-source = Tradição árabe. O mesmo jogo que o Tapa, com nome próprio.
game-gioul-source = Folheto 001. Com 3-3 joga o 3, o 4, o 5 e o 6; se falhar no 4, o adversário joga o 5 e o 6.
game-fevga-source = Tradição grega. Algumas descrições também proíbem ocupar todo o primeiro quadrante do adversário, ou obrigam a abrir seis casas seguidas quando as suas quinze peças estão logo atrás. Ambas as regras são opções.
game-moultezim-source = Tradição otomana. Algumas descrições proíbem, em vez disso, ocupar todo o próprio primeiro quadrante; nós não.
game-narde-source = Tradição russa e caucasiana. Se seis casas seguidas são permitidas, julga-se em cada movimento. Muitas vezes, quem começa volta a lançar para a primeira vez; é uma opção.
game-gul-bara-source = Jogo de tradição búlgara, também chamado Rosespring. Aqui não há regra da cabeça nem filas proibidas.
game-jacquet-source = Tradição francesa, na forma moderna em que não se bate. Em descrições francesas, quem começa volta a lançar, e só pode fechar seis casas seguidas quem já ocupa as duas últimas. Ambas as regras são opções.
game-tawula-source = Um jogo árabe, segundo uma descrição moderna.
game-ludus-lumbardorum-source = Folheto 001; o caminho no tabuleiro segue descrições antigas.
game-medio-emperador-source = O livro dos jogos de Afonso X, 1283, como o leem os historiadores: dois dados e um seis que está sempre lá.
game-tourne-case-source = Folheto 001, como Gamão francês 2. O jogo é do século XVII.
game-catch-me-source = Folheto 001. Na Islândia, o jogo chama-se “correr atrás das moças”.
game-doublets-source = Folheto 001. Ainda hoje se joga na Islândia, e é pura sorte.
