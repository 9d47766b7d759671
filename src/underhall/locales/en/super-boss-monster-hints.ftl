# What a newcomer to Super Boss Monster is told when something is asked for the first time, on the page and in the terminal.

hint-super-boss-monster-boost-room = Choose a room that heroes have yet to cross this turn.
hint-super-boss-monster-build =
    { $alone ->
        [yes] You may build one room a turn: treasure lures heroes, damage kills them. Covered rooms do not count.
       *[no] You may build one room a turn: treasure lures heroes, damage kills them. It stays face down until everyone has built.
    }
hint-super-boss-monster-build-another = { hint-boss-monster-build-another }
hint-super-boss-monster-build-found = { hint-boss-monster-build-found }
hint-super-boss-monster-choose-boss =
    { $alone ->
        [yes]
            { $device ->
                [keys] Heroes of your boss’s treasure come to you more easily; the boss’s ability unlocks with your fifth room.
               *[mouse] { super-alone-goal } Look at the treasure: heroes of that class come to you more easily. Your boss’s ability unlocks with your fifth room.
            }
       *[no] The highest XP goes first and wins ties. Some bosses act once, with the fifth room; others from then on.
    }
hint-super-boss-monster-choose-dungeon = { hint-boss-monster-choose-dungeon }
hint-super-boss-monster-choose-entrance = Your own dungeon if the hero dies there; otherwise that of whoever it hurts most.
hint-super-boss-monster-choose-hero = { hint-boss-monster-choose-hero }
hint-super-boss-monster-choose-one = Only one of them takes effect.
hint-super-boss-monster-choose-opponent = { hint-boss-monster-choose-opponent }
hint-super-boss-monster-choose-room = { hint-boss-monster-choose-room }
hint-super-boss-monster-choose-soul = { hint-boss-monster-choose-soul }
hint-super-boss-monster-choose-stack = { hint-boss-monster-choose-stack }
hint-super-boss-monster-choose-treasure = The symbol counts until the end of the turn: look at who is in town.
hint-super-boss-monster-destroy-another = { hint-boss-monster-destroy-another }
hint-super-boss-monster-destroy-own = { hint-boss-monster-destroy-own }
hint-super-boss-monster-discard =
    { $alone ->
        [yes] Keep what lures or kills the heroes still to come.
       *[no] { hint-boss-monster-discard }
    }
hint-super-boss-monster-discard-or-destroy = The room stays for as long as you feed it cards.
hint-super-boss-monster-draft =
    { $alone ->
        [yes]
            { $device ->
                [keys] Take one card a turn; the two left over are discarded after the minion phase. “Needs 2” means that two symbols of that treasure bring the hero.
               *[mouse] Take one card a turn. The plate on each hero says what you show and what it needs: 2/2 comes, 1/2 stays and moves along. When a hero reaches the tavern, the game is over.
            }
       *[no] Take one face-up card a turn. Treasure lures heroes, damage kills them, spells surprise.
    }
hint-super-boss-monster-draw-from = { hint-boss-monster-draw-from }
hint-super-boss-monster-fetch-hero = { hint-boss-monster-fetch-hero }
hint-super-boss-monster-first-room =
    { $alone ->
        [yes]
            { $device ->
                [keys] You may start with one room. Heroes come when you show enough of their treasure, and die when your rooms deal enough damage.
               *[mouse]
                    Heroes come when you show enough of their treasure, and die when your rooms deal enough damage: { $device ->
                        [touch] tap a card, then where it goes
                       *[mouse] click a card, then a place, or drag it there
                    }.
            }
       *[no]
            { $device ->
                [keys] You may start with one room. Think of the treasure: heroes go where they see most of theirs.
               *[mouse]
                    You may start with one room. Heroes go where they see most of their treasure: { $device ->
                        [touch] tap a card, then where it goes
                       *[mouse] click a card, then a place, or drag it there
                    }.
            }
    }
hint-super-boss-monster-give =
    { $alone ->
        [yes] With nobody on your left, the card is discarded.
       *[no] Give away what helps them least.
    }
