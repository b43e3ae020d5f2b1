### Accounts on a service: passwords, recovery codes.

## Signing in

account-sign-in = Anmelden
account-welcome = Willkommen zurück, { $name }.
account-password = Passwort
account-show = Passwort anzeigen
account-forgot = Mit einem Ersatzcode anmelden
account-code = Ersatzcode
account-recover-title = Mit einem Ersatzcode zurückkommen
account-recover-text = Jeder Code gilt einmal. Wähle ein neues Passwort; alle anderen Browser werden abgemeldet, und deine Passkeys gelten nicht mehr.
account-leave-text = Mit deinem Passwort kannst du dich wieder anmelden.

## The password

account-guest = Nur dieser Browser kennt dich. Mit einem Passwort kannst du dich in jedem anderen anmelden, und nichts geht verloren.
account-become = Passwort festlegen
account-become-text = Du behältst deinen Namen, deine Matches und alles andere.
account-new-password = Neues Passwort
account-password-help = 8 bis 128 Zeichen.
account-change = Passwort ändern
account-change-text = Alle anderen Browser werden abgemeldet.
account-present = Bisheriges Passwort
account-changed = Das Passwort ist geändert.

## Recovery codes

account-codes = Ersatzcodes
account-codes-text = Schreib diese Codes auf oder speichere sie: Sie werden nur jetzt gezeigt. Wenn du dein Passwort vergisst, kommst du mit jedem davon einmal hinein.
account-codes-left = { $count ->
    [one] Du hast ein Passwort und { $count } Ersatzcode.
   *[other] Du hast ein Passwort und { $count } Ersatzcodes.
}
account-codes-new = Neue Ersatzcodes
account-codes-new-text = Deine bisherigen Codes gelten dann nicht mehr.
account-codes-save = Als Datei speichern
account-codes-kept = Ich habe sie aufbewahrt

## Passkeys

passkeys = Passkeys
passkeys-text = Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder PIN an, ohne Namen und Passwort.
passkey-add = Neuer Passkey
passkey-add-text = Dein Browser legt ihn danach an; dein Gerät oder dein Passwortmanager bewahrt ihn auf.
passkey-name = Wie soll er heißen?
passkey-remove = Entfernen
passkey-remove-of = Den Passkey „{ $name }“ entfernen
passkey-removed = Der Passkey ist entfernt.
passkey-rename = Umbenennen
passkey-rename-of = Den Passkey „{ $name }“ umbenennen
passkey-renamed = Der Passkey hat seinen neuen Namen.
passkey-added = Der Passkey ist bereit.
passkey-sign-in = Mit einem Passkey anmelden
passkey-none = Es wurde kein Passkey benutzt.

## A mail address, for a forgotten password

address-title = Mailadresse
address-text = Wenn du dein Passwort vergisst, geht ein Link für ein neues dorthin. Niemand sonst sieht die Adresse.
address-is = { $address } ist bestätigt.
address-waiting = Eine Mail ging an { $address }. Öffne innerhalb eines Tages den Link darin, um die Adresse zu bestätigen.
address-add = Mailadresse hinzufügen
address-change = Adresse ändern
address-remove = Adresse entfernen
address-removed = Die Mailadresse ist entfernt.
address-sent = Eine Mail ist unterwegs an { $address }.
address-confirm = Mailadresse bestätigen
address-confirm-text = Danach können Links für ein neues Passwort an diese Adresse gehen.
address-confirmed = Deine Mailadresse ist bestätigt.
forgot-mail = Link per Mail erhalten
forgot-title = Passwort vergessen
forgot-text = Wenn ein Konto diese Mailadresse hat, geht ein Link für ein neues Passwort dorthin.
forgot-send = Link senden
forgot-sent = Wenn ein Konto diese Adresse hat, ist eine Mail unterwegs.
reset-title = Ein neues Passwort wählen
reset-text = Damit bist du hier angemeldet. Alle anderen Browser werden abgemeldet, und deine Passkeys und Tokens gelten nicht mehr.
account-recover-mail = Auch deine Mailadresse wird entfernt; du kannst sie wieder hinzufügen.

## What is kept of a person

account-data = Deine Daten
account-export = Meine Daten speichern
account-delete = Mich löschen
account-delete-ask = { $name } löschen?
account-delete-text = Deine Browser, Matches gegen den Bot, Regeln, Aufgaben und Rollouts werden sofort und für immer gelöscht. Matches mit anderen bleiben bei ihnen, ohne deinen Namen.
account-delete-name = Tippe zur Bestätigung „{ $name }“
account-deleted = { $name } ist gelöscht.

## Tokens for programs

tokens = Programme, die für dich handeln
tokens-text = Mit einem Token kommt ein Bot oder ein anderes Programm in deinem Namen. Es sieht, was du siehst; spielen darf es nur, wenn das Token es erlaubt.
token-name = Wofür ist es?
token-read = Neues Token zum Lesen
token-read-text = Ein Programm mit diesem Token sieht deine Matches und ändert nichts.
token-reads = liest
token-play = Neues Token zum Spielen
token-play-text = Ein Programm mit diesem Token beginnt auch Matches, nimmt Einladungen an und spielt.
token-plays = spielt
token-shown = Dein neues Token
token-shown-text = Kopiere es jetzt: Es wird nicht wieder gezeigt. Wer es hat, kann es benutzen, bis du es beendest.
token-kept = Ich habe es aufbewahrt
token-end = Beenden
token-end-of = Das Token „{ $name }“ beenden
token-ended = Das Token gilt nicht mehr.
program-become = Dieses Konto ist ein Programm
program-ask = Dieses Konto als Programm kennzeichnen?
program-text = Alle sehen es, es hat eine eigene Bestenliste, und ein Bot darf seine gewerteten Matches spielen. Das lässt sich nicht rückgängig machen. Konten, die schon gewertet gespielt haben, bleiben, wie sie sind.
program-is = Dieses Konto ist ein Programm und wird so gezeigt.

## Errors

error-wrong-password = Der Name oder das Passwort stimmt nicht.
error-wrong-code = Der Name oder der Code stimmt nicht, oder der Code wurde schon benutzt.
error-wrong-passkey = Dieser Passkey ist hier nicht bekannt, oder die Antwort kam zu spät. Versuche es noch einmal oder nimm dein Passwort.
error-bad-password = Ein Passwort hat 8 bis 128 Zeichen, ist nicht dein Name und keines, das viele Leute verwenden.
error-wrong-link = Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.
error-bad-address = Das ist keine Mailadresse.
