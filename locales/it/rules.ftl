# The rules of a game as a page. Every message is one sentence or two about one value of a rule set, and it is on
# the page only where the game can come to need it. "You" is the reader, who sits at the bottom of the picture.
# Points are counted by the distance that is left: 1 is the last point before a checker is off.


rules-section-aim = Scopo del gioco
rules-section-start = Tavoliere e posizione iniziale
rules-section-opening = Chi comincia
rules-section-moving = Movimento
rules-section-doubles = Doppi
rules-section-contact = Quando le pedine s’incontrano
rules-section-entering = Entrare in gioco
rules-section-bearing-off = Portare fuori le pedine
rules-section-scoring = Fine e punteggio
rules-section-cube = Il cubo del raddoppio
rules-section-match = L’incontro
rules-section-table = Al tavolo
rules-section-readings = Le nostre interpretazioni e aggiunte
rules-section-source = Da dove vengono le regole

## Aim

rules-aim-first-off =
    { $checkers ->
        [one] Porta la tua pedina intorno al tavoliere fino alla tua casa e poi fuori. Vince chi ci riesce per primo.
       *[other] Porta le tue { $checkers } pedine intorno al tavoliere fino alla tua casa e poi fuori. Vince chi per primo le ha portate fuori tutte.
    }
rules-aim-bear-off =
    { $checkers ->
        [one] La tua pedina è già nella tua casa. Vince chi per primo porta fuori la sua.
       *[other] Le tue { $checkers } pedine sono già nella tua casa. Vince chi per primo le ha portate fuori tutte.
    }
rules-aim-last-off = Porta le tue pedine intorno al tavoliere e poi fuori, ma mettici più tempo del tuo avversario: chi porta fuori per primo l’ultima pedina perde.
rules-aim-hit-loses = Chi colpisce una pedina dell’avversario perde subito la partita.
rules-aim-all-on-point = Porta tutte le tue pedine sulla tua punta { $point }, l’ultima. Vince chi per primo le ha tutte lì.
rules-aim-eliminate = Cattura tutte le pedine del tuo avversario. Una pedina catturata è fuori dal gioco per sempre; chi non ne ha più ha perso.
rules-aim-towers = Disfa le tue sei torri, rifalle e portale fuori. Vince chi finisce per primo.
rules-forward-off = Il numero di un dado dice di quante punte avanza una pedina: dalla tua punta { $first } fino alla tua punta 1 e poi fuori dal tavoliere.
rules-forward-end = Il numero di un dado dice di quante punte avanza una pedina: dalla tua punta { $first } fino alla tua punta 1.
rules-forward-ring = Una pedina avanza della somma dei due dadi: dalla tua punta 24 fino alla tua punta 1 e poi di nuovo sulla tua punta 24, sempre in cerchio.
rules-mother = L’ultima pedina sulla tua punta 24 si chiama madre. Se il tuo avversario la inchioda lì, perdi una partita doppia, a meno che non abbia anche lui ancora pedine sulla sua punta 24: in tal caso si continua finché queste non sono partite.
rules-mothers-draw = Se entrambe le madri sono inchiodate, la partita è patta.

## Board and start

rules-board-24 = Il tavoliere ha 24 punte in quattro quadranti da sei. Il bar lo divide in due metà.
rules-board-towers = Ogni giocatore ha dalla sua parte sei torri di due pedine, numerate da 1 a 6. Le pedine non cambiano mai punta e i giocatori non s’incontrano.
rules-way-whole = Tu siedi in basso. La tua punta 24 è a un’estremità della fila in alto: le tue pedine percorrono quella fila, passano nella fila in basso e tornano fino alla tua punta 1, proprio sotto la punta 24.
rules-way-half-contrary = Su un vero tavoliere usa i due quadranti da una parte del bar. La tua punta 12 è di fronte a te, accanto al bar: vai verso il bordo, passa dalla tua parte e torna verso il bar, dov’è la tua punta 1.
rules-way-half-parallel = Le tue dodici punte sono la fila davanti a te, quelle del tuo avversario la fila di fronte. Entrambe si contano da 12, a un’estremità, a 1, all’altra, e i due giocatori vanno nello stesso senso, fianco a fianco.
rules-track-contrary = Il tuo avversario siede in alto e ti viene incontro: la tua punta { $first } è la sua punta 1.
rules-track-same = Il tuo avversario siede in alto, ma conta le stesse punte e va nel tuo stesso senso. Entrambi portate fuori le pedine dalla stessa casa.
rules-track-offset = Il tuo avversario siede in alto e gira nel tuo stesso senso, ma parte dall’angolo opposto: la tua punta 12 è la sua punta 24.
rules-home = Le tue ultime sei punte, da 6 a 1, sono la tua casa, detta anche tavola interna.
rules-start-pool = All’inizio il tavoliere è vuoto. Le { $checkers } pedine di ogni giocatore aspettano nella riserva ed entrano con i dadi.
rules-start-both = I due giocatori si dispongono allo stesso modo, ognuno secondo la propria numerazione: { $places }.
rules-start-first = Le tue pedine, in basso: { $places }.
rules-start-second = Le pedine del tuo avversario, secondo la sua numerazione: { $places }.
rules-start-unequal = Le due parti non sono uguali: scambiatele dopo ogni partita. In un incontro avviene da sé.
rules-start-caption = La posizione iniziale. I numeri sono i tuoi.
rules-start-caption-towers = La posizione iniziale: due pedine su ognuna delle punte da 1 a 6, per entrambi i giocatori.
rules-place-point = { $count } sulla { $point }
rules-place-bar = { $count } sul bar
rules-place-pool = { $count } nella riserva
# Words for a picture made of letters; X and O are drawn for the checkers.
rules-picture-you = X: le tue pedine
rules-picture-opponent = O: le pedine del tuo avversario

