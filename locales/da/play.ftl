## Why an action was refused

refusal-not-your-turn = Det er den anden spillers tur.
refusal-not-now = Noget andet skal gøres først.
refusal-premature-roll = Modstanderen har ikke afsluttet sin tur endnu; dette slag gælder ikke.
refusal-bad-dice = Det slag findes ikke i dette spil.
refusal-bad-opening = Efter disse regler begynder et spil på en anden måde.
refusal-illegal-move = Det træk er ikke tilladt.
refusal-turn-not-finished = Du skal spille mere af dit slag.
refusal-nothing-to-take-back = Der er ikke noget træk at tage tilbage.
refusal-too-late-for-cocked = Skæve terninger meldes, før en brik er rykket.
refusal-bad-choice = Vælg et dobbeltslag fra 1 til 6.
refusal-bad-pick = Nævn to forskellige tal fra 1 til 6 i stedet for at slå.
refusal-fixed-roll = Det første slag gælder hele spillet.
refusal-no-cube = Dette spil spilles uden doblingsterning.
refusal-crawford-game = Der dobles ikke i Crawford-spillet.
refusal-holland-too-early = Der dobles først, når begge har slået to gange.
refusal-cube-not-yours = Doblingsterningen er modstanderens.
refusal-cube-at-limit = Doblingsterningen kan ikke komme højere op.
refusal-double-before-rolling = Man kan kun doble før slaget.
refusal-no-beavers = Her spilles uden beavers.
refusal-no-raccoons = Her spilles uden raccoons.
refusal-bad-resignation = Så meget kan du ikke opgive i dette spil.
refusal-match-over = Matchen er slut.
refusal-bots-seat = Botten spiller selv.
refusal-not-your-seat = En anden spiller på denne plads.
refusal-tavola-throws = I denne match slår Tavola.
refusal-dice-wanted = Indtast terningerne.
refusal-wrong-dice = Nu skal der bruges andre terninger.
refusal-throw-stands = Dette slag gælder og gentages ikke.
refusal-throw-is-last = Intet kan følge efter et slag, før resultatet er kendt.
refusal-no-dice-due = Der skal ikke slås nu.
refusal-not-thrown = Der er ikke slået endnu.
refusal-not-a-decision = Der er intet at afgøre nu.
refusal-stale = En anden var hurtigere. Sådan står det nu.

## Replay

replay-tools = Skridt
replay-edit = Åbn i editoren

## Position editor

edit-stakes-money = Om penge
edit-crawford = Crawford-spil

## Settings

lan-title = Andre enheder derhjemme
lan-switch = Åbn for dette netværk
lan-switch-help = En telefon på samme netværk åbner linket og tager en plads eller ser med.
lan-link = linket
lan-code = QR-kode for { $url }
lan-whom = Alle med dette link kan se alle matcher, spille i dem og begynde nye. Kun denne computer kan slette dem. Linket holder op med at virke, når du slår dette fra eller lukker Tavola.
lan-guest = Denne enhed er gæst. Adgangen slås til og fra på den computer, der kører Tavola.

## A tutor that warns before an error is played

settings-tutor = Advar før fejl
settings-tutor-help = I spil mod Tavola får du en advarsel, før du bekræfter et så dårligt træk eller en så dårlig doblingsbeslutning. Så kan du tænke igen.
settings-tutor-off = Aldrig
settings-tutor-doubtful = Tvivlsom eller værre
settings-tutor-bad = Dårlig eller værre
settings-tutor-very-bad = Kun meget dårlig
tutor-title = Der er et bedre træk
tutor-text = Dette træk koster { $loss } equity.
tutor-yours = Dit træk { $chances }
tutor-best = Det bedste træk { $chances }
tutor-back = Tænk igen
tutor-show = Vis det bedre træk
tutor-anyway = Spil det alligevel
tutor-cube-title = Overvej doblingsterningen igen
tutor-cube-text = Denne beslutning koster { $loss } equity.
tutor-cube-anyway = Hold fast i den

## Hvad der skal gøres

