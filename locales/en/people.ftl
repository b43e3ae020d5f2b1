### People on a service: names, invitations, who is there.

## A name

name-title = What is your name?
name-text = The others see this name. You need no account: this browser remembers you.
name-label = Your name
name-help = Letters, digits and spaces, 24 at most.
name-go = Go on
name-you = You are { $name } here.
account-have = I have an account

error-bad-name = This name does not work: it is empty, too long, or has characters that names do not have.
error-signed-in = You are signed in here already. Sign out first.

## The person and their browsers

me-none = You are looking around without a name. Tavola asks for one when you start something.
me-devices = Browsers that know you
me-device-here = this one
me-device-unknown = A browser
me-leave = Sign out of this browser
me-leave-everywhere = Sign out everywhere
me-leave-one = Sign out
me-leave-one-of = Sign out: { $device }
me-leave-ask = Sign out?
me-leave-text = There is no password: nobody can come back as { $name } afterwards, not even you. Matches with others stay.
me-left = You are signed out.

## Invitations

challenge-title = A match with a friend
challenge-by = { $name } invites you to a match
challenge-send = Send this link, or let your friend scan the code. The match begins as soon as they sit down.
challenge-waiting = Waiting for somebody to sit down …
challenge-there = { $name } is waiting for you.
challenge-away = { $name } is not here just now and will find the match later.
challenge-take = Sit down and play
challenge-link = the link
challenge-share = Share
challenge-withdraw = Withdraw the invitation
challenge-withdrawn = The invitation is withdrawn.
challenge-gone = This invitation is no longer open.
challenge-begins = The match begins.

## Who is there

there-here = here
there-away = away
there-away-for = away for { $minutes } min
there-thinking = thinking
there-thinking-for = thinking for { $minutes } min
there-gone = { $name } has left.
there-back = { $name } is back.
rematch-offered = { $name } would like a rematch.
rematch-waiting = Waiting for { $name } …

## Clocks

clock-title = Clock
clock-none = No clock
clock-slow = Slow
clock-normal = Normal
clock-blitz = Blitz
clock-own = Your own
clock-none-about = Both players have as much time as they like.
clock-kind = The seconds of a turn
clock-delay = Delay: they run before the clock does
clock-bronstein = Bronstein: the clock gets back what was used
clock-fischer = Fischer: the clock gets them after each turn
clock-minutes = Minutes for the match
clock-seconds = Seconds a turn
clock-little = little time
clock-of = Clock of { $name }: { $left }
clock-control = { $bank } + { $kind ->
    [bronstein] up to { $step } s back each turn
    [fischer] { $step } s more each turn
   *[delay] { $step } s delay
}
clock-left = { $who ->
    [you] You have { $seconds } seconds left.
   *[name] { $name } has { $seconds } seconds left.
}

## The delay for watchers

delay-title = Delay for watchers
delay-none = None
delay-about = Watchers see every move this much later, and the result too.
delay-none-about = Watchers see every move when it is played.
delay-others = Watchers see this match late: { $time }.
delay-you = You see this match late: { $time }.

## Days a turn, and vacation

clock-days = Days a turn
clock-days-a-turn = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-days-left = { $days ->
    [one] { $days } day { $hours } h left
   *[other] { $days } days { $hours } h left
}
clock-time-left = { $time } left
clock-away = on vacation until { $day }
turns-title = Your turn
turns-play = Play
turns-play-of = Play: { $players }
vacation-title = Vacation
vacation-text = While you are away, your turns wait in matches with days a turn. You have 30 days a year.
vacation-left = { $days ->
    [one] { $days } day is left.
   *[other] { $days } days are left.
}
vacation-days = Days
vacation-go = Go on vacation
vacation-until = You are on vacation until { $day }.
vacation-back = I am back

## The lobby

lobby-title = Find an opponent
lobby-about = Everybody can watch matches that begin here. Your offer stands for as long as you wait on this page.
lobby-quick = Play at once
lobby-open = Open challenges
lobby-offer = Another game or length …
lobby-waiting = Waiting for an opponent …
lobby-alone = Nobody is waiting just now. Play the bot, or send a friend a link.
lobby-alone-waiting = Nobody else is waiting just now. Whoever comes sees your offer.
lobby-running = Being played now
lobby-watch = Watch
lobby-watch-of = Watch { $players }
lobby-details = Details
lobby-details-of = Details of the challenge by { $name }
lobby-play = Play
lobby-play-with = Play with { $name }
lobby-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## The bot while a challenge waits

waiting-play = Play the bot meanwhile
waiting-link = Your offer is waiting
waiting-begun = Your match begins
waiting-begun-text = Somebody has taken your offer. Your match against the bot stays as it is.
waiting-go = Go to the match
waiting-later = Later
waiting-begun-link = Your match has begun

## Ratings

rated = Rated
rated-about = The result changes the rating of both players.
rated-account = Rated matches are for accounts: set a password in the settings first.
rated-no-game = This game has no ratings: it is luck alone, or its players have different roles.
rated-changed = A rated match has the game’s own rules and start, and is one game or 1 to 25 points or games.
rating = Rating
rating-of = rating { $rating }
rating-provisional = provisional rating
rating-provisional-of = provisional rating { $rating }
rating-program = bot
rating-changed = { $name }: { $rating } ({ $change })
rating-unchanged = The match ended too early to change ratings.
ratings-link = The best
