### Сторінка у браузері, крім самого столу.

## На кожній сторінці

web-skip = До вмісту
web-language = Мова
web-nav = Сторінки
web-nav-home = На головну
web-nav-new = Новий стіл
web-nav-cards = Карти
web-nav-learn = Навчання
web-nav-rules = Правила
web-nav-replays = Повтори
web-nav-settings = Налаштування
web-nav-account = Обліковий запис
web-nav-credits = Автори
web-nav-docs = Документація
web-version =
    Underhall { $version } · { $engine ->
        [release] рушій скомпільовано (PGO, LTO)
        [compiled] рушій скомпільовано
       *[interpreted] рушій не скомпільовано
    }
web-loading = Хвилинку…
web-close = Закрити
web-retry = Спробувати ще раз
web-list-more = Показати ще
web-name-label = Ваше ім’я
web-name-ask = Як вас називати за столом?
web-name-ask-about = Запитаємо один раз; змінити ім’я можна в налаштуваннях.
web-name-missing = Введіть ім’я: від одного до 24 знаків.
web-you = Ви
web-guest =
    { $seat ->
        [0] Гість
       *[other] Гість { $seat }
    }
web-bot-name =
    { $seat ->
        [0] Ада
        [1] Бруно
        [2] Тійо
        [3] Дмитро
        [4] Естер
       *[other] Фату
    }
web-problem-title = Не вийшло
web-problem-offline = Сервер не відповідає. Перевірте з’єднання; ваші партії в безпеці.
web-problem-unknown = Серверові не вдалося цього зробити. Ваші партії в безпеці.
web-offline-title = Немає з’єднання
web-offline-text = Underhall не може зв’язатися із сервером. Перевірте з’єднання; ваші партії в безпеці, а ця сторінка спробує ще раз сама.
web-not-found-title = Ви заблукали
web-not-found-text = За цією адресою нічого немає. Можливо, посилання обрізане або столу давно вже немає.
web-not-found-back = На головну
web-pace =
    { $pace ->
        [live] Швидкий годинник
        [relaxed] Спокійний годинник
        [slow] По днях
       *[untimed] Без годинника
    }
web-pace-about =
    { $pace ->
        [live] 20 секунд на запитання, 8 на реакцію та 3 хвилини в запасі.
        [relaxed] Хвилина на запитання, 20 секунд на реакцію та 10 хвилин у запасі.
        [slow] Доба на запитання: сидіти за столом не треба.
       *[untimed] Кожен думає скільки завгодно.
    }
web-bot =
    { $bot ->
        [easy] Легкий бот
        [normal] Звичайний бот
        [greedy] Звичайний бот
        [hard] Сильний бот
        [nightmare] Кошмарний бот
        [adaptive] Бот під ваш рівень
        [random] Випадковий бот
       *[other] Бот: { $bot }
    }
web-strength =
    { $bot ->
        [easy] Легко
        [hard] Складно
        [nightmare] Кошмар
        [adaptive] Під вас
       *[normal] Звичайно
    }
web-opponent-easy = Моховик
    .about = Грає як новачок: ходить розумно, але часом помиляється.
web-opponent-normal = Бурмило
    .about = Рахує, що хід дає просто зараз, і не будує планів.
web-opponent-hard = Бабуся Павутина
    .about = З безлічі партій знає, що окупиться згодом.
web-opponent-nightmare = Стара Гідра
    .about = Перед кожним своїм ходом сотні разів дограє партію подумки.
web-opponent-adaptive = Кисіль
    .about = Підлаштовується під час гри: що краще граєте ви, то краще й він.
web-opponents = Хто грає на місці { $n }?
web-opponents-about = Виберіть місце у списку, а потім персонажа.
web-opponents-seat = місце { $n }
web-opponents-strength = Сила
web-opponents-pips = { $n } з { $most }
web-opponents-varies = як у вас

## Головна

web-start-free = Відкритий код · без реєстрації
web-start-tagline = Стіл для ігор про підземелля. Будуйте підземелля, заманюйте героїв, збирайте душі.
web-start-play = ГРАТИ
web-start-show-me = Покажіть як
web-start-first-lesson = Перший урок
web-start-dealing = РОЗДАЧА
web-start-play-about =
    { $bot ->
        [easy] { $game } · ви та три легкі боти
       *[normal] { $game } · ви та три звичайні боти
    }
