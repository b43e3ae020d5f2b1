### The editor of positions.

edit-title = Een stelling opzetten
edit-lead = Kies een kleur en tik op de punten en de bar. Stenen die nergens staan, zijn uitgespeeld.
edit-keys = Op het toetsenbord: pijltjestoetsen gaan over het bord, Enter zet een steen, min neemt er een weg, een cijfer bepaalt hoeveel het er zijn.
edit-board = Bord om op te zetten
edit-checkers = Stenen
edit-tool = Bij het tikken
edit-tool-add = Zetten
edit-tool-remove = Wegnemen
edit-on-roll = Gooit
edit-rest-off = { $player }: { NUMBER($count) } uit
edit-none-left = { $player }: alle stenen staan al op het bord.
edit-start-position = Begin
edit-empty = Leegmaken
edit-swap = Kanten wisselen
edit-undo = Terugnemen
edit-read = Een code inlezen
edit-read-act = Op het bord tonen
edit-read-done = De stelling staat op het bord.
edit-awaits = Te beslissen
edit-awaits-before = Voor de worp
edit-awaits-roll = Een worp
edit-awaits-double = Een verdubbeling
edit-score-cube = Stand en kubus
edit-stakes = Gespeeld wordt
edit-stakes-match = Een match
edit-score-of = Punten van { $player }
edit-cube = Kubus
edit-cube-owner = De kubus is van
edit-cube-middle = Niemand
edit-jacoby = Jacoby-regel
edit-jacoby-help = Een gammon telt pas na een verdubbeling.
edit-beavers = Beavers
judge-title = Beoordeling
judge-wins = Winst
judge-gammons = { $wins ->
    [mars] Mars
   *[gammon] Gammons
}
judge-backgammons = { $wins ->
    [mars] Koks
   *[gammon] Backgammons
}
judge-equity = Equity van { $player }: { $equity } (zonder kubus { $cubeless })
judge-plays = Beste zetten
judge-cube-of = Kubusbeslissing: { $player }
edit-ids = Deze stelling
edit-ids-none = Zodra de stelling mogelijk is, verschijnen hier de codes ervan en kan er een match mee beginnen.
edit-play-bot = Tegen de bot spelen
edit-play-two = Samen spelen
