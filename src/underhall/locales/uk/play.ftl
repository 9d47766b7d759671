### Гра в терміналі, повтори та вимірювання.

## underhall play

cli-play-help = Грати в браузері або в терміналі проти ботів.
cli-play-text = Грати в терміналі (мається на увазі за будь-якого параметра термінала нижче).
cli-play-seats = Скільки гравців разом із вами. Якщо не вказано: за кількістю названих ботів або троє.
cli-play-bots = Боти на інших місцях через кому; одна назва означає всіх.
cli-play-seat = Ваше місце, рахуючи від 0.
cli-play-name = Ваше ім’я.
cli-play-seed = Зерно гри: те саме зерно роздає ті самі карти. Без нього вирішує випадок.
cli-play-option = Налаштування гри, див. «underhall games». Можна вказати кілька разів.
cli-play-load = Продовжити гру з цього файла.
cli-play-save = Зберегти гру в цей файл, коли вона закінчиться або коли ви вийдете.
cli-play-no-hints = Без підказок для новачків.

## Names of the players

play-name-first = Ада
play-name-second = Бруно
play-name-third = Тійо
play-name-fourth = Дмитро

## The table

play-treasure-letter =
    { $type ->
        [cleric] К
        [fighter] Б
        [mage] М
        [explorer] Мн
       *[thief] З
    }
play-phase-short =
    { $phase ->
        [beginning] початок
        [city] місто
        [build] будівництво
        [minion] посіпаки
        [bait] приманка
        [adventure] пригода
       *[end] кінець
    }
play-turn = хід { $turn }
play-you = ви
play-out = поза грою
play-souls = душі
play-wounds = поранення
play-damage = ушкодження { $damage }
play-held = у руці: кімнати { $rooms }, заклинання { $spells }
play-known = ви знаєте: { $cards }
play-kept-out = герої не входять
play-face-down = долілиць
play-off = вимк.
play-entrance = вхід
play-decks = кімнати { $rooms } · заклинання { $spells } · герої { $heroes } + { $epic } епіч. · скид { $discards }
play-town = Місто
play-town-empty = нікого
play-staged = Зараз подіє: { $cards }
play-stays = лишається
play-fate =
    { $fate ->
        [dies] загине
        [lives] виживе
        [flees] утече до міста
       *[unsure] неясно
    }
play-hand = Ваша рука ({ $count })
play-sealed = відкладено: { $cards }

## The question

play-welcome = Ви граєте за: { $name }. Правила: { $profile }. Зерно: { $seed }. Введіть ? для довідки, quit для виходу.
explain-and = { $first } { $second }
play-moment-room = Герой «{ $hero }» у кімнаті «{ $room }» ({ $seat }), лишилося здоров’я: { $left }.
play-build = Збудувати кімнату, місце:
play-place-new = нове
play-not-understood =
    «{ $given }» — не відповідь. Введіть { $gaps ->
        [no] число від 1 до { $most }
       *[yes] одне з чисел { $numbers }
    } або ? для довідки.
play-must-choose =
    Тут спасувати не можна. Введіть { $gaps ->
        [no] число від 1 до { $most }
       *[yes] одне з чисел { $numbers }
    } або ? для довідки.
play-nothing-to-explain = За цією відповіддю немає карти. Введіть ? і назву карти.
play-no-such-card = «{ $given }» не вказує на одну карту. Можливо: { $nearest }.
play-not-held = «{ $given }» немає у вас у руці. Ваші карти: { $held }.
play-can-be-played = { $card }: можна зіграти зараз, номер { $number }.
play-two-at-once = Можна скинути обидві карти одразу, ввівши два номери: 2 5
play-no-such-line =
    { $most ->
        [0] Поки що нема чого пояснювати.
       *[other] Введіть why і номер рядка від 1 до { $most }.
    }

## Taking back, saving, leaving