web-start-games = Ігри
web-start-mine = Мої столи
web-start-mine-more =
    { $n ->
        [one] Ще { $n } стіл
        [few] Ще { $n } столи
       *[other] Ще { $n } столів
    }
web-start-mine-less = Згорнути
web-start-open = Відкриті столи
web-start-open-none = Зараз ніхто не чекає на гравців. Відкрийте стіл або одразу грайте з ботами.
web-start-watch = Можна подивитися
web-start-replays-note = дивіться або грайте з будь-якого ходу
web-start-replays-none = Завершених партій ще немає. Ваші зберігатимуться тут, хід за ходом.
web-start-replays-all = Усі повтори
web-game-seats =
    { $most ->
        [one] { $least }–{ $most } гравець
        [few] { $least }–{ $most } гравці
       *[many] { $least }–{ $most } гравців
    }
web-game-minutes = { $minutes } хв
web-lobby-free =
    { $n ->
        [0] місць немає
        [one] { $n } місце вільне
        [few] { $n } місця вільні
       *[many] { $n } місць вільних
    }
web-lobby-turn = хід { $turn }
web-lobby-ended = завершено
web-lobby-join = Сісти
web-lobby-watch = Дивитися
web-lobby-go-on = Грати
web-lobby-look = Відкрити
web-lobby-your-move = Ваш хід
web-lobby-clear = Прибрати: { $names }
web-lobby-clear-sure =
    { $how ->
        [open] Піти з-за цього столу?
        [alone] Завершити цю партію і прибрати її?
        [ended] Прибрати цей стіл зі списку?
       *[shared] Здатися і прибрати? За вас дограє бот.
    }
web-lobby-clear-yes = Прибрати
web-lobby-clear-no = Лишити
web-replay-won = Перемога: { $name }
web-replay-nobody = Партія без переможця
web-replay-score = { $name } { $score }
web-replay-scores =
    { $game ->
        [munchkin-quest] Рівень: { $scores }
       *[other] Душі мінус поранення: { $scores }
    }
web-replay-turns =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    }
web-replay-watch = Повтор: { $title }
web-replays-note = Ваші завершені партії та відкриті для всіх: хід за ходом, очима будь-якого гравця.

## Новий стіл

web-new-note = З ботами, з друзями за посиланням або за одним екраном.
web-new-seats = Місця
web-new-who = Хто сидить на місці { $n }
web-new-me = Я
web-new-here = Хтось за цим екраном
web-new-friend = Друг за посиланням
web-new-anybody = Будь-хто
web-new-add = Додати місце
web-new-cut = Прибрати місце { $n }
web-new-hot-seat = Кілька людей за цим екраном: між ходами карти ховає завіса.
web-new-pace = Темп
web-new-public = Стіл бачать усі, сісти може будь-хто
web-new-watchers = Можна дивитися збоку
web-new-free-chat = Вільний чат, а не лише готові фрази
web-new-more = Усі налаштування
web-new-open = Відкрити стіл
web-new-start = Почати партію
web-new-variants = Домашні правила
web-new-as-edition = Як у виданні

## Очікування

web-wait-title = Чекаємо на гравців
web-wait-free = вільно
web-wait-you = ви
web-rated = На рейтинг
web-rated-about = змінює рейтинг усіх за столом
web-wait-who = Хто може сісти
web-wait-public = будь-хто
web-wait-by-link = хто має посилання
web-wait-start =
    { $n ->
        [0] Почати партію
        [one] Почати: вільне місце посяде бот
       *[other] Почати: вільні місця посядуть боти
    }
