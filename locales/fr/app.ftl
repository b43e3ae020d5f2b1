### La page autour du tablier : accueil, nouvelle partie, matchs, relecture, règles, position, réglages, à propos.

## Everywhere

skip = Aller au contenu
nav = Menu principal
nav-home = Accueil
nav-play = Nouvelle partie
nav-matches = Matchs
nav-profile = Profil
nav-turns = { $count ->
    [one] C’est votre tour dans { $count } match
   *[other] C’est votre tour dans { $count } matchs
}
nav-practice = Entraî{ "\u00AD" }nement
nav-rules = Règles
nav-edit = Position
nav-settings = Réglages
nav-about = À propos de Tavola
language = Langue
theme-to-dark = Passer aux couleurs sombres
theme-to-light = Passer aux couleurs claires
loading = Chargement…
retry = Réessayer
cancel = Annuler
yes = Oui
no = Non
number = { NUMBER($value) }
title-replay = Relecture
game-of-match = { $match } : { $game }

## What went wrong

error-title = Cela n’a pas marché
error-no-page = Cette page n’existe pas
error-no-page-text = Il n’y a rien à cette adresse. Peut-être en manque-t-il un morceau.
error-offline = Tavola ne répond pas. Est-il toujours lancé ?
error-not-found = Cela n’existe pas, ou n’existe plus.
error-stale = Quelqu’un a été plus rapide. Voici où en sont les choses.
error-full = Le disque est plein : rien n’a été enregistré. Libérez de la place et réessayez.
error-away = La base de données de ce service ne répond pas pour le moment. Rien de ce qui a été confirmé n’est perdu. Réessayez dans un instant.
error-removed = Le fichier de Tavola a été supprimé ou remplacé pendant son fonctionnement : rien n’a été enregistré. Redémarrez Tavola.
error-busy = Le moteur a trop à faire pour le moment. Réessayez dans un instant.
error-forbidden = Cela ne peut se faire que sur l’ordinateur où tourne Tavola.
error-no-network = Cet ordinateur n’est connecté à aucun réseau. Connectez-le et réessayez.
error-stopping = Tavola s’arrête. Relancez-le pour continuer.
error-unreadable = Ceci a été enregistré par une autre version de Tavola, et cette version ne sait pas le lire.
error-no-net = Le réseau de neurones de ce jeu n’est pas encore sur cet appareil. Connectez-vous une fois au réseau, puis réessayez.
error-tab-simd = Ce navigateur est trop ancien pour Tavola : son WebAssembly ne connaît pas SIMD. Mettez-le à jour ou prenez-en un autre.
error-tab-fetch = Une partie de Tavola n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.
error-tab-newer = Une version plus récente de Tavola a enregistré vos matchs. Rechargez la page pour l’obtenir.
error-tab-full = Le navigateur n’a plus de place pour Tavola, qui ne peut donc pas démarrer. Libérez de la place et rechargez la page.
error-tab-store = Le navigateur n’ouvre pas le fichier de vos matchs. Fermez les autres pages de Tavola, puis rechargez celle-ci.
error-tab-not-ours = Ce n’est pas un fichier de Tavola, ou il est endommagé. Choisissez-en un enregistré ici, ou le tavola.sqlite d’un ordinateur.
error-tab-newer-file = Une version plus récente de Tavola a enregistré ce fichier. Rechargez la page pour l’obtenir.
error-no-name = Choisissez d’abord un nom.
error-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-no-help = Tant que deux personnes s’affrontent, le moteur n’aide personne. Après le match, si.
error-too-many = C’était trop à la fois. Attendez un instant, ou terminez d’abord autre chose.
error-not-rated = Ce match ne peut pas être classé : il faut un compte aux deux joueurs, et au jeu ses propres règles et sa position de départ.
error-taken = Quelqu’un d’autre a déjà pris la place.
error-adjourned = Ce match est ajourné. Il reprend quand les deux le veulent.
error-late = Les spectateurs voient ce match en différé. Vous aurez ceci quand tout aura été montré.
error-internal = Un problème est survenu : { $detail }

## Why an action was refused

