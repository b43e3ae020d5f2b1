### Accounts on a service: passwords, recovery codes.

## Signing in

account-sign-in = Entrar
account-welcome = Olá de novo, { $name }.
account-password = Senha
account-show = Mostrar a senha
account-forgot = Usar um código de recuperação
account-code = Código de recuperação
account-recover-title = Voltar com um código de recuperação
account-recover-text = Cada código vale uma só vez. Escolha uma nova senha; os outros navegadores saem da conta, e as chaves de acesso deixam de valer.
account-leave-text = Pode entrar de novo com a senha.

## The password

account-guest = Só este navegador conhece este nome. Com uma senha pode entrar em qualquer outro, e nada se perde.
account-become = Escolher uma senha
account-become-text = O nome, as partidas e tudo o resto ficam.
account-new-password = Nova senha
account-password-help = De 8 a 128 caracteres.
account-change = Mudar a senha
account-change-text = Os outros navegadores saem da conta.
account-present = Senha atual
account-changed = A senha foi mudada.

## Recovery codes

account-codes = Códigos de recuperação
account-codes-text = Anote estes códigos ou guarde-os: só aparecem agora. Em caso de esquecimento da senha, cada um deixa entrar uma vez.
account-codes-left = { $count ->
    [one] Esta conta tem uma senha e { $count } código de recuperação.
   *[other] Esta conta tem uma senha e { $count } códigos de recuperação.
}
account-codes-new = Novos códigos de recuperação
account-codes-new-text = Os códigos atuais deixam de valer.
account-codes-save = Gravar em um arquivo
account-codes-kept = Já os guardei

## Passkeys

passkeys = Chaves de acesso
passkeys-text = Com uma chave de acesso entra-se com a impressão digital, o rosto ou um PIN, sem nome nem senha.
passkey-add = Nova chave de acesso
passkey-add-text = O navegador cria-a a seguir; o aparelho ou o gerenciador de senhas guarda-a.
passkey-name = Como se chama?
passkey-remove = Remover
passkey-remove-of = Remover a chave de acesso “{ $name }”
passkey-removed = A chave de acesso foi removida.
passkey-rename = Mudar o nome
passkey-rename-of = Mudar o nome da chave de acesso “{ $name }”
passkey-renamed = A chave de acesso tem o novo nome.
passkey-added = A chave de acesso está pronta.
passkey-sign-in = Entrar com uma chave de acesso
passkey-none = Nenhuma chave de acesso foi usada.

## A mail address, for a forgotten password

address-title = Endereço de e-mail
address-text = Se esquecer a senha, segue para lá um link para escolher outra. Mais ninguém vê o endereço.
address-is = { $address } está confirmado.
address-waiting = Seguiu um e-mail para { $address }. Abra o link que contém dentro de um dia para confirmar o endereço.
address-add = Adicionar um endereço de e-mail
address-change = Mudar o endereço
address-remove = Remover o endereço
address-removed = O endereço de e-mail foi removido.
address-sent = Um e-mail vai a caminho de { $address }.
address-confirm = Confirmar o endereço de e-mail
address-confirm-text = Depois disso, os links para uma nova senha podem seguir para este endereço.
address-confirmed = O seu endereço de e-mail está confirmado.
forgot-mail = Receber um link por e-mail
forgot-title = Senha esquecida
forgot-text = Se uma conta tiver este endereço de e-mail, segue para lá um link para uma nova senha.
forgot-send = Enviar o link
forgot-sent = Se uma conta tiver este endereço, um e-mail vai a caminho.
reset-title = Escolher uma nova senha
reset-text = Com ela entra aqui na conta. Os outros navegadores saem da conta, e as chaves de acesso e os tokens deixam de valer.
account-recover-mail = O endereço de e-mail também é removido; pode adicioná-lo de novo.

## What is kept of a person

account-data = Os seus dados
account-export = Guardar os meus dados
account-delete = Apagar-me
account-delete-ask = Apagar { $name }?
account-delete-text = Os navegadores, as partidas contra o bot, as regras, os problemas e os rollouts são apagados já e para sempre. As partidas com outras pessoas ficam com elas, sem o seu nome.
account-delete-name = Escreva “{ $name }” para confirmar
account-deleted = { $name } já não existe aqui.

## Tokens for programs

tokens = Programas que agem em seu nome
tokens-text = Com um token, um bot ou outro programa vem em seu nome. Vê o que a conta vê; só joga se o token o permitir.
token-name = Para que serve?
token-read = Novo token de leitura
token-read-text = Um programa com este token vê as partidas da conta e não muda nada.
token-reads = lê
token-play = Novo token de jogo
token-play-text = Um programa com este token também começa partidas, aceita convites e joga.
token-plays = joga
token-shown = O seu novo token
token-shown-text = Copie-o agora: não volta a aparecer. Quem o tiver pode usá-lo até ser anulado.
token-kept = Já o guardei
token-end = Anular
token-end-of = Anular o token “{ $name }”
token-ended = O token foi anulado.
program-become = Esta conta é um programa
program-ask = Marcar esta conta como programa?
program-text = Todos o veem, tem uma lista própria dos melhores, e um bot pode jogar as suas partidas com rating. Não se pode desfazer. As contas que já jogaram com rating ficam como estão.
program-is = Esta conta é um programa e é mostrada assim.

## Errors

error-wrong-password = O nome ou a senha não está certo.
error-wrong-code = O nome ou o código não está certo, ou o código já foi usado.
error-wrong-passkey = Esta chave de acesso não é conhecida aqui, ou a resposta chegou tarde. Tente de novo ou use a senha.
error-bad-password = Uma senha tem de 8 a 128 caracteres, não é igual ao nome e não é uma das que muita gente usa.
error-wrong-link = Este link já foi usado ou é demasiado antigo. Peça um novo.
error-bad-address = Isto não é um endereço de e-mail.