web-wait-owner = Партію починає { $name }
web-wait-leave = Піти з-за столу
web-wait-welcome = Сідайте за стіл
web-wait-invited = { $name } запрошує вас у гру «{ $game }». Без реєстрації та встановлення: досить імені.
web-wait-sit = Сісти за стіл
web-wait-full = Усі місця зайняті
web-wait-invite = Запросіть друзів
web-wait-invite-about = Хто відкриє посилання або відсканує код, зможе сісти за цей стіл.
web-wait-network = Посилання працює на всіх пристроях у тій самій мережі, наприклад у вашому Wi-Fi.
web-wait-here = З телефона чи іншого комп’ютера поки не зайти: сервер слухає лише цей комп’ютер. Щоб грати з друзями у вашій мережі, зупиніть його і запустіть однією з цих команд:
web-wait-here-link = На цьому комп’ютері посилання працює в будь-якому браузері.
web-wait-alone = Цей комп’ютер не під’єднано до мережі, тому з іншого пристрою зайти не можна. Під’єднайте його й оновіть сторінку.
web-wait-or = або, якщо збірка ваша власна:
web-wait-link = Посилання на цей стіл
web-wait-qr = QR-код посилання на цей стіл
web-wait-fair = Чесне тасування: ваша сторінка додасть випадкове число. Сервер уже закріпив свій секрет; його відбиток — { $mark }.
web-wait-opening = Усі на місці. Випадкові числа складаються
web-seek-title = Знайти суперників
web-seek-about = Партія почнеться сама, щойно збереться досить людей.
web-seek-go = Знайти
web-seek-waiting = Шукаємо суперників
web-seek-stay = Не закривайте сторінку: пошук закінчиться разом із нею.
web-seek-nobody = Поки ніхто не прийшов. Почніть гру з ботами або чекайте далі.
web-seek-bots = Грати з ботами
web-seek-stop = Не шукати
web-seek-gone = Пошук закінчився: сторінка надто довго не відповідала. Його можна почати знову.
web-wait-copy = Скопіювати посилання
web-wait-copied = Скопійовано
web-wait-share = Поділитися…

## Карти та правила

web-cards-note = Усі карти, якими вони є на столі. Наведіть курсор, щоб побачити карту великою; натисніть, щоб відкрити її сторінку.
web-cards-search = Назва, текст або ідентифікатор
web-cards-kinds = Види карт
web-cards-treasures = Скарби
web-cards-all = Усі
web-cards-kind =
    { $kind ->
        [boss] Боси
        [room] Кімнати
        [trap] Пастки
        [monster] Монстри
        [foe] Потвори
        [advanced] Покращені
        [spell] Заклинання
        [epic] Епічні герої
        [item] Предмети
        [treasure] Скарби
        [dxm] Deus ex Munchkin
        [curse] Прокляття
        [tile] Кімнати
       *[hero] Герої
    }
web-cards-count =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
web-cards-rooms =
    { $n ->
        [one] { $n } кімната
        [few] { $n } кімнати
       *[many] { $n } кімнат
    }
web-cards-none = Таких карт немає. Спробуйте менше слів або інший вид.
web-cards-large = Карта великою
web-cards-copies = У коробці
web-cards-copies-first = У перших виданнях
web-cards-players = Бере участь
web-cards-players-from = від { $n } гравців
web-cards-printed = Видання
web-cards-first-only = лише перші
web-cards-id = Ідентифікатор

## Налаштування

web-settings-note = Зберігаються в цьому браузері.
web-settings-you = Ви
web-settings-name-about = Його бачать інші за столом.
web-settings-save = Зберегти
web-settings-saved = Збережено.
web-settings-plain-font = Звичайний шрифт і для заголовків
web-settings-motion = Рух
web-settings-speed = Швидкість подій за столом
web-settings-speed-value =
    { $speed ->
        [slow] Повільно
        [fast] Швидко
        [off] Вимк.
       *[normal] Звичайно
    }
web-settings-speed-about = Як швидко стіл показує події, перш ніж запитати вас. «Вимк.»: запитання з’являється одразу.
web-settings-moving = Анімація
web-settings-motion-value =
    { $motion ->
        [full] Завжди
        [none] Ніколи
       *[auto] Як у системі
    }
web-settings-sound = Звук
web-settings-sound-all = Звук увімкнено
web-settings-volume = Гучність
web-settings-sound-kind =
    { $kind ->
        [board] Стіл: карти, герої, потвори, кубики
        [harm] Що роблять зі мною
        [turn] Мій хід, годинник і кінець гри
       *[chat] Чат
    }
