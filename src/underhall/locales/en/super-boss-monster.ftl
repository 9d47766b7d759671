### Super Boss Monster: what a running game says besides what both games say (boss-monster.ftl). The log tells the past;
### names are put in as they stand. Landmarks and action spaces are named in super-boss-monster-cards.ftl.

## Log: setup

event-card-shown = { $seat } showed { $card }.
event-coins-dealt =
    { $seat } starts with { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.

## Log: the city

event-market-filled = { $card } came to the market.
event-market-filled-many = Came to the market: { $list }.
    .each = { $card }
event-hero-to-landmark = { $hero } went to a landmark: { $landmark }.
event-hero-to-tavern = { $hero } went to the tavern.
event-town-deck-empty = The town deck is empty: this turn is the last.
event-no-hero-came = No heroes are left to come: the game is over.
event-last-hero-revealed = The last hero has come to town: this turn is the last.
event-card-drafted = { $seat } took { $card } from the market.
event-card-drafted-many = Taken from the market: { $list }.
    .each = { $card } ({ $seat })
event-nothing-to-draft = { $seat } took nothing: the market is empty.
event-minion-placed = { $seat } sent their minion out: { $space }.
event-minion-on-room = { $seat } sent their minion to one of their rooms: { $card }.
event-minion-on-boss = { $seat } sent their minion to their boss: { $card }.
event-minion-stays = { $seat }’s minion stayed at its base.

## Log: minions

event-errand = { $seat }’s minion did its errand: { $space }.
event-errand-at-card = { $seat }’s minion did its errand: { $card }.
event-errand-in-vain = { $seat }’s minion did its errand in vain.
event-symbol-gained = { $seat }’s boss gained a symbol until end of turn: { $treasure }.
event-last-room-boosted = { $seat }’s last room got +{ $n } damage until end of turn.
event-hero-summoned = { $seat } sent { $hero } to { $to }’s entrance (token { $token }, health { $health }).
event-card-from-market = { $seat } took { $card } from what was left in the market.
event-market-cleared = { $card } was discarded from the market.
event-market-cleared-many = Discarded from the market: { $list }.
    .each = { $card }
event-stack-shuffled = A stack in { $seat }’s dungeon was shuffled: { $card } is on top.

## Log: bait

event-hero-came = { $hero } came to { $seat }’s entrance ({ $n } of { $needed } symbols).
event-hero-stayed = { $hero } stayed in town ({ $n } of { $needed } symbols).
event-hero-stayed-many = Stayed in town: { $list }.
    .each = { $hero } ({ $n }/{ $needed })

## Log: adventure

event-hero-unhurt = { $hero } crossed { $card } unhurt.
event-hero-slipped = { $hero } slipped: { $card } also dealt { $damage } damage ({ $total } in total, health { $health }).
event-hero-skipped = { $hero } skipped { $card }.
event-hero-pulled-back = { $hero } went back one room ({ $seat }).
event-hero-ghosted = { $hero } will take no damage in the next room.
event-hero-sent = { $hero } was sent to { $to }’s entrance.
event-hero-redirected = { $hero } left { $seat }’s entrance for { $to }’s.
event-hero-held = { $hero } waits at { $seat }’s entrance until the next turn.

## Log: spells, abilities, and what they do

event-boss-works = { $boss } took effect for { $seat }.
event-aimed-at-room = { $card } is aimed at { $room } ({ $owner }).
event-aimed-at-hero = { $card } is aimed at { $hero }.
event-aimed-at-seat = { $card } is aimed at { $other }.
event-aimed-at-card = { $card } is aimed at { $other } in the discard pile.
event-item-spent = { $seat } spent { $card }.
event-spell-caught = { $seat } took the cancelled spell into their hand: { $card }.
event-shield-raised = { $seat }’s dungeon cannot be chosen by others until end of turn.
event-token-placed =
    { $n ->
        [one] { $n } +1 token was put on { $card } ({ $seat }).
       *[other] { $n } +1 tokens were put on { $card } ({ $seat }).
    }
event-token-removed =
    { $n ->
        [one] { $n } +1 token was taken off { $card } ({ $seat }).
       *[other] { $n } +1 tokens were taken off { $card } ({ $seat }).
    }
event-room-disabled = { $card } was disabled: no damage until end of turn ({ $seat }).
event-room-primed = { $card } will deal +{ $n } damage to the next hero who enters it this turn ({ $seat }).
event-deck-looked-at =
    { $seat } looked at the top of the { $deck }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-card-kept = { $seat } took { $card } into their hand ({ $deck }).
event-card-kept-unseen = { $seat } took one of these cards into their hand ({ $deck }).
event-card-put-under = { $seat } put { $card } on the bottom ({ $deck }).
event-card-put-under-unseen = { $seat } put a card on the bottom ({ $deck }).
event-card-left-on-top = { $seat } put { $card } back on top ({ $deck }).
event-card-left-on-top-unseen = { $seat } put a card back on top ({ $deck }).
event-card-given = { $seat } gave { $card } to { $other }.
event-card-given-unseen = { $seat } gave a card to { $other }.
event-coins-gained =
    { $seat } gained { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } ({ $total } in total).
event-coins-paid =
    { $seat } paid { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } ({ $total } left).

## Log: items

event-item-revealed = An item came up: { $card }.
event-item-taken = { $hero } took { $card }.
event-item-waits = { $card } waits above the board for a suitable hero.
event-item-won = { $seat } won an item: { $card }.
event-item-retired = { $card } is used up ({ $seat }).

## Log: the end

event-marker-passed = The first-player marker went to { $seat }.
event-ends-by-souls =
    { $seat } has { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }: the game is over.
event-scored = { $seat } scored { $score } (souls { $souls }, wounds { $wounds }).
event-won-by-score = { $seat } won with the highest score: { $score }.
event-won-by-xp = { $seat } won the tie at { $score } with the highest XP: { $xp }.
event-won-together = { $seat } shares the victory at { $score } with the same XP: { $xp }.
event-ends-by-wounds =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }: this turn is the last.
event-ends-by-tavern = { $hero } has reached the tavern: the game is over.
event-solo-scored = { $seat } scored { $score } and earned a title: { $title }.
event-true-scored = { $seat } scored { $score } in challenge mode and earned a title: True { $title }.

