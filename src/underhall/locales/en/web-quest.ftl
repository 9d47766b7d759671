### Munchkin Quest's table in the browser: map, sheets, explanations. Fights and bargains are in web-quest-fight.ftl.

## Phases and the log

quest-phase-setup = Setup
quest-phase-card = Card
quest-phase-moves = Moves
quest-phase-charity = Charity
quest-phase-monsters = Monsters
quest-end = End
quest-roll = Roll
quest-stat =
    { $stat ->
        [leads] fighting
        [helps] helping
        [offers] offering help
        [near] could help
        [far] too far away
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
        [always] You are asked whenever you could act.
        [my-dungeon] You pass until you fight or are cursed.
        [end-of-phase] You pass until this phase or fight ends.
        [hold] You are asked at every chance, even when you could do nothing.
       *[auto] You are asked when it could matter to you.
    }
table-keep-as-munchkin-quest =
    { $ask ->
        [until-done] until this fight or turn is over
        [until-targeted] until I am cursed
       *[end-of-phase] until this phase ends
    }
quest-asks-fight = { $seat } is fighting: act?
quest-asks-my-fight = Your fight: act?
quest-asks-turn = { $seat }’s turn: act?

## The map

quest-map =
    { $n ->
        [one] Dungeon map, { $n } room
       *[other] Dungeon map, { $n } rooms
    }
quest-map-about = Map. Drag it or use the arrow keys to move; scroll, or press plus and minus, to zoom. The room list says the same in words.
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
        [all] Explore { $side } for all your moves
        [one] Explore { $side } for { $moves } move
       *[other] Explore { $side } for { $moves } moves
    }
quest-walk-there =
    { $moves ->
        [one] Walk there ({ $moves } move)
       *[other] Walk there ({ $moves } moves)
    }
