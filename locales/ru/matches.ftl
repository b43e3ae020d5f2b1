### The list of matches, and the replay of one.

## Matches

matches-title = Матчи
matches-none = Матчей пока нет. До первого всего одно нажатие.
matches-more = Показать ещё матчи
matches-adjourned = отложен
matches-open = Открыть файл матча
matches-open-hint = Файлы GNU Backgammon, XG, Jellyfish, FIBS и Tavola. Файл можно перетащить сюда, а его текст — вставить.
matches-opened = Матч открыт.
state-playing = Идёт игра { NUMBER($game) }
state-won = Победа: { $player }
state-drawn = Окончен
resume-of = Продолжить { $players }
replay-of = Просмотр { $players }
delete-title = Удалить этот матч?
delete-text = { $players }, { $match }: матч и все его ходы исчезнут навсегда.
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
replay-save = Сохранить как
