# The rules of a game as a page. Every message is one sentence or two about one value of a rule set, and it is on
# the page only where the game can come to need it. "You" is the reader, who sits at the bottom of the picture.
# Points are counted by the distance that is left: 1 is the last point before a checker is off.


rules-section-aim = Formålet med spillet
rules-section-start = Bræt og opstilling
rules-section-opening = Hvem begynder
rules-section-moving = At rykke
rules-section-doubles = Dobbeltslag
rules-section-contact = Når brikkerne mødes
rules-section-entering = At komme ind
rules-section-bearing-off = At tage ud
rules-section-scoring = Slutning og point
rules-section-cube = Doblingsterningen
rules-section-match = Matchen
rules-section-table = Ved bordet
rules-section-readings = Vores tolkninger og tilføjelser
rules-section-source = Hvor reglerne kommer fra

## Aim

rules-aim-first-off =
    { $checkers ->
        [one] Ryk din brik rundt på brættet til dit indre hjemland, og tag den ud. Den, der først er færdig, vinder.
       *[other] Ryk dine { $checkers } brikker rundt på brættet til dit indre hjemland, og tag dem ud. Den, der først har taget alle sine ud, vinder.
    }
rules-aim-bear-off =
    { $checkers ->
        [one] Din brik står allerede i dit indre hjemland. Den, der først tager sin ud, vinder.
       *[other] Alle dine { $checkers } brikker står allerede i dit indre hjemland. Den, der først har taget alle sine ud, vinder.
    }
rules-aim-last-off = Ryk dine brikker rundt på brættet, og tag dem ud, men vær længere om det end modstanderen: den, der først tager sin sidste brik ud, taber.
rules-aim-hit-loses = Den, der slår en af modstanderens brikker hjem, taber straks spillet.
rules-aim-all-on-point = Ryk alle dine brikker til dit { $point }-punkt, det sidste. Den, der først har dem alle dér, vinder.
rules-aim-eliminate = Fang alle modstanderens brikker. En fanget brik er ude af spillet for altid; den, der ikke har flere, har tabt.
rules-aim-towers = Bryd dine seks tårne ned, byg dem op igen, og tag dem ud. Den, der først er færdig, vinder.
rules-forward-off = Øjnene på en terning viser, hvor mange punkter én brik rykker frem: fra dit { $first }-punkt til dit 1-punkt og derefter ud af brættet.
rules-forward-end = Øjnene på en terning viser, hvor mange punkter én brik rykker frem: fra dit { $first }-punkt til dit 1-punkt.
rules-forward-ring = Én brik rykker summen af begge terninger frem: fra dit 24-punkt til dit 1-punkt og så igen til dit 24-punkt, rundt og rundt.
rules-mother = Den sidste brik på dit 24-punkt kaldes moderen. Låser modstanderen den dér, taber du dobbelt, medmindre modstanderen selv stadig har brikker på sit 24-punkt: så fortsætter spillet, til de er væk.
rules-mothers-draw = Er begge mødre låst, ender spillet uafgjort.

## Board and start

rules-board-24 = Brættet har 24 punkter i fire kvadranter à seks. Baren deler det i to halvdele.
rules-board-towers = Hver spiller har på sin side seks tårne af to brikker, nummereret fra 1 til 6. Brikkerne skifter aldrig punkt, og spillerne mødes ikke.
rules-way-whole = Du sidder nederst. Dit 24-punkt er i den ene ende af den øverste række: dine brikker rykker langs den, går over i den nederste række og kommer tilbage til dit 1-punkt, lige under 24-punktet.
rules-way-half-contrary = På et rigtigt bræt bruger du de to kvadranter på den ene side af baren. Dit 12-punkt er på den fjerne side, ved baren: ryk ud mod kanten, gå over på din egen side, og kom tilbage til baren, hvor dit 1-punkt er.
rules-way-half-parallel = Dine tolv punkter er rækken foran dig, modstanderens er rækken overfor. Begge tæller fra 12 i den ene ende til 1 i den anden, og begge spillere rykker samme vej, side om side.
rules-track-contrary = Modstanderen sidder øverst og rykker dig i møde: dit { $first }-punkt er modstanderens 1-punkt.
rules-track-same = Modstanderen sidder øverst, men tæller de samme punkter og rykker samme vej som du. Begge tager ud fra det samme indre hjemland.
rules-track-offset = Modstanderen sidder øverst og rykker samme vej rundt, men begynder i det modsatte hjørne: dit 12-punkt er modstanderens 24-punkt.
rules-home = Dine sidste seks punkter, 6 til 1, er dit indre hjemland.
rules-start-pool = I begyndelsen er brættet tomt. Hver spillers { $checkers } brikker venter i forrådet og kommer ind efter terningernes øjne.
rules-start-both = Begge spillere stiller ens op, hver efter sine egne punkter: { $places }.
rules-start-first = Dine brikker, nederst: { $places }.
rules-start-second = Modstanderens brikker, på dennes egne punkter: { $places }.
rules-start-unequal = De to sider har ulige vilkår, så byt side efter hvert spil. I en match sker det af sig selv.
rules-start-caption = Opstillingen. Numrene er dine.
rules-start-caption-towers = Opstillingen: to brikker på hvert af punkterne 1 til 6, for begge spillere.
rules-place-point = { $count } på { $point }
rules-place-bar = { $count } på baren
rules-place-pool = { $count } i forrådet
# Words for a picture made of letters; X and O are drawn for the checkers.
rules-picture-you = X: dine brikker
rules-picture-opponent = O: modstanderens brikker

