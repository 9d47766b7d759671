### Munchkin Quest: the rules for players, first half: from the fixed rules to running away and death.

## Rules that nothing changes

rule-mq-fix-01 = Nothing can lower the level of a munchkin or a monster below 1. Whatever would go further is simply lost.
rule-mq-fix-02 = You can reach level 10 only as a reward for killing a monster. At level 9, no other source of levels works for you.
rule-mq-fix-03 = Nothing can move the Entrance, turn it over or take it off the map, and its links never change.
rule-mq-fix-04 = Only the Boss, and monsters that have joined its fight, may stay at the Entrance. Any other monster that enters it leaves right away through the side opposite the one it came in by.
rule-mq-fix-05 = If no explored room lies beyond the opposite side of the Entrance, a monster cannot enter the Entrance from this side at all: its move ends in front of it.
rule-mq-fix-06 = Nothing can take the Boss away from the Entrance, turn it into another monster or keep it from fighting.
rule-mq-fix-07 = Where the text of a card or a room disagrees with the general rules, follow the card or the room.
rule-mq-fix-08 = If a card and a room contradict each other, follow the card.
rule-mq-fix-09 = A few rules beat every card and every room: levels never fall below 1, level 10 comes only from killing a monster, the Entrance never changes, monsters other than the Boss and those in its fight only pass through it, and nothing takes the Boss away, turns it into another monster or keeps it from fighting. After these come cards, then rooms, then the rulebook.
rule-mq-fix-10 = At a real table, players settle what no rule covers by arguing. Underhall has a fixed ruling instead.

## Setup

rule-mq-setup-01 = The game is for 2, 3 or 4 players.
rule-mq-setup-02 = The 200 cards form three decks by type: Monster, Treasure and Deus ex Munchkin (DxM). Each deck is shuffled separately and has its own discard pile.
rule-mq-setup-03 = When a deck is empty, its discard pile is shuffled into a new deck for the next draw.
rule-mq-setup-04 = If a deck and its discard pile are both empty, nobody can get cards of that type until some are discarded.
rule-mq-setup-05 = The Entrance starts in the middle of the table. Links are already fixed to all its sides.
rule-mq-setup-06 = One player is the Cartographer, who keeps the unused rooms and links and lays them out during play.
rule-mq-setup-07 = Each player takes one colour: blue, green, red or yellow. Bases and pieces of colours that nobody plays leave the game.
rule-mq-setup-08 = In your colour you have a munchkin figure, two plain dice, a level counter and four bases. One base carries the munchkin, the other three are free for monsters.
rule-mq-setup-09 = You start with 3 Treasure cards and 3 DxM cards in hand, 4 red Health tokens, 3 green move tokens and 300 gold (three coins).
rule-mq-setup-10 = All munchkins start at the Entrance as level 1 humans without a class.
rule-mq-setup-11 = At the start, a munchkin has the sex of its player.
rule-mq-setup-12 = Before the first turn, everyone may lay out playable cards from their starting hand: a race, a class, items.
rule-mq-setup-13 = Everyone rolls a die. Whoever rolls highest takes the first turn.
rule-mq-setup-14 = After the Monsters’ turn, play passes clockwise: the next turn belongs to the player on the left of whoever went last.
rule-mq-setup-15 = There are never more monsters on the map than three times the number of players.
rule-mq-setup-16 = Rooms are printed on both sides, each with different content. A drawn room shows whichever side came up.

## Dice

rule-mq-dice-01 = There are three kinds of dice: the Monster Die with six coloured faces, one ten-sided die (d10) for the d10 powers of classes and for cards that call for it, and plain six-sided dice, two for each player.
rule-mq-dice-02 = The Monster Die decides the colour of the base when a monster appears, and the movement colour of the Monsters’ turn.
rule-mq-dice-03 = Whenever the Monster Die is rolled, whoever rolls it, the player whose colour comes up draws one DxM card.
rule-mq-dice-04 = If the Monster Die shows a colour that nobody plays, nobody gets a card. This is always so for orange and purple, and for player colours that are not in the game.
rule-mq-dice-05 = If a text tells you to roll a die and says no more, roll one plain six-sided die.
rule-mq-dice-06 = Bonuses and penalties that rooms, monsters or cards give to die rolls apply only to plain dice, not to the d10 or the Monster Die.
rule-mq-dice-07 = Loaded Die and Reloaded Die may be used on a roll of any kind of die.
rule-mq-dice-08 = If you have zero dice or fewer to roll, your roll counts as 0. Fixed bonuses are still added to it.

## Turn

rule-mq-turn-01 = Your turn has three phases: draw a DxM card; moves (walking, exploring, fighting, deals, searching); charity. Then comes the Monsters’ turn.
rule-mq-turn-02 = At the start of your turn, draw exactly one DxM card.
rule-mq-turn-03 = In your moves phase you may walk, explore, use deals and search in any order, as long as you have moves left.
rule-mq-turn-04 = You do not have to use all your moves. Unused moves do not carry over: on your next turn the full supply is there again.
rule-mq-turn-05 = If you start your turn in a room with a monster, you must fight it before you do anything else in your moves phase.
rule-mq-turn-06 = You may avoid the fight at the start of your turn by playing a card that takes you to another room by magic. Your turn then goes on as usual.
rule-mq-turn-07 = You may declare your own munchkin dead only on your own turn, but at any moment of it.
rule-mq-turn-08 = You may lay out an item from your hand only on your own turn and outside combat. Cards you have just received are an exception.
rule-mq-turn-09 = Fights take place within your moves phase. Moves you have not spent are still yours afterwards.

## Cards

rule-mq-card-01 = Cards in your hand give you nothing until you play them.
rule-mq-card-02 = Only an effect that names the hand can take cards from your hand.
rule-mq-card-03 = You cannot sell, trade or give away cards from your hand.
rule-mq-card-04 = You may show your hand to others whenever you like.
rule-mq-card-05 = Treasure and DxM cards laid out in front of you are in play. They can never go back to your hand.
rule-mq-card-06 = You can get rid of cards in play in three ways only: by discarding them for an effect, by dropping them or by trading them. Only items can be dropped or traded.
rule-mq-card-07 = DxM cards can never be traded.
rule-mq-card-08 = If an ability or a room asks you to discard cards without saying which, you may use any of your cards, from your hand or from play.
rule-mq-card-09 = If you are told to take a card from a discard pile and it is empty, take the top card of the matching deck instead.
rule-mq-card-10 = You may play Go Up a Level cards at any moment, even in combat and on other players’ turns, but never to reach level 10.
rule-mq-card-11 = Curses, and cards that say they can be played at any time, may be played at any moment of any turn.
rule-mq-card-12 = You may add or discard a race or a class at any moment, even in combat.
rule-mq-card-13 = Cards marked “any time except combat” may be played on anyone’s turn, but never while a fight is going on.
rule-mq-card-14 = You may play a Treasure card you have just received right away, even outside your own turn, but not in combat. If you play a Cheat with it, it can go only on this Treasure.
rule-mq-card-15 = Monster cards are never held in hand.
rule-mq-card-16 = A drawn Monster card lies in front of the player who found the monster. If the monster survives its first fight, the card moves to the player of its base’s colour. Everyone may look at it at all times.
rule-mq-card-17 = When a monster leaves the dungeon for whatever reason, its card is discarded, its figure leaves the map and its base goes back to its owner.
rule-mq-card-18 = DxM cards may be played at any moment unless the card itself sets limits.
rule-mq-card-19 = A DxM card is used once and then discarded. The exceptions stay: class, race, Half-Breed, Super Munchkin, enhancers attached to something, and lasting curses.
rule-mq-card-20 = You may lay out a class or race card the moment you receive it, or any time later.
rule-mq-card-21 = Cards take effect in the order in which they are played.
rule-mq-card-22 = On your own turn, “any moment” includes the instant before your own roll in a fight.
rule-mq-card-23 = On someone else’s turn, a card that may be played at any time is an interruption before the next action. It cannot undo an action that has already been carried out, unless the card says that it reacts to it.
rule-mq-card-24 = You get DxM cards at the start of the game (3), when you return from death (2), at the start of your turn, for exploring, for defeating a monster of your colour or helping to defeat it, whenever your colour comes up on the Monster Die, and from deals in rooms.
rule-mq-card-25 = You get Treasure cards at the start of the game (3), when you return from death (2), for killed monsters, from searches, from trades and from deals in rooms.
rule-mq-card-26 = In combat, a card counts as one-use if it is marked as one-use or is a Go Up a Level card.
rule-mq-card-27 = An item enhancer is attached to an item and makes it better. It is lost along with the item.
rule-mq-card-28 = You may play harmful cards on yourself or into your own fight, for example to raise the number of Treasures.

