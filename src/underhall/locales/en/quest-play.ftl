### Munchkin Quest in the terminal: what its table says besides the words that it shares with the page, and its hints.

## The table

play-quest-goal = The first to kill the Boss wins. Kill monsters for levels; at level { $goal } go back to the Entrance, where the Boss waits.
play-quest-turn = turn { $turn }
play-quest-decks = decks: rooms { $rooms }, Monsters { $monsters }, Treasures { $treasures }, DxM { $dxm } · discards { $discards }
play-quest-hand = Your hand ({ $count }, at most { $limit } at the end of your turn)
play-quest-boons = This turn
play-quest-dead = dead
play-quest-map-cut = The map is wider than the window: type rooms for all of it.
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
play-quest-odds-with = with { $name } { $n }%
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
        [curse] A curse is about to work.
        [roll] The dice lie on the table.
       *[turn] { $seat }’s turn begins.
    }
play-quest-moment-action =
    { $deed ->
        [walking] { $seat } is about to walk.
        [exploring] { $seat } is about to explore.
        [searching] { $seat } is about to search the room.
        [dealing] { $seat } is about to make a deal.
       *[other] { $seat } is about to act.
    }
play-quest-moment-roll = { $seat } rolled:

## Help at the table

play-help-quest-skip = pass until this phase or fight is over, you fight or are cursed, or somebody acts
play-help-map = draw the map, and list the rooms where something is
play-help-rooms = list every room in words: signs, rules, deals, exits, arrows
play-help-sheets = show every munchkin’s sheet in full
play-help-discards = show the discards
play-mark-quest-links = passage, door, locked door, hidden passage; a gap is a wall
play-mark-quest-monsters = a monster’s level, its dice, its Treasures
play-mark-quest-rooms = dead munchkin, things on the floor, the level from which the Boss waits in the Entrance
play-mark-quest-items = bonus in fights, value in gold
play-mark-quest-held = Treasures and DxM cards in hand

## The end

play-quest-chart = Levels at the end of rounds { $first } to { $last }
replay-quest-standing = { $name } — level: { $level }

## Hints, once a game for each kind of question

hint-quest-answer-counter = These are the leader’s own terms. Agree, or stay out of it.
hint-quest-answer-trade = Both sides change hands at once, or nothing does.
hint-quest-arrive-by-magic = You are too far away to walk in; a card that moves you takes you there.
hint-quest-bid-counter = These are your own terms: what the helper would get. Whoever is asked may still say no.
hint-quest-bid-gold = Gold may go either way: to the helper, or from a helper who wants to be let in.
hint-quest-bid-item = What lies before the leader may be part of the price.
hint-quest-bid-order = Whoever picks first takes the best.
hint-quest-choose-card = Everybody sees what you choose.
hint-quest-choose-curse = Take the one that hurts you most.
hint-quest-choose-die = A die counts for the fighter beside it.
hint-quest-choose-exit = Each monster gets a roll: 5 or 6 gets you away, otherwise its Bad Stuff strikes. You end up in the room that you choose.
hint-quest-choose-face = The sum changes at once, and others may still answer.
hint-quest-choose-fighter = It may be a munchkin or a monster, whichever side you want to win.
hint-quest-choose-item = Look at the bonus and at the value.
hint-quest-choose-link = Sides are as on the map: north is up.
hint-quest-choose-loss = Half of the gold, or one item: whichever you miss less.
hint-quest-choose-monster = Beside each stand its level and the number of its room.
hint-quest-choose-munchkin = Usually whoever is closest to winning.
hint-quest-choose-prize = Take what you can use at once.
hint-quest-choose-room = The number in brackets is the room’s number on the map.
hint-quest-choose-side = You need not be in a fight to decide it.
hint-quest-choose-victim = It may be anybody, even you.
hint-quest-discard = What you discard can be seen by all.
hint-quest-escape = A card may get you away without a roll.
hint-quest-escape-order = Each catch costs you its Bad Stuff before the next roll.
hint-quest-give-potion = A hit is a point of health; without health you die.
hint-quest-give-to = The munchkin of the lowest level gets it; where several are equal, you choose.
hint-quest-lay-at-once = What you have just got may be laid out at once. Later that is possible only in your own moves.
hint-quest-leave-behind = What you leave stays in the room for whoever comes by.
hint-quest-lose-item = Choose what you will miss least.
hint-quest-lure = In an explored dungeon monsters do not come by themselves. Killing one is still the way to a level.
hint-quest-moves = Walk, explore the dark, search, deal, trade, lay out items: each step costs moves, cards are free. Ending the turn sets the monsters going. Type map to look around.
hint-quest-pay-card = The price of the power. Cards on the table count as well as your hand.
hint-quest-pay-price = Items count with their value in gold; nothing is given back.
hint-quest-pick-loot = What you leave goes to your partner.
hint-quest-pick-up = Things on the floor belong to whoever takes them.
hint-quest-provoke = Monsters that find you beneath them leave you alone unless you attack.
hint-quest-give-up = The dead stand up in the Entrance at their next turn, with two cards of each kind and 300 gold.
hint-quest-react = You may act from where you stand. Mostly you will pass: Enter, or skip to pass for a while. What you pass on is not asked again unless something changes.
hint-quest-sell-items = Choose until 1000 is reached. Change is not given.
hint-quest-send-monster = It will follow the arrows from there.
hint-quest-toll = Whoever does not pay fights worse in this room.
