### Why a decision lost something; docs/analysis.md defines the figures. The best play is compared with the one that was made

reasons-title = Warum
reason-wins = Der beste Zug gewinnt { $best } statt { $played }.
reason-gammons = Der beste Zug gewinnt in { $best } der Spiele { $wins ->
    [mars] ein Mars
   *[gammon] ein Gammon
} statt in { $played }.
reason-gammons-lost = Der beste Zug verliert in { $best } der Spiele { $wins ->
    [mars] ein Mars
   *[gammon] ein Gammon
} statt in { $played }.
reason-fewer-wins = Dafür gewinnt er seltener: { $best } statt { $played }.
reason-hits = Nach dem besten Zug schlägt der Gegner mit { $best } von 36 Würfen statt mit { $played }.
reason-hit-cost = Nach dem besten Zug kostet ein Treffer weniger: Die Stellung ist dann im Mittel { $best } wert statt { $played }.
reason-worth-risk = Das Risiko lohnt sich: Der Gegner schlägt mit { $hits_best } von 36 Würfen statt mit { $hits_played }, aber ohne Treffer ist die Stellung { $best } wert statt { $played }.
reason-dances = Nach dem besten Zug kann der Gegner mit { $best } von 36 Würfen nicht ziehen statt mit { $played }.
reason-escapes = Nach dem besten Zug kommen die hinteren Steine des Gegners mit { $best } von 36 Würfen heraus statt mit { $played }.
reason-points = Nach dem besten Zug besetzt der Gegner mit { $best } von 36 Würfen ein wichtiges Feld statt mit { $played }.
reason-anchors = Nach dem besten Zug bildet der Gegner mit { $best } von 36 Würfen einen Anker statt mit { $played }.
reason-slot = Außerdem steht danach ein einzelner Stein auf Feld { $point }.
reason-back =
    { $best ->
        [one] Außerdem bleibt nur { $best } Stein hinten statt { $played }.
       *[other] Außerdem bleiben { $best } Steine hinten statt { $played }.
    }
reason-deep =
    { $best ->
        [one] Außerdem liegt { $best } Stein auf den zwei tiefsten Feldern statt { $played }.
       *[other] Außerdem liegen { $best } Steine auf den zwei tiefsten Feldern statt { $played }.
    }
reason-key-rolls = Ändert sich nichts, besetzen danach { $best } von 36 Würfen ein wichtiges Feld statt { $played }.
reason-unhit = Ohne Treffer ist die Stellung { $best } wert statt { $played }.
reason-whole = Kein einzelnes Merkmal erklärt den Unterschied; die ganze Stellung tut es.
reason-concede-hits = Zwar schlägt der Gegner dann mit { $best } von 36 Würfen statt mit { $played }, aber das wiegt weniger.
reason-concede-hit-cost = Zwar kostet ein Treffer dann mehr: Die Stellung ist im Mittel { $best } wert statt { $played }. Aber das wiegt weniger.
reason-concede-dances = Zwar kann der Gegner dann nur mit { $best } von 36 Würfen nicht ziehen statt mit { $played }, aber das wiegt weniger.
reason-concede-escapes = Zwar kommen die hinteren Steine des Gegners dann mit { $best } von 36 Würfen heraus statt mit { $played }, aber das wiegt weniger.
reason-concede-points = Zwar besetzt der Gegner dann mit { $best } von 36 Würfen ein wichtiges Feld statt mit { $played }, aber das wiegt weniger.
reason-concede-anchors = Zwar bildet der Gegner dann mit { $best } von 36 Würfen einen Anker statt mit { $played }, aber das wiegt weniger.
reason-market-losers = { $share } der Folgen aus Wurf und Antwort verlieren den Markt: Der Gegner lehnt dann ab.
reason-double-point = Die Gewinnchance ist { $win }; ab { $from } ist ein Doppel richtig.
reason-cash-point = Die Gewinnchance ist { $win }; ab { $from } muss der Gegner ablehnen.
reason-too-early = Die Gewinnchance ist { $win }; zum Doppeln braucht es { $from }.
reason-too-good = Die Gewinnchance ist { $win }; ab { $from } bringt Weiterspielen mehr als ein abgelehntes Doppel.
reason-no-take = Die Gewinnchance ist { $win }; zum Annehmen braucht es { $from }.
reason-take = Die Gewinnchance ist { $win }; zum Annehmen genügen { $from }.
