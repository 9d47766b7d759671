### The table in the browser: everything around the game's own words.

## The top: turn, phases, stops, order

table-turn = хід { $turn }
table-phases = Фази
table-phase-beginning = Початок
table-phase-build = Будівництво
table-phase-bait = Приманка
table-phase-adventure = Пригода
table-phase-end = Кінець
table-stops = Коли питати мене
table-ask-me = Питати:
table-stop =
    { $stop ->
        [always] Завжди
        [my-dungeon] Пас до мого підземелля
        [end-of-phase] Пас до кінця фази
        [hold] Тримати пріоритет
       *[auto] Авто
    }
table-stop-about =
    { $stop ->
        [always] Мене питають завжди, коли я можу відповісти.
        [my-dungeon] Я пасую, доки герой не підійде до мого підземелля.
        [end-of-phase] Я пасую до кінця цієї фази.
        [hold] Мене питають у кожен момент для відповідей, навіть якщо зробити нічого не можна.
       *[auto] Мене питають, коли відповідь може бути для мене важлива.
    }
table-act = Хочу втрутитися
table-act-about = Мене питають за кожної нагоди, доки не закінчиться цей герой, бій чи хід. Інші цього не бачать.
table-never = Не питати про цю карту до кінця гри
table-never-count = без запитань: { $count }
table-order = Порядок
table-first-player = перший гравець
table-done = готово
table-change = змінити карту
table-confirm = Так
table-confirm-choose = спершу місце
table-stack = Стек
table-stack-order = останній першим
table-stack-empty = порожній
table-stack-none = Поки що виконувати нічого.
table-stack-first = спрацює першим
table-stack-wait = Чекаємо на відповіді. Питають усіх однаково: очікування нічого не каже про карти в руці.
table-stack-open = відкрито

## Seats

table-you = я
table-bot = бот
table-away = немає на місці
table-caretaker = місце тримає бот
table-resigned = здача
table-souls = Душі
table-wounds = Поранення
table-damage = ушкодження
table-damage-total = Усі ушкодження цього підземелля
table-health = здоров’я { $health }
table-holds = У руці кімнати: { $rooms }, заклинання: { $spells }
table-known = Відомо: { $cards }
table-dungeon-of = Підземелля: { $seat }
table-chip = { $seat }: душі { $souls }, поранення { $wounds }, ушкодження { $damage }. Показати підземелля
table-stat =
    { $stat ->
        [out] поза грою
        [choosing] вибирає
        [ready] готово
        [walking] герої всередині
        [walked] пройдено
        [kept-out] герої не входять
       *[next] герої чекають
    }
table-your-walk = герої в цьому підземеллі
table-your-build = триває будівництво
table-entrance = Вхід
table-kept-out = Герої не входять
table-place-of = кімната { $slot }, { $seat }
table-place-new = Нова кімната { $slot }
table-place-levels = П’ята кімната підвищує рівень боса
table-face-down = долілиць
table-used = уже використано цього ходу
table-map = Усе підземелля
table-map-place = Кімната { $slot }: { $name }, ушкодження { $damage }

## Town and forecast

table-town = Місто
table-town-about = наступна приманка, якщо ніхто не втрутиться
table-town-empty = У місті нікого немає.
table-stays = лишається в місті
table-goes-to = іде сюди: { $seat }
table-tie = порівну, { $names }
table-nobody-has = скарбу немає ні в кого
table-fate-dies = загине в кімнаті { $slot }
table-fate-may-die = загине в кімнаті { $slot }?
table-fate-lives =
    { $wounds ->
        [one] виживе · { $wounds } поранення
        [few] виживе · { $wounds } поранення
       *[other] виживе · { $wounds } поранень
    }
table-fate-flees = утече до міста
table-fate-unsure = виживе?
table-hero-label = { $hero }, здоров’я { $health }. { $fate }

## Piles and hand

table-pile-rooms = Кімнати
table-pile-spells = Заклинання
table-pile-discard = Скид
table-pile-heroes = Герої
table-pile-epic = Епічні
table-pile-empty = Тут нічого немає.
table-hand = Рука
table-hand-count = Рука ({ $count })
table-hand-open = Рука { $count } · відкрити
table-hand-empty = У руці немає карт.
table-aside = відкладено
table-tray = Карти на вибір

## The decision

