### Boss Monster: everything a running game says. Names are put in as they stand, so they are never inflected:
### a card or a hero stands in quotation marks after its noun, a player is the subject or stands apart.

## Log: setup

event-boss-dealt = { $seat } otrzymuje bossa: { $boss } ({ $xp } PD).
event-bosses-offered = { $seat } wybiera spośród dwóch bossów: { $boss }, { $other }.
event-bosses-offered-unseen = { $seat } wybiera jednego z dwóch bossów.
event-boss-chosen = { $seat } wybiera bossa: { $boss } ({ $xp } PD).
event-first-player = Zaczyna { $seat } (najwięcej PD: { $xp }).
event-hand-dealt =
    { $seat } dociąga rękę początkową: { $rooms ->
        [one] { $rooms } komnata
        [few] { $rooms } komnaty
       *[many] { $rooms } komnat
    }, { $spells ->
        [one] { $spells } czar
        [few] { $spells } czary
       *[many] { $spells } czarów
    }.
event-mulligan-taken = { $seat } bierze mulligana i dociąga nową rękę.
event-start-discarded = { $seat } odrzuca karty „{ $card }” i „{ $other }”.

## Log: the turn

event-turn-began = Runda { $turn }.
event-phase-began = { $phase }.
event-hero-revealed = Do miasta przybywa bohater „{ $hero }”.
event-hero-revealed-many = Do miasta przybywają bohaterowie: { $list }.
    .each = { $hero }
event-no-hero-left = Talie bohaterów są puste: nowi bohaterowie już nie przybywają.
event-card-drawn = { $seat } dociąga kartę „{ $card }” ({ $deck }).
event-card-drawn-unseen = { $seat } dociąga kartę ({ $deck }).
event-card-drawn-many =
    { $seat } dociąga { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $list }.
    .each = { $card }
event-card-drawn-unseen-many =
    { $seat } dociąga { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-nothing-to-draw = { $seat } nie dociąga karty: { $deck } jest pusta.
event-deck-rebuilt =
    Odrzucone karty potasowano: { $deck }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-deck-shuffled = Potasowano: { $deck }.

## Log: building

event-room-placed = { $seat } kładzie zakrytą komnatę „{ $card }” (nr { $slot }).
event-room-placed-unseen = { $seat } kładzie zakrytą komnatę (nr { $slot }).
event-room-placed-unseen-many = Kładą zakrytą komnatę: { $list }.
    .each = { $seat }
event-build-passed = { $seat } nie buduje komnaty.
event-build-passed-many = Nie budują komnaty: { $list }.
    .each = { $seat }
event-room-revealed = { $seat } odkrywa komnatę „{ $card }” (nr { $slot }).
event-room-revealed-many = Odkryte komnaty: { $list }.
    .each = { $card } ({ $seat })
event-room-built = { $seat } od razu buduje komnatę „{ $card }” (nr { $slot }).
event-levelled-up = { $seat }: Awans bossa ({ $boss }).
event-building-barred = { $seat } zabrania budowania komnat do końca rundy.
event-room-returned = { $seat } bierze z powrotem na rękę komnatę „{ $card }”.
event-room-returned-unseen = { $seat } bierze z powrotem na rękę zakrytą komnatę.
event-ability-works = Uruchamia się komnata „{ $card }” ({ $seat }).

## Log: bait

event-hero-lured = { $seat } zwabia bohatera „{ $hero }” (skarby: { $best } do { $second }).
event-hero-lured-many =
    { $seat } zwabia { $count ->
        [one] { $count } bohatera
        [few] { $count } bohaterów
       *[many] { $count } bohaterów
    }: { $list }.
    .each = { $hero }
event-hero-tied = Bohater „{ $hero }” zostaje w mieście: remis (skarby: { $best }).
event-hero-tied-many = Zostają w mieście z powodu remisu: { $list }.
    .each = { $hero } ({ $best })
event-hero-unmoved = Bohater „{ $hero }” zostaje w mieście: nikt nie ma odpowiednich skarbów.
event-hero-unmoved-many = Zostają w mieście, bo nikt nie ma odpowiednich skarbów: { $list }.
    .each = { $hero }
event-fool-lured = { $seat } zwabia bohatera „{ $hero }” (najmniej dusz: { $souls }).
event-fool-tied = Bohater „{ $hero }” zostaje w mieście: remis (najmniej dusz: { $souls }).

## Log: adventure

event-adventure-began =
    { $seat }: przed wejściem czeka { $heroes ->
        [one] { $heroes } bohater
        [few] { $heroes } bohaterów
       *[many] { $heroes } bohaterów
    }.
event-hero-entered = Bohater „{ $hero }” wchodzi do komnaty „{ $card }” (nr { $slot }).
event-hero-passed = Bohater „{ $hero }” przechodzi dalej: komnata „{ $card }” jest dezaktywowana.
event-hero-bounced = Komnata „{ $card }” cofa bohatera „{ $hero }” do komnaty po lewej.
event-room-hurt =
    Komnata „{ $card }” zadaje bohaterowi „{ $hero }” { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    } (razem { $total }, życie { $health }).
event-hero-hurt =
    Bohater „{ $hero }” otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    } (razem { $total }, życie { $health }).
