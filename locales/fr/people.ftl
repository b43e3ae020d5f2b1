### People on a service: names, invitations, who is there.

## A name

name-title = Comment vous appelez-vous ?
name-text = Les autres voient ce nom. Aucun compte n’est nécessaire : ce navigateur se souvient de vous.
name-label = Votre nom
name-help = Lettres, chiffres et espaces, 24 au plus.
name-go = Continuer
name-you = Ici, vous êtes { $name }.
account-have = J’ai un compte

error-bad-name = Ce nom ne convient pas : il est vide, trop long ou contient des caractères exclus des noms.
error-signed-in = Vous êtes déjà connecté ici. Déconnectez-vous d’abord.

## The person and their browsers

me-none = Vous regardez sans avoir de nom. Il vous sera demandé dès que vous commencerez quelque chose.
me-devices = Navigateurs qui vous connaissent
me-device-here = celui-ci
me-device-unknown = Un navigateur
me-leave = Se déconnecter de ce navigateur
me-leave-everywhere = Se déconnecter partout
me-leave-one = Se déconnecter
me-leave-one-of = Se déconnecter : { $device }
me-leave-ask = Se déconnecter ?
me-leave-text = Il n’y a pas de mot de passe : personne ne pourra revenir sous le nom de { $name }, pas même vous. Les matchs avec d’autres restent.
me-left = Session terminée.

## Invitations

challenge-title = Un match entre amis
challenge-by = { $name } vous invite à un match
challenge-send = Envoyez ce lien, ou faites scanner le code. Le match commence dès que quelqu’un s’assied.
challenge-waiting = En attente de quelqu’un…
challenge-there = { $name } vous attend.
challenge-away = { $name } n’est pas là pour l’instant et trouvera le match à son retour.
challenge-take = S’asseoir et jouer
challenge-link = le lien
challenge-share = Partager
challenge-withdraw = Retirer l’invitation
challenge-withdrawn = L’invitation est retirée.
challenge-gone = Cette invitation n’est plus valable.
challenge-begins = Le match commence.

## Who is there

there-here = là
there-away = pas là
there-away-for = pas là depuis { $minutes } min
there-thinking = réfléchit
there-thinking-for = réfléchit depuis { $minutes } min
there-gone = { $name } n’est plus là.
there-back = { $name } est de retour.
rematch-offered = { $name } propose une revanche.
rematch-waiting = En attente de { $name }…

## Clocks

clock-title = Pendule
clock-none = Sans pendule
clock-slow = Lente
clock-normal = Normale
clock-blitz = Blitz
clock-own = La vôtre
clock-none-about = Chacun a autant de temps qu’il le souhaite.
clock-kind = Les secondes d’un tour
clock-delay = Délai : elles s’écoulent avant la pendule
clock-bronstein = Bronstein : la pendule récupère ce qui a été utilisé
clock-fischer = Fischer : la pendule les reçoit après chaque tour
clock-minutes = Minutes pour le match
clock-seconds = Secondes par tour
clock-little = peu de temps
clock-of = Pendule de { $name } : { $left }
clock-control = { $bank } + { $kind ->
    [bronstein] jusqu’à { $step } s rendues par tour
    [fischer] { $step } s de plus par tour
   *[delay] délai de { $step } s par tour
}
clock-left = { $who ->
    [you] Il vous reste { $seconds } secondes.
   *[name] Il reste { $seconds } secondes à { $name }.
}

## The delay for watchers

delay-title = Retard pour les spectateurs
delay-none = Aucun
delay-about = Les spectateurs voient chaque coup avec ce retard, et le résultat aussi.
delay-none-about = Les spectateurs voient chaque coup aussitôt.
delay-others = Les spectateurs voient ce match en différé : { $time }.
delay-you = Vous voyez ce match en différé : { $time }.

## Days a turn, and vacation

clock-days = Jours par tour
clock-days-a-turn = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-days-left = { $days ->
    [one] encore { $days } jour { $hours } h
   *[other] encore { $days } jours { $hours } h
}
clock-time-left = encore { $time }
clock-away = en vacances jusqu’au { $day }
turns-title = À vous de jouer
turns-play = Jouer
turns-play-of = Jouer : { $players }
vacation-title = Vacances
vacation-text = Pendant votre absence, vos tours attendent dans les matchs à jours par tour. Vous avez 30 jours par an.
vacation-left = { $days ->
    [one] Il reste { $days } jour.
   *[other] Il reste { $days } jours.
}
vacation-days = Jours
vacation-go = Partir en vacances
vacation-until = Vous êtes en vacances jusqu’au { $day }.
vacation-back = Je suis de retour

## The lobby

lobby-title = Trouver un adversaire
lobby-about = Tout le monde peut regarder les matchs commencés ici. Votre offre reste tant que vous attendez sur cette page.
lobby-quick = Jouer tout de suite
lobby-open = Défis ouverts
lobby-offer = Autre jeu, autre longueur…
lobby-waiting = En attente d’un adversaire…
lobby-alone = Personne n’attend en ce moment. Jouez contre le robot ou envoyez un lien à un ami.
lobby-alone-waiting = Personne d’autre n’attend en ce moment. Qui arrive voit votre offre.
lobby-running = En cours
lobby-watch = Regarder
lobby-watch-of = Regarder { $players }
lobby-details = Détails
lobby-details-of = Détails du défi de { $name }
lobby-play = Jouer
lobby-play-with = Jouer contre { $name }
lobby-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}

## The bot while a challenge waits

waiting-play = Jouer contre le robot en attendant
waiting-link = Votre offre attend
waiting-begun = Votre match commence
waiting-begun-text = Quelqu’un a accepté votre offre. Votre match contre le robot reste tel quel.
waiting-go = Aller au match
waiting-later = Plus tard
waiting-begun-link = Votre match a commencé

## Ratings

rated = Classé
rated-about = Le résultat change le classement des deux joueurs.
rated-account = Les matchs classés sont réservés aux comptes : choisissez d’abord un mot de passe dans les réglages.
rated-no-game = Ce jeu n’est pas classé : c’est du pur hasard, ou les rôles sont différents.
rated-changed = Un match classé suit les règles et la position de départ du jeu, en une partie ou en 1 à 25 points ou parties.
rating = Classement
rating-of = classement { $rating }
rating-provisional = classement provisoire
rating-provisional-of = classement provisoire { $rating }
rating-program = programme
rating-changed = { $name } : { $rating } ({ $change })
rating-unchanged = Le match s’est terminé trop tôt pour changer le classement.
ratings-link = Les meilleurs
