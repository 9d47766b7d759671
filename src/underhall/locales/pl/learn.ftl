# Lessons and courses, in the terminal and on the page.

learn-title = Lekcja: { $title }
learn-minutes = { $minutes } min
learn-step = Krok { $step } z { $steps }
learn-wrong = To nie to. Nic się nie zmieniło: spróbuj ponownie.
learn-left = Do tej lekcji możesz wrócić w każdej chwili.
learn-done = Lekcja ukończona.
learn-next = Dalej: { $title } ({ $command })
learn-page = Nauka
learn-slogan = Krótkie lekcje przy prawdziwym stole. Nic nie trzeba czytać, niczego nie tracisz.
learn-go-on = Dalej
learn-begin = Zacznij
learn-state-done = ukończona
learn-state-next = następna
learn-state-later = później
learn-count = ukończono { $done } z { $all }
learn-to-go = zostało { $minutes } min
learn-show-me = Pokaż
learn-again = Jeszcze raz
learn-to-course = Wszystkie lekcje
learn-next-lesson = Następna lekcja: { $title }
learn-not-stored = Nie udało się zapisać postępów: znikną po zamknięciu strony.
learn-faults = Niektórych lekcji nie można odczytać:
learn-none = Ta gra nie ma jeszcze lekcji.
learn-guided = Pierwsza gra z objaśnieniami
learn-guided-about =
    { $n ->
        [one] { $n } łatwy bot, każda faza objaśniona
        [few] { $n } łatwe boty, każda faza objaśniona
       *[other] { $n } łatwych botów, każda faza objaśniona
    }
learn-to-rulebook = Wróć do zasad
learn-made-title = Runda { $turn }
learn-made-goal = Znajdź ruch, który tu wykonano, albo lepszy.
learn-made-end = To był ten ruch. Zmień te teksty i dodaj kroki.
learn-made-say = Co tu zrobisz?
learn-stops = ukończyło: { $finished }; przerwało przed każdym krokiem: { $left }
learn-summary = Ściąga na jedną stronę
