### Страница в браузере, кроме самого стола.

## На каждой странице

web-skip = К содержимому
web-language = Язык
web-nav = Страницы
web-nav-home = На главную
web-nav-new = Новый стол
web-nav-cards = Карты
web-nav-learn = Обучение
web-nav-rules = Правила
web-nav-replays = Повторы
web-nav-settings = Настройки
web-nav-account = Аккаунт
web-nav-credits = Авторы
web-nav-docs = Документация
web-version =
    Underhall { $version } · { $engine ->
        [release] движок скомпилирован (PGO, LTO)
        [compiled] движок скомпилирован
       *[interpreted] движок не скомпилирован
    }
web-loading = Секунду…
web-close = Закрыть
web-retry = Попробовать ещё раз
web-list-more = Показать ещё
web-name-label = Ваше имя
web-name-ask = Как вас называть за столом?
web-name-ask-about = Спросим один раз; изменить имя можно в настройках.
web-name-missing = Введите имя: от одного до 24 знаков.
web-you = Вы
web-guest =
    { $seat ->
        [0] Гость
       *[other] Гость { $seat }
    }
web-bot-name =
    { $seat ->
        [0] Ада
        [1] Бруно
        [2] Тиё
        [3] Дмитро
        [4] Эстер
       *[other] Фату
    }
web-problem-title = Не получилось
web-problem-offline = Сервер не отвечает. Проверьте соединение; ваши партии в сохранности.
web-problem-unknown = Сервер не смог этого сделать. Ваши партии в сохранности.
web-offline-title = Нет соединения
web-offline-text = Underhall не может связаться с сервером. Проверьте соединение; ваши партии в сохранности, а эта страница попробует снова сама.
web-not-found-title = Вы заблудились
web-not-found-text = По этому адресу ничего нет. Возможно, ссылка обрезана или стола давно уже нет.
web-not-found-back = На главную
web-pace =
    { $pace ->
        [live] Быстрые часы
        [relaxed] Спокойные часы
        [slow] По дням
       *[untimed] Без часов
    }
web-pace-about =
    { $pace ->
        [live] 20 секунд на вопрос, 8 на реакцию и 3 минуты в запасе.
        [relaxed] Минута на вопрос, 20 секунд на реакцию и 10 минут в запасе.
        [slow] Сутки на вопрос: сидеть за столом не нужно.
       *[untimed] Каждый думает сколько угодно.
    }
web-bot =
    { $bot ->
        [easy] Лёгкий бот
        [normal] Обычный бот
        [greedy] Обычный бот
        [hard] Сильный бот
        [nightmare] Кошмарный бот
        [adaptive] Бот под ваш уровень
        [random] Случайный бот
       *[other] Бот: { $bot }
    }
web-strength =
    { $bot ->
        [easy] Легко
        [hard] Сложно
        [nightmare] Кошмар
        [adaptive] Под вас
       *[normal] Обычно
    }
web-opponent-easy = Моховик
    .about = Играет как новичок: ходит разумно, но порой ошибается.
web-opponent-normal = Бурый
    .about = Считает, что ход даёт прямо сейчас, и не строит планов.
web-opponent-hard = Бабуля Паутина
    .about = По множеству партий знает, что окупится потом.
web-opponent-nightmare = Старая Гидра
    .about = Перед каждым своим ходом сотни раз доигрывает партию в уме.
web-opponent-adaptive = Кисель
    .about = Подстраивается по ходу игры: чем лучше играете вы, тем лучше и он.
web-opponents = Кто играет на месте { $n }?
web-opponents-about = Выберите место в списке, а потом персонажа.
web-opponents-seat = место { $n }
web-opponents-strength = Сила
web-opponents-pips = { $n } из { $most }
web-opponents-varies = как у вас

## Главная

