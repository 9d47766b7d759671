### Playing in the terminal, replaying and measuring.

## underhall play

cli-play-help = Play in the browser, or in the terminal against bots.
cli-play-text = Play in the terminal (implied by any terminal-only option below).
cli-play-seats = How many players, including you. Without it: you and every bot named, or three players.
cli-play-bots = The bots in the other seats, separated by commas; a single name applies to all of them.
cli-play-seat = Your seat, counting from 0.
cli-play-name = Your name.
cli-play-seed = The seed of the game: the same seed deals the same cards. Without it, one is drawn at random.
cli-play-option = A setting of the game (see “underhall games”). Can be given several times.
cli-play-load = Continue the game in this save file.
cli-play-save = Save the game to this file when it ends or you leave.
cli-play-no-hints = Leave out the hints for new players.

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
explain-and = { $first } { $second }
play-moment-room = { $hero } is in { $room } ({ $seat }): { $left } health left.
play-build = Build what, and where:
play-place-new = new
play-not-understood =
    “{ $given }” is not an answer here. Type { $gaps ->
        [no] a number from 1 to { $most }
       *[yes] one of the numbers { $numbers }
    }, or ? for help.
play-must-choose =
    You cannot pass here. Type { $gaps ->
        [no] a number from 1 to { $most }
       *[yes] one of the numbers { $numbers }
    }, or ? for help.
play-nothing-to-explain = This option has no card. Type ? and a card’s name.
play-no-such-card = “{ $given }” matches no card, or several. Did you mean: { $nearest }?
play-not-held = “{ $given }” is not in your hand. You hold: { $held }.
play-can-be-played = { $card } can be played now: { $number }.
play-two-at-once = Type two numbers to discard both cards at once: 2 5
play-no-such-line =
    { $most ->
        [0] There is no line to explain yet.
       *[other] Type why and the number of a line from 1 to { $most }.
    }

## Taking back, saving, leaving

play-for-good = “{ $deed }” cannot be undone. Type { $number } again to confirm.
play-fatal = Passing puts you out of the game. Do it again to confirm.
play-undone = Undone. You are asked again.
play-undo-nothing = You have nothing to undo.
play-undo-refused = That cannot be undone: new information has been revealed since. { $event }
play-undo-looked = That cannot be undone: you have looked through a deck since.
play-saved = Saved: { $file }
play-save-failed = { $file } could not be written: { $why }. Try another file: save FILE
play-go-on = Continue with: { $command }
play-left = Goodbye.
play-replay = Watch it again with: { $command }

## The end

play-won = Winner: { $names }
play-player = player
play-boss = boss
play-score = score
play-chart = Souls and wounds at the end of turns { $first } to { $last }

## Help at the table

play-help-number = choose the option with this number
play-help-enter = pass, where you can
play-help-skip = pass until the phase ends, a hero enters your dungeon or someone acts
play-help-card = explain the card of an option, any card by name or ID, or a rule by ID
play-help-why = explain the last line of the log, or the one with this number: what led to it, and by which rule
play-help-why-not = say why a card in your hand cannot be played now
play-help-log = show more of the log
play-help-table = draw the table
play-help-undo = undo your last answer, until new information is revealed
play-help-save = save the game
play-help-quit = save the game and leave
play-mark-kinds = trap room, monster room, advanced room
play-mark-figures = damage of a room, health of a hero, epic hero (two souls or wounds)
play-mark-rooms = rooms in the stack, ability used this turn, face down, boss levelled up
play-mark-heroes = hero at the entrance, hero in the dungeon (or the player whose turn it is)
play-mark-fates = the hero would die there, survive and wound the boss, or nobody knows yet

## underhall replay

