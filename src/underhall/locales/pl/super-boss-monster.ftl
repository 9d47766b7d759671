### Super Boss Monster: what a running game says besides what both games say (boss-monster.ftl). Names are put in as they
### stand, so they are never inflected: a card or a hero stands in quotation marks after its noun, a player is the subject
### or stands apart. Landmarks and action spaces are named in super-boss-monster-cards.ftl.

## Log: setup

event-card-shown = { $seat } pokazuje kartę „{ $card }”.
event-coins-dealt =
    { $seat } zaczyna grę: { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }.

## Log: the city

event-market-filled = Na targu pojawia się karta „{ $card }”.
event-market-filled-many = Na targu pojawiają się karty: { $list }.
    .each = { $card }
event-hero-to-landmark = Bohater „{ $hero }” opuszcza miasto: { $landmark }.
event-hero-to-tavern = Bohater „{ $hero }” idzie do karczmy.
event-town-deck-empty = Talia miasta jest pusta: to ostatnia runda.
event-no-hero-came = Nie ma już ani jednego bohatera: koniec gry.
event-last-hero-revealed = Do miasta przybył ostatni bohater: to ostatnia runda.
event-card-drafted = { $seat } bierze z targu kartę „{ $card }”.
event-card-drafted-many = Wzięte z targu: { $list }.
    .each = { $card } ({ $seat })
event-nothing-to-draft = { $seat } nic nie bierze: targ jest pusty.
event-minion-placed = { $seat } wysyła sługusa: { $space }.
event-minion-on-room = { $seat } wysyła sługusa do swojej komnaty „{ $card }”.
event-minion-on-boss = { $seat } wysyła sługusa do swojego bossa „{ $card }”.
event-minion-stays = { $seat }: sługus zostaje w bazie.

## Log: minions

event-errand = { $seat }: sługus wykonuje zlecenie ({ $space }).
event-errand-at-card = { $seat }: sługus wykonuje zlecenie („{ $card }”).
event-errand-in-vain = { $seat }: sługus trudzi się na próżno.
event-symbol-gained = { $seat }: boss ma do końca rundy dodatkowy symbol ({ $treasure }).
event-last-room-boosted = { $seat }: ostatnia komnata ma do końca rundy +{ $n } do obrażeń.
event-hero-summoned = { $seat } wysyła bohatera „{ $hero }” przed wejście do podziemi: { $to } (żeton { $token }, życie { $health }).
event-card-from-market = { $seat } bierze z targu pozostałą kartę „{ $card }”.
event-market-cleared = Karta „{ $card }” zostaje odrzucona z targu.
event-market-cleared-many = Odrzucone z targu: { $list }.
    .each = { $card }
event-stack-shuffled = { $seat }: stos komnat potasowano, na wierzchu „{ $card }”.

## Log: bait

event-hero-came = Bohater „{ $hero }” przychodzi przed wejście: { $seat } (symbole: { $n }, potrzeba { $needed }).
event-hero-stayed = Bohater „{ $hero }” zostaje w mieście (symbole: { $n }, potrzeba { $needed }).
event-hero-stayed-many = Zostają w mieście: { $list }.
    .each = { $hero } ({ $n }/{ $needed })

## Log: adventure

event-hero-unhurt = Bohater „{ $hero }” przechodzi komnatę „{ $card }” bez obrażeń.
event-hero-slipped =
    Bohater „{ $hero }” ślizga się: komnata „{ $card }” też zadaje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    } (razem { $total }, życie { $health }).
event-hero-skipped = Bohater „{ $hero }” omija komnatę „{ $card }”.
event-hero-pulled-back = Bohater „{ $hero }” cofa się o jedną komnatę ({ $seat }).
event-hero-ghosted = Bohater „{ $hero }” nie otrzyma obrażeń w następnej komnacie.
event-hero-sent = Bohater „{ $hero }” zostaje wysłany przed wejście do podziemi: { $to }.
event-hero-redirected = Bohater „{ $hero }” zmienia wejście do podziemi: { $seat } → { $to }.
event-hero-held = Bohater „{ $hero }” czeka przed wejściem do następnej rundy ({ $seat }).

## Log: spells, abilities, and what they do

event-boss-works = Uruchamia się boss „{ $boss }” ({ $seat }).
event-aimed-at-room = „{ $card }”, cel: komnata „{ $room }” ({ $owner }).
event-aimed-at-hero = „{ $card }”, cel: bohater „{ $hero }”.
event-aimed-at-seat = „{ $card }”, cel: { $other }.
event-aimed-at-card = „{ $card }”, cel: odrzucona karta „{ $other }”.
event-item-spent = { $seat } zużywa przedmiot „{ $card }”.
event-spell-caught = { $seat } bierze na rękę zanegowany czar „{ $card }”.
event-shield-raised = { $seat }: do końca rundy przeciwnicy nie mogą wybrać tych podziemi na cel.
event-token-placed =
    { $seat }: komnata „{ $card }” otrzymuje { $n ->
        [one] { $n } żeton +1
        [few] { $n } żetony +1
       *[many] { $n } żetonów +1
    }.
