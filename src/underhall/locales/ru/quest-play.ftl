### Munchkin Quest in the terminal: what its table says besides the words that it shares with the page, and its hints.

## The table

play-quest-goal = Побеждает тот, кто первым убьёт Босса. Уровни дают за монстров; с уровнем { $goal } возвращайся ко Входу: там ждёт Босс.
play-quest-turn = ход { $turn }
play-quest-decks = в колодах: комнаты { $rooms }, Монстры { $monsters }, Сокровища { $treasures }, DxM { $dxm } · сброс { $discards }
play-quest-hand = Твоя рука ({ $count }; в конце хода не больше { $limit })
play-quest-boons = До конца хода
play-quest-dead = в могиле
play-quest-map-cut = Карта шире окна. Все комнаты покажет команда rooms.
play-quest-treasures =
    { $n ->
        [0] без Сокровищ
        [one] { $n } Сокровище
        [few] { $n } Сокровища
       *[many] { $n } Сокровищ
    }
play-quest-picks =
    { $first ->
        [yes] с первым выбором
       *[no] со вторым выбором
    }
play-quest-gold =
    { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
play-quest-pays =
    платит { $n ->
        [one] { $n } голд
        [few] { $n } голда
       *[many] { $n } голдов
    }
play-quest-odds-with = если поможет { $name }: { $n } %
play-quest-gives = { $name } отдаёт: { $given }
play-quest-countered = { $seat } предлагает тебе: { $terms }.
play-quest-so-far = Пока: { $terms }.

## What is going on when somebody is asked

play-quest-fight = Бой: { $who } — { $whom }, { $ours } к { $theirs }.
play-quest-moment =
    { $window ->
        [fight] { $seat } вот-вот бросит кубики боя.
        [defeat] Бой проигран ({ $seat }): сейчас будут потеряны хиты.
        [hits] Ты вот-вот потеряешь хиты.
        [won] Бой выигран: { $seat }.
        [award] Бой выигран: { $seat }. Сейчас будут уровни и Сокровища.
        [end] Ход вот-вот закончится: { $seat }.
        [curse] Проклятие вот-вот сработает.
        [roll] Кубики брошены.
       *[turn] Начинается ход: { $seat }.
    }
play-quest-moment-action =
    { $deed ->
        [walking] { $seat } собирается идти.
        [exploring] { $seat } собирается открыть комнату.
        [searching] { $seat } собирается обыскать комнату.
        [dealing] { $seat } собирается заключить сделку.
       *[other] { $seat } собирается действовать.
    }
play-quest-moment-roll = Бросает { $seat }:

## Help at the table

play-help-quest-skip = пасовать, пока не кончится фаза или бой, не начнётся твой бой, тебя не проклянут или кто-нибудь не вмешается
play-help-map = нарисовать карту и перечислить комнаты, где что-то есть
play-help-rooms = перечислить все комнаты словами: знаки, правила, сделки, выходы, стрелки
play-help-sheets = показать листы всех манчкинов целиком
play-help-discards = показать сброс
play-mark-quest-links = коридор, дверь, запертая дверь, потайной ход; пробел — стена
play-mark-quest-monsters = уровень монстра, его кубики, его Сокровища
play-mark-quest-rooms = погибший манчкин, вещи на полу, уровень, с которого у Входа ждёт Босс
play-mark-quest-items = бонус в бою, цена в голдах
play-mark-quest-held = Сокровища и карты DxM на руке

## The end

play-quest-chart = Уровни в конце кругов с { $first } по { $last }
replay-quest-standing = { $name }: уровень { $level }

## Selling for a level

quest-sale-buy = Купить уровень
