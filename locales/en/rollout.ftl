### Rollouts: a position is played many times, and its candidates are compared; docs/rollout.md defines the figures

rollout-title = Rollout
rollout-about = Plays the position many times, with the same dice for every candidate, and compares the means.
rollout-start = Roll out
rollout-trials = Trials
rollout-trials-help = At most this many games for each candidate. In 1,296 games each pair of first rolls comes once.
rollout-ply = Depth of plays
rollout-cube-ply = Depth of cube decisions
rollout-length = Length of a trial
rollout-to-end = To the end of the game
rollout-rolls =
    { $rolls ->
        [one] { NUMBER($rolls) } roll
       *[other] { NUMBER($rolls) } rolls
    }
rollout-stop-clear = Stop when the decision is clear
rollout-stop-clear-help = Candidates that are clearly behind (99%) drop out.
rollout-stop-se = Stop at a standard error of
rollout-stop-never = Never
rollout-more = More settings
rollout-plays = Best plays compared
rollout-seed = Seed of the dice
rollout-cube = With the cube
rollout-luck = Subtract luck (variance reduction)
rollout-tables = Use exact tables
rollout-all = Rollouts
rollout-none = There are no rollouts yet. Start one in the editor or from a decision of an analysis.
rollout-list-more = Show more rollouts
rollout-open = Open a saved rollout
rollout-show = Show
rollout-show-of = Show rollout: { $name }
rollout-save = Save rollout
rollout-remove = Remove rollout
rollout-remove-title = Remove this rollout?
rollout-remove-text =
    { $trials ->
        [one] Its one trial will be lost.
       *[other] It has { NUMBER($trials) } trials, which will be lost.
    }
rollout-removed = The rollout is removed
rollout-board = Position that is rolled out
rollout-table = Candidates
rollout-interval = Equities of the player on roll, with 95% intervals. The differences are measured on the same dice.
rollout-candidate = Candidate
rollout-equity = Equity
rollout-loss = Behind
rollout-win = Wins
rollout-win-gammon = Gammons
rollout-win-backgammon = Backgammons
rollout-lose-gammon = Gammons lost
rollout-lose-backgammon = Backgammons lost
rollout-out = out
rollout-roll = Roll
rollout-before = before the roll
rollout-running = Running
rollout-paused = Paused
rollout-finished = Finished
rollout-finished-said = The rollout is finished: { $best }
rollout-progress =
    { $of ->
        [one] { NUMBER($done) } of { NUMBER($of) } trial
       *[other] { NUMBER($done) } of { NUMBER($of) } trials
    }
rollout-progress-label = Progress of the rollout
rollout-left-seconds = at most about { NUMBER($seconds) } s left
rollout-left-minutes = at most about { NUMBER($minutes) } min left
rollout-pause = Pause
rollout-resume = Go on
rollout-more-trials = Trials for each candidate
rollout-extend = Play on
rollout-if-doubled = { $action }. If doubled: { $answer }
rollout-sum-cube = cube { $ply }
rollout-sum-no-cube = without the cube
rollout-sum-luck = luck subtracted
rollout-sum-no-luck = with luck
rollout-sum-stop-se = stops at a standard error of { $error }
rollout-sum-seed = seed { $seed }
error-other-engine = This rollout was started with other nets or tables. Its results stay; start a new one for more trials.
