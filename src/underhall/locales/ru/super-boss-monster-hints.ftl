# What a newcomer to Super Boss Monster is told when something is asked for the first time, on the page and in the terminal.

hint-super-boss-monster-boost-room = Выберите комнату, через которую герои ещё пройдут в этот ход.
hint-super-boss-monster-build =
    { $alone ->
        [yes] За ход можно построить одну комнату: сокровища заманивают героев, урон их убивает. То, что накрыто, не считается.
       *[no] За ход можно построить одну комнату: сокровища заманивают героев, урон их убивает. Комната лежит лицом вниз, пока не построят все.
    }
hint-super-boss-monster-build-another = { hint-boss-monster-build-another }
hint-super-boss-monster-build-found = { hint-boss-monster-build-found }
hint-super-boss-monster-choose-boss =
    { $alone ->
        [yes]
            { $device ->
                [keys] Героям с сокровищем босса легче прийти к вам; свойство босса открывается с пятой комнатой.
               *[mouse] { super-alone-goal } Смотрите на сокровище: героям этого класса будет легче прийти к вам. Свойство босса открывается с пятой комнатой.
            }
       *[no] У кого больше XP, тот ходит первым и побеждает при ничьей. Одни боссы срабатывают один раз с пятой комнатой, другие с неё начинают.
    }
hint-super-boss-monster-choose-dungeon = { hint-boss-monster-choose-dungeon }
hint-super-boss-monster-choose-entrance = Своё подземелье, если герой там умрёт, иначе — того, кому он навредит.
hint-super-boss-monster-choose-hero = { hint-boss-monster-choose-hero }
hint-super-boss-monster-choose-one = Сработает что-то одно.
hint-super-boss-monster-choose-opponent = { hint-boss-monster-choose-opponent }
hint-super-boss-monster-choose-room = { hint-boss-monster-choose-room }
hint-super-boss-monster-choose-soul = { hint-boss-monster-choose-soul }
hint-super-boss-monster-choose-stack = { hint-boss-monster-choose-stack }
hint-super-boss-monster-choose-treasure = Значок действует до конца хода: посмотрите, кто в городе.
hint-super-boss-monster-destroy-another = { hint-boss-monster-destroy-another }
hint-super-boss-monster-destroy-own = { hint-boss-monster-destroy-own }
hint-super-boss-monster-discard =
    { $alone ->
        [yes] Оставьте то, что заманит или убьёт будущих героев.
       *[no] { hint-boss-monster-discard }
    }
hint-super-boss-monster-discard-or-destroy = Комната стоит, пока вы кормите её картами.
hint-super-boss-monster-draft =
    { $alone ->
        [yes]
            { $device ->
                [keys] По карте за ход; две оставшиеся уйдут в сброс после фазы приспешников. «Нужно 2» значит: героя приведут два значка этого сокровища.
               *[mouse] Одна карта за ход. На табличке героя: сколько у вас есть и сколько ему нужно. 2/2 придёт, 1/2 останется и пойдёт дальше. Когда герой дойдёт до таверны, игра окончена.
            }
       *[no] Одна карта за ход из открытых. Сокровища заманивают героев, урон убивает, заклинания удивляют.
    }
hint-super-boss-monster-draw-from = { hint-boss-monster-draw-from }
hint-super-boss-monster-fetch-hero = { hint-boss-monster-fetch-hero }
hint-super-boss-monster-first-room =
    { $alone ->
        [yes]
            { $device ->
                [keys] Можно начать с одной комнаты. Герои приходят, когда у вас достаточно их сокровищ, и гибнут, когда комнаты наносят достаточно урона.
               *[mouse]
                    Герои приходят, когда у вас достаточно их сокровищ, и гибнут, когда комнаты наносят достаточно урона: { $device ->
                        [touch] коснитесь карты, затем места
                       *[mouse] нажмите на карту, потом на место, или перетащите её
                    }.
            }
       *[no]
            { $device ->
                [keys] Можно начать с одной комнаты. Думайте о сокровищах: герой идёт туда, где его сокровищ больше всего.
               *[mouse]
                    Можно начать с одной комнаты. Герои идут туда, где больше их сокровищ: { $device ->
                        [touch] коснитесь карты, затем места
                       *[mouse] нажмите на карту, потом на место, или перетащите её
                    }.
            }
    }
hint-super-boss-monster-give =
    { $alone ->
        [yes] Слева никого нет: карта уйдёт в сброс.
       *[no] Отдайте то, что меньше всего пригодится другому.
    }
