### Rollouts: a position is played many times, and its candidates are compared; docs/rollout.md defines the figures

rollout-title = Rollout
rollout-about = Joue la position un grand nombre de fois, avec les mêmes dés pour chaque candidat, et compare les moyennes.
rollout-start = Lancer le rollout
rollout-trials = Parties
rollout-trials-help = Nombre maximal pour chaque candidat. Sur 1 296 parties, chaque paire de premiers lancers sort une fois.
rollout-ply = Profondeur des coups
rollout-cube-ply = Profondeur des décisions de videau
rollout-length = Durée d’une partie
rollout-to-end = Jusqu’à la fin
rollout-rolls =
    { $rolls ->
        [one] { NUMBER($rolls) } lancer
       *[other] { NUMBER($rolls) } lancers
    }
rollout-stop-clear = S’arrêter quand la décision est claire
rollout-stop-clear-help = Les candidats nettement derrière (99 %) sont éliminés.
rollout-stop-se = S’arrêter à une erreur type de
rollout-stop-never = Jamais
rollout-more = Autres réglages
rollout-plays = Nombre de coups comparés
rollout-seed = Graine des dés
rollout-cube = Avec le videau
rollout-luck = Soustraire la chance (réduction de variance)
rollout-tables = Utiliser les tables exactes
rollout-all = Rollouts
rollout-none = Pas encore de rollout. Commencez-en un dans l’éditeur ou depuis une décision d’une analyse.
rollout-list-more = Afficher plus de rollouts
rollout-open = Ouvrir un rollout enregistré
rollout-show = Voir
rollout-show-of = Voir le rollout : { $name }
rollout-save = Enregistrer le rollout
rollout-remove = Supprimer le rollout
rollout-remove-title = Supprimer ce rollout ?
rollout-remove-text =
    { $trials ->
        [one] Il compte { NUMBER($trials) } partie, qui sera perdue.
       *[other] Il compte { NUMBER($trials) } parties, qui seront perdues.
    }
rollout-removed = Le rollout est supprimé
rollout-board = Position étudiée par le rollout
rollout-table = Candidats
rollout-interval = Équité du joueur au trait, avec des intervalles à 95 %. Les écarts sont mesurés sur les mêmes dés.
rollout-candidate = Candidat
rollout-equity = Équité
rollout-loss = Retard
rollout-win = Victoires
rollout-win-gammon = Gammons
rollout-win-backgammon = Backgammons
rollout-lose-gammon = Gammons perdus
rollout-lose-backgammon = Backgammons perdus
rollout-out = éliminé
rollout-roll = Lancer
rollout-before = avant le lancer
rollout-running = En cours
rollout-paused = En pause
rollout-finished = Terminé
rollout-finished-said = Le rollout est terminé : { $best }
rollout-progress =
    { $done ->
        [one] { NUMBER($done) } partie sur { NUMBER($of) }
       *[other] { NUMBER($done) } parties sur { NUMBER($of) }
    }
rollout-progress-label = Avancement du rollout
rollout-left-seconds = encore { NUMBER($seconds) } s environ au plus
rollout-left-minutes = encore { NUMBER($minutes) } min environ au plus
rollout-pause = Pause
rollout-resume = Reprendre
rollout-more-trials = Parties par candidat
rollout-extend = Continuer
rollout-if-doubled = { $action }. Face à un double : { $answer }
rollout-sum-cube = videau { $ply }
rollout-sum-no-cube = sans videau
rollout-sum-luck = chance soustraite
rollout-sum-no-luck = avec la chance
rollout-sum-stop-se = s’arrête à une erreur type de { $error }
rollout-sum-seed = graine { $seed }
error-other-engine = Ce rollout a été commencé avec d’autres réseaux ou tables. Ses résultats sont conservés ; pour plus de parties, commencez-en un nouveau.
