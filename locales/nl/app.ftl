### De pagina rond het bord: begin, nieuw spel, matches, naspelen, regels, stelling, instellingen, over.

## Everywhere

skip = Naar de inhoud
nav = Hoofdmenu
nav-home = Beginpagina
nav-play = Nieuw spel
nav-matches = Matches
nav-profile = Profiel
nav-turns = { $count ->
    [one] Je bent aan de beurt in { $count } match
   *[other] Je bent aan de beurt in { $count } matches
}
nav-practice = Oefenen
nav-rules = Regels
nav-edit = Stelling
nav-settings = Instellingen
nav-about = Over Tavola
language = Taal
theme-to-dark = Naar donkere kleuren
theme-to-light = Naar lichte kleuren
loading = Laden …
retry = Opnieuw proberen
cancel = Annuleren
yes = Ja
no = Nee
number = { NUMBER($value) }
title-replay = Naspelen
game-of-match = { $match }: { $game }

## What went wrong

error-title = Dat is niet gelukt
error-no-page = Deze pagina bestaat niet
error-no-page-text = Op dit adres staat niets. Misschien ontbreekt er een stuk.
error-offline = Tavola antwoordt niet. Draait het nog?
error-not-found = Dat bestaat niet, of niet meer.
error-stale = Iemand anders was sneller. Zo staat het nu.
error-full = De schijf is vol, dus er is niets opgeslagen. Maak ruimte en probeer het opnieuw.
error-away = De database van deze dienst antwoordt op dit moment niet. Niets van wat bevestigd was, is verloren. Probeer het zo meteen opnieuw.
error-removed = Het bestand van Tavola is verwijderd of vervangen terwijl het draaide, dus er is niets opgeslagen. Start Tavola opnieuw.
error-busy = De engine heeft het nu te druk. Probeer het zo nog eens.
error-forbidden = Dat kan alleen op de computer waarop Tavola draait.
error-no-network = Deze computer is niet met een netwerk verbonden. Verbind hem en probeer het opnieuw.
error-stopping = Tavola sluit af. Start het opnieuw om verder te gaan.
error-unreadable = Dit is door een andere versie van Tavola opgeslagen; deze versie kan het niet lezen.
error-no-net = Het neurale net voor dit spel staat nog niet op dit apparaat. Maak één keer verbinding met het netwerk en probeer het opnieuw.
error-tab-simd = Deze browser is te oud voor Tavola: zijn WebAssembly heeft geen SIMD. Werk hem bij of neem een andere.
error-tab-fetch = Een deel van Tavola kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.
error-tab-newer = Een nieuwere versie van Tavola heeft je matches opgeslagen. Laad de pagina opnieuw om die te krijgen.
error-tab-full = De browser heeft geen ruimte meer voor Tavola, dus het kan niet starten. Maak ruimte en laad de pagina opnieuw.
error-tab-store = De browser opent het bestand met je matches niet. Sluit andere pagina’s van Tavola en laad deze opnieuw.
error-tab-not-ours = Dit is geen bestand van Tavola, of het is beschadigd. Kies er een dat je hier hebt opgeslagen, of tavola.sqlite van een computer.
error-tab-newer-file = Een nieuwere versie van Tavola heeft dit bestand opgeslagen. Laad de pagina opnieuw om die te krijgen.
error-no-name = Kies eerst een naam.
error-name-taken = Iemand heet hier al zo, of bijna zo. Kies een andere naam.
error-no-help = Zolang twee mensen tegen elkaar spelen, helpt de engine niemand. Na de match wel.
error-too-many = Dat was te veel tegelijk. Wacht even, of maak eerst iets anders af.
error-not-rated = Deze match kan niet meetellen voor de rating: beiden hebben een account nodig, en het spel zijn eigen regels en beginstand.
error-taken = Iemand anders zit er al.
error-adjourned = Deze match is uitgesteld. Hij gaat verder als beiden willen.
error-late = Kijkers zien deze match vertraagd. Dit krijg je zodra alles is getoond.
error-internal = Er ging iets mis: { $detail }

