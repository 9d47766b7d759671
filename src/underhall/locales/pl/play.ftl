### Gra w terminalu, powtórki i pomiary.

## underhall play

cli-play-help = Zagraj w przeglądarce albo w terminalu przeciwko botom.
cli-play-text = Graj w terminalu (domyślnie przy każdej z poniższych opcji terminala).
cli-play-seats = Liczba graczy razem z tobą. Bez tej opcji: według liczby podanych botów albo troje.
cli-play-bots = Boty na pozostałych miejscach, rozdzielone przecinkami; jedna nazwa oznacza wszystkie.
cli-play-seat = Twoje miejsce, licząc od 0.
cli-play-name = Twoje imię.
cli-play-seed = Ziarno gry: to samo ziarno rozdaje te same karty. Bez niego decyduje los.
cli-play-option = Ustawienie gry, zob. „underhall games”. Można podać kilka razy.
cli-play-load = Graj dalej od stanu z tego pliku zapisu.
cli-play-save = Zapisz grę do tego pliku na końcu albo przy wyjściu.
cli-play-no-hints = Bez podpowiedzi dla początkujących.

## Names of the players

play-name-first = Ada
play-name-second = Bruno
play-name-third = Chiyo
play-name-fourth = Dmytro

## The table

play-treasure-letter =
    { $type ->
        [cleric] K
        [fighter] W
        [mage] M
        [explorer] O
       *[thief] Z
    }
play-phase-short =
    { $phase ->
        [beginning] początek
        [city] miasto
        [build] budowa
        [minion] sługusy
        [bait] przynęta
        [adventure] przygody
       *[end] koniec
    }
play-turn = runda { $turn }
play-you = ty
play-out = poza grą
play-souls = dusze
play-wounds = rany
play-damage = obrażenia { $damage }
play-held = na ręce: komnaty { $rooms }, czary { $spells }
play-known = znasz: { $cards }
play-kept-out = bohaterowie nie wchodzą
play-face-down = zakryta
play-off = wył.
play-entrance = wejście
play-decks = komnaty { $rooms } · czary { $spells } · bohaterowie { $heroes } + { $epic } leg. · odrzucone { $discards }
play-town = Miasto
play-town-empty = nikogo
play-staged = Zaraz zadziała: { $cards }
play-stays = zostaje
play-fate =
    { $fate ->
        [dies] zginie
        [lives] przejdzie
        [flees] ucieknie do miasta
       *[unsure] nie wiadomo
    }
play-hand = Twoja ręka ({ $count })
play-sealed = odłożone: { $cards }

## The question

play-welcome = Grasz jako { $name }. Zasady: { $profile }. Ziarno: { $seed }. Wpisz ?, żeby zobaczyć pomoc, quit, żeby wyjść.
explain-and = { $first } { $second }
play-moment-room = Bohater „{ $hero }” jest w komnacie „{ $room }” ({ $seat }), pozostało życia: { $left }.
play-build = Zbuduj komnatę, miejsce:
play-place-new = nowe
play-not-understood =
    „{ $given }” nie jest tu odpowiedzią. Wpisz { $gaps ->
        [no] liczbę od 1 do { $most }
       *[yes] jedną z liczb { $numbers }
    } albo ?, żeby zobaczyć pomoc.
play-must-choose =
    Tu nie można spasować. Wpisz { $gaps ->
        [no] liczbę od 1 do { $most }
       *[yes] jedną z liczb { $numbers }
    } albo ?, żeby zobaczyć pomoc.
play-nothing-to-explain = Za tą odpowiedzią nie stoi żadna karta. Wpisz ? i nazwę karty.
play-no-such-card = „{ $given }” nie oznacza jednej konkretnej karty. Może chodzi o: { $nearest }.
play-not-held = Nie masz na ręce karty „{ $given }”. Twoje karty: { $held }.
play-can-be-played = { $card }: można teraz zagrać, numer { $number }.
play-two-at-once = Dwa numery odrzucają obie karty naraz: 2 5
play-no-such-line =
    { $most ->
        [0] Nie ma jeszcze czego wyjaśniać.
       *[other] Wpisz why i numer wiersza od 1 do { $most }.
    }

## Taking back, saving, leaving

