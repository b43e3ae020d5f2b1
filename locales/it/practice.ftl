### A player over all analysed matches

profile-title = Profilo
profile-who = Quale nome è il tuo?
profile-none = Nessun incontro è stato ancora analizzato. Analizza i tuoi incontri per vedere come giochi.
profile-player = Giocatore
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (senza nome)
profile-group = Incontri
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, analisi precedenti ({ NUMBER($count) })
profile-older = Queste analisi sono di una versione precedente di Tavola, che giudicava diversamente. Analizza di nuovo gli incontri per unirli a quelli nuovi.
profile-partial =
    { $count ->
        [one] Un incontro non è analizzato fino alla fine e non è contato.
       *[other] { NUMBER($count) } incontri non sono analizzati fino alla fine e non sono contati.
    }
profile-matches =
    { $count ->
        [one] { NUMBER($count) } incontro
       *[other] { NUMBER($count) } incontri
    }
profile-games =
    { $count ->
        [one] { NUMBER($count) } partita
       *[other] { NUMBER($count) } partite
    }
profile-decisions =
    { $count ->
        [one] { NUMBER($count) } decisione
       *[other] { NUMBER($count) } decisioni
    }
profile-all = Tutte le decisioni
profile-rate = PR
profile-interval = { $rate } ± { $margin }
profile-luck-rolls =
    { $count ->
        [one] in { NUMBER($count) } tiro
       *[other] in { NUMBER($count) } tiri
    }
profile-help = Il PR si calcola come in eXtreme Gammon; più è basso, meglio è. Il ± è un intervallo al 95%: con poche decisioni un PR dice poco.
profile-practise = Esercitati su questi errori
profile-graph-pr = PR, incontro per incontro
profile-graph-luck = Fortuna accumulata
profile-graph-help = Ogni segno è un incontro e porta alla sua analisi.
profile-by-month = Per mese
profile-by-opponent = Per avversario
profile-by-cube = Per decisione di cubo
profile-costliest = I tipi di errore più costosi
profile-times = { NUMBER($count) }×
profile-error-missed-hit = Colpo mancato
profile-error-wrong-hit = Colpo sbagliato
profile-error-risk = Troppo esposto
profile-error-hit-cost = Essere colpiti costava troppo
profile-error-caution = Troppo prudente
profile-error-replies = Buone risposte concesse
profile-error-back = Pedine lasciate indietro
profile-error-deep = Pedine sepolte
profile-error-key-points = Punte chiave non preparate
profile-error-play = Altra mossa
profile-against = contro { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Allenamento
practice-intro = Gli errori dei tuoi incontri analizzati tornano come problemi: presto se sbagli, sempre più tardi se li risolvi.
practice-kind = Problemi
practice-kind-deck = I miei errori
practice-of-match = Problemi di un solo incontro
practice-match-done = Tutti gli errori di questo incontro sono stati rigiocati.
practice-kind-quiz = Posizioni nuove
practice-threshold = Errori
practice-state = { NUMBER($due) } da rivedere, { NUMBER($total) } in tutto
practice-next-due = Niente da rivedere. Il prossimo problema arriva { $when }.
practice-empty = Non ci sono ancora problemi. Analizza un incontro con errori di questo giocatore.
practice-board = Posizione del problema
practice-ask-play = Hai tirato { $dice }. Qual è la mossa migliore?
practice-ask-double = Raddoppi?
practice-ask-answer = L’avversario raddoppia a { $value }. Accetti?
practice-answer = Rispondi
practice-solution = Mostra la soluzione
practice-right = Giusto
practice-nearly = Quasi giusto: perde { $loss }
practice-wrong = Sbagliato: perde { $loss }
practice-played = Giocato nell’incontro: { $play } ({ $loss })
practice-to-match = Vedi nell’incontro
practice-grade = Lo sapevi?
practice-grade-again = Per niente
practice-grade-hard = A malapena
practice-grade-good = Bene
practice-grade-easy = Subito
practice-due = Questo problema torna { $when }.
practice-next = Problema successivo
practice-undo = Annulla
practice-keys = Tasti: Invio risponde e prosegue, Backspace annulla una mossa, 1–4 valutano la risposta.
quiz-game = Gioco
quiz-theme = Tema
quiz-theme-any = Tutto
quiz-theme-opening = Risposte all’apertura
quiz-theme-bear-off = Uscita
quiz-theme-cube = Cubo
quiz-theme-back-game = Back game
quiz-search = Cerco una posizione in cui è facile sbagliare…
quiz-none = Nessuna posizione trovata per questo tema. Riprova o scegline un altro.
quiz-start = Posizione successiva
quiz-score =
    { $right ->
        [one] { NUMBER($right) } giusta su { NUMBER($count) }
       *[other] { NUMBER($right) } giuste su { NUMBER($count) }
    }
quiz-kept = Questa posizione è ora fra i tuoi problemi e torna { $when }.
day-tomorrow = La prossima posizione arriva domani.
day-more = Altre posizioni
