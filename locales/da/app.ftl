### Every page: its frame, errors, players and matches, boards; and the first page.

## Everywhere

skip = Gå til indholdet
nav = Hovedmenu
nav-home = Forside
nav-play = Nyt spil
nav-matches = Matcher
nav-profile = Profil
nav-turns = { $count ->
    [one] Det er din tur i { $count } match
   *[other] Det er din tur i { $count } matcher
}
nav-practice = Træning
nav-rules = Regler
nav-edit = Stilling
nav-settings = Indstillinger
nav-about = Om Tavola
language = Sprog
theme-to-dark = Skift til mørke farver
theme-to-light = Skift til lyse farver
loading = Henter …
retry = Prøv igen
cancel = Annullér
yes = Ja
no = Nej
number = { NUMBER($value) }
title-replay = Afspilning
game-of-match = { $match }: { $game }

## What went wrong

error-title = Det lykkedes ikke
error-no-page = Den side findes ikke
error-no-page-text = Der er ikke noget på den adresse. Måske mangler en del af den.
error-offline = Tavola svarer ikke. Kører det stadig?
error-not-found = Det findes ikke, eller det findes ikke længere.
error-stale = En anden var hurtigere. Sådan står det nu.
error-full = Disken er fuld, så intet blev gemt. Skaf plads, og prøv igen.
error-away = Tjenestens database svarer ikke lige nu. Intet, der var bekræftet, er gået tabt. Prøv igen om lidt.
error-removed = Tavolas fil blev fjernet eller erstattet, mens programmet kørte, så intet blev gemt. Start Tavola igen.
error-busy = Motoren har for travlt lige nu. Prøv igen om lidt.
error-only-table = Det kan kun gøres på den computer, der kører Tavola.
error-forbidden = Det har du ikke adgang til her.
error-too-large = Filen er for stor.
error-timeout = Det tog for lang tid at nå frem. Prøv igen.
error-bad-request = Det kan ikke gøres sådan ({ $detail }).
error-no-network = Denne computer er ikke på et netværk. Forbind den, og prøv igen.
error-stopping = Tavola lukker ned. Start det igen for at fortsætte.
error-unreadable = Dette er gemt af en anden version af Tavola, og denne version kan ikke læse det.
error-no-net = Det neurale net til dette spil er endnu ikke på denne enhed. Gå på nettet én gang, og prøv igen.
error-tab-simd = Denne browser er for gammel til Tavola: dens WebAssembly har ikke SIMD. Opdatér den, eller brug en anden.
error-tab-fetch = En del af Tavola kunne ikke hentes. Tjek forbindelsen, og genindlæs siden.
error-tab-newer = En nyere version af Tavola har gemt dine matcher. Genindlæs siden for at få den.
error-tab-full = Browseren har ikke mere plads til Tavola, så det kan ikke starte. Skaf plads, og genindlæs siden.
error-tab-store = Browseren åbner ikke filen med dine matcher. Luk andre sider med Tavola, og genindlæs denne.
error-tab-not-ours = Dette er ikke en fil fra Tavola, eller den er beskadiget. Vælg en, som du har gemt her, eller tavola.sqlite fra en computer.
error-tab-newer-file = En nyere version af Tavola har gemt denne fil. Genindlæs siden for at få den.
error-no-name = Vælg først et navn.
error-name-taken = Nogen har allerede dette navn, eller et, der ligner. Vælg et andet.
error-no-help = Så længe to mennesker spiller mod hinanden, hjælper motoren ingen. Efter matchen gør den.
error-too-many = Det var for meget på én gang. Vent et øjeblik, eller gør noget andet færdigt først.
error-not-rated = Matchen kan ikke give rating: begge skal have en konto, og spillet sine egne regler og sin egen startstilling.
error-taken = En anden har allerede sat sig.
error-adjourned = Denne match er udsat. Den fortsætter, når begge vil.
error-late = Tilskuere ser denne match forsinket. Du kan få dette, når det hele er vist.
error-internal = Noget gik galt: { $detail }

## Players and matches

player-human = Spiller { NUMBER($number) }
player-bot = Bot ({ $level })
player-deleted = slettet spiller
players-against = { $first } – { $second }
level-beginner = Begynder
level-beginner-about = Overser meget. God til de første spil.
level-casual = Hobbyspiller
level-casual-about = Kender spillet, men laver ofte fejl.
level-club = Klubspiller
level-club-about = Spiller solidt, men giver dig chancer.
level-expert = Ekspert
level-expert-about = Bruger alt, hvad det neurale net ved.
level-master = Mester
level-master-about = Ser to slag frem. Er lidt længere om det.
level-grandmaster = Stormester
level-grandmaster-about = Ser to slag frem og spiller tætte valg igennem mange gange. Er nogle sekunder om det.
match-points =
    { $length ->
        [1] Match til ét point
       *[other] Match til { NUMBER($length) } point
    }
match-games =
    { $length ->
        [one] { NUMBER($length) } spil
       *[other] { NUMBER($length) } spil
    }
match-single = Enkelt spil
match-money = Pengespil
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } point
    }
pips =
    { $count ->
        [one] { NUMBER($count) } pip
       *[other] { NUMBER($count) } pips
    }
