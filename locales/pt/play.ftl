## Why an action was refused

refusal-not-your-turn = É a vez do outro jogador.
refusal-not-now = Antes é preciso fazer outra coisa.
refusal-premature-roll = O adversário ainda não terminou a sua vez; este lançamento não conta.
refusal-bad-dice = Esse lançamento não existe neste jogo.
refusal-bad-opening = Segundo estas regras, um jogo começa de outra maneira.
refusal-illegal-move = Este movimento não é permitido.
refusal-turn-not-finished = Ainda tem de jogar mais do lançamento.
refusal-nothing-to-take-back = Não há nenhum movimento para desfazer.
refusal-too-late-for-cocked = Os dados mal assentados anunciam-se antes de mover uma peça.
refusal-bad-choice = Escolha um duplo de 1 a 6.
refusal-bad-pick = Indique dois números diferentes de 1 a 6 em vez de lançar.
refusal-fixed-roll = O primeiro lançamento fica para todo o jogo.
refusal-no-cube = Este jogo joga-se sem cubo de dobrar.
refusal-crawford-game = No jogo Crawford não se dobra.
refusal-holland-too-early = Não se dobra antes de ambos terem lançado duas vezes.
refusal-cube-not-yours = O cubo é do adversário.
refusal-cube-at-limit = O cubo não pode subir mais.
refusal-double-before-rolling = Só se dobra antes de lançar.
refusal-no-beavers = Aqui joga-se sem beavers.
refusal-no-raccoons = Aqui joga-se sem raccoons.
refusal-bad-resignation = Não pode desistir por tanto neste jogo.
refusal-match-over = A partida terminou.
refusal-bots-seat = O bot joga sozinho.
refusal-not-your-seat = Neste lugar joga outra pessoa.
refusal-tavola-throws = Nesta partida é o Tavola que lança.
refusal-dice-wanted = Indique os dados.
refusal-wrong-dice = Agora são precisos outros dados.
refusal-throw-stands = Este lançamento vale e não se repete.
refusal-throw-is-last = Depois de um lançamento, é preciso esperar pelo resultado.
refusal-no-dice-due = Agora não é preciso lançar.
refusal-not-thrown = Os dados ainda não foram lançados.
refusal-not-a-decision = Agora não há nada a decidir.
refusal-stale = Alguém foi mais rápido. Agora está assim.

## Replay

replay-tools = Passos
replay-edit = Abrir no editor

## Position editor

edit-stakes-money = A dinheiro
edit-crawford = Jogo Crawford

## Settings

lan-title = Outros dispositivos em casa
lan-switch = Abrir a esta rede
lan-switch-help = Um telefone na mesma rede abre o link e ocupa um lugar, ou assiste.
lan-link = o link
lan-code = Código QR de { $url }
lan-whom = Qualquer pessoa com este link pode ver todas as partidas, jogar nelas e começar outras. Só este computador pode apagá-las. O link deixa de funcionar quando desligar isto ou fechar o Tavola.
lan-guest = Este dispositivo é convidado. O acesso ativa-se e desativa-se no computador onde o Tavola funciona.

## A tutor that warns before an error is played

settings-tutor = Avisar antes de um erro
settings-tutor-help = Nos jogos contra o Tavola, um aviso permite pensar outra vez antes de confirmar uma jogada ou uma decisão de cubo tão má.
settings-tutor-off = Nunca
settings-tutor-doubtful = Duvidosa ou pior
settings-tutor-bad = Má ou pior
settings-tutor-very-bad = Só muito má
tutor-title = Há uma jogada melhor
tutor-text = Esta jogada perde { $loss } de equidade.
tutor-yours = A sua jogada { $chances }
tutor-best = A melhor jogada { $chances }
tutor-back = Pensar outra vez
tutor-show = Mostrar a melhor jogada
tutor-anyway = Jogar assim mesmo
tutor-cube-title = Pense outra vez no cubo
tutor-cube-text = Esta decisão perde { $loss } de equidade.
tutor-cube-anyway = Mantê-la

## O que há para fazer

