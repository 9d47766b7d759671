"""Munchkin Quest, refereed: the dungeon, the three decks and every munchkin, from the log alone."""

from collections import Counter
from typing import Final

from tests.referee.desk import Line
from tests.referee.quest_table import (
    CHEAT,
    DECKS,
    DUNGEON_PASS,
    DXM,
    ENTRANCE,
    FLIGHT_POTION,
    LEAD_TROUSERS,
    MONSTERS,
    STEP,
    TREASURES,
    WALL,
    WORN,
    Change,
    Fight,
    Item,
    Link,
    Monster,
    QuestTable,
    Room,
    Terms,
    number_of,
)
from underhall import Decision, Option

KINDS: Final = ("passage", "door", "locked", "hidden", "wall")
SEAT_COLOURS: Final = (0, 2, 3, 4)
MOVES, CHARITY, MONSTERS_TURN = 2, 3, 4
SAFE: Final = 5
WARRIOR: Final = "d-warrior"
THIEF: Final = "d-thief"
HALFLING: Final = "d-halfling"
CAREER_CHANGE: Final = "d-curse-career-change"
SLIPPERS: Final = "t-sneaky-slippers"
MONOCLE: Final = "t-monocle-of-markup"
NO_MOVES_LEFT: Final = "m-gazebo"
REBORN: Final = "m-psycho-squirrel"
PAPERWORK: Final = "t-sudden-paperwork"
DRAWS_A_CARD: Final = "t-liquid-confidence"
NASTY_COUPLE: Final = "d-nasty-couple"
# What the search table gives: gold, Treasures, mark (MQ-SEARCH-08 to -10); everything else is a monster.
SEARCH: Final = {
    2: (300, 0, ""), 3: (400, 0, ""), 4: (500, 0, ""), 5: (100, 1, "looted"), 6: (300, 1, "looted"),
    8: (500, 1, "looted"), 9: (0, 2, "cleaned-out"), 10: (500, 2, "cleaned-out"), 11: (0, 3, "cleaned-out"),
}  # fmt: skip
# What deals cost in gold, and what they bring.
PRICES: Final = {
    "hospital": 200, "tombola-tomb": 400, "rumour-mill": 200, "lockpick-and-sons": 200, "poof-travel-desk": 300,
    "job-fair": 300, "whistle-shop": 200, "curse-laundry": 300,
}  # fmt: skip
# How many hits a card restores at most.
HEALS: Final = {"t-red-potion": 2, "d-cleric": 1, HALFLING: 1}
HEALED_FOR_A_LEVEL: Final = 3
LEVEL_PRICE: Final = 1000
SCHOOL: Final = "night-school"
CURSED_SLOTS: Final = {
    "d-curse-armour-to-pudding": "armour", "d-curse-helmet-to-hamster": "headgear",
    "d-curse-shoelace-conspiracy": "footgear",
}  # fmt: skip
LOSE_A_LEVEL: Final = "d-curse-forgot-backstory"
OMINOUS_HUMMING: Final = "t-scroll-of-ominous-humming"
UNCURSING: Final = 500
# What may be told between a death and the next thing.
DEATH_LINES: Final = ("card-discarded", "level-lost", "item-lost", "item-dropped", "gold-dropped")
MOST_PLAIN: Final = 6


