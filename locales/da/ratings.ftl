### Ratings of a service: the best, and one's own.

ratings-title = De bedste
ratings-about = Matcher med rating mellem konti ændrer begges rating, og lange ændrer den mere.
ratings-who = { $count ->
    [one] De hundrede bedste med mindst { $count } match med rating, som ikke længere er foreløbig.
   *[other] De hundrede bedste med mindst { $count } matcher med rating, som ikke længere er foreløbig.
}
ratings-games = Spil
ratings-people = Mennesker
ratings-programs = Programmer
ratings-none = Ingen er på listen endnu.
ratings-rank = Plads
ratings-name = Navn
ratings-matches = Matcher
ratings-you = dig
own-ratings = Dine ratings
own-ratings-none = Du har endnu ikke spillet en match med rating.
own-rating-matches = { $count ->
    [one] { $count } match med rating
   *[other] { $count } matcher med rating
}
own-rating-history = De seneste matcher
own-rating-drawing = Rating for { $name } efter hver af de seneste { $count } matcher: fra { $first } til { $last }, lavest { $low }, højest { $high }.
rated-date = Dag
rated-opponent = Modstander
rated-result = Resultat
rated-change = Ændring
rated-won = vundet
rated-lost = tabt
rated-even = uafgjort
error-rate = PR
error-rate-of = PR { $pr } i { $count ->
    [one] den seneste analyserede match
   *[other] de seneste { $count } analyserede matcher
}
error-rate-about = PR tæller fejlene i de seneste backgammonmatcher med rating, højst 20, som serveren har analyseret. Lavere er bedre. Ratingen ændres ikke af den.
