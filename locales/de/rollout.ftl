### Rollouts: a position is played many times, and its candidates are compared; docs/rollout.md defines the figures

rollout-title = Rollout
rollout-about = Spielt die Stellung viele Male aus, mit denselben Würfen für jeden Kandidaten, und vergleicht die Mittelwerte.
rollout-start = Ausspielen
rollout-trials = Spiele
rollout-trials-help = Höchstzahl für jeden Kandidaten. In 1.296 Spielen kommt jedes Paar erster Würfe einmal vor.
rollout-ply = Suchtiefe der Züge
rollout-cube-ply = Suchtiefe beim Dopplerwürfel
rollout-length = Länge
rollout-to-end = Bis zum Spielende
rollout-rolls =
    { $rolls ->
        [one] { NUMBER($rolls) } Wurf
       *[other] { NUMBER($rolls) } Würfe
    }
rollout-stop-clear = Aufhören, wenn die Entscheidung klar ist
rollout-stop-clear-help = Kandidaten, die klar zurückliegen (99 %), scheiden aus.
rollout-stop-se = Aufhören bei einem Standardfehler von
rollout-stop-never = Nie
rollout-more = Weitere Einstellungen
rollout-plays = Verglichene beste Züge
rollout-seed = Startwert der Würfel
rollout-cube = Mit Dopplerwürfel
rollout-luck = Glück abziehen (Varianzreduktion)
rollout-tables = Exakte Tabellen verwenden
rollout-all = Rollouts
rollout-none = Es gibt noch keine Rollouts. Beginne eines im Editor oder bei einer Entscheidung in einer Analyse.
rollout-list-more = Weitere Rollouts zeigen
rollout-open = Gespeichertes Rollout öffnen
rollout-show = Ansehen
rollout-show-of = Rollout ansehen: { $name }
rollout-save = Rollout speichern
rollout-remove = Rollout löschen
rollout-remove-title = Dieses Rollout löschen?
rollout-remove-text =
    { $trials ->
        [one] Sein einziges Spiel geht verloren.
       *[other] Seine { NUMBER($trials) } Spiele gehen verloren.
    }
rollout-removed = Das Rollout ist gelöscht
rollout-board = Stellung, die ausgespielt wird
rollout-table = Kandidaten
rollout-interval = Equity des Spielers am Wurf mit 95-%-Intervallen. Unterschiede sind mit denselben Würfen gemessen.
rollout-candidate = Kandidat
rollout-equity = Equity
rollout-loss = Rückstand
rollout-win = Siege
rollout-win-gammon = Gammons
rollout-win-backgammon = Backgammons
rollout-lose-gammon = Verlorene Gammons
rollout-lose-backgammon = Verlorene Backgammons
rollout-out = ausgeschieden
rollout-roll = Würfeln
rollout-before = vor dem Wurf
rollout-running = Läuft
rollout-paused = Angehalten
rollout-finished = Fertig
rollout-finished-said = Das Rollout ist fertig: { $best }
rollout-progress =
    { $of ->
        [one] { NUMBER($done) } von { NUMBER($of) } Spiel
       *[other] { NUMBER($done) } von { NUMBER($of) } Spielen
    }
rollout-progress-label = Fortschritt des Rollouts
rollout-left-seconds = noch höchstens etwa { NUMBER($seconds) } s
rollout-left-minutes = noch höchstens etwa { NUMBER($minutes) } min
rollout-pause = Anhalten
rollout-resume = Fortsetzen
rollout-more-trials = Spiele je Kandidat
rollout-extend = Weiterspielen
rollout-if-doubled = { $action }. Falls gedoppelt wird: { $answer }
rollout-sum-cube = Dopplerwürfel { $ply }
rollout-sum-no-cube = ohne Dopplerwürfel
rollout-sum-luck = Glück abgezogen
rollout-sum-no-luck = mit Glück
rollout-sum-stop-se = hört bei einem Standardfehler von { $error } auf
rollout-sum-seed = Startwert { $seed }
error-other-engine = Dieses Rollout wurde mit anderen Netzen oder Tabellen begonnen. Seine Ergebnisse bleiben; für mehr Spiele beginne ein neues.
