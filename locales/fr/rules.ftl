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
rules-obligation-one-by-one = Vous jouez un nombre après l’autre, chacun s’il est jouable à ce moment ; vous n’avez pas à chercher un ordre qui en joue davantage. Ce qui ne peut pas être joué est perdu ; personne ne passe.

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

rules-aim-last-off = Faites le tour et sortez vos pions – mais pas le premier : qui sort le premier son dernier pion perd.
rules-aim-hit-loses = Qui frappe un pion adverse perd aussitôt, même si rien d’autre n’était possible.
rules-aim-eliminate = Prenez tous les pions adverses. Qui n’en a plus perd.
rules-aim-towers = Défaites vos six tours, refaites-les et sortez-les. Le premier qui a fini gagne.
rules-aim-unequal = Les camps sont inégaux : jouez une seconde partie en changeant de côté.
rules-board-towers = Chacun a six tours de deux pions, une pour chaque nombre du dé. Rien ne court sur le tablier et les joueurs ne se rencontrent jamais.
rules-track-ring = Les 24 flèches forment un anneau : les joueurs courent en sens contraire, et après votre dernière flèche revient la première.
rules-dice-three = À chaque tour on lance trois dés. Chacun est un coup à lui seul.
rules-dice-six-beside = Vous lancez deux dés, et chaque jet compte comme si un six était posé à côté.
rules-dice-sum = On ne joue qu’un jet qui montre un 1 ou un 6, ou un double. Un seul pion avance alors de la somme.
rules-dice-sum-own = S’il devait arriver sur un pion de son camp, il va jusqu’à la flèche suivante vide ou tenue par l’adversaire.
rules-dice-lone = Le dernier pion d’un joueur saute aussitôt au coin suivant (flèches 24, 19, 18, 13, 12, 7, 6 et 1), sauf s’il y est déjà. Ensuite un 1 le mène au coin suivant, un 6 au deuxième ; les autres nombres ne comptent pas.
rules-dice-towers = Un dé joue la tour de son nombre : on la défait ; quand toutes le sont, on les refait ; quand toutes sont refaites, on les sort. Si la tour est déjà faite, le nombre est perdu.
rules-towers-one-checker = Dans la dernière phase, un dé ne sort qu’un pion de sa tour : il faut donc deux fois le nombre de chaque tour.
rules-dice-fixed = Le premier jet de la partie demeure : tous deux jouent les mêmes dés à chaque tour.
rules-dice-chosen = Le premier joueur ne lance pas : à chaque tour il nomme deux nombres différents.
rules-dice-two-turns = Le second joueur joue deux tours de suite : il lance, joue, relance et rejoue.
rules-dice-open-roll = Avant que vous jouiez, l’adversaire lance son prochain jet, et tous deux le voient.
rules-backward = Chaque nombre peut aussi se jouer en arrière, jusqu’à votre première flèche, et y frapper. Les pions sur la barre et les pions sortis ne reculent pas.
rules-hit-and-run = Un pion qui a frappé dans votre jan intérieur ne bouge plus pendant ce tour.
rules-hit-home-first = Vous ne pouvez frapper avant qu’un de vos pions soit à la maison.
rules-head-one = Un seul pion par tour peut quitter votre première flèche, la tête.
rules-head-first-turn = Au premier tour, 3-3, 4-4 ou 6-6 peuvent en prendre deux.
rules-courier = Votre premier pion court seul jusqu’à votre flèche { $point } ou au-delà ; alors seulement un autre peut quitter la première flèche.
rules-prime-own-quadrant = Vous ne pouvez tenir à la fois les six flèches de votre premier quart.
rules-prime-four-in-start = Vous ne pouvez tenir plus de { $most } flèches du quart où commence l’adversaire.
rules-prime-ahead = Vous ne pouvez fermer six flèches de suite que si un pion adverse les a déjà dépassées ou est sorti.
rules-entering-start-waits = Vous entrez et bougez à votre gré, mais les { $waiting } pions placés dès le début sur votre première flèche y attendent que la réserve soit vide.
rules-entering-half = Tant que la réserve n’est pas vide, vous entrez ou bougez, mais aucun pion ne passe dans la seconde moitié du tablier.
rules-bear-off-pinned = Tant qu’un de vos pions est cloué, vous ne pouvez pas sortir.
rules-mother = Le dernier pion de votre première flèche est la mère. Si l’adversaire l’y cloue, vous perdez une partie double – sauf s’il a encore des pions sur sa propre première flèche : on joue alors jusqu’à leur départ.
rules-mothers-draw = Si les deux mères sont clouées, la partie est nulle.
rules-dead-draw = Si plus personne ne peut jamais jouer, la partie est nulle.
rules-repetition-draw = Si la même position revient pour la troisième fois, la partie est nulle.
rules-doubles-twice-underside = Un double se joue deux fois, puis deux fois la face cachée des dés (les deux faces font sept).
rules-doubles-ascending-later = Dans vos { $turns } premiers tours, un double se joue quatre fois. Ensuite quatre fois, puis quatre fois le nombre suivant, et ainsi jusqu’aux six.
rules-doubles-roll-again-complete = Si le double a été joué en entier, vous relancez.
rules-doubles-rolls-again-always = Après un double, vous relancez.
rules-doubles-sum = Un double se joue une fois, en somme, et vous relancez.
rules-doubles-three-dice = Des dés égaux n’ont rien de particulier : chacun se joue une fois.
rules-one-two-played = Après 1 et 2, vous jouez les deux, nommez un double, le jouez et relancez. Si une partie ne peut être jouée en entier, le reste est perdu.
rules-one-two-chosen = 1 et 2 ne se jouent pas : vous nommez un double et le jouez ; s’il est joué en entier, vous relancez.
rules-score-pips = Le gagnant reçoit autant de points qu’il en manque aux pions du perdant pour sortir.
rules-score-pips-gammon = Ils comptent double au gammon (le perdant n’a rien sorti) et triple au backgammon.
rules-score-backgammon-quadrant = S’il a en outre un pion dans le quart où il a commencé, sur la barre ou en réserve, c’est un backgammon qui compte triple.
rules-score-draw = Une partie nulle ne compte rien.
rules-match-in-turn = Les jeux alternent : { $games }, puis on recommence.

