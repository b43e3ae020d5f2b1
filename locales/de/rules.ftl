# The rules of a game as a page. Every message is one sentence or two about one value of a rule set, and it is
# on the page only where the game can come to need it. "Du" is the reader, who sits at the bottom of the picture.
# Points are counted by the distance that is left: 1 is the last point before a checker is off.

rules-section-aim = Ziel des Spiels
rules-section-start = Brett und Aufstellung
rules-section-opening = Wer beginnt
rules-section-moving = Ziehen
rules-section-doubles = Pasche
rules-section-contact = Wenn sich Steine begegnen
rules-section-entering = Einwürfeln
rules-section-bearing-off = Abtragen
rules-section-scoring = Ende und Wertung
rules-section-cube = Der Dopplerwürfel
rules-section-match = Das Match
rules-section-table = Am Tisch
rules-section-readings = Unsere Lesarten und Ergänzungen
rules-section-source = Woher die Regeln stammen

## Aim

rules-aim-first-off =
    { $checkers ->
        [one] Bring deinen Stein um das Brett herum in dein Heimfeld und trag ihn dort ab. Wer das zuerst schafft, gewinnt.
       *[other] Bring deine { $checkers } Steine um das Brett herum in dein Heimfeld und trag sie dort ab. Wer zuerst alle Steine abgetragen hat, gewinnt.
    }
rules-aim-bear-off =
    { $checkers ->
        [one] Dein Stein steht schon im Heimfeld. Wer seinen zuerst abträgt, gewinnt.
       *[other] Alle deine { $checkers } Steine stehen schon im Heimfeld. Wer zuerst alle abgetragen hat, gewinnt.
    }
rules-aim-last-off = Bring deine Steine um das Brett herum und trag sie ab, aber lass dir mehr Zeit als dein Gegner: Wer zuerst seinen letzten Stein abträgt, verliert.
rules-aim-hit-loses = Wer einen Stein des Gegners schlägt, verliert das Spiel sofort.
rules-aim-all-on-point = Bring alle deine Steine auf dein letztes Feld, das Feld { $point }. Wer sie zuerst alle dort hat, gewinnt.
rules-aim-eliminate = Fang alle Steine deines Gegners. Ein gefangener Stein ist für immer aus dem Spiel; wer keine Steine mehr hat, hat verloren.
rules-aim-towers = Lös deine sechs Türme auf, staple sie wieder und trag sie ab. Wer zuerst fertig ist, gewinnt.
rules-forward-off = Die Augenzahl eines Würfels sagt, um wie viele Felder ein Stein vorwärtszieht: von deinem Feld { $first } bis zu deinem Feld 1 und dann vom Brett.
rules-forward-end = Die Augenzahl eines Würfels sagt, um wie viele Felder ein Stein vorwärtszieht: von deinem Feld { $first } bis zu deinem Feld 1.
rules-forward-ring = Ein Stein zieht um die Summe beider Würfel vorwärts: von deinem Feld 24 bis zu deinem Feld 1 und von dort wieder auf dein Feld 24, immer im Kreis.
rules-mother = Der letzte Stein auf deinem Feld 24 heißt Mutter. Setzt dein Gegner sie dort fest, verlierst du doppelt, es sei denn, er hat selbst noch Steine auf seinem Feld 24: Dann geht das Spiel weiter, bis sie fort sind.
rules-mothers-draw = Sind beide Mütter festgesetzt, endet das Spiel unentschieden.

## Board and start

rules-board-24 = Das Brett hat 24 Felder in vier Vierteln zu je sechs. Die Bar teilt es in zwei Hälften.
rules-board-towers = Jeder hat auf seiner Seite sechs Türme aus je zwei Steinen, nummeriert von 1 bis 6. Die Steine wechseln nie das Feld, und die Spieler begegnen sich nicht.
rules-way-whole = Du sitzt unten. Dein Feld 24 ist an einem Ende der oberen Reihe: Deine Steine laufen die obere Reihe entlang, wechseln in die untere und kommen zurück bis zu deinem Feld 1, genau unter Feld 24.
rules-way-half-contrary = Auf einem echten Brett nehmt ihr die beiden Viertel auf einer Seite der Bar. Dein Feld 12 liegt gegenüber, neben der Bar: Zieh nach außen bis zum Rand, wechsle auf deine Seite und komm zurück zur Bar; dort ist dein Feld 1.
rules-way-half-parallel = Deine zwölf Felder sind die Reihe vor dir, die deines Gegners die Reihe gegenüber. Beide zählen von 12 an einem Ende bis 1 am anderen, und beide laufen nebeneinander in dieselbe Richtung.
rules-track-contrary = Dein Gegner sitzt oben und zieht dir entgegen: Dein Feld { $first } ist sein Feld 1.
rules-track-same = Dein Gegner sitzt oben, zählt aber dieselben Felder und läuft in dieselbe Richtung wie du. Beide tragen aus demselben Heimfeld ab.
rules-track-offset = Dein Gegner sitzt oben und läuft in dieselbe Richtung um das Brett, beginnt aber in der Ecke gegenüber: Dein Feld 12 ist sein Feld 24.
rules-home = Deine letzten sechs Felder, 6 bis 1, sind dein Heimfeld.
rules-start-pool = Am Anfang ist das Brett leer. Bei jedem Spieler warten { $checkers } Steine im Vorrat und werden eingewürfelt.
rules-start-both = Beide stellen gleich auf, jeder nach seiner eigenen Zählung: { $places }.
rules-start-first = Deine Steine, unten: { $places }.
rules-start-second = Die Steine deines Gegners, nach seiner eigenen Zählung: { $places }.
rules-start-unequal = Die Bedingungen sind ungleich, also tauscht nach jedem Spiel die Seiten. In einem Match geschieht das von selbst.
rules-start-caption = Die Aufstellung. Die Nummern gelten für dich.
rules-start-caption-towers = Die Aufstellung: für beide Spieler je zwei Steine auf den Feldern 1 bis 6.
rules-place-point = { $count } auf { $point }
rules-place-bar = { $count } auf der Bar
rules-place-pool = { $count } im Vorrat
# Words for a picture made of letters; X and O are drawn for the checkers.
rules-picture-you = X: deine Steine
rules-picture-opponent = O: die Steine deines Gegners

