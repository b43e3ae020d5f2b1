### Siden omkring brættet: forside, nyt spil, matcher, afspilning, regler, stilling, indstillinger, om.

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
error-forbidden = Det kan kun gøres på den computer, der kører Tavola.
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

## Why an action was refused

refusal-not-your-turn = Det er den anden spillers tur.
refusal-not-now = Noget andet skal gøres først.
refusal-premature-roll = Modstanderen har ikke afsluttet sin tur endnu; dette slag gælder ikke.
refusal-bad-dice = Det slag findes ikke i dette spil.
refusal-bad-opening = Efter disse regler begynder et spil på en anden måde.
refusal-illegal-move = Det træk er ikke tilladt.
refusal-turn-not-finished = Du skal spille mere af dit slag.
refusal-nothing-to-take-back = Der er ikke noget træk at tage tilbage.
refusal-too-late-for-cocked = Skæve terninger meldes, før en brik er rykket.
refusal-bad-choice = Vælg et dobbeltslag fra 1 til 6.
refusal-bad-pick = Nævn to forskellige tal fra 1 til 6 i stedet for at slå.
refusal-fixed-roll = Det første slag gælder hele spillet.
refusal-no-cube = Dette spil spilles uden doblingsterning.
refusal-crawford-game = Der dobles ikke i Crawford-spillet.
refusal-holland-too-early = Der dobles først, når begge har slået to gange.
refusal-cube-not-yours = Doblingsterningen er modstanderens.
refusal-cube-at-limit = Doblingsterningen kan ikke komme højere op.
refusal-double-before-rolling = Man kan kun doble før slaget.
refusal-no-beavers = Her spilles uden beavers.
refusal-no-raccoons = Her spilles uden raccoons.
refusal-bad-resignation = Så meget kan du ikke opgive i dette spil.
refusal-match-over = Matchen er slut.
refusal-bots-seat = Botten spiller selv.
refusal-not-your-seat = En anden spiller på denne plads.
refusal-tavola-throws = I denne match slår Tavola.
refusal-dice-wanted = Indtast terningerne.
refusal-wrong-dice = Nu skal der bruges andre terninger.
refusal-throw-stands = Dette slag gælder og gentages ikke.
refusal-throw-is-last = Intet kan følge efter et slag, før resultatet er kendt.
refusal-no-dice-due = Der skal ikke slås nu.
refusal-not-thrown = Der er ikke slået endnu.
refusal-not-a-decision = Der er intet at afgøre nu.
refusal-stale = En anden var hurtigere. Sådan står det nu.

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

setup-title = Nyt spil
setup-opponent = Modstander
against-bot = Botten
against-two = To her
against-friend = Via link
against-anyone = Hvem som helst
setup-friend-help = Du får et link at sende. Den, der åbner det først, sætter sig over for dig, og matchen begynder. Tavola slår med terningerne.
setup-anyone-help = Din udfordring står i lobbyen, mens du venter. Den, der tager den først, sætter sig over for dig, og alle kan se matchen.
setup-level = Niveau
setup-seat = Du er
setup-seat-help = Bestemmer farven på dine brikker, og hvis navn der står først. Det afgør ikke, hvem der begynder.
seat-first = Spiller 1
seat-second = Spiller 2
setup-your-name = Dit navn
setup-name = Navn på spiller { NUMBER($number) }
setup-game-section = Spil
setup-game = Spil
options = Reglernes valgmuligheder
options-changed =
    { $count ->
        [0] som sædvanlig
        [one] { NUMBER($count) } ændret
       *[other] { NUMBER($count) } ændrede
    }
