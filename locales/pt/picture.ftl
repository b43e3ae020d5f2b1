### Pictures of positions and their captions

picture-roll = { $player } lança
picture-play = { $player } joga { $dice }
picture-answer = { $player } responde a um dobro
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Gravar como imagem
