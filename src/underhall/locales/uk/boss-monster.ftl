### Boss Monster: everything a running game says. Names are put in as they stand, so they are never inflected:
### a card or a hero stands in quotation marks after its noun, a player is the subject or stands apart.

## Log: setup

event-boss-dealt = { $seat } отримує боса: { $boss } ({ $xp } ОД).
event-bosses-offered = { $seat } вибирає з двох босів: { $boss }, { $other }.
event-bosses-offered-unseen = { $seat } вибирає одного з двох босів.
event-boss-chosen = { $seat } вибирає боса: { $boss } ({ $xp } ОД).
event-first-player = Перший гравець: { $seat } (найбільше ОД: { $xp }).
event-hand-dealt =
    { $seat } набирає стартову руку: { $rooms ->
        [one] { $rooms } кімната
        [few] { $rooms } кімнати
       *[many] { $rooms } кімнат
    }, { $spells ->
        [one] { $spells } заклинання
        [few] { $spells } заклинання
       *[many] { $spells } заклинань
    }.
event-mulligan-taken = { $seat } оголошує повторний набір карт.
event-start-discarded = { $seat } скидає карти «{ $card }» і «{ $other }».

## Log: the turn

event-turn-began = Хід { $turn }.
event-phase-began = { $phase }.
event-hero-revealed = До міста прибуває герой «{ $hero }».
event-hero-revealed-many = До міста прибувають герої: { $list }.
    .each = { $hero }
event-no-hero-left = Колоди героїв порожні: нові герої більше не прибувають.
event-card-drawn = { $seat } тягне карту «{ $card }» ({ $deck }).
event-card-drawn-unseen = { $seat } тягне карту ({ $deck }).
event-card-drawn-many =
    { $seat } тягне { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }: { $list }.
    .each = { $card }
