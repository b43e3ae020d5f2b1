### Die Seite um das Brett herum: Start, neues Spiel, Matches, Nachspielen, Regeln, Stellung, Einstellungen, Über.

## Everywhere

skip = Zum Inhalt springen
nav = Hauptmenü
nav-home = Startseite
nav-play = Neues Spiel
nav-matches = Matches
nav-profile = Profil
nav-turns = { $count ->
    [one] Du bist in { $count } Match am Zug
   *[other] Du bist in { $count } Matches am Zug
}
nav-practice = Üben
nav-rules = Regeln
nav-edit = Stellung
nav-settings = Einstellungen
nav-about = Über Tavola
language = Sprache
theme-to-dark = Zu dunklen Farben wechseln
theme-to-light = Zu hellen Farben wechseln
loading = Wird geladen …
retry = Noch einmal versuchen
cancel = Abbrechen
yes = Ja
no = Nein
number = { NUMBER($value) }
title-replay = Nachspielen
game-of-match = { $match }: { $game }

## What went wrong

error-title = Das hat nicht geklappt
error-no-page = Diese Seite gibt es nicht
error-no-page-text = Unter dieser Adresse gibt es nichts. Vielleicht fehlt ein Teil davon.
error-offline = Tavola antwortet nicht. Läuft es noch?
error-not-found = Das gibt es nicht oder nicht mehr.
error-stale = Jemand anderes war schneller. So steht es jetzt.
error-full = Die Festplatte ist voll, darum wurde nichts gespeichert. Schaff Platz und versuch es noch einmal.
error-away = Die Datenbank dieses Dienstes antwortet gerade nicht. Was bestätigt war, geht nicht verloren. Versuch es gleich noch einmal.
error-removed = Die Datei von Tavola wurde im laufenden Betrieb gelöscht oder ersetzt, darum wurde nichts gespeichert. Starte Tavola neu.
error-busy = Die Engine hat gerade zu viel zu tun. Versuch es gleich noch einmal.
error-forbidden = Das geht nur auf dem Computer, auf dem Tavola läuft.
error-no-network = Dieser Computer ist mit keinem Netzwerk verbunden. Verbinde ihn und versuch es noch einmal.
error-stopping = Tavola wird gerade beendet. Starte es neu, um weiterzumachen.
error-unreadable = Das hat eine andere Version von Tavola gespeichert; diese Version kann es nicht lesen.
error-no-net = Das Netz der Engine für dieses Spiel ist noch nicht auf diesem Gerät. Verbinde es einmal mit dem Netzwerk und versuch es noch einmal.
error-tab-simd = Dieser Browser ist zu alt für Tavola: Sein WebAssembly kennt kein SIMD. Aktualisiere ihn oder nimm einen anderen.
error-tab-fetch = Ein Teil von Tavola ließ sich nicht laden. Prüf die Verbindung und lade die Seite neu.
error-tab-newer = Eine neuere Version von Tavola hat deine Matches gespeichert. Lade die Seite neu, um sie zu bekommen.
error-tab-full = Der Browser hat keinen Platz mehr für Tavola, darum kann es nicht starten. Schaff Platz und lade die Seite neu.
error-tab-store = Der Browser öffnet die Datei mit deinen Matches nicht. Schließ andere Seiten von Tavola und lade diese neu.
error-tab-not-ours = Das ist keine Datei von Tavola, oder sie ist beschädigt. Wähle eine, die du hier gespeichert hast, oder tavola.sqlite von einem Computer.
error-tab-newer-file = Eine neuere Version von Tavola hat diese Datei gespeichert. Lade die Seite neu, um sie zu bekommen.
error-no-name = Wähle zuerst einen Namen.
error-name-taken = So heißt hier schon jemand, oder fast so. Wähle einen anderen Namen.
error-no-help = Solange zwei Menschen gegeneinander spielen, hilft die Engine niemandem. Nach dem Match schon.
error-too-many = Das war zu viel auf einmal. Warte einen Moment oder beende zuerst etwas anderes.
error-not-rated = Dieses Match kann nicht gewertet werden: Beide brauchen ein Konto, und das Spiel seine eigenen Regeln und seine Aufstellung.
error-taken = Der Platz ist schon vergeben.
error-adjourned = Dieses Match ist vertagt. Es geht weiter, wenn beide es wollen.
error-late = Zuschauer sehen dieses Match verzögert. Das gibt es für dich, sobald alles gezeigt ist.
error-internal = Etwas ist schiefgegangen: { $detail }

