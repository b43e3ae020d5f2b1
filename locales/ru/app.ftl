### Every page: its frame, errors, players and matches, boards; and the first page.

## Everywhere

skip = Перейти к содержанию
nav = Главное меню
nav-home = На главную
nav-play = Новая игра
nav-matches = Матчи
nav-profile = Профиль
nav-turns = { $count ->
    [one] Ваш ход в { $count } матче
    [few] Ваш ход в { $count } матчах
   *[many] Ваш ход в { $count } матчах
}
nav-practice = Трени{ "\u00AD" }ровка
nav-rules = Правила
nav-edit = Позиция
nav-settings = Настройки
nav-about = О Tavola
language = Язык
theme-to-dark = Включить тёмные цвета
theme-to-light = Включить светлые цвета
loading = Загрузка…
retry = Попробовать ещё раз
cancel = Отмена
yes = Да
no = Нет
number = { NUMBER($value) }
title-replay = Просмотр
game-of-match = { $match }: { $game }

## What went wrong

error-title = Не получилось
error-no-page = Такой страницы нет
error-no-page-text = По этому адресу ничего нет. Возможно, в нём не хватает части.
error-offline = Tavola не отвечает. Программа ещё работает?
error-not-found = Этого нет или больше нет.
error-stale = Кто-то успел раньше. Вот как обстоят дела сейчас.
error-full = Диск заполнен, ничего не сохранено. Освободите место и попробуйте ещё раз.
error-away = База данных этого сервиса сейчас не отвечает. Ничего из подтверждённого не потеряно. Попробуйте ещё раз чуть позже.
error-removed = Файл Tavola удалён или заменён во время работы, ничего не сохранено. Перезапустите Tavola.
error-busy = У движка сейчас слишком много работы. Попробуйте ещё раз чуть позже.
error-only-table = Это можно делать только на компьютере, где работает Tavola.
error-forbidden = Здесь вам это недоступно.
error-too-large = Файл слишком большой.
error-timeout = Передача заняла слишком много времени. Попробуйте ещё раз.
error-bad-request = Так сделать нельзя ({ $detail }).
error-no-network = Этот компьютер не подключён к сети. Подключите его и попробуйте ещё раз.
error-stopping = Tavola завершает работу. Запустите её снова, чтобы продолжить.
error-unreadable = Это сохранено другой версией Tavola; эта версия не может его прочитать.
error-no-net = Нейросети для этой игры на этом устройстве ещё нет. Подключитесь один раз к сети и попробуйте снова.
error-tab-simd = Этот браузер слишком старый для Tavola: его WebAssembly не поддерживает SIMD. Обновите его или откройте другой.
error-tab-fetch = Часть Tavola не загрузилась. Проверьте соединение и перезагрузите страницу.
error-tab-newer = Ваши матчи сохранила более новая версия Tavola. Перезагрузите страницу, чтобы получить её.
error-tab-full = У браузера больше нет места для Tavola, поэтому она не запускается. Освободите место и перезагрузите страницу.
error-tab-store = Браузер не открывает файл с вашими матчами. Закройте другие страницы Tavola и перезагрузите эту.
error-tab-not-ours = Это не файл Tavola, или он повреждён. Выберите сохранённый здесь или tavola.sqlite с компьютера.
error-tab-newer-file = Этот файл сохранила более новая версия Tavola. Перезагрузите страницу, чтобы получить её.
error-no-name = Сначала выберите имя.
error-name-taken = Такое или похожее имя здесь уже занято. Выберите другое.
error-no-help = Пока двое играют друг с другом, движок никому не помогает. После матча — поможет.
error-too-many = Слишком много сразу. Подождите немного или сначала завершите что-нибудь другое.
error-not-rated = Этот матч нельзя сделать рейтинговым: обоим нужна учётная запись, а игре — её собственные правила и начальная позиция.
error-taken = Место уже занято.
error-adjourned = Этот матч отложен. Он продолжится, когда захотят оба.
error-late = Зрители видят этот матч с задержкой. Это будет доступно, когда он будет показан целиком.
error-internal = Что-то пошло не так: { $detail }

## Players and matches

player-human = Игрок { NUMBER($number) }
player-bot = Бот ({ $level })
player-deleted = удалённый игрок
players-against = { $first } — { $second }
level-beginner = Новичок
level-beginner-about = Многого не замечает. Хорош для первых игр.
level-casual = Любитель
level-casual-about = Знает игру, но часто ошибается.
level-club = Клубный игрок
level-club-about = Играет надёжно, но оставляет шансы.
level-expert = Эксперт
level-expert-about = Играет в полную силу нейросети.
level-master = Мастер
level-master-about = Смотрит на два броска вперёд. Думает чуть дольше.
level-grandmaster = Гроссмейстер
level-grandmaster-about = Смотрит на два броска вперёд, а при близком выборе много раз доигрывает позицию. Думает несколько секунд.
match-points =
    { $length ->
        [1] Матч до одного очка
        [one] Матч до { NUMBER($length) } очка
       *[other] Матч до { NUMBER($length) } очков
    }
match-games =
    { $length ->
        [one] { NUMBER($length) } игра
        [few] { NUMBER($length) } игры
       *[many] { NUMBER($length) } игр
    }
match-single = Одна игра
match-money = Игра на деньги
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [one] { NUMBER($count) } очко
        [few] { NUMBER($count) } очка
       *[many] { NUMBER($count) } очков
    }
