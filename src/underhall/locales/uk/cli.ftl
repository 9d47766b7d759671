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
    }, { $nets ->
        [yes] з нейромережами
       *[no] без нейромереж
    })
cli-option-lang = Мова: en, ru, uk, pl або ja. Якщо не вказано, береться мова системи.
cli-option-json = Вивести один об’єкт JSON і більше нічого.

## underhall games

cli-games-help = Перелічити ігри, кількість місць, профілі та налаштування.
cli-games-heading = { $name } ({ $id }), гравців: { $least }–{ $most }. Профілі: { $profiles }
cli-games-option = Налаштування
cli-games-values = Значення (перше — типове)
cli-games-bots = Боти
cli-games-nets =
    { $games ->
        [none] Нейромережі для hard і nightmare: немає: pip install 'underhall[bots]'
       *[other] Нейромережі для hard і nightmare: { $games }
    }

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

## underhall learn

cli-learn-help = Показати уроки гри або пройти урок.
cli-learn-lesson = Урок за ім’ям або номером. Без нього перелічуються всі уроки.
cli-learn-folder = Тека з власними уроками; вони йдуть після наших.
cli-learn-stops = Показати, де зупиняються учні, з бази вашого сервера.
cli-learn-how = Почніть так: { $command }

## underhall puzzles

cli-puzzles-help = Показати задачі гри, розв’язати одну, довести задачі з теки, знайти нові або зробити задачу зі збереженої гри.
cli-puzzles-action = list, play, check, mine або make.
cli-puzzles-subject = Гра; для «check» — тека; для «make» — збережена гра.
cli-puzzles-puzzle = Задача за ім’ям або номером. Без неї будь-яка.
cli-puzzles-folder = Тека з власними задачами; вони йдуть після наших.
cli-puzzles-games = Скільки ігор ботів переглянути.
cli-puzzles-seed = Звідки береться удача в цих іграх.
cli-puzzles-moment = «make»: момент, рахуючи у відповідях (як --to в «underhall replay»). Задача починається з фази або бою цього моменту.
cli-puzzles-as = «make»: місце того, хто розв’язує, від 0; без цього — той, кого питають.
cli-puzzles-out = Тека для запису.
cli-puzzles-how = Розв’язати задачу: { $command }
cli-puzzles-proved = Доведено: { $proved }. Помилок: { $faults }.

## underhall docs

cli-docs-help = Показати, що означають числа, які бачать і якими діють програми, що навчаються.
cli-docs-page = observations (стовпці) або actions (номери варіантів).

## underhall rulebook

cli-rulebook-help = Записати правила гри одним HTML-файлом: надрукувати або читати де завгодно.
cli-rulebook-out = Файл для запису; наявний буде замінено. Без нього текст іде у стандартний вивід.
cli-rulebook-summary = Лише пам’ятка, щоб покласти біля столу.
cli-rulebook-done = Записано: { $file }

# House sets

cli-set-help = Створити власні карти й перевірити їх.
cli-set-action = new або check.
cli-set-folder = Тека набору.
cli-set-game = new: гра, для якої набір.
cli-set-games = check: скільки ігор зіграють боти з набором; 0 — жодної.
cli-set-out = check: файл для картинки з усіма картами, PNG.
cli-option-set = Тека з домашніми картами для гри; можна повторювати. Див. «underhall set».
cli-set-made = Готово: { $files }. Перевірити: { $command }
cli-set-right = { $set }: карт — { $cards }, помилок немає. { $key }
cli-set-card = Карта
cli-set-drawn = Узято
cli-set-played = Зіграно
cli-set-won = Перемога з нею
cli-set-cut-off = Перервано
cli-set-counts = Ігор: { $games }, у середньому ходів: { $turns }; не закінчилися: { $endless }.
cli-set-sheet = Намальовано: { $file }
cli-set-playing = Гра триває
cli-set-failed = { $times } × { $why }

## underhall verify

cli-verify-help = Перевірити доказ завершеної партії: тасування і всю партію після нього.
cli-verify-file = Доказ, збережений зі сторінки «Перевірити тасування».
cli-verify-commitment = Відбиток, записаний до гри: 64 шістнадцяткові цифри.
