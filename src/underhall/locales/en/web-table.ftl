### The table in the browser: everything around the game's own words.

## The top: turn, phases, stops, order

table-turn = turn { $turn }
table-phases = Phases
table-phase-beginning = Begin
table-phase-build = Build
table-phase-bait = Bait
table-phase-adventure = Adventure
table-phase-end = End
table-stops = When to ask me
table-ask-me = Ask me:
table-stop =
    { $stop ->
        [always] Always ask
        [my-dungeon] Pass until my dungeon
        [end-of-phase] Pass until phase ends
        [hold] Hold priority
       *[auto] Auto
    }
table-stop-about =
    { $stop ->
        [always] You are asked whenever you could react.
        [my-dungeon] You pass until a hero is about to enter your dungeon.
        [end-of-phase] You pass until this phase ends.
        [hold] You are asked at every chance to react, even when you could do nothing.
       *[auto] You are asked when a reaction could matter to you.
    }
table-act = I want to act
table-act-about = You are asked at every chance until this hero, fight or turn is over. Nobody else sees that.
table-never = Never ask me about this card in this game
table-never-count = never: { $count }
table-order = Order
table-first-player = first player
table-done = done
table-change = change card
table-confirm = Confirm
table-confirm-choose = choose a place first
table-stack = Stack
table-stack-order = last in, first out
table-stack-empty = empty
table-stack-none = Nothing is waiting to take effect.
table-stack-first = resolves first
table-stack-wait = Waiting for answers. Everyone gets the same wait, so it reveals nothing about anyone’s hand.
table-stack-open = open

## Seats

table-you = you
table-bot = bot
table-away = away
table-caretaker = a bot is filling in
table-resigned = resigned
table-souls = Souls
table-wounds = Wounds
table-damage = damage
table-damage-total = Total damage in this dungeon
table-health = health { $health }
table-holds = Holds rooms: { $rooms }, spells: { $spells }
table-known = Cards you know of: { $cards }
table-dungeon-of = { $seat }’s dungeon
table-chip = { $seat }: souls { $souls }, wounds { $wounds }, damage { $damage }. Show dungeon
table-stat =
    { $stat ->
        [out] out
        [choosing] choosing
        [ready] ready
        [walking] heroes inside
        [walked] done
        [kept-out] heroes stay outside
       *[next] heroes waiting
    }
table-your-walk = heroes in this dungeon
table-your-build = building now
table-entrance = Entrance
table-kept-out = Heroes stay outside
table-place-of = room { $slot }, { $seat }
table-place-new = New room { $slot }
table-place-levels = The fifth room levels up your boss
table-face-down = face down
table-used = used this turn
table-map = Dungeon overview
table-map-place = Room { $slot }: { $name }, damage { $damage }

## Town and forecast

table-town = Town
table-town-about = where they go next, unless someone reacts
table-town-empty = Nobody is in town.
table-stays = stays in town
table-goes-to = goes to { $seat }
table-tie = tie, { $names }
table-nobody-has = nobody has the treasure
table-fate-dies = dies in room { $slot }
table-fate-may-die = dies in room { $slot }?
table-fate-lives =
    { $wounds ->
        [one] survives · { $wounds } wound
       *[other] survives · { $wounds } wounds
    }
table-fate-flees = flees to town
table-fate-unsure = survives?
table-hero-label = { $hero }, health { $health }. { $fate }

## Piles and hand

table-pile-rooms = Rooms
table-pile-spells = Spells
table-pile-discard = Discard
table-pile-heroes = Heroes
table-pile-epic = Epic
table-pile-empty = This pile is empty.
table-hand = Your hand
table-hand-count = Your hand ({ $count })
table-hand-open = Hand { $count } · face up
table-hand-empty = Your hand is empty.
table-aside = set aside
table-tray = Choose a card

## The decision

prompt-hold = You hold priority. Pass when you are ready to move on.
table-decision = Your decision
table-answers = Options
table-skip = Skip
table-digest = Since you last chose:
table-digest-change = { $seat }: { $measure } { $change }.
table-retell = Replay
table-staged-rooms = The rooms are revealed.
table-for-good = This cannot be undone. Press again to confirm.
table-pass = Pass
table-pass-plain = do nothing
table-pass-again = Press again: you will be out of the game.
table-press-again = This is another question. Press again to answer it.
table-keep = Keep passing
table-keep-as =
    { $ask ->
        [until-done] for this hero
        [until-wound] until a hero would survive
        [until-targeted] until I am the target
        [until-stopped] if nobody stops it
       *[end-of-phase] for this phase
    }
table-passing-wound =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
table-passing-soul =
    { $souls ->
        [one] +{ $souls } soul
       *[other] +{ $souls } souls
    }
table-passing-their-wound =
    { $wounds ->
        [one] { $seat }: { $wounds } wound
       *[other] { $seat }: { $wounds } wounds
    }
