## The coach

cli-analyse-help = Opowiedz, jak kto grał, gdzie rozstrzygnęła się gra i ile w niej było szczęścia.
coach-looking = Analiza gry
coach-heading = { $game }, liczba rund: { $turns }. Szanse oszacowano według tego, co gracz wówczas wiedział.
coach-players = Jak kto grał
coach-accuracy = Dokładność
coach-given-away = Oddane
coach-luck = Szczęście
coach-chances = Szanse
coach-mistakes = Co kosztowało najwięcej: { $name }
coach-good-moves = Najlepsze decyzje: { $name }
coach-no-mistakes = Żaden błąd się nie wyróżnia.
coach-move = Runda { $turn }: { $chosen } ({ $have }). { $why } Inna możliwość: { $other } ({ $had }). { $otherwise }
coach-move-points = Runda { $turn }: { $chosen } (punkty: { $have }). { $why } Inna możliwość: { $other } (punkty: { $had }). { $otherwise }
