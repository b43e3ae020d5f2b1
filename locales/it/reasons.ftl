### Why a decision lost something; docs/analysis.md defines the figures. The best play is compared with the one that was made

reasons-title = Perché
reason-wins = La mossa migliore vince il { $best } invece del { $played }.
reason-gammons = La mossa migliore vince { $wins ->
    [mars] un mars
   *[gammon] un gammon
} nel { $best } delle partite invece del { $played }.
reason-gammons-lost = La mossa migliore perde { $wins ->
    [mars] un mars
   *[gammon] un gammon
} nel { $best } delle partite invece del { $played }.
reason-fewer-wins = Però vince meno partite: il { $best } invece del { $played }.
reason-hits = Dopo la mossa migliore, l’avversario colpisce con { $best } dei 36 tiri invece di { $played }.
reason-hit-cost = Dopo la mossa migliore, essere colpiti costa meno: la posizione vale allora { $best } in media invece di { $played }.
reason-worth-risk = Il rischio vale la pena: l’avversario colpisce con { $hits_best } dei 36 tiri invece di { $hits_played }, ma se non colpisce la posizione vale { $best } invece di { $played }.
reason-dances = Dopo la mossa migliore, l’avversario non può muovere con { $best } dei 36 tiri invece di { $played }.
reason-escapes = Dopo la mossa migliore, le pedine arretrate dell’avversario escono con { $best } dei 36 tiri invece di { $played }.
reason-points = Dopo la mossa migliore, l’avversario fa una punta chiave con { $best } dei 36 tiri invece di { $played }.
reason-anchors = Dopo la mossa migliore, l’avversario fa un’ancora con { $best } dei 36 tiri invece di { $played }.
reason-slot = Inoltre mette una pedina sola sulla punta { $point }.
reason-back =
    { $best ->
        [one] Inoltre lascia { $best } pedina arretrata invece di { $played }.
       *[other] Inoltre lascia { $best } pedine arretrate invece di { $played }.
    }
reason-deep =
    { $best ->
        [one] Inoltre lascia { $best } pedina sulle due punte più profonde invece di { $played }.
       *[other] Inoltre lascia { $best } pedine sulle due punte più profonde invece di { $played }.
    }
reason-key-rolls = Se nulla cambia, { $best } dei 36 tiri fanno poi una punta chiave invece di { $played }.
reason-unhit = Senza essere colpiti, la posizione vale { $best } invece di { $played }.
reason-whole = Nessun elemento da solo spiega la differenza; la spiega l’intera posizione.
reason-concede-hits = È vero, l’avversario colpisce allora con { $best } dei 36 tiri invece di { $played }; ma pesa meno.
reason-concede-hit-cost = È vero, essere colpiti costa allora di più: la posizione vale { $best } in media invece di { $played }; ma pesa meno.
reason-concede-dances = È vero, l’avversario non può allora muovere solo con { $best } dei 36 tiri invece di { $played }; ma pesa meno.
reason-concede-escapes = È vero, le pedine arretrate dell’avversario escono allora con { $best } dei 36 tiri invece di { $played }; ma pesa meno.
reason-concede-points = È vero, l’avversario fa allora una punta chiave con { $best } dei 36 tiri invece di { $played }; ma pesa meno.
reason-concede-anchors = È vero, l’avversario fa allora un’ancora con { $best } dei 36 tiri invece di { $played }; ma pesa meno.
reason-market-losers = Il { $share } delle sequenze di tiro e risposta fa perdere il mercato: l’avversario poi rifiuta.
reason-double-point = La probabilità di vittoria è { $win }; raddoppiare è giusto da { $from }.
reason-cash-point = La probabilità di vittoria è { $win }; da { $from } l’avversario deve rifiutare.
reason-too-early = La probabilità di vittoria è { $win }; per raddoppiare serve { $from }.
reason-too-good = La probabilità di vittoria è { $win }; da { $from } continuare vale più di un raddoppio rifiutato.
reason-no-take = La probabilità di vittoria è { $win }; per accettare serve { $from }.
reason-take = La probabilità di vittoria è { $win }; per accettare basta { $from }.
