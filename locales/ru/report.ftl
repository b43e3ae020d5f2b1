### Reports of analyses: the page that is saved, beside the messages of the analysis itself

report-partial = Прочитано частично: { $note }
report-few = { $player }: PR ненадёжен, учтено мало решений ({ NUMBER($count) }).
report-too-few = { $player }: слишком мало решений для PR ({ NUMBER($count) }).
report-met = таблица эквити матча { $met }
report-counted = Решения, учтённые в PR
report-limits = Ошибки, грубые ошибки (пороги eXtreme Gammon)
report-plays = Ходы, из них с выбором
report-cube = Решения, из них близкие или фактические
report-made = Удвоено, принято, пас
report-resignations = Сданные игры (вне всех сумм)
report-luck-rate = Везение за ход, mEMG
report-best = Лучше всего: { $choice }
report-player = Игрок
report-decision = Решение
report-equity = Эквити
report-loss = Потеря
report-lost = Поражение
