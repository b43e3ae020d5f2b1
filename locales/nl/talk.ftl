### Two people who play each other: what they say, and how one keeps the other away.

## The menu

talk-title = Iets zeggen
talk-says = { $name } zegt: { $phrase }
talk-mute = { $name } niet meer horen
talk-hear = { $name } weer horen
talk-block = { $name } blokkeren …
talk-block-text = Jullie horen en ontmoeten elkaar niet meer: geen uitnodiging en geen koppeling brengt jullie samen. Deze match gaat door. Niemand krijgt dit te horen. Bij de instellingen staat wie je hebt geblokkeerd.
talk-block-yes = Blokkeren
talk-unblock = { $name } niet meer blokkeren
talk-report = { $name } melden …
talk-report-text = Wie deze dienst beheert, ziet je melding en deze match. Wat is er mis?
talk-reported = Je melding is verstuurd.
talk-now-none = Je hoort { $name } weer.
talk-now-muted = Je hoort { $name } niet meer.
talk-now-blocked = { $name } is geblokkeerd.

## Phrases

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-nice-roll = Mooie worp!
phrase-well-played = Goed gespeeld!
phrase-unlucky = Dat was pech!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-one-moment = Een moment, alsjeblieft
phrase-back = Ik ben er weer
phrase-must-go = Sorry, ik moet gaan
phrase-good-game = Dat was een goed spel
phrase-again = Nog een match?

## Reasons of a report

report-engine = Vraagt zo te zien een computer
report-stalling = Rekt tijd of gaat steeds weg
report-phrases = Zegt dingen om te ergeren
report-name = Heeft een beledigende naam

## In the settings

others-title = Mensen die je op afstand houdt
others-muted = je hoort ze niet
others-blocked = geblokkeerd
others-end = Weer toelaten
others-end-of = { $name } weer toelaten

## A match that stands still

standoff-propose = Uitstellen voorstellen
standoff-agree = Akkoord
standoff-refuse = Weigeren
standoff-withdraw = Intrekken
standoff-go-on = Verder spelen
standoff-adjourn = Uitstellen
standoff-claim = Winst opeisen
standoff-adjourn-asked = { $name } wil uitstellen. De match gaat dan een andere keer verder.
standoff-adjourn-waiting = Je stelt voor om uit te stellen. Wachten op { $name } …
standoff-adjourned = Deze match is uitgesteld.
standoff-adjourned-both = Deze match is uitgesteld. Hij gaat verder zodra jullie allebei willen; er loopt geen klok.
standoff-resume-asked = { $name } wil nu verder spelen.
standoff-resume-waiting = Je wilt verder spelen. Een minuut wachten op { $name } …
standoff-wait = { $name } is er niet. Over { $time } kun je uitstellen.
standoff-clock = { $name } is er niet. De klok beslist, of je stelt uit.
standoff-wait-claim = { $name } is er niet. Je kunt uitstellen, of over { $time } de winst opeisen.
standoff-may-claim = { $name } is er niet. Je kunt wachten, uitstellen of de winst opeisen.
standoff-propose-take-back = Vragen om mijn laatste beurt terug te nemen
standoff-take-back-asked = { $name } wil de laatste eigen beurt of kubusbeslissing terugnemen. Alles wat daarna is gebeurd, vervalt dan; de worp blijft.
standoff-take-back-waiting = Je vraagt om je laatste beurt terug te nemen. Wachten op { $name } …
standoff-propose-settle = Voorstellen om het spel naar zijn waarde af te rekenen
standoff-settle-asked = { $name } stelt voor dit spel naar zijn waarde af te rekenen. Als je akkoord gaat, zien jullie eerst allebei het getal en beslissen jullie daarna.
standoff-settle-waiting = Je stelt voor dit spel naar zijn waarde af te rekenen. Wachten op { $name } …
standoff-verdict = Tavola: het spel is { $value } punten waard voor { $who ->
    [you] jou
   *[name] { $name }
}.
standoff-verdict-drawn = Afgerond op hele punten eindigt het onbeslist.
standoff-verdict-points = { $who ->
    [you] Je zou krijgen:
   *[name] { $name } zou krijgen:
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
standoff-settle-now-asked = { $name } gaat daarmee akkoord.
standoff-settle-now-waiting = Je gaat akkoord. Wachten op { $name } …
standoff-departures = { $count ->
    [one] verliet één match
   *[other] verliet { $count } matches
}
