### People on a service: names, invitations, who is there.

## A name

name-title = Hoe heet je?
name-text = De anderen zien deze naam. Een account is niet nodig: deze browser onthoudt je.
name-label = Je naam
name-help = Letters, cijfers en spaties, hoogstens 24.
name-go = Verder
name-you = Je heet hier { $name }.
account-have = Ik heb een account

error-bad-name = Deze naam kan niet: hij is leeg, te lang of heeft tekens die namen niet hebben.
error-signed-in = Je bent hier al ingelogd. Log eerst uit.

## The person and their browsers

me-none = Je kijkt rond zonder naam. Zodra je iets begint, wordt ernaar gevraagd.
me-devices = Browsers die je kennen
me-device-here = deze
me-device-unknown = Een browser
me-leave = Afmelden in deze browser
me-leave-everywhere = Overal afmelden
me-leave-one = Afmelden
me-leave-one-of = Afmelden: { $device }
me-leave-ask = Afmelden?
me-leave-text = Er is geen wachtwoord: daarna kan niemand meer terugkomen als { $name }, ook jij niet. Matches met anderen blijven.
me-left = Je bent afgemeld.

## Invitations

challenge-title = Een match met een vriend
challenge-by = { $name } nodigt je uit voor een match
challenge-send = Stuur deze link, of laat de code scannen. De match begint zodra iemand gaat zitten.
challenge-waiting = Wachten tot iemand gaat zitten …
challenge-there = { $name } wacht op je.
challenge-away = { $name } is er nu niet en vindt de match later.
challenge-take = Ga zitten en speel
challenge-link = de link
challenge-share = Delen
challenge-withdraw = Uitnodiging intrekken
challenge-withdrawn = De uitnodiging is ingetrokken.
challenge-gone = Deze uitnodiging geldt niet meer.
challenge-begins = De match begint.

## Who is there

there-here = aanwezig
there-away = afwezig
there-away-for = { $minutes } min afwezig
there-thinking = denkt na
there-thinking-for = denkt al { $minutes } min na
there-gone = { $name } is weg.
there-back = { $name } is terug.
rematch-offered = { $name } wil een revanche.
rematch-waiting = Wachten op { $name } …

## Clocks

clock-title = Klok
clock-none = Zonder klok
clock-slow = Langzaam
clock-normal = Normaal
clock-blitz = Blitz
clock-own = Eigen
clock-none-about = Beide spelers hebben zoveel tijd als ze willen.
clock-kind = De seconden van een beurt
clock-delay = Uitstel: ze lopen vóór de klok
clock-bronstein = Bronstein: de klok krijgt terug wat is gebruikt
clock-fischer = Fischer: de klok krijgt ze na elke beurt
clock-minutes = Minuten voor de match
clock-seconds = Seconden per beurt
clock-little = weinig tijd
clock-of = Klok van { $name }: { $left }
clock-control = { $bank } + { $kind ->
    [bronstein] tot { $step } s terug per beurt
    [fischer] { $step } s erbij per beurt
   *[delay] { $step } s uitstel per beurt
}
clock-left = { $who ->
    [you] Je hebt nog { $seconds } seconden.
   *[name] { $name } heeft nog { $seconds } seconden.
}

## The delay for watchers

delay-title = Vertraging voor kijkers
delay-none = Geen
delay-about = Kijkers zien elke zet zoveel later, en de uitslag ook.
delay-none-about = Kijkers zien elke zet meteen.
delay-others = Kijkers zien deze match vertraagd: { $time }.
delay-you = Je ziet deze match vertraagd: { $time }.

## Days a turn, and vacation

clock-days = Dagen per beurt
clock-days-a-turn = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
clock-days-left = { $days ->
    [one] nog { $days } dag { $hours } u
   *[other] nog { $days } dagen { $hours } u
}
clock-time-left = nog { $time }
clock-away = met vakantie tot { $day }
turns-title = Jij bent aan de beurt
turns-play = Spelen
turns-play-of = Spelen: { $players }
vacation-title = Vakantie
vacation-text = Terwijl je weg bent, wachten je beurten in matches met dagen per beurt. Je hebt 30 dagen per jaar.
vacation-left = { $days ->
    [one] Er is { $days } dag over.
   *[other] Er zijn { $days } dagen over.
}
vacation-days = Dagen
vacation-go = Met vakantie gaan
vacation-until = Je bent met vakantie tot { $day }.
vacation-back = Ik ben terug

## The lobby

lobby-title = Tegenstander zoeken
lobby-about = Iedereen kan kijken naar matches die hier beginnen. Je aanbod blijft zolang je op deze pagina wacht.
lobby-quick = Meteen spelen
lobby-open = Open uitdagingen
lobby-offer = Ander spel of andere lengte …
lobby-waiting = Wachten op een tegenstander …
lobby-alone = Er wacht nu niemand. Speel tegen de bot of stuur een vriend een link.
lobby-alone-waiting = Er wacht nu niemand anders. Wie komt, ziet je aanbod.
lobby-running = Wordt nu gespeeld
lobby-watch = Kijken
lobby-watch-of = Kijken naar { $players }
lobby-details = Details
lobby-details-of = Details van de uitdaging van { $name }
lobby-play = Spelen
lobby-play-with = Tegen { $name } spelen
lobby-more = { $count ->
    [one] en nog één
   *[other] en nog { $count }
}

## The bot while a challenge waits

waiting-play = Intussen tegen de bot spelen
waiting-link = Je aanbod wacht
waiting-begun = Je match begint
waiting-begun-text = Iemand heeft je aanbod aangenomen. Je match tegen de bot blijft zoals hij is.
waiting-go = Naar de match
waiting-later = Later
waiting-begun-link = Je match is begonnen

## Ratings

rated = Met rating
rated-about = De uitslag verandert de rating van beiden.
rated-account = Matches met rating zijn voor accounts: kies eerst een wachtwoord in de instellingen.
rated-no-game = Dit spel heeft geen rating: het is puur geluk, of de rollen verschillen.
rated-changed = Een match met rating heeft de regels en de beginstand van het spel, en is één spel of 1 tot 25 punten of spellen.
rating = Rating
rating-of = rating { $rating }
rating-provisional = voorlopige rating
rating-provisional-of = voorlopige rating { $rating }
rating-program = programma
rating-changed = { $name }: { $rating } ({ $change })
rating-unchanged = De match eindigde te vroeg om de rating te veranderen.
ratings-link = De besten