play-for-good = „{ $deed }”: tego nie da się cofnąć. Wpisz { $number } jeszcze raz, by potwierdzić.
play-fatal = Jeśli spasujesz, odpadniesz z gry. Powtórz, by potwierdzić.
play-undone = Cofnięto. Odpowiedz jeszcze raz.
play-undo-nothing = Nie ma czego cofnąć.
play-undo-refused = Tego nie można cofnąć: od tamtej chwili wyszło na jaw coś nowego. { $event }
play-undo-looked = Tego nie można cofnąć: od tamtej chwili przejrzano talię.
play-saved = Zapisano: { $file }
play-save-failed = Nie udało się zapisać pliku { $file }: { $why }. Podaj inny plik: save PLIK
play-go-on = Graj dalej poleceniem: { $command }
play-left = Do zobaczenia.
play-replay = Obejrzyj grę jeszcze raz poleceniem: { $command }

## The end

play-won = Wygrywa: { $names }
play-player = gracz
play-boss = boss
play-score = wynik
play-chart = Dusze i rany na koniec rund od { $first } do { $last }

## Help at the table

play-help-number = wybierz odpowiedź o tym numerze
play-help-enter = spasuj, jeśli można
play-help-skip = pasuj, aż skończy się faza, bohater wejdzie do twoich podziemi albo ktoś coś zagra
play-help-card = wyjaśnij kartę z odpowiedzi albo dowolną kartę po nazwie lub identyfikatorze; zasadę po identyfikatorze
play-help-why = wyjaśnij ostatni wiersz dziennika albo ten o podanym numerze: skąd się wziął i według jakiej zasady
play-help-why-not = wyjaśnij, dlaczego karty z ręki nie można teraz zagrać
play-help-log = pokaż więcej dziennika
play-help-table = narysuj stół
play-help-undo = cofnij ostatnią odpowiedź, póki nic nowego nie wyszło na jaw
play-help-save = zapisz grę
play-help-quit = zapisz grę i wyjdź
play-mark-kinds = komnata pułapek, komnata potworów, wypaśna komnata
play-mark-figures = obrażenia komnaty, życie bohatera, legendarny bohater (dwie dusze albo rany)
play-mark-rooms = komnaty w stosie, zdolność użyta w tej rundzie, zakryta, boss awansował
play-mark-heroes = bohater przed wejściem, bohater w podziemiach (albo gracz, którego kolej trwa)
play-mark-fates = bohater tam zginie, przejdzie i zrani bossa, jeszcze nie wiadomo

## underhall replay

cli-replay-help = Opowiedz zapisaną grę albo sprawdź ją, rozgrywając ponownie.
cli-replay-file = Plik zapisu.
cli-replay-verify = Rozegraj grę ponownie i porównaj każdy zapisany stan; jeśli któryś się różni, kod wyjścia to 1.
cli-replay-as = Opowiedz to, co widziało to miejsce (licząc od 0). Bez tej opcji: po końcu gry wszystko, wcześniej to, co jawne.
cli-replay-to = Opowiedz grę do tylu odpowiedzi.
replay-heading = { $game } · { $players } · zasady: { $profile } · ziarno: { $seed } · odpowiedzi: { $answers } z { $total }
replay-eyes =
    { $eyes ->
        [open] Opowiedziane w otwarte karty.
        [seat] Opowiedziane tak, jak widzi to { $name }.
       *[public] Gra trwa: opowiedziane tak, jak widzą to wszyscy.
    }
replay-standing = { $name }: dusze { $souls }, rany { $wounds }
replay-verified = Zgodne. Odpowiedzi rozegrane ponownie: { $answers }. Porównane stany: { $states }.
replay-differs = Niezgodne. Odpowiedzi, które dało się rozegrać ponownie: { $reached } z { $answers }. Zgodne stany: { $equal } z { $states }.

## underhall bench

cli-bench-help = Zmierz szybkość silnika i serwera, a jeśli można, także innych silników i serwerów.
cli-bench-seconds = Czas każdego pomiaru w sekundach.
cli-bench-peers = Koniecznie zmierz inne silniki; --no-peers je pomija. Bez obu opcji są mierzone, jeśli znajdzie się ich stanowisko pomiarowe.
cli-bench-harness = Folder stanowiska pomiarowego innych silników. Bez tej opcji: shared/bench obok kopii roboczej.
cli-bench-soak = Niech jeszcze przez tyle sekund 200 osób gra przeciw botom na naszym serwerze.
bench-workers = Procesy serwera: { $workers } wobec jednego, klienci { $clients }: { $answers } × odpowiedzi na sekundę; { $capacity } ×, gdy najbardziej zajęty proces ma cały rdzeń.
bench-load =
    { $busy ->
        [yes] Maszyna była zajęta: inne procesy zabierały do { $cores } z { $all } rdzeni. Stosunki pochodzą z tych samych rund, a czasy mogą być zawyżone.
       *[no] Maszyna była wolna: inne procesy zabierały najwyżej { $cores } z { $all } rdzeni.
    }
