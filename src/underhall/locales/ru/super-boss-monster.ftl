### Super Boss Monster: what a running game says besides what both games say (boss-monster.ftl). Names are put in as they
### stand, so they are never inflected: a card or a hero stands in quotation marks after its noun, a player is the subject
### or stands apart. Landmarks and action spaces are named in super-boss-monster-cards.ftl.

## Log: setup

event-card-shown = { $seat } показывает карту «{ $card }».
event-coins-dealt =
    { $seat } начинает игру: { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }.

## Log: the city

event-market-filled = На рынке появляется карта «{ $card }».
event-market-filled-many = На рынке появляются карты: { $list }.
    .each = { $card }
event-hero-to-landmark = Герой «{ $hero }» уходит из города: { $landmark }.
event-hero-to-tavern = Герой «{ $hero }» уходит в таверну.
event-town-deck-empty = Колода города пуста: этот ход последний.
event-no-hero-came = Героев больше нет: игра окончена.
event-last-hero-revealed = В город пришёл последний герой: этот ход последний.
event-card-drafted = { $seat } берёт с рынка карту «{ $card }».
event-card-drafted-many = Взято с рынка: { $list }.
    .each = { $card } ({ $seat })
event-nothing-to-draft = { $seat } ничего не берёт: рынок пуст.
event-minion-placed = { $seat } отправляет приспешника: { $space }.
event-minion-on-room = { $seat } отправляет приспешника в свою комнату «{ $card }».
event-minion-on-boss = { $seat } отправляет приспешника к своему боссу «{ $card }».
event-minion-stays = { $seat }: приспешник остаётся на базе.

## Log: minions

event-errand = { $seat }: приспешник выполняет поручение ({ $space }).
event-errand-at-card = { $seat }: приспешник выполняет поручение («{ $card }»).
event-errand-in-vain = { $seat }: приспешник трудится впустую.
event-symbol-gained = { $seat }: до конца хода босс получает значок ({ $treasure }).
event-last-room-boosted = { $seat }: до конца хода последняя комната получает +{ $n } к урону.
event-hero-summoned = { $seat } отправляет героя «{ $hero }» ко входу в подземелье: { $to } (жетон { $token }, здоровье { $health }).
event-card-from-market = { $seat } берёт с рынка оставшуюся карту «{ $card }».
event-market-cleared = Карта «{ $card }» сброшена с рынка.
event-market-cleared-many = Сброшено с рынка: { $list }.
    .each = { $card }
event-stack-shuffled = { $seat }: стопка комнат перемешана, сверху «{ $card }».

## Log: bait

event-hero-came = Герой «{ $hero }» приходит ко входу: { $seat } (значки: { $n } при нужных { $needed }).
event-hero-stayed = Герой «{ $hero }» остаётся в городе (значки: { $n } при нужных { $needed }).
event-hero-stayed-many = Остаются в городе: { $list }.
    .each = { $hero } ({ $n }/{ $needed })

## Log: adventure

event-hero-unhurt = Герой «{ $hero }» проходит комнату «{ $card }» без урона.
event-hero-slipped = Герой «{ $hero }» поскальзывается: комната «{ $card }» тоже наносит урон { $damage } (всего { $total }, здоровье { $health }).
event-hero-skipped = Герой «{ $hero }» пропускает комнату «{ $card }».
event-hero-pulled-back = Герой «{ $hero }» возвращается на одну комнату назад ({ $seat }).
event-hero-ghosted = Герой «{ $hero }» не получит урона в следующей комнате.
event-hero-sent = Герой «{ $hero }» отправлен ко входу в подземелье: { $to }.
event-hero-redirected = Герой «{ $hero }» меняет вход в подземелье: { $seat } → { $to }.
event-hero-held = Герой «{ $hero }» остаётся у входа до следующего хода ({ $seat }).

## Log: spells, abilities, and what they do

event-boss-works = Срабатывает босс «{ $boss }» ({ $seat }).
event-aimed-at-room = «{ $card }», цель: комната «{ $room }» ({ $owner }).
event-aimed-at-hero = «{ $card }», цель: герой «{ $hero }».
event-aimed-at-seat = «{ $card }», цель: { $other }.
event-aimed-at-card = «{ $card }», цель: карта «{ $other }» в сбросе.
event-item-spent = { $seat } тратит предмет «{ $card }».
event-spell-caught = { $seat } берёт в руку отменённое заклинание «{ $card }».
event-shield-raised = { $seat }: до конца хода соперники не могут выбирать целью это подземелье.
event-token-placed =
    { $seat }: на комнату «{ $card }» { $n ->
        [one] положен { $n } жетон +1
        [few] положены { $n } жетона +1
       *[many] положено { $n } жетонов +1
    }.
