# The rules of a game as a page. Every message stands for one value of one dimension of a rule set, so the
# page cannot say anything else than what is played. "You" is the reader; points are counted by the distance
# that is left: 1 is the last point before a checker is off.

rules-section-aim = Doel van het spel
rules-section-start = Bord en beginopstelling
rules-section-opening = Wie begint
rules-section-moving = Zetten
rules-section-doubles = Dubbele worpen
rules-section-contact = Als stenen elkaar treffen
rules-section-entering = Binnenkomen
rules-section-bearing-off = Uitspelen
rules-section-scoring = Einde en telling
rules-section-cube = De verdubbelingssteen
rules-section-match = De partij
rules-section-table = Aan tafel
rules-section-source = Waar deze regels vandaan komen

rules-aim-first-off =
    { $checkers ->
        [one] Breng je steen rond het bord naar je thuisveld en daarna van het bord. Wie dat het eerst lukt, wint.
       *[other] Breng je { $checkers } stenen rond het bord naar je thuisveld en speel ze daar uit. Wie het eerst al zijn stenen heeft uitgespeeld, wint.
    }
rules-aim-all-on-point = Breng al je stenen naar je laatste punt. Wie ze daar het eerst allemaal heeft, wint.

rules-board-24 = Het bord heeft 24 punten in vier kwarten van zes. De bar verdeelt het in twee helften.
rules-board-12 = Er wordt op twaalf punten gespeeld.
rules-home = Je laatste zes punten zijn je thuisveld.
rules-start-caption = De beginopstelling. De nummers zijn die van de speler onderaan.
rules-start-pool = In het begin is het bord leeg: de stenen in de voorraad komen met de dobbelstenen binnen.
rules-track-contrary = De spelers gaan tegen elkaar in: jouw eerste punt is de laatste van je tegenstander.
rules-track-same = Beide spelers komen in hetzelfde kwart binnen en gaan dezelfde kant op; beide spelen uit hetzelfde thuisveld uit.
rules-track-offset = Beide spelers gaan dezelfde kant om het bord, maar beginnen in tegenoverliggende hoeken, twaalf punten van elkaar.
rules-track-half-contrary = De spelers gaan op twaalf punten tegen elkaar in.
rules-track-half-parallel = Elke speler speelt op zijn eigen twaalf punten; beide gaan dezelfde kant op, naast elkaar.

rules-opening-one-die-each = Iedere speler gooit één dobbelsteen. De hoogste begint en speelt deze twee dobbelstenen. Bij gelijke ogen wordt opnieuw gegooid.
rules-opening-one-die-each-then-roll = Iedere speler gooit één dobbelsteen. De hoogste begint en gooit beide dobbelstenen. Bij gelijke ogen wordt opnieuw gegooid.
rules-opening-two-dice-highest = Iedere speler gooit twee dobbelstenen. De hoogste som begint en gooit opnieuw. Bij gelijke sommen gooien beiden nog eens.
rules-opening-lot-then-roll = Het lot beslist wie begint; die gooit dan beide dobbelstenen.
rules-winner-starts = In het volgende spel begint de winnaar.

rules-dice = In elke beurt gooi je twee dobbelstenen. Elke dobbelsteen telt apart: speel ze met twee stenen, of allebei met één steen die op de punt ertussen mag staan.
rules-order-free = Je kiest zelf welke dobbelsteen je het eerst speelt.
rules-order-lower-first = Het laagste getal wordt het eerst gespeeld. Kan dat niet, dan vervalt ook het hoogste.
rules-landing-two = Je mag op een punt komen die leeg is, die van jou is of waar één steen van je tegenstander staat. Twee of meer van zijn stenen blokkeren een punt: je mag er niet landen, maar er wel overheen.
rules-landing-one = Je mag op een punt komen die leeg is of van jou is. Eén steen van je tegenstander blokkeert een punt al: je mag er niet landen, maar er wel overheen.
rules-stacks-free = Op één punt mogen zoveel van je stenen staan als je wilt.
rules-stacks-limited = Op sommige punten mag maar een beperkt aantal van je stenen staan: hoogstens { $most }.
rules-no-overtaking = Geen steen mag een andere van dezelfde kant voorbijgaan.
rules-obligation-max = Je moet zoveel van de worp spelen als je kunt. Wat niet gespeeld kan worden, vervalt; vrijwillig passen mag niet.
rules-obligation-higher = Kun je elk van beide dobbelstenen spelen, maar niet allebei, dan moet je de hoogste spelen.
rules-obligation-either = Kun je elk van beide dobbelstenen spelen, maar niet allebei, dan kies je zelf welke.
rules-obligation-all = Een worp die niet helemaal gespeeld kan worden, vervalt helemaal.
rules-obligation-one-by-one = Je speelt het ene getal na het andere, elk als het op dat moment kan; je hoeft geen volgorde te zoeken waarin er meer kan. Wat niet gespeeld kan worden, vervalt; niemand mag passen.

