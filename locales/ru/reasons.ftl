### Why a decision lost something; docs/analysis.md defines the figures. The best play is compared with the one that was made

reasons-title = Почему
reason-wins = Лучший ход выигрывает в { $best } случаев вместо { $played }.
reason-gammons = Лучший ход выигрывает { $wins ->
    [mars] марс
   *[gammon] гаммон
} в { $best } игр вместо { $played }.
reason-gammons-lost = Лучший ход проигрывает { $wins ->
    [mars] марс
   *[gammon] гаммон
} в { $best } игр вместо { $played }.
reason-fewer-wins = При этом побед меньше: { $best } вместо { $played }.
reason-hits = После лучшего хода соперник бьёт в { $best } из 36 бросков вместо { $played }.
reason-hit-cost = После лучшего хода удар стоит меньше: позиция тогда в среднем стоит { $best } вместо { $played }.
reason-worth-risk = Риск оправдан: соперник бьёт в { $hits_best } из 36 бросков вместо { $hits_played }, но без удара позиция стоит { $best } вместо { $played }.
reason-dances = После лучшего хода соперник не может ходить в { $best } из 36 бросков вместо { $played }.
reason-escapes = После лучшего хода задние шашки соперника выходят в { $best } из 36 бросков вместо { $played }.
reason-points = После лучшего хода соперник занимает ключевой пункт в { $best } из 36 бросков вместо { $played }.
reason-anchors = После лучшего хода соперник ставит якорь в { $best } из 36 бросков вместо { $played }.
reason-slot = Кроме того, он ставит одиночную шашку на пункт { $point }.
reason-back =
    { $best ->
        [one] Кроме того, сзади остаётся { $best } шашка вместо { $played }.
        [few] Кроме того, сзади остаются { $best } шашки вместо { $played }.
       *[other] Кроме того, сзади остаётся { $best } шашек вместо { $played }.
    }
reason-deep =
    { $best ->
        [one] Кроме того, на двух самых глубоких пунктах остаётся { $best } шашка вместо { $played }.
        [few] Кроме того, на двух самых глубоких пунктах остаются { $best } шашки вместо { $played }.
       *[other] Кроме того, на двух самых глубоких пунктах остаётся { $best } шашек вместо { $played }.
    }
reason-key-rolls = Если ничего не изменится, ключевой пункт потом занимают { $best } из 36 бросков вместо { $played }.
reason-unhit = Без удара позиция стоит { $best } вместо { $played }.
reason-whole = Ни один признак в отдельности не объясняет разницу; её объясняет вся позиция.
reason-concede-hits = Правда, соперник тогда бьёт в { $best } из 36 бросков вместо { $played }; но это менее важно.
reason-concede-hit-cost = Правда, удар тогда стоит больше: позиция в среднем стоит { $best } вместо { $played }; но это менее важно.
reason-concede-dances = Правда, соперник тогда не может ходить лишь в { $best } из 36 бросков вместо { $played }; но это менее важно.
reason-concede-escapes = Правда, задние шашки соперника тогда выходят в { $best } из 36 бросков вместо { $played }; но это менее важно.
reason-concede-points = Правда, соперник тогда занимает ключевой пункт в { $best } из 36 бросков вместо { $played }; но это менее важно.
reason-concede-anchors = Правда, соперник тогда ставит якорь в { $best } из 36 бросков вместо { $played }; но это менее важно.
reason-market-losers = { $share } последовательностей из броска и ответа теряют рынок: после них соперник пасует.
reason-double-point = Шанс на победу — { $win }; удваивать правильно начиная с { $from }.
reason-cash-point = Шанс на победу — { $win }; начиная с { $from } соперник должен пасовать.
reason-too-early = Шанс на победу — { $win }; для удвоения нужно { $from }.
reason-too-good = Шанс на победу — { $win }; начиная с { $from } играть дальше выгоднее, чем удвоить и получить пас.
reason-no-take = Шанс на победу — { $win }; чтобы принять, нужно { $from }.
reason-take = Шанс на победу — { $win }; чтобы принять, достаточно { $from }.
