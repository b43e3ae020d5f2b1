## Why an action was refused

refusal-not-your-turn = Сейчас ход другого игрока.
refusal-not-now = Сначала нужно сделать кое-что другое.
refusal-premature-roll = Соперник ещё не закончил ход; этот бросок не считается.
refusal-bad-dice = Такого броска в этой игре не бывает.
refusal-bad-opening = По этим правилам игра начинается иначе.
refusal-illegal-move = Этот ход не разрешён.
refusal-turn-not-finished = Нужно сыграть ещё часть броска.
refusal-nothing-to-take-back = Нет хода, который можно отменить.
refusal-too-late-for-cocked = Заявить, что кубик лёг неровно, можно только до хода шашкой.
refusal-bad-choice = Выберите дубль от 1 до 6.
refusal-bad-pick = Вместо броска назовите два разных числа от 1 до 6.
refusal-fixed-roll = Первый бросок остаётся на всю игру.
refusal-no-cube = Эта игра идёт без куба удвоения.
refusal-crawford-game = В игре Кроуфорда не удваивают.
refusal-holland-too-early = Удваивать можно, когда оба бросили по два раза.
refusal-cube-not-yours = Куб у соперника.
refusal-cube-at-limit = Выше куб не поднять.
refusal-double-before-rolling = Удваивать можно только до броска.
refusal-no-beavers = Здесь играют без биверов.
refusal-no-raccoons = Здесь играют без ракунов.
refusal-bad-resignation = Столько в этой игре сдать нельзя.
refusal-match-over = Матч окончен.
refusal-bots-seat = Бот играет сам.
refusal-not-your-seat = На этом месте играет другой.
refusal-tavola-throws = В этом матче кубики бросает Tavola.
refusal-dice-wanted = Введите, что выпало на кубиках.
refusal-wrong-dice = Сейчас нужны другие кубики.
refusal-throw-stands = Этот бросок действителен и не повторяется.
refusal-throw-is-last = После броска ничего нельзя сделать, пока не известен его результат.
refusal-no-dice-due = Сейчас бросать не нужно.
refusal-not-thrown = Кубики ещё не брошены.
refusal-not-a-decision = Сейчас решать нечего.
refusal-stale = Кто-то успел раньше. Вот как обстоят дела сейчас.

## Replay

replay-tools = Шаги
replay-edit = Открыть в редакторе

## Position editor

edit-stakes-money = На деньги
edit-crawford = Игра Кроуфорда

## Settings

lan-title = Другие устройства дома
lan-switch = Открыть для этой сети
lan-switch-help = Телефон в той же сети открывает ссылку и занимает место или наблюдает.
lan-link = ссылку
lan-code = QR-код ссылки { $url }
lan-whom = Любой, у кого есть эта ссылка, может видеть все матчи, играть в них и начинать новые. Удалять их может только этот компьютер. Ссылка перестаёт действовать, когда вы выключите это или закроете Tavola.
lan-guest = Это гостевое устройство. Доступ открывают и закрывают на компьютере, где работает Tavola.

## A tutor that warns before an error is played

settings-tutor = Предупреждать об ошибках
settings-tutor-help = В играх против Tavola предупреждение даёт ещё одну попытку, прежде чем вы подтвердите настолько плохой ход или решение по кубу.
settings-tutor-off = Никогда
settings-tutor-doubtful = От сомнительных
settings-tutor-bad = От плохих
settings-tutor-very-bad = От очень плохих
tutor-title = Есть ход лучше
tutor-text = Этот ход теряет { $loss } эквити.
tutor-yours = Ваш ход: { $chances }
tutor-best = Лучший ход: { $chances }
tutor-back = Подумать ещё
tutor-show = Показать ход лучше
tutor-anyway = Всё равно сыграть
tutor-cube-title = Подумайте ещё раз о кубе
tutor-cube-text = Это решение теряет { $loss } эквити.
tutor-cube-anyway = Оставить так

## Что нужно сделать