pips =
    { $count ->
        [one] { NUMBER($count) } пипс
        [few] { NUMBER($count) } пипса
       *[many] { NUMBER($count) } пипсов
    }
game-number = Игра { NUMBER($number) }
board-start = Начальная позиция: { $game }
board-now = Позиция сейчас

## Home

home-title = Бакгаммон во всей красе
home-lead = Сильный соперник, честные кубики и доска, на которой приятно играть. Бесплатно, и всё остаётся у вас.
home-lead-people = Сильный соперник, друг по ссылке и кубики, которые может проверить каждый. Бесплатно.
home-resume = Продолжить
home-bot = Играть с ботом
home-bot-more = Другой уровень, игра или длина…
home-lobby = Найти соперника
home-lobby-about = Кто сейчас здесь
home-friend = Сыграть с другом
home-friend-more = Другая игра или длина…
home-two = Вдвоём за одним экраном
home-two-about = Со своими кубиками или с нашими
home-edit = Расставить позицию
home-edit-about = Вручную или по коду
home-learn = Учиться играя
home-learn-about = Пять коротких шагов за доской
scenes-link = Три позиции
tonight-title = Игра на сегодняшний вечер
tonight-people = Кто играет
tonight-length = Сколько времени
tonight-luck = Сколько везения
tonight-another = Другая игра
tonight-none = Таких игр нет. Измените один из вариантов.
day-title = Позиция дня
day-about = Одна позиция в день: что здесь верно?
day-streak =
    { $days ->
        [one] Серия: { $days } день. Сегодняшняя позиция ждёт.
        [few] Серия: { $days } дня. Сегодняшняя позиция ждёт.
       *[other] Серия: { $days } дней. Сегодняшняя позиция ждёт.
    }
day-streak-done =
    { $days ->
        [one] Серия: { $days } день. На сегодня всё.
        [few] Серия: { $days } дня. На сегодня всё.
       *[other] Серия: { $days } дней. На сегодня всё.
    }
home-games = Игры
home-search = Искать игру
home-all-families = Все семейства
home-minutes = около { $minutes } мин
home-luck = удача { $luck } %
home-luck-about = Удача: при 100 % более сильный игрок выигрывает лишь половину игр, при 0 % — все. Измерено на двух ботах разной силы.
home-found = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
play-short = Играть
play-game = Играть: { $game }
rules-link = Правила
rules-of = Правила: { $game }

## New game

setup-game = Игра
setup-position = Начальная позиция

## Matches

matches-opened-part = Прочитать удалось только начало файла: { $fault }
replay-link = Просмотр
delete = Удалить
delete-of = Удалить { $players }
delete-yes = Удалить

## Position ids

id-link = Ссылка
copy-link = Скопировать ссылку на матч
copy-link-long = Этот матч слишком длинный для ссылки. Сохраните его в файл.
id-plain = Запись
copy-of = Скопировать { $name }
copied = Скопировано
copy-failed = Копировать здесь нельзя. Выделите текст и скопируйте его вручную.

## The gallery

home-any-length = Любая длина
home-length-short = До 10 минут
home-length-medium = От 10 до 25 минут
home-length-long = Больше 25 минут
home-any-luck = Стратегия или удача
home-luck-low = Больше стратегии
home-luck-even = И то и другое
home-luck-high = Больше удачи
home-any-cube = С кубом или без
home-cube-with = С кубом удвоения
home-cube-without = Без куба
origin-leaflet = Листок { $number }
origin-tradition = Традиционная
games-without-trictrac = Триктрака здесь нет: очки в нём считают после каждого хода, и Tavola в него не играет.

## House rules

custom-rules-title = Ваши правила
custom-rules-lead = Возьмите любую игру, измените то, что у вас играют иначе, и дайте ей название.
custom-rules-new = Создать свои правила
custom-rules-open = Открыть файл правил
custom-about = На основе: { $game }, { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
}.
custom-change = Изменить
custom-remove = Удалить
custom-remove-ask = Удалить «{ $name }»? Начатые матчи сохранят эти правила.

## Rules side by side

compare-title = Сравнение правил

## Analysis; its page has its own file

analysis-link = Анализ
sealed-link = Проверить эти кубики
sealed-link-running = Запечатанные кубики
analysis-of = Анализ { $players }

## Доска на слух

board-label = Доска для бакгаммона
board-point = Пункт { $point }
board-bar = Бар
board-off = Выведено
board-captured = Захвачено
board-stacked = стопкой
board-apart = порознь
board-restacked = снова стопкой
board-empty = пусто
board-yours = { $count ->
    [0] ваших шашек нет
    [one] { $count } ваша шашка
    [few] { $count } ваши шашки
   *[other] { $count } ваших шашек
}
board-theirs = { $count ->
    [0] шашек соперника нет
    [one] { $count } шашка соперника
    [few] { $count } шашки соперника
   *[other] { $count } шашек соперника
}
board-light = { $count ->
    [0] светлых шашек нет
    [one] { $count } светлая шашка
    [few] { $count } светлые шашки
   *[other] { $count } светлых шашек
}
board-dark = { $count ->
    [0] тёмных шашек нет
    [one] { $count } тёмная шашка
    [few] { $count } тёмные шашки
   *[other] { $count } тёмных шашек
}
board-place = { $place }: { $contents }
board-place-pinned = { $place }: { $contents }, поверх запертой шашки
board-source = { $words } — можно пойти
board-target = { $words } — можно поставить сюда
