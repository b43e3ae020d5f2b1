# The rules of a game as a page. Every message stands for one value of one dimension of a rule set, so the
# page cannot say anything else than what is played. "You" is the reader; points are counted by the distance
# that is left: 1 is the last point before a checker is off.

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
rules-section-source = De onde vêm estas regras

rules-aim-first-off =
    { $checkers ->
        [one] Leve a sua peça à volta do tabuleiro até à sua casa interna e depois retire-a. Ganha quem o conseguir primeiro.
       *[other] Leve as suas { $checkers } peças à volta do tabuleiro até à sua casa interna e depois retire-as. Ganha quem retirar primeiro todas as suas peças.
    }
rules-aim-all-on-point = Leve todas as suas peças para a sua última casa. Ganha quem lá as tiver todas primeiro.

rules-board-24 = O tabuleiro tem 24 casas em quatro quartos de seis. A barra divide-o em duas metades.
rules-board-12 = Joga-se em doze casas.
rules-home = As suas últimas seis casas são a sua casa interna.
rules-start-caption = A posição inicial. Os números são os do jogador de baixo.
rules-start-pool = No início o tabuleiro está vazio: as peças da reserva entram conforme os dados.
rules-track-contrary = Os jogadores avançam em sentidos opostos: a sua primeira casa é a última do adversário.
rules-track-same = Os dois jogadores entram no mesmo quarto e avançam no mesmo sentido; ambos retiram as peças da mesma casa interna.
rules-track-offset = Os dois jogadores dão a volta no mesmo sentido, mas começam em cantos opostos, a doze casas um do outro.
rules-track-half-contrary = Os jogadores avançam em sentidos opostos em doze casas.
rules-track-half-parallel = Cada jogador avança nas suas próprias doze casas; ambos vão no mesmo sentido, lado a lado.

rules-opening-one-die-each = Cada jogador lança um dado. O mais alto começa e joga esses dois dados. Se forem iguais, lança-se de novo.
rules-opening-one-die-each-then-roll = Cada jogador lança um dado. O mais alto começa e lança os dois dados. Se forem iguais, lança-se de novo.
rules-opening-two-dice-highest = Cada jogador lança dois dados. A soma mais alta começa e volta a lançar. Se as somas forem iguais, lança-se de novo.
rules-opening-lot-then-roll = Sorteia-se quem começa; esse jogador lança depois os dois dados.
rules-winner-starts = No jogo seguinte começa quem ganhou.

rules-dice = Na sua vez, você lança dois dados. Cada dado joga-se em separado: com duas peças, ou ambos com uma só peça, se esta puder pousar na casa intermédia.
rules-order-free = Você escolhe que dado joga primeiro.
rules-order-lower-first = Joga-se primeiro o número menor. Se não puder ser jogado, perde-se também o maior.
rules-landing-two = Você pode pousar numa casa vazia, numa casa sua ou numa casa com uma só peça do adversário. Duas ou mais peças dele fecham uma casa: você não pode pousar lá, mas pode passar por cima.
rules-landing-one = Você pode pousar numa casa vazia ou numa casa sua. Basta uma só peça do adversário para fechar uma casa: você não pode pousar lá, mas pode passar por cima.
rules-stacks-free = Numa casa pode estar qualquer número de peças suas.
rules-stacks-limited = Em algumas casas só pode estar um número limitado de peças suas: { $most } no máximo.
rules-no-overtaking = Nenhuma peça pode ultrapassar outra do mesmo lado.
rules-obligation-max = Você tem de jogar tudo o que puder do lançamento. O que não puder ser jogado perde-se; ninguém pode passar por vontade própria.
rules-obligation-higher = Se puder jogar qualquer dos dois dados mas não ambos, você tem de jogar o maior.
rules-obligation-either = Se puder jogar qualquer dos dois dados mas não ambos, você escolhe qual.
rules-obligation-all = Um lançamento que não possa ser jogado por inteiro perde-se por inteiro.
rules-obligation-one-by-one = Jogas um número após outro, cada um se nesse momento for possível; não precisas de procurar uma ordem em que se jogue mais. O que não se pode jogar perde-se; ninguém pode passar.

