## Why an action was refused

refusal-not-your-turn = Tocca all’altro giocatore.
refusal-not-now = Prima va fatto qualcos’altro.
refusal-premature-roll = L’avversario non ha ancora finito il turno; questo tiro non vale.
refusal-bad-dice = Questo tiro non esiste in questo gioco.
refusal-bad-opening = Secondo queste regole una partita comincia in un altro modo.
refusal-illegal-move = Questa mossa non è permessa.
refusal-turn-not-finished = Devi giocare ancora una parte del tiro.
refusal-nothing-to-take-back = Non c’è nessuna mossa da annullare.
refusal-too-late-for-cocked = I dadi in bilico si dichiarano prima di muovere una pedina.
refusal-bad-choice = Scegli un doppio da 1 a 6.
refusal-bad-pick = Nomina due numeri diversi da 1 a 6 invece di tirare.
refusal-fixed-roll = Il primo tiro resta per tutta la partita.
refusal-no-cube = Questa partita si gioca senza cubo del raddoppio.
refusal-crawford-game = Nella partita Crawford non si raddoppia.
refusal-holland-too-early = Non si raddoppia prima che entrambi abbiano tirato due volte.
refusal-cube-not-yours = Il cubo è dell’avversario.
refusal-cube-at-limit = Il cubo non può salire oltre.
refusal-double-before-rolling = Si raddoppia solo prima di tirare.
refusal-no-beavers = Qui si gioca senza beaver.
refusal-no-raccoons = Qui si gioca senza raccoon.
refusal-bad-resignation = In questo gioco non puoi abbandonare così tanto.
refusal-match-over = L’incontro è finito.
refusal-bots-seat = Il bot gioca da sé.
refusal-not-your-seat = A questo posto gioca qualcun altro.
refusal-tavola-throws = In questo incontro tira Tavola.
refusal-dice-wanted = Inserisci i dadi.
refusal-wrong-dice = Ora servono altri dadi.
refusal-throw-stands = Questo tiro vale e non si ripete.
refusal-throw-is-last = Dopo un tiro bisogna aspettarne il risultato.
refusal-no-dice-due = Ora non si tira.
refusal-not-thrown = I dadi non sono ancora stati tirati.
refusal-not-a-decision = Ora non c’è nulla da decidere.
refusal-stale = Qualcuno è stato più veloce. Ecco come stanno le cose.

## Replay

replay-tools = Passi
replay-edit = Apri nell’editor

## Position editor

edit-stakes-money = A soldi
edit-crawford = Partita Crawford

## Settings

lan-title = Altri dispositivi di casa
lan-switch = Apri a questa rete
lan-switch-help = Un telefono della stessa rete apre il link e prende un posto, oppure guarda.
lan-link = il link
lan-code = Codice QR di { $url }
lan-whom = Chiunque abbia questo link può vedere tutti gli incontri, giocarvi e iniziarne di nuovi. Solo questo computer può eliminarli. Il link smette di valere quando disattivi questa voce o chiudi Tavola.
lan-guest = Questo dispositivo è ospite. L’accesso si attiva e si disattiva sul computer che esegue Tavola.

## A tutor that warns before an error is played

settings-tutor = Avvisa prima di un errore
settings-tutor-help = Nelle partite contro Tavola, un avviso ti permette di ripensarci prima di confermare una mossa o una decisione di cubo così sbagliata.
settings-tutor-off = Mai
settings-tutor-doubtful = Dubbia o peggio
settings-tutor-bad = Cattiva o peggio
settings-tutor-very-bad = Solo pessima
tutor-title = C’è una mossa migliore
tutor-text = Questa mossa perde { $loss } di equity.
tutor-yours = La tua mossa { $chances }
tutor-best = La mossa migliore { $chances }
tutor-back = Ci ripenso
tutor-show = Mostra la mossa migliore
tutor-anyway = Giocala comunque
tutor-cube-title = Ripensa al cubo
tutor-cube-text = Questa decisione perde { $loss } di equity.
tutor-cube-anyway = Confermala

## Che cosa c’è da fare

