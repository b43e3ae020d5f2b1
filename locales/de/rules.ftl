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
rules-obligation-one-by-one = Du ziehst eine Zahl nach der anderen, jede, wenn sie gerade geht; eine Reihenfolge, in der mehr geht, musst du nicht suchen. Was nicht gezogen werden kann, verfällt; passen darf niemand.

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

rules-aim-last-off = Bring deine Steine um das Brett herum ins Heimfeld und trag sie ab – aber werde bloß nicht als Erster fertig: Wer zuerst seinen letzten Stein abträgt, verliert.
rules-aim-hit-loses = Wer einen Stein des Gegners schlägt, verliert das Spiel sofort, auch wenn sich nichts anderes ziehen ließ.
rules-aim-eliminate = Fang alle Steine deines Gegners. Wer keinen mehr hat, verliert.
rules-aim-towers = Lös deine sechs Türme auf, schichte sie wieder auf und trag sie ab. Wer zuerst fertig ist, gewinnt.
rules-aim-unequal = Die Bedingungen sind ungleich: Spielt ein zweites Spiel mit vertauschten Seiten.
rules-board-towers = Jeder hat sechs Türme aus je zwei Steinen, einen für jede Zahl des Würfels. Über das Brett gezogen wird nicht, und die Spieler begegnen sich nie.
rules-track-ring = Die 24 Felder bilden einen Ring: Die Spieler ziehen gegenläufig, und nach deinem letzten Feld kommt wieder dein erstes.
rules-dice-three = In jedem Zug wirfst du drei Würfel. Jeder Würfel zählt für sich.
rules-dice-six-beside = Du wirfst zwei Würfel, und jeder Wurf zählt so, als läge daneben noch ein dritter mit einer Sechs.
rules-dice-sum = Gezogen wird nur, wenn der Wurf eine 1 oder eine 6 enthält oder ein Pasch ist. Ein Stein zieht dann um die Summe beider Würfel.
rules-dice-sum-own = Träfe er dort auf einen eigenen Stein, zieht er weiter bis zum nächsten Feld, das leer oder vom Gegner besetzt ist.
rules-dice-lone = Der letzte Stein eines Spielers springt sofort auf das nächste Eckfeld (die Felder 24, 19, 18, 13, 12, 7, 6 und 1), wenn er nicht schon auf einem steht. Von da an bringt ihn eine 1 auf das nächste Eckfeld und eine 6 auf das übernächste; andere Zahlen gelten nicht.
rules-dice-towers = Ein Würfel gilt für den Turm mit seiner Zahl: Zuerst wird der Turm aufgelöst; sind alle aufgelöst, wird er wieder aufgeschichtet; stehen alle wieder, wird er abgetragen. Ist der Turm schon so weit, verfällt die Zahl.
rules-towers-one-checker = In der letzten Phase trägt ein Würfel nur einen Stein seines Turms ab; jeder Turm braucht seine Zahl also zweimal.
rules-dice-fixed = Der erste Wurf des Spiels bleibt liegen: Beide ziehen bis zum Schluss in jedem Zug dieselben Würfel.
rules-dice-chosen = Der erste Spieler würfelt nicht: Er nennt in jedem Zug zwei verschiedene Zahlen.
rules-dice-two-turns = Der zweite Spieler ist immer zweimal hintereinander am Zug: Er würfelt, zieht, würfelt noch einmal und zieht noch einmal.
rules-dice-open-roll = Bevor du ziehst, wirft dein Gegner schon seinen nächsten Wurf, und ihr seht ihn beide.
rules-backward = Jede Zahl darfst du auch rückwärts ziehen, höchstens bis auf dein erstes Feld, und auch dabei schlagen. Steine auf der Bar und abgetragene Steine gehen nicht zurück.
rules-hit-and-run = Ein Stein, der in deinem Heimfeld geschlagen hat, darf in diesem Zug nicht weiterziehen.
rules-hit-home-first = Du darfst erst schlagen, wenn einer deiner Steine dein Heimfeld erreicht hat.
rules-head-one = Dein erstes Feld ist der Kopf: In jedem Zug darf ihn nur ein Stein verlassen.
rules-head-first-turn = In deinem ersten Zug dürfen bei 3-3, 4-4 oder 6-6 zwei Steine herunter.
rules-courier = Dein erster Stein muss allein laufen, bis er dein Feld { $point } erreicht oder hinter sich gelassen hat; erst dann darf ein anderer das erste Feld verlassen.
rules-prime-own-quadrant = Du darfst nie alle sechs Felder deines ersten Viertels zugleich besetzen.
rules-prime-four-in-start = In dem Viertel, in dem dein Gegner beginnt, darfst du höchstens { $most } Felder besetzen.
rules-prime-ahead = Sechs Felder hintereinander darfst du nur sperren, wenn schon ein Stein deines Gegners daran vorbei oder abgetragen ist.
rules-entering-start-waits = Du darfst nach Belieben einwürfeln und ziehen, aber die { $waiting } Steine, die von Anfang an auf deinem ersten Feld stehen, warten dort, bis der Vorrat leer ist.
rules-entering-half = Solange noch Steine im Vorrat sind, darfst du einwürfeln oder ziehen, aber kein Stein darf über die erste Hälfte des Bretts hinaus.
rules-bear-off-pinned = Solange einer deiner Steine festgesetzt ist, darfst du nicht abtragen.
rules-mother = Der letzte Stein auf deinem ersten Feld ist die Mutter. Setzt dein Gegner sie dort fest, verlierst du doppelt – es sei denn, er hat selbst noch Steine auf seinem ersten Feld: Dann geht das Spiel weiter, bis sie fort sind.
rules-mothers-draw = Sind beide Mütter festgesetzt, endet das Spiel unentschieden.
rules-dead-draw = Kann keiner der beiden je wieder ziehen, endet das Spiel unentschieden.
rules-repetition-draw = Entsteht dieselbe Stellung zum dritten Mal, endet das Spiel unentschieden.
rules-doubles-twice-underside = Ein Pasch wird zweimal gezogen und danach zweimal die Unterseite der Würfel (Ober- und Unterseite ergeben zusammen sieben).
rules-doubles-ascending-later = In deinen ersten { $turns } Zügen wird ein Pasch viermal gezogen. Später wird er viermal gezogen, dann die nächsthöhere Zahl viermal und so weiter bis zu den Sechsen.
rules-doubles-roll-again-complete = Hast du den Pasch vollständig gezogen, würfelst du noch einmal.
rules-doubles-rolls-again-always = Nach einem Pasch würfelst du noch einmal.
rules-doubles-sum = Ein Pasch wird einmal gezogen, und zwar als Summe; danach würfelst du noch einmal.
rules-doubles-three-dice = Gleiche Würfel sind nichts Besonderes: Jeder wird einmal gezogen.
rules-one-two-played = Nach einer 1-2 ziehst du beide Zahlen, nennst einen Pasch deiner Wahl, ziehst ihn und würfelst dann noch einmal. Lässt sich ein Teil nicht vollständig ziehen, verfällt der Rest.
rules-one-two-chosen = Eine 1-2 wird nicht gezogen: Du nennst stattdessen einen Pasch deiner Wahl und ziehst ihn; gelingt das vollständig, würfelst du noch einmal.
rules-score-pips = Der Sieger bekommt so viele Punkte, wie den Steinen des Verlierers noch Felder bis zum Abtragen fehlen.
rules-score-pips-gammon = Bei einem Gammon (der Verlierer hat noch nichts abgetragen) zählen sie doppelt, bei einem Backgammon dreifach.
rules-score-backgammon-quadrant = Hat er außerdem noch einen Stein in dem Viertel, in dem er begonnen hat, auf der Bar oder im Vorrat, ist es ein Backgammon und zählt dreifach.
rules-score-draw = Ein Unentschieden zählt nichts.
rules-match-in-turn = Die Spiele eines Matchs wechseln sich ab: { $games }, und dann wieder von vorn.

