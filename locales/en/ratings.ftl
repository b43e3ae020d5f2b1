### Ratings of a service: the best, and one's own.

ratings-title = The best
ratings-about = Rated matches between accounts change the rating of both, and longer ones change it more.
ratings-who = { $count ->
    [one] The hundred best with { $count } rated match or more whose rating is not provisional.
   *[other] The hundred best with { $count } rated matches or more whose rating is not provisional.
}
ratings-games = Games
ratings-people = People
ratings-programs = Bots
ratings-none = Nobody is listed yet.
ratings-rank = Rank
ratings-name = Name
ratings-matches = Matches
ratings-you = you
own-ratings = Your ratings
own-ratings-none = You have played no rated match yet.
own-rating-matches = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
own-rating-history = The latest matches
own-rating-drawing = Rating for { $name } after each of the last { $count } matches: from { $first } to { $last }, lowest { $low }, highest { $high }.
rated-date = Day
rated-opponent = Opponent
rated-result = Result
rated-change = Change
rated-won = won
rated-lost = lost
rated-even = even
error-rate = PR
error-rate-of = PR { $pr } in the { $count ->
    [one] latest analysed match
   *[other] latest { $count } analysed matches
}
error-rate-about = The PR counts the errors of the latest rated matches of backgammon, at most 20, that the server has analysed. Lower is better. It changes no rating.
