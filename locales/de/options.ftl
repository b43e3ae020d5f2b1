### The options of the games: `option-ID`, `option-ID-VALUE`, and the reasons why some do not go together. The pages that show rules.

## Rules

rules-contents = Inhalt
rules-all = Alle Spiele
rules-back-new = Zurück zum neuen Spiel
rules-back-match = Zurück zum Match
print = Drucken

## What options do not go together

conflict-needs-hits = braucht Steine, die geschlagen werden können
conflict-needs-pins = braucht Steine, die festgesetzt werden können
conflict-needs-blocks = braucht ein Spiel, in dem ein einzelner Stein sperrt
conflict-needs-first-point = braucht eine Aufstellung mit allen Steinen auf dem ersten Feld
conflict-needs-pool = braucht Steine, die im Vorrat beginnen
conflict-start-clash = beide würden auf denselben Feldern beginnen
conflict-needs-whole-board = braucht ein Brett mit 24 Feldern
conflict-open-roll-is-one = ein offener Wurf bringt keine weiteren Würfe und wird nicht abgegeben
conflict-open-roll-has-no-cube = ein offener Wurf lässt dem Dopplerwürfel keinen Moment
conflict-fixed-roll-is-one = ein fester Wurf bringt keine weiteren Würfe
conflict-head-needs-one-part = die Kopfregel braucht Pasche aus einem Teil
conflict-hand-over-needs-chain = nur ein Pasch mit allen höheren Zahlen wird abgegeben
conflict-all-or-nothing-is-one = alles oder nichts braucht freie Reihenfolge und Pasche aus einem Teil
conflict-needs-backgammons = braucht Spiel, die dreifach zählen
conflict-backgammon-rules-first = stell zuerst wieder die übliche Regel für ein Backgammon ein
conflict-needs-half-board = braucht ein halbes Brett
conflict-needs-towers = braucht Türme
conflict-needs-beavers = braucht Beaver
conflict-counts-one = Spiel, die so enden, zählen eins
conflict-never-ends = Züge rückwärts brauchen unbegrenzte Stapel, Schlagen und den Sieg dessen, der zuerst fertig ist – sonst endet ein Spiel vielleicht nie
conflict-own-game = dieses Spiel zieht auf seine eigene Art
option-blocked = Geht hier nicht: { $value } – { $why }.
option-own-way = auf eigene Art
options-closed = Was nicht zu diesen Regeln passt

## Rules side by side

compare-lead = Zwei bis fünf Spiele oder Hausregeln. Was sich unterscheidet, steht oben.
compare-leaflets = Die fünf Anleitungen
compare-add = Spiel hinzufügen
compare-remove = { $game } entfernen
compare-differences = { $count ->
    [0] Kein Unterschied
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
}
compare-same = In allen gleich
compare-rule = Regel

## Options: start

option-opening = Wer beginnt
option-opening-one-die-each = Je ein Würfel; wer höher wirft, setzt beide
option-opening-one-die-each-then-roll = Je ein Würfel; wer höher wirft, würfelt neu
option-opening-two-dice-highest = Je zwei Würfel; die höhere Summe würfelt neu
option-opening-lot-then-roll = Ausgelost, dann ein Wurf
option-winner_starts = Wer gewinnt, beginnt das nächste Spiel
option-start = Aufstellung
option-start-standard = Wie üblich
option-start-nackgammon = Wie im Nackgammon
option-start-hypergammon = Je drei Steine weit hinten
option-start-longgammon = Alle auf dem ersten Feld
option-start-pool = Alle im Vorrat
option-start-home = Alle im Heimfeld
option-track = Laufrichtung
option-track-contrary = Gegenläufig
option-track-same = Gleicher Weg für beide
option-track-offset = Gleiche Richtung, aus gegenüberliegenden Ecken

## Options: dice

option-double_times = So oft zählt ein Pasch
option-doubles = Nach einem Pasch
option-doubles-plain = Nichts weiter
option-doubles-underside = Auch die Unterseite der Würfel
option-doubles-ascending = Auch alle höheren Zahlen
option-roll_again = Nach einem Pasch noch ein Wurf
option-incomplete = Lässt sich ein Teil nicht ganz ziehen
option-incomplete-continue = geht es mit dem nächsten weiter
option-incomplete-end-turn = ist der Zug zu Ende
option-incomplete-hand-over = macht der Gegner weiter
option-incomplete-help = Gilt für Pasche und Würfe, die aus mehreren Teilen bestehen.
option-one_two = Eine 1-2
option-one_two-plain = ist ein Wurf wie jeder andere
option-one_two-play-and-choose = wird gezogen, dazu ein Pasch nach Wahl
option-one_two-choose = wird zum Pasch nach Wahl
option-one_two-help = Nach dem gewählten Pasch würfelst du noch einmal.
option-fixed_roll = Fester Wurf
option-fixed_roll-help = Der erste Wurf gilt für beide das ganze Spiel über.
option-open_roll = Offener Wurf
option-open_roll-help = Vor deinem Zug wirft dein Gegner schon seinen nächsten Wurf.
option-order = Reihenfolge der Würfel
option-order-free = Beliebig
option-order-lower-first = Die niedrigere Zahl zuerst

## Options: moving

