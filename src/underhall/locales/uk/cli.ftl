### Командний рядок: довідка, заголовки та слова.

## Довідка

cli-help = Карткові ігри про підземелля за точними правилами: довідка, гра, моделювання.
cli-help-arguments = Аргументи
cli-help-commands = Команди
cli-help-options = Параметри
cli-help-default = [типово: { $value }]
cli-argument-game = Ідентифікатор гри, див. «underhall games».
cli-option-help = Показати цю сторінку.
cli-option-version = Показати версію.
cli-version =
    underhall { $version } ({ $engine ->
        [release] рушій скомпільовано, PGO, LTO
        [compiled] рушій скомпільовано
       *[interpreted] рушій не скомпільовано
    })
cli-option-lang = Мова: en, ru, uk, pl або ja. Якщо не вказано, береться мова системи.
cli-option-json = Вивести один об’єкт JSON і більше нічого.

## underhall games

cli-games-help = Перелічити ігри, кількість місць, профілі та налаштування.
cli-games-heading = { $name } ({ $id }), гравців: { $least }–{ $most }. Профілі: { $profiles }
cli-games-option = Налаштування
cli-games-values = Значення (перше — типове)
cli-games-bots = Боти

## underhall cards

cli-cards-help = Перелічити карти гри або показати одну повністю.
cli-cards-id = Ідентифікатор карти, наприклад dark-altar. Без нього виводяться всі карти.
cli-cards-heading =
    { $type ->
        [boss] Боси
        [room] Кімнати
        [spell] Заклинання
        [item] Предмети
        [monster] Потвори
        [treasure] Скарби
        [dxm] Карти Deus ex Munchkin
       *[hero] Герої
    }, різних карт: { $count }
cli-cards-card = Карта
cli-cards-kind = Вид
cli-cards-xp = ОД
cli-cards-damage = Ушкодження
cli-cards-health = Здоров’я
cli-cards-treasure = Скарби
cli-cards-phases = Фаза
cli-cards-players = Гравців
cli-cards-copies = Копій
cli-cards-size = Розмір
cli-cards-gait = Хода
cli-cards-levels = Рівнів за перемогу
cli-cards-told = Показники та ефект
cli-cards-limit = У деяких виданнях: { $limit }
cli-cards-spent = Якщо бос використовує предмет: { $effect }
cli-cards-first-only = Лише в перших виданнях.
cli-cards-copies-first = Копій у перших виданнях: { $copies }
cli-treasure =
    { $type ->
        [cleric] клірик
        [fighter] боєць
        [mage] маг
        [thief] злодій
        [explorer] мандрівник
       *[none] немає
    }
cli-room-kind =
    { $kind ->
        [ordinary-trap] звичайна кімната з пасткою
        [ordinary-monster] звичайна кімната з монстром
        [advanced-trap] покращена кімната з пасткою
       *[advanced-monster] покращена кімната з монстром
    }
cli-hero-kind =
    { $kind ->
        [epic] епічний герой
       *[ordinary] звичайний герой
    }
cli-phase =
    { $phase ->
        [build] будівництво
       *[adventure] пригода
    }

## underhall rules

cli-rules-help = Перелічити правила гри, показати одне повністю або назвати правила без тестів.
cli-rules-id = Ідентифікатор правила, наприклад BM-BAIT-05. Без нього виводяться всі правила.
cli-rules-coverage = Назвати правила без тестів (у робочій копії проєкту); якщо такі є, код завершення — 1.
cli-rules-counts = Правил: { $rules }. Рішень щодо спірних місць: { $conflicts }. Прикладів: { $examples }.
cli-rules-covered = Покрито: { $covered }. Відкладено: { $waived }. Усього: { $total }. Відкрито: { $open }.
cli-rules-editions = Видання
cli-rules-source = Джерело
cli-rules-check = Як перевірити
cli-rules-rulings = Наші рішення щодо нього
cli-rules-kind = Вид
cli-rules-readings = Тлумачення
cli-rules-setting = Налаштування
cli-rules-related = Пов’язані правила
cli-rules-note = Примітка
