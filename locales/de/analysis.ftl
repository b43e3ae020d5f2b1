### The page of an analysed match. PR is the performance rating of eXtreme Gammon, MWC the chance to win the match; docs/analysis.md defines the figures

analysis-title = Analyse
analysis-intro = Tavola beurteilt jeden Zug und jede Dopplerentscheidung beider Spieler und misst, wie viel Glück in jedem Wurf lag.
analysis-level = Gründlichkeit
analysis-level-quick = Schnell
analysis-level-quick-about = Ein Wurf voraus: ein erster Blick in Sekunden.
analysis-level-standard = Normal
analysis-level-standard-about = Zwei Würfe voraus, so stark wie die Stufe Meister.
analysis-level-thorough = Gründlich
analysis-level-thorough-about = Zwei Würfe voraus; knappe Züge werden außerdem ausgespielt. Dauert einige Minuten.
analysis-run = Analysieren
analysis-continue = Weiter analysieren
analysis-again = Neu analysieren
analysis-older = Diese Analyse stammt von einer früheren Version von Tavola, die anders geurteilt hat.
analysis-stop = Anhalten
analysis-progress =
    { $of ->
        [one] { NUMBER($done) } von { NUMBER($of) } Entscheidung
       *[other] { NUMBER($done) } von { NUMBER($of) } Entscheidungen
    }
analysis-progress-label = Fortschritt der Analyse
analysis-left-seconds = noch etwa { NUMBER($seconds) } s
analysis-left-minutes = noch etwa { NUMBER($minutes) } min
analysis-finished = Die Analyse ist fertig
analysis-none = In diesem Match ist noch nichts entschieden worden.
analysis-no-errors = Keine Fehler.
moments-title = Die entscheidenden Momente
moments-game-title = Die Momente dieses Spiels
moments-practise = Noch einmal als Aufgaben spielen
analysis-unit = Eine Equity von 1 ist hier { $unit } Punkte wert, den Mittelwert eines einfachen Spiels.
analysis-points = { $points } Pkt.
analysis-board = Stellung vor der Entscheidung von { $player }
analysis-decisions = Entscheidungen
analysis-only-errors = Fehler
analysis-all = Alle
analysis-previous = Vorige Entscheidung
analysis-next = Nächste Entscheidung
analysis-previous-error = Voriger Fehler
analysis-next-error = Nächster Fehler
analysis-keys = Pfeiltasten gehen von Entscheidung zu Entscheidung, mit der Umschalttaste von Fehler zu Fehler.
analysis-legend = Durchgezogene grüne Pfeile: der beste Zug. Gestrichelte Pfeile: der gespielte Zug.
analysis-made = (gespielt)
analysis-mark = Markieren
analysis-mark-errors = Alle Fehler markieren
analysis-unmark = Markierungen aufheben
analysis-roll-out-marked =
    { $count ->
        [one] { NUMBER($count) } markierte Entscheidung ausspielen
       *[other] { NUMBER($count) } markierte Entscheidungen ausspielen
    }
analysis-rank = Platz { NUMBER($rank) } von { NUMBER($choices) }
analysis-trials =
    { $trials ->
        [one] Rollout mit { NUMBER($trials) } Spiel
       *[other] Rollout mit { NUMBER($trials) } Spielen
    }
analysis-mwc = Match { $share }
analysis-chance-win = gewinnt { $share }
analysis-chance-win-gammon = { $wins ->
    [mars] Mars
   *[gammon] Gammons
} { $share }
analysis-chance-win-backgammon = { $wins ->
    [mars] Koks
   *[gammon] Backgammons
} { $share }
analysis-chance-lose-gammon = { $wins ->
    [mars] verlorene Mars
   *[gammon] verlorene Gammons
} { $share }
analysis-chance-lose-backgammon = { $wins ->
    [mars] verlorene Koks
   *[gammon] verlorene Backgammons
} { $share }
analysis-column-match = Match
analysis-column-win = Sieg
analysis-column-gammon = { $wins ->
    [mars] M
   *[gammon] G
}
analysis-column-backgammon = { $wins ->
    [mars] K
   *[gammon] BG
}
analysis-roll-luck = Glück des Wurfs: { $luck }
analysis-kind-roll = Wurf
analysis-what-if = Was wäre, wenn? Von hier weiterspielen
analysis-what-if-level = Gegner
analysis-save = Bericht speichern
analysis-save-text = Text
analysis-class-good = gut
analysis-class-doubtful = zweifelhaft
analysis-class-bad = schlecht
analysis-class-very-bad = sehr schlecht
analysis-luck-very-lucky = großes Glück
analysis-luck-lucky = Glück
analysis-luck-neutral = neutral
analysis-luck-unlucky = Pech
analysis-luck-very-unlucky = großes Pech
analysis-graph-mwc = Chance von { $player }, das Match zu gewinnen
analysis-graph-equity = Equity von { $player }
analysis-graph-luck = Glück bisher
analysis-graph-help = Jede Marke ist ein Fehler und führt zu seiner Entscheidung.
analysis-figures = Alle Zahlen
analysis-figures-help = Equities zählen in einfachen Siegen beim jeweiligen Stand des Dopplerwürfels. Der PR eines einzelnen Matches ist um etwa 1,5 unsicher.
analysis-rates = Fehlerraten
analysis-pr = PR (gezählt wie in eXtreme Gammon)
analysis-gnubg = Fehlerrate von GNU Backgammon, mEMG
analysis-snowie = Fehlerrate von Snowie
analysis-lost = Durch Fehler verloren
analysis-result = Ergebnis
analysis-adjusted = Ergebnis ohne Glück
analysis-checkers = Züge mit Steinen
analysis-unforced = Züge mit Auswahl
analysis-cube = Dopplerwürfel
analysis-close = Knappe und getroffene Entscheidungen
analysis-redouble = { $mistake } (Redoppeln)
analysis-mistake-missed-below-cash-point = Verpasstes Doppel (annehmen)
analysis-mistake-missed-above-cash-point = Verpasstes Doppel (ablehnen)
analysis-mistake-wrong-below-double-point = Zu früh gedoppelt
analysis-mistake-wrong-above-too-good = Gedoppelt, obwohl zu gut dafür
analysis-mistake-wrong-take = Zu Unrecht angenommen
analysis-mistake-wrong-drop = Zu Unrecht abgelehnt
analysis-mistake-wrong-beaver = Falscher Beaver
analysis-mistake-missed-beaver = Verpasster Beaver
analysis-luck = Glück
analysis-luck-sum = Glück aller Würfe
analysis-by-part = Nach Spielphasen
analysis-part-opening = Eröffnung
analysis-part-middle = Mittelspiel
analysis-part-race = Rennen
analysis-part-bear-off = Abtragen

rollout-from-analysis = Ausspielen
analysis-openings = Im Eröffnungsbuch
