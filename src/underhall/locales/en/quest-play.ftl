### Munchkin Quest in the terminal: what its table says besides the words that it shares with the page, and its hints.

## The table

play-quest-goal = The first to kill the Boss wins. Kill monsters for levels; at level { $goal } go back to the Entrance, where the Boss waits.
play-quest-turn = turn { $turn }
play-quest-decks = decks: rooms { $rooms }, Monsters { $monsters }, Treasures { $treasures }, DxM { $dxm } · discards { $discards }
play-quest-hand = Your hand ({ $count }; at most { $limit } at the end of your turn)
play-quest-boons = This turn
play-quest-dead = dead
play-quest-map-cut = The map is wider than the window: type rooms to see all of it.
play-quest-treasures =
    { $n ->
        [0] no Treasures
        [one] { $n } Treasure
       *[other] { $n } Treasures
    }
play-quest-picks =
    { $first ->
        [yes] picking first
       *[no] picking second
    }
play-quest-gold = { $n } gold
play-quest-pays = pays { $n } gold
play-quest-odds-with = with { $name }: { $n }%
play-quest-gives = { $name } gives: { $given }
play-quest-countered = { $seat } offers you: { $terms }.
play-quest-so-far = So far: { $terms }.

## What is going on when somebody is asked

play-quest-fight = { $who } against { $whom }: { $ours } to { $theirs }.
play-quest-moment =
    { $window ->
        [fight] { $seat } is about to roll for the fight.
        [defeat] { $seat } has lost the fight: hits are about to be lost.
        [hits] You are about to lose hits.
        [won] { $seat } has won the fight.
        [award] { $seat } has won the fight: levels and Treasures come next.
        [end] { $seat }’s turn is about to end.
        [curse] A curse is about to take effect.
        [roll] The dice have been rolled.
       *[turn] { $seat }’s turn begins.
    }
play-quest-moment-action =
    { $deed ->
        [walking] { $seat } is about to walk.
        [exploring] { $seat } is about to explore.
        [searching] { $seat } is about to search the room.
        [dealing] { $seat } is about to use a deal.
       *[other] { $seat } is about to act.
    }
play-quest-moment-roll = { $seat } rolled:

## Help at the table

play-help-quest-skip = pass until this phase or fight ends, you fight or are cursed, or someone acts
play-help-map = draw the map, and list the rooms with something in them
play-help-rooms = list every room in words: signs, rules, deals, exits, arrows
play-help-sheets = show every munchkin’s sheet in full
play-help-discards = show the discards
play-mark-quest-links = passage, door, locked door, hidden passage; a gap is a wall
play-mark-quest-monsters = a monster’s level, its dice, its Treasures
play-mark-quest-rooms = dead munchkin, things on the floor, the level at which the Boss waits at the Entrance
play-mark-quest-items = bonus in fights, value in gold
play-mark-quest-held = Treasures and DxM cards in hand

## The end

play-quest-chart = Levels at the end of rounds { $first } to { $last }
replay-quest-standing = { $name }: level { $level }

## Selling for a level

quest-sale-buy = Buy the level
