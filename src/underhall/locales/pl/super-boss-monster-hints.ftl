# What a newcomer to Super Boss Monster is told when something is asked for the first time, on the page and in the terminal.

hint-super-boss-monster-boost-room = Wybierz komnatę, przez którą bohaterowie jeszcze przejdą w tej rundzie.
hint-super-boss-monster-build =
    { $alone ->
        [yes] W rundzie możesz zbudować jedną komnatę: skarby wabią bohaterów, obrażenia ich zabijają. To, co przykryte, się nie liczy.
       *[no] W rundzie możesz zbudować jedną komnatę: skarby wabią bohaterów, obrażenia ich zabijają. Komnata jest zakryta, póki nie zbudują wszyscy.
    }
hint-super-boss-monster-build-another = { hint-boss-monster-build-another }
hint-super-boss-monster-build-found = { hint-boss-monster-build-found }
hint-super-boss-monster-choose-boss =
    { $alone ->
        [yes]
            { $device ->
                [keys] Bohaterom ze skarbem bossa łatwiej do ciebie przyjść; zdolność bossa zaczyna działać z piątą komnatą.
               *[mouse] { super-alone-goal } Patrz na skarb: bohaterom tej klasy łatwiej będzie do ciebie przyjść. Zdolność bossa zaczyna działać z piątą komnatą.
            }
       *[no] Kto ma najwięcej PeDeków, zaczyna i wygrywa remisy. Jedni bossowie działają raz, z piątą komnatą, inni od niej zaczynają.
    }
hint-super-boss-monster-choose-dungeon = { hint-boss-monster-choose-dungeon }
hint-super-boss-monster-choose-entrance = Twoje podziemia, jeśli bohater w nich zginie, a jeśli nie – tego, komu zaszkodzi.
hint-super-boss-monster-choose-hero = { hint-boss-monster-choose-hero }
hint-super-boss-monster-choose-one = Zadziała tylko jedno z nich.
hint-super-boss-monster-choose-opponent = { hint-boss-monster-choose-opponent }
hint-super-boss-monster-choose-room = { hint-boss-monster-choose-room }
hint-super-boss-monster-choose-soul = { hint-boss-monster-choose-soul }
hint-super-boss-monster-choose-stack = { hint-boss-monster-choose-stack }
hint-super-boss-monster-choose-treasure = Symbol liczy się do końca rundy: zobacz, kto jest w mieście.
hint-super-boss-monster-destroy-another = { hint-boss-monster-destroy-another }
hint-super-boss-monster-destroy-own = { hint-boss-monster-destroy-own }
hint-super-boss-monster-discard =
    { $alone ->
        [yes] Zostaw to, co zwabi lub zabije kolejnych bohaterów.
       *[no] { hint-boss-monster-discard }
    }
hint-super-boss-monster-discard-or-destroy = Komnata stoi, póki karmisz ją kartami.
hint-super-boss-monster-draft =
    { $alone ->
        [yes]
            { $device ->
                [keys] Jedna karta na rundę; dwie pozostałe zostaną odrzucone po fazie sługusów. „Potrzeba 2” znaczy: bohatera zwabią dwa symbole tego skarbu.
               *[mouse] Jedna karta na rundę. Tabliczka bohatera mówi, ile masz i ile mu trzeba: 2/2 przyjdzie, 1/2 zostanie i ruszy dalej. Gdy bohater dotrze do karczmy, gra się kończy.
            }
       *[no] Jedna karta na rundę z tych, które leżą odkryte. Skarby wabią bohaterów, obrażenia zabijają, czary zaskakują.
    }
hint-super-boss-monster-draw-from = { hint-boss-monster-draw-from }
hint-super-boss-monster-fetch-hero = { hint-boss-monster-fetch-hero }
hint-super-boss-monster-first-room =
    { $alone ->
        [yes]
            { $device ->
                [keys] Możesz zacząć od jednej komnaty. Bohaterowie przychodzą, gdy masz dość ich skarbów, i giną, gdy komnaty zadają dość obrażeń.
               *[mouse]
                    Bohaterowie przychodzą, gdy masz dość ich skarbów, i giną, gdy komnaty zadają dość obrażeń: { $device ->
                        [touch] dotknij karty, potem miejsca
                       *[mouse] kliknij kartę, potem miejsce, albo ją tam przeciągnij
                    }.
            }
       *[no]
            { $device ->
                [keys] Możesz zacząć od jednej komnaty. Pomyśl o skarbach: bohater idzie tam, gdzie jego skarbów jest najwięcej.
               *[mouse]
                    Możesz zacząć od jednej komnaty. Bohaterowie idą tam, gdzie jest najwięcej ich skarbów: { $device ->
                        [touch] dotknij karty, potem miejsca
                       *[mouse] kliknij kartę, potem miejsce, albo przeciągnij ją
                    }.
            }
    }
hint-super-boss-monster-give =
    { $alone ->
        [yes] Po lewej nie ma nikogo: karta zostanie odrzucona.
       *[no] Oddaj to, co najmniej się przyda.
    }