## Why an action was refused

refusal-not-your-turn = De andere speler is aan de beurt.
refusal-not-now = Eerst moet er iets anders gedaan worden.
refusal-premature-roll = De beurt van je tegenstander is nog niet voorbij; deze worp telt niet.
refusal-bad-dice = Die worp bestaat niet in dit spel.
refusal-bad-opening = Volgens deze regels begint een spel op een andere manier.
refusal-illegal-move = Deze zet mag niet.
refusal-turn-not-finished = Je moet nog meer van je worp spelen.
refusal-nothing-to-take-back = Er is geen zet om terug te nemen.
refusal-too-late-for-cocked = Scheve dobbelstenen meld je voordat er een steen is verzet.
refusal-bad-choice = Kies een doublet van 1 tot en met 6.
refusal-bad-pick = Noem twee verschillende getallen van 1 tot en met 6 in plaats van te gooien.
refusal-fixed-roll = De eerste worp blijft het hele spel.
refusal-no-cube = Dit spel wordt zonder verdubbelingskubus gespeeld.
refusal-crawford-game = In het Crawford-spel wordt niet verdubbeld.
refusal-holland-too-early = Er wordt pas verdubbeld als beiden twee keer hebben gegooid.
refusal-cube-not-yours = De kubus is van de tegenstander.
refusal-cube-at-limit = De kubus kan niet hoger.
refusal-double-before-rolling = Verdubbelen kan alleen vóór de worp.
refusal-no-beavers = Hier wordt zonder beavers gespeeld.
refusal-no-raccoons = Hier wordt zonder raccoons gespeeld.
refusal-bad-resignation = Zo veel kun je in dit spel niet opgeven.
refusal-match-over = De match is afgelopen.
refusal-bots-seat = De bot speelt zelf.
refusal-not-your-seat = Op deze plaats speelt iemand anders.
refusal-tavola-throws = In deze match gooit Tavola.
refusal-dice-wanted = Voer de dobbelstenen in.
refusal-wrong-dice = Nu zijn andere dobbelstenen nodig.
refusal-throw-stands = Deze worp geldt en wordt niet herhaald.
refusal-throw-is-last = Na een worp kan er niets volgen zolang de uitslag niet bekend is.
refusal-no-dice-due = Er hoeft nu niet te worden gegooid.
refusal-not-thrown = Er is nog niet gegooid.
refusal-not-a-decision = Er valt nu niets te beslissen.
refusal-stale = Iemand anders was sneller. Zo staat het nu.

## Players and matches

player-human = Speler { NUMBER($number) }
player-bot = Bot ({ $level })
player-deleted = verwijderde speler
players-against = { $first } – { $second }
level-beginner = Beginner
level-beginner-about = Ziet veel over het hoofd. Goed voor de eerste spellen.
level-casual = Hobbyspeler
level-casual-about = Kent het spel, maar maakt vaak fouten.
level-club = Clubspeler
level-club-about = Speelt degelijk, maar laat je kansen.
level-expert = Expert
level-expert-about = Benut alles wat het neurale net weet.
level-master = Meester
level-master-about = Kijkt twee worpen vooruit. Doet er iets langer over.
level-grandmaster = Grootmeester
level-grandmaster-about = Kijkt twee worpen vooruit en speelt twijfelgevallen vele malen uit. Doet er een paar seconden over.
match-points =
    { $length ->
        [1] Eenpuntsmatch
       *[other] { NUMBER($length) }-puntsmatch
    }
match-games =
    { $length ->
        [one] { NUMBER($length) } spel
       *[other] { NUMBER($length) } spellen
    }
match-single = Eén spel
match-money = Geldspel
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [one] { NUMBER($count) } punt
       *[other] { NUMBER($count) } punten
    }
pips =
    { $count ->
        [one] { NUMBER($count) } pip
       *[other] { NUMBER($count) } pips
    }
game-number = Spel { NUMBER($number) }
board-start = Beginopstelling van { $game }
board-now = De stelling nu

## Home

