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
rules-doubles-acey-deucey = Een dubbele worp wordt vier keer gespeeld. Na een 1 en 2 noem je bovendien een dubbele worp, speelt die en gooit dan nog eens. Kan een deel niet helemaal gespeeld worden, dan vervalt de rest.

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

game-backgammon-source = Het spel dat de vijf folders gemeen hebben, met de toernooiregels van nu waar ze verschillen.
game-leaflet-000-source = Zoals gedrukt in folder 000: één spel zonder verdubbelingssteen.
game-leaflet-001-source = Het basisspel van folder 001, met de grondregels ervan voor aan tafel. De folder zegt alleen dat wordt bepaald wie begint en dat die dan beide dobbelstenen gooit; de Franse tekst laat loten.
game-leaflet-002-source = Zoals gedrukt in folder 002. De Engelse tekst verdubbelt alleen de stenen buiten het thuisveld; de andere vijf talen verdubbelen alle punten, en dat doen wij ook. Het is een optie.
game-leaflet-003-source = Zoals gedrukt in folder 003; dat het hoogste getal gespeeld moet worden, staat in de Spaanse en de Italiaanse tekst.
game-leaflet-004-source = Zoals gedrukt in folder 004: meerdere spellen met een doorlopende stand. Of wie begint de dobbelstenen speelt waarmee hij het begin won, staat er niet; hier gooit hij opnieuw.
game-nackgammon-source = De opstelling van Nack Ballard: één steen van punt 13 en één van punt 6 staan op punt 23.
game-hypergammon-source = De gebruikelijke opstelling met ieder drie stenen.
game-longgammon-source = De gebruikelijke opstelling met alle stenen op de eerste punt.
