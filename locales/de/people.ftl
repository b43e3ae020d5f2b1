### People on a service: names, invitations, who is there.

## A name

name-title = Wie heißt du?
name-text = Diesen Namen sehen die anderen. Ein Konto brauchst du nicht: Dieser Browser merkt sich, wer du bist.
name-label = Dein Name
name-help = Buchstaben, Ziffern und Leerzeichen, höchstens 24.
name-go = Weiter
name-you = Du heißt hier { $name }.
account-have = Ich habe ein Konto

error-bad-name = Dieser Name geht nicht: Er ist leer, zu lang oder hat Zeichen, die Namen nicht haben.
error-signed-in = Du bist hier schon angemeldet. Melde dich zuerst ab.

## The person and their browsers

me-none = Du siehst dich ohne Namen um. Sobald du etwas beginnst, fragt Tavola nach einem.
me-devices = Browser, die dich kennen
me-device-here = dieser hier
me-device-unknown = Ein Browser
me-leave = In diesem Browser abmelden
me-leave-everywhere = Überall abmelden
me-leave-one = Abmelden
me-leave-one-of = Abmelden: { $device }
me-leave-ask = Abmelden?
me-leave-text = Es gibt kein Passwort: Danach kann niemand mehr als { $name } zurückkommen, auch du nicht. Matches mit anderen bleiben.
me-left = Du bist abgemeldet.

## Invitations

challenge-title = Ein Match unter Freunden
challenge-by = { $name } lädt dich zu einem Match ein
challenge-send = Schick diesen Link oder lass den Code scannen. Das Match beginnt, sobald sich jemand hinsetzt.
challenge-waiting = Warten, bis sich jemand hinsetzt …
challenge-there = { $name } wartet auf dich.
challenge-away = { $name } ist gerade nicht da und findet das Match später.
challenge-take = Hinsetzen und spielen
challenge-link = den Link
challenge-share = Teilen
challenge-withdraw = Einladung zurückziehen
challenge-withdrawn = Die Einladung ist zurückgezogen.
challenge-gone = Diese Einladung gilt nicht mehr.
challenge-begins = Das Match beginnt.

## Who is there

there-here = da
there-away = nicht da
there-away-for = seit { $minutes } min nicht da
there-thinking = denkt nach
there-thinking-for = denkt seit { $minutes } min nach
there-gone = { $name } ist gegangen.
there-back = { $name } ist wieder da.
rematch-offered = { $name } möchte eine Revanche.
rematch-waiting = Warten auf { $name } …

## Clocks

clock-title = Uhr
clock-none = Ohne Uhr
clock-slow = Langsam
clock-normal = Normal
clock-blitz = Blitz
clock-own = Eigene
clock-none-about = Beide haben so viel Zeit, wie sie möchten.
clock-kind = Die Sekunden eines Zuges
clock-delay = Aufschub: Sie laufen vor der Uhr
clock-bronstein = Bronstein: Die Uhr bekommt Verbrauchtes zurück
clock-fischer = Fischer: Die Uhr bekommt sie nach jedem Zug
clock-minutes = Minuten für das Match
clock-seconds = Sekunden für einen Zug
clock-little = wenig Zeit
clock-of = Uhr von { $name }: { $left }
clock-control = { $bank } + { $kind ->
    [bronstein] je Zug bis zu { $step } s zurück
    [fischer] je Zug { $step } s dazu
   *[delay] { $step } s Aufschub je Zug
}
clock-left = { $who ->
    [you] Du hast noch { $seconds } Sekunden.
   *[name] { $name } hat noch { $seconds } Sekunden.
}

## The delay for watchers

delay-title = Verzögerung für Zuschauer
delay-none = Keine
delay-about = Zuschauer sehen jeden Zug um so viel später, auch das Ergebnis.
delay-none-about = Zuschauer sehen jeden Zug sofort.
delay-others = Zuschauer sehen dieses Match verzögert: { $time }.
delay-you = Du siehst dieses Match verzögert: { $time }.

## Days a turn, and vacation

clock-days = Tage pro Zug
clock-days-a-turn = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-days-left = { $days ->
    [one] noch { $days } Tag { $hours } Std.
   *[other] noch { $days } Tage { $hours } Std.
}
clock-time-left = noch { $time }
clock-away = im Urlaub bis { $day }
turns-title = Du bist am Zug
turns-play = Spielen
turns-play-of = Spielen: { $players }
vacation-title = Urlaub
vacation-text = Solange du weg bist, warten deine Züge in Matches mit Tagen pro Zug. Du hast 30 Tage im Jahr.
vacation-left = { $days ->
    [one] { $days } Tag ist übrig.
   *[other] { $days } Tage sind übrig.
}
vacation-days = Tage
vacation-go = In Urlaub gehen
vacation-until = Du bist im Urlaub bis { $day }.
vacation-back = Ich bin zurück

## The lobby

lobby-title = Gegner finden
lobby-about = Allen Matches, die hier beginnen, kann man zusehen. Dein Angebot gilt, solange du auf dieser Seite wartest.
lobby-quick = Sofort spielen
lobby-open = Offene Herausforderungen
lobby-offer = Anderes Spiel, andere Länge …
lobby-waiting = Warten auf einen Gegner …
lobby-alone = Gerade wartet niemand. Spiele gegen den Bot, oder schicke Freunden einen Link.
lobby-alone-waiting = Gerade wartet sonst niemand. Wer kommt, sieht dein Angebot.
lobby-running = Wird gerade gespielt
lobby-watch = Zusehen
lobby-watch-of = { $players } zusehen
lobby-details = Einzelheiten
lobby-details-of = Einzelheiten der Herausforderung von { $name }
lobby-play = Spielen
lobby-play-with = Gegen { $name } spielen
lobby-more = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
}

## The bot while a challenge waits

waiting-play = Inzwischen gegen den Bot spielen
waiting-link = Dein Angebot wartet
waiting-begun = Dein Match beginnt
waiting-begun-text = Jemand hat dein Angebot angenommen. Dein Match gegen den Bot bleibt, wie es ist.
waiting-go = Zum Match
waiting-later = Später
waiting-begun-link = Dein Match hat begonnen

## Ratings

rated = Gewertet
rated-about = Das Ergebnis ändert die Wertung von beiden.
rated-account = Gewertete Matches sind für Konten: Lege zuerst in den Einstellungen ein Passwort fest.
rated-no-game = Dieses Spiel wird nicht gewertet: Es ist reines Glück, oder die Rollen sind verschieden.
rated-changed = Ein gewertetes Match hat die Regeln und die Aufstellung des Spiels und geht über ein Spiel oder über 1 bis 25 Punkte oder Spiele.
rating = Wertung
rating-of = Wertung { $rating }
rating-provisional = vorläufige Wertung
rating-provisional-of = vorläufige Wertung { $rating }
rating-program = Programm
rating-changed = { $name }: { $rating } ({ $change })
rating-unchanged = Das Match endete zu früh, um die Wertung zu ändern.
ratings-link = Bestenliste
