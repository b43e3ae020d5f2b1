### Was in diesem Browser aufbewahrt wird, wo die Seite keinen Server hat

tab-title = In diesem Browser
tab-where = Deine Matches, Analysen und Aufgaben liegen in diesem Browser, auf diesem Gerät, und nirgends sonst.
tab-kept = Der Browser behält sie, bis du sie löschst.
tab-may-go = Der Browser darf sie löschen, wenn der Platz knapp wird. Installiere Tavola als App, oder speichere ab und zu alles als Datei.
tab-fleeting = Dieser Browser behält hier nichts, wie in einem privaten Fenster: Was du spielst, ist weg, wenn du die Seite schließt. Speichere es vorher als Datei.
tab-save = Alles als Datei speichern
tab-open = Alles durch den Inhalt einer Datei ersetzen
tab-open-sure = Die Datei ersetzt alles, was in diesem Browser liegt. Das lässt sich nicht rückgängig machen.
tab-open-yes = Alles ersetzen
tab-cancel = Abbrechen
tab-file-help = Auf einem Computer öffnet Tavola diese Datei als tavola.sqlite in seinem Datenordner, und diese Seite öffnet die Datei eines Computers.
tab-offline = Alles für den Offline-Betrieb laden
tab-offline-help = Die Netze der Engine für alle Spiele, { NUMBER($size) } MB. Ohne sie spielt der Bot offline nur die Spiele, die er hier schon gespielt hat.
tab-offline-progress = { NUMBER($done) } von { NUMBER($all) } MB
tab-offline-done = Alle Netze sind auf diesem Gerät.
tab-offline-failed = Nicht alle Netze sind angekommen: Die Verbindung ist weg, oder der Platz reicht nicht. Was angekommen ist, bleibt.
tab-update = Eine neue Version von Tavola ist bereit.
tab-update-now = Jetzt verwenden
tab-gone = Der Browser hat die Dateien von Tavola auf diesem Gerät gelöscht. Verbinde es mit dem Netzwerk und öffne diese Seite noch einmal: Dann sind sie wieder da.
