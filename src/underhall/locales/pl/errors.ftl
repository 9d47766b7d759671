### Błędy: co było nie tak i jak jest dobrze.

error-unknown-game = Nie ma gry „{ $name }”. Dostępne gry: { $known }.
error-unknown-option = Nie ma ustawienia „{ $name }”. Dostępne ustawienia: { $known }.
error-bad-option-value = Ustawienie „{ $name }” nie przyjmuje wartości „{ $value }”. Dozwolone wartości: { $valid }.
error-bad-option-combination = Te ustawienia wykluczają się: { $why }. Najbliższe działające: { $nearest }.
error-bad-seat-count = W „{ $game }” gra od { $least } do { $most } graczy; liczba żądanych miejsc: { $seats }.
error-unknown-bot = Nie ma bota „{ $name }”. Dostępne boty: { $known }.
error-bad-bot =
    { $why ->
        [budget] „{ $given }” nie mówi, ile myśleć. Podaj czas procesora albo liczbę iteracji na jedną decyzję:
        [no-budget] „{ $given }” nie działa: tylko botom search i nightmare można powiedzieć, ile mają myśleć. Poprawnie:
        [module] Modułu bota „{ $given }” nie da się zaimportować. Poprawnie:
        [class] W module bota „{ $given }” nie ma takiej klasy. Poprawnie:
       *[command] Nie znaleziono programu bota „{ $given }”. Poprawnie:
    } { $valid }
error-bot-replaced =
    { $why ->
        [raised] Bot „{ $name }” zakończył się błędem: { $given }. Zamiast niego odpowiedział zachłanny bot i gra potoczyła się dalej.
        [rubbish] Bot „{ $name }” dał odpowiedź, która nie jest numerem opcji: { $given }. Zamiast niego odpowiedział zachłanny bot i gra potoczyła się dalej.
        [silent] Bot „{ $name }” nie odpowiedział na czas: { $given }. Zamiast niego odpowiedział zachłanny bot i gra potoczyła się dalej.
        [no-net] Bot „{ $name }” gra bez sieci neuronowej, zamiast niej przeszukuje: { $given }
       *[ended] Bot „{ $name }” zakończył działanie: { $given }. Zamiast niego odpowiedział zachłanny bot i gra potoczyła się dalej.
    }
error-bot-out =
    { $why ->
        [raised] Bot „{ $name }” zakończył się błędem: { $given }. Turniej toczy się dalej bez niego, a jego partie się nie liczą.
        [rubbish] Bot „{ $name }” dał odpowiedź, która nie jest numerem opcji: { $given }. Turniej toczy się dalej bez niego, a jego partie się nie liczą.
        [silent] Bot „{ $name }” nie odpowiedział na czas: { $given }. Turniej toczy się dalej bez niego, a jego partie się nie liczą.
        [no-net] Bot „{ $name }” gra bez sieci neuronowej, zamiast niej przeszukuje: { $given }
       *[ended] Bot „{ $name }” zakończył działanie: { $given }. Turniej toczy się dalej bez niego, a jego partie się nie liczą.
    }
error-worker-lost = Proces, który rozgrywał partie, został zatrzymany z zewnątrz albo zabrakło mu pamięci. Uruchom polecenie ponownie, a jeśli brakuje pamięci, z mniejszą liczbą w --jobs.
error-bad-tournament =
    { $why ->
        [other] Folder „{ $where }” zawiera inny turniej: { $given }. Wybierz inny folder za pomocą --out albo usuń ten.
        [in-use] Turniej w folderze „{ $where }” właśnie trwa. Poczekaj na jego koniec albo wybierz inny folder za pomocą --out.
        [bots] Turniej wymaga co najmniej tylu różnych botów, ile jest miejsc: { $given }.
       *[damaged] Turnieju w folderze „{ $where }” nie można kontynuować, bo plik jest uszkodzony: { $given }. Przywróć plik albo wybierz inny folder za pomocą --out.
    }
