# What a newcomer to Munchkin Quest is told when something is asked for the first time, on the page and in the terminal.

hint-munchkin-quest-answer-counter = Це зустрічні умови. «Так» тебе зв’язує, інша відповідь повернеться до того, хто б’ється.
hint-munchkin-quest-answer-trade = Скажеш «так» — обмін відбудеться цілком, інакше не відбудеться зовсім.
hint-munchkin-quest-arrive-by-magic = Пішки не встигнути: на місце бою тебе перенесе карта.
hint-munchkin-quest-bid-counter = Це твої умови: що отримає помічник. Відмовитися він іще може.
hint-munchkin-quest-bid-gold = Голди можуть іти в обидва боки: помічникові або від помічника, якому кортить у бій.
hint-munchkin-quest-bid-item = До ціни може ввійти те, що лежить перед ведучим.
hint-munchkin-quest-bid-order = Хто вибирає першим, бере найкраще.
hint-munchkin-quest-bid-treasures = Назви ціну за поміч: спершу Скарби, потім голди й манатки. Ведучий може відповісти власними умовами.
hint-munchkin-quest-build-trade = Обмін відбувається цілком або не відбувається зовсім.
hint-munchkin-quest-charity = Усе понад п’ять карт дістається манчкіну найнижчого рівня.
hint-munchkin-quest-choose-base = Потвора стає на підставку цього кольору: господар кольору кидає за неї, зупиняє її та бере карту, якщо сам уб’є її чи допоможе вбити.
hint-munchkin-quest-choose-card = Твій вибір побачать усі.
hint-munchkin-quest-choose-curse = Вибирай те, що заважає найдужче.
hint-munchkin-quest-choose-die = Кубик рахується тому, хто вказаний поруч.
hint-munchkin-quest-choose-exit = Тікай крізь вихід, що світиться. Кубик на кожну потвору: 5 або 6 — порятунок, інакше Капость.
hint-munchkin-quest-choose-face = Сума змінюється відразу, але на це ще можуть відповісти.
hint-munchkin-quest-choose-fighter = Це може бути і манчкін, і потвора: залежно від того, чиєї перемоги тобі хочеться.
hint-munchkin-quest-choose-item = Дивися на бонус і на ціну.
hint-munchkin-quest-choose-link = Сторони — як на мапі: північ угорі.
hint-munchkin-quest-choose-loss = Половина голдів або одна манатка: чого менше шкода.
hint-munchkin-quest-choose-monster = Поруч із кожною стоять її рівень і номер її кімнати.
hint-munchkin-quest-choose-munchkin = Зазвичай це той, хто найближче до перемоги.
hint-munchkin-quest-choose-offer = Прийми пропозицію, відповідай своєю або бийся без помочі. Обіцяне не забрати назад.
hint-munchkin-quest-choose-prize = Бери те, що знадобиться відразу.
hint-munchkin-quest-choose-room =
    { $device ->
        [keys] У дужках — номер кімнати на мапі.
       *[mouse] Кімнати, які можна вибрати, підсвічено на мапі.
    }
hint-munchkin-quest-choose-sex = Це лише для вигляду: карти цієї гри про це не питають.
hint-munchkin-quest-choose-side = Щоб вирішити долю бою, битися не обов’язково.
hint-munchkin-quest-choose-victim = Це може бути будь-хто, навіть ти.
hint-munchkin-quest-discard = Скинуте побачать усі.
hint-munchkin-quest-escape = Карта може врятувати й без кидка.
hint-munchkin-quest-escape-order = Капость кожної, хто впіймає, спрацює до наступного кидка.
hint-munchkin-quest-fight = Обидві суми поруч. Грай карти, клич на поміч або кидай: до кидка втрутитися може кожен.
hint-munchkin-quest-give-potion = Хіт — це одиниця здоров’я; без здоров’я манчкін гине.
hint-munchkin-quest-give-to = Найнижчий рівень у кількох: тобі вирішувати, кому дістанеться карта.
hint-munchkin-quest-give-up = На початку наступного ходу мертвий манчкін встає на Вході: по дві карти з обох колод і 300 голдів.
hint-munchkin-quest-lay-at-once = Щойно здобуте можна викласти одразу, навіть у чужий хід.
hint-munchkin-quest-leave-behind = Покинуте лежить у кімнаті, доки хтось не підбере.
hint-munchkin-quest-lose-item = Вибирай те, чого менше шкода.
hint-munchkin-quest-lure = Коли все відкрито, у тихій кімнаті можна пошукати бійки.
hint-munchkin-quest-meeting = З потворами в кімнаті спершу б’ються. Лише кілька карт від цього рятують.
hint-munchkin-quest-moves =
    { $device ->
        [keys] Іди, відкривай темряву, обшукуй, укладай оборудки, міняйся, викладай манатки. Кроки забирає рух, карти безкоштовні. Наприкінці ходу підуть потвори. Роззирнутися допоможе команда map.
       *[mouse] П’яти — це кроки. Натисни кімнату, що світиться, щоб іти, темряву — щоб відкрити, або дій тут. Потім підуть потвори.
    }
hint-munchkin-quest-opening = До першого ходу виклади расу, клас і манатки. Надягнене й узяте в руки одразу робить сильнішим.
hint-munchkin-quest-pay-card = Це ціна. Годяться і карти з руки, і ті, що лежать перед тобою.
hint-munchkin-quest-pay-price = Манатки йдуть за своєю ціною, решти не буває.
hint-munchkin-quest-pick-loot = Скарби беруть у домовленому порядку; решта — іншим.
hint-munchkin-quest-pick-up = Речі на підлозі дістаються тому, хто їх візьме.
hint-munchkin-quest-provoke = Потвори, які тобою гребують, не чіпають, доки на них не напасти.
hint-munchkin-quest-react =
    { $device ->
        [keys] Ти можеш утрутитися з місця. Найчастіше пасують: Enter, а skip — щоб пасувати довше. Удруге про те саме не спитають, якщо нічого не зміниться.
       *[mouse] Ти можеш втрутитися з місця. Найчастіше пасують. Перемикач «Питати» вгорі вирішує, коли тебе спитають.
    }
hint-munchkin-quest-sell-items = Манатки йдуть за своєю ціною і в скид. Решти немає.
hint-munchkin-quest-send-monster = Звідти вона піде за стрілками.
hint-munchkin-quest-tidy = Безкоштовно: торба мала й бонусів не дає, зате звільняє руки. Великі манатки коштують кроків.
hint-munchkin-quest-toll = Хто не платить, б’ється в цій кімнаті гірше.

## The guided game: what each part of a turn is about

guide-munchkin-quest-goal = Дійди до 10-го рівня й убий Боса на Вході. За вбитих потвор дають рівні, а манатки роблять сильнішим.
guide-munchkin-quest-card = Твій хід починається з карти DxM. Вона допоможе тобі або зашкодить іншому: прибережи її до слушної миті.
guide-munchkin-quest-moves = У тебе три кроки: на переходи, на нові кімнати, на обшук. Нова кімната зазвичай означає бій.
guide-munchkin-quest-fight = Твоя сила й кубики проти її рівня й кубиків. До кидка всі можуть грати карти, а ти — кликати на поміч.
guide-munchkin-quest-charity = Наприкінці ходу в руці лишається п’ять карт. Зайве дістається манчкінові з найнижчим рівнем.
guide-munchkin-quest-monsters = Кидають Кубик Потвор: потвори йдуть за стрілками цього кольору. Хто дійшов до манчкіна кольору своєї підставки, спиняється там.
