### Munchkin Quest: everything a running game says. Names are put in as they stand, so they are never inflected: a card, a
### monster or a room stands in quotation marks after its noun, a player is the subject or stands apart.

## Log: set-up and the course of turns

event-sex-chosen =
    { $seat } to w tych podziemiach { $male ->
        [1] mężczyzna
       *[0] kobieta
    }.
event-first-rolled = { $seat } rzuca o pierwszą turę: { $n }.
munchkin-quest-event-first-player = Zaczyna { $seat }.
munchkin-quest-event-turn-began = Tura { $turn }: { $seat }.
munchkin-quest-event-phase-began = { $phase }.
event-returned =
    { $seat } wstaje z martwych przy Wejściu i ma { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }.

## Log: cards

munchkin-quest-event-card-drawn = { $seat } dobiera kartę „{ $card }” ({ $deck }).
munchkin-quest-event-card-drawn-unseen = { $seat } dobiera kartę ({ $deck }).
munchkin-quest-event-card-drawn-many =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $list }.
    .each = { $card }
munchkin-quest-event-card-drawn-unseen-many =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
munchkin-quest-event-card-shown = { $seat } dobiera na oczach wszystkich kartę „{ $card }” ({ $deck }).
event-hand-shown = { $seat } pokazuje wszystkim kartę „{ $card }”.
event-deck-empty = Skończyła się { $deck }.
event-deck-reshuffled = Odrzucone karty potasowano i znów jest { $deck }.
event-card-laid = { $seat } wykłada kartę „{ $card }”.
event-card-laid-many = { $seat } wykłada karty: { $list }.
    .each = { $card }
event-card-packed = { $seat } chowa do plecaka kartę „{ $card }”.
event-card-packed-many = { $seat } chowa do plecaka karty: { $list }.
    .each = { $card }
event-card-unpacked = { $seat } wyjmuje z plecaka kartę „{ $card }”.
event-grip-changed =
    { $seat } trzyma teraz przedmiot „{ $card }” { $hands ->
        [1] jedną dłonią
       *[2] dwiema dłońmi
    }.
event-card-played = { $seat } zagrywa kartę „{ $card }”.
event-card-used = { $seat } używa karty „{ $card }”.
event-card-thrown = { $seat } ciska w wir walki przedmiot „{ $card }”.
munchkin-quest-event-card-discarded = { $seat } odrzuca kartę „{ $card }”.
event-discard-taken = { $seat } bierze kartę „{ $card }” z odrzuconych.
event-card-returned = { $seat } zabiera kartę „{ $card }”: z walki nic nie wyszło.
event-card-shed = { $seat } porzuca kartę „{ $card }”.
event-cheated = { $seat } kantuje: przedmiot „{ $card }” gwiżdże teraz na zasady.
munchkin-quest-event-card-given = { $seat } oddaje graczowi { $to } kartę „{ $card }”.
munchkin-quest-event-card-given-unseen = { $seat } oddaje graczowi { $to } kartę.
event-charity-discard = { $seat } odrzuca kartę „{ $card }”: nikt nie ma niższego poziomu.
event-item-dropped = { $seat } upuszcza przedmiot „{ $card }” (komnata „{ $room }”).
event-gold-dropped =
    { $seat } upuszcza { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    } (komnata „{ $room }”).