## What a player is asked; -by when a card asks

prompt-boost-room = Choose one of your rooms for more damage, or pass.
prompt-boost-room-by = { $card }: choose one of your rooms for more damage, or pass.
prompt-choose-entrance = Choose the dungeon the hero goes to.
prompt-choose-entrance-by = { $card }: choose the dungeon the hero goes to.
prompt-choose-one = Choose one.
prompt-choose-one-by = { $card }: choose one.
prompt-choose-treasure = Choose a symbol for your boss.
prompt-choose-treasure-by = { $card }: choose a symbol for your boss.
prompt-discard-or-destroy = Discard a card, or destroy the room.
prompt-discard-or-destroy-by = { $card }: discard a card, or destroy this room.
prompt-draft = City phase: take a card from the market.
prompt-give = Choose a card to give to the player on your left.
prompt-give-by = { $card }: choose a card to give to the player on your left.
prompt-leave-or-bury = Leave the card on top, or put it on the bottom?
prompt-leave-or-bury-by = { $card }: leave the card on top, or put it on the bottom?
prompt-move-token = Choose a room to move a +1 token from, or pass.
prompt-move-token-by = { $card }: choose a room to move a +1 token from, or pass.
prompt-order-triggers = Choose what takes effect next.
prompt-order-triggers-by = { $card }: choose what takes effect next.
prompt-place-minion = City phase: send out your minion.
prompt-put-token = Choose a room for a +1 token.
prompt-put-token-by = { $card }: choose a room for a +1 token.
prompt-remove-token = Choose a room to take a +1 token off.
prompt-remove-token-by = { $card }: choose a room to take a +1 token off.
prompt-respond = Respond, or pass.
prompt-respond-by = { $card } is about to take effect: respond, or pass.
prompt-retire-item = Choose the item to give up.
prompt-shuffle-stack = You may choose a stack to shuffle.
prompt-summon = Choose the dungeon to send the hero to.
prompt-take-from-market = Choose a card from the market.
prompt-take-from-market-by = { $card }: choose a card from the market.
prompt-take-from-top = Choose a card.
prompt-take-from-top-by = { $card }: choose a card.

## What a question is about, and what its answers do: in a few words, for buttons

ask-respond = Respond?
explain-spends = { $seat } spends { $card }.
super-boss-monster-explain-reaches-mine =
    { $hero }: { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } (total { $total })
super-boss-monster-explain-wounds-more-mine =
    +{ $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } (total { $total })
super-boss-monster-explain-reaches-mine-fatal = { $hero }: wound { $total }: the game ends
super-boss-monster-explain-wounds-more-mine-fatal = wound { $total }: the game ends
explain-for-coin = discard it for 1 coin
explain-spend = the item is used up
explain-on-top = stays on top of the deck
explain-under = goes to the bottom of the deck
explain-errand = after building

## What a player may answer

option-space = { $space }
option-boss = { $card }
option-item = Spend { $card }
option-coin = Discard { $card } for a coin
option-treasure = { $treasure }
option-on-top = { $card } (on top)
option-under = { $card } (on the bottom)

## Words

phase-city = City phase
phase-minion = Minion phase
treasure-explorer = explorer
title-loser = Loser
title-kobold = Kobold
title-minion = Minion
title-mini-boss = Mini-boss
title-boss = Boss
title-real-boss = Real Boss
title-dungeon-keeper = Dungeon Keeper
title-boss-monster = Boss Monster
title-grand-boss = Grand Boss
title-dungeon-lord = Dungeon Lord
title-supreme-dungeon-lord = Supreme Dungeon Lord

## Why the game ended, by rule