options-reset = Gendan de sædvanlige regler
option-was = normalt: { $value }
option-group-start = Begyndelse
option-group-dice = Terninger
option-group-moving = Træk
option-group-bearing-off = Udtagning
option-group-scoring = Pointgivning
option-group-cube = Doblingsterning
setup-match = Længde
setup-match-points = Match
setup-match-points-about = Den, der først har så mange point, vinder.
setup-match-money = Pengespil
setup-match-money-about = Spil efter spil, så længe du har lyst.
setup-match-games = Fast antal
setup-match-games-about = Dette antal spil; pointene lægges sammen.
setup-match-single = Ét spil
setup-match-single-about = Kun ét spil.
setup-length-points = Point for at vinde
setup-length-games = Spil
setup-length-own = Andet
setup-position = Begyndelsesstilling
position-usual = Som sædvanlig
position-own = Egen stilling
position-id = Stilling
position-id-help = GNUBG-kode, XGID, OGID, Snowie-tekst eller almindelig notation som 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5
position-empty = Skriv en stilling, eller vælg den sædvanlige begyndelse.
position-fault = Denne stilling kan ikke læses. { $detail }
fault-count =
    { $side ->
        [roller] Brikker hos den, der skal slå: { $found } i stedet for { $wanted }.
       *[other] Brikker hos den anden spiller: { $found } i stedet for { $wanted }.
    }
fault-no-such-point = Der står brikker på et punkt, som brættet ikke har: { $point }.
fault-shared-point = Begge spillere står på samme punkt: punkt { $point } for den, der skal slå.
fault-not-pinned = En brik på punkt { $point } gælder som låst, men intet låser den.
fault-no-pool = I dette spil venter ingen brikker på at komme ind.
fault-both-finished = Begge spillere har taget alle brikker ud.
fault-over = Spillet er slut i denne stilling.
fault-unreadable = Der forventes en GNUBG-kode, et XGID, et OGID eller en stilling som { $example }.
fault-no-ids = Dette spil har ingen koder. Der forventes en stilling som { $example }.
fault-plain = Der forventes punkter med deres brikker og en skråstreg mellem spillerne, for eksempel { $example }.
fault-gnubg-position = Der forventes en GNUBG-stillingskode: 14 bogstaver og tal.
fault-gnubg-match = Efter kolonet forventes en GNUBG-matchkode: 12 bogstaver og tal.
fault-gnubg-pair = Der forventes en stillingskode, et kolon og en matchkode.
fault-xgid-fields = Et XGID har ti felter med kolon imellem, denne tekst har { $found }.
fault-xgid-places = Det første felt i et XGID har 26 tegn, dette har { $found }.
fault-xgid-checkers = I XGID’ets første felt forventes kun -, A til O og a til o.
fault-snowie-fields = En Snowie-stilling har 40 felter med semikolon imellem, denne tekst har { $found }.
fault-ogid-fields = Et OGID har 3 til 11 felter med kolon imellem, denne tekst har { $found }.
fault-ogid-place = Pladserne i et OGID er 0 til 9 og a til q.
fault-id-field =
    { $field ->
        [cube] Doblingsterningen i koden er forkert: der forventes en potens af to.
        [owner] Doblingsterningens ejer er forkert: der forventes 1, 0 eller -1.
        [turn] Siden, der skal slå, er forkert: der forventes 1 eller -1.
        [dice] Terningerne i koden er forkerte: der forventes to terninger fra 1 til 6 eller ingen.
        [score] Scoren i koden er forkert: der forventes mindre end matchens længde.
        [length] Matchens længde er forkert: der forventes et tal, 0 for penge.
        [rules] Reglerne i koden er forkerte: der forventes 0 eller 1 i en match, 0 til 3 om penge.
        [checkers] Et antal brikker er forkert: der forventes 0 til 15.
       *[other] En del af koden er uden for grænserne.
    }
setup-to-move = Siden, der skal slå, spilles af
to-move-you = Dig
to-move-bot = Botten
setup-open-editor = Stil den op på brættet
setup-dice = Terninger
dice-server = Tavola slår
dice-server-about = Fair terninger fra systemets egen tilfældighedsgenerator.
dice-hand = Indtastet i hånden
dice-hand-about = Du slår med rigtige terninger på bordet og indtaster, hvad de viser.
setup-board = Bræt
setup-colour = Dine brikker
setup-colour-first = Spiller 1’s brikker
colour-light = Lyse
colour-dark = Mørke
home-left = Til venstre
home-right = Til højre
numbers-mover = Spilleren i tur
numbers-fixed = Faste
numbers-none = Ingen
settings-aloud = Læs modstanderens træk op
aloud-mine = Mine numre
aloud-theirs = Modstanderens
setup-summary = Dit spil
setup-summary-bot = Bot, { $level }
setup-summary-two = To her
setup-start = Begynd

## Matches

