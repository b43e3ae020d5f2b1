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

## Replay

replay-tools = Schritte
replay-edit = Im Editor öffnen

## Position editor

edit-stakes-money = Um Geld
edit-crawford = Crawford-Spiel

## Settings

lan-title = Andere Geräte zu Hause
lan-switch = Für dieses Netzwerk öffnen
lan-switch-help = Ein Telefon im selben Netzwerk öffnet den Link und nimmt einen Platz ein oder schaut zu.
lan-link = den Link
lan-code = QR-Code von { $url }
lan-whom = Wer diesen Link hat, kann alle Matches sehen, darin spielen und neue beginnen. Nur dieser Computer kann Matches löschen. Der Link gilt, bis du den Zugang schließt oder Tavola beendest.
lan-guest = Dieses Gerät ist zu Gast. Den Zugang öffnet und schließt man auf dem Computer, auf dem Tavola läuft.

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

## Was zu tun ist

play-heading = { $match }: { $players }
play-loading = Das Brett wird aufgestellt …
play-corners = Die Ringe zeigen die Ecken: Ein letzter Stein springt von Ecke zu Ecke.
play-opening = Der erste Wurf entscheidet, wer beginnt
play-opening-lot = Das Los entscheidet, wer beginnt
play-opening-hand = Gib den ersten Wurf ein: für jeden ein Würfel
play-opening-hand-two = Gib den ersten Wurf ein: für jeden zwei Würfel
play-roll = { $who ->
    [you] Du bist am Zug
   *[name] { $name } ist am Wurf
}
play-roll-hand = { $who ->
    [you] Gib deinen Wurf ein
   *[name] Gib den Wurf von { $name } ein
}
play-move = { $who ->
    [you] Du hast { $dice }
   *[name] { $name } hat { $dice }
}
play-choose = { $who ->
    [you] Wähle einen Pasch
   *[name] { $name } wählt einen Pasch
}
play-left = Noch zu ziehen: { $numbers }
play-over = Bestätige den Zug oder nimm ihn zurück
play-ending = Der Zug endet gleich von selbst – zum Überlegen zurücknehmen
play-dance = Kein Zug möglich mit { $dice }
play-double = { $name } doppelt auf { $value }. Annehmen?
play-beaver = { $name } kontert mit einem Beaver: Der Dopplerwürfel geht auf { $value }
play-raccoon = { $name } kontert mit einem Raccoon: Der Dopplerwürfel geht auf { $value }
play-resign = { $name } gibt auf: { $level ->
    [1] einfaches Spiel
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
play-wait = { $name } spielt …
play-sending = Wird gesendet …
why-no-checker = Dort steht kein Stein von dir
why-no-number = Keine übrige Augenzahl führt dorthin
why-nothing-left = Alle Augenzahlen sind gesetzt
why-roll-plays-nothing = Dieser Wurf zählt in diesem Spiel nichts
why-pinned = Der Stein auf { $point } ist festgesetzt
why-bar-first = { $checkers ->
    [one] Erst muss der Stein auf der Bar einwürfeln
   *[other] Erst müssen die Steine auf der Bar einwürfeln
}
why-bar-closed = Kein Einwürfeln möglich: Die Felder sind geschlossen
why-pool-first = Erst müssen die Steine aus dem Vorrat ins Spiel
why-closed-point = Feld { $point } ist geschlossen: { $checkers ->
    [one] dort steht ein gegnerischer Stein
   *[other] dort stehen { $checkers } gegnerische Steine
}
why-pin-closed = Feld { $point } ist geschlossen: Dort ist ein Stein festgesetzt
why-stack-limit = { $most ->
    [one] Auf Feld { $point } darf nur einer deiner Steine stehen
   *[other] Auf Feld { $point } dürfen höchstens { $most } deiner Steine stehen
}
why-overtaking = Ein Stein darf keinen eigenen überholen
why-not-all-home = { $outside ->
    [one] Ein Stein ist noch nicht im Heimfeld
   *[other] { $outside } Steine sind noch nicht im Heimfeld
}
why-own-checker-pinned = Einer deiner Steine ist noch festgesetzt
why-no-bearing-off = In diesem Spiel wird nicht abgetragen
why-farther-checker = Der Stein auf { $point } steht weiter hinten: Er kommt zuerst
why-exact-number = Von dort trägt nur eine { $number } ab
why-hit-too-early = Du darfst erst schlagen, wenn ein Stein von dir im Heimfeld ist
why-hit-and-run = Der Stein auf { $point } hat geschlagen und bleibt diesen Zug dort
why-head-rule = In diesem Zug darf kein weiterer Stein das erste Feld verlassen
why-courier = Erst muss ein Stein Feld { $point } erreichen
why-prime-rule = So eine Reihe geschlossener Felder ist nicht erlaubt
why-must-open = Die Sechserreihe muss geöffnet werden: alle Steine des Gegners stehen dahinter
why-lower-first = Erst muss die { $number } gesetzt werden
why-higher-number = Nur eine Augenzahl lässt sich setzen: Es muss die { $number } sein
why-other-numbers = Danach ließe sich der Rest des Wurfs nicht mehr setzen, und das musst du, wenn es geht
why-all-or-nothing = Der Wurf lässt sich nicht ganz setzen, darum gar nicht
why-unusable = Diese Augenzahl bewegt diesen Stein nicht
why-nothing-fits = Keiner deiner Steine kann eine dieser Augenzahlen setzen
why-towers-no-checker = So lässt sich dieser Turm nicht spielen
why-towers-no-number = Keine deiner restlichen Augenzahlen gehört zu diesem Turm
why-towers-nothing-fits = Keiner deiner Türme kann diese Augenzahlen nutzen

## Knöpfe

act-roll = Würfeln
act-lot = Auslosen
act-double = Doppeln
act-redouble = Redoppeln
act-double-to = auf { $value }
act-take = Annehmen
act-drop = Ablehnen
act-beaver = Beaver
act-raccoon = Raccoon
act-accept = Annehmen
act-refuse = Ablehnen
act-done = Fertig
act-pass = Zug beenden
act-undo = Zurücknehmen
act-reset = Alles zurück
act-forced = Zwangszug
act-off = Abtragen
act-hint = Tipp
act-resign = Aufgeben …
act-cocked = Gekippte Würfel
act-next = Nächstes Spiel
act-end = Geldspiel beenden
act-again = Neues Match
act-rematch = Revanche
act-replay = Nachspielen
act-moves = Züge
act-more = Mehr
act-close = Schließen
act-turn-board = Brett drehen
act-turn-always = Zum Spieler am Zug drehen
act-rules = Regeln
act-keys = Bedienung
act-phone = Auf einem anderen Gerät spielen …
phone-title = Ein anderes Gerät
phone-takes = Das andere Gerät spielt
phone-watches = Schaut zu
phone-watches-only = Das andere Gerät schaut diesem Match zu.
phone-here = Dieser Bildschirm spielt für { $player }.
seat-here = Dieser Bildschirm spielt
seat-both = Beide
act-sound = Töne
act-matches = Alle Matches
act-look = Brett ansehen

## Spieler und Match

player-pips = Pips { $pips }
player-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
player-turn = am Zug
player-cube = Dopplerwürfel auf { $value }
match-stake = Einsatz { $stake }
match-crawford = Crawford
match-game = Spiel { $game }

## Was geschehen ist

say-opening = { $who0 ->
    [you] Du
   *[name] { $name0 }
} { $die0 }, { $who1 ->
    [you] du
   *[name] { $name1 }
} { $die1 }: { $who ->
    [you] du beginnst
   *[name] { $name } beginnt
}
say-opening-tie = Beide { $die }: noch einmal
say-opening-lot = Das Los entscheidet: { $who ->
    [you] du beginnst
   *[name] { $name } beginnt
}
say-doubled = Automatisches Doppel: Der Einsatz wird verdoppelt
say-roll = { $who ->
    [you] Du würfelst { $dice }
   *[name] { $name } würfelt { $dice }
}
say-play = { $who ->
    [you] Du hast { $play } gespielt
   *[name] { $name } hat { $play } gespielt
}
say-dance = { $who ->
    [you] Du kannst nicht ziehen
   *[name] { $name } kann nicht ziehen
}
say-choose = { $who ->
    [you] Du wählst { $dice }
   *[name] { $name } wählt { $dice }
}
say-double = { $who ->
    [you] Du doppelst auf { $value }
   *[name] { $name } doppelt auf { $value }
}
say-take = { $who ->
    [you] Du nimmst an
   *[name] { $name } nimmt an
}
say-drop = { $who ->
    [you] Du lehnst ab
   *[name] { $name } lehnt ab
}
say-beaver = { $who ->
    [you] Du konterst mit einem Beaver
   *[name] { $name } kontert mit einem Beaver
}
say-raccoon = { $who ->
    [you] Du konterst mit einem Raccoon
   *[name] { $name } kontert mit einem Raccoon
}
say-resign = { $who ->
    [you] Du bietest an aufzugeben
   *[name] { $name } bietet an aufzugeben
}: { $level ->
    [1] einfaches Spiel
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
say-accept = { $who ->
    [you] Du nimmst an
   *[name] { $name } nimmt an
}
say-refuse = { $who ->
    [you] Du lehnst ab
   *[name] { $name } lehnt ab
}
say-flag = { $who ->
    [you] Deine Zeit ist abgelaufen
   *[name] Die Zeit von { $name } ist abgelaufen
}
say-take-back-turn = { $who ->
    [you] Du nimmst deinen letzten Zug zurück
   *[name] { $name } nimmt den letzten Zug zurück
}
say-settle = Ihr habt euch auf den Wert der Partie geeinigt
say-cocked = Gekippte Würfel: Der Wurf gilt nicht
say-step = { $from } nach { $to }
say-step-hit = { $from } nach { $to }, schlägt
say-step-pin = { $from } nach { $to }, setzt fest
say-picked = Aufgenommen von { $from }; Ziele: { $targets }
say-undo = Zurückgenommen
word-bar = Bar
word-off = draußen
word-point = { $point }

## Ergebnisse

result-game = { $who ->
    [you] Du gewinnst
   *[name] { $name } gewinnt
} { $level ->
    [1] das Spiel
    [2] ein Gammon
    [4] ein Mars
    [5] ein Koks
   *[3] ein Backgammon
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-draw = Das Spiel ist unentschieden
result-match = { $who ->
    [you] Du gewinnst das Match!
   *[name] { $name } gewinnt das Match
}
result-match-draw = Das Match ist unentschieden
result-session = Das Geldspiel ist zu Ende
result-drop = { $who ->
    [you] Du hast das Doppel abgelehnt
   *[name] { $name } hat das Doppel abgelehnt
}
result-resign = { $who ->
    [you] Du hast aufgegeben
   *[name] { $name } hat aufgegeben
}
result-time = { $who ->
    [you] Deine Zeit ist abgelaufen
   *[name] Die Zeit von { $name } ist abgelaufen
}

## Aufgeben

resign-title = Aufgeben
resign-text = Wie viel bietest du an? Dein Gegner darf ablehnen.
resign-level = { $level ->
    [1] Einfaches Spiel
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
resign-cost = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Würfel von Hand

pad-first = Erster Würfel
pad-second = Zweiter Würfel
pad-third = Dritter Würfel
pad-of = Würfel von { $name }
pad-of-first = { $name }: erster Würfel
pad-of-second = { $name }: zweiter Würfel
pad-die = { $row }: { $value }

## Tipps

hint-title = Tipp
hint-thinking = Denkt nach …
hint-ask = Frag nach einem Tipp, wenn du am Zug bist: die besten Züge und was sie wert sind.
hint-none = Gerade ist nichts zu entscheiden
hint-ply = { $ply }-ply
hint-chances = gewinnt { $win }, { $wins ->
    [mars] Mars
   *[gammon] Gammons
} { $gammon }, { $wins ->
    [mars] verlorene Mars
   *[gammon] verlorene Gammons
} { $lost }
hint-no-double = Nicht doppeln
hint-double-take = Doppeln, annehmen
hint-double-drop = Doppeln, ablehnen
hint-too-good = Zu gut zum Doppeln: auf Gammon spielen
hint-take = Annehmen
hint-drop = Ablehnen
hint-beaver = Beaver
hint-raccoon = Raccoon
hint-side = { $who ->
    [you] Aus deiner Sicht
   *[name] Aus der Sicht von { $name }
}
hint-roll = Würfeln
hint-choose = { $dice } wählen
hint-resign = Aufgeben: { $level ->
    [1] einfaches Spiel
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
hint-accept = Annehmen
hint-refuse = Weiter

## Zugliste

list-title = Züge
list-game = Spiel { $game }
list-number = Zug
list-empty = Noch keine Züge
list-dance = kein Zug
list-double = doppelt auf { $value }
list-take = nimmt an
list-drop = lehnt ab
list-beaver = Beaver
list-raccoon = Raccoon
list-resign = gibt auf: { $level ->
    [1] einfaches Spiel
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
list-accept = nimmt an
list-refuse = lehnt ab
list-take-back-turn = nimmt den letzten Zug zurück
list-settle = Einigung auf den Wert
list-flag = Zeit abgelaufen

## Tasten

keys-by-hand = Maus und Berührung
keys-by-keyboard = Tastatur
keys-arrows = Pfeiltasten gehen von Feld zu Feld
keys-enter = Eingabe nimmt einen Stein auf und setzt ihn ab; auf dem Kasten am Rand trägt sie ab
keys-escape = Escape legt den Stein zurück
keys-done = Eingabe neben dem Brett: der hervorgehobene Knopf
keys-roll = würfeln
keys-double = doppeln
keys-undo = letzten Zug zurücknehmen
keys-hint = Tipp
keys-read = Stellung vorlesen
keys-type = Zug eintippen
keys-help = diese Tasten
keys-digits = Würfel von Hand
keys-touch = Ein Tipp auf einen Stein setzt die höhere Augenzahl, ein zweiter gleich danach auch die niedrigere; die rechte Maustaste nimmt den anderen Würfel. Ein Tipp auf ein Feld holt den nächsten Stein dorthin, ein Tipp auf die Würfel vertauscht sie. Steine lassen sich auch ziehen.

## Verbindung

link-lost = Verbindung unterbrochen. Neuer Versuch …
link-back = Wieder verbunden
play-gone = Dieses Match wurde gelöscht

## Fragen

ask-double = Den Dopplerwürfel auf { $value } anbieten?
type-title = Zug eintippen
type-label = Zug, etwa { $example }
type-help = Feldnummern, bar und off; 6/off(2) bewegt zwei Steine.
type-help-towers = Die Nummer des Turms und was mit ihm geschieht: 6/apart (auflösen), 6/stack (stapeln) oder 6/off (abtragen).
type-play = Ziehen
type-unreadable = Das ist kein lesbarer Zug.
type-impossible = Das kann jetzt nicht gespielt werden.
aloud-pips = { $pips } Pips
aloud-bar = auf der Bar { $count }
aloud-blots = Blots { $points }
aloud-made = Felder { $points }
aloud-anchors = Anker { $points }
aloud-off = abgetragen { $count }

## Games with rolls and ends of their own

board-pool = Vorrat
play-ahead = Der nächste Wurf fällt jetzt, bevor dieser gespielt wird
play-pick = Statt zu würfeln zwei verschiedene Zahlen nennen
play-fixed = Der erste Wurf bleibt für das ganze Spiel: { $dice }
play-next-roll = Der Wurf danach: { $dice }
act-pick = { $dice } spielen
act-go-on = Den nächsten Teil spielen
event-pick = Nennt { $dice }
how-hit = Wer schlägt, verliert.
how-last = Wer zuerst fertig ist, verliert.
how-captured = Der letzte Stein wurde gefangen.
how-mother = Die Mutter wurde festgesetzt.
how-mothers = Beide Mütter wurden festgesetzt.
how-dead = Keiner von beiden konnte je wieder ziehen.
how-repetition = Die Stellung wiederholte sich.
how-settled = Beide haben sich auf den Wert der Partie geeinigt.
