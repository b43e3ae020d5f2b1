### The list of matches, and the replay of one.

## Matches

matches-title = Matcher
matches-none = Ingen matcher endnu. Den første er kun et klik væk.
matches-more = Vis flere matcher
matches-adjourned = udsat
matches-open = Åbn en matchfil
matches-open-hint = Filer fra GNU Backgammon, XG, Jellyfish, FIBS og Tavola. Du kan også trække en fil hertil eller indsætte dens tekst.
matches-opened = Matchen er åbnet.
state-playing = Spil { NUMBER($game) } er i gang
state-won = Vundet af { $player }
state-drawn = Slut
resume-of = Fortsæt { $players }
replay-of = Afspil { $players }
delete-title = Slet denne match?
delete-text = { $players }, { $match }: matchen og alle dens træk forsvinder for altid.
delete-done = Matchen er slettet.

## Replay

replay-board = Stilling
replay-begin = Begyndelsen
replay-first = Til begyndelsen
replay-previous = Et skridt tilbage
replay-next = Et skridt frem
replay-last = Til slutningen
replay-run = Afspil
replay-halt = Stop
replay-place = Sted i matchen
replay-keys = Piletasterne går skridt for skridt, Home og End til enderne.
replay-plays = Træk
replay-none = Der er ikke spillet noget endnu.
replay-tie = Lige { $dice }
replay-begins = { $dice }: begynder
replay-lot = begynder ved lodtrækning
replay-cocked = skæve terninger, slået om
replay-result =
    { $level ->
        [1] { $player } vinder
        [2] { $player } vinder en gammon
        [4] { $player } vinder en mars
        [5] { $player } vinder en koks
       *[3] { $player } vinder en backgammon
    } ({ $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } point
    })
replay-drawn = Ingen vinder
replay-play-on = Spil videre herfra
replay-save = Gem som
