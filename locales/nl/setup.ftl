### A new game.

## New game

setup-title = Nieuw spel
setup-opponent = Tegenstander
against-bot = De bot
against-two = Samen hier
against-friend = Via een link
against-anyone = Iedereen
setup-friend-help = Je krijgt een link om te versturen. Wie hem het eerst opent, gaat tegenover je zitten, en de match begint. Tavola gooit de dobbelstenen.
setup-anyone-help = Je uitdaging staat in de lobby zolang je wacht. Wie hem het eerst aanneemt, gaat tegenover je zitten, en iedereen kan naar de match kijken.
setup-level = Niveau
setup-seat = Jij bent
setup-seat-help = Bepaalt de kleur van je stenen en wiens naam vooraan staat. Wie begint, hangt er niet van af.
seat-first = Speler 1
seat-second = Speler 2
setup-your-name = Je naam
setup-name = Naam van speler { NUMBER($number) }
setup-game-section = Spel
options = Opties van de regels
options-changed =
    { $count ->
        [0] zoals gewoonlijk
        [one] { NUMBER($count) } gewijzigd
       *[other] { NUMBER($count) } gewijzigd
    }
options-reset = Gewone regels herstellen
option-was = gewoonlijk: { $value }
option-group-start = Begin
option-group-dice = Dobbelstenen
option-group-moving = Zetten
option-group-bearing-off = Uitspelen
option-group-scoring = Puntentelling
option-group-cube = Kubus
setup-match = Lengte
setup-match-points = Match
setup-match-points-about = Wie het eerst zoveel punten heeft, wint.
setup-match-money = Geldspel
setup-match-money-about = Spel na spel, zolang je wilt.
setup-match-games = Vast aantal
setup-match-games-about = Dit aantal spellen; de punten worden opgeteld.
setup-match-single = Eén spel
setup-match-single-about = Eén enkel spel, meer niet.
setup-length-points = Punten om te winnen
setup-length-games = Spellen
setup-length-own = Ander
position-usual = Zoals gewoonlijk
position-own = Eigen stelling
position-id = Stelling
position-id-help = GNUBG-code, XGID, OGID, Snowie-tekst of gewone notatie zoals 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5
position-empty = Voer een stelling in of kies het gewone begin.
position-fault = Deze stelling is niet te lezen. { $detail }
fault-count =
    { $side ->
        [roller] Stenen van wie aan de beurt is: { $found } in plaats van { $wanted }.
       *[other] Stenen van de andere speler: { $found } in plaats van { $wanted }.
    }
fault-no-such-point = Er staan stenen op een punt die dit bord niet heeft: { $point }.
fault-shared-point = Beide spelers staan op één punt: punt { $point } van wie aan de beurt is.
fault-not-pinned = Een steen op punt { $point } geldt als vastgezet, maar niets houdt hem vast.
fault-no-pool = In dit spel wachten geen stenen om binnen te komen.
fault-both-finished = Beide spelers hebben al hun stenen uitgespeeld.
fault-over = In deze stelling is het spel afgelopen.
fault-unreadable = Verwacht wordt een GNUBG-code, een XGID, een OGID of een stelling zoals { $example }.
fault-no-ids = Dit spel heeft geen codes. Verwacht wordt een stelling zoals { $example }.
fault-plain = Verwacht worden punten met hun stenen en een schuine streep tussen de spelers, bijvoorbeeld { $example }.
fault-gnubg-position = Verwacht wordt een GNUBG-stellingscode: 14 letters en cijfers.
fault-gnubg-match = Na de dubbele punt wordt een GNUBG-matchcode verwacht: 12 letters en cijfers.
fault-gnubg-pair = Verwacht worden een stellingscode, een dubbele punt en een matchcode.
fault-xgid-fields = Een XGID heeft tien velden met dubbele punten ertussen, deze tekst heeft er { $found }.
fault-xgid-places = Het eerste veld van een XGID heeft 26 tekens, dit heeft er { $found }.
fault-xgid-checkers = In het eerste veld van de XGID worden alleen -, A tot O en a tot o verwacht.
fault-snowie-fields = Een Snowie-stelling heeft 40 velden met puntkomma’s ertussen, deze tekst heeft er { $found }.
fault-ogid-fields = Een OGID heeft 3 tot 11 velden met dubbele punten ertussen, deze tekst heeft er { $found }.
fault-ogid-place = De plaatsen van een OGID zijn 0 tot 9 en a tot q.
fault-id-field =
    { $field ->
        [cube] De kubus in de code klopt niet: verwacht wordt een macht van twee.
        [owner] De eigenaar van de kubus klopt niet: verwacht wordt 1, 0 of -1.
        [turn] De kant aan de beurt klopt niet: verwacht wordt 1 of -1.
        [dice] De worp in de code klopt niet: verwacht worden twee dobbelstenen van 1 tot 6, of geen.
        [score] De stand in de code klopt niet: verwacht wordt minder dan de matchlengte.
        [length] De matchlengte in de code klopt niet: verwacht wordt een getal, 0 voor geld.
        [rules] De regels in de code kloppen niet: verwacht wordt 0 of 1 in een match, 0 tot 3 om geld.
        [checkers] Een aantal stenen klopt niet: verwacht wordt 0 tot 15.
       *[other] Een deel van de code valt buiten de grenzen.
    }
setup-to-move = Wie moet gooien, is
to-move-you = Jij
to-move-bot = De bot
setup-open-editor = Op het bord opzetten
setup-dice = Dobbelstenen
dice-server = Tavola gooit
dice-server-about = Eerlijke dobbelstenen uit de toevalsgenerator van het systeem.
dice-hand = Handmatig ingevoerd
dice-hand-about = Je gooit echte dobbelstenen op tafel en voert in wat ze tonen.
setup-board = Bord
setup-colour = Jouw stenen
setup-colour-first = Stenen van speler 1
colour-light = Licht
colour-dark = Donker
home-left = Links
home-right = Rechts
numbers-mover = Speler aan zet
numbers-fixed = Vast
numbers-none = Geen
settings-aloud = Zetten van tegenstander voorlezen
aloud-mine = Mijn nummers
aloud-theirs = Die van de ander
setup-summary = Jouw spel
setup-summary-bot = Bot, { $level }
setup-summary-two = Samen hier
setup-start = Beginnen

## Settings

settings-home = Speler 1 speelt uit
settings-numbers = Nummers van de punten

## House rules

custom-file = Als bestand opslaan
custom-link = Link kopiëren
custom-link-copied = De link is gekopieerd. Hij werkt alleen op deze computer; sla de regels op als bestand om ze door te geven.
custom-link-show = Kopieer deze link:
custom-name = Naam van deze regels
custom-save = Als huisregels opslaan
custom-saved = Opgeslagen. ‘{ $name }’ staat nu bij de spellen.
custom-name-missing = Geef deze regels eerst een naam.
custom-from-link = Iemand heeft je deze regels gestuurd. Speel ze, of sla ze op.