rules-doubles-standard =
    { $times ->
        [one] Um duplo joga-se uma vez.
        [2] Um duplo joga-se duas vezes: dois movimentos desse número.
       *[other] Um duplo joga-se { $times } vezes. Você reparte os movimentos pelas suas peças como quiser; o que não puder ser jogado perde-se.
    }
rules-doubles-underside = Um duplo joga-se quatro vezes, e depois quatro vezes a face de baixo dos dados (as duas faces opostas de um dado somam sete).
rules-doubles-underside-stop = Se uma parte não puder ser jogada por inteiro, perde-se o resto da vez.
rules-doubles-underside-on = O que não puder ser jogado de uma parte perde-se; o resto continua.
rules-doubles-roll-again = Depois você volta a lançar.
rules-doubles-ascending = Um duplo joga-se quatro vezes, depois o número seguinte quatro vezes, e assim por diante até aos seis.
rules-doubles-ascending-lapses = Se não puder completar um número, você joga dele o que puder e o resto perde-se.
rules-doubles-ascending-handed-over = Se não puder completar um número, você joga dele o que puder; o adversário continua com o número seguinte e joga depois a sua própria vez.

rules-contact-hit = Uma casa com uma só peça é um blot. Se pousar num blot do adversário, você bate a peça: ela vai para a barra e tem de voltar a entrar. Uma peça também bate pelo caminho, onde pousa entre dois dados.
rules-contact-pin = Se pousar numa peça isolada do adversário, você prende-a: ela fica lá e não pode mover-se até as suas peças saírem de cima.
rules-contact-pin-stacks = Você pode pôr mais peças em cima.
rules-contact-pin-closed = Uma casa com uma peça presa está fechada para ambos.
rules-contact-block = Nunca se batem peças.
rules-contact-facing = Se pousar em frente de uma peça do adversário, ela é batida e tem de voltar a entrar. A última casa é segura.
rules-block = Seis casas fechadas seguidas não podem ser ultrapassadas.

rules-entering-bar = As peças na barra têm prioridade: enquanto você lá tiver alguma, nenhuma outra das suas peças pode mover-se.
rules-entering-where = Uma peça entra no seu primeiro quarto: com um 1 na sua casa { $first }, com um 6 na sua casa { $last }. A soma dos dados não conta, e a casa tem de estar aberta.
rules-entering-lapses = Faça entrar todas as peças que puder. Se nenhuma puder entrar, perde-se o lançamento; quando todas tiverem entrado, o resto do lançamento é livre.
rules-entering-pool-first = Todas as suas peças têm de ter entrado antes de alguma poder avançar.
rules-entering-pool-free =
    { $entered ->
        [0] Você pode fazer entrar uma peça ou mover uma que já entrou, como quiser.
        [one] Logo que uma peça tenha entrado, você pode fazer entrar outras ou mover, como quiser.
       *[other] Logo que { $entered } peças tenham entrado, você pode fazer entrar outras ou mover, como quiser.
    }

rules-bear-off-when = Quando todas as suas peças estiverem na casa interna, você pode começar a retirá-las. Se depois uma for batida, tem primeiro de dar de novo a volta.
rules-bear-off-exact-number = Uma peça sai com o número da casa em que está.
rules-bear-off-farthest = Com um número maior só pode sair a peça mais atrasada. Um número com que nenhuma peça possa sair tem de ser jogado dentro da casa interna, se for possível.
rules-bear-off-free = Ou com qualquer número maior, de qualquer casa.
rules-bear-off-exact = Um número maior não vale: tem de ser o exato.
rules-bear-off-never = Neste jogo não se retiram peças.

