### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Le backgammon et d’autres départs
family-leaflet = D’après cinq notices
family-eastern = De la Méditerranée orientale
family-twist = Le backgammon autrement
family-entering = Jeux au départ de la réserve
family-pinning = Jeux de clouage
family-blocking = Jeux de blocage
family-medieval = Jeux anciens et curiosités

## Games

game-backgammon = Backgammon
game-backgammon-about = Le jeu moderne, tel qu’on le joue en club et en tournoi, avec le videau.
game-leaflet-000 = Backgammon du coffret en bois
game-leaflet-000-about = Notice 000 : le jeu classique sans videau ; un dé chacun décide qui commence.
game-leaflet-001 = Backgammon de la grande boîte
game-leaflet-001-about = Notice 001 : le premier joueur est tiré au sort, et le videau n’a pas de limite.
game-leaflet-002 = Backgammon aux pions restants
game-leaflet-002-about = Notice 002 : sans videau ; chaque pion qui reste au perdant vaut un point, et tous comptent double si l’un d’eux est hors du jan intérieur.
game-leaflet-003 = Backgammon au score convenu
game-leaflet-003-about = Notice 003 : un match en un nombre convenu de points, avec un videau qui s’arrête à 64.
game-leaflet-004 = Backgammon de voyage
game-leaflet-004-about = Notice 004 : le plus grand total de deux dés commence ; le videau sert aux séries de parties.
game-nackgammon = Nackgammon
game-nackgammon-about = Deux pions de plus tout au fond : de longues parties, riches en stratégie.
game-hypergammon = Hypergammon
game-hypergammon-about = Trois pions chacun : bref, vif et jamais sans danger.
game-longgammon = Longgammon
game-longgammon-about = Les quinze pions partent du bout du tablier : le plus long chemin du retour.
game-snake = Serpent
game-snake-about = Six pions très en arrière et neuf sur la barre contre une armée en place.
game-eureka = Eurêka
game-eureka-about = Tous les pions sont dans le jan intérieur : sortir, compter, courir.
game-irish = Irlandais
game-irish-about = L’ancêtre du backgammon : pas de videau, et un double ne vaut que deux déplacements.
game-short-narde = Nardy court
game-short-narde-about = Le backgammon tel qu’on le joue de Tbilissi à Vladivostok, sans videau.
game-portes = Portes
game-portes-about = Le premier jeu du Tavli : vif, convivial, sans videau.
game-tavla = Tavla
game-tavla-about = Le backgammon turc, où un pion qui frappe chez lui ne repart pas aussitôt.
game-tavli = Tavli
game-tavli-about = Un match de trois jeux à tour de rôle : Portes, Plakoto, Fevga.
game-old-britain = Vieille Angleterre
game-old-britain-about = Cinq pions au plus par flèche, et l’on peut choisir le plus petit nombre.
game-mexican = Mexicain
game-mexican-about = Le petit nombre d’abord, sortie exacte, et 1-2 devient n’importe quel double.
game-backward = À reculons
game-backward-about = Chaque nombre peut aussi se jouer en arrière.
game-straight = Tout droit
game-straight-about = Les deux joueurs courent dans le même sens, et l’un est presque arrivé.
game-fixed-roll = Lancer fixe
game-fixed-roll-about = Le premier lancer vaut pour les deux jusqu’à la fin.
game-no-hit = Sans frappe
game-no-hit-about = Un joueur qui frappe perd aussitôt, même s’il y est forcé.
game-open-roll = Lancer ouvert
game-open-roll-about = Vous voyez le prochain lancer de l’adversaire avant de jouer.
game-misere = Misère
game-misere-about = Celui qui sort le premier son dernier pion perd.
game-double-against-choice = Double contre choix libre
game-double-against-choice-about = L’un nomme ses nombres, l’autre joue deux tours de suite.
game-puff = Puff
game-puff-about = Quinze pions entrent aux dés, et un double a deux faces.
game-puff-long = Puff long
game-puff-long-about = Un Puff où tous deux entrent dans le même quart et courent dans le même sens.
game-puff-russian = Puff russe
game-puff-russian-about = Un Puff où l’on bouge dès que deux pions sont entrés.
game-puff-russian-long = Puff russe long
game-puff-russian-long-about = Même sens pour tous deux, et liberté après deux pions.
game-french-1 = Backgammon français 1
game-french-1-about = Chaque double donne aussi sa face cachée et un nouveau lancer.
game-russian = Backgammon russe
game-russian-about = Un seul sens pour tous deux, et des suites de doubles à ne pas rompre.
game-acey-deucey = Acey-deucey
game-acey-deucey-about = Un 1-2 donne un double au choix et un nouveau lancer.
game-acey-deucey-us = Acey-deucey américain
game-acey-deucey-us-about = Le favori de la marine : on entre quand on veut et l’on espère 1-2.
game-acey-deucey-european = Acey-deucey européen
game-acey-deucey-european-about = Un acey-deucey où l’on joue aussi la face cachée de chaque double avant de relancer.
game-dutch = Backgammon hollandais
game-dutch-about = Tous les pions entrent d’abord, et personne ne frappe avant d’en avoir un dans son jan intérieur.
game-tabula = Tabula
game-tabula-about = Le jeu des empereurs romains, à trois dés.
game-pin = Pin
game-pin-about = On ne frappe pas : on cloue, et un lancer se joue en entier ou pas du tout.
game-plakoto = Plakoto
game-plakoto-about = Le deuxième jeu du Tavli : clouer le blot et protéger la mère.
game-tapa = Tapa
game-tapa-about = Le Plakoto des Bulgares.
game-mahbusa = Mahbusa
game-mahbusa-about = « La prisonnière » : le Plakoto des pays arabes.
game-gioul = Gioul
game-gioul-about = Les doubles montent jusqu’aux six, et l’adversaire joue ce que vous ne pouvez pas jouer.
game-fevga = Fevga
game-fevga-about = Le troisième jeu du Tavli : courir, et emmurer l’adversaire.
game-moultezim = Moultezim
game-moultezim-about = Une Fevga avec une autre règle des murs.
game-narde = Narde
game-narde-about = Nardy long : un seul pion par tour quitte la tête.
game-gul-bara = Gul bara
game-gul-bara-about = Narde folle : dès le quatrième tour, les doubles montent jusqu’aux six.
game-jacquet = Jacquet
game-jacquet-about = Un courrier court devant avant que les autres puissent partir.
game-tawula = Tawula
game-tawula-about = Deux gardes attendent au départ que treize autres soient entrés.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = Le jeu des Lombards, sur un demi-tablier.
game-medio-emperador = Medio emperador
game-medio-emperador-about = La moitié du jeu de l’empereur : un six accompagne chaque lancer.
game-tourne-case = Tourne-case
game-tourne-case-about = Trois pions chacun, chacun de son côté, et l’on frappe en face.
game-catch-me = Attrape-moi
game-catch-me-about = Six contre six sur un anneau, jusqu’à ce qu’un camp soit pris.
game-doublets = Doublets
game-doublets-about = Défaire six tours, les refaire, les sortir : pur hasard.