## Who begins

rules-opening-one-die-each = Ogni giocatore tira un dado. Chi ottiene il numero più alto comincia e gioca entrambi i dadi come primo tiro. In caso di parità si tira di nuovo.
rules-opening-higher-begins = Ogni giocatore tira un dado. Comincia chi ottiene il numero più alto. In caso di parità si tira di nuovo.
rules-opening-two-dice = Ogni giocatore tira due dadi. Comincia chi ottiene la somma più alta. In caso di parità si tira di nuovo.
rules-opening-lot = Tirate a sorte chi comincia.
rules-opening-rolls = Chi comincia tira i dadi per il primo turno.
rules-winner-starts = Chi vince una partita comincia la seguente.

## Moving

rules-dice-roll = A ogni turno, tira due dadi.
rules-dice = Ognuno dei due numeri è una mossa a sé: muovi una pedina con l’uno e un’altra con l’altro, o la stessa pedina con entrambi, se può posarsi sulla punta intermedia.
rules-dice-three = A ogni turno, tira tre dadi. Ogni numero è una mossa a sé, con la stessa pedina o con più pedine; una pedina deve potersi posare dovunque si fermi.
rules-dice-six-beside = A ogni turno, tira due dadi; con ogni tiro conta anche un terzo numero, un sei. Ogni numero è una mossa a sé, con la stessa pedina o con più pedine.
rules-dice-fixed = Il primo tiro della partita vale fino alla fine: entrambi i giocatori lo giocano a ogni turno.
rules-dice-chosen = Tu, in basso, non tiri i dadi: a ogni turno nomini due numeri diversi e li giochi.
rules-dice-two-turns = Il tuo avversario, in alto, ha due turni interi di fila: tira e gioca, tira di nuovo e gioca di nuovo.
rules-dice-open-roll = Prima che tu muova, il tuo avversario tira già per il suo prossimo turno, ed entrambi vedete quel tiro.
rules-order-free = Scegli tu quale numero giocare per primo.
rules-order-lower-first = Gioca per primo il numero più basso. Se non si può giocare, è perso anche il più alto.
rules-backward = Ogni numero si può giocare anche all’indietro, al massimo fino alla tua punta 24, e si può colpire anche tornando indietro. Le pedine già fuori non tornano.
rules-landing-two = Una pedina può posarsi su una punta vuota, su una con altre tue pedine o su una con una sola pedina dell’avversario. Due o più pedine avversarie chiudono una punta: non puoi posarti lì, ma puoi passarci sopra.
rules-landing-one = Una pedina può posarsi su una punta vuota o su una con altre tue pedine. Anche una sola pedina avversaria chiude una punta: non puoi posarti lì, ma puoi passarci sopra.
rules-landing-pin = Una pedina può posarsi su una punta vuota, su una con altre tue pedine o su una con una sola pedina dell’avversario. Due o più pedine avversarie chiudono una punta, e la chiude anche una pedina avversaria che ne inchioda una tua: non puoi posarti lì, ma puoi passarci sopra.
rules-stacks-free = Su una punta puoi tenere quante pedine vuoi.
rules-stacks-all = Su una punta possono stare al massimo { $most } tue pedine.
rules-stacks-except =
    { $most ->
        [one] Su una punta può stare una sola tua pedina; soltanto la tua punta { $points } ne accoglie quante vuoi.
       *[other] Su una punta possono stare al massimo { $most } tue pedine; soltanto la tua punta { $points } ne accoglie quante vuoi.
    }
rules-stacks-points =
    { $most ->
        [one] Su ognuna delle tue punte { $points } può stare una sola tua pedina.
       *[other] Su ognuna delle tue punte { $points } possono stare al massimo { $most } tue pedine.
    }
