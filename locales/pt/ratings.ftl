### Ratings of a service: the best, and one's own.

ratings-title = Os melhores
ratings-about = As partidas com rating entre contas alteram o rating de ambos, e as mais longas alteram-no mais.
ratings-who = { $count ->
    [one] Os cem melhores com pelo menos { $count } partida com rating que já não é provisório.
   *[other] Os cem melhores com pelo menos { $count } partidas com rating que já não é provisório.
}
ratings-games = Jogos
ratings-people = Pessoas
ratings-programs = Programas
ratings-none = Ainda não há ninguém na lista.
ratings-rank = Lugar
ratings-name = Nome
ratings-matches = Partidas
ratings-you = esta conta
own-ratings = Os seus ratings
own-ratings-none = Ainda não há partidas com rating.
own-rating-matches = { $count ->
    [one] { $count } partida com rating
   *[other] { $count } partidas com rating
}
own-rating-history = As últimas partidas
own-rating-drawing = Rating em { $name } depois de cada uma das últimas { $count } partidas: de { $first } a { $last }, mínimo { $low }, máximo { $high }.
rated-date = Dia
rated-opponent = Adversário
rated-result = Resultado
rated-change = Alteração
rated-won = vitória
rated-lost = derrota
rated-even = empate
error-rate = PR
error-rate-of = PR { $pr } { $count ->
    [one] na última partida analisada
   *[other] nas últimas { $count } partidas analisadas
}
error-rate-about = O PR conta os erros das últimas partidas de gamão com rating, 20 no máximo, que o servidor analisou. Quanto mais baixo, melhor. Não muda nenhum rating.
