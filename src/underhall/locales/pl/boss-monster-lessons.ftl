# Lessons of Boss Monster: src/underhall/lessons/boss-monster

lesson-boss-monster-your-dungeon = Twoje podziemia
    .goal = Zbuduj podziemia, które zabijają zwabionych bohaterów.
    .end = Zabity bohater to dusza. Dziesięć dusz daje zwycięstwo, a pierwszą już masz.
lesson-boss-monster-your-dungeon-build = Idzie do ciebie „{ card-boden-the-pantless }”, życie 4. Twoje podziemia zadają 1 obrażenie. Dobuduj komnatę z lewej tak, aby wszystkie razem zadawały co najmniej 4.
lesson-boss-monster-your-dungeon-covered = W ten sposób zakryjesz swoją jedyną komnatę: razem będą tylko 3 obrażenia.
lesson-boss-monster-your-dungeon-weak = Wszystkie komnaty razem zadadzą za mało obrażeń. Policz jeszcze raz: bohater ma 4 życia.
lesson-boss-monster-your-dungeon-nothing = Wygrywa się komnatami: zbuduj jedną.
lesson-boss-monster-your-dungeon-again = Bohater nie żyje, masz duszę. Co rundę do miasta przychodzą nowi bohaterowie, a ty możesz zbudować kolejną komnatę. Zbuduj dowolną.

lesson-boss-monster-who-is-lured = Kto kogo zwabi?
    .goal = Zwab bohatera skarbem, którego szuka.
    .end = Bohatera wabi ten, kto ma najwięcej symboli jego skarbu. Przy remisie zostaje on w mieście.
lesson-boss-monster-who-is-lured-tie = „{ card-boden-the-pantless }” to wojownik. Masz jeden symbol wojownika, a { $opponent } też jeden: bohater zostaje w mieście. Zdobądź jeszcze jeden symbol i zachowaj obrażenia na 4 życia.
lesson-boss-monster-who-is-lured-covered = Przyjdzie, ale zakryta komnata nie zada już obrażeń: bohater przeżyje.
lesson-boss-monster-who-is-lured-swap = Czar nikogo tu nie zwabi. Zbuduj komnatę.
lesson-boss-monster-who-is-lured-still-tied = Nadal będziesz mieć tyle symboli wojownika, co { $opponent }: remis i bohater zostaje w mieście.
lesson-boss-monster-who-is-lured-two = W mieście jest dwóch: złodziej i kapłan, każdy ma 4 życia. Zwab dowolnego z nich i zabij go.
lesson-boss-monster-who-is-lured-lives = W ten sposób zakryjesz najsilniejszą komnatę: bohater przeżyje.
lesson-boss-monster-who-is-lured-nobody = Nikt nowy do ciebie nie przyjdzie. Poszukaj komnaty z symbolem złodzieja albo kapłana.

lesson-boss-monster-souls-and-wounds = Dusze i rany
    .goal = Zabij każdego, kto wejdzie, albo zapłać raną.
    .end = Kto przejdzie, zadaje ranę, a piąta rana oznacza koniec gry. Uratować może komnata poświęcona w porę.
lesson-boss-monster-souls-and-wounds-count = Idą do ciebie dwaj złodzieje, życie 8 i 6. Bohaterowie wchodzą z lewej i w każdej komnacie otrzymują obrażenia. Twoje komnaty zadają 5: doprowadź do 7.
lesson-boss-monster-souls-and-wounds-survives = Wszystkie komnaty razem nadal zadadzą 5 obrażeń: obaj przeżyją.
lesson-boss-monster-souls-and-wounds-covered = W ten sposób zakryjesz potrzebną komnatę. Buduj z lewej strony.
lesson-boss-monster-souls-and-wounds-sacrifice = „{ card-jerome-kung-fu-monkey }” przeżyje wszystkie twoje komnaty. Jest teraz w komnacie „{ card-bottomless-pit }”: przeczytaj ją i jej użyj.
lesson-boss-monster-souls-and-wounds-wound = Wtedy dojdzie do bossa: jedna rana.

lesson-boss-monster-spells = Czary i odpowiedzi na nie
    .goal = Rzuć czar we właściwej chwili i ochroń go przed odpowiedzią.
    .end = Na to, co robi gracz, może odpowiedzieć każdy. Ostatnia odpowiedź działa pierwsza.
