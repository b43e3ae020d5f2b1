### Accounts on a service: passwords, recovery codes.

## Signing in

account-sign-in = Se connecter
account-welcome = Heureux de vous revoir, { $name }.
account-password = Mot de passe
account-show = Afficher le mot de passe
account-forgot = Utiliser un code de secours
account-code = Code de secours
account-recover-title = Revenir avec un code de secours
account-recover-text = Chaque code sert une seule fois. Choisissez un nouveau mot de passe ; tous les autres navigateurs sont déconnectés et vos clés d’accès ne sont plus valables.
account-leave-text = Vous pourrez revenir avec votre mot de passe.

## The password

account-guest = Seul ce navigateur vous connaît. Avec un mot de passe, vous pouvez vous connecter sur tout autre appareil sans rien perdre.
account-become = Choisir un mot de passe
account-become-text = Vous gardez votre nom, vos matchs et tout le reste.
account-new-password = Nouveau mot de passe
account-password-help = De 8 à 128 caractères.
account-change = Changer de mot de passe
account-change-text = Tous les autres navigateurs sont déconnectés.
account-present = Mot de passe actuel
account-changed = Le mot de passe est changé.

## Recovery codes

account-codes = Codes de secours
account-codes-text = Notez ces codes ou enregistrez-les : ils ne sont affichés que maintenant. Si vous oubliez votre mot de passe, chacun d’eux vous permet d’entrer une fois.
account-codes-left = { $count ->
    [one] Vous avez un mot de passe et { $count } code de secours.
   *[other] Vous avez un mot de passe et { $count } codes de secours.
}
account-codes-new = Nouveaux codes de secours
account-codes-new-text = Vos codes actuels ne serviront plus.
account-codes-save = Enregistrer dans un fichier
account-codes-kept = Je les ai conservés

## Passkeys

passkeys = Clés d’accès
passkeys-text = Avec une clé d’accès, vous vous connectez par empreinte, visage ou code, sans nom ni mot de passe.
passkey-add = Nouvelle clé d’accès
passkey-add-text = Votre navigateur la crée ensuite ; votre appareil ou votre gestionnaire de mots de passe la conserve.
passkey-name = Comment s’appelle-t-elle ?
passkey-remove = Retirer
passkey-remove-of = Retirer la clé d’accès « { $name } »
passkey-removed = La clé d’accès est retirée.
passkey-rename = Renommer
passkey-rename-of = Renommer la clé d’accès « { $name } »
passkey-renamed = La clé d’accès a son nouveau nom.
passkey-added = La clé d’accès est prête.
passkey-sign-in = Se connecter avec une clé d’accès
passkey-none = Aucune clé d’accès n’a été utilisée.

## A mail address, for a forgotten password

address-title = Adresse e-mail
address-text = Si vous oubliez votre mot de passe, un lien pour en choisir un nouveau y est envoyé. Personne d’autre ne voit l’adresse.
address-is = { $address } est confirmée.
address-waiting = Un e-mail est parti à { $address }. Ouvrez le lien qu’il contient dans la journée pour confirmer l’adresse.
address-add = Ajouter une adresse e-mail
address-change = Changer l’adresse
address-remove = Retirer l’adresse
address-removed = L’adresse e-mail est retirée.
address-sent = Un e-mail est en route vers { $address }.
address-confirm = Confirmer l’adresse e-mail
address-confirm-text = Ensuite, des liens pour un nouveau mot de passe pourront y être envoyés.
address-confirmed = Votre adresse e-mail est confirmée.
forgot-mail = Recevoir un lien par e-mail
forgot-title = Mot de passe oublié
forgot-text = Si un compte a cette adresse e-mail, un lien pour un nouveau mot de passe y est envoyé.
forgot-send = Envoyer le lien
forgot-sent = Si un compte a cette adresse, un e-mail est en route.
reset-title = Choisir un nouveau mot de passe
reset-text = Vous êtes alors connecté ici. Tous les autres navigateurs sont déconnectés, et vos clés d’accès et vos jetons ne sont plus valables.
account-recover-mail = Votre adresse e-mail est retirée aussi ; vous pourrez l’ajouter de nouveau.

## What is kept of a person

account-data = Vos données
account-export = Enregistrer mes données
account-delete = Me supprimer
account-delete-ask = Supprimer { $name } ?
account-delete-text = Vos navigateurs, vos matchs contre le robot, vos règles, vos problèmes et vos rollouts sont supprimés tout de suite et pour toujours. Les matchs avec d’autres leur restent, sans votre nom.
account-delete-name = Tapez « { $name } » pour confirmer
account-deleted = { $name } est supprimé.

## Tokens for programs

tokens = Programmes qui agissent pour vous
tokens-text = Avec un jeton, un robot ou un autre programme vient en votre nom. Il voit ce que vous voyez ; il ne joue que si le jeton le permet.
token-name = À quoi sert-il ?
token-read = Nouveau jeton de lecture
token-read-text = Un programme muni de ce jeton voit vos matchs et ne change rien.
token-reads = lecture
token-play = Nouveau jeton de jeu
token-play-text = Un programme muni de ce jeton commence aussi des matchs, accepte des invitations et joue.
token-plays = jeu
token-shown = Votre nouveau jeton
token-shown-text = Copiez-le maintenant : il ne sera plus affiché. Qui le possède peut s’en servir jusqu’à ce que vous y mettiez fin.
token-kept = Je l’ai conservé
token-end = Mettre fin
token-end-of = Mettre fin au jeton « { $name } »
token-ended = Le jeton n’est plus valable.
program-become = Ce compte est un programme
program-ask = Marquer ce compte comme programme ?
program-text = Tout le monde le voit, il a sa propre liste des meilleurs, et un robot peut jouer ses matchs classés. C’est définitif. Les comptes qui ont déjà joué un match classé restent tels quels.
program-is = Ce compte est un programme et il est affiché comme tel.

## Errors

error-wrong-password = Le nom ou le mot de passe est incorrect.
error-wrong-code = Le nom ou le code est incorrect, ou le code a déjà servi.
error-wrong-passkey = Cette clé d’accès n’est pas connue ici, ou la réponse est arrivée trop tard. Réessayez ou utilisez votre mot de passe.
error-bad-password = Un mot de passe a de 8 à 128 caractères, n’est pas votre nom et n’est pas de ceux que beaucoup de gens utilisent.
error-wrong-link = Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.
error-bad-address = Ce n’est pas une adresse e-mail.