play-for-good = «{ $deed }» — це назавжди. Введіть { $number } ще раз, якщо не передумали.
play-fatal = Якщо спасувати, ви вибуваєте з гри. Повторіть, щоб підтвердити.
play-undone = Скасовано. Дайте відповідь ще раз.
play-undo-nothing = Скасовувати нічого.
play-undo-refused = Це вже не скасувати: відтоді відкрилося нове. { $event }
play-undo-looked = Це вже не скасувати: відтоді ви переглянули колоду.
play-saved = Збережено: { $file }
play-save-failed = Не вдалося записати { $file }: { $why }. Вкажіть інший файл: save ФАЙЛ
play-go-on = Продовжити: { $command }
play-left = До зустрічі.
play-replay = Переглянути ще раз: { $command }

## The end

play-won = Перемагає: { $names }
play-player = гравець
play-boss = бос
play-score = рахунок
play-chart = Душі та поранення наприкінці ходів від { $first } до { $last }

## Help at the table

play-help-number = вибрати відповідь із цим номером
play-help-enter = спасувати, якщо можна
play-help-skip = пасувати до кінця фази, доки герой не ввійде у ваше підземелля або хтось щось не зіграє
play-help-card = пояснити карту з відповіді або будь-яку карту за назвою чи ідентифікатором; правило — за ідентифікатором
play-help-why = пояснити останній рядок журналу або рядок із цим номером: що до нього привело й за яким правилом
play-help-why-not = пояснити, чому карту з руки не можна зіграти зараз
play-help-log = показати більше журналу
play-help-table = намалювати стіл
play-help-undo = скасувати останню відповідь, доки не відкрилося нічого нового
play-help-save = зберегти гру
play-help-quit = зберегти гру й вийти
play-mark-kinds = кімната з пасткою, кімната з монстром, покращена кімната
play-mark-figures = ушкодження кімнати, здоров’я героя, епічний герой (дві душі або поранення)
play-mark-rooms = кімнат у стосі, властивість цього ходу вже застосовано, долілиць, бос має новий рівень
play-mark-heroes = герой біля входу, герой у підземеллі (або гравець, чия зараз черга)
play-mark-fates = герой там загине, виживе й поранить боса, поки що неясно

## underhall replay

cli-replay-help = Переказати збережену гру або перевірити її, зігравши ще раз.
cli-replay-file = Файл зі збереженою грою.
cli-replay-verify = Зіграти ще раз і порівняти кожен записаний стан; якщо якийсь відрізняється, код завершення — 1.
cli-replay-as = Розповісти те, що бачило це місце (рахуючи від 0). Якщо не вказано: після кінця гри все, до нього — те, що видно всім.
cli-replay-to = Розповісти гру до стількох відповідей.
replay-heading = { $game } · { $players } · правила: { $profile } · зерно: { $seed } · відповіді: { $answers } з { $total }
replay-eyes =
    { $eyes ->
        [open] Розказано з відкритими картами.
        [seat] Розказано так, як це бачить { $name }.
       *[public] Гру не завершено: розказано те, що видно всім.
    }
replay-standing = { $name }: душі { $souls }, поранення { $wounds }
replay-verified = Збігається. Відповідей зіграно ще раз: { $answers }. Станів порівняно: { $states }.
replay-differs = Не збігається. Відповідей удалося зіграти ще раз: { $reached } з { $answers }. Станів збіглося: { $equal } з { $states }.

## underhall bench

cli-bench-help = Виміряти швидкість рушія та сервера, а якщо можна, то й інших рушіїв і серверів.
cli-bench-seconds = Скільки секунд триває кожне вимірювання.
cli-bench-peers = Неодмінно виміряти інші рушії; --no-peers їх пропускає. Якщо не вказано нічого, їх вимірюють, коли знайдено їхній стенд.
cli-bench-harness = Тека стенда інших рушіїв. Якщо не вказано: shared/bench поруч із робочою копією.
cli-bench-soak = Ще нехай стільки секунд 200 людей грають проти ботів на нашому сервері.
bench-workers = Процесів сервера { $workers } проти одного, клієнтів { $clients }: відповідей за секунду { $answers } ×; { $capacity } ×, коли найзайнятіший процес має ціле ядро.
bench-load =
    { $busy ->
        [yes] Машина була зайнята: інші процеси забирали до { $cores } з { $all } ядер. Відношення взято в тих самих раундах, а часи можуть бути завищені.
       *[no] Машина була вільна: інші процеси забирали не більше { $cores } з { $all } ядер.
    }
