### The table in the browser: everything around the game's own words.

## The top: turn, phases, stops, order

table-turn = runda { $turn }
table-phases = Fazy
table-phase-beginning = Początek
table-phase-build = Budowa
table-phase-bait = Przynęta
table-phase-adventure = Przygody
table-phase-end = Koniec
table-stops = Kiedy mnie pytać
table-ask-me = Pytaj:
table-stop =
    { $stop ->
        [always] Zawsze
        [my-dungeon] Pas do moich podziemi
        [end-of-phase] Pas do końca fazy
        [hold] Trzymaj priorytet
       *[auto] Auto
    }
table-stop-about =
    { $stop ->
        [always] Dostaję pytanie zawsze, gdy mogę zareagować.
        [my-dungeon] Pasuję, dopóki bohater nie ma wejść do moich podziemi.
        [end-of-phase] Pasuję do końca tej fazy.
        [hold] Dostaję pytanie w każdej chwili na reakcje, nawet gdy nic nie mogę zrobić.
       *[auto] Dostaję pytanie, gdy reakcja może mieć dla mnie znaczenie.
    }
table-act = Chcę działać
table-act-about = Dostaję pytanie przy każdej okazji, dopóki trwa droga tego bohatera, walka lub tura. Inni tego nie widzą.
table-never = Nie pytaj o tę kartę do końca gry
table-never-count = bez pytań: { $count }
table-order = Kolejność
table-first-player = pierwszy gracz
table-done = gotowe
table-change = zmień kartę
table-confirm = Zatwierdź
table-confirm-choose = najpierw wybierz miejsce
table-stack = Stos
table-stack-order = ostatni pierwszy
table-stack-empty = pusty
table-stack-none = Nic nie czeka na rozpatrzenie.
table-stack-first = zadziała pierwszy
table-stack-wait = Czekamy na odpowiedzi. Wszyscy są pytani tak samo: czekanie nic nie mówi o kartach na ręce.
table-stack-open = otwarte

## Seats

table-you = ty
table-bot = bot
table-away = poza stołem
table-caretaker = miejsca pilnuje bot
table-resigned = poddanie gry
table-souls = Dusze
table-wounds = Rany
table-damage = obrażenia
table-damage-total = Suma obrażeń tych podziemi
table-health = życie { $health }
table-holds = Na ręce komnaty: { $rooms }, czary: { $spells }
table-known = Znasz: { $cards }
table-dungeon-of = Podziemia: { $seat }
table-chip = { $seat }: dusze { $souls }, rany { $wounds }, obrażenia { $damage }. Pokaż podziemia
table-stat =
    { $stat ->
        [out] poza grą
        [choosing] wybiera
        [ready] gotowe
        [walking] bohaterowie w środku
        [walked] koniec
        [kept-out] bohaterowie nie wchodzą
       *[next] bohaterowie czekają
    }
table-your-walk = bohaterowie w tych podziemiach
table-your-build = trwa budowa
table-entrance = Wejście
table-kept-out = Bohaterowie nie wchodzą
table-place-of = komnata { $slot }, { $seat }
table-place-new = Nowa komnata { $slot }
table-place-levels = Piąta komnata daje bossowi awans
table-face-down = zakryta
table-used = użyta w tej rundzie
table-map = Podziemia w skrócie
table-map-place = Komnata { $slot }: { $name }, obrażenia { $damage }

## Town and forecast

table-town = Miasto
table-town-about = następna przynęta, o ile nikt nie zareaguje
table-town-empty = W mieście nie ma nikogo.
table-stays = zostaje w mieście
table-goes-to = idzie tutaj: { $seat }
table-tie = remis, { $names }
table-nobody-has = nikt nie ma tego skarbu
table-fate-dies = zginie w komnacie { $slot }
table-fate-may-die = zginie w komnacie { $slot }?
table-fate-lives =
    { $wounds ->
        [one] przejdzie · { $wounds } rana
        [few] przejdzie · { $wounds } rany
       *[other] przejdzie · { $wounds } ran
    }
table-fate-flees = ucieknie do miasta
table-fate-unsure = przejdzie?
table-hero-label = { $hero }, życie { $health }. { $fate }

## Piles and hand

table-pile-rooms = Komnaty
table-pile-spells = Czary
table-pile-discard = Odrzucone
table-pile-heroes = Bohaterowie
table-pile-epic = Legendarni
table-pile-empty = Nic tu nie leży.
table-hand = Twoja ręka
table-hand-count = Twoja ręka ({ $count })
table-hand-open = Ręka { $count } · otwórz
table-hand-empty = Nie masz kart na ręce.
table-aside = odłożona
table-tray = Wybierz kartę

## The decision