## Who begins

rules-opening-one-die-each = Jeder wirft einen Würfel. Wer höher wirft, beginnt und setzt als ersten Wurf die Augen beider Würfel. Bei gleicher Zahl wird neu geworfen.
rules-opening-higher-begins = Jeder wirft einen Würfel. Wer höher wirft, beginnt. Bei gleicher Zahl wird neu geworfen.
rules-opening-two-dice = Jeder wirft zwei Würfel. Wer die höhere Summe hat, beginnt. Bei gleicher Summe wird neu geworfen.
rules-opening-lot = Lost aus, wer beginnt.
rules-opening-rolls = Wer beginnt, würfelt für den ersten Zug.
rules-winner-starts = Wer ein Spiel gewinnt, beginnt das nächste.

## Moving

rules-dice-roll = Würfle in jedem Zug mit zwei Würfeln.
rules-dice = Jede der beiden Augenzahlen ist für sich zu ziehen: mit der einen ein Stein und mit der anderen ein zweiter, oder mit beiden derselbe Stein, wenn er auch auf dem Feld dazwischen stehen darf.
rules-dice-three = Würfle in jedem Zug mit drei Würfeln. Jede Augenzahl ist für sich zu ziehen, mit demselben Stein oder mit verschiedenen; ein Stein muss überall stehen dürfen, wo er aufsetzt.
rules-dice-six-beside = Würfle in jedem Zug mit zwei Würfeln; als dritte Zahl kommt immer eine Sechs dazu. Jede Zahl ist für sich zu ziehen, mit demselben Stein oder mit verschiedenen.
rules-dice-fixed = Der erste Wurf des Spiels bleibt liegen: Beide spielen ihn in jedem Zug, bis zum Schluss.
rules-dice-chosen = Du, unten, würfelst nicht: In jedem Zug nennst du zwei verschiedene Zahlen und setzt sie.
rules-dice-two-turns = Dein Gegner, oben, hat zwei ganze Züge hintereinander: Er würfelt und zieht, würfelt noch einmal und zieht noch einmal.
rules-dice-open-roll = Bevor du ziehst, würfelt dein Gegner schon für seinen nächsten Zug, und ihr seht beide den Wurf.
rules-order-free = Welche Zahl du zuerst setzt, entscheidest du.
rules-order-lower-first = Setz zuerst die niedrigere Zahl. Geht das nicht, verfällt auch die höhere.
rules-backward = Jede Zahl darfst du auch rückwärts ziehen, höchstens bis auf dein Feld 24, und dabei auch schlagen. Abgetragene Steine kommen nicht zurück.
rules-landing-two = Ein Stein darf auf ein leeres Feld ziehen, auf eigene Steine oder auf einen einzelnen Stein deines Gegners. Ab zwei gegnerischen Steinen ist ein Feld gesperrt: Du darfst dort nicht landen, aber darüber hinwegziehen.
rules-landing-one = Ein Stein darf auf ein leeres Feld oder auf eigene Steine ziehen. Schon ein Stein deines Gegners sperrt ein Feld: Du darfst dort nicht landen, aber darüber hinwegziehen.
rules-landing-pin = Ein Stein darf auf ein leeres Feld ziehen, auf eigene Steine oder auf einen einzelnen Stein deines Gegners. Gesperrt ist ein Feld ab zwei gegnerischen Steinen und auch dort, wo ein gegnerischer Stein einen von dir festsetzt: Du darfst dort nicht landen, aber darüber hinwegziehen.
rules-stacks-free = Auf einem Feld dürfen beliebig viele deiner Steine stehen.
rules-stacks-all = Auf einem Feld dürfen höchstens { $most } deiner Steine stehen.
rules-stacks-except =
    { $most ->
        [one] Auf einem Feld darf nur ein Stein von dir stehen; nur dein Feld { $points } fasst beliebig viele.
       *[other] Auf einem Feld dürfen höchstens { $most } deiner Steine stehen; nur dein Feld { $points } fasst beliebig viele.
    }
rules-stacks-points =
    { $most ->
        [one] Auf deinen Feldern { $points } darf je nur ein Stein von dir stehen.
       *[other] Auf deinen Feldern { $points } dürfen je höchstens { $most } deiner Steine stehen.
    }
