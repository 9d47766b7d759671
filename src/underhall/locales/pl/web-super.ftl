### Super Boss Monster's table in the browser.

## Phases, seats, order

super-phase-city = Miasto
super-phase-minion = Sługusy
super-score = wynik
super-score-about = Dusze minus rany
super-coins = Monety
super-stat =
    { $stat ->
        [sent] sługus wysłany
       *[later] później
    }
super-open-dungeon = Otwórz podziemia
super-items-won = Przedmioty: { $items }.

## The town board

super-board = Plansza miasta
super-oldest = najstarsi po lewej
super-landmarks = Miejsca
super-one-minion = Jeden sługus na pole. Zlecenia wykonuje się w fazie sługusów.
super-filled-left = Zapełniają się od lewej, bez względu na skarb.
super-minions-home = Na koniec sługusy wracają.
super-arrive-each = Co rundę przybywają bohaterowie: { $n }.
super-open-board = Otwórz
super-market = Targ
super-market-empty = Targ jest pusty.
super-took = wzięte:
super-discard = odrzucone ({ $n })
super-next-turn = Nast. runda
super-last-turn = Ta runda jest ostatnia.
super-arrive =
    { $n ->
        [one] przybędzie { $n } bohater.
        [few] przybędzie { $n } bohaterów.
       *[other] przybędzie { $n } bohaterów.
    }
super-nobody-pushed = Nikt nie zostanie wypchnięty.
super-items-wait = Czekają przedmioty: { $items }
super-covers = zakrywa oba pola
super-top-of-pile =
    { $below ->
        [0] sam w karczmie
       *[other] na wierzchu, pod nim { $below }
    }
super-below = pod nim { $n }
super-nobody-here = nikogo
super-tavern-empty = Nikogo tu nie ma.
super-tavern-solo = gdy wejdzie tu bohater
super-game-over = Koniec gry
super-pad-about = Przy pięciu i sześciu graczach.
super-open-landmark = { $landmark }: pokaż pola

## Heroes in town

super-tie = zostaje: remis, { $n } do { $n }
super-needs = trzeba { $needs }, jest { $has }
super-comes = przyjdzie: trzeba { $needs }, jest { $has }
super-stayed = zostaje w mieście
super-pushed = potem: { $landmark }
super-moves-up = przesunie się
super-with-minion = ze sługusem
super-coming = { $hero } przyjdzie tu w następnej rundzie
super-ghost = Spodziewane przybycie: { $hero }, { $fate }

## Action spaces, in a word, and what they do

super-do-treasure = Boss +1
super-do-market = Targ
super-do-market-about = resztki
super-do-room = Komnata
super-do-room-about = dociągnij
super-do-spell = Czar
super-do-spell-about = jeden odrzuć
super-do-last-room = Ostatnia
super-do-last-room-about = komnata +2
super-do-shuffle = Tasuj
super-do-shuffle-about = stos
super-do-summon = Wezwij
super-do-summon-about = do dowolnych podziemi
super-do-summon-solo = do twoich podziemi
super-do-summon-shut = trzeba bohatera
super-space-taken = stoi tu sługus: { $seat }
super-space-tried = próba: stoi tu twój sługus
super-minion = Twój sługus
super-minion-here = tu sługus
super-minion-space = pole
super-tokens =
    { $n ->
        [one] { $n } żeton +1
        [few] { $n } żetony +1
       *[other] { $n } żetonów +1
    }
super-disabled = bez obrażeń w tej rundzie

## Sending the minion

super-trial-boss = { $errand }
super-trial-dies = { $hero } przyjdzie, zginie w komnacie { $slot }
super-trial-wounds =
    { $wounds ->
        [one] { $hero } przyjdzie i przejdzie: { $wounds } rana
        [few] { $hero } przyjdzie i przejdzie: { $wounds } rany
       *[other] { $hero } przyjdzie i przejdzie: { $wounds } ran
    }
super-trial-stays = { $hero } nie pójdzie tam: { $seat }
super-trial-summon = wyślij: { $hero }, życie { $health }
super-trial-nobody = nikt więcej nie przyjdzie
super-trial-errand = zrobi to w fazie sługusów
super-trial-room = twoja komnata { $slot }: { $errand }
super-outcome-coin = za monetę

## The stack

super-aim-room = „{ $card }” ({ $seat })
super-aim-hidden = komnata { $slot } ({ $seat })
super-aim-card = { $card }
super-aim-seat = { $seat }
super-moment-stack = { $seat }: jako następny zadziała „{ $card }”.