play-heading = { $match }: { $players }
play-loading = Расставляем шашки…
play-corners = Кружки отмечают углы: последняя шашка прыгает из угла в угол.
play-opening = Первый бросок решает, кто начинает
play-opening-lot = Кто начинает, решает жребий
play-opening-hand = Введите первый бросок: по одному кубику на игрока
play-opening-hand-two = Введите первый бросок: по два кубика на игрока
play-roll = { $who ->
    [you] Ваш ход
   *[name] Бросает { $name }
}
play-roll-hand = { $who ->
    [you] Введите свой бросок
   *[name] Введите бросок: { $name }
}
play-move = { $who ->
    [you] У вас { $dice }
   *[name] { $name }: { $dice }
}
play-choose = { $who ->
    [you] Выберите дубль
   *[name] { $name } выбирает дубль
}
play-left = Осталось сыграть: { $numbers }
play-over = Подтвердите ход или отмените его
play-ending = Ход закончится сам — отмените, чтобы подумать ещё
play-dance = С { $dice } хода нет
play-double = { $name } удваивает до { $value }. Принять?
play-beaver = { $name } отвечает бивером: куб теперь { $value }
play-raccoon = { $name } отвечает ракуном: куб теперь { $value }
play-resign = { $name } сдаёт { $level ->
    [1] простую игру
    [2] гаммон
    [4] марс
    [5] кокс
   *[3] бакгаммон
} ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
})
play-wait = Играет { $name }…
play-sending = Отправка…
why-no-checker = Там нет вашей шашки
why-no-number = Ни одно оставшееся число туда не ведёт
why-nothing-left = Все числа сыграны
why-roll-plays-nothing = Этот бросок в этой игре не считается
why-pinned = Шашка на пункте { $point } заперта
why-bar-first = { $checkers ->
    [one] Сначала нужно ввести шашку с бара
    [few] Сначала нужно ввести шашки с бара
   *[many] Сначала нужно ввести шашки с бара
}
why-bar-closed = С бара не войти: эти пункты закрыты
why-pool-first = Сначала нужно ввести шашки из запаса
why-closed-point = Пункт { $point } закрыт: { $checkers ->
    [one] { $checkers } шашка соперника
    [few] { $checkers } шашки соперника
   *[many] { $checkers } шашек соперника
}
why-pin-closed = Пункт { $point } закрыт: там заперта шашка
why-stack-limit = { $most ->
    [1] На пункте { $point } может стоять только одна ваша шашка
   *[other] На пункте { $point } может стоять не больше { $most } ваших шашек
}
why-overtaking = Шашка не может обогнать вашу другую шашку
why-not-all-home = { $outside ->
    [one] { $outside } шашка ещё не дома
    [few] { $outside } шашки ещё не дома
   *[many] { $outside } шашек ещё не дома
}
why-own-checker-pinned = Одна из ваших шашек ещё заперта
why-no-bearing-off = В этой игре шашки не выводят
why-farther-checker = Шашка на пункте { $point } стоит дальше: сначала она
why-exact-number = Оттуда выводит только { $number }
why-hit-too-early = Бить можно, лишь когда ваша шашка уже дома
why-hit-and-run = Шашка на пункте { $point } побила и в этот ход остаётся там
why-head-rule = В этот ход с первого пункта больше нельзя снять шашку
why-courier = Сначала одна шашка должна дойти до пункта { $point }
why-prime-rule = Такой ряд закрытых пунктов не разрешён
why-must-open = Ряд из шести надо открыть: за ним стоят все шашки соперника
why-lower-first = Сначала нужно сыграть { $number }
why-higher-number = Можно сыграть только одно число: это должно быть { $number }
why-other-numbers = После этого хода остаток броска не сыграть, а сыграть его нужно, если можно
why-all-or-nothing = Бросок нельзя сыграть целиком, поэтому он не играется вовсе
why-unusable = Этим числом такая шашка не ходит
why-nothing-fits = Ни одна ваша шашка не может сыграть эти числа
why-towers-no-checker = Так эту башню не играют
why-towers-no-number = Ни одно из оставшихся чисел не для этой башни
why-towers-nothing-fits = Ни одна ваша башня не может использовать эти числа

## Кнопки

act-roll = Бросить
act-lot = Бросить жребий
act-double = Удвоить
act-redouble = Переудвоить
act-double-to = до { $value }
act-take = Принять
act-drop = Пас
act-beaver = Бивер
act-raccoon = Ракун
act-accept = Согласиться
act-refuse = Отказаться
act-done = Готово
act-pass = Закончить ход
act-undo = Отменить
act-reset = Отменить всё
act-forced = Вынужденный ход
act-off = Вывести
act-hint = Подсказка
act-resign = Сдаться…
act-cocked = Лёг неровно
act-next = Следующая игра
act-end = Закончить серию
act-again = Новый матч
act-rematch = Реванш
act-replay = Просмотр
act-moves = Ходы
act-more = Ещё
act-close = Закрыть
act-turn-board = Повернуть доску
act-turn-always = Поворачивать к игроку
act-rules = Правила
act-keys = Управление
act-phone = Играть на другом устройстве…
phone-title = Другое устройство
phone-takes = Другое устройство играет за
phone-watches = Наблюдает
phone-watches-only = Другое устройство наблюдает за этим матчем.
phone-here = Этот экран играет за: { $player }.
seat-here = Этот экран играет за
seat-both = Обоих
act-sound = Звуки
act-matches = Все матчи
act-look = Посмотреть на доску

