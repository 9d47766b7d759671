# What a newcomer to Munchkin Quest is told when something is asked for the first time, on the page and in the terminal.

hint-munchkin-quest-answer-counter = These are the new terms. Yes commits you; any other answer goes back to the leader.
hint-munchkin-quest-answer-trade = Say yes and the whole trade goes through; otherwise none of it does.
hint-munchkin-quest-arrive-by-magic = You are too far away to walk; a card that moves you brings you there.
hint-munchkin-quest-bid-counter = These are your own terms: what the helper would get. The helper can still say no.
hint-munchkin-quest-bid-gold = Gold can go either way: to the helper, or from a helper who wants to join.
hint-munchkin-quest-bid-item = Items the leader has in play can be part of the price.
hint-munchkin-quest-bid-order = Whoever picks first gets the best.
hint-munchkin-quest-bid-treasures = Name your price for helping: Treasures first, then gold and items. The leader may make a counter-offer.
hint-munchkin-quest-build-trade = Both sides of a trade change hands together, or not at all.
hint-munchkin-quest-charity = You may keep five cards; the rest go to the munchkin with the lowest level.
hint-munchkin-quest-choose-base = The monster gets a base of this colour. Whoever plays that colour rolls for it and stops it, and draws a card for killing it or helping to kill it.
hint-munchkin-quest-choose-card = Everyone sees what you choose.
hint-munchkin-quest-choose-curse = Choose the one that hurts you most.
hint-munchkin-quest-choose-die = A die counts for the fighter next to it.
hint-munchkin-quest-choose-exit = Run through a lit exit. Roll one die for each monster: on a 5 or 6 you get away, otherwise its Bad Stuff strikes.
hint-munchkin-quest-choose-face = The total changes right away, and others may still respond.
hint-munchkin-quest-choose-fighter = It can be a munchkin or a monster, depending on which side you want to win.
hint-munchkin-quest-choose-item = Look at the bonus and the value.
hint-munchkin-quest-choose-link = Sides are as on the map: north is up.
hint-munchkin-quest-choose-loss = Half of your gold, or one item: whichever you will miss less.
hint-munchkin-quest-choose-monster = Each is shown with its level and room number.
hint-munchkin-quest-choose-munchkin = Usually whoever is closest to winning.
hint-munchkin-quest-choose-offer = Accept an offer, make a counter-offer, or go it alone. Promises are binding.
hint-munchkin-quest-choose-prize = Take something you can use right away.
hint-munchkin-quest-choose-room =
    { $device ->
        [keys] The number in brackets is the room’s number on the map.
       *[mouse] The rooms you can choose are lit on the map.
    }
hint-munchkin-quest-choose-sex = It is only for the look: no card of this game asks about it.
hint-munchkin-quest-choose-side = You do not have to be in the fight to decide it.
hint-munchkin-quest-choose-victim = It can be anyone, even you.
hint-munchkin-quest-discard = Everyone sees what you discard.
hint-munchkin-quest-escape = A card can get you away without a roll.
hint-munchkin-quest-escape-order = Each monster that catches you deals its Bad Stuff before the next roll.
hint-munchkin-quest-fight = Both totals stand side by side. Play cards, call for help, or roll: everyone can still act before the dice are rolled.
hint-munchkin-quest-give-potion = A hit is a point of health; with no health left, you die.
hint-munchkin-quest-give-to = Several munchkins share the lowest level: you choose who gets the card.
hint-munchkin-quest-give-up = The dead return at the Entrance on their next turn, with two cards of each kind and 300 gold.
hint-munchkin-quest-lay-at-once = What you have just won can be laid out right away, even on someone else’s turn.
hint-munchkin-quest-leave-behind = What you leave stays in the room for whoever comes by.
hint-munchkin-quest-lose-item = Choose what you will miss least.
hint-munchkin-quest-lure = Once the dungeon is fully explored, you can stir up a fight in a quiet room.
hint-munchkin-quest-meeting = You must fight the monsters here before you do anything else. A few cards get you out of it.
hint-munchkin-quest-moves =
    { $device ->
        [keys] Walk, explore the dark, search, deal, trade, lay out items: steps cost moves, cards are free. When you end your turn, the monsters move. Type map to look around.
       *[mouse] Feet are moves. Select a glowing room to walk there, the dark to explore, or act here. When you end your turn, the monsters move.
    }
hint-munchkin-quest-opening = Lay out a race, a class and items before the first turn. What you wear and hold makes you stronger right away.
hint-munchkin-quest-pay-card = The price of the power. Cards on the table count too, not just your hand.
hint-munchkin-quest-pay-price = Items count at their value in gold; no change is given.
hint-munchkin-quest-pick-loot = Treasures are picked in the agreed order; what you leave goes to the others.
hint-munchkin-quest-pick-up = Things on the floor belong to whoever takes them.
hint-munchkin-quest-provoke = Monsters that disdain you leave you alone unless you attack.
hint-munchkin-quest-react =
    { $device ->
        [keys] You can act from where you stand. Most of the time you will pass: press Enter, or type skip to pass for a while. You are not asked again about what you pass on unless something changes.
       *[mouse] You can act from where you stand. Most of the time you will pass. Use “Ask me” at the top to choose when you are asked.
    }
hint-munchkin-quest-sell-items = Items count at their printed value and are discarded. No change is given.
hint-munchkin-quest-send-monster = It will follow the arrows from there.
hint-munchkin-quest-tidy = Free: the pack holds little and gives no bonus, but frees your hands. Big items cost moves.
hint-munchkin-quest-toll = If you do not pay, you fight worse in this room.

## The guided game: what each part of a turn is about

guide-munchkin-quest-goal = Reach level 10, then kill the Boss at the Entrance. Monsters you kill bring levels; what you wear makes you stronger.
guide-munchkin-quest-card = Your turn begins with a DxM card. It helps you, or harms someone else: keep it for the right moment.
guide-munchkin-quest-moves = You have three moves: for steps, for rooms nobody has seen, for searching. A new room usually means a fight.
guide-munchkin-quest-fight = Your strength and dice against its level and dice. Before the dice are rolled everyone may play cards, and you may call for help.
guide-munchkin-quest-charity = At the end of your turn you keep five cards. Any more go to the munchkin with the lowest level.
guide-munchkin-quest-monsters = The Monster Die is rolled: monsters follow the arrows of that colour. One that comes to the munchkin of its base’s colour stops there.
