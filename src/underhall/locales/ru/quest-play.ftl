### Munchkin Quest in the terminal: what its table says besides the words that it shares with the page, and its hints.

## The table

play-quest-goal = Побеждает тот, кто первым убьёт Босса. Уровни дают за монстров; с уровнем { $goal } возвращайся ко Входу: там ждёт Босс.
play-quest-turn = ход { $turn }
play-quest-decks = в колодах: комнаты { $rooms }, Монстры { $monsters }, Сокровища { $treasures }, DxM { $dxm } · сброс { $discards }
play-quest-hand = Твоя рука ({ $count }; в конце хода не больше { $limit })
play-quest-boons = До конца хода
play-quest-dead = в могиле
play-quest-map-cut = Карта шире окна. Все комнаты покажет команда rooms.
play-quest-treasures =
    { $n ->
        [0] без Сокровищ
        [one] { $n } Сокровище
        [few] { $n } Сокровища
       *[many] { $n } Сокровищ
    }
play-quest-picks =
    { $first ->
        [yes] выбирает первым
       *[no] выбирает вторым
    }
play-quest-gold =
    { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
play-quest-pays =
    платит { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
play-quest-odds-with = если поможет { $name }: { $n } %
play-quest-gives = { $name } отдаёт: { $given }
play-quest-countered = { $seat } предлагает тебе: { $terms }.
play-quest-so-far = Пока: { $terms }.

## What is going on when somebody is asked

play-quest-fight = { $who } против { $whom }: { $ours } на { $theirs }.
play-quest-moment =
    { $window ->
        [fight] { $seat } вот-вот бросит кубики боя.
        [defeat] Бой проигран ({ $seat }): сейчас будут потеряны хиты.
        [hits] Ты вот-вот потеряешь хиты.
        [won] Бой выигран: { $seat }.
        [award] Бой выигран: { $seat }. Сейчас будут уровни и Сокровища.
        [end] Ход вот-вот закончится: { $seat }.
        [curse] Проклятие вот-вот сработает.
        [roll] Кубики брошены.
       *[turn] Начинается ход: { $seat }.
    }
play-quest-moment-action =
    { $deed ->
        [walking] { $seat } собирается идти.
        [exploring] { $seat } собирается открыть комнату.
        [searching] { $seat } собирается обыскать комнату.
        [dealing] { $seat } собирается заключить сделку.
       *[other] { $seat } собирается действовать.
    }
play-quest-moment-roll = Бросает { $seat }:

## Help at the table

play-help-quest-skip = пасовать, пока не кончится фаза или бой, не начнётся твой бой, тебя не проклянут или кто-нибудь не вмешается
play-help-map = нарисовать карту и перечислить комнаты, где что-то есть
play-help-rooms = перечислить все комнаты словами: знаки, правила, сделки, выходы, стрелки
play-help-sheets = показать листы всех манчкинов целиком
play-help-discards = показать сброс
play-mark-quest-links = коридор, дверь, запертая дверь, потайной ход; пробел — стена
play-mark-quest-monsters = уровень монстра, его кубики, его Сокровища
play-mark-quest-rooms = погибший манчкин, вещи на полу, уровень, с которого у Входа ждёт Босс
play-mark-quest-items = бонус в бою, цена в голдах
play-mark-quest-held = Сокровища и карты DxM на руке

## The end

play-quest-chart = Уровни в конце кругов с { $first } по { $last }
replay-quest-standing = { $name }: уровень { $level }

## Hints, once a game for each kind of question

hint-quest-answer-counter = Это условия самого ведущего. Соглашайся или оставайся в стороне.
hint-quest-answer-trade = Обе стороны меняются разом, или обмена нет.
hint-quest-arrive-by-magic = Пешком не успеть: на место боя тебя перенесёт карта.
hint-quest-bid-counter = Это твои условия: что получит помощник. Отказаться он всё ещё может.
hint-quest-bid-gold = Голды могут идти в обе стороны: помощнику или от помощника, которому хочется в бой.
hint-quest-bid-item = В цену может войти то, что лежит перед ведущим.
hint-quest-bid-order = Кто выбирает первым, берёт лучшее.
hint-quest-choose-card = Твой выбор увидят все.
hint-quest-choose-curse = Выбирай то, что мешает сильнее.
hint-quest-choose-die = Кубик считается тому, кто указан рядом.
hint-quest-choose-exit = Бросок на каждого монстра: 5 или 6 — спасение, иначе Непотребство. Окажешься в той комнате, которую выберешь.
hint-quest-choose-face = Сумма меняется сразу, но на это ещё могут ответить.
hint-quest-choose-fighter = Это может быть и манчкин, и монстр: смотря чьей победы тебе хочется.
hint-quest-choose-item = Смотри на бонус и на цену.
hint-quest-choose-link = Стороны — как на карте: север наверху.
hint-quest-choose-loss = Половина голдов или одна шмотка: чего меньше жалко.
hint-quest-choose-monster = Рядом с каждым стоят его уровень и номер его комнаты.
hint-quest-choose-munchkin = Обычно это тот, кто ближе всех к победе.
hint-quest-choose-prize = Бери то, что пригодится сразу.
hint-quest-choose-room = В скобках — номер комнаты на карте.
hint-quest-choose-side = Чтобы решить исход боя, драться самому не обязательно.
hint-quest-choose-victim = Это может быть кто угодно, даже ты.
hint-quest-discard = Сброшенное увидят все.
hint-quest-escape = Карта может спасти и без броска.
hint-quest-escape-order = Непотребство каждого, кто поймает, сработает до следующего броска.
hint-quest-give-potion = Хит — это единица здоровья; без здоровья манчкин гибнет.
hint-quest-give-to = Карта достаётся манчкину самого низкого уровня; если таких несколько, выбираешь ты.
hint-quest-lay-at-once = Только что полученное можно выложить сразу. Потом — лишь в фазу своих шагов.
hint-quest-leave-behind = Оставленное лежит в комнате, пока кто-нибудь не подберёт.
hint-quest-lose-item = Выбирай то, чего меньше жалко.
hint-quest-lure = В открытом подземелье монстры сами не приходят, а уровни по-прежнему дают за них.
hint-quest-moves = Иди, открывай темноту, обыскивай, заключай сделки, меняйся, выкладывай шмотки. Шаги тратит движение, карты бесплатны. В конце хода пойдут монстры. Осмотреться поможет команда map.
hint-quest-pay-card = Это цена. Годятся и карты с руки, и те, что лежат перед тобой.
hint-quest-pay-price = Шмотки идут по своей цене, сдачи не бывает.
hint-quest-pick-loot = Что оставишь, возьмёт напарник.
hint-quest-pick-up = Вещи на полу достаются тому, кто их возьмёт.
hint-quest-provoke = Монстры, которые тобой брезгуют, не трогают, пока не нападёшь сам.
hint-quest-give-up = В начале следующего хода мёртвый манчкин встаёт на Входе: по две карты из обеих колод и 300 голдов.
hint-quest-react = Ты можешь вмешаться с места. Чаще всего пасуют: Enter, а skip — чтобы пасовать подольше. Второй раз о том же не спросят, если ничего не изменится.
hint-quest-sell-items = Выбирай, пока не наберётся 1000. Сдачи не бывает.
hint-quest-send-monster = Оттуда он пойдёт по стрелкам.
hint-quest-toll = Кто не платит, дерётся в этой комнате хуже.
quest-sale-buy = Купить уровень
