# The rules of a game as a page. Every message is one sentence or two about one value of a rule set, and it is on
# the page only where the game can come to need it. "You" is the reader, who sits at the bottom of the picture.
# Points are counted by the distance that is left: 1 is the last point before a checker is off.


rules-section-aim = But du jeu
rules-section-start = Tablier et position de départ
rules-section-opening = Qui commence
rules-section-moving = Déplacements
rules-section-doubles = Doubles
rules-section-contact = Quand les pions se rencontrent
rules-section-entering = Entrée en jeu
rules-section-bearing-off = Sortie des pions
rules-section-scoring = Fin de la partie et points
rules-section-cube = Le videau
rules-section-match = Le match
rules-section-table = Autour de la table
rules-section-readings = Nos interprétations et nos ajouts
rules-section-source = D’où viennent ces règles

## Aim

rules-aim-first-off =
    { $checkers ->
        [one] Faites faire le tour du tablier à votre pion jusque dans votre jan intérieur, puis sortez-le. Le premier à y parvenir gagne.
       *[other] Faites faire le tour du tablier à vos { $checkers } pions jusque dans votre jan intérieur, puis sortez-les. Le premier à les avoir tous sortis gagne.
    }
rules-aim-bear-off =
    { $checkers ->
        [one] Votre pion est déjà dans votre jan intérieur. Le premier à sortir le sien gagne.
       *[other] Vos { $checkers } pions sont déjà dans votre jan intérieur. Le premier à les avoir tous sortis gagne.
    }
rules-aim-last-off = Faites faire le tour du tablier à vos pions et sortez-les, mais en prenant plus de temps que votre adversaire : le premier à sortir son dernier pion perd.
rules-aim-hit-loses = Un joueur qui frappe un pion adverse perd aussitôt la partie.
rules-aim-all-on-point = Amenez tous vos pions sur votre flèche { $point }, la dernière. Le premier à les y avoir tous réunis gagne.
rules-aim-eliminate = Capturez tous les pions de votre adversaire. Un pion capturé est éliminé pour de bon ; qui n’en a plus a perdu.
rules-aim-towers = Défaites vos six tours, remontez-les, puis sortez-les. Le premier à avoir fini gagne.
rules-forward-off = Chaque dé indique de combien de flèches avance un pion : de votre flèche { $first } jusqu’à votre flèche 1, puis hors du tablier.
rules-forward-end = Chaque dé indique de combien de flèches avance un pion : de votre flèche { $first } jusqu’à votre flèche 1.
rules-forward-ring = Un pion avance de la somme des deux dés : de votre flèche 24 jusqu’à votre flèche 1, puis de nouveau de votre flèche 24, et ainsi de suite.
rules-mother = Le dernier pion sur votre flèche 24 s’appelle la mère. Si votre adversaire l’y cloue, vous perdez une partie double, sauf s’il a lui-même encore des pions sur sa flèche 24 : la partie continue alors jusqu’à ce qu’ils soient partis.
rules-mothers-draw = Si les deux mères sont clouées, la partie est nulle.

## Board and start

rules-board-24 = Le tablier compte 24 flèches, en quatre quarts de six. La barre le partage en deux moitiés.
rules-board-towers = Chaque joueur a de son côté six tours de deux pions, numérotées de 1 à 6. Les pions ne changent jamais de flèche et les joueurs ne se rencontrent pas.
rules-way-whole = Vous êtes assis en bas. Votre flèche 24 est à un bout de la rangée du haut : vos pions suivent cette rangée, passent dans celle du bas et reviennent jusqu’à votre flèche 1, juste sous la flèche 24.
rules-way-half-contrary = Sur un vrai tablier, prenez les deux quarts d’un côté de la barre. Votre flèche 12 est en face de vous, contre la barre : avancez vers le bord, passez de votre côté et revenez vers la barre, où se trouve votre flèche 1.
rules-way-half-parallel = Vos douze flèches sont la rangée devant vous, celles de votre adversaire la rangée d’en face. Toutes deux se comptent de 12, à un bout, à 1, à l’autre bout, et les deux joueurs vont dans le même sens, côte à côte.
rules-track-contrary = Votre adversaire est assis en haut et vient à votre rencontre : votre flèche { $first } est sa flèche 1.
rules-track-same = Votre adversaire est assis en haut, mais compte les mêmes flèches et va dans le même sens que vous. Vous sortez tous deux vos pions du même jan intérieur.
rules-track-offset = Votre adversaire est assis en haut et tourne dans le même sens que vous, mais part du coin opposé : votre flèche 12 est sa flèche 24.
rules-home = Vos six dernières flèches, de 6 à 1, forment votre jan intérieur.
rules-start-pool = Au départ, le tablier est vide. Les { $checkers } pions de chaque joueur attendent dans la réserve et entrent avec les dés.
rules-start-both = Les deux joueurs se placent de la même façon, chacun selon sa propre numérotation : { $places }.
rules-start-first = Vos pions, en bas : { $places }.
rules-start-second = Les pions de votre adversaire, selon sa propre numérotation : { $places }.
rules-start-unequal = Les deux camps ne sont pas égaux : changez de camp après chaque partie. Dans un match, cela se fait tout seul.
rules-start-caption = La position de départ. Les numéros sont les vôtres.
rules-start-caption-towers = La position de départ : deux pions sur chacune des flèches 1 à 6, pour les deux joueurs.
rules-place-point = { $count } sur la { $point }
rules-place-bar = { $count } sur la barre
rules-place-pool = { $count } dans la réserve
# Words for a picture made of letters; X and O are drawn for the checkers.
rules-picture-you = X : vos pions
rules-picture-opponent = O : les pions de votre adversaire

