### Accounts on a service: passwords, recovery codes.

## Signing in

account-sign-in = Accedi
account-welcome = Ciao di nuovo, { $name }.
account-password = Password
account-show = Mostra la password
account-forgot = Usa un codice di recupero
account-code = Codice di recupero
account-recover-title = Torna con un codice di recupero
account-recover-text = Ogni codice vale una volta sola. Scegli una nuova password; gli altri browser vengono disconnessi e le tue passkey non valgono più.
account-leave-text = Puoi accedere di nuovo con la tua password.

## The password

account-guest = Solo questo browser ti conosce. Con una password puoi accedere da qualsiasi altro senza perdere nulla.
account-become = Scegli una password
account-become-text = Conservi il nome, gli incontri e tutto il resto.
account-new-password = Nuova password
account-password-help = Da 8 a 128 caratteri.
account-change = Cambia la password
account-change-text = Gli altri browser vengono disconnessi.
account-present = Password attuale
account-changed = La password è cambiata.

## Recovery codes

account-codes = Codici di recupero
account-codes-text = Annota questi codici o salvali: vengono mostrati solo adesso. Se dimentichi la password, ognuno ti fa entrare una volta.
account-codes-left = { $count ->
    [one] Hai una password e { $count } codice di recupero.
   *[other] Hai una password e { $count } codici di recupero.
}
account-codes-new = Nuovi codici di recupero
account-codes-new-text = I codici che hai ora non varranno più.
account-codes-save = Salva in un file
account-codes-kept = Li ho conservati

## Passkeys

passkeys = Passkey
passkeys-text = Con una passkey accedi con l’impronta, il volto o il PIN, senza nome e senza password.
passkey-add = Nuova passkey
passkey-add-text = Il browser la crea subito dopo; la conserva il tuo dispositivo o il tuo gestore di password.
passkey-name = Come si chiama?
passkey-remove = Rimuovi
passkey-remove-of = Rimuovi la passkey «{ $name }»
passkey-removed = La passkey è stata rimossa.
passkey-rename = Rinomina
passkey-rename-of = Rinomina la passkey «{ $name }»
passkey-renamed = La passkey ha il suo nuovo nome.
passkey-added = La passkey è pronta.
passkey-sign-in = Accedi con una passkey
passkey-none = Non è stata usata nessuna passkey.

## A mail address, for a forgotten password

address-title = Indirizzo e-mail
address-text = Se dimentichi la password, lì arriva un link per sceglierne una nuova. Nessun altro vede l’indirizzo.
address-is = { $address } è confermato.
address-waiting = È partita un’e-mail per { $address }. Apri il link che contiene entro un giorno per confermare l’indirizzo.
address-add = Aggiungi un indirizzo e-mail
address-change = Cambia l’indirizzo
address-remove = Rimuovi l’indirizzo
address-removed = L’indirizzo e-mail è stato rimosso.
address-sent = Un’e-mail è in arrivo a { $address }.
address-confirm = Conferma l’indirizzo e-mail
address-confirm-text = Poi a questo indirizzo potranno arrivare i link per una nuova password.
address-confirmed = Il tuo indirizzo e-mail è confermato.
forgot-mail = Ricevi un link per e-mail
forgot-title = Password dimenticata
forgot-text = Se un account ha questo indirizzo e-mail, lì arriva un link per una nuova password.
forgot-send = Invia il link
forgot-sent = Se un account ha questo indirizzo, un’e-mail è in arrivo.
reset-title = Scegli una nuova password
reset-text = Con questa accedi qui. Gli altri browser vengono disconnessi, e le tue passkey e i tuoi token non valgono più.
account-recover-mail = Anche il tuo indirizzo e-mail viene rimosso; puoi aggiungerlo di nuovo.

## What is kept of a person

account-data = I tuoi dati
account-export = Salva i miei dati
account-delete = Elimina il mio nome
account-delete-ask = Eliminare { $name }?
account-delete-text = I tuoi browser, gli incontri contro il bot, le regole, i problemi e i rollout vengono eliminati subito e per sempre. Gli incontri con altre persone restano a loro, senza il tuo nome.
account-delete-name = Scrivi «{ $name }» per confermare
account-deleted = { $name } non esiste più qui.

## Tokens for programs

tokens = Programmi che agiscono per te
tokens-text = Con un token un bot o un altro programma viene a nome tuo. Vede ciò che vedi tu; gioca solo se il token lo permette.
token-name = A che cosa serve?
token-read = Nuovo token per leggere
token-read-text = Un programma con questo token vede i tuoi incontri e non cambia nulla.
token-reads = legge
token-play = Nuovo token per giocare
token-play-text = Un programma con questo token comincia anche incontri, accetta inviti e gioca.
token-plays = gioca
token-shown = Il tuo nuovo token
token-shown-text = Copialo adesso: non viene più mostrato. Chi lo ha può usarlo finché non lo annulli.
token-kept = L’ho conservato
token-end = Annulla
token-end-of = Annulla il token «{ $name }»
token-ended = Il token è annullato.
program-become = Questo account è un programma
program-ask = Contrassegnare questo account come programma?
program-text = Tutti lo vedono, ha un elenco dei migliori tutto suo, e un bot può giocare i suoi incontri validi per il rating. Non si può annullare. Gli account che hanno già giocato un incontro valido restano come sono.
program-is = Questo account è un programma e viene mostrato come tale.

## Errors

error-wrong-password = Il nome o la password non è corretto.
error-wrong-code = Il nome o il codice non è corretto, o il codice è già stato usato.
error-wrong-passkey = Questa passkey qui non è conosciuta, oppure la risposta è arrivata tardi. Riprova o usa la password.
error-bad-password = Una password ha da 8 a 128 caratteri, non è il tuo nome e non è tra quelle usate da molti.
error-wrong-link = Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.
error-bad-address = Questo non è un indirizzo e-mail.
