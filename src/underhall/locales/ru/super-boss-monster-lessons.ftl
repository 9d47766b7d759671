# Lessons of Super Boss Monster: src/underhall/lessons/super-boss-monster

lesson-super-boss-monster-who-is-lured = Кто кого заманит?
    .goal = Заманите героя сокровищем, которое он ищет, и убейте.
    .end = Героя заманивает тот, у кого больше значков его сокровища; при ничьей он остаётся в городе. Убитые герои — души.
lesson-super-boss-monster-who-is-lured-tie = «{ card-bunny }» — воин, здоровье 4. Герой идёт туда, где значков воина больше всего, а у вас и у соперника ({ $opponent }) их по два: ничья. Постройте так, чтобы у вас стало три, и не накрывайте комнат.
lesson-super-boss-monster-who-is-lured-covered = Так вы накроете комнату: её значки и урон пропадут.
lesson-super-boss-monster-who-is-lured-still-tied = Ничья останется, и герой не выйдет из города.
lesson-super-boss-monster-who-is-lured-price = Герой убит: первая душа ваша. В конце хода «{ card-free-trial-pit }» требует платы: сбросьте карту, или комната сломается. Сбросьте карту с руки.
lesson-super-boss-monster-who-is-lured-gone = Так вы потеряете комнату, которая наносит 3 урона из 5. Карта на руке стоит меньше.

lesson-super-boss-monster-market = Рынок
    .goal = Возьмите карту с рынка и постройте её.
    .end = Каждый ход все берут по карте с рынка, отправляют приспешника, а потом строят.
lesson-super-boss-monster-market-take = Фаза города: возьмите карту с рынка. «{ card-bunny }» — воин, здоровье 4; ваше подземелье наносит 1 урон. Возьмите самую полезную комнату.
lesson-super-boss-monster-market-other = Против этого героя она не поможет. Ищите урон и значок воина.
lesson-super-boss-monster-market-send = Теперь отправьте приспешника. У каждой зоны действия показано, что он сделает в фазе приспешников. На этот раз подойдёт любая.
lesson-super-boss-monster-market-build = Постройте взятую комнату у левого края: 4 урона хватит.
lesson-super-boss-monster-market-weak = Пересчитайте: вместе комнаты должны наносить 4 урона.

lesson-super-boss-monster-minion = Приспешник за работой
    .goal = Заполучите героя поручением.
    .end = В одной зоне действия стоит только один приспешник. Поручение он выполняет, когда комнаты построены.
lesson-super-boss-monster-minion-take = Возьмите с рынка любую карту.
lesson-super-boss-monster-minion-send = «{ card-bunny }» — воин; у вас и у соперника ({ $opponent }) по два значка воина. Какое поручение даст ещё один на этот ход?
lesson-super-boss-monster-minion-tie = Поручение полезное, но ничья остаётся, и герой тоже. Одно из поручений на стадионе — со значком воина.
lesson-super-boss-monster-minion-build = Постройте любую комнату у левого края. Потом приспешник выполнит поручение, и герой придёт к вам.
lesson-super-boss-monster-minion-covered = Так вы накроете нужную комнату.
lesson-super-boss-monster-minion-nothing = Постройте комнату: у левого края есть место.

lesson-super-boss-monster-rooms-on-rooms = Комната на комнате
    .goal = Постройте продвинутую комнату поверх комнаты с тем же сокровищем.
    .end = Действует только верхняя комната. Под продвинутой должно лежать подходящее сокровище.
lesson-super-boss-monster-rooms-on-rooms-upgrade = «{ card-wisebeard }» — маг, здоровье 6, а ваши комнаты наносят 3 урона. Постройте «{ card-clockwork-crusher }»: продвинутую комнату кладут поверх комнаты с тем же сокровищем. Нижняя больше не считается. Значков мага у вас должно остаться больше, чем у соперника ({ $opponent }): у него три.
lesson-super-boss-monster-rooms-on-rooms-symbols = Так вы накроете два значка мага: ничья, и герой остаётся в городе. Накройте комнату мага, на которой он один.
lesson-super-boss-monster-rooms-on-rooms-weak = Этого мало: здоровье героя — 6.
lesson-super-boss-monster-rooms-on-rooms-choose = Некоторые комнаты срабатывают, когда их строят: «{ card-clockwork-crusher }» показывает вам две комнаты. Возьмите любую. Потом герой войдёт в подземелье.

