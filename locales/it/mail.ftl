### Mails of a service.

mail-hello = Ciao { $name },

## A new mail address

mail-confirm-subject = Conferma il tuo indirizzo e-mail per Tavola
mail-confirm-text = Con questo link confermi che questo indirizzo e-mail appartiene al tuo account su { $site }:
mail-confirm-until = Il link vale una sola volta, per un giorno.
mail-confirm-else = Se non l’hai chiesto, non fare nulla: senza il link l’indirizzo non viene usato.

## A forgotten password

mail-reset-subject = Una nuova password per Tavola
mail-reset-text = Con questo link scegli una nuova password per il tuo account su { $site }:
mail-reset-until = Il link vale una sola volta, per un’ora.
mail-reset-else = Se non l’hai chiesto, non fare nulla: la tua password resta com’è.