## Why an action was refused

refusal-not-your-turn = Dein Gegenüber ist am Zug.
refusal-not-now = Vorher muss etwas anderes geschehen.
refusal-premature-roll = Dein Gegner hat seinen Zug noch nicht beendet; dieser Wurf gilt nicht.
refusal-bad-dice = Diesen Wurf gibt es in diesem Spiel nicht.
refusal-bad-opening = Nach diesen Regeln beginnt ein Spiel anders.
refusal-illegal-move = Dieser Zug ist nicht erlaubt.
refusal-turn-not-finished = Du musst noch mehr von deinem Wurf setzen.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusal-too-late-for-cocked = Gekippte Würfel meldet man, bevor ein Stein bewegt wird.
refusal-bad-choice = Wähle einen Pasch von 1 bis 6.
refusal-bad-pick = Nenne statt eines Wurfs zwei verschiedene Zahlen von 1 bis 6.
refusal-fixed-roll = Der erste Wurf bleibt für das ganze Spiel.
refusal-no-cube = Dieses Spiel wird ohne Dopplerwürfel gespielt.
refusal-crawford-game = Im Crawford-Spiel wird nicht gedoppelt.
refusal-holland-too-early = Gedoppelt wird erst, wenn beide zweimal gewürfelt haben.
refusal-cube-not-yours = Der Dopplerwürfel gehört deinem Gegner.
refusal-cube-at-limit = Der Dopplerwürfel geht nicht höher.
refusal-double-before-rolling = Doppeln darfst du nur vor dem Wurf.
refusal-no-beavers = Hier wird ohne Beaver gespielt.
refusal-no-raccoons = Hier wird ohne Raccoon gespielt.
refusal-bad-resignation = So viel kannst du in diesem Spiel nicht aufgeben.
refusal-match-over = Das Match ist zu Ende.
refusal-bots-seat = Der Bot spielt selbst.
refusal-not-your-seat = Hier spielt jemand anders.
refusal-tavola-throws = In diesem Match würfelt Tavola.
refusal-dice-wanted = Gib die Würfel ein.
refusal-wrong-dice = Jetzt sind andere Würfel nötig.
refusal-throw-stands = Dieser Wurf gilt und wird nicht wiederholt.
refusal-throw-is-last = Nach einem Wurf muss erst sein Ergebnis feststehen.
refusal-no-dice-due = Jetzt ist kein Wurf fällig.
refusal-not-thrown = Es ist noch nicht gewürfelt.
refusal-not-a-decision = Gerade ist nichts zu entscheiden.
refusal-stale = Jemand anderes war schneller. So steht es jetzt.

## Players and matches

player-human = Spieler { NUMBER($number) }
player-bot = Bot ({ $level })
player-deleted = gelöschter Spieler
players-against = { $first } – { $second }
level-beginner = Anfänger
level-beginner-about = Übersieht vieles. Gut für die ersten Spiele.
level-casual = Hobbyspieler
level-casual-about = Kennt das Spiel, macht aber viele Fehler.
level-club = Vereinsspieler
level-club-about = Spielt solide, lässt dir aber Chancen.
level-expert = Experte
level-expert-about = Nutzt das ganze Wissen des Netzes.
level-master = Meister
level-master-about = Schaut zwei Würfe voraus. Braucht etwas länger.
level-grandmaster = Großmeister
level-grandmaster-about = Schaut zwei Würfe voraus und spielt knappe Entscheidungen vielfach aus. Braucht ein paar Sekunden.
match-points =
    { $length ->
        [1] Match auf einen Punkt
       *[other] Match auf { NUMBER($length) } Punkte
    }
