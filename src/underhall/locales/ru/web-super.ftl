### Super Boss Monster's table in the browser.

## Phases, seats, order

super-phase-city = Город
super-phase-minion = Приспешники
super-score = счёт
super-score-about = Души минус раны
super-coins = Монеты
super-stat =
    { $stat ->
        [sent] приспешник послан
       *[later] позже
    }
super-open-dungeon = Открыть подземелье
super-items-won = Предметы: { $items }.

## The town board

super-board = Поле города
super-oldest = старшие слева
super-landmarks = Локации
super-one-minion = Одна зона действия — один приспешник. Поручения выполняют в фазу приспешников.
super-filled-left = Заполняются слева, каким бы ни было сокровище.
super-minions-home = В конце приспешники идут домой.
super-arrive-each = Каждый ход приходят герои: { $n }.
super-open-board = Открыть
super-market = Рынок
super-market-empty = Рынок пуст.
super-took = взято:
super-discard = сброс ({ $n })
super-next-turn = В след. ход
super-last-turn = Этот ход последний.
super-arrive =
    { $n ->
        [one] придёт { $n } герой.
        [few] придут { $n } героя.
       *[other] придут { $n } героев.
    }
super-nobody-pushed = Никого не вытеснят.
super-items-wait = Ждут предметы: { $items }
super-covers = закрывает обе зоны
super-top-of-pile =
    { $below ->
        [0] один в таверне
       *[other] верхний, под ним { $below }
    }
super-below = под ним { $n }
super-nobody-here = никого
super-tavern-empty = Здесь никого.
super-tavern-solo = если сюда войдёт герой
super-game-over = Конец
super-pad-about = При пяти и шести игроках.
super-open-landmark = { $landmark }: показать зоны действия

## Heroes in town

super-tie = остаётся: ничья, { $n } на { $n }
super-needs = нужно { $needs }, есть { $has }
super-comes = придёт: нужно { $needs }, есть { $has }
super-stayed = остаётся в городе
super-pushed = затем: { $landmark }
super-moves-up = сдвинется
super-with-minion = с приспешником
super-coming = { $hero } придёт сюда в следующий ход
super-ghost = Ожидается: { $hero }, { $fate }

## Action spaces, in a word, and what they do

super-do-treasure = Босс +1
super-do-market = Рынок
super-do-market-about = остатки
super-do-room = Комната
super-do-room-about = взять одну
super-do-spell = Закл.
super-do-spell-about = одно сбросить
super-do-last-room = Посл.
super-do-last-room-about = комната +2
super-do-shuffle = Мешать
super-do-shuffle-about = стопку
super-do-summon = Вызов
super-do-summon-about = в любое подземелье
super-do-summon-solo = в ваше подземелье
super-do-summon-shut = нужен герой
super-space-taken = здесь приспешник: { $seat }
super-space-tried = примерка: здесь ваш приспешник
super-minion = Ваш приспешник
super-minion-here = здесь приспешник
super-minion-space = зона
super-tokens =
    { $n ->
        [one] { $n } жетон +1
        [few] { $n } жетона +1
       *[other] { $n } жетонов +1
    }
super-disabled = без урона в этот ход

## Sending the minion

super-trial-boss = { $errand }
super-trial-dies = { $hero } придёт, умрёт в комнате { $slot }
super-trial-wounds =
    { $wounds ->
        [one] { $hero } придёт и выживет: { $wounds } рана
        [few] { $hero } придёт и выживет: { $wounds } раны
       *[other] { $hero } придёт и выживет: { $wounds } ран
    }
super-trial-stays = { $hero } не пойдёт туда: { $seat }
super-trial-summon = послать: { $hero }, здоровье { $health }
super-trial-nobody = больше никто не придёт
super-trial-errand = сделает в фазу приспешников
super-trial-room = ваша комната { $slot }: { $errand }
super-outcome-coin = за монету

## The stack

super-aim-room = «{ $card }» ({ $seat })
super-aim-hidden = комната { $slot } ({ $seat })
super-aim-card = { $card }
super-aim-seat = { $seat }
super-moment-stack = { $seat }: следующим сработает «{ $card }».

