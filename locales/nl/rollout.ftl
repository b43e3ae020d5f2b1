### Rollouts: a position is played many times, and its candidates are compared; docs/rollout.md defines the figures

rollout-title = Rollout
rollout-about = Speelt de stelling vele malen uit, met dezelfde worpen voor elke kandidaat, en vergelijkt de gemiddelden.
rollout-start = Rollout starten
rollout-trials = Spellen
rollout-trials-help = Maximum voor elke kandidaat. In 1.296 spellen komt elk paar eerste worpen één keer voor.
rollout-ply = Diepte van zetten
rollout-cube-ply = Diepte van kubusbeslissingen
rollout-length = Lengte
rollout-to-end = Tot het einde van het spel
rollout-rolls =
    { $rolls ->
        [one] { NUMBER($rolls) } worp
       *[other] { NUMBER($rolls) } worpen
    }
rollout-stop-clear = Stoppen als de beslissing duidelijk is
rollout-stop-clear-help = Kandidaten die duidelijk achterliggen (99%), vallen af.
rollout-stop-se = Stoppen bij een standaardfout van
rollout-stop-never = Nooit
rollout-more = Meer instellingen
rollout-plays = Aantal zetten dat vergeleken wordt
rollout-seed = Startwaarde van de dobbelstenen
rollout-cube = Met kubus
rollout-luck = Geluk aftrekken (variantiereductie)
rollout-tables = Exacte tabellen gebruiken
rollout-all = Rollouts
rollout-none = Er zijn nog geen rollouts. Start er een in de editor of bij een beslissing van een analyse.
rollout-list-more = Meer rollouts tonen
rollout-open = Opgeslagen rollout openen
rollout-show = Bekijken
rollout-show-of = Rollout bekijken: { $name }
rollout-save = Rollout opslaan
rollout-remove = Rollout verwijderen
rollout-remove-title = Deze rollout verwijderen?
rollout-remove-text =
    { $trials ->
        [one] Het ene spel ervan gaat verloren.
       *[other] De { NUMBER($trials) } spellen ervan gaan verloren.
    }
rollout-removed = De rollout is verwijderd
rollout-board = Stelling van de rollout
rollout-table = Kandidaten
rollout-interval = Equity van de speler aan zet, met intervallen van 95%. Verschillen zijn met dezelfde worpen gemeten.
rollout-candidate = Kandidaat
rollout-equity = Equity
rollout-loss = Achterstand
rollout-win = Winst
rollout-win-gammon = Gammons
rollout-win-backgammon = Backgammons
rollout-lose-gammon = Verloren gammons
rollout-lose-backgammon = Verloren backgammons
rollout-out = afgevallen
rollout-roll = Gooien
rollout-before = vóór de worp
rollout-running = Bezig
rollout-paused = Gepauzeerd
rollout-finished = Klaar
rollout-finished-said = De rollout is klaar: { $best }
rollout-progress =
    { $of ->
        [one] { NUMBER($done) } van { NUMBER($of) } spel
       *[other] { NUMBER($done) } van { NUMBER($of) } spellen
    }
rollout-progress-label = Voortgang van de rollout
rollout-left-seconds = nog hoogstens ongeveer { NUMBER($seconds) } s
rollout-left-minutes = nog hoogstens ongeveer { NUMBER($minutes) } min
rollout-pause = Pauzeren
rollout-resume = Doorgaan
rollout-more-trials = Spellen per kandidaat
rollout-extend = Verder spelen
rollout-if-doubled = { $action }. Na een verdubbeling: { $answer }
rollout-sum-cube = kubus { $ply }
rollout-sum-no-cube = zonder kubus
rollout-sum-luck = geluk afgetrokken
rollout-sum-no-luck = met geluk
rollout-sum-stop-se = stopt bij een standaardfout van { $error }
rollout-sum-seed = startwaarde { $seed }
error-other-engine = Deze rollout is met andere netten of tabellen begonnen. De resultaten blijven; start een nieuwe voor meer spellen.
