### Gry: nazwy i o czym są.

game-boss-monster = Boss Monster
    .about = Zwab bohaterów i ich pogrzeb.
    .minutes = 20
