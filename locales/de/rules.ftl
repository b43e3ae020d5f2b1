# The rules of a game as a page. Every message stands for one value of one dimension of a rule set, so the
# page cannot say anything else than what is played. "You" is the reader; points are counted by the distance
# that is left: 1 is the last point before a checker is off.

rules-section-aim = Ziel des Spiels
rules-section-start = Brett und Aufstellung
rules-section-opening = Wer beginnt
rules-section-moving = Ziehen
rules-section-doubles = Pasch
rules-section-contact = Wenn sich Steine begegnen
rules-section-entering = Einwürfeln
rules-section-bearing-off = Abtragen
rules-section-scoring = Ende und Wertung
rules-section-cube = Der Dopplerwürfel
rules-section-match = Das Match
rules-section-table = Am Tisch
rules-section-source = Woher die Regeln stammen

rules-aim-first-off =
    { $checkers ->
        [one] Bring deinen Stein um das Brett herum in dein Heimfeld und dann vom Brett. Wer das zuerst schafft, gewinnt.
       *[other] Bring deine { $checkers } Steine um das Brett herum in dein Heimfeld und trag sie dort ab. Wer zuerst alle Steine abgetragen hat, gewinnt.
    }
rules-aim-all-on-point = Bring alle deine Steine auf dein letztes Feld. Wer sie zuerst alle dort hat, gewinnt.

rules-board-24 = Das Brett hat 24 Felder in vier Vierteln zu je sechs. Die Bar teilt es in zwei Hälften.
rules-board-12 = Gespielt wird auf zwölf Feldern.
rules-home = Deine letzten sechs Felder sind dein Heimfeld.
rules-start-caption = Die Aufstellung. Die Nummern gelten für den Spieler, der unten sitzt.
rules-start-pool = Am Anfang ist das Brett leer: Die Steine im Vorrat werden eingewürfelt.
rules-track-contrary = Die Spieler ziehen gegenläufig: Dein erstes Feld ist das letzte deines Gegners.
rules-track-same = Beide würfeln im selben Viertel ein und laufen in dieselbe Richtung; beide tragen aus demselben Heimfeld ab.
rules-track-offset = Beide laufen in dieselbe Richtung um das Brett, beginnen aber in gegenüberliegenden Ecken, zwölf Felder voneinander entfernt.
rules-track-half-contrary = Die Spieler ziehen gegenläufig über zwölf Felder.
rules-track-half-parallel = Jeder zieht auf seinen eigenen zwölf Feldern; beide laufen nebeneinander in dieselbe Richtung.

rules-opening-one-die-each = Jeder wirft einen Würfel. Wer höher wirft, beginnt und zieht diese beiden Würfel. Bei Gleichstand wird neu geworfen.
rules-opening-one-die-each-then-roll = Jeder wirft einen Würfel. Wer höher wirft, beginnt und würfelt mit beiden Würfeln. Bei Gleichstand wird neu geworfen.
rules-opening-two-dice-highest = Jeder wirft zwei Würfel. Wer die höhere Summe hat, beginnt und würfelt neu. Bei gleicher Summe wird neu geworfen.
rules-opening-lot-then-roll = Wer beginnt, wird ausgelost; er würfelt dann mit beiden Würfeln.
rules-winner-starts = Im nächsten Spiel beginnt der Sieger.