table-passing-their-soul =
    { $souls ->
        [one] { $seat }: +{ $souls } soul
       *[other] { $seat }: +{ $souls } souls
    }
table-passing-unsure = outcome uncertain
table-key-space = Space
table-more = More options ({ $count })
table-fewer = Fewer
table-not-now = Not now ({ $count })
table-back = Back
table-choose-this =
    { $kind ->
        [discard] Discard
        [take] Take
       *[choose] Choose this card
    }
table-choose-what = then choose what ({ $count })
table-choose-where = then choose where ({ $count })
table-tip-glow = Choose a glowing card or place, or an option here.
table-tip-where = Now choose a glowing place.
table-tip-answer = Choose an option here.
table-moment-room = { $hero } is in { $room } ({ $seat }): { $left } health left.
table-moment-room-mine = { $hero } is in your { $room }: { $left } health left.
table-moment-adventure = Heroes are about to enter { $seat }’s dungeon.
table-moment-adventure-mine = Heroes are about to enter your dungeon.
table-moment-build = { $seat } is building.
table-outcome-covers = on { $card }
table-outcome-new-room = new room { $slot }
table-outcome-seat = souls { $souls } · wounds { $wounds }
table-outcome-room = { $seat }, room { $slot } · damage { $damage }
table-outcome-hero = { $left } health left
table-wait-link = Waiting for the server
table-wait-over = The game is over.
table-wait-sent = Sending your answer
table-wait-replay = Replay
table-wait-window = Waiting for answers
table-wait-seats =
    { $count ->
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }
table-wait-game = Waiting
withheld-other-question = Not now: answer the open question first.
withheld-not-a-cancel = Only a cancel can answer a spell.
withheld-build-spell = This spell can be cast only in the build phase.
withheld-adventure-spell = This spell can be cast only in the adventure phase.
withheld-no-target = This spell has no target right now.
withheld-room-phase = Rooms are built only in the build phase.
withheld-not-your-build = It is not your turn to build.
withheld-room-built = You have already built your room this turn.
withheld-advanced = An advanced room must go on top of a room with a matching treasure.
withheld-no-building = No more rooms can be built this turn.
withheld-no-place = This room has nowhere to go.

## Log, reasons, card in full

table-log = Log
table-log-filter = Filter the log
table-log-show =
    { $filter ->
        [me] Me
        [fights] Fights
        [chat] Chat
        [building] Building
        [map] Map
       *[all] All
    }
table-log-older = Older lines ({ $count })
table-log-setup = Setup
table-log-more = { $count } more
table-log-less = Less
table-log-harm = Done to you:
table-log-each = One by one
table-goal = Goal of the game
table-rail = Log, card, chat
table-why = Why?
table-why-damage = Why { $damage } damage?
table-why-printed = { $card }, printed
table-why-source = { $card }
table-why-next-door = next to { $card }
table-why-came-from = coming from { $card }
table-why-monsters =
    { $n ->
        [one] { $n } active monster room
       *[other] { $n } active monster rooms
    }
table-why-other = other effects
table-why-dealt = { $card } dealt
table-why-left = { $hero } has { $left } health left.
table-why-deadly = That is enough to kill { $hero }.
table-why-lured = Why is { $hero } going there?
table-why-stayed = Why is { $hero } staying in town?
table-why-fool = { $hero } goes where there are the fewest souls.
table-why-seat = { $seat }
table-why-tie = A tie: the hero stays in town.
table-why-none = Nobody has the treasure this hero wants.
table-why-died = How did { $hero } die?
table-why-survived = Why did { $hero } survive?
table-why-health = health
table-why-rule = rule text
table-inspector = Card
table-inspector-empty = Point at a card, or move to it with the keyboard, to read it here.
table-copies = copies: { $all }, discarded: { $discarded }

## Chat, votes, system

table-chat = Chat
table-chat-empty = No messages yet.
table-chat-say = Say something
table-chat-send = Send
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-report = Report { $name } to the host
table-report-why = What is it about?
table-report-chat = This line
table-report-name = The name
table-report-play = How they play
table-report-never = Never mind
table-report-done = Reported. Only the host sees it.
table-vote = Vote to end the game
table-vote-yes = End the game here
table-vote-back = Withdraw my vote
table-vote-open = Voted to end the game without a winner: { $names }
table-resign = Resign
table-relieve = Let a bot take over for { $name }
table-resign-sure = A bot will take your place, and you can no longer win.
table-end-alone = End this game
table-end-alone-sure = The game ends here without a winner. It stays among your replays.
table-stay = Stay
table-leave = Leave
table-leave-waits = Leave (the game waits for you)
table-leave-kept = Leave (a bot keeps your seat until you return)
table-take-here = Play here
table-take-back = Return to my seat
table-caretaken = A bot is playing in your seat.
table-undo = Undo (until new information is revealed)
table-sound = Sound
table-language = Language
table-help = Rules
table-menu = Menu
table-speed = Speed
table-motion = Motion
table-motion-kind =
    { $motion ->
        [full] On
        [none] Off
       *[auto] System
    }
