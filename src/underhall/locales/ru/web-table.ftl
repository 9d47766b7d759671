### The table in the browser: everything around the game's own words.

## The top: turn, phases, stops, order

table-turn = ход { $turn }
table-phases = Фазы
table-phase-beginning = Начало
table-phase-build = Стройка
table-phase-bait = Заманивание
table-phase-adventure = Приключения
table-phase-end = Конец
table-stops = Когда спрашивать меня
table-ask-me = Спрашивать:
table-stop =
    { $stop ->
        [always] Всегда
        [my-dungeon] Пас до моего подземелья
        [end-of-phase] Пас до конца фазы
        [hold] Держать приоритет
       *[auto] Авто
    }
table-stop-about =
    { $stop ->
        [always] Меня спрашивают всегда, когда я могу ответить.
        [my-dungeon] Я пасую, пока герой не подойдёт к моему подземелью.
        [end-of-phase] Я пасую до конца этой фазы.
        [hold] Меня спрашивают в каждый момент для ответов, даже если сделать ничего нельзя.
       *[auto] Меня спрашивают, когда ответ может быть для меня важен.
    }
table-act = Хочу вмешаться
table-act-about = Меня спрашивают при каждой возможности, пока не закончится этот герой, бой или ход. Другие этого не видят.
table-never = Не спрашивать об этой карте до конца игры
table-never-count = без вопросов: { $count }
table-order = Порядок
table-first-player = первый игрок
table-done = готово
table-change = сменить карту
table-confirm = Да
table-confirm-choose = сначала место
table-stack = Стек
table-stack-order = последний первым
table-stack-empty = пуст
table-stack-none = Пока разыгрывать нечего.
table-stack-first = сработает первым
table-stack-wait = Ждём ответов. Спрашивают всех одинаково: ожидание ничего не говорит о картах в руке.
table-stack-open = открыт

## Seats

table-you = я
table-bot = бот
table-away = нет на месте
table-caretaker = место держит бот
table-resigned = сдача
table-souls = Души
table-wounds = Раны
table-damage = урон
table-damage-total = Весь урон этого подземелья
table-health = здоровье { $health }
table-holds = На руке комнаты: { $rooms }, заклинания: { $spells }
table-known = Известно: { $cards }
table-dungeon-of = Подземелье: { $seat }
table-chip = { $seat }: души { $souls }, раны { $wounds }, урон { $damage }. Показать подземелье
table-stat =
    { $stat ->
        [out] вне игры
        [choosing] выбирает
        [ready] готово
        [walking] герои внутри
        [walked] пройдено
        [kept-out] герои не входят
       *[next] герои ждут
    }
table-your-walk = герои в этом подземелье
table-your-build = идёт стройка
table-entrance = Вход
table-kept-out = Герои не входят
table-place-of = комната { $slot }, { $seat }
table-place-new = Новая комната { $slot }
table-place-levels = Пятая комната повышает уровень босса
table-face-down = лицом вниз
table-used = уже использована в этом ходу
table-map = Подземелье целиком
table-map-place = Комната { $slot }: { $name }, урон { $damage }

## Town and forecast

table-town = Город
table-town-about = следующее заманивание, если никто не вмешается
table-town-empty = В городе никого нет.
table-stays = остаётся в городе
table-goes-to = идёт сюда: { $seat }
table-tie = поровну, { $names }
table-nobody-has = сокровища нет ни у кого
table-fate-dies = умрёт в комнате { $slot }
table-fate-may-die = умрёт в комнате { $slot }?
table-fate-lives =
    { $wounds ->
        [one] выживет · { $wounds } рана
        [few] выживет · { $wounds } раны
       *[other] выживет · { $wounds } ран
    }
table-fate-flees = сбежит в город
table-fate-unsure = выживет?
table-hero-label = { $hero }, здоровье { $health }. { $fate }

## Piles and hand

table-pile-rooms = Комнаты
table-pile-spells = Заклинания
table-pile-discard = Сброс
table-pile-heroes = Герои
table-pile-epic = Эпические
table-pile-empty = Здесь ничего нет.
table-hand = Рука
table-hand-count = Рука ({ $count })
table-hand-open = Рука { $count } · открыть
table-hand-empty = На руке нет карт.
table-aside = отложено
table-tray = Карты на выбор

## The decision