rules-doubles-standard =
    { $times ->
        [one] Een dubbele worp wordt één keer gespeeld.
        [2] Een dubbele worp wordt twee keer gespeeld: twee zetten met dat getal.
       *[other] Een dubbele worp wordt { $times } keer gespeeld. Je verdeelt de zetten over je stenen zoals je wilt; wat niet gespeeld kan worden, vervalt.
    }
rules-doubles-underside = Een dubbele worp wordt vier keer gespeeld, en daarna vier keer de onderkant van de dobbelstenen (boven- en onderkant zijn samen zeven).
rules-doubles-underside-stop = Kan een deel niet helemaal gespeeld worden, dan vervalt de rest van de beurt.
rules-doubles-underside-on = Wat van een deel niet gespeeld kan worden, vervalt; met de rest ga je door.
rules-doubles-roll-again = Daarna gooi je nog eens.
rules-doubles-ascending = Een dubbele worp wordt vier keer gespeeld, dan het eerstvolgende hogere getal vier keer, en zo door tot en met de zessen.
rules-doubles-ascending-lapses = Kun je een getal niet afmaken, dan speel je ervan wat je kunt en vervalt de rest.
rules-doubles-ascending-handed-over = Kun je een getal niet afmaken, dan speel je ervan wat je kunt; je tegenstander gaat door met het volgende getal en heeft daarna zijn eigen beurt.

rules-contact-hit = Een punt met één enkele steen is een blot. Kom je op een blot van je tegenstander, dan sla je die steen: hij gaat naar de bar en moet opnieuw binnenkomen. Een steen slaat ook onderweg, waar hij tussen twee dobbelstenen neerkomt.
rules-contact-pin = Kom je op een losse steen van je tegenstander, dan zet je die vast: hij blijft daar en kan niet verder zolang jouw stenen er staan.
rules-contact-pin-stacks = Je mag er meer stenen bovenop zetten.
rules-contact-pin-closed = Een punt met een vastgezette steen is voor beiden geblokkeerd.
rules-contact-block = Er wordt nooit geslagen.
rules-contact-facing = Kom je tegenover een steen van je tegenstander, dan is die geslagen en moet hij opnieuw binnenkomen. De laatste punt is veilig.
rules-block = Zes geblokkeerde punten op een rij zijn niet te passeren.

rules-entering-bar = Stenen op de bar gaan voor: zolang je er daar een hebt, mag je geen andere steen verzetten.
rules-entering-where = Een steen komt binnen in je eerste kwart: met een 1 op je punt { $first }, met een 6 op je punt { $last }. De som van de dobbelstenen telt niet, en de punt moet open zijn.
rules-entering-lapses = Breng er zoveel binnen als je kunt. Kan er geen binnenkomen, dan vervalt de worp; zijn ze allemaal binnen, dan is de rest van de worp vrij.
rules-entering-pool-first = Pas als al je stenen binnen zijn, mag er een verder.
rules-entering-pool-free =
    { $entered ->
        [0] Je mag naar keuze een steen binnenbrengen of een steen zetten die al binnen is.
        [one] Zodra er één steen binnen is, mag je naar keuze binnenbrengen of zetten.
       *[other] Zodra er { $entered } stenen binnen zijn, mag je naar keuze binnenbrengen of zetten.
    }

rules-bear-off-when = Staan al je stenen in je thuisveld, dan mag je uitspelen. Wordt er daarna een geslagen, dan moet die eerst weer helemaal rond.
rules-bear-off-exact-number = Een steen gaat eruit met het getal van de punt waarop hij staat.
rules-bear-off-farthest = Met een hoger getal mag alleen de achterste steen eruit. Een getal waarmee geen steen eruit kan, moet binnen het thuisveld gespeeld worden als dat kan.
rules-bear-off-free = Of met elk hoger getal, vanaf elke punt.
rules-bear-off-exact = Een hoger getal telt niet: het moet precies kloppen.
rules-bear-off-never = In dit spel wordt niets uitgespeeld.