match-games =
    { $length ->
        [one] { NUMBER($length) } Spiel
       *[other] { NUMBER($length) } Spiele
    }
match-single = Einzelnes Spiel
match-money = Geldspiel
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [one] { NUMBER($count) } Punkt
       *[other] { NUMBER($count) } Punkte
    }
pips =
    { $count ->
        [one] { NUMBER($count) } Pip
       *[other] { NUMBER($count) } Pips
    }
game-number = Spiel { NUMBER($number) }
board-start = Grundaufstellung von { $game }
board-now = Die Stellung jetzt

## Home

home-title = Backgammon, schön gespielt
home-lead = Ein starker Gegner, faire Würfel und ein Brett, auf dem das Ziehen Freude macht. Kostenlos, und alles bleibt bei dir.
home-lead-people = Ein starker Gegner, Freunde per Link und Würfel, die jeder nachprüfen kann. Kostenlos.
home-resume = Weiterspielen
home-bot = Gegen den Bot spielen
home-bot-more = Andere Stufe, anderes Spiel, andere Länge …
home-lobby = Gegner finden
home-lobby-about = Wer gerade da ist
home-friend = Gegen Freunde spielen
home-friend-more = Anderes Spiel, andere Länge …
home-two = Zu zweit an einem Bildschirm
home-two-about = Mit euren Würfeln oder unseren
home-edit = Stellung aufbauen
home-edit-about = Von Hand oder aus einer Kennung
home-learn = Spielend lernen
home-learn-about = Fünf kleine Schritte auf dem Brett
scenes-link = Drei Stellungen
tonight-title = Ein Spiel für heute Abend
tonight-people = Wer spielt
tonight-length = Wie lange
tonight-luck = Wie viel Glück
tonight-another = Ein anderes Spiel
tonight-none = Kein Spiel passt dazu. Ändere eine Auswahl.
day-title = Stellung des Tages
day-about = Eine Stellung am Tag: Was ist richtig?
day-streak =
    { $days ->
        [one] { $days } Tag in Folge. Die Stellung von heute wartet.
       *[other] { $days } Tage in Folge. Die Stellung von heute wartet.
    }
day-streak-done =
    { $days ->
        [one] { $days } Tag in Folge. Für heute geschafft.
       *[other] { $days } Tage in Folge. Für heute geschafft.
    }
home-games = Die Spiele
home-search = Spiele suchen
home-all-families = Alle Familien
home-minutes = etwa { $minutes } Min.
home-luck = { $luck } % Glück
home-luck-about = Glück: Bei 100 % gewinnt auch der bessere Spieler nur die Hälfte der Spiel, bei 0 % jedes. Gemessen mit zwei verschieden starken Bots.
home-found = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
play-short = Spielen
play-game = { $game } spielen
rules-link = Regeln
rules-of = Regeln von { $game }

## New game

setup-title = Neues Spiel
setup-opponent = Gegner
against-bot = Der Bot
against-two = Zu zweit hier
against-friend = Per Link
against-anyone = Alle
setup-friend-help = Du bekommst einen Link zum Verschicken. Wer ihn zuerst öffnet, setzt sich dir gegenüber, und das Match beginnt. Tavola würfelt.
setup-anyone-help = Deine Herausforderung steht in der Lobby, solange du wartest. Wer sie zuerst annimmt, setzt sich dir gegenüber, und alle können zusehen.
setup-level = Stufe
setup-seat = Du bist
setup-seat-help = Bestimmt die Farbe deiner Steine und wessen Name vorn steht. Wer beginnt, hängt nicht davon ab.
seat-first = Spieler 1
seat-second = Spieler 2
setup-your-name = Dein Name
setup-name = Name von Spieler { NUMBER($number) }
setup-game-section = Spiel
setup-game = Spiel
options = Regeln im Einzelnen
options-changed =
    { $count ->
        [0] wie üblich
        [one] { NUMBER($count) } geändert
       *[other] { NUMBER($count) } geändert
    }
