### A player over all analysed matches

profile-title = Profil
profile-none = Der er endnu ikke analyseret nogen match. Analysér dine matcher for at se, hvor godt du spiller.
profile-player = Spiller
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (uden navn)
profile-group = Matcher
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, ældre analyser ({ NUMBER($count) })
profile-older = Disse analyser er fra en tidligere version af Tavola, som dømte anderledes. Analysér matcherne igen, så de tæller sammen med de nye.
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
profile-help = PR tæller som i eXtreme Gammon; lavere er bedre. ± er et interval på 95 %: af få beslutninger siger en PR ikke meget.
profile-practise = Øv disse fejl
profile-graph-pr = PR, match for match
profile-graph-luck = Held, lagt sammen
profile-graph-help = Hvert mærke er en match og fører til dens analyse.
profile-by-month = Efter måned
profile-by-opponent = Efter modstander
profile-by-cube = Efter terningbeslutning
profile-costliest = De dyreste slags fejl
profile-times = { NUMBER($count) }×
profile-error-missed-hit = Overset slag
profile-error-wrong-hit = Forkert slag
profile-error-play = Andet træk
profile-against = mod { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Øvelse
practice-intro = Fejl fra dine analyserede matcher kommer igen som opgaver: snart, når du rammer forkert, og senere og senere, så længe du løser dem.
practice-kind = Opgaver
practice-kind-deck = Mine fejl
practice-kind-quiz = Nye stillinger
practice-threshold = Fejl
practice-state = { NUMBER($due) } nu, { NUMBER($total) } i alt
practice-next-due = Der er ikke noget nu. Den næste opgave kommer { $when }.
practice-empty = Der er endnu ingen opgaver. Analysér en match med fejl af denne spiller.
practice-board = Opgavens stilling
practice-ask-play = Du har slået { $dice }. Hvad er det bedste træk?
practice-ask-double = Dobler du?
practice-ask-answer = Din modstander dobler til { $value }. Tager du?
practice-answer = Svar
practice-solution = Vis løsningen
practice-right = Rigtigt
practice-nearly = Næsten rigtigt: det taber { $loss }
practice-wrong = Forkert: det taber { $loss }
practice-played = Spillet i matchen: { $play } ({ $loss })
practice-to-match = Se det i matchen
practice-grade = Hvor godt vidste du det?
practice-grade-again = Ikke
practice-grade-hard = Knap nok
practice-grade-good = Godt
practice-grade-easy = Straks
practice-due = Denne opgave kommer igen { $when }.
practice-next = Næste opgave
practice-undo = Fortryd
practice-keys = Taster: Enter svarer og går videre, Tilbage tager et ryk tilbage, 1 til 4 bedømmer.
quiz-game = Spil
quiz-theme = Emne
quiz-theme-any = Alt
quiz-theme-opening = Svar på åbningen
quiz-theme-bear-off = Udtagning
quiz-theme-cube = Doblingsterning
quiz-theme-back-game = Bagspil
quiz-search = Leder efter en stilling, hvor man let tager fejl …
quiz-none = Der blev ikke fundet nogen stilling om dette emne. Prøv igen, eller vælg et andet.
quiz-start = Næste stilling
quiz-score = { NUMBER($right) } af { NUMBER($count) } rigtige
quiz-kept = Denne stilling er nu blandt dine opgaver og kommer igen { $when }.