hint-super-boss-monster-heal = { hint-boss-monster-heal }
hint-super-boss-monster-leave-or-bury =
    { $alone ->
        [yes] Następną kartą z tej talii będzie wierzchnia.
       *[no] Kto następny dociągnie z tej talii, dostanie wierzchnią kartę.
    }
hint-super-boss-monster-may = { hint-boss-monster-may }
hint-super-boss-monster-move-token = Bohaterowie idą przez komnaty od lewej do prawej; obrażenia liczą się w każdej.
hint-super-boss-monster-mulligan =
    { $alone ->
        [yes] Początkową rękę możesz zmieniać, póki jest tak kiepska.
       *[no] Początkową rękę możesz zmieniać, póki jest tak kiepska; starą widzą wszyscy.
    }
hint-super-boss-monster-order-triggers = Działają jedno po drugim; kolejność może mieć znaczenie.
hint-super-boss-monster-place-another = { hint-boss-monster-place-another }
hint-super-boss-monster-place-minion =
    { $device ->
        [keys] Sługus wabi bohaterów, przynosi karty, wzmacnia komnatę albo wzywa bohatera. Na polu mieści się jeden sługus; zlecenia wykonuje po budowie.
       *[mouse]
            { $device ->
                [touch] Dotknij świecącego pola
               *[mouse] Kliknij świecące pole albo przeciągnij tam sługusa
            }: miasto od razu pokaże, co się zmieni. Potem zatwierdź.
    }
hint-super-boss-monster-put-token = Z żetonem +1 komnata zadaje o jedno obrażenie więcej, dopóki nie zostanie przykryta lub zniszczona.
hint-super-boss-monster-react =
    { $alone ->
        [yes]
            { $device ->
                [keys] Czary i zdolności decydują, kto zginie. Zwykle spasujesz: Enter, a skip pasuje za ciebie do końca fazy.
               *[mouse] Chwila na czary i zdolności. Pod przyciskiem „Pas” widać, co się stanie, jeśli nic nie zrobisz.
            }
       *[no]
            { $device ->
                [keys] Czary i zdolności decydują, kto zginie. Zwykle spasujesz: Enter, a skip pasuje za ciebie do końca fazy.
               *[mouse] Kto odezwał się ostatni, działa pierwszy: spójrz na stos. Najczęściej spasujesz. Przełącznik „Pytaj” u góry decyduje, kiedy padnie pytanie.
            }
    }
hint-super-boss-monster-recover =
    { $alone ->
        [yes] Weź to, co zwabi lub zabije kolejnych bohaterów.
       *[no] { hint-boss-monster-recover }
    }
hint-super-boss-monster-remove-token = Bez żetonu obrażeń jest o jedno mniej, i to na stałe.
hint-super-boss-monster-respond = Co ogłoszono jako ostatnie, działa jako pierwsze: odpowiedź wyprzedza to, na co odpowiada.
hint-super-boss-monster-retire-item = Boss zatrzymuje jeden przedmiot.
hint-super-boss-monster-search = { hint-boss-monster-search }
hint-super-boss-monster-shuffle-stack = O kolejności decyduje los; żetony zostają tylko wtedy, gdy na wierzchu jest ta sama komnata.
hint-super-boss-monster-steal = { hint-boss-monster-steal }
hint-super-boss-monster-summon = Bohater pójdzie, dokąd powiesz, z żetonem życia tego miejsca: do ciebie, jeśli twoje podziemia go zabiją, albo do przeciwnika, by go zranić.
hint-super-boss-monster-take-from-market =
    { $alone ->
        [yes] Co zostawisz, zostanie odrzucone.
       *[no] Zostało tylko to, czego nikt nie wziął.
    }
hint-super-boss-monster-take-from-top =
    { $alone ->
        [yes] Reszta trafi tam, gdzie każe karta.
       *[no] Nikt inny nie widzi, co to za karty.
    }

## The guided game: what each part of a turn is about

guide-super-boss-monster-goal = Wygrywają dusze minus rany. Gra kończy się po rundzie, w której ktoś ma dziesięć dusz, albo gdy skończy się talia miasta.
guide-super-boss-monster-city = Do miasta przychodzą bohaterowie. Weź kartę z targu i wyślij sługusa na pole; zlecenie wykona, gdy wszyscy zbudują.
guide-super-boss-monster-build = Co rundę możesz zbudować jedną komnatę: z lewej albo na innej. Symbole skarbów wabią bohaterów, obrażenia ich zabijają.
guide-super-boss-monster-minion = Teraz sługusy po kolei wykonują zlecenia: dodają symbol, przynoszą kartę, wzmacniają komnatę albo wzywają bohatera.
guide-super-boss-monster-bait = Tu nikt nic nie wybiera: każdy bohater idzie tam, gdzie symboli jego skarbu jest najwięcej. Przy remisie zostaje w mieście.
guide-super-boss-monster-adventure = Bohaterowie wchodzą z lewej i w każdej komnacie otrzymują obrażenia. Rzucone czary czekają na stosie, a ostatni działa pierwszy.
guide-super-boss-monster-end = Runda zakończona: sługusy wracają, zaczyna inny gracz. Następna runda przebiega tak samo ale już bez objaśnień.
