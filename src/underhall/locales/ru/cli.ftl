### Командная строка: справка, заголовки и слова.

## Справка

cli-help = Карточные игры о подземельях по точным правилам: справки, игра, моделирование.
cli-help-arguments = Аргументы
cli-help-commands = Команды
cli-help-options = Параметры
cli-help-default = [по умолчанию: { $value }]
cli-argument-game = Идентификатор игры, см. «underhall games».
cli-option-help = Показать эту страницу.
cli-option-version = Показать версию.
cli-version =
    underhall { $version } ({ $engine ->
        [release] движок скомпилирован, PGO, LTO
        [compiled] движок скомпилирован
       *[interpreted] движок не скомпилирован
    }, { $nets ->
        [yes] с нейросетями
       *[no] без нейросетей
    })
cli-option-lang = Язык: en, ru, uk, pl или ja. Если не указан, берётся язык системы.
cli-option-json = Вывести один объект JSON и больше ничего.

## underhall games

cli-games-help = Перечислить игры, число мест, профили и настройки.
cli-games-heading = { $name } ({ $id }), игроков: { $least }–{ $most }. Профили: { $profiles }
cli-games-option = Настройка
cli-games-values = Значения (первое — по умолчанию)
cli-games-bots = Боты
cli-games-nets =
    { $games ->
        [none] Нейросети для hard и nightmare: нет: pip install 'underhall[bots]'
       *[other] Нейросети для hard и nightmare: { $games }
    }

## underhall cards

cli-cards-help = Перечислить карты игры или показать одну целиком.
cli-cards-id = Идентификатор карты, например dark-altar. Без него выводятся все карты.
cli-cards-heading =
    { $type ->
        [boss] Боссы
        [room] Комнаты
        [spell] Заклинания
        [item] Предметы
        [monster] Монстры
        [treasure] Сокровища
        [dxm] Карты Deus ex Munchkin
       *[hero] Герои
    }, разных карт: { $count }
cli-cards-card = Карта
cli-cards-kind = Вид
cli-cards-xp = XP
cli-cards-damage = Урон
cli-cards-health = Здоровье
cli-cards-treasure = Сокровища
cli-cards-phases = Фаза
cli-cards-players = Игроков
cli-cards-copies = Копий
cli-cards-size = Размер
cli-cards-gait = Поступь
cli-cards-levels = Уровней за победу
cli-cards-told = Показатели и эффект
cli-cards-limit = В некоторых изданиях: { $limit }
cli-cards-spent = Если босс тратит предмет: { $effect }
cli-cards-first-only = Только в первых изданиях.
cli-cards-copies-first = Копий в первых изданиях: { $copies }
cli-treasure =
    { $type ->
        [cleric] клерик
        [fighter] воин
        [mage] маг
        [thief] вор
        [explorer] путешественник
       *[none] нет
    }
cli-room-kind =
    { $kind ->
        [ordinary-trap] обычная комната с ловушкой
        [ordinary-monster] обычная комната с монстром
        [advanced-trap] продвинутая комната с ловушкой
       *[advanced-monster] продвинутая комната с монстром
    }
cli-hero-kind =
    { $kind ->
        [epic] эпический герой
       *[ordinary] обычный герой
    }
cli-phase =
    { $phase ->
        [build] строительство
       *[adventure] приключения
    }

## underhall rules

cli-rules-help = Перечислить правила игры, показать одно целиком или назвать правила без тестов.
cli-rules-id = Идентификатор правила, например BM-BAIT-05. Без него выводятся все правила.
cli-rules-coverage = Назвать правила без тестов (в рабочей копии проекта); если такие есть, код завершения — 1.
cli-rules-counts = Правил: { $rules }. Решений спорных мест: { $conflicts }. Примеров: { $examples }.
cli-rules-covered = Покрыто: { $covered }. Отложено: { $waived }. Всего: { $total }. Открыто: { $open }.
cli-rules-editions = Издания
cli-rules-source = Источник
cli-rules-check = Как проверить
cli-rules-rulings = Наши решения о нём
cli-rules-kind = Вид
cli-rules-readings = Толкования
cli-rules-setting = Настройка
cli-rules-related = Связанные правила
cli-rules-note = Примечание

## underhall learn

cli-learn-help = Показать уроки игры или пройти урок.
cli-learn-lesson = Урок по имени или номеру. Без него перечисляются все уроки.
cli-learn-folder = Папка с собственными уроками; они идут после наших.
cli-learn-stops = Показать, где останавливаются ученики, по базе вашего сервера.
cli-learn-how = Начните так: { $command }

## underhall puzzles

cli-puzzles-help = Показать задачи игры, решить одну, доказать задачи из папки, найти новые или сделать задачу из сохранённой игры.
cli-puzzles-action = list, play, check, mine или make.
cli-puzzles-subject = Игра; для «check» — папка; для «make» — сохранённая игра.
cli-puzzles-puzzle = Задача по имени или номеру. Без неё любая.
cli-puzzles-folder = Папка с собственными задачами; они идут после наших.
cli-puzzles-games = Сколько игр ботов просмотреть.
cli-puzzles-seed = Откуда берётся удача в этих играх.
cli-puzzles-moment = «make»: момент, считая в ответах (как --to у «underhall replay»). Задача начинается с фазы или боя этого момента.
cli-puzzles-as = «make»: место того, кто решает, с 0; без этого — тот, кого спрашивают.
cli-puzzles-out = Папка для записи.
cli-puzzles-how = Решить задачу: { $command }
cli-puzzles-proved = Доказано: { $proved }. Ошибок: { $faults }.

## underhall docs

cli-docs-help = Показать, что значат числа, которые видят и которыми действуют обучающиеся программы.
cli-docs-page = observations (столбцы) или actions (номера вариантов).

## underhall rulebook

cli-rulebook-help = Записать правила игры одним HTML-файлом: напечатать или читать где угодно.
cli-rulebook-out = Файл для записи; существующий заменяется. Без него текст идёт в стандартный вывод.
cli-rulebook-summary = Только памятка, чтобы положить рядом со столом.
cli-rulebook-done = Записано: { $file }

# House sets

cli-set-help = Создать свои карты и проверить их.
cli-set-action = new или check.
cli-set-folder = Папка набора.
cli-set-game = new: игра, для которой набор.
cli-set-games = check: сколько игр сыграют боты с набором; 0 — ни одной.
cli-set-out = check: файл для картинки со всеми картами, PNG.
cli-option-set = Папка с домашними картами для игры; можно повторять. См. «underhall set».
cli-set-made = Готово: { $files }. Проверить: { $command }
cli-set-right = { $set }: карт — { $cards }, ошибок нет. { $key }
cli-set-card = Карта
cli-set-drawn = Взята
cli-set-played = Сыграна
cli-set-won = Победа с ней
cli-set-cut-off = Прервана
cli-set-counts = Игр: { $games }, в среднем ходов: { $turns }; не закончились: { $endless }.
cli-set-sheet = Нарисовано: { $file }
cli-set-playing = Игра идёт
cli-set-failed = { $times } × { $why }

## underhall verify

cli-verify-help = Проверить доказательство законченной партии: тасовку и всю партию после неё.
cli-verify-file = Доказательство, сохранённое со страницы «Проверить тасовку».
cli-verify-commitment = Отпечаток, записанный до игры: 64 шестнадцатеричные цифры.