lesson-boss-monster-spells-cast = „{ card-samurai-tom }” ma 6 życia, a twoje komnaty zadają 3 obrażenia. Rzuć czar, zanim wejdzie.
lesson-boss-monster-spells-pass = Jeśli spasujesz, przeżyje: otrzymasz ranę.
lesson-boss-monster-spells-target = Czar potrzebuje celu: jednej z twoich komnat potworów. Każda będzie dobra.
lesson-boss-monster-spells-answer = { $opponent } odpowiada kartą „{ card-freeze }”: komnata nie zadziała w tej rundzie. Czar można zatrzymać tylko teraz, kartą „{ card-counterspell }”.
lesson-boss-monster-spells-frozen = Komnata będzie zamrożona, a bohater przeżyje.

lesson-boss-monster-better-rooms = Lepsze komnaty
    .goal = Zbuduj wypaśną komnatę na komnacie z tym samym skarbem.
    .end = Pod wypaśną komnatą musi leżeć komnata z pasującym skarbem. Ta pod spodem nie działa, dopóki nie zostanie odkryta.
lesson-boss-monster-better-rooms-upgrade = Zbuduj kartę „{ card-beast-menagerie }”. To wypaśna komnata: kładzie się ją tylko na komnacie z jednym z jej skarbów.
lesson-boss-monster-better-rooms-weak = Za mało: „{ card-boden-the-pantless }” ma 4 życia i przeżyje.
lesson-boss-monster-better-rooms-draw = „{ card-beast-menagerie }” daje kartę, gdy budujesz inną komnatę potworów. Zbuduj dowolną taką z lewej strony.
lesson-boss-monster-better-rooms-covered = W ten sposób zakryjesz potrzebną komnatę. Z lewej jest miejsce.
lesson-boss-monster-better-rooms-nothing = Runda bez komnaty jest stracona.

lesson-boss-monster-level-up = Awans bossa
    .goal = Zbuduj piątą komnatę i użyj tego, co potrafi twój boss.
    .end = Piąta komnata budzi bossa, raz w grze. Przeczytaj wcześniej, co robi.
lesson-boss-monster-level-up-fifth = Masz cztery komnaty. Piąta daje Awans: „{ card-gorgona }” zabija bohatera w mieście. Buduj z lewej strony.
lesson-boss-monster-level-up-covered = W ten sposób zakryjesz komnatę: nadal będą cztery.
lesson-boss-monster-level-up-four = Przy czterech komnatach boss śpi dalej. Zbuduj piątą.
lesson-boss-monster-level-up-choose = Wybierz, kto zginie. „{ card-koey-the-last-dragon-mage }” szuka skarbów maga i przyjdzie do ciebie, „{ card-romero-the-indigo-friar }” pójdzie gdzie indziej: { $opponent } ma więcej jego symboli.
lesson-boss-monster-level-up-other = Wtedy „{ card-koey-the-last-dragon-mage }” wejdzie do ciebie, z 8 życia przeżyje i zada ranę.

lesson-boss-monster-epic-heroes = Legendarni bohaterowie i koniec gry
    .goal = Zabij legendarnego bohatera i wygraj.
    .end = Dziesięć dusz wygrywa, pięć ran przegrywa. Legendarny bohater liczy się podwójnie: dwie dusze albo dwie rany.
lesson-boss-monster-epic-heroes-epic = Masz 8 dusz i 3 rany. „{ card-frankov-the-envoy }” to legendarny bohater: życie 11, dwie dusze albo dwie rany. Idzie do ciebie. Zbuduj najsilniejszą komnatę.
lesson-boss-monster-epic-heroes-weak = Masz na ręce silniejszą komnatę: kładzie się ją na komnacie z tym samym skarbem.
lesson-boss-monster-epic-heroes-save = Komnaty go nie zatrzymają, a kolejne dwie rany to koniec. Użyj komnaty, w której stoi.
lesson-boss-monster-epic-heroes-lost = Dojdzie do bossa: pięć ran i odpadasz.
lesson-boss-monster-epic-heroes-home = To cię uratuje, ale w następnej rundzie wróci. A wygrać możesz już teraz.
