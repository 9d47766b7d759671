### Errors: what was wrong, and what would be right.

error-unknown-game = There is no game “{ $name }”. Games: { $known }.
error-unknown-option = There is no option “{ $name }”. Options: { $known }.
error-bad-option-value = “{ $value }” is not a value of the option “{ $name }”. Valid values: { $valid }.
error-bad-option-combination = These options do not go together: { $why }. The closest combination that works: { $nearest }.
error-bad-seat-count = “{ $game }” is for { $least } to { $most } players; seats requested: { $seats }.
error-unknown-bot = There is no bot “{ $name }”. Bots: { $known }.
error-bad-bot =
    { $why ->
        [budget] “{ $given }” does not say how long to think. Give processor time or iterations per decision:
        [no-budget] “{ $given }” does not work: only “search” and “nightmare” can be told how long to think. Valid:
        [module] The module of the bot “{ $given }” cannot be imported. Valid:
        [class] The module of the bot “{ $given }” has no such class. Valid:
       *[command] The program of the bot “{ $given }” was not found. Valid:
    } { $valid }
error-bot-replaced =
    { $why ->
        [raised] The bot “{ $name }” failed: { $given }. The greedy bot answered instead, and the game went on.
        [rubbish] The bot “{ $name }” gave an answer that is not the place of an option: { $given }. The greedy bot answered instead, and the game went on.
        [silent] The bot “{ $name }” did not answer in time: { $given }. The greedy bot answered instead, and the game went on.
        [no-net] The bot “{ $name }” plays without a net, and searches instead: { $given }
       *[ended] The bot “{ $name }” has ended: { $given }. The greedy bot answered instead, and the game went on.
    }
error-bot-out =
    { $why ->
        [raised] The bot “{ $name }” failed: { $given }. The tournament goes on without it; its games do not count.
        [rubbish] The bot “{ $name }” gave an answer that is not the place of an option: { $given }. The tournament goes on without it; its games do not count.
        [silent] The bot “{ $name }” did not answer in time: { $given }. The tournament goes on without it; its games do not count.
        [no-net] The bot “{ $name }” plays without a net, and searches instead: { $given }
       *[ended] The bot “{ $name }” has ended: { $given }. The tournament goes on without it; its games do not count.
    }
error-worker-lost = A process that was playing games was killed or ran out of memory. Start the command again, with a smaller number for --jobs if memory is short.
error-bad-tournament =
    { $why ->
        [other] The folder “{ $where }” holds another tournament: { $given }. Choose another folder with --out, or delete this one.
        [in-use] The tournament in “{ $where }” is being played right now. Wait for it to end, or choose another folder with --out.
        [bots] A tournament needs at least as many different bots as seats: { $given }.
       *[damaged] The tournament in “{ $where }” cannot be continued, since a file is damaged: { $given }. Restore the file, or choose another folder with --out.
    }
error-bad-report =
    { $why ->
        [missing] There is no report in “{ $where }”. Make one with: underhall report GAME --out { $where }
        [other] The reports cannot be compared: { $given }. Make both with the same game, bot and seats.
       *[damaged] The report in “{ $where }” cannot be read: { $given }. Make it again.
    }
error-bad-cluster =
    { $why ->
        [address] “{ $where }” is not the address of a cluster. Write HOST:PORT, as “ray start --head” names it, for instance 192.168.0.5:6379.
        [unreachable] The Ray cluster at { $where } cannot be reached: { $given }. Start it with “ray start --head --port=PORT”, let this machine join it with “ray start --address={ $where }”, and try again.
        [not-ray] What answers at { $where } is not a Ray cluster. “ray start --head” names the address to use.
        [no-processors] The Ray cluster at { $where } has no processors for games. Let a machine join it: ray start --address={ $where }
        [version] A machine of the cluster has another version of Underhall, whose results could differ: { $given }. Install the same version on all machines.
       *[module] A machine of the cluster does not have the Python module “{ $given }”. Install the same things on all machines, Underhall as well.
    }
error-no-net =
    { $why ->
        [library] The library that runs nets is not installed ({ $given }): pip install 'underhall[bots]'.
        [missing] { $given } has no net.
        [layout] The net was trained for another layout: { $given }.
       *[damaged] The file of the net for { $given } is damaged.
    }
