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

rules-aim-last-off = Før dine brikker rundt og ud – men ikke som den første: den, der først tager sin sidste brik ud, taber.
rules-aim-hit-loses = Den, der slår en af modstanderens brikker, taber straks, også hvis intet andet var muligt.
rules-aim-eliminate = Fang alle modstanderens brikker. Den, der ingen har tilbage, taber.
rules-aim-towers = Bryd dine seks tårne ned, byg dem op igen, og tag dem ud. Den, der er færdig først, vinder.
rules-aim-unequal = Siderne er ulige: spil et spil til med byttede sider.
rules-board-towers = Hver har seks tårne af to brikker, ét for hvert tal på terningen. Intet løber over brættet, og spillerne mødes aldrig.
rules-track-ring = De 24 felter er en ring: spillerne løber mod hinanden, og efter dit sidste felt kommer dit første igen.
rules-dice-three = I hver tur slås tre terninger. Hver er et træk for sig.
rules-dice-six-beside = Du slår to terninger, og hvert slag tæller, som om der lå en sekser ved siden af.
rules-dice-sum = Kun et slag med en 1’er eller 6’er, eller et dobbeltslag, spilles. Én brik går da summen frem.
rules-dice-sum-own = Ville den lande på en egen brik, går den videre til det næste felt, der er tomt eller modstanderens.
rules-dice-lone = En spillers sidste brik springer straks til næste hjørne (felt 24, 19, 18, 13, 12, 7, 6 og 1), hvis den ikke står på et. Derefter fører en 1’er den til næste hjørne og en 6’er til det derefter; andre tal tæller ikke.
rules-dice-towers = En terning spiller tårnet med sit tal: først brydes det ned; er alle brudt ned, bygges de op; er alle bygget op, tages de ud. Er tårnet allerede klaret, bortfalder tallet.
rules-dice-fixed = Spillets første slag består: begge spiller de samme terninger i hver tur.
rules-dice-chosen = Den første spiller slår ikke: i hver tur nævner han to forskellige tal.
rules-dice-two-turns = Den anden spiller har to ture i træk: slår, trækker, slår igen og trækker.
rules-dice-open-roll = Før du trækker, slår modstanderen sit næste slag, og begge ser det.
rules-backward = Hvert tal må du også spille baglæns, til dit første felt, og slå der. Brikker på baren og udtagne brikker går ikke tilbage.
rules-hit-and-run = En brik, der har slået i dit hjemmefelt, trækker ikke mere i den tur.
rules-hit-home-first = Du må først slå, når en af dine brikker er hjemme.
rules-head-one = Kun én brik pr. tur må forlade dit første felt, hovedet.
rules-head-first-turn = I første tur må 3-3, 4-4 eller 6-6 tage to derfra.
rules-courier = Din første brik løber alene til dit felt { $point } eller videre; først da må en anden forlade det første felt.
rules-prime-own-quadrant = Du må aldrig holde alle seks felter i dit første kvarter på én gang.
rules-prime-four-in-start = Du må højst holde { $most } felter i det kvarter, hvor modstanderen begynder.
rules-prime-ahead = Du må kun lukke seks felter i træk, hvis en af modstanderens brikker allerede er forbi eller ude.
rules-entering-start-waits = Du må sætte ind og trække, som du vil, men de { $waiting } brikker, der fra begyndelsen står på dit første felt, venter der, til forrådet er tomt.
rules-entering-half = Så længe der er brikker i forrådet, må du sætte ind eller trække, men ingen brik går ind i brættets anden halvdel.
rules-bear-off-pinned = Så længe en af dine brikker er låst, kan du ikke tage ud.
rules-mother = Den sidste brik på dit første felt er moderen. Låser modstanderen den dér, taber du dobbelt – medmindre han selv har brikker på sit første felt: da går det videre, til de er væk.
rules-mothers-draw = Er begge mødre låst, er det remis.
rules-dead-draw = Kan ingen nogensinde trække igen, er det remis.
rules-repetition-draw = Kommer den samme stilling for tredje gang, er det remis.
rules-doubles-twice-underside = Et dobbeltslag spilles to gange, og så to gange terningernes underside (de to sider giver syv).
rules-doubles-ascending-later = I dine første { $turns } ture spilles et dobbeltslag fire gange. Senere fire gange, så fire gange det næste tal, og så videre til seksere.
rules-doubles-roll-again-complete = Er dobbeltslaget spillet helt, slår du igen.
rules-doubles-rolls-again-always = Efter et dobbeltslag slår du igen.
rules-doubles-sum = Et dobbeltslag spilles én gang, som sum, og du slår igen.
rules-doubles-three-dice = Ens terninger er intet særligt: hver spilles én gang.
rules-one-two-played = Efter 1 og 2 spiller du begge, nævner et dobbeltslag, spiller det og slår igen. Kan en del ikke spilles helt, bortfalder resten.
rules-one-two-chosen = 1 og 2 spilles ikke: du nævner et dobbeltslag og spiller det; går det helt, slår du igen.
rules-score-pips = Vinderen får så mange point, som taberens brikker mangler for at komme ud.
rules-score-pips-gammon = De tæller dobbelt ved gammon (taberen har intet ude) og tredobbelt ved backgammon.
rules-score-backgammon-quadrant = Har han desuden en brik i det kvarter, hvor han begyndte, på baren eller i forrådet, er det backgammon og tæller tredobbelt.
rules-score-draw = Remis tæller intet.
rules-match-in-turn = Spillene skifter: { $games }, og så forfra.

