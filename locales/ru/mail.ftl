### Mails of a service.

mail-hello = Здравствуйте, { $name }!

## A new mail address

mail-confirm-subject = Подтвердите почтовый адрес для Tavola
mail-confirm-text = По этой ссылке вы подтверждаете, что этот адрес относится к вашей учётной записи на { $site }:
mail-confirm-until = Ссылка действует один раз, в течение суток.
mail-confirm-else = Если вы её не запрашивали, ничего не делайте: без ссылки адрес не используется.

## A forgotten password

mail-reset-subject = Новый пароль для Tavola
mail-reset-text = По этой ссылке вы выбираете новый пароль для своей учётной записи на { $site }:
mail-reset-until = Ссылка действует один раз, в течение часа.
mail-reset-else = Если вы её не запрашивали, ничего не делайте: пароль останется прежним.
