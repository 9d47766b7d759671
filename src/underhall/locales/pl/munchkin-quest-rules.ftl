### Munchkin Quest: the rules for players, first half: from the fixed rules to running away and death.

## Rules that nothing changes

rule-mq-fix-01 = Żaden efekt nie obniży poziomu munchkina ani potwora poniżej 1. Nadwyżka po prostu przepada.
rule-mq-fix-02 = Poziom 10 można zdobyć tylko w nagrodę za zabicie potwora. Na poziomie 9 żadne inne źródło poziomów nie działa.
rule-mq-fix-03 = Wejścia nie można przesunąć, odwrócić ani zdjąć z mapy, a jego łączniki nigdy się nie zmieniają.
rule-mq-fix-04 = W Wejściu mogą pozostać tylko Boss i potwory, które dołączyły do jego walki. Każdy inny potwór, który tam wejdzie, od razu wychodzi stroną przeciwną do tej, którą przyszedł.
rule-mq-fix-05 = Jeśli za przeciwną stroną Wejścia nie ma odkrytej komnaty, potwór w ogóle nie może wejść do Wejścia: jego ruch kończy się przed nim.
rule-mq-fix-06 = Nic nie może zabrać Bossa z Wejścia, zamienić go w innego potwora ani powstrzymać go od walki.
rule-mq-fix-07 = Jeśli tekst karty lub komnaty kłóci się z ogólnymi zasadami, obowiązuje tekst karty lub komnaty.
rule-mq-fix-08 = Jeśli karta i komnata przeczą sobie nawzajem, rację ma karta.
rule-mq-fix-09 = Kilka zasad jest silniejszych od każdej karty i każdej komnaty: poziom nie spada poniżej 1; poziom 10 można zdobyć tylko za zabicie potwora; Wejście się nie zmienia; wszystkie potwory poza Bossem i uczestnikami jego walki przechodzą przez Wejście na wylot; nic nie zabierze Bossa z Wejścia, nie zamieni go w innego potwora ani nie powstrzyma od walki. Po nich idą karty, potem komnaty, potem instrukcja.
rule-mq-fix-10 = Przy zwykłym stole to, czego nie ma w zasadach, rozstrzyga się kłótnią. Underhall ma zamiast niej gotowe rozstrzygnięcie.

## Setup

rule-mq-setup-01 = W grze biorą udział 2, 3 lub 4 osoby.
rule-mq-setup-02 = 200 kart dzieli się według rodzajów na trzy talie: Potwory, Skarby i Deus ex Munchkin (DxM). Każdą tasuje się osobno i każda ma własny stos kart odrzuconych.
rule-mq-setup-03 = Gdy talia się skończy, tasuje się jej odrzucone karty i następną kartę dobiera się już z nowej talii.
rule-mq-setup-04 = Jeśli puste są i talia, i jej stos kart odrzuconych, kart tego rodzaju nie można zdobyć, dopóki ktoś jakichś nie odrzuci.
rule-mq-setup-05 = Na początku gry Wejście leży na środku stołu. Łączniki są z góry przymocowane do wszystkich jego stron.
rule-mq-setup-06 = Jeden z graczy jest Kartografem: przechowuje nieużyte komnaty i łączniki i wykłada je w trakcie gry.
rule-mq-setup-07 = Każdy gracz bierze jeden kolor: niebieski, zielony, czerwony lub żółty. Podstawki i pozostałe elementy w kolorach, którymi nikt nie gra, odkłada się poza grę.
rule-mq-setup-08 = W zestawie twojego koloru są: figurka munchkina, dwie zwykłe kości, licznik poziomów i cztery podstawki. Na jednej stoi munchkin, trzy są wolne dla potworów.
rule-mq-setup-09 = Zaczynasz z 3 kartami Skarbów i 3 kartami DxM na ręce, 4 czerwonymi żetonami Zdrowia, 3 zielonymi żetonami Ruchu i 300 sztukami złota (trzy monety).
rule-mq-setup-10 = Wszyscy munchkini zaczynają przy Wejściu jako ludzie na poziomie 1, bez klasy.
rule-mq-setup-11 = Na początku gry munchkin ma płeć swojego gracza.
rule-mq-setup-12 = Przed pierwszą turą każdy może wyłożyć z początkowej ręki karty, które można zagrać: rasę, klasę, przedmioty.
rule-mq-setup-13 = Każdy rzuca kością. Pierwszą turę ma ten, kto wyrzuci najwięcej.
rule-mq-setup-14 = Po Turze Potworów kolej przechodzi zgodnie z ruchem wskazówek zegara: następny gra sąsiad po lewej stronie ostatniego gracza.
rule-mq-setup-15 = Na mapie nigdy nie ma więcej potworów niż trzykrotność liczby graczy.
rule-mq-setup-16 = Komnaty są dwustronne i na każdej stronie mają inną treść. Dobrana komnata leży tą stroną, którą wypadła.

## Dice

rule-mq-dice-01 = Są trzy rodzaje kości: Kość Potworów z sześcioma kolorowymi ściankami, jedna kość dziesięciościenna (k10) do Mocy k10 klas i do kart, które jej wymagają, oraz zwykłe kości sześciościenne, po dwie na gracza.
rule-mq-dice-02 = Kość Potworów wyznacza kolor podstawki, gdy pojawia się potwór, oraz kolor ruchu w Turze Potworów.
rule-mq-dice-03 = Przy każdym rzucie Kością Potworów, bez względu na to, kto rzuca, gracz wylosowanego koloru dobiera jedną kartę DxM.
rule-mq-dice-04 = Jeśli na Kości Potworów wypadnie kolor, którym nikt nie gra, nikt nie dostaje karty. Tak jest zawsze z pomarańczowym i fioletowym, a także z niezajętymi kolorami graczy.
rule-mq-dice-05 = Jeśli tekst każe rzucić kością i nic nie dodaje, chodzi o jedną zwykłą kość sześciościenną.
rule-mq-dice-06 = Premie i kary, które komnaty, potwory lub karty dają do rzutów kośćmi, dotyczą tylko zwykłych kości, a nie k10 ani Kości Potworów.
rule-mq-dice-07 = Kart „Lewa kość” i „Lewsza kość” wolno użyć przy rzucie każdym rodzajem kości.
rule-mq-dice-08 = Jeśli masz rzucić zerem kości lub jeszcze mniej, rzut liczy się jako 0. Premie liczbowe i tak się do niego dodaje.

## Turn

rule-mq-turn-01 = Twoja tura ma trzy fazy: dobranie karty DxM; ruchy (chodzenie, odkrywanie komnat, walka, interesy, przeszukiwanie); Dobroczynność. Potem następuje Tura Potworów.
rule-mq-turn-02 = Na początku swojej tury dobierz dokładnie jedną kartę DxM.
rule-mq-turn-03 = W fazie ruchów możesz w dowolnej kolejności chodzić, odkrywać komnaty, robić interesy i przeszukiwać, dopóki masz ruchy.
rule-mq-turn-04 = Nie musisz wykorzystać wszystkich ruchów. Niewykorzystane nie przechodzą dalej: w następnej turze zapas znów jest pełny.
rule-mq-turn-05 = Jeśli zaczynasz turę w komnacie z potworem, w fazie ruchów musisz najpierw z nim walczyć.
rule-mq-turn-06 = Walki na początku tury możesz uniknąć: zagraj kartę, która magią przenosi cię do innej komnaty. Tura toczy się potem jak zwykle.
rule-mq-turn-07 = Uznać własnego munchkina za martwego wolno tylko w swojej turze, ale za to w dowolnej jej chwili.
rule-mq-turn-08 = Przedmiot z ręki wolno wyłożyć tylko w swojej turze i poza walką. Wyjątkiem są karty, które właśnie do ciebie trafiły.
rule-mq-turn-09 = Walka odbywa się w fazie ruchów. Ruchy, które ci zostały, możesz wykorzystać po walce.

## Cards

rule-mq-card-01 = Karty na ręce nic ci nie dają, dopóki ich nie zagrasz.
rule-mq-card-02 = Karty z ręki może ci zabrać tylko efekt, który wprost mówi o ręce.
rule-mq-card-03 = Kart z ręki nie wolno sprzedawać, wymieniać ani oddawać.
rule-mq-card-04 = Swoją rękę możesz pokazywać innym, ile chcesz.
rule-mq-card-05 = Karty Skarbów i DxM wyłożone przed tobą są w grze. Nigdy nie wracają na rękę.
rule-mq-card-06 = Kart w grze możesz się pozbyć tylko na trzy sposoby: odrzucić je dla jakiegoś efektu, upuścić albo wymienić. Upuszczać i wymieniać wolno tylko przedmioty.
rule-mq-card-07 = Kart DxM nigdy nie wolno wymieniać.
rule-mq-card-08 = Jeśli zdolność lub komnata każe odrzucić karty, ale nie mówi które, możesz użyć dowolnych swoich kart, z ręki lub z gry.
rule-mq-card-09 = Jeśli masz wziąć kartę ze stosu odrzuconych, a jest on pusty, weź wierzchnią kartę odpowiedniej talii.
rule-mq-card-10 = Karty „Zyskujesz poziom” wolno zagrywać w dowolnej chwili, także w walce i w cudzej turze, ale nigdy po to, by zdobyć poziom 10.
rule-mq-card-11 = Klątwy i karty z dopiskiem „w dowolnej chwili” wolno zagrywać w każdej chwili każdej tury.
rule-mq-card-12 = Rasę lub klasę wolno dodać albo odrzucić w dowolnej chwili, także w walce.
rule-mq-card-13 = Karty z dopiskiem „w dowolnej chwili poza walką” wolno zagrywać w czyjejkolwiek turze, ale nigdy, gdy trwa jakaś walka.
rule-mq-card-14 = Kartę Skarbu, która właśnie do ciebie trafiła, możesz zagrać od razu, nawet poza swoją turą, ale nie w walce. Kant kładzie się wtedy tylko na ten Skarb.
rule-mq-card-15 = Kart Potworów nigdy nie trzyma się na ręce.
rule-mq-card-16 = Dobrana karta Potwora leży przed graczem, który go znalazł. Jeśli potwór przeżyje swoją pierwszą walkę, karta przechodzi do gracza w kolorze jego podstawki. Każdy może ją zawsze obejrzeć.
rule-mq-card-17 = Gdy potwór z jakiegokolwiek powodu opuszcza podziemia, jego kartę się odrzuca, figurkę zdejmuje z mapy, a podstawka wraca do właściciela.
rule-mq-card-18 = Karty DxM wolno zagrywać w dowolnej chwili, chyba że sama karta to ogranicza.
rule-mq-card-19 = Kartę DxM wykorzystuje się raz i odrzuca. Zostają tylko klasy, rasy, „Mieszaniec”, „Supermunchkin”, dołączone wzmocnienia i trwałe Klątwy.
rule-mq-card-20 = Kartę klasy lub rasy możesz wyłożyć w chwili, gdy do ciebie trafia, albo kiedykolwiek później.
rule-mq-card-21 = Karty działają w kolejności zagrywania.
rule-mq-card-22 = W twojej turze „dowolna chwila” to także moment tuż przed twoim rzutem w walce.
rule-mq-card-23 = W cudzej turze karta z dopiskiem „w dowolnej chwili” wchodzi przed następną czynnością. Nie cofnie czynności już wykonanej, chyba że sama mówi, że na nią reaguje.
rule-mq-card-24 = Karty DxM dostajesz na początku gry (3), po powrocie z martwych (2), na początku swojej tury, za odkrycie komnaty, za pokonanie potwora twojego koloru lub pomoc w tym, zawsze gdy na Kości Potworów wypadnie twój kolor, oraz z interesów w komnatach.
rule-mq-card-25 = Karty Skarbów dostajesz na początku gry (3), po powrocie z martwych (2), za zabite potwory, z przeszukań, z wymian i z interesów w komnatach.
rule-mq-card-26 = W walce karta liczy się jako jednorazowa, jeśli ma taki dopisek albo jest kartą „Zyskujesz poziom”.
rule-mq-card-27 = Wzmocnienie przedmiotu dołącza się do przedmiotu, który staje się przez to lepszy. Przepada razem z przedmiotem.
rule-mq-card-28 = Szkodliwe karty możesz zagrywać także na siebie albo we własnej walce, na przykład żeby zwiększyć liczbę Skarbów.

