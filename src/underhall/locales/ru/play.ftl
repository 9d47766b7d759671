### Игра в терминале, повторы и замеры.

## underhall play

cli-play-help = Играть в браузере или в терминале против ботов.
cli-play-text = Играть в терминале (подразумевается при любом параметре терминала ниже).
cli-play-seats = Сколько игроков вместе с вами. Если не указано: по числу названных ботов или трое.
cli-play-bots = Боты на остальных местах через запятую; одно имя — для всех сразу.
cli-play-seat = Ваше место, считая с 0.
cli-play-name = Ваше имя.
cli-play-seed = Зерно игры: одно и то же зерно раздаёт одни и те же карты. Без него решает случай.
cli-play-option = Настройка игры, см. «underhall games». Можно указать несколько раз.
cli-play-load = Продолжить игру из этого файла.
cli-play-save = Сохранить игру в этот файл, когда она закончится или когда вы выйдете.
cli-play-no-hints = Без подсказок для новичков.

## Names of the players

play-name-first = Ада
play-name-second = Бруно
play-name-third = Тиё
play-name-fourth = Дмитро

## The table

play-treasure-letter =
    { $type ->
        [cleric] К
        [fighter] Вн
        [mage] М
        [explorer] П
       *[thief] Вр
    }
play-phase-short =
    { $phase ->
        [beginning] начало
        [city] город
        [build] стройка
        [minion] приспешники
        [bait] заманивание
        [adventure] приключения
       *[end] конец
    }
play-turn = ход { $turn }
play-you = вы
play-out = вне игры
play-souls = души
play-wounds = раны
play-damage = урон { $damage }
play-held = на руке: комнаты { $rooms }, заклинания { $spells }
play-known = вы знаете: { $cards }
play-kept-out = герои не входят
play-face-down = лицом вниз
play-off = выкл.
play-entrance = вход
play-decks = комнаты { $rooms } · заклинания { $spells } · герои { $heroes } + { $epic } эпич. · сброс { $discards }
play-town = Город
play-town-empty = никого
play-staged = Сейчас сработает: { $cards }
play-stays = остаётся
play-fate =
    { $fate ->
        [dies] умрёт
        [lives] выживет
        [flees] сбежит в город
       *[unsure] неясно
    }
play-hand = Ваша рука ({ $count })
play-sealed = отложено: { $cards }

## The question

play-welcome = Вы играете за: { $name }. Правила: { $profile }. Зерно: { $seed }. Введите ? для справки, quit для выхода.
explain-and = { $first } { $second }
play-moment-room = Герой «{ $hero }» в комнате «{ $room }» ({ $seat }), осталось здоровья: { $left }.
play-build = Построить комнату, место:
play-place-new = новое
play-not-understood =
    «{ $given }» — не ответ. Введите { $gaps ->
        [no] число от 1 до { $most }
       *[yes] одно из чисел { $numbers }
    } или ? для справки.
play-must-choose =
    Здесь спасовать нельзя. Введите { $gaps ->
        [no] число от 1 до { $most }
       *[yes] одно из чисел { $numbers }
    } или ? для справки.
play-nothing-to-explain = За этим ответом нет карты. Введите ? и название карты.
play-no-such-card = «{ $given }» не указывает на одну карту. Возможно: { $nearest }.
play-not-held = «{ $given }» нет у вас на руке. Ваши карты: { $held }.
play-can-be-played = { $card }: можно сыграть сейчас, номер { $number }.
play-two-at-once = Можно сбросить обе карты сразу, введя два номера: 2 5
play-no-such-line =
    { $most ->
        [0] Пока нечего объяснять.
       *[other] Введите why и номер строки от 1 до { $most }.
    }

## Taking back, saving, leaving