error-bad-report =
    { $why ->
        [missing] W folderze „{ $where }” nie ma raportu. Tworzy go polecenie: underhall report GAME --out { $where }
        [other] Tych raportów nie można porównać: { $given }. Przygotuj oba dla tej samej gry, tego samego bota i tej samej liczby miejsc.
       *[damaged] Raportu w folderze „{ $where }” nie można odczytać: { $given }. Utwórz go ponownie.
    }
error-bad-cluster =
    { $why ->
        [address] „{ $where }” nie jest adresem klastra. Wpisz HOST:PORT, tak jak podaje go „ray start --head”, na przykład 192.168.0.5:6379.
        [unreachable] Nie można połączyć się z klastrem Ray pod adresem { $where }: { $given }. Uruchom go poleceniem „ray start --head --port=PORT”, dołącz ten komputer poleceniem „ray start --address={ $where }” i spróbuj ponownie.
        [not-ray] To, co odpowiada pod adresem { $where }, nie jest klastrem Ray. Właściwy adres podaje „ray start --head”.
        [no-processors] Klaster Ray pod adresem { $where } nie ma procesorów do rozgrywania partii. Dołącz do niego komputer: ray start --address={ $where }
        [version] Jeden z komputerów klastra ma inną wersję Underhall i jego wyniki mogłyby się różnić: { $given }. Zainstaluj tę samą wersję na wszystkich komputerach.
       *[module] Na jednym z komputerów klastra brakuje modułu Pythona „{ $given }”. Zainstaluj to samo na wszystkich komputerach, także Underhall.
    }
error-no-net =
    { $why ->
        [library] Brakuje bibliotek, które uruchamiają sieci ({ $given }): pip install 'underhall[bots]'.
        [missing] Dla { $given } nie ma sieci neuronowej.
        [layout] Sieć neuronową wytrenowano dla innego układu danych: { $given }.
       *[damaged] Plik sieci neuronowej dla { $given } jest uszkodzony.
    }
error-unknown-card = Nie ma karty „{ $name }”. Najbliższe identyfikatory: { $nearest }.
error-unknown-rule = Nie ma zasady „{ $name }”. Najbliższe identyfikatory: { $nearest }.
error-unknown-language = Język „{ $name }” jest niedostępny. Dostępne języki: { $known }.
error-not-your-decision = Miejsce { $seat } nie ma teraz nic do rozstrzygnięcia. Gra czeka na miejsca: { $waiting }.
error-stale-answer = Odpowiedź miejsca { $seat } dotyczy decyzji { $asked }, która jest już zamknięta. Teraz otwarta jest decyzja { $now }.
error-option-not-offered = Miejsce { $seat } odpowiedziało „{ $given }”, ale takiej możliwości nie ma. Możliwości: { $offered }.
error-game-over = Gra się skończyła: nie ma już nic do rozstrzygnięcia. Zacznij nową grę albo wczytaj zapis.
error-no-history = To kopia gry bez jej historii, więc nie można jej zapisać. Zapisz grę, z której powstała kopia.
error-bad-playout =
    { $why ->
        [policy] { $given } to nie strategia. Podaj jedną z tych albo tabelę wag:
        [policies] Podano strategii: { $given }, a każde miejsce potrzebuje jednej; potrzeba:
        [other-game] { $given } powstała dla innej gry. Utwórz strategię dla tej gry:
        [kind] Ta gra nie ma opcji rodzaju „{ $given }”. Rodzaje:
        [no-card] Opcje rodzaju „{ $given }” nie mają karty. Kartę mają:
        [weight] To nie jest waga: { $given }. Wagi:
        [all-zero] W tej tabeli wszystko waży { $given }. Coś musi ważyć więcej:
        [luck] { $given } to nie źródło losowości. Podaj na przykład
        [lucks] Podano źródeł losowości: { $given }, a każde miejsce potrzebuje jednego; potrzeba:
       *[limit] Rozgrywka nie może zatrzymać się na { $given }. Podaj liczbę całkowitą:
    } { $valid }
