### The settings, and what Tavola is.

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
