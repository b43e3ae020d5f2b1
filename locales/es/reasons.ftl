### Why a decision lost something; docs/analysis.md defines the figures. The best play is compared with the one that was made

reasons-title = Por qué
reason-wins = La mejor jugada gana el { $best } en lugar del { $played }.
reason-gammons = La mejor jugada gana { $wins ->
    [mars] un mars
   *[gammon] un gammon
} en el { $best } de las partidas en lugar del { $played }.
reason-gammons-lost = La mejor jugada pierde { $wins ->
    [mars] un mars
   *[gammon] un gammon
} en el { $best } de las partidas en lugar del { $played }.
reason-fewer-wins = A cambio, gana menos partidas: el { $best } en lugar del { $played }.
reason-hits = Tras la mejor jugada, el rival come con { $best } de las 36 tiradas en lugar de { $played }.
reason-hit-cost = Tras la mejor jugada, que te coman cuesta menos: la posición vale entonces { $best } de media en lugar de { $played }.
reason-worth-risk = El riesgo vale la pena: el rival come con { $hits_best } de las 36 tiradas en lugar de { $hits_played }, pero si no come, la posición vale { $best } en lugar de { $played }.
reason-dances = Tras la mejor jugada, el rival no puede mover con { $best } de las 36 tiradas en lugar de { $played }.
reason-escapes = Tras la mejor jugada, las fichas atrasadas del rival salen con { $best } de las 36 tiradas en lugar de { $played }.
reason-points = Tras la mejor jugada, el rival hace una casilla clave con { $best } de las 36 tiradas en lugar de { $played }.
reason-anchors = Tras la mejor jugada, el rival hace un ancla con { $best } de las 36 tiradas en lugar de { $played }.
reason-slot = Además, deja una ficha sola en la casilla { $point }.
reason-back =
    { $best ->
        [one] Además, deja { $best } ficha atrasada en lugar de { $played }.
       *[other] Además, deja { $best } fichas atrasadas en lugar de { $played }.
    }
reason-deep =
    { $best ->
        [one] Además, deja { $best } ficha en las dos casillas más profundas en lugar de { $played }.
       *[other] Además, deja { $best } fichas en las dos casillas más profundas en lugar de { $played }.
    }
reason-key-rolls = Si nada cambia, { $best } de las 36 tiradas hacen después una casilla clave en lugar de { $played }.
reason-unhit = Si no le comen, la posición vale { $best } en lugar de { $played }.
reason-whole = Ningún rasgo por sí solo explica la diferencia; la explica la posición entera.
reason-concede-hits = Es cierto que el rival come entonces con { $best } de las 36 tiradas en lugar de { $played }, pero eso pesa menos.
reason-concede-hit-cost = Es cierto que entonces cuesta más que te coman: la posición vale { $best } de media en lugar de { $played }, pero eso pesa menos.
reason-concede-dances = Es cierto que el rival no puede mover entonces solo con { $best } de las 36 tiradas en lugar de { $played }, pero eso pesa menos.
reason-concede-escapes = Es cierto que las fichas atrasadas del rival salen entonces con { $best } de las 36 tiradas en lugar de { $played }, pero eso pesa menos.
reason-concede-points = Es cierto que el rival hace entonces una casilla clave con { $best } de las 36 tiradas en lugar de { $played }, pero eso pesa menos.
reason-concede-anchors = Es cierto que el rival hace entonces un ancla con { $best } de las 36 tiradas en lugar de { $played }, pero eso pesa menos.
reason-market-losers = El { $share } de las secuencias de tirada y respuesta pierde el mercado: el rival rechaza después.
reason-double-point = La probabilidad de ganar es del { $win }; doblar es correcto desde el { $from }.
reason-cash-point = La probabilidad de ganar es del { $win }; desde el { $from } el rival tiene que rechazar.
reason-too-early = La probabilidad de ganar es del { $win }; para doblar hace falta el { $from }.
reason-too-good = La probabilidad de ganar es del { $win }; desde el { $from } seguir jugando vale más que un doble rechazado.
reason-no-take = La probabilidad de ganar es del { $win }; para aceptar hace falta el { $from }.
reason-take = La probabilidad de ganar es del { $win }; para aceptar basta el { $from }.
