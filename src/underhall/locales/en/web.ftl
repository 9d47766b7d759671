### The page in the browser, but for the table itself.

## On every page

web-skip = Skip to content
web-language = Language
web-nav = Pages
web-nav-home = Start page
web-nav-new = New table
web-nav-cards = Cards
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-replays = Replays
web-nav-settings = Settings
web-nav-account = Account
web-nav-credits = Credits
web-nav-docs = Documentation
web-version =
    Underhall { $version } · { $engine ->
        [release] compiled engine (PGO, LTO)
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }
web-loading = One moment…
web-close = Close
web-retry = Try again
web-list-more = Show more
web-name-label = Your name
web-name-ask = What should the others call you?
web-name-ask-about = Asked once; you can change it in the settings.
web-name-missing = Please enter a name: one to 24 characters.
web-you = You
web-guest =
    { $seat ->
        [0] Guest
       *[other] Guest { $seat }
    }
web-bot-name =
    { $seat ->
        [0] Ada
        [1] Bruno
        [2] Chiyo
        [3] Dmytro
        [4] Eszter
       *[other] Fatou
    }
web-problem-title = That did not work
web-problem-offline = The server is not responding. Check your connection; your games are safe.
web-problem-unknown = The server could not do that. Your games are safe.
web-offline-title = No connection
web-offline-text = Underhall cannot reach its server. Check your connection; your games are safe, and this page tries again by itself.
web-not-found-title = Lost in the dungeon
web-not-found-text = There is nothing at this address. The link may be incomplete, or the table may be long gone.
web-not-found-back = Back to the start page
web-pace =
    { $pace ->
        [live] Live clock
        [relaxed] Relaxed clock
        [slow] A day per move
       *[untimed] No clock
    }
web-pace-about =
    { $pace ->
        [live] 20 seconds per question, 8 per reaction, plus 3 minutes in reserve.
        [relaxed] A minute per question, 20 seconds per reaction, plus 10 minutes in reserve.
        [slow] A day per question: nobody has to stay at the table.
       *[untimed] Everyone can think for as long as they like.
    }
web-bot =
    { $bot ->
        [easy] Easy bot
        [normal] Normal bot
        [greedy] Normal bot
        [hard] Hard bot
        [nightmare] Nightmare bot
        [adaptive] Bot that adapts to you
        [random] Random bot
       *[other] Bot: { $bot }
    }
web-strength =
    { $bot ->
        [easy] Easy
        [hard] Hard
        [nightmare] Nightmare
        [adaptive] Adapts to you
       *[normal] Normal
    }
web-opponent-easy = Mossy
    .about = Plays like a beginner: sensible moves, and now and then a blunder.
web-opponent-normal = Bruin
    .about = Counts what a move brings right now, and never plans ahead.
web-opponent-hard = Nana Webb
    .about = Has learned from a great many games what pays off later.
web-opponent-nightmare = Old Hydra
    .about = Plays the game out hundreds of times in its head before each move.
web-opponent-adaptive = Wobbles
    .about = Takes shape as you play: the better you do, the better it gets.
web-opponents = Who plays in seat { $n }?
web-opponents-about = Choose a seat in the list, then a character.
web-opponents-seat = seat { $n }
web-opponents-strength = Strength
web-opponents-pips = { $n } of { $most }
web-opponents-varies = like yours

## Start

web-start-free = Open source · no account needed
web-start-tagline = A table for dungeon games. Build the dungeon, lure the heroes, keep the souls.
web-start-play = PLAY NOW
web-start-show-me = Show me how
web-start-first-lesson = First lesson
web-start-dealing = DEALING
web-start-play-about =
    { $bot ->
        [easy] { $game } · you and three easy bots
       *[normal] { $game } · you and three normal bots
    }
web-start-games = Games
web-start-mine = My tables
web-start-mine-more =
    { $n ->
        [one] { $n } more table
       *[other] { $n } more tables
    }
web-start-mine-less = Show fewer
web-start-open = Open tables
web-start-open-none = No table is waiting for players right now. Open one, or play against bots right away.
web-start-watch = Games to watch
web-start-replays-note = watch, or play on from any move
web-start-replays-none = No finished games yet. Yours will be kept here, move by move.
web-start-replays-all = All replays
web-game-seats = { $least }–{ $most } players
web-game-minutes = { $minutes } min
web-lobby-free =
    { $n ->
        [0] all seats taken
        [one] { $n } seat free
       *[other] { $n } seats free
    }