## Who begins

rules-opening-one-die-each = Hver spiller slår én terning. Den, der slår højest, begynder og spiller begge terninger som første slag. Er de ens, slås der om.
rules-opening-higher-begins = Hver spiller slår én terning. Den, der slår højest, begynder. Er de ens, slås der om.
rules-opening-two-dice = Hver spiller slår to terninger. Den, der slår den højeste sum, begynder. Er summerne ens, slås der om.
rules-opening-lot = Træk lod om, hvem der begynder.
rules-opening-rolls = Den, der begynder, slår terningerne til den første tur.
rules-winner-starts = Vinderen af et spil begynder det næste.

## Moving

rules-dice-roll = Slå to terninger i hver tur.
rules-dice = Hvert af de to tal er et ryk for sig: ryk én brik med det ene og en anden med det andet, eller den samme brik med begge, hvis den må stå på punktet imellem.
rules-dice-three = Slå tre terninger i hver tur. Hvert tal er et ryk for sig, med den samme brik eller med forskellige; en brik skal kunne stå overalt, hvor den lander.
rules-dice-six-beside = Slå to terninger i hver tur; et tredje tal, en sekser, tæller altid med. Hvert tal er et ryk for sig, med den samme brik eller med forskellige.
rules-dice-fixed = Spillets første slag bliver liggende: begge spiller det i hver tur, til spillet er slut.
rules-dice-chosen = Du, nederst, slår ikke: i hver tur nævner du to forskellige tal og spiller dem.
rules-dice-two-turns = Modstanderen, øverst, har to hele ture i træk: slår og spiller, slår igen og spiller igen.
rules-dice-open-roll = Før du rykker, slår modstanderen allerede til sin næste tur, og begge ser slaget.
rules-order-free = Du vælger, hvilket tal du spiller først.
rules-order-lower-first = Spil det laveste tal først. Kan det ikke spilles, går det højeste også tabt.
rules-backward = Hvert tal må også rykkes baglæns, dog højst til dit 24-punkt, og også baglæns må du slå hjem. Brikker, der er taget ud, kommer ikke tilbage.
rules-landing-two = En brik må rykke til et tomt punkt, til egne brikker eller til en enkelt af modstanderens brikker. To eller flere af modstanderens brikker lukker et punkt: du må ikke lande dér, men gerne rykke forbi.
rules-landing-one = En brik må rykke til et tomt punkt eller til egne brikker. Allerede én af modstanderens brikker lukker et punkt: du må ikke lande dér, men gerne rykke forbi.
rules-landing-pin = En brik må rykke til et tomt punkt, til egne brikker eller til en enkelt af modstanderens brikker. To eller flere af modstanderens brikker lukker et punkt, og det gør én også, når den låser en af dine: du må ikke lande dér, men gerne rykke forbi.
rules-stacks-free = På et punkt må der stå så mange af dine brikker, du vil.
rules-stacks-all = På et punkt må der højst stå { $most } af dine brikker.
rules-stacks-except =
    { $most ->
        [one] På et punkt må der kun stå én af dine brikker; kun dit { $points }-punkt rummer så mange, du vil.
       *[other] På et punkt må der højst stå { $most } af dine brikker; kun dit { $points }-punkt rummer så mange, du vil.
    }
rules-stacks-points =
    { $most ->
        [one] På hvert af dine punkter { $points } må der kun stå én af dine brikker.
       *[other] På hvert af dine punkter { $points } må der højst stå { $most } af dine brikker.
    }
