# The rules of a game as a page. Every message stands for one value of one dimension of a rule set, so the
# page cannot say anything else than what is played. "You" is the reader; points are counted by the distance
# that is left: 1 is the last point before a checker is off.

rules-section-aim = Formålet med spillet
rules-section-start = Bræt og opstilling
rules-section-opening = Hvem begynder
rules-section-moving = Træk
rules-section-doubles = Dobbeltslag
rules-section-contact = Når brikkerne mødes
rules-section-entering = At komme ind
rules-section-bearing-off = At tage ud
rules-section-scoring = Slutning og point
rules-section-cube = Doblingsterningen
rules-section-match = Kampen
rules-section-table = Ved bordet
rules-section-source = Hvor reglerne kommer fra

rules-aim-first-off =
    { $checkers ->
        [one] Før din brik rundt på brættet til dit hjemmefelt og derefter ud af brættet. Den, der først er færdig, vinder.
       *[other] Før dine { $checkers } brikker rundt på brættet til dit hjemmefelt, og tag dem derefter ud. Den, der først har taget alle sine brikker ud, vinder.
    }
rules-aim-all-on-point = Før alle dine brikker til dit sidste felt. Den, der først har dem alle dér, vinder.

rules-board-24 = Brættet har 24 felter i fire kvadranter à seks. Baren deler det i to halvdele.
rules-board-12 = Der spilles på tolv felter.
rules-home = Dine sidste seks felter er dit hjemmefelt.
rules-start-caption = Opstillingen. Numrene er dem, spilleren nederst bruger.
rules-start-pool = Brættet er tomt i begyndelsen: brikkerne i forrådet kommer ind med terningerne.
rules-track-contrary = Spillerne rykker mod hinanden: dit første felt er modstanderens sidste.
rules-track-same = Begge spillere kommer ind i den samme kvadrant og rykker samme vej; begge tager ud fra det samme hjemmefelt.
rules-track-offset = Begge spillere rykker samme vej rundt, men begynder i modsatte hjørner, tolv felter fra hinanden.
rules-track-half-contrary = Spillerne rykker mod hinanden på tolv felter.
rules-track-half-parallel = Hver spiller rykker på sine egne tolv felter; begge rykker samme vej, side om side.

rules-opening-one-die-each = Hver spiller slår én terning. Den højeste begynder og spiller disse to terninger. Er de ens, slås der om.
rules-opening-one-die-each-then-roll = Hver spiller slår én terning. Den højeste begynder og slår begge terninger. Er de ens, slås der om.
rules-opening-two-dice-highest = Hver spiller slår to terninger. Den højeste sum begynder og slår igen. Er summerne ens, slås der om.
rules-opening-lot-then-roll = Der trækkes lod om, hvem der begynder; han slår derefter begge terninger.
rules-winner-starts = I det næste spil begynder vinderen.

rules-dice = I hver tur slår du to terninger. Hver terning tæller for sig: spil dem med to brikker, eller begge med én brik, der kan stå på feltet imellem.
rules-order-free = Du vælger selv, hvilken terning du spiller først.
rules-order-lower-first = Det laveste tal spilles først. Kan det ikke spilles, går det højeste også tabt.
rules-landing-two = Du må lande på et felt, der er tomt, der er dit, eller hvor der står én af modstanderens brikker. To eller flere af hans brikker lukker et felt: du må ikke lande dér, men gerne passere det.
rules-landing-one = Du må lande på et felt, der er tomt eller dit. Allerede én af modstanderens brikker lukker et felt: du må ikke lande dér, men gerne passere det.
rules-stacks-free = Der må stå lige så mange af dine brikker på et felt, som du vil.
rules-stacks-limited = På nogle felter må der kun stå et begrænset antal af dine brikker: højst { $most }.
rules-no-overtaking = Ingen brik må overhale en anden af sin egen farve.
rules-obligation-max = Du skal spille så meget af slaget, som du kan. Det, der ikke kan spilles, går tabt; ingen må frivilligt stå over.
rules-obligation-higher = Kan du spille den ene eller den anden terning, men ikke begge, skal du spille den højeste.
rules-obligation-either = Kan du spille den ene eller den anden terning, men ikke begge, vælger du selv hvilken.
rules-obligation-all = Et slag, der ikke kan spilles helt, går helt tabt.
rules-obligation-one-by-one = Du spiller ét tal efter det andet, hvert hvis det kan lade sig gøre, når turen kommer til det; du behøver ikke lede efter en rækkefølge, hvor mere kan spilles. Det, der ikke kan spilles, går tabt; ingen må melde pas.

