### Reports of analyses: the page that is saved, beside the messages of the analysis itself

report-partial = Lido em parte: { $note }
report-few = { $player }: o PR é incerto, porque contam poucas decisões ({ NUMBER($count) }).
report-too-few = { $player }: decisões insuficientes para um PR ({ NUMBER($count) }).
report-met = tabela de equidades de partida { $met }
report-counted = Decisões que o PR conta
report-limits = Erros, erros graves (limites do eXtreme Gammon)
report-plays = Jogadas, das quais não forçadas
report-cube = Decisões, das quais difíceis ou efetivas
report-made = Dobrar, aceitar, recusar
report-resignations = Desistências (fora de todos os totais)
report-luck-rate = Sorte por vez, mEMG
report-best = O melhor: { $choice }
report-player = Jogador
report-decision = Decisão
report-equity = Equidade
report-loss = Perda
report-lost = Perde