rules-score-single = Um jogo vale 1 ponto.
rules-score-gammon = Se quem perde não retirou nenhuma peça, é um gammon e vale o dobro.
rules-score-backgammon-none-off = Se além disso tiver alguma peça no seu primeiro quarto (a casa interna de quem ganha) ou na barra, é um backgammon e vale o triplo.
rules-score-backgammon-any = Se quem perde tiver alguma peça no seu primeiro quarto (a casa interna de quem ganha) ou na barra, é um backgammon e vale o triplo.
rules-score-backgammon-home-none-off = Se além disso tiver alguma peça no seu primeiro quarto (a casa interna de quem ganha), é um backgammon e vale o triplo.
rules-score-backgammon-home-any = Se quem perde tiver alguma peça no seu primeiro quarto (a casa interna de quem ganha), é um backgammon e vale o triplo.
rules-score-checkers-left = Quem ganha recebe um ponto por cada peça que resta a quem perde.
rules-score-checkers-left-all = Se alguma delas estiver fora da casa interna de quem perde, todos os pontos valem a dobrar.
rules-score-checkers-left-outside = As peças fora da casa interna de quem perde valem dois pontos cada uma.
rules-score-resign = Pode-se desistir de um jogo se o adversário aceitar.

rules-cube-off = Este jogo joga-se sem cubo de dobrar.
rules-cube-offer = Antes de lançar, você pode propor dobrar o valor do jogo. Se o adversário recusar, perde logo pelo valor anterior. Se aceitar, o cubo passa a ser dele: só ele pode dobrar da próxima vez.
rules-cube-unlimited = O cubo não tem valor máximo.
rules-cube-cap = O cubo não passa de { $cap }.
rules-cube-not-single = Num jogo único não se usa o cubo.
rules-cube-crawford = Crawford: no primeiro jogo em que a um jogador falta um só ponto para ganhar a partida, não se dobra.
rules-cube-holland = Holland: depois do jogo Crawford, ninguém dobra antes de ambos terem lançado duas vezes.
rules-cube-jacoby = Jacoby, no jogo livre: gammons e backgammons só contam se o cubo tiver sido virado.
rules-cube-beavers = Beavers, no jogo livre: quem recebe uma dobra pode redobrar logo e ficar com o cubo.
rules-cube-raccoons = Raccoons: quem dobrou pode responder a um beaver da mesma maneira; o cubo fica onde está.
rules-cube-automatic =
    { $times ->
        [one] Dobras automáticas, no jogo livre: um empate no lançamento inicial dobra a aposta, uma vez no máximo.
       *[other] Dobras automáticas, no jogo livre: um empate no lançamento inicial dobra a aposta, { $times } vezes no máximo.
    }

rules-match-points =
    { $length ->
        [one] Normalmente decide um só jogo.
       *[other] Normalmente joga-se até alguém ter { $length } pontos ou mais.
    }
rules-match-games = Normalmente jogam-se { $length } jogos e somam-se os seus pontos.
rules-match-single = Normalmente joga-se um só jogo.
rules-match-money = Normalmente joga-se jogo após jogo, cada um pelos seus pontos.

rules-table-take-back = Enquanto não anunciar o fim da sua vez, você pode desfazer os seus movimentos e tentar outros.
rules-table-premature = Um lançamento feito antes desse anúncio é nulo e repete-se.
rules-table-cocked = Se um dado não ficar bem assente no tabuleiro, lançam-se de novo os dois.