rules-stacks-start = Una pedina può entrare sulla tua punta { $point } solo se lì non c’è un’altra tua pedina.
rules-no-overtaking = Le tue pedine mantengono il loro ordine: nessuna può sorpassarne un’altra, nemmeno entrando.
rules-last-point-exact = La tua punta { $point } va raggiunta con il numero esatto: un numero che andrebbe oltre non si può giocare con quella pedina.
rules-obligation-max = Gioca quanti più numeri puoi del tuo tiro. Ciò che non si può giocare è perso, e non si può passare il turno.
rules-obligation-higher = Se puoi giocare l’uno o l’altro numero, ma non entrambi, devi giocare il più alto.
rules-obligation-either = Se puoi giocare l’uno o l’altro numero, ma non entrambi, scegli tu quale.
rules-obligation-one-by-one = Gioca un numero dopo l’altro, ognuno se in quel momento si può; non devi cercare un ordine che permetta di giocarne di più. Ciò che non si può giocare è perso, e non si può passare il turno.
rules-obligation-all = Un tiro che non si può giocare per intero è perso per intero. Se si può, devi giocarlo.
rules-ring-sum = A ogni turno, tira due dadi. Il tiro vale solo se contiene un 1 o un 6 o se è un doppio, e allora devi giocarlo: una sola pedina avanza della somma dei due dadi.
rules-ring-capture = Se arriva su una pedina dell’avversario, questa è catturata ed esce dal gioco per sempre.
rules-ring-own = Se dovesse arrivare su una tua pedina, prosegue fino alla prima punta vuota o occupata da una pedina avversaria, che viene catturata. Così nessuna punta ha mai più di una pedina.
rules-ring-last = Appena a un giocatore resta una sola pedina, questa salta al prossimo angolo: 24, 19, 18, 13, 12, 7, 6 o 1. Se lì c’è una pedina avversaria, la cattura.
rules-ring-last-moves = Da allora un 1 la porta al prossimo angolo e un 6 a quello dopo; con 1-6 valgono entrambi, nell’ordine che vuoi. Cattura dovunque si fermi. Gli altri numeri sono persi.
rules-towers-play = A ogni turno, tira due dadi. Un dado gioca la torre del suo numero: prima la disfa; quando tutte e sei sono disfatte, la rifà; quando tutte e sei sono rifatte, la porta fuori.
rules-towers-whole = Un dado porta fuori l’intera torre, entrambe le pedine.
rules-towers-one-checker = Un dado porta fuori una sola pedina della sua torre: ogni torre richiede dunque due volte il suo numero.
rules-towers-lapse = Se con quella torre l’hai già fatto, il numero è perso. Con 3-6, per esempio, disfi le torri 3 e 6.

## Doubles

rules-doubles-times =
    { $times ->
        [1] Un doppio si gioca una volta sola: una mossa di quel numero.
        [2] Un doppio vale due mosse di quel numero, come due dadi qualsiasi.
       *[other] Un doppio si gioca { $times } volte: { $times } mosse di quel numero, con una pedina o divise tra più pedine.
    }
rules-doubles-underside =
    { $times ->
        [one] Un doppio si gioca una volta, e poi una volta il numero della faccia inferiore dei dadi. Le facce opposte di un dado fanno sette: 6-6 dà dunque un 1 e 5-5 un 2.
       *[other] Un doppio si gioca { $times } volte, e poi { $times } volte il numero della faccia inferiore dei dadi. Le facce opposte di un dado fanno sette: 6-6 dà dunque degli 1 e 5-5 dei 2.
    }
rules-doubles-ascending =
    { $times ->
        [one] Un doppio si gioca una volta, poi una volta il numero successivo, e così via fino al sei: con 4-4 si giocano un quattro, un cinque e un sei.
       *[other] Un doppio si gioca { $times } volte, poi { $times } volte il numero successivo, e così via fino ai sei: con 4-4 si giocano i quattro, i cinque e i sei.
    }
rules-doubles-ascending-later =
    { $times ->
        [one] Nei tuoi primi { $turns } turni un doppio si gioca una volta. Poi si gioca una volta, quindi una volta il numero successivo, e così via fino al sei.
       *[other] Nei tuoi primi { $turns } turni un doppio si gioca { $times } volte. Poi si gioca { $times } volte, quindi { $times } volte il numero successivo, e così via fino ai sei.
    }
rules-doubles-stop = Se non puoi completare un numero, giocane quanto puoi; il resto del tuo turno è perso.
rules-doubles-go-on = Se non puoi completare un numero, giocane quanto puoi e passa al prossimo.
rules-doubles-hand-over = Se non puoi completare un numero, giocane quanto puoi. Il tuo avversario gioca i numeri seguenti, ognuno quanto può, e poi ha il suo turno.
rules-doubles-roll-again = Poi tiri di nuovo.
rules-doubles-roll-again-complete = Se hai giocato tutto il doppio, tiri di nuovo.
rules-doubles-roll-again-always = Dopo un doppio tiri di nuovo.
rules-doubles-three-dice = I dadi uguali non hanno nulla di speciale: ognuno si gioca una volta.
rules-doubles-towers = Un doppio vale una volta sola: per una torre.
rules-doubles-ring = Un doppio si gioca una volta, come somma dei due dadi, e tiri di nuovo.
rules-doubles-ring-last = Con la tua ultima pedina, 1-1 vale due passi da un angolo all’altro, 6-6 due passi di due angoli, e gli altri doppi non muovono nulla. In ogni caso tiri di nuovo.
rules-one-two-played = L’1-2 è il tiro migliore: gioca l’1 e il 2, nomina un doppio a tua scelta e giocalo, poi tira di nuovo. Se non puoi completare una parte, il resto è perso.
rules-one-two-chosen = Un 1-2 non si gioca. Nomini invece un doppio a tua scelta e lo giochi; se puoi giocarlo tutto, tiri di nuovo.