## Who begins

rules-opening-one-die-each = Chaque joueur lance un dé. Celui qui fait le plus grand nombre commence et joue les deux dés comme premier lancer. En cas d’égalité, on relance.
rules-opening-higher-begins = Chaque joueur lance un dé. Celui qui fait le plus grand nombre commence. En cas d’égalité, on relance.
rules-opening-two-dice = Chaque joueur lance deux dés. Celui qui a le plus grand total commence. En cas d’égalité, on relance.
rules-opening-lot = Tirez au sort le joueur qui commence.
rules-opening-rolls = Celui qui commence lance les dés pour le premier tour.
rules-winner-starts = Le gagnant d’une partie commence la suivante.

## Moving

rules-dice-roll = À chaque tour, lancez deux dés.
rules-dice = Chacun des deux nombres est un déplacement à part : un pion avance de l’un et un autre de l’autre, ou le même pion avance des deux, s’il peut se poser sur la flèche intermédiaire.
rules-dice-three = À chaque tour, lancez trois dés. Chaque nombre est un déplacement à part, avec le même pion ou avec plusieurs ; un pion doit pouvoir se poser partout où il s’arrête.
rules-dice-six-beside = À chaque tour, lancez deux dés ; un troisième nombre, un six, compte toujours avec eux. Chaque nombre est un déplacement à part, avec le même pion ou avec plusieurs.
rules-dice-fixed = Le premier lancer de la partie vaut jusqu’à la fin : les deux joueurs le jouent à chaque tour.
rules-dice-chosen = Vous, en bas, ne lancez pas les dés : à chaque tour, vous nommez deux nombres différents et vous les jouez.
rules-dice-two-turns = Votre adversaire, en haut, a deux tours entiers de suite : il lance et joue, relance et rejoue.
rules-dice-open-roll = Avant que vous jouiez, votre adversaire lance déjà pour son prochain tour, et vous voyez tous deux ce lancer.
rules-order-free = Vous choisissez le nombre à jouer en premier.
rules-order-lower-first = Jouez d’abord le plus petit nombre. Si c’est impossible, le plus grand est perdu aussi.
rules-backward = Vous pouvez aussi jouer n’importe quel nombre en arrière, sans dépasser votre flèche 24, et frapper en reculant. Les pions sortis ne reviennent pas.
rules-landing-two = Un pion peut se poser sur une flèche vide, sur vos propres pions ou sur un pion adverse isolé. À partir de deux pions adverses, une flèche est fermée : on ne peut pas s’y poser, mais on peut passer par-dessus.
rules-landing-one = Un pion peut se poser sur une flèche vide ou sur vos propres pions. Un seul pion adverse ferme déjà une flèche : on ne peut pas s’y poser, mais on peut passer par-dessus.
rules-landing-pin = Un pion peut se poser sur une flèche vide, sur vos propres pions ou sur un pion adverse isolé. Deux pions adverses ou plus ferment une flèche, de même qu’un pion adverse qui cloue l’un des vôtres : on ne peut pas s’y poser, mais on peut passer par-dessus.
rules-stacks-free = Une flèche peut porter autant de vos pions que vous voulez.
rules-stacks-all = Une flèche peut porter au plus { $most } de vos pions.
rules-stacks-except =
    { $most ->
        [one] Une flèche ne peut porter qu’un seul de vos pions ; seule votre flèche { $points } en porte autant que vous voulez.
       *[other] Une flèche peut porter au plus { $most } de vos pions ; seule votre flèche { $points } en porte autant que vous voulez.
    }
rules-stacks-points =
    { $most ->
        [one] Chacune de vos flèches { $points } ne peut porter qu’un seul de vos pions.
       *[other] Chacune de vos flèches { $points } peut porter au plus { $most } de vos pions.
    }
