### Munchkin Quest's fights, offers of help and trades in the browser. Imion się nie odmienia.

## The sides and their sums

quest-fight-ours = Munchkini
quest-fight-theirs = Potwory
quest-fight-you = ty
quest-fight-with = pomaga { $name }:
quest-fight-wins-ties = wygrywa remisy
quest-fight-monster = { $name }, poziom { $level }, podstawka: { $owner }
quest-fight-rolls-for =
    { $owner ->
        [yes] podstawka: rzuca { $name }
       *[no] podstawka bez właściciela
    }
quest-fight-gang =
    { $n ->
        [one] { $n } potwór
        [few] { $n } potwory
       *[many] { $n } potworów
    }
quest-fight-gang-together = walczą jako jedna strona
quest-fight-this-side = Tej stronie
quest-fight-rows =
    { $n ->
        [one] { $n } składnik
        [few] { $n } składniki
       *[many] { $n } składników
    }
quest-fight-row-least = Nigdy poniżej 1
quest-fight-row-hatred =
    { $side ->
        [more] Nie znosi takich jak { $name }
       *[less] Czuje respekt: { $name }
    }
quest-fight-row-hates =
    { $side ->
        [more] Nie znosi: { $who }
       *[less] Czuje respekt: { $who }
    }
quest-fight-row-added = Dodane
quest-fight-none-yet = jeszcze nikt
quest-fight-why =
    { $what ->
        [level-munchkin] Munchkin liczy swój poziom.
        [level-monster] Potwór liczy poziom ze swojej karty.
        [boss] Boss ma taki poziom niezależnie od karty.
        [item] Przedmiot używany lub założony daje swoją premię.
        [card] Sumę zmienia rasa, klasa albo Klątwa.
        [hatred] Liczy się raz, nawet gdy pasują obaj walczący.
        [room] Tak każe komnata.
       *[added] Zagrane w tej walce.
    }

## Dice

quest-fight-dice =
    { $n ->
        [0] bez kości
       *[other] przed rzutem
    }
quest-fight-dice-wait =
    { $n ->
        [0] bez kości
        [one] { $n } kość do rzutu
        [few] { $n } kości do rzutu
       *[many] { $n } kości do rzutu
    }
quest-fight-dice-fell = wypadło { $faces }
quest-fight-die =
    { $count ->
        [one] { $sign }{ $count } kość
        [few] { $sign }{ $count } kości
       *[many] { $sign }{ $count } kości
    }
quest-fight-plus-dice =
    { $n ->
        [one] + kość
       *[many] + { $n } kości
    }
quest-fight-total =
    { $dice ->
        [0] razem { $n }
        [one] { $n } i { $dice } kość
       *[many] { $n } i { $dice } kości
    }
quest-fight-sign =
    { $side ->
        [good] Dobry znak ({ $who }): kość więcej
       *[bad] Zły znak ({ $who }): kość mniej
    }

## What is at stake

quest-fight-treasures =
    { $n ->
        [one] { $n } Skarb
        [few] { $n } Skarby
       *[many] { $n } Skarbów
    }
quest-fight-levels =
    { $n ->
        [one] +{ $n } poziom
        [few] +{ $n } poziomy
       *[many] +{ $n } poziomów
    }
quest-fight-boss = Boss
quest-fight-boss-prize = Wygrasz walkę – wygrasz grę
quest-fight-boss-loss = Każdy walczący traci też poziom.
quest-fight-if-lost =
    { $who ->
        [you] Jeśli przegrasz:
       *[other] Po porażce ({ $name }):
    }
quest-fight-lose-hits =
    { $n ->
        [one] −{ $n } serce, potem ucieczka.
        [few] −{ $n } serca, potem ucieczka.
       *[many] −{ $n } serc, potem ucieczka.
    }
quest-fight-safe = Ucieczka udaje się od { $n } wzwyż.
quest-fight-bad-stuff = Marny Koniec: { $text }

## Who may act

quest-fight-acts = Kto jeszcze może zareagować
quest-fight-acts-all =
    { $n ->
        [one] Może zareagować jeszcze jeden gracz. Czekamy tak samo bez względu na rękę.
       *[other] Może zareagować jeszcze { $n } graczy. Czekamy na każdego tak samo; nie widać, kto co ma.
    }
