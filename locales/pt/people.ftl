### People on a service: names, invitations, who is there.

## A name

name-title = Qual é o seu nome?
name-text = Os outros veem este nome. Não é preciso uma conta: este navegador guarda-o.
name-label = O seu nome
name-help = Letras, algarismos e espaços, no máximo 24.
name-go = Continuar
name-you = Aqui o seu nome é { $name }.
account-have = Já tenho conta

error-bad-name = Este nome não serve: está vazio, é demasiado longo ou tem caracteres que os nomes não têm.
error-signed-in = Já entrou na conta aqui. Saia primeiro.

## The person and their browsers

me-none = A visita ainda não tem nome. O Tavola pede um quando começar alguma coisa.
me-devices = Navegadores conhecidos
me-device-here = este
me-device-unknown = Um navegador
me-leave = Sair deste navegador
me-leave-everywhere = Sair em todos os navegadores
me-leave-one = Sair
me-leave-one-of = Sair: { $device }
me-leave-ask = Sair?
me-leave-text = Não há senha: depois disto ninguém pode voltar como { $name }. As partidas com outros ficam.
me-left = Sessão terminada.

## Invitations

challenge-title = Uma partida com um amigo
challenge-by = Convite de { $name } para uma partida
challenge-send = Envie este link ou mostre o código. A partida começa assim que alguém ocupar o lugar.
challenge-waiting = À espera de alguém…
challenge-there = { $name } está à espera.
challenge-away = { $name } não está agora e encontra a partida quando voltar.
challenge-take = Ocupar o lugar e jogar
challenge-link = o link
challenge-share = Enviar
challenge-withdraw = Retirar o convite
challenge-withdrawn = O convite foi retirado.
challenge-gone = Este convite já não está aberto.
challenge-begins = A partida começa.

## Who is there

there-here = presente
there-away = ausente
there-away-for = ausente há { $minutes } min
there-thinking = a pensar
there-thinking-for = a pensar há { $minutes } min
there-gone = { $name } saiu.
there-back = { $name } voltou.
rematch-offered = { $name } propõe uma revanche.
rematch-waiting = À espera de { $name }…

## Clocks

clock-title = Relógio
clock-none = Sem relógio
clock-slow = Lento
clock-normal = Normal
clock-blitz = Rápido
clock-own = Próprio
clock-none-about = Ambos têm todo o tempo que quiserem.
clock-kind = Os segundos de uma vez
clock-delay = Espera: correm antes do relógio
clock-bronstein = Bronstein: o relógio recupera o que foi usado
clock-fischer = Fischer: o relógio recebe-os depois de cada vez
clock-minutes = Minutos para a partida
clock-seconds = Segundos por vez
clock-little = pouco tempo
clock-of = Relógio de { $name }: { $left }
clock-control = { $bank } + { $kind ->
    [bronstein] até { $step } s devolvidos por vez
    [fischer] mais { $step } s por vez
   *[delay] { $step } s de espera por vez
}
clock-left = { $who ->
    [you] Restam-lhe { $seconds } segundos.
   *[name] Restam { $seconds } segundos a { $name }.
}

## The delay for watchers

delay-title = Atraso para espectadores
delay-none = Nenhum
delay-about = Os espectadores veem cada jogada com este atraso, e o resultado também.
delay-none-about = Os espectadores veem cada jogada no momento.
delay-others = Os espectadores veem esta partida com atraso: { $time }.
delay-you = Esta partida chega com atraso: { $time }.

## Days a turn, and vacation

clock-days = Dias por vez
clock-days-a-turn = { $days ->
    [one] { $days } dia por vez
   *[other] { $days } dias por vez
}
clock-days-left = { $days ->
    [one] falta { $days } dia e { $hours } h
   *[other] faltam { $days } dias e { $hours } h
}
clock-time-left = faltam { $time }
clock-away = de férias até { $day }
turns-title = É a sua vez
turns-play = Jogar
turns-play-of = Jogar: { $players }
vacation-title = Férias
vacation-text = Durante as férias, a vez espera nas partidas com dias por vez. São 30 dias por ano.
vacation-left = { $days ->
    [one] Resta { $days } dia.
   *[other] Restam { $days } dias.
}
vacation-days = Dias
vacation-go = Ir de férias
vacation-until = De férias até { $day }.
vacation-back = Já voltei

## The lobby

lobby-title = Encontrar um adversário
lobby-about = Todos podem ver as partidas que começam aqui. A sua oferta mantém-se enquanto esperar nesta página.
lobby-quick = Jogar já
lobby-open = Desafios abertos
lobby-offer = Outro jogo ou duração…
lobby-waiting = À espera de um adversário…
lobby-alone = Ninguém está à espera agora. Jogue contra o bot ou envie um link a um amigo.
lobby-alone-waiting = Ninguém mais está à espera agora. Quem chegar vê a sua oferta.
lobby-running = A decorrer agora
lobby-watch = Ver
lobby-watch-of = Ver { $players }
lobby-details = Detalhes
lobby-details-of = Detalhes do desafio de { $name }
lobby-play = Jogar
lobby-play-with = Jogar com { $name }
lobby-more = { $count ->
    [one] e mais um
   *[other] e mais { $count }
}

## The bot while a challenge waits

waiting-play = Jogar entretanto contra o bot
waiting-link = A sua oferta espera
waiting-begun = A sua partida começa
waiting-begun-text = Alguém aceitou a sua oferta. A sua partida contra o bot fica como está.
waiting-go = Ir para a partida
waiting-later = Mais tarde
waiting-begun-link = A sua partida começou

## Ratings

rated = Com rating
rated-about = O resultado altera o rating de ambos.
rated-account = As partidas com rating são para contas: é preciso primeiro uma senha nas configurações.
rated-no-game = Este jogo não tem rating: é pura sorte, ou os papéis são diferentes.
rated-changed = Uma partida com rating tem as regras e a posição inicial do jogo, e é de um jogo ou de 1 a 25 pontos ou jogos.
rating = Rating
rating-of = rating { $rating }
rating-provisional = rating provisório
rating-provisional-of = rating provisório { $rating }
rating-program = programa
rating-changed = { $name }: { $rating } ({ $change })
rating-unchanged = A partida terminou cedo demais para alterar o rating.
ratings-link = Os melhores
