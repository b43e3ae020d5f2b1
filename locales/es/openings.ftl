### El libro de aperturas: las mejores primeras jugadas y respuestas, por rollouts

openings-title = Aperturas
openings-about = Las mejores primeras jugadas y las mejores respuestas, según los rollouts del motor. La equidad es la de quien ha tirado, en partidas por dinero con cubo.
openings-first-roll = Primera tirada
openings-reply-roll = Tirada de la respuesta
openings-start = Todas las primeras tiradas
openings-replies-to = Respuestas a { $roll }: { $play }
openings-best = lo mejor es { $play }
openings-doubles = Una partida solo empieza con un doble si las reglas lo permiten.
openings-plays-of = Jugadas con { $roll }
openings-plays = Jugadas
openings-play = Jugada
openings-cubeless = Sin cubo
openings-see-replies = Respuestas a { $play }
openings-no-replies = El libro no tiene respuestas a esta jugada.
openings-board = Posición del libro de aperturas
openings-interval =
    { $trials ->
        [one] Intervalos del 95 %, con { NUMBER($trials) } partida. Las diferencias se miden con los mismos dados.
       *[other] Intervalos del 95 %, con { NUMBER($trials) } partidas de la mejor jugada. Las diferencias se miden con los mismos dados.
    }
