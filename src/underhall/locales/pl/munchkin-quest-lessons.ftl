# Lessons of Munchkin Quest: src/underhall/lessons/munchkin-quest

lesson-munchkin-quest-steps = Kroki i przeszukiwanie
    .goal = Wejdź do komnaty i przeszukaj ją.
    .end = Co turę masz ruchy: wydawaj je na przejścia, nowe komnaty i przeszukiwanie.
lesson-munchkin-quest-steps-walk = W tej turze masz trzy ruchy. Przejście do sąsiedniej komnaty kosztuje jeden. Idź do komnaty „{ room-waiting-room }”.
lesson-munchkin-quest-steps-stay = Tura by się skończyła, a ty nic nie zyskasz. Wykorzystaj ruchy.
lesson-munchkin-quest-steps-search = Przeszukaj komnatę. Kości zdecydują, co znajdziesz: zwykle złoto, czasem skarb, czasem potwora.

lesson-munchkin-quest-gear = Przedmioty i poziomy
    .goal = Wzmocnij się przed pierwszą walką.
    .end = Siła to poziom i przedmioty razem. Na Bossa potrzebujesz 10. poziomu.
lesson-munchkin-quest-gear-sword = Przedmioty na ręce nie działają. Wyłóż kartę „{ card-t-begrudging-sword }”.
lesson-munchkin-quest-gear-helmet = Teraz „{ card-t-firefighters-helmet }”: na każde miejsce jeden przedmiot.
lesson-munchkin-quest-gear-level = Masz 1100 złota. Za 1000 w złocie lub przedmiotach kupisz poziom.
lesson-munchkin-quest-gear-pay = Możesz płacić przedmiotami, ale złota wystarczy: przedmioty zatrzymaj.
lesson-munchkin-quest-gear-keep = Ten przedmiot się przyda, a złota wystarczy.
lesson-munchkin-quest-gear-declined = Wtedy zostaniesz na 1. poziomie.

lesson-munchkin-quest-explore = Nowa komnata
    .goal = Otwórz komnatę, której nikt nie widział, i pokonaj jej mieszkańca.
    .end = W nowych komnatach mieszkają potwory, a za potwory są poziomy i skarby.
lesson-munchkin-quest-explore-explore = Zbadaj dowolną stronę. W nowej komnacie zwykle czeka potwór.
lesson-munchkin-quest-explore-roll = Twoja siła i kość przeciw jego poziomowi i kościom. Masz 5 przeciw 1: rzucaj.
lesson-munchkin-quest-explore-alone = Pomoc nie jest tu potrzebna, a pomocnik zechce udziału.
lesson-munchkin-quest-explore-save = Zachowaj tę kartę na trudniejszą walkę.
lesson-munchkin-quest-explore-never = Nie trzeba się tu poddawać.

lesson-munchkin-quest-fight = Walka
    .goal = Pokonaj potwora, a dostaniesz poziom i skarby.
    .end = Kto ma więcej, licząc siłę i kości, ten wygrywa walkę.
lesson-munchkin-quest-fight-walk = „{ card-m-lame-goblin }” siedzi w komnacie „{ room-waiting-room }”. Wejdź tam: walka zacznie się sama.
lesson-munchkin-quest-fight-roll = Twoje 5 i kość przeciw jego 1 i kości. Rzucaj.

lesson-munchkin-quest-run = Porażka i ucieczka
    .goal = Zobacz, co się dzieje po przegranej walce.
    .end = Porażka kosztuje zdrowie, potem uciekasz. Kość decyduje, czy potwór cię złapie: jeśli tak, spotka cię Marny Koniec.
lesson-munchkin-quest-run-walk = „{ card-m-ogre-dentist }” ma 6. poziom, a ty nie masz przedmiotów. Mimo to wejdź: to tylko lekcja.
lesson-munchkin-quest-run-lose = Masz 1 przeciw 6. Rzucaj, przegraj i patrz, jak uciekasz.
lesson-munchkin-quest-run-alone = Pomoc będzie w następnej lekcji. Teraz rzucaj.
lesson-munchkin-quest-run-never = Nie trzeba się tu poddawać.
lesson-munchkin-quest-run-where = Boli, ale udało ci się uciec. Trzymaj się z daleka: zbadaj inną stronę.
lesson-munchkin-quest-run-again = Tam czeka ten sam potwór.

lesson-munchkin-quest-help = Pomoc na sprzedaż
    .goal = Wezwij pomoc i zapłać za nią.
    .end = Pomocnik dodaje siłę i kości. Cenę ustala się wcześniej i umowa obowiązuje.
