### Two people who play each other: what they say, and how one keeps the other away.

## The menu

talk-title = Dire quelque chose
talk-says = { $name } dit : { $phrase }
talk-mute = Ne plus entendre { $name }
talk-hear = Entendre à nouveau { $name }
talk-block = Bloquer { $name }…
talk-block-text = Vous ne vous entendrez plus et ne vous rencontrerez plus : aucune invitation, aucun appariement ne vous réunira. Ce match continue. Personne n’en est informé. Les réglages indiquent qui vous avez bloqué.
talk-block-yes = Bloquer
talk-unblock = Ne plus bloquer { $name }
talk-report = Signaler { $name }…
talk-report-text = Les responsables de ce service verront votre signalement et ce match. Que se passe-t-il ?
talk-reported = Votre signalement est envoyé.
talk-now-none = Vous entendez à nouveau { $name }.
talk-now-muted = Vous n’entendez plus { $name }.
talk-now-blocked = { $name } est désormais hors de contact.

## Phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-roll = Beau lancer !
phrase-well-played = Bien joué !
phrase-unlucky = Pas de chance !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît
phrase-back = Je suis de retour
phrase-must-go = Désolé, je dois partir
phrase-good-game = C’était une belle partie
phrase-again = Encore un match ?

## Reasons of a report

report-engine = Semble consulter un ordinateur
report-stalling = Fait traîner le jeu ou part sans cesse
report-phrases = Dit des choses pour agacer
report-name = Porte un nom insultant

## In the settings

others-title = Personnes que vous tenez à l’écart
others-muted = vous ne les entendez pas
others-blocked = contact bloqué
others-end = Autoriser à nouveau
others-end-of = Autoriser à nouveau { $name }

## A match that stands still

standoff-propose = Proposer d’ajourner
standoff-agree = D’accord
standoff-refuse = Refuser
standoff-withdraw = Retirer
standoff-go-on = Continuer
standoff-adjourn = Ajourner
standoff-claim = Réclamer la victoire
standoff-adjourn-asked = { $name } souhaite ajourner. Le match continuerait une autre fois.
standoff-adjourn-waiting = Vous proposez d’ajourner. En attente de { $name }…
standoff-adjourned = Ce match est ajourné.
standoff-adjourned-both = Ce match est ajourné. Il reprend dès que vous le voulez tous les deux ; aucune pendule ne tourne.
standoff-resume-asked = { $name } souhaite reprendre maintenant.
standoff-resume-waiting = Vous voulez reprendre. Une minute d’attente pour { $name }…
standoff-wait = { $name } est absent. Vous pourrez ajourner dans { $time }.
standoff-clock = { $name } est absent. La pendule tranche, ou vous ajournez.
standoff-wait-claim = { $name } est absent. Vous pouvez ajourner, ou réclamer la victoire dans { $time }.
standoff-may-claim = { $name } est absent. Vous pouvez attendre, ajourner ou réclamer la victoire.
standoff-propose-take-back = Demander à reprendre mon dernier tour
standoff-take-back-asked = { $name } souhaite reprendre son dernier coup ou sa dernière décision de videau. Ce qui s’est passé depuis serait nul ; ses dés restent.
standoff-take-back-waiting = Vous demandez à reprendre votre dernier tour. En attente de { $name }…
standoff-propose-settle = Proposer de régler la partie selon son équité
standoff-settle-asked = { $name } propose de régler cette partie selon son équité. Si vous acceptez, vous verrez tous deux le nombre, puis vous déciderez.
standoff-settle-waiting = Vous proposez de régler cette partie selon son équité. En attente de { $name }…
standoff-verdict = Tavola : la partie vaut { $value } points pour { $who ->
    [you] vous
   *[name] { $name }
}.
standoff-verdict-drawn = Arrondie en points entiers, elle serait nulle.
standoff-verdict-points = { $who ->
    [you] Vous recevriez
   *[name] { $name } recevrait
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
standoff-settle-now-asked = { $name } est d’accord.
standoff-settle-now-waiting = Vous êtes d’accord. En attente de { $name }…
standoff-departures = { $count ->
    [one] a quitté un match
   *[other] a quitté { $count } matchs
}
