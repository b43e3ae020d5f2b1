### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon und andere Aufstellungen
family-leaflet = Wie es in fünf Anleitungen steht

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
