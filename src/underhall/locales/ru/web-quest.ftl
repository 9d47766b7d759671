### Munchkin Quest's table in the browser: map, sheets, explanations. Имена не склоняются; игроку — «ты».

## Phases and the log

quest-phase-setup = Подготовка
quest-phase-card = Карта
quest-phase-moves = Шаги
quest-phase-charity = От щедрот
quest-phase-monsters = Монстры
quest-end = Конец
quest-roll = Бросок
quest-stat =
    { $stat ->
        [leads] в бою
        [helps] помогает
        [offers] предлагает помощь
        [near] рядом
        [far] далеко
       *[turn] ходит
    }
table-stop-munchkin-quest =
    { $stop ->
        [always] Всегда спрашивать
        [my-dungeon] Пас до моего боя
        [end-of-phase] Пас до конца фазы
        [hold] Держать паузу
       *[auto] Авто
    }
table-stop-about-munchkin-quest =
    { $stop ->
        [always] Меня спрашивают всегда, когда я могу вмешаться.
        [my-dungeon] Я пасую до своего боя или Проклятия на меня.
        [end-of-phase] Я пасую до конца этой фазы или боя.
        [hold] Меня спрашивают в каждый момент, даже если сделать ничего нельзя.
       *[auto] Меня спрашивают, когда это может быть важно.
    }
table-keep-as-munchkin-quest =
    { $ask ->
        [until-done] до конца этого боя или хода
        [until-targeted] пока меня не проклянут
       *[end-of-phase] до конца фазы
    }
quest-asks-fight = Сражается { $seat }: вмешаться?
quest-asks-my-fight = Твой бой: вмешаться?
quest-asks-turn = Ходит { $seat }: вмешаться?

## The map

quest-map =
    { $n ->
        [one] Карта подземелья, { $n } комната
        [few] Карта подземелья, { $n } комнаты
       *[many] Карта подземелья, { $n } комнат
    }
quest-map-about = Карта. Её двигают мышью или стрелками; колесо, плюс и минус меняют масштаб. Список комнат говорит то же словами.
quest-mini-map = Карта вокруг тебя
quest-map-tools = Инструменты карты
quest-zoom-in = Ближе
quest-zoom-out = Дальше
quest-fit = Вся
quest-whole-map = Вся карта
quest-back-to-fight = К бою
quest-back-to-trade = К обмену
quest-centre = Ко мне
quest-centre-on = К игроку { $name }
quest-room-list = Комнаты
quest-room-list-n = Список комнат ({ $n })
quest-you = ты
quest-you-are-here = Ты здесь
quest-in-room = { $room }
quest-dead-in = в могиле, { $room }
quest-cost-all = все
quest-fight-tag = бой
quest-deal-tag = сделка
quest-price =
    { $moves ->
        [all] все шаги
        [one] { $moves } шаг
        [few] { $moves } шага
       *[many] { $moves } шагов
    }
quest-explore-label =
    { $moves ->
        [all] Открыть комнату: { $side }, за все шаги
        [one] Открыть комнату: { $side }, { $moves } шаг
        [few] Открыть комнату: { $side }, { $moves } шага
       *[many] Открыть комнату: { $side }, { $moves } шагов
    }
quest-walk-there =
    { $moves ->
        [one] Идти туда ({ $moves } шаг)
        [few] Идти туда ({ $moves } шага)
       *[many] Идти туда ({ $moves } шагов)
    }
quest-look-closer = Рассмотреть: { $name }
quest-side =
    { $side ->
        [north] север
        [east] восток
        [south] юг
       *[west] запад
    }
quest-side-letter =
    { $side ->
        [north] С
        [east] В
        [south] Ю
       *[west] З
    }
quest-exit =
    { $to ->
        [none] { $side }: стена
        [dark] { $side }: { $kind }, темнота, { $cost ->
            [0] тебе не пройти
            [one] { $cost } шаг
            [few] { $cost } шага
           *[many] { $cost } шагов
        }
       *[other] { $side }: { $kind }, { $to }, { $cost ->
            [0] тебе не пройти
            [one] { $cost } шаг
            [few] { $cost } шага
           *[many] { $cost } шагов
        }
    }