ending-sbm-end-10 = A player had ten souls at the end of a turn; the highest souls minus wounds decided.
ending-sbm-end-11 = The town deck was empty; the highest souls minus wounds decided.
ending-sbm-solo-17 = Five wounds.
ending-sbm-solo-18 = A hero reached the tavern.
ending-sbm-solo-19 = The last hero had come to town.

## Profiles

profile-super-uk = 1st printing rules (as in the Ukrainian box)
    .about = The Super Boss Monster rulebook, with rulings on the points it leaves open.

## Settings

setting-value-edition-super-uk = { profile-super-uk }
setting-explorers = Explorers
setting-value-explorers-auto = With five or six players
setting-value-explorers-on = On
setting-value-explorers-off = Off
setting-mixed = Boss Monster’s bosses, rooms and spells
    .alone = In solo games these stay in the box, as they would do nothing: { card-draculord }, { card-robobo }, { card-assassin }, { card-counterspell }, { card-motivation }, { card-trepidation }, { card-zombie-attack }.
setting-value-mixed-off = Off
setting-value-mixed-on = Shuffled in
setting-heroes = Heroes
setting-value-heroes-super = Super Boss Monster’s
setting-value-heroes-boss_monster = Boss Monster’s
setting-promo = A guest with two treasures: { card-relic-hunter }
setting-value-promo-off = Off
setting-value-promo-on = On
setting-items = Items
    .alone = In solo games these stay in the box, as they would do nothing: { card-emergency-halo }, { card-wand-of-autocorrect }, { card-crystal-golf-ball }, { card-loaded-lunchbox }, { card-rocket-flip-flops }.
setting-value-items-off = Off
setting-value-items-on = On
setting-coins = Coins
setting-value-coins-off = Off
setting-value-coins-on = On
setting-challenge = Challenge mode (one player)
setting-value-challenge-off = Off
setting-value-challenge-on = On
setting-town_deck = When the town deck runs out
setting-value-town_deck-whole_turns = A turn that would have no hero does not begin; a turn with too few is the last
setting-value-town_deck-finish_turn = The turn in which a hero is missing is the last
setting-value-town_deck-at_once = The game ends when a hero is missing
setting-value-town_deck-last_reveal = The turn of the last hero is the last
setting-temple_token = A hero summoned from the temple
setting-value-temple_token-plus_two = Gets +2 health
setting-value-temple_token-none = Gets no token
setting-minion_room = A room with a minion on it
setting-value-minion_room-stands = Cannot be covered or destroyed
setting-value-minion_room-untouchable = Cannot be targeted at all
setting-boss_space = Sending a minion to your own boss
setting-value-boss_space-when_placed = Only once the boss has levelled up
setting-value-boss_space-when_resolved = Even before; it counts once the boss has levelled up
setting-hideout = The hideout’s bonus goes to
setting-value-hideout-on_entry = Whichever room is last when a hero enters
setting-value-hideout-on_errand = The room that is last in the minion phase
setting-true_title = The title prefix “True” in challenge mode
setting-value-true_title-always = Always
setting-value-true_title-from_30 = From 30 points
setting-solo_shift = Places in town while heroes are lured (one player)
setting-value-solo_shift-frozen = Stay as they were
setting-value-solo_shift-closing_up = Close up right away
setting-disabled_target = A room disabled in response to a spell
setting-value-disabled_target-cancels = Is no longer a target
setting-value-disabled_target-stands = Is still a target
setting-launch_pad = The launch pad
setting-value-launch_pad-spaces_only = Has two action spaces
setting-value-launch_pad-landmark = Is also the explorers’ landmark
setting-tavern_pile = A hero who comes to the tavern goes
setting-value-tavern_pile-on_top = On top
setting-value-tavern_pile-at_bottom = At the bottom
setting-landmark_taken = A hero whose own landmark is taken
setting-value-landmark_taken-tavern = Goes to the tavern
setting-value-landmark_taken-town = Stays in town
setting-value-mulligan-repeat = As long as the hand is poor
setting-value-mulligan-once = Once
setting-token_supply = +1 tokens
setting-value-token_supply-unlimited = As many as needed
setting-value-token_supply-limited = 28
setting-level_up_order = After the reveal
setting-value-level_up_order-each_player = Each player’s level-up, then that player’s rooms
setting-value-level_up_order-all_first = All level-ups, then all rooms
setting-covered_minion = A minion on a landmark that a hero comes to
setting-value-covered_minion-errand_stands = Does its errand
setting-value-covered_minion-errand_lost = Does nothing
setting-coin_time = A room can be turned into a coin
setting-value-coin_time-build_slot = Before you place your own room
setting-value-coin_time-build_phase = Throughout the build phase
setting-shuffled_tokens = +1 tokens on a shuffled stack
setting-value-shuffled_tokens-same_top = Stay only if the same room is on top
setting-value-shuffled_tokens-stay = Stay
setting-city_order = In the city each player
setting-value-city_order-draft_first = Drafts, then sends the minion
setting-value-city_order-minion_first = Sends the minion, then drafts
setting-weak_hero = A hero left without health by a token
setting-value-weak_hero-first_room = Dies in the first room
setting-value-weak_hero-one_health = Keeps one health