rules-stacks-start = Un pion ne peut entrer sur votre flèche { $point } que si aucun autre de vos pions ne s’y trouve.
rules-no-overtaking = Vos pions gardent leur ordre : aucun ne peut en dépasser un autre, pas même en entrant.
rules-last-point-exact = Votre flèche { $point } doit être atteinte exactement : un nombre qui mènerait au-delà ne peut pas être joué avec ce pion.
rules-obligation-max = Jouez autant de nombres de votre lancer que vous pouvez. Ce qui ne peut pas être joué est perdu, et l’on n’a pas le droit de passer son tour.
rules-obligation-higher = Si vous pouvez jouer l’un ou l’autre nombre, mais pas les deux, vous devez jouer le plus grand.
rules-obligation-either = Si vous pouvez jouer l’un ou l’autre nombre, mais pas les deux, vous choisissez lequel.
rules-obligation-one-by-one = Jouez un nombre après l’autre, chacun s’il est jouable à ce moment ; vous n’avez pas à chercher un ordre qui permette d’en jouer davantage. Ce qui ne peut pas être joué est perdu, et l’on n’a pas le droit de passer son tour.
rules-obligation-all = Un lancer qui ne peut pas être joué en entier est perdu en entier. S’il peut l’être, vous devez le jouer.
rules-ring-sum = À chaque tour, lancez deux dés. Le lancer ne compte que s’il montre un 1 ou un 6 ou si c’est un double, et vous devez alors le jouer : un seul pion avance de la somme des deux dés.
rules-ring-capture = S’il arrive sur un pion adverse, celui-ci est capturé et éliminé pour de bon.
rules-ring-own = S’il tombe sur l’un de vos propres pions, il continue jusqu’à la première flèche vide ou occupée par un pion adverse, qu’il capture. Ainsi, une flèche ne porte jamais plus d’un pion.
rules-ring-last = Dès qu’un joueur n’a plus qu’un pion, celui-ci saute au coin suivant : 24, 19, 18, 13, 12, 7, 6 ou 1. Si un pion adverse s’y trouve, il est capturé.
rules-ring-last-moves = Ensuite, un 1 mène ce pion au coin suivant et un 6 deux coins plus loin ; avec 1-6, les deux, dans l’ordre voulu. Il capture partout où il s’arrête. Les autres nombres sont perdus.
rules-towers-play = À chaque tour, lancez deux dés. Un dé joue la tour de son numéro : d’abord il la défait ; quand les six sont défaites, il la remonte ; quand les six sont remontées, il la sort.
rules-towers-whole = Un dé sort toute la tour, les deux pions.
rules-towers-one-checker = Un dé ne sort qu’un pion de sa tour : il faut donc deux fois le nombre de chaque tour.
rules-towers-lapse = Si c’est déjà fait pour cette tour, le nombre est perdu. Avec 3-6, par exemple, vous défaites les tours 3 et 6.

## Doubles

rules-doubles-times =
    { $times ->
        [1] Un double ne se joue qu’une fois : un déplacement de ce nombre.
        [2] Un double fait deux déplacements de ce nombre, comme deux dés quelconques.
       *[other] Un double se joue { $times } fois : { $times } déplacements de ce nombre, avec un seul pion ou répartis entre plusieurs.
    }
rules-doubles-underside = Un double se joue { $times } fois, puis on joue { $times } fois le nombre de la face inférieure des dés. Les faces opposées d’un dé font sept : 6-6 donne donc des 1, et 5-5 des 2.
rules-doubles-ascending = Un double se joue { $times } fois, puis le nombre suivant { $times } fois, et ainsi de suite jusqu’aux six : 4-4 donne des quatre, des cinq et des six.
rules-doubles-ascending-later = Pendant vos { $turns } premiers tours, un double se joue { $times } fois. Ensuite, il se joue { $times } fois, puis le nombre suivant { $times } fois, et ainsi de suite jusqu’aux six.
rules-doubles-stop = Si vous ne pouvez pas jouer un nombre en entier, jouez-en ce que vous pouvez ; le reste de votre tour est perdu.
rules-doubles-go-on = Si vous ne pouvez pas jouer un nombre en entier, jouez-en ce que vous pouvez et passez au suivant.
rules-doubles-hand-over = Si vous ne pouvez pas jouer un nombre en entier, jouez-en ce que vous pouvez. Votre adversaire joue les nombres qui suivent, chacun autant qu’il peut, puis il a son propre tour.
rules-doubles-roll-again = Ensuite, vous relancez les dés.
rules-doubles-roll-again-complete = Si vous avez joué le double en entier, vous relancez les dés.
rules-doubles-roll-again-always = Après un double, vous relancez les dés.
rules-doubles-three-dice = Des dés égaux n’ont rien de particulier : chacun se joue une fois.
rules-doubles-towers = Un double ne compte qu’une fois : pour une tour.
rules-doubles-ring = Un double se joue une fois, comme somme des deux dés, et vous relancez.
rules-doubles-ring-last = Avec votre dernier pion, 1-1 fait deux pas d’un coin à l’autre, 6-6 deux pas de deux coins, et les autres doubles ne font rien avancer. Dans tous les cas, vous relancez.
rules-one-two-played = 1-2 est le meilleur lancer : jouez le 1 et le 2, nommez un double à votre choix et jouez-le, puis relancez. Si vous ne pouvez pas jouer une étape en entier, le reste est perdu.
rules-one-two-chosen = Un 1-2 ne se joue pas. Vous nommez à la place un double à votre choix et vous le jouez ; si vous le jouez en entier, vous relancez.

