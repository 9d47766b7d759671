### Strona w przeglądarce, oprócz samego stołu.

## Na każdej stronie

web-skip = Przejdź do treści
web-language = Język
web-nav = Strony
web-nav-home = Na stronę główną
web-nav-new = Nowy stół
web-nav-cards = Karty
web-nav-learn = Nauka
web-nav-rules = Zasady
web-nav-replays = Powtórki
web-nav-settings = Ustawienia
web-nav-account = Konto
web-nav-credits = Autorzy
web-nav-docs = Dokumentacja
web-version =
    Underhall { $version } · { $engine ->
        [release] silnik skompilowany (PGO, LTO)
        [compiled] silnik skompilowany
       *[interpreted] silnik nieskompilowany
    }
web-loading = Chwileczkę…
web-close = Zamknij
web-retry = Spróbuj ponownie
web-list-more = Pokaż więcej
web-name-label = Twoje imię
web-name-ask = Jak mają się do ciebie zwracać inni?
web-name-ask-about = Pytamy raz; imię można zmienić w ustawieniach.
web-name-missing = Wpisz imię: od jednego do 24 znaków.
web-you = Ty
web-guest =
    { $seat ->
        [0] Gość
       *[other] Gość { $seat }
    }
web-bot-name =
    { $seat ->
        [0] Ada
        [1] Bruno
        [2] Chiyo
        [3] Dmytro
        [4] Eszter
       *[other] Fatou
    }
web-problem-title = Nie udało się
web-problem-offline = Serwer nie odpowiada. Sprawdź połączenie; twoje gry są bezpieczne.
web-problem-unknown = Serwer nie mógł tego zrobić. Twoje gry są bezpieczne.
web-offline-title = Brak połączenia
web-offline-text = Underhall nie może połączyć się z serwerem. Sprawdź połączenie; twoje gry są bezpieczne, a ta strona sama spróbuje ponownie.
web-not-found-title = Zguba w podziemiach
web-not-found-text = Pod tym adresem niczego nie ma. Być może link jest ucięty albo stołu dawno już nie ma.
web-not-found-back = Na stronę główną
web-pace =
    { $pace ->
        [live] Szybki zegar
        [relaxed] Spokojny zegar
        [slow] Dzień na ruch
       *[untimed] Bez zegara
    }
web-pace-about =
    { $pace ->
        [live] 20 sekund na pytanie, 8 na reakcję i 3 minuty zapasu.
        [relaxed] Minuta na pytanie, 20 sekund na reakcję i 10 minut zapasu.
        [slow] Doba na pytanie: nikt nie musi siedzieć przy stole.
       *[untimed] Każdy myśli, jak długo chce.
    }
web-bot =
    { $bot ->
        [easy] Łatwy bot
        [normal] Zwykły bot
        [greedy] Zwykły bot
        [hard] Trudny bot
        [nightmare] Koszmarny bot
        [adaptive] Bot na twoim poziomie
        [random] Losowy bot
       *[other] Bot: { $bot }
    }
web-strength =
    { $bot ->
        [easy] Łatwy
        [hard] Trudny
        [nightmare] Koszmar
        [adaptive] Jak ty
       *[normal] Zwykły
    }
web-opponent-easy = Mchowiec
    .about = Gra jak początkujący: rozsądnie, ale czasem się myli.
web-opponent-normal = Niedźwiad
    .about = Liczy, co ruch daje od razu, i nie planuje naprzód.
web-opponent-hard = Babcia Pajęczyna
    .about = Z mnóstwa partii wie, co opłaca się później.
web-opponent-nightmare = Stara Hydra
    .about = Przed każdym swoim ruchem setki razy dogrywa partię w myślach.
web-opponent-adaptive = Glutek
    .about = Dopasowuje się w trakcie gry: im lepiej grasz, tym lepszy się staje.
web-opponents = Kto gra na miejscu { $n }?
web-opponents-about = Wybierz miejsce z listy, a potem postać.
web-opponents-seat = miejsce { $n }
web-opponents-strength = Siła
web-opponents-pips = { $n } z { $most }
web-opponents-varies = jak twoja

## Strona główna

web-start-free = Otwarty kod · bez konta
web-start-tagline = Stół do gier o podziemiach. Buduj podziemia, wabij bohaterów, zbieraj dusze.
web-start-play = GRAJ
web-start-show-me = Pokaż mi, jak grać
web-start-first-lesson = Pierwsza lekcja
web-start-dealing = ROZDAJĘ
web-start-play-about =
    { $bot ->
        [easy] { $game } · ty i trzy łatwe boty
       *[normal] { $game } · ty i trzy zwykłe boty
    }
