### Dice that anyone can check

sealed-title = ¿Son justos estos dados?
sealed-promised = Estos dados son como se prometió.
sealed-wrong = Estos dados no son como se prometió.
sealed-running = Este encuentro continúa. Sus dados están sellados: cuando termine, aquí se podrá comprobar cada tirada.
sealed-running-seen = Esta es la huella que los dados deben tener al final. Este navegador la guarda.
sealed-none = Estos dados no se pueden comprobar: aquí no se prometió nada para ellos.
sealed-hand = En este encuentro los jugadores tiran los dados a mano.
sealed-insecure = Este navegador solo calcula huellas por https o en la máquina de Tavola. Guarda el encuentro como archivo y compruébalo allí.
sealed-checked-heading = Qué se ha comprobado
sealed-seed-pass = La semilla tiene la huella que se mostró antes de la primera tirada.
sealed-seed-fail = La semilla no tiene la huella que se mostró antes de la primera tirada.
sealed-first-pass = Este navegador vio la misma huella durante el encuentro.
sealed-first-fail = Este navegador vio otra huella durante el encuentro.
sealed-first-none = Este navegador no vio ninguna huella durante el encuentro; debe creer al servidor que era esta.
sealed-match-pass = La semilla se selló para este juego, esta longitud y estos jugadores.
sealed-match-fail = La semilla se selló para otro juego, otra longitud u otros jugadores.
sealed-secret-pass = { $name } reveló el número secreto prometido.
sealed-secret-fail = { $name }: el número secreto no es el que se prometió o se reveló.
sealed-secret-bot = { $name } es un bot. Cualquiera puede calcular su número.
sealed-secret-absent = { $name } no dio ningún número secreto.
sealed-secret-withheld = { $name } prometió un número secreto y no lo reveló.
sealed-throws-pass = { $count ->
    [one] La única tirada se deduce de los números.
   *[other] Las { NUMBER($count) } tiradas se deducen de los números.
}
sealed-throws-fail = { $count ->
    [one] Una tirada no se deduce de los números.
   *[other] { NUMBER($count) } tiradas no se deducen de los números.
}
sealed-throw-fault = La tirada { NUMBER($number) } fue { $found }, pero de los números se deduce { $expected }.
sealed-earlier = { $count ->
    [one] Una tirada viene del encuentro que este continúa.
   *[other] { NUMBER($count) } tiradas vienen del encuentro que este continúa.
}
sealed-how-heading = Cómo funciona
sealed-how-1 = Antes de la primera tirada, Tavola se inventa un número muy largo, la semilla, y muestra su huella. Nadie puede hallar un número a partir de su huella. Pero otro número tiene otra huella, así que Tavola ya no puede cambiar su semilla.
sealed-how-2 = Después, el navegador de cada jugador también se inventa un número secreto y al principio solo muestra su huella.
sealed-how-3 = Las tiradas se calculan con la semilla y los números secretos. Tavola no conocía los números secretos cuando eligió la semilla, y los jugadores no conocían la semilla. Así que nadie pudo elegir las tiradas.
sealed-how-4 = Cuando el encuentro termina, Tavola muestra la semilla. Tu navegador acaba de calcular por sí mismo su huella y cada tirada, sin preguntar al servidor.
sealed-hand-heading = Una tirada a mano
sealed-hand-text = La tirada { NUMBER($number) } de este encuentro fue { $dice }. De todos los números y del número de la tirada salen estos: { $bytes }…
sealed-hand-left = Los números desde 252 se omiten, para que cada cara sea igual de probable. Los demás se dividen entre seis. El resto más uno es un dado:
sealed-hand-die = { $byte } = { $times } × 6 + { $rest }, y { $rest } + 1 = { $die }
sealed-numbers-heading = Los números
sealed-number-commitment = Huella de la semilla
sealed-number-promise = Huella de { $name }
sealed-number-secret = Número secreto de { $name }
sealed-number-seed = Semilla
sealed-counts = Encuentros de aquí con dados sellados: { NUMBER($sealed) }. Terminados: { NUMBER($over) }. En curso: { NUMBER($running) }. Borrados antes del final: { NUMBER($aborted) }.
sealed-save = Guardar el encuentro como archivo
sealed-save-help = El archivo se puede comprobar sin esta página: con tavola dice verify o con un programa corto propio.
sealed-own-heading = Compruébalo tú
sealed-mark-pass = correcto
sealed-mark-fail = incorrecto
sealed-mark-none = desconocido
