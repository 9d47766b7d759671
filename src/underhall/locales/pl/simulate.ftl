### Polecenie `underhall simulate`.

cli-simulate-help = Rozegraj wiele partii między botami i policz wyniki.
cli-simulate-seats = Ilu graczy. Bez tej opcji tylu, ile jest botów, albo pełny stół.
cli-simulate-bots = Bot na każdym miejscu, po przecinku: easy,hard,search:50ms albo własny: MODULE:CLASS lub „command PROGRAM”. Bez tej opcji wszystkie losowe.
cli-simulate-games = Ile partii. Z partii na partię boty przesiadają się o jedno miejsce.
cli-simulate-paired = Rozdawaj to samo, aż każdy bot zagra na każdym miejscu; rozdania mniej wtedy wpływają na wynik.
cli-simulate-seed = Źródło losowości: to samo ziarno daje te same partie.
cli-simulate-jobs = Ile procesów dzieli się pracą. Wynik od tego nie zależy.
cli-simulate-option = Ustawienie gry, na przykład edition=first-ru; można podać kilka razy. Zob. „underhall games”.
cli-simulate-save = Folder, do którego zapisać każdą partię dla „underhall replay”.
cli-simulate-playing = Trwa gra
cli-simulate-bot = Bot
cli-simulate-seat = Miejsce
cli-simulate-wins = Wygrane: { $who }
cli-simulate-won = Wygrane
cli-simulate-share = Udział
cli-simulate-interval = Przedział 95%
cli-simulate-counts = Partie: { $games }. Decyzje: { $decisions }, w tym prawdziwe wybory: { $choices }.
cli-simulate-turns = Tur na partię: { $turns }.
cli-simulate-time = Sekundy: { $seconds }. Partii na sekundę: { $games }. Wyborów na sekundę: { $choices }.
cli-simulate-hash = Skrót wyników: { $hash }

### Polecenie `underhall balance`.

cli-balance-help = Rozegraj wiele partii między jednakowymi botami i pokaż, jak sprawdziła się każda karta.
cli-balance-seats = Ilu graczy; można podać kilka razy. Bez tej opcji każda liczba od dwóch.
cli-balance-bot = Bot, który gra za wszystkich.
cli-balance-games = Ile partii dla każdej liczby graczy.
cli-balance-taken = Wzięta
cli-balance-drawn = Dobrana
cli-balance-played = Zagrana
cli-balance-used = Użyta
cli-balance-at = { $seats } os.
cli-balance-overall = Razem
cli-balance-kept = Rasy i klasy według tych, którzy mają je na końcu
cli-balance-keepers = Graczy
cli-balance-rounds = Rundy w partii, graczy: { $seats }: mediana { $median }, w 19 partiach na 20 najwyżej { $slow }, w najdłuższej { $longest }; nie dłużej niż { $limit }: { $share } partii. Partie, których nikt nie wygrał: { $unwon }.
cli-balance-meaning = Ostatnie kolumny: jak często wygrywali ci, którzy zagrali kartę, według liczby graczy. 1.00 to ich sprawiedliwy udział, „!” to mniej niż { $low } albo więcej niż { $high }. „Wzięta” mówi, jak często kartę wybierano, gdy można było ją wybrać.
cli-balance-counts = Partie dla każdej liczby graczy: { $games }. Bot: { $bot }.
