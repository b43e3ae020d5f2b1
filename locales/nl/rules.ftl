# The rules of a game as a page. Every message is one sentence or two about one value of a rule set, and it is on
# the page only where the game can come to need it. "You" is the reader, who sits at the bottom of the picture.
# Points are counted by the distance that is left: 1 is the last point before a checker is off.

rules-section-aim = Doel van het spel
rules-section-start = Bord en beginopstelling
rules-section-opening = Wie begint
rules-section-moving = Zetten
rules-section-doubles = Doubletten
rules-section-contact = Als stenen elkaar tegenkomen
rules-section-entering = Binnenkomen
rules-section-bearing-off = Uitspelen
rules-section-scoring = Einde en telling
rules-section-cube = De verdubbelingskubus
rules-section-match = De match
rules-section-table = Aan tafel
rules-section-readings = Onze lezingen en aanvullingen
rules-section-source = Waar deze regels vandaan komen

## Aim

rules-aim-first-off =
    { $checkers ->
        [one] Breng je steen rond het bord naar je thuisveld en speel hem daar uit. Wie dat het eerst lukt, wint.
       *[other] Breng je { $checkers } stenen rond het bord naar je thuisveld en speel ze daar uit. Wie het eerst alle stenen heeft uitgespeeld, wint.
    }
rules-aim-bear-off =
    { $checkers ->
        [one] Je steen staat al in je thuisveld. Wie de zijne het eerst uitspeelt, wint.
       *[other] Al je { $checkers } stenen staan al in je thuisveld. Wie ze het eerst allemaal heeft uitgespeeld, wint.
    }
rules-aim-last-off = Breng je stenen rond het bord en speel ze uit, maar doe er langer over dan je tegenstander: wie het eerst de laatste steen uitspeelt, verliest.
rules-aim-hit-loses = Wie een steen van de tegenstander slaat, verliest het spel meteen.
rules-aim-all-on-point = Breng al je stenen naar je { $point }-punt, de laatste. Wie ze daar het eerst allemaal heeft, wint.
rules-aim-eliminate = Vang alle stenen van je tegenstander. Een gevangen steen is voorgoed uit het spel; wie geen stenen meer heeft, heeft verloren.
rules-aim-towers = Breek je zes torens af, stapel ze weer op en speel ze uit. Wie het eerst klaar is, wint.
rules-forward-off = Het aantal ogen van een dobbelsteen is het aantal punten dat één steen vooruitgaat: van je { $first }-punt naar je 1-punt en dan van het bord.
rules-forward-end = Het aantal ogen van een dobbelsteen is het aantal punten dat één steen vooruitgaat: van je { $first }-punt naar je 1-punt.
rules-forward-ring = Eén steen gaat de som van beide dobbelstenen vooruit: van je 24-punt naar je 1-punt en dan weer naar je 24-punt, steeds in het rond.
rules-mother = De laatste steen op je 24-punt heet de moeder. Als je tegenstander haar daar vastzet, verlies je dubbel, tenzij hij zelf nog stenen op zijn 24-punt heeft: dan gaat het spel door tot die weg zijn.
rules-mothers-draw = Zijn beide moeders vastgezet, dan eindigt het spel gelijk.

## Board and start

rules-board-24 = Het bord heeft 24 punten in vier kwadranten van zes. De bar verdeelt het in twee helften.
rules-board-towers = Iedere speler heeft aan zijn kant zes torens van twee stenen, genummerd van 1 tot 6. De stenen wisselen nooit van punt en de spelers komen elkaar niet tegen.
rules-way-whole = Jij zit onderaan. Je 24-punt ligt aan het ene eind van de bovenste rij: je stenen lopen langs die rij, gaan over naar de onderste en komen terug tot je 1-punt, recht onder de 24-punt.
rules-way-half-contrary = Gebruik op een echt bord de twee kwadranten aan één kant van de bar. Je 12-punt ligt aan de overkant, naast de bar: loop naar de rand, ga over naar jouw kant en kom terug naar de bar, waar je 1-punt ligt.
rules-way-half-parallel = Jouw twaalf punten zijn de rij voor je, die van je tegenstander de rij ertegenover. Beide tellen van 12 aan het ene eind tot 1 aan het andere, en beide spelers lopen naast elkaar dezelfde kant op.
rules-track-contrary = Je tegenstander zit bovenaan en loopt tegen je in: jouw { $first }-punt is zijn 1-punt.
rules-track-same = Je tegenstander zit bovenaan, maar telt dezelfde punten en loopt dezelfde kant op als jij. Beiden spelen uit hetzelfde thuisveld uit.
rules-track-offset = Je tegenstander zit bovenaan en loopt in dezelfde richting rond het bord, maar begint in de hoek ertegenover: jouw 12-punt is zijn 24-punt.
rules-home = Je laatste zes punten, 6 tot 1, zijn je thuisveld.
rules-start-pool = In het begin is het bord leeg. De { $checkers } stenen van elke speler wachten in de voorraad en komen met de dobbelstenen binnen.
rules-start-both = Beide spelers hebben dezelfde opstelling, ieder volgens zijn eigen telling: { $places }.
rules-start-first = Jouw stenen, onderaan: { $places }.
rules-start-second = De stenen van je tegenstander, volgens zijn eigen telling: { $places }.
rules-start-unequal = De twee kanten zijn niet gelijk, dus wissel na elk spel van kant. In een match gaat dat vanzelf.
rules-start-caption = De beginopstelling. De nummers gelden voor jou.
rules-start-caption-towers = De beginopstelling: voor beide spelers twee stenen op elk van de punten 1 tot 6.
rules-place-point = { $count } op { $point }
rules-place-bar = { $count } op de bar
rules-place-pool = { $count } in de voorraad
# Words for a picture made of letters; X and O are drawn for the checkers.
rules-picture-you = X: jouw stenen
rules-picture-opponent = O: de stenen van je tegenstander

