# Lessons of Super Boss Monster: src/underhall/lessons/super-boss-monster

lesson-super-boss-monster-who-is-lured = Хто кого заманить?
    .goal = Заманіть героя скарбом, якого він шукає, і вбийте.
    .end = Героя заманює той, у кого більше символів його скарбу; у разі нічиєї він лишається в місті. Убиті герої — душі.
lesson-super-boss-monster-who-is-lured-tie = «{ card-bunny }» — боєць, здоров’я 4. Герой іде туди, де символів бійця найбільше, а у вас і в суперника ({ $opponent }) їх по два: нічия. Збудуйте так, щоб у вас стало три, і не накривайте кімнат.
lesson-super-boss-monster-who-is-lured-covered = Так ви накриєте кімнату: її символи й ушкодження зникнуть.
lesson-super-boss-monster-who-is-lured-still-tied = Нічия лишиться, і герой не вийде з міста.
lesson-super-boss-monster-who-is-lured-price = Героя вбито: перша душа ваша. Наприкінці ходу «{ card-free-trial-pit }» вимагає плати: скиньте карту, або кімнату буде зруйновано. Скиньте карту з руки.
lesson-super-boss-monster-who-is-lured-gone = Так ви втратите кімнату, яка завдає 3 ушкодження з 5. Карта в руці варта менше.

lesson-super-boss-monster-market = Ринок
    .goal = Візьміть карту з ринку й збудуйте її.
    .end = Щоходу всі беруть по карті з ринку, відправляють посіпаку, а потім будують.
lesson-super-boss-monster-market-take = Фаза міста: візьміть карту з ринку. «{ card-bunny }» — боєць, здоров’я 4; ваше підземелля завдає 1 ушкодження. Візьміть найкориснішу кімнату.
lesson-super-boss-monster-market-other = Проти цього героя вона не допоможе. Шукайте ушкодження й символ бійця.
lesson-super-boss-monster-market-send = Тепер відправте посіпаку. У кожній зоні дії показано, що він зробить у фазі посіпаки. Цього разу підійде будь-яка.
lesson-super-boss-monster-market-build = Збудуйте взяту кімнату з лівого краю: 4 ушкоджень вистачить.
lesson-super-boss-monster-market-weak = Порахуйте ще раз: разом кімнати мають завдавати 4 ушкодження.

lesson-super-boss-monster-minion = Посіпака за роботою
    .goal = Здобудьте героя дорученням.
    .end = У зоні дії стоїть лише один посіпака. Доручення він виконує, коли кімнати збудовано.
lesson-super-boss-monster-minion-take = Візьміть з ринку будь-яку карту.
lesson-super-boss-monster-minion-send = «{ card-bunny }» — боєць; у вас і в суперника ({ $opponent }) по два символи бійця. Яке доручення дасть ще один на цей хід?
lesson-super-boss-monster-minion-tie = Доручення корисне, але нічия лишається, і герой теж. Одне з доручень на стадіоні — із символом бійця.
lesson-super-boss-monster-minion-build = Збудуйте будь-яку кімнату з лівого краю. Потім посіпака виконає доручення, і герой прийде до вас.
lesson-super-boss-monster-minion-covered = Так ви накриєте потрібну кімнату.
lesson-super-boss-monster-minion-nothing = Збудуйте кімнату: з лівого краю є місце.

lesson-super-boss-monster-rooms-on-rooms = Кімната на кімнаті
    .goal = Збудуйте покращену кімнату зверху на кімнаті з тим самим скарбом.
    .end = Діє лише верхня кімната. Під покращеною має лежати відповідний скарб.
lesson-super-boss-monster-rooms-on-rooms-upgrade = «{ card-wisebeard }» — чарівник, здоров’я 6, а ваші кімнати завдають 3 ушкодження. Збудуйте «{ card-clockwork-crusher }»: покращену кімнату кладуть зверху на кімнату з тим самим скарбом. Нижня більше не рахується. Символів чарівника у вас має лишитися більше, ніж у суперника ({ $opponent }): у нього три.
lesson-super-boss-monster-rooms-on-rooms-symbols = Так ви накриєте два символи чарівника: нічия, і герой лишається в місті. Накрийте кімнату чарівника, на якій він один.
lesson-super-boss-monster-rooms-on-rooms-weak = Цього замало: здоров’я героя — 6.
lesson-super-boss-monster-rooms-on-rooms-choose = Деякі кімнати діють, коли їх будують: «{ card-clockwork-crusher }» показує вам дві кімнати. Візьміть будь-яку. Потім герой увійде до підземелля.

