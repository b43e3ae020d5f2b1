### Het openingsboek: de beste eerste zetten en antwoorden, door rollouts

openings-title = Openingen
openings-about = De beste eerste zetten en de beste antwoorden, uit eigen rollouts van de engine. De equity is die van de speler die heeft gegooid, om geld met de kubus.
openings-first-roll = Eerste worp
openings-reply-roll = Worp van het antwoord
openings-start = Alle eerste worpen
openings-replies-to = Antwoorden op { $roll }: { $play }
openings-best = het beste is { $play }
openings-doubles = Een spel begint alleen met een doublet als de regels het toestaan.
openings-plays-of = Zetten met { $roll }
openings-plays = Zetten
openings-play = Zet
openings-cubeless = Zonder kubus
openings-see-replies = Antwoorden op { $play }
openings-no-replies = Het boek heeft geen antwoorden op deze zet.
openings-board = Stelling uit het openingsboek
openings-interval =
    { $trials ->
        [one] Intervallen van 95%, uit { NUMBER($trials) } spel. Verschillen zijn met dezelfde worpen gemeten.
       *[other] Intervallen van 95%, uit { NUMBER($trials) } spellen van de beste zet. Verschillen zijn met dezelfde worpen gemeten.
    }