## Curses

rule-mq-curse-01 = Klątwę wolno zagrać na dowolnego gracza w dowolnej chwili, chyba że karta stawia warunki.
rule-mq-curse-02 = Klątwa od razu działa na ofiarę, po czym się ją odrzuca. Są wyjątki: można ją znieść, może czekać na następną walkę albo być trwała.
rule-mq-curse-03 = Odrzucenie karty „Pierścień Życzeń” znosi dowolną Klątwę, zanim zadziała.
rule-mq-curse-04 = Moc k10 Kapłana może znieść Klątwę.
rule-mq-curse-05 = Klątwa na „następną walkę” działa od razu, jeśli ofiara już walczy. W innym razie karta zostaje u ofiary, aż zadziała w jej najbliższej walce. W obu przypadkach po tej walce się ją odrzuca.
rule-mq-curse-06 = Klątwa, która zmienia jakąś liczbę (na przykład zapas ruchów), zostaje u ofiary, dopóki ktoś jej nie zdejmie.
rule-mq-curse-07 = Jeśli do Klątwy pasuje kilka przedmiotów, a karta nie mówi, jak wybrać, przedmiot wybiera ofiara.
rule-mq-curse-08 = Klątwa na coś, czego ofiara nie ma, nic nie robi i zostaje odrzucona.

## Moves

rule-mq-move-01 = Każdy munchkin ma zapas ruchów na turę, zwykle 3.
rule-mq-move-02 = Ruchami płacisz i za przechodzenie przez łączniki, i za to, co robisz w komnatach: przeszukanie, interes, podnoszenie rzeczy.
rule-mq-move-03 = Munchkini chodzą prosto, nigdy na ukos: z komnaty do sąsiedniej, przez łącznik między nimi.
rule-mq-move-04 = Na łączniku nikt się nie zatrzymuje, chyba że na chwilę, w której za nim kładzie się nową komnatę.
rule-mq-move-05 = Przejście przez łącznik kosztuje tyle ruchów, ile na nim wydrukowano.
rule-mq-move-06 = Przez ścianę nie można przejść bez magii.
rule-mq-move-07 = Dwie komnaty, między którymi jest ściana, nie są sąsiednie.
rule-mq-move-08 = Raz na turę możesz przedrzeć się na siłę przez jedno przejście dowolnego rodzaju, oddając za to wszystkie ruchy tej tury, nawet jeśli zapas jest mniejszy od ceny albo wynosi 0.
rule-mq-move-09 = Przez ścianę nie można się przedrzeć na siłę: munchkin otoczony ścianami ze wszystkich stron tkwi w pułapce.
rule-mq-move-10 = Jeśli karta, Klątwa lub przedmiot zmienia zapas ruchów w trakcie tury, liczy się to tak, jakby było tak od jej początku.
rule-mq-move-11 = Jeśli zapas zmaleje i okaże się, że wydane ruchy go przekraczają, nie możesz już robić nic, co kosztuje ruchy. Niczego się nie cofa.
rule-mq-move-12 = To, co robisz w cudzej turze, nigdy nie kosztuje ruchów: przyjście z pomocą, cios w plecy, ucieczka w roli pomocnika.
rule-mq-move-13 = Gdy w zapasie nie ma już komnat, łączniki na zewnętrznej krawędzi mapy są dla munchkinów ścianami.

## Exploring

rule-mq-expl-01 = Gdy idziesz przez łącznik, za którym nie ma komnaty, odkrywasz nową: Kartograf dobiera komnatę bez patrzenia i dokłada ją do tego łącznika.
rule-mq-expl-02 = Każdą komnatę kładzie się tak, by jej tekst biegł w tę samą stronę co tekst Wejścia. Komnat nigdy się nie obraca.
rule-mq-expl-03 = Wchodzisz do nowej komnaty, gdy tylko zostanie położona.
rule-mq-expl-04 = Dla każdej strony nowej komnaty, która nie ma jeszcze łącznika (zwykle są trzy), Kartograf dobiera łącznik bez patrzenia. O tym, którą stroną wypadnie, decyduje los.
rule-mq-expl-05 = Za każdą odkrytą komnatę dobierasz jedną kartę DxM i możesz ją od razu zagrać.
rule-mq-expl-06 = Szczególne zasady nowej komnaty obowiązują od razu: jedne działają, gdy wchodzisz, inne zmieniają nadchodzącą walkę.
rule-mq-expl-07 = W każdej nowo odkrytej komnacie jest potwór: dobierasz wierzchnią kartę Potwora, a jego figurkę stawia się w tej komnacie.
rule-mq-expl-08 = O kolorze podstawki nowego potwora decyduje Kość Potworów. Gracz tego koloru dobiera kartę DxM.
rule-mq-expl-09 = Jeśli nie ma podstawki wyrzuconego koloru, kolor podstawki wybiera odkrywający. Gracz wybranego koloru nie dostaje za to karty DxM.
rule-mq-expl-10 = Jeśli nie ma wolnej podstawki, z gry odchodzi potwór o najwyższym poziomie (licząc wzmocnienia) i zwalnia podstawkę.
rule-mq-expl-11 = Jeśli ten najwyższy poziom ma kilka potworów, odchodzą wszystkie.
rule-mq-expl-12 = Potwór usunięty po to, by zwolnić podstawkę, nie jest zabity: nikt nie zyskuje za niego poziomów ani Skarbów.
rule-mq-expl-13 = Walka oficjalnie zaczyna się w chwili, gdy munchkin staje na łączniku nieodkrytej komnaty, zanim wiadomo, co to za komnata i jaki potwór.
rule-mq-expl-14 = Gdy Kartograf nie ma już komnat, podziemia są odkryte w całości.
rule-mq-expl-15 = Gdy podziemia są odkryte w całości, a w swojej turze wchodzisz do komnaty bez potwora, możesz dobrać tam potwora. Nie kosztuje to ruchów.

## Deals

rule-mq-deal-01 = Niektóre komnaty oferują interesy: kupno lub sprzedaż przedmiotów, kart, poziomów, leczenie i tak dalej. Warunki podaje tekst komnaty.
rule-mq-deal-02 = Dopóki w komnacie jest żywy potwór, żaden interes nie jest możliwy.
rule-mq-deal-03 = Interes kosztuje jeden ruch, chyba że jego tekst mówi inaczej.
rule-mq-deal-04 = Komnata określa, czym płacisz: złotem, przedmiotami lub kartami, czasem tylko jednego rodzaju.
rule-mq-deal-05 = Jeśli przedmioty są warte więcej niż cena, reszty się nie wydaje.
rule-mq-deal-06 = Interesu z dopiskiem „raz na turę” nie wolno w tej turze powtórzyć. Każdy inny wolno powtarzać, za każdym razem za jeszcze jeden ruch.

## Searching

rule-mq-search-01 = Przeszukanie komnaty, w której jesteś, kosztuje jeden ruch. Rzuć jedną kością, dodaj modyfikatory i sprawdź wynik w tabeli przeszukania.
rule-mq-search-02 = Komnaty, w której jest potwór, nie można przeszukać.
rule-mq-search-03 = Tę samą komnatę wolno ci przeszukać tylko raz na turę.
rule-mq-search-04 = Komnaty ze znakiem zakazu przeszukania nigdy nie można przeszukać.
rule-mq-search-05 = Znaki przeszukania zmieniają wynik o −2, −1, +1 lub +2.
rule-mq-search-06 = Dobre i złe znaki ras i klas zmieniają liczbę kości przy przeszukaniu tak samo jak w walce.
rule-mq-search-07 = Wynik 1 lub mniej oraz dokładnie 7: dobierz potwora i walcz z nim.
rule-mq-search-08 = Wynik 2: 300 sztuk złota. Wynik 3: 400 sztuk złota. Wynik 4: 500 sztuk złota.
rule-mq-search-09 = Wynik 5: 100 sztuk złota i jeden Skarb. Wynik 6: 300 sztuk złota i jeden Skarb. Wynik 8: 500 sztuk złota i jeden Skarb. Po każdym z nich komnata jest złupiona.
rule-mq-search-10 = Wynik 9: dwa Skarby. Wynik 10: 500 sztuk złota i dwa Skarby. Wynik 11 lub więcej: trzy Skarby. Po każdym z nich komnata jest wyczyszczona.
rule-mq-search-11 = Komnata złupiona po raz drugi staje się wyczyszczona: jej żeton się odwraca.
rule-mq-search-12 = Z wyczyszczonej komnaty wyniesiono już wszystko, co można było w niej znaleźć.
rule-mq-search-13 = Z potworem znalezionym przy przeszukaniu walczy się od razu.
rule-mq-search-14 = Jeśli w komnacie nie ma innych munchkinów, znalezione Skarby bierzesz w tajemnicy. Jeśli są, pokazujesz je wszystkim.
rule-mq-search-15 = Przeszukując komnatę, możesz też zabrać dowolne z leżących w niej upuszczonych przedmiotów, bez dodatkowych ruchów.
rule-mq-search-16 = Jeśli przeszukanie ujawniło potwora, upuszczone przedmioty bierzesz dopiero po jego zabiciu i zebraniu jego Skarbów.

## Charity

rule-mq-char-01 = Jeśli na koniec swojej tury masz na ręce więcej niż pięć kart, musisz oddać nadmiar. Dzieje się tak tylko wtedy.
rule-mq-char-02 = Nadmiar dostaje gracz o najniższym poziomie.
rule-mq-char-03 = Jeśli to ty masz najniższy poziom, choćby na równi z kimś, nadmiar zostaje odrzucony.
rule-mq-char-04 = Jeśli najniższy poziom ma kilku innych graczy, nadmiar dzieli się między nich po równo, a ty decydujesz, kto dostaje którą kartę.
rule-mq-char-05 = Przed oddaniem możesz zmniejszyć nadmiar: zagrać karty, wymienić to, co wolno wymienić, albo upuścić przedmioty.
rule-mq-char-06 = To ty wybierasz, które karty są nadmiarem.
rule-mq-char-07 = Martwi gracze też dostają karty.

## Combat

