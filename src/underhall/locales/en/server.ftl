### What the server says: how it is started, what is said at a table, what it refuses.

cli-serve-help = Serve the table in the browser, for you and your friends.
cli-serve-host = The address to listen at; with 0.0.0.0 other machines can join.
cli-serve-port = The port to listen at.
cli-serve-db = The database in which games are kept, such as sqlite:///games.db.
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

refused-answered = You have already answered that question differently.
refused-broken = Something went wrong on the server. Nothing of your game is lost; please try again.
refused-chat-empty = There is nothing to say in that.
refused-chat-phrase = There is no such phrase.
refused-chat-presets-only = At this table only the preset phrases can be said.
refused-crowded = Too many are watching this table already.
refused-damaged = What is stored of this table cannot be read any more, so its game cannot go on. Whoever runs the server can put back a copy.
refused-frame = The server did not understand what the page sent. Reload the page.
refused-full = All seats at this table are taken.
refused-method = That cannot be done here.
refused-no-such-eyes = The game has no such seat to look from.
refused-no-such-moment = The game has no such moment.
refused-no-such-option = That is not one of the options.
refused-no-table = There is no such table, or the invitation is not valid. Ask for the link again.
refused-nobody = There is nobody of that number at this table.
refused-nobody-plays = At least one seat must be yours.
refused-not-away = That seat is not waiting for anybody.
refused-not-away-long = That player may just have lost the connection. A bot can take over in { $seconds } s.
refused-not-found = There is nothing here.
refused-not-over = The game is not over yet.
refused-not-owner = Only the one who opened the table can do that.
refused-not-started = The game has not started yet.
refused-not-stored = That could not be stored, so nothing has changed. Please try again in a moment.
refused-not-your-seat = That seat is not yours.
refused-old-rules = This game was played by older rules and can only be looked up, not played again.
refused-opened-elsewhere = This seat has been opened in another window.
refused-origin = This request came from another site.
refused-other-cards = This game was played with other cards than those in use now. It can be neither continued nor looked at with them.
refused-over = The game is over.
refused-policy = There is no such way of being asked.
refused-request = The server did not understand that request.
refused-resigned = You have resigned; a bot plays in your place.
refused-seat-taken = That seat is taken. Choose another one.
refused-seed = Whoever chooses the seed can work out every card: only a game without other people can have a seed of your own.
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
refused-undo = Nothing can be taken back: something new has come to light since.
refused-undo-late = Too late: somebody has already reacted.
refused-unreadable = The table cannot be read at the moment. Nothing of your game is lost; please try again.
refused-watching = You are watching; only those who play can do that.
