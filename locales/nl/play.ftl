## Why an action was refused

refusal-not-your-turn = De andere speler is aan de beurt.
refusal-not-now = Eerst moet er iets anders gedaan worden.
refusal-premature-roll = De beurt van je tegenstander is nog niet voorbij; deze worp telt niet.
refusal-bad-dice = Die worp bestaat niet in dit spel.
refusal-bad-opening = Volgens deze regels begint een spel op een andere manier.
refusal-illegal-move = Deze zet mag niet.
refusal-turn-not-finished = Je moet nog meer van je worp spelen.
refusal-nothing-to-take-back = Er is geen zet om terug te nemen.
refusal-too-late-for-cocked = Scheve dobbelstenen meld je voordat er een steen is verzet.
refusal-bad-choice = Kies een doublet van 1 tot en met 6.
refusal-bad-pick = Noem twee verschillende getallen van 1 tot en met 6 in plaats van te gooien.
refusal-fixed-roll = De eerste worp blijft het hele spel.
refusal-no-cube = Dit spel wordt zonder verdubbelingskubus gespeeld.
refusal-crawford-game = In het Crawford-spel wordt niet verdubbeld.
refusal-holland-too-early = Er wordt pas verdubbeld als beiden twee keer hebben gegooid.
refusal-cube-not-yours = De kubus is van de tegenstander.
refusal-cube-at-limit = De kubus kan niet hoger.
refusal-double-before-rolling = Verdubbelen kan alleen vóór de worp.
refusal-no-beavers = Hier wordt zonder beavers gespeeld.
refusal-no-raccoons = Hier wordt zonder raccoons gespeeld.
refusal-bad-resignation = Zo veel kun je in dit spel niet opgeven.
refusal-match-over = De match is afgelopen.
refusal-bots-seat = De bot speelt zelf.
refusal-not-your-seat = Op deze plaats speelt iemand anders.
refusal-tavola-throws = In deze match gooit Tavola.
refusal-dice-wanted = Voer de dobbelstenen in.
refusal-wrong-dice = Nu zijn andere dobbelstenen nodig.
refusal-throw-stands = Deze worp geldt en wordt niet herhaald.
refusal-throw-is-last = Na een worp kan er niets volgen zolang de uitslag niet bekend is.
refusal-no-dice-due = Er hoeft nu niet te worden gegooid.
refusal-not-thrown = Er is nog niet gegooid.
refusal-not-a-decision = Er valt nu niets te beslissen.
refusal-stale = Iemand anders was sneller. Zo staat het nu.

## Replay

replay-tools = Stappen
replay-edit = In de editor openen

## Position editor

edit-stakes-money = Om geld
edit-crawford = Crawford-spel

## Settings

lan-title = Andere apparaten in huis
lan-switch = Openstellen voor dit netwerk
lan-switch-help = Een telefoon in hetzelfde netwerk opent de link en neemt een plaats in, of kijkt toe.
lan-link = de link
lan-code = QR-code van { $url }
lan-whom = Iedereen met deze link kan alle matches zien, erin spelen en nieuwe beginnen. Alleen deze computer kan ze verwijderen. De link werkt niet meer zodra je dit uitzet of Tavola sluit.
lan-guest = Dit apparaat is te gast. Toegang geef en sluit je op de computer waarop Tavola draait.

## A tutor that warns before an error is played

settings-tutor = Waarschuwen vóór fouten
settings-tutor-help = Je krijgt in een spel tegen Tavola een waarschuwing voordat je een zet of kubusbeslissing bevestigt die zo slecht is. Dan kun je opnieuw nadenken.
settings-tutor-off = Nooit
settings-tutor-doubtful = Twijfelachtig of slechter
settings-tutor-bad = Slecht of slechter
settings-tutor-very-bad = Alleen zeer slecht
tutor-title = Er is een betere zet
tutor-text = Deze zet kost { $loss } equity.
tutor-yours = Jouw zet { $chances }
tutor-best = De beste zet { $chances }
tutor-back = Nog eens nadenken
tutor-show = De betere zet tonen
tutor-anyway = Toch spelen
tutor-cube-title = Denk nog eens na over de kubus
tutor-cube-text = Deze beslissing kost { $loss } equity.
tutor-cube-anyway = Erbij blijven

## Wat er te doen is