## When checkers meet

rules-contact-hit = Un pion seul sur une flèche est un blot. Si vous arrivez sur un blot adverse, vous le frappez : il va sur la barre et doit rentrer en jeu.
rules-contact-hit-on-the-way = Vous frappez aussi sur une flèche où votre pion ne fait que s’arrêter après son premier nombre. Vous pouvez frapper plusieurs pions dans un même tour.
rules-contact-hit-loses = Un pion seul sur une flèche est un blot. Si vous arrivez sur un blot adverse, vous le frappez et vous perdez, même si vous n’aviez pas d’autre coup.
rules-contact-pin = Si vous arrivez sur un pion adverse isolé, vous le clouez : il reste là et ne peut pas avancer avant que vous ayez quitté la flèche.
rules-contact-pin-stacks = Vous pouvez ajouter d’autres pions sur une flèche où vous clouez un pion.
rules-contact-pin-closed = Une flèche qui porte un pion cloué est fermée aux deux joueurs.
rules-contact-block = On ne frappe pas dans ce jeu.
rules-contact-never = Les joueurs ne se rencontrent jamais dans ce jeu : on ne frappe pas et aucune flèche n’est fermée.
rules-contact-facing = Si vous arrivez en face d’un pion adverse, vous le frappez : il va sur la barre et doit rentrer en jeu. Sur la flèche 1, les pions sont à l’abri.
rules-wall = Six flèches fermées de suite arrêtent donc tous les pions qui sont derrière.
rules-hit-and-run = Un pion qui a frappé dans votre jan intérieur ne peut plus avancer pendant ce tour.
rules-hit-home-first = Vous ne pouvez pas frapper avant que l’un de vos pions ait atteint votre jan intérieur.
rules-prime-own-quadrant = Vous ne pouvez pas occuper en même temps les six flèches de votre premier quart, de 24 à 19.
rules-prime-start-quadrants = Vous ne pouvez occuper en même temps ni les six flèches de votre premier quart, de 24 à 19, ni les six du quart où votre adversaire commence.
rules-prime-in-start = Vous ne pouvez pas occuper plus de { $most } flèches du quart où commence votre adversaire.
rules-prime-ahead = Vous ne pouvez fermer six flèches de suite que si un pion adverse est déjà passé au-delà ou sorti.
rules-prime-last-two = Vous ne pouvez fermer six flèches de suite que si vous occupez déjà vos deux dernières flèches, 2 et 1.
rules-must-open = Si tous les pions de votre adversaire sont sur une seule flèche et que vous occupez les six flèches juste devant eux, vous devez en ouvrir une quand votre lancer le permet.
rules-head-one = Votre flèche 24 est la tête : un seul pion par tour peut la quitter.
rules-head-first-turn = À votre premier tour, 3-3, 4-4 et 6-6 permettent à deux pions de la quitter.
rules-courier = Votre premier pion court seul : aucun autre ne peut quitter la flèche 24 avant qu’il ait atteint ou dépassé votre flèche { $point }.

## Entering

rules-entering-bar = Les pions sur la barre passent avant les autres. Faites-en entrer autant que vous pouvez ; tant qu’il en reste un, aucun autre pion ne peut avancer et le reste du lancer est perdu. Quand tous sont entrés, jouez le reste du lancer comme d’habitude.
rules-entering-where = Un pion entre avec le nombre d’un seul dé, compté depuis l’extérieur du tablier : un 1 le pose sur votre flèche { $first }, un 6 sur votre flèche { $last }.
rules-entering-sum = La flèche ne doit pas être fermée, et la somme des dés ne fait entrer aucun pion.
rules-entering-pool-first = Tous les pions de votre réserve doivent être entrés avant que vous puissiez en avancer un.
rules-entering-pool-free =
    { $entered ->
        [0] Avec chaque nombre, vous pouvez à votre gré faire entrer un pion de la réserve ou en avancer un sur le tablier.
        [one] Dès qu’un pion est entré, vous pouvez, avec chaque nombre, en faire entrer un autre ou en avancer un à votre gré.
       *[other] Dès que { $entered } pions sont entrés, vous pouvez, avec chaque nombre, en faire entrer un autre ou en avancer un à votre gré.
    }
rules-entering-start-waits = Vous pouvez à votre gré faire entrer un pion de la réserve ou en avancer un sur le tablier ; mais { $waiting } pions doivent rester sur votre flèche 24 jusqu’à ce que la réserve soit vide.
rules-entering-half = Vous pouvez à votre gré faire entrer un pion de la réserve ou en avancer un sur le tablier ; mais tant que la réserve n’est pas vide, aucun ne peut dépasser votre flèche 13.

## Bearing off