rules-aim-last-off = Leve as peças à volta e retire-as – mas não em primeiro: quem retira primeiro a última peça perde.
rules-aim-hit-loses = Quem bate uma peça adversária perde logo, mesmo que não pudesse jogar outra coisa.
rules-aim-eliminate = Capture todas as peças do adversário. Quem fica sem nenhuma perde.
rules-aim-towers = Desfaça as suas seis torres, refaça-as e retire-as. Ganha quem acaba primeiro.
rules-aim-unequal = Os lados são desiguais: joguem um segundo jogo com os lados trocados.
rules-board-towers = Cada um tem seis torres de duas peças, uma por número do dado. Nada corre no tabuleiro e os jogadores nunca se encontram.
rules-track-ring = As 24 casas são um anel: os jogadores correm em sentidos opostos, e depois da sua última casa volta a primeira.
rules-dice-three = Em cada vez lançam-se três dados. Cada dado é uma jogada.
rules-dice-six-beside = Lança dois dados, e cada lance conta como se ao lado houvesse um seis.
rules-dice-sum = Só se joga um lance com um 1 ou um 6, ou um duplo. Uma peça avança então a soma.
rules-dice-sum-own = Se caísse numa peça própria, segue até à próxima casa vazia ou do adversário.
rules-dice-lone = A última peça de um jogador salta logo para o próximo canto (casas 24, 19, 18, 13, 12, 7, 6 e 1), se não estiver já num. Desde então um 1 leva-a ao próximo canto e um 6 ao seguinte; outros números não contam.
rules-dice-towers = Um dado joga a torre do seu número: primeiro desfaz-se; desfeitas todas, refazem-se; refeitas todas, retiram-se. Se a torre já está pronta, o número perde-se.
rules-towers-one-checker = Na última fase um dado retira só uma peça da sua torre, por isso cada torre precisa do seu número duas vezes.
rules-dice-fixed = O primeiro lance do jogo fica: ambos jogam os mesmos dados em cada vez.
rules-dice-chosen = O primeiro jogador não lança: em cada vez nomeia dois números diferentes.
rules-dice-two-turns = O segundo jogador joga duas vezes seguidas: lança, joga, lança de novo e joga.
rules-dice-open-roll = Antes de jogar, o adversário faz o seu próximo lance, e ambos o veem.
rules-backward = Cada número pode também jogar-se para trás, até à sua primeira casa, e bater lá. As peças na barra e as retiradas não recuam.
rules-hit-and-run = Uma peça que bateu na sua casa não volta a mover-se nessa vez.
rules-hit-home-first = Não pode bater antes de uma peça sua estar em casa.
rules-head-one = Só uma peça por vez pode deixar a sua primeira casa, a cabeça.
rules-head-first-turn = Na primeira vez, com 3-3, 4-4 ou 6-6 podem sair duas.
rules-courier = A sua primeira peça corre só até à sua casa { $point } ou além; só então outra pode deixar a primeira casa.
rules-prime-own-quadrant = Não pode ter ao mesmo tempo as seis casas do seu primeiro quarto.
rules-prime-four-in-start = Não pode ter mais de { $most } casas do quarto onde o adversário começa.
rules-prime-ahead = Só pode fechar seis casas seguidas se uma peça adversária já as passou ou saiu.
rules-entering-start-waits = Pode entrar e mover à vontade, mas as { $waiting } peças que desde o início estão na sua primeira casa esperam lá até a reserva ficar vazia.
rules-entering-half = Enquanto houver peças na reserva pode entrar ou mover, mas nenhuma passa à segunda metade do tabuleiro.
rules-bear-off-pinned = Enquanto uma peça sua estiver presa, não pode retirar.
rules-mother = A última peça da sua primeira casa é a mãe. Se o adversário a prender lá, perde um jogo a dobrar – a não ser que ele ainda tenha peças na sua primeira casa: então joga-se até elas saírem.
rules-mothers-draw = Se ambas as mães estão presas, há empate.
rules-dead-draw = Se ninguém puder jogar nunca mais, há empate.
rules-repetition-draw = Se a mesma posição voltar pela terceira vez, há empate.
rules-doubles-twice-underside = Um duplo joga-se duas vezes, e depois duas vezes a face oculta dos dados (as duas faces somam sete).
rules-doubles-ascending-later = Nas suas primeiras { $turns } vezes um duplo joga-se quatro vezes. Depois quatro vezes, em seguida quatro vezes o número seguinte, e assim até aos seis.
rules-doubles-roll-again-complete = Se o duplo foi jogado todo, lança de novo.
rules-doubles-rolls-again-always = Depois de um duplo lança de novo.
rules-doubles-sum = Um duplo joga-se uma vez, como soma, e lança de novo.
rules-doubles-three-dice = Dados iguais não são nada de especial: cada um joga-se uma vez.
rules-one-two-played = Depois de 1 e 2 joga ambos, nomeia um duplo, joga-o e lança de novo. Se uma parte não puder ser toda jogada, o resto perde-se.
rules-one-two-chosen = 1 e 2 não se jogam: nomeia um duplo e joga-o; se o jogar todo, lança de novo.
rules-score-pips = O vencedor recebe tantos pontos quantos faltam às peças do perdedor para sair.
rules-score-pips-gammon = Valem o dobro num gammon (o perdedor nada retirou) e o triplo num backgammon.
rules-score-backgammon-quadrant = Se além disso tem uma peça no quarto onde começou, na barra ou na reserva, é um backgammon e vale o triplo.
rules-score-draw = Um empate não vale nada.
rules-match-in-turn = Os jogos alternam: { $games }, e depois do princípio.

