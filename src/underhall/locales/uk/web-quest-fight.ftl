### Munchkin Quest's fights, offers of help and trades in the browser. Імена не відмінюються; гравцеві — «ти».

## The sides and their sums

quest-fight-ours = Манчкіни
quest-fight-theirs = Потвори
quest-fight-you = ти
quest-fight-with = допомагає { $name }:
quest-fight-wins-ties = перемагає в разі нічиєї
quest-fight-monster = { $name }, рівень { $level }, підставка: { $owner }
quest-fight-rolls-for =
    { $owner ->
        [yes] підставка: кидає { $name }
       *[no] підставка без господаря
    }
quest-fight-gang =
    { $n ->
        [one] { $n } потвора
        [few] { $n } потвори
       *[many] { $n } потвор
    }
quest-fight-gang-together = б’ються як одна сторона
quest-fight-this-side = Цій стороні
quest-fight-rows =
    { $n ->
        [one] { $n } доданок
        [few] { $n } доданки
       *[many] { $n } доданків
    }
quest-fight-row-least = Не буває нижче 1
quest-fight-row-hatred =
    { $side ->
        [more] Не терпить таких, як { $name }
       *[less] Побоюється таких, як { $name }
    }
quest-fight-row-hates =
    { $side ->
        [more] Не терпить: { $who }
       *[less] Побоюється: { $who }
    }
quest-fight-row-added = Додано
quest-fight-none-yet = ще немає
quest-fight-why =
    { $what ->
        [level-munchkin] Манчкін рахує свій рівень.
        [level-monster] Потвора рахує рівень зі своєї карти.
        [boss] Бос має такий рівень, хай що на карті.
        [item] Манатка в ужитку або надягнена дає свій бонус.
        [card] Суму змінює раса, клас або Прокляття.
        [hatred] Рахується один раз, навіть якщо підходять обидва бійці.
        [room] Так велить кімната.
       *[added] Зіграно в цей бій.
    }

## Dice

quest-fight-dice =
    { $n ->
        [0] без кубика
       *[other] чекає кидка
    }
quest-fight-dice-wait =
    { $n ->
        [0] без кубика
        [one] { $n } кубик чекає кидка
        [few] { $n } кубики чекають кидка
       *[many] { $n } кубиків чекають кидка
    }
quest-fight-dice-fell = випало { $faces }
quest-fight-die =
    { $count ->
        [one] { $sign }{ $count } кубик
        [few] { $sign }{ $count } кубики
       *[many] { $sign }{ $count } кубиків
    }
quest-fight-plus-dice =
    { $n ->
        [one] + кубик
        [few] + { $n } кубики
       *[many] + { $n } кубиків
    }
quest-fight-total =
    { $dice ->
        [0] разом { $n }
        [one] { $n } і { $dice } кубик
        [few] { $n } і { $dice } кубики
       *[many] { $n } і { $dice } кубиків
    }
quest-fight-sign =
    { $side ->
        [good] Добрий знак ({ $who }): на кубик більше
       *[bad] Лихий знак ({ $who }): на кубик менше
    }

## What is at stake

quest-fight-treasures =
    { $n ->
        [one] { $n } Скарб
        [few] { $n } Скарби
       *[many] { $n } Скарбів
    }
quest-fight-levels =
    { $n ->
        [one] +{ $n } рівень
        [few] +{ $n } рівні
       *[many] +{ $n } рівнів
    }
quest-fight-boss = Бос
quest-fight-boss-prize = Перемога в бою — перемога в грі
quest-fight-boss-loss = Кожен боєць втрачає ще й рівень.
quest-fight-if-lost =
    { $who ->
        [you] Якщо програєш:
       *[other] У разі поразки ({ $name }):
    }
quest-fight-lose-hits =
    { $n ->
        [one] −{ $n } хіт, потім утеча.
        [few] −{ $n } хіти, потім утеча.
       *[many] −{ $n } хітів, потім утеча.
    }
quest-fight-safe = Утеча вдається з { $n } і більше.
quest-fight-bad-stuff = Капость: { $text }

## Who may act

quest-fight-acts = Хто ще може втрутитися
quest-fight-acts-all =
    { $n ->
        [one] Втрутитися може ще один гравець. Чекаємо однаково, хай що в руці.
       *[other] Втрутитися можуть усі { $n }. Чекаємо на всіх однаково; у кого що в руці, не видно.
    }