options-reset = Übliche Regeln wiederherstellen
option-was = üblich: { $value }
option-group-start = Beginn
option-group-dice = Würfel
option-group-moving = Ziehen
option-group-bearing-off = Abtragen
option-group-scoring = Wertung
option-group-cube = Dopplerwürfel
setup-match = Länge
setup-match-points = Match
setup-match-points-about = Wer zuerst so viele Punkte hat, gewinnt.
setup-match-money = Geldspiel
setup-match-money-about = Spiel um Spiel, solange du magst.
setup-match-games = Feste Zahl
setup-match-games-about = So viele Spiele; die Punkte werden zusammengezählt.
setup-match-single = Ein Spiel
setup-match-single-about = Nur ein Spiel.
setup-length-points = Punkte zum Sieg
setup-length-games = Spiele
setup-length-own = Andere
setup-position = Anfangsstellung
position-usual = Wie üblich
position-own = Eigene Stellung
position-id = Stellung
position-id-help = GNUBG-Kennung, XGID, OGID, Snowie-Text oder einfache Schreibweise wie 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5
position-empty = Gib eine Stellung ein oder wähle die übliche.
position-fault = Diese Stellung lässt sich nicht lesen: { $detail }
fault-count =
    { $side ->
        [roller] Steine des Spielers am Wurf: { $found } statt { $wanted }.
       *[other] Steine des anderen Spielers: { $found } statt { $wanted }.
    }
fault-no-such-point = Auf einem Feld, das es auf diesem Brett nicht gibt, stehen Steine: { $point }.
fault-shared-point = Beide Spieler stehen auf demselben Feld: Feld { $point } des Spielers am Wurf.
fault-not-pinned = Ein Stein auf Feld { $point } gilt als festgesetzt, aber nichts hält ihn fest.
fault-no-pool = In diesem Spiel warten keine Steine auf das Einwürfeln.
fault-both-finished = Beide Spieler haben alle Steine abgetragen.
fault-over = In dieser Stellung ist das Spiel zu Ende.
fault-unreadable = Erwartet wird eine GNUBG-Kennung, eine XGID, eine OGID oder eine Stellung wie { $example }.
fault-no-ids = Für dieses Spiel gibt es keine Kennungen. Erwartet wird eine Stellung wie { $example }.
fault-plain = Erwartet werden Felder mit ihren Steinen und ein Schrägstrich zwischen den Spielern, zum Beispiel { $example }.
fault-gnubg-position = Erwartet wird eine GNUBG-Stellungskennung: 14 Buchstaben und Ziffern.
fault-gnubg-match = Nach dem Doppelpunkt wird eine GNUBG-Matchkennung erwartet: 12 Buchstaben und Ziffern.
fault-gnubg-pair = Erwartet werden eine Stellungskennung, ein Doppelpunkt und eine Matchkennung.
fault-xgid-fields = Eine XGID hat zehn Felder mit Doppelpunkten dazwischen, dieser Text hat { $found }.
fault-xgid-places = Das erste Feld einer XGID hat 26 Zeichen, dieses hat { $found }.
fault-xgid-checkers = Im ersten Feld der XGID werden nur -, A bis O und a bis o erwartet.
fault-snowie-fields = Eine Snowie-Stellung hat 40 Felder mit Strichpunkten dazwischen, dieser Text hat { $found }.
fault-ogid-fields = Eine OGID hat 3 bis 11 Felder mit Doppelpunkten dazwischen, dieser Text hat { $found }.
fault-ogid-place = Die Plätze einer OGID sind 0 bis 9 und a bis q.
fault-id-field =
    { $field ->
        [cube] Der Dopplerwürfel der Kennung stimmt nicht: Erwartet wird eine Zweierpotenz.
        [owner] Der Besitzer des Dopplerwürfels stimmt nicht: Erwartet wird 1, 0 oder -1.
        [turn] Die Seite am Wurf stimmt nicht: Erwartet wird 1 oder -1.
        [dice] Die Würfel der Kennung stimmen nicht: Erwartet werden zwei Würfel von 1 bis 6 oder keine.
        [score] Der Stand der Kennung stimmt nicht: Erwartet wird weniger als die Matchlänge.
        [length] Die Matchlänge der Kennung stimmt nicht: Erwartet wird eine Zahl, 0 für Geldspiel.
        [rules] Die Regeln der Kennung stimmen nicht: Erwartet wird 0 oder 1 im Match, 0 bis 3 im Geldspiel.
        [checkers] Eine Zahl von Steinen stimmt nicht: Erwartet wird 0 bis 15.
       *[other] Ein Teil der Kennung liegt außerhalb des Erlaubten.
    }