## When checkers meet

rules-contact-hit = Una pedina sola su una punta è un blot. Se arrivi su un blot dell’avversario, lo colpisci: va sul bar e deve rientrare.
rules-contact-hit-on-the-way = Colpisci anche su una punta dove la tua pedina fa solo una sosta dopo il primo numero. In un turno puoi colpire più pedine.
rules-contact-hit-loses = Una pedina sola su una punta è un blot. Se arrivi su un blot dell’avversario, lo colpisci e perdi, anche se non avevi altra mossa.
rules-contact-pin = Se arrivi su una pedina isolata dell’avversario, la inchiodi: resta lì e non può muoversi finché non hai lasciato la punta.
rules-contact-pin-stacks = Su una punta dove inchiodi una pedina puoi portare altre tue pedine.
rules-contact-pin-closed = Una punta con una pedina inchiodata è chiusa per entrambi i giocatori.
rules-contact-block = In questo gioco non si colpisce.
rules-contact-never = In questo gioco i giocatori non s’incontrano mai: non si colpisce e nessuna punta è chiusa.
rules-contact-facing = Se arrivi di fronte a una pedina dell’avversario, la colpisci: va sul bar e deve rientrare. Sulla punta 1 le pedine sono al sicuro.
rules-wall = Perciò sei punte chiuse di fila fermano ogni pedina che sta dietro.
rules-hit-and-run = Una pedina che ha colpito nella tua casa non può più muoversi in quel turno.
rules-hit-home-first = Non puoi colpire prima che una delle tue pedine abbia raggiunto la tua casa.
rules-prime-own-quadrant = Non puoi occupare insieme tutte e sei le punte del tuo primo quadrante, da 24 a 19.
rules-prime-start-quadrants = Non puoi occupare insieme tutte e sei le punte del tuo primo quadrante, da 24 a 19, né tutte e sei quelle del quadrante in cui comincia l’avversario.
rules-prime-in-start = Non puoi occupare più di { $most } punte del quadrante in cui comincia il tuo avversario.
rules-prime-ahead = Puoi chiudere sei punte di fila solo se una pedina dell’avversario le ha già passate o è fuori.
rules-prime-last-two = Puoi chiudere sei punte di fila solo se occupi già le tue ultime due punte, 2 e 1.
rules-must-open = Se tutte le pedine dell’avversario stanno su una sola punta e tu occupi le sei punte subito davanti a loro, devi aprirne una se il tuo tiro lo permette.
rules-head-one = La tua punta 24 è la testa: in un turno la può lasciare una sola pedina.
rules-head-first-turn = Al tuo primo turno, con 3-3, 4-4 e 6-6 la possono lasciare due.
rules-courier = La tua prima pedina corre da sola: nessun’altra può lasciare la punta 24 finché quella non ha raggiunto o superato la tua punta { $point }.

## Entering

rules-entering-bar = Prima vengono le pedine sul bar. Fanne rientrare quante puoi; finché ne resta una, nessun’altra può muoversi e il resto del tiro è perso. Quando sono rientrate tutte, gioca il resto del tiro come al solito.
rules-entering-where = Una pedina entra con il numero di un solo dado, contato dall’esterno del tavoliere: un 1 la porta sulla tua punta { $first }, un 6 sulla tua punta { $last }.
rules-entering-sum = La punta non dev’essere chiusa, e con la somma dei dadi non si entra.
rules-entering-pool-first = Tutte le tue pedine devono essere entrate dalla riserva prima che una possa avanzare.
rules-entering-pool-free =
    { $entered ->
        [0] Con ogni numero puoi, a piacere, far entrare una pedina dalla riserva o muoverne una sul tavoliere.
        [one] Appena è entrata una pedina, con ogni numero puoi, a piacere, farne entrare un’altra o muoverne una.
       *[other] Appena sono entrate { $entered } pedine, con ogni numero puoi, a piacere, farne entrare un’altra o muoverne una.
    }
rules-entering-start-waits = Puoi, a piacere, far entrare una pedina dalla riserva o muoverne una sul tavoliere; ma { $waiting } pedine devono restare sulla tua punta 24 finché la riserva non è vuota.
rules-entering-half = Puoi, a piacere, far entrare una pedina dalla riserva o muoverne una sul tavoliere; ma finché la riserva non è vuota nessuna può andare oltre la tua punta 13.

## Bearing off

