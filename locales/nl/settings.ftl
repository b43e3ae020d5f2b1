### The settings, and what Tavola is.

## Settings

settings-title = Instellingen
settings-page = Pagina
settings-theme = Kleuren
theme-auto = Systeem
theme-light = Licht
theme-dark = Donker
settings-colour = Stenen van speler 1
settings-look = Uiterlijk
look-walnut = Notenhout
look-baize = Groen laken
look-slate = Leisteen
look-sea = Zee
look-clay = Terracotta
look-clear = Voor kleurenblinden
look-contrast = Hoog contrast
settings-play = Spelen
settings-taps = Een steen verzetten
taps-one = Eén tik
taps-two = Twee tikken
settings-taps-help = Eén tik speelt de hoogste dobbelsteen; een tik op een lege punt haalt er twee stenen heen als de worp dat toelaat. Met twee tikken kies je eerst de steen en dan zijn doel. Slepen kan altijd.
settings-roll = Automatisch gooien
roll-clear = Behalve als ik mag verdubbelen
roll-ask = Nooit
roll-always = Altijd
settings-roll-help = Bij ‘Altijd’ heb je voor de worp even tijd om te verdubbelen.
settings-speed = Beweging
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-instant = Geen
settings-sound = Geluiden
settings-sound-help = Zachte geluiden van dobbelstenen en stenen.
settings-analyse = Elke match aan het eind analyseren
settings-analyse-help = Dat gebeurt op de achtergrond; de uitslag toont daarna de foutcijfers van beide spelers en de duurste beslissingen.
settings-haptics = Trillen
settings-haptics-help = De telefoon trilt bij zetten, slaan en gooien.
settings-forced = Gedwongen zetten doen
settings-forced-help = Een zet die maar op één manier kan, wordt voor je gedaan.
settings-greedy = Automatisch uitspelen
settings-greedy-help = Als beide kanten elkaar voorbij zijn, spelen de dobbelstenen uit wat ze kunnen.
settings-pips = Pips tonen
settings-pips-help = Toont hoe ver elke kant nog moet.
settings-turning = Bord draaien naar speler aan zet
settings-turning-help = Met z’n tweeën aan één scherm zit onderaan wie aan zet is.
settings-confirm = Een beurt eindigt
confirm-moment = Na een moment
confirm-ask = Als ik bevestig
confirm-never = Meteen
settings-confirm-help = Een aanraking stopt de klok, zodat je kunt nadenken of terugnemen. Wie met het toetsenbord speelt, beëindigt de beurt met Enter.
me-title = Jij op deze server

## About

about-title = Over Tavola
about-what = Tavola speelt backgammon en zijn verwanten: het moderne spel, de spellen uit vijf gedrukte folders en traditionele spellen uit vele landen.
about-dice = De dobbelstenen van een match worden vóór de eerste worp verzegeld, en iedereen kan ze na afloop controleren. De bot weet er niet meer van dan jij.
about-private = Alles blijft op je eigen computer: matches, namen en instellingen. Er wordt niets verstuurd.
about-keys-title = Toetsenbord
about-keys = Elke pagina werkt met het toetsenbord: Tab gaat verder, Enter en spatie kiezen, pijltjestoetsen gaan over het bord en door het naspelen.
about-licence-title = Licentie
about-licence = Tavola is vrije software onder de MIT- of de Apache 2.0-licentie, naar keuze. Het bevat de bibliotheek Fluent van Mozilla en medewerkers:
about-version = Versie { $version }