prompt-hold = Trzymasz priorytet: spasuj, gdy wszystko obejrzysz.
table-decision = Twoja decyzja
table-answers = Możliwości
table-skip = Dalej
table-digest = Od ostatniego wyboru:
table-digest-change = { $seat }: { $measure } { $change }.
table-retell = Jeszcze raz
table-staged-rooms = Wszyscy odkrywają komnaty.
table-for-good = Tego nie da się cofnąć. Naciśnij jeszcze raz, by potwierdzić.
table-pass = Pas
table-pass-plain = nic nie rób
table-pass-again = Naciśnij jeszcze raz: odpadasz z gry.
table-press-again = To inne pytanie. Aby odpowiedzieć, naciśnij jeszcze raz.
table-keep = Pasuj dalej
table-keep-as =
    { $ask ->
        [until-done] dopóki idzie ten bohater
        [until-wound] dopóki bohaterowie giną
        [until-targeted] dopóki to nie ja jestem celem
        [until-stopped] jeśli nikt nie przeszkodzi
       *[end-of-phase] do końca fazy
    }
table-passing-wound =
    { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
table-passing-soul =
    { $souls ->
        [one] +{ $souls } dusza
        [few] +{ $souls } dusze
       *[other] +{ $souls } dusz
    }
table-passing-their-wound =
    { $wounds ->
        [one] { $seat }: { $wounds } rana
        [few] { $seat }: { $wounds } rany
       *[other] { $seat }: { $wounds } ran
    }
table-passing-their-soul =
    { $souls ->
        [one] { $seat }: +{ $souls } dusza
        [few] { $seat }: +{ $souls } dusze
       *[other] { $seat }: +{ $souls } dusz
    }
table-passing-unsure = wynik niepewny
table-key-space = Spacja
table-more = Więcej możliwości ({ $count })
table-fewer = Mniej
table-not-now = Nie teraz ({ $count })
table-back = Wstecz
table-choose-this =
    { $kind ->
        [discard] Odrzuć
        [take] Weź
       *[choose] Wybierz tę kartę
    }
table-choose-what = potem wybierz, co zrobić ({ $count })
table-choose-where = potem wybierz miejsce ({ $count })
table-tip-glow = Wybierz świecącą kartę lub miejsce albo odpowiedź tutaj.
table-tip-where = Teraz wybierz świecące miejsce.
table-tip-answer = Wybierz odpowiedź tutaj.
table-moment-room = { $hero } jest w komnacie „{ $room }” ({ $seat }): pozostało życia { $left }.
table-moment-room-mine = { $hero } jest w twojej komnacie „{ $room }”: pozostało życia { $left }.
table-moment-adventure = Bohaterowie zaraz wejdą: { $seat }.
table-moment-adventure-mine = Bohaterowie zaraz wejdą do twoich podziemi.
table-moment-build = Buduje { $seat }.
table-outcome-covers = na komnacie „{ $card }”
table-outcome-new-room = nowa komnata { $slot }
table-outcome-seat = dusze { $souls } · rany { $wounds }
table-outcome-room = { $seat }, komnata { $slot } · obrażenia { $damage }
table-outcome-hero = pozostało życia { $left }
table-wait-link = Czekamy na serwer
table-wait-over = Gra zakończona.
table-wait-sent = Wysyłam odpowiedź
table-wait-replay = Powtórka
table-wait-window = Czekamy na odpowiedzi
table-wait-seats =
    { $count ->
        [one] Wybiera { $names }
       *[other] Wybierają: { $names }
    }
table-wait-game = Czekamy
withheld-other-question = Nie teraz: najpierw odpowiedz na otwarte pytanie.
withheld-not-a-cancel = Przeciw czarowi można zagrać tylko coś, co neguje.
withheld-build-spell = Ten czar można zagrać tylko w fazie budowy.
withheld-adventure-spell = Ten czar można zagrać tylko w fazie przygód.
withheld-no-target = Ten czar nie ma teraz celu.
withheld-room-phase = Komnaty buduje się w fazie budowy.
withheld-not-your-build = Teraz buduje inny gracz.
withheld-room-built = W tej rundzie masz już zbudowaną komnatę.
withheld-advanced = Wypaśną komnatę buduje się tylko na komnacie z pasującym skarbem.
withheld-no-building = W tej rundzie nie wolno już budować komnat.
withheld-no-place = Dla tej komnaty nie ma miejsca.

## Log, reasons, card in full

table-log = Dziennik
table-log-filter = Pokaż w dzienniku
table-log-show =
    { $filter ->
        [me] Ja
        [fights] Walki
        [chat] Czat
        [building] Budowa
        [map] Mapa
       *[all] Całość
    }
table-log-older = Starsze wiersze ({ $count })
table-log-setup = Przygotowanie
table-log-more = Więcej ({ $count })
table-log-less = Zwiń
table-log-harm = Przeciw tobie:
table-log-each = Po kolei
table-goal = Cel gry
table-rail = Dziennik, karta, czat
table-why = Dlaczego?
table-why-damage = Dlaczego obrażenia { $damage }?
table-why-printed = { $card }, na karcie
table-why-source = { $card }
table-why-next-door = obok { $card }
table-why-came-from = wejście z „{ $card }”
table-why-monsters =
    { $n ->
        [one] { $n } aktywna komnata potworów
        [few] { $n } aktywne komnaty potworów
       *[many] { $n } aktywnych komnat potworów
    }
table-why-other = inne efekty
table-why-dealt = obrażenia: { $card }
table-why-left = { $hero }: pozostało życia { $left }.
table-why-deadly = { $hero }: to śmiertelne.
table-why-lured = Dlaczego { $hero } idzie właśnie tam?
table-why-stayed = Dlaczego { $hero } zostaje w mieście?
table-why-fool = { $hero } idzie tam, gdzie jest najmniej dusz.
table-why-seat = { $seat }
table-why-tie = Remis: bohater zostaje w mieście.
table-why-none = Nikt nie ma skarbu, którego szuka ten bohater.
table-why-died = Od czego ginie { $hero }?
table-why-survived = Dlaczego { $hero } przechodzi?
table-why-health = życie
table-why-rule = treść zasady
table-inspector = Karta
table-inspector-empty = Wskaż kartę albo przejdź do niej klawiaturą, żeby przeczytać ją tutaj.
table-copies = egzemplarzy: { $all }, odrzuconych: { $discarded }

## Chat, votes, system

table-chat = Czat
table-chat-empty = Nie ma jeszcze wiadomości.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-mute = Wycisz: { $name }
table-unmute = Słuchaj znowu: { $name }
table-report = Zgłoś gospodarzowi: { $name }
table-report-why = Czego dotyczy zgłoszenie?
table-report-chat = Ta wypowiedź
table-report-name = Imię
table-report-play = Sposób gry
table-report-never = Jednak nie
table-report-done = Zgłoszono. Widzi to tylko gospodarz.
table-vote = Głosuj za końcem gry
table-vote-yes = Zakończ tutaj
table-vote-back = Wycofaj głos
table-vote-open = Za zakończeniem gry bez zwycięzcy: { $names }
table-resign = Poddaj się
table-relieve = Niech bot gra za: { $name }
table-resign-sure = Za ciebie dogra bot i nie będzie już można wygrać.
table-end-alone = Zakończ tę grę
table-end-alone-sure = Gra skończy się tutaj bez zwycięzcy. Zostanie wśród twoich powtórek.
table-stay = Zostań
table-leave = Wyjdź
table-leave-waits = Wyjdź (gra na ciebie poczeka)
table-leave-kept = Wyjdź (do powrotu miejsca popilnuje bot)
table-take-here = Graj tutaj
table-take-back = Wróć na swoje miejsce
table-caretaken = Twojego miejsca pilnuje bot.
table-undo = Cofnij (póki nic nowego nie wyszło na jaw)
table-sound = Dźwięk
table-language = Język
table-help = Zasady
table-menu = Menu
table-speed = Tempo
table-motion = Ruch
table-motion-kind =
    { $motion ->
        [full] Wł.
        [none] Wył.
       *[auto] Jak w systemie
    }
table-hints-on = Wyjaśniaj nowe decyzje
table-plain-font = Zwykły krój pisma
table-all-settings = Wszystkie ustawienia
table-close = Zamknij
table-heard = Ostatni kontakt z serwerem: { $seconds } s temu.
table-seconds = { $seconds } s
table-watching =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
       *[other] Ogląda { $count } osób
    }
