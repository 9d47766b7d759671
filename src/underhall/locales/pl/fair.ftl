# Uczciwe tasowanie: co mówią „underhall verify” i strona „Sprawdź tasowanie”. Objaśnienie: docs/howto/fair-shuffle.md.

fair-not-promised =
    { $shuffle ->
        [chosen] Ziarno tej gry wybrano przy otwieraniu stołu. Co do tasowania nic nie obiecano.
        [continued] Ta gra toczy się dalej od pewnej chwili wcześniejszej gry, z jej ziarnem. Niczego nie tasowano na nowo.
       *[earlier] Ta gra pochodzi z czasów, gdy tasowania nie dało się sprawdzić. Co do tasowania nic nie obiecano.
    }
fair-commitment-good = Sekret serwera pasuje do odcisku ogłoszonego przy otwarciu stołu: { $commitment }
fair-commitment-changed = Odcisk zmieniono: karty rozdano z tym sekretem, a odcisk należy do innego.
fair-secret-changed = Sekret serwera zmieniono: nie pasuje do odcisku i nie z nim rozdano karty.
fair-seals-changed = Listę liczb losowych zmieniono: nie ma w niej po jednym wierszu na każde miejsce.
fair-nobody-added = Nikt nie dodał liczby losowej. O tasowaniu przed grą zdecydował sam serwer.
fair-contribution-good = Miejsce { $seat }: liczba losowa jest tą, którą zapieczętowano, gdy gracz siadał do stołu.
fair-contribution-missing = Miejsce { $seat }: strona zapieczętowała liczbę losową, ale nie przysłała jej na czas. Karty rozdano bez niej.
fair-contribution-changed = Miejsce { $seat }: liczbę losową zmieniono. Nie pasuje do swojej pieczęci.
fair-settings-good = Gra, miejsca i ustawienia są takie, jak uzgodniono.
fair-settings-changed = Grę, jej miejsca albo ustawienia zmieniono po zakończeniu.
fair-seed-good = Ziarno wynika z sekretu, liczb losowych i ustawień.
fair-seed-changed = Ziarno nie wynika z sekretu, liczb losowych i ustawień.
fair-other-rules = W tę grę grano według innych zasad albo innymi kartami, więc nie da się jej tu rozegrać ponownie. Sprawdź ją wersją, w której ją rozegrano.
fair-game-impossible = Nie ma takiej gry: błędna jest jej nazwa, liczba miejsc albo ustawienia.
fair-answer-changed = Odpowiedź { $answer } z { $answers } zmieniono: od niej to ziarno prowadzi do innej gry.
fair-answers-missing = Części gry brakuje. Odpowiedzi: { $answers }; ich sprawdzenia: { $checks }.
fair-answers-good = Całą grę rozegrano ponownie z jej ziarna i po każdej odpowiedzi jest taka sama. Odpowiedzi: { $answers }.
fair-ending-good = Zwycięzcy i punkty są takie jak w grze rozegranej ponownie.
fair-ending-vote = Gracze zakończyli grę przed czasem.
fair-ending-changed = Wynik zmieniono: gra rozegrana ponownie kończy się inaczej.
fair-noted-good = Odcisk jest tym, który zapisano przed grą.
fair-noted-changed = Odcisk nie jest tym, który zapisano przed grą. To dowód innego tasowania.
fair-verified = Sprawdzono: wszystko się zgadza.
fair-not-verified = Nie potwierdzono: coś się nie zgadza.

## Strona

fair-title = Sprawdź tasowanie
fair-about = Przed grą serwer ustalił sekret i ogłosił jego odcisk, a strona każdego gracza zapieczętowała liczbę losową. Wszystko razem dało tasowanie, więc nikt nie mógł go wybrać. Teraz wszystko jest jawne.
fair-here = Obliczone w twojej przeglądarce
fair-there = Rozegrane ponownie przez silnik serwera
fair-yours = Twoja liczba losowa
fair-yours-used = Liczba wylosowana przez twoją przeglądarkę weszła do tasowania, a odcisk i pieczęcie są takie, jakie widziała przed grą.
fair-yours-unused = Liczby wylosowanej przez twoją przeglądarkę nie ma w tym tasowaniu: nie dotarła do serwera na czas.
fair-yours-changed = Odcisk, pieczęcie albo twoja liczba nie są takie, jakie przeglądarka widziała przed grą. Zapisz dowód i zapytaj gospodarza serwera.
fair-yours-none = Ta przeglądarka niczego nie dodała do tej gry.
fair-save = Zapisz dowód
fair-command = Aby sprawdzić bez tego serwera, zapisz dowód i uruchom:
