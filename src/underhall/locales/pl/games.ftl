### Gry: nazwy i o czym są.

game-boss-monster = Boss Monster
    .about = Zwab bohaterów i ich pogrzeb.
    .minutes = 20

game-super-boss-monster = Super Boss Monster
    .about = Miasto, targ i sługusy.
    .minutes = 35

game-munchkin-quest = Munchkin Quest
    .about = Odkrywaj, walcz, targuj się, uciekaj.
    .minutes = 90
