### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Бакгаммон и другие начала
family-leaflet = Как напечатано в пяти листках

## Games

game-backgammon = Бакгаммон
game-backgammon-about = Современная игра, как в клубах и на турнирах, с кубом удвоения.
game-leaflet-000 = Бакгаммон, листок 000
game-leaflet-000-about = Классическая игра без куба: по одному кубику решает, кто начинает.
game-leaflet-001 = Бакгаммон, листок 001
game-leaflet-001-about = Кто начинает, решает жребий; он бросает оба кубика, и куб удвоения не ограничен.
game-leaflet-002 = Бакгаммон, листок 002
game-leaflet-002-about = Без куба: каждая оставшаяся шашка проигравшего — очко, и всё удваивается, если хоть одна не дома.
game-leaflet-003 = Бакгаммон, листок 003
game-leaflet-003-about = Матч до условленного числа очков, с кубом не выше 64.
game-leaflet-004 = Бакгаммон, листок 004
game-leaflet-004-about = Начинает больший бросок двух кубиков; куб нужен, когда играют несколько игр.
game-nackgammon = Накгаммон
game-nackgammon-about = Ещё две шашки далеко позади — и игры длинные и богатые стратегией.
game-hypergammon = Гипергаммон
game-hypergammon-about = По три шашки: коротко, остро и всегда опасно.
game-longgammon = Лонггаммон
game-longgammon-about = Все пятнадцать шашек начинают на дальнем краю: самый долгий путь домой.

## Options: start

option-opening = Кто начинает
option-opening-one-die-each = По одному кубику; больший начинает и играет оба
option-opening-one-die-each-then-roll = По одному кубику; больший начинает и бросает заново
option-opening-two-dice-highest = По два кубика; большая сумма начинает и бросает заново
option-opening-lot-then-roll = По жребию, затем бросок
option-winner_starts = Победитель начинает следующую игру

## Options: moving

option-higher_die = Сначала большее число
option-higher_die-help = Если сыграть можно лишь одно из двух чисел, то по возможности большее.

## Options: bearing off

option-bear_off = Вывод шашек
option-bear_off-farthest-overshoot = Большее число выводит самую дальнюю шашку
option-bear_off-free-overshoot = Любое достаточное число выводит любую шашку
option-bear_off-exact = Только точным числом

## Options: scoring

option-scoring = Выигранная игра стоит
option-scoring-gammon-123 = 1, марс 2, кокс 3
option-scoring-gammon-12 = 1, марс 2
option-scoring-flat = Всегда 1
option-scoring-checkers-left = 1 за каждую оставшуюся шашку; вдвое, если хоть одна не дома
option-scoring-checkers-left-outside = 1 за каждую оставшуюся шашку, 2 за каждую не дома
option-backgammon_zone = Кокс, если шашка проигравшего стоит
option-backgammon_zone-home-or-bar = в доме победителя или на баре
option-backgammon_zone-home-only = в доме победителя
option-backgammon_needs_none_off = Кокс, только если проигравший ничего не вывел

## Options: doubling cube

option-cube = Куб удвоения
option-cube_cap = Наибольшее значение куба
option-cube_cap-0 = Без ограничения
option-cube_in_single_game = Куб и в одиночной игре
option-cube_rest_face = В покое куб показывает
option-crawford = Правило Кроуфорда
option-crawford-help = Первая игра после того, как игроку осталось одно очко, идёт без куба.
option-holland = Правило Холланда
option-holland-help = После игры Кроуфорда никто не удваивает, пока оба не бросили по два раза.
option-jacoby = Правило Джекоби
option-jacoby-help = В игре на деньги марс считается, только если было удвоение.
option-beavers = Биверы
option-beavers-help = В игре на деньги тот, кому удвоили, может сразу удвоить ещё раз и оставить куб себе.
option-raccoons = Ракуны
option-raccoons-help = Удвоивший может ответить на бивер ещё одним удвоением.
option-automatic_doubles = Автоматические удвоения
option-automatic_doubles-help = В игре на деньги равный первый бросок удваивает ставку, но не чаще этого числа раз.
option-automatic_doubles-0 = Нет
