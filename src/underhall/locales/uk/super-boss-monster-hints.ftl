# What a newcomer to Super Boss Monster is told when something is asked for the first time, on the page and in the terminal.

hint-super-boss-monster-boost-room = Виберіть кімнату, через яку герої ще пройдуть цього ходу.
hint-super-boss-monster-build =
    { $alone ->
        [yes] За хід можна збудувати одну кімнату: скарби заманюють героїв, ушкодження їх убивають. Те, що накрите, не рахується.
       *[no] За хід можна збудувати одну кімнату: скарби заманюють героїв, ушкодження їх убивають. Кімната лежить долілиць, доки не збудують усі.
    }
hint-super-boss-monster-build-another = { hint-boss-monster-build-another }
hint-super-boss-monster-build-found = { hint-boss-monster-build-found }
hint-super-boss-monster-choose-boss =
    { $alone ->
        [yes]
            { $device ->
                [keys] Героям зі скарбом боса легше прийти до вас; властивість боса відкривається з п’ятою кімнатою.
               *[mouse] { super-alone-goal } Дивіться на скарб: героям цього класу буде легше прийти до вас. Властивість боса відкривається з п’ятою кімнатою.
            }
       *[no] У кого більше ОД, той ходить першим і перемагає в разі нічиєї. Одні боси спрацьовують один раз із п’ятою кімнатою, інші з неї починають.
    }
hint-super-boss-monster-choose-dungeon = { hint-boss-monster-choose-dungeon }
hint-super-boss-monster-choose-entrance = Своє підземелля, якщо герой там загине, інакше — того, кому він зашкодить.
hint-super-boss-monster-choose-hero = { hint-boss-monster-choose-hero }
hint-super-boss-monster-choose-one = Подіє щось одне.
hint-super-boss-monster-choose-opponent = { hint-boss-monster-choose-opponent }
hint-super-boss-monster-choose-room = { hint-boss-monster-choose-room }
hint-super-boss-monster-choose-soul = { hint-boss-monster-choose-soul }
hint-super-boss-monster-choose-stack = { hint-boss-monster-choose-stack }
hint-super-boss-monster-choose-treasure = Символ діє до кінця ходу: погляньте, хто в місті.
hint-super-boss-monster-destroy-another = { hint-boss-monster-destroy-another }
hint-super-boss-monster-destroy-own = { hint-boss-monster-destroy-own }
hint-super-boss-monster-discard =
    { $alone ->
        [yes] Лишіть те, що заманить або вб’є майбутніх героїв.
       *[no] { hint-boss-monster-discard }
    }
hint-super-boss-monster-discard-or-destroy = Кімната стоїть, доки ви годуєте її картами.
hint-super-boss-monster-draft =
    { $alone ->
        [yes]
            { $device ->
                [keys] По карті за хід; дві, що лишаться, підуть у скид після фази посіпаки. «Треба 2» означає: героя приведуть два символи цього скарбу.
               *[mouse] Одна карта за хід. На табличці героя: скільки у вас є і скільки йому треба. 2/2 прийде, 1/2 лишиться й піде далі. Коли герой дійде до таверни, гру завершено.
            }
       *[no] Одна карта за хід із відкритих. Скарби заманюють героїв, ушкодження вбивають, заклинання дивують.
    }
hint-super-boss-monster-draw-from = { hint-boss-monster-draw-from }
hint-super-boss-monster-fetch-hero = { hint-boss-monster-fetch-hero }
hint-super-boss-monster-first-room =
    { $alone ->
        [yes]
            { $device ->
                [keys] Можна почати з однієї кімнати. Герої приходять, коли у вас досить їхніх скарбів, і гинуть, коли кімнати завдають досить ушкоджень.
               *[mouse]
                    Герої приходять, коли у вас досить їхніх скарбів, і гинуть, коли кімнати завдають досить ушкоджень: { $device ->
                        [touch] торкніться карти, потім місця
                       *[mouse] натисніть на карту, потім на місце, або перетягніть її
                    }.
            }
       *[no]
            { $device ->
                [keys] Можна почати з однієї кімнати. Думайте про скарби: герой іде туди, де його скарбів найбільше.
               *[mouse]
                    Можна почати з однієї кімнати. Герої йдуть туди, де найбільше їхніх скарбів: { $device ->
                        [touch] торкніться карти, потім місця
                       *[mouse] натисніть на карту, потім на місце, або перетягніть її
                    }.
            }
    }
hint-super-boss-monster-give =
    { $alone ->
        [yes] Ліворуч нікого немає: карта піде у скид.
       *[no] Віддайте те, що найменше придасться іншому.
    }