rules-bear-off-when = Quand tous vos pions encore en jeu sont dans votre jan intérieur, vous pouvez les sortir.
rules-bear-off-hit = Si l’un d’eux est frappé ensuite, il doit rentrer et revenir dans le jan intérieur avant que vous en sortiez d’autres.
rules-bear-off-back = Si l’un d’eux est reparti du jan intérieur, il doit y revenir avant que vous en sortiez d’autres.
rules-bear-off-number = Un nombre permet de sortir un pion de la flèche de ce numéro, ou d’en avancer un dans le jan intérieur.
rules-bear-off-farthest = Un nombre plus grand que toutes vos flèches occupées permet de sortir un pion de la plus haute. Si un pion est plus loin que ce nombre, rien ne sort d’une flèche plus basse : vous devez avancer un pion de ce nombre si c’est possible.
rules-bear-off-free = Un nombre permet aussi de sortir un pion de n’importe quelle flèche plus basse.
rules-bear-off-exact = Un nombre plus grand ne permet pas de sortir un pion : le nombre doit être exact.
rules-bear-off-pinned-yes = Même si l’un de vos pions est cloué, vous pouvez sortir les autres.
rules-bear-off-pinned-no = Tant que l’un de vos pions est cloué, vous ne pouvez pas sortir de pions.
rules-bear-off-last = Sortir votre dernier pion achève le lancer ; vous n’avez pas à jouer ce qui en reste.

## End and score

rules-score-single = Une partie gagnée vaut 1 point.
rules-score-gammon = Si le perdant n’a sorti aucun pion, c’est un gammon, et la partie compte double.
rules-score-mars = Si le perdant n’a sorti aucun pion, c’est un mars, et la partie compte double.
rules-score-backgammon-none-off = Si le perdant n’a sorti aucun pion et en a encore un { $where }, c’est un backgammon, et la partie compte triple.
rules-score-backgammon-any = Si le perdant a encore un pion { $where }, c’est un backgammon, et la partie compte triple.
rules-score-koks-none-off = Si le perdant n’a sorti aucun pion et en a encore un { $where }, c’est un koks, et la partie compte triple.
rules-score-koks-any = Si le perdant a encore un pion { $where }, c’est un koks, et la partie compte triple.
rules-zone-winners-home = dans le jan intérieur du gagnant
rules-zone-first-quadrant = sur l’une de ses flèches 24 à 19
rules-zone-bar = sur la barre
rules-zone-pool = dans la réserve
rules-or = ou
rules-score-hit = Une partie perdue en frappant compte 1 point.
rules-score-checkers-left = Le gagnant reçoit un point pour chaque pion qui reste au perdant.
rules-score-checkers-left-all = Si l’un d’eux n’est pas dans le jan intérieur du perdant, tous les points comptent double.
rules-score-checkers-left-outside = Chacun d’eux qui n’est pas dans le jan intérieur du perdant compte deux points.
rules-score-pips = Le gagnant reçoit un point pour chaque flèche que les pions du perdant avaient encore à parcourir pour sortir : un pion sur la flèche 3 et deux sur la flèche 1, par exemple, font 5 points.
rules-dead-draw = Si aucun des deux joueurs ne peut plus jamais jouer, la partie est nulle.
rules-repetition-draw = Si la même position se présente pour la troisième fois, la partie est nulle.
rules-score-draw = Une partie nulle ne rapporte rien.
rules-score-resign = Vous pouvez abandonner une partie si votre adversaire est d’accord.
rules-score-resign-gammon = Vous pouvez abandonner une partie simple ou un gammon si votre adversaire est d’accord.
rules-score-resign-mars = Vous pouvez abandonner une partie simple ou un mars si votre adversaire est d’accord.
rules-score-resign-backgammon = Vous pouvez abandonner une partie simple, un gammon ou un backgammon si votre adversaire est d’accord.
rules-score-resign-koks = Vous pouvez abandonner une partie simple, un mars ou un koks si votre adversaire est d’accord.
rules-score-resign-as-it-stands = Une partie abandonnée se compte d’après le tablier tel qu’il est : tout au début, cela fait { $points } points.

## The doubling cube

rules-cube-off = Ce jeu se joue sans videau.
rules-cube-offer = Une partie commence à sa valeur simple. À votre tour, avant de lancer, vous pouvez proposer de la doubler. Si votre adversaire refuse, il perd aussitôt à l’ancienne valeur ; s’il accepte, la partie compte deux fois plus.
rules-cube-owner = Au début, chaque joueur peut doubler. Celui qui accepte prend le videau, et lui seul peut doubler ensuite.
rules-cube-multiplies = Les points d’une partie sont multipliés par la valeur du videau.
rules-cube-multiplies-gammon = Les points d’une partie sont multipliés par la valeur du videau : un gammon avec le videau sur 4 vaut 4 × 2 = 8 points.
rules-cube-multiplies-backgammon = Les points d’une partie sont multipliés par la valeur du videau : un backgammon avec le videau sur 4 vaut 4 × 3 = 12 points.
rules-cube-unlimited = On peut doubler au-delà de 64.
rules-cube-cap = Le videau ne dépasse pas { $cap }.
rules-cube-not-single = Le videau ne sert que si vous jouez plusieurs parties aux points, pas dans une partie unique.
rules-cube-crawford = Règle Crawford : la première fois qu’un joueur arrive à un point de la victoire, la partie suivante se joue sans doubler.
rules-cube-holland = Règle Holland : dans les parties après la partie Crawford, personne ne double avant que chacun ait lancé deux fois.
rules-cube-jacoby = Règle Jacoby, en partie libre : un gammon ne compte que si le videau a été tourné.
rules-cube-beavers = Beavers, en partie libre : un joueur doublé peut redoubler aussitôt et garder le videau.
rules-cube-raccoons = Raccoons : celui qui a doublé le premier peut répondre à un beaver en doublant encore ; le videau reste où il est.
rules-cube-automatic =
    { $times ->
        [one] Doubles automatiques, en partie libre : des dés égaux à l’ouverture doublent la mise, une fois au plus.
       *[other] Doubles automatiques, en partie libre : des dés égaux à l’ouverture doublent la mise, { $times } fois au plus.
    }