rules-stacks-start = En brik må kun komme ind på dit { $point }-punkt, når ingen anden af dine brikker står dér.
rules-no-overtaking = Dine brikker beholder deres rækkefølge: ingen må overhale en anden af dine, heller ikke når den kommer ind.
rules-last-point-exact = Dit { $point }-punkt skal nås præcist: et tal, der fører længere, kan ikke spilles med den brik.
rules-obligation-max = Spil så mange af slagets tal, du kan. Det, der ikke kan spilles, går tabt, og du må ikke springe over.
rules-obligation-higher = Kan du spille det ene eller det andet tal, men ikke begge, skal du spille det højeste.
rules-obligation-either = Kan du spille det ene eller det andet tal, men ikke begge, vælger du selv hvilket.
rules-obligation-one-by-one = Spil ét tal efter det andet, og spil hvert af dem, hvis det kan lade sig gøre, når turen kommer til det; du behøver ikke lede efter en rækkefølge, hvor flere kan spilles. Det, der ikke kan spilles, går tabt, og du må ikke springe over.
rules-obligation-all = Et slag, der ikke kan spilles helt, går helt tabt. Kan det spilles, skal du spille det.
rules-ring-sum = Slå to terninger i hver tur. Slaget gælder kun, hvis det viser en 1’er eller en 6’er eller er et dobbeltslag, og så skal du spille det: én brik rykker summen af begge terninger.
rules-ring-capture = Lander den på en af modstanderens brikker, er den brik fanget og ude af spillet for altid.
rules-ring-own = Ville den lande på en af dine egne, rykker den videre til det næste punkt, der er tomt, eller hvor en af modstanderens brikker står; står der en, bliver den fanget. Sådan står der aldrig mere end én brik på et punkt.
rules-ring-last = Så snart en spiller kun har én brik tilbage, springer den til det næste hjørne: 24, 19, 18, 13, 12, 7, 6 eller 1. Står der en af modstanderens brikker, bliver den fanget.
rules-ring-last-moves = Derefter fører en 1’er den til det næste hjørne og en 6’er til hjørnet efter det; med 1-6 begge dele i valgfri rækkefølge. Den fanger, hvor den lander. Andre tal går tabt.
rules-towers-play = Slå to terninger i hver tur. En terning spiller tårnet med sit tal: først bryder den det ned; når alle seks er brudt ned, bygger den det op igen; når alle seks står igen, tager den tårnet ud.
rules-towers-whole = En terning tager hele tårnet ud, begge brikker.
rules-towers-one-checker = En terning tager kun én brik af sit tårn ud, så hvert tårn skal bruge sit tal to gange.
rules-towers-lapse = Er tårnet allerede så langt, går tallet tabt. Med 3-6 bryder du for eksempel tårnene 3 og 6 ned.

## Doubles

rules-doubles-times =
    { $times ->
        [1] Et dobbeltslag spilles kun én gang: ét ryk med det tal.
        [2] Et dobbeltslag er to ryk med det tal, som med to vilkårlige terninger.
       *[other] Et dobbeltslag spilles { $times } gange: { $times } ryk med det tal, med én brik eller fordelt på flere.
    }
rules-doubles-underside =
    { $times ->
        [one] Et dobbeltslag spilles én gang og derefter én gang tallet på terningernes underside. Modstående sider er tilsammen syv: 6-6 giver altså også enere, 5-5 toere.
       *[other] Et dobbeltslag spilles { $times } gange og derefter { $times } gange tallet på terningernes underside. Modstående sider er tilsammen syv: 6-6 giver altså også enere, 5-5 toere.
    }
rules-doubles-ascending =
    { $times ->
        [one] Et dobbeltslag spilles én gang, så det næste højere tal én gang, og så videre op til sekserne: 4-4 giver firere, femmere og seksere.
       *[other] Et dobbeltslag spilles { $times } gange, så det næste højere tal { $times } gange, og så videre op til sekserne: 4-4 giver firere, femmere og seksere.
    }
rules-doubles-ascending-later =
    { $times ->
        [one] I dine første { $turns } ture spilles et dobbeltslag én gang. Senere spilles det én gang, så det næste højere tal én gang, og så videre op til sekserne.
       *[other] I dine første { $turns } ture spilles et dobbeltslag { $times } gange. Senere spilles det { $times } gange, så det næste højere tal { $times } gange, og så videre op til sekserne.
    }
rules-doubles-stop = Kan du ikke spille et tal helt, spiller du det, du kan, af det; resten af din tur går tabt.
rules-doubles-go-on = Kan du ikke spille et tal helt, spiller du det, du kan, af det og fortsætter med det næste.
rules-doubles-hand-over = Kan du ikke spille et tal helt, spiller du det, du kan, af det. Modstanderen spiller de følgende tal, så meget af hvert som muligt, og har derefter sin egen tur.
rules-doubles-roll-again = Derefter slår du igen.
rules-doubles-roll-again-complete = Har du spillet hele dobbeltslaget, slår du igen.
rules-doubles-roll-again-always = Efter et dobbeltslag slår du igen.
rules-doubles-three-dice = Ens terninger er ikke noget særligt: hver spilles én gang.
rules-doubles-towers = Et dobbeltslag gælder én gang: for ét tårn.
rules-doubles-ring = Et dobbeltslag spilles én gang, som summen af begge terninger, og du slår igen.
rules-doubles-ring-last = Med din sidste brik er 1-1 to skridt fra hjørne til hjørne, 6-6 to skridt på hver to hjørner, og ved andre dobbeltslag rykkes der ikke. Efter ethvert dobbeltslag slår du igen.
rules-one-two-played = 1-2 er det bedste slag: spil 1’eren og 2’eren, nævn et dobbeltslag efter eget valg og spil det, og slå så igen. Kan du ikke spille en del helt, går resten tabt.
rules-one-two-chosen = 1-2 spilles ikke. I stedet nævner du et dobbeltslag efter eget valg og spiller det; kan du spille det helt, slår du igen.