## Curses

rule-mq-curse-01 = A curse may be played on any player at any moment, unless the card sets limits.
rule-mq-curse-02 = A curse strikes its victim right away and is then discarded. There are exceptions: it may be cancelled, wait for the next fight or last.
rule-mq-curse-03 = Discarding a Wishing Ring cancels any curse before it takes effect.
rule-mq-curse-04 = The Cleric’s d10 power can cancel a curse.
rule-mq-curse-05 = A curse on your next fight works right away if you are already fighting. Otherwise the card stays with you until your next fight uses it up. Either way, it is discarded after that fight.
rule-mq-curse-06 = A curse that changes a number, such as your move supply, stays with you until it is removed.
rule-mq-curse-07 = If several of the victim’s items fit a curse and the card does not say how to choose, the victim chooses the item.
rule-mq-curse-08 = A curse on something the victim does not have does nothing and is discarded.

## Moves

rule-mq-move-01 = Each munchkin has a supply of moves per turn, normally 3.
rule-mq-move-02 = Moves pay both for passing links and for what you do in rooms: searching, using a deal, picking things up.
rule-mq-move-03 = You walk straight, never diagonally, from a room into a neighbouring room through a link.
rule-mq-move-04 = Nobody can stop on a link, except for the instant in which a new room is being laid behind it.
rule-mq-move-05 = Passing a link costs the number of moves printed on it.
rule-mq-move-06 = Nobody can pass a wall without magic.
rule-mq-move-07 = Two rooms with a wall between them are not adjacent.
rule-mq-move-08 = Once per turn you may force a way through one opening of any kind by giving up all your moves for the turn, even if your supply is smaller than the price, or 0.
rule-mq-move-09 = A way can never be forced through a wall. A munchkin with walls on all sides stays stuck.
rule-mq-move-10 = If a card, a curse or an item changes your move supply during your turn, it counts as if it had been so since the turn began.
rule-mq-move-11 = If your supply shrinks and you have then spent more moves than you have, you can do nothing more that costs moves. Nothing is undone.
rule-mq-move-12 = What you do on another player’s turn never costs moves: coming to help, backstabbing, running away as a helper.
rule-mq-move-13 = Once no rooms are left in stock, links on the outer edge of the map count as walls for munchkins.

## Exploring

rule-mq-expl-01 = If you go through a link with no room behind it, you explore: the Cartographer draws a room without looking and attaches it to that link.
rule-mq-expl-02 = Every room is laid so that its text runs in the same direction as the text of the Entrance. Rooms are never rotated.
rule-mq-expl-03 = You enter the new room as soon as it is laid.
rule-mq-expl-04 = For each side of the new room that has no link yet, normally three, the Cartographer draws a link without looking. Which face it shows is up to chance.
rule-mq-expl-05 = You draw one DxM card for each room you explore and may play it right away.
rule-mq-expl-06 = The special rules of the new room apply right away: some work as you enter, others change the fight to come.
rule-mq-expl-07 = Every newly explored room holds a monster: you draw the top Monster card, and its figure is placed there.
rule-mq-expl-08 = The Monster Die decides the colour of the new monster’s base. The player of that colour draws a DxM card.
rule-mq-expl-09 = If no base of the rolled colour is available, the explorer chooses the colour of the base. The player of the chosen colour gets no DxM card for it.
rule-mq-expl-10 = If no free base is available, the monster with the highest level, enhancers included, is taken out of the game to free one.
rule-mq-expl-11 = If several monsters share that highest level, all of them are taken out of the game.
rule-mq-expl-12 = A monster that was removed to free a base has not been killed: nobody gains levels or Treasures for it.
rule-mq-expl-13 = The fight officially begins the moment you step onto the link of an unexplored room, before the room and the monster are known.
rule-mq-expl-14 = When the Cartographer has no rooms left, the dungeon is fully explored.
rule-mq-expl-15 = Once the dungeon is fully explored, if you enter a room without a monster on your own turn, you may choose to draw a monster there. This costs no moves.

## Deals

rule-mq-deal-01 = Some rooms offer deals: you buy or sell items, cards or levels, get back hits, and so on. The terms are in the room’s text.
rule-mq-deal-02 = You cannot use a deal while a living monster is in the room.
rule-mq-deal-03 = A deal costs one move unless its text says otherwise.
rule-mq-deal-04 = The room says what you pay with: gold, items or cards, possibly only cards of one type.
rule-mq-deal-05 = If you pay with items worth more than the price, no change is given.
rule-mq-deal-06 = A deal marked “once per turn” cannot be repeated that turn. Any other deal may be repeated for one more move each time.

## Searching

rule-mq-search-01 = Searching the room you are in costs one move. Roll one die, add the modifiers and look up the result in the search table.
rule-mq-search-02 = A room with a monster in it cannot be searched.
rule-mq-search-03 = You may search the same room only once per turn.
rule-mq-search-04 = A room with the sign that forbids searching can never be searched.
rule-mq-search-05 = Search signs change the result by −2, −1, +1 or +2.
rule-mq-search-06 = Good and bad signs for races and classes change the number of dice for a search, just as in combat.
rule-mq-search-07 = Result 1 or less, or exactly 7: draw a monster and fight it.
rule-mq-search-08 = Result 2: 300 gold. Result 3: 400 gold. Result 4: 500 gold.
rule-mq-search-09 = Result 5: 100 gold and one Treasure. Result 6: 300 gold and one Treasure. Result 8: 500 gold and one Treasure. With each of these, the room is now looted.
rule-mq-search-10 = Result 9: two Treasures. Result 10: 500 gold and two Treasures. Result 11 or more: three Treasures. With each of these, the room is now cleaned out.
rule-mq-search-11 = A room that is looted for the second time becomes cleaned out: its token is turned over.
rule-mq-search-12 = Everything there was to find in a cleaned-out room has been carried off.
rule-mq-search-13 = You fight a monster found by searching right away.
rule-mq-search-14 = If you are alone in the room, you take the Treasures you find in secret. If another munchkin is there, you show them to everyone.
rule-mq-search-15 = A search also lets you take any of the dropped items lying in the room, for no further move.
rule-mq-search-16 = If your search turns up a monster, you take dropped items only after it is killed and its Treasures are received.

## Charity

rule-mq-char-01 = If you have more than five cards in hand at the end of your own turn, you must give the surplus away. This happens at no other time.
rule-mq-char-02 = The surplus goes to the player with the lowest level.
rule-mq-char-03 = If your own level is the lowest, or tied for the lowest, the surplus is discarded instead.
rule-mq-char-04 = If several others are tied for the lowest level, the surplus is split evenly among them, and you decide who gets which card.
rule-mq-char-05 = Before giving, you may reduce the surplus by playing cards, by trades that the rules allow, or by dropping items.
rule-mq-char-06 = You choose which of your cards are the surplus.
rule-mq-char-07 = Dead players receive cards, too.

## Combat

