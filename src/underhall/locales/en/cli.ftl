### The command line: help pages, headings and words.

## Help

cli-help = Dungeon games with the exact rules: look things up, play, simulate.
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-options = Options
cli-help-default = [default: { $value }]
cli-argument-game = The game, by its ID (see “underhall games”).
cli-option-help = Show this page.
cli-option-version = Show the version.
cli-version =
    underhall { $version } ({ $engine ->
        [release] compiled engine, PGO, LTO
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }, { $nets ->
        [yes] nets
       *[no] no nets
    })
cli-option-lang = The language: en, ru, uk, pl or ja. Without it, your system’s language is used.
cli-option-json = Print one JSON object and nothing else.

## underhall games

cli-games-help = List the games with their seats, profiles and options.
cli-games-heading = { $name } ({ $id }), { $least }–{ $most } players. Profiles: { $profiles }
cli-games-option = Option
cli-games-values = Values (the first is the default)
cli-games-bots = Bots
cli-games-nets =
    { $games ->
        [none] Nets for hard and nightmare: none: pip install 'underhall[bots]'
       *[other] Nets for hard and nightmare: { $games }
    }

## underhall cards

cli-cards-help = List the cards of a game, or show one in full.
cli-cards-id = The card, by its ID, such as dark-altar. Without it, all cards are listed.
cli-cards-heading =
    { $type ->
        [boss] Bosses
        [room] Rooms
        [spell] Spells
        [item] Items
        [monster] Monsters
        [treasure] Treasures
        [dxm] Deus ex Munchkin
       *[hero] Heroes
    }: { $count } different cards
cli-cards-card = Card
cli-cards-kind = Kind
cli-cards-xp = XP
cli-cards-damage = Damage
cli-cards-health = Health
cli-cards-treasure = Treasure
cli-cards-phases = Phase
cli-cards-players = Players
cli-cards-copies = Copies
cli-cards-size = Size
cli-cards-gait = Gait
cli-cards-levels = Levels for killing it
cli-cards-told = Values and effect
cli-cards-limit = In some printings: { $limit }
cli-cards-spent = When a boss spends it: { $effect }
cli-cards-first-only = Only in the first printings.
cli-cards-copies-first = Copies in the first printings: { $copies }
cli-treasure =
    { $type ->
        [cleric] cleric
        [fighter] fighter
        [mage] mage
        [thief] thief
        [explorer] explorer
       *[none] none
    }
cli-room-kind =
    { $kind ->
        [ordinary-trap] ordinary trap room
        [ordinary-monster] ordinary monster room
        [advanced-trap] advanced trap room
       *[advanced-monster] advanced monster room
    }
cli-hero-kind =
    { $kind ->
        [epic] epic hero
       *[ordinary] ordinary hero
    }
cli-phase =
    { $phase ->
        [build] build
       *[adventure] adventure
    }

## underhall rules

cli-rules-help = List the rules of a game, show one in full, or list those without a test.
cli-rules-id = The rule, by its ID, such as BM-BAIT-05. Without it, all rules are listed.
cli-rules-coverage = List the rules without a test (inside a checkout); the exit code is 1 if there are any.
cli-rules-counts = Rules: { $rules }. Rulings: { $conflicts }. Examples: { $examples }.
cli-rules-covered = Covered: { $covered }. Waived: { $waived }. Total: { $total }. Open: { $open }.
cli-rules-editions = Editions
cli-rules-source = Source
cli-rules-check = How to check
cli-rules-rulings = Our rulings on it
cli-rules-kind = Kind
cli-rules-readings = Readings
cli-rules-setting = Setting
cli-rules-related = Related rules
cli-rules-note = Note

## underhall learn

cli-learn-help = List the lessons of a game, or play one.
cli-learn-lesson = The lesson, by its name or number. Without it, all lessons are listed.
cli-learn-folder = A folder with lessons of your own; they come after ours.
cli-learn-stops = Show where learners stop, from the database of your own server.
cli-learn-how = Begin with: { $command }

## underhall puzzles

cli-puzzles-help = List the puzzles of a game, solve one, prove those of a folder, find new ones, or make one from a saved game.
cli-puzzles-action = list, play, check, mine or make.
cli-puzzles-subject = The game; for “check”, the folder; for “make”, the saved game.
cli-puzzles-puzzle = The puzzle, by its name or number. Without it, any.
cli-puzzles-folder = A folder with puzzles of your own; they come after ours.
cli-puzzles-games = How many games of bots to look through.
cli-puzzles-seed = Where the luck of these games comes from.
cli-puzzles-moment = “make”: the moment, counted in answers (as --to of “underhall replay”). The puzzle begins with the phase or fight of that moment.
cli-puzzles-as = “make”: the seat that solves it, from 0; without it, whoever is asked.
cli-puzzles-out = The folder to write to.
cli-puzzles-how = Solve one with: { $command }
cli-puzzles-proved = Proved: { $proved }. Wrong: { $faults }.

## underhall docs

cli-docs-help = Explain the numbers that learning programs see and act with.
cli-docs-page = observations (the columns) or actions (the numbers of options).

## underhall rulebook

cli-rulebook-help = Write a game’s rulebook as one HTML file, to print or to read anywhere.
cli-rulebook-out = The file to write; one that exists is replaced. Without it, the text goes to standard output.
cli-rulebook-summary = Only the one-page summary.
cli-rulebook-done = Written: { $file }

# House sets

cli-set-help = Make cards of your own, and check them.
cli-set-action = new or check.
cli-set-folder = The folder of the set.
cli-set-game = new: the game that the set is for.
cli-set-games = check: how many games bots play with the set; 0 for none.
cli-set-out = check: the file for a picture of all cards, as PNG.
cli-option-set = A folder with house cards to play with; may be repeated. See “underhall set”.
cli-set-made = Made: { $files }. Check it with: { $command }
cli-set-right =
    { $set }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, nothing wrong. { $key }
cli-set-card = Card
cli-set-drawn = Drawn
cli-set-played = Played
cli-set-won = Won with it
cli-set-cut-off = Cut off
cli-set-counts = { $games } games of { $turns } turns on average; { $endless } did not end.
cli-set-sheet = Drawn: { $file }
cli-set-playing = Playing
cli-set-failed = { $times } × { $why }

## underhall verify

cli-verify-help = Check the proof of a finished game: the shuffle, and the whole game after it.
cli-verify-file = The proof, as the page about the shuffle saves it.
cli-verify-commitment = The fingerprint that you noted before the game: 64 hexadecimal digits.