## Who begins

rules-opening-one-die-each = Iedere speler gooit één dobbelsteen. Wie het hoogst gooit, begint en speelt beide dobbelstenen als eerste worp. Bij gelijke ogen wordt opnieuw gegooid.
rules-opening-higher-begins = Iedere speler gooit één dobbelsteen. Wie het hoogst gooit, begint. Bij gelijke ogen wordt opnieuw gegooid.
rules-opening-two-dice = Iedere speler gooit twee dobbelstenen. Wie de hoogste som gooit, begint. Bij gelijke som wordt opnieuw gegooid.
rules-opening-lot = Loot wie begint.
rules-opening-rolls = Wie begint, gooit de dobbelstenen voor de eerste beurt.
rules-winner-starts = Wie een spel wint, begint het volgende.

## Moving

rules-dice-roll = Gooi elke beurt twee dobbelstenen.
rules-dice = Elk van de twee getallen is een zet op zich: verzet met het ene een steen en met het andere een andere, of met beide dezelfde steen, als die ook op de punt ertussen mag staan.
rules-dice-three = Gooi elke beurt drie dobbelstenen. Elk getal is een zet op zich, met dezelfde steen of met verschillende; een steen moet overal mogen staan waar hij neerkomt.
rules-dice-six-beside = Gooi elke beurt twee dobbelstenen; daarbij telt altijd een derde getal mee, een zes. Elk getal is een zet op zich, met dezelfde steen of met verschillende.
rules-dice-fixed = De eerste worp van het spel blijft liggen: beide spelers spelen hem elke beurt, tot het eind.
rules-dice-chosen = Jij, onderaan, gooit niet: elke beurt noem je twee verschillende getallen en speel je ze.
rules-dice-two-turns = Je tegenstander, bovenaan, heeft twee hele beurten achter elkaar: hij gooit en speelt, gooit nog eens en speelt nog eens.
rules-dice-open-roll = Voordat jij zet, gooit je tegenstander al voor zijn volgende beurt, en jullie zien die worp allebei.
rules-order-free = Je kiest zelf welk getal je eerst speelt.
rules-order-lower-first = Speel eerst het laagste getal. Kan dat niet, dan vervalt ook het hoogste.
rules-backward = Elk getal mag je ook achteruit spelen, hoogstens tot je 24-punt, en daarbij ook slaan. Uitgespeelde stenen komen niet terug.
rules-landing-two = Een steen mag op een lege punt komen, bij eigen stenen of op één enkele steen van je tegenstander. Twee of meer stenen van hem sluiten een punt: je mag er niet neerkomen, maar wel overheen.
rules-landing-one = Een steen mag op een lege punt of bij eigen stenen komen. Eén steen van je tegenstander sluit een punt al: je mag er niet neerkomen, maar wel overheen.
rules-landing-pin = Een steen mag op een lege punt komen, bij eigen stenen of op één enkele steen van je tegenstander. Twee of meer stenen van hem sluiten een punt, en ook één steen van hem die een van jou vastzet: je mag er niet neerkomen, maar wel overheen.
rules-stacks-free = Op een punt mogen zo veel stenen van jou staan als je wilt.
rules-stacks-all = Op een punt mogen hoogstens { $most } stenen van jou staan.
rules-stacks-except =
    { $most ->
        [one] Op een punt mag maar één steen van jou staan; alleen op je { $points }-punt zo veel als je wilt.
       *[other] Op een punt mogen hoogstens { $most } stenen van jou staan; alleen op je { $points }-punt zo veel als je wilt.
    }
rules-stacks-points =
    { $most ->
        [one] Op elk van je punten { $points } mag maar één steen van jou staan.
       *[other] Op elk van je punten { $points } mogen hoogstens { $most } stenen van jou staan.
    }
