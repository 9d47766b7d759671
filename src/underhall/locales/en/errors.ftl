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
        [no-budget] “{ $given }” does not work: only “search” can be told how long to think. Right would be:
        [module] The module of the bot “{ $given }” cannot be imported. Right would be:
        [class] The module of the bot “{ $given }” has no such class. Right would be:
       *[command] The program of the bot “{ $given }” was not found. Right would be:
    } { $valid }
error-bot-replaced =
    The bot “{ $name }” { $why ->
        [raised] failed
        [rubbish] gave an answer that is not the place of an option
        [silent] did not answer in time
       *[ended] has ended
    }: { $given }. The greedy bot answered instead, and the game went on.
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