quest-fight-acts-locked = Nikt więcej nie może zareagować w tej walce.
quest-fight-acts-rolled = Teraz można grać tylko karty działające po rzucie.
quest-fight-shut-out = poza walką
quest-fight-announced = { $name } zaraz rzuci.
quest-fight-window = Każdy może zareagować, czekamy na każdego tak samo.
quest-fight-hold = Chwila!
quest-fight-hold-about = Wstrzymuje rzut dla ciebie, raz na walkę.
quest-fight-held = Wstrzymujesz rzut: działaj albo puść.

## After the roll

quest-fight-roll = Rzut
quest-fight-stands =
    { $result ->
        [won] Przewaga { $by }: prowadzi { $name }
        [lost] Brakuje { $by }: przegrywa { $name }
        [tie-won] Remis, a ta strona ({ $name }) wygrywa remisy
       *[tie-lost] Remis to porażka ({ $name })
    }
quest-fight-after-only = Zmienić to może tylko coś, co działa po rzucie.
quest-fight-roll-for =
    { $kind ->
        [search] przeszukuje komnatę
        [escape] ucieka
        [monster] rzuca Kością Potworów
        [d10] rzuca k10
       *[plain] rzuca kością
    }

## Walka i rzut w opowieści

quest-told-verdict =
    { $result ->
        [you-win] { $ours } przeciw { $theirs }: wygrywasz
        [you-lose] { $ours } przeciw { $theirs }: przegrywasz
        [you-win-tie] { $ours } przeciw { $theirs }: remis, wygrywasz
        [you-lose-tie] { $ours } przeciw { $theirs }: remis, przegrywasz
        [they-win] { $ours } przeciw { $theirs }: { $name } wygrywa
        [they-win-tie] { $ours } przeciw { $theirs }: remis, { $name } wygrywa
        [they-lose-tie] { $ours } przeciw { $theirs }: remis, { $name } przegrywa
       *[they-lose] { $ours } przeciw { $theirs }: { $name } przegrywa
    }
quest-told-box =
    { $what ->
        [level] Poziom
        [item] Przedmioty
        [card] Rasa, klasa
        [hatred] Niechęć
        [room] Komnata
        [added] Karty
        [best] Najlepsza kość jeszcze raz
       *[rest] Inne
    }
quest-told-sum = { $who }: { $n }
quest-told-rolled-by = rzuca { $names }
quest-told-since =
    { $mine ->
        [yes] Już w drodze do ciebie
       *[no] Co z tego wynikło
    }
quest-told-need =
    { $kind ->
        [d10] trzeba najwyżej { $n }
       *[other] trzeba co najmniej { $n }
    }
quest-told-goal =
    { $you ->
        [yes] Osiągasz poziom { $level }: teraz Boss!
       *[no] { $name } osiąga poziom { $level }: następny jest Boss!
    }
quest-told-again = { $what } { $ask }
quest-told-roll-again = Rzucasz ponownie?

## Victory and defeat

quest-fight-won = Zwycięstwo
quest-fight-picks =
    { $you ->
        [yes] Twój wybór:
       *[no] Wybiera:
    }
quest-fight-lost = Porażka
quest-fight-health = Zdrowie { $n } z { $of }
quest-fight-hits =
    { $n ->
        [one] −{ $n } serce
        [few] −{ $n } serca
       *[many] −{ $n } serc
    }
quest-fight-hits-coming =
    { $n ->
        [one] straci { $n } serce
        [few] straci { $n } serca
       *[many] straci { $n } serc
    }
quest-fight-died = Śmierć.
quest-fight-where = Dokąd uciekać?
quest-fight-runs-to = Ucieka tu: { $room }
quest-fight-no-exit = Nie ma wyjścia: czeka Marny Koniec.
quest-fight-exit-monsters =
    { $n ->
        [one] jest tam potwór
        [few] są tam { $n } potwory
       *[many] jest tam { $n } potworów
    }
quest-fight-escape = Ucieczka
quest-fight-escaped = ucieczka udana
quest-fight-escape-from =
    { $hope ->
        [none] sama kość nie wystarczy
        [last] ratuje tylko { $n }
       *[some] ratuje { $n } lub więcej
    }
quest-fight-in-vain = Marny Koniec nie miał czego zabrać, więc przepada jeszcze jedno serce.

## Curses

quest-fight-curse-on = ofiara:
quest-fight-curse-answer = Mogą odpowiedzieć, najpierw ofiara:

## Offers of help

