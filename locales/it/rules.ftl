# The rules of a game as a page. Every message stands for one value of one dimension of a rule set, so the
# page cannot say anything else than what is played. "You" is the reader; points are counted by the distance
# that is left: 1 is the last point before a checker is off.

rules-section-aim = Scopo del gioco
rules-section-start = Tavoliere e posizione iniziale
rules-section-opening = Chi comincia
rules-section-moving = Movimento
rules-section-doubles = Doppi
rules-section-contact = Quando le pedine s’incontrano
rules-section-entering = Entrare in gioco
rules-section-bearing-off = Portare fuori
rules-section-scoring = Fine e punteggio
rules-section-cube = Il cubo del raddoppio
rules-section-match = L’incontro
rules-section-table = Al tavolo
rules-section-source = Da dove vengono le regole

rules-aim-first-off =
    { $checkers ->
        [one] Porta la tua pedina intorno al tavoliere fino alla tua casa e poi fuori. Vince chi ci riesce per primo.
       *[other] Porta le tue { $checkers } pedine intorno al tavoliere fino alla tua casa e poi fuori. Vince chi per primo ha portato fuori tutte le pedine.
    }
rules-aim-all-on-point = Porta tutte le tue pedine sulla tua ultima punta. Vince chi per primo le ha tutte lì.

rules-board-24 = Il tavoliere ha 24 punte in quattro quarti da sei. Il bar lo divide in due metà.
rules-board-12 = Si gioca su dodici punte.
rules-home = Le tue ultime sei punte sono la tua casa.
rules-start-caption = La posizione iniziale. I numeri sono quelli del giocatore in basso.
rules-start-pool = All’inizio il tavoliere è vuoto: le pedine della riserva entrano secondo i dadi.
rules-track-contrary = I giocatori si muovono in senso opposto: la tua prima punta è l’ultima del tuo avversario.
rules-track-same = I due giocatori entrano nello stesso quarto e si muovono nello stesso senso; entrambi portano fuori le pedine dalla stessa casa.
rules-track-offset = I due giocatori girano nello stesso senso, ma partono da angoli opposti, a dodici punte di distanza.
rules-track-half-contrary = I giocatori si muovono in senso opposto su dodici punte.
rules-track-half-parallel = Ogni giocatore si muove sulle proprie dodici punte; entrambi vanno nello stesso senso, fianco a fianco.

rules-opening-one-die-each = Ogni giocatore tira un dado. Il più alto comincia e gioca questi due dadi. In caso di parità si tira di nuovo.
rules-opening-one-die-each-then-roll = Ogni giocatore tira un dado. Il più alto comincia e tira i due dadi. In caso di parità si tira di nuovo.
rules-opening-two-dice-highest = Ogni giocatore tira due dadi. La somma più alta comincia e tira di nuovo. A parità di somma si tira di nuovo.
rules-opening-lot-then-roll = Chi comincia è estratto a sorte, e tira poi i due dadi.
rules-winner-starts = Nella partita successiva comincia il vincitore.

rules-dice = A ogni turno tiri due dadi. Ogni dado si gioca per conto suo: con due pedine, oppure tutti e due con una sola pedina, se può posarsi sulla punta intermedia.
rules-order-free = Scegli tu quale dado giocare per primo.
rules-order-lower-first = Si gioca prima il numero più basso. Se non si può, si perde anche il più alto.
rules-landing-two = Puoi arrivare su una punta vuota, su una punta tua o su una punta con una sola pedina dell’avversario. Due o più pedine avversarie chiudono una punta: non puoi fermarti lì, ma puoi scavalcarla.
rules-landing-one = Puoi arrivare su una punta vuota o su una punta tua. Basta una sola pedina dell’avversario a chiudere una punta: non puoi fermarti lì, ma puoi scavalcarla.
rules-stacks-free = Su una punta puoi tenere quante pedine vuoi.
rules-stacks-limited = Su alcune punte puoi tenere solo un numero limitato di pedine: al massimo { $most }.
rules-no-overtaking = Nessuna pedina può superarne un’altra della propria parte.
rules-obligation-max = Del tiro devi giocare tutto quello che puoi. Quello che non si può giocare si perde; nessuno può passare di sua scelta.
rules-obligation-higher = Se puoi giocare l’uno o l’altro dado ma non tutti e due, devi giocare il più alto.
rules-obligation-either = Se puoi giocare l’uno o l’altro dado ma non tutti e due, scegli tu quale.
rules-obligation-all = Un tiro che non si può giocare per intero si perde per intero.

