### Munchkin Quest's table in the browser: map, sheets, explanations. Імена не відмінюються; гравцеві — «ти».

## Phases and the log

quest-phase-setup = Підготування
quest-phase-card = Карта
quest-phase-moves = Кроки
quest-phase-charity = Зі щедрот
quest-phase-monsters = Потвори
quest-end = Кінець
quest-roll = Кидок
quest-stat =
    { $stat ->
        [leads] у бою
        [helps] допомагає
        [offers] пропонує поміч
        [near] поруч
        [far] далеко
       *[turn] ходить
    }
table-stop-munchkin-quest =
    { $stop ->
        [always] Завжди питати
        [my-dungeon] Пас до мого бою
        [end-of-phase] Пас до кінця фази
        [hold] Тримати паузу
       *[auto] Авто
    }
table-stop-about-munchkin-quest =
    { $stop ->
        [always] Мене питають щоразу, коли я можу втрутитися.
        [my-dungeon] Я пасую до свого бою або Прокляття на мене.
        [end-of-phase] Я пасую до кінця цієї фази чи бою.
        [hold] Мене питають щомиті, навіть якщо зробити нічого не можна.
       *[auto] Мене питають, коли це може бути важливо.
    }
table-keep-as-munchkin-quest =
    { $ask ->
        [until-done] до кінця цього бою чи ходу
        [until-targeted] поки мене не проклянуть
       *[end-of-phase] до кінця фази
    }
quest-asks-fight = Б’ється { $seat }: втрутитися?
quest-asks-my-fight = Твій бій: втрутитися?
quest-asks-turn = Ходить { $seat }: втрутитися?

## The map

quest-map =
    { $n ->
        [one] Мапа підземелля, { $n } кімната
        [few] Мапа підземелля, { $n } кімнати
       *[many] Мапа підземелля, { $n } кімнат
    }
quest-map-about = Мапа. Її рухають мишею або стрілками; колесо, плюс і мінус змінюють масштаб. Список кімнат каже те саме словами.
quest-mini-map = Мапа навколо тебе
quest-map-tools = Інструменти мапи
quest-zoom-in = Ближче
quest-zoom-out = Далі
quest-fit = Уся
quest-whole-map = Уся мапа
quest-back-to-fight = До бою
quest-back-to-trade = До обміну
quest-centre = До мене
quest-centre-on = До гравця { $name }
quest-room-list = Кімнати
quest-room-list-n = Список кімнат ({ $n })
quest-you = ти
quest-you-are-here = Ти тут
quest-in-room = { $room }
quest-dead-in = у могилі, { $room }
quest-cost-all = усі
quest-fight-tag = бій
quest-deal-tag = оборудка
quest-price =
    { $moves ->
        [all] усі кроки
        [one] { $moves } крок
        [few] { $moves } кроки
       *[many] { $moves } кроків
    }
quest-explore-label =
    { $moves ->
        [all] Відкрити кімнату: { $side }, за всі кроки
        [one] Відкрити кімнату: { $side }, { $moves } крок
        [few] Відкрити кімнату: { $side }, { $moves } кроки
       *[many] Відкрити кімнату: { $side }, { $moves } кроків
    }
quest-walk-there =
    { $moves ->
        [one] Іти туди ({ $moves } крок)
        [few] Іти туди ({ $moves } кроки)
       *[many] Іти туди ({ $moves } кроків)
    }
quest-look-closer = Роздивитися: { $name }
quest-side =
    { $side ->
        [north] північ
        [east] схід
        [south] південь
       *[west] захід
    }
quest-side-letter =
    { $side ->
        [north] Пн
        [east] Сх
        [south] Пд
       *[west] Зх
    }
quest-exit =
    { $to ->
        [none] { $side }: стіна
        [dark] { $side }: { $kind }, темрява, { $cost ->
            [0] тобі не пройти
            [one] { $cost } крок
            [few] { $cost } кроки
           *[many] { $cost } кроків
        }
       *[other] { $side }: { $kind }, { $to }, { $cost ->
            [0] тобі не пройти
            [one] { $cost } крок
            [few] { $cost } кроки
           *[many] { $cost } кроків
        }
    }
