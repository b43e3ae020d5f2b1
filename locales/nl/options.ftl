### The options of the games: `option-ID`, `option-ID-VALUE`, and the reasons why some do not go together. The pages that show rules.

## Rules

rules-contents = Inhoud
rules-all = Alle spellen
rules-back-new = Terug naar het nieuwe spel
rules-back-match = Terug naar de match
print = Afdrukken

## What options do not go together

conflict-needs-hits = vraagt stenen die geslagen kunnen worden
conflict-needs-pins = vraagt stenen die vastgezet kunnen worden
conflict-needs-blocks = vraagt een spel waarin één steen al blokkeert
conflict-needs-first-point = vraagt een begin met alle stenen op de eerste punt
conflict-needs-pool = vraagt stenen die in de voorraad beginnen
conflict-start-clash = beiden zouden op dezelfde punten beginnen
conflict-needs-whole-board = vraagt een bord met 24 punten
conflict-open-roll-is-one = een open worp brengt geen verdere worpen en wordt niet overgenomen
conflict-open-roll-has-no-cube = een open worp laat geen moment voor de kubus
conflict-fixed-roll-is-one = een vaste worp brengt geen verdere worpen
conflict-head-needs-one-part = de regel van het hoofd vraagt doubletten uit één deel
conflict-hand-over-needs-chain = alleen een doublet met alle hogere getallen wordt overgenomen
conflict-all-or-nothing-is-one = alles of niets vraagt een vrije volgorde en doubletten uit één deel
conflict-needs-backgammons = vraagt spellen die driedubbel tellen
conflict-backgammon-rules-first = zet eerst terug wat gewoonlijk als backgammon telt
conflict-needs-half-board = vraagt een half bord
conflict-needs-towers = vraagt torens
conflict-needs-beavers = vraagt beavers
conflict-counts-one = spellen die zo eindigen, tellen één
conflict-never-ends = achteruit zetten vraagt onbeperkte stapels, slaan en winst voor wie het eerst klaar is – anders eindigt een spel misschien nooit
conflict-own-game = dit spel zet op zijn eigen manier
option-blocked = Kan hier niet: { $value } – { $why }.
option-own-way = op eigen manier
options-closed = Kan niet met deze regels

## Rules side by side

compare-lead = Twee tot vijf spellen of huisregels. Wat verschilt, staat vooraan.
compare-leaflets = De vijf folders
compare-add = Spel toevoegen
compare-remove = { $game } weghalen
compare-differences = { $count ->
    [0] Geen verschil
    [one] Eén verschil
   *[other] { $count } verschillen
}
compare-same = Overal hetzelfde
compare-rule = Regel

## Options: start

option-opening = Wie begint
option-opening-one-die-each = Ieder één dobbelsteen; de hoogste speelt beide
option-opening-one-die-each-then-roll = Ieder één dobbelsteen; de hoogste gooit opnieuw
option-opening-two-dice-highest = Ieder twee dobbelstenen; de hoogste som gooit opnieuw
option-opening-lot-then-roll = Door loting, dan een worp
option-winner_starts = Wie wint, begint het volgende spel
option-start = Beginopstelling
option-start-standard = De gewone
option-start-nackgammon = Zoals bij nackgammon
option-start-hypergammon = Ieder drie stenen, ver naar achteren
option-start-longgammon = Alle op de eerste punt
option-start-pool = Alle in de voorraad
option-start-home = Alle in het thuisveld
option-track = Looprichting
option-track-contrary = Tegen elkaar in
option-track-same = Voor beiden dezelfde
option-track-offset = Zelfde richting, vanuit tegenoverliggende hoeken

## Options: dice

option-double_times = Aantal keren dat een doublet telt
option-doubles = Na een doublet
option-doubles-plain = Niets meer
option-doubles-underside = Ook de onderkant van de dobbelstenen
option-doubles-ascending = Ook alle hogere getallen
option-roll_again = Nog een worp na een doublet
option-incomplete = Als een deel niet helemaal gespeeld kan worden
option-incomplete-continue = volgt het volgende
option-incomplete-end-turn = is de beurt voorbij
option-incomplete-hand-over = gaat de tegenstander verder
option-incomplete-help = Voor doubletten en worpen die in delen gespeeld worden.
option-one_two = Een 1-2
option-one_two-plain = is een worp als elke andere
option-one_two-play-and-choose = wordt gespeeld, daarna een doublet naar keuze
option-one_two-choose = wordt een doublet naar keuze
option-one_two-help = Na het gekozen doublet gooi je nog eens.
option-fixed_roll = Vaste worp
option-fixed_roll-help = De eerste worp geldt voor beiden het hele spel.
option-open_roll = Open worp
option-open_roll-help = Voordat jij speelt, gooit je tegenstander al zijn volgende worp.
option-order = Volgorde van de dobbelstenen
option-order-free = Vrij
option-order-lower-first = Het laagste getal eerst

## Options: moving

