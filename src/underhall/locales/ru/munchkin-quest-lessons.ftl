# Lessons of Munchkin Quest: src/underhall/lessons/munchkin-quest

lesson-munchkin-quest-steps = Шаги и обыск
    .goal = Зайди в комнату и обыщи её.
    .end = Каждый ход у тебя есть шаги: трать их на переходы, новые комнаты и обыск.
lesson-munchkin-quest-steps-walk = В этот ход у тебя три шага. Переход в соседнюю комнату стоит один. Иди в комнату «{ room-waiting-room }».
lesson-munchkin-quest-steps-stay = Ход закончится, а толку никакого. Потрать шаги.
lesson-munchkin-quest-steps-search = Обыщи комнату. Что найдёшь, решат кубики: чаще голды, иногда сокровище, иногда монстр.

lesson-munchkin-quest-gear = Шмотки и уровни
    .goal = Стань сильнее до первого боя.
    .end = Сила — это уровень и шмотки вместе. Для Босса нужен 10-й уровень.
lesson-munchkin-quest-gear-sword = Шмотки на руке не действуют. Выложи «{ card-t-begrudging-sword }».
lesson-munchkin-quest-gear-helmet = Теперь «{ card-t-firefighters-helmet }»: на каждое место — одна шмотка.
lesson-munchkin-quest-gear-level = У тебя 1100 голдов. За 1000 голдами или шмотками можно купить уровень.
lesson-munchkin-quest-gear-pay = Платить можно и шмотками, но голдов хватает: шмотки оставь.
lesson-munchkin-quest-gear-keep = Эта шмотка пригодится, а голдов хватает.
lesson-munchkin-quest-gear-declined = Тогда ты останешься на 1-м уровне.

lesson-munchkin-quest-explore = Новая комната
    .goal = Открой комнату, которой никто не видел, и победи того, кто там живёт.
    .end = В новых комнатах живут монстры, а за монстров дают уровни и сокровища.
lesson-munchkin-quest-explore-explore = Исследуй любую сторону. В новой комнате обычно ждёт монстр.
lesson-munchkin-quest-explore-roll = Твоя сила и кубик против его уровня и кубиков. У тебя 5 против 1: бросай.
lesson-munchkin-quest-explore-alone = Помощь тут не нужна, а помощник захочет долю.
lesson-munchkin-quest-explore-save = Прибереги эту карту для боя потруднее.
lesson-munchkin-quest-explore-never = Сдаваться тут незачем.

lesson-munchkin-quest-fight = Бой
    .goal = Победи монстра и получи уровень и сокровища.
    .end = У кого больше — сила и кубики вместе, — тот и побеждает.
lesson-munchkin-quest-fight-walk = «{ card-m-lame-goblin }» сидит в комнате «{ room-waiting-room }». Войди туда: бой начнётся сам.
lesson-munchkin-quest-fight-roll = Твои 5 и кубик против его 1 и кубика. Бросай.

lesson-munchkin-quest-run = Поражение и бегство
    .goal = Посмотри, что бывает после проигранного боя.
    .end = Поражение стоит здоровья, потом ты бежишь. Кубик решит, поймает ли тебя монстр: если да, случится Непотребство.
lesson-munchkin-quest-run-walk = «{ card-m-ogre-dentist }»: 6-й уровень, а у тебя нет шмоток. Всё равно войди: это лишь урок.
lesson-munchkin-quest-run-lose = У тебя 1 против 6. Бросай, проиграй и смотри, как ты бежишь.
lesson-munchkin-quest-run-alone = Помощь будет в следующем уроке. Сейчас бросай.
lesson-munchkin-quest-run-never = Сдаваться тут незачем.
lesson-munchkin-quest-run-where = Минус здоровье, но ты удрал. Держись подальше: исследуй другую сторону.
lesson-munchkin-quest-run-again = Там ждёт тот же монстр.

lesson-munchkin-quest-help = Помощь за плату
    .goal = Позови на помощь и заплати.
    .end = Помощник добавляет силу и кубики. О цене договариваются заранее, и уговор соблюдается.
lesson-munchkin-quest-help-walk = «{ card-m-ogre-dentist }»: 6-й уровень, а у тебя 3. Зато { $opponent } сильнее. Входи.
lesson-munchkin-quest-help-call = Позови на помощь, пока не бросил.
lesson-munchkin-quest-help-weak = 3 против 6, и у него два кубика: почти верное поражение.
lesson-munchkin-quest-help-never = Сдаваться тут незачем.
lesson-munchkin-quest-help-accept = { $opponent } хочет за это одно сокровище. Уровень всё равно твой: соглашайся.
lesson-munchkin-quest-help-roll = 13 против 6. Бросай.