## The match

rules-match-points =
    { $length ->
        [one] D’habitude, une seule partie décide.
       *[other] D’habitude, le premier joueur à { $length } points gagne le match.
    }
rules-match-games = D’habitude, on joue { $length } parties et on additionne leurs points.
rules-match-single = D’habitude, on joue une seule partie.
rules-match-money = D’habitude, on enchaîne les parties, chacune pour ses points.
rules-match-agree = Une partie peut rapporter beaucoup de points : convenez d’un nombre de parties et additionnez leurs points.
rules-match-agreed = Avant de commencer, convenez du nombre de points ou de parties à jouer.
rules-match-target = Convenez d’un nombre de points. Le premier qui l’atteint ou le dépasse gagne le match ; 3, 5, 11, 15 et 21 sont habituels.
rules-match-series = Jouez plusieurs parties, par exemple 3 ou 5, et additionnez leurs points.
rules-match-in-turn = Les jeux d’un match se succèdent : { $games }, puis de nouveau le premier.

## At the table

rules-table-take-back = Tant que vous n’avez pas annoncé la fin de votre tour, vous pouvez revenir sur vos déplacements et en essayer d’autres.
rules-table-premature = Si votre adversaire lance avant cela, son lancer est nul et doit être répété.
rules-table-cocked = Si un dé ne repose pas à plat sur le tablier, relancez les deux.

## Our readings and additions

