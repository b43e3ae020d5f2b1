# The rules of a game as a page. Every message stands for one value of one dimension of a rule set, so the
# page cannot say anything else than what is played. "You" is the reader; points are counted by the distance
# that is left: 1 is the last point before a checker is off.

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
rules-section-source = D’où viennent ces règles

rules-aim-first-off =
    { $checkers ->
        [one] Faites faire le tour du tablier à votre pion, amenez-le dans votre jan intérieur, puis sortez-le. Le premier à y parvenir gagne.
       *[other] Faites faire le tour du tablier à vos { $checkers } pions, amenez-les dans votre jan intérieur, puis sortez-les. Le premier qui a sorti tous ses pions gagne.
    }
rules-aim-all-on-point = Amenez tous vos pions sur votre dernière flèche. Le premier qui les y a tous réunis gagne.

rules-board-24 = Le tablier compte 24 flèches, en quatre quarts de six. La barre le partage en deux moitiés.
rules-board-12 = On joue sur douze flèches.
rules-home = Vos six dernières flèches forment votre jan intérieur.
rules-start-caption = La position de départ. Les numéros sont ceux du joueur du bas.
rules-start-pool = Au début, le tablier est vide : les pions de la réserve entrent en jeu d’après les dés.
rules-track-contrary = Les joueurs avancent en sens contraire : votre première flèche est la dernière de votre adversaire.
rules-track-same = Les deux joueurs entrent dans le même quart et avancent dans le même sens ; tous deux sortent leurs pions du même jan intérieur.
rules-track-offset = Les deux joueurs tournent dans le même sens, mais partent de coins opposés, à douze flèches l’un de l’autre.
rules-track-half-contrary = Les joueurs avancent en sens contraire sur douze flèches.
rules-track-half-parallel = Chaque joueur avance sur ses douze flèches à lui ; tous deux vont dans le même sens, côte à côte.

rules-opening-one-die-each = Chaque joueur lance un dé. Le plus fort commence et joue ces deux dés. En cas d’égalité, on relance.
rules-opening-one-die-each-then-roll = Chaque joueur lance un dé. Le plus fort commence et lance les deux dés. En cas d’égalité, on relance.
rules-opening-two-dice-highest = Chaque joueur lance deux dés. Le total le plus fort commence et relance. En cas d’égalité, on relance.
rules-opening-lot-then-roll = On tire au sort celui qui commence ; il lance ensuite les deux dés.
rules-winner-starts = Le gagnant commence la partie suivante.

rules-dice = À chaque tour, vous lancez deux dés. Chaque dé se joue à part : avec deux pions, ou les deux dés avec un seul pion, s’il peut se poser sur la flèche intermédiaire.
rules-order-free = Vous choisissez le dé à jouer en premier.
rules-order-lower-first = Le plus petit nombre se joue d’abord. S’il est injouable, le plus grand est perdu aussi.
rules-landing-two = Vous pouvez vous poser sur une flèche vide, sur une flèche à vous ou sur une flèche occupée par un seul pion adverse. À partir de deux pions adverses, une flèche est fermée : vous ne pouvez pas vous y poser, mais vous pouvez passer par-dessus.
rules-landing-one = Vous pouvez vous poser sur une flèche vide ou sur une flèche à vous. Un seul pion adverse suffit à fermer une flèche : vous ne pouvez pas vous y poser, mais vous pouvez passer par-dessus.
rules-stacks-free = Une flèche peut recevoir autant de vos pions que vous voulez.
rules-stacks-limited = Certaines flèches ne peuvent recevoir qu’un nombre limité de vos pions : { $most } au plus.
rules-no-overtaking = Un pion ne peut pas en dépasser un autre de son camp.
rules-obligation-max = Vous devez jouer le plus possible de votre lancer. Ce qui est injouable est perdu ; nul n’a le droit de passer.
rules-obligation-higher = Si vous pouvez jouer l’un ou l’autre dé mais pas les deux, vous devez jouer le plus fort.
rules-obligation-either = Si vous pouvez jouer l’un ou l’autre dé mais pas les deux, vous choisissez lequel.
rules-obligation-all = Un lancer qui ne peut pas être joué en entier est perdu en entier.

rules-doubles-standard =
    { $times ->
        [one] Un double se joue une fois.
        [2] Un double se joue deux fois : deux déplacements de ce nombre.
       *[other] Un double se joue { $times } fois. Vous répartissez ces déplacements entre vos pions comme vous voulez ; ce qui est injouable est perdu.
    }
