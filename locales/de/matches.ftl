### The list of matches, and the replay of one.

## Matches

matches-title = Matches
matches-none = Noch keine Matches. Das erste ist nur einen Klick entfernt.
matches-more = Weitere Matches zeigen
matches-adjourned = vertagt
matches-open = Matchdatei öffnen
matches-open-hint = Dateien von GNU Backgammon, XG, Jellyfish, FIBS und Tavola. Du kannst eine Datei auch hierher ziehen oder ihren Text einfügen.
matches-opened = Das Match ist geöffnet.
state-playing = Spiel { NUMBER($game) } läuft
state-won = Gewonnen von { $player }
state-drawn = Beendet
resume-of = { $players } weiterspielen
replay-of = { $players } nachspielen
delete-title = Dieses Match löschen?
delete-text = { $players }, { $match }: Das Match mit all seinen Zügen ist dann für immer fort.
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
replay-save = Speichern als
