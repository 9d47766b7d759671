### Munchkin Quest's table in the browser: map, sheets, explanations. Fights and bargains are in web-quest-fight.ftl.

## Phases and the log

quest-phase-setup = Set-up
quest-phase-card = Card
quest-phase-moves = Moves
quest-phase-charity = Charity
quest-phase-monsters = Monsters
quest-end = End
quest-roll = Roll
quest-stat =
    { $stat ->
        [leads] fights
        [helps] helps
        [offers] offers help
        [near] could help
        [far] too far
       *[turn] taking a turn
    }
table-stop-munchkin-quest =
    { $stop ->
        [always] Always ask
        [my-dungeon] Pass until my fight
        [end-of-phase] Pass until this ends
        [hold] Hold priority
       *[auto] Auto
    }
table-stop-about-munchkin-quest =
    { $stop ->
        [always] I am asked whenever I could act.
        [my-dungeon] I pass until I fight or am cursed.
        [end-of-phase] I pass until this phase or fight is over.
        [hold] I am asked at every moment, even when I could do nothing.
       *[auto] I am asked when it could matter to me.
    }

## The map

quest-map =
    { $n ->
        [one] Dungeon map, { $n } room
       *[other] Dungeon map, { $n } rooms
    }
quest-map-about = Map. Drag or use the arrow keys to move it; wheel or plus and minus zoom. The room list says the same in words.
quest-mini-map = The map around you
quest-map-tools = Map tools
quest-zoom-in = Zoom in
quest-zoom-out = Zoom out
quest-fit = Fit
quest-whole-map = Whole map
quest-back-to-fight = To the fight
quest-back-to-trade = To the trade
quest-centre = Centre on me
quest-centre-on = Centre on { $name }
quest-room-list = Room list
quest-room-list-n = Room list ({ $n })
quest-you = you
quest-you-are-here = You are here
quest-in-room = in { $room }
quest-dead-in = dead, { $room }
quest-cost-all = all
quest-fight-tag = fight
quest-deal-tag = deal
quest-price =
    { $moves ->
        [all] all your moves
        [one] { $moves } move
       *[other] { $moves } moves
    }
quest-explore-label =
    { $moves ->
        [all] Explore { $side }, for all your moves
        [one] Explore { $side }, { $moves } move
       *[other] Explore { $side }, { $moves } moves
    }
quest-walk-there =
    { $moves ->
        [one] Walk there ({ $moves } move)
       *[other] Walk there ({ $moves } moves)
    }
quest-look-closer = Look at { $name } closely
quest-side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
quest-side-letter =
    { $side ->
        [north] N
        [east] E
        [south] S
       *[west] W
    }
quest-exit =
    { $to ->
        [none] { $side }: wall
        [dark] { $side }: { $kind } into the dark, { $cost ->
            [0] no way for you
            [one] { $cost } move
           *[other] { $cost } moves
        }
       *[other] { $side }: { $kind } to { $to }, { $cost ->
            [0] no way for you
            [one] { $cost } move
           *[other] { $cost } moves
        }
    }
quest-exit-short =
    { $cost ->
        [0] { $side }: { $kind }
       *[other] { $side }: { $kind }, { $cost }
    }
quest-arrow = { $emblem } { $side }
quest-arrows = Arrows: { $arrows }

## Rooms

quest-boss-waits = Boss { $n }
quest-sign-all = Everybody
quest-sign-letter =
    { $sign ->
        [warrior] W
        [wizard] Z
        [cleric] C
        [thief] T
        [elf] E
        [dwarf] D
        [halfling] H
       *[all] A
    }
quest-sign-good = good for: { $who }
quest-sign-bad = bad for: { $who }
quest-sign-special = This room has a rule of its own
quest-room-deal = Deal: { $deal }
quest-room-plain = An ordinary room.
quest-room-people = here: { $names }
quest-room-floor =
    { $n ->
        [one] { $n } thing on the floor
       *[other] { $n } things on the floor
    }
quest-no-search = cannot be searched
quest-search-sign = Search { $n }
quest-floor-items = On the floor: { $items }
quest-floor-gold = { $n } gold
quest-munchkin-title = { $name }, level { $level }
quest-munchkin-dead = { $name }, dead
quest-monster-title = { $name }, level { $level }, base: { $emblem }
quest-monster-title-gait = { $name }, level { $level }, { $gait }, base: { $emblem }

## The Monster Die