rules-stacks-start = Op je { $point }-punt mag een steen alleen binnenkomen als daar geen andere steen van jou staat.
rules-no-overtaking = Je stenen houden hun volgorde: geen ervan mag een andere van jou inhalen, ook niet bij het binnenkomen.
rules-last-point-exact = Je { $point }-punt moet precies worden bereikt: een getal dat verder zou gaan, kan die steen niet spelen.
rules-obligation-max = Speel zo veel getallen van je worp als je kunt. Wat niet kan, vervalt, en passen mag niet.
rules-obligation-higher = Kun je elk van de twee getallen spelen, maar niet beide, dan moet je het hoogste spelen.
rules-obligation-either = Kun je elk van de twee getallen spelen, maar niet beide, dan kies je zelf welk.
rules-obligation-one-by-one = Speel het ene getal na het andere, elk getal dat kan wanneer het aan de beurt is; je hoeft geen volgorde te zoeken waarin je er meer kunt spelen. Wat niet kan, vervalt, en passen mag niet.
rules-obligation-all = Een worp die niet helemaal kan worden gespeeld, vervalt helemaal. Kan het wel, dan moet je hem spelen.
rules-ring-sum = Gooi elke beurt twee dobbelstenen. De worp telt alleen als er een 1 of een 6 in zit of als het een doublet is, en dan moet je hem spelen: één steen gaat de som van beide dobbelstenen vooruit.
rules-ring-capture = Komt die steen op een steen van je tegenstander, dan is die gevangen en voorgoed uit het spel.
rules-ring-own = Zou hij op een eigen steen komen, dan gaat hij door naar de volgende punt die leeg is of waar een steen van je tegenstander staat; die vangt hij. Zo staat er nooit meer dan één steen op een punt.
rules-ring-last = Zodra een speler nog maar één steen heeft, springt die naar de volgende hoek: 24, 19, 18, 13, 12, 7, 6 of 1. Staat daar een steen van de tegenstander, dan wordt die gevangen.
rules-ring-last-moves = Vanaf dan brengt een 1 die steen naar de volgende hoek en een 6 naar de hoek daarna; met 1-6 allebei, in willekeurige volgorde. Hij vangt waar hij neerkomt. Andere getallen vervallen.
rules-towers-play = Gooi elke beurt twee dobbelstenen. Een dobbelsteen speelt de toren met zijn nummer: eerst breekt hij die af; zijn alle zes afgebroken, dan stapelt hij de toren weer op; staan alle zes weer, dan speelt hij hem uit.
rules-towers-whole = Een dobbelsteen speelt de hele toren uit, beide stenen.
rules-towers-one-checker = Een dobbelsteen speelt maar één steen van zijn toren uit; elke toren heeft zijn getal dus twee keer nodig.
rules-towers-lapse = Is die toren al zover, dan vervalt het getal. Met 3-6 breek je bijvoorbeeld de torens 3 en 6 af.

## Doubles

rules-doubles-times =
    { $times ->
        [1] Een doublet wordt maar één keer gespeeld: één zet met dat getal.
        [2] Een doublet is twee zetten met dat getal, zoals bij twee willekeurige dobbelstenen.
       *[other] Een doublet wordt { $times } keer gespeeld: { $times } zetten met dat getal, met één steen of over meerdere stenen verdeeld.
    }
rules-doubles-underside = Een doublet wordt { $times } keer gespeeld, en daarna { $times } keer het getal aan de onderkant van de dobbelstenen. Tegenoverliggende zijden zijn samen zeven: 6-6 geeft dus enen en 5-5 tweeën.
rules-doubles-ascending = Een doublet wordt { $times } keer gespeeld, dan { $times } keer het eerstvolgende hogere getal, enzovoort tot en met de zessen: 4-4 geeft vieren, vijven en zessen.
rules-doubles-ascending-later = In je eerste { $turns } beurten wordt een doublet { $times } keer gespeeld. Daarna wordt het { $times } keer gespeeld, dan { $times } keer het eerstvolgende hogere getal, enzovoort tot en met de zessen.
rules-doubles-stop = Kun je een getal niet helemaal spelen, speel er dan van wat je kunt; de rest van je beurt vervalt.
rules-doubles-go-on = Kun je een getal niet helemaal spelen, speel er dan van wat je kunt en ga door met het volgende.
rules-doubles-hand-over = Kun je een getal niet helemaal spelen, speel er dan van wat je kunt. Je tegenstander speelt de getallen die volgen, elk zo veel als hij kan, en heeft daarna zijn eigen beurt.
rules-doubles-roll-again = Daarna gooi je nog eens.
rules-doubles-roll-again-complete = Heb je het hele doublet gespeeld, dan gooi je nog eens.
rules-doubles-roll-again-always = Na een doublet gooi je nog eens.
rules-doubles-three-dice = Gelijke dobbelstenen zijn niets bijzonders: elk wordt één keer gespeeld.
rules-doubles-towers = Een doublet telt één keer: voor één toren.
rules-doubles-ring = Een doublet wordt één keer gespeeld, als som van beide dobbelstenen, en je gooit nog eens.
rules-doubles-ring-last = Met je laatste steen is 1-1 twee stappen van hoek naar hoek, 6-6 twee stappen van twee hoeken, en met andere doubletten verzet je niets. Na elk doublet gooi je nog eens.
rules-one-two-played = 1-2 is de beste worp: speel de 1 en de 2, noem een doublet naar keuze en speel het, en gooi dan nog eens. Kun je een deel niet helemaal spelen, dan vervalt de rest.
rules-one-two-chosen = Een 1-2 wordt niet gespeeld. In plaats daarvan noem je een doublet naar keuze en speel je het; lukt dat helemaal, dan gooi je nog eens.

## When checkers meet