matches-title = Matcher
matches-none = Ingen matcher endnu. Den første er kun et klik væk.
matches-more = Vis flere matcher
matches-adjourned = udsat
matches-open = Åbn en matchfil
matches-open-hint = Filer fra GNU Backgammon, XG, Jellyfish, FIBS og Tavola. Du kan også trække en fil hertil eller indsætte dens tekst.
matches-opened = Matchen er åbnet.
matches-opened-part = Kun begyndelsen af filen kan læses: { $fault }
state-playing = Spil { NUMBER($game) } er i gang
state-won = Vundet af { $player }
state-drawn = Slut
resume-of = Fortsæt { $players }
replay-link = Afspil
replay-of = Afspil { $players }
delete = Slet
delete-of = Slet { $players }
delete-title = Slet denne match?
delete-text = { $players }, { $match }: matchen og alle dens træk forsvinder for altid.
delete-yes = Slet
delete-done = Matchen er slettet.

## Replay

replay-board = Stilling
replay-begin = Begyndelsen
replay-first = Til begyndelsen
replay-previous = Et skridt tilbage
replay-next = Et skridt frem
replay-last = Til slutningen
replay-run = Afspil
replay-halt = Stop
replay-place = Sted i matchen
replay-tools = Skridt
replay-keys = Piletasterne går skridt for skridt, Home og End til enderne.
replay-plays = Træk
replay-none = Der er ikke spillet noget endnu.
replay-tie = Lige { $dice }
replay-begins = { $dice }: begynder
replay-lot = begynder ved lodtrækning
replay-cocked = skæve terninger, slået om
replay-result =
    { $level ->
        [1] { $player } vinder
        [2] { $player } vinder en gammon
        [4] { $player } vinder en mars
        [5] { $player } vinder en koks
       *[3] { $player } vinder en backgammon
    } ({ $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } point
    })
replay-drawn = Ingen vinder
replay-play-on = Spil videre herfra
replay-edit = Åbn i editoren
replay-save = Gem som

## Position ids

id-link = Link
copy-link = Kopiér link til matchen
copy-link-long = Denne match er for lang til et link. Gem den som en fil i stedet.
id-plain = Enkel
copy-of = Kopiér { $name }
copied = Kopieret
copy-failed = Det er ikke tilladt at kopiere her. Markér teksten, og kopiér den i hånden.

## Rules

rules-contents = Indhold
rules-all = Alle spil
rules-back-new = Tilbage til det nye spil
rules-back-match = Tilbage til matchen
print = Udskriv

## Position editor

edit-title = Opstil en stilling
edit-lead = Vælg en farve, og tryk på punkterne og baren. Brikker, der ikke står nogen steder, er taget ud.
edit-keys = På tastaturet: piletasterne går over brættet, Enter sætter en brik, minus tager en væk, et ciffer bestemmer hvor mange.
edit-board = Bræt til opstilling
edit-checkers = Brikker
edit-tool = Hvad et tryk gør
edit-tool-add = Sæt
edit-tool-remove = Tag væk
edit-on-roll = Skal slå
edit-rest-off = { $player }: { NUMBER($count) } ude
edit-none-left = { $player }: alle brikker står allerede på brættet.
edit-start-position = Begyndelse
edit-empty = Tøm
edit-swap = Byt side
edit-undo = Fortryd
edit-read = Indlæs en kode
edit-read-act = Vis på brættet
edit-read-done = Stillingen er på brættet.
edit-awaits = Skal afgøres
edit-awaits-before = Før slaget
edit-awaits-roll = Et slag
edit-awaits-double = En dobling
edit-score-cube = Score og doblingsterning
edit-stakes = Der spilles
edit-stakes-money = Om penge
edit-stakes-match = En match
edit-score-of = Point til { $player }
edit-crawford = Crawford-spil
edit-cube = Doblingsterning
edit-cube-owner = Doblingsterningen tilhører
edit-cube-middle = Ingen
edit-jacoby = Jacoby-reglen
edit-jacoby-help = En gammon tæller først, når der er doblet.
edit-beavers = Beavers
judge-title = Vurdering
judge-wins = Sejre
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammoner
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammoner
}
judge-equity = Equity for { $player }: { $equity } (uden doblingsterning { $cubeless })
judge-plays = Bedste træk
judge-cube-of = Doblingsbeslutning: { $player }
edit-ids = Denne stilling
edit-ids-none = Så snart stillingen er mulig, vises dens koder her, og en match kan begynde fra den.
edit-play-bot = Spil mod botten
edit-play-two = Spil to sammen

