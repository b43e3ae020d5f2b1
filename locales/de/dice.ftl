### Dice that anyone can check

sealed-title = Sind diese Würfel ehrlich?
sealed-promised = Diese Würfel sind so wie versprochen.
sealed-wrong = Diese Würfel sind nicht so wie versprochen.
sealed-running = Dieses Match läuft noch. Seine Würfel sind versiegelt: Ist es zu Ende, lässt sich hier jeder Wurf prüfen.
sealed-running-seen = Diesen Fingerabdruck müssen die Würfel am Ende haben. Dieser Browser merkt ihn sich.
sealed-none = Diese Würfel lassen sich nicht prüfen: Für sie wurde hier nichts versprochen.
sealed-hand = In diesem Match wird von Hand gewürfelt.
sealed-insecure = Dieser Browser berechnet Fingerabdrücke nur über https oder auf dem Gerät, auf dem Tavola läuft. Speichere das Match als Datei und prüfe es dort.
sealed-checked-heading = Was geprüft wurde
sealed-seed-pass = Die Startzahl hat den Fingerabdruck, der vor dem ersten Wurf gezeigt wurde.
sealed-seed-fail = Die Startzahl hat nicht den Fingerabdruck, der vor dem ersten Wurf gezeigt wurde.
sealed-first-pass = Dieser Browser hat denselben Fingerabdruck gesehen, als das Match noch lief.
sealed-first-fail = Dieser Browser hat einen anderen Fingerabdruck gesehen, als das Match noch lief.
sealed-first-none = Dieser Browser hat keinen Fingerabdruck gesehen, als das Match noch lief, und muss dem Server glauben, dass es dieser war.
sealed-match-pass = Die Startzahl wurde für dieses Spiel versiegelt, mit dieser Länge und diesen Spielern.
sealed-match-fail = Die Startzahl wurde für ein anderes Spiel, eine andere Länge oder andere Spieler versiegelt.
sealed-secret-pass = { $name } hat die versprochene Geheimzahl offengelegt.
sealed-secret-fail = { $name }: Die Geheimzahl ist nicht die versprochene oder offengelegte.
sealed-secret-bot = { $name } ist ein Bot. Seine Zahl kann jeder berechnen.
sealed-secret-absent = { $name } hat keine Geheimzahl beigetragen.
sealed-secret-withheld = { $name } hat eine Geheimzahl versprochen und nicht offengelegt.
sealed-throws-pass = { $count ->
    [one] Der eine Wurf folgt aus den Zahlen.
   *[other] Alle { NUMBER($count) } Würfe folgen aus den Zahlen.
}
sealed-throws-fail = { $count ->
    [one] Ein Wurf folgt nicht aus den Zahlen.
   *[other] { NUMBER($count) } Würfe folgen nicht aus den Zahlen.
}
sealed-throw-fault = Wurf { NUMBER($number) } war { $found }, aber { $expected } folgt aus den Zahlen.
sealed-earlier = { $count ->
    [one] Ein Wurf stammt aus dem Match, das hier fortgesetzt wird.
   *[other] { NUMBER($count) } Würfe stammen aus dem Match, das hier fortgesetzt wird.
}
sealed-how-heading = Wie das geht
sealed-how-1 = Vor dem ersten Wurf denkt sich Tavola eine sehr lange Zahl aus, die Startzahl, und zeigt ihren Fingerabdruck. Aus dem Fingerabdruck kann niemand die Zahl finden. Aber eine andere Zahl hat einen anderen Fingerabdruck. Darum kann Tavola seine Startzahl nicht mehr austauschen.
sealed-how-2 = Dann denkt sich auch der Browser jedes Spielers eine Geheimzahl aus und zeigt zuerst nur ihren Fingerabdruck.
sealed-how-3 = Die Würfe werden aus der Startzahl und den Geheimzahlen berechnet. Als Tavola die Startzahl wählte, kannte es die Geheimzahlen nicht, und die Spieler kannten die Startzahl nicht. Also konnte sich niemand die Würfe aussuchen.
sealed-how-4 = Ist das Match zu Ende, zeigt Tavola die Startzahl. Dein Browser hat jetzt ihren Fingerabdruck und jeden Wurf selbst berechnet, ohne den Server zu fragen.
sealed-hand-heading = Ein Wurf von Hand
sealed-hand-text = Wurf { NUMBER($number) } dieses Matchs war { $dice }. Aus allen Zahlen und der Nummer des Wurfs ergeben sich diese: { $bytes } …
sealed-hand-left = Zahlen ab 252 werden ausgelassen, damit jede Seite gleich wahrscheinlich ist. Die anderen werden durch sechs geteilt. Der Rest plus eins ist ein Würfel:
sealed-hand-die = { $byte } = { $times } × 6 + { $rest }, und { $rest } + 1 = { $die }
sealed-numbers-heading = Die Zahlen
sealed-number-commitment = Fingerabdruck der Startzahl
sealed-number-promise = Fingerabdruck von { $name }
sealed-number-secret = Geheimzahl von { $name }
sealed-number-seed = Startzahl
sealed-counts = Matches hier, deren Würfel versiegelt wurden: { NUMBER($sealed) }. Zu Ende: { NUMBER($over) }. Noch im Gang: { NUMBER($running) }. Vor dem Ende gelöscht: { NUMBER($aborted) }.
sealed-save = Match als Datei speichern
sealed-save-help = Die Datei lässt sich ohne diese Seite prüfen: mit tavola dice verify oder mit einem kurzen eigenen Programm.
sealed-own-heading = Selbst prüfen
sealed-mark-pass = richtig
sealed-mark-fail = falsch
sealed-mark-none = nicht bekannt