play-heading = { $match }: { $players }
play-loading = Brættet stilles op …
play-corners = Ringene viser hjørnerne: en sidste brik springer fra hjørne til hjørne.
play-opening = Det første slag afgør, hvem der begynder
play-opening-lot = Lodtrækning afgør, hvem der begynder
play-opening-hand = Indtast det første slag: en terning til hver
play-opening-hand-two = Indtast det første slag: to terninger til hver
play-roll = { $who ->
    [you] Det er din tur
   *[name] { $name } skal slå
}
play-roll-hand = { $who ->
    [you] Indtast dit slag
   *[name] Indtast slaget for { $name }
}
play-move = { $who ->
    [you] Du har { $dice }
   *[name] { $name } har { $dice }
}
play-choose = { $who ->
    [you] Vælg et dobbeltslag
   *[name] { $name } vælger et dobbeltslag
}
play-left = Endnu ikke spillet: { $numbers }
play-over = Bekræft din tur, eller tag den tilbage
play-ending = Turen slutter af sig selv – fortryd for at tænke igen
play-dance = Intet træk muligt med { $dice }
play-double = { $name } dobler til { $value }. Tager du?
play-beaver = { $name } laver en beaver: doblingsterningen går til { $value }
play-raccoon = { $name } laver en raccoon: doblingsterningen går til { $value }
play-resign = { $name } opgiver { $level ->
    [1] et enkelt spil
    [2] en gammon
    [4] en mars
    [5] en koks
   *[3] en backgammon
} ({ $points ->
    [one] { $points } point
   *[other] { $points } point
})
play-wait = { $name } spiller …
play-sending = Sender …
why-no-checker = Der står ingen af dine brikker
why-no-number = Ingen af de tal, der er tilbage, fører derhen
why-nothing-left = Alle tal er brugt
why-roll-plays-nothing = Dette slag gælder ikke i dette spil
why-pinned = Brikken på { $point } er låst
why-bar-first = { $checkers ->
    [one] Brikken på baren skal først ind
   *[other] Brikkerne på baren skal først ind
}
why-bar-closed = Ingen indgang fra baren: de punkter er lukkede
why-pool-first = Brikkerne i forrådet skal først ind
why-closed-point = Punkt { $point } er lukket: { $checkers ->
    [one] en af modstanderens brikker
   *[other] { $checkers } af modstanderens brikker
}
why-pin-closed = Punkt { $point } er lukket: der er en brik låst
why-stack-limit = { $most ->
    [one] Der må kun stå én af dine brikker på punkt { $point }
   *[other] Der må højst stå { $most } af dine brikker på punkt { $point }
}
why-overtaking = En brik må ikke overhale en af dine egne
why-not-all-home = { $outside ->
    [one] Én brik er ikke hjemme endnu
   *[other] { $outside } brikker er ikke hjemme endnu
}
why-own-checker-pinned = En af dine brikker er stadig låst
why-no-bearing-off = Der tages ikke ud i dette spil
why-farther-checker = Brikken på { $point } er længere tilbage: den kommer først
why-exact-number = Derfra tages der kun ud med en { $number }’er
why-hit-too-early = Du må først slå hjem, når en af dine brikker er hjemme
why-hit-and-run = Brikken på { $point } har slået hjem og bliver der i dette træk
why-head-rule = I dette træk må ingen flere brikker forlade det første punkt
why-courier = Først skal en brik nå punkt { $point }
why-prime-rule = Den række lukkede punkter er ikke tilladt
why-must-open = Rækken på seks skal åbnes: alle modstanderens brikker står bag den
why-lower-first = Først skal { $number }’eren bruges
why-higher-number = Kun ét tal kan bruges: det skal være { $number }’eren
why-other-numbers = Efter dette træk kan resten af slaget ikke spilles, og det skal det, hvis det kan lade sig gøre
why-all-or-nothing = Slaget kan ikke bruges helt, så intet af det bruges
why-unusable = Med det tal kan denne brik ikke rykke
why-nothing-fits = Ingen af dine brikker kan bruge nogen af disse tal
why-towers-no-checker = Det tårn kan ikke spilles sådan
why-towers-no-number = Ingen af dine resterende tal hører til det tårn
why-towers-nothing-fits = Ingen af dine tårne kan bruge disse tal

## Knapper

act-roll = Slå
act-lot = Træk lod
act-double = Dobl
act-redouble = Redobl
act-double-to = til { $value }
act-take = Tag
act-drop = Pas
act-beaver = Beaver
act-raccoon = Raccoon
act-accept = Acceptér
act-refuse = Afslå
act-done = Færdig
act-pass = Afslut turen
act-undo = Fortryd
act-reset = Fortryd alt
act-forced = Tvunget træk
act-off = Tag ud
act-hint = Tip
act-resign = Opgiv …
act-cocked = Skæve
act-next = Næste spil
act-end = Afslut pengespillet
act-again = Ny match
act-rematch = Revanche
act-replay = Afspil
act-moves = Træk
act-more = Mere
act-close = Luk
act-turn-board = Vend brættet
act-turn-always = Vend mod spilleren i tur
act-rules = Regler
act-keys = Betjening
act-phone = Spil på en anden enhed …
phone-title = En anden enhed
phone-takes = Den anden enhed spiller
phone-watches = Ser med
phone-watches-only = Den anden enhed ser denne match.
phone-here = Denne skærm spiller for { $player }.
seat-here = Denne skærm spiller
seat-both = Begge
act-sound = Lyde
act-matches = Alle matcher
act-look = Se brættet

