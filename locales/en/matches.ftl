### The list of matches, and the replay of one.

## Matches

matches-title = Matches
matches-none = No matches yet. The first one is just a click away.
matches-more = Show more matches
matches-adjourned = adjourned
matches-open = Open a match file
matches-open-hint = Files of GNU Backgammon, XG, Jellyfish, FIBS and Tavola. You can also drop a file here or paste its text.
matches-opened = The match is open.
state-playing = Game { NUMBER($game) } in progress
state-won = Won by { $player }
state-drawn = Ended
resume-of = Continue { $players }
replay-of = Replay { $players }
delete-title = Delete this match?
delete-text = { $players }, { $match }: the match and all its plays will be gone for good.
delete-done = The match is deleted.

## Replay

replay-board = Position
replay-begin = Beginning
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-run = Play
replay-halt = Stop
replay-place = Place in the match
replay-keys = Arrow keys move step by step, Home and End jump to the ends.
replay-plays = Plays
replay-none = Nothing has been played yet.
replay-tie = Tie { $dice }
replay-begins = { $dice }: begins
replay-lot = begins, drawn by lot
replay-cocked = cocked dice, rolled again
replay-result =
    { $level ->
        [1] { $player } wins
        [2] { $player } wins a gammon
        [4] { $player } wins a mars
        [5] { $player } wins a koks
       *[3] { $player } wins a backgammon
    } ({ $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    })
replay-drawn = Nobody wins
replay-play-on = Play on from here
replay-save = Save as