rules-doubles-underside = Un double se joue quatre fois, puis on joue quatre fois le dessous des dés (les deux faces opposées d’un dé font sept).
rules-doubles-underside-stop = Si une partie ne peut pas être jouée en entier, le reste du tour est perdu.
rules-doubles-underside-on = Ce qui est injouable d’une partie est perdu ; on continue avec le reste.
rules-doubles-roll-again = Puis vous relancez les dés.
rules-doubles-ascending = Un double se joue quatre fois, puis le nombre suivant quatre fois, et ainsi de suite jusqu’aux six.
rules-doubles-ascending-lapses = Si vous ne pouvez pas jouer un nombre en entier, vous en jouez ce que vous pouvez et le reste est perdu.
rules-doubles-ascending-handed-over = Si vous ne pouvez pas jouer un nombre en entier, vous en jouez ce que vous pouvez ; votre adversaire continue avec le nombre suivant, puis joue son propre tour.
rules-doubles-acey-deucey = Un double se joue quatre fois. Après un 1 et 2, vous annoncez en plus un double de votre choix, vous le jouez, puis vous relancez. Si une partie ne peut pas être jouée en entier, le reste est perdu.

rules-contact-hit = Une flèche occupée par un seul pion est un blot. Si vous vous posez sur un blot adverse, vous le frappez : il va sur la barre et doit rentrer en jeu. Un pion frappe aussi en chemin, là où il se pose entre deux dés.
rules-contact-pin = Si vous vous posez sur un pion adverse isolé, vous le bloquez : il reste là et ne peut pas bouger tant que vos pions n’ont pas quitté la flèche.
rules-contact-pin-stacks = Vous pouvez poser d’autres pions par-dessus.
rules-contact-pin-closed = Une flèche où un pion est bloqué est fermée aux deux joueurs.
rules-contact-block = On ne frappe jamais.
rules-contact-facing = Si vous vous posez en face d’un pion adverse, il est frappé et doit rentrer en jeu. Sur la dernière flèche, on est à l’abri.
rules-block = Six flèches fermées de suite sont infranchissables.

rules-entering-bar = Les pions sur la barre passent d’abord : tant que vous en avez un là, aucun autre de vos pions ne peut avancer.
rules-entering-where = Un pion entre dans votre premier quart : avec un 1 sur votre flèche { $first }, avec un 6 sur votre flèche { $last }. La somme des dés ne compte pas, et la flèche doit être ouverte.
rules-entering-lapses = Faites entrer autant de pions que vous pouvez. Si aucun ne peut entrer, le lancer est perdu ; une fois tous entrés, vous jouez librement le reste du lancer.
rules-entering-pool-first = Tous vos pions doivent être entrés avant que l’un d’eux puisse avancer.
rules-entering-pool-free =
    { $entered ->
        [0] Vous pouvez à votre gré faire entrer un pion ou avancer un pion déjà entré.
        [one] Dès qu’un pion est entré, vous pouvez à votre gré en faire entrer d’autres ou avancer.
       *[other] Dès que { $entered } pions sont entrés, vous pouvez à votre gré en faire entrer d’autres ou avancer.
    }

rules-bear-off-when = Quand tous vos pions sont dans votre jan intérieur, vous pouvez commencer à les sortir. Si l’un d’eux est frappé ensuite, il doit d’abord refaire le tour.
rules-bear-off-exact-number = Un pion sort avec le nombre de la flèche où il se trouve.
rules-bear-off-farthest = Un nombre plus grand ne peut sortir que le pion le plus éloigné. Un nombre qui ne peut sortir aucun pion doit être joué à l’intérieur du jan, si c’est possible.
rules-bear-off-free = Ou avec n’importe quel nombre plus grand, depuis n’importe quelle flèche.
rules-bear-off-exact = Un nombre plus grand ne compte pas : il faut le nombre exact.
rules-bear-off-never = Dans ce jeu, on ne sort aucun pion.

