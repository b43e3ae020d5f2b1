### Pictures of positions and their captions

picture-roll = { $player } aan worp
picture-play = { $player } speelt { $dice }
picture-answer = { $player } antwoordt op een dubbel
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Als afbeelding opslaan