## Settings

settings-title = Indstillinger
settings-page = Side
settings-theme = Farver
theme-auto = System
theme-light = Lyse
theme-dark = Mørke
settings-colour = Spiller 1’s brikker
settings-look = Udseende
look-walnut = Valnød
look-baize = Grønt klæde
look-slate = Skifer
look-sea = Hav
look-clay = Terrakotta
look-clear = For farveblinde
look-contrast = Høj kontrast
settings-home = Spiller 1 tager ud
settings-numbers = Punkternes numre
settings-play = Spil
settings-taps = Flyt en brik
taps-one = Ét tryk
taps-two = To tryk
settings-taps-help = Ét tryk bruger den højeste terning; et tryk på et tomt punkt henter to brikker dertil, hvis slaget tillader det. Med to tryk vælger du først brikken og så målet. Du kan altid trække en brik.
settings-roll = Slå automatisk
roll-clear = Undtagen når jeg må doble
roll-ask = Aldrig
roll-always = Altid
settings-roll-help = Med »Altid« har du et øjeblik til at doble, før der slås.
settings-speed = Bevægelse
speed-slow = Langsom
speed-normal = Normal
speed-fast = Hurtig
speed-instant = Ingen
settings-sound = Lyde
settings-sound-help = Dæmpede lyde fra terninger og brikker.
settings-analyse = Analysér hver match, når den er slut
settings-analyse-help = Det sker i baggrunden; resultatet viser derefter begge spilleres fejlrate og de dyreste beslutninger.
settings-haptics = Vibration
settings-haptics-help = Telefonen vibrerer, når der rykkes, slås hjem og slås med terningerne.
settings-forced = Spil tvungne træk
settings-forced-help = Et træk, der kun kan spilles på én måde, bliver spillet for dig.
settings-greedy = Tag ud automatisk
settings-greedy-help = Når siderne er forbi hinanden, tager terningerne automatisk de brikker ud, de kan.
settings-pips = Vis pips
settings-pips-help = Viser, hvor langt hver side har igen.
settings-turning = Vend brættet mod spilleren i tur
settings-turning-help = Når to spiller ved én skærm, er den, der har turen, nederst.
settings-confirm = En tur slutter
confirm-moment = Efter et øjeblik
confirm-ask = Når jeg bekræfter den
confirm-never = Straks
settings-confirm-help = Et tryk standser uret, så du kan tænke dig om eller fortryde. Den, der spiller med tastaturet, afslutter turen med Enter.
lan-title = Andre enheder derhjemme
lan-switch = Åbn for dette netværk
lan-switch-help = En telefon på samme netværk åbner linket og tager en plads eller ser med.
lan-link = linket
lan-code = QR-kode for { $url }
lan-whom = Alle med dette link kan se alle matcher, spille i dem og begynde nye. Kun denne computer kan slette dem. Linket holder op med at virke, når du slår dette fra eller lukker Tavola.
lan-guest = Denne enhed er gæst. Adgangen slås til og fra på den computer, der kører Tavola.
me-title = Dig på denne server

## About

about-title = Om Tavola
about-what = Tavola spiller backgammon og dets slægtninge: det moderne spil, spillene fra fem trykte hæfter og traditionelle spil fra mange lande.
about-dice = Terningerne i en match forsegles før første slag, og alle kan tjekke dem bagefter. Botten ved ikke mere om dem end du.
about-private = Alt bliver på din computer: matcher, navne og indstillinger. Intet sendes nogen steder hen.
about-keys-title = Tastatur
about-keys = Alle sider kan bruges med tastaturet: Tab går videre, Enter og mellemrum vælger, piletasterne går over brættet og gennem en afspilning.
about-licence-title = Licens
about-licence = Tavola er fri software under MIT- eller Apache 2.0-licensen, som du vil. Det indeholder biblioteket Fluent af Mozilla og bidragydere:
about-version = Version { $version }

## What options do not go together