play-heading = { $match }: { $players }
play-loading = Preparação do tabuleiro…
play-corners = Os círculos marcam os cantos: a última peça salta de canto em canto.
play-opening = O primeiro lançamento decide quem começa
play-opening-lot = O sorteio decide quem começa
play-opening-hand = Indique o primeiro lançamento: um dado para cada
play-opening-hand-two = Indique o primeiro lançamento: dois dados para cada
play-roll = { $who ->
    [you] É a sua vez
   *[name] { $name } lança
}
play-roll-hand = { $who ->
    [you] Indique o seu lançamento
   *[name] Indique o lançamento de { $name }
}
play-move = { $who ->
    [you] Tem { $dice }
   *[name] { $name } tem { $dice }
}
play-choose = { $who ->
    [you] Escolha um duplo
   *[name] { $name } escolhe um duplo
}
play-left = Falta jogar: { $numbers }
play-over = Confirme a jogada ou desfaça-a
play-ending = A vez termina sozinha – desfaça para pensar de novo
play-dance = Nenhuma jogada possível com { $dice }
play-double = { $name } dobra para { $value }. Aceita?
play-beaver = { $name } faz beaver: o cubo passa para { $value }
play-raccoon = { $name } faz raccoon: o cubo passa para { $value }
play-resign = { $name } desiste de { $level ->
    [1] um jogo simples
    [2] um gammon
    [4] um mars
    [5] um koks
   *[3] um backgammon
} ({ $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
})
play-wait = { $name } joga…
play-sending = Envio…
why-no-checker = Aí não há nenhuma peça sua
why-no-number = Nenhum número restante leva até lá
why-nothing-left = Todos os números foram jogados
why-roll-plays-nothing = Este lançamento não conta neste jogo
why-pinned = A peça da casa { $point } está presa
why-bar-first = { $checkers ->
    [1] A peça da barra tem de entrar primeiro
   *[other] As peças da barra têm de entrar primeiro
}
why-bar-closed = Não é possível entrar: essas casas estão fechadas
why-pool-first = As peças da reserva têm de entrar primeiro
why-closed-point = A casa { $point } está fechada: { $checkers ->
    [1] uma peça do adversário
   *[other] { $checkers } peças do adversário
}
why-pin-closed = A casa { $point } está fechada: há lá uma peça presa
why-stack-limit = { $most ->
    [1] Na casa { $point } só pode haver uma peça sua
   *[other] Na casa { $point } não pode haver mais de { $most } peças suas
}
why-overtaking = Uma peça não pode ultrapassar outra sua
why-not-all-home = { $outside ->
    [1] Uma peça ainda não está no quadrante interior
   *[other] { $outside } peças ainda não estão no quadrante interior
}
why-own-checker-pinned = Uma das suas peças ainda está presa
why-no-bearing-off = Neste jogo não se retiram peças
why-farther-checker = A peça da casa { $point } está mais atrás: vai primeiro
why-exact-number = Daí só se retira com um { $number }
why-hit-too-early = Não pode bater antes de ter uma peça no quadrante interior
why-hit-and-run = A peça da casa { $point } bateu e fica aí nesta jogada
why-head-rule = Nesta jogada mais nenhuma peça pode sair da primeira casa
why-courier = Primeiro uma peça tem de chegar à casa { $point }
why-prime-rule = Essa fila de casas fechadas não é permitida
why-must-open = É preciso abrir a fila de seis: todas as peças do adversário estão atrás dela
why-lower-first = Primeiro tem de se jogar o { $number }
why-higher-number = Só se pode jogar um número: tem de ser o { $number }
why-other-numbers = Depois desta jogada não poderia jogar o resto do lançamento, e é obrigatório se for possível
why-all-or-nothing = O lançamento não se pode jogar todo, por isso não se joga nada
why-unusable = Com esse número não se move esta peça
why-nothing-fits = Nenhuma das suas peças pode jogar estes números
why-towers-no-checker = Essa torre não se joga assim
why-towers-no-number = Nenhum dos números restantes é dessa torre
why-towers-nothing-fits = Nenhuma das suas torres pode usar estes números

## Botões

act-roll = Lançar
act-lot = Sortear
act-double = Dobrar
act-redouble = Redobrar
act-double-to = para { $value }
act-take = Aceitar
act-drop = Recusar
act-beaver = Beaver
act-raccoon = Raccoon
act-accept = Aceitar
act-refuse = Recusar
act-done = Pronto
act-pass = Terminar a vez
act-undo = Desfazer
act-reset = Desfazer tudo
act-forced = Jogada forçada
act-off = Retirar
act-hint = Dica
act-resign = Desistir…
act-cocked = Dados mal assentados
act-next = Próximo jogo
act-end = Terminar o jogo livre
act-again = Nova partida
act-rematch = Revanche
act-replay = Rever
act-moves = Jogadas
act-more = Mais
act-close = Fechar
act-turn-board = Virar o tabuleiro
act-turn-always = Virar para quem tem a vez
act-rules = Regras
act-keys = Comandos
act-phone = Jogar em outro dispositivo…
phone-title = Outro dispositivo
phone-takes = O outro dispositivo joga
phone-watches = Assiste
phone-watches-only = O outro dispositivo assiste a esta partida.
phone-here = Este dispositivo joga por { $player }.
seat-here = Este dispositivo joga
seat-both = Ambos
act-sound = Sons
act-matches = Todas as partidas
act-look = Ver o tabuleiro

