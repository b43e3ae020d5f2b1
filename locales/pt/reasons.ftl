### Why a decision lost something; docs/analysis.md defines the figures. The best play is compared with the one that was made

reasons-title = Razões
reason-wins = A melhor jogada ganha em { $best } dos jogos em vez de { $played }.
reason-gammons = A melhor jogada ganha { $wins ->
    [mars] um mars
   *[gammon] um gammon
} em { $best } dos jogos em vez de { $played }.
reason-gammons-lost = A melhor jogada perde { $wins ->
    [mars] um mars
   *[gammon] um gammon
} em { $best } dos jogos em vez de { $played }.
reason-fewer-wins = Em troca, ganha menos jogos: { $best } em vez de { $played }.
reason-hits = Depois da melhor jogada, o adversário bate com { $best } dos 36 lançamentos em vez de { $played }.
reason-hit-cost = Depois da melhor jogada, ser batido custa menos: a posição vale então { $best } em média em vez de { $played }.
reason-worth-risk = O risco vale a pena: o adversário bate com { $hits_best } dos 36 lançamentos em vez de { $hits_played }, mas sem batida a posição vale { $best } em vez de { $played }.
reason-dances = Depois da melhor jogada, o adversário não pode mover com { $best } dos 36 lançamentos em vez de { $played }.
reason-escapes = Depois da melhor jogada, as peças atrasadas do adversário saem com { $best } dos 36 lançamentos em vez de { $played }.
reason-points = Depois da melhor jogada, o adversário faz uma casa-chave com { $best } dos 36 lançamentos em vez de { $played }.
reason-anchors = Depois da melhor jogada, o adversário faz uma âncora com { $best } dos 36 lançamentos em vez de { $played }.
reason-slot = Além disso, põe uma peça isolada na casa { $point }.
reason-back =
    { $best ->
        [1] Além disso, deixa { $best } peça atrasada em vez de { $played }.
       *[other] Além disso, deixa { $best } peças atrasadas em vez de { $played }.
    }
reason-deep =
    { $best ->
        [1] Além disso, deixa { $best } peça nas duas casas mais fundas em vez de { $played }.
       *[other] Além disso, deixa { $best } peças nas duas casas mais fundas em vez de { $played }.
    }
reason-key-rolls = Se nada mudar, { $best } dos 36 lançamentos fazem depois uma casa-chave em vez de { $played }.
reason-unhit = Sem batida, a posição vale { $best } em vez de { $played }.
reason-whole = Nenhum fator explica sozinho a diferença; explica-a a posição inteira.
reason-concede-hits = É verdade que o adversário bate então com { $best } dos 36 lançamentos em vez de { $played }, mas isso pesa menos.
reason-concede-hit-cost = É verdade que ser batido custa então mais: a posição vale { $best } em média em vez de { $played }, mas isso pesa menos.
reason-concede-dances = É verdade que o adversário não pode então mover só com { $best } dos 36 lançamentos em vez de { $played }, mas isso pesa menos.
reason-concede-escapes = É verdade que as peças atrasadas do adversário saem então com { $best } dos 36 lançamentos em vez de { $played }, mas isso pesa menos.
reason-concede-points = É verdade que o adversário faz então uma casa-chave com { $best } dos 36 lançamentos em vez de { $played }, mas isso pesa menos.
reason-concede-anchors = É verdade que o adversário faz então uma âncora com { $best } dos 36 lançamentos em vez de { $played }, mas isso pesa menos.
reason-market-losers = { $share } das sequências de lançamento e resposta perdem o mercado: o adversário recusa depois.
reason-double-point = A probabilidade de vitória é de { $win }; dobrar é certo a partir de { $from }.
reason-cash-point = A probabilidade de vitória é de { $win }; a partir de { $from } o adversário tem de recusar.
reason-too-early = A probabilidade de vitória é de { $win }; para dobrar é preciso { $from }.
reason-too-good = A probabilidade de vitória é de { $win }; a partir de { $from } continuar vale mais do que um dobro recusado.
reason-no-take = A probabilidade de vitória é de { $win }; para aceitar é preciso { $from }.
reason-take = A probabilidade de vitória é de { $win }; para aceitar basta { $from }.
