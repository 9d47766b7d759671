### Errors: what was wrong, and what would be right.

error-unknown-game = There is no game “{ $name }”. Games: { $known }.
error-unknown-option = There is no option “{ $name }”. Options: { $known }.
error-bad-option-value = “{ $value }” is not a value of the option “{ $name }”. Valid values: { $valid }.
error-bad-option-combination = These options do not go together: { $why }. The nearest that works: { $nearest }.
error-bad-seat-count = “{ $game }” is played by { $least } to { $most } players; seats asked for: { $seats }.
error-unknown-bot = There is no bot “{ $name }”. Bots: { $known }.
error-unknown-card = There is no card “{ $name }”. The nearest ids: { $nearest }.
error-unknown-rule = There is no rule “{ $name }”. The nearest ids: { $nearest }.
error-unknown-language = The language “{ $name }” is not available. Languages: { $known }.
error-not-your-decision = Seat { $seat } has nothing to decide now. The game is waiting for: { $waiting }.
error-stale-answer = The answer of seat { $seat } belongs to decision { $asked }, which is closed. Open now: decision { $now }.
error-option-not-offered = Seat { $seat } answered “{ $given }”, which is not offered. Offered: { $offered }.
error-game-over = The game is over: nothing is left to decide. Start a new game or load a save.
error-no-history = This is a copy of a game without its history, so it cannot be saved. Save the game it was copied from.
error-damaged-save =
    This save cannot be loaded: { $why ->
        [not-a-save] it is not an Underhall save
        [cut-short] its end is missing
        [altered] it was changed or cut after it was written
        [unreadable] a part of it cannot be read
        [bad-answer] it holds an answer that was not possible in this game
       *[other-state] playing it again leads to another position than the one stored
    }. Use an undamaged copy of the file.
error-unreadable-file =
    { $why ->
        [missing] There is no file “{ $file }”. Check its name and its folder.
        [folder] “{ $file }” is a folder. Name a file in it.
       *[forbidden] The file “{ $file }” cannot be read: { $reason }.
    }
error-newer-save = This save was made by a newer Underhall (version { $found }; up to { $supported } can be loaded). Update Underhall to load it.
error-other-cards = This save of “{ $game }” was made with other card data ({ $found }); the cards in use are { $expected }. Load it with the card data it was made with.
error-unknown-in-state =
    This game cannot be continued: { $why ->
        [card] its card “{ $name }” is gone
        [field] it stores “{ $name }”, which is unknown
       *[program] it was in the middle of “{ $name }”, which is unknown
    }. Use the version of Underhall that it was played with.
error-bad-card-data = Card data { $file }, “{ $card }”: { $why }. Valid: { $valid }.
error-usage =
    { $why ->
        [no-such-command] There is no command “{ $given }”. Commands:
        [no-such-option] There is no option “{ $given }” here. Usage:
        [missing] “{ $given }” is missing. Usage:
        [bad-value] This is not a value for “{ $given }”. Usage:
        [bad-option] The option “{ $given }” lacks its value, or takes none. Usage:
        [no-checkout] “{ $given }” reads the tests and works only inside a checkout of the project:
       *[not-understood] “{ $given }” was not understood. Usage:
    } { $valid }
error-port-taken = Port { $port } at { $host } is already in use. Choose another one with --port.
error-unusable-host =
    { $why ->
        [unknown] There is no machine called “{ $host }”. Choose another address with --host.
        [elsewhere] “{ $host }” is not an address of this machine. Choose another one with --host, such as 127.0.0.1 or 0.0.0.0.
       *[forbidden] Port { $port } at { $host } is not allowed for you. Choose one above 1023 with --port.
    }
error-unusable-database =
    { $why ->
        [in-use] Another server is already using the database { $where }. Stop it, or choose another database with --db.
        [unsupported] Underhall cannot use the database { $where }. Use SQLite (sqlite:///games.db) or PostgreSQL (postgresql://…).
        [no-driver] The driver for the database { $where } is not installed ({ $reason }). Install it with: pip install 'underhall[postgresql]'
        [folder] { $where } is a folder. Name a file in it with --db, such as sqlite:///games.db.
        [missing] There is no database { $where }. Choose another one with --db.
        [unwritable] The database { $where } cannot be opened for writing: { $reason }.
        [damaged] { $where } is not a database of Underhall, or is damaged: { $reason }. Put a copy of it in its place, or choose another one with --db.
        [newer] The database { $where } was written by a newer Underhall. Update Underhall to use it.
       *[unreachable] The database { $where } cannot be reached: { $reason }. Check its address, its name, the user and the password.
    }
error-backup-elsewhere = { $where } is a PostgreSQL database: copy it with PostgreSQL’s own pg_dump.
error-missing-extra = “{ $what }” needs libraries that are not installed. Install them with: pip install 'underhall[{ $extra }]'
error-nearest = Did you mean “{ $nearest }”?
