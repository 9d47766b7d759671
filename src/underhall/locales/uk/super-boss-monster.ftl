### Super Boss Monster: what a running game says besides what both games say (boss-monster.ftl). Names are put in as they
### stand, so they are never inflected: a card or a hero stands in quotation marks after its noun, a player is the subject
### or stands apart. Landmarks and action spaces are named in super-boss-monster-cards.ftl.

## Log: setup

event-card-shown = { $seat } показує карту «{ $card }».
event-coins-dealt =
    { $seat } починає гру: { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[many] { $n } монет
    }.

## Log: the city

event-market-filled = На ринку з’являється карта «{ $card }».
event-market-filled-many = На ринку з’являються карти: { $list }.
    .each = { $card }
event-hero-to-landmark = Герой «{ $hero }» залишає місто: { $landmark }.
event-hero-to-tavern = Герой «{ $hero }» іде до таверни.
event-town-deck-empty = Колода міста порожня: цей хід останній.
event-no-hero-came = Героїв більше немає: гру завершено.
event-last-hero-revealed = До міста прибув останній герой: цей хід останній.
event-card-drafted = { $seat } бере з ринку карту «{ $card }».
event-card-drafted-many = Узято з ринку: { $list }.
    .each = { $card } ({ $seat })
event-nothing-to-draft = { $seat } нічого не бере: ринок порожній.
event-minion-placed = { $seat } відправляє посіпаку: { $space }.
event-minion-on-room = { $seat } відправляє посіпаку у свою кімнату «{ $card }».
event-minion-on-boss = { $seat } відправляє посіпаку до свого боса «{ $card }».
event-minion-stays = { $seat }: посіпака залишається на базі.

## Log: minions

event-errand = { $seat }: посіпака виконує доручення ({ $space }).
event-errand-at-card = { $seat }: посіпака виконує доручення («{ $card }»).
event-errand-in-vain = { $seat }: посіпака трудиться марно.
event-symbol-gained = { $seat }: до кінця ходу бос отримує символ ({ $treasure }).
event-last-room-boosted = { $seat }: до кінця ходу остання кімната отримує +{ $n } до ушкоджень.
event-hero-summoned = { $seat } відправляє героя «{ $hero }» до входу в підземелля: { $to } (жетон { $token }, здоров’я { $health }).
event-card-from-market = { $seat } бере з ринку карту, що залишилася: «{ $card }».
event-market-cleared = Карту «{ $card }» скинуто з ринку.
event-market-cleared-many = Скинуто з ринку: { $list }.
    .each = { $card }
event-stack-shuffled = { $seat }: стіс кімнат перемішано, зверху «{ $card }».

## Log: bait

event-hero-came = Герой «{ $hero }» приходить до входу: { $seat } (символи: { $n }, потрібно { $needed }).
event-hero-stayed = Герой «{ $hero }» залишається в місті (символи: { $n }, потрібно { $needed }).
event-hero-stayed-many = Залишаються в місті: { $list }.
    .each = { $hero } ({ $n }/{ $needed })

## Log: adventure

event-hero-unhurt = Герой «{ $hero }» проходить кімнату «{ $card }» без ушкоджень.
event-hero-slipped =
    Герой «{ $hero }» послизається: кімната «{ $card }» теж завдає { $damage ->
        [one] { $damage } ушкодження
        [few] { $damage } ушкоджень
       *[many] { $damage } ушкоджень
    } (разом { $total }, здоров’я { $health }).
event-hero-skipped = Герой «{ $hero }» пропускає кімнату «{ $card }».
event-hero-pulled-back = Герой «{ $hero }» повертається на одну кімнату назад ({ $seat }).
event-hero-ghosted = Герой «{ $hero }» не зазнає ушкоджень у наступній кімнаті.
event-hero-sent = Героя «{ $hero }» відправлено до входу в підземелля: { $to }.
event-hero-redirected = Герой «{ $hero }» змінює вхід до підземелля: { $seat } → { $to }.
event-hero-held = Герой «{ $hero }» залишається біля входу до наступного ходу ({ $seat }).

## Log: spells, abilities, and what they do

