### Why a decision lost something; docs/analysis.md defines the figures. The best play is compared with the one that was made

reasons-title = Why
reason-wins = The best play wins { $best } instead of { $played }.
reason-gammons = The best play wins { $wins ->
    [mars] a mars
   *[gammon] a gammon
} in { $best } of games instead of { $played }.
reason-gammons-lost = The best play loses { $wins ->
    [mars] a mars
   *[gammon] a gammon
} in { $best } of games instead of { $played }.
reason-fewer-wins = But it wins fewer games: { $best } instead of { $played }.
reason-hits = After the best play the opponent hits with { $best } of 36 rolls instead of { $played }.
reason-hit-cost = After the best play a hit costs less: the position is then worth { $best } on average instead of { $played }.
reason-worth-risk = The risk is worth it: the opponent hits with { $hits_best } of 36 rolls instead of { $hits_played }, but without a hit the position is worth { $best } instead of { $played }.
reason-dances = After the best play the opponent cannot move with { $best } of 36 rolls instead of { $played }.
reason-escapes = After the best play the opponent’s back checkers come out with { $best } of 36 rolls instead of { $played }.
reason-points = After the best play the opponent makes a key point with { $best } of 36 rolls instead of { $played }.
reason-anchors = After the best play the opponent makes an anchor with { $best } of 36 rolls instead of { $played }.
reason-slot = The best play also puts a single checker on the { $point }-point.
reason-back =
    { $best ->
        [one] The best play also leaves { $best } back checker instead of { $played }.
       *[other] The best play also leaves { $best } back checkers instead of { $played }.
    }
reason-deep =
    { $best ->
        [one] The best play also leaves { $best } checker on the two deepest points instead of { $played }.
       *[other] The best play also leaves { $best } checkers on the two deepest points instead of { $played }.
    }
reason-key-rolls = If nothing changes, { $best } of 36 rolls then make a key point instead of { $played }.
reason-unhit = Without a hit the position is worth { $best } instead of { $played }.
reason-whole = No single feature explains the difference; the whole position does.
reason-concede-hits = True, the opponent then hits with { $best } of 36 rolls instead of { $played }, but that matters less.
reason-concede-hit-cost = True, a hit then costs more: the position is worth { $best } on average instead of { $played }. But that matters less.
reason-concede-dances = True, the opponent then cannot move with only { $best } of 36 rolls instead of { $played }, but that matters less.
reason-concede-escapes = True, the opponent’s back checkers then come out with { $best } of 36 rolls instead of { $played }, but that matters less.
reason-concede-points = True, the opponent then makes a key point with { $best } of 36 rolls instead of { $played }, but that matters less.
reason-concede-anchors = True, the opponent then makes an anchor with { $best } of 36 rolls instead of { $played }, but that matters less.
reason-market-losers = { $share } of the next exchanges of rolls lose the market: the opponent then drops.
reason-double-point = The chance to win is { $win }; a double is right from { $from }.
reason-cash-point = The chance to win is { $win }; from { $from } the opponent has to drop.
reason-too-early = The chance to win is { $win }; a double needs { $from }.
reason-too-good = The chance to win is { $win }; from { $from } playing on is worth more than a dropped double.
reason-no-take = The chance to win is { $win }; a take needs { $from }.
reason-take = The chance to win is { $win }; a take needs only { $from }.