event-token-removed =
    { $seat }: komnata „{ $card }” traci { $n ->
        [one] { $n } żeton +1
        [few] { $n } żetony +1
       *[many] { $n } żetonów +1
    }.
event-room-disabled = Komnata „{ $card }” zostaje unieszkodliwiona: do końca rundy nie zadaje obrażeń ({ $seat }).
event-room-primed = Komnata „{ $card }” zada następnemu bohaterowi w tej rundzie +{ $n } obrażeń ({ $seat }).
event-deck-looked-at =
    { $seat } ogląda wierzch talii ({ $deck }): { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-card-kept = { $seat } bierze na rękę kartę „{ $card }” ({ $deck }).
event-card-kept-unseen = { $seat } bierze na rękę jedną z tych kart ({ $deck }).
event-card-put-under = { $seat } kładzie kartę „{ $card }” na spód talii ({ $deck }).
event-card-put-under-unseen = { $seat } kładzie kartę na spód talii ({ $deck }).
event-card-left-on-top = { $seat } odkłada kartę „{ $card }” na wierzch talii ({ $deck }).
event-card-left-on-top-unseen = { $seat } odkłada kartę na wierzch talii ({ $deck }).
event-card-given = { $seat } oddaje kartę „{ $card }” graczowi: { $other }.
event-card-given-unseen = { $seat } oddaje kartę graczowi: { $other }.
event-coins-gained =
    { $seat } zdobywa { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    } (razem { $total }).
event-coins-paid =
    { $seat } płaci { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    } (zostaje { $total }).

## Log: items

event-item-revealed = Odkryto przedmiot „{ $card }”.
event-item-taken = Bohater „{ $hero }” bierze przedmiot „{ $card }”.
event-item-waits = Przedmiot „{ $card }” czeka nad planszą na odpowiedniego bohatera.
event-item-won = { $seat } zdobywa przedmiot „{ $card }”.
event-item-retired = Przedmiot „{ $card }” jest zużyty ({ $seat }).

## Log: the end

event-marker-passed = Pierwszym graczem jest teraz { $seat }.
event-ends-by-souls =
    { $seat }: { $souls ->
        [one] { $souls } dusza
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }. Koniec gry.
event-scored = { $seat }: punkty { $score } (dusze { $souls }, rany { $wounds }).
event-won-by-score = Wygrywa { $seat }: najwięcej punktów ({ $score }).
event-won-by-xp = Remis punktów ({ $score }): wygrywa { $seat }, najwięcej PD ({ $xp }).
event-won-together = { $seat } dzieli zwycięstwo: punkty { $score }, PD { $xp }.
event-ends-by-wounds =
    { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }: to ostatnia runda.
event-ends-by-tavern = Bohater „{ $hero }” dotarł do karczmy: koniec gry.
event-solo-scored = { $seat }: punkty { $score }, tytuł „{ $title }”.
event-true-scored = { $seat }: punkty { $score } w trybie wyzwania, tytuł „Prawdziwy { $title }”.

## What a player is asked; -by when a card asks

prompt-boost-room = Wybierz swoją komnatę, która zada więcej obrażeń, albo spasuj.
prompt-boost-room-by = { $card }: wybierz swoją komnatę, która zada więcej obrażeń, albo spasuj.
prompt-choose-entrance = Wybierz podziemia, do których idzie bohater.
prompt-choose-entrance-by = { $card }: wybierz podziemia, do których idzie bohater.
prompt-choose-one = Wybierz jedno.
prompt-choose-one-by = { $card }: wybierz jedno.
prompt-choose-treasure = Wybierz symbol dla swojego bossa.
prompt-choose-treasure-by = { $card }: wybierz symbol dla swojego bossa.
prompt-discard-or-destroy = Odrzuć kartę albo zniszcz komnatę.
prompt-discard-or-destroy-by = { $card }: odrzuć kartę albo zniszcz tę komnatę.
prompt-draft = Faza miasta: weź kartę z targu.
prompt-give = Wybierz kartę dla gracza po lewej.
prompt-give-by = { $card }: wybierz kartę dla gracza po lewej.
prompt-leave-or-bury = Zostawić kartę na wierzchu czy położyć na spód talii?
prompt-leave-or-bury-by = { $card }: zostawić kartę na wierzchu czy położyć na spód talii?
prompt-move-token = Wybierz komnatę, z której przenieść żeton +1, albo spasuj.
prompt-move-token-by = { $card }: wybierz komnatę, z której przenieść żeton +1, albo spasuj.
prompt-order-triggers = Wybierz, co zadziała następne.
prompt-order-triggers-by = { $card }: wybierz, co zadziała następne.
prompt-place-minion = Faza miasta: wyślij swojego sługusa.
prompt-put-token = Wybierz komnatę na żeton +1.
prompt-put-token-by = { $card }: wybierz komnatę na żeton +1.
prompt-remove-token = Wybierz komnatę, z której zdjąć żeton +1.
prompt-remove-token-by = { $card }: wybierz komnatę, z której zdjąć żeton +1.
prompt-respond = Odpowiedz albo spasuj.
prompt-respond-by = { $card }: odpowiedz, zanim efekt zadziała, albo spasuj.
prompt-retire-item = Wybierz przedmiot, z którego rezygnujesz.
prompt-shuffle-stack = Możesz wybrać stos komnat do potasowania.
prompt-summon = Wybierz podziemia, do których wyślesz bohatera.
prompt-take-from-market = Wybierz kartę z targu.
prompt-take-from-market-by = { $card }: wybierz kartę z targu.
prompt-take-from-top = Wybierz kartę.
prompt-take-from-top-by = { $card }: wybierz kartę.

## What a question is about, and what its answers do: in a few words, for buttons

ask-respond = Odpowiesz?
explain-spends = { $seat } zużywa przedmiot „{ $card }”.
super-boss-monster-explain-reaches-mine =
    { $hero }: { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    } (razem { $total })
super-boss-monster-explain-wounds-more-mine =
    +{ $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    } (razem { $total })
super-boss-monster-explain-reaches-mine-fatal = { $hero }: rana { $total }: koniec gry
super-boss-monster-explain-wounds-more-mine-fatal = rana { $total }: koniec gry
explain-for-coin = odrzuć za 1 monetę
explain-spend = przedmiot się zużyje
explain-on-top = zostanie na wierzchu talii
explain-under = trafi na spód talii
explain-errand = po budowie

## What a player may answer

option-space = { $space }
option-boss = { $card }
option-item = Zużyj przedmiot „{ $card }”
option-coin = Odrzuć kartę „{ $card }” za monetę
option-treasure = { $treasure }
option-on-top = { $card } (na wierzch)
option-under = { $card } (na spód)

## Words

phase-city = Faza miasta
phase-minion = Faza sługusów
treasure-explorer = odkrywca
title-loser = Nieudacznik
title-kobold = Kobold
title-minion = Sługus
title-mini-boss = Miniboss
title-boss = Boss
title-real-boss = Poważny boss
title-dungeon-keeper = Gospodarz podziemi
title-boss-monster = Boss Monster
title-grand-boss = Wielki boss
title-dungeon-lord = Władca podziemi
title-supreme-dungeon-lord = Najwyższy władca podziemi

## Why the game ended, by rule

ending-sbm-end-10 = Jeden z graczy miał na koniec rundy dziesięć dusz; zdecydowała różnica dusz i ran.
ending-sbm-end-11 = Talia miasta była pusta; zdecydowała różnica dusz i ran.
ending-sbm-solo-17 = Pięć ran.
ending-sbm-solo-18 = Bohater dotarł do karczmy.
ending-sbm-solo-19 = Do miasta przybył ostatni bohater.

## Profiles

profile-super-uk = Zasady z 1. druku (jak w ukraińskim pudełku)
    .about = Instrukcja Super Boss Monster z rozstrzygnięciami jej niejasnych miejsc.

## Settings

setting-value-edition-super-uk = { profile-super-uk }
setting-explorers = Odkrywcy
setting-value-explorers-auto = Przy pięciu i sześciu graczach
setting-value-explorers-on = Tak
setting-value-explorers-off = Nie
setting-mixed = Bossowie, komnaty i czary z Boss Monstera
    .alone = W trybie solo zostają w pudełku, bo nic nie robią: { card-draculord }, { card-robobo }, { card-assassin }, { card-counterspell }, { card-motivation }, { card-trepidation }, { card-zombie-attack }.
setting-value-mixed-off = Nie
setting-value-mixed-on = Wtasowane
setting-heroes = Bohaterowie
setting-value-heroes-super = Z Super Boss Monstera
setting-value-heroes-boss_monster = Z Boss Monstera
setting-promo = Gość z dwoma skarbami: { card-relic-hunter }
setting-value-promo-off = Nie
setting-value-promo-on = Tak
setting-items = Przedmioty
    .alone = W trybie solo zostają w pudełku, bo nic nie robią: { card-emergency-halo }, { card-wand-of-autocorrect }, { card-crystal-golf-ball }, { card-loaded-lunchbox }, { card-rocket-flip-flops }.
setting-value-items-off = Nie
setting-value-items-on = Tak
setting-coins = Monety
setting-value-coins-off = Nie
setting-value-coins-on = Tak
setting-challenge = Tryb wyzwania (jeden gracz)
setting-value-challenge-off = Nie
setting-value-challenge-on = Tak
setting-town_deck = Gdy skończy się talia miasta
setting-value-town_deck-whole_turns = Runda bez ani jednego bohatera się nie zaczyna, a runda z niepełną liczbą jest ostatnia
setting-value-town_deck-finish_turn = Runda, w której zabrakło bohatera, jest ostatnia
setting-value-town_deck-at_once = Gra kończy się, gdy zabraknie bohatera
setting-value-town_deck-last_reveal = Runda ostatniego bohatera jest ostatnia
setting-temple_token = Bohater wezwany ze świątyni
setting-value-temple_token-plus_two = Otrzymuje +2 do życia
setting-value-temple_token-none = Nie otrzymuje żetonu
setting-minion_room = Komnaty ze sługusem
setting-value-minion_room-stands = Nie można przykryć ani zniszczyć
setting-value-minion_room-untouchable = W ogóle nie może być celem
setting-boss_space = Sługusa można wysłać do bossa
setting-value-boss_space-when_placed = Dopiero po jego Awansie
setting-value-boss_space-when_resolved = Wcześniej; liczy się Awans w chwili zlecenia
setting-hideout = Premię z kryjówki otrzymuje
setting-value-hideout-on_entry = Komnata ostatnia w chwili wejścia bohatera
setting-value-hideout-on_errand = Komnata ostatnia w fazie sługusów
setting-true_title = Słowo „Prawdziwy” w tytule (tryb wyzwania)
setting-value-true_title-always = Zawsze
setting-value-true_title-from_30 = Od 30 punktów
setting-solo_shift = Miejsca w mieście podczas wabienia (jeden gracz)
setting-value-solo_shift-frozen = Nie zmieniają się
setting-value-solo_shift-closing_up = Od razu się przesuwają
setting-disabled_target = Komnata unieszkodliwiona w odpowiedzi na czar
setting-value-disabled_target-cancels = Nie jest już celem
setting-value-disabled_target-stands = Nadal jest celem
setting-launch_pad = Platforma startowa
setting-value-launch_pad-spaces_only = Ma tylko dwa pola akcji
setting-value-launch_pad-landmark = Jest też miejscem odkrywców
setting-tavern_pile = Bohater, który przyszedł do karczmy, trafia
setting-value-tavern_pile-on_top = Na wierzch
setting-value-tavern_pile-at_bottom = Na spód
setting-landmark_taken = Bohater, którego miejsce jest zajęte
setting-value-landmark_taken-tavern = Idzie do karczmy
setting-value-landmark_taken-town = Zostaje w mieście
setting-value-mulligan-repeat = Dopóki ręka jest słaba
setting-value-mulligan-once = Raz
setting-token_supply = Żetony +1
setting-value-token_supply-unlimited = Ile potrzeba
setting-value-token_supply-limited = Tylko 28
setting-level_up_order = Po odkryciu komnat
setting-value-level_up_order-each_player = Po kolei: Awans gracza, potem jego komnaty
setting-value-level_up_order-all_first = Najpierw wszystkie Awanse, potem wszystkie komnaty
setting-covered_minion = Sługus w miejscu, do którego przyszedł bohater
setting-value-covered_minion-errand_stands = Wykonuje zlecenie
setting-value-covered_minion-errand_lost = Nic nie robi
setting-coin_time = Zamienić komnatę na monetę można
setting-value-coin_time-build_slot = Przed położeniem własnej komnaty
setting-value-coin_time-build_phase = Przez całą fazę budowy
setting-shuffled_tokens = Żetony +1 na potasowanym stosie
setting-value-shuffled_tokens-same_top = Zostają, jeśli na wierzchu jest ta sama komnata
setting-value-shuffled_tokens-stay = Zostają
setting-city_order = W fazie miasta gracz
setting-value-city_order-draft_first = Bierze kartę, potem wysyła sługusa
setting-value-city_order-minion_first = Wysyła sługusa, potem bierze kartę
setting-weak_hero = Bohater, któremu żeton nie zostawił życia
setting-value-weak_hero-first_room = Ginie w pierwszej komnacie
setting-value-weak_hero-one_health = Zachowuje jeden punkt życia