refusal-not-your-turn = C’est au tour de l’autre joueur.
refusal-not-now = Il faut d’abord faire autre chose.
refusal-premature-roll = L’adversaire n’a pas encore terminé son tour ; ce lancer ne compte pas.
refusal-bad-dice = Ce lancer n’existe pas dans ce jeu.
refusal-bad-opening = Selon ces règles, une partie commence autrement.
refusal-illegal-move = Ce coup n’est pas permis.
refusal-turn-not-finished = Il reste une partie du lancer à jouer.
refusal-nothing-to-take-back = Il n’y a aucun coup à annuler.
refusal-too-late-for-cocked = Les dés cassés s’annoncent avant de toucher un pion.
refusal-bad-choice = Choisissez un double de 1 à 6.
refusal-bad-pick = Nommez deux nombres différents de 1 à 6 au lieu de lancer.
refusal-fixed-roll = Le premier lancer reste pour toute la partie.
refusal-no-cube = Cette partie se joue sans videau.
refusal-crawford-game = On ne double pas dans la partie Crawford.
refusal-holland-too-early = On ne double pas avant que chacun ait lancé deux fois.
refusal-cube-not-yours = Le videau appartient à l’adversaire.
refusal-cube-at-limit = Le videau ne peut pas monter plus haut.
refusal-double-before-rolling = On ne double qu’avant de lancer.
refusal-no-beavers = Ici, on joue sans beaver.
refusal-no-raccoons = Ici, on joue sans raccoon.
refusal-bad-resignation = Vous ne pouvez pas abandonner autant dans cette partie.
refusal-match-over = Le match est terminé.
refusal-bots-seat = Le robot joue lui-même.
refusal-not-your-seat = Quelqu’un d’autre joue à cette place.
refusal-tavola-throws = Dans ce match, c’est Tavola qui lance les dés.
refusal-dice-wanted = Entrez les dés.
refusal-wrong-dice = Il faut maintenant d’autres dés.
refusal-throw-stands = Ce lancer est valable et ne se répète pas.
refusal-throw-is-last = Après un lancer, il faut attendre d’en connaître le résultat.
refusal-no-dice-due = Aucun lancer n’est attendu maintenant.
refusal-not-thrown = Les dés n’ont pas encore été lancés.
refusal-not-a-decision = Il n’y a rien à décider maintenant.
refusal-stale = Quelqu’un a été plus rapide. Voici où en sont les choses.

## Players and matches

player-human = Joueur { NUMBER($number) }
player-bot = Robot ({ $level })
player-deleted = joueur supprimé
players-against = { $first } – { $second }
level-beginner = Débutant
level-beginner-about = Laisse passer beaucoup de choses. Idéal pour commencer.
level-casual = Amateur
level-casual-about = Connaît le jeu, mais se trompe souvent.
level-club = Joueur de club
level-club-about = Joue solidement, mais vous laisse des chances.
level-expert = Expert
level-expert-about = Utilise tout le savoir du réseau.
level-master = Maître
level-master-about = Calcule deux lancers à l’avance. Prend un peu plus de temps.
level-grandmaster = Grand maître
level-grandmaster-about = Calcule deux lancers à l’avance et joue de nombreuses fois les décisions serrées. Prend quelques secondes.
match-points =
    { $length ->
        [1] Match en un point
       *[other] Match en { NUMBER($length) } points
    }
match-games =
    { $length ->
        [one] { NUMBER($length) } partie
       *[other] { NUMBER($length) } parties
    }
match-single = Partie unique
match-money = Partie libre
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }
pips =
    { $count ->
        [one] { NUMBER($count) } pip
       *[other] { NUMBER($count) } pips
    }
game-number = Partie { NUMBER($number) }
board-start = Position de départ : { $game }
board-now = La position actuelle

## Home

home-title = Le backgammon, en beauté
home-lead = Un adversaire fort, des dés honnêtes et un tablier sur lequel il fait bon jouer. Gratuit, et tout reste chez vous.
home-lead-people = Un adversaire fort, un ami par un simple lien et des dés que chacun peut vérifier. Gratuit.
home-resume = Continuer
home-bot = Jouer contre le robot
home-bot-more = Autre niveau, autre jeu, autre longueur…
home-lobby = Trouver un adversaire
home-lobby-about = Quelqu’un qui est là maintenant
home-friend = Jouer contre un ami
home-friend-more = Autre jeu, autre longueur…
home-two = À deux sur un même écran
home-two-about = Avec vos dés ou les nôtres
home-edit = Composer une position
home-edit-about = À la main ou à partir d’un identifiant
home-learn = Apprendre en jouant
home-learn-about = Cinq petites étapes sur le tablier
scenes-link = Trois positions
tonight-title = Un jeu pour ce soir
tonight-people = Qui joue
tonight-length = Combien de temps
tonight-luck = Combien de chance
tonight-another = Un autre jeu
tonight-none = Aucun jeu ne correspond. Changez un choix.
day-title = Position du jour
day-about = Une position par jour : que faut-il jouer ?
day-streak =
    { $days ->
        [one] { $days } jour de suite. La position du jour vous attend.
       *[other] { $days } jours de suite. La position du jour vous attend.
    }
