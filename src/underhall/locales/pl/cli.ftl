### Wiersz poleceń: pomoc, nagłówki i słowa.

## Pomoc

cli-help = Karciane gry o podziemiach według dokładnych zasad: podgląd zasad i kart, gra, symulacje.
cli-help-arguments = Argumenty
cli-help-commands = Polecenia
cli-help-options = Opcje
cli-help-default = [domyślnie: { $value }]
cli-argument-game = Identyfikator gry, zob. „underhall games”.
cli-option-help = Pokaż tę stronę.
cli-option-version = Pokaż wersję.
cli-version =
    underhall { $version } ({ $engine ->
        [release] silnik skompilowany, PGO, LTO
        [compiled] silnik skompilowany
       *[interpreted] silnik nieskompilowany
    }, { $nets ->
        [yes] z sieciami neuronowymi
       *[no] bez sieci neuronowych
    })
cli-option-lang = Język: en, ru, uk, pl albo ja. Bez tej opcji decyduje język systemu.
cli-option-json = Wypisz jeden obiekt JSON i nic więcej.

## underhall games

cli-games-help = Wypisz gry, liczbę miejsc, profile i ustawienia.
cli-games-heading = { $name } ({ $id }), liczba graczy: { $least }–{ $most }. Profile: { $profiles }
cli-games-option = Ustawienie
cli-games-values = Wartości (pierwsza jest domyślna)
cli-games-bots = Boty
cli-games-nets =
    { $games ->
        [none] Sieci neuronowe dla hard i nightmare: brak: pip install 'underhall[bots]'
       *[other] Sieci neuronowe dla hard i nightmare: { $games }
    }

## underhall cards

cli-cards-help = Wypisz karty gry albo pokaż jedną w całości.
cli-cards-id = Identyfikator karty, na przykład dark-altar. Bez niego wypisywane są wszystkie karty.
cli-cards-heading =
    { $type ->
        [boss] Bossowie
        [room] Komnaty
        [spell] Czary
        [item] Przedmioty
        [monster] Potwory
        [treasure] Skarby
        [dxm] Deus ex Munchkin
       *[hero] Bohaterowie
    }, liczba różnych kart: { $count }
cli-cards-card = Karta
cli-cards-kind = Rodzaj
cli-cards-xp = PD
cli-cards-damage = Obrażenia
cli-cards-health = Życie
cli-cards-treasure = Skarby
cli-cards-phases = Faza
cli-cards-players = Gracze
cli-cards-copies = Kopie
cli-cards-size = Rozmiar
cli-cards-gait = Chód
cli-cards-levels = Poziomy za zabicie
cli-cards-told = Cechy i efekt
cli-cards-limit = W niektórych wydaniach: { $limit }
cli-cards-spent = Gdy boss zużywa przedmiot: { $effect }
cli-cards-first-only = Tylko w pierwszych wydaniach.
cli-cards-copies-first = Kopie w pierwszych wydaniach: { $copies }
cli-treasure =
    { $type ->
        [cleric] kapłan
        [fighter] wojownik
        [mage] mag
        [thief] złodziej
        [explorer] odkrywca
       *[none] brak
    }
cli-room-kind =
    { $kind ->
        [ordinary-trap] typowa komnata pułapek
        [ordinary-monster] typowa komnata potworów
        [advanced-trap] wypaśna komnata pułapek
       *[advanced-monster] wypaśna komnata potworów
    }
cli-hero-kind =
    { $kind ->
        [epic] legendarny bohater
       *[ordinary] typowy bohater
    }
cli-phase =
    { $phase ->
        [build] budowa
       *[adventure] przygody
    }

## underhall rules