## Spillere og kamp

player-pips = Pips { $pips }
player-score = { $score ->
    [one] { $score } point
   *[other] { $score } point
}
player-turn = skal spille
player-cube = Doblingsterning på { $value }
match-stake = Indsats { $stake }
match-crawford = Crawford
match-game = Spil { $game }

## Hvad der er sket

say-opening = { $who0 ->
    [you] Du
   *[name] { $name0 }
} { $die0 }, { $who1 ->
    [you] du
   *[name] { $name1 }
} { $die1 }: { $who ->
    [you] du begynder
   *[name] { $name } begynder
}
say-opening-tie = Begge { $die }: slå igen
say-opening-lot = Lodtrækning: { $who ->
    [you] du begynder
   *[name] { $name } begynder
}
say-doubled = Automatisk dobling: indsatsen fordobles
say-roll = { $who ->
    [you] Du slår { $dice }
   *[name] { $name } slår { $dice }
}
say-play = { $who ->
    [you] Du spillede { $play }
   *[name] { $name } spillede { $play }
}
say-dance = { $who ->
    [you] Du kan ikke rykke
   *[name] { $name } kan ikke rykke
}
say-choose = { $who ->
    [you] Du vælger { $dice }
   *[name] { $name } vælger { $dice }
}
say-double = { $who ->
    [you] Du dobler til { $value }
   *[name] { $name } dobler til { $value }
}
say-take = { $who ->
    [you] Du tager
   *[name] { $name } tager
}
say-drop = { $who ->
    [you] Du passer
   *[name] { $name } passer
}
say-beaver = { $who ->
    [you] Du laver en beaver
   *[name] { $name } laver en beaver
}
say-raccoon = { $who ->
    [you] Du laver en raccoon
   *[name] { $name } laver en raccoon
}
say-resign = { $who ->
    [you] Du tilbyder at opgive
   *[name] { $name } tilbyder at opgive
} { $level ->
    [1] et enkelt spil
    [2] en gammon
    [4] en mars
    [5] en koks
   *[3] en backgammon
}
say-accept = { $who ->
    [you] Du accepterer
   *[name] { $name } accepterer
}
say-refuse = { $who ->
    [you] Du afslår
   *[name] { $name } afslår
}
say-flag = { $who ->
    [you] Din tid er gået
   *[name] Tiden er gået for { $name }
}
say-take-back-turn = { $who ->
    [you] Du fortryder din sidste tur
   *[name] { $name } fortryder sin sidste tur
}
say-settle = Partiet er afgjort efter aftale
say-cocked = Skæve terninger: slaget gælder ikke
say-step = { $from } til { $to }
say-step-hit = { $from } til { $to }, slår hjem
say-step-pin = { $from } til { $to }, låser
say-picked = Taget op fra { $from }: { $targets }
say-undo = Fortrudt
word-bar = bar
word-off = ud
word-point = { $point }

## Resultater

result-game = { $who ->
    [you] Du vinder
   *[name] { $name } vinder
} { $level ->
    [1] spillet
    [2] en gammon
    [4] en mars
    [5] en koks
   *[3] en backgammon
}: { $points ->
    [one] { $points } point
   *[other] { $points } point
}
result-draw = Spillet er uafgjort
result-match = { $who ->
    [you] Du vinder matchen!
   *[name] { $name } vinder matchen
}
result-match-draw = Matchen er uafgjort
result-session = Pengespillet er slut
result-drop = { $who ->
    [you] Du sagde pas til doblingen
   *[name] { $name } sagde pas til doblingen
}
result-resign = { $who ->
    [you] Du opgav
   *[name] { $name } opgav
}
result-time = { $who ->
    [you] Din tid er gået
   *[name] Tiden er gået for { $name }
}

## Opgive

