### Ratings of a service: the best, and one's own.

ratings-title = Los mejores
ratings-about = Los encuentros con puntuación entre cuentas cambian la de ambos, y los más largos la cambian más.
ratings-who = { $count ->
    [one] Los cien mejores con al menos { $count } encuentro con puntuación, cuando esta ya no es provisional.
   *[other] Los cien mejores con al menos { $count } encuentros con puntuación, cuando esta ya no es provisional.
}
ratings-games = Juegos
ratings-people = Personas
ratings-programs = Programas
ratings-none = Todavía no hay nadie en la lista.
ratings-rank = Puesto
ratings-name = Nombre
ratings-matches = Encuentros
ratings-you = tú
own-ratings = Tus puntuaciones
own-ratings-none = Todavía no has jugado ningún encuentro con puntuación.
own-rating-matches = { $count ->
    [one] { $count } encuentro con puntuación
   *[other] { $count } encuentros con puntuación
}
own-rating-history = Los últimos encuentros
own-rating-drawing = Puntuación en { $name } tras cada uno de los últimos { $count } encuentros: de { $first } a { $last }, mínimo { $low }, máximo { $high }.
rated-date = Día
rated-opponent = Rival
rated-result = Resultado
rated-change = Cambio
rated-won = ganado
rated-lost = perdido
rated-even = empate
error-rate = PR
error-rate-of = PR { $pr } en { $count ->
    [one] el último encuentro analizado
   *[other] los últimos { $count } encuentros analizados
}
error-rate-about = El PR cuenta los errores de los últimos encuentros de backgammon con puntuación, 20 como máximo, que el servidor ha analizado. Cuanto más bajo, mejor. No cambia ninguna puntuación.
