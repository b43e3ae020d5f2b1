### The settings, and what Tavola is.

## Settings

settings-title = Einstellungen
settings-page = Seite
settings-theme = Farben
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
settings-colour = Steine von Spieler 1
settings-look = Aussehen
look-walnut = Nussbaum
look-baize = Grünes Tuch
look-slate = Schiefer
look-sea = Meer
look-clay = Terrakotta
look-clear = Für Farbfehlsichtige
look-contrast = Hoher Kontrast
settings-play = Spielen
settings-taps = Einen Stein ziehen
taps-one = Ein Tipp
taps-two = Zwei Tipps
settings-taps-help = Ein Tipp setzt die höhere Augenzahl; ein Tipp auf ein leeres Feld holt zwei Steine dorthin, wenn der Wurf es erlaubt. Bei zwei Tipps wählst du erst den Stein, dann sein Ziel. Ziehen geht immer.
settings-roll = Automatisch würfeln
roll-clear = Außer wenn ich doppeln darf
roll-ask = Nie
roll-always = Immer
settings-roll-help = Bei „Immer“ bleibt dir vor dem Wurf ein Moment, um zu doppeln.
settings-speed = Bewegung
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Keine
settings-sound = Töne
settings-sound-help = Leise Töne von Würfeln und Steinen.
settings-analyse = Jedes Match am Ende analysieren
settings-analyse-help = Das geschieht im Hintergrund; das Ergebnis zeigt dann die Fehlerraten beider Spieler und die teuersten Entscheidungen.
settings-haptics = Vibration
settings-haptics-help = Das Telefon vibriert beim Ziehen, Schlagen und Würfeln.
settings-forced = Erzwungene Züge ausführen
settings-forced-help = Ein Zug, der sich nur auf eine Art spielen lässt, wird für dich gespielt.
settings-greedy = Automatisch abtragen
settings-greedy-help = Sind alle Steine aneinander vorbei, tragen die Würfel von selbst ab, was sie können.
settings-pips = Pips zeigen
settings-pips-help = Zeigt, wie weit jede Seite noch hat.
settings-turning = Brett zum Spieler am Zug drehen
settings-turning-help = Zu zweit an einem Bildschirm sitzt unten, wer am Zug ist.
settings-confirm = Ein Zug endet
confirm-moment = Nach einem Moment
confirm-ask = Wenn ich ihn bestätige
confirm-never = Sofort
settings-confirm-help = Eine Berührung hält die Uhr an, damit du überlegen oder zurücknehmen kannst. Mit der Tastatur beendet die Eingabetaste den Zug.
me-title = Du auf diesem Server

## About

about-title = Über Tavola
about-what = Tavola spielt Backgammon und seine Verwandten: das moderne Spiel, die Spiele aus fünf gedruckten Anleitungen und überlieferte Spiele vieler Länder.
about-dice = Die Würfel eines Matches werden vor dem ersten Wurf versiegelt, und jeder kann sie am Ende prüfen. Der Bot weiß von ihnen nicht mehr als du.
about-private = Alles bleibt auf deinem Computer: Matches, Namen und Einstellungen. Nichts wird irgendwohin gesendet.
about-keys-title = Tastatur
about-keys = Jede Seite lässt sich mit der Tastatur bedienen: Tab geht weiter, Eingabe und Leertaste wählen, Pfeiltasten gehen über das Brett und durch das Nachspielen.
about-licence-title = Lizenz
about-licence = Tavola ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, wie du magst. Es enthält die Bibliothek Fluent von Mozilla und anderen:
about-version = Version { $version }
