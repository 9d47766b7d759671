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

## Selling for a level

quest-sale-buy = Kup poziom
