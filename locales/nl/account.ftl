### Accounts on a service: passwords, recovery codes.

## Signing in

account-sign-in = Inloggen
account-welcome = Welkom terug, { $name }.
account-password = Wachtwoord
account-show = Wachtwoord tonen
account-forgot = Een herstelcode gebruiken
account-code = Herstelcode
account-recover-title = Terugkomen met een herstelcode
account-recover-text = Elke code geldt één keer. Kies een nieuw wachtwoord; alle andere browsers worden afgemeld en je passkeys gelden niet meer.
account-leave-text = Met je wachtwoord kun je weer inloggen.

## The password

account-guest = Alleen deze browser kent je. Met een wachtwoord kun je in elke andere inloggen, en er gaat niets verloren.
account-become = Wachtwoord kiezen
account-become-text = Je houdt je naam, je matches en al het andere.
account-new-password = Nieuw wachtwoord
account-password-help = 8 tot 128 tekens.
account-change = Wachtwoord wijzigen
account-change-text = Alle andere browsers worden afgemeld.
account-present = Huidig wachtwoord
account-changed = Het wachtwoord is gewijzigd.

## Recovery codes

account-codes = Herstelcodes
account-codes-text = Schrijf deze codes op of bewaar ze: ze worden alleen nu getoond. Als je je wachtwoord vergeet, kom je met elk ervan één keer binnen.
account-codes-left = { $count ->
    [one] Je hebt een wachtwoord en { $count } herstelcode.
   *[other] Je hebt een wachtwoord en { $count } herstelcodes.
}
account-codes-new = Nieuwe herstelcodes
account-codes-new-text = De codes die je nu hebt, gelden dan niet meer.
account-codes-save = Opslaan als bestand
account-codes-kept = Ik heb ze bewaard

## Passkeys

passkeys = Passkeys
passkeys-text = Met een passkey log je in met je vinger, je gezicht of een pincode, zonder naam en wachtwoord.
passkey-add = Nieuwe passkey
passkey-add-text = Je browser maakt hem daarna, en je apparaat of je wachtwoordmanager bewaart hem.
passkey-name = Hoe heet hij?
passkey-remove = Verwijderen
passkey-remove-of = De passkey ‘{ $name }’ verwijderen
passkey-removed = De passkey is verwijderd.
passkey-rename = Naam wijzigen
passkey-rename-of = De naam van de passkey ‘{ $name }’ wijzigen
passkey-renamed = De passkey heeft zijn nieuwe naam.
passkey-added = De passkey is klaar.
passkey-sign-in = Inloggen met een passkey
passkey-none = Er is geen passkey gebruikt.

## A mail address, for a forgotten password

address-title = Mailadres
address-text = Als je je wachtwoord vergeet, gaat daar een link voor een nieuw wachtwoord heen. Niemand anders ziet het adres.
address-is = { $address } is bevestigd.
address-waiting = Er ging een mail naar { $address }. Open binnen een dag de link daarin om het adres te bevestigen.
address-add = Mailadres toevoegen
address-change = Adres wijzigen
address-remove = Adres verwijderen
address-removed = Het mailadres is verwijderd.
address-sent = Er is een mail onderweg naar { $address }.
address-confirm = Mailadres bevestigen
address-confirm-text = Daarna kunnen links voor een nieuw wachtwoord naar dit adres gaan.
address-confirmed = Je mailadres is bevestigd.
forgot-mail = Een link per mail krijgen
forgot-title = Wachtwoord vergeten
forgot-text = Als een account dit mailadres heeft, gaat daar een link voor een nieuw wachtwoord heen.
forgot-send = Link versturen
forgot-sent = Als een account dit adres heeft, is er een mail onderweg.
reset-title = Een nieuw wachtwoord kiezen
reset-text = Daarmee ben je hier ingelogd. Alle andere browsers worden afgemeld, en je passkeys en tokens gelden niet meer.
account-recover-mail = Ook je mailadres wordt verwijderd; je kunt het opnieuw toevoegen.

## What is kept of a person

account-data = Je gegevens
account-export = Mijn gegevens bewaren
account-delete = Mij verwijderen
account-delete-ask = { $name } verwijderen?
account-delete-text = Je browsers, matches tegen de bot, regels, opgaven en rollouts worden meteen en voorgoed verwijderd. Matches met anderen blijven bij hen, zonder je naam.
account-delete-name = Typ ‘{ $name }’ ter bevestiging
account-deleted = { $name } is verwijderd.

## Tokens for programs

tokens = Programma’s die namens jou handelen
tokens-text = Met een token komt een bot of een ander programma namens jou. Het ziet wat jij ziet; spelen mag het alleen als het token dat toestaat.
token-name = Waar is het voor?
token-read = Nieuw token om te lezen
token-read-text = Een programma met dit token ziet je matches en verandert niets.
token-reads = leest
token-play = Nieuw token om te spelen
token-play-text = Een programma met dit token begint ook matches, neemt uitnodigingen aan en speelt.
token-plays = speelt
token-shown = Je nieuwe token
token-shown-text = Kopieer het nu: het wordt niet meer getoond. Wie het heeft, kan het gebruiken tot je het intrekt.
token-kept = Ik heb het bewaard
token-end = Intrekken
token-end-of = Het token ‘{ $name }’ intrekken
token-ended = Het token is ingetrokken.
program-become = Dit account is een programma
program-ask = Dit account als programma markeren?
program-text = Iedereen ziet het, het heeft een eigen lijst van de besten, en een bot mag er matches met rating voor spelen. Dit kan niet ongedaan worden gemaakt. Accounts die al met rating hebben gespeeld, blijven zoals ze zijn.
program-is = Dit account is een programma en wordt zo getoond.

## Errors

error-wrong-password = De naam of het wachtwoord klopt niet.
error-wrong-code = De naam of de code klopt niet, of de code is al gebruikt.
error-wrong-passkey = Deze passkey is hier niet bekend, of het antwoord kwam te laat. Probeer het opnieuw of gebruik je wachtwoord.
error-bad-password = Een wachtwoord heeft 8 tot 128 tekens, is niet je naam en niet een dat veel mensen gebruiken.
error-wrong-link = Deze link is al gebruikt of te oud. Vraag een nieuwe aan.
error-bad-address = Dit is geen mailadres.