conflict-needs-hits = kræver brikker, der kan slås hjem
conflict-needs-pins = kræver brikker, der kan låses
conflict-needs-blocks = kræver et spil, hvor én brik spærrer
conflict-needs-first-point = kræver en opstilling med alle brikker på det første punkt
conflict-needs-pool = kræver brikker, der begynder i forrådet
conflict-start-clash = begge ville begynde på de samme punkter
conflict-needs-whole-board = kræver et bræt med 24 punkter
conflict-open-roll-is-one = et åbent slag giver ikke flere slag og gives ikke videre
conflict-open-roll-has-no-cube = et åbent slag levner ingen tid til doblingsterningen
conflict-fixed-roll-is-one = et fast slag giver ikke flere slag
conflict-head-needs-one-part = reglen om hovedet kræver dobbeltslag i én del
conflict-hand-over-needs-chain = kun et dobbeltslag med alle højere tal gives videre
conflict-all-or-nothing-is-one = alt eller intet kræver fri rækkefølge og dobbeltslag i én del
conflict-needs-backgammons = kræver spil, der tæller tredobbelt
conflict-backgammon-rules-first = sæt først det, der tæller som backgammon, tilbage til det sædvanlige
conflict-needs-half-board = kræver et halvt bræt
conflict-needs-towers = kræver tårne
conflict-needs-beavers = kræver beavers
conflict-counts-one = spil, der ender sådan, tæller ét
conflict-never-ends = baglæns ryk kræver ubegrænsede stabler, at der slås hjem, og at den, der er først færdig, vinder – ellers slutter et spil måske aldrig
conflict-own-game = dette spil rykker på sin egen måde
option-blocked = Går ikke her: { $value } – { $why }.
option-own-way = på sin egen måde
options-closed = Kan ikke lade sig gøre med disse regler

## The gallery

home-any-length = Enhver længde
home-length-short = Op til 10 minutter
home-length-medium = 10 til 25 minutter
home-length-long = Over 25 minutter
home-any-luck = Strategi eller held
home-luck-low = Mest strategi
home-luck-even = Lidt af hvert
home-luck-high = Mest held
home-any-cube = Med/uden doblingsterning
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
custom-file = Gem som fil
custom-link = Kopiér et link
custom-link-copied = Linket er kopieret. Det virker kun på denne computer; gem reglerne som fil for at give dem videre.
custom-link-show = Kopiér dette link:
custom-name = Reglernes navn
custom-save = Gem som husregler
custom-saved = Gemt. »{ $name }« står nu blandt spillene.
custom-name-missing = Giv først disse regler et navn.
custom-from-link = Nogen har sendt dig disse regler. Spil dem, eller gem dem.

## Rules side by side

compare-title = Regler side om side
compare-lead = To til fem spil eller husregler. Det, der er forskelligt, står først.
compare-leaflets = De fem hæfter
compare-add = Tilføj et spil
compare-remove = Fjern { $game }
compare-differences = { $count ->
    [0] Ingen forskel
    [one] Én forskel
   *[other] { $count } forskelle
}
compare-same = Ens i alle
compare-rule = Regel

## Analysis; its page has its own file

analysis-link = Analysér
sealed-link = Tjek disse terninger
sealed-link-running = Forseglede terninger
analysis-of = Analysér { $players }

## A tutor that warns before an error is played

settings-tutor = Advar før fejl
settings-tutor-help = I spil mod Tavola får du en advarsel, før du bekræfter et så dårligt træk eller en så dårlig doblingsbeslutning. Så kan du tænke igen.
settings-tutor-off = Aldrig
settings-tutor-doubtful = Tvivlsom eller værre
settings-tutor-bad = Dårlig eller værre
settings-tutor-very-bad = Kun meget dårlig
tutor-title = Der er et bedre træk
tutor-text = Dette træk koster { $loss } equity.
tutor-yours = Dit træk { $chances }
tutor-best = Det bedste træk { $chances }
tutor-back = Tænk igen
tutor-show = Vis det bedre træk
tutor-anyway = Spil det alligevel
tutor-cube-title = Overvej doblingsterningen igen
tutor-cube-text = Denne beslutning koster { $loss } equity.
tutor-cube-anyway = Hold fast i den