home-title = Backgammon op zijn mooist
home-lead = Een sterke tegenstander, eerlijke dobbelstenen en een bord waarop het een plezier is te spelen. Gratis, en alles blijft bij jou.
home-lead-people = Een sterke tegenstander, een vriend via een link en dobbelstenen die iedereen kan controleren. Gratis.
home-resume = Verder spelen
home-bot = Tegen de bot spelen
home-bot-more = Ander niveau, ander spel of andere lengte …
home-lobby = Tegenstander zoeken
home-lobby-about = Wie er nu is
home-friend = Tegen een vriend spelen
home-friend-more = Ander spel of andere lengte …
home-two = Samen aan één scherm
home-two-about = Met jullie dobbelstenen of de onze
home-edit = Een stelling opzetten
home-edit-about = Handmatig of uit een code
home-learn = Al spelend leren
home-learn-about = Vijf kleine stappen op het bord
scenes-link = Drie stellingen
tonight-title = Een spel voor vanavond
tonight-people = Wie speelt
tonight-length = Hoelang
tonight-luck = Hoeveel geluk
tonight-another = Een ander spel
tonight-none = Geen spel voldoet hieraan. Verander een keuze.
day-title = Stelling van de dag
day-about = Elke dag één stelling: wat is juist?
day-streak =
    { $days ->
        [one] { $days } dag op rij. De stelling van vandaag wacht.
       *[other] { $days } dagen op rij. De stelling van vandaag wacht.
    }
day-streak-done =
    { $days ->
        [one] { $days } dag op rij. Klaar voor vandaag.
       *[other] { $days } dagen op rij. Klaar voor vandaag.
    }
home-games = De spellen
home-search = Spellen zoeken
home-all-families = Alle families
home-minutes = ongeveer { $minutes } min
home-luck = { $luck }% geluk
home-luck-about = Geluk: bij 100% wint ook de betere speler maar de helft van de spellen, bij 0% allemaal. Gemeten met twee bots van verschillende sterkte.
home-found = { $count ->
    [one] Eén spel
   *[other] { $count } spellen
}
play-short = Spelen
play-game = { $game } spelen
rules-link = Regels
rules-of = Regels van { $game }

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
setup-game = Spel
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
setup-position = Beginstelling
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

## Matches

matches-title = Matches
matches-none = Nog geen matches. De eerste is maar één klik verwijderd.
matches-more = Meer matches tonen
matches-adjourned = uitgesteld
matches-open = Een matchbestand openen
matches-open-hint = Bestanden van GNU Backgammon, XG, Jellyfish, FIBS en Tavola. Je kunt een bestand ook hierheen slepen of de tekst plakken.
matches-opened = De match is geopend.
matches-opened-part = Alleen het begin van het bestand is leesbaar: { $fault }
state-playing = Spel { NUMBER($game) } is bezig
state-won = Gewonnen door { $player }
state-drawn = Afgelopen
resume-of = { $players } verder spelen
replay-link = Naspelen
replay-of = { $players } naspelen
delete = Verwijderen
delete-of = { $players } verwijderen
delete-title = Deze match verwijderen?
delete-text = { $players }, { $match }: de match en alle zetten zijn dan voorgoed weg.
delete-yes = Verwijderen
delete-done = De match is verwijderd.

## Replay

replay-board = Stelling
replay-begin = Begin
replay-first = Naar het begin
replay-previous = Eén stap terug
replay-next = Eén stap verder
replay-last = Naar het einde
replay-run = Afspelen
replay-halt = Stoppen
replay-place = Plaats in de match
replay-tools = Stappen
replay-keys = Pijltjestoetsen gaan stap voor stap, Home en End naar de uiteinden.
replay-plays = Zetten
replay-none = Er is nog niets gespeeld.
replay-tie = Gelijk { $dice }
replay-begins = { $dice }: begint
replay-lot = begint door loting
replay-cocked = scheve dobbelstenen, opnieuw gegooid
replay-result =
    { $level ->
        [1] { $player } wint
        [2] { $player } wint een gammon
        [4] { $player } wint een mars
        [5] { $player } wint een koks
       *[3] { $player } wint een backgammon
    } ({ $points ->
        [one] { NUMBER($points) } punt
       *[other] { NUMBER($points) } punten
    })
