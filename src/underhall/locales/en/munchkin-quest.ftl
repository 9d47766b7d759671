### Munchkin Quest: everything a running game says. The log tells the past; names are put in as they stand. Cards and
### rooms are named in munchkin-quest-cards.ftl. What other games say in other words has the name of the game in front.

## Log: set-up and the course of turns

event-sex-chosen =
    { $seat } is a { $male ->
        [1] man
       *[0] woman
    } in this dungeon.
event-first-rolled = { $seat } rolled { $n } to see who goes first.
munchkin-quest-event-first-player = { $seat } goes first.
munchkin-quest-event-turn-began = Turn { $turn }: { $seat }.
munchkin-quest-event-phase-began = { $phase }.
event-returned = { $seat } is back from the dead at the Entrance, with { $gold } gold.

## Log: cards

munchkin-quest-event-card-drawn = { $seat } drew { $card } from the { $deck }.
munchkin-quest-event-card-drawn-unseen = { $seat } drew a card from the { $deck }.
munchkin-quest-event-card-drawn-many =
    { $seat } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $list }.
    .each = { $card }
munchkin-quest-event-card-drawn-unseen-many =
    { $seat } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
munchkin-quest-event-card-shown = { $seat } drew { $card } from the { $deck } for all to see.
event-hand-shown = { $seat } showed everyone a card: { $card }.
event-deck-empty = The { $deck } is empty.
event-deck-reshuffled = The discard pile was shuffled into a new { $deck }.
event-card-laid = { $seat } laid out { $card }.
event-card-laid-many = { $seat } laid out { $list }.
    .each = { $card }
event-card-packed = { $seat } stowed { $card } in the pack.
event-card-packed-many = { $seat } stowed in the pack: { $list }.
    .each = { $card }
event-card-unpacked = { $seat } took { $card } out of the pack.
event-grip-changed =
    { $seat } now holds { $card } with { $hands ->
        [1] one hand
       *[2] both hands
    }.
event-card-played = { $seat } played { $card }.
event-card-used = { $seat } used { $card }.
event-card-thrown = { $seat } threw { $card } into the fight.
munchkin-quest-event-card-discarded = { $seat } discarded { $card }.
event-discard-taken = { $seat } took { $card } from the discard pile.
event-card-returned = { $seat } took { $card } back: the fight came to nothing.
event-card-shed = { $seat } gave up { $card }.
event-cheated = { $seat } cheated: { $card } now breaks the rules.
munchkin-quest-event-card-given = { $seat } gave { $card } to { $to }.
munchkin-quest-event-card-given-unseen = { $seat } gave { $to } a card.
event-charity-discard = { $seat } discarded { $card }: nobody has a lower level.
event-item-dropped = { $seat } dropped { $card } in { $room }.
event-gold-dropped = { $seat } dropped { $n } gold in { $room }.
event-item-picked-up = { $seat } picked up { $card }.
event-gold-picked-up = { $seat } picked up { $n } gold.
event-item-lost = { $seat } lost { $card }.
event-item-stolen = { $seat } picked { $victim }’s pocket and took { $card }.
event-gold-gained = { $seat } gained { $n } gold.
event-gold-lost = { $seat } parted with { $n } gold.
event-curse-played = { $seat } cursed { $victim }: { $card }!
event-curse-cancelled = { $card } was called off: { $victim } is spared.
event-curse-redirected = { $card } now goes for { $victim }.
event-curse-works = { $card } struck { $victim }.
event-curse-stays = { $card } sticks to { $victim }.
event-curse-lifted = { $victim } is rid of { $card }.
event-curse-tip = { $room } thanked { $seat } for the curse with a DxM card.

## Log: characters

event-level-gained =
    { $seat } gained { $n ->
        [one] a level
       *[other] { $n } levels
    }: now level { $level }.
    .you = You rose to level { $level }.
event-level-gained-many =
    { $seat } gained { $n ->
        [one] a level
       *[other] { $n } levels
    }.
    .you =
        You gained { $n ->
            [one] a level
           *[other] { $n } levels
        }.
