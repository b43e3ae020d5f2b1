### Accounts on a service: passwords, recovery codes.

## Signing in

account-sign-in = Войти
account-welcome = С возвращением, { $name }.
account-password = Пароль
account-show = Показать пароль
account-forgot = Войти по запасному коду
account-code = Запасной код
account-recover-title = Вернуться по запасному коду
account-recover-text = Каждый код действует один раз. Выберите новый пароль; во всех других браузерах будет выполнен выход, а ключи доступа перестанут действовать.
account-leave-text = Вы сможете снова войти по паролю.

## The password

account-guest = Вас знает только этот браузер. С паролем можно войти в любом другом, и ничего не потеряется.
account-become = Задать пароль
account-become-text = Ваше имя, матчи и всё остальное сохранятся.
account-new-password = Новый пароль
account-password-help = От 8 до 128 символов.
account-change = Сменить пароль
account-change-text = Во всех других браузерах будет выполнен выход.
account-present = Текущий пароль
account-changed = Пароль изменён.

## Recovery codes

account-codes = Запасные коды
account-codes-text = Запишите эти коды или сохраните: они показаны только сейчас. Если вы забудете пароль, каждый из них один раз позволит войти.
account-codes-left = { $count ->
    [one] У вас есть пароль и { $count } запасной код.
    [few] У вас есть пароль и { $count } запасных кода.
   *[many] У вас есть пароль и { $count } запасных кодов.
}
account-codes-new = Новые запасные коды
account-codes-new-text = Нынешние коды перестанут действовать.
account-codes-save = Сохранить в файл
account-codes-kept = Коды сохранены

## Passkeys

passkeys = Ключи доступа
passkeys-text = С ключом доступа можно войти по отпечатку, лицу или ПИН-коду, без имени и пароля.
passkey-add = Новый ключ доступа
passkey-add-text = После этого браузер создаст ключ, а хранить его будет ваше устройство или менеджер паролей.
passkey-name = Как он называется?
passkey-remove = Удалить
passkey-remove-of = Удалить ключ доступа «{ $name }»
passkey-removed = Ключ доступа удалён.
passkey-rename = Переименовать
passkey-rename-of = Переименовать ключ доступа «{ $name }»
passkey-renamed = Ключ доступа переименован.
passkey-added = Ключ доступа готов.
passkey-sign-in = Войти с ключом доступа
passkey-none = Ключ доступа не использован.

## What is kept of a person

account-data = Ваши данные
account-export = Сохранить мои данные
account-delete = Удалить меня
account-delete-ask = Удалить { $name }?
account-delete-text = Ваши браузеры, матчи с ботом, правила, задачи и роллауты будут удалены сразу и навсегда. Матчи с другими людьми останутся у них, без вашего имени.
account-delete-name = Для подтверждения введите «{ $name }»
account-deleted = Имя { $name } удалено.

## Tokens for programs

tokens = Программы, которые действуют за вас
tokens-text = С токеном бот или другая программа приходит от вашего имени. Она видит то же, что и вы; играет, только если токен это разрешает.
token-name = Для чего он?
token-read = Новый токен для чтения
token-read-text = Программа с этим токеном видит ваши матчи и ничего не меняет.
token-reads = читает
token-play = Новый токен для игры
token-play-text = Программа с этим токеном также начинает матчи, принимает приглашения и играет.
token-plays = играет
token-shown = Ваш новый токен
token-shown-text = Скопируйте его сейчас: больше он показан не будет. Им может пользоваться любой, у кого он есть, пока вы его не отзовёте.
token-kept = Токен сохранён
token-end = Отозвать
token-end-of = Отозвать токен «{ $name }»
token-ended = Токен отозван.
program-become = Эта учётная запись — программа
program-ask = Отметить учётную запись как программу?
program-text = Это видят все, у программ свой список лучших, и бот может играть рейтинговые матчи. Отменить это нельзя. Записи, у которых уже есть рейтинговые матчи, остаются как есть.
program-is = Эта учётная запись — программа и показана так всем.

## Errors

error-wrong-password = Имя или пароль неверны.
error-wrong-code = Имя или код неверны, или код уже использован.
error-wrong-passkey = Этот ключ доступа здесь неизвестен, или ответ пришёл слишком поздно. Попробуйте ещё раз или войдите по паролю.
error-bad-password = В пароле от 8 до 128 символов, он не совпадает с именем и не относится к самым распространённым.
