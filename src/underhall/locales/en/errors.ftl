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
        [no-budget] “{ $given }” does not work: only “search” and “nightmare” can be told how long to think. Right would be:
        [module] The module of the bot “{ $given }” cannot be imported. Right would be:
        [class] The module of the bot “{ $given }” has no such class. Right would be:
       *[command] The program of the bot “{ $given }” was not found. Right would be:
    } { $valid }
error-bot-replaced =
    { $why ->
        [raised] The bot “{ $name }” failed: { $given }. The greedy bot answered instead, and the game went on.
        [rubbish] The bot “{ $name }” gave an answer that is not the place of an option: { $given }. The greedy bot answered instead, and the game went on.
        [silent] The bot “{ $name }” did not answer in time: { $given }. The greedy bot answered instead, and the game went on.
        [no-net] The bot “{ $name }” plays without a net, and searches instead: { $given }
       *[ended] The bot “{ $name }” has ended: { $given }. The greedy bot answered instead, and the game went on.
    }
error-no-net =
    { $why ->
        [library] What nets are run by is not installed ({ $given }): pip install 'underhall[bots]'.
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
        [policy] { $given } is no policy. Give one of these, or a table of weights:
        [policies] Given are { $given } policies, but each seat needs one; so many are right:
        [other-game] This { $given } was made for another game. Make one for this game:
        [kind] This game has no kind of option “{ $given }”. Kinds:
        [no-card] Options of the kind “{ $given }” have no card. These have:
        [weight] This is no weight: { $given }. Weights:
        [all-zero] In this table everything weighs { $given }. Something must weigh more:
        [luck] { $given } is no luck. Give one such as
        [lucks] Given are { $given } lucks, but each seat needs one; so many are right:
       *[limit] A playout cannot stop at { $given }. Give a whole number:
    } { $valid }
error-bad-encoding =
    { $why ->
        [seat] { $given } is not a seat of this game. Seats:
        [buffer] Nothing can be written into a { $given }. Give something with plain bytes in one piece, such as
        [read-only] The bytes of this { $given } cannot be changed. Give something such as
        [offset] There is no place { $given } in this buffer. Places:
        [small] There is room for { $given } bytes, which is too little. So many are needed:
        [game] { $given } has no layout for learners. To have one, a game needs:
        [games] These games cannot be played side by side: { $given }. This would do:
       *[actions] The answers do not fit the games: { $given }. This would do:
    } { $valid }
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
       *[unreachable] The database { $where } cannot be reached: { $reason }. Check the address, database name, user and password.
    }
error-no-workers = This system cannot share the tables of a server among several processes. Leave out --workers, or use --workers 1.
error-backup-elsewhere = { $where } is a PostgreSQL database: copy it with PostgreSQL’s own pg_dump.
error-missing-extra = “{ $what }” needs libraries that are not installed. Install them with: pip install 'underhall[{ $extra }]'
error-nearest = Did you mean “{ $nearest }”?
error-bad-lesson =
    { $file }, line { $line }: { $why ->
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
        [goal] a puzzle cannot ask for “{ $name }”. Possible: { $nearest }.
        [unproved] “{ $name }” does not lead to the goal for certain, or is not the best.
        [not-unique] “{ $name }” is as good, or nearly.
        [too-large] there are more than { $name } positions to try.
       *[step] no legal answer fits “{ $name }”. Possible: { $nearest }.
    }
error-no-moment =
    { $why ->
        [over] nobody is asked anything after { $name } answers: choose an earlier moment.
       *[rules] this game was played under rules { $name }, which are no longer in use: a lesson cannot be made from it.
    }
error-no-puzzle =
    { $why ->
        [over] nobody is asked anything after { $name } answers: choose an earlier moment.
        [phase] after { $name } answers nobody is about to build or to fight: puzzles begin there. Choose another moment.
        [unproved] after { $name } answers no single line can be proved to be clearly the best: choose another moment.
       *[rules] this game was played under rules { $name }, which are no longer in use: a puzzle cannot be made from it.
    }
error-unknown-lesson = “{ $game }” has no lesson “{ $name }”. Lessons: { $known }.
error-unknown-puzzle = “{ $game }” has no puzzle “{ $name }”. There are { $count }, by number or name.
