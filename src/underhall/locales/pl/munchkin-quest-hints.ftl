# What a newcomer to Munchkin Quest is told when something is asked for the first time, on the page and in the terminal.

hint-munchkin-quest-answer-counter = To nowe warunki. „Tak” cię wiąże, inna odpowiedź wróci do tego, kto walczy.
hint-munchkin-quest-answer-trade = Jeśli powiesz „tak”, wymiana dojdzie do skutku w całości, inaczej wcale.
hint-munchkin-quest-arrive-by-magic = Pieszo nie zdążysz: na miejsce walki przeniesie cię karta.
hint-munchkin-quest-bid-counter = To twoje warunki: co dostanie pomocnik. Nadal może odmówić.
hint-munchkin-quest-bid-gold = Złoto może iść w obie strony: do pomocnika albo od pomocnika, który chce wejść do walki.
hint-munchkin-quest-bid-item = Ceną może być także to, co leży przed prowadzącym.
hint-munchkin-quest-bid-order = Kto wybiera pierwszy, bierze najlepsze.
hint-munchkin-quest-bid-treasures = Podaj cenę za pomoc: najpierw Skarby, potem złoto i przedmioty. Prowadzący może odpowiedzieć własnymi warunkami.
hint-munchkin-quest-build-trade = Wymiana dochodzi do skutku w całości albo wcale.
hint-munchkin-quest-charity = Wszystko powyżej pięciu kart dostaje munchkin o najniższym poziomie.
hint-munchkin-quest-choose-base = Potwór staje na podstawce tego koloru: właściciel koloru rzuca za niego, zatrzymuje go i dobiera kartę, jeśli go zabije albo pomoże zabić.
hint-munchkin-quest-choose-card = Twój wybór zobaczą wszyscy.
hint-munchkin-quest-choose-curse = Pozbądź się tej, która przeszkadza najbardziej.
hint-munchkin-quest-choose-die = Kość liczy się temu, kto stoi obok niej.
hint-munchkin-quest-choose-exit = Uciekaj świecącym wyjściem. Kość na każdego potwora: 5 lub 6 ratuje, inaczej Marny Koniec.
hint-munchkin-quest-choose-face = Suma zmienia się od razu, ale można jeszcze na to odpowiedzieć.
hint-munchkin-quest-choose-fighter = To może być munchkin albo potwór: zależy, czyjej wygranej chcesz.
hint-munchkin-quest-choose-item = Patrz na premię i na wartość.
hint-munchkin-quest-choose-link = Strony są jak na mapie: północ u góry.
hint-munchkin-quest-choose-loss = Połowa złota albo jeden przedmiot: czego mniej żal.
hint-munchkin-quest-choose-monster = Obok każdego stoi jego poziom i numer jego komnaty.
hint-munchkin-quest-choose-munchkin = Zwykle ten, kto jest najbliżej wygranej.
hint-munchkin-quest-choose-offer = Przyjmij ofertę, odpowiedz własną albo walcz bez pomocy. Obietnica wiąże.
hint-munchkin-quest-choose-prize = Weź to, co przyda się od razu.
hint-munchkin-quest-choose-room =
    { $device ->
        [keys] W nawiasie jest numer komnaty na mapie.
       *[mouse] Komnaty, które możesz wybrać, są podświetlone na mapie.
    }
