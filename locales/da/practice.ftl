### A player over all analysed matches

profile-title = Profil
profile-who = Hvilket navn er dit?
profile-none = Der er endnu ikke analyseret nogen match. Analysér dine matcher for at se, hvor godt du spiller.
profile-player = Spiller
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (uden navn)
profile-group = Matcher
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, ældre analyser ({ NUMBER($count) })
profile-older = Disse analyser er fra en tidligere version af Tavola, som vurderede anderledes. Analysér matcherne igen, så de tæller sammen med de nye.
profile-partial =
    { $count ->
        [one] Én match er ikke analyseret til ende og er ikke talt med.
       *[other] { NUMBER($count) } matcher er ikke analyseret til ende og er ikke talt med.
    }
profile-matches =
    { $count ->
        [one] { NUMBER($count) } match
       *[other] { NUMBER($count) } matcher
    }
profile-games =
    { $count ->
        [one] { NUMBER($count) } spil
       *[other] { NUMBER($count) } spil
    }
profile-decisions =
    { $count ->
        [one] { NUMBER($count) } beslutning
       *[other] { NUMBER($count) } beslutninger
    }
profile-all = Alle beslutninger
profile-rate = PR
profile-interval = { $rate } ± { $margin }
profile-luck-rolls =
    { $count ->
        [one] i { NUMBER($count) } slag
       *[other] i { NUMBER($count) } slag
    }
profile-help = PR beregnes som i eXtreme Gammon; lavere er bedre. Tegnet ± viser et 95 %-interval: ved få beslutninger siger en PR ikke meget.
profile-practise = Øv disse fejl
profile-graph-pr = PR, match for match
profile-graph-luck = Held, lagt sammen
profile-graph-help = Hvert mærke er en match og fører til dens analyse.
profile-by-month = Efter måned
profile-by-opponent = Efter modstander
profile-by-cube = Efter doblingsbeslutning
profile-costliest = De dyreste slags fejl
profile-times = { NUMBER($count) }×
profile-error-missed-hit = Manglende hjemslag
profile-error-wrong-hit = Forkert hjemslag
profile-error-risk = For stor risiko
profile-error-hit-cost = For dyrt at blive slået hjem
profile-error-caution = For forsigtig
profile-error-replies = Gode svar tilladt
profile-error-back = Brikker efterladt
profile-error-deep = Brikker rykket for dybt
profile-error-key-points = Nøglepunkter ikke forberedt
profile-error-play = Andet træk
profile-against = mod { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Træning
practice-intro = Fejl fra dine analyserede matcher kommer igen som opgaver: snart, når du svarer forkert, og senere og senere, når du løser dem.
practice-kind = Opgaver
practice-kind-deck = Mine fejl
practice-of-match = Opgaver fra én match
practice-match-done = Alle fejl fra denne match er spillet igen.
practice-kind-quiz = Nye stillinger
practice-threshold = Fejl
practice-state = { NUMBER($due) } nu, { NUMBER($total) } i alt
practice-next-due = Der er ingen opgaver nu. Den næste kommer { $when }.
practice-empty = Der er endnu ingen opgaver. Analysér en match, hvor denne spiller har lavet fejl.
practice-board = Opgavens stilling
practice-ask-play = Du har slået { $dice }. Hvad er det bedste træk?
practice-ask-double = Dobler du?
practice-ask-answer = Din modstander dobler til { $value }. Tager du?
practice-answer = Svar
practice-solution = Vis løsningen
practice-right = Rigtigt
practice-nearly = Næsten rigtigt: det koster { $loss }
practice-wrong = Forkert: det koster { $loss }
practice-played = Spillet i matchen: { $play } ({ $loss })
practice-to-match = Se det i matchen
practice-grade = Hvor godt kunne du den?
practice-grade-again = Slet ikke
practice-grade-hard = Lige akkurat
practice-grade-good = Godt
practice-grade-easy = Straks
practice-due = Denne opgave kommer igen { $when }.
practice-next = Næste opgave
practice-undo = Fortryd
practice-keys = Taster: Enter svarer og går videre, Backspace fortryder et ryk, 1 til 4 bedømmer.
quiz-game = Spil
quiz-theme = Emne
quiz-theme-any = Alt
quiz-theme-opening = Svar på åbningen
quiz-theme-bear-off = Udtagning
quiz-theme-cube = Doblingsterning
quiz-theme-back-game = Backgames
quiz-search = Leder efter en stilling, hvor man let tager fejl …
quiz-none = Der blev ikke fundet nogen stilling om dette emne. Prøv igen, eller vælg et andet.
quiz-start = Næste stilling
quiz-score =
    { $right ->
        [one] { NUMBER($right) } rigtig af { NUMBER($count) }
       *[other] { NUMBER($right) } rigtige af { NUMBER($count) }
    }
quiz-kept = Denne stilling er nu blandt dine opgaver og kommer igen { $when }.
day-tomorrow = Den næste stilling kommer i morgen.
day-more = Flere stillinger
