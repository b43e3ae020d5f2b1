### The games and the options of their rules. Written `family-NAME`, `game-NAME`, `option-ID`, `option-ID-VALUE` as the server names them.

## Families of games

family-western = Backgammon en andere beginopstellingen
family-leaflet = Zoals het in vijf folders staat

## Games

game-backgammon = Backgammon
game-backgammon-about = Het moderne spel zoals het in clubs en op toernooien wordt gespeeld, met verdubbelingssteen.
game-leaflet-000 = Backgammon, folder 000
game-leaflet-000-about = Het klassieke spel zonder verdubbelingssteen: ieder één dobbelsteen beslist wie begint.
game-leaflet-001 = Backgammon, folder 001
game-leaflet-001-about = Wie begint, wordt geloot en gooit beide dobbelstenen; de verdubbelingssteen heeft geen grens.
game-leaflet-002 = Backgammon, folder 002
game-leaflet-002-about = Zonder verdubbelingssteen: elke steen die de verliezer nog heeft is een punt, en alles telt dubbel als er een niet thuis is.
game-leaflet-003 = Backgammon, folder 003
game-leaflet-003-about = Een partij om een afgesproken aantal punten, met een verdubbelingssteen die bij 64 eindigt.
game-leaflet-004 = Backgammon, folder 004
game-leaflet-004-about = De hoogste worp met twee dobbelstenen begint; verdubbelen hoort bij een reeks spellen.
game-nackgammon = Nackgammon
game-nackgammon-about = Twee extra stenen ver achteraan geven lange spellen, rijk aan strategie.
game-hypergammon = Hypergammon
game-hypergammon-about = Ieder drie stenen: kort, scherp en nooit zonder gevaar.
game-longgammon = Longgammon
game-longgammon-about = Alle vijftien stenen beginnen aan de overkant: de langste weg naar huis.

## Options: start

option-opening = Wie begint
option-opening-one-die-each = Ieder één dobbelsteen; de hoogste begint en speelt beide
option-opening-one-die-each-then-roll = Ieder één dobbelsteen; de hoogste begint en gooit opnieuw
option-opening-two-dice-highest = Ieder twee dobbelstenen; de hoogste som begint en gooit opnieuw
option-opening-lot-then-roll = Door loting, dan een worp
option-winner_starts = Wie wint, begint het volgende spel

## Options: moving

option-higher_die = Het hoogste getal gaat voor
option-higher_die-help = Kan maar één van twee getallen worden gespeeld, dan zo mogelijk het hoogste.

## Options: bearing off

option-bear_off = Uitspelen
option-bear_off-farthest-overshoot = Een hoger getal neemt de achterste steen
option-bear_off-free-overshoot = Elk getal dat genoeg is, neemt elke steen
option-bear_off-exact = Alleen met het juiste getal

## Options: scoring

option-scoring = Een gewonnen spel telt
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Altijd 1
option-scoring-checkers-left = 1 per overgebleven steen; alles dubbel als er een niet thuis is
option-scoring-checkers-left-outside = 1 per overgebleven steen, 2 per steen die niet thuis is
option-backgammon_zone = Backgammon als een steen van de verliezer
option-backgammon_zone-home-or-bar = in het thuisveld van de winnaar of op de bar staat
option-backgammon_zone-home-only = in het thuisveld van de winnaar staat
option-backgammon_needs_none_off = Backgammon alleen als de verliezer niets heeft uitgespeeld

## Options: doubling cube

option-cube = Verdubbelingssteen
option-cube_cap = Hoogste waarde
option-cube_cap-0 = Geen grens
option-cube_in_single_game = Verdubbelingssteen ook in één enkel spel
option-cube_rest_face = In rust toont de verdubbelingssteen
option-crawford = Crawford-regel
option-crawford-help = Het eerste spel nadat een speler nog één punt nodig heeft, wordt zonder verdubbelingssteen gespeeld.
option-holland = Holland-regel
option-holland-help = Na het Crawford-spel verdubbelt niemand voordat beiden twee keer hebben gegooid.
option-jacoby = Jacoby-regel
option-jacoby-help = In het geldspel tellen gammons alleen als er verdubbeld is.
option-beavers = Beavers
option-beavers-help = Wie in het geldspel verdubbeld wordt, mag meteen terugverdubbelen en de verdubbelingssteen houden.
option-raccoons = Raccoons
option-raccoons-help = Wie verdubbelde, mag een beaver beantwoorden door nog eens te verdubbelen.
option-automatic_doubles = Automatische verdubbelingen
option-automatic_doubles-help = In het geldspel verdubbelt een gelijke openingsworp de inzet, hoogstens zo vaak.
option-automatic_doubles-0 = Geen