rule-mq-combat-01 = You can get into a fight as its leader only on your own turn.
rule-mq-combat-02 = If a monster comes into your room outside your turn, nothing happens yet. It may leave again before your turn comes.
rule-mq-combat-03 = A fight begins if you enter a room with a monster on your turn.
rule-mq-combat-04 = A fight begins if a monster is brought into your room during your turn.
rule-mq-combat-05 = A fight begins if a new monster appears in your room during your turn: through exploring, a search or a DxM card.
rule-mq-combat-06 = Fighting and running away cost no moves, so you can have several fights in one turn.
rule-mq-combat-07 = A munchkin’s strength is their level plus the bonuses of the items they have in use or worn.
rule-mq-combat-08 = Bonuses that a Monster card gives against certain munchkins are added to the monster.
rule-mq-combat-09 = During a fight, the fighters cannot give, pick up or exchange items.
rule-mq-combat-10 = In combat, only a curse can take an item away from a munchkin.
rule-mq-combat-11 = While anyone’s fight is going on, nobody may lay out items from their hand or swap packed items with those in use.
rule-mq-combat-12 = Potions and scrolls already in play on your belt can be used in combat.
rule-mq-combat-13 = One-use Treasure and DxM cards may be played into a fight straight from your hand.
rule-mq-combat-14 = A fight is decided by rolling plain dice: a munchkin rolls one, a monster as many as its card shows.
rule-mq-combat-15 = The player whose colour a monster’s base has rolls for it, even against their own munchkin.
rule-mq-combat-16 = The player who rolls for a monster may use their own cards to influence that roll.
rule-mq-combat-17 = When a text speaks of a monster’s colour, it means its base, never its picture.
rule-mq-combat-18 = The player on whose turn the fight began is the leader and starts the rolling.
rule-mq-combat-19 = Before rolling, the leader announces it and waits a short time (2–6 seconds) so that others can react.
rule-mq-combat-20 = If reactions changed the situation, the leader may again play cards or ask for help before rolling.
rule-mq-combat-21 = Every player involved rolls dice of their own colour for their own munchkin, their own monsters or both, and says beforehand who each roll counts for.
rule-mq-combat-22 = After the leader has rolled, all other players involved must roll.
rule-mq-combat-23 = After the leader’s roll, only cards that say they are played after a roll may still be played.
rule-mq-combat-24 = The munchkins’ side wins only if its total is larger than the monsters’. A total is made up of levels, bonuses, dice and the effects of thrown items.
rule-mq-combat-25 = A tie is a defeat, unless the Warrior’s ability or a card played after the roll changes it.
rule-mq-combat-26 = The helper’s level, bonuses and dice are added to the leader’s side.
rule-mq-combat-27 = All monsters in the room that do not disdain you are fought together, as one side.
rule-mq-combat-28 = You cannot fight some of the monsters and run away from the others.
rule-mq-combat-29 = One figure is one monster, even if its name is in the plural.
rule-mq-combat-30 = Monsters that appear during the fight join it.
rule-mq-combat-31 = If a card removes a monster but another stays, the fight continues against the rest.
rule-mq-combat-32 = Treasures or things left by a monster that a card removed cannot be taken until the remaining monsters are defeated.
rule-mq-combat-33 = If all monsters or all munchkins are gone from the room, the fight is over.
rule-mq-combat-34 = When a fight is over because one side is gone, one-use cards played on those who were removed go back to their owners.
rule-mq-combat-35 = Monster enhancers stay on the monsters they were played on.
rule-mq-combat-36 = Destroying a monster with a card is not killing it.
rule-mq-combat-37 = Winning defeats the monster. Normally this means that it is killed, but a card may say that it is not.
rule-mq-combat-38 = If you kill or defeat a monster on a base of your own colour, you draw one DxM card.
rule-mq-combat-39 = A killed monster leaves the map. Its base goes back to its owner; its card and its enhancers go to their discard piles.
rule-mq-combat-40 = You receive the rewards written on the Monster card.
rule-mq-combat-41 = The winner draws as many Treasures as the monster gives, enhancers included.
rule-mq-combat-42 = Treasures are drawn openly if any other munchkin is in the room, otherwise in secret.
rule-mq-combat-43 = You may put items you have just won into play right away. You may play DxM cards after the fight if this is otherwise allowed.
rule-mq-combat-44 = For each monster killed, the leader gains the number of levels stated on the Monster card, normally one.
rule-mq-combat-45 = A Scary monster that is killed alone gives two levels.
rule-mq-combat-46 = For a fight won by killing, the leader gains at least one level.
rule-mq-combat-47 = After a defeat, each losing munchkin loses one hit for every monster in the fight, before running away.
rule-mq-combat-48 = Whoever is still alive after losing these hits must try to run away.
rule-mq-combat-49 = If a monster disdains you, you do not have to fight it: you may fight, stay or walk on.
rule-mq-combat-50 = While a monster that disdains you is in the room, you cannot use a deal, pick up dropped items or search there.
rule-mq-combat-51 = If you choose to fight a monster that disdains you, the ordinary rules of combat apply.
rule-mq-combat-52 = Whether a monster disdains you is judged again at each meeting and, on your own turn, whenever your level or your gear changes while you are beside it. Earlier disdain is not remembered.
rule-mq-combat-53 = In a mixed group, you must fight the monsters that do not disdain you. The rest stay out of it unless you choose to fight them, too.

## Enhancers

rule-mq-enh-01 = Any player may play a monster enhancer on a monster in a fight, from any distance.
rule-mq-enh-02 = Enhancers change the monster’s level: most raise it, some lower it.
rule-mq-enh-03 = All enhancers on one monster add up, in whatever order they were played.
rule-mq-enh-04 = If there are several monsters in the fight, whoever plays an enhancer names the one it goes on.
rule-mq-enh-05 = A monster that survives carries its enhancers along until it leaves the game.
rule-mq-enh-06 = Enhancers also change the number of Treasures: those that weaken the monster reduce it.
rule-mq-enh-07 = Summoning cards (Wandering Monster, Nasty Couple) add one more monster to the fight.

## Help

rule-mq-help-01 = The leader may have only one helper at a time.
rule-mq-help-02 = Nobody may help without being invited by the leader.
rule-mq-help-03 = The leader may invite munchkins who stand in the same room or can walk into it from an adjacent room.
rule-mq-help-04 = A munchkin who is able to arrive by magic may be invited, too.
rule-mq-help-05 = The helper walks in from the adjacent room through any kind of opening, without spending moves.
rule-mq-help-06 = No munchkin moves before it is settled who helps.
rule-mq-help-07 = Once a helper has arrived, they must help.
rule-mq-help-08 = Players who could not come may still interfere, but they are not in the fight.
rule-mq-help-09 = A helper may be paid with gold and items in play, promised a share of the monster’s Treasures, or both.
rule-mq-help-10 = If Treasures are shared, the order of picking must be agreed beforehand.
rule-mq-help-11 = If several players would help for a share, the leader may auction the place.
rule-mq-help-12 = The helper rolls separately and may change that roll with their own cards and abilities.
rule-mq-help-13 = The helper keeps all their own abilities. For example, a Cleric rolls one extra die against an Undead.
rule-mq-help-14 = Good and bad signs in the room are applied to the helper separately and change the helper’s own dice.
rule-mq-help-15 = The bonuses and penalties of a monster also react to the helper’s race, class and so on.
rule-mq-help-16 = Such a bonus or penalty counts once, even if both fighters qualify for it.
rule-mq-help-17 = The helper draws a DxM card if the killed monster stood on a base of the helper’s colour.
rule-mq-help-18 = A helper normally gains no level. An Elf who helps gains one.
rule-mq-help-19 = For a Scary monster, any helper gains one level and the leader gains one fewer: one instead of two.
rule-mq-help-20 = An Elf who helped to kill a Scary monster still gains only one level.
rule-mq-help-21 = A level gained by helping may be the tenth.
rule-mq-help-22 = If your side loses, the helper must run away, too, and rolls separately for each monster.
rule-mq-help-23 = The helper may choose a different exit from the leader’s.
rule-mq-help-24 = Whether one of the two succeeds or fails has no effect on the other.
rule-mq-help-25 = Players outside a fight cannot attack others directly, but they may influence the fight.
rule-mq-help-26 = A player outside a fight may play one-use cards into it, above all curses.
rule-mq-help-27 = A player outside the fight, in the same or an adjacent room, may throw a Throwing item for either side.
rule-mq-help-28 = A Thief outside the fight may use the backstab ability on a fighter. As something done outside the Thief’s own turn, it costs no moves.
rule-mq-help-29 = Items may also be used as a bribe for not interfering or not helping.

## Running away

rule-mq-run-01 = Whoever lost the fight and is alive must try to run away.
rule-mq-run-02 = You choose the room to run to before any escape roll.
rule-mq-run-03 = You may choose only an adjacent explored room. Nobody can run into the dark.
rule-mq-run-04 = If you survive, you end up in the chosen room, whether or not your escape roll succeeded.
rule-mq-run-05 = An escape roll of 5 or more avoids the Bad Stuff.
rule-mq-run-06 = If an escape roll fails, you suffer the Bad Stuff of that monster.
rule-mq-run-07 = If the roll failed and no part of the Bad Stuff could affect you, you lose one more hit.
rule-mq-run-08 = If there are several monsters, make a separate roll for each, in any order you like.
rule-mq-run-09 = Before each escape roll, you may play a card instead of rolling: one that moves you by magic or one that lets you escape.
rule-mq-run-10 = If there is no adjacent explored room, and no magic helps you, the Bad Stuff strikes automatically and your turn ends, even if you have moves left.
rule-mq-run-11 = If Bad Stuff takes your last hit, you die in the room with the monster.
rule-mq-run-12 = Every link that is not a wall counts as an exit, even a locked door or a hidden passage.
rule-mq-run-13 = If you run into a room with another monster on your own turn, a new fight begins there.

