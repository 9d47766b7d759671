### Munchkin Quest: the words of the rulebook as labels on sheets, cards and rooms. They stand alone and are never inflected.

## Places on the sheet

mq-slot-head = Głowa
mq-slot-body = Tułów
mq-slot-feet = Stopy
mq-slot-hand = Dłoń
mq-slot-hands = Dłonie
mq-slot-worn = Założone, bez miejsca
mq-slot-belt = Pas
mq-slot-pack = Plecak
mq-slot-big = Duże przedmioty

## Items: kinds

mq-item-headgear = Nakrycie głowy
mq-item-armour = Zbroja
mq-item-footgear = Obuwie
mq-item-one-hand = Jednoręczny
mq-item-two-hands = Dwuręczny
mq-item-bling = Błyskotka
mq-item-garment = Ciuch
mq-item-knickknack = Drobiazg
mq-item-potion = Eliksir
mq-item-scroll = Zwój
mq-item-go-up-a-level = Zyskujesz poziom

## Items: keywords

mq-item-big = Duży
mq-item-one-use = Jednorazowy
mq-item-throwing = Do rzucania
mq-item-magic = Magiczny
mq-item-holy = Święty
mq-item-flaming = Płonący
mq-item-evil = Potworny
mq-item-shield = Tarcza
mq-item-weapon = Broń
mq-item-sword = Miecz
mq-item-spear = Włócznia
mq-item-axe = Topór
mq-item-mace = Buzdygan
mq-item-bow = Łuk
mq-item-dagger = Sztylet
mq-item-club = Pałka

## Abilities that items give

mq-ability-flight = Lot
mq-ability-fire-protection = Ochrona przed ogniem

## Monsters: traits, sizes, gaits

mq-trait-undead = Nieumarły
mq-trait-demon = Demon
mq-trait-dragon = Smok
mq-trait-giant = Olbrzym
mq-trait-beast = Bestia
mq-trait-construct = Konstrukt
mq-trait-plant = Roślina
mq-trait-humanoid = Człekokształtny
mq-trait-slimy = Śluzowaty
mq-trait-tentacled = Mackowaty
mq-trait-fiery = Ognisty
mq-trait-flying = Latający
mq-trait-scary = Straszny
mq-size-tiny = Malutki
mq-size-small = Mały
mq-size-human = Wielkości człowieka
mq-size-huge = Ogromny
mq-gait-normal = Zwykły
mq-gait-fast = Szybki
mq-gait-slow = Powolny
mq-gait-lurking = Zaczajony
mq-gait-ambusher = W zasadzce
mq-gait-contrary = Przekorny
mq-gait-special = Szczególny

## The map

mq-link-passage = Korytarz
mq-link-door = Drzwi
mq-link-locked-door = Zamknięte drzwi
mq-link-hidden-passage = Tajne przejście
mq-link-wall = Ściana
mq-colour-red = Czerwony
    .emblem = księżyc
mq-colour-orange = Pomarańczowy
    .emblem = płomień
mq-colour-yellow = Żółty
    .emblem = gwiazda
mq-colour-green = Zielony
    .emblem = liść
mq-colour-blue = Niebieski
    .emblem = klucz
mq-colour-purple = Fioletowy
    .emblem = błyskawica

## Races and classes

mq-race-human = Człowiek
mq-race-dwarf = Krasnolud
mq-race-elf = Elf
mq-race-halfling = Niziołek
mq-class-none = Bez klasy
mq-class-warrior = Wojownik
mq-class-wizard = Czarodziej
mq-class-cleric = Kapłan
mq-class-thief = Złodziej

## Decks, and the kinds of DxM cards

mq-deck-monster = Potwory
mq-deck-treasure = Skarby
mq-deck-dxm = Deus ex Munchkin
    .short = DxM
mq-kind-race = Rasa
mq-kind-class = Klasa
mq-kind-half-breed = Mieszaniec
mq-kind-super-munchkin = Supermunchkin
mq-kind-curse = Klątwa
mq-kind-enhancer = Wzmocnienie
mq-kind-wandering-monster = Przywołanie
mq-kind-mate = Przywołanie
mq-kind-cheat = Kant
mq-kind-loaded-die = Kości
mq-kind-go-up-a-level = Poziom
mq-kind-move-or-room-trick = Sztuczka

## When a card or power may be used

mq-timing-any-time = W dowolnej chwili
mq-timing-any-time-not-combat = W dowolnej chwili poza walką
mq-timing-own-turn-not-combat = W swojej turze, poza walką
mq-timing-in-combat = W dowolnej walce
mq-timing-own-combat = W swojej walce
mq-timing-after-roll = Po rzucie
mq-timing-after-defeat = Po porażce
mq-timing-after-fight = Po walce
mq-timing-after-won-fight = Po swoim zwycięstwie
mq-timing-own-turn-or-escape = W swojej turze lub w ucieczce
mq-timing-own-turn-meeting = Przed swoją walką
mq-timing-curse-on-you = Gdy ktoś cię przeklina
mq-timing-curse-on-anyone = Gdy ktoś kogoś przeklina
mq-timing-would-lose-hits = Gdy masz stracić serca

## What the table counts and names

mq-word-munchkin = Munchkin
mq-word-monster = Potwór
mq-word-leader = Prowadzący
mq-word-helper = Pomocnik
mq-word-target = Cel
mq-word-gang = Banda
mq-word-boss = Boss
mq-word-level = Poziom
mq-word-levels = Poziomy
mq-word-race = Rasa
mq-word-class = Klasa
mq-word-health = Zdrowie
mq-word-hits = Serca
mq-word-moves = Ruchy
mq-word-move-supply = Zapas ruchów
mq-word-gold = Złoto
mq-word-value = Wartość
mq-word-bonus = Premia
mq-word-strength = Siła
mq-word-dice = Kości
mq-word-treasures = Skarby
mq-word-items = Przedmioty
mq-word-hand = Ręka
mq-word-curses = Klątwy
mq-word-in-use = Używany
mq-word-worn = Założony
mq-word-packed = Schowany
mq-word-dropped = Upuszczony
mq-word-entrance = Wejście
mq-word-room = Komnata
mq-word-explore = Odkrywanie
mq-word-search = Przeszukanie
mq-word-looted = Złupiona
mq-word-cleaned-out = Wyczyszczona
mq-word-deal = Interes
mq-word-trade = Wymiana
mq-word-charity = Dobroczynność
mq-word-fight = Walka
mq-word-escape = Ucieczka
mq-word-bad-stuff = Marny Koniec
mq-word-disdain = Gardzi
mq-word-death = Śmierć
mq-word-good-sign = Dobry znak
mq-word-bad-sign = Zły znak
mq-word-discard-power = Moc za odrzucanie
mq-word-d10-power = Moc k10
mq-word-monster-die = Kość Potworów
mq-word-monsters-turn = Tura Potworów
mq-word-arrow = Strzałka
mq-word-base = Podstawka
