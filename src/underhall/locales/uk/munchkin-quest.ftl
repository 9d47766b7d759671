### Munchkin Quest: everything a running game says. Names are put in as they stand, so they are never inflected: a card, a
### monster or a room stands in quotation marks after its noun, a player is the subject or stands apart. Гравцеві — «ти».

## Log: set-up and the course of turns

event-sex-chosen =
    { $seat } у цьому підземеллі — { $male ->
        [1] чоловік
       *[0] жінка
    }.
event-first-rolled = { $seat } кидає за право першого ходу: { $n }.
munchkin-quest-event-first-player = Перший хід: { $seat }.
munchkin-quest-event-turn-began = Хід { $turn }: { $seat }.
munchkin-quest-event-phase-began = { $phase }.
event-returned =
    { $seat } повстає з мертвих біля Входу, маючи { $gold ->
        [one] { $gold } голд
        [few] { $gold } голди
       *[many] { $gold } голдів
    }.

## Log: cards

munchkin-quest-event-card-drawn = { $seat } бере карту «{ $card }» ({ $deck }).
munchkin-quest-event-card-drawn-unseen = { $seat } бере карту ({ $deck }).
munchkin-quest-event-card-drawn-many =
    { $seat } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }: { $list }.
    .each = { $card }
munchkin-quest-event-card-drawn-unseen-many =
    { $seat } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
munchkin-quest-event-card-shown = { $seat } бере в усіх на очах карту «{ $card }» ({ $deck }).
event-hand-shown = { $seat } показує всім карту «{ $card }».
event-deck-empty = Закінчилася { $deck }.
event-deck-reshuffled = Скид перетасовано, і знову є { $deck }.
event-card-laid = { $seat } викладає карту «{ $card }».
event-card-laid-many = { $seat } викладає карти: { $list }.
    .each = { $card }
event-card-packed = { $seat } ховає в торбу карту «{ $card }».
event-card-packed-many = { $seat } ховає в торбу карти: { $list }.
    .each = { $card }
event-card-unpacked = { $seat } дістає з торби карту «{ $card }».
event-grip-changed =
    { $seat } тепер тримає манатку «{ $card }» { $hands ->
        [1] однією рукою
       *[2] двома руками
    }.
event-card-played = { $seat } грає карту «{ $card }».
event-card-used = { $seat } застосовує карту «{ $card }».
event-card-thrown = { $seat } жбурляє в бій манатку «{ $card }».
munchkin-quest-event-card-discarded = { $seat } скидає карту «{ $card }».
event-discard-taken = { $seat } бере зі скиду карту «{ $card }».
event-card-returned = { $seat } забирає карту «{ $card }»: бою так і не вийшло.
event-card-shed = { $seat } відмовляється від карти «{ $card }».
event-cheated = { $seat } шахрує: манатка «{ $card }» тепер чхає на правила.
munchkin-quest-event-card-given = { $seat } віддає гравцеві { $to } карту «{ $card }».
munchkin-quest-event-card-given-unseen = { $seat } віддає гравцеві { $to } карту.
event-charity-discard = { $seat } скидає карту «{ $card }»: немає нікого нижчого рівня.
event-item-dropped = { $seat } кидає на підлогу манатку «{ $card }» (кімната «{ $room }»).
event-gold-dropped =
    { $seat } кидає на підлогу { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    } (кімната «{ $room }»).
event-item-picked-up = { $seat } підбирає манатку «{ $card }».
event-gold-picked-up =
    { $seat } підбирає { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }.
event-item-lost = { $seat } втрачає манатку «{ $card }».
event-item-stolen = { $seat } обчищає кишені гравця { $victim } й забирає манатку «{ $card }».
event-gold-gained =
    { $seat } отримує { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }.
event-gold-lost =
    { $seat } прощається з грошима: { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }.
event-curse-played = { $seat } проклинає гравця { $victim }: «{ $card }»!
event-curse-cancelled = Прокляття «{ $card }» скасовано, { $victim } може видихнути.
event-curse-redirected = У Прокляття «{ $card }» нова жертва: { $victim }.
event-curse-works = Прокляття «{ $card }» наздоганяє гравця { $victim }.
event-curse-stays = Прокляття «{ $card }» прилипає до гравця { $victim }.
event-curse-lifted = { $victim } позбувається Прокляття «{ $card }».
event-curse-tip = Кімната «{ $room }» дякує гравцеві { $seat } за Прокляття картою DxM.

## Log: characters

event-level-gained =
    { $seat } отримує { $n ->
        [one] { $n } рівень
        [few] { $n } рівні
       *[many] { $n } рівнів
    }: тепер рівень { $level }.
    .you = Ти піднімаєшся на рівень { $level }.
event-level-gained-many =
    { $seat } отримує { $n ->
        [one] { $n } рівень
        [few] { $n } рівні
       *[many] { $n } рівнів
    }.
    .you =
        Ти отримуєш { $n ->
            [one] { $n } рівень
            [few] { $n } рівні
           *[many] { $n } рівнів
        }.
