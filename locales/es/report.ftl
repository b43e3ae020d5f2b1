### Reports of analyses: the page that is saved, beside the messages of the analysis itself

report-partial = Leído en parte: { $note }
report-few = { $player }: el PR es incierto, porque cuentan pocas decisiones ({ NUMBER($count) }).
report-too-few = { $player }: cuentan demasiado pocas decisiones para un PR ({ NUMBER($count) }).
report-met = tabla de equidades de encuentro { $met }
report-counted = Decisiones que cuenta el PR
report-limits = Errores, errores graves (límites de eXtreme Gammon)
report-plays = Jugadas, de ellas no forzadas
report-cube = Decisiones, de ellas ajustadas o efectivas
report-made = Cubos doblados, aceptados, rechazados
report-resignations = Abandonos (fuera de todos los totales)
report-luck-rate = Suerte por turno, mEMG
report-best = Lo mejor: { $choice }
report-player = Jugador
report-decision = Decisión
report-equity = Equidad
report-loss = Pérdida
report-lost = Pierde
