### Two people who play each other: what they say, and how one keeps the other away.

## The menu

talk-title = Сказать
talk-says = { $name } говорит: { $phrase }
talk-mute = Больше не слышать: { $name }
talk-hear = Снова слышать: { $name }
talk-block = Заблокировать: { $name }…
talk-block-text = Вы больше не услышите и не встретите друг друга: ни приглашение, ни подбор вас не сведёт. Этот матч продолжается. Никто об этом не узнает. Кого вы заблокировали, видно в настройках.
talk-block-yes = Заблокировать
talk-unblock = Разблокировать: { $name }
talk-report = Пожаловаться: { $name }…
talk-report-text = Те, кто ведёт этот сервис, увидят вашу жалобу и этот матч. Что не так?
talk-reported = Жалоба отправлена.
talk-now-none = Вы снова слышите игрока { $name }.
talk-now-muted = Вы больше не слышите игрока { $name }.
talk-now-blocked = Вы заблокировали игрока { $name }.

## Phrases

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-nice-roll = Отличный бросок!
phrase-well-played = Хорошо сыграно!
phrase-unlucky = Не повезло!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-one-moment = Минутку, пожалуйста
phrase-back = Я снова здесь
phrase-must-go = Извините, мне пора
phrase-good-game = Хорошая была игра
phrase-again = Ещё матч?

## Reasons of a report

report-engine = Похоже, спрашивает компьютер
report-stalling = Тянет время или постоянно уходит
report-phrases = Говорит, чтобы досадить
report-name = Оскорбительное имя

## In the settings

others-title = Кого вы держите на расстоянии
others-muted = вы не слышите
others-blocked = заблокирован
others-end = Снова разрешить
others-end-of = Снова разрешить: { $name }

## A match that stands still

standoff-propose = Предложить отложить
standoff-agree = Согласиться
standoff-refuse = Отказаться
standoff-withdraw = Отозвать
standoff-go-on = Продолжить
standoff-adjourn = Отложить
standoff-claim = Потребовать победу
standoff-adjourn-asked = { $name } предлагает отложить матч. Он продолжится в другой раз.
standoff-adjourn-waiting = Вы предлагаете отложить матч. Ждём: { $name }…
standoff-adjourned = Этот матч отложен.
standoff-adjourned-both = Этот матч отложен. Он продолжится, как только захотите вы оба; часы стоят.
standoff-resume-asked = { $name } хочет продолжить сейчас.
standoff-resume-waiting = Вы хотите продолжить. Минуту ждём: { $name }…
standoff-wait = { $name } отсутствует. Отложить матч можно через { $time }.
standoff-clock = { $name } отсутствует. Решают часы, или вы откладываете матч.
standoff-wait-claim = { $name } отсутствует. Можно отложить матч, а через { $time } потребовать победу.
standoff-may-claim = { $name } отсутствует. Можно ждать, отложить матч или потребовать победу.
standoff-propose-take-back = Попросить вернуть мой последний ход
standoff-take-back-asked = { $name } просит вернуть свой последний ход или решение по кубу. Всё, что было после, отменится; бросок останется.
standoff-take-back-waiting = Вы просите вернуть ваш последний ход. Ждём: { $name }…
standoff-propose-settle = Предложить завершить игру по её оценке
standoff-settle-asked = { $name } предлагает завершить эту игру по её оценке. Если вы согласны, сначала вы оба увидите число, а потом решите.
standoff-settle-waiting = Вы предлагаете завершить эту игру по её оценке. Ждём: { $name }…
standoff-verdict = Tavola: оценка игры { $value } { $who ->
    [you] в вашу пользу
   *[name] в пользу игрока { $name }
}.
standoff-verdict-drawn = С округлением до целых очков была бы ничья.
standoff-verdict-points = { $who ->
    [you] Вы получили бы
   *[name] { $name } получит
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
standoff-settle-now-asked = { $name } соглашается.
standoff-settle-now-waiting = Вы согласны. Ждём: { $name }…
standoff-departures = { $count ->
    [one] бросил { $count } матч
    [few] бросил { $count } матча
   *[other] бросил { $count } матчей
}
