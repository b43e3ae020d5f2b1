### Страница вокруг доски: начало, новая игра, матчи, просмотр, правила, позиция, настройки, о программе.

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
error-forbidden = Это можно делать только на компьютере, где работает Tavola.
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

## Why an action was refused

refusal-not-your-turn = Сейчас ход другого игрока.
refusal-not-now = Сначала нужно сделать кое-что другое.
refusal-premature-roll = Соперник ещё не закончил ход; этот бросок не считается.
refusal-bad-dice = Такого броска в этой игре не бывает.
refusal-bad-opening = По этим правилам игра начинается иначе.
refusal-illegal-move = Этот ход не разрешён.
refusal-turn-not-finished = Нужно сыграть ещё часть броска.
refusal-nothing-to-take-back = Нет хода, который можно отменить.
refusal-too-late-for-cocked = Заявить, что кубик лёг неровно, можно только до хода шашкой.
refusal-bad-choice = Выберите дубль от 1 до 6.
refusal-bad-pick = Вместо броска назовите два разных числа от 1 до 6.
refusal-fixed-roll = Первый бросок остаётся на всю игру.
refusal-no-cube = Эта игра идёт без куба удвоения.
refusal-crawford-game = В игре Кроуфорда не удваивают.
refusal-holland-too-early = Удваивать можно, когда оба бросили по два раза.
refusal-cube-not-yours = Куб у соперника.
refusal-cube-at-limit = Выше куб не поднять.
refusal-double-before-rolling = Удваивать можно только до броска.
refusal-no-beavers = Здесь играют без биверов.
refusal-no-raccoons = Здесь играют без ракунов.
refusal-bad-resignation = Столько в этой игре сдать нельзя.
refusal-match-over = Матч окончен.
refusal-bots-seat = Бот играет сам.
refusal-not-your-seat = На этом месте играет другой.
refusal-tavola-throws = В этом матче кубики бросает Tavola.
refusal-dice-wanted = Введите, что выпало на кубиках.
refusal-wrong-dice = Сейчас нужны другие кубики.
refusal-throw-stands = Этот бросок действителен и не повторяется.
refusal-throw-is-last = После броска ничего нельзя сделать, пока не известен его результат.
refusal-no-dice-due = Сейчас бросать не нужно.
refusal-not-thrown = Кубики ещё не брошены.
refusal-not-a-decision = Сейчас решать нечего.
refusal-stale = Кто-то успел раньше. Вот как обстоят дела сейчас.

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

setup-title = Новая игра
setup-opponent = Соперник
against-bot = Бот
against-two = Вдвоём здесь
against-friend = По ссылке
against-anyone = Кто угодно
setup-friend-help = Вы получите ссылку. Кто первым её откроет, сядет напротив, и матч начнётся. Кубики бросает Tavola.
setup-anyone-help = Ваш вызов виден в зале, пока вы ждёте. Кто первым примет его, сядет напротив, и матч смогут смотреть все.
setup-level = Уровень
setup-seat = Вы играете за
setup-seat-help = Определяет цвет ваших шашек и чьё имя стоит первым. Кто начинает, от этого не зависит.
seat-first = Игрока 1
seat-second = Игрока 2
setup-your-name = Ваше имя
setup-name = Имя игрока { NUMBER($number) }
setup-game-section = Игра
setup-game = Игра
options = Особенности правил
options-changed =
    { $count ->
        [0] как обычно
        [one] { NUMBER($count) } изменение
        [few] { NUMBER($count) } изменения
       *[many] { NUMBER($count) } изменений
    }
