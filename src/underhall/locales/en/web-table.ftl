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
        [always] I am asked whenever I could react.
        [my-dungeon] I pass until a hero is about to enter my dungeon.
        [end-of-phase] I pass until this phase is over.
        [hold] I am asked at every moment for reactions, even when I could do nothing.
       *[auto] I am asked when a reaction could matter to me.
    }
table-never = Never ask me for this card in this game
table-never-count = never: { $count }
table-order = Order
table-first-player = first player
table-done = done
table-change = change card
table-confirm = Confirm
table-confirm-choose = first choose a place
table-stack = Stack
table-stack-order = last in, first out
table-stack-empty = empty
table-stack-none = Nothing waits to take effect.
table-stack-first = resolves first
table-stack-wait = Waiting for answers. Everybody is asked alike: the wait says nothing about hands.
table-stack-open = open

## Seats

table-you = you
table-bot = bot
table-away = away
table-caretaker = a bot keeps the seat
table-resigned = gave up
table-souls = Souls
table-wounds = Wounds
table-damage = damage
table-damage-total = Total damage of this dungeon
table-health = health { $health }
table-holds = Holds rooms: { $rooms }, spells: { $spells }
table-known = You know of: { $cards }
table-dungeon-of = Dungeon: { $seat }
table-chip = { $seat }: souls { $souls }, wounds { $wounds }, damage { $damage }. Show the dungeon
table-stat =
    { $stat ->
        [out] out
        [choosing] is choosing
        [ready] ready
        [walking] heroes inside
        [walked] done
        [kept-out] heroes stay outside
       *[next] heroes wait
    }
table-your-walk = heroes in this dungeon
table-your-build = building now
table-entrance = Entrance
table-kept-out = Heroes stay outside
table-place-of = place { $slot } from the boss, { $seat }
table-place-new = New room, place { $slot }
table-place-levels = The fifth room levels up the boss
table-face-down = face down
table-used = used this turn
table-map = Dungeon at a glance
table-map-place = Place { $slot }: { $name }, damage { $damage }

## Town and forecast

table-town = Town
table-town-about = next bait, unless somebody reacts
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
table-pile-empty = Nothing lies here.
table-hand = Your hand
table-hand-count = Your hand ({ $count })
table-hand-open = Hand { $count } · open
table-hand-empty = Your hand is empty.
table-aside = set aside
table-tray = Choose a card

## The decision

prompt-hold = You hold priority: pass when you have seen enough.
table-decision = Your decision
table-answers = Answers
table-for-good = For good. Press again if you mean it.
table-pass = Pass
table-pass-plain = do nothing
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
table-more = More answers ({ $count })
table-fewer = Fewer
table-not-now = Not now ({ $count })
table-back = Back
table-choose-what = then choose what ({ $count })
table-choose-where = then choose where ({ $count })
table-tip-glow = Choose a glowing card or place, or an answer here.
table-tip-where = Now choose a glowing place.
table-tip-answer = Choose an answer here.
table-moment-room = { $hero } is in { $room } ({ $seat }): { $left } health left.
table-moment-room-mine = { $hero } is in your { $room }: { $left } health left.
table-moment-adventure = Heroes are about to enter: { $seat }.
table-moment-adventure-mine = Heroes are about to enter your dungeon.
table-moment-build = { $seat } is building.
table-outcome-covers = on { $card }
table-outcome-new-room = new room, place { $slot }
table-outcome-seat = souls { $souls } · wounds { $wounds }
table-outcome-room = { $seat }, room { $slot } · damage { $damage }
table-outcome-hero = { $left } health left
table-outcome-cast = cast this spell
table-outcome-use = your room { $slot }
table-outcome-from-deck = from the deck
table-outcome-from-discard = from the discard pile
table-wait-link = Waiting for the server
table-wait-over = The game is over.
table-wait-sent = Your answer is on its way
table-wait-replay = Replay
table-wait-window = Waiting for answers
table-wait-seats =
    { $count ->
        [one] { $names } is choosing
       *[other] { $names } are choosing
    }