## Alone

super-ladder = Счёт и титулы
super-true-title = Истинный { $title }
super-verdict = Титул: { $title }
super-goal-souls = { $n } душ — конец игры
super-goal-score = побеждает большая разность душ и ран
super-goal-mine =
    у вас: { $score } ({ $souls ->
        [one] { $souls } душа
        [few] { $souls } души
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    })
super-goal-lead =
    вы впереди: { $score } ({ $souls ->
        [one] { $souls } душа
        [few] { $souls } души
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    })
super-goal-rival = впереди { $seat }: { $score }
super-goal-brink-mine =
    До конца игры вам осталось: { $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }.
super-goal-brink-rival =
    { $seat } вот-вот закончит игру, осталось: { $n ->
        [one] { $n } душа
        [few] { $n } души
       *[many] { $n } душ
    }!
super-goal-alone = титул — за разность душ и ран
super-goal-alone-wounds = { $n } ран — конец игры
super-goal-next =
    у вас: { $score }; до титула «{ $title }» { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
super-goal-top = у вас: { $score }, высший титул
super-goal-brink-alone = Ещё одна рана — и игра окончена!
super-alone-goal = Вы играете в одиночку на очки: души минус раны, не больше 36. Придут 24 героя, по три за ход. Крайнего слева героя в городе приведёт один значок его сокровища, следующего — два, затем три и четыре (в испытании на один больше). Игра кончается сразу, когда героя вытесняют в таверну, и после хода, в котором у вас пять ран или пришёл последний герой.
super-best = рекорд: { $score }
super-wounds-left =
    { $n ->
        [one] осталась { $n } рана
        [few] осталось { $n } раны
       *[other] осталось { $n } ран
    }
super-heroes-left =
    { $n ->
        [one] остался { $n } герой
        [few] осталось { $n } героя
       *[other] осталось { $n } героев
    }
super-points-more =
    { $n ->
        [one] ещё { $n } очко:
        [few] ещё { $n } очка:
       *[other] ещё { $n } очков:
    }
super-forecast = Прогноз.
super-forecast-free =
    { $n ->
        [0] После этого свободных локаций нет: следующий герой закончит игру.
        [one] После этого свободна { $n } локация, дальше таверна.
        [few] После этого свободны { $n } локации, дальше таверна.
       *[other] После этого свободно { $n } локаций, дальше таверна.
    }
super-forecast-over = Если ничего не изменится, в следующий ход герой дойдёт до таверны и игра закончится.

## Reasons

super-why-tokens = жетоны +1
super-why-last-room = последняя комната (притон)
super-why-with-minion = { $seat } ({ $own } и { $n } от приспешника)
super-why-symbols = значков у вас
super-why-needed = значков нужно на этом месте
super-why-further-right = Чем правее стоит герой, тем больше значков нужно.
super-why-landmark = Почему { $hero } идёт туда?
super-why-own-landmark = Это локация его сокровища, и она была свободна.
super-why-first-free = В игре для одного герой занимает первую свободную локацию слева.
super-why-health = Сколько здоровья у героя «{ $hero }»?
super-why-before = было
super-why-token = жетон здоровья
super-expects-comes = Почему придёт { $hero }?
super-expects-dies = Умрёт в комнате { $slot }, если никто не вмешается.
super-expects-lives =
    { $wounds ->
        [one] Выживет: { $wounds } рана, если никто не вмешается.
        [few] Выживет: { $wounds } раны, если никто не вмешается.
       *[other] Выживет: { $wounds } ран, если никто не вмешается.
    }

## The end

super-chart-souls-goal = пунктир: { $goal } заканчивают игру
super-chart-wounds-goal = пунктир: { $goal } заканчивают игру
super-chart-score = Счёт
super-chart-titles = души минус раны; линии — титулы

## Poor opening hands

super-mulligan-advanced = Среди ваших комнат не меньше четырёх продвинутых: можно показать руку и взять другую.
super-mulligan-treasure = Не меньше четырёх ваших комнат с одним и тем же сокровищем: { $treasure }. Можно показать руку и взять другую.