rules-bear-off-when = Quando tutte le tue pedine ancora in gioco sono nella tua casa, puoi portarle fuori.
rules-bear-off-hit = Se poi una viene colpita, deve rientrare e tornare in casa prima che tu ne porti fuori altre.
rules-bear-off-back = Se una è uscita all’indietro dalla casa, deve tornarci prima che tu ne porti fuori altre.
rules-bear-off-number = Con un numero puoi portare fuori una pedina dalla punta con quel numero o muoverne una dentro casa.
rules-bear-off-farthest = Con un numero più alto di tutte le tue punte occupate puoi portare fuori una pedina dalla più alta. Se una pedina sta più indietro del numero, dalle punte più basse non esce nulla: devi muovere con quel numero, se puoi.
rules-bear-off-free = Con un numero puoi anche portare fuori una pedina da qualsiasi punta più bassa.
rules-bear-off-exact = Con un numero più alto non si portano fuori pedine: il numero dev’essere esatto.
rules-bear-off-pinned-yes = Anche se una tua pedina è inchiodata, puoi portare fuori le altre.
rules-bear-off-pinned-no = Finché una tua pedina è inchiodata, non puoi portare fuori pedine.
rules-bear-off-last = Portare fuori l’ultima pedina completa il tiro; non devi giocare ciò che ne resta.

## End and score

rules-score-single = Una partita vinta vale 1 punto.
rules-score-gammon = Se il perdente non ha portato fuori pedine, è un gammon e vale il doppio.
rules-score-mars = Se il perdente non ha portato fuori pedine, è un mars e vale il doppio.
rules-score-backgammon-none-off = Se il perdente non ha portato fuori pedine e ne ha ancora una { $where }, è un backgammon e vale il triplo.
rules-score-backgammon-any = Se il perdente ha ancora una pedina { $where }, è un backgammon e vale il triplo.
rules-score-koks-none-off = Se il perdente non ha portato fuori pedine e ne ha ancora una { $where }, è un koks e vale il triplo.
rules-score-koks-any = Se il perdente ha ancora una pedina { $where }, è un koks e vale il triplo.
rules-zone-winners-home = nella casa del vincitore
rules-zone-first-quadrant = su una delle sue punte da 24 a 19
rules-zone-bar = sul bar
rules-zone-pool = nella riserva
rules-or = o
rules-score-hit = Una partita persa colpendo vale 1 punto.
rules-score-checkers-left = Il vincitore riceve un punto per ogni pedina rimasta al perdente.
rules-score-checkers-left-all = Se anche una sola non è nella casa del perdente, tutti i punti valgono il doppio.
rules-score-checkers-left-outside = Ognuna fuori dalla casa del perdente vale due punti.
rules-score-pips = Il vincitore riceve un punto per ogni punta che le pedine del perdente dovevano ancora percorrere per uscire: una pedina sulla 3 e due sulla 1, per esempio, sono 5 punti.
rules-dead-draw = Se nessuno dei due potrà mai più muovere, la partita è patta.
rules-repetition-draw = Se la stessa posizione si presenta per la terza volta, la partita è patta.
rules-score-draw = Una patta non vale nulla.
rules-score-resign = Puoi abbandonare una partita se il tuo avversario è d’accordo.
rules-score-resign-gammon = Puoi abbandonare una partita semplice o un gammon se il tuo avversario è d’accordo.
rules-score-resign-mars = Puoi abbandonare una partita semplice o un mars se il tuo avversario è d’accordo.
rules-score-resign-backgammon = Puoi abbandonare una partita semplice, un gammon o un backgammon se il tuo avversario è d’accordo.
rules-score-resign-koks = Puoi abbandonare una partita semplice, un mars o un koks se il tuo avversario è d’accordo.
rules-score-resign-as-it-stands = Una partita abbandonata si conta secondo la posizione sul tavoliere: proprio all’inizio sono { $points } punti.

## The doubling cube

rules-cube-off = Questo gioco si gioca senza il cubo del raddoppio.
rules-cube-offer = Una partita comincia con il suo valore semplice. Al tuo turno, prima di tirare, puoi offrire di raddoppiarlo. Se il tuo avversario rifiuta, perde subito al valore precedente; se accetta, la partita vale il doppio.
rules-cube-owner = All’inizio può raddoppiare ciascuno dei due. Chi accetta prende il cubo, e solo lui può raddoppiare la volta successiva.
rules-cube-multiplies = I punti di una partita si moltiplicano per il valore del cubo.
rules-cube-multiplies-gammon = I punti di una partita si moltiplicano per il valore del cubo: un gammon con il cubo sul 4 vale 4 × 2 = 8 punti.
rules-cube-multiplies-backgammon = I punti di una partita si moltiplicano per il valore del cubo: un backgammon con il cubo sul 4 vale 4 × 3 = 12 punti.
rules-cube-unlimited = Si può raddoppiare anche oltre 64.
rules-cube-cap = Il cubo non supera { $cap }.
rules-cube-not-single = Il cubo si usa solo se giocate più partite a punti, non in una partita singola.
rules-cube-crawford = Regola Crawford: quando a un giocatore manca per la prima volta un solo punto per vincere l’incontro, la partita seguente si gioca senza raddoppi.
rules-cube-holland = Regola Holland: nelle partite dopo quella di Crawford nessuno raddoppia prima che entrambi abbiano tirato due volte.
rules-cube-jacoby = Regola Jacoby, nelle partite libere: un gammon vale solo se si è raddoppiato.
rules-cube-beavers = Beaver, nelle partite libere: chi riceve un raddoppio può raddoppiare subito a sua volta e tenere il cubo.
rules-cube-raccoons = Raccoon: chi ha raddoppiato per primo può rispondere a un beaver raddoppiando ancora; il cubo resta dov’è.
rules-cube-automatic =
    { $times ->
        [one] Raddoppi automatici, nelle partite libere: dadi uguali in apertura raddoppiano la posta, al massimo una volta.
       *[other] Raddoppi automatici, nelle partite libere: dadi uguali in apertura raddoppiano la posta, al massimo { $times } volte.
    }