play-heading = { $match }: { $players }
play-loading = Het bord wordt opgezet …
play-corners = De ringen markeren de hoeken: een laatste steen springt van hoek naar hoek.
play-opening = De eerste worp beslist wie begint
play-opening-lot = Het lot beslist wie begint
play-opening-hand = Voer de eerste worp in: ieder één dobbelsteen
play-opening-hand-two = Voer de eerste worp in: ieder twee dobbelstenen
play-roll = { $who ->
    [you] Jij bent aan de beurt
   *[name] { $name } mag gooien
}
play-roll-hand = { $who ->
    [you] Voer je worp in
   *[name] Voer de worp van { $name } in
}
play-move = { $who ->
    [you] Je hebt { $dice }
   *[name] { $name } heeft { $dice }
}
play-choose = { $who ->
    [you] Kies een doublet
   *[name] { $name } kiest een doublet
}
play-left = Nog te spelen: { $numbers }
play-over = Bevestig je beurt of neem hem terug
play-ending = De beurt eindigt vanzelf – neem hem terug om nog eens na te denken
play-dance = Geen zet mogelijk met { $dice }
play-double = { $name } verdubbelt naar { $value }. Aannemen?
play-beaver = { $name } doet een beaver: de kubus gaat naar { $value }
play-raccoon = { $name } doet een raccoon: de kubus gaat naar { $value }
play-resign = { $name } geeft { $level ->
    [1] een enkel spel
    [2] een gammon
    [4] een mars
    [5] een koks
   *[3] een backgammon
} op ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
play-wait = { $name } speelt …
play-sending = Versturen …
why-no-checker = Daar staat geen steen van jou
why-no-number = Geen overgebleven getal leidt daarheen
why-nothing-left = Alle getallen zijn gespeeld
why-roll-plays-nothing = Deze worp telt niet in dit spel
why-pinned = De steen op { $point } is vastgezet
why-bar-first = { $checkers ->
    [one] De steen op de bar moet eerst binnenkomen
   *[other] De stenen op de bar moeten eerst binnenkomen
}
why-bar-closed = Binnenkomen kan niet: die punten zijn gesloten
why-pool-first = De stenen uit de voorraad moeten eerst binnenkomen
why-closed-point = Punt { $point } is gesloten: { $checkers ->
    [one] een steen van de tegenstander
   *[other] { $checkers } stenen van de tegenstander
}
why-pin-closed = Punt { $point } is gesloten: daar is een steen vastgezet
why-stack-limit = { $most ->
    [one] Op punt { $point } mag maar één van je stenen staan
   *[other] Op punt { $point } mogen hoogstens { $most } van je stenen staan
}
why-overtaking = Een steen mag geen andere van jou inhalen
why-not-all-home = { $outside ->
    [one] Eén steen is nog niet thuis
   *[other] { $outside } stenen zijn nog niet thuis
}
why-own-checker-pinned = Een van je stenen is nog vastgezet
why-no-bearing-off = In dit spel wordt niet uitgespeeld
why-farther-checker = De steen op { $point } staat verder terug: die gaat voor
why-exact-number = Vandaar speelt alleen een { $number } uit
why-hit-too-early = Je mag pas slaan als een steen van jou thuis is
why-hit-and-run = De steen op { $point } heeft geslagen en blijft deze beurt daar
why-head-rule = Deze beurt mag geen steen meer van de eerste punt
why-courier = Eerst moet één steen punt { $point } bereiken
why-prime-rule = Die rij gesloten punten is niet toegestaan
why-must-open = De rij van zes moet open: alle stenen van je tegenstander staan erachter
why-lower-first = Eerst moet de { $number } worden gespeeld
why-higher-number = Er kan maar één getal worden gespeeld: dat moet de { $number } zijn
why-other-numbers = Na deze zet kun je de rest van de worp niet spelen, en dat moet als het kan
why-all-or-nothing = De worp kan niet helemaal worden gespeeld, dus helemaal niet
why-unusable = Met dat getal kan deze steen niet zetten
why-nothing-fits = Geen van je stenen kan een van deze getallen spelen
why-towers-no-checker = Zo kan die toren niet gespeeld worden
why-towers-no-number = Geen van je resterende getallen hoort bij die toren
why-towers-nothing-fits = Geen van je torens kan deze getallen gebruiken

## Knoppen

act-roll = Gooien
act-lot = Loten
act-double = Verdubbelen
act-redouble = Herverdubbelen
act-double-to = naar { $value }
act-take = Aannemen
act-drop = Weigeren
act-beaver = Beaver
act-raccoon = Raccoon
act-accept = Aanvaarden
act-refuse = Weigeren
act-done = Klaar
act-pass = Beurt afsluiten
act-undo = Terugnemen
act-reset = Alles terugnemen
act-forced = Gedwongen zet
act-off = Uitspelen
act-hint = Tip
act-resign = Opgeven …
act-cocked = Scheve worp
act-next = Volgend spel
act-end = Geldspel beëindigen
act-again = Nieuwe match
act-rematch = Revanche
act-replay = Naspelen
act-moves = Zetten
act-more = Meer
act-close = Sluiten
act-turn-board = Bord draaien
act-turn-always = Draaien naar speler aan zet
act-rules = Regels
act-keys = Bediening
act-phone = Op een ander apparaat spelen …
phone-title = Een ander apparaat
phone-takes = Het andere apparaat speelt
phone-watches = Kijkt toe
phone-watches-only = Het andere apparaat kijkt bij deze match toe.
phone-here = Dit scherm speelt voor { $player }.
seat-here = Dit scherm speelt
seat-both = Beide
act-sound = Geluiden
act-matches = Alle matches
act-look = Bord bekijken

