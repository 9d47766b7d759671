# Lessons of Super Boss Monster: src/underhall/lessons/super-boss-monster

lesson-super-boss-monster-who-is-lured = Kto kogo zwabi?
    .goal = Zwab bohatera skarbem, którego szuka, i zabij go.
    .end = Bohatera wabi ten, kto ma najwięcej symboli jego skarbu; przy remisie zostaje on w mieście. Zabici bohaterowie to dusze.
lesson-super-boss-monster-who-is-lured-tie = „{ card-bunny }” to wojownik, życie 4. Bohater idzie tam, gdzie symboli wojownika jest najwięcej, a ty i { $opponent } macie po dwa: remis. Zbuduj tak, żeby mieć trzy, i nie zakrywaj komnat.
lesson-super-boss-monster-who-is-lured-covered = W ten sposób zakryjesz komnatę: jej symbole i obrażenia znikną.
lesson-super-boss-monster-who-is-lured-still-tied = Nadal będzie remis: bohater zostaje w mieście.
lesson-super-boss-monster-who-is-lured-price = Bohater nie żyje: masz pierwszą duszę. Na koniec rundy „{ card-free-trial-pit }” żąda zapłaty: odrzuć kartę albo komnata zostanie zniszczona. Odrzuć kartę z ręki.
lesson-super-boss-monster-who-is-lured-gone = Stracisz komnatę, która zadaje 3 z twoich 5 obrażeń. Karta na ręce jest mniej warta.

lesson-super-boss-monster-market = Targ
    .goal = Weź kartę z targu i zbuduj ją.
    .end = Co rundę każdy bierze kartę z targu, wysyła sługusa, a potem buduje.
lesson-super-boss-monster-market-take = Faza miasta: weź kartę z targu. „{ card-bunny }” to wojownik, życie 4; twoje podziemia zadają 1 obrażenie. Weź najbardziej przydatną komnatę.
lesson-super-boss-monster-market-other = Na tego bohatera nie pomoże. Szukaj obrażeń i symbolu wojownika.
lesson-super-boss-monster-market-send = Teraz wyślij sługusa. Każde pole pokazuje, co zrobi on w fazie sługusów. Tym razem dowolne będzie dobre.
lesson-super-boss-monster-market-build = Zbuduj wziętą komnatę z lewej strony: 4 obrażenia wystarczą.
lesson-super-boss-monster-market-weak = Policz jeszcze raz: komnaty razem muszą zadawać 4 obrażenia.

lesson-super-boss-monster-minion = Sługus przy pracy
    .goal = Zdobądź bohatera zleceniem.
    .end = Na polu stoi tylko jeden sługus. Zlecenie wykonuje, gdy komnaty są już zbudowane.
lesson-super-boss-monster-minion-take = Weź z targu dowolną kartę.
lesson-super-boss-monster-minion-send = „{ card-bunny }” to wojownik; ty i { $opponent } macie po dwa symbole wojownika. Które zlecenie da jeszcze jeden w tej rundzie?
lesson-super-boss-monster-minion-tie = Przydatne zlecenie, ale remis zostaje, a z nim bohater. Jedno ze zleceń na stadionie ma symbol wojownika.
lesson-super-boss-monster-minion-build = Zbuduj dowolną komnatę z lewej strony. Potem sługus wykona zlecenie i bohater przyjdzie do ciebie.
lesson-super-boss-monster-minion-covered = W ten sposób zakryjesz potrzebną komnatę.
lesson-super-boss-monster-minion-nothing = Zbuduj komnatę: z lewej jest miejsce.

lesson-super-boss-monster-rooms-on-rooms = Komnata na komnacie
    .goal = Zbuduj wypaśną komnatę na komnacie z tym samym skarbem.
    .end = Działa tylko komnata na wierzchu. Pod wypaśną musi leżeć pasujący skarb.
lesson-super-boss-monster-rooms-on-rooms-upgrade = „{ card-wisebeard }” to mag, życie 6, a twoje komnaty zadają 3 obrażenia. Zbuduj kartę „{ card-clockwork-crusher }”: wypaśną komnatę kładzie się na komnacie z tym samym skarbem. Ta pod spodem już się nie liczy. Zachowaj więcej symboli maga niż przeciwnik: { $opponent } ma trzy.
lesson-super-boss-monster-rooms-on-rooms-symbols = W ten sposób zakryjesz dwa symbole maga: będzie remis i bohater zostanie w mieście. Zakryj komnatę maga, która ma tylko jeden.
lesson-super-boss-monster-rooms-on-rooms-weak = To za mało: bohater ma 6 życia.
lesson-super-boss-monster-rooms-on-rooms-choose = Niektóre komnaty działają, kiedy się je buduje: „{ card-clockwork-crusher }” pokazuje ci dwie komnaty. Weź dowolną z nich na rękę. Potem bohater wejdzie do podziemi.

