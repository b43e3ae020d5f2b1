### People on a service: names, invitations, who is there.

## A name

name-title = Come ti chiami?
name-text = Gli altri vedono questo nome. Non serve un account: questo browser si ricorda di te.
name-label = Il tuo nome
name-help = Lettere, cifre e spazi, al massimo 24.
name-go = Continua
name-you = Qui sei { $name }.
account-have = Ho un account

error-bad-name = Questo nome non va bene: è vuoto, troppo lungo o ha caratteri che i nomi non hanno.
error-signed-in = Hai già effettuato l’accesso qui. Prima esci.

## The person and their browsers

me-none = Stai guardando senza un nome. Tavola te lo chiederà quando inizi qualcosa.
me-devices = Browser che ti conoscono
me-device-here = questo
me-device-unknown = Un browser
me-leave = Esci da questo browser
me-leave-everywhere = Esci ovunque
me-leave-one = Esci
me-leave-one-of = Esci: { $device }
me-leave-ask = Uscire?
me-leave-text = Non c’è una password: dopo nessuno potrà tornare come { $name }, nemmeno tu. Gli incontri con altri restano.
me-left = Sessione chiusa.

## Invitations

challenge-title = Un incontro con un amico
challenge-by = { $name } ti invita a un incontro
challenge-send = Invia questo link, o fai leggere il codice. L’incontro comincia appena qualcuno si siede.
challenge-waiting = In attesa che qualcuno si sieda…
challenge-there = { $name } ti aspetta.
challenge-away = { $name } ora non c’è e troverà l’incontro al suo ritorno.
challenge-take = Siediti e gioca
challenge-link = il link
challenge-share = Condividi
challenge-withdraw = Ritira l’invito
challenge-withdrawn = L’invito è stato ritirato.
challenge-gone = Questo invito non è più aperto.
challenge-begins = L’incontro comincia.

## Who is there

there-here = presente
there-away = assente
there-away-for = assente da { $minutes } min
there-thinking = sta pensando
there-thinking-for = sta pensando da { $minutes } min
there-gone = { $name } non c’è più.
there-back = { $name } è di nuovo qui.
rematch-offered = { $name } propone la rivincita.
rematch-waiting = In attesa di { $name }…

## Clocks

clock-title = Orologio
clock-none = Senza orologio
clock-slow = Lento
clock-normal = Normale
clock-blitz = Lampo
clock-own = Personale
clock-none-about = Entrambi hanno tutto il tempo che vogliono.
clock-kind = I secondi di un turno
clock-delay = Ritardo: scorrono prima dell’orologio
clock-bronstein = Bronstein: l’orologio riprende quanto usato
clock-fischer = Fischer: l’orologio li riceve dopo ogni turno
clock-minutes = Minuti per l’incontro
clock-seconds = Secondi per turno
clock-little = poco tempo
clock-of = Orologio di { $name }: { $left }
clock-control = { $bank } + { $kind ->
    [bronstein] fino a { $step } s resi per turno
    [fischer] { $step } s in più per turno
   *[delay] { $step } s di ritardo per turno
}
clock-left = { $who ->
    [you] Ti restano { $seconds } secondi.
   *[name] A { $name } restano { $seconds } secondi.
}

## The delay for watchers

delay-title = Ritardo per gli spettatori
delay-none = Nessuno
delay-about = Gli spettatori vedono ogni mossa con questo ritardo, e anche il risultato.
delay-none-about = Gli spettatori vedono ogni mossa subito.
delay-others = Gli spettatori vedono questo incontro in differita: { $time }.
delay-you = Vedi questo incontro in differita: { $time }.

## Days a turn, and vacation

clock-days = Giorni per turno
clock-days-a-turn = { $days ->
    [one] { $days } giorno per turno
   *[other] { $days } giorni per turno
}
clock-days-left = { $days ->
    [one] ancora { $days } giorno e { $hours } h
   *[other] ancora { $days } giorni e { $hours } h
}
clock-time-left = ancora { $time }
clock-away = in vacanza fino al { $day }
turns-title = Tocca a te
turns-play = Gioca
turns-play-of = Gioca: { $players }
vacation-title = Vacanza
vacation-text = Mentre sei via, i tuoi turni aspettano negli incontri con giorni per turno. Hai 30 giorni all’anno.
vacation-left = { $days ->
    [one] Resta { $days } giorno.
   *[other] Restano { $days } giorni.
}
vacation-days = Giorni
vacation-go = Vai in vacanza
vacation-until = Sei in vacanza fino al { $day }.
vacation-back = Sono di nuovo qui

## The lobby

lobby-title = Trova un avversario
lobby-about = Tutti possono guardare gli incontri che cominciano qui. La tua offerta resta finché aspetti su questa pagina.
lobby-quick = Gioca subito
lobby-open = Sfide aperte
lobby-offer = Altro gioco o lunghezza…
lobby-waiting = In attesa di un avversario…
lobby-alone = Ora non aspetta nessuno. Gioca contro il bot o manda un link a un amico.
lobby-alone-waiting = Ora non aspetta nessun altro. Chi arriva vede la tua offerta.
lobby-running = In corso
lobby-watch = Guarda
lobby-watch-of = Guarda { $players }
lobby-details = Dettagli
lobby-details-of = Dettagli della sfida di { $name }
lobby-play = Gioca
lobby-play-with = Gioca con { $name }
lobby-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}

## The bot while a challenge waits

waiting-play = Gioca intanto contro il bot
waiting-link = La tua offerta aspetta
waiting-begun = Il tuo incontro comincia
waiting-begun-text = Qualcuno ha accettato la tua offerta. Il tuo incontro contro il bot resta com’è.
waiting-go = Vai all’incontro
waiting-later = Più tardi
waiting-begun-link = Il tuo incontro è cominciato

## Ratings

rated = Valido per il rating
rated-about = Il risultato cambia il rating di entrambi.
rated-account = Gli incontri validi per il rating sono per gli account: scegli prima una password nelle impostazioni.
rated-no-game = Questo gioco non ha rating: è pura fortuna, o i ruoli sono diversi.
rated-changed = Un incontro valido per il rating ha le regole e la posizione iniziale del gioco, ed è di una partita o di 1–25 punti o partite.
rating = Rating
rating-of = rating { $rating }
rating-provisional = rating provvisorio
rating-provisional-of = rating provvisorio { $rating }
rating-program = programma
rating-changed = { $name }: { $rating } ({ $change })
rating-unchanged = L’incontro è finito troppo presto per cambiare il rating.
ratings-link = I migliori
