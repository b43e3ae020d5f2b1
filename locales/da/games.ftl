### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon og andre opstillinger
family-leaflet = Som det står i fem hæfter
family-eastern = Fra det østlige Middelhav
family-twist = Backgammon med et twist
family-entering = Spil, hvor brikkerne slås ind
family-pinning = Lås i stedet for at slå hjem
family-blocking = Løb og spær
family-medieval = Gamle og sjældne spil

## Games

game-backgammon = Backgammon
game-backgammon-about = Det moderne spil, som det spilles i klubber og turneringer, med doblingsterning.
game-leaflet-000 = Backgammon fra trækassen
game-leaflet-000-about = Hæfte 000: det klassiske spil uden doblingsterning; én terning hver afgør, hvem der begynder.
game-leaflet-001 = Backgammon fra den store æske
game-leaflet-001-about = Hæfte 001: der trækkes lod om, hvem der begynder, og doblingsterningen har ingen grænse.
game-leaflet-002 = Backgammon om de brikker, der er tilbage
game-leaflet-002-about = Hæfte 002: uden doblingsterning; hver brik, taberen har tilbage, er et point, og alle tæller dobbelt, hvis en ikke er hjemme.
game-leaflet-003 = Backgammon til et aftalt tal
game-leaflet-003-about = Hæfte 003: en match til et aftalt antal point, med en doblingsterning, der slutter ved 64.
game-leaflet-004 = Backgammon til rejsen
game-leaflet-004-about = Hæfte 004: den, der slår højest med to terninger, begynder; doblingsterningen er til flere spil i træk.
game-nackgammon = Nackgammon
game-nackgammon-about = To brikker mere langt tilbage giver lange spil, rige på strategi.
game-hypergammon = Hypergammon
game-hypergammon-about = Tre brikker hver: kort, skarpt og aldrig uden fare.
game-longgammon = Longgammon
game-longgammon-about = Alle femten brikker begynder i den fjerne ende: den længste vej hjem.
game-snake = Slangen
game-snake-about = Seks brikker helt bagude og ni på baren mod en hær på sine vante pladser.
game-eureka = Eureka
game-eureka-about = Alle brikker er allerede hjemme: et hurtigt kapløb, hvor man lærer at tage ud.
game-irish = Irish
game-irish-about = Backgammons stamfader: uden doblingsterning, og et dobbeltslag er kun to ryk.
game-short-narde = Kort narde
game-short-narde-about = Backgammon, som det spilles fra Kaukasus til Sibirien: uden doblingsterning, men med mars og koks.
game-portes = Portes
game-portes-about = Det første spil i tavli: hurtigt, selskabeligt og helt uden doblingsterning.
game-tavla = Tavla
game-tavla-about = Backgammon fra det tyrkiske tehus, hvor ingen slår hjem i eget hjemland og straks stikker af.
game-tavli = Tavli
game-tavli-about = Tre græske spil på skift, Portes, Plakoto og Fevga: den, der kan dem alle, vinder matchen.
game-old-britain = Old Britain
game-old-britain-about = Højst fem brikker på et punkt, og du må vælge det laveste tal.
game-mexican = Mexicansk backgammon
game-mexican-about = Det laveste tal først, udtagning kun med præcise tal, og 1-2 bliver til dit yndlingsdobbeltslag.
game-backward = Baglæns
game-backward-about = Hvert tal må også rykkes baglæns, og pludselig er intet blot i sikkerhed.
game-straight = Ligeud
game-straight-about = Begge løber samme vej, men den ene har meget længere hjem end den anden.
game-fixed-roll = Fast slag
game-fixed-roll-about = Det første slag bliver liggende, og begge spiller det, til spillet er slut: ren planlægning.
game-no-hit = Slå ikke hjem
game-no-hit-about = Den, der slår hjem, har tabt: læg dine blot, så modstanderen ikke kan undgå dem.
game-open-roll = Åbent slag
game-open-roll-about = Du ser modstanderens næste slag, før du rykker, og kan nå at ødelægge det.
game-misere = Omvendt
game-misere-about = Den, der først er færdig, taber: nu gælder det om at smøle, gå omveje og blive slået hjem.
game-double-against-choice = Dobbelt mod frit valg
game-double-against-choice-about = Den ene vælger selv sine tal, den anden har til gengæld to ture i træk.
game-puff = Puff
game-puff-about = Brættet er tomt, alle femten brikker slås ind, og hvert dobbeltslag har to sider.
game-puff-long = Langt puff
game-puff-long-about = Begge begynder i samme kvadrant og løber den samme lange vej: trængsel fra første brik.
game-puff-russian = Russisk puff
game-puff-russian-about = Så snart to brikker er inde, har du valget: få flere ind, eller løb af sted.
game-puff-russian-long = Langt russisk puff
game-puff-russian-long-about = Samme vej for begge: spærrer du starten, eller er du allerede langt væk?
game-french-1 = Fransk backgammon 1
game-french-1-about = Efter hvert dobbeltslag gælder terningernes underside også, og så slår du igen.
game-russian = Russisk backgammon
game-russian-about = Samme retning for begge og lange kæder af dobbeltslag, der ikke må briste.
game-acey-deucey = Acey-deucey
game-acey-deucey-about = 1-2 giver dig et dobbeltslag efter eget valg og kan vende spillet lige før slutningen.
game-acey-deucey-us = Amerikansk acey-deucey
game-acey-deucey-us-about = Flådens tidsfordriv: kom ind, når du vil, og håb på 1-2.
game-acey-deucey-european = Europæisk acey-deucey
game-acey-deucey-european-about = Acey-deucey for de dristige: hvert dobbeltslag giver også undersiden og et nyt slag.
game-dutch = Hollandsk backgammon
game-dutch-about = Først skal alle ind, og ingen slår hjem, før en egen brik er i hjemlandet.
game-tabula = Tabula
game-tabula-about = De romerske kejseres spil: tre terninger, og begge løber den samme lange vej.
game-pin = Pin
game-pin-about = Her slås ingen hjem, her låses der, og et slag gælder helt eller slet ikke.
game-plakoto = Plakoto
game-plakoto-about = Det andet spil i tavli: lås de enlige brikker, og pas godt på din moder.
game-tapa = Tapa
game-tapa-about = Bulgarernes plakoto: femten brikker på ét punkt, og den, der løber for tidligt, bliver låst.
game-mahbusa = Mahbusa
game-mahbusa-about = »Fangen« hedder spillet i arabiske lande, for en enlig brik er hurtigt spærret inde.
game-gioul = Gioul
game-gioul-about = Hvert dobbeltslag stiger op til sekserne, og det, du ikke kan, spiller modstanderen.
game-fevga = Fevga
game-fevga-about = Det tredje spil i tavli: hver eneste brik spærrer, så løb, og mur modstanderen inde.
game-moultezim = Moultezim
game-moultezim-about = Fevgas osmanniske søster: ved modstanderens start må du kun holde fire punkter.
game-narde = Narde
game-narde-about = Den lange narde: kun én brik pr. tur forlader hovedet, og hver brik spærrer sit punkt.
game-gul-bara = Gul bara
game-gul-bara-about = Den skøre narde: fra fjerde tur stiger hvert dobbeltslag helt op til sekserne.
game-jacquet = Jacquet
game-jacquet-about = En kurér løber i forvejen, før de fjorten andre må tage af sted.
game-tawula = Tawula
game-tawula-about = To vagter holder stand ved starten, til de tretten andre er kommet ind.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = Lombardernes spil, på et halvt bræt.
game-medio-emperador = Medio emperador
game-medio-emperador-about = Alfons den Vises »halve kejserspil«, hvor hvert slag får en sekser oveni.
game-tourne-case = Tourne-case
game-tourne-case-about = Tre brikker hver på sin egen side: man slår hjem tværs over brættet og overhaler aldrig.
game-catch-me = Fang mig
game-catch-me-about = Seks mod seks i ring: den fangede kommer ikke igen, og den sidste springer fra hjørne til hjørne.
game-doublets = Doublets
game-doublets-about = Bryd seks tårne ned, byg dem op, tag dem ud: et islandsk kapløb, hvor ingen løber.

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
option-start-home = Alle i hjemlandet
option-track = Retning
option-track-contrary = Mod hinanden
option-track-same = Samme vej for begge
option-track-offset = Samme retning, fra modsatte hjørner

