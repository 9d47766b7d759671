### Munchkin Quest in the terminal: what its table says besides the words that it shares with the page, and its hints.

## The table

play-quest-goal = Перемагає той, хто першим уб’є Боса. Рівні дають за потвор; з рівнем { $goal } повертайся до Входу: там чекає Бос.
play-quest-turn = хід { $turn }
play-quest-decks = у колодах: кімнати { $rooms }, Потвори { $monsters }, Скарби { $treasures }, DxM { $dxm } · скид { $discards }
play-quest-hand = Твоя рука ({ $count }; наприкінці ходу щонайбільше { $limit })
play-quest-boons = До кінця ходу
play-quest-dead = у могилі
play-quest-map-cut = Мапа ширша за вікно. Усі кімнати покаже команда rooms.
play-quest-treasures =
    { $n ->
        [0] без Скарбів
        [one] { $n } Скарб
        [few] { $n } Скарби
       *[many] { $n } Скарбів
    }
play-quest-picks =
    { $first ->
        [yes] вибирає першим
       *[no] вибирає другим
    }
play-quest-gold =
    { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }
play-quest-pays =
    платить { $n ->
        [one] { $n } голд
        [few] { $n } голди
       *[many] { $n } голдів
    }
play-quest-odds-with = якщо допоможе { $name }: { $n } %
play-quest-gives = { $name } віддає: { $given }
play-quest-countered = { $seat } пропонує тобі: { $terms }.
play-quest-so-far = Поки що: { $terms }.

## What is going on when somebody is asked

play-quest-fight = { $who } проти { $whom }: { $ours } на { $theirs }.
play-quest-moment =
    { $window ->
        [fight] { $seat } ось-ось кине кубики бою.
        [defeat] Бій програно ({ $seat }): зараз буде втрачено хіти.
        [hits] Ти ось-ось втратиш хіти.
        [won] Бій виграно: { $seat }.
        [award] Бій виграно: { $seat }. Зараз будуть рівні та Скарби.
        [end] Хід ось-ось закінчиться: { $seat }.
        [curse] Прокляття ось-ось спрацює.
        [roll] Кубики кинуто.
       *[turn] Починається хід: { $seat }.
    }
play-quest-moment-action =
    { $deed ->
        [walking] { $seat } збирається йти.
        [exploring] { $seat } збирається відкрити кімнату.
        [searching] { $seat } збирається обшукати кімнату.
        [dealing] { $seat } збирається укласти оборудку.
       *[other] { $seat } збирається діяти.
    }
play-quest-moment-roll = Кидає { $seat }:

## Help at the table

play-help-quest-skip = пасувати, доки не скінчиться фаза чи бій, не почнеться твій бій, тебе не проклянуть або хтось не втрутиться
play-help-map = намалювати мапу й перелічити кімнати, де щось є
play-help-rooms = перелічити всі кімнати словами: знаки, правила, оборудки, виходи, стрілки
play-help-sheets = показати аркуші всіх манчкінів повністю
play-help-discards = показати скид
play-mark-quest-links = коридор, двері, замкнені двері, потаємний хід; пропуск — стіна
play-mark-quest-monsters = рівень потвори, її кубики, її Скарби
play-mark-quest-rooms = загиблий манчкін, речі на підлозі, рівень, від якого біля Входу чекає Бос
play-mark-quest-items = бонус у бою, ціна в голдах
play-mark-quest-held = Скарби й карти DxM у руці

## The end

play-quest-chart = Рівні наприкінці кіл із { $first } до { $last }
replay-quest-standing = { $name }: рівень { $level }

## Hints, once a game for each kind of question

hint-quest-answer-counter = Це умови самого ведучого. Погоджуйся або лишайся осторонь.
hint-quest-answer-trade = Обидві сторони міняються разом, або обміну немає.
hint-quest-arrive-by-magic = Пішки не встигнути: на місце бою тебе перенесе карта.
hint-quest-bid-counter = Це твої умови: що отримає помічник. Відмовитися він іще може.
hint-quest-bid-gold = Голди можуть іти в обидва боки: помічникові або від помічника, якому кортить у бій.
hint-quest-bid-item = До ціни може ввійти те, що лежить перед ведучим.
hint-quest-bid-order = Хто вибирає першим, бере найкраще.
hint-quest-choose-card = Твій вибір побачать усі.
hint-quest-choose-curse = Вибирай те, що заважає найдужче.
hint-quest-choose-die = Кубик рахується тому, хто вказаний поруч.
hint-quest-choose-exit = Кидок на кожну потвору: 5 чи 6 — порятунок, інакше Капость. Опинишся в тій кімнаті, яку вибереш.
hint-quest-choose-face = Сума змінюється відразу, але на це ще можуть відповісти.
hint-quest-choose-fighter = Це може бути і манчкін, і потвора: дивлячись чиєї перемоги тобі хочеться.
hint-quest-choose-item = Дивися на бонус і на ціну.
hint-quest-choose-link = Сторони — як на мапі: північ угорі.
hint-quest-choose-loss = Половина голдів або одна манатка: чого менше шкода.
hint-quest-choose-monster = Поруч із кожною стоять її рівень і номер її кімнати.
hint-quest-choose-munchkin = Зазвичай це той, хто найближче до перемоги.
hint-quest-choose-prize = Бери те, що знадобиться відразу.
hint-quest-choose-room = У дужках — номер кімнати на мапі.
hint-quest-choose-side = Щоб вирішити долю бою, битися самому не обов’язково.
hint-quest-choose-victim = Це може бути будь-хто, навіть ти.
hint-quest-discard = Скинуте побачать усі.
hint-quest-escape = Карта може врятувати й без кидка.
hint-quest-escape-order = Капость кожної, хто впіймає, спрацює до наступного кидка.
hint-quest-give-potion = Хіт — це одиниця здоров’я; без здоров’я манчкін гине.
hint-quest-give-to = Карта дістається манчкінові найнижчого рівня; якщо таких кілька, вибираєш ти.
hint-quest-lay-at-once = Щойно отримане можна викласти відразу. Потім — лише у фазу своїх кроків.
hint-quest-leave-behind = Покинуте лежить у кімнаті, доки хтось не підбере.
hint-quest-lose-item = Вибирай те, чого менше шкода.
hint-quest-lure = У відкритому підземеллі потвори самі не приходять, а рівні й далі дають за них.
hint-quest-moves = Іди, відкривай темряву, обшукуй, укладай оборудки, міняйся, викладай манатки. Кроки забирає рух, карти безкоштовні. Наприкінці ходу підуть потвори. Роззирнутися допоможе команда map.
hint-quest-pay-card = Це ціна. Годяться і карти з руки, і ті, що лежать перед тобою.
hint-quest-pay-price = Манатки йдуть за своєю ціною, решти не буває.
hint-quest-pick-loot = Що лишиш, візьме напарник.
hint-quest-pick-up = Речі на підлозі дістаються тому, хто їх візьме.
hint-quest-provoke = Потвори, які тобою гребують, не чіпають, доки не нападеш сам.
hint-quest-react = Ти можеш утрутитися з місця. Найчастіше пасують: Enter, а skip — щоб пасувати довше. Удруге про те саме не спитають, якщо нічого не зміниться.
hint-quest-sell-items = Вибирай, доки не набереться 1000. Решти не буває.
hint-quest-send-monster = Звідти вона піде за стрілками.
hint-quest-toll = Хто не платить, б’ється в цій кімнаті гірше.
hint-quest-give-up = На початку наступного ходу мертвий манчкін встає на Вході: по дві карти з обох колод і 300 голдів.
quest-sale-buy = Купити рівень