lesson-munchkin-quest-loot = Что валяется под ногами
    .goal = Подбери шмотку.
    .end = Подобрать стоит один шаг, сколько бы ты ни взял.
lesson-munchkin-quest-loot-walk = В комнате «{ room-waiting-room }» что-то лежит. Иди туда.
lesson-munchkin-quest-loot-take = Подбери то, что лежит.
lesson-munchkin-quest-loot-item = Выбери «{ card-t-party-cone }».
lesson-munchkin-quest-loot-left = Она лежит прямо под ногами: бери.

lesson-munchkin-quest-monsters = Куда идут монстры
    .goal = Научись читать стрелки: уходить от монстра или встречать его.
    .end = Цвет на кубике говорит, какие стрелки действуют, и все монстры идут по ним комната за комнатой. Цвет подставки решает, кто бросает за монстра, а не куда тот идёт.
lesson-munchkin-quest-monsters-watch = После каждого хода бросают Монстр-Кубик. Посмотри на стрелки в комнате «{ room-waiting-room }»: красная ведёт на восток. Закончи ход и следи, куда пойдёт «{ card-m-lame-goblin }».
lesson-munchkin-quest-monsters-fight = Так начнётся бой. Сначала посмотри, как он ходит: закончи ход.
lesson-munchkin-quest-monsters-later = Не сейчас: этот урок о монстре.
lesson-munchkin-quest-monsters-never = Сдаваться тут незачем.
lesson-munchkin-quest-monsters-free = Выпал красный, и «{ card-m-lame-goblin }» ушёл по красной стрелке на восток. Потом выпал оранжевый: такой стрелки в его комнате нет, и он остался. Путь свободен: иди в комнату «{ room-waiting-room }».
lesson-munchkin-quest-monsters-stay = Ход закончится. Потрать шаги.
lesson-munchkin-quest-monsters-base = Теперь ты сам выбираешь момент: иди за ним в комнату «{ room-beige-chamber }». Стоит войти, и начнётся бой.
lesson-munchkin-quest-monsters-back = Это прочь от него.

lesson-munchkin-quest-boss = Босс
    .goal = Убей Босса и выиграй.
    .end = 10-й уровень — ещё не победа: Босса надо убить на Входе. Его уровень всегда 20, какая бы карта ни выпала, а помочь могут только манчкины 10-го уровня.
lesson-munchkin-quest-boss-lay = У тебя 10-й уровень. У Босса 20-й, а у тебя всего 15: сначала выложи «{ card-t-handheld-ballista }».
lesson-munchkin-quest-boss-walk = Теперь иди на Вход. Кто приходит туда на 10-м уровне, встречает Босса.
lesson-munchkin-quest-boss-roll = «{ card-m-goldfish }» в роли Босса — тоже 20-й уровень. У тебя 21: бросай.

lesson-munchkin-quest-sell-help = Продай свою помощь
    .goal = Помоги другому, и не даром.
    .end = Помощник не получает уровень, зато получает обещанное. Обещания всегда выполняются.
lesson-munchkin-quest-sell-help-end = { $opponent } вот-вот войдёт туда, где ждёт «{ card-m-ogre-dentist }», а в одиночку с ним не справиться. Ты рядом. Закончи ход.
lesson-munchkin-quest-sell-help-wait = На этот раз дождись соперника ({ $opponent }): закончи ход.
lesson-munchkin-quest-sell-help-price = { $opponent } зовёт на помощь. У монстра одно Сокровище: проси его.
lesson-munchkin-quest-sell-help-refuse = Тогда { $opponent } проиграет, а тебе ничего не достанется.
lesson-munchkin-quest-sell-help-cheap = Помогать даром? Тут есть Сокровище.
lesson-munchkin-quest-sell-help-gold = Голды тоже могут быть частью цены. Назови любую.
lesson-munchkin-quest-sell-help-lay = Победа, и «{ card-t-party-cone }» достаётся тебе. Выложи шмотку сразу или оставь на руке.
lesson-munchkin-quest-sell-help-packed = В рюкзаке она не даёт бонуса.
lesson-munchkin-quest-sell-help-later = Эта карта подождёт.
