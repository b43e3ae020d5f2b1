### Mails of a service.

mail-hello = Hello { $name },

## A new mail address

mail-confirm-subject = Confirm your mail address for Tavola
mail-confirm-text = This link confirms that this mail address belongs to your account at { $site }:
mail-confirm-until = The link works once, for one day.
mail-confirm-else = If you did not ask for it, do nothing: without the link the address is not used.

## A forgotten password

mail-reset-subject = A new password for Tavola
mail-reset-text = With this link you choose a new password for your account at { $site }:
mail-reset-until = The link works once, for one hour.
mail-reset-else = If you did not ask for it, do nothing: your password stays as it is.