cli-rules-help = Wypisz zasady gry, pokaż jedną w całości albo podaj zasady bez testów.
cli-rules-id = Identyfikator zasady, na przykład BM-BAIT-05. Bez niego wypisywane są wszystkie zasady.
cli-rules-coverage = Podaj zasady bez testów (w kopii roboczej projektu); jeśli takie są, kod wyjścia to 1.
cli-rules-counts = Zasady: { $rules }. Rozstrzygnięcia: { $conflicts }. Przykłady: { $examples }.
cli-rules-covered = Pokryte: { $covered }. Odłożone: { $waived }. Razem: { $total }. Otwarte: { $open }.
cli-rules-editions = Wydania
cli-rules-source = Źródło
cli-rules-check = Jak sprawdzić
cli-rules-rulings = Nasze rozstrzygnięcia
cli-rules-kind = Rodzaj
cli-rules-readings = Odczytania
cli-rules-setting = Ustawienie
cli-rules-related = Powiązane zasady
cli-rules-note = Uwaga

## underhall learn

cli-learn-help = Pokaż lekcje gry albo rozegraj lekcję.
cli-learn-lesson = Lekcja według nazwy lub numeru. Bez niej wypisywane są wszystkie lekcje.
cli-learn-folder = Folder z własnymi lekcjami; są po naszych.
cli-learn-stops = Pokaż, gdzie uczący się przerywają, z bazy twojego serwera.
cli-learn-how = Zacznij od: { $command }

## underhall puzzles

cli-puzzles-help = Pokaż zadania gry, rozwiąż jedno, udowodnij te z folderu, znajdź nowe albo zrób zadanie z zapisanej gry.
cli-puzzles-action = list, play, check, mine lub make.
cli-puzzles-subject = Gra; dla „check” folder; dla „make” zapisana gra.
cli-puzzles-puzzle = Zadanie według nazwy lub numeru. Bez niego dowolne.
cli-puzzles-folder = Folder z własnymi zadaniami; są po naszych.
cli-puzzles-games = Ile gier botów przejrzeć.
cli-puzzles-seed = Skąd bierze się los w tych grach.
cli-puzzles-moment = „make”: chwila liczona w odpowiedziach (jak --to w „underhall replay”). Zadanie zaczyna się od fazy lub walki z tej chwili.
cli-puzzles-as = „make”: miejsce rozwiązującego, od 0; bez tego ten, kto jest pytany.
cli-puzzles-out = Folder do zapisu.
cli-puzzles-how = Rozwiąż zadanie: { $command }
cli-puzzles-proved = Udowodnione: { $proved }. Błędne: { $faults }.

## underhall docs

cli-docs-help = Pokaż, co znaczą liczby, które widzą i którymi działają uczące się programy.
cli-docs-page = observations (kolumny) albo actions (numery opcji).

## underhall rulebook

cli-rulebook-help = Zapisz zasady gry w jednym pliku HTML: do druku albo do czytania gdziekolwiek.
cli-rulebook-out = Plik do zapisania; istniejący zostanie zastąpiony. Bez niego tekst trafia na standardowe wyjście.
cli-rulebook-summary = Tylko ściąga do położenia obok planszy.
cli-rulebook-done = Zapisano: { $file }

# House sets

cli-set-help = Twórz własne karty i sprawdzaj je.
cli-set-action = new albo check.
cli-set-folder = Folder zestawu.
cli-set-game = new: gra, do której jest zestaw.
cli-set-games = check: ile gier rozegrają boty z zestawem; 0 – żadnej.
cli-set-out = check: plik na obrazek wszystkich kart, PNG.
cli-option-set = Folder z kartami domowymi do gry; można powtarzać. Zob. „underhall set”.
cli-set-made = Gotowe: { $files }. Sprawdź: { $command }
cli-set-right = { $set }: kart – { $cards }, bez błędów. { $key }
cli-set-card = Karta
cli-set-drawn = Dobrana
cli-set-played = Zagrana
cli-set-won = Wygrana z nią
cli-set-cut-off = Przerwana
cli-set-counts = Gier: { $games }, średnio rund: { $turns }; niezakończonych: { $endless }.
cli-set-sheet = Narysowano: { $file }
cli-set-playing = Trwa gra
cli-set-failed = { $times } × { $why }

## underhall verify

cli-verify-help = Sprawdź dowód zakończonej gry: tasowanie i całą grę po nim.
cli-verify-file = Dowód zapisany na stronie „Sprawdź tasowanie”.
cli-verify-commitment = Odcisk zapisany przed grą: 64 cyfry szesnastkowe.
