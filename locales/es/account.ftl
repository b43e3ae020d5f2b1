### Accounts on a service: passwords, recovery codes.

## Signing in

account-sign-in = Iniciar sesión
account-welcome = Hola de nuevo, { $name }.
account-password = Contraseña
account-show = Mostrar la contraseña
account-forgot = Usar un código de recuperación
account-code = Código de recuperación
account-recover-title = Volver con un código de recuperación
account-recover-text = Cada código vale una sola vez. Elige una contraseña nueva; se cierra la sesión en los demás navegadores y tus llaves de acceso dejan de valer.
account-leave-text = Puedes volver a iniciar sesión con tu contraseña.

## The password

account-guest = Solo este navegador te conoce. Con una contraseña puedes iniciar sesión en cualquier otro y no pierdes nada.
account-become = Elegir una contraseña
account-become-text = Conservas tu nombre, tus encuentros y todo lo demás.
account-new-password = Contraseña nueva
account-password-help = De 8 a 128 caracteres.
account-change = Cambiar la contraseña
account-change-text = Se cierra la sesión en los demás navegadores.
account-present = Contraseña actual
account-changed = La contraseña ha cambiado.

## Recovery codes

account-codes = Códigos de recuperación
account-codes-text = Apunta estos códigos o guárdalos: solo se muestran ahora. Si olvidas la contraseña, cada uno te deja entrar una vez.
account-codes-left = { $count ->
    [one] Tienes una contraseña y { $count } código de recuperación.
   *[other] Tienes una contraseña y { $count } códigos de recuperación.
}
account-codes-new = Nuevos códigos de recuperación
account-codes-new-text = Los códigos que tienes ahora dejarán de valer.
account-codes-save = Guardar en un archivo
account-codes-kept = Los he guardado

## Passkeys

passkeys = Llaves de acceso
passkeys-text = Con una llave de acceso inicias sesión con la huella, la cara o un PIN, sin nombre ni contraseña.
passkey-add = Nueva llave de acceso
passkey-add-text = El navegador la crea a continuación y la guarda tu dispositivo o tu gestor de contraseñas.
passkey-name = ¿Cómo se llama?
passkey-remove = Quitar
passkey-remove-of = Quitar la llave de acceso «{ $name }»
passkey-removed = La llave de acceso se ha quitado.
passkey-rename = Cambiar nombre
passkey-rename-of = Cambiar el nombre de la llave de acceso «{ $name }»
passkey-renamed = La llave de acceso tiene su nuevo nombre.
passkey-added = La llave de acceso está lista.
passkey-sign-in = Iniciar sesión con una llave de acceso
passkey-none = No se ha usado ninguna llave de acceso.

## A mail address, for a forgotten password

address-title = Dirección de correo
address-text = Si olvidas tu contraseña, allí llega un enlace para elegir otra. Nadie más ve la dirección.
address-is = { $address } está confirmada.
address-waiting = Se envió un correo a { $address }. Abre el enlace que contiene antes de un día para confirmar la dirección.
address-add = Añadir una dirección de correo
address-change = Cambiar la dirección
address-remove = Quitar la dirección
address-removed = La dirección de correo se ha quitado.
address-sent = Un correo va en camino a { $address }.
address-confirm = Confirmar la dirección de correo
address-confirm-text = Después podrán llegar allí enlaces para una contraseña nueva.
address-confirmed = Tu dirección de correo está confirmada.
forgot-mail = Recibir un enlace por correo
forgot-title = Contraseña olvidada
forgot-text = Si una cuenta tiene esta dirección de correo, allí llega un enlace para una contraseña nueva.
forgot-send = Enviar el enlace
forgot-sent = Si una cuenta tiene esta dirección, un correo va en camino.
reset-title = Elegir una contraseña nueva
reset-text = Con ella inicias sesión aquí. Se cierra la sesión en los demás navegadores, y tus llaves de acceso y tokens dejan de valer.
account-recover-mail = También se quita tu dirección de correo; puedes añadirla de nuevo.

## What is kept of a person

account-data = Tus datos
account-export = Guardar mis datos
account-delete = Eliminarme
account-delete-ask = ¿Eliminar a { $name }?
account-delete-text = Tus navegadores, encuentros contra el bot, reglas, problemas y rollouts se eliminan ahora y para siempre. Los encuentros con otras personas se quedan con ellas, sin tu nombre.
account-delete-name = Escribe «{ $name }» para confirmar
account-deleted = { $name } ya no existe aquí.

## Tokens for programs

tokens = Programas que actúan por ti
tokens-text = Con un token, un bot u otro programa viene en tu nombre. Ve lo que tú ves; solo juega si el token lo permite.
token-name = ¿Para qué es?
token-read = Nuevo token de lectura
token-read-text = Un programa con este token ve tus encuentros y no cambia nada.
token-reads = lee
token-play = Nuevo token de juego
token-play-text = Un programa con este token también empieza encuentros, acepta invitaciones y juega.
token-plays = juega
token-shown = Tu nuevo token
token-shown-text = Cópialo ahora: no se vuelve a mostrar. Quien lo tenga puede usarlo hasta que lo anules.
token-kept = Lo he guardado
token-end = Anular
token-end-of = Anular el token «{ $name }»
token-ended = El token está anulado.
program-become = Esta cuenta es un programa
program-ask = ¿Marcar esta cuenta como programa?
program-text = Todos lo ven, tiene su propia lista de los mejores y un bot puede jugar sus encuentros con puntuación. No se puede deshacer. Las cuentas que ya han jugado con puntuación se quedan como están.
program-is = Esta cuenta es un programa y se muestra como tal.

## Errors

error-wrong-password = El nombre o la contraseña no es correcto.
error-wrong-code = El nombre o el código no es correcto, o el código ya se usó.
error-wrong-passkey = Aquí no se conoce esta llave de acceso, o la respuesta llegó tarde. Inténtalo otra vez o usa tu contraseña.
error-bad-password = Una contraseña tiene de 8 a 128 caracteres, no es tu nombre ni una de las que usa mucha gente.
error-wrong-link = Este enlace ya se usó o es demasiado antiguo. Pide uno nuevo.
error-bad-address = Esto no es una dirección de correo.
