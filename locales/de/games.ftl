### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon und andere Aufstellungen
family-leaflet = Wie es in fünf Anleitungen steht
family-eastern = Vom östlichen Mittelmeer
family-twist = Backgammon einmal anders
family-entering = Vom Vorrat hereingewürfelt
family-pinning = Spiele mit Festsetzen
family-blocking = Spiele mit Mauern
family-medieval = Alte und seltsame Spiele

## Games

game-backgammon = Backgammon
game-backgammon-about = Das moderne Spiel, wie es in Vereinen und auf Turnieren gespielt wird, mit Dopplerwürfel.
game-leaflet-000 = Backgammon, Anleitung 000
game-leaflet-000-about = Das klassische Spiel ohne Dopplerwürfel: Je ein Würfel entscheidet, wer beginnt.
game-leaflet-001 = Backgammon, Anleitung 001
game-leaflet-001-about = Wer beginnt, wird ausgelost und wirft beide Würfel; der Dopplerwürfel hat keine Grenze.
game-leaflet-002 = Backgammon, Anleitung 002
game-leaflet-002-about = Ohne Dopplerwürfel: Jeder übrige Stein des Verlierers ist ein Punkt, und alle zählen doppelt, wenn einer nicht daheim ist.
game-leaflet-003 = Backgammon, Anleitung 003
game-leaflet-003-about = Ein Match auf eine vereinbarte Punktzahl, mit einem Dopplerwürfel, der bei 64 endet.
game-leaflet-004 = Backgammon, Anleitung 004
game-leaflet-004-about = Der höhere Wurf mit zwei Würfeln beginnt; gedoppelt wird nur über mehrere Spiele.
game-nackgammon = Nackgammon
game-nackgammon-about = Zwei Steine mehr weit hinten machen lange Spiele, reich an Strategie.
game-hypergammon = Hypergammon
game-hypergammon-about = Je drei Steine: kurz, scharf und nie ohne Gefahr.
game-longgammon = Longgammon
game-longgammon-about = Alle fünfzehn Steine beginnen ganz hinten: der längste Weg nach Hause.
game-snake = Schlange
game-snake-about = Sechs Steine weit hinten und neun auf der Bar gegen ein Heer in gewohnter Aufstellung.
game-eureka = Eureka
game-eureka-about = Alle Steine stehen im Heimfeld: herauswürfeln, zählen, um die Wette.
game-irish = Irisch
game-irish-about = Der Ahne des Backgammon: kein Würfel zum Verdoppeln, und ein Pasch ist nur zwei Züge.
game-short-narde = Kurze Nardy
game-short-narde-about = Backgammon, wie man es von Tiflis bis Wladiwostok spielt, ohne Dopplerwürfel.
game-portes = Portes
game-portes-about = Das erste Spiel des Tavli: schnell, gesellig, ohne Dopplerwürfel.
game-tavla = Tavla
game-tavla-about = Türkisches Backgammon: Im Heimfeld wird nicht geschlagen und weitergelaufen.
game-tavli = Tavli
game-tavli-about = Eine Partie aus drei Spielen im Wechsel: Portes, Plakoto, Fevga.
game-old-britain = Old Britain
game-old-britain-about = Höchstens fünf auf einem Feld, und die niedrigere Zahl darf man wählen.
game-mexican = Mexikanisch
game-mexican-about = Niedrige Zahl zuerst, genaues Herauswürfeln, und 1-2 wird zu jedem Pasch.
game-backward = Rückwärts
game-backward-about = Jede Zahl darf auch rückwärts gespielt werden.
game-straight = Geradeaus
game-straight-about = Beide laufen in dieselbe Richtung, und einer ist schon fast zu Hause.
game-fixed-roll = Fester Wurf
game-fixed-roll-about = Der erste Wurf gilt für beide bis zum Schluss.
game-no-hit = Schlagfrei
game-no-hit-about = Wer schlägt, verliert sofort, auch gezwungen.
game-open-roll = Offener Wurf
game-open-roll-about = Du siehst den nächsten Wurf des Gegners, bevor du ziehst.
game-misere = Verkehrt
game-misere-about = Wer zuerst alle Steine draußen hat, verliert.
game-double-against-choice = Doppelt gegen freie Wahl
game-double-against-choice-about = Der eine nennt seine Zahlen, der andere zieht zweimal hintereinander.
game-puff = Puff
game-puff-about = Fünfzehn Steine werden hereingewürfelt, und ein Pasch hat zwei Seiten.
game-puff-long = Langes Puff
game-puff-long-about = Puff, bei dem beide im selben Viertel beginnen und gleich herum laufen.
game-puff-russian = Russisches Puff
game-puff-russian-about = Puff, bei dem man ziehen darf, sobald zwei Steine im Spiel sind.
game-puff-russian-long = Langes russisches Puff
game-puff-russian-long-about = Gleicher Weg für beide, und freies Ziehen nach zwei Steinen.
game-french-1 = Französisches Backgammon 1
game-french-1-about = Jeder Pasch bringt seine Unterseite und einen weiteren Wurf.
game-russian = Russisches Backgammon
game-russian-about = Eine Richtung für beide, und Pasch-Ketten, die nicht reißen dürfen.
game-acey-deucey = Acey-Deucey
game-acey-deucey-about = 1-2 bringt einen Pasch nach Wahl und einen weiteren Wurf.
game-acey-deucey-us = Amerikanisches Acey-Deucey
game-acey-deucey-us-about = Das Lieblingsspiel der Marine: hereinkommen, wann man will, und auf 1-2 hoffen.
game-acey-deucey-european = Europäisches Acey-Deucey
game-acey-deucey-european-about = Acey-Deucey, bei dem jeder Pasch auch seine Unterseite und einen Wurf bringt.
game-dutch = Holländisches Backgammon
game-dutch-about = Erst alle herein, und niemand schlägt, bevor ein Stein zu Hause ist.
game-tabula = Tabula
game-tabula-about = Das Spiel der römischen Kaiser, mit drei Würfeln.
game-pin = Pin
game-pin-about = Nichts wird geschlagen: Einzelne Steine werden festgesetzt, und ein Wurf gilt ganz oder gar nicht.
game-plakoto = Plakoto
game-plakoto-about = Das zweite Spiel des Tavli: festsetzen und die Mutter hüten.
game-tapa = Tapa
game-tapa-about = Plakoto, wie man es in Bulgarien spielt.
game-mahbusa = Mahbusa
game-mahbusa-about = „Die Gefangene“: Plakoto, wie es in arabischen Ländern gespielt wird.
game-gioul = Gioul
game-gioul-about = Ein Pasch steigt bis zu den Sechsen, und was du nicht schaffst, spielt der Gegner.
game-fevga = Fevga
game-fevga-about = Das dritte Spiel des Tavli: laufen und den Gegner einmauern.
game-moultezim = Moultezim
game-moultezim-about = Fevga mit einer anderen Regel für Mauern.
game-narde = Narde
game-narde-about = Lange Nardy: ein Stein je Zug vom Kopf.
game-gul-bara = Gul Bara
game-gul-bara-about = Verrückte Narde: Vom vierten Zug an steigt ein Pasch bis zu den Sechsen.
game-jacquet = Jacquet
game-jacquet-about = Ein Kurier läuft voraus, bevor die anderen aufbrechen dürfen.
game-tawula = Tawula
game-tawula-about = Zwei Wächter warten am Start, bis dreizehn andere herein sind.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = Das Spiel der Lombarden auf einem halben Brett.
game-medio-emperador = Medio emperador
game-medio-emperador-about = Das halbe Spiel des Kaisers: Neben jedem Wurf liegt eine Sechs.
game-tourne-case = Tourne-case
game-tourne-case-about = Drei Steine, jeder auf seiner Seite, geschlagen wird quer über das Brett.
game-catch-me = Fang mich
game-catch-me-about = Sechs gegen sechs im Kreis, bis eine Seite gefangen ist.
game-doublets = Doubletten
game-doublets-about = Sechs Türme auflösen, aufschichten, abräumen: reines Glück.