error-bad-encoding =
    { $why ->
        [seat] { $given } nie jest miejscem w tej grze. Miejsca:
        [buffer] Do { $given } nie można nic zapisać. Podaj jednolity bufor bajtów, na przykład
        [read-only] Bajtów tego { $given } nie można zmienić. Podaj na przykład
        [offset] { $given } nie jest pozycją w buforze. Pozycje:
        [small] Miejsca starcza na { $given } B, a to za mało. Potrzeba bajtów:
        [game] { $given } nie ma układu dla uczących się programów. Do tego gra potrzebuje:
        [games] Tych partii nie można rozgrywać obok siebie: { $given }. Pasowałoby:
       *[actions] Odpowiedzi nie pasują do partii: { $given }. Pasowałoby:
    } { $valid }
error-bad-environment =
    { $why ->
        [name] Nie ma środowiska o nazwie { $given }. Środowiska:
        [seat] { $given } nie jest miejscem w tej grze. Miejsca:
        [opponents] Boty nie pasują do pozostałych miejsc: { $given }. Pasowałoby:
        [engine-bots] Bot { $given } nie gra w wielu partiach naraz. Grają:
        [observations] { $given } nie jest postacią obserwacji. Postacie:
        [illegal] Niedozwolonych akcji nie można traktować jako { $given }. Możliwości:
        [games] Tylu partii nie można rozgrywać naraz: { $given }. Pasowałoby:
        [action] Akcja { $given } nie jest teraz dozwolona. Dozwolone:
        [dead] To miejsce odpadło z gry i nie może wykonać { $given }. Jedyna akcja to
       *[over] Żadna partia nie trwa, więc nie można wykonać { $given }. Zacznij ją tak:
    } { $valid }
error-damaged-proof =
    Tego dowodu nie można sprawdzić: { $why ->
        [save] to zapis gry. Dowód jest osobnym plikiem: otwórz stronę zakończonej gry, wybierz „Sprawdź tasowanie” i tam go zapisz
        [too-large] plik jest za duży jak na jakąkolwiek grę
       *[unreadable] to nie jest dowód z serwera albo części pliku nie da się odczytać. Zapisz go jeszcze raz ze strony zakończonej gry
    }.
error-damaged-save =
    Tego zapisu nie można wczytać: { $why ->
        [not-a-save] to nie jest zapis gry Underhall
        [cut-short] brakuje jego końca
        [altered] zmieniono go lub ucięto po zapisaniu
        [unreadable] części zapisu nie da się odczytać
        [bad-answer] zawiera odpowiedź, która w tej grze nie była możliwa
       *[other-state] ponowne rozegranie prowadzi do innej pozycji niż zapisana
    }. Użyj nieuszkodzonej kopii pliku.
error-unreadable-file =
    { $why ->
        [missing] Nie ma pliku „{ $file }”. Sprawdź nazwę i folder.
        [folder] „{ $file }” to folder. Podaj plik, który w nim jest.
       *[forbidden] Pliku „{ $file }” nie można odczytać: { $reason }.
    }
error-unwritable-file = Nie można zapisać pliku „{ $file }”: { $reason }. Podaj inny w --out.
error-newer-save = Ten zapis pochodzi z nowszej wersji Underhall (wersja { $found }; wczytać można wersje do { $supported }). Zaktualizuj Underhall.
error-other-cards = Ten zapis gry „{ $game }” powstał z innymi danymi kart ({ $found }); obecnie używane są { $expected }. Wczytaj go z danymi kart, z którymi powstał.
error-other-rules = Tę grę „{ $game }” rozegrano według wcześniejszych zasad lub innymi kartami. Można ją obejrzeć w powtórce, ale nie przeanalizować.
error-unknown-in-state =
    Tej gry nie można kontynuować: { $why ->
        [card] karty „{ $name }” już nie ma
        [field] zapisano w niej „{ $name }”, a nie wiadomo, co to jest
       *[program] zatrzymała się na „{ $name }”, a nie wiadomo, co to jest
    }. Użyj wersji Underhall, w której w nią grano.
