### Pictures of positions and their captions

picture-roll = { $player } tira
picture-play = { $player } juega { $dice }
picture-answer = { $player } responde a un doble
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Guardar como imagen