rule-mq-combat-01 = Zostać prowadzącym walki możesz tylko w swojej turze.
rule-mq-combat-02 = Jeśli potwór przychodzi do twojej komnaty poza twoją turą, na razie nic się nie dzieje. Przed twoją turą może jeszcze odejść.
rule-mq-combat-03 = Walka zaczyna się, jeśli w swojej turze wchodzisz do komnaty z potworem.
rule-mq-combat-04 = Walka zaczyna się, jeśli w twojej turze ktoś sprowadzi potwora do twojej komnaty.
rule-mq-combat-05 = Walka zaczyna się, jeśli w twojej turze w twojej komnacie pojawia się nowy potwór: przy odkrywaniu, przy przeszukaniu albo przez kartę DxM.
rule-mq-combat-06 = Ani walka, ani ucieczka nie kosztuje ruchów, więc w jednej turze może być kilka walk.
rule-mq-combat-07 = Siła munchkina to jego poziom plus premie przedmiotów używanych i założonych.
rule-mq-combat-08 = Premie przeciw określonym munchkinom, podane na karcie Potwora, dodaje się potworowi.
rule-mq-combat-09 = W trakcie walki walczący nie mogą oddawać, podnosić ani wymieniać przedmiotów.
rule-mq-combat-10 = W walce tylko Klątwa może pozbawić munchkina przedmiotu.
rule-mq-combat-11 = Dopóki trwa czyjakolwiek walka, nikt nie może wykładać przedmiotów z ręki ani zamieniać schowanych na używane.
rule-mq-combat-12 = Eliksirów i Zwojów, które są już w grze na pasie, wolno używać w walce.
rule-mq-combat-13 = Jednorazowe karty Skarbów i DxM wolno zagrywać do walki wprost z ręki.
rule-mq-combat-14 = Walkę rozstrzyga rzut zwykłymi kośćmi: munchkin rzuca jedną, potwór tyloma, ile pokazuje jego karta.
rule-mq-combat-15 = Za potwora rzuca gracz, w którego kolorze jest jego podstawka, nawet przeciw własnemu munchkinowi.
rule-mq-combat-16 = Kto rzuca za potwora, może wpływać na ten rzut własnymi kartami.
rule-mq-combat-17 = Gdy mowa o kolorze potwora, chodzi o podstawkę, nigdy o obrazek.
rule-mq-combat-18 = Gracz, w którego turze zaczęła się walka, jest prowadzącym i zaczyna rzuty.
rule-mq-combat-19 = Przed rzutem prowadzący zapowiada go i chwilę czeka (2–6 sekund), żeby inni mogli zareagować.
rule-mq-combat-20 = Jeśli reakcje zmieniły sytuację, prowadzący może przed rzutem znów zagrać karty albo poprosić o pomoc.
rule-mq-combat-21 = Każdy, kogo dotyczy walka, rzuca kośćmi swojego koloru za swojego munchkina, za swoje potwory albo za jedno i drugie i z góry mówi, za kogo jest który rzut.
rule-mq-combat-22 = Po rzucie prowadzącego muszą rzucić wszyscy pozostali, których dotyczy walka.
rule-mq-combat-23 = Po rzucie prowadzącego wolno zagrywać już tylko karty, które mówią, że zagrywa się je po rzucie.
rule-mq-combat-24 = Munchkini wygrywają tylko wtedy, gdy ich suma jest większa od sumy potworów. Na sumę składają się poziomy, premie, kości i efekty rzuconych przedmiotów.
rule-mq-combat-25 = Remis to porażka, chyba że zmieni to zdolność Wojownika albo karta zagrana po rzucie.
rule-mq-combat-26 = Poziom, premie i kości pomocnika dodaje się do strony prowadzącego.
rule-mq-combat-27 = Ze wszystkimi potworami w komnacie, które tobą nie gardzą, walczysz razem, jak z jedną stroną.
rule-mq-combat-28 = Nie można walczyć z jednymi potworami, a uciekać od innych.
rule-mq-combat-29 = Jedna figurka to jeden potwór, nawet jeśli jego nazwa jest w liczbie mnogiej.
rule-mq-combat-30 = Potwory, które pojawiają się w trakcie walki, dołączają do niej.
rule-mq-combat-31 = Jeśli karta usuwa potwora, a inny zostaje, walka z pozostałymi trwa dalej.
rule-mq-combat-32 = Skarbów ani rzeczy po potworze usuniętym kartą nie można zabrać, dopóki pozostałe potwory nie zostaną pokonane.
rule-mq-combat-33 = Jeśli w komnacie nie ma już żadnego potwora albo żadnego munchkina, walka jest skończona.
rule-mq-combat-34 = Jeśli walka skończyła się dlatego, że jednej ze stron już nie ma, jednorazowe karty zagrane na tych, którzy odeszli, wracają do właścicieli.
rule-mq-combat-35 = Wzmocnienia zostają na potworach, na które je zagrano.
rule-mq-combat-36 = Zniszczenie potwora kartą to nie zabicie go.
rule-mq-combat-37 = Wygrana oznacza pokonanie potwora. Zwykle znaczy to, że ginie, ale karta może mówić, że nie.
rule-mq-combat-38 = Jeśli zabijasz lub pokonujesz potwora na podstawce w swoim kolorze, dobierasz jedną kartę DxM.
rule-mq-combat-39 = Zabity potwór znika z mapy, jego podstawka wraca do właściciela, a karta i wzmocnienia trafiają na swoje stosy kart odrzuconych.
rule-mq-combat-40 = Otrzymujesz nagrody zapisane na karcie Potwora.
rule-mq-combat-41 = Zwycięzca dobiera tyle Skarbów, ile daje potwór, licząc wzmocnienia.
rule-mq-combat-42 = Jeśli w komnacie jest jakikolwiek inny munchkin, Skarby dobiera się jawnie, w innym razie w tajemnicy.
rule-mq-combat-43 = Właśnie zdobyte przedmioty możesz od razu wprowadzić do gry. Po walce możesz też zagrywać karty DxM, jeśli pozwalają na to pozostałe zasady.
rule-mq-combat-44 = Za każdego zabitego potwora prowadzący zyskuje tyle poziomów, ile podaje karta Potwora, zwykle jeden.
rule-mq-combat-45 = Straszny potwór zabity w pojedynkę daje dwa poziomy.
rule-mq-combat-46 = Za walkę wygraną przez zabicie prowadzący zyskuje co najmniej jeden poziom.
rule-mq-combat-47 = Po porażce, jeszcze przed ucieczką, każdy przegrany munchkin traci po jednym sercu za każdego potwora w walce.
rule-mq-combat-48 = Kto po tej stracie wciąż żyje, musi spróbować uciec.
rule-mq-combat-49 = Jeśli potwór tobą gardzi, nie musisz z nim walczyć: możesz walczyć, zostać albo iść dalej.
rule-mq-combat-50 = Dopóki w komnacie jest potwór, który tobą gardzi, nie możesz tam robić interesów, podnosić upuszczonych przedmiotów ani przeszukiwać.
rule-mq-combat-51 = Jeśli jednak chcesz walczyć z potworem, który tobą gardzi, obowiązują zwykłe zasady walki.
rule-mq-combat-52 = To, czy potwór tobą gardzi, ocenia się przy każdym spotkaniu, a w twojej turze także za każdym razem, gdy obok niego zmienia się twój poziom lub ekwipunek. Wcześniejszej pogardy nikt nie pamięta.
rule-mq-combat-53 = Jeśli gardzą tobą tylko niektóre potwory, musisz walczyć z tymi, które nie gardzą. Reszta stoi z boku, chyba że wybierzesz także ją.

## Enhancers

rule-mq-enh-01 = Każdy gracz może z dowolnej odległości zagrać wzmocnienie na potwora biorącego udział w walce.
rule-mq-enh-02 = Wzmocnienia zmieniają poziom potwora: większość go podnosi, niektóre obniżają.
rule-mq-enh-03 = Wszystkie wzmocnienia na jednym potworze się sumują, bez względu na kolejność zagrania.
rule-mq-enh-04 = Jeśli w walce jest kilka potworów, zagrywający wzmocnienie wskazuje, na którego trafia.
rule-mq-enh-05 = Potwór, który przeżyje, zachowuje swoje wzmocnienia, dopóki nie opuści gry.
rule-mq-enh-06 = Wzmocnienia zmieniają też liczbę Skarbów: te, które osłabiają potwora, ją zmniejszają.
rule-mq-enh-07 = Przywołania („Wędrujący Potwór”, „Paskudna Parka”) dodają do walki jeszcze jednego potwora.

## Help

rule-mq-help-01 = Prowadzący może mieć naraz tylko jednego pomocnika.
rule-mq-help-02 = Bez zaproszenia prowadzącego nikomu nie wolno pomagać.
rule-mq-help-03 = Zaprosić można munchkina, który stoi w tej samej komnacie albo może do niej przyjść z sąsiedniej.
rule-mq-help-04 = Zaprosić można też munchkina, który potrafi przybyć magią.
rule-mq-help-05 = Pomocnik przychodzi z sąsiedniej komnaty przez dowolne przejście i nie zużywa ruchów.
rule-mq-help-06 = Dopóki nie wiadomo, kto pomaga, żaden munchkin się nie rusza.
rule-mq-help-07 = Gdy pomocnik już przyszedł, musi pomagać.
rule-mq-help-08 = Gracze, którzy nie mogli przyjść, wciąż mogą się wtrącać, ale nie biorą udziału w walce.
rule-mq-help-09 = Pomocnikowi można zapłacić złotem i przedmiotami z gry, obiecać część Skarbów potwora albo jedno i drugie.
rule-mq-help-10 = Jeśli Skarby są dzielone, kolejność wybierania trzeba uzgodnić z góry.
rule-mq-help-11 = Jeśli za udział w łupie chce pomóc kilku graczy, prowadzący może urządzić licytację.
rule-mq-help-12 = Pomocnik rzuca osobno i może zmieniać ten rzut własnymi kartami i zdolnościami.
rule-mq-help-13 = Pomocnik zachowuje wszystkie swoje zdolności. Na przykład Kapłan rzuca jedną kością więcej przeciw Nieumarłemu.
rule-mq-help-14 = Dobre i złe znaki komnaty stosuje się do pomocnika osobno: zmieniają liczbę jego kości.
rule-mq-help-15 = Premie i kary potwora zależą także od rasy, klasy i innych cech pomocnika.
rule-mq-help-16 = Taką premię lub karę liczy się raz, nawet jeśli spełniają jej warunek obaj walczący.
rule-mq-help-17 = Pomocnik dobiera kartę DxM, jeśli zabity potwór stał na podstawce w jego kolorze.
rule-mq-help-18 = Pomocnik zwykle nie zyskuje poziomu. Elf za pomoc zyskuje jeden.
rule-mq-help-19 = Za Strasznego potwora każdy pomocnik zyskuje jeden poziom, a prowadzący o jeden mniej: jeden zamiast dwóch.
rule-mq-help-20 = Elf, który pomógł zabić Strasznego potwora, i tak zyskuje tylko jeden poziom.
rule-mq-help-21 = Poziom zdobyty za pomoc może być dziesiątym.
rule-mq-help-22 = Jeśli wasza strona przegra, pomocnik też musi uciekać i rzuca osobno za każdego potwora.
rule-mq-help-23 = Pomocnik może wybrać inne wyjście niż prowadzący.
rule-mq-help-24 = Powodzenie lub porażka jednego nie wpływa na drugiego.
rule-mq-help-25 = Gracze spoza walki nie mogą wprost atakować innych, ale mogą wpływać na walkę.
rule-mq-help-26 = Gracz spoza walki może zagrywać do niej jednorazowe karty, przede wszystkim Klątwy.
rule-mq-help-27 = Gracz spoza walki, który jest w tej samej lub sąsiedniej komnacie, może cisnąć przedmiot do rzucania na korzyść dowolnej strony.
rule-mq-help-28 = Złodziej spoza walki może użyć przeciw walczącemu zdolności „Cios w plecy”. Nie jest to jego tura, więc nie kosztuje to ruchów.
rule-mq-help-29 = Przedmiotami można też przekupić kogoś, żeby się nie wtrącał albo nie pomagał.

## Running away

rule-mq-run-01 = Kto przegrał walkę i żyje, musi spróbować uciec.
rule-mq-run-02 = Komnatę, do której uciekasz, wybierasz przed wszystkimi rzutami na ucieczkę.
rule-mq-run-03 = Wybrać można tylko sąsiednią odkrytą komnatę: w ciemność nie uciekniesz.
rule-mq-run-04 = Kto przeżyje, trafia do wybranej komnaty bez względu na to, czy rzut na ucieczkę się udał.
rule-mq-run-05 = Rzut na ucieczkę o wyniku 5 lub więcej chroni przed Marnym Końcem.
rule-mq-run-06 = Jeśli rzut się nie uda, spotyka cię Marny Koniec tego potwora.
rule-mq-run-07 = Jeśli rzut się nie udał, a żadna część Marnego Końca nie mogła na ciebie zadziałać, tracisz jeszcze jedno serce.
rule-mq-run-08 = Jeśli potworów jest kilka, rzucasz osobno za każdego, w dowolnej kolejności.
rule-mq-run-09 = Przed każdym rzutem na ucieczkę możesz zamiast niego zagrać kartę, która przenosi cię magią albo pozwala uciec.
rule-mq-run-10 = Jeśli nie ma sąsiedniej odkrytej komnaty ani magii, Marny Koniec spotyka cię bez rzutu, a tura się kończy, nawet jeśli zostały ci ruchy.
rule-mq-run-11 = Jeśli Marny Koniec zabierze ostatnie serce, munchkin ginie w komnacie z potworem.
rule-mq-run-12 = Wyjściem jest każdy łącznik, który nie jest ścianą, także zamknięte drzwi i tajne przejście.
rule-mq-run-13 = Jeśli w swojej turze uciekasz do komnaty z innym potworem, zaczyna się tam nowa walka.

