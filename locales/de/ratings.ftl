### Ratings of a service: the best, and one's own.

ratings-title = Bestenliste
ratings-about = Gewertete Matches zwischen Konten ändern die Wertung von beiden, längere mehr als kurze.
ratings-who = { $count ->
    [one] Die besten hundert mit mindestens { $count } gewerteten Match und einer Wertung, die nicht mehr vorläufig ist.
   *[other] Die besten hundert mit mindestens { $count } gewerteten Matches und einer Wertung, die nicht mehr vorläufig ist.
}
ratings-games = Spiele
ratings-people = Menschen
ratings-programs = Programme
ratings-none = Noch steht niemand auf der Liste.
ratings-rank = Rang
ratings-name = Name
ratings-matches = Matches
ratings-you = du
own-ratings = Deine Wertungen
own-ratings-none = Du hast noch kein gewertetes Match gespielt.
own-rating-matches = { $count ->
    [one] { $count } gewertetes Match
   *[other] { $count } gewertete Matches
}
own-rating-history = Die letzten Matches
own-rating-drawing = Wertung für { $name } nach jedem der letzten { $count } Matches: von { $first } bis { $last }, am tiefsten { $low }, am höchsten { $high }.
rated-date = Tag
rated-opponent = Gegner
rated-result = Ergebnis
rated-change = Änderung
rated-won = gewonnen
rated-lost = verloren
rated-even = unentschieden
error-rate = PR
error-rate-of = PR { $pr } im { $count ->
    [one] letzten analysierten Match
   *[other] Mittel der letzten { $count } analysierten Matches
}
error-rate-about = Die PR zählt die Fehler der letzten gewerteten Backgammon-Matches, höchstens 20, die der Server analysiert hat. Niedriger ist besser. Die Wertung ändert sich dadurch nicht.
