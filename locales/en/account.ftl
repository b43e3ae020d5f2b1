### Accounts on a service: passwords, recovery codes.

## Signing in

account-sign-in = Sign in
account-welcome = Welcome back, { $name }.
account-password = Password
account-show = Show the password
account-forgot = Use a recovery code
account-code = Recovery code
account-recover-title = Come back with a recovery code
account-recover-text = Each code counts once. Choose a new password; all other browsers are signed out, and your passkeys end.
account-leave-text = You can sign in again with your password.

## The password

account-guest = Only this browser knows you. With a password you can sign in on any other one, and nothing is lost.
account-become = Set a password
account-become-text = You keep your name, your matches and everything else.
account-new-password = New password
account-password-help = 8 to 128 characters.
account-change = Change the password
account-change-text = All other browsers are signed out.
account-present = Present password
account-changed = The password is changed.

## Recovery codes

account-codes = Recovery codes
account-codes-text = Write these codes down or save them: they are shown only now. If you forget your password, each of them lets you in once.
account-codes-left = { $count ->
    [one] You have a password and { $count } recovery code.
   *[other] You have a password and { $count } recovery codes.
}
account-codes-new = New recovery codes
account-codes-new-text = The codes that you have now will no longer count.
account-codes-save = Save as a file
account-codes-kept = I have kept them

## Passkeys

passkeys = Passkeys
passkeys-text = With a passkey you sign in by fingerprint, face or PIN, without a name and a password.
passkey-add = New passkey
passkey-add-text = Your browser makes it after that, and your device or your password manager keeps it.
passkey-name = What is it called?
passkey-remove = Remove
passkey-remove-of = Remove the passkey “{ $name }”
passkey-removed = The passkey is removed.
passkey-rename = Rename
passkey-rename-of = Rename the passkey “{ $name }”
passkey-renamed = The passkey has its new name.
passkey-added = The passkey is ready.
passkey-sign-in = Sign in with a passkey
passkey-none = No passkey was used.

## A mail address, for a forgotten password

address-title = Mail address
address-text = If you forget your password, a link for a new one goes there. Nobody else sees the address.
address-is = { $address } is confirmed.
address-waiting = A mail went to { $address }. Open the link in it within a day to confirm the address.
address-add = Add a mail address
address-change = Change the address
address-remove = Remove the address
address-removed = The mail address is removed.
address-sent = A mail is on its way to { $address }.
address-confirm = Confirm the mail address
address-confirm-text = After that, links for a new password can go to this address.
address-confirmed = Your mail address is confirmed.
forgot-mail = Get a link by mail
forgot-title = Forgotten password
forgot-text = If an account has this mail address, a link for a new password goes there.
forgot-send = Send the link
forgot-sent = If an account has this address, a mail is on its way.
reset-title = Choose a new password
reset-text = It signs you in here. All other browsers are signed out, and your passkeys and tokens end.
account-recover-mail = Your mail address is removed too; you can add it again.

## What is kept of a person

account-data = Your data
account-export = Save my data
account-delete = Delete me
account-delete-ask = Delete { $name }?
account-delete-text = Your browsers, matches against the bot, rules, problems and rollouts are deleted at once and for good. Matches with other people stay with them, without your name.
account-delete-name = Type “{ $name }” to confirm
account-deleted = { $name } is deleted.

## Tokens for programs

tokens = Bots that act for you
tokens-text = With a token a bot or a script comes in your name. It sees what you see; it plays only if the token says so.
token-name = What is it for?
token-read = New token to read
token-read-text = A bot with this token sees your matches, and changes nothing.
token-reads = reads
token-play = New token to play
token-play-text = A bot with this token also begins matches, takes invitations and plays.
token-plays = plays
token-shown = Your new token
token-shown-text = Copy it now: it is not shown again. Whoever has it can use it until you end it.
token-kept = I have kept it
token-end = End
token-end-of = End the token “{ $name }”
token-ended = The token has ended.
program-become = This account is a bot
program-ask = Mark this account as a bot?
program-text = Everybody sees it, it has a list of its own among the ratings, and it plays rated matches by its tokens. This cannot be undone. Accounts that have played a rated match stay as they are.
program-is = This account is a bot, and is shown as one.

## Errors

error-wrong-password = The name or the password is not right.
error-wrong-code = The name or the code is not right, or the code was used before.
error-wrong-passkey = This passkey is not known here, or its answer came too late. Try again, or use your password.
error-bad-password = A password has 8 to 128 characters, is not your name, and is not one that many people use.
error-wrong-link = This link was used before, or is too old. Ask for a new one.
error-bad-address = This is not a mail address.