day-streak-done =
    { $days ->
        [one] { $days } jour de suite. C’est fait pour aujourd’hui.
       *[other] { $days } jours de suite. C’est fait pour aujourd’hui.
    }
home-games = Les jeux
home-search = Chercher un jeu
home-all-families = Toutes les familles
home-minutes = environ { $minutes } min
home-luck = { $luck } % de hasard
home-luck-about = Hasard : à 100 %, le meilleur joueur ne gagne qu’une partie sur deux ; à 0 %, il les gagne toutes. Mesuré avec deux robots de force différente.
home-found = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
play-short = Jouer
play-game = Jouer : { $game }
rules-link = Règles
rules-of = Règles : { $game }

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
setup-game = Jeu
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
setup-position = Position de départ
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

## Matches

matches-title = Matchs
matches-none = Aucun match pour l’instant. Le premier n’est qu’à un clic.
matches-more = Afficher plus de matchs
matches-adjourned = ajourné
matches-open = Ouvrir un fichier de match
matches-open-hint = Fichiers de GNU Backgammon, XG, Jellyfish, FIBS et Tavola. On peut aussi déposer un fichier ici ou coller son texte.
matches-opened = Le match est ouvert.
matches-opened-part = Seul le début du fichier est lisible : { $fault }
state-playing = Partie { NUMBER($game) } en cours
state-won = Gagné par { $player }
state-drawn = Terminé
resume-of = Continuer { $players }
replay-link = Revoir
replay-of = Revoir { $players }
delete = Supprimer
delete-of = Supprimer { $players }
delete-title = Supprimer ce match ?
delete-text = { $players }, { $match } : le match et tous ses coups disparaîtront pour de bon.
delete-yes = Supprimer
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
replay-tools = Pas
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
replay-edit = Ouvrir dans l’éditeur
replay-save = Enregistrer sous

## Position ids

id-link = Lien
copy-link = Copier le lien du match
copy-link-long = Ce match est trop long pour un lien. Enregistrez-le plutôt dans un fichier.
id-plain = Simple
copy-of = Copier { $name }
copied = Copié
copy-failed = La copie n’est pas permise ici. Sélectionnez le texte et copiez-le à la main.

## Rules

rules-contents = Sommaire
rules-all = Tous les jeux
rules-back-new = Retour à la nouvelle partie
rules-back-match = Retour au match
print = Imprimer

## Position editor

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
edit-stakes-money = En argent
edit-stakes-match = Un match
edit-score-of = Points de { $player }
edit-crawford = Partie Crawford
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

## Settings

settings-title = Réglages
settings-page = Page
settings-theme = Couleurs
theme-auto = Système
theme-light = Claires
theme-dark = Sombres
settings-colour = Pions du joueur 1
settings-look = Aspect
look-walnut = Noyer
look-baize = Tapis vert
look-slate = Ardoise
look-sea = Mer
look-clay = Terre cuite
look-clear = Adapté aux daltoniens
look-contrast = Contraste élevé
settings-home = Le joueur 1 sort ses pions
settings-numbers = Numéros des flèches
settings-play = Jeu
settings-taps = Jouer un pion
taps-one = Un toucher
taps-two = Deux touchers
settings-taps-help = Un toucher joue le plus grand dé ; toucher une flèche vide y amène deux pions si le lancer le permet. Avec deux touchers, vous choisissez d’abord le pion, puis sa cible. On peut toujours faire glisser.
settings-roll = Lancer automatique
roll-clear = Sauf si je peux doubler
roll-ask = Jamais
roll-always = Toujours
settings-roll-help = Avec « Toujours », il vous reste un instant pour doubler avant le lancer.
settings-speed = Mouvement
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-instant = Aucun
settings-sound = Sons
settings-sound-help = Sons discrets des dés et des pions.
settings-analyse = Analyser chaque match à la fin
settings-analyse-help = L’analyse se fait en arrière-plan ; le résultat montre ensuite les taux d’erreur des deux joueurs et les décisions les plus coûteuses.
settings-haptics = Vibration
settings-haptics-help = Le téléphone vibre aux coups, aux frappes et aux lancers.
settings-forced = Jouer les coups forcés
settings-forced-help = Un coup qui ne peut se jouer que d’une façon est joué pour vous.
settings-greedy = Sortir automatiquement
settings-greedy-help = Quand les deux camps se sont croisés, les dés sortent d’eux-mêmes tout ce qu’ils peuvent.
settings-pips = Compte des pips
settings-pips-help = Montre le chemin qu’il reste à chaque camp.
settings-turning = Tourner vers le joueur au trait
settings-turning-help = À deux sur un même écran, le joueur au trait est en bas.
settings-confirm = Un tour se termine
confirm-moment = Après un instant
confirm-ask = Quand je le confirme
confirm-never = Aussitôt
settings-confirm-help = Un toucher arrête le délai : vous pouvez réfléchir ou annuler. Au clavier, la touche Entrée termine le tour.
lan-title = Autres appareils à la maison
lan-switch = Ouvrir à ce réseau
lan-switch-help = Un téléphone du même réseau ouvre le lien et prend une place, ou regarde.
lan-link = le lien
lan-code = Code QR de { $url }
lan-whom = Toute personne qui a ce lien peut voir tous les matchs, y jouer et en commencer d’autres. Seul cet ordinateur peut en supprimer. Le lien cesse de fonctionner quand vous désactivez ceci ou quittez Tavola.
lan-guest = Cet appareil est invité. L’accès s’ouvre et se ferme sur l’ordinateur où tourne Tavola.
me-title = Vous sur ce serveur

