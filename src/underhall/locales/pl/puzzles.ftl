# Zadania, w terminalu i na stronie.

puzzle-page = Zadania
puzzle-slogan = Jeden ruch jest wyraźnie najlepszy i jest to dowiedzione. Znajdź go.
puzzle-title = Zadanie { $id }, ranking { $rating }
puzzle-of-count = Zadanie { $number } z { $puzzles }
puzzle-rating = Ranking { $rating }
puzzle-your-rating = Twój ranking: { $rating } ± { $deviation }
puzzle-legend = Mała liczba mówi, jak trudne jest zadanie, w tej samej skali co twój ranking.
puzzle-streak = Z rzędu: { $streak } (najlepiej: { $best })
puzzle-count = Rozwiązane: { $solved } z { $all }
puzzle-today = Zadanie dnia
puzzle-next-new = Następne zadanie
puzzle-goal-win = Wygraj grę w tej rundzie.
puzzle-goal-stay = Zostań w grze w tej rundzie.
puzzle-goal-souls =
    { $number ->
        [one] Zapewnij sobie w tej rundzie co najmniej { $number } duszę.
        [few] Zapewnij sobie w tej rundzie co najmniej { $number } dusze.
       *[many] Zapewnij sobie w tej rundzie co najmniej { $number } dusz.
    }
puzzle-goal-safe-souls =
    { $number ->
        [one] Zapewnij sobie w tej rundzie co najmniej { $number } duszę i ani jednej rany.
        [few] Zapewnij sobie w tej rundzie co najmniej { $number } dusze i ani jednej rany.
       *[many] Zapewnij sobie w tej rundzie co najmniej { $number } dusz i ani jednej rany.
    }
puzzle-goal-unhurt = Przetrwaj tę rundę bez ran.
puzzle-goal-harm = Spraw, by przeciwnik na pewno otrzymał ranę w tej rundzie.
puzzle-goal-keep-back = Spraw, by żaden przeciwnik nie zdobył duszy w tej rundzie.
puzzle-goal-beat = Zdobądź największą szansę na wygranie tej walki. Decyzje przed rzutem: { $number }.
puzzle-goal-escape = Zdobądź największą szansę na wyjście z tej walki bez szwanku. Decyzje przed rzutem: { $number }.
puzzle-known-boss-monster = Przeciwnicy nie mają kart na ręce, a kolejność kart w taliach nie ma znaczenia.
puzzle-known-super-boss-monster = Przeciwnicy nie mają kart na ręce, a kolejność kart w taliach nie ma znaczenia.
puzzle-known-munchkin-quest = Nikt nie może pomóc ani przeszkodzić: przeciwnicy są martwi i nie mają kart.
puzzle-wrong = To nie to. Nic się nie zmieniło: spróbuj ponownie.
puzzle-show = Pokaż rozwiązanie
puzzle-solved = Rozwiązane za pierwszym razem.
puzzle-solved-late = Rozwiązane.
puzzle-why = Dlaczego to działa:
puzzle-outcome = Co z tego wynikło:
puzzle-left = To zadanie poczeka.
puzzle-again = Jeszcze raz
puzzle-all = Wszystkie zadania
puzzle-next = Dalej
puzzle-result-solved = rozwiązane
puzzle-result-failed = błąd
puzzle-result-new = nowe
puzzle-not-stored = Nie udało się zapisać wyniku: zniknie po zamknięciu strony.
puzzle-faults = Niektórych zadań nie można odczytać:
puzzle-none = Dla tej gry nie ma jeszcze zadań.
puzzle-new-rating = Twój ranking to teraz { $rating }. Z rzędu: { $streak }.