event-level-lost =
    { $seat } втрачає { $n ->
        [one] { $n } рівень
        [few] { $n } рівні
       *[many] { $n } рівнів
    }: тепер рівень { $level }.
    .you = Ти опускаєшся на рівень { $level }.
event-level-lost-many =
    { $seat } втрачає { $n ->
        [one] { $n } рівень
        [few] { $n } рівні
       *[many] { $n } рівнів
    }.
    .you =
        Ти втрачаєш { $n ->
            [one] { $n } рівень
            [few] { $n } рівні
           *[many] { $n } рівнів
        }.
event-level-bought = { $seat } купує рівень за голди й манатки, разом { $n }.
event-hits-lost =
    { $seat } втрачає { $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    } (лишилося { $left }).
event-hits-prevented =
    Карта «{ $card }» рятує гравцеві { $seat } { $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    }.
event-hits-healed =
    { $seat } відновлює { $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    } (тепер { $left }).
event-level-for-hits = { $seat } міняє рівень на дрібку здоров’я.
event-died = { $seat } гине (кімната «{ $room }»).
event-gave-up = { $seat } воліє померти.

## Log: the map

event-walked = { $seat } йде в кімнату «{ $room }» (лишилося кроків: { $n }).
event-walked-many = { $seat } йде через кімнати: { $list }.
    .each = { $room }
event-forced = { $seat } пре напролом ({ $side }): усі кроки витрачено.
event-blocked = { $seat } не проходить ({ $side }): шлях закрито.
event-explored = { $seat } ступає в темряву ({ $side }) і відкриває кімнату «{ $room }».
event-link-laid = Кімната «{ $room }», { $side }: { $link }.
event-link-laid-many = Кімната «{ $room }»: { $list }.
    .each = { $link } ({ $side })
event-link-turned = Кімната «{ $room }», { $side }: тепер тут { $link }.
event-link-walled = { $seat } зводить стіну (кімната «{ $room }», { $side }).
event-room-turned = Кімната «{ $room }» перевертається: тепер це «{ $other }».
event-dungeon-explored = Підземелля відкрито цілком.
event-moved-by-magic = { $seat } зникає і з’являється в кімнаті «{ $room }».
event-toll-paid =
    { $seat } платить { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }, аби відчепилися (кімната «{ $room }»).
event-toll-evaded = { $seat } не платить у кімнаті «{ $room }» і б’ється там із −2.
event-searched = { $seat } обшукує кімнату «{ $room }»: разом { $n }.
event-search-monster = { $seat } знаходить потвору (підсумок { $n }).
event-room-looted = Кімнату «{ $room }» пограбовано.
event-room-cleaned-out = Кімнату «{ $room }» вичищено: ані крихти не лишилося.
event-dealt = { $seat } укладає оборудку (кімната «{ $room }»).

## Log: dice

event-dice-rolled =
    { $seat } кидає { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }, разом { $n }.
event-monster-die = { $seat } кидає Кубик Потвор: { $colour }.
event-die-set = { $seat } картою «{ $card }» змінює кубик: тепер { $face }.
event-monster-die-set = { $seat } картою «{ $card }» змінює Кубик Потвор: тепер { $colour }.
event-dice-again = { $seat } картою «{ $card }» змушує перекинути.
event-d10-rolled = { $seat } кидає d10 для карти «{ $card }»: { $n } (потрібно не більше { $limit }).

## Log: monsters

event-monster-drawn = { $seat } тягне потвору: «{ $card }».
event-monster-based = Потвора «{ $card }» стає в кімнаті «{ $room }» (колір підставки: { $colour }).
event-base-freed = Потвора «{ $card }» покидає підземелля: знадобилася її підставка.
event-no-monster = Потвор більше немає.
event-monster-moved =
    Потвора «{ $card }» йде: «{ $room }» → «{ $to }» ({ $steps ->
        [one] { $steps } кімната
        [few] { $steps } кімнати
       *[many] { $steps } кімнат
    }).
event-monster-moved-many = Потвори йдуть: { $list }.
    .each = { $card } → { $to }
event-monster-sent = Потвору «{ $card }» відправлено в кімнату «{ $to }».
event-monsters-stay = Жодна потвора не рушила.
event-monster-left = Потвора «{ $card }» покидає підземелля.
event-monster-enhanced = Потвора «{ $monster }» тепер із картою «{ $card }»: рівень { $level }, дякуймо гравцеві { $seat }.
event-monster-joins = Потвора «{ $card }» встряє в бій.
event-door-broken = Потвора «{ $card }» виламує двері (кімната «{ $room }», { $side }).
event-disdained = Потвора «{ $card }» гребує: { $seat } не вартує бійки.
event-disdained-many = Потвори гребують ({ $list }): { $seat } не вартує бійки.
    .each = { $card }

## Log: fights

