# Lessons of Super Boss Monster: src/underhall/lessons/super-boss-monster

lesson-super-boss-monster-who-is-lured = Who gets lured?
    .goal = Lure a hero with the treasure it wants, and kill it.
    .end = A hero goes to the dungeon with the most symbols of its treasure; in a tie it stays in town. Dead heroes are souls.
lesson-super-boss-monster-who-is-lured-tie = { card-bunny } is a fighter with 4 health and goes where the most fighter symbols are. You and { $opponent } show two each: a tie. Build so that you show three, without covering a room.
lesson-super-boss-monster-who-is-lured-covered = That covers a room: its symbols and damage would be gone.
lesson-super-boss-monster-who-is-lured-still-tied = That would still be a tie: the hero stays in town.
lesson-super-boss-monster-who-is-lured-price = The hero is dead: your first soul. At the end of the turn { card-free-trial-pit } wants to be paid: discard a card, or the room is destroyed. Discard the card in your hand.
lesson-super-boss-monster-who-is-lured-gone = You would lose the room that deals 3 of your 5 damage. The card in your hand is worth less.

lesson-super-boss-monster-market = The market
    .goal = Take a card from the market and build it.
    .end = Each turn everyone takes one card from the market and sends the minion out, then builds.
lesson-super-boss-monster-market-take = The city phase: take one card from the market. { card-bunny } is a fighter with 4 health; your dungeon deals 1 damage. Take the room that helps most.
lesson-super-boss-monster-market-other = That does not help against this hero. Look for damage and for a fighter symbol.
lesson-super-boss-monster-market-send = Now send your minion out. Each space shows what it will do for you in the minion phase. Any space is fine this time.
lesson-super-boss-monster-market-build = Build the room you took at the left end: 4 damage is enough.
lesson-super-boss-monster-market-weak = Count again: the rooms together must deal 4 damage.

lesson-super-boss-monster-minion = Your minion at work
    .goal = Win a hero with an errand.
    .end = A minion stands on one space, and no other minion can stand there. Its errand comes after the rooms are built.
lesson-super-boss-monster-minion-take = Take any card from the market.
lesson-super-boss-monster-minion-send = { card-bunny } is a fighter; you and { $opponent } show two fighter symbols each. Which errand gives you one more for this turn?
lesson-super-boss-monster-minion-tie = A useful errand, but the tie stays, and so does the hero. One errand at the stadium shows a fighter symbol.
lesson-super-boss-monster-minion-build = Build any room at the left end. Then the minion does its errand, and the hero comes to you.
lesson-super-boss-monster-minion-covered = That covers a room that you need.
lesson-super-boss-monster-minion-nothing = Build a room: there is a free place at the left end.

lesson-super-boss-monster-rooms-on-rooms = Rooms on rooms
    .goal = Build an advanced room on a room with the same treasure.
    .end = Only the top room of a stack counts. An advanced room needs a matching treasure beneath.
lesson-super-boss-monster-rooms-on-rooms-upgrade = { card-wisebeard } is a mage with 6 health, your rooms deal 3 damage. Build { card-clockwork-crusher }: an advanced room goes on top of a room with the same treasure. The room beneath no longer counts. Keep more mage symbols than { $opponent }, who shows three.
lesson-super-boss-monster-rooms-on-rooms-symbols = That covers two mage symbols: a tie, and the hero stays in town. Cover the mage room that shows only one.
lesson-super-boss-monster-rooms-on-rooms-weak = That is not enough: the hero has 6 health.
lesson-super-boss-monster-rooms-on-rooms-choose = Some rooms do something when you build them: { card-clockwork-crusher } shows you two rooms. Take either of them into your hand. Then the hero walks in.

lesson-super-boss-monster-stack = The stack
    .goal = Cast spells that others may respond to.
    .end = What is cast waits on the stack. The last one cast takes effect first.
lesson-super-boss-monster-stack-cast = { card-sir-lag } has 6 health, your rooms deal 4 damage. Cast { card-power-bonus }: two tokens, one more damage each.
lesson-super-boss-monster-stack-later = This one alone would be enough, but then you could not respond. Cast the other spell first.
lesson-super-boss-monster-stack-pass = If you pass, the hero survives.
lesson-super-boss-monster-stack-answer = Your spell waits on the stack, and everyone may respond, even you. { $opponent } holds a spell: play it safe and cast { card-critical-typo }.
lesson-super-boss-monster-stack-frozen = On its own it is enough only if { $opponent } does not respond: a spell that disables a room would undo it.
lesson-super-boss-monster-stack-target = Choose the last room before your boss: a hero that gets that far must die there.
lesson-super-boss-monster-stack-disabled = Choose { card-minion-arena }: { $opponent } may disable the other room.
lesson-super-boss-monster-stack-token = { $opponent } responded and disabled a room: the last spell took effect first. Now yours: put a token on { card-minion-arena }.
lesson-super-boss-monster-stack-more = The second token: put it on { card-minion-arena }, too.

lesson-super-boss-monster-solo = Alone against the heroes
    .goal = Play without opponents.
    .end = Alone you play for points. A hero comes when you show enough symbols of its treasure; nobody else can lure it.
lesson-super-boss-monster-solo-build = No opponents this time: the hero at the far left comes for one symbol of its treasure, the second for two, and so on. { card-sir-lag } stands second, and you show three fighter symbols. The hero has 6 health: build so that your rooms deal 6 damage.
lesson-super-boss-monster-solo-weak = The rooms together would deal too little damage.
lesson-super-boss-monster-solo-other = { card-brother-bandage } would come as well, but { card-sir-lag } would survive: the rooms together would deal too little damage.
lesson-super-boss-monster-solo-take = { card-brother-bandage } is still at the far left: one cleric symbol is enough. First take any card from the market.
lesson-super-boss-monster-solo-send = Send your minion to any space.
lesson-super-boss-monster-solo-lure = Now build a room with a cleric symbol. { card-brother-bandage } comes then, and 4 damage are enough.
lesson-super-boss-monster-solo-look = Look in your hand for the room with a cleric symbol.

lesson-super-boss-monster-who-wins = Who wins, and when
    .goal = End the game while you are ahead.
    .end = The tenth soul ends the game after this turn, for everyone. Then souls minus wounds are compared: yours were 10 minus 1, so 9 against 8.
lesson-super-boss-monster-who-wins-tenth = You have 9 souls and 1 wound, { $opponent } has 8 souls and none. { card-bunny } is a fighter with 4 health, and you show two fighter symbols each. Lure the hero: your tenth soul will end the game.
lesson-super-boss-monster-who-wins-covered = That covers a room: its symbols and damage would be gone.
lesson-super-boss-monster-who-wins-nobody = A tie: the hero stays in town, and the game goes on.
lesson-super-boss-monster-who-wins-ahead = Not yet! { card-pixel-pam } is about to die in { $opponent }’s dungeon: 9 souls and no wound. Your 10 souls minus 1 wound would be no more than that. Cast { card-ragequit-form }: the hero goes back to town.
lesson-super-boss-monster-who-wins-even = Then it is 9 against 9: { $opponent } has 9 souls and no wound, you have 10 souls and 1 wound.
