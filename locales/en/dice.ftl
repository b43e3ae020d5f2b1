### Dice that anyone can check

sealed-title = Are these dice fair?
sealed-promised = These dice are as they were promised.
sealed-wrong = These dice are not as they were promised.
sealed-running = This match goes on. Its dice are sealed: when it is over, every roll can be checked here.
sealed-running-seen = This is the fingerprint that the dice must have at the end. This browser keeps it.
sealed-none = These dice cannot be checked: nothing was promised for them here.
sealed-hand = People throw the dice of this match by hand.
sealed-insecure = This browser computes fingerprints only over https, or on the machine that runs Tavola. Save the match as a file and check it there.
sealed-checked-heading = What was checked
sealed-seed-pass = The seed has the fingerprint that was shown before the first roll.
sealed-seed-fail = The seed does not have the fingerprint that was shown before the first roll.
sealed-first-pass = This browser has seen the same fingerprint while the match went on.
sealed-first-fail = This browser has seen another fingerprint while the match went on.
sealed-first-none = This browser has seen no fingerprint while the match went on, so it must believe the server that there was this one.
sealed-match-pass = The seed was sealed for this game, with its length and its players.
sealed-match-fail = The seed was sealed for another game, length or other players.
sealed-secret-pass = { $name } showed the secret number that was promised.
sealed-secret-fail = { $name }: the secret number is not the one that was promised or shown.
sealed-secret-bot = { $name } is a bot. Everybody can compute its number.
sealed-secret-absent = { $name } gave no secret number.
sealed-secret-withheld = { $name } promised a secret number and did not show it.
sealed-throws-pass = { $count ->
    [one] The one roll follows from the numbers.
   *[other] All { NUMBER($count) } rolls follow from the numbers.
}
sealed-throws-fail = { $count ->
    [one] One roll does not follow from the numbers.
   *[other] { NUMBER($count) } rolls do not follow from the numbers.
}
sealed-throw-fault = Roll { NUMBER($number) } was { $found }, but { $expected } follows.
sealed-earlier = { $count ->
    [one] One roll was made in the match from which this one goes on.
   *[other] { NUMBER($count) } rolls were made in the match from which this one goes on.
}
sealed-how-heading = How it works
sealed-how-1 = Before the first roll Tavola makes up a very long number, the seed, and shows its fingerprint. Nobody can find a number from its fingerprint. But another number has another fingerprint, so Tavola cannot exchange its seed any more.
sealed-how-2 = Then each player’s browser makes up a secret number too, and shows its fingerprint first.
sealed-how-3 = The rolls are computed from the seed and the secret numbers. Tavola did not know the secret numbers when it chose the seed, and the players did not know the seed. So nobody could choose the rolls.
sealed-how-4 = When the match is over, Tavola shows the seed. Your browser has now computed its fingerprint and every roll by itself, without asking the server.
sealed-hand-heading = One roll by hand
sealed-hand-text = Roll { NUMBER($number) } of this match was { $dice }. From all the numbers and the number of the roll come these: { $bytes } …
sealed-hand-left = Numbers from 252 on are left out, so that every face is equally likely. The others are divided by six. What remains, plus one, is a die:
sealed-hand-die = { $byte } = { $times } × 6 + { $rest }, and { $rest } + 1 = { $die }
sealed-numbers-heading = The numbers
sealed-number-commitment = Fingerprint of the seed
sealed-number-promise = Fingerprint of { $name }
sealed-number-secret = Secret number of { $name }
sealed-number-seed = Seed
sealed-counts = Matches here whose dice were sealed: { NUMBER($sealed) }. Over: { NUMBER($over) }. Going on: { NUMBER($running) }. Removed before their end: { NUMBER($aborted) }.
sealed-save = Save the match as a file
sealed-save-help = The file can be checked without this page: by tavola dice verify, or by a short script of your own.
sealed-own-heading = Check it yourself
sealed-mark-pass = right
sealed-mark-fail = wrong
sealed-mark-none = not known
