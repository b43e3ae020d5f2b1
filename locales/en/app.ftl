### Every page: its frame, errors, players and matches, boards; and the first page.

## Everywhere

skip = Skip to the content
nav = Main
nav-home = Home
nav-play = New game
nav-matches = Matches
nav-profile = Profile
nav-turns = { $count ->
    [one] It is your turn in { $count } match
   *[other] It is your turn in { $count } matches
}
nav-practice = Practice
nav-rules = Rules
nav-edit = Position
nav-settings = Settings
nav-about = About Tavola
language = Language
theme-to-dark = Switch to dark colours
theme-to-light = Switch to light colours
loading = Loading …
retry = Try again
cancel = Cancel
yes = Yes
no = No
number = { NUMBER($value) }
title-replay = Replay
game-of-match = { $match }: { $game }

## What went wrong

error-title = That did not work
error-no-page = There is no such page
error-no-page-text = There is nothing at this address. Perhaps part of it is missing.
error-offline = Tavola does not answer. Is it still running?
error-not-found = This does not exist, or no longer exists.
error-stale = Someone else was faster. This is how things stand now.
error-full = The disk is full, so nothing was saved. Free some space and try again.
error-away = The database of this service does not answer just now. Nothing that was confirmed is lost. Try again in a moment.
error-removed = Somebody has removed or replaced Tavola’s file while it ran, so nothing was saved. Start Tavola again.
error-busy = The engine is too busy just now. Try again in a moment.
error-only-table = This is possible only on the computer that runs Tavola.
error-forbidden = This is not open to you here.
error-too-large = The file is too large.
error-timeout = That took too long to arrive. Try again.
error-bad-request = This cannot be done like this ({ $detail }).
error-no-network = This computer is not on a network. Connect it and try again.
error-stopping = Tavola is shutting down. Start it again to continue.
error-unreadable = This was saved by another version of Tavola, and this version cannot read it.
error-no-net = The engine’s net for this game is not on this device yet. Connect to the network once, then try again.
error-tab-simd = This browser is too old for Tavola: its WebAssembly has no SIMD. Update it, or use another one.
error-tab-fetch = Part of Tavola could not be loaded. Check the network and reload the page.
error-tab-newer = A newer version of Tavola saved your matches. Reload the page to get that version.
error-tab-full = The browser has no more space for Tavola, so it cannot start. Free some space and reload the page.
error-tab-store = The browser does not open the file with your matches. Close other pages of Tavola, then reload this one.
error-tab-not-ours = This is not a file of Tavola, or it is damaged. Choose one that you saved here, or tavola.sqlite from a computer.
error-tab-newer-file = A newer version of Tavola saved this file. Reload the page to get that version.
error-no-name = Choose a name first.
error-name-taken = Somebody here has this name already, or one that looks like it. Choose another.
error-no-help = While two people play each other, the engine helps nobody. After the match it does.
error-too-many = That was too much at once. Wait a moment, or finish something first.
error-not-rated = This match cannot be rated: both players need an account, and the game its own rules and start.
error-taken = Somebody else has sat down already.
error-adjourned = This match is adjourned. It goes on when both players want it.
error-late = Watchers see this match late. This is there for you when all of it has been shown.
error-internal = Something went wrong: { $detail }

## Players and matches

player-human = Player { NUMBER($number) }
player-bot = Bot ({ $level })
player-deleted = deleted player
players-against = { $first } – { $second }
level-beginner = Beginner
level-beginner-about = Overlooks a lot. Good for your first games.
level-casual = Casual
level-casual-about = Knows the game but often makes mistakes.
level-club = Club
level-club-about = Plays soundly but leaves you chances.
level-expert = Expert
level-expert-about = Uses everything the net knows.
level-master = Master
level-master-about = Looks two rolls ahead. Takes a little longer.
level-grandmaster = Grandmaster
level-grandmaster-about = Looks two rolls ahead and plays out close decisions repeatedly. Takes a few seconds.
match-points =
    { $length ->
        [1] One-point match
       *[other] { NUMBER($length) }-point match
    }
match-games =
    { $length ->
        [one] { NUMBER($length) } game
       *[other] { NUMBER($length) } games
    }
match-single = Single game
match-money = Money session
score = { NUMBER($first) } : { NUMBER($second) }
points =
    { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }
pips =
    { $count ->
        [one] { NUMBER($count) } pip
       *[other] { NUMBER($count) } pips
    }
game-number = Game { NUMBER($number) }
board-start = Start of { $game }
board-now = The position now

