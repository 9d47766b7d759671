### Boss Monster: everything a running game says. Names are put in as they stand, so they are never inflected:
### a card or a hero stands in quotation marks after its noun, a player is the subject or stands apart.

## Log: setup

event-boss-dealt = { $seat } получает босса: { $boss } ({ $xp } XP).
event-bosses-offered = { $seat } выбирает из двух боссов: { $boss }, { $other }.
event-bosses-offered-unseen = { $seat } выбирает одного из двух боссов.
event-boss-chosen = { $seat } выбирает босса: { $boss } ({ $xp } XP).
event-first-player = Первый игрок: { $seat } (наибольшее XP: { $xp }).
event-hand-dealt =
    { $seat } берёт стартовую руку: { $rooms ->
        [one] { $rooms } комната
        [few] { $rooms } комнаты
       *[many] { $rooms } комнат
    }, { $spells ->
        [one] { $spells } заклинание
        [few] { $spells } заклинания
       *[many] { $spells } заклинаний
    }.
event-mulligan-taken = { $seat } объявляет муллиган и берёт новую руку.
event-start-discarded = { $seat } сбрасывает карты «{ $card }» и «{ $other }».

## Log: the turn

event-turn-began = Ход { $turn }.
event-phase-began = { $phase }.
event-hero-revealed = В город приходит герой «{ $hero }».
event-hero-revealed-many = В город приходят герои: { $list }.
    .each = { $hero }
event-no-hero-left = Колоды героев пусты: новые герои больше не приходят.
event-card-drawn = { $seat } берёт карту «{ $card }» ({ $deck }).
event-card-drawn-unseen = { $seat } берёт карту ({ $deck }).
event-card-drawn-many =
    { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $list }.
    .each = { $card }