error-unknown-card = There is no card “{ $name }”. The closest IDs: { $nearest }.
error-unknown-rule = There is no rule “{ $name }”. The closest IDs: { $nearest }.
error-unknown-language = The language “{ $name }” is not available. Languages: { $known }.
error-not-your-decision = Seat { $seat } has nothing to decide right now. The game is waiting for: { $waiting }.
error-stale-answer = Seat { $seat } answered decision { $asked }, which is closed. Open now: decision { $now }.
error-option-not-offered = Seat { $seat } answered “{ $given }”, which is not an option. Options: { $offered }.
error-game-over = The game is over: there is nothing left to decide. Start a new game or load a save.
error-no-history = This copy of a game has no history, so it cannot be saved. Save the game it was copied from.
error-bad-playout =
    { $why ->
        [policy] { $given } is not a policy. Give one of these, or a table of weights:
        [policies] Policies given: { $given }, but each seat needs one. Needed:
        [other-game] This { $given } was made for another game. Make one for this game:
        [kind] This game has no kind of option “{ $given }”. Kinds:
        [no-card] Options of the kind “{ $given }” have no card. These have:
        [weight] This is not a weight: { $given }. Weights:
        [all-zero] In this table everything weighs { $given }. Something must weigh more:
        [luck] { $given } is not a source of luck. Give one such as
        [lucks] Sources of luck given: { $given }, but each seat needs one. Needed:
       *[limit] A playout cannot stop at { $given }. Give a whole number:
    } { $valid }
error-bad-encoding =
    { $why ->
        [seat] { $given } is not a seat of this game. Seats:
        [buffer] Nothing can be written into a { $given }. Give something with plain bytes in one piece, such as
        [read-only] The bytes of this { $given } cannot be changed. Give something such as
        [offset] There is no place { $given } in this buffer. Places:
        [small] There is room for only { $given } bytes. Needed:
        [game] { $given } has no layout for learners. To have one, a game needs:
        [games] These games cannot be played side by side: { $given }. This would do:
       *[actions] The answers do not fit the games: { $given }. This would do:
    } { $valid }
error-bad-environment =
    { $why ->
        [name] There is no environment called { $given }. Environments:
        [seat] { $given } is not a seat of this game. Seats:
        [opponents] The bots do not fit the other seats: { $given }. This would do:
        [engine-bots] The bot { $given } does not play in several games at the same time. These do:
        [observations] { $given } is not a form of observations. Forms:
        [illegal] Illegal actions cannot be treated as { $given }. Ways:
        [games] This many games cannot be played at the same time: { $given }. This would do:
        [action] The action { $given } is not legal now. Legal:
        [dead] This seat is out of the game and cannot do { $given }. Its only action is
       *[over] No game is in progress, so nobody can do { $given }. Begin one with
    } { $valid }
error-damaged-proof =
    This proof cannot be checked: { $why ->
        [save] it is a saved game. The proof is a separate file: open the finished game’s page, follow the link to check the shuffle, and save the proof there
        [too-large] the file is too large for any game
       *[unreadable] it is not a proof as a server gives it, or part of it cannot be read. Save it once more from the finished game’s page
    }.
error-damaged-save =
    This save cannot be loaded: { $why ->
        [not-a-save] it is not an Underhall save
        [cut-short] it is incomplete
        [altered] it was changed or cut short after it was written
        [unreadable] part of it cannot be read
        [bad-answer] it contains an answer that is impossible in this game
       *[other-state] replaying it leads to a different position from the one stored
    }. Use an undamaged copy of the file.
error-unreadable-file =
    { $why ->
        [missing] There is no file “{ $file }”. Check the name and the folder.
        [folder] “{ $file }” is a folder. Give the name of a file in it.
       *[forbidden] The file “{ $file }” cannot be read: { $reason }.
    }
error-unwritable-file = The file “{ $file }” cannot be written: { $reason }. Choose another with --out.
error-newer-save = This save was made by a newer version of Underhall (version { $found }; this one loads up to { $supported }). Update Underhall to load it.
error-other-cards = This save of “{ $game }” was made with different card data ({ $found }); the cards in use are { $expected }. Load it with the card data it was made with.
error-other-rules = This game of “{ $game }” was played by earlier rules or with other cards. It can be replayed, but not analysed.
error-unknown-in-state =
    This game cannot be continued: { $why ->
        [card] its card “{ $name }” no longer exists
        [field] it contains “{ $name }”, which is unknown
       *[program] it was in the middle of “{ $name }”, which is unknown
    }. Use the version of Underhall it was played with.