setup-to-move = Die Seite am Wurf spielt
to-move-you = Du
to-move-bot = Der Bot
setup-open-editor = Auf dem Brett aufbauen
setup-dice = Würfel
dice-server = Tavola würfelt
dice-server-about = Faire Würfel aus der Zufallsquelle des Systems.
dice-hand = Von Hand eingeben
dice-hand-about = Du würfelst auf dem Tisch und gibst ein, was die Würfel zeigen.
setup-board = Brett
setup-colour = Deine Steine
setup-colour-first = Steine von Spieler 1
colour-light = Hell
colour-dark = Dunkel
home-left = Links
home-right = Rechts
numbers-mover = Spieler am Zug
numbers-fixed = Fest
numbers-none = Keine
settings-aloud = Gegnerische Züge vorlesen
aloud-mine = Meine Nummern
aloud-theirs = Gegnerische
setup-summary = Dein Spiel
setup-summary-bot = Bot, { $level }
setup-summary-two = Zu zweit hier
setup-start = Los

## Matches

matches-title = Matches
matches-none = Noch keine Matches. Das erste ist nur einen Klick entfernt.
matches-more = Weitere Matches zeigen
matches-adjourned = vertagt
matches-open = Matchdatei öffnen
matches-open-hint = Dateien von GNU Backgammon, XG, Jellyfish, FIBS und Tavola. Du kannst eine Datei auch hierher ziehen oder ihren Text einfügen.
matches-opened = Das Match ist geöffnet.
matches-opened-part = Nur der Anfang der Datei ist lesbar: { $fault }
state-playing = Spiel { NUMBER($game) } läuft
state-won = Gewonnen von { $player }
state-drawn = Beendet
resume-of = { $players } weiterspielen
replay-link = Nachspielen
replay-of = { $players } nachspielen
delete = Löschen
delete-of = { $players } löschen
delete-title = Dieses Match löschen?
delete-text = { $players }, { $match }: Das Match mit all seinen Zügen ist dann für immer fort.
delete-yes = Löschen
delete-done = Das Match ist gelöscht.

## Replay

replay-board = Stellung
replay-begin = Anfang
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-halt = Anhalten
replay-place = Stelle im Match
replay-tools = Schritte
replay-keys = Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende an Anfang und Ende.
replay-plays = Züge
replay-none = Noch ist nichts gespielt.
replay-tie = Gleichstand { $dice }
replay-begins = { $dice }: beginnt
replay-lot = beginnt durch das Los
replay-cocked = gekippte Würfel, neuer Wurf
replay-result =
    { $level ->
        [1] { $player } gewinnt
        [2] { $player } gewinnt ein Gammon
        [4] { $player } gewinnt ein Mars
        [5] { $player } gewinnt ein Koks
       *[3] { $player } gewinnt ein Backgammon
    } ({ $points ->
        [one] { NUMBER($points) } Punkt
       *[other] { NUMBER($points) } Punkte
    })
replay-drawn = Niemand gewinnt
replay-play-on = Von hier weiterspielen
replay-edit = Im Editor öffnen
replay-save = Speichern als

## Position ids

id-link = Link
copy-link = Link zum Match kopieren
copy-link-long = Dieses Match ist zu lang für einen Link. Speichere es stattdessen als Datei.
id-plain = Einfach
copy-of = { $name } kopieren
copied = Kopiert
copy-failed = Kopieren ist hier nicht erlaubt. Markiere den Text und kopiere ihn von Hand.

## Rules

rules-contents = Inhalt
rules-all = Alle Spiele
rules-back-new = Zurück zum neuen Spiel
rules-back-match = Zurück zum Match
print = Drucken

