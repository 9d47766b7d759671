### Super Boss Monster's table in the browser.

## Phases, seats, order

super-phase-city = City
super-phase-minion = Minion
super-score = score
super-score-about = Souls minus wounds
super-coins = Coins
super-stat =
    { $stat ->
        [sent] minion sent
       *[later] later
    }
super-open-dungeon = Open the dungeon
super-items-won = Items: { $items }.

## The town board

super-board = Town board
super-oldest = oldest on the left
super-landmarks = Landmarks
super-one-minion = One minion per space. Errands are done in the minion phase.
super-filled-left = Filled from the left, whatever the treasure.
super-minions-home = Minions return home at the end.
super-arrive-each = { $n } heroes arrive each turn.
super-open-board = Open
super-market = Market
super-market-empty = The market is empty.
super-took = taken:
super-discard = discard ({ $n })
super-next-turn = Next turn
super-last-turn = This turn is the last.
super-arrive =
    { $n ->
        [one] { $n } hero arrives.
       *[other] { $n } heroes arrive.
    }
super-nobody-pushed = Nobody is pushed out.
super-items-wait = Items waiting: { $items }
super-covers = covers both spaces
super-top-of-pile =
    { $below ->
        [0] alone in the tavern
       *[other] top of the pile, { $below } below
    }
super-below = { $n } below
super-nobody-here = nobody
super-tavern-empty = Nobody sits here.
super-tavern-solo = when a hero enters
super-game-over = Game over
super-pad-about = With five or six players.
super-open-landmark = { $landmark }: show its spaces

## Heroes in town

super-tie = stays: tie, { $n } to { $n }
super-needs = needs { $needs }, has { $has }
super-comes = comes: needs { $needs }, has { $has }
super-stayed = staying in town
super-pushed = next: { $landmark }
super-moves-up = moves up
super-with-minion = with your minion
super-coming = { $hero } comes here next turn
super-ghost = Expected: { $hero }, { $fate }

## Action spaces, in a word, and what they do

super-do-treasure = Boss +1
super-do-market = Market
super-do-market-about = leftovers
super-do-room = Room
super-do-room-about = draw one
super-do-spell = Spell
super-do-spell-about = discard one
super-do-last-room = Last
super-do-last-room-about = room +2
super-do-shuffle = Shuffle
super-do-shuffle-about = a stack
super-do-summon = Summon
super-do-summon-about = to any dungeon
super-do-summon-solo = into your dungeon
super-do-summon-shut = needs a hero
super-space-taken = { $seat }’s minion is here
super-space-tried = preview: your minion here
super-minion = Your minion
super-minion-here = minion here
super-minion-space = space
super-tokens =
    { $n ->
        [one] { $n } +1 token
       *[other] { $n } +1 tokens
    }
super-disabled = no damage this turn

## Sending the minion

super-trial-boss = { $errand }
super-trial-dies = { $hero } comes, dies in room { $slot }
super-trial-wounds =
    { $wounds ->
        [one] { $hero } comes and survives: { $wounds } wound
       *[other] { $hero } comes and survives: { $wounds } wounds
    }
super-trial-stays = { $hero } does not go to { $seat }
super-trial-summon = send { $hero }, health { $health }
super-trial-nobody = nobody else comes
super-trial-errand = done in the minion phase
super-trial-room = your room { $slot }: { $errand }
super-outcome-coin = for a coin

## The stack

super-aim-room = { $card } ({ $seat })
super-aim-hidden = room { $slot } ({ $seat })
super-aim-card = { $card }
super-aim-seat = { $seat }
super-moment-stack = { $seat }: { $card } takes effect next.

## Alone

super-ladder = Score and titles
super-true-title = True { $title }
super-verdict = Title: { $title }
super-goal-souls = { $n } souls end the game
super-goal-score = most souls minus wounds wins
super-goal-mine =
    you: { $score } ({ $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    })
super-goal-lead =
    you lead: { $score } ({ $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    })
super-goal-rival = { $seat } leads: { $score }
super-goal-brink-mine =
    You are { $n ->
        [one] { $n } soul
       *[other] { $n } souls
    } away from ending the game.
super-goal-brink-rival =
    { $seat } is { $n ->
        [one] { $n } soul
       *[other] { $n } souls
    } away from ending the game!
super-goal-alone = souls minus wounds earn a title
super-goal-alone-wounds = { $n } wounds end the game
super-goal-next =
    you: { $score }; { $title } in { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
super-goal-top = you: { $score }, the highest title
super-goal-brink-alone = One more wound ends the game!
super-alone-goal = You play solo for points: souls minus wounds, 36 at most. 24 heroes arrive, three each turn. The leftmost hero in town comes for one symbol of its treasure, the next for two, then three and four (one more each in challenge mode). The game ends as soon as a hero is pushed into the tavern, or after the turn in which you have five wounds or the last hero has arrived.
super-best = best: { $score }
super-wounds-left =
    { $n ->
        [one] { $n } wound left
       *[other] { $n } wounds left
    }
super-heroes-left =
    { $n ->
        [one] { $n } hero left
       *[other] { $n } heroes left
    }
super-points-more =
    { $n ->
        [one] { $n } more point:
       *[other] { $n } more points:
    }
super-forecast = Forecast.
super-forecast-free =
    { $n ->
        [0] After that, no landmark is free: the next hero ends the game.
        [one] After that, { $n } landmark is free, then comes the tavern.
       *[other] After that, { $n } landmarks are free, then comes the tavern.
    }
super-forecast-over = As things stand, a hero reaches the tavern next turn and the game ends.

## Reasons

super-why-tokens = +1 tokens
super-why-last-room = last room (hideout)
super-why-with-minion = { $seat } ({ $own }, plus { $n } from the minion)
super-why-symbols = symbols you show
super-why-needed = symbols needed at this place
super-why-further-right = The further right a hero stands, the more symbols it needs.
super-why-landmark = Why did { $hero } go there?
super-why-own-landmark = It is the landmark of the hero’s treasure, and it was free.
super-why-first-free = In solo games a hero takes the first free landmark from the left.
super-why-health = How much health does { $hero } have?
super-why-before = before
super-why-token = health token
super-expects-comes = Why would { $hero } come?
super-expects-dies = It dies in room { $slot }, unless someone reacts.
super-expects-lives =
    { $wounds ->
        [one] It survives: { $wounds } wound, unless someone reacts.
       *[other] It survives: { $wounds } wounds, unless someone reacts.
    }

## The end

super-chart-souls-goal = dashed line: { $goal } ends the game
super-chart-wounds-goal = dashed line: { $goal } ends the game
super-chart-score = Score
super-chart-titles = souls minus wounds; the lines are titles

## Poor opening hands

super-mulligan-advanced = Four or more of your rooms are advanced: you may show your hand and draw another.
super-mulligan-treasure = Four or more of your rooms show the same treasure: { $treasure }. You may show your hand and draw another.