## Jogadores e partida

player-pips = Pips { $pips }
player-score = { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}
player-turn = a jogar
player-cube = Cubo em { $value }
match-stake = Aposta { $stake }
match-crawford = Crawford
match-game = Jogo { $game }

## O que aconteceu

say-opening = { $who0 ->
    [you] O seu dado
   *[name] { $name0 }
} { $die0 }, { $who1 ->
    [you] o seu dado
   *[name] { $name1 }
} { $die1 }: { $who ->
    [you] a primeira jogada é sua
   *[name] { $name } começa
}
say-opening-tie = Ambos { $die }: outra vez
say-opening-lot = Por sorteio, { $who ->
    [you] a primeira jogada é sua
   *[name] { $name } começa
}
say-doubled = Dobro automático: a aposta dobra
say-roll = { $who ->
    [you] Tira { $dice }
   *[name] { $name } tira { $dice }
}
say-play = { $who ->
    [you] Jogou { $play }
   *[name] { $name } jogou { $play }
}
say-dance = { $who ->
    [you] Não pode mover
   *[name] { $name } não pode mover
}
say-choose = { $who ->
    [you] Escolhe { $dice }
   *[name] { $name } escolhe { $dice }
}
say-double = { $who ->
    [you] Dobra para { $value }
   *[name] { $name } dobra para { $value }
}
say-take = { $who ->
    [you] Aceita
   *[name] { $name } aceita
}
say-drop = { $who ->
    [you] Recusa
   *[name] { $name } recusa
}
say-beaver = { $who ->
    [you] Faz beaver
   *[name] { $name } faz beaver
}
say-raccoon = { $who ->
    [you] Faz raccoon
   *[name] { $name } faz raccoon
}
say-resign = { $who ->
    [you] Propõe desistir, perdendo
   *[name] { $name } propõe desistir, perdendo
} { $level ->
    [1] um jogo simples
    [2] um gammon
    [4] um mars
    [5] um koks
   *[3] um backgammon
}
say-accept = { $who ->
    [you] Aceita
   *[name] { $name } aceita
}
say-refuse = { $who ->
    [you] Recusa
   *[name] { $name } recusa
}
say-flag = { $who ->
    [you] O seu tempo esgotou-se
   *[name] O tempo de { $name } esgotou-se
}
say-take-back-turn = { $who ->
    [you] Desfaz a sua última jogada
   *[name] { $name } desfaz a última jogada
}
say-settle = O jogo é encerrado por acordo
say-cocked = Dados mal assentados: o lançamento não vale
say-step = { $from } para { $to }
say-step-hit = { $from } para { $to }, batendo
say-step-pin = { $from } para { $to }, prendendo
say-picked = Peça tirada de { $from }: { $targets }
say-undo = Desfeito
word-bar = barra
word-off = fora
word-point = { $point }

## Resultados

result-game = { $who ->
    [you] Ganha
   *[name] { $name } ganha
} { $level ->
    [1] o jogo
    [2] um gammon
    [4] um mars
    [5] um koks
   *[3] um backgammon
}: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
result-draw = O jogo terminou empatado
result-match = { $who ->
    [you] Ganha a partida!
   *[name] { $name } ganha a partida
}
result-match-draw = A partida terminou empatada
result-session = O jogo livre terminou
result-drop = { $who ->
    [you] Não aceitou o cubo
   *[name] { $name } não aceitou o cubo
}
result-resign = { $who ->
    [you] Desistiu
   *[name] { $name } desistiu
}
result-time = { $who ->
    [you] O seu tempo esgotou-se
   *[name] O tempo de { $name } esgotou-se
}

## Desistir

resign-title = Desistir
resign-text = Quanto oferece? O adversário pode recusar.
resign-level = { $level ->
    [1] Jogo simples
    [2] Gammon
    [4] Mars
    [5] Koks
   *[3] Backgammon
}
resign-cost = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}

## Dados à mão