prompt-hold = Пріоритет утримано: можна роздивитися, а потім спасувати.
table-decision = Рішення
table-answers = Варіанти
table-skip = Далі
table-digest = Від попереднього вибору:
table-digest-change = { $seat }: { $measure } { $change }.
table-retell = Ще раз
table-staged-rooms = Усі розкривають кімнати.
table-for-good = Це назавжди. Підтверджує друге натискання.
table-pass = Пас
table-pass-plain = нічого не робити
table-pass-again = Друге натискання підтверджує: це вибування з гри.
table-press-again = Це інше запитання: відповіддю буде наступне натискання.
table-keep = Пасувати далі
table-keep-as =
    { $ask ->
        [until-done] поки йде цей герой
        [until-wound] поки герої гинуть
        [until-targeted] поки ціль не я
        [until-stopped] якщо ніхто не завадить
       *[end-of-phase] до кінця фази
    }
table-passing-wound =
    { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[other] { $wounds } поранень
    }
table-passing-soul =
    { $souls ->
        [one] +{ $souls } душа
        [few] +{ $souls } душі
       *[other] +{ $souls } душ
    }
table-passing-their-wound =
    { $wounds ->
        [one] { $seat }: { $wounds } поранення
        [few] { $seat }: { $wounds } поранення
       *[other] { $seat }: { $wounds } поранень
    }
table-passing-their-soul =
    { $souls ->
        [one] { $seat }: +{ $souls } душа
        [few] { $seat }: +{ $souls } душі
       *[other] { $seat }: +{ $souls } душ
    }
table-passing-unsure = результат неясний
table-key-space = Пробіл
table-more = Ще варіанти ({ $count })
table-fewer = Менше
table-not-now = Не зараз ({ $count })
table-back = Назад
table-choose-this =
    { $kind ->
        [discard] Скинути
        [take] Взяти
       *[choose] Вибрати цю карту
    }
table-choose-what = далі вибрати дію ({ $count })
table-choose-where = далі вибрати місце ({ $count })
table-tip-glow = Можна вибрати карту чи місце, що світиться, або відповідь тут.
table-tip-where = Тепер потрібне місце, що світиться.
table-tip-answer = Відповідь вибирають тут.
table-moment-room = { $hero } у кімнаті «{ $room }» ({ $seat }): лишилося здоров’я { $left }.
table-moment-room-mine = { $hero } у вашій кімнаті «{ $room }»: лишилося здоров’я { $left }.
table-moment-adventure = Герої от-от увійдуть: { $seat }.
table-moment-adventure-mine = Герої от-от увійдуть до вашого підземелля.
table-moment-build = Будує { $seat }.
table-outcome-covers = зверху на «{ $card }»
table-outcome-new-room = нова кімната { $slot }
table-outcome-seat = душі { $souls } · поранення { $wounds }
table-outcome-room = { $seat }, кімната { $slot } · ушкодження { $damage }
table-outcome-hero = лишилося здоров’я { $left }
table-wait-link = Чекаємо на сервер
table-wait-over = Гру завершено.
table-wait-sent = Відповідь надсилається
table-wait-replay = Повтор
table-wait-window = Чекаємо на відповіді
table-wait-seats =
    { $count ->
        [one] Вибирає { $names }
       *[other] Вибирають: { $names }
    }
table-wait-game = Чекаємо
withheld-other-question = Не зараз: спершу потрібна відповідь на інше запитання.
withheld-not-a-cancel = Проти заклинання можна зіграти лише те, що скасовує.
withheld-build-spell = Це заклинання для фази будівництва.
withheld-adventure-spell = Це заклинання для фази пригоди.
withheld-no-target = Це заклинання зараз не має цілі.
withheld-room-phase = Кімнати будують у фазі будівництва.
withheld-not-your-build = Зараз будує інший гравець.
withheld-room-built = Цього ходу кімнату вже збудовано.
withheld-advanced = Покращену кімнату будують лише зверху на кімнаті з відповідним скарбом.
withheld-no-building = Цього ходу кімнати більше не будують.
withheld-no-place = Для цієї кімнати немає місця.

## Log, reasons, card in full

table-log = Журнал
table-log-filter = Показати в журналі
table-log-show =
    { $filter ->
        [me] Я
        [fights] Бої
        [chat] Чат
        [building] Будівництво
        [map] Мапа
       *[all] Усе
    }