rules-ours-resign = La notice ne parle pas d’abandon. C’est un ajout de notre part.
rules-ours-draw = La notice ne parle pas de partie nulle. C’est un ajout de notre part.
rules-ours-ties = La notice ne dit pas ce qui se passe en cas d’égalité. Relancer est un ajout de notre part.
rules-ours-no-cube = La notice ne parle pas du videau pour ce jeu. Nous jouons sans.
rules-ours-picture = L’image de la notice nous manque. Ce qu’elle montrait est repris d’autres descriptions du jeu.
rules-ours-sides = La notice ne parle d’échanger les camps que pour « Tout droit », dans une seconde partie. Nous changeons de camp après chaque partie à camps inégaux.
rules-ours-flat = La notice ne dit pas ce que vaut une partie gagnée. Nous comptons 1 point.
rules-ours-as-many = La notice dit seulement qu’il faut se déplacer et que l’impossible est perdu. Nous suivons l’usage : autant de nombres que possible.
rules-ours-last-off = Selon notre interprétation, la sortie du dernier pion achève le lancer. Sinon, un dernier pion ne pourrait jamais sortir.
rules-ours-lot = La notice dit seulement qu’on détermine le premier joueur. Dans son texte français, on le tire au sort, et nous aussi.
rules-ours-001-five = La notice demande de ne pas placer plus de cinq pions côte à côte sur une flèche. Il ne s’agit que de la façon de les poser : les autres s’empilent, ce n’est pas une limite.
rules-ours-000-spanish = Le texte espagnol n’admet que deux pions par flèche et mentionne un videau. Nous suivons les huit autres langues.
rules-ours-000-backgammon = Nous suivons le texte imprimé : un backgammon compte triple même si le perdant a déjà sorti un pion.
rules-ours-002-bear-off = La notice dit qu’on sort un pion dès qu’il peut dépasser le bord. Nous suivons l’usage : un nombre plus grand ne sort que le pion le plus éloigné.
rules-ours-002-entering = Selon les textes français, espagnol et néerlandais, tout le tour est perdu si l’un des pions ne peut pas rentrer. Nous suivons les autres : ceux qui peuvent rentrer rentrent, et seul le reste du lancer est perdu.
rules-ours-002-points = Le texte anglais ne double que les pions hors du jan intérieur. Les cinq autres langues doublent tous les points, et nous aussi.
rules-ours-003-higher = L’obligation de jouer le plus grand nombre ne figure que dans les textes espagnol et italien.
rules-ours-003-points = Le gammon et le backgammon figurent dans les textes anglais et allemand, et la barre comme cas de backgammon dans le seul texte allemand.
rules-ours-003-stop = Une phrase du texte anglais interdit aussi de s’arrêter en chemin sur un seul pion adverse. La phrase suivante et le texte allemand ne ferment que les flèches de deux pions ou plus, et nous aussi.
rules-ours-004-rolls = La notice ne dit pas si celui qui gagne l’ouverture joue ces dés. Chez nous, il relance.
rules-ours-004-cube = Les faces du videau s’arrêtent à 64. Pour nous, « et ainsi de suite » veut dire : sans fin.
rules-ours-004-backgammon = Nous suivons le texte imprimé : seul un pion dans le jan intérieur du gagnant fait un backgammon, pas un pion sur la barre, et même si le perdant a déjà sorti un pion.
rules-ours-puff-doubles = La notice ne dit pas combien de fois se jouent les nombres d’un double. Selon notre interprétation, quatre fois chacun.
rules-ours-puff-long = Le texte français fait rentrer un pion frappé dans le dernier quart. Nous suivons les textes allemand et italien : il repart du début.
rules-ours-all-first = Selon notre interprétation, tous les pions doivent entrer avant que l’un d’eux avance.
rules-ours-free-after-two = La notice ne dit pas quand des pions peuvent avancer tant que d’autres attendent. Qu’ils le puissent dès que deux sont entrés est notre interprétation.
rules-ours-free-within-roll = Que l’on soit libre dès que le deuxième pion est entré, au cours du même lancer, est notre interprétation.
rules-ours-gioul = Selon notre interprétation, l’adversaire continue après un nombre qu’il ne peut pas achever, et il ne rend rien.
rules-ours-tourne-case = Selon notre interprétation, entrer au-delà d’un pion est aussi un dépassement, et l’on peut entrer à tout moment.
rules-ours-tourne-case-home = La notice ferme toutes les flèches occupées, sauf la dernière. Comme les joueurs ne partagent aucune flèche, ce sont celles où se trouve un de vos pions. Que les pions soient à l’abri sur la dernière vient d’autres descriptions.
rules-ours-acey-deucey = La notice compte au perdant chaque pion sur le tablier. Nous comptons aussi ceux de la barre et de la réserve.
rules-ours-mexican = Selon notre interprétation, on ne relance que si le double choisi est joué en entier.
rules-ours-old-britain = Selon notre interprétation, il faut jouer les deux nombres quand c’est possible.
rules-ours-pin-pairs = La notice ferme toute flèche qui porte deux pions. À la lettre, personne ne pourrait en réunir plus de deux sur une flèche ni tout sortir ; vos propres paires ne ferment donc une flèche qu’à l’adversaire.
rules-ours-pin-bear-off = Selon notre interprétation, vous pouvez sortir des pions pendant que l’un des vôtres est cloué.
rules-ours-catch-me = Selon notre interprétation, un dernier pion déjà posé sur un coin y reste, et si un saut ne laisse qu’un pion à l’autre joueur, ce pion saute à son tour.
rules-ours-ludus-points = La notice interdit de bloquer « les cases adverses 3, 4 et 5 ». Pour nous, c’est la troisième, la quatrième et la cinquième flèche de votre chemin : vos flèches 10, 9 et 8.
rules-ours-ludus-double = Selon la notice, la valeur d’un double ne sert qu’une fois. Pour nous, c’est un lancer de deux dés : deux déplacements.
rules-ours-doublets = Selon notre interprétation, un dé sort une tour entière, et un double fait relancer dans chaque phase.
rules-ours-backward = Selon notre interprétation, les reculs comptent aussi quand un nombre doit être joué.
rules-ours-snake = Les neuf pions sur la barre nous viennent de Jacoby et Crawford.
rules-ours-choice = La notice ne dit pas qui commence ni quand doubler. Nous tirons au sort, et on ne double qu’avant un tour.
rules-ours-no-hit = Selon notre interprétation, celui qui est obligé de frapper perd aussi, aussitôt et pour un point.
rules-ours-open-roll = La notice ne dit pas comment doubler quand les lancers sont connus d’avance. Nous jouons sans videau.

## Where the rules come from

