### Super Boss Monster's table in the browser.

## Phases, seats, order

super-phase-city = Місто
super-phase-minion = Посіпаки
super-score = рахунок
super-score-about = Душі мінус поранення
super-coins = Монети
super-stat =
    { $stat ->
        [sent] посіпаку послано
       *[later] пізніше
    }
super-open-dungeon = Відкрити підземелля
super-items-won = Предмети: { $items }.

## The town board

super-board = Поле міста
super-oldest = найстарші ліворуч
super-landmarks = Локації
super-one-minion = Одна зона дії — один посіпака. Доручення виконують у фазі посіпаки.
super-filled-left = Заповнюються зліва, хай який скарб.
super-minions-home = Наприкінці посіпаки йдуть додому.
super-arrive-each = Щоходу приходять герої: { $n }.
super-open-board = Відкрити
super-market = Ринок
super-market-empty = Ринок порожній.
super-took = взято:
super-discard = скид ({ $n })
super-next-turn = Наст. ходу
super-last-turn = Цей хід останній.
super-arrive =
    { $n ->
        [one] прийде { $n } герой.
        [few] прийдуть { $n } герої.
       *[other] прийде { $n } героїв.
    }
super-nobody-pushed = Нікого не витіснять.
super-items-wait = Чекають предмети: { $items }
super-covers = закриває обидві зони дії
super-top-of-pile =
    { $below ->
        [0] сам у таверні
       *[other] верхній, під ним { $below }
    }
super-below = під ним { $n }
super-nobody-here = нікого
super-tavern-empty = Тут нікого.
super-tavern-solo = щойно сюди зайде герой
super-game-over = Кінець
super-pad-about = За п’яти й шести гравців.
super-open-landmark = { $landmark }: показати зони дії

## Heroes in town

super-tie = лишається: нічия, { $n } на { $n }
super-needs = треба { $needs }, є { $has }
super-comes = прийде: треба { $needs }, є { $has }
super-stayed = лишається в місті
super-pushed = далі: { $landmark }
super-moves-up = посунеться
super-with-minion = з посіпакою
super-coming = { $hero } прийде сюди наступного ходу
super-ghost = Очікується: { $hero }, { $fate }

## Action spaces, in a word, and what they do

super-do-treasure = Бос +1
super-do-market = Ринок
super-do-market-about = залишки
super-do-room = Кімната
super-do-room-about = взяти одну
super-do-spell = Закл.
super-do-spell-about = одне скинути
super-do-last-room = Остання
super-do-last-room-about = кімната +2
super-do-shuffle = Мішати
super-do-shuffle-about = стіс
super-do-summon = Виклик
super-do-summon-about = у будь-яке підземелля
super-do-summon-solo = у ваше підземелля
super-do-summon-shut = потрібен герой
super-space-taken = тут посіпака: { $seat }
super-space-tried = проба: тут ваш посіпака
super-minion = Ваш посіпака
super-minion-here = тут посіпака
super-minion-space = зона
super-tokens =
    { $n ->
        [one] { $n } жетон +1
        [few] { $n } жетони +1
       *[other] { $n } жетонів +1
    }
super-disabled = без ушкоджень цього ходу

## Sending the minion

super-trial-boss = { $errand }
super-trial-dies = { $hero } прийде, загине в кімнаті { $slot }
super-trial-wounds =
    { $wounds ->
        [one] { $hero } прийде й виживе: { $wounds } поранення
        [few] { $hero } прийде й виживе: { $wounds } поранення
       *[other] { $hero } прийде й виживе: { $wounds } поранень
    }
super-trial-stays = { $hero } не піде туди: { $seat }
super-trial-summon = послати: { $hero }, здоров’я { $health }
super-trial-nobody = більше ніхто не прийде
super-trial-errand = зробить у фазі посіпаки
super-trial-room = ваша кімната { $slot }: { $errand }
super-outcome-coin = за монету

## The stack

super-aim-room = «{ $card }» ({ $seat })
super-aim-hidden = кімната { $slot } ({ $seat })
super-aim-card = { $card }
super-aim-seat = { $seat }
super-moment-stack = { $seat }: наступним спрацює «{ $card }».

## Alone