event-hero-died =
    Bohater „{ $hero }” zostaje wyeliminowany: { $seat } zdobywa { $souls ->
        [one] { $souls } duszę
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }.
    .you = Bohater „{ $hero }” ginie w twoich podziemiach.
event-hero-died-many =
    Wyeliminowani bohaterowie ({ $count }): { $list }. { $seat } zdobywa { $souls ->
        [one] { $souls } duszę
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }.
    .each = { $hero }
    .you =
        W twoich podziemiach ginie { $count ->
            [one] { $count } bohater
            [few] { $count } bohaterów
           *[many] { $count } bohaterów
        }: { $list }.
event-hero-survived =
    Bohater „{ $hero }” przechodzi podziemia: { $seat } otrzymuje { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }.
    .you = Bohater „{ $hero }” dociera do ciebie.
event-hero-survived-many =
    Podziemia przechodzą bohaterowie ({ $count }): { $list }. { $seat } otrzymuje { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }.
    .each = { $hero }
    .you =
        Dociera do ciebie { $count ->
            [one] { $count } bohater
            [few] { $count } bohaterów
           *[many] { $count } bohaterów
        }: { $list }.

## Log: spells, abilities, and what they do

event-spell-cast = { $seat } zagrywa czar „{ $card }”.
event-spell-cast-room = { $seat } zagrywa czar „{ $card }” na komnatę „{ $room }” ({ $owner }).
event-spell-cast-hero = { $seat } zagrywa czar „{ $card }” na bohatera „{ $hero }”.
event-spell-cast-seat = { $seat } zagrywa czar „{ $card }”, cel: { $other }.
event-spell-cast-spell = { $seat } zagrywa czar „{ $card }” przeciw czarowi „{ $other }”.
event-ability-used = { $seat } używa zdolności komnaty „{ $card }”.
event-ability-used-hero = { $seat } używa zdolności komnaty „{ $card }”, cel: { $hero }.
event-ability-used-seat = { $seat } używa zdolności komnaty „{ $card }”, cel: { $other }.
event-ability-used-spell = { $seat } używa zdolności komnaty „{ $card }” przeciw czarowi „{ $other }”.
event-spell-cancelled = Czar „{ $card }” zostaje zanegowany ({ $seat }).
event-fizzled = „{ $card }”: celu już nie ma, efekt nie działa ({ $seat }).
event-room-destroyed = Komnata „{ $card }” zostaje zniszczona ({ $seat }).
event-room-uncovered = Odsłania się komnata „{ $card }” ({ $seat }).
event-room-deactivated = Komnata „{ $card }” zostaje dezaktywowana do końca rundy ({ $seat }).
event-room-boosted = Komnata „{ $card }” ma do końca rundy +{ $n } do obrażeń ({ $seat }).
event-dungeon-boosted = { $seat }: do końca rundy wszystkie komnaty mają +{ $n } do obrażeń.
event-rooms-swapped = Komnaty „{ $card }” i „{ $other }” zamieniają się miejscami ({ $seat }).
event-treasure-doubled = { $seat }: do końca rundy skarby w komnatach podwajają się.
event-card-discarded = { $seat } odrzuca kartę „{ $card }”.
event-card-lost = { $seat } odrzuca losową kartę: „{ $card }”.
event-card-recovered = { $seat } bierze kartę „{ $card }” ze stosu odrzuconych kart.
event-card-found = { $seat } znajduje kartę „{ $card }” i bierze ją na rękę.
event-nothing-found = { $seat } szuka karty, ale jej nie znajduje.
event-card-stolen = { $seat } kradnie przeciwnikowi kartę „{ $card }” ({ $other }).
event-card-stolen-unseen = { $seat } kradnie przeciwnikowi kartę ({ $other }).
event-hand-seen = { $seat } ogląda karty na ręce przeciwnika ({ $other }).
event-hero-fled = Bohater „{ $hero }” opuszcza podziemia i wraca do miasta ({ $seat }).
event-hero-moved = { $seat } przenosi bohatera „{ $hero }” przed wejście do swoich podziemi.
event-hero-sent-back = Bohater „{ $hero }” wraca do skrajnej lewej komnaty ({ $seat }).
event-hero-revived = Bohater „{ $hero }” ożywa przed wejściem do podziemi ({ $seat }).
event-hero-strengthened = Bohater „{ $hero }” ma do końca rundy +{ $n } do życia.
event-town-hero-killed =
    Bohater „{ $hero }” zostaje wyeliminowany w mieście: { $seat } zdobywa { $souls ->
        [one] { $souls } duszę
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }.
event-heroes-kept-out = { $seat }: do końca rundy bohaterowie nie wchodzą do podziemi.
event-soul-lost = { $seat } usuwa z gry bohatera „{ $hero }” spośród swoich dusz.
event-wound-healed =
    { $seat } leczy { $n ->
        [one] { $n } ranę
        [few] { $n } rany
       *[many] { $n } ran
    }: bohater „{ $hero }” jest teraz wśród dusz.

