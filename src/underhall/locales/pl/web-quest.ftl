### Munchkin Quest's table in the browser: map, sheets, explanations. Imiona się nie odmieniają; do gracza na „ty”.

## Phases and the log

quest-phase-setup = Przygotowanie
quest-phase-card = Karta
quest-phase-moves = Ruchy
quest-phase-charity = Dobroczynność
quest-phase-monsters = Potwory
quest-end = Koniec
quest-roll = Rzut
quest-stat =
    { $stat ->
        [leads] walczy
        [helps] pomaga
        [offers] oferuje pomoc
        [near] w pobliżu
        [far] za daleko
       *[turn] gra
    }
table-stop-munchkin-quest =
    { $stop ->
        [always] Zawsze pytaj
        [my-dungeon] Pas do mojej walki
        [end-of-phase] Pas do końca fazy
        [hold] Zatrzymuj zawsze
       *[auto] Auto
    }
table-stop-about-munchkin-quest =
    { $stop ->
        [always] Pytanie pada zawsze, gdy mogę zareagować.
        [my-dungeon] Pasuję do swojej walki albo Klątwy na mnie.
        [end-of-phase] Pasuję do końca tej fazy lub walki.
        [hold] Pytanie pada w każdej chwili, nawet gdy nic nie mogę zrobić.
       *[auto] Pytanie pada, gdy może to mieć znaczenie.
    }
table-keep-as-munchkin-quest =
    { $ask ->
        [until-done] do końca tej walki lub tury
        [until-targeted] dopóki nikt mnie nie przeklnie
       *[end-of-phase] do końca fazy
    }
quest-asks-fight = Walczy { $seat }: reagujesz?
quest-asks-my-fight = Twoja walka: reagujesz?
quest-asks-turn = Tura gracza { $seat }: reagujesz?

## The map

quest-map =
    { $n ->
        [one] Mapa podziemi, { $n } komnata
        [few] Mapa podziemi, { $n } komnaty
       *[many] Mapa podziemi, { $n } komnat
    }