## The match

rules-match-points =
    { $length ->
        [one] Di solito decide una sola partita.
       *[other] Di solito vince l’incontro chi arriva per primo a { $length } punti.
    }
rules-match-games = Di solito si giocano { $length } partite e se ne sommano i punti.
rules-match-single = Di solito si gioca una sola partita.
rules-match-money = Di solito si gioca una partita dopo l’altra, ognuna per i suoi punti.
rules-match-agree = Una partita può valere molti punti: accordatevi su un numero di partite e sommatene i punti.
rules-match-agreed = Prima di cominciare accordatevi su quanti punti o quante partite giocare.
rules-match-target = Accordatevi su un numero di punti. Chi per primo lo raggiunge o lo supera vince l’incontro; di solito sono 3, 5, 11, 15 o 21.
rules-match-series = Giocate più partite, per esempio 3 o 5, e sommatene i punti.
rules-match-in-turn = In un incontro i giochi si alternano: { $games }, poi di nuovo il primo.

## At the table

rules-table-take-back = Finché non annunci la fine del tuo turno, puoi annullare le tue mosse e provarne altre.
rules-table-premature = Se il tuo avversario tira prima, il suo tiro non vale e va ripetuto.
rules-table-cocked = Se un dado non sta piatto sul tavoliere, si tirano di nuovo entrambi.

## Our readings and additions