## Death

rule-mq-death-01 = A munchkin dies when all their Health tokens are black side up.
rule-mq-death-02 = The figure of a dead munchkin stays lying in the room where they died.
### Munchkin Quest: the rules for players, second half: from death to keywords, the rulings and the examples.

## Death

rule-mq-death-03 = If you die in combat, the escape rolls you still had to make are dropped, and no more Bad Stuff strikes you.
rule-mq-death-04 = Discard all the cards in your hand.
rule-mq-death-05 = You lose 1 level, but never fall below level 1.
rule-mq-death-06 = All your gold and all your items drop to the floor of the room in which you died.
rule-mq-death-07 = DxM cards you have in play stay with you: you keep your race and your class.
rule-mq-death-08 = A lasting curse stays on you even through death.
rule-mq-death-09 = If you die on your turn, the Monsters’ turn follows right away.
rule-mq-death-10 = A dead player still rolls for the monsters on bases of their colour.
rule-mq-death-11 = A dead player may play cards of both kinds, but none that affects their dead munchkin. Whatever they throw is thrown from where the body lies.
rule-mq-death-12 = At the start of your next turn you stand up at the Entrance, with all your Health tokens red.
rule-mq-death-13 = You come back with 300 gold, two Treasure cards and two DxM cards.
rule-mq-death-14 = Then you play your turn as usual, beginning with the DxM card that you draw every turn.
rule-mq-death-15 = On your turn you may let your munchkin die on purpose. Everything that death brings applies.
rule-mq-death-16 = Nobody else can bring a dead munchkin back. There is only the usual return.

## Boss

rule-mq-boss-01 = When a level 10 munchkin stands at the Entrance on their turn, a monster is drawn and becomes the Boss.
rule-mq-boss-02 = The colour of the Boss’s base is found as for any new monster.
rule-mq-boss-03 = The Boss is level 20, whatever its card says.
rule-mq-boss-04 = No card and no ability lets the level 10 munchkin out of this fight.
rule-mq-boss-05 = The Boss cannot be brought under anyone’s control.
rule-mq-boss-06 = The Boss never disdains a level 10 munchkin, even if its card says it does.
rule-mq-boss-07 = The Boss keeps everything else on its card: numbers, powers and weaknesses.
rule-mq-boss-08 = Enhancers may be played on the Boss, and other monsters may be brought into the fight.
rule-mq-boss-09 = Only level 10 munchkins may help against the Boss. For those who stand at the Entrance it is no different.
rule-mq-boss-10 = Whoever kills the Boss wins the game right away.
rule-mq-boss-11 = If two level 10 munchkins killed it together, both win.
rule-mq-boss-12 = If the fight against the Boss is lost or tied, every munchkin in it loses a hit and, without any roll, 1 level. Even those who escape lose them.
rule-mq-boss-13 = After a lost fight the Boss and all the other monsters in it leave the dungeon and their cards are discarded. The next level 10 munchkin there meets a newly drawn Boss.

## Mon

rule-mq-mon-01 = After each player’s turn there is a Monsters’ turn.
rule-mq-mon-02 = The player whose turn has just ended always rolls the Monster Die, even if there is no monster on the map.
rule-mq-mon-03 = If the colour rolled belongs to a player, that player draws a DxM card before the monsters move.
rule-mq-mon-04 = The colour rolled is the movement colour of this Monsters’ turn.
rule-mq-mon-05 = If the room a monster is in has an arrow of the movement colour, and the monster can pass the link there, it goes that way. Who moves the pieces does not matter.
rule-mq-mon-06 = The colour of a monster’s base only says who owns it and has no influence on where it goes. The colour of the base and the movement colour are two separate things.
rule-mq-mon-07 = Normally monsters pass only passages and doors that are not locked.
rule-mq-mon-08 = Some Monster cards let the monster pass locked doors, hidden passages or walls, or break down doors.
rule-mq-mon-09 = In the next room, too, the monster follows an arrow of the same colour if there is one.
rule-mq-mon-10 = It stops in a room that has no matching arrow, or where the way of that arrow is blocked.
rule-mq-mon-11 = While they move, monsters ignore other monsters and every munchkin except their own target.
rule-mq-mon-12 = In one move a monster never goes back into a room it has already been in, its starting room included. It stops instead.
rule-mq-mon-13 = A monster that enters the room of its target, the munchkin of its base’s colour, stops there.
rule-mq-mon-14 = For the rest of this Monsters’ turn that stop counts more than arrows and special movement rules.
rule-mq-mon-15 = An arrow that points into the dark across a gap takes the monster to the next room on the far side of the gap, in that direction.
rule-mq-mon-16 = An arrow off the outer edge takes it to the room at the opposite end of that row or column.
rule-mq-mon-17 = The link on the side where it arrives is ignored, even if it is a wall.
rule-mq-mon-18 = A monster that enters the Entrance runs straight through to the room opposite. On the Monsters’ turn it goes on from there by the arrows.
rule-mq-mon-19 = Not even its target makes a monster stop at the Entrance.
rule-mq-mon-20 = Fast (a green foot): after its normal move the monster goes one more room in the direction of its last step, if it can. There it stops, whatever arrows it finds.
rule-mq-mon-21 = Slow (a red foot): it moves at most one room per Monsters’ turn.
rule-mq-mon-22 = Lurking (a yellow foot, upside down): it never moves on the Monsters’ turn. Cards that move monsters work on it as usual.
rule-mq-mon-23 = Contrary (a blue foot, upside down): if its room has an arrow of the movement colour, its first step goes the opposite way. After that it follows arrows like any other monster.
rule-mq-mon-24 = A foot with a question mark means that the card has special rules for movement.
rule-mq-mon-25 = The movement of all monsters is a single action. No card can interrupt it, not even one that may be played any time.
rule-mq-mon-26 = All monsters count as moving at the same time. If one of them changes the map, the change counts for every monster that moves in this Monsters’ turn.
rule-mq-mon-27 = Check every monster on the map: does it move?
rule-mq-mon-28 = In a fully explored dungeon monsters may still leave through the links on the outer edge.

## Gang

rule-mq-gang-01 = Two or more monsters in one room are a gang.
rule-mq-gang-02 = The monsters of a gang follow the same arrows together, as far as each of them can.
rule-mq-gang-03 = Different ways of moving split a gang: Fast, Slow, Contrary, Lurking, or the power to pass doors.
rule-mq-gang-04 = A monster never passes a link it could not pass alone just because another one in the gang can.
rule-mq-gang-05 = You fight a gang as a whole. You get levels and Treasures for each of its monsters that is killed.

## Room

rule-mq-room-01 = Most rooms have rules of their own. They apply from the moment you enter.
rule-mq-room-02 = The race and class signs beside a room’s name affect combat rolls and search rolls there.
rule-mq-room-03 = Each green sign that matches your race or class gives you one extra die.
rule-mq-room-04 = Each red sign that matches takes one die away from you.
rule-mq-room-05 = If a room’s rule calls the room good for you, that works like a green sign.
rule-mq-room-06 = If a room’s rule calls the room bad for you, that works like a red sign.
rule-mq-room-07 = A question mark beside a sign means that there is a special rule to read.
rule-mq-room-08 = The sign “All” concerns every munchkin.
rule-mq-room-09 = A room with no munchkin and no monster in it is empty.
rule-mq-room-10 = If a card needs an empty room and there is none, a new room is added. Whoever plays the card picks the opening into the dark where it goes.
rule-mq-room-11 = Two rooms are adjacent if a link that is not a wall joins them.
rule-mq-room-12 = Every room on the map is explored. Everything beyond is dark.
rule-mq-room-13 = Every link has two sides: a passage on one, a door or a wall on the other.
rule-mq-room-14 = An opening is any link that is not a wall.

## Level

rule-mq-level-01 = A munchkin’s level is between 1 and 10.
rule-mq-level-02 = You never gain a level for a monster that was defeated but not killed.
rule-mq-level-03 = On your turn, outside combat, you may buy a level for gold and items in play that are worth at least 1000 gold together.
rule-mq-level-04 = Items count at their printed value and are discarded.
rule-mq-level-05 = If you pay too much with items, you get no change.
rule-mq-level-06 = You lose levels when a rule, a card or a room says so, usually through Bad Stuff. You never fall below level 1.

## Race

