### Ratings of a service: the best, and one's own.

ratings-title = Лучшие
ratings-about = Рейтинговые матчи между учётными записями меняют рейтинг обоих, длинные — сильнее.
ratings-who = { $count ->
    [one] Сто лучших, у кого не меньше { $count } рейтингового матча и рейтинг уже не предварительный.
   *[other] Сто лучших, у кого не меньше { $count } рейтинговых матчей и рейтинг уже не предварительный.
}
ratings-games = Игры
ratings-people = Люди
ratings-programs = Программы
ratings-none = В списке пока никого нет.
ratings-rank = Место
ratings-name = Имя
ratings-matches = Матчи
ratings-you = вы
own-ratings = Ваши рейтинги
own-ratings-none = Вы ещё не сыграли ни одного рейтингового матча.
own-rating-matches = { $count ->
    [one] { $count } рейтинговый матч
    [few] { $count } рейтинговых матча
   *[other] { $count } рейтинговых матчей
}
own-rating-history = Последние матчи
own-rating-drawing = Рейтинг ({ $name }) после каждого из последних матчей (всего { $count }): от { $first } до { $last }, наименьший { $low }, наибольший { $high }.
rated-date = День
rated-opponent = Соперник
rated-result = Итог
rated-change = Изменение
rated-won = победа
rated-lost = поражение
rated-even = ничья
error-rate = PR
error-rate-of = PR { $pr } { $count ->
    [one] за последний { $count } проанализированный матч
    [few] за последние { $count } проанализированных матча
   *[many] за последние { $count } проанализированных матчей
}
error-rate-about = PR считает ошибки последних рейтинговых матчей в бакгаммон, не больше 20, которые проанализировал сервер. Чем меньше, тем лучше. Рейтинг от него не меняется.
