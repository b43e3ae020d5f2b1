### Ciò che è conservato in questo browser, quando la pagina non ha un server

tab-title = In questo browser
tab-where = I tuoi incontri, analisi e problemi sono in questo browser, su questo dispositivo, e da nessun’altra parte.
tab-kept = Il browser li conserva finché non li elimini.
tab-may-go = Il browser può eliminarli quando manca lo spazio. Installa Tavola come app, o salva tutto in un file ogni tanto.
tab-fleeting = Questo browser qui non conserva nulla, come in una finestra privata: ciò che giochi va perso quando chiudi la pagina. Salvalo prima in un file.
tab-save = Salva tutto in un file
tab-open = Sostituisci tutto con i dati di un file
tab-open-sure = Il file sostituisce tutto ciò che è conservato in questo browser. Non si può annullare.
tab-open-yes = Sostituisci tutto
tab-cancel = Annulla
tab-file-help = Su un computer Tavola apre questo file come tavola.sqlite nella sua cartella dei dati, e questa pagina apre quello di un computer.
tab-offline = Carica tutto per l’uso offline
tab-offline-help = Le reti neurali di tutti i giochi, { NUMBER($size) } MB. Senza, il bot gioca offline solo ai giochi a cui ha già giocato qui.
tab-offline-progress = { NUMBER($done) } di { NUMBER($all) } MB
tab-offline-done = Tutte le reti sono su questo dispositivo.
tab-offline-failed = Non tutte le reti sono arrivate: è caduta la connessione o è finito lo spazio. Quelle arrivate restano.
tab-update = È pronta una nuova versione di Tavola.
tab-update-now = Usala ora
tab-gone = Il browser ha eliminato i file di Tavola da questo dispositivo. Collegati alla rete e riapri questa pagina: i file torneranno.