hint-super-boss-monster-heal = { hint-boss-monster-heal }
hint-super-boss-monster-leave-or-bury =
    { $alone ->
        [yes] Следующей из этой колоды вы возьмёте верхнюю карту.
       *[no] Кто следующим возьмёт из этой колоды, получит верхнюю карту.
    }
hint-super-boss-monster-may = { hint-boss-monster-may }
hint-super-boss-monster-move-token = Герои идут по комнатам слева направо; урон важен в любой из них.
hint-super-boss-monster-mulligan =
    { $alone ->
        [yes] Начальную руку можно менять, пока она такая неудачная.
       *[no] Начальную руку можно менять, пока она такая неудачная; старую видят все.
    }
hint-super-boss-monster-order-triggers = Они срабатывают одно за другим; порядок может быть важен.
hint-super-boss-monster-place-another = { hint-boss-monster-place-another }
hint-super-boss-monster-place-minion =
    { $device ->
        [keys] Приспешник заманивает героев, приносит карты, усиливает комнату или вызывает героя. В одной зоне действия — один приспешник; поручения — после строительства.
       *[mouse]
            { $device ->
                [touch] Коснитесь светящейся зоны
               *[mouse] Нажмите на светящуюся зону или перетащите туда приспешника
            }: город сразу покажет, что изменится. Затем подтвердите.
    }
hint-super-boss-monster-put-token = С жетоном +1 комната наносит на один урон больше, пока её не накроют или не сломают.
hint-super-boss-monster-react =
    { $alone ->
        [yes]
            { $device ->
                [keys] Заклинания и свойства решают, кому умереть. Чаще всего вы пасуете: Enter, а skip пасует до конца фазы.
               *[mouse] Время для заклинаний и свойств. Кнопка «Пас» говорит, что будет, если ничего не делать.
            }
       *[no]
            { $device ->
                [keys] Заклинания и свойства решают, кому умереть. Чаще всего вы пасуете: Enter, а skip пасует до конца фазы.
               *[mouse] Кто сказал последним, действует первым: смотрите на стек. Чаще всего вы будете пасовать. Переключатель «Спрашивать» наверху решает, когда вас спросят.
            }
    }
hint-super-boss-monster-recover =
    { $alone ->
        [yes] Возьмите то, что заманит или убьёт будущих героев.
       *[no] { hint-boss-monster-recover }
    }
hint-super-boss-monster-remove-token = Без жетона урон меньше на единицу, и это насовсем.
hint-super-boss-monster-respond = Объявленное последним срабатывает первым: ответ — раньше того, на что отвечают.
hint-super-boss-monster-retire-item = У босса остаётся один предмет.
hint-super-boss-monster-search = { hint-boss-monster-search }
hint-super-boss-monster-shuffle-stack = Порядок решает случай; жетоны останутся, только если сверху та же комната.
hint-super-boss-monster-steal = { hint-boss-monster-steal }
hint-super-boss-monster-summon = Герой пойдёт, куда вы скажете, с жетоном здоровья этой локации: к себе, если ваше подземелье его убьёт, или к сопернику, чтобы ранить.
hint-super-boss-monster-take-from-market =
    { $alone ->
        [yes] Что вы оставите, уйдёт в сброс.
       *[no] Осталось только то, чего никто не взял.
    }
hint-super-boss-monster-take-from-top =
    { $alone ->
        [yes] Остальное уйдёт туда, куда велит карта.
       *[no] Больше никто не видит, что это за карты.
    }

## The guided game: what each part of a turn is about

guide-super-boss-monster-goal = Побеждают души минус раны. Игра кончается после хода, в котором у кого-то десять душ, или когда пуста колода города.
guide-super-boss-monster-city = В город приходят герои. Возьмите карту с рынка и отправьте приспешника в зону действия; поручение он выполнит, когда все построят.
guide-super-boss-monster-build = За ход можно построить одну комнату: слева от остальных или поверх одной из них. Значки сокровищ заманивают героев, урон убивает.
guide-super-boss-monster-minion = Теперь приспешники по очереди выполняют поручения: добавляют значок, приносят карту, усиливают комнату или вызывают героя.
guide-super-boss-monster-bait = Здесь никто ничего не выбирает: каждый герой идёт туда, где больше всего значков его сокровища. При ничьей он остаётся в городе.
guide-super-boss-monster-adventure = Герои входят слева и получают урон в каждой комнате. Сыгранное ждёт в стеке, и последний эффект срабатывает первым.
guide-super-boss-monster-end = Ход окончен: приспешники возвращаются, начинает другой игрок. Следующий ход пройдёт так же, но уже без объяснений.
