### Why a decision lost something; docs/analysis.md defines the figures. The best play is compared with the one that was made

reasons-title = Waarom
reason-wins = De beste zet wint { $best } in plaats van { $played }.
reason-gammons = De beste zet wint in { $best } van de spellen { $wins ->
    [mars] een mars
   *[gammon] een gammon
} in plaats van in { $played }.
reason-gammons-lost = De beste zet verliest in { $best } van de spellen { $wins ->
    [mars] een mars
   *[gammon] een gammon
} in plaats van in { $played }.
reason-fewer-wins = Daar staat tegenover dat hij minder vaak wint: { $best } in plaats van { $played }.
reason-hits = Na de beste zet slaat de tegenstander met { $best } van de 36 worpen in plaats van met { $played }.
reason-hit-cost = Na de beste zet kost het minder om geslagen te worden: de stelling is dan gemiddeld { $best } waard in plaats van { $played }.
reason-worth-risk = Het risico is het waard: de tegenstander slaat met { $hits_best } van de 36 worpen in plaats van met { $hits_played }, maar zonder treffer is de stelling { $best } waard in plaats van { $played }.
reason-dances = Na de beste zet kan de tegenstander met { $best } van de 36 worpen niet spelen in plaats van met { $played }.
reason-escapes = Na de beste zet komen de achterste stenen van de tegenstander met { $best } van de 36 worpen weg in plaats van met { $played }.
reason-points = Na de beste zet maakt de tegenstander met { $best } van de 36 worpen een belangrijke punt in plaats van met { $played }.
reason-anchors = Na de beste zet maakt de tegenstander met { $best } van de 36 worpen een anker in plaats van met { $played }.
reason-slot = Bovendien zet hij een losse steen op punt { $point }.
reason-back =
    { $best ->
        [one] Bovendien blijft er { $best } steen achter in plaats van { $played }.
       *[other] Bovendien blijven er { $best } stenen achter in plaats van { $played }.
    }
reason-deep =
    { $best ->
        [one] Bovendien ligt { $best } steen op de twee diepste punten in plaats van { $played }.
       *[other] Bovendien liggen { $best } stenen op de twee diepste punten in plaats van { $played }.
    }
reason-key-rolls = Verandert er niets, dan maken { $best } van de 36 worpen een belangrijke punt in plaats van { $played }.
reason-unhit = Zonder treffer is de stelling { $best } waard in plaats van { $played }.
reason-whole = Geen enkel kenmerk verklaart het verschil; de hele stelling doet dat.
reason-concede-hits = Weliswaar slaat de tegenstander dan met { $best } van de 36 worpen in plaats van met { $played }, maar dat weegt minder zwaar.
reason-concede-hit-cost = Weliswaar kost het dan meer om geslagen te worden: de stelling is gemiddeld { $best } waard in plaats van { $played }. Maar dat weegt minder zwaar.
reason-concede-dances = Weliswaar kan de tegenstander dan maar met { $best } van de 36 worpen niet spelen in plaats van met { $played }, maar dat weegt minder zwaar.
reason-concede-escapes = Weliswaar komen de achterste stenen van de tegenstander dan met { $best } van de 36 worpen weg in plaats van met { $played }, maar dat weegt minder zwaar.
reason-concede-points = Weliswaar maakt de tegenstander dan met { $best } van de 36 worpen een belangrijke punt in plaats van met { $played }, maar dat weegt minder zwaar.
reason-concede-anchors = Weliswaar maakt de tegenstander dan met { $best } van de 36 worpen een anker in plaats van met { $played }, maar dat weegt minder zwaar.
reason-market-losers = { $share } van de reeksen van worp en antwoord verliest de markt: de tegenstander weigert dan.
reason-double-point = De winstkans is { $win }; verdubbelen is juist vanaf { $from }.
reason-cash-point = De winstkans is { $win }; vanaf { $from } moet de tegenstander weigeren.
reason-too-early = De winstkans is { $win }; voor verdubbelen is { $from } nodig.
reason-too-good = De winstkans is { $win }; vanaf { $from } is doorspelen meer waard dan een geweigerde verdubbeling.
reason-no-take = De winstkans is { $win }; voor aannemen is { $from } nodig.
reason-take = De winstkans is { $win }; voor aannemen is { $from } genoeg.
