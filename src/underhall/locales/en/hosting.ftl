### For whoever hosts a server: commands and options.

cli-serve-base-path = The path that everything is served under, such as /games, if other sites share the domain name.
cli-serve-proxy = A proxy that is trusted to say where a request comes from: an address or a network. Can be repeated; without it, only this machine is trusted.
cli-serve-log = Log events, one per line: “text” or “json”. Without it, only errors are printed.
cli-serve-metrics-token = A file with the token that /metrics asks for. Without it, /metrics answers only on this machine.
cli-serve-admin-token = A file with the token for the admin page. Without it, there is no admin page.
cli-serve-drain = How many seconds the server keeps running after SIGTERM while /ready says no, so that load balancers send visitors elsewhere.
cli-serve-keep-finished = Days after which finished games are deleted; 0 keeps them all.
cli-serve-keep-idle = Days without a visit after which running games are deleted; 0 keeps them all.
cli-serve-keep-open = Days without a visit after which tables whose game has not started are deleted; 0 keeps them all.
cli-serve-words = A file with words that names and chat must not contain, one per line.
cli-migrate-help = Bring a database up to date with this version.
cli-migrate-done = The database { $where } is up to date: step { $step }.
cli-restore-help = Put a copy made by “backup” into an empty database.
cli-restore-file = The file with the copy.
cli-move-help = Copy everything from one database into another, empty one: from SQLite to PostgreSQL or back.
cli-move-from = The database to copy from; its server must not be running.
cli-move-to = The empty database to copy to.
cli-move-done = Everything is in { $where } now; rows: { $rows }.
cli-admin-help = Manage a server: tables, people, reports, bans.
cli-admin-action = What to do: list, reports, bans, close, delete, ban, unban, mute, unmute, dismiss or erase.
cli-admin-subject = The table, the guest (at least 8 letters of the ID), the address or network, or the report.
cli-admin-days = How many days a ban or mute lasts; 0 is for ever.
cli-admin-reason = Why, for other admins to read.
cli-admin-done = Done. A running server notices within seconds.
cli-admin-nothing = There is nothing to show.
cli-admin-table = table
cli-admin-game = game
cli-admin-standing = state
cli-admin-people = people
cli-admin-created = opened
cli-admin-report = report
cli-admin-about = about
cli-admin-text = said
cli-admin-why = reason
cli-admin-whom = who
cli-admin-kind = kind
cli-admin-until = until
cli-admin-standing-open = waiting
cli-admin-standing-running = running
cli-admin-standing-ended = over
cli-admin-for-ever = for ever
cli-admin-ban = ban
cli-admin-mute = mute
admin-title = Underhall: admin page
admin-load = Load
admin-reports = Reports
admin-tables = Tables
admin-bans = Bans and mutes
admin-errors = Recent errors
admin-do-close = Close
admin-do-delete = Delete
admin-do-ban = Ban
admin-do-unban = Lift
admin-do-mute = Mute
admin-do-unmute = Lift
admin-do-dismiss = Dismiss
admin-do-erase = Erase
admin-cancel = Cancel
admin-ask-close = Close this table?
admin-ask-delete = Delete this table?
admin-ask-ban = Ban them?
admin-ask-erase = Erase this person?
admin-lost-close =
    { $standing ->
        [running] The game at table { $table } ({ $game }) ends now, without a winner; { $answers } answers have been given. It cannot be continued. At the table: { $people }.
       *[other] Nobody can play at table { $table } ({ $game }) any more. At the table: { $people }.
    }
admin-lost-delete = Table { $table } ({ $game }) is deleted with its chat, its replay and all { $answers } answers. This cannot be undone. At the table: { $people }.
admin-lost-ban =
    { $kind ->
        [network] Everyone from { $who } is disconnected right away and cannot come back until you lift the ban.
       *[person] { $who } is disconnected right away and cannot come back until you lift the ban. Games they are in: { $tables }.
    }
admin-lost-erase = { $who } loses name, account, ratings, friends and everything they have said. Games that a bot takes over: { $tables }. Finished games stay, without the name. This cannot be undone.