rule-mq-race-01 = Without a race card your munchkin is human.
rule-mq-race-02 = The other races are Elf, Dwarf and Halfling.
rule-mq-race-03 = Normally you may have only one race card in play.
rule-mq-race-04 = The advantages and drawbacks of a race begin when you lay out its card and end when you lose it.
rule-mq-race-05 = Half-Breed is played while you have a race in play. It makes you half human.
rule-mq-race-06 = With Half-Breed and a single race you have all the advantages of the race and none of its drawbacks.
rule-mq-race-07 = While Half-Breed is in play you may add a second race, right away or later. Then both races apply with all their advantages and drawbacks.
rule-mq-race-08 = You lose Half-Breed as soon as your last race card leaves play.
rule-mq-race-09 = You may change race on purpose: discard your race and right away lay out another one from your hand under the same Half-Breed.

## Class

rule-mq-class-01 = Without a class card your munchkin has no class.
rule-mq-class-02 = The classes are Warrior, Thief, Wizard and Cleric.
rule-mq-class-03 = Normally you may have only one class in play.
rule-mq-class-04 = The abilities of a class begin when you lay out its card and end when you lose it.
rule-mq-class-05 = Each class has one ability that you pay for by discarding your cards, from your hand or from play.
rule-mq-class-06 = You may even discard the class card itself, to use its ability one last time.
rule-mq-class-07 = Each class has a d10 power. It works if the d10 shows your level or less.
rule-mq-class-08 = At level 10 the d10 power always works.
rule-mq-class-09 = With Super Munchkin and one class you have all the advantages of the class and none of its drawbacks.
rule-mq-class-10 = With Super Munchkin and two classes you have all the advantages and drawbacks of both.
rule-mq-class-11 = You lose Super Munchkin with your last class card. You may change classes under it.
rule-mq-class-12 = The Warrior has an ability that can turn a tied fight into a win.
rule-mq-class-13 = The Cleric rolls one extra die against Undead.

## Health

rule-mq-health-01 = Everyone starts with 4 hits. Cards may add more Health tokens.
rule-mq-health-02 = For each hit you lose, turn a Health token to its black side. Tokens are not discarded: their number is your maximum.
rule-mq-health-03 = Any time except in combat you may give up a level to restore up to 3 hits.
rule-mq-health-04 = Some rooms and cards restore hits, too.
rule-mq-health-05 = You can never restore hits above your maximum.

## Item

rule-mq-item-01 = Each of your items is in use, worn or packed.
rule-mq-item-02 = Only items in use or worn do anything for you. A packed item gives no bonus and no ability.
rule-mq-item-03 = An item may be limited to a class, a race or a sex.
rule-mq-item-04 = A Cheat card on an item takes away all its limits and gives you its largest possible bonus.
rule-mq-item-05 = If you lose the item, you lose the Cheat. It is discarded whenever the item leaves you, also by trade, theft, a promise, dropping or death.
rule-mq-item-06 = You have one slot each for head, body and feet: one Headgear, one Armour and one Footgear in use.
rule-mq-item-07 = Worn items are the Headgear, Armour and Footgear in your slots, and Bling and Garments.
rule-mq-item-08 = Bling and Garments need no slot. You may wear as many as you like.
rule-mq-item-09 = You have two hands. An item needs none, one or two of them.
rule-mq-item-10 = Items that are not worn and need no hands hang on the belt, as many as you like.
rule-mq-item-11 = The pack holds at most 2 items. Turn them sideways.
rule-mq-item-12 = You cannot take items out of the pack in combat or while you run away.
rule-mq-item-13 = Any time except in combat you may change which items are in use or worn and which are packed.
rule-mq-item-14 = If you lose “your Footgear” or another named kind, it is the one you wear, not one in the pack.
rule-mq-item-15 = If you lose simply “an item”, you choose which, and it may be one from the belt or the pack.
rule-mq-item-16 = Losses like these never take items from your hand of cards.
rule-mq-item-17 = Gold can be spent, traded and dropped like items, but it is not an item.
rule-mq-item-18 = You may carry any amount of gold without a penalty.
rule-mq-item-19 = You cannot switch off an ability of an item you are using.
rule-mq-item-20 = One Big item in use or worn costs nothing. Each further one lowers your move supply by 1. Items that are not marked Big never count.
rule-mq-item-21 = Any time except in combat, on anyone’s turn, you may trade items in use, worn or packed, and gold, with a player in your room or an adjacent one, or give them away. To anyone farther off things go only by dropping and picking up.
rule-mq-item-22 = There is no trading during combat.
rule-mq-item-23 = A traded item stays in play, with its new owner. It cannot be taken into the hand of cards.
rule-mq-item-24 = From that moment it works for the new owner and no longer for the old one.
rule-mq-item-25 = You may give things away and get nothing in return.
rule-mq-item-26 = Any time except in combat you may drop items or gold in the room you are in.
rule-mq-item-27 = Dropped cards lie under a marker with a letter, and its twin lies in the room. Gold alone is simply put there as coins.
rule-mq-item-28 = Anyone may look at dropped cards, wherever they lie.
rule-mq-item-29 = In a room with dropped items you may pick up any or all of them for 1 move.
rule-mq-item-30 = Picking up costs a move even if you were forced to drop the item.
rule-mq-item-31 = Some cards forbid picking the item up before the player’s next turn.
rule-mq-item-32 = You can throw into your own room or an adjacent one. Doors on the way do not matter.
rule-mq-item-33 = A Throwing item works once and is discarded after use, unless its card says otherwise.
rule-mq-item-34 = You may use a one-use item in any combat, from your hand or from play.
rule-mq-item-35 = Any other item must be in play before you can use it. On your turn you may lay it out and use it right away.
rule-mq-item-36 = Whoever helps or fights outside their own turn cannot put items into play.
rule-mq-item-37 = You may lay one-use items on the table, so that they do not fill your hand.
rule-mq-item-38 = Items may also buy off monsters whose card offers that, and pay for gold or levels in rooms.

## Win

rule-mq-win-01 = Your aim: reach level 10 by killing a monster, then get out by beating the Boss at the Entrance.
rule-mq-win-02 = If at any moment no living munchkin is left, the monsters win.
rule-mq-win-03 = A munchkin who has fallen from level 10 must regain it by killing a monster.

## Key

rule-mq-key-01 = Keywords on Monster and Treasure cards are there for rooms and other cards to refer to.
rule-mq-key-02 = The sizes are Tiny, Small and Huge. A monster without one of these words is human-sized. Effects may treat sizes differently.
rule-mq-key-03 = Keywords for movement: Contrary, Fast, Slow, Lurking.
rule-mq-key-04 = Keywords for kinds of monsters (such as Undead or Dragon) and for powers (such as Fiery or Flying) do nothing by themselves.
rule-mq-key-05 = There is only one Dragon in the set.
rule-mq-key-06 = Fire Protection is an ability that helps against Fiery monsters and now and then elsewhere.
rule-mq-key-07 = Flight is an ability that rooms and cards refer to.
rule-mq-key-08 = Keywords for weapons: Sword, Spear, Axe, Mace, Bow, Dagger, Club. All of them are weapons.
rule-mq-key-09 = A combat bonus is added to your level in combat. A penalty is subtracted.
rule-mq-key-10 = An item that fits no other kind is a Knick-knack. It needs no slot.
rule-mq-key-11 = Most Potions are one-use, and many are Throwing. Scrolls work much the same way.

## Rulings

rule-mq-conf-01 = In three places the rulebook gives a DxM card to the player whose colour the Monster Die shows, whoever rolled it. In a fourth it speaks only of players who roll their own colour.
    .ruling = Whenever the Monster Die is rolled, the player whose colour shows draws one DxM card, even if that player is dead: three places against one. A table can choose otherwise: only the roller, for their own colour.
rule-mq-conf-02 = A new monster needs a base and none is free. The text removes the monster with the highest level on the whole map, but the printed example compares only monsters on the chosen colour.
    .ruling = We follow the example: of the monsters on the colour that is needed, the one with the highest level, enhancers included, leaves, and with it all that tie. The new monster takes one of the freed bases. A table can choose otherwise: the strongest on the map.
rule-mq-conf-03 = The colour rolled is in the game, but all its bases are out. May the explorer choose a colour as for a colour that is missing, or is a monster of the rolled colour replaced?
    .ruling = The explorer chooses any colour in the game. The player of the rolled colour still draws for the roll, the player of the chosen one does not. A colour with free bases need not be preferred: if a full one is chosen, its strongest monster leaves.