table-link =
    { $link ->
        [joining] łączenie
        [lost] brak połączenia
       *[closed] otwarte gdzie indziej
    }
table-outage = Utracono połączenie. Gra jest bezpieczna; łączymy się ponownie…
table-outage-now = Spróbuj teraz

## At one device

table-curtain-title = Przekaż urządzenie: { $name }
table-curtain-about = Do tej chwili nie widać niczyich kart.
table-curtain-open = To ja, { $name }

## The end

table-end-won =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają: { $names }
    }
table-end-you = Zwycięstwo
table-end-nobody = Bez zwycięzcy
table-end-vote = Gracze postanowili zakończyć grę tutaj.
table-end-turns =
    { $turns ->
        [one] { $turns } runda
        [few] { $turns } rundy
       *[other] { $turns } rund
    }
table-end-out = poza grą
table-end-score = dusze minus rany: { $score }
table-end-mine = Twoje miejsce: { $place } z { $of }.
table-end-mine-out = Twoje miejsce: { $place }, koniec w rundzie { $turn }.
table-end-minutes = { $minutes } min
table-end-play-on = Graj dalej od rundy…
table-standing = Wynik
table-chart-souls-goal = linia przerywana: { $goal } wygrywa
table-chart-wounds-goal = linia przerywana: { $goal } i poza grą
table-points = Punkty zwrotne
table-points-about = zmiana prowadzącego; naciśnij, żeby otworzyć powtórkę w tym miejscu
table-points-alone = co najbardziej zmieniło wynik; naciśnij, żeby otworzyć powtórkę w tym miejscu
table-rematch = Rewanż
table-rematch-same = te same miejsca, nowe karty
table-rematch-join = reszta czeka
table-watch-replay = Powtórka
table-save-file = Plik gry
table-look-board = Zobacz stół
table-to-end = Jak się skończyło

