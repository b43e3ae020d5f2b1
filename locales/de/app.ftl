### Every page: its frame, errors, players and matches, boards; and the first page.

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
error-only-table = Das geht nur auf dem Computer, auf dem Tavola läuft.
error-forbidden = Das ist dir hier nicht möglich.
error-too-large = Die Datei ist zu groß.
error-timeout = Das ist nicht rechtzeitig angekommen. Versuch es noch einmal.
error-bad-request = So geht das nicht ({ $detail }).
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

setup-game = Spiel
setup-position = Anfangsstellung

## Matches

matches-opened-part = Nur der Anfang der Datei ist lesbar: { $fault }
replay-link = Nachspielen
delete = Löschen
delete-of = { $players } löschen
delete-yes = Löschen

## Position ids

id-link = Link
copy-link = Link zum Match kopieren
copy-link-long = Dieses Match ist zu lang für einen Link. Speichere es stattdessen als Datei.
id-plain = Einfach
copy-of = { $name } kopieren
copied = Kopiert
copy-failed = Kopieren ist hier nicht erlaubt. Markiere den Text und kopiere ihn von Hand.

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

## Rules side by side

compare-title = Regeln nebeneinander

## Analysis; its page has its own file

analysis-link = Analysieren
sealed-link = Diese Würfel prüfen
sealed-link-running = Versiegelte Würfel
analysis-of = { $players } analysieren

## Das Brett, fürs Ohr

board-label = Backgammonbrett
board-point = Feld { $point }
board-bar = Bar
board-off = Abgetragen
board-captured = Gefangen
board-stacked = gestapelt
board-apart = getrennt
board-restacked = wieder gestapelt
board-empty = leer
board-yours = { $count ->
    [0] keiner deiner Steine
    [one] einer deiner Steine
   *[other] { $count } deiner Steine
}
board-theirs = { $count ->
    [0] kein Stein des Gegners
    [one] ein Stein des Gegners
   *[other] { $count } Steine des Gegners
}
board-light = { $count ->
    [0] keine hellen Steine
    [one] ein heller Stein
   *[other] { $count } helle Steine
}
board-dark = { $count ->
    [0] keine dunklen Steine
    [one] ein dunkler Stein
   *[other] { $count } dunkle Steine
}
board-place = { $place }: { $contents }
board-place-pinned = { $place }: { $contents }, über einem festgesetzten Stein
board-source = { $words } – kann ziehen
board-target = { $words } – erreichbar
