### Ratings of a service: the best, and one's own.

ratings-title = De besten
ratings-about = Matches met rating tussen accounts veranderen de rating van beiden, lange matches meer.
ratings-who = { $count ->
    [one] De honderd besten met minstens { $count } match met rating, van wie de rating niet meer voorlopig is.
   *[other] De honderd besten met minstens { $count } matches met rating, van wie de rating niet meer voorlopig is.
}
ratings-games = Spellen
ratings-people = Mensen
ratings-programs = Programma’s
ratings-none = Er staat nog niemand op de lijst.
ratings-rank = Plaats
ratings-name = Naam
ratings-matches = Matches
ratings-you = jij
own-ratings = Je ratings
own-ratings-none = Je hebt nog geen match met rating gespeeld.
own-rating-matches = { $count ->
    [one] { $count } match met rating
   *[other] { $count } matches met rating
}
own-rating-history = De laatste matches
own-rating-drawing = Rating voor { $name } na elk van de laatste { $count } matches: van { $first } naar { $last }, laagste { $low }, hoogste { $high }.
rated-date = Dag
rated-opponent = Tegenstander
rated-result = Uitslag
rated-change = Verandering
rated-won = gewonnen
rated-lost = verloren
rated-even = gelijk
error-rate = PR
error-rate-of = PR { $pr } in { $count ->
    [one] de laatste geanalyseerde match
   *[other] de laatste { $count } geanalyseerde matches
}
error-rate-about = De PR telt de fouten van de laatste backgammonmatches met rating, hoogstens 20, die de server heeft geanalyseerd. Lager is beter. De rating verandert er niet door.