quest-look-closer = Look closely at { $name }
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
        [dark] { $side }: { $kind } into the unknown, { $cost ->
            [0] not for you
            [one] { $cost } move
           *[other] { $cost } moves
        }
       *[other] { $side }: { $kind } to { $to }, { $cost ->
            [0] not for you
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
quest-sign-all = Everyone
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
quest-sign-special = This room has its own rule
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
quest-open-sheet = { $name }: full sheet
quest-lv = Lv
quest-goal-level = Reach level { $n }
quest-goal-boss = then kill the Boss at the Entrance
quest-goal-mine = you: level { $level }
quest-goal-lead = you lead: level { $level }
quest-goal-rival = { $seat } leads: level { $level }
quest-goal-brink-hit = One more hit and you die!
quest-goal-brink-boss = { $seat } can face the Boss at the Entrance!
quest-goal-brink-mine = Go to the Entrance and kill the Boss!
quest-goal-brink-rival = { $seat } is one level away from the Boss!
quest-level-of = level { $n }; at level { $goal } the Boss waits at the Entrance
quest-health = health { $n } of { $most }
quest-moves = moves { $n } of { $most }
quest-holds = { $treasures } Treasure, { $dxm } DxM in hand
quest-strength = strength { $n }
quest-strength-about = Level and items, before dice and cards
quest-belt = belt, no limit
quest-pack = pack, at most { $n }
quest-belt-pack = belt { $belt } · pack { $pack }
quest-slot-none = none
quest-slot-free = free
quest-item-packed = { $name }, packed
quest-item-idle = { $name }, of no use to its owner right now
quest-item-bonus = { $name }, { $n }
quest-items =
    { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
quest-free-bases = { $n } free
quest-shunned = cannot have a helper in the next fight
quest-known = Known to be in this hand
quest-chip = { $name }, { $who }: level { $level }, health { $health } of { $most }, { $cards } cards, { $gold } gold

## Answers

quest-out-explore =
    { $moves ->
        [one] { $moves } move: new room, monster
       *[other] { $moves } moves: new room, monster
    }
quest-out-walk-fight =
    { $moves ->
        [one] { $moves } move, then a fight
       *[other] { $moves } moves, then a fight
    }
quest-do-explore = Explore { $side }
quest-do-face = Turn it to { $face }
quest-do-walk = Walk to { $room }
quest-do-accept = Accept { $name }
quest-do-counter = Bargain: { $name }
quest-out-search = gold { $gold }%, Treasure { $treasure }%, monster { $monster }%
quest-out-deal = { $deal }
quest-out-pick-up =
    { $n ->
        [one] 1 move: { $n } thing
       *[other] 1 move: { $n } things
    }
quest-out-fight = your { $mine } against { $theirs }, plus dice
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
        [0] Your { $gold } gold covers the rest.
       *[other] Even with your { $gold } gold, you are { $missing } short.
    }
quest-sale-told = { $told } { $rest }
quest-sale-worth = worth { $n }
quest-sale-cancel = Keep everything
quest-charity-to =
    { $count ->
        [0] Your level is the lowest: the card is discarded.
        [one] The card goes to { $names }.
       *[other] The card goes to one of: { $names }.
    }
quest-magic-costs =
    { $count ->
        [one] You are too far away to walk: if your offer is accepted, { $cards } is played to bring you there.
       *[other] You are too far away to walk: if your offer is accepted, one of these cards is played to bring you there: { $cards }.
    }
quest-out-trade = an offer, all or nothing
quest-out-die = lose everything and start over
quest-out-die-of = { $name }’s die
quest-out-die-colour = shows { $emblem }
quest-out-call =
    { $n ->
        [0] nobody is near; someone may come by magic
        [one] { $n } munchkin could come
       *[other] { $n } munchkins could come
    }
quest-out-odds = { $n }% if nobody acts
quest-out-accept = { $before }% → { $after }%, wants { $price }
quest-price-gold = { $n } gold
quest-price-first = first pick
quest-done = Done
quest-passing-done =
    { $kind ->
        [opening] start playing
        [tidy] back to the moves
        [pick-up] leave the rest
        [sell-items] buy the level
        [build-trade] offer this
       *[other] that is all
    }
quest-out-lay = lay it out
quest-out-lay-bonus = lay it out: { $bonus }
quest-out-pack = into the pack
quest-out-stow = into the pack
quest-out-take-out = out of the pack
quest-out-grip = one hand or both
quest-out-drop = onto the floor
quest-out-shed = give it up
quest-out-swap = replaces another, which is discarded
quest-out-throw = throw it
quest-out-use = use it
quest-out-power = use the power
quest-out-d10 = roll the d10
quest-out-uncurse = get rid of it
quest-out-play = play it
quest-out-monster = level { $level }
quest-out-bribe = pay it to leave
quest-out-seat = level { $level }, { $gold } gold
quest-out-place = nobody there
quest-out-place-monsters =
    { $n ->
        [one] { $n } monster there
       *[other] { $n } monsters there
    }
quest-tip-moves =
    { $n ->
        [0] No moves left. You can still use cards and items.
        [one] { $n } move left. Pick a glowing room, or act here.
       *[other] { $n } moves left. Pick a glowing room, or act here.
    }
quest-passing-end =
    { $n ->
        [0] monsters move
        [one] lose { $n } move, monsters move
       *[other] lose { $n } moves, monsters move
    }
quest-passing-roll = { $n }% if nobody acts
quest-passing-roll-all = others may act first
quest-moment-curse = { $by } plays { $card } on { $victim }.
quest-moment-fight = { $seat } against { $card }: { $ours } to { $theirs }.
quest-moment-card = { $card } is being played.
quest-moment-roll = { $seat } has rolled.
quest-moment-monsters = Monsters’ turn.
quest-moment-turn = It is { $seat }’s turn.
withheld-item-in-fight = You can lay out items only outside combat.
withheld-item-turn = You can lay out items only in your own moves phase.
withheld-slot = The slot is taken, or you cannot use this item.
withheld-character = You already have as many of these as you can.
withheld-combat = Only in combat.
withheld-roll = Only right after a roll.
withheld-now = Not playable now.
withheld-not-in-combat = Not during combat.
withheld-own-turn = Only on your own turn.
withheld-meeting = Only before your own fight.
withheld-own-combat = Only in your own fight.
withheld-defeat = Only right after a lost fight.
withheld-victory = Only right after you win a fight.
withheld-curse = Only against a curse.
withheld-hits = Only when you are about to lose hits.
withheld-boss = It has no effect on the Boss.
withheld-reach = You are too far away, or the fight is closed to you.
munchkin-quest-withheld-no-target = It would have no effect right now.

## What cannot be done now, and why not

not-now-explore = Explore
not-now-search = Search the room
not-now-deal = Use the deal
not-now-buy-level = Buy a level
not-now-trade = Trade
not-now-call = Call for help
withheld-no-rooms = No rooms are left to explore.
withheld-no-moves = You have no moves left.
withheld-dear = That way costs more moves than you have.
withheld-no-dark = Every way from here is explored.
withheld-no-search = This room can never be searched.
withheld-monster = Not while a monster is here.
withheld-cleaned-out = The room is cleaned out.
withheld-once = Once per turn in each room.
withheld-terms = You cannot pay what the room asks, or have already used its deal this turn.
withheld-last-level = You can reach level { $n } only by killing a monster.
withheld-price = You need 1000 in gold and items; you have { $n }.
withheld-alone = There is nobody here or next door you have not traded with this turn.
withheld-helper = You already have a helper.
withheld-no-helper = Nobody is here or next door, or can come by magic.
withheld-called = You cannot call for help again in this fight.

## Why

quest-why-rest = Cards, rooms and powers
quest-why-strength = What { $seat } brings to a fight
quest-why-idle = Of no use right now: { $items }.
quest-why-level = Why level { $n }?
quest-why-boss = The Boss has its own level
quest-why-way =
    { $n ->
        [one] { $card }: why { $n } room?
       *[other] { $card }: why { $n } rooms?
    }
quest-why-arrow = { $at } { $room }: { $emblem } arrow
quest-why-contrary = { $at } { $room }: against the { $emblem } arrow
quest-why-fast = +1 { $room }: Fast, one more
quest-why-jump = across the gap or edge to { $room }
quest-why-target = { $room }: { $seat } is here
quest-why-blocked = { $room }: blocked to the { $side }
quest-why-slow = { $room }: Slow, one room only
quest-why-no-arrow = { $room }: no { $emblem } arrow
quest-why-stop = stops
quest-why-base = Its base is { $seat }’s ({ $emblem }): only { $seat } stops it.
quest-why-stay = Who stayed put on { $emblem }
quest-stay = { $card }
quest-stay-lurks = { $card } never moves
quest-stay-target = { $card } has found { $seat }
quest-stay-blocked = { $card }: the way is blocked
quest-stay-no-arrow = { $card }: no such arrow there
quest-why-sums = Why { $ours } to { $theirs }?
quest-sum-level = Level: { $seat }
quest-sum-monster = Level: { $card }
quest-sum-card-by = { $card } ({ $seat })
quest-sum-hatred = Has something against this munchkin
quest-sum-room = The room
quest-sum-added = Added
quest-sum-dice = Dice
quest-sum-ours = Munchkins
quest-sum-theirs = Monsters
quest-sum-more = More than the monsters: won.
quest-sum-less = Less than the monsters: lost.
quest-sum-tie = A tie: lost.
quest-sum-tie-won = A tie: won, because this side wins ties.
quest-why-search = Why { $n }?
quest-search-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
quest-search-room = { $room }’s sign
quest-find =
    { $find ->
        [monster] a monster
        [gold] gold
        [looted] gold and a Treasure; looted
        [cleaned] 2 Treasures; cleaned out
       *[all] 3 Treasures; cleaned out
    }
quest-why-escaped = Escaped from { $card }
quest-why-caught = Caught by { $card }
quest-escape-roll = Escape roll, all modifiers included
quest-escape-needed = Needed
quest-why-power = The power of { $card } worked
quest-why-no-power = The power of { $card } failed
quest-d10-roll = The d10
quest-d10-limit = Level, all modifiers included
quest-why-moves = Moves
quest-why-supply = Moves for this turn
quest-why-left = Left
quest-why-prices = Passage or door: 1; locked door or hidden passage: 3; some cards change this.
quest-why-dice = Why { $n }?
quest-why-dice-count = Number of dice

## The end

quest-end-note = strength { $strength }, items { $items }
quest-chart-goal = the Boss, at level { $goal }
quest-chart-gold = gold in the purse
quest-monsters-win = The monsters win