rules-dice = In jedem Zug wirfst du zwei Würfel. Jeder Würfel zählt für sich: Du ziehst damit zwei Steine, oder mit beiden denselben Stein, sofern er auf dem Feld dazwischen stehen darf.
rules-order-free = Welchen Würfel du zuerst ziehst, entscheidest du.
rules-order-lower-first = Die niedrigere Zahl wird zuerst gezogen. Geht das nicht, verfällt auch die höhere.
rules-landing-two = Du darfst auf jedes Feld ziehen, das leer ist, auf dem eigene Steine stehen oder auf dem ein einzelner Stein deines Gegners steht. Ab zwei gegnerischen Steinen ist ein Feld gesperrt: Du darfst dort nicht landen, aber darüber hinwegziehen.
rules-landing-one = Du darfst auf jedes Feld ziehen, das leer ist oder auf dem eigene Steine stehen. Schon ein einzelner Stein deines Gegners sperrt ein Feld: Du darfst dort nicht landen, aber darüber hinwegziehen.
rules-stacks-free = Auf einem Feld dürfen beliebig viele deiner Steine stehen.
rules-stacks-limited = Auf manchen Feldern ist die Zahl deiner Steine begrenzt: höchstens { $most }.
rules-no-overtaking = Kein Stein darf einen Stein der eigenen Farbe überholen.
rules-obligation-max = Du musst so viel vom Wurf ziehen, wie du kannst. Was sich nicht ziehen lässt, verfällt; freiwillig aussetzen darf niemand.
rules-obligation-higher = Lässt sich jeder der beiden Würfel einzeln ziehen, aber nicht beide, musst du den höheren ziehen.
rules-obligation-either = Lässt sich jeder der beiden Würfel einzeln ziehen, aber nicht beide, suchst du dir einen aus.
rules-obligation-all = Ein Wurf, der sich nicht vollständig ziehen lässt, verfällt ganz.

rules-doubles-standard =
    { $times ->
        [one] Ein Pasch wird einmal gezogen.
        [2] Ein Pasch wird zweimal gezogen: zwei Züge mit dieser Zahl.
       *[other] Ein Pasch wird { $times }-mal gezogen. Du darfst diese Züge beliebig auf deine Steine verteilen; was sich nicht ziehen lässt, verfällt.
    }
rules-doubles-underside = Ein Pasch wird viermal gezogen und danach viermal die Unterseite der Würfel (Ober- und Unterseite ergeben zusammen sieben).
rules-doubles-underside-stop = Lässt sich ein Teil nicht vollständig ziehen, verfällt der Rest des Zuges.
rules-doubles-underside-on = Was sich von einem Teil nicht ziehen lässt, verfällt; mit dem Rest geht es weiter.
rules-doubles-roll-again = Danach würfelst du noch einmal.
rules-doubles-ascending = Ein Pasch wird viermal gezogen, dann die nächsthöhere Zahl viermal und so weiter bis zu den Sechsen.
rules-doubles-ascending-lapses = Kannst du eine Zahl nicht vollständig ziehen, ziehst du davon, was geht, und der Rest verfällt.
rules-doubles-ascending-handed-over = Kannst du eine Zahl nicht vollständig ziehen, ziehst du davon, was geht; dein Gegner macht mit der nächsten Zahl weiter und hat danach seinen eigenen Zug.
rules-doubles-acey-deucey = Ein Pasch wird viermal gezogen. Nach einer 1 und 2 nennst du außerdem einen Pasch, ziehst ihn und würfelst dann noch einmal. Lässt sich ein Teil nicht vollständig ziehen, verfällt der Rest.

rules-contact-hit = Ein Feld mit einem einzelnen Stein ist ein Blot. Landest du auf einem Blot deines Gegners, schlägst du den Stein: Er kommt auf die Bar und muss neu eingewürfelt werden. Ein Stein schlägt auch unterwegs, wo er zwischen zwei Würfeln aufsetzt.
rules-contact-pin = Landest du auf einem einzelnen Stein deines Gegners, setzt du ihn fest: Er bleibt dort und darf nicht ziehen, bis deine Steine fort sind.
rules-contact-pin-stacks = Du darfst weitere Steine darauflegen.
rules-contact-pin-closed = Ein Feld mit einem festgesetzten Stein ist für beide gesperrt.
rules-contact-block = Geschlagen wird nicht.
rules-contact-facing = Landest du gegenüber einem Stein deines Gegners, ist er geschlagen und muss neu eingewürfelt werden. Das letzte Feld ist sicher.
rules-block = An sechs gesperrten Feldern hintereinander kommt kein Stein vorbei.

