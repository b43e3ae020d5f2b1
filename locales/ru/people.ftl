### People on a service: names, invitations, who is there.

## A name

name-title = Как вас зовут?
name-text = Это имя увидят другие. Учётная запись не нужна: этот браузер вас запомнит.
name-label = Ваше имя
name-help = Буквы, цифры и пробелы, не больше 24.
name-go = Дальше
name-you = Здесь вы — { $name }.
account-have = У меня есть учётная запись

error-bad-name = Такое имя не подходит: оно пустое, слишком длинное или содержит недопустимые знаки.
error-signed-in = Вы здесь уже вошли. Сначала выйдите.

## The person and their browsers

me-none = Вы осматриваетесь без имени. Когда вы что-нибудь начнёте, Tavola его спросит.
me-devices = Браузеры, которые вас знают
me-device-here = этот
me-device-unknown = Браузер
me-leave = Выйти в этом браузере
me-leave-everywhere = Выйти везде
me-leave-one = Выйти
me-leave-one-of = Выйти: { $device }
me-leave-ask = Выйти?
me-leave-text = Пароля нет: потом никто не сможет вернуться под именем { $name }, даже вы. Матчи с другими останутся.
me-left = Вы вышли.

## Invitations

challenge-title = Матч с другом
challenge-by = { $name } приглашает вас на матч
challenge-send = Отправьте эту ссылку или дайте отсканировать код. Матч начнётся, как только кто-то сядет напротив.
challenge-waiting = Ждём, пока кто-нибудь сядет…
challenge-there = { $name } ждёт вас.
challenge-away = { $name } сейчас не здесь и увидит матч, когда вернётся.
challenge-take = Сесть и играть
challenge-link = ссылку
challenge-share = Поделиться
challenge-withdraw = Отозвать приглашение
challenge-withdrawn = Приглашение отозвано.
challenge-gone = Это приглашение больше не действует.
challenge-begins = Матч начинается.

## Who is there

there-here = на месте
there-away = нет на месте
there-away-for = нет на месте { $minutes } мин
there-thinking = думает
there-thinking-for = думает { $minutes } мин
there-gone = { $name }: нет на месте.
there-back = { $name } снова здесь.
rematch-offered = { $name } предлагает реванш.
rematch-waiting = Ждём: { $name }…

## Clocks

clock-title = Часы
clock-none = Без часов
clock-slow = Медленно
clock-normal = Обычно
clock-blitz = Блиц
clock-own = Свои
clock-none-about = У обоих сколько угодно времени.
clock-kind = Секунды на ход
clock-delay = Задержка: идут раньше часов
clock-bronstein = Бронштейн: часам возвращается потраченное
clock-fischer = Фишер: часы получают их после каждого хода
clock-minutes = Минуты на матч
clock-seconds = Секунды на ход
clock-little = мало времени
clock-of = Часы, { $name }: { $left }
clock-control = { $bank } + { $kind ->
    [bronstein] возврат до { $step } с за ход
    [fischer] +{ $step } с за ход
   *[delay] задержка { $step } с на ход
}
clock-left = { $who ->
    [you] У вас осталось { $seconds } с.
   *[name] { $name }: осталось { $seconds } с.
}

## The delay for watchers

delay-title = Задержка для зрителей
delay-none = Нет
delay-about = Зрители видят каждый ход с этой задержкой, и результат тоже.
delay-none-about = Зрители видят каждый ход сразу.
delay-others = Зрители видят этот матч с задержкой: { $time }.
delay-you = Вы видите этот матч с задержкой: { $time }.

## Days a turn, and vacation

clock-days = Дни на ход
clock-days-a-turn = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
clock-days-left = { $days ->
    [one] остался { $days } день { $hours } ч
    [few] осталось { $days } дня { $hours } ч
   *[many] осталось { $days } дней { $hours } ч
}
clock-time-left = осталось { $time }
clock-away = в отпуске до { $day }
turns-title = Ваш ход
turns-play = Играть
turns-play-of = Играть: { $players }
vacation-title = Отпуск
vacation-text = Пока вас нет, ваши ходы ждут в матчах с днями на ход. У вас 30 дней в год.
vacation-left = { $days ->
    [one] Остался { $days } день.
    [few] Осталось { $days } дня.
   *[many] Осталось { $days } дней.
}
vacation-days = Дни
vacation-go = Уйти в отпуск
vacation-until = Вы в отпуске до { $day }.
vacation-back = Закончить отпуск

## The lobby

lobby-title = Найти соперника
lobby-about = Матчи, начатые здесь, могут смотреть все. Ваше предложение остаётся, пока вы ждёте на этой странице.
lobby-quick = Сыграть сразу
lobby-open = Открытые вызовы
lobby-offer = Другая игра или длина…
lobby-waiting = Ждём соперника…
lobby-alone = Сейчас никто не ждёт. Сыграйте с ботом или отправьте ссылку другу.
lobby-alone-waiting = Сейчас больше никто не ждёт. Кто придёт, увидит ваше предложение.
lobby-running = Сейчас играют
lobby-watch = Смотреть
lobby-watch-of = Смотреть: { $players }
lobby-details = Подробности
lobby-details-of = Подробности вызова, { $name }
lobby-play = Играть
lobby-play-with = Играть: { $name }
lobby-more = и ещё { $count }

## The bot while a challenge waits

waiting-play = Пока сыграть с ботом
waiting-link = Ваше предложение ждёт
waiting-begun = Ваш матч начинается
waiting-begun-text = Ваше предложение приняли. Матч с ботом останется как есть.
waiting-go = К матчу
waiting-later = Позже
waiting-begun-link = Ваш матч начался

## Ratings

rated = Рейтинговый
rated-about = Результат меняет рейтинг обоих игроков.
rated-account = Рейтинговые матчи — для учётных записей: сначала задайте пароль в настройках.
rated-no-game = У этой игры нет рейтинга: она целиком дело удачи, или у игроков разные роли.
rated-changed = В рейтинговом матче — правила и начальная позиция самой игры; это одна игра либо от 1 до 25 очков или игр.
rating = Рейтинг
rating-of = рейтинг { $rating }
rating-provisional = предварительный рейтинг
rating-provisional-of = предварительный рейтинг { $rating }
rating-program = программа
rating-changed = { $name }: { $rating } ({ $change })
rating-unchanged = Матч закончился слишком рано и не изменил рейтинг.
ratings-link = Лучшие