play-heading = { $match }: { $players }
play-loading = Preparo il tavoliere…
play-corners = I cerchi segnano gli angoli: l’ultima pedina salta da un angolo all’altro.
play-opening = Il primo tiro decide chi comincia
play-opening-lot = Il sorteggio decide chi comincia
play-opening-hand = Inserisci il primo tiro: un dado a testa
play-opening-hand-two = Inserisci il primo tiro: due dadi a testa
play-roll = { $who ->
    [you] Tocca a te
   *[name] Tira { $name }
}
play-roll-hand = { $who ->
    [you] Inserisci il tuo tiro
   *[name] Inserisci il tiro di { $name }
}
play-move = { $who ->
    [you] Hai { $dice }
   *[name] { $name } ha { $dice }
}
play-choose = { $who ->
    [you] Scegli un doppio
   *[name] { $name } sceglie un doppio
}
play-left = Ancora da giocare: { $numbers }
play-over = Conferma la mossa o annullala
play-ending = Il turno finisce da solo: annulla per pensarci ancora
play-dance = Nessuna mossa possibile con { $dice }
play-double = { $name } raddoppia a { $value }. Accetti?
play-beaver = { $name } fa beaver: il cubo va a { $value }
play-raccoon = { $name } fa raccoon: il cubo va a { $value }
play-resign = { $name } abbandona { $level ->
    [1] una partita semplice
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
} ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
play-wait = { $name } sta giocando…
play-sending = Invio…
why-no-checker = Lì non c’è nessuna tua pedina
why-no-number = Nessun numero rimasto porta lì
why-nothing-left = Tutti i numeri sono stati giocati
why-roll-plays-nothing = Questo tiro non vale nulla in questo gioco
why-pinned = La pedina sulla punta { $point } è inchiodata
why-bar-first = { $checkers ->
    [one] Prima deve rientrare la pedina sul bar
   *[other] Prima devono rientrare le pedine sul bar
}
why-bar-closed = Non si può rientrare: quelle punte sono chiuse
why-pool-first = Prima devono entrare le pedine della riserva
why-closed-point = La punta { $point } è chiusa: { $checkers ->
    [one] una pedina avversaria
   *[other] { $checkers } pedine avversarie
}
why-pin-closed = La punta { $point } è chiusa: c’è una pedina inchiodata
why-stack-limit = { $most ->
    [one] Sulla punta { $point } può stare una sola tua pedina
   *[other] Sulla punta { $point } non possono stare più di { $most } tue pedine
}
why-overtaking = Una pedina non può superarne un’altra tua
why-not-all-home = { $outside ->
    [one] Una pedina non è ancora in casa
   *[other] { $outside } pedine non sono ancora in casa
}
why-own-checker-pinned = Una tua pedina è ancora inchiodata
why-no-bearing-off = In questo gioco non si portano fuori pedine
why-farther-checker = La pedina sulla punta { $point } è più indietro: va prima
why-exact-number = Da lì si esce solo con un { $number }
why-hit-too-early = Non puoi colpire prima di avere una pedina in casa
why-hit-and-run = La pedina sulla punta { $point } ha colpito e resta lì in questa mossa
why-head-rule = In questa mossa nessun’altra pedina può lasciare la prima punta
why-courier = Prima una pedina deve raggiungere la punta { $point }
why-prime-rule = Quella fila di punte chiuse non è permessa
why-must-open = Bisogna aprire la fila di sei: tutte le pedine dell’avversario sono lì dietro
why-lower-first = Prima si deve giocare il { $number }
why-higher-number = Si può giocare un solo numero: dev’essere il { $number }
why-other-numbers = Dopo questa mossa non potresti giocare il resto del tiro, ed è obbligatorio se si può
why-all-or-nothing = Il tiro non si può giocare per intero, quindi non si gioca affatto
why-unusable = Con quel numero questa pedina non si muove
why-nothing-fits = Nessuna tua pedina può giocare questi numeri
why-towers-no-checker = Quella torre non si gioca così
why-towers-no-number = Nessuno dei numeri rimasti è di quella torre
why-towers-nothing-fits = Nessuna delle tue torri può usare questi numeri

## Pulsanti

act-roll = Tira
act-lot = Sorteggia
act-double = Raddoppia
act-redouble = Ridoppia
act-double-to = a { $value }
act-take = Accetta
act-drop = Rifiuta
act-beaver = Beaver
act-raccoon = Raccoon
act-accept = Accetta
act-refuse = Rifiuta
act-done = Fatto
act-pass = Fine turno
act-undo = Annulla
act-reset = Annulla tutto
act-forced = Mossa obbligata
act-off = Porta fuori
act-hint = Consiglio
act-resign = Abbandona…
act-cocked = Dadi in bilico
act-next = Prossima partita
act-end = Termina le partite
act-again = Nuovo incontro
act-rematch = Rivincita
act-replay = Rivedi
act-moves = Mosse
act-more = Altro
act-close = Chiudi
act-turn-board = Gira il tavoliere
act-turn-always = Giralo verso chi è di turno
act-rules = Regole
act-keys = Comandi
act-phone = Gioca su un altro dispositivo…
phone-title = Un altro dispositivo
phone-takes = L’altro dispositivo gioca
phone-watches = Guarda
phone-watches-only = L’altro dispositivo guarda questo incontro.
phone-here = Questo schermo gioca per { $player }.
seat-here = Questo schermo gioca
seat-both = Entrambi
act-sound = Suoni
act-matches = Tutti gli incontri
act-look = Guarda il tavoliere