event-fight-began = { $seat } проти потвори «{ $card }» (рівень { $level }, кімната «{ $room }»)!
event-boss-comes = По душу гравця { $seat } прийшов Бос: «{ $card }», рівень { $level }!
event-side-bonus = Карта «{ $card }» змінює суму манчкінів на { $n } ({ $seat }).
event-monsters-bonus = Карта «{ $card }» змінює суму потвор на { $n } ({ $seat }).
event-dice-changed = Карта «{ $card }» змінює кількість кубиків на { $n } ({ $seat }).
event-backstabbed = { $seat } б’є гравця { $victim } у спину.
event-roll-announced = { $seat } ось-ось кине.
event-fight-locked = { $seat } закриває бій картою «{ $card }»: більше ніхто не втрутиться.
event-fight-dice =
    { $seat } кидає { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }: { $n }.
event-fight-monster-dice =
    { $seat } кидає за потвору «{ $card }» { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }: { $n }.
event-fight-totals = Манчкіни { $ours }, потвори { $theirs }.
event-fight-won = { $seat } перемагає в бою.
event-tie-won = Нічия, а { $seat } перемагає в разі нічиєї.
event-tie-lost = Нічия, а на боці гравця { $seat } ніхто не перемагає в разі нічиєї: гору беруть потвори.
event-fight-lost = { $seat } програє бій.
event-fight-ended = Бій скінчився нічим ({ $seat }).
event-taken-over = { $gone } вибуває з бою: тепер його веде { $seat }.
event-monster-killed = { $seat } вбиває потвору «{ $card }».
event-monster-reborn = Потвору «{ $card }» побито, та вона жива: тепер вона в кімнаті «{ $room }».
event-loot-shown = Здобич на поділ: «{ $card }».

## Log: help and trade

event-help-called = { $seat } кличе на поміч.
event-nobody-came = На поклик ніхто не відгукнувся: { $seat } лишається без помічника.
event-offer-made =
    { $seat } пропонує допомогу. Ціна: { $treasures ->
        [0] без Скарбів
        [one] { $treasures } Скарб
        [few] { $treasures } Скарби
       *[many] { $treasures } Скарбів
    }{ $first ->
        [1] {" "}(з правом першого вибору)
       *[0] {""}
    }, { $gold ->
        [0] без голдів
        [one] { $gold } голд
        [few] { $gold } голди
       *[many] { $gold } голдів
    }, { $items ->
        [0] без манаток
        [one] { $items } манатка
        [few] { $items } манатки
       *[many] { $items } манаток
    }.
event-offer-declined = { $seat } відмовляється.
event-offer-declined-many = Відмовляються: { $list }.
    .each = { $seat }
event-offer-countered =
    { $seat } чує зустрічну ціну: { $treasures ->
        [0] без Скарбів
        [one] { $treasures } Скарб
        [few] { $treasures } Скарби
       *[many] { $treasures } Скарбів
    }{ $first ->
        [1] {" "}(з правом першого вибору)
       *[0] {""}
    }, { $gold ->
        [0] без голдів
        [one] { $gold } голд
        [few] { $gold } голди
       *[many] { $gold } голдів
    }, { $items ->
        [0] без манаток
        [one] { $items } манатка
        [few] { $items } манатки
       *[many] { $items } манаток
    }.
event-better-asked = { $seat } просить запропонувати щось краще.
event-helper-pays =
    За умовою { $seat } ще й доплачує { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }, аби впустили.
event-helper-joins =
    { $seat } йде на поміч гравцеві { $leader }. Ціна: { $treasures ->
        [0] без Скарбів
        [one] { $treasures } Скарб
        [few] { $treasures } Скарби
       *[many] { $treasures } Скарбів
    }, { $gold ->
        [0] без голдів
        [one] { $gold } голд
        [few] { $gold } голди
       *[many] { $gold } голдів
    }, { $items ->
        [0] без манаток
        [one] { $items } манатка
        [few] { $items } манатки
       *[many] { $items } манаток
    }.
event-promise-kept =
    { $seat } дотримує слова, даного гравцеві { $to }: { $gold ->
        [0] без голдів
        [one] { $gold } голд
        [few] { $gold } голди
       *[many] { $gold } голдів
    }, { $items ->
        [0] без манаток
        [one] { $items } манатка
        [few] { $items } манатки
       *[many] { $items } манаток
    }.
event-trade-offered = { $seat } пропонує обмін гравцеві { $to }.
event-trade-countered = { $seat } пропонує гравцеві { $to } інший обмін.
event-trade-done = { $seat } і { $to } вдарили по руках: обмін.
event-trade-declined = { $to } не хоче мінятися з гравцем { $seat }.
event-item-traded = { $seat } віддає гравцеві { $to } манатку «{ $card }».
event-gold-traded =
    { $seat } віддає гравцеві { $to } { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }.

## Log: flight

event-exit-chosen = { $seat } тікатиме в кімнату «{ $room }».
event-no-exit = { $seat }: тікати нікуди.
event-escaped = { $seat } втікає від потвори «{ $card }» (підсумок { $n }).
event-caught = Потвора «{ $card }» ловить гравця { $seat } (підсумок { $n }).
event-auto-escape = { $seat } втікає без кидка: «{ $card }».
event-bad-stuff-in-vain = Капості нема чого взяти: { $seat } втрачає ще один хіт.
event-ran = { $seat } втікає в кімнату «{ $room }».
event-boss-level-lost = Бос відбирає у гравця { $seat } рівень.

