### Munchkin Quest in the terminal: what its table says besides the words that it shares with the page, and its hints.

## The table

play-quest-goal = Wygrywa, kto pierwszy zabije Bossa. Poziomy są za potwory; z poziomem { $goal } wróć do Wejścia: tam czeka Boss.
play-quest-turn = tura { $turn }
play-quest-decks = w taliach: komnaty { $rooms }, Potwory { $monsters }, Skarby { $treasures }, DxM { $dxm } · odrzucone { $discards }
play-quest-hand = Twoja ręka ({ $count }; na koniec tury najwyżej { $limit })
play-quest-boons = Do końca tury
play-quest-dead = w grobie
play-quest-map-cut = Mapa jest szersza niż okno. Wszystkie komnaty pokaże polecenie rooms.
play-quest-treasures =
    { $n ->
        [0] bez Skarbów
        [one] { $n } Skarb
        [few] { $n } Skarby
       *[many] { $n } Skarbów
    }
play-quest-picks =
    { $first ->
        [yes] z pierwszym wyborem
       *[no] z drugim wyborem
    }
play-quest-gold =
    { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }
play-quest-pays =
    płaci { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }
play-quest-odds-with = gdy pomaga { $name }: { $n }%
play-quest-gives = { $name } oddaje: { $given }
play-quest-countered = { $seat } proponuje ci: { $terms }.
play-quest-so-far = Na razie: { $terms }.

## What is going on when somebody is asked

play-quest-fight = { $who } kontra { $whom }: { $ours } do { $theirs }.
play-quest-moment =
    { $window ->
        [fight] { $seat } zaraz rzuci kośćmi w walce.
        [defeat] Walka przegrana ({ $seat }): zaraz przepadną serca.
        [hits] Zaraz stracisz serca.
        [won] Walka wygrana: { $seat }.
        [award] Walka wygrana: { $seat }. Teraz poziomy i Skarby.
        [end] Zaraz skończy się tura: { $seat }.
        [curse] Klątwa zaraz zadziała.
        [roll] Kości zostały rzucone.
       *[turn] Zaczyna się tura: { $seat }.
    }
play-quest-moment-action =
    { $deed ->
        [walking] { $seat } zaraz ruszy z miejsca.
        [exploring] { $seat } zaraz odkryje komnatę.
        [searching] { $seat } zaraz przeszuka komnatę.
        [dealing] { $seat } zaraz ubije interes.
       *[other] { $seat } zaraz coś zrobi.
    }
play-quest-moment-roll = Rzuca { $seat }:

## Help at the table

play-help-quest-skip = pasuj, aż skończy się faza lub walka, zacznie się twoja walka, spadnie na ciebie Klątwa albo ktoś zadziała
play-help-map = narysuj mapę i wymień komnaty, w których coś jest
play-help-rooms = wymień słowami wszystkie komnaty: znaki, zasady, interesy, wyjścia, strzałki
play-help-sheets = pokaż w całości karty postaci wszystkich munchkinów
play-help-discards = pokaż odrzucone karty
play-mark-quest-links = korytarz, drzwi, zamknięte drzwi, tajne przejście; przerwa to ściana
play-mark-quest-monsters = poziom potwora, jego kości, jego Skarby
play-mark-quest-rooms = martwy munchkin, rzeczy na podłodze, poziom, od którego przy Wejściu czeka Boss
play-mark-quest-items = premia w walce, wartość w złocie
play-mark-quest-held = Skarby i karty DxM na ręce

## The end

play-quest-chart = Poziomy na koniec rund od { $first } do { $last }
replay-quest-standing = { $name }: poziom { $level }

## Hints, once a game for each kind of question