event-token-removed =
    { $seat }: с комнаты «{ $card }» { $n ->
        [one] снят { $n } жетон +1
        [few] сняты { $n } жетона +1
       *[many] снято { $n } жетонов +1
    }.
event-room-disabled = Комната «{ $card }» обезврежена: до конца хода она не наносит урона ({ $seat }).
event-room-primed = Комната «{ $card }» нанесёт следующему герою в этом ходу +{ $n } урона ({ $seat }).
event-deck-looked-at =
    { $seat } смотрит верх колоды ({ $deck }): { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-card-kept = { $seat } берёт в руку карту «{ $card }» ({ $deck }).
event-card-kept-unseen = { $seat } берёт в руку одну из этих карт ({ $deck }).
event-card-put-under = { $seat } кладёт карту «{ $card }» вниз колоды ({ $deck }).
event-card-put-under-unseen = { $seat } кладёт карту вниз колоды ({ $deck }).
event-card-left-on-top = { $seat } возвращает карту «{ $card }» на верх колоды ({ $deck }).
event-card-left-on-top-unseen = { $seat } возвращает карту на верх колоды ({ $deck }).
event-card-given = { $seat } отдаёт карту «{ $card }» игроку: { $other }.
event-card-given-unseen = { $seat } отдаёт карту игроку: { $other }.
event-coins-gained =
    { $seat } получает { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    } (всего { $total }).
event-coins-paid =
    { $seat } платит { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    } (осталось { $total }).

## Log: items

event-item-revealed = Открыт предмет «{ $card }».
event-item-taken = Герой «{ $hero }» берёт предмет «{ $card }».
event-item-waits = Предмет «{ $card }» ждёт над полем подходящего героя.
event-item-won = { $seat } получает предмет «{ $card }».
event-item-retired = Предмет «{ $card }» использован ({ $seat }).

## Log: the end

event-marker-passed = Первый игрок теперь { $seat }.
event-ends-by-souls =
    { $seat }: { $souls ->
        [one] { $souls } душа
        [few] { $souls } души
       *[many] { $souls } душ
    }. Игра окончена.
event-scored = { $seat }: очки { $score } (души { $souls }, раны { $wounds }).
event-won-by-score = Побеждает { $seat }: больше всех очков ({ $score }).
event-won-by-xp = Ничья по очкам ({ $score }): побеждает { $seat }, наибольшее XP ({ $xp }).
event-won-together = { $seat } разделяет победу: очки { $score }, XP { $xp }.
event-ends-by-wounds =
    { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }: этот ход последний.
event-ends-by-tavern = Герой «{ $hero }» добрался до таверны: игра окончена.
event-solo-scored = { $seat }: очки { $score }, титул «{ $title }».
event-true-scored = { $seat }: очки { $score } в режиме испытания, титул «Истинный { $title }».

## What a player is asked; -by when a card asks

prompt-boost-room = Выберите свою комнату: она получит прибавку к урону. Или спасуйте.
prompt-boost-room-by = { $card }: выберите свою комнату, она получит прибавку к урону. Или спасуйте.
prompt-choose-entrance = Выберите подземелье, ко входу в которое идёт герой.
prompt-choose-entrance-by = { $card }: выберите подземелье, ко входу в которое идёт герой.
prompt-choose-one = Выберите одно.
prompt-choose-one-by = { $card }: выберите одно.
prompt-choose-treasure = Выберите значок для своего босса.
prompt-choose-treasure-by = { $card }: выберите значок для своего босса.
prompt-discard-or-destroy = Сбросьте карту или сломайте комнату.
prompt-discard-or-destroy-by = { $card }: сбросьте карту или сломайте эту комнату.
prompt-draft = Фаза города: возьмите карту с рынка.
prompt-give = Выберите карту для игрока слева.
prompt-give-by = { $card }: выберите карту для игрока слева.
prompt-leave-or-bury = Оставить карту наверху или положить вниз колоды?
prompt-leave-or-bury-by = { $card }: оставить карту наверху или положить вниз колоды?
prompt-move-token = Выберите комнату, с которой переместить жетон +1, или спасуйте.
prompt-move-token-by = { $card }: выберите комнату, с которой переместить жетон +1, или спасуйте.
prompt-order-triggers = Выберите, что сработает следующим.
prompt-order-triggers-by = { $card }: выберите, что сработает следующим.
prompt-place-minion = Фаза города: отправьте своего приспешника.
prompt-put-token = Выберите комнату для жетона +1.
prompt-put-token-by = { $card }: выберите комнату для жетона +1.
prompt-remove-token = Выберите комнату, с которой снять жетон +1.
prompt-remove-token-by = { $card }: выберите комнату, с которой снять жетон +1.
prompt-respond = Ответьте или спасуйте.
prompt-respond-by = { $card }: ответьте, пока эффект не сработал, или спасуйте.
prompt-retire-item = Выберите предмет, от которого откажетесь.
prompt-shuffle-stack = Вы можете выбрать стопку комнат и перемешать её.
prompt-summon = Выберите подземелье, куда отправите героя.
prompt-take-from-market = Выберите карту с рынка.
prompt-take-from-market-by = { $card }: выберите карту с рынка.
prompt-take-from-top = Выберите карту.
prompt-take-from-top-by = { $card }: выберите карту.

## What a question is about, and what its answers do: in a few words, for buttons

ask-respond = Ответить?
explain-spends = { $seat } тратит предмет «{ $card }».
super-boss-monster-explain-reaches-mine =
    { $hero }: { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    } (всего { $total })
super-boss-monster-explain-wounds-more-mine =
    +{ $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    } (всего { $total })
super-boss-monster-explain-reaches-mine-fatal = { $hero }: рана { $total }: игра окончена
super-boss-monster-explain-wounds-more-mine-fatal = рана { $total }: игра окончена
explain-for-coin = сбросить за 1 монету
explain-spend = предмет будет потрачен
explain-on-top = останется сверху колоды
explain-under = уйдёт под колоду
explain-errand = после строительства

## What a player may answer

option-space = { $space }
option-boss = { $card }
option-item = Потратить предмет «{ $card }»
option-coin = Сбросить карту «{ $card }» за монету
option-treasure = { $treasure }
option-on-top = { $card } (наверх)
option-under = { $card } (вниз колоды)

## Words

phase-city = Фаза города
phase-minion = Фаза приспешников
treasure-explorer = путешественник
title-loser = Неудачник
title-kobold = Кобольд
title-minion = Приспешник
title-mini-boss = Мини-босс
title-boss = Босс
title-real-boss = Реальный босс
title-dungeon-keeper = Хозяин подземелий
title-boss-monster = МонстроБосс
title-grand-boss = Величественный босс
title-dungeon-lord = Владыка подземелья
title-supreme-dungeon-lord = Верховный владыка подземелья

## Why the game ended, by rule

ending-sbm-end-10 = К концу хода у одного из игроков было десять душ; решила разность душ и ран.
ending-sbm-end-11 = Колода города опустела; решила разность душ и ран.
ending-sbm-solo-17 = Пять ран.
ending-sbm-solo-18 = Герой добрался до таверны.
ending-sbm-solo-19 = В город пришёл последний герой.

## Profiles

profile-super-uk = Правила 1-го тиража (как в украинской коробке)
    .about = Книга правил Super Boss Monster и решения по её спорным местам.

## Settings

setting-value-edition-super-uk = { profile-super-uk }
setting-explorers = Путешественники
setting-value-explorers-auto = При пяти и шести игроках
setting-value-explorers-on = Да
setting-value-explorers-off = Нет
setting-mixed = Боссы, комнаты и заклинания Boss Monster
    .alone = В одиночку остаются в коробке, потому что ничего не делают: { card-draculord }, { card-robobo }, { card-assassin }, { card-counterspell }, { card-motivation }, { card-trepidation }, { card-zombie-attack }.
setting-value-mixed-off = Нет
setting-value-mixed-on = Замешаны
setting-heroes = Герои
setting-value-heroes-super = Из Super Boss Monster
setting-value-heroes-boss_monster = Из Boss Monster
setting-promo = Гость с двумя сокровищами: { card-relic-hunter }
setting-value-promo-off = Нет
setting-value-promo-on = Да
setting-items = Предметы
    .alone = В одиночку остаются в коробке, потому что ничего не делают: { card-emergency-halo }, { card-wand-of-autocorrect }, { card-crystal-golf-ball }, { card-loaded-lunchbox }, { card-rocket-flip-flops }.
setting-value-items-off = Нет
setting-value-items-on = Да
setting-coins = Монеты
setting-value-coins-off = Нет
setting-value-coins-on = Да
setting-challenge = Режим испытания (один игрок)
setting-value-challenge-off = Нет
setting-value-challenge-on = Да
setting-town_deck = Когда колода города заканчивается
setting-value-town_deck-whole_turns = Ход без единого героя не начинается, ход с неполным числом — последний
setting-value-town_deck-finish_turn = Ход, в котором не хватило героя, последний
setting-value-town_deck-at_once = Игра кончается, когда не хватило героя
setting-value-town_deck-last_reveal = Ход последнего героя — последний
setting-temple_token = Герой, вызванный из храма
setting-value-temple_token-plus_two = Получает +2 к здоровью
setting-value-temple_token-none = Не получает жетона
setting-minion_room = Комнату с приспешником
setting-value-minion_room-stands = Нельзя накрыть или сломать
setting-value-minion_room-untouchable = Вообще нельзя выбрать целью
setting-boss_space = Приспешника можно отправить к боссу
setting-value-boss_space-when_placed = Только когда тот получил уровень
setting-value-boss_space-when_resolved = Заранее; важен уровень при выполнении
setting-hideout = Бонус притона получает
setting-value-hideout-on_entry = Комната, последняя в момент входа героя
setting-value-hideout-on_errand = Комната, последняя в фазе приспешников
setting-true_title = Слово «Истинный» в титуле (режим испытания)
setting-value-true_title-always = Всегда
setting-value-true_title-from_30 = От 30 очков
setting-solo_shift = Места в городе при заманивании (один игрок)
setting-value-solo_shift-frozen = Не меняются
setting-value-solo_shift-closing_up = Сразу сдвигаются
setting-disabled_target = Комната, обезвреженная в ответ на заклинание
setting-value-disabled_target-cancels = Больше не цель
setting-value-disabled_target-stands = Остаётся целью
setting-launch_pad = Стартовая площадка
setting-value-launch_pad-spaces_only = Только две зоны действия
setting-value-launch_pad-landmark = Ещё и локация путешественников
setting-tavern_pile = Герой, пришедший в таверну, ложится
setting-value-tavern_pile-on_top = Наверх
setting-value-tavern_pile-at_bottom = Вниз
setting-landmark_taken = Герой, чья локация занята
setting-value-landmark_taken-tavern = Идёт в таверну
setting-value-landmark_taken-town = Остаётся в городе
setting-value-mulligan-repeat = Пока рука плохая
setting-value-mulligan-once = Один раз
setting-token_supply = Жетоны +1
setting-value-token_supply-unlimited = Сколько нужно
setting-value-token_supply-limited = Всего 28
setting-level_up_order = После вскрытия комнат
setting-value-level_up_order-each_player = По игрокам: уровень босса, затем комнаты
setting-value-level_up_order-all_first = Сначала все боссы, затем все комнаты
setting-covered_minion = Приспешник на локации, куда пришёл герой
setting-value-covered_minion-errand_stands = Выполняет поручение
setting-value-covered_minion-errand_lost = Ничего не делает
setting-coin_time = Обменять комнату на монету можно
setting-value-coin_time-build_slot = Перед размещением своей комнаты
setting-value-coin_time-build_phase = Всю фазу строительства
setting-shuffled_tokens = Жетоны +1 на перемешанной стопке
setting-value-shuffled_tokens-same_top = Остаются, если сверху та же комната
setting-value-shuffled_tokens-stay = Остаются
setting-city_order = В фазе города игрок
setting-value-city_order-draft_first = Берёт карту, потом отправляет приспешника
setting-value-city_order-minion_first = Отправляет приспешника, потом берёт карту
setting-weak_hero = Герой, которому жетон не оставил здоровья
setting-value-weak_hero-first_room = Умирает в первой комнате
setting-value-weak_hero-one_health = Сохраняет одно здоровье