## Log: the end

event-rooms-woke = Dezaktywowane komnaty są znowu aktywne.
event-seat-out =
    { $seat } odpada z gry: { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }.
event-won-by-souls =
    { $seat } zwycięża: { $souls ->
        [one] { $souls } dusza
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }, { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }.
event-won-last = { $seat } zwycięża: nie ma już innych graczy.
event-won-tie = Przy remisie zwycięża { $seat }: najwyższy wynik { $score } (dusze minus rany).
event-won-tie-xp = Przy remisie z wynikiem { $score } (dusze minus rany) zwycięża { $seat }: najmniej PD, { $xp }.
event-counted-out = Bohaterów zabrakło: { $seat } zwycięża z najwyższym wynikiem { $score } (dusze minus rany).

## What a player is asked; -by when a card asks

prompt-answer = Odpowiedz czarem lub zdolnością albo spasuj.
prompt-answer-by = { $card }: odpowiedz, zanim efekt zadziała, albo spasuj.
prompt-build = Faza budowy: wybierz działanie albo spasuj.
prompt-build-another = Zbudować od razu jeszcze jedną komnatę?
prompt-build-another-by = { $card }: zbudować od razu jeszcze jedną komnatę?
prompt-build-found = Zbudować od razu znalezioną komnatę?
prompt-build-found-by = { $card }: zbudować od razu znalezioną komnatę?
prompt-cancel = Zaneguj czar albo spasuj.
prompt-cancel-by = { $card }: zaneguj ten czar albo spasuj.
prompt-choose-boss = Wybierz swojego bossa.
prompt-choose-dungeon = Wybierz podziemia, w których dwie komnaty zamienią się miejscami.
prompt-choose-dungeon-by = { $card }: wybierz podziemia, w których dwie komnaty zamienią się miejscami.
prompt-choose-hero = Wybierz bohatera.
prompt-choose-hero-by = { $card }: wybierz bohatera.
prompt-choose-opponent = Wybierz przeciwnika.
prompt-choose-opponent-by = { $card }: wybierz przeciwnika.
prompt-choose-room = Wybierz komnatę.
prompt-choose-room-by = { $card }: wybierz komnatę.
prompt-choose-soul = Wybierz bohatera spośród dusz.
prompt-choose-soul-by = { $card }: wybierz bohatera spośród dusz.
prompt-choose-stack = Wybierz komnatę do zamiany miejscami.
prompt-choose-stack-by = { $card }: wybierz komnatę do zamiany miejscami.
prompt-destroy-another = Wybierz inną swoją komnatę i zniszcz ją.
prompt-destroy-another-by = { $card }: wybierz inną swoją komnatę i zniszcz ją.
prompt-destroy-own = Wybierz swoją komnatę i zniszcz ją.
prompt-destroy-own-by = { $card }: wybierz swoją komnatę i zniszcz ją.
prompt-discard = Wybierz kartę i odrzuć ją.
prompt-discard-by = { $card }: wybierz kartę i odrzuć ją.
prompt-discard-start = Wybierz kartę i odrzuć ją: każdy gracz odrzuca dwie.
prompt-draw-from = Dociągnąć komnatę czy czar?
prompt-draw-from-by = { $card }: dociągnąć komnatę czy czar?
prompt-fetch-hero = Wybierz bohatera i przenieś go przed wejście do swoich podziemi.
prompt-fetch-hero-by = { $card }: wybierz bohatera i przenieś go przed wejście do swoich podziemi.
prompt-first-room = Połóż zakrytą pierwszą komnatę albo spasuj.
prompt-heal = Wybierz bohatera spośród swoich ran i zamień go w dusze.
prompt-heal-by = { $card }: wybierz bohatera spośród swoich ran i zamień go w dusze.
prompt-machinations = Machinacje: dociągnij kartę albo spasuj.
prompt-may = Użyć efektu?
prompt-may-by = { $card }: użyć efektu?
prompt-mulligan = Mulligan: wtasować rękę do talii i dociągnąć nową?
prompt-place-another = Zbudować w tej rundzie drugą komnatę?
prompt-place-another-by = { $card }: zbudować w tej rundzie drugą komnatę?
prompt-react = Zagraj czar, użyj zdolności albo spasuj.
prompt-recover = Wybierz kartę ze stosu odrzuconych kart.
prompt-recover-by = { $card }: wybierz kartę ze stosu odrzuconych kart.
prompt-search = Wybierz komnatę i weź ją na rękę.
prompt-search-by = { $card }: wybierz komnatę i weź ją na rękę.
prompt-steal = Wybierz kartę i ukradnij ją.
prompt-steal-by = { $card }: wybierz kartę i ukradnij ją.