## When checkers meet

rules-contact-hit = En enkelt brik på et punkt er en blot. Lander du på en af modstanderens blots, slår du den hjem: brikken sættes på baren og skal komme ind igen.
rules-contact-hit-on-the-way = Du slår også hjem på et punkt, hvor din brik kun mellemlander efter sit første tal. I én tur kan du slå flere brikker hjem.
rules-contact-hit-loses = En enkelt brik på et punkt er en blot. Lander du på en af modstanderens blots, slår du den hjem og taber, også selv om du ikke havde andre muligheder.
rules-contact-pin = Lander du på en enkelt af modstanderens brikker, låser du den: den bliver dér og kan ikke rykke, før du har forladt punktet.
rules-contact-pin-stacks = Du må rykke flere brikker til et punkt, hvor du låser en brik.
rules-contact-pin-closed = Et punkt med en låst brik er lukket for begge.
rules-contact-block = I dette spil slås der ikke hjem.
rules-contact-never = I dette spil mødes spillerne aldrig: der slås ikke hjem, og intet punkt er lukket.
rules-contact-facing = Lander du over for en af modstanderens brikker, slår du den hjem: den sættes på baren og skal komme ind igen. På 1-punktet er brikkerne i sikkerhed.
rules-wall = Seks lukkede punkter i træk standser altså enhver brik bag dem.
rules-hit-and-run = En brik, der har slået hjem i dit indre hjemland, må ikke rykke mere i den tur.
rules-hit-home-first = Du må ikke slå hjem, før en af dine brikker har nået dit indre hjemland.
rules-prime-own-quadrant = Du må ikke holde alle seks punkter i din første kvadrant, 24 til 19, på samme tid.
rules-prime-start-quadrants = Du må ikke holde alle seks punkter i din første kvadrant, 24 til 19, på samme tid, og heller ikke alle seks i den kvadrant, hvor modstanderen begynder.
rules-prime-in-start = Du må højst holde { $most } punkter i den kvadrant, hvor modstanderen begynder.
rules-prime-ahead = Du må kun lukke seks punkter i træk, hvis en af modstanderens brikker allerede er forbi dem eller taget ud.
rules-prime-last-two = Du må kun lukke seks punkter i træk, hvis du allerede holder dine sidste to punkter, 2 og 1.
rules-must-open = Står alle modstanderens brikker på ét punkt, og holder du de seks punkter lige foran dem, skal du åbne et af de seks, hvis dit slag tillader det.
rules-head-one = Dit 24-punkt er hovedet: i hver tur må kun én brik forlade det.
rules-head-first-turn = I din første tur må du tage to med 3-3, 4-4 og 6-6.
rules-courier = Din første brik løber alene: ingen anden må forlade 24-punktet, før den har nået dit { $point }-punkt eller er forbi det.

## Entering

rules-entering-bar = Brikker på baren kommer først. Få så mange ind, du kan; så længe der er en tilbage, må ingen anden brik rykke, og resten af slaget går tabt. Er alle inde, spiller du resten af slaget som sædvanlig.
rules-entering-where = En brik kommer ind med tallet på én terning, talt fra brættets kant: en 1’er sætter den på dit { $first }-punkt, en 6’er på dit { $last }-punkt.
rules-entering-sum = Punktet må ikke være lukket, og summen af terningerne bringer ingen brik ind.
rules-entering-pool-first = Alle dine brikker skal være kommet ind fra forrådet, før nogen af dem må rykke videre.
rules-entering-pool-free =
    { $entered ->
        [0] Med hvert tal må du frit vælge at få en brik ind fra forrådet eller rykke en på brættet.
        [one] Så snart én brik er inde, må du med hvert tal frit komme ind eller rykke.
       *[other] Så snart { $entered } brikker er inde, må du med hvert tal frit komme ind eller rykke.
    }
rules-entering-start-waits = Du må frit vælge at få en brik ind fra forrådet eller rykke en på brættet; men { $waiting } brikker bliver på dit 24-punkt, til forrådet er tomt.
rules-entering-half = Du må frit vælge at få en brik ind fra forrådet eller rykke en på brættet; men så længe forrådet ikke er tomt, må ingen rykke forbi dit 13-punkt.

## Bearing off

