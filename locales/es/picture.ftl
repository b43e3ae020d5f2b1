### Pictures of positions and their captions

picture-roll = { $player }: turno de tirar
picture-play = { $player }: juegan { $dice }
picture-answer = { $player }: respuesta a un doble
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Guardar como imagen
