### A player over all analysed matches

profile-title = Profil
profile-who = Quel nom est le vôtre ?
profile-none = Aucun match n’a encore été analysé. Analysez vos matchs pour voir comment vous jouez.
profile-player = Joueur
profile-player-of = { $name } ({ NUMBER($count) })
profile-unnamed = (sans nom)
profile-group = Matchs
profile-group-of = { $game }, { $level } ({ NUMBER($count) })
profile-group-older = { $game }, { $level }, analyses plus anciennes ({ NUMBER($count) })
profile-older = Ces analyses viennent d’une version antérieure de Tavola, qui jugeait autrement. Analysez de nouveau ces matchs pour les ajouter aux nouveaux.
profile-partial =
    { $count ->
        [one] Un match n’est pas analysé jusqu’au bout et n’est pas compté.
       *[other] { NUMBER($count) } matchs ne sont pas analysés jusqu’au bout et ne sont pas comptés.
    }
profile-matches =
    { $count ->
        [one] { NUMBER($count) } match
       *[other] { NUMBER($count) } matchs
    }
profile-games =
    { $count ->
        [one] { NUMBER($count) } partie
       *[other] { NUMBER($count) } parties
    }
profile-decisions =
    { $count ->
        [one] { NUMBER($count) } décision
       *[other] { NUMBER($count) } décisions
    }
profile-all = Toutes les décisions
profile-rate = PR
profile-interval = { $rate } ± { $margin }
profile-luck-rolls =
    { $count ->
        [one] sur { NUMBER($count) } lancer
       *[other] sur { NUMBER($count) } lancers
    }
profile-help = Le PR se calcule comme dans eXtreme Gammon ; plus il est bas, mieux c’est. Le ± est un intervalle à 95 % : sur peu de décisions, un PR ne dit pas grand-chose.
profile-practise = Travailler ces erreurs
profile-graph-pr = PR, match par match
profile-graph-luck = Chance cumulée
profile-graph-help = Chaque marque est un match et mène à son analyse.
profile-by-month = Par mois
profile-by-opponent = Par adversaire
profile-by-cube = Par décision de videau
profile-costliest = Les types d’erreurs les plus coûteux
profile-times = { NUMBER($count) }×
profile-error-missed-hit = Frappe manquée
profile-error-wrong-hit = Frappe à tort
profile-error-risk = Trop exposé aux frappes
profile-error-hit-cost = Frappe trop coûteuse
profile-error-caution = Trop prudent
profile-error-replies = Bonnes réponses laissées
profile-error-back = Pions laissés derrière
profile-error-deep = Pions enterrés
profile-error-key-points = Flèches clés non préparées
profile-error-play = Autre coup
profile-against = contre { $opponent }

### Problems to practise: own errors that come back, and new positions

practice-title = Entraînement
practice-intro = Les erreurs de vos matchs analysés reviennent sous forme de problèmes : bientôt si vous en ratez un, de plus en plus tard si vous le résolvez.
practice-kind = Problèmes
practice-kind-deck = Mes erreurs
practice-of-match = Problèmes d’un seul match
practice-match-done = Toutes les erreurs de ce match ont été rejouées.
practice-kind-quiz = Nouvelles positions
practice-threshold = Erreurs
practice-state = { NUMBER($due) } à revoir, { NUMBER($total) } en tout
practice-next-due = Rien à revoir. Le prochain problème vient { $when }.
practice-empty = Il n’y a pas encore de problèmes. Analysez un match où ce joueur a fait des erreurs.
practice-board = Position du problème
practice-ask-play = Vous avez fait { $dice }. Quel est le meilleur coup ?
practice-ask-double = Doublez-vous ?
practice-ask-answer = L’adversaire double à { $value }. Prenez-vous ?
practice-answer = Répondre
practice-solution = Voir la solution
practice-right = Juste
practice-nearly = Presque juste : perte de { $loss }
practice-wrong = Faux : perte de { $loss }
practice-played = Joué dans le match : { $play } ({ $loss })
practice-to-match = Voir dans le match
practice-grade = Le saviez-vous ?
practice-grade-again = Pas du tout
practice-grade-hard = À peine
practice-grade-good = Bien
practice-grade-easy = Tout de suite
practice-due = Ce problème revient { $when }.
practice-next = Problème suivant
practice-undo = Annuler
practice-keys = Touches : Entrée répond et continue, Retour arrière annule un déplacement, 1 à 4 notent la réponse.
quiz-game = Jeu
quiz-theme = Thème
quiz-theme-any = Tout
quiz-theme-opening = Réponses à l’ouverture
quiz-theme-bear-off = Sortie
quiz-theme-cube = Videau
quiz-theme-back-game = Back games
quiz-search = Recherche d’une position où l’on se trompe facilement…
quiz-none = Aucune position n’a été trouvée sur ce thème. Réessayez ou choisissez-en un autre.
quiz-start = Position suivante
quiz-score =
    { $right ->
        [one] { NUMBER($right) } juste sur { NUMBER($count) }
       *[other] { NUMBER($right) } justes sur { NUMBER($count) }
    }
quiz-kept = Cette position est maintenant dans vos problèmes et revient { $when }.
day-tomorrow = La prochaine position arrive demain.
day-more = D’autres positions