web-start-free = Открытый код · без регистрации
web-start-tagline = Стол для игр о подземельях. Стройте подземелье, заманивайте героев, собирайте души.
web-start-play = ИГРАТЬ
web-start-show-me = Покажите как
web-start-first-lesson = Первый урок
web-start-dealing = РАЗДАЧА
web-start-play-about =
    { $bot ->
        [easy] { $game } · вы и три лёгких бота
       *[normal] { $game } · вы и три обычных бота
    }
web-start-games = Игры
web-start-mine = Мои столы
web-start-mine-more =
    { $n ->
        [one] Ещё { $n } стол
        [few] Ещё { $n } стола
       *[other] Ещё { $n } столов
    }
web-start-mine-less = Свернуть
web-start-open = Открытые столы
web-start-open-none = Сейчас никто не ждёт игроков. Откройте стол или сразу играйте с ботами.
web-start-watch = Можно посмотреть
web-start-replays-note = смотрите или играйте с любого хода
web-start-replays-none = Завершённых партий пока нет. Ваши сохранятся здесь, ход за ходом.
web-start-replays-all = Все повторы
web-game-seats =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
web-game-minutes = { $minutes } мин
web-lobby-free =
    { $n ->
        [0] мест нет
        [one] { $n } место свободно
        [few] { $n } места свободно
       *[many] { $n } мест свободно
    }
web-lobby-turn = ход { $turn }
web-lobby-ended = завершена
web-lobby-join = Сесть
web-lobby-watch = Смотреть
web-lobby-go-on = Играть
web-lobby-look = Открыть
web-lobby-your-move = Ваш ход
web-lobby-clear = Убрать: { $names }
web-lobby-clear-sure =
    { $how ->
        [open] Уйти из-за этого стола?
        [alone] Закончить эту партию и убрать её?
        [ended] Убрать этот стол из списка?
       *[shared] Сдаться и убрать? За вас доиграет бот.
    }
web-lobby-clear-yes = Убрать
web-lobby-clear-no = Оставить
web-replay-won = Победа: { $name }
web-replay-nobody = Партия без победителя
web-replay-score = { $name } { $score }
web-replay-scores =
    { $game ->
        [munchkin-quest] Уровень: { $scores }
       *[other] Души минус раны: { $scores }
    }
web-replay-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
web-replay-watch = Повтор: { $title }
web-replays-note = Ваши завершённые партии и открытые для всех: ход за ходом, глазами любого игрока.

## Новый стол

web-new-note = С ботами, с друзьями по ссылке или за одним экраном.
web-new-seats = Места
web-new-who = Кто сидит на месте { $n }
web-new-me = Я
web-new-here = Кто-то за этим экраном
web-new-friend = Друг по ссылке
web-new-anybody = Кто угодно
web-new-add = Добавить место
web-new-cut = Убрать место { $n }
web-new-hot-seat = Несколько человек за этим экраном: между ходами карты закрывает занавес.
web-new-pace = Темп
web-new-public = Стол виден всем, сесть может любой
web-new-watchers = Можно смотреть со стороны
web-new-free-chat = Свободный чат, а не только готовые фразы
web-new-more = Все настройки
web-new-open = Открыть стол
web-new-start = Начать партию
web-new-variants = Домашние правила
web-new-as-edition = Как в издании

## Ожидание

web-wait-title = Ждём игроков
web-wait-free = свободно
web-wait-you = вы
web-rated = На рейтинг
web-rated-about = меняет рейтинг всех за столом
web-wait-who = Кто может сесть
web-wait-public = кто угодно
web-wait-by-link = у кого есть ссылка
web-wait-start =
    { $n ->
        [0] Начать партию
        [one] Начать: свободное место займёт бот
       *[other] Начать: свободные места займут боты
    }
