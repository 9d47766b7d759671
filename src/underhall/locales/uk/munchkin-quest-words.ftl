### Munchkin Quest: the words of the rulebook as labels on sheets, cards and rooms. They stand alone and are never inflected.

## Places on the sheet

mq-slot-head = Голова
mq-slot-body = Тулуб
mq-slot-feet = Ноги
mq-slot-hand = Рука
mq-slot-hands = Руки
mq-slot-worn = Надягнене без комірки
mq-slot-belt = Пояс
mq-slot-pack = Торба
mq-slot-big = Великі манатки

## Items: kinds

mq-item-headgear = Головняк
mq-item-armour = Броник
mq-item-footgear = Взуванка
mq-item-one-hand = В одну руку
mq-item-two-hands = У дві руки
mq-item-bling = Блискітка
mq-item-garment = Одежина
mq-item-knickknack = Штукенція
mq-item-potion = Зілля
mq-item-scroll = Сувій
mq-item-go-up-a-level = Отримай рівень

## Items: keywords

mq-item-big = Велика
mq-item-one-use = Разова
mq-item-throwing = Метальна
mq-item-magic = Чарівна
mq-item-holy = Свята
mq-item-flaming = Полум’яна
mq-item-evil = Потворна
mq-item-shield = Щит
mq-item-weapon = Зброя
mq-item-sword = Меч
mq-item-spear = Спис
mq-item-axe = Сокира
mq-item-mace = Булава
mq-item-bow = Лук
mq-item-dagger = Кинджал
mq-item-club = Дрюк

## Abilities that items give

mq-ability-flight = Політ
mq-ability-fire-protection = Захист від вогню

## Monsters: traits, sizes, gaits

mq-trait-undead = Нежить
mq-trait-demon = Демон
mq-trait-dragon = Дракон
mq-trait-giant = Велетень
mq-trait-beast = Звір
mq-trait-construct = Конструкт
mq-trait-plant = Рослина
mq-trait-humanoid = Людиноподібна
mq-trait-slimy = Слизька
mq-trait-tentacled = Щупальцева
mq-trait-fiery = Вогняна
mq-trait-flying = Летюча
mq-trait-scary = Страшна
mq-size-tiny = Крихітна
mq-size-small = Дрібна
mq-size-human = Завбільшки з людину
mq-size-huge = Величезна
mq-gait-normal = Звичайна
mq-gait-fast = Швидка
mq-gait-slow = Повільна
mq-gait-lurking = Засідкова
mq-gait-ambusher = Вичікувальна
mq-gait-contrary = Перекірлива
mq-gait-special = Особлива

## The map

mq-link-passage = Коридор
mq-link-door = Двері
mq-link-locked-door = Замкнені двері
mq-link-hidden-passage = Потаємний хід
mq-link-wall = Стіна
mq-colour-red = Червоний
    .emblem = місяць
mq-colour-orange = Помаранчевий
    .emblem = полум’я
mq-colour-yellow = Жовтий
    .emblem = зірка
mq-colour-green = Зелений
    .emblem = листок
mq-colour-blue = Синій
    .emblem = ключ
mq-colour-purple = Фіолетовий
    .emblem = блискавка

## Races and classes

mq-race-human = Людина
mq-race-dwarf = Дворф
mq-race-elf = Ельф
mq-race-halfling = Гафлінг
mq-class-none = Без класу
mq-class-warrior = Воїн
mq-class-wizard = Чарівник
mq-class-cleric = Клірик
mq-class-thief = Злодій

## Decks, and the kinds of DxM cards

mq-deck-monster = Потвори
mq-deck-treasure = Скарби
mq-deck-dxm = Карти Deus ex Munchkin
    .short = Карти DxM
mq-kind-race = Раса
mq-kind-class = Клас
mq-kind-half-breed = Напівкровка
mq-kind-super-munchkin = Супер-Манчкін
mq-kind-curse = Прокляття
mq-kind-enhancer = Підсилювач
mq-kind-wandering-monster = Закликач
mq-kind-mate = Закликач
mq-kind-cheat = Чит
mq-kind-loaded-die = Кості
mq-kind-go-up-a-level = Рівень
mq-kind-move-or-room-trick = Хитрощі

## When a card or power may be used

mq-timing-any-time = Будь-коли
mq-timing-any-time-not-combat = Будь-коли, крім бою
mq-timing-own-turn-not-combat = У свій хід, крім бою
mq-timing-in-combat = У будь-якому бою
mq-timing-own-combat = У своєму бою
mq-timing-after-roll = Після кидка
mq-timing-after-defeat = Після поразки
mq-timing-after-fight = Після бою
mq-timing-after-won-fight = Після своєї перемоги
mq-timing-own-turn-or-escape = У свій хід або на втечі
mq-timing-own-turn-meeting = Перед своїм боєм
mq-timing-curse-on-you = Коли проклинають тебе
mq-timing-curse-on-anyone = Коли когось проклинають
mq-timing-would-lose-hits = Коли втрачаєш хіти

## What the table counts and names

mq-word-munchkin = Манчкін
mq-word-monster = Потвора
mq-word-leader = Ведучий
mq-word-helper = Помічник
mq-word-target = Ціль
mq-word-gang = Банда
mq-word-boss = Бос
mq-word-level = Рівень
mq-word-levels = Рівні
mq-word-race = Раса
mq-word-class = Клас
mq-word-health = Здоров’я
mq-word-hits = Хіти
mq-word-moves = Кроки
mq-word-move-supply = Запас кроків
mq-word-gold = Голди
mq-word-value = Ціна
mq-word-bonus = Бонус
mq-word-strength = Сила
mq-word-dice = Кубики
mq-word-treasures = Скарби
mq-word-items = Манатки
mq-word-hand = Рука
mq-word-curses = Прокляття
mq-word-in-use = В ужитку
mq-word-worn = Надягнена
mq-word-packed = Запакована
mq-word-dropped = Кинута
mq-word-entrance = Вхід
mq-word-room = Кімната
mq-word-explore = Відкриття
mq-word-search = Обшук
mq-word-looted = Пограбована
mq-word-cleaned-out = Вичищена
mq-word-deal = Оборудка
mq-word-trade = Обмін
mq-word-charity = Зі щедрот
mq-word-fight = Бій
mq-word-escape = Утеча
mq-word-bad-stuff = Капость
mq-word-disdain = Гребує
mq-word-death = Смерть
mq-word-good-sign = Добрий знак
mq-word-bad-sign = Лихий знак
mq-word-discard-power = Здібність за скид
mq-word-d10-power = Сила-d10
mq-word-monster-die = Кубик Потвор
mq-word-monsters-turn = Хід Потвор
mq-word-arrow = Стрілка
mq-word-base = Підставка