## Log: the end

event-won-game = { $seat } вбиває Боса й виграє гру.
event-monsters-win = Живих не лишилося: потвори перемогли.

## What a player is asked; -by when a card asks

prompt-answer-counter = Тобі пропонують інші умови. Згода?
prompt-answer-trade = Тобі пропонують обмін. Згода?
prompt-arrive-by-magic = Вибери карту, яка перенесе тебе в бій.
prompt-bid-gold = Скільки голдів отримає чи заплатить помічник?
prompt-bid-item = Яку манатку віддасть ведучий?
prompt-bid-order = Хто вибирає Скарб першим: помічник чи ведучий?
prompt-bid-treasures = Скільки Скарбів дістанеться помічникові?
prompt-build-trade = Додай те, що віддаєш, попроси те, що хочеш, і запропонуй обмін.
prompt-charity = Карт у руці забагато. Вибери, з якою розлучитися.
prompt-choose-base = Вибери колір підставки потвори.
prompt-choose-base-by = { $card }: вибери колір підставки потвори.
prompt-choose-card = Вибери карту.
prompt-choose-curse = Вибери Прокляття, якого позбудешся.
prompt-choose-curse-by = { $card }: вибери Прокляття, якого позбудешся.
prompt-choose-die = Вибери кубик.
prompt-choose-die-by = { $card }: вибери кубик.
prompt-choose-exit = Бій програно. Вибери, куди тікати.
prompt-choose-face = Якою гранню повернути кубик?
prompt-choose-face-by = { $card }: якою гранню повернути кубик?
prompt-choose-fighter = Вибери манчкіна чи потвору в бою.
prompt-choose-fighter-by = { $card }: вибери манчкіна чи потвору в бою.
prompt-choose-item = Вибери манатку.
prompt-choose-item-by = { $card }: вибери манатку.
prompt-choose-link = Вибери бік кімнати.
prompt-choose-link-by = { $card }: вибери бік кімнати.
prompt-choose-loss = Що втратиш: половину голдів чи манатку?
prompt-choose-loss-by = { $card }: що втратиш, половину голдів чи манатку?
prompt-choose-monster = Вибери потвору.
prompt-choose-monster-by = { $card }: вибери потвору.
prompt-choose-munchkin = Вибери манчкіна.
prompt-choose-munchkin-by = { $card }: вибери манчкіна.
prompt-choose-offer = Прийми пропозицію, торгуйся або обійдися без помочі.
prompt-choose-prize = Вибери, що забрати.
prompt-choose-prize-by = { $card }: вибери, що забрати.
munchkin-quest-prompt-choose-room = Вибери кімнату.
munchkin-quest-prompt-choose-room-by = { $card }: вибери кімнату.
prompt-choose-sex = Твій манчкін — чоловік чи жінка?
prompt-choose-side = Якій стороні це дістанеться?
prompt-choose-side-by = { $card }: якій стороні це дістанеться?
prompt-choose-victim = Вибери жертву.
prompt-choose-victim-by = { $card }: вибери жертву.
munchkin-quest-prompt-discard = Вибери карту й скинь її.
munchkin-quest-prompt-discard-by = { $card }: вибери карту й скинь її.
prompt-escape = Бій програно. Зіграй карту, яка тебе витягне, або тікай.
prompt-escape-order = Від якої потвори тікаєш спершу?
prompt-fight = Твій бій: грай карти, клич на поміч або кидай кубики.
prompt-give-potion = Віддати Зілля, щоб втратити на хіт менше?
prompt-give-potion-by = { $card }: віддати Зілля, щоб втратити на хіт менше?
prompt-give-to = Вибери, кому дістанеться карта.
prompt-give-up = Померти навмисно? Пропадуть рука, голди, манатки й рівень.
prompt-lay-at-once = Одразу виклади те, що дісталося, або спасуй.
prompt-leave-behind = Покинь щось, аби легше втекти, або спасуй.
prompt-lose-item = Вибери манатку, яку втрачаєш.
prompt-lose-item-by = { $card }: вибери манатку, яку втрачаєш.
prompt-lure = У кімнаті тихо. Пошукати потвору?
prompt-meeting = На шляху потвора: бийся або зіграй карту, яка позбавить бою.
prompt-moves = Твій хід: вибери, що робити.
prompt-opening = До початку гри виклади расу, клас і манатки.
prompt-pay-card = Вибери карту, якою заплатиш.
prompt-pay-card-by = { $card }: вибери карту, якою заплатиш.
prompt-pay-price = Вибери, чим заплатиш.
prompt-pick-loot = Вибери Скарб зі здобичі.
prompt-pick-up = Вибери, що підібрати.
prompt-provoke = Вони тобою гребують. Усе одно напасти?
munchkin-quest-prompt-react = Втрутися або спасуй.
munchkin-quest-prompt-react-by = { $card }: втрутися, поки карта не спрацювала, або спасуй.
prompt-sell-items = Рівень коштує 1000: віддай манатки, решту доплати голдами.
prompt-send-monster = Вибери кімнату, куди піде потвора.
prompt-send-monster-by = { $card }: вибери кімнату, куди піде потвора.
prompt-tidy = Манатки: вибери, що змінити.
prompt-toll = Сплатити мито?