resign-title = Opgiv
resign-text = Hvor meget tilbyder du? Modstanderen kan afslå.
resign-level = { $level ->
    [1] Enkelt spil
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
resign-cost = { $points ->
    [one] { $points } point
   *[other] { $points } point
}

## Terninger i hånden

pad-first = Første terning
pad-second = Anden terning
pad-third = Tredje terning
pad-of = Terning til { $name }
pad-of-first = { $name }: første terning
pad-of-second = { $name }: anden terning
pad-die = { $row }: { $value }

## Tip

hint-title = Tip
hint-thinking = Tænker …
hint-ask = Bed om et tip, når det er din tur: de bedste træk, og hvad de er værd.
hint-none = Der er intet at afgøre nu
hint-ply = { $ply }-ply
hint-chances = vinder { $win }, { $wins ->
    [mars] mars
   *[gammon] gammoner
} { $gammon }, { $wins ->
    [mars] tabte mars
   *[gammon] tabte gammoner
} { $lost }
hint-no-double = Dobl ikke
hint-double-take = Dobl, tag
hint-double-drop = Dobl, pas
hint-too-good = For god til at doble: spil på gammon
hint-take = Tag
hint-drop = Pas
hint-beaver = Beaver
hint-raccoon = Raccoon
hint-side = { $who ->
    [you] Set fra din side
   *[name] Set fra { $name }s side
}
hint-roll = Slå
hint-choose = Vælg { $dice }
hint-resign = Opgiv: { $level ->
    [1] enkelt spil
    [2] gammon
    [4] mars
    [5] koks
   *[3] backgammon
}
hint-accept = Acceptér
hint-refuse = Spil videre

## Trækliste

list-title = Træk
list-game = Spil { $game }
list-number = Tur
list-empty = Ingen træk endnu
list-dance = intet træk
list-double = dobler til { $value }
list-take = tager
list-drop = passer
list-beaver = beaver
list-raccoon = raccoon
list-resign = opgiver { $level ->
    [1] et spil
    [2] en gammon
    [4] en mars
    [5] en koks
   *[3] en backgammon
}
list-accept = accepterer
list-refuse = afslår
list-take-back-turn = fortryder sin sidste tur
list-settle = afgjort efter aftale
list-flag = tiden er gået

## Taster

keys-by-hand = Mus og berøring
keys-by-keyboard = Tastatur
keys-arrows = Piletasterne går fra punkt til punkt
keys-enter = Enter tager en brik op og sætter den ned; på bakken tager Enter brikker ud
keys-escape = Escape lægger brikken tilbage
keys-done = Enter uden for brættet: den fremhævede knap
keys-roll = slå
keys-double = dobl
keys-undo = fortryd det sidste ryk
keys-hint = tip
keys-read = læs stillingen op
keys-type = skriv et træk
keys-help = disse taster
keys-digits = terninger i hånden
keys-touch = Tryk på en brik for at bruge den højeste terning, to gange for at gå videre med den anden; højre museknap bruger den anden terning. Tryk på et punkt for at hente den nærmeste brik, på terningerne for at bytte dem, eller træk en brik.

## Forbindelse

link-lost = Forbindelsen er afbrudt. Prøver igen …
link-back = Forbundet igen
play-gone = Denne match er slettet

## Spørgsmål

ask-double = Tilbyd doblingsterningen på { $value }?
type-title = Skriv et træk
type-label = Træk, for eksempel { $example }
type-help = Punktnumre, bar og off; 6/off(2) flytter to brikker.
type-help-towers = Tårnets tal, og hvad der sker med det: 6/apart (bryde ned), 6/stack (bygge op) eller 6/off (tage ud).
type-play = Spil
type-unreadable = Det kan ikke læses som et træk.
type-impossible = Det kan ikke spilles nu.
aloud-pips = { $pips } pips
aloud-bar = på baren { $count }
aloud-blots = blots { $points }
aloud-made = punkter { $points }
aloud-anchors = ankre { $points }
aloud-off = taget ud { $count }

## Games with rolls and ends of their own

board-pool = forråd
play-ahead = Det næste slag slås nu, før dette spilles
play-pick = Nævn to forskellige tal i stedet for at slå
play-fixed = Det første slag gælder hele spillet: { $dice }
play-next-roll = Slaget derefter: { $dice }
act-pick = Spil { $dice }
act-go-on = Spil næste del
event-pick = Nævner { $dice }
how-hit = Den, der slår hjem, taber.
how-last = Den, der er færdig først, taber.
how-captured = Den sidste brik blev fanget.
how-mother = Moderen blev låst.
how-mothers = Begge mødre blev låst.
how-dead = Ingen kunne nogensinde rykke igen.
how-repetition = Stillingen blev ved med at gentage sig.
how-settled = Begge blev enige om partiets værdi.