lesson-super-boss-monster-stack = Стек
    .goal = Грайте заклинання, на які можна відповісти.
    .end = Зігране чекає в стеку. Останнє діє першим.
lesson-super-boss-monster-stack-cast = «{ card-sir-lag }»: здоров’я 6, а ваші кімнати завдають 4 ушкодження. Зіграйте «{ card-power-bonus }»: два жетони, кожен додає 1 ушкодження.
lesson-super-boss-monster-stack-later = Його одного вистачило б, але відповідати буде нічим. Спершу інше заклинання.
lesson-super-boss-monster-stack-pass = Якщо спасувати, герой виживе.
lesson-super-boss-monster-stack-answer = Ваше заклинання чекає в стеку, і відповісти може кожен, ви теж. У суперника ({ $opponent }) є заклинання: підстрахуйтеся картою «{ card-critical-typo }».
lesson-super-boss-monster-stack-frozen = Одного заклинання вистачить, лише якщо суперникові ({ $opponent }) нема чим відповісти, а він може знешкодити кімнату.
lesson-super-boss-monster-stack-target = Виберіть останню кімнату перед босом: хто дійшов до неї, має там померти.
lesson-super-boss-monster-stack-disabled = Виберіть «{ card-minion-arena }»: іншу кімнату суперник ({ $opponent }) може знешкодити.
lesson-super-boss-monster-stack-token = { $opponent } відповідає й знешкоджує кімнату: останнє заклинання подіяло першим. Тепер ваше: покладіть жетон на «{ card-minion-arena }».
lesson-super-boss-monster-stack-more = Другий жетон: покладіть і його на «{ card-minion-arena }».

lesson-super-boss-monster-solo = Наодинці проти героїв
    .goal = Зіграйте без суперників.
    .end = Наодинці грають на бали. Герой приходить, якщо у вас досить символів його скарбу; заманити його більше нікому.
lesson-super-boss-monster-solo-build = Суперників немає: крайній лівий герой приходить за один символ свого скарбу, другий — за два, і так далі. «{ card-sir-lag }» стоїть другим, а у вас три символи бійця. Здоров’я героя — 6: доведіть ушкодження кімнат до 6.
lesson-super-boss-monster-solo-weak = Разом кімнати завдадуть замало ушкоджень.
lesson-super-boss-monster-solo-other = «{ card-brother-bandage }» теж прийде, але «{ card-sir-lag }» виживе: разом кімнати завдадуть замало ушкоджень.
lesson-super-boss-monster-solo-take = «{ card-brother-bandage }» досі крайній зліва: вистачить одного символу клірика. Спершу візьміть з ринку будь-яку карту.
lesson-super-boss-monster-solo-send = Відправте посіпаку в будь-яку зону дії.
lesson-super-boss-monster-solo-lure = Тепер збудуйте кімнату із символом клірика. Тоді «{ card-brother-bandage }» прийде, і 4 ушкоджень вистачить.
lesson-super-boss-monster-solo-look = Знайдіть серед своїх карт кімнату із символом клірика.

lesson-super-boss-monster-who-wins = Хто й коли перемагає
    .goal = Завершіть гру, поки ви попереду.
    .end = Десята душа завершує гру після цього ходу для всіх. Потім порівнюють душі мінус поранення: у вас 10 мінус 1, тобто 9 проти 8.
lesson-super-boss-monster-who-wins-tenth = У вас 9 душ і 1 поранення, у суперника ({ $opponent }) 8 душ і жодного поранення. «{ card-bunny }» — боєць, здоров’я 4; символів бійця у вас обох по два. Заманіть героя: десята душа завершить гру.
lesson-super-boss-monster-who-wins-covered = Так ви накриєте кімнату: її символи й ушкодження зникнуть.
lesson-super-boss-monster-who-wins-nobody = Нічия: герой лишається в місті, і гра триває.
lesson-super-boss-monster-who-wins-ahead = Ще не все! «{ card-pixel-pam }» от-от помре в підземеллі суперника ({ $opponent }): це 9 душ без поранень. Ваші 10 душ мінус 1 поранення — не більше. Зіграйте «{ card-ragequit-form }»: герой повернеться до міста.
lesson-super-boss-monster-who-wins-even = Тоді буде 9 на 9: у суперника ({ $opponent }) 9 душ без поранень, у вас 10 душ і 1 поранення.