## Spelers en partij

player-pips = Pips { $pips }
player-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
player-turn = aan de beurt
player-cube = Kubus op { $value }
match-stake = Inzet { $stake }
match-crawford = Crawford
match-game = Spel { $game }

## Wat er is gebeurd

say-opening = { $who0 ->
    [you] Jij
   *[name] { $name0 }
} { $die0 }, { $who1 ->
    [you] jij
   *[name] { $name1 }
} { $die1 }: { $who ->
    [you] jij begint
   *[name] { $name } begint
}
say-opening-tie = Allebei { $die }: opnieuw gooien
say-opening-lot = Het lot beslist: { $who ->
    [you] jij begint
   *[name] { $name } begint
}
say-doubled = Automatische verdubbeling: de inzet verdubbelt
say-roll = { $who ->
    [you] Je gooit { $dice }
   *[name] { $name } gooit { $dice }
}
say-play = { $who ->
    [you] Je speelde { $play }
   *[name] { $name } speelde { $play }
}
say-dance = { $who ->
    [you] Je kunt niet zetten
   *[name] { $name } kan niet zetten
}
say-choose = { $who ->
    [you] Je kiest { $dice }
   *[name] { $name } kiest { $dice }
}
say-double = { $who ->
    [you] Je verdubbelt naar { $value }
   *[name] { $name } verdubbelt naar { $value }
}
say-take = { $who ->
    [you] Je neemt aan
   *[name] { $name } neemt aan
}
say-drop = { $who ->
    [you] Je weigert de verdubbeling
   *[name] { $name } weigert de verdubbeling
}
say-beaver = { $who ->
    [you] Je doet een beaver
   *[name] { $name } doet een beaver
}
say-raccoon = { $who ->
    [you] Je doet een raccoon
   *[name] { $name } doet een raccoon
}
say-resign = { $who ->
    [you] Je biedt aan op te geven
   *[name] { $name } biedt aan op te geven
}: { $level ->
    [1] een enkel spel
    [2] een gammon
    [4] een mars
    [5] een koks
   *[3] een backgammon
}
say-accept = { $who ->
    [you] Je aanvaardt
   *[name] { $name } aanvaardt
}
say-refuse = { $who ->
    [you] Je weigert
   *[name] { $name } weigert
}
say-flag = { $who ->
    [you] Je tijd is om
   *[name] De tijd van { $name } is om
}
say-take-back-turn = { $who ->
    [you] Je neemt je laatste beurt terug
   *[name] { $name } neemt de laatste beurt terug
}
say-settle = Het spel is in overleg afgerekend
say-cocked = Scheve dobbelstenen: de worp telt niet
say-step = { $from } naar { $to }
say-step-hit = { $from } naar { $to }, slaat
say-step-pin = { $from } naar { $to }, zet vast
say-picked = Opgepakt van { $from }: { $targets }
say-undo = Teruggenomen
word-bar = bar
word-off = buiten
word-point = { $point }

## Uitslagen

