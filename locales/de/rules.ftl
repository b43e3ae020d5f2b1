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

rules-aim-last-off = Bring deine Steine herum und aus dem Spiel – aber nicht als Erster: Wer zuerst den letzten Stein herausnimmt, verliert.
rules-aim-hit-loses = Wer einen Stein des Gegners schlägt, verliert sofort, auch wenn nichts anderes möglich war.
rules-aim-eliminate = Fang alle Steine des Gegners. Wer keinen mehr hat, verliert.
rules-aim-towers = Löse deine sechs Türme auf, schichte sie wieder auf und räume sie ab. Wer zuerst fertig ist, gewinnt.
rules-aim-unequal = Die Seiten sind ungleich: Spielt ein zweites Spiel mit vertauschten Seiten.
rules-board-towers = Jeder hat sechs Türme aus zwei Steinen, einen für jede Zahl des Würfels. Nichts läuft über das Brett, und die Spieler treffen sich nie.
rules-track-ring = Die 24 Felder sind ein Ring: Die Spieler laufen gegeneinander, und nach deinem letzten Feld kommt wieder dein erstes.
rules-dice-three = In jedem Zug fallen drei Würfel. Jeder ist ein Zug für sich.
rules-dice-six-beside = Du wirfst zwei Würfel, und jeder Wurf zählt, als läge daneben eine Sechs.
rules-dice-sum = Gespielt wird nur ein Wurf mit einer 1 oder 6 oder ein Pasch. Ein Stein läuft dann die Summe beider Würfel.
rules-dice-sum-own = Käme er auf einen eigenen Stein, so geht er weiter auf das nächste Feld, das leer oder vom Gegner besetzt ist.
rules-dice-lone = Der letzte Stein eines Spielers springt sofort zur nächsten Ecke (Felder 24, 19, 18, 13, 12, 7, 6 und 1), wenn er nicht schon auf einer steht. Von da an bringt ihn eine 1 zur nächsten Ecke, eine 6 zur übernächsten; andere Zahlen gelten nicht.
rules-dice-towers = Ein Würfel spielt den Turm seiner Zahl: Erst wird er aufgelöst, sind alle aufgelöst, wieder aufgeschichtet, und sind alle aufgeschichtet, abgeräumt. Ist der Turm schon fertig, verfällt die Zahl.
rules-dice-fixed = Der erste Wurf des Spiels bleibt: Beide spielen in jedem Zug dieselben Würfel.
rules-dice-chosen = Der erste Spieler würfelt nicht: Er nennt in jedem Zug zwei verschiedene Zahlen.
rules-dice-two-turns = Der zweite Spieler zieht zweimal hintereinander: würfeln, ziehen, noch einmal würfeln und ziehen.
rules-dice-open-roll = Bevor du ziehst, wirft der Gegner seinen nächsten Wurf, und beide sehen ihn.
rules-backward = Jede Zahl darfst du auch rückwärts spielen, bis zu deinem ersten Feld, und dort schlagen. Steine auf der Bar und herausgenommene Steine gehen nicht zurück.
rules-hit-and-run = Ein Stein, der in deinem Heimfeld geschlagen hat, zieht in diesem Zug nicht weiter.
rules-hit-home-first = Du darfst erst schlagen, wenn einer deiner Steine zu Hause ist.
rules-head-one = In einem Zug darf nur ein Stein dein erstes Feld, den Kopf, verlassen.
rules-head-first-turn = Im ersten Zug dürfen mit 3-3, 4-4 oder 6-6 zwei herunter.
rules-courier = Dein erster Stein läuft allein, bis er dein Feld { $point } erreicht oder überschritten hat; erst dann darf ein anderer das erste Feld verlassen.
rules-prime-own-quadrant = Du darfst nie alle sechs Felder deines ersten Viertels zugleich besetzen.
rules-prime-four-in-start = Du darfst höchstens { $most } Felder des Viertels besetzen, in dem der Gegner beginnt.
rules-prime-ahead = Sechs Felder in einer Reihe darfst du nur schließen, wenn schon ein Stein des Gegners daran vorbei oder draußen ist.
rules-entering-start-waits = Du darfst nach Belieben einsetzen und ziehen, aber die { $waiting } Steine, die von Anfang an auf deinem ersten Feld stehen, warten dort, bis der Vorrat leer ist.
rules-entering-half = Solange Steine im Vorrat sind, darfst du einsetzen oder ziehen, aber kein Stein geht in die zweite Hälfte des Brettes.
rules-bear-off-pinned = Solange einer deiner Steine festgesetzt ist, kannst du nicht herauswürfeln.
rules-mother = Der letzte Stein auf deinem ersten Feld ist die Mutter. Setzt der Gegner sie dort fest, verlierst du doppelt – außer er hat selbst noch Steine auf seinem ersten Feld: Dann geht es weiter, bis sie fort sind.
rules-mothers-draw = Sind beide Mütter festgesetzt, ist das Spiel unentschieden.
rules-dead-draw = Kann keiner je wieder ziehen, ist das Spiel unentschieden.
rules-repetition-draw = Kommt dieselbe Stellung zum dritten Mal, ist das Spiel unentschieden.
rules-doubles-twice-underside = Ein Pasch wird zweimal gespielt und dann zweimal die Unterseite der Würfel (beide Seiten ergeben sieben).
rules-doubles-ascending-later = In deinen ersten { $turns } Zügen wird ein Pasch viermal gespielt. Später viermal, dann viermal die nächsthöhere Zahl und so weiter bis zu den Sechsen.
rules-doubles-roll-again-complete = Wurde der Pasch ganz gespielt, würfelst du noch einmal.
rules-doubles-rolls-again-always = Nach einem Pasch würfelst du noch einmal.
rules-doubles-sum = Ein Pasch wird einmal gespielt, als Summe, und du würfelst noch einmal.
rules-doubles-three-dice = Gleiche Würfel sind nichts Besonderes: Jeder wird einmal gespielt.
rules-one-two-played = Nach 1 und 2 spielst du beide, nennst einen Pasch nach Wahl, spielst ihn und würfelst noch einmal. Geht ein Teil nicht ganz, verfällt der Rest.
rules-one-two-chosen = 1 und 2 werden nicht gespielt: Du nennst einen Pasch und spielst ihn; geht er ganz, würfelst du noch einmal.
rules-score-pips = Der Sieger bekommt so viele Punkte, wie die Steine des Verlierers noch Augen bis nach draußen brauchen.
rules-score-pips-gammon = Beim Gammon (der Verlierer hat nichts draußen) zählen sie doppelt, beim Backgammon dreifach.
rules-score-backgammon-quadrant = Hat er außerdem einen Stein in dem Viertel, in dem er begann, auf der Bar oder im Vorrat, so ist es ein Backgammon und zählt dreifach.
rules-score-draw = Ein Unentschieden zählt nichts.
rules-match-in-turn = Die Spiele wechseln: { $games }, und dann wieder von vorn.