error-bad-card-data = Dane kart { $file }, „{ $card }”: { $why }. Dozwolone: { $valid }.
error-usage =
    { $why ->
        [no-such-command] Nie ma polecenia „{ $given }”. Polecenia:
        [gone] Polecenia „{ $given }” już nie ma. Jego zadanie wykonuje:
        [no-such-option] Nie ma tu opcji „{ $given }”. Zapis:
        [missing] Brakuje „{ $given }”. Zapis:
        [bad-value] Niedozwolona wartość dla „{ $given }”. Zapis:
        [bad-option] Opcja „{ $given }” wymaga wartości albo jej nie przyjmuje. Zapis:
        [no-checkout] „{ $given }” czyta testy i działa tylko w kopii roboczej projektu:
       *[not-understood] Niezrozumiałe: „{ $given }”. Zapis:
    } { $valid }
error-port-taken = Port { $port } pod adresem { $host } jest już zajęty. Wybierz inny za pomocą --port.
error-unusable-host =
    { $why ->
        [unknown] Nie ma komputera o nazwie „{ $host }”. Wybierz inny adres za pomocą --host.
        [elsewhere] „{ $host }” nie jest adresem tego komputera. Wybierz inny za pomocą --host, na przykład 127.0.0.1 lub 0.0.0.0.
       *[forbidden] Port { $port } pod adresem { $host } nie jest dla ciebie dozwolony. Wybierz port powyżej 1023 za pomocą --port.
    }