rules-doubles-standard =
    { $times ->
        [one] Et dobbeltslag spilles én gang.
        [2] Et dobbeltslag spilles to gange: to ryk med det tal.
       *[other] Et dobbeltslag spilles { $times } gange. Du fordeler rykkene på dine brikker, som du vil; det, der ikke kan spilles, går tabt.
    }
rules-doubles-underside = Et dobbeltslag spilles fire gange og derefter terningernes underside fire gange (over- og underside giver tilsammen syv).
rules-doubles-underside-stop = Kan en del ikke spilles helt, går resten af turen tabt.
rules-doubles-underside-on = Det, der ikke kan spilles af en del, går tabt; resten fortsætter.
rules-doubles-roll-again = Derefter slår du igen.
rules-doubles-ascending = Et dobbeltslag spilles fire gange, derefter det næste højere tal fire gange og så videre op til sekserne.
rules-doubles-ascending-lapses = Kan du ikke spille et tal helt, spiller du så meget af det, som du kan, og resten går tabt.
rules-doubles-ascending-handed-over = Kan du ikke spille et tal helt, spiller du så meget af det, som du kan; modstanderen fortsætter med det næste tal og tager derefter sin egen tur.

rules-contact-hit = Et felt med en enkelt brik er et blot. Lander du på et af modstanderens blot, slår du brikken hjem: den kommer på baren og skal ind igen. En brik slår også hjem undervejs, hvor den lander mellem to terninger.
rules-contact-pin = Lander du på en af modstanderens enlige brikker, låser du den: den bliver stående og kan ikke flyttes, før dine brikker er væk.
rules-contact-pin-stacks = Du må sætte flere brikker ovenpå.
rules-contact-pin-closed = Et felt med en låst brik er lukket for begge.
rules-contact-block = Der slås aldrig hjem.
rules-contact-facing = Lander du over for en af modstanderens brikker, er den slået hjem og skal ind igen. Det sidste felt er sikkert.
rules-block = Seks lukkede felter i træk kan ikke passeres.

rules-entering-bar = Brikker på baren går forud: så længe du har en dér, må ingen af dine andre brikker rykke.
rules-entering-where = En brik kommer ind i din første kvadrant: med 1 på dit felt { $first }, med 6 på dit felt { $last }. Summen af terningerne gælder ikke, og feltet skal være åbent.
rules-entering-lapses = Få så mange ind, som du kan. Kan ingen komme ind, går slaget tabt; når alle er inde, er resten af slaget frit.
rules-entering-pool-first = Alle dine brikker skal være kommet ind, før nogen af dem må rykke videre.
rules-entering-pool-free =
    { $entered ->
        [0] Du kan frit vælge at bringe en brik ind eller rykke en, der er kommet ind.
        [one] Når én brik er kommet ind, kan du frit bringe ind eller rykke.
       *[other] Når { $entered } brikker er kommet ind, kan du frit bringe ind eller rykke.
    }

rules-bear-off-when = Når alle dine brikker er i dit hjemmefelt, må du begynde at tage ud. Bliver en slået hjem senere, skal den først hele vejen rundt igen.
rules-bear-off-exact-number = En brik tages ud med tallet på det felt, den står på.
rules-bear-off-farthest = Med et højere tal må kun den bageste brik tages ud. Et tal, som ingen brik kan tages ud med, skal spilles inden for hjemmefeltet, hvis det kan lade sig gøre.
rules-bear-off-free = Eller med et hvilket som helst højere tal, fra ethvert felt.
rules-bear-off-exact = Et højere tal gælder ikke: det skal passe præcist.
rules-bear-off-never = I dette spil tages ingen brikker ud.