lesson-munchkin-quest-help-walk = „{ card-m-ogre-dentist }” ma 6. poziom, a ty 3 siły. { $opponent } ma jej więcej. Wejdź.
lesson-munchkin-quest-help-call = Wezwij pomoc, zanim rzucisz.
lesson-munchkin-quest-help-weak = 3 przeciw 6, a potwór ma dwie kości: prawie pewna porażka.
lesson-munchkin-quest-help-never = Nie trzeba się tu poddawać.
lesson-munchkin-quest-help-accept = { $opponent } chce za to jednego skarbu. Poziom i tak jest twój: przyjmij.
lesson-munchkin-quest-help-roll = 13 przeciw 6. Rzucaj.

lesson-munchkin-quest-loot = Co leży na podłodze
    .goal = Podnieś przedmiot.
    .end = Podnoszenie kosztuje jeden ruch, ile byś nie wziął.
lesson-munchkin-quest-loot-walk = W komnacie „{ room-waiting-room }” coś leży. Idź tam.
lesson-munchkin-quest-loot-take = Podnieś to, co leży.
lesson-munchkin-quest-loot-item = Wybierz kartę „{ card-t-party-cone }”.
lesson-munchkin-quest-loot-left = Leży tuż pod nogami: bierz.

lesson-munchkin-quest-monsters = Dokąd idą potwory
    .goal = Naucz się czytać strzałki: uciekać potworowi albo go spotkać.
    .end = Kolor na kości mówi, które strzałki się liczą, i wszystkie potwory idą za nimi komnata po komnacie. Kolor podstawki decyduje, kto rzuca za potwora, a nie dokąd on idzie.
lesson-munchkin-quest-monsters-watch = Po każdej turze rzuca się kością potworów. Spójrz na strzałki w komnacie „{ room-waiting-room }”: czerwona prowadzi na wschód. Zakończ turę i patrz, dokąd pójdzie „{ card-m-lame-goblin }”.
lesson-munchkin-quest-monsters-fight = Tak zacznie się walka. Najpierw zobacz, jak on chodzi: zakończ turę.
lesson-munchkin-quest-monsters-later = Nie teraz: to lekcja o potworze.
lesson-munchkin-quest-monsters-never = Nie trzeba się tu poddawać.
lesson-munchkin-quest-monsters-free = Wypadł czerwony i „{ card-m-lame-goblin }” poszedł za czerwoną strzałką na wschód. Potem wypadł pomarańczowy: takiej strzałki w jego komnacie nie ma, więc został. Droga wolna: idź do komnaty „{ room-waiting-room }”.
lesson-munchkin-quest-monsters-stay = Tura by się skończyła. Wykorzystaj ruchy.
lesson-munchkin-quest-monsters-base = Teraz ty wybierasz chwilę: idź za nim do komnaty „{ room-beige-chamber }”. Wejście zaczyna walkę.
lesson-munchkin-quest-monsters-back = To droga z powrotem.

lesson-munchkin-quest-boss = Boss
    .goal = Zabij Bossa i wygraj grę.
    .end = 10. poziom to jeszcze nie koniec: Bossa trzeba zabić przy Wejściu. Zawsze ma 20. poziom, jakakolwiek to karta, a pomóc mogą tylko munchkini z 10. poziomu.
lesson-munchkin-quest-boss-lay = Masz 10. poziom. Boss ma 20., a ty tylko 15: najpierw wyłóż kartę „{ card-t-handheld-ballista }”.
lesson-munchkin-quest-boss-walk = Teraz idź do Wejścia. Kto przyjdzie tam na 10. poziomie, spotka Bossa.
lesson-munchkin-quest-boss-roll = Nawet „{ card-m-goldfish }” jako Boss ma 20. poziom. Masz 21: rzucaj.

lesson-munchkin-quest-sell-help = Sprzedaj swoją pomoc
    .goal = Pomóż komuś, ale nie za darmo.
    .end = Pomocnik nie dostaje poziomu, ale dostaje to, co uzgodniono. Obietnic zawsze się dotrzymuje.
lesson-munchkin-quest-sell-help-end = { $opponent } zaraz wejdzie tam, gdzie czeka „{ card-m-ogre-dentist }”, a to za dużo na jedną osobę. Jesteś obok. Zakończ turę.
lesson-munchkin-quest-sell-help-wait = Tym razem poczekaj, co zrobi { $opponent }: zakończ turę.
lesson-munchkin-quest-sell-help-price = { $opponent } woła o pomoc. Potwór ma jeden Skarb: poproś o niego.
lesson-munchkin-quest-sell-help-refuse = Wtedy { $opponent } przegra, a ty nic nie dostaniesz.
lesson-munchkin-quest-sell-help-cheap = Pomagać za darmo? Jest Skarb do wzięcia.
lesson-munchkin-quest-sell-help-gold = Złoto też może być częścią ceny. Podaj dowolną.
lesson-munchkin-quest-sell-help-lay = Zwycięstwo, a „{ card-t-party-cone }” jest twoja. Wyłóż ją od razu albo zatrzymaj na ręce.
lesson-munchkin-quest-sell-help-packed = W plecaku nie daje premii.
lesson-munchkin-quest-sell-help-later = Ta karta może poczekać.