quest-die-rolled = Rolled: { $emblem }
quest-die-tried = If it were { $emblem }
quest-die-none = Rolled after each turn: monsters follow the arrows of its colour.
quest-die-last = The last roll.
quest-die-ran =
    { $n ->
        [0] No monster moved.
        [one] { $n } monster moved.
       *[other] { $n } monsters moved.
    }
quest-die-move =
    { $n ->
        [0] No monster moves.
        [one] { $n } monster moves.
       *[other] { $n } monsters move.
    }
quest-die-would =
    { $n ->
        [0] No monster would move.
        [one] { $n } monster would move.
       *[other] { $n } monsters would move.
    }
quest-die-lurk =
    { $n ->
        [one] { $n } lurks.
       *[other] { $n } lurk.
    }
quest-peek = Peek:
quest-peek-label =
    { $n ->
        [one] { $emblem }: { $n } monster would move
       *[other] { $emblem }: { $n } monsters would move
    }

## Piles

quest-piles = Decks
quest-pile-rooms = Rooms
quest-pile-loot = Treasure
quest-pile-monsters = Monsters
quest-discards = discard ({ $n })
quest-discard-dxm = Discarded DxM cards
quest-discard-treasure = Discarded Treasures
quest-discard-monster = Discarded monsters

## Sheets