## Home

home-title = Backgammon, beautifully played
home-lead = A strong opponent, fair dice and a board that is a joy to move on. It costs nothing, and everything stays with you.
home-lead-people = A strong opponent, a friend by a link, and dice that anyone can check. It costs nothing.
home-resume = Continue
home-bot = Play against the bot
home-bot-more = Other level, game or length …
home-lobby = Find an opponent
home-lobby-about = Whoever is here now
home-friend = Play a friend
home-friend-more = Other game or length …
home-two = Two at one screen
home-two-about = Your dice or ours
home-edit = Set up a position
home-edit-about = By hand or from any id
home-learn = Learn by doing
home-learn-about = Five small steps on the board
scenes-link = Three positions
tonight-title = A game for tonight
tonight-people = Who plays
tonight-length = How long
tonight-luck = How much luck
tonight-another = Another game
tonight-none = No game matches. Change one of the choices.
day-title = Position of the day
day-about = One position a day: what is right?
day-streak =
    { $days ->
        [one] { $days } day in a row. Today’s position is waiting.
       *[other] { $days } days in a row. Today’s position is waiting.
    }
day-streak-done =
    { $days ->
        [one] { $days } day in a row. Done for today.
       *[other] { $days } days in a row. Done for today.
    }
home-games = The games
home-search = Search games
home-all-families = All families
home-minutes = about { $minutes } min
home-luck = { $luck }% luck
home-luck-about = Luck: at 100% the better player wins only half of the games, at 0% all of them. Measured with two bots of different strength.
home-found = { $count ->
    [one] One game
   *[other] { $count } games
}
play-short = Play
play-game = Play { $game }
rules-link = Rules
rules-of = Rules of { $game }

## New game

setup-game = Game
setup-position = Start position

## Matches

matches-opened-part = Only the beginning of the file can be read: { $fault }
replay-link = Replay
delete = Delete
delete-of = Delete { $players }
delete-yes = Delete

## Position ids

id-link = Link
copy-link = Copy link to the match
copy-link-long = This match is too long for a link. Save it as a file instead.
id-plain = Plain
copy-of = Copy { $name }
copied = Copied
copy-failed = Copying is not allowed here. Select the text and copy it by hand.

## The gallery

home-any-length = Any length
home-length-short = Up to 10 minutes
home-length-medium = 10 to 25 minutes
home-length-long = More than 25 minutes
home-any-luck = Skill or luck
home-luck-low = Mostly skill
home-luck-even = Some of both
home-luck-high = Mostly luck
home-any-cube = With or without a cube
home-cube-with = With a doubling cube
home-cube-without = Without a cube
origin-leaflet = Leaflet { $number }
origin-tradition = Traditional
games-without-trictrac = Trictrac is not among them: its points are scored at every move, and Tavola does not play it.

## Custom rules

custom-rules-title = Your custom rules
custom-rules-lead = Start from any game, change what you play differently, and give it a name.
custom-rules-new = Make your own rules
custom-rules-open = Open a rules file
custom-about = From { $game }, { $count ->
    [one] one change
   *[other] { $count } changes
}.
custom-change = Change
custom-remove = Remove
custom-remove-ask = Remove “{ $name }”? Matches that you started with these rules keep them.

## Rules side by side

compare-title = Rules side by side

## Analysis; its page has its own file

analysis-link = Analyse
sealed-link = Check these dice
sealed-link-running = Sealed dice
analysis-of = Analyse { $players }

## The board, to the ear. "yours" and "theirs" when one person plays a bot, else the checkers' colours.

board-label = Backgammon board
board-point = Point { $point }
board-bar = Bar
board-off = Borne off
board-captured = Captured
board-stacked = stacked
board-apart = apart
board-restacked = stacked again
board-empty = empty
board-yours = { $count ->
    [0] none of your checkers
    [one] one of your checkers
   *[other] { $count } of your checkers
}
board-theirs = { $count ->
    [0] none of your opponent’s checkers
    [one] one of your opponent’s checkers
   *[other] { $count } of your opponent’s checkers
}
board-light = { $count ->
    [0] no light checkers
    [one] one light checker
   *[other] { $count } light checkers
}
board-dark = { $count ->
    [0] no dark checkers
    [one] one dark checker
   *[other] { $count } dark checkers
}
board-place = { $place }: { $contents }
board-place-pinned = { $place }: { $contents }, on top of a pinned checker
board-source = { $words } – can be moved
board-target = { $words } – can be reached