rule-mq-conf-04 = One page allows monster enhancers at any moment, another only in combat.
    .ruling = An enhancer may be played only on a monster in a fight that is going on, before the leader rolls, by any player at any distance. That is the stricter text, and the one in the rules of combat.
rule-mq-conf-05 = At a table the leader waits a few seconds before rolling, and others shout “Stop!”. The texts do not even agree on how long: 2–6 or 2.6 seconds. A game on a screen needs another way.
    .ruling = The others get a chance to act after a roll is announced, before each step, exploration, deal or search of the active player, before the levels and Treasures of a won fight (not against the Boss: its death ends the game right away), and at the end of a turn before charity. In seating order each other player acts or passes, until all have passed in a row after the last action. A table can set a timer (6 s unless changed) that passes for you, you can choose to pass until something happens, bots answer right away, and nobody is asked who could do nothing useful.
rule-mq-conf-06 = Bargaining over help, auctions and promises have no procedure. Besides, the leader may pay with gold and items in play, yet nothing may change hands during combat.
    .ruling = The leader calls everyone who can help. Anyone may make and replace an offer: gold, items in play, a number of Treasures, who picks first. The leader accepts one or none. Promised gold and items are locked when the offer is accepted, though the leader still uses them, and handed over when the fight ends, won or lost, before anything drops through death; shares of Treasure are settled with the loot. A helper who leaves by card before the roll is owed nothing but pays right away what they promised for being let in; one who escapes by card after the defeat is paid like one who rolls. Promises about the future are only talk.
rule-mq-conf-07 = The rulebook does not say how a trade is done.
    .ruling = One player makes an offer, the other accepts or declines, and both sides change hands together. That works any time except in combat, on anyone’s turn: in your moves and whenever you are asked outside combat. Rooms, combat and the receiver’s pack are checked again when the offer is accepted. You may offer as often as you like, but not the same thing twice in a turn once it was declined, and after two refusals by the same neighbour (one on someone else’s turn) you make that neighbour no more offers this turn.
rule-mq-conf-08 = The rulebook has disputes settled by whoever argues loudest.
    .ruling = Underhall decides, by the rulings in this chapter. A table can change only what its settings offer, and only before the game.
rule-mq-conf-09 = What it costs to pass a link stands only in a picture that cannot be read any more.
    .ruling = A passage and a door cost 1 move, a locked door and a hidden passage 3. The long example of a fight confirms a cost of 1 for the link used there. A table can choose otherwise: 2 moves for a hidden passage.
rule-mq-conf-10 = Several players share the highest roll for the first turn.
    .ruling = Those players roll again.
rule-mq-conf-11 = You may force a way through any opening by giving up all your moves. May you do so after spending some of them?
    .ruling = Only while you have spent no move this turn, and it takes your whole supply, even if that is 0: otherwise the printed costs would mean nothing. If Bad Stuff leaves you no moves this turn, you cannot force a way either. A table can choose otherwise: any time, for the moves you have left.
rule-mq-conf-12 = Nothing says what it means that a room is cleaned out.
    .ruling = It cannot be searched any more. What lies dropped there can still be picked up for a move. A table can choose otherwise: the room can be searched again.
rule-mq-conf-13 = A word is missing in the sentence on whether found Treasures are shown.
    .ruling = You keep them hidden if you are alone in the room and show them if another living munchkin is there. Another page and the English text agree.
rule-mq-conf-14 = In charity the surplus cards cannot always be shared evenly among the players with the lowest level.
    .ruling = The numbers differ by one at most, and the giver decides who gets more.
rule-mq-conf-15 = A monster is in the same room as its target when the Monsters’ turn begins. Does it leave?
    .ruling = Yes, it follows its arrow: the stop lasts only until it has made its steps in the turn in which it came. A table can choose otherwise: it stays as long as its target is there alive. A dead body is not a target.
rule-mq-conf-16 = A Fast monster goes one room farther. What if it has not moved yet, or if that room is in the dark, already visited, or behind a blocked link?
    .ruling = It goes farther only if it has moved this turn and can pass the link. The rules on gaps and edges, on rooms already visited, on its target and on the Entrance apply to this step, too.
rule-mq-conf-17 = What if a room has several arrows of one colour?
    .ruling = Our rooms have at most one arrow of a colour. If there ever are two, the monster takes the first it can pass: north, east, south, west.
rule-mq-conf-18 = Where exactly does a monster arrive that leaves over a gap or the edge, and must it be able to pass the link by which it leaves?
    .ruling = It looks along its row or column in the direction of the arrow for the next room. If there is none, it goes to the room at the opposite end of that line; if that is the one it starts from, it stays. It must be able to pass the link by which it leaves; the one by which it arrives is ignored.
rule-mq-conf-19 = A monster crosses the Entrance. Do the kinds of its links matter, and what if a card sends the monster there?
    .ruling = The monster must be able to pass both links of the Entrance, and the Entrance counts as a room it has been in. A card that names the room can never send a monster to the Entrance.
rule-mq-conf-20 = In a fully explored dungeon, can monsters pass the links of the outer edge whatever their kind?
    .ruling = No, only by their printed kind: they are walls for munchkins, not for monsters.
rule-mq-conf-21 = Can a munchkin rise above level 10, say by killing a gang, or a Scary monster at level 9?
    .ruling = No, 10 is the limit and what goes beyond is lost. Levels are counted kill by kill, so rising from 9 to 10 this way is allowed.
rule-mq-conf-22 = “Except in combat”: your own combat, or anyone’s?
    .ruling = Anyone’s. While a fight is going on nobody lays out or swaps items, trades, drops, picks up, buys a level or gives up a level for hits, as one page says for items. What was promised for help is handed over after the fight.
rule-mq-conf-23 = How many levels does an Elf who helps gain for several monsters, and how does Scary count?
    .ruling = Levels are counted per monster killed: an Elf who helps gains one for each. For each Scary monster the helper gains one and the leader gains one. A table can choose otherwise: an Elf gains one per fight.
rule-mq-conf-24 = After a lost fight against the Boss, does everyone lose one hit or one per monster, and are escape rolls still made?
    .ruling = One hit, whatever came with the Boss, as the rules of the Boss say, and one level without a roll. Then everyone makes an escape roll per monster as after any defeat, and the survivors flee to the room they chose. A table can choose otherwise: one hit per monster.
rule-mq-conf-25 = What if someone dies outside their own turn, and when two die together, when is it checked whether all are dead?
    .ruling = Only the death of the player whose turn it is ends the turn. After all the damage of one step is done, the monsters win if no munchkin is left alive. Those who will come back on their next turn do not count as living.
rule-mq-conf-26 = Does Loaded Die re-roll a die or set it? Two pages read differently.
    .ruling = It sets one die you have just rolled, of any kind, to the face you like. A Reloaded Die changes such a result in reply. A card’s own text goes first.
rule-mq-conf-27 = May an outsider play one-use items into a fight from any distance, or only throw them from the same or an adjacent room?
    .ruling = Treasure items of outsiders must have the keyword Throwing and come from the same or an adjacent room. DxM cards, curses and enhancers work at any distance, and fighters may use any one-use item. A table can choose otherwise: one-use items from anywhere.
rule-mq-conf-28 = May a level 1 munchkin give up a level for hits? How often may it be done?
    .ruling = Not at level 1: there is no level to pay with. As often as you like otherwise, but not with full Health.
rule-mq-conf-29 = Do Big items in the pack cost moves?
    .ruling = No: as printed, only Big items in use or worn count. Items on the belt are in use. A table can choose otherwise: packed ones cost moves like the others.
rule-mq-conf-30 = Are Treasures drawn openly if only a dead munchkin lies in the room?
    .ruling = No, only living munchkins count.
rule-mq-conf-31 = May you let your munchkin die on purpose in the middle of a fight?
    .ruling = Yes, at any moment of your turn, in combat and in flight, too, after you confirm it; you can do it whatever else you are being asked. Your munchkin is out of the fight: a helper fights on, otherwise the fight ends right away without a winner. One-use cards that were played go back as after any fight that breaks up.
rule-mq-conf-32 = A new room touches several rooms that are already there.
    .ruling = All the links that already lie around its place stay. New ones are drawn only for the bare sides.
rule-mq-conf-33 = A monster must appear, but the Monster deck and its discard pile are both empty.
    .ruling = No monster appears, and the action ends without a fight. The Boss cannot appear then, either: the player has to wait.
