### The games by name, and what each is about.

game-boss-monster = Boss Monster
    .about = Lure heroes, bury them.
    .minutes = 20

game-super-boss-monster = Super Boss Monster
    .about = Town, market and minions.
    .minutes = 35

game-munchkin-quest = Munchkin Quest
    .about = Explore, fight, haggle, run.
    .minutes = 90