game-backgammon-source = Das Spiel, das die fünf Anleitungen gemeinsam haben; wo sie sich unterscheiden, gelten die heutigen Turnierregeln.
game-leaflet-000-source = Wie in Anleitung 000 gedruckt: ein einzelnes Spiel ohne Dopplerwürfel.
game-leaflet-001-source = Das Grundspiel der Anleitung 001 mit ihren Grundregeln für den Tisch. Die Anleitung sagt nur, dass der Startspieler ermittelt wird und dann beide Würfel wirft; in ihrem französischen Text wird gelost.
game-leaflet-002-source = Wie in Anleitung 002 gedruckt. Ihr englischer Text verdoppelt nur die Steine außerhalb des Heimfelds; die fünf anderen Sprachen verdoppeln alle Punkte, und so halten auch wir es. Das lässt sich umstellen.
game-leaflet-003-source = Wie in Anleitung 003 gedruckt; dass die höhere Zahl gezogen werden muss, steht in ihrem spanischen und ihrem italienischen Text.
game-leaflet-004-source = Wie in Anleitung 004 gedruckt: mehrere Spiele mit laufendem Punktestand. Ob der Startspieler mit den Würfeln zieht, die ihm den Beginn gebracht haben, ist nicht gesagt; hier würfelt er neu.
game-nackgammon-source = Nack Ballards Aufstellung: Je ein Stein von Feld 13 und Feld 6 steht stattdessen auf Feld 23.
game-hypergammon-source = Die übliche Aufstellung mit je drei Steinen.
game-longgammon-source = Die übliche Aufstellung mit allen Steinen auf dem ersten Feld.
game-snake-source = Es sieht hoffnungslos aus, ist aber erstaunlich ausgewogen: Die Schlange schnappt zu, wenn der andere seine Steine heimbringen will. Das Spiel steht in Anleitung 001 unter den Spielen mit ungleichen Voraussetzungen. Ihr Text bricht mitten in der Aufstellung ab; die neun Steine auf der Bar kennen wir von Jacoby und Crawford.
game-eureka-source = Kinder im Nahen Osten lernen damit das Abtragen. Wer will, übt nebenbei den Dopplerwürfel: Im reinen Rennen lassen sich die Aussichten gut zählen. Die Regeln stammen aus Anleitung 001; ihr Bild ist verloren, deshalb stehen die Steine so, wie sie anderswo überliefert sind.
game-irish-source = Ein Pasch sind hier einfach zwei gleiche Zahlen, also rettet kein Glückswurf ein verlorenes Rennen: Stellung geht vor Tempo. Charles Cotton beschrieb das Spiel 1674 im „Compleat Gamester“. Wir spielen es ohne Dopplerwürfel, und jeder Sieg zählt eins.
game-short-narde-source = Wer schlagen will, spielt die kurze Narde, wer lieber läuft und sperrt, die lange. Ein einfacher Sieg heißt Oin und zählt eins, Mars zwei, Koks drei. So spielt man vom Kaukasus bis Sibirien.
game-portes-source = „Türen“ heißt das Spiel, nach den Feldern, die man mit zwei Steinen schließt. Griechische Überlieferung: Wer den Beginn gewinnt, würfelt neu, der Sieger beginnt das nächste Spiel, und mehr als doppelt zählt kein Sieg.
game-tavla-source = Ein Stein, der im eigenen Heimfeld geschlagen hat, muss dort bleiben, bis der Zug vorbei ist: Überleg dir gut, ob du ihn allein stehen lässt. Türkische Überlieferung; ein Mars zählt zwei, einen dreifachen Sieg gibt es nicht. Meist geht es bis fünf.
game-tavli-source = Schlagen, festsetzen, sperren: Alle drei Künste kommen der Reihe nach dran, und keiner kann sich auf sein Lieblingsspiel verlassen. So vergeht der Abend in jedem griechischen Kafenion. Gespielt wird meist bis fünf oder sieben Punkte.
game-old-britain-source = Mit höchstens fünf Steinen je Feld wird es vor dem Heimfeld schnell eng. Lassen sich nicht beide Zahlen ziehen, darfst du dir aussuchen, welche verfällt. Das Spiel stammt aus Anleitung 001; wir lesen sie so, dass beide Zahlen gezogen werden müssen, wenn es irgendwie geht.
game-mexican-source = Die 1-2, der „Mexikaner“, wird nicht gezogen: Du nennst einen Pasch und ziehst den. Spar dir für das Abtragen keine Lücken auf, denn es zählt nur die genaue Zahl. Aus Anleitung 001; dass es den neuen Wurf nur gibt, wenn der gewählte Pasch vollständig gezogen ist, ist unsere Lesart.
game-backward-source = Ein Blot, an dem dein Gegner vorbei ist, ist noch lange nicht gerettet. Die Kurzvariante steht in Anleitung 001. Nach unserer Lesart zählen Züge rückwärts mit, wenn eine Zahl gezogen werden muss, und das Abtragen ruht, solange ein Stein das Heimfeld wieder verlassen hat.
game-straight-source = Die Aufstellung ist die gewohnte, aber für den einen liegen zwei Steine fast schon am Ziel und die anderen weit zurück. Anleitung 001 rät: Der Stärkere übernimmt die schwierigere Seite, oder ihr tauscht zur Revanche.
game-fixed-roll-source = Gewürfelt wird nur ein einziges Mal, danach lässt sich alles ausrechnen: sehr taktisch und anspruchsvoll. Die Kurzvariante stammt aus Anleitung 001. Kann niemand mehr ziehen, endet das Spiel nach unserer Lesart unentschieden.
game-no-hit-source = Ein Blot ist hier eine Waffe: Stell ihn dorthin, wo dein Gegner landen muss. „Wer seinen Gegner schlägt, verliert“, mehr sagt Anleitung 001 dazu nicht. Wir lesen das streng: Auch wer schlagen muss, verliert, und zwar sofort.
game-open-roll-source = Dein Gegner hat seinen Wurf schon auf dem Tisch, und du verdirbst ihm den schönsten Zug. Das dauert länger, wird aber viel taktischer. Aus Anleitung 001; wir spielen ohne Dopplerwürfel, weil es ein „vor dem Wurf“ hier nicht gibt.
game-misere-source = Lass dich schlagen, und lauf in jede Sperre: Ziehen musst du trotzdem, so gut es geht. Die Kurzvariante steht in Anleitung 001. Ein Sieg zählt bei uns immer eins, mal den Wert des Dopplerwürfels.
game-double-against-choice-source = Keinen Wurf dem Zufall überlassen oder lieber zwei Züge am Stück? Paschwürfe darf der eine nicht wählen, der andere aber würfeln, sogar zweimal. Aus Anleitung 001, die nicht sagt, wer beginnt; hier entscheidet ein Wurf.
game-puff-source = Mit 2-4 kommen zwei Steine auf deine Felder 23 und 21; erst wenn alle fünfzehn im Spiel sind, darfst du ziehen. Die kleinere Zahl kommt immer zuerst. Das Spiel steht in Anleitung 001; dass ein Pasch viermal oben und viermal unten zählt, ist unsere Lesart.
game-puff-long-source = Beide würfeln ins selbe Viertel ein, also wird schon dort geschlagen und gesperrt. Wie der Name verspricht, dauert es: Ein geschlagener Stein hat den ganzen Weg noch einmal vor sich. Aus Anleitung 001; alles Übrige wie im Puff.
game-puff-russian-source = Früh loslaufen oder erst alle Steine holen? Nach zwei Steinen entscheidest du bei jedem Würfel neu, und auch beides zusammen geht. Die niedrigere Zahl kommt wie immer zuerst. Aus Anleitung 001; die Pasche lesen wir wie im Puff.
game-puff-russian-long-source = Die gemeinsamen Startfelder sperren oder im Rennen vorn liegen: Dieses Abwägen macht das Spiel aus. Es stammt aus Anleitung 001 und verbindet das lange Puff mit der Freiheit des russischen.
game-french-1-source = 6-6 heißt: vier Sechsen, vier Einsen und ein neuer Wurf. Gehen nur zwei der Sechsen, bleiben dir die Einsen und der Wurf trotzdem. Aus Anleitung 001; dass erst alle Steine eingewürfelt sein müssen, sagt sie nicht, aber so ist es anderswo üblich.
game-russian-source = Ein Pasch bringt seine Unterseite und einen neuen Wurf, doch nur, solange du alles vollständig ziehen kannst. Halte dir also Wege offen. Aus Anleitung 001; dass man nach zwei eingewürfelten Steinen frei ziehen darf, ist die übliche Lesart.
game-acey-deucey-source = Bring etwa die Hälfte deiner Steine ins Spiel, und bau dann Blockaden; mit einer 1-2 kann sich das Blatt bis zuletzt wenden. So rät Anleitung 001, aus der das Spiel stammt. Jeder Stein, den der Verlierer noch hat, ist ein Minuspunkt; nach unserer Lesart auch auf der Bar und im Vorrat.
game-acey-deucey-us-source = An Bord amerikanischer Kriegsschiffe kennt man es spätestens seit dem Ersten Weltkrieg. Gespielt wird wie in Anleitung 001, nur entscheidet den Beginn der höhere Wurf mit zwei Würfeln.
game-acey-deucey-european-source = Hier bringt jeder Pasch eine Kette: oben, unten, noch ein Wurf. Reißt sie, verfällt der Rest. So wird es in Europa überliefert; abgetragen wird nur mit der genauen Zahl.
game-dutch-source = Zu Beginn herrscht Waffenstillstand; wer zuerst einen Stein heimbringt, darf als Erster schlagen. Schick deshalb früh einen Läufer los. Das Spiel kennen wir aus älteren Sammlungen, auch Jacoby und Crawford beschreiben es.
game-tabula-source = Um 480 warf Kaiser Zenon 2, 5 und 6 und musste seine ganze Stellung zerstören; ein Gedicht hat den Wurf bewahrt. Aus ihm ist das Spiel erschlossen. Wir spielen die heute üblichen Regeln: Kein Stein verlässt die erste Bretthälfte, bevor alle im Spiel sind.
game-pin-source = Der Verlierer zahlt jedes Feld, das ihm noch fehlt: ein Stein auf 3 und zwei auf 1 machen 5 Punkte. Aus Anleitung 001; ihr Bild ist verloren, wir nehmen die überlieferte Aufstellung. Ein Feld mit Steinen beider Seiten ist für beide gesperrt, ein eigenes Paar nur für den Gegner.
game-plakoto-source = Wer die Mutter des Gegners festsetzt, hat doppelt gewonnen; lass deine eigene also nicht zu lange allein. Griechische Überlieferung. Bei uns wird der Wurf noch zu Ende gezogen, bevor eine festgesetzte Mutter das Spiel beendet.
game-tapa-source = Zu zweit sind Steine sicher, allein werden sie zugedeckt. Bulgarische Überlieferung: gespielt wie Plakoto, nur gelten für den ersten Zug gleich die beiden Würfel, die den Beginn entschieden haben.
game-mahbusa-source = Ein gefangener Stein hält oft die halbe Mannschaft auf, denn abtragen darf man erst, wenn er frei ist. Arabische Überlieferung: dasselbe Spiel wie Tapa unter eigenem Namen.
game-gioul-source = 3-3 heißt: Dreien, Vieren, Fünfen, Sechsen, jede viermal. Scheiterst du an den Vieren, spielt dein Gegner die Fünfen und Sechsen und danach seinen eigenen Zug. Aus Anleitung 001; was auch er nicht schafft, geht nach unserer Lesart nicht an dich zurück.
game-fevga-source = Schick deinen ersten Stein zügig los: Erst wenn er am Start des Gegners vorbei ist, dürfen die anderen. Griechische Überlieferung, das dritte Spiel des Tavli. Dein ganzes erstes Viertel darfst du nicht besetzen; eine andere Sperre verbieten wir nicht.
game-moultezim-source = Gespielt wird wie Fevga, aber vor der Haustür des Gegners sind dir nur vier Felder erlaubt. Ein Spiel aus osmanischer Zeit. Manche Beschreibungen verbieten stattdessen, das eigene erste Viertel ganz zu besetzen; das tun wir nicht.
game-narde-source = Der Kopf leert sich langsam, wer trödelt, wird eingemauert. In Russland und im Kaukasus ist dies das Brettspiel schlechthin; Oin zählt eins, Mars zwei. Eine Sechserreihe prüfen wir bei jedem einzelnen Zug: Erlaubt ist sie, sobald ein gegnerischer Stein an ihr vorbei ist.
game-gul-bara-source = Ein früher Einserpasch ist harmlos, ein später kann vierundzwanzig Züge bringen. Bulgarische Überlieferung, auch als Rosespring bekannt. Wir spielen ohne Kopfregel und ohne verbotene Reihen; reißt die Kette, ist der Zug zu Ende.
game-jacquet-source = Bring den Kurier heim, so schnell es geht, denn solange er läuft, warten alle anderen. Im 19. Jahrhundert war es das Spiel der Pariser Cafés. Wir spielen die neuere Form, in der nichts geschlagen wird und schon ein Stein sperrt.
game-tawula-source = Auf der ersten Hälfte des Weges steht zwischen Startfeld und Ende höchstens ein eigener Stein je Feld, und jeder davon lässt sich schlagen. Erst wenn der Vorrat leer ist, dürfen die beiden Wächter los. Ein arabisches Spiel, nach einer neueren Beschreibung.
game-ludus-lumbardorum-source = Auf deinen Feldern 10, 9 und 8 darf nur je ein Stein stehen, also lässt sich dort nichts sperren: Das gibt ein schnelles Spiel mit eigener Taktik. Aus Anleitung 001; ihr Bild ist verloren, der Weg folgt alten Beschreibungen. Dass du auf dein erstes Feld nur einwürfeln darfst, wenn es leer ist, und ein Pasch zwei Züge bringt, ist unsere Lesart.
game-medio-emperador-source = Jeder Wurf hat eine Sechs, also plan sie ein, und versperr sie dem Gegner. König Alfons X. ließ das Spiel 1283 in sein Buch der Spiele aufnehmen. Wir folgen den Historikern, die es so lesen: zwei Würfel und eine Sechs, die immer daliegt.
game-tourne-case-source = Betrittst du ein Feld, dem gegenüber ein Gegner steht, muss er zurück auf die Bar. Das Spiel aus dem 17. Jahrhundert steht in Anleitung 001 als Französisches Backgammon 2. Ein Pasch ist bei uns ein einziger Zug, und auch beim Einwürfeln wird niemand überholt.
game-catch-me-source = Bei 1-4 zieht ein Stein fünf Felder, bei 2-4 zieht keiner. Wer nur noch einen Stein hat, springt von Eckfeld zu Eckfeld und ist schwer zu fassen. Aus Anleitung 001; in Island heißt es „den Mädchen nachlaufen“. Steht der letzte Stein schon auf einer Ecke, bleibt er nach unserer Lesart dort.
game-doublets-source = 3-6 löst die Türme auf der 3 und der 6 auf; wer zuletzt auf eine einzige Zahl wartet, braucht Geduld. Noch heute spielt man es auf Island, und es ist reines Glück. Aus Anleitung 001; dass ein Würfel auch beim Abtragen den ganzen Turm nimmt, ist unsere Lesart.
