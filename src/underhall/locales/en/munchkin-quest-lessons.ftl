# Lessons of Munchkin Quest: src/underhall/lessons/munchkin-quest

lesson-munchkin-quest-steps = Steps and searching
    .goal = Walk into a room and search it.
    .end = Each turn you have moves: spend them on steps, on new rooms and on searching.
lesson-munchkin-quest-steps-walk = You have three moves this turn. A step into the next room costs one. Walk into { room-waiting-room }.
lesson-munchkin-quest-steps-stay = Your turn would be over, and nothing gained. Use your moves.
lesson-munchkin-quest-steps-search = Search the room. The dice decide what you find: mostly gold, sometimes a treasure, sometimes a monster.

lesson-munchkin-quest-gear = Gear and levels
    .goal = Become stronger before the first fight.
    .end = Strength is your level plus your gear. Level 10 is what you need for the Boss.
lesson-munchkin-quest-gear-sword = Items in your hand do nothing. Lay out { card-t-begrudging-sword }.
lesson-munchkin-quest-gear-helmet = Now { card-t-firefighters-helmet }: one item for each part of you.
lesson-munchkin-quest-gear-level = You have 1,100 gold. 1,000 in gold or items buy a level.
lesson-munchkin-quest-gear-pay = You could pay with items. Gold alone is enough here: keep your gear.
lesson-munchkin-quest-gear-keep = You need that item, and you have enough gold.
lesson-munchkin-quest-gear-declined = Then you stay at level 1.

lesson-munchkin-quest-explore = A new room
    .goal = Open a room that nobody has seen, and beat what lives there.
    .end = New rooms bring monsters, monsters bring levels and treasures.
lesson-munchkin-quest-explore-explore = Explore in any direction. A monster usually waits in a new room.
lesson-munchkin-quest-explore-roll = Your strength and one die against its level and its dice. You have 5 against 1: roll.
lesson-munchkin-quest-explore-alone = You do not need help here, and a helper wants a share.
lesson-munchkin-quest-explore-save = Keep this card for a harder fight.
lesson-munchkin-quest-explore-never = Giving up is never necessary here.

lesson-munchkin-quest-fight = A fight
    .goal = Beat a monster for a level and treasures.
    .end = Whoever has more, strength and dice together, wins the fight.
lesson-munchkin-quest-fight-walk = { card-m-lame-goblin } is in { room-waiting-room }. Walk in: that starts the fight.
lesson-munchkin-quest-fight-roll = Your 5 and a die against its 1 and a die. Roll.

lesson-munchkin-quest-run = Losing and running away
    .goal = See what happens when a fight is lost.
    .end = Losing costs a hit, then you run. A die decides whether the monster catches you: if it does, its Bad Stuff strikes.
lesson-munchkin-quest-run-walk = { card-m-ogre-dentist } is level 6 and you have no gear. Walk in anyway: this is only a lesson.
lesson-munchkin-quest-run-lose = You have 1 against 6. Roll, lose, and watch how you run.
lesson-munchkin-quest-run-alone = Help comes in the next lesson. This time roll.
lesson-munchkin-quest-run-never = Giving up is never necessary here.
lesson-munchkin-quest-run-where = You lost a hit and escaped. Stay away from this one: explore in another direction.
lesson-munchkin-quest-run-again = The same monster would be waiting there.

lesson-munchkin-quest-help = Help for sale
    .goal = Ask for help and pay for it.
    .end = One helper adds strength and dice. The price is agreed first, and it is kept.
lesson-munchkin-quest-help-walk = { card-m-ogre-dentist } is level 6, you have 3. { $opponent } is strong. Walk in.
lesson-munchkin-quest-help-call = Call for help before you roll.
lesson-munchkin-quest-help-weak = 3 against 6, and it has two dice: you would almost certainly lose.
lesson-munchkin-quest-help-never = Giving up is never necessary here.
lesson-munchkin-quest-help-accept = { $opponent } wants one treasure for it. You still gain the level: accept.
lesson-munchkin-quest-help-roll = 13 against 6. Roll.

lesson-munchkin-quest-loot = What lies around
    .goal = Pick up an item.
    .end = Picking up costs one move, however much you take.
lesson-munchkin-quest-loot-walk = Something lies in { room-waiting-room }. Walk there.
lesson-munchkin-quest-loot-take = Pick up what lies here.
lesson-munchkin-quest-loot-item = Choose { card-t-party-cone }.
lesson-munchkin-quest-loot-left = It is right at your feet: take it.

lesson-munchkin-quest-monsters = Where monsters go
    .goal = Read the arrows, and keep out of a monster’s way or meet it.
    .end = The die’s colour says which arrows count, and all monsters follow them, one room after another. The colour of a base says who rolls for the monster, not where it goes.
lesson-munchkin-quest-monsters-watch = After each turn the Monster Die is rolled. Look at the arrows in { room-waiting-room }: red points east. End your turn and watch { card-m-lame-goblin }.
lesson-munchkin-quest-monsters-fight = That would be a fight. First see how it moves: end your turn.
lesson-munchkin-quest-monsters-later = Not now: this lesson is about the monster.
lesson-munchkin-quest-monsters-never = Giving up is never necessary here.
lesson-munchkin-quest-monsters-free = The die showed red, and { card-m-lame-goblin } followed the red arrow east. Then it showed orange: there is no orange arrow in its room, so it stayed. The way is free: walk into { room-waiting-room }.
lesson-munchkin-quest-monsters-stay = Your turn would be over. Use your moves.
lesson-munchkin-quest-monsters-base = Now you choose the moment yourself: follow it into { room-beige-chamber }. Walking in starts the fight.
lesson-munchkin-quest-monsters-back = That leads away from it.

lesson-munchkin-quest-boss = The Boss
    .goal = Kill the Boss and win the game.
    .end = Level 10 is not the end: the Boss must be killed at the Entrance. It is always level 20, whatever card it is, and only munchkins of level 10 may help.
lesson-munchkin-quest-boss-lay = You are level 10. The Boss is level 20, and you have only 15: lay out { card-t-handheld-ballista } first.
lesson-munchkin-quest-boss-walk = Now walk to the Entrance. Whoever comes there at level 10 meets the Boss.
lesson-munchkin-quest-boss-roll = Even { card-m-goldfish } is level 20 as the Boss. You have 21: roll.

lesson-munchkin-quest-sell-help = Sell your help
    .goal = Help someone, for a price.
    .end = A helper gains no level, but keeps what was agreed. Promises are always kept.
lesson-munchkin-quest-sell-help-end = { $opponent } is about to walk into { card-m-ogre-dentist }, far too strong for one. You are next door. End your turn.
lesson-munchkin-quest-sell-help-wait = Wait for { $opponent } this time: end your turn.
lesson-munchkin-quest-sell-help-price = { $opponent } calls for help. The monster has one Treasure: ask for it.
lesson-munchkin-quest-sell-help-refuse = Then { $opponent } loses, and you get nothing.
lesson-munchkin-quest-sell-help-cheap = Help for nothing? There is a Treasure to be had.
lesson-munchkin-quest-sell-help-gold = Gold can be part of the price as well. Name whatever you like.
lesson-munchkin-quest-sell-help-lay = You won together, and { card-t-party-cone } is yours. Lay it out right away, or keep it in your hand.
lesson-munchkin-quest-sell-help-packed = In the pack it gives no bonus.
lesson-munchkin-quest-sell-help-later = That card has time.
