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
