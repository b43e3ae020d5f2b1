### Mails of a service.

mail-hello = Hallo { $name },

## A new mail address

mail-confirm-subject = Bestätige deine Mailadresse für Tavola
mail-confirm-text = Mit diesem Link bestätigst du, dass diese Mailadresse zu deinem Konto bei { $site } gehört:
mail-confirm-until = Der Link gilt einmal, einen Tag lang.
mail-confirm-else = Wenn du ihn nicht angefordert hast, brauchst du nichts zu tun: Ohne den Link wird die Adresse nicht benutzt.

## A forgotten password

mail-reset-subject = Ein neues Passwort für Tavola
mail-reset-text = Mit diesem Link wählst du ein neues Passwort für dein Konto bei { $site }:
mail-reset-until = Der Link gilt einmal, eine Stunde lang.
mail-reset-else = Wenn du ihn nicht angefordert hast, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