quest-your-munchkin = Your munchkin
quest-munchkin-of = Munchkin: { $name }
quest-open-sheet = { $name }: the whole sheet
quest-lv = Lv
quest-level-of = level { $n }; from { $goal } on, the Boss waits in the Entrance
quest-health = health { $n } of { $most }
quest-moves = moves { $n } of { $most }
quest-holds = { $treasures } Treasure, { $dxm } DxM in hand
quest-strength = strength { $n }
quest-strength-about = Level and items, before dice and cards
quest-belt = belt, no limit
quest-pack = pack, { $n } at most
quest-belt-pack = belt { $belt } · pack { $pack }
quest-slot-none = none
quest-slot-free = free
quest-item-packed = { $name }, packed
quest-item-idle = { $name }, of no use to its owner now
quest-item-bonus = { $name }, { $n }
quest-items =
    { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
quest-free-bases = { $n } free
quest-shunned = may have no helper in the next fight
quest-known = Known to be in this hand
quest-chip = { $name }, { $who }: level { $level }, health { $health } of { $most }, { $cards } cards, { $gold } gold

## Answers

quest-out-explore =
    { $moves ->
        [one] { $moves } move: room, monster
       *[other] { $moves } moves: room, monster
    }
quest-out-walk-fight =
    { $moves ->
        [one] { $moves } move, then a fight
       *[other] { $moves } moves, then a fight
    }
quest-do-explore = Explore { $side }
quest-do-walk = Walk: { $room }
quest-do-accept = Accept { $name }
quest-do-counter = Bargain: { $name }
quest-out-search = of 6: gold { $gold }, Treasure { $loot }, monster { $monster }
quest-out-deal = { $deal }
quest-out-pick-up =
    { $n ->
        [one] 1 move: { $n } thing
       *[other] 1 move: { $n } things
    }
quest-out-fight = your { $mine } against { $theirs }, and dice
quest-out-lure = draw a monster and fight it here
quest-out-buy-level = 1000 in gold and items
quest-out-tidy = free: pack, take out, drop
quest-sale-sum =
    { $count ->
        [0] A level costs { $price }.
        [one] One item: { $sum } of { $price }.
       *[other] { $count } items: { $sum } of { $price }.
    }
quest-sale-rest =
    { $missing ->
        [0] { $gold } gold would pay the rest.
       *[other] With { $gold } gold, { $missing } are still missing.
    }
quest-sale-told = { $told } { $rest }
quest-sale-worth = worth { $n }
quest-sale-buy = Buy the level
quest-sale-cancel = Keep everything
quest-charity-to =
    { $count ->
        [0] Your level is the lowest: the card is discarded.
        [one] The card goes to { $names }.
       *[other] The card goes to one of these: { $names }.
    }
quest-magic-costs =
    { $count ->
        [one] You are too far away to walk: if your offer is taken, { $cards } is played to bring you there.
       *[other] You are too far away to walk: if your offer is taken, one of these cards is played to bring you there: { $cards }.
    }
quest-out-trade = an offer, all or nothing
quest-out-die = lose everything, start anew
quest-out-die-of = { $name }’s die
quest-out-die-colour = it shows the { $emblem }
quest-out-call =
    { $n ->
        [0] nobody is near; somebody may come by magic
        [one] { $n } munchkin could come
       *[other] { $n } munchkins could come
    }
quest-out-odds = { $n }% if nobody acts
quest-out-lay = lay it out
quest-out-lay-bonus = lay it out: { $bonus }
quest-out-pack = into the pack
quest-out-stow = into the pack
quest-out-take-out = out of the pack
quest-out-grip = one hand or both
quest-out-drop = onto the floor
quest-out-shed = give it up
quest-out-swap = in place of another, which is discarded
quest-out-throw = throw it
quest-out-use = use it
quest-out-power = use the power
quest-out-d10 = roll the d10
quest-out-uncurse = be rid of it
quest-out-play = play it
quest-out-monster = level { $level }
quest-out-bribe = pay, and it leaves
quest-out-seat = level { $level }, { $gold } gold
quest-out-place = nobody there
quest-out-place-monsters =
    { $n ->
        [one] { $n } monster there
       *[other] { $n } monsters there
    }
quest-tip-moves =
    { $n ->
        [0] No moves left. Cards and items still work.
        [one] { $n } move left. Pick a glowing room, or act here.
       *[other] { $n } moves left. Pick a glowing room, or act here.
    }
quest-passing-end =
    { $n ->
        [0] monsters go
        [one] lose { $n } move, monsters go
       *[other] lose { $n } moves, monsters go
    }
quest-passing-roll = { $n }% if nobody acts
quest-passing-roll-all = the others may act first
quest-moment-curse = { $by } plays { $card } on { $victim }.
quest-moment-fight = { $seat } against { $card }: { $ours } to { $theirs }.
quest-moment-card = { $card } is being played.
quest-moment-roll = { $seat } has rolled.
quest-moment-monsters = The monsters’ turn.
quest-moment-turn = It is { $seat }’s turn.
withheld-item-in-fight = Items are laid out only outside of combat.
withheld-item-turn = Items are laid out in your own moves phase.
withheld-slot = Its place is taken, or it is not for you.
withheld-character = You already have what there is room for.
withheld-combat = Only in a fight.
withheld-roll = Only right after a roll.
withheld-now = Not playable now.
withheld-not-in-combat = Not while a fight is going on.
withheld-own-turn = Only in your own turn.
withheld-meeting = Only before a fight of your own.
withheld-own-combat = Only in a fight of your own.
withheld-defeat = Only right after a lost fight.
withheld-victory = Only right after your own victory.
withheld-curse = Only against a curse.
withheld-hits = Only when you are about to lose hits.
withheld-boss = It does nothing to the Boss.
withheld-reach = You are too far away, or the fight is closed to you.
munchkin-quest-withheld-no-target = It could do nothing now.

## What cannot be done now, and why not

not-now-explore = Explore
not-now-search = Search the room
not-now-deal = Make the deal
not-now-buy-level = Buy a level
not-now-trade = Trade
not-now-call = Call for help
withheld-no-rooms = No rooms are left to explore.
withheld-no-moves = You have no moves left.
withheld-dear = The way costs more moves than you have.
withheld-no-dark = Every way from here is explored.
withheld-no-search = This room can never be searched.
withheld-monster = Not while a monster is here.
withheld-cleaned-out = The room is cleaned out.
withheld-once = Once per turn in each room.
withheld-terms = You cannot give what the room asks, or have had it this turn.
withheld-last-level = Level { $n } is only for killing a monster.
withheld-price = 1000 in gold and items is needed; you have { $n }.
withheld-alone = Nobody is here or next door with whom you have not traded this turn.
withheld-helper = You already have a helper.
withheld-no-helper = Nobody is here, next door or comes by magic.
withheld-called = You have called for help often enough in this fight.

## Why

quest-why-rest = Cards, rooms and powers
quest-why-strength = What { $seat } brings to a fight
quest-why-idle = Of no use now: { $items }.
quest-why-level = Why level { $n }?
quest-why-boss = The Boss has a level of its own
quest-why-way =
    { $n ->
        [one] { $card }: why { $n } room?
       *[other] { $card }: why { $n } rooms?
    }
quest-why-arrow = { $at } { $room }: { $emblem } arrow
quest-why-contrary = { $at } { $room }: against the { $emblem } arrow
quest-why-fast = +1 { $room }: Fast, one more
quest-why-jump = over the gap or the edge to { $room }
quest-why-target = { $room }: { $seat } is here
quest-why-blocked = { $room }: no way { $side }
quest-why-slow = { $room }: Slow, one room only
quest-why-no-arrow = { $room }: no { $emblem } arrow
quest-why-stop = stop
quest-why-base = Its base is { $seat }’s ({ $emblem }): only { $seat } stops it.
quest-why-stay = Who stayed on { $emblem }
quest-stay = { $card }
quest-stay-lurks = { $card } never moves
quest-stay-target = { $card } has found { $seat }
quest-stay-blocked = { $card }: the way is blocked
quest-stay-no-arrow = { $card }: no such arrow there
quest-why-sums = Why { $ours } to { $theirs }?
quest-sum-level = Level: { $seat }
quest-sum-monster = Level: { $card }
quest-sum-card-by = { $card } ({ $seat })
quest-sum-hatred = It has something against this munchkin
quest-sum-room = The room
quest-sum-added = Added
quest-sum-dice = Dice
quest-sum-ours = Munchkins
quest-sum-theirs = Monsters
quest-sum-more = More than the monsters: won.
quest-sum-less = Less than the monsters: lost.
quest-sum-tie = A tie is lost.
quest-sum-tie-won = A tie is won by those who win ties.
quest-why-search = Why { $n }?
quest-search-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
quest-search-room = Sign of { $room }
quest-find =
    { $find ->
        [monster] a monster
        [gold] gold
        [looted] gold and a Treasure, looted
        [cleaned] 2 Treasures, cleaned out
       *[all] 3 Treasures, cleaned out
    }
quest-why-escaped = Escaped from { $card }
quest-why-caught = Caught by { $card }
quest-escape-roll = The escape roll, with everything that changes it
quest-escape-needed = Needed
quest-why-power = The power of { $card } worked
quest-why-no-power = The power of { $card } failed
quest-d10-roll = The d10
quest-d10-limit = The level, with what changes it
quest-why-moves = Moves
quest-why-supply = Supply for this turn
quest-why-left = Left
quest-why-prices = Passage and door 1; locked door and hidden passage 3; some cards say otherwise.
quest-why-dice = Why { $n }?
quest-why-dice-count = How many dice

## The end

quest-end-note = strength { $strength }, items { $items }
quest-chart-goal = from level { $goal } on, the Boss
quest-chart-gold = what is in the purse
quest-monsters-win = The monsters win

## Hints of the first game

table-hint-munchkin-quest-choose-sex = A few cards care about it, and a curse may change it. Nothing else does.
table-hint-munchkin-quest-opening = Lay out a race, a class and items before the first turn. What you wear and hold makes you stronger at once.
table-hint-munchkin-quest-moves = Feet are moves. Press a glowing room to walk there, the dark to explore, or act here. When you end, the monsters move.
table-hint-munchkin-quest-meeting = Monsters here must be fought before anything else. A few cards get you out of it.
table-hint-munchkin-quest-fight = Both sums stand side by side. Play cards, call for help, or roll: everybody may still act before the dice fall.
table-hint-munchkin-quest-react = You may act from where you stand. Mostly you will pass. Use “Ask me” at the top to choose when you are prompted.
table-hint-munchkin-quest-choose-base = The monster gets a base of this colour: whoever plays that colour rolls for it and stops it, and draws a card for killing it or helping to kill it.
table-hint-munchkin-quest-charity = Above five cards the rest goes to the munchkin of the lowest level.
table-hint-munchkin-quest-choose-room = The rooms that you may choose are lit on the map.
table-hint-munchkin-quest-choose-exit = Run through a lit exit. One die for each monster: 5 or 6 gets you away, otherwise Bad Stuff.
table-hint-munchkin-quest-tidy = Free: the pack holds little and gives no bonus, but saves your hands. Big items cost moves.
table-hint-munchkin-quest-bid-treasures = Name your price for helping: Treasures first, then gold and items. The leader may answer with terms of their own.
table-hint-munchkin-quest-choose-offer = Take an offer, answer it with other terms, or go alone. Promises are binding.
table-hint-munchkin-quest-build-trade = Both sides of a trade go through together, or not at all.
table-hint-munchkin-quest-answer-counter = These are the other terms. Yes commits you; any other answer goes back to the leader.
table-hint-munchkin-quest-answer-trade = A trade goes through as a whole when you say yes, and not at all otherwise.
table-hint-munchkin-quest-give-to = Several munchkins share the lowest level: you pick who gets the card.
table-hint-munchkin-quest-lay-at-once = What you have just won may be laid out at once, even in another’s turn.
table-hint-munchkin-quest-pick-loot = Treasures are picked in the order that was agreed; the rest is for the others.
table-hint-munchkin-quest-sell-items = Items count at their printed price and are discarded. There is no change.
table-hint-munchkin-quest-lure = Once the dungeon is explored, a quiet room may be stirred up for a fight.
table-hint-munchkin-quest-toll = The room wants its price from whoever comes in.