rules-doubles-standard =
    { $times ->
        [one] Un doppio si gioca una volta.
        [2] Un doppio si gioca due volte: due mosse di quel numero.
       *[other] Un doppio si gioca { $times } volte. Puoi distribuire le mosse tra le tue pedine come vuoi; quello che non si può giocare si perde.
    }
rules-doubles-underside = Un doppio si gioca quattro volte, e poi quattro volte la faccia inferiore dei dadi (le due facce opposte di un dado danno sette).
rules-doubles-underside-stop = Se una parte non si può giocare per intero, il resto del turno si perde.
rules-doubles-underside-on = Quello che di una parte non si può giocare si perde; si prosegue con il resto.
rules-doubles-roll-again = Poi tiri di nuovo.
rules-doubles-ascending = Un doppio si gioca quattro volte, poi il numero successivo quattro volte, e così via fino ai sei.
rules-doubles-ascending-lapses = Se non puoi completare un numero, ne giochi quello che puoi e il resto si perde.
rules-doubles-ascending-handed-over = Se non puoi completare un numero, ne giochi quello che puoi; l’avversario prosegue con il numero successivo e poi gioca il proprio turno.
rules-doubles-acey-deucey = Un doppio si gioca quattro volte. Dopo un 1 e 2 dichiari inoltre un doppio a scelta, lo giochi e poi tiri di nuovo. Se una parte non si può giocare per intero, il resto si perde.

rules-contact-hit = Una punta con una sola pedina è un blot. Se arrivi su un blot dell’avversario, lo colpisci: la pedina va sul bar e deve rientrare. Una pedina colpisce anche lungo la strada, dove si posa tra un dado e l’altro.
rules-contact-pin = Se arrivi su una pedina isolata dell’avversario, la blocchi: resta lì e non può muoversi finché le tue pedine non se ne sono andate.
rules-contact-pin-stacks = Puoi metterci sopra altre pedine.
rules-contact-pin-closed = Una punta con una pedina bloccata è chiusa per entrambi.
rules-contact-block = Non si colpisce mai.
rules-contact-facing = Se arrivi di fronte a una pedina dell’avversario, la pedina è colpita e deve rientrare. L’ultima punta è sicura.
rules-block = Sei punte chiuse di fila non si possono superare.

rules-entering-bar = Le pedine sul bar hanno la precedenza: finché ne hai una lì, nessun’altra tua pedina può muoversi.
rules-entering-where = Una pedina entra nel tuo primo quarto: con un 1 sulla tua punta { $first }, con un 6 sulla tua punta { $last }. La somma dei dadi non vale, e la punta dev’essere aperta.
rules-entering-lapses = Fai entrare quante più pedine puoi. Se non può entrarne nessuna, il tiro si perde; quando sono entrate tutte, il resto del tiro è libero.
rules-entering-pool-first = Tutte le tue pedine devono essere entrate prima che una qualsiasi possa avanzare.
rules-entering-pool-free =
    { $entered ->
        [0] Puoi far entrare una pedina o muoverne una già entrata, come preferisci.
        [one] Appena è entrata una pedina, puoi farne entrare altre o muovere, come preferisci.
       *[other] Appena sono entrate { $entered } pedine, puoi farne entrare altre o muovere, come preferisci.
    }

rules-bear-off-when = Quando tutte le tue pedine sono nella tua casa, puoi cominciare a portarle fuori. Se dopo ne viene colpita una, deve prima rifare il giro.
rules-bear-off-exact-number = Una pedina esce con il numero della punta su cui si trova.
rules-bear-off-farthest = Con un numero più alto può uscire solo la pedina più arretrata. Un numero con cui non può uscire nessuna pedina va giocato dentro la casa, se si può.
rules-bear-off-free = O con qualsiasi numero più alto, da qualsiasi punta.
rules-bear-off-exact = Un numero più alto non vale: dev’essere quello esatto.
rules-bear-off-never = In questo gioco non si porta fuori nessuna pedina.