## Position editor

edit-title = Stellung aufbauen
edit-lead = Wähle eine Farbe und tippe auf Felder und Bar. Steine, die nirgends stehen, sind abgetragen.
edit-keys = Mit der Tastatur: Pfeiltasten gehen über das Brett, Eingabe setzt einen Stein, Minus nimmt einen weg, eine Ziffer bestimmt, wie viele es sind.
edit-board = Brett zum Aufbauen
edit-checkers = Steine
edit-tool = Beim Antippen
edit-tool-add = Setzen
edit-tool-remove = Wegnehmen
edit-on-roll = Am Wurf
edit-rest-off = { $player }: { NUMBER($count) } abgetragen
edit-none-left = { $player }: Alle Steine stehen schon auf dem Brett.
edit-start-position = Anfang
edit-empty = Leeren
edit-swap = Seiten tauschen
edit-undo = Rückgängig
edit-read = Kennung einlesen
edit-read-act = Auf dem Brett zeigen
edit-read-done = Die Stellung steht auf dem Brett.
edit-awaits = Zu entscheiden
edit-awaits-before = Vor dem Wurf
edit-awaits-roll = Ein Wurf
edit-awaits-double = Ein Doppel
edit-score-cube = Stand und Dopplerwürfel
edit-stakes = Gespielt wird
edit-stakes-money = Um Geld
edit-stakes-match = Ein Match
edit-score-of = Punkte von { $player }
edit-crawford = Crawford-Spiel
edit-cube = Dopplerwürfel
edit-cube-owner = Der Dopplerwürfel gehört
edit-cube-middle = Niemandem
edit-jacoby = Jacoby-Regel
edit-jacoby-help = Ein Gammon zählt erst, wenn gedoppelt wurde.
edit-beavers = Beaver
judge-title = Bewertung
judge-wins = Siege
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammons
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammons
}
judge-equity = Equity von { $player }: { $equity } (ohne Dopplerwürfel { $cubeless })
judge-plays = Beste Züge
judge-cube-of = Dopplerentscheidung: { $player }
edit-ids = Diese Stellung
edit-ids-none = Sobald die Stellung möglich ist, erscheinen hier ihre Kennungen, und ein Match kann daraus beginnen.
edit-play-bot = Gegen den Bot spielen
edit-play-two = Zu zweit spielen

## Settings

settings-title = Einstellungen
settings-page = Seite
settings-theme = Farben
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
settings-colour = Steine von Spieler 1
settings-look = Aussehen
look-walnut = Nussbaum
look-baize = Grünes Tuch
look-slate = Schiefer
look-sea = Meer
look-clay = Terrakotta
look-clear = Für Farbfehlsichtige
look-contrast = Hoher Kontrast
settings-home = Spieler 1 trägt ab
settings-numbers = Nummern der Felder
settings-play = Spielen
settings-taps = Einen Stein ziehen
taps-one = Ein Tipp
taps-two = Zwei Tipps
settings-taps-help = Ein Tipp setzt die höhere Augenzahl; ein Tipp auf ein leeres Feld holt zwei Steine dorthin, wenn der Wurf es erlaubt. Bei zwei Tipps wählst du erst den Stein, dann sein Ziel. Ziehen geht immer.
settings-roll = Automatisch würfeln
roll-clear = Außer wenn ich doppeln darf
roll-ask = Nie
roll-always = Immer
settings-roll-help = Bei „Immer“ bleibt dir vor dem Wurf ein Moment, um zu doppeln.
settings-speed = Bewegung
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Keine
settings-sound = Töne
settings-sound-help = Leise Töne von Würfeln und Steinen.
settings-analyse = Jedes Match am Ende analysieren
settings-analyse-help = Das geschieht im Hintergrund; das Ergebnis zeigt dann die Fehlerraten beider Spieler und die teuersten Entscheidungen.
settings-haptics = Vibration
settings-haptics-help = Das Telefon vibriert beim Ziehen, Schlagen und Würfeln.
settings-forced = Erzwungene Züge ausführen
settings-forced-help = Ein Zug, der sich nur auf eine Art spielen lässt, wird für dich gespielt.
settings-greedy = Automatisch abtragen
settings-greedy-help = Sind alle Steine aneinander vorbei, tragen die Würfel von selbst ab, was sie können.
settings-pips = Pips zeigen
settings-pips-help = Zeigt, wie weit jede Seite noch hat.
settings-turning = Brett zum Spieler am Zug drehen
settings-turning-help = Zu zweit an einem Bildschirm sitzt unten, wer am Zug ist.
settings-confirm = Ein Zug endet
confirm-moment = Nach einem Moment
confirm-ask = Wenn ich ihn bestätige
confirm-never = Sofort
settings-confirm-help = Eine Berührung hält die Uhr an, damit du überlegen oder zurücknehmen kannst. Mit der Tastatur beendet die Eingabetaste den Zug.
lan-title = Andere Geräte zu Hause
lan-switch = Für dieses Netzwerk öffnen
lan-switch-help = Ein Telefon im selben Netzwerk öffnet den Link und nimmt einen Platz ein oder schaut zu.
lan-link = den Link
lan-code = QR-Code von { $url }
lan-whom = Wer diesen Link hat, kann alle Matches sehen, darin spielen und neue beginnen. Nur dieser Computer kann Matches löschen. Der Link gilt, bis du den Zugang schließt oder Tavola beendest.
lan-guest = Dieses Gerät ist zu Gast. Den Zugang öffnet und schließt man auf dem Computer, auf dem Tavola läuft.
me-title = Du auf diesem Server

