### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Le backgammon et d’autres départs
family-leaflet = Comme l’impriment cinq notices

## Games

game-backgammon = Backgammon
game-backgammon-about = Le jeu moderne, tel qu’on le joue en club et en tournoi, avec le videau.
game-leaflet-000 = Backgammon, notice 000
game-leaflet-000-about = Le jeu classique sans videau : un dé chacun décide qui commence.
game-leaflet-001 = Backgammon, notice 001
game-leaflet-001-about = Le premier joueur est tiré au sort et lance ses deux dés ; le videau n’a pas de limite.
game-leaflet-002 = Backgammon, notice 002
game-leaflet-002-about = Sans videau : chaque pion qui reste au perdant vaut un point, et tous doublent si l’un d’eux est hors de son jan intérieur.
game-leaflet-003 = Backgammon, notice 003
game-leaflet-003-about = Un match en un nombre convenu de points, avec un videau qui s’arrête à 64.
game-leaflet-004 = Backgammon, notice 004
game-leaflet-004-about = Le plus fort total de deux dés commence ; le videau sert aux séries de parties.
game-nackgammon = Nackgammon
game-nackgammon-about = Deux pions de plus loin derrière : de longues parties, riches en stratégie.
game-hypergammon = Hypergammon
game-hypergammon-about = Trois pions chacun : bref, vif et jamais sans danger.
game-longgammon = Longgammon
game-longgammon-about = Les quinze pions partent du bout du tablier : le plus long chemin du retour.

## Options: start

option-opening = Qui commence
option-opening-one-die-each = Un dé chacun ; le plus fort commence et joue les deux
option-opening-one-die-each-then-roll = Un dé chacun ; le plus fort commence et relance
option-opening-two-dice-highest = Deux dés chacun ; le plus fort total commence et relance
option-opening-lot-then-roll = Tirage au sort, puis lancer
option-winner_starts = Le gagnant commence la partie suivante

## Options: moving

option-higher_die = Le plus grand nombre d’abord
option-higher_die-help = Si un seul des deux nombres peut être joué, ce doit être le plus grand quand c’est possible.

## Options: bearing off

option-bear_off = Sortie des pions
option-bear_off-farthest-overshoot = Un nombre plus grand sort le pion le plus éloigné
option-bear_off-free-overshoot = Tout nombre suffisant sort n’importe quel pion
option-bear_off-exact = Seulement avec le nombre exact

## Options: scoring

option-scoring = Une partie gagnée vaut
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Toujours 1
option-scoring-checkers-left = 1 par pion restant ; tout double si l’un est hors du jan intérieur
option-scoring-checkers-left-outside = 1 par pion restant, 2 s’il est hors du jan intérieur
option-backgammon_zone = Backgammon si un pion du perdant est
option-backgammon_zone-home-or-bar = dans le jan intérieur du gagnant ou sur la barre
option-backgammon_zone-home-only = dans le jan intérieur du gagnant
option-backgammon_needs_none_off = Backgammon seulement si le perdant n’a rien sorti

## Options: doubling cube

option-cube = Videau
option-cube_cap = Videau au plus haut
option-cube_cap-0 = Sans limite
option-cube_in_single_game = Videau aussi dans une partie unique
option-cube_rest_face = Au repos, le videau montre
option-crawford = Règle Crawford
option-crawford-help = La première partie après qu’un joueur est à un point du match se joue sans videau.
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