rules-stacks-start = Auf deinem Feld { $point } darfst du nur einwürfeln, wenn dort kein anderer deiner Steine steht.
rules-no-overtaking = Deine Steine bleiben in ihrer Reihenfolge: Keiner darf einen anderen von dir überholen, auch nicht beim Einwürfeln.
rules-last-point-exact = Dein Feld { $point } muss genau erreicht werden: Eine Zahl, die darüber hinausginge, kann dieser Stein nicht ziehen.
rules-obligation-max = Setz so viele Zahlen des Wurfs, wie du kannst. Was sich nicht setzen lässt, verfällt; freiwillig passen darf niemand.
rules-obligation-higher = Kannst du jede der beiden Zahlen setzen, aber nicht beide, musst du die höhere setzen.
rules-obligation-either = Kannst du jede der beiden Zahlen setzen, aber nicht beide, suchst du dir eine aus.
rules-obligation-one-by-one = Setz eine Zahl nach der anderen, jede, die sich setzen lässt, wenn sie an der Reihe ist; eine Reihenfolge, in der mehr ginge, musst du nicht suchen. Was sich nicht setzen lässt, verfällt; freiwillig passen darf niemand.
rules-obligation-all = Ein Wurf, der sich nicht vollständig setzen lässt, verfällt ganz. Lässt er sich setzen, musst du das tun.
rules-ring-sum = Würfle in jedem Zug mit zwei Würfeln. Der Wurf gilt nur, wenn er eine 1 oder eine 6 enthält oder ein Pasch ist, und dann musst du ihn ziehen: ein Stein um die Summe beider Würfel.
rules-ring-capture = Trifft er auf einen Stein deines Gegners, ist dieser gefangen und für immer aus dem Spiel.
rules-ring-own = Träfe er auf einen eigenen Stein, zieht er weiter bis zum nächsten Feld, das leer ist oder auf dem ein gegnerischer Stein steht; den fängt er. So steht auf jedem Feld höchstens ein Stein.
rules-ring-last = Sobald ein Spieler nur noch einen Stein hat, springt dieser auf das nächste Eckfeld: 24, 19, 18, 13, 12, 7, 6 oder 1. Steht dort ein Stein des Gegners, wird er gefangen.
rules-ring-last-moves = Von da an zieht dieser Stein mit einer 1 auf das nächste Eckfeld und mit einer 6 auf das übernächste, bei 1-6 beides in beliebiger Reihenfolge. Er fängt, wo er aufsetzt. Andere Zahlen verfallen.
rules-towers-play = Würfle in jedem Zug mit zwei Würfeln. Ein Würfel gilt für den Turm mit seiner Zahl: Zuerst löst er ihn auf; sind alle sechs aufgelöst, stapelt er ihn wieder; stehen alle sechs wieder, trägt er ihn ab.
rules-towers-whole = Ein Würfel trägt den ganzen Turm ab, beide Steine.
rules-towers-one-checker = Ein Würfel trägt nur einen Stein seines Turms ab; jeder Turm braucht seine Zahl also zweimal.
rules-towers-lapse = Ist der Turm schon so weit, verfällt die Zahl. Mit 3-6 löst du zum Beispiel die Türme 3 und 6 auf.

## Doubles

rules-doubles-times =
    { $times ->
        [1] Ein Pasch wird nur einmal gezogen: ein Schritt mit dieser Zahl.
        [2] Ein Pasch sind zwei Schritte mit dieser Zahl, wie bei zwei beliebigen Würfeln.
       *[other] Ein Pasch wird { $times }-mal gezogen: { $times } Schritte mit dieser Zahl, mit einem Stein oder auf mehrere verteilt.
    }
rules-doubles-underside = Ein Pasch wird { $times }-mal gezogen und danach { $times }-mal die Unterseite der Würfel. Gegenüberliegende Seiten ergeben zusammen sieben: 6-6 bringt also noch Einsen, 5-5 Zweien.
rules-doubles-ascending = Ein Pasch wird { $times }-mal gezogen, dann { $times }-mal die nächsthöhere Zahl und so weiter bis zu den Sechsen: 4-4 bringt Vieren, Fünfen und Sechsen.
rules-doubles-ascending-later = In deinen ersten { $turns } Zügen wird ein Pasch { $times }-mal gezogen. Danach wird er { $times }-mal gezogen, dann { $times }-mal die nächsthöhere Zahl und so weiter bis zu den Sechsen.
rules-doubles-stop = Kannst du eine Zahl nicht vollständig ziehen, ziehst du davon, was geht; der Rest deines Zuges verfällt.
rules-doubles-go-on = Kannst du eine Zahl nicht vollständig ziehen, ziehst du davon, was geht, und machst mit der nächsten weiter.
rules-doubles-hand-over = Kannst du eine Zahl nicht vollständig ziehen, ziehst du davon, was geht. Die folgenden Zahlen spielt dein Gegner, von jeder so viel, wie er kann; danach hat er seinen eigenen Zug.
rules-doubles-roll-again = Danach würfelst du noch einmal.
rules-doubles-roll-again-complete = Hast du den ganzen Pasch gezogen, würfelst du noch einmal.
rules-doubles-roll-again-always = Nach einem Pasch würfelst du noch einmal.
rules-doubles-three-dice = Gleiche Würfel sind nichts Besonderes: Jeder wird einmal gezogen.
rules-doubles-towers = Ein Pasch gilt nur einmal: für einen Turm.
rules-doubles-ring = Ein Pasch wird einmal gezogen, als Summe beider Würfel, und du würfelst noch einmal.
rules-doubles-ring-last = Mit dem letzten Stein sind 1-1 zwei Schritte von Eckfeld zu Eckfeld und 6-6 zwei Schritte um je zwei Eckfelder; mit anderen Paschen zieht er nicht. Nach jedem Pasch würfelst du noch einmal.
rules-one-two-played = Die 1-2 ist der beste Wurf: Zieh die 1 und die 2, nenn einen Pasch deiner Wahl und zieh ihn, dann würfle noch einmal. Lässt sich ein Teil nicht vollständig ziehen, verfällt der Rest.
rules-one-two-chosen = Eine 1-2 wird nicht gezogen. Stattdessen nennst du einen Pasch deiner Wahl und ziehst ihn; gelingt das vollständig, würfelst du noch einmal.

## When checkers meet