## Death

rule-mq-death-01 = Munchkin umiera, gdy wszystkie jego żetony Zdrowia leżą czarną stroną do góry.
rule-mq-death-02 = Figurka martwego munchkina zostaje na leżąco w komnacie, w której zginął.
### Munchkin Quest: the rules for players, second half: from death to keywords, the rulings and the examples.

## Death

rule-mq-death-03 = Jeśli giniesz w walce, nie wykonujesz pozostałych rzutów na ucieczkę i nie dotyka cię już żaden Marny Koniec.
rule-mq-death-04 = Odrzuć wszystkie karty z ręki.
rule-mq-death-05 = Tracisz 1 poziom, ale nigdy nie spadasz poniżej 1. poziomu.
rule-mq-death-06 = Całe twoje złoto i wszystkie przedmioty upadają na podłogę komnaty, w której giniesz.
rule-mq-death-07 = Karty DxM, które masz w grze, zostają: zachowujesz rasę i klasę.
rule-mq-death-08 = Trwała Klątwa działa nadal, nawet po śmierci.
rule-mq-death-09 = Jeśli giniesz w swojej turze, od razu zaczyna się Tura Potworów.
rule-mq-death-10 = Martwy gracz nadal rzuca za potwory na podstawkach swojego koloru.
rule-mq-death-11 = Martwy gracz może zagrywać karty obu rodzajów, ale nie takie, które działają na jego martwego munchkina. Jeśli czymś rzuca, to z miejsca, gdzie leży ciało.
rule-mq-death-12 = Na początku swojej następnej tury wstajesz przy Wejściu, a wszystkie twoje żetony Zdrowia są znów czerwone.
rule-mq-death-13 = Wracasz z 300 sztukami złota, dwiema kartami Skarbów i dwiema kartami DxM.
rule-mq-death-14 = Potem rozgrywasz turę jak zwykle, zaczynając od karty DxM, którą dobierasz co turę.
rule-mq-death-15 = W swojej turze możesz umrzeć celowo. Obowiązują wszystkie skutki śmierci.
rule-mq-death-16 = Inni nie mogą wskrzesić martwego munchkina. Wraca tylko zwykłą drogą.

## Boss

rule-mq-boss-01 = Gdy munchkin na 10. poziomie stoi w swojej turze przy Wejściu, dobiera się potwora, który zostaje Bossem.
rule-mq-boss-02 = Kolor podstawki Bossa ustala się tak samo jak u każdego nowego potwora.
rule-mq-boss-03 = Boss ma poziom 20, bez względu na to, co mówi jego karta.
rule-mq-boss-04 = Żadna karta ani zdolność nie uchroni munchkina na 10. poziomie przed tą walką.
rule-mq-boss-05 = Nad Bossem nikt nie może przejąć kontroli.
rule-mq-boss-06 = Boss nigdy nie gardzi munchkinem na 10. poziomie, nawet jeśli jego karta mówi inaczej.
rule-mq-boss-07 = Wszystko inne z karty Boss zachowuje: liczby, moce i słabości.
rule-mq-boss-08 = Na Bossa wolno zagrywać wzmocnienia, a do walki wolno sprowadzać inne potwory.
rule-mq-boss-09 = Przeciw Bossowi mogą pomagać tylko munchkini na 10. poziomie. Ci, którzy stoją przy Wejściu, nie są wyjątkiem.
rule-mq-boss-10 = Kto zabije Bossa, natychmiast wygrywa grę.
rule-mq-boss-11 = Jeśli zabili go razem dwaj munchkini na 10. poziomie, wygrywają obaj.
rule-mq-boss-12 = Po porażce lub remisie z Bossem każdy walczący munchkin traci serce i – bez żadnego rzutu – 1 poziom, nawet po udanej ucieczce.
rule-mq-boss-13 = Po przegranej walce Boss i wszystkie inne potwory z tej walki opuszczają podziemia, a ich karty się odrzuca. Następny munchkin na 10. poziomie spotka tam nowo dobranego Bossa.

## Mon

rule-mq-mon-01 = Po turze każdego gracza następuje Tura Potworów.
rule-mq-mon-02 = Gracz, który zakończył turę, zawsze rzuca Kością Potworów, nawet gdy na mapie nie ma żadnego potwora.
rule-mq-mon-03 = Jeśli wypadł kolor któregoś gracza, ten gracz dobiera kartę DxM, zanim ruszą potwory.
rule-mq-mon-04 = Wyrzucony kolor jest kolorem ruchu w tej Turze Potworów.
rule-mq-mon-05 = Jeśli w komnacie potwora jest strzałka koloru ruchu, a potwór może przejść przez łącznik po tej stronie, idzie tamtędy. Nieważne, kto przesuwa figurki.
rule-mq-mon-06 = Kolor podstawki mówi tylko, do kogo potwór należy, i nie wpływa na jego drogę. Kolor podstawki i kolor ruchu to dwie różne rzeczy.
rule-mq-mon-07 = Zwykle potwory przechodzą tylko przez korytarze i drzwi, które nie są zamknięte.
rule-mq-mon-08 = Niektóre karty Potworów pozwalają przechodzić przez zamknięte drzwi, tajne przejścia lub ściany albo wyłamywać drzwi.
rule-mq-mon-09 = W następnej komnacie potwór znów idzie za strzałką tego samego koloru, jeśli tam jest.
rule-mq-mon-10 = Ruch kończy się w komnacie, w której nie ma takiej strzałki albo droga za nią jest zamknięta.
rule-mq-mon-11 = W drodze potwory nie zważają na inne potwory ani na munchkinów, z wyjątkiem własnego celu.
rule-mq-mon-12 = W jednym ruchu potwór nie wchodzi drugi raz do żadnej komnaty, także do tej, z której wyruszył. Zamiast tego staje.
rule-mq-mon-13 = Potwór, który wejdzie do komnaty swojego celu, czyli munchkina w kolorze podstawki, zatrzymuje się tam.
rule-mq-mon-14 = Do końca tej Tury Potworów to zatrzymanie jest ważniejsze od strzałek i szczególnych zasad ruchu.
rule-mq-mon-15 = Strzałka w ciemność nad luką przenosi potwora do najbliższej komnaty po drugiej stronie luki, w tym samym kierunku.
rule-mq-mon-16 = Strzałka za zewnętrzną krawędź przenosi go do komnaty na przeciwległym końcu tego rzędu lub tej kolumny.
rule-mq-mon-17 = Łącznik po stronie, z której się pojawia, nie ma znaczenia, nawet jeśli to ściana.
rule-mq-mon-18 = Potwór, który wchodzi do Wejścia, od razu przebiega do komnaty naprzeciwko. W Turze Potworów idzie stamtąd dalej za strzałkami.
rule-mq-mon-19 = Nawet jego cel nie sprawi, że potwór zatrzyma się w Wejściu.
rule-mq-mon-20 = Szybki (zielona stopa): po zwykłym ruchu potwór idzie jeszcze jedną komnatę w kierunku ostatniego kroku, jeśli może, i tam staje, bez względu na strzałki.
rule-mq-mon-21 = Powolny (czerwona stopa): najwyżej jedna komnata na Turę Potworów.
rule-mq-mon-22 = Zaczajony (żółta odwrócona stopa): nigdy nie rusza się w Turze Potworów. Karty, które przesuwają potwory, działają na niego jak zwykle.
rule-mq-mon-23 = Przekorny (niebieska odwrócona stopa): jeśli w jego komnacie jest strzałka koloru ruchu, pierwszy krok robi w przeciwną stronę. Dalej idzie za strzałkami jak inne.
rule-mq-mon-24 = Stopa ze znakiem zapytania odsyła do szczególnych zasad ruchu na karcie.
rule-mq-mon-25 = Ruch wszystkich potworów to jedna akcja. Nie przerwie jej żadna karta, nawet taka, którą można zagrać w dowolnej chwili.
rule-mq-mon-26 = Przyjmuje się, że wszystkie potwory idą jednocześnie. Jeśli któryś zmieni mapę, zmiana dotyczy wszystkich, które ruszają się w tej Turze Potworów.
rule-mq-mon-27 = Sprawdź każdego potwora na mapie: czy się rusza.
rule-mq-mon-28 = Także w całkowicie odkrytych podziemiach potwory mogą wychodzić przez łączniki na zewnętrznej krawędzi.

## Gang

rule-mq-gang-01 = Dwa potwory lub więcej w jednej komnacie tworzą bandę.
rule-mq-gang-02 = Potwory z bandy idą razem za tymi samymi strzałkami, dopóki każdy z nich może.
rule-mq-gang-03 = Różny sposób poruszania się dzieli bandę: Szybkie, Powolne, Przekorne, Zaczajone, przechodzące przez drzwi.
rule-mq-gang-04 = Potwór nie przejdzie przez łącznik, którego sam nie pokona, tylko dlatego, że umie to inny z bandy.
rule-mq-gang-05 = Z bandą walczy się jako z całością. Poziomy i Skarby dostaje się za każdego zabitego potwora.

## Room

rule-mq-room-01 = Większość komnat ma własne zasady. Działają od chwili, gdy wchodzisz.
rule-mq-room-02 = Znaki ras i klas przy nazwie komnaty wpływają w niej na rzuty w walce i przy przeszukaniu.
rule-mq-room-03 = Każdy zielony znak twojej rasy lub klasy daje ci jedną kość więcej.
rule-mq-room-04 = Każdy pasujący czerwony znak zabiera ci jedną kość.
rule-mq-room-05 = Jeśli zasada komnaty mówi, że jest dla ciebie dobra, działa to jak zielony znak.
rule-mq-room-06 = Jeśli zasada komnaty mówi, że jest dla ciebie zła, działa to jak czerwony znak.
rule-mq-room-07 = Znak zapytania obok znaku przypomina, że trzeba przeczytać szczególną zasadę.
rule-mq-room-08 = Znak „Wszyscy” dotyczy każdego munchkina.
rule-mq-room-09 = Komnata bez munchkinów i bez potworów jest pusta.
rule-mq-room-10 = Jeśli karta wymaga pustej komnaty, a takiej nie ma, dokłada się nową. Kto zagrywa kartę, wybiera, przy którym przejściu w ciemność.
rule-mq-room-11 = Komnaty sąsiadują ze sobą, jeśli łączy je łącznik, który nie jest ścianą.
rule-mq-room-12 = Każda komnata na mapie jest odkryta. Wszystko poza nimi to ciemność.
rule-mq-room-13 = Każdy łącznik ma dwie strony: na jednej korytarz, na drugiej drzwi lub ścianę.
rule-mq-room-14 = Przejście to każdy łącznik, który nie jest ścianą.

## Level

rule-mq-level-01 = Poziom munchkina wynosi od 1 do 10.
rule-mq-level-02 = Za potwora pokonanego, ale nie zabitego, nigdy nie zyskuje się poziomu.
rule-mq-level-03 = W swojej turze, poza walką, możesz kupić poziom: oddaj złoto, przedmioty z gry albo jedno i drugie, razem warte co najmniej 1000 sztuk złota.
rule-mq-level-04 = Przedmioty liczą się według wartości z karty i są odrzucane.
rule-mq-level-05 = Za nadwyżkę zapłaconą przedmiotami nikt nie wydaje reszty.
rule-mq-level-06 = Poziomy traci się, gdy każe zasada, karta lub komnata, najczęściej przez Marny Koniec. Nikt nie spada poniżej 1. poziomu.