rules-score-single = Et spil er 1 point værd.
rules-score-gammon = Har taberen ikke taget nogen brik ud, er det en gammon og tæller dobbelt.
rules-score-backgammon-none-off = Har han desuden en brik i sin første kvadrant (vinderens hjemmefelt) eller på baren, er det en backgammon og tæller tredobbelt.
rules-score-backgammon-any = Har taberen en brik i sin første kvadrant (vinderens hjemmefelt) eller på baren, er det en backgammon og tæller tredobbelt.
rules-score-backgammon-home-none-off = Har han desuden en brik i sin første kvadrant (vinderens hjemmefelt), er det en backgammon og tæller tredobbelt.
rules-score-backgammon-home-any = Har taberen en brik i sin første kvadrant (vinderens hjemmefelt), er det en backgammon og tæller tredobbelt.
rules-score-checkers-left = Vinderen får ét point for hver brik, taberen har tilbage.
rules-score-checkers-left-all = Er en af dem uden for taberens hjemmefelt, tæller alle point dobbelt.
rules-score-checkers-left-outside = Brikker uden for taberens hjemmefelt tæller to point hver.
rules-score-resign = Et spil kan opgives, hvis modstanderen accepterer.

rules-cube-off = Dette spil spilles uden doblingsterning.
rules-cube-offer = Før du slår, må du tilbyde at doble spillets værdi. Siger modstanderen nej, taber han straks til den gamle værdi. Siger han ja, er doblingsterningen hans: kun han må doble næste gang.
rules-cube-unlimited = Doblingsterningen har ingen højeste værdi.
rules-cube-cap = Doblingsterningen går ikke højere end { $cap }.
rules-cube-not-single = I et enkelt spil bruges doblingsterningen ikke.
rules-cube-crawford = Crawford: i det første spil, hvor en spiller kun mangler ét point i at vinde kampen, dobles der ikke.
rules-cube-holland = Holland: efter Crawford-spillet dobler ingen, før begge har slået to gange.
rules-cube-jacoby = Jacoby, i pengespil: gammon og backgammon tæller kun, hvis der er doblet.
rules-cube-beavers = Beavers, i pengespil: den, der bliver doblet, må straks doble igen og beholde doblingsterningen.
rules-cube-raccoons = Raccoons: den, der doblede, må svare på en beaver på samme måde; doblingsterningen bliver, hvor den er.
rules-cube-automatic =
    { $times ->
        [one] Automatiske doblinger, i pengespil: ens terninger i åbningsslaget fordobler indsatsen, højst én gang.
       *[other] Automatiske doblinger, i pengespil: ens terninger i åbningsslaget fordobler indsatsen, højst { $times } gange.
    }

rules-match-points =
    { $length ->
        [one] Som regel afgør ét spil det hele.
       *[other] Som regel spilles der, til en af spillerne har { $length } point eller flere.
    }
rules-match-games = Som regel spilles der { $length } spil, og deres point lægges sammen.
rules-match-single = Som regel spilles der et enkelt spil.
rules-match-money = Som regel spilles der spil efter spil, hvert om sine point.

rules-table-take-back = Indtil du melder, at din tur er slut, må du tage dine træk tilbage og prøve andre.
rules-table-premature = Et slag før den melding er ugyldigt og slås om.
rules-table-cocked = Ligger en terning ikke fladt på brættet, slås begge terninger om.

