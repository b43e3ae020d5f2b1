### The terminal (tavola play). What a player types (roll, bar, off …) is the same in every language.

## The match and its two sides, in one line each: short words

tui-score = punti { $score }
tui-pips = pip { $pips }
tui-cube = cubo { $value }
tui-cube-middle = cubo { $value } al centro

## What happened: after the sign of the player who did it

tui-chooses = sceglie { $dice }
tui-bot-rolls = tira: scrivi i suoi dadi, per esempio roll 31

## Keys

tui-enter = Invio
tui-keys-typed = Invio esegui   Tab completa   Esc cancella
tui-keys-holding = frecce scegli dove   Invio posa   Esc rimetti
tui-roll-ahead = Tira in anticipo
tui-help = Aiuto
tui-quit = Esci
tui-yes = Invio: sì
tui-other-key = altro tasto: no
tui-answer = Risposta
tui-key-arrows = frecce, Tab: a una pedina o punta
tui-key-enter = Invio: prendi, posa; fine turno
tui-key-escape = Esc: rimetti, cancella
tui-key-type = lettere: un comando o una mossa; Tab completa
tui-key-suspend = torna alla shell; fg riprende

## What can be typed. The words that are typed stand before each of these.

tui-help-move = muovi; anche 13 8 6 5, bar/20, 6/off(2), 8/5*
tui-help-roll = tira i dadi; con dadi tuoi: roll 31
tui-help-done = fine turno
tui-help-undo = annulla una mossa, o tutte
tui-help-double = raddoppia
tui-help-take = accetta, rifiuta; anche beaver, raccoon
tui-help-resign = abbandona: 1 partita semplice, 2 gammon, 3 backgammon
tui-help-accept = rispondi a un abbandono
tui-help-next = la prossima partita; finish termina le partite libere
tui-help-choose = scegli un doppio, se il gioco lo chiede
tui-help-pick = di’ due numeri invece di tirare, se il gioco lo chiede
tui-help-hint = che cosa farebbe il motore
tui-help-board = mostra di nuovo il tavoliere
tui-help-moves = tutte le mosse possibili ora
tui-help-score = come va l’incontro
tui-help-where = chi sta in un posto, o dappertutto
tui-help-last = che cosa è successo, ancora una volta
tui-help-again = la rivincita, dopo l’incontro
tui-help-quit = smetti; l’incontro resta salvato

## What was refused, or went wrong

tui-empty = Scrivi un comando; help li elenca tutti
tui-not-utf8 = Questo non è testo in UTF-8; help elenca i comandi
tui-too-long = Una riga ha al massimo { $most } byte; help elenca i comandi
tui-unknown = Il comando «{ $word }» non c’è; help li elenca tutti
tui-alone = Dopo { $word } non segue nulla
tui-dice = Dopo roll seguono i dadi, per esempio 31, non «{ $text }»
tui-level = Quanto? Scrivi da resign 1 a resign { $most }
tui-choice = Scrivi un numero da 1 a 6, per esempio choose 4
tui-pick = Scrivi due numeri diversi, per esempio pick 65
tui-place = Scrivi un posto del tavoliere, per esempio where 13, where bar
tui-now = Ora: { $words }
tui-not-over = L’incontro non è ancora finito
tui-ambiguous = Si può giocare in più modi: { $ways }
tui-not-resigned = Non hai abbandonato
tui-not-done = Non è successo nulla
tui-choose-key = Scrivi una delle parole qui sotto
tui-not-kept = { $detail } – premi un tasto per riprovare
tui-not-kept-line = { $detail }; Invio per riprovare
tui-engine-lost = Il motore si è fermato senza rispondere
tui-kept = Salvato in { $path }
tui-analyse = Per analizzarlo: tavola analyse { $number }
tui-check-dice = Per verificarne i dadi: tavola dice verify { $number }
tui-too-small = Questo terminale ha { $width } x { $height } caratteri; il tavoliere ne chiede { $columns } x { $lines }. Ctrl-C esce.

## For the ear: sentences instead of a picture

tui-you = Tu
tui-bot = Bot
tui-both-pips = { $own } a { $other }
tui-count-on = { $count } su { $place }
tui-empty-place = { $place }: vuoto
tui-on-place = { $place }: { $who ->
    [you] ne hai { $count }
   *[name] { $name } ne ha { $count }
}
