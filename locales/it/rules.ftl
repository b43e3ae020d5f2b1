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
rules-obligation-one-by-one = Giochi un numero dopo l’altro, ciascuno se in quel momento si può; non devi cercare un ordine in cui se ne giochino di più. Ciò che non si può giocare è perso; nessuno può passare.

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

rules-aim-last-off = Porta le pedine intorno e fuori – ma non per primo: chi porta fuori per primo l’ultima pedina perde.
rules-aim-hit-loses = Chi colpisce una pedina avversaria perde subito, anche se non si poteva giocare altro.
rules-aim-eliminate = Prendi tutte le pedine dell’avversario. Chi non ne ha più perde.
rules-aim-towers = Sciogli le tue sei torri, rifalle e portale fuori. Vince chi finisce per primo.
rules-aim-unequal = Le parti sono diseguali: giocate una seconda partita a parti scambiate.
rules-board-towers = Ciascuno ha sei torri di due pedine, una per ogni numero del dado. Nulla corre sulla tavola e i giocatori non si incontrano mai.
rules-track-ring = I 24 punti sono un anello: i giocatori corrono in senso opposto, e dopo il tuo ultimo punto torna il primo.
rules-dice-three = A ogni turno si lanciano tre dadi. Ogni dado è una mossa a sé.
rules-dice-six-beside = Lanci due dadi, e ogni lancio vale come se accanto ci fosse un sei.
rules-dice-sum = Si gioca solo un lancio con un 1 o un 6, o un doppio. Una pedina avanza allora della somma.
rules-dice-sum-own = Se arrivasse su una pedina propria, va oltre fino al primo punto vuoto o tenuto dall’avversario.
rules-dice-lone = L’ultima pedina di un giocatore salta subito al prossimo angolo (punti 24, 19, 18, 13, 12, 7, 6 e 1), se non vi sta già. Da allora un 1 la porta al prossimo angolo e un 6 a quello dopo; altri numeri non valgono.
rules-dice-towers = Un dado gioca la torre del suo numero: prima si scioglie; sciolte tutte, si rifanno; rifatte tutte, si portano fuori. Se la torre è già a posto, il numero è perso.
rules-towers-one-checker = Nell’ultima fase un dado porta fuori una sola pedina della sua torre: ogni torre ha quindi bisogno del suo numero due volte.
rules-dice-fixed = Il primo lancio della partita resta: entrambi giocano gli stessi dadi a ogni turno.
rules-dice-chosen = Il primo giocatore non lancia: a ogni turno nomina due numeri diversi.
rules-dice-two-turns = Il secondo giocatore fa due turni di fila: lancia, gioca, rilancia e rigioca.
rules-dice-open-roll = Prima che tu muova, l’avversario fa il suo prossimo lancio, ed entrambi lo vedono.
rules-backward = Ogni numero si può giocare anche all’indietro, fino al tuo primo punto, e colpire lì. Le pedine sulla barra e quelle uscite non tornano indietro.
rules-hit-and-run = Una pedina che ha colpito nella tua casa non muove più in quel turno.
rules-hit-home-first = Non puoi colpire prima che una tua pedina sia a casa.
rules-head-one = Una sola pedina per turno può lasciare il tuo primo punto, la testa.
rules-head-first-turn = Al primo turno, con 3-3, 4-4 o 6-6 possono uscirne due.
rules-courier = La prima pedina corre da sola fino al tuo punto { $point } o oltre; solo allora un’altra può lasciare il primo punto.
rules-prime-own-quadrant = Non puoi tenere insieme tutti e sei i punti del tuo primo quarto.
rules-prime-four-in-start = Non puoi tenere più di { $most } punti del quarto in cui comincia l’avversario.
rules-prime-ahead = Puoi chiudere sei punti di fila solo se una pedina avversaria li ha già passati o è fuori.
rules-entering-start-waits = Entri e muovi come vuoi, ma le { $waiting } pedine che dall’inizio stanno sul tuo primo punto aspettano finché la riserva è vuota.
rules-entering-half = Finché ci sono pedine nella riserva puoi entrare o muovere, ma nessuna va nella seconda metà della tavola.
rules-bear-off-pinned = Finché una tua pedina è inchiodata non puoi portare fuori.
rules-mother = L’ultima pedina sul tuo primo punto è la madre. Se l’avversario la inchioda lì, perdi una partita doppia – a meno che abbia ancora pedine sul suo primo punto: allora si gioca finché se ne sono andate.
rules-mothers-draw = Se entrambe le madri sono inchiodate, è patta.
rules-dead-draw = Se nessuno può mai più muovere, è patta.
rules-repetition-draw = Se la stessa posizione torna per la terza volta, è patta.
rules-doubles-twice-underside = Un doppio si gioca due volte, poi due volte la faccia nascosta dei dadi (le due facce fanno sette).
rules-doubles-ascending-later = Nei tuoi primi { $turns } turni un doppio si gioca quattro volte. Poi quattro volte, quindi quattro volte il numero successivo, e così fino ai sei.
rules-doubles-roll-again-complete = Se il doppio è stato giocato tutto, rilanci.
rules-doubles-rolls-again-always = Dopo un doppio rilanci.
rules-doubles-sum = Un doppio si gioca una volta, come somma, e rilanci.
rules-doubles-three-dice = Dadi uguali non hanno nulla di speciale: ciascuno si gioca una volta.
rules-one-two-played = Dopo 1 e 2 giochi entrambi, nomini un doppio, lo giochi e rilanci. Se una parte non si può giocare tutta, il resto è perso.
rules-one-two-chosen = 1 e 2 non si giocano: nomini un doppio e lo giochi; se lo giochi tutto, rilanci.
rules-score-pips = Il vincitore riceve tanti punti quanti ne mancano alle pedine del perdente per uscire.
rules-score-pips-gammon = Valgono doppio per un gammon (il perdente non ha portato fuori nulla) e triplo per un backgammon.
rules-score-backgammon-quadrant = Se inoltre ha una pedina nel quarto in cui ha cominciato, sulla barra o nella riserva, è un backgammon e vale triplo.
rules-score-draw = Una patta non vale nulla.
rules-match-in-turn = I giochi si alternano: { $games }, e poi da capo.