rules-ours-resign = Il foglietto non parla di abbandonare. È una nostra aggiunta.
rules-ours-draw = Il foglietto non parla di partite patte. È una nostra aggiunta.
rules-ours-ties = Il foglietto non dice che cosa succede in caso di parità. Tirare di nuovo è una nostra aggiunta.
rules-ours-no-cube = Per questo gioco il foglietto non parla del cubo. Giochiamo senza.
rules-ours-picture = Ci manca la figura del foglietto. Ciò che mostrava è preso da altre descrizioni del gioco.
rules-ours-sides = Il foglietto parla di scambiare i ruoli solo per «Diritto», in una seconda partita. Noi li scambiamo dopo ogni partita a parti disuguali.
rules-ours-flat = Il foglietto non dice quanto vale una partita vinta. Contiamo 1 punto.
rules-ours-as-many = Il foglietto dice solo che bisogna muovere e che l’impossibile è perso. Noi seguiamo l’uso: quanti più numeri possibile.
rules-ours-last-off = Che portare fuori l’ultima pedina completi il tiro è una nostra interpretazione. Altrimenti un’ultima pedina non potrebbe mai uscire.
rules-ours-lot = Il foglietto dice solo che si determina chi comincia. Il suo testo francese tira a sorte, e così facciamo noi.
rules-ours-001-five = Il foglietto chiede che su una punta non stiano più di cinque pedine affiancate. Riguarda solo come si dispongono: le altre si impilano, e non è un limite.
rules-ours-000-spanish = Il testo spagnolo ammette solo due pedine su una punta e nomina un cubo del raddoppio. Seguiamo le altre otto lingue.
rules-ours-000-backgammon = Seguiamo il testo stampato: un backgammon vale il triplo anche se il perdente ha già portato fuori una pedina.
rules-ours-002-bear-off = Il foglietto dice che si toglie una pedina appena può superare il bordo. Noi seguiamo l’uso: un numero più alto porta fuori solo la pedina più arretrata.
rules-ours-002-entering = Nei testi francese, spagnolo e olandese si perde tutto il turno se non possono rientrare tutte le pedine. Seguiamo gli altri: quelle che possono rientrare rientrano, e si perde solo il resto del tiro.
rules-ours-002-points = Il testo inglese raddoppia solo le pedine fuori dalla casa. Le altre cinque lingue raddoppiano tutti i punti, e così facciamo noi.
rules-ours-003-higher = Che si debba giocare il numero più alto è stampato solo nei testi spagnolo e italiano.
rules-ours-003-points = Gammon e backgammon sono stampati nei testi inglese e tedesco, e il bar come caso di backgammon solo in quello tedesco.
rules-ours-003-stop = Una frase del testo inglese vieta anche la sosta intermedia su una sola pedina dell’avversario. La frase seguente e il testo tedesco chiudono solo le punte con due o più, e così facciamo noi.
rules-ours-004-rolls = Il foglietto non dice se chi vince l’apertura gioca quei dadi. Da noi tira di nuovo.
rules-ours-004-cube = Le facce del cubo finiscono a 64. Per noi «e così via» vuol dire senza fine.
rules-ours-004-backgammon = Seguiamo il testo stampato: solo una pedina nella casa del vincitore fa un backgammon, non una sul bar, e anche se il perdente ha già portato fuori una pedina.
rules-ours-puff-doubles = Il foglietto non dice quante volte si giocano i numeri di un doppio. Noi li giochiamo quattro volte ciascuno.
rules-ours-puff-long = Il testo francese fa rientrare una pedina colpita nell’ultimo quadrante. Seguiamo i testi tedesco e italiano: ricomincia da capo.
rules-ours-all-first = Che tutte le pedine debbano entrare prima che una avanzi è una nostra interpretazione.
rules-ours-free-after-two = Il foglietto non dice quando le pedine possono proseguire mentre altre aspettano. Che lo possano dopo l’entrata di due è una nostra interpretazione.
rules-ours-free-within-roll = Che si sia liberi appena entra la seconda pedina, già nello stesso tiro, è una nostra interpretazione.
rules-ours-gioul = Che l’avversario prosegua dopo un numero che non può completare e non restituisca nulla è una nostra interpretazione.
rules-ours-tourne-case = Che entrare oltre una pedina sia anche un sorpasso, e che si possa entrare in ogni momento, sono nostre interpretazioni.
rules-ours-tourne-case-home = Il foglietto chiude ogni punta occupata tranne l’ultima. Poiché i giocatori non stanno mai sulle stesse punte, sono quelle con una pedina propria. Che sull’ultima le pedine siano al sicuro è noto da altre descrizioni.
rules-ours-acey-deucey = Il foglietto conta al perdente ogni pedina sul tavoliere. Noi contiamo anche quelle sul bar e nella riserva.
rules-ours-mexican = Che si tiri di nuovo solo se il doppio scelto è giocato tutto è una nostra interpretazione.
rules-ours-old-britain = Che si debbano giocare entrambi i numeri quando si può è una nostra interpretazione.
rules-ours-pin-pairs = Il foglietto chiude ogni punta con due pedine. Alla lettera, nessuno potrebbe riunirne più di due su una punta e portarle fuori tutte; perciò una coppia tua chiude la punta solo all’avversario.
rules-ours-pin-bear-off = Che si possa portare fuori mentre una propria pedina è inchiodata è una nostra interpretazione.
rules-ours-catch-me = Un’ultima pedina che sta già su un angolo resta lì, e se un salto lascia all’altro una sola pedina, salta poi quella. Sono nostre interpretazioni.
rules-ours-ludus-points = Il foglietto vieta di bloccare le «punte 3, 4 e 5 dell’avversario». Le leggiamo come la terza, la quarta e la quinta punta del tuo cammino: le tue punte 10, 9 e 8.
rules-ours-ludus-double = Secondo il foglietto, in un doppio va giocato un solo numero. Lo leggiamo come un tiro di due dadi: due mosse.
rules-ours-doublets = Che un dado porti fuori l’intera torre e che un doppio dia un altro tiro in ogni fase sono nostre interpretazioni.
rules-ours-backward = Che le mosse all’indietro contino quando un numero va giocato è una nostra interpretazione.
rules-ours-snake = Le nove pedine sul bar ci vengono da Jacoby e Crawford.
rules-ours-choice = Il foglietto non dice chi comincia né quando si raddoppia. Tiriamo a sorte, e si raddoppia solo prima di un turno.
rules-ours-no-hit = Che perda anche chi è costretto a colpire, subito e per un punto, è una nostra interpretazione.
rules-ours-open-roll = Il foglietto non dice come si raddoppia quando i tiri si conoscono in anticipo. Giochiamo senza cubo.

## Where the rules come from