event-level-lost =
    { $seat } lost { $n ->
        [one] a level
       *[other] { $n } levels
    }: now level { $level }.
    .you = You fell to level { $level }.
event-level-lost-many =
    { $seat } lost { $n ->
        [one] a level
       *[other] { $n } levels
    }.
    .you =
        You lost { $n ->
            [one] a level
           *[other] { $n } levels
        }.
event-level-bought = { $seat } bought a level for { $n } in gold and items.
event-hits-lost =
    { $seat } lost { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } ({ $left } left).
event-hits-prevented =
    { $card } saved { $seat } from losing { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-hits-healed =
    { $seat } restored { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } ({ $left } now).
event-level-for-hits = { $seat } traded a level for a little health.
event-died = { $seat } died in { $room }.
event-gave-up = { $seat } preferred to die.

## Log: the map

event-walked =
    { $seat } walked to { $room } ({ $n ->
        [one] { $n } move
       *[other] { $n } moves
    } left).
event-walked-many = { $seat } walked through { $list }.
    .each = { $room }
event-forced = { $seat } forced a way { $side }, using up all moves.
event-blocked = { $seat } could not go { $side }: the way is blocked.
event-explored = { $seat } explored { $side } and found { $room }.
event-link-laid = { $room } has a { $link } on the { $side } side.
event-link-laid-many = { $room }: { $list }.
    .each = { $link } ({ $side })
event-link-turned = { $room } now has a { $link } on the { $side } side.
event-link-walled = { $seat } raised a wall on the { $side } side of { $room }.
event-room-turned = { $room } was turned over and is now { $other }.
event-dungeon-explored = The whole dungeon is explored.
event-moved-by-magic = { $seat } vanished and popped up in { $room }.
event-toll-paid = { $seat } paid { $n } gold to be left alone in { $room }.
event-toll-evaded = { $seat } did not pay in { $room } and fights at −2 there.
event-searched = { $seat } searched { $room }: { $n } in total.
event-search-monster = { $seat } found a monster (result { $n }).
event-room-looted = { $room } is looted now.
event-room-cleaned-out = { $room } is cleaned out: not a crumb left.
event-dealt = { $seat } used the deal in { $room }.

## Log: dice

event-dice-rolled =
    { $seat } rolled { $n } in total ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }).
event-monster-die = { $seat } rolled the Monster Die: { $colour }.
event-die-set = { $seat } turned a die to { $face } with { $card }.
event-monster-die-set = { $seat } turned the Monster Die with { $card }: { $colour }.
event-dice-again = { $seat } made the dice roll again with { $card }.
event-d10-rolled = { $seat } rolled { $n } on the d10 for { $card } (works on { $limit } or less).

## Log: monsters

event-monster-drawn = { $seat } drew a monster: { $card }.
event-monster-based = { $card } stands in { $room } on a { $colour } base.
event-base-freed = { $card } left the dungeon: its base was needed.
event-no-monster = There are no monsters left to come.
event-monster-moved =
    { $card } went from { $room } to { $to } ({ $steps ->
        [one] { $steps } room
       *[other] { $steps } rooms
    }).
event-monster-moved-many = Monsters moved: { $list }.
    .each = { $card } → { $to }
event-monster-sent = { $card } was sent to { $to }.
event-monsters-stay = No monster moved.
event-monster-left = { $card } left the dungeon.
event-monster-enhanced = { $monster } now comes with { $card }: level { $level }, thanks to { $seat }.
event-monster-joins = { $card } joined the fight.
event-door-broken = { $card } broke down the door on the { $side } side of { $room }.
event-disdained = { $card } cannot be bothered to fight { $seat }.
event-disdained-many = Cannot be bothered to fight { $seat }: { $list }.
    .each = { $card }

## Log: fights

event-fight-began = { $seat } against { $card } (level { $level }) in { $room }!
event-boss-comes = The Boss is here for { $seat }: { $card }, level { $level }!
event-side-bonus = { $card } changed the munchkins’ total by { $n } ({ $seat }).
event-monsters-bonus = { $card } changed the monsters’ total by { $n } ({ $seat }).
event-dice-changed = { $card } changed the number of dice by { $n } ({ $seat }).
event-backstabbed = { $seat } backstabbed { $victim }.
event-roll-announced = { $seat } is about to roll.
event-fight-locked = { $seat } locked the fight with { $card }: nobody else can act.
event-fight-dice =
    { $seat } rolled { $n } ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }).
