### Why a decision lost something; docs/analysis.md defines the figures. The best play is compared with the one that was made

reasons-title = Pourquoi
reason-wins = Le meilleur coup gagne { $best } au lieu de { $played }.
reason-gammons = Le meilleur coup gagne { $wins ->
    [mars] un mars
   *[gammon] un gammon
} dans { $best } des parties au lieu de { $played }.
reason-gammons-lost = Le meilleur coup perd { $wins ->
    [mars] un mars
   *[gammon] un gammon
} dans { $best } des parties au lieu de { $played }.
reason-fewer-wins = En contrepartie, il gagne moins souvent : { $best } au lieu de { $played }.
reason-hits = Après le meilleur coup, l’adversaire frappe avec { $best } des 36 lancers au lieu de { $played }.
reason-hit-cost = Après le meilleur coup, être frappé coûte moins : la position vaut alors { $best } en moyenne au lieu de { $played }.
reason-worth-risk = Le risque en vaut la peine : l’adversaire frappe avec { $hits_best } des 36 lancers au lieu de { $hits_played }, mais sans frappe la position vaut { $best } au lieu de { $played }.
reason-dances = Après le meilleur coup, l’adversaire ne peut pas jouer avec { $best } des 36 lancers au lieu de { $played }.
reason-escapes = Après le meilleur coup, les pions arrière de l’adversaire sortent avec { $best } des 36 lancers au lieu de { $played }.
reason-points = Après le meilleur coup, l’adversaire fait une flèche clé avec { $best } des 36 lancers au lieu de { $played }.
reason-anchors = Après le meilleur coup, l’adversaire fait une ancre avec { $best } des 36 lancers au lieu de { $played }.
reason-slot = De plus, il place un pion isolé sur la flèche { $point }.
reason-back =
    { $best ->
        [one] De plus, il laisse { $best } pion arrière au lieu de { $played }.
       *[other] De plus, il laisse { $best } pions arrière au lieu de { $played }.
    }
reason-deep =
    { $best ->
        [one] De plus, il laisse { $best } pion sur les deux flèches les plus profondes au lieu de { $played }.
       *[other] De plus, il laisse { $best } pions sur les deux flèches les plus profondes au lieu de { $played }.
    }
reason-key-rolls = Si rien ne change, { $best } des 36 lancers font ensuite une flèche clé au lieu de { $played }.
reason-unhit = Sans frappe, la position vaut { $best } au lieu de { $played }.
reason-whole = Aucun élément isolé n’explique la différence ; c’est l’ensemble de la position.
reason-concede-hits = Certes, l’adversaire frappe alors avec { $best } des 36 lancers au lieu de { $played } ; cela pèse moins.
reason-concede-hit-cost = Certes, être frappé coûte alors plus : la position vaut { $best } en moyenne au lieu de { $played } ; cela pèse moins.
reason-concede-dances = Certes, l’adversaire ne peut alors pas jouer avec { $best } des 36 lancers seulement au lieu de { $played } ; cela pèse moins.
reason-concede-escapes = Certes, les pions arrière de l’adversaire sortent alors avec { $best } des 36 lancers au lieu de { $played } ; cela pèse moins.
reason-concede-points = Certes, l’adversaire fait alors une flèche clé avec { $best } des 36 lancers au lieu de { $played } ; cela pèse moins.
reason-concede-anchors = Certes, l’adversaire fait alors une ancre avec { $best } des 36 lancers au lieu de { $played } ; cela pèse moins.
reason-market-losers = { $share } des suites d’un lancer et d’une réponse perdent le marché : l’adversaire refuse alors.
reason-double-point = La chance de gain est de { $win } ; doubler est juste à partir de { $from }.
reason-cash-point = La chance de gain est de { $win } ; à partir de { $from }, l’adversaire doit refuser.
reason-too-early = La chance de gain est de { $win } ; il faut { $from } pour doubler.
reason-too-good = La chance de gain est de { $win } ; à partir de { $from }, continuer vaut mieux qu’un double refusé.
reason-no-take = La chance de gain est de { $win } ; il faut { $from } pour accepter.
reason-take = La chance de gain est de { $win } ; { $from } suffisent pour accepter.