rules-score-single = Een spel is 1 punt waard.
rules-score-gammon = Heeft de verliezer nog niets uitgespeeld, dan is het een gammon en telt het dubbel.
rules-score-backgammon-none-off = Heeft hij bovendien nog een steen in zijn eerste kwart (het thuisveld van de winnaar) of op de bar, dan is het een backgammon en telt het driedubbel.
rules-score-backgammon-any = Heeft de verliezer nog een steen in zijn eerste kwart (het thuisveld van de winnaar) of op de bar, dan is het een backgammon en telt het driedubbel.
rules-score-backgammon-home-none-off = Heeft hij bovendien nog een steen in zijn eerste kwart (het thuisveld van de winnaar), dan is het een backgammon en telt het driedubbel.
rules-score-backgammon-home-any = Heeft de verliezer nog een steen in zijn eerste kwart (het thuisveld van de winnaar), dan is het een backgammon en telt het driedubbel.
rules-score-checkers-left = De winnaar krijgt een punt voor elke steen die de verliezer nog heeft.
rules-score-checkers-left-all = Staat er een buiten het thuisveld van de verliezer, dan tellen alle punten dubbel.
rules-score-checkers-left-outside = Stenen buiten het thuisveld van de verliezer tellen elk voor twee punten.
rules-score-resign = Een spel mag worden opgegeven als de tegenstander dat aanvaardt.

rules-cube-off = Dit spel wordt zonder verdubbelingssteen gespeeld.
rules-cube-offer = Voor je worp mag je aanbieden de waarde van het spel te verdubbelen. Weigert je tegenstander, dan verliest hij meteen voor de oude waarde. Neemt hij aan, dan is de verdubbelingssteen van hem: alleen hij mag de volgende keer verdubbelen.
rules-cube-unlimited = De verdubbelingssteen heeft geen hoogste waarde.
rules-cube-cap = De verdubbelingssteen gaat niet hoger dan { $cap }.
rules-cube-not-single = In één enkel spel wordt de verdubbelingssteen niet gebruikt.
rules-cube-crawford = Crawford: in het eerste spel waarin een speler nog maar één punt nodig heeft om de partij te winnen, wordt er niet verdubbeld.
rules-cube-holland = Holland: na het Crawford-spel verdubbelt niemand voordat beiden twee keer hebben gegooid.
rules-cube-jacoby = Jacoby, in het geldspel: gammons en backgammons tellen alleen als er verdubbeld is.
rules-cube-beavers = Beavers, in het geldspel: wie verdubbeld wordt, mag meteen terugverdubbelen en de verdubbelingssteen houden.
rules-cube-raccoons = Raccoons: wie verdubbelde, mag een beaver op dezelfde manier beantwoorden; de verdubbelingssteen blijft waar hij is.
rules-cube-automatic =
    { $times ->
        [one] Automatische verdubbelingen, in het geldspel: een gelijke openingsworp verdubbelt de inzet, hoogstens één keer.
       *[other] Automatische verdubbelingen, in het geldspel: een gelijke openingsworp verdubbelt de inzet, hoogstens { $times } keer.
    }

rules-match-points =
    { $length ->
        [one] Meestal beslist één spel.
       *[other] Meestal wordt er gespeeld tot iemand { $length } of meer punten heeft.
    }
rules-match-games = Meestal worden er { $length } spellen gespeeld en de punten opgeteld.
rules-match-single = Meestal wordt er één spel gespeeld.
rules-match-money = Meestal wordt er spel na spel gespeeld, elk om zijn eigen punten.

rules-table-take-back = Tot je het einde van je beurt aankondigt, mag je je zetten terugnemen en andere proberen.
rules-table-premature = Een worp vóór die aankondiging is ongeldig en wordt overgedaan.
rules-table-cocked = Ligt een dobbelsteen niet plat op het bord, dan worden beide opnieuw gegooid.