## Race

rule-mq-race-01 = Bez karty rasy twój munchkin jest człowiekiem.
rule-mq-race-02 = Pozostałe rasy to Elf, Krasnolud i Niziołek.
rule-mq-race-03 = Zwykle możesz mieć w grze tylko jedną kartę rasy.
rule-mq-race-04 = Zdolności i wady rasy zaczynają działać, gdy wyłożysz kartę, i kończą się, gdy ją stracisz.
rule-mq-race-05 = Kartę „Mieszaniec” zagrywa się, mając w grze rasę. Munchkin staje się w połowie człowiekiem.
rule-mq-race-06 = Z „Mieszańcem” i jedną rasą masz wszystkie jej zalety i żadnej z wad.
rule-mq-race-07 = Dopóki „Mieszaniec” jest w grze, możesz dołożyć drugą rasę, od razu lub później. Wtedy obie działają ze wszystkimi zaletami i wadami.
rule-mq-race-08 = „Mieszańca” tracisz, gdy tylko z gry zejdzie twoja ostatnia karta rasy.
rule-mq-race-09 = Możesz celowo zmienić rasę: odrzuć ją i natychmiast dołóż z ręki inną do tego samego „Mieszańca”.

## Class

rule-mq-class-01 = Bez karty klasy twój munchkin nie ma klasy.
rule-mq-class-02 = Klasy to Wojownik, Złodziej, Czarodziej i Kapłan.
rule-mq-class-03 = Zwykle możesz mieć w grze tylko jedną klasę.
rule-mq-class-04 = Zdolności klasy zaczynają działać, gdy wyłożysz kartę, i kończą się, gdy ją stracisz.
rule-mq-class-05 = Każda klasa ma jedną moc za odrzucanie: płacisz za nią, odrzucając własne karty z ręki lub z gry.
rule-mq-class-06 = Możesz odrzucić nawet samą kartę klasy, żeby użyć jej mocy ostatni raz.
rule-mq-class-07 = Każda klasa ma Moc k10. Działa, jeśli na k10 wypadnie najwyżej twój poziom.
rule-mq-class-08 = Na 10. poziomie Moc k10 działa zawsze.
rule-mq-class-09 = „Supermunchkin” z jedną klasą: wszystkie zalety klasy i żadnej wady.
rule-mq-class-10 = „Supermunchkin” z dwiema klasami: wszystkie zalety i wady obu.
rule-mq-class-11 = „Supermunchkina” tracisz razem z ostatnią kartą klasy. Wolno zmieniać klasy, gdy jest w grze.
rule-mq-class-12 = Wojownik ma zdolność, która może zmienić remis w walce w zwycięstwo.
rule-mq-class-13 = Kapłan rzuca przeciw Nieumarłym jedną kością więcej.

## Health

rule-mq-health-01 = Każdy zaczyna z 4 sercami. Karty mogą dodać żetonów Zdrowia.
rule-mq-health-02 = Za każde stracone serce odwróć żeton Zdrowia na czarną stronę. Żetonów się nie odrzuca: ich liczba to twoje maksimum.
rule-mq-health-03 = W dowolnej chwili poza walką możesz oddać poziom i odzyskać do 3 serc.
rule-mq-health-04 = Serca można odzyskać także dzięki niektórym komnatom i kartom.
rule-mq-health-05 = Nigdy nie odzyskasz serc ponad maksimum.

## Item

rule-mq-item-01 = Każdy twój przedmiot jest używany, założony albo schowany.
rule-mq-item-02 = Pożytek dają tylko przedmioty używane i założone. Schowane nie dają ani premii, ani zdolności.
rule-mq-item-03 = Przedmiot może być tylko dla określonej klasy, rasy lub płci.
rule-mq-item-04 = „Kant” zdejmuje z przedmiotu wszystkie ograniczenia i daje jego najwyższą możliwą premię.
rule-mq-item-05 = Tracąc przedmiot, tracisz „Kant”. Odrzuca się go, gdy tylko przedmiot opuści właściciela, także przez wymianę, kradzież, obietnicę, upuszczenie lub śmierć.
rule-mq-item-06 = Masz po jednym miejscu na głowę, tułów i stopy: używasz jednego Nakrycia głowy, jednej Zbroi i jednego Obuwia.
rule-mq-item-07 = Założone są Nakrycie głowy, Zbroja i Obuwie na swoich miejscach oraz Błyskotki i Ciuchy.
rule-mq-item-08 = Błyskotki i Ciuchy nie zajmują miejsca. Możesz ich nosić, ile chcesz.
rule-mq-item-09 = Masz dwie dłonie. Przedmiot wymaga dwóch, jednej albo żadnej.
rule-mq-item-10 = Przedmioty, których się nie zakłada i nie trzyma, wiszą u pasa, ile ich tylko masz.
rule-mq-item-11 = W plecaku mieszczą się najwyżej 2 przedmioty. Ich karty leżą bokiem.
rule-mq-item-12 = W walce i podczas ucieczki nie można wyjmować przedmiotów z plecaka.
rule-mq-item-13 = W dowolnej chwili poza walką możesz zamieniać przedmioty używane lub założone ze schowanymi.
rule-mq-item-14 = Jeśli tracisz „swoje Obuwie” lub inny nazwany rodzaj, chodzi o założony przedmiot, nie o ten w plecaku.
rule-mq-item-15 = Jeśli tracisz po prostu „przedmiot”, wybór należy do ciebie: może to być przedmiot z pasa albo z plecaka.
rule-mq-item-16 = Takie straty nigdy nie obejmują kart przedmiotów na ręce.
rule-mq-item-17 = Złoto można wydawać, wymieniać i upuszczać jak przedmioty, ale przedmiotem nie jest.
rule-mq-item-18 = Możesz nosić dowolną ilość złota bez żadnych kar.
rule-mq-item-19 = Nie można wyłączyć zdolności używanego przedmiotu.
rule-mq-item-20 = Jeden Duży przedmiot, używany lub założony, nic nie kosztuje. Każdy następny zmniejsza zapas ruchów o 1. Przedmioty bez słowa „Duży” nigdy się nie liczą.
rule-mq-item-21 = W dowolnej chwili poza walką, w turze dowolnego gracza, możesz wymieniać lub dawać przedmioty używane, założone i schowane oraz złoto graczowi w tej samej lub sąsiedniej komnacie. Innym przekażesz coś tylko tak: ty upuszczasz, oni podnoszą.
rule-mq-item-22 = Podczas walki nie ma wymiany.
rule-mq-item-23 = Wymieniony przedmiot zostaje w grze u nowego właściciela. Nie można go wziąć na rękę.
rule-mq-item-24 = Od tej chwili działa dla nowego właściciela, a dla poprzedniego już nie.
rule-mq-item-25 = Wolno dawać prezenty i nie brać nic w zamian.
rule-mq-item-26 = W dowolnej chwili poza walką możesz upuścić przedmioty lub złoto w komnacie, w której jesteś.
rule-mq-item-27 = Upuszczone karty leżą pod żetonem z literą, a jego bliźniak leży w komnacie. Samo złoto kładzie się tam po prostu w monetach.
rule-mq-item-28 = Upuszczone karty może obejrzeć każdy, gdziekolwiek leżą.
rule-mq-item-29 = W komnacie z upuszczonymi przedmiotami możesz za 1 ruch podnieść dowolne z nich albo wszystkie.
rule-mq-item-30 = Podniesienie kosztuje ruch także wtedy, gdy upuszczenie było przymusowe.
rule-mq-item-31 = Niektóre karty zabraniają podnosić przedmiot przed następną turą gracza.
rule-mq-item-32 = Rzucać można w swojej komnacie lub do sąsiedniej. Drzwi po drodze nie przeszkadzają.
rule-mq-item-33 = Przedmiot do rzucania jest jednorazowy: po użyciu się go odrzuca, chyba że karta mówi inaczej.
rule-mq-item-34 = Jednorazowego przedmiotu możesz użyć w dowolnej walce, z ręki albo z gry.
rule-mq-item-35 = Inne przedmioty muszą być w grze, zanim ich użyjesz. W swojej turze możesz wyłożyć przedmiot i od razu go użyć.
rule-mq-item-36 = Kto pomaga lub walczy poza swoją turą, nie może wykładać przedmiotów.
rule-mq-item-37 = Jednorazowe przedmioty możesz wyłożyć na stół, żeby nie zajmowały ręki.
rule-mq-item-38 = Przedmiotami można też przekupić potwora, jeśli jego karta na to pozwala, i płacić w komnatach za złoto lub poziomy.

## Win

rule-mq-win-01 = Cel gry: zdobądź 10. poziom, zabijając potwora, i wydostań się, pokonując Bossa przy Wejściu.
rule-mq-win-02 = Jeśli w którejś chwili nie ma żadnego żywego munchkina, wygrywają potwory.
rule-mq-win-03 = Munchkin, który spadł z 10. poziomu, musi go odzyskać, zabijając potwora.

## Key

rule-mq-key-01 = Słowa kluczowe na kartach Potworów i Skarbów służą temu, by mogły się do nich odwoływać komnaty i inne karty.
rule-mq-key-02 = Wielkości to Malutki, Mały i Ogromny. Potwór bez takiego słowa jest wielkości człowieka. Efekty mogą zależeć od wielkości.
rule-mq-key-03 = Słowa kluczowe ruchu: Przekorny, Szybki, Powolny, Zaczajony.
rule-mq-key-04 = Słowa kluczowe rodzaju (np. Nieumarły, Smok) i mocy (np. Ognisty, Latający) same nic nie robią.
rule-mq-key-05 = W zestawie jest tylko jeden Smok.
rule-mq-key-06 = Ochrona przed ogniem to zdolność, która pomaga przeciw Ognistym potworom i w paru innych sytuacjach.
rule-mq-key-07 = Lot to zdolność, do której odwołują się komnaty i karty.
rule-mq-key-08 = Słowa kluczowe broni: Miecz, Włócznia, Topór, Buzdygan, Łuk, Sztylet, Pałka. Wszystko to Broń.
rule-mq-key-09 = Premię w walce dodaje się do poziomu, karę się odejmuje.
rule-mq-key-10 = Przedmiot, który nie pasuje do żadnego rodzaju, to Drobiazg. Nie zajmuje miejsca.
rule-mq-key-11 = Większość Eliksirów jest jednorazowa, a wiele z nich jest do rzucania. Zwoje działają podobnie.

## Rulings

rule-mq-conf-01 = W trzech miejscach instrukcja daje kartę DxM graczowi, którego kolor wypadł na Kości Potworów, bez względu na to, kto rzucał. W czwartym mówi tylko o graczu, który wyrzucił własny kolor.
    .ruling = Po każdym rzucie Kością Potworów gracz wyrzuconego koloru dobiera jedną kartę DxM, nawet martwy: trzy miejsca przeciw jednemu. Przy stole można wybrać inaczej: tylko rzucający, za własny kolor.
rule-mq-conf-02 = Nowy potwór potrzebuje podstawki, a żadna nie jest wolna. Według tekstu odchodzi potwór o najwyższym poziomie z całej mapy, ale przykład porównuje tylko potwory wybranego koloru.
    .ruling = Gramy jak w przykładzie: spośród potworów potrzebnego koloru odchodzi ten o najwyższym poziomie, licząc wzmocnienia, a przy równości wszystkie takie. Nowy zajmuje jedną ze zwolnionych podstawek. Przy stole można wybrać inaczej: odchodzi najsilniejszy na mapie.
rule-mq-conf-03 = Wyrzucony kolor jest w grze, ale wszystkie jego podstawki są zajęte. Czy odkrywający wybiera kolor jak przy kolorze nieobecnym, czy zastępuje się potwora wyrzuconego koloru?
    .ruling = Odkrywający wybiera dowolny kolor z gry. Za rzut dobiera kartę gracz wyrzuconego koloru, a gracz wybranego nie. Nie trzeba woleć koloru z wolnymi podstawkami: jeśli wybrano zajęty, odchodzi jego najsilniejszy potwór.
