### The settings, and what Tavola is.

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