rules-aim-last-off = Breng je stenen rond en uit – maar niet als eerste: wie het eerst zijn laatste steen uitspeelt, verliest.
rules-aim-hit-loses = Wie een steen van de tegenstander slaat, verliest meteen, ook als er niets anders kon.
rules-aim-eliminate = Vang alle stenen van de tegenstander. Wie er geen meer heeft, verliest.
rules-aim-towers = Breek je zes torens af, bouw ze weer op en speel ze uit. Wie het eerst klaar is, wint.
rules-aim-unequal = De kanten zijn ongelijk: speel een tweede spel met verwisselde kanten.
rules-board-towers = Ieder heeft zes torens van twee stenen, één voor elk getal van de dobbelsteen. Niets loopt over het bord en de spelers ontmoeten elkaar nooit.
rules-track-ring = De 24 punten zijn een kring: de spelers lopen tegen elkaar in, en na je laatste punt komt weer je eerste.
rules-dice-three = Elke beurt gooi je drie dobbelstenen. Elke is een zet op zich.
rules-dice-six-beside = Je gooit twee dobbelstenen, en elke worp telt alsof er een zes naast ligt.
rules-dice-sum = Alleen een worp met een 1 of een 6, of een dubbele, wordt gespeeld. Eén steen gaat dan de som vooruit.
rules-dice-sum-own = Zou hij op een eigen steen komen, dan gaat hij door naar het eerste punt dat leeg of van de tegenstander is.
rules-dice-lone = De laatste steen van een speler springt meteen naar de volgende hoek (punten 24, 19, 18, 13, 12, 7, 6 en 1), tenzij hij er al op staat. Daarna brengt een 1 hem naar de volgende hoek en een 6 naar die daarna; andere getallen tellen niet.
rules-dice-towers = Een dobbelsteen speelt de toren van zijn getal: eerst wordt die afgebroken; zijn ze alle afgebroken, weer opgebouwd; zijn ze alle opgebouwd, uitgespeeld. Is de toren al klaar, dan vervalt het getal.
rules-towers-one-checker = In de laatste fase speelt een dobbelsteen één steen van zijn toren uit, dus elke toren heeft zijn getal twee keer nodig.
rules-dice-fixed = De eerste worp van het spel blijft: beiden spelen elke beurt dezelfde dobbelstenen.
rules-dice-chosen = De eerste speler gooit niet: hij noemt elke beurt twee verschillende getallen.
rules-dice-two-turns = De tweede speler speelt twee beurten achter elkaar: gooien, zetten, weer gooien en zetten.
rules-dice-open-roll = Voordat je zet, gooit je tegenstander zijn volgende worp, en beiden zien die.
rules-backward = Elk getal mag je ook achteruit spelen, tot je eerste punt, en daar slaan. Stenen op de bar en uitgespeelde stenen gaan niet terug.
rules-hit-and-run = Een steen die in je thuisveld heeft geslagen, zet die beurt niet meer.
rules-hit-home-first = Je mag pas slaan als een van je stenen thuis is.
rules-head-one = Per beurt mag maar één steen je eerste punt, de kop, verlaten.
rules-head-first-turn = In de eerste beurt mogen er met 3-3, 4-4 of 6-6 twee af.
rules-courier = Je eerste steen loopt alleen tot je punt { $point } of verder; pas dan mag een andere het eerste punt verlaten.
rules-prime-own-quadrant = Je mag nooit alle zes punten van je eerste kwart tegelijk bezetten.
rules-prime-four-in-start = Je mag hoogstens { $most } punten bezetten van het kwart waar je tegenstander begint.
rules-prime-ahead = Zes punten op een rij mag je alleen sluiten als een steen van de tegenstander er al voorbij of uit is.
rules-entering-start-waits = Je mag naar believen inzetten en zetten, maar de { $waiting } stenen die van het begin af op je eerste punt staan wachten daar tot de voorraad leeg is.
rules-entering-half = Zolang er stenen in de voorraad zijn mag je inzetten of zetten, maar geen steen gaat de tweede helft van het bord in.
rules-bear-off-pinned = Zolang een van je stenen vaststaat, kun je niet uitspelen.
rules-mother = De laatste steen op je eerste punt is de moeder. Zet je tegenstander die daar vast, dan verlies je dubbel – tenzij hij zelf nog stenen op zijn eerste punt heeft: dan gaat het door tot die weg zijn.
rules-mothers-draw = Staan beide moeders vast, dan is het remise.
rules-dead-draw = Kan niemand ooit nog zetten, dan is het remise.
rules-repetition-draw = Komt dezelfde stelling voor de derde keer, dan is het remise.
rules-doubles-twice-underside = Een dubbele wordt twee keer gespeeld, en dan twee keer de onderkant van de dobbelstenen (beide kanten zijn samen zeven).
rules-doubles-ascending-later = In je eerste { $turns } beurten wordt een dubbele vier keer gespeeld. Later vier keer, dan vier keer het volgende getal, en zo tot de zessen.
rules-doubles-roll-again-complete = Is de dubbele helemaal gespeeld, dan gooi je opnieuw.
rules-doubles-rolls-again-always = Na een dubbele gooi je opnieuw.
rules-doubles-sum = Een dubbele wordt één keer gespeeld, als som, en je gooit opnieuw.
rules-doubles-three-dice = Gelijke dobbelstenen zijn niets bijzonders: elke wordt één keer gespeeld.
rules-one-two-played = Na 1 en 2 speel je beide, noemt een dubbele, speelt die en gooit opnieuw. Kan een deel niet helemaal, dan vervalt de rest.
rules-one-two-chosen = 1 en 2 worden niet gespeeld: je noemt een dubbele en speelt die; lukt dat helemaal, dan gooi je opnieuw.
rules-score-pips = De winnaar krijgt zoveel punten als de stenen van de verliezer nog nodig hebben om uit te komen.
rules-score-pips-gammon = Ze tellen dubbel bij een gammon (de verliezer heeft niets uit) en driemaal bij een backgammon.
rules-score-backgammon-quadrant = Heeft hij bovendien een steen in het kwart waar hij begon, op de bar of in de voorraad, dan is het een backgammon en telt het driemaal.
rules-score-draw = Een remise telt niets.
rules-match-in-turn = De spelen wisselen: { $games }, en dan weer van voren af aan.