quest-map-about = Mapa. Przesuwa się ją myszą lub strzałkami; kółko, plus i minus zmieniają skalę. Lista komnat mówi to samo słowami.
quest-mini-map = Mapa wokół ciebie
quest-map-tools = Narzędzia mapy
quest-zoom-in = Przybliż
quest-zoom-out = Oddal
quest-fit = Cała
quest-whole-map = Cała mapa
quest-back-to-fight = Do walki
quest-back-to-trade = Do wymiany
quest-centre = Do mnie
quest-centre-on = Gracz: { $name }
quest-room-list = Komnaty
quest-room-list-n = Lista komnat ({ $n })
quest-you = ty
quest-you-are-here = Tu jesteś
quest-in-room = { $room }
quest-dead-in = w grobie, { $room }
quest-cost-all = wszystkie
quest-fight-tag = walka
quest-deal-tag = interes
quest-price =
    { $moves ->
        [all] wszystkie ruchy
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
quest-explore-label =
    { $moves ->
        [all] Odkryj: { $side }, za wszystkie ruchy
        [one] Odkryj: { $side }, { $moves } ruch
        [few] Odkryj: { $side }, { $moves } ruchy
       *[many] Odkryj: { $side }, { $moves } ruchów
    }
quest-walk-there =
    { $moves ->
        [one] Idź tam ({ $moves } ruch)
        [few] Idź tam ({ $moves } ruchy)
       *[many] Idź tam ({ $moves } ruchów)
    }
quest-look-closer = Obejrzyj: { $name }
quest-side =
    { $side ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }
quest-side-letter =
    { $side ->
        [north] Pn
        [east] Wsch
        [south] Pd
       *[west] Zach
    }
quest-exit =
    { $to ->
        [none] { $side }: ściana
        [dark] { $side }: { $kind } w ciemność, { $cost ->
            [0] nie przejdziesz
            [one] { $cost } ruch
            [few] { $cost } ruchy
           *[many] { $cost } ruchów
        }
       *[other] { $side }: { $kind }, { $to }, { $cost ->
            [0] nie przejdziesz
            [one] { $cost } ruch
            [few] { $cost } ruchy
           *[many] { $cost } ruchów
        }
    }
quest-exit-short =
    { $cost ->
        [0] { $side }: { $kind }
       *[other] { $side }: { $kind }, { $cost }
    }
quest-arrow = { $emblem }: { $side }
quest-arrows = Strzałki: { $arrows }

## Rooms

quest-boss-waits = Boss { $n }
quest-sign-all = Wszyscy
quest-sign-letter =
    { $sign ->
        [warrior] W
        [wizard] C
        [cleric] K
        [thief] Z
        [elf] E
        [dwarf] Kr
        [halfling] N
       *[all] Wsz
    }
quest-sign-good = dobry znak: { $who }
quest-sign-bad = zły znak: { $who }
quest-sign-special = Ta komnata ma własną zasadę
quest-room-deal = Interes: { $deal }
quest-room-plain = Zwykła komnata.
quest-room-people = tutaj: { $names }
quest-room-floor =
    { $n ->
        [one] na podłodze { $n } rzecz
        [few] na podłodze { $n } rzeczy
       *[many] na podłodze { $n } rzeczy
    }
quest-no-search = nie można przeszukać
quest-search-sign = Przeszukanie { $n }
quest-floor-items = Na podłodze: { $items }
quest-floor-gold = złoto: { $n }
quest-munchkin-title = { $name }, poziom { $level }
quest-munchkin-dead = { $name } (w grobie)
quest-monster-title = { $name }, poziom { $level }, podstawka: { $emblem }
quest-monster-title-gait = { $name }, poziom { $level }, { $gait }, podstawka: { $emblem }

## The Monster Die

quest-die-rolled = Wypadło: { $emblem }
quest-die-tried = Gdyby wypadło: { $emblem }
quest-die-none = Rzut po każdej turze: potwory idą za strzałkami tego koloru.
quest-die-last = Ostatni rzut.
quest-die-ran =
    { $n ->
        [0] Żaden potwór się nie ruszył.
        [one] Ruszył się { $n } potwór.
        [few] Ruszyły się { $n } potwory.
       *[many] Ruszyło się { $n } potworów.
    }
quest-die-move =
    { $n ->
        [0] Żaden potwór się nie rusza.
        [one] Rusza się { $n } potwór.
        [few] Ruszają się { $n } potwory.
       *[many] Rusza się { $n } potworów.
    }
quest-die-would =
    { $n ->
        [0] Żaden by się nie ruszył.
        [one] Ruszyłby się { $n } potwór.
        [few] Ruszyłyby się { $n } potwory.
       *[many] Ruszyłoby się { $n } potworów.
    }
quest-die-lurk = W zasadzce: { $n }.
quest-peek = Gdyby:
quest-peek-label =
    { $n ->
        [one] { $emblem }: ruszyłby się { $n } potwór
        [few] { $emblem }: ruszyłyby się { $n } potwory
       *[many] { $emblem }: ruszyłoby się { $n } potworów
    }

## Piles

quest-piles = Talie
quest-pile-rooms = Komnaty
quest-pile-loot = Skarby
quest-pile-monsters = Potwory
quest-discards = odrzucone ({ $n })
quest-discard-dxm = Odrzucone karty DxM
quest-discard-treasure = Odrzucone Skarby
quest-discard-monster = Odrzucone Potwory

## Sheets

quest-your-munchkin = Twój munchkin
quest-munchkin-of = Munchkin: { $name }
quest-open-sheet = { $name }: cały arkusz
quest-lv = Poz.
quest-goal-level = Zdobądź poziom { $n }
quest-goal-boss = i zabij Bossa przy Wejściu
quest-goal-mine = masz poziom { $level }
quest-goal-lead = prowadzisz: poziom { $level }
quest-goal-rival = prowadzi { $seat }: poziom { $level }
quest-goal-brink-hit = Jeszcze jedno serce i giniesz!
quest-goal-brink-boss = { $seat } może stanąć do walki z Bossem przy Wejściu!
quest-goal-brink-mine = Idź do Wejścia i zabij Bossa!
quest-goal-brink-rival = { $seat } jest o jeden poziom od Bossa!
quest-level-of = poziom { $n }; od poziomu { $goal } przy Wejściu czeka Boss
quest-health = zdrowie { $n } z { $most }
quest-moves = ruchy { $n } z { $most }
quest-holds = na ręce: Skarby { $treasures }, DxM { $dxm }
quest-strength = siła { $n }
quest-strength-about = Poziom i przedmioty, bez kości i kart
quest-belt = pas, bez limitu
quest-pack = plecak, do { $n }
quest-belt-pack = pas { $belt } · plecak { $pack }
quest-slot-none = nic
quest-slot-free = wolne
quest-item-packed = { $name }, w plecaku
quest-item-idle = { $name }, teraz bez pożytku
quest-item-bonus = { $name }, { $n }
quest-items =
    { $n ->
        [one] { $n } przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }
quest-free-bases = wolne: { $n }
quest-shunned = w następnej walce bez pomocnika
quest-known = Wiadomo, że na tej ręce jest
quest-chip = { $name }, { $who }: poziom { $level }, zdrowie { $health } z { $most }, karty { $cards }, złoto { $gold }

## Answers

quest-out-explore =
    { $moves ->
        [one] { $moves } ruch: komnata, potwór
        [few] { $moves } ruchy: komnata, potwór
       *[many] { $moves } ruchów: komnata, potwór
    }
quest-out-walk-fight =
    { $moves ->
        [one] { $moves } ruch, potem walka
        [few] { $moves } ruchy, potem walka
       *[many] { $moves } ruchów, potem walka
    }
quest-do-explore = Odkryj: { $side }
quest-do-face = Obróć na { $face }
quest-do-walk = Idź: { $room }
quest-do-accept = Przyjmij: { $name }
quest-do-counter = Targ: { $name }
quest-out-search = złoto { $gold }%, Skarb { $treasure }%, potwór { $monster }%
quest-out-deal = { $deal }
quest-out-pick-up =
    { $n ->
        [one] 1 ruch: { $n } rzecz
        [few] 1 ruch: { $n } rzeczy
       *[many] 1 ruch: { $n } rzeczy
    }
quest-out-fight = twoje { $mine } przeciw { $theirs }, plus kości
quest-out-lure = dobierz potwora i walcz tutaj
quest-out-buy-level = 1000 w złocie i przedmiotach
quest-out-tidy = za darmo: schowaj, wyjmij, upuść
quest-sale-sum =
    { $count ->
        [0] Poziom kosztuje { $price }.
        [one] { $count } przedmiot: { $sum } z { $price }.
        [few] { $count } przedmioty: { $sum } z { $price }.
       *[many] { $count } przedmiotów: { $sum } z { $price }.
    }
quest-sale-rest =
    { $missing ->
        [0] Resztę pokryje złoto: { $gold }.
       *[other] Złoto pokryje { $gold }, brakuje jeszcze { $missing }.
    }
quest-sale-told = { $told } { $rest }
quest-sale-worth = wartość { $n }
quest-sale-cancel = Zatrzymaj wszystko
quest-charity-to =
    { $count ->
        [0] Masz najniższy poziom: karta zostaje odrzucona.
        [one] Kartę dostaje { $names }.
       *[other] Kartę dostaje jedna z tych osób: { $names }.
    }
quest-magic-costs =
    { $count ->
        [one] Pieszo nie dojdziesz: jeśli oferta zostanie przyjęta, zagrasz kartę „{ $cards }”.
       *[other] Pieszo nie dojdziesz: jeśli oferta zostanie przyjęta, zagrasz jedną z kart: { $cards }.
    }
quest-out-trade = oferta: wszystko albo nic
quest-out-die = strać wszystko i zacznij od nowa
quest-out-die-of = kość: { $name }
quest-out-die-colour = pokazuje: { $emblem }
quest-out-call =
    { $n ->
        [0] nikogo w pobliżu; ktoś może przybyć magią
        [one] może przyjść { $n } munchkin
        [few] może przyjść { $n } munchkinów
       *[many] może przyjść { $n } munchkinów
    }
quest-out-odds = { $n }%, jeśli nikt nie zareaguje
quest-out-accept = { $before }% → { $after }%, cena: { $price }
quest-price-gold =
    { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }
quest-price-first = pierwszy wybór
quest-done = Gotowe
quest-passing-done =
    { $kind ->
        [opening] zacznij grę
        [tidy] wróć do ruchów
        [pick-up] resztę zostaw
        [sell-items] kup poziom
        [build-trade] zaproponuj
       *[other] to wszystko
    }
quest-out-lay = wyłóż
quest-out-lay-bonus = wyłóż: { $bonus }
quest-out-pack = do plecaka
quest-out-stow = do plecaka
quest-out-take-out = z plecaka
quest-out-grip = jedną dłonią lub dwiema
quest-out-drop = na podłogę
quest-out-shed = porzuć
quest-out-swap = zamiast innej karty, która odpada
quest-out-throw = ciśnij
quest-out-use = użyj
quest-out-power = użyj mocy
quest-out-d10 = rzuć k10
quest-out-uncurse = pozbądź się
quest-out-play = zagraj
quest-out-monster = poziom { $level }
quest-out-bribe = zapłać, a odejdzie
quest-out-seat = poziom { $level }, złoto { $gold }
quest-out-place = nikogo tam nie ma
quest-out-place-monsters =
    { $n ->
        [one] jest tam { $n } potwór
        [few] są tam { $n } potwory
       *[many] jest tam { $n } potworów
    }
quest-tip-moves =
    { $n ->
        [0] Nie ma już ruchów. Karty i przedmioty nadal działają.
        [one] Został { $n } ruch. Wybierz świecącą komnatę albo działaj tutaj.
        [few] Zostały { $n } ruchy. Wybierz świecącą komnatę albo działaj tutaj.
       *[many] Zostało { $n } ruchów. Wybierz świecącą komnatę albo działaj tutaj.
    }
quest-passing-end =
    { $n ->
        [0] ruszają potwory
        [one] przepada { $n } ruch, ruszają potwory
        [few] przepadają { $n } ruchy, ruszają potwory
       *[many] przepada { $n } ruchów, ruszają potwory
    }
quest-passing-roll = { $n }%, jeśli nikt nie zareaguje
quest-passing-roll-all = najpierw mogą zareagować inni
quest-moment-curse = { $by } zagrywa „{ $card }”. Ofiara: { $victim }.
quest-moment-fight = { $seat } kontra „{ $card }”: { $ours } do { $theirs }.
quest-moment-card = Zagrana karta: { $card }.
quest-moment-roll = Rzuca { $seat }.
quest-moment-monsters = Tura Potworów.
quest-moment-turn = Gra { $seat }.
withheld-item-in-fight = Przedmioty wykłada się tylko poza walką.
withheld-item-turn = Przedmioty wykłada się tylko we własnej fazie ruchów.
withheld-slot = Miejsce jest zajęte albo to nie dla ciebie.
withheld-character = Nie masz już na to miejsca.
withheld-combat = Tylko w walce.
withheld-roll = Tylko tuż po rzucie.
withheld-now = To nie jest na to pora.
withheld-not-in-combat = Nie w trakcie walki.
withheld-own-turn = Tylko w swojej turze.
withheld-meeting = Tylko przed swoją walką.
withheld-own-combat = Tylko w swojej walce.
withheld-defeat = Tylko tuż po przegranej walce.
withheld-victory = Tylko tuż po swoim zwycięstwie.
withheld-curse = Tylko przeciw Klątwie.
withheld-hits = Tylko gdy masz stracić serca.
withheld-boss = Na Bossa to nie działa.
withheld-reach = Jesteś za daleko albo ta walka jest dla ciebie zamknięta.
munchkin-quest-withheld-no-target = Teraz nic by to nie dało.

## What cannot be done now, and why not

not-now-explore = Odkryj komnatę
not-now-search = Przeszukaj komnatę
not-now-deal = Zrób interes
not-now-buy-level = Kup poziom
not-now-trade = Wymiana
not-now-call = Wezwij pomoc
withheld-no-rooms = Nie ma już komnat do odkrycia.
withheld-no-moves = Nie masz już ruchów.
withheld-dear = Droga kosztuje więcej ruchów, niż masz.
withheld-no-dark = Wszystkie drogi stąd są już odkryte.
withheld-no-search = Tej komnaty nie wolno przeszukiwać.
withheld-monster = Nie, dopóki jest tu potwór.
withheld-cleaned-out = Komnata jest wyczyszczona.
withheld-once = Każdą komnatę raz na turę.
withheld-terms = Nie masz czym zapłacić albo interes był już w tej turze.
withheld-last-level = Poziom { $n } jest tylko za zabicie potwora.
withheld-price = Potrzeba 1000 w złocie i przedmiotach, masz { $n }.
withheld-alone = W tej turze nie ma już z kim się wymienić.
withheld-helper = Masz już pomocnika.
withheld-no-helper = Nikogo nie ma tu ani obok i nikt nie przyjdzie dzięki magii.
withheld-called = W tej walce nie można już wzywać pomocy.

## Why

quest-why-rest = Karty, komnaty i moce
quest-why-strength = Z czym idzie do walki { $seat }
quest-why-idle = Teraz bez pożytku: { $items }.
quest-why-level = Dlaczego poziom { $n }?
quest-why-boss = Boss ma własny poziom
quest-why-way =
    { $n ->
        [one] { $card }: dlaczego { $n } komnata?
        [few] { $card }: dlaczego { $n } komnaty?
       *[many] { $card }: dlaczego { $n } komnat?
    }
quest-why-arrow = { $at } { $room }: strzałka, { $emblem }
quest-why-contrary = { $at } { $room }: przeciw strzałce, { $emblem }
quest-why-fast = +1 { $room }: szybki, jeszcze jedna
quest-why-jump = przez dziurę lub krawędź: { $room }
quest-why-target = { $room }: tu jest { $seat }
quest-why-blocked = { $room }: nie ma przejścia, { $side }
quest-why-slow = { $room }: powolny, jedna komnata
quest-why-no-arrow = { $room }: brak strzałki, { $emblem }
quest-why-stop = stop
quest-why-base = Podstawka gracza { $seat } ({ $emblem }): tylko ten cel go zatrzyma.
quest-why-stay = Kto został na miejscu: { $emblem }
quest-stay = { $card }
quest-stay-lurks = { $card } nigdy się nie rusza
quest-stay-target = { $card }: cel znaleziony, { $seat }
quest-stay-blocked = { $card }: droga zamknięta
quest-stay-no-arrow = { $card }: brak takiej strzałki
quest-why-sums = Dlaczego { $ours } do { $theirs }?
quest-sum-level = Poziom: { $seat }
quest-sum-monster = Poziom: { $card }
quest-sum-card-by = { $card } ({ $seat })
quest-sum-hatred = Potwór ma coś do tego munchkina
quest-sum-room = Komnata
quest-sum-added = Dodano
quest-sum-dice = Kości
quest-sum-ours = Munchkini
quest-sum-theirs = Potwory
quest-sum-more = Więcej niż potwory: wygrana.
quest-sum-less = Mniej niż potwory: przegrana.
quest-sum-tie = Remis: przegrana.
quest-sum-tie-won = Remis: wygrana, bo ta strona wygrywa remisy.
quest-why-search = Dlaczego { $n }?
quest-search-dice =
    { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
quest-search-room = Znak komnaty { $room }
quest-find =
    { $find ->
        [monster] potwór
        [gold] złoto
        [looted] złoto i Skarb; złupiona
        [cleaned] 2 Skarby; wyczyszczona
       *[all] 3 Skarby; wyczyszczona
    }
quest-why-escaped = Ucieczka udana: { $card }
quest-why-caught = Ucieczka nieudana: { $card }
quest-escape-roll = Rzut na ucieczkę ze wszystkim, co go zmienia
quest-escape-needed = Potrzeba
quest-why-power = Moc zadziałała: { $card }
quest-why-no-power = Moc zawiodła: { $card }
quest-d10-roll = k10
quest-d10-limit = Poziom ze wszystkim, co go zmienia
quest-why-moves = Ruchy
quest-why-supply = Zapas na turę
quest-why-left = Zostało
quest-why-prices = Korytarz i drzwi 1; zamknięte drzwi i tajne przejście 3; niektóre karty mówią inaczej.
quest-why-dice = Dlaczego { $n }?
quest-why-dice-count = Ile kości

## The end

quest-end-note = siła { $strength }, przedmioty { $items }
quest-chart-goal = od poziomu { $goal } Boss
quest-chart-gold = co jest w sakiewce
quest-monsters-win = Wygrały potwory