play-for-good = «{ $deed }» — это насовсем. Введите { $number } ещё раз, если не передумали.
play-fatal = Если спасовать, вы выбываете из игры. Повторите, чтобы подтвердить.
play-undone = Ответ отменён. Ответьте ещё раз.
play-undo-nothing = Отменять нечего.
play-undo-refused = Это уже не отменить: с тех пор открылось новое. { $event }
play-undo-looked = Это уже не отменить: с тех пор вы просмотрели колоду.
play-saved = Сохранено: { $file }
play-save-failed = Не удалось записать { $file }: { $why }. Укажите другой файл: save ФАЙЛ
play-go-on = Продолжить: { $command }
play-left = До встречи.
play-replay = Посмотреть ещё раз: { $command }

## The end

play-won = Побеждает: { $names }
play-player = игрок
play-boss = босс
play-score = счёт
play-chart = Души и раны в конце ходов с { $first } по { $last }

## Help at the table

play-help-number = выбрать ответ с этим номером
play-help-enter = спасовать, если можно
play-help-skip = пасовать до конца фазы, пока герой не войдёт в ваше подземелье или кто-нибудь что-нибудь не сыграет
play-help-card = объяснить карту из ответа или любую карту по названию или идентификатору; правило — по идентификатору
play-help-why = объяснить последнюю строку журнала или строку с этим номером: что к ней привело и по какому правилу
play-help-why-not = объяснить, почему карту с руки нельзя сыграть сейчас
play-help-log = показать журнал подробнее
play-help-table = нарисовать стол
play-help-undo = отменить последний ответ, пока не открылось ничего нового
play-help-save = сохранить игру
play-help-quit = сохранить игру и выйти
play-mark-kinds = комната с ловушкой, комната с монстром, продвинутая комната
play-mark-figures = урон комнаты, здоровье героя, эпический герой (две души или раны)
play-mark-rooms = комнат в стопке, свойство в этот ход уже использовано, лицом вниз, босс получил уровень
play-mark-heroes = герой у входа, герой в подземелье (или игрок, чья сейчас очередь)
play-mark-fates = герой там умрёт, выживет и ранит босса, пока неясно

## underhall replay

cli-replay-help = Пересказать сохранённую игру или проверить её, сыграв заново.
cli-replay-file = Файл с сохранённой игрой.
cli-replay-verify = Сыграть заново и сравнить каждое записанное состояние; если какое-то отличается, код завершения — 1.
cli-replay-as = Рассказать то, что видело это место (считая с 0). Если не указано: после конца игры всё, до него — то, что видно всем.
cli-replay-to = Рассказать игру до стольких ответов.
replay-heading = { $game } · { $players } · правила: { $profile } · зерно: { $seed } · ответы: { $answers } из { $total }
replay-eyes =
    { $eyes ->
        [open] Рассказано в открытую.
        [seat] Рассказано так, как это видит { $name }.
       *[public] Игра не окончена: рассказано то, что видно всем.
    }
replay-standing = { $name }: души { $souls }, раны { $wounds }
replay-verified = Совпадает. Ответов сыграно заново: { $answers }. Состояний сравнено: { $states }.
replay-differs = Не совпадает. Ответов удалось сыграть заново: { $reached } из { $answers }. Состояний совпало: { $equal } из { $states }.

## underhall bench

cli-bench-help = Измерить скорость движка и сервера, а если можно, то и других движков и серверов.
cli-bench-seconds = Сколько секунд длится каждый замер.
cli-bench-peers = Непременно измерить другие движки; --no-peers их пропускает. Если не указано ни то ни другое, они измеряются, когда найден их стенд.
cli-bench-harness = Папка стенда других движков. Если не указана: shared/bench рядом с рабочей копией.
cli-bench-soak = Ещё пусть столько секунд 200 человек играют против ботов на нашем сервере.
bench-workers = Процессов сервера { $workers } против одного, клиентов { $clients }: ответов в секунду { $answers } ×; { $capacity } ×, когда у самого занятого процесса есть целое ядро.
bench-load =
    { $busy ->
        [yes] Машина была занята: другие процессы отнимали до { $cores } из { $all } ядер. Отношения взяты в одних и тех же раундах, а времена могут быть завышены.
       *[no] Машина была свободна: другие процессы отнимали не больше { $cores } из { $all } ядер.
    }