rules-contact-hit = Ein einzelner Stein auf einem Feld ist ein Blot. Landest du auf einem Blot deines Gegners, schlägst du ihn: Er kommt auf die Bar und muss neu eingewürfelt werden.
rules-contact-hit-on-the-way = Du schlägst auch auf einem Feld, auf dem dein Stein nach der ersten Zahl nur aufsetzt. In einem Zug kannst du mehrere Steine schlagen.
rules-contact-hit-loses = Ein einzelner Stein auf einem Feld ist ein Blot. Landest du auf einem Blot deines Gegners, schlägst du ihn und verlierst, auch wenn du nicht anders ziehen konntest.
rules-contact-pin = Landest du auf einem einzelnen Stein deines Gegners, setzt du ihn fest: Er bleibt dort und darf nicht ziehen, bis du das Feld verlassen hast.
rules-contact-pin-stacks = Auf ein Feld, auf dem du einen Stein festgesetzt hast, darfst du weitere Steine ziehen.
rules-contact-pin-closed = Ein Feld mit einem festgesetzten Stein ist für beide gesperrt.
rules-contact-block = Geschlagen wird in diesem Spiel nicht.
rules-contact-never = Die Spieler begegnen sich in diesem Spiel nie: Es wird nicht geschlagen, und kein Feld ist gesperrt.
rules-contact-facing = Landest du gegenüber einem Stein deines Gegners, schlägst du ihn: Er kommt auf die Bar und muss neu eingewürfelt werden. Auf Feld 1 sind die Steine sicher.
rules-wall = Sechs gesperrte Felder hintereinander halten also jeden Stein dahinter auf.
rules-hit-and-run = Ein Stein, der in deinem Heimfeld geschlagen hat, darf in diesem Zug nicht weiterziehen.
rules-hit-home-first = Du darfst erst schlagen, wenn einer deiner Steine dein Heimfeld erreicht hat.
rules-prime-own-quadrant = Du darfst nie alle sechs Felder deines ersten Viertels, 24 bis 19, zugleich besetzen.
rules-prime-start-quadrants = Du darfst nie alle sechs Felder deines ersten Viertels, 24 bis 19, zugleich besetzen, und auch nicht alle sechs des Viertels, in dem dein Gegner beginnt.
rules-prime-in-start = In dem Viertel, in dem dein Gegner beginnt, darfst du höchstens { $most } Felder besetzen.
rules-prime-ahead = Sechs Felder hintereinander darfst du nur sperren, wenn schon ein Stein deines Gegners daran vorbei oder abgetragen ist.
rules-prime-last-two = Sechs Felder hintereinander darfst du nur sperren, wenn du deine letzten zwei Felder, 2 und 1, schon besetzt hast.
rules-must-open = Stehen alle Steine deines Gegners auf einem Feld und hältst du die sechs Felder direkt davor, musst du eines der sechs öffnen, wenn dein Wurf es erlaubt.
rules-head-one = Dein Feld 24 ist der Kopf: In jedem Zug darf ihn nur ein Stein verlassen.
rules-head-first-turn = In deinem ersten Zug dürfen bei 3-3, 4-4 und 6-6 zwei Steine herunter.
rules-courier = Dein erster Stein läuft allein: Kein anderer darf Feld 24 verlassen, bis er dein Feld { $point } erreicht oder hinter sich gelassen hat.

## Entering

rules-entering-bar = Steine auf der Bar gehen vor. Würfle so viele davon ein, wie du kannst; solange dort noch einer liegt, darf kein anderer Stein ziehen, und der Rest des Wurfs verfällt. Sind alle im Spiel, ziehst du den Rest des Wurfs wie gewohnt.
rules-entering-where = Ein Stein kommt mit der Zahl eines Würfels ins Spiel, vom Brettrand an gezählt: mit einer 1 auf dein Feld { $first }, mit einer 6 auf dein Feld { $last }.
rules-entering-sum = Das Feld darf nicht gesperrt sein, und die Summe der Würfel bringt keinen Stein ins Spiel.
rules-entering-pool-first = Erst wenn alle deine Steine aus dem Vorrat eingewürfelt sind, darf einer weiterziehen.
rules-entering-pool-free =
    { $entered ->
        [0] Mit jeder Zahl darfst du nach Belieben einen Stein aus dem Vorrat einwürfeln oder einen auf dem Brett ziehen.
        [one] Sobald ein Stein im Spiel ist, darfst du mit jeder Zahl nach Belieben einwürfeln oder ziehen.
       *[other] Sobald { $entered } Steine im Spiel sind, darfst du mit jeder Zahl nach Belieben einwürfeln oder ziehen.
    }
rules-entering-start-waits = Du darfst nach Belieben einen Stein aus dem Vorrat einwürfeln oder einen auf dem Brett ziehen; aber { $waiting } Steine bleiben auf deinem Feld 24, bis der Vorrat leer ist.
rules-entering-half = Du darfst nach Belieben einen Stein aus dem Vorrat einwürfeln oder einen auf dem Brett ziehen; aber solange der Vorrat nicht leer ist, darf keiner über dein Feld 13 hinaus.

## Bearing off

rules-bear-off-when = Stehen alle deine Steine, die noch im Spiel sind, in deinem Heimfeld, darfst du abtragen.
rules-bear-off-hit = Wird danach einer geschlagen, muss er erst eingewürfelt werden und heimkommen, bevor du weiter abträgst.
rules-bear-off-back = Hat einer dein Heimfeld rückwärts verlassen, muss er erst heimkommen, bevor du weiter abträgst.
rules-bear-off-number = Mit einer Zahl trägst du einen Stein von dem Feld mit dieser Nummer ab oder ziehst einen innerhalb des Heimfelds.
rules-bear-off-farthest = Ist die Zahl höher als alle Felder, auf denen du noch Steine hast, trägst du einen Stein vom höchsten davon ab. Steht ein Stein weiter hinten, als die Zahl reicht, wird von den niedrigeren Feldern nichts abgetragen: Du musst mit der Zahl ziehen, wenn es geht.
rules-bear-off-free = Mit einer Zahl darfst du auch einen Stein von einem beliebigen niedrigeren Feld abtragen.
rules-bear-off-exact = Mit einer höheren Zahl wird nicht abgetragen: Sie muss genau passen.
rules-bear-off-pinned-yes = Ist einer deiner Steine festgesetzt, darfst du die anderen trotzdem abtragen.
rules-bear-off-pinned-no = Solange einer deiner Steine festgesetzt ist, darfst du nicht abtragen.
rules-bear-off-last = Mit dem Abtragen deines letzten Steins ist der Wurf erfüllt; den Rest musst du nicht ziehen.

