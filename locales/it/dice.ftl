### Dice that anyone can check

sealed-title = Questi dadi sono onesti?
sealed-promised = Questi dadi sono come promesso.
sealed-wrong = Questi dadi non sono come promesso.
sealed-running = Questo incontro continua. I suoi dadi sono sigillati: alla fine qui si potrà verificare ogni tiro.
sealed-running-seen = Questa è l’impronta che i dadi dovranno avere alla fine. Questo browser la conserva.
sealed-none = Questi dadi non si possono verificare: qui per loro non è stato promesso nulla.
sealed-hand = In questo incontro i giocatori tirano i dadi a mano.
sealed-insecure = Questo browser calcola le impronte solo con https o sulla macchina di Tavola. Salva l’incontro come file e verificalo lì.
sealed-checked-heading = Che cosa è stato verificato
sealed-seed-pass = Il seme ha l’impronta mostrata prima del primo tiro.
sealed-seed-fail = Il seme non ha l’impronta mostrata prima del primo tiro.
sealed-first-pass = Questo browser ha visto la stessa impronta durante l’incontro.
sealed-first-fail = Questo browser ha visto un’altra impronta durante l’incontro.
sealed-first-none = Questo browser non ha visto impronte durante l’incontro e deve credere al server che fosse questa.
sealed-match-pass = Il seme è stato sigillato per questo gioco, questa lunghezza e questi giocatori.
sealed-match-fail = Il seme è stato sigillato per un altro gioco, un’altra lunghezza o altri giocatori.
sealed-secret-pass = { $name } ha rivelato il numero segreto promesso.
sealed-secret-fail = { $name }: il numero segreto non è quello promesso o rivelato.
sealed-secret-bot = { $name } è un bot. Tutti possono calcolare il suo numero.
sealed-secret-absent = { $name } non ha dato un numero segreto.
sealed-secret-withheld = { $name } ha promesso un numero segreto e non l’ha rivelato.
sealed-throws-pass =
    { $count ->
        [one] L’unico tiro deriva dai numeri.
       *[other] Tutti i { NUMBER($count) } tiri derivano dai numeri.
    }
sealed-throws-fail =
    { $count ->
        [one] Un tiro non deriva dai numeri.
       *[other] { NUMBER($count) } tiri non derivano dai numeri.
    }
sealed-throw-fault = Il tiro { NUMBER($number) } era { $found }, ma dai numeri segue { $expected }.
sealed-earlier = { $count ->
    [one] Un tiro viene dall’incontro che questo continua.
   *[other] { NUMBER($count) } tiri vengono dall’incontro che questo continua.
}
sealed-how-heading = Come funziona
sealed-how-1 = Prima del primo tiro Tavola inventa un numero molto lungo, il seme, e ne mostra l’impronta. Nessuno può trovare un numero dalla sua impronta. Ma un altro numero ha un’altra impronta, quindi Tavola non può più cambiare il suo seme.
sealed-how-2 = Poi anche il browser di ogni giocatore inventa un numero segreto e all’inizio ne mostra solo l’impronta.
sealed-how-3 = I tiri si calcolano dal seme e dai numeri segreti. Tavola non conosceva i numeri segreti quando ha scelto il seme, e i giocatori non conoscevano il seme. Quindi nessuno ha potuto scegliere i tiri.
sealed-how-4 = Quando l’incontro è finito, Tavola mostra il seme. Il tuo browser ha appena calcolato da solo la sua impronta e ogni tiro, senza chiedere al server.
sealed-hand-heading = Un tiro a mano
sealed-hand-text = Il tiro { NUMBER($number) } di questo incontro era { $dice }. Da tutti i numeri e dal numero del tiro vengono questi: { $bytes }…
sealed-hand-left = I numeri da 252 in su si tralasciano, perché ogni faccia sia ugualmente probabile. Gli altri si dividono per sei. Il resto più uno è un dado:
sealed-hand-die = { $byte } = { $times } × 6 + { $rest }, e { $rest } + 1 = { $die }
sealed-numbers-heading = I numeri
sealed-number-commitment = Impronta del seme
sealed-number-promise = Impronta di { $name }
sealed-number-secret = Numero segreto di { $name }
sealed-number-seed = Seme
sealed-counts = Incontri qui con dadi sigillati: { NUMBER($sealed) }. Finiti: { NUMBER($over) }. In corso: { NUMBER($running) }. Eliminati prima della fine: { NUMBER($aborted) }.
sealed-save = Salva l’incontro come file
sealed-save-help = Il file si può verificare senza questa pagina: con tavola dice verify o con un breve programma proprio.
sealed-own-heading = Verifica di persona
sealed-mark-pass = giusto
sealed-mark-fail = sbagliato
sealed-mark-none = non noto
