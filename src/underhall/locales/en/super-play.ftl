### Super Boss Monster in the terminal: what its table has besides Boss Monster’s, and its hints.

play-name-fifth = Elif
play-name-sixth = Farid
play-market = Market
play-pile = and { $count } below
play-needs = needs { $needs }
play-items-waiting = Items waiting: { $cards }
play-peeked = Cards you have seen in the decks: { $cards }
play-last-turn = This turn is the last.
play-last-room = last room +{ $n }
play-shielded = cannot be chosen by others
play-coins = coins { $count }
play-disabled = no damage
play-title = Title: { $title }
play-true = True { $title }
play-mark-super = +1 token on a room, minion, first player
play-mark-super-heroes = hero with an item, hero who waits until the next turn, where a hero goes when the town overflows

play-solo = Playing solo
play-about-tavern = Heroes come here when their landmark is taken; only the one on top can be summoned.
play-about-tavern-alone = As soon as a hero is pushed in here, the game is over.
play-about-city = The market is refilled and heroes come to town; in turn order, everyone takes a card and sends out their minion. When the town is full, its leftmost hero is pushed out.
play-about-build = In turn order, everyone may place one room face down; then all are revealed, and their effects and level-ups happen. Spells and abilities can be used until the reveal.
play-about-minion = In turn order, each minion does the errand of its space; then the rest of the market is discarded.
play-about-bait = From the left, each hero in town goes to the dungeon that shows the most of its treasure; if there is none, or a tie, it stays.
play-about-bait-alone = From the left, each hero in town comes if you show enough of its treasure; otherwise it stays.
play-about-adventure = In turn order, everyone’s heroes cross the dungeon room by room. A hero who dies is a soul; one who reaches the boss is a wound. Spells and abilities can be used.
play-about-end = Effects that last until end of turn are over, minions return home, and the first-player marker passes on.
play-about-end-alone = Effects that last until end of turn are over, and the minion returns home.