## About

about-title = Über Tavola
about-what = Tavola spielt Backgammon und seine Verwandten: das moderne Spiel, die Spiele aus fünf gedruckten Anleitungen und überlieferte Spiele vieler Länder.
about-dice = Die Würfel eines Matches werden vor dem ersten Wurf versiegelt, und jeder kann sie am Ende prüfen. Der Bot weiß von ihnen nicht mehr als du.
about-private = Alles bleibt auf deinem Computer: Matches, Namen und Einstellungen. Nichts wird irgendwohin gesendet.
about-keys-title = Tastatur
about-keys = Jede Seite lässt sich mit der Tastatur bedienen: Tab geht weiter, Eingabe und Leertaste wählen, Pfeiltasten gehen über das Brett und durch das Nachspielen.
about-licence-title = Lizenz
about-licence = Tavola ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, wie du magst. Es enthält die Bibliothek Fluent von Mozilla und anderen:
about-version = Version { $version }

## What options do not go together

conflict-needs-hits = braucht Steine, die geschlagen werden können
conflict-needs-pins = braucht Steine, die festgesetzt werden können
conflict-needs-blocks = braucht ein Spiel, in dem ein einzelner Stein sperrt
conflict-needs-first-point = braucht eine Aufstellung mit allen Steinen auf dem ersten Feld
conflict-needs-pool = braucht Steine, die im Vorrat beginnen
conflict-start-clash = beide würden auf denselben Feldern beginnen
conflict-needs-whole-board = braucht ein Brett mit 24 Feldern
conflict-open-roll-is-one = ein offener Wurf bringt keine weiteren Würfe und wird nicht abgegeben
conflict-open-roll-has-no-cube = ein offener Wurf lässt dem Dopplerwürfel keinen Moment
conflict-fixed-roll-is-one = ein fester Wurf bringt keine weiteren Würfe
conflict-head-needs-one-part = die Kopfregel braucht Pasche aus einem Teil
conflict-hand-over-needs-chain = nur ein Pasch mit allen höheren Zahlen wird abgegeben
conflict-all-or-nothing-is-one = alles oder nichts braucht freie Reihenfolge und Pasche aus einem Teil
conflict-needs-backgammons = braucht Spiel, die dreifach zählen
conflict-backgammon-rules-first = stell zuerst wieder die übliche Regel für ein Backgammon ein
conflict-needs-half-board = braucht ein halbes Brett
conflict-needs-towers = braucht Türme
conflict-needs-beavers = braucht Beaver
conflict-counts-one = Spiel, die so enden, zählen eins
conflict-never-ends = Züge rückwärts brauchen unbegrenzte Stapel, Schlagen und den Sieg dessen, der zuerst fertig ist – sonst endet ein Spiel vielleicht nie
conflict-own-game = dieses Spiel zieht auf seine eigene Art
option-blocked = Geht hier nicht: { $value } – { $why }.
option-own-way = auf eigene Art
options-closed = Was nicht zu diesen Regeln passt

