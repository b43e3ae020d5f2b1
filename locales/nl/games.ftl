### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon en andere beginopstellingen
family-leaflet = Zoals het in vijf folders staat
family-eastern = Uit het oostelijke Middellandse Zeegebied
family-twist = Backgammon met een twist
family-entering = Spellen die in de voorraad beginnen
family-pinning = Vastzetspellen
family-blocking = Blokkeerspellen
family-medieval = Oude en vreemde spellen

## Games

game-backgammon = Backgammon
game-backgammon-about = Het moderne spel zoals het in clubs en op toernooien wordt gespeeld, met dubbelsteen.
game-leaflet-000 = Backgammon uit de houten kist
game-leaflet-000-about = Folder 000: het klassieke spel zonder dubbelsteen; één dobbelsteen per speler beslist wie begint.
game-leaflet-001 = Backgammon uit de grote doos
game-leaflet-001-about = Folder 001: er wordt geloot wie begint, en de dubbelsteen heeft geen grens.
game-leaflet-002 = Backgammon om de resterende stenen
game-leaflet-002-about = Folder 002: zonder dubbelsteen; elke steen die de verliezer nog heeft, is een punt, en alles telt dubbel als er een niet thuis is.
game-leaflet-003 = Backgammon tot een doelscore
game-leaflet-003-about = Folder 003: een match om een afgesproken aantal punten, met een dubbelsteen die bij 64 eindigt.
game-leaflet-004 = Backgammon voor op reis
game-leaflet-004-about = Folder 004: wie met twee dobbelstenen het hoogst gooit, begint; verdubbelen hoort bij een reeks spellen.
game-nackgammon = Nackgammon
game-nackgammon-about = Twee extra stenen ver achteraan geven lange spellen, rijk aan strategie.
game-hypergammon = Hypergammon
game-hypergammon-about = Ieder drie stenen: kort, scherp en nooit zonder gevaar.
game-longgammon = Longgammon
game-longgammon-about = Alle vijftien stenen beginnen aan de overkant: de langste weg naar huis.
game-snake = Slang
game-snake-about = Zes stenen ver achteraan en negen op de bar tegen een leger op zijn gewone plaatsen.
game-eureka = Eureka
game-eureka-about = Alle stenen staan thuis: uitspelen, tellen, racen.
game-irish = Iers
game-irish-about = De voorvader van backgammon: geen dubbelsteen, en een doublet is maar twee zetten.
game-short-narde = Korte nardy
game-short-narde-about = Backgammon zoals men het van Tbilisi tot Vladivostok speelt, zonder dubbelsteen.
game-portes = Portes
game-portes-about = Het eerste spel van Tavli: vlot, gezellig, zonder dubbelsteen.
game-tavla = Tavla
game-tavla-about = Turks backgammon: thuis slaan en doorlopen mag niet.
game-tavli = Tavli
game-tavli-about = Een match van drie spellen die elkaar afwisselen: Portes, Plakoto, Fevga.
game-old-britain = Old Britain
game-old-britain-about = Hoogstens vijf op een punt, en het lagere getal mag gekozen worden.
game-mexican = Mexicaans
game-mexican-about = Eerst het lage getal, precies uitspelen, en een 1-2 wordt een doublet naar keuze.
game-backward = Achteruit
game-backward-about = Elk getal mag ook achteruit gespeeld worden.
game-straight = Rechtuit
game-straight-about = Beiden lopen dezelfde kant op, en een van beiden is bijna thuis.
game-fixed-roll = Vaste worp
game-fixed-roll-about = De eerste worp geldt voor beiden tot het einde.
game-no-hit = Niet slaan
game-no-hit-about = Wie slaat, verliest meteen, ook als het niet anders kan.
game-open-roll = Open worp
game-open-roll-about = Je ziet de volgende worp van de tegenstander voordat je zet.
game-misere = Omgekeerd
game-misere-about = Wie als eerste alles uit heeft, verliest.
game-double-against-choice = Dubbel tegen vrije keus
game-double-against-choice-about = De een noemt zijn getallen, de ander speelt twee beurten achter elkaar.
game-puff = Puff
game-puff-about = Vijftien stenen komen met de worpen binnen, en een doublet heeft twee kanten.
game-puff-long = Lang Puff
game-puff-long-about = Puff waarin beiden in hetzelfde kwadrant beginnen en dezelfde kant op lopen.
game-puff-russian = Russisch Puff
game-puff-russian-about = Puff waarin je mag zetten zodra twee stenen binnen zijn.
game-puff-russian-long = Lang Russisch Puff
game-puff-russian-long-about = Dezelfde weg voor beiden, en vrijheid na twee stenen.
game-french-1 = Frans backgammon 1
game-french-1-about = Elk doublet geeft ook zijn onderkant en nog een worp.
game-russian = Russisch backgammon
game-russian-about = Eén richting voor beiden, en reeksen doubletten die niet mogen breken.
game-acey-deucey = Acey-deucey
game-acey-deucey-about = Een 1-2 geeft een doublet naar keuze en nog een worp.
game-acey-deucey-us = Amerikaans acey-deucey
game-acey-deucey-us-about = De lieveling van de marine: binnenkomen wanneer je wilt en hopen op 1-2.
game-acey-deucey-european = Europees acey-deucey
game-acey-deucey-european-about = Acey-deucey waarin elk doublet ook zijn onderkant en nog een worp geeft.
game-dutch = Hollands backgammon
game-dutch-about = Eerst komen alle stenen binnen, en niemand slaat voordat er een thuis is.
game-tabula = Tabula
game-tabula-about = Het spel van de Romeinse keizers, met drie dobbelstenen.
game-pin = Pin
game-pin-about = Er wordt niet geslagen maar vastgezet, en een worp geldt helemaal of helemaal niet.
game-plakoto = Plakoto
game-plakoto-about = Het tweede spel van Tavli: vastzetten, en de moeder bewaken.
game-tapa = Tapa
game-tapa-about = Plakoto zoals Bulgarije het speelt.
game-mahbusa = Mahbusa
game-mahbusa-about = “De gevangene”: Plakoto zoals men het in Arabische landen speelt.
game-gioul = Gioul
game-gioul-about = Een doublet klimt tot de zessen, en wat je niet kunt spelen, speelt je tegenstander.
game-fevga = Fevga
game-fevga-about = Het derde spel van Tavli: lopen, en je tegenstander insluiten.
game-moultezim = Moultezim
game-moultezim-about = Fevga met een andere regel voor muren.
game-narde = Narde
game-narde-about = Lange nardy: één steen per beurt van het hoofd.
game-gul-bara = Gul bara
game-gul-bara-about = Gekke narde: vanaf de vierde beurt klimt een doublet tot de zessen.
game-jacquet = Jacquet
game-jacquet-about = Een koerier loopt vooruit voordat de anderen mogen vertrekken.
game-tawula = Tawula
game-tawula-about = Twee wachters wachten aan de start tot dertien anderen binnen zijn.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = Het spel van de Lombarden, op een half bord.
game-medio-emperador = Medio emperador
game-medio-emperador-about = Het halve spel van de keizer: naast elke worp ligt een zes.
game-tourne-case = Tourne-case
game-tourne-case-about = Ieder drie stenen aan zijn eigen kant; slaan doe je dwars over het bord.
game-catch-me = Vang me
game-catch-me-about = Zes tegen zes in een kring, tot één kant gevangen is.
game-doublets = Doublets
game-doublets-about = Zes torens afbreken, weer opbouwen, uitspelen: puur geluk.