## End and score

rules-score-single = Ein gewonnenes Spiel zählt 1 Punkt.
rules-score-gammon = Hat der Verlierer noch nichts abgetragen, ist es ein Gammon und zählt doppelt.
rules-score-mars = Hat der Verlierer noch nichts abgetragen, ist es ein Mars und zählt doppelt.
rules-score-backgammon-none-off = Hat der Verlierer noch nichts abgetragen und steht noch einer seiner Steine { $where }, ist es ein Backgammon und zählt dreifach.
rules-score-backgammon-any = Steht noch ein Stein des Verlierers { $where }, ist es ein Backgammon und zählt dreifach.
rules-score-koks-none-off = Hat der Verlierer noch nichts abgetragen und steht noch einer seiner Steine { $where }, ist es ein Koks und zählt dreifach.
rules-score-koks-any = Steht noch ein Stein des Verlierers { $where }, ist es ein Koks und zählt dreifach.
rules-zone-winners-home = im Heimfeld des Siegers
rules-zone-first-quadrant = auf einem seiner Felder 24 bis 19
rules-zone-bar = auf der Bar
rules-zone-pool = im Vorrat
rules-or = oder
rules-score-hit = Ein Spiel, das durch Schlagen verloren geht, zählt 1 Punkt.
rules-score-checkers-left = Der Sieger bekommt einen Punkt für jeden Stein, den der Verlierer noch hat.
rules-score-checkers-left-all = Steht einer davon nicht im Heimfeld des Verlierers, zählen alle Punkte doppelt.
rules-score-checkers-left-outside = Jeder davon, der nicht im Heimfeld des Verlierers steht, zählt zwei Punkte.
rules-score-pips = Der Sieger bekommt einen Punkt für jedes Feld, das die Steine des Verlierers bis zum Abtragen noch gebraucht hätten: Ein Stein auf 3 und zwei auf 1 sind zum Beispiel 5 Punkte.
rules-dead-draw = Kann keiner der beiden je wieder ziehen, endet das Spiel unentschieden.
rules-repetition-draw = Entsteht dieselbe Stellung zum dritten Mal, endet das Spiel unentschieden.
rules-score-draw = Ein Unentschieden zählt nichts.
rules-score-resign = Du darfst ein Spiel aufgeben, wenn dein Gegner einverstanden ist.
rules-score-resign-gammon = Du darfst ein einfaches Spiel oder ein Gammon aufgeben, wenn dein Gegner einverstanden ist.
rules-score-resign-mars = Du darfst ein einfaches Spiel oder ein Mars aufgeben, wenn dein Gegner einverstanden ist.
rules-score-resign-backgammon = Du darfst ein einfaches Spiel, ein Gammon oder ein Backgammon aufgeben, wenn dein Gegner einverstanden ist.
rules-score-resign-koks = Du darfst ein einfaches Spiel, ein Mars oder ein Koks aufgeben, wenn dein Gegner einverstanden ist.
rules-score-resign-as-it-stands = Ein aufgegebenes Spiel wird so gewertet, wie das Brett gerade steht: Ganz am Anfang sind das { $points } Punkte.

## The doubling cube

rules-cube-off = Dieses Spiel wird ohne Dopplerwürfel gespielt.
rules-cube-offer = Ein Spiel beginnt mit seinem einfachen Wert. Bist du am Zug, darfst du vor deinem Wurf anbieten, ihn zu verdoppeln. Lehnt dein Gegner ab, verliert er sofort zum bisherigen Wert; nimmt er an, zählt das Spiel doppelt so viel.
rules-cube-owner = Am Anfang darf jeder doppeln. Wer annimmt, bekommt den Dopplerwürfel, und nur er darf als Nächster doppeln.
rules-cube-multiplies = Die Punkte eines Spiels werden mit dem Wert des Dopplerwürfels malgenommen.
rules-cube-multiplies-gammon = Die Punkte eines Spiels werden mit dem Wert des Dopplerwürfels malgenommen: Bei 4 bringt ein Gammon 4 × 2 = 8 Punkte.
rules-cube-multiplies-backgammon = Die Punkte eines Spiels werden mit dem Wert des Dopplerwürfels malgenommen: Bei 4 bringt ein Backgammon 4 × 3 = 12 Punkte.
rules-cube-unlimited = Auch über 64 hinaus darf gedoppelt werden.
rules-cube-cap = Der Dopplerwürfel geht nicht höher als { $cap }.
rules-cube-not-single = Der Dopplerwürfel gilt nur, wenn ihr mehrere Spiele um Punkte spielt, nicht in einem einzelnen Spiel.
rules-cube-crawford = Crawford-Regel: Fehlt einem Spieler zum ersten Mal nur noch ein Punkt zum Gewinn des Matches, wird im nächsten Spiel nicht gedoppelt.
rules-cube-holland = Holland-Regel: In den Spielen nach dem Crawford-Spiel wird erst gedoppelt, wenn beide zweimal gewürfelt haben.
rules-cube-jacoby = Jacoby-Regel, im Geldspiel: Ein Gammon zählt nur, wenn gedoppelt wurde.
rules-cube-beavers = Beaver, im Geldspiel: Wer gedoppelt wird, darf sofort redoppeln und den Dopplerwürfel behalten.
rules-cube-raccoons = Raccoon: Wer zuerst gedoppelt hat, darf auf einen Beaver noch einmal doppeln; der Dopplerwürfel bleibt, wo er ist.
rules-cube-automatic =
    { $times ->
        [one] Automatisches Doppeln, im Geldspiel: Gleiche Würfel beim Eröffnungswurf verdoppeln den Einsatz, höchstens einmal.
       *[other] Automatisches Doppeln, im Geldspiel: Gleiche Würfel beim Eröffnungswurf verdoppeln den Einsatz, höchstens { $times }-mal.
    }