class MunchkinQuestReferee(QuestTable):
    """Hears the log line by line."""

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, line: Line) -> None:
        if self.dying >= 0 and line.name not in DEATH_LINES:
            dead = self.seat[self.dying]
            # What gave hits and has been taken from them is told last (MQ-CONF-59).
            kept = [item.card for item in dead.items if not number_of(self.words(item.card), "health")]
            left = (+dead.hand, kept, dead.gold)
            self.same(left, (Counter(), [], 0), "what the dead have left (MQ-DEATH-04, -06)")
            self.dying = -1
        fight = self.fight
        if fight is not None and fight.fresh and line.name not in ("fight-began", "boss-comes"):
            fight.fresh = False
            if not fight.boss:
                here = [monster for monster in self.monsters if monster.place == fight.place]
                must = [m for m in here if not self.disdains(m, fight.leader) or m.uid in self.provoked]
                self.same(
                    sorted(m.card for m in fight.monsters), sorted(m.card for m in must),
                    "who fights (MQ-COMBAT-27, -53)",
                )  # fmt: skip
            self.provoked = set()
        super().hear(line)

    def comes(self, event: str, seat: int, what: str) -> None:
        if (event, seat, what) in self.must:
            self.must.remove((event, seat, what))

    def quiet(self) -> None:
        """Something that does not happen in combat: a fight that is decided is over by now."""
        if self.fight is not None and self.fight.step not in ("gathering", "rolled"):
            self.close_fight()

    def settle(self) -> None:
        """Before the next thing happens everything that was due must have come."""
        self.same(self.due, [], "cards that somebody should have drawn")
        self.same(self.pawned, 0, "what is paid for nothing")
        self.same(self.must, [], "what should have come of a card")
        self.same(self.mark, ("", -1), "a room should have been marked (MQ-SEARCH-09 to -11)")
        self.dealing = ""

    # -- set-up ----------------------------------------------------------------------------------------------------

    def on_sex_chosen(self, seat: int, male: int) -> None:
        self.check(seat not in self.sexes, "a sex is chosen once (MQ-CONF-34)")
        self.sexes.add(seat)
        self.owe(seat, TREASURES, 3, "MQ-SETUP-09")
        self.owe(seat, DXM, 3, "MQ-SETUP-09")

    def owe(self, seat: int, kind: str, n: int, why: str) -> None:
        self.due += [(seat, kind, why)] * n

    def on_first_rolled(self, seat: int, n: int) -> None:
        self.settle()
        self.check(1 <= n <= MOST_PLAIN, "a die shows 1 to 6")
        if seat in self.first_rolls:  # another round of those who tie (MQ-CONF-10)
            best = max(self.first_rolls.values())
            self.tied = [s for s, rolled in self.first_rolls.items() if rolled == best]
            self.check(len(self.tied) > 1, "only a tie is rolled again")
            self.first_rolls = {}
        self.check(seat in self.tied, f"seat {seat} may win the first turn")
        self.first_rolls[seat] = n

    def on_first_player(self, seat: int) -> None:
        self.same(sorted(self.first_rolls), sorted(self.tied), "who has rolled")
        best = max(self.first_rolls.values())
        self.same([s for s, n in self.first_rolls.items() if n == best], [seat], "who goes first (MQ-SETUP-13)")
        self.active = seat

    # -- turns -----------------------------------------------------------------------------------------------------

    def on_turn_began(self, seat: int, turn: int) -> None:
        self.settle()
        self.close_fight()
        self.clear_table(combat_too=True)
        if self.arriving:
            self.discard(self.arriving)
            self.arriving = ""
        self.same(turn, self.turn + 1, "the number of the turn")
        if turn > 1:
            self.same(self.phase, MONSTERS_TURN, "a Monsters' turn ends every turn (MQ-MON-01)")
            self.check(self.planned, "monsters have moved (MQ-MON-02)")
            self.same((self.plan, self.doors), ({}, []), "monsters that should have moved (MQ-MON-27)")
            self.active = (self.active + 1) % self.seats  # MQ-SETUP-14
        self.same(seat, self.active, "whose turn it is")
        self.turn = turn
        self.phase = 1
        self.conserved()
        for room in self.rooms:
            for link in room.links:
                if link is not None and link.walled_by == seat:
                    link.walled_by = -1
        munchkin = self.seat[seat]
        munchkin.spent = munchkin.extra = 0
        munchkin.stuck = munchkin.forced = False
        munchkin.searched = set()
        if not munchkin.dead:
            self.owe(seat, DXM, 1, "MQ-TURN-02")
            if self.has(seat, "halfling") and self.health(seat) <= 2 and munchkin.wounds:
                self.must.append(("hits-healed", seat, HALFLING))

    def on_returned(self, seat: int, gold: int) -> None:
        munchkin = self.seat[seat]
        self.check(munchkin.dead and seat == self.active, "who returns was dead and has its turn (MQ-DEATH-12)")
        self.same(gold, 300, "the gold of who returns (MQ-DEATH-13)")
        munchkin.dead = False
        munchkin.wounds = 0
        munchkin.gold = gold
        self.goes_to(seat, ENTRANCE)
        self.owe(seat, TREASURES, 2, "MQ-DEATH-13")
        self.owe(seat, DXM, 3, "MQ-DEATH-13, -14")

    def on_phase_began(self, phase: int) -> None:
        self.settle()
        self.close_fight()
        follows = phase == self.phase + 1 or (phase == MONSTERS_TURN and self.seat[self.active].dead)
        self.check(follows, f"phase {phase} follows phase {self.phase} (MQ-TURN-01)")
        self.phase = phase
        if phase >= CHARITY:
            for munchkin in self.seat:
                munchkin.boons = []
        if phase == CHARITY:
            self.given = Counter()
        if phase == MONSTERS_TURN:
            self.planned = False
            if not self.seat[self.active].dead:
                held = self.seat[self.active].hand.total()
                self.check(held <= self.hand_limit(self.active), f"{held} cards after charity (MQ-CHAR-01)")

    # -- cards on the move -----------------------------------------------------------------------------------------

    def drawn(self, seat: int, card: str, kind: str, shown: bool) -> None:
        fight = self.fight
        if shown and fight is not None and fight.loot[card] > 0:
            fight.loot[card] -= 1
            fight.got[seat] += 1
            self.seat[seat].hand[card] += 1
            return
        self.draw(card, kind)
        self.seat[seat].hand[card] += 1
        if shown or kind == TREASURES:
            watched = sum(not m.dead and m.place == self.seat[seat].place for m in self.seat) > 1
            if self.turn and not any(owed == (seat, kind, "MQ-DEATH-13") for owed in self.due):
                self.same(shown, watched, "whether Treasures are drawn openly (MQ-COMBAT-42, MQ-SEARCH-14)")
        for owed in self.due:
            if owed[:2] == (seat, kind):
                self.due.remove(owed)
                return
        if kind == DXM and self.die_pays and self.pays(seat):
            self.die_pays = False
            return
        if kind == TREASURES and fight is not None and seat == fight.leader:
            fight.drawn += 1
            return
        if kind == DXM and self.source == REBORN and fight is not None and seat in fight.fighters():
            self.same(seat, self.find(REBORN).owner, "who draws for a colour (MQ-COMBAT-38)")
            fight.reborn_pays = True
            return
        pile = {"laboratory": TREASURES, "job-fair": DXM}.get(self.dealing)
        if seat == self.active and kind == pile:  # MQ-CARD-09
            self.same(+self.discards[kind], Counter(), f"discards to take from in {self.dealing}")
            self.dealing = ""
            return
        self.check(False, f"seat {seat} has no reason to draw {card}")

    def pays(self, seat: int) -> bool:
        """Whether the Monster Die gives this seat a card (MQ-DICE-03, MQ-CONF-01)."""
        return self.die >= 0 and seat < len(SEAT_COLOURS) and SEAT_COLOURS[seat] == self.die

    def on_card_drawn(self, seat: int, card: str, deck: int) -> None:
        self.drawn(seat, card, DECKS[deck], False)

    def on_card_shown(self, seat: int, card: str, deck: int) -> None:
        self.drawn(seat, card, DECKS[deck], True)

    def on_hand_shown(self, seat: int, card: str) -> None:
        self.check(self.holds(seat, card), f"seat {seat} holds {card}")

    def on_deck_empty(self, deck: int) -> None:
        kind = DECKS[deck]
        self.same(((+self.deck[kind]).total(), (+self.discards[kind]).total()), (0, 0), "cards left (MQ-SETUP-04)")
        for owed in self.due:
            if owed[1] == kind:
                self.due.remove(owed)
                return
        if kind == DXM:
            self.die_pays = False
        elif kind == TREASURES and self.fight is not None:
            self.fight.drawn += 1
            self.fight.short = True

    def on_deck_reshuffled(self, deck: int) -> None:
        kind = DECKS[deck]
        self.same(+self.deck[kind], Counter(), "a deck that is shuffled anew is empty (MQ-SETUP-03)")
        self.deck[kind] = self.discards[kind] + self.unsure[kind]
        self.discards[kind] = Counter()
        self.unsure[kind] = Counter()
        self.loose = Counter(card for card in self.staged if self.kind(card) == kind) + Counter(
            {card: n for card, n in self.loose.items() if self.kind(card) != kind}
        )

    def on_card_laid(self, seat: int, card: str) -> None:
        if self.source == CAREER_CHANGE:
            self.take_discard(card)
        else:
            self.from_hand(seat, card)
        if self.kind(card) == TREASURES:
            if CHEAT not in self.staged:  # or else a Cheat comes with it
                self.check(self.fits(seat, card), f"{card} fits (MQ-ITEM-03, -06 to -10)")
            self.seat[seat].items.append(Item(card))
            return
        kind = self.words(card)[1]
        self.check(card not in self.seat[seat].laid, "nothing is laid twice (MQ-CONF-41)")
        self.seat[seat].laid.append(card)
        for one, mixer in (("race", "half-breed"), ("class", "super-munchkin")):
            if kind == one and self.source == "" and self.answer != "card":
                most = 2 if self.count(seat, mixer) else 1
                self.check(self.count(seat, one) <= most, f"one {one} only (MQ-RACE-03, MQ-CLASS-03)")
            if kind == mixer:
                self.check(self.count(seat, one) > 0, f"{card} goes with a {one} (MQ-RACE-05, MQ-CLASS-09)")

    def take_discard(self, card: str) -> None:
        self.clear_table(combat_too=False)  # what was played before this has worked, and lies there, too
        kind = self.kind(card)
        pile = self.discards[kind] if self.discards[kind][card] else self.unsure[kind]
        self.take(pile, card, "among the discards")

    def on_card_packed(self, seat: int, card: str) -> None:
        if self.answer == "lay-packed":
            self.from_hand(seat, card)
            self.seat[seat].items.append(Item(card, packed=True))
            packed = sum(item.packed for item in self.seat[seat].items)
            self.check(packed <= self.pack_limit(seat), f"{packed} items in the pack (MQ-ITEM-11)")
        else:
            item = self.item(seat, card, False)
            item.packed = True
            item.both_hands = False

    def on_card_unpacked(self, seat: int, card: str) -> None:
        item = self.item(seat, card, True)
        self.check(item.cheated or self.fits(seat, card), f"{card} fits (MQ-ITEM-03, -06 to -10)")
        item.packed = False

    def on_grip_changed(self, seat: int, card: str, hands: int) -> None:
        item = self.item(seat, card, False)
        self.check("more:both-hands" in " ".join(self.words(card)), f"{card} can be held with both hands")
        item.both_hands = hands == 2
        self.check(self.hands_used(seat) <= 2, "two hands (MQ-ITEM-09)")

    def spend(self, seat: int, card: str, from_hand: bool) -> None:
        if from_hand and self.holds(seat, card):
            self.from_hand(seat, card)
        else:
            self.part(seat, card, False)
        self.staged.append(card)
        self.picked.pop(card, None)

    def on_card_played(self, seat: int, card: str) -> None:
        self.spend(seat, card, True)
        munchkin = self.seat[seat]
        munchkin.extra += number_of(self.words(card), "gives-moves")
        if card == FLIGHT_POTION and self.fight is None:
            munchkin.boons.append(card)
        if card == DRAWS_A_CARD:
            self.owe(seat, DXM, 1, card)

    def on_card_thrown(self, seat: int, card: str) -> None:
        self.check("throw" in self.words(card), f"{card} can be thrown (MQ-ITEM-33)")
        self.spend(seat, card, False)

    def on_card_used(self, seat: int, card: str) -> None:
        self.picked.pop(card, None)
        if self.kind(card) == DXM:
            self.check(card in self.seat[seat].laid + self.seat[seat].curses, f"{card} lies with seat {seat}")
        elif self.kind(card) == TREASURES:
            self.check(self.holds(seat, card) or bool(self.item(seat, card, False)), f"seat {seat} has {card}")
        if card == DUNGEON_PASS:
            self.seat[seat].boons.append(card)

    def on_card_discarded(self, seat: int, card: str) -> None:
        self.from_hand(seat, card)
        self.discard(card)
        self.takes(seat, "hand", 1)

    def on_card_returned(self, seat: int, card: str) -> None:
        self.check(card in self.staged, f"{card} was played")
        self.staged.remove(card)
        self.loose[card] = max(0, self.loose[card] - 1)
        self.seat[seat].hand[card] += 1
        fight = self.fight
        if fight is not None:
            mine = [change for change in fight.changes if (change.card, change.seat) == (card, seat)]
            fight.changes = [change for change in fight.changes if change not in mine]

    def on_card_shed(self, seat: int, card: str) -> None:
        self.check(card in self.seat[seat].laid, f"seat {seat} has {card} in play")
        self.seat[seat].laid.remove(card)
        self.discard(card)
        self.takes(seat, "class" if self.words(card)[1] in ("class", "super-munchkin") else "other", 1)

    def on_card_in_vain(self, seat: int, card: str) -> None:
        """Nothing follows."""

    def on_discard_taken(self, seat: int, card: str) -> None:
        if self.dealing == "laboratory":
            self.same(self.words(card)[1], "potion", "what is taken")
        else:
            self.check(self.words(card)[1] in ("race", "class"), "what is taken is a race or class")
        self.take_discard(card)
        self.seat[seat].hand[card] += 1

    def on_card_given(self, seat: int, card: str, to: int) -> None:
        self.same((self.phase, seat), (CHARITY, self.active), "when and by whom cards are given (MQ-CHAR-01)")
        held = self.seat[seat].hand.total()
        self.check(held > self.hand_limit(seat), f"only a surplus is given, not of {held} cards (MQ-CHAR-01)")
        lowest = min(munchkin.level for munchkin in self.seat)
        self.check(self.seat[seat].level > lowest, "who is poorest keeps nothing to give (MQ-CHAR-03)")
        self.same(self.seat[to].level, lowest, "the level of who gets a card (MQ-CHAR-02)")
        poorest = [s for s in range(self.seats) if self.seat[s].level == lowest]
        self.same(self.given[to], min(self.given[s] for s in poorest), "cards are split evenly (MQ-CHAR-04)")
        self.given[to] += 1
        self.from_hand(seat, card)
        self.seat[to].hand[card] += 1

    def on_charity_discard(self, seat: int, card: str) -> None:
        self.same((self.phase, seat), (CHARITY, self.active), "when and by whom a surplus is discarded")
        self.check(self.seat[seat].hand.total() > self.hand_limit(seat), "only a surplus is discarded (MQ-CHAR-01)")
        lowest = min(munchkin.level for munchkin in self.seat)
        self.same(self.seat[seat].level, lowest, "the level of who discards (MQ-CHAR-03)")
        self.from_hand(seat, card)
        self.discard(card)

    # -- items and gold --------------------------------------------------------------------------------------------

    def on_item_dropped(self, seat: int, card: str, room: int) -> None:
        munchkin = self.seat[seat]
        place = self.place_of(room)
        self.same(place, munchkin.place, "where things are dropped (MQ-ITEM-26)")
        fight = self.fight
        if munchkin.dead and all(item.card != card for item in munchkin.items) and fight is not None:
            self.part(fight.leader, card)  # promised to who has died meanwhile
        else:
            item = self.part(seat, card)
            worn = not item.packed and self.words(card)[2] == "footgear"
            if worn and self.face(place) == "sticky-floor" and not munchkin.dead:
                munchkin.waived = True
        self.rooms[place].floor[card] += 1
        self.takes(seat, "dropped", 1)

    def pays_gold(self, seat: int, n: int) -> None:
        self.check(0 < n <= self.seat[seat].gold, f"seat {seat} parts with {n} of {self.seat[seat].gold} gold")
        self.seat[seat].gold -= n

    def on_gold_dropped(self, seat: int, n: int, room: int) -> None:
        self.pays_gold(seat, n)
        place = self.place_of(room)
        self.same(place, self.seat[seat].place, "where gold is dropped (MQ-ITEM-26)")
        self.takes(seat, "floor", n)
        self.rooms[place].gold += n

    def on_item_picked_up(self, seat: int, card: str) -> None:
        place = self.seat[seat].place
        if self.dealing == "den-of-thieves":
            place = next((p for p in range(len(self.rooms)) if self.rooms[p].floor[card] > 0), place)
        self.take(self.rooms[place].floor, card, f"on the floor of {self.face(place)}")
        self.receive(seat, card)

    def on_gold_picked_up(self, seat: int, n: int) -> None:
        room = self.rooms[self.seat[seat].place]
        self.same(n, room.gold, "gold on the floor")
        room.gold = 0
        self.seat[seat].gold += n

    def on_item_lost(self, seat: int, card: str) -> None:
        self.discard(card)
        if card == CHEAT:
            self.check(any(item.cheated for item in self.seat[seat].items), f"seat {seat} has a Cheat in play")
            self.seat[seat].uncheated += 1
        else:
            if self.pawned:
                worth = int(self.words(card)[4])
                self.check(worth >= 200, "the Pawn Pit takes what is worth 200")
                self.same(self.pawned, worth - 100, "what the Pawn Pit pays")
                self.pawned = 0
            if self.selling:
                self.sold.append(card)
            item = self.part(seat, card)
            slot = self.words(card)[2]
            self.takes(seat, slot if slot in WORN and not item.packed else "other", 1)
            self.comes("item-lost", seat, slot)

    def on_gold_gained(self, seat: int, n: int) -> None:
        if self.searching >= 0:
            self.same(n, self.searching, "gold found (MQ-SEARCH-08 to -10)")
            self.searching = -1
        elif self.dealing == "pawn-pit":
            self.pawned = n
        else:
            self.check(False, f"seat {seat} has no reason to gain gold")
        self.seat[seat].gold += n

    def on_gold_lost(self, seat: int, n: int) -> None:
        price = PRICES.get(self.dealing)
        if price is not None and self.unpaid:
            self.same((seat, n), (self.active, price), f"the price in {self.dealing}")
            self.unpaid = False
        if self.source == LEAD_TROUSERS:
            self.same(n, UNCURSING, "what it costs to be rid of a curse")
        if self.source == OMINOUS_HUMMING:
            self.check(not self.has(seat, "wizard"), "a Wizard pays nothing")
            self.check(n <= 200, "it costs 200 gold")
        if self.fight is not None and self.fight.step == "gathering" and self.bribes >= 0:
            self.same(n, number_of(self.words(self.source), "bribe"), f"what {self.source} wants")
        if self.selling:
            self.paid += n
        self.takes(seat, "gold", n)
        self.pays_gold(seat, n)

    def on_gold_traded(self, seat: int, n: int, to: int) -> None:
        self.pays_gold(seat, n)
        self.seat[to].gold += n

    def on_item_traded(self, seat: int, card: str, to: int) -> None:
        self.quiet()
        self.check(self.fight is None, "no trade in combat (MQ-ITEM-22)")
        near = self.seat[seat].place == self.seat[to].place
        self.check(near or self.adjacent(self.seat[seat].place, self.seat[to].place), "neighbours trade (MQ-ITEM-21)")
        self.part(seat, card)
        self.receive(to, card)

    def on_item_stolen(self, seat: int, card: str, victim: int) -> None:
        self.same(self.seat[seat].place, self.seat[victim].place, "where a Thief picks pockets")
        item = self.part(victim, card)
        self.check(item.packed or self.words(card)[2] in ("belt", "misc"), "pockets are belt and pack")
        self.check("big" not in self.words(card), f"{card} is too big for a pocket")
        self.receive(seat, card)

    def on_cheated(self, seat: int, card: str) -> None:
        item = next((i for i in self.seat[seat].items if i.card == card and not i.cheated), None)
        self.check(item is not None, f"{card} can take a Cheat")
        assert item is not None
        self.check("one-use" not in self.words(card), "no Cheat on one-use items")
        self.check(CHEAT in self.staged, "a Cheat has been played")
        self.staged.remove(CHEAT)
        item.cheated = True
        item.both_hands = False

    # -- curses ----------------------------------------------------------------------------------------------------

    def on_curse_played(self, seat: int, card: str, victim: int) -> None:
        self.check(not self.seat[victim].dead, "the dead are not cursed")
        self.same(self.words(card)[1], "curse", f"what {card} is")

    def on_curse_cancelled(self, card: str, victim: int) -> None:
        """Nothing follows."""

    def on_curse_redirected(self, card: str, victim: int) -> None:
        """It goes on with another victim."""

    def on_curse_works(self, card: str, victim: int) -> None:
        self.check(not self.seat[victim].dead, "the dead are not cursed")
        if card == LOSE_A_LEVEL and self.seat[victim].level > 1:
            self.must.append(("level-lost", victim, ""))
        slot = CURSED_SLOTS.get(card, "")
        if slot and self.wears(victim, slot):
            self.must.append(("item-lost", victim, slot))

    def on_curse_stays(self, card: str, victim: int) -> None:
        self.check(self.words(card)[2] in ("lasting", "next-combat"), f"{card} stays (MQ-CURSE-05, -06)")
        self.staged.remove(card)
        self.seat[victim].curses.append(card)

    def on_curse_lifted(self, card: str, victim: int) -> None:
        self.check(card in self.seat[victim].curses, f"{card} lies with seat {victim}")
        self.seat[victim].curses.remove(card)
        self.discard(card)

    def on_curse_tip(self, seat: int, room: int) -> None:
        self.same(self.faces[room], "evil-altar", "which room pays for curses")
        self.owe(seat, DXM, 1, "evil-altar")

    # -- characters ------------------------------------------------------------------------------------------------

    def on_level_gained(self, seat: int, n: int, level: int) -> None:
        munchkin = self.seat[seat]
        fight = self.fight
        if fight is not None and fight.gained and fight.gained[0] == (seat, n):
            fight.gained.pop(0)
            most = self.goal
        else:
            most = self.goal - 1  # MQ-FIX-02
            self.same(n, 1, "levels gained without a kill")
            cards = self.source != "" and self.words(self.source)[1] in ("level", "go-up-a-level")
            self.check(cards or self.bought or self.dealing == SCHOOL, "a level has a reason (MQ-FIX-02)")
            self.bought = False
        munchkin.level += n
        self.same(level, munchkin.level, "the level")
        self.check(level <= most, f"level {level} is a killer's only (MQ-FIX-02)")

    def on_level_lost(self, seat: int, n: int, level: int) -> None:
        munchkin = self.seat[seat]
        self.check(n > 0, "a loss is a loss")
        munchkin.level -= n
        self.same(level, munchkin.level, "the level")
        self.check(level >= 1, "no level below 1 (MQ-FIX-01)")
        if self.dying == seat:
            self.same(n, 1, "levels lost by dying (MQ-DEATH-05)")
        self.takes(seat, "level", n)
        self.comes("level-lost", seat, "")

    def on_level_bought(self, seat: int, n: int) -> None:
        self.same((seat, self.phase), (self.active, MOVES), "who buys levels, and when (MQ-LEVEL-03)")
        self.check(self.fight is None, "no level is bought in combat")
        worth = sum(int(self.words(card)[4]) for card in self.sold) + 100 * self.markup * min(3, len(self.sold))
        self.same(n, max(LEVEL_PRICE, worth), "what is given for a level (MQ-LEVEL-03, -04)")
        self.same(self.paid, max(0, LEVEL_PRICE - worth), "gold given for a level (MQ-CONF-38)")
        self.selling = False
        self.bought = True

    def on_hits_lost(self, seat: int, n: int, left: int) -> None:
        munchkin = self.seat[seat]
        self.check(not munchkin.dead, "the dead lose no hits")
        fight = self.fight
        if fight is not None and fight.step == "lost" and seat in fight.hits_due:
            due = min(fight.hits_due.pop(seat), self.health(seat))
            self.same(n, due, "hits for a lost fight (MQ-COMBAT-47)")
        self.check(0 < n <= self.health(seat), f"seat {seat} loses {n} of {self.health(seat)} hits")
        munchkin.wounds += n
        self.same(left, self.health(seat), "hits left")
        self.takes(seat, "hits", n)

    def on_hits_prevented(self, seat: int, card: str, n: int) -> None:
        fight = self.fight
        if fight is not None:
            fight.hits_due.pop(seat, None)
            if seat in fight.suffers:
                fight.expects[seat]["other"] = 1
                fight.expects[seat]["hits"] = 0
                fight.hurt.add(seat)

    def on_hits_healed(self, seat: int, n: int, left: int) -> None:
        munchkin = self.seat[seat]
        self.check(0 < n <= munchkin.wounds, f"{n} of {munchkin.wounds} wounds heal (MQ-HEALTH-05)")
        if self.source in HEALS:
            self.same(n, min(HEALS[self.source], munchkin.wounds), f"hits restored by {self.source}")
        elif self.for_level:
            self.same(n, min(HEALED_FOR_A_LEVEL, munchkin.wounds), "hits for a level (MQ-HEALTH-03)")
        else:
            self.same((self.dealing, n), ("hospital", 1), "where hits are healed")
        self.for_level = False
        munchkin.wounds -= n
        self.same(left, self.health(seat), "hits left")
        self.comes("hits-healed", seat, self.source)

    def on_level_for_hits(self, seat: int) -> None:
        self.quiet()
        self.check(self.seat[seat].level > 1 and self.seat[seat].wounds > 0, "a level for hits (MQ-CONF-28)")
        self.check(self.fight is None, "not in combat (MQ-HEALTH-03)")
        self.for_level = True

    def on_died(self, seat: int, room: int) -> None:
        munchkin = self.seat[seat]
        self.check(not munchkin.dead, "who dies was alive")
        gave_up = self.gave_up == seat
        killed = self.source != "" and self.kind(self.source) == MONSTERS
        # What gives hits is told to be lost after the death that comes of it (MQ-CONF-59).
        gone = self.health(seat) <= self.gives(seat, "health")
        self.check(gave_up or killed or self.health(seat) == 0 or gone, "a death has a reason (MQ-DEATH-01)")
        self.same(self.place_of(room), munchkin.place, "where somebody dies (MQ-DEATH-02)")
        self.gave_up = -1
        munchkin.dead = True
        munchkin.boons = []
        munchkin.evader = munchkin.waived = False
        self.dying = seat
        if self.fight is not None:
            self.fight.hits_due.pop(seat, None)
        self.out_of_fight(seat)

    def out_of_fight(self, seat: int) -> None:
        fight = self.fight
        if fight is None or seat not in (fight.leader, fight.helper):
            return
        fight.out.add(seat)
        fight.changes = [change for change in fight.changes if change.whom != seat]
        if fight.step == "gathering" and seat == fight.helper:
            fight.helper = -1

    def on_gave_up(self, seat: int) -> None:
        self.same(seat, self.active, "who may give up (MQ-TURN-07)")
        self.gave_up = seat

    # -- the map ---------------------------------------------------------------------------------------------------

    def on_walked(self, seat: int, room: int, n: int) -> None:
        self.settle()
        munchkin = self.seat[seat]
        to = self.place_of(room)
        side = self.side_to(munchkin.place, to)
        self.check(side >= 0, f"{self.face(to)} is next to {self.face(munchkin.place)} (MQ-MOVE-03)")
        if self.source == SLIPPERS:
            self.check(self.link(munchkin.place, side) in ("passage", "door"), "Slippers use passages and doors")
        else:
            self.close_fight()
            self.same((seat, self.phase), (self.active, MOVES), "who walks, and when")
            self.pay_step(seat, side)
        self.same(n, self.moves_left(seat), "moves left")
        self.goes_to(seat, to)

    def pay_step(self, seat: int, side: int) -> None:
        munchkin = self.seat[seat]
        forced, self.forced_side = self.forced_side == side, -1
        if forced:
            self.check(self.link(munchkin.place, side) != WALL, "no wall is forced (MQ-MOVE-09)")
            return
        cost = self.step_cost(seat, munchkin.place, side)
        self.check(cost > 0, f"the {self.link(munchkin.place, side)} can be passed (MQ-MOVE-06)")
        left = self.moves_left(seat)
        self.check(cost <= left, f"the {self.link(munchkin.place, side)} costs {cost}, {left} are left (MQ-MOVE-05)")
        munchkin.spent += cost

    def on_forced(self, seat: int, side: int) -> None:
        munchkin = self.seat[seat]
        unspent = munchkin.spent == 0 or self.options["emergency"] == "any_time"
        self.check(not munchkin.forced and not munchkin.stuck and unspent, "the emergency passage (MQ-CONF-11)")
        munchkin.forced = munchkin.stuck = True
        self.forced_side = side

    def on_blocked(self, seat: int, side: int) -> None:
        """What was put in the way meanwhile stands."""

    def on_explored(self, seat: int, room: int, side: int) -> None:
        self.settle()
        self.close_fight()
        self.same((seat, self.phase), (self.active, MOVES), "who explores, and when")
        munchkin = self.seat[seat]
        self.same(self.beside(munchkin.place, side), -1, "what lies there already (MQ-EXPL-01)")
        tile = (room - 1) // 2
        self.check(all((r.face - 1) // 2 != tile or r.face == ENTRANCE for r in self.rooms), "a tile lies once")
        self.tiles_left -= 1
        self.check(self.tiles_left >= 0, "no more rooms than there are (MQ-EXPL-14)")
        self.pay_step(seat, side)
        here = self.rooms[munchkin.place]
        new = Room(room, here.x + STEP[side][0], here.y + STEP[side][1])
        self.rooms.append(new)
        for i in range(4):
            other = self.beside(len(self.rooms) - 1, i)
            if other >= 0:
                new.links[i] = self.rooms[other].links[(i + 2) % 4]  # MQ-CONF-32
        self.goes_to(seat, len(self.rooms) - 1)
        self.owe(seat, DXM, 1, "MQ-EXPL-05")

    def on_link_laid(self, room: int, side: int, link: int) -> None:
        place = self.place_of(room)
        self.check(self.rooms[place].links[side] is None, "links are for bare sides only (MQ-CONF-32)")
        kind = KINDS[link]
        self.rooms[place].links[side] = Link(kind, False)
        self.links_laid += 1
        self.shown[kind] += 1
        backs = {name: int(self.book["links"][name][0]) for name in KINDS[1:]}
        self.check(self.links_laid <= sum(backs.values()), "so many links there are")
        if kind != "passage":
            self.check(self.shown[kind] <= backs[kind], f"so many links have a {kind}")

    def on_link_turned(self, room: int, side: int, link: int) -> None:
        piece = self.piece(self.place_of(room), side)
        self.check(not piece.fixed, "the links of the Entrance never change (MQ-FIX-03)")
        kind = KINDS[link]
        self.same(piece.kind == "passage", kind != "passage", "a link is a passage on one side (MQ-ROOM-13)")
        piece.kind = kind

    def on_link_walled(self, seat: int, room: int, side: int) -> None:
        piece = self.piece(self.place_of(room), side)
        self.check(not piece.fixed, "the links of the Entrance never change (MQ-FIX-03)")
        piece.walled_by = seat

    def on_room_turned(self, room: int, other: int) -> None:
        place = self.place_of(room)
        self.check(place != ENTRANCE, "the Entrance is never turned (MQ-FIX-03)")
        self.same((room - 1) // 2, (other - 1) // 2, "the tile of both faces")
        there = [m for m in self.seat if m.place == place and not m.dead]
        there_too = [m for m in self.monsters if m.place == place]
        self.check(not there and not there_too, "an empty room is turned")
        self.rooms[place].face = other
        self.rooms[place].mark = ""

    def on_dungeon_explored(self) -> None:
        self.same(self.tiles_left, 0, "rooms left (MQ-EXPL-14)")

    def on_moved_by_magic(self, seat: int, room: int) -> None:
        place = self.place_of(room)
        fight = self.fight
        if fight is not None and seat in fight.fighters() and place != fight.place:
            self.check(not fight.boss or fight.step == "lost", "nobody leaves a Boss fight by magic (MQ-BOSS-04)")
            fight.hits_due.pop(seat, None)
            self.out_of_fight(seat)
        self.goes_to(seat, place)

    def on_toll_paid(self, seat: int, n: int, room: int) -> None:
        self.same((self.faces[room], n), ("tax-cave", 100), "the toll")

    def on_toll_evaded(self, seat: int, room: int) -> None:
        self.same(self.faces[room], "tax-cave", "where there is a toll")
        self.seat[seat].evader = True

    # -- searching and deals ---------------------------------------------------------------------------------------

    def search_bonus(self, seat: int) -> int:
        words = self.face_words(self.seat[seat].place)
        more = int(words[0]) + self.gives(seat, "search")
        if self.face(self.seat[seat].place) == "coat-check-crypt" and not self.wears(seat, "armour"):
            more += 1
        return more

    def can_search(self, seat: int) -> bool:
        munchkin = self.seat[seat]
        room = self.rooms[munchkin.place]
        done = room.mark == "cleaned-out" and self.options["cleaned_out"] == "closed"
        empty = not any(monster.place == munchkin.place for monster in self.monsters)
        may = self.face_words(munchkin.place)[0] != "none" and munchkin.place not in munchkin.searched
        return may and not done and empty and self.moves_left(seat) > 0

    def on_searched(self, seat: int, room: int, n: int) -> None:
        munchkin = self.seat[seat]
        place = munchkin.place
        self.same(self.place_of(room), place, "the room that is searched")
        total, dice, face, again = self.roll
        more = self.search_bonus(seat)
        self.same(dice, max(0, 1 + self.sign_dice(seat, place)), "dice of a search (MQ-SEARCH-06)")
        if again:
            total += more
        if face and dice == 1:
            total = face + more
        if face and dice > 1:
            self.check(more + dice <= n <= more + MOST_PLAIN * dice, "the result of a search")
        else:
            self.same(n, total, "the result of a search")
            self.check(more + dice <= n <= more + MOST_PLAIN * dice, f"with {more} more, {dice} dice (MQ-SEARCH-05)")
        if 1 < n != 7:
            gold, treasures, mark = SEARCH[min(n, 11)]
            self.searching = gold + 100 * self.has(seat, "dwarf") if gold else -1
            self.owe(seat, TREASURES, treasures, "MQ-SEARCH-09, -10")
            if mark:
                twice = mark == "looted" and self.rooms[place].mark != ""
                if self.rooms[place].mark != "cleaned-out":
                    self.mark = ("cleaned-out" if twice else mark, place)

    def on_search_monster(self, seat: int, n: int) -> None:
        self.check(n <= 1 or n == 7, f"a monster is found with {n} (MQ-SEARCH-07)")

    def on_search_gold(self, seat: int, n: int) -> None:
        """The gold is told apart."""

    def marks(self, room: int, mark: str) -> None:
        self.same((mark, self.place_of(room)), self.mark, "marks (MQ-SEARCH-09 to -11)")
        self.mark = ("", -1)
        self.rooms[self.place_of(room)].mark = mark

    def on_room_looted(self, room: int) -> None:
        self.marks(room, "looted")

    def on_room_cleaned_out(self, room: int) -> None:
        self.marks(room, "cleaned-out")

    def on_dealt(self, seat: int, room: int) -> None:
        munchkin = self.seat[seat]
        self.settle()
        self.same((seat, self.phase, self.place_of(room)), (self.active, MOVES, munchkin.place), "a deal (MQ-DEAL-01)")
        self.check(all(m.place != munchkin.place for m in self.monsters), "no deal beside a monster (MQ-DEAL-02)")
        self.check(self.moves_left(seat) > 0, "a deal costs a move (MQ-DEAL-03)")
        munchkin.spent += 1
        self.dealing = self.faces[room]
        self.unpaid = True
        if self.dealing == "tombola-tomb":
            self.owe(seat, TREASURES, 1, self.dealing)
        if self.dealing == "rumour-mill":
            self.owe(seat, DXM, 1, self.dealing)

    # -- dice ------------------------------------------------------------------------------------------------------

    def on_dice_rolled(self, seat: int, n: int, dice: int) -> None:
        fight = self.fight
        again, self.again = self.again, False
        if again and fight is not None and fight.step == "rolled":
            mine = [i for i in range(len(fight.dice)) if fight.dice[i][0] == seat]
            self.same(dice, len(mine), "dice rolled again")
            fight.blurred = fight.blurred or dice > 1
            for i in mine:
                fight.dice[i] = (seat, n - dice + 1 if i == mine[0] else 1)
            return
        if not again and self.answer_searches and seat == self.active and self.source == "":
            self.seat[seat].spent += 1
            self.seat[seat].searched.add(self.seat[seat].place)
            self.answer_searches = False
        self.roll = [n, dice, 0, int(again)]

    def on_monster_die(self, seat: int, colour: int) -> None:
        self.die = colour
        self.die_pays = True
        if self.phase == MONSTERS_TURN:
            self.same(seat, self.active, "who rolls for the monsters (MQ-MON-02)")

    def on_monster_die_set(self, seat: int, card: str, colour: int) -> None:
        self.die = colour

    def colour_stands(self) -> None:
        """The card for the colour has been drawn by now (MQ-DICE-03, -04)."""
        owner = SEAT_COLOURS.index(self.die) if self.die in SEAT_COLOURS[: self.seats] else -1
        if owner >= 0 and self.die_pays and not (self.options["die_card"] == "roller" and owner != self.active):
            self.check(self.options["die_card"] == "roller", f"seat {owner} draws for its colour (MQ-DICE-03)")
        self.die_pays = False

    def on_die_set(self, seat: int, card: str, face: int) -> None:
        fight = self.fight
        if fight is not None and fight.step == "rolled":
            which, self.die_picked = self.die_picked, -1
            if which < 0 and len(fight.dice) == 1:
                which = 0
            if which < 0:
                mine = [i for i in range(len(fight.dice)) if self.roller(fight.dice[i][0]) == seat]
                self.same(len(mine), 1, "dice that could be meant")
                which = mine[0]
            fight.dice[which] = (fight.dice[which][0], face)
        elif self.roll:
            self.roll[2] = face
            self.die_picked = -1

    def roller(self, whom: int) -> int:
        if whom < 100:
            return whom
        return next(monster.owner for monster in self.monsters if monster.uid == whom - 100)

    def on_dice_again(self, seat: int, card: str) -> None:
        self.again = True

    def on_d10_rolled(self, seat: int, card: str, n: int, limit: int) -> None:
        self.same(limit, min(10, self.seat[seat].level + self.gives(seat, "d10")), "the limit of the d10 (MQ-CLASS-07)")
        self.check(1 <= n <= 10, "a d10 shows 1 to 10")
        if card == WARRIOR and n <= limit and self.fight is not None:
            self.fight.hits_due.pop(seat, None)

    # -- monsters --------------------------------------------------------------------------------------------------

    def on_monster_drawn(self, seat: int, card: str) -> None:
        self.settle()
        self.quiet()
        if self.arriving:
            self.discard(self.arriving)
        self.draw(card, MONSTERS)
        self.arriving = card

    def on_no_monster(self) -> None:
        self.same((+self.deck[MONSTERS]).total(), 0, "monsters left (MQ-CONF-33)")

    def on_base_freed(self, card: str) -> None:
        monster = self.find(card)
        self.check(not monster.boss and not monster.mate, f"{card} stands on a base of its own")
        rivals = [m for m in self.monsters if not m.boss and not m.mate and m is not monster]
        if self.options["full_base"] == "colour":
            rivals = [m for m in rivals if m.owner == monster.owner]
        strongest = max([self.level(m) for m in rivals if m.owner == monster.owner], default=0)
        self.check(self.level(monster) >= strongest, f"{card} is the strongest of its colour (MQ-CONF-02)")
        self.freed.append((self.level(monster), monster.owner))
        self.remove(monster)

    def on_monster_based(self, card: str, colour: int, room: int) -> None:
        self.same(card, self.arriving, "the monster that has been drawn")
        self.colour_stands()
        self.check(colour in SEAT_COLOURS[: self.seats], "a base has the colour of a player (MQ-SETUP-07)")
        owner = SEAT_COLOURS.index(colour)
        if self.freed:
            level, freed_owner = self.freed[-1]
            ties = [m for m in self.monsters if m.owner == freed_owner and not m.boss and not m.mate]
            self.check(all(self.level(m) < level for m in ties), "all that tie leave (MQ-EXPL-11)")
        elif self.die in SEAT_COLOURS[: self.seats] and self.free_bases(SEAT_COLOURS.index(self.die)) > 0:
            self.same(colour, self.die, "the colour of the base (MQ-EXPL-08)")
        self.freed = []
        self.check(self.free_bases(owner) > 0, "three bases of a colour (MQ-SETUP-08, -15)")
        place = self.place_of(room)
        self.serial += 1
        monster = Monster(self.serial, card, owner, place)
        self.monsters.append(monster)
        self.arriving = ""
        self.check(self.fight is not None or place == self.seat[self.active].place, "where monsters appear")
        if place == ENTRANCE and self.fight is None:
            self.check(self.seat[self.active].level >= self.goal, "a Boss comes to the last level (MQ-BOSS-01)")
            monster.boss = True

    def on_monster_joins(self, card: str) -> None:
        fight = self.in_combat()
        monster = self.find(card)
        if monster in fight.monsters:
            self.check(NASTY_COUPLE in self.staged, "only one monster of a name")
            uid = self.picked.get(NASTY_COUPLE, ("", -1))[1]
            first = next((m for m in fight.monsters if m.uid == uid), monster)
            self.check(not first.boss, "a Boss has no better half")
            self.serial += 1
            monster = Monster(self.serial, card, first.owner, first.place)
            monster.mate = True
            monster.enhancers = first.enhancers[:]
            self.monsters.append(monster)
        self.same(monster.place, fight.place, "where it joins the fight")
        fight.monsters.append(monster)

    def on_monster_moved(self, card: str, room: int, to: int, steps: int) -> None:
        self.moving()
        monster = self.find(card)
        self.same(self.place_of(room), monster.place, f"where {card} was")
        told = (self.place_of(to), steps)
        self.same(told, self.plan.pop(monster.uid, (monster.place, 0)), f"where {card} goes (MQ-MON-*)")
        monster.place = told[0]

    def moving(self) -> None:
        self.same(self.phase, MONSTERS_TURN, "when monsters move")
        if not self.planned:
            self.colour_stands()
            self.make_plan()

    def on_monsters_stay(self) -> None:
        self.moving()
        self.same(self.plan, {}, "who moves")

    def on_door_broken(self, card: str, room: int, side: int) -> None:
        if self.phase == MONSTERS_TURN:
            self.moving()
            self.check((card, room, side) in self.doors, f"{card} breaks no such door (MQ-MON-08)")
            self.doors.remove((card, room, side))
        piece = self.piece(self.place_of(room), side)
        self.check("breaks-doors" in self.words(card), f"{card} breaks doors")
        self.check(not piece.fixed and piece.kind in ("door", "locked"), "what breaks is a door (MQ-FIX-03)")
        piece.kind = "passage"

    def sent(self, card: str, room: int) -> None:
        monster = self.chosen(card)
        place = self.place_of(room)
        self.check(place != ENTRANCE, "no monster is sent to the Entrance (MQ-CONF-66)")
        self.check(not monster.boss, "nothing takes the Boss away (MQ-FIX-06)")
        if monster.mate:  # it lasts no longer than its fight
            self.remove(monster)
        else:
            self.leaves_fight(monster)
            monster.place = place

    def on_monster_sent(self, card: str, to: int) -> None:
        self.sent(card, to)

    def on_monster_left(self, card: str) -> None:
        monster = self.find(card)
        mates = [m for m in self.monsters if m.card == card and m.mate]
        if mates and (self.fight is None or self.fight.step != "gathering"):
            monster = mates[0]
        uid = self.bribes if self.bribes >= 0 else self.picked.get(self.source, ("", -1))[1]
        self.bribes = -1
        monster = next((m for m in self.monsters if (m.uid, m.card) == (uid, card)), monster)
        if self.source == PAPERWORK and self.fight is not None:
            self.check(self.level(monster) <= 6, "Paperwork is for level 6 or lower")
            self.fight.left += 1
        self.remove(monster)

    def on_monster_enhanced(self, seat: int, card: str, monster: str, level: int) -> None:
        fight = self.in_combat()
        kind, uid = self.picked.get(card, ("", -1))
        target = next((m for m in fight.monsters if m.uid == uid and kind == "monster"), self.find(monster))
        self.same(target.card, monster, "who is enhanced")
        target.enhancers.append(card)
        if not target.mate:
            self.check(card in self.staged, f"{card} has been played")
            self.staged.remove(card)
        self.same(level, self.level(target), f"the level of {monster} (MQ-ENH-03)")

    def on_disdained(self, card: str, seat: int) -> None:
        monster = self.find(card)
        self.same(monster.place, self.seat[seat].place, "where they meet")
        self.check(self.disdains(monster, seat), f"{card} fights seat {seat} (MQ-COMBAT-49)")

    # -- fights ----------------------------------------------------------------------------------------------------

    def begins(self, seat: int, card: str, level: int, boss: bool) -> None:
        if self.fight is not None and not self.fight.fresh:
            self.close_fight()
        self.settle()
        self.answer_searches = False  # a monster has come between
        self.same(seat, self.active, "who leads a fight (MQ-COMBAT-01)")
        place = self.seat[seat].place
        if self.fight is None:
            self.fight = Fight(seat, place)
            self.fight.boss = boss
        monster = self.find(card)
        self.same(monster.place, place, "where they fight")
        self.same(monster.boss, boss, "whether it is the Boss")
        self.fight.monsters.append(monster)
        self.same(level, self.level(monster), f"the level of {card}")

    def on_fight_began(self, seat: int, card: str, room: int, level: int) -> None:
        self.same(self.place_of(room), self.seat[seat].place, "where they fight")
        self.begins(seat, card, level, False)

    def on_boss_comes(self, seat: int, card: str, level: int) -> None:
        self.begins(seat, card, level, True)
        self.same((level, self.seat[seat].place), (2 * self.goal, ENTRANCE), "the Boss (MQ-BOSS-01, -03)")

    def target(self, card: str) -> int:
        """Whom the card was played on: what was chosen, or the only one there is."""
        kind, n = self.picked.get(card, ("", -1))
        if kind == "seat":
            return n
        if kind == "monster":
            return 100 + n
        fight = self.in_combat()
        self.same(len(fight.monsters), 1, "monsters that could be meant")
        return 100 + fight.monsters[0].uid

    def added(self, seat: int, card: str, n: int, what: str) -> None:
        fight = self.in_combat()
        whom = -1
        words = self.words(card)
        if card == WARRIOR:
            self.same((n, what), (2, "ours"), "a Battle Cry")
        elif card == THIEF:
            self.same((n, what), (-3, "ours"), "a Backstab")
            whom = self.stabbed
        else:
            adds = number_of(words, "adds")
            if adds < 0:
                self.same(what, "theirs", "whose sum is lowered")
                whom = self.target(card)
            elif self.has(seat, "wizard") and words[1] in ("potion", "scroll"):
                adds += 1
            self.same(n, adds, f"what {card} adds")
        fight.changes.append(Change(what, n, card, seat, whom))

    def on_side_bonus(self, seat: int, card: str, n: int) -> None:
        self.added(seat, card, n, "ours")

    def on_monsters_bonus(self, seat: int, card: str, n: int) -> None:
        self.added(seat, card, n, "theirs")

    def on_dice_changed(self, seat: int, card: str, n: int) -> None:
        fight = self.in_combat()
        self.same(n, -1, "dice fewer")
        fight.changes.append(Change("dice", n, card, seat, self.target(card)))

    def on_backstabbed(self, seat: int, victim: int) -> None:
        fight = self.in_combat()
        self.check(seat != victim and victim in fight.fighters(), "another fighter is stabbed")
        near = self.seat[seat].place == fight.place or self.adjacent(self.seat[seat].place, fight.place)
        self.check(near, "a Thief stabs from the same or the next room")
        before = [change for change in fight.changes if change.card == THIEF and change.whom == victim]
        self.same(before, [], "one Backstab for each")
        self.stabbed = victim

    def on_roll_announced(self, seat: int) -> None:
        self.settle()
        self.same(seat, self.in_combat().leader, "who rolls first (MQ-COMBAT-18)")

    def on_fight_locked(self, seat: int, card: str) -> None:
        self.check(seat in self.in_combat().fighters(), "who closes a fight is in it")

    def faces_of(self, n: int, dice: int, faces: int) -> list[int]:
        shown = [int(digit) for digit in str(faces)] if faces else []
        self.same((len(shown), sum(shown)), (dice, n), "what the dice show")
        self.check(all(1 <= face <= MOST_PLAIN for face in shown), "a die shows 1 to 6")
        return shown

    def on_fight_dice(self, seat: int, n: int, dice: int, faces: int) -> None:
        fight = self.in_combat()
        fight.step = "rolled"
        self.check(seat in fight.fighters() and seat not in fight.rolled, f"seat {seat} rolls once, and fights")
        fight.rolled.add(seat)
        self.same(dice, self.dice_of(fight, seat), f"dice of seat {seat} (MQ-COMBAT-14, MQ-ROOM-03, -04)")
        fight.dice += [(seat, face) for face in self.faces_of(n, dice, faces)]

    def on_fight_monster_dice(self, seat: int, card: str, n: int, dice: int, faces: int) -> None:
        fight = self.in_combat()
        left = [m for m in fight.monsters if 100 + m.uid not in fight.rolled and m.card == card]
        self.check(bool(left), f"{card} rolls once, and fights")
        monster = left[0]
        fight.rolled.add(100 + monster.uid)
        self.same(seat, monster.owner, "who rolls for a monster (MQ-COMBAT-15)")
        self.same(dice, self.dice_of_monster(fight, monster), f"dice of {card}")
        fight.dice += [(100 + monster.uid, face) for face in self.faces_of(n, dice, faces)]

    def on_fight_totals(self, ours: int, theirs: int) -> None:
        fight = self.in_combat()
        everybody = {*fight.fighters(), *(100 + monster.uid for monster in fight.monsters)}
        self.same(fight.rolled, everybody, "who has rolled (MQ-COMBAT-21, -22)")
        mine, other = self.sums(fight)
        my_dice = [face for whom, face in fight.dice if whom < 100]
        other_dice = [face for whom, face in fight.dice if whom >= 100]
        mine += sum(my_dice)
        other += sum(other_dice)
        if self.face(fight.place) == "echo-chamber":
            if fight.blurred:
                mine, other = ours, theirs
            else:
                mine += max(my_dice, default=0)
                other += max(other_dice, default=0)
        elif fight.unknown:
            mine, other = ours, theirs
        self.same((ours, theirs), (mine, other), "the sums of a fight (MQ-COMBAT-24)")
        fight.totals = (ours, theirs)

    def tie_winners(self, fight: Fight) -> list[int]:
        return [seat for seat in fight.fighters() if self.has(seat, "warrior")]

    def on_tie_won(self, seat: int) -> None:
        fight = self.in_combat()
        self.same(fight.totals[0], fight.totals[1], "a tie")
        self.check(seat in self.tie_winners(fight), "a Warrior wins ties (MQ-CLASS-12)")

    def on_tie_lost(self, seat: int) -> None:
        fight = self.in_combat()
        self.same(fight.totals[0], fight.totals[1], "a tie")
        self.same(self.tie_winners(fight), [], "Warriors (MQ-COMBAT-25)")

    def on_fight_won(self, seat: int) -> None:
        fight = self.in_combat()
        self.same(seat, fight.leader, "the leader")
        ours, theirs = fight.totals
        self.check(ours > theirs or (ours == theirs and bool(self.tie_winners(fight))), "a victory (MQ-COMBAT-24)")
        fight.step = "won"

    def on_fight_lost(self, seat: int) -> None:
        fight = self.in_combat()
        ours, theirs = fight.totals
        self.check(ours < theirs or (ours == theirs and not self.tie_winners(fight)), "a defeat (MQ-COMBAT-25)")
        fight.step = "lost"
        one = fight.boss and self.options["boss_loss"] == "one_hit"
        fight.hits_due = dict.fromkeys(fight.fighters(), 1 if one else len(fight.monsters))

    def on_fight_ended(self, seat: int) -> None:
        fight = self.in_combat()
        self.check(not fight.monsters or not fight.fighters(), "a fight ends without either side (MQ-COMBAT-33)")
        fight.step = "ended"

    def on_taken_over(self, seat: int, gone: int) -> None:
        fight = self.in_combat()
        self.same((fight.leader, fight.helper), (gone, seat), "who leads on (MQ-CONF-61)")
        self.check(gone in fight.out and seat not in fight.out, "the leader is gone, the helper is not")
        fight.leader, fight.helper = seat, -1
        fight.terms = None

    def on_monster_killed(self, seat: int, card: str) -> None:
        fight = self.in_combat()
        self.same((fight.step, seat), ("won", fight.leader), "who kills, and when")
        monster = self.find(card)
        self.beat(fight, monster)
        fight.kills += 1
        if not monster.mate:  # the card for its colour may be drawn before they are on the pile
            self.staged += monster.enhancers
            monster.enhancers = []
        self.remove(monster)
        if monster.boss:
            return
        words = self.words(card)
        scary = "scary" in words
        helper = fight.helper if fight.helper in fight.fighters() else -1
        self.same(fight.gained, [], "levels that were earned and not gained")
        for who, n in ((fight.leader, 1 if scary and helper >= 0 else int(words[3])), (helper, 1)):
            if who < 0:
                continue
            if who == helper:
                once = self.options["elf_levels"] == "once" and fight.elf_gained
                if not scary and (not self.has(helper, "elf") or once):
                    continue
                fight.elf_gained = True
            gain = min(n, self.goal - self.seat[who].level)
            if gain > 0:
                fight.gained.append((who, gain))

    def beat(self, fight: Fight, monster: Monster) -> None:
        """Treasures, and a DxM card for one's own colour (MQ-COMBAT-38, -41, MQ-HELP-17)."""
        fight.spoils += self.treasures(monster)
        for seat in fight.fighters():
            if monster.owner == seat:
                self.owe(seat, DXM, 1, "MQ-COMBAT-38")

    def on_monster_reborn(self, card: str, room: int) -> None:
        fight = self.in_combat()
        self.same(card, REBORN, "who is not killed")
        monster = self.find(card)
        shown = self.roll[2] or self.roll[0]
        self.check(shown >= 4, f"{card} is killed with {shown}")
        if monster.owner in fight.fighters() and (+self.deck[DXM]).total():
            self.check(fight.reborn_pays, "a card for the own colour (MQ-COMBAT-38)")
        self.check(self.adjacent(fight.place, self.place_of(room)), "it goes next door")
        fight.spoils += self.treasures(monster)
        fight.monsters.remove(monster)
        self.check(self.place_of(room) != ENTRANCE, "no monster is sent to the Entrance (MQ-CONF-66)")
        monster.place = self.place_of(room)

    def on_loot_shown(self, card: str) -> None:
        fight = self.in_combat()
        self.draw(card, TREASURES)
        fight.loot[card] += 1
        fight.drawn += 1

    def on_bribed(self, seat: int, card: str, n: int) -> None:
        self.same(n, number_of(self.words(card), "bribe"), f"what {card} wants")

    # -- help ------------------------------------------------------------------------------------------------------

    def on_help_called(self, seat: int) -> None:
        fight = self.in_combat()
        self.same((seat, fight.helper), (fight.leader, -1), "who calls for help (MQ-HELP-01, -02)")
        fight.offers = {}

    def on_nobody_came(self, seat: int) -> None:
        self.same(self.in_combat().offers, {}, "offers")

    def posted(self, terms: Terms, gold: int, treasures: int, items: int) -> None:
        told = (gold, treasures, items)
        self.same(told, (max(0, terms.gold), terms.treasures, len(terms.items)), "the terms")

    def on_offer_made(self, seat: int, gold: int, treasures: int, items: int, first: int) -> None:
        fight = self.in_combat()
        terms = self.draft.pop(seat, Terms(treasures))
        self.posted(terms, gold, treasures, items)
        fight.offers[seat] = terms

    def on_offer_countered(self, seat: int, gold: int, treasures: int, items: int, first: int) -> None:
        fight = self.in_combat()
        terms = self.draft.pop(fight.leader, Terms(treasures))
        self.posted(terms, gold, treasures, items)
        fight.counter = terms

    def on_offer_declined(self, seat: int) -> None:
        fight = self.in_combat()
        if self.answer == "decline":
            fight.offers.pop(seat, None)

    def on_better_asked(self, seat: int) -> None:
        self.same(seat, self.in_combat().leader, "who asks for better offers")

    def on_helper_pays(self, seat: int, n: int) -> None:
        self.check(n > 0, "a payment")

    def on_helper_joins(self, seat: int, leader: int, gold: int, treasures: int, items: int) -> None:
        fight = self.in_combat()
        self.same((fight.leader, fight.helper), (leader, -1), "one helper at a time (MQ-HELP-01)")
        self.check(seat != leader and not self.seat[seat].dead, "another living munchkin helps")
        if fight.boss:
            self.check(self.seat[seat].level >= self.goal, "only the last level helps against the Boss (MQ-BOSS-09)")
        terms = fight.counter if self.answer == "yes" else fight.offers.get(seat)
        self.check(terms is not None, "terms have been made")
        assert terms is not None
        self.posted(terms, gold, treasures, items)
        fight.terms = terms
        fight.helper = seat
        fight.out.discard(seat)
        near = self.seat[seat].place == fight.place or self.adjacent(self.seat[seat].place, fight.place)
        if near and self.seat[seat].place != fight.place:
            self.goes_to(seat, fight.place)

    def on_promise_kept(self, seat: int, to: int, gold: int, items: int) -> None:
        if gold:
            self.pays_gold(seat, gold)
            self.seat[to].gold += gold
        fight = self.in_combat()
        terms = fight.terms
        if terms is None:
            return
        if items:
            kept = [] if self.seat[seat].dead else self.vital(seat)
            held = [item.card for item in self.seat[seat].items if item.card not in kept]
            handed = [card for card in terms.items if card in held]
            if len(handed) > items:  # the giver is just dying: what would keep it alive goes, too
                handed = handed[:items]
            self.same(len(handed), items, "items handed over (MQ-CONF-06, MQ-CONF-60)")
            for card in handed:
                self.part(seat, card)
                if not self.seat[to].dead:
                    self.receive(to, card)
            terms.items = []
        terms.gold = 0

    def on_trade_offered(self, seat: int, to: int) -> None:
        near = self.seat[seat].place == self.seat[to].place
        self.check(near or self.adjacent(self.seat[seat].place, self.seat[to].place), "neighbours trade (MQ-ITEM-21)")

    def on_trade_done(self, seat: int, to: int) -> None:
        """What changes hands is told next."""

    def on_trade_countered(self, seat: int, to: int) -> None:
        """Nothing changes hands yet."""

    def on_trade_declined(self, seat: int, to: int) -> None:
        """Nothing changes hands."""

    # -- flight ----------------------------------------------------------------------------------------------------

    def on_exit_chosen(self, seat: int, room: int) -> None:
        fight = self.in_combat()
        to = self.place_of(room)
        self.check(seat not in fight.hits_due, "hits are lost before anybody runs (MQ-COMBAT-47)")
        self.check(self.adjacent(fight.place, to), f"{self.face(to)} is next door (MQ-RUN-03, -12)")
        fight.exits[seat] = to

    def on_no_exit(self, seat: int) -> None:
        fight = self.in_combat()
        self.same(self.exits(fight.place), set(), "ways out (MQ-RUN-10)")
        fight.no_exit.add(seat)

    def flees(self, seat: int, card: str, n: int) -> None:
        fight = self.in_combat()
        self.suffered(seat)
        self.check(seat in fight.fighters() and seat not in fight.hits_due, f"seat {seat} runs (MQ-RUN-01)")
        faced = fight.faced.setdefault(seat, set())
        left = [m for m in fight.monsters if m.uid not in faced and m.card == card]
        self.check(bool(left), f"{card} is still to be escaped from (MQ-RUN-08)")
        now = fight.faces_now.pop(seat, left[0].uid)
        monster = next((m for m in left if m.uid == now), left[0])
        faced.add(monster.uid)
        if seat in fight.no_exit:
            self.same(n, 0, "no roll without an exit (MQ-RUN-10)")
            return
        more = self.escape_bonus(fight, seat, monster)
        total, dice, face, _ = self.roll
        self.same(dice, 1, "dice of an escape")
        if face:
            total = face + more
        self.same(n, total, "an escape roll")
        self.check(1 <= n - more <= MOST_PLAIN, f"an escape roll of {n} with {more} more (MQ-RUN-05)")

    def on_escaped(self, seat: int, card: str, n: int) -> None:
        self.flees(seat, card, n)
        self.check(n >= SAFE, f"{n} is no escape (MQ-RUN-05)")

    def on_caught(self, seat: int, card: str, n: int) -> None:
        self.flees(seat, card, n)
        self.check(n < SAFE, f"{n} is an escape (MQ-RUN-05)")
        fight = self.in_combat()
        fight.failed.add(seat)
        if self.options["extra_hit"] == "each_monster":
            fight.hurt.discard(seat)
        fight.suffers[seat] = card
        fight.lost[seat] = Counter()
        fight.expects[seat] = self.bad_stuff(seat, card)
        if card == NO_MOVES_LEFT and seat == self.active:
            self.seat[seat].stuck = True

    def on_auto_escape(self, seat: int, card: str) -> None:
        self.check(seat in self.in_combat().fighters(), "who escapes was in the fight")

    def on_bad_stuff_in_vain(self, seat: int) -> None:
        self.check(not self.seat[seat].dead, "the dead suffer nothing more (MQ-DEATH-03)")
        self.suffered(seat)
        fight = self.in_combat()
        self.check(seat in fight.failed and seat not in fight.hurt, "Bad Stuff in vain (MQ-RUN-07, MQ-CONF-51)")

    def on_ran(self, seat: int, room: int) -> None:
        fight = self.in_combat()
        self.suffered(seat)
        self.same(self.place_of(room), fight.exits.get(seat), "where somebody runs (MQ-RUN-04)")
        self.goes_to(seat, self.place_of(room))

    def on_boss_level_lost(self, seat: int) -> None:
        fight = self.in_combat()
        self.check(fight.boss and fight.step == "lost", "a lost Boss fight (MQ-BOSS-12)")

    # -- the end ---------------------------------------------------------------------------------------------------

    def on_won_game(self, seat: int) -> None:
        fight = self.in_combat()
        self.check(fight.boss and fight.step == "won" and seat in fight.fighters(), "a Boss's killers win (MQ-BOSS-10)")
        self.winners.append(seat)

    def on_monsters_win(self) -> None:
        self.check(all(munchkin.dead for munchkin in self.seat), "nobody is left alive (MQ-WIN-02)")
        self.over = True

    def ended(self, winners: list[int], scores: list[int]) -> None:
        self.same(winners, self.winners, "who has won")
        self.same(scores, [munchkin.level for munchkin in self.seat], "the levels")
        self.check(bool(winners) or self.over, "somebody has won, or the monsters have")
        self.conserved()

    # -- questions -------------------------------------------------------------------------------------------------

    def asked(self, decision: Decision) -> None:
        if decision.kind == "moves":
            self.settle()
            self.close_fight()
            self.clear_table(combat_too=True)
            self.provoked = set()
            self.answer_searches = False
            self.check_moves(decision)
        if decision.kind == "choose-exit" and self.fight is not None:
            offered = {option.fields["place"] for option in decision.options if option.kind == "place"}
            self.same(offered, self.exits(self.fight.place), "where one may run (MQ-RUN-03, -12)")
        if decision.kind == "tidy":
            self.quiet()
            cards = {item.card for item in self.seat[decision.seat].items}
            for option in decision.options:
                if option.kind in ("stow", "take-out", "grip", "drop"):
                    self.check(option.fields["card"] in cards, f"{option} is of an own item")

    def check_moves(self, decision: Decision) -> None:
        """Where one may go is exactly what links and moves allow."""
        seat = decision.seat
        munchkin = self.seat[seat]
        left = self.moves_left(seat)
        unspent = munchkin.spent == 0 or self.options["emergency"] == "any_time"
        ways: set[str] = set()
        for side in range(4):
            to = self.beside(munchkin.place, side)
            if to < 0 and self.tiles_left == 0:
                continue
            cost = self.step_cost(seat, munchkin.place, side)
            if 0 < cost <= left:
                ways.add(f"walk {to} {self.rooms[to].face} {cost}" if to >= 0 else f"explore {side} {cost}")
            elif unspent and not munchkin.forced and not munchkin.stuck and self.link(munchkin.place, side) != WALL:
                ways.add(f"force {side}")
        offered = {str(option) for option in decision.options if option.kind in ("walk", "explore", "force")}
        self.same(offered, ways, "where one may go (MQ-MOVE-*)")
        here = [monster for monster in self.monsters if monster.place == munchkin.place]
        hostile = [monster.card for monster in here if not self.disdains(monster, seat)]
        self.same(hostile, [], "who should be fighting (MQ-COMBAT-03, MQ-CONF-63)")
        values = [int(self.words(item.card)[4]) for item in munchkin.items]
        marked_up = 100 * self.marks_up(seat) * min(3, sum(value > 0 for value in values))
        may_buy = munchkin.level < self.goal - 1 and munchkin.gold + sum(values) + marked_up >= LEVEL_PRICE
        if may_buy and self.vital(seat):
            return  # what keeps one alive is not for sale: whether the rest is enough depends on what goes first
        buys = any(option.kind == "buy-level" for option in decision.options)
        self.same(buys, may_buy, "whether one may buy a level (MQ-LEVEL-03, MQ-FIX-02)")
        searches = any(option.kind == "search" for option in decision.options)
        self.same(searches, self.can_search(seat), "whether one may search (MQ-SEARCH-*)")

    def marks_up(self, seat: int) -> int:
        return sum(item.card == MONOCLE for item in self.working(seat))

    def answered(self, decision: Decision, option: Option) -> None:
        seat = decision.seat
        fields = option.fields
        self.answer = option.kind
        self.named = (str(fields["card"]), int(str(fields["slot"]))) if "slot" in fields else ("", 0)
        kind = decision.kind
        if option.kind == "buy-level":
            self.selling = True
            self.sold = []
            self.paid = 0
            self.markup = self.marks_up(seat)
        elif decision.kind != "sell-items":
            self.selling = False
        if option.kind == "search":
            self.answer_searches = True
        elif decision.kind == "moves":
            self.answer_searches = False
        if option.kind == "pick-up":
            self.seat[seat].spent += 1
        if kind == "bid-treasures" and option.kind == "number":
            self.draft[seat] = Terms(int(str(fields["number"])))
        elif kind == "bid-gold":
            sign = 1 if option.kind == "gold" else -1
            self.draft[seat].gold = sign * int(str(fields["number"]))
        elif kind == "bid-item" and option.kind == "item":
            self.draft[seat].items.append(str(fields["card"]))
        here = [monster for monster in self.monsters if monster.place == self.seat[seat].place]
        if option.kind == "fight" and kind == "moves" and len(here) == 1:
            self.provoked.add(here[0].uid)
        if option.kind == "monster" and kind in ("meeting", "provoke"):
            self.provoked.add(int(str(fields["uid"])))
        if option.kind == "monster" and kind == "escape-order" and self.fight is not None:
            self.fight.faces_now[seat] = int(str(fields["uid"]))
        if option.kind == "bribe":
            self.bribes = int(str(fields["uid"]))
        if option.kind == "monster" and decision.source:
            self.picked[decision.source] = ("monster", int(str(fields["uid"])))
        if option.kind == "seat" and decision.source:
            self.picked[decision.source] = ("seat", int(str(fields["seat"])))
        if option.kind == "die-pick":
            self.die_picked = int(str(fields["number"]))
            if self.fight is not None and self.fight.blurred:
                self.fight.unknown = True