lesson-super-boss-monster-stack = Stos
    .goal = Rzucaj czary, na które można odpowiedzieć.
    .end = Rzucony czar czeka na stosie. Ostatni działa pierwszy.
lesson-super-boss-monster-stack-cast = „{ card-sir-lag }” ma 6 życia, a twoje komnaty zadają 4 obrażenia. Rzuć czar „{ card-power-bonus }”: dwa żetony, każdy dodaje 1 obrażenie.
lesson-super-boss-monster-stack-later = Sam by wystarczył, ale nie będzie czym odpowiedzieć. Najpierw rzuć ten drugi.
lesson-super-boss-monster-stack-pass = Jeśli spasujesz, bohater przeżyje.
lesson-super-boss-monster-stack-answer = Twój czar czeka na stosie i każdy może odpowiedzieć, ty też. { $opponent } ma czar: zabezpiecz się kartą „{ card-critical-typo }”.
lesson-super-boss-monster-stack-frozen = Jeden czar wystarczy tylko wtedy, gdy { $opponent } nie odpowie, a może unieszkodliwić komnatę.
lesson-super-boss-monster-stack-target = Wybierz ostatnią komnatę przed bossem: kto tam dojdzie, musi w niej zginąć.
lesson-super-boss-monster-stack-disabled = Wybierz kartę „{ card-minion-arena }”: drugą komnatę { $opponent } może unieszkodliwić.
lesson-super-boss-monster-stack-token = { $opponent } odpowiada i unieszkodliwia komnatę: ostatni czar zadziałał pierwszy. Teraz twój: połóż żeton na karcie „{ card-minion-arena }”.
lesson-super-boss-monster-stack-more = Drugi żeton: połóż go też na karcie „{ card-minion-arena }”.

lesson-super-boss-monster-solo = Samotnie przeciw bohaterom
    .goal = Zagraj bez przeciwników.
    .end = W pojedynkę gra się na punkty. Bohater przychodzi, gdy masz dość symboli jego skarbu; nikt inny go nie zwabi.
lesson-super-boss-monster-solo-build = Nie ma przeciwników: skrajny lewy bohater przychodzi za jeden symbol swojego skarbu, drugi za dwa i tak dalej. „{ card-sir-lag }” stoi drugi, a ty masz trzy symbole wojownika. Bohater ma 6 życia: doprowadź obrażenia komnat do 6.
lesson-super-boss-monster-solo-weak = Komnaty razem zadadzą za mało obrażeń.
lesson-super-boss-monster-solo-other = „{ card-brother-bandage }” też przyjdzie, ale „{ card-sir-lag }” przeżyje: komnaty razem zadadzą za mało obrażeń.
lesson-super-boss-monster-solo-take = „{ card-brother-bandage }” wciąż stoi skrajnie z lewej: wystarczy jeden symbol kapłana. Najpierw weź z targu dowolną kartę.
lesson-super-boss-monster-solo-send = Wyślij sługusa na dowolne pole.
lesson-super-boss-monster-solo-lure = Teraz zbuduj komnatę z symbolem kapłana. Wtedy „{ card-brother-bandage }” przyjdzie, a 4 obrażenia wystarczą.
lesson-super-boss-monster-solo-look = Poszukaj na ręce komnaty z symbolem kapłana.

lesson-super-boss-monster-who-wins = Kto i kiedy wygrywa
    .goal = Zakończ grę, póki prowadzisz.
    .end = Dziesiąta dusza kończy grę po tej rundzie dla wszystkich. Wtedy porównuje się dusze minus rany: masz 10 minus 1, czyli 9 przeciw 8.
lesson-super-boss-monster-who-wins-tenth = Masz 9 dusz i 1 ranę, { $opponent } ma 8 dusz i żadnej rany. „{ card-bunny }” to wojownik, życie 4; macie po dwa symbole wojownika. Zwab bohatera: dziesiąta dusza kończy grę.
lesson-super-boss-monster-who-wins-covered = W ten sposób zakryjesz komnatę: jej symbole i obrażenia znikną.
lesson-super-boss-monster-who-wins-nobody = Remis: bohater zostaje w mieście i gra trwa dalej.
lesson-super-boss-monster-who-wins-ahead = To jeszcze nie koniec! „{ card-pixel-pam }” zaraz zginie w cudzych podziemiach: { $opponent } będzie mieć 9 dusz i żadnej rany. Twoje 10 dusz minus 1 rana to nie więcej. Rzuć czar „{ card-ragequit-form }”: bohater wróci do miasta.
lesson-super-boss-monster-who-wins-even = Wtedy będzie 9 do 9. { $opponent } ma 9 dusz i żadnej rany, a ty 10 dusz i 1 ranę.