## The gallery

home-any-length = Jede Dauer
home-length-short = Bis 10 Minuten
home-length-medium = 10 bis 25 Minuten
home-length-long = Über 25 Minuten
home-any-luck = Können oder Glück
home-luck-low = Vor allem Können
home-luck-even = Von beidem etwas
home-luck-high = Vor allem Glück
home-any-cube = Mit/ohne Dopplerwürfel
home-cube-with = Mit Dopplerwürfel
home-cube-without = Ohne Dopplerwürfel
origin-leaflet = Anleitung { $number }
origin-tradition = Traditionell
games-without-trictrac = Trictrac ist nicht dabei: Es wird nach jedem Zug gewertet, und Tavola spielt es nicht.

## House rules

custom-rules-title = Deine Hausregeln
custom-rules-lead = Nimm irgendein Spiel, ändere, was du anders spielst, und gib dem Ganzen einen Namen.
custom-rules-new = Eigene Regeln anlegen
custom-rules-open = Regeldatei öffnen
custom-about = Aus { $game }, { $count ->
    [one] eine Änderung
   *[other] { $count } Änderungen
}.
custom-change = Ändern
custom-remove = Entfernen
custom-remove-ask = „{ $name }“ entfernen? Begonnene Matches behalten diese Regeln.
custom-file = Als Datei speichern
custom-link = Link kopieren
custom-link-copied = Der Link ist kopiert. Er funktioniert nur auf diesem Computer; um die Regeln weiterzugeben, speichere sie als Datei.
custom-link-show = Diesen Link kopieren:
custom-name = Name dieser Regeln
custom-save = Als Hausregeln speichern
custom-saved = Gespeichert. „{ $name }“ steht jetzt bei den Spielen.
custom-name-missing = Gib diesen Regeln zuerst einen Namen.
custom-from-link = Jemand hat dir diese Regeln geschickt. Spiel sie, oder speichere sie.

## Rules side by side

compare-title = Regeln nebeneinander
compare-lead = Zwei bis fünf Spiele oder Hausregeln. Was sich unterscheidet, steht oben.
compare-leaflets = Die fünf Anleitungen
compare-add = Spiel hinzufügen
compare-remove = { $game } entfernen
compare-differences = { $count ->
    [0] Kein Unterschied
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
}
compare-same = In allen gleich
compare-rule = Regel

## Analysis; its page has its own file

analysis-link = Analysieren
sealed-link = Diese Würfel prüfen
sealed-link-running = Versiegelte Würfel
analysis-of = { $players } analysieren

## A tutor that warns before an error is played

settings-tutor = Vor Fehlern warnen
settings-tutor-help = In Spielen gegen Tavola wirst du gewarnt, bevor du einen so schlechten Zug oder eine so schlechte Dopplerentscheidung bestätigst. Dann kannst du neu überlegen.
settings-tutor-off = Nie
settings-tutor-doubtful = Ab zweifelhaft
settings-tutor-bad = Ab schlecht
settings-tutor-very-bad = Ab sehr schlecht
tutor-title = Es gibt einen besseren Zug
tutor-text = Dieser Zug kostet { $loss } Equity.
tutor-yours = Dein Zug { $chances }
tutor-best = Der beste Zug { $chances }
tutor-back = Neu überlegen
tutor-show = Den besseren Zug zeigen
tutor-anyway = Trotzdem spielen
tutor-cube-title = Denk noch einmal über den Dopplerwürfel nach
tutor-cube-text = Diese Entscheidung kostet { $loss } Equity.
tutor-cube-anyway = Dabei bleiben