rules-score-single = Une partie vaut 1 point.
rules-score-gammon = Si le perdant n’a sorti aucun pion, c’est un gammon, qui compte double.
rules-score-backgammon-none-off = S’il a de plus un pion dans son premier quart (le jan intérieur du gagnant) ou sur la barre, c’est un backgammon, qui compte triple.
rules-score-backgammon-any = Si le perdant a un pion dans son premier quart (le jan intérieur du gagnant) ou sur la barre, c’est un backgammon, qui compte triple.
rules-score-backgammon-home-none-off = S’il a de plus un pion dans son premier quart (le jan intérieur du gagnant), c’est un backgammon, qui compte triple.
rules-score-backgammon-home-any = Si le perdant a un pion dans son premier quart (le jan intérieur du gagnant), c’est un backgammon, qui compte triple.
rules-score-checkers-left = Le gagnant marque un point pour chaque pion qui reste au perdant.
rules-score-checkers-left-all = Si l’un d’eux est hors du jan intérieur du perdant, tous les points comptent double.
rules-score-checkers-left-outside = Les pions hors du jan intérieur du perdant comptent deux points chacun.
rules-score-resign = On peut abandonner une partie si l’adversaire accepte.

rules-cube-off = Ce jeu se joue sans videau.
rules-cube-offer = Avant de lancer, vous pouvez proposer de doubler la valeur de la partie. Si votre adversaire refuse, il perd aussitôt, à l’ancienne valeur. S’il accepte, le videau est à lui : lui seul pourra doubler la fois suivante.
rules-cube-unlimited = Le videau n’a pas de valeur maximale.
rules-cube-cap = Le videau ne monte pas plus haut que { $cap }.
rules-cube-not-single = Dans une partie unique, on n’utilise pas le videau.
rules-cube-crawford = Crawford : dans la première partie où il ne manque plus qu’un point à un joueur pour gagner le match, on ne double pas.
rules-cube-holland = Holland : après la partie Crawford, personne ne double avant que chacun ait lancé deux fois.
rules-cube-jacoby = Jacoby, en partie libre : gammons et backgammons ne comptent que si le videau a été tourné.
rules-cube-beavers = Beavers, en partie libre : celui qui est doublé peut redoubler aussitôt et garder le videau.
rules-cube-raccoons = Raccoons : celui qui a doublé peut répondre de même à un beaver ; le videau reste où il est.
rules-cube-automatic =
    { $times ->
        [one] Doubles automatiques, en partie libre : une égalité au lancer d’ouverture double la mise, une fois au plus.
       *[other] Doubles automatiques, en partie libre : une égalité au lancer d’ouverture double la mise, { $times } fois au plus.
    }

rules-match-points =
    { $length ->
        [one] D’ordinaire, une seule partie décide.
       *[other] D’ordinaire, on joue jusqu’à ce que l’un des joueurs ait { $length } points ou plus.
    }
rules-match-games = D’ordinaire, on joue { $length } parties et l’on additionne leurs points.
rules-match-single = D’ordinaire, on joue une seule partie.
rules-match-money = D’ordinaire, on joue partie après partie, chacune pour ses points.

rules-table-take-back = Tant que vous n’avez pas annoncé la fin de votre tour, vous pouvez reprendre vos coups et en essayer d’autres.
rules-table-premature = Un lancer fait avant cette annonce est nul et se refait.
rules-table-cocked = Si un dé n’est pas à plat sur le tablier, on relance les deux.

game-backgammon-source = Le jeu commun aux cinq notices, avec les règles actuelles de tournoi là où elles diffèrent.
game-leaflet-000-source = Comme dans la notice 000 : une partie unique sans videau.
game-leaflet-001-source = Le jeu de base de la notice 001, avec ses règles pour la table. La notice dit seulement que le premier joueur est désigné et lance alors ses deux dés ; dans son texte français, on le tire au sort.
game-leaflet-002-source = Comme dans la notice 002. Son texte anglais ne double que les pions hors du jan intérieur ; les cinq autres langues doublent tous les points, et nous aussi. C’est une option.
game-leaflet-003-source = Comme dans la notice 003 ; l’obligation de jouer le plus grand nombre figure dans ses textes espagnol et italien.
game-leaflet-004-source = Comme dans la notice 004 : plusieurs parties dont les points s’ajoutent. Elle ne dit pas si celui qui commence joue les dés qui lui ont donné le départ ; ici, il relance.
game-nackgammon-source = Le départ de Nack Ballard : un pion de la flèche 13 et un pion de la flèche 6 sont placés sur la flèche 23.
game-hypergammon-source = Le départ habituel, avec trois pions chacun.
game-longgammon-source = Le départ habituel, avec tous les pions sur la première flèche.