event-item-picked-up = { $seat } podnosi przedmiot „{ $card }”.
event-gold-picked-up =
    { $seat } podnosi { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
event-item-lost = { $seat } traci przedmiot „{ $card }”.
event-item-stolen = { $seat } opróżnia kieszenie gracza { $victim } i zabiera przedmiot „{ $card }”.
event-gold-gained =
    { $seat } zyskuje { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
event-gold-lost =
    { $seat } żegna się z pieniędzmi: { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
event-curse-played = { $seat } przeklina gracza { $victim }: „{ $card }”!
event-curse-cancelled = Klątwa „{ $card }” odwołana, { $victim } może odetchnąć.
event-curse-redirected = Klątwa „{ $card }” ma nową ofiarę: { $victim }.
event-curse-works = Klątwa „{ $card }” dosięga gracza { $victim }.
event-curse-stays = Klątwa „{ $card }” przywiera do gracza { $victim }.
event-curse-lifted = { $victim } pozbywa się Klątwy „{ $card }”.
event-curse-tip = Komnata „{ $room }” dziękuje graczowi { $seat } za Klątwę kartą DxM.

## Log: characters

event-level-gained =
    { $seat } zyskuje { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }: teraz poziom { $level }.
    .you = Awansujesz na poziom { $level }.
event-level-gained-many =
    { $seat } zyskuje { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }.
    .you =
        Zyskujesz { $n ->
            [one] { $n } poziom
            [few] { $n } poziomy
           *[many] { $n } poziomów
        }.
event-level-lost =
    { $seat } traci { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }: teraz poziom { $level }.
    .you = Spadasz na poziom { $level }.
event-level-lost-many =
    { $seat } traci { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }.
    .you =
        Tracisz { $n ->
            [one] { $n } poziom
            [few] { $n } poziomy
           *[many] { $n } poziomów
        }.
event-level-bought = { $seat } kupuje poziom za złoto i przedmioty, razem { $n }.
event-hits-lost =
    { $seat } traci { $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    } (zostaje { $left }).
event-hits-prevented =
    Karta „{ $card }” ratuje graczowi { $seat } { $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    }.
event-hits-healed =
    { $seat } odzyskuje { $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    } (teraz { $left }).
event-level-for-hits = { $seat } oddaje poziom za odrobinę zdrowia.
event-died = { $seat } ginie (komnata „{ $room }”).
event-gave-up = { $seat } woli umrzeć.

## Log: the map

event-walked = { $seat } idzie do komnaty „{ $room }” (zostało ruchów: { $n }).
event-walked-many = { $seat } idzie przez komnaty: { $list }.
    .each = { $room }
event-forced = { $seat } przedziera się na siłę ({ $side }): wszystkie ruchy przepadają.
event-blocked = { $seat } nie przechodzi ({ $side }): droga zamknięta.
event-explored = { $seat } rusza w ciemność ({ $side }) i odkrywa komnatę „{ $room }”.
event-link-laid = Komnata „{ $room }”, { $side }: { $link }.
event-link-laid-many = Komnata „{ $room }”: { $list }.
    .each = { $link } ({ $side })
event-link-turned = Komnata „{ $room }”, { $side }: teraz { $link }.
event-link-walled = { $seat } stawia ścianę (komnata „{ $room }”, { $side }).
event-room-turned = Komnata „{ $room }” się obraca: teraz to „{ $other }”.
event-dungeon-explored = Podziemia są odkryte w całości.
event-moved-by-magic = { $seat } znika i pojawia się w komnacie „{ $room }”.
event-toll-paid =
    { $seat } płaci { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    } za święty spokój (komnata „{ $room }”).
event-toll-evaded = { $seat } nie płaci w komnacie „{ $room }” i walczy tam z −2.
event-searched = { $seat } przeszukuje komnatę „{ $room }”: razem { $n }.
event-search-monster = { $seat } znajduje potwora (wynik { $n }).
event-room-looted = Komnata „{ $room }” jest złupiona.
event-room-cleaned-out = Komnata „{ $room }” jest wyczyszczona: ani okruszka.
event-dealt = { $seat } robi interes (komnata „{ $room }”).

## Log: dice

event-dice-rolled =
    { $seat } rzuca { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
       *[many] { $dice } kośćmi
    }, razem { $n }.
event-monster-die = { $seat } rzuca Kością Potworów: { $colour }.
event-die-set = { $seat } kartą „{ $card }” obraca kość: teraz { $face }.
event-monster-die-set = { $seat } kartą „{ $card }” obraca Kość Potworów: teraz { $colour }.
event-dice-again = { $seat } kartą „{ $card }” każe rzucać jeszcze raz.
event-d10-rolled = { $seat } rzuca k10 dla karty „{ $card }”: { $n } (trzeba najwyżej { $limit }).

## Log: monsters

event-monster-drawn = { $seat } dobiera potwora: „{ $card }”.
event-monster-based = Potwór „{ $card }” staje w komnacie „{ $room }” (kolor podstawki: { $colour }).
event-base-freed = Potwór „{ $card }” opuszcza podziemia: potrzebna była jego podstawka.
event-no-monster = Nie ma już żadnego potwora.
event-monster-moved =
    Potwór „{ $card }” idzie: „{ $room }” → „{ $to }” ({ $steps ->
        [one] { $steps } komnata
        [few] { $steps } komnaty
       *[many] { $steps } komnat
    }).
event-monster-moved-many = Potwory idą: { $list }.
    .each = { $card } → { $to }
event-monster-sent = Potwór „{ $card }” odesłany do komnaty „{ $to }”.
event-monsters-stay = Żaden potwór się nie ruszył.
event-monster-left = Potwór „{ $card }” opuszcza podziemia.
event-monster-enhanced = Potwór „{ $monster }” ma teraz kartę „{ $card }”: poziom { $level }, podziękujmy graczowi { $seat }.
event-monster-joins = Potwór „{ $card }” włącza się do walki.
event-door-broken = Potwór „{ $card }” wyłamuje drzwi (komnata „{ $room }”, { $side }).
event-disdained = Potwór „{ $card }” gardzi: { $seat } to za mało na walkę.
event-disdained-many = Potwory gardzą ({ $list }): { $seat } to za mało na walkę.
    .each = { $card }

## Log: fights

event-fight-began = { $seat } przeciw potworowi „{ $card }” (poziom { $level }, komnata „{ $room }”)!
event-boss-comes = Po gracza { $seat } przyszedł Boss: „{ $card }”, poziom { $level }!
event-side-bonus = Karta „{ $card }” zmienia sumę munchkinów o { $n } ({ $seat }).
event-monsters-bonus = Karta „{ $card }” zmienia sumę potworów o { $n } ({ $seat }).
event-dice-changed = Karta „{ $card }” zmienia liczbę kości o { $n } ({ $seat }).
event-backstabbed = { $seat } wbija graczowi { $victim } nóż w plecy.
event-roll-announced = { $seat } zaraz rzuci.
event-fight-locked = { $seat } zamyka walkę kartą „{ $card }”: nikt więcej nie zareaguje.
event-fight-dice =
    { $seat } rzuca { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
       *[many] { $dice } kośćmi
    }: { $n }.
event-fight-monster-dice =
    { $seat } rzuca za potwora „{ $card }” { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
       *[many] { $dice } kośćmi
    }: { $n }.
event-fight-totals = Munchkini { $ours }, potwory { $theirs }.
event-fight-won = { $seat } wygrywa walkę.
event-tie-won = Remis, a { $seat } wygrywa przy remisie.
event-tie-lost = Remis, a po stronie gracza { $seat } nikt nie wygrywa przy remisie: górą są potwory.
event-fight-lost = { $seat } przegrywa walkę.
event-fight-ended = Walka skończyła się niczym ({ $seat }).
event-taken-over = { $gone } odpada z walki: teraz prowadzi ją { $seat }.
event-monster-killed = { $seat } zabija potwora „{ $card }”.
event-monster-reborn = Potwór „{ $card }” pobity, ale żyje: jest teraz w komnacie „{ $room }”.
event-loot-shown = Łup do podziału: „{ $card }”.

## Log: help and trade

event-help-called = { $seat } wzywa pomocy.
event-nobody-came = Nikt nie odpowiada na wezwanie: { $seat } zostaje bez pomocnika.
event-offer-made =
    { $seat } oferuje pomoc. Cena: { $treasures ->
        [0] bez Skarbów
        [one] { $treasures } Skarb
        [few] { $treasures } Skarby
       *[many] { $treasures } Skarbów
    }{ $first ->
        [1] {" "}(z prawem pierwszego wyboru)
       *[0] {""}
    }, { $gold ->
        [0] bez złota
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, { $items ->
        [0] bez przedmiotów
        [one] { $items } przedmiot
        [few] { $items } przedmioty
       *[many] { $items } przedmiotów
    }.
event-offer-declined = { $seat } odmawia.
event-offer-declined-many = Odmawiają: { $list }.
    .each = { $seat }
event-offer-countered =
    { $seat } słyszy inną cenę: { $treasures ->
        [0] bez Skarbów
        [one] { $treasures } Skarb
        [few] { $treasures } Skarby
       *[many] { $treasures } Skarbów
    }{ $first ->
        [1] {" "}(z prawem pierwszego wyboru)
       *[0] {""}
    }, { $gold ->
        [0] bez złota
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, { $items ->
        [0] bez przedmiotów
        [one] { $items } przedmiot
        [few] { $items } przedmioty
       *[many] { $items } przedmiotów
    }.
event-better-asked = { $seat } prosi o lepsze oferty.
event-helper-pays =
    Według umowy { $seat } jeszcze dopłaca { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }, byle wejść.
event-helper-joins =
    { $seat } rusza na pomoc graczowi { $leader }. Cena: { $treasures ->
        [0] bez Skarbów
        [one] { $treasures } Skarb
        [few] { $treasures } Skarby
       *[many] { $treasures } Skarbów
    }, { $gold ->
        [0] bez złota
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, { $items ->
        [0] bez przedmiotów
        [one] { $items } przedmiot
        [few] { $items } przedmioty
       *[many] { $items } przedmiotów
    }.
event-promise-kept =
    { $seat } dotrzymuje słowa danego graczowi { $to }: { $gold ->
        [0] bez złota
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, { $items ->
        [0] bez przedmiotów
        [one] { $items } przedmiot
        [few] { $items } przedmioty
       *[many] { $items } przedmiotów
    }.
event-trade-offered = { $seat } proponuje wymianę graczowi { $to }.
event-trade-countered = { $seat } proponuje graczowi { $to } inną wymianę.
event-trade-done = { $seat } i { $to } dobijają targu: wymiana.
event-trade-declined = { $to } nie chce się wymieniać z graczem { $seat }.
event-item-traded = { $seat } daje graczowi { $to } przedmiot „{ $card }”.
event-gold-traded =
    { $seat } daje graczowi { $to } { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.

## Log: flight

event-exit-chosen = { $seat } ucieknie do komnaty „{ $room }”.
event-no-exit = { $seat } nie ma dokąd uciec.
event-escaped = { $seat } ucieka potworowi „{ $card }” (wynik { $n }).
event-caught = Potwór „{ $card }” łapie gracza { $seat } (wynik { $n }).
event-auto-escape = { $seat } ucieka bez rzutu: „{ $card }”.
event-bad-stuff-in-vain = Marny Koniec nie ma czego zabrać: { $seat } traci jeszcze jedno serce.
event-ran = { $seat } ucieka do komnaty „{ $room }”.
event-boss-level-lost = Boss zabiera graczowi { $seat } poziom.

## Log: the end

event-won-game = { $seat } zabija Bossa i wygrywa grę.
event-monsters-win = Nikt nie pozostał przy życiu: wygrały potwory.

## What a player is asked; -by when a card asks

prompt-answer-counter = Masz propozycję innych warunków. Zgoda?
prompt-answer-trade = Masz propozycję wymiany. Zgoda?
prompt-arrive-by-magic = Wybierz kartę, która przeniesie cię do walki.
prompt-bid-gold = Ile złota dostanie lub zapłaci pomocnik?
prompt-bid-item = Który przedmiot ma oddać prowadzący?
prompt-bid-order = Kto pierwszy wybiera Skarb: pomocnik czy prowadzący?
prompt-bid-treasures = Ile Skarbów dostanie pomocnik?
prompt-build-trade = Dołóż to, co dajesz, poproś o to, czego chcesz, i zaproponuj wymianę.
prompt-charity = Masz na ręce za dużo kart. Wybierz, z którą się rozstajesz.
prompt-choose-base = Wybierz kolor podstawki potwora.
prompt-choose-base-by = { $card }: wybierz kolor podstawki potwora.
prompt-choose-card = Wybierz kartę.
prompt-choose-curse = Wybierz Klątwę do zdjęcia.
prompt-choose-curse-by = { $card }: wybierz Klątwę do zdjęcia.
prompt-choose-die = Wybierz kość.
prompt-choose-die-by = { $card }: wybierz kość.
prompt-choose-exit = Walka przegrana. Wybierz, dokąd uciekać.
prompt-choose-face = Na którą ściankę obrócić kość?
prompt-choose-face-by = { $card }: na którą ściankę obrócić kość?
prompt-choose-fighter = Wybierz munchkina lub potwora w walce.
prompt-choose-fighter-by = { $card }: wybierz munchkina lub potwora w walce.
prompt-choose-item = Wybierz przedmiot.
prompt-choose-item-by = { $card }: wybierz przedmiot.
prompt-choose-link = Wybierz stronę komnaty.
prompt-choose-link-by = { $card }: wybierz stronę komnaty.
prompt-choose-loss = Co tracisz: połowę złota czy przedmiot?
prompt-choose-loss-by = { $card }: co tracisz, połowę złota czy przedmiot?
prompt-choose-monster = Wybierz potwora.
prompt-choose-monster-by = { $card }: wybierz potwora.
prompt-choose-munchkin = Wybierz munchkina.
prompt-choose-munchkin-by = { $card }: wybierz munchkina.
prompt-choose-offer = Przyjmij ofertę, targuj się albo obejdź się bez pomocy.
prompt-choose-prize = Wybierz, co zabierasz.
prompt-choose-prize-by = { $card }: wybierz, co zabierasz.
munchkin-quest-prompt-choose-room = Wybierz komnatę.
munchkin-quest-prompt-choose-room-by = { $card }: wybierz komnatę.
prompt-choose-sex = Twój munchkin to mężczyzna czy kobieta?
prompt-choose-side = Która strona to dostaje?
prompt-choose-side-by = { $card }: która strona to dostaje?
prompt-choose-victim = Wybierz ofiarę.
prompt-choose-victim-by = { $card }: wybierz ofiarę.
munchkin-quest-prompt-discard = Wybierz kartę i odrzuć ją.
munchkin-quest-prompt-discard-by = { $card }: wybierz kartę i odrzuć ją.
prompt-escape = Walka przegrana. Zagraj kartę, która cię wyciągnie, albo uciekaj.
prompt-escape-order = Od którego potwora uciekasz najpierw?
prompt-fight = Twoja walka: zagrywaj karty, wezwij pomoc albo rzuć kośćmi.
prompt-give-potion = Oddać Eliksir, żeby stracić o jedno serce mniej?
prompt-give-potion-by = { $card }: oddać Eliksir, żeby stracić o jedno serce mniej?
prompt-give-to = Wybierz, kto dostanie kartę.
prompt-give-up = Umrzeć celowo? Przepadną karty z ręki, złoto, przedmioty i poziom.
prompt-lay-at-once = Wyłóż od razu to, co masz z łupu, albo spasuj.
prompt-leave-behind = Zostaw coś, żeby łatwiej uciec, albo spasuj.
prompt-lose-item = Wybierz przedmiot, który tracisz.
prompt-lose-item-by = { $card }: wybierz przedmiot, który tracisz.
prompt-lure = W komnacie cisza. Poszukać potwora?
prompt-meeting = Na drodze stoi potwór: walcz albo zagraj kartę, która oszczędzi ci walki.
prompt-moves = Twoja tura: wybierz, co robisz.
prompt-opening = Przed początkiem gry wyłóż rasę, klasę i przedmioty.
prompt-pay-card = Wybierz kartę, którą zapłacisz.
prompt-pay-card-by = { $card }: wybierz kartę, którą zapłacisz.
prompt-pay-price = Wybierz, czym zapłacisz.
prompt-pick-loot = Wybierz Skarb z łupu.
prompt-pick-up = Wybierz, co podnosisz.
prompt-provoke = Gardzą tobą. Mimo to zaatakować?
munchkin-quest-prompt-react = Zareaguj albo spasuj.
munchkin-quest-prompt-react-by = { $card }: zareaguj, zanim karta zadziała, albo spasuj.
prompt-sell-items = Poziom kosztuje 1000: oddaj przedmioty, resztę dopłać złotem.
prompt-send-monster = Wybierz komnatę, do której pójdzie potwór.
prompt-send-monster-by = { $card }: wybierz komnatę, do której pójdzie potwór.
prompt-tidy = Porządki: wybierz, co zmienić.
prompt-toll = Zapłacić myto?

## What a player may answer

munchkin-quest-option-pass = Pas
munchkin-quest-option-yes = Tak
munchkin-quest-option-no = Nie
option-done = Gotowe
option-walk =
    Idź do komnaty „{ $room }” ({ $number ->
        [one] { $number } ruch
        [few] { $number } ruchy
       *[many] { $number } ruchów
    })
option-explore =
    Odkryj komnatę: { $side } ({ $number ->
        [one] { $number } ruch
        [few] { $number } ruchy
       *[many] { $number } ruchów
    })
option-force = Przedrzyj się na siłę za wszystkie ruchy: { $side }
option-search = Przeszukaj komnatę
option-pick-up = Podnieś to, co leży
option-deal = Zrób interes („{ $room }”)
option-fight = Walcz
option-lure = Poszukaj potwora
option-buy-level = Kup poziom
option-heal = Oddaj poziom za trzy serca
option-die = Umrzyj celowo
option-trade = Wymiana: { $seat }
option-tidy = Uporządkuj
option-end = Zakończ turę
option-play = Zagraj kartę „{ $card }”
munchkin-quest-option-use = Użyj karty „{ $card }”
option-power = Użyj mocy karty „{ $card }”
option-d10 = Rzuć k10 dla karty „{ $card }”
option-bribe = Przekup potwora „{ $card }”
option-throw = Ciśnij przedmiot „{ $card }”
option-uncurse = Pozbądź się karty „{ $card }”
option-lay = Wyłóż kartę „{ $card }”
option-lay-packed = Od razu do plecaka: „{ $card }”
option-stow = Schowaj do plecaka: „{ $card }”
option-take-out = Wyjmij z plecaka: „{ $card }”
option-grip =
    Trzymaj przedmiot „{ $card }” { $number ->
        [1] jedną dłonią
       *[2] dwiema dłońmi
    }
option-drop = Upuść przedmiot „{ $card }”
option-drop-gold =
    Upuść { $number ->
        [one] { $number } sztukę złota
        [few] { $number } sztuki złota
       *[many] { $number } sztuk złota
    }
option-shed = Porzuć kartę „{ $card }”
option-swap = Wymień na kartę „{ $card }”
option-roll = Rzuć kośćmi
option-call = Wezwij pomoc
option-accept = Przyjmij ofertę: { $seat }
option-counter = Podaj inną cenę ({ $seat })
option-decline = Odmów
munchkin-quest-option-seat = { $seat }
munchkin-quest-option-card = { $card }
munchkin-quest-option-item = { $card }
option-monster = { $card }
munchkin-quest-option-place = { $room }
option-side = { $side }
option-number = { $number }
option-colour = { $colour }
option-die-pick = Kość, na której jest { $face }
option-face = { $face }
option-gold =
    { $number ->
        [one] { $number } sztuka złota
        [few] { $number } sztuki złota
       *[many] { $number } sztuk złota
    }
option-for-munchkins = Munchkinom
option-for-monsters = Potworom
option-first-pick = Najpierw wybiera pomocnik
option-second-pick = Najpierw wybiera prowadzący
option-male = Mężczyzna
option-female = Kobieta
option-want-item = Poproś o przedmiot „{ $card }”
option-want-gold =
    Poproś o { $number ->
        [one] { $number } sztukę złota
        [few] { $number } sztuki złota
       *[many] { $number } sztuk złota
    }
option-pay-gold =
    Pomocnik płaci { $number ->
        [one] { $number } sztukę złota
        [few] { $number } sztuki złota
       *[many] { $number } sztuk złota
    }
option-better = Poproś o lepsze oferty
option-curse = { $card } ({ $seat })
option-show = Pokaż wszystkim kartę „{ $card }”

## What a question is about, and what its answers do

explain-mq-about-fight =
    Twoja walka: „{ $card }”{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }. { $ours } przeciw { $theirs }, szansa { $odds }%.
explain-mq-about-other-fight =
    { $who } walczy: „{ $card }”{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }. { $ours } przeciw { $theirs }, szansa { $odds }%.
explain-mq-about-call =
    { $who } prosi o pomoc: „{ $card }”{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }. Z tobą { $before }% → { $odds }%.
explain-mq-about-counter = { $who } podaje inne warunki: z tobą { $before }% → { $odds }%.
explain-mq-about-trade = { $who } proponuje ci wymianę.
explain-mq-about-moves =
    Masz poziom { $level } z { $goal }, zostało ci { $hits ->
        [one] { $hits } serce
        [few] { $hits } serca
       *[many] { $hits } serc
    } i { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
explain-mq-about-moves-boss =
    Masz poziom { $level } z { $goal }: przy Wejściu czeka Boss. Zostało ci { $hits ->
        [one] { $hits } serce
        [few] { $hits } serca
       *[many] { $hits } serc
    } i { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
explain-mq-about-charity =
    Kart na ręce: { $n }, wolno mieć { $limit }. Następną dostaje { $who }{ $more ->
        [0] {""}
       *[other] {" "}albo jeszcze { $more } na tym poziomie
    }.
explain-mq-about-discard = Kart na ręce: { $n }, wolno mieć { $limit }. Nikt nie ma niższego poziomu, więc następna zostaje odrzucona.
explain-mq-about-hits =
    Zaraz stracisz { $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    }, a masz { $left }.
explain-mq-about-defeat =
    Walka przegrana, { $ours } do { $theirs }: każdy walczący traci { $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    }, potem ucieczka.
explain-mq-about-run =
    Walka przegrana, { $ours } do { $theirs }, zostało ci { $left ->
        [one] { $left } serce
        [few] { $left } serca
       *[many] { $left } serc
    }: trzeba uciekać.
explain-mq-about-award = Wygrywa { $who }: teraz poziomy i Skarby.
explain-mq-about-curse-you = { $who } rzuca na ciebie Klątwę: „{ $card }”.
explain-mq-about-curse = { $who } rzuca Klątwę „{ $card }”, cel: { $victim }.
explain-mq-about-fight-roll =
    Kości rzucone, { $ours } przeciw { $theirs }: na razie { $won ->
        [1] wygrana
       *[0] przegrana
    }.
explain-mq-about-other-fight-roll =
    { $who } rzuca, { $ours } przeciw { $theirs }: na razie { $won ->
        [1] wygrana
       *[0] przegrana
    }.
explain-mq-about-base =
    Potwór „{ $card }” (poziom { $level }): { $owned ->
        [0] Kość Potworów pokazuje niczyj kolor
       *[1] skończyły się podstawki tego koloru
    }.
explain-mq-about-escape =
    { $who } ucieka, potwór „{ $card }”: { $n }, a trzeba { $need }, { $safe ->
        [1] udało się
       *[0] nie udało się
    }.
explain-mq-about-roll = { $who } rzuca: { $n }.
explain-mq-about-monster-die = { $who } rzuca Kością Potworów.
explain-mq-about-won = Walka wygrana.
explain-mq-did-play = { $who } zagrywa kartę „{ $card }”.
explain-mq-did-use = { $who } używa karty „{ $card }”.
explain-mq-did-throw = { $who } ciska przedmiot „{ $card }”.
explain-mq-did-lay = { $who } wykłada kartę „{ $card }”.
explain-mq-did-join = { $who } dołącza do walki.
explain-mq-will-walk = { $who } zaraz pójdzie dalej.
explain-mq-will-explore = { $who } zaraz wkroczy w ciemność.
explain-mq-will-search = { $who } zaraz przeszuka komnatę.
explain-mq-will-deal = { $who } zaraz ubije interes.
explain-mq-will-act = { $who } zaraz coś zrobi.
explain-mq-will-end = { $who } zaraz zakończy turę.
explain-mq-turn-begins = Turę zaczyna { $who }.
explain-mq-fight = twoje { $ours } przeciw { $theirs }: { $odds }%
explain-mq-meet =
    walka { $odds }%: „{ $card }”{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }, { $ours } przeciw { $theirs }
explain-mq-odds-change = { $before }% → { $odds }% ({ $ours } przeciw { $theirs })
explain-mq-odds-same = szanse bez zmian: { $odds }%
explain-mq-help-change = szansa { $before }% → { $odds }%
explain-mq-help = razem, { $who }: { $odds }% (mogą przyjść: { $n })
explain-mq-nobody-near = nikogo w pobliżu; ktoś może przybyć magią
explain-mq-alone = bez pomocy: { $odds }%
explain-mq-who-wins = { $who } wygrywa z szansą { $odds }%
explain-mq-fight-ends = walka się kończy
explain-mq-joins = dołącza nieznany potwór
explain-mq-won = wygrywasz walkę
explain-mq-lost = przegrywasz walkę
explain-mq-other-won = { $who } wygrywa walkę
explain-mq-other-lost = { $who } przegrywa walkę
explain-mq-escape = ucieczka { $odds }% (od { $need }): „{ $card }”
explain-mq-escape-all = ucieczka od wszystkich ({ $n }): { $odds }%
explain-mq-caught = inaczej Marny Koniec
explain-mq-caught-hits =
    inaczej −{ $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    }
explain-mq-caught-levels =
    inaczej −{ $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
explain-mq-caught-dead = inaczej śmierć
explain-mq-caught-now = potwór cię łapie
explain-mq-escaped = ucieczka się udaje
explain-mq-level-up = awans na poziom { $level }
explain-mq-level-down = spadek na poziom { $level }
explain-mq-hits-lost =
    −{ $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    }, zostanie { $left }
explain-mq-hits-gained =
    +{ $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    }, razem { $left }
explain-mq-die-fatal = umierasz
explain-mq-give-up = strać wszystko i zacznij od nowa
explain-mq-card-lost = tracisz „{ $card }”
explain-mq-card-gained = dostajesz „{ $card }”
explain-mq-gold-lost = złoto −{ $n }
explain-mq-gold-gained = złoto +{ $n }
explain-mq-curse-lifted = znika „{ $card }”
explain-mq-cursed = „{ $card }” przylgnie do ciebie
explain-mq-strength = siła { $before } → { $after }
explain-mq-strength-same = siła bez zmian: { $n }
explain-mq-muted = +0: przez kartę „{ $card }” nic nie daje
explain-mq-packed = w plecaku nie daje premii (+{ $n })
explain-mq-treasures =
    +{ $n ->
        [one] { $n } Skarb
        [few] { $n } Skarby
       *[many] { $n } Skarbów
    }
explain-mq-dxm = karty DxM: +{ $n }
explain-mq-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }, zostanie { $left }
explain-mq-moves-gained =
    +{ $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
explain-mq-explore = komnata, karta DxM, potwór
explain-mq-search = złoto { $gold }%, Skarb { $treasure }%, potwór { $monster }%
explain-mq-disdained = potwory, które tobą gardzą: { $n }
explain-mq-floor = rzeczy na podłodze: { $n }
explain-mq-boss = Boss: twoje { $ours } przeciw { $level }, plus kości
explain-mq-charity =
    oddaj { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
explain-mq-hunted = przyjdzie do ciebie potwór: { $odds }%
explain-mq-end =
    { $n ->
        [one] przepada { $n } ruch
        [few] przepadają { $n } ruchy
       *[many] przepada { $n } ruchów
    }, potem ruszają potwory
explain-mq-lure = dobierz potwora i walcz tutaj
explain-mq-buy-level = poziom { $level } za { $n } w złocie i przedmiotach
explain-mq-free = nie kosztuje ruchów
explain-mq-trade = { $who }: przedmioty { $items }, złoto { $gold }
explain-mq-d10 = na k10 najwyżej { $n }: { $odds }%
explain-mq-fine = jeśli się nie uda, złoto −{ $n }
explain-mq-victims =
    { $n ->
        [0] nikt by nie ucierpiał
       *[other] ucierpieliby przeciwnicy: { $n }
    }
explain-mq-targets = dalej wybór: { $n }
explain-mq-turn-die = obróć kość na dowolną ściankę
explain-mq-again = rzuć swoimi kośćmi jeszcze raz
explain-mq-show = nic więcej się nie dzieje
explain-mq-share = Skarby: { $n } z { $total }, dostaje { $who }
explain-mq-share-yours = Skarby dla ciebie: { $n } z { $total }
explain-mq-first = najpierw wybiera { $who }
explain-mq-first-you = wybierasz najpierw
explain-mq-own-terms = podaj własne warunki
explain-mq-better = wszyscy mogą złożyć nową ofertę
explain-mq-stay-out = nie mieszasz się
explain-mq-no-offer = bez oferty
explain-mq-keep-offer = oferta pozostaje
explain-mq-no-gold = bez złota
explain-mq-must-agree = musi się zgodzić { $who }
explain-mq-you-get = dostajesz „{ $card }” (+{ $bonus }, wartość { $value })
explain-mq-you-give = dajesz „{ $card }” (+{ $bonus }, wartość { $value })
explain-mq-worth = +{ $bonus }, wartość { $value }
explain-mq-sale = liczy się { $n }: razem { $sum } z { $price }
explain-mq-no-toll = w walkach tutaj −2
explain-mq-nothing-changes = nic się nie zmienia
explain-mq-nothing-more = nic więcej
explain-mq-monster = poziom { $level }, podstawka: { $who }
explain-mq-monsters-there = potwory tam: { $n }
explain-mq-there =
    jest tam { $who }{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }
explain-mq-nobody-there = nikogo tam nie ma
explain-mq-quiet = nie ma tam potwora
explain-mq-wall = ściana do twojej następnej tury
explain-mq-turned = nie wiadomo, co jest po drugiej stronie
explain-mq-die-of = kość: { $who }
explain-mq-die-of-monster = kość potwora „{ $card }”
explain-mq-draws = kartę DxM dobiera { $who }
explain-mq-nobody-draws = nikt nie dobiera karty
explain-mq-base = jego cel to { $who }
explain-mq-leave =
    zwolni podstawkę: z mapy { $n ->
        [one] znika { $n } potwór
        [few] znikają { $n } potwory
       *[many] znika { $n } potworów
    }
explain-mq-hand-size = poziom { $level }, karty na ręce: { $n }
explain-mq-given =
    dostaje { $who }{ $more ->
        [0] {""}
       *[other] {" "}albo jeszcze { $more }
    }
explain-mq-thrown-away = zostaje odrzucona
explain-mq-into-hand = na rękę
explain-mq-spared = { $who } ocaleje
explain-mq-looks = nie wpływa na zasady
explain-mq-other-dies = { $who } ginie
explain-mq-other-level = { $who }: poziom { $level }
explain-mq-other-hits-lost =
    { $who }: −{ $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    }, zostanie { $left }
explain-mq-other-hits-gained =
    { $who }: +{ $n ->
        [one] { $n } serce
        [few] { $n } serca
       *[many] { $n } serc
    }, razem { $left }
explain-mq-other-loses = { $who } traci „{ $card }”
explain-mq-other-pays = { $who }: złoto −{ $n }
explain-mq-other-gets = { $who }: złoto +{ $n }
explain-mq-other-freed = { $who } pozbywa się karty „{ $card }”
explain-mq-other-cursed = przylgnie „{ $card }”, ofiara: { $who }
explain-mq-other-chooses = { $who } traci jedno z { $n } do wyboru
explain-mq-monsters-move = teraz ruszają potwory
explain-mq-no-fight = bez walki
munchkin-quest-ask-answer-counter = Zgoda?
munchkin-quest-ask-answer-trade = Zgoda?
munchkin-quest-ask-bid-treasures = Ile Skarbów dostanie pomocnik?
munchkin-quest-ask-charity = Z którą kartą się rozstajesz?
munchkin-quest-ask-choose-base = Na czyjej podstawce ma stanąć?
munchkin-quest-ask-choose-exit = Dokąd uciekasz?
munchkin-quest-ask-choose-offer = Przyjąć ofertę, podać inną cenę czy radzić sobie bez pomocy?
munchkin-quest-ask-escape = Zagrać kartę, która cię wyciągnie, czy uciekać?
munchkin-quest-ask-escape-order = Od którego potwora najpierw?
munchkin-quest-ask-fight = Karty, pomoc czy rzut?
munchkin-quest-ask-meeting = Walczyć czy zagrać kartę, która oszczędzi ci walki?
munchkin-quest-ask-moves = Co robisz?
munchkin-quest-ask-react = Zareaguj albo spasuj.

## Words

munchkin-quest-phase-setup = Przygotowanie
phase-card = Karta
phase-moves = Ruchy
phase-charity = Dobroczynność
phase-monsters = Tura Potworów
deck-monster = talia Potworów
deck-treasure = talia Skarbów
deck-dxm = talia DxM
side-north = północ
side-east = wschód
side-south = południe
side-west = zachód
colour-red = czerwony
colour-orange = pomarańczowy
colour-yellow = żółty
colour-green = zielony
colour-blue = niebieski
colour-purple = fioletowy
link-passage = korytarz
link-door = drzwi
link-locked = zamknięte drzwi
link-hidden = tajne przejście
link-wall = ściana

## Why the game ended, by rule

ending-mq-boss-10 = Munchkin zabił Bossa.
ending-mq-boss-11 = Dwaj munchkini razem zabili Bossa i dzielą się zwycięstwem.
ending-mq-win-02 = Żaden munchkin nie pozostał przy życiu: wygrały potwory.

## Profiles

profile-rulebook = Według instrukcji
    .about = Zasady Munchkin Questa z rozstrzygnięciami spornych miejsc i kartami naszego pomysłu.

## Settings

setting-value-edition-rulebook = { profile-rulebook }
setting-length = Długość gry
setting-value-length-full = Pełna: Boss od 10. poziomu
setting-value-length-short = Krótka (wariant domowy): Boss od 7. poziomu, połowa podziemi
setting-die_card = Karta za kolor na Kości Potworów
setting-value-die_card-any_player = Dla gracza tego koloru
setting-value-die_card-roller = Tylko dla rzucającego, za własny kolor
setting-full_base = Gdy brakuje podstawek koloru
setting-value-full_base-colour = Odchodzi najsilniejszy potwór tego koloru
setting-value-full_base-map = Odchodzi najsilniejszy potwór na mapie
setting-hidden_cost = Tajne przejście kosztuje
setting-value-hidden_cost-3 = 3 ruchy
setting-value-hidden_cost-2 = 2 ruchy
setting-emergency = Przedzierać się na siłę wolno
setting-value-emergency-unspent = Tylko przed wydaniem pierwszego ruchu
setting-value-emergency-any_time = Zawsze, za pozostałe ruchy
setting-cleaned_out = Wyczyszczona komnata
setting-value-cleaned_out-closed = Nie można jej już przeszukać
setting-value-cleaned_out-open = Można ją znów przeszukać
setting-beside_target = Potwór obok swojego celu
setting-value-beside_target-stays = Zostaje przy nim
setting-value-beside_target-leaves = I tak idzie za strzałkami
setting-elf_levels = Elf za pomoc zyskuje poziom
setting-value-elf_levels-each = Za każdego zabitego potwora
setting-value-elf_levels-once = Raz na walkę
setting-boss_loss = Kto przegra z Bossem, traci
setting-value-boss_loss-each_monster = Po sercu za każdego potwora
setting-value-boss_loss-one_hit = Jedno serce
setting-one_use_range = Jednorazowe przedmioty w cudzej walce
setting-value-one_use_range-thrown = Tylko rzucane, stąd lub z sąsiedztwa
setting-value-one_use_range-anywhere = Skądkolwiek
setting-packed_big = Duże przedmioty w plecaku
setting-value-packed_big-free = Nie kosztują ruchów
setting-value-packed_big-counts = Kosztują ruchy jak inne
setting-returned_cards = Gdy walka się urywa, jednorazowe karty wracają
setting-value-returned_cards-target_gone = Jeśli zniknął ich cel
setting-value-returned_cards-all = Wszystkie
setting-extra_hit = Gdy Marny Koniec nie ma czego zabrać
setting-value-extra_hit-once = Jeszcze jedno serce na walkę
setting-value-extra_hit-each_monster = Jeszcze serce za każdego potwora
setting-contrary_blocked = Przekorny potwór bez drogi
setting-value-contrary_blocked-stays = Stoi w miejscu
setting-value-contrary_blocked-follows = Idzie za strzałką
