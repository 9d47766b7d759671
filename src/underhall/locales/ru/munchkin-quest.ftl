### Munchkin Quest: everything a running game says. Names are put in as they stand, so they are never inflected: a card, a
### monster or a room stands in quotation marks after its noun, a player is the subject or stands apart. Игроку — «ты».

## Log: set-up and the course of turns

event-sex-chosen =
    { $seat } в этом подземелье — { $male ->
        [1] мужчина
       *[0] женщина
    }.
event-first-rolled = { $seat } бросает за право первого хода: { $n }.
munchkin-quest-event-first-player = Первый ход: { $seat }.
munchkin-quest-event-turn-began = Ход { $turn }: { $seat }.
munchkin-quest-event-phase-began = { $phase }.
event-returned =
    { $seat } восстаёт из мёртвых у Входа, имея { $gold ->
        [one] { $gold } голд
        [few] { $gold } голда
       *[many] { $gold } голдов
    }.

## Log: cards

munchkin-quest-event-card-drawn = { $seat } берёт карту «{ $card }» ({ $deck }).
munchkin-quest-event-card-drawn-unseen = { $seat } берёт карту ({ $deck }).
munchkin-quest-event-card-drawn-many =
    { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $list }.
    .each = { $card }
munchkin-quest-event-card-drawn-unseen-many =
    { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
munchkin-quest-event-card-shown = { $seat } берёт у всех на виду карту «{ $card }» ({ $deck }).
event-hand-shown = { $seat } показывает всем карту «{ $card }».
event-deck-empty = Закончилась { $deck }.
event-deck-reshuffled = Сброс перетасован, и снова есть { $deck }.
event-card-laid = { $seat } выкладывает карту «{ $card }».
event-card-laid-many = { $seat } выкладывает карты: { $list }.
    .each = { $card }
event-card-packed = { $seat } прячет в шмотник карту «{ $card }».
event-card-packed-many = { $seat } прячет в шмотник карты: { $list }.
    .each = { $card }
event-card-unpacked = { $seat } достаёт из шмотника карту «{ $card }».
event-grip-changed =
    { $seat } теперь держит шмотку «{ $card }» { $hands ->
        [1] одной рукой
       *[2] двумя руками
    }.
event-card-played = { $seat } играет карту «{ $card }».
event-card-used = { $seat } применяет карту «{ $card }».
event-card-thrown = { $seat } швыряет в бой шмотку «{ $card }».
munchkin-quest-event-card-discarded = { $seat } сбрасывает карту «{ $card }».
event-discard-taken = { $seat } берёт из сброса карту «{ $card }».
event-card-returned = { $seat } забирает карту «{ $card }»: боя так и не вышло.
event-card-shed = { $seat } отказывается от карты «{ $card }».
event-cheated = { $seat } читерит: шмотка «{ $card }» теперь плюёт на правила.
munchkin-quest-event-card-given = { $seat } отдаёт игроку { $to } карту «{ $card }».
munchkin-quest-event-card-given-unseen = { $seat } отдаёт игроку { $to } карту.
event-charity-discard = { $seat } сбрасывает карту «{ $card }»: нет никого уровнем ниже.
event-item-dropped = { $seat } скидывает шмотку «{ $card }» (комната «{ $room }»).
event-gold-dropped =
    { $seat } скидывает { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    } (комната «{ $room }»).
event-item-picked-up = { $seat } подбирает шмотку «{ $card }».
event-gold-picked-up =
    { $seat } подбирает { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }.
event-item-lost = { $seat } теряет шмотку «{ $card }».
event-item-stolen = { $seat } обчищает карманы игрока { $victim } и забирает шмотку «{ $card }».
event-gold-gained =
    { $seat } получает { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }.
event-gold-lost =
    { $seat } расстаётся с деньгами: { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }.
event-curse-played = { $seat } проклинает игрока { $victim }: «{ $card }»!
event-curse-cancelled = Проклятие «{ $card }» отменено, { $victim } может выдохнуть.
event-curse-redirected = У Проклятия «{ $card }» новая жертва: { $victim }.
event-curse-works = Проклятие «{ $card }» настигает игрока { $victim }.
event-curse-stays = Проклятие «{ $card }» прилипает к игроку { $victim }.
event-curse-lifted = { $victim } избавляется от Проклятия «{ $card }».
event-curse-tip = Комната «{ $room }» благодарит игрока { $seat } за Проклятие картой DxM.

## Log: characters

event-level-gained =
    { $seat } получает { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
       *[many] { $n } уровней
    }: теперь уровень { $level }.
    .you = Ты поднимаешься на уровень { $level }.
event-level-gained-many =
    { $seat } получает { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
       *[many] { $n } уровней
    }.
    .you =
        Ты получаешь { $n ->
            [one] { $n } уровень
            [few] { $n } уровня
           *[many] { $n } уровней
        }.
event-level-lost =
    { $seat } теряет { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
       *[many] { $n } уровней
    }: теперь уровень { $level }.
    .you = Ты опускаешься на уровень { $level }.
event-level-lost-many =
    { $seat } теряет { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
       *[many] { $n } уровней
    }.
    .you =
        Ты теряешь { $n ->
            [one] { $n } уровень
            [few] { $n } уровня
           *[many] { $n } уровней
        }.
event-level-bought = { $seat } покупает уровень за голды и шмотки, всего { $n }.
event-hits-lost =
    { $seat } теряет { $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    } (осталось { $left }).
event-hits-prevented =
    Карта «{ $card }» спасает игроку { $seat } { $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    }.
event-hits-healed =
    { $seat } восстанавливает { $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    } (теперь { $left }).
event-level-for-hits = { $seat } меняет уровень на капельку здоровья.
event-died = { $seat } погибает (комната «{ $room }»).
event-gave-up = { $seat } предпочитает умереть.

## Log: the map

event-walked = { $seat } идёт в комнату «{ $room }» (осталось шагов: { $n }).
event-walked-many = { $seat } идёт через комнаты: { $list }.
    .each = { $room }
event-forced = { $seat } ломится напролом ({ $side }): все шаги потрачены.
event-blocked = { $seat } не проходит ({ $side }): путь закрыт.
event-explored = { $seat } шагает во тьму ({ $side }) и открывает комнату «{ $room }».
event-link-laid = Комната «{ $room }», { $side }: { $link }.
event-link-laid-many = Комната «{ $room }»: { $list }.
    .each = { $link } ({ $side })
event-link-turned = Комната «{ $room }», { $side }: теперь тут { $link }.
event-link-walled = { $seat } ставит стену (комната «{ $room }», { $side }).
event-room-turned = Комната «{ $room }» переворачивается: теперь это «{ $other }».
event-dungeon-explored = Подземелье открыто целиком.
event-moved-by-magic = { $seat } исчезает и появляется в комнате «{ $room }».
event-toll-paid =
    { $seat } платит { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }, чтобы отвязались (комната «{ $room }»).
event-toll-evaded = { $seat } не платит в комнате «{ $room }» и дерётся там с −2.
event-searched = { $seat } обыскивает комнату «{ $room }»: итого { $n }.
event-search-monster = { $seat } находит монстра (итог { $n }).
event-room-looted = Комната «{ $room }» пограблена.
event-room-cleaned-out = Комната «{ $room }» зачищена: ни крошки не осталось.
event-dealt = { $seat } заключает сделку (комната «{ $room }»).

## Log: dice

event-dice-rolled =
    { $seat } бросает { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, всего { $n }.
event-monster-die = { $seat } бросает Монстр-Кубик: { $colour }.
event-die-set = { $seat } картой «{ $card }» меняет кубик: теперь { $face }.
event-monster-die-set = { $seat } картой «{ $card }» меняет Монстр-Кубик: теперь { $colour }.
event-dice-again = { $seat } картой «{ $card }» заставляет перебросить.
event-d10-rolled = { $seat } бросает d10 для карты «{ $card }»: { $n } (нужно не больше { $limit }).

## Log: monsters

event-monster-drawn = { $seat } тянет монстра: «{ $card }».
event-monster-based = Монстр «{ $card }» встаёт в комнате «{ $room }» (цвет подставки: { $colour }).
event-base-freed = Монстр «{ $card }» покидает подземелье: понадобилась его подставка.
event-no-monster = Монстров больше нет.
event-monster-moved =
    Монстр «{ $card }» идёт: «{ $room }» → «{ $to }» ({ $steps ->
        [one] { $steps } комната
        [few] { $steps } комнаты
       *[many] { $steps } комнат
    }).
event-monster-moved-many = Монстры идут: { $list }.
    .each = { $card } → { $to }
event-monster-sent = Монстр «{ $card }» отправлен в комнату «{ $to }».
event-monsters-stay = Никто из монстров не двинулся.
event-monster-left = Монстр «{ $card }» покидает подземелье.
event-monster-enhanced = Монстр «{ $monster }» теперь с картой «{ $card }»: уровень { $level }, спасибо игроку { $seat }.
event-monster-joins = Монстр «{ $card }» ввязывается в бой.
event-door-broken = Монстр «{ $card }» выламывает дверь (комната «{ $room }», { $side }).
event-disdained = Монстр «{ $card }» брезгует: { $seat } не стоит драки.
event-disdained-many = Монстры брезгуют ({ $list }): { $seat } не стоит драки.
    .each = { $card }

## Log: fights

event-fight-began = { $seat } против монстра «{ $card }» (уровень { $level }, комната «{ $room }»)!
event-boss-comes = По душу игрока { $seat } явился Босс: «{ $card }», уровень { $level }!
event-side-bonus = Карта «{ $card }» меняет сумму манчкинов на { $n } ({ $seat }).
event-monsters-bonus = Карта «{ $card }» меняет сумму монстров на { $n } ({ $seat }).
event-dice-changed = Карта «{ $card }» меняет число кубиков на { $n } ({ $seat }).
event-backstabbed = { $seat } подрезает игрока { $victim }.
event-roll-announced = { $seat } вот-вот бросит.
event-fight-locked = { $seat } закрывает бой картой «{ $card }»: больше никто не вмешается.
event-fight-dice =
    { $seat } бросает { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }: { $n }.
event-fight-monster-dice =
    { $seat } бросает за монстра «{ $card }» { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }: { $n }.
event-fight-totals = Манчкины { $ours }, монстры { $theirs }.
event-fight-won = { $seat } побеждает в бою.
event-tie-won = Ничья, а { $seat } побеждает при ничьей.
event-tie-lost = Ничья, а на стороне игрока { $seat } никто не побеждает при ничьей: верх берут монстры.
event-fight-lost = { $seat } проигрывает бой.
event-fight-ended = Бой кончился ничем ({ $seat }).
event-taken-over = { $gone } выбывает из боя: теперь его ведёт { $seat }.
event-monster-killed = { $seat } убивает монстра «{ $card }».
event-monster-reborn = Монстр «{ $card }» побит, но жив: теперь он в комнате «{ $room }».
event-loot-shown = Добыча для дележа: «{ $card }».

## Log: help and trade

event-help-called = { $seat } зовёт на помощь.
event-nobody-came = На зов о помощи никто не откликнулся: { $seat } остаётся без помощника.
event-offer-made =
    { $seat } предлагает помощь. Цена: { $treasures ->
        [0] без Сокровищ
        [one] { $treasures } Сокровище
        [few] { $treasures } Сокровища
       *[many] { $treasures } Сокровищ
    }{ $first ->
        [1] {" "}(с правом первого выбора)
       *[0] {""}
    }, { $gold ->
        [0] без голдов
        [one] { $gold } голд
        [few] { $gold } голда
       *[many] { $gold } голдов
    }, { $items ->
        [0] без шмоток
        [one] { $items } шмотка
        [few] { $items } шмотки
       *[many] { $items } шмоток
    }.
event-offer-declined = { $seat } отказывается.
event-offer-declined-many = Отказываются: { $list }.
    .each = { $seat }
event-offer-countered =
    { $seat } слышит встречную цену: { $treasures ->
        [0] без Сокровищ
        [one] { $treasures } Сокровище
        [few] { $treasures } Сокровища
       *[many] { $treasures } Сокровищ
    }{ $first ->
        [1] {" "}(с правом первого выбора)
       *[0] {""}
    }, { $gold ->
        [0] без голдов
        [one] { $gold } голд
        [few] { $gold } голда
       *[many] { $gold } голдов
    }, { $items ->
        [0] без шмоток
        [one] { $items } шмотка
        [few] { $items } шмотки
       *[many] { $items } шмоток
    }.
event-better-asked = { $seat } просит предложить что-нибудь получше.
event-helper-pays =
    По уговору { $seat } ещё и доплачивает { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }, лишь бы пустили.
event-helper-joins =
    { $seat } идёт на помощь игроку { $leader }. Цена: { $treasures ->
        [0] без Сокровищ
        [one] { $treasures } Сокровище
        [few] { $treasures } Сокровища
       *[many] { $treasures } Сокровищ
    }, { $gold ->
        [0] без голдов
        [one] { $gold } голд
        [few] { $gold } голда
       *[many] { $gold } голдов
    }, { $items ->
        [0] без шмоток
        [one] { $items } шмотка
        [few] { $items } шмотки
       *[many] { $items } шмоток
    }.
event-promise-kept =
    { $seat } держит слово, данное игроку { $to }: { $gold ->
        [0] без голдов
        [one] { $gold } голд
        [few] { $gold } голда
       *[many] { $gold } голдов
    }, { $items ->
        [0] без шмоток
        [one] { $items } шмотка
        [few] { $items } шмотки
       *[many] { $items } шмоток
    }.
event-trade-offered = { $seat } предлагает обмен игроку { $to }.
event-trade-countered = { $seat } предлагает игроку { $to } другой обмен.
event-trade-done = { $seat } и { $to } ударили по рукам: обмен.
event-trade-declined = { $to } не хочет меняться с игроком { $seat }.
event-item-traded = { $seat } отдаёт игроку { $to } шмотку «{ $card }».
event-gold-traded =
    { $seat } отдаёт игроку { $to } { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }.

## Log: flight

event-exit-chosen = { $seat } смоется в комнату «{ $room }».
event-no-exit = { $seat }: смываться некуда.
event-escaped = { $seat } смывается от монстра «{ $card }» (итог { $n }).
event-caught = Монстр «{ $card }» ловит игрока { $seat } (итог { $n }).
event-auto-escape = { $seat } смывается без броска: «{ $card }».
event-bad-stuff-in-vain = Непотребству нечего взять: { $seat } теряет ещё один хит.
event-ran = { $seat } смывается в комнату «{ $room }».
event-boss-level-lost = Босс отнимает у игрока { $seat } уровень.

## Log: the end

event-won-game = { $seat } убивает Босса и выигрывает.
event-monsters-win = В живых никого: монстры победили.

## What a player is asked; -by when a card asks

prompt-answer-counter = Тебе предлагают другие условия. Идёт?
prompt-answer-trade = Тебе предлагают обмен. Идёт?
prompt-arrive-by-magic = Выбери карту, которая перенесёт тебя в бой.
prompt-bid-gold = Сколько голдов получит или заплатит помощник?
prompt-bid-item = Какую шмотку отдаст ведущий?
prompt-bid-order = Кто выбирает Сокровище первым: помощник или ведущий?
prompt-bid-treasures = Сколько Сокровищ достанется помощнику?
prompt-build-trade = Добавь то, что отдаёшь, попроси то, что хочешь, и предложи обмен.
prompt-charity = Карт на руке слишком много. Выбери, с какой расстаться.
prompt-choose-base = Выбери цвет подставки монстра.
prompt-choose-base-by = { $card }: выбери цвет подставки монстра.
prompt-choose-card = Выбери карту.
prompt-choose-curse = Выбери Проклятие, которое уйдёт.
prompt-choose-curse-by = { $card }: выбери Проклятие, которое уйдёт.
prompt-choose-die = Выбери кубик.
prompt-choose-die-by = { $card }: выбери кубик.
prompt-choose-exit = Бой проигран. Выбери, куда смываться.
prompt-choose-face = Какой гранью повернуть кубик?
prompt-choose-face-by = { $card }: какой гранью повернуть кубик?
prompt-choose-fighter = Выбери манчкина или монстра в бою.
prompt-choose-fighter-by = { $card }: выбери манчкина или монстра в бою.
prompt-choose-item = Выбери шмотку.
prompt-choose-item-by = { $card }: выбери шмотку.
prompt-choose-link = Выбери сторону комнаты.
prompt-choose-link-by = { $card }: выбери сторону комнаты.
prompt-choose-loss = Что потеряешь: половину голдов или шмотку?
prompt-choose-loss-by = { $card }: что потеряешь, половину голдов или шмотку?
prompt-choose-monster = Выбери монстра.
prompt-choose-monster-by = { $card }: выбери монстра.
prompt-choose-munchkin = Выбери манчкина.
prompt-choose-munchkin-by = { $card }: выбери манчкина.
prompt-choose-offer = Прими предложение, торгуйся или обойдись без помощи.
prompt-choose-prize = Выбери, что забрать.
prompt-choose-prize-by = { $card }: выбери, что забрать.
munchkin-quest-prompt-choose-room = Выбери комнату.
munchkin-quest-prompt-choose-room-by = { $card }: выбери комнату.
prompt-choose-sex = Твой манчкин — мужчина или женщина?
prompt-choose-side = Какой стороне это достанется?
prompt-choose-side-by = { $card }: какой стороне это достанется?
prompt-choose-victim = Выбери жертву.
prompt-choose-victim-by = { $card }: выбери жертву.
munchkin-quest-prompt-discard = Выбери карту и сбрось её.
munchkin-quest-prompt-discard-by = { $card }: выбери карту и сбрось её.
prompt-escape = Бой проигран. Сыграй карту, которая тебя вытащит, или смывайся.
prompt-escape-order = От какого монстра смываешься сначала?
prompt-fight = Твой бой: играй карты, зови на помощь или бросай кубики.
prompt-give-potion = Отдать Зелье, чтобы потерять на хит меньше?
prompt-give-potion-by = { $card }: отдать Зелье, чтобы потерять на хит меньше?
prompt-give-to = Выбери, кому достанется карта.
prompt-give-up = Умереть нарочно? Пропадут рука, голды, шмотки и уровень.
prompt-lay-at-once = Сразу выложи то, что досталось, или спасуй.
prompt-leave-behind = Брось что-нибудь, чтобы легче смыться, или спасуй.
prompt-lose-item = Выбери шмотку, которую теряешь.
prompt-lose-item-by = { $card }: выбери шмотку, которую теряешь.
prompt-lure = В комнате тихо. Поискать монстра?
prompt-meeting = На пути монстр: дерись или сыграй карту, которая избавит от боя.
prompt-moves = Твой ход: выбери, что делать.
prompt-opening = До начала игры выложи расу, класс и шмотки.
prompt-pay-card = Выбери карту, которой заплатишь.
prompt-pay-card-by = { $card }: выбери карту, которой заплатишь.
prompt-pay-price = Выбери, чем заплатишь.
prompt-pick-loot = Выбери Сокровище из добычи.
prompt-pick-up = Выбери, что подобрать.
prompt-provoke = Они тобой брезгуют. Всё равно напасть?
munchkin-quest-prompt-react = Вмешайся или спасуй.
munchkin-quest-prompt-react-by = { $card }: вмешайся, пока карта не сработала, или спасуй.
prompt-sell-items = Уровень стоит 1000: отдай шмотки, остальное доплати голдами.
prompt-send-monster = Выбери комнату, куда уйдёт монстр.
prompt-send-monster-by = { $card }: выбери комнату, куда уйдёт монстр.
prompt-tidy = Шмотки: выбери, что поменять.
prompt-toll = Заплатить пошлину?

## What a player may answer

munchkin-quest-option-pass = Пас
munchkin-quest-option-yes = Да
munchkin-quest-option-no = Нет
option-done = Готово
option-walk =
    Идти в комнату «{ $room }» ({ $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    })
option-explore =
    Открыть комнату: { $side } ({ $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    })
option-force = Ломиться напролом за все шаги: { $side }
option-search = Обыскать комнату
option-pick-up = Подобрать то, что лежит
option-deal = Заключить сделку («{ $room }»)
option-fight = Драться
option-lure = Поискать монстра
option-buy-level = Купить уровень
option-heal = Отдать уровень за три хита
option-die = Умереть нарочно
option-trade = Обмен: { $seat }
option-tidy = Разобрать шмотки
option-end = Закончить ход
option-play = Сыграть карту «{ $card }»
munchkin-quest-option-use = Применить карту «{ $card }»
option-power = Применить качество карты «{ $card }»
option-d10 = Бросить d10 для карты «{ $card }»
option-bribe = Подкупить монстра «{ $card }»
option-throw = Метнуть шмотку «{ $card }»
option-uncurse = Избавиться от карты «{ $card }»
option-lay = Выложить карту «{ $card }»
option-lay-packed = Сразу в шмотник: «{ $card }»
option-stow = Спрятать в шмотник: «{ $card }»
option-take-out = Достать из шмотника: «{ $card }»
option-grip =
    Взять шмотку «{ $card }» { $number ->
        [1] одной рукой
       *[2] двумя руками
    }
option-drop = Скинуть шмотку «{ $card }»
option-drop-gold =
    Скинуть { $number ->
        [one] { $number } голд
        [few] { $number } голда
       *[many] { $number } голдов
    }
option-shed = Отказаться от карты «{ $card }»
option-swap = Сменить на карту «{ $card }»
option-roll = Бросить кубики
option-call = Позвать на помощь
option-accept = Принять предложение: { $seat }
option-counter = Назвать другую цену ({ $seat })
option-decline = Отказаться
munchkin-quest-option-seat = { $seat }
munchkin-quest-option-card = { $card }
munchkin-quest-option-item = { $card }
option-monster = { $card }
munchkin-quest-option-place = { $room }
option-side = { $side }
option-number = { $number }
option-colour = { $colour }
option-die-pick = Кубик, на котором { $face }
option-face = { $face }
option-gold =
    { $number ->
        [one] { $number } голд
        [few] { $number } голда
       *[many] { $number } голдов
    }
option-for-munchkins = Манчкинам
option-for-monsters = Монстрам
option-first-pick = Первым выбирает помощник
option-second-pick = Первым выбирает ведущий
option-male = Мужчина
option-female = Женщина
option-want-item = Попросить шмотку «{ $card }»
option-want-gold =
    Попросить { $number ->
        [one] { $number } голд
        [few] { $number } голда
       *[many] { $number } голдов
    }
option-pay-gold =
    Помощник платит { $number ->
        [one] { $number } голд
        [few] { $number } голда
       *[many] { $number } голдов
    }
option-better = Попросить предложений получше
option-curse = { $card } ({ $seat })
option-show = Показать всем карту «{ $card }»

## What a question is about, and what its answers do

explain-mq-about-fight =
    Твой бой: «{ $card }»{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }. { $ours } против { $theirs }, победа { $odds } %.
explain-mq-about-other-fight =
    { $who } дерётся: «{ $card }»{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }. { $ours } против { $theirs }, победа { $odds } %.
explain-mq-about-call =
    { $who } просит помощи: «{ $card }»{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }. С тобой { $before } % → { $odds } %.
explain-mq-about-counter = { $who } называет другие условия: с тобой { $before } % → { $odds } %.
explain-mq-about-trade = { $who } предлагает тебе обмен.
explain-mq-about-moves =
    Твой уровень { $level } из { $goal }, осталось { $hits ->
        [one] { $hits } хит
        [few] { $hits } хита
       *[many] { $hits } хитов
    } и { $moves ->
        [one] { $moves } шаг
        [few] { $moves } шага
       *[many] { $moves } шагов
    }.
explain-mq-about-moves-boss =
    Твой уровень { $level } из { $goal }: у Входа ждёт Босс. Осталось { $hits ->
        [one] { $hits } хит
        [few] { $hits } хита
       *[many] { $hits } хитов
    } и { $moves ->
        [one] { $moves } шаг
        [few] { $moves } шага
       *[many] { $moves } шагов
    }.
explain-mq-about-charity =
    Карт на руке: { $n }, можно { $limit }. Следующую получает { $who }{ $more ->
        [0] {""}
       *[other] {" "}или ещё { $more } того же уровня
    }.
explain-mq-about-discard = Карт на руке: { $n }, можно { $limit }. Ниже тебя никого нет, и следующая идёт в сброс.
explain-mq-about-hits =
    Сейчас потеряешь { $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    }, а есть { $left }.
explain-mq-about-defeat =
    Бой проигран, { $ours } против { $theirs }: каждый боец теряет { $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    }, потом смывка.
explain-mq-about-run =
    Бой проигран, { $ours } против { $theirs }, осталось { $left ->
        [one] { $left } хит
        [few] { $left } хита
       *[many] { $left } хитов
    }: пора смываться.
explain-mq-about-award = Победа, { $who }: теперь уровни и Сокровища.
explain-mq-about-curse-you = { $who } проклинает тебя: «{ $card }».
explain-mq-about-curse = { $who } проклинает игрока { $victim }: «{ $card }».
explain-mq-about-fight-roll =
    Кубики брошены, { $ours } против { $theirs }: пока что { $won ->
        [1] победа
       *[0] поражение
    }.
explain-mq-about-other-fight-roll =
    { $who } бросает, { $ours } против { $theirs }: пока что { $won ->
        [1] победа
       *[0] поражение
    }.
explain-mq-about-base =
    Монстр «{ $card }» (уровень { $level }): { $owned ->
        [0] Монстр-Кубик показал ничей цвет
       *[1] подставки выпавшего цвета кончились
    }.
explain-mq-about-escape =
    { $who } смывается от монстра «{ $card }»: { $n }, а нужно { $need }, { $safe ->
        [1] вышло
       *[0] не вышло
    }.
explain-mq-about-roll = { $who } бросает: { $n }.
explain-mq-about-monster-die = { $who } бросает Монстр-Кубик.
explain-mq-about-won = Бой выигран.
explain-mq-did-play = { $who } играет карту «{ $card }».
explain-mq-did-use = { $who } применяет карту «{ $card }».
explain-mq-did-throw = { $who } метает шмотку «{ $card }».
explain-mq-did-lay = { $who } выкладывает карту «{ $card }».
explain-mq-did-join = { $who } вступает в бой.
explain-mq-will-walk = { $who } вот-вот пойдёт дальше.
explain-mq-will-explore = { $who } вот-вот шагнёт во тьму.
explain-mq-will-search = { $who } вот-вот обыщет комнату.
explain-mq-will-deal = { $who } вот-вот заключит сделку.
explain-mq-will-act = { $who } вот-вот что-то сделает.
explain-mq-will-end = { $who } вот-вот закончит ход.
explain-mq-turn-begins = Начинает ход { $who }.
explain-mq-fight = твои { $ours } против { $theirs }: { $odds } %
explain-mq-meet =
    бой { $odds } %: «{ $card }»{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }, { $ours } против { $theirs }
explain-mq-odds-change = { $before } % → { $odds } % ({ $ours } против { $theirs })
explain-mq-odds-same = шансы прежние: { $odds } %
explain-mq-help-change = победа { $before } % → { $odds } %
explain-mq-help = вместе, { $who }: { $odds } % (могут прийти: { $n })
explain-mq-nobody-near = рядом никого; кто-то может явиться магией
explain-mq-alone = в одиночку: { $odds } %
explain-mq-who-wins = { $who } побеждает с шансом { $odds } %
explain-mq-fight-ends = бой кончается
explain-mq-joins = в бой вступает неизвестный монстр
explain-mq-won = бой выигран
explain-mq-lost = бой проигран
explain-mq-other-won = { $who } выигрывает бой
explain-mq-other-lost = { $who } проигрывает бой
explain-mq-escape = смывка { $odds } % (от { $need }): «{ $card }»
explain-mq-escape-all = смыться от всех ({ $n }): { $odds } %
explain-mq-caught = иначе Непотребство
explain-mq-caught-hits =
    иначе −{ $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    }
explain-mq-caught-levels =
    иначе −{ $n ->
        [one] { $n } уровень
        [few] { $n } уровня
       *[many] { $n } уровней
    }
explain-mq-caught-dead = иначе смерть
explain-mq-caught-now = тебя ловят
explain-mq-escaped = смывка удалась
explain-mq-level-up = уровень вырастет до { $level }
explain-mq-level-down = уровень упадёт до { $level }
explain-mq-hits-lost =
    −{ $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    }, останется { $left }
explain-mq-hits-gained =
    +{ $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    }, всего { $left }
explain-mq-die-fatal = ты умрёшь
explain-mq-give-up = потерять всё и начать заново
explain-mq-card-lost = потеряешь «{ $card }»
explain-mq-card-gained = получишь «{ $card }»
explain-mq-gold-lost =
    −{ $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
explain-mq-gold-gained =
    +{ $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
explain-mq-curse-lifted = «{ $card }» уходит
explain-mq-cursed = «{ $card }» прилипнет к тебе
explain-mq-strength = сила { $before } → { $after }
explain-mq-strength-same = сила прежняя: { $n }
explain-mq-muted = +0: из-за карты «{ $card }» не даёт ничего
explain-mq-packed = в шмотнике бонуса не даёт (+{ $n })
explain-mq-treasures =
    +{ $n ->
        [one] { $n } Сокровище
        [few] { $n } Сокровища
       *[many] { $n } Сокровищ
    }
explain-mq-dxm = карт DxM: +{ $n }
explain-mq-moves =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }, останется { $left }
explain-mq-moves-gained =
    +{ $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
explain-mq-explore = комната, карта DxM, монстр
explain-mq-search = голды { $gold } %, Сокровище { $treasure } %, монстр { $monster } %
explain-mq-disdained = монстров, что тобой брезгуют: { $n }
explain-mq-floor = вещей на полу: { $n }
explain-mq-boss = Босс: твои { $ours } против { $level }, плюс кубики
explain-mq-charity =
    отдать { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
explain-mq-hunted = к тебе придёт монстр: { $odds } %
explain-mq-end =
    { $n ->
        [one] пропадёт { $n } шаг
        [few] пропадут { $n } шага
       *[many] пропадёт { $n } шагов
    }, потом ходят монстры
explain-mq-lure = взять монстра и биться здесь
explain-mq-buy-level = уровень { $level } за { $n } голдами и шмотками
explain-mq-free = шагов не стоит
explain-mq-trade = у игрока { $who }: шмоток { $items }, голдов { $gold }
explain-mq-d10 = на d10 не больше { $n }: { $odds } %
explain-mq-fine =
    если не выйдет, −{ $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
explain-mq-victims =
    { $n ->
        [0] сейчас никого не заденет
       *[other] задело бы соперников: { $n }
    }
explain-mq-targets = дальше выбор: { $n }
explain-mq-turn-die = повернуть кубик любой гранью вверх
explain-mq-again = бросить свои кубики ещё раз
explain-mq-show = больше ничего не случится
explain-mq-share = Сокровищ: { $n } из { $total }, получает { $who }
explain-mq-share-yours = тебе Сокровищ: { $n } из { $total }
explain-mq-first = первым выбирает { $who }
explain-mq-first-you = первый выбор за тобой
explain-mq-own-terms = назови свои условия
explain-mq-better = все могут предложить снова
explain-mq-stay-out = ты не вмешиваешься
explain-mq-no-offer = без предложения
explain-mq-keep-offer = предложение остаётся
explain-mq-no-gold = без голдов
explain-mq-must-agree = нужно согласие: { $who }
explain-mq-you-get = получишь «{ $card }» (+{ $bonus }, цена { $value })
explain-mq-you-give = отдашь «{ $card }» (+{ $bonus }, цена { $value })
explain-mq-worth = +{ $bonus }, цена { $value }
explain-mq-sale = зачтётся { $n }: всего { $sum } из { $price }
explain-mq-no-toll = в боях здесь −2
explain-mq-nothing-changes = ничего не изменится
explain-mq-nothing-more = больше ничего
explain-mq-monster = уровень { $level }, подставка: { $who }
explain-mq-monsters-there = монстров там: { $n }
explain-mq-there =
    там { $who }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }
explain-mq-nobody-there = там никого
explain-mq-quiet = монстров там нет
explain-mq-wall = стена до твоего следующего хода
explain-mq-turned = что на обороте, неизвестно
explain-mq-die-of = кубик: { $who }
explain-mq-die-of-monster = кубик монстра «{ $card }»
explain-mq-draws = карту DxM берёт { $who }
explain-mq-nobody-draws = карту никто не берёт
explain-mq-base = его цель — { $who }
explain-mq-leave =
    ради этого с карты { $n ->
        [one] уйдёт { $n } монстр
        [few] уйдут { $n } монстра
       *[many] уйдут { $n } монстров
    }
explain-mq-hand-size = уровень { $level }, карт на руке: { $n }
explain-mq-given =
    получает { $who }{ $more ->
        [0] {""}
       *[other] {" "}или ещё { $more }
    }
explain-mq-thrown-away = идёт в сброс
explain-mq-into-hand = на руку
explain-mq-spared = { $who } спасается
explain-mq-looks = на правила не влияет
explain-mq-other-dies = { $who } погибнет
explain-mq-other-level = { $who }: уровень { $level }
explain-mq-other-hits-lost =
    { $who }: −{ $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    }, останется { $left }
explain-mq-other-hits-gained =
    { $who }: +{ $n ->
        [one] { $n } хит
        [few] { $n } хита
       *[many] { $n } хитов
    }, всего { $left }
explain-mq-other-loses = { $who } потеряет «{ $card }»
explain-mq-other-pays =
    { $who }: −{ $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
explain-mq-other-gets =
    { $who }: +{ $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
explain-mq-other-freed = { $who } избавится от карты «{ $card }»
explain-mq-other-cursed = «{ $card }» прилипнет, жертва: { $who }
explain-mq-other-chooses = { $who } потеряет одно из { $n } на выбор
explain-mq-monsters-move = теперь ходят монстры
explain-mq-no-fight = без боя
munchkin-quest-ask-answer-counter = Идёт?
munchkin-quest-ask-answer-trade = Идёт?
munchkin-quest-ask-bid-treasures = Сколько Сокровищ достанется помощнику?
munchkin-quest-ask-charity = С какой картой расстаёшься?
munchkin-quest-ask-choose-base = На чью подставку его поставить?
munchkin-quest-ask-choose-exit = Куда смываешься?
munchkin-quest-ask-choose-offer = Принять предложение, назвать другую цену или обойтись?
munchkin-quest-ask-escape = Сыграть карту, которая тебя вытащит, или смываться?
munchkin-quest-ask-escape-order = От какого монстра сначала?
munchkin-quest-ask-fight = Карты, помощь или бросок?
munchkin-quest-ask-meeting = Драться или сыграть карту, которая избавит от боя?
munchkin-quest-ask-moves = Что делаешь?
munchkin-quest-ask-react = Вмешайся или спасуй.

## Words

munchkin-quest-phase-setup = Подготовка
phase-card = Карта
phase-moves = Шаги
phase-charity = От щедрот
phase-monsters = Черёд Монстров
deck-monster = колода Монстров
deck-treasure = колода Сокровищ
deck-dxm = колода DxM
side-north = север
side-east = восток
side-south = юг
side-west = запад
colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий
colour-purple = лиловый
link-passage = коридор
link-door = дверь
link-locked = запертая дверь
link-hidden = потайной ход
link-wall = стена

## Why the game ended, by rule

ending-mq-boss-10 = Манчкин убил Босса.
ending-mq-boss-11 = Два манчкина вместе убили Босса и делят победу.
ending-mq-win-02 = В живых не осталось ни одного манчкина: монстры победили.

## Profiles

profile-rulebook = По книге правил
    .about = Правила «Манчкин Квеста» с решениями для спорных мест и картами нашего сочинения.

## Settings

setting-value-edition-rulebook = { profile-rulebook }
setting-length = Длина игры
setting-value-length-full = Полная: Босс с 10-го уровня
setting-value-length-short = Короткая (домашний вариант): Босс с 7-го уровня, половина подземелья
setting-die_card = Карта за цвет на Монстр-Кубике
setting-value-die_card-any_player = Игроку этого цвета
setting-value-die_card-roller = Только бросавшему, за свой цвет
setting-full_base = Если подставок цвета не осталось
setting-value-full_base-colour = Уходит сильнейший монстр этого цвета
setting-value-full_base-map = Уходит сильнейший монстр на карте
setting-hidden_cost = Потайной ход стоит
setting-value-hidden_cost-3 = 3 шага
setting-value-hidden_cost-2 = 2 шага
setting-emergency = Ломиться напролом можно
setting-value-emergency-unspent = Только пока не потрачен ни один шаг
setting-value-emergency-any_time = Всегда, за оставшиеся шаги
setting-cleaned_out = Зачищенная комната
setting-value-cleaned_out-closed = Больше не обыскивается
setting-value-cleaned_out-open = Обыскивается снова
setting-beside_target = Монстр рядом со своей целью
setting-value-beside_target-stays = Остаётся с ней
setting-value-beside_target-leaves = Всё равно идёт по стрелкам
setting-elf_levels = Эльф за помощь получает уровень
setting-value-elf_levels-each = За каждого убитого монстра
setting-value-elf_levels-once = Один раз за бой
setting-boss_loss = Проигравший Боссу теряет
setting-value-boss_loss-each_monster = По хиту за каждого монстра
setting-value-boss_loss-one_hit = Один хит
setting-one_use_range = Разовые шмотки в чужом бою
setting-value-one_use_range-thrown = Только метательные, отсюда или от соседей
setting-value-one_use_range-anywhere = Откуда угодно
setting-packed_big = Большие шмотки в шмотнике
setting-value-packed_big-free = Шагов не отнимают
setting-value-packed_big-counts = Отнимают шаги, как все
setting-returned_cards = Если бой сорвался, разовые карты возвращаются
setting-value-returned_cards-target_gone = Если ушла их цель
setting-value-returned_cards-all = Все
setting-extra_hit = Если Непотребству нечего взять
setting-value-extra_hit-once = Ещё один хит за бой
setting-value-extra_hit-each_monster = Ещё хит за каждого монстра
setting-contrary_blocked = Противный монстр, которому нет пути
setting-value-contrary_blocked-stays = Стоит на месте
setting-value-contrary_blocked-follows = Идёт по стрелке