rule-mq-conf-34 = The munchkin has the sex of its player, says the rulebook.
    .ruling = In the setup every player chooses whether the munchkin is a man or a woman. Later only cards can change that.
rule-mq-conf-35 = Of the Entrance one text says that its state never changes, the other that its links never do.
    .ruling = The links of the Entrance never change.
rule-mq-conf-36 = One page can be read as if acts on another player’s turn cost moves now and then.
    .ruling = They never do. The rules of help confirm it.
rule-mq-conf-37 = Leader and helper have agreed on nothing about the Treasures.
    .ruling = All Treasures go to the leader unless the accepted offer says otherwise. Where they are shared, the two pick in turn as agreed.
rule-mq-conf-38 = May you buy several levels in a turn, and pay with gold and items together?
    .ruling = Any number on your turn. Items are never refunded, and the gold part is exact: never more than what is still missing after the items.
rule-mq-conf-39 = How strong are several monsters together?
    .ruling = Their levels with enhancers, their bonuses and their dice are added up. A bonus that each of them has counts for each.
rule-mq-conf-40 = The rulebook does not print the race and class cards. It only mentions the level of an Elf who helps, the Cleric’s extra die against Undead and cancelling of curses, the Warrior in a tie and the Thief’s backstab.
    .ruling = Our races and classes have what the rules ask for: an ability paid for with discards, a d10 power and lasting traits. The rest of their texts is ours, not the rulebook’s.
rule-mq-conf-41 = May you have the same race or class twice with Half-Breed or Super Munchkin, or two such cards?
    .ruling = No. You have at most two different races and two different classes.
rule-mq-conf-42 = How does disdain work in a group of monsters, and with a helper?
    .ruling = It is judged for each monster, and only against the leader; a helper changes nothing. If at least one monster must be fought, those that disdain the leader stand aside, but the leader may choose to fight them, too.
rule-mq-conf-43 = A helper flees into a room with a monster.
    .ruling = There is no fight until the helper begins a turn there: only the player whose turn it is can start a fight.
rule-mq-conf-44 = The Russian edition counts 30 Health tokens, 72 gold coins, 18 move tokens and 16 bases; the English one 27, 69 and 15, and 12 bases besides the figures.
    .ruling = The Russian numbers are on record, but tokens and coins never run out. Only the bases for monsters are limited: 3 per colour.
rule-mq-conf-45 = What is in a room that is added because a card needs an empty one?
    .ruling = Only the room and its links: no monster, no DxM card. If there are no rooms left to add, the card fails and is discarded.
rule-mq-conf-46 = In what order are cards played after the combat roll?
    .ruling = Beginning with the leader, each player plays or passes, until all have passed. Every card can be answered. Then the totals are final.
rule-mq-conf-47 = When must a pack with too many items be put in order?
    .ruling = Right away outside combat; with loot, before the next action. Whatever finds no place is dropped, at its owner’s choice.
rule-mq-conf-48 = Do locked doors and hidden passages change once someone has passed, and may you flee through them?
    .ruling = They stay as they are. You may flee, and come to help, through any link that is not a wall, as the publisher answered on its forum.
rule-mq-conf-49 = The text of the Den of Thieves is damaged.
    .ruling = Our reconstruction: for 1 move take any dropped item, wherever it lies, and pay its printed value in gold, or in items that count half, rounded down. A caption that cannot be read is left out.
rule-mq-conf-50 = A fight breaks up. Which one-use cards go back?
    .ruling = Those whose target has left the fight, by whatever card: they return to the hand of whoever played them. Enhancers do not, and neither do cards discarded for an ability. What a card or ability did to one fighter leaves with that fighter. If the fight goes on, a card that came back cannot be played in it again. A table can choose otherwise: all of them return.
rule-mq-conf-51 = If Bad Stuff finds nothing to strike, you lose one more hit. Once, or for each monster?
    .ruling = Once per fight and munchkin, and only if at least one escape roll failed and no part of any Bad Stuff you suffered had an effect. Losing levels at level 1 is no effect. A table can choose otherwise: once for each monster.
rule-mq-conf-52 = A card takes a monster out of the fight. What about its loot?
    .ruling = Normally there is none. If the card that removes it gives Treasure, that waits until the other monsters are beaten. Then the leader alone draws it, apart from the loot that is shared. It is lost if the fight is.
rule-mq-conf-53 = In what order come the DxM card, the return from death, a forced fight and the Boss at the start of a turn?
    .ruling = First the return with its gold and cards, then the DxM card, then the moment for any-time cards such as those that carry you away, then the Boss or the forced fight. The Boss also comes when you enter the Entrance, and when you reach level 10 there.
rule-mq-conf-54 = Slow players are to be poked, says the rulebook.
    .ruling = A table can set a timer that ends the moves of a turn. It is off unless you choose it.
rule-mq-conf-55 = The rulebook gives neither the sizes of the decks nor the mix of links, nor lists of rooms and monsters.
    .ruling = Underhall has its own set: 38 monsters of the sizes stated, decks of 200 cards together, 73 links. It is our work, may still be adjusted, and is marked as such.
rule-mq-conf-56 = What colour is the base of a monster that appears through a search, through a card, or when you look for one in an explored dungeon?
    .ruling = It is always found as in exploring, the DxM card for the colour included.
rule-mq-conf-57 = A Contrary monster should go the opposite way, but that side is blocked, or dark.
    .ruling = If it is blocked, the monster stays. If it is dark, it leaves over the gap or the edge on that side. Without a matching arrow it stays. Whether the side of the arrow itself is blocked does not matter. A table can choose otherwise: with its way blocked, it follows the arrow.
rule-mq-conf-58 = An item in use stops being allowed, say because a class or a hand is lost.
    .ruling = It does nothing from that moment. Outside combat its owner must pack, trade or drop it. A Cheat card prevents this.
rule-mq-conf-59 = A card that gives Health tokens is put away, stops working or is lost. Which tokens go?
    .ruling = Red ones first: nobody gets healthier by it, and putting the card on again restores only what taking it off took. Without a red token left the munchkin is dead, whoever took the card. So you cannot pack, drop, trade away, sell, or discard for a power what keeps you alive.
rule-mq-conf-60 = What may you still do with gold and items you have promised to someone in this fight?
    .ruling = They count in the fight. But whatever you choose to give, pay, discard or leave behind comes from the rest: no toll, fee, bribe or power, nor the item’s own ability, is paid with them. Losses you do not choose (curses, Bad Stuff) may take them, the rest first where you may choose; then the promise shrinks to what is left. An item that has come to hold your last hit is not handed over, either.
rule-mq-conf-61 = The leader has left the fight or died, and the helper stands in the room.
    .ruling = The helper fights on and leads from now on, even outside their own turn: announces the roll, may call a helper, and has a leader’s levels, Treasures, hits and Bad Stuff. What the old leader promised is paid right away, and no Treasure is shared with them. One-use cards played on them go back, those for the side stay. When the fight is over, the turn goes on for its player.
rule-mq-conf-62 = A card closes a fight to outsiders. What exactly does it stop?
    .ruling = Only what reaches into the fight: nobody outside throws, plays or uses anything into it, curses a fighter or undoes a curse there, walls up the room or comes in by magic to help. Outsiders may still play on themselves and on each other, and whoever rolls dice in the fight may change their own dice.
rule-mq-conf-63 = A monster disdains the munchkin in its room. Then the munchkin’s level or items change.
    .ruling = On your turn this is judged again after every change, before your next action, and once more at the end of the turn. If the monster no longer disdains you, you meet and fight. On other players’ turns nothing happens until your turn begins.
rule-mq-conf-64 = Is a monster’s level kept at 1 or more after each enhancer, or at the end?
    .ruling = At the end: all enhancers are added up, then the limit of 1 applies. A level 1 monster with Baby (−5) and Ancient (+10) is level 6, in whatever order they were played.
rule-mq-conf-65 = A munchkin loses a level in the fight against the Boss and beats it anyway.
    .ruling = Whoever kills the Boss wins, at any level. Level 10 is needed to get into the fight, not to win it.
rule-mq-conf-66 = How do monsters move that cards and rooms send on their way outside the Monsters’ turn?
    .ruling = A monster cannot be sent to the Entrance. Where a card counts rooms on the way, the Entrance is one of them, and a monster that would stop there stops before it. One that breaks doors breaks the door by which it leaves a room, whatever moves it, also over a gap or the edge.
