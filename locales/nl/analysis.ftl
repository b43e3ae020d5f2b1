### The page of an analysed match. PR is the performance rating of eXtreme Gammon, MWC the chance to win the match; docs/analysis.md defines the figures

analysis-title = Analyse
analysis-intro = Tavola beoordeelt elke zet en elke kubusbeslissing van beide spelers, en meet hoeveel geluk er in elke worp zat.
analysis-level = Diepgang
analysis-level-quick = Snel
analysis-level-quick-about = Eén worp vooruit: een eerste indruk in enkele seconden.
analysis-level-standard = Normaal
analysis-level-standard-about = Twee worpen vooruit, zo sterk als het niveau meester.
analysis-level-thorough = Grondig
analysis-level-thorough-about = Twee worpen vooruit; zetten die dicht bij elkaar liggen, krijgen ook een rollout. Duurt enkele minuten.
analysis-run = Analyseren
analysis-continue = Verder analyseren
analysis-again = Opnieuw analyseren
analysis-older = Deze analyse is van een eerdere versie van Tavola, die anders oordeelde.
analysis-stop = Stoppen
analysis-progress =
    { $of ->
        [one] { NUMBER($done) } van { NUMBER($of) } beslissing
       *[other] { NUMBER($done) } van { NUMBER($of) } beslissingen
    }
analysis-progress-label = Voortgang van de analyse
analysis-left-seconds = nog ongeveer { NUMBER($seconds) } s
analysis-left-minutes = nog ongeveer { NUMBER($minutes) } min
analysis-finished = De analyse is klaar
analysis-none = In deze match is nog niets beslist.
analysis-no-errors = Geen fouten.
moments-title = De beslissende momenten
moments-game-title = De momenten van dit spel
moments-practise = Opnieuw spelen als opgaven
analysis-unit = Een equity van 1 is hier { $unit } punten waard, het gemiddelde van een enkel spel.
analysis-points = { $points } ptn
analysis-board = Stelling vóór de beslissing van { $player }
analysis-decisions = Beslissingen
analysis-only-errors = Fouten
analysis-all = Alle
analysis-previous = Vorige beslissing
analysis-next = Volgende beslissing
analysis-previous-error = Vorige fout
analysis-next-error = Volgende fout
analysis-keys = Pijltjestoetsen gaan van beslissing naar beslissing; met Shift van fout naar fout.
analysis-legend = Doorgetrokken groene pijlen: de beste zet. Gestreepte pijlen: de gespeelde zet.
analysis-made = (gespeeld)
analysis-mark = Markeren
analysis-mark-errors = Alle fouten markeren
analysis-unmark = Alle markeringen weg
analysis-roll-out-marked =
    { $count ->
        [one] Rollout van { NUMBER($count) } gemarkeerde beslissing
       *[other] Rollout van { NUMBER($count) } gemarkeerde beslissingen
    }
analysis-rank = plaats { NUMBER($rank) } van { NUMBER($choices) }
analysis-trials =
    { $trials ->
        [one] rollout van { NUMBER($trials) } spel
       *[other] rollout van { NUMBER($trials) } spellen
    }
analysis-mwc = match { $share }
analysis-chance-win = wint { $share }
analysis-chance-win-gammon = { $wins ->
    [mars] mars
   *[gammon] gammons
} { $share }
analysis-chance-win-backgammon = { $wins ->
    [mars] koks
   *[gammon] backgammons
} { $share }
analysis-chance-lose-gammon = { $wins ->
    [mars] verloren mars
   *[gammon] verloren gammons
} { $share }
analysis-chance-lose-backgammon = { $wins ->
    [mars] verloren koks
   *[gammon] verloren backgammons
} { $share }
analysis-column-match = Match
analysis-column-win = Winst
analysis-column-gammon = { $wins ->
    [mars] M
   *[gammon] G
}
analysis-column-backgammon = { $wins ->
    [mars] K
   *[gammon] BG
}
analysis-roll-luck = Geluk van de worp: { $luck }
analysis-kind-roll = Worp
analysis-what-if = Wat als? Vanaf hier verder spelen
analysis-what-if-level = Tegenstander
analysis-save = Rapport opslaan
analysis-save-text = Tekst
analysis-class-good = goed
analysis-class-doubtful = twijfelachtig
analysis-class-bad = slecht
analysis-class-very-bad = zeer slecht
analysis-luck-very-lucky = veel geluk
analysis-luck-lucky = geluk
analysis-luck-neutral = neutraal
analysis-luck-unlucky = pech
analysis-luck-very-unlucky = veel pech
analysis-graph-mwc = Kans van { $player } om de match te winnen
analysis-graph-equity = Equity van { $player }
analysis-graph-luck = Geluk tot nu toe
analysis-graph-help = Elk merkteken is een fout en leidt naar de beslissing.
analysis-figures = Alle cijfers
analysis-figures-help = Equity telt in enkele overwinningen bij de huidige stand van de kubus. De PR van één match heeft een onzekerheid van ongeveer 1,5.
analysis-rates = Foutcijfers
analysis-pr = PR (geteld zoals in eXtreme Gammon)
analysis-gnubg = Foutcijfer van GNU Backgammon, mEMG
analysis-snowie = Foutcijfer van Snowie
analysis-lost = Verloren door fouten
analysis-result = Uitslag
analysis-adjusted = Uitslag zonder geluk
analysis-checkers = Spel met de stenen
analysis-unforced = Zetten met keuze
analysis-cube = Kubus
analysis-close = Krappe of genomen beslissingen
analysis-redouble = { $mistake } (herverdubbeling)
analysis-mistake-missed-below-cash-point = Gemiste verdubbeling (aannemen)
analysis-mistake-missed-above-cash-point = Gemiste verdubbeling (weigeren)
analysis-mistake-wrong-below-double-point = Te vroeg verdubbeld
analysis-mistake-wrong-above-too-good = Verdubbeld terwijl het te goed was
analysis-mistake-wrong-take = Ten onrechte aangenomen
analysis-mistake-wrong-drop = Ten onrechte geweigerd
analysis-mistake-wrong-beaver = Verkeerde beaver
analysis-mistake-missed-beaver = Gemiste beaver
analysis-luck = Geluk
analysis-luck-sum = Geluk van alle worpen
analysis-by-part = Per fase van het spel
analysis-part-opening = Opening
analysis-part-middle = Middenspel
analysis-part-race = Race
analysis-part-bear-off = Uitspelen

rollout-from-analysis = Rollout starten
analysis-openings = In het openingsboek