game-backgammon-source = Il gioco che i cinque foglietti hanno in comune, con le regole di torneo di oggi dove differiscono.
game-leaflet-000-source = Foglietto 000, stampato in nove lingue: una partita singola senza cubo.
game-leaflet-001-source = Foglietto 001, il gioco base, con le sue regole per il tavolo. Dallo stesso foglietto viene la maggior parte dei giochi insoliti presentati qui.
game-leaflet-002-source = Foglietto 002, stampato in sei lingue.
game-leaflet-003-source = Foglietto 003, stampato in cinque lingue che tralasciano cose diverse.
game-leaflet-004-source = Foglietto 004, di cui conosciamo la prima metà in inglese e la seconda in francese.
game-nackgammon-source = La posizione di Nack Ballard: una pedina della punta 13 e una della punta 6 cominciano sulla punta 23.
game-hypergammon-source = Una forma moderna e breve del backgammon.
game-longgammon-source = Una forma moderna e lunga del backgammon.
game-snake-source = Foglietto 001, giochi a condizioni diverse. Per una parte sembra senza speranza, eppure è sorprendentemente equilibrato.
game-eureka-source = Foglietto 001. In Medio Oriente i bambini imparano così a portare fuori le pedine; ci si può esercitare anche con il cubo.
game-irish-source = Charles Cotton, The Compleat Gamester, 1674. Che ogni partita valga uno e non ci sia il cubo è una nostra interpretazione.
game-short-narde-source = Si gioca dal Caucaso alla Siberia. Una vittoria semplice si chiama oin e vale uno, mars due, koks tre.
game-portes-source = Tradizione greca. Il nome significa «porte», le punte che due pedine chiudono.
game-tavla-source = Tradizione turca. Una vittoria doppia si chiama mars; di triple non ce ne sono. Un incontro si gioca di solito a cinque punti.
game-tavli-source = Tradizione greca: colpire, inchiodare e bloccare a turno, di solito a cinque o sette punti.
game-old-britain-source = Foglietto 001.
game-mexican-source = Foglietto 001. Il tiro 1-2 vi è chiamato «messicano».
game-backward-source = Foglietto 001, varianti brevi.
game-straight-source = Foglietto 001, varianti brevi. Il giocatore più forte dovrebbe prendere la via più lunga.
game-fixed-roll-source = Foglietto 001, varianti brevi. Ogni mossa si può pianificare, e questo lo rende molto tattico.
game-no-hit-source = Foglietto 001, varianti brevi. Metti i tuoi blot dove l’avversario deve arrivare.
game-open-roll-source = Foglietto 001, varianti brevi. Dura di più ed è molto più tattico.
game-misere-source = Foglietto 001, varianti brevi.
game-double-against-choice-source = Foglietto 001, giochi a condizioni diverse.
game-puff-source = Foglietto 001. Con 2-4 le tue prime due pedine entrano sulle tue punte 23 e 21.
game-puff-long-source = Foglietto 001. Come il nome promette, dura più del Puff.
game-puff-russian-source = Foglietto 001.
game-puff-russian-long-source = Foglietto 001. Bloccare le punte di partenza o correre avanti: qui sta la questione.
game-french-1-source = Foglietto 001. 6-6 sono quattro 6, quattro 1 e un nuovo tiro, anche se puoi giocare solo due dei 6.
game-russian-source = Foglietto 001.
game-acey-deucey-source = Foglietto 001, che consiglia di far entrare circa la metà delle pedine e poi di bloccare.
game-acey-deucey-us-source = Tradizione americana, popolare in marina dalla prima guerra mondiale.
game-acey-deucey-european-source = Come lo tramandano i giocatori in Europa.
game-dutch-source = Noto da vecchie raccolte di varianti; lo descrivono anche Jacoby e Crawford.
game-tabula-source = Ricostruito da una posizione dell’imperatore Zenone, verso il 480, con le regole oggi in uso.
game-pin-source = Foglietto 001.
game-plakoto-source = Tradizione greca. Si giocano tutti i dadi del turno prima che una madre inchiodata chiuda la partita.
game-tapa-source = Tradizione bulgara. Come il Plakoto, ma si giocano i dadi dell’apertura.
game-mahbusa-source = Tradizione araba. Lo stesso gioco del Tapa, con un nome suo.
game-gioul-source = Foglietto 001. Con 3-3 giochi i tre, i quattro, i cinque e i sei; se non completi i quattro, l’avversario gioca i cinque e i sei.
game-fevga-source = Tradizione greca. Alcune descrizioni vietano anche di occupare tutto il primo quadrante dell’avversario, oppure obbligano ad aprire sei punte di fila quando le sue quindici pedine vi stanno subito dietro. Entrambe le regole sono opzioni.
game-moultezim-source = Tradizione ottomana. Certe descrizioni vietano invece di occupare tutto il proprio primo quadrante; noi no.
game-narde-source = Tradizione russa e caucasica. Se sei punte di fila siano permesse si giudica a ogni singola mossa. Spesso chi comincia tira di nuovo per il primo turno; è un’opzione.
game-gul-bara-source = Tradizione bulgara; il gioco si chiama anche Rosespring. Qui non ci sono né regola della testa né file vietate.
game-jacquet-source = Tradizione francese, nella forma moderna in cui non si colpisce. In descrizioni francesi chi comincia tira di nuovo, e può chiudere sei punte di fila solo chi occupa già le ultime due. Entrambe le regole sono opzioni.
game-tawula-source = Un gioco arabo, secondo una descrizione moderna.
game-ludus-lumbardorum-source = Foglietto 001; il percorso sul tavoliere segue antiche descrizioni.
game-medio-emperador-source = Il libro dei giochi di Alfonso X, 1283, come lo leggono gli storici: due dadi e un sei sempre presente.
game-tourne-case-source = Foglietto 001, come Backgammon francese 2. Il gioco è del Seicento.
game-catch-me-source = Foglietto 001. In Islanda il gioco si chiama «rincorrere le ragazze».
game-doublets-source = Foglietto 001. Si gioca ancora oggi in Islanda, ed è pura fortuna.
