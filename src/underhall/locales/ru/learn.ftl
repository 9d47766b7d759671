# Lessons and courses, in the terminal and on the page.

learn-title = Урок: { $title }
learn-minutes = { $minutes } мин
learn-step = Шаг { $step } из { $steps }
learn-wrong = Не то. Ничего не изменилось: попробуйте ещё раз.
learn-left = К этому уроку можно вернуться в любое время.
learn-done = Урок пройден.
learn-next = Дальше: { $title } ({ $command })
learn-page = Обучение
learn-slogan = Короткие уроки за настоящим столом. Читать заранее не нужно, терять нечего.
learn-go-on = Дальше
learn-begin = Начать
learn-state-done = пройден
learn-state-next = следующий
learn-state-later = позже
learn-count = пройдено { $done } из { $all }
learn-to-go = осталось { $minutes } мин
learn-show-me = Показать
learn-again = Ещё раз
learn-to-course = Все уроки
learn-next-lesson = Следующий урок: { $title }
learn-not-stored = Сохранить успехи не удалось: когда страница закроется, они пропадут.
learn-faults = Некоторые уроки не читаются:
learn-none = Для этой игры уроков пока нет.
learn-guided = Первая игра с объяснениями
learn-guided-about =
    { $n ->
        [one] { $n } лёгкий бот, каждая фаза объясняется
        [few] { $n } лёгких бота, каждая фаза объясняется
       *[other] { $n } лёгких ботов, каждая фаза объясняется
    }
learn-to-rulebook = Назад к правилам
learn-made-title = Ход { $turn }
learn-made-goal = Найдите ход, который здесь сделали, или ход лучше.
learn-made-end = Это и был тот ход. Измените эти тексты и добавьте шаги.
learn-made-say = Что вы сделаете здесь?
learn-stops = закончили: { $finished }; ушли перед каждым шагом: { $left }
learn-summary = Памятка на страницу