game-backgammon-source = Le jeu commun aux cinq notices, avec les règles actuelles de tournoi là où elles diffèrent.
game-leaflet-000-source = Comme dans la notice 000 : une partie unique sans videau.
game-leaflet-001-source = Le jeu de base de la notice 001, avec ses règles pour la table. La notice dit seulement que le premier joueur est désigné et lance alors ses deux dés ; dans son texte français, on le tire au sort.
game-leaflet-002-source = Comme dans la notice 002. Son texte anglais ne double que les pions hors du jan intérieur ; les cinq autres langues doublent tous les points, et nous aussi. C’est une option.
game-leaflet-003-source = Comme dans la notice 003 ; l’obligation de jouer le plus grand nombre figure dans ses textes espagnol et italien.
game-leaflet-004-source = Comme dans la notice 004 : plusieurs parties dont les points s’ajoutent. Elle ne dit pas si celui qui commence joue les dés qui lui ont donné le départ ; ici, il relance.
game-nackgammon-source = Le départ de Nack Ballard : un pion de la flèche 13 et un pion de la flèche 6 sont placés sur la flèche 23.
game-hypergammon-source = Le départ habituel, avec trois pions chacun.
game-longgammon-source = Le départ habituel, avec tous les pions sur la première flèche.
game-snake-source = Un jeu de l’arrière pour l’un, un siège pour l’autre. La règle 001 s’interrompt au milieu de la position ; neuf sur la barre est celle que donnent Jacoby et Crawford.
game-eureka-source = La plus courte leçon de sortie. De la règle 001 ; son image est perdue, la position est celle qu’on joue ailleurs.
game-irish-source = Décrit par Charles Cotton en 1674. On joue comme au backgammon, mais un double n’est que deux nombres égaux.
game-short-narde-source = Le jeu à frappes de la famille nardy : oin compte un, mars deux, koks trois.
game-portes-source = Tradition grecque. Qui gagne l’ouverture relance ; le gagnant commence la partie suivante, et un gammon compte deux.
game-tavla-source = Tradition turque. Un pion qui a frappé dans son propre jan intérieur y reste jusqu’à la fin du tour ; mars compte deux.
game-tavli-source = La soirée de tous les cafés grecs : frapper, clouer, bloquer, l’un après l’autre, souvent en cinq ou sept points.
game-old-britain-source = De la règle 001. Si les deux nombres peuvent être joués, ils doivent l’être ; sinon, vous choisissez lequel.
game-mexican-source = De la règle 001. Le 1-2 ne se joue pas : vous nommez un double et relancez s’il est joué en entier. Cette condition est notre lecture.
game-backward-source = Courte variante de la règle 001. Les reculs comptent dans l’obligation de jouer ; la sortie attend tant qu’un pion est reparti.
game-straight-source = Courte variante de la règle 001 : au plus fort le chemin le plus long. Jouez la revanche.
game-fixed-roll-source = Courte variante de la règle 001 : rien que du calcul. Si personne ne peut plus jouer, la partie est nulle.
game-no-hit-source = Courte variante de la règle 001 : obligez l’adversaire à vous frapper.
game-open-roll-source = Courte variante de la règle 001. Sans videau, car « avant le jet » n’y a pas de sens.
game-misere-source = Courte variante de la règle 001. Les obligations demeurent : il faut se faire frapper et se faire bloquer.
game-double-against-choice-source = Un jeu à conditions inégales de la règle 001. Un jet décide qui commence ; c’est notre lecture.
game-puff-source = De la règle 001 : 2-4 fait entrer sur vos flèches 23 et 21. Quatre fois le dessus puis quatre fois le dessous est notre lecture des doubles.
game-puff-long-source = De la règle 001. On frappe déjà pendant les entrées.
game-puff-russian-source = De la règle 001. Le plus petit nombre passe toujours d’abord.
game-puff-russian-long-source = De la règle 001 : le Puff long avec la liberté du Puff russe.
game-french-1-source = De la règle 001 : 6-6, c’est quatre six, quatre as et un jet ; ce qui est impossible n’arrête pas la suite. Tous doivent d’abord entrer, comme ailleurs.
game-russian-source = De la règle 001. La liberté après deux entrées est la lecture usuelle.
game-acey-deucey-source = De la règle 001. Chaque pion qui reste au perdant coûte un point, sur la barre et en réserve aussi.
game-acey-deucey-us-source = Tradition américaine. Comme dans la règle 001 ; le plus fort jet de deux dés commence.
game-acey-deucey-european-source = Tradition de joueurs européens ; on sort avec le nombre exact.
game-dutch-source = Connu par d’anciens recueils. D’abord la trêve, puis la mêlée.
game-tabula-source = Reconstitué d’après une position de l’empereur Zénon, avec les règles d’aujourd’hui : nul pion ne passe dans la seconde moitié avant que tous soient entrés.
game-pin-source = De la règle 001 ; le perdant paie ses points restants (un pion sur 3 et deux sur 1 font 5). Position usuelle ; une flèche mixte est fermée aux deux, une paire ne barre que l’adversaire.
game-plakoto-source = Tradition grecque. Le dernier pion de votre première flèche est la mère : clouée là, elle coûte une partie double.
game-tapa-source = Tradition bulgare. Comme le Plakoto ; le jet d’ouverture se joue.
game-mahbusa-source = Tradition arabe. Le même jeu que Tapa sous son propre nom.
game-gioul-source = De la règle 001 : 3-3, c’est trois, quatre, cinq et six ; si vous échouez aux quatre, l’adversaire joue les cinq et les six. Rien n’est rendu.
game-fevga-source = Tradition grecque. Votre premier pion court seul jusqu’à dépasser le départ adverse. Tout le premier quart ne peut être muré ; aucune autre suite n’est interdite ici.
game-moultezim-source = Des terres ottomanes. Au plus quatre flèches du quart où commence l’adversaire peuvent être à vous.
game-narde-source = Joué en Russie et au Caucase. Une suite de six se juge à chaque coup : elle est permise dès qu’un pion adverse l’a dépassée.
game-gul-bara-source = Tradition bulgare, aussi dite Rosespring. Ni tête ni suites interdites ; une suite rompue finit le tour.
game-jacquet-source = Le jeu de salon français dans sa forme moderne : un pion bloque, on ne frappe pas.
game-tawula-source = Un jeu arabe. Dans la première moitié du chemin, un pion au plus par flèche entre les deux extrémités.
game-ludus-lumbardorum-source = De la règle 001, avec le parcours des anciens textes. Un pion au plus sur vos flèches 10, 9 et 8 ; on n’entre sur la première que vide. Ce sont nos lectures.
game-medio-emperador-source = Du livre des jeux d’Alphonse X (1283), tel que le lisent les historiens : deux dés et un six toujours présent.
game-tourne-case-source = Le Backgammon français 2 de la règle 001. Un double est un seul coup ; on ne dépasse pas ; la case finale s’atteint exactement.
game-catch-me-source = De la règle 001 ; en Islande, « courir après les filles ». Un dernier pion déjà dans un coin y reste ; c’est notre lecture.
game-doublets-source = De la règle 001 : 3-6 défait les tours trois et six. Qu’un dé prenne la tour entière aussi à la fin est notre lecture.
