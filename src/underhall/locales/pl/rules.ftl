### The rulebook around its texts, on the page and on paper.

rulebook-title = Zasady: { $game }
rulebook-chapters = Rozdziały
rulebook-page-glossary = Słowniczek
rulebook-page-summary = Ściąga na jedną stronę
rulebook-page-whole = Cała książka, do druku
rulebook-print = Drukuj
rulebook-search = Szukaj: { $example }
rulebook-found =
    { $n ->
        [one] { $n } wpis
        [few] { $n } wpisy
        [many] { $n } wpisów
       *[other] { $n } wpisu
    }
rulebook-none = Nic nie znaleziono. Spróbuj mniej słów.
rulebook-differs = Wydania się różnią
rulebook-questions =
    { $n ->
        [one] { $n } pytanie
        [few] { $n } pytania
        [many] { $n } pytań
       *[other] { $n } pytania
    }
rulebook-ruling = Jak gra Underhall
rulebook-example = Przykład
rulebook-ids = Zasady tego działu
rulebook-sources = Gdzie to jest w drukowanych zasadach
rulebook-unknown = Nie ma rozdziału ani zasady { $name }.
rulebook-own-words = Opisane własnymi słowami. To nie jest oficjalne wydanie; gry należą do swoich wydawców.
rulebook-play = Rozegraj tę pozycję