rules-entering-bar = Steine auf der Bar gehen vor: Solange du dort einen hast, darf kein anderer deiner Steine ziehen.
rules-entering-where = Ein Stein kommt in deinem ersten Viertel ins Spiel: mit einer 1 auf dein Feld { $first }, mit einer 6 auf dein Feld { $last }. Die Summe der Würfel gilt nicht, und das Feld muss offen sein.
rules-entering-lapses = Würfle so viele Steine ein, wie du kannst. Kommt keiner herein, verfällt der Wurf; sind alle drin, ist der Rest des Wurfs frei.
rules-entering-pool-first = Erst wenn alle deine Steine im Spiel sind, darf einer weiterziehen.
rules-entering-pool-free =
    { $entered ->
        [0] Du darfst nach Belieben einen Stein einwürfeln oder einen ziehen, der schon im Spiel ist.
        [one] Sobald ein Stein im Spiel ist, darfst du nach Belieben einwürfeln oder ziehen.
       *[other] Sobald { $entered } Steine im Spiel sind, darfst du nach Belieben einwürfeln oder ziehen.
    }

rules-bear-off-when = Stehen alle deine Steine im Heimfeld, darfst du abtragen. Wird danach einer geschlagen, muss er erst wieder ins Heimfeld kommen.
rules-bear-off-exact-number = Ein Stein wird mit der Zahl des Feldes abgetragen, auf dem er steht.
rules-bear-off-farthest = Mit einer höheren Zahl darfst du nur den Stein abtragen, der am weitesten hinten steht. Eine Zahl, mit der kein Stein abgetragen werden kann, musst du im Heimfeld ziehen, wenn es geht.
rules-bear-off-free = Auch jede höhere Zahl gilt, von jedem Feld aus.
rules-bear-off-exact = Eine höhere Zahl gilt nicht: Sie muss genau passen.
rules-bear-off-never = In diesem Spiel wird nicht abgetragen.

rules-score-single = Ein gewonnenes Spiel zählt 1 Punkt.
rules-score-gammon = Hat der Verlierer noch nichts abgetragen, ist es ein Gammon und zählt doppelt.
rules-score-backgammon-none-off = Steht außerdem noch einer seiner Steine in seinem ersten Viertel (dem Heimfeld des Siegers) oder auf der Bar, ist es ein Backgammon und zählt dreifach.
rules-score-backgammon-any = Steht noch ein Stein des Verlierers in dessen erstem Viertel (dem Heimfeld des Siegers) oder auf der Bar, ist es ein Backgammon und zählt dreifach.
rules-score-backgammon-home-none-off = Steht außerdem noch einer seiner Steine in seinem ersten Viertel (dem Heimfeld des Siegers), ist es ein Backgammon und zählt dreifach.
rules-score-backgammon-home-any = Steht noch ein Stein des Verlierers in dessen erstem Viertel (dem Heimfeld des Siegers), ist es ein Backgammon und zählt dreifach.
rules-score-checkers-left = Der Sieger bekommt einen Punkt für jeden Stein, den der Verlierer noch hat.
rules-score-checkers-left-all = Steht einer davon nicht im Heimfeld des Verlierers, zählen alle Punkte doppelt.
rules-score-checkers-left-outside = Steine, die nicht im Heimfeld des Verlierers stehen, zählen je zwei Punkte.
rules-score-resign = Man darf ein Spiel aufgeben, wenn der Gegner einverstanden ist.

