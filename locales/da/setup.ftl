### A new game.

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

## Settings

settings-home = Spiller 1 tager ud
settings-numbers = Punkternes numre

## House rules

custom-file = Gem som fil
custom-link = Kopiér et link
custom-link-copied = Linket er kopieret. Det virker kun på denne computer; gem reglerne som fil for at give dem videre.
custom-link-show = Kopiér dette link:
custom-name = Reglernes navn
custom-save = Gem som husregler
custom-saved = Gemt. »{ $name }« står nu blandt spillene.
custom-name-missing = Giv først disse regler et navn.
custom-from-link = Nogen har sendt dig disse regler. Spil dem, eller gem dem.
