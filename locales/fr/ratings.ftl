### Ratings of a service: the best, and one's own.

ratings-title = Les meilleurs
ratings-about = Les matchs classés entre comptes changent le classement des deux joueurs, les longs davantage.
ratings-who = { $count ->
    [one] Les cent meilleurs avec au moins { $count } match classé, dont le classement n’est plus provisoire.
   *[other] Les cent meilleurs avec au moins { $count } matchs classés, dont le classement n’est plus provisoire.
}
ratings-games = Jeux
ratings-people = Personnes
ratings-programs = Programmes
ratings-none = Personne n’est encore dans la liste.
ratings-rank = Rang
ratings-name = Nom
ratings-matches = Matchs
ratings-you = vous
own-ratings = Vos classements
own-ratings-none = Vous n’avez encore joué aucun match classé.
own-rating-matches = { $count ->
    [one] { $count } match classé
   *[other] { $count } matchs classés
}
own-rating-history = Les derniers matchs
own-rating-drawing = Classement pour { $name } après chacun des { $count } derniers matchs : de { $first } à { $last }, minimum { $low }, maximum { $high }.
rated-date = Jour
rated-opponent = Adversaire
rated-result = Résultat
rated-change = Changement
rated-won = gagné
rated-lost = perdu
rated-even = nul
error-rate = PR
error-rate-of = PR { $pr } sur { $count ->
    [one] le dernier match analysé
   *[other] les { $count } derniers matchs analysés
}
error-rate-about = Le PR compte les erreurs des derniers matchs classés de backgammon, 20 au plus, que le serveur a analysés. Plus il est bas, mieux c’est. Il ne change aucun classement.