## Options: dice

option-double_times = Antal gange, et dobbeltslag spilles
option-doubles = Efter et dobbeltslag
option-doubles-plain = intet mere
option-doubles-underside = også terningernes underside
option-doubles-ascending = også alle højere tal
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
option-half_board_limit-start = Én brik må komme ind på det tomme startpunkt
option-half_board_limit-three-points = Én på hvert af tre punkter i første halvdel
option-half_board_limit-whole-half = Én på hvert punkt i første halvdel
option-contact = En enlig brik
option-contact-hit = slås hjem
option-contact-pin = låses
option-contact-pin-closed = låses, og punktet er så lukket for begge
option-contact-block = spærrer sit punkt
option-hit_and_run = Slå hjem og ryk videre
option-hit_and_run-help = En brik, der har slået hjem i eget hjemland, må rykke videre i samme tur.
option-max_stack = Flest brikker på et punkt
option-max_stack-0 = Ingen grænse
option-backward = Også ryk baglæns
option-head = Kun én brik pr. tur fra hovedet
option-head-help = Kun én brik må forlade det første punkt i hver tur; i den første tur må to ved visse dobbeltslag.
option-prime = Forbudte rækker
option-prime-none = Ingen
option-prime-own-quadrant = Hele ens egen første kvadrant
option-prime-four-in-start = Flere end fire punkter ved modstanderens start
option-prime-ahead = Seks i træk, når ingen af modstanderens brikker er forbi
option-prime-help = Hvor allerede én brik spærrer, hindrer det, at nogen bliver muret helt inde.
option-courier = Den første brik løber alene til punkt
option-courier-0 = Nej
option-courier-help = Først når den er nået dertil eller længere, må en anden brik forlade det første punkt.
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
option-backgammon_zone-home-or-bar = i vinderens hjemland eller på baren
option-backgammon_zone-home-only = i vinderens hjemland
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
