### Reports of analyses: the page that is saved, beside the messages of the analysis itself

report-partial = Lu en partie : { $note }
report-few = { $player } : le PR est incertain, car peu de décisions comptent ({ NUMBER($count) }).
report-too-few = { $player } : trop peu de décisions comptent pour un PR ({ NUMBER($count) }).
report-met = table d’équités de match { $met }
report-counted = Décisions comptées par le PR
report-limits = Erreurs, bourdes (limites d’eXtreme Gammon)
report-plays = Coups, dont non forcés
report-cube = Décisions, dont serrées ou effectives
report-made = Doubles offerts, pris, refusés
report-resignations = Abandons (hors de tous les totaux)
report-luck-rate = Chance par tour, mEMG
report-best = Meilleur choix : { $choice }
report-player = Joueur
report-decision = Décision
report-equity = Équité
report-loss = Perte
report-lost = Défaite
