### What the server says: how it is started, what is said at a table, what it refuses.

cli-serve-help = Serve the table in the browser for you and your friends.
cli-serve-host = The address to listen on; 0.0.0.0 lets other machines join.
cli-serve-port = The port to listen on.
cli-serve-db = The database that stores the games, such as sqlite:///games.db.
cli-serve-bus = The Redis through which several servers over one PostgreSQL database share the tables, such as redis://localhost:6379.
cli-serve-public-url = The address guests use to reach the server, such as https://underhall.example.org. Needed when the server has its own domain name.
cli-serve-workers = How many processes share the tables: as many as the machine has cores, if one is too busy.
cli-serve-no-limits = Lift all rate limits (for measuring).
cli-serve-ready = Underhall is running: { $url } (Ctrl+C stops it)
cli-serve-missing =
    { $commits ->
        [one] Warning: the last change to this database is missing.
       *[other] Warning: the last { $commits } changes to this database are missing.
    } The -wal file next to it is gone or was cut short, or an older copy has been put in its place.
cli-backup-help = Copy the database to a file, even while the server is running.
cli-backup-file = The file to write the copy to.
cli-backup-done = The database has been copied to { $file }; tables in it: { $tables }.
cli-play-no-browser = Only start the server; you open the page yourself.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-hurry = Your turn!
phrase-nice-trap = Nice trap!
phrase-poor-hero = Poor hero…
phrase-rematch = Another game?
phrase-goodbye = Goodbye!

notice-cards-changed = The cards have been updated. This game has used the new ones since the start of this turn.
notice-cards-dealt-anew = The cards have been updated, so this game starts over with the new ones.

docs-not-built = The documentation has not been built. Build it with “make docs”.

refused-answered = You have already answered that question differently.
refused-banned = You cannot play on this server: its host has banned you. Ask the host if you think that is a mistake.
refused-behind = Your connection could not keep up. Reopening the table.
refused-broken = Something went wrong on the server. Your game is safe; please try again.
refused-chat-empty = Write something first.
refused-busy = The server is busy. Please try again in a moment.
refused-chat-phrase = There is no such phrase.
refused-chat-presets-only = This table allows preset phrases only.
refused-complaint = There is nobody like that at this table to report.
refused-contribution = That cannot be a random number for the shuffle: send 64 hexadecimal digits.
refused-contribution-early = Not everyone has sat down yet. Keep your random number until all seats are taken.
refused-contribution-late = The cards have already been dealt.
refused-contribution-other = That random number does not fit the seal you handed in when you sat down.
refused-seal = That cannot be the seal of a random number: send the 64 hexadecimal digits of its hash, or leave it out.
refused-not-seeking = This table is not looking for opponents.
refused-crowded = Too many people are already watching this table.
refused-draining = The server is about to restart. Open your table in a moment; running games will continue.
refused-flood = This page sent far too much at once, so the connection was closed. Reload the page.
refused-damaged = The stored data of this table can no longer be read, so the game cannot continue. The host can restore it from a backup.
refused-frame = The server did not understand what the page sent. Reload the page.
refused-full = All seats at this table are taken.
refused-hint-failed = The hint could not be worked out. Your game is safe; please try again.
refused-hint-no-choice = There is nothing to choose here.
refused-hint-people = Hints are available only at tables without other people.
refused-host = This server is not set up for that address. Use its numeric address, or ask the host to start it with --public-url.
refused-method = That is not possible here. Reload the page and try again.
refused-muted = The host has muted you for now. The preset phrases still work.
refused-name-kept = Your account uses the name { $name }, so that is your name everywhere.
refused-name-taken = That name, or one that looks like it, is already taken. Choose another one.
refused-no-account = You need an account for that. You can create one or log in on the account page.
refused-rated-hint = There are no hints in rated games.
refused-rated-seats = A rated table needs exactly one seat for you, at least one more seat, and a random seed.
refused-rated-sets = There are no house sets in rated games.
refused-signed-out = This device has been logged out. Reload the page to continue.
refused-no-such-eyes = You cannot watch from that seat.
refused-no-such-moment = The game has no such moment.
refused-no-such-option = That is not one of the options.
refused-no-table = There is no such table, or the invitation is not valid. Ask for a new link.
refused-nobody = No player with that number is at this table.
refused-nobody-plays = At least one seat must be yours.
refused-not-away = That player is still here.
refused-not-away-long = That player may have only just lost the connection. A bot can take over in { $seconds } s.
refused-not-found = There is nothing at this address. Check the link, or go back to the start page.
refused-not-over = The game is not over yet.
refused-not-owner = Only the person who opened the table can do that.
refused-not-started = The game has not started yet.
refused-not-stored = That could not be saved, so nothing has changed. Please try again in a moment.
refused-not-your-seat = That seat is not yours.
refused-old-rules = This game was played with older rules or different cards: it can be viewed but not replayed.
refused-opened-elsewhere = This seat is open in another window.
refused-origin = This request came from another site. Open Underhall directly and try again.
refused-other-cards = This game was played with different cards from those in use now, so it can be neither continued nor viewed.
refused-over = The game is over.
refused-own-bot = Bots of your own cannot play on a server. Bots here: { $known }.
refused-policy = Unknown “Ask me” setting.
refused-puzzle-failed = The puzzle could not be made: it took too long, or something went wrong. Please try again.
refused-report-failed = The report could not be made. Please try again.
refused-report-old-rules = This game was played with older rules or different cards, so the coach cannot analyse it.
refused-report-one = Your other report is still in progress. Wait until it is ready.
refused-request = The server did not understand that request.
refused-resigned = You have resigned; a bot is playing in your place.
refused-seat-taken = That seat is taken. Choose another one.
refused-seed = Anyone who knows the seed can predict every card, so you can set one only in games without other people.
refused-slow = The request took too long to arrive.
refused-sockets = There are too many open connections from your network. Close some tables and try again.
refused-stale = That question is no longer open. Updating the table.
refused-started = The game has already started.
refused-text-odd = That text contains characters that cannot be shown here.
refused-text-too-long =
    That is too long: at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
refused-too-fast =
    Slow down a little: try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
refused-too-large = That is too large. Send less at once.
refused-undo = That cannot be undone: new information has been revealed since.
refused-undo-late = Too late: someone has already reacted.
refused-unreadable = The table cannot be read right now. Your game is safe; please try again.
refused-watching = You are watching; only players can do that.
refused-words = The host does not allow one of the words in that text. Please rephrase it.
