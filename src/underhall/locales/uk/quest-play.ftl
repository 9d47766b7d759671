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
        [yes] з першим вибором
       *[no] з другим вибором
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

play-quest-fight = Бій: { $who } — { $whom }, { $ours } до { $theirs }.
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

## Selling for a level

quest-sale-buy = Купити рівень