cli-replay-help = Print a saved game as text, or verify it by replaying.
cli-replay-file = The save file.
cli-replay-verify = Replay the game and compare every stored state; the exit code is 1 if any differs.
cli-replay-as = Show what this seat saw (counting from 0). Without it: everything if the game is over, otherwise what is public.
cli-replay-to = Stop after this many answers.
replay-heading = { $game } · { $players } · rules: { $profile } · seed: { $seed } · answers: { $answers } of { $total }
replay-eyes =
    { $eyes ->
        [open] Shown with all cards open.
        [seat] Shown from { $name }’s seat.
       *[public] The game is not over: shown as everyone could see it.
    }
replay-standing = { $name }: souls { $souls }, wounds { $wounds }
replay-verified = Equal. Answers replayed: { $answers }. Stored states compared: { $states }.
replay-differs = Not equal. Answers replayed: { $reached } of { $answers }. Stored states that match: { $equal } of { $states }.

## underhall bench

cli-bench-help = Measure how fast the engine and the server are, next to comparable projects where their harness is available.
cli-bench-seconds = How long to measure each thing, in seconds.
cli-bench-peers = Require the comparable projects; --no-peers leaves them out. Without either, they are measured if their harness is found.
cli-bench-harness = The folder of the harness for comparable projects. Without it: shared/bench next to the checkout.
cli-bench-soak = Also let 200 people play against bots on our server for this many seconds.
bench-workers = { $workers } server processes against one, { $clients } clients: { $answers } × the answers a second; { $capacity } × once the busiest process has a core to itself.
bench-load =
    { $busy ->
        [yes] The machine was busy: other processes took up to { $cores } of { $all } cores while this was measured. Ratios are of the same rounds; times may be too long.
       *[no] The machine was quiet: other processes took at most { $cores } of { $all } cores.
    }
bench-recorded = Added to { $file }.
cli-bench-record = Add the figures to bench/history.jsonl, which the documentation draws.
cli-bench-markdown = Print the main targets and the figures of all engines and servers as Markdown tables, and nothing else.
bench-step =
    { $step ->
        [play] Playing at random…
        [copies] Copying, looking, imagining…
        [saves] Saving and loading…
        [start] Starting from scratch…
        [slowest] Looking for the slowest decision…
        [greedy] Letting greedy bots play…
        [servers] Our server and boardgame.io’s, in turns; this takes a few minutes…
        [soak] 200 people playing against bots…
        [workers] Our server with two processes and with one, in turns…
        [environments] Stepping the environments for learners…
        [others] Measuring the other games…
       *[peers] Installing and running the comparable projects; this takes minutes the first time…
    }
bench-engine =
    underhall { $version }, { $flavour ->
        [release] compiled (PGO, LTO)
        [compiled] compiled
       *[interpreted] not compiled
    } engine, Python { $python }, { $machine }
bench-play = Random play through the Python API, one core, processor time
bench-seats = Seats
bench-choices = Real choices per second
bench-games = Games per second
bench-decisions-per-game = Decisions per game
bench-choices-per-game = Real choices per game
bench-decision-us = µs per decision
bench-costs = What things cost, processor time
bench-what = Item
bench-cost = Cost
bench-thing =
    { $thing ->
        [decision] Decision, four seats
        [clone] Copy of a game in progress
        [view] A seat’s view
        [imagine] Imagined world
        [encode] Row of bytes for a learner
        [save] Save of a finished game
        [load] Load, replayed and compared
        [resume] Load, resumed from the last state
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
        [not-wanted] Comparable projects: left out.
        [no-harness] Comparable projects: no harness found, so they were left out.
       *[failed] Comparable projects: could not be measured. { $said }
    }
bench-peers = Comparable projects in the same run, one core, in turns
bench-engine-heading = Engine
bench-clone-us = Copy, µs
bench-choice-us = Processor µs a choice
bench-spread = Spread
bench-ratios =
    { $flavour ->
        [compiled] Compiled
        [playout] Compiled playouts
       *[interpreted] Interpreted
    }, processor time a choice: { $ratios }
