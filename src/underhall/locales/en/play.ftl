### Playing in the terminal, replaying and measuring.

## underhall play

cli-play-help = Play in the browser, or in the terminal against bots.
cli-play-text = Play in the terminal (implied by any terminal-only option below).
cli-play-seats = How many play, you included. Without it: as many as bots are named, or three.
cli-play-bots = The bots at the other seats, separated by commas; one name stands for all of them.
cli-play-seat = Your seat, counted from 0.
cli-play-name = Your name.
cli-play-seed = The seed of the game: the same seed deals the same cards. Without it, chance decides.
cli-play-option = A setting of the game, see “underhall games”. May be given several times.
cli-play-load = Go on with the game in this save file.
cli-play-save = Save the game to this file when it ends or when you leave.
cli-play-no-hints = Leave out the hints for newcomers.

## Names of the players

play-name-first = Ada
play-name-second = Bruno
play-name-third = Chiyo
play-name-fourth = Dmytro

## The table

play-treasure-letter =
    { $type ->
        [cleric] C
        [fighter] F
        [mage] M
        [explorer] E
       *[thief] T
    }
play-phase-short =
    { $phase ->
        [beginning] start
        [city] city
        [build] build
        [minion] minions
        [bait] bait
        [adventure] adventure
       *[end] end
    }
play-turn = turn { $turn }
play-you = you
play-out = out
play-souls = souls
play-wounds = wounds
play-damage = damage { $damage }
play-held = holds rooms { $rooms }, spells { $spells }
play-known = you know of: { $cards }
play-kept-out = heroes stay outside
play-face-down = face down
play-off = off
play-entrance = entrance
play-decks = rooms { $rooms } · spells { $spells } · heroes { $heroes } + { $epic } epic · discards { $discards }
play-town = Town
play-town-empty = nobody
play-staged = About to take effect: { $cards }
play-stays = stays
play-fate =
    { $fate ->
        [dies] dies
        [lives] survives
        [flees] flees to town
       *[unsure] may die
    }
play-hand = Your hand ({ $count })
play-sealed = set aside: { $cards }

## The question

play-welcome = You are { $name }. Rules: { $profile }. Seed: { $seed }. Type ? for help, quit to leave.
play-moment-room = { $hero } is in { $room } ({ $seat }), health left: { $left }.
play-moment-adventure = Heroes are about to enter the dungeon of { $seat }.
play-moment-build = { $seat } is building.
play-build = Build, and where:
play-place-new = new
play-not-understood =
    “{ $given }” is not an answer here. Type { $gaps ->
        [no] a number from 1 to { $most }
       *[yes] one of the numbers { $numbers }
    }, or ? for help.
play-must-choose =
    There is no passing here. Type { $gaps ->
        [no] a number from 1 to { $most }
       *[yes] one of the numbers { $numbers }
    }, or ? for help.
play-nothing-to-explain = There is no card behind this answer. Type ? and a card’s name.
play-no-such-card = “{ $given }” matches no card, or several. Did you mean: { $nearest }?
play-not-held = “{ $given }” is not in your hand. You hold: { $held }.
play-can-be-played = { $card } can be played now: { $number }.
play-two-at-once = Two numbers discard both cards at once: 2 5
play-no-such-line =
    { $most ->
        [0] There is no line to explain yet.
       *[other] Type why and the number of a line from 1 to { $most }.
    }

## Taking back, saving, leaving

play-for-good = “{ $deed }” is for good. Type { $number } again if you mean it.
play-undone = Taken back. You are asked again.
play-undo-nothing = There is nothing of yours to take back.
play-undo-refused = That cannot be taken back: new information has been revealed since. { $event }
play-undo-looked = That cannot be taken back: since then you have looked through a deck.
play-saved = Saved: { $file }
play-save-failed = { $file } could not be written: { $why }. Try another file: save FILE
play-go-on = Go on with: { $command }
play-left = Good-bye.
play-replay = See it again with: { $command }

## The end

play-won = Winner: { $names }
play-player = player
play-boss = boss
play-score = score
play-chart = Souls and wounds at the end of turns { $first } to { $last }

## Help at the table

