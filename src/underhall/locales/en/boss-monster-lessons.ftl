# Lessons of Boss Monster: src/underhall/lessons/boss-monster

lesson-boss-monster-your-dungeon = Your dungeon
    .goal = Build a dungeon that kills the heroes it lures.
    .end = A dead hero is a soul. Ten souls win the game, and this was your first.
lesson-boss-monster-your-dungeon-build = { card-boden-the-pantless } is coming to you, with 4 health. Your dungeon deals 1 damage. Build a room to its left, so that all rooms together deal at least 4.
lesson-boss-monster-your-dungeon-covered = That would cover the room you have: the rooms together would deal only 3 damage.
lesson-boss-monster-your-dungeon-weak = The rooms together would deal too little damage. Count again: the hero has 4 health.
lesson-boss-monster-your-dungeon-nothing = Rooms win the game: build one.
lesson-boss-monster-your-dungeon-again = The hero is dead, and you have a soul. Each turn new heroes come to town, and you may build one more room. Build any room you like.

lesson-boss-monster-who-is-lured = Who gets lured?
    .goal = Lure a hero with the treasure it wants.
    .end = A hero goes to the dungeon with the most symbols of its treasure. If two dungeons tie, it stays in town.
lesson-boss-monster-who-is-lured-tie = { card-boden-the-pantless } is a fighter. You show one fighter symbol, and so does { $opponent }: the hero stays in town. Get one symbol ahead, and keep enough damage for 4 health.
lesson-boss-monster-who-is-lured-covered = The hero would come, but the room beneath would no longer deal damage: it would survive.
lesson-boss-monster-who-is-lured-swap = A spell lures nobody here. Build a room.
lesson-boss-monster-who-is-lured-still-tied = You would still show as many fighter symbols as { $opponent }: a tie, and the hero stays in town.
lesson-boss-monster-who-is-lured-two = Two heroes are in town: a thief and a cleric, 4 health each. Lure one of them, no matter which, and kill it.
lesson-boss-monster-who-is-lured-lives = That covers the strongest room: the hero would survive.
lesson-boss-monster-who-is-lured-nobody = This would not bring you anyone new. Look for a room with a thief or a cleric symbol.

lesson-boss-monster-souls-and-wounds = Souls and wounds
    .goal = Kill every hero who walks in, or pay with a wound.
    .end = A survivor costs a wound, and the fifth one puts you out of the game. Giving up a room in time can save you.
lesson-boss-monster-souls-and-wounds-count = Two thieves come to you, with 8 and 6 health. Heroes enter on the left and take damage in each room. Your rooms deal 5: build so that they deal 7.
lesson-boss-monster-souls-and-wounds-survives = The rooms together would still deal 5 damage: both heroes would survive.
lesson-boss-monster-souls-and-wounds-covered = That covers a room that you still need. Build at the left end.
lesson-boss-monster-souls-and-wounds-sacrifice = { card-jerome-kung-fu-monkey } will survive all your rooms. The hero is in { card-bottomless-pit } now: read that room, and use it.
lesson-boss-monster-souls-and-wounds-wound = Then the hero reaches your boss: one wound.

lesson-boss-monster-spells = Spells, and who may respond
    .goal = Cast a spell at the right moment, and protect it from a response.
    .end = Everyone may respond to what another player does. The last response takes effect first.
lesson-boss-monster-spells-cast = { card-samurai-tom } has 6 health, your rooms deal 3 damage. Cast a spell before the hero walks in.
lesson-boss-monster-spells-pass = If you pass, the hero survives: you take a wound.
lesson-boss-monster-spells-target = The spell asks for a target: one of your monster rooms. Either is fine.
lesson-boss-monster-spells-answer = { $opponent } responds with { card-freeze }: the room would do nothing this turn. A spell can be stopped only now, by { card-counterspell }.
lesson-boss-monster-spells-frozen = The room would be frozen, and the hero would survive.

lesson-boss-monster-better-rooms = Better rooms on top
    .goal = Build an advanced room on a room with the same treasure.
    .end = Advanced rooms need a room with a matching treasure beneath them. The room beneath does nothing until it is uncovered.
lesson-boss-monster-better-rooms-upgrade = Build { card-beast-menagerie }. It is an advanced room: it goes only on top of a room that shows one of its treasures.
lesson-boss-monster-better-rooms-weak = Not enough: { card-boden-the-pantless } has 4 health and would survive.
lesson-boss-monster-better-rooms-draw = { card-beast-menagerie } draws a card when you build another monster room. Build one at the left end: either will do.
lesson-boss-monster-better-rooms-covered = That covers a room you need. The place at the left end is free.
lesson-boss-monster-better-rooms-nothing = Each turn without a room is a turn lost.

lesson-boss-monster-level-up = Your boss levels up
    .goal = Build the fifth room and use what your boss can do.
    .end = The fifth room wakes your boss, once per game. Read what yours does before you build it.
lesson-boss-monster-level-up-fifth = You have four rooms. With the fifth one your boss levels up: { card-gorgona } kills a hero in town. Build at the left end.
lesson-boss-monster-level-up-covered = That covers a room: there would still be four.
lesson-boss-monster-level-up-four = With four rooms your boss sleeps on. Build the fifth.
lesson-boss-monster-level-up-choose = Choose who dies. { card-koey-the-last-dragon-mage } wants mage treasure and would come to you; { card-romero-the-indigo-friar } would go to { $opponent }.
lesson-boss-monster-level-up-other = Then { card-koey-the-last-dragon-mage }, who has 8 health, walks into your dungeon, survives and wounds you.

lesson-boss-monster-epic-heroes = Epic heroes, and the end
    .goal = Kill an epic hero and win the game.
    .end = Ten souls win, five wounds lose. An epic hero counts double, as two souls or as two wounds.
lesson-boss-monster-epic-heroes-epic = You have 8 souls and 3 wounds. { card-frankov-the-envoy } is epic: 11 health, worth two souls or two wounds. This hero is coming to you. Build the strongest room you can.
lesson-boss-monster-epic-heroes-weak = There is a stronger room in your hand: it goes on top of one with the same treasure.
lesson-boss-monster-epic-heroes-save = Your rooms will not stop this hero, and two more wounds would be the end. Use the room it is in.
lesson-boss-monster-epic-heroes-lost = The hero would reach your boss: five wounds, and you are out of the game.
lesson-boss-monster-epic-heroes-home = That would save you, but the hero would be back next turn. There is a way to win now.
