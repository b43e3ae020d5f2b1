### Книга дебютов: лучшие первые ходы и ответы по роллаутам

openings-title = Дебюты
openings-about = Лучшие первые ходы и лучшие ответы по роллаутам движка. Эквити — для игрока, который бросил кубики, в игре на деньги с кубом.
openings-first-roll = Первый бросок
openings-reply-roll = Бросок ответа
openings-start = Все первые броски
openings-replies-to = Ответы на { $roll }: { $play }
openings-best = лучший ход { $play }
openings-doubles = Игра начинается с дубля, только если это разрешают правила.
openings-plays-of = Ходы при { $roll }
openings-plays = Ходы
openings-play = Ход
openings-cubeless = Без куба
openings-see-replies = Ответы на { $play }
openings-no-replies = В книге нет ответов на этот ход.
openings-board = Позиция из книги дебютов
openings-interval = 95-процентные интервалы; испытаний лучшего хода: { NUMBER($trials) }. Разности измерены на одних и тех же бросках.
