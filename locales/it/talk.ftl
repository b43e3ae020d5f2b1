### Two people who play each other: what they say, and how one keeps the other away.

## The menu

talk-title = Di’ qualcosa
talk-says = { $name } dice: { $phrase }
talk-mute = Non sentire più { $name }
talk-hear = Senti di nuovo { $name }
talk-block = Escludi { $name }…
talk-block-text = Non vi sentirete e non vi incontrerete più: nessun invito e nessun abbinamento vi farà incontrare. Questo incontro continua. Nessuno ne viene informato. Le impostazioni elencano chi hai escluso.
talk-block-yes = Escludi
talk-unblock = Non escludere più { $name }
talk-report = Segnala { $name }…
talk-report-text = Chi gestisce questo servizio vedrà la tua segnalazione e questo incontro. Che cosa non va?
talk-reported = La tua segnalazione è stata inviata.
talk-now-none = Senti di nuovo { $name }.
talk-now-muted = Non senti più { $name }.
talk-now-blocked = Hai escluso { $name }.

## Phrases

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice-roll = Bel tiro!
phrase-well-played = Ben giocato!
phrase-unlucky = Che sfortuna!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-one-moment = Un momento, per favore
phrase-back = Sono di nuovo qui
phrase-must-go = Scusa, devo andare
phrase-good-game = È stata una bella partita
phrase-again = Un altro incontro?

## Reasons of a report

report-engine = Sembra chiedere a un computer
report-stalling = Perde tempo o va via di continuo
report-phrases = Dice cose per infastidire
report-name = Ha un nome offensivo

## In the settings

others-title = Persone che tieni lontane
others-muted = non le senti
others-blocked = contatto escluso
others-end = Consenti di nuovo
others-end-of = Consenti di nuovo { $name }

## A match that stands still

standoff-propose = Proponi di rinviare
standoff-agree = D’accordo
standoff-refuse = Rifiuta
standoff-withdraw = Ritira
standoff-go-on = Continua
standoff-adjourn = Rinvia
standoff-claim = Reclama la vittoria
standoff-adjourn-asked = { $name } vorrebbe rinviare. L’incontro continuerebbe un’altra volta.
standoff-adjourn-waiting = Proponi di rinviare. In attesa di { $name }…
standoff-adjourned = Questo incontro è rinviato.
standoff-adjourned-both = Questo incontro è rinviato. Continua appena lo volete entrambi; nessun orologio corre.
standoff-resume-asked = { $name } vorrebbe continuare ora.
standoff-resume-waiting = Vuoi continuare. Un minuto di attesa per { $name }…
standoff-wait = { $name } non c’è. Potrai rinviare tra { $time }.
standoff-clock = { $name } non c’è. Decide l’orologio, oppure rinvii.
standoff-wait-claim = { $name } non c’è. Puoi rinviare, o reclamare la vittoria tra { $time }.
standoff-may-claim = { $name } non c’è. Puoi aspettare, rinviare o reclamare la vittoria.
standoff-propose-take-back = Chiedi di annullare il mio ultimo turno
standoff-take-back-asked = { $name } vorrebbe annullare la sua ultima mossa o decisione di cubo. Ciò che è successo dopo non varrebbe; i suoi dadi restano.
standoff-take-back-waiting = Chiedi di annullare il tuo ultimo turno. In attesa di { $name }…
standoff-propose-settle = Proponi di chiudere la partita secondo la sua equity
standoff-settle-asked = { $name } propone di chiudere questa partita secondo la sua equity. Se accetti, vedrete entrambi prima il numero e poi deciderete.
standoff-settle-waiting = Proponi di chiudere questa partita secondo la sua equity. In attesa di { $name }…
standoff-verdict = Tavola: la partita vale { $value } punti per { $who ->
    [you] te
   *[name] { $name }
}.
standoff-verdict-drawn = Arrotondata a punti interi sarebbe patta.
standoff-verdict-points = { $who ->
    [you] Riceveresti
   *[name] { $name } riceverebbe
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
standoff-settle-now-asked = { $name } è d’accordo.
standoff-settle-now-waiting = Sei d’accordo. In attesa di { $name }…
standoff-departures = { $count ->
    [one] ha lasciato un incontro
   *[other] ha lasciato { $count } incontri
}
