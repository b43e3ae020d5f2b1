### The terminal (tavola play). What a player types (roll, bar, off …) is the same in every language.

## The match and its two sides, in one line each: short words

tui-score = score { $score }
tui-pips = pips { $pips }
tui-cube = cube { $value }
tui-cube-middle = cube { $value } in the middle

## What happened: after the sign of the player who did it

tui-chooses = chooses { $dice }
tui-bot-rolls = rolls: type its dice, as in roll 31

## Keys

tui-enter = Enter
tui-keys-typed = Enter do it   Tab complete   Esc clear
tui-keys-holding = arrows choose the place   Enter put down   Esc put back
tui-roll-ahead = Roll ahead
tui-help = Help
tui-quit = Quit
tui-yes = Enter: yes
tui-other-key = any other key: no
tui-answer = Answer
tui-key-arrows = arrows, Tab: to a checker or a place
tui-key-enter = Enter: pick up, put down; end the turn
tui-key-escape = Esc: put back, clear
tui-key-type = letters: a word or a move; Tab completes a word
tui-key-suspend = back to the shell; fg goes on

## What can be typed. The words that are typed stand before each of these.

tui-help-move = move; also 13 8 6 5, bar/20, 6/off(2), 8/5*
tui-help-roll = throw the dice; dice of your own: roll 31
tui-help-done = end the turn
tui-help-undo = undo one move, or all
tui-help-double = offer the cube
tui-help-take = answer it; also beaver, raccoon
tui-help-resign = give up: 1 a single game, 2 a gammon, 3 a backgammon
tui-help-accept = answer a resignation
tui-help-next = the next game; finish ends a money session
tui-help-choose = name a double, where the game asks for it
tui-help-pick = name two numbers instead of rolling, where the game asks for it
tui-help-hint = what the engine would do
tui-help-board = show the board again
tui-help-moves = every move that can be made now
tui-help-score = how things stand
tui-help-where = who stands on a place, or everywhere
tui-help-last = what happened last, once more
tui-help-again = a rematch, after the match
tui-help-quit = stop; the match is kept

## What was refused, or went wrong

tui-empty = Type a command; help lists them all
tui-not-utf8 = This is not text in UTF-8; help lists the commands
tui-too-long = A line has at most { $most } bytes; help lists the commands
tui-unknown = There is no command “{ $word }”; help lists them all
tui-alone = Nothing may follow { $word }
tui-dice = Type dice such as 31 after roll, not “{ $text }”
tui-level = How much? Type resign 1 to resign { $most }
tui-choice = Type a number from 1 to 6, as in choose 4
tui-pick = Type two different numbers, as in pick 65
tui-place = Type a place on the board, as in where 13, where bar
tui-now = Now: { $words }
tui-not-over = The match is not over yet
tui-ambiguous = There are several ways to play that: { $ways }
tui-not-resigned = You have not resigned
tui-not-done = Nothing was done
tui-choose-key = Type one of the words below
tui-not-kept = { $detail } – any key tries again
tui-not-kept-line = { $detail }; Enter tries again
tui-engine-lost = The engine stopped without an answer
tui-kept = Kept in { $path }
tui-analyse = Analyse it with tavola analyse { $number }
tui-check-dice = Check its dice with tavola dice verify { $number }
tui-too-small = This terminal has { $width } x { $height } characters; the board needs { $columns } x { $lines }. Ctrl-C quits.

## For the ear: sentences instead of a picture

tui-you = You
tui-bot = Bot
tui-both-pips = { $own } to { $other }
tui-count-on = { $count } on { $place }
tui-empty-place = { $place }: empty
tui-on-place = { $place }: { $who ->
    [you] you have { $count }
   *[name] { $name } has { $count }
}