quest-exit-short =
    { $cost ->
        [0] { $side }: { $kind }
       *[other] { $side }: { $kind }, { $cost }
    }
quest-arrow = { $emblem } — { $side }
quest-arrows = Стрелки: { $arrows }

## Rooms

quest-boss-waits = Босс { $n }
quest-sign-all = Все
quest-sign-letter =
    { $sign ->
        [warrior] Вн
        [wizard] Вш
        [cleric] К
        [thief] Вр
        [elf] Э
        [dwarf] Д
        [halfling] Х
       *[all] Все
    }
quest-sign-good = добрый знак: { $who }
quest-sign-bad = злой знак: { $who }
quest-sign-special = У этой комнаты своё правило
quest-room-deal = Сделка: { $deal }
quest-room-plain = Обычная комната.
quest-room-people = здесь: { $names }
quest-room-floor =
    { $n ->
        [one] на полу { $n } вещь
        [few] на полу { $n } вещи
       *[many] на полу { $n } вещей
    }
quest-no-search = обыскать нельзя
quest-search-sign = Обыск { $n }
quest-floor-items = На полу: { $items }
quest-floor-gold = голдов: { $n }
quest-munchkin-title = { $name }, уровень { $level }
quest-munchkin-dead = { $name }: в могиле
quest-monster-title = { $name }, уровень { $level }, подставка: { $emblem }
quest-monster-title-gait = { $name }, уровень { $level }, { $gait }, подставка: { $emblem }

## The Monster Die

quest-die-rolled = Выпало: { $emblem }
quest-die-tried = Если выпадет { $emblem }
quest-die-none = Бросают после каждого хода: монстры идут по стрелкам этого цвета.
quest-die-last = Последний бросок.
quest-die-ran =
    { $n ->
        [0] Никто из монстров не двинулся.
        [one] Двинулся { $n } монстр.
        [few] Двинулись { $n } монстра.
       *[many] Двинулось { $n } монстров.
    }
quest-die-move =
    { $n ->
        [0] Никто из монстров не двинется.
        [one] Идёт { $n } монстр.
        [few] Идут { $n } монстра.
       *[many] Идёт { $n } монстров.
    }
quest-die-would =
    { $n ->
        [0] Никто бы не двинулся.
        [one] Двинулся бы { $n } монстр.
        [few] Двинулись бы { $n } монстра.
       *[many] Двинулось бы { $n } монстров.
    }
quest-die-lurk = В засаде: { $n }.
quest-peek = Если:
quest-peek-label =
    { $n ->
        [one] { $emblem }: двинется { $n } монстр
        [few] { $emblem }: двинутся { $n } монстра
       *[many] { $emblem }: двинется { $n } монстров
    }

## Piles

quest-piles = Колоды
quest-pile-rooms = Комнаты
quest-pile-loot = Сокровища
quest-pile-monsters = Монстры
quest-discards = сброс ({ $n })
quest-discard-dxm = Сброс карт DxM
quest-discard-treasure = Сброс Сокровищ
quest-discard-monster = Сброс Монстров

## Sheets