## The match

rules-match-points =
    { $length ->
        [one] Meist entscheidet ein einziges Spiel.
       *[other] Meist gewinnt das Match, wer zuerst { $length } Punkte hat.
    }
rules-match-games = Meist werden { $length } Spiele gespielt und ihre Punkte zusammengezählt.
rules-match-single = Meist wird ein einzelnes Spiel gespielt.
rules-match-money = Meist folgt Spiel auf Spiel, jedes um seine Punkte.
rules-match-agree = Ein Spiel kann viele Punkte bringen. Vereinbart also eine Anzahl von Spielen und zählt ihre Punkte zusammen.
rules-match-agreed = Vereinbart vor Beginn, auf wie viele Punkte oder wie viele Spiele ihr spielt.
rules-match-target = Vereinbart eine Punktzahl. Wer sie zuerst erreicht oder überschreitet, gewinnt das Match; üblich sind 3, 5, 11, 15 und 21.
rules-match-series = Spielt mehrere Spiele, zum Beispiel 3 oder 5, und zählt ihre Punkte zusammen.
rules-match-in-turn = Die Spiele eines Matches wechseln sich ab: { $games }, dann wieder das erste.

## At the table

rules-table-take-back = Bis du das Ende deines Zuges ansagst, darfst du Schritte zurücknehmen und andere probieren.
rules-table-premature = Würfelt dein Gegner vorher, gilt sein Wurf nicht und wird wiederholt.
rules-table-cocked = Liegt ein Würfel nicht flach auf dem Brett, werden beide neu geworfen.

## Our readings and additions