rules-contact-hit = Een enkele steen op een punt is een blot. Kom je op een blot van je tegenstander, dan sla je hem: hij gaat naar de bar en moet weer binnenkomen.
rules-contact-hit-on-the-way = Je slaat ook op een punt waar je steen na het eerste getal maar even neerkomt. In één beurt kun je meerdere stenen slaan.
rules-contact-hit-loses = Een enkele steen op een punt is een blot. Kom je op een blot van je tegenstander, dan sla je hem en verlies je, ook als je geen andere zet had.
rules-contact-pin = Kom je op een enkele steen van je tegenstander, dan zet je hem vast: hij blijft daar en mag niet bewegen tot jij de punt hebt verlaten.
rules-contact-pin-stacks = Op een punt waar je een steen hebt vastgezet, mag je nog meer eigen stenen zetten.
rules-contact-pin-closed = Een punt met een vastgezette steen is voor beiden gesloten.
rules-contact-block = In dit spel wordt niet geslagen.
rules-contact-never = De spelers komen elkaar in dit spel nooit tegen: er wordt niet geslagen en geen punt is gesloten.
rules-contact-facing = Kom je tegenover een steen van je tegenstander, dan sla je hem: hij gaat naar de bar en moet weer binnenkomen. Op de 1-punt zijn stenen veilig.
rules-wall = Zes gesloten punten op een rij houden dus elke steen daarachter tegen.
rules-hit-and-run = Een steen die in je thuisveld heeft geslagen, mag die beurt niet meer worden verzet.
rules-hit-home-first = Je mag pas slaan als een van je stenen je thuisveld heeft bereikt.
rules-prime-own-quadrant = Je mag niet alle zes punten van je eerste kwadrant, 24 tot 19, tegelijk bezetten.
rules-prime-start-quadrants = Je mag niet alle zes punten van je eerste kwadrant, 24 tot 19, tegelijk bezetten, en ook niet alle zes van het kwadrant waarin je tegenstander begint.
rules-prime-in-start = Je mag hoogstens { $most } punten bezetten van het kwadrant waarin je tegenstander begint.
rules-prime-ahead = Zes punten op een rij mag je alleen sluiten als een steen van je tegenstander er al voorbij is of al is uitgespeeld.
rules-prime-last-two = Zes punten op een rij mag je alleen sluiten als je je laatste twee punten, 2 en 1, al bezet.
rules-must-open = Staan alle stenen van je tegenstander op één punt en bezet je de zes punten direct ervoor, dan moet je een van die zes openen als je worp dat toelaat.
rules-head-one = Je 24-punt is het hoofd: per beurt mag maar één steen het verlaten.
rules-head-first-turn = In je eerste beurt mogen er met 3-3, 4-4 en 6-6 twee weg.
rules-courier = Je eerste steen loopt alleen: geen andere mag de 24-punt verlaten tot hij je { $point }-punt heeft bereikt of voorbij is.

## Entering

rules-entering-bar = Stenen op de bar gaan voor. Breng er zo veel binnen als je kunt; zolang er nog een staat, mag geen andere steen bewegen en vervalt de rest van de worp. Zijn ze allemaal binnen, speel dan de rest van de worp zoals gewoonlijk.
rules-entering-where = Een steen komt binnen met het getal van één dobbelsteen, geteld van buiten het bord: een 1 brengt hem op je { $first }-punt, een 6 op je { $last }-punt.
rules-entering-sum = De punt mag niet gesloten zijn, en met de som van de dobbelstenen komt geen steen binnen.
rules-entering-pool-first = Al je stenen moeten uit de voorraad zijn binnengekomen voordat er een verder mag.
rules-entering-pool-free =
    { $entered ->
        [0] Met elk getal mag je naar keuze een steen uit de voorraad binnenbrengen of een steen op het bord verzetten.
        [one] Zodra één steen binnen is, mag je met elk getal naar keuze binnenkomen of zetten.
       *[other] Zodra { $entered } stenen binnen zijn, mag je met elk getal naar keuze binnenkomen of zetten.
    }
rules-entering-start-waits = Je mag naar keuze een steen uit de voorraad binnenbrengen of een steen op het bord verzetten; maar { $waiting } stenen blijven op je 24-punt tot de voorraad leeg is.
rules-entering-half = Je mag naar keuze een steen uit de voorraad binnenbrengen of een steen op het bord verzetten; maar zolang de voorraad niet leeg is, mag er geen voorbij je 13-punt.

## Bearing off

rules-bear-off-when = Als al je stenen die nog in het spel zijn, in je thuisveld staan, mag je ze uitspelen.
rules-bear-off-hit = Wordt er daarna een geslagen, dan moet die eerst binnenkomen en weer thuis zijn voordat je er meer uitspeelt.
rules-bear-off-back = Is er een achteruit het thuisveld uit gegaan, dan moet die eerst weer thuis zijn voordat je er meer uitspeelt.
rules-bear-off-number = Met een getal speel je een steen uit van de punt met dat nummer, of verzet je er een binnen je thuisveld.
rules-bear-off-farthest = Is het getal hoger dan alle punten waarop je nog stenen hebt, dan speel je een steen uit van de hoogste daarvan. Staat er een steen verder naar achteren dan het getal reikt, dan mag er van een lagere punt niets uit: je moet het getal binnen het bord spelen als dat kan.
rules-bear-off-free = Met een getal mag je ook een steen van een willekeurige lagere punt uitspelen.
rules-bear-off-exact = Met een hoger getal speel je geen steen uit: het moet precies kloppen.
rules-bear-off-pinned-yes = Je mag de andere stenen uitspelen terwijl er een van jou vastzit.
rules-bear-off-pinned-no = Zolang een steen van jou vastzit, mag je niet uitspelen.
rules-bear-off-last = Met het uitspelen van je laatste steen is de worp voltooid; de rest hoef je niet te spelen.

