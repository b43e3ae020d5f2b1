### A new game.

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

## Settings

settings-home = Spieler 1 trägt ab
settings-numbers = Nummern der Felder

## House rules

custom-file = Als Datei speichern
custom-link = Link kopieren
custom-link-copied = Der Link ist kopiert. Er funktioniert nur auf diesem Computer; um die Regeln weiterzugeben, speichere sie als Datei.
custom-link-show = Diesen Link kopieren:
custom-name = Name dieser Regeln
custom-save = Als Hausregeln speichern
custom-saved = Gespeichert. „{ $name }“ steht jetzt bei den Spielen.
custom-name-missing = Gib diesen Regeln zuerst einen Namen.
custom-from-link = Jemand hat dir diese Regeln geschickt. Spiel sie, oder speichere sie.