web-settings-hints = Підказки
web-settings-hints-on = Один раз пояснювати кожен новий вид рішень
web-settings-hints-again = Показати всі підказки знову
web-settings-hints-seen =
    { $n ->
        [0] Підказок ще не було.
        [one] Показано { $n } підказку.
        [few] Показано { $n } підказки.
       *[many] Показано { $n } підказок.
    }

## Автори

web-credits-art = Малюнки
web-credits-art-about = Малюнки карт та емблеми — піксельні версії (зменшено, затінено, перефарбовано) значків сайту
web-credits-own = Значки скарбів, емблеми місць, лічильники, дрібні знаки, стіни, рамки та сорочки карт намальовано для Underhall.
web-credits-fonts = Шрифти
web-credits-libraries = Програми
web-credits-licences = Повні тексти ліцензій
web-credits-games = Ігри
web-credits-games-about = Boss Monster, Super Boss Monster і Munchkin Quest — торговельні марки своїх власників. Underhall — проєкт прихильників, з видавцями не пов’язаний і ними не схвалений. Ефекти карт викладено нашими словами.

## Карти на столі

web-card-damage = ушкодження { $damage }
web-card-face-down = карта долілиць
web-card-off = Деактивовано
web-card-off-short = вимк.
web-card-beneath = +{ $n } знизу
web-card-kind =
    { $kind ->
        [monster] { $advanced ->
            [yes] Покращений монстр
           *[no] Монстр
        }
       *[trap] { $advanced ->
            [yes] Покращена пастка
           *[no] Пастка
        }
    }
web-card-spell =
    { $when ->
        [build] Заклинання · будівництво
        [adventure] Заклинання · пригода
       *[both] Заклинання · обидві фази
    }
web-card-item = Предмет
web-card-item-boss = Якщо витратити: { $effect }
web-card-hero =
    { $epic ->
        [yes] Епічний герой
       *[no] Герой
    }
web-card-worth =
    { $n ->
        [2] Рахується за 2 душі або 2 поранення.
       *[other] Рахується за 1 душу або 1 поранення.
    }
web-card-level-up = Новий рівень — з 5-ю кімнатою
web-card-levelled = Новий рівень: є
web-card-label-room = { $name }, { $kind }, ушкодження { $damage }, скарби: { $treasure }. { $effect }
web-card-value = ціна: { $n } голдів
web-card-label-spell = { $name }, { $kind }. { $effect }
web-card-label-boss = { $name }, бос, ОД { $xp }, скарб: { $treasure }, { $level }. { $effect }
web-card-label-hero = { $name }, { $kind }, здоров’я { $health }, скарб: { $treasure }. { $effect }
web-meter-souls = душі: { $value } з { $most }
web-meter-wounds = поранення: { $value } з { $most }
web-pile = { $name }: { $count }

## Games for one

web-best = Ваші найкращі партії наодинці
web-best-none = Завершених партій ще немає.
web-new-contents = Склад
web-new-solo = Наодинці
web-new-solo-about = Суперників немає: герої приходять, коли у вас досить їхніх скарбів. Душі мінус поранення дають титул.
web-new-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[other] { $n } гравців
    }
web-new-refused = Так правила не дозволяють: { $why }.
web-new-nearest = Взяти найближчий варіант: { $nearest }

# House sets

web-house-sets = Домашній набір: { $sets }
web-sets-title = Зробити карту
web-sets-note = Напишіть карту, подивіться на неї й одразу зіграйте нею проти ботів. Вона є лише за столами, відкритими з нею.
web-sets-write = Ваша карта
web-sets-drawn = Який вона має вигляд
web-sets-known = За столом усі бачать, що грають із домашнім набором. Із цим:
web-sets-game = Гра
web-sets-cards = Що надруковано й що карта робить
web-sets-words = Слова (англійською)
web-sets-draw = Намалювати
web-sets-try = Зіграти проти ботів
web-sets-faults = Що не так
web-sets-right = Помилок немає.
web-sets-how = Як писати карти
web-sets-link = Напишіть власні карти