## End and score

rules-score-single = Een gewonnen spel telt 1 punt.
rules-score-gammon = Heeft de verliezer nog niets uitgespeeld, dan is het een gammon en telt het dubbel.
rules-score-mars = Heeft de verliezer nog niets uitgespeeld, dan is het een mars en telt het dubbel.
rules-score-backgammon-none-off = Heeft de verliezer nog niets uitgespeeld en staat er nog een steen van hem { $where }, dan is het een backgammon en telt het driedubbel.
rules-score-backgammon-any = Staat er nog een steen van de verliezer { $where }, dan is het een backgammon en telt het driedubbel.
rules-score-koks-none-off = Heeft de verliezer nog niets uitgespeeld en staat er nog een steen van hem { $where }, dan is het een koks en telt het driedubbel.
rules-score-koks-any = Staat er nog een steen van de verliezer { $where }, dan is het een koks en telt het driedubbel.
rules-zone-winners-home = in het thuisveld van de winnaar
rules-zone-first-quadrant = op een van zijn punten 24 tot 19
rules-zone-bar = op de bar
rules-zone-pool = in de voorraad
rules-or = of
rules-score-hit = Een spel dat door slaan verloren gaat, telt 1 punt.
rules-score-checkers-left = De winnaar krijgt een punt voor elke steen die de verliezer nog heeft.
rules-score-checkers-left-all = Staat er een buiten het thuisveld van de verliezer, dan tellen alle punten dubbel.
rules-score-checkers-left-outside = Elke steen daarvan die niet in het thuisveld van de verliezer staat, telt twee punten.
rules-score-pips = De winnaar krijgt een punt voor elke punt op het bord die de stenen van de verliezer nog te gaan hadden: één steen op 3 en twee op 1 zijn bijvoorbeeld 5 punten.
rules-dead-draw = Kan geen van beiden ooit nog zetten, dan eindigt het spel gelijk.
rules-repetition-draw = Komt dezelfde stelling voor de derde keer voor, dan eindigt het spel gelijk.
rules-score-draw = Een gelijkspel levert niets op.
rules-score-resign = Je mag een spel opgeven als je tegenstander het ermee eens is.
rules-score-resign-gammon = Je mag een enkel spel of een gammon opgeven als je tegenstander het ermee eens is.
rules-score-resign-mars = Je mag een enkel spel of een mars opgeven als je tegenstander het ermee eens is.
rules-score-resign-backgammon = Je mag een enkel spel, een gammon of een backgammon opgeven als je tegenstander het ermee eens is.
rules-score-resign-koks = Je mag een enkel spel, een mars of een koks opgeven als je tegenstander het ermee eens is.
rules-score-resign-as-it-stands = Een opgegeven spel telt zoals het bord er op dat moment bij staat: helemaal aan het begin zijn dat { $points } punten.

## The doubling cube

rules-cube-off = Dit spel wordt zonder verdubbelingskubus gespeeld.
rules-cube-offer = Een spel begint met zijn enkelvoudige waarde. Ben je aan de beurt, dan mag je vóór je worp aanbieden die te verdubbelen. Weigert je tegenstander, dan verliest hij meteen tegen de oude waarde; neemt hij aan, dan telt het spel twee keer zo veel.
rules-cube-owner = In het begin mag ieder verdubbelen. Wie aanneemt, krijgt de kubus, en alleen die speler mag daarna verdubbelen.
rules-cube-multiplies = De punten van een spel worden vermenigvuldigd met de waarde van de kubus.
rules-cube-multiplies-gammon = De punten van een spel worden vermenigvuldigd met de waarde van de kubus: een gammon met de kubus op 4 is 4 × 2 = 8 punten.
rules-cube-multiplies-backgammon = De punten van een spel worden vermenigvuldigd met de waarde van de kubus: een backgammon met de kubus op 4 is 4 × 3 = 12 punten.
rules-cube-unlimited = Verdubbelen mag ook boven 64.
rules-cube-cap = De kubus gaat niet hoger dan { $cap }.
rules-cube-not-single = De verdubbelingskubus wordt alleen gebruikt als je meerdere spellen om punten speelt, niet in één enkel spel.
rules-cube-crawford = Crawford-regel: heeft een speler voor het eerst nog maar één punt nodig om de match te winnen, dan wordt in het volgende spel niet verdubbeld.
rules-cube-holland = Holland-regel: in de spellen na het Crawford-spel verdubbelt niemand voordat beiden twee keer hebben gegooid.
rules-cube-jacoby = Jacoby-regel, in het geldspel: een gammon telt alleen als er verdubbeld is.
rules-cube-beavers = Beavers, in het geldspel: wie een verdubbeling krijgt aangeboden, mag meteen herverdubbelen en de kubus houden.
rules-cube-raccoons = Raccoons: wie het eerst verdubbelde, mag een beaver met nog een verdubbeling beantwoorden; de kubus blijft waar hij is.
rules-cube-automatic =
    { $times ->
        [one] Automatische verdubbelingen, in het geldspel: gelijke dobbelstenen bij de opening verdubbelen de inzet, hoogstens één keer.
       *[other] Automatische verdubbelingen, in het geldspel: gelijke dobbelstenen bij de opening verdubbelen de inzet, hoogstens { $times } keer.
    }

