### Boss Monster: everything a running game says. The log tells the past; names are put in as they stand.

## Log: setup

event-boss-dealt = { $seat } was dealt { $boss } ({ $xp } XP).
event-bosses-offered = { $seat } was dealt two bosses: { $boss } and { $other }.
event-bosses-offered-unseen = { $seat } was dealt two bosses to choose from.
event-boss-chosen = { $seat } chose { $boss } ({ $xp } XP).
event-first-player = { $seat } goes first with the highest XP: { $xp }.
event-hand-dealt =
    { $seat } drew a starting hand: { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    } and { $spells ->
        [one] { $spells } spell
       *[other] { $spells } spells
    }.
event-mulligan-taken = { $seat } took a mulligan.
event-start-discarded = { $seat } discarded { $card } and { $other }.

## Log: the turn

event-turn-began = Turn { $turn }.
event-phase-began = { $phase }.
event-hero-revealed = { $hero } came to town.
event-hero-revealed-many = Came to town: { $list }.
    .each = { $hero }
event-no-hero-left = The hero decks are empty: no more heroes come to town.
event-card-drawn = { $seat } drew { $card } from the { $deck }.
event-card-drawn-unseen = { $seat } drew a card from the { $deck }.
event-card-drawn-many =
    { $seat } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $list }.
    .each = { $card }
event-card-drawn-unseen-many =
    { $seat } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-nothing-to-draw = { $seat } drew nothing: the { $deck } is empty.
event-deck-rebuilt =
    The discard pile was shuffled into the { $deck }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-deck-shuffled = The { $deck } was shuffled.

## Log: building

event-room-placed = { $seat } placed { $card } face down (room { $slot }).
event-room-placed-unseen = { $seat } placed a room face down (room { $slot }).
event-room-placed-unseen-many = Placed a room face down: { $list }.
    .each = { $seat }
event-build-passed = { $seat } built no room.
event-build-passed-many = Built no room: { $list }.
    .each = { $seat }
event-room-revealed = { $seat } revealed { $card } (room { $slot }).
event-room-revealed-many = Rooms revealed: { $list }.
    .each = { $card } ({ $seat })
event-room-built = { $seat } built { $card } face up (room { $slot }).
event-levelled-up = { $seat }’s boss levelled up: { $boss }.
event-building-barred = { $seat } stopped all building until end of turn.
event-room-returned = { $seat } took { $card } back into their hand.
event-room-returned-unseen = { $seat } took a face-down room back into their hand.
event-ability-works = { $card } took effect for { $seat }.

## Log: bait

event-hero-lured = { $seat } lured { $hero } (treasure: { $best } to { $second }).
event-hero-lured-many =
    { $seat } lured { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    }: { $list }.
    .each = { $hero }
event-hero-tied = { $hero } stayed in town: a tie (treasure: { $best }).
event-hero-tied-many = Stayed in town because of a tie: { $list }.
    .each = { $hero } ({ $best })
event-hero-unmoved = { $hero } stayed in town: nobody has the right treasure.
event-hero-unmoved-many = Stayed in town, as nobody has the right treasure: { $list }.
    .each = { $hero }
event-fool-lured = { $seat } lured { $hero } (fewest souls: { $souls }).
event-fool-tied = { $hero } stayed in town: a tie (fewest souls: { $souls }).

## Log: adventure

event-adventure-began =
    { $seat } has { $heroes ->
        [one] { $heroes } hero
       *[other] { $heroes } heroes
    } at the entrance.
event-hero-entered = { $hero } entered { $card } (room { $slot }).
event-hero-passed = { $hero } walked past { $card }, which is deactivated.
event-hero-bounced = { $card } sent { $hero } back to the room on the left.
event-room-hurt = { $card } dealt { $damage } damage to { $hero } ({ $total } in total, health { $health }).
event-hero-hurt = { $hero } took { $damage } damage ({ $total } in total, health { $health }).
event-hero-died =
    { $hero } died: { $seat } gained { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }.
    .you = { $hero } died in your dungeon.
event-hero-died-many =
    { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    } died, and { $seat } gained { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }: { $list }.
    .each = { $hero }
    .you =
        { $count ->
            [one] { $count } hero
           *[other] { $count } heroes
        } died in your dungeon: { $list }.