web-lobby-turn = turn { $turn }
web-lobby-ended = finished
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-go-on = Continue
web-lobby-look = Open
web-lobby-your-move = Your move
web-lobby-clear = Remove: { $names }
web-lobby-clear-sure =
    { $how ->
        [open] Leave this table?
        [alone] End this game and remove it?
        [ended] Remove this table from the list?
       *[shared] Resign and remove it? A bot will play on for you.
    }
web-lobby-clear-yes = Remove
web-lobby-clear-no = Keep
web-replay-won = { $name } won
web-replay-nobody = No winner
web-replay-score = { $name } { $score }
web-replay-scores =
    { $game ->
        [munchkin-quest] Level: { $scores }
       *[other] Souls minus wounds: { $scores }
    }
web-replay-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
web-replay-watch = Replay: { $title }
web-replays-note = Your finished games and the public ones, move by move, from any seat.

## New table

web-new-note = Play bots, invite friends with a link, or share one screen.
web-new-seats = Seats
web-new-who = Who sits in seat { $n }
web-new-me = Me
web-new-here = Someone at this screen
web-new-friend = A friend, by link
web-new-anybody = Anyone
web-new-add = Add a seat
web-new-cut = Remove seat { $n }
web-new-hot-seat = Several people at this screen: a curtain hides the hands between turns.
web-new-pace = Pace
web-new-public = Anyone can find and join this table
web-new-watchers = Others can watch
web-new-free-chat = Free text in chat, not just preset phrases
web-new-more = All settings
web-new-open = Open this table
web-new-start = Start the game
web-new-variants = House rules
web-new-as-edition = As in the edition

## Waiting room

web-wait-title = Waiting for players
web-wait-free = free
web-wait-you = you
web-rated = Rated
web-rated-about = changes everyone’s rating
web-wait-who = Who can join
web-wait-public = anyone
web-wait-by-link = anyone with the link
web-wait-start =
    { $n ->
        [0] Start the game
        [one] Start now: a bot takes the free seat
       *[other] Start now: bots take the free seats
    }
web-wait-owner = { $name } starts the game
web-wait-leave = Leave the table
web-wait-welcome = Take a seat
web-wait-invited = { $name } invites you to play { $game }. No account, nothing to install: just enter a name.
web-wait-sit = Sit down
web-wait-full = All seats are taken
web-wait-invite = Invite friends
web-wait-invite-about = Anyone who opens this link or scans the code can take a seat at this table.
web-wait-network = The link works on every device on your network.
web-wait-here = No phone or other computer can join yet: this server only listens to this computer. For friends on your network, stop it and start it with one of these commands:
web-wait-here-link = On this computer the link works in any browser.
web-wait-alone = This computer is not on a network, so no other device can join. Connect it, then reload this page.
web-wait-or = or, if you built it yourself:
web-wait-link = Link to this table
web-wait-qr = QR code for this table’s link
web-wait-fair = Fair shuffle: your page adds a random number. The server has fixed its secret already; the fingerprint is { $mark }.
web-wait-opening = Everyone is here. The random numbers are coming together
web-seek-title = Find opponents
web-seek-about = The game starts by itself as soon as enough people have come.
web-seek-go = Find opponents
web-seek-waiting = Looking for opponents
web-seek-stay = Keep this page open: the search ends when you close it.
web-seek-nobody = Nobody has come yet. Play against bots now, or keep waiting.
web-seek-bots = Play with bots
web-seek-stop = Stop looking
web-seek-gone = The search has ended, because this page was out of reach for too long. You can start a new one.
web-wait-copy = Copy link
web-wait-copied = Copied
web-wait-share = Share…

## Cards and rules

web-cards-note = Every card as it looks on the table. Point at one to see it large; select it for its own page.
web-cards-search = Name, text or ID
web-cards-kinds = Card types
web-cards-treasures = Treasures
web-cards-all = All
web-cards-kind =
    { $kind ->
        [boss] Bosses
        [room] Rooms
        [trap] Traps
        [monster] Monsters
        [foe] Monsters
        [advanced] Advanced
        [spell] Spells
        [epic] Epic heroes
        [item] Items
        [treasure] Treasures
        [dxm] Deus ex Munchkin
        [curse] Curses
        [tile] Rooms
       *[hero] Heroes
    }
web-cards-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-cards-rooms =
    { $n ->
        [one] { $n } room
       *[other] { $n } rooms
    }
web-cards-none = No cards match. Try fewer words or another type.
web-cards-large = Enlarged card
web-cards-copies = Copies in the box
web-cards-copies-first = Copies in the first printings
web-cards-players = Used with
web-cards-players-from = { $n } or more players
web-cards-printed = Printed
web-cards-first-only = only in the first printings
web-cards-id = ID

