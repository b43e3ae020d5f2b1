### Pictures of positions and their captions

picture-roll = { $player } am Wurf
picture-play = { $player } spielt { $dice }
picture-answer = { $player } beantwortet ein Doppel
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Als Bild speichern