event-card-drawn-unseen-many =
    { $seat } тягне { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
event-nothing-to-draw = { $seat } не тягне карту: { $deck } порожня.
event-deck-rebuilt =
    Скид перетасовано: { $deck }, { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }.
event-deck-shuffled = Перетасовано: { $deck }.

## Log: building

event-room-placed = { $seat } кладе долілиць кімнату «{ $card }» (№ { $slot }).
event-room-placed-unseen = { $seat } кладе кімнату долілиць (№ { $slot }).
event-room-placed-unseen-many = Кладуть кімнату долілиць: { $list }.
    .each = { $seat }
event-build-passed = { $seat } не будує кімнату.
event-build-passed-many = Не будують кімнату: { $list }.
    .each = { $seat }
event-room-revealed = { $seat } розкриває кімнату «{ $card }» (№ { $slot }).
event-room-revealed-many = Розкрито кімнати: { $list }.
    .each = { $card } ({ $seat })
event-room-built = { $seat } одразу будує кімнату «{ $card }» (№ { $slot }).
event-levelled-up = { $seat }: бос досягає нового рівня ({ $boss }).
event-building-barred = { $seat } забороняє будувати кімнати до кінця ходу.
event-room-returned = { $seat } повертає в руку кімнату «{ $card }».
event-room-returned-unseen = { $seat } повертає в руку кімнату, що лежала долілиць.
event-ability-works = Спрацьовує кімната «{ $card }» ({ $seat }).

## Log: bait

event-hero-lured = { $seat } заманює героя «{ $hero }» (скарби: { $best } проти { $second }).
event-hero-lured-many =
    { $seat } заманює { $count ->
        [one] { $count } героя
        [few] { $count } героїв
       *[many] { $count } героїв
    }: { $list }.
    .each = { $hero }
event-hero-tied = Герой «{ $hero }» залишається в місті: нічия (скарби: { $best }).
event-hero-tied-many = Залишаються в місті через нічию: { $list }.
    .each = { $hero } ({ $best })
event-hero-unmoved = Герой «{ $hero }» залишається в місті: потрібних скарбів ні в кого немає.
event-hero-unmoved-many = Залишаються в місті, потрібних скарбів ні в кого немає: { $list }.
    .each = { $hero }
event-fool-lured = { $seat } заманює героя «{ $hero }» (найменше душ: { $souls }).
event-fool-tied = Герой «{ $hero }» залишається в місті: нічия (найменше душ: { $souls }).

## Log: adventure

event-adventure-began =
    { $seat }: біля входу { $heroes ->
        [one] { $heroes } герой
        [few] { $heroes } герої
       *[many] { $heroes } героїв
    }.
event-hero-entered = Герой «{ $hero }» входить у кімнату «{ $card }» (№ { $slot }).
event-hero-passed = Герой «{ $hero }» проходить повз: кімнату «{ $card }» деактивовано.
event-hero-bounced = Кімната «{ $card }» повертає героя «{ $hero }» в кімнату ліворуч.
event-room-hurt =
    Кімната «{ $card }» завдає героєві «{ $hero }» { $damage ->
        [one] { $damage } ушкодження
        [few] { $damage } ушкоджень
       *[many] { $damage } ушкоджень
    } (разом { $total }, здоров’я { $health }).
event-hero-hurt =
    Герой «{ $hero }» зазнає { $damage ->
        [one] { $damage } ушкодження
        [few] { $damage } ушкоджень
       *[many] { $damage } ушкоджень
    } (разом { $total }, здоров’я { $health }).
event-hero-died =
    Герой «{ $hero }» гине: { $seat } здобуває { $souls ->
        [one] { $souls } душу
        [few] { $souls } душі
       *[many] { $souls } душ
    }.
    .you = Герой «{ $hero }» гине у вашому підземеллі.
event-hero-died-many =
    Гинуть герої ({ $count }): { $list }. { $seat } здобуває { $souls ->
        [one] { $souls } душу
        [few] { $souls } душі
       *[many] { $souls } душ
    }.
    .each = { $hero }
    .you =
        У вашому підземеллі гине { $count ->
            [one] { $count } герой
            [few] { $count } герої
           *[many] { $count } героїв
        }: { $list }.
event-hero-survived =
    Герой «{ $hero }» виживає: { $seat } дістає { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[many] { $wounds } поранень
    }.
    .you = Герой «{ $hero }» доходить до вас.
event-hero-survived-many =
    Виживають герої ({ $count }): { $list }. { $seat } дістає { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[many] { $wounds } поранень
    }.
    .each = { $hero }
    .you =
        До вас доходить { $count ->
            [one] { $count } герой
            [few] { $count } герої
           *[many] { $count } героїв
        }: { $list }.

## Log: spells, abilities, and what they do

event-spell-cast = { $seat } грає заклинання «{ $card }».
event-spell-cast-room = { $seat } грає заклинання «{ $card }» на кімнату «{ $room }» ({ $owner }).
event-spell-cast-hero = { $seat } грає заклинання «{ $card }» на героя «{ $hero }».
event-spell-cast-seat = { $seat } грає заклинання «{ $card }», ціль: { $other }.
event-spell-cast-spell = { $seat } грає заклинання «{ $card }» проти заклинання «{ $other }».
event-ability-used = { $seat } застосовує властивість кімнати «{ $card }».
event-ability-used-hero = { $seat } застосовує властивість кімнати «{ $card }», ціль: { $hero }.
event-ability-used-seat = { $seat } застосовує властивість кімнати «{ $card }», ціль: { $other }.
event-ability-used-spell = { $seat } застосовує властивість кімнати «{ $card }» проти заклинання «{ $other }».
event-spell-cancelled = Заклинання «{ $card }» скасовано ({ $seat }).
event-fizzled = «{ $card }»: цілі вже немає, ефект не спрацьовує ({ $seat }).
event-room-destroyed = Кімнату «{ $card }» зруйновано ({ $seat }).
event-room-uncovered = Відкривається кімната «{ $card }» ({ $seat }).
event-room-deactivated = Кімнату «{ $card }» деактивовано до кінця ходу ({ $seat }).
event-room-boosted = Кімната «{ $card }» до кінця ходу отримує +{ $n } до ушкоджень ({ $seat }).
event-dungeon-boosted = { $seat }: до кінця ходу всі кімнати отримують +{ $n } до ушкоджень.
event-rooms-swapped = Кімнати «{ $card }» і «{ $other }» міняються місцями ({ $seat }).
event-treasure-doubled = { $seat }: до кінця ходу скарби в кімнатах подвоюються.
event-card-discarded = { $seat } скидає карту «{ $card }».
event-card-lost = { $seat } навмання скидає карту «{ $card }».
event-card-recovered = { $seat } бере зі скиду карту «{ $card }».
event-card-found = { $seat } знаходить карту «{ $card }» і бере її в руку.
event-nothing-found = { $seat } шукає карту, але не знаходить.
event-card-stolen = { $seat } краде карту «{ $card }» у суперника: { $other }.
event-card-stolen-unseen = { $seat } краде карту в суперника: { $other }.
event-hand-seen = { $seat } переглядає карти в руці суперника: { $other }.
event-hero-fled = Герой «{ $hero }» покидає підземелля й повертається до міста ({ $seat }).
event-hero-moved = { $seat } переміщує героя «{ $hero }» до входу у своє підземелля.
event-hero-sent-back = Герой «{ $hero }» повертається в крайню ліву кімнату ({ $seat }).
event-hero-revived = Герой «{ $hero }» оживає біля входу в підземелля ({ $seat }).
event-hero-strengthened = Герой «{ $hero }» до кінця ходу отримує +{ $n } до здоров’я.
event-town-hero-killed =
    Герой «{ $hero }» гине в місті: { $seat } здобуває { $souls ->
        [one] { $souls } душу
        [few] { $souls } душі
       *[many] { $souls } душ
    }.
event-heroes-kept-out = { $seat }: до кінця ходу герої не входять у підземелля.
event-soul-lost = { $seat } вилучає з гри героя «{ $hero }» зі своїх душ.
event-wound-healed =
    { $seat } зцілює { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    }: герой «{ $hero }» тепер серед душ.

## Log: the end

event-rooms-woke = Деактивовані кімнати знову активні.
event-seat-out =
    { $seat } вибуває з гри: { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[many] { $wounds } поранень
    }.
event-won-by-souls =
    { $seat } перемагає: { $souls ->
        [one] { $souls } душа
        [few] { $souls } душі
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[many] { $wounds } поранень
    }.
event-won-last = { $seat } перемагає: інших гравців не залишилося.
event-won-tie = У разі нічиєї перемагає { $seat }: найкращий результат { $score } (душі мінус поранення).
event-won-tie-xp = У разі нічиєї з результатом { $score } (душі мінус поранення) перемагає { $seat }: найменше ОД, { $xp }.
event-counted-out = Герої закінчилися: { $seat } перемагає з найкращим результатом { $score } (душі мінус поранення).

## What a player is asked; -by when a card asks

prompt-answer = Дайте відповідь заклинанням чи властивістю або спасуйте.
prompt-answer-by = { $card }: дайте відповідь, поки ефект не спрацював, або спасуйте.
prompt-build = Фаза будівництва: виберіть дію або спасуйте.
prompt-build-another = Одразу збудувати ще одну кімнату?
prompt-build-another-by = { $card }: одразу збудувати ще одну кімнату?
prompt-build-found = Одразу збудувати знайдену кімнату?
prompt-build-found-by = { $card }: одразу збудувати знайдену кімнату?
prompt-cancel = Скасуйте заклинання або спасуйте.
prompt-cancel-by = { $card }: скасуйте це заклинання або спасуйте.
prompt-choose-boss = Виберіть свого боса.
prompt-choose-dungeon = Виберіть підземелля, у якому дві кімнати поміняються місцями.
prompt-choose-dungeon-by = { $card }: виберіть підземелля, у якому дві кімнати поміняються місцями.
prompt-choose-hero = Виберіть героя.
prompt-choose-hero-by = { $card }: виберіть героя.
prompt-choose-opponent = Виберіть суперника.
prompt-choose-opponent-by = { $card }: виберіть суперника.
prompt-choose-room = Виберіть кімнату.
prompt-choose-room-by = { $card }: виберіть кімнату.
prompt-choose-soul = Виберіть героя з душ.
prompt-choose-soul-by = { $card }: виберіть героя з душ.
prompt-choose-stack = Виберіть кімнату для обміну місцями.
prompt-choose-stack-by = { $card }: виберіть кімнату для обміну місцями.
prompt-destroy-another = Виберіть іншу свою кімнату й зруйнуйте її.
prompt-destroy-another-by = { $card }: виберіть іншу свою кімнату й зруйнуйте її.
prompt-destroy-own = Виберіть свою кімнату й зруйнуйте її.
prompt-destroy-own-by = { $card }: виберіть свою кімнату й зруйнуйте її.
prompt-discard = Виберіть карту й скиньте її.
prompt-discard-by = { $card }: виберіть карту й скиньте її.
prompt-discard-start = Виберіть карту й скиньте її: кожен гравець скидає дві.
prompt-draw-from = Потягнути кімнату чи заклинання?
prompt-draw-from-by = { $card }: потягнути кімнату чи заклинання?
prompt-fetch-hero = Виберіть героя й перемістіть його до входу у своє підземелля.
prompt-fetch-hero-by = { $card }: виберіть героя й перемістіть його до входу у своє підземелля.
prompt-first-room = Покладіть першу кімнату долілиць або спасуйте.
prompt-heal = Виберіть героя зі своїх поранень і перетворіть його на душі.
prompt-heal-by = { $card }: виберіть героя зі своїх поранень і перетворіть його на душі.
prompt-machinations = Махінації: потягніть карту або спасуйте.
prompt-may = Застосувати ефект?
prompt-may-by = { $card }: застосувати ефект?
prompt-mulligan = Повторний набір: замішати руку в колоди й набрати нову?
prompt-place-another = Збудувати цього ходу другу кімнату?
prompt-place-another-by = { $card }: збудувати цього ходу другу кімнату?
prompt-react = Зіграйте заклинання, застосуйте властивість або спасуйте.
prompt-recover = Виберіть карту зі скиду.
prompt-recover-by = { $card }: виберіть карту зі скиду.
prompt-search = Виберіть кімнату й візьміть її в руку.
prompt-search-by = { $card }: виберіть кімнату й візьміть її в руку.
prompt-steal = Виберіть карту й украдіть її.
prompt-steal-by = { $card }: виберіть карту й украдіть її.

## What a question is about, and what its answers do: in a few words, for buttons

ask-answer = Відповісти?
ask-cancel = Скасувати?
ask-react = Втрутитися?
ask-build = Яку кімнату збудувати?
explain-own = Зараз спрацює ваша карта «{ $card }».
explain-casts = { $seat } грає заклинання «{ $card }».
explain-casts-room = { $seat } грає заклинання «{ $card }» на кімнату «{ $room }» ({ $owner }, кімната { $slot }).
explain-casts-room-mine = { $seat } грає заклинання «{ $card }» на вашу кімнату «{ $room }» (кімната { $slot }).
explain-casts-hero = { $seat } грає заклинання «{ $card }» на героя «{ $hero }».
explain-casts-seat = { $seat } грає заклинання «{ $card }», ціль: { $other }.
explain-casts-you = { $seat } грає заклинання «{ $card }» проти вас.
explain-casts-spell = { $seat } грає «{ $card }», щоб скасувати «{ $other }».
explain-uses = { $seat } застосовує властивість кімнати «{ $card }».
explain-uses-hero = { $seat } застосовує властивість кімнати «{ $card }» до героя «{ $hero }».
explain-uses-seat = { $seat } застосовує властивість кімнати «{ $card }», ціль: { $other }.
explain-uses-you = { $seat } застосовує властивість кімнати «{ $card }» проти вас.
explain-uses-spell = { $seat } застосовує властивість кімнати «{ $card }», щоб скасувати «{ $other }».
explain-because = { $seat }: спрацювала карта «{ $card }».
explain-then-dies-mine =
    Герой «{ $hero }» загине у вашій кімнаті { $slot }: +{ $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }.
explain-then-dies = Герой «{ $hero }» загине в кімнаті { $slot } ({ $seat }).
explain-then-reaches-mine = Герой «{ $hero }» дійде до вас, здоров’я { $left }.
explain-then-reaches-mine-fatal = Герой «{ $hero }» дійде до вас, здоров’я { $left }: останнє поранення.
explain-then-reaches = Герой «{ $hero }» дійде до боса ({ $seat }), здоров’я { $left }.
explain-then-flees = Герой «{ $hero }» утече до міста.
explain-then-town = Герой «{ $hero }» повернеться до міста.
explain-then-room-lost = Ви втратите кімнату «{ $card }».
explain-then-room-off-mine = Ваша кімната «{ $card }» не діятиме цього ходу.
explain-then-souls-less-mine = Ви втратите душі: { $n }.
explain-then-cards-less = Ви втратите карти: { $n }.
explain-build = Ваша кімната на цей хід.
explain-laid = Вашу кімнату викладено; скоро кімнати відкриються.
explain-build-other = Будує { $seat }.
explain-revealed = Кімнати відкрито; тепер герої виберуть підземелля.
explain-inside-mine = { $hero } у вашій кімнаті «{ $room }» ({ $slot }), лишилося здоров’я { $left }.
explain-inside = { $hero } у кімнаті «{ $room }» ({ $seat }, { $slot }), лишилося здоров’я { $left }.
explain-between-mine = { $hero } у вашому підземеллі, лишилося здоров’я { $left }.
explain-between = { $hero } у підземеллі ({ $seat }), лишилося здоров’я { $left }.
explain-next-mine = { $hero } (здоров’я { $left }) от-от увійде до вашого підземелля.
explain-next = { $hero } (здоров’я { $left }) от-от увійде до підземелля: { $seat }.
explain-turn-mine = Біля вашого входу нікого немає.
explain-turn = Біля входу нікого немає ({ $seat }).
explain-no = обійтися без цього
explain-yes = застосувати
explain-nothing = видимих змін немає
explain-cancels = «{ $card }» не спрацює
explain-given-up = у руці лишиться: { $left }
explain-boss = ваш бос, ОД { $xp }
explain-taken = вам у руку
explain-cards-more =
    +{ $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
explain-cards-less =
    −{ $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
explain-hand-less =
    { $seat }: −{ $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
explain-coins-more =
    +{ $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[many] { $n } монет
    }
explain-coins-less =
    −{ $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[many] { $n } монет
    }
explain-no-room = кімнату не будувати
explain-no-build = не будувати цього ходу
explain-no-spell = без заклинань і властивостей
explain-lets = хай спрацює
explain-level-up = бос отримає рівень
explain-covers = зверху на «{ $card }»
explain-new-room = нова кімната № { $slot }
explain-stays-away = { $hero }: лишиться в місті
explain-goes-to = { $hero } піде сюди: { $seat }
explain-lures-dies = заманить і вб’є: { $hero }
explain-lures-lives = заманить, але не вб’є: { $hero }
explain-souls-more-mine =
    +{ $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }
explain-souls-less-mine =
    −{ $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }
explain-souls-more =
    { $seat }: +{ $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }
explain-souls-less =
    { $seat }: −{ $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }
explain-wounds-more =
    { $seat }: +{ $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    }
explain-wounds-more-mine =
    +{ $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    } ({ $total } з { $most })
explain-wounds-more-mine-fatal = поранення { $total }: ви вибуваєте
explain-healed =
    −{ $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    }
explain-town = { $hero }: назад до міста
explain-kept-out = { $hero }: цього ходу не ввійде
explain-flees = { $hero }: утече до міста
explain-dies-mine =
    { $hero } загине в кімнаті { $slot }: +{ $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }
explain-dies =
    { $seat }: { $hero } загине в кімнаті { $slot }, +{ $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }
explain-reaches-mine =
    { $hero }: { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    } ({ $total } з { $most })
explain-reaches-mine-fatal = { $hero }: поранення { $total }: ви вибуваєте
explain-reaches =
    { $hero }: { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    } ({ $seat })
explain-room-lost = ви втрачаєте «{ $card }»
explain-room-gone = { $seat } втрачає «{ $card }»
explain-room-off-mine = «{ $card }» не діятиме цього ходу
explain-room-off = { $seat }: «{ $card }» не діятиме цього ходу
explain-damage-more-mine = ушкодження +{ $n } ({ $total })
explain-damage-more = { $seat }: ушкодження +{ $n } ({ $total })
explain-treasure-more-cleric = клірик +{ $n }
explain-treasure-more-fighter = боєць +{ $n }
explain-treasure-more-mage = маг +{ $n }
explain-treasure-more-thief = злодій +{ $n }
explain-treasure-more-explorer = мандрівник +{ $n }
explain-damage-less-mine = ушкодження −{ $n } ({ $total })
explain-damage-less = { $seat }: ушкодження −{ $n } ({ $total })
explain-treasure-less-cleric = клірик −{ $n }
explain-treasure-less-fighter = боєць −{ $n }
explain-treasure-less-mage = маг −{ $n }
explain-treasure-less-thief = злодій −{ $n }
explain-treasure-less-explorer = мандрівник −{ $n }
explain-on-room-mine = на вашу «{ $card }» (кімната { $slot })
explain-on-room = на «{ $card }» ({ $seat }, кімната { $slot })
explain-on-hero = на героя «{ $card }»
explain-on-seat = ціль: { $seat }
explain-at-mine = ваша кімната { $slot } · ушкодження { $damage }
explain-at = { $seat }, кімната { $slot } · ушкодження { $damage }
explain-hero = лишилося здоров’я { $health }
explain-seat = душі { $souls } · поранення { $wounds }

## What a player may answer

option-pass = Пас
option-yes = Так
option-no = Ні
option-place = Збудувати кімнату «{ $card }» (№ { $slot })
option-cast = Зіграти заклинання «{ $card }»
option-use = Застосувати властивість кімнати «{ $card }» (№ { $slot })
option-card = { $card }
option-seat = { $seat }
option-room = { $card } ({ $seat }, № { $slot })
option-hero = { $card }
option-from-deck = { $card } (з колоди)
option-from-discard = { $card } (зі скиду)
option-deck = Потягнути карту: { $deck }

## Words

phase-setup = Підготування до гри
phase-beginning = Початок ходу
phase-build = Фаза будівництва
phase-bait = Фаза приманки
phase-adventure = Фаза пригоди
phase-end = Завершення ходу
deck-room = колода кімнат
deck-spell = колода заклинань
treasure-cleric = клірик
treasure-fighter = боєць
treasure-mage = маг
treasure-thief = злодій
kind-trap = кімната з пасткою
kind-monster = кімната з монстром
effect-limited = { $effect } { $limit }

## Why the game ended, by rule

ending-bm-win-03 = Один гравець завершив хід із десятьма душами й менш ніж п’ятьма пораненнями.
ending-bm-win-04 = Одразу кілька гравців виконали умову перемоги чи поразки; вирішила різниця душ і поранень.
ending-bm-win-05 = У кількох гравців збіглася навіть різниця душ і поранень; вирішила найменша кількість ОД.
ending-bm-conf-06 = Героїв більше не здобути; вирішила різниця душ і поранень.
ending-bm-conf-13 = У грі залишився тільки один гравець.

## Profiles

profile-trefl-pl = Правила 2-го накладу (як у польській коробці)
    .short = 2-й наклад
    .about = Пізніша редакція: у всіх фазах порядок за спаданням ОД, герой гине, виходячи з кімнати, 8 босів і 31 заклинання.
profile-first-ru = Правила 1-го накладу (як у російській коробці)
    .short = 1-й наклад
    .about = Перша редакція: за годинниковою стрілкою від гравця з найбільшою кількістю ОД, герой гине одразу від смертельних ушкоджень, 9 босів і 30 заклинань.
profile-alpha-ja = Найраніші правила (як у японській коробці)
    .short = Ранні правила
    .about = Найраніша редакція: у всіх фазах порядок за спаданням ОД, герой гине одразу від смертельних ушкоджень, 9 босів і 30 заклинань.

## Settings

setting-edition = Профіль правил
setting-value-edition-trefl-pl = { profile-trefl-pl }
setting-value-edition-first-ru = { profile-first-ru }
setting-value-edition-alpha-ja = { profile-alpha-ja }
setting-decks = Боси й заклинання
setting-value-decks-later = 8 босів, 31 заклинання
setting-value-decks-first = 9 босів, 30 заклинань
setting-player_order = Порядок гравців
setting-value-player_order-xp = За спаданням ОД
setting-value-player_order-clockwise = За годинниковою стрілкою від гравця з найбільшою кількістю ОД
setting-death_timing = Герой зі смертельними ушкодженнями гине
setting-value-death_timing-on_leave = Виходячи з кімнати, після заклинань і властивостей
setting-value-death_timing-on_damage = Одразу
setting-mulligan = Повторний набір
setting-value-mulligan-four_of_five = За чотирьох покращених кімнат або чотирьох з одним типом скарбів
setting-value-mulligan-all_rooms = Якщо всі кімнати покращені або всі з одним типом скарбів
setting-value-mulligan-off = Ні
setting-reshuffle = Коли колода закінчується
setting-value-reshuffle-exhausted_only = Перетасовується скид лише цієї колоди
setting-value-reshuffle-both = Перетасовується скид обох колод
setting-entrance_order = Герої входять у підземелля
setting-value-entrance_order-arrival = За чергою прибуття до входу
setting-value-entrance_order-appearance = За чергою появи в місті
setting-post_reveal_window = Заклинання та властивості після розкриття кімнат
setting-value-post_reveal_window-off = Заборонено
setting-value-post_reveal_window-on = Дозволено
setting-frozen_level_up = Новий рівень, який затримала деактивована кімната
setting-value-frozen_level_up-on_waking = Коли кімната знову активна, наприкінці ходу
setting-value-frozen_level_up-next_reveal = Під час наступного розкриття кімнат
setting-crushinator = Властивість кімнати «{ card-the-crushinator }»
setting-value-crushinator-once = Раз у хід
setting-value-crushinator-repeatable = Скільки завгодно разів
setting-maze_bounce = «{ card-minotaur-s-maze }» повертає героя
setting-value-maze_bounce-before_damage = До ушкоджень
setting-value-maze_bounce-after_damage = Після ушкоджень
setting-jackpot = «{ card-jackpot-stash }» двічі за хід
setting-value-jackpot-each_doubles = Скарби подвоюються двічі
setting-value-jackpot-doubles_once = Скарби подвоюються один раз
setting-boost_hits_occupant = Додаткові ушкодження кімнати, у якій є герой
setting-value-boost_hits_occupant-off = Не діють на цього героя
setting-value-boost_hits_occupant-on = Одразу діють на цього героя
setting-hard_mode = Складний режим: без звичайних героїв зі здоров’ям 4
setting-value-hard_mode-off = Вимкнено
setting-value-hard_mode-on = Увімкнено
setting-choose_boss = Кожен вибирає одного з двох босів
setting-value-choose_boss-off = Ні
setting-value-choose_boss-on = Так
setting-machinations = Махінації: хто не знищив героя, може потягнути карту
setting-value-machinations-off = Вимкнено
setting-value-machinations-on = Увімкнено
