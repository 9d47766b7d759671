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
event-no-hero-left = Колоды героев пусты: новые герои больше не приходят.
event-card-drawn = { $seat } берёт карту «{ $card }» ({ $deck }).
event-card-drawn-unseen = { $seat } берёт карту ({ $deck }).
event-nothing-to-draw = { $seat } не берёт карту: { $deck } пуста.
event-deck-rebuilt =
    Сброс перетасован: { $deck }, { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-deck-shuffled = Перетасована { $deck }.

## Log: building

event-room-placed = { $seat } кладёт лицом вниз комнату «{ $card }» ({ $slot }-е место от босса).
event-room-placed-unseen = { $seat } кладёт комнату лицом вниз ({ $slot }-е место от босса).
event-build-passed = { $seat } не строит комнату.
event-room-revealed = { $seat } вскрывает комнату «{ $card }» ({ $slot }-е место от босса).
event-room-built = { $seat } сразу строит комнату «{ $card }» ({ $slot }-е место от босса).
event-levelled-up = { $seat }: босс получает уровень ({ $boss }).
event-building-barred = { $seat } запрещает строить комнаты до конца хода.
event-room-returned = { $seat } возвращает в руку комнату «{ $card }».
event-room-returned-unseen = { $seat } возвращает в руку комнату, лежавшую лицом вниз.
event-ability-works = Срабатывает комната «{ $card }» ({ $seat }).

## Log: bait

event-hero-lured = { $seat } заманивает героя «{ $hero }» (сокровища: { $best } против { $second }).
event-hero-tied = Герой «{ $hero }» остаётся в городе: ничья (сокровища: { $best }).
event-hero-unmoved = Герой «{ $hero }» остаётся в городе: нужных сокровищ ни у кого нет.
event-fool-lured = { $seat } заманивает героя «{ $hero }» (меньше всего душ: { $souls }).
event-fool-tied = Герой «{ $hero }» остаётся в городе: ничья (меньше всего душ: { $souls }).

## Log: adventure

event-adventure-began =
    { $seat }: у входа { $heroes ->
        [one] { $heroes } герой
        [few] { $heroes } героя
       *[many] { $heroes } героев
    }.
event-hero-entered = Герой «{ $hero }» заходит в комнату «{ $card }» ({ $seat }, { $slot }-е место от босса).
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
event-hero-survived =
    Герой «{ $hero }» выживает: { $seat } получает { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.

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

## What a player may answer

option-pass = Пас
option-yes = Да
option-no = Нет
option-place = Построить комнату «{ $card }» ({ $slot }-е место от босса)
option-cast = Сыграть заклинание «{ $card }»
option-use = Использовать свойство комнаты «{ $card }» ({ $slot }-е место от босса)
option-card = { $card }
option-seat = { $seat }
option-room = { $card } ({ $seat }, { $slot }-е место от босса)
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
