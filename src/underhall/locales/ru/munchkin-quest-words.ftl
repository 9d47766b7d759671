### Munchkin Quest: the words of the rulebook as labels on sheets, cards and rooms. They stand alone and are never inflected.

## Places on the sheet

mq-slot-head = Голова
mq-slot-body = Торс
mq-slot-feet = Ноги
mq-slot-hand = Рука
mq-slot-hands = Руки
mq-slot-worn = Надето без ячейки
mq-slot-belt = Пояс
mq-slot-pack = Шмотник
mq-slot-big = Большие шмотки

## Items: kinds

mq-item-headgear = Головняк
mq-item-armour = Броник
mq-item-footgear = Обувка
mq-item-one-hand = В одну руку
mq-item-two-hands = В две руки
mq-item-bling = Блистюлька
mq-item-garment = Одёжка
mq-item-knickknack = Фиговина
mq-item-potion = Зелье
mq-item-scroll = Свиток
mq-item-go-up-a-level = Получи уровень

## Items: keywords

mq-item-big = Большая
mq-item-one-use = Разовая
mq-item-throwing = Метательная
mq-item-magic = Волшебная
mq-item-holy = Святая
mq-item-flaming = Пламенная
mq-item-evil = Чудовищная
mq-item-shield = Щит
mq-item-weapon = Оружие
mq-item-sword = Меч
mq-item-spear = Копьё
mq-item-axe = Топор
mq-item-mace = Палица
mq-item-bow = Лук
mq-item-dagger = Кинжал
mq-item-club = Дубина

## Abilities that items give

mq-ability-flight = Полёт
mq-ability-fire-protection = Защита от пламени

## Monsters: traits, sizes, gaits

mq-trait-undead = Андед
mq-trait-demon = Демон
mq-trait-dragon = Дракон
mq-trait-giant = Великан
mq-trait-beast = Зверь
mq-trait-construct = Конструкт
mq-trait-plant = Растение
mq-trait-humanoid = Человек
mq-trait-slimy = Слизистый
mq-trait-tentacled = Щупальцевый
mq-trait-fiery = Огненный
mq-trait-flying = Летучий
mq-trait-scary = Страшный
mq-size-tiny = Крохотный
mq-size-small = Мелкий
mq-size-human = С обычного человека
mq-size-huge = Огромный
mq-gait-normal = Обычный
mq-gait-fast = Быстрый
mq-gait-slow = Медленный
mq-gait-lurking = Засадный
mq-gait-ambusher = Выжидающий
mq-gait-contrary = Противный
mq-gait-special = Особый

## The map

mq-link-passage = Коридор
mq-link-door = Дверь
mq-link-locked-door = Запертая дверь
mq-link-hidden-passage = Потайной ход
mq-link-wall = Стена
mq-colour-red = Красный
    .emblem = луна
mq-colour-orange = Оранжевый
    .emblem = пламя
mq-colour-yellow = Жёлтый
    .emblem = звезда
mq-colour-green = Зелёный
    .emblem = лист
mq-colour-blue = Синий
    .emblem = ключ
mq-colour-purple = Лиловый
    .emblem = молния

## Races and classes

mq-race-human = Человек
mq-race-dwarf = Дварф
mq-race-elf = Эльф
mq-race-halfling = Хафлинг
mq-class-none = Без класса
mq-class-warrior = Воин
mq-class-wizard = Волшебник
mq-class-cleric = Клирик
mq-class-thief = Вор

## Decks, and the kinds of DxM cards

mq-deck-monster = Монстры
mq-deck-treasure = Сокровища
mq-deck-dxm = Карты Deus ex Munchkin
    .short = Карты DxM
mq-kind-race = Раса
mq-kind-class = Класс
mq-kind-half-breed = Полукровка
mq-kind-super-munchkin = Супер-Манчкин
mq-kind-curse = Проклятие
mq-kind-enhancer = Усилитель
mq-kind-wandering-monster = Призыватель
mq-kind-mate = Призыватель
mq-kind-cheat = Чит
mq-kind-loaded-die = Кости
mq-kind-go-up-a-level = Уровень
mq-kind-move-or-room-trick = Уловка

## When a card or power may be used

mq-timing-any-time = В любой момент
mq-timing-any-time-not-combat = В любой момент, кроме боя
mq-timing-own-turn-not-combat = В свой ход, кроме боя
mq-timing-in-combat = В любом бою
mq-timing-own-combat = В своём бою
mq-timing-after-roll = После броска
mq-timing-after-defeat = После поражения
mq-timing-after-fight = После боя
mq-timing-after-won-fight = После своей победы
mq-timing-own-turn-or-escape = В свой ход или на смывке
mq-timing-own-turn-meeting = Перед своим боем
mq-timing-curse-on-you = Когда проклинают тебя
mq-timing-curse-on-anyone = Когда кого-то проклинают
mq-timing-would-lose-hits = Когда теряешь хиты

## What the table counts and names

mq-word-munchkin = Манчкин
mq-word-monster = Монстр
mq-word-leader = Ведущий
mq-word-helper = Помощник
mq-word-target = Цель
mq-word-gang = Банда
mq-word-boss = Босс
mq-word-level = Уровень
mq-word-levels = Уровни
mq-word-race = Раса
mq-word-class = Класс
mq-word-health = Здоровье
mq-word-hits = Хиты
mq-word-moves = Шаги
mq-word-move-supply = Запас шагов
mq-word-gold = Голды
mq-word-value = Цена
mq-word-bonus = Бонус
mq-word-strength = Сила
mq-word-dice = Кубики
mq-word-treasures = Сокровища
mq-word-items = Шмотки
mq-word-hand = Рука
mq-word-curses = Проклятия
mq-word-in-use = Добыта
mq-word-worn = Надета
mq-word-packed = Упрятана
mq-word-dropped = Скинута
mq-word-entrance = Вход
mq-word-room = Комната
mq-word-explore = Открытие
mq-word-search = Обыск
mq-word-looted = Пограблена
mq-word-cleaned-out = Зачищена
mq-word-deal = Сделка
mq-word-trade = Обмен
mq-word-charity = От щедрот
mq-word-fight = Бой
mq-word-escape = Смывка
mq-word-bad-stuff = Непотребство
mq-word-disdain = Брезгует
mq-word-death = Смерть
mq-word-good-sign = Добрый знак
mq-word-bad-sign = Злой знак
mq-word-discard-power = Сбросовое качество
mq-word-d10-power = Сила-d10
mq-word-monster-die = Монстр-Кубик
mq-word-monsters-turn = Черёд Монстров
mq-word-arrow = Стрелка
mq-word-base = Подставка