event-fight-monster-dice =
    { $seat } rolled { $n } for { $card } ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }).
event-fight-totals = Munchkins { $ours }, monsters { $theirs }.
event-fight-won = { $seat } won the fight.
event-tie-won = A tie, and { $seat } wins ties.
event-tie-lost = A tie, and nobody on { $seat }’s side wins ties: the monsters win it.
event-fight-lost = { $seat } lost the fight.
event-fight-ended = { $seat }’s fight ended without a winner.
event-taken-over = { $gone } is out of the fight: { $seat } now leads it.
event-monster-killed = { $seat } killed { $card }.
event-monster-reborn = { $card } was beaten, but lives on in { $room }.
event-loot-shown = Loot to share: { $card }.

## Log: help and trade

event-help-called = { $seat } called for help.
event-nobody-came = Nobody offered { $seat } any help.
event-offer-made =
    { $seat } would help for { $treasures ->
        [0] no Treasures
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }{ $first ->
        [1] {" "}(picking first)
       *[0] {""}
    }, { $gold ->
        [0] no gold
       *[other] { $gold } gold
    } and { $items ->
        [0] no items
        [one] an item
       *[other] { $items } items
    }.
event-offer-declined = { $seat } said no.
event-offer-declined-many = Said no: { $list }.
    .each = { $seat }
event-offer-countered =
    { $seat } was offered { $treasures ->
        [0] no Treasures
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }{ $first ->
        [1] {" "}(picking first)
       *[0] {""}
    }, { $gold ->
        [0] no gold
       *[other] { $gold } gold
    } and { $items ->
        [0] no items
        [one] an item
       *[other] { $items } items
    } instead.
event-better-asked = { $seat } asked for better offers.
event-helper-pays = As agreed, { $seat } pays { $n } gold to join the fight.
event-helper-joins =
    { $seat } joined { $leader }’s fight for { $treasures ->
        [0] no Treasures
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }, { $gold ->
        [0] no gold
       *[other] { $gold } gold
    } and { $items ->
        [0] no items
        [one] one item
       *[other] { $items } items
    }.
event-promise-kept =
    { $seat } kept the promise to { $to }: { $gold ->
        [0] no gold
       *[other] { $gold } gold
    } and { $items ->
        [0] no items
        [one] an item
       *[other] { $items } items
    }.
event-trade-offered = { $seat } offered { $to } a trade.
event-trade-countered = { $seat } asked { $to } for other terms.
event-trade-done = { $seat } and { $to } shook hands on a trade.
event-trade-declined = { $to } did not want to trade with { $seat }.
event-item-traded = { $seat } handed { $card } to { $to }.
event-gold-traded = { $seat } handed { $n } gold to { $to }.

## Log: flight

event-exit-chosen = { $seat } will run to { $room }.
event-no-exit = { $seat } has nowhere to run.
event-escaped = { $seat } escaped from { $card } (result { $n }).
event-caught = { $card } caught { $seat } (result { $n }).
event-auto-escape = { $seat } got away without a roll: { $card }.
event-bad-stuff-in-vain = The Bad Stuff found nothing to ruin, so { $seat } lost one more hit.
event-ran = { $seat } ran to { $room }.
event-boss-level-lost = The Boss cost { $seat } a level.

## Log: the end

event-won-game = { $seat } killed the Boss and won the game.
event-monsters-win = Nobody is left alive: the monsters won.

## What a player is asked; -by when a card asks

