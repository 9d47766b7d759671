### Super Boss Monster in the terminal: what its table has besides Boss Monster’s, and its hints.

play-name-fifth = Elif
play-name-sixth = Farid
play-market = Targ
play-pile = i pod spodem { $count }
play-needs = potrzeba { $needs }
play-items-waiting = Czekają przedmioty: { $cards }
play-peeked = Widziane w taliach: { $cards }
play-last-turn = To ostatnia runda.
play-last-room = ostatnia komnata +{ $n }
play-shielded = inni nie mogą wybierać
play-coins = monety { $count }
play-disabled = bez obrażeń
play-title = Tytuł: { $title }
play-true = Prawdziwy { $title }
play-mark-super = żeton +1 na komnacie, sługus, pierwszy gracz
play-mark-super-heroes = bohater z przedmiotem, bohater, który czeka do następnej rundy, dokąd pójdzie bohater, gdy w mieście zabraknie miejsca

play-solo = Gra jednoosobowa
play-about-tavern = Bohaterowie trafiają tu, gdy ich miejsce jest zajęte; wezwać można tylko tego z wierzchu.
play-about-tavern-alone = Gdy tylko trafi tu bohater, gra się kończy.
play-about-city = Targ jest uzupełniany, do miasta przybywają bohaterowie; potem kolejno każdy bierze kartę i wysyła sługusa. Z pełnego miasta wypychany jest bohater z lewego końca.
play-about-build = Kolejno każdy może położyć jedną zakrytą komnatę; potem wszystkie są odkrywane, działają ich zdolności i Awanse. Do odkrycia można używać czarów i zdolności.
play-about-minion = Kolejno sługusy wykonują zlecenia swoich pól; potem reszta targu jest odrzucana.
play-about-bait = Od lewej każdy bohater w mieście idzie do podziemi, które mają najwięcej jego skarbów; gdy nie ma ich nikt albo jest remis, zostaje.
play-about-bait-alone = Od lewej każdy bohater w mieście przychodzi, jeśli masz dość jego skarbów; inaczej zostaje.
play-about-adventure = Kolejno bohaterowie każdego gracza przechodzą podziemia komnata po komnacie. Kto zginie, jest duszą, kto dojdzie do bossa – raną. Można używać czarów i zdolności.
play-about-end = Kończy się wszystko, co trwa do końca rundy, sługusy wracają, a znacznik pierwszego gracza idzie dalej.
play-about-end-alone = Kończy się wszystko, co trwa do końca rundy, a sługus wraca.