lesson-super-boss-monster-stack = Стек
    .goal = Разыгрывайте заклинания, на которые можно ответить.
    .end = Разыгранное ждёт в стеке. Последнее срабатывает первым.
lesson-super-boss-monster-stack-cast = «{ card-sir-lag }»: здоровье 6, а ваши комнаты наносят 4 урона. Разыграйте «{ card-power-bonus }»: два жетона, каждый даёт ещё 1 урон.
lesson-super-boss-monster-stack-later = Его одного хватило бы, но отвечать будет нечем. Сначала другое заклинание.
lesson-super-boss-monster-stack-pass = Если спасовать, герой выживет.
lesson-super-boss-monster-stack-answer = Ваше заклинание ждёт в стеке, и ответить может каждый, вы тоже. У соперника ({ $opponent }) есть заклинание: подстрахуйтесь картой «{ card-critical-typo }».
lesson-super-boss-monster-stack-frozen = Одного заклинания хватит, только если сопернику ({ $opponent }) нечем ответить, а он может обезвредить комнату.
lesson-super-boss-monster-stack-target = Выберите последнюю комнату перед боссом: кто дошёл до неё, должен там умереть.
lesson-super-boss-monster-stack-disabled = Выберите «{ card-minion-arena }»: другую комнату соперник ({ $opponent }) может обезвредить.
lesson-super-boss-monster-stack-token = { $opponent } отвечает и обезвреживает комнату: последнее заклинание сработало первым. Теперь ваше: положите жетон на «{ card-minion-arena }».
lesson-super-boss-monster-stack-more = Второй жетон: положите и его на «{ card-minion-arena }».

lesson-super-boss-monster-solo = В одиночку против героев
    .goal = Сыграйте без соперников.
    .end = В одиночку играют на очки. Герой приходит, если у вас достаточно значков его сокровища; заманить его больше некому.
lesson-super-boss-monster-solo-build = Соперников нет: крайний левый герой приходит за один значок своего сокровища, второй — за два, и так далее. «{ card-sir-lag }» стоит вторым, а у вас три значка воина. Здоровье героя — 6: доведите урон комнат до 6.
lesson-super-boss-monster-solo-weak = Вместе комнаты нанесут слишком мало урона.
lesson-super-boss-monster-solo-other = «{ card-brother-bandage }» тоже придёт, но «{ card-sir-lag }» выживет: вместе комнаты нанесут слишком мало урона.
lesson-super-boss-monster-solo-take = «{ card-brother-bandage }» всё ещё крайний слева: хватит одного значка клерика. Сначала возьмите с рынка любую карту.
lesson-super-boss-monster-solo-send = Отправьте приспешника в любую зону действия.
lesson-super-boss-monster-solo-lure = Теперь постройте комнату со значком клерика. Тогда «{ card-brother-bandage }» придёт, и 4 урона хватит.
lesson-super-boss-monster-solo-look = Найдите среди своих карт комнату со значком клерика.

lesson-super-boss-monster-who-wins = Кто и когда побеждает
    .goal = Закончите игру, пока вы впереди.
    .end = Десятая душа завершает игру после этого хода для всех. Потом сравнивают души минус раны: у вас 10 минус 1, то есть 9 против 8.
lesson-super-boss-monster-who-wins-tenth = У вас 9 душ и 1 рана, у соперника ({ $opponent }) 8 душ и ни одной раны. «{ card-bunny }» — воин, здоровье 4; значков воина у вас обоих по два. Заманите героя: десятая душа завершит игру.
lesson-super-boss-monster-who-wins-covered = Так вы накроете комнату: её значки и урон пропадут.
lesson-super-boss-monster-who-wins-nobody = Ничья: герой остаётся в городе, и игра продолжается.
lesson-super-boss-monster-who-wins-ahead = Ещё не всё! «{ card-pixel-pam }» вот-вот умрёт в подземелье соперника ({ $opponent }): это 9 душ без ран. Ваши 10 душ минус 1 рана — не больше. Разыграйте «{ card-ragequit-form }»: герой вернётся в город.
lesson-super-boss-monster-who-wins-even = Тогда будет 9 на 9: у соперника ({ $opponent }) 9 душ без ран, у вас 10 душ и 1 рана.
