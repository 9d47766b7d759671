## The coach

cli-analyse-help = Pokaż, jak kto grał, gdzie rozstrzygnęła się gra i ile w niej było szczęścia.
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
coach-move = Runda { $turn }: { $chosen } ({ $have }); inaczej: { $other } ({ $had }).
coach-move-points = Runda { $turn }: { $chosen } (punkty: { $have }); inaczej: { $other } (punkty: { $had }).

# At the table and on the page of the report
coach-hint = Podpowiedź
coach-hint-hide = Ukryj podpowiedź
coach-hint-about = twoja szansa na wygraną
coach-hint-about-points = spodziewane punkty
coach-hint-thinking = Namysł…
coach-hint-rank = Podpowiedź: możliwość { $rank }
coach-hint-seen = Uwzględniono tylko to, co widzisz.
coach-hint-error = Uwzględniono tylko to, co widzisz; margines błędu { $n }%.
coach-chance = { $n }%
coach-points = punkty: { $points }
coach-how = Jak to jest liczone
coach-report = Jak przebiegła gra?
coach-report-title = Analiza gry
coach-report-making = Przeanalizowano: { $n }%
coach-report-waiting = Analizy w kolejce przed tą: { $n }
coach-report-stay = To może potrwać kilka minut. Nie zamykaj tej strony.
coach-again = Jeszcze raz
coach-back = Do powtórki
coach-curve = Szansa na wygraną
coach-curve-about = w procentach, na początku każdej rundy
coach-curve-points = Spodziewane punkty
coach-curve-points-about = na początku każdej rundy
coach-end = koniec
coach-accuracy-about = 100 to zawsze najlepsza możliwość
coach-accuracy-none = żadna decyzja nie miała znaczenia
coach-choices = Ważne decyzje: { $choices }. Oddane w sumie: { $lost }
coach-luck-about = ile karty i kości dodały do szansy na wygraną
coach-luck-word =
    { $luck ->
        [very-lucky] dużo szczęścia
        [lucky] trochę szczęścia
        [unlucky] trochę pecha
        [very-unlucky] dużo pecha
       *[even] ani szczęścia, ani pecha
    }
coach-worst = Najdroższe decyzje
coach-best = Najlepsze decyzje
coach-chosen = { $chosen }: { $have }.
coach-better = Lepiej: { $other }: { $had }.
coach-next = Druga najlepsza możliwość: { $other }: { $had }.
coach-same-at-first = Na razie skutek jest ten sam; różnicę widać dopiero później.
coach-look = Zobacz
coach-fair = Każdą decyzję oceniono tylko według tego, co gracz wówczas widział.
