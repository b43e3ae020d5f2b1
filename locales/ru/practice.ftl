### A player over all analysed matches

profile-title = Профиль
profile-who = Какое имя ваше?
profile-none = Пока не разобран ни один матч. Разберите свои матчи, чтобы увидеть, как вы играете.
profile-player = Игрок
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (без имени)
profile-group = Матчи
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, прежние разборы ({ NUMBER($count) })
profile-older = Эти разборы сделала прежняя версия Tavola, которая оценивала иначе. Разберите матчи заново, чтобы сложить их с новыми.
profile-partial =
    { $count ->
        [one] { NUMBER($count) } матч разобран не до конца и не учтён.
        [few] { NUMBER($count) } матча разобраны не до конца и не учтены.
       *[other] { NUMBER($count) } матчей разобрано не до конца и не учтено.
    }
profile-matches =
    { $count ->
        [one] { NUMBER($count) } матч
        [few] { NUMBER($count) } матча
       *[other] { NUMBER($count) } матчей
    }
profile-games =
    { $count ->
        [one] { NUMBER($count) } игра
        [few] { NUMBER($count) } игры
       *[other] { NUMBER($count) } игр
    }
profile-decisions =
    { $count ->
        [one] { NUMBER($count) } решение
        [few] { NUMBER($count) } решения
       *[other] { NUMBER($count) } решений
    }
profile-all = Все решения
profile-rate = PR
profile-interval = { $rate } ± { $margin }
profile-luck-rolls =
    { $count ->
        [one] за { NUMBER($count) } бросок
        [few] за { NUMBER($count) } броска
       *[other] за { NUMBER($count) } бросков
    }
profile-help = PR считается так же, как в eXtreme Gammon; чем он меньше, тем лучше. Знак ± показывает 95-процентный интервал: при малом числе решений PR мало что значит.
profile-practise = Отработать эти ошибки
profile-graph-pr = PR от матча к матчу
profile-graph-luck = Везение нарастающим итогом
profile-graph-help = Каждая отметка — это матч; она ведёт к его разбору.
profile-by-month = По месяцам
profile-by-opponent = По соперникам
profile-by-cube = По решениям по кубу
profile-costliest = Самые дорогие виды ошибок
profile-times = { NUMBER($count) }×
profile-error-missed-hit = Упущенный удар
profile-error-wrong-hit = Лишний удар
profile-error-risk = Слишком много риска
profile-error-hit-cost = Слишком дорогой удар
profile-error-caution = Слишком осторожно
profile-error-replies = Удобные ответы соперника
profile-error-back = Шашки оставлены сзади
profile-error-deep = Шашки слишком глубоко
profile-error-key-points = Ключевые пункты не подготовлены
profile-error-play = Другой ход
profile-against = против { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Тренировка
practice-intro = Ошибки из ваших разобранных матчей возвращаются в виде задач: скоро, если вы ошиблись, и всё позже, если решили.
practice-kind = Задачи
practice-kind-deck = Мои ошибки
practice-of-match = Задачи из одного матча
practice-match-done = Все ошибки этого матча сыграны снова.
practice-kind-quiz = Новые позиции
practice-threshold = Ошибки
practice-state = Сейчас: { NUMBER($due) }, всего: { NUMBER($total) }
practice-next-due = Сейчас задач нет. Следующая придёт { $when }.
practice-empty = Задач пока нет. Разберите матч с ошибками этого игрока.
practice-board = Позиция задачи
practice-ask-play = Выпало { $dice }. Какой ход лучший?
practice-ask-double = Удваиваете?
practice-ask-answer = Соперник удваивает до { $value }. Принимаете?
practice-answer = Ответить
practice-solution = Показать решение
practice-right = Верно
practice-nearly = Почти верно: потеря { $loss }
practice-wrong = Неверно: потеря { $loss }
practice-played = В матче сыграно: { $play } ({ $loss })
practice-to-match = Посмотреть в матче
practice-grade = Насколько хорошо вы это знали?
practice-grade-again = Совсем нет
practice-grade-hard = С трудом
practice-grade-good = Хорошо
practice-grade-easy = Сразу
practice-due = Эта задача вернётся { $when }.
practice-next = Следующая задача
practice-undo = Отменить
practice-keys = Клавиши: Enter — ответить и идти дальше, Backspace — отменить шаг, 1–4 — оценка.
quiz-game = Игра
quiz-theme = Тема
quiz-theme-any = Всё
quiz-theme-opening = Ответы на первый ход
quiz-theme-bear-off = Вывод шашек
quiz-theme-cube = Куб
quiz-theme-back-game = Бэкгеймы
quiz-search = Ищем позицию, в которой легко ошибиться…
quiz-none = На эту тему позиция не нашлась. Попробуйте ещё раз или выберите другую.
quiz-start = Следующая позиция
quiz-score = Верно: { NUMBER($right) } из { NUMBER($count) }
quiz-kept = Эта позиция теперь среди ваших задач и вернётся { $when }.
day-tomorrow = Следующая позиция появится завтра.
day-more = Ещё позиции