rules-aim-last-off = Før dine brikker rundt på brættet, og tag dem ud – men bliv endelig ikke færdig først: den, der først tager sin sidste brik ud, taber.
rules-aim-hit-loses = Den, der slår en af modstanderens brikker hjem, taber straks spillet, også hvis intet andet kunne spilles.
rules-aim-eliminate = Fang alle modstanderens brikker. Den, der ingen har tilbage, taber.
rules-aim-towers = Bryd dine seks tårne ned, byg dem op igen, og tag dem ud. Den, der først er færdig, vinder.
rules-aim-unequal = Vilkårene er ulige: spil et spil til, hvor I bytter side.
rules-board-towers = Hver spiller har seks tårne af to brikker, ét for hvert tal på en terning. Ingen brik rykker hen over brættet, og spillerne mødes aldrig.
rules-track-ring = De 24 felter danner en ring: spillerne rykker mod hinanden, og efter dit sidste felt kommer dit første igen.
rules-dice-three = I hver tur slår du tre terninger. Hver terning tæller for sig.
rules-dice-six-beside = Du slår to terninger, og hvert slag tæller, som om der lå en tredje ved siden af og viste en sekser.
rules-dice-sum = Et slag spilles kun, hvis det viser 1 eller 6 eller er et dobbeltslag. Én brik rykker da summen af begge terninger.
rules-dice-sum-own = Ville den lande på en af sine egne, rykker den videre til det næste felt, der er tomt eller holdes af modstanderen.
rules-dice-lone = En spillers sidste brik springer straks til det næste hjørnefelt (felterne 24, 19, 18, 13, 12, 7, 6 og 1), hvis den ikke allerede står på et. Fra da af fører 1 den til det næste hjørnefelt og 6 til det efterfølgende; andre tal gælder ikke.
rules-dice-towers = En terning gælder tårnet med dens tal: først brydes tårnet ned; når alle er brudt ned, bygges det op igen; når alle er bygget op, tages det ud. Er tårnet allerede nået så langt, går tallet tabt.
rules-towers-one-checker = I sidste fase tager en terning kun én brik af sit tårn ud, så hvert tårn skal bruge sit tal to gange.
rules-dice-fixed = Spillets første slag bliver liggende: begge spiller de samme terninger i hver tur til slut.
rules-dice-chosen = Den første spiller slår ikke: i hver tur nævner han to forskellige tal.
rules-dice-two-turns = Den anden spiller har altid to hele ture i træk: han slår, rykker, slår igen og rykker igen.
rules-dice-open-roll = Før du rykker, slår modstanderen allerede sit næste slag, og I ser det begge.
rules-backward = Du må også rykke hvert tal baglæns, højst tilbage til dit første felt, og du må slå hjem på den måde. Brikker på baren og brikker, der er taget ud, går ikke baglæns.
rules-hit-and-run = En brik, der har slået hjem i dit hjemmefelt, må ikke rykke mere i den tur.
rules-hit-home-first = Du må først slå hjem, når en af dine egne brikker har nået dit hjemmefelt.
rules-head-one = Dit første felt er hovedet: kun én brik må forlade det i hver tur.
rules-head-first-turn = I din første tur må 3-3, 4-4 eller 6-6 tage to brikker derfra.
rules-courier = Din første brik skal løbe alene, til den har nået dit felt { $point } eller er forbi det; først da må en anden forlade det første felt.
rules-prime-own-quadrant = Du må aldrig holde alle seks felter i din første kvadrant på én gang.
rules-prime-four-in-start = Du må højst holde { $most } felter i den kvadrant, hvor modstanderen begynder.
rules-prime-ahead = Du må kun lukke seks felter i træk, hvis en af modstanderens brikker allerede er forbi dem eller taget ud.
rules-entering-start-waits = Du kan frit bringe ind og rykke, men de { $waiting } brikker, der fra begyndelsen står på dit første felt, venter dér, til forrådet er tomt.
rules-entering-half = Så længe der er brikker i forrådet, kan du bringe ind eller rykke, men ingen brik må forlade brættets første halvdel.
rules-bear-off-pinned = Så længe en af dine brikker er låst, må du ikke tage ud.
rules-mother = Den sidste brik på dit første felt er moderen. Låser modstanderen den dér, taber du dobbelt – medmindre han selv stadig har brikker på sit første felt: så spilles der videre, til de er væk.
rules-mothers-draw = Er begge mødre låst, ender spillet uafgjort.
rules-dead-draw = Kan ingen af spillerne nogensinde rykke igen, ender spillet uafgjort.
rules-repetition-draw = Opstår den samme stilling for tredje gang, ender spillet uafgjort.
rules-doubles-twice-underside = Et dobbeltslag spilles to gange og derefter terningernes underside to gange (over- og underside giver tilsammen syv).
rules-doubles-ascending-later = I dine første { $turns } ture spilles et dobbeltslag fire gange. Senere spilles det fire gange, derefter det næste højere tal fire gange og så videre op til sekserne.
rules-doubles-roll-again-complete = Er dobbeltslaget spillet helt, slår du igen.
rules-doubles-rolls-again-always = Efter et dobbeltslag slår du igen.
rules-doubles-sum = Et dobbeltslag spilles én gang, som sum, og derefter slår du igen.
rules-doubles-three-dice = Ens terninger er ikke noget særligt: hver af dem spilles én gang.
rules-one-two-played = Efter 1-2 spiller du begge tal, nævner et dobbeltslag efter eget valg, spiller det og slår så igen. Kan en del ikke spilles helt, går resten tabt.
rules-one-two-chosen = 1-2 spilles ikke: i stedet nævner du et dobbeltslag efter eget valg og spiller det; kan du spille det helt, slår du igen.
rules-score-pips = Vinderen får lige så mange point, som taberens brikker mangler felter i at være ude.
rules-score-pips-gammon = De tæller dobbelt ved gammon (taberen har ikke taget nogen brik ud) og tredobbelt ved backgammon.
rules-score-backgammon-quadrant = Har han desuden en brik i den kvadrant, hvor han begyndte, på baren eller i forrådet, er det en backgammon og tæller tredobbelt.
rules-score-draw = Et uafgjort spil giver ingen point.
rules-match-in-turn = Spillene i en kamp skifter: { $games }, og så forfra igen.