quest-exit-short =
    { $cost ->
        [0] { $side }: { $kind }
       *[other] { $side }: { $kind }, { $cost }
    }
quest-arrow = { $emblem } — { $side }
quest-arrows = Стрілки: { $arrows }

## Rooms

quest-boss-waits = Бос { $n }
quest-sign-all = Усі
quest-sign-letter =
    { $sign ->
        [warrior] В
        [wizard] Ч
        [cleric] К
        [thief] З
        [elf] Е
        [dwarf] Д
        [halfling] Г
       *[all] Усі
    }
quest-sign-good = добрий знак: { $who }
quest-sign-bad = лихий знак: { $who }
quest-sign-special = Ця кімната має власне правило
quest-room-deal = Оборудка: { $deal }
quest-room-plain = Звичайна кімната.
quest-room-people = тут: { $names }
quest-room-floor =
    { $n ->
        [one] на підлозі { $n } річ
        [few] на підлозі { $n } речі
       *[many] на підлозі { $n } речей
    }
quest-no-search = обшукати не можна
quest-search-sign = Обшук { $n }
quest-floor-items = На підлозі: { $items }
quest-floor-gold = голдів: { $n }
quest-munchkin-title = { $name }, рівень { $level }
quest-munchkin-dead = { $name }: у могилі
quest-monster-title = { $name }, рівень { $level }, підставка: { $emblem }
quest-monster-title-gait = { $name }, рівень { $level }, { $gait }, підставка: { $emblem }

## The Monster Die

quest-die-rolled = Випало: { $emblem }
quest-die-tried = Якщо випаде { $emblem }
quest-die-none = Кидають після кожного ходу: потвори йдуть за стрілками цього кольору.
quest-die-last = Останній кидок.
quest-die-ran =
    { $n ->
        [0] Жодна потвора не рушила.
        [one] Рушила { $n } потвора.
        [few] Рушили { $n } потвори.
       *[many] Рушило { $n } потвор.
    }
quest-die-move =
    { $n ->
        [0] Жодна потвора не рушить.
        [one] Іде { $n } потвора.
        [few] Ідуть { $n } потвори.
       *[many] Іде { $n } потвор.
    }
quest-die-would =
    { $n ->
        [0] Жодна б не рушила.
        [one] Рушила б { $n } потвора.
        [few] Рушили б { $n } потвори.
       *[many] Рушило б { $n } потвор.
    }
quest-die-lurk = У засідці: { $n }.
quest-peek = Якщо:
quest-peek-label =
    { $n ->
        [one] { $emblem }: рушить { $n } потвора
        [few] { $emblem }: рушить { $n } потвори
       *[many] { $emblem }: рушить { $n } потвор
    }

## Piles

quest-piles = Колоди
quest-pile-rooms = Кімнати
quest-pile-loot = Скарби
quest-pile-monsters = Потвори
quest-discards = скид ({ $n })
quest-discard-dxm = Скид карт DxM
quest-discard-treasure = Скид Скарбів
quest-discard-monster = Скид Потвор

## Sheets

quest-your-munchkin = Твій манчкін
quest-munchkin-of = Манчкін: { $name }
quest-open-sheet = { $name }: увесь аркуш
quest-lv = Рів.
quest-goal-level = Здобудь рівень { $n }
quest-goal-boss = і вбий Боса біля Входу
quest-goal-mine = у тебе: рівень { $level }
quest-goal-lead = ти попереду: рівень { $level }
quest-goal-rival = попереду { $seat }: рівень { $level }
quest-goal-brink-hit = Ще один хіт — і смерть!
quest-goal-brink-boss = { $seat } може викликати Боса біля Входу!
quest-goal-brink-mine = Іди до Входу й убий Боса!
quest-goal-brink-rival = { $seat } за один рівень від Боса!
quest-level-of = рівень { $n }; з рівня { $goal } біля Входу чекає Бос
quest-health = здоров’я { $n } з { $most }
quest-moves = кроки { $n } з { $most }
quest-holds = у руці: Скарбів { $treasures }, карт DxM { $dxm }
quest-strength = сила { $n }
quest-strength-about = Рівень і манатки, без кубиків і карт
quest-belt = пояс, без межі
quest-pack = торба, до { $n }
quest-belt-pack = пояс { $belt } · торба { $pack }
quest-slot-none = порожньо
quest-slot-free = вільно
quest-item-packed = { $name }, запаковано
quest-item-idle = { $name }, зараз без користі
quest-item-bonus = { $name }, { $n }
quest-items =
    { $n ->
        [one] { $n } манатка
        [few] { $n } манатки
       *[many] { $n } манаток
    }