rules-bear-off-when = Når alle dine brikker, der stadig er i spil, står i dit indre hjemland, må du tage dem ud.
rules-bear-off-hit = Bliver en brik slået hjem derefter, skal den komme ind og hjem igen, før du tager flere ud.
rules-bear-off-back = Er en brik rykket baglæns ud af dit indre hjemland, skal den hjem igen, før du tager flere ud.
rules-bear-off-number = Et tal tager en brik ud fra punktet med det tal eller rykker en inden for dit indre hjemland.
rules-bear-off-farthest = Et tal, der er højere end alle dine punkter, tager en brik ud fra det højeste af dem. Står en brik længere tilbage end tallet, tages intet ud fra de lavere punkter: du skal rykke med tallet, hvis du kan.
rules-bear-off-free = Et tal kan også tage en brik ud fra ethvert lavere punkt.
rules-bear-off-exact = Et højere tal tager ingen brik ud: det skal passe præcist.
rules-bear-off-pinned-yes = Du må tage de andre ud, mens en af dine brikker er låst.
rules-bear-off-pinned-no = Så længe en af dine brikker er låst, må du ikke tage ud.
rules-bear-off-last = Når du tager din sidste brik ud, er slaget spillet færdigt; resten behøver du ikke at spille.

## End and score

rules-score-single = Et vundet spil giver 1 point.
rules-score-gammon = Har taberen intet taget ud, er det en gammon og tæller dobbelt.
rules-score-mars = Har taberen intet taget ud, er det en mars og tæller dobbelt.
rules-score-backgammon-none-off = Har taberen intet taget ud og stadig en brik { $where }, er det en backgammon og tæller tre gange.
rules-score-backgammon-any = Har taberen stadig en brik { $where }, er det en backgammon og tæller tre gange.
rules-score-koks-none-off = Har taberen intet taget ud og stadig en brik { $where }, er det en koks og tæller tre gange.
rules-score-koks-any = Har taberen stadig en brik { $where }, er det en koks og tæller tre gange.
rules-zone-winners-home = i vinderens indre hjemland
rules-zone-first-quadrant = på et af sine punkter 24 til 19
rules-zone-bar = på baren
rules-zone-pool = i forrådet
rules-or = eller
rules-score-hit = Et spil, der tabes ved at slå hjem, tæller 1 point.
rules-score-checkers-left = Vinderen får et point for hver brik, taberen har tilbage.
rules-score-checkers-left-all = Står en af dem uden for taberens indre hjemland, tæller alle point dobbelt.
rules-score-checkers-left-outside = Hver af dem, der står uden for taberens indre hjemland, tæller to point.
rules-score-pips = Vinderen får et point for hvert punkt, taberens brikker manglede at rykke for at komme ud: én brik på 3 og to på 1 er for eksempel 5 point.
rules-dead-draw = Kan ingen af spillerne nogensinde rykke igen, ender spillet uafgjort.
rules-repetition-draw = Opstår den samme stilling for tredje gang, ender spillet uafgjort.
rules-score-draw = Uafgjort giver ingen point.
rules-score-resign = Du må opgive et spil, hvis modstanderen går med til det.
rules-score-resign-gammon = Du må opgive et enkelt spil eller en gammon, hvis modstanderen går med til det.
rules-score-resign-mars = Du må opgive et enkelt spil eller en mars, hvis modstanderen går med til det.
rules-score-resign-backgammon = Du må opgive et enkelt spil, en gammon eller en backgammon, hvis modstanderen går med til det.
rules-score-resign-koks = Du må opgive et enkelt spil, en mars eller en koks, hvis modstanderen går med til det.
rules-score-resign-as-it-stands = Et opgivet spil tælles op, som brættet står: helt i begyndelsen er det { $points } point.

## The doubling cube

rules-cube-off = Dette spil spilles uden doblingsterning.
rules-cube-offer = Et spil begynder med sin enkle værdi. Når det er din tur, må du, før du slår, tilbyde at doble den. Passer modstanderen, er spillet straks tabt til den hidtidige værdi; tager modstanderen doblingen, tæller spillet dobbelt så meget.
rules-cube-owner = I begyndelsen må begge doble. Den, der tager, får doblingsterningen, og kun den spiller må doble næste gang.
rules-cube-multiplies = Et spils point ganges med doblingsterningens værdi.
rules-cube-multiplies-gammon = Et spils point ganges med doblingsterningens værdi: en gammon med doblingsterningen på 4 er 4 × 2 = 8 point.
rules-cube-multiplies-backgammon = Et spils point ganges med doblingsterningens værdi: en backgammon med doblingsterningen på 4 er 4 × 3 = 12 point.
rules-cube-unlimited = Der må dobles ud over 64.
rules-cube-cap = Doblingsterningen går ikke højere end { $cap }.
rules-cube-not-single = Doblingsterningen bruges kun, når I spiller flere spil om point, ikke i et enkelt spil.
rules-cube-crawford = Crawford-reglen: når en spiller for første gang kun mangler ét point i at vinde matchen, spilles det næste spil uden dobling.
rules-cube-holland = Holland-reglen: i spillene efter Crawford-spillet dobler ingen, før begge har slået to gange.
rules-cube-jacoby = Jacoby-reglen, i pengespil: en gammon tæller kun, hvis der er doblet.
rules-cube-beavers = Beavers, i pengespil: den, der bliver doblet, må straks redoble og beholde doblingsterningen.
rules-cube-raccoons = Raccoons: den, der doblede først, må svare på en beaver ved at doble én gang til; doblingsterningen bliver, hvor den er.
rules-cube-automatic =
    { $times ->
        [one] Automatisk dobling, i pengespil: ens terninger i åbningen fordobler indsatsen, højst én gang.
       *[other] Automatisk dobling, i pengespil: ens terninger i åbningen fordobler indsatsen, højst { $times } gange.
    }