bench-recorded = Дописано до { $file }.
cli-bench-record = Дописати показники до bench/history.jsonl: за ними документація малює графіки.
cli-bench-markdown = Вивести головні цілі та показники всіх рушіїв і серверів таблицями Markdown і більше нічого.
bench-step =
    { $step ->
        [play] Випадкова гра…
        [copies] Копії, огляди, уявні світи…
        [saves] Збереження й завантаження…
        [start] Запуск із нуля…
        [slowest] Пошук найповільнішого рішення…
        [greedy] Гра жадібних ботів…
        [servers] Наш сервер і сервер boardgame.io по черзі; кілька хвилин…
        [soak] 200 людей грають проти ботів…
        [workers] Наш сервер із двома процесами та з одним, по черзі…
        [environments] Кроки середовищ для навчання…
        [others] Вимірювання інших ігор…
       *[peers] Установлення й вимірювання інших рушіїв; уперше це триватиме кілька хвилин…
    }
bench-engine =
    underhall { $version }, рушій { $flavour ->
        [release] скомпільовано (PGO, LTO)
        [compiled] скомпільовано
       *[interpreted] не скомпільовано
    }, Python { $python }, { $machine }
bench-play = Випадкова гра через API Python, одне ядро, час процесора
bench-seats = Місць
bench-choices = Виборів за секунду
bench-games = Ігор за секунду
bench-decisions-per-game = Рішень за гру
bench-choices-per-game = Виборів за гру
bench-decision-us = мкс на рішення
bench-costs = Що скільки коштує, час процесора
bench-what = Дія
bench-cost = Ціна
bench-thing =
    { $thing ->
        [decision] Рішення, чотири місця
        [clone] Копія гри на середині
        [view] Огляд з одного місця
        [imagine] Уявний світ
        [encode] Рядок байтів для навчання
        [save] Збереження завершеної гри
        [load] Завантаження з повторною грою та порівнянням
        [resume] Завантаження з останнього стану
        [bytes] Розмір збереженої завершеної гри
        [start] Імпорт і нова гра в новому процесі
        [slowest] Найповільніше з рішень ({ $count })
        [long] Найповільніше рішення за раундів: { $count }
       *[greedy] { $count ->
            [3] Гра трьох жадібних ботів
           *[4] Гра чотирьох жадібних ботів
        }
    }
bench-no-peers =
    { $why ->
        [not-wanted] Інші рушії: пропущено.
        [no-harness] Інші рушії: пропущено, стенда не знайдено.
       *[failed] Інші рушії: виміряти не вдалося. { $said }
    }
bench-peers = Інші рушії в тому самому прогоні, одне ядро, по черзі
bench-engine-heading = Рушій
bench-clone-us = Копія, мкс
bench-choice-us = Процесор, мкс на вибір
bench-spread = Розкид
bench-ratios =
    { $flavour ->
        [compiled] Скомпільований
        [playout] Скомпільовані розіграші
       *[interpreted] Інтерпретований
    }, час процесора на вибір, у скільки разів менше: { $ratios }
bench-no-servers = Сервери: виміряти не вдалося. { $said }
bench-servers = Сервери в тому самому прогоні, один процес на одному ядрі, чотири місця за столом, по черзі
bench-server-heading = Сервер
bench-clients = Клієнтів
bench-answers = Відповідей за секунду
bench-answer-us = Процесор, мкс на відповідь
bench-storing-us = З них запис на диск, мкс
bench-memory = Пам’ять, МБ
bench-server =
    { $server ->
        [in-memory] boardgame.io, у пам’яті
        [flat-file] boardgame.io, у файлах
       *[underhall] Underhall, кожна відповідь на диску перш, ніж підтверджена
    }
