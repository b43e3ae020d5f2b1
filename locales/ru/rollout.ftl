### Rollouts: a position is played many times, and its candidates are compared; docs/rollout.md defines the figures

rollout-title = Роллаут
rollout-about = Много раз доигрывает позицию с одними и теми же бросками для каждого кандидата и сравнивает средние.
rollout-start = Начать роллаут
rollout-trials = Испытания
rollout-trials-help = Предел для каждого кандидата. В 1296 испытаниях каждая пара первых бросков встречается один раз.
rollout-ply = Глубина выбора ходов
rollout-cube-ply = Глубина решений по кубу
rollout-length = Длина испытания
rollout-to-end = До конца игры
rollout-rolls =
    { $rolls ->
        [one] { NUMBER($rolls) } бросок
        [few] { NUMBER($rolls) } броска
       *[other] { NUMBER($rolls) } бросков
    }
rollout-stop-clear = Остановиться, когда решение ясно
rollout-stop-clear-help = Кандидаты, которые явно отстают (99 %), выбывают.
rollout-stop-se = Остановиться при стандартной ошибке
rollout-stop-never = Никогда
rollout-more = Другие настройки
rollout-plays = Сколько лучших ходов сравнивать
rollout-seed = Начальное значение для кубиков
rollout-cube = С кубом
rollout-luck = Вычитать везение (снижение дисперсии)
rollout-tables = Использовать точные таблицы
rollout-all = Роллауты
rollout-none = Роллаутов пока нет. Начните в редакторе или с решения в разборе матча.
rollout-list-more = Показать ещё роллауты
rollout-open = Открыть сохранённый роллаут
rollout-show = Показать
rollout-show-of = Показать роллаут: { $name }
rollout-save = Сохранить роллаут
rollout-remove = Удалить роллаут
rollout-remove-title = Удалить этот роллаут?
rollout-remove-text = Испытаний в нём: { NUMBER($trials) }. Они будут потеряны.
rollout-removed = Роллаут удалён
rollout-board = Позиция роллаута
rollout-table = Кандидаты
rollout-interval = Эквити игрока, который ходит, с 95-процентными интервалами. Разности измерены на одних и тех же бросках.
rollout-candidate = Кандидат
rollout-equity = Эквити
rollout-loss = Отставание
rollout-win = Победы
rollout-win-gammon = Гаммоны
rollout-win-backgammon = Бакгаммоны
rollout-lose-gammon = Проигранные гаммоны
rollout-lose-backgammon = Проигранные бакгаммоны
rollout-out = выбыл
rollout-roll = Бросок
rollout-before = до броска
rollout-running = Идёт
rollout-paused = Пауза
rollout-finished = Закончен
rollout-finished-said = Роллаут закончен: { $best }
rollout-progress = Испытаний: { NUMBER($done) } из { NUMBER($of) }
rollout-progress-label = Ход роллаута
rollout-left-seconds = осталось не больше { NUMBER($seconds) } с
rollout-left-minutes = осталось не больше { NUMBER($minutes) } мин
rollout-pause = Пауза
rollout-resume = Продолжить
rollout-more-trials = Испытаний на кандидата
rollout-extend = Играть дальше
rollout-if-doubled = { $action }. Если удвоили: { $answer }
rollout-sum-cube = куб { $ply }
rollout-sum-no-cube = без куба
rollout-sum-luck = везение вычтено
rollout-sum-no-luck = с везением
rollout-sum-stop-se = до стандартной ошибки { $error }
rollout-sum-seed = начальное значение { $seed }
error-other-engine = Этот роллаут начат с другими сетями или таблицами. Результаты останутся; чтобы сыграть больше, начните новый.