bench-recorded = Dopisano do { $file }.
cli-bench-record = Dopisz wyniki do bench/history.jsonl: na ich podstawie dokumentacja rysuje wykresy.
cli-bench-markdown = Wypisz główne cele oraz wyniki wszystkich silników i serwerów jako tabele Markdown i nic więcej.
bench-step =
    { $step ->
        [play] Losowa gra…
        [copies] Kopie, widoki, wyobrażone światy…
        [saves] Zapis i odczyt…
        [start] Start od zera…
        [slowest] Szukanie najwolniejszej decyzji…
        [greedy] Gra zachłannych botów…
        [servers] Nasz serwer i serwer boardgame.io na zmianę; kilka minut…
        [soak] 200 osób gra przeciw botom…
        [workers] Nasz serwer z dwoma procesami i z jednym, na zmianę…
        [environments] Kroki środowisk do uczenia…
        [others] Pomiar pozostałych gier…
       *[peers] Instalacja i pomiar innych silników; za pierwszym razem to potrwa kilka minut…
    }
bench-engine =
    underhall { $version }, silnik { $flavour ->
        [release] skompilowany (PGO, LTO)
        [compiled] skompilowany
       *[interpreted] nieskompilowany
    }, Python { $python }, { $machine }
bench-play = Losowa gra przez API Pythona, jeden rdzeń, czas procesora
bench-seats = Miejsca
bench-choices = Wybory na sekundę
bench-games = Gry na sekundę
bench-decisions-per-game = Decyzje na grę
bench-choices-per-game = Wybory na grę
bench-decision-us = µs na decyzję
bench-costs = Ile co kosztuje, czas procesora
bench-what = Czynność
bench-cost = Koszt
bench-thing =
    { $thing ->
        [decision] Decyzja, cztery miejsca
        [clone] Kopia gry w połowie
        [view] Widok z jednego miejsca
        [imagine] Wyobrażony świat
        [encode] Wiersz bajtów do uczenia
        [save] Zapis skończonej gry
        [load] Odczyt z ponownym rozegraniem i porównaniem
        [resume] Odczyt od ostatniego stanu
        [bytes] Rozmiar zapisu skończonej gry
        [start] Import i nowa gra w świeżym procesie
        [slowest] Najwolniejsza z decyzji ({ $count })
        [long] Najwolniejsza decyzja w { $count } rundach
       *[greedy] { $count ->
            [3] Gra trzech zachłannych botów
           *[4] Gra czterech zachłannych botów
        }
    }
bench-no-peers =
    { $why ->
        [not-wanted] Inne silniki: pominięte.
        [no-harness] Inne silniki: pominięte, nie znaleziono stanowiska pomiarowego.
       *[failed] Inne silniki: nie udało się ich zmierzyć. { $said }
    }
bench-peers = Inne silniki w tym samym przebiegu, jeden rdzeń, na zmianę
bench-engine-heading = Silnik
bench-clone-us = Kopia, µs
bench-choice-us = Procesor, µs na wybór
bench-spread = Rozrzut
bench-ratios =
    { $flavour ->
        [compiled] Skompilowany
        [playout] Skompilowane rozgrywki
       *[interpreted] Interpretowany
    }, czas procesora na wybór, ile razy krótszy: { $ratios }
bench-no-servers = Serwery: nie udało się ich zmierzyć. { $said }
bench-servers = Serwery w tym samym przebiegu, jeden proces na jednym rdzeniu, cztery miejsca przy stole, na zmianę
bench-server-heading = Serwer
bench-clients = Klienci
bench-answers = Odpowiedzi na sekundę
bench-answer-us = Procesor, µs na odpowiedź
bench-storing-us = Z tego zapis na dysk, µs
bench-memory = Pamięć, MB
bench-server =
    { $server ->
        [in-memory] boardgame.io, w pamięci
        [flat-file] boardgame.io, w plikach
       *[underhall] Underhall, każda odpowiedź na dysku, zanim zostanie potwierdzona
    }
