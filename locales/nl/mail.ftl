### Mails of a service.

mail-hello = Hallo { $name },

## A new mail address

mail-confirm-subject = Bevestig je mailadres voor Tavola
mail-confirm-text = Met deze link bevestig je dat dit mailadres bij je account op { $site } hoort:
mail-confirm-until = De link werkt één keer, een dag lang.
mail-confirm-else = Heb je er niet om gevraagd, dan hoef je niets te doen: zonder de link wordt het adres niet gebruikt.

## A forgotten password

mail-reset-subject = Een nieuw wachtwoord voor Tavola
mail-reset-text = Met deze link kies je een nieuw wachtwoord voor je account op { $site }:
mail-reset-until = De link werkt één keer, een uur lang.
mail-reset-else = Heb je er niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft hetzelfde.