prompt-answer-counter = You are offered other terms. Do you agree?
prompt-answer-trade = You are offered a trade. Do you agree?
prompt-arrive-by-magic = Choose the card that carries you into the fight.
prompt-bid-gold = How much gold does the helper get, or pay?
prompt-bid-item = Which of the leader’s items should the help cost?
prompt-bid-order = Who picks the first Treasure: the helper or the leader?
prompt-bid-treasures = How many of the Treasures go to the helper?
prompt-build-trade = Add what you give, ask for what you want, then offer the trade.
prompt-charity = You hold too many cards. Choose one to part with.
prompt-choose-base = Choose the colour of the monster’s base.
prompt-choose-base-by = { $card }: choose the colour of the monster’s base.
prompt-choose-card = Choose a card.
prompt-choose-curse = Choose the curse to get rid of.
prompt-choose-curse-by = { $card }: choose the curse to get rid of.
prompt-choose-die = Choose a die.
prompt-choose-die-by = { $card }: choose a die.
prompt-choose-exit = The fight is lost. Choose where to run.
prompt-choose-face = Turn the die to which face?
prompt-choose-face-by = { $card }: turn the die to which face?
prompt-choose-fighter = Choose a munchkin or a monster in the fight.
prompt-choose-fighter-by = { $card }: choose a munchkin or a monster in the fight.
prompt-choose-item = Choose an item.
prompt-choose-item-by = { $card }: choose an item.
prompt-choose-link = Choose a side of the room.
prompt-choose-link-by = { $card }: choose a side of the room.
prompt-choose-loss = Lose half of your gold, or an item?
prompt-choose-loss-by = { $card }: lose half of your gold, or an item?
prompt-choose-monster = Choose a monster.
prompt-choose-monster-by = { $card }: choose a monster.
prompt-choose-munchkin = Choose a munchkin.
prompt-choose-munchkin-by = { $card }: choose a munchkin.
prompt-choose-offer = Accept an offer, make a counter-offer, or go without help.
prompt-choose-prize = Choose what to take.
prompt-choose-prize-by = { $card }: choose what to take.
munchkin-quest-prompt-choose-room = Choose a room.
munchkin-quest-prompt-choose-room-by = { $card }: choose a room.
prompt-choose-sex = Is your munchkin a man or a woman?
prompt-choose-side = Which side gets it?
prompt-choose-side-by = { $card }: which side gets it?
prompt-choose-victim = Choose the victim.
prompt-choose-victim-by = { $card }: choose the victim.
munchkin-quest-prompt-discard = Choose a card to discard.
munchkin-quest-prompt-discard-by = { $card }: choose a card to discard.
prompt-escape = The fight is lost. Play a card that gets you away, or run.
prompt-escape-order = Which monster do you run from first?
prompt-fight = Your fight: play cards, call for help, or roll.
prompt-give-potion = Give up a Potion to lose one fewer hit?
prompt-give-potion-by = { $card }: give up a Potion to lose one fewer hit?
prompt-give-to = Choose who gets the card.
prompt-give-up = Die on purpose? You lose your hand, gold and items, and a level.
prompt-lay-at-once = Lay out what you have just got right away, or pass.
prompt-leave-behind = Leave something behind to get away more easily, or pass.
prompt-lose-item = Choose an item to lose.
prompt-lose-item-by = { $card }: choose an item to lose.
prompt-lure = The room is quiet. Look for a monster?
prompt-meeting = A monster is in your way: fight, or play a card that gets you out of it.
prompt-moves = Your turn: choose what to do.
prompt-opening = Lay out a race, a class and items before the game begins.
prompt-pay-card = Choose a card to pay with.
prompt-pay-card-by = { $card }: choose a card to pay with.
prompt-pay-price = Choose what to pay with.
prompt-pick-loot = Choose a Treasure from the loot.
prompt-pick-up = Choose what to pick up.
prompt-provoke = They disdain you. Attack one anyway?
munchkin-quest-prompt-react = Act now, or pass.
munchkin-quest-prompt-react-by = { $card } is about to take effect: act now, or pass.
prompt-sell-items = A level costs 1000: choose items to pay with, then pay the rest in gold.
prompt-send-monster = Choose the room the monster goes to.
prompt-send-monster-by = { $card }: choose the room the monster goes to.
prompt-tidy = Tidy up: choose what to change.
prompt-toll = Pay the toll?

## What a player may answer

