### Mails of a service.

mail-hello = Olá, { $name },

## A new mail address

mail-confirm-subject = Confirme o seu endereço de e-mail para o Tavola
mail-confirm-text = Este link confirma que este endereço de e-mail pertence à sua conta em { $site }:
mail-confirm-until = O link vale uma só vez, durante um dia.
mail-confirm-else = Se não o pediu, não faça nada: sem o link, o endereço não é usado.

## A forgotten password

mail-reset-subject = Uma nova senha para o Tavola
mail-reset-text = Com este link escolhe uma nova senha para a sua conta em { $site }:
mail-reset-until = O link vale uma só vez, durante uma hora.
mail-reset-else = Se não o pediu, não faça nada: a senha fica como está.