## Settings

web-settings-note = Saved in this browser.
web-settings-you = You
web-settings-name-about = The name others see at the table.
web-settings-save = Save
web-settings-saved = Saved.
web-settings-plain-font = Plain font for titles too
web-settings-motion = Motion
web-settings-speed = Game speed
web-settings-speed-value =
    { $speed ->
        [slow] Slow
        [fast] Fast
        [off] Off
       *[normal] Normal
    }
web-settings-speed-about = How fast the table shows what happens before it asks you. Off: it asks right away.
web-settings-moving = Animations
web-settings-motion-value =
    { $motion ->
        [full] Always
        [none] Never
       *[auto] Follow the system
    }
web-settings-sound = Sound
web-settings-sound-all = Sound on
web-settings-volume = Volume
web-settings-sound-kind =
    { $kind ->
        [board] The board: cards, heroes, monsters, dice
        [harm] What is done to me
        [turn] My turn, the clock and the end
       *[chat] Chat
    }
web-settings-hints = Hints
web-settings-hints-on = Explain each new kind of decision once
web-settings-hints-again = Show all hints again
web-settings-hints-seen =
    { $n ->
        [0] No hints seen yet.
        [one] { $n } hint seen.
       *[other] { $n } hints seen.
    }

## Credits

web-credits-art = Pictures
web-credits-art-about = Card art and emblems are pixel versions (scaled down, shaded, recoloured) of icons by
web-credits-own = Badges, seat emblems, meters, small signs, walls, frames and card backs were drawn for Underhall.
web-credits-fonts = Typefaces
web-credits-libraries = Software
web-credits-licences = Full licences
web-credits-games = The games
web-credits-games-about = Boss Monster, Super Boss Monster and Munchkin Quest are trademarks of their owners. Underhall is a fan project, not affiliated with or endorsed by the publishers. Card effects are in our own words.

## Cards on the table

web-card-damage = damage { $damage }
web-card-face-down = face-down card
web-card-off = Deactivated
web-card-off-short = off
web-card-beneath = +{ $n } beneath
web-card-kind =
    { $kind ->
        [monster] { $advanced ->
            [yes] Advanced monster
           *[no] Monster
        }
       *[trap] { $advanced ->
            [yes] Advanced trap
           *[no] Trap
        }
    }
web-card-spell =
    { $when ->
        [build] Spell · Build
        [adventure] Spell · Adventure
       *[both] Spell · Build + Adventure
    }
web-card-item = Item
web-card-item-boss = When spent: { $effect }
web-card-hero =
    { $epic ->
        [yes] Epic hero
       *[no] Hero
    }
web-card-worth =
    { $n ->
        [2] Counts as 2 souls or 2 wounds.
       *[other] Counts as 1 soul or 1 wound.
    }
web-card-level-up = Levels up at 5 rooms
web-card-levelled = Level-up used
web-card-label-room = { $name }, { $kind }, damage { $damage }, treasure: { $treasure }. { $effect }
web-card-value = value { $n } gold
web-card-label-spell = { $name }, { $kind }. { $effect }
web-card-label-boss = { $name }, boss, XP { $xp }, treasure: { $treasure }, { $level }. { $effect }
web-card-label-hero = { $name }, { $kind }, health { $health }, treasure: { $treasure }. { $effect }
web-meter-souls = souls: { $value } of { $most }
web-meter-wounds = wounds: { $value } of { $most }
web-pile = { $name }: { $count }

## Games for one

web-best = Your best solo games
web-best-none = No finished games yet.
web-new-contents = Contents
web-new-solo = Solo
web-new-solo-about = No opponents: heroes come when you show enough of their treasure. Souls minus wounds earn you a title.
web-new-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-new-refused = The rulebook does not allow this: { $why }.
web-new-nearest = Use the closest match: { $nearest }

# House sets

web-house-sets = House set: { $sets }
web-sets-title = Make a card
web-sets-note = Write a card, see it drawn, and try it against bots right away. Only tables you open with it use it.
web-sets-write = Your card
web-sets-drawn = How it looks
web-sets-known = Everyone at a table can see that it uses a house set. This one:
web-sets-game = Game
web-sets-cards = What is printed, and what it does
web-sets-words = Words (English)
web-sets-draw = Draw it
web-sets-try = Try it against bots
web-sets-faults = Mistakes
web-sets-right = No mistakes found.
web-sets-how = How to write cards
web-sets-link = Write cards of your own
