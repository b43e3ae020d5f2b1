### Every page: its frame, errors, players and matches, boards; and the first page.

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
error-only-table = Cela ne peut se faire que sur l’ordinateur où tourne Tavola.
error-forbidden = Cela ne vous est pas permis ici.
error-too-large = Le fichier est trop volumineux.
error-timeout = L’envoi a pris trop de temps. Réessayez.
error-bad-request = Ce n’est pas possible ainsi ({ $detail }).
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

setup-game = Jeu
setup-position = Position de départ

## Matches

matches-opened-part = Seul le début du fichier est lisible : { $fault }
replay-link = Revoir
delete = Supprimer
delete-of = Supprimer { $players }
delete-yes = Supprimer

## Position ids

id-link = Lien
copy-link = Copier le lien du match
copy-link-long = Ce match est trop long pour un lien. Enregistrez-le plutôt dans un fichier.
id-plain = Simple
copy-of = Copier { $name }
copied = Copié
copy-failed = La copie n’est pas permise ici. Sélectionnez le texte et copiez-le à la main.

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

## Rules side by side

compare-title = Comparer les règles

## Analysis; its page has its own file

analysis-link = Analyser
sealed-link = Vérifier ces dés
sealed-link-running = Dés scellés
analysis-of = Analyser { $players }

## Le tablier, pour l’oreille

board-label = Tablier de backgammon
board-point = Flèche { $point }
board-bar = Barre
board-off = Sortis
board-captured = Capturés
board-stacked = empilés
board-apart = séparés
board-restacked = empilés à nouveau
board-empty = vide
board-yours = { $count ->
    [0] aucun de vos pions
    [one] un de vos pions
   *[other] { $count } de vos pions
}
board-theirs = { $count ->
    [0] aucun pion adverse
    [one] un pion adverse
   *[other] { $count } pions adverses
}
board-light = { $count ->
    [0] aucun pion clair
    [one] un pion clair
   *[other] { $count } pions clairs
}
board-dark = { $count ->
    [0] aucun pion foncé
    [one] un pion foncé
   *[other] { $count } pions foncés
}
board-place = { $place } : { $contents }
board-place-pinned = { $place } : { $contents }, sur un pion cloué
board-source = { $words } – peut être joué
board-target = { $words } – accessible
