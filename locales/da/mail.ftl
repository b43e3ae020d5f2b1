### Mails of a service.

mail-hello = Hej { $name }

## A new mail address

mail-confirm-subject = Bekræft din mailadresse til Tavola
mail-confirm-text = Med dette link bekræfter du, at denne mailadresse hører til din konto på { $site }:
mail-confirm-until = Linket virker én gang, i ét døgn.
mail-confirm-else = Hvis du ikke har bedt om det, skal du ikke gøre noget: Uden linket bliver adressen ikke brugt.

## A forgotten password

mail-reset-subject = En ny adgangskode til Tavola
mail-reset-text = Med dette link vælger du en ny adgangskode til din konto på { $site }:
mail-reset-until = Linket virker én gang, i én time.
mail-reset-else = Hvis du ikke har bedt om det, skal du ikke gøre noget: Din adgangskode forbliver, som den er.