prompt-hold = Приоритет удержан: можно осмотреться, а затем спасовать.
table-decision = Решение
table-answers = Варианты
table-skip = Дальше
table-digest = С прошлого выбора:
table-digest-change = { $seat }: { $measure } { $change }.
table-retell = Ещё раз
table-staged-rooms = Все вскрывают комнаты.
table-for-good = Это насовсем. Подтверждает второе нажатие.
table-pass = Пас
table-pass-plain = ничего не делать
table-pass-again = Второе нажатие подтверждает: это выбывание из игры.
table-press-again = Это другой вопрос: ответом будет следующее нажатие.
table-keep = Пасовать дальше
table-keep-as =
    { $ask ->
        [until-done] пока идёт этот герой
        [until-wound] пока герои гибнут
        [until-targeted] пока цель не я
        [until-stopped] если никто не помешает
       *[end-of-phase] до конца фазы
    }
table-passing-wound =
    { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[other] { $wounds } ран
    }
table-passing-soul =
    { $souls ->
        [one] +{ $souls } душа
        [few] +{ $souls } души
       *[other] +{ $souls } душ
    }
table-passing-their-wound =
    { $wounds ->
        [one] { $seat }: { $wounds } рана
        [few] { $seat }: { $wounds } раны
       *[other] { $seat }: { $wounds } ран
    }
table-passing-their-soul =
    { $souls ->
        [one] { $seat }: +{ $souls } душа
        [few] { $seat }: +{ $souls } души
       *[other] { $seat }: +{ $souls } душ
    }
table-passing-unsure = исход неясен
table-key-space = Пробел
table-more = Ещё варианты ({ $count })
table-fewer = Меньше
table-not-now = Не сейчас ({ $count })
table-back = Назад
table-choose-this =
    { $kind ->
        [discard] Сбросить
        [take] Взять
       *[choose] Выбрать эту карту
    }
table-choose-what = затем выбрать действие ({ $count })
table-choose-where = затем выбрать место ({ $count })
table-tip-glow = Можно выбрать светящуюся карту, место или ответ здесь.
table-tip-where = Теперь нужно светящееся место.
table-tip-answer = Ответ выбирают здесь.
table-moment-room = { $hero } в комнате «{ $room }» ({ $seat }): осталось здоровья { $left }.
table-moment-room-mine = { $hero } в вашей комнате «{ $room }»: осталось здоровья { $left }.
table-moment-adventure = Герои вот-вот войдут: { $seat }.
table-moment-adventure-mine = Герои вот-вот войдут в ваше подземелье.
table-moment-build = Строит { $seat }.
table-outcome-covers = поверх комнаты «{ $card }»
table-outcome-new-room = новая комната { $slot }
table-outcome-seat = души { $souls } · раны { $wounds }
table-outcome-room = { $seat }, комната { $slot } · урон { $damage }
table-outcome-hero = осталось здоровья { $left }
table-wait-link = Ждём сервер
table-wait-over = Игра окончена.
table-wait-sent = Ответ отправляется
table-wait-replay = Повтор
table-wait-window = Ждём ответов
table-wait-seats =
    { $count ->
        [one] Выбирает { $names }
       *[other] Выбирают: { $names }
    }
table-wait-game = Ждём
withheld-other-question = Не сейчас: сначала нужен ответ на другой вопрос.
withheld-not-a-cancel = Против заклинания можно сыграть только то, что отменяет.
withheld-build-spell = Это заклинание для фазы строительства.
withheld-adventure-spell = Это заклинание для фазы приключений.
withheld-no-target = У этого заклинания сейчас нет цели.
withheld-room-phase = Комнаты строят в фазу строительства.
withheld-not-your-build = Сейчас строит другой игрок.
withheld-room-built = В этом ходу комната уже построена.
withheld-advanced = Продвинутую комнату строят только поверх комнаты с подходящим сокровищем.
withheld-no-building = В этом ходу комнаты больше не строят.
withheld-no-place = Для этой комнаты нет места.

## Log, reasons, card in full

table-log = Журнал
table-log-filter = Показать в журнале
table-log-show =
    { $filter ->
        [me] Я
        [fights] Бои
        [chat] Чат
        [building] Стройка
        [map] Карта
       *[all] Всё
    }
