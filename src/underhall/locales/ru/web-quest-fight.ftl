### Munchkin Quest's fights, offers of help and trades in the browser. Имена не склоняются; игроку — «ты».

## The sides and their sums

quest-fight-ours = Манчкины
quest-fight-theirs = Монстры
quest-fight-you = ты
quest-fight-with = помогает { $name }:
quest-fight-wins-ties = побеждает при ничьей
quest-fight-monster = { $name }, уровень { $level }, подставка: { $owner }
quest-fight-rolls-for =
    { $owner ->
        [yes] подставка: бросает { $name }
       *[no] подставка без хозяина
    }
quest-fight-gang =
    { $n ->
        [one] { $n } монстр
        [few] { $n } монстра
       *[many] { $n } монстров
    }
quest-fight-gang-together = сражаются как одна сторона
quest-fight-this-side = Этой стороне
quest-fight-rows =
    { $n ->
        [one] { $n } слагаемое
        [few] { $n } слагаемых
       *[many] { $n } слагаемых
    }
quest-fight-row-least = Не бывает ниже 1
quest-fight-row-hatred =
    { $side ->
        [more] Не терпит таких, как { $name }
       *[less] Побаивается таких, как { $name }
    }
quest-fight-row-hates =
    { $side ->
        [more] Не терпит: { $who }
       *[less] Побаивается: { $who }
    }
quest-fight-row-added = Добавлено
quest-fight-none-yet = пока нет
quest-fight-why =
    { $what ->
        [level-munchkin] Манчкин считает свой уровень.
        [level-monster] Монстр считает уровень со своей карты.
        [boss] У Босса такой уровень, что бы ни было на карте.
        [item] Добытая или надетая шмотка даёт свой бонус.
        [card] Сумму меняет раса, класс или Проклятие.
        [hatred] Считается один раз, даже если подходят оба бойца.
        [room] Так велит комната.
       *[added] Сыграно в этот бой.
    }

## Dice

quest-fight-dice =
    { $n ->
        [0] без кубика
       *[other] ждёт броска
    }
quest-fight-dice-wait =
    { $n ->
        [0] без кубика
        [one] { $n } кубик ждёт броска
        [few] { $n } кубика ждут броска
       *[many] { $n } кубиков ждут броска
    }
quest-fight-dice-fell = выпало { $faces }
quest-fight-die =
    { $count ->
        [one] { $sign }{ $count } кубик
        [few] { $sign }{ $count } кубика
       *[many] { $sign }{ $count } кубиков
    }
quest-fight-plus-dice =
    { $n ->
        [one] + кубик
        [few] + { $n } кубика
       *[many] + { $n } кубиков
    }
quest-fight-total =
    { $dice ->
        [0] всего { $n }
        [one] { $n } и { $dice } кубик
        [few] { $n } и { $dice } кубика
       *[many] { $n } и { $dice } кубиков
    }
quest-fight-sign =
    { $side ->
        [good] Добрый знак ({ $who }): кубиком больше
       *[bad] Злой знак ({ $who }): кубиком меньше
    }

## What is at stake

quest-fight-treasures =
    { $n ->
        [one] { $n } Сокровище
        [few] { $n } Сокровища
       *[many] { $n } Сокровищ
    }
quest-fight-levels =
    { $n ->
        [one] +{ $n } уровень
        [few] +{ $n } уровня
       *[many] +{ $n } уровней
    }
quest-fight-boss = Босс
quest-fight-boss-prize = Победа в бою — победа в игре
quest-fight-boss-loss = Каждый боец теряет ещё и уровень.
quest-fight-if-lost =
    { $who ->
        [you] Если проиграешь:
       *[other] При поражении ({ $name }):
    }
quest-fight-lose-hits =
    { $n ->
        [one] −{ $n } хит, потом смывка.
        [few] −{ $n } хита, потом смывка.
       *[many] −{ $n } хитов, потом смывка.
    }
quest-fight-safe = Смывка удаётся с { $n } и больше.
quest-fight-bad-stuff = Непотребство: { $text }

## Who may act

quest-fight-acts = Кто ещё может вмешаться
quest-fight-acts-all =
    { $n ->
        [one] Вмешаться может ещё один игрок. Ждём одинаково, что бы ни было на руке.
       *[other] Вмешаться могут все { $n }. Ждём всех одинаково; у кого что на руке, не видно.
    }
