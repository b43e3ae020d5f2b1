### The editor of positions.

edit-title = Opstil en stilling
edit-lead = Vælg en farve, og tryk på punkterne og baren. Brikker, der ikke står nogen steder, er taget ud.
edit-keys = På tastaturet: piletasterne går over brættet, Enter sætter en brik, minus tager en væk, et ciffer bestemmer hvor mange.
edit-board = Bræt til opstilling
edit-checkers = Brikker
edit-tool = Hvad et tryk gør
edit-tool-add = Sæt
edit-tool-remove = Tag væk
edit-on-roll = Skal slå
edit-rest-off = { $player }: { NUMBER($count) } ude
edit-none-left = { $player }: alle brikker står allerede på brættet.
edit-start-position = Begyndelse
edit-empty = Tøm
edit-swap = Byt side
edit-undo = Fortryd
edit-read = Indlæs en kode
edit-read-act = Vis på brættet
edit-read-done = Stillingen er på brættet.
edit-awaits = Skal afgøres
edit-awaits-before = Før slaget
edit-awaits-roll = Et slag
edit-awaits-double = En dobling
edit-score-cube = Score og doblingsterning
edit-stakes = Der spilles
edit-stakes-match = En match
edit-score-of = Point til { $player }
edit-cube = Doblingsterning
edit-cube-owner = Doblingsterningen tilhører
edit-cube-middle = Ingen
edit-jacoby = Jacoby-reglen
edit-jacoby-help = En gammon tæller først, når der er doblet.
edit-beavers = Beavers
judge-title = Vurdering
judge-wins = Sejre
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammoner
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammoner
}
judge-equity = Equity for { $player }: { $equity } (uden doblingsterning { $cubeless })
judge-plays = Bedste træk
judge-cube-of = Doblingsbeslutning: { $player }
edit-ids = Denne stilling
edit-ids-none = Så snart stillingen er mulig, vises dens koder her, og en match kan begynde fra den.
edit-play-bot = Spil mod botten
edit-play-two = Spil to sammen
