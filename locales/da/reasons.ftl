### Why a decision lost something; docs/analysis.md defines the figures. The best play is compared with the one that was made

reasons-title = Hvorfor
reason-wins = Det bedste træk vinder { $best } i stedet for { $played }.
reason-gammons = Det bedste træk vinder { $wins ->
    [mars] mars
   *[gammon] gammon
} i { $best } af spillene i stedet for { $played }.
reason-gammons-lost = Det bedste træk taber { $wins ->
    [mars] mars
   *[gammon] gammon
} i { $best } af spillene i stedet for { $played }.
reason-fewer-wins = Til gengæld vinder det sjældnere: { $best } i stedet for { $played }.
reason-hits = Efter det bedste træk slår modstanderen hjem med { $best } af 36 slag i stedet for { $played }.
reason-hit-cost = Efter det bedste træk koster det mindre at blive slået hjem: stillingen er så { $best } værd i gennemsnit i stedet for { $played }.
reason-worth-risk = Risikoen er det værd: modstanderen slår hjem med { $hits_best } af 36 slag i stedet for { $hits_played }, men uden hjemslag er stillingen { $best } værd i stedet for { $played }.
reason-dances = Efter det bedste træk kan modstanderen ikke rykke med { $best } af 36 slag i stedet for { $played }.
reason-escapes = Efter det bedste træk slipper modstanderens bageste brikker ud med { $best } af 36 slag i stedet for { $played }.
reason-points = Efter det bedste træk laver modstanderen et nøglepunkt med { $best } af 36 slag i stedet for { $played }.
reason-anchors = Efter det bedste træk laver modstanderen et anker med { $best } af 36 slag i stedet for { $played }.
reason-slot = Desuden sætter det en enkelt brik på punkt { $point }.
reason-back =
    { $best ->
        [one] Desuden står { $best } brik tilbage i stedet for { $played }.
       *[other] Desuden står { $best } brikker tilbage i stedet for { $played }.
    }
reason-deep =
    { $best ->
        [one] Desuden ligger { $best } brik på de to dybeste punkter i stedet for { $played }.
       *[other] Desuden ligger { $best } brikker på de to dybeste punkter i stedet for { $played }.
    }
reason-key-rolls = Hvis intet ændrer sig, laver { $best } af 36 slag derefter et nøglepunkt i stedet for { $played }.
reason-unhit = Uden et hjemslag er stillingen { $best } værd i stedet for { $played }.
reason-whole = Intet enkelt forhold forklarer forskellen; det gør hele stillingen.
reason-concede-hits = Ganske vist slår modstanderen så hjem med { $best } af 36 slag i stedet for { $played }, men det vejer mindre.
reason-concede-hit-cost = Ganske vist koster det så mere at blive slået hjem: stillingen er { $best } værd i gennemsnit i stedet for { $played }. Men det vejer mindre.
reason-concede-dances = Ganske vist kan modstanderen så kun med { $best } af 36 slag ikke rykke i stedet for { $played }, men det vejer mindre.
reason-concede-escapes = Ganske vist slipper modstanderens bageste brikker så ud med { $best } af 36 slag i stedet for { $played }, men det vejer mindre.
reason-concede-points = Ganske vist laver modstanderen så et nøglepunkt med { $best } af 36 slag i stedet for { $played }, men det vejer mindre.
reason-concede-anchors = Ganske vist laver modstanderen så et anker med { $best } af 36 slag i stedet for { $played }, men det vejer mindre.
reason-market-losers = { $share } af alle kombinationer af slag og svar taber markedet: modstanderen passer så.
reason-double-point = Vinderchancen er { $win }; det er rigtigt at doble fra { $from }.
reason-cash-point = Vinderchancen er { $win }; fra { $from } skal modstanderen passe.
reason-too-early = Vinderchancen er { $win }; det kræver { $from } at doble.
reason-too-good = Vinderchancen er { $win }; fra { $from } er det mere værd at spille videre end at doble og få pas.
reason-no-take = Vinderchancen er { $win }; det kræver { $from } at tage.
reason-take = Vinderchancen er { $win }; { $from } er nok til at tage.