web-wait-owner = Партию начинает { $name }
web-wait-leave = Уйти из-за стола
web-wait-welcome = Садитесь за стол
web-wait-invited = { $name } приглашает вас в игру «{ $game }». Без регистрации и установки: достаточно имени.
web-wait-sit = Сесть за стол
web-wait-full = Все места заняты
web-wait-invite = Пригласите друзей
web-wait-invite-about = Кто откроет ссылку или отсканирует код, сможет сесть за этот стол.
web-wait-network = Ссылка работает на всех устройствах в той же сети, например в вашем Wi-Fi.
web-wait-here = С телефона или другого компьютера пока не войти: сервер слушает только этот компьютер. Чтобы играть с друзьями в вашей сети, остановите его и запустите одной из этих команд:
web-wait-here-link = На этом компьютере ссылка работает в любом браузере.
web-wait-alone = Этот компьютер не подключён к сети, поэтому войти с другого устройства нельзя. Подключите его и обновите страницу.
web-wait-or = или, если сборка ваша собственная:
web-wait-link = Ссылка на этот стол
web-wait-qr = QR-код ссылки на этот стол
web-wait-fair = Честная тасовка: ваша страница добавит случайное число. Сервер уже закрепил свой секрет; его отпечаток — { $mark }.
web-wait-opening = Все на месте. Случайные числа складываются
web-seek-title = Найти соперников
web-seek-about = Партия начнётся сама, как только наберётся достаточно людей.
web-seek-go = Найти
web-seek-waiting = Ищем соперников
web-seek-stay = Не закрывайте страницу: вместе с ней закончится и поиск.
web-seek-nobody = Пока никто не пришёл. Начните игру с ботами или ждите дальше.
web-seek-bots = Играть с ботами
web-seek-stop = Не искать
web-seek-gone = Поиск закончился: страница слишком долго не отвечала. Его можно начать снова.
web-wait-copy = Скопировать ссылку
web-wait-copied = Скопировано
web-wait-share = Поделиться…

## Карты и правила

web-cards-note = Все карты, как они выглядят на столе. Наведите курсор, чтобы увидеть карту крупно; нажмите, чтобы открыть её страницу.
web-cards-search = Название, текст или идентификатор
web-cards-kinds = Виды карт
web-cards-treasures = Сокровища
web-cards-all = Все
web-cards-kind =
    { $kind ->
        [boss] Боссы
        [room] Комнаты
        [trap] Ловушки
        [monster] Монстры
        [foe] Монстры
        [advanced] Продвинутые
        [spell] Заклинания
        [epic] Эпические герои
        [item] Предметы
        [treasure] Сокровища
        [dxm] Deus ex Munchkin
        [curse] Проклятия
        [tile] Комнаты
       *[hero] Герои
    }
web-cards-count =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
web-cards-rooms =
    { $n ->
        [one] { $n } комната
        [few] { $n } комнаты
       *[many] { $n } комнат
    }
web-cards-none = Таких карт нет. Попробуйте меньше слов или другой вид.
web-cards-large = Карта крупно
web-cards-copies = В коробке
web-cards-copies-first = В первых изданиях
web-cards-players = Участвует
web-cards-players-from = от { $n } игроков
web-cards-printed = Издания
web-cards-first-only = только первые
web-cards-id = Идентификатор

## Настройки

web-settings-note = Хранятся в этом браузере.
web-settings-you = Вы
web-settings-name-about = Его видят другие за столом.
web-settings-save = Сохранить
web-settings-saved = Сохранено.
web-settings-plain-font = Обычный шрифт и для заголовков
web-settings-motion = Движение
web-settings-speed = Скорость событий за столом
web-settings-speed-value =
    { $speed ->
        [slow] Медленно
        [fast] Быстро
        [off] Выкл.
       *[normal] Обычно
    }
web-settings-speed-about = Как быстро стол показывает события, прежде чем спросить вас. «Выкл.»: вопрос появляется сразу.
web-settings-moving = Анимация
web-settings-motion-value =
    { $motion ->
        [full] Всегда
        [none] Никогда
       *[auto] Как в системе
    }
web-settings-sound = Звук
web-settings-sound-all = Звук включён
web-settings-volume = Громкость
web-settings-sound-kind =
    { $kind ->
        [board] Стол: карты, герои, монстры, кубики
        [harm] Что делают со мной
        [turn] Мой ход, часы и конец игры
       *[chat] Чат
    }