## The match

rules-match-points =
    { $length ->
        [one] Meestal beslist één spel.
       *[other] Meestal wint de match wie het eerst { $length } punten heeft.
    }
rules-match-games = Meestal worden { $length } spellen gespeeld en hun punten opgeteld.
rules-match-single = Meestal wordt één spel gespeeld.
rules-match-money = Meestal volgt spel op spel, elk om zijn punten.
rules-match-agree = Eén spel kan veel punten waard zijn: spreek een aantal spellen af en tel hun punten op.
rules-match-agreed = Spreek voor het begin af om hoeveel punten of hoeveel spellen je speelt.
rules-match-target = Spreek een aantal punten af. Wie dat het eerst bereikt of overschrijdt, wint de match; gebruikelijk zijn 3, 5, 11, 15 en 21.
rules-match-series = Speel meerdere spellen, bijvoorbeeld 3 of 5, en tel hun punten op.
rules-match-in-turn = De spellen van een match wisselen elkaar af: { $games }, en dan weer het eerste.

## At the table

rules-table-take-back = Tot je het einde van je beurt aankondigt, mag je zetten terugnemen en andere proberen.
rules-table-premature = Gooit je tegenstander eerder, dan is die worp ongeldig en wordt hij overgedaan.
rules-table-cocked = Ligt een dobbelsteen niet vlak op het bord, gooi dan beide opnieuw.

## Our readings and additions

