### The terminal (tavola play). What a player types (roll, bar, off …) is the same in every language.

## The match and its two sides, in one line each: short words

tui-score = stand { $score }
tui-pips = pips { $pips }
tui-cube = kubus { $value }
tui-cube-middle = kubus { $value } in het midden

## What happened: after the sign of the player who did it

tui-chooses = kiest { $dice }
tui-bot-rolls = gooit: typ de dobbelstenen, bijvoorbeeld roll 31

## Keys

tui-enter = Enter
tui-keys-typed = Enter uitvoeren   Tab aanvullen   Esc wissen
tui-keys-holding = pijltjes punt kiezen   Enter neerzetten   Esc terugleggen
tui-roll-ahead = Vooruit gooien
tui-help = Help
tui-quit = Stoppen
tui-yes = Enter: ja
tui-other-key = andere toets: nee
tui-answer = Antwoord
tui-key-arrows = pijltjes, Tab: naar een steen of punt
tui-key-enter = Enter: oppakken, neerzetten; beurt beëindigen
tui-key-escape = Esc: terugleggen, wissen
tui-key-type = letters: een opdracht of een zet; Tab vult aan
tui-key-suspend = terug naar de shell; fg gaat verder

## What can be typed. The words that are typed stand before each of these.

tui-help-move = zetten; ook 13 8 6 5, bar/20, 6/off(2), 8/5*
tui-help-roll = gooien; met eigen dobbelstenen: roll 31
tui-help-done = de beurt beëindigen
tui-help-undo = één zet terugnemen, of alle zetten
tui-help-double = verdubbelen
tui-help-take = aannemen, weigeren; ook beaver, raccoon
tui-help-resign = opgeven: 1 enkel spel, 2 gammon, 3 backgammon
tui-help-accept = een opgave aanvaarden of weigeren
tui-help-next = het volgende spel; finish beëindigt een geldspel
tui-help-choose = een doublet kiezen, als het spel erom vraagt
tui-help-pick = twee getallen noemen in plaats van gooien, als het spel erom vraagt
tui-help-hint = wat de engine zou doen
tui-help-board = het bord opnieuw tonen
tui-help-moves = alle zetten die nu kunnen
tui-help-score = hoe het staat
tui-help-where = wie op een plaats staat, of overal
tui-help-last = wat er het laatst gebeurde, nog eens
tui-help-again = een revanche, na de match
tui-help-quit = stoppen; de match wordt bewaard

## What was refused, or went wrong

tui-empty = Typ een opdracht; help noemt ze alle
tui-not-utf8 = Dit is geen tekst in UTF-8; help noemt de opdrachten
tui-too-long = Een regel heeft hoogstens { $most } bytes; help noemt de opdrachten
tui-unknown = De opdracht ‘{ $word }’ bestaat niet; help noemt ze alle
tui-alone = Na { $word } komt niets
tui-dice = Na roll komen dobbelstenen, zoals 31, niet ‘{ $text }’
tui-level = Hoeveel? Typ resign 1 tot resign { $most }
tui-choice = Typ een getal van 1 tot 6, bijvoorbeeld choose 4
tui-pick = Typ twee verschillende getallen, bijvoorbeeld pick 65
tui-place = Typ een plaats op het bord, bijvoorbeeld where 13, where bar
tui-now = Nu: { $words }
tui-not-over = De match is nog niet afgelopen
tui-ambiguous = Dat kan op meer dan één manier: { $ways }
tui-not-resigned = Je hebt niet opgegeven
tui-not-done = Er is niets gebeurd
tui-choose-key = Typ een van de woorden hieronder
tui-not-kept = { $detail } – druk op een toets om het opnieuw te proberen
tui-not-kept-line = { $detail }; Enter probeert het opnieuw
tui-engine-lost = De engine stopte zonder antwoord
tui-kept = Opgeslagen in { $path }
tui-analyse = Analyseer hem met tavola analyse { $number }
tui-check-dice = Controleer de dobbelstenen met tavola dice verify { $number }
tui-too-small = Deze terminal heeft { $width } x { $height } tekens; het bord heeft { $columns } x { $lines } nodig. Ctrl-C stopt.

## For the ear: sentences instead of a picture

tui-you = Jij
tui-bot = Bot
tui-both-pips = { $own } tegen { $other }
tui-count-on = { $count } op { $place }
tui-empty-place = { $place }: leeg
tui-on-place = { $place }: { $who ->
    [you] jij hebt er { $count }
   *[name] { $name } heeft er { $count }
}