event-boss-works = Спрацьовує бос «{ $boss }» ({ $seat }).
event-aimed-at-room = «{ $card }», ціль: кімната «{ $room }» ({ $owner }).
event-aimed-at-hero = «{ $card }», ціль: герой «{ $hero }».
event-aimed-at-seat = «{ $card }», ціль: { $other }.
event-aimed-at-card = «{ $card }», ціль: карта «{ $other }» у скиді.
event-item-spent = { $seat } використовує предмет «{ $card }».
event-spell-caught = { $seat } бере в руку скасоване заклинання «{ $card }».
event-shield-raised = { $seat }: до кінця ходу суперники не можуть вибирати ціллю це підземелля.
event-token-placed =
    { $seat }: на кімнату «{ $card }» покладено { $n ->
        [one] { $n } жетон +1
        [few] { $n } жетони +1
       *[many] { $n } жетонів +1
    }.
event-token-removed =
    { $seat }: з кімнати «{ $card }» знято { $n ->
        [one] { $n } жетон +1
        [few] { $n } жетони +1
       *[many] { $n } жетонів +1
    }.
event-room-disabled = Кімнату «{ $card }» знешкоджено: до кінця ходу вона не завдає ушкоджень ({ $seat }).
event-room-primed = Кімната «{ $card }» завдасть наступному герою цього ходу +{ $n } ушкоджень ({ $seat }).
event-deck-looked-at =
    { $seat } дивиться верх колоди ({ $deck }): { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }.
event-card-kept = { $seat } бере в руку карту «{ $card }» ({ $deck }).
event-card-kept-unseen = { $seat } бере в руку одну з цих карт ({ $deck }).
event-card-put-under = { $seat } кладе карту «{ $card }» під низ колоди ({ $deck }).
event-card-put-under-unseen = { $seat } кладе карту під низ колоди ({ $deck }).
event-card-left-on-top = { $seat } повертає карту «{ $card }» на верх колоди ({ $deck }).
event-card-left-on-top-unseen = { $seat } повертає карту на верх колоди ({ $deck }).
event-card-given = { $seat } віддає карту «{ $card }» гравцеві: { $other }.
event-card-given-unseen = { $seat } віддає карту гравцеві: { $other }.
event-coins-gained =
    { $seat } отримує { $n ->
        [one] { $n } монету
        [few] { $n } монети
       *[many] { $n } монет
    } (разом { $total }).
event-coins-paid =
    { $seat } платить { $n ->
        [one] { $n } монету
        [few] { $n } монети
       *[many] { $n } монет
    } (залишилося { $total }).

## Log: items

event-item-revealed = Розкрито предмет «{ $card }».
event-item-taken = Герой «{ $hero }» бере предмет «{ $card }».
event-item-waits = Предмет «{ $card }» чекає над полем на відповідного героя.
event-item-won = { $seat } здобуває предмет «{ $card }».
event-item-retired = Предмет «{ $card }» використано ({ $seat }).

## Log: the end

event-marker-passed = Перший гравець тепер { $seat }.
event-ends-by-souls =
    { $seat }: { $souls ->
        [one] { $souls } душа
        [few] { $souls } душі
       *[many] { $souls } душ
    }. Гру завершено.
event-scored = { $seat }: бали { $score } (душі { $souls }, поранення { $wounds }).
event-won-by-score = Перемагає { $seat }: найбільше балів ({ $score }).
event-won-by-xp = Нічия за балами ({ $score }): перемагає { $seat }, найбільше ОД ({ $xp }).
event-won-together = { $seat } поділяє перемогу: бали { $score }, ОД { $xp }.
event-ends-by-wounds =
    { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[many] { $wounds } поранень
    }: цей хід останній.
event-ends-by-tavern = Герой «{ $hero }» перейшов у таверну: гру завершено.
event-solo-scored = { $seat }: бали { $score }, титул «{ $title }».
event-true-scored = { $seat }: бали { $score } у режимі випробування, титул «Справжній { $title }».

## What a player is asked; -by when a card asks

