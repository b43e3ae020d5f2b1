### A player over all analysed matches

profile-title = Profil
profile-who = Welcher Name ist deiner?
profile-none = Noch ist kein Match analysiert. Analysiere deine Matches, dann siehst du hier, wie gut du spielst.
profile-player = Spieler
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (ohne Namen)
profile-group = Matches
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, ältere Analysen ({ NUMBER($count) })
profile-older = Diese Analysen stammen von einer früheren Version von Tavola, die anders geurteilt hat. Analysiere die Matches neu, damit sie zusammen mit den neuen gezählt werden.
profile-partial =
    { $count ->
        [one] Ein Match ist nicht zu Ende analysiert und fehlt hier.
       *[other] { NUMBER($count) } Matches sind nicht zu Ende analysiert und fehlen hier.
    }
profile-matches =
    { $count ->
        [one] { NUMBER($count) } Match
       *[other] { NUMBER($count) } Matches
    }
profile-games =
    { $count ->
        [one] { NUMBER($count) } Spiel
       *[other] { NUMBER($count) } Spiele
    }
profile-decisions =
    { $count ->
        [one] { NUMBER($count) } Entscheidung
       *[other] { NUMBER($count) } Entscheidungen
    }
profile-all = Alle Entscheidungen
profile-rate = PR
profile-interval = { $rate } ± { $margin }
profile-luck-rolls =
    { $count ->
        [one] in { NUMBER($count) } Wurf
       *[other] in { NUMBER($count) } Würfen
    }
profile-help = PR wird gezählt wie in eXtreme Gammon; weniger ist besser. Das ± steht für ein 95-%-Intervall: Bei wenigen Entscheidungen sagt ein PR wenig aus.
profile-practise = Diese Fehler üben
profile-graph-pr = PR, Match für Match
profile-graph-luck = Glück, aufsummiert
profile-graph-help = Jede Marke ist ein Match und führt zu seiner Analyse.
profile-by-month = Nach Monaten
profile-by-opponent = Nach Gegnern
profile-by-cube = Nach Dopplerentscheidungen
profile-costliest = Die teuersten Arten von Fehlern
profile-times = { NUMBER($count) }×
profile-error-missed-hit = Schlagen versäumt
profile-error-wrong-hit = Zu Unrecht geschlagen
profile-error-risk = Zu viel Risiko
profile-error-hit-cost = Treffer zu teuer
profile-error-caution = Zu vorsichtig
profile-error-replies = Gute Antworten zugelassen
profile-error-back = Steine hinten gelassen
profile-error-deep = Steine zu tief gestellt
profile-error-key-points = Wichtige Felder nicht vorbereitet
profile-error-play = Anderer Zug
profile-against = gegen { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Üben
practice-intro = Fehler aus deinen analysierten Matches kommen als Aufgaben wieder: bald, wenn du sie nicht löst, und nach jeder richtigen Antwort später.
practice-kind = Aufgaben
practice-kind-deck = Meine Fehler
practice-of-match = Aufgaben aus einem Match
practice-match-done = Alle Fehler dieses Matches sind noch einmal gespielt.
practice-kind-quiz = Neue Stellungen
practice-threshold = Fehler
practice-state = { NUMBER($due) } jetzt fällig, { NUMBER($total) } insgesamt
practice-next-due = Nichts ist fällig. Die nächste Aufgabe kommt { $when }.
practice-empty = Noch gibt es keine Aufgaben. Analysiere ein Match mit Fehlern dieses Spielers.
practice-board = Stellung der Aufgabe
practice-ask-play = Du hast { $dice } gewürfelt. Was ist der beste Zug?
practice-ask-double = Doppelst du?
practice-ask-answer = Dein Gegner doppelt auf { $value }. Nimmst du an?
practice-answer = Antworten
practice-solution = Lösung zeigen
practice-right = Richtig
practice-nearly = Fast richtig: Das verliert { $loss }
practice-wrong = Falsch: Das verliert { $loss }
practice-played = Im Match gespielt: { $play } ({ $loss })
practice-to-match = Im Match ansehen
practice-grade = Wie gut hast du es gewusst?
practice-grade-again = Gar nicht
practice-grade-hard = Kaum
practice-grade-good = Gut
practice-grade-easy = Sofort
practice-due = Diese Aufgabe kommt { $when } wieder.
practice-next = Nächste Aufgabe
practice-undo = Zurücknehmen
practice-keys = Tasten: Eingabe antwortet und geht weiter, Rücktaste nimmt einen Schritt zurück, 1 bis 4 bewerten.
quiz-game = Spiel
quiz-theme = Thema
quiz-theme-any = Alles
quiz-theme-opening = Antworten auf die Eröffnung
quiz-theme-bear-off = Abtragen
quiz-theme-cube = Dopplerwürfel
quiz-theme-back-game = Backgames
quiz-search = Suche eine Stellung, in der man sich leicht irrt …
quiz-none = Zu diesem Thema wurde keine Stellung gefunden. Versuch es noch einmal oder wähle ein anderes.
quiz-start = Nächste Stellung
quiz-score = { NUMBER($right) } von { NUMBER($count) } richtig
quiz-kept = Diese Stellung ist jetzt unter deinen Aufgaben und kommt { $when } wieder.
day-tomorrow = Die nächste Stellung kommt morgen.
day-more = Weitere Stellungen
