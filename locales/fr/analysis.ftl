### The page of an analysed match. PR is the performance rating of eXtreme Gammon, MWC the chance to win the match; docs/analysis.md defines the figures

analysis-title = Analyse
analysis-intro = Tavola juge chaque coup et chaque décision de videau des deux joueurs, et mesure la chance de chaque lancer.
analysis-level = Profondeur
analysis-level-quick = Rapide
analysis-level-quick-about = Un lancer à l’avance : une première idée en quelques secondes.
analysis-level-standard = Normale
analysis-level-standard-about = Deux lancers à l’avance, la force du niveau maître.
analysis-level-thorough = Approfondie
analysis-level-thorough-about = Deux lancers à l’avance ; les coups proches sont aussi comparés par un rollout. Prend plusieurs minutes.
analysis-run = Analyser
analysis-continue = Reprendre l’analyse
analysis-again = Analyser de nouveau
analysis-older = Cette analyse vient d’une version antérieure de Tavola, qui jugeait autrement.
analysis-stop = Arrêter
analysis-progress =
    { $done ->
        [one] { NUMBER($done) } décision sur { NUMBER($of) }
       *[other] { NUMBER($done) } décisions sur { NUMBER($of) }
    }
analysis-progress-label = Avancement de l’analyse
analysis-left-seconds = encore { NUMBER($seconds) } s environ
analysis-left-minutes = encore { NUMBER($minutes) } min environ
analysis-finished = L’analyse est terminée
analysis-none = Aucune décision n’a encore été prise dans ce match.
analysis-no-errors = Aucune erreur.
moments-title = Les moments décisifs
moments-game-title = Les moments de cette partie
moments-practise = Les rejouer comme problèmes
analysis-unit = Une équité de 1 vaut ici { $unit } points, la moyenne d’une partie simple.
analysis-points = { $points } pts
analysis-board = Position avant la décision de { $player }
analysis-decisions = Décisions
analysis-only-errors = Erreurs
analysis-all = Toutes
analysis-previous = Décision précédente
analysis-next = Décision suivante
analysis-previous-error = Erreur précédente
analysis-next-error = Erreur suivante
analysis-keys = Les touches fléchées vont de décision en décision ; avec Maj, d’erreur en erreur.
analysis-legend = Flèches vertes pleines : le meilleur coup. Flèches pointillées : le coup joué.
analysis-made = (joué)
analysis-mark = Marquer
analysis-mark-errors = Marquer toutes les erreurs
analysis-unmark = Tout démarquer
analysis-roll-out-marked =
    { $count ->
        [one] Analyser { NUMBER($count) } décision marquée par rollout
       *[other] Analyser { NUMBER($count) } décisions marquées par rollout
    }
analysis-rank = rang { NUMBER($rank) } sur { NUMBER($choices) }
analysis-trials =
    { $trials ->
        [one] rollout de { NUMBER($trials) } partie
       *[other] rollout de { NUMBER($trials) } parties
    }
analysis-mwc = match { $share }
analysis-chance-win = gagne { $share }
analysis-chance-win-gammon = { $wins ->
    [mars] mars
   *[gammon] gammons
} { $share }
analysis-chance-win-backgammon = { $wins ->
    [mars] koks
   *[gammon] backgammons
} { $share }
analysis-chance-lose-gammon = { $wins ->
    [mars] mars perdus
   *[gammon] gammons perdus
} { $share }
analysis-chance-lose-backgammon = { $wins ->
    [mars] koks perdus
   *[gammon] backgammons perdus
} { $share }
analysis-column-match = Match
analysis-column-win = Gain
analysis-column-gammon = { $wins ->
    [mars] M
   *[gammon] G
}
analysis-column-backgammon = { $wins ->
    [mars] K
   *[gammon] BG
}
analysis-roll-luck = Chance du lancer : { $luck }
analysis-kind-roll = Lancer
analysis-what-if = Et si ? Jouer à partir d’ici
analysis-what-if-level = Adversaire
analysis-save = Enregistrer le rapport
analysis-save-text = Texte
analysis-class-good = bon
analysis-class-doubtful = douteux
analysis-class-bad = mauvais
analysis-class-very-bad = très mauvais
analysis-luck-very-lucky = très chanceux
analysis-luck-lucky = chanceux
analysis-luck-neutral = neutre
analysis-luck-unlucky = malchanceux
analysis-luck-very-unlucky = très malchanceux
analysis-graph-mwc = Chances de { $player } de gagner le match
analysis-graph-equity = Équité de { $player }
analysis-graph-luck = Chance cumulée
analysis-graph-help = Chaque marque est une erreur et mène à sa décision.
analysis-figures = Tous les chiffres
analysis-figures-help = Les équités se comptent en victoires simples à la valeur actuelle du videau. Le PR d’un seul match est incertain d’environ 1,5.
analysis-rates = Taux d’erreur
analysis-pr = PR (compté comme dans eXtreme Gammon)
analysis-gnubg = Taux d’erreur de GNU Backgammon, mEMG
analysis-snowie = Taux d’erreur de Snowie
analysis-lost = Perdu par erreurs
analysis-result = Résultat
analysis-adjusted = Résultat sans la chance
analysis-checkers = Jeu des pions
analysis-unforced = Coups non forcés
analysis-cube = Videau
analysis-close = Décisions serrées ou effectives
analysis-redouble = { $mistake } (redouble)
analysis-mistake-missed-below-cash-point = Double manqué, à prendre
analysis-mistake-missed-above-cash-point = Double manqué, à refuser
analysis-mistake-wrong-below-double-point = Double trop tôt
analysis-mistake-wrong-above-too-good = Double d’une position trop bonne
analysis-mistake-wrong-take = Prise à tort
analysis-mistake-wrong-drop = Refus à tort
analysis-mistake-wrong-beaver = Beaver à tort
analysis-mistake-missed-beaver = Beaver manqué
analysis-luck = Chance
analysis-luck-sum = Chance de tous les lancers
analysis-by-part = Par phase de jeu
analysis-part-opening = Ouverture
analysis-part-middle = Milieu de partie
analysis-part-race = Course
analysis-part-bear-off = Sortie

rollout-from-analysis = Lancer un rollout
analysis-openings = Dans le livre d’ouvertures
