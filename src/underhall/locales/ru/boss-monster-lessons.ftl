# Lessons of Boss Monster: src/underhall/lessons/boss-monster

lesson-boss-monster-your-dungeon = Ваше подземелье
    .goal = Постройте подземелье, которое убивает заманенных героев.
    .end = Убитый герой — это душа. Десять душ — победа, и первая уже ваша.
lesson-boss-monster-your-dungeon-build = К вам идёт «{ card-boden-the-pantless }», здоровье 4. Ваше подземелье наносит 1 урон. Постройте слева комнату так, чтобы все комнаты вместе наносили не меньше 4.
lesson-boss-monster-your-dungeon-covered = Так вы накроете свою единственную комнату: все вместе нанесут лишь 3 урона.
lesson-boss-monster-your-dungeon-weak = Все комнаты вместе нанесут слишком мало урона. Пересчитайте: здоровье героя — 4.
lesson-boss-monster-your-dungeon-nothing = Побеждают комнатами: постройте одну.
lesson-boss-monster-your-dungeon-again = Герой убит, душа ваша. Каждый ход в город приходят новые герои, а вы можете построить ещё одну комнату. Постройте любую.

lesson-boss-monster-who-is-lured = Кто кого заманит?
    .goal = Заманите героя сокровищем, которое он ищет.
    .end = Героя заманивает тот, у кого больше значков его сокровища. При ничьей он остаётся в городе.
lesson-boss-monster-who-is-lured-tie = «{ card-boden-the-pantless }» — воин. У вас один значок воина и у соперника ({ $opponent }) один: герой остаётся в городе. Добудьте ещё один значок и сохраните урон на 4 здоровья.
lesson-boss-monster-who-is-lured-covered = Он придёт, но накрытая комната больше не наносит урон: герой выживет.
lesson-boss-monster-who-is-lured-swap = Заклинание никого сюда не заманит. Постройте комнату.
lesson-boss-monster-who-is-lured-still-tied = Значков воина у вас останется столько же, сколько у соперника ({ $opponent }): ничья, и герой остаётся в городе.
lesson-boss-monster-who-is-lured-two = В городе двое: вор и клерик, у каждого 4 здоровья. Заманите любого из них и убейте.
lesson-boss-monster-who-is-lured-lives = Так вы накроете самую сильную комнату: герой выживет.
lesson-boss-monster-who-is-lured-nobody = Никто новый к вам не придёт. Найдите комнату со значком вора или клерика.

lesson-boss-monster-souls-and-wounds = Души и раны
    .goal = Убивайте каждого, кто вошёл, иначе получите рану.
    .end = Выживший герой — это рана, а пятая рана выводит из игры. Спасти может комната, которой вы вовремя пожертвуете.
lesson-boss-monster-souls-and-wounds-count = К вам идут два вора, здоровье 8 и 6. Герои входят слева и получают урон в каждой комнате. Ваши комнаты наносят 5: доведите до 7.
lesson-boss-monster-souls-and-wounds-survives = Все комнаты вместе по-прежнему нанесут 5 урона: выживут оба.
lesson-boss-monster-souls-and-wounds-covered = Так вы накроете нужную комнату. Стройте у левого края.
lesson-boss-monster-souls-and-wounds-sacrifice = «{ card-jerome-kung-fu-monkey }» переживёт все ваши комнаты. Сейчас он в комнате «{ card-bottomless-pit }»: прочтите её и примените.
lesson-boss-monster-souls-and-wounds-wound = Тогда он дойдёт до босса: одна рана.

lesson-boss-monster-spells = Заклинания и ответы на них
    .goal = Разыграйте заклинание вовремя и защитите его от ответа.
    .end = На действие игрока может ответить каждый. Последний ответ срабатывает первым.
lesson-boss-monster-spells-cast = «{ card-samurai-tom }»: здоровье 6, а ваши комнаты наносят 3 урона. Разыграйте заклинание, пока он не вошёл.
lesson-boss-monster-spells-pass = Если спасовать, он выживет: вы получите рану.
lesson-boss-monster-spells-target = Заклинанию нужна цель: одна из ваших комнат с монстрами. Подойдёт любая.
lesson-boss-monster-spells-answer = { $opponent } отвечает картой «{ card-freeze }»: комната в этот ход не сработает. Остановить заклинание можно только сейчас — картой «{ card-counterspell }».
lesson-boss-monster-spells-frozen = Комната будет заморожена, и герой выживет.

lesson-boss-monster-better-rooms = Комнаты получше
    .goal = Постройте продвинутую комнату поверх комнаты с тем же сокровищем.
    .end = Под продвинутой комнатой должна лежать комната с подходящим сокровищем. Нижняя не действует, пока её не откроют.
lesson-boss-monster-better-rooms-upgrade = Постройте «{ card-beast-menagerie }». Это продвинутая комната: её кладут только поверх комнаты с одним из её сокровищ.
lesson-boss-monster-better-rooms-weak = Мало: у героя «{ card-boden-the-pantless }» 4 здоровья, он выживет.
lesson-boss-monster-better-rooms-draw = «{ card-beast-menagerie }» даёт карту, когда вы строите другую комнату с монстрами. Постройте любую такую у левого края.
lesson-boss-monster-better-rooms-covered = Так вы накроете нужную комнату. У левого края есть место.
lesson-boss-monster-better-rooms-nothing = Ход без комнаты потерян.

lesson-boss-monster-level-up = Босс получает уровень
    .goal = Постройте пятую комнату и примените свойство босса.
    .end = Пятая комната будит босса, один раз за игру. Прочтите заранее, что он делает.
lesson-boss-monster-level-up-fifth = У вас четыре комнаты. С пятой босс получит уровень: «{ card-gorgona }» убивает героя в городе. Стройте у левого края.
lesson-boss-monster-level-up-covered = Так вы накроете комнату: их останется четыре.
lesson-boss-monster-level-up-four = При четырёх комнатах босс спит. Постройте пятую.
lesson-boss-monster-level-up-choose = Выберите, кто умрёт. «{ card-koey-the-last-dragon-mage }» ищет сокровища мага и пойдёт к вам, «{ card-romero-the-indigo-friar }» пойдёт к сопернику ({ $opponent }).
lesson-boss-monster-level-up-other = Тогда «{ card-koey-the-last-dragon-mage }» войдёт к вам, выживет с 8 здоровья и нанесёт рану.

lesson-boss-monster-epic-heroes = Эпические герои и конец игры
    .goal = Убейте эпического героя и победите.
    .end = Десять душ — победа, пять ран — поражение. Эпический герой считается за двоих: две души или две раны.
lesson-boss-monster-epic-heroes-epic = У вас 8 душ и 3 раны. «{ card-frankov-the-envoy }» — эпический герой: здоровье 11, две души или две раны. Он идёт к вам. Постройте самую сильную комнату.
lesson-boss-monster-epic-heroes-weak = На руке есть комната сильнее: её кладут поверх комнаты с тем же сокровищем.
lesson-boss-monster-epic-heroes-save = Комнаты его не остановят, а ещё две раны — это конец. Примените комнату, в которой он стоит.
lesson-boss-monster-epic-heroes-lost = Он дойдёт до босса: пять ран, и вы выбываете.
lesson-boss-monster-epic-heroes-home = Это спасёт вас, но в следующий ход он вернётся. А победить можно прямо сейчас.
