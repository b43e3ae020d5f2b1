### The page of an analysed match. PR is the performance rating of eXtreme Gammon, MWC the chance to win the match; docs/analysis.md defines the figures

analysis-title = Анализ
analysis-intro = Tavola оценивает каждый ход и каждое решение по кубу у обоих игроков и измеряет везение в каждом броске.
analysis-level = Глубина
analysis-level-quick = Быстро
analysis-level-quick-about = Один бросок вперёд: первое впечатление за секунды.
analysis-level-standard = Обычно
analysis-level-standard-about = Два броска вперёд, с силой уровня «Мастер».
analysis-level-thorough = Тщательно
analysis-level-thorough-about = Два броска вперёд; близкие ходы сравниваются ещё и роллаутом. Займёт несколько минут.
analysis-run = Анализировать
analysis-continue = Продолжить анализ
analysis-again = Разобрать заново
analysis-older = Этот разбор сделала прежняя версия Tavola, которая оценивала иначе.
analysis-stop = Остановить
analysis-progress = решений: { NUMBER($done) } из { NUMBER($of) }
analysis-progress-label = Ход анализа
analysis-left-seconds = осталось около { NUMBER($seconds) } с
analysis-left-minutes = осталось около { NUMBER($minutes) } мин
analysis-finished = Анализ закончен
analysis-none = В этом матче ещё ничего не решено.
analysis-no-errors = Ошибок нет.
moments-title = Решающие моменты
moments-game-title = Моменты этой игры
moments-practise = Сыграть их снова как задачи
analysis-unit = Эквити 1 здесь — это очков: { $unit }. Столько в среднем даёт простая игра.
analysis-points = { $points } очк.
analysis-board = Позиция перед решением: { $player }
analysis-decisions = Решения
analysis-only-errors = Ошибки
analysis-all = Все
analysis-previous = Предыдущее решение
analysis-next = Следующее решение
analysis-previous-error = Предыдущая ошибка
analysis-next-error = Следующая ошибка
analysis-keys = Стрелки переходят от решения к решению, с клавишей Shift — от ошибки к ошибке.
analysis-legend = Сплошные зелёные стрелки: лучший ход. Пунктирные стрелки: сделанный ход.
analysis-made = (сыграно)
analysis-mark = Отметить
analysis-mark-errors = Отметить все ошибки
analysis-unmark = Снять все отметки
analysis-roll-out-marked =
    { $count ->
        [one] Роллаут { NUMBER($count) } отмеченного решения
       *[other] Роллаут { NUMBER($count) } отмеченных решений
    }
analysis-rank = место { NUMBER($rank) } из { NUMBER($choices) }
analysis-trials = роллаут, испытаний: { NUMBER($trials) }
analysis-mwc = матч { $share }
analysis-chance-win = победа { $share }
analysis-chance-win-gammon = { $wins ->
    [mars] марсы
   *[gammon] гаммоны
} { $share }
analysis-chance-win-backgammon = { $wins ->
    [mars] коксы
   *[gammon] бакгаммоны
} { $share }
analysis-chance-lose-gammon = { $wins ->
    [mars] проигранные марсы
   *[gammon] проигранные гаммоны
} { $share }
analysis-chance-lose-backgammon = { $wins ->
    [mars] проигранные коксы
   *[gammon] проигранные бакгаммоны
} { $share }
analysis-column-match = Матч
analysis-column-win = Победа
analysis-column-gammon = { $wins ->
    [mars] М
   *[gammon] Г
}
analysis-column-backgammon = { $wins ->
    [mars] К
   *[gammon] БГ
}
analysis-roll-luck = Везение в броске: { $luck }
analysis-kind-roll = Бросок
analysis-what-if = А что, если? Играть отсюда
analysis-what-if-level = Соперник
analysis-save = Сохранить отчёт
analysis-save-text = Текст
analysis-class-good = хорошо
analysis-class-doubtful = сомнительно
analysis-class-bad = плохо
analysis-class-very-bad = очень плохо
analysis-luck-very-lucky = большое везение
analysis-luck-lucky = везение
analysis-luck-neutral = нейтрально
analysis-luck-unlucky = невезение
analysis-luck-very-unlucky = большое невезение
analysis-graph-mwc = Шансы на победу в матче, { $player }
analysis-graph-equity = Эквити, { $player }
analysis-graph-luck = Везение до сих пор
analysis-graph-help = Каждая метка — ошибка и ведёт к своему решению.
analysis-figures = Все цифры
analysis-figures-help = Эквити считается в простых победах при текущем значении куба. Погрешность PR за один матч — около 1,5.
analysis-rates = Показатели ошибок
analysis-pr = PR (счёт как в eXtreme Gammon)
analysis-gnubg = Показатель ошибок GNU Backgammon, mEMG
analysis-snowie = Показатель ошибок Snowie
analysis-lost = Потеряно на ошибках
analysis-result = Результат
analysis-adjusted = Результат без везения
analysis-checkers = Игра шашками
analysis-unforced = Ходы с выбором
analysis-cube = Куб удвоения
analysis-close = Близкие или фактические решения
analysis-redouble = { $mistake } (переудвоение)
analysis-mistake-missed-below-cash-point = Упущено удвоение (принимать)
analysis-mistake-missed-above-cash-point = Упущено удвоение (пас)
analysis-mistake-wrong-below-double-point = Удвоение слишком рано
analysis-mistake-wrong-above-too-good = Удвоение в слишком хорошей позиции
analysis-mistake-wrong-take = Ошибочно принято
analysis-mistake-wrong-drop = Ошибочный пас
analysis-mistake-wrong-beaver = Ошибочный бивер
analysis-mistake-missed-beaver = Упущен бивер
analysis-luck = Везение
analysis-luck-sum = Везение во всех бросках
analysis-by-part = По стадиям игры
analysis-part-opening = Дебют
analysis-part-middle = Середина игры
analysis-part-race = Гонка
analysis-part-bear-off = Вывод шашек

rollout-from-analysis = Начать роллаут
analysis-openings = В книге дебютов