## Options: start

option-opening = Wie begint
option-opening-one-die-each = Ieder één dobbelsteen; de hoogste speelt beide
option-opening-one-die-each-then-roll = Ieder één dobbelsteen; de hoogste gooit opnieuw
option-opening-two-dice-highest = Ieder twee dobbelstenen; de hoogste som gooit opnieuw
option-opening-lot-then-roll = Door loting, dan een worp
option-winner_starts = Wie wint, begint het volgende spel
option-start = Beginopstelling
option-start-standard = De gewone
option-start-nackgammon = Zoals bij nackgammon
option-start-hypergammon = Ieder drie stenen, ver naar achteren
option-start-longgammon = Alle op de eerste punt
option-start-pool = Alle in de voorraad
option-start-home = Alle in het thuisveld
option-track = Looprichting
option-track-contrary = Tegen elkaar in
option-track-same = Voor beiden dezelfde
option-track-offset = Zelfde richting, vanuit tegenoverliggende hoeken

## Options: dice

option-double_times = Aantal keren dat een doublet telt
option-doubles = Na een doublet
option-doubles-plain = Niets meer
option-doubles-underside = Ook de onderkant van de dobbelstenen
option-doubles-ascending = Ook alle hogere getallen
option-roll_again = Nog een worp na een doublet
option-incomplete = Als een deel niet helemaal gespeeld kan worden
option-incomplete-continue = volgt het volgende
option-incomplete-end-turn = is de beurt voorbij
option-incomplete-hand-over = gaat de tegenstander verder
option-incomplete-help = Voor doubletten en worpen die in delen gespeeld worden.
option-one_two = Een 1-2
option-one_two-plain = is een worp als elke andere
option-one_two-play-and-choose = wordt gespeeld, daarna een doublet naar keuze
option-one_two-choose = wordt een doublet naar keuze
option-one_two-help = Na het gekozen doublet gooi je nog eens.
option-fixed_roll = Vaste worp
option-fixed_roll-help = De eerste worp geldt voor beiden het hele spel.
option-open_roll = Open worp
option-open_roll-help = Voordat jij speelt, gooit je tegenstander al zijn volgende worp.
option-order = Volgorde van de dobbelstenen
option-order-free = Vrij
option-order-lower-first = Het laagste getal eerst

## Options: moving