event-hero-survived =
    { $hero } survived: { $seat } took { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
    .you = { $hero } reached you.
event-hero-survived-many =
    { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    } survived, and { $seat } took { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }: { $list }.
    .each = { $hero }
    .you =
        { $count ->
            [one] { $count } hero
           *[other] { $count } heroes
        } reached you: { $list }.

## Log: spells, abilities, and what they do

event-spell-cast = { $seat } cast { $card }.
event-spell-cast-room = { $seat } cast { $card } on { $room } ({ $owner }).
event-spell-cast-hero = { $seat } cast { $card } on { $hero }.
event-spell-cast-seat = { $seat } cast { $card } on { $other }.
event-spell-cast-spell = { $seat } cast { $card } against { $other }.
event-ability-used = { $seat } used { $card }.
event-ability-used-hero = { $seat } used { $card } on { $hero }.
event-ability-used-seat = { $seat } used { $card } on { $other }.
event-ability-used-spell = { $seat } used { $card } against { $other }.
event-spell-cancelled = { $seat }’s spell was cancelled: { $card }.
event-fizzled = { $card } had no effect: its target was gone ({ $seat }).
event-room-destroyed = { $card } was destroyed ({ $seat }).
event-room-uncovered = { $card } was uncovered ({ $seat }).
event-room-deactivated = { $card } was deactivated until end of turn ({ $seat }).
event-room-boosted = { $card } got +{ $n } damage until end of turn ({ $seat }).
event-dungeon-boosted = All of { $seat }’s rooms got +{ $n } damage until end of turn.
event-rooms-swapped = { $card } and { $other } swapped places ({ $seat }).
event-treasure-doubled = The treasure in { $seat }’s rooms is doubled until end of turn.
event-card-discarded = { $seat } discarded { $card }.
event-card-lost = { $seat } discarded { $card } at random.
event-card-recovered = { $seat } took { $card } from the discard pile.
event-card-found = { $seat } found { $card } and took it into their hand.
event-nothing-found = { $seat } searched and found nothing.
event-card-stolen = { $seat } stole { $card } from { $other }.
event-card-stolen-unseen = { $seat } stole a card from { $other }.
event-hand-seen = { $seat } looked at { $other }’s hand.
event-hero-fled = { $hero } left { $seat }’s dungeon and returned to town.
event-hero-moved = { $hero } moved to { $seat }’s entrance.
event-hero-sent-back = { $hero } went back to { $seat }’s leftmost room.
event-hero-revived = { $hero } revived at { $seat }’s entrance.
event-hero-strengthened = { $hero } got +{ $n } health until end of turn.
event-town-hero-killed =
    { $hero } died in town: { $seat } gained { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }.
event-heroes-kept-out = Heroes will not enter { $seat }’s dungeon until end of turn.
event-soul-lost = { $seat } removed a hero from their souls and from the game: { $hero }.
event-wound-healed =
    { $seat } healed { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }: { $hero } became a soul.

## Log: the end

event-rooms-woke = Deactivated rooms are active again.
event-seat-out =
    { $seat } is out of the game with { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
event-won-by-souls =
    { $seat } won with { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    } and { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
event-won-last = { $seat } won: no other player is left.
event-won-tie = { $seat } won the tie with the highest score: { $score } (souls minus wounds).
event-won-tie-xp = { $seat } won the tie at { $score } (souls minus wounds) with the lowest XP: { $xp }.
event-counted-out = No heroes are left: { $seat } won with the highest score, { $score } (souls minus wounds).

## What a player is asked; -by when a card asks

prompt-answer = Respond with a spell or an ability, or pass.
prompt-answer-by = { $card } is about to take effect: respond, or pass.
prompt-build = Build phase: choose what to do, or pass.
prompt-build-another = Build one more room right away?
prompt-build-another-by = { $card }: build one more room right away?
prompt-build-found = Build the room you found right away?
prompt-build-found-by = { $card }: build the room you found right away?
prompt-cancel = Cancel the spell, or pass.
prompt-cancel-by = { $card } has just been cast: cancel it, or pass.
prompt-choose-boss = Choose your boss.
prompt-choose-dungeon = Choose the dungeon in which to swap two rooms.
prompt-choose-dungeon-by = { $card }: choose the dungeon in which to swap two rooms.
prompt-choose-hero = Choose a hero.
prompt-choose-hero-by = { $card }: choose a hero.
prompt-choose-opponent = Choose an opponent.
prompt-choose-opponent-by = { $card }: choose an opponent.
prompt-choose-room = Choose a room.
prompt-choose-room-by = { $card }: choose a room.
prompt-choose-soul = Choose a hero from the souls.
prompt-choose-soul-by = { $card }: choose a hero from the souls.
prompt-choose-stack = Choose a room to swap.
prompt-choose-stack-by = { $card }: choose a room to swap.
prompt-destroy-another = Choose another of your rooms to destroy.
prompt-destroy-another-by = { $card }: choose another of your rooms to destroy.
prompt-destroy-own = Choose one of your rooms to destroy.
prompt-destroy-own-by = { $card }: choose one of your rooms to destroy.
prompt-discard = Choose a card to discard.
prompt-discard-by = { $card }: choose a card to discard.
prompt-discard-start = Choose a card to discard; everyone discards two.
prompt-draw-from = Draw a room or a spell?
prompt-draw-from-by = { $card }: draw a room or a spell?
prompt-fetch-hero = Choose a hero to move to your entrance.
prompt-fetch-hero-by = { $card }: choose a hero to move to your entrance.
prompt-first-room = Place your first room face down, or pass.
prompt-heal = Choose a hero from your wounds to become a soul.
prompt-heal-by = { $card }: choose a hero from your wounds to become a soul.
prompt-machinations = Machinations: draw a card, or pass.
prompt-may = Use the effect?
prompt-may-by = { $card }: use the effect?
prompt-mulligan = Mulligan: shuffle your hand back and draw a new one?
prompt-place-another = Build a second room this turn?
prompt-place-another-by = { $card }: build a second room this turn?
prompt-react = Cast a spell, use an ability, or pass.
prompt-recover = Choose a card from the discard pile.
prompt-recover-by = { $card }: choose a card from the discard pile.
prompt-search = Choose the room to take into your hand.
prompt-search-by = { $card }: choose the room to take into your hand.
prompt-steal = Choose a card to steal.
prompt-steal-by = { $card }: choose a card to steal.

## What a question is about, and what its answers do: in a few words, for buttons

ask-answer = Respond?
ask-cancel = Cancel it?
ask-react = Act?
ask-build = Which room do you build?
explain-own = Your { $card } is about to take effect.
explain-casts = { $seat } casts { $card }.
explain-casts-room = { $seat } casts { $card } on { $room } ({ $owner }, room { $slot }).
explain-casts-room-mine = { $seat } casts { $card } on your { $room } (room { $slot }).
explain-casts-hero = { $seat } casts { $card } on { $hero }.
explain-casts-seat = { $seat } casts { $card } on { $other }.
explain-casts-you = { $seat } casts { $card } on you.
explain-casts-spell = { $seat } casts { $card } to cancel { $other }.
explain-uses = { $seat } uses { $card }.
explain-uses-hero = { $seat } uses { $card } on { $hero }.
explain-uses-seat = { $seat } uses { $card } on { $other }.
explain-uses-you = { $seat } uses { $card } on you.
explain-uses-spell = { $seat } uses { $card } to cancel { $other }.
explain-because = { $seat } played { $card }.
explain-then-dies-mine =
    { $hero } would die in your room { $slot }: +{ $n ->
        [one] { $n } soul
       *[other] { $n } souls
    }.
explain-then-dies = { $hero } would die in { $seat }’s room { $slot }.
explain-then-reaches-mine = { $hero } would reach you with { $left } health.
explain-then-reaches-mine-fatal = { $hero } would reach you with { $left } health: your last wound.
explain-then-reaches = { $hero } would reach { $seat } with { $left } health.
explain-then-flees = { $hero } would run back to town.
explain-then-town = { $hero } would go back to town.
explain-then-room-lost = You would lose { $card }.
explain-then-room-off-mine = Your { $card } would be off this turn.
explain-then-souls-less-mine =
    You would lose { $n ->
        [one] { $n } soul
       *[other] { $n } souls
    }.
explain-then-cards-less =
    You would lose { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
explain-build = Your room for this turn.
explain-laid = Your room is placed; next, rooms are revealed.
explain-build-other = { $seat } is building.
explain-revealed = The rooms are revealed; next, heroes choose a dungeon.
explain-inside-mine = { $hero } is in your { $room } (room { $slot }), { $left } health left.
explain-inside = { $hero } is in { $seat }’s { $room } (room { $slot }), { $left } health left.
explain-between-mine = { $hero } is in your dungeon, { $left } health left.
explain-between = { $hero } is in { $seat }’s dungeon, { $left } health left.
explain-next-mine = { $hero } ({ $left } health) is about to enter your dungeon.
explain-next = { $hero } ({ $left } health) is about to enter { $seat }’s dungeon.
explain-turn-mine = No hero is waiting at your entrance.
explain-turn = No hero is waiting at { $seat }’s entrance.
explain-no = do without it
explain-yes = use it
explain-nothing = no change in sight
explain-cancels = { $card } has no effect
explain-given-up = { $left } left in hand
explain-boss = your boss, XP { $xp }
explain-taken = into your hand
explain-cards-more =
    +{ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
explain-cards-less =
    −{ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
explain-hand-less =
    { $seat }: −{ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
explain-coins-more =
    +{ $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
explain-coins-less =
    −{ $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
explain-no-room = build no room
explain-no-build = build nothing this turn
explain-no-spell = no spell, no ability
explain-lets = let it happen
explain-level-up = your boss levels up
explain-covers = covers { $card }
explain-new-room = new room { $slot }
explain-stays-away = { $hero } would stay in town
explain-goes-to = { $hero } would go to { $seat }
explain-lures-dies = lures { $hero }, who dies
explain-lures-lives = lures { $hero }, who survives
explain-souls-more-mine =
    +{ $n ->
        [one] { $n } soul
       *[other] { $n } souls
    }
explain-souls-less-mine =
    −{ $n ->
        [one] { $n } soul
       *[other] { $n } souls
    }
explain-souls-more =
    { $seat }: +{ $n ->
        [one] { $n } soul
       *[other] { $n } souls
    }
explain-souls-less =
    { $seat }: −{ $n ->
        [one] { $n } soul
       *[other] { $n } souls
    }
explain-wounds-more =
    { $seat }: +{ $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
explain-wounds-more-mine =
    +{ $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } ({ $total } of { $most })
explain-wounds-more-mine-fatal = wound { $total }: you are out
explain-healed =
    −{ $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
explain-town = { $hero }: back to town
explain-kept-out = { $hero } does not enter this turn
explain-flees = { $hero } runs back to town
explain-dies-mine =
    { $hero } dies in room { $slot }: +{ $n ->
        [one] { $n } soul
       *[other] { $n } souls
    }
explain-dies =
    { $hero } dies in { $seat }’s room { $slot }: +{ $n ->
        [one] { $n } soul
       *[other] { $n } souls
    }
explain-reaches-mine =
    { $hero }: { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } ({ $total } of { $most })
explain-reaches-mine-fatal = { $hero }: wound { $total }: you are out
explain-reaches =
    { $hero }: { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } ({ $seat })
explain-room-lost = you lose { $card }
explain-room-gone = { $seat } loses { $card }
explain-room-off-mine = your { $card } is off this turn
explain-room-off = { $seat }’s { $card } is off this turn
explain-damage-more-mine = damage +{ $n } ({ $total })
explain-damage-more = { $seat }: damage +{ $n } ({ $total })
explain-treasure-more-cleric = cleric +{ $n }
explain-treasure-more-fighter = fighter +{ $n }
explain-treasure-more-mage = mage +{ $n }
explain-treasure-more-thief = thief +{ $n }
explain-treasure-more-explorer = explorer +{ $n }
explain-damage-less-mine = damage −{ $n } ({ $total })
explain-damage-less = { $seat }: damage −{ $n } ({ $total })
explain-treasure-less-cleric = cleric −{ $n }
explain-treasure-less-fighter = fighter −{ $n }
explain-treasure-less-mage = mage −{ $n }
explain-treasure-less-thief = thief −{ $n }
explain-treasure-less-explorer = explorer −{ $n }
explain-on-room-mine = on your { $card } (room { $slot })
explain-on-room = on { $seat }’s { $card } (room { $slot })
explain-on-hero = on { $card }
explain-on-seat = on { $seat }
explain-at-mine = your room { $slot } · damage { $damage }
explain-at = { $seat }, room { $slot } · damage { $damage }
explain-hero = { $health } health left
explain-seat = souls { $souls } · wounds { $wounds }

## What a player may answer

option-pass = Pass
option-yes = Yes
option-no = No
option-place = Build { $card } (room { $slot })
option-cast = Cast { $card }
option-use = Use { $card } (room { $slot })
option-card = { $card }
option-seat = { $seat }
option-room = { $card } ({ $seat }, room { $slot })
option-hero = { $card }
option-from-deck = { $card } (from the deck)
option-from-discard = { $card } (from the discard pile)
option-deck = Draw from the { $deck }

## Words

phase-setup = Setup
phase-beginning = Beginning of turn
phase-build = Build phase
phase-bait = Bait phase
phase-adventure = Adventure phase
phase-end = End of turn
deck-room = room deck
deck-spell = spell deck
treasure-cleric = cleric
treasure-fighter = fighter
treasure-mage = mage
treasure-thief = thief
kind-trap = trap room
kind-monster = monster room
effect-limited = { $effect } { $limit }

## Why the game ended, by rule

ending-bm-win-03 = One player ended the turn with ten souls and fewer than five wounds.
ending-bm-win-04 = Several players would have won or lost in the same turn; the highest souls minus wounds decided.
ending-bm-win-05 = Several players were tied even in souls minus wounds; the lowest XP decided.
ending-bm-conf-06 = No more heroes could be won; the highest souls minus wounds decided.
ending-bm-conf-13 = Only one player was left in the game.

## Profiles

profile-trefl-pl = 2nd printing rules (as in the Polish box)
    .short = 2nd printing
    .about = The later rules: turn order by XP in every phase, heroes die on leaving a room, 8 bosses and 31 spells.
profile-first-ru = 1st printing rules (as in the Russian box)
    .short = 1st printing
    .about = The first rules: clockwise from the highest XP, heroes die as soon as their damage is lethal, 9 bosses and 30 spells.
profile-alpha-ja = Earliest rules (as in the Japanese box)
    .short = Earliest rules
    .about = The earliest rules: turn order by XP in every phase, heroes die as soon as their damage is lethal, 9 bosses and 30 spells.

## Settings

setting-edition = Rules edition
setting-value-edition-trefl-pl = { profile-trefl-pl }
setting-value-edition-first-ru = { profile-first-ru }
setting-value-edition-alpha-ja = { profile-alpha-ja }
setting-decks = Bosses and spells
setting-value-decks-later = 8 bosses, 31 spells
setting-value-decks-first = 9 bosses, 30 spells
setting-player_order = Turn order
setting-value-player_order-xp = Descending XP
setting-value-player_order-clockwise = Clockwise from the highest XP
setting-death_timing = A hero with lethal damage dies
setting-value-death_timing-on_leave = On leaving the room, after spells and abilities
setting-value-death_timing-on_damage = Immediately
setting-mulligan = Mulligan
setting-value-mulligan-four_of_five = With four advanced rooms, or four with the same treasure
setting-value-mulligan-all_rooms = With advanced rooms only, or one treasure only
setting-value-mulligan-off = Off
setting-reshuffle = When a deck runs out
setting-value-reshuffle-exhausted_only = Only its own discard pile is shuffled in
setting-value-reshuffle-both = Both discard piles are shuffled in
setting-entrance_order = Heroes enter a dungeon
setting-value-entrance_order-arrival = In order of arrival at the entrance
setting-value-entrance_order-appearance = In order of appearance in town
setting-post_reveal_window = Spells and abilities after the rooms are revealed
setting-value-post_reveal_window-off = Not allowed
setting-value-post_reveal_window-on = Allowed
setting-frozen_level_up = Level-up held back by a deactivated room
setting-value-frozen_level_up-on_waking = When the room is active again at the end of the turn
setting-value-frozen_level_up-next_reveal = At the next reveal of rooms
setting-crushinator = Using { card-the-crushinator }
setting-value-crushinator-once = Once per turn
setting-value-crushinator-repeatable = Any number of times
setting-maze_bounce = { card-minotaur-s-maze } sends a hero back
setting-value-maze_bounce-before_damage = Before its damage
setting-value-maze_bounce-after_damage = After its damage
setting-jackpot = { card-jackpot-stash } used twice in a turn
setting-value-jackpot-each_doubles = Treasure is doubled twice
setting-value-jackpot-doubles_once = Treasure is doubled once
setting-boost_hits_occupant = Extra damage for a room with a hero in it
setting-value-boost_hits_occupant-off = Does not hurt that hero
setting-value-boost_hits_occupant-on = Hurts that hero immediately
setting-hard_mode = Hard mode: no ordinary heroes with health 4
setting-value-hard_mode-off = Off
setting-value-hard_mode-on = On
setting-choose_boss = Everyone chooses one of two bosses
setting-value-choose_boss-off = Off
setting-value-choose_boss-on = On
setting-machinations = Machinations: whoever defeated no hero draws a card
setting-value-machinations-off = Off
setting-value-machinations-on = On