play-help-number = answer with the option of this number
play-help-enter = pass, where passing is offered
play-help-skip = pass until the phase ends, a hero enters your dungeon, or somebody acts
play-help-card = explain the card of an option, or any card by its name or id; a rule by its id
play-help-why = explain the last line of the log, or the one with this number: what led to it, by which rule
play-help-why-not = say why a card in your hand cannot be played now
play-help-log = show more of the log
play-help-table = draw the table
play-help-undo = take back your last answer, as long as nothing new has come to light
play-help-save = save the game
play-help-quit = save the game and leave
play-mark-kinds = trap room, monster room, advanced room
play-mark-figures = damage of a room, health of a hero, epic hero (two souls or wounds)
play-mark-rooms = rooms in the stack, ability used this turn, face down, boss levelled up
play-mark-heroes = hero at the entrance, hero in the dungeon (or the player whose turn it is)
play-mark-fates = the hero would die there, survive and wound the boss, or nobody knows yet

## Hints, once a game for each kind of question

hint-answer = A rival’s effect waits for your answer. What you play now takes effect first.
hint-build = Build one room a turn: treasure lures heroes, damage kills them. It stays face down until all have built.
hint-build-another = This room counts as well as the one you build each turn, and it is face up at once.
hint-build-found = An advanced room goes on top of a room that shows a matching treasure.
hint-cancel = Only a cancel can stop a spell; this is the moment for it.
hint-choose-boss = The highest XP goes first but loses ties. The boss’s ability fires once, with your fifth room.
hint-choose-dungeon = It may be your own dungeon or a rival’s.
hint-choose-hero = Look at the health, and at where the hero stands.
hint-choose-opponent = The leader is usually the right one.
hint-choose-room = Rooms of all players may be on this list: mind the name in brackets.
hint-choose-soul = A revived hero may die again, or wound the boss after all.
hint-choose-stack = Choose two rooms one after another; their stacks change places.
hint-destroy-another = The price of the effect. A room beneath it comes to light again.
hint-destroy-own = Give up what you need least. A room beneath it comes to light again.
hint-discard = What you discard can be seen by all.
hint-discard-start = Keep rooms that share a treasure, and at least one that is not advanced: advanced rooms need a room beneath.
hint-draw-from = A spell is a surprise, a room is a plan.
hint-fetch-hero = Take a hero that your dungeon kills.
hint-first-room = All start with one room. Think of the treasure: heroes go where most of theirs is.
hint-heal = A healed wound becomes a soul; an epic hero counts double.
hint-machinations = You defeated no hero this turn: a card as a consolation.
hint-may = This is optional.
hint-mulligan = Your rooms are too similar: you may redraw the whole hand once.
hint-place-another = The second room may not go on the same stack as the first.
hint-react = Spells and abilities decide who dies. Mostly you will pass: Enter, or skip to pass for the whole phase.
hint-recover = Everybody sees what you take.
hint-search = The deck is shuffled afterwards.
hint-steal = You see the whole hand: take what hurts the most.

## underhall replay

cli-replay-help = Tell a saved game in words, or check it by playing it again.
cli-replay-file = The save file.
cli-replay-verify = Play the game again and compare every stored state; the exit code is 1 if one differs.
cli-replay-as = Tell what this seat saw (counted from 0). Without it: everything after the end of a game, otherwise what is public.
cli-replay-to = Tell the game up to this many answers.
replay-heading = { $game } · { $players } · rules: { $profile } · seed: { $seed } · answers: { $answers } of { $total }
replay-eyes =
    { $eyes ->
        [open] Shown with all cards open.
        [seat] Shown from { $name }’s seat.
       *[public] The game is not over: shown as everyone could see it.
    }
replay-standing = { $name } — souls: { $souls }, wounds: { $wounds }
replay-verified = Equal. Answers played again: { $answers }. Stored states compared: { $states }.
replay-differs = Not equal. Answers that could be played again: { $reached } of { $answers }. Stored states that are equal: { $equal } of { $states }.

## underhall bench

cli-bench-help = Measure how fast the engine and the server are, beside their peers where the peers’ harness is at hand.
cli-bench-seconds = How long each thing is measured, in seconds.
cli-bench-peers = Insist on the peers; --no-peers leaves them out. Without either, they are measured if their harness is found.
cli-bench-harness = The folder of the peers’ harness. Without it: shared/bench beside the checkout.
cli-bench-soak = Also let 200 people play against bots on our server, for so many seconds.
bench-step =
    { $step ->
        [play] Playing at random …
        [copies] Copying, looking, imagining …
        [saves] Saving and loading …
        [start] Starting afresh …
        [slowest] Looking for the slowest decision …
        [greedy] Letting greedy bots play …
        [servers] Our server and boardgame.io’s, in turns; a few minutes …
        [soak] 200 people play against bots …
        [others] Measuring the other games …
       *[peers] Installing and running the peers; the first time this takes minutes …
    }
