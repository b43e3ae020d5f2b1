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

## Replay

replay-tools = Pas
replay-edit = Ouvrir dans l’éditeur

## Position editor

edit-stakes-money = En argent
edit-crawford = Partie Crawford

## Settings

lan-title = Autres appareils à la maison
lan-switch = Ouvrir à ce réseau
lan-switch-help = Un téléphone du même réseau ouvre le lien et prend une place, ou regarde.
lan-link = le lien
lan-code = Code QR de { $url }
lan-whom = Toute personne qui a ce lien peut voir tous les matchs, y jouer et en commencer d’autres. Seul cet ordinateur peut en supprimer. Le lien cesse de fonctionner quand vous désactivez ceci ou quittez Tavola.
lan-guest = Cet appareil est invité. L’accès s’ouvre et se ferme sur l’ordinateur où tourne Tavola.

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

## Ce qu’il y a à faire

play-heading = { $match } : { $players }
play-loading = Mise en place du tablier…
play-corners = Les cercles marquent les coins : le dernier pion saute de coin en coin.
play-opening = Le premier lancer décide qui commence
play-opening-lot = Le tirage au sort décide qui commence
play-opening-hand = Entrez le premier lancer : un dé chacun
play-opening-hand-two = Entrez le premier lancer : deux dés chacun
play-roll = { $who ->
    [you] À vous
   *[name] À { $name } de lancer
}
play-roll-hand = { $who ->
    [you] Entrez votre lancer
   *[name] Entrez le lancer de { $name }
}
play-move = { $who ->
    [you] Vous avez { $dice }
   *[name] { $name } a { $dice }
}
play-choose = { $who ->
    [you] Choisissez un double
   *[name] { $name } choisit un double
}
play-left = Reste à jouer : { $numbers }
play-over = Confirmez votre tour ou annulez-le
play-ending = Le tour se termine tout seul – annulez pour réfléchir encore
play-dance = Aucun coup possible avec { $dice }
play-double = { $name } double à { $value }. Vous prenez ?
play-beaver = { $name } fait un beaver : le videau passe à { $value }
play-raccoon = { $name } fait un raccoon : le videau passe à { $value }
play-resign = { $name } abandonne { $level ->
    [1] une partie simple
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
play-wait = { $name } joue…
play-sending = Envoi…
why-no-checker = Aucun de vos pions n’est là
why-no-number = Aucun nombre restant n’y mène
why-nothing-left = Tous les nombres ont été joués
why-roll-plays-nothing = Ce lancer ne compte pas dans ce jeu
why-pinned = Le pion de la flèche { $point } est cloué
why-bar-first = { $checkers ->
    [one] Le pion de la barre doit d’abord entrer
   *[other] Les pions de la barre doivent d’abord entrer
}
why-bar-closed = Impossible d’entrer : ces flèches sont fermées
why-pool-first = Les pions de la réserve doivent d’abord entrer
why-closed-point = La flèche { $point } est fermée : { $checkers ->
    [one] un pion adverse
   *[other] { $checkers } pions adverses
}
why-pin-closed = La flèche { $point } est fermée : un pion y est cloué
why-stack-limit = { $most ->
    [1] Un seul de vos pions peut être sur la flèche { $point }
   *[other] Pas plus de { $most } de vos pions sur la flèche { $point }
}
why-overtaking = Un pion ne peut pas en dépasser un autre des vôtres
why-not-all-home = { $outside ->
    [one] Un pion n’est pas encore rentré
   *[other] { $outside } pions ne sont pas encore rentrés
}
why-own-checker-pinned = Un de vos pions est encore cloué
why-no-bearing-off = On ne sort pas de pions dans ce jeu
why-farther-checker = Le pion de la flèche { $point } est plus loin : il passe d’abord
why-exact-number = De là, seul un { $number } fait sortir
why-hit-too-early = On ne frappe pas avant d’avoir un pion rentré
why-hit-and-run = Le pion de la flèche { $point } a frappé et y reste ce coup-ci
why-head-rule = Aucun autre pion ne peut quitter la première flèche ce coup-ci
why-courier = Un pion doit d’abord atteindre la flèche { $point }
why-prime-rule = Cette suite de flèches fermées n’est pas permise
why-must-open = Il faut ouvrir les six flèches de suite : tous les pions adverses sont derrière
why-lower-first = Il faut d’abord jouer le { $number }
why-higher-number = Un seul nombre est jouable : ce doit être le { $number }
why-other-numbers = Après ce coup, le reste du lancer ne serait plus jouable, et il faut le jouer si possible
why-all-or-nothing = Le lancer n’est pas jouable en entier, donc pas du tout
why-unusable = Ce nombre ne permet pas de jouer ce pion
why-nothing-fits = Aucun de vos pions ne peut jouer ces nombres
why-towers-no-checker = Cette tour ne se joue pas ainsi
why-towers-no-number = Aucun de vos nombres restants ne va à cette tour
why-towers-nothing-fits = Aucune de vos tours ne peut employer ces nombres

## Boutons

act-roll = Lancer
act-lot = Tirer au sort
act-double = Doubler
act-redouble = Redoubler
act-double-to = à { $value }
act-take = Prendre
act-drop = Refuser
act-beaver = Beaver
act-raccoon = Raccoon
act-accept = Accepter
act-refuse = Refuser
act-done = Terminé
act-pass = Finir le tour
act-undo = Annuler
act-reset = Tout annuler
act-forced = Coup forcé
act-off = Sortir
act-hint = Conseil
act-resign = Abandonner…
act-cocked = Dés cassés
act-next = Partie suivante
act-end = Terminer la partie libre
act-again = Nouveau match
act-rematch = Revanche
act-replay = Revoir
act-moves = Coups
act-more = Plus
act-close = Fermer
act-turn-board = Tourner le tablier
act-turn-always = Tourner vers le joueur au trait
act-rules = Règles
act-keys = Commandes
act-phone = Jouer sur un autre appareil…
phone-title = Un autre appareil
phone-takes = L’autre appareil joue
phone-watches = Regarde
phone-watches-only = L’autre appareil regarde ce match.
phone-here = Cet écran joue pour { $player }.
seat-here = Cet écran joue
seat-both = Les deux
act-sound = Sons
act-matches = Tous les matchs
act-look = Voir le tablier

## Joueurs et match

player-pips = Pips { $pips }
player-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
player-turn = à jouer
player-cube = Videau à { $value }
match-stake = Enjeu { $stake }
match-crawford = Crawford
match-game = Partie { $game }

## Ce qui s’est passé

say-opening = { $who0 ->
    [you] Vous
   *[name] { $name0 }
} { $die0 }, { $who1 ->
    [you] vous
   *[name] { $name1 }
} { $die1 } : { $who ->
    [you] vous commencez
   *[name] { $name } commence
}
say-opening-tie = { $die } de part et d’autre : on relance
say-opening-lot = Tirage au sort : { $who ->
    [you] vous commencez
   *[name] { $name } commence
}
say-doubled = Double automatique : l’enjeu est doublé
say-roll = { $who ->
    [you] Vous lancez { $dice }
   *[name] { $name } lance { $dice }
}
say-play = { $who ->
    [you] Vous avez joué { $play }
   *[name] { $name } a joué { $play }
}
say-dance = { $who ->
    [you] Vous ne pouvez pas jouer
   *[name] { $name } ne peut pas jouer
}
say-choose = { $who ->
    [you] Vous choisissez { $dice }
   *[name] { $name } choisit { $dice }
}
say-double = { $who ->
    [you] Vous doublez à { $value }
   *[name] { $name } double à { $value }
}
say-take = { $who ->
    [you] Vous prenez
   *[name] { $name } prend
}
say-drop = { $who ->
    [you] Vous refusez
   *[name] { $name } refuse
}
say-beaver = { $who ->
    [you] Vous faites un beaver
   *[name] { $name } fait un beaver
}
say-raccoon = { $who ->
    [you] Vous faites un raccoon
   *[name] { $name } fait un raccoon
}
say-resign = { $who ->
    [you] Vous proposez d’abandonner
   *[name] { $name } propose d’abandonner
} { $level ->
    [1] une partie simple
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
}
say-accept = { $who ->
    [you] Vous acceptez
   *[name] { $name } accepte
}
say-refuse = { $who ->
    [you] Vous refusez
   *[name] { $name } refuse
}
say-flag = { $who ->
    [you] Votre temps est écoulé
   *[name] Le temps de { $name } est écoulé
}
say-take-back-turn = { $who ->
    [you] Vous reprenez votre dernier tour
   *[name] { $name } reprend son dernier tour
}
say-settle = La partie est réglée à l’amiable
say-cocked = Dés cassés : le lancer est nul
say-step = { $from } vers { $to }
say-step-hit = { $from } vers { $to } en frappant
say-step-pin = { $from } vers { $to } en clouant
say-picked = Pris sur { $from } : { $targets }
say-undo = Annulé
word-bar = barre
word-off = sortie
word-point = { $point }

## Résultats

result-game = { $who ->
    [you] Vous gagnez
   *[name] { $name } gagne
} { $level ->
    [1] la partie
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-draw = La partie finit par un nul
result-match = { $who ->
    [you] Vous gagnez le match !
   *[name] { $name } gagne le match
}
result-match-draw = Le match finit par un nul
result-session = La partie libre est terminée
result-drop = { $who ->
    [you] Vous n’avez pas pris le videau
   *[name] { $name } n’a pas pris le videau
}
result-resign = { $who ->
    [you] Vous avez abandonné
   *[name] { $name } a abandonné
}
result-time = { $who ->
    [you] Votre temps est écoulé
   *[name] Le temps de { $name } est écoulé
}

## Abandonner

resign-title = Abandonner
resign-text = Que proposez-vous ? L’adversaire peut refuser.
resign-level = { $level ->
    [1] Partie simple
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
resign-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Dés à la main

pad-first = Premier dé
pad-second = Second dé
pad-third = Troisième dé
pad-of = Dé de { $name }
pad-of-first = { $name } : premier dé
pad-of-second = { $name } : second dé
pad-die = { $row } : { $value }

## Conseils

hint-title = Conseil
hint-thinking = Réflexion…
hint-ask = Demandez conseil quand c’est à vous : les meilleurs coups et ce qu’ils valent.
hint-none = Il n’y a rien à décider maintenant
hint-ply = { $ply }-ply
hint-chances = gagne { $win }, { $wins ->
    [mars] mars
   *[gammon] gammons
} { $gammon }, { $wins ->
    [mars] mars perdus
   *[gammon] gammons perdus
} { $lost }
hint-no-double = Ne pas doubler
hint-double-take = Double, prise
hint-double-drop = Double, refus
hint-too-good = Trop bon pour doubler : jouer le gammon
hint-take = Prendre
hint-drop = Refuser
hint-beaver = Beaver
hint-raccoon = Raccoon
hint-side = { $who ->
    [you] De votre point de vue
   *[name] Du point de vue de { $name }
}
hint-roll = Lancer
hint-choose = Choisir { $dice }
hint-resign = Abandonner : { $level ->
    [1] partie simple
    [2] gammon
    [4] mars
    [5] koks
   *[3] backgammon
}
hint-accept = Accepter
hint-refuse = Continuer

## Liste des coups

list-title = Coups
list-game = Partie { $game }
list-number = Tour
list-empty = Aucun coup encore
list-dance = ne joue pas
list-double = double à { $value }
list-take = prend
list-drop = refuse
list-beaver = beaver
list-raccoon = raccoon
list-resign = abandonne { $level ->
    [1] une partie
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
}
list-accept = accepte
list-refuse = refuse
list-take-back-turn = reprend son dernier tour
list-settle = partie réglée à l’amiable
list-flag = temps écoulé

## Touches

keys-by-hand = Souris et écran tactile
keys-by-keyboard = Clavier
keys-arrows = Les touches fléchées vont de flèche en flèche
keys-enter = Entrée prend un pion et le pose ; sur le casier, elle sort les pions
keys-escape = Échap repose le pion
keys-done = Entrée hors du tablier : le bouton en évidence
keys-roll = lancer
keys-double = doubler
keys-undo = annuler le dernier coup
keys-hint = conseil
keys-read = lire la position
keys-type = taper un coup
keys-help = ces touches
keys-digits = dés à la main
keys-touch = Touchez un pion pour jouer le plus grand dé, une deuxième fois pour continuer avec l’autre ; le bouton droit de la souris joue l’autre dé. Touchez une flèche pour y amener le pion le plus proche, les dés pour les échanger, ou faites glisser un pion.

## Connexion

link-lost = Connexion perdue. Nouvel essai…
link-back = De nouveau connecté
play-gone = Ce match a été supprimé

## Questions

ask-double = Proposer le videau à { $value } ?
type-title = Taper un coup
type-label = Coup, par exemple { $example }
type-help = Numéros des flèches, bar et off ; 6/off(2) joue deux pions.
type-help-towers = Le numéro de la tour et ce qu’on en fait : 6/apart (défaire), 6/stack (remonter) ou 6/off (sortir).
type-play = Jouer
type-unreadable = Ce coup est illisible.
type-impossible = Ce coup n’est pas jouable maintenant.
aloud-pips = { $pips } pips
aloud-bar = à la barre { $count }
aloud-blots = blots { $points }
aloud-made = flèches { $points }
aloud-anchors = ancres { $points }
aloud-off = sortis { $count }

## Games with rolls and ends of their own

board-pool = réserve
play-ahead = Le prochain lancer se fait maintenant, avant que celui-ci soit joué
play-pick = Nommer deux nombres différents au lieu de lancer
play-fixed = Le premier lancer reste pour toute la partie : { $dice }
play-next-roll = Le lancer suivant : { $dice }
act-pick = Jouer { $dice }
act-go-on = Jouer la suite
event-pick = Nomme { $dice }
how-hit = Un joueur qui frappe perd.
how-last = Le premier à tout sortir perd.
how-captured = Le dernier pion a été capturé.
how-mother = La mère a été clouée.
how-mothers = Les deux mères ont été clouées.
how-dead = Plus personne ne pouvait jamais jouer.
how-repetition = La position se répétait.
how-settled = Les deux joueurs se sont accordés sur la valeur de la partie.