prompt-boost-room = Виберіть свою кімнату, що завдасть більше ушкоджень, або спасуйте.
prompt-boost-room-by = { $card }: виберіть свою кімнату, що завдасть більше ушкоджень, або спасуйте.
prompt-choose-entrance = Виберіть підземелля, до входу в яке йде герой.
prompt-choose-entrance-by = { $card }: виберіть підземелля, до входу в яке йде герой.
prompt-choose-one = Виберіть одне.
prompt-choose-one-by = { $card }: виберіть одне.
prompt-choose-treasure = Виберіть символ для свого боса.
prompt-choose-treasure-by = { $card }: виберіть символ для свого боса.
prompt-discard-or-destroy = Скиньте карту або зруйнуйте кімнату.
prompt-discard-or-destroy-by = { $card }: скиньте карту або зруйнуйте цю кімнату.
prompt-draft = Фаза міста: візьміть карту з ринку.
prompt-give = Виберіть карту для гравця ліворуч.
prompt-give-by = { $card }: виберіть карту для гравця ліворуч.
prompt-leave-or-bury = Залишити карту зверху чи покласти під низ колоди?
prompt-leave-or-bury-by = { $card }: залишити карту зверху чи покласти під низ колоди?
prompt-move-token = Виберіть кімнату, з якої перемістити жетон +1, або спасуйте.
prompt-move-token-by = { $card }: виберіть кімнату, з якої перемістити жетон +1, або спасуйте.
prompt-order-triggers = Виберіть, що спрацює наступним.
prompt-order-triggers-by = { $card }: виберіть, що спрацює наступним.
prompt-place-minion = Фаза міста: відправте свого посіпаку.
prompt-put-token = Виберіть кімнату для жетона +1.
prompt-put-token-by = { $card }: виберіть кімнату для жетона +1.
prompt-remove-token = Виберіть кімнату, з якої зняти жетон +1.
prompt-remove-token-by = { $card }: виберіть кімнату, з якої зняти жетон +1.
prompt-respond = Дайте відповідь або спасуйте.
prompt-respond-by = { $card }: дайте відповідь, поки ефект не спрацював, або спасуйте.
prompt-retire-item = Виберіть предмет, від якого відмовитеся.
prompt-shuffle-stack = Ви можете вибрати стіс кімнат і перемішати його.
prompt-summon = Виберіть підземелля, куди відправите героя.
prompt-take-from-market = Виберіть карту з ринку.
prompt-take-from-market-by = { $card }: виберіть карту з ринку.
prompt-take-from-top = Виберіть карту.
prompt-take-from-top-by = { $card }: виберіть карту.

## What a question is about, and what its answers do: in a few words, for buttons

ask-respond = Відповісти?
explain-spends = { $seat } використовує предмет «{ $card }».
super-boss-monster-explain-reaches-mine =
    { $hero }: { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    } (усього { $total })
super-boss-monster-explain-wounds-more-mine =
    +{ $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    } (усього { $total })
super-boss-monster-explain-reaches-mine-fatal = { $hero }: поранення { $total }: гру завершено
super-boss-monster-explain-wounds-more-mine-fatal = поранення { $total }: гру завершено
explain-for-coin = скинути за 1 монету
explain-spend = предмет буде використано
explain-on-top = лишиться зверху колоди
explain-under = піде під колоду
explain-errand = після будівництва

## What a player may answer

option-space = { $space }
option-boss = { $card }
option-item = Використати предмет «{ $card }»
option-coin = Скинути карту «{ $card }» за монету
option-treasure = { $treasure }
option-on-top = { $card } (на верх)
option-under = { $card } (під низ колоди)

## Words

phase-city = Фаза міста
phase-minion = Фаза посіпаки
treasure-explorer = мандрівник
title-loser = Невдаха
title-kobold = Кобольд
title-minion = Посіпака
title-mini-boss = Мінібос
title-boss = Бос
title-real-boss = Реальний бос
title-dungeon-keeper = Хазяїн підземель
title-boss-monster = Бос-монстр
title-grand-boss = Величний бос
title-dungeon-lord = Володар підземелля
title-supreme-dungeon-lord = Верховний володар підземелля

## Why the game ended, by rule

ending-sbm-end-10 = Наприкінці ходу в одного з гравців було десять душ; вирішила різниця душ і поранень.
ending-sbm-end-11 = Колода міста спорожніла; вирішила різниця душ і поранень.
ending-sbm-solo-17 = П’ять поранень.
ending-sbm-solo-18 = Герой перейшов у таверну.
ending-sbm-solo-19 = До міста прибув останній герой.

## Profiles

profile-super-uk = Правила 1-го накладу (як в українській коробці)
    .about = Правила «Супер-Бос-монстра» і рішення щодо їхніх спірних місць.

## Settings

setting-value-edition-super-uk = { profile-super-uk }
setting-explorers = Мандрівники
setting-value-explorers-auto = За п’яти й шести гравців
setting-value-explorers-on = Так
setting-value-explorers-off = Ні
setting-mixed = Боси, кімнати й заклинання «Бос-монстра»
    .alone = У соло-режимі лишаються в коробці, бо нічого не роблять: { card-draculord }, { card-robobo }, { card-assassin }, { card-counterspell }, { card-motivation }, { card-trepidation }, { card-zombie-attack }.
