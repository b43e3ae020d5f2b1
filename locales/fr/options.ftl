### The options of the games: `option-ID`, `option-ID-VALUE`, and the reasons why some do not go together. The pages that show rules.

## Rules

rules-contents = Sommaire
rules-all = Tous les jeux
rules-back-new = Retour à la nouvelle partie
rules-back-match = Retour au match
print = Imprimer

## What options do not go together

conflict-needs-hits = il faut des pions que l’on peut frapper
conflict-needs-pins = il faut des pions que l’on peut clouer
conflict-needs-blocks = il faut un jeu où un seul pion ferme sa flèche
conflict-needs-first-point = il faut un départ avec tous les pions sur la première flèche
conflict-needs-pool = il faut des pions qui commencent dans la réserve
conflict-start-clash = les deux commenceraient sur les mêmes flèches
conflict-needs-whole-board = il faut un tablier de 24 flèches
conflict-open-roll-is-one = un lancer ouvert n’en amène pas d’autre et ne passe pas à l’adversaire
conflict-open-roll-has-no-cube = un lancer ouvert ne laisse pas de moment pour le videau
conflict-fixed-roll-is-one = un lancer fixe n’en amène pas d’autre
conflict-head-needs-one-part = la règle de la tête exige des doubles en une étape
conflict-hand-over-needs-chain = seul un double avec tous les nombres supérieurs passe à l’adversaire
conflict-all-or-nothing-is-one = tout ou rien exige un ordre libre et des doubles en une étape
conflict-needs-backgammons = il faut des parties qui comptent triple
conflict-backgammon-rules-first = il faut d’abord rétablir ce qui compte d’ordinaire comme backgammon
conflict-needs-half-board = il faut un demi-tablier
conflict-needs-towers = il faut des tours
conflict-needs-beavers = il faut les beavers
conflict-counts-one = les parties qui se terminent ainsi comptent un
conflict-never-ends = reculer exige des piles sans limite, des frappes et la victoire du premier sorti – sinon une partie pourrait ne jamais finir
conflict-own-game = ce jeu se joue à sa manière
option-blocked = Pas ici : { $value } – { $why }.
option-own-way = à sa manière
options-closed = Impossible avec ces règles

## Rules side by side

compare-lead = De deux à cinq jeux ou règles maison. Ce qui diffère vient en premier.
compare-leaflets = Les cinq notices
compare-add = Ajouter un jeu
compare-remove = Retirer { $game }
compare-differences = { $count ->
    [0] Aucune différence
    [one] Une différence
   *[other] { $count } différences
}
compare-same = Pareil dans tous
compare-rule = Règle

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
option-half_board_limit-start = N’entrer sur la flèche de départ que si elle est vide
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
option-prime-start-quadrants = Tout le premier quart de l’un ou de l’autre
option-prime-four-in-start = Plus de quatre flèches là où l’adversaire commence
option-prime-ahead = Six de suite sans adversaire au-delà
option-prime-last-two = Six de suite avant d’occuper les deux dernières flèches
option-prime-help = Là où un seul pion ferme, cela évite que l’on soit emmuré.
option-must_open = Ouvrir six flèches de suite devant les quinze pions
option-must_open-help = Si tous les pions adverses sont sur une seule flèche, juste derrière six flèches de suite, il faut en ouvrir une quand le lancer le permet.
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
