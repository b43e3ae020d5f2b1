### Every page: its frame, errors, players and matches, boards; and the first page.

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
error-only-table = Dat kan alleen op de computer waarop Tavola draait.
error-forbidden = Dit is hier voor jou niet mogelijk.
error-too-large = Het bestand is te groot.
error-timeout = Het versturen duurde te lang. Probeer het opnieuw.
error-bad-request = Zo gaat het niet ({ $detail }).
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

setup-game = Spel
setup-position = Beginstelling

## Matches

matches-opened-part = Alleen het begin van het bestand is leesbaar: { $fault }
replay-link = Naspelen
delete = Verwijderen
delete-of = { $players } verwijderen
delete-yes = Verwijderen

## Position ids

id-link = Link
copy-link = Link naar de match kopiëren
copy-link-long = Deze match is te lang voor een link. Sla hem op als bestand.
id-plain = Eenvoudig
copy-of = { $name } kopiëren
copied = Gekopieerd
copy-failed = Kopiëren mag hier niet. Selecteer de tekst en kopieer die zelf.

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

## Rules side by side

compare-title = Regels naast elkaar

## Analysis; its page has its own file

analysis-link = Analyseren
sealed-link = Deze dobbelstenen controleren
sealed-link-running = Verzegelde dobbelstenen
analysis-of = { $players } analyseren

## Het bord, voor het oor

board-label = Backgammonbord
board-point = Punt { $point }
board-bar = Bar
board-off = Uitgespeeld
board-captured = Gevangen
board-stacked = gestapeld
board-apart = los van elkaar
board-restacked = opnieuw gestapeld
board-empty = leeg
board-yours = { $count ->
    [0] geen van je stenen
    [one] een van je stenen
   *[other] { $count } van je stenen
}
board-theirs = { $count ->
    [0] geen steen van de tegenstander
    [one] een steen van de tegenstander
   *[other] { $count } stenen van de tegenstander
}
board-light = { $count ->
    [0] geen lichte stenen
    [one] een lichte steen
   *[other] { $count } lichte stenen
}
board-dark = { $count ->
    [0] geen donkere stenen
    [one] een donkere steen
   *[other] { $count } donkere stenen
}
board-place = { $place }: { $contents }
board-place-pinned = { $place }: { $contents }, boven op een vastgezette steen
board-source = { $words } – verzetbaar
board-target = { $words } – bereikbaar
