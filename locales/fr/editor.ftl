### The editor of positions.

edit-title = Composer une position
edit-lead = Choisissez une couleur, puis touchez les flèches et la barre. Les pions non placés comptent comme sortis.
edit-keys = Au clavier : les touches fléchées parcourent le tablier, Entrée ajoute un pion, moins en retire un, un chiffre fixe leur nombre.
edit-board = Tablier à composer
edit-checkers = Pions
edit-tool = Effet d’un appui
edit-tool-add = Ajouter
edit-tool-remove = Retirer
edit-on-roll = Au trait
edit-rest-off = { $player } : { $count ->
    [one] { NUMBER($count) } sorti
   *[other] { NUMBER($count) } sortis
}
edit-none-left = { $player } : tous les pions sont déjà sur le tablier.
edit-start-position = Départ
edit-empty = Vider
edit-swap = Échanger les camps
edit-undo = Annuler
edit-read = Lire un identifiant
edit-read-act = Montrer sur le tablier
edit-read-done = La position est sur le tablier.
edit-awaits = À décider
edit-awaits-before = Avant le lancer
edit-awaits-roll = Un lancer
edit-awaits-double = Un double
edit-score-cube = Score et videau
edit-stakes = On joue
edit-stakes-match = Un match
edit-score-of = Points de { $player }
edit-cube = Videau
edit-cube-owner = Le videau appartient à
edit-cube-middle = Personne
edit-jacoby = Règle Jacoby
edit-jacoby-help = Un gammon ne compte qu’une fois le videau tourné.
edit-beavers = Beavers
judge-title = Évaluation
judge-wins = Victoires
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammons
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammons
}
judge-equity = Équité de { $player } : { $equity } (sans videau { $cubeless })
judge-plays = Meilleurs coups
judge-cube-of = Décision de videau : { $player }
edit-ids = Cette position
edit-ids-none = Dès que la position est possible, ses identifiants apparaissent ici et un match peut en partir.
edit-play-bot = Jouer contre le robot
edit-play-two = Jouer à deux
