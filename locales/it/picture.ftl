### Pictures of positions and their captions

picture-roll = { $player }: al tiro
picture-play = { $player }: giocano { $dice }
picture-answer = { $player }: risposta a un raddoppio
picture-pips = Pip { NUMBER($own) } – { NUMBER($other) }
picture-save = Salva come immagine