quest-your-munchkin = Твой манчкин
quest-munchkin-of = Манчкин: { $name }
quest-open-sheet = { $name }: весь лист
quest-lv = Ур.
quest-goal-level = Набери уровень { $n }
quest-goal-boss = и убей Босса у Входа
quest-goal-mine = у тебя: уровень { $level }
quest-goal-lead = ты впереди: уровень { $level }
quest-goal-rival = впереди { $seat }: уровень { $level }
quest-goal-brink-hit = Ещё один хит — и смерть!
quest-goal-brink-boss = { $seat } может вызвать Босса у Входа!
quest-goal-brink-mine = Иди ко Входу и убей Босса!
quest-goal-brink-rival = { $seat } в одном уровне от Босса!
quest-level-of = уровень { $n }; с уровня { $goal } у Входа ждёт Босс
quest-health = здоровье { $n } из { $most }
quest-moves = шаги { $n } из { $most }
quest-holds = на руке: Сокровищ { $treasures }, карт DxM { $dxm }
quest-strength = сила { $n }
quest-strength-about = Уровень и шмотки, без кубиков и карт
quest-belt = пояс, без предела
quest-pack = шмотник, до { $n }
quest-belt-pack = пояс { $belt } · шмотник { $pack }
quest-slot-none = пусто
quest-slot-free = пусто
quest-item-packed = { $name }, упрятана
quest-item-idle = { $name }, сейчас без пользы
quest-item-bonus = { $name }, { $n }
quest-items =
    { $n ->
        [one] { $n } шмотка
        [few] { $n } шмотки
       *[many] { $n } шмоток
    }
quest-free-bases = свободно { $n }
quest-shunned = в следующем бою без помощника
quest-known = Известно, что в этой руке
quest-chip = { $name }, { $who }: уровень { $level }, здоровье { $health } из { $most }, карт { $cards }, голдов { $gold }

## Answers

quest-out-explore =
    { $moves ->
        [one] { $moves } шаг: комната, монстр
        [few] { $moves } шага: комната, монстр
       *[many] { $moves } шагов: комната, монстр
    }
quest-out-walk-fight =
    { $moves ->
        [one] { $moves } шаг, потом бой
        [few] { $moves } шага, потом бой
       *[many] { $moves } шагов, потом бой
    }
quest-do-explore = Открыть: { $side }
quest-do-face = Повернуть на { $face }
quest-do-walk = Идти: { $room }
quest-do-accept = Принять: { $name }
quest-do-counter = Торг: { $name }
quest-out-search = голды { $gold } %, Сокровище { $treasure } %, монстр { $monster } %
quest-out-deal = { $deal }
quest-out-pick-up =
    { $n ->
        [one] 1 шаг: { $n } вещь
        [few] 1 шаг: { $n } вещи
       *[many] 1 шаг: { $n } вещей
    }
quest-out-fight = твои { $mine } против { $theirs }, плюс кубики
quest-out-lure = взять монстра и биться здесь
quest-out-buy-level = 1000 голдами и шмотками
quest-out-tidy = даром: упрятать, достать, скинуть
quest-sale-sum =
    { $count ->
        [0] Уровень стоит { $price }.
        [one] { $count } шмотка: { $sum } из { $price }.
        [few] { $count } шмотки: { $sum } из { $price }.
       *[many] { $count } шмоток: { $sum } из { $price }.
    }
quest-sale-rest =
    { $missing ->
        [0] Остальное: { $gold } голдами.
       *[other] Голдов на { $gold }, не хватает { $missing }.
    }
quest-sale-told = { $told } { $rest }
quest-sale-worth = цена { $n }
quest-sale-cancel = Оставить всё себе
quest-charity-to =
    { $count ->
        [0] Твой уровень самый низкий: карта идёт в сброс.
        [one] Карту получает { $names }.
       *[other] Карту получает кто-то один: { $names }.
    }
quest-magic-costs =
    { $count ->
        [one] Пешком не дойти: если твоё предложение примут, придётся сыграть «{ $cards }».
       *[other] Пешком не дойти: если твоё предложение примут, придётся сыграть одну из карт: { $cards }.
    }
quest-out-trade = предложение: всё или ничего
quest-out-die = потерять всё и начать заново
quest-out-die-of = кубик: { $name }
quest-out-die-colour = на нём { $emblem }
quest-out-call =
    { $n ->
        [0] рядом никого; кто-то может явиться магией
        [one] может прийти { $n } манчкин
        [few] могут прийти { $n } манчкина
       *[many] могут прийти { $n } манчкинов
    }