## Options: start

option-opening = Qui commence
option-opening-one-die-each = Un dé chacun ; le plus grand joue les deux
option-opening-one-die-each-then-roll = Un dé chacun ; le plus grand relance
option-opening-two-dice-highest = Deux dés chacun ; le plus grand total relance
option-opening-lot-then-roll = Tirage au sort, puis lancer
option-winner_starts = Le gagnant commence la partie suivante
option-start = Position de départ
option-start-standard = L’habituelle
option-start-nackgammon = Comme au nackgammon
option-start-hypergammon = Trois pions chacun, tout au fond
option-start-longgammon = Tous sur la première flèche
option-start-pool = Tous dans la réserve
option-start-home = Tous dans le jan intérieur
option-track = Sens de marche
option-track-contrary = L’un contre l’autre
option-track-same = Le même pour les deux
option-track-offset = Même sens, depuis des coins opposés

## Options: dice

option-double_times = Nombre de fois qu’un double se joue
option-doubles = Après un double
option-doubles-plain = Rien de plus
option-doubles-underside = Aussi le dessous des dés
option-doubles-ascending = Aussi tous les nombres supérieurs
option-roll_again = Un double donne un autre lancer
option-incomplete = Si une étape ne se joue pas en entier
option-incomplete-continue = on passe à la suivante
option-incomplete-end-turn = le tour est fini
option-incomplete-hand-over = l’adversaire continue
option-incomplete-help = Pour les doubles et les lancers joués en plusieurs étapes.
option-one_two = Un 1-2
option-one_two-plain = est un lancer comme un autre
option-one_two-play-and-choose = se joue, puis un double au choix
option-one_two-choose = devient un double au choix
option-one_two-help = Après le double choisi, vous relancez.
option-fixed_roll = Lancer fixe
option-fixed_roll-help = Le premier lancer vaut pour les deux pendant toute la partie.
option-open_roll = Lancer ouvert
option-open_roll-help = Avant votre coup, l’adversaire lance déjà ses prochains dés.
option-order = Ordre des dés
option-order-free = Au choix
option-order-lower-first = Le plus petit d’abord

## Options: moving