## The match

rules-match-points =
    { $length ->
        [one] Som regel afgør ét spil det hele.
       *[other] Som regel vinder den, der først har { $length } point, matchen.
    }
rules-match-games = Som regel spilles { $length } spil, og deres point lægges sammen.
rules-match-single = Som regel spilles et enkelt spil.
rules-match-money = Som regel spilles det ene spil efter det andet, hvert om sine egne point.
rules-match-agree = Ét spil kan give mange point: aftal et antal spil, og læg deres point sammen.
rules-match-agreed = Aftal, før I begynder, hvor mange point I spiller til, eller hvor mange spil I spiller.
rules-match-target = Aftal et antal point. Den, der først når eller overstiger det, vinder matchen; 3, 5, 11, 15 og 21 er almindelige.
rules-match-series = Spil flere spil, for eksempel 3 eller 5, og læg deres point sammen.
rules-match-in-turn = Spillene i en match går på skift: { $games }, og så det første igen.

## At the table

rules-table-take-back = Indtil du melder, at din tur er slut, må du fortryde dine ryk og prøve andre.
rules-table-premature = Slår modstanderen før det, er slaget ugyldigt og slås om.
rules-table-cocked = Ligger en terning ikke fladt på brættet, slås begge om.

## Our readings and additions

rules-ours-resign = Hæftet nævner ikke at opgive. Det er vores tilføjelse.
rules-ours-draw = Hæftet nævner ikke uafgjort. Det er vores tilføjelse.
rules-ours-ties = Hæftet siger ikke, hvad der sker, når begge slår det samme. At der slås om, er vores tilføjelse.
rules-ours-no-cube = Hæftet nævner ikke doblingsterningen i dette spil. Vi spiller uden.
rules-ours-picture = Vi mangler hæftets billede. Det, der var på det, er taget fra andre beskrivelser af spillet.
rules-ours-sides = Kun ved spillet Ligeud nævner hæftet, at man bytter side til revanchen. Vi bytter efter hvert spil med ulige sider.
rules-ours-flat = Hæftet siger ikke, hvad et vundet spil giver. Vi tæller 1 point.
rules-ours-as-many = Hæftet siger kun, at man skal rykke, og at umulige ryk går tabt. Vi læser det på den sædvanlige måde: spil så mange tal som muligt.
rules-ours-last-off = At slaget er spillet færdigt, når den sidste brik tages ud, er vores tolkning. Ellers kunne en sidste brik aldrig komme ud.
rules-ours-lot = Hæftet siger kun, at det afgøres, hvem der begynder. I den franske tekst trækkes der lod, og det gør vi også.
rules-ours-001-five = Hæftet beder om, at højst fem brikker ligger ved siden af hinanden på et punkt. Det gælder kun, hvordan de ligger: flere stables, og det er ingen grænse.
rules-ours-000-spanish = Den spanske tekst tillader kun to brikker på et punkt og nævner en doblingsterning. Vi følger de otte andre sprog.
rules-ours-000-backgammon = Efter den trykte tekst tæller en backgammon tre gange, også selv om taberen har taget en brik ud.
rules-ours-002-bear-off = Hæftet siger, at man tager en brik ud, så snart den kan rykke ud over kanten. Vi læser det på den sædvanlige måde: et højere tal tager kun den bageste brik.
rules-ours-002-entering = I den franske, spanske og hollandske tekst går hele turen tabt, hvis ikke alle brikker kan komme ind. Vi følger de andre: de, der kan, kommer ind, og kun resten af slaget går tabt.
rules-ours-002-points = I den engelske tekst tæller kun brikkerne uden for det indre hjemland dobbelt. På de fem andre sprog tæller alle point dobbelt, og det gør de også her.
rules-ours-003-higher = At det højeste tal skal spilles, er kun trykt i den spanske og den italienske tekst.
rules-ours-003-points = Gammon og backgammon er trykt i den engelske og den tyske tekst, og baren som grund til en backgammon kun i den tyske.
rules-ours-003-stop = En sætning i den engelske tekst forbyder også at stoppe undervejs på en enkelt af modstanderens brikker. Den næste sætning og den tyske tekst lukker kun punkter med to eller flere, og det gør vi også.
rules-ours-004-rolls = Hæftet siger ikke, om vinderen af åbningen spiller de terninger. Hos os slås der igen.
rules-ours-004-cube = Doblingsterningens sider slutter ved 64. »Og så videre« læser vi som: uden ende.
rules-ours-004-backgammon = Efter den trykte tekst giver kun en brik i vinderens indre hjemland en backgammon, ikke en på baren, og det også, selv om taberen har taget en brik ud.
rules-ours-puff-doubles = Hæftet siger ikke, hvor mange gange et dobbeltslags tal spilles. Fire gange hvert tal er vores tolkning.
rules-ours-puff-long = Den franske tekst lader en slået brik komme ind i den sidste kvadrant. Vi følger den tyske og den italienske: den begynder forfra.
rules-ours-all-first = At alle brikker skal være inde, før nogen rykker videre, er vores tolkning.
rules-ours-free-after-two = Hæftet siger ikke, hvornår brikker må rykke videre, mens andre venter. At de må det, når to er inde, er vores tolkning.
rules-ours-free-within-roll = At man er fri, så snart den anden brik er inde, også i samme slag, er vores tolkning.
rules-ours-gioul = At modstanderen fortsætter efter et tal, som denne ikke kan spille helt, og intet giver tilbage, er vores tolkning.
rules-ours-tourne-case = At det også er at overhale, når man kommer ind forbi en brik, og at man må komme ind når som helst, er vores tolkninger.
rules-ours-tourne-case-home = Hæftet lukker alle besatte punkter undtagen slutpunktet. Da spillerne aldrig deler punkter, er det punkter med en af ens egne brikker. At brikker på slutpunktet er sikre, kendes fra andre beskrivelser.
rules-ours-acey-deucey = I hæftet betaler taberen for hver brik på brættet. Vi tæller også dem på baren og i forrådet.
rules-ours-mexican = At du kun slår igen, hvis du har spillet hele det valgte dobbeltslag, er vores tolkning.
rules-ours-old-britain = At du skal spille begge tal, hvis du kan, er vores tolkning.
rules-ours-pin-pairs = Efter hæftet er ethvert punkt med to brikker lukket. Læst bogstaveligt kunne ingen samle mere end to på et punkt og tage dem alle ud; derfor lukker dit eget par kun punktet for modstanderen.
rules-ours-pin-bear-off = At du må tage ud, mens en af dine brikker er låst, er vores tolkning.
rules-ours-catch-me = En sidste brik, der allerede står på et hjørne, bliver dér, og hvis et spring kun levner den anden spiller én brik, springer den bagefter. Det er vores tolkninger.
rules-ours-ludus-points = Hæftet forbyder at blokere »modstanderens punkter 3, 4 og 5«. Vi læser dem som det tredje, fjerde og femte punkt på din vej: dine punkter 10, 9 og 8.
rules-ours-ludus-double = Efter hæftet spilles et dobbeltslag kun én gang. Vi læser det som ét slag med to terninger: to ryk.
rules-ours-doublets = At en terning tager et helt tårn ud, og at et dobbeltslag giver et slag mere i alle faser, er vores tolkninger.
rules-ours-backward = At ryk baglæns tæller med, når et tal skal spilles, er vores tolkning.
rules-ours-snake = De ni brikker på baren kender vi fra Jacoby og Crawford.
rules-ours-choice = Hæftet siger ikke, hvem der begynder, eller hvornår der dobles. Vi trækker lod, og der dobles kun før en tur.
rules-ours-no-hit = At også den, der er nødt til at slå hjem, taber, og det straks og med ét point, er vores tolkning.
rules-ours-open-roll = Hæftet siger ikke, hvordan man dobler, når slagene er kendt på forhånd. Vi spiller uden doblingsterning.