## Giocatori e incontro

player-pips = Pip { $pips }
player-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
player-turn = di turno
player-cube = Cubo a { $value }
match-stake = Posta { $stake }
match-crawford = Crawford
match-game = Partita { $game }

## Che cosa è successo

say-opening = { $who0 ->
    [you] Tu
   *[name] { $name0 }
} { $die0 }, { $who1 ->
    [you] tu
   *[name] { $name1 }
} { $die1 }: { $who ->
    [you] cominci tu
   *[name] comincia { $name }
}
say-opening-tie = { $die } per entrambi: si tira di nuovo
say-opening-lot = Per sorteggio, { $who ->
    [you] cominci tu
   *[name] comincia { $name }
}
say-doubled = Raddoppio automatico: la posta raddoppia
say-roll = { $who ->
    [you] Tiri { $dice }
   *[name] { $name } tira { $dice }
}
say-play = { $who ->
    [you] Hai giocato { $play }
   *[name] { $name } ha giocato { $play }
}
say-dance = { $who ->
    [you] Non puoi muovere
   *[name] { $name } non può muovere
}
say-choose = { $who ->
    [you] Scegli { $dice }
   *[name] { $name } sceglie { $dice }
}
say-double = { $who ->
    [you] Raddoppi a { $value }
   *[name] { $name } raddoppia a { $value }
}
say-take = { $who ->
    [you] Accetti
   *[name] { $name } accetta
}
say-drop = { $who ->
    [you] Rifiuti
   *[name] { $name } rifiuta
}
say-beaver = { $who ->
    [you] Fai beaver
   *[name] { $name } fa beaver
}
say-raccoon = { $who ->
    [you] Fai raccoon
   *[name] { $name } fa raccoon
}
say-resign = { $who ->
    [you] Offri di abbandonare
   *[name] { $name } offre di abbandonare
} { $level ->
    [1] una partita semplice
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
}
say-accept = { $who ->
    [you] Accetti
   *[name] { $name } accetta
}
say-refuse = { $who ->
    [you] Rifiuti
   *[name] { $name } rifiuta
}
say-flag = { $who ->
    [you] Il tuo tempo è scaduto
   *[name] Il tempo di { $name } è scaduto
}
say-take-back-turn = { $who ->
    [you] Annulli il tuo ultimo turno
   *[name] { $name } annulla il suo ultimo turno
}
say-settle = La partita è chiusa per accordo
say-cocked = Dadi in bilico: il tiro non vale
say-step = da { $from } a { $to }
say-step-hit = da { $from } a { $to }, colpendo
say-step-pin = da { $from } a { $to }, inchiodando
say-picked = Presa da { $from }: { $targets }
say-undo = Mossa annullata
word-bar = bar
word-off = fuori
word-point = { $point }

## Risultati

