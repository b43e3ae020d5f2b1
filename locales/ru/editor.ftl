### The editor of positions.

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
edit-stakes-match = Матч
edit-score-of = Очки: { $player }
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
