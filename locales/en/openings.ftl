### The opening book: the best first plays and replies, by rollouts

openings-title = Openings
openings-about = The best first plays and the best replies, from the engine’s own rollouts. Equities are those of money play with the cube, for the player who has rolled.
openings-first-roll = First roll
openings-reply-roll = Roll of the reply
openings-start = All first rolls
openings-replies-to = Replies to { $roll }: { $play }
openings-best = best { $play }
openings-doubles = A double begins a game only where the rules allow it.
openings-plays-of = Plays of { $roll }
openings-plays = Plays
openings-play = Play
openings-cubeless = Without the cube
openings-see-replies = Replies to { $play }
openings-no-replies = The book has no replies to this play.
openings-board = Position of the opening book
openings-interval =
    { $trials ->
        [one] Intervals of 95%, from { NUMBER($trials) } trial. Differences are measured on the same dice.
       *[other] Intervals of 95%, from { NUMBER($trials) } trials of the best play. Differences are measured on the same dice.
    }