## Alone

super-ladder = Wynik i tytuły
super-true-title = Prawdziwy { $title }
super-verdict = Tytuł: { $title }
super-goal-souls = { $n } dusz kończy grę
super-goal-score = wygrywa największa różnica dusz i ran
super-goal-mine =
    masz: { $score } ({ $souls ->
        [one] { $souls } dusza
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }, { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    })
super-goal-lead =
    prowadzisz: { $score } ({ $souls ->
        [one] { $souls } dusza
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }, { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    })
super-goal-rival = prowadzi { $seat }: { $score }
super-goal-brink-mine =
    Do końca gry brakuje ci: { $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }.
super-goal-brink-rival =
    { $seat } zaraz zakończy grę, brakuje: { $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }!
super-goal-alone = tytuł za różnicę dusz i ran
super-goal-alone-wounds = { $n } ran kończy grę
super-goal-next =
    masz: { $score }; do tytułu „{ $title }” { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
super-goal-top = masz: { $score }, najwyższy tytuł
super-goal-brink-alone = Jeszcze jedna rana i koniec gry!
super-alone-goal = Grasz jednoosobowo na punkty: dusze minus rany, najwyżej 36. Przyjdzie 24 bohaterów, po trzech na rundę. Bohatera z lewego końca miasta zwabi jeden symbol jego skarbu, następnego dwa, potem trzy i cztery (w wyzwaniu o jeden więcej). Gra kończy się natychmiast, gdy bohater zostanie wypchnięty do karczmy, oraz po rundzie, w której masz pięć ran albo przyszedł ostatni bohater.
super-best = rekord: { $score }
super-wounds-left =
    { $n ->
        [one] została { $n } rana
        [few] zostały { $n } rany
       *[other] zostało { $n } ran
    }
super-heroes-left =
    { $n ->
        [one] został { $n } bohater
        [few] zostało { $n } bohaterów
       *[other] zostało { $n } bohaterów
    }
super-points-more =
    { $n ->
        [one] jeszcze { $n } punkt:
        [few] jeszcze { $n } punkty:
       *[other] jeszcze { $n } punktów:
    }
super-forecast = Prognoza.
super-forecast-free =
    { $n ->
        [0] Potem żadne miejsce nie jest wolne: następny bohater kończy grę.
        [one] Potem wolne jest { $n } miejsce, dalej karczma.
        [few] Potem wolne są { $n } miejsca, dalej karczma.
       *[other] Potem wolnych jest { $n } miejsc, dalej karczma.
    }
super-forecast-over = Jeśli nic się nie zmieni, w następnej rundzie bohater dojdzie do karczmy i gra się skończy.

## Reasons

super-why-tokens = żetony +1
super-why-last-room = ostatnia komnata (kryjówka)
super-why-with-minion = { $seat } ({ $own } i { $n } od sługusa)
super-why-symbols = twoje symbole
super-why-needed = symbole potrzebne w tym miejscu
super-why-further-right = Im dalej na prawo stoi bohater, tym więcej symboli trzeba.
super-why-landmark = Dlaczego { $hero } tam idzie?
super-why-own-landmark = To miejsce jego skarbu i było wolne.
super-why-first-free = W grze solo bohater zajmuje pierwsze wolne miejsce od lewej.
super-why-health = Ile życia ma „{ $hero }”?
super-why-before = wcześniej
super-why-token = żeton życia
super-expects-comes = Dlaczego przyjdzie { $hero }?
super-expects-dies = Zginie w komnacie { $slot }, chyba że ktoś zareaguje.
super-expects-lives =
    { $wounds ->
        [one] Przejdzie: { $wounds } rana, chyba że ktoś zareaguje.
        [few] Przejdzie: { $wounds } rany, chyba że ktoś zareaguje.
       *[other] Przejdzie: { $wounds } ran, chyba że ktoś zareaguje.
    }

## The end

super-chart-souls-goal = linia przerywana: { $goal } kończy grę
super-chart-wounds-goal = linia przerywana: { $goal } kończy grę
super-chart-score = Wynik
super-chart-titles = dusze minus rany; linie to tytuły

## Poor opening hands

super-mulligan-advanced = Co najmniej cztery twoje komnaty są wypaśne: możesz pokazać rękę i dociągnąć nową.
super-mulligan-treasure = Co najmniej cztery twoje komnaty mają ten sam skarb: { $treasure }. Możesz pokazać rękę i dociągnąć nową.