table-log-older = Более старые строки ({ $count })
table-log-setup = Подготовка
table-log-more = Ещё: { $count }
table-log-less = Свернуть
table-log-harm = Против меня:
table-log-each = По отдельности
table-goal = Цель игры
table-rail = Журнал, карта, чат
table-why = Почему?
table-why-damage = Почему урон { $damage }?
table-why-printed = { $card }, на карте
table-why-source = { $card }
table-why-next-door = рядом { $card }
table-why-came-from = герой пришёл из «{ $card }»
table-why-monsters =
    { $n ->
        [one] { $n } действующая комната с монстрами
        [few] { $n } действующие комнаты с монстрами
       *[many] { $n } действующих комнат с монстрами
    }
table-why-other = другие эффекты
table-why-dealt = урон: { $card }
table-why-left = { $hero }: осталось здоровья { $left }.
table-why-deadly = { $hero }: это смертельно.
table-why-lured = Почему { $hero } идёт туда?
table-why-stayed = Почему { $hero } остаётся в городе?
table-why-fool = { $hero } идёт туда, где меньше всего душ.
table-why-seat = { $seat }
table-why-tie = Поровну: герой остаётся в городе.
table-why-none = Нужного сокровища нет ни у кого.
table-why-died = От чего умирает { $hero }?
table-why-survived = Почему { $hero } выживает?
table-why-health = здоровье
table-why-rule = текст правила
table-inspector = Карта
table-inspector-empty = Здесь видна карта под курсором или выбранная с клавиатуры.
table-copies = копий: { $all }, в сбросе: { $discarded }

## Chat, votes, system

table-chat = Чат
table-chat-empty = Сообщений пока нет.
table-chat-say = Сказать что-нибудь
table-chat-send = Отправить
table-mute = Не слышать: { $name }
table-unmute = Снова слышать: { $name }
table-report = Пожаловаться хозяину сервера: { $name }
table-report-why = На что жалоба?
table-report-chat = Эта реплика
table-report-name = Имя
table-report-play = Как играет
table-report-never = Не нужно
table-report-done = Жалоба отправлена. Её увидит только хозяин.
table-vote = Голосовать за конец игры
table-vote-yes = Закончить здесь
table-vote-back = Отозвать голос
table-vote-open = За то, чтобы закончить здесь без победителя: { $names }
table-resign = Сдаться
table-relieve = Бот вместо игрока: { $name }
table-resign-sure = Доиграет бот, и победить на этом месте будет уже нельзя.
table-end-alone = Закончить партию
table-end-alone-sure = Партия закончится здесь без победителя. Она останется среди повторов.
table-stay = Остаться
table-leave = Уйти
table-leave-waits = Уйти (партия подождёт)
table-leave-kept = Уйти (до возвращения место подержит бот)
table-take-here = Играть здесь
table-take-back = Вернуться на своё место
table-caretaken = Это место держит бот.
table-undo = Отменить ответ (пока не открылось ничего нового)
table-sound = Звук
table-language = Язык
table-help = Правила
table-menu = Меню
table-speed = Скорость
table-motion = Движение
table-motion-kind =
    { $motion ->
        [full] Вкл.
        [none] Выкл.
       *[auto] Как в системе
    }
table-hints-on = Объяснять новые решения
table-plain-font = Простой шрифт
table-all-settings = Все настройки
table-close = Закрыть
table-heard = Последняя связь с сервером: { $seconds } с назад.
table-seconds = { $seconds } с
table-watching =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[other] Смотрят { $count } человек
    }
table-link =
    { $link ->
        [joining] соединяемся
        [lost] связь потеряна
       *[closed] открыто в другом месте
    }
table-outage = Соединение потеряно. Партия в сохранности; подключаемся снова…
table-outage-now = Попробовать сейчас

## At one device

table-curtain-title = Устройство переходит к игроку { $name }
table-curtain-about = До этого карты никому не видны.
table-curtain-open = Я { $name }

## The end

table-end-won =
    { $count ->
        [one] Победа: { $names }
       *[other] Победили: { $names }
    }