options-reset = Вернуть обычные правила
option-was = обычно: { $value }
option-group-start = Начало
option-group-dice = Кубики
option-group-moving = Ходы
option-group-bearing-off = Вывод шашек
option-group-scoring = Счёт
option-group-cube = Куб удвоения
setup-match = Длина
setup-match-points = Матч
setup-match-points-about = Побеждает тот, кто первым наберёт столько очков.
setup-match-money = На деньги
setup-match-money-about = Игра за игрой, сколько захотите.
setup-match-games = Число игр
setup-match-games-about = Столько игр подряд; очки складываются.
setup-match-single = Одна игра
setup-match-single-about = Всего одна игра.
setup-length-points = Очков до победы
setup-length-games = Игр
setup-length-own = Другое
setup-position = Начальная позиция
position-usual = Обычная
position-own = Своя позиция
position-id = Позиция
position-id-help = Код GNUBG, XGID, OGID, текст Snowie или простая запись, например 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5
position-empty = Введите позицию или выберите обычное начало.
position-fault = Эту позицию не удаётся прочитать. { $detail }
fault-count =
    { $side ->
        [roller] Шашек у того, кто бросает: { $found } вместо { $wanted }.
       *[other] Шашек у другого игрока: { $found } вместо { $wanted }.
    }
fault-no-such-point = Шашки стоят на пункте, которого на этой доске нет: { $point }.
fault-shared-point = Оба игрока стоят на одном пункте: пункт { $point } того, кто бросает.
fault-not-pinned = Шашка на пункте { $point } отмечена как запертая, но её ничто не запирает.
fault-no-pool = В этой игре нет шашек, ожидающих ввода.
fault-both-finished = Оба игрока вывели все свои шашки.
fault-over = В этой позиции игра уже окончена.
fault-unreadable = Ожидается код GNUBG, XGID, OGID или позиция вида { $example }.
fault-no-ids = У этой игры нет кодов. Ожидается позиция вида { $example }.
fault-plain = Ожидаются пункты с числом шашек и косая черта между игроками, например { $example }.
fault-gnubg-position = Ожидается код позиции GNUBG: 14 букв и цифр.
fault-gnubg-match = После двоеточия ожидается код матча GNUBG: 12 букв и цифр.
fault-gnubg-pair = Ожидаются код позиции, двоеточие и код матча.
fault-xgid-fields = В XGID десять полей через двоеточие, здесь их { $found }.
fault-xgid-places = В первом поле XGID 26 знаков, здесь их { $found }.
fault-xgid-checkers = В первом поле XGID возможны только -, A–O и a–o.
fault-snowie-fields = В позиции Snowie 40 полей через точку с запятой, здесь их { $found }.
fault-ogid-fields = В OGID от 3 до 11 полей через двоеточие, здесь их { $found }.
fault-ogid-place = Места в OGID обозначают цифры 0–9 и буквы a–q.
fault-id-field =
    { $field ->
        [cube] Куб в коде неверен: ожидается степень двойки.
        [owner] Владелец куба неверен: ожидается 1, 0 или -1.
        [turn] Сторона на ходу неверна: ожидается 1 или -1.
        [dice] Кубики в коде неверны: ожидаются два числа от 1 до 6 или ничего.
        [score] Счёт в коде неверен: ожидается меньше длины матча.
        [length] Длина матча неверна: ожидается число, 0 для игры на деньги.
        [rules] Правила в коде неверны: ожидается 0 или 1 в матче, от 0 до 3 на деньги.
        [checkers] Число шашек неверно: ожидается от 0 до 15.
       *[other] Часть кода вне допустимых пределов.
    }
setup-to-move = За того, кто бросает, играет
to-move-you = Вы
to-move-bot = Бот
setup-open-editor = Расставить на доске
setup-dice = Кубики
dice-server = Бросает Tavola
dice-server-about = Честные кубики: числа даёт системный генератор случайных чисел.
dice-hand = Ввод вручную
dice-hand-about = Вы бросаете настоящие кубики на столе и вводите, что выпало.
setup-board = Доска
setup-colour = Ваши шашки
setup-colour-first = Шашки игрока 1
colour-light = Светлые
colour-dark = Тёмные
home-left = Слева
home-right = Справа
numbers-mover = Того, чей ход
numbers-fixed = Постоянные
numbers-none = Нет
settings-aloud = Зачитывать ходы соперника
aloud-mine = По моим номерам
aloud-theirs = По его номерам
setup-summary = Ваша игра
setup-summary-bot = Бот, { $level }
setup-summary-two = Вдвоём здесь
setup-start = Начать

## Matches

