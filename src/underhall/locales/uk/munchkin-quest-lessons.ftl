# Lessons of Munchkin Quest: src/underhall/lessons/munchkin-quest

lesson-munchkin-quest-steps = Кроки й обшук
    .goal = Зайди в кімнату й обшукай її.
    .end = Щоходу в тебе є кроки: витрачай їх на переходи, нові кімнати й обшук.
lesson-munchkin-quest-steps-walk = Цього ходу в тебе три кроки. Перехід до сусідньої кімнати коштує один. Іди в кімнату «{ room-waiting-room }».
lesson-munchkin-quest-steps-stay = Хід закінчиться, а користі жодної. Витрать кроки.
lesson-munchkin-quest-steps-search = Обшукай кімнату. Що знайдеш, вирішать кубики: частіше голди, іноді скарб, іноді потвора.

lesson-munchkin-quest-gear = Манатки й рівні
    .goal = Стань сильнішим до першого бою.
    .end = Сила — це рівень і манатки разом. Для Боса потрібен 10-й рівень.
lesson-munchkin-quest-gear-sword = Манатки в руці не діють. Виклади «{ card-t-begrudging-sword }».
lesson-munchkin-quest-gear-helmet = Тепер «{ card-t-firefighters-helmet }»: на кожне місце — одна манатка.
lesson-munchkin-quest-gear-level = У тебе 1100 голдів. За 1000 голдами чи манатками можна купити рівень.
lesson-munchkin-quest-gear-pay = Платити можна й манатками, але голдів вистачає: манатки залиш.
lesson-munchkin-quest-gear-keep = Ця манатка знадобиться, а голдів вистачає.
lesson-munchkin-quest-gear-declined = Тоді ти лишишся на 1-му рівні.

lesson-munchkin-quest-explore = Нова кімната
    .goal = Відкрий кімнату, якої ніхто не бачив, і переможи того, хто там живе.
    .end = У нових кімнатах живуть потвори, а за потвор дають рівні й скарби.
lesson-munchkin-quest-explore-explore = Досліди будь-який бік. У новій кімнаті зазвичай чекає потвора.
lesson-munchkin-quest-explore-roll = Твоя сила й кубик проти її рівня й кубиків. У тебе 5 проти 1: кидай.
lesson-munchkin-quest-explore-alone = Поміч тут не потрібна, а помічник захоче частку.
lesson-munchkin-quest-explore-save = Прибережи цю карту для важчого бою.
lesson-munchkin-quest-explore-never = Здаватися тут нема чого.

lesson-munchkin-quest-fight = Бій
    .goal = Переможи потвору й отримай рівень і скарби.
    .end = У кого більше — сила й кубики разом, — той і перемагає.
lesson-munchkin-quest-fight-walk = «{ card-m-lame-goblin }» сидить у кімнаті «{ room-waiting-room }». Увійди туди: бій почнеться сам.
lesson-munchkin-quest-fight-roll = Твої 5 і кубик проти його 1 і кубика. Кидай.

lesson-munchkin-quest-run = Поразка й утеча
    .goal = Подивись, що буває після програного бою.
    .end = Поразка коштує здоров’я, потім ти тікаєш. Кубик вирішить, чи спіймає тебе потвора: якщо так, станеться Капость.
lesson-munchkin-quest-run-walk = «{ card-m-ogre-dentist }»: 6-й рівень, а в тебе немає манаток. Усе одно ввійди: це лише урок.
lesson-munchkin-quest-run-lose = У тебе 1 проти 6. Кидай, програй і дивись, як ти тікаєш.
lesson-munchkin-quest-run-alone = Поміч буде в наступному уроці. Зараз кидай.
lesson-munchkin-quest-run-never = Здаватися тут нема чого.
lesson-munchkin-quest-run-where = Мінус здоров’я, але ти втік. Тримайся подалі: досліди інший бік.
lesson-munchkin-quest-run-again = Там чекає та сама потвора.

lesson-munchkin-quest-help = Поміч за плату
    .goal = Поклич на поміч і заплати.
    .end = Помічник додає силу й кубики. Про ціну домовляються заздалегідь, і угоди дотримуються.
lesson-munchkin-quest-help-walk = «{ card-m-ogre-dentist }»: 6-й рівень, а в тебе 3. Зате { $opponent } має більше сили. Заходь.
lesson-munchkin-quest-help-call = Поклич на поміч, перш ніж кидати.
lesson-munchkin-quest-help-weak = 3 проти 6, і в нього два кубики: майже певна поразка.
lesson-munchkin-quest-help-never = Здаватися тут нема чого.
lesson-munchkin-quest-help-accept = { $opponent } хоче за це один скарб. Рівень усе одно твій: погоджуйся.
lesson-munchkin-quest-help-roll = 13 проти 6. Кидай.

