### The page of an analysed match. PR is the performance rating of eXtreme Gammon, MWC the chance to win the match; docs/analysis.md defines the figures

analysis-title = Analisi
analysis-intro = Tavola giudica ogni mossa e ogni decisione di cubo dei due giocatori, e misura la fortuna di ogni tiro.
analysis-level = Profondità
analysis-level-quick = Rapida
analysis-level-quick-about = Un tiro in anticipo: una prima idea in pochi secondi.
analysis-level-standard = Normale
analysis-level-standard-about = Due tiri in anticipo, con la forza del livello maestro.
analysis-level-thorough = Approfondita
analysis-level-thorough-about = Due tiri in anticipo; le mosse di valore simile si confrontano anche con un rollout. Richiede qualche minuto.
analysis-run = Analizza
analysis-continue = Continua l’analisi
analysis-again = Analizza di nuovo
analysis-older = Questa analisi è di una versione precedente di Tavola, che giudicava diversamente.
analysis-stop = Ferma
analysis-progress =
    { $done ->
        [one] { NUMBER($done) } decisione su { NUMBER($of) }
       *[other] { NUMBER($done) } decisioni su { NUMBER($of) }
    }
analysis-progress-label = Avanzamento dell’analisi
analysis-left-seconds = ancora circa { NUMBER($seconds) } s
analysis-left-minutes = ancora circa { NUMBER($minutes) } min
analysis-finished = L’analisi è finita
analysis-none = In questo incontro non è stato ancora deciso nulla.
analysis-no-errors = Nessun errore.
moments-title = I momenti decisivi
moments-game-title = I momenti di questa partita
moments-practise = Rigiocarli come problemi
analysis-unit = Un’equity di 1 vale qui { $unit } punti, la media di una partita semplice.
analysis-points = { $points } pt
analysis-board = Posizione prima della decisione di { $player }
analysis-decisions = Decisioni
analysis-only-errors = Errori
analysis-all = Tutte
analysis-previous = Decisione precedente
analysis-next = Decisione successiva
analysis-previous-error = Errore precedente
analysis-next-error = Errore successivo
analysis-keys = Le frecce vanno di decisione in decisione; con Maiusc, di errore in errore.
analysis-legend = Frecce verdi continue: la mossa migliore. Frecce tratteggiate: la mossa giocata.
analysis-made = (giocata)
analysis-mark = Segna
analysis-mark-errors = Segna tutti gli errori
analysis-unmark = Togli tutti i segni
analysis-roll-out-marked =
    { $count ->
        [one] Rollout di { NUMBER($count) } decisione segnata
       *[other] Rollout di { NUMBER($count) } decisioni segnate
    }
analysis-rank = posto { NUMBER($rank) } su { NUMBER($choices) }
analysis-trials =
    { $trials ->
        [one] rollout di { NUMBER($trials) } partita
       *[other] rollout di { NUMBER($trials) } partite
    }
analysis-mwc = incontro { $share }
analysis-chance-win = vince { $share }
analysis-chance-win-gammon = { $wins ->
    [mars] mars
   *[gammon] gammon
} { $share }
analysis-chance-win-backgammon = { $wins ->
    [mars] koks
   *[gammon] backgammon
} { $share }
analysis-chance-lose-gammon = { $wins ->
    [mars] mars persi
   *[gammon] gammon persi
} { $share }
analysis-chance-lose-backgammon = { $wins ->
    [mars] koks persi
   *[gammon] backgammon persi
} { $share }
analysis-column-match = Inc.
analysis-column-win = Vince
analysis-column-gammon = { $wins ->
    [mars] M
   *[gammon] G
}
analysis-column-backgammon = { $wins ->
    [mars] K
   *[gammon] BG
}
analysis-roll-luck = Fortuna del tiro: { $luck }
analysis-kind-roll = Tiro
analysis-what-if = E se…? Gioca da qui
analysis-what-if-level = Avversario
analysis-save = Salva il rapporto
analysis-save-text = Testo
analysis-class-good = buona
analysis-class-doubtful = dubbia
analysis-class-bad = cattiva
analysis-class-very-bad = pessima
analysis-luck-very-lucky = molto fortunato
analysis-luck-lucky = fortunato
analysis-luck-neutral = neutro
analysis-luck-unlucky = sfortunato
analysis-luck-very-unlucky = molto sfortunato
analysis-graph-mwc = Probabilità di { $player } di vincere l’incontro
analysis-graph-equity = Equity di { $player }
analysis-graph-luck = Fortuna accumulata
analysis-graph-help = Ogni segno è un errore e porta alla sua decisione.
analysis-figures = Tutte le cifre
analysis-figures-help = Le equity contano in vittorie semplici al valore attuale del cubo. Il PR di un solo incontro ha un’incertezza di circa 1,5.
analysis-rates = Tassi d’errore
analysis-pr = PR (contato come in eXtreme Gammon)
analysis-gnubg = Tasso d’errore di GNU Backgammon, mEMG
analysis-snowie = Tasso d’errore di Snowie
analysis-lost = Perso per errori
analysis-result = Risultato
analysis-adjusted = Risultato senza la fortuna
analysis-checkers = Gioco delle pedine
analysis-unforced = Mosse non forzate
analysis-cube = Cubo del raddoppio
analysis-close = Decisioni incerte o effettive
analysis-redouble = { $mistake } (ridoppio)
analysis-mistake-missed-below-cash-point = Raddoppio mancato, da accettare
analysis-mistake-missed-above-cash-point = Raddoppio mancato, da rifiutare
analysis-mistake-wrong-below-double-point = Raddoppio troppo presto
analysis-mistake-wrong-above-too-good = Raddoppio in posizione troppo buona
analysis-mistake-wrong-take = Accettato a torto
analysis-mistake-wrong-drop = Rifiutato a torto
analysis-mistake-wrong-beaver = Beaver sbagliato
analysis-mistake-missed-beaver = Beaver mancato
analysis-luck = Fortuna
analysis-luck-sum = Fortuna di tutti i tiri
analysis-by-part = Per fase della partita
analysis-part-opening = Apertura
analysis-part-middle = Medio gioco
analysis-part-race = Corsa
analysis-part-bear-off = Uscita

rollout-from-analysis = Avvia un rollout
analysis-openings = Nel libro delle aperture
