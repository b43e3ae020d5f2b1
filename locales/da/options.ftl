### The options of the games: `option-ID`, `option-ID-VALUE`, and the reasons why some do not go together. The pages that show rules.

## Rules

rules-contents = Indhold
rules-all = Alle spil
rules-back-new = Tilbage til det nye spil
rules-back-match = Tilbage til matchen
print = Udskriv

## What options do not go together

conflict-needs-hits = kræver brikker, der kan slås hjem
conflict-needs-pins = kræver brikker, der kan låses
conflict-needs-blocks = kræver et spil, hvor én brik spærrer
conflict-needs-first-point = kræver en opstilling med alle brikker på det første punkt
conflict-needs-pool = kræver brikker, der begynder i forrådet
conflict-start-clash = begge ville begynde på de samme punkter
conflict-needs-whole-board = kræver et bræt med 24 punkter
conflict-open-roll-is-one = et åbent slag giver ikke flere slag og gives ikke videre
conflict-open-roll-has-no-cube = et åbent slag levner ingen tid til doblingsterningen
conflict-fixed-roll-is-one = et fast slag giver ikke flere slag
conflict-head-needs-one-part = reglen om hovedet kræver dobbeltslag i én del
conflict-hand-over-needs-chain = kun et dobbeltslag med alle højere tal gives videre
conflict-all-or-nothing-is-one = alt eller intet kræver fri rækkefølge og dobbeltslag i én del
conflict-needs-backgammons = kræver spil, der tæller tredobbelt
conflict-backgammon-rules-first = sæt først det, der tæller som backgammon, tilbage til det sædvanlige
conflict-needs-half-board = kræver et halvt bræt
conflict-needs-towers = kræver tårne
conflict-needs-beavers = kræver beavers
conflict-counts-one = spil, der ender sådan, tæller ét
conflict-never-ends = baglæns ryk kræver ubegrænsede stabler, at der slås hjem, og at den, der er først færdig, vinder – ellers slutter et spil måske aldrig
conflict-own-game = dette spil rykker på sin egen måde
option-blocked = Går ikke her: { $value } – { $why }.
option-own-way = på sin egen måde
options-closed = Kan ikke lade sig gøre med disse regler

## Rules side by side

compare-lead = To til fem spil eller husregler. Det, der er forskelligt, står først.
compare-leaflets = De fem hæfter
compare-add = Tilføj et spil
compare-remove = Fjern { $game }
compare-differences = { $count ->
    [0] Ingen forskel
    [one] Én forskel
   *[other] { $count } forskelle
}
compare-same = Ens i alle
compare-rule = Regel

## Options: start

option-opening = Hvem begynder
option-opening-one-die-each = Én terning hver; den, der slår højest, spiller begge
option-opening-one-die-each-then-roll = Én terning hver; den, der slår højest, slår igen
option-opening-two-dice-highest = To terninger hver; den, der slår højest, slår igen
option-opening-lot-then-roll = Ved lodtrækning, derefter et slag
option-winner_starts = Vinderen begynder næste spil
option-start = Opstilling
option-start-standard = Den sædvanlige
option-start-nackgammon = Som i nackgammon
option-start-hypergammon = Tre brikker hver, langt tilbage
option-start-longgammon = Alle på det første punkt
option-start-pool = Alle i forrådet
option-start-home = Alle i det indre hjemland
option-track = Retning
option-track-contrary = Mod hinanden
option-track-same = Samme vej for begge
option-track-offset = Samme retning, fra modsatte hjørner

## Options: dice

option-double_times = Antal gange, et dobbeltslag spilles
option-doubles = Efter et dobbeltslag
option-doubles-plain = Intet mere
option-doubles-underside = Også terningernes underside
option-doubles-ascending = Også alle højere tal
option-roll_again = Et slag til efter et dobbeltslag
option-incomplete = Kan en del ikke spilles helt
option-incomplete-continue = fortsættes med den næste
option-incomplete-end-turn = er turen slut
option-incomplete-hand-over = fortsætter modstanderen
option-incomplete-help = Gælder dobbeltslag og slag, der består af flere dele.
option-one_two = 1-2
option-one_two-plain = er et slag som alle andre
option-one_two-play-and-choose = spilles, og så et dobbeltslag efter eget valg
option-one_two-choose = bliver til et dobbeltslag efter eget valg
option-one_two-help = Efter det valgte dobbeltslag slår du igen.
option-fixed_roll = Fast slag
option-fixed_roll-help = Det første slag gælder for begge i hele spillet.
option-open_roll = Åbent slag
option-open_roll-help = Før din tur slår modstanderen allerede sit næste slag.
option-order = Terningernes rækkefølge
option-order-free = Fri
option-order-lower-first = Det laveste tal først

## Options: moving

