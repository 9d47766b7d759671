### The command `underhall simulate`.

cli-simulate-help = Let bots play many games and count the results.
cli-simulate-seats = How many players. Without it, one per bot named, or a full table.
cli-simulate-bots = The bot in each seat, separated by commas: easy,hard,search:50ms, or one of your own as MODULE:CLASS or “command PROGRAM”. Without it, all are random.
cli-simulate-games = How many games. The bots move one seat along after each game.
cli-simulate-paired = Deal the same cards again until every bot has sat in every seat; results then depend less on the deals.
cli-simulate-seed = The source of chance: the same seed gives the same games.
cli-simulate-jobs = How many processes share the work. The result does not depend on it.
cli-simulate-cluster = The Ray cluster whose machines share the work, as HOST:PORT of its head, instead of --jobs. This machine must be part of it. The result does not depend on it.
cli-simulate-option = An option of the game, such as edition=first-ru; can be given several times. See “underhall games”.
cli-simulate-save = A folder to save every game in, for “underhall replay”.
cli-simulate-playing = Playing
cli-simulate-bot = Bot
cli-simulate-seat = Seat
cli-simulate-wins = Wins: { $who }
cli-simulate-won = Won
cli-simulate-share = Share
cli-simulate-interval = 95% interval
cli-simulate-counts = Games: { $games }. Decisions: { $decisions }, of which real choices: { $choices }.
cli-simulate-turns = Turns per game: { $turns }.
cli-simulate-time = Seconds: { $seconds }. Games per second: { $games }. Choices per second: { $choices }.
cli-simulate-hash = Hash of the results: { $hash }
