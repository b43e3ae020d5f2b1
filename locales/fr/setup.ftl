### A new game.

## New game

setup-title = Nouvelle partie
setup-opponent = Adversaire
against-bot = Le robot
against-two = À deux ici
against-friend = Par un lien
against-anyone = Tous
setup-friend-help = Vous recevez un lien à envoyer. La première personne qui l’ouvre s’assied en face de vous, et le match commence. Tavola lance les dés.
setup-anyone-help = Votre défi reste dans le salon tant que vous attendez. La première personne qui l’accepte s’assied en face de vous, et tout le monde peut regarder le match.
setup-level = Niveau
setup-seat = Vous êtes
setup-seat-help = Détermine la couleur de vos pions et le nom qui figure en premier. Cela ne décide pas qui commence.
seat-first = Joueur 1
seat-second = Joueur 2
setup-your-name = Votre nom
setup-name = Nom du joueur { NUMBER($number) }
setup-game-section = Jeu
options = Options des règles
options-changed =
    { $count ->
        [0] comme d’habitude
        [one] { NUMBER($count) } modifiée
       *[other] { NUMBER($count) } modifiées
    }
options-reset = Rétablir les règles habituelles
option-was = d’habitude : { $value }
option-group-start = Début
option-group-dice = Dés
option-group-moving = Déplacements
option-group-bearing-off = Sortie
option-group-scoring = Marque
option-group-cube = Videau
setup-match = Longueur
setup-match-points = Match
setup-match-points-about = Le premier à atteindre ce nombre de points gagne.
setup-match-money = Partie libre
setup-match-money-about = Partie après partie, aussi longtemps que vous voulez.
setup-match-games = Nombre fixe
setup-match-games-about = Ce nombre de parties ; les points s’additionnent.
setup-match-single = Une partie
setup-match-single-about = Une seule partie.
setup-length-points = Points à atteindre
setup-length-games = Parties
setup-length-own = Autre
position-usual = Habituelle
position-own = Une position à vous
position-id = Position
position-id-help = Identifiant GNUBG, XGID, OGID, texte Snowie ou notation simple comme 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5
position-empty = Entrez une position, ou choisissez le départ habituel.
position-fault = Cette position est illisible. { $detail }
fault-count =
    { $side ->
        [roller] Pions du joueur au trait : { $found } au lieu de { $wanted }.
       *[other] Pions de l’autre joueur : { $found } au lieu de { $wanted }.
    }
fault-no-such-point = Il y a des pions sur une flèche que ce tablier n’a pas : { $point }.
fault-shared-point = Les deux joueurs occupent la même flèche : la { $point } du joueur au trait.
fault-not-pinned = Un pion de la flèche { $point } est noté comme cloué, mais rien ne le cloue.
fault-no-pool = Dans ce jeu, aucun pion n’attend d’entrer.
fault-both-finished = Les deux joueurs ont sorti tous leurs pions.
fault-over = La partie est terminée dans cette position.
fault-unreadable = Attendu : un identifiant GNUBG, un XGID, un OGID ou une position comme { $example }.
fault-no-ids = Ce jeu n’a pas d’identifiants. Attendu : une position comme { $example }.
fault-plain = Attendu : des flèches avec leurs pions et une barre oblique entre les joueurs, par exemple { $example }.
fault-gnubg-position = Attendu : un identifiant de position GNUBG de 14 lettres et chiffres.
fault-gnubg-match = Après les deux-points, attendu : un identifiant de match GNUBG de 12 lettres et chiffres.
fault-gnubg-pair = Attendu : un identifiant de position, deux-points et un identifiant de match.
fault-xgid-fields = Un XGID a dix champs séparés par des deux-points, ce texte en a { $found }.
fault-xgid-places = Le premier champ d’un XGID a 26 signes, celui-ci en a { $found }.
fault-xgid-checkers = Le premier champ du XGID ne contient que -, A à O et a à o.
fault-snowie-fields = Une position Snowie a 40 champs séparés par des points-virgules, ce texte en a { $found }.
fault-ogid-fields = Un OGID a de 3 à 11 champs séparés par des deux-points, ce texte en a { $found }.
fault-ogid-place = Les places d’un OGID vont de 0 à 9 et de a à q.
fault-id-field =
    { $field ->
        [cube] Le videau de l’identifiant est faux : il faut une puissance de deux.
        [owner] Le propriétaire du videau est faux : il faut 1, 0 ou -1.
        [turn] Le côté au trait est faux : il faut 1 ou -1.
        [dice] Les dés de l’identifiant sont faux : il faut deux dés de 1 à 6, ou aucun.
        [score] Le score de l’identifiant est faux : il doit être inférieur à la longueur du match.
        [length] La longueur du match est fausse : il faut un nombre, 0 en argent.
        [rules] Les règles de l’identifiant sont fausses : il faut 0 ou 1 en match, de 0 à 3 en argent.
        [checkers] Un nombre de pions est faux : il faut de 0 à 15.
       *[other] Une partie de l’identifiant est hors limites.
    }
setup-to-move = Le camp au trait est joué par
to-move-you = Vous
to-move-bot = Le robot
setup-open-editor = La composer sur le tablier
setup-dice = Dés
dice-server = Tavola lance
dice-server-about = Des dés équitables, tirés de la source de hasard du système.
dice-hand = Saisis à la main
dice-hand-about = Vous lancez de vrais dés sur la table et entrez ce qu’ils montrent.
setup-board = Tablier
setup-colour = Vos pions
setup-colour-first = Pions du joueur 1
colour-light = Clairs
colour-dark = Foncés
home-left = À gauche
home-right = À droite
numbers-mover = Joueur au trait
numbers-fixed = Fixes
numbers-none = Aucun
settings-aloud = Lire les coups adverses
aloud-mine = Avec mes numéros
aloud-theirs = Avec les siens
setup-summary = Votre partie
setup-summary-bot = Robot, { $level }
setup-summary-two = À deux ici
setup-start = Commencer

## Settings

settings-home = Le joueur 1 sort ses pions
settings-numbers = Numéros des flèches

## House rules

custom-file = Enregistrer dans un fichier
custom-link = Copier un lien
custom-link-copied = Le lien est copié. Il ne fonctionne que sur cet ordinateur ; pour transmettre les règles, enregistrez-les dans un fichier.
custom-link-show = Copiez ce lien :
custom-name = Nom de ces règles
custom-save = Enregistrer comme règles maison
custom-saved = C’est enregistré. « { $name } » figure maintenant parmi les jeux.
custom-name-missing = Donnez d’abord un nom à ces règles.
custom-from-link = Quelqu’un vous a envoyé ces règles. Jouez-les, ou enregistrez-les.