error-unusable-database =
    { $why ->
        [in-use] Bazy danych { $where } używa już inny serwer. Zatrzymaj go albo wybierz inną bazę za pomocą --db.
        [unsupported] Underhall nie obsługuje bazy danych { $where }. Użyj SQLite (sqlite:///games.db) lub PostgreSQL (postgresql://…).
        [no-driver] Sterownik bazy danych { $where } nie jest zainstalowany ({ $reason }). Zainstaluj go: pip install 'underhall[postgresql]'
        [folder] { $where } to folder. Podaj plik w nim za pomocą --db, na przykład sqlite:///games.db.
        [missing] Nie ma bazy danych { $where }. Wybierz inną za pomocą --db.
        [unwritable] Bazy danych { $where } nie można otworzyć do zapisu: { $reason }.
        [damaged] { $where } nie jest bazą danych Underhall albo jest uszkodzona: { $reason }. Wstaw w jej miejsce kopię albo wybierz inną za pomocą --db.
        [newer] Bazę danych { $where } zapisał nowszy Underhall. Zaktualizuj Underhall, aby z niej korzystać.
        [not-empty] Baza danych { $where } nie jest pusta. Wybierz pustą, aby niczego nie nadpisać.
       *[unreachable] Nie można połączyć się z bazą danych { $where }: { $reason }. Sprawdź adres, nazwę bazy, użytkownika i hasło.
    }
error-unusable-bus =
    { $why ->
        [alone] Kilka serwerów może mieć wspólną tylko bazę PostgreSQL, a { $where } należy do jednego serwera. Usuń --bus albo podaj --db postgresql://host/underhall.
       *[unreachable] Nie można połączyć się z Redisem pod adresem { $where }: { $reason }. Uruchom go albo sprawdź adres po --bus.
    }
error-no-workers = W tym systemie stołów serwera nie można podzielić między kilka procesów. Nie podawaj --workers albo użyj --workers 1.
error-not-found =
    { $why ->
        [table] Nie ma stołu „{ $name }”.
        [report] Nie ma zgłoszenia „{ $name }”.
        [guest] Identyfikator żadnego gościa nie zaczyna się od „{ $name }” albo pasuje do kilku gości.
       *[ban] Nie ma blokady „{ $name }”.
    } Sprawdź poleceniem „underhall admin { $list }”.
error-bad-token-file = W pliku { $file } nie ma tokena: potrzebny jest jeden wiersz o długości co najmniej { $least } liter i cyfr. Dobry byłby: { $example }
error-missing-extra = Polecenie „{ $what }” wymaga bibliotek, których nie zainstalowano. Zainstaluj je poleceniem: pip install 'underhall[{ $extra }]'
error-nearest = Czy chodziło o „{ $nearest }”?
error-bad-lesson =
    { $line ->
        [0] { $file }
       *[other] { $file }, wiersz { $line }
    }: { $why ->
        [no-file] nie ma takiego pliku albo nie da się go odczytać.
        [encoding] to nie jest UTF-8. Zapisz plik w tym kodowaniu.
        [yaml] to nie jest YAML ({ $name }).
        [name] plik „{ $name }” powinien nazywać się jak „01-first-steps.yaml”.
        [long] plik ma więcej niż { $name } znaków.
        [field] nie ma pola „{ $name }”. Możliwe: { $nearest }.
        [missing] brakuje pola „{ $name }”.
        [shape] „{ $name }” ma tu złą postać: potrzebna jest lista, wartość albo „nazwa: wartość”.
        [twice] „{ $name }” występuje dwa razy.
        [number] zamiast „{ $name }” potrzebna jest liczba.
        [game] nie ma gry „{ $name }”. Gry: { $nearest }.
        [rules] lekcja powstała na zasadach { $name }, a obowiązują { $nearest }. Sprawdź ją i zmień liczbę.
        [language] nie ma języka „{ $name }”. Języki: { $nearest }.
        [seat] nie ma miejsca „{ $name }”. Miejsca: { $nearest }.
        [seats] miejsc jest za mało lub za dużo: { $name }. Dozwolone: { $nearest }.
        [option-name] gra nie ma opcji „{ $name }”. Najbliższe: { $nearest }.
        [option-value] opcja nie może mieć wartości „{ $name }”. Możliwe: { $nearest }.
        [word] położenia nie można tak opisać słowem „{ $name }”. Słowa: { $nearest }.
        [card] nie ma karty „{ $name }”. Najbliższe ID: { $nearest }.
        [spare] wszystkie egzemplarze „{ $name }” są już w użyciu.
        [deck] nie ma stosu „{ $name }”. Stosy: { $nearest }.
        [place] nie ma tu miejsca „{ $name }”. Najbliższe: { $nearest }.
        [item] ten bohater nie może nieść tego przedmiotu: { $name }.
        [moment] lekcja nie może zacząć się od „{ $name }”. Możliwe: { $nearest }.
        [rule] nie ma zasady „{ $name }”. Najbliższe ID: { $nearest }.
        [steps] lekcja ma od 1 do { $nearest } kroków, a nie { $name }.
        [replay] odpowiedź { $name } nie pasuje do żadnego pytania tej gry.
        [cards] powstało z innymi kartami: { $name }. Obecne karty: { $nearest }.
        [text] nie mamy tekstu „{ $name }”: napisz własny, według języków.
        [goal] zadanie nie może wymagać „{ $name }”. Możliwe: { $nearest }.
        [unproved] „{ $name }” nie prowadzi do celu na pewno albo nie jest najlepsze.
        [not-unique] „{ $name }” jest równie dobre lub prawie.
        [too-large] trzeba by sprawdzić ponad { $name } pozycji.
       *[step] żadna dozwolona odpowiedź nie pasuje do „{ $name }”. Możliwe: { $nearest }.
    }
error-no-moment =
    { $why ->
        [over] po { $name } odpowiedziach nikt nie jest o nic pytany: wybierz wcześniejszą chwilę.
       *[rules] tę grę rozegrano według zasad { $name }, które już nie obowiązują: nie można zrobić z niej ani lekcji, ani zadania.
    }
error-no-puzzle =
    { $why ->
        [phase] Tutaj zadanie się nie zaczyna: nikt nie buduje, żaden bohater nie wchodzi do podziemi i nikt nie prowadzi walki w swojej turze. Wybierz inną chwilę.
        [layout] Niczego nie da się tu dowieść: tego, co dzieje się w tej turze, nie można rozłożyć od nowa. Wybierz inną chwilę.
        [nothing] Nic nie jest tu wyraźnie najlepsze: wszystko, o co można by pytać, przychodzi samo albo jest nieosiągalne. Wybierz inną chwilę.
        [uncertain] Nic nie jest tu wyraźnie najlepsze: nawet najlepszy wariant zależy od kości, przeciwników albo kart, których nikt nie widzi. Wybierz inną chwilę.
        [several] Nic nie jest tu wyraźnie najlepsze: do tego samego prowadzi kilka wariantów. Wybierz inną chwilę.
        [easy] Nie ma tu o co pytać: poza najlepszym ruchem prawie nie ma czego wybierać. Wybierz inną chwilę.
        [long] Najlepszy wariant jest tu jeden, ale wymaga więcej niż trzech decyzji. Wybierz późniejszą chwilę.
       *[large] Niczego nie da się tu dowieść: wariantów jest więcej, niż można sprawdzić. Wybierz późniejszą chwilę.
    }
error-unknown-lesson = Kurs „{ $game }” nie ma lekcji „{ $name }”. Lekcje: { $known }.
error-unknown-puzzle = „{ $game }” nie ma zadania „{ $name }”. Zadań jest { $count }, według numeru lub nazwy.
error-bad-set =
    { $line ->
        [0] { $file }
       *[other] { $file }, wiersz { $line }
    }: { $why ->
        [no-folder] nie ma folderu „{ $name }”.
        [no-file] brakuje „{ $name }” albo nie da się tego odczytać. Pliki zestawu: { $nearest }.
        [encoding] to nie jest UTF-8. Zapisz plik w tym kodowaniu.
        [toml] to nie jest TOML ({ $name }).
        [ftl] „{ $name }” nie jest zwykłym tekstem Fluent. Poprawnie: { $nearest }.
        [field] nie ma tu „{ $name }”. Możliwe: { $nearest }.
        [missing] brakuje danych: { $name }. Poprawnie: { $nearest }.
        [value] { $name } – tak nie można. Poprawnie: { $nearest }.
        [word] nie ma słowa „{ $name }”. Najbliższe: { $nearest }.
        [syntax] nie da się tu odczytać „{ $name }”. Oczekiwano: { $nearest }.
        [arguments] „{ $name }” nie można tak użyć. Poprawnie: { $nearest }.
        [id] „{ $name }” nie może być id: małe litery, cyfry i łączniki, jak w „{ $nearest }”.
        [twice] id „{ $name }” występuje dwa razy. Wolne: { $nearest }.
        [again] „{ $name }” występuje dwa razy. Zostaw jedno.
        [printed] gra ma już kartę „{ $name }”. Wolne: { $nearest }.
        [totals] suma nie zgadza się z kartami: { $name }. Poprawnie: { $nearest }.
        [words] brakuje słów dla „{ $name }” albo nie ma takiej karty. Poprawnie: { $nearest }.
        [art] nie ma obrazka „{ $name }”. Najbliższe: { $nearest }.
        [behaviour] części działania karty nie pasują do siebie ({ $name }).
        [letter] znaku { $name } nie można pokazać. Usuń go.
        [long] to jest dłuższe niż { $name }.
       *[many] jest ich więcej niż { $name }.
    }
error-set-not-loaded = W tej grze są zestawy domowe, których tu nie wczytano: { $sets }. Wczytaj je: --set FOLDER.
error-sets-full = Nie ma miejsca na kolejne karty domowe ({ $cards }): wolnych miejsc jest { $free }. Najpierw zakończ inne gry z zestawami domowymi.
error-set-failed = Błąd w grze z zestawami domowymi { $sets }: { $why }. Sprawdź zestaw: „underhall set check FOLDER”.
