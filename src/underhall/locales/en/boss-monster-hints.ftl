# What a newcomer to Boss Monster is told when something is asked for the first time, on the page and in the terminal.

hint-boss-monster-answer = An opponent’s effect is waiting for your answer. What you play now takes effect first.
hint-boss-monster-build = Build one room a turn: treasure lures heroes, damage kills them. It stays face down until everyone has built.
hint-boss-monster-build-another = This room comes on top of the one you build each turn, and is face up right away.
hint-boss-monster-build-found = An advanced room goes on top of a room that shows a matching treasure.
hint-boss-monster-cancel = Only a cancel can stop a spell; this is the moment for it.
hint-boss-monster-choose-boss = The highest XP goes first but loses ties. The boss’s ability fires once, with your fifth room.
hint-boss-monster-choose-dungeon = It may be your own dungeon or an opponent’s.
hint-boss-monster-choose-hero = Look at each hero’s health and position.
hint-boss-monster-choose-opponent = The leader is usually the right one.
hint-boss-monster-choose-room = This list may include every player’s rooms: check the name in brackets.
hint-boss-monster-choose-soul = A revived hero may die again, or wound the boss this time.
hint-boss-monster-choose-stack = Choose two rooms, one after the other; their stacks swap places.
hint-boss-monster-destroy-another = This is the price of the effect. A room beneath is uncovered.
hint-boss-monster-destroy-own = Give up what you need least. A room beneath is uncovered.
hint-boss-monster-discard = Everyone sees what you discard.
hint-boss-monster-discard-start = Keep rooms that share a treasure, and at least one that is not advanced: advanced rooms need a room beneath them.
hint-boss-monster-draw-from = A spell is a surprise, a room is a plan.
hint-boss-monster-fetch-hero = Take a hero that your dungeon kills.
hint-boss-monster-first-room =
    { $device ->
        [keys] Everyone starts with one room. Think of the treasure: heroes go where they see most of theirs.
       *[mouse]
            Everyone starts with one room. Heroes go where they see most of their treasure: { $device ->
                [touch] tap a card, then where it goes
               *[mouse] click a card, then a place, or drag it there
            }.
    }
hint-boss-monster-heal = A healed wound becomes a soul; an epic hero counts double.
hint-boss-monster-machinations = You defeated no hero this turn: draw a card as consolation.
hint-boss-monster-may = This is optional.
hint-boss-monster-mulligan = Your rooms are too similar: you may redraw the whole hand once.
hint-boss-monster-place-another = The second room cannot go on the same stack as the first.
hint-boss-monster-react =
    { $device ->
        [keys] Spells and abilities decide who dies. Most of the time you will pass: press Enter, or type skip to pass for the whole phase.
       *[mouse] Spells and abilities decide who dies. Most of the time you will pass. Use “Ask me” at the top to choose when you are asked.
    }
hint-boss-monster-recover = Everyone sees what you take.
hint-boss-monster-search = The deck is shuffled afterwards.
hint-boss-monster-steal = You see the whole hand: take what hurts most.

## The guided game: what each part of a turn is about

guide-boss-monster-goal = Ten souls win, five wounds put you out of the game. A hero who dies in your dungeon is a soul; a hero who survives it is a wound.
guide-boss-monster-beginning = A turn begins: new heroes come to town, and everyone draws a room.
guide-boss-monster-build = You may build one room a turn: to the left of the others, or on top of one. Treasure symbols lure heroes, damage kills them.
guide-boss-monster-bait = Nobody chooses anything here: each hero goes to the dungeon with the most symbols of its treasure. In a tie it stays in town.
guide-boss-monster-adventure = Heroes walk in from the left and take damage in every room. Before each step you may use rooms and spells, and so may the others.
guide-boss-monster-end = The turn is over: whoever has ten souls now wins. Otherwise the next turn goes the same way, but without these explanations.