replay-drawn = Niemand wint
replay-play-on = Vanaf hier verder spelen
replay-edit = In de editor openen
replay-save = Opslaan als

## Position ids

id-link = Link
copy-link = Link naar de match kopiëren
copy-link-long = Deze match is te lang voor een link. Sla hem op als bestand.
id-plain = Eenvoudig
copy-of = { $name } kopiëren
copied = Gekopieerd
copy-failed = Kopiëren mag hier niet. Selecteer de tekst en kopieer die zelf.

## Rules

rules-contents = Inhoud
rules-all = Alle spellen
rules-back-new = Terug naar het nieuwe spel
rules-back-match = Terug naar de match
print = Afdrukken

## Position editor

edit-title = Een stelling opzetten
edit-lead = Kies een kleur en tik op de punten en de bar. Stenen die nergens staan, zijn uitgespeeld.
edit-keys = Op het toetsenbord: pijltjestoetsen gaan over het bord, Enter zet een steen, min neemt er een weg, een cijfer bepaalt hoeveel het er zijn.
edit-board = Bord om op te zetten
edit-checkers = Stenen
edit-tool = Bij het tikken
edit-tool-add = Zetten
edit-tool-remove = Wegnemen
edit-on-roll = Gooit
edit-rest-off = { $player }: { NUMBER($count) } uit
edit-none-left = { $player }: alle stenen staan al op het bord.
edit-start-position = Begin
edit-empty = Leegmaken
edit-swap = Kanten wisselen
edit-undo = Terugnemen
edit-read = Een code inlezen
edit-read-act = Op het bord tonen
edit-read-done = De stelling staat op het bord.
edit-awaits = Te beslissen
edit-awaits-before = Voor de worp
edit-awaits-roll = Een worp
edit-awaits-double = Een verdubbeling
edit-score-cube = Stand en kubus
edit-stakes = Gespeeld wordt
edit-stakes-money = Om geld
edit-stakes-match = Een match
edit-score-of = Punten van { $player }
edit-crawford = Crawford-spel
edit-cube = Kubus
edit-cube-owner = De kubus is van
edit-cube-middle = Niemand
edit-jacoby = Jacoby-regel
edit-jacoby-help = Een gammon telt pas na een verdubbeling.
edit-beavers = Beavers
judge-title = Beoordeling
judge-wins = Winst
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammons
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammons
}
judge-equity = Equity van { $player }: { $equity } (zonder kubus { $cubeless })
judge-plays = Beste zetten
judge-cube-of = Kubusbeslissing: { $player }
edit-ids = Deze stelling
edit-ids-none = Zodra de stelling mogelijk is, verschijnen hier de codes ervan en kan er een match mee beginnen.
edit-play-bot = Tegen de bot spelen
edit-play-two = Samen spelen

## Settings