bench-no-servers = Servers: could not be measured. { $said }
bench-servers = Servers in the same run, one process on one core each, four seats per table, in turns
bench-server-heading = Server
bench-clients = Clients
bench-answers = Answers per second
bench-answer-us = Processor µs per answer
bench-storing-us = Of it: writing to disk, µs
bench-memory = Memory, MB
bench-server =
    { $server ->
        [in-memory] boardgame.io, in memory
        [flat-file] boardgame.io, flat files
       *[underhall] Underhall, every answer on disk before it is acknowledged
    }
bench-soak = { $tables } people against bots for { $seconds } s: { $games } games finished, { $answers } answers per second, p50 { $p50 } ms, p99 { $p99 } ms, memory { $before } MB at the start and { $after } MB at the end, { $cores } cores used.
bench-targets = Targets
bench-target-heading = Target
bench-measured = Measured
bench-limit = Limit
bench-met = Met
bench-target =
    { $target ->
        [compiled-catanatron] Compiled, times catanatron
        [compiled-gin_rummy] Compiled, times OpenSpiel gin_rummy
        [compiled-hearts] Compiled, times OpenSpiel hearts
        [playout-catanatron] Compiled playouts, times catanatron
        [playout-hearts_decisions] Compiled playouts, choices times OpenSpiel hearts’ decisions
        [interpreted-catanatron] Interpreted, times catanatron
        [interpreted-clone] Interpreted, copy of a game in progress, µs
        [clone] Copy of a game in progress, µs
        [view] A seat’s view, µs
        [imagine] Imagined world, µs
        [encode] Row of bytes for a learner, µs
        [greedy] Game of four greedy bots, times a random game
        [slowest] Slowest decision, ms
        [start] Import and a new game, s
        [saves] { $saves } finished games as saves, MB
        [server-flat-file-50] Server, 50 clients: answers, times boardgame.io with flat files
        [server-in-memory-50] Server, 50 clients: answers, times boardgame.io in memory
        [server-processor-50] Server, 50 clients: processor time an answer, boardgame.io’s in memory times ours
        [server-p99-50] Server, 50 clients: p99 against boardgame.io in memory, ms
        [server-storing-50] Server, 50 clients: processor time to store one answer, µs
        [server-flat-file-200] Server, 200 clients: answers, times boardgame.io with flat files
        [server-in-memory-200] Server, 200 clients: answers, times boardgame.io in memory
        [server-processor-200] Server, 200 clients: processor time an answer, boardgame.io’s in memory times ours
        [server-p99-200] Server, 200 clients: p99 against boardgame.io in memory, ms
        [server-storing-200] Server, 200 clients: processor time to store one answer, µs
        [server-errors] Server: errors
        [steps-hanabi] Environment, steps times hanabi of PettingZoo
        [steps-uno] Environment, steps times uno of RLCard
        [steps-vector] Steps a second, 64 games side by side
        [workers] Server: two processes, times one
        [workers-errors] Server with two processes: errors
        [soak-errors] People against bots: errors
        [soak-p99] People against bots: p99, ms
        [soak-table] People against bots: memory per table of four seats, kB
        [soak-memory] People against bots: memory, end against start
        [super-boss-monster-rate] { game-super-boss-monster }: decisions per second, times Boss Monster’s
        [super-boss-monster-clone] { game-super-boss-monster }: copy of a game in progress, µs
        [super-boss-monster-encode] { game-super-boss-monster }: row of bytes for a learner, µs
        [super-boss-monster-greedy] { game-super-boss-monster }: game of four greedy bots, ms
        [munchkin-quest-rate] { game-munchkin-quest }: decisions per second, times Boss Monster’s
        [munchkin-quest-clone] { game-munchkin-quest }: copy of a game in progress, µs
        [munchkin-quest-encode] { game-munchkin-quest }: row of bytes for a learner, µs
        [munchkin-quest-greedy] { game-munchkin-quest }: game of three greedy bots, ms
        [munchkin-quest-long] { game-munchkin-quest }: slowest decision of 200 rounds, ms
       *[growth] Cost of a decision, 4 seats against 2
    }
bench-verdict =
    { $met ->
        [yes] yes
       *[no] no
    }