game-number = Spil { NUMBER($number) }
board-start = Grundopstilling: { $game }
board-now = Stillingen nu

## Home

home-title = Backgammon, når det er smukkest
home-lead = En stærk modstander, fair terninger og et bræt, det er en fornøjelse at rykke på. Gratis, og alt bliver hos dig.
home-lead-people = En stærk modstander, en ven via et link og terninger, som alle kan efterprøve. Gratis.
home-resume = Fortsæt
home-bot = Spil mod botten
home-bot-more = Andet niveau, spil eller længde …
home-lobby = Find en modstander
home-lobby-about = Den, der er her nu
home-friend = Spil mod en ven
home-friend-more = Andet spil eller længde …
home-two = To ved én skærm
home-two-about = Med jeres terninger eller vores
home-edit = Opstil en stilling
home-edit-about = I hånden eller fra en kode
home-learn = Lær ved at spille
home-learn-about = Fem små trin på brættet
scenes-link = Tre stillinger
tonight-title = Et spil til i aften
tonight-people = Hvem spiller
tonight-length = Hvor længe
tonight-luck = Hvor meget held
tonight-another = Et andet spil
tonight-none = Intet spil passer. Lav om på et af valgene.
day-title = Dagens stilling
day-about = Én stilling om dagen: hvad er rigtigt?
day-streak =
    { $days ->
        [one] { $days } dag i træk. Dagens stilling venter.
       *[other] { $days } dage i træk. Dagens stilling venter.
    }
day-streak-done =
    { $days ->
        [one] { $days } dag i træk. Klaret for i dag.
       *[other] { $days } dage i træk. Klaret for i dag.
    }
home-games = Spillene
home-search = Søg efter spil
home-all-families = Alle familier
home-minutes = cirka { $minutes } min
home-luck = { $luck } % held
home-luck-about = Held: Ved 100 % vinder den bedste spiller kun halvdelen af spillene, ved 0 % alle. Målt med to bots af forskellig styrke.
home-found = { $count ->
    [one] Ét spil
   *[other] { $count } spil
}
play-short = Spil
play-game = Spil { $game }
rules-link = Regler
rules-of = Regler for { $game }

## New game

setup-game = Spil
setup-position = Begyndelsesstilling

## Matches

matches-opened-part = Kun begyndelsen af filen kan læses: { $fault }
replay-link = Afspil
delete = Slet
delete-of = Slet { $players }
delete-yes = Slet

## Position ids

id-link = Link
copy-link = Kopiér link til matchen
copy-link-long = Denne match er for lang til et link. Gem den som en fil i stedet.
id-plain = Enkel
copy-of = Kopiér { $name }
copied = Kopieret
copy-failed = Det er ikke tilladt at kopiere her. Markér teksten, og kopiér den i hånden.

## The gallery

home-any-length = Enhver længde
home-length-short = Op til 10 minutter
home-length-medium = 10 til 25 minutter
home-length-long = Over 25 minutter
home-any-luck = Strategi eller held
home-luck-low = Mest strategi
home-luck-even = Lidt af hvert
home-luck-high = Mest held
home-any-cube = Med/uden dobling
home-cube-with = Med doblingsterning
home-cube-without = Uden doblingsterning
origin-leaflet = Hæfte { $number }
origin-tradition = Traditionelt
games-without-trictrac = Trictrac er ikke med: dér tæller man point efter hvert ryk, og Tavola spiller det ikke.

## House rules

custom-rules-title = Dine husregler
custom-rules-lead = Begynd med et hvilket som helst spil, lav om på det, du spiller anderledes, og giv det et navn.
custom-rules-new = Lav egne regler
custom-rules-open = Åbn en regelfil
custom-about = Fra { $game }, { $count ->
    [one] én ændring
   *[other] { $count } ændringer
}.
custom-change = Lav om
custom-remove = Fjern
custom-remove-ask = Fjern »{ $name }«? Påbegyndte matcher beholder disse regler.

## Rules side by side

compare-title = Regler side om side

## Analysis; its page has its own file

analysis-link = Analysér
sealed-link = Tjek disse terninger
sealed-link-running = Forseglede terninger
analysis-of = Analysér { $players }

## Brættet, for øret

board-label = Backgammonbræt
board-point = Punkt { $point }
board-bar = Bar
board-off = Taget ud
board-captured = Fanget
board-stacked = stablet
board-apart = hver for sig
board-restacked = stablet igen
board-empty = tomt
board-yours = { $count ->
    [0] ingen af dine brikker
    [one] en af dine brikker
   *[other] { $count } af dine brikker
}
board-theirs = { $count ->
    [0] ingen af modstanderens brikker
    [one] en af modstanderens brikker
   *[other] { $count } af modstanderens brikker
}
board-light = { $count ->
    [0] ingen lyse brikker
    [one] en lys brik
   *[other] { $count } lyse brikker
}
board-dark = { $count ->
    [0] ingen mørke brikker
    [one] en mørk brik
   *[other] { $count } mørke brikker
}
board-place = { $place }: { $contents }
board-place-pinned = { $place }: { $contents }, oven på en låst brik
board-source = { $words } – kan rykkes
board-target = { $words } – kan nås