## Игроки и матч

player-pips = Пипсы { $pips }
player-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
player-turn = ходит
player-cube = Куб: { $value }
match-stake = Ставка { $stake }
match-crawford = Кроуфорд
match-game = Игра { $game }

## Что произошло

say-opening = { $who0 ->
    [you] Вы
   *[name] { $name0 }
} { $die0 }, { $who1 ->
    [you] вы
   *[name] { $name1 }
} { $die1 }: { $who ->
    [you] начинаете вы
   *[name] начинает { $name }
}
say-opening-tie = У обоих { $die }: ещё раз
say-opening-lot = По жребию: { $who ->
    [you] начинаете вы
   *[name] начинает { $name }
}
say-doubled = Автоматическое удвоение: ставка удвоена
say-roll = { $who ->
    [you] Вы бросили { $dice }
   *[name] { $name } бросает { $dice }
}
say-play = { $who ->
    [you] Вы сыграли { $play }
   *[name] { $name } играет { $play }
}
say-dance = { $who ->
    [you] У вас нет хода
   *[name] { $name } не может пойти
}
say-choose = { $who ->
    [you] Вы выбираете { $dice }
   *[name] { $name } выбирает { $dice }
}
say-double = { $who ->
    [you] Вы удваиваете до { $value }
   *[name] { $name } удваивает до { $value }
}
say-take = { $who ->
    [you] Вы принимаете
   *[name] { $name } принимает
}
say-drop = { $who ->
    [you] Вы пасуете
   *[name] { $name } пасует
}
say-beaver = { $who ->
    [you] Вы отвечаете бивером
   *[name] { $name } отвечает бивером
}
say-raccoon = { $who ->
    [you] Вы отвечаете ракуном
   *[name] { $name } отвечает ракуном
}
say-resign = { $who ->
    [you] Вы предлагаете сдать
   *[name] { $name } предлагает сдать
} { $level ->
    [1] простую игру
    [2] гаммон
    [4] марс
    [5] кокс
   *[3] бакгаммон
}
say-accept = { $who ->
    [you] Вы соглашаетесь
   *[name] { $name } соглашается
}
say-refuse = { $who ->
    [you] Вы отказываетесь
   *[name] { $name } отказывается
}
say-flag = { $who ->
    [you] Ваше время вышло
   *[name] { $name }: время вышло
}
say-take-back-turn = { $who ->
    [you] Вы берёте назад свой последний ход
   *[name] { $name } берёт назад последний ход
}
say-settle = Игра завершена по соглашению
say-cocked = Кубик лёг неровно: бросок не считается
say-step = { $from } — { $to }
say-step-hit = { $from } — { $to }, бьёт
say-step-pin = { $from } — { $to }, запирает
say-picked = Взята шашка: { $from }. Куда: { $targets }
say-undo = Ход отменён
word-bar = бар
word-off = с доски
word-point = { $point }

## Результаты