lesson-munchkin-quest-loot = Що валяється під ногами
    .goal = Підбери манатку.
    .end = Підібрати коштує один крок, хоч би скільки ти взяв.
lesson-munchkin-quest-loot-walk = У кімнаті «{ room-waiting-room }» щось лежить. Іди туди.
lesson-munchkin-quest-loot-take = Підбери те, що лежить.
lesson-munchkin-quest-loot-item = Вибери «{ card-t-party-cone }».
lesson-munchkin-quest-loot-left = Вона лежить просто під ногами: бери.

lesson-munchkin-quest-monsters = Куди йдуть потвори
    .goal = Навчися читати стрілки: тікати від потвори чи зустрічати її.
    .end = Колір на кубику каже, які стрілки діють, і всі потвори йдуть за ними кімната за кімнатою. Колір підставки вирішує, хто кидає за потвору, а не куди та йде.
lesson-munchkin-quest-monsters-watch = Після кожного ходу кидають Кубик Потвор. Поглянь на стрілки в кімнаті «{ room-waiting-room }»: червона веде на схід. Закінчи хід і стеж, куди піде «{ card-m-lame-goblin }».
lesson-munchkin-quest-monsters-fight = Так почнеться бій. Спершу подивись, як він ходить: закінчи хід.
lesson-munchkin-quest-monsters-later = Не зараз: цей урок про потвору.
lesson-munchkin-quest-monsters-never = Здаватися тут нема чого.
lesson-munchkin-quest-monsters-free = Випав червоний, і «{ card-m-lame-goblin }» пішов за червоною стрілкою на схід. Потім випав помаранчевий: такої стрілки в його кімнаті немає, і він лишився. Шлях вільний: іди в кімнату «{ room-waiting-room }».
lesson-munchkin-quest-monsters-stay = Хід закінчиться. Витрать кроки.
lesson-munchkin-quest-monsters-base = Тепер ти вибираєш мить: іди за ним у кімнату «{ room-beige-chamber }». Щойно ввійдеш, почнеться бій.
lesson-munchkin-quest-monsters-back = Це геть від нього.

lesson-munchkin-quest-boss = Бос
    .goal = Убий Боса й виграй.
    .end = 10-й рівень — ще не перемога: Боса треба вбити на Вході. Його рівень завжди 20, хоч яка карта випаде, а допомогти можуть лише манчкіни 10-го рівня.
lesson-munchkin-quest-boss-lay = У тебе 10-й рівень. У Боса 20-й, а в тебе лише 15: спершу виклади «{ card-t-handheld-ballista }».
lesson-munchkin-quest-boss-walk = Тепер іди на Вхід. Хто приходить туди на 10-му рівні, зустрічає Боса.
lesson-munchkin-quest-boss-roll = «{ card-m-goldfish }» у ролі Боса — теж 20-й рівень. У тебе 21: кидай.

lesson-munchkin-quest-sell-help = Продай свою допомогу
    .goal = Допоможи іншому, і не задарма.
    .end = Помічник не дістає рівня, зате дістає обіцяне. Обіцянок завжди дотримують.
lesson-munchkin-quest-sell-help-end = { $opponent } от-от увійде туди, де чекає «{ card-m-ogre-dentist }», а самотужки з ним не впоратися. Ти поруч. Закінчи хід.
lesson-munchkin-quest-sell-help-wait = Цього разу дочекайся суперника ({ $opponent }): закінчи хід.
lesson-munchkin-quest-sell-help-price = { $opponent } кличе на допомогу. У потвори один Скарб: проси його.
lesson-munchkin-quest-sell-help-refuse = Тоді { $opponent } програє, а тобі нічого не дістанеться.
lesson-munchkin-quest-sell-help-cheap = Допомагати задарма? Тут є Скарб.
lesson-munchkin-quest-sell-help-gold = Голди теж можуть бути частиною ціни. Назви будь-яку.
lesson-munchkin-quest-sell-help-lay = Перемога, і «{ card-t-party-cone }» дістається тобі. Виклади манатку відразу або залиш у руці.
lesson-munchkin-quest-sell-help-packed = У наплічнику вона не дає бонусу.
lesson-munchkin-quest-sell-help-later = Ця карта почекає.
