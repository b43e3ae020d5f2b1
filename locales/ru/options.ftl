### The options of the games: `option-ID`, `option-ID-VALUE`, and the reasons why some do not go together. The pages that show rules.

## Rules

rules-contents = Содержание
rules-all = Все игры
rules-back-new = Назад к новой игре
rules-back-match = Назад к матчу
print = Печать

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

## Rules side by side

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

## Options: start

option-opening = Кто начинает
option-opening-one-die-each = По кубику; у кого больше, тот играет оба
option-opening-one-die-each-then-roll = По кубику; у кого больше, тот бросает заново
option-opening-two-dice-highest = По два кубика; у кого больше, тот бросает заново
option-opening-lot-then-roll = По жребию, затем бросок
option-winner_starts = Победитель начинает следующую игру
option-start = Начальная расстановка
option-start-standard = Обычная
option-start-nackgammon = Как в накгаммоне
option-start-hypergammon = По три шашки, далеко позади
option-start-longgammon = Все на первом пункте
option-start-pool = Все в запасе
option-start-home = Все в доме
option-track = Направление
option-track-contrary = Навстречу друг другу
option-track-same = Один путь для обоих
option-track-offset = В одну сторону, из противоположных углов

## Options: dice

option-double_times = Сколько раз играют дубль
option-doubles = После дубля
option-doubles-plain = Ничего больше
option-doubles-underside = Ещё и нижняя сторона кубиков
option-doubles-ascending = Ещё и все большие числа
option-roll_again = После дубля ещё бросок
option-incomplete = Если часть нельзя сыграть полностью
option-incomplete-continue = играют следующую
option-incomplete-end-turn = ход окончен
option-incomplete-hand-over = продолжает соперник
option-incomplete-help = Для дублей и бросков, которые играют по частям.
option-one_two = Бросок 1-2
option-one_two-plain = обычный бросок
option-one_two-play-and-choose = играют, а затем дубль на выбор
option-one_two-choose = становится дублем на выбор
option-one_two-help = После выбранного дубля вы бросаете ещё раз.
option-fixed_roll = Постоянный бросок
option-fixed_roll-help = Первый бросок действует для обоих всю игру.
option-open_roll = Открытый бросок
option-open_roll-help = Перед вашим ходом соперник уже делает свой следующий бросок.
option-order = Порядок кубиков
option-order-free = Любой
option-order-lower-first = Сначала меньшее число

## Options: moving

option-higher_die = Надо играть большее число
option-higher_die-help = Если сыграть можно лишь одно из двух чисел, то по возможности большее.
option-obligation = Обязанность ходить
option-obligation-max = Сколько возможно
option-obligation-one-by-one = Одно число за другим, пока хоть одно можно сыграть
option-obligation-all-or-nothing = Весь бросок или ничего
option-half_board_limit = Шашек на пункте половины доски
option-half_board_limit-none = Без ограничений
option-half_board_limit-start = Входить на начальный пункт, только если он пуст
option-half_board_limit-three-points = По одной на трёх пунктах первой половины
option-half_board_limit-whole-half = По одной на каждом пункте первой половины
option-contact = Одиночная шашка
option-contact-hit = её бьют
option-contact-pin = её запирают
option-contact-pin-closed = её запирают, и пункт закрыт для обоих
option-contact-block = закрывает свой пункт
option-hit_and_run = Побить и идти дальше
option-hit_and_run-help = Шашка, побившая в своём доме, может идти дальше в тот же ход.
option-max_stack = Шашек на пункте, не больше
option-max_stack-0 = Без ограничений
option-backward = Можно ходить и назад
option-head = С головы одна шашка за ход
option-head-help = За ход с первого пункта можно снять одну шашку; на первом ходу при некоторых дублях — две.
option-prime = Запрещённые ряды
option-prime-none = Нет
option-prime-own-quadrant = Вся своя первая четверть
option-prime-start-quadrants = Вся первая четверть любого из игроков
option-prime-four-in-start = Больше четырёх пунктов там, где начинает соперник
option-prime-ahead = Шесть подряд, если впереди нет соперника
option-prime-last-two = Шесть подряд, пока не заняты два последних пункта
option-prime-help = Там, где закрывает и одна шашка, это правило не даёт никого замуровать.
option-must_open = Открывать шесть подряд перед всеми пятнадцатью
option-must_open-help = Если все шашки соперника стоят на одном пункте прямо за шестью занятыми подряд, один из них надо открыть, если бросок позволяет.
option-courier = Первая шашка идёт одна до пункта
option-courier-0 = Нет
option-courier-help = Пока она не дошла, другие шашки не могут покинуть первый пункт.
option-entering = Ходить во время ввода
option-entering-all-first = Когда вошли все
option-entering-after-two = Когда вошли две
option-entering-free = Всегда

## Options: bearing off

option-bear_off = Вывод шашек
option-bear_off-farthest-overshoot = Большее число выводит самую дальнюю шашку
option-bear_off-free-overshoot = Любое достаточное число выводит любую шашку
option-bear_off-exact = Только точным числом
option-bear_off_while_pinned = Выводить, даже если шашка заперта
option-whole_towers = В последней фазе кубик выводит всю башню

## Options: scoring

option-end = Игра кончается
option-end-first-off = Кто закончил первым, выиграл
option-end-last-off = Кто закончил первым, проиграл
option-end-hit-loses = Кто закончил первым, выиграл; кто бьёт, проиграл
option-mother = Мать
option-mother-help = Кто запрёт последнюю шашку соперника на его первом пункте, выигрывает вдвойне.
option-scoring = Выигранная игра стоит
option-scoring-gammon-123 = 1, гаммон (марс) 2, бакгаммон (кокс) 3
option-scoring-gammon-12 = 1, гаммон (марс) 2
option-scoring-flat = Всегда 1
option-scoring-checkers-left = 1 за каждую оставшуюся шашку; вдвое, если хоть одна не дома
option-scoring-checkers-left-outside = 1 за каждую оставшуюся шашку, 2 за каждую не дома
option-scoring-pips = 1 за каждый пункт, который осталось пройти проигравшему; гаммон вдвое, бакгаммон втрое
option-scoring-checkers-left-once = 1 за каждую оставшуюся шашку
option-backgammon_zone = Бакгаммон, если шашка проигравшего стоит
option-backgammon_zone-home-or-bar = в доме победителя или на баре
option-backgammon_zone-home-only = в доме победителя
option-backgammon_needs_none_off = Бакгаммон, только если проигравший ничего не вывел

## Options: doubling cube

option-cube = Куб удвоения
option-cube_cap = Наибольшее значение куба
option-cube_cap-0 = Без ограничений
option-cube_in_single_game = Куб и в одиночной игре
option-cube_rest_face = В покое куб показывает
option-crawford = Правило Кроуфорда
option-crawford-help = Когда игроку впервые остаётся одно очко до победы в матче, следующую игру играют без куба.
option-holland = Правило Холланда
option-holland-help = После игры Кроуфорда никто не удваивает, пока оба не бросили по два раза.
option-jacoby = Правило Джекоби
option-jacoby-help = В игре на деньги гаммон считается, только если было удвоение.
option-beavers = Биверы
option-beavers-help = В игре на деньги тот, кому удвоили, может сразу переудвоить и оставить куб себе.
option-raccoons = Ракуны
option-raccoons-help = Удвоивший может ответить на бивер ещё одним удвоением.
option-automatic_doubles = Автоматические удвоения
option-automatic_doubles-help = В игре на деньги равные кубики в начале удваивают ставку, не больше этого числа раз.
option-automatic_doubles-0 = Нет