matches-title = Матчи
matches-none = Матчей пока нет. До первого всего одно нажатие.
matches-more = Показать ещё матчи
matches-adjourned = отложен
matches-open = Открыть файл матча
matches-open-hint = Файлы GNU Backgammon, XG, Jellyfish, FIBS и Tavola. Файл можно перетащить сюда, а его текст — вставить.
matches-opened = Матч открыт.
matches-opened-part = Прочитать удалось только начало файла: { $fault }
state-playing = Идёт игра { NUMBER($game) }
state-won = Победа: { $player }
state-drawn = Окончен
resume-of = Продолжить { $players }
replay-link = Просмотр
replay-of = Просмотр { $players }
delete = Удалить
delete-of = Удалить { $players }
delete-title = Удалить этот матч?
delete-text = { $players }, { $match }: матч и все его ходы исчезнут навсегда.
delete-yes = Удалить
delete-done = Матч удалён.

## Replay

replay-board = Позиция
replay-begin = Начало
replay-first = К началу
replay-previous = На шаг назад
replay-next = На шаг вперёд
replay-last = К концу
replay-run = Воспроизвести
replay-halt = Остановить
replay-place = Место в матче
replay-tools = Шаги
replay-keys = Стрелки ведут шаг за шагом, Home и End — к началу и концу.
replay-plays = Ходы
replay-none = Ещё ничего не сыграно.
replay-tie = Поровну { $dice }
replay-begins = { $dice }: начинает
replay-lot = начинает по жребию
replay-cocked = кубик лёг неровно, новый бросок
replay-result =
    { $level ->
        [1] Выигрыш: { $player }
        [2] Выигрыш с гаммоном: { $player }
        [4] Выигрыш с марсом: { $player }
        [5] Выигрыш с коксом: { $player }
       *[3] Выигрыш с бакгаммоном: { $player }
    } ({ $points ->
        [one] { NUMBER($points) } очко
        [few] { NUMBER($points) } очка
       *[many] { NUMBER($points) } очков
    })
replay-drawn = Никто не выиграл
replay-play-on = Играть отсюда
replay-edit = Открыть в редакторе
replay-save = Сохранить как

## Position ids

id-link = Ссылка
copy-link = Скопировать ссылку на матч
copy-link-long = Этот матч слишком длинный для ссылки. Сохраните его в файл.
id-plain = Запись
copy-of = Скопировать { $name }
copied = Скопировано
copy-failed = Копировать здесь нельзя. Выделите текст и скопируйте его вручную.

## Rules

rules-contents = Содержание
rules-all = Все игры
rules-back-new = Назад к новой игре
rules-back-match = Назад к матчу
print = Печать

## Position editor

edit-title = Расставить позицию
edit-lead = Выберите цвет и нажимайте на пункты и бар. Шашки, которых на доске нет, считаются выведенными.
edit-keys = На клавиатуре: стрелки перемещают по доске, Enter ставит шашку, минус убирает, цифра задаёт их число.
edit-board = Доска для расстановки
edit-checkers = Шашки
edit-tool = Что делает нажатие
edit-tool-add = Поставить
edit-tool-remove = Убрать
edit-on-roll = Бросают
edit-rest-off = { $player }: выведено { NUMBER($count) }
edit-none-left = { $player }: все шашки уже на доске.
edit-start-position = Начальная
edit-empty = Очистить
edit-swap = Поменять стороны
edit-undo = Отменить
edit-read = Прочитать код
edit-read-act = Показать на доске
edit-read-done = Позиция на доске.
edit-awaits = Что решать
edit-awaits-before = До броска
edit-awaits-roll = Бросок
edit-awaits-double = Удвоение
edit-score-cube = Счёт и куб
edit-stakes = Играют
edit-stakes-money = На деньги
edit-stakes-match = Матч
edit-score-of = Очки: { $player }
edit-crawford = Игра Кроуфорда
edit-cube = Куб
edit-cube-owner = Куб принадлежит
edit-cube-middle = Никому
edit-jacoby = Правило Джекоби
edit-jacoby-help = Гаммон считается только после удвоения.
edit-beavers = Биверы
judge-title = Оценка
judge-wins = Победы
judge-gammons = { $wins ->
    [mars] Марсы
   *[gammon] Гаммоны
}
judge-backgammons = { $wins ->
    [mars] Коксы
   *[gammon] Бакгаммоны
}
judge-equity = Эквити, { $player }: { $equity } (без куба { $cubeless })
judge-plays = Лучшие ходы
judge-cube-of = Решение по кубу: { $player }
edit-ids = Эта позиция
edit-ids-none = Как только позиция станет возможной, здесь появятся её коды и можно будет начать с неё матч.
edit-play-bot = Играть с ботом
edit-play-two = Играть вдвоём

