### Dice that anyone can check

sealed-title = Estes dados são honestos?
sealed-promised = Estes dados são os prometidos.
sealed-wrong = Estes dados não são os prometidos.
sealed-running = Esta partida continua. Os seus dados estão selados: no fim, cada lançamento pode ser verificado aqui.
sealed-running-seen = Esta é a impressão digital que os dados devem ter no fim. Este navegador guarda-a.
sealed-none = Estes dados não podem ser verificados: nada foi prometido para eles aqui.
sealed-hand = Nesta partida os jogadores lançam os dados à mão.
sealed-insecure = Este navegador só calcula impressões digitais por https ou na máquina do Tavola. Grave a partida como arquivo e verifique-a lá.
sealed-checked-heading = O que foi verificado
sealed-seed-pass = A semente tem a impressão digital mostrada antes do primeiro lançamento.
sealed-seed-fail = A semente não tem a impressão digital mostrada antes do primeiro lançamento.
sealed-first-pass = Este navegador viu a mesma impressão digital durante a partida.
sealed-first-fail = Este navegador viu outra impressão digital durante a partida.
sealed-first-none = Este navegador não viu nenhuma impressão digital durante a partida e tem de acreditar no servidor que era esta.
sealed-match-pass = A semente foi selada para este jogo, esta duração e estes jogadores.
sealed-match-fail = A semente foi selada para outro jogo, outra duração ou outros jogadores.
sealed-secret-pass = { $name } revelou o número secreto prometido.
sealed-secret-fail = { $name }: o número secreto não é o que foi prometido ou revelado.
sealed-secret-bot = { $name } é um bot. Qualquer pessoa pode calcular o seu número.
sealed-secret-absent = { $name } não deu nenhum número secreto.
sealed-secret-withheld = { $name } prometeu um número secreto e não o revelou.
sealed-throws-pass = { $count ->
    [1] O único lançamento resulta dos números.
   *[other] Todos os { NUMBER($count) } lançamentos resultam dos números.
}
sealed-throws-fail = { $count ->
    [1] Um lançamento não resulta dos números.
   *[other] { NUMBER($count) } lançamentos não resultam dos números.
}
sealed-throw-fault = O lançamento { NUMBER($number) } foi { $found }, mas dos números resulta { $expected }.
sealed-earlier = { $count ->
    [1] Um lançamento vem da partida que esta continua.
   *[other] { NUMBER($count) } lançamentos vêm da partida que esta continua.
}
sealed-how-heading = Como funciona
sealed-how-1 = Antes do primeiro lançamento, o Tavola inventa um número muito longo, a semente, e mostra a sua impressão digital. Ninguém pode descobrir um número pela impressão digital. Mas outro número tem outra impressão digital, e por isso o Tavola já não pode trocar a semente.
sealed-how-2 = Depois, o navegador de cada jogador também inventa um número secreto e mostra primeiro só a impressão digital.
sealed-how-3 = Os lançamentos são calculados com a semente e os números secretos. O Tavola não conhecia os números secretos quando escolheu a semente, e os jogadores não conheciam a semente. Assim, ninguém pôde escolher os lançamentos.
sealed-how-4 = Quando a partida acaba, o Tavola mostra a semente. Este navegador acaba de calcular por si a impressão digital e cada lançamento, sem perguntar ao servidor.
sealed-hand-heading = Um lançamento à mão
sealed-hand-text = O lançamento { NUMBER($number) } desta partida foi { $dice }. De todos os números e do número do lançamento vêm estes: { $bytes }…
sealed-hand-left = Os números a partir de 252 são deixados de fora, para que cada face seja igualmente provável. Os outros são divididos por seis. O resto mais um é um dado:
sealed-hand-die = { $byte } = { $times } × 6 + { $rest }, e { $rest } + 1 = { $die }
sealed-numbers-heading = Os números
sealed-number-commitment = Impressão digital da semente
sealed-number-promise = Impressão digital de { $name }
sealed-number-secret = Número secreto de { $name }
sealed-number-seed = Semente
sealed-counts = Partidas aqui com dados selados: { NUMBER($sealed) }. Acabadas: { NUMBER($over) }. Em curso: { NUMBER($running) }. Apagadas antes do fim: { NUMBER($aborted) }.
sealed-save = Gravar a partida como arquivo
sealed-save-help = O arquivo pode ser verificado sem esta página: com tavola dice verify ou com um pequeno programa próprio.
sealed-own-heading = Verificação própria
sealed-mark-pass = certo
sealed-mark-fail = errado
sealed-mark-none = desconhecido