rule-mq-conf-04 = Jedna strona pozwala wzmacniać potwory w dowolnej chwili, inna tylko w walce.
    .ruling = Wzmocnienie można zagrać tylko na potwora w trwającej walce, przed rzutem prowadzącego; może to zrobić każdy gracz z dowolnej odległości. Tak mówi tekst surowszy, z zasad walki.
rule-mq-conf-05 = Przy stole prowadzący czeka przed rzutem kilka sekund, a inni krzyczą „Stop!”. Teksty nie zgadzają się nawet, jak długo: 2–6 czy 2,6 sekundy. Gra na ekranie potrzebuje innego sposobu.
    .ruling = Można zareagować po zapowiedzi rzutu, przed każdym przejściem, odkrywaniem, interesem i przeszukaniem gracza, który ma turę, przed poziomami i Skarbami za wygraną walkę (nie z Bossem: jego śmierć od razu kończy grę) oraz na koniec tury przed Dobroczynnością. Pozostali w kolejności miejsc działają lub pasują, aż po ostatnim działaniu spasują wszyscy po kolei. Stół może włączyć zegar (zwykle 6 s), który pasuje za ciebie; możesz pasować, aż coś się stanie; boty odpowiadają od razu, a kto nie może zrobić nic pożytecznego, nie jest pytany.
rule-mq-conf-06 = Targi o pomoc, licytacje i obietnice nie mają opisanego przebiegu. Poza tym prowadzący może płacić złotem i przedmiotami z gry, a w walce niczego nie wolno przekazywać.
    .ruling = Prowadzący wzywa wszystkich, którzy mogą pomóc. Każdy może złożyć i zmienić ofertę: złoto, przedmioty z gry, liczba Skarbów, kto wybiera pierwszy. Prowadzący przyjmuje jedną albo żadną. Obiecane złoto i przedmioty są odtąd zablokowane, choć prowadzący nadal ich używa, i przechodzą do pomocnika po walce, wygranej czy przegranej, zanim cokolwiek upadnie przez śmierć; udział w Skarbach rozlicza się z łupem. Pomocnikowi, który odszedł dzięki karcie przed rzutem, nic się nie należy, ale od razu płaci, co obiecał za wpuszczenie; kto ucieka kartą po porażce, dostaje tyle co rzucający. Obietnice na przyszłość to tylko słowa.
rule-mq-conf-07 = Instrukcja nie mówi, jak przebiega wymiana.
    .ruling = Jeden gracz proponuje, drugi się zgadza albo odmawia, i obie strony wymieniają się naraz. Można to robić w dowolnej chwili poza walką, w turze dowolnego gracza: w swoich ruchach i zawsze, gdy pada pytanie poza walką. Komnaty, walkę i miejsce w plecaku odbiorcy sprawdza się ponownie przy zgodzie. Proponować można do woli, ale odrzuconej propozycji nie powtarza się bez zmian w tej samej turze, a dwie odmowy tego samego sąsiada (w cudzej turze jedna) kończą propozycje dla niego w tej turze.
rule-mq-conf-08 = Spory instrukcja każe rozstrzygać głośną kłótnią.
    .ruling = Rozstrzyga Underhall, według rozstrzygnięć z tego rozdziału. Zmienić można tylko to, co jest w ustawieniach stołu, i tylko przed grą.
rule-mq-conf-09 = Ile ruchów kosztują łączniki, widać tylko na rysunku, którego nie da się już odczytać.
    .ruling = Korytarz i drzwi kosztują 1 ruch, zamknięte drzwi i tajne przejście 3. Duży przykład walki potwierdza koszt 1 dla użytego tam łącznika. Przy stole można wybrać inaczej: tajne przejście za 2 ruchy.
rule-mq-conf-10 = Kilku graczy ma ten sam najwyższy wynik w rzucie o pierwszą turę.
    .ruling = Ci gracze rzucają jeszcze raz.
rule-mq-conf-11 = Za wszystkie ruchy wolno przedrzeć się na siłę przez dowolne przejście. Czy także po wydaniu części z nich?
    .ruling = Tylko dopóki w tej turze nie wydano żadnego ruchu; przepada cały zapas, nawet jeśli wynosi 0. Inaczej koszty łączników nic by nie znaczyły. Kogo Marny Koniec pozbawił ruchów w tej turze, ten też się nie przedrze. Przy stole można wybrać inaczej: zawsze, za pozostałe ruchy.
rule-mq-conf-12 = Nigdzie nie napisano, co znaczy, że komnata jest wyczyszczona.
    .ruling = Nie można jej już przeszukać. To, co tam upuszczono, nadal można podnieść za ruch. Przy stole można wybrać inaczej: komnatę można znów przeszukać.
rule-mq-conf-13 = W zdaniu o tym, czy pokazywać znalezione Skarby, brakuje słowa.
    .ruling = Jeśli jesteś w komnacie bez innych, bierzesz je w tajemnicy; jeśli jest tam inny żywy munchkin, pokazujesz wszystkim. Zgadza się to z inną stroną i z tekstem angielskim.
rule-mq-conf-14 = Nadmiarowych kart nie zawsze da się rozdzielić po równo między graczy o najniższym poziomie.
    .ruling = Różnica wynosi najwyżej jedną kartę, a kto dostaje więcej, decyduje dający.
rule-mq-conf-15 = Na początku Tury Potworów potwór stoi w jednej komnacie ze swoim celem. Czy odchodzi?
    .ruling = Tak, za swoją strzałką: zatrzymanie trwa tylko do końca ruchu w tej turze, w której przyszedł. Przy stole można wybrać inaczej: zostaje, dopóki żywy cel jest w komnacie. Martwe ciało nie jest celem.
rule-mq-conf-16 = Szybki potwór idzie o komnatę dalej. A jeśli się jeszcze nie ruszył albo tam jest ciemność, odwiedzona komnata lub zamknięty łącznik?
    .ruling = Idzie dalej tylko wtedy, gdy w tej turze już się ruszył i może przejść przez łącznik. Zasady o lukach i krawędziach, odwiedzonych komnatach, celu i Wejściu dotyczą też tego kroku.
rule-mq-conf-17 = A jeśli w komnacie jest kilka strzałek jednego koloru?
    .ruling = W naszych komnatach jest najwyżej jedna strzałka danego koloru. Gdyby były dwie, potwór idzie za pierwszą możliwą: północ, wschód, południe, zachód.
rule-mq-conf-18 = Dokąd dokładnie trafia potwór, który wychodzi przez lukę lub krawędź, i czy musi móc przejść przez łącznik, którym wychodzi?
    .ruling = W kierunku strzałki szuka się najbliższej komnaty w tym rzędzie lub kolumnie. Jeśli jej nie ma, potwór trafia do komnaty na przeciwnym końcu tej linii; jeśli to ta, z której rusza, zostaje. Musi móc przejść przez łącznik, którym wychodzi; ten, którym wchodzi, nie ma znaczenia.
rule-mq-conf-19 = Potwór przebiega przez Wejście. Czy liczy się rodzaj łączników i co, jeśli wysyła go tam karta?
    .ruling = Potwór musi móc przejść przez oba łączniki Wejścia, a Wejście liczy się jako odwiedzona komnata. Karta, która wskazuje komnatę, nigdy nie wyśle potwora do Wejścia.
rule-mq-conf-20 = Czy w całkowicie odkrytych podziemiach potwory przechodzą przez łączniki zewnętrznej krawędzi bez względu na rodzaj?
    .ruling = Nie, liczy się ich rodzaj: ścianami są tylko dla munchkinów.
rule-mq-conf-21 = Czy można przekroczyć 10. poziom, na przykład zabijając bandę albo na 9. poziomie Strasznego potwora?
    .ruling = Nie, granicą jest 10, a nadwyżka przepada. Poziomy liczy się za każde zabicie, więc z 9. na 10. można tak wejść.
rule-mq-conf-22 = „Poza walką”: własną czy czyjąkolwiek?
    .ruling = Czyjąkolwiek. Dopóki trwa walka, nikt nie wykłada ani nie zamienia przedmiotów, nie wymienia się, nie upuszcza, nie podnosi, nie kupuje poziomu i nie oddaje go za serca; o przedmiotach jedna strona mówi to wprost. Zapłatę za pomoc przekazuje się po walce.
rule-mq-conf-23 = Ile poziomów zyskuje Elf pomocnik za kilka potworów i jak liczyć Straszne?
    .ruling = Za każdego zabitego potwora osobno: Elf pomocnik zyskuje po jednym. Za każdego Strasznego pomocnik zyskuje jeden i prowadzący jeden. Przy stole można wybrać inaczej: Elf raz na walkę.
rule-mq-conf-24 = Czy po porażce z Bossem traci się jedno serce, czy po jednym za potwora, i czy rzuca się na ucieczkę?
    .ruling = Jedno serce, ktokolwiek był z Bossem – tak mówią zasady o Bossie – i bez rzutu jeden poziom. Potem, jak po każdej porażce, po rzucie na ucieczkę za potwora, a ocaleni uciekają do wybranej komnaty. Przy stole można wybrać inaczej: po sercu za każdego potwora.
rule-mq-conf-25 = Co, jeśli ktoś ginie poza swoją turą, i kiedy sprawdza się, czy zginęli wszyscy, gdy giną dwaj?
    .ruling = Turę kończy tylko śmierć gracza, którego to tura. Po rozliczeniu wszystkich strat jednego zdarzenia wygrywają potwory, jeśli nie ma żywego munchkina. Ci, którzy wrócą w następnej turze, nie liczą się jako żywi.
rule-mq-conf-26 = Czy „Lewa kość” to przerzut, czy ustawienie ścianki? Dwie strony mówią co innego.
    .ruling = Obraca jedną właśnie rzuconą przez ciebie kość, dowolnego rodzaju, na wybraną ściankę. „Lewsza kość” zmienia taki wynik w odpowiedzi. Tekst samej karty jest ważniejszy.
rule-mq-conf-27 = Czy ktoś spoza walki może użyć w niej jednorazowych przedmiotów z dowolnej odległości, czy tylko rzucić je z tej samej lub sąsiedniej komnaty?
    .ruling = Przedmioty ze Skarbów muszą być u takiej osoby do rzucania i pochodzić z tej samej lub sąsiedniej komnaty. Karty DxM, Klątwy i wzmocnienia działają z dowolnej odległości, a walczący używają dowolnych jednorazowych przedmiotów. Przy stole można wybrać inaczej: jednorazowe przedmioty skądkolwiek.
rule-mq-conf-28 = Czy na 1. poziomie można oddać poziom za serca i jak często wolno to robić?
    .ruling = Nie na 1. poziomie: nie ma czym zapłacić. Poza tym dowolną liczbę razy, ale nie przy pełnym Zdrowiu.
rule-mq-conf-29 = Czy Duże przedmioty w plecaku kosztują ruchy?
    .ruling = Nie: jak napisano, liczą się tylko używane i założone. Przedmioty u pasa są używane. Przy stole można wybrać inaczej: schowane kosztują ruchy jak inne.
rule-mq-conf-30 = Czy Skarby dobiera się jawnie, jeśli w komnacie leży tylko martwy munchkin?
    .ruling = Nie, liczą się tylko żywi.
rule-mq-conf-31 = Czy można umrzeć celowo w środku walki?
    .ruling = Tak, w każdej chwili swojej tury, także w walce i w ucieczce, po potwierdzeniu, o cokolwiek cię właśnie pytają. Twój munchkin odpada: pomocnik walczy dalej, a bez niego walka kończy się od razu niczym. Zagrane jednorazowe karty wracają tak, jak po każdej urwanej walce.
rule-mq-conf-32 = Nowa komnata styka się z kilkoma już leżącymi.
    .ruling = Wszystkie łączniki, które już leżą wokół jej miejsca, zostają. Nowe dobiera się tylko na puste boki.