option-higher_die = Het hoogste getal moet worden gespeeld
option-higher_die-help = Kan maar één van twee getallen worden gespeeld, dan zo mogelijk het hoogste.
option-obligation = Speelplicht
option-obligation-max = Zo veel mogelijk
option-obligation-one-by-one = Het ene getal na het andere, zolang er een gespeeld kan worden
option-obligation-all-or-nothing = De hele worp of niets
option-half_board_limit = Stenen op een punt van het halve bord
option-half_board_limit-none = Geen grens
option-half_board_limit-start = Alleen op een lege startpunt binnenkomen
option-half_board_limit-three-points = Eén op drie punten van de eerste helft
option-half_board_limit-whole-half = Eén op elke punt van de eerste helft
option-contact = Een losse steen
option-contact-hit = wordt geslagen
option-contact-pin = wordt vastgezet
option-contact-pin-closed = wordt vastgezet, en de punt is voor beiden gesloten
option-contact-block = blokkeert zijn punt
option-hit_and_run = Slaan en doorlopen
option-hit_and_run-help = Een steen die in het eigen thuisveld heeft geslagen, mag in dezelfde beurt verder.
option-max_stack = Hoogstens zoveel stenen op een punt
option-max_stack-0 = Geen grens
option-backward = Ook achteruit zetten
option-head = Eén steen per beurt van het hoofd
option-head-help = Per beurt mag maar één steen de eerste punt verlaten; met sommige doubletten mogen het er in de eerste beurt twee zijn.
option-prime = Verboden rijen
option-prime-none = Geen
option-prime-own-quadrant = Het hele eigen eerste kwadrant
option-prime-start-quadrants = Het hele eerste kwadrant van een van beiden
option-prime-four-in-start = Meer dan vier punten waar de tegenstander begint
option-prime-ahead = Zes op een rij als er geen tegenstander voorbij is
option-prime-last-two = Zes op een rij voordat de laatste twee punten bezet zijn
option-prime-help = Waar één steen al blokkeert, voorkomt dit dat iemand ingemetseld raakt.
option-must_open = Zes op een rij openen vóór alle vijftien
option-must_open-help = Staan alle stenen van de tegenstander op één punt direct achter zes punten op een rij, dan moet er een open als de worp het toelaat.
option-courier = De eerste steen loopt alleen tot punt
option-courier-0 = Nee
option-courier-help = Pas als hij daar is, mag een andere de eerste punt verlaten.
option-entering = Verder zetten tijdens het binnenkomen
option-entering-all-first = Als alle stenen binnen zijn
option-entering-after-two = Na twee stenen
option-entering-free = Altijd

## Options: bearing off

option-bear_off = Uitspelen
option-bear_off-farthest-overshoot = Een hoger getal neemt de achterste steen
option-bear_off-free-overshoot = Elk getal dat genoeg is, neemt elke steen
option-bear_off-exact = Alleen met het precieze getal
option-bear_off_while_pinned = Uitspelen terwijl een steen vastzit
option-whole_towers = In de laatste fase speelt een dobbelsteen de hele toren uit

## Options: scoring

option-end = Het spel eindigt
option-end-first-off = Wie het eerst klaar is, wint
option-end-last-off = Wie het eerst klaar is, verliest
option-end-hit-loses = Wie het eerst klaar is, wint; wie slaat, verliest
option-mother = De moeder
option-mother-help = Wie de laatste steen van de tegenstander op diens eerste punt vastzet, wint dubbel.
option-scoring = Een gewonnen spel telt
option-scoring-gammon-123 = 1, gammon 2, backgammon 3
option-scoring-gammon-12 = 1, gammon 2
option-scoring-flat = Altijd 1
option-scoring-checkers-left = 1 per overgebleven steen; alles dubbel als er een niet thuis is
option-scoring-checkers-left-outside = 1 per overgebleven steen, 2 per steen die niet thuis is
option-scoring-pips = 1 per punt die de verliezer nog te gaan heeft; gammon dubbel, backgammon driedubbel
option-scoring-checkers-left-once = 1 per overgebleven steen
option-backgammon_zone = Backgammon als een steen van de verliezer
option-backgammon_zone-home-or-bar = in het thuisveld van de winnaar of op de bar staat
option-backgammon_zone-home-only = in het thuisveld van de winnaar staat
option-backgammon_needs_none_off = Backgammon alleen als de verliezer niets heeft uitgespeeld

## Options: doubling cube

option-cube = Verdubbelingskubus
option-cube_cap = Hoogste waarde
option-cube_cap-0 = Geen grens
option-cube_in_single_game = Verdubbelingskubus ook in één enkel spel
option-cube_rest_face = In rust toont de kubus
option-crawford = Crawford-regel
option-crawford-help = Heeft een speler voor het eerst nog maar één punt nodig, dan wordt het volgende spel zonder kubus gespeeld.
option-holland = Holland-regel
option-holland-help = Na het Crawford-spel verdubbelt niemand voordat beiden twee keer hebben gegooid.
option-jacoby = Jacoby-regel
option-jacoby-help = In het geldspel tellen gammons alleen als er verdubbeld is.
option-beavers = Beavers
option-beavers-help = Wie in het geldspel een verdubbeling krijgt aangeboden, mag meteen herverdubbelen en de kubus houden.
option-raccoons = Raccoons
option-raccoons-help = Wie verdubbelde, mag een beaver beantwoorden door nog eens te verdubbelen.
option-automatic_doubles = Automatische verdubbelingen
option-automatic_doubles-help = In het geldspel verdubbelt een gelijke openingsworp de inzet, hoogstens zo vaak.
option-automatic_doubles-0 = Geen