game-backgammon-source = Le jeu commun aux cinq notices, avec les règles actuelles de tournoi là où elles diffèrent.
game-leaflet-000-source = Notice 000, imprimée en neuf langues : une partie unique sans videau.
game-leaflet-001-source = Notice 001, le jeu de base, avec ses règles pour la table. La plupart des jeux insolites présentés ici viennent de la même notice.
game-leaflet-002-source = Notice 002, imprimée en six langues.
game-leaflet-003-source = Notice 003, imprimée en cinq langues qui n’omettent pas les mêmes choses.
game-leaflet-004-source = Notice 004, dont nous connaissons la première moitié en anglais et la seconde en français.
game-nackgammon-source = Le départ de Nack Ballard : un pion de la flèche 13 et un de la flèche 6 commencent sur la flèche 23.
game-hypergammon-source = Une forme moderne et courte du backgammon.
game-longgammon-source = Une forme moderne et longue du backgammon.
game-snake-source = Notice 001, parties aux conditions différentes. Un camp semble perdu, et pourtant le jeu est étonnamment équilibré.
game-eureka-source = Notice 001. Les enfants du Moyen-Orient y apprennent à sortir leurs pions ; on peut aussi s’y exercer au videau.
game-irish-source = Charles Cotton, The Compleat Gamester, 1674. Selon notre interprétation, chaque partie compte un et l’on joue sans videau.
game-short-narde-source = Joué du Caucase à la Sibérie. Une victoire simple s’appelle oin et compte un, mars deux, koks trois.
game-portes-source = Tradition grecque. Le nom veut dire « portes », les flèches que ferment deux pions.
game-tavla-source = Tradition turque. Une victoire double s’appelle mars ; il n’y en a pas de triple. Un match se joue souvent en cinq points.
game-tavli-source = Tradition grecque : frapper, clouer et bloquer tour à tour, d’habitude en cinq ou sept points.
game-old-britain-source = Notice 001.
game-mexican-source = Notice 001. Le lancer 1-2 y est appelé « mexicain ».
game-backward-source = Notice 001, variantes en bref.
game-straight-source = Notice 001, variantes en bref. Le meilleur joueur devrait prendre le plus long chemin.
game-fixed-roll-source = Notice 001, variantes en bref. Tout peut se prévoir, ce qui rend le jeu très tactique.
game-no-hit-source = Notice 001, variantes en bref. Placez vos blots là où l’adversaire doit se poser.
game-open-roll-source = Notice 001, variantes en bref. La partie dure plus longtemps et devient bien plus tactique.
game-misere-source = Notice 001, variantes en bref.
game-double-against-choice-source = Notice 001, parties aux conditions différentes.
game-puff-source = Notice 001. Avec 2-4, vos deux premiers pions entrent sur vos flèches 23 et 21.
game-puff-long-source = Notice 001. Comme le nom le promet, la partie est plus longue qu’au Puff.
game-puff-russian-source = Notice 001.
game-puff-russian-long-source = Notice 001. Bloquer les flèches de départ ou prendre de l’avance : toute la question est là.
game-french-1-source = Notice 001. 6-6, ce sont quatre 6, quatre 1 et un nouveau lancer, même si deux des 6 seulement se jouent.
game-russian-source = Notice 001.
game-acey-deucey-source = Notice 001, qui conseille de faire entrer à peu près la moitié des pions, puis de bloquer.
game-acey-deucey-us-source = Tradition américaine, populaire dans la marine depuis la Première Guerre mondiale.
game-acey-deucey-european-source = Tel que les joueurs d’Europe se le transmettent.
game-dutch-source = Connu par d’anciens recueils de variantes ; Jacoby et Crawford le décrivent aussi.
game-tabula-source = Reconstitué d’après une position de l’empereur Zénon, vers 480, avec les règles d’usage aujourd’hui.
game-pin-source = Notice 001.
game-plakoto-source = Tradition grecque. Tous les dés d’un tour se jouent avant qu’une mère clouée termine la partie.
game-tapa-source = Tradition bulgare. Comme le Plakoto, mais on joue les dés de l’ouverture.
game-mahbusa-source = Tradition arabe. Le même jeu que le Tapa, sous son propre nom.
game-gioul-source = Notice 001. Avec 3-3, vous jouez les trois, les quatre, les cinq et les six ; si les quatre ne se jouent pas en entier, l’adversaire joue les cinq et les six.
game-fevga-source = Tradition grecque. Certaines descriptions interdisent aussi d’occuper tout le premier quart de l’adversaire, ou obligent à ouvrir six flèches de suite quand ses quinze pions se trouvent juste derrière. Les deux règles sont des options.
game-moultezim-source = Tradition ottomane. Certaines descriptions interdisent plutôt d’occuper tout son premier quart ; pas nous.
game-narde-source = Tradition russe et caucasienne. Le droit à six flèches de suite se juge à chaque déplacement. Souvent, le joueur qui commence relance les dés pour le premier tour ; c’est une option.
game-gul-bara-source = Tradition bulgare ; le jeu s’appelle aussi Rosespring. Ici, ni règle de la tête ni rangées interdites.
game-jacquet-source = Tradition française, dans sa forme moderne où l’on ne frappe pas. Dans certaines règles, le joueur qui commence relance les dés, et l’on ne ferme six flèches de suite qu’en occupant déjà les deux dernières. Ce sont des options.
game-tawula-source = Un jeu arabe, d’après une description moderne.
game-ludus-lumbardorum-source = Notice 001 ; le chemin sur le tablier suit d’anciennes descriptions.
game-medio-emperador-source = Le livre des jeux d’Alphonse X, 1283, tel que l’interprètent les historiens : deux dés et un six toujours présent.
game-tourne-case-source = Notice 001, sous le nom de Backgammon français 2. Le jeu date du XVIIe siècle.
game-catch-me-source = Notice 001. En Islande, le jeu s’appelle « courir après les filles ».
game-doublets-source = Notice 001. On y joue encore en Islande, et c’est du pur hasard.