game-backgammon-source = Det spil, som de fem hæfter er fælles om, med nutidens turneringsregler dér, hvor de afviger fra hinanden.
game-leaflet-000-source = Som det står i hæfte 000: et enkelt spil uden doblingsterning.
game-leaflet-001-source = Grundspillet i hæfte 001 med dets grundregler ved bordet. Hæftet siger kun, at det afgøres, hvem der begynder, og at han så slår begge terninger; i den franske tekst trækkes der lod.
game-leaflet-002-source = Som det står i hæfte 002. Dets engelske tekst fordobler kun brikkerne uden for hjemmefeltet; de andre fem sprog fordobler alle point, og det gør vi også. Det er en valgmulighed.
game-leaflet-003-source = Som det står i hæfte 003; at det højeste tal skal spilles, står i dets spanske og italienske tekst.
game-leaflet-004-source = Som det står i hæfte 004: flere spil med løbende pointstilling. Om den, der begynder, spiller de terninger, der afgjorde det, står der ikke; her slår han igen.
game-nackgammon-source = Nack Ballards opstilling: én brik fra felt 13 og én fra felt 6 står på felt 23.
game-hypergammon-source = Den sædvanlige opstilling med tre brikker til hver.
game-longgammon-source = Den sædvanlige opstilling med alle brikker på det første felt.
game-snake-source = Det ser håbløst ud, men er forbløffende jævnbyrdigt: slangen hugger til, når den anden vil have sine brikker hjem. Spillet står i hæfte 001 blandt dem med ulige vilkår. Teksten bryder af midt i opstillingen; de ni på baren kender vi fra Jacoby og Crawford.
game-eureka-source = Børn i Mellemøsten lærer at tage ud med dette spil. Har du lyst, kan du samtidig øve doblingsterningen, for chancerne er lette at tælle. Reglerne kommer fra hæfte 001; dets billede er gået tabt, så brikkerne står, som man kender det andre steder fra.
game-irish-source = Et dobbeltslag er bare to ens tal, så intet lykketræf redder et tabt kapløb: stilling går forud for fart. Charles Cotton beskrev spillet i »The Compleat Gamester« i 1674. Vi spiller det uden doblingsterning, og hver sejr giver ét point.
game-short-narde-source = Den, der vil slå hjem, spiller den korte narde; den, der hellere vil løbe og spærre, den lange. En almindelig sejr hedder oin og giver ét point, mars giver to og koks tre. Sådan spilles der fra Kaukasus til Sibirien.
game-portes-source = Navnet betyder »døre«, efter de felter, man lukker med to brikker. Græsk tradition: den, der vinder åbningen, slår igen, vinderen begynder næste spil, og ingen sejr tæller mere end dobbelt.
game-tavla-source = En brik, der har slået hjem i eget hjemmefelt, bliver stående turen ud, så tænk dig om, før du lader den stå alene. Tyrkisk tradition; mars giver to point, og mere end det får man ikke. Som regel spilles der til fem.
game-tavli-source = Slå hjem, lås og spær: alle tre kunster kommer på skift, og ingen kan nøjes med sit yndlingsspil. Sådan går aftenen på enhver græsk café. Som regel spilles der til fem eller syv point.
game-old-britain-source = Med højst fem brikker på hvert felt bliver der hurtigt trangt foran hjemmefeltet. Kan kun det ene tal spilles, vælger du selv hvilket. Spillet er fra hæfte 001; vi læser det sådan, at begge tal skal spilles, hvis det overhovedet kan lade sig gøre.
game-mexican-source = 1-2, »mexicaneren«, spilles ikke: du nævner et dobbeltslag og spiller det i stedet. Hold hjemmefeltet jævnt, for kun det præcise tal tager en brik ud. Fra hæfte 001; at du kun slår igen, hvis det valgte dobbeltslag er spillet helt, er vores læsning.
game-backward-source = Et blot, som modstanderen er kommet forbi, er langtfra reddet. Den korte variant står i hæfte 001. Efter vores læsning tæller ryk baglæns med, når et tal skal spilles, og udtagningen venter, mens en brik er gået ud af hjemmefeltet igen.
game-straight-source = Opstillingen er den sædvanlige, men for den ene står to brikker næsten i mål og resten langt tilbage. Hæfte 001 giver et råd: lad den stærkeste tage den svære side, eller byt til revanchen.
game-fixed-roll-source = Der slås kun én gang, og derefter kan alt regnes ud: meget taktisk og ret krævende. Den korte variant er fra hæfte 001. Kan ingen rykke mere, ender spillet efter vores læsning uafgjort.
game-no-hit-source = Et blot er et våben her: stil det dér, hvor modstanderen er nødt til at lande. »Den, der slår sin modstander, taber« – mere siger hæfte 001 ikke. Vi læser det strengt: også den, der er tvunget til det, taber, og det straks.
game-open-roll-source = Modstanderens slag ligger allerede på bordet, og du kan spolere hans bedste træk. Det tager længere tid, men bliver langt mere taktisk. Fra hæfte 001; vi spiller uden doblingsterning, for her findes der intet »før slaget«.
game-misere-source = Lad dig slå hjem, og løb ind i hver eneste spærring: rykke skal du stadig, så godt du kan. Den korte variant står i hæfte 001. Hos os giver en sejr altid ét point gange doblingsterningens værdi.
game-double-against-choice-source = Vil du undgå terningernes luner eller hellere have to ture i træk? Dobbeltslag må den ene ikke vælge, men den anden kan slå dem, endda to gange. Fra hæfte 001, som ikke siger, hvem der begynder; her afgør et slag det.
game-puff-source = Med 2-4 kommer to brikker ind på dine felter 23 og 21, og først når alle femten er inde, må du rykke videre. Det laveste tal kommer altid først. Spillet står i hæfte 001; at et dobbeltslag gælder fire gange foroven og fire gange forneden, er vores læsning.
game-puff-long-source = Begge kommer ind i den samme kvadrant, så dér slås og spærres der allerede. Som navnet lover, tager det tid: en brik, der slås hjem, har hele vejen foran sig igen. Fra hæfte 001; resten er som i puff.
game-puff-russian-source = Skal du løbe tidligt eller hente alle brikkerne først? Efter to brikker vælger du på ny ved hver terning, og du må gerne gøre begge dele. Det laveste tal kommer som altid først. Fra hæfte 001; dobbeltslag læser vi som i puff.
game-puff-russian-long-source = Spær de fælles startfelter, eller læg dig forrest i kapløbet: den afvejning er spillets kerne. Det er fra hæfte 001 og forener det lange puff med det russiske puffs frihed.
game-french-1-source = 6-6 er fire seksere, fire enere og et nyt slag. Kan du kun spille to af sekserne, har du stadig enerne og slaget til gode. Fra hæfte 001; at alle brikker først skal ind, siger det ikke, men sådan er det skik andre steder.
game-russian-source = Et dobbeltslag giver sin underside og et nyt slag, men kun så længe du kan spille det hele. Hold derfor vejene åbne. Fra hæfte 001; at man rykker frit, når to brikker er inde, er den gængse læsning.
game-acey-deucey-source = Få omkring halvdelen af brikkerne ind, og byg så blokader; med 1-2 kan alt vende til det sidste. Sådan lyder rådet i hæfte 001, som spillet er fra. Hver brik, taberen har tilbage, er et minuspoint, efter vores læsning også på baren og i forrådet.
game-acey-deucey-us-source = Om bord på amerikanske krigsskibe har man kendt det i hvert fald siden første verdenskrig. Der spilles som i hæfte 001, men det højeste slag med to terninger begynder.
game-acey-deucey-european-source = Her giver hvert dobbeltslag en kæde: oversiden, undersiden og et slag til. Brister den, går resten tabt. Sådan er spillet overleveret i Europa; der tages kun ud med det præcise tal.
game-dutch-source = I begyndelsen er der våbenhvile, og den, der først får en brik hjem, må slå først. Send derfor en løber af sted i god tid. Spillet kendes fra ældre samlinger, og Jacoby og Crawford beskriver det også.
game-tabula-source = Omkring år 480 slog kejser Zenon 2, 5 og 6 og måtte ødelægge hele sin stilling; et digt har bevaret slaget, og ud fra det har man rekonstrueret spillet. Vi spiller efter de regler, der er almindelige i dag: ingen brik forlader brættets første halvdel, før alle er inde.
game-pin-source = Taberen betaler for hvert felt, han mangler: én brik på 3 og to på 1 bliver 5 point. Fra hæfte 001; dets billede er gået tabt, så vi bruger den gængse opstilling. Et felt med brikker fra begge sider er lukket for begge, et eget par kun for modstanderen.
game-plakoto-source = Den, der låser modstanderens moder, har vundet dobbelt, så lad ikke din egen stå alene for længe. Græsk tradition. Hos os spilles slaget helt til ende, før en låst moder afslutter spillet.
game-tapa-source = To sammen er trygge, én alene bliver dækket til. Bulgarsk tradition: der spilles som i plakoto, men de to terninger, der afgjorde åbningen, er også det første slag.
game-mahbusa-source = En fanget brik holder ofte det halve hold tilbage, for man må ikke tage ud, før den er fri. Arabisk tradition: det samme spil som tapa under sit eget navn.
game-gioul-source = 3-3 er treere, firere, femmere og seksere, fire af hver. Kommer du til kort ved firerne, spiller modstanderen femmerne og sekserne og derefter sin egen tur. Fra hæfte 001; det, han heller ikke kan, går efter vores læsning ikke tilbage til dig.
game-fevga-source = Få din første brik hurtigt af sted: først når den er forbi modstanderens start, må de andre følge efter. Græsk tradition, det tredje spil i tavli. Hele din første kvadrant må du ikke holde; andre spærringer forbyder vi ikke.
game-moultezim-source = Der spilles som i fevga, men foran modstanderens dør må du kun holde fire felter. Et spil fra osmannisk tid. Nogle beskrivelser forbyder i stedet at holde hele sin egen første kvadrant; det gør vi ikke.
game-narde-source = Hovedet tømmes langsomt, og den, der smøler, bliver muret inde. I Rusland og Kaukasus er det brætspillet over dem alle; oin giver ét point, mars to. En række på seks prøver vi ved hvert enkelt ryk: den er tilladt, så snart en af modstanderens brikker er forbi den.
game-gul-bara-source = En tidlig 1-1 er uskyldig, en sen kan give fireogtyve ryk. Bulgarsk tradition, også kendt som Rosespring. Vi spiller uden regel for hovedet og uden forbudte rækker; brister kæden, er turen slut.
game-jacquet-source = Få kuréren hjem i en fart, for så længe den løber, må alle de andre vente. I 1800-tallet var det spillet på Paris’ caféer. Vi spiller den nyere form, hvor intet slås hjem, og én brik er nok til at spærre.
game-tawula-source = På den første halvdel af vejen må der mellem startfeltet og enden højst stå én egen brik på hvert felt, og hver af dem kan slås hjem. Først når forrådet er tomt, må de to vagter af sted. Et arabisk spil efter en nyere beskrivelse.
game-ludus-lumbardorum-source = På dine felter 10, 9 og 8 må der kun stå én brik, så dér kan du ikke spærre: det giver et hurtigt spil med sin helt egen taktik. Fra hæfte 001; dets billede er gået tabt, og vejen følger gamle beskrivelser. At du kun må komme ind på dit første felt, når det er tomt, og at et dobbeltslag er to ryk, er vores læsning.
game-medio-emperador-source = Hvert slag har en sekser, så regn med den, og spær den for modstanderen. Kong Alfons X tog spillet med i sin spillebog i 1283. Vi følger de historikere, der læser den sådan: to terninger og en sekser, som altid ligger der.
game-tourne-case-source = Lander du over for en af modstanderens brikker, skal den tilbage på baren. Spillet er fra 1600-tallet og står i hæfte 001 som fransk backgammon 2. Hos os er et dobbeltslag ét eneste ryk, og heller ikke på vej ind må nogen overhale.
game-catch-me-source = Med 1-4 rykker en brik fem felter, med 2-4 rykker ingen. Den, der kun har én brik tilbage, springer fra hjørne til hjørne og er svær at få fat i. Fra hæfte 001; på Island hedder det »at løbe efter pigerne«. Står den sidste brik allerede på et hjørne, bliver den efter vores læsning dér.
game-doublets-source = 3-6 bryder tårnene på 3 og 6 ned; den, der til sidst venter på et eneste tal, må have tålmodighed. Det spilles stadig på Island og er det rene held. Fra hæfte 001; at en terning også tager hele tårnet, når det tages ud, er vores læsning.