quest-out-odds = { $n } %, если никто не вмешается
quest-out-accept = { $before } % → { $after } %, цена: { $price }
quest-price-gold =
    { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
quest-price-first = первый выбор
quest-done = Готово
quest-passing-done =
    { $kind ->
        [opening] начать игру
        [tidy] назад к ходам
        [pick-up] остальное оставить
        [sell-items] купить уровень
        [build-trade] предложить
       *[other] это всё
    }
quest-out-lay = выложить
quest-out-lay-bonus = выложить: { $bonus }
quest-out-pack = в шмотник
quest-out-stow = в шмотник
quest-out-take-out = из шмотника
quest-out-grip = одной рукой или двумя
quest-out-drop = на пол
quest-out-shed = отказаться
quest-out-swap = вместо другой карты, она сбрасывается
quest-out-throw = метнуть
quest-out-use = применить
quest-out-power = применить качество
quest-out-d10 = бросить d10
quest-out-uncurse = избавиться
quest-out-play = сыграть
quest-out-monster = уровень { $level }
quest-out-bribe = заплатить, и он уйдёт
quest-out-seat = уровень { $level }, голдов { $gold }
quest-out-place = там никого
quest-out-place-monsters =
    { $n ->
        [one] там { $n } монстр
        [few] там { $n } монстра
       *[many] там { $n } монстров
    }
quest-tip-moves =
    { $n ->
        [0] Шагов нет. Карты и шмотки ещё работают.
        [one] Остался { $n } шаг. Выбери светящуюся комнату или действуй здесь.
        [few] Осталось { $n } шага. Выбери светящуюся комнату или действуй здесь.
       *[many] Осталось { $n } шагов. Выбери светящуюся комнату или действуй здесь.
    }
quest-passing-end =
    { $n ->
        [0] идут монстры
        [one] пропадёт { $n } шаг, идут монстры
        [few] пропадут { $n } шага, идут монстры
       *[many] пропадут { $n } шагов, идут монстры
    }
quest-passing-roll = { $n } %, если не вмешаются
quest-passing-roll-all = сначала могут вмешаться
quest-moment-curse = { $by } играет «{ $card }». Жертва: { $victim }.
quest-moment-fight = { $seat } против монстра «{ $card }»: { $ours } к { $theirs }.
quest-moment-card = Разыгрывается «{ $card }».
quest-moment-roll = Бросает { $seat }.
quest-moment-monsters = Черёд Монстров.
quest-moment-turn = Ходит { $seat }.
withheld-item-in-fight = Шмотки выкладывают только вне боя.
withheld-item-turn = Шмотки выкладывают только в свою фазу шагов.
withheld-slot = Место занято, или это не для тебя.
withheld-character = На это у тебя уже нет места.
withheld-combat = Только в бою.
withheld-roll = Только сразу после броска.
withheld-now = Сейчас не время.
withheld-not-in-combat = Не во время боя.
withheld-own-turn = Только в свой ход.
withheld-meeting = Только перед своим боем.
withheld-own-combat = Только в своём бою.
withheld-defeat = Только сразу после поражения.
withheld-victory = Только сразу после своей победы.
withheld-curse = Только против Проклятия.
withheld-hits = Только когда теряешь хиты.
withheld-boss = На Босса это не действует.
withheld-reach = Ты слишком далеко, или этот бой для тебя закрыт.
munchkin-quest-withheld-no-target = Сейчас от этого не будет толку.

## What cannot be done now, and why not

not-now-explore = Открыть комнату
not-now-search = Обыскать комнату
not-now-deal = Заключить сделку
not-now-buy-level = Купить уровень
not-now-trade = Обмен
not-now-call = Позвать на помощь
withheld-no-rooms = Комнат больше не осталось.
withheld-no-moves = Шагов не осталось.
withheld-dear = Путь стоит больше шагов, чем у тебя есть.
withheld-no-dark = Все пути отсюда уже открыты.
withheld-no-search = Эту комнату обыскивать нельзя.
withheld-monster = Нельзя, пока здесь монстр.
withheld-cleaned-out = Комната зачищена.
withheld-once = Каждую комнату раз за ход.
withheld-terms = Тебе нечем платить, или сделка в этот ход уже была.
withheld-last-level = { $n }-й уровень дают только за убитого монстра.
withheld-price = Нужно 1000 голдами и шмотками, у тебя { $n }.
withheld-alone = Меняться в этот ход больше не с кем.
withheld-helper = Помощник у тебя уже есть.
withheld-no-helper = Никого нет здесь или рядом, и магией никто не придёт.
withheld-called = Звать на помощь в этом бою больше нельзя.

## Why

quest-why-rest = Карты, комнаты и качества
quest-why-strength = С чем идёт в бой { $seat }
quest-why-idle = Сейчас без пользы: { $items }.
quest-why-level = Почему уровень { $n }?
quest-why-boss = У Босса свой уровень
quest-why-way =
    { $n ->
        [one] { $card }: почему { $n } комната?
        [few] { $card }: почему { $n } комнаты?
       *[many] { $card }: почему { $n } комнат?
    }
quest-why-arrow = { $at } { $room }: стрелка, { $emblem }
quest-why-contrary = { $at } { $room }: против стрелки, { $emblem }
quest-why-fast = +1 { $room }: быстрый, ещё одна
quest-why-jump = через дыру или край: { $room }
quest-why-target = { $room }: здесь { $seat }
quest-why-blocked = { $room }: нет хода, { $side }
quest-why-slow = { $room }: медленный, одна комната
quest-why-no-arrow = { $room }: нет стрелки, { $emblem }
quest-why-stop = стоп
quest-why-base = Подставка игрока { $seat } ({ $emblem }): только эта цель его остановит.
quest-why-stay = Кто остался на месте: { $emblem }
quest-stay = { $card }
quest-stay-lurks = { $card } не двигается никогда
quest-stay-target = { $card }: цель найдена, { $seat }
quest-stay-blocked = { $card }: путь закрыт
quest-stay-no-arrow = { $card }: нет такой стрелки
quest-why-sums = Почему { $ours } к { $theirs }?
quest-sum-level = Уровень: { $seat }
quest-sum-monster = Уровень: { $card }
quest-sum-card-by = { $card } ({ $seat })
quest-sum-hatred = Монстр невзлюбил этого манчкина
quest-sum-room = Комната
quest-sum-added = Добавлено
quest-sum-dice = Кубики
quest-sum-ours = Манчкины
quest-sum-theirs = Монстры
quest-sum-more = Больше, чем у монстров: победа.
quest-sum-less = Меньше, чем у монстров: поражение.
quest-sum-tie = Ничья: поражение.
quest-sum-tie-won = Ничья: победа, ведь эта сторона побеждает при ничьей.
quest-why-search = Почему { $n }?
quest-search-dice =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
quest-search-room = Знак комнаты { $room }
quest-find =
    { $find ->
        [monster] монстр
        [gold] голды
        [looted] голды и Сокровище, пограблена
        [cleaned] 2 Сокровища, зачищена
       *[all] 3 Сокровища, зачищена
    }
quest-why-escaped = Смывка удалась: { $card }
quest-why-caught = Не уйти: { $card }
quest-escape-roll = Бросок смывки со всем, что его меняет
quest-escape-needed = Нужно
quest-why-power = Качество сработало: { $card }
quest-why-no-power = Качество не сработало: { $card }
quest-d10-roll = d10
quest-d10-limit = Уровень со всем, что его меняет
quest-why-moves = Шаги
quest-why-supply = Запас на ход
quest-why-left = Осталось
quest-why-prices = Коридор и дверь 1; запертая дверь и потайной ход 3; некоторые карты говорят иначе.
quest-why-dice = Почему { $n }?
quest-why-dice-count = Сколько кубиков

## The end

quest-end-note = сила { $strength }, шмоток { $items }
quest-chart-goal = с уровня { $goal } — Босс
quest-chart-gold = что в кошельке
quest-monsters-win = Монстры победили
