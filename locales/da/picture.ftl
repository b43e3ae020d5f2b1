### Pictures of positions and their captions

picture-roll = { $player } skal slå
picture-play = { $player } skal rykke { $dice }
picture-answer = { $player } skal svare på en dobling
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Gem som billede
