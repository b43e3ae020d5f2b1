### Two people who play each other: what they say, and how one keeps the other away.

## The menu

talk-title = Say something
talk-says = { $name } says: { $phrase }
talk-mute = Do not hear { $name } any more
talk-hear = Hear { $name } again
talk-block = Block { $name } …
talk-block-text = You neither hear nor meet each other any more: no invitation and no pairing brings you together. This match goes on. Nobody is told. The settings list whom you have blocked.
talk-block-yes = Block
talk-unblock = Stop blocking { $name }
talk-report = Report { $name } …
talk-report-text = Those who run this service will see your report and this match. What is wrong?
talk-reported = Your report was sent.
talk-now-none = You hear { $name } again.
talk-now-muted = You do not hear { $name } any more.
talk-now-blocked = { $name } is blocked.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-roll = Nice roll!
phrase-well-played = Well played!
phrase-unlucky = That was bad luck!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please
phrase-back = I am back
phrase-must-go = Sorry, I have to go
phrase-good-game = That was a good game
phrase-again = Another match?

## Reasons of a report

report-engine = Seems to ask a computer
report-stalling = Stalls, or leaves again and again
report-phrases = Says things to annoy
report-name = Has an insulting name

## In the settings

others-title = People you keep away
others-muted = you do not hear them
others-blocked = blocked
others-end = Allow again
others-end-of = Allow { $name } again

## A match that stands still

standoff-propose = Propose to adjourn
standoff-agree = Agree
standoff-refuse = Refuse
standoff-withdraw = Withdraw
standoff-go-on = Go on
standoff-adjourn = Adjourn
standoff-claim = Claim the win
standoff-adjourn-asked = { $name } would like to adjourn. The match would go on another time.
standoff-adjourn-waiting = You propose to adjourn. Waiting for { $name } …
standoff-adjourned = This match is adjourned.
standoff-adjourned-both = This match is adjourned. It goes on as soon as both of you want it; no clock runs.
standoff-resume-asked = { $name } would like to go on now.
standoff-resume-waiting = You want to go on. Waiting a minute for { $name } …
standoff-wait = { $name } is away. You may adjourn in { $time }.
standoff-clock = { $name } is away. The clock decides, or you adjourn.
standoff-wait-claim = { $name } is away. You may adjourn, or claim the win in { $time }.
standoff-may-claim = { $name } is away. You may wait, adjourn, or claim the win.
standoff-propose-take-back = Ask to take back my last turn
standoff-take-back-asked = { $name } would like to take back their last play or cube decision. All that has happened since would be void; their dice stay.
standoff-take-back-waiting = You ask to take back your last turn. Waiting for { $name } …
standoff-propose-settle = Propose to settle the game by its equity
standoff-settle-asked = { $name } proposes to settle this game by its equity. If you agree, both of you see the number first, and then decide.
standoff-settle-waiting = You propose to settle this game by its equity. Waiting for { $name } …
standoff-verdict = Tavola: the game is worth { $value } points to { $who ->
    [you] you
   *[name] { $name }
}.
standoff-verdict-drawn = Rounded to whole points it would be drawn.
standoff-verdict-points = { $who ->
    [you] You would get
   *[name] { $name } would get
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
standoff-settle-now-asked = { $name } agrees to settle it like that.
standoff-settle-now-waiting = You agree. Waiting for { $name } …
standoff-departures = { $count ->
    [one] left one match
   *[other] left { $count } matches
}