munchkin-quest-option-pass = Pass
munchkin-quest-option-yes = Yes
munchkin-quest-option-no = No
option-done = Done
option-walk =
    Walk to { $room } ({ $number ->
        [one] { $number } move
       *[other] { $number } moves
    })
option-explore =
    Explore { $side } ({ $number ->
        [one] { $number } move
       *[other] { $number } moves
    })
option-force = Force a way { $side } for all your moves
option-search = Search the room
option-pick-up = Pick up what lies here
option-deal = Use the deal: { $room }
option-fight = Fight
option-lure = Look for a monster
option-buy-level = Buy a level
option-heal = Trade a level for 3 hits
option-die = Die on purpose
option-trade = Trade with { $seat }
option-tidy = Tidy up
option-end = End your turn
option-play = Play { $card }
munchkin-quest-option-use = Use { $card }
option-power = Use the power of { $card }
option-d10 = Roll the d10 for { $card }
option-bribe = Bribe { $card }
option-throw = Throw { $card }
option-uncurse = Get rid of { $card }
option-lay = Lay out { $card }
option-lay-packed = Put { $card } in the pack
option-stow = Stow { $card } in the pack
option-take-out = Take { $card } out of the pack
option-grip =
    Hold { $card } with { $number ->
        [1] one hand
       *[2] both hands
    }
option-drop = Drop { $card }
option-drop-gold = Drop { $number } gold
option-shed = Give up { $card }
option-swap = Swap for { $card }
option-roll = Roll the dice
option-call = Call for help
option-accept = Accept { $seat }’s offer
option-counter = Make a counter-offer ({ $seat })
option-decline = No deal
munchkin-quest-option-seat = { $seat }
munchkin-quest-option-card = { $card }
munchkin-quest-option-item = { $card }
option-monster = { $card }
munchkin-quest-option-place = { $room }
option-side = { $side }
option-number = { $number }
option-colour = { $colour }
option-die-pick = The die showing { $face }
option-face = { $face }
option-gold = { $number } gold
option-for-munchkins = The munchkins
option-for-monsters = The monsters
option-first-pick = The helper picks first
option-second-pick = The leader picks first
option-male = A man
option-female = A woman
option-want-item = Ask for { $card }
option-want-gold = Ask for { $number } gold
option-pay-gold = The helper pays { $number } gold
option-better = Ask for better offers
option-curse = { $card } ({ $seat })
option-show = Show { $card } to everyone

## What a question is about, and what its answers do

explain-mq-about-fight =
    You fight { $card }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }: your { $ours } against { $theirs }, { $odds }% to win.
explain-mq-about-other-fight =
    { $who } fights { $card }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }: { $ours } against { $theirs }, { $odds }% to win.
explain-mq-about-call =
    { $who } asks for your help against { $card }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }: { $before }% → { $odds }% with you.
explain-mq-about-counter = { $who } offers you other terms: with you { $before }% → { $odds }%.
explain-mq-about-trade = { $who } offers you a trade.
explain-mq-about-moves =
    You are level { $level } of { $goal }, with { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } and { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } left.
explain-mq-about-moves-boss =
    You are level { $level } of { $goal }: the Boss waits at the Entrance. You have { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } and { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } left.
explain-mq-about-charity =
    You hold { $n } cards, { $limit } are allowed: the next one goes to { $who }{ $more ->
        [0] {""}
       *[other] {" "}or { $more } more of that level
    }.
explain-mq-about-discard = You hold { $n } cards, { $limit } are allowed: nobody has a lower level, so the next one is discarded.
explain-mq-about-hits =
    You are about to lose { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } and have { $left }.
explain-mq-about-defeat =
    You lost, { $ours } to { $theirs }: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } for each fighter, then you run.
explain-mq-about-run =
    You lost, { $ours } to { $theirs }, and have { $left ->
        [one] { $left } hit
       *[other] { $left } hits
    } left: now you must run.
explain-mq-about-award = { $who } won: levels and Treasures come next.
explain-mq-about-curse-you = { $who } cursed you: { $card }.
explain-mq-about-curse = { $who } cursed { $victim }: { $card }.
explain-mq-about-fight-roll =
    The dice are down, { $ours } against { $theirs }: as it stands you { $won ->
        [1] win
       *[0] lose
    }.