rules-ours-resign = Vom Aufgeben steht nichts in der Anleitung. Das ist unsere Ergänzung.
rules-ours-draw = Von einem Unentschieden steht nichts in der Anleitung. Das ist unsere Ergänzung.
rules-ours-ties = Was bei gleichen Würfen geschieht, steht nicht in der Anleitung. Dass neu geworfen wird, ist unsere Ergänzung.
rules-ours-no-cube = Vom Dopplerwürfel sagt die Anleitung bei diesem Spiel nichts. Wir spielen ohne ihn.
rules-ours-picture = Das Bild der Anleitung fehlt uns. Was darauf war, haben wir anderen Beschreibungen des Spiels entnommen.
rules-ours-sides = Vom Tauschen der Rollen spricht die Anleitung nur bei Straight, für die Revanche. Wir tauschen nach jedem Spiel mit ungleichen Seiten.
rules-ours-flat = Was ein gewonnenes Spiel zählt, steht nicht in der Anleitung. Wir zählen 1 Punkt.
rules-ours-as-many = Die Anleitung sagt nur, dass man ziehen muss und Unmögliches verfällt. Wir lesen das wie üblich: so viele Zahlen wie möglich.
rules-ours-last-off = Dass der Wurf mit dem Abtragen des letzten Steins erfüllt ist, ist unsere Lesart. Sonst käme ein letzter Stein nie vom Brett.
rules-ours-lot = Die Anleitung sagt nur, dass der Startspieler ermittelt wird. Ihr französischer Text lost aus, und so halten wir es.
rules-ours-001-five = Die Anleitung möchte, dass auf einem Feld nicht mehr als fünf Steine nebeneinander liegen. Das betrifft nur, wie sie liegen: Weitere werden gestapelt, es ist keine Grenze.
rules-ours-000-spanish = Der spanische Text erlaubt nur zwei Steine auf einem Feld und erwähnt einen Dopplerwürfel. Wir folgen den acht anderen Sprachen.
rules-ours-000-backgammon = Nach dem gedruckten Wortlaut zählt ein Backgammon auch dann dreifach, wenn der Verlierer schon einen Stein abgetragen hat.
rules-ours-002-bear-off = Die Anleitung sagt, dass du einen Stein vom Feld nimmst, sobald er über die Kante ziehen kann. Wir lesen das wie üblich: Eine höhere Zahl nimmt nur den hintersten Stein.
rules-ours-002-entering = Im französischen, spanischen und niederländischen Text verfällt der ganze Zug, wenn nicht alle Steine ins Spiel kommen. Wir folgen den anderen: So viele wie möglich kommen ins Spiel, und nur der Rest des Wurfs verfällt.
rules-ours-002-points = Der englische Text verdoppelt nur die Steine außerhalb des Heimfelds. Die fünf anderen Sprachen verdoppeln alle Punkte, und so halten wir es.
rules-ours-003-higher = Dass die höhere Zahl gesetzt werden muss, steht nur im spanischen und im italienischen Text.
rules-ours-003-points = Gammon und Backgammon stehen nur im englischen und im deutschen Text, die Bar als Grund für ein Backgammon nur im deutschen.
rules-ours-003-stop = Ein Satz des englischen Textes verbietet den Zwischenhalt auch bei einem einzelnen Stein des Gegners. Sein nächster Satz und der deutsche Text sperren erst Felder mit zwei oder mehr, und so halten wir es.
rules-ours-004-rolls = Ob der Sieger der Eröffnung mit diesen Würfeln zieht, steht nicht in der Anleitung. Bei uns würfelt er neu.
rules-ours-004-cube = Die Seiten des Dopplerwürfels enden bei 64. „Und so weiter“ lesen wir als: ohne Ende.
rules-ours-004-backgammon = Nach dem gedruckten Wortlaut ergibt nur ein Stein im Heimfeld des Siegers ein Backgammon, nicht einer auf der Bar, und das auch dann, wenn der Verlierer schon einen Stein abgetragen hat.
rules-ours-puff-doubles = Wie oft die Zahlen eines Pasches gezogen werden, steht nicht in der Anleitung. Je viermal ist unsere Lesart.
rules-ours-puff-long = Im französischen Text kommt ein geschlagener Stein im letzten Viertel ins Spiel. Wir folgen dem deutschen und dem italienischen: Er beginnt von vorn.
rules-ours-all-first = Dass alle Steine eingewürfelt sein müssen, bevor einer weiterzieht, ist unsere Lesart.
rules-ours-free-after-two = Die Anleitung sagt nicht, wann Steine weiterziehen dürfen, solange andere noch warten. Dass sie es dürfen, sobald zwei eingewürfelt sind, ist unsere Lesart.
rules-ours-free-within-roll = Dass man schon im selben Wurf frei ist, sobald der zweite Stein eingewürfelt ist, ist unsere Lesart.
rules-ours-gioul = Dass der Gegner nach einer Zahl, die er nicht vollständig ziehen kann, weitermacht und nichts zurückgibt, ist unsere Lesart.
rules-ours-tourne-case = Dass auch beim Einwürfeln nicht überholt wird und dass man jederzeit einwürfeln darf, sind unsere Lesarten.
rules-ours-tourne-case-home = Die Anleitung sperrt alle besetzten Felder außer dem letzten. Weil die Spieler nie auf denselben Feldern stehen, sind das Felder mit einem eigenen Stein. Dass Steine auf dem letzten Feld sicher sind, steht in anderen Beschreibungen.
rules-ours-acey-deucey = Die Anleitung rechnet dem Verlierer jeden Stein auf dem Brett an. Wir zählen auch die auf der Bar und im Vorrat.
rules-ours-mexican = Dass du nur dann noch einmal würfelst, wenn du den gewählten Pasch ganz gezogen hast, ist unsere Lesart.
rules-ours-old-britain = Dass du beide Zahlen setzen musst, wenn es geht, ist unsere Lesart.
rules-ours-pin-pairs = Die Anleitung sperrt jedes Feld mit zwei Steinen. Wörtlich genommen könnte niemand mehr als zwei auf einem Feld sammeln und abtragen; dein eigenes Paar sperrt das Feld deshalb nur für den Gegner.
rules-ours-pin-bear-off = Dass du abtragen darfst, während einer deiner Steine festgesetzt ist, ist unsere Lesart.
rules-ours-catch-me = Ein letzter Stein, der schon auf einem Eckfeld steht, bleibt dort; und lässt ein Sprung dem anderen nur noch einen Stein, springt dieser als Nächster. Das sind unsere Lesarten.
rules-ours-ludus-points = Die Anleitung verbietet, die „gegnerischen Felder 3, 4 und 5“ zu blockieren. Wir lesen sie als drittes, viertes und fünftes Feld deines Weges: deine Felder 10, 9 und 8.
rules-ours-ludus-double = Nach der Anleitung wird ein Pasch nur einmal gezogen. Wir lesen das als einen Wurf mit zwei Würfeln: zwei Schritte.
rules-ours-doublets = Dass ein Würfel den ganzen Turm abträgt und dass ein Pasch in jedem Abschnitt einen weiteren Wurf bringt, sind unsere Lesarten.
rules-ours-backward = Dass auch Schritte rückwärts mitzählen, wenn eine Zahl gezogen werden muss, ist unsere Lesart.
rules-ours-snake = Die neun Steine auf der Bar kennen wir von Jacoby und Crawford.
rules-ours-choice = Wer beginnt und wann gedoppelt wird, steht nicht in der Anleitung. Wir losen, und gedoppelt wird nur vor einem Zug.
rules-ours-no-hit = Dass auch verliert, wer schlagen muss, und zwar sofort und um einen Punkt, ist unsere Lesart.
rules-ours-open-roll = Wie man doppelt, wenn die Würfe vorher bekannt sind, steht nicht in der Anleitung. Wir spielen ohne Dopplerwürfel.

## Where the rules come from