option-higher_die = Het hoogste getal moet worden gespeeld
option-higher_die-help = Kan maar één van twee getallen worden gespeeld, dan zo mogelijk het hoogste.
option-obligation = Speelplicht
option-obligation-max = Zo veel mogelijk
option-obligation-one-by-one = Het ene getal na het andere, zolang er een gespeeld kan worden
option-obligation-all-or-nothing = De hele worp of niets
option-half_board_limit = Stenen op een punt van het halve bord
option-half_board_limit-none = Geen grens
option-half_board_limit-start = Op de lege startpunt mag één steen binnenkomen
option-half_board_limit-three-points = Eén op drie punten van de eerste helft
option-half_board_limit-whole-half = Eén op elke punt van de eerste helft
option-contact = Een losse steen
option-contact-hit = wordt geslagen
option-contact-pin = wordt vastgezet
option-contact-pin-closed = wordt vastgezet, en de punt is voor beiden gesloten
option-contact-block = blokkeert zijn punt
option-hit_and_run = Slaan en doorlopen
option-hit_and_run-help = Een steen die in het eigen thuisveld heeft geslagen, mag in dezelfde beurt verder.
option-max_stack = Hoogstens zoveel stenen op een punt
option-max_stack-0 = Geen grens
option-backward = Ook achteruit zetten
option-head = Eén steen per beurt van het hoofd
option-head-help = Per beurt mag maar één steen de eerste punt verlaten; met sommige doubletten mogen het er in de eerste beurt twee zijn.
option-prime = Verboden rijen
option-prime-none = Geen
option-prime-own-quadrant = Het hele eigen eerste kwadrant
option-prime-four-in-start = Meer dan vier punten waar de tegenstander begint
option-prime-ahead = Zes op een rij als er geen tegenstander voorbij is
option-prime-help = Waar één steen al blokkeert, voorkomt dit dat iemand ingemetseld raakt.
option-courier = De eerste steen loopt alleen tot punt
option-courier-0 = Nee
option-courier-help = Pas als hij daar is, mag een andere de eerste punt verlaten.
option-entering = Verder zetten tijdens het binnenkomen
option-entering-all-first = Als alle stenen binnen zijn
option-entering-after-two = Na twee stenen
option-entering-free = Altijd

## Options: bearing off

option-bear_off = Uitspelen
option-bear_off-farthest-overshoot = Een hoger getal neemt de achterste steen
option-bear_off-free-overshoot = Elk getal dat genoeg is, neemt elke steen
option-bear_off-exact = Alleen met het precieze getal
option-bear_off_while_pinned = Uitspelen terwijl een steen vastzit
option-whole_towers = In de laatste fase speelt een dobbelsteen de hele toren uit

## Options: scoring

option-end = Het spel eindigt
option-end-first-off = Wie het eerst klaar is, wint
option-end-last-off = Wie het eerst klaar is, verliest
option-end-hit-loses = Wie het eerst klaar is, wint; wie slaat, verliest
option-mother = De moeder
option-mother-help = Wie de laatste steen van de tegenstander op diens eerste punt vastzet, wint dubbel.
option-scoring = Een gewonnen spel telt
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Altijd 1
option-scoring-checkers-left = 1 per overgebleven steen; alles dubbel als er een niet thuis is
option-scoring-checkers-left-outside = 1 per overgebleven steen, 2 per steen die niet thuis is
option-scoring-pips = 1 per oog dat de verliezer nog te gaan heeft; gammon dubbel, backgammon driedubbel
option-scoring-checkers-left-once = 1 per overgebleven steen
option-backgammon_zone = Backgammon als een steen van de verliezer
option-backgammon_zone-home-or-bar = in het thuisveld van de winnaar of op de bar staat
option-backgammon_zone-home-only = in het thuisveld van de winnaar staat
option-backgammon_needs_none_off = Backgammon alleen als de verliezer niets heeft uitgespeeld

## Options: doubling cube

option-cube = Dubbelsteen
option-cube_cap = Hoogste waarde
option-cube_cap-0 = Geen grens
option-cube_in_single_game = Dubbelsteen ook in één enkel spel
option-cube_rest_face = In rust toont de dubbelsteen
option-crawford = Crawford-regel
option-crawford-help = Heeft een speler voor het eerst nog maar één punt nodig, dan wordt het volgende spel zonder dubbelsteen gespeeld.
option-holland = Holland-regel
option-holland-help = Na het Crawford-spel verdubbelt niemand voordat beiden twee keer hebben gegooid.
option-jacoby = Jacoby-regel
option-jacoby-help = In het geldspel tellen gammons alleen als er verdubbeld is.
option-beavers = Beavers
option-beavers-help = Wie in het geldspel een verdubbeling krijgt aangeboden, mag meteen herverdubbelen en de dubbelsteen houden.
option-raccoons = Raccoons
option-raccoons-help = Wie verdubbelde, mag een beaver beantwoorden door nog eens te verdubbelen.
option-automatic_doubles = Automatische verdubbelingen
option-automatic_doubles-help = In het geldspel verdubbelt een gelijke openingsworp de inzet, hoogstens zo vaak.
option-automatic_doubles-0 = Geen