bench-soak = { $tables } osób przeciw botom przez { $seconds } s: skończone gry { $games }, odpowiedzi na sekundę { $answers }, p50 { $p50 } ms, p99 { $p99 } ms, pamięć { $before } MB na początku i { $after } MB na końcu, użyte rdzenie { $cores }.
bench-targets = Cele
bench-target-heading = Cel
bench-measured = Zmierzono
bench-limit = Granica
bench-met = Spełniony
bench-target =
    { $target ->
        [compiled-catanatron] Skompilowany, ile razy catanatron
        [compiled-gin_rummy] Skompilowany, ile razy OpenSpiel gin_rummy
        [compiled-hearts] Skompilowany, ile razy OpenSpiel hearts
        [playout-catanatron] Skompilowane rozgrywki, ile razy catanatron
        [playout-hearts_decisions] Skompilowane rozgrywki, wybory wobec decyzji OpenSpiel hearts
        [interpreted-catanatron] Interpretowany, ile razy catanatron
        [interpreted-clone] Interpretowany, kopia gry w połowie, µs
        [clone] Kopia gry w połowie, µs
        [view] Widok z jednego miejsca, µs
        [imagine] Wyobrażony świat, µs
        [encode] Wiersz bajtów do uczenia, µs
        [greedy] Gra czterech zachłannych botów, ile razy dłuższa od losowej
        [slowest] Najwolniejsza decyzja, ms
        [start] Import i nowa gra, s
        [saves] Skończone gry w zapisach ({ $saves }), MB
        [server-flat-file-50] Serwer, klienci 50: odpowiedzi, ile razy boardgame.io w plikach
        [server-in-memory-50] Serwer, klienci 50: odpowiedzi, ile razy boardgame.io w pamięci
        [server-processor-50] Serwer, klienci 50: czas procesora na odpowiedź, ile razy krótszy niż boardgame.io w pamięci
        [server-p99-50] Serwer, klienci 50: p99 wobec boardgame.io w pamięci, ms
        [server-storing-50] Serwer, klienci 50: czas procesora na zapisanie jednej odpowiedzi, µs
        [server-flat-file-200] Serwer, klienci 200: odpowiedzi, ile razy boardgame.io w plikach
        [server-in-memory-200] Serwer, klienci 200: odpowiedzi, ile razy boardgame.io w pamięci
        [server-processor-200] Serwer, klienci 200: czas procesora na odpowiedź, ile razy krótszy niż boardgame.io w pamięci
        [server-p99-200] Serwer, klienci 200: p99 wobec boardgame.io w pamięci, ms
        [server-storing-200] Serwer, klienci 200: czas procesora na zapisanie jednej odpowiedzi, µs
        [server-errors] Serwer: błędy
        [steps-hanabi] Środowisko, kroki: ile razy hanabi z PettingZoo
        [steps-uno] Środowisko, kroki: ile razy uno z RLCard
        [steps-vector] Wiele gier naraz, kroków na sekundę
        [workers] Serwer: dwa procesy, ile razy jeden
        [workers-errors] Serwer z dwoma procesami: błędy
        [soak-errors] Ludzie przeciw botom: błędy
        [soak-p99] Ludzie przeciw botom: p99, ms
        [soak-table] Ludzie przeciw botom: pamięć na stół z czterema miejscami, kB
        [soak-memory] Ludzie przeciw botom: pamięć na końcu wobec początku
        [super-boss-monster-rate] { game-super-boss-monster }: decyzje na sekundę, ile razy Boss Monster
        [super-boss-monster-clone] { game-super-boss-monster }: kopia gry w połowie, µs
        [super-boss-monster-encode] { game-super-boss-monster }: wiersz bajtów do uczenia, µs
        [super-boss-monster-greedy] { game-super-boss-monster }: gra czterech zachłannych botów, ms
        [munchkin-quest-rate] { game-munchkin-quest }: decyzje na sekundę, ile razy Boss Monster
        [munchkin-quest-clone] { game-munchkin-quest }: kopia gry w połowie, µs
        [munchkin-quest-encode] { game-munchkin-quest }: wiersz bajtów do uczenia, µs
        [munchkin-quest-greedy] { game-munchkin-quest }: gra trzech zachłannych botów, ms
        [munchkin-quest-long] { game-munchkin-quest }: najwolniejsza decyzja w 200 rundach, ms
       *[growth] Koszt decyzji, 4 miejsca wobec 2
    }
bench-verdict =
    { $met ->
        [yes] tak
       *[no] nie
    }
