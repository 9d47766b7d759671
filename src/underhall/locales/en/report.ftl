### The command `underhall report`, and the page that it writes.

cli-report-help = Let equal bots play many games and report how seats and cards did.
cli-report-seats = How many players; can be given several times. Without it, every number from two up.
cli-report-bot = The bot that plays every seat.
cli-report-games = How many games for each number of players.
cli-report-out = A folder for the page with charts, the numbers and all rows. Without it, tables are printed.
cli-report-compare = Two folders of reports: print what moved from the first to the second by more than chance.
cli-report-done = Written to { $folder }: { $files }.

report-title = How { $game } balances
report-facts = Games for each number of players: { $games }. Players: { $seats }. Bot in every seat: { $bot }. Underhall { $version }. Made with:
report-long = it takes long
report-about-wins = “Fair share” is how often the players who played the card won, as a multiple of what seats alone would give: 1.00 is fair, 2.00 is twice as often. “Sample” is how many seats that is; a card counts once for a seat and game. Intervals are at 95% (Wilson’s).
report-about-star = { $star } marks cards that differ from 1.00 by more than chance, corrected for { $count } cards (Benjamini and Hochberg, { $level }).
report-about-uses = “Taken”: how often the card was chosen when it lay open among others. “Came”: how often it was taken or drawn. “Kept”: how many of those were not discarded or lost before they were played. “Used”: how often it did what its text says, where that is an event of its own.
report-about-change = “Change” is by how many percentage points the player’s chance of winning rose with the choice to play the card, on average. Both chances are the game’s own estimate with all hands open: just before the choice, and at the next question that is not asked by a card and is not a reaction. “Decisive” is the share of these choices that changed the chance by { $least } or more, up or down.
report-about-bots = Whoever is ahead plays more cards, so that 1.00 is no sharp line for cards that everyone can have. A card that needs a plan looks weaker with these bots than it is with people.
report-lengths = Length
report-about-lengths = Rounds per game. In 19 of 20 games there are at most as many as “19 of 20” says.
report-seats = Seats
report-about-seats = Every seat has the same bot, so each should win as often as the others.
report-first = First player
report-about-first = How often whoever goes first wins, as a multiple of the fair share.
report-in-the-end = Races and classes at the end
report-about-in-the-end = By who has the card in front of them when the game ends: races and classes come and go.
report-openings = Openings
report-about-openings = By the first card that a player played, not counting the boss.
report-places = Rooms of the dungeon
report-about-places = By who was in the room at any time. Whoever gets around sees more rooms, and wins more often.
report-changes = What cards change
report-about-changes = By card, in percentage points, the best first.
report-comparison = What moved
report-moved = Figures compared: { $compared }. Moved by more than chance: { $moved } (Benjamini and Hochberg, { $level }).
report-type =
    { $type ->
        [boss] Bosses
        [room] Rooms
        [spell] Spells
        [item] Items
        [monster] Monsters
        [treasure] Treasures
        [race] Races
        [class] Classes
        [dxm] Deus ex Munchkin
       *[hero] Heroes
    }
report-figure =
    { $what ->
        [wins] Wins
        [end] Wins at the end
        [taken] Taken
        [kept] Kept
        [played] Played
        [change] Change
        [opening] Wins of the opening
        [place] Wins in the room
        [first] Wins of the first player
       *[length] Rounds
    }
report-at = { $seats } players
report-players = Players
report-median = Median
report-mean = Mean
report-slow = 19 of 20
report-longest = Longest
report-unwon = Won by nobody
report-games = Games
report-rounds = Rounds
report-won = Won
report-card = Card
report-sample = Sample
report-ratio = Fair share
report-interval = 95% interval
report-taken = Taken
report-drawn = Came
report-kept = Kept
report-played = Played
report-used = Used
report-change = Change
report-decisive = Decisive
report-choices = Choices
report-value = Value
report-low = From
report-high = To
report-what = Figure
report-before = Before
report-after = After
report-p = Adjusted p
report-table = The numbers: { $count }

### The command `underhall tournament`.

cli-tournament-help = Let bots play everyone against everyone, and rate them.
cli-tournament-bots = The bots, separated by commas: ours, or your own as MODULE:CLASS or “command PROGRAM”.
cli-tournament-seats = How many play at one table. Without it, as few as the game allows, but at least two.
cli-tournament-games = How many games for each group of bots that can sit at one table. Each deal is played again until every bot has sat in every seat.
cli-tournament-out = A folder for the results. The same command with the same folder continues where it stopped.
cli-tournament-time = How many seconds a program may take for an answer.
cli-tournament-standings = Standings
cli-tournament-rating = Rating
cli-tournament-games-played = Games
cli-tournament-against = Share of games won by the row against the column
cli-tournament-meaning = Ratings are openskill’s (Plackett–Luce); everyone begins at 25. Intervals are at 95%.
cli-tournament-found = Games that had already been played: { $games }.
cli-tournament-kept = Results: { $folder }
