## The coach

cli-analyse-help = Показати, хто як грав, де вирішилася гра і скільки в ній було удачі.
coach-looking = Розбір гри
coach-heading = { $game }, ходів: { $turns }. Шанси оцінено за тим, що гравець знав тієї миті.
coach-players = Як грали всі
coach-accuracy = Точність
coach-given-away = Утрачено
coach-luck = Удача
coach-chances = Шанси
coach-mistakes = Що коштувало найдорожче: { $name }
coach-good-moves = Найкращі рішення: { $name }
coach-no-mistakes = Помітних помилок немає.
coach-move = Хід { $turn }: { $chosen } ({ $have }); інакше: { $other } ({ $had }).
coach-move-points = Хід { $turn }: { $chosen } (балів: { $have }); інакше: { $other } (балів: { $had }).

# At the table and on the page of the report
coach-hint = Підказка
coach-hint-hide = Сховати підказку
coach-hint-about = шанс перемогти
coach-hint-about-points = очікувані бали
coach-hint-thinking = Обмірковування…
coach-hint-rank = Підказка: варіант { $rank }
coach-hint-seen = Ураховано лише те, що видно з цього місця.
coach-hint-error = Ураховано лише те, що видно з цього місця; похибка { $n } %.
coach-chance = { $n } %
coach-points = балів: { $points }
coach-how = Як це обчислено
coach-report = Якою була гра?
coach-report-title = Розбір гри
coach-report-making = Розібрано: { $n } %
coach-report-waiting = Розборів у черзі перед цим: { $n }
coach-report-stay = Це може забрати кілька хвилин. Не закривайте сторінку.
coach-again = Ще раз
coach-back = До повтору
coach-curve = Шанс перемогти
coach-curve-about = у відсотках, на початок кожного ходу
coach-curve-points = Очікувані бали
coach-curve-points-about = на початок кожного ходу
coach-end = кінець
coach-accuracy-about = 100 — завжди найкращий варіант
coach-accuracy-none = важливих рішень не було
coach-choices = Важливих рішень: { $choices }. Усього втрачено: { $lost }
coach-luck-about = що карти й кубики додали до шансу перемогти
coach-luck-word =
    { $luck ->
        [very-lucky] дуже пощастило
        [lucky] пощастило
        [unlucky] не пощастило
        [very-unlucky] дуже не пощастило
       *[even] удача ні до чого
    }
coach-worst = Найдорожчі рішення
coach-best = Найкращі рішення
coach-chosen = { $chosen }: { $have }.
coach-better = Краще: { $other }: { $had }.
coach-next = Наступний за силою варіант: { $other }: { $had }.
coach-same-at-first = Поки що результат той самий; різниця виявиться згодом.
coach-look = Подивитися
coach-fair = Кожне рішення оцінено лише за тим, що гравець бачив тієї миті.