table-log-older = Старіші рядки ({ $count })
table-log-setup = Підготування
table-log-more = Ще: { $count }
table-log-less = Згорнути
table-log-harm = Проти мене:
table-log-each = Окремо
table-goal = Мета гри
table-rail = Журнал, карта, чат
table-why = Чому?
table-why-damage = Чому ушкодження { $damage }?
table-why-printed = { $card }, на карті
table-why-source = { $card }
table-why-next-door = поруч { $card }
table-why-came-from = герой прийшов із «{ $card }»
table-why-monsters =
    { $n ->
        [one] { $n } активна кімната з монстрами
        [few] { $n } активні кімнати з монстрами
       *[many] { $n } активних кімнат з монстрами
    }
table-why-other = інші ефекти
table-why-dealt = ушкодження: { $card }
table-why-left = { $hero }: лишилося здоров’я { $left }.
table-why-deadly = { $hero }: це смертельно.
table-why-lured = Чому { $hero } іде туди?
table-why-stayed = Чому { $hero } лишається в місті?
table-why-fool = { $hero } іде туди, де найменше душ.
table-why-seat = { $seat }
table-why-tie = Порівну: герой лишається в місті.
table-why-none = Потрібного скарбу немає ні в кого.
table-why-died = Від чого гине { $hero }?
table-why-survived = Чому { $hero } виживає?
table-why-health = здоров’я
table-why-rule = текст правила
table-inspector = Карта
table-inspector-empty = Тут видно карту під курсором або вибрану з клавіатури.
table-copies = копій: { $all }, у скиді: { $discarded }

## Chat, votes, system

table-chat = Чат
table-chat-empty = Повідомлень ще немає.
table-chat-say = Сказати щось
table-chat-send = Надіслати
table-mute = Не чути: { $name }
table-unmute = Знову чути: { $name }
table-report = Поскаржитися господареві сервера: { $name }
table-report-why = На що скарга?
table-report-chat = Ця репліка
table-report-name = Ім’я
table-report-play = Як грає
table-report-never = Не треба
table-report-done = Скаргу надіслано. Її побачить лише господар.
table-vote = Голосувати за кінець гри
table-vote-yes = Завершити тут
table-vote-back = Відкликати голос
table-vote-open = За те, щоб завершити тут без переможця: { $names }
table-resign = Здатися
table-relieve = Бот замість гравця: { $name }
table-resign-sure = Дограє бот, і перемогти на цьому місці вже не вийде.
table-end-alone = Завершити партію
table-end-alone-sure = Партія завершиться тут без переможця. Вона лишиться серед повторів.
table-stay = Лишитися
table-leave = Піти
table-leave-waits = Піти (партія зачекає)
table-leave-kept = Піти (до повернення місце потримає бот)
table-take-here = Грати тут
table-take-back = Повернутися на своє місце
table-caretaken = Це місце тримає бот.
table-undo = Скасувати відповідь (доки не відкрилося нічого нового)
table-sound = Звук
table-language = Мова
table-help = Правила
table-menu = Меню
table-speed = Швидкість
table-motion = Рух
table-motion-kind =
    { $motion ->
        [full] Увімк.
        [none] Вимк.
       *[auto] Як у системі
    }
table-hints-on = Пояснювати нові рішення
table-plain-font = Простий шрифт
table-all-settings = Усі налаштування
table-close = Закрити
table-heard = Останній зв’язок із сервером: { $seconds } с тому.
table-seconds = { $seconds } с
table-watching =
    { $count ->
        [one] Дивиться { $count } людина
        [few] Дивляться { $count } людини
       *[other] Дивляться { $count } людей
    }
table-link =
    { $link ->
        [joining] з’єднуємося
        [lost] зв’язок втрачено
       *[closed] відкрито деінде
    }
table-outage = З’єднання втрачено. Партія в безпеці; під’єднуємося знову…
table-outage-now = Спробувати зараз

## At one device

table-curtain-title = Пристрій переходить до гравця { $name }
table-curtain-about = Доти нічиїх карт не видно.
table-curtain-open = Я { $name }

## The end

table-end-won =
    { $count ->
        [one] Перемога: { $names }
       *[other] Перемогли: { $names }
    }
table-end-you = Це перемога!
table-end-nobody = Переможця немає
table-end-vote = Гравці вирішили завершити гру тут.
table-end-turns =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[other] { $turns } ходів
    }
