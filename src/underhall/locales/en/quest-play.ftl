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
play-mark-quest-rooms = dead munchkin, things on the floor, the level at which the Boss waits in the Entrance
play-mark-quest-items = bonus in fights, value in gold
play-mark-quest-held = Treasures and DxM cards in hand

## The end

play-quest-chart = Levels at the end of rounds { $first } to { $last }
replay-quest-standing = { $name }: level { $level }

## Hints, once a game for each kind of question

hint-quest-answer-counter = These are the leader’s terms. Agree, or stay out of it.
hint-quest-answer-trade = Both sides change hands at once, or nothing does.
hint-quest-arrive-by-magic = You are too far away to walk; a card that moves you brings you there.
hint-quest-bid-counter = These are your own terms: what the helper would get. The helper can still say no.
hint-quest-bid-gold = Gold can go either way: to the helper, or from a helper who wants to join.
hint-quest-bid-item = Items the leader has in play can be part of the price.
hint-quest-bid-order = Whoever picks first gets the best.
hint-quest-choose-card = Everyone sees what you choose.
hint-quest-choose-curse = Choose the one that hurts you most.
hint-quest-choose-die = A die counts for the fighter next to it.
hint-quest-choose-exit = Roll for each monster: on a 5 or 6 you get away, otherwise its Bad Stuff strikes. You end up in the room you choose.
hint-quest-choose-face = The total changes right away, and others may still respond.
hint-quest-choose-fighter = It can be a munchkin or a monster, depending on which side you want to win.
hint-quest-choose-item = Look at the bonus and the value.
hint-quest-choose-link = Sides are as on the map: north is up.
hint-quest-choose-loss = Half of your gold, or one item: whichever you will miss less.
hint-quest-choose-monster = Each is shown with its level and room number.
hint-quest-choose-munchkin = Usually whoever is closest to winning.
hint-quest-choose-prize = Take something you can use right away.
hint-quest-choose-room = The number in brackets is the room’s number on the map.
hint-quest-choose-side = You do not have to be in the fight to decide it.
hint-quest-choose-victim = It can be anyone, even you.
hint-quest-discard = Everyone sees what you discard.
hint-quest-escape = A card can get you away without a roll.
hint-quest-escape-order = Each monster that catches you deals its Bad Stuff before the next roll.
hint-quest-give-potion = A hit is a point of health; with no health left, you die.
hint-quest-give-to = The munchkin with the lowest level gets it; if several are tied, you choose.
hint-quest-lay-at-once = You can lay out what you have just got right away. Later you can do that only in your own moves phase.
hint-quest-leave-behind = What you leave stays in the room for whoever comes by.
hint-quest-lose-item = Choose what you will miss least.
hint-quest-lure = In a fully explored dungeon, monsters no longer come by themselves. Killing one is still the way to gain a level.
hint-quest-moves = Walk, explore the dark, search, deal, trade, lay out items: steps cost moves, cards are free. When you end your turn, the monsters move. Type map to look around.
hint-quest-pay-card = The price of the power. Cards on the table count too, not just your hand.
hint-quest-pay-price = Items count at their value in gold; no change is given.
hint-quest-pick-loot = What you leave goes to your partner.
hint-quest-pick-up = Things on the floor belong to whoever takes them.
hint-quest-provoke = Monsters that disdain you leave you alone unless you attack.
hint-quest-give-up = The dead return at the Entrance on their next turn, with two cards of each kind and 300 gold.
hint-quest-react = You can act from where you stand. Most of the time you will pass: press Enter, or type skip to pass for a while. You are not asked again about what you pass on unless something changes.
hint-quest-sell-items = Choose items until you reach 1000. No change is given.
hint-quest-send-monster = It will follow the arrows from there.
hint-quest-toll = If you do not pay, you fight worse in this room.
quest-sale-buy = Buy the level
