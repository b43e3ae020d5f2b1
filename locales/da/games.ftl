### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon og andre opstillinger
family-leaflet = Som det står i fem hæfter

## Games

game-backgammon = Backgammon
game-backgammon-about = Det moderne spil, som det spilles i klubber og turneringer, med doblingsterning.
game-leaflet-000 = Backgammon, hæfte 000
game-leaflet-000-about = Det klassiske spil uden doblingsterning: én terning hver afgør, hvem der begynder.
game-leaflet-001 = Backgammon, hæfte 001
game-leaflet-001-about = Der trækkes lod om, hvem der begynder og slår begge terninger; doblingsterningen har ingen grænse.
game-leaflet-002 = Backgammon, hæfte 002
game-leaflet-002-about = Uden doblingsterning: hver brik, taberen har tilbage, er et point, og alle tæller dobbelt, hvis en ikke er hjemme.
game-leaflet-003 = Backgammon, hæfte 003
game-leaflet-003-about = En kamp til et aftalt antal point, med en doblingsterning, der slutter ved 64.
game-leaflet-004 = Backgammon, hæfte 004
game-leaflet-004-about = Det højeste slag med to terninger begynder; doblingsterningen er til flere spil i træk.
game-nackgammon = Nackgammon
game-nackgammon-about = To brikker mere langt tilbage giver lange spil, rige på strategi.
game-hypergammon = Hypergammon
game-hypergammon-about = Tre brikker hver: kort, skarpt og aldrig uden fare.
game-longgammon = Longgammon
game-longgammon-about = Alle femten brikker begynder i den fjerne ende: den længste vej hjem.

## Options: start

option-opening = Hvem begynder
option-opening-one-die-each = Én terning hver; den højeste begynder og spiller begge
option-opening-one-die-each-then-roll = Én terning hver; den højeste begynder og slår igen
option-opening-two-dice-highest = To terninger hver; den højeste sum begynder og slår igen
option-opening-lot-then-roll = Ved lodtrækning, derefter et slag
option-winner_starts = Vinderen begynder næste spil

## Options: moving

option-higher_die = Det højeste tal først
option-higher_die-help = Kan kun det ene af to tal spilles, skal det om muligt være det højeste.

## Options: bearing off

option-bear_off = Udtagning
option-bear_off-farthest-overshoot = Et højere tal tager den bageste brik
option-bear_off-free-overshoot = Ethvert tilstrækkeligt tal tager enhver brik
option-bear_off-exact = Kun med det nøjagtige tal

## Options: scoring

option-scoring = Et vundet spil giver
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Altid 1
option-scoring-checkers-left = 1 for hver brik tilbage; alt dobbelt, hvis en ikke er hjemme
option-scoring-checkers-left-outside = 1 for hver brik tilbage, 2 for hver, der ikke er hjemme
option-backgammon_zone = Backgammon, hvis en af taberens brikker er
option-backgammon_zone-home-or-bar = i vinderens hjemmefelt eller på baren
option-backgammon_zone-home-only = i vinderens hjemmefelt
option-backgammon_needs_none_off = Backgammon kun, hvis taberen intet har taget ud

## Options: doubling cube

option-cube = Doblingsterning
option-cube_cap = Højeste værdi
option-cube_cap-0 = Ingen grænse
option-cube_in_single_game = Doblingsterning også i et enkelt spil
option-cube_rest_face = I hvile viser doblingsterningen
option-crawford = Crawford-reglen
option-crawford-help = Det første spil, efter at en spiller mangler ét point, spilles uden doblingsterning.
option-holland = Holland-reglen
option-holland-help = Efter Crawford-spillet dobler ingen, før begge har slået to gange.
option-jacoby = Jacoby-reglen
option-jacoby-help = I pengespil tæller gammon kun, hvis der er doblet.
option-beavers = Beavers
option-beavers-help = Den, der bliver doblet i pengespil, må straks doble igen og beholde doblingsterningen.
option-raccoons = Raccoons
option-raccoons-help = Den, der doblede, må svare på en beaver ved at doble én gang til.
option-automatic_doubles = Automatiske doblinger
option-automatic_doubles-help = I pengespil fordobler ens terninger i åbningsslaget indsatsen, højst dette antal gange.
option-automatic_doubles-0 = Ingen