game-backgammon-source = O jogo que os cinco folhetos têm em comum, com as regras de torneio de hoje onde eles diferem.
game-leaflet-000-source = Tal como vem no folheto 000: um jogo único sem cubo.
game-leaflet-001-source = O jogo base do folheto 001, com as suas regras para a mesa. O folheto diz apenas que se determina quem começa e que esse jogador lança os dois dados; no seu texto francês sorteia-se.
game-leaflet-002-source = Tal como vem no folheto 002. O seu texto inglês dobra apenas as peças que estão fora da casa interna; as outras cinco línguas dobram todos os pontos, e nós também. É uma opção.
game-leaflet-003-source = Tal como vem no folheto 003; que se tem de jogar o número maior é dito nos seus textos espanhol e italiano.
game-leaflet-004-source = Tal como vem no folheto 004: vários jogos em que os pontos se vão somando. Não diz se quem começa joga os dados que lhe deram o começo; aqui volta a lançar.
game-nackgammon-source = A posição inicial de Nack Ballard: uma peça da casa 13 e uma da casa 6 passam para a casa 23.
game-hypergammon-source = A posição inicial habitual, com três peças para cada um.
game-longgammon-source = A posição inicial habitual, com todas as peças na primeira casa.
game-snake-source = Para um, um jogo de trás; para o outro, um cerco. O folheto 001 interrompe-se a meio da posição; nove na barra é a que dão Jacoby e Crawford.
game-eureka-source = A lição mais curta de retirada. Do folheto 001; a imagem perdeu-se e a posição é a habitual.
game-irish-source = Descrito por Charles Cotton em 1674. Joga-se como o gamão, mas um duplo são apenas dois números iguais.
game-short-narde-source = O jogo de captura da família nardy: oin vale um, mars dois, koks três.
game-portes-source = Tradição grega. Quem ganha a abertura volta a lançar; o vencedor começa o jogo seguinte e um gammon vale dois.
game-tavla-source = Tradição turca. Uma peça que bateu na própria casa fica lá até ao fim da vez; mars vale dois.
game-tavli-source = A noite de qualquer café grego: bater, prender e bloquear, um após outro, quase sempre a cinco ou sete.
game-old-britain-source = Do folheto 001. Se os dois números podem ser jogados, jogam-se; se só um, escolhe qual.
game-mexican-source = Do folheto 001. O 1-2 não se joga: nomeia um duplo e lança de novo se o jogar todo. Essa condição é leitura nossa.
game-backward-source = Variante breve do folheto 001. As jogadas para trás contam para a obrigação; a retirada espera enquanto uma peça recuou.
game-straight-source = Variante breve do folheto 001: o mais forte fica com o caminho longo. Joguem a desforra.
game-fixed-roll-source = Variante breve do folheto 001: só cálculo. Se ninguém puder mais jogar, há empate.
game-no-hit-source = Variante breve do folheto 001: obrigue o adversário a bater-lhe.
game-open-roll-source = Variante breve do folheto 001. Sem cubo, pois «antes do lance» aqui nada significa.
game-misere-source = Variante breve do folheto 001. As obrigações mantêm-se: é preciso deixar-se bater e travar.
game-double-against-choice-source = Um jogo desigual do folheto 001. Um lance decide quem começa; é leitura nossa.
game-puff-source = Do folheto 001: com 2-4 entra-se nas suas casas 23 e 21. Quatro vezes em cima e quatro em baixo é a nossa leitura dos duplos.
game-puff-long-source = Do folheto 001. Bate-se já durante as entradas.
game-puff-russian-source = Do folheto 001. O número menor vem sempre primeiro.
game-puff-russian-long-source = Do folheto 001: o Puff longo com a liberdade do Puff russo.
game-french-1-source = Do folheto 001: 6-6 são quatro seis, quatro uns e outro lance; o impossível não quebra a cadeia. Primeiro entram todas, como é habitual.
game-russian-source = Do folheto 001. A liberdade após duas entradas é a leitura habitual.
game-acey-deucey-source = Do folheto 001. Cada peça que resta ao perdedor custa um ponto, também na barra e na reserva.
game-acey-deucey-us-source = Tradição americana. Como no folheto 001; começa o lance mais alto de dois dados.
game-acey-deucey-european-source = Tradição de jogadores europeus; retira-se com o número exato.
game-dutch-source = Conhecido de coleções antigas. Primeiro tréguas, depois refrega.
game-tabula-source = Reconstruído de uma posição do imperador Zenão, com as regras de hoje: nenhuma peça passa à segunda metade antes de todas entrarem.
game-pin-source = Do folheto 001; o perdedor paga os pontos que lhe faltam (uma na 3 e duas na 1 são 5). Posição habitual; uma casa mista está fechada a ambos, os pares próprios só travam o adversário.
game-plakoto-source = Tradição grega. A última peça da sua primeira casa é a mãe: presa ali, custa um jogo a dobrar.
game-tapa-source = Tradição búlgara. Como o Plakoto; os dados da abertura jogam-se.
game-mahbusa-source = Tradição árabe. O mesmo jogo que Tapa com o seu nome.
game-gioul-source = Do folheto 001: 3-3 são três, quatro, cinco e seis; se falhar nos quatro, o adversário joga os cinco e os seis. Nada é devolvido.
game-fevga-source = Tradição grega. A primeira peça corre só até passar a partida do adversário. Não se pode emparedar todo o primeiro quarto; outras filas não proibimos.
game-moultezim-source = Das terras otomanas. No máximo quatro casas do quarto onde o adversário começa podem ser suas.
game-narde-source = Joga-se na Rússia e no Cáucaso. Uma fila de seis julga-se a cada jogada: é permitida logo que uma peça adversária a passou.
game-gul-bara-source = Tradição búlgara, também dita Rosespring. Sem cabeça nem filas proibidas; uma cadeia quebrada acaba a vez.
game-jacquet-source = O jogo de salão francês na forma moderna: uma peça bloqueia e não se bate.
game-tawula-source = Um jogo árabe. Na primeira metade do caminho há no máximo uma peça por casa entre as duas pontas.
game-ludus-lumbardorum-source = Do folheto 001, com o percurso dos textos antigos. No máximo uma peça nas casas 10, 9 e 8; na primeira só se entra se estiver vazia. São leituras nossas.
game-medio-emperador-source = Do livro dos jogos de Afonso X (1283), como o leem os historiadores: dois dados e um seis sempre presente.
game-tourne-case-source = O Gamão francês 2 do folheto 001. Um duplo é uma jogada; não se ultrapassa; a meta atinge-se exata.
game-catch-me-source = Do folheto 001; na Islândia, «correr atrás das raparigas». Uma última peça já num canto fica lá; é leitura nossa.
game-doublets-source = Do folheto 001: 3-6 desfaz as torres três e seis. Que um dado leve a torre inteira também no fim é leitura nossa.