table-end-you = Это победа!
table-end-nobody = Победителя нет
table-end-vote = Игроки решили закончить игру здесь.
table-end-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
table-end-out = вне игры
table-end-score = души минус раны: { $score }
table-end-mine = Моё место: { $place } из { $of }.
table-end-mine-out = Моё место: { $place }, выбывание в ход { $turn }.
table-end-minutes = { $minutes } мин
table-end-play-on = Играть дальше с хода…
table-standing = Итог
table-chart-souls-goal = пунктир: { $goal } для победы
table-chart-wounds-goal = пунктир: { $goal } — вне игры
table-points = Переломные моменты
table-points-about = смена лидера; нажатие откроет повтор
table-points-alone = что сильнее всего изменило счёт; нажатие откроет повтор
table-rematch = Реванш
table-rematch-same = те же места, новые карты
table-rematch-join = остальные ждут
table-watch-replay = Повтор
table-save-file = Файл игры
table-look-board = Посмотреть на стол
table-to-end = Чем кончилось

## Watching and replaying

table-sit-by = Смотреть с места
table-scrubber = Моменты игры
table-scrub =
    { $to ->
        [start] К началу
        [turn-back] На ход назад
        [back] На шаг назад
        [play] Воспроизвести
        [pause] Пауза
        [forth] На шаг вперёд
        [turn-forth] На ход вперёд
       *[end] В конец
    }
table-eyes = Глазами
table-eyes-of =
    { $eyes ->
        [watcher] зрителя
       *[open] всех (карты открыты)
    }
table-copy-moment = Ссылка
table-make-lesson = Сделать урок отсюда
table-make-puzzle = Сделать задачу отсюда
table-proving = Перебираем все варианты…
table-copied = Готово
table-play-on = Играть отсюда
table-scrub-more = Ещё

## Hints

table-hint-close = Понятно
guide-goal = Цель
guide-fight = Бой
guide-stop = Больше не объяснять

## Boss Monster: what is asked, and what passing means

series-asks-build = Ваша комната на этот ход
series-asks-nothing-to-build = Строить вам нечего. Сделать что-то другое?
series-asks-before-reveal = Прежде чем откроется ваша комната: ответить?
series-asks-rival-builds = Строит { $seat }: ответить?
series-asks-hero-enters = { $hero } вот-вот войдёт ({ $seat }): ответить?
series-asks-hero-enters-mine = { $hero } вот-вот войдёт в ваше подземелье: ответить?
series-asks-hero-walks = { $hero } в подземелье ({ $seat }): ответить?
series-asks-hero-walks-mine = { $hero } в вашем подземелье: ответить?
series-passing-build = ничего не строить в этом ходу
series-passing-fatal = ран станет { $wounds }: вы выбываете

## Boss Monster: the goal, always in sight

boss-goal-souls = { $n } душ — победа
boss-goal-wounds = { $n } ран — выбывание
boss-goal-mine =
    у вас: { $souls ->
        [one] { $souls } душа
        [few] { $souls } души
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }
boss-goal-lead =
    вы впереди: { $souls ->
        [one] { $souls } душа
        [few] { $souls } души
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }
boss-goal-rival =
    впереди { $seat }: { $souls ->
        [one] { $souls } душа
        [few] { $souls } души
       *[many] { $souls } душ
    }
boss-goal-brink-wounds = Ещё одна рана — и вы выбываете!
boss-goal-brink-rival =
    { $seat } почти у цели, осталось: { $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }!
boss-goal-brink-mine =
    До победы осталось: { $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }!

table-fair =
    { $kind ->
        [fair] Честная тасовка: сервер закрепил свой секрет до игры, а страницы игроков добавили случайные числа, поэтому выбрать карты не мог никто. Когда партия закончится, это сможет проверить каждый.
        [alone] Сервер закрепил свой секрет до игры, но страницы игроков не добавили случайных чисел. Что он сдал, можно проверить, когда партия закончится.
        [chosen] Зерно этой партии выбрано при открытии стола.
        [continued] Эта партия продолжает более раннюю, с теми же картами.
       *[earlier] Эта партия начата до того, как тасовку стало можно проверить.
    }
table-fair-end =
    { $kind ->
        [fair] Эти карты не выбирал никто, даже сервер, и каждый может это проверить.
        [alone] Сервер сдавал один: страницы игроков не добавили случайных чисел. Что он сдал, можно проверить.
        [chosen] Зерно этой партии выбрано при открытии стола.
        [continued] Эта партия продолжала более раннюю, с теми же картами.
       *[earlier] Эта партия сыграна до того, как тасовку стало можно проверить.
    }
table-fair-check = Проверить тасовку
table-fair-title = Честная тасовка
table-fair-commitment = Отпечаток секрета сервера