option-higher_die = Det højeste tal skal spilles
option-higher_die-help = Kan kun det ene af to tal spilles, skal det om muligt være det højeste.
option-obligation = Pligt til at rykke
option-obligation-max = Så meget som muligt
option-obligation-one-by-one = Ét tal efter det andet, så længe et kan spilles
option-obligation-all-or-nothing = Hele slaget eller intet
option-half_board_limit = Brikker på et punkt på det halve bræt
option-half_board_limit-none = Ingen grænse
option-half_board_limit-start = Kun ind på startpunktet, når det er tomt
option-half_board_limit-three-points = Én på hvert af tre punkter i første halvdel
option-half_board_limit-whole-half = Én på hvert punkt i første halvdel
option-contact = En enlig brik
option-contact-hit = slås hjem
option-contact-pin = låses
option-contact-pin-closed = låses, og punktet er så lukket for begge
option-contact-block = spærrer sit punkt
option-hit_and_run = Slå hjem og ryk videre
option-hit_and_run-help = En brik, der har slået hjem i eget indre hjemland, må rykke videre i samme tur.
option-max_stack = Flest brikker på et punkt
option-max_stack-0 = Ingen grænse
option-backward = Også ryk baglæns
option-head = Kun én brik pr. tur fra hovedet
option-head-help = Kun én brik må forlade det første punkt i hver tur; i den første tur må to ved visse dobbeltslag.
option-prime = Forbudte rækker
option-prime-none = Ingen
option-prime-own-quadrant = Hele den egne første kvadrant
option-prime-start-quadrants = Hele den første kvadrant for en af spillerne
option-prime-four-in-start = Flere end fire punkter ved modstanderens start
option-prime-ahead = Seks i træk, når ingen af modstanderens brikker er forbi
option-prime-last-two = Seks i træk, før de sidste to punkter er besat
option-prime-help = Hvor allerede én brik spærrer, hindrer det, at nogen bliver muret helt inde.
option-must_open = Åbne seks i træk foran alle femten
option-must_open-help = Står alle modstanderens brikker på ét punkt lige bag seks punkter i træk, skal et af dem åbnes, hvis slaget tillader det.
option-courier = Den første brik løber alene til punkt
option-courier-0 = Nej
option-courier-help = Ingen anden brik må forlade det første punkt, før den er nået dertil.
option-entering = Rykke videre, mens der slås ind
option-entering-all-first = Først når alle er inde
option-entering-after-two = Efter to brikker
option-entering-free = Når som helst

## Options: bearing off

option-bear_off = Udtagning
option-bear_off-farthest-overshoot = Et højere tal tager den bageste brik
option-bear_off-free-overshoot = Ethvert tal, der er højt nok, tager enhver brik
option-bear_off-exact = Kun med det nøjagtige tal
option-bear_off_while_pinned = Tage ud, selv om en brik er låst
option-whole_towers = I sidste fase tager en terning hele tårnet ud

## Options: scoring

option-end = Spillet slutter
option-end-first-off = Den, der først er færdig, vinder
option-end-last-off = Den, der først er færdig, taber
option-end-hit-loses = Den, der først er færdig, vinder; den, der slår hjem, taber
option-mother = Moderen
option-mother-help = Den, der låser modstanderens sidste brik på dennes første punkt, vinder dobbelt.
option-scoring = Et vundet spil giver
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Altid 1
option-scoring-checkers-left = 1 for hver brik tilbage; alt dobbelt, hvis en ikke er hjemme
option-scoring-checkers-left-outside = 1 for hver brik tilbage, 2 for hver, der ikke er hjemme
option-scoring-pips = 1 for hvert punkt, taberen mangler; gammon 2 gange, backgammon 3 gange
option-scoring-checkers-left-once = 1 for hver brik tilbage
option-backgammon_zone = Backgammon, hvis en af taberens brikker er
option-backgammon_zone-home-or-bar = i vinderens indre hjemland eller på baren
option-backgammon_zone-home-only = i vinderens indre hjemland
option-backgammon_needs_none_off = Backgammon kun, hvis taberen intet har taget ud

## Options: doubling cube

option-cube = Doblingsterning
option-cube_cap = Højeste værdi
option-cube_cap-0 = Ingen grænse
option-cube_in_single_game = Doblingsterning også i et enkelt spil
option-cube_rest_face = I hvile viser doblingsterningen
option-crawford = Crawford-reglen
option-crawford-help = Når en spiller for første gang kun mangler ét point i at vinde matchen, spilles det næste spil uden doblingsterning.
option-holland = Holland-reglen
option-holland-help = Efter Crawford-spillet dobler ingen, før begge har slået to gange.
option-jacoby = Jacoby-reglen
option-jacoby-help = I pengespil tæller gammon kun, hvis der er doblet.
option-beavers = Beavers
option-beavers-help = Den, der bliver doblet i pengespil, må straks redoble og beholde doblingsterningen.
option-raccoons = Raccoons
option-raccoons-help = Den, der doblede, må svare på en beaver ved at doble én gang til.
option-automatic_doubles = Automatiske doblinger
option-automatic_doubles-help = I pengespil fordobler ens terninger i åbningsslaget indsatsen, højst dette antal gange.
option-automatic_doubles-0 = Ingen
