### The terminal (tavola play). What a player types (roll, bar, off …) is the same in every language.

## The match and its two sides, in one line each: short words

tui-score = pontos { $score }
tui-pips = pips { $pips }
tui-cube = cubo { $value }
tui-cube-middle = cubo { $value } ao centro

## What happened: after the sign of the player who did it

tui-chooses = escolhe { $dice }
tui-bot-rolls = lança: escreva os dados, por exemplo roll 31

## Keys

tui-enter = Enter
tui-keys-typed = Enter executar   Tab completar   Esc apagar
tui-keys-holding = setas escolher a casa   Enter pousar   Esc devolver
tui-roll-ahead = Lançar antes
tui-help = Ajuda
tui-quit = Sair
tui-yes = Enter: sim
tui-other-key = outra tecla: não
tui-answer = Resposta
tui-key-arrows = setas, Tab: para uma peça ou casa
tui-key-enter = Enter: pegar, pousar; terminar a vez
tui-key-escape = Esc: devolver, apagar
tui-key-type = letras: um comando ou uma jogada; Tab completa
tui-key-suspend = voltar à shell; fg continua

## What can be typed. The words that are typed stand before each of these.

tui-help-move = mover; também 13 8 6 5, bar/20, 6/off(2), 8/5*
tui-help-roll = lançar os dados; com dados seus: roll 31
tui-help-done = terminar a vez
tui-help-undo = desfazer um movimento, ou todos
tui-help-double = dobrar
tui-help-take = aceitar, recusar; também beaver, raccoon
tui-help-resign = desistir: 1 jogo simples, 2 gammon, 3 backgammon
tui-help-accept = responder a uma desistência
tui-help-next = o próximo jogo; finish termina um jogo livre
tui-help-choose = escolher um duplo, se o jogo o pedir
tui-help-pick = dizer dois números em vez de lançar, se o jogo o pedir
tui-help-hint = o que o motor faria
tui-help-board = mostrar de novo o tabuleiro
tui-help-moves = todos os movimentos possíveis agora
tui-help-score = como está a partida
tui-help-where = quem está num lugar, ou em todos
tui-help-last = o que aconteceu por último, outra vez
tui-help-again = a revanche, depois da partida
tui-help-quit = parar; a partida fica gravada

## What was refused, or went wrong

tui-empty = Escreva um comando; help mostra todos
tui-not-utf8 = Isto não é texto em UTF-8; help mostra os comandos
tui-too-long = Uma linha tem no máximo { $most } bytes; help mostra os comandos
tui-unknown = O comando “{ $word }” não existe; help mostra todos
tui-alone = Depois de { $word } não vem nada
tui-dice = Depois de roll vêm os dados, por exemplo 31, não “{ $text }”
tui-level = Quanto? Escreva de resign 1 a resign { $most }
tui-choice = Escreva um número de 1 a 6, por exemplo choose 4
tui-pick = Escreva dois números diferentes, por exemplo pick 65
tui-place = Escreva um lugar do tabuleiro, por exemplo where 13, where bar
tui-now = Agora: { $words }
tui-not-over = A partida ainda não acabou
tui-ambiguous = Há várias maneiras de o jogar: { $ways }
tui-not-resigned = Não desistiu
tui-not-done = Nada foi feito
tui-choose-key = Escreva uma das palavras abaixo
tui-not-kept = { $detail } – qualquer tecla tenta de novo
tui-not-kept-line = { $detail }; Enter para tentar de novo
tui-engine-lost = O motor parou sem responder
tui-kept = Gravado em { $path }
tui-analyse = Para a analisar: tavola analyse { $number }
tui-check-dice = Para verificar os dados: tavola dice verify { $number }
tui-too-small = Este terminal tem { $width } x { $height } caracteres; o tabuleiro precisa de { $columns } x { $lines }. Ctrl-C sai.

## For the ear: sentences instead of a picture

tui-you = Jogada sua
tui-bot = Bot
tui-both-pips = { $own } a { $other }
tui-count-on = { $count } em { $place }
tui-empty-place = { $place }: vazio
tui-on-place = { $place }: { $who ->
    [you] suas: { $count }
   *[name] de { $name }: { $count }
}