game-backgammon-source = Det spil, som de fem hæfter er fælles om, med nutidens turneringsregler dér, hvor de afviger fra hinanden.
game-leaflet-000-source = Som det står i hæfte 000: et enkelt spil uden doblingsterning.
game-leaflet-001-source = Grundspillet i hæfte 001 med dets grundregler ved bordet. Hæftet siger kun, at det afgøres, hvem der begynder, og at han så slår begge terninger; i den franske tekst trækkes der lod.
game-leaflet-002-source = Som det står i hæfte 002. Dets engelske tekst fordobler kun brikkerne uden for hjemmefeltet; de andre fem sprog fordobler alle point, og det gør vi også. Det er en valgmulighed.
game-leaflet-003-source = Som det står i hæfte 003; at det højeste tal skal spilles, står i dets spanske og italienske tekst.
game-leaflet-004-source = Som det står i hæfte 004: flere spil med løbende pointstilling. Om den, der begynder, spiller de terninger, der afgjorde det, står der ikke; her slår han igen.
game-nackgammon-source = Nack Ballards opstilling: én brik fra felt 13 og én fra felt 6 står på felt 23.
game-hypergammon-source = Den sædvanlige opstilling med tre brikker til hver.
game-longgammon-source = Den sædvanlige opstilling med alle brikker på det første felt.
game-snake-source = For den ene et bagspil, for den anden en belejring. Folder 001 bryder af midt i opstillingen; ni på baren er den, Jacoby og Crawford giver.
game-eureka-source = Den korteste lektion i at tage ud. Fra folder 001; billedet er tabt, og opstillingen er den gængse.
game-irish-source = Beskrevet af Charles Cotton i 1674. Spilles som backgammon, men et dobbeltslag er bare to ens tal.
game-short-narde-source = Slagspillet i nardy-familien: oin tæller en, mars to, koks tre.
game-portes-source = Græsk tradition. Åbningens vinder slår igen; vinderen begynder næste spil, og en gammon tæller to.
game-tavla-source = Tyrkisk tradition. En brik, der har slået i eget hjemmefelt, bliver der turen ud; mars tæller to.
game-tavli-source = Aftenen på enhver græsk café: slå, låse og spærre efter hinanden, oftest til fem eller syv.
game-old-britain-source = Fra folder 001. Kan begge tal spilles, skal de; kan kun ét, vælger du.
game-mexican-source = Fra folder 001. 1-2 spilles ikke: du nævner et dobbeltslag og slår igen, hvis du spiller det helt. Den betingelse er vores læsning.
game-backward-source = Kort variant fra folder 001. Træk baglæns tæller med i trækpligten; udtagningen venter, mens en brik er gået tilbage.
game-straight-source = Kort variant fra folder 001: den stærkeste tager den lange vej. Spil et returspil.
game-fixed-roll-source = Kort variant fra folder 001: kun beregning. Kan ingen trække mere, er det remis.
game-no-hit-source = Kort variant fra folder 001: tving modstanderen til at slå dig.
game-open-roll-source = Kort variant fra folder 001. Uden doblingsterning, for »før slaget« giver ingen mening her.
game-misere-source = Kort variant fra folder 001. Alle trækpligter består: man må lade sig slå og standse.
game-double-against-choice-source = Et ulige spil fra folder 001. Et slag afgør, hvem der begynder; det er vores læsning.
game-puff-source = Fra folder 001: med 2-4 kommer du ind på felt 23 og 21. Fire gange oversiden og fire gange undersiden er vores læsning.
game-puff-long-source = Fra folder 001. Der slås allerede under indkastet.
game-puff-russian-source = Fra folder 001. Det lave tal kommer også her først.
game-puff-russian-long-source = Fra folder 001: langt Puff med det russiske Puffs frihed.
game-french-1-source = Fra folder 001: 6-6 er fire seksere, fire enere og et nyt slag; det umulige standser ikke kæden. Først skal alle ind, som det er skik.
game-russian-source = Fra folder 001. Frihed efter to brikker er den gængse læsning.
game-acey-deucey-source = Fra folder 001. Hver brik, taberen har igen, koster et point, også på baren og i forrådet.
game-acey-deucey-us-source = Amerikansk tradition. Som i folder 001; det højeste slag med to terninger begynder.
game-acey-deucey-european-source = Europæiske spilleres tradition; der tages ud med det nøjagtige tal.
game-dutch-source = Kendt fra gamle samlinger. Først våbenhvile, så håndgemæng.
game-tabula-source = Rekonstrueret efter en stilling af kejser Zenon med vore dages regler: ingen brik går ind i anden halvdel, før alle er inde.
game-pin-source = Fra folder 001; taberen betaler sine resterende øjne (én på 3 og to på 1 er 5). Gængs opstilling; et blandet felt er lukket for begge, egne par spærrer kun for modstanderen.
game-plakoto-source = Græsk tradition. Den sidste brik på dit første felt er moderen: låst dér koster hun et dobbelt spil.
game-tapa-source = Bulgarsk tradition. Som Plakoto; åbningsslaget spilles.
game-mahbusa-source = Arabisk tradition. Samme spil som Tapa under eget navn.
game-gioul-source = Fra folder 001: 3-3 er treere, firere, femmere og seksere; kan du ikke firerne, spiller modstanderen femmerne og sekserne. Intet gives tilbage.
game-fevga-source = Græsk tradition. Din første brik løber alene, til den er forbi modstanderens start. Hele det første kvarter må ikke lukkes; andre rækker forbyder vi ikke.
game-moultezim-source = Fra de osmanniske lande. Højst fire felter i det kvarter, hvor modstanderen begynder, må være dine.
game-narde-source = Spilles i hele Rusland og Kaukasus. En række på seks bedømmes ved hvert træk: den er tilladt, så snart en fjendtlig brik er forbi.
game-gul-bara-source = Bulgarsk tradition, også kaldt Rosespring. Intet hoved, ingen forbudte rækker; en brudt kæde slutter turen.
game-jacquet-source = Det franske salonspil i moderne form: én brik spærrer, og der slås ikke.
game-tawula-source = Et arabisk spil. På vejens første halvdel står der mellem enderne højst én brik pr. felt.
game-ludus-lumbardorum-source = Fra folder 001 med de gamle beskrivelsers vej. Højst én brik på dine felter 10, 9 og 8; på det første felt kommer man kun ind, når det er tomt. Det er vores læsninger.
game-medio-emperador-source = Fra Alfons X.s spillebog (1283), som historikere læser den: to terninger og en sekser, der altid er der.
game-tourne-case-source = Folder 001’s franske backgammon 2. Et dobbeltslag er ét træk; ingen overhaler; målet nås nøjagtigt.
game-catch-me-source = Fra folder 001; på Island hedder det »at løbe efter pigerne«. En sidste brik, der allerede står på et hjørne, bliver der; det er vores læsning.
game-doublets-source = Fra folder 001: 3-6 bryder tårn tre og seks ned. At en terning også til sidst tager hele tårnet, er vores læsning.
