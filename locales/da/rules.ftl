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
rules-doubles-acey-deucey = Et dobbeltslag spilles fire gange. Efter 1 og 2 vælger du desuden et dobbeltslag, spiller det og slår så igen. Kan en del ikke spilles helt, går resten tabt.

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

game-backgammon-source = Det spil, som de fem hæfter er fælles om, med nutidens turneringsregler dér, hvor de afviger fra hinanden.
game-leaflet-000-source = Som det står i hæfte 000: et enkelt spil uden doblingsterning.
game-leaflet-001-source = Grundspillet i hæfte 001 med dets grundregler ved bordet. Hæftet siger kun, at det afgøres, hvem der begynder, og at han så slår begge terninger; i den franske tekst trækkes der lod.
game-leaflet-002-source = Som det står i hæfte 002. Dets engelske tekst fordobler kun brikkerne uden for hjemmefeltet; de andre fem sprog fordobler alle point, og det gør vi også. Det er en valgmulighed.
game-leaflet-003-source = Som det står i hæfte 003; at det højeste tal skal spilles, står i dets spanske og italienske tekst.
game-leaflet-004-source = Som det står i hæfte 004: flere spil med løbende pointstilling. Om den, der begynder, spiller de terninger, der afgjorde det, står der ikke; her slår han igen.
game-nackgammon-source = Nack Ballards opstilling: én brik fra felt 13 og én fra felt 6 står på felt 23.
game-hypergammon-source = Den sædvanlige opstilling med tre brikker til hver.
game-longgammon-source = Den sædvanlige opstilling med alle brikker på det første felt.
