# Lessons of Boss Monster: src/underhall/lessons/boss-monster

lesson-boss-monster-your-dungeon = Ваше підземелля
    .goal = Збудуйте підземелля, яке вбиває заманених героїв.
    .end = Убитий герой — це душа. Десять душ — перемога, і перша вже ваша.
lesson-boss-monster-your-dungeon-build = До вас іде «{ card-boden-the-pantless }», здоров’я 4. Ваше підземелля завдає 1 ушкодження. Збудуйте ліворуч кімнату так, щоб усі кімнати разом завдавали щонайменше 4.
lesson-boss-monster-your-dungeon-covered = Так ви накриєте свою єдину кімнату: разом буде лише 3 ушкодження.
lesson-boss-monster-your-dungeon-weak = Усі кімнати разом завдадуть замало ушкоджень. Порахуйте ще раз: здоров’я героя — 4.
lesson-boss-monster-your-dungeon-nothing = Перемагають кімнатами: збудуйте одну.
lesson-boss-monster-your-dungeon-again = Героя вбито, душа ваша. Щоходу до міста приходять нові герої, а ви можете збудувати ще одну кімнату. Збудуйте будь-яку.

lesson-boss-monster-who-is-lured = Хто кого заманить?
    .goal = Заманіть героя скарбом, якого він шукає.
    .end = Героя заманює той, у кого більше символів його скарбу. У разі нічиєї він лишається в місті.
lesson-boss-monster-who-is-lured-tie = «{ card-boden-the-pantless }» — боєць. У вас один символ бійця і в суперника ({ $opponent }) один: герой лишається в місті. Здобудьте ще один символ і збережіть ушкодження на 4 здоров’я.
lesson-boss-monster-who-is-lured-covered = Він прийде, але накрита кімната вже не завдає ушкоджень: герой виживе.
lesson-boss-monster-who-is-lured-swap = Заклинання нікого сюди не заманить. Збудуйте кімнату.
lesson-boss-monster-who-is-lured-still-tied = Символів бійця у вас лишиться стільки ж, скільки в суперника ({ $opponent }): нічия, і герой лишається в місті.
lesson-boss-monster-who-is-lured-two = У місті двоє: злодій і клірик, у кожного 4 здоров’я. Заманіть будь-кого з них і вбийте.
lesson-boss-monster-who-is-lured-lives = Так ви накриєте найсильнішу кімнату: герой виживе.
lesson-boss-monster-who-is-lured-nobody = Ніхто новий до вас не прийде. Знайдіть кімнату із символом злодія чи клірика.

lesson-boss-monster-souls-and-wounds = Душі й поранення
    .goal = Убивайте кожного, хто ввійшов, інакше дістанете поранення.
    .end = Герой, що вижив, — це поранення, а п’яте виводить із гри. Врятувати може кімната, якою ви вчасно пожертвуєте.
lesson-boss-monster-souls-and-wounds-count = До вас ідуть двоє злодіїв, здоров’я 8 і 6. Герої входять ліворуч і дістають ушкодження в кожній кімнаті. Ваші кімнати завдають 5: доведіть до 7.
lesson-boss-monster-souls-and-wounds-survives = Усі кімнати разом і далі завдадуть 5 ушкоджень: виживуть обидва.
lesson-boss-monster-souls-and-wounds-covered = Так ви накриєте потрібну кімнату. Будуйте з лівого краю.
lesson-boss-monster-souls-and-wounds-sacrifice = «{ card-jerome-kung-fu-monkey }» переживе всі ваші кімнати. Зараз він у кімнаті «{ card-bottomless-pit }»: прочитайте її та застосуйте.
lesson-boss-monster-souls-and-wounds-wound = Тоді він дійде до боса: одне поранення.

lesson-boss-monster-spells = Заклинання й відповіді на них
    .goal = Зіграйте заклинання вчасно й захистіть його від відповіді.
    .end = На дію гравця може відповісти кожен. Остання відповідь діє першою.
