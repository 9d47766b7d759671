### The games by name, and what each is about; the bots by strength, and how each plays.

game-boss-monster = Boss Monster
    .about = Lure heroes, bury them.
    .minutes = 20

game-super-boss-monster = Super Boss Monster
    .about = Town, market and minions.
    .minutes = 35

game-munchkin-quest = Munchkin Quest
    .about = Explore, fight, haggle, run.
    .minutes = 90

bot-random = Random
bot-random-about = Plays anything that is allowed.
bot-easy = Easy
bot-easy-about = A beginner: plays sensibly, but overlooks a lot.
bot-normal = Normal
bot-normal-about = Takes whatever looks best right now.
bot-hard = Hard
bot-hard-about = Plays by a neural net that learned the game by playing against itself.
bot-nightmare = Nightmare
bot-nightmare-about = Follows its net’s best moves through imagined games before it decides.
bot-adaptive = Adapts to you
bot-adaptive-about = The better it stands, the weaker it plays.
bot-search = Search
bot-search-about = Thinks for as long as it is told to.
bot-greedy = Greedy
bot-greedy-about = Plays like the normal bot: this was its name before.

# Cards of house sets, in every game.
event-house-card-cut-off = House card { $card } did not work: its effect was cut short.
