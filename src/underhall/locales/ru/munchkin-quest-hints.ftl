# What a newcomer to Munchkin Quest is told when something is asked for the first time, on the page and in the terminal.

hint-munchkin-quest-answer-counter = Это встречные условия. «Да» тебя связывает, другой ответ вернётся к тому, кто дерётся.
hint-munchkin-quest-answer-trade = Скажешь «да» — обмен пройдёт целиком, иначе не пройдёт вовсе.
hint-munchkin-quest-arrive-by-magic = Пешком не успеть: на место боя тебя перенесёт карта.
hint-munchkin-quest-bid-counter = Это твои условия: что получит помощник. Отказаться он всё ещё может.
hint-munchkin-quest-bid-gold = Голды могут идти в обе стороны: помощнику или от помощника, которому хочется в бой.
hint-munchkin-quest-bid-item = В цену может войти то, что лежит перед ведущим.
hint-munchkin-quest-bid-order = Кто выбирает первым, берёт лучшее.
hint-munchkin-quest-bid-treasures = Назови цену за помощь: сначала Сокровища, потом голды и шмотки. Ведущий может ответить своими условиями.
hint-munchkin-quest-build-trade = Обмен проходит целиком или не проходит вовсе.
hint-munchkin-quest-charity = Всё сверх пяти карт достаётся манчкину самого низкого уровня.
hint-munchkin-quest-choose-base = Монстр встаёт на подставку этого цвета: хозяин цвета бросает за него, останавливает его и берёт карту, если сам убьёт его или поможет убить.
hint-munchkin-quest-choose-card = Твой выбор увидят все.
hint-munchkin-quest-choose-curse = Выбирай то, что мешает сильнее.
hint-munchkin-quest-choose-die = Кубик считается тому, кто указан рядом.
hint-munchkin-quest-choose-exit = Смывайся через светящийся выход. Кубик на каждого монстра: 5 или 6 — спасение, иначе Непотребство.
hint-munchkin-quest-choose-face = Сумма меняется сразу, но на это ещё могут ответить.
hint-munchkin-quest-choose-fighter = Это может быть и манчкин, и монстр: смотря чьей победы тебе хочется.
hint-munchkin-quest-choose-item = Смотри на бонус и на цену.
hint-munchkin-quest-choose-link = Стороны — как на карте: север наверху.
hint-munchkin-quest-choose-loss = Половина голдов или одна шмотка: чего меньше жалко.
hint-munchkin-quest-choose-monster = Рядом с каждым стоят его уровень и номер его комнаты.
hint-munchkin-quest-choose-munchkin = Обычно это тот, кто ближе всех к победе.
hint-munchkin-quest-choose-offer = Прими предложение, ответь своим или бейся в одиночку. Обещанное нельзя забрать назад.
hint-munchkin-quest-choose-prize = Бери то, что пригодится сразу.
hint-munchkin-quest-choose-room =
    { $device ->
        [keys] В скобках — номер комнаты на карте.
       *[mouse] Комнаты, которые можно выбрать, подсвечены на карте.
    }
hint-munchkin-quest-choose-sex = Это только для вида: карты этой игры об этом не спрашивают.
hint-munchkin-quest-choose-side = Чтобы решить исход боя, драться не обязательно.
hint-munchkin-quest-choose-victim = Это может быть кто угодно, даже ты.
hint-munchkin-quest-discard = Сброшенное увидят все.
hint-munchkin-quest-escape = Карта может спасти и без броска.
hint-munchkin-quest-escape-order = Непотребство каждого, кто поймает, сработает до следующего броска.
hint-munchkin-quest-fight = Обе суммы рядом. Играй карты, зови на помощь или бросай: до броска вмешаться может каждый.
hint-munchkin-quest-give-potion = Хит — это единица здоровья; без здоровья манчкин гибнет.
hint-munchkin-quest-give-to = Самый низкий уровень у нескольких: тебе решать, кому достанется карта.
hint-munchkin-quest-give-up = В начале следующего хода мёртвый манчкин встаёт на Входе: по две карты из обеих колод и 300 голдов.
hint-munchkin-quest-lay-at-once = То, что только что досталось, можно выложить сразу, даже в чужой ход.
hint-munchkin-quest-leave-behind = Оставленное лежит в комнате, пока кто-нибудь не подберёт.
hint-munchkin-quest-lose-item = Выбирай то, чего меньше жалко.
hint-munchkin-quest-lure = Когда всё открыто, в тихой комнате можно поискать драку.
hint-munchkin-quest-meeting = С монстрами в комнате сначала бьются. Немногие карты от этого избавляют.
hint-munchkin-quest-moves =
    { $device ->
        [keys] Иди, открывай темноту, обыскивай, заключай сделки, меняйся, выкладывай шмотки. Шаги тратит движение, карты бесплатны. В конце хода пойдут монстры. Осмотреться поможет команда map.
       *[mouse] Пятки — это шаги. Нажми на светящуюся комнату, чтобы идти, на темноту — чтобы открыть, или действуй здесь. Потом пойдут монстры.
    }
hint-munchkin-quest-opening = До первого хода выложи расу, класс и шмотки. Надетое и взятое в руки сразу делает сильнее.
hint-munchkin-quest-pay-card = Это цена. Годятся и карты с руки, и те, что лежат перед тобой.
hint-munchkin-quest-pay-price = Шмотки идут по своей цене, сдачи не бывает.
hint-munchkin-quest-pick-loot = Сокровища берут в оговорённом порядке; остальное — другим.
hint-munchkin-quest-pick-up = Вещи на полу достаются тому, кто их возьмёт.
hint-munchkin-quest-provoke = Монстры, которые тобой брезгуют, не трогают, пока на них не напасть.
hint-munchkin-quest-react =
    { $device ->
        [keys] Ты можешь вмешаться с места. Чаще всего пасуют: Enter, а skip — чтобы пасовать подольше. Второй раз о том же не спросят, если ничего не изменится.
       *[mouse] Ты можешь вмешаться с места. Чаще всего пасуют. Переключатель «Спрашивать» наверху решает, когда тебя спросят.
    }
hint-munchkin-quest-sell-items = Шмотки идут по своей цене и уходят в сброс. Сдачи нет.
hint-munchkin-quest-send-monster = Оттуда он пойдёт по стрелкам.
hint-munchkin-quest-tidy = Даром: шмотник мал и бонусов не даёт, зато освобождает руки. Большие шмотки стоят шагов.
hint-munchkin-quest-toll = Кто не платит, дерётся в этой комнате хуже.

## The guided game: what each part of a turn is about

guide-munchkin-quest-goal = Доберись до 10-го уровня и убей Босса на Входе. За убитых монстров дают уровни, а шмотки делают сильнее.
guide-munchkin-quest-card = Твой ход начинается с карты DxM. Она поможет тебе или навредит другому: прибереги её до нужной минуты.
guide-munchkin-quest-moves = У тебя три шага: на переходы, на новые комнаты, на обыск. Новая комната обычно означает бой.
guide-munchkin-quest-fight = Твоя сила и кубики против его уровня и кубиков. До броска все могут играть карты, а ты — звать на помощь.
guide-munchkin-quest-charity = В конце хода на руке остаётся пять карт. Лишнее достаётся манчкину с самым низким уровнем.
guide-munchkin-quest-monsters = Бросают Монстр-Кубик: монстры идут по стрелкам этого цвета. Кто дошёл до манчкина цвета своей подставки, встаёт там.