settings-title = Instellingen
settings-page = Pagina
settings-theme = Kleuren
theme-auto = Systeem
theme-light = Licht
theme-dark = Donker
settings-colour = Stenen van speler 1
settings-look = Uiterlijk
look-walnut = Notenhout
look-baize = Groen laken
look-slate = Leisteen
look-sea = Zee
look-clay = Terracotta
look-clear = Voor kleurenblinden
look-contrast = Hoog contrast
settings-home = Speler 1 speelt uit
settings-numbers = Nummers van de punten
settings-play = Spelen
settings-taps = Een steen verzetten
taps-one = Eén tik
taps-two = Twee tikken
settings-taps-help = Eén tik speelt de hoogste dobbelsteen; een tik op een lege punt haalt er twee stenen heen als de worp dat toelaat. Met twee tikken kies je eerst de steen en dan zijn doel. Slepen kan altijd.
settings-roll = Automatisch gooien
roll-clear = Behalve als ik mag verdubbelen
roll-ask = Nooit
roll-always = Altijd
settings-roll-help = Bij ‘Altijd’ heb je voor de worp even tijd om te verdubbelen.
settings-speed = Beweging
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-instant = Geen
settings-sound = Geluiden
settings-sound-help = Zachte geluiden van dobbelstenen en stenen.
settings-analyse = Elke match aan het eind analyseren
settings-analyse-help = Dat gebeurt op de achtergrond; de uitslag toont daarna de foutcijfers van beide spelers en de duurste beslissingen.
settings-haptics = Trillen
settings-haptics-help = De telefoon trilt bij zetten, slaan en gooien.
settings-forced = Gedwongen zetten doen
settings-forced-help = Een zet die maar op één manier kan, wordt voor je gedaan.
settings-greedy = Automatisch uitspelen
settings-greedy-help = Als beide kanten elkaar voorbij zijn, spelen de dobbelstenen uit wat ze kunnen.
settings-pips = Pips tonen
settings-pips-help = Toont hoe ver elke kant nog moet.
settings-turning = Bord draaien naar speler aan zet
settings-turning-help = Met z’n tweeën aan één scherm zit onderaan wie aan zet is.
settings-confirm = Een beurt eindigt
confirm-moment = Na een moment
confirm-ask = Als ik bevestig
confirm-never = Meteen
settings-confirm-help = Een aanraking stopt de klok, zodat je kunt nadenken of terugnemen. Wie met het toetsenbord speelt, beëindigt de beurt met Enter.
lan-title = Andere apparaten in huis
lan-switch = Openstellen voor dit netwerk
lan-switch-help = Een telefoon in hetzelfde netwerk opent de link en neemt een plaats in, of kijkt toe.
lan-link = de link
lan-code = QR-code van { $url }
lan-whom = Iedereen met deze link kan alle matches zien, erin spelen en nieuwe beginnen. Alleen deze computer kan ze verwijderen. De link werkt niet meer zodra je dit uitzet of Tavola sluit.
lan-guest = Dit apparaat is te gast. Toegang geef en sluit je op de computer waarop Tavola draait.
me-title = Jij op deze server

## About

about-title = Over Tavola
about-what = Tavola speelt backgammon en zijn verwanten: het moderne spel, de spellen uit vijf gedrukte folders en traditionele spellen uit vele landen.
about-dice = De dobbelstenen van een match worden vóór de eerste worp verzegeld, en iedereen kan ze na afloop controleren. De bot weet er niet meer van dan jij.
about-private = Alles blijft op je eigen computer: matches, namen en instellingen. Er wordt niets verstuurd.
about-keys-title = Toetsenbord
about-keys = Elke pagina werkt met het toetsenbord: Tab gaat verder, Enter en spatie kiezen, pijltjestoetsen gaan over het bord en door het naspelen.
about-licence-title = Licentie
about-licence = Tavola is vrije software onder de MIT- of de Apache 2.0-licentie, naar keuze. Het bevat de bibliotheek Fluent van Mozilla en medewerkers:
about-version = Versie { $version }

## What options do not go together

conflict-needs-hits = vraagt stenen die geslagen kunnen worden
conflict-needs-pins = vraagt stenen die vastgezet kunnen worden
conflict-needs-blocks = vraagt een spel waarin één steen al blokkeert
conflict-needs-first-point = vraagt een begin met alle stenen op de eerste punt
conflict-needs-pool = vraagt stenen die in de voorraad beginnen
conflict-start-clash = beiden zouden op dezelfde punten beginnen
conflict-needs-whole-board = vraagt een bord met 24 punten
conflict-open-roll-is-one = een open worp brengt geen verdere worpen en wordt niet overgenomen
conflict-open-roll-has-no-cube = een open worp laat geen moment voor de kubus
conflict-fixed-roll-is-one = een vaste worp brengt geen verdere worpen
conflict-head-needs-one-part = de regel van het hoofd vraagt doubletten uit één deel
conflict-hand-over-needs-chain = alleen een doublet met alle hogere getallen wordt overgenomen
conflict-all-or-nothing-is-one = alles of niets vraagt een vrije volgorde en doubletten uit één deel
conflict-needs-backgammons = vraagt spellen die driedubbel tellen
conflict-backgammon-rules-first = zet eerst terug wat gewoonlijk als backgammon telt
conflict-needs-half-board = vraagt een half bord
conflict-needs-towers = vraagt torens
conflict-needs-beavers = vraagt beavers
conflict-counts-one = spellen die zo eindigen, tellen één
conflict-never-ends = achteruit zetten vraagt onbeperkte stapels, slaan en winst voor wie het eerst klaar is – anders eindigt een spel misschien nooit
conflict-own-game = dit spel zet op zijn eigen manier
option-blocked = Kan hier niet: { $value } – { $why }.
option-own-way = op eigen manier
options-closed = Kan niet met deze regels

