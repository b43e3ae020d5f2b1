### Reports of analyses: the page that is saved, beside the messages of the analysis itself

report-partial = Kun delvist læst: { $note }
report-few = { $player }: PR er usikker, fordi kun få beslutninger tæller ({ NUMBER($count) }).
report-too-few = { $player }: for få beslutninger tæller til en PR ({ NUMBER($count) }).
report-met = matchequity efter { $met }
report-counted = Beslutninger, som PR tæller
report-limits = Fejl, grove fejl (grænser fra eXtreme Gammon)
report-plays = Træk, heraf med valg
report-cube = Beslutninger, heraf tætte eller trufne
report-made = Doblinger, tag, pas
report-resignations = Opgivne spil (uden for alle summer)
report-luck-rate = Held pr. tur, mEMG
report-best = Bedst: { $choice }
report-player = Spiller
report-decision = Beslutning
report-equity = Equity
report-loss = Tab
report-lost = Nederlag