quest-fight-acts-locked = В этот бой больше никто не вмешается.
quest-fight-acts-rolled = Теперь играются только карты, что работают после броска.
quest-fight-shut-out = вне боя
quest-fight-announced = { $name } вот-вот бросит кубики.
quest-fight-window = Вмешаться может каждый, ждём всех одинаково.
quest-fight-hold = Стойте!
quest-fight-hold-about = Придержать бросок ради тебя, один раз за бой.
quest-fight-held = Ты держишь бросок: действуй или отпусти.

## After the roll

quest-fight-roll = Бросок
quest-fight-stands =
    { $result ->
        [won] Перевес { $by }, впереди { $name }
        [lost] Не хватает { $by }, проигрывает { $name }
        [tie-won] Ничья, и эта сторона ({ $name }) при ничьей побеждает
       *[tie-lost] Ничья — это поражение ({ $name })
    }
quest-fight-after-only = Изменить это может только то, что работает после броска.
quest-fight-roll-for =
    { $kind ->
        [search] обыскивает комнату
        [escape] смывается
        [monster] бросает Монстр-Кубик
        [d10] бросает d10
       *[plain] бросает кубик
    }

## Бой и бросок, как о них рассказывают

quest-told-verdict =
    { $result ->
        [you-win] { $ours } против { $theirs }: победа за тобой
        [you-lose] { $ours } против { $theirs }: ты проигрываешь
        [you-win-tie] { $ours } против { $theirs }: ничья, победа за тобой
        [you-lose-tie] { $ours } против { $theirs }: ничья, ты проигрываешь
        [they-win] { $ours } против { $theirs }: { $name } побеждает
        [they-win-tie] { $ours } против { $theirs }: ничья, { $name } побеждает
        [they-lose-tie] { $ours } против { $theirs }: ничья, { $name } проигрывает
       *[they-lose] { $ours } против { $theirs }: { $name } проигрывает
    }
quest-told-box =
    { $what ->
        [level] Уровень
        [item] Шмотки
        [card] Раса, класс
        [hatred] Неприязнь
        [room] Комната
        [added] Карты
        [best] Лучший кубик ещё раз
       *[rest] Прочее
    }
quest-told-sum = { $who }: { $n }
quest-told-rolled-by = бросает { $names }
quest-told-since =
    { $mine ->
        [yes] Уже на пути к тебе
       *[no] Что из этого вышло
    }
quest-told-need =
    { $kind ->
        [d10] нужно { $n } или меньше
       *[other] нужно { $n } или больше
    }
quest-told-goal =
    { $you ->
        [yes] Ты достигаешь уровня { $level }: теперь Босс!
       *[no] { $name } достигает уровня { $level }: впереди Босс!
    }
quest-told-again = { $what } { $ask }
quest-told-roll-again = Бросать снова?

## Victory and defeat

quest-fight-won = Победа
quest-fight-picks =
    { $you ->
        [yes] Твой выбор:
       *[no] Выбирает:
    }
quest-fight-lost = Поражение
quest-fight-health = Здоровье { $n } из { $of }
quest-fight-hits =
    { $n ->
        [one] −{ $n } хит
        [few] −{ $n } хита
       *[many] −{ $n } хитов
    }
quest-fight-hits-coming =
    { $n ->
        [one] потеряет { $n } хит
        [few] потеряет { $n } хита
       *[many] потеряет { $n } хитов
    }
quest-fight-died = Смерть.
quest-fight-where = Куда смываться?
quest-fight-runs-to = Смывается сюда: { $room }
quest-fight-no-exit = Выхода нет: Непотребства не избежать.
quest-fight-exit-monsters =
    { $n ->
        [one] там монстр
        [few] там { $n } монстра
       *[many] там { $n } монстров
    }
quest-fight-escape = Смывка
quest-fight-escaped = смывка удалась
quest-fight-escape-from =
    { $hope ->
        [none] одного кубика не хватит
        [last] спасёт только { $n }
       *[some] спасёт { $n } и больше
    }
quest-fight-in-vain = Непотребству нечего взять, поэтому теряется ещё один хит.

## Curses

quest-fight-curse-on = жертва:
quest-fight-curse-answer = Могут ответить, жертва — первой:

## Offers of help

