### Pictures of positions and their captions

picture-roll = { $player }: a lançar
picture-play = { $player }: jogam { $dice }
picture-answer = { $player }: resposta a um dobro
picture-pips = Pips { NUMBER($own) } – { NUMBER($other) }
picture-save = Gravar como imagem