game-backgammon-source = Das Spiel, das die fünf Anleitungen gemeinsam haben; wo sie sich unterscheiden, gelten die heutigen Turnierregeln.
game-leaflet-000-source = Anleitung 000, in neun Sprachen gedruckt: ein einzelnes Spiel ohne Dopplerwürfel.
game-leaflet-001-source = Anleitung 001, das Grundspiel mit den Regeln für den Tisch. Aus derselben Anleitung stammen die meisten ungewöhnlichen Spiele hier.
game-leaflet-002-source = Anleitung 002, in sechs Sprachen gedruckt.
game-leaflet-003-source = Anleitung 003, in fünf Sprachen gedruckt, die Verschiedenes weglassen.
game-leaflet-004-source = Anleitung 004; wir kennen die erste Hälfte auf Englisch und die zweite auf Französisch.
game-nackgammon-source = Nack Ballards Aufstellung: Je ein Stein von Feld 13 und Feld 6 beginnt stattdessen auf Feld 23.
game-hypergammon-source = Eine moderne Kurzform des Backgammon.
game-longgammon-source = Eine moderne Langform des Backgammon.
game-snake-source = Anleitung 001, Spiele mit unterschiedlichen Voraussetzungen. Für eine Seite sieht es hoffnungslos aus, und doch ist es erstaunlich ausgewogen.
game-eureka-source = Anleitung 001. Kinder im Nahen Osten lernen damit das Abtragen; wer will, übt dabei den Dopplerwürfel.
game-irish-source = Charles Cotton, The Compleat Gamester, 1674. Dass jedes Spiel eins zählt und es keinen Dopplerwürfel gibt, ist unsere Lesart.
game-short-narde-source = Vom Kaukasus bis Sibirien gespielt. Ein einfacher Sieg heißt Oin und zählt eins, Mars zwei, Koks drei.
game-portes-source = Griechische Überlieferung. Der Name heißt „Türen“, nach den Feldern, die zwei Steine schließen.
game-tavla-source = Türkische Überlieferung. Ein doppelter Sieg heißt Mars, einen dreifachen gibt es nicht. Ein Match geht meist bis fünf.
game-tavli-source = Griechische Überlieferung: schlagen, festsetzen und sperren im Wechsel, meist auf fünf oder sieben Punkte.
game-old-britain-source = Anleitung 001.
game-mexican-source = Anleitung 001. Die 1-2 heißt dort „Mexikaner“.
game-backward-source = Anleitung 001, Kurz-Varianten.
game-straight-source = Anleitung 001, Kurz-Varianten. Der stärkere Spieler sollte den weiteren Weg nehmen.
game-fixed-roll-source = Anleitung 001, Kurz-Varianten. Jeder Zug lässt sich planen, das macht das Spiel sehr taktisch.
game-no-hit-source = Anleitung 001, Kurz-Varianten. Stell deine Blots dorthin, wo dein Gegner landen muss.
game-open-roll-source = Anleitung 001, Kurz-Varianten. Es dauert länger und wird viel taktischer.
game-misere-source = Anleitung 001, Kurz-Varianten.
game-double-against-choice-source = Anleitung 001, Spiele mit unterschiedlichen Voraussetzungen.
game-puff-source = Anleitung 001. Mit 2-4 kommen deine ersten beiden Steine auf deine Felder 23 und 21.
game-puff-long-source = Anleitung 001. Wie der Name verspricht, dauert es länger als Puff.
game-puff-russian-source = Anleitung 001.
game-puff-russian-long-source = Anleitung 001. Die gemeinsamen Startfelder sperren oder vorauslaufen: Das ist hier die Frage.
game-french-1-source = Anleitung 001. 6-6 sind vier Sechsen, vier Einsen und ein neuer Wurf, auch wenn nur zwei der Sechsen gehen.
game-russian-source = Anleitung 001.
game-acey-deucey-source = Anleitung 001. Sie rät, etwa die Hälfte der Steine ins Spiel zu bringen und dann zu sperren.
game-acey-deucey-us-source = Amerikanische Überlieferung, in der Marine seit dem Ersten Weltkrieg beliebt.
game-acey-deucey-european-source = Wie es in Europa überliefert ist.
game-dutch-source = Aus älteren Sammlungen bekannt; auch Jacoby und Crawford beschreiben es.
game-tabula-source = Aus einer Stellung des Kaisers Zenon, um 480, erschlossen; mit den heute üblichen Regeln.
game-pin-source = Anleitung 001.
game-plakoto-source = Griechische Überlieferung. Der Wurf wird zu Ende gezogen, bevor eine festgesetzte Mutter das Spiel beendet.
game-tapa-source = Bulgarische Überlieferung. Wie Plakoto, aber die Würfel der Eröffnung werden gezogen.
game-mahbusa-source = Arabische Überlieferung. Dasselbe Spiel wie Tapa unter eigenem Namen.
game-gioul-source = Anleitung 001. Mit 3-3 ziehst du Dreien, Vieren, Fünfen und Sechsen; scheiterst du an den Vieren, spielt dein Gegner die Fünfen und Sechsen.
game-fevga-source = Griechische Überlieferung. Manche Beschreibungen verbieten auch, das ganze erste Viertel des Gegners zu besetzen, oder verlangen, sechs Felder hintereinander zu öffnen, wenn alle fünfzehn Steine des Gegners direkt dahinter stehen. Beides lässt sich einstellen.
game-moultezim-source = Osmanische Überlieferung. Manche Beschreibungen verbieten stattdessen das eigene erste Viertel; wir nicht.
game-narde-source = Russische und kaukasische Überlieferung. Ob sechs Felder hintereinander erlaubt sind, wird bei jedem einzelnen Schritt geprüft. Vielerorts würfelt, wer beginnt, für den ersten Zug neu; auch das lässt sich einstellen.
game-gul-bara-source = Bulgarische Überlieferung, auch Rosespring genannt. Eine Kopfregel und verbotene Reihen gibt es hier nicht.
game-jacquet-source = Französische Überlieferung, in der neueren Form ohne Schlagen. In französischen Beschreibungen würfelt, wer beginnt, neu, und sechs Felder hintereinander darf nur sperren, wer die letzten zwei Felder schon besetzt hat. Beides lässt sich einstellen.
game-tawula-source = Ein arabisches Spiel, nach einer neueren Beschreibung.
game-ludus-lumbardorum-source = Anleitung 001; der Weg um das Brett folgt alten Beschreibungen.
game-medio-emperador-source = Das Buch der Spiele Alfons’ X., 1283, wie Historiker es lesen: zwei Würfel und eine Sechs, die immer daliegt.
game-tourne-case-source = Anleitung 001, dort Französisches Backgammon 2. Das Spiel stammt aus dem 17. Jahrhundert.
game-catch-me-source = Anleitung 001. In Island heißt das Spiel „den Mädchen nachlaufen“.
game-doublets-source = Anleitung 001. Auf Island wird das Spiel noch heute gespielt, und es ist reines Glück.
