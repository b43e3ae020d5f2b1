### The list of matches, and the replay of one.

## Matches

matches-title = Matches
matches-none = Nog geen matches. De eerste is maar één klik verwijderd.
matches-more = Meer matches tonen
matches-adjourned = uitgesteld
matches-open = Een matchbestand openen
matches-open-hint = Bestanden van GNU Backgammon, XG, Jellyfish, FIBS en Tavola. Je kunt een bestand ook hierheen slepen of de tekst plakken.
matches-opened = De match is geopend.
state-playing = Spel { NUMBER($game) } is bezig
state-won = Gewonnen door { $player }
state-drawn = Afgelopen
resume-of = { $players } verder spelen
replay-of = { $players } naspelen
delete-title = Deze match verwijderen?
delete-text = { $players }, { $match }: de match en alle zetten zijn dan voorgoed weg.
delete-done = De match is verwijderd.

## Replay

replay-board = Stelling
replay-begin = Begin
replay-first = Naar het begin
replay-previous = Eén stap terug
replay-next = Eén stap verder
replay-last = Naar het einde
replay-run = Afspelen
replay-halt = Stoppen
replay-place = Plaats in de match
replay-keys = Pijltjestoetsen gaan stap voor stap, Home en End naar de uiteinden.
replay-plays = Zetten
replay-none = Er is nog niets gespeeld.
replay-tie = Gelijk { $dice }
replay-begins = { $dice }: begint
replay-lot = begint door loting
replay-cocked = scheve dobbelstenen, opnieuw gegooid
replay-result =
    { $level ->
        [1] { $player } wint
        [2] { $player } wint een gammon
        [4] { $player } wint een mars
        [5] { $player } wint een koks
       *[3] { $player } wint een backgammon
    } ({ $points ->
        [one] { NUMBER($points) } punt
       *[other] { NUMBER($points) } punten
    })
replay-drawn = Niemand wint
replay-play-on = Vanaf hier verder spelen
replay-save = Opslaan als