## Options: start

option-opening = Wer beginnt
option-opening-one-die-each = Je ein Würfel; der höhere beginnt und zieht beide
option-opening-one-die-each-then-roll = Je ein Würfel; der höhere beginnt und würfelt neu
option-opening-two-dice-highest = Je zwei Würfel; die höhere Summe beginnt und würfelt neu
option-opening-lot-then-roll = Ausgelost, dann ein Wurf
option-winner_starts = Wer gewinnt, beginnt das nächste Spiel

## Options: moving

option-higher_die = Die höhere Zahl geht vor
option-higher_die-help = Lässt sich nur eine von zwei Zahlen ziehen, dann wenn möglich die höhere.

## Options: bearing off

option-bear_off = Abtragen
option-bear_off-farthest-overshoot = Eine höhere Zahl nimmt den hintersten Stein
option-bear_off-free-overshoot = Jede ausreichende Zahl nimmt jeden Stein
option-bear_off-exact = Nur mit der genauen Zahl

## Options: scoring

option-scoring = Ein Sieg zählt
option-scoring-gammon-123 = 1, Gammon 2, Backgammon 3
option-scoring-gammon-12 = 1, Gammon 2
option-scoring-flat = Immer 1
option-scoring-checkers-left = 1 je übrigem Stein; alles doppelt, wenn einer nicht daheim ist
option-scoring-checkers-left-outside = 1 je übrigem Stein, 2 je Stein, der nicht daheim ist
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
option-crawford-help = Das erste Spiel, nachdem einer Seite nur noch ein Punkt fehlt, wird ohne Dopplerwürfel gespielt.
option-holland = Holland-Regel
option-holland-help = Nach dem Crawford-Spiel wird erst gedoppelt, wenn beide zweimal gewürfelt haben.
option-jacoby = Jacoby-Regel
option-jacoby-help = Im Geldspiel zählen Gammons nur, wenn gedoppelt wurde.
option-beavers = Beaver
option-beavers-help = Wer im Geldspiel gedoppelt wird, darf sofort zurückdoppeln und den Dopplerwürfel behalten.
option-raccoons = Raccoon
option-raccoons-help = Wer gedoppelt hat, darf einen Beaver mit noch einem Doppel beantworten.
option-automatic_doubles = Automatische Doppel
option-automatic_doubles-help = Im Geldspiel verdoppelt Gleichstand beim Eröffnungswurf den Einsatz, höchstens so oft.
option-automatic_doubles-0 = Keine