pad-first = Primeiro dado
pad-second = Segundo dado
pad-third = Terceiro dado
pad-of = Dado de { $name }
pad-of-first = { $name }: primeiro dado
pad-of-second = { $name }: segundo dado
pad-die = { $row }: { $value }

## Dicas

hint-title = Dica
hint-thinking = Um momento…
hint-ask = Peça uma dica quando for a sua vez: as melhores jogadas e quanto valem.
hint-none = Agora não há nada para decidir
hint-ply = { $ply }-ply
hint-chances = ganha { $win }, { $wins ->
    [mars] mars
   *[gammon] gammons
} { $gammon }, { $wins ->
    [mars] mars perdidos
   *[gammon] gammons perdidos
} { $lost }
hint-no-double = Não dobrar
hint-double-take = Dobrar, aceitar
hint-double-drop = Dobrar, recusar
hint-too-good = Bom demais para dobrar: jogue pelo gammon
hint-take = Aceitar
hint-drop = Recusar
hint-beaver = Beaver
hint-raccoon = Raccoon
hint-side = { $who ->
    [you] Do seu ponto de vista
   *[name] Do ponto de vista de { $name }
}
hint-roll = Lançar
hint-choose = Escolher { $dice }
hint-resign = Desistir: { $level ->
    [1] jogo simples
    [2] gammon
    [4] mars
    [5] koks
   *[3] backgammon
}
hint-accept = Aceitar
hint-refuse = Continuar

## Lista de jogadas

list-title = Jogadas
list-game = Jogo { $game }
list-number = Vez
list-empty = Ainda sem jogadas
list-dance = não move
list-double = dobra para { $value }
list-take = aceita
list-drop = recusa
list-beaver = beaver
list-raccoon = raccoon
list-resign = desiste de { $level ->
    [1] um jogo
    [2] um gammon
    [4] um mars
    [5] um koks
   *[3] um backgammon
}
list-accept = aceita
list-refuse = recusa
list-take-back-turn = desfaz a última jogada
list-settle = encerrado por acordo
list-flag = tempo esgotado

## Teclas

keys-by-hand = Rato e toque
keys-by-keyboard = Teclado
keys-arrows = As setas vão de casa em casa
keys-enter = Enter pega numa peça e pousa-a; na bandeja, retira peças
keys-escape = Esc devolve a peça
keys-done = Enter fora do tabuleiro: o botão em destaque
keys-roll = lançar
keys-double = dobrar
keys-undo = desfazer o último movimento
keys-hint = dica
keys-read = ler a posição
keys-type = escrever uma jogada
keys-help = estas teclas
keys-digits = dados à mão
keys-touch = Toque numa peça para jogar o dado mais alto, duas vezes para continuar com o outro; o botão direito joga o outro dado. Toque numa casa para trazer a peça mais próxima, nos dados para os trocar, ou arraste uma peça.

## Ligação

link-lost = Conexão perdida. Nova tentativa…
link-back = Conectado de novo
play-gone = Esta partida foi apagada

## Perguntas

ask-double = Oferecer o cubo a { $value }?
type-title = Escrever uma jogada
type-label = Jogada, por exemplo { $example }
type-help = Números das casas, bar e off; 6/off(2) move duas peças.
type-help-towers = O número da torre e o que se faz com ela: 6/apart (desfazer), 6/stack (montar) ou 6/off (retirar).
type-play = Jogar
type-unreadable = Isto não se lê como jogada.
type-impossible = Isto não se pode jogar agora.
aloud-pips = { $pips } pips
aloud-bar = na barra { $count }
aloud-blots = blots { $points }
aloud-made = casas { $points }
aloud-anchors = âncoras { $points }
aloud-off = retiradas { $count }

## Games with rolls and ends of their own

board-pool = reserva
play-ahead = O próximo lançamento faz-se agora, antes de este ser jogado
play-pick = Nomear dois números diferentes em vez de lançar
play-fixed = O primeiro lançamento fica para todo o jogo: { $dice }
play-next-roll = O lançamento seguinte: { $dice }
act-pick = Jogar { $dice }
act-go-on = Jogar a parte seguinte
event-pick = Nomeia { $dice }
how-hit = Quem bate perde.
how-last = Quem acaba primeiro perde.
how-captured = A última peça foi capturada.
how-mother = A mãe foi presa.
how-mothers = Ambas as mães foram presas.
how-dead = Ninguém podia voltar a jogar.
how-repetition = A posição repetia-se sem parar.
how-settled = Os dois jogadores chegaram a acordo sobre o valor do jogo.