explain-mq-about-other-fight-roll =
    { $who } rolled, { $ours } against { $theirs }: as it stands a { $won ->
        [1] victory
       *[0] defeat
    }.
explain-mq-about-base =
    { $card } (level { $level }) arrives, and { $owned ->
        [0] the Monster Die shows nobody’s colour
       *[1] no base of the colour rolled is free
    }.
explain-mq-about-escape =
    { $who } runs from { $card }: { $n }, and { $need } is needed, so { $safe ->
        [1] it works
       *[0] it fails
    }.
explain-mq-about-roll = { $who } rolled { $n }.
explain-mq-about-monster-die = { $who } rolled the Monster Die.
explain-mq-about-won = You won the fight.
explain-mq-did-play = { $who } played { $card }.
explain-mq-did-use = { $who } used { $card }.
explain-mq-did-throw = { $who } threw { $card }.
explain-mq-did-lay = { $who } laid out { $card }.
explain-mq-did-join = { $who } joined the fight.
explain-mq-will-walk = { $who } is about to walk.
explain-mq-will-explore = { $who } is about to explore.
explain-mq-will-search = { $who } is about to search the room.
explain-mq-will-deal = { $who } is about to use a deal.
explain-mq-will-act = { $who } is about to act.
explain-mq-will-end = { $who }’s turn is about to end.
explain-mq-turn-begins = { $who }’s turn begins.
explain-mq-fight = your { $ours } against { $theirs }: { $odds }%
explain-mq-meet =
    { $odds }% to beat { $card }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }: { $ours } against { $theirs }
explain-mq-odds-change = { $before }% → { $odds }% ({ $ours } against { $theirs })
explain-mq-odds-same = odds stay at { $odds }%
explain-mq-help-change = { $before }% → { $odds }%
explain-mq-help = with { $who }: { $odds }% ({ $n } could come)
explain-mq-nobody-near = nobody is near; magic may bring someone
explain-mq-alone = alone: { $odds }%
explain-mq-who-wins = { $who } wins with { $odds }%
explain-mq-fight-ends = the fight ends
explain-mq-joins = an unknown monster joins in
explain-mq-won = you win the fight
explain-mq-lost = you lose the fight
explain-mq-other-won = { $who } wins the fight
explain-mq-other-lost = { $who } loses the fight
explain-mq-escape = { $odds }% to escape ({ $need } or more): { $card }
explain-mq-escape-all = { $odds }% to escape all { $n }
explain-mq-caught = if caught: Bad Stuff
explain-mq-caught-hits =
    if caught: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } lost
explain-mq-caught-levels =
    if caught: { $n ->
        [one] { $n } level
       *[other] { $n } levels
    } lost
explain-mq-caught-dead = if caught: death
explain-mq-caught-now = you are caught
explain-mq-escaped = you escape
explain-mq-level-up = go up to level { $level }
explain-mq-level-down = down to level { $level }
explain-mq-hits-lost =
    lose { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }, { $left } left
explain-mq-hits-gained =
    +{ $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }, { $left } in total
explain-mq-die-fatal = you die
explain-mq-give-up = lose everything and start over
explain-mq-card-lost = lose { $card }
explain-mq-card-gained = get { $card }
explain-mq-gold-lost = −{ $n } gold
explain-mq-gold-gained = +{ $n } gold
explain-mq-curse-lifted = rid of { $card }
explain-mq-cursed = { $card } sticks to you
explain-mq-strength = strength { $before } → { $after }
explain-mq-strength-same = strength stays { $n }
explain-mq-muted = +0: { $card } makes it worth nothing
explain-mq-packed = no bonus while packed (+{ $n })
explain-mq-treasures =
    { $n ->
        [one] { $n } Treasure
       *[other] { $n } Treasures
    }
explain-mq-dxm =
    { $n ->
        [one] { $n } DxM card
       *[other] { $n } DxM cards
    }