game-backgammon-source = Il gioco che i cinque foglietti hanno in comune, con le regole di torneo di oggi dove differiscono.
game-leaflet-000-source = Come nel foglietto 000: una partita singola senza cubo.
game-leaflet-001-source = Il gioco base del foglietto 001, con le sue regole per il tavolo. Il foglietto dice solo che si stabilisce chi comincia e che questi tira i due dadi; nel suo testo francese lo si estrae a sorte.
game-leaflet-002-source = Come nel foglietto 002. Il suo testo inglese raddoppia solo le pedine fuori casa; le altre cinque lingue raddoppiano tutti i punti, e così facciamo anche noi. È un’opzione.
game-leaflet-003-source = Come nel foglietto 003; che si debba giocare il numero più alto lo dicono i suoi testi spagnolo e italiano.
game-leaflet-004-source = Come nel foglietto 004: più partite con i punti che si sommano. Non dice se chi comincia gioca i dadi con cui ha vinto l’inizio; qui tira di nuovo.
game-nackgammon-source = La posizione iniziale di Nack Ballard: una pedina della punta 13 e una della punta 6 passano sulla punta 23.
game-hypergammon-source = La solita posizione iniziale di tre pedine a testa.
game-longgammon-source = La solita posizione iniziale con tutte le pedine sulla prima punta.
game-snake-source = Per uno una difesa, per l’altro un assedio. Il foglio 001 si interrompe a metà della posizione; nove sulla barra è quella nota da Jacoby e Crawford.
game-eureka-source = La più breve lezione di uscita. Dal foglio 001; la figura è perduta, la posizione è quella usuale.
game-irish-source = Descritto da Charles Cotton nel 1674. Si gioca come il backgammon, ma un doppio sono solo due numeri uguali.
game-short-narde-source = Il gioco con la cattura della famiglia nardy: oin vale uno, mars due, koks tre.
game-portes-source = Tradizione greca. Chi vince l’apertura rilancia; il vincitore comincia la partita dopo e un gammon vale due.
game-tavla-source = Tradizione turca. Una pedina che ha colpito nella propria casa vi resta fino alla fine del turno; mars vale due.
game-tavli-source = La serata di ogni caffè greco: colpire, inchiodare, bloccare, uno dopo l’altro, di solito a cinque o sette.
game-old-britain-source = Dal foglio 001. Se entrambi i numeri sono giocabili si giocano; se uno solo, scegli quale.
game-mexican-source = Dal foglio 001. L’1-2 non si gioca: nomini un doppio e rilanci se lo giochi tutto. Questa condizione è la nostra lettura.
game-backward-source = Breve variante del foglio 001. Le mosse all’indietro contano per l’obbligo di giocare; l’uscita aspetta finché una pedina è tornata.
game-straight-source = Breve variante del foglio 001: al più forte la via più lunga. Giocate la rivincita.
game-fixed-roll-source = Breve variante del foglio 001: solo calcolo. Se nessuno può più muovere, è patta.
game-no-hit-source = Breve variante del foglio 001: costringi l’avversario a colpirti.
game-open-roll-source = Breve variante del foglio 001. Senza cubo, perché «prima del lancio» qui non ha senso.
game-misere-source = Breve variante del foglio 001. Gli obblighi restano: bisogna farsi colpire e farsi fermare.
game-double-against-choice-source = Gioco a condizioni diseguali del foglio 001. Un lancio decide chi comincia; è la nostra lettura.
game-puff-source = Dal foglio 001: con 2-4 si entra sui tuoi punti 23 e 21. Quattro volte sopra e quattro sotto è la nostra lettura dei doppi.
game-puff-long-source = Dal foglio 001. Si colpisce già mentre si entra.
game-puff-russian-source = Dal foglio 001. Il numero più basso viene sempre prima.
game-puff-russian-long-source = Dal foglio 001: il Puff lungo con la libertà del Puff russo.
game-french-1-source = Dal foglio 001: 6-6 sono quattro sei, quattro uno e un lancio; ciò che non si può non ferma la catena. Prima devono entrare tutte, come d’uso.
game-russian-source = Dal foglio 001. La libertà dopo due entrate è la lettura usuale.
game-acey-deucey-source = Dal foglio 001. Ogni pedina rimasta al perdente costa un punto, anche sulla barra e nella riserva.
game-acey-deucey-us-source = Tradizione americana. Come nel foglio 001; comincia il lancio più alto di due dadi.
game-acey-deucey-european-source = Tradizione di giocatori europei; si esce con il numero esatto.
game-dutch-source = Noto da vecchie raccolte. Prima la tregua, poi la mischia.
game-tabula-source = Ricostruito da una posizione dell’imperatore Zenone, con le regole d’oggi: nessuna pedina passa nella seconda metà prima che tutte siano entrate.
game-pin-source = Dal foglio 001; il perdente paga i suoi punti restanti (una pedina sul 3 e due sull’1 fanno 5). Posizione usuale; un punto misto è chiuso a entrambi, le proprie coppie fermano solo l’avversario.
game-plakoto-source = Tradizione greca. L’ultima pedina sul tuo primo punto è la madre: inchiodata lì, costa una partita doppia.
game-tapa-source = Tradizione bulgara. Come il Plakoto; i dadi dell’apertura si giocano.
game-mahbusa-source = Tradizione araba. Lo stesso gioco di Tapa con il suo nome.
game-gioul-source = Dal foglio 001: 3-3 vuol dire tre, quattro, cinque e sei; se fallisci ai quattro, l’avversario gioca i cinque e i sei. Nulla viene restituito.
game-fevga-source = Tradizione greca. La prima pedina corre da sola finché ha passato la partenza avversaria. Non si può murare tutto il primo quarto; altre file non sono vietate.
game-moultezim-source = Dalle terre ottomane. Al massimo quattro punti del quarto in cui comincia l’avversario possono essere tuoi.
game-narde-source = Si gioca in Russia e nel Caucaso. Una fila di sei si giudica a ogni mossa: è permessa appena una pedina avversaria l’ha passata.
game-gul-bara-source = Tradizione bulgara, detta anche Rosespring. Né testa né file vietate; una catena spezzata chiude il turno.
game-jacquet-source = Il gioco da salotto francese nella forma moderna: una pedina blocca e non si colpisce.
game-tawula-source = Un gioco arabo. Nella prima metà della via sta al massimo una pedina per punto fra i due estremi.
game-ludus-lumbardorum-source = Dal foglio 001, con il percorso delle antiche descrizioni. Al massimo una pedina sui punti 10, 9 e 8; sul primo si entra solo se è vuoto. Sono le nostre letture.
game-medio-emperador-source = Dal libro dei giochi di Alfonso X (1283), come lo leggono gli storici: due dadi e un sei sempre presente.
game-tourne-case-source = Il Backgammon francese 2 del foglio 001. Un doppio è una mossa; non si sorpassa; la meta si raggiunge esatta.
game-catch-me-source = Dal foglio 001; in Islanda si chiama «rincorrere le ragazze». Un’ultima pedina già in un angolo vi resta; è la nostra lettura.
game-doublets-source = Dal foglio 001: 3-6 scioglie le torri tre e sei. Che un dado prenda la torre intera anche alla fine è la nostra lettura.