quest-fight-acts-locked = У цей бій більше ніхто не втрутиться.
quest-fight-acts-rolled = Тепер граються лише карти, що діють після кидка.
quest-fight-shut-out = поза боєм
quest-fight-announced = { $name } ось-ось кидатиме.
quest-fight-window = Втрутитися може кожен, чекаємо на всіх однаково.
quest-fight-hold = Стійте!
quest-fight-hold-about = Притримати кидок заради тебе, раз за бій.
quest-fight-held = Ти тримаєш кидок: дій або відпусти.

## After the roll

quest-fight-roll = Кидок
quest-fight-stands =
    { $result ->
        [won] Перевага { $by }, попереду { $name }
        [lost] Бракує { $by }, програє { $name }
        [tie-won] Нічия, і ця сторона ({ $name }) у разі нічиєї перемагає
       *[tie-lost] Нічия — це поразка ({ $name })
    }
quest-fight-after-only = Змінити це може лише те, що діє після кидка.
quest-fight-roll-for =
    { $kind ->
        [search] обшукує кімнату
        [escape] тікає
        [monster] кидає Кубик Потвор
        [d10] кидає d10
       *[plain] кидає кубик
    }

## Бій і кидок, як про них розповідають

quest-told-verdict =
    { $result ->
        [you-win] { $ours } проти { $theirs }: перемога за тобою
        [you-lose] { $ours } проти { $theirs }: ти програєш
        [you-win-tie] { $ours } проти { $theirs }: нічия, перемога за тобою
        [you-lose-tie] { $ours } проти { $theirs }: нічия, ти програєш
        [they-win] { $ours } проти { $theirs }: { $name } перемагає
        [they-win-tie] { $ours } проти { $theirs }: нічия, { $name } перемагає
        [they-lose-tie] { $ours } проти { $theirs }: нічия, { $name } програє
       *[they-lose] { $ours } проти { $theirs }: { $name } програє
    }
quest-told-box =
    { $what ->
        [level] Рівень
        [item] Манатки
        [card] Раса, клас
        [hatred] Неприязнь
        [room] Кімната
        [added] Карти
        [best] Найкращий кубик ще раз
       *[rest] Інше
    }
quest-told-sum = { $who }: { $n }
quest-told-rolled-by = кидає { $names }
quest-told-since =
    { $mine ->
        [yes] Уже на шляху до тебе
       *[no] Що з цього вийшло
    }
quest-told-need =
    { $kind ->
        [d10] потрібно { $n } або менше
       *[other] потрібно { $n } або більше
    }
quest-told-goal =
    { $you ->
        [yes] Ти досягаєш рівня { $level }: тепер Бос!
       *[no] { $name } досягає рівня { $level }: попереду Бос!
    }
quest-told-again = { $what } { $ask }
quest-told-roll-again = Кидати знову?

## Victory and defeat

quest-fight-won = Перемога
quest-fight-picks =
    { $you ->
        [yes] Твій вибір:
       *[no] Вибирає:
    }
quest-fight-lost = Поразка
quest-fight-health = Здоров’я { $n } з { $of }
quest-fight-hits =
    { $n ->
        [one] −{ $n } хіт
        [few] −{ $n } хіти
       *[many] −{ $n } хітів
    }
quest-fight-hits-coming =
    { $n ->
        [one] втратить { $n } хіт
        [few] втратить { $n } хіти
       *[many] втратить { $n } хітів
    }
quest-fight-died = Смерть.
quest-fight-where = Куди тікати?
quest-fight-runs-to = Тікає сюди: { $room }
quest-fight-no-exit = Виходу немає: Капості не уникнути.
quest-fight-exit-monsters =
    { $n ->
        [one] там потвора
        [few] там { $n } потвори
       *[many] там { $n } потвор
    }
quest-fight-escape = Утеча
quest-fight-escaped = утеча вдалася
quest-fight-escape-from =
    { $hope ->
        [none] самого кубика не вистачить
        [last] врятує лише { $n }
       *[some] врятує { $n } і більше
    }
quest-fight-in-vain = Капость нічого не могла заподіяти, тож втрачається ще один хіт.

## Curses

quest-fight-curse-on = жертва:
quest-fight-curse-answer = Можуть відповісти, жертва — першою:

## Offers of help

