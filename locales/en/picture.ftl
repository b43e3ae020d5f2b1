### Pictures of positions and their captions

picture-roll = { $player } on roll
picture-play = { $player } to play { $dice }
picture-answer = { $player } to answer a double
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Save as a picture
