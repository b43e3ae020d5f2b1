### Dice that anyone can check

sealed-title = Zijn deze dobbelstenen eerlijk?
sealed-promised = Deze dobbelstenen zijn zoals beloofd.
sealed-wrong = Deze dobbelstenen zijn niet zoals beloofd.
sealed-running = Deze match loopt nog. De dobbelstenen zijn verzegeld: na afloop kan hier elke worp worden gecontroleerd.
sealed-running-seen = Deze vingerafdruk moeten de dobbelstenen aan het eind hebben. Deze browser bewaart hem.
sealed-none = Deze dobbelstenen kunnen niet worden gecontroleerd: er is hier niets voor beloofd.
sealed-hand = In deze match wordt met de hand gegooid.
sealed-insecure = Deze browser berekent vingerafdrukken alleen via https of op de computer van Tavola. Sla de match op als bestand en controleer het daar.
sealed-checked-heading = Wat er is gecontroleerd
sealed-seed-pass = Het startgetal heeft de vingerafdruk die vóór de eerste worp is getoond.
sealed-seed-fail = Het startgetal heeft niet de vingerafdruk die vóór de eerste worp is getoond.
sealed-first-pass = Deze browser heeft tijdens de match dezelfde vingerafdruk gezien.
sealed-first-fail = Deze browser heeft tijdens de match een andere vingerafdruk gezien.
sealed-first-none = Deze browser heeft tijdens de match geen vingerafdruk gezien en moet de server geloven dat het deze was.
sealed-match-pass = Het startgetal is verzegeld voor dit spel, met deze lengte en deze spelers.
sealed-match-fail = Het startgetal is verzegeld voor een ander spel, een andere lengte of andere spelers.
sealed-secret-pass = { $name } heeft het beloofde geheime getal bekendgemaakt.
sealed-secret-fail = { $name }: het geheime getal is niet het beloofde of bekendgemaakte.
sealed-secret-bot = { $name } is een bot. Iedereen kan zijn getal berekenen.
sealed-secret-absent = { $name } heeft geen geheim getal gegeven.
sealed-secret-withheld = { $name } heeft een geheim getal beloofd en niet bekendgemaakt.
sealed-throws-pass = { $count ->
    [one] De ene worp volgt uit de getallen.
   *[other] Alle { NUMBER($count) } worpen volgen uit de getallen.
}
sealed-throws-fail = { $count ->
    [one] Eén worp volgt niet uit de getallen.
   *[other] { NUMBER($count) } worpen volgen niet uit de getallen.
}
sealed-throw-fault = Worp { NUMBER($number) } was { $found }, maar uit de getallen volgt { $expected }.
sealed-earlier = { $count ->
    [one] Eén worp komt uit de match die hier verdergaat.
   *[other] { NUMBER($count) } worpen komen uit de match die hier verdergaat.
}
sealed-how-heading = Hoe het werkt
sealed-how-1 = Vóór de eerste worp bedenkt Tavola een heel lang getal, het startgetal, en toont de vingerafdruk ervan. Niemand kan een getal uit zijn vingerafdruk vinden. Maar een ander getal heeft een andere vingerafdruk, dus Tavola kan zijn startgetal niet meer verwisselen.
sealed-how-2 = Daarna bedenkt ook de browser van elke speler een geheim getal en toont daarvan eerst alleen de vingerafdruk.
sealed-how-3 = De worpen worden berekend uit het startgetal en de geheime getallen. Tavola kende de geheime getallen niet toen het zijn startgetal koos, en de spelers kenden het startgetal niet. Niemand kon de worpen dus uitkiezen.
sealed-how-4 = Als de match voorbij is, toont Tavola het startgetal. Je browser heeft nu zelf de vingerafdruk en elke worp berekend, zonder de server iets te vragen.
sealed-hand-heading = Eén worp met de hand
sealed-hand-text = Worp { NUMBER($number) } van deze match was { $dice }. Uit alle getallen en het nummer van de worp komen deze: { $bytes } …
sealed-hand-left = Getallen vanaf 252 worden overgeslagen, zodat elke kant even waarschijnlijk is. De andere worden door zes gedeeld. De rest plus één is een dobbelsteen:
sealed-hand-die = { $byte } = { $times } × 6 + { $rest }, en { $rest } + 1 = { $die }
sealed-numbers-heading = De getallen
sealed-number-commitment = Vingerafdruk van het startgetal
sealed-number-promise = Vingerafdruk van { $name }
sealed-number-secret = Geheim getal van { $name }
sealed-number-seed = Startgetal
sealed-counts = Matches hier met verzegelde dobbelstenen: { NUMBER($sealed) }. Afgelopen: { NUMBER($over) }. Bezig: { NUMBER($running) }. Vóór het eind verwijderd: { NUMBER($aborted) }.
sealed-save = De match als bestand opslaan
sealed-save-help = Het bestand kan zonder deze pagina worden gecontroleerd: met tavola dice verify of met een kort eigen programma.
sealed-own-heading = Zelf controleren
sealed-mark-pass = goed
sealed-mark-fail = fout
sealed-mark-none = niet bekend
