### Accounts on a service: passwords, recovery codes.

## Signing in

account-sign-in = Log ind
account-welcome = Velkommen tilbage, { $name }.
account-password = Adgangskode
account-show = Vis adgangskoden
account-forgot = Brug en gendannelseskode
account-code = Gendannelseskode
account-recover-title = Kom tilbage med en gendannelseskode
account-recover-text = Hver kode gælder én gang. Vælg en ny adgangskode; alle andre browsere logges ud, og dine adgangsnøgler gælder ikke længere.
account-leave-text = Du kan logge ind igen med din adgangskode.

## The password

account-guest = Kun denne browser kender dig. Med en adgangskode kan du logge ind i enhver anden, og intet går tabt.
account-become = Vælg en adgangskode
account-become-text = Du beholder dit navn, dine matcher og alt andet.
account-new-password = Ny adgangskode
account-password-help = 8 til 128 tegn.
account-change = Skift adgangskode
account-change-text = Alle andre browsere logges ud.
account-present = Nuværende adgangskode
account-changed = Adgangskoden er skiftet.

## Recovery codes

account-codes = Gendannelseskoder
account-codes-text = Skriv koderne ned, eller gem dem: de vises kun nu. Hvis du glemmer din adgangskode, kommer du ind én gang med hver af dem.
account-codes-left = { $count ->
    [one] Du har en adgangskode og { $count } gendannelseskode.
   *[other] Du har en adgangskode og { $count } gendannelseskoder.
}
account-codes-new = Nye gendannelseskoder
account-codes-new-text = De koder, du har nu, gælder ikke længere.
account-codes-save = Gem som fil
account-codes-kept = Jeg har gemt dem

## Passkeys

passkeys = Adgangsnøgler
passkeys-text = Med en adgangsnøgle logger du ind med fingeraftryk, ansigt eller pinkode, uden navn og adgangskode.
passkey-add = Ny adgangsnøgle
passkey-add-text = Din browser laver den bagefter, og din enhed eller din adgangskodehåndtering gemmer den.
passkey-name = Hvad skal den hedde?
passkey-remove = Fjern
passkey-remove-of = Fjern adgangsnøglen »{ $name }«
passkey-removed = Adgangsnøglen er fjernet.
passkey-rename = Omdøb
passkey-rename-of = Omdøb adgangsnøglen »{ $name }«
passkey-renamed = Adgangsnøglen har fået sit nye navn.
passkey-added = Adgangsnøglen er klar.
passkey-sign-in = Log ind med en adgangsnøgle
passkey-none = Der blev ikke brugt nogen adgangsnøgle.

## A mail address, for a forgotten password

address-title = Mailadresse
address-text = Hvis du glemmer din adgangskode, sendes et link til en ny dertil. Ingen andre ser adressen.
address-is = { $address } er bekræftet.
address-waiting = Der er sendt en mail til { $address }. Åbn linket i den inden for et døgn for at bekræfte adressen.
address-add = Tilføj en mailadresse
address-change = Skift adressen
address-remove = Fjern adressen
address-removed = Mailadressen er fjernet.
address-sent = En mail er på vej til { $address }.
address-confirm = Bekræft mailadressen
address-confirm-text = Derefter kan links til en ny adgangskode sendes til denne adresse.
address-confirmed = Din mailadresse er bekræftet.
forgot-mail = Få et link med mail
forgot-title = Glemt adgangskode
forgot-text = Hvis en konto har denne mailadresse, sendes et link til en ny adgangskode dertil.
forgot-send = Send linket
forgot-sent = Hvis en konto har denne adresse, er en mail på vej.
reset-title = Vælg en ny adgangskode
reset-text = Den logger dig ind her. Alle andre browsere logges ud, og dine adgangsnøgler og tokens gælder ikke længere.
account-recover-mail = Din mailadresse fjernes også; du kan tilføje den igen.

## What is kept of a person

account-data = Dine data
account-export = Gem mine data
account-delete = Slet mig
account-delete-ask = Slet { $name }?
account-delete-text = Dine browsere, matcher mod botten, regler, opgaver og rollouts slettes straks og for altid. Matcher med andre bliver hos dem, uden dit navn.
account-delete-name = Skriv »{ $name }« for at bekræfte
account-deleted = { $name } er slettet.

## Tokens for programs

tokens = Programmer, der handler for dig
tokens-text = Med et token kommer en bot eller et andet program i dit navn. Det ser, hvad du ser; det spiller kun, hvis dette token tillader det.
token-name = Hvad skal det bruges til?
token-read = Nyt token til læsning
token-read-text = Et program med dette token ser dine matcher og ændrer intet.
token-reads = læser
token-play = Nyt token til spil
token-play-text = Et program med dette token begynder også matcher, tager imod invitationer og spiller.
token-plays = spiller
token-shown = Dit nye token
token-shown-text = Kopiér det nu: det vises ikke igen. Den, der har det, kan bruge det, til du afslutter det.
token-kept = Jeg har gemt det
token-end = Afslut
token-end-of = Afslut token »{ $name }«
token-ended = Dette token er afsluttet.
program-become = Denne konto er et program
program-ask = Markér kontoen som et program?
program-text = Alle kan se det, det har sin egen liste over de bedste, og en bot må spille dets matcher med rating. Det kan ikke fortrydes. Konti, der allerede har spillet med rating, bliver, som de er.
program-is = Denne konto er et program og vises som et.

## Errors

error-wrong-password = Navnet eller adgangskoden er forkert.
error-wrong-code = Navnet eller koden er forkert, eller koden er allerede brugt.
error-wrong-passkey = Adgangsnøglen kendes ikke her, eller svaret kom for sent. Prøv igen, eller brug din adgangskode.
error-bad-password = En adgangskode har 8 til 128 tegn, er ikke dit navn og ikke en, som mange bruger.
error-wrong-link = Linket er allerede brugt eller for gammelt. Bed om et nyt.
error-bad-address = Det er ikke en mailadresse.
