### Pictures of positions and their captions

picture-roll = { $player } : au trait
picture-play = { $player } : { $dice } à jouer
picture-answer = { $player } : réponse à un double
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Enregistrer en image