table-hints-on = Explain new decisions
table-plain-font = Plain font
table-all-settings = All settings
table-close = Close
table-heard = Last contact with the server: { $seconds } s ago.
table-seconds = { $seconds } s
table-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-link =
    { $link ->
        [joining] connecting
        [lost] connection lost
       *[closed] open in another window
    }
table-outage = Connection lost. Your game is safe; trying again…
table-outage-now = Try now

## At one device

table-curtain-title = Pass the device to { $name }
table-curtain-about = All cards stay hidden until then.
table-curtain-open = I am { $name }

## The end

table-end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
table-end-you = You win
table-end-nobody = No winner
table-end-vote = The players agreed to end the game here.
table-end-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
table-end-out = out of the game
table-end-score = souls minus wounds: { $score }
table-end-mine =
    You came { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } of { $of }.
table-end-mine-out =
    You came { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }, out in turn { $turn }.
table-end-minutes = { $minutes } min
table-end-play-on = Play on from turn…
table-standing = Standings
table-chart-souls-goal = dashed line: { $goal } wins
table-chart-wounds-goal = dashed line: out at { $goal }
table-points = Turning points
table-points-about = changes of lead; select one to open the replay there
table-points-alone = what changed your score most; select one to open the replay there
table-rematch = Rematch
table-rematch-same = same seats, new cards
table-rematch-join = the others are waiting
table-watch-replay = Replay
table-save-file = Save file
table-look-board = View the table
table-to-end = How it ended

## Watching and replaying

table-sit-by = Watch from
table-scrubber = Position in the game
table-scrub =
    { $to ->
        [start] To the start
        [turn-back] Back one turn
        [back] Back one step
        [play] Play
        [pause] Pause
        [forth] Forward one step
        [turn-forth] Forward one turn
       *[end] To the end
    }
table-eyes = Viewpoint
table-eyes-of =
    { $eyes ->
        [watcher] spectator
       *[open] all hands open
    }
table-copy-moment = Link
table-make-lesson = Make a lesson from here
table-make-puzzle = Make a puzzle from here
table-proving = Trying every line…
table-copied = Copied
table-play-on = Play on from here
table-scrub-more = More

## Hints

table-hint-close = Got it
guide-goal = The goal
guide-fight = A fight
guide-stop = No more of this

## Boss Monster: what is asked, and what passing means

series-asks-build = Your room for this turn
series-asks-nothing-to-build = You have no room to build. Do something else?
series-asks-before-reveal = Before your room is revealed: react?
series-asks-rival-builds = { $seat } is building: react?
series-asks-hero-enters = { $hero } is about to enter { $seat }’s dungeon: react?
series-asks-hero-enters-mine = { $hero } is about to enter your dungeon: react?
series-asks-hero-walks = { $hero } is in { $seat }’s dungeon: react?
series-asks-hero-walks-mine = { $hero } is in your dungeon: react?
series-passing-build = build nothing this turn
series-passing-fatal = wound { $wounds }: you are out of the game

## Boss Monster: the goal, always in sight

boss-goal-souls = { $n } souls win
boss-goal-wounds = out at { $n } wounds
boss-goal-mine =
    you: { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
boss-goal-lead =
    you lead: { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
boss-goal-rival =
    { $seat } leads: { $souls ->
        [one] { $souls } soul
       *[other] { $souls } souls
    }
boss-goal-brink-wounds = One more wound and you are out!
boss-goal-brink-rival =
    { $seat } is { $n ->
        [one] { $n } soul
       *[other] { $n } souls
    } away from winning!
boss-goal-brink-mine =
    You are { $n ->
        [one] { $n } soul
       *[other] { $n } souls
    } away from winning!

table-fair =
    { $kind ->
        [fair] Fair shuffle: the server fixed its secret before the game, and the players’ pages added random numbers, so nobody could choose the cards. Anyone can check that when the game is over.
        [alone] The server fixed its secret before the game, but no player’s page added a random number. What it dealt can be checked when the game is over.
        [chosen] The seed of this game was chosen when the table was opened.
        [continued] This game goes on from an earlier one, with the same cards.
       *[earlier] This game is from before shuffles could be checked.
    }
table-fair-end =
    { $kind ->
        [fair] Nobody chose these cards, not even the server, and anyone can check that.
        [alone] The server dealt alone: no player’s page added a random number. What it dealt can be checked.
        [chosen] The seed of this game was chosen when the table was opened.
        [continued] This game went on from an earlier one, with the same cards.
       *[earlier] This game is from before shuffles could be checked.
    }
table-fair-check = Check the shuffle
table-fair-title = Fair shuffle
table-fair-commitment = Fingerprint of the server’s secret