bench-engine =
    underhall { $version }, { $flavour ->
        [compiled] compiled
       *[interpreted] not compiled
    } engine, Python { $python }, { $machine }
bench-play = Random play through the Python API, one core, processor time
bench-seats = Seats
bench-choices = Real choices a second
bench-games = Games a second
bench-decisions-per-game = Decisions a game
bench-choices-per-game = Real choices a game
bench-decision-us = µs a decision
bench-costs = What things cost, processor time
bench-what = Thing
bench-cost = Cost
bench-thing =
    { $thing ->
        [decision] Decision, four seats
        [clone] Copy of a game half way
        [view] View of a seat
        [imagine] Imagined world
        [save] Save of a finished game
        [load] Load, played again and compared
        [resume] Load, carried on from the last state
        [bytes] Size of a finished game’s save
        [start] Import and a new game in a fresh process
        [slowest] Slowest of { $count } decisions
        [long] Slowest decision of { $count } rounds
       *[greedy] { $count ->
            [3] Game of three greedy bots
           *[4] Game of four greedy bots
        }
    }
bench-no-peers =
    { $why ->
        [not-wanted] Peers: left out.
        [no-harness] Peers: no harness found, so they were left out.
       *[failed] Peers: they could not be measured. { $said }
    }
bench-peers = Peers in the same run, one core, in turns
bench-engine-heading = Engine
bench-clone-us = Copy, µs
bench-spread = Spread
bench-ratios =
    { $flavour ->
        [compiled] Compiled
       *[interpreted] Interpreted
    }, real choices/s: { $ratios }
bench-no-servers = Servers: they could not be measured. { $said }
bench-servers = Servers in the same run, one process on one core each, four seats a table, in turns
bench-server-heading = Server
bench-clients = Clients
bench-answers = Answers a second
bench-answer-us = Processor µs an answer
bench-memory = Memory, MB
bench-server =
    { $server ->
        [in-memory] boardgame.io, in memory
        [flat-file] boardgame.io, flat files
       *[underhall] Underhall, every answer on the disk before it is acknowledged
    }
bench-soak = { $tables } people against bots for { $seconds } s: { $games } games ended, { $answers } answers a second, p50 { $p50 } ms, p99 { $p99 } ms, memory { $before } MB at the start and { $after } MB at the end, { $cores } cores used.
bench-targets = Targets
bench-target-heading = Target
bench-measured = Measured
bench-limit = Limit
bench-met = Met
bench-target =
    { $target ->
        [compiled-catanatron] Compiled, times catanatron
        [compiled-gin_rummy] Compiled, times OpenSpiel gin_rummy
        [compiled-hearts] Compiled, times OpenSpiel hearts (stretch)
        [interpreted-catanatron] Interpreted, times catanatron
        [interpreted-clone] Interpreted, copy of a game half way, µs
        [clone] Copy of a game half way, µs
        [view] View of a seat, µs
        [slowest] Slowest decision, ms
        [start] Import and a new game, s
        [saves] { $saves } finished games as saves, MB
        [server-flat-file-50] Server, 50 clients: answers, times boardgame.io with flat files
        [server-in-memory-50] Server, 50 clients: answers, times boardgame.io in memory
        [server-p99-50] Server, 50 clients: p99 against boardgame.io in memory, ms
        [server-flat-file-200] Server, 200 clients: answers, times boardgame.io with flat files
        [server-in-memory-200] Server, 200 clients: answers, times boardgame.io in memory
        [server-p99-200] Server, 200 clients: p99 against boardgame.io in memory, ms
        [server-errors] Server: errors
        [soak-errors] People against bots: errors
        [soak-p99] People against bots: p99, ms
        [soak-memory] People against bots: memory, end against start
        [super-boss-monster-rate] { game-super-boss-monster }: decisions a second, times Boss Monster’s
        [super-boss-monster-clone] { game-super-boss-monster }: copy of a game half way, µs
        [super-boss-monster-greedy] { game-super-boss-monster }: game of four greedy bots, ms
        [munchkin-quest-rate] { game-munchkin-quest }: decisions a second, times Boss Monster’s
        [munchkin-quest-clone] { game-munchkin-quest }: copy of a game half way, µs
        [munchkin-quest-greedy] { game-munchkin-quest }: game of three greedy bots, ms
        [munchkin-quest-long] { game-munchkin-quest }: slowest decision of 200 rounds, ms
       *[growth] Cost of a decision, 4 seats against 2
    }
bench-verdict =
    { $met ->
        [yes] yes
       *[no] no
    }