hint-munchkin-quest-choose-sex = To tylko kwestia wyglądu: żadna karta w tej grze o to nie pyta.
hint-munchkin-quest-choose-side = Nie trzeba walczyć, żeby rozstrzygnąć walkę.
hint-munchkin-quest-choose-victim = To może być każdy, nawet ty.
hint-munchkin-quest-discard = Odrzucone karty widzą wszyscy.
hint-munchkin-quest-escape = Karta może cię uratować i bez rzutu.
hint-munchkin-quest-escape-order = Marny Koniec każdego, kto złapie, działa przed następnym rzutem.
hint-munchkin-quest-fight = Obie sumy stoją obok siebie. Graj karty, wzywaj pomoc albo rzucaj: przed rzutem każdy może zareagować.
hint-munchkin-quest-give-potion = Serce to punkt zdrowia; bez zdrowia munchkin ginie.
hint-munchkin-quest-give-to = Kilku munchkinów ma najniższy poziom: ty wybierasz, kto dostanie kartę.
hint-munchkin-quest-give-up = W następnej turze martwy munchkin staje przy Wejściu: po dwie karty z obu talii i 300 sztuk złota.
hint-munchkin-quest-lay-at-once = To, co właśnie do ciebie trafiło, możesz wyłożyć od razu, nawet w cudzej turze.
hint-munchkin-quest-leave-behind = Co zostawisz, leży w komnacie, póki ktoś nie podniesie.
hint-munchkin-quest-lose-item = Wybierz to, czego mniej żal.
hint-munchkin-quest-lure = Gdy wszystko jest odkryte, w cichej komnacie można poszukać walki.
hint-munchkin-quest-meeting = Z potworami w komnacie najpierw się walczy. Tylko kilka kart przed tym ratuje.
hint-munchkin-quest-moves =
    { $device ->
        [keys] Idź, odkrywaj ciemność, przeszukuj, ubijaj interesy, wymieniaj się, wykładaj przedmioty. Ruchy kosztuje droga, karty są za darmo. Na koniec tury ruszą potwory. Rozejrzysz się poleceniem map.
       *[mouse] Stopy to ruchy. Naciśnij świecącą komnatę, by iść, ciemność, by odkrywać, albo działaj tutaj. Potem ruszą potwory.
    }
hint-munchkin-quest-opening = Przed pierwszą turą wyłóż rasę, klasę i przedmioty. To, co założone i trzymane, od razu wzmacnia.
hint-munchkin-quest-pay-card = To cena. Liczą się karty z ręki i te, które leżą przed tobą.
hint-munchkin-quest-pay-price = Przedmioty liczą się według wartości, reszty nikt nie wydaje.
hint-munchkin-quest-pick-loot = Skarby bierze się w umówionej kolejności; reszta jest dla innych.
hint-munchkin-quest-pick-up = Rzeczy z podłogi ma ten, kto je weźmie.
hint-munchkin-quest-provoke = Potwory, które tobą gardzą, nie ruszają cię, póki nie zaatakujesz.
hint-munchkin-quest-react =
    { $device ->
        [keys] Możesz zareagować z miejsca. Zwykle się pasuje: Enter, a skip na dłużej. O to samo nikt nie spyta drugi raz, jeśli nic się nie zmieni.
       *[mouse] Możesz zareagować tam, gdzie stoisz. Najczęściej się pasuje. Przełącznik „Pytaj” u góry decyduje, kiedy padnie pytanie.
    }
hint-munchkin-quest-sell-items = Przedmioty liczą się po swojej cenie i są odrzucane. Reszty się nie wydaje.
hint-munchkin-quest-send-monster = Stamtąd pójdzie za strzałkami.
hint-munchkin-quest-tidy = Za darmo: plecak jest mały i nie daje premii, ale zwalnia dłonie. Duże przedmioty kosztują ruchy.
hint-munchkin-quest-toll = Kto nie płaci, walczy w tej komnacie gorzej.

## The guided game: what each part of a turn is about

guide-munchkin-quest-goal = Zdobądź 10. poziom i zabij Bossa przy Wejściu. Za zabite potwory są poziomy, a przedmioty dodają siły.
guide-munchkin-quest-card = Twoja tura zaczyna się od karty DxM. Pomoże tobie albo zaszkodzi komuś: zachowaj ją na dobrą chwilę.
guide-munchkin-quest-moves = Masz trzy ruchy: na przejścia, na nowe komnaty, na przeszukiwanie. Nowa komnata zwykle oznacza walkę.
guide-munchkin-quest-fight = Twoja siła i kości przeciw jego poziomowi i kościom. Przed rzutem każdy może zagrywać karty, a ty możesz wołać o pomoc.
guide-munchkin-quest-charity = Na koniec tury zostaje ci pięć kart. Reszta trafia do munchkina o najniższym poziomie.
guide-munchkin-quest-monsters = Rzuca się Kością Potworów: potwory idą za strzałkami tego koloru. Kto dotrze do munchkina w kolorze swojej podstawki, tam staje.