## Watching and replaying

table-sit-by = Oglądaj z miejsca
table-scrubber = Chwile gry
table-scrub =
    { $to ->
        [start] Na początek
        [turn-back] O rundę wstecz
        [back] O krok wstecz
        [play] Odtwarzaj
        [pause] Pauza
        [forth] O krok naprzód
        [turn-forth] O rundę naprzód
       *[end] Na koniec
    }
table-eyes = Widok
table-eyes-of =
    { $eyes ->
        [watcher] widz
       *[open] odkryte ręce
    }
table-copy-moment = Link
table-make-lesson = Zrób stąd lekcję
table-make-puzzle = Zrób stąd zadanie
table-proving = Sprawdzamy wszystkie warianty…
table-copied = Gotowe
table-play-on = Graj odtąd
table-scrub-more = Więcej

## Hints

table-hint-close = Jasne
guide-goal = Cel
guide-fight = Walka
guide-stop = Nie objaśniaj więcej

## Boss Monster: what is asked, and what passing means

series-asks-build = Twoja komnata na tę rundę
series-asks-nothing-to-build = Nie masz czego budować. Zrobić coś innego?
series-asks-before-reveal = Zanim twoja komnata zostanie odkryta: reagujesz?
series-asks-rival-builds = Buduje { $seat }: reagujesz?
series-asks-hero-enters = { $hero } zaraz wejdzie ({ $seat }): reagujesz?
series-asks-hero-enters-mine = { $hero } zaraz wejdzie do twoich podziemi: reagujesz?
series-asks-hero-walks = { $hero } jest w podziemiach ({ $seat }): reagujesz?
series-asks-hero-walks-mine = { $hero } jest w twoich podziemiach: reagujesz?
series-passing-build = nic nie buduj w tej rundzie
series-passing-fatal = rany: { $wounds }, odpadasz z gry

## Boss Monster: the goal, always in sight

boss-goal-souls = { $n } dusz wygrywa
boss-goal-wounds = { $n } ran eliminuje
boss-goal-mine =
    masz: { $souls ->
        [one] { $souls } dusza
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }, { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }
boss-goal-lead =
    prowadzisz: { $souls ->
        [one] { $souls } dusza
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }, { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }
boss-goal-rival =
    prowadzi { $seat }: { $souls ->
        [one] { $souls } dusza
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }
boss-goal-brink-wounds = Jeszcze jedna rana i odpadasz!
boss-goal-brink-rival =
    { $seat } już prawie wygrywa, brakuje: { $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }!
boss-goal-brink-mine =
    Do wygranej brakuje: { $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }!

table-fair =
    { $kind ->
        [fair] Uczciwe tasowanie: serwer ustalił swój sekret przed grą, a strony graczy dodały liczby losowe, więc nikt nie mógł wybrać kart. Gdy gra się skończy, każdy może to sprawdzić.
        [alone] Serwer ustalił swój sekret przed grą, ale strony graczy nie dodały liczb losowych. Gdy gra się skończy, można sprawdzić, co rozdał.
        [chosen] Ziarno tej gry wybrano przy otwieraniu stołu.
        [continued] Ta gra jest kontynuacją wcześniejszej, z tymi samymi kartami.
       *[earlier] Ta gra pochodzi z czasów, gdy tasowania nie dało się sprawdzić.
    }
table-fair-end =
    { $kind ->
        [fair] Tych kart nie wybrał nikt, nawet serwer, i każdy może to sprawdzić.
        [alone] Serwer rozdawał sam: strony graczy nie dodały liczb losowych. Można sprawdzić, co rozdał.
        [chosen] Ziarno tej gry wybrano przy otwieraniu stołu.
        [continued] Ta gra była kontynuacją wcześniejszej, z tymi samymi kartami.
       *[earlier] Ta gra pochodzi z czasów, gdy tasowania nie dało się sprawdzić.
    }
table-fair-check = Sprawdź tasowanie
table-fair-title = Uczciwe tasowanie
table-fair-commitment = Odcisk sekretu serwera