rule-mq-conf-33 = Ma się pojawić potwór, ale talia Potworów i jej odrzucone karty są puste.
    .ruling = Potwór się nie pojawia, a akcja kończy się bez walki. Boss też wtedy nie przychodzi: gracz musi czekać.
rule-mq-conf-34 = Według instrukcji munchkin jest tej samej płci co gracz.
    .ruling = Podczas przygotowania każdy wybiera, czy jego munchkin jest mężczyzną, czy kobietą. Potem zmieniają to tylko karty.
rule-mq-conf-35 = Jeden tekst mówi, że nie zmienia się stan Wejścia, drugi, że nie zmieniają się jego łączniki.
    .ruling = Łączniki Wejścia nigdy się nie zmieniają.
rule-mq-conf-36 = Jedną stronę można odczytać tak, jakby działania w cudzej turze czasem kosztowały ruchy.
    .ruling = Nigdy nie kosztują, co potwierdzają zasady pomocy.
rule-mq-conf-37 = Prowadzący i pomocnik nie umówili się co do Skarbów.
    .ruling = Wszystkie Skarby dostaje prowadzący, chyba że przyjęta oferta mówi inaczej. Przy podziale wybierają na zmianę, jak uzgodniono.
rule-mq-conf-38 = Czy w turze można kupić kilka poziomów i płacić złotem razem z przedmiotami?
    .ruling = W swojej turze dowolną liczbę. Za przedmioty nic się nie zwraca, a złota oddaje się dokładnie tyle, ile po przedmiotach jeszcze brakuje, nie więcej.
rule-mq-conf-39 = Jaka jest siła kilku potworów?
    .ruling = Ich poziomy ze wzmocnieniami, premie i kości się sumują. Premie, które ma każdy z nich, liczą się za każdego.
rule-mq-conf-40 = Instrukcja nie zawiera kart ras i klas. Wspomina tylko poziom Elfa za pomoc, dodatkową kość Kapłana przeciw Nieumarłym i jego odwoływanie Klątw, remis Wojownika i cios w plecy Złodzieja.
    .ruling = Nasze rasy i klasy mają to, czego wymagają zasady: moc za odrzucanie, Moc k10 i stałe cechy. Reszta tekstów jest nasza, nie z instrukcji.
rule-mq-conf-41 = Czy z „Mieszańcem” lub „Supermunchkinem” można mieć tę samą rasę lub klasę dwa razy albo dwie takie karty?
    .ruling = Nie. Najwyżej dwie różne rasy i dwie różne klasy.
rule-mq-conf-42 = Jak działa pogarda, gdy potworów jest kilka albo jest pomocnik?
    .ruling = Ocenia się ją dla każdego potwora i tylko wobec prowadzącego; pomocnik niczego nie zmienia. Jeśli z choć jednym trzeba walczyć, te, które gardzą, stoją z boku, ale prowadzący może zaatakować i je.
rule-mq-conf-43 = Pomocnik ucieka do komnaty, w której jest potwór.
    .ruling = Nie ma walki, dopóki pomocnik nie zacznie tam swojej tury: walkę może zacząć tylko gracz, którego to tura.
rule-mq-conf-44 = Wydanie rosyjskie ma 30 żetonów Zdrowia, 72 monety, 18 żetonów ruchu i 16 podstawek, angielskie 27, 69, 15 i 12 podstawek poza figurkami.
    .ruling = Podstawą są liczby rosyjskie, ale żetonów i monet nigdy nie brakuje. Ograniczone są tylko podstawki potworów: 3 na kolor.
rule-mq-conf-45 = Co jest w komnacie dołożonej dlatego, że karta wymaga pustej?
    .ruling = Tylko sama komnata i łączniki: ani potwora, ani karty DxM. Jeśli nie ma już komnat, karta nie działa i jest odrzucana.
rule-mq-conf-46 = W jakiej kolejności zagrywa się karty po rzucie w walce?
    .ruling = Począwszy od prowadzącego, każdy zagrywa lub pasuje, aż spasują wszyscy. Na każdą kartę można odpowiedzieć. Potem sumy są ostateczne.
rule-mq-conf-47 = Kiedy trzeba uporządkować przepełniony plecak?
    .ruling = Poza walką od razu, a przy łupie przed następną akcją. Co się nie mieści, zostaje upuszczone, według wyboru właściciela.
rule-mq-conf-48 = Czy zamknięte drzwi i tajne przejścia zmieniają się po przejściu i czy można przez nie uciekać?
    .ruling = Zostają, jakie były. Uciekać i iść na pomoc można przez każdy łącznik, który nie jest ścianą; tak wydawca odpowiedział na forum.
rule-mq-conf-49 = Tekst komnaty „Melina Złodziei” jest uszkodzony.
    .ruling = Nasza rekonstrukcja: za 1 ruch weź dowolny upuszczony przedmiot, gdziekolwiek leży, i zapłać jego wartość złotem albo przedmiotami liczonymi za połowę, zaokrąglając w dół. Nieczytelny podpis pominięto.
rule-mq-conf-50 = Walka się urywa. Które jednorazowe karty wracają?
    .ruling = Te, których cel opuścił walkę, bez względu na to, jaka karta go zabrała: wracają na rękę tego, kto je zagrał. Wzmocnienia i karty odrzucone za moce nie wracają. Co karta lub moc zrobiła jednemu walczącemu, odchodzi razem z nim. Jeśli walka trwa, zwróconej karty nie można w niej znów zagrać. Przy stole można wybrać inaczej: wracają wszystkie.
rule-mq-conf-51 = Gdy Marny Koniec nie ma czego zabrać, tracisz jeszcze jedno serce. Raz czy za każdego potwora?
    .ruling = Raz na walkę i munchkina, i tylko jeśli nie udał się co najmniej jeden rzut na ucieczkę, a żadna część żadnego z jego Marnych Końców nie miała skutku. Utrata poziomów na 1. poziomie to brak skutku. Przy stole można wybrać inaczej: za każdego potwora.
rule-mq-conf-52 = Karta usuwa potwora z walki. Co z jego łupem?
    .ruling = Zwykle go nie ma. Jeśli usuwająca karta daje Skarb, czeka on na pokonanie pozostałych potworów; wtedy dobiera go sam prowadzący, poza dzielonym łupem. Po porażce przepada.
rule-mq-conf-53 = W jakiej kolejności na początku tury idą karta DxM, powrót z martwych, przymusowa walka i Boss?
    .ruling = Najpierw powrót ze złotem i kartami, potem karta DxM, potem chwila na karty grane w dowolnej chwili (na przykład przenoszące gdzie indziej), potem Boss albo przymusowa walka. Boss pojawia się też, gdy wchodzisz do Wejścia i gdy osiągasz tam 10. poziom.
rule-mq-conf-54 = Powolnych graczy instrukcja każe szturchać.
    .ruling = Stół może włączyć zegar, który kończy ruchy w turze. Zwykle jest wyłączony.
rule-mq-conf-55 = Instrukcja nie podaje wielkości talii, zestawu łączników ani list komnat i potworów.
    .ruling = Underhall ma własny zestaw: 38 potworów podanych wielkości, talie liczące razem 200 kart, 73 łączniki. To nasz pomysł, może się zmieniać i jest tak oznaczony.
rule-mq-conf-56 = Jaki kolor podstawki ma potwór, który pojawia się przez przeszukanie, kartę lub gdy ktoś go szuka w odkrytych podziemiach?
    .ruling = Zawsze ustala się go jak przy odkrywaniu, razem z kartą DxM za kolor.
rule-mq-conf-57 = Przekorny potwór powinien iść w przeciwną stronę, ale tam droga jest zamknięta albo jest ciemność.
    .ruling = Jeśli zamknięta, stoi. Jeśli ciemność, wychodzi po tej stronie przez lukę lub krawędź. Bez pasującej strzałki stoi. Czy zamknięta jest droga za samą strzałką, nie ma znaczenia. Przy stole można wybrać inaczej: gdy nie ma drogi, idzie za strzałką.
rule-mq-conf-58 = Używany przedmiot przestaje być dozwolony, bo przepadła klasa albo dłoń.
    .ruling = Od razu przestaje działać. Poza walką właściciel musi go schować, wymienić lub upuścić. „Kant” temu zapobiega.
rule-mq-conf-59 = Karta dająca żetony Zdrowia zostaje schowana, przestaje działać albo przepada. Które żetony odchodzą?
    .ruling = Najpierw czerwone: nikt przez to nie zdrowieje, a ponowne założenie karty zwraca tylko to, co zabrało jej zdjęcie. Gdy nie ma już czerwonych, munchkin jest martwy, ktokolwiek zabrał kartę. Dlatego tego, co trzyma cię przy życiu, nie możesz schować, upuścić, oddać w wymianie, sprzedać ani odrzucić za moc.
rule-mq-conf-60 = Co jeszcze wolno robić ze złotem i przedmiotami obiecanymi komuś w tej walce?
    .ruling = W walce działają. Ale to, co z własnej woli dajesz, płacisz, odrzucasz lub zostawiasz, bierzesz z reszty: ani myta, opłaty, łapówki, mocy, ani zdolności samego przedmiotu nie opłacisz obiecanym. Straty nie z twojej woli (Klątwy, Marny Koniec) mogą je zabrać, a gdy wolno ci wybrać, najpierw resztę; wtedy obietnica maleje do tego, co zostało. Przedmiotu, od którego zależy teraz twoje ostatnie serce, też się nie oddaje.
rule-mq-conf-61 = Prowadzący opuścił walkę lub zginął, a pomocnik stoi w komnacie.
    .ruling = Pomocnik walczy dalej i odtąd prowadzi, nawet poza swoją turą: zapowiada rzut, może wezwać pomocnika i ma poziomy, Skarby, straty serc i Marny Koniec prowadzącego. Co obiecał nieobecny, płaci się od razu, a Skarbami się z nim nie dzieli. Jednorazowe karty zagrane na niego wracają, zagrane dla strony zostają. Po walce turę kontynuuje jej gracz.
rule-mq-conf-62 = Karta zamyka walkę dla osób z zewnątrz. Czego dokładnie zabrania?
    .ruling = Tylko tego, co sięga do walki: nikt z zewnątrz nic do niej nie rzuca, nie zagrywa ani nie używa, nie przeklina walczących i nie zdejmuje tam Klątw, nie zamurowuje komnaty i nie przybywa na pomoc magią. Sami na siebie i jeden na drugiego mogą grać, a kto rzuca w walce kośćmi, może zmieniać własne kości.
rule-mq-conf-63 = Potwór gardzi munchkinem w swojej komnacie, a potem zmienia się poziom lub ekwipunek munchkina.
    .ruling = W twojej turze ocenia się to od nowa po każdej zmianie, przed następną akcją, i jeszcze raz na końcu tury: jeśli potwór już tobą nie gardzi, dochodzi do walki. W cudzych turach nic się nie dzieje, póki nie zacznie się twoja.
rule-mq-conf-64 = Czy poziom potwora nie spada poniżej 1 po każdym wzmocnieniu, czy na końcu?
    .ruling = Na końcu: najpierw sumuje się wszystkie wzmocnienia, potem działa granica 1. Potwór na 1. poziomie z kartami „Oseskowaty” (−5) i „Pradawny” (+10) ma poziom 6, w jakiejkolwiek kolejności je zagrano.
rule-mq-conf-65 = Munchkin traci poziom w walce z Bossem, a mimo to go pokonuje.
    .ruling = Kto zabije Bossa, wygrywa na każdym poziomie: 10. poziom jest potrzebny, by wejść do tej walki, nie by ją wygrać.
rule-mq-conf-66 = Jak poruszają się potwory przesuwane przez karty i komnaty poza Turą Potworów?
    .ruling = Potwora nie można wysłać do Wejścia. Gdy karta liczy komnaty po drodze, Wejście jest jedną z nich, a potwór, który miałby tam stanąć, staje przed nim. Ten, który wyłamuje drzwi, wyłamuje te, którymi opuszcza komnatę, cokolwiek go przesuwa, także przez lukę lub krawędź.