explain-mq-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }, { $left } left
explain-mq-moves-gained =
    +{ $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
explain-mq-explore = room, DxM card, monster
explain-mq-search = gold { $gold }%, Treasure { $treasure }%, monster { $monster }%
explain-mq-disdained =
    { $n ->
        [one] { $n } monster disdains you
       *[other] { $n } monsters disdain you
    }
explain-mq-floor =
    { $n ->
        [one] { $n } thing lies there
       *[other] { $n } things lie there
    }
explain-mq-boss = the Boss: your { $ours } against { $level }, plus dice
explain-mq-charity =
    give away { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
explain-mq-hunted = a monster may come to you: { $odds }%
explain-mq-end =
    gives up { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }, then the monsters move
explain-mq-lure = draw a monster and fight it here
explain-mq-buy-level = level { $level } for { $n } in gold and items
explain-mq-free = costs no moves
explain-mq-trade =
    { $who } has { $items ->
        [one] { $items } item
       *[other] { $items } items
    } and { $gold } gold
explain-mq-d10 = { $n } or less on the d10: { $odds }%
explain-mq-fine = −{ $n } gold if it fails
explain-mq-victims =
    would hurt { $n ->
        [0] nobody
        [one] { $n } opponent
       *[other] { $n } opponents
    }
explain-mq-targets =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    } come next
explain-mq-turn-die = turn a die to any face
explain-mq-again = roll your dice again
explain-mq-show = nothing else happens
explain-mq-share = { $n } of { $total } Treasures for { $who }
explain-mq-share-yours = { $n } of { $total } Treasures for you
explain-mq-first = { $who } picks first
explain-mq-first-you = you pick first
explain-mq-own-terms = you name other terms
explain-mq-better = everyone may offer again
explain-mq-stay-out = you stay out of it
explain-mq-no-offer = no offer after all
explain-mq-keep-offer = your offer stands
explain-mq-no-gold = no gold
explain-mq-must-agree = { $who } must agree
explain-mq-you-get = get { $card } (+{ $bonus }, value { $value })
explain-mq-you-give = give { $card } (+{ $bonus }, value { $value })
explain-mq-worth = +{ $bonus }, value { $value }
explain-mq-sale = counts { $n }: { $sum } of { $price }
explain-mq-no-toll = you fight at −2 here
explain-mq-nothing-changes = nothing changes
explain-mq-nothing-more = nothing more
explain-mq-monster = level { $level }, { $who }’s base
explain-mq-monsters-there =
    { $n ->
        [one] { $n } monster there
       *[other] { $n } monsters there
    }
explain-mq-there =
    { $who }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    } there
explain-mq-nobody-there = nobody is there
explain-mq-quiet = no monster there
explain-mq-wall = a wall until your next turn
explain-mq-turned = its other side is unknown
explain-mq-die-of = { $who }’s die
explain-mq-die-of-monster = the die of { $card }
explain-mq-draws = { $who } draws a DxM card
explain-mq-nobody-draws = nobody draws a card
explain-mq-base = it will hunt { $who }
explain-mq-leave =
    { $n ->
        [one] { $n } monster leaves
       *[other] { $n } monsters leave
    } the dungeon for it
explain-mq-hand-size =
    level { $level }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
explain-mq-given =
    goes to { $who }{ $more ->
        [0] {""}
       *[other] {" "}or { $more } more
    }
explain-mq-thrown-away = is discarded
explain-mq-into-hand = comes to your hand
explain-mq-spared = { $who } is spared
explain-mq-looks = changes nothing in the rules
explain-mq-other-dies = { $who } dies
explain-mq-other-level = { $who }: level { $level }
explain-mq-other-hits-lost =
    { $who } loses { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }, { $left } left
explain-mq-other-hits-gained =
    { $who } gets { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } back, { $left } in total
