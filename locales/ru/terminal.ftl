### The terminal (tavola play). What a player types (roll, bar, off …) is the same in every language.

## The match and its two sides, in one line each: short words

tui-score = счёт { $score }
tui-pips = пипсы { $pips }
tui-cube = куб { $value }
tui-cube-middle = куб { $value } посередине

## What happened: after the sign of the player who did it

tui-chooses = выбирает { $dice }
tui-bot-rolls = бросает: введите кубики, например roll 31

## Keys

tui-enter = Enter
tui-keys-typed = Enter выполнить   Tab дополнить   Esc стереть
tui-keys-holding = стрелки выбрать место   Enter поставить   Esc вернуть
tui-roll-ahead = Бросить заранее
tui-help = Справка
tui-quit = Выход
tui-yes = Enter: да
tui-other-key = другая клавиша: нет
tui-answer = Ответ
tui-key-arrows = стрелки, Tab: к шашке или пункту
tui-key-enter = Enter: взять, поставить; закончить ход
tui-key-escape = Esc: вернуть, стереть
tui-key-type = буквы: команда или ход; Tab дополняет
tui-key-suspend = назад в оболочку; fg продолжает

## What can be typed. The words that are typed stand before each of these.

tui-help-move = ход; также 13 8 6 5, bar/20, 6/off(2), 8/5*
tui-help-roll = бросить кубики; свои кубики: roll 31
tui-help-done = закончить ход
tui-help-undo = отменить один шаг или все
tui-help-double = удвоить
tui-help-take = принять, пас; также beaver, raccoon
tui-help-resign = сдаться: 1 игра, 2 гаммон, 3 бакгаммон
tui-help-accept = ответить на сдачу
tui-help-next = следующая игра; finish заканчивает игру на деньги
tui-help-choose = выбрать дубль, если игра его требует
tui-help-pick = назвать два числа вместо броска, если игра этого требует
tui-help-hint = что сделал бы движок
tui-help-board = показать доску ещё раз
tui-help-moves = все возможные сейчас ходы
tui-help-score = как идёт матч
tui-help-where = кто стоит на месте или везде
tui-help-last = что случилось только что, ещё раз
tui-help-again = реванш, после матча
tui-help-quit = остановиться; матч сохраняется

## What was refused, or went wrong

tui-empty = Введите команду; help покажет все
tui-not-utf8 = Это не текст в UTF-8; help покажет команды
tui-too-long = В строке не больше { $most } байт; help покажет команды
tui-unknown = Нет команды «{ $word }»; help покажет все
tui-alone = После { $word } ничего не пишут
tui-dice = После roll идут кубики, например 31, а не «{ $text }»
tui-level = Сколько? Введите от resign 1 до resign { $most }
tui-choice = Введите число от 1 до 6, например choose 4
tui-pick = Введите два разных числа, например pick 65
tui-place = Введите место на доске, например where 13, where bar
tui-now = Сейчас: { $words }
tui-not-over = Матч ещё не окончен
tui-ambiguous = Это можно сыграть по-разному: { $ways }
tui-not-resigned = Вы не сдались
tui-not-done = Ничего не сделано
tui-choose-key = Введите одно из слов внизу
tui-not-kept = { $detail } — нажмите любую клавишу, чтобы повторить
tui-not-kept-line = { $detail }; Enter — повторить
tui-engine-lost = Движок остановился без ответа
tui-kept = Сохранено в { $path }
tui-analyse = Анализ: tavola analyse { $number }
tui-check-dice = Проверка кубиков: tavola dice verify { $number }
tui-too-small = В терминале { $width } x { $height } знаков, доске нужно { $columns } x { $lines }. Ctrl-C — выход.

## For the ear: sentences instead of a picture

tui-you = Вы
tui-bot = Бот
tui-both-pips = { $own } к { $other }
tui-count-on = { $count } на { $place }
tui-empty-place = { $place }: пусто
tui-on-place = { $place }: { $who ->
    [you] у вас { $count }
   *[name] { $name }: { $count }
}
