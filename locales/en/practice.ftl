### A player over all analysed matches

profile-title = Profile
profile-who = Which name is yours?
profile-none = No match has been analysed yet. Analyse your matches to see how well you play.
profile-player = Player
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (no name)
profile-group = Matches
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, older analyses ({ NUMBER($count) })
profile-older = An earlier version of Tavola made these analyses and judged differently. Analyse the matches again to add them to the new ones.
profile-partial =
    { $count ->
        [one] One match is not analysed to the end and is left out.
       *[other] { NUMBER($count) } matches are not analysed to the end and are left out.
    }
profile-matches =
    { $count ->
        [one] { NUMBER($count) } match
       *[other] { NUMBER($count) } matches
    }
profile-games =
    { $count ->
        [one] { NUMBER($count) } game
       *[other] { NUMBER($count) } games
    }
profile-decisions =
    { $count ->
        [one] { NUMBER($count) } decision
       *[other] { NUMBER($count) } decisions
    }
profile-all = All decisions
profile-rate = PR
profile-interval = { $rate } ± { $margin }
profile-luck-rolls =
    { $count ->
        [one] in { NUMBER($count) } roll
       *[other] in { NUMBER($count) } rolls
    }
profile-help = PR counts as in eXtreme Gammon; lower is better. The ± gives a 95% interval: a PR from few decisions means little.
profile-practise = Practise these errors
profile-graph-pr = PR, match by match
profile-graph-luck = Luck, added up
profile-graph-help = Each mark is a match and leads to its analysis.
profile-by-month = By month
profile-by-opponent = By opponent
profile-by-cube = By cube decision
profile-costliest = Costliest kinds of errors
profile-times = { NUMBER($count) }×
profile-error-missed-hit = Missed hit
profile-error-wrong-hit = Wrong hit
profile-error-risk = Too exposed
profile-error-hit-cost = A hit cost too much
profile-error-caution = Too cautious
profile-error-replies = Good replies left open
profile-error-back = Checkers left back
profile-error-deep = Checkers buried deep
profile-error-key-points = Key points not prepared
profile-error-play = Other play
profile-against = against { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Practice
practice-intro = Errors from your analysed matches come back as problems: soon after you miss one, and later each time you solve it.
practice-kind = Problems
practice-kind-deck = My errors
practice-of-match = Problems from one match
practice-match-done = Every error of this match has been played again.
practice-kind-quiz = New positions
practice-threshold = Errors
practice-state = { NUMBER($due) } due now, { NUMBER($total) } in all
practice-next-due = Nothing is due. The next problem comes { $when }.
practice-empty = There are no problems yet. Analyse a match with errors of this player.
practice-board = Position of the problem
practice-ask-play = You have rolled { $dice }. What is the best play?
practice-ask-double = Do you double?
practice-ask-answer = Your opponent doubles to { $value }. Do you take?
practice-answer = Answer
practice-solution = Show the solution
practice-right = Right
practice-nearly = Nearly right: it loses { $loss }
practice-wrong = Wrong: it loses { $loss }
practice-played = Played in the match: { $play } ({ $loss })
practice-to-match = See it in the match
practice-grade = How well did you know it?
practice-grade-again = Not at all
practice-grade-hard = Barely
practice-grade-good = Well
practice-grade-easy = At once
practice-due = This problem comes back { $when }.
practice-next = Next problem
practice-undo = Undo
practice-keys = Keys: Enter answers and goes on, Backspace undoes a move, 1 to 4 grade the answer.
quiz-game = Game
quiz-theme = Theme
quiz-theme-any = Everything
quiz-theme-opening = Opening replies
quiz-theme-bear-off = Bear-off
quiz-theme-cube = Cube
quiz-theme-back-game = Back games
quiz-search = Looking for a position where it is easy to err …
quiz-none = No position of this theme was found. Try again or choose another.
quiz-start = Next position
quiz-score = { NUMBER($right) } of { NUMBER($count) } right
quiz-kept = This position is in your deck now and comes back { $when }.
day-tomorrow = The next position comes tomorrow.
day-more = More positions
