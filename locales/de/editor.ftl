### The editor of positions.

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
edit-stakes-match = Ein Match
edit-score-of = Punkte von { $player }
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