option-higher_die = Le plus grand nombre doit être joué
option-higher_die-help = Si un seul des deux nombres peut être joué, ce doit être le plus grand quand c’est possible.
option-obligation = Obligation de jouer
option-obligation-max = Autant que possible
option-obligation-one-by-one = Un nombre après l’autre, tant qu’il y en a un de jouable
option-obligation-all-or-nothing = Tout le lancer ou rien
option-half_board_limit = Pions sur une flèche du demi-tablier
option-half_board_limit-none = Sans limite
option-half_board_limit-start = Un pion peut entrer sur la flèche de départ vide
option-half_board_limit-three-points = Un seul sur trois flèches de la première moitié
option-half_board_limit-whole-half = Un seul sur chaque flèche de la première moitié
option-contact = Un pion isolé
option-contact-hit = est frappé
option-contact-pin = est cloué
option-contact-pin-closed = est cloué, et la flèche fermée aux deux
option-contact-block = ferme sa flèche
option-hit_and_run = Frapper et repartir
option-hit_and_run-help = Un pion qui a frappé dans son jan intérieur peut continuer dans le même tour.
option-max_stack = Pions par flèche, au plus
option-max_stack-0 = Sans limite
option-backward = On joue aussi en arrière
option-head = Un seul pion par tour quitte la tête
option-head-help = Un seul pion par tour peut quitter la première flèche ; au premier tour, certains doubles le permettent à deux.
option-prime = Rangées interdites
option-prime-none = Aucune
option-prime-own-quadrant = Tout son premier quart
option-prime-four-in-start = Plus de quatre flèches là où l’adversaire commence
option-prime-ahead = Six de suite sans adversaire au-delà
option-prime-help = Là où un seul pion ferme, cela évite que l’on soit emmuré.
option-courier = Le premier pion court seul jusqu’à la flèche
option-courier-0 = Non
option-courier-help = Aucun autre ne peut quitter la première flèche avant son arrivée.
option-entering = Avancer pendant l’entrée
option-entering-all-first = Quand tous sont entrés
option-entering-after-two = Après deux pions entrés
option-entering-free = À tout moment

## Options: bearing off

option-bear_off = Sortie des pions
option-bear_off-farthest-overshoot = Un nombre plus grand sort le pion le plus éloigné
option-bear_off-free-overshoot = Tout nombre suffisant sort n’importe quel pion
option-bear_off-exact = Seulement avec le nombre exact
option-bear_off_while_pinned = Sortir même si un pion est cloué
option-whole_towers = Dans la dernière phase, un dé sort toute la tour

## Options: scoring

option-end = La partie se termine
option-end-first-off = Le premier à tout sortir gagne
option-end-last-off = Le premier à tout sortir perd
option-end-hit-loses = Le premier à tout sortir gagne ; frapper fait perdre
option-mother = La mère
option-mother-help = Celui qui cloue le dernier pion adverse sur sa première flèche gagne une partie double.
option-scoring = Une partie gagnée vaut
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Toujours 1
option-scoring-checkers-left = 1 par pion restant ; tout double si l’un est hors du jan intérieur
option-scoring-checkers-left-outside = 1 par pion restant, 2 s’il est hors du jan intérieur
option-scoring-pips = 1 par flèche que le perdant doit encore parcourir ; gammon double, backgammon triple
option-scoring-checkers-left-once = 1 par pion restant
option-backgammon_zone = Backgammon si un pion du perdant est
option-backgammon_zone-home-or-bar = dans le jan intérieur du gagnant ou sur la barre
option-backgammon_zone-home-only = dans le jan intérieur du gagnant
option-backgammon_needs_none_off = Backgammon seulement si le perdant n’a rien sorti

## Options: doubling cube

option-cube = Videau
option-cube_cap = Valeur maximale du videau
option-cube_cap-0 = Sans limite
option-cube_in_single_game = Videau aussi dans une partie unique
option-cube_rest_face = Au repos, le videau montre
option-crawford = Règle Crawford
option-crawford-help = La première fois qu’un joueur arrive à un point de la victoire, la partie suivante se joue sans videau.
option-holland = Règle Holland
option-holland-help = Après la partie Crawford, personne ne double avant que chacun ait lancé deux fois.
option-jacoby = Règle Jacoby
option-jacoby-help = En partie libre, les gammons ne comptent que si le videau a été tourné.
option-beavers = Beavers
option-beavers-help = En partie libre, celui qui est doublé peut redoubler aussitôt et garder le videau.
option-raccoons = Raccoons
option-raccoons-help = Celui qui a doublé peut répondre à un beaver en tournant encore le videau.
option-automatic_doubles = Doubles automatiques
option-automatic_doubles-help = En partie libre, une égalité au lancer d’ouverture double la mise, au plus ce nombre de fois.
option-automatic_doubles-0 = Aucun
