### Pictures of positions and their captions

picture-roll = { $player } aan zet
picture-play = { $player } speelt { $dice }
picture-answer = { $player } antwoordt op een verdubbeling
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Als afbeelding opslaan