## What a player may answer

munchkin-quest-option-pass = Пас
munchkin-quest-option-yes = Так
munchkin-quest-option-no = Ні
option-done = Готово
option-walk =
    Іти в кімнату «{ $room }» ({ $number ->
        [one] { $number } крок
        [few] { $number } кроки
       *[many] { $number } кроків
    })
option-explore =
    Відкрити кімнату: { $side } ({ $number ->
        [one] { $number } крок
        [few] { $number } кроки
       *[many] { $number } кроків
    })
option-force = Перти напролом за всі кроки: { $side }
option-search = Обшукати кімнату
option-pick-up = Підібрати те, що лежить
option-deal = Укласти оборудку («{ $room }»)
option-fight = Битися
option-lure = Пошукати потвору
option-buy-level = Купити рівень
option-heal = Віддати рівень за три хіти
option-die = Померти навмисно
option-trade = Обмін: { $seat }
option-tidy = Розібрати манатки
option-end = Закінчити хід
option-play = Зіграти карту «{ $card }»
munchkin-quest-option-use = Застосувати карту «{ $card }»
option-power = Застосувати здібність карти «{ $card }»
option-d10 = Кинути d10 для карти «{ $card }»
option-bribe = Підкупити потвору «{ $card }»
option-throw = Метнути манатку «{ $card }»
option-uncurse = Позбутися карти «{ $card }»
option-lay = Викласти карту «{ $card }»
option-lay-packed = Одразу в торбу: «{ $card }»
option-stow = Сховати в торбу: «{ $card }»
option-take-out = Дістати з торби: «{ $card }»
option-grip =
    Взяти манатку «{ $card }» { $number ->
        [1] однією рукою
       *[2] двома руками
    }
option-drop = Кинути на підлогу манатку «{ $card }»
option-drop-gold =
    Кинути на підлогу { $number ->
        [one] { $number } голд
        [few] { $number } голди
       *[many] { $number } голдів
    }
option-shed = Відмовитися від карти «{ $card }»
option-swap = Змінити на карту «{ $card }»
option-roll = Кинути кубики
option-call = Покликати на поміч
option-accept = Прийняти пропозицію: { $seat }
option-counter = Назвати іншу ціну ({ $seat })
option-decline = Відмовитися
munchkin-quest-option-seat = { $seat }
munchkin-quest-option-card = { $card }
munchkin-quest-option-item = { $card }
option-monster = { $card }
munchkin-quest-option-place = { $room }
option-side = { $side }
option-number = { $number }
option-colour = { $colour }
option-die-pick = Кубик, на якому { $face }
option-face = { $face }
option-gold =
    { $number ->
        [one] { $number } голд
        [few] { $number } голди
       *[many] { $number } голдів
    }
option-for-munchkins = Манчкінам
option-for-monsters = Потворам
option-first-pick = Першим вибирає помічник
option-second-pick = Першим вибирає ведучий
option-male = Чоловік
option-female = Жінка
option-want-item = Попросити манатку «{ $card }»
option-want-gold =
    Попросити { $number ->
        [one] { $number } голд
        [few] { $number } голди
       *[many] { $number } голдів
    }
option-pay-gold =
    Помічник платить { $number ->
        [one] { $number } голд
        [few] { $number } голди
       *[many] { $number } голдів
    }
option-better = Попросити кращих пропозицій
option-curse = { $card } ({ $seat })
option-show = Показати всім карту «{ $card }»

## What a question is about, and what its answers do

explain-mq-about-fight =
    Твій бій: «{ $card }»{ $more ->
        [0] {""}
       *[other] {" "}і ще { $more }
    }. { $ours } проти { $theirs }, перемога { $odds } %.
explain-mq-about-other-fight =
    { $who } б’ється: «{ $card }»{ $more ->
        [0] {""}
       *[other] {" "}і ще { $more }
    }. { $ours } проти { $theirs }, перемога { $odds } %.
explain-mq-about-call =
    { $who } просить помочі: «{ $card }»{ $more ->
        [0] {""}
       *[other] {" "}і ще { $more }
    }. З тобою { $before } % → { $odds } %.
explain-mq-about-counter = { $who } називає інші умови: з тобою { $before } % → { $odds } %.
explain-mq-about-trade = { $who } пропонує тобі обмін.
explain-mq-about-moves =
    Твій рівень { $level } з { $goal }, лишилося { $hits ->
        [one] { $hits } хіт
        [few] { $hits } хіти
       *[many] { $hits } хітів
    } і { $moves ->
        [one] { $moves } крок
        [few] { $moves } кроки
       *[many] { $moves } кроків
    }.
explain-mq-about-moves-boss =
    Твій рівень { $level } з { $goal }: біля Входу чекає Бос. Лишилося { $hits ->
        [one] { $hits } хіт
        [few] { $hits } хіти
       *[many] { $hits } хітів
    } і { $moves ->
        [one] { $moves } крок
        [few] { $moves } кроки
       *[many] { $moves } кроків
    }.