hint-quest-answer-counter = To warunki samego prowadzącego. Zgódź się albo trzymaj się z dala.
hint-quest-answer-trade = Obie strony wymieniają się naraz albo wymiany nie ma.
hint-quest-arrive-by-magic = Pieszo nie zdążysz: na miejsce walki przeniesie cię karta.
hint-quest-bid-counter = To twoje warunki: co dostanie pomocnik. Nadal może odmówić.
hint-quest-bid-gold = Złoto może iść w obie strony: do pomocnika albo od pomocnika, który chce wejść do walki.
hint-quest-bid-item = Ceną może być także to, co leży przed prowadzącym.
hint-quest-bid-order = Kto wybiera pierwszy, bierze najlepsze.
hint-quest-choose-card = Twój wybór zobaczą wszyscy.
hint-quest-choose-curse = Pozbądź się tej, która przeszkadza najbardziej.
hint-quest-choose-die = Kość liczy się temu, kto stoi obok niej.
hint-quest-choose-exit = Rzut za każdego potwora: 5 lub 6 ratuje, inaczej czeka Marny Koniec. Trafisz do wybranej komnaty.
hint-quest-choose-face = Suma zmienia się od razu, ale można jeszcze na to odpowiedzieć.
hint-quest-choose-fighter = To może być munchkin albo potwór: zależy, czyjej wygranej chcesz.
hint-quest-choose-item = Patrz na premię i na wartość.
hint-quest-choose-link = Strony są jak na mapie: północ u góry.
hint-quest-choose-loss = Połowa złota albo jeden przedmiot: czego mniej żal.
hint-quest-choose-monster = Obok każdego stoi jego poziom i numer jego komnaty.
hint-quest-choose-munchkin = Zwykle ten, kto jest najbliżej wygranej.
hint-quest-choose-prize = Weź to, co przyda się od razu.
hint-quest-choose-room = W nawiasie jest numer komnaty na mapie.
hint-quest-choose-side = Nie trzeba walczyć, żeby rozstrzygnąć walkę.
hint-quest-choose-victim = To może być każdy, nawet ty.
hint-quest-discard = Odrzucone karty widzą wszyscy.
hint-quest-escape = Karta może cię uratować i bez rzutu.
hint-quest-escape-order = Marny Koniec każdego, kto złapie, działa przed następnym rzutem.
hint-quest-give-potion = Serce to punkt zdrowia; bez zdrowia munchkin ginie.
hint-quest-give-to = Kartę dostaje munchkin o najniższym poziomie; jeśli jest ich kilku, wybierasz ty.
hint-quest-lay-at-once = To, co właśnie masz z łupu, możesz wyłożyć od razu. Później tylko w fazie własnych ruchów.
hint-quest-leave-behind = Co zostawisz, leży w komnacie, póki ktoś nie podniesie.
hint-quest-lose-item = Wybierz to, czego mniej żal.
hint-quest-lure = W odkrytych podziemiach potwory same nie przychodzą, a poziomy nadal są za nie.
hint-quest-moves = Idź, odkrywaj ciemność, przeszukuj, ubijaj interesy, wymieniaj się, wykładaj przedmioty. Ruchy kosztuje droga, karty są za darmo. Na koniec tury ruszą potwory. Rozejrzysz się poleceniem map.
hint-quest-pay-card = To cena. Liczą się karty z ręki i te, które leżą przed tobą.
hint-quest-pay-price = Przedmioty liczą się według wartości, reszty nikt nie wydaje.
hint-quest-pick-loot = Co zostawisz, weźmie partner.
hint-quest-pick-up = Rzeczy z podłogi ma ten, kto je weźmie.
hint-quest-provoke = Potwory, które tobą gardzą, nie ruszają cię, póki nie zaatakujesz.
hint-quest-give-up = W następnej turze martwy munchkin staje przy Wejściu: po dwie karty z obu talii i 300 sztuk złota.
hint-quest-react = Możesz zareagować z miejsca. Zwykle się pasuje: Enter, a skip na dłużej. O to samo nikt nie spyta drugi raz, jeśli nic się nie zmieni.
hint-quest-sell-items = Wybieraj, aż zbierze się 1000. Reszty nikt nie wydaje.
hint-quest-send-monster = Stamtąd pójdzie za strzałkami.
hint-quest-toll = Kto nie płaci, walczy w tej komnacie gorzej.
quest-sale-buy = Kup poziom
