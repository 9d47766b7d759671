### The command `underhall report`, and the page that it writes.

cli-report-help = Let equal bots play many games and report how seats and cards did.
cli-report-seats = How many players; can be given several times. Without it, every number from two up.
cli-report-bot = The bot that plays every seat.
cli-report-games = How many games for each number of players.
cli-report-out = A folder for the page with charts, the numbers and all rows. Without it, tables are printed.
cli-report-compare = Two folders of reports: print what moved from the first to the second by more than chance.
cli-report-done = Written to { $folder }: { $files }.

report-title = { $game }: balance report
report-facts = Games per player count: { $games }. Player counts: { $seats }. Bot in every seat: { $bot }. Underhall { $version }. Made with:
report-long = it takes a long time
report-about-wins = “Fair share” compares how often the players of a card won with what their seats alone would lead you to expect: 1.00 is exactly that, 2.00 is twice as often. “Sample” is the number of seats behind a figure; a card counts once per seat and game. All intervals are 95% Wilson intervals.
report-about-star = { $star } marks cards that differ from 1.00 by more than chance would explain, after correcting for { $count } cards (Benjamini–Hochberg, { $level }).
report-about-uses = “Taken” is how often the card was picked when it lay face up among others. “Gained” is how often a player picked or drew it, and “Kept” the share of those cards that were not discarded or lost before they could be played. “Used” is how often the text of the card took effect, where the log shows this as an event of its own.
report-about-change = “Change” is how many percentage points playing the card added to the player’s chance of winning, on average. The game estimates this chance with all hands open, first just before the choice and again at the next question that is neither asked by a card nor a reaction. “Decisive” is the share of these choices that moved the chance by { $least } or more, up or down.
report-about-bots = Players who are ahead play more cards, so 1.00 is not a sharp dividing line for cards that everyone can get. Cards that need a plan look weaker in the hands of these bots than they are in the hands of people.
report-lengths = Length
report-about-lengths = Rounds per game. In 19 out of 20 games the number of rounds is no higher than the figure under “19 of 20”.
report-seats = Seats
report-about-seats = The same bot plays every seat, so all seats should win equally often.
report-first = First player
report-about-first = How often the player who goes first wins, as a multiple of the fair share.
report-in-the-end = Races and classes at the end
report-about-in-the-end = Counted for the player who has the card in play when the game ends: races and classes come and go.
report-openings = Openings
report-about-openings = Counted for the first card that a player played, not including the boss.
report-places = Rooms of the dungeon
report-about-places = Counted for every player who was in the room at any point. Players who get around see more rooms and win more often.
report-changes = What each card changes
report-about-changes = Percentage points for each card, best first.
report-comparison = What moved
report-moved = Figures compared: { $compared }. Moved by more than chance would explain: { $moved } (Benjamini–Hochberg, { $level }).
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
report-drawn = Gained
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