## About

about-title = À propos de Tavola
about-what = Tavola joue au backgammon et aux jeux de sa famille : le jeu moderne, les jeux de cinq notices imprimées et des jeux traditionnels de nombreux pays.
about-dice = Les dés d’un match sont scellés avant le premier lancer, et chacun peut les vérifier à la fin. Le robot n’en sait pas plus que vous.
about-private = Tout reste sur votre ordinateur : matchs, noms et réglages. Rien n’est envoyé nulle part.
about-keys-title = Clavier
about-keys = Chaque page s’utilise au clavier : Tab avance, Entrée et espace choisissent, les touches fléchées parcourent le tablier et la relecture.
about-licence-title = Licence
about-licence = Tavola est un logiciel libre sous licence MIT ou Apache 2.0, à votre choix. Il contient la bibliothèque Fluent de Mozilla et de ses contributeurs :
about-version = Version { $version }

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

## The gallery

home-any-length = Toute durée
home-length-short = Jusqu’à 10 minutes
home-length-medium = De 10 à 25 minutes
home-length-long = Plus de 25 minutes
home-any-luck = Stratégie ou hasard
home-luck-low = Surtout de la stratégie
home-luck-even = Un peu des deux
home-luck-high = Surtout le hasard
home-any-cube = Avec ou sans videau
home-cube-with = Avec videau
home-cube-without = Sans videau
origin-leaflet = Notice { $number }
origin-tradition = Traditionnel
games-without-trictrac = Le trictrac n’en fait pas partie : on y marque les points à chaque coup, et Tavola n’y joue pas.

## House rules

custom-rules-title = Vos règles maison
custom-rules-lead = Partez de n’importe quel jeu, changez ce que vous jouez autrement, et donnez-lui un nom.
custom-rules-new = Créer vos propres règles
custom-rules-open = Ouvrir un fichier de règles
custom-about = D’après { $game }, { $count ->
    [one] un changement
   *[other] { $count } changements
}.
custom-change = Modifier
custom-remove = Retirer
custom-remove-ask = Retirer « { $name } » ? Les matchs commencés avec ces règles les gardent.
custom-file = Enregistrer dans un fichier
custom-link = Copier un lien
custom-link-copied = Le lien est copié. Il ne fonctionne que sur cet ordinateur ; pour transmettre les règles, enregistrez-les dans un fichier.
custom-link-show = Copiez ce lien :
custom-name = Nom de ces règles
custom-save = Enregistrer comme règles maison
custom-saved = C’est enregistré. « { $name } » figure maintenant parmi les jeux.
custom-name-missing = Donnez d’abord un nom à ces règles.
custom-from-link = Quelqu’un vous a envoyé ces règles. Jouez-les, ou enregistrez-les.

## Rules side by side

compare-title = Comparer les règles
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

## Analysis; its page has its own file

analysis-link = Analyser
sealed-link = Vérifier ces dés
sealed-link-running = Dés scellés
analysis-of = Analyser { $players }

## A tutor that warns before an error is played

settings-tutor = Avertir avant une erreur
settings-tutor-help = Dans les parties contre Tavola, un avertissement vous laisse réfléchir encore avant de confirmer un coup ou une décision de videau aussi mauvais.
settings-tutor-off = Jamais
settings-tutor-doubtful = Douteux ou pire
settings-tutor-bad = Mauvais ou pire
settings-tutor-very-bad = Seulement très mauvais
tutor-title = Il y a un meilleur coup
tutor-text = Ce coup perd { $loss } d’équité.
tutor-yours = Votre coup { $chances }
tutor-best = Le meilleur coup { $chances }
tutor-back = Y repenser
tutor-show = Montrer le meilleur coup
tutor-anyway = Le jouer quand même
tutor-cube-title = Repensez au videau
tutor-cube-text = Cette décision perd { $loss } d’équité.
tutor-cube-anyway = La maintenir
