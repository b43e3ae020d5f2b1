### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Бакгаммон и другие расстановки
family-leaflet = Как напечатано в пяти листках
family-eastern = Восточное Средиземноморье
family-twist = Бакгаммон с изюминкой
family-entering = Ввод из запаса
family-pinning = Игры с запиранием
family-blocking = Игры со стенами
family-medieval = Старинные и диковинные игры

## Games

game-backgammon = Бакгаммон
game-backgammon-about = Современная игра, как в клубах и на турнирах, с кубом удвоения.
game-leaflet-000 = Бакгаммон из деревянной шкатулки
game-leaflet-000-about = Листок 000: классическая игра без куба; кто начинает, решает бросок по одному кубику.
game-leaflet-001 = Бакгаммон из большой коробки
game-leaflet-001-about = Листок 001: кто начинает, решает жребий, и куб удвоения не ограничен.
game-leaflet-002 = Бакгаммон по оставшимся шашкам
game-leaflet-002-about = Листок 002: без куба; каждая оставшаяся шашка проигравшего — очко, и все удваиваются, если хоть одна не дома.
game-leaflet-003 = Бакгаммон до условленного счёта
game-leaflet-003-about = Листок 003: матч до условленного числа очков, с кубом не выше 64.
game-leaflet-004 = Бакгаммон в дорогу
game-leaflet-004-about = Листок 004: начинает тот, кто больше выбросил двумя кубиками; куб — для нескольких игр подряд.
game-nackgammon = Накгаммон
game-nackgammon-about = Ещё две шашки далеко позади — и игры длинные и богатые стратегией.
game-hypergammon = Гипергаммон
game-hypergammon-about = По три шашки: коротко, остро и всегда опасно.
game-longgammon = Лонггаммон
game-longgammon-about = Все пятнадцать шашек начинают на дальнем краю: самый долгий путь домой.
game-snake = Змея
game-snake-about = Шесть шашек далеко в тылу и девять на баре против армии на обычных местах.
game-eureka = Эврика
game-eureka-about = Все шашки уже дома: выводите, считайте, обгоняйте.
game-irish = Ирландская
game-irish-about = Предок бакгаммона: без куба, а дубль — всего два шага.
game-short-narde = Короткие нарды
game-short-narde-about = Бакгаммон, как в него играют от Тбилиси до Владивостока, без куба.
game-portes = Портес
game-portes-about = Первая игра тавли: быстрая, дружеская, без куба.
game-tavla = Тавла
game-tavla-about = Турецкие нарды, где шашка, побившая дома, не убегает в тот же ход.
game-tavli = Тавли
game-tavli-about = Матч из трёх игр по очереди: портес, плакото, февга.
game-old-britain = Старая Британия
game-old-britain-about = Не больше пяти шашек на пункте, и можно выбрать меньшее число.
game-mexican = Мексиканская
game-mexican-about = Сначала меньшее число, точный вывод, а 1-2 — любой дубль.
game-backward = Назад
game-backward-about = Любое число можно играть и назад.
game-straight = Прямо
game-straight-about = Оба идут в одну сторону, и один почти дома.
game-fixed-roll = Постоянный бросок
game-fixed-roll-about = Первый бросок действует для обоих до конца.
game-no-hit = Без взятия
game-no-hit-about = Кто бьёт, тот сразу проигрывает, даже если вынужден.
game-open-roll = Открытый бросок
game-open-roll-about = Вы видите следующий бросок соперника до своего хода.
game-misere = Поддавки
game-misere-about = Кто первым вывел последнюю шашку, проиграл.
game-double-against-choice = Двойной ход против выбора
game-double-against-choice-about = Один называет свои числа, другой ходит дважды подряд.
game-puff = Пуфф
game-puff-about = Пятнадцать шашек вводят по кубикам, а у дубля две стороны.
game-puff-long = Длинный пуфф
game-puff-long-about = Пуфф, где оба входят в одну четверть и идут в одну сторону.
game-puff-russian = Русский пуфф
game-puff-russian-about = Пуфф, где можно ходить, как только введены две шашки.
game-puff-russian-long = Длинный русский пуфф
game-puff-russian-long-about = Один путь для обоих и свобода после двух шашек.
game-french-1 = Французский бакгаммон 1
game-french-1-about = После каждого дубля играют и нижнюю сторону кубиков, а затем бросают ещё раз.
game-russian = Русский бакгаммон
game-russian-about = Одно направление для обоих и цепи дублей, которые нельзя рвать.
game-acey-deucey = Эйси-дьюси
game-acey-deucey-about = 1-2 даёт дубль на выбор и ещё бросок.
game-acey-deucey-us = Американская эйси-дьюси
game-acey-deucey-us-about = Любимица флота: вводите, когда хотите, и ждите 1-2.
game-acey-deucey-european = Европейская эйси-дьюси
game-acey-deucey-european-about = Эйси-дьюси, где после дубля играют и нижнюю сторону кубиков и бросают ещё раз.
game-dutch = Голландский бакгаммон
game-dutch-about = Сначала входят все шашки, и никто не бьёт, пока хоть одна его шашка не дома.
game-tabula = Табула
game-tabula-about = Игра римских императоров, с тремя кубиками.
game-pin = Пин
game-pin-about = Не бьют, а запирают, и бросок играют целиком или никак.
game-plakoto = Плакото
game-plakoto-about = Вторая игра тавли: запирайте блоты и берегите свою мать.
game-tapa = Тапа
game-tapa-about = Плакото по-болгарски.
game-mahbusa = Махбуса
game-mahbusa-about = «Пленница»: плакото арабских стран.
game-gioul = Гюль
game-gioul-about = Дубль растёт до шестёрок, а что не смогли вы, играет соперник.
game-fevga = Февга
game-fevga-about = Третья игра тавли: бегите и стройте стену.
game-moultezim = Мультезим
game-moultezim-about = Февга с другим правилом о стенах.
game-narde = Длинные нарды
game-narde-about = Одна шашка за ход с головы.
game-gul-bara = Гюльбара
game-gul-bara-about = Сумасшедшие нарды: с четвёртого хода дубль растёт до шестёрок.
game-jacquet = Жаке
game-jacquet-about = Курьер бежит вперёд, прежде чем тронутся остальные.
game-tawula = Тавула
game-tawula-about = Два стража ждут на старте, пока не войдут тринадцать.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = Игра ломбардцев на половине доски.
game-medio-emperador = Medio emperador
game-medio-emperador-about = Половина игры императора: к каждому броску добавляется шестёрка.
game-tourne-case = Турн-каз
game-tourne-case-about = По три шашки, каждый на своей стороне; бьют через доску.
game-catch-me = Поймай меня
game-catch-me-about = Шесть на шесть по кругу, пока одну сторону не переловят.
game-doublets = Даблетс
game-doublets-about = Разобрать шесть башен, собрать, вывести: чистая удача.

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
option-half_board_limit-start = На пустой начальный пункт может войти одна шашка
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
option-head-help = За ход с первого пункта можно снять одну шашку; некоторые дубли первого хода снимают две.
option-prime = Запрещённые ряды
option-prime-none = Нет
option-prime-own-quadrant = Вся своя первая четверть
option-prime-four-in-start = Больше четырёх пунктов там, где начинает соперник
option-prime-ahead = Шесть подряд, если впереди нет соперника
option-prime-help = Там, где закрывает и одна шашка, это не даёт никого замуровать.
option-courier = Первая шашка идёт одна до пункта
option-courier-0 = Нет
option-courier-help = Лишь когда она дошла, другая может покинуть первый пункт.
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
option-scoring-gammon-123 = 1, гаммон 2, бакгаммон 3
option-scoring-gammon-12 = 1, гаммон 2
option-scoring-flat = Всегда 1
option-scoring-checkers-left = 1 за каждую оставшуюся шашку; вдвое, если хоть одна не дома
option-scoring-checkers-left-outside = 1 за каждую оставшуюся шашку, 2 за каждую не дома
option-scoring-pips = 1 за каждый пункт, что осталось пройти проигравшему; гаммон вдвое, бакгаммон втрое
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