setting-value-mixed-off = Ні
setting-value-mixed-on = Замішано
setting-heroes = Герої
setting-value-heroes-super = Із «Супер-Бос-монстра»
setting-value-heroes-boss_monster = Із «Бос-монстра»
setting-promo = Гість із двома скарбами: { card-relic-hunter }
setting-value-promo-off = Ні
setting-value-promo-on = Так
setting-items = Предмети
    .alone = У соло-режимі лишаються в коробці, бо нічого не роблять: { card-emergency-halo }, { card-wand-of-autocorrect }, { card-crystal-golf-ball }, { card-loaded-lunchbox }, { card-rocket-flip-flops }.
setting-value-items-off = Ні
setting-value-items-on = Так
setting-coins = Монети
setting-value-coins-off = Ні
setting-value-coins-on = Так
setting-challenge = Режим випробування (один гравець)
setting-value-challenge-off = Ні
setting-value-challenge-on = Так
setting-town_deck = Коли закінчується колода міста
setting-value-town_deck-whole_turns = Хід без жодного героя не починається, хід із неповною кількістю — останній
setting-value-town_deck-finish_turn = Хід, у якому забракло героя, останній
setting-value-town_deck-at_once = Гра завершується, коли забракло героя
setting-value-town_deck-last_reveal = Хід останнього героя — останній
setting-temple_token = Герой, викликаний із храму
setting-value-temple_token-plus_two = Отримує +2 до здоров’я
setting-value-temple_token-none = Не отримує жетона
setting-minion_room = Кімнату з посіпакою
setting-value-minion_room-stands = Не можна накрити чи зруйнувати
setting-value-minion_room-untouchable = Узагалі не можна вибрати ціллю
setting-boss_space = Посіпаку можна відправити до боса
setting-value-boss_space-when_placed = Лише коли той має новий рівень
setting-value-boss_space-when_resolved = Заздалегідь; важить рівень під час доручення
setting-hideout = Бонус сховку отримує
setting-value-hideout-on_entry = Кімната, остання в мить входу героя
setting-value-hideout-on_errand = Кімната, остання у фазі посіпаки
setting-true_title = Слово «Справжній» у титулі (режим випробування)
setting-value-true_title-always = Завжди
setting-value-true_title-from_30 = Від 30 балів
setting-solo_shift = Місця в місті під час заманювання (один гравець)
setting-value-solo_shift-frozen = Не змінюються
setting-value-solo_shift-closing_up = Одразу зсуваються
setting-disabled_target = Кімната, знешкоджена у відповідь на заклинання
setting-value-disabled_target-cancels = Більше не ціль
setting-value-disabled_target-stands = Залишається ціллю
setting-launch_pad = Пускова платформа
setting-value-launch_pad-spaces_only = Лише дві зони дії
setting-value-launch_pad-landmark = Ще й знакова локація мандрівників
setting-tavern_pile = Герой, що прийшов до таверни, лягає
setting-value-tavern_pile-on_top = Зверху
setting-value-tavern_pile-at_bottom = Знизу
setting-landmark_taken = Герой, чию локацію зайнято
setting-value-landmark_taken-tavern = Іде до таверни
setting-value-landmark_taken-town = Залишається в місті
setting-value-mulligan-repeat = Доки рука погана
setting-value-mulligan-once = Один раз
setting-token_supply = Жетони +1
setting-value-token_supply-unlimited = Скільки потрібно
setting-value-token_supply-limited = Усього 28
setting-level_up_order = Після розкриття кімнат
setting-value-level_up_order-each_player = По гравцях: новий рівень, потім кімнати
setting-value-level_up_order-all_first = Спершу всі боси, потім усі кімнати
setting-covered_minion = Посіпака на локації, куди прийшов герой
setting-value-covered_minion-errand_stands = Виконує доручення
setting-value-covered_minion-errand_lost = Нічого не робить
setting-coin_time = Обміняти кімнату на монету можна
setting-value-coin_time-build_slot = Перед розміщенням своєї кімнати
setting-value-coin_time-build_phase = Усю фазу будівництва
setting-shuffled_tokens = Жетони +1 на перемішаному стосі
setting-value-shuffled_tokens-same_top = Залишаються, якщо зверху та сама кімната
setting-value-shuffled_tokens-stay = Залишаються
setting-city_order = У фазі міста гравець
setting-value-city_order-draft_first = Бере карту, потім відправляє посіпаку
setting-value-city_order-minion_first = Відправляє посіпаку, потім бере карту
setting-weak_hero = Герой, якому жетон не залишив здоров’я
setting-value-weak_hero-first_room = Гине в першій кімнаті
setting-value-weak_hero-one_health = Зберігає одне здоров’я