hint-super-boss-monster-heal = { hint-boss-monster-heal }
hint-super-boss-monster-leave-or-bury =
    { $alone ->
        [yes] Наступною з цієї колоди ви візьмете верхню карту.
       *[no] Хто наступним братиме з цієї колоди, отримає верхню карту.
    }
hint-super-boss-monster-may = { hint-boss-monster-may }
hint-super-boss-monster-move-token = Герої йдуть кімнатами зліва направо; ушкодження важливі в кожній.
hint-super-boss-monster-mulligan =
    { $alone ->
        [yes] Початкову руку можна міняти, доки вона така невдала.
       *[no] Початкову руку можна міняти, доки вона така невдала; стару бачать усі.
    }
hint-super-boss-monster-order-triggers = Вони спрацьовують одне за одним; порядок може мати значення.
hint-super-boss-monster-place-another = { hint-boss-monster-place-another }
hint-super-boss-monster-place-minion =
    { $device ->
        [keys] Посіпака заманює героїв, приносить карти, підсилює кімнату або викликає героя. В одній зоні дії — один посіпака; доручення — після будівництва.
       *[mouse]
            { $device ->
                [touch] Торкніться зони дії, що світиться
               *[mouse] Натисніть на зону дії, що світиться, або перетягніть туди посіпаку
            }: місто одразу покаже, що зміниться. Потім підтвердьте.
    }
hint-super-boss-monster-put-token = З жетоном +1 кімната завдає на одне ушкодження більше, доки її не накриють або не приберуть.
hint-super-boss-monster-react =
    { $alone ->
        [yes]
            { $device ->
                [keys] Заклинання та властивості вирішують, кому гинути. Здебільшого ви пасуєте: Enter, а skip пасує до кінця фази.
               *[mouse] Час для заклинань і властивостей. Кнопка «Пас» каже, що буде, якщо нічого не робити.
            }
       *[no]
            { $device ->
                [keys] Заклинання та властивості вирішують, кому гинути. Здебільшого ви пасуєте: Enter, а skip пасує до кінця фази.
               *[mouse] Хто сказав останнім, діє першим: дивіться на стек. Найчастіше ви пасуватимете. Перемикач «Питати» вгорі вирішує, коли вас спитають.
            }
    }
hint-super-boss-monster-recover =
    { $alone ->
        [yes] Візьміть те, що заманить або вб’є майбутніх героїв.
       *[no] { hint-boss-monster-recover }
    }
hint-super-boss-monster-remove-token = Без жетона на одне ушкодження менше, і це назавжди.
hint-super-boss-monster-respond = Оголошене останнім діє першим: відповідь — раніше за те, на що відповідають.
hint-super-boss-monster-retire-item = У боса лишається один предмет.
hint-super-boss-monster-search = { hint-boss-monster-search }
hint-super-boss-monster-shuffle-stack = Порядок вирішує випадок; жетони лишаться, тільки якщо зверху та сама кімната.
hint-super-boss-monster-steal = { hint-boss-monster-steal }
hint-super-boss-monster-summon = Герой піде, куди скажете, з жетоном здоров’я цієї локації: до себе, якщо ваше підземелля його вб’є, або до суперника, щоб поранити.
hint-super-boss-monster-take-from-market =
    { $alone ->
        [yes] Що ви лишите, піде у скид.
       *[no] Лишилося тільки те, чого ніхто не взяв.
    }
hint-super-boss-monster-take-from-top =
    { $alone ->
        [yes] Решта піде туди, куди каже карта.
       *[no] Більше ніхто не бачить, які це карти.
    }

## The guided game: what each part of a turn is about

guide-super-boss-monster-goal = Перемагають душі мінус поранення. Гра завершується після ходу, у якому хтось має десять душ, або коли порожня колода міста.
guide-super-boss-monster-city = До міста приходять герої. Візьміть карту з ринку й відправте посіпаку до зони дії; доручення він виконає, коли всі збудують.
guide-super-boss-monster-build = За хід можна збудувати одну кімнату: ліворуч від інших або зверху на одній із них. Символи скарбів заманюють героїв, ушкодження вбивають.
guide-super-boss-monster-minion = Тепер посіпаки по черзі виконують доручення: додають символ, приносять карту, підсилюють кімнату або викликають героя.
guide-super-boss-monster-bait = Тут ніхто нічого не вибирає: кожен герой іде туди, де найбільше символів його скарбу. У разі нічиєї він лишається в місті.
guide-super-boss-monster-adventure = Герої входять ліворуч і зазнають ушкоджень у кожній кімнаті. Зігране чекає в стеку, і останній ефект спрацьовує першим.
guide-super-boss-monster-end = Хід завершено: посіпаки повертаються, починає інший гравець. Наступний хід пройде так само, але вже без пояснень.