event-card-drawn-unseen-many =
    { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-nothing-to-draw = { $seat } не берёт карту: { $deck } пуста.
event-deck-rebuilt =
    Сброс перетасован: { $deck }, { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-deck-shuffled = Перетасована { $deck }.

## Log: building

event-room-placed = { $seat } кладёт лицом вниз комнату «{ $card }» (№ { $slot }).
event-room-placed-unseen = { $seat } кладёт комнату лицом вниз (№ { $slot }).
event-room-placed-unseen-many = Кладут комнату лицом вниз: { $list }.
    .each = { $seat }
event-build-passed = { $seat } не строит комнату.
event-build-passed-many = Не строят комнату: { $list }.
    .each = { $seat }
event-room-revealed = { $seat } вскрывает комнату «{ $card }» (№ { $slot }).
event-room-revealed-many = Вскрыты комнаты: { $list }.
    .each = { $card } ({ $seat })
event-room-built = { $seat } сразу строит комнату «{ $card }» (№ { $slot }).
event-levelled-up = { $seat }: босс получает уровень ({ $boss }).
event-building-barred = { $seat } запрещает строить комнаты до конца хода.
event-room-returned = { $seat } возвращает в руку комнату «{ $card }».
event-room-returned-unseen = { $seat } возвращает в руку комнату, лежавшую лицом вниз.
event-ability-works = Срабатывает комната «{ $card }» ({ $seat }).

## Log: bait

event-hero-lured = { $seat } заманивает героя «{ $hero }» (сокровища: { $best } против { $second }).
event-hero-lured-many =
    { $seat } заманивает { $count ->
        [one] { $count } героя
        [few] { $count } героев
       *[many] { $count } героев
    }: { $list }.
    .each = { $hero }
event-hero-tied = Герой «{ $hero }» остаётся в городе: ничья (сокровища: { $best }).
event-hero-tied-many = Остаются в городе из-за ничьей: { $list }.
    .each = { $hero } ({ $best })
event-hero-unmoved = Герой «{ $hero }» остаётся в городе: нужных сокровищ ни у кого нет.
event-hero-unmoved-many = Остаются в городе, нужных сокровищ ни у кого нет: { $list }.
    .each = { $hero }
event-fool-lured = { $seat } заманивает героя «{ $hero }» (меньше всего душ: { $souls }).
event-fool-tied = Герой «{ $hero }» остаётся в городе: ничья (меньше всего душ: { $souls }).

## Log: adventure

event-adventure-began =
    { $seat }: у входа { $heroes ->
        [one] { $heroes } герой
        [few] { $heroes } героя
       *[many] { $heroes } героев
    }.
event-hero-entered = Герой «{ $hero }» заходит в комнату «{ $card }» (№ { $slot }).
event-hero-passed = Герой «{ $hero }» проходит мимо: комната «{ $card }» деактивирована.
event-hero-bounced = Комната «{ $card }» возвращает героя «{ $hero }» в комнату слева.
event-room-hurt = Комната «{ $card }» наносит герою «{ $hero }» урон { $damage } (всего { $total }, здоровье { $health }).
event-hero-hurt = Герой «{ $hero }» получает урон { $damage } (всего { $total }, здоровье { $health }).
event-hero-died =
    Герой «{ $hero }» умирает: { $seat } получает { $souls ->
        [one] { $souls } душу
        [few] { $souls } души
       *[many] { $souls } душ
    }.
    .you = Герой «{ $hero }» умирает в вашем подземелье.
event-hero-died-many =
    Умирают герои ({ $count }): { $list }. { $seat } получает { $souls ->
        [one] { $souls } душу
        [few] { $souls } души
       *[many] { $souls } душ
    }.
    .each = { $hero }
    .you =
        В вашем подземелье умирает { $count ->
            [one] { $count } герой
            [few] { $count } героя
           *[many] { $count } героев
        }: { $list }.
event-hero-survived =
    Герой «{ $hero }» выживает: { $seat } получает { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
    .you = Герой «{ $hero }» доходит до вас.
event-hero-survived-many =
    Выживают герои ({ $count }): { $list }. { $seat } получает { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
    .each = { $hero }
    .you =
        До вас доходит { $count ->
            [one] { $count } герой
            [few] { $count } героя
           *[many] { $count } героев
        }: { $list }.

## Log: spells, abilities, and what they do

event-spell-cast = { $seat } играет заклинание «{ $card }».
event-spell-cast-room = { $seat } играет заклинание «{ $card }» на комнату «{ $room }» ({ $owner }).
event-spell-cast-hero = { $seat } играет заклинание «{ $card }» на героя «{ $hero }».
event-spell-cast-seat = { $seat } играет заклинание «{ $card }», цель: { $other }.
event-spell-cast-spell = { $seat } играет заклинание «{ $card }» против заклинания «{ $other }».
event-ability-used = { $seat } использует свойство комнаты «{ $card }».
event-ability-used-hero = { $seat } использует свойство комнаты «{ $card }», цель: { $hero }.
event-ability-used-seat = { $seat } использует свойство комнаты «{ $card }», цель: { $other }.
event-ability-used-spell = { $seat } использует свойство комнаты «{ $card }» против заклинания «{ $other }».
event-spell-cancelled = Заклинание «{ $card }» отменено ({ $seat }).
event-fizzled = «{ $card }»: цели больше нет, эффект не срабатывает ({ $seat }).
event-room-destroyed = Комната «{ $card }» сломана ({ $seat }).
event-room-uncovered = Открывается комната «{ $card }» ({ $seat }).
event-room-deactivated = Комната «{ $card }» деактивирована до конца хода ({ $seat }).
event-room-boosted = Комната «{ $card }» до конца хода получает +{ $n } к урону ({ $seat }).
event-dungeon-boosted = { $seat }: до конца хода все комнаты получают +{ $n } к урону.
event-rooms-swapped = Комнаты «{ $card }» и «{ $other }» меняются местами ({ $seat }).
event-treasure-doubled = { $seat }: до конца хода сокровища в комнатах удваиваются.
event-card-discarded = { $seat } сбрасывает карту «{ $card }».
event-card-lost = { $seat } сбрасывает случайную карту: «{ $card }».
event-card-recovered = { $seat } берёт из сброса карту «{ $card }».
event-card-found = { $seat } находит карту «{ $card }» и берёт её в руку.
event-nothing-found = { $seat } ищет карту, но не находит.
event-card-stolen = { $seat } крадёт карту «{ $card }» у соперника: { $other }.
event-card-stolen-unseen = { $seat } крадёт карту у соперника: { $other }.
event-hand-seen = { $seat } смотрит карты в руке соперника: { $other }.
event-hero-fled = Герой «{ $hero }» покидает подземелье и возвращается в город ({ $seat }).
event-hero-moved = { $seat } перемещает героя «{ $hero }» ко входу в своё подземелье.
event-hero-sent-back = Герой «{ $hero }» возвращается в крайнюю левую комнату ({ $seat }).
event-hero-revived = Герой «{ $hero }» оживает у входа в подземелье ({ $seat }).
event-hero-strengthened = Герой «{ $hero }» до конца хода получает +{ $n } к здоровью.
event-town-hero-killed =
    Герой «{ $hero }» умирает в городе: { $seat } получает { $souls ->
        [one] { $souls } душу
        [few] { $souls } души
       *[many] { $souls } душ
    }.
event-heroes-kept-out = { $seat }: до конца хода герои не заходят в подземелье.
event-soul-lost = { $seat } убирает из игры героя «{ $hero }» из своих душ.
event-wound-healed =
    { $seat } лечит { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }: герой «{ $hero }» теперь среди душ.

## Log: the end

event-rooms-woke = Деактивированные комнаты снова активны.
event-seat-out =
    { $seat } выбывает из игры: { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
event-won-by-souls =
    { $seat } побеждает: { $souls ->
        [one] { $souls } душа
        [few] { $souls } души
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
event-won-last = { $seat } побеждает: других игроков не осталось.
event-won-tie = При ничьей побеждает { $seat }: лучший счёт { $score } (души минус раны).
event-won-tie-xp = При ничьей со счётом { $score } (души минус раны) побеждает { $seat }: наименьшее XP, { $xp }.
event-counted-out = Герои закончились: { $seat } побеждает с лучшим счётом { $score } (души минус раны).

## What a player is asked; -by when a card asks

prompt-answer = Ответьте заклинанием или свойством либо спасуйте.
prompt-answer-by = { $card }: ответьте, пока эффект не сработал, или спасуйте.
prompt-build = Фаза строительства: выберите действие или спасуйте.
prompt-build-another = Сразу построить ещё одну комнату?
prompt-build-another-by = { $card }: сразу построить ещё одну комнату?
prompt-build-found = Сразу построить найденную комнату?
prompt-build-found-by = { $card }: сразу построить найденную комнату?
prompt-cancel = Отмените заклинание или спасуйте.
prompt-cancel-by = { $card }: отмените это заклинание или спасуйте.
prompt-choose-boss = Выберите своего босса.
prompt-choose-dungeon = Выберите подземелье, в котором две комнаты поменяются местами.
prompt-choose-dungeon-by = { $card }: выберите подземелье, в котором две комнаты поменяются местами.
prompt-choose-hero = Выберите героя.
prompt-choose-hero-by = { $card }: выберите героя.
prompt-choose-opponent = Выберите соперника.
prompt-choose-opponent-by = { $card }: выберите соперника.
prompt-choose-room = Выберите комнату.
prompt-choose-room-by = { $card }: выберите комнату.
prompt-choose-soul = Выберите героя из душ.
prompt-choose-soul-by = { $card }: выберите героя из душ.
prompt-choose-stack = Выберите комнату для обмена местами.
prompt-choose-stack-by = { $card }: выберите комнату для обмена местами.
prompt-destroy-another = Выберите другую свою комнату и сломайте её.
prompt-destroy-another-by = { $card }: выберите другую свою комнату и сломайте её.
prompt-destroy-own = Выберите свою комнату и сломайте её.
prompt-destroy-own-by = { $card }: выберите свою комнату и сломайте её.
prompt-discard = Выберите карту и сбросьте её.
prompt-discard-by = { $card }: выберите карту и сбросьте её.
prompt-discard-start = Выберите карту и сбросьте её: каждый игрок сбрасывает две.
prompt-draw-from = Взять из колоды комнату или заклинание?
prompt-draw-from-by = { $card }: взять из колоды комнату или заклинание?
prompt-fetch-hero = Выберите героя и переместите его ко входу в своё подземелье.
prompt-fetch-hero-by = { $card }: выберите героя и переместите его ко входу в своё подземелье.
prompt-first-room = Положите первую комнату лицом вниз или спасуйте.
prompt-heal = Выберите героя из своих ран и превратите его в души.
prompt-heal-by = { $card }: выберите героя из своих ран и превратите его в души.
prompt-machinations = Махинации: возьмите карту или спасуйте.
prompt-may = Использовать эффект?
prompt-may-by = { $card }: использовать эффект?
prompt-mulligan = Муллиган: замешать руку в колоды и взять новую?
prompt-place-another = Построить в этом ходу вторую комнату?
prompt-place-another-by = { $card }: построить в этом ходу вторую комнату?
prompt-react = Сыграйте заклинание, используйте свойство или спасуйте.
prompt-recover = Выберите карту из сброса.
prompt-recover-by = { $card }: выберите карту из сброса.
prompt-search = Выберите комнату и возьмите её в руку.
prompt-search-by = { $card }: выберите комнату и возьмите её в руку.
prompt-steal = Выберите карту и украдите её.
prompt-steal-by = { $card }: выберите карту и украдите её.

## What a question is about, and what its answers do: in a few words, for buttons

ask-answer = Ответить?
ask-cancel = Отменить?
ask-react = Вмешаться?
ask-build = Какую комнату построить?
explain-own = Сейчас сработает ваша карта «{ $card }».
explain-casts = { $seat } играет заклинание «{ $card }».
explain-casts-room = { $seat } играет заклинание «{ $card }» на комнату «{ $room }» ({ $owner }, комната { $slot }).
explain-casts-room-mine = { $seat } играет заклинание «{ $card }» на вашу комнату «{ $room }» (комната { $slot }).
explain-casts-hero = { $seat } играет заклинание «{ $card }» на героя «{ $hero }».
explain-casts-seat = { $seat } играет заклинание «{ $card }», цель: { $other }.
explain-casts-you = { $seat } играет заклинание «{ $card }» против вас.
explain-casts-spell = { $seat } играет «{ $card }», чтобы отменить «{ $other }».
explain-uses = { $seat } использует свойство комнаты «{ $card }».
explain-uses-hero = { $seat } использует свойство комнаты «{ $card }» на героя «{ $hero }».
explain-uses-seat = { $seat } использует свойство комнаты «{ $card }», цель: { $other }.
explain-uses-you = { $seat } использует свойство комнаты «{ $card }» против вас.
explain-uses-spell = { $seat } использует свойство комнаты «{ $card }», чтобы отменить «{ $other }».
explain-because = { $seat }: сработала карта «{ $card }».
explain-then-dies-mine =
    Герой «{ $hero }» умрёт в вашей комнате { $slot }: +{ $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }.
explain-then-dies = Герой «{ $hero }» умрёт в комнате { $slot } ({ $seat }).
explain-then-reaches-mine = Герой «{ $hero }» дойдёт до вас, здоровье { $left }.
explain-then-reaches-mine-fatal = Герой «{ $hero }» дойдёт до вас, здоровье { $left }: последняя рана.
explain-then-reaches = Герой «{ $hero }» дойдёт до босса ({ $seat }), здоровье { $left }.
explain-then-flees = Герой «{ $hero }» убежит в город.
explain-then-town = Герой «{ $hero }» вернётся в город.
explain-then-room-lost = Вы потеряете комнату «{ $card }».
explain-then-room-off-mine = Ваша комната «{ $card }» не сработает в этом ходу.
explain-then-souls-less-mine = Вы потеряете души: { $n }.
explain-then-cards-less = Вы потеряете карты: { $n }.
explain-build = Ваша комната на этот ход.
explain-laid = Ваша комната выложена; скоро комнаты откроются.
explain-build-other = Строит { $seat }.
explain-revealed = Комнаты открыты; теперь герои выберут подземелье.
explain-inside-mine = { $hero } в вашей комнате «{ $room }» ({ $slot }), осталось здоровья { $left }.
explain-inside = { $hero } в комнате «{ $room }» ({ $seat }, { $slot }), осталось здоровья { $left }.
explain-between-mine = { $hero } в вашем подземелье, осталось здоровья { $left }.
explain-between = { $hero } в подземелье ({ $seat }), осталось здоровья { $left }.
explain-next-mine = { $hero } (здоровье { $left }) вот-вот войдёт в ваше подземелье.
explain-next = { $hero } (здоровье { $left }) вот-вот войдёт в подземелье: { $seat }.
explain-turn-mine = У вашего входа никого нет.
explain-turn = У входа никого нет ({ $seat }).
explain-no = обойтись без этого
explain-yes = использовать
explain-nothing = видимых перемен нет
explain-cancels = «{ $card }» не сработает
explain-given-up = останется на руке: { $left }
explain-boss = ваш босс, XP { $xp }
explain-taken = вам в руку
explain-cards-more =
    +{ $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
explain-cards-less =
    −{ $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
explain-hand-less =
    { $seat }: −{ $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
explain-coins-more =
    +{ $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
explain-coins-less =
    −{ $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
explain-no-room = комнату не строить
explain-no-build = не строить в этом ходу
explain-no-spell = без заклинаний и свойств
explain-lets = пусть сработает
explain-level-up = босс получит уровень
explain-covers = поверх комнаты «{ $card }»
explain-new-room = новая комната № { $slot }
explain-stays-away = { $hero }: останется в городе
explain-goes-to = { $hero } пойдёт сюда: { $seat }
explain-lures-dies = заманит и убьёт: { $hero }
explain-lures-lives = заманит, но не убьёт: { $hero }
explain-souls-more-mine =
    +{ $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }
explain-souls-less-mine =
    −{ $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }
explain-souls-more =
    { $seat }: +{ $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }
explain-souls-less =
    { $seat }: −{ $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }
explain-wounds-more =
    { $seat }: +{ $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    }
explain-wounds-more-mine =
    +{ $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    } ({ $total } из { $most })
explain-wounds-more-mine-fatal = рана { $total }: вы выбываете
explain-healed =
    −{ $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    }
explain-town = { $hero }: назад в город
explain-kept-out = { $hero }: в этом ходу не войдёт
explain-flees = { $hero }: убежит в город
explain-dies-mine =
    { $hero } умрёт в комнате { $slot }: +{ $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }
explain-dies =
    { $seat }: { $hero } умрёт в комнате { $slot }, +{ $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }
explain-reaches-mine =
    { $hero }: { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    } ({ $total } из { $most })
explain-reaches-mine-fatal = { $hero }: рана { $total }: вы выбываете
explain-reaches =
    { $hero }: { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    } ({ $seat })
explain-room-lost = вы теряете «{ $card }»
explain-room-gone = { $seat } теряет «{ $card }»
explain-room-off-mine = «{ $card }» не сработает в этом ходу
explain-room-off = { $seat }: «{ $card }» не сработает в этом ходу
explain-damage-more-mine = урон +{ $n } ({ $total })
explain-damage-more = { $seat }: урон +{ $n } ({ $total })
explain-treasure-more-cleric = клерик +{ $n }
explain-treasure-more-fighter = воин +{ $n }
explain-treasure-more-mage = маг +{ $n }
explain-treasure-more-thief = вор +{ $n }
explain-treasure-more-explorer = путешественник +{ $n }
explain-damage-less-mine = урон −{ $n } ({ $total })
explain-damage-less = { $seat }: урон −{ $n } ({ $total })
explain-treasure-less-cleric = клерик −{ $n }
explain-treasure-less-fighter = воин −{ $n }
explain-treasure-less-mage = маг −{ $n }
explain-treasure-less-thief = вор −{ $n }
explain-treasure-less-explorer = путешественник −{ $n }
explain-on-room-mine = на вашу «{ $card }» (комната { $slot })
explain-on-room = на «{ $card }» ({ $seat }, комната { $slot })
explain-on-hero = на героя «{ $card }»
explain-on-seat = цель: { $seat }
explain-at-mine = ваша комната { $slot } · урон { $damage }
explain-at = { $seat }, комната { $slot } · урон { $damage }
explain-hero = осталось здоровья { $health }
explain-seat = души { $souls } · раны { $wounds }

## What a player may answer

option-pass = Пас
option-yes = Да
option-no = Нет
option-place = Построить комнату «{ $card }» (№ { $slot })
option-cast = Сыграть заклинание «{ $card }»
option-use = Использовать свойство комнаты «{ $card }» (№ { $slot })
option-card = { $card }
option-seat = { $seat }
option-room = { $card } ({ $seat }, № { $slot })
option-hero = { $card }
option-from-deck = { $card } (из колоды)
option-from-discard = { $card } (из сброса)
option-deck = Взять карту: { $deck }

## Words

phase-setup = Подготовка к игре
phase-beginning = Начало хода
phase-build = Фаза строительства
phase-bait = Фаза заманивания
phase-adventure = Фаза приключений
phase-end = Конец хода
deck-room = колода комнат
deck-spell = колода заклинаний
treasure-cleric = клерик
treasure-fighter = воин
treasure-mage = маг
treasure-thief = вор
kind-trap = комната с ловушкой
kind-monster = комната с монстром
effect-limited = { $effect } { $limit }

## Why the game ended, by rule

ending-bm-win-03 = Один игрок закончил ход с десятью душами и менее чем пятью ранами.
ending-bm-win-04 = Сразу несколько игроков выполнили условие победы или проигрыша; решила разность душ и ран.
ending-bm-win-05 = У нескольких игроков совпала даже разность душ и ран; решило меньшее значение XP.
ending-bm-conf-06 = Героев больше не получить; решила разность душ и ран.
ending-bm-conf-13 = В игре остался только один игрок.

## Profiles

profile-trefl-pl = Правила 2-го тиража (как в польской коробке)
    .short = 2-й тираж
    .about = Поздняя редакция: во всех фазах порядок по убыванию XP, герой умирает, покидая комнату, 8 боссов и 31 заклинание.
profile-first-ru = Правила 1-го тиража (как в русской коробке)
    .short = 1-й тираж
    .about = Первая редакция: по часовой стрелке от игрока с наибольшим XP, герой умирает сразу от смертельного урона, 9 боссов и 30 заклинаний.
profile-alpha-ja = Самые ранние правила (как в японской коробке)
    .short = Ранние правила
    .about = Самая ранняя редакция: во всех фазах порядок по убыванию XP, герой умирает сразу от смертельного урона, 9 боссов и 30 заклинаний.

## Settings

setting-edition = Профиль правил
setting-value-edition-trefl-pl = { profile-trefl-pl }
setting-value-edition-first-ru = { profile-first-ru }
setting-value-edition-alpha-ja = { profile-alpha-ja }
setting-decks = Боссы и заклинания
setting-value-decks-later = 8 боссов, 31 заклинание
setting-value-decks-first = 9 боссов, 30 заклинаний
setting-player_order = Порядок игроков
setting-value-player_order-xp = По убыванию XP
setting-value-player_order-clockwise = По часовой стрелке от игрока с наибольшим XP
setting-death_timing = Герой со смертельным уроном умирает
setting-value-death_timing-on_leave = Покидая комнату, после заклинаний и свойств
setting-value-death_timing-on_damage = Сразу
setting-mulligan = Муллиган
setting-value-mulligan-four_of_five = При четырёх продвинутых комнатах или четырёх с одним видом сокровищ
setting-value-mulligan-all_rooms = Если все комнаты продвинутые или все с одним видом сокровищ
setting-value-mulligan-off = Нет
setting-reshuffle = Когда колода кончается
setting-value-reshuffle-exhausted_only = Перетасовывается сброс только этой колоды
setting-value-reshuffle-both = Перетасовывается сброс обеих колод
setting-entrance_order = Герои заходят в подземелье
setting-value-entrance_order-arrival = В порядке прихода ко входу
setting-value-entrance_order-appearance = В порядке появления в городе
setting-post_reveal_window = Заклинания и свойства после вскрытия комнат
setting-value-post_reveal_window-off = Запрещены
setting-value-post_reveal_window-on = Разрешены
setting-frozen_level_up = Получение уровня, которое задержала деактивированная комната
setting-value-frozen_level_up-on_waking = Когда комната снова активна, в конце хода
setting-value-frozen_level_up-next_reveal = При следующем вскрытии комнат
setting-crushinator = Свойство комнаты «{ card-the-crushinator }»
setting-value-crushinator-once = Раз в ход
setting-value-crushinator-repeatable = Сколько угодно раз
setting-maze_bounce = «{ card-minotaur-s-maze }» возвращает героя
setting-value-maze_bounce-before_damage = До нанесения урона
setting-value-maze_bounce-after_damage = После нанесения урона
setting-jackpot = «{ card-jackpot-stash }» дважды за ход
setting-value-jackpot-each_doubles = Сокровища удваиваются дважды
setting-value-jackpot-doubles_once = Сокровища удваиваются один раз
setting-boost_hits_occupant = Прибавка к урону комнаты, в которой есть герой
setting-value-boost_hits_occupant-off = Не действует на этого героя
setting-value-boost_hits_occupant-on = Сразу действует на этого героя
setting-hard_mode = Сложный режим: без обычных героев со здоровьем 4
setting-value-hard_mode-off = Выключен
setting-value-hard_mode-on = Включён
setting-choose_boss = Каждый выбирает одного из двух боссов
setting-value-choose_boss-off = Нет
setting-value-choose_boss-on = Да
setting-machinations = Махинации: кто не победил героя, может взять карту
setting-value-machinations-off = Выключены
setting-value-machinations-on = Включены