option-higher_die = Die höhere Zahl muss gesetzt werden
option-higher_die-help = Lässt sich nur eine der beiden Zahlen setzen, muss es wenn möglich die höhere sein.
option-obligation = Zugpflicht
option-obligation-max = So viel wie möglich
option-obligation-one-by-one = Eine Zahl nach der anderen, solange eine geht
option-obligation-all-or-nothing = Der ganze Wurf oder nichts
option-half_board_limit = Steine auf einem Feld des halben Bretts
option-half_board_limit-none = Beliebig viele
option-half_board_limit-start = Auf das Startfeld nur einwürfeln, wenn es leer ist
option-half_board_limit-three-points = Je einer auf drei Feldern der ersten Hälfte
option-half_board_limit-whole-half = Je einer auf allen Feldern der ersten Hälfte
option-contact = Ein einzelner Stein
option-contact-hit = wird geschlagen
option-contact-pin = wird festgesetzt
option-contact-pin-closed = wird festgesetzt, das Feld ist dann für beide gesperrt
option-contact-block = sperrt sein Feld
option-hit_and_run = Schlagen und weiterziehen
option-hit_and_run-help = Ein Stein, der im eigenen Heimfeld geschlagen hat, darf im selben Zug weiterziehen.
option-max_stack = Höchstens so viele Steine auf einem Feld
option-max_stack-0 = Keine Grenze
option-backward = Auch rückwärts ziehen
option-head = Nur ein Stein je Zug vom Kopf
option-head-help = Vom ersten Feld darf in jedem Zug nur ein Stein aufbrechen, bei manchen Paschen im ersten Zug zwei.
option-prime = Verbotene Reihen
option-prime-none = Keine
option-prime-own-quadrant = Das ganze eigene erste Viertel
option-prime-start-quadrants = Das ganze erste Viertel eines der beiden Spieler
option-prime-four-in-start = Mehr als vier Felder beim Start des Gegners
option-prime-ahead = Sechs in einer Reihe, wenn kein Gegner daran vorbei ist
option-prime-last-two = Sechs in einer Reihe, bevor die letzten zwei Felder besetzt sind
option-prime-help = Wo schon ein einzelner Stein sperrt, verhindert das, dass jemand ganz eingemauert wird.
option-must_open = Sechs in einer Reihe vor allen fünfzehn öffnen
option-must_open-help = Stehen alle Steine des Gegners auf einem Feld direkt hinter sechs besetzten Feldern, muss man eines davon öffnen, wenn der Wurf es erlaubt.
option-courier = Der erste Stein läuft allein bis Feld
option-courier-0 = Nein
option-courier-help = Vorher darf kein anderer Stein das erste Feld verlassen.
option-entering = Weiterziehen beim Einwürfeln
option-entering-all-first = Erst wenn alle im Spiel sind
option-entering-after-two = Nach zwei Steinen
option-entering-free = Jederzeit

## Options: bearing off

option-bear_off = Abtragen
option-bear_off-farthest-overshoot = Eine höhere Zahl nimmt den hintersten Stein
option-bear_off-free-overshoot = Jede ausreichende Zahl nimmt jeden Stein
option-bear_off-exact = Nur mit der genauen Zahl
option-bear_off_while_pinned = Abtragen, auch wenn ein Stein festgesetzt ist
option-whole_towers = In der letzten Phase trägt ein Würfel den ganzen Turm ab

## Options: scoring

option-end = Das Spiel endet
option-end-first-off = Wer zuerst fertig ist, gewinnt
option-end-last-off = Wer zuerst fertig ist, verliert
option-end-hit-loses = Wer zuerst fertig ist, gewinnt; wer schlägt, verliert
option-mother = Die Mutter
option-mother-help = Wer den letzten Stein des Gegners auf dessen erstem Feld festsetzt, gewinnt doppelt.
option-scoring = Ein Sieg zählt
option-scoring-gammon-123 = 1, Gammon 2, Backgammon 3
option-scoring-gammon-12 = 1, Gammon 2
option-scoring-flat = Immer 1
option-scoring-checkers-left = 1 je übrigem Stein; alles doppelt, wenn einer nicht im Heimfeld ist
option-scoring-checkers-left-outside = 1 je übrigem Stein, 2 je Stein außerhalb des Heimfelds
option-scoring-pips = 1 je Feld, das dem Verlierer noch fehlt; Gammon 2-fach, Backgammon 3-fach
option-scoring-checkers-left-once = 1 je übrigem Stein
option-backgammon_zone = Backgammon, wenn ein Stein des Verlierers
option-backgammon_zone-home-or-bar = im Heimfeld des Siegers oder auf der Bar steht
option-backgammon_zone-home-only = im Heimfeld des Siegers steht
option-backgammon_needs_none_off = Backgammon nur, wenn der Verlierer nichts abgetragen hat

## Options: doubling cube

option-cube = Dopplerwürfel
option-cube_cap = Höchster Wert
option-cube_cap-0 = Keine Grenze
option-cube_in_single_game = Dopplerwürfel auch im einzelnen Spiel
option-cube_rest_face = In Ruhe zeigt der Dopplerwürfel
option-crawford = Crawford-Regel
option-crawford-help = Fehlt einem Spieler erstmals nur noch ein Punkt, wird das nächste Spiel ohne Dopplerwürfel gespielt.
option-holland = Holland-Regel
option-holland-help = Nach dem Crawford-Spiel wird erst gedoppelt, wenn beide zweimal gewürfelt haben.
option-jacoby = Jacoby-Regel
option-jacoby-help = Im Geldspiel zählt ein Gammon nur, wenn gedoppelt wurde.
option-beavers = Beaver
option-beavers-help = Wer im Geldspiel gedoppelt wird, darf sofort redoppeln und den Dopplerwürfel behalten.
option-raccoons = Raccoon
option-raccoons-help = Wer gedoppelt hat, darf auf einen Beaver noch einmal doppeln.
option-automatic_doubles = Automatische Doppel
option-automatic_doubles-help = Im Geldspiel verdoppelt Gleichstand beim Eröffnungswurf den Einsatz, höchstens so oft.
option-automatic_doubles-0 = Keine
