### The list of matches, and the replay of one.

## Matches

matches-title = Incontri
matches-none = Ancora nessun incontro. Il primo è a un clic.
matches-more = Mostra altri incontri
matches-adjourned = rinviato
matches-open = Apri un file di incontro
matches-open-hint = File di GNU Backgammon, XG, Jellyfish, FIBS e Tavola. Puoi anche trascinare qui un file o incollarne il testo.
matches-opened = L’incontro è aperto.
state-playing = Partita { NUMBER($game) } in corso
state-won = Vinto da { $player }
state-drawn = Finito
resume-of = Continua { $players }
replay-of = Rivedi { $players }
delete-title = Eliminare questo incontro?
delete-text = { $players }, { $match }: l’incontro e tutte le sue mosse spariranno per sempre.
delete-done = L’incontro è stato eliminato.

## Replay

replay-board = Posizione
replay-begin = Inizio
replay-first = All’inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-run = Riproduci
replay-halt = Ferma
replay-place = Punto dell’incontro
replay-keys = Le frecce vanno passo per passo, Inizio e Fine agli estremi.
replay-plays = Mosse
replay-none = Non si è ancora giocato nulla.
replay-tie = Parità { $dice }
replay-begins = { $dice }: comincia
replay-lot = comincia per sorteggio
replay-cocked = dadi in bilico, si tira di nuovo
replay-result =
    { $level ->
        [1] { $player } vince
        [2] { $player } vince un gammon
        [4] { $player } vince un mars
        [5] { $player } vince un koks
       *[3] { $player } vince un backgammon
    } ({ $points ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } punti
    })
replay-drawn = Non vince nessuno
replay-play-on = Gioca da qui
replay-save = Salva come