game-backgammon-source = Het spel dat de vijf folders gemeen hebben, met de toernooiregels van nu waar ze verschillen.
game-leaflet-000-source = Zoals gedrukt in folder 000: één spel zonder verdubbelingssteen.
game-leaflet-001-source = Het basisspel van folder 001, met de grondregels ervan voor aan tafel. De folder zegt alleen dat wordt bepaald wie begint en dat die dan beide dobbelstenen gooit; de Franse tekst laat loten.
game-leaflet-002-source = Zoals gedrukt in folder 002. De Engelse tekst verdubbelt alleen de stenen buiten het thuisveld; de andere vijf talen verdubbelen alle punten, en dat doen wij ook. Het is een optie.
game-leaflet-003-source = Zoals gedrukt in folder 003; dat het hoogste getal gespeeld moet worden, staat in de Spaanse en de Italiaanse tekst.
game-leaflet-004-source = Zoals gedrukt in folder 004: meerdere spellen met een doorlopende stand. Of wie begint de dobbelstenen speelt waarmee hij het begin won, staat er niet; hier gooit hij opnieuw.
game-nackgammon-source = De opstelling van Nack Ballard: één steen van punt 13 en één van punt 6 staan op punt 23.
game-hypergammon-source = De gebruikelijke opstelling met ieder drie stenen.
game-longgammon-source = De gebruikelijke opstelling met alle stenen op de eerste punt.
game-snake-source = Voor de een een achterspel, voor de ander een beleg. Folder 001 breekt midden in de opstelling af; negen op de bar is die van Jacoby en Crawford.
game-eureka-source = De kortste les in uitspelen. Uit folder 001; de afbeelding is verloren, de opstelling is de gebruikelijke.
game-irish-source = In 1674 beschreven door Charles Cotton. Gespeeld als backgammon, maar een dubbele is niet meer dan twee gelijke getallen.
game-short-narde-source = Het slagspel van de nardy-familie: oin telt één, mars twee, koks drie.
game-portes-source = Griekse traditie. Wie de opening wint gooit opnieuw; de winnaar begint het volgende spel en een gammon telt dubbel.
game-tavla-source = Turkse traditie. Een steen die in het eigen thuisveld heeft geslagen blijft daar tot het einde van de beurt; mars telt twee.
game-tavli-source = De avond in elk Grieks koffiehuis: slaan, vastzetten en blokkeren na elkaar, meestal tot vijf of zeven.
game-old-britain-source = Uit folder 001. Kunnen beide getallen, dan moeten ze; kan er maar één, dan kies je.
game-mexican-source = Uit folder 001. 1-2 wordt niet gespeeld: je noemt een dubbele en gooit opnieuw als je die helemaal speelt. Die voorwaarde is onze lezing.
game-backward-source = Korte variant uit folder 001. Zetten achteruit tellen mee voor de speelplicht; uitspelen wacht zolang een steen terug is gegaan.
game-straight-source = Korte variant uit folder 001: de sterkste neemt de langste weg. Speel een return.
game-fixed-roll-source = Korte variant uit folder 001: alleen nog rekenen. Kan niemand meer zetten, dan is het remise.
game-no-hit-source = Korte variant uit folder 001: dwing je tegenstander jou te slaan.
game-open-roll-source = Korte variant uit folder 001. Zonder kubus, want ‘voor de worp’ betekent hier niets.
game-misere-source = Korte variant uit folder 001. Alle speelplichten blijven: men moet zich laten slaan en tegenhouden.
game-double-against-choice-source = Een ongelijk spel uit folder 001. Een worp beslist wie begint; dat is onze lezing.
game-puff-source = Uit folder 001: met 2-4 kom je op je punten 23 en 21. Vier keer boven en vier keer onder is onze lezing van de dubbele.
game-puff-long-source = Uit folder 001. Er wordt al geslagen tijdens het binnenkomen.
game-puff-russian-source = Uit folder 001. Het lagere getal gaat ook hier voor.
game-puff-russian-long-source = Uit folder 001: lang Puff met de vrijheid van Russisch Puff.
game-french-1-source = Uit folder 001: 6-6 is vier zessen, vier enen en een nieuwe worp; wat niet kan, breekt de reeks niet. Eerst moeten allen binnen, zoals gebruikelijk.
game-russian-source = Uit folder 001. Vrijheid na twee stenen is de gebruikelijke lezing.
game-acey-deucey-source = Uit folder 001. Elke steen die de verliezer nog heeft kost een punt, ook op de bar en in de voorraad.
game-acey-deucey-us-source = Amerikaanse traditie. Als in folder 001; de hoogste worp van twee dobbelstenen begint.
game-acey-deucey-european-source = Traditie van Europese spelers; uitgespeeld wordt met het juiste getal.
game-dutch-source = Bekend uit oude verzamelingen. Eerst wapenstilstand, dan gedrang.
game-tabula-source = Gereconstrueerd uit een stelling van keizer Zeno, met de regels van nu: geen steen gaat de tweede helft in voordat allen binnen zijn.
game-pin-source = Uit folder 001; de verliezer betaalt zijn resterende ogen (één op 3 en twee op 1 is 5). Gewone opstelling; een gemengd punt is dicht voor beiden, eigen paren houden alleen de tegenstander tegen.
game-plakoto-source = Griekse traditie. De laatste steen op je eerste punt is de moeder: daar vastgezet kost zij een dubbel spel.
game-tapa-source = Bulgaarse traditie. Als Plakoto; de openingsworp wordt gespeeld.
game-mahbusa-source = Arabische traditie. Hetzelfde spel als Tapa onder eigen naam.
game-gioul-source = Uit folder 001: 3-3 is drieën, vieren, vijven en zessen; lukken de vieren niet, dan speelt de tegenstander de vijven en zessen. Niets komt terug.
game-fevga-source = Griekse traditie. Je eerste steen loopt alleen tot hij de start van de tegenstander voorbij is. Het hele eerste kwart mag niet dicht; andere rijen verbieden wij niet.
game-moultezim-source = Uit Ottomaanse landen. Hoogstens vier punten van het kwart waar de tegenstander begint mogen van jou zijn.
game-narde-source = In heel Rusland en de Kaukasus gespeeld. Een rij van zes wordt bij elke zet beoordeeld: zij mag zodra een vijandelijke steen voorbij is.
game-gul-bara-source = Bulgaarse traditie, ook Rosespring genoemd. Geen kop, geen verboden rijen; een gebroken reeks eindigt de beurt.
game-jacquet-source = Het Franse salonspel in zijn huidige vorm: één steen blokkeert, slaan bestaat niet.
game-tawula-source = Een Arabisch spel. Op de eerste helft van de weg staat tussen de einden hoogstens één steen per punt.
game-ludus-lumbardorum-source = Uit folder 001, met de weg van de oude beschrijvingen. Hoogstens één steen op je punten 10, 9 en 8; op het eerste punt kom je alleen als het leeg is. Dat zijn onze lezingen.
game-medio-emperador-source = Uit het spelenboek van Alfonso X (1283), zoals historici het lezen: twee dobbelstenen en een zes die er altijd is.
game-tourne-case-source = Het Frans Backgammon 2 van folder 001. Een dubbele is één zet; niemand haalt in; het doel wordt precies bereikt.
game-catch-me-source = Uit folder 001; in IJsland heet het ‘achter de meisjes aan’. Een laatste steen die al op een hoek staat blijft daar; dat is onze lezing.
game-doublets-source = Uit folder 001: 3-6 breekt de torens drie en zes af. Dat een dobbelsteen ook op het eind de hele toren neemt is onze lezing.
