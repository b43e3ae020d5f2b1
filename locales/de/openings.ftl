### Das Eröffnungsbuch: die besten ersten Züge und Antworten, durch Rollouts

openings-title = Eröffnungen
openings-about = Die besten ersten Züge und die besten Antworten, aus eigenen Rollouts der Engine. Die Equity ist die des Spielers, der gewürfelt hat, im Geldspiel mit Dopplerwürfel.
openings-first-roll = Erster Wurf
openings-reply-roll = Wurf der Antwort
openings-start = Alle ersten Würfe
openings-replies-to = Antworten auf { $roll }: { $play }
openings-best = am besten { $play }
openings-doubles = Mit einem Pasch beginnt ein Spiel nur, wenn die Regeln es erlauben.
openings-plays-of = Züge mit { $roll }
openings-plays = Züge
openings-play = Zug
openings-cubeless = Ohne Dopplerwürfel
openings-see-replies = Antworten auf { $play }
openings-no-replies = Zu diesem Zug hat das Buch keine Antworten.
openings-board = Stellung aus dem Eröffnungsbuch
openings-interval =
    { $trials ->
        [one] 95-%-Intervalle aus { NUMBER($trials) } Spiel. Unterschiede sind mit denselben Würfen gemessen.
       *[other] 95-%-Intervalle aus { NUMBER($trials) } Spielen des besten Zugs. Unterschiede sind mit denselben Würfen gemessen.
    }
