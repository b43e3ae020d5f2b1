### People on a service: names, invitations, who is there.

## A name

name-title = Hvad hedder du?
name-text = De andre ser dette navn. Du behøver ingen konto: denne browser husker dig.
name-label = Dit navn
name-help = Bogstaver, tal og mellemrum, højst 24.
name-go = Videre
name-you = Du hedder { $name } her.
account-have = Jeg har en konto

error-bad-name = Det navn går ikke: Det er tomt, for langt eller har tegn, som navne ikke har.
error-signed-in = Du er allerede logget ind her. Log ud først.

## The person and their browsers

me-none = Du ser dig om uden navn. Når du begynder på noget, bliver du spurgt om det.
me-devices = Browsere, der kender dig
me-device-here = denne
me-device-unknown = En browser
me-leave = Log ud af denne browser
me-leave-everywhere = Log ud overalt
me-leave-one = Log ud
me-leave-one-of = Log ud: { $device }
me-leave-ask = Log ud?
me-leave-text = Der er ingen adgangskode: bagefter kan ingen komme tilbage som { $name }, heller ikke du. Matcher med andre bliver.
me-left = Du er logget ud.

## Invitations

challenge-title = En match med en ven
challenge-by = { $name } inviterer dig til en match
challenge-send = Send dette link, eller lad koden blive scannet. Matchen begynder, så snart nogen sætter sig.
challenge-waiting = Venter på, at nogen sætter sig …
challenge-there = { $name } venter på dig.
challenge-away = { $name } er her ikke lige nu og finder matchen senere.
challenge-take = Sæt dig og spil
challenge-link = linket
challenge-share = Del
challenge-withdraw = Træk invitationen tilbage
challenge-withdrawn = Invitationen er trukket tilbage.
challenge-gone = Denne invitation gælder ikke længere.
challenge-begins = Matchen begynder.

## Who is there

there-here = her
there-away = væk
there-away-for = væk i { $minutes } min
there-thinking = tænker
there-thinking-for = tænker, { $minutes } min
there-gone = { $name } er gået.
there-back = { $name } er tilbage.
rematch-offered = { $name } vil gerne have revanche.
rematch-waiting = Venter på { $name } …

## Clocks

clock-title = Ur
clock-none = Uden ur
clock-slow = Langsomt
clock-normal = Normalt
clock-blitz = Lyn
clock-own = Eget
clock-none-about = Begge har så meget tid, de vil.
clock-kind = Sekunderne i en tur
clock-delay = Forsinkelse: de går før uret
clock-bronstein = Bronstein: uret får det brugte tilbage
clock-fischer = Fischer: uret får dem efter hver tur
clock-minutes = Minutter til matchen
clock-seconds = Sekunder pr. tur
clock-little = lidt tid
clock-of = Ur for { $name }: { $left }
clock-control = { $bank } + { $kind ->
    [bronstein] op til { $step } s tilbage pr. tur
    [fischer] { $step } s mere pr. tur
   *[delay] { $step } s forsinkelse pr. tur
}
clock-left = { $who ->
    [you] Du har { $seconds } sekunder tilbage.
   *[name] { $name } har { $seconds } sekunder tilbage.
}

## The delay for watchers

delay-title = Forsinkelse for tilskuere
delay-none = Ingen
delay-about = Tilskuere ser hvert træk så meget senere, også resultatet.
delay-none-about = Tilskuere ser hvert træk med det samme.
delay-others = Tilskuere ser denne match forsinket: { $time }.
delay-you = Du ser denne match forsinket: { $time }.

## Days a turn, and vacation

clock-days = Dage pr. tur
clock-days-a-turn = { $days ->
    [one] { $days } dag pr. tur
   *[other] { $days } dage pr. tur
}
clock-days-left = { $days ->
    [one] { $days } dag { $hours } t. tilbage
   *[other] { $days } dage { $hours } t. tilbage
}
clock-time-left = { $time } tilbage
clock-away = på ferie til { $day }
turns-title = Din tur
turns-play = Spil
turns-play-of = Spil: { $players }
vacation-title = Ferie
vacation-text = Mens du er væk, venter dine ture i matcher med dage pr. tur. Du har 30 dage om året.
vacation-left = { $days ->
    [one] { $days } dag er tilbage.
   *[other] { $days } dage er tilbage.
}
vacation-days = Dage
vacation-go = Gå på ferie
vacation-until = Du er på ferie til { $day }.
vacation-back = Jeg er tilbage

## The lobby

lobby-title = Find en modstander
lobby-about = Alle kan se de matcher, der begynder her. Dit tilbud står, så længe du venter på denne side.
lobby-quick = Spil nu
lobby-open = Åbne udfordringer
lobby-offer = Andet spil eller længde …
lobby-waiting = Venter på en modstander …
lobby-alone = Ingen venter lige nu. Spil mod botten, eller send en ven et link.
lobby-alone-waiting = Ingen andre venter lige nu. Den, der kommer, ser dit tilbud.
lobby-running = Spilles nu
lobby-watch = Se med
lobby-watch-of = Se med: { $players }
lobby-details = Detaljer
lobby-details-of = Detaljer om udfordringen fra { $name }
lobby-play = Spil
lobby-play-with = Spil mod { $name }
lobby-more = { $count ->
    [one] og én til
   *[other] og { $count } til
}

## The bot while a challenge waits

waiting-play = Spil mod botten imens
waiting-link = Dit tilbud venter
waiting-begun = Din match begynder
waiting-begun-text = Nogen har taget imod dit tilbud. Din match mod botten forbliver, som den er.
waiting-go = Gå til matchen
waiting-later = Senere
waiting-begun-link = Din match er begyndt

## Ratings

rated = Med rating
rated-about = Resultatet ændrer begge spilleres rating.
rated-account = Matcher med rating er for konti: vælg først en adgangskode i indstillingerne.
rated-no-game = Dette spil giver ikke rating: det er rent held, eller rollerne er forskellige.
rated-changed = En match med rating har spillets egne regler og startstilling og er ét spil eller 1 til 25 point eller spil.
rating = Rating
rating-of = rating { $rating }
rating-provisional = foreløbig rating
rating-provisional-of = foreløbig rating { $rating }
rating-program = program
rating-changed = { $name }: { $rating } ({ $change })
rating-unchanged = Matchen sluttede for tidligt til at ændre rating.
ratings-link = De bedste
