### Pictures of positions and their captions

picture-roll = { $player } tira
picture-play = { $player } gioca { $dice }
picture-answer = { $player } risponde a un raddoppio
picture-pips = Pip { NUMBER($own) } – { NUMBER($other) }
picture-save = Salva come immagine
