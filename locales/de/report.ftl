### Reports of analyses: the page that is saved, beside the messages of the analysis itself

report-partial = Nur teilweise gelesen: { $note }
report-few = { $player }: Der PR ist unsicher, weil nur wenige Entscheidungen zählen ({ NUMBER($count) }).
report-too-few = { $player }: Für einen PR zählen zu wenige Entscheidungen ({ NUMBER($count) }).
report-met = Match-Equity-Tabelle { $met }
report-counted = Entscheidungen, die der PR zählt
report-limits = Fehler, grobe Fehler (Grenzen von eXtreme Gammon)
report-plays = Züge, davon mit Auswahl
report-cube = Entscheidungen, davon knappe und getroffene
report-made = Gedoppelt, angenommen, abgelehnt
report-resignations = Aufgegebene Spiele (in keiner Summe)
report-luck-rate = Glück je Zug, mEMG
report-best = Am besten: { $choice }
report-player = Spieler
report-decision = Entscheidung
report-equity = Equity
report-loss = Verlust
report-lost = Niederlage