super-ladder = Рахунок і титули
super-true-title = Справжній { $title }
super-verdict = Титул: { $title }
super-goal-souls = { $n } душ — кінець гри
super-goal-score = перемагає більша різниця душ і поранень
super-goal-mine =
    у вас: { $score } ({ $souls ->
        [one] { $souls } душа
        [few] { $souls } душі
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[many] { $wounds } поранень
    })
super-goal-lead =
    ви попереду: { $score } ({ $souls ->
        [one] { $souls } душа
        [few] { $souls } душі
       *[many] { $souls } душ
    }, { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[many] { $wounds } поранень
    })
super-goal-rival = попереду { $seat }: { $score }
super-goal-brink-mine =
    До кінця гри вам лишилося: { $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }.
super-goal-brink-rival =
    { $seat } от-от закінчить гру, лишилося: { $n ->
        [one] { $n } душа
        [few] { $n } душі
       *[many] { $n } душ
    }!
super-goal-alone = титул — за різницю душ і поранень
super-goal-alone-wounds = { $n } поранень — кінець гри
super-goal-next =
    у вас: { $score }; до титулу «{ $title }» { $n ->
        [one] { $n } бал
        [few] { $n } бали
       *[many] { $n } балів
    }
super-goal-top = у вас: { $score }, найвищий титул
super-goal-brink-alone = Ще одне поранення — і кінець гри!
super-alone-goal = Ви граєте наодинці на бали: душі мінус поранення, щонайбільше 36. Прийдуть 24 герої, по три за хід. Крайнього лівого героя в місті приведе один символ його скарбу, наступного — два, далі три й чотири (у випробуванні на один більше). Гра завершується одразу, коли героя витісняють до таверни, і після ходу, у якому ви маєте п’ять поранень або прийшов останній герой.
super-best = рекорд: { $score }
super-wounds-left =
    { $n ->
        [one] лишилося { $n } поранення
        [few] лишилося { $n } поранення
       *[other] лишилося { $n } поранень
    }
super-heroes-left =
    { $n ->
        [one] лишився { $n } герой
        [few] лишилося { $n } герої
       *[other] лишилося { $n } героїв
    }
super-points-more =
    { $n ->
        [one] ще { $n } бал:
        [few] ще { $n } бали:
       *[other] ще { $n } балів:
    }
super-forecast = Прогноз.
super-forecast-free =
    { $n ->
        [0] Після цього вільних локацій немає: наступний герой завершить гру.
        [one] Після цього вільна { $n } локація, далі таверна.
        [few] Після цього вільні { $n } локації, далі таверна.
       *[other] Після цього вільно { $n } локацій, далі таверна.
    }
super-forecast-over = Якщо нічого не зміниться, наступного ходу герой дійде до таверни й гра завершиться.

## Reasons

super-why-tokens = жетони +1
super-why-last-room = остання кімната (сховок)
super-why-with-minion = { $seat } ({ $own } і { $n } від посіпаки)
super-why-symbols = символів у вас
super-why-needed = символів треба на цьому місці
super-why-further-right = Що правіше стоїть герой, то більше символів треба.
super-why-landmark = Чому { $hero } іде туди?
super-why-own-landmark = Це локація його скарбу, і вона була вільна.
super-why-first-free = У грі для одного герой займає першу вільну локацію зліва.
super-why-health = Скільки здоров’я в героя «{ $hero }»?
super-why-before = було
super-why-token = жетон здоров’я
super-expects-comes = Чому прийде { $hero }?
super-expects-dies = Загине в кімнаті { $slot }, якщо ніхто не втрутиться.
super-expects-lives =
    { $wounds ->
        [one] Виживе: { $wounds } поранення, якщо ніхто не втрутиться.
        [few] Виживе: { $wounds } поранення, якщо ніхто не втрутиться.
       *[other] Виживе: { $wounds } поранень, якщо ніхто не втрутиться.
    }

## The end

super-chart-souls-goal = пунктир: { $goal } завершують гру
super-chart-wounds-goal = пунктир: { $goal } завершують гру
super-chart-score = Рахунок
super-chart-titles = душі мінус поранення; лінії — титули

## Poor opening hands

super-mulligan-advanced = Серед ваших кімнат щонайменше чотири покращені: можна показати руку та взяти іншу.
super-mulligan-treasure = Щонайменше чотири ваші кімнати мають той самий скарб: { $treasure }. Можна показати руку та взяти іншу.
