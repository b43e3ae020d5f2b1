### Rollouts: a position is played many times, and its candidates are compared; docs/rollout.md defines the figures

rollout-title = Rollout
rollout-about = Gioca la posizione moltissime volte, con gli stessi dadi per ogni candidato, e confronta le medie.
rollout-start = Avvia il rollout
rollout-trials = Partite
rollout-trials-help = Numero massimo per ogni candidato. In 1296 partite ogni coppia di primi tiri esce una volta.
rollout-ply = Profondità delle mosse
rollout-cube-ply = Profondità delle decisioni di cubo
rollout-length = Durata di una partita
rollout-to-end = Fino alla fine
rollout-rolls =
    { $rolls ->
        [one] { NUMBER($rolls) } tiro
       *[other] { NUMBER($rolls) } tiri
    }
rollout-stop-clear = Fermati quando la decisione è chiara
rollout-stop-clear-help = I candidati nettamente indietro (99%) vengono eliminati.
rollout-stop-se = Fermati a un errore standard di
rollout-stop-never = Mai
rollout-more = Altre impostazioni
rollout-plays = Numero di mosse confrontate
rollout-seed = Seme dei dadi
rollout-cube = Con il cubo
rollout-luck = Sottrai la fortuna (riduzione della varianza)
rollout-tables = Usa le tabelle esatte
rollout-all = Rollout
rollout-none = Non ci sono ancora rollout. Avviane uno nell’editor o da una decisione di un’analisi.
rollout-list-more = Mostra altri rollout
rollout-open = Apri un rollout salvato
rollout-show = Mostra
rollout-show-of = Mostra il rollout: { $name }
rollout-save = Salva il rollout
rollout-remove = Elimina il rollout
rollout-remove-title = Eliminare questo rollout?
rollout-remove-text =
    { $trials ->
        [one] Ha { NUMBER($trials) } partita, che andrà persa.
       *[other] Ha { NUMBER($trials) } partite, che andranno perse.
    }
rollout-removed = Il rollout è stato eliminato
rollout-board = Posizione del rollout
rollout-table = Candidati
rollout-interval = Equity del giocatore di turno, con intervalli al 95%. Le differenze sono misurate con gli stessi dadi.
rollout-candidate = Candidato
rollout-equity = Equity
rollout-loss = Distacco
rollout-win = Vittorie
rollout-win-gammon = Gammon
rollout-win-backgammon = Backgammon
rollout-lose-gammon = Gammon persi
rollout-lose-backgammon = Backgammon persi
rollout-out = eliminato
rollout-roll = Tirare
rollout-before = prima del tiro
rollout-running = In corso
rollout-paused = In pausa
rollout-finished = Finito
rollout-finished-said = Il rollout è finito: { $best }
rollout-progress =
    { $done ->
        [one] { NUMBER($done) } partita su { NUMBER($of) }
       *[other] { NUMBER($done) } partite su { NUMBER($of) }
    }
rollout-progress-label = Avanzamento del rollout
rollout-left-seconds = ancora al massimo { NUMBER($seconds) } s circa
rollout-left-minutes = ancora al massimo { NUMBER($minutes) } min circa
rollout-pause = Pausa
rollout-resume = Riprendi
rollout-more-trials = Partite per candidato
rollout-extend = Prosegui
rollout-if-doubled = { $action }. In caso di raddoppio: { $answer }
rollout-sum-cube = cubo { $ply }
rollout-sum-no-cube = senza cubo
rollout-sum-luck = fortuna sottratta
rollout-sum-no-luck = con la fortuna
rollout-sum-stop-se = si ferma a un errore standard di { $error }
rollout-sum-seed = seme { $seed }
error-other-engine = Questo rollout è stato avviato con altre reti o tabelle. I suoi risultati restano; per altre partite, avviane un altro.