## What a question is about, and what its answers do: in a few words, for buttons

ask-answer = Odpowiesz?
ask-cancel = Zanegujesz?
ask-react = Zareagujesz?
ask-build = Którą komnatę zbudujesz?
explain-own = Zaraz zadziała twoja karta „{ $card }”.
explain-casts = { $seat } zagrywa czar „{ $card }”.
explain-casts-room = { $seat } zagrywa czar „{ $card }” na komnatę „{ $room }” ({ $owner }, komnata { $slot }).
explain-casts-room-mine = { $seat } zagrywa czar „{ $card }” na twoją komnatę „{ $room }” (komnata { $slot }).
explain-casts-hero = { $seat } zagrywa czar „{ $card }” na bohatera „{ $hero }”.
explain-casts-seat = { $seat } zagrywa czar „{ $card }”, cel: { $other }.
explain-casts-you = { $seat } zagrywa czar „{ $card }” na ciebie.
explain-casts-spell = { $seat } zagrywa „{ $card }”, by zanegować „{ $other }”.
explain-uses = { $seat } używa zdolności komnaty „{ $card }”.
explain-uses-hero = { $seat } używa zdolności komnaty „{ $card }” na bohatera „{ $hero }”.
explain-uses-seat = { $seat } używa zdolności komnaty „{ $card }”, cel: { $other }.
explain-uses-you = { $seat } używa zdolności komnaty „{ $card }” na ciebie.
explain-uses-spell = { $seat } używa zdolności komnaty „{ $card }”, by zanegować „{ $other }”.
explain-because = { $seat }: zadziałała karta „{ $card }”.
explain-then-dies-mine =
    Bohater „{ $hero }” zginie w twojej komnacie { $slot }: +{ $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }.