web-settings-hints = Подсказки
web-settings-hints-on = Один раз объяснять каждый новый вид решений
web-settings-hints-again = Показать все подсказки заново
web-settings-hints-seen =
    { $n ->
        [0] Подсказок ещё не было.
        [one] Показана { $n } подсказка.
        [few] Показаны { $n } подсказки.
       *[many] Показано { $n } подсказок.
    }

## Авторы

web-credits-art = Рисунки
web-credits-art-about = Рисунки карт и эмблемы — пиксельные версии (уменьшены, оттенены, перекрашены) значков сайта
web-credits-own = Значки сокровищ, эмблемы мест, счётчики, мелкие знаки, стены, рамки и рубашки карт нарисованы для Underhall.
web-credits-fonts = Шрифты
web-credits-libraries = Программы
web-credits-licences = Полные тексты лицензий
web-credits-games = Игры
web-credits-games-about = Boss Monster, Super Boss Monster и Munchkin Quest — товарные знаки своих правообладателей. Underhall — проект поклонников, с издателями не связан и ими не одобрен. Эффекты карт изложены нашими словами.

## Карты на столе

web-card-damage = урон { $damage }
web-card-face-down = карта лицом вниз
web-card-off = Деактивирована
web-card-off-short = выкл.
web-card-beneath = +{ $n } снизу
web-card-kind =
    { $kind ->
        [monster] { $advanced ->
            [yes] Продвинутая, монстр
           *[no] Монстр
        }
       *[trap] { $advanced ->
            [yes] Продвинутая, ловушка
           *[no] Ловушка
        }
    }
web-card-spell =
    { $when ->
        [build] Заклинание · стройка
        [adventure] Заклинание · приключения
       *[both] Заклинание · обе фазы
    }
web-card-item = Предмет
web-card-item-boss = Если потратить: { $effect }
web-card-hero =
    { $epic ->
        [yes] Эпический герой
       *[no] Герой
    }
web-card-worth =
    { $n ->
        [2] Считается за 2 души или 2 раны.
       *[other] Считается за 1 душу или 1 рану.
    }
web-card-level-up = Уровень — с 5-й комнатой
web-card-levelled = Уровень получен
web-card-label-room = { $name }, { $kind }, урон { $damage }, сокровища: { $treasure }. { $effect }
web-card-value = цена: { $n } голдов
web-card-label-spell = { $name }, { $kind }. { $effect }
web-card-label-boss = { $name }, босс, XP { $xp }, сокровище: { $treasure }, { $level }. { $effect }
web-card-label-hero = { $name }, { $kind }, здоровье { $health }, сокровище: { $treasure }. { $effect }
web-meter-souls = души: { $value } из { $most }
web-meter-wounds = раны: { $value } из { $most }
web-pile = { $name }: { $count }

## Games for one

web-best = Ваши лучшие партии в одиночку
web-best-none = Завершённых партий пока нет.
web-new-contents = Состав
web-new-solo = В одиночку
web-new-solo-about = Соперников нет: герои приходят, когда у вас достаточно их сокровищ. Души минус раны дают титул.
web-new-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
web-new-refused = Так правила не позволяют: { $why }.
web-new-nearest = Взять ближайший вариант: { $nearest }

# House sets

web-house-sets = Домашний набор: { $sets }
web-sets-title = Сделать карту
web-sets-note = Напишите карту, посмотрите на неё и сразу сыграйте ею против ботов. Она есть только за столами, которые открыли с ней.
web-sets-write = Ваша карта
web-sets-drawn = Как она выглядит
web-sets-known = За столом все видят, что играют с домашним набором. С этим:
web-sets-game = Игра
web-sets-cards = Что напечатано и что карта делает
web-sets-words = Слова (по-английски)
web-sets-draw = Нарисовать
web-sets-try = Сыграть против ботов
web-sets-faults = Что не так
web-sets-right = Ошибок нет.
web-sets-how = Как писать карты
web-sets-link = Напишите свои карты
