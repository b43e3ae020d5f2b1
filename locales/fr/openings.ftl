### Le livre d’ouvertures : les meilleurs premiers coups et réponses, par rollouts

openings-title = Ouvertures
openings-about = Les meilleurs premiers coups et les meilleures réponses, d’après les rollouts du moteur. L’équité est celle du joueur qui a lancé les dés, en argent, avec le videau.
openings-first-roll = Premier lancer
openings-reply-roll = Lancer de la réponse
openings-start = Tous les premiers lancers
openings-replies-to = Réponses à { $roll } : { $play }
openings-best = le meilleur est { $play }
openings-doubles = Une partie ne commence par un double que si les règles le permettent.
openings-plays-of = Coups avec { $roll }
openings-plays = Coups
openings-play = Coup
openings-cubeless = Sans videau
openings-see-replies = Réponses à { $play }
openings-no-replies = Le livre n’a pas de réponses à ce coup.
openings-board = Position du livre d’ouvertures
openings-interval =
    { $trials ->
        [one] Intervalles à 95 %, sur { NUMBER($trials) } partie. Les écarts sont mesurés sur les mêmes dés.
       *[other] Intervalles à 95 %, sur { NUMBER($trials) } parties du meilleur coup. Les écarts sont mesurés sur les mêmes dés.
    }
