### Two people who play each other: what they say, and how one keeps the other away.

## The menu

talk-title = Dizer algo
talk-says = { $name } diz: { $phrase }
talk-mute = Não ouvir mais { $name }
talk-hear = Voltar a ouvir { $name }
talk-block = Bloquear { $name }…
talk-block-text = Deixam de se ouvir e de se encontrar: nenhum convite e nenhum emparelhamento volta a reunir as duas pessoas. Esta partida continua. Ninguém é avisado. As preferências mostram quem está bloqueado.
talk-block-yes = Bloquear
talk-unblock = Desbloquear { $name }
talk-report = Denunciar { $name }…
talk-report-text = Quem gere este serviço verá a denúncia e esta partida. O que se passa?
talk-reported = A denúncia foi enviada.
talk-now-none = As frases de { $name } voltam a aparecer.
talk-now-muted = As frases de { $name } deixam de aparecer.
talk-now-blocked = Contato com { $name } bloqueado.

## Phrases

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice-roll = Belo lançamento!
phrase-well-played = Bem jogado!
phrase-unlucky = Que azar!
phrase-thanks = Obrigado!
phrase-sorry = Desculpe!
phrase-one-moment = Um momento, por favor
phrase-back = Estou de volta
phrase-must-go = Desculpe, preciso sair
phrase-good-game = Foi um bom jogo
phrase-again = Mais uma partida?

## Reasons of a report

report-engine = Parece consultar um computador
report-stalling = Atrasa o jogo ou sai muitas vezes
report-phrases = Diz coisas para irritar
report-name = Tem um nome ofensivo

## In the settings

others-title = Pessoas mantidas à distância
others-muted = silenciada
others-blocked = bloqueada
others-end = Permitir de novo
others-end-of = Permitir { $name } de novo

## A match that stands still

standoff-propose = Propor adiamento
standoff-agree = De acordo
standoff-refuse = Recusar
standoff-withdraw = Retirar
standoff-go-on = Continuar
standoff-adjourn = Adiar
standoff-claim = Reclamar a vitória
standoff-adjourn-asked = { $name } propõe adiar. A partida continuaria noutro momento.
standoff-adjourn-waiting = Adiamento proposto. À espera de { $name }…
standoff-adjourned = Esta partida está adiada.
standoff-adjourned-both = Esta partida está adiada. Continua assim que ambos quiserem; nenhum relógio anda.
standoff-resume-asked = { $name } propõe continuar agora.
standoff-resume-waiting = Continuação proposta. Um minuto à espera de { $name }…
standoff-wait = { $name } não está. É possível adiar dentro de { $time }.
standoff-clock = { $name } não está. O relógio decide, ou adia-se a partida.
standoff-wait-claim = { $name } não está. É possível adiar, ou reclamar a vitória dentro de { $time }.
standoff-may-claim = { $name } não está. É possível esperar, adiar ou reclamar a vitória.
standoff-propose-take-back = Pedir para desfazer a minha última jogada
standoff-take-back-asked = { $name } pede para desfazer a sua última jogada ou decisão de cubo. O que aconteceu depois deixaria de valer; os dados ficam.
standoff-take-back-waiting = Pediu para desfazer a sua última jogada. À espera de { $name }…
standoff-propose-settle = Propor encerrar o jogo pela sua equidade
standoff-settle-asked = { $name } propõe encerrar este jogo pela sua equidade. Se concordar, ambos veem primeiro o número e decidem depois.
standoff-settle-waiting = Propõe encerrar este jogo pela sua equidade. À espera de { $name }…
standoff-verdict = Tavola: o jogo vale { $value } pontos para { $who ->
    [you] si
   *[name] { $name }
}.
standoff-verdict-drawn = Arredondado a pontos inteiros, seria um empate.
standoff-verdict-points = { $who ->
    [you] Receberia
   *[name] { $name } receberia
} { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
standoff-settle-now-asked = { $name } concorda.
standoff-settle-now-waiting = Concorda. À espera de { $name }…
standoff-departures = { $count ->
    [one] deixou uma partida
   *[other] deixou { $count } partidas
}
