### Polecenie `underhall simulate`.

cli-simulate-help = Rozegraj wiele partii między botami i policz wyniki.
cli-simulate-seats = Ilu graczy. Bez tej opcji tylu, ile jest botów, albo pełny stół.
cli-simulate-bots = Bot na każdym miejscu, po przecinku: easy,hard,search:50ms albo własny: MODULE:CLASS lub „command PROGRAM”. Bez tej opcji wszystkie losowe.
cli-simulate-games = Ile partii. Z partii na partię boty przesiadają się o jedno miejsce.
cli-simulate-paired = Rozdawaj to samo, aż każdy bot zagra na każdym miejscu; rozdania mniej wtedy wpływają na wynik.
cli-simulate-seed = Źródło losowości: to samo ziarno daje te same partie.
cli-simulate-jobs = Ile procesów dzieli się pracą. Wynik od tego nie zależy.
cli-simulate-cluster = Klaster Ray, którego komputery dzielą się pracą: HOST:PORT jego węzła głównego, zamiast --jobs. Ten komputer musi należeć do klastra. Wynik od tego nie zależy.
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
cli-simulate-turns = Rund na partię: { $turns }.
cli-simulate-time = Sekundy: { $seconds }. Partii na sekundę: { $games }. Wyborów na sekundę: { $choices }.
cli-simulate-hash = Skrót wyników: { $hash }