lesson-boss-monster-spells-cast = «{ card-samurai-tom }»: здоров’я 6, а ваші кімнати завдають 3 ушкодження. Зіграйте заклинання, доки він не ввійшов.
lesson-boss-monster-spells-pass = Якщо спасувати, він виживе: ви дістанете поранення.
lesson-boss-monster-spells-target = Заклинанню потрібна ціль: одна з ваших кімнат із монстрами. Підійде будь-яка.
lesson-boss-monster-spells-answer = { $opponent } відповідає картою «{ card-freeze }»: кімната цього ходу не подіє. Зупинити заклинання можна лише зараз — картою «{ card-counterspell }».
lesson-boss-monster-spells-frozen = Кімнату буде заморожено, і герой виживе.

lesson-boss-monster-better-rooms = Кращі кімнати
    .goal = Збудуйте покращену кімнату зверху на кімнаті з тим самим скарбом.
    .end = Під покращеною кімнатою має лежати кімната з відповідним скарбом. Нижня не діє, доки її не відкриють.
lesson-boss-monster-better-rooms-upgrade = Збудуйте «{ card-beast-menagerie }». Це покращена кімната: її кладуть лише зверху на кімнату з одним із її скарбів.
lesson-boss-monster-better-rooms-weak = Замало: у героя «{ card-boden-the-pantless }» 4 здоров’я, він виживе.
lesson-boss-monster-better-rooms-draw = «{ card-beast-menagerie }» дає карту, коли ви будуєте іншу кімнату з монстрами. Збудуйте будь-яку таку з лівого краю.
lesson-boss-monster-better-rooms-covered = Так ви накриєте потрібну кімнату. З лівого краю є місце.
lesson-boss-monster-better-rooms-nothing = Хід без кімнати втрачено.

lesson-boss-monster-level-up = Бос отримує рівень
    .goal = Збудуйте п’яту кімнату й застосуйте властивість боса.
    .end = П’ята кімната будить боса, один раз за гру. Прочитайте заздалегідь, що він робить.
lesson-boss-monster-level-up-fifth = У вас чотири кімнати. З п’ятою бос отримає рівень: «{ card-gorgona }» вбиває героя в місті. Будуйте з лівого краю.
lesson-boss-monster-level-up-covered = Так ви накриєте кімнату: їх лишиться чотири.
lesson-boss-monster-level-up-four = За чотирьох кімнат бос спить. Збудуйте п’яту.
lesson-boss-monster-level-up-choose = Виберіть, хто помре. «{ card-koey-the-last-dragon-mage }» шукає скарби мага й піде до вас, «{ card-romero-the-indigo-friar }» піде до суперника ({ $opponent }).
lesson-boss-monster-level-up-other = Тоді «{ card-koey-the-last-dragon-mage }» ввійде до вас, виживе з 8 здоров’я й завдасть поранення.

lesson-boss-monster-epic-heroes = Епічні герої та кінець гри
    .goal = Убийте епічного героя й переможіть.
    .end = Десять душ — перемога, п’ять поранень — поразка. Епічний герой рахується за двох: дві душі або два поранення.
lesson-boss-monster-epic-heroes-epic = У вас 8 душ і 3 поранення. «{ card-frankov-the-envoy }» — епічний герой: здоров’я 11, дві душі або два поранення. Він іде до вас. Збудуйте найсильнішу кімнату.
lesson-boss-monster-epic-heroes-weak = У руці є сильніша кімната: її кладуть зверху на кімнату з тим самим скарбом.
lesson-boss-monster-epic-heroes-save = Кімнати його не зупинять, а ще два поранення — це кінець. Застосуйте кімнату, у якій він стоїть.
lesson-boss-monster-epic-heroes-lost = Він дійде до боса: п’ять поранень, і ви вибуваєте.
lesson-boss-monster-epic-heroes-home = Це врятує вас, але наступного ходу він повернеться. А перемогти можна просто зараз.