table-end-out = поза грою
table-end-score = душі мінус поранення: { $score }
table-end-mine = Моє місце: { $place } з { $of }.
table-end-mine-out = Моє місце: { $place }, вибування в хід { $turn }.
table-end-minutes = { $minutes } хв
table-end-play-on = Грати далі з ходу…
table-standing = Підсумок
table-chart-souls-goal = пунктир: { $goal } для перемоги
table-chart-wounds-goal = пунктир: { $goal } — поза грою
table-points = Переломні моменти
table-points-about = зміна лідера; натискання відкриє повтор
table-points-alone = що найбільше змінило рахунок; натискання відкриє повтор
table-rematch = Реванш
table-rematch-same = ті самі місця, нові карти
table-rematch-join = решта чекає
table-watch-replay = Повтор
table-save-file = Файл гри
table-look-board = Подивитися на стіл
table-to-end = Чим закінчилося

## Watching and replaying

table-sit-by = Дивитися з місця
table-scrubber = Моменти гри
table-scrub =
    { $to ->
        [start] На початок
        [turn-back] На хід назад
        [back] На крок назад
        [play] Відтворити
        [pause] Пауза
        [forth] На крок уперед
        [turn-forth] На хід уперед
       *[end] У кінець
    }
table-eyes = Очима
table-eyes-of =
    { $eyes ->
        [watcher] глядача
       *[open] усіх (карти відкрито)
    }
table-copy-moment = Посилання
table-make-lesson = Зробити урок звідси
table-make-puzzle = Зробити задачу звідси
table-proving = Перебираємо всі варіанти…
table-copied = Готово
table-play-on = Грати звідси
table-scrub-more = Ще

## Hints

table-hint-close = Зрозуміло
guide-goal = Мета
guide-fight = Бій
guide-stop = Більше не пояснювати

## Boss Monster: what is asked, and what passing means

series-asks-build = Ваша кімната на цей хід
series-asks-nothing-to-build = Будувати вам нічого. Зробити щось інше?
series-asks-before-reveal = Перш ніж відкриється ваша кімната: відповісти?
series-asks-rival-builds = Будує { $seat }: відповісти?
series-asks-hero-enters = { $hero } от-от увійде ({ $seat }): відповісти?
series-asks-hero-enters-mine = { $hero } от-от увійде до вашого підземелля: відповісти?
series-asks-hero-walks = { $hero } у підземеллі ({ $seat }): відповісти?
series-asks-hero-walks-mine = { $hero } у вашому підземеллі: відповісти?
series-passing-build = нічого не будувати цього ходу
series-passing-fatal = поранень стане { $wounds }: ви вибуваєте

## Boss Monster: the goal, always in sight

boss-goal-souls = { $n } душ — перемога
boss-goal-wounds = { $n } поранень — вибування
boss-goal-mine =
    у вас: { $souls ->
        [one] { $souls } душа
        [few] { $souls } душі
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[many] { $wounds } поранень
    }
boss-goal-lead =
    ви попереду: { $souls ->
        [one] { $souls } душа
        [few] { $souls } душі
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[many] { $wounds } поранень
    }
boss-goal-rival =
    попереду { $seat }: { $souls ->
        [one] { $souls } душа
        [few] { $souls } душі
       *[many] { $souls } душ
    }
boss-goal-brink-wounds = Ще одне поранення — і ви вибуваєте!
boss-goal-brink-rival =
    { $seat } майже біля мети, лишилося: { $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }!
boss-goal-brink-mine =
    До перемоги лишилося: { $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }!

table-fair =
    { $kind ->
        [fair] Чесне тасування: сервер закріпив свій секрет до гри, а сторінки гравців додали випадкові числа, тож вибрати карти не міг ніхто. Коли партія закінчиться, це зможе перевірити кожен.
        [alone] Сервер закріпив свій секрет до гри, але сторінки гравців не додали випадкових чисел. Що він роздав, можна перевірити, коли партія закінчиться.
        [chosen] Зерно цієї партії вибрали, коли відкривали стіл.
        [continued] Ця партія продовжує давнішу, з тими самими картами.
       *[earlier] Цю партію почато до того, як тасування стало можна перевірити.
    }
table-fair-end =
    { $kind ->
        [fair] Цих карт не вибирав ніхто, навіть сервер, і кожен може це перевірити.
        [alone] Сервер роздавав сам: сторінки гравців не додали випадкових чисел. Що він роздав, можна перевірити.
        [chosen] Зерно цієї партії вибрали, коли відкривали стіл.
        [continued] Ця партія продовжувала давнішу, з тими самими картами.
       *[earlier] Цю партію зіграно до того, як тасування стало можна перевірити.
    }
table-fair-check = Перевірити тасування
table-fair-title = Чесне тасування
table-fair-commitment = Відбиток секрету сервера
