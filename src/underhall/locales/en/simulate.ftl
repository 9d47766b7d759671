### The command `underhall simulate`.

cli-simulate-help = Let bots play many games and count what came of them.
cli-simulate-seats = How many players. Without it, as many as there are bots, or a full table.
cli-simulate-bots = The bot of each seat, separated by commas: greedy,random,random. Without it, all are random.
cli-simulate-games = How many games. The bots move on by one seat from game to game.
cli-simulate-seed = Where the luck comes from: the same seed gives the same games.
cli-simulate-jobs = How many processes share the work. The result does not depend on it.
cli-simulate-option = An option of the game, such as edition=first-ru; may be given several times. See “underhall games”.
cli-simulate-save = A folder to write every game to, for “underhall replay”.
cli-simulate-playing = Playing
cli-simulate-bot = Bot
cli-simulate-seat = Seat
cli-simulate-wins = Wins: { $who }
cli-simulate-won = Won
cli-simulate-share = Share
cli-simulate-interval = 95 % interval
cli-simulate-counts = Games: { $games }. Decisions: { $decisions }, of which real choices: { $choices }.
cli-simulate-turns = Turns a game: { $turns }.
cli-simulate-time = Seconds: { $seconds }. Games a second: { $games }. Choices a second: { $choices }.
cli-simulate-hash = Hash of the outcomes: { $hash }

### The command `underhall balance`.

cli-balance-help = Let equal bots play many games and tell how each card did.
cli-balance-seats = How many players; may be given several times. Without it, every number from two up.
cli-balance-bot = The bot that plays every seat.
cli-balance-games = How many games for each number of players.
cli-balance-taken = Taken
cli-balance-drawn = Drawn
cli-balance-played = Played
cli-balance-used = Used
cli-balance-at = At { $seats }
cli-balance-overall = All
cli-balance-kept = Races and classes, by who has them in the end
cli-balance-keepers = Players
cli-balance-rounds = Rounds a game with { $seats } players: { $median } in the middle, { $slow } at most in 19 of 20 games, { $longest } in the longest; { $share } take no more than { $limit }. Games that nobody won: { $unwon }.
cli-balance-meaning = The last columns say how often those who played the card won, by number of players: 1.00 is their fair share, “!” is below { $low } or above { $high }. “Taken” is how often the card was chosen when it could be.
cli-balance-counts = Games for each number of players: { $games }. Bot: { $bot }.