rules-score-single = Una partita vale 1 punto.
rules-score-gammon = Se il perdente non ha portato fuori nessuna pedina, è un gammon e vale doppio.
rules-score-backgammon-none-off = Se inoltre ha una pedina nel suo primo quarto (la casa del vincitore) o sul bar, è un backgammon e vale triplo.
rules-score-backgammon-any = Se il perdente ha una pedina nel suo primo quarto (la casa del vincitore) o sul bar, è un backgammon e vale triplo.
rules-score-backgammon-home-none-off = Se inoltre ha una pedina nel suo primo quarto (la casa del vincitore), è un backgammon e vale triplo.
rules-score-backgammon-home-any = Se il perdente ha una pedina nel suo primo quarto (la casa del vincitore), è un backgammon e vale triplo.
rules-score-checkers-left = Il vincitore riceve un punto per ogni pedina che resta al perdente.
rules-score-checkers-left-all = Se una di queste è fuori dalla casa del perdente, tutti i punti valgono doppio.
rules-score-checkers-left-outside = Le pedine fuori dalla casa del perdente valgono due punti ciascuna.
rules-score-resign = Si può abbandonare una partita se l’avversario accetta.

rules-cube-off = Questo gioco si gioca senza il cubo del raddoppio.
rules-cube-offer = Prima di tirare puoi proporre di raddoppiare il valore della partita. Se l’avversario rifiuta, perde subito al vecchio valore. Se accetta, il cubo è suo: solo lui può raddoppiare la volta dopo.
rules-cube-unlimited = Il cubo non ha un valore massimo.
rules-cube-cap = Il cubo non va oltre { $cap }.
rules-cube-not-single = In una partita singola il cubo non si usa.
rules-cube-crawford = Crawford: nella prima partita in cui a un giocatore manca un solo punto per vincere l’incontro non si raddoppia.
rules-cube-holland = Holland: dopo la partita Crawford nessuno raddoppia prima che entrambi abbiano tirato due volte.
rules-cube-jacoby = Jacoby, nelle partite libere: gammon e backgammon contano solo se si è raddoppiato.
rules-cube-beavers = Beaver, nelle partite libere: chi riceve un raddoppio può raddoppiare ancora subito e tenere il cubo.
rules-cube-raccoons = Raccoon: chi ha raddoppiato può rispondere allo stesso modo a un beaver; il cubo resta dov’è.
rules-cube-automatic =
    { $times ->
        [one] Raddoppi automatici, nelle partite libere: una parità al tiro d’apertura raddoppia la posta, una volta al massimo.
       *[other] Raddoppi automatici, nelle partite libere: una parità al tiro d’apertura raddoppia la posta, { $times } volte al massimo.
    }

rules-match-points =
    { $length ->
        [one] Di solito decide una sola partita.
       *[other] Di solito si gioca finché qualcuno ha { $length } punti o più.
    }
rules-match-games = Di solito si giocano { $length } partite e se ne sommano i punti.
rules-match-single = Di solito si gioca una sola partita.
rules-match-money = Di solito si gioca partita dopo partita, ognuna per i suoi punti.

rules-table-take-back = Finché non annunci la fine del turno puoi riprendere le tue mosse e provarne altre.
rules-table-premature = Un tiro fatto prima di quell’annuncio è nullo e si ripete.
rules-table-cocked = Se un dado non è posato piatto sul tavoliere, si tirano di nuovo tutti e due.

game-backgammon-source = Il gioco che i cinque foglietti hanno in comune, con le regole di torneo di oggi dove differiscono.
game-leaflet-000-source = Come nel foglietto 000: una partita singola senza cubo.
game-leaflet-001-source = Il gioco base del foglietto 001, con le sue regole per il tavolo. Il foglietto dice solo che si stabilisce chi comincia e che questi tira i due dadi; nel suo testo francese lo si estrae a sorte.
game-leaflet-002-source = Come nel foglietto 002. Il suo testo inglese raddoppia solo le pedine fuori casa; le altre cinque lingue raddoppiano tutti i punti, e così facciamo anche noi. È un’opzione.
game-leaflet-003-source = Come nel foglietto 003; che si debba giocare il numero più alto lo dicono i suoi testi spagnolo e italiano.
game-leaflet-004-source = Come nel foglietto 004: più partite con i punti che si sommano. Non dice se chi comincia gioca i dadi con cui ha vinto l’inizio; qui tira di nuovo.
game-nackgammon-source = La posizione iniziale di Nack Ballard: una pedina della punta 13 e una della punta 6 passano sulla punta 23.
game-hypergammon-source = La solita posizione iniziale di tre pedine a testa.
game-longgammon-source = La solita posizione iniziale con tutte le pedine sulla prima punta.