bench-recorded = Дописано в { $file }.
cli-bench-record = Дописать показатели в bench/history.jsonl: по ним документация рисует графики.
cli-bench-markdown = Вывести главные цели и показатели всех движков и серверов таблицами Markdown и больше ничего.
bench-step =
    { $step ->
        [play] Случайная игра…
        [copies] Копии, виды, воображаемые миры…
        [saves] Сохранение и загрузка…
        [start] Запуск с нуля…
        [slowest] Поиск самого медленного решения…
        [greedy] Игра жадных ботов…
        [servers] Наш сервер и сервер boardgame.io по очереди; несколько минут…
        [soak] 200 человек играют против ботов…
        [workers] Наш сервер с двумя процессами и с одним, по очереди…
        [environments] Шаги сред для обучения…
        [others] Измерение других игр…
       *[peers] Установка и замер других движков; в первый раз это займёт несколько минут…
    }
bench-engine =
    underhall { $version }, движок { $flavour ->
        [release] скомпилирован (PGO, LTO)
        [compiled] скомпилирован
       *[interpreted] не скомпилирован
    }, Python { $python }, { $machine }
bench-play = Случайная игра через API Python, одно ядро, время процессора
bench-seats = Мест
bench-choices = Выборов в секунду
bench-games = Игр в секунду
bench-decisions-per-game = Решений за игру
bench-choices-per-game = Выборов за игру
bench-decision-us = мкс на решение
bench-costs = Что сколько стоит, время процессора
bench-what = Действие
bench-cost = Цена
bench-thing =
    { $thing ->
        [decision] Решение, четыре места
        [clone] Копия игры на середине
        [view] Вид с одного места
        [imagine] Воображаемый мир
        [encode] Строка байтов для обучения
        [save] Сохранение законченной игры
        [load] Загрузка с повторной игрой и сравнением
        [resume] Загрузка с последнего состояния
        [bytes] Размер сохранённой законченной игры
        [start] Импорт и новая игра в новом процессе
        [slowest] Самое медленное из решений ({ $count })
        [long] Самое медленное решение за раундов: { $count }
       *[greedy] { $count ->
            [3] Игра трёх жадных ботов
           *[4] Игра четырёх жадных ботов
        }
    }
bench-no-peers =
    { $why ->
        [not-wanted] Другие движки: пропущены.
        [no-harness] Другие движки: пропущены, стенд не найден.
       *[failed] Другие движки: измерить не удалось. { $said }
    }
bench-peers = Другие движки в том же прогоне, одно ядро, по очереди
bench-engine-heading = Движок
bench-clone-us = Копия, мкс
bench-choice-us = Процессор, мкс на выбор
bench-spread = Разброс
bench-ratios =
    { $flavour ->
        [compiled] Скомпилированный
        [playout] Скомпилированные розыгрыши
       *[interpreted] Интерпретируемый
    }, время процессора на выбор, во сколько раз меньше: { $ratios }
bench-no-servers = Серверы: измерить не удалось. { $said }
bench-servers = Серверы в том же прогоне, один процесс на одном ядре, четыре места за столом, по очереди
bench-server-heading = Сервер
bench-clients = Клиентов
bench-answers = Ответов в секунду
bench-answer-us = Процессор, мкс на ответ
bench-storing-us = Из них запись на диск, мкс
bench-memory = Память, МБ
bench-server =
    { $server ->
        [in-memory] boardgame.io, в памяти
        [flat-file] boardgame.io, в файлах
       *[underhall] Underhall, каждый ответ на диске прежде, чем подтверждён
    }
