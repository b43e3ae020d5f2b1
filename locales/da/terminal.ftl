### The terminal (tavola play). What a player types (roll, bar, off …) is the same in every language.

## The match and its two sides, in one line each: short words

tui-score = score { $score }
tui-pips = pips { $pips }
tui-cube = terning { $value }
tui-cube-middle = doblingsterning { $value } i midten

## What happened: after the sign of the player who did it

tui-chooses = vælger { $dice }
tui-bot-rolls = slår: skriv terningerne, for eksempel roll 31

## Keys

tui-enter = Enter
tui-keys-typed = Enter udfør   Tab udfyld   Esc slet
tui-keys-holding = pile vælg punkt   Enter sæt ned   Esc læg tilbage
tui-roll-ahead = Slå forud
tui-help = Hjælp
tui-quit = Afslut
tui-yes = Enter: ja
tui-other-key = anden tast: nej
tui-answer = Svar
tui-key-arrows = pile, Tab: til en brik eller et punkt
tui-key-enter = Enter: tag op, sæt ned; afslut turen
tui-key-escape = Esc: læg tilbage, slet
tui-key-type = bogstaver: en kommando eller et træk; Tab udfylder
tui-key-suspend = tilbage til kommandolinjen; fg fortsætter

## What can be typed. The words that are typed stand before each of these.

tui-help-move = ryk; også 13 8 6 5, bar/20, 6/off(2), 8/5*
tui-help-roll = slå med terningerne; med egne terninger: roll 31
tui-help-done = afslut turen
tui-help-undo = fortryd et ryk, eller alle
tui-help-double = dobl
tui-help-take = tag, pas; også beaver, raccoon
tui-help-resign = opgiv: 1 enkelt spil, 2 gammon, 3 backgammon
tui-help-accept = svar på en opgivelse
tui-help-next = næste spil; finish afslutter et pengespil
tui-help-choose = vælg et dobbeltslag, når spillet beder om det
tui-help-pick = nævn to tal i stedet for at slå, når spillet beder om det
tui-help-hint = hvad motoren ville gøre
tui-help-board = vis brættet igen
tui-help-moves = alle ryk, der kan laves nu
tui-help-score = hvad scoren er
tui-help-where = hvem der står et sted, eller overalt
tui-help-last = hvad der skete sidst, en gang til
tui-help-again = en revanche, efter matchen
tui-help-quit = stop; matchen bliver gemt

## What was refused, or went wrong

tui-empty = Skriv en kommando; help viser dem alle
tui-not-utf8 = Det er ikke tekst i UTF-8; help viser kommandoerne
tui-too-long = En linje har højst { $most } byte; help viser kommandoerne
tui-unknown = Kommandoen »{ $word }« findes ikke; help viser dem alle
tui-alone = Der følger intet efter { $word }
tui-dice = Efter roll følger terninger, for eksempel 31, ikke »{ $text }«
tui-level = Hvor meget? Skriv resign 1 til resign { $most }
tui-choice = Skriv et tal fra 1 til 6, for eksempel choose 4
tui-pick = Skriv to forskellige tal, for eksempel pick 65
tui-place = Skriv et sted på brættet, for eksempel where 13, where bar
tui-now = Nu: { $words }
tui-not-over = Matchen er ikke slut endnu
tui-ambiguous = Det kan spilles på flere måder: { $ways }
tui-not-resigned = Du har ikke opgivet
tui-not-done = Der skete intet
tui-choose-key = Skriv et af ordene nedenfor
tui-not-kept = { $detail } – tryk på en tast for at prøve igen
tui-not-kept-line = { $detail }; tryk Enter for at prøve igen
tui-engine-lost = Motoren stoppede uden svar
tui-kept = Gemt i { $path }
tui-analyse = Analysér den med tavola analyse { $number }
tui-check-dice = Tjek terningerne med tavola dice verify { $number }
tui-too-small = Terminalen har { $width } x { $height } tegn; brættet kræver { $columns } x { $lines }. Ctrl-C afslutter.

## For the ear: sentences instead of a picture

tui-you = Du
tui-bot = Bot
tui-both-pips = { $own } mod { $other }
tui-count-on = { $count } på { $place }
tui-empty-place = { $place }: tomt
tui-on-place = { $place }: { $who ->
    [you] du har { $count }
   *[name] { $name } har { $count }
}