quest-offer-help = Pomoc
quest-offer-outlook = Szanse
quest-offer-stands = Jak jest
quest-offer-could = Kto mógłby pomóc
quest-offer-call = Wezwij pomoc
quest-offer-calls = (jeszcze { $n })
quest-offer-brings =
    +{ $n }{ $dice ->
        [0] {""}
        [one] {" "}i kość
       *[many] {" "}i { $dice } kości
    }
quest-offer-thinking = myśli
quest-offer-of =
    Oferta, { $name }: { $state ->
        [new] nowa
        [countered] są inne warunki
        [declined] odmowa
        [expired] wygasła
        [taken] przyjęta
       *[other] otwarta
    }
quest-offer-state =
    { $state ->
        [declined] odmowa
        [expired] wygasła
        [taken] pomaga
        [folded] odłożona
       *[other] otwarta
    }
quest-offer-share = { $n } z { $total }
quest-offer-order =
    { $n ->
        [0] bez Skarbów
       *[other] Skarby biorą po kolei: { $names }
    }
quest-offer-for-nothing = za darmo
quest-offer-an-item = przedmiot
quest-offer-asked = żądanie
quest-offer-leader-says =
    { $you ->
        [yes] twoja odpowiedź
       *[no] odpowiedź ({ $name })
    }
quest-offer-accept = Przyjmij
quest-offer-counter = Targuj się
quest-offer-no = Nie
quest-offer-show = Pokaż
quest-offer-none = Bez pomocy
quest-offer-take-it = Zgoda
quest-offer-dear = Więcej, niż teraz masz.
quest-offer-sent = Wysłano. { $name } myśli.
quest-offer-refused = Inne warunki odrzucone.
quest-offer-yours = Czego chcesz za pomoc?
quest-offer-answer-to = Co proponujesz? ({ $name })
quest-offer-send = Zaproponuj
quest-offer-send-counter = Wyślij
quest-offer-back = Wstecz
quest-offer-wont = Nie pomagaj
quest-offer-sending = Twoje warunki są w drodze.
quest-offer-gold-from =
    { $side ->
        [leader] płaci { $name }
        [helper] za udział płaci { $name }
       *[none] bez złota
    }
quest-offer-pays = dopłata { $n }
quest-offer-better = Poproś o lepsze oferty
quest-offer-keep = Zostaw moją ofertę
quest-offer-propose = Zaproponuj warunki
quest-offer-item = Przedmiot w grze
quest-offer-no-item = bez przedmiotu
quest-offer-who-first = Kto wybiera pierwszy
quest-offer-first = najpierw { $name }
quest-offer-less = mniej: { $name }
quest-offer-more = więcej: { $name }
quest-offer-clock =
    { $n ->
        [one] została { $n } sekunda
        [few] zostały { $n } sekundy
       *[many] zostało { $n } sekund
    }
quest-offer-lose-by = ‹ porażka
quest-offer-win-by = wygrana ›
quest-offer-if-nobody = bez reakcji
quest-offer-odds =
    Jeśli nikt nie zareaguje: wygrana { $win }%, remis { $tie }% ({ $ties ->
        [won] wygrany
       *[lost] przegrany
    }), porażka { $lose }%. Bez pomocy { $alone }%.
quest-offer-cannot =
    { $why ->
        [dead] { $seat }: w grobie, ale może zareagować.
        [shunned] { $seat }: nie można wezwać, tu nikt nie pomaga.
        [level] { $seat }: poziom niższy niż { $level }, z Bossem nie pomoże.
        [far] { $rooms ->
            [-1] { $seat }: tu prowadzi tylko magia. Karty grać wolno.
            [one] { $seat }: tylko magią, { $rooms } komnata. Karty grać wolno.
            [few] { $seat }: tylko magią, { $rooms } komnaty. Karty grać wolno.
           *[many] { $seat }: tylko magią, { $rooms } komnat. Karty grać wolno.
        }
       *[other] { $seat }: nie może pomóc.
    }

## Trade

quest-trade-gives = daje
quest-trade-could = można dodać
quest-trade-left = zostanie { $n }
quest-trade-nothing = nic
quest-trade-has-nothing = nie ma co dać
quest-trade-offer = Zaproponuj: { $name }
quest-trade-cancel = Bez wymiany
quest-trade-yes = Zgoda
quest-trade-no = Odmów
quest-trade-whole = Przechodzi wszystko naraz albo nic.
quest-trade-state =
    { $state ->
        [asked] { $giver } proponuje ci wymianę
        [building] Ułóż wymianę: { $taker }
        [waits] { $taker } myśli
       *[other] { $giver } i { $taker } się targują
    }