rule-mq-conf-67 = W instrukcji nie ma gry krótszej niż pełna.
    .ruling = Pełna gra to gra z instrukcji. Przy stole można też wybrać krótką: to wariant domowy i wszędzie tak się nazywa. Boss przychodzi od 7. poziomu, sam ma poziom 14, a komnat jest o połowę mniej.
rule-mq-conf-68 = „W następnej walce nie może wezwać pomocnika”: w której to walce?
    .ruling = W najbliższej, którą ten munchkin prowadzi, także z Bossem, albo w tej, którą prowadzi teraz. Nikogo nie można w niej wezwać, ale pomocnik, który już przyszedł, zostaje.
rule-mq-conf-69 = Kto widzi karty oddawane w ramach Dobroczynności?
    .ruling = Idą z ręki na rękę: znają je dający i odbiorca, inni widzą tylko, ile i komu. Nadmiar, który się odrzuca, leży odkryty.
rule-mq-conf-70 = Niektóre karty zabierają serca po walce, ale nie ostatnie. A jeśli jest ich kilka?
    .ruling = Serca liczy się po kolei w chwili utraty, więc i razem nie zabiorą ostatniego. Traci się je, nawet gdy walka się urwie, ale kto odzyskuje kartę, której były ceną, nie traci ich.
rule-mq-conf-72 = W grze są dwie rasy lub dwie klasy, a „Mieszaniec” albo „Supermunchkin” przepada.
    .ruling = Która z nich odejdzie, wybiera właściciel.

## Examples

rule-mq-ex-01 = Zero ruchów
    .setup = Klątwy, Marny Koniec i Duże przedmioty zmniejszyły twój zapas ruchów do 0. Przed tobą są zamknięte drzwi za 3 ruchy.
    .result = Przedzierasz się na siłę i przechodzisz. Do końca tury nie zrobisz już nic, co kosztuje ruchy.
rule-mq-ex-02 = Drugi Duży przedmiot w trakcie tury
    .setup = Masz zapas 3 ruchów, jeden używany Duży przedmiot i 2 wydane ruchy. Teraz zdobywasz drugi Duży przedmiot.
    .result = Zapas spada do 2, więc zostaje ci 0 ruchów. Nic się nie cofa, a to, co nie kosztuje ruchów, nadal możesz robić.
rule-mq-ex-03 = Brakuje podstawek
    .setup = Pojawia się Kałamarzilla. Na Kości Potworów wypada pomarańczowy, którym nikt nie gra; odkrywający wybiera zielony, ale wszystkie zielone podstawki są zajęte: „Pajączek Malutki” (poziom 1), „Galaretowaty Ośmiościan” (poziom 8) i „Psychowiewiórka” (poziom 3, z kartą „Rozjuszony” 8).
    .result = Ośmiościan i Psychowiewiórka mają najwyższy poziom, więc oba potwory schodzą z mapy, a Pajączek zostaje. Kałamarzilla staje na zielonej podstawce, a jeszcze jedna zielona jest wolna. Zielony gracz nie dobiera karty DxM: jego kolor wybrano, a nie wyrzucono.
rule-mq-ex-04 = Wojownik przeciw Wrzeszczącemu Geekowi
    .setup = Gracz 1 to Wojownik na 5. poziomie z Hełmem Strażaka (+2), na ręce ma Eliksir +5 i dwie Klątwy, a po przeszukaniu, które dało złoto, zostały mu 2 ruchy. Gracz 2 to Elf na 9. poziomie z przedmiotami na +9, wśród nich Adamantową Zbroją (+4), i zajętymi dłońmi; gracz 3, właściciel podstawki potwora, jest w sąsiedniej komnacie; gra też gracz 4. Gracz 1 za 1 ruch odkrywa komnatę, dobiera kartę DxM i znajduje Izolatkę bez Klamek z czerwonym znakiem Wojownika, a w niej Wrzeszczącego Geeka: poziom 6, +6 przeciw Wojownikowi, 1 kość, 2 Skarby.
    .result = Jest 7 do 12, a czerwony znak zabrał graczowi 1 kość; Geek ze swoją kością ma co najmniej 13, a nikt nie pomaga. Gracz 1 zagrywa Eliksir Mroźnego Wybuchu: 12 do 12. Gracz 4 chce za pomoc obu Skarbów, gracz 3 jednego z pierwszym wyborem, gracz 4 drugiego wyboru i 500 sztuk złota, gracz 3 drugiego wyboru; gracz 2 oferuje pomoc za darmo, a potem nawet dopłatę 500, i słyszy odmowę. Zagrywa więc karty „Pradawny” (+10) i „Włochaty” (+5): 12 do 27. Teraz gracz 2 zostaje przyjęty za pierwszy wybór, przychodzi z sąsiedniej komnaty bez ruchów i dodaje 9 i 9: 30 do 27. Zagrywa kartę „Oseskowaty” (−5): 30 do 22, czyli munchkini będą mieli co najmniej 31, a potwór najwyżej 28. Gracz 3 rzuca z sąsiedztwa Eliksir Siły dla potwora: 30 do 27. Gracz 2 wyrzuca 1, gracz 3 za Geeka 6: 31 do 33. Po rzucie gracz 2 zagrywa „Lewą kość” i zmienia 1 na 6: 36 do 33, zwycięstwo. Gracz 1 awansuje na 6. poziom, a gracz 2 jako Elf na 10. Skarbów jest 2 + 2 + 1 − 1 = 4, dobranych jawnie: „Zyskujesz poziom”, Pierścień Życzeń, Eliksir Lotu i Włócznia (do +5, dwuręczna). Gracz 2 bierze Włócznię i zagrywa na nią „Kant”: pełna premia, bez zajmowania dłoni. Gracz 1 bierze resztę, zagrywa „Zyskujesz poziom” (7.) i dwa razy przeklina gracza 2: Włócznia płonie, a z nią przepada „Kant”, zbroja zmienia się w budyń. Ostatnim ruchem gracz 1 przeszukuje Izolatkę bez Klamek; Wojownik nie ma tam kości przeszukania, więc bez modyfikatorów wynik to 0, czyli potwór. Gracz 3 nie walczył i nie dostaje karty DxM, a wszystkie jednorazowe karty są odrzucone.
rule-mq-ex-05 = Mapa do przykładów ruchu
    .setup = Dwanaście miejsc w trzech rzędach: komnaty 1–4, komnaty 5–8, potem komnata 9, luka oraz komnaty 11 i 12. Strzałki zielone: 1, 2 i 3 na wschód, 4 i 8 na wschód poza mapę, 5 na północ. Pomarańczowa: 2 na południe. Fioletowe: 4 na zachód, 3 na południe, w 7 żadnej, w 11 jest, kierunek nieznany. Czerwone: 9 na południe, 5 na wschód, w 6 żadnej. Niebieskie: 12 na zachód, 11 na zachód przez lukę, w 9 ku tajnemu przejściu, kierunek nieznany. Między 12 a 11 jest ściana, z 9 do 5 można przejść.
    .result = Drukowanej mapy nie da się odczytać, więc tę odtworzono z sześciu następnych przykładów ruchu. Zgadza się ze wszystkimi sześcioma.
rule-mq-ex-06 = Altana, żółty (i każdy inny kolor)
    .setup = Altana, potwór Zaczajony, jest w komnacie 1. Kolor ruchu to żółty.
    .result = Zostaje w komnacie 1, tak jak przy każdym innym kolorze.
rule-mq-ex-07 = Niewymownie Straszna Nieopisana Groza, niebieski
    .setup = Groza, która chodzi przez ściany, jest w komnacie 12. Kolor ruchu to niebieski.
    .result = Z 12 idzie do 11 przez ścianę, jak pozwala jej karta, a z 11 przez lukę do 9. Tam niebieska strzałka wskazuje tajne przejście, więc staje.
rule-mq-ex-08 = Psychowiewiórka, fioletowy
    .setup = Psychowiewiórka, potwór Szybki, jest w komnacie 4. Kolor ruchu to fioletowy.
    .result = Za strzałkami idzie z 4 do 3 i do 7, gdzie nie ma fioletowej strzałki. Jako Szybki potwór idzie jeszcze jedną komnatę prosto, do 11. Za fioletową strzałką w 11 już nie idzie.
rule-mq-ex-09 = Nos z Cienia, pomarańczowy
    .setup = Nos z Cienia, potwór Powolny, który przechodzi przez każde drzwi, jest w komnacie 2. Kolor ruchu to pomarańczowy.
    .result = Idzie z 2 do 6: jedna komnata i koniec.
rule-mq-ex-10 = Kulawy Goblin, zielony
    .setup = Kulawy Goblin jest w komnacie 8. Kolor ruchu to zielony.
    .result = Z 8 wychodzi poza mapę, pojawia się w 5 i idzie dalej: 1, 2, 3, 4. Strzałka z 4 prowadziłaby do 1, gdzie już był, więc staje w 4.
rule-mq-ex-11 = Grzyb, czerwony
    .setup = Grzyb, potwór Przekorny, jest w komnacie 9. Kolor ruchu to czerwony.
    .result = Pierwszy krok robi przeciwnie do czerwonej strzałki z 9, do 5. Czerwona strzałka prowadzi stamtąd do 6, gdzie czerwonej nie ma, więc staje.
rule-mq-ex-12 = Złota Rybka jako Boss
    .setup = Munchkin na 10. poziomie stoi przy Wejściu i dobiera Złotą Rybkę.
    .result = Boss „Złota Rybka” ma poziom 20.
rule-mq-ex-13 = Marny Koniec nie ma czego zabrać
    .setup = Twój rzut na ucieczkę to 2: potwór cię łapie. Marny Koniec zabiera Nakrycie głowy, ale żadnego nie nosisz.
    .result = Tracisz więc jeszcze jedno serce. Jeśli nadal żyjesz, i tak trafiasz do wybranej komnaty.
rule-mq-ex-14 = Klątwa nie ma czego zabrać
    .setup = Ktoś zagrywa „Zbroję w Budyń” na munchkina bez Zbroi.
    .result = Nic się nie dzieje, a Klątwa jest odrzucana.
rule-mq-ex-15 = Ruchu potworów nie można przerwać
    .setup = W Turze Potworów strzałki prowadzą potwora przez dwie komnaty. Po pierwszej ktoś chce zagrać „Zwierzęcy Magnetyzm”.
    .result = Nie można: potwór najpierw kończy swój ruch.
rule-mq-ex-16 = Dwa hełmy i buty w plecaku
    .setup = Masz dwa Nakrycia głowy, a Obuwie w plecaku.
    .result = Liczy się tylko jeden hełm, drugi jest schowany. Po przegranej walce nie możesz już założyć butów.
rule-mq-ex-17 = Półelf i czerwone znaki
    .setup = Twoja rasa to Elf, a w grze masz „Mieszańca”.
    .result = Zielony znak Elfa daje ci jedną kość więcej. Czerwony znak Elfa cię nie dotyczy.
rule-mq-ex-18 = Premia Smoka liczy się raz
    .setup = Plutonowy Smok ma +3, jeśli walczy z nim Niziołek. Prowadzący i pomocnik są Niziołkami.
    .result = Premia wynosi razem +3, nie +6.
rule-mq-ex-19 = Początkowe wyłożenie dla dwóch graczy
    .setup = Gra dwóch graczy. Niebieski wykłada z początkowej ręki rasę, klasę i przedmiot.
    .result = Dzieje się to przed pierwszą turą.
rule-mq-ex-20 = Za późno na reakcję
    .setup = Przeciwnik już wszedł do twojej komnaty. Teraz zagrywasz kartę, która stawia ścianę.
    .result = Przejście pozostaje w mocy: kartę trzeba było zagrać wcześniej.
