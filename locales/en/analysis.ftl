### The page of an analysed match. PR is the performance rating of eXtreme Gammon, MWC the chance to win the match; docs/analysis.md defines the figures

analysis-title = Analysis
analysis-intro = The engine judges every play and every cube decision of both players, and measures how lucky every roll was.
analysis-level = Thoroughness
analysis-level-quick = Quick
analysis-level-quick-about = One roll ahead: a first look in seconds.
analysis-level-standard = Standard
analysis-level-standard-about = Two rolls ahead, as strong as the master level.
analysis-level-thorough = Thorough
analysis-level-thorough-about = Two rolls ahead; close plays are also rolled out. Takes some minutes.
analysis-run = Analyse
analysis-continue = Continue
analysis-again = Analyse again
analysis-older = An earlier version of Tavola made this analysis and judged differently.
analysis-stop = Stop
analysis-progress =
    { $of ->
        [one] { NUMBER($done) } of { NUMBER($of) } decision
       *[other] { NUMBER($done) } of { NUMBER($of) } decisions
    }
analysis-progress-label = Progress of the analysis
analysis-left-seconds = about { NUMBER($seconds) } s left
analysis-left-minutes = about { NUMBER($minutes) } min left
analysis-finished = The analysis is finished
analysis-none = Nothing has been decided in this match yet.
analysis-no-errors = No errors.
moments-title = The moments that decided it
moments-game-title = The moments of this game
moments-practise = Play them again as problems
analysis-unit = An equity of 1 is worth { $unit } points here, the average of a single game.
analysis-points = { $points } pts
analysis-board = Position before the decision of { $player }
analysis-decisions = Decisions
analysis-only-errors = Errors
analysis-all = All
analysis-previous = Previous decision
analysis-next = Next decision
analysis-previous-error = Previous error
analysis-next-error = Next error
analysis-keys = Arrow keys go from decision to decision; with Shift from error to error.
analysis-legend = Solid green arrows: the best play. Dashed arrows: the play that was made.
analysis-made = (played)
analysis-mark = Mark
analysis-mark-errors = Mark all errors
analysis-unmark = Unmark all
analysis-roll-out-marked =
    { $count ->
        [one] Roll out { NUMBER($count) } marked decision
       *[other] Roll out { NUMBER($count) } marked decisions
    }
analysis-rank = place { NUMBER($rank) } of { NUMBER($choices) }
analysis-trials =
    { $trials ->
        [one] rollout of { NUMBER($trials) } trial
       *[other] rollout of { NUMBER($trials) } trials
    }
analysis-mwc = match { $share }
analysis-chance-win = wins { $share }
analysis-chance-win-gammon = { $wins ->
    [mars] mars
   *[gammon] gammons
} { $share }
analysis-chance-win-backgammon = { $wins ->
    [mars] koks
   *[gammon] backgammons
} { $share }
analysis-chance-lose-gammon = { $wins ->
    [mars] mars lost
   *[gammon] gammons lost
} { $share }
analysis-chance-lose-backgammon = { $wins ->
    [mars] koks lost
   *[gammon] backgammons lost
} { $share }
analysis-column-match = Match
analysis-column-win = Win
analysis-column-gammon = { $wins ->
    [mars] M
   *[gammon] G
}
analysis-column-backgammon = { $wins ->
    [mars] K
   *[gammon] BG
}
analysis-roll-luck = Luck of the roll: { $luck }
analysis-kind-roll = Roll
analysis-what-if = What if? Play on from here
analysis-what-if-level = Opponent
analysis-save = Save report
analysis-save-text = Text
analysis-class-good = good
analysis-class-doubtful = doubtful
analysis-class-bad = bad
analysis-class-very-bad = very bad
analysis-luck-very-lucky = very lucky
analysis-luck-lucky = lucky
analysis-luck-neutral = neutral
analysis-luck-unlucky = unlucky
analysis-luck-very-unlucky = very unlucky
analysis-graph-mwc = { $player }’s chance to win the match
analysis-graph-equity = Equity of { $player }
analysis-graph-luck = Luck so far
analysis-graph-help = Each mark is an error and leads to its decision.
analysis-figures = All figures
analysis-figures-help = Equities are counted in single wins at the current cube. The PR of one match is uncertain by about 1.5.
analysis-rates = Error rates
analysis-pr = PR (counted as in eXtreme Gammon)
analysis-gnubg = Error rate of GNU Backgammon, mEMG
analysis-snowie = Snowie error rate
analysis-lost = Lost by errors
analysis-result = Result
analysis-adjusted = Result without luck
analysis-checkers = Checker play
analysis-unforced = Unforced plays
analysis-cube = Cube
analysis-close = Close or actual decisions
analysis-redouble = { $mistake } (redouble)
analysis-mistake-missed-below-cash-point = Missed double, a take
analysis-mistake-missed-above-cash-point = Missed double, a drop
analysis-mistake-wrong-below-double-point = Doubled too early
analysis-mistake-wrong-above-too-good = Doubled when too good
analysis-mistake-wrong-take = Wrong take
analysis-mistake-wrong-drop = Wrong drop
analysis-mistake-wrong-beaver = Wrong beaver
analysis-mistake-missed-beaver = Missed beaver
analysis-luck = Luck
analysis-luck-sum = Luck of all rolls
analysis-by-part = By part of the game
analysis-part-opening = Opening
analysis-part-middle = Middle game
analysis-part-race = Race
analysis-part-bear-off = Bear-off

rollout-from-analysis = Roll out
analysis-openings = In the opening book
