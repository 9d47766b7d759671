### The page in the browser, but for the table itself.

## On every page

web-skip = Skip to the content
web-language = Language
web-nav = Pages
web-nav-home = To the start page
web-nav-new = New table
web-nav-cards = Cards
web-nav-rules = Rules
web-nav-replays = Replays
web-nav-settings = Settings
web-nav-credits = Credits
web-nav-docs = Documentation
web-version =
    Underhall { $version } · { $engine ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }
web-loading = One moment …
web-close = Close
web-retry = Try again
web-name-label = Your name
web-guest = Guest { $seat }
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
web-problem-offline = The server does not answer. Check the connection; nothing of your games is lost.
web-problem-unknown = The server could not do that. Nothing of your games is lost.
web-not-found-title = Lost in the dungeon
web-not-found-text = Nothing lies at this address. Perhaps the link was cut off, or the table is long gone.
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
        [live] 20 seconds a question, 8 for a reaction, and 3 minutes in the bank.
        [relaxed] A minute a question, 20 seconds for a reaction, and 10 minutes in the bank.
        [slow] A day a question: nobody has to sit there.
       *[untimed] Everybody may think as long as they like.
    }
web-bot =
    { $bot ->
        [greedy] Bot, greedy
        [random] Bot, plays at random
       *[other] Bot, { $bot }
    }

## Start

web-start-free = Open source · no account needed
web-start-tagline = A table for dungeon card games. Build the dungeon, bait the heroes, keep the souls.
web-start-play = PLAY NOW
web-start-dealing = DEALING
web-start-play-about = { $game } · you and three bots · starts at once
web-start-games = Games
web-start-mine = My tables
web-start-open = Open tables
web-start-open-none = Nobody is waiting for players just now. Open a table, or play at once against bots.
web-start-watch = Games to watch
web-start-replays-note = watch, or play on from any move
web-start-replays-none = No finished games yet. Yours will be kept here, move by move.
web-start-replays-all = All replays
web-start-hand = Cards of the day
web-game-choose = Choose
web-game-chosen = Chosen
web-game-seats = { $least }–{ $most } players
web-game-minutes = { $minutes } min
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
web-lobby-go-on = Play on
web-lobby-look = Open
web-replay-won = { $name } won
web-replay-nobody = Ended without a winner
web-replay-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
web-replay-watch = Replay: { $title }
web-replays-note = Your finished games and the public ones, move by move, through any player’s eyes.

## New table

web-new-note = Bots, friends by link, or several people at one screen.
web-new-seats = Seats
web-new-who = Who sits in seat { $n }
web-new-me = Me
web-new-friend = A friend, by link
web-new-anybody = Anybody
web-new-add = Add a seat
web-new-cut = Remove seat { $n }
web-new-hot-seat = Several people at this screen: between turns a curtain hides the hands.
web-new-pace = Pace
web-new-public = Anybody may find and join this table
web-new-watchers = Others may watch
web-new-free-chat = Free text in the chat, not only ready-made phrases
web-new-more = All settings
web-new-open = Open this table
web-new-start = Start the game
web-new-variants = House rules
web-new-as-edition = As in the edition

## Waiting room

web-wait-title = Waiting for players
web-wait-free = free
web-wait-you = you
web-wait-who = Who may come
web-wait-public = anybody
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
web-wait-invited = { $name } invites you to play { $game }. No account, nothing to install: a name is enough.
web-wait-sit = Sit down
web-wait-full = All seats are taken
web-wait-invite = Invite friends
web-wait-invite-about = Whoever opens this link or scans the code can sit down at this table.
web-wait-link = Link to this table
web-wait-qr = QR code of the link to this table
web-wait-copy = Copy the link
web-wait-copied = Copied
web-wait-share = Share …

## Cards and rules

web-cards-note = Every card as it looks on the table. Point at one to see it large, press it for its address.
web-cards-search = Name, text or id
web-cards-kinds = Kinds of cards
web-cards-treasures = Treasures
web-cards-all = All
web-cards-kind =
    { $kind ->
        [boss] Bosses
        [room] Rooms
        [trap] Traps
        [monster] Monsters
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
web-cards-none = No cards match. Try fewer words, or another kind.
web-cards-large = The card, large
web-cards-copies = In the box
web-cards-copies-first = In the first printings
web-cards-players = Used with
web-cards-players-from = from { $n } players
web-cards-printed = Printed
web-cards-first-only = only in the first printings
web-cards-id = Id
web-rules-note = Every rule and every ruling by its id, as the log quotes it. The rule texts are in English.
web-rules-search = Words, or an id such as { $id }
web-rules-sections = Sections
web-rules-count =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-rules-differs = Editions differ
web-rules-none = No rules match. Try fewer words.

## Settings

web-settings-note = Kept in this browser.
web-settings-you = You
web-settings-name-about = What others see at the table.
web-settings-save = Save
web-settings-saved = Saved.
web-settings-plain-font = Plain font for titles, too
web-settings-motion = Motion
web-settings-speed = Speed of what happens at the table
web-settings-moving = Animations
web-settings-motion-value =
    { $motion ->
        [full] Always
        [none] Never
       *[auto] As the system says
    }
web-settings-sound = Sound
web-settings-sound-all = Sound on
web-settings-sound-group =
    { $group ->
        [mine] What I do, and what happens to me
        [others] What others do
        [clock] The clock
       *[chat] The chat
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
web-credits-own = Badges, seat emblems, meters, small signs, walls, frames and card backs are drawn for Underhall.
web-credits-fonts = Typefaces
web-credits-libraries = Software
web-credits-licences = The licences in full
web-credits-games = The games
web-credits-games-about = Boss Monster, Super Boss Monster and Munchkin Quest are trademarks of their owners. Underhall is a fan project, not affiliated with or endorsed by the publishers. Card effects are in our own words.

## Cards on the table

web-card-damage = damage { $damage }
web-card-face-down = face-down card
web-card-off = Deactivated
web-card-off-short = off
web-card-beneath = +{ $n } below
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
web-best-none = No finished game yet.
web-new-contents = What is on the table
web-new-solo = Solo
web-new-solo-about = Nobody to outbid: heroes come when you show enough of their treasure. Souls minus wounds earn a title.
web-new-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-new-refused = The rulebook does not allow this: { $why }.
web-new-nearest = Take the nearest: { $nearest }
