### Two people who play each other: what they say, and how one keeps the other away.

## The menu

talk-title = Etwas sagen
talk-says = { $name } sagt: { $phrase }
talk-mute = { $name } nicht mehr hören
talk-hear = { $name } wieder hören
talk-block = { $name } sperren …
talk-block-text = Ihr hört und trefft euch nicht mehr: Keine Einladung und keine Paarung bringt euch zusammen. Dieses Match geht weiter. Niemand erfährt davon. In den Einstellungen steht, wen du gesperrt hast.
talk-block-yes = Sperren
talk-unblock = { $name } nicht mehr sperren
talk-report = { $name } melden …
talk-report-text = Wer diesen Dienst betreibt, sieht deine Meldung und dieses Match. Was stimmt nicht?
talk-reported = Deine Meldung ist abgeschickt.
talk-now-none = Du hörst { $name } wieder.
talk-now-muted = Du hörst { $name } nicht mehr.
talk-now-blocked = { $name } ist gesperrt.

## Phrases

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-roll = Schöner Wurf!
phrase-well-played = Gut gespielt!
phrase-unlucky = So ein Pech!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment bitte
phrase-back = Ich bin wieder da
phrase-must-go = Tut mir leid, ich muss los
phrase-good-game = Das war ein gutes Spiel
phrase-again = Noch ein Match?

## Reasons of a report

report-engine = Fragt anscheinend einen Computer
report-stalling = Verzögert das Spiel oder geht immer wieder weg
report-phrases = Sagt Dinge, um zu ärgern
report-name = Hat einen beleidigenden Namen

## In the settings

others-title = Wen du fernhältst
others-muted = du hörst sie nicht
others-blocked = gesperrt
others-end = Wieder zulassen
others-end-of = { $name } wieder zulassen

## A match that stands still

standoff-propose = Vertagen vorschlagen
standoff-agree = Einverstanden
standoff-refuse = Ablehnen
standoff-withdraw = Zurückziehen
standoff-go-on = Weiterspielen
standoff-adjourn = Vertagen
standoff-claim = Sieg beanspruchen
standoff-adjourn-asked = { $name } möchte vertagen. Das Match ginge ein andermal weiter.
standoff-adjourn-waiting = Du schlägst vor zu vertagen. Warten auf { $name } …
standoff-adjourned = Dieses Match ist vertagt.
standoff-adjourned-both = Dieses Match ist vertagt. Es geht weiter, sobald ihr beide es wollt; keine Uhr läuft.
standoff-resume-asked = { $name } möchte jetzt weiterspielen.
standoff-resume-waiting = Du möchtest weiterspielen. Eine Minute Warten auf { $name } …
standoff-wait = { $name } ist nicht da. In { $time } kannst du vertagen.
standoff-clock = { $name } ist nicht da. Die Uhr entscheidet, oder du vertagst.
standoff-wait-claim = { $name } ist nicht da. Du kannst vertagen oder in { $time } den Sieg beanspruchen.
standoff-may-claim = { $name } ist nicht da. Du kannst warten, vertagen oder den Sieg beanspruchen.
standoff-propose-take-back = Um Rücknahme meines letzten Zugs bitten
standoff-take-back-asked = { $name } möchte den letzten eigenen Zug oder die letzte Dopplerentscheidung zurücknehmen. Was seither geschehen ist, gilt dann nicht mehr; der Wurf bleibt.
standoff-take-back-waiting = Du bittest darum, deinen letzten Zug zurückzunehmen. Warten auf { $name } …
standoff-propose-settle = Einigung auf den Wert der Partie vorschlagen
standoff-settle-asked = { $name } schlägt vor, diese Partie nach ihrem Wert zu beenden. Wenn du einverstanden bist, seht ihr beide zuerst die Zahl und entscheidet dann.
standoff-settle-waiting = Du schlägst vor, diese Partie nach ihrem Wert zu beenden. Warten auf { $name } …
standoff-verdict = Tavola: Die Partie ist { $value } Punkte wert für { $who ->
    [you] dich
   *[name] { $name }
}.
standoff-verdict-drawn = Auf ganze Punkte gerundet endet sie unentschieden.
standoff-verdict-points = { $who ->
    [you] Du bekämst
   *[name] { $name } bekäme
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
standoff-settle-now-asked = { $name } ist damit einverstanden.
standoff-settle-now-waiting = Du bist einverstanden. Warten auf { $name } …
standoff-departures = { $count ->
    [one] ein Match verlassen
   *[other] { $count } Matches verlassen
}