explain-mq-other-loses = { $who } loses { $card }
explain-mq-other-pays = { $who }: −{ $n } gold
explain-mq-other-gets = { $who }: +{ $n } gold
explain-mq-other-freed = { $who } is rid of { $card }
explain-mq-other-cursed = { $card } sticks to { $who }
explain-mq-other-chooses = { $who } loses one of { $n }
explain-mq-monsters-move = the monsters move next
explain-mq-no-fight = no fight
munchkin-quest-ask-answer-counter = Do you agree?
munchkin-quest-ask-answer-trade = Do you agree?
munchkin-quest-ask-bid-treasures = How many Treasures go to the helper?
munchkin-quest-ask-charity = Which card do you part with?
munchkin-quest-ask-choose-base = Whose base does it get?
munchkin-quest-ask-choose-exit = Where do you run?
munchkin-quest-ask-choose-offer = Accept an offer, name other terms, or go without?
munchkin-quest-ask-escape = Play a card that gets you away, or run?
munchkin-quest-ask-escape-order = Which monster first?
munchkin-quest-ask-fight = Play cards, call for help, or roll?
munchkin-quest-ask-meeting = Fight, or play a card that gets you out of it?
munchkin-quest-ask-moves = What do you do?
munchkin-quest-ask-react = Act now, or pass?

## Words

munchkin-quest-phase-setup = Setup
phase-card = Card
phase-moves = Moves
phase-charity = Charity
phase-monsters = Monsters’ turn
deck-monster = Monster deck
deck-treasure = Treasure deck
deck-dxm = DxM deck
side-north = north
side-east = east
side-south = south
side-west = west
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
link-passage = passage
link-door = door
link-locked = locked door
link-hidden = hidden passage
link-wall = wall

## Why the game ended, by rule

ending-mq-boss-10 = A munchkin killed the Boss.
ending-mq-boss-11 = Two munchkins killed the Boss together and share the victory.
ending-mq-win-02 = No munchkin was left alive: the monsters won.

## Profiles

profile-rulebook = Rulebook
    .about = The Munchkin Quest rulebook, with rulings on the points it leaves open, and cards of our own.

## Settings

setting-value-edition-rulebook = { profile-rulebook }
setting-length = Length
setting-value-length-full = Full: the Boss comes at level 10
setting-value-length-short = Short (house variant): the Boss comes at level 7, in half the dungeon
setting-die_card = A colour on the Monster Die brings a card
setting-value-die_card-any_player = To the player of that colour
setting-value-die_card-roller = Only to the roller, for their own colour
setting-full_base = When a colour has no base left
setting-value-full_base-colour = The strongest monster of that colour leaves
setting-value-full_base-map = The strongest monster on the map leaves
setting-hidden_cost = A hidden passage costs
setting-value-hidden_cost-3 = 3 moves
setting-value-hidden_cost-2 = 2 moves
setting-emergency = A way may be forced
setting-value-emergency-unspent = Only before any move is spent
setting-value-emergency-any_time = Any time, for the moves you have left
setting-cleaned_out = A cleaned-out room
setting-value-cleaned_out-closed = Cannot be searched again
setting-value-cleaned_out-open = Can be searched again
setting-beside_target = A monster in the same room as its target
setting-value-beside_target-stays = Stays there
setting-value-beside_target-leaves = Follows the arrows anyway
setting-elf_levels = An Elf who helps gains a level
setting-value-elf_levels-each = For each monster killed
setting-value-elf_levels-once = Once per fight
setting-boss_loss = Whoever loses to the Boss loses
setting-value-boss_loss-each_monster = A hit for each monster
setting-value-boss_loss-one_hit = One hit
setting-one_use_range = One-use items in someone else’s fight
setting-value-one_use_range-thrown = Only thrown, from here or next door
setting-value-one_use_range-anywhere = From anywhere
setting-packed_big = Big items in the pack
setting-value-packed_big-free = Cost no moves
setting-value-packed_big-counts = Cost moves like the others
setting-returned_cards = When a fight breaks up, its one-use cards return
setting-value-returned_cards-target_gone = If what they were played on is gone
setting-value-returned_cards-all = All of them
setting-extra_hit = When the Bad Stuff finds nothing to ruin
setting-value-extra_hit-once = One more hit per fight
setting-value-extra_hit-each_monster = One more hit for each monster
setting-contrary_blocked = A Contrary monster whose way is blocked
setting-value-contrary_blocked-stays = Stays
setting-value-contrary_blocked-follows = Follows the arrow
