# Lessons and courses, in the terminal and on the page.

learn-title = Урок: { $title }
learn-minutes = { $minutes } хв
learn-step = Крок { $step } з { $steps }
learn-wrong = Не те. Нічого не змінилося: спробуйте ще раз.
learn-left = До цього уроку можна повернутися будь-коли.
learn-done = Урок пройдено.
learn-next = Далі: { $title } ({ $command })
learn-page = Навчання
learn-slogan = Короткі уроки за справжнім столом. Читати заздалегідь не треба, втрачати нічого.
learn-go-on = Далі
learn-begin = Почати
learn-state-done = пройдено
learn-state-next = наступний
learn-state-later = пізніше
learn-count = пройдено { $done } з { $all }
learn-to-go = лишилося { $minutes } хв
learn-show-me = Показати
learn-again = Ще раз
learn-to-course = Усі уроки
learn-next-lesson = Наступний урок: { $title }
learn-not-stored = Зберегти успіхи не вдалося: коли сторінку закриють, вони зникнуть.
learn-faults = Деякі уроки не читаються:
learn-none = Для цієї гри уроків поки немає.
learn-guided = Перша гра з поясненнями
learn-guided-about =
    { $n ->
        [one] { $n } легкий бот, кожна фаза пояснюється
        [few] { $n } легкі боти, кожна фаза пояснюється
       *[other] { $n } легких ботів, кожна фаза пояснюється
    }
learn-to-rulebook = Назад до правил
learn-made-title = Хід { $turn }
learn-made-goal = Знайдіть хід, який тут зробили, або кращий.
learn-made-end = Це й був той хід. Змініть ці тексти й додайте кроки.
learn-made-say = Що ви тут зробите?
learn-stops = закінчили: { $finished }; пішли перед кожним кроком: { $left }
learn-summary = Пам’ятка на сторінку
