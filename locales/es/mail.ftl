### Mails of a service.

mail-hello = Hola, { $name }:

## A new mail address

mail-confirm-subject = Confirma tu dirección de correo para Tavola
mail-confirm-text = Este enlace confirma que esta dirección de correo es de tu cuenta en { $site }:
mail-confirm-until = El enlace vale una sola vez, durante un día.
mail-confirm-else = Si no lo has pedido, no hagas nada: sin el enlace no se usa la dirección.

## A forgotten password

mail-reset-subject = Una nueva contraseña para Tavola
mail-reset-text = Con este enlace eliges una nueva contraseña para tu cuenta en { $site }:
mail-reset-until = El enlace vale una sola vez, durante una hora.
mail-reset-else = Si no lo has pedido, no hagas nada: tu contraseña no cambia.