explain-then-dies = Bohater „{ $hero }” zginie w komnacie { $slot } ({ $seat }).
explain-then-reaches-mine = Bohater „{ $hero }” dotrze do ciebie, życie { $left }.
explain-then-reaches-mine-fatal = Bohater „{ $hero }” dotrze do ciebie, życie { $left }: ostatnia rana.
explain-then-reaches = Bohater „{ $hero }” dotrze do bossa ({ $seat }), życie { $left }.
explain-then-flees = Bohater „{ $hero }” ucieknie do miasta.
explain-then-town = Bohater „{ $hero }” wróci do miasta.
explain-then-room-lost = Stracisz komnatę „{ $card }”.
explain-then-room-off-mine = Twoja komnata „{ $card }” nie zadziała w tej rundzie.
explain-then-souls-less-mine = Stracisz dusze: { $n }.
explain-then-cards-less = Stracisz karty: { $n }.
explain-build = Twoja komnata na tę rundę.
explain-laid = Twoja komnata leży; wkrótce komnaty zostaną odkryte.
explain-build-other = Buduje { $seat }.
explain-revealed = Komnaty są odkryte; teraz bohaterowie wybiorą podziemia.
explain-inside-mine = { $hero } jest w twojej komnacie „{ $room }” ({ $slot }), pozostało życia { $left }.
explain-inside = { $hero } jest w komnacie „{ $room }” ({ $seat }, { $slot }), pozostało życia { $left }.
explain-between-mine = { $hero } jest w twoich podziemiach, pozostało życia { $left }.
explain-between = { $hero } jest w podziemiach ({ $seat }), pozostało życia { $left }.
explain-next-mine = { $hero } (życie { $left }) zaraz wejdzie do twoich podziemi.
explain-next = { $hero } (życie { $left }) zaraz wejdzie do podziemi: { $seat }.
explain-turn-mine = Przy twoim wejściu nikogo nie ma.
explain-turn = Przy wejściu nikogo nie ma ({ $seat }).
explain-no = zrezygnuj z tego
explain-yes = użyj
explain-nothing = bez widocznych zmian
explain-cancels = „{ $card }” nie zadziała
explain-given-up = na ręce zostanie: { $left }
explain-boss = twój boss, PD { $xp }
explain-taken = na twoją rękę
explain-cards-more =
    +{ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
explain-cards-less =
    −{ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
explain-hand-less =
    { $seat }: −{ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
explain-coins-more =
    +{ $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
explain-coins-less =
    −{ $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
explain-no-room = nie buduj komnaty
explain-no-build = nic nie buduj w tej rundzie
explain-no-spell = bez czarów i zdolności
explain-lets = niech zadziała
explain-level-up = Awans bossa
explain-covers = na komnacie „{ $card }”
explain-new-room = nowa komnata nr { $slot }
explain-stays-away = { $hero }: zostanie w mieście
explain-goes-to = { $hero } pójdzie tutaj: { $seat }
explain-lures-dies = zwabi i zabije: { $hero }
explain-lures-lives = zwabi, lecz nie zabije: { $hero }
explain-souls-more-mine =
    +{ $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }
explain-souls-less-mine =
    −{ $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }
explain-souls-more =
    { $seat }: +{ $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }
explain-souls-less =
    { $seat }: −{ $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }
explain-wounds-more =
    { $seat }: +{ $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }
explain-wounds-more-mine =
    +{ $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    } ({ $total } z { $most })
explain-wounds-more-mine-fatal = rana { $total }: odpadasz
explain-healed =
    −{ $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }
explain-town = { $hero }: z powrotem do miasta
explain-kept-out = { $hero }: w tej rundzie nie wejdzie
explain-flees = { $hero }: ucieknie do miasta
explain-dies-mine =
    { $hero } zginie w komnacie { $slot }: +{ $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }
explain-dies =
    { $seat }: { $hero } zginie w komnacie { $slot }, +{ $n ->
        [one] { $n } dusza
        [few] { $n } dusze
       *[many] { $n } dusz
    }
explain-reaches-mine =
    { $hero }: { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    } ({ $total } z { $most })
explain-reaches-mine-fatal = { $hero }: rana { $total }: odpadasz
explain-reaches =
    { $hero }: { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    } ({ $seat })
explain-room-lost = tracisz „{ $card }”
explain-room-gone = { $seat } traci „{ $card }”
explain-room-off-mine = „{ $card }” nie zadziała w tej rundzie
explain-room-off = { $seat }: „{ $card }” nie zadziała w tej rundzie
explain-damage-more-mine = obrażenia +{ $n } ({ $total })
explain-damage-more = { $seat }: obrażenia +{ $n } ({ $total })
explain-treasure-more-cleric = kapłan +{ $n }
explain-treasure-more-fighter = wojownik +{ $n }
explain-treasure-more-mage = mag +{ $n }
explain-treasure-more-thief = złodziej +{ $n }
explain-treasure-more-explorer = odkrywca +{ $n }
explain-damage-less-mine = obrażenia −{ $n } ({ $total })
explain-damage-less = { $seat }: obrażenia −{ $n } ({ $total })
explain-treasure-less-cleric = kapłan −{ $n }
explain-treasure-less-fighter = wojownik −{ $n }
explain-treasure-less-mage = mag −{ $n }
explain-treasure-less-thief = złodziej −{ $n }
explain-treasure-less-explorer = odkrywca −{ $n }
explain-on-room-mine = na twoją „{ $card }” (komnata { $slot })
explain-on-room = na „{ $card }” ({ $seat }, komnata { $slot })
explain-on-hero = na bohatera „{ $card }”
explain-on-seat = cel: { $seat }
explain-at-mine = twoja komnata { $slot } · obrażenia { $damage }
explain-at = { $seat }, komnata { $slot } · obrażenia { $damage }
explain-hero = pozostało życia { $health }
explain-seat = dusze { $souls } · rany { $wounds }

## What a player may answer

option-pass = Pas
option-yes = Tak
option-no = Nie
option-place = Zbuduj komnatę „{ $card }” (nr { $slot })
option-cast = Zagraj czar „{ $card }”
option-use = Użyj zdolności komnaty „{ $card }” (nr { $slot })
option-card = { $card }
option-seat = { $seat }
option-room = { $card } ({ $seat }, nr { $slot })
option-hero = { $card }
option-from-deck = { $card } (z talii)
option-from-discard = { $card } (ze stosu odrzuconych kart)
option-deck = Dociągnij kartę: { $deck }

## Words

phase-setup = Przygotowanie do gry
phase-beginning = Początek rundy
phase-build = Faza budowy
phase-bait = Faza przynęty
phase-adventure = Faza przygód
phase-end = Koniec rundy
deck-room = talia komnat
deck-spell = talia czarów
treasure-cleric = kapłan
treasure-fighter = wojownik
treasure-mage = mag
treasure-thief = złodziej
kind-trap = komnata pułapek
kind-monster = komnata potworów
effect-limited = { $effect } { $limit }

## Why the game ended, by rule

ending-bm-win-03 = Jeden gracz zakończył rundę z dziesięcioma duszami i mniej niż pięcioma ranami.
ending-bm-win-04 = Kilku graczy naraz spełniło warunek zwycięstwa lub przegranej; zdecydowała różnica dusz i ran.
ending-bm-win-05 = Kilku graczy miało nawet równą różnicę dusz i ran; zdecydowała najniższa liczba PeDeków.
ending-bm-conf-06 = Nie było już bohaterów do zdobycia; zdecydowała różnica dusz i ran.
ending-bm-conf-13 = W grze został tylko jeden gracz.

## Profiles

profile-trefl-pl = Zasady z 2. druku (jak w polskim pudełku)
    .short = 2. druk
    .about = Późniejsze zasady: w każdej fazie kolejność PeDeków, bohater ginie, opuszczając komnatę, 8 bossów i 31 czarów.
profile-first-ru = Zasady z 1. druku (jak w rosyjskim pudełku)
    .short = 1. druk
    .about = Pierwsze zasady: zgodnie z ruchem wskazówek zegara od największej liczby PeDeków, bohater ginie od razu po śmiertelnych obrażeniach, 9 bossów i 30 czarów.
profile-alpha-ja = Najwcześniejsze zasady (jak w japońskim pudełku)
    .short = Wczesne zasady
    .about = Najwcześniejsze zasady: w każdej fazie kolejność PeDeków, bohater ginie od razu po śmiertelnych obrażeniach, 9 bossów i 30 czarów.

## Settings

setting-edition = Profil zasad
setting-value-edition-trefl-pl = { profile-trefl-pl }
setting-value-edition-first-ru = { profile-first-ru }
setting-value-edition-alpha-ja = { profile-alpha-ja }
setting-decks = Bossowie i czary
setting-value-decks-later = 8 bossów, 31 czarów
setting-value-decks-first = 9 bossów, 30 czarów
setting-player_order = Kolejność graczy
setting-value-player_order-xp = Według malejącej liczby PeDeków
setting-value-player_order-clockwise = Zgodnie z ruchem wskazówek zegara od największej liczby PeDeków
setting-death_timing = Bohater ze śmiertelnymi obrażeniami ginie
setting-value-death_timing-on_leave = Opuszczając komnatę, po czarach i zdolnościach
setting-value-death_timing-on_damage = Od razu
setting-mulligan = Mulligan
setting-value-mulligan-four_of_five = Przy czterech wypaśnych komnatach lub czterech z tym samym rodzajem skarbu
setting-value-mulligan-all_rooms = Gdy wszystkie komnaty są wypaśne lub mają jeden rodzaj skarbu
setting-value-mulligan-off = Nie
setting-reshuffle = Gdy talia się skończy
setting-value-reshuffle-exhausted_only = Tasuje się tylko odrzucone karty tej talii
setting-value-reshuffle-both = Tasuje się odrzucone karty obu talii
setting-entrance_order = Bohaterowie wchodzą do podziemi
setting-value-entrance_order-arrival = W kolejności przybycia przed wejście
setting-value-entrance_order-appearance = W kolejności pojawienia się w mieście
setting-post_reveal_window = Czary i zdolności po odkryciu komnat
setting-value-post_reveal_window-off = Niedozwolone
setting-value-post_reveal_window-on = Dozwolone
setting-frozen_level_up = Awans wstrzymany przez dezaktywowaną komnatę
setting-value-frozen_level_up-on_waking = Gdy komnata znów jest aktywna, na koniec rundy
setting-value-frozen_level_up-next_reveal = Przy następnym odkryciu komnat
setting-crushinator = Zdolność komnaty „{ card-the-crushinator }”
setting-value-crushinator-once = Raz na rundę
setting-value-crushinator-repeatable = Dowolną liczbę razy
setting-maze_bounce = „{ card-minotaur-s-maze }” cofa bohatera
setting-value-maze_bounce-before_damage = Przed zadaniem obrażeń
setting-value-maze_bounce-after_damage = Po zadaniu obrażeń
setting-jackpot = „{ card-jackpot-stash }” dwa razy w rundzie
setting-value-jackpot-each_doubles = Skarby podwajają się dwukrotnie
setting-value-jackpot-doubles_once = Skarby podwajają się raz
setting-boost_hits_occupant = Dodatkowe obrażenia komnaty, w której jest bohater
setting-value-boost_hits_occupant-off = Nie działają na tego bohatera
setting-value-boost_hits_occupant-on = Od razu działają na tego bohatera
setting-hard_mode = Tryb trudny: bez typowych bohaterów z 4 punktami życia
setting-value-hard_mode-off = Wyłączony
setting-value-hard_mode-on = Włączony
setting-choose_boss = Wybieram Cię: każdy wybiera jednego z dwóch bossów
setting-value-choose_boss-off = Nie
setting-value-choose_boss-on = Tak
setting-machinations = Machinacje: kto nie pokonał bohatera, może dociągnąć kartę
setting-value-machinations-off = Wyłączone
setting-value-machinations-on = Włączone