bench-soak = { $tables } человек против ботов, { $seconds } с: законченных игр { $games }, ответов в секунду { $answers }, p50 { $p50 } мс, p99 { $p99 } мс, память { $before } МБ в начале и { $after } МБ в конце, занято ядер { $cores }.
bench-targets = Цели
bench-target-heading = Цель
bench-measured = Измерено
bench-limit = Предел
bench-met = Достигнута
bench-target =
    { $target ->
        [compiled-catanatron] Скомпилированный, во сколько раз быстрее catanatron
        [compiled-gin_rummy] Скомпилированный, во сколько раз быстрее OpenSpiel gin_rummy
        [compiled-hearts] Скомпилированный, во сколько раз быстрее OpenSpiel hearts
        [playout-catanatron] Скомпилированные розыгрыши, во сколько раз быстрее catanatron
        [playout-hearts_decisions] Скомпилированные розыгрыши, выборов против решений OpenSpiel hearts
        [interpreted-catanatron] Интерпретируемый, во сколько раз быстрее catanatron
        [interpreted-clone] Интерпретируемый, копия игры на середине, мкс
        [clone] Копия игры на середине, мкс
        [view] Вид с одного места, мкс
        [imagine] Воображаемый мир, мкс
        [encode] Строка байтов для обучения, мкс
        [greedy] Игра четырёх жадных ботов, во сколько раз дольше случайной
        [slowest] Самое медленное решение, мс
        [start] Импорт и новая игра, с
        [saves] Сохранённые законченные игры ({ $saves }), МБ
        [server-flat-file-50] Сервер, клиентов 50: во сколько раз больше ответов, чем у boardgame.io в файлах
        [server-in-memory-50] Сервер, клиентов 50: во сколько раз больше ответов, чем у boardgame.io в памяти
        [server-processor-50] Сервер, клиентов 50: время процессора на ответ, во сколько раз меньше, чем у boardgame.io в памяти
        [server-p99-50] Сервер, клиентов 50: p99 против boardgame.io в памяти, мс
        [server-storing-50] Сервер, клиентов 50: время процессора на запись одного ответа, мкс
        [server-flat-file-200] Сервер, клиентов 200: во сколько раз больше ответов, чем у boardgame.io в файлах
        [server-in-memory-200] Сервер, клиентов 200: во сколько раз больше ответов, чем у boardgame.io в памяти
        [server-processor-200] Сервер, клиентов 200: время процессора на ответ, во сколько раз меньше, чем у boardgame.io в памяти
        [server-p99-200] Сервер, клиентов 200: p99 против boardgame.io в памяти, мс
        [server-storing-200] Сервер, клиентов 200: время процессора на запись одного ответа, мкс
        [server-errors] Сервер: ошибки
        [steps-hanabi] Среда, шаги: во сколько раз быстрее hanabi из PettingZoo
        [steps-uno] Среда, шаги: во сколько раз быстрее uno из RLCard
        [steps-vector] Много игр сразу, шагов в секунду
        [workers] Сервер: два процесса против одного, во сколько раз
        [workers-errors] Сервер с двумя процессами: ошибки
        [soak-errors] Люди против ботов: ошибки
        [soak-p99] Люди против ботов: p99, мс
        [soak-table] Люди против ботов: память на стол с четырьмя местами, кБ
        [soak-memory] Люди против ботов: память в конце против памяти в начале
        [super-boss-monster-rate] { game-super-boss-monster }: решений в секунду, во сколько раз против «{ game-boss-monster }»
        [super-boss-monster-clone] { game-super-boss-monster }: копия игры на середине, мкс
        [super-boss-monster-encode] { game-super-boss-monster }: строка байтов для обучения, мкс
        [super-boss-monster-greedy] { game-super-boss-monster }: игра четырёх жадных ботов, мс
        [munchkin-quest-rate] { game-munchkin-quest }: решений в секунду, во сколько раз против «{ game-boss-monster }»
        [munchkin-quest-clone] { game-munchkin-quest }: копия игры на середине, мкс
        [munchkin-quest-encode] { game-munchkin-quest }: строка байтов для обучения, мкс
        [munchkin-quest-greedy] { game-munchkin-quest }: игра трёх жадных ботов, мс
        [munchkin-quest-long] { game-munchkin-quest }: самое медленное решение за 200 раундов, мс
       *[growth] Цена решения, 4 места против 2
    }
bench-verdict =
    { $met ->
        [yes] да
       *[no] нет
    }
