### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon og andre opstillinger
family-leaflet = Som det står i fem hæfter
family-eastern = Fra det østlige Middelhav
family-twist = Backgammon med et tvist
family-entering = Slået ind fra forrådet
family-pinning = Låsespil
family-blocking = Blokadespil
family-medieval = Gamle og sære spil

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
game-snake = Slange
game-snake-about = Seks brikker langt bagude og ni på baren mod en hær på de vante pladser.
game-eureka = Eureka
game-eureka-about = Alle brikker er hjemme: tag ud, tæl og løb om kap.
game-irish = Irsk
game-irish-about = Backgammons stamfader: ingen terning at doble med, og dobbeltslag er kun to træk.
game-short-narde = Kort nardy
game-short-narde-about = Backgammon, som det spilles fra Tbilisi til Vladivostok, uden doblingsterning.
game-portes = Portes
game-portes-about = Tavlis første spil: hurtigt, selskabeligt, uden doblingsterning.
game-tavla = Tavla
game-tavla-about = Tyrkisk backgammon, hvor man ikke slår og løber videre hjemme.
game-tavli = Tavli
game-tavli-about = En match af tre spil på skift: Portes, Plakoto, Fevga.
game-old-britain = Gamle England
game-old-britain-about = Højst fem på et felt, og det lave tal må vælges.
game-mexican = Mexicansk
game-mexican-about = Det lave tal først, nøjagtig udtagning, og 1-2 bliver ethvert dobbeltslag.
game-backward = Baglæns
game-backward-about = Hvert tal må også spilles baglæns.
game-straight = Ligeud
game-straight-about = Begge løber samme vej, og den ene er næsten hjemme.
game-fixed-roll = Fast slag
game-fixed-roll-about = Det første slag gælder for begge til slut.
game-no-hit = Slagfri
game-no-hit-about = Den, der slår, taber straks, også tvunget.
game-open-roll = Åbent slag
game-open-roll-about = Du ser modstanderens næste slag, før du trækker.
game-misere = Omvendt
game-misere-about = Den, der først har alt ude, taber.
game-double-against-choice = Dobbelt mod frit valg
game-double-against-choice-about = Den ene nævner sine tal, den anden har to ture i træk.
game-puff = Puff
game-puff-about = Femten brikker slås ind, og et dobbeltslag har to sider.
game-puff-long = Langt Puff
game-puff-long-about = Puff, hvor begge kommer ind i samme kvarter og løber samme vej.
game-puff-russian = Russisk Puff
game-puff-russian-about = Puff, hvor du må trække, så snart to brikker er inde.
game-puff-russian-long = Langt russisk Puff
game-puff-russian-long-about = Samme vej for begge, og frihed efter to brikker.
game-french-1 = Fransk backgammon 1
game-french-1-about = Hvert dobbeltslag giver sin underside og et slag til.
game-russian = Russisk backgammon
game-russian-about = Én retning for begge, og kæder af dobbeltslag, der ikke må briste.
game-acey-deucey = Acey-deucey
game-acey-deucey-about = 1-2 giver et dobbeltslag efter eget valg og et slag til.
game-acey-deucey-us = Amerikansk acey-deucey
game-acey-deucey-us-about = Flådens yndling: kom ind, når du vil, og håb på 1-2.
game-acey-deucey-european = Europæisk acey-deucey
game-acey-deucey-european-about = Acey-deucey, hvor hvert dobbeltslag også giver undersiden og et slag.
game-dutch = Hollandsk backgammon
game-dutch-about = Først alle ind, og ingen slår, før han har en brik hjemme.
game-tabula = Tabula
game-tabula-about = De romerske kejseres spil, med tre terninger.
game-pin = Pin
game-pin-about = Der slås ikke: man låser, og et slag gælder helt eller slet ikke.
game-plakoto = Plakoto
game-plakoto-about = Tavlis andet spil: lås, og vogt moderen.
game-tapa = Tapa
game-tapa-about = Plakoto, som Bulgarien spiller det.
game-mahbusa = Mahbusa
game-mahbusa-about = »Fangen«: Plakoto, som det spilles i arabiske lande.
game-gioul = Gioul
game-gioul-about = Dobbeltslag stiger til seksere, og det, du ikke kan, spiller modstanderen.
game-fevga = Fevga
game-fevga-about = Tavlis tredje spil: løb, og mur modstanderen inde.
game-moultezim = Moultezim
game-moultezim-about = Fevga med en anden regel for mure.
game-narde = Narde
game-narde-about = Lang nardy: én brik pr. tur fra hovedet.
game-gul-bara = Gul bara
game-gul-bara-about = Skør narde: fra fjerde tur stiger dobbeltslag til seksere.
game-jacquet = Jacquet
game-jacquet-about = En kurér løber forud, før de andre må af sted.
game-tawula = Tawula
game-tawula-about = To vagter venter ved starten, til tretten andre er inde.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = Lombardernes spil på et halvt bræt.
game-medio-emperador = Medio emperador
game-medio-emperador-about = Det halve kejserspil: ved siden af hvert slag ligger en sekser.
game-tourne-case = Tourne-case
game-tourne-case-about = Tre brikker hver, hver på sin side, og man slår tværs over.
game-catch-me = Fang mig
game-catch-me-about = Seks mod seks i ring, til den ene side er fanget.
game-doublets = Doublets
game-doublets-about = Bryd seks tårne ned, byg dem op, tag dem ud: rent held.

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
