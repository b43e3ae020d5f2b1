### Reports of analyses: the page that is saved, beside the messages of the analysis itself

report-partial = Gedeeltelijk gelezen: { $note }
report-few = { $player }: de PR is onzeker, omdat maar weinig beslissingen meetellen ({ NUMBER($count) }).
report-too-few = { $player }: er tellen te weinig beslissingen mee voor een PR ({ NUMBER($count) }).
report-met = matchequity volgens { $met }
report-counted = Beslissingen die voor de PR tellen
report-limits = Fouten, blunders (grenzen van eXtreme Gammon)
report-plays = Zetten, waarvan met keuze
report-cube = Beslissingen, waarvan krap of genomen
report-made = Verdubbeld, aangenomen, geweigerd
report-resignations = Opgegeven spellen (buiten alle totalen)
report-luck-rate = Geluk per beurt, mEMG
report-best = Het beste: { $choice }
report-player = Speler
report-decision = Beslissing
report-equity = Equity
report-loss = Verlies
report-lost = Nederlaag