## Settings

settings-title = Настройки
settings-page = Страница
settings-theme = Цвета
theme-auto = Системные
theme-light = Светлые
theme-dark = Тёмные
settings-colour = Шашки игрока 1
settings-look = Вид
look-walnut = Орех
look-baize = Зелёное сукно
look-slate = Сланец
look-sea = Море
look-clay = Терракота
look-clear = Для дальтоников
look-contrast = Высокий контраст
settings-home = Игрок 1 выводит шашки
settings-numbers = Номера пунктов
settings-play = Игра
settings-taps = Ход шашкой
taps-one = Одно касание
taps-two = Два касания
settings-taps-help = При одном касании играется больший кубик; касание пустого пункта ставит туда две шашки, если бросок это позволяет. При двух касаниях сначала выбирают шашку, затем цель. Перетаскивать можно всегда.
settings-roll = Бросать кубики автоматически
roll-clear = Если нельзя удвоить
roll-ask = Никогда
roll-always = Всегда
settings-roll-help = При «Всегда» перед броском есть мгновение, чтобы удвоить.
settings-speed = Движение
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-instant = Нет
settings-sound = Звуки
settings-sound-help = Тихие звуки кубиков и шашек.
settings-analyse = Анализировать каждый матч в конце
settings-analyse-help = Анализ идёт в фоновом режиме; затем в результатах видны показатели обоих игроков и самые дорогие решения.
settings-haptics = Вибрация
settings-haptics-help = Телефон вибрирует при ходах, ударах и бросках.
settings-forced = Делать вынужденные ходы
settings-forced-help = Ход, который можно сделать лишь одним способом, будет сделан за вас.
settings-greedy = Выводить шашки автоматически
settings-greedy-help = Когда стороны разошлись, кубики сами выводят всё, что можно.
settings-pips = Счёт пипсов
settings-pips-help = Показывает, сколько ещё идти каждой стороне.
settings-turning = Поворачивать доску к тому, кто ходит
settings-turning-help = Когда за одним экраном двое, внизу тот, чей ход.
settings-confirm = Ход заканчивается
confirm-moment = Спустя мгновение
confirm-ask = Когда я подтвержу
confirm-never = Сразу
settings-confirm-help = Касание останавливает отсчёт: можно подумать ещё или отменить ход. С клавиатуры ход завершает клавиша Enter.
lan-title = Другие устройства дома
lan-switch = Открыть для этой сети
lan-switch-help = Телефон в той же сети открывает ссылку и занимает место или наблюдает.
lan-link = ссылку
lan-code = QR-код ссылки { $url }
lan-whom = Любой, у кого есть эта ссылка, может видеть все матчи, играть в них и начинать новые. Удалять их может только этот компьютер. Ссылка перестаёт действовать, когда вы выключите это или закроете Tavola.
lan-guest = Это гостевое устройство. Доступ открывают и закрывают на компьютере, где работает Tavola.
me-title = Вы на этом сервере

## About

about-title = О Tavola
about-what = Tavola играет в бакгаммон и его родню: современную игру, игры из пяти печатных листков и традиционные игры многих стран.
about-dice = Кубики матча запечатываются до первого броска, и в конце каждый может их проверить. Бот знает о них не больше, чем вы.
about-private = Всё остаётся на вашем компьютере: матчи, имена и настройки. Ничего никуда не отправляется.
about-keys-title = Клавиатура
about-keys = Любой страницей можно пользоваться с клавиатуры: Tab ведёт дальше, Enter и пробел выбирают, стрелки ведут по доске и по просмотру.
about-licence-title = Лицензия
about-licence = Tavola — свободная программа под лицензией MIT или Apache 2.0, на ваш выбор. В неё входит библиотека Fluent от Mozilla и участников:
about-version = Версия { $version }