bench-soak = { $tables } людей проти ботів, { $seconds } с: завершених ігор { $games }, відповідей за секунду { $answers }, p50 { $p50 } мс, p99 { $p99 } мс, пам’ять { $before } МБ на початку й { $after } МБ наприкінці, зайнято ядер { $cores }.
bench-targets = Цілі
bench-target-heading = Ціль
bench-measured = Виміряно
bench-limit = Межа
bench-met = Досягнуто
bench-target =
    { $target ->
        [compiled-catanatron] Скомпільований, у скільки разів швидше за catanatron
        [compiled-gin_rummy] Скомпільований, у скільки разів швидше за OpenSpiel gin_rummy
        [compiled-hearts] Скомпільований, у скільки разів швидше за OpenSpiel hearts
        [playout-catanatron] Скомпільовані розіграші, у скільки разів швидше за catanatron
        [playout-hearts_decisions] Скомпільовані розіграші, виборів проти рішень OpenSpiel hearts
        [interpreted-catanatron] Інтерпретований, у скільки разів швидше за catanatron
        [interpreted-clone] Інтерпретований, копія гри на середині, мкс
        [clone] Копія гри на середині, мкс
        [view] Огляд з одного місця, мкс
        [imagine] Уявний світ, мкс
        [encode] Рядок байтів для навчання, мкс
        [greedy] Гра чотирьох жадібних ботів, у скільки разів довша за випадкову
        [slowest] Найповільніше рішення, мс
        [start] Імпорт і нова гра, с
        [saves] Збережені завершені ігри ({ $saves }), МБ
        [server-flat-file-50] Сервер, клієнтів 50: у скільки разів більше відповідей, ніж у boardgame.io у файлах
        [server-in-memory-50] Сервер, клієнтів 50: у скільки разів більше відповідей, ніж у boardgame.io у пам’яті
        [server-processor-50] Сервер, клієнтів 50: час процесора на відповідь, у скільки разів менше, ніж у boardgame.io у пам’яті
        [server-p99-50] Сервер, клієнтів 50: p99 проти boardgame.io у пам’яті, мс
        [server-storing-50] Сервер, клієнтів 50: час процесора на запис однієї відповіді, мкс
        [server-flat-file-200] Сервер, клієнтів 200: у скільки разів більше відповідей, ніж у boardgame.io у файлах
        [server-in-memory-200] Сервер, клієнтів 200: у скільки разів більше відповідей, ніж у boardgame.io у пам’яті
        [server-processor-200] Сервер, клієнтів 200: час процесора на відповідь, у скільки разів менше, ніж у boardgame.io у пам’яті
        [server-p99-200] Сервер, клієнтів 200: p99 проти boardgame.io у пам’яті, мс
        [server-storing-200] Сервер, клієнтів 200: час процесора на запис однієї відповіді, мкс
        [server-errors] Сервер: помилки
        [steps-hanabi] Середовище, кроки: у скільки разів швидше за hanabi з PettingZoo
        [steps-uno] Середовище, кроки: у скільки разів швидше за uno з RLCard
        [steps-vector] Багато ігор одразу, кроків за секунду
        [workers] Сервер: два процеси проти одного, у скільки разів
        [workers-errors] Сервер із двома процесами: помилки
        [soak-errors] Люди проти ботів: помилки
        [soak-p99] Люди проти ботів: p99, мс
        [soak-table] Люди проти ботів: пам’ять на стіл із чотирма місцями, кБ
        [soak-memory] Люди проти ботів: пам’ять наприкінці проти пам’яті на початку
        [super-boss-monster-rate] { game-super-boss-monster }: рішень за секунду, у скільки разів проти «{ game-boss-monster }»
        [super-boss-monster-clone] { game-super-boss-monster }: копія гри на середині, мкс
        [super-boss-monster-encode] { game-super-boss-monster }: рядок байтів для навчання, мкс
        [super-boss-monster-greedy] { game-super-boss-monster }: гра чотирьох жадібних ботів, мс
        [munchkin-quest-rate] { game-munchkin-quest }: рішень за секунду, у скільки разів проти «{ game-boss-monster }»
        [munchkin-quest-clone] { game-munchkin-quest }: копія гри на середині, мкс
        [munchkin-quest-encode] { game-munchkin-quest }: рядок байтів для навчання, мкс
        [munchkin-quest-greedy] { game-munchkin-quest }: гра трьох жадібних ботів, мс
        [munchkin-quest-long] { game-munchkin-quest }: найповільніше рішення за 200 раундів, мс
       *[growth] Ціна рішення, 4 місця проти 2
    }
bench-verdict =
    { $met ->
        [yes] так
       *[no] ні
    }
