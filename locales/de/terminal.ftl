### The terminal (tavola play). What a player types (roll, bar, off …) is the same in every language.

## The match and its two sides, in one line each: short words

tui-score = Stand { $score }
tui-pips = Pips { $pips }
tui-cube = Doppler { $value }
tui-cube-middle = Dopplerwürfel { $value } in der Mitte

## What happened: after the sign of the player who did it

tui-chooses = wählt { $dice }
tui-bot-rolls = würfelt: gib die Würfel ein, etwa roll 31

## Keys

tui-enter = Eingabe
tui-keys-typed = Eingabe ausführen   Tab ergänzen   Esc löschen
tui-keys-holding = Pfeile Ziel wählen   Eingabe absetzen   Esc zurücklegen
tui-roll-ahead = Vorauswürfeln
tui-help = Hilfe
tui-quit = Beenden
tui-yes = Eingabe: ja
tui-other-key = jede andere Taste: nein
tui-answer = Antwort
tui-key-arrows = Pfeile, Tab: zu einem Stein oder Feld
tui-key-enter = Eingabe: aufnehmen, absetzen; Zug beenden
tui-key-escape = Esc: zurücklegen, löschen
tui-key-type = Buchstaben: ein Befehl oder ein Zug; Tab ergänzt
tui-key-suspend = zurück zur Shell; fg macht weiter

## What can be typed. The words that are typed stand before each of these.

tui-help-move = ziehen; auch 13 8 6 5, bar/20, 6/off(2), 8/5*
tui-help-roll = würfeln; mit eigenen Würfeln: roll 31
tui-help-done = den Zug beenden
tui-help-undo = einen Schritt zurücknehmen, oder alle
tui-help-double = doppeln
tui-help-take = annehmen, ablehnen; auch beaver, raccoon
tui-help-resign = aufgeben: 1 einfach, 2 Gammon, 3 Backgammon
tui-help-accept = eine Aufgabe annehmen oder ablehnen
tui-help-next = das nächste Spiel; finish beendet ein Geldspiel
tui-help-choose = einen Pasch wählen, wo das Spiel danach fragt
tui-help-pick = zwei Zahlen nennen statt zu würfeln, wo das Spiel danach fragt
tui-help-hint = was die Engine tun würde
tui-help-board = das Brett noch einmal zeigen
tui-help-moves = alle Schritte, die jetzt möglich sind
tui-help-score = wie es steht
tui-help-where = wer auf einem Platz steht, oder überall
tui-help-last = was zuletzt geschah, noch einmal
tui-help-again = Revanche, nach dem Match
tui-help-quit = aufhören; das Match bleibt gespeichert

## What was refused, or went wrong

tui-empty = Gib einen Befehl ein; help nennt alle
tui-not-utf8 = Das ist kein Text in UTF-8; help nennt die Befehle
tui-too-long = Eine Zeile hat höchstens { $most } Bytes; help nennt die Befehle
tui-unknown = Den Befehl „{ $word }“ gibt es nicht; help nennt alle
tui-alone = Nach { $word } folgt nichts
tui-dice = Nach roll folgen Würfel, etwa 31, nicht „{ $text }“
tui-level = Wie viel? Gib resign 1 bis resign { $most } ein
tui-choice = Gib eine Zahl von 1 bis 6 ein, etwa choose 4
tui-pick = Gib zwei verschiedene Zahlen ein, etwa pick 65
tui-place = Gib einen Platz auf dem Brett ein, etwa where 13, where bar
tui-now = Jetzt: { $words }
tui-not-over = Das Match ist noch nicht zu Ende
tui-ambiguous = Das lässt sich auf mehrere Arten spielen: { $ways }
tui-not-resigned = Nicht aufgegeben
tui-not-done = Nichts geschehen
tui-choose-key = Gib eines der Wörter unten ein
tui-not-kept = { $detail } – eine beliebige Taste versucht es erneut
tui-not-kept-line = { $detail }; Eingabe versucht es erneut
tui-engine-lost = Die Engine brach ohne Antwort ab
tui-kept = Gespeichert in { $path }
tui-analyse = Analysieren mit tavola analyse { $number }
tui-check-dice = Würfel prüfen mit tavola dice verify { $number }
tui-too-small = Dieses Terminal hat { $width } x { $height } Zeichen, das Brett braucht { $columns } x { $lines }. Ctrl-C beendet.

## For the ear: sentences instead of a picture

tui-you = Du
tui-bot = Bot
tui-both-pips = { $own } zu { $other }
tui-count-on = { $count } auf { $place }
tui-empty-place = { $place }: leer
tui-on-place = { $place }: { $who ->
    [you] du hast { $count }
   *[name] { $name } hat { $count }
}