explain-mq-about-charity =
    Карт у руці: { $n }, можна { $limit }. Наступну отримує { $who }{ $more ->
        [0] {""}
       *[other] {" "}або ще { $more } того самого рівня
    }.
explain-mq-about-discard = Карт у руці: { $n }, можна { $limit }. Нижче за тебе нікого немає, і наступна йде у скид.
explain-mq-about-hits =
    Зараз втратиш { $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    }, а маєш { $left }.
explain-mq-about-defeat =
    Бій програно, { $ours } проти { $theirs }: кожен боєць втрачає { $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    }, потім утеча.
explain-mq-about-run =
    Бій програно, { $ours } проти { $theirs }, лишилося { $left ->
        [one] { $left } хіт
        [few] { $left } хіти
       *[many] { $left } хітів
    }: час тікати.
explain-mq-about-award = Перемога, { $who }: тепер рівні та Скарби.
explain-mq-about-curse-you = { $who } проклинає тебе: «{ $card }».
explain-mq-about-curse = { $who } проклинає гравця { $victim }: «{ $card }».
explain-mq-about-fight-roll =
    Кубики кинуто, { $ours } проти { $theirs }: поки що { $won ->
        [1] перемога
       *[0] поразка
    }.
explain-mq-about-other-fight-roll =
    { $who } кидає, { $ours } проти { $theirs }: поки що { $won ->
        [1] перемога
       *[0] поразка
    }.
explain-mq-about-base =
    Потвора «{ $card }» (рівень { $level }): { $owned ->
        [0] Кубик Потвор показав нічий колір
       *[1] підставки цього кольору скінчилися
    }.
explain-mq-about-escape =
    { $who } тікає від потвори «{ $card }»: { $n }, а треба { $need }, { $safe ->
        [1] вийшло
       *[0] не вийшло
    }.
explain-mq-about-roll = { $who } кидає: { $n }.
explain-mq-about-monster-die = { $who } кидає Кубик Потвор.
explain-mq-about-won = Бій виграно.
explain-mq-did-play = { $who } грає карту «{ $card }».
explain-mq-did-use = { $who } застосовує карту «{ $card }».
explain-mq-did-throw = { $who } метає манатку «{ $card }».
explain-mq-did-lay = { $who } викладає карту «{ $card }».
explain-mq-did-join = { $who } вступає в бій.
explain-mq-will-walk = { $who } ось-ось піде далі.
explain-mq-will-explore = { $who } ось-ось ступить у темряву.
explain-mq-will-search = { $who } ось-ось обшукає кімнату.
explain-mq-will-deal = { $who } ось-ось укладе оборудку.
explain-mq-will-act = { $who } ось-ось щось зробить.
explain-mq-will-end = { $who } ось-ось закінчить хід.
explain-mq-turn-begins = Починає хід { $who }.
explain-mq-fight = твої { $ours } проти { $theirs }: { $odds } %
explain-mq-meet =
    бій { $odds } %: «{ $card }»{ $more ->
        [0] {""}
       *[other] {" "}і ще { $more }
    }, { $ours } проти { $theirs }
explain-mq-odds-change = { $before } % → { $odds } % ({ $ours } проти { $theirs })
explain-mq-odds-same = шанси ті самі: { $odds } %
explain-mq-help-change = перемога { $before } % → { $odds } %
explain-mq-help = разом, { $who }: { $odds } % (можуть прийти: { $n })
explain-mq-nobody-near = поруч нікого; хтось може з’явитися магією
explain-mq-alone = самотужки: { $odds } %
explain-mq-who-wins = { $who } перемагає з імовірністю { $odds } %
explain-mq-fight-ends = бій закінчується
explain-mq-joins = у бій вступає невідома потвора
explain-mq-won = бій виграно
explain-mq-lost = бій програно
explain-mq-other-won = { $who } виграє бій
explain-mq-other-lost = { $who } програє бій
explain-mq-escape = утеча { $odds } % (від { $need }): «{ $card }»
explain-mq-escape-all = утекти від усіх ({ $n }): { $odds } %
explain-mq-caught = інакше Капость
explain-mq-caught-hits =
    інакше −{ $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    }
explain-mq-caught-levels =
    інакше −{ $n ->
        [one] { $n } рівень
        [few] { $n } рівні
       *[many] { $n } рівнів
    }
explain-mq-caught-dead = інакше смерть
explain-mq-caught-now = тебе ловлять
explain-mq-escaped = утеча вдалася
explain-mq-level-up = рівень зросте до { $level }
explain-mq-level-down = рівень упаде до { $level }
explain-mq-hits-lost =
    −{ $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    }, лишиться { $left }
explain-mq-hits-gained =
    +{ $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    }, разом { $left }
explain-mq-die-fatal = ти помреш
explain-mq-give-up = втратити все й почати знову
explain-mq-card-lost = втратиш «{ $card }»
explain-mq-card-gained = отримаєш «{ $card }»
explain-mq-gold-lost =
    −{ $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }
explain-mq-gold-gained =
    +{ $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }
explain-mq-curse-lifted = «{ $card }» зникає
explain-mq-cursed = «{ $card }» прилипне до тебе
explain-mq-strength = сила { $before } → { $after }
explain-mq-strength-same = сила та сама: { $n }
explain-mq-muted = +0: через карту «{ $card }» не дає нічого
explain-mq-packed = у торбі бонусу не дає (+{ $n })
explain-mq-treasures =
    +{ $n ->
        [one] { $n } Скарб
        [few] { $n } Скарби
       *[many] { $n } Скарбів
    }
explain-mq-dxm = карт DxM: +{ $n }
explain-mq-moves =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }, лишиться { $left }
explain-mq-moves-gained =
    +{ $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
explain-mq-explore = кімната, карта DxM, потвора
explain-mq-search = голди { $gold } %, Скарб { $treasure } %, потвора { $monster } %
explain-mq-disdained = потвор, що тобою гребують: { $n }
explain-mq-floor = речей на підлозі: { $n }
explain-mq-boss = Бос: твої { $ours } проти { $level }, плюс кубики
explain-mq-charity =
    віддати { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
explain-mq-hunted = до тебе прийде потвора: { $odds } %
explain-mq-end =
    { $n ->
        [one] пропаде { $n } крок
        [few] пропадуть { $n } кроки
       *[many] пропаде { $n } кроків
    }, потім ходять потвори
explain-mq-lure = узяти потвору й битися тут
explain-mq-buy-level = рівень { $level } за { $n } голдами й манатками
explain-mq-free = кроків не коштує
explain-mq-trade = гравець { $who }: манаток { $items }, голдів { $gold }
explain-mq-d10 = на d10 не більше { $n }: { $odds } %
explain-mq-fine =
    якщо не вийде, −{ $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }
explain-mq-victims =
    { $n ->
        [0] зараз нікого не зачепить
       *[other] зачепило б суперників: { $n }
    }
explain-mq-targets = далі вибір: { $n }
explain-mq-turn-die = повернути кубик будь-якою гранню догори
explain-mq-again = кинути свої кубики ще раз
explain-mq-show = більше нічого не станеться
explain-mq-share = Скарбів: { $n } з { $total }, отримує { $who }
explain-mq-share-yours = тобі Скарбів: { $n } з { $total }
explain-mq-first = першим вибирає { $who }
explain-mq-first-you = перший вибір за тобою
explain-mq-own-terms = назви свої умови
explain-mq-better = усі можуть запропонувати знову
explain-mq-stay-out = ти не втручаєшся
explain-mq-no-offer = без пропозиції
explain-mq-keep-offer = пропозиція лишається
explain-mq-no-gold = без голдів
explain-mq-must-agree = потрібна згода: { $who }
explain-mq-you-get = отримаєш «{ $card }» (+{ $bonus }, ціна { $value })
explain-mq-you-give = віддаси «{ $card }» (+{ $bonus }, ціна { $value })
explain-mq-worth = +{ $bonus }, ціна { $value }
explain-mq-sale = зарахується { $n }: разом { $sum } з { $price }
explain-mq-no-toll = у боях тут −2
explain-mq-nothing-changes = нічого не зміниться
explain-mq-nothing-more = більше нічого
explain-mq-monster = рівень { $level }, підставка: { $who }
explain-mq-monsters-there = потвор там: { $n }
explain-mq-there =
    там { $who }{ $more ->
        [0] {""}
       *[other] {" "}і ще { $more }
    }
explain-mq-nobody-there = там нікого
explain-mq-quiet = потвор там немає
explain-mq-wall = стіна до твого наступного ходу
explain-mq-turned = що на звороті, невідомо
explain-mq-die-of = кубик: { $who }
explain-mq-die-of-monster = кубик потвори «{ $card }»
explain-mq-draws = карту DxM бере { $who }
explain-mq-nobody-draws = карту ніхто не бере
explain-mq-base = її ціль — { $who }
explain-mq-leave =
    заради цього з мапи { $n ->
        [one] піде { $n } потвора
        [few] підуть { $n } потвори
       *[many] підуть { $n } потвор
    }
explain-mq-hand-size = рівень { $level }, карт у руці: { $n }
explain-mq-given =
    отримує { $who }{ $more ->
        [0] {""}
       *[other] {" "}або ще { $more }
    }
explain-mq-thrown-away = йде у скид
explain-mq-into-hand = в руку
explain-mq-spared = { $who } рятується
explain-mq-looks = на правила не впливає
explain-mq-other-dies = { $who } загине
explain-mq-other-level = { $who }: рівень { $level }
explain-mq-other-hits-lost =
    { $who }: −{ $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    }, лишиться { $left }
explain-mq-other-hits-gained =
    { $who }: +{ $n ->
        [one] { $n } хіт
        [few] { $n } хіти
       *[many] { $n } хітів
    }, разом { $left }
explain-mq-other-loses = { $who } втратить «{ $card }»
explain-mq-other-pays =
    { $who }: −{ $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }
explain-mq-other-gets =
    { $who }: +{ $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }
explain-mq-other-freed = { $who } позбудеться карти «{ $card }»
explain-mq-other-cursed = «{ $card }» прилипне, жертва: { $who }
explain-mq-other-chooses = { $who } втратить одне з { $n } на вибір
explain-mq-monsters-move = тепер ходять потвори
explain-mq-no-fight = без бою
munchkin-quest-ask-answer-counter = Згода?
munchkin-quest-ask-answer-trade = Згода?
munchkin-quest-ask-bid-treasures = Скільки Скарбів дістанеться помічникові?
munchkin-quest-ask-charity = З якою картою розлучаєшся?
munchkin-quest-ask-choose-base = На чию підставку її поставити?
munchkin-quest-ask-choose-exit = Куди тікаєш?
munchkin-quest-ask-choose-offer = Прийняти пропозицію, назвати іншу ціну чи обійтися?
munchkin-quest-ask-escape = Зіграти карту, яка тебе витягне, чи тікати?
munchkin-quest-ask-escape-order = Від якої потвори спершу?
munchkin-quest-ask-fight = Карти, поміч чи кидок?
munchkin-quest-ask-meeting = Битися чи зіграти карту, яка врятує від бою?
munchkin-quest-ask-moves = Що робиш?
munchkin-quest-ask-react = Втрутися або спасуй.

## Words

munchkin-quest-phase-setup = Підготування до гри
phase-card = Карта
phase-moves = Кроки
phase-charity = Зі щедрот
phase-monsters = Хід Потвор
deck-monster = колода Потвор
deck-treasure = колода Скарбів
deck-dxm = колода DxM
side-north = північ
side-east = схід
side-south = південь
side-west = захід
colour-red = червоний
colour-orange = помаранчевий
colour-yellow = жовтий
colour-green = зелений
colour-blue = синій
colour-purple = фіолетовий
link-passage = коридор
link-door = двері
link-locked = замкнені двері
link-hidden = потаємний хід
link-wall = стіна

## Why the game ended, by rule

ending-mq-boss-10 = Манчкін убив Боса.
ending-mq-boss-11 = Двоє манчкінів разом убили Боса й ділять перемогу.
ending-mq-win-02 = Живих манчкінів не лишилося: потвори перемогли.

## Profiles

profile-rulebook = За книгою правил
    .about = Правила «Манчкін Квесту» з рішеннями для спірних місць і картами нашого творення.

## Settings

setting-value-edition-rulebook = { profile-rulebook }
setting-length = Тривалість гри
setting-value-length-full = Повна: Бос із 10-го рівня
setting-value-length-short = Коротка (домашній варіант): Бос із 7-го рівня, половина підземелля
setting-die_card = Карта за колір на Кубику Потвор
setting-value-die_card-any_player = Гравцеві цього кольору
setting-value-die_card-roller = Лише тому, хто кинув, за свій колір
setting-full_base = Якщо підставок кольору не лишилося
setting-value-full_base-colour = Іде найсильніша потвора цього кольору
setting-value-full_base-map = Іде найсильніша потвора на мапі
setting-hidden_cost = Потаємний хід коштує
setting-value-hidden_cost-3 = 3 кроки
setting-value-hidden_cost-2 = 2 кроки
setting-emergency = Перти напролом можна
setting-value-emergency-unspent = Лише поки не витрачено жодного кроку
setting-value-emergency-any_time = Завжди, за решту кроків
setting-cleaned_out = Вичищена кімната
setting-value-cleaned_out-closed = Більше не обшукується
setting-value-cleaned_out-open = Обшукується знову
setting-beside_target = Потвора поряд зі своєю ціллю
setting-value-beside_target-stays = Лишається з нею
setting-value-beside_target-leaves = Усе одно йде за стрілками
setting-elf_levels = Ельф за допомогу отримує рівень
setting-value-elf_levels-each = За кожну вбиту потвору
setting-value-elf_levels-once = Один раз за бій
setting-boss_loss = Хто програв Босові, втрачає
setting-value-boss_loss-each_monster = По хіту за кожну потвору
setting-value-boss_loss-one_hit = Один хіт
setting-one_use_range = Разові манатки в чужому бою
setting-value-one_use_range-thrown = Лише метальні, звідси чи від сусідів
setting-value-one_use_range-anywhere = Звідки завгодно
setting-packed_big = Великі манатки в торбі
setting-value-packed_big-free = Кроків не забирають
setting-value-packed_big-counts = Забирають кроки, як усі
setting-returned_cards = Якщо бій зірвався, разові карти повертаються
setting-value-returned_cards-target_gone = Якщо пішла їхня ціль
setting-value-returned_cards-all = Усі
setting-extra_hit = Якщо Капості нема чого взяти
setting-value-extra_hit-once = Ще один хіт за бій
setting-value-extra_hit-each_monster = Ще хіт за кожну потвору
setting-contrary_blocked = Перекірлива потвора, якій нема шляху
setting-value-contrary_blocked-stays = Стоїть на місці
setting-value-contrary_blocked-follows = Іде за стрілкою
