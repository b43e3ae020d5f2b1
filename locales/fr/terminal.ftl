### The terminal (tavola play). What a player types (roll, bar, off …) is the same in every language.

## The match and its two sides, in one line each: short words

tui-score = score { $score }
tui-pips = pips { $pips }
tui-cube = videau { $value }
tui-cube-middle = videau { $value } au milieu

## What happened: after the sign of the player who did it

tui-chooses = choisit { $dice }
tui-bot-rolls = lance : tapez ses dés, par exemple roll 31

## Keys

tui-enter = Entrée
tui-keys-typed = Entrée exécuter   Tab compléter   Échap effacer
tui-keys-holding = touches fléchées destination   Entrée poser   Échap reposer
tui-roll-ahead = Lancer d’avance
tui-help = Aide
tui-quit = Quitter
tui-yes = Entrée : oui
tui-other-key = autre touche : non
tui-answer = Réponse
tui-key-arrows = flèches du clavier, Tab : vers un pion ou une flèche
tui-key-enter = Entrée : prendre, poser ; finir le tour
tui-key-escape = Échap : reposer, effacer
tui-key-type = lettres : une commande ou un coup ; Tab complète
tui-key-suspend = retour au shell ; fg reprend

## What can be typed. The words that are typed stand before each of these.

tui-help-move = jouer ; aussi 13 8 6 5, bar/20, 6/off(2), 8/5*
tui-help-roll = lancer les dés ; avec vos propres dés : roll 31
tui-help-done = finir le tour
tui-help-undo = annuler un déplacement, ou tous
tui-help-double = doubler
tui-help-take = prendre, refuser ; aussi beaver, raccoon
tui-help-resign = abandonner : 1 partie simple, 2 gammon, 3 backgammon
tui-help-accept = répondre à un abandon
tui-help-next = la partie suivante ; finish termine une partie libre
tui-help-choose = choisir un double, si le jeu le demande
tui-help-pick = nommer deux nombres au lieu de lancer, si le jeu le demande
tui-help-hint = ce que ferait le moteur
tui-help-board = montrer de nouveau le tablier
tui-help-moves = tous les déplacements possibles maintenant
tui-help-score = où en est le match
tui-help-where = qui se trouve à une place, ou partout
tui-help-last = ce qui vient de se passer, encore une fois
tui-help-again = une revanche, après le match
tui-help-quit = arrêter ; le match est conservé

## What was refused, or went wrong

tui-empty = Tapez une commande ; help les donne toutes
tui-not-utf8 = Ce n’est pas du texte en UTF-8 ; help donne les commandes
tui-too-long = Une ligne a au plus { $most } octets ; help donne les commandes
tui-unknown = Pas de commande « { $word } » ; help les donne toutes
tui-alone = Rien ne suit { $word }
tui-dice = Après roll viennent des dés, par exemple 31, et non « { $text } »
tui-level = Combien ? Tapez resign 1 à resign { $most }
tui-choice = Tapez un nombre de 1 à 6, par exemple choose 4
tui-pick = Tapez deux nombres différents, par exemple pick 65
tui-place = Tapez une place du tablier, par exemple where 13, where bar
tui-now = Maintenant : { $words }
tui-not-over = Le match n’est pas encore fini
tui-ambiguous = Il y a plusieurs façons de jouer cela : { $ways }
tui-not-resigned = Vous n’avez pas abandonné
tui-not-done = Rien n’a été fait
tui-choose-key = Tapez un des mots ci-dessous
tui-not-kept = { $detail } – appuyez sur une touche pour réessayer
tui-not-kept-line = { $detail } ; Entrée pour réessayer
tui-engine-lost = Le moteur s’est arrêté sans répondre
tui-kept = Conservé dans { $path }
tui-analyse = Pour l’analyser : tavola analyse { $number }
tui-check-dice = Pour vérifier ses dés : tavola dice verify { $number }
tui-too-small = Ce terminal a { $width } x { $height } caractères, le tablier en demande { $columns } x { $lines }. Ctrl-C quitte.

## For the ear: sentences instead of a picture

tui-you = Vous
tui-bot = Robot
tui-both-pips = { $own } à { $other }
tui-count-on = { $count } sur { $place }
tui-empty-place = { $place } : vide
tui-on-place = { $place } : { $who ->
    [you] vous avez { $count }
   *[name] { $name } a { $count }
}