rules-ours-resign = De folder zegt niets over opgeven. Dat is onze aanvulling.
rules-ours-draw = De folder zegt niets over gelijkspel. Dat is onze aanvulling.
rules-ours-ties = De folder zegt niet wat er bij gelijke worpen gebeurt. Opnieuw gooien is onze aanvulling.
rules-ours-no-cube = De folder zegt bij dit spel niets over de verdubbelingskubus. Wij spelen zonder.
rules-ours-picture = De afbeelding uit de folder hebben wij niet. Wat erop stond, is aan andere beschrijvingen van het spel ontleend.
rules-ours-sides = De folder heeft het alleen bij Rechtuit over het wisselen van kant, voor de revanche. Wij wisselen na elk spel met ongelijke kanten.
rules-ours-flat = De folder zegt niet hoeveel een gewonnen spel telt. Wij tellen 1 punt.
rules-ours-as-many = De folder zegt alleen dat je moet zetten en dat onmogelijke zetten vervallen. Wij lezen dat zoals gebruikelijk: zo veel getallen als kan.
rules-ours-last-off = Dat de worp met het uitspelen van de laatste steen voltooid is, is onze lezing. Anders kon een laatste steen nooit van het bord.
rules-ours-lot = De folder zegt alleen dat wordt bepaald wie begint. De Franse tekst laat het lot beslissen, en wij ook.
rules-ours-001-five = De folder vraagt om niet meer dan vijf stenen naast elkaar op een punt te leggen. Dat gaat alleen over hoe ze liggen: meer stenen worden gestapeld, het is geen maximum.
rules-ours-000-spanish = De Spaanse tekst staat maar twee stenen op een punt toe en noemt een verdubbelingskubus. Wij volgen de acht andere talen.
rules-ours-000-backgammon = Volgens de gedrukte tekst telt een backgammon ook driedubbel als de verliezer al een steen heeft uitgespeeld.
rules-ours-002-bear-off = De folder zegt dat je een steen van het bord neemt zodra hij over de rand kan. Wij lezen dat zoals gebruikelijk: een hoger getal speelt alleen de achterste steen uit.
rules-ours-002-entering = Volgens de Franse, Spaanse en Nederlandse tekst vervalt de hele beurt als niet alle stenen kunnen binnenkomen. Wij volgen de andere: wat binnen kan komen, komt binnen, en alleen de rest van de worp vervalt.
rules-ours-002-points = De Engelse tekst verdubbelt alleen de stenen buiten het thuisveld. De vijf andere talen verdubbelen alle punten, en wij ook.
rules-ours-003-higher = Dat het hoogste getal moet worden gespeeld, staat alleen in de Spaanse en de Italiaanse tekst.
rules-ours-003-points = Gammon en backgammon staan in de Engelse en de Duitse tekst, en de bar als reden voor een backgammon alleen in de Duitse.
rules-ours-003-stop = Eén zin in de Engelse tekst verbiedt ook een tussenstop op één steen van de tegenstander. De volgende zin en de Duitse tekst sluiten alleen punten met twee of meer, en wij ook.
rules-ours-004-rolls = De folder zegt niet of de winnaar van de opening met die dobbelstenen speelt. Bij ons gooit hij opnieuw.
rules-ours-004-cube = De zijden van de kubus eindigen bij 64. ‘Enzovoort’ lezen wij als: zonder einde.
rules-ours-004-backgammon = Volgens de gedrukte tekst geeft alleen een steen in het thuisveld van de winnaar een backgammon, niet een steen op de bar, en dat ook als de verliezer al een steen heeft uitgespeeld.
rules-ours-puff-doubles = De folder zegt niet hoe vaak de getallen van een doublet worden gespeeld. Elk vier keer is onze lezing.
rules-ours-puff-long = De Franse tekst laat een geslagen steen in het laatste kwadrant binnenkomen. Wij volgen de Duitse en de Italiaanse tekst: hij begint opnieuw.
rules-ours-all-first = Dat alle stenen binnen moeten zijn voordat er een verder mag, is onze lezing.
rules-ours-free-after-two = De folder zegt niet wanneer stenen verder mogen terwijl andere nog wachten. Dat het mag zodra er twee binnen zijn, is onze lezing.
rules-ours-free-within-roll = Dat je al binnen dezelfde worp vrij bent zodra de tweede steen binnen is, is onze lezing.
rules-ours-gioul = Dat de tegenstander na een getal dat hij niet helemaal kan spelen, doorgaat en niets teruggeeft, is onze lezing.
rules-ours-tourne-case = Dat voorbij een steen binnenkomen ook als inhalen geldt, en dat je op elk moment mag binnenkomen, zijn onze lezingen.
rules-ours-tourne-case-home = De folder sluit elke bezette punt behalve de laatste. Omdat de spelers nooit op dezelfde punten staan, zijn dat punten met een eigen steen. Dat stenen op de laatste punt veilig zijn, komt uit andere beschrijvingen.
rules-ours-acey-deucey = De folder rekent de verliezer elke steen op het bord aan. Wij tellen ook die op de bar en in de voorraad.
rules-ours-mexican = Dat je alleen nog eens gooit als je het gekozen doublet helemaal hebt gespeeld, is onze lezing.
rules-ours-old-britain = Dat je beide getallen moet spelen als het kan, is onze lezing.
rules-ours-pin-pairs = De folder sluit elke punt met twee stenen. Letterlijk genomen zou niemand meer dan twee stenen op een punt kunnen verzamelen en alles kunnen uitspelen; daarom sluit een eigen paar een punt alleen voor de tegenstander.
rules-ours-pin-bear-off = Dat je mag uitspelen terwijl een steen van jou vastzit, is onze lezing.
rules-ours-catch-me = Een laatste steen die al op een hoek staat, blijft daar, en als een sprong de ander nog maar één steen overlaat, springt die daarna. Dat zijn onze lezingen.
rules-ours-ludus-points = De folder verbiedt de ‘punten 3, 4 en 5 van de tegenstander’ te blokkeren. Wij lezen ze als de derde, vierde en vijfde punt van je weg: je punten 10, 9 en 8.
rules-ours-ludus-double = Volgens de folder wordt een doublet maar één keer gespeeld. Wij lezen dat als één worp van twee dobbelstenen: twee zetten.
rules-ours-doublets = Dat een dobbelsteen een hele toren uitspeelt en dat een doublet in elke fase nog een worp geeft, zijn onze lezingen.
rules-ours-backward = Dat zetten achteruit meetellen als een getal moet worden gespeeld, is onze lezing.
rules-ours-snake = De negen stenen op de bar kennen wij van Jacoby en Crawford.
rules-ours-choice = De folder zegt niet wie begint en wanneer er wordt verdubbeld. Wij loten, en verdubbelen mag alleen vóór een beurt.
rules-ours-no-hit = Dat ook verliest wie moet slaan, meteen en voor één punt, is onze lezing.
rules-ours-open-roll = De folder zegt niet hoe je verdubbelt als de worpen vooraf bekend zijn. Wij spelen zonder verdubbelingskubus.

## Where the rules come from

