### What the server says: how it is started, what is said at a table, what it refuses.

cli-serve-help = Serve the table in the browser, for you and your friends.
cli-serve-host = The address to listen at; with 0.0.0.0 other machines can join.
cli-serve-port = The port to listen at.
cli-serve-db = The database in which games are kept, such as sqlite:///games.db.
cli-serve-public-url = The address at which guests find the server, such as https://underhall.example.org. Needed when it has a name of its own.
cli-serve-no-limits = Let everybody do everything as often as they like (for measuring).
cli-serve-ready = Underhall is open: { $url } (Ctrl+C closes it)
cli-serve-missing =
    { $commits ->
        [one] Warning: the last change to this database is missing.
       *[other] Warning: the last { $commits } changes to this database are missing.
    } The file beside it that ends in -wal is gone or was cut, or an older copy has been put in its place.
cli-backup-help = Copy the database of the games into a file, also while the server is running.
cli-backup-file = The file to write the copy to.
cli-backup-done = The database has been copied to { $file }; tables in it: { $tables }.
cli-play-no-browser = Only start the server; open the page yourself.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-hurry = Your turn, please!
phrase-nice-trap = Nice trap!
phrase-poor-hero = Poor hero…
phrase-rematch = Another game?
phrase-goodbye = Goodbye!

notice-cards-changed = The cards have been updated: since the start of this turn, this game is played with the new ones.
notice-cards-dealt-anew = The cards have been updated, so this game starts over with the new ones.

docs-not-built = The documentation has not been built: “make docs” builds it.

refused-answered = You have already answered that question differently.
refused-behind = Your connection could not keep up. The table is being opened again.
refused-broken = Something went wrong on the server. Nothing of your game is lost; please try again.
refused-chat-empty = Write something first.
refused-busy = The server is busy looking things up. Try again in a moment.
refused-chat-phrase = There is no such phrase.
refused-chat-presets-only = At this table only the preset phrases can be said.
refused-crowded = Too many are watching this table already.
refused-flood = Far too much came from this page at once, so the connection was closed. Reload the page.
refused-damaged = What is stored of this table cannot be read any more, so its game cannot go on. Whoever runs the server can put back a copy.
refused-frame = The server did not understand what the page sent. Reload the page.
refused-full = All seats at this table are taken.
refused-host = This server does not know itself by that name. Use its address in numbers, or ask the host to start it with --public-url.
refused-method = That cannot be done here.
refused-no-such-eyes = You cannot watch from that seat.
refused-no-such-moment = The game has no such moment.
refused-no-such-option = That is not one of the options.
refused-no-table = There is no such table, or the invitation is not valid. Ask for the link again.
refused-nobody = No player with that number is at this table.
refused-nobody-plays = At least one seat must be yours.
refused-not-away = That player is still here.
refused-not-away-long = That player may just have lost the connection. A bot can take over in { $seconds } s.
refused-not-found = There is nothing here.
refused-not-over = The game is not over yet.
refused-not-owner = Only the one who opened the table can do that.
refused-not-started = The game has not started yet.
refused-not-stored = That could not be stored, so nothing has changed. Please try again in a moment.
refused-not-your-seat = That seat is not yours.
refused-old-rules = This game was played by older rules or with other cards: it can be viewed but not replayed.
refused-opened-elsewhere = This seat has been opened in another window.
refused-origin = This request came from another site.
refused-other-cards = This game was played with other cards than those in use now. It can be neither continued nor looked at with them.
refused-over = The game is over.
refused-policy = Unknown “Ask me” setting.
refused-request = The server did not understand that request.
refused-resigned = You have resigned; a bot plays in your place.
refused-seat-taken = That seat is taken. Choose another one.
refused-seed = Anyone who knows the seed can predict every card, so you can set one only in games without other people.
refused-slow = The request took too long to arrive.
refused-sockets = Too many connections from your network are open. Close some tables and try again.
refused-stale = That question is no longer open. The table is being brought up to date.
refused-started = The game has already started.
refused-text-odd = That text has characters that cannot be shown here.
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
refused-too-large = That is too large.
refused-undo = Nothing can be taken back: new information has been revealed since.
refused-undo-late = Too late: somebody has already reacted.
refused-unreadable = The table cannot be read at the moment. Nothing of your game is lost; please try again.
refused-watching = You are watching; only those who play can do that.