hint-super-boss-monster-heal = { hint-boss-monster-heal }
hint-super-boss-monster-leave-or-bury =
    { $alone ->
        [yes] Your next card from this deck is the one on top.
       *[no] Whoever draws next from this deck gets what is on top.
    }
hint-super-boss-monster-may = { hint-boss-monster-may }
hint-super-boss-monster-move-token = Heroes meet the rooms from left to right; damage counts wherever it is.
hint-super-boss-monster-mulligan =
    { $alone ->
        [yes] You may change your opening hand for as long as it is this poor.
       *[no] You may change your opening hand for as long as it is this poor; everyone sees the old one.
    }
hint-super-boss-monster-order-triggers = They take effect one after another; the order may matter.
hint-super-boss-monster-place-another = { hint-boss-monster-place-another }
hint-super-boss-monster-place-minion =
    { $device ->
        [keys] A minion lures heroes, fetches cards, strengthens a room or summons a hero. One minion per space; errands are done after building.
       *[mouse]
            { $device ->
                [touch] Tap a glowing space
               *[mouse] Click a glowing space, or drag your minion there
            }: the town shows right away what would change. Then confirm.
    }
hint-super-boss-monster-put-token = A +1 token makes the room deal 1 more damage until it is covered or leaves the dungeon.
hint-super-boss-monster-react =
    { $alone ->
        [yes]
            { $device ->
                [keys] Spells and abilities decide who dies. Most of the time you will pass: press Enter, or type skip to pass for the whole phase.
               *[mouse] A moment for spells and abilities. The Pass button says what happens if you do nothing.
            }
       *[no]
            { $device ->
                [keys] Spells and abilities decide who dies. Most of the time you will pass: press Enter, or type skip to pass for the whole phase.
               *[mouse] The last to respond acts first: look at the stack. Most of the time you will pass. Use “Ask me” at the top to choose when you are asked.
            }
    }
hint-super-boss-monster-recover =
    { $alone ->
        [yes] Take what lures or kills the heroes still to come.
       *[no] { hint-boss-monster-recover }
    }
hint-super-boss-monster-remove-token = Each token removed is 1 less damage, permanently.
hint-super-boss-monster-respond = The last effect announced is the first to happen: a response comes before what it responds to.
hint-super-boss-monster-retire-item = A boss keeps one item.
hint-super-boss-monster-search = { hint-boss-monster-search }
hint-super-boss-monster-shuffle-stack = The new order is random; tokens stay only if the same room is on top.
hint-super-boss-monster-steal = { hint-boss-monster-steal }
hint-super-boss-monster-summon = The hero goes where you say, with the landmark’s health token: choose one your dungeon kills, or one that wounds an opponent.
hint-super-boss-monster-take-from-market =
    { $alone ->
        [yes] What you leave is discarded.
       *[no] Only what nobody has drafted is left.
    }
hint-super-boss-monster-take-from-top =
    { $alone ->
        [yes] The cards you do not take go where the card says.
       *[no] Nobody else sees which cards these are.
    }

## The guided game: what each part of a turn is about

guide-super-boss-monster-goal = Souls minus wounds win. The game ends after the turn in which someone has ten souls, or when the town deck is empty.
guide-super-boss-monster-city = Heroes come to town. Take one card from the market, then send your minion to a space; it does its errand after everyone has built.
guide-super-boss-monster-build = You may build one room a turn: to the left of the others, or on top of one. Treasure symbols lure heroes, damage kills them.
guide-super-boss-monster-minion = Now the minions do their errands, one after the other: they add a symbol, fetch a card, strengthen a room or summon a hero.
guide-super-boss-monster-bait = Nobody chooses anything here: each hero goes to the dungeon with the most symbols of its treasure. In a tie it stays in town.
guide-super-boss-monster-adventure = Heroes walk in from the left and take damage in every room. What you cast waits on the stack, and the last effect happens first.
guide-super-boss-monster-end = The turn is over: minions come home, and another player goes first. The next turn goes the same way, but without these explanations.