result-game = { $who ->
    [you] Vinci
   *[name] { $name } vince
} { $level ->
    [1] la partita
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
result-draw = La partita finisce patta
result-match = { $who ->
    [you] Vinci l’incontro!
   *[name] { $name } vince l’incontro
}
result-match-draw = L’incontro finisce in parità
result-session = Le partite libere sono finite
result-drop = { $who ->
    [you] Non hai accettato il cubo
   *[name] { $name } non ha accettato il cubo
}
result-resign = { $who ->
    [you] Hai abbandonato
   *[name] { $name } ha abbandonato
}
result-time = { $who ->
    [you] Il tuo tempo è scaduto
   *[name] Il tempo di { $name } è scaduto
}

## Abbandonare

resign-title = Abbandona
resign-text = Quanto offri? L’avversario può rifiutare.
resign-level = { $level ->
    [1] Partita semplice
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
resign-cost = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Dadi a mano

pad-first = Primo dado
pad-second = Secondo dado
pad-third = Terzo dado
pad-of = Dado di { $name }
pad-of-first = { $name }: primo dado
pad-of-second = { $name }: secondo dado
pad-die = { $row }: { $value }

## Consigli

hint-title = Consiglio
hint-thinking = Sto pensando…
hint-ask = Chiedi consiglio quando tocca a te: le mosse migliori e quanto valgono.
hint-none = Ora non c’è nulla da decidere
hint-ply = { $ply }-ply
hint-chances = vince { $win }, { $wins ->
    [mars] mars
   *[gammon] gammon
} { $gammon }, { $wins ->
    [mars] mars persi
   *[gammon] gammon persi
} { $lost }
hint-no-double = Non raddoppiare
hint-double-take = Raddoppia, accetta
hint-double-drop = Raddoppia, rifiuta
hint-too-good = Troppo buona per raddoppiare: gioca per il gammon
hint-take = Accetta
hint-drop = Rifiuta
hint-beaver = Beaver
hint-raccoon = Raccoon
hint-side = { $who ->
    [you] Dal tuo punto di vista
   *[name] Dal punto di vista di { $name }
}
hint-roll = Tira i dadi
hint-choose = Scegli { $dice }
hint-resign = Abbandona: { $level ->
    [1] partita semplice
    [2] gammon
    [4] mars
    [5] koks
   *[3] backgammon
}
hint-accept = Accetta
hint-refuse = Prosegui

## Elenco delle mosse

list-title = Mosse
list-game = Partita { $game }
list-number = Turno
list-empty = Ancora nessuna mossa
list-dance = non muove
list-double = raddoppia a { $value }
list-take = accetta
list-drop = rifiuta
list-beaver = beaver
list-raccoon = raccoon
list-resign = abbandona { $level ->
    [1] una partita
    [2] un gammon
    [4] un mars
    [5] un koks
   *[3] un backgammon
}
list-accept = accetta
list-refuse = rifiuta
list-take-back-turn = annulla il suo ultimo turno
list-settle = chiusa per accordo
list-flag = tempo scaduto

## Tasti

keys-by-hand = Mouse e schermo tattile
keys-by-keyboard = Tastiera
keys-arrows = Le frecce vanno di punta in punta
keys-enter = Invio prende una pedina e la posa; sul vassoio porta fuori le pedine
keys-escape = Esc rimette la pedina
keys-done = Invio fuori dal tavoliere: il pulsante in evidenza
keys-roll = tira
keys-double = raddoppia
keys-undo = annulla l’ultima mossa
keys-hint = consiglio
keys-read = leggi la posizione
keys-type = scrivi una mossa
keys-help = questi tasti
keys-digits = dadi a mano
keys-touch = Tocca una pedina per giocare il dado più alto, due volte per proseguire con l’altro; il tasto destro del mouse gioca l’altro dado. Tocca una punta per portarvi la pedina più vicina, i dadi per scambiarli, oppure trascina una pedina.

## Connessione

link-lost = Connessione persa. Riprovo…
link-back = Di nuovo connesso
play-gone = Questo incontro è stato eliminato

## Domande

ask-double = Offrire il cubo a { $value }?
type-title = Scrivi una mossa
type-label = Mossa, per esempio { $example }
type-help = Numeri delle punte, bar e off; 6/off(2) muove due pedine.
type-help-towers = Il numero della torre e che cosa se ne fa: 6/apart (disfare), 6/stack (rifare) o 6/off (portare fuori).
type-play = Gioca
type-unreadable = Non si legge come mossa.
type-impossible = Questa mossa ora non è possibile.
aloud-pips = { $pips } pip
aloud-bar = sul bar { $count }
aloud-blots = blot { $points }
aloud-made = punte { $points }
aloud-anchors = ancore { $points }
aloud-off = fuori { $count }

## Games with rolls and ends of their own

board-pool = riserva
play-ahead = Il prossimo tiro si fa ora, prima che questo sia giocato
play-pick = Nominare due numeri diversi invece di tirare
play-fixed = Il primo tiro resta per tutta la partita: { $dice }
play-next-roll = Il tiro seguente: { $dice }
act-pick = Gioca { $dice }
act-go-on = Gioca la parte seguente
event-pick = Nomina { $dice }
how-hit = Chi colpisce perde.
how-last = Chi finisce per primo perde.
how-captured = L’ultima pedina è stata catturata.
how-mother = La madre è stata inchiodata.
how-mothers = Entrambe le madri sono state inchiodate.
how-dead = Nessuno poteva più muovere.
how-repetition = La posizione continuava a ripetersi.
how-settled = I due giocatori si sono accordati sul valore della partita.
