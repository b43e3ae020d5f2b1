### The list of matches, and the replay of one.

## Matches

matches-title = Matchs
matches-none = Aucun match pour l’instant. Le premier n’est qu’à un clic.
matches-more = Afficher plus de matchs
matches-adjourned = ajourné
matches-open = Ouvrir un fichier de match
matches-open-hint = Fichiers de GNU Backgammon, XG, Jellyfish, FIBS et Tavola. On peut aussi déposer un fichier ici ou coller son texte.
matches-opened = Le match est ouvert.
state-playing = Partie { NUMBER($game) } en cours
state-won = Gagné par { $player }
state-drawn = Terminé
resume-of = Continuer { $players }
replay-of = Revoir { $players }
delete-title = Supprimer ce match ?
delete-text = { $players }, { $match } : le match et tous ses coups disparaîtront pour de bon.
delete-done = Le match est supprimé.

## Replay

replay-board = Position
replay-begin = Début
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-run = Lecture
replay-halt = Arrêter
replay-place = Endroit du match
replay-keys = Les touches fléchées avancent pas à pas, Début et Fin vont aux extrémités.
replay-plays = Coups
replay-none = Rien n’a encore été joué.
replay-tie = Égalité { $dice }
replay-begins = { $dice } : commence
replay-lot = commence par tirage au sort
replay-cocked = dés cassés, relancés
replay-result =
    { $level ->
        [1] { $player } gagne
        [2] { $player } gagne un gammon
        [4] { $player } gagne un mars
        [5] { $player } gagne un koks
       *[3] { $player } gagne un backgammon
    } ({ $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    })
replay-drawn = Personne ne gagne
replay-play-on = Jouer à partir d’ici
replay-save = Enregistrer sous