web-start-games = Gry
web-start-mine = Moje stoły
web-start-mine-more =
    { $n ->
        [one] Jeszcze { $n } stół
        [few] Jeszcze { $n } stoły
       *[other] Jeszcze { $n } stołów
    }
web-start-mine-less = Zwiń
web-start-open = Otwarte stoły
web-start-open-none = Nikt teraz nie czeka na graczy. Otwórz stół albo od razu zagraj z botami.
web-start-watch = Do obejrzenia
web-start-replays-note = oglądaj albo graj od dowolnego ruchu
web-start-replays-none = Nie ma jeszcze zakończonych gier. Twoje zachowamy tutaj, ruch po ruchu.
web-start-replays-all = Wszystkie powtórki
web-game-seats = { $least }–{ $most } graczy
web-game-minutes = { $minutes } min
web-lobby-free =
    { $n ->
        [0] brak miejsc
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
web-lobby-turn = runda { $turn }
web-lobby-ended = zakończona
web-lobby-join = Dołącz
web-lobby-watch = Oglądaj
web-lobby-go-on = Graj dalej
web-lobby-look = Otwórz
web-lobby-your-move = Twój ruch
web-lobby-clear = Usuń: { $names }
web-lobby-clear-sure =
    { $how ->
        [open] Odejść od tego stołu?
        [alone] Zakończyć tę grę i ją usunąć?
        [ended] Usunąć ten stół z listy?
       *[shared] Poddać się i usunąć? Za ciebie dogra bot.
    }
web-lobby-clear-yes = Usuń
web-lobby-clear-no = Zostaw
web-replay-won = Wygrana: { $name }
web-replay-nobody = Gra bez zwycięzcy
web-replay-score = { $name } { $score }
web-replay-scores =
    { $game ->
        [munchkin-quest] Poziom: { $scores }
       *[other] Dusze minus rany: { $scores }
    }
web-replay-turns =
    { $turns ->
        [one] { $turns } runda
        [few] { $turns } rundy
       *[many] { $turns } rund
    }
web-replay-watch = Powtórka: { $title }
web-replays-note = Twoje zakończone gry i gry publiczne: ruch po ruchu, oczami dowolnego gracza.

## Nowy stół

web-new-note = Z botami, z przyjaciółmi przez link albo przy jednym ekranie.
web-new-seats = Miejsca
web-new-who = Kto siedzi na miejscu { $n }
web-new-me = Ja
web-new-here = Ktoś przy tym ekranie
web-new-friend = Przyjaciel, przez link
web-new-anybody = Ktokolwiek
web-new-add = Dodaj miejsce
web-new-cut = Usuń miejsce { $n }
web-new-hot-seat = Kilka osób przy tym ekranie: między ruchami karty zasłania kurtyna.
web-new-pace = Tempo
web-new-public = Każdy może znaleźć ten stół i dołączyć
web-new-watchers = Inni mogą oglądać
web-new-free-chat = Dowolny tekst na czacie, nie tylko gotowe zwroty
web-new-more = Wszystkie ustawienia
web-new-open = Otwórz stół
web-new-start = Zacznij grę
web-new-variants = Zasady domowe
web-new-as-edition = Jak w wydaniu

## Poczekalnia

web-wait-title = Czekamy na graczy
web-wait-free = wolne
web-wait-you = ty
web-rated = Rankingowa
web-rated-about = zmienia ranking wszystkich
web-wait-who = Kto może dołączyć
web-wait-public = każdy
web-wait-by-link = kto ma link
web-wait-start =
    { $n ->
        [0] Zacznij grę
        [one] Zacznij teraz: wolne miejsce zajmie bot
       *[other] Zacznij teraz: wolne miejsca zajmą boty
    }
web-wait-owner = Grę zaczyna { $name }
web-wait-leave = Odejdź od stołu
web-wait-welcome = Siadaj do stołu
web-wait-invited = { $name } zaprasza cię do gry „{ $game }”. Bez konta i instalacji: wystarczy imię.
web-wait-sit = Usiądź
web-wait-full = Wszystkie miejsca są zajęte
web-wait-invite = Zaproś przyjaciół
web-wait-invite-about = Kto otworzy ten link albo zeskanuje kod, może usiąść przy tym stole.
web-wait-network = Link działa na każdym urządzeniu w tej samej sieci, na przykład w twoim Wi-Fi.
web-wait-here = Z telefonu ani innego komputera nie da się jeszcze wejść: ten serwer słucha tylko tego komputera. Aby zagrać z przyjaciółmi w swojej sieci, zatrzymaj go i uruchom jednym z tych poleceń:
web-wait-here-link = Na tym komputerze link działa w każdej przeglądarce.
web-wait-alone = Ten komputer nie jest w żadnej sieci, więc z innego urządzenia nie da się wejść. Podłącz go i odśwież stronę.
web-wait-or = albo, jeśli budujesz ze źródeł:
web-wait-link = Link do tego stołu
web-wait-qr = Kod QR linku do tego stołu
web-wait-fair = Uczciwe tasowanie: twoja strona doda liczbę losową. Serwer ustalił już swój sekret; jego odcisk to { $mark }.
web-wait-opening = Wszyscy są. Liczby losowe łączą się w całość
web-seek-title = Znajdź przeciwników
web-seek-about = Gra zacznie się sama, gdy zbierze się dość osób.
web-seek-go = Szukaj
web-seek-waiting = Szukamy przeciwników
web-seek-stay = Nie zamykaj tej strony: razem z nią kończy się szukanie.
web-seek-nobody = Nikt jeszcze nie przyszedł. Zagraj teraz z botami albo czekaj dalej.
web-seek-bots = Graj z botami
web-seek-stop = Przerwij
web-seek-gone = Szukanie się skończyło, bo strona zbyt długo nie odpowiadała. Możesz zacząć od nowa.
web-wait-copy = Skopiuj link
web-wait-copied = Skopiowano
web-wait-share = Udostępnij…

## Karty i zasady

web-cards-note = Wszystkie karty tak, jak wyglądają na stole. Wskaż kartę, by zobaczyć ją w powiększeniu; naciśnij, by otworzyć jej stronę.
web-cards-search = Nazwa, tekst albo identyfikator
web-cards-kinds = Rodzaje kart
web-cards-treasures = Skarby
web-cards-all = Wszystkie
web-cards-kind =
    { $kind ->
        [boss] Bossowie
        [room] Komnaty
        [trap] Pułapki
        [monster] Potwory
        [foe] Potwory
        [advanced] Wypaśne
        [spell] Czary
        [epic] Legendarni bohaterowie
        [item] Przedmioty
        [treasure] Skarby
        [dxm] Deus ex Munchkin
        [curse] Klątwy
        [tile] Komnaty
       *[hero] Bohaterowie
    }
web-cards-count =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
web-cards-rooms =
    { $n ->
        [one] { $n } komnata
        [few] { $n } komnaty
       *[many] { $n } komnat
    }
web-cards-none = Nie ma takich kart. Spróbuj mniej słów albo innego rodzaju.
web-cards-large = Karta w powiększeniu
web-cards-copies = W pudełku
web-cards-copies-first = W pierwszych wydaniach
web-cards-players = Bierze udział
web-cards-players-from = od { $n } graczy
web-cards-printed = Wydania
web-cards-first-only = tylko pierwsze
web-cards-id = Identyfikator

## Ustawienia

web-settings-note = Zachowane w tej przeglądarce.
web-settings-you = Ty
web-settings-name-about = To widzą inni przy stole.
web-settings-save = Zapisz
web-settings-saved = Zapisano.
web-settings-plain-font = Zwykły krój także w tytułach
web-settings-motion = Ruch
web-settings-speed = Szybkość zdarzeń na stole
web-settings-speed-value =
    { $speed ->
        [slow] Wolno
        [fast] Szybko
        [off] Wył.
       *[normal] Normalnie
    }
web-settings-speed-about = Jak szybko stół opowiada, co się stało, zanim zapyta. „Wył.”: pyta od razu.
web-settings-moving = Animacje
web-settings-motion-value =
    { $motion ->
        [full] Zawsze
        [none] Nigdy
       *[auto] Jak w systemie
    }
web-settings-sound = Dźwięk
web-settings-sound-all = Dźwięk włączony
web-settings-volume = Głośność
web-settings-sound-kind =
    { $kind ->
        [board] Stół: karty, bohaterowie, potwory, kości
        [harm] Co mnie spotyka
        [turn] Moja kolej, zegar i koniec gry
       *[chat] Czat
    }
web-settings-hints = Podpowiedzi
web-settings-hints-on = Objaśniaj raz każdy nowy rodzaj decyzji
web-settings-hints-again = Pokaż wszystkie podpowiedzi od nowa
web-settings-hints-seen =
    { $n ->
        [0] Nie było jeszcze podpowiedzi.
        [one] Pokazano { $n } podpowiedź.
        [few] Pokazano { $n } podpowiedzi.
       *[many] Pokazano { $n } podpowiedzi.
    }

## Autorzy

web-credits-art = Obrazki
web-credits-art-about = Obrazki kart i emblematy to pikselowe wersje (zmniejszone, cieniowane, przebarwione) ikon serwisu
web-credits-own = Znaki skarbów, emblematy miejsc, liczniki, drobne znaki, mury, ramki i rewersy kart narysowano dla Underhall.
web-credits-fonts = Kroje pisma
web-credits-libraries = Oprogramowanie
web-credits-licences = Pełne teksty licencji
web-credits-games = Gry
web-credits-games-about = Boss Monster, Super Boss Monster i Munchkin Quest to znaki towarowe swoich właścicieli. Underhall to projekt fanowski, niezwiązany z wydawcami i przez nich niezatwierdzony. Efekty kart opisaliśmy własnymi słowami.

## Karty na stole

web-card-damage = obrażenia { $damage }
web-card-face-down = zakryta karta
web-card-off = Dezaktywowana
web-card-off-short = wył.
web-card-beneath = +{ $n } pod spodem
web-card-kind =
    { $kind ->
        [monster] { $advanced ->
            [yes] Wypaśny potwór
           *[no] Potwór
        }
       *[trap] { $advanced ->
            [yes] Wypaśna pułapka
           *[no] Pułapka
        }
    }
web-card-spell =
    { $when ->
        [build] Czar · budowa
        [adventure] Czar · przygody
       *[both] Czar · budowa + przygody
    }
web-card-item = Przedmiot
web-card-item-boss = Po zużyciu: { $effect }
web-card-hero =
    { $epic ->
        [yes] Legendarny bohater
       *[no] Bohater
    }
web-card-worth =
    { $n ->
        [2] Liczy się jako 2 dusze albo 2 rany.
       *[other] Liczy się jako 1 dusza albo 1 rana.
    }
web-card-level-up = Awans przy 5. komnacie
web-card-levelled = Awans wykorzystany
web-card-label-room = { $name }, { $kind }, obrażenia { $damage }, skarb: { $treasure }. { $effect }
web-card-value = wartość { $n } sztuk złota
web-card-label-spell = { $name }, { $kind }. { $effect }
web-card-label-boss = { $name }, boss, PD { $xp }, skarb: { $treasure }, { $level }. { $effect }
web-card-label-hero = { $name }, { $kind }, życie { $health }, skarb: { $treasure }. { $effect }
web-meter-souls = dusze: { $value } z { $most }
web-meter-wounds = rany: { $value } z { $most }
web-pile = { $name }: { $count }

## Games for one

web-best = Twoje najlepsze gry solo
web-best-none = Nie ma jeszcze zakończonych gier.
web-new-contents = Zawartość
web-new-solo = Solo
web-new-solo-about = Nie masz przeciwników: bohaterowie przychodzą, gdy masz dość ich skarbów. Dusze minus rany dają tytuł.
web-new-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[other] { $n } graczy
    }
web-new-refused = Zasady na to nie pozwalają: { $why }.
web-new-nearest = Wybierz najbliższy wariant: { $nearest }

# House sets

web-house-sets = Zestaw domowy: { $sets }
web-sets-title = Zrób kartę
web-sets-note = Napisz kartę, zobacz ją i od razu wypróbuj przeciw botom. Jest tylko przy stołach, które z nią otworzysz.
web-sets-write = Twoja karta
web-sets-drawn = Jak wygląda
web-sets-known = Przy stole wszyscy widzą, że w grze jest zestaw domowy. Ten:
web-sets-game = Gra
web-sets-cards = Co jest wydrukowane i co karta robi
web-sets-words = Słowa (po angielsku)
web-sets-draw = Narysuj
web-sets-try = Wypróbuj przeciw botom
web-sets-faults = Co jest nie tak
web-sets-right = Wszystko w porządku.
web-sets-how = Jak pisać karty
web-sets-link = Napisz własne karty