game-backgammon-source = Das Spiel, das die fünf Anleitungen gemeinsam haben; wo sie sich unterscheiden, gelten die heutigen Turnierregeln.
game-leaflet-000-source = Wie in Anleitung 000 gedruckt: ein einzelnes Spiel ohne Dopplerwürfel.
game-leaflet-001-source = Das Grundspiel der Anleitung 001 mit ihren Grundregeln für den Tisch. Die Anleitung sagt nur, dass der Startspieler ermittelt wird und dann beide Würfel wirft; in ihrem französischen Text wird gelost.
game-leaflet-002-source = Wie in Anleitung 002 gedruckt. Ihr englischer Text verdoppelt nur die Steine außerhalb des Heimfelds; die fünf anderen Sprachen verdoppeln alle Punkte, und so halten auch wir es. Das lässt sich umstellen.
game-leaflet-003-source = Wie in Anleitung 003 gedruckt; dass die höhere Zahl gezogen werden muss, steht in ihrem spanischen und ihrem italienischen Text.
game-leaflet-004-source = Wie in Anleitung 004 gedruckt: mehrere Spiele mit laufendem Punktestand. Ob der Startspieler mit den Würfeln zieht, die ihm den Beginn gebracht haben, ist nicht gesagt; hier würfelt er neu.
game-nackgammon-source = Nack Ballards Aufstellung: Je ein Stein von Feld 13 und Feld 6 steht stattdessen auf Feld 23.
game-hypergammon-source = Die übliche Aufstellung mit je drei Steinen.
game-longgammon-source = Die übliche Aufstellung mit allen Steinen auf dem ersten Feld.
game-snake-source = Für den einen ein Hinterspiel, für den anderen eine Belagerung. Anleitung 001 bricht mitten in der Aufstellung ab; neun auf der Bar ist die von Jacoby und Crawford bekannte.
game-eureka-source = Die kürzeste Übung im Herauswürfeln. Aus Anleitung 001; das Bild ist verloren, gespielt wird die anderswo übliche Aufstellung.
game-irish-source = 1674 von Charles Cotton beschrieben. Gespielt wie Backgammon, nur ist ein Pasch nichts als zwei gleiche Zahlen.
game-short-narde-source = Das Schlagspiel der Nardy-Familie: Oin zählt eins, Mars zwei, Koks drei.
game-portes-source = Griechische Überlieferung. Wer den Beginn gewinnt, würfelt neu; der Sieger beginnt das nächste Spiel, ein Gammon zählt zwei.
game-tavla-source = Türkische Überlieferung. Ein Stein, der im eigenen Heimfeld geschlagen hat, bleibt dort bis zum Ende des Zuges; Mars zählt zwei.
game-tavli-source = Der Abend in jedem griechischen Kafenion: Schlagen, Festsetzen und Mauern nacheinander, meist bis fünf oder sieben.
game-old-britain-source = Aus Anleitung 001. Sind beide Zahlen spielbar, müssen beide gespielt werden; geht nur eine, wählst du.
game-mexican-source = Aus Anleitung 001. 1-2 wird nicht gespielt: Du nennst einen Pasch und würfelst noch einmal, wenn er ganz gespielt ist. Diese Bedingung ist unsere Lesart.
game-backward-source = Kurze Spielart aus Anleitung 001. Rückwärtszüge zählen mit, wenn gezogen werden muss; solange ein Stein zurückgegangen ist, ruht das Herauswürfeln.
game-straight-source = Kurze Spielart aus Anleitung 001: Der Stärkere nimmt den längeren Weg. Spielt ein Rückspiel.
game-fixed-roll-source = Kurze Spielart aus Anleitung 001: nach dem ersten Wurf nur noch Planung. Kann niemand mehr ziehen, endet das Spiel unentschieden.
game-no-hit-source = Kurze Spielart aus Anleitung 001: Zwinge den Gegner, dich zu schlagen.
game-open-roll-source = Kurze Spielart aus Anleitung 001. Ohne Dopplerwürfel, denn „vor dem Wurf“ gibt es hier nicht.
game-misere-source = Kurze Spielart aus Anleitung 001. Alle Zugpflichten bleiben: Man braucht Treffer und Mauern gegen sich selbst.
game-double-against-choice-source = Ein Spiel mit ungleichen Bedingungen aus Anleitung 001. Ein Wurf entscheidet, wer beginnt; das ist unsere Lesart.
game-puff-source = Aus Anleitung 001: Mit 2-4 kommen Steine auf deine Felder 23 und 21. Viermal oben und viermal unten ist unsere Lesart des Pasches.
game-puff-long-source = Aus Anleitung 001. Geschlagen wird schon beim Hereinwürfeln.
game-puff-russian-source = Aus Anleitung 001. Die niedrigere Zahl kommt auch hier zuerst.
game-puff-russian-long-source = Aus Anleitung 001: das lange Puff mit der Freiheit des russischen.
game-french-1-source = Aus Anleitung 001: 6-6 sind vier Sechsen, vier Einsen und ein neuer Wurf; was nicht geht, unterbricht die Kette nicht. Zuerst müssen, wie anderswo üblich, alle herein.
game-russian-source = Aus Anleitung 001. Freies Ziehen nach zwei Steinen ist die übliche Lesart.
game-acey-deucey-source = Aus Anleitung 001. Jeder Stein, den der Verlierer noch hat, kostet einen Punkt, auch auf der Bar und im Vorrat.
game-acey-deucey-us-source = Amerikanische Überlieferung. Wie in Anleitung 001; der höhere Wurf mit zwei Würfeln beginnt.
game-acey-deucey-european-source = Überlieferung europäischer Spieler; herausgewürfelt wird mit genauer Zahl.
game-dutch-source = Aus alten Sammlungen. Erst Waffenstillstand, dann Gedränge.
game-tabula-source = Erschlossen aus einer Stellung des Kaisers Zeno, mit den heute üblichen Regeln: Kein Stein geht in die zweite Hälfte, bevor alle im Spiel sind.
game-pin-source = Aus Anleitung 001; der Verlierer zahlt seine restlichen Augen (einer auf 3, zwei auf 1 sind 5). Aufstellung wie üblich; ein gemischtes Feld ist für beide zu, eigene Paare sperren nur den Gegner.
game-plakoto-source = Griechische Überlieferung. Der letzte Stein auf deinem ersten Feld ist die Mutter: Wird sie dort festgesetzt, ist das Spiel doppelt verloren.
game-tapa-source = Bulgarische Überlieferung. Wie Plakoto; der Eröffnungswurf wird gespielt.
game-mahbusa-source = Arabische Überlieferung. Dasselbe Spiel wie Tapa unter eigenem Namen.
game-gioul-source = Aus Anleitung 001: 3-3 heißt Dreien, Vieren, Fünfen, Sechsen; scheiterst du an den Vieren, spielt der Gegner Fünfen und Sechsen. Zurückgegeben wird nichts.
game-fevga-source = Griechische Überlieferung. Dein erster Stein läuft allein, bis er am Start des Gegners vorbei ist. Das ganze erste Viertel darf nicht zu sein; andere Mauern verbieten wir nicht.
game-moultezim-source = Aus osmanischen Landen. Höchstens vier Felder des Viertels, in dem der Gegner beginnt, dürfen dir gehören.
game-narde-source = In ganz Russland und im Kaukasus zu Hause. Eine Sechserreihe wird bei jedem Zug beurteilt: Sie ist erlaubt, sobald ein Gegner an ihr vorbei ist.
game-gul-bara-source = Bulgarische Überlieferung, auch Rosespring genannt. Kein Kopf, keine verbotenen Reihen; reißt die Kette, endet der Zug.
game-jacquet-source = Das französische Salonspiel in heutiger Form: Ein Stein sperrt, geschlagen wird nicht.
game-tawula-source = Ein arabisches Spiel. Auf der ersten Hälfte des Weges steht zwischen den Enden höchstens ein Stein je Feld.
game-ludus-lumbardorum-source = Aus Anleitung 001, mit dem Weg der alten Beschreibungen. Höchstens ein Stein auf den Feldern 10, 9 und 8; auf das erste Feld kommt man nur, wenn es leer ist. Das sind unsere Lesarten.
game-medio-emperador-source = Aus dem Spielebuch Alfons’ X. (1283), wie Historiker es lesen: zwei Würfel und eine Sechs, die immer da ist.
game-tourne-case-source = Das Französische Backgammon 2 aus Anleitung 001. Ein Pasch ist ein Zug; niemand überholt; das Ziel wird genau erreicht.
game-catch-me-source = Aus Anleitung 001; in Island heißt es „den Mädchen nachlaufen“. Ein letzter Stein, der schon auf einer Ecke steht, bleibt dort; das ist unsere Lesart.
game-doublets-source = Aus Anleitung 001: 3-6 löst die Türme drei und sechs auf. Dass ein Würfel auch am Ende den ganzen Turm nimmt, ist unsere Lesart.
