### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon und andere Aufstellungen
family-leaflet = Wie es in fünf Anleitungen steht
family-eastern = Aus dem östlichen Mittelmeerraum
family-twist = Backgammon mit einem Dreh
family-entering = Spiele mit Einwürfeln
family-pinning = Festsetzen statt schlagen
family-blocking = Laufen und sperren
family-medieval = Alte und seltene Spiele

## Games

game-backgammon = Backgammon
game-backgammon-about = Das moderne Spiel, wie es in Vereinen und auf Turnieren gespielt wird, mit Dopplerwürfel.
game-leaflet-000 = Backgammon aus der Holzkassette
game-leaflet-000-about = Anleitung 000: das klassische Spiel ohne Dopplerwürfel; je ein Würfel entscheidet, wer beginnt.
game-leaflet-001 = Backgammon aus dem großen Kasten
game-leaflet-001-about = Anleitung 001: Wer beginnt, wird ausgelost, und der Dopplerwürfel hat keine Grenze.
game-leaflet-002 = Backgammon um die übrigen Steine
game-leaflet-002-about = Anleitung 002: ohne Dopplerwürfel; jeder übrige Stein ist ein Punkt, und alle zählen doppelt, wenn einer nicht daheim ist.
game-leaflet-003 = Backgammon auf Punkte
game-leaflet-003-about = Anleitung 003: ein Match auf eine vereinbarte Punktzahl, mit einem Dopplerwürfel, der bei 64 endet.
game-leaflet-004 = Backgammon für die Reise
game-leaflet-004-about = Anleitung 004: Der höhere Wurf mit zwei Würfeln beginnt; gedoppelt wird nur in einer Reihe von Spielen.
game-nackgammon = Nackgammon
game-nackgammon-about = Zwei Steine mehr weit hinten machen lange Spiele, reich an Strategie.
game-hypergammon = Hypergammon
game-hypergammon-about = Je drei Steine: kurz, scharf und nie ohne Gefahr.
game-longgammon = Longgammon
game-longgammon-about = Alle fünfzehn Steine beginnen ganz hinten: der längste Weg nach Hause.
game-snake = Schlange
game-snake-about = Sechs Steine ganz hinten und neun auf der Bar trotzen einer Armee in gewohnter Aufstellung.
game-eureka = Eureka
game-eureka-about = Alle Steine stehen schon daheim: ein flottes Wettrennen, bei dem man das Abtragen lernt.
game-irish = Irish
game-irish-about = Der Ahn des Backgammon: ohne Dopplerwürfel, und ein Pasch bringt nur zwei Schritte.
game-short-narde = Kurze Narde
game-short-narde-about = Backgammon, wie man es vom Kaukasus bis Sibirien spielt: ohne Dopplerwürfel, dafür mit Mars und Koks.
game-portes = Portes
game-portes-about = Das erste Spiel des Tavli: schnell, gesellig und ganz ohne Dopplerwürfel.
game-tavla = Tavla
game-tavla-about = Backgammon aus dem türkischen Teehaus: Wer daheim schlägt, darf sich nicht gleich davonmachen.
game-tavli = Tavli
game-tavli-about = Drei griechische Spiele im Wechsel, Portes, Plakoto und Fevga: Nur wer alle beherrscht, gewinnt das Match.
game-old-britain = Old Britain
game-old-britain-about = Höchstens fünf Steine auf einem Feld, und im Notfall darf es auch die niedrigere Zahl sein.
game-mexican = Mexikanisches Backgammon
game-mexican-about = Die niedrige Zahl zuerst, abtragen nur genau, und ein „Mexikaner“ wird zum Pasch deiner Wahl.
game-backward = Rückwärts
game-backward-about = Jede Zahl darf auch rückwärts gezogen werden, und plötzlich ist kein Blot mehr in Sicherheit.
game-straight = Straight
game-straight-about = Beide laufen in dieselbe Richtung, doch der eine hat einen viel weiteren Weg als der andere.
game-fixed-roll = Fester Wurf
game-fixed-roll-about = Der erste Wurf bleibt liegen, und beide ziehen damit bis zum Schluss: reine Planung.
game-no-hit = Schlagfrei
game-no-hit-about = Wer schlägt, hat verloren: Leg deine Blots so aus, dass dein Gegner nicht anders kann.
game-open-roll = Offener Wurf
game-open-roll-about = Du siehst den nächsten Wurf deines Gegners, bevor du ziehst, und rechnest mit.
game-misere = Verkehrt
game-misere-about = Wer zuerst fertig ist, verliert: Trödeln, Umwege und geschlagene Steine werden zur Kunst.
game-double-against-choice = Doppelt gegen freie Wahl
game-double-against-choice-about = Der eine wählt seine Zahlen frei, der andere würfelt und zieht zweimal hintereinander.
game-puff = Puff
game-puff-about = Das Brett ist leer, alle Steine werden eingewürfelt, und jeder Pasch hat zwei Seiten.
game-puff-long = Langes Puff
game-puff-long-about = Beide beginnen im selben Viertel und laufen dieselbe lange Strecke: Gedränge vom ersten Stein an.
game-puff-russian = Russisches Puff
game-puff-russian-about = Sobald zwei Steine im Spiel sind, hast du die Wahl: weiter einwürfeln oder loslaufen.
game-puff-russian-long = Langes russisches Puff
game-puff-russian-long-about = Gleicher Weg für beide: Sperrst du den Start, oder bist du schon auf und davon?
game-french-1 = Französisches Backgammon 1
game-french-1-about = Nach jedem Pasch zählen auch die Unterseiten der Würfel, und dann würfelst du noch einmal.
game-russian = Russisches Backgammon
game-russian-about = Gleiche Richtung für beide und lange Pasch-Ketten, die nirgends reißen dürfen.
game-acey-deucey = Acey Deucey
game-acey-deucey-about = Eine 1-2 schenkt dir einen Pasch deiner Wahl und wendet das Blatt noch kurz vor Schluss.
game-acey-deucey-us = Amerikanisches Acey Deucey
game-acey-deucey-us-about = Der Zeitvertreib der US-Marine: einwürfeln, wann du willst, und auf die 1-2 hoffen.
game-acey-deucey-european = Europäisches Acey Deucey
game-acey-deucey-european-about = Acey Deucey für Wagemutige: Jeder Pasch bringt auch seine Unterseite und einen neuen Wurf.
game-dutch = Holländisches Backgammon
game-dutch-about = Erst kommen alle ins Spiel, und geschlagen wird nicht, bevor ein eigener Stein daheim ist.
game-tabula = Tabula
game-tabula-about = Das Spiel der römischen Kaiser: drei Würfel, und beide ziehen denselben langen Weg.
game-pin = Pin
game-pin-about = Nichts wird geschlagen, nur festgesetzt, und ein Wurf gilt ganz oder gar nicht.
game-plakoto = Plakoto
game-plakoto-about = Das zweite Spiel des Tavli: Setz einzelne Steine fest, und hüte deine Mutter.
game-tapa = Tapa
game-tapa-about = Das bulgarische Plakoto: fünfzehn Steine auf einem Feld, und wer zu früh losläuft, sitzt fest.
game-mahbusa = Mahbusa
game-mahbusa-about = „Die Gefangene“ heißt das Spiel in arabischen Ländern: Ein einzelner Stein ist schnell eingesperrt.
game-gioul = Gioul
game-gioul-about = Jeder Pasch steigt bis zu den Sechsen, und was du nicht schaffst, spielt dein Gegner.
game-fevga = Fevga
game-fevga-about = Das dritte Spiel des Tavli: Jeder einzelne Stein sperrt, also lauf und mauere deinen Gegner ein.
game-moultezim = Moultezim
game-moultezim-about = Die osmanische Schwester der Fevga: Beim Start des Gegners darfst du nur vier Felder besetzen.
game-narde = Narde
game-narde-about = Die lange Narde: Nur ein Stein je Zug verlässt den Kopf, und jeder Stein sperrt sein Feld.
game-gul-bara = Gul Bara
game-gul-bara-about = Die verrückte Narde: Vom vierten Zug an steigt jeder Pasch hinauf bis zu den Sechsen.
game-jacquet = Jacquet
game-jacquet-about = Ein Kurier muss erst allein ums Brett, bevor die vierzehn anderen aufbrechen dürfen.
game-tawula = Tawula
game-tawula-about = Zwei Wächter harren am Start aus, bis die dreizehn anderen im Spiel sind.
game-ludus-lumbardorum = Ludus Lumbardorum
game-ludus-lumbardorum-about = Das Spiel der Lombarden: ein halbes Brett, kaum Platz für Blockaden und viel Tempo.
game-medio-emperador = Medio Emperador
game-medio-emperador-about = Das „halbe Kaiserspiel“ Alfons’ des Weisen, bei dem jeder Wurf noch eine Sechs dazubekommt.
game-tourne-case = Tourne-case
game-tourne-case-about = Je drei Steine auf der eigenen Seite: Geschlagen wird quer über das Brett, überholt wird nie.
game-catch-me = Catch me
game-catch-me-about = Sechs gegen sechs im Kreis: Wer gefangen wird, kommt nicht wieder, und der Letzte springt um die Ecken.
game-doublets = Doubletten
game-doublets-about = Sechs Türme auflösen, wieder aufschichten, abtragen: ein isländischer Wettlauf ganz ohne Laufen.

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
option-doubles-plain = nichts weiter
option-doubles-underside = auch die Unterseite der Würfel
option-doubles-ascending = auch alle höheren Zahlen
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
option-prime = Verbotene Sperren
option-prime-none = Keine
option-prime-own-quadrant = Das ganze eigene erste Viertel
option-prime-four-in-start = Mehr als vier Felder beim Start des Gegners
option-prime-ahead = Sechs in einer Reihe, wenn kein Gegner daran vorbei ist
option-prime-help = Wo schon ein einzelner Stein sperrt, verhindert das, dass jemand ganz eingemauert wird.
option-courier = Der erste Stein läuft allein bis Feld
option-courier-0 = Nein
option-courier-help = Erst wenn er dort oder weiter ist, darf ein anderer Stein das erste Feld verlassen.
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
option-scoring-checkers-left = 1 je übrigem Stein; alles doppelt, wenn einer nicht daheim ist
option-scoring-checkers-left-outside = 1 je übrigem Stein, 2 je Stein, der nicht daheim ist
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