quest-free-bases = вільних { $n }
quest-shunned = у наступному бою без помічника
quest-known = Відомо, що в цій руці
quest-chip = { $name }, { $who }: рівень { $level }, здоров’я { $health } з { $most }, карт { $cards }, голдів { $gold }

## Answers

quest-out-explore =
    { $moves ->
        [one] { $moves } крок: кімната, потвора
        [few] { $moves } кроки: кімната, потвора
       *[many] { $moves } кроків: кімната, потвора
    }
quest-out-walk-fight =
    { $moves ->
        [one] { $moves } крок, потім бій
        [few] { $moves } кроки, потім бій
       *[many] { $moves } кроків, потім бій
    }
quest-do-explore = Відкрити: { $side }
quest-do-face = Повернути на { $face }
quest-do-walk = Іти: { $room }
quest-do-accept = Прийняти: { $name }
quest-do-counter = Торг: { $name }
quest-out-search = голди { $gold } %, Скарб { $treasure } %, потвора { $monster } %
quest-out-deal = { $deal }
quest-out-pick-up =
    { $n ->
        [one] 1 крок: { $n } річ
        [few] 1 крок: { $n } речі
       *[many] 1 крок: { $n } речей
    }
quest-out-fight = твої { $mine } проти { $theirs }, плюс кубики
quest-out-lure = узяти потвору й битися тут
quest-out-buy-level = 1000 голдами й манатками
quest-out-tidy = безкоштовно: запакувати, дістати, кинути
quest-sale-sum =
    { $count ->
        [0] Рівень коштує { $price }.
        [one] { $count } манатка: { $sum } з { $price }.
        [few] { $count } манатки: { $sum } з { $price }.
       *[many] { $count } манаток: { $sum } з { $price }.
    }
quest-sale-rest =
    { $missing ->
        [0] Решта: { $gold } голдами.
       *[other] Голдів на { $gold }, бракує { $missing }.
    }
quest-sale-told = { $told } { $rest }
quest-sale-worth = ціна { $n }
quest-sale-cancel = Лишити все собі
quest-charity-to =
    { $count ->
        [0] Твій рівень найнижчий: карта йде у скид.
        [one] Карту отримує { $names }.
       *[other] Карту отримує хтось один: { $names }.
    }
quest-magic-costs =
    { $count ->
        [one] Пішки не дійти: якщо твою пропозицію приймуть, доведеться зіграти «{ $cards }».
       *[other] Пішки не дійти: якщо твою пропозицію приймуть, доведеться зіграти одну з карт: { $cards }.
    }
quest-out-trade = пропозиція: усе або нічого
quest-out-die = втратити все й почати знову
quest-out-die-of = кубик: { $name }
quest-out-die-colour = на ньому { $emblem }
quest-out-call =
    { $n ->
        [0] поруч нікого; хтось може з’явитися магією
        [one] може прийти { $n } манчкін
        [few] можуть прийти { $n } манчкіни
       *[many] можуть прийти { $n } манчкінів
    }
quest-out-odds = { $n } %, якщо ніхто не втрутиться
quest-out-accept = { $before } % → { $after } %, ціна: { $price }
quest-price-gold =
    { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }
quest-price-first = перший вибір
quest-done = Готово
quest-passing-done =
    { $kind ->
        [opening] почати гру
        [tidy] назад до ходів
        [pick-up] решту залишити
        [sell-items] купити рівень
        [build-trade] запропонувати
       *[other] це все
    }
quest-out-lay = викласти
quest-out-lay-bonus = викласти: { $bonus }
quest-out-pack = у торбу
quest-out-stow = у торбу
quest-out-take-out = із торби
quest-out-grip = однією рукою чи двома
quest-out-drop = на підлогу
quest-out-shed = відмовитися
quest-out-swap = замість іншої карти, її буде скинуто
quest-out-throw = метнути
quest-out-use = застосувати
quest-out-power = застосувати здібність
quest-out-d10 = кинути d10
quest-out-uncurse = позбутися
quest-out-play = зіграти
quest-out-monster = рівень { $level }
quest-out-bribe = заплатити, і вона піде
quest-out-seat = рівень { $level }, голдів { $gold }
quest-out-place = там нікого
quest-out-place-monsters =
    { $n ->
        [one] там { $n } потвора
        [few] там { $n } потвори
       *[many] там { $n } потвор
    }
quest-tip-moves =
    { $n ->
        [0] Кроків немає. Карти й манатки ще діють.
        [one] Лишився { $n } крок. Вибери кімнату, що світиться, або дій тут.
        [few] Лишилося { $n } кроки. Вибери кімнату, що світиться, або дій тут.
       *[many] Лишилося { $n } кроків. Вибери кімнату, що світиться, або дій тут.
    }
quest-passing-end =
    { $n ->
        [0] ідуть потвори
        [one] пропаде { $n } крок, ідуть потвори
        [few] пропадуть { $n } кроки, ідуть потвори
       *[many] пропадуть { $n } кроків, ідуть потвори
    }
quest-passing-roll = { $n } %, якщо не втрутяться
quest-passing-roll-all = спершу можуть втрутитися
quest-moment-curse = { $by } грає «{ $card }». Жертва: { $victim }.
quest-moment-fight = { $seat } проти потвори «{ $card }»: { $ours } до { $theirs }.
quest-moment-card = Розігрується «{ $card }».
quest-moment-roll = Кидає { $seat }.
quest-moment-monsters = Хід Потвор.
quest-moment-turn = Ходить { $seat }.
withheld-item-in-fight = Манатки викладають лише поза боєм.
withheld-item-turn = Манатки викладають лише у своїй фазі кроків.
withheld-slot = Місце зайняте, або це не для тебе.
withheld-character = На це в тебе вже немає місця.
withheld-combat = Лише в бою.
withheld-roll = Лише одразу після кидка.
withheld-now = Зараз не час.
withheld-not-in-combat = Не під час бою.
withheld-own-turn = Лише у свій хід.
withheld-meeting = Лише перед своїм боєм.
withheld-own-combat = Лише у своєму бою.
withheld-defeat = Лише одразу після поразки.
withheld-victory = Лише одразу після своєї перемоги.
withheld-curse = Лише проти Прокляття.
withheld-hits = Лише коли втрачаєш хіти.
withheld-boss = На Боса це не діє.
withheld-reach = Ти задалеко, або цей бій для тебе закритий.
munchkin-quest-withheld-no-target = Зараз від цього не буде користі.

## What cannot be done now, and why not

not-now-explore = Відкрити кімнату
not-now-search = Обшукати кімнату
not-now-deal = Укласти оборудку
not-now-buy-level = Купити рівень
not-now-trade = Обмін
not-now-call = Покликати на поміч
withheld-no-rooms = Кімнат більше не лишилося.
withheld-no-moves = Кроків не лишилося.
withheld-dear = Шлях коштує більше кроків, ніж ти маєш.
withheld-no-dark = Усі шляхи звідси вже відкрито.
withheld-no-search = Цю кімнату обшукувати не можна.
withheld-monster = Не можна, поки тут потвора.
withheld-cleaned-out = Кімнату вичищено.
withheld-once = Кожну кімнату раз за хід.
withheld-terms = Тобі нема чим платити, або оборудка цього ходу вже була.
withheld-last-level = { $n }-й рівень дають лише за вбиту потвору.
withheld-price = Треба 1000 голдами й манатками, у тебе { $n }.
withheld-alone = Мінятися цього ходу більше ні з ким.
withheld-helper = Помічник у тебе вже є.
withheld-no-helper = Нікого нема тут чи поруч, і магією ніхто не прийде.
withheld-called = Кликати на поміч у цьому бою більше не можна.