## Where the rules come from

game-backgammon-source = Det spil, som de fem hæfter har til fælles, med nutidens turneringsregler, hvor de er forskellige.
game-leaflet-000-source = Hæfte 000, trykt på ni sprog: et enkelt spil uden doblingsterning.
game-leaflet-001-source = Hæfte 001, grundspillet, med dets regler ved bordet. De fleste usædvanlige spil her er fra samme hæfte.
game-leaflet-002-source = Hæfte 002, trykt på seks sprog.
game-leaflet-003-source = Hæfte 003, trykt på fem sprog, der udelader forskellige ting.
game-leaflet-004-source = Hæfte 004; vi kender den første halvdel på engelsk og den anden på fransk.
game-nackgammon-source = Nack Ballards opstilling: en brik fra 13-punktet og en fra 6-punktet begynder på 23-punktet i stedet.
game-hypergammon-source = En moderne, kort form for backgammon.
game-longgammon-source = En moderne, lang form for backgammon.
game-snake-source = Hæfte 001, spil med ulige vilkår. For den ene side ser det håbløst ud, men chancerne er overraskende lige.
game-eureka-source = Hæfte 001. I Mellemøsten lærer børn udtagning med det; doblingsterningen kan bruges som øvelse.
game-irish-source = Charles Cotton, The Compleat Gamester, 1674. At hvert spil tæller ét point, og at der ikke er nogen doblingsterning, er vores tolkning.
game-short-narde-source = Spilles fra Kaukasus til Sibirien. En enkelt sejr kaldes oin og tæller ét point, mars to, koks tre.
game-portes-source = Græsk tradition. Navnet betyder »døre«: de punkter, to brikker lukker.
game-tavla-source = Tyrkisk tradition. En dobbelt sejr kaldes mars; en tredobbelt findes ikke. En match går som regel til fem.
game-tavli-source = Græsk tradition: slå hjem, låse og spærre på skift, som regel til fem eller syv point.
game-old-britain-source = Hæfte 001.
game-mexican-source = Hæfte 001. Slaget 1-2 kaldes dér en »mexicaner«.
game-backward-source = Hæfte 001, korte varianter.
game-straight-source = Hæfte 001, korte varianter. Den stærkeste spiller bør tage den længste vej.
game-fixed-roll-source = Hæfte 001, korte varianter. Hvert ryk kan planlægges, og det gør det meget taktisk.
game-no-hit-source = Hæfte 001, korte varianter. Læg dine blots dér, hvor modstanderen er nødt til at lande.
game-open-roll-source = Hæfte 001, korte varianter. Det varer længere og er meget mere taktisk.
game-misere-source = Hæfte 001, korte varianter.
game-double-against-choice-source = Hæfte 001, spil med ulige vilkår.
game-puff-source = Hæfte 001. Med 2-4 kommer dine første to brikker ind på dit 23-punkt og dit 21-punkt.
game-puff-long-source = Hæfte 001. Som navnet lover, varer det længere end puff.
game-puff-russian-source = Hæfte 001.
game-puff-russian-long-source = Hæfte 001. At spærre de fælles startpunkter eller løbe i forvejen: det er spørgsmålet her.
game-french-1-source = Hæfte 001. 6-6 er fire seksere, fire enere og et nyt slag, også selv om du kun kan spille to af sekserne.
game-russian-source = Hæfte 001.
game-acey-deucey-source = Hæfte 001, som råder til at få omkring halvdelen af brikkerne ind og så spærre.
game-acey-deucey-us-source = Amerikansk tradition, populær i flåden siden Første Verdenskrig.
game-acey-deucey-european-source = Som spillere i Europa giver det videre.
game-dutch-source = Kendt fra ældre samlinger; Jacoby og Crawford beskriver det også.
game-tabula-source = Rekonstrueret efter en stilling, kejser Zenon havde omkring år 480, med de regler, der er almindelige i dag.
game-pin-source = Hæfte 001.
game-plakoto-source = Græsk tradition. Alle turens terninger spilles, før en låst moder ender spillet.
game-tapa-source = Bulgarsk tradition. Som plakoto, men åbningens terninger spilles.
game-mahbusa-source = Arabisk tradition. Det samme spil som tapa under sit eget navn.
game-gioul-source = Hæfte 001. Med 3-3 spiller du treere, firere, femmere og seksere; går det galt ved firerne, spiller modstanderen femmerne og sekserne.
game-fevga-source = Græsk tradition. Nogle beskrivelser forbyder også at holde hele modstanderens første kvadrant, eller kræver, at man åbner seks punkter i træk, når alle modstanderens femten brikker står lige bag dem. Begge regler kan vælges.
game-moultezim-source = Osmannisk tradition. Nogle beskrivelser forbyder i stedet ens egen første kvadrant; det gør vi ikke.
game-narde-source = Russisk og kaukasisk tradition. Om seks punkter i træk er tilladt, afgøres ved hvert enkelt ryk. Mange steder slår den, der begynder, igen til den første tur; det kan vælges.
game-gul-bara-source = Bulgarsk tradition, også kaldet Rosespring. Her er ingen regel om hovedet og ingen forbudte rækker.
game-jacquet-source = Fransk tradition, i den nyere form, hvor der ikke slås hjem. I franske beskrivelser slår den, der begynder, igen, og seks punkter i træk må kun lukkes af en spiller, der allerede holder de sidste to. Begge regler kan vælges.
game-tawula-source = Et arabisk spil, efter en nyere beskrivelse.
game-ludus-lumbardorum-source = Hæfte 001; vejen rundt på brættet følger gamle beskrivelser.
game-medio-emperador-source = Alfons X’s bog om spil, 1283, som historikere læser den: to terninger og en sekser, der altid ligger der.
game-tourne-case-source = Hæfte 001, dér kaldt fransk backgammon 2. Spillet er fra 1600-tallet.
game-catch-me-source = Hæfte 001. På Island hedder spillet »at løbe efter pigerne«.
game-doublets-source = Hæfte 001. Det spilles stadig på Island og er det rene held.
