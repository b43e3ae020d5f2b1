### Reports of analyses: the page that is saved, beside the messages of the analysis itself

report-partial = Letto in parte: { $note }
report-few = { $player }: il PR è incerto, perché contano poche decisioni ({ NUMBER($count) }).
report-too-few = { $player }: contano troppo poche decisioni per un PR ({ NUMBER($count) }).
report-met = tabella delle equity d’incontro { $met }
report-counted = Decisioni contate dal PR
report-limits = Errori, errori gravi (limiti di eXtreme Gammon)
report-plays = Mosse, di cui non forzate
report-cube = Decisioni, di cui incerte o effettive
report-made = Raddoppi offerti, accettati, rifiutati
report-resignations = Abbandoni (fuori da tutti i totali)
report-luck-rate = Fortuna per turno, mEMG
report-best = La scelta migliore: { $choice }
report-player = Giocatore
report-decision = Decisione
report-equity = Equity
report-loss = Perdita
report-lost = Perde