## The gallery

home-any-length = Elke duur
home-length-short = Tot 10 minuten
home-length-medium = 10 tot 25 minuten
home-length-long = Meer dan 25 minuten
home-any-luck = Strategie of geluk
home-luck-low = Vooral strategie
home-luck-even = Van beide wat
home-luck-high = Vooral geluk
home-any-cube = Met of zonder kubus
home-cube-with = Met kubus
home-cube-without = Zonder kubus
origin-leaflet = Folder { $number }
origin-tradition = Traditioneel
games-without-trictrac = Trictrac is er niet bij: daarin tel je de punten na elke zet, en Tavola speelt het niet.

## House rules

custom-rules-title = Je huisregels
custom-rules-lead = Begin met een spel naar keuze, verander wat je anders speelt en geef het een naam.
custom-rules-new = Eigen regels maken
custom-rules-open = Regelbestand openen
custom-about = Naar { $game }, { $count ->
    [one] één wijziging
   *[other] { $count } wijzigingen
}.
custom-change = Wijzigen
custom-remove = Verwijderen
custom-remove-ask = ‘{ $name }’ verwijderen? Begonnen matches houden deze regels.
custom-file = Als bestand opslaan
custom-link = Link kopiëren
custom-link-copied = De link is gekopieerd. Hij werkt alleen op deze computer; sla de regels op als bestand om ze door te geven.
custom-link-show = Kopieer deze link:
custom-name = Naam van deze regels
custom-save = Als huisregels opslaan
custom-saved = Opgeslagen. ‘{ $name }’ staat nu bij de spellen.
custom-name-missing = Geef deze regels eerst een naam.
custom-from-link = Iemand heeft je deze regels gestuurd. Speel ze, of sla ze op.

## Rules side by side

compare-title = Regels naast elkaar
compare-lead = Twee tot vijf spellen of huisregels. Wat verschilt, staat vooraan.
compare-leaflets = De vijf folders
compare-add = Spel toevoegen
compare-remove = { $game } weghalen
compare-differences = { $count ->
    [0] Geen verschil
    [one] Eén verschil
   *[other] { $count } verschillen
}
compare-same = Overal hetzelfde
compare-rule = Regel

## Analysis; its page has its own file

analysis-link = Analyseren
sealed-link = Deze dobbelstenen controleren
sealed-link-running = Verzegelde dobbelstenen
analysis-of = { $players } analyseren

## A tutor that warns before an error is played

settings-tutor = Waarschuwen vóór fouten
settings-tutor-help = Je krijgt in een spel tegen Tavola een waarschuwing voordat je een zet of kubusbeslissing bevestigt die zo slecht is. Dan kun je opnieuw nadenken.
settings-tutor-off = Nooit
settings-tutor-doubtful = Twijfelachtig of slechter
settings-tutor-bad = Slecht of slechter
settings-tutor-very-bad = Alleen zeer slecht
tutor-title = Er is een betere zet
tutor-text = Deze zet kost { $loss } equity.
tutor-yours = Jouw zet { $chances }
tutor-best = De beste zet { $chances }
tutor-back = Nog eens nadenken
tutor-show = De betere zet tonen
tutor-anyway = Toch spelen
tutor-cube-title = Denk nog eens na over de kubus
tutor-cube-text = Deze beslissing kost { $loss } equity.
tutor-cube-anyway = Erbij blijven