quest-offer-help = Поміч
quest-offer-outlook = Шанси
quest-offer-stands = Як є
quest-offer-could = Хто міг би допомогти
quest-offer-call = Покликати на поміч
quest-offer-calls = (ще { $n })
quest-offer-brings =
    +{ $n }{ $dice ->
        [0] {""}
        [one] {" "}і кубик
        [few] {" "}і { $dice } кубики
       *[many] {" "}і { $dice } кубиків
    }
quest-offer-thinking = думає
quest-offer-of =
    Пропозиція, { $name }: { $state ->
        [new] нова
        [countered] є зустрічні умови
        [declined] відмова
        [expired] минула
        [taken] прийнята
       *[other] відкрита
    }
quest-offer-state =
    { $state ->
        [declined] відмова
        [expired] минула
        [taken] допомагає
        [folded] відкладено
       *[other] відкрита
    }
quest-offer-share = { $n } з { $total }
quest-offer-order =
    { $n ->
        [0] без Скарбів
       *[other] Скарби беруть по черзі: { $names }
    }
quest-offer-for-nothing = задарма
quest-offer-an-item = манатка
quest-offer-asked = запит
quest-offer-leader-says =
    { $you ->
        [yes] твоя відповідь
       *[no] відповідь ({ $name })
    }
quest-offer-accept = Прийняти
quest-offer-counter = Торг
quest-offer-no = Ні
quest-offer-show = Показати
quest-offer-none = Без помочі
quest-offer-take-it = Погодитися
quest-offer-dear = Більше, ніж ти зараз маєш.
quest-offer-sent = Надіслано. { $name } думає.
quest-offer-refused = Зустрічні умови відхилено.
quest-offer-yours = Що хочеш за поміч?
quest-offer-answer-to = Що запропонуєш? ({ $name })
quest-offer-send = Запропонувати
quest-offer-send-counter = Надіслати
quest-offer-back = Назад
quest-offer-wont = Не допомагати
quest-offer-sending = Твої умови в дорозі.
quest-offer-gold-from =
    { $side ->
        [leader] платить { $name }
        [helper] за участь платить { $name }
       *[none] без голдів
    }
quest-offer-pays = доплата { $n }
quest-offer-better = Просити кращі умови
quest-offer-keep = Лишити мої умови
quest-offer-propose = Запропонувати умови
quest-offer-item = Манатка у грі
quest-offer-no-item = без манаток
quest-offer-who-first = Хто вибирає першим
quest-offer-first = спершу { $name }
quest-offer-less = менше: { $name }
quest-offer-more = більше: { $name }
quest-offer-clock =
    { $n ->
        [one] лишилася { $n } секунда
        [few] лишилося { $n } секунди
       *[many] лишилося { $n } секунд
    }
quest-offer-lose-by = ‹ мінус
quest-offer-win-by = плюс ›
quest-offer-if-nobody = без втручань
quest-offer-odds =
    Якщо ніхто не втрутиться: перемога { $win } %, нічия { $tie } % ({ $ties ->
        [won] її виграно
       *[lost] її програно
    }), поразка { $lose } %. Без помочі { $alone } %.
quest-offer-cannot =
    { $why ->
        [dead] { $seat }: у могилі, але втрутитися може.
        [shunned] { $seat }: покликати не можна, тут ніхто не допомагає.
        [level] { $seat }: рівень нижче { $level }, проти Боса не допомогти.
        [far] { $rooms ->
            [-1] { $seat }: сюди веде лише магія. Карти грати можна.
            [one] { $seat }: магією або ніяк, { $rooms } кімната. Карти грати можна.
            [few] { $seat }: магією або ніяк, { $rooms } кімнати. Карти грати можна.
           *[many] { $seat }: магією або ніяк, { $rooms } кімнат. Карти грати можна.
        }
       *[other] { $seat }: допомогти не можна.
    }

## Trade

quest-trade-gives = віддає
quest-trade-could = можна додати
quest-trade-left = лишиться { $n }
quest-trade-nothing = нічого
quest-trade-has-nothing = віддати нема чого
quest-trade-offer = Запропонувати: { $name }
quest-trade-cancel = Без обміну
quest-trade-yes = Погодитися
quest-trade-no = Відмовитися
quest-trade-whole = Міняється все одразу або нічого.
quest-trade-state =
    { $state ->
        [asked] { $giver } пропонує тобі обмін
        [building] Склади обмін: { $taker }
        [waits] { $taker } думає
       *[other] { $giver } і { $taker } торгуються
    }