result-game = { $who ->
    [you] Вы выиграли
   *[name] { $name } выигрывает
} { $level ->
    [1] игру
    [2] с гаммоном
    [4] с марсом
    [5] с коксом
   *[3] с бакгаммоном
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
result-draw = Ничья
result-match = { $who ->
    [you] Вы выиграли матч!
   *[name] { $name } выигрывает матч
}
result-match-draw = Матч окончен вничью
result-session = Серия игр на деньги окончена
result-drop = { $who ->
    [you] Вы не приняли удвоение
   *[name] { $name } не принимает удвоение
}
result-resign = { $who ->
    [you] Вы сдались
   *[name] { $name } сдаётся
}
result-time = { $who ->
    [you] Ваше время вышло
   *[name] { $name }: время вышло
}

## Сдача

resign-title = Сдаться
resign-text = Что вы предлагаете сдать? Соперник может отказаться.
resign-level = { $level ->
    [1] Простая игра
    [2] Гаммон
    [4] Марс
    [5] Кокс
   *[3] Бакгаммон
}
resign-cost = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

## Кубики вручную

pad-first = Первый кубик
pad-second = Второй кубик
pad-third = Третий кубик
pad-of = Кубик: { $name }
pad-of-first = { $name }: первый кубик
pad-of-second = { $name }: второй кубик
pad-die = { $row }: { $value }

## Подсказки

hint-title = Подсказка
hint-thinking = Думаю…
hint-ask = Попросите подсказку в свой ход: лучшие ходы и чего они стоят.
hint-none = Сейчас решать нечего
hint-ply = { $ply }-ply
hint-chances = победа { $win }, { $wins ->
    [mars] марсы
   *[gammon] гаммоны
} { $gammon }, { $wins ->
    [mars] проигранные марсы
   *[gammon] проигранные гаммоны
} { $lost }
hint-no-double = Не удваивать
hint-double-take = Удвоить, принять
hint-double-drop = Удвоить, пас
hint-too-good = Слишком хорошо для удвоения: играть на гаммон
hint-take = Принять
hint-drop = Пас
hint-beaver = Бивер
hint-raccoon = Ракун
hint-side = { $who ->
    [you] С вашей стороны
   *[name] Со стороны игрока { $name }
}
hint-roll = Бросить
hint-choose = Выбрать { $dice }
hint-resign = Сдать { $level ->
    [1] простую игру
    [2] гаммон
    [4] марс
    [5] кокс
   *[3] бакгаммон
}
hint-accept = Принять
hint-refuse = Играть дальше

## Список ходов

list-title = Ходы
list-game = Игра { $game }
list-number = Ход
list-empty = Ходов ещё нет
list-dance = нет хода
list-double = удваивает до { $value }
list-take = принимает
list-drop = пасует
list-beaver = бивер
list-raccoon = ракун
list-resign = сдаёт { $level ->
    [1] игру
    [2] гаммон
    [4] марс
    [5] кокс
   *[3] бакгаммон
}
list-accept = соглашается
list-refuse = отказывается
list-take-back-turn = берёт назад последний ход
list-settle = завершена по соглашению
list-flag = время вышло

## Клавиши

keys-by-hand = Мышь и касание
keys-by-keyboard = Клавиатура
keys-arrows = Стрелки ведут от пункта к пункту
keys-enter = Enter берёт шашку и ставит её; на лотке выводит шашки
keys-escape = Escape кладёт шашку обратно
keys-done = Enter вне доски: выделенная кнопка
keys-roll = бросить
keys-double = удвоить
keys-undo = отменить последний ход
keys-hint = подсказка
keys-read = прочитать позицию
keys-type = ввести ход
keys-help = эти клавиши
keys-digits = кубики вручную
keys-touch = Коснитесь шашки, чтобы сыграть больший кубик, дважды — чтобы пойти дальше меньшим; правая кнопка мыши играет другой кубик. Коснитесь пункта, чтобы привести туда ближайшую шашку, кубиков — чтобы поменять их местами, или перетащите шашку.

## Связь

link-lost = Связь потеряна. Пробуем снова…
link-back = Связь восстановлена
play-gone = Этот матч удалён

## Вопросы

ask-double = Предложить куб на { $value }?
type-title = Ввести ход
type-label = Ход, например { $example }
type-help = Номера пунктов, bar и off; 6/off(2) — ход двумя шашками.
type-help-towers = Номер башни и что с ней делают: 6/apart (разобрать), 6/stack (собрать) или 6/off (вывести).
type-play = Сыграть
type-unreadable = Это не читается как ход.
type-impossible = Сейчас так сыграть нельзя.
aloud-pips = пипсы: { $pips }
aloud-bar = на баре { $count }
aloud-blots = блоты { $points }
aloud-made = пункты { $points }
aloud-anchors = якоря { $points }
aloud-off = выведено { $count }

## Games with rolls and ends of their own

board-pool = запас
play-ahead = Следующий бросок делают сейчас, до того как сыгран этот
play-pick = Назвать два разных числа вместо броска
play-fixed = Первый бросок остаётся на всю игру: { $dice }
play-next-roll = Следующий бросок: { $dice }
act-pick = Сыграть { $dice }
act-go-on = Играть следующую часть
event-pick = Называет { $dice }
how-hit = Кто бьёт, проигрывает.
how-last = Кто закончил первым, проигрывает.
how-captured = Последняя шашка захвачена.
how-mother = Мать заперта.
how-mothers = Обе матери заперты.
how-dead = Никто больше не мог ходить.
how-repetition = Позиция повторялась снова и снова.
how-settled = Игроки договорились об исходе игры по её оценке.
