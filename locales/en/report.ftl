### Reports of analyses: the page that is saved, beside the messages of the analysis itself

report-partial = Read in part: { $note }
report-few = { $player }: the PR is uncertain, because few decisions count ({ NUMBER($count) }).
report-too-few = { $player }: too few decisions count for a PR ({ NUMBER($count) }).
report-met = match equities { $met }
report-counted = Decisions that the PR counts
report-limits = Errors, blunders (limits of eXtreme Gammon)
report-plays = Plays, unforced plays
report-cube = Decisions, close or actual ones
report-made = Doubles, takes, drops
report-resignations = Resignations (outside of all totals)
report-luck-rate = Luck for each turn, mEMG
report-best = Best: { $choice }
report-player = Player
report-decision = Decision
report-equity = Equity
report-loss = Loss
report-lost = Lose