table-wait-game = Waiting
withheld-other-question = Not now: another question is open.
withheld-not-a-cancel = Only a cancel can answer a spell.
withheld-build-spell = This spell belongs to the build phase.
withheld-adventure-spell = This spell belongs to the adventure phase.
withheld-no-target = This spell has nothing to work on now.
withheld-room-phase = Rooms are built in the build phase.
withheld-not-your-build = You build when it is your turn to build.
withheld-room-built = One room a turn: yours is built.
withheld-advanced = An advanced room needs a room beneath it with a matching treasure.
withheld-no-building = No more rooms may be built this turn.
withheld-no-place = There is no place for this room.

## Log, reasons, card in full

table-log = Log
table-log-filter = Show in the log
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
table-rail = Log, card, chat
table-why = Why?
table-why-damage = Why { $damage } damage?
table-why-printed = { $card }, printed
table-why-source = { $card }
table-why-next-door = { $card } next door
table-why-came-from = coming from { $card }
table-why-monsters = active monster rooms
table-why-other = other effects
table-why-dealt = { $card } dealt
table-why-left = { $hero } has { $left } health left.
table-why-deadly = That is deadly for { $hero }.
table-why-lured = Why does { $hero } go there?
table-why-stayed = Why does { $hero } stay in town?
table-why-fool = { $hero } goes where the fewest souls are.
table-why-seat = { $seat }
table-why-tie = A tie: the hero stays in town.
table-why-none = Nobody has the treasure it wants.
table-why-died = How did { $hero } die?
table-why-survived = Why did { $hero } survive?
table-why-health = health
table-why-rule = rule text
table-inspector = Card
table-inspector-empty = Point at a card, or step to it with the keyboard, to read it here.
table-copies = copies: { $all }, discarded: { $discarded }

## Chat, votes, system

table-chat = Chat
table-chat-empty = Nothing has been said yet.
table-chat-say = Say something
table-chat-send = Send
table-mute = Mute { $name }
table-unmute = Hear { $name } again
table-vote = Vote to end the game
table-vote-yes = End it here
table-vote-back = Play on after all
table-vote-open = For ending the game here, without a winner: { $names }
table-resign = Give up
table-relieve = Let a bot play for { $name }
table-resign-sure = A bot will play on in your place, and you cannot win any more.
table-stay = Stay
table-leave = Leave
table-take-here = Play here
table-take-back = Take my seat back
table-caretaken = A bot is keeping your seat.
table-undo = Take back (as long as nothing new has come to light)
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
       *[auto] As the system
    }
table-hints-on = Explain new decisions
table-plain-font = Plain letters
table-all-settings = All settings
table-close = Close
table-heard = The server was last heard { $seconds } s ago.
table-seconds = { $seconds } s
table-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-link =
    { $link ->
        [joining] connecting
        [lost] connection lost
       *[closed] open elsewhere
    }

## At one device

table-curtain-title = Pass the device to { $name }
table-curtain-about = Nobody’s cards are shown until then.
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
table-standing = Standing
table-chart-souls-goal = dashed line: { $goal } wins
table-chart-wounds-goal = dashed line: { $goal } is out
table-points = Turning points
table-points-about = change of the lead; press one to open the replay there
table-points-alone = what changed your score most; press one to open the replay there
table-rematch = Rematch
table-rematch-same = same seats, new cards
table-rematch-join = the others are waiting
table-watch-replay = Replay
table-save-file = Save file
table-look-board = Look at the table
table-to-end = How it ended

## Watching and replaying

table-sit-by = Sit with
table-scrubber = Moments of the game
table-scrub =
    { $to ->
        [start] To the start
        [turn-back] A turn back
        [back] A step back
        [play] Play
        [pause] Pause
        [forth] A step forward
        [turn-forth] A turn forward
       *[end] To the end
    }
table-eyes = Seen by
table-eyes-of =
    { $eyes ->
        [watcher] a watcher
       *[open] open hands
    }
table-copy-moment = Link
table-copied = Copied
table-play-on = Play on from here

## Hints for the first game, where the terminal's words would not fit

table-hint-close = Understood
table-hint-react = Spells and abilities change who dies. Mostly you will pass. The stops at the top say when you are asked.
table-hint-first-room = All start with one room. Heroes go where most of their treasure is: click a card, then a place, or drag it there.