result-game = { $who ->
    [you] Je wint
   *[name] { $name } wint
} { $level ->
    [1] het spel
    [2] een gammon
    [4] een mars
    [5] een koks
   *[3] een backgammon
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
result-draw = Het spel is gelijk geëindigd
result-match = { $who ->
    [you] Je wint de match!
   *[name] { $name } wint de match
}
result-match-draw = De match is gelijk geëindigd
result-session = Het geldspel is afgelopen
result-drop = { $who ->
    [you] Je hebt de verdubbeling geweigerd
   *[name] { $name } heeft de verdubbeling geweigerd
}
result-resign = { $who ->
    [you] Je hebt opgegeven
   *[name] { $name } heeft opgegeven
}
result-time = { $who ->
    [you] Je tijd is om
   *[name] De tijd van { $name } is om
}

## Opgeven

resign-title = Opgeven
resign-text = Hoeveel bied je aan? Je tegenstander mag weigeren.
resign-level = { $level ->
    [1] Enkel spel
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
resign-cost = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Dobbelstenen met de hand

pad-first = Eerste dobbelsteen
pad-second = Tweede dobbelsteen
pad-third = Derde dobbelsteen
pad-of = Dobbelsteen van { $name }
pad-of-first = { $name }: eerste dobbelsteen
pad-of-second = { $name }: tweede dobbelsteen
pad-die = { $row }: { $value }

## Tips

hint-title = Tip
hint-thinking = Denkt na …
hint-ask = Vraag een tip als je aan de beurt bent: de beste zetten en wat ze waard zijn.
hint-none = Er is nu niets te beslissen
hint-ply = { $ply }-ply
hint-chances = wint { $win }, { $wins ->
    [mars] mars
   *[gammon] gammons
} { $gammon }, { $wins ->
    [mars] verloren mars
   *[gammon] verloren gammons
} { $lost }
hint-no-double = Niet verdubbelen
hint-double-take = Verdubbelen, aannemen
hint-double-drop = Verdubbelen, weigeren
hint-too-good = Te goed om te verdubbelen: speel op gammon
hint-take = Aannemen
hint-drop = Weigeren
hint-beaver = Beaver
hint-raccoon = Raccoon
hint-side = { $who ->
    [you] Van jouw kant gezien
   *[name] Van de kant van { $name } gezien
}
hint-roll = Gooien
hint-choose = Kies { $dice }
hint-resign = Opgeven: { $level ->
    [1] enkel spel
    [2] gammon
    [4] mars
    [5] koks
   *[3] backgammon
}
hint-accept = Aannemen
hint-refuse = Verder

## Zettenlijst

list-title = Zetten
list-game = Spel { $game }
list-number = Beurt
list-empty = Nog geen zetten
list-dance = geen zet
list-double = verdubbelt naar { $value }
list-take = neemt aan
list-drop = weigert
list-beaver = beaver
list-raccoon = raccoon
list-resign = geeft { $level ->
    [1] een spel
    [2] een gammon
    [4] een mars
    [5] een koks
   *[3] een backgammon
} op
list-accept = aanvaardt
list-refuse = weigert
list-take-back-turn = neemt de laatste beurt terug
list-settle = in overleg afgerekend
list-flag = tijd om

## Toetsen

keys-by-hand = Muis en aanraking
keys-by-keyboard = Toetsenbord
keys-arrows = Pijltjestoetsen gaan van punt naar punt
keys-enter = Enter pakt een steen op en zet hem neer; op de bak speelt Enter stenen uit
keys-escape = Escape legt de steen terug
keys-done = Enter naast het bord: de gemarkeerde knop
keys-roll = gooien
keys-double = verdubbelen
keys-undo = laatste zet terugnemen
keys-hint = tip
keys-read = de stelling voorlezen
keys-type = een zet intypen
keys-help = deze toetsen
keys-digits = dobbelstenen met de hand
keys-touch = Tik een steen aan om de hoogste dobbelsteen te spelen, tweemaal om met de andere door te gaan; de rechtermuisknop speelt de andere dobbelsteen. Tik een punt aan om de dichtstbijzijnde steen te halen, de dobbelstenen om ze te wisselen, of sleep een steen.

## Verbinding

link-lost = Verbinding verbroken. Nieuwe poging …
link-back = Weer verbonden
play-gone = Deze match is verwijderd

## Vragen

ask-double = De kubus op { $value } aanbieden?
type-title = Een zet intypen
type-label = Zet, bijvoorbeeld { $example }
type-help = Puntnummers, bar en off; 6/off(2) verzet twee stenen.
type-help-towers = Het nummer van de toren en wat ermee gebeurt: 6/apart (afbreken), 6/stack (opstapelen) of 6/off (uitspelen).
type-play = Zetten
type-unreadable = Dit is niet als zet te lezen.
type-impossible = Dit kan nu niet worden gespeeld.
aloud-pips = { $pips } pips
aloud-bar = op de bar { $count }
aloud-blots = blots { $points }
aloud-made = punten { $points }
aloud-anchors = ankers { $points }
aloud-off = uitgespeeld { $count }

## Games with rolls and ends of their own

board-pool = voorraad
play-ahead = De volgende worp valt nu, voordat deze gespeeld wordt
play-pick = Twee verschillende getallen noemen in plaats van te gooien
play-fixed = De eerste worp blijft het hele spel: { $dice }
play-next-roll = De worp hierna: { $dice }
act-pick = { $dice } spelen
act-go-on = Het volgende deel spelen
event-pick = Noemt { $dice }
how-hit = Wie slaat, verliest.
how-last = Wie het eerst klaar is, verliest.
how-captured = De laatste steen werd gevangen.
how-mother = De moeder werd vastgezet.
how-mothers = Beide moeders werden vastgezet.
how-dead = Niemand kon ooit nog zetten.
how-repetition = De stelling bleef zich herhalen.
how-settled = Beide spelers zijn het eens geworden over de waarde van het spel.
