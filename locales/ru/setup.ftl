### A new game.

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

## Settings

settings-home = Игрок 1 выводит шашки
settings-numbers = Номера пунктов

## House rules

custom-file = Сохранить в файл
custom-link = Скопировать ссылку
custom-link-copied = Ссылка скопирована. Она открывается только на этом компьютере; чтобы передать правила другим, сохраните их в файл.
custom-link-show = Скопируйте эту ссылку:
custom-name = Название этих правил
custom-save = Сохранить как свои правила
custom-saved = Сохранено. «{ $name }» теперь среди игр.
custom-name-missing = Сначала дайте этим правилам название.
custom-from-link = Кто-то прислал вам эти правила. Сыграйте по ним или сохраните их.