rules-cube-off = Dieses Spiel wird ohne Dopplerwürfel gespielt.
rules-cube-offer = Vor deinem Wurf darfst du anbieten, den Wert des Spiels zu verdoppeln. Lehnt dein Gegner ab, verliert er sofort zum bisherigen Wert. Nimmt er an, gehört der Dopplerwürfel ihm: Nur er darf das nächste Mal doppeln.
rules-cube-unlimited = Der Dopplerwürfel hat keinen Höchstwert.
rules-cube-cap = Der Dopplerwürfel geht nicht höher als { $cap }.
rules-cube-not-single = In einem einzelnen Spiel wird der Dopplerwürfel nicht benutzt.
rules-cube-crawford = Crawford: Im ersten Spiel, in dem einem Spieler nur noch ein Punkt zum Gewinn des Matches fehlt, wird nicht gedoppelt.
rules-cube-holland = Holland: Nach dem Crawford-Spiel wird erst gedoppelt, wenn beide zweimal gewürfelt haben.
rules-cube-jacoby = Jacoby, im Geldspiel: Gammon und Backgammon zählen nur, wenn gedoppelt wurde.
rules-cube-beavers = Beaver, im Geldspiel: Wer gedoppelt wird, darf sofort zurückdoppeln und den Dopplerwürfel behalten.
rules-cube-raccoons = Raccoon: Wer gedoppelt hat, darf auf einen Beaver ebenso antworten; der Dopplerwürfel bleibt, wo er ist.
rules-cube-automatic =
    { $times ->
        [one] Automatische Doppel, im Geldspiel: Gleichstand beim Eröffnungswurf verdoppelt den Einsatz, höchstens einmal.
       *[other] Automatische Doppel, im Geldspiel: Gleichstand beim Eröffnungswurf verdoppelt den Einsatz, höchstens { $times }-mal.
    }

rules-match-points =
    { $length ->
        [one] Meist entscheidet ein einziges Spiel.
       *[other] Meist wird gespielt, bis jemand { $length } oder mehr Punkte hat.
    }
rules-match-games = Meist werden { $length } Spiele gespielt und ihre Punkte zusammengezählt.
rules-match-single = Meist wird nur ein Spiel gespielt.
rules-match-money = Meist folgt Spiel auf Spiel, jedes um seine Punkte.

rules-table-take-back = Bis du das Ende deines Zuges ansagst, darfst du deine Züge zurücknehmen und andere versuchen.
rules-table-premature = Ein Wurf vor dieser Ansage gilt nicht und wird wiederholt.
rules-table-cocked = Liegt ein Würfel nicht flach auf dem Brett, werden beide neu geworfen.

game-backgammon-source = Das Spiel, das die fünf Anleitungen gemeinsam haben; wo sie sich unterscheiden, gelten die heutigen Turnierregeln.
game-leaflet-000-source = Wie in Anleitung 000 gedruckt: ein einzelnes Spiel ohne Dopplerwürfel.
game-leaflet-001-source = Das Grundspiel der Anleitung 001 mit ihren Grundregeln für den Tisch. Die Anleitung sagt nur, dass der Startspieler ermittelt wird und dann beide Würfel wirft; in ihrem französischen Text wird gelost.
game-leaflet-002-source = Wie in Anleitung 002 gedruckt. Ihr englischer Text verdoppelt nur die Steine außerhalb des Heimfelds; die fünf anderen Sprachen verdoppeln alle Punkte, und so halten auch wir es. Das lässt sich umstellen.
game-leaflet-003-source = Wie in Anleitung 003 gedruckt; dass die höhere Zahl gezogen werden muss, steht in ihrem spanischen und ihrem italienischen Text.
game-leaflet-004-source = Wie in Anleitung 004 gedruckt: mehrere Spiele mit laufendem Punktestand. Ob der Startspieler mit den Würfeln zieht, die ihm den Beginn gebracht haben, ist nicht gesagt; hier würfelt er neu.
game-nackgammon-source = Nack Ballards Aufstellung: Je ein Stein von Feld 13 und Feld 6 steht stattdessen auf Feld 23.
game-hypergammon-source = Die übliche Aufstellung mit je drei Steinen.
game-longgammon-source = Die übliche Aufstellung mit allen Steinen auf dem ersten Feld.
