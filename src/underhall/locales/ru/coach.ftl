## The coach

cli-analyse-help = Показать, кто как играл, где решилась игра и сколько в ней было удачи.
coach-looking = Разбор игры
coach-heading = { $game }, ходов: { $turns }. Шансы оценены по тому, что игрок знал в тот момент.
coach-players = Как играли все
coach-accuracy = Точность
coach-given-away = Упущено
coach-luck = Удача
coach-chances = Шансы
coach-mistakes = Что обошлось дороже всего: { $name }
coach-good-moves = Лучшие решения: { $name }
coach-no-mistakes = Заметных ошибок нет.
coach-move = Ход { $turn }: { $chosen } ({ $have }); иначе: { $other } ({ $had }).
coach-move-points = Ход { $turn }: { $chosen } (очков: { $have }); иначе: { $other } (очков: { $had }).

# At the table and on the page of the report
coach-hint = Подсказка
coach-hint-hide = Скрыть подсказку
coach-hint-about = шанс победить
coach-hint-about-points = ожидаемые очки
coach-hint-thinking = Обдумывание…
coach-hint-rank = Подсказка: вариант { $rank }
coach-hint-seen = Учтено только то, что видно с этого места.
coach-hint-error = Учтено только то, что видно с этого места; погрешность { $n } %.
coach-chance = { $n } %
coach-points = очков: { $points }
coach-how = Как это считается
coach-report = Как прошла игра?
coach-report-title = Разбор игры
coach-report-making = Разобрано: { $n } %
coach-report-waiting = Разборов в очереди перед этим: { $n }
coach-report-stay = Это может занять несколько минут. Не закрывайте страницу.
coach-again = Ещё раз
coach-back = К повтору
coach-curve = Шанс победить
coach-curve-about = в процентах, на начало каждого хода
coach-curve-points = Ожидаемые очки
coach-curve-points-about = на начало каждого хода
coach-end = конец
coach-accuracy-about = 100 — всегда лучший вариант
coach-accuracy-none = важных решений не было
coach-choices = Важных решений: { $choices }. Всего упущено: { $lost }
coach-luck-about = что карты и кубики добавили к шансу победить
coach-luck-word =
    { $luck ->
        [very-lucky] очень повезло
        [lucky] повезло
        [unlucky] не повезло
        [very-unlucky] очень не повезло
       *[even] удача ни при чём
    }
coach-worst = Самые дорогие решения
coach-best = Лучшие решения
coach-chosen = { $chosen }: { $have }.
coach-better = Лучше: { $other }: { $had }.
coach-next = Следующий по силе вариант: { $other }: { $had }.
coach-same-at-first = Пока что результат тот же; разница проявится позже.
coach-look = Посмотреть
coach-fair = Каждое решение оценено только по тому, что было видно игроку в тот момент.
