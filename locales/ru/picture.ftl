### Pictures of positions and their captions

picture-roll = { $player }: бросок
picture-play = { $player }: ход { $dice }
picture-answer = { $player }: ответ на удвоение
picture-pips = Пипсы { NUMBER($own) } — { NUMBER($other) }
picture-save = Сохранить как картинку