## Why

quest-why-rest = Карти, кімнати й здібності
quest-why-strength = З чим іде в бій { $seat }
quest-why-idle = Зараз без користі: { $items }.
quest-why-level = Чому рівень { $n }?
quest-why-boss = Бос має власний рівень
quest-why-way =
    { $n ->
        [one] { $card }: чому { $n } кімната?
        [few] { $card }: чому { $n } кімнати?
       *[many] { $card }: чому { $n } кімнат?
    }
quest-why-arrow = { $at } { $room }: стрілка, { $emblem }
quest-why-contrary = { $at } { $room }: проти стрілки, { $emblem }
quest-why-fast = +1 { $room }: Швидка, ще одна
quest-why-jump = через діру чи край: { $room }
quest-why-target = { $room }: тут { $seat }
quest-why-blocked = { $room }: немає ходу, { $side }
quest-why-slow = { $room }: повільна, одна кімната
quest-why-no-arrow = { $room }: немає стрілки, { $emblem }
quest-why-stop = стоп
quest-why-base = Підставка гравця { $seat } ({ $emblem }): тільки ця ціль її зупинить.
quest-why-stay = Хто лишився на місці: { $emblem }
quest-stay = { $card }
quest-stay-lurks = { $card } не рухається ніколи
quest-stay-target = { $card }: ціль знайдено, { $seat }
quest-stay-blocked = { $card }: шлях закрито
quest-stay-no-arrow = { $card }: немає такої стрілки
quest-why-sums = Чому { $ours } до { $theirs }?
quest-sum-level = Рівень: { $seat }
quest-sum-monster = Рівень: { $card }
quest-sum-card-by = { $card } ({ $seat })
quest-sum-hatred = Потвора не злюбила цього манчкіна
quest-sum-room = Кімната
quest-sum-added = Додано
quest-sum-dice = Кубики
quest-sum-ours = Манчкіни
quest-sum-theirs = Потвори
quest-sum-more = Більше, ніж у потвор: перемога.
quest-sum-less = Менше, ніж у потвор: поразка.
quest-sum-tie = Нічия: поразка.
quest-sum-tie-won = Нічия: перемога, бо ця сторона перемагає в разі нічиєї.
quest-why-search = Чому { $n }?
quest-search-dice =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }
quest-search-room = Знак кімнати { $room }
quest-find =
    { $find ->
        [monster] потвора
        [gold] голди
        [looted] голди та Скарб, пограбована
        [cleaned] 2 Скарби, вичищена
       *[all] 3 Скарби, вичищена
    }
quest-why-escaped = Утеча вдалася: { $card }
quest-why-caught = Не втекти: { $card }
quest-escape-roll = Кидок утечі з усім, що його змінює
quest-escape-needed = Потрібно
quest-why-power = Здібність спрацювала: { $card }
quest-why-no-power = Здібність не спрацювала: { $card }
quest-d10-roll = d10
quest-d10-limit = Рівень з усім, що його змінює
quest-why-moves = Кроки
quest-why-supply = Запас на хід
quest-why-left = Лишилося
quest-why-prices = Коридор і двері 1; замкнені двері й потаємний хід 3; деякі карти кажуть інакше.
quest-why-dice = Чому { $n }?
quest-why-dice-count = Скільки кубиків

## The end

quest-end-note = сила { $strength }, манаток { $items }
quest-chart-goal = з рівня { $goal } — Бос
quest-chart-gold = що в гаманці
quest-monsters-win = Потвори перемогли
