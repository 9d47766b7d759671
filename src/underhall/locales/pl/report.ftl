### Polecenie `underhall report` i strona, którą tworzy.

cli-report-help = Rozegraj wiele partii między jednakowymi botami i sporządź raport o miejscach i kartach.
cli-report-seats = Ilu graczy; można podać kilka razy. Bez tej opcji każda liczba od dwóch.
cli-report-bot = Bot, który gra za wszystkich.
cli-report-games = Ile partii dla każdej liczby graczy.
cli-report-out = Folder na stronę z wykresami, liczby i wszystkie wiersze. Bez tej opcji wypisywane są tabele.
cli-report-compare = Dwa foldery z raportami: wypisz, co zmieniło się między pierwszym a drugim bardziej niż przypadkiem.
cli-report-done = Zapisano w { $folder }: { $files }.

report-title = Równowaga gry { $game }
report-facts = Partie dla każdej liczby graczy: { $games }. Gracze: { $seats }. Bot na wszystkich miejscach: { $bot }. Underhall { $version }. Polecenie:
report-long = trwa to długo
report-about-wins = „Do udziału” mówi, ile razy częściej, niż wypada, wygrywali ci, którzy zagrali kartę: 1.00 to tyle, ile wypada przy tej liczbie miejsc, 2.00 to dwa razy częściej. „Próba” to liczba takich miejsc; karta liczy się raz na miejsce i partię. Przedziały są 95-procentowe (Wilsona).
report-about-star = { $star } oznacza karty, które różnią się od 1.00 bardziej niż przypadkiem, z poprawką na liczbę kart: { $count } (Benjamini i Hochberg, { $level }).
report-about-uses = „Wzięta”: jak często kartę wybierano, gdy leżała odkryta wśród innych. „Przyszła”: ile razy ją wzięto lub dobrano. „Zachowana”: jaka część z nich nie została odrzucona ani stracona przed zagraniem. „Użyta”: ile razy zadziałało to, co na niej napisano, jeśli jest to osobne zdarzenie.
report-about-change = „Zmiana” mówi, o ile punktów procentowych średnio wzrosła szansa gracza na wygraną, gdy zdecydował się zagrać kartę. Obie szanse to ocena samej gry przy odkrytych rękach: tuż przed decyzją i przy następnym pytaniu, którego nie zadaje karta i które nie jest reakcją. „Decydująca” to część decyzji, które zmieniły szansę o { $least } lub więcej w którąkolwiek stronę.
report-about-bots = Kto prowadzi, zagrywa więcej kart, więc dla kart dostępnych dla każdego 1.00 nie jest ostrą granicą. Karta, która wymaga planu, u tych botów wydaje się słabsza niż u ludzi.
report-lengths = Długość
report-about-lengths = Rundy w partii. W 19 partiach na 20 jest ich najwyżej tyle, ile podaje „19 z 20”.
report-seats = Miejsca
report-about-seats = Na każdym miejscu gra ten sam bot, więc wszystkie powinny wygrywać równie często.
report-first = Pierwszy gracz
report-about-first = Ile razy częściej, niż wypada, wygrywa ten, kto zaczyna.
report-in-the-end = Rasy i klasy na końcu
report-about-in-the-end = Według tych, którzy mają kartę przed sobą na końcu gry: rasy i klasy przychodzą i odchodzą.
report-openings = Otwarcia
report-about-openings = Według pierwszej karty, którą zagrał gracz, nie licząc bossa.
report-places = Komnaty podziemi
report-about-places = Według tych, którzy choć raz byli w komnacie. Kto więcej chodzi, widzi więcej komnat i częściej wygrywa.
report-changes = Co zmieniają karty
report-about-changes = Według kart, w punktach procentowych, najlepsze na górze.
report-comparison = Co się zmieniło
report-moved = Porównane wielkości: { $compared }. Zmieniły się bardziej, niż tłumaczy przypadek: { $moved } (Benjamini i Hochberg, { $level }).
report-type =
    { $type ->
        [boss] Bossowie
        [room] Komnaty
        [spell] Czary
        [item] Przedmioty
        [monster] Potwory
        [treasure] Skarby
        [race] Rasy
        [class] Klasy
        [dxm] Deus ex Munchkin
       *[hero] Bohaterowie
    }
report-figure =
    { $what ->
        [wins] Wygrane
        [end] Wygrane na końcu
        [taken] Wzięta
        [kept] Zachowana
        [played] Zagrana
        [change] Zmiana
        [opening] Wygrane po otwarciu
        [place] Wygrane w komnacie
        [first] Wygrane pierwszego gracza
       *[length] Rundy
    }
report-at = Graczy: { $seats }
report-players = Graczy
report-median = Mediana
report-mean = Średnia
report-slow = 19 z 20
report-longest = Najdłuższa
report-unwon = Nikt nie wygrał
report-games = Partie
report-rounds = Rundy
report-won = Wygrane
report-card = Karta
report-sample = Próba
report-ratio = Do udziału
report-interval = Przedział 95%
report-taken = Wzięta
report-drawn = Przyszła
report-kept = Zachowana
report-played = Zagrana
report-used = Użyta
report-change = Zmiana
report-decisive = Decydująca
report-choices = Decyzje
report-value = Wartość
report-low = Od
report-high = Do
report-what = Wielkość
report-before = Przed
report-after = Po
report-p = p z poprawką
report-table = Liczby, wierszy: { $count }

### Polecenie `underhall tournament`.

cli-tournament-help = Rozegraj turniej botów, każdy z każdym, i oblicz ranking.
cli-tournament-bots = Boty po przecinku: nasze albo własne, MODULE:CLASS lub „command PROGRAM”.
cli-tournament-seats = Ile botów gra przy jednym stole. Bez tej opcji jak najmniej, ale co najmniej dwa.
cli-tournament-games = Ile partii rozgrywa każda grupa botów przy jednym stole. Każde rozdanie jest powtarzane, aż każdy bot zagra na każdym miejscu.
cli-tournament-out = Folder na wyniki. To samo polecenie z tym samym folderem kontynuuje od miejsca, w którym przerwano.
cli-tournament-time = Ile sekund ma program na odpowiedź.
cli-tournament-standings = Wyniki
cli-tournament-rating = Ranking
cli-tournament-games-played = Partie
cli-tournament-against = Udział partii, w których bot z wiersza wygrał z botem z kolumny
cli-tournament-meaning = Ranking oblicza openskill (Plackett–Luce), wszyscy zaczynają od 25. Przedziały są 95-procentowe.
cli-tournament-found = Partie rozegrane wcześniej: { $games }.
cli-tournament-kept = Wyniki: { $folder }
