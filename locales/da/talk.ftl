### Two people who play each other: what they say, and how one keeps the other away.

## The menu

talk-title = Sig noget
talk-says = { $name } siger: { $phrase }
talk-mute = Hør ikke { $name } mere
talk-hear = Hør { $name } igen
talk-block = Bloker { $name } …
talk-block-text = I hører og møder ikke hinanden mere: Ingen invitation og ingen parring bringer jer sammen. Denne match fortsætter. Ingen får det at vide. Indstillingerne viser, hvem du har blokeret.
talk-block-yes = Bloker
talk-unblock = Bloker ikke { $name } længere
talk-report = Anmeld { $name } …
talk-report-text = De, der driver denne tjeneste, ser din anmeldelse og denne match. Hvad er der galt?
talk-reported = Din anmeldelse er sendt.
talk-now-none = Du hører { $name } igen.
talk-now-muted = Du hører ikke { $name } mere.
talk-now-blocked = { $name } er blokeret.

## Phrases

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-nice-roll = Flot slag!
phrase-well-played = Godt spillet!
phrase-unlucky = Det var uheldigt!
phrase-thanks = Tak!
phrase-sorry = Undskyld!
phrase-one-moment = Et øjeblik
phrase-back = Jeg er tilbage
phrase-must-go = Undskyld, jeg må gå
phrase-good-game = Det var et godt spil
phrase-again = En match til?

## Reasons of a report

report-engine = Spørger vist en computer
report-stalling = Spilder tid eller går igen og igen
report-phrases = Siger ting for at irritere
report-name = Har et krænkende navn

## In the settings

others-title = Dem, du holder på afstand
others-muted = du hører dem ikke
others-blocked = blokeret
others-end = Tillad igen
others-end-of = Tillad { $name } igen

## A match that stands still

standoff-propose = Foreslå at udsætte
standoff-agree = Enig
standoff-refuse = Afslå
standoff-withdraw = Træk tilbage
standoff-go-on = Spil videre
standoff-adjourn = Udsæt
standoff-claim = Kræv sejren
standoff-adjourn-asked = { $name } vil gerne udsætte. Matchen fortsætter så en anden gang.
standoff-adjourn-waiting = Du foreslår at udsætte. Venter på { $name } …
standoff-adjourned = Denne match er udsat.
standoff-adjourned-both = Denne match er udsat. Den fortsætter, så snart I begge vil; intet ur går.
standoff-resume-asked = { $name } vil gerne spille videre nu.
standoff-resume-waiting = Du vil spille videre. Venter et minut på { $name } …
standoff-wait = { $name } er væk. Om { $time } kan du udsætte.
standoff-clock = { $name } er væk. Uret afgør det, eller du udsætter.
standoff-wait-claim = { $name } er væk. Du kan udsætte, eller kræve sejren om { $time }.
standoff-may-claim = { $name } er væk. Du kan vente, udsætte eller kræve sejren.
standoff-propose-take-back = Bed om at fortryde min sidste tur
standoff-take-back-asked = { $name } vil gerne fortryde sin sidste tur eller doblingsbeslutning. Alt, hvad der er sket siden, bortfalder; slaget bliver.
standoff-take-back-waiting = Du beder om at fortryde din sidste tur. Venter på { $name } …
standoff-propose-settle = Foreslå at afgøre partiet efter dets værdi
standoff-settle-asked = { $name } foreslår at afgøre partiet efter dets værdi. Hvis du er enig, ser I begge først tallet og beslutter så.
standoff-settle-waiting = Du foreslår at afgøre partiet efter dets værdi. Venter på { $name } …
standoff-verdict = Tavola: partiet er { $value } point værd for { $who ->
    [you] dig
   *[name] { $name }
}.
standoff-verdict-drawn = Rundet til hele point ender det uafgjort.
standoff-verdict-points = { $who ->
    [you] Du ville få
   *[name] { $name } ville få
} { $points ->
    [one] { $points } point
   *[other] { $points } point
}.
standoff-settle-now-asked = { $name } er enig i det.
standoff-settle-now-waiting = Du er enig. Venter på { $name } …
standoff-departures = { $count ->
    [one] forlod en match
   *[other] forlod { $count } matcher
}