game-backgammon-source = Het spel dat de vijf folders gemeen hebben, met de toernooiregels van nu waar ze verschillen.
game-leaflet-000-source = Folder 000, gedrukt in negen talen: één spel zonder verdubbelingskubus.
game-leaflet-001-source = Folder 001, het basisspel, met de regels aan tafel. Uit dezelfde folder komen de meeste ongewone spellen hier.
game-leaflet-002-source = Folder 002, gedrukt in zes talen.
game-leaflet-003-source = Folder 003, gedrukt in vijf talen die verschillende dingen weglaten.
game-leaflet-004-source = Folder 004; wij kennen de eerste helft in het Engels en de tweede in het Frans.
game-nackgammon-source = De opstelling van Nack Ballard: één steen van de 13-punt en één van de 6-punt beginnen op de 23-punt.
game-hypergammon-source = Een moderne, korte vorm van backgammon.
game-longgammon-source = Een moderne, lange vorm van backgammon.
game-snake-source = Folder 001, spellen met ongelijke voorwaarden. Voor één kant lijkt het hopeloos, maar de kansen zijn verrassend gelijk.
game-eureka-source = Folder 001. Kinderen in het Midden-Oosten leren er het uitspelen mee; wie wil, oefent er ook de verdubbelingskubus mee.
game-irish-source = Charles Cotton, The Compleat Gamester, 1674. Dat elk spel één telt en er geen verdubbelingskubus is, is onze lezing.
game-short-narde-source = Gespeeld van de Kaukasus tot Siberië. Een gewone winst heet oin en telt één, mars twee, koks drie.
game-portes-source = Griekse traditie. De naam betekent ‘deuren’: de punten die twee stenen sluiten.
game-tavla-source = Turkse traditie. Een dubbele winst heet mars; een driedubbele bestaat niet. Een match gaat meestal tot vijf.
game-tavli-source = Griekse traditie: afwisselend slaan, vastzetten en blokkeren, meestal tot vijf of zeven punten.
game-old-britain-source = Folder 001.
game-mexican-source = Folder 001. De worp 1-2 heet daar ‘Mexicaan’.
game-backward-source = Folder 001, korte varianten.
game-straight-source = Folder 001, korte varianten. De sterkste speler hoort de langste weg te nemen.
game-fixed-roll-source = Folder 001, korte varianten. Elke zet is te plannen, wat het heel tactisch maakt.
game-no-hit-source = Folder 001, korte varianten. Zet je blots waar je tegenstander moet neerkomen.
game-open-roll-source = Folder 001, korte varianten. Het duurt langer en is veel tactischer.
game-misere-source = Folder 001, korte varianten.
game-double-against-choice-source = Folder 001, spellen met ongelijke voorwaarden.
game-puff-source = Folder 001. Met 2-4 komen je eerste twee stenen op je 23-punt en je 21-punt.
game-puff-long-source = Folder 001. Zoals de naam belooft, duurt het langer dan Puff.
game-puff-russian-source = Folder 001.
game-puff-russian-long-source = Folder 001. De gezamenlijke startpunten blokkeren of vooruitlopen: daar gaat het hier om.
game-french-1-source = Folder 001. 6-6 is vier zessen, vier enen en een nieuwe worp, ook als je maar twee van de zessen kunt spelen.
game-russian-source = Folder 001.
game-acey-deucey-source = Folder 001, die aanraadt ongeveer de helft van je stenen binnen te brengen en dan te blokkeren.
game-acey-deucey-us-source = Amerikaanse traditie, sinds de Eerste Wereldoorlog geliefd bij de marine.
game-acey-deucey-european-source = Zoals spelers in Europa het doorgeven.
game-dutch-source = Bekend uit oudere verzamelingen; ook Jacoby en Crawford beschrijven het.
game-tabula-source = Gereconstrueerd uit een stelling van keizer Zeno, rond 480, met de regels die nu gebruikelijk zijn.
game-pin-source = Folder 001.
game-plakoto-source = Griekse traditie. Alle dobbelstenen van een beurt worden gespeeld voordat een vastgezette moeder het spel beëindigt.
game-tapa-source = Bulgaarse traditie. Als Plakoto, maar de dobbelstenen van de opening worden gespeeld.
game-mahbusa-source = Arabische traditie. Hetzelfde spel als Tapa onder zijn eigen naam.
game-gioul-source = Folder 001. Met 3-3 speel je drieën, vieren, vijven en zessen; lukken de vieren niet, dan speelt je tegenstander de vijven en zessen.
game-fevga-source = Griekse traditie. Sommige beschrijvingen verbieden ook het hele eerste kwadrant van de tegenstander te bezetten, of laten je zes punten op een rij openen als alle vijftien stenen van de tegenstander er direct achter staan. Beide regels zijn opties.
game-moultezim-source = Ottomaanse traditie. Sommige beschrijvingen verbieden in plaats daarvan het eigen eerste kwadrant; wij niet.
game-narde-source = Russische en Kaukasische traditie. Of zes punten op een rij mogen, wordt bij elke zet afzonderlijk beoordeeld. Vaak gooit wie begint opnieuw voor de eerste beurt; dat is een optie.
game-gul-bara-source = Bulgaarse traditie, ook Rosespring genoemd. Een regel voor het hoofd en verboden rijen zijn er hier niet.
game-jacquet-source = Franse traditie, in de moderne vorm zonder slaan. In Franse beschrijvingen gooit wie begint opnieuw, en mag je zes punten op een rij pas sluiten als je de laatste twee punten al bezet. Beide regels zijn opties.
game-tawula-source = Een Arabisch spel, naar een moderne beschrijving.
game-ludus-lumbardorum-source = Folder 001; de weg over het bord volgt oude beschrijvingen.
game-medio-emperador-source = Het boek der spelen van Alfons X, 1283, zoals historici het lezen: twee dobbelstenen en een zes die er altijd ligt.
game-tourne-case-source = Folder 001, als Frans backgammon 2. Het spel stamt uit de 17e eeuw.
game-catch-me-source = Folder 001. In IJsland heet het spel ‘achter de meisjes aan’.
game-doublets-source = Folder 001. Het wordt nog steeds in IJsland gespeeld en is puur geluk.
