# Задачи, в терминале и на странице.

puzzle-page = Задачи
puzzle-slogan = Один ход явно лучший, и это доказано. Найдите его.
puzzle-title = Задача { $id }, рейтинг { $rating }
puzzle-of-count = Задача { $number } из { $puzzles }
puzzle-rating = Рейтинг { $rating }
puzzle-your-rating = Ваш рейтинг: { $rating } ± { $deviation }
puzzle-legend = Малое число — насколько задача трудна, по той же шкале, что и ваш рейтинг.
puzzle-streak = Подряд: { $streak } (лучшая серия: { $best })
puzzle-count = Решено { $solved } из { $all }
puzzle-today = Задача дня
puzzle-next-new = Следующая задача
puzzle-goal-win = Выиграйте игру в этот ход.
puzzle-goal-stay = Останьтесь в игре в этот ход.
puzzle-goal-souls =
    { $number ->
        [one] Наверняка получите в этот ход не меньше { $number } души.
       *[other] Наверняка получите в этот ход не меньше { $number } душ.
    }
puzzle-goal-safe-souls =
    { $number ->
        [one] Наверняка получите в этот ход не меньше { $number } души и ни одной раны.
       *[other] Наверняка получите в этот ход не меньше { $number } душ и ни одной раны.
    }
puzzle-goal-unhurt = Пройдите этот ход без ран.
puzzle-goal-harm = Сделайте так, чтобы соперник в этот ход точно получил рану.
puzzle-goal-keep-back = Сделайте так, чтобы ни один соперник в этот ход не получил душу.
puzzle-goal-beat = Получите наибольший шанс победить в этом бою. Решений до броска: { $number }.
puzzle-goal-escape = Получите наибольший шанс выйти из этого боя без потерь. Решений до броска: { $number }.
puzzle-known-boss-monster = У соперников нет карт на руках, а порядок карт в колодах не важен.
puzzle-known-super-boss-monster = У соперников нет карт на руках, а порядок карт в колодах не важен.
puzzle-known-munchkin-quest = Никто не может ни помочь, ни помешать: соперники мертвы, карт у них нет.
puzzle-wrong = Не то. Ничего не изменилось: попробуйте ещё раз.
puzzle-show = Показать решение
puzzle-solved = Решено с первой попытки.
puzzle-solved-late = Решено.
puzzle-why = Почему это работает:
puzzle-outcome = Что из этого вышло:
puzzle-left = Эта задача подождёт.
puzzle-again = Ещё раз
puzzle-all = Все задачи
puzzle-next = Дальше
puzzle-result-solved = решена
puzzle-result-failed = ошибка
puzzle-result-new = новая
puzzle-not-stored = Результат не удалось сохранить: когда страница закроется, он пропадёт.
puzzle-faults = Некоторые задачи прочитать нельзя:
puzzle-none = Для этой игры задач пока нет.
puzzle-new-rating = Ваш рейтинг теперь { $rating }. Подряд: { $streak }.
