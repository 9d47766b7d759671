# Задачі, в терміналі й на сторінці.

puzzle-page = Задачі
puzzle-slogan = Один хід явно найкращий, і це доведено. Знайдіть його.
puzzle-title = Задача { $id }, рейтинг { $rating }
puzzle-of-count = Задача { $number } з { $puzzles }
puzzle-rating = Рейтинг { $rating }
puzzle-your-rating = Ваш рейтинг: { $rating } ± { $deviation }
puzzle-legend = Мале число — наскільки задача складна, за тією самою шкалою, що й ваш рейтинг.
puzzle-streak = Поспіль: { $streak } (найкраща серія: { $best })
puzzle-count = Розв’язано { $solved } з { $all }
puzzle-today = Задача дня
puzzle-next-new = Наступна задача
puzzle-goal-win = Виграйте гру цього ходу.
puzzle-goal-stay = Залишіться в грі цього ходу.
puzzle-goal-souls =
    { $number ->
        [one] Напевно здобудьте цього ходу щонайменше { $number } душу.
        [few] Напевно здобудьте цього ходу щонайменше { $number } душі.
       *[other] Напевно здобудьте цього ходу щонайменше { $number } душ.
    }
puzzle-goal-safe-souls =
    { $number ->
        [one] Напевно здобудьте цього ходу щонайменше { $number } душу й жодного поранення.
        [few] Напевно здобудьте цього ходу щонайменше { $number } душі й жодного поранення.
       *[other] Напевно здобудьте цього ходу щонайменше { $number } душ і жодного поранення.
    }
puzzle-goal-unhurt = Пройдіть цей хід без поранень.
puzzle-goal-harm = Зробіть так, щоб суперник цього ходу напевно дістав поранення.
puzzle-goal-keep-back = Зробіть так, щоб жоден суперник цього ходу не здобув душу.
puzzle-goal-beat = Здобудьте найбільший шанс перемогти в цьому бою. Рішень до кидка: { $number }.
puzzle-goal-escape = Здобудьте найбільший шанс вийти з цього бою без утрат. Рішень до кидка: { $number }.
puzzle-known-boss-monster = У суперників немає карт у руці, а порядок карт у колодах не важливий.
puzzle-known-super-boss-monster = У суперників немає карт у руці, а порядок карт у колодах не важливий.
puzzle-known-munchkin-quest = Ніхто не може ні допомогти, ні завадити: суперники мертві, карт у них немає.
puzzle-wrong = Не те. Нічого не змінилося: спробуйте ще раз.
puzzle-show = Показати розв’язок
puzzle-solved = Розв’язано з першої спроби.
puzzle-solved-late = Розв’язано.
puzzle-why = Чому це працює:
puzzle-outcome = Що з цього вийшло:
puzzle-left = Ця задача зачекає.
puzzle-again = Ще раз
puzzle-all = Усі задачі
puzzle-next = Далі
puzzle-result-solved = розв’язана
puzzle-result-failed = помилка
puzzle-result-new = нова
puzzle-not-stored = Результат не вдалося зберегти: коли сторінку закриють, він зникне.
puzzle-faults = Деякі задачі неможливо прочитати:
puzzle-none = Для цієї гри задач ще немає.
puzzle-new-rating = Ваш рейтинг тепер { $rating }. Поспіль: { $streak }.
