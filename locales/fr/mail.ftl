### Mails of a service.

mail-hello = Bonjour { $name },

## A new mail address

mail-confirm-subject = Confirmez votre adresse e-mail pour Tavola
mail-confirm-text = Ce lien confirme que cette adresse e-mail appartient à votre compte sur { $site } :
mail-confirm-until = Le lien sert une seule fois, pendant un jour.
mail-confirm-else = Si vous ne l’avez pas demandé, ne faites rien : sans le lien, l’adresse n’est pas utilisée.

## A forgotten password

mail-reset-subject = Un nouveau mot de passe pour Tavola
mail-reset-text = Avec ce lien, vous choisissez un nouveau mot de passe pour votre compte sur { $site } :
mail-reset-until = Le lien sert une seule fois, pendant une heure.
mail-reset-else = Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.