rule-mq-conf-67 = There is no game in the rulebook shorter than the full one.
    .ruling = The full game is the printed one. A table can also choose the short game, a house variant and called so wherever it is offered: the Boss comes from level 7 on and is level 14, in half the rooms.
rule-mq-conf-68 = “May call no helper in the next combat”: which combat is that?
    .ruling = The next one that the munchkin leads, the Boss included, or the one it is leading now. Nobody can be called in it. A helper who is already there stays.
rule-mq-conf-69 = Who sees the cards given away in charity?
    .ruling = They go from hand to hand: giver and receiver know them, the others see only how many go where. Surplus that is discarded lies open.
rule-mq-conf-70 = Some cards cost hits after the fight, but never the last one. What if there are several?
    .ruling = They are counted one after the other when they are lost, so together they do not take the last hit, either. They are lost even if the fight breaks up, but whoever gets back the card they were the price of does not lose them.
rule-mq-conf-72 = You have two races or two classes in play, and Half-Breed or Super Munchkin goes.
    .ruling = You choose which of the two goes, too.

## Examples

rule-mq-ex-01 = Zero moves
    .setup = Curses, Bad Stuff and Big items have brought your move supply down to 0. You stand before a locked door that costs 3 moves.
    .result = You force a way through it and get to the other side. For the rest of the turn you can do nothing that costs moves.
rule-mq-ex-02 = A second Big item during the turn
    .setup = You have a move supply of 3 and one Big item in use, and have spent 2 moves. Now you get a second Big item.
    .result = Your supply becomes 2, so you have 0 moves left. Nothing is undone, and you may still do what costs no moves.
rule-mq-ex-03 = No base left
    .setup = Squidzilla appears. The Monster Die shows orange, a colour nobody plays, and the explorer chooses green, but all three green bases are taken: by the Itsy-Bitsy Spider (level 1), the Gelatinous Octahedron (level 8) and the Psycho Squirrel (level 3, with Enraged 8).
    .result = The Octahedron and the Squirrel share the highest level, so both leave the map; the Spider stays. Squidzilla stands on a green base, and one more green base is free. The green player draws no DxM card, since green was chosen and not rolled.
rule-mq-ex-04 = A Warrior against the Shrieking Geek
    .setup = Player 1 is a level 5 Warrior with a Firefighter’s Helmet (+2), holds a +5 Potion and two curses, and has 2 moves left after a search that found gold. Player 2 is a level 9 Elf with items worth +9, among them Adamant Armour (+4), and both hands full; player 3 owns the monster’s base and is in an adjacent room; player 4 plays, too. Player 1 explores for 1 move, draws a DxM card and finds the Padded Cell, with a red Warrior sign, and in it the Shrieking Geek: level 6, +6 against a Warrior, 1 die, 2 Treasures.
    .result = It stands at 7 to 12, and the red sign leaves player 1 without a die; with its die the Geek has at least 13, and nobody helps. Player 1 plays a Freezing Explosive Potion: 12 to 12. Player 4 offers help for both Treasures, player 3 for one and the first pick, player 4 for the second pick and 500 gold, player 3 for the second pick; player 2 offers it for nothing, then even to pay 500, and is refused. So player 2 plays Ancient (+10) and Hairy (+5): 12 to 27. Now player 2 is accepted for the first pick, walks over for free and adds 9 and 9: 30 to 27. Player 2 plays Baby (−5): 30 to 22, so the munchkins will have at least 31 and the monster at most 28. From next door player 3 throws a Potion of Strength for the monster: 30 to 27. Player 2 rolls 1, player 3 rolls 6 for the Geek: 31 to 33. After the roll player 2 plays Loaded Die and turns the 1 into a 6: 36 to 33, a victory. Player 1 rises to level 6 and player 2, an Elf, to level 10. There are 2 + 2 + 1 − 1 = 4 Treasures, drawn openly: Go Up a Level, Wishing Ring, Flight Potion and a Spear (up to +5, two hands). Player 2 takes the Spear and plays Cheat on it: full bonus, no hands needed. Player 1 takes the rest, plays Go Up a Level (level 7) and curses player 2 twice: the Spear burns, and the Cheat with it, and the armour turns to pudding. With 1 move left player 1 searches the Padded Cell; a Warrior has no search die there, so without a modifier the result is 0, a monster. Player 3 did not fight and gets no DxM card, and all one-use cards are in the discard piles.
rule-mq-ex-05 = The map for the movement examples
    .setup = Twelve places lie in three rows: rooms 1 to 4, rooms 5 to 8, then room 9, a gap, and rooms 11 and 12. Green arrows: 1, 2 and 3 east, 4 and 8 east off the map, 5 north. Orange: 2 south. Purple: 4 west, 3 south, none in 7, one in 11 whose direction is unknown. Red: 9 south, 5 east, none in 6. Blue: 12 west, 11 west across the gap, and one in 9 towards a hidden passage, direction unknown. Between 12 and 11 there is a wall; from 9 to 5 one can pass.
    .result = The printed map cannot be read, so this one is worked out from the six movement examples that follow. It fits all six.
rule-mq-ex-06 = Gazebo, yellow (or any other colour)
    .setup = The Gazebo, a Lurking monster, is in room 1. The movement colour is yellow.
    .result = It stays in room 1, as it would with any colour.
rule-mq-ex-07 = Unspeakably Awful Indescribable Horror, blue
    .setup = The Horror, who walks through walls, is in room 12. The movement colour is blue.
    .result = It goes from 12 to 11 through the wall, as its card allows, and from 11 across the gap to 9. There the blue arrow points at a hidden passage, so it stops.
rule-mq-ex-08 = Psycho Squirrel, purple
    .setup = The Psycho Squirrel, a Fast monster, is in room 4. The movement colour is purple.
    .result = It follows the arrows from 4 to 3 and to 7, where there is no purple arrow. Being Fast, it goes one more room straight on, to 11. The purple arrow in 11 is not followed.
rule-mq-ex-09 = Shadow Nose, orange
    .setup = The Shadow Nose, a Slow monster that passes any door, is in room 2. The movement colour is orange.
    .result = It goes from 2 to 6, one room and no more.
rule-mq-ex-10 = Lame Goblin, green
    .setup = The Lame Goblin is in room 8. The movement colour is green.
    .result = It leaves the map at 8, comes in again at 5, and goes on to 1, 2, 3 and 4. The arrow of 4 would take it to 1, where it has been, so it stops in 4.
rule-mq-ex-11 = Fungus, red
    .setup = The Fungus, a Contrary monster, is in room 9. The movement colour is red.
    .result = Its first step goes against the red arrow of 9, to 5. The red arrow there takes it to 6, which has no red arrow, so it stops.
rule-mq-ex-12 = The Goldfish as the Boss
    .setup = A level 10 munchkin stands at the Entrance and draws the Goldfish.
    .result = The Goldfish is the Boss and has level 20.
rule-mq-ex-13 = Bad Stuff with nothing to strike
    .setup = Your escape roll is 2, so you are caught. The Bad Stuff takes your Headgear, but you wear none.
    .result = You lose one more hit instead. If you are still alive, you move to the room you chose anyway.
rule-mq-ex-14 = A curse with nothing to strike
    .setup = Someone plays Armour to Pudding on a munchkin who wears no Armour.
    .result = Nothing happens, and the curse is discarded.
rule-mq-ex-15 = Monsters on the move cannot be interrupted
    .setup = On the Monsters’ turn the arrows let a monster go two rooms. After its first room someone wants to play Sex Appeal on it.
    .result = That is not possible. The monster finishes its move first.
rule-mq-ex-16 = Two helmets, and boots in the pack
    .setup = You have two pieces of Headgear, and Footgear in your pack.
    .result = Only one helmet counts, so the other one is packed. After losing a fight you cannot put the boots on.
rule-mq-ex-17 = A half-elf and red signs
    .setup = Your race is Elf, and you have Half-Breed in play.
    .result = A green Elf sign gives you one extra die. A red Elf sign does not touch you.
rule-mq-ex-18 = The Dragon’s bonus counts once
    .setup = The Plutonium Dragon has +3 if a Halfling fights it. Leader and helper are both Halflings.
    .result = The bonus is +3 in total, not +6.
rule-mq-ex-19 = The opening layout for two players
    .setup = Two players begin. From the starting hand, the blue player lays out a race, a class and an item.
    .result = That is done before the first turn.
rule-mq-ex-20 = Too late to react
    .setup = An opponent has already moved into your room. Now you play a card that makes a wall.
    .result = The move stands. The card would have had to come before it.