## What options do not go together

conflict-needs-hits = нужны шашки, которые можно бить
conflict-needs-pins = нужны шашки, которые можно запереть
conflict-needs-blocks = нужна игра, где закрывает и одна шашка
conflict-needs-first-point = нужна расстановка со всеми шашками на первом пункте
conflict-needs-pool = нужны шашки, которые начинают в запасе
conflict-start-clash = оба начинали бы на одних и тех же пунктах
conflict-needs-whole-board = нужна доска с 24 пунктами
conflict-open-roll-is-one = открытый бросок не даёт новых бросков и не передаётся
conflict-open-roll-has-no-cube = при открытом броске для куба нет момента
conflict-fixed-roll-is-one = постоянный бросок не даёт новых бросков
conflict-head-needs-one-part = правило головы требует дублей из одной части
conflict-hand-over-needs-chain = передаётся только дубль со всеми большими числами
conflict-all-or-nothing-is-one = для «всё или ничего» нужны свободный порядок и дубли из одной части
conflict-needs-backgammons = нужны игры с тройным счётом
conflict-backgammon-rules-first = сначала верните обычное правило о том, что считается бакгаммоном
conflict-needs-half-board = нужна половина доски
conflict-needs-towers = нужны башни
conflict-needs-beavers = нужны биверы
conflict-counts-one = игры, которые так заканчиваются, стоят одно очко
conflict-never-ends = для ходов назад нужны пункты без ограничения, удары и победа того, кто закончил первым, — иначе игра может никогда не кончиться
conflict-own-game = в этой игре ходят по-своему
option-blocked = Здесь нельзя: { $value } — { $why }.
option-own-way = по-своему
options-closed = Невозможно с этими правилами

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
custom-file = Сохранить в файл
custom-link = Скопировать ссылку
custom-link-copied = Ссылка скопирована. Она открывается только на этом компьютере; чтобы передать правила другим, сохраните их в файл.
custom-link-show = Скопируйте эту ссылку:
custom-name = Название этих правил
custom-save = Сохранить как свои правила
custom-saved = Сохранено. «{ $name }» теперь среди игр.
custom-name-missing = Сначала дайте этим правилам название.
custom-from-link = Кто-то прислал вам эти правила. Сыграйте по ним или сохраните их.

## Rules side by side

compare-title = Сравнение правил
compare-lead = От двух до пяти игр или своих правил. Сначала то, что различается.
compare-leaflets = Пять листков
compare-add = Добавить игру
compare-remove = Убрать: { $game }
compare-differences = { $count ->
    [0] Различий нет
    [one] { $count } различие
    [few] { $count } различия
    [many] { $count } различий
   *[other] { $count } различия
}
compare-same = Одинаково во всех
compare-rule = Правило

## Analysis; its page has its own file

analysis-link = Анализ
sealed-link = Проверить эти кубики
sealed-link-running = Запечатанные кубики
analysis-of = Анализ { $players }

## A tutor that warns before an error is played

settings-tutor = Предупреждать об ошибках
settings-tutor-help = В играх против Tavola предупреждение даёт ещё одну попытку, прежде чем вы подтвердите настолько плохой ход или решение по кубу.
settings-tutor-off = Никогда
settings-tutor-doubtful = От сомнительных
settings-tutor-bad = От плохих
settings-tutor-very-bad = От очень плохих
tutor-title = Есть ход лучше
tutor-text = Этот ход теряет { $loss } эквити.
tutor-yours = Ваш ход: { $chances }
tutor-best = Лучший ход: { $chances }
tutor-back = Подумать ещё
tutor-show = Показать ход лучше
tutor-anyway = Всё равно сыграть
tutor-cube-title = Подумайте ещё раз о кубе
tutor-cube-text = Это решение теряет { $loss } эквити.
tutor-cube-anyway = Оставить так
