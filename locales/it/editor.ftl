### The editor of positions.

edit-title = Componi una posizione
edit-lead = Scegli un colore e tocca le punte e il bar. Le pedine non collocate contano come uscite.
edit-keys = Da tastiera: le frecce percorrono il tavoliere, Invio aggiunge una pedina, meno ne toglie una, una cifra stabilisce quante.
edit-board = Tavoliere da comporre
edit-checkers = Pedine
edit-tool = Che cosa fa un tocco
edit-tool-add = Aggiungi
edit-tool-remove = Togli
edit-on-roll = Tira
edit-rest-off = { $player }: { NUMBER($count) } fuori
edit-none-left = { $player }: tutte le pedine sono già sul tavoliere.
edit-start-position = Iniziale
edit-empty = Svuota
edit-swap = Scambia le parti
edit-undo = Annulla
edit-read = Leggi un identificativo
edit-read-act = Mostra sul tavoliere
edit-read-done = La posizione è sul tavoliere.
edit-awaits = Da decidere
edit-awaits-before = Prima del tiro
edit-awaits-roll = Un tiro
edit-awaits-double = Un raddoppio
edit-score-cube = Punteggio e cubo
edit-stakes = Si gioca
edit-stakes-match = Un incontro
edit-score-of = Punti di { $player }
edit-cube = Cubo
edit-cube-owner = Il cubo è di
edit-cube-middle = Nessuno
edit-jacoby = Regola Jacoby
edit-jacoby-help = Un gammon vale solo dopo un raddoppio.
edit-beavers = Beaver
judge-title = Valutazione
judge-wins = Vittorie
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammon
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammon
}
judge-equity = Equity di { $player }: { $equity } (senza cubo { $cubeless })
judge-plays = Mosse migliori
judge-cube-of = Decisione di cubo: { $player }
edit-ids = Questa posizione
edit-ids-none = Appena la posizione è possibile, qui appaiono i suoi identificativi e un incontro può partire da lì.
edit-play-bot = Gioca contro il bot
edit-play-two = Gioca in due