quest-offer-help = Помощь
quest-offer-outlook = Шансы
quest-offer-stands = Как есть
quest-offer-could = Кто мог бы помочь
quest-offer-call = Позвать на помощь
quest-offer-calls = (ещё { $n })
quest-offer-brings =
    +{ $n }{ $dice ->
        [0] {""}
        [one] {" "}и кубик
        [few] {" "}и { $dice } кубика
       *[many] {" "}и { $dice } кубиков
    }
quest-offer-thinking = думает
quest-offer-of =
    Предложение, { $name }: { $state ->
        [new] новое
        [countered] есть встречные условия
        [declined] отказ
        [expired] истекло
        [taken] принято
       *[other] открыто
    }
quest-offer-state =
    { $state ->
        [declined] отказ
        [expired] истекло
        [taken] помогает
        [folded] отложено
       *[other] открыто
    }
quest-offer-share = { $n } из { $total }
quest-offer-order =
    { $n ->
        [0] без Сокровищ
       *[other] Сокровища берут по порядку: { $names }
    }
quest-offer-for-nothing = даром
quest-offer-an-item = шмотка
quest-offer-asked = запрос
quest-offer-leader-says =
    { $you ->
        [yes] твой ответ
       *[no] ответ ({ $name })
    }
quest-offer-accept = Принять
quest-offer-counter = Торг
quest-offer-no = Нет
quest-offer-show = Показать
quest-offer-none = Без помощи
quest-offer-take-it = Согласиться
quest-offer-dear = Больше, чем у тебя сейчас есть.
quest-offer-sent = Отправлено. { $name } думает.
quest-offer-refused = Встречные условия отклонены.
quest-offer-yours = Что хочешь за помощь?
quest-offer-answer-to = Что предложишь? ({ $name })
quest-offer-send = Предложить
quest-offer-send-counter = Отправить
quest-offer-back = Назад
quest-offer-wont = Не помогать
quest-offer-sending = Твои условия в пути.
quest-offer-gold-from =
    { $side ->
        [leader] платит { $name }
        [helper] за участие платит { $name }
       *[none] без голдов
    }
quest-offer-pays = доплата { $n }
quest-offer-better = Просить условия получше
quest-offer-keep = Оставить мои условия
quest-offer-propose = Предложить условия
quest-offer-item = Шмотка в игре
quest-offer-no-item = без шмоток
quest-offer-who-first = Кто выбирает первым
quest-offer-first = сначала { $name }
quest-offer-less = меньше: { $name }
quest-offer-more = больше: { $name }
quest-offer-clock =
    { $n ->
        [one] осталась { $n } секунда
        [few] осталось { $n } секунды
       *[many] осталось { $n } секунд
    }
quest-offer-lose-by = ‹ минус
quest-offer-win-by = плюс ›
quest-offer-if-nobody = без вмешательств
quest-offer-odds =
    Если никто не вмешается: победа { $win } %, ничья { $tie } % ({ $ties ->
        [won] она выиграна
       *[lost] она проиграна
    }), поражение { $lose } %. Без помощи { $alone } %.
quest-offer-cannot =
    { $why ->
        [dead] { $seat }: в могиле, но вмешаться может.
        [shunned] { $seat }: позвать нельзя, здесь никто не помогает.
        [level] { $seat }: уровень ниже { $level }, против Босса не помочь.
        [far] { $rooms ->
            [-1] { $seat }: сюда ведёт только магия. Карты играть можно.
            [one] { $seat }: магией или никак, { $rooms } комната. Карты играть можно.
            [few] { $seat }: магией или никак, { $rooms } комнаты. Карты играть можно.
           *[many] { $seat }: магией или никак, { $rooms } комнат. Карты играть можно.
        }
       *[other] { $seat }: помочь нельзя.
    }

## Trade

quest-trade-gives = отдаёт
quest-trade-could = можно добавить
quest-trade-left = останется { $n }
quest-trade-nothing = ничего
quest-trade-has-nothing = отдать нечего
quest-trade-offer = Предложить: { $name }
quest-trade-cancel = Без обмена
quest-trade-yes = Согласиться
quest-trade-no = Отказаться
quest-trade-whole = Меняется всё сразу или ничего.
quest-trade-state =
    { $state ->
        [asked] { $giver } предлагает тебе обмен
        [building] Составь обмен: { $taker }
        [waits] { $taker } думает
       *[other] { $giver } и { $taker } торгуются
    }