error-bad-card-data = Card data { $file }, “{ $card }”: { $why }. Valid: { $valid }.
error-usage =
    { $why ->
        [no-such-command] There is no command “{ $given }”. Commands:
        [gone] The command “{ $given }” no longer exists. Its work is done by:
        [no-such-option] There is no option “{ $given }” here. Usage:
        [missing] “{ $given }” is missing. Usage:
        [bad-value] That is not a valid value for “{ $given }”. Usage:
        [bad-option] The option “{ $given }” needs a value, or does not take one. Usage:
        [no-checkout] “{ $given }” reads the tests and works only inside a checkout of the project:
       *[not-understood] “{ $given }” is not understood. Usage:
    } { $valid }
error-port-taken = Port { $port } on { $host } is already in use. Choose another with --port.
error-unusable-host =
    { $why ->
        [unknown] There is no machine called “{ $host }”. Choose another address with --host.
        [elsewhere] “{ $host }” is not an address of this machine. Choose another with --host, such as 127.0.0.1 or 0.0.0.0.
       *[forbidden] You are not allowed to use port { $port } on { $host }. Choose one above 1023 with --port.
    }
error-unusable-database =
    { $why ->
        [in-use] Another server is already using the database { $where }. Stop it, or choose another database with --db.
        [unsupported] Underhall cannot use the database { $where }. Use SQLite (sqlite:///games.db) or PostgreSQL (postgresql://…).
        [no-driver] The driver for the database { $where } is not installed ({ $reason }). Install it with: pip install 'underhall[postgresql]'
        [folder] { $where } is a folder. Give a file in it with --db, such as sqlite:///games.db.
        [missing] There is no database { $where }. Choose another with --db.
        [unwritable] The database { $where } cannot be opened for writing: { $reason }.
        [damaged] { $where } is not an Underhall database, or is damaged: { $reason }. Restore it from a backup, or choose another with --db.
        [newer] The database { $where } was written by a newer version of Underhall. Update Underhall to use it.
        [not-empty] The database { $where } is not empty. Choose an empty one, so that nothing is overwritten.
       *[unreachable] The database { $where } cannot be reached: { $reason }. Check the address, database name, user and password.
    }
error-unusable-bus =
    { $why ->
        [alone] Several servers can share a PostgreSQL database only; { $where } belongs to one server. Leave out --bus, or use --db postgresql://host/underhall.
       *[unreachable] Redis cannot be reached at { $where }: { $reason }. Start it, or check the address after --bus.
    }
error-no-workers = This system cannot share the tables of a server among several processes. Leave out --workers, or use --workers 1.
error-not-found =
    { $why ->
        [table] There is no table “{ $name }”.
        [report] There is no report “{ $name }”.
        [guest] No guest has an ID that begins with “{ $name }”, or several have.
       *[ban] There is no ban on “{ $name }”.
    } Look it up with “underhall admin { $list }”.
error-bad-token-file = The file { $file } does not hold a token: one line of at least { $least } letters and digits is needed. A good one: { $example }
error-missing-extra = “{ $what }” needs libraries that are not installed. Install them with: pip install 'underhall[{ $extra }]'
error-nearest = Did you mean “{ $nearest }”?
error-bad-lesson =
    { $line ->
        [0] { $file }
       *[other] { $file }, line { $line }
    }: { $why ->
        [no-file] there is no such file, or it cannot be read.
        [encoding] this is not UTF-8. Save the file in this encoding.
        [yaml] this is not YAML ({ $name }).
        [name] “{ $name }” should be called like “01-first-steps.yaml”.
        [long] the file is longer than { $name } characters.
        [field] there is no field “{ $name }”. Possible: { $nearest }.
        [missing] the field “{ $name }” is missing.
        [shape] “{ $name }” has the wrong form here: a list, a value or “name: value” is needed.
        [twice] “{ $name }” is here twice.
        [number] “{ $name }” should be a number.
        [game] there is no game “{ $name }”. Games: { $nearest }.
        [rules] this was made under rules { $name }; the rules in use are { $nearest }. Check the lesson and change the number.
        [language] there is no language “{ $name }”. Languages: { $nearest }.
        [seat] there is no seat “{ $name }”. Seats: { $nearest }.
        [seats] { $name } seats are too few or too many. Allowed: { $nearest }.
        [option-name] the game has no option “{ $name }”. The closest: { $nearest }.
        [option-value] the option cannot be “{ $name }”. Possible: { $nearest }.
        [word] a position cannot be described by “{ $name }” like this. Words: { $nearest }.
        [card] there is no card “{ $name }”. The closest IDs: { $nearest }.
        [spare] all copies of “{ $name }” are already in use.
        [deck] there is no pile “{ $name }”. Piles: { $nearest }.
        [place] there is no place “{ $name }” here. The closest: { $nearest }.
        [item] this hero cannot carry this item: { $name }.
        [moment] a lesson cannot begin with “{ $name }”. Possible: { $nearest }.
        [rule] there is no rule “{ $name }”. The closest IDs: { $nearest }.
        [steps] a lesson has 1 to { $nearest } steps, not { $name }.
        [replay] answer { $name } fits no question of this game.
        [cards] this was made with other cards: { $name }. The cards in use are { $nearest }.
        [text] there is no text “{ $name }” of ours: write your own, by language.
        [goal] a puzzle cannot ask for “{ $name }”. Possible: { $nearest }.
        [unproved] “{ $name }” does not lead to the goal for certain, or is not the best.
        [not-unique] “{ $name }” is as good, or nearly.
        [too-large] there are more than { $name } positions to try.
       *[step] no legal answer fits “{ $name }”. Possible: { $nearest }.
    }
error-no-moment =
    { $why ->
        [over] nobody is asked anything after { $name } answers: choose an earlier moment.
       *[rules] this game was played under rules { $name }, which are no longer in use: neither a lesson nor a puzzle can be made from it.
    }
error-no-puzzle =
    { $why ->
        [phase] No puzzle begins here: nobody is building, no hero sets out, and nobody leads a fight on their own turn. Choose another moment.
        [layout] Nothing can be proved here: this turn’s position cannot be set up again. Choose another moment.
        [nothing] Nothing here is clearly best, because everything that could be asked for either happens anyway or is out of reach. Choose another moment.
        [uncertain] Nothing here is clearly best, because even the best line of play depends on dice, on opponents or on cards that nobody sees. Choose another moment.
        [several] Nothing here is clearly best, because several lines lead to the same end. Choose another moment.
        [easy] Nothing here is worth asking, because there is hardly anything else to choose. Choose another moment.
        [long] There is one best line here, but it takes more than three choices. Choose a later moment.
       *[large] Nothing can be proved here, because there are more lines than can be tried. Choose a later moment.
    }
error-unknown-lesson = “{ $game }” has no lesson “{ $name }”. Lessons: { $known }.
error-unknown-puzzle = “{ $game }” has no puzzle “{ $name }”. There are { $count }, by number or name.
error-bad-set =
    { $line ->
        [0] { $file }
       *[other] { $file }, line { $line }
    }: { $why ->
        [no-folder] there is no folder “{ $name }”.
        [no-file] “{ $name }” is missing or cannot be read. Files of a set: { $nearest }.
        [encoding] this is not UTF-8. Save the file in this encoding.
        [toml] this is not TOML ({ $name }).
        [ftl] “{ $name }” is not plain Fluent text. Correct: { $nearest }.
        [field] there is no “{ $name }” here. Possible: { $nearest }.
        [missing] a fact is missing: { $name }. Correct: { $nearest }.
        [value] { $name } is not possible. Correct: { $nearest }.
        [word] there is no word “{ $name }”. Nearest: { $nearest }.
        [syntax] “{ $name }” cannot be read here. Expected: { $nearest }.
        [arguments] “{ $name }” cannot be used like this. Correct: { $nearest }.
        [id] “{ $name }” cannot be an ID: small letters, digits and hyphens, as in “{ $nearest }”.
        [twice] the ID “{ $name }” is used twice. Free: { $nearest }.
        [again] “{ $name }” is here twice. Keep one of them.
        [printed] the game has a card “{ $name }” already. Free: { $nearest }.
        [totals] the total does not fit the cards: { $name }. Correct: { $nearest }.
        [words] the words for “{ $name }” are missing or fit no card. Correct: { $nearest }.
        [art] there is no picture “{ $name }”. Nearest: { $nearest }.
        [behaviour] the parts of what the card does do not fit together ({ $name }).
        [letter] the character { $name } cannot be shown. Remove it.
        [long] this is longer than { $name }.
       *[many] there are more than { $name } of these.
    }
error-set-not-loaded = This game is played with house sets that are not loaded here: { $sets }. Load them with --set FOLDER.
error-sets-full = { $cards } more house cards do not fit: there is space for { $free }. Finish other games with house sets first.
error-set-failed = Something failed in a game with the house sets { $sets }: { $why }. Check the set with “underhall set check FOLDER”.
