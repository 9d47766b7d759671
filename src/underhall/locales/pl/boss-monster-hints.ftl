# What a newcomer to Boss Monster is told when something is asked for the first time, on the page and in the terminal.

hint-boss-monster-answer = Efekt przeciwnika czeka na twoją odpowiedź. To, co teraz zagrasz, zadziała pierwsze.
hint-boss-monster-build = Co rundę budujesz jedną komnatę: skarby wabią bohaterów, obrażenia ich zabijają. Komnata jest zakryta, póki nie zbudują wszyscy.
hint-boss-monster-build-another = Ta komnata jest dodatkowa, a do tego od razu odkryta.
hint-boss-monster-build-found = Wypaśną komnatę buduje się na komnacie z pasującym skarbem.
hint-boss-monster-cancel = Czar można zatrzymać tylko negowaniem; to jest ta chwila.
hint-boss-monster-choose-boss = Kto ma więcej PeDeków, jest pierwszy, ale przy remisie wygrywa ten, kto ma ich mniej. Efekt działa raz, po zbudowaniu piątej komnaty.
hint-boss-monster-choose-dungeon = Mogą to być twoje podziemia albo cudze.
hint-boss-monster-choose-hero = Zwróć uwagę na życie bohatera i na to, gdzie stoi.
hint-boss-monster-choose-opponent = Zwykle warto wybrać tego, kto prowadzi.
hint-boss-monster-choose-room = Na liście mogą być komnaty wszystkich graczy: patrz na imię w nawiasie.
hint-boss-monster-choose-soul = Ożywiony bohater może zginąć jeszcze raz albo jednak zranić bossa.
hint-boss-monster-choose-stack = Wskaż dwie komnaty, jedną po drugiej; ich stosy zamienią się miejscami.
hint-boss-monster-destroy-another = To koszt efektu. Komnata leżąca pod spodem znów będzie widoczna.
hint-boss-monster-destroy-own = Poświęć to, co najmniej potrzebne. Komnata leżąca pod spodem znów będzie widoczna.
hint-boss-monster-discard = Odrzucone karty widzą wszyscy.
hint-boss-monster-discard-start = Zostaw komnaty ze wspólnym skarbem i choć jedną typową: wypaśne buduje się tylko na innych komnatach.
hint-boss-monster-draw-from = Czar to niespodzianka, komnata to plan.
hint-boss-monster-fetch-hero = Weź bohatera, którego twoje podziemia zabiją.
hint-boss-monster-first-room =
    { $device ->
        [keys] Każdy zaczyna od jednej komnaty. Pomyśl o skarbach: bohater idzie tam, gdzie jego skarbów jest najwięcej.
       *[mouse]
            Wszyscy zaczynają od jednej komnaty. Bohaterowie idą tam, gdzie jest najwięcej ich skarbów: { $device ->
                [touch] dotknij karty, potem miejsca
               *[mouse] kliknij kartę, potem miejsce, albo przeciągnij ją
            }.
    }
hint-boss-monster-heal = Wyleczona rana staje się duszą; legendarny bohater liczy się podwójnie.
hint-boss-monster-machinations = W tej rundzie nikt u ciebie nie zginął: karta na pocieszenie.
hint-boss-monster-may = To nieobowiązkowe.
hint-boss-monster-mulligan = Twoje komnaty są zbyt podobne: możesz raz wymienić całą rękę.
hint-boss-monster-place-another = Druga komnata nie może trafić na ten sam stos co pierwsza.
hint-boss-monster-react =
    { $device ->
        [keys] Czary i zdolności decydują, kto zginie. Zwykle spasujesz: Enter, a skip pasuje za ciebie do końca fazy.
       *[mouse] Czary i zdolności decydują, kto zginie. Zwykle się pasuje. Przełącznik „Pytaj” u góry decyduje, kiedy padnie pytanie.
    }
hint-boss-monster-recover = Wszyscy widzą, co bierzesz.
hint-boss-monster-search = Potem talia zostanie potasowana.
hint-boss-monster-steal = Widzisz całą rękę: weź to, co zaboli najbardziej.

## The guided game: what each part of a turn is about

guide-boss-monster-goal = Dziesięć dusz daje zwycięstwo, pięć ran wyklucza z gry. Bohater zabity w twoich podziemiach to dusza, a ten, kto przejdzie, to rana.
guide-boss-monster-beginning = Runda się zaczyna: do miasta przychodzą nowi bohaterowie, a wszyscy dociągają po komnacie.
guide-boss-monster-build = Co rundę możesz zbudować jedną komnatę: z lewej albo na innej. Symbole skarbów wabią bohaterów, obrażenia ich zabijają.
guide-boss-monster-bait = Tu nikt nic nie wybiera: każdy bohater idzie tam, gdzie symboli jego skarbu jest najwięcej. Przy remisie zostaje w mieście.
guide-boss-monster-adventure = Bohaterowie wchodzą z lewej i w każdej komnacie otrzymują obrażenia. Przed każdym krokiem ty i przeciwnicy możecie używać komnat i czarów.
guide-boss-monster-end = Runda zakończona: kto ma dziesięć dusz, wygrywa. W innym razie następna runda przebiega tak samo ale już bez objaśnień.
