### The page of an analysed match. PR is the performance rating of eXtreme Gammon, MWC the chance to win the match; docs/analysis.md defines the figures

analysis-title = Analyse
analysis-intro = Tavola bedømmer hvert træk og hver doblingsbeslutning for begge spillere og måler heldet i hvert slag.
analysis-level = Grundighed
analysis-level-quick = Hurtig
analysis-level-quick-about = Ét slag frem: et første blik på få sekunder.
analysis-level-standard = Normal
analysis-level-standard-about = To slag frem, så stærk som niveauet mester.
analysis-level-thorough = Grundig
analysis-level-thorough-about = To slag frem; træk, der ligger tæt, sammenlignes også med en rollout. Tager minutter.
analysis-run = Analysér
analysis-continue = Fortsæt analysen
analysis-again = Analysér igen
analysis-older = Denne analyse er fra en tidligere version af Tavola, som vurderede anderledes.
analysis-stop = Stop
analysis-progress =
    { $of ->
        [one] { NUMBER($done) } af { NUMBER($of) } beslutning
       *[other] { NUMBER($done) } af { NUMBER($of) } beslutninger
    }
analysis-progress-label = Analysens fremskridt
analysis-left-seconds = cirka { NUMBER($seconds) } sek. tilbage
analysis-left-minutes = cirka { NUMBER($minutes) } min. tilbage
analysis-finished = Analysen er færdig
analysis-none = Intet er afgjort i denne match endnu.
analysis-no-errors = Ingen fejl.
moments-title = De afgørende øjeblikke
moments-game-title = Øjeblikkene i dette spil
moments-practise = Spil dem igen som opgaver
analysis-unit = En equity på 1 er her { $unit } point værd, gennemsnittet af et enkelt spil.
analysis-points = { $points } point
analysis-board = Stillingen før beslutningen: { $player }
analysis-decisions = Beslutninger
analysis-only-errors = Fejl
analysis-all = Alle
analysis-previous = Forrige beslutning
analysis-next = Næste beslutning
analysis-previous-error = Forrige fejl
analysis-next-error = Næste fejl
analysis-keys = Piletasterne går fra beslutning til beslutning; med Shift fra fejl til fejl.
analysis-legend = Fuldt optrukne grønne pile: det bedste træk. Stiplede pile: det spillede træk.
analysis-made = (spillet)
analysis-mark = Markér
analysis-mark-errors = Markér alle fejl
analysis-unmark = Fjern alle mærker
analysis-roll-out-marked =
    { $count ->
        [one] Rollout af { NUMBER($count) } markeret beslutning
       *[other] Rollout af { NUMBER($count) } markerede beslutninger
    }
analysis-rank = plads { NUMBER($rank) } af { NUMBER($choices) }
analysis-trials = rollout med { NUMBER($trials) } spil
analysis-mwc = match { $share }
analysis-chance-win = vinder { $share }
analysis-chance-win-gammon = { $wins ->
    [mars] mars
   *[gammon] gammoner
} { $share }
analysis-chance-win-backgammon = { $wins ->
    [mars] koks
   *[gammon] backgammoner
} { $share }
analysis-chance-lose-gammon = { $wins ->
    [mars] tabte mars
   *[gammon] tabte gammoner
} { $share }
analysis-chance-lose-backgammon = { $wins ->
    [mars] tabte koks
   *[gammon] tabte backgammoner
} { $share }
analysis-column-match = Match
analysis-column-win = Sejr
analysis-column-gammon = { $wins ->
    [mars] M
   *[gammon] G
}
analysis-column-backgammon = { $wins ->
    [mars] K
   *[gammon] BG
}
analysis-roll-luck = Slagets held: { $luck }
analysis-kind-roll = Slag
analysis-what-if = Hvad nu hvis? Spil videre herfra
analysis-what-if-level = Modstander
analysis-save = Gem rapport
analysis-save-text = Tekst
analysis-class-good = god
analysis-class-doubtful = tvivlsom
analysis-class-bad = dårlig
analysis-class-very-bad = meget dårlig
analysis-luck-very-lucky = meget heldig
analysis-luck-lucky = heldig
analysis-luck-neutral = neutral
analysis-luck-unlucky = uheldig
analysis-luck-very-unlucky = meget uheldig
analysis-graph-mwc = { $player }: chance for at vinde matchen
analysis-graph-equity = Equity for { $player }
analysis-graph-luck = Held indtil nu
analysis-graph-help = Hvert mærke er en fejl og fører til sin beslutning.
analysis-figures = Alle tal
analysis-figures-help = Equity tæller i enkle sejre ved doblingsterningens aktuelle værdi. En enkelt matchs PR har en usikkerhed på cirka 1,5.
analysis-rates = Fejlrater
analysis-pr = PR (talt som i eXtreme Gammon)
analysis-gnubg = Fejlrate fra GNU Backgammon, mEMG
analysis-snowie = Fejlrate fra Snowie
analysis-lost = Tabt ved fejl
analysis-result = Resultat
analysis-adjusted = Resultat uden held
analysis-checkers = Spil med brikkerne
analysis-unforced = Træk med valg
analysis-cube = Doblingsterning
analysis-close = Tætte eller trufne beslutninger
analysis-redouble = { $mistake } (redobling)
analysis-mistake-missed-below-cash-point = Overset dobling (tag)
analysis-mistake-missed-above-cash-point = Overset dobling (pas)
analysis-mistake-wrong-below-double-point = Doblet for tidligt
analysis-mistake-wrong-above-too-good = Doblet, selv om det var for godt
analysis-mistake-wrong-take = Forkert tag
analysis-mistake-wrong-drop = Forkert pas
analysis-mistake-wrong-beaver = Forkert beaver
analysis-mistake-missed-beaver = Overset beaver
analysis-luck = Held
analysis-luck-sum = Held i alle slag
analysis-by-part = Efter spillets faser
analysis-part-opening = Åbning
analysis-part-middle = Midtspil
analysis-part-race = Kapløb
analysis-part-bear-off = Udtagning

rollout-from-analysis = Start rollout
analysis-openings = I åbningsbogen
