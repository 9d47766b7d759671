"""Super Boss Monster, refereed: Boss Monster's table with a town board, a market, minions, tokens, items and coins."""

from collections import Counter
from typing import Final

from tests.referee.boss_monster import DECKS, ROOMS, BossMonsterReferee, Card, Hero
from tests.referee.desk import Book, read_book
from underhall import Decision, Option

CITY: Final = 1
BUILD: Final = 2
MINION: Final = 3
BAIT: Final = 4
ADVENTURE: Final = 5
END: Final = 6
LANDMARKS: Final = ("temple", "stadium", "library", "hideout", "tavern", "launch-pad")
TREASURES: Final = ("cleric", "fighter", "mage", "thief", "explorer")
# The spaces of the board (SBM-BOARD-01): landmark and what a minion does there.
SPACES: Final = (
    *(
        (LANDMARKS[i], does)
        for i, special in enumerate(("market", "room", "spell", "last-room"))
        for does in ("treasure", special, "summon")
    ),
    ("tavern", "summon"),
    ("launch-pad", "treasure"),
    ("launch-pad", "shuffle"),
    ("launch-pad", "summon"),
)
SOULS_TO_END: Final = 10
SOLO_WOUNDS: Final = 5
SOLO_REVEAL: Final = 3
SOLO_TOWN: Final = 4
MOST_SOLO_TOKENS: Final = 4
SLIP: Final = 3
USED_FOR_ITSELF: Final = ("book-eating-dragon", "coin-op-colossus", "slot-machine-slime")
SPEAK_OF_THEMSELVES: Final = (
    *USED_FOR_ITSELF, "vacuum-crypt", "ogre-weight-room", "hungry-houseplant", "guilt-tripwire", "minion-arena",
    "compound-interest-vault", "union-break-room", "mothership-valet", "captains-colosseum", "dial-up-dungeon",
)  # fmt: skip
LOOKED_AT: Final = 5  # the most cards that any text looks at
ROOM_BOOSTS: Final = {
    "minion-arena": (2,), "union-break-room": (1,), "mothership-valet": (1,), "mecha-gary": (2,),
    "protein-potion": (1,), "slot-machine-slime": (1,), "dial-up-dungeon": (1,), "captains-colosseum": (2, 4),
    "annihilator": (3,), "giant-size": (3,),
}  # fmt: skip
HEALTH: Final = {"thermos-of-holy-soup": 2, "plot-armour": 3, "participation-trophy": 1}
KILLERS: Final = ("no-continues-left", "bottomless-pit", "cave-in")
DIRECT: Final = {"final-form": 4, "spiked-business-card": 4, "bribe-the-referee": 5, "boulder-ramp": 5}
# What the rules of the first game are set to at this table.
HOUSE: Final = {
    "decks": "later", "hard_mode": "off", "jackpot": "each_doubles", "player_order": "clockwise",
    "reshuffle": "exhausted_only", "entrance_order": "arrival", "crushinator": "once", "choose_boss": "on",
    "boost_hits_occupant": "off",
}  # fmt: skip
TAGS: Final = ("advanced", "minion", "explorers", "coins", "company")


class SuperBossMonsterReferee(BossMonsterReferee):
    """The whole table, from the log alone."""

    def __init__(self, book: Book, seats: int, options: dict[str, str]) -> None:
        self.solo = seats == 1
        self.parts = {"explorers": seats > 4, "coins": options["coins"] == "on"}
        self.own_book = book
        super().__init__(self.gathered(book, seats, options), seats, {**HOUSE, **options})
        self.minion_rooms = {id for id, words in self.book["rooms"].items() if "minion" in words}
        self.minion_bosses = {id for id, words in self.book["bosses"].items() if "minion" in words}
        self.straight = {
            id: next(word for word in words if word in LANDMARKS)
            for kind in ("ordinary", "epic")
            for id, words in self.book[kind].items()
            if any(word in LANDMARKS for word in words)
        }
        self.market: list[str] = []
        self.landmarks: dict[str, str] = {}
        self.tavern: list[str] = []
        self.minions: dict[int, str] = {}  # where each minion stands: space number, "room" or "boss"
        self.minion_room: dict[int, Card] = {}
        self.errands: list[int] = []
        self.tokens: dict[int, int] = {}  # by id of the card in play
        self.symbols: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.last_room_boost = [0] * seats
        self.woken: set[int] = set()
        self.slipped: set[int] = set()
        self.primed: Counter[int] = Counter()
        self.disabled: set[int] = set()
        self.ghosted: Counter[str] = Counter()  # rooms in which a hero takes no damage: one for each Ghost Cheat
        self.held: set[str] = set()
        self.health_tokens: dict[str, int] = {}
        self.given: set[int] = set()  # rooms that their own text has given a token this turn
        self.unsure: dict[int, int] = {}  # rooms whose tokens may be gone, and how many those would be
        self.shuffled: list[list[Card]] = []  # stacks of which only the top is known
        self.entered = 0
        self.items_left = {id for id, words in self.book.get("items", {}).items() if self.is_used(words)}
        self.items_waiting: list[str] = []
        self.carried: dict[str, str] = {}
        self.won_items: list[list[str]] = [[] for _ in range(seats)]
        self.coins = [0] * seats
        self.marker = 0 if self.solo else -1
        self.ends: str = ""
        self.hurt_here: tuple[str, int] | None = None
        self.expected_unhurt = False
        self.town_at_bait: list[str] = []
        self.returned: set[str] = set()
        self.scores: dict[int, int] = {}
        self.pointed: dict[str, list[tuple[int, int]]] = {}  # rooms picked for a card, not yet announced
        self.newest: dict[str, int] = {}  # by card, the number of the copy that was turned up last
        self.used_at: dict[str, list[int]] = {}  # by card, the places of the copies used: last in, first out
        self.earned: set[int] = set()

    def gathered(self, book: Book, seats: int, options: dict[str, str]) -> Book:
        """The cards of this table (SBM-SETUP-04 to 06, SBM-COMPAT-01, -02, -11, -16, SBM-SOLO-01 to 04)."""
        first = read_book("boss-monster")
        out: Book = {}
        for kind in ("bosses", "rooms", "spells", "ordinary", "epic"):
            old = kind in ("ordinary", "epic")
            cards = first[kind] if old and options["heroes"] == "boss_monster" else book[kind]
            out[kind] = {id: words for id, words in cards.items() if self.is_used(words)}
            if options["mixed"] == "on" and not old:
                left_out = book["company"] if self.solo else {}
                mixed = {id: words for id, words in first[kind].items() if "first" not in words and id not in left_out}
                out[kind] |= mixed
        if options["promo"] == "on":
            out["epic"] |= book["promo"]
        if options["items"] == "on":
            out["items"] = book["items"]
        return out

    def is_used(self, words: list[str]) -> bool:
        return all(part not in words or used for part, used in self.parts.items()) and not (
            self.solo and "company" in words
        )

    def takes_part(self, words: list[str], ordinary: bool) -> bool:
        if self.solo:  # SBM-SOLO-02, -03: of the ordinary heroes those for four are left out, too
            return not (ordinary and int(words[1]) > 3)
        return int(words[1]) <= self.seats

    # -- what follows from what lies on the table ------------------------------------------------------------------

    @property
    def living(self) -> list[int]:
        """Everybody, clockwise from the marker (SBM-TURN-02)."""
        return [(self.marker + step) % self.seats for step in range(self.seats)] if self.marker >= 0 else []

    def by_xp(self) -> list[int]:
        return self.living

    def icons(self, card: str) -> list[str]:
        return [word for word in self.rooms[card][3:] if word not in TAGS]

    def is_minion_in(self, card: Card) -> bool:
        return any(room is card for room in self.minion_room.values())

    def legal_places(self, seat: int, card: str) -> list[int]:
        places = super().legal_places(seat, card)
        return [
            place
            for place in places
            if place >= len(self.dungeons[seat]) or not self.is_minion_in(self.dungeons[seat][place][-1])
        ]

    def treasure(self, seat: int, kind: str) -> int:
        count = super().treasure(seat, kind) + self.symbols[seat][kind]
        if kind == "cleric":
            count += sum(room.id == "gargoyle-choir" for room in self.working(seat))
        return count

    def last_place(self, seat: int) -> int:
        """Next to the boss, whether or not the room there works."""
        return 0 if self.dungeons[seat] else -1

    def first_place(self, seat: int) -> int:
        return len(self.dungeons[seat]) - 1

    def count_tokens(self, room: Card) -> int:
        return self.tokens.get(room.number, 0)

    def damage(self, seat: int, place: int) -> int:
        """What the room would deal to a hero without any ability (SBM-ADV-04, SBM-TOKEN-01 and the texts)."""
        room = self.top(seat, place)
        if room is None or room.number in self.disabled:
            return 0
        damage = super().damage(seat, place) + self.count_tokens(room)
        last, leftmost = place == self.last_place(seat), place == self.first_place(seat)
        if room.id == "frozen-monster" and room.number in self.woken:
            damage += 3
        if room.id in ("tag-team-pit", "zero-g-gym") and self.minions.get(seat) in ("room", "boss"):
            damage += 1
        if room.id == "exit-through-the-gift-shop" and last:
            damage += 2
        if self.levelled[seat] and self.boss[seat] == "coach-carnage" and last:
            damage += 1
        if self.levelled[seat] and self.boss[seat] == "queen-krill" and leftmost:
            shown = {kind for each in self.working(seat) for kind in self.icons(each.id)}
            shown |= {self.book["bosses"][self.boss[seat]][1]} | set(+self.symbols[seat])
            damage += len(shown) >= 3
        return damage + (self.last_room_boost[seat] if last else 0)

    def damage_to(self, hero: str, seat: int, place: int, primed: int) -> int:
        """What the room deals to this hero: more, then less, at most, none."""
        room = self.top(seat, place)
        assert room is not None
        walker = self.heroes[hero]
        item = self.carried.get(hero, "")
        damage = self.damage(seat, place)
        if room.number in self.disabled:
            return 0
        if room.id == "rent-a-mimic" and "thief" in walker.treasure.split("+"):
            damage += 1
        if room.id == "gargoyle-choir" and "cleric" in walker.treasure.split("+"):
            damage += 1
        damage += primed
        if self.gassed and self.kind(room.id) == "trap":
            damage += 2
        if item == "incense-of-mild-concern" and self.kind(room.id) == "trap":
            damage -= 1
        if item == "protein-potion" and self.kind(room.id) == "monster":
            damage -= 1
        if item == "grappling-spork" and place == self.last_place(seat):
            damage = min(damage, 2)
        if item == "master-key-blank" and self.kind(room.id) == "trap":
            damage = min(damage, 2)
        nth = {"emergency-halo": 1, "hat-of-many-tabs": 2, "fold-out-map": 3}.get(item)
        spared = nth == self.entered or self.ghosted[hero] > 0 or (room.id == "vip-bouncer" and walker.value == 2)
        return 0 if spared else max(0, damage)

    def conserved(self) -> None:
        self.lay_aside()
        seen = self.decks["rooms"] + self.decks["spells"] + self.discards + Counter(self.market)
        for seat in range(self.seats):
            seen += self.hands[seat]
            for stack in self.dungeons[seat]:
                seen += Counter(room.id for room in stack)
        self.same(+seen, +self.all_cards, "the cards on the table")

    # -- set-up ----------------------------------------------------------------------------------------------------

    def on_first_player(self, seat: int, xp: int) -> None:
        most = max(self.xp(each) for each in range(self.seats))
        self.same(self.xp(seat), most, "the XP of the first player (SBM-SETUP-10)")
        self.marker = seat
        self.order = self.living

    def on_mulligan_taken(self, seat: int) -> None:
        self.check(self.options["mulligan"] != "off", "mulligans at this table")
        rooms = [card for card in self.hands[seat].elements() if card in self.rooms]
        advanced = sum(card in self.advanced for card in rooms)
        kinds = Counter(kind for card in rooms for kind in set(self.icons(card)))
        self.check(advanced >= 4 or max(kinds.values()) >= 4, "no reason for a mulligan (SBM-SETUP-12)")

    def on_hand_dealt(self, seat: int, rooms: int, spells: int) -> None:
        for card in self.hands[seat].elements():  # a poor hand has been shown and goes back (SBM-SETUP-13)
            self.decks[self.type_of(card)][card] += 1
        self.hands[seat].clear()
        super().on_hand_dealt(seat, rooms, spells)

    def on_card_shown(self, seat: int, card: str) -> None:
        self.check(self.hands[seat][card] > 0, f"seat {seat} holds {card}")

    def on_coins_dealt(self, seat: int, n: int) -> None:
        self.same((self.options["coins"], n), ("on", 3), "the coins to start with (SBM-COMPAT-16)")
        self.coins[seat] = n

    # -- the turn --------------------------------------------------------------------------------------------------

    def on_phase_began(self, phase: int) -> None:
        expected = phase == CITY if self.phase in (0, END) else phase == self.phase + 1
        self.check(expected, f"phase {phase} follows phase {self.phase} (SBM-TURN-01)")
        self.phase = phase
        if phase == CITY:
            self.revealed = 0
            self.check(not self.market, "the market is empty before it is filled")
        if phase == BUILD:
            if not self.ends.startswith("deck"):
                wanted = SOLO_REVEAL if self.solo else self.seats
                self.check(self.revealed == wanted or not self.heroes_left(), "heroes revealed (SBM-CITY-04)")
            self.check(len(self.town) <= self.town_spaces(), "the town is not overfull (SBM-CITY-06)")
            self.same(sorted(self.minions), list(range(self.seats)), "minions placed (SBM-CITY-24)")
            self.placed = {}
            self.may_place = {}
            self.barred = False
        if phase == MINION:
            self.errands = []
        if phase == BAIT:
            self.same(self.market, [], "what is left on the market (SBM-MINION-05)")
            for seat in range(self.seats):
                due = len(self.working(seat)) == ROOMS and not self.levelled[seat]
                self.check(not due, f"seat {seat} has five working rooms and no level-up (SBM-BOSS-05)")
            self.judged = []
            self.town_at_bait = list(self.town)
        if phase == ADVENTURE:
            self.same(self.judged, self.town_at_bait, "heroes judged from left to right (SBM-BAIT-01)")
            self.adventured = []
        if phase == END:
            self.given = set()
            self.check(not self.walker, "the adventure is over while a hero walks")
            for seat in range(self.seats):
                waiting = [id for id in self.entrances[seat] if id not in self.held and id not in self.returned]
                due = bool(waiting) and seat not in self.adventured and seat not in self.kept_out
                self.check(not due, f"heroes wait at the entrance of seat {seat}")

    def on_turn_began(self, turn: int) -> None:
        self.turn_is_over()
        super().on_turn_began(turn)

    def turn_is_over(self) -> None:
        super().turn_is_over()
        for hero in self.returned:  # SBM-END-05
            self.health_tokens.pop(hero, None)
        self.given = set()
        self.symbols = [Counter() for _ in range(self.seats)]
        self.last_room_boost = [0] * self.seats
        self.woken = set()
        self.slipped = set()
        self.primed = Counter()
        self.disabled = set()
        self.ghosted = Counter()
        self.held = set()
        self.returned = set()
        self.minions = {}
        self.minion_room = {}

    def heroes_left(self) -> bool:
        return bool(self.hidden["ordinary"] or self.hidden["epic"])

    def town_spaces(self) -> int:
        return SOLO_TOWN if self.solo else self.seats

    # -- city ------------------------------------------------------------------------------------------------------

    def on_market_filled(self, card: str) -> None:
        self.same(self.phase, CITY, "when the market is filled")
        kind = self.type_of(card)
        self.check(self.decks[kind][card] > 0, f"{card} is in the deck")
        self.decks[kind][card] -= 1
        self.market.append(card)
        spells = sum(self.type_of(each) == "spells" for each in self.market)
        rooms = len(self.market) - spells
        most = (2, 1) if self.solo else (5, 2) if self.seats == 6 else (self.seats, 1)
        self.check(rooms <= most[0] and spells <= most[1], f"the market holds {rooms} rooms, {spells} spells")

    def on_town_deck_empty(self) -> None:
        self.check(not self.heroes_left(), "the town deck is empty (SBM-END-11)")
        self.ends = "deck"

    def on_no_hero_came(self) -> None:
        self.check(not self.heroes_left() and self.revealed == 0, "not one hero can be revealed (SBM-END-11)")
        self.same(self.options["town_deck"], "whole_turns", "how an empty town deck is ruled (SBM-CONF-05)")
        self.ends = "deck"

    def on_last_hero_revealed(self) -> None:
        self.check(not self.heroes_left(), "the last hero has come")
        self.ends = "last"

    def on_hero_revealed(self, hero: str) -> None:
        kind = "ordinary" if self.hidden["ordinary"] else "epic"
        self.check(hero in self.hidden[kind], f"{hero} comes before the {kind} heroes are out (SBM-CITY-05)")
        self.appear(hero)
        self.revealed += 1
        taken = self.straight.get(hero) in self.landmarks
        if hero not in self.straight or (taken and self.options["landmark_taken"] == "town"):
            self.arrives(hero)

    def appear(self, hero: str) -> None:
        for kind, value in (("ordinary", 1), ("epic", 2)):
            if hero in self.hidden[kind]:
                self.hidden[kind].remove(hero)
                self.appearances += 1
                words = self.book[kind][hero]
                treasure = "+".join(word for word in words[2:] if word in TREASURES) or "none"
                self.heroes[hero] = Hero(hero, int(words[0]), value, treasure, self.appearances)
        self.check(hero in self.heroes, f"{hero} is no hero of this table")

    def arrives(self, hero: str) -> None:
        """At the right end of the town (SBM-CITY-07); who is pushed out is told next (SBM-CITY-08)."""
        self.town.append(hero)

    def goes(self, hero: str) -> str:
        """Where a hero that is pushed out of town, or goes straight to a landmark, must go."""
        free = [name for name in LANDMARKS[:4] if name not in self.landmarks]
        if self.options["launch_pad"] == "landmark" and self.seats > 4 and "launch-pad" not in self.landmarks:
            free.append("launch-pad")
        if hero in self.straight and hero not in self.town:
            name = self.straight[hero]
            return name if name in free else "tavern"
        if self.solo:
            return free[0] if free else "tavern"
        for treasure in self.heroes[hero].treasure.split("+"):
            home = {"cleric": "temple", "fighter": "stadium", "mage": "library", "thief": "hideout"}.get(treasure)
            home = "launch-pad" if treasure == "explorer" else home
            if home in free:
                return home
        return "tavern"

    def leaves_town(self, hero: str, place: str) -> None:
        self.same(place, self.goes(hero), f"where {hero} goes (SBM-CITY-09, -10, -14)")
        if hero in self.town:
            self.check(len(self.town) > self.town_spaces(), "a hero is pushed out of a full town only")
            self.same(hero, self.town.pop(0), "who is pushed out (SBM-CITY-08)")

    def on_hero_to_landmark(self, hero: str, landmark: int) -> None:
        self.leaves_town(hero, LANDMARKS[landmark])
        self.landmarks[LANDMARKS[landmark]] = hero

    def on_hero_to_tavern(self, hero: str) -> None:
        self.leaves_town(hero, "tavern")
        if self.options["tavern_pile"] == "on_top":
            self.tavern.append(hero)
        else:
            self.tavern.insert(0, hero)

    def on_card_drafted(self, seat: int, card: str) -> None:
        self.same(self.phase, CITY, "when cards are taken from the market")
        self.check(card in self.market, f"{card} is on the market")
        self.market.remove(card)
        self.hands[seat][card] += 1

    def on_nothing_to_draft(self, seat: int) -> None:
        self.same(self.market, [], "what is on the market")

    def free_spaces(self) -> set[int]:
        """Where a minion may go on the board (SBM-BOARD-01 to 03, SBM-CITY-19)."""
        taken = {where for where in self.minions.values() if where.isdigit()}
        free = set()
        for number, (landmark, does) in enumerate(SPACES):
            if str(number) in taken or (landmark == "launch-pad" and self.seats < 5):
                continue
            if landmark == "launch-pad" and does == "summon" and self.options["launch_pad"] != "landmark":
                continue
            occupied = bool(self.tavern) if landmark == "tavern" else landmark in self.landmarks
            if occupied == (does == "summon"):
                free.add(number)
        return free

    def stand(self, seat: int, where: str) -> None:
        self.same(self.phase, CITY, "when minions are placed")
        self.check(seat not in self.minions, f"the minion of seat {seat} is at home")
        self.minions[seat] = where

    def on_minion_placed(self, seat: int, space: int) -> None:
        self.check(space in self.free_spaces(), f"space {space} is free (SBM-BOARD-02, -03)")
        self.stand(seat, str(space))

    def on_minion_on_room(self, seat: int, card: str) -> None:
        self.check(card in self.minion_rooms, f"{card} has a space for a minion (SBM-CITY-18)")
        self.stand(seat, "room")
        self.minion_room[seat] = self.dungeons[seat][self.find(seat, card)][-1]

    def on_minion_on_boss(self, seat: int, card: str) -> None:
        self.same(card, self.boss[seat], "the own boss")
        late = self.options["boss_space"] == "when_resolved"
        self.check(card in self.minion_bosses and (self.levelled[seat] or late), "a boss with a space (SBM-CITY-21)")
        self.stand(seat, "boss")

    def on_minion_stays(self, seat: int) -> None:
        self.check(not self.free_spaces(), "there is no space for a minion")
        self.stand(seat, "home")

    # -- items and coins -------------------------------------------------------------------------------------------

    def on_item_revealed(self, card: str) -> None:
        self.check(card in self.items_left, f"{card} is in the deck of items")
        self.items_left.remove(card)
        self.items_waiting.append(card)

    def on_item_taken(self, hero: str, card: str) -> None:
        self.check(card in self.items_waiting, f"{card} waits for a hero")
        self.items_waiting.remove(card)
        kind = self.book["items"][card][0]
        fitting = [
            id
            for id in self.town
            if id not in self.carried and (kind == "any" or kind in self.heroes[id].treasure.split("+"))
        ]
        self.same(hero, fitting[0] if fitting else "", f"who takes {card} (SBM-COMPAT-07)")
        self.carried[hero] = card

    def on_item_waits(self, card: str) -> None:
        self.check(card in self.items_waiting, f"{card} waits for a hero")

    def on_item_won(self, seat: int, card: str) -> None:
        self.won_items[seat].append(card)

    def on_item_retired(self, seat: int, card: str) -> None:
        for hero in [hero for hero, item in self.carried.items() if item == card]:
            del self.carried[hero]
        if seat >= 0 and card in self.won_items[seat]:
            self.won_items[seat].remove(card)

    def on_item_spent(self, seat: int, card: str) -> None:
        self.same(self.won_items[seat], [card], "the item that is spent: a boss holds one")
        self.check(self.phase in (BUILD, ADVENTURE), "items are spent when spells could be cast")
        self.won_items[seat] = []

    def on_coins_gained(self, seat: int, n: int, total: int) -> None:
        self.coins[seat] += n
        self.same(total, self.coins[seat], f"the coins of seat {seat}")

    def on_coins_paid(self, seat: int, n: int, total: int) -> None:
        self.coins[seat] -= n
        self.check(self.coins[seat] >= 0, "coins are paid by who has them")
        self.same(total, self.coins[seat], f"the coins of seat {seat}")

    # -- minions ---------------------------------------------------------------------------------------------------

    def errand(self, seat: int) -> None:
        self.same(self.phase, MINION, "when errands are done (SBM-MINION-02)")
        self.same(seat, self.living[len(self.errands)], "whose errand it is (SBM-MINION-01)")
        self.errands.append(seat)

    def on_errand(self, seat: int, space: int) -> None:
        self.skip_idle()
        self.errand(seat)
        self.same(self.minions[seat], str(space), f"where the minion of seat {seat} stands")

    def on_errand_at_card(self, seat: int, card: str) -> None:
        self.skip_idle()
        self.errand(seat)
        where = self.minions[seat]
        there = self.boss[seat] if where == "boss" else self.minion_room[seat].id if where == "room" else ""
        self.same(card, there, f"where the minion of seat {seat} stands")

    def skip_idle(self) -> None:
        while len(self.errands) < self.seats and self.minions[self.living[len(self.errands)]] == "home":
            self.errands.append(self.living[len(self.errands)])

    def on_errand_in_vain(self, seat: int) -> None:
        self.skip_idle()
        if seat not in self.errands:
            self.errand(seat)

    def on_symbol_gained(self, seat: int, treasure: int) -> None:
        self.symbols[seat][TREASURES[treasure]] += 1
        if self.source == "":
            landmark, does = SPACES[int(self.minions[seat])]
            kinds = dict(zip(LANDMARKS, (*TREASURES[:4], "none", "explorer"), strict=True))
            self.same((does, kinds[landmark]), ("treasure", TREASURES[treasure]), "the symbol of the space")

    def on_last_room_boosted(self, seat: int, n: int) -> None:
        self.same(n, 2, "the hideout's damage (SBM-BOARD-12)")
        self.last_room_boost[seat] += n

    def on_hero_summoned(self, seat: int, hero: str, to: int, token: int, health: int) -> None:
        landmark, does = SPACES[int(self.minions[seat])]
        self.same(does, "summon", "what the minion does")
        if landmark == "tavern":
            self.same(hero, self.tavern.pop(), "the top hero of the tavern (SBM-BOARD-16)")
            weak = self.options["weak_hero"] == "one_health"
            self.same(token, max(-2, 1 - self.health(hero)) if weak else -2, "the health token")
        else:
            self.same(hero, self.landmarks.pop(landmark), f"the hero at the {landmark}")
            plain = landmark == "temple" and self.options["temple_token"] == "none"
            self.same(token, 0 if plain else 2, "the health token (SBM-BOARD-15)")
        self.health_tokens[hero] = token
        self.same(health, self.health(hero), f"the health of {hero}")
        self.comes(hero, to)

    def health(self, hero: str) -> int:
        walker = self.heroes[hero]
        item = self.carried.get(hero, "")
        more = (3 - walker.value) if item == "mystery-loot-box" else HEALTH.get(item, 0)
        health = walker.health + walker.more + more + self.health_tokens.get(hero, 0)
        return max(1, health) if self.options["weak_hero"] == "one_health" else health

    def comes(self, hero: str, seat: int) -> None:
        if self.carried.get(hero) == "rocket-flip-flops":
            self.entrances[seat].insert(0, hero)
        else:
            self.entrances[seat].append(hero)

    def on_card_from_market(self, seat: int, card: str) -> None:
        self.check(card in self.market, f"{card} is on the market")
        self.market.remove(card)
        self.hands[seat][card] += 1

    def on_market_cleared(self, card: str) -> None:
        self.same(self.phase, MINION, "when the market is cleared (SBM-MINION-05)")
        self.check(card in self.market, f"{card} is on the market")
        self.market.remove(card)
        self.discards[card] += 1

    def on_stack_shuffled(self, seat: int, card: str) -> None:
        place = self.picked[1] if self.picked is not None and self.picked[0] == seat else -1
        places = [at for at, stack in enumerate(self.dungeons[seat]) if any(room.id == card for room in stack)]
        place = place if place in places else places[0]
        stack = self.dungeons[seat][place]
        before = stack[-1]
        self.check(not self.is_minion_in(before), "no stack with a minion is shuffled (SBM-CONF-37)")
        new = next(room for room in reversed(stack) if room.id == card)
        if sum(room.id == card for room in stack) > 1 and self.count_tokens(before):
            self.unsure[new.number] = self.count_tokens(before)  # the same card, or another copy of it?
        stack.remove(new)
        stack.append(new)
        if new is not before:
            tokens = self.tokens.pop(before.number, 0)
            self.tokens[new.number] = tokens if self.options["shuffled_tokens"] == "stay" else 0
        self.shuffled.append(stack)

    # -- building --------------------------------------------------------------------------------------------------

    def on_room_revealed(self, seat: int, card: str, slot: int) -> None:
        super().on_room_revealed(seat, card, slot)
        self.turned_up(seat, slot)
        stack = self.dungeons[seat][slot]
        self.check(
            len(stack) < 2 or not self.count_tokens(stack[-2]), "tokens go when a room is built over (SBM-TOKEN-04)"
        )

    def on_room_built(self, seat: int, card: str, slot: int) -> None:
        super().on_room_built(seat, card, slot)
        self.turned_up(seat, slot)

    def turned_up(self, seat: int, slot: int) -> None:
        stack = self.dungeons[seat][slot]
        room = stack[-1]
        self.newest[room.id] = room.number
        if len(stack) > 1:  # what is built over loses what it was to deal this turn
            stack[-2].boost = 0
            self.primed.pop(stack[-2].number, None)
        if len(self.working(seat)) == ROOMS:
            self.earned.add(seat)

    def on_levelled_up(self, seat: int, boss: str) -> None:
        self.same(boss, self.boss[seat], "the boss that levels up")
        self.check(not self.levelled[seat], "a boss levels up once (SBM-BOSS-07)")
        self.check(seat in self.earned or len(self.working(seat)) == ROOMS, "five rooms at the reveal (SBM-BOSS-05)")
        self.levelled[seat] = True

    def on_deck_rebuilt(self, deck: int, n: int) -> None:
        """Also when more is to be looked at than the deck has (SBM-CONF-25)."""
        kind = DECKS[deck]
        before = sum(self.decks[kind].values())
        self.check(before < LOOKED_AT, f"the deck of {kind} is not empty")
        fresh = self.discarded(kind, n - before)
        self.same(n, before + len(fresh), f"the new deck of {kind}")
        for card in fresh:
            self.discards[card] -= 1
            self.decks[kind][card] += 1

    def on_card_drawn(self, seat: int, card: str, deck: int) -> None:
        kind = DECKS[deck]
        self.same(self.type_of(card), kind, f"the deck of {card}")
        if not self.decks[kind][card] and card in self.from_either:
            self.was_from_discards(card)
        self.check(self.decks[kind][card] > 0, f"{card} is in the deck")
        if self.dealing:
            self.same(kind, self.dealing.pop(0), "the starting hand (SBM-SETUP-11)")
        self.decks[kind][card] -= 1
        self.hands[seat][card] += 1

    def on_nothing_to_draw(self, seat: int, deck: int) -> None:
        self.check(not +self.decks[DECKS[deck]], "there is nothing to draw")

    # -- bait ------------------------------------------------------------------------------------------------------

    def judge(self, hero: str) -> list[tuple[int, int]]:
        self.same(self.phase, BAIT, "the phase in which heroes are lured")
        self.check(hero in self.town and hero not in self.judged, f"{hero} waits in town")
        self.judged.append(hero)
        counts = [
            (sum(self.treasure(seat, kind) for kind in self.heroes[hero].treasure.split("+")), seat)
            for seat in range(self.seats)
        ]
        return sorted(counts, key=lambda pair: -pair[0])

    def on_hero_lured(self, hero: str, seat: int, best: int, second: int) -> None:
        super().on_hero_lured(hero, seat, best, second)
        self.entrances[seat].remove(hero)
        self.comes(hero, seat)

    def on_fool_lured(self, hero: str, seat: int, souls: int) -> None:
        super().on_fool_lured(hero, seat, souls)
        self.entrances[seat].remove(hero)
        self.comes(hero, seat)

    def needed(self, hero: str) -> int:
        """SBM-SOLO-13, SBM-CHAL-01, SBM-CONF-17."""
        row = self.town_at_bait if self.options["solo_shift"] == "frozen" else self.town
        return row.index(hero) + (2 if self.options["challenge"] == "on" else 1)

    def on_hero_came(self, hero: str, seat: int, n: int, needed: int) -> None:
        self.same((n, needed), (self.judge(hero)[0][0], self.needed(hero)), "symbols there and needed (SBM-SOLO-13)")
        self.check(n >= needed, f"{hero} has reason to come")
        self.town.remove(hero)
        self.comes(hero, seat)

    def on_hero_stayed(self, hero: str, n: int, needed: int) -> None:
        self.same((n, needed), (self.judge(hero)[0][0], self.needed(hero)), "symbols there and needed (SBM-SOLO-13)")
        self.check(n < needed, f"{hero} has reason to stay")

    # -- adventure -------------------------------------------------------------------------------------------------

    def on_adventure_began(self, seat: int, heroes: int) -> None:
        self.same(self.phase, ADVENTURE, "the phase of adventures")
        self.same(heroes, len(self.entrances[seat]), f"heroes at the entrance of seat {seat}")
        waiting = [
            each
            for each in self.living
            if each not in self.adventured
            and any(hero not in self.returned and hero not in self.held for hero in self.entrances[each])
            and each not in self.kept_out
        ]
        self.same(seat, waiting[0] if waiting else -1, "whose turn it is (SBM-ADV-01)")
        self.adventured = self.living[: self.living.index(seat) + 1]
        self.owner = seat

    def sets_out(self, hero: str, seat: int) -> None:
        self.same(self.walker, "", "who is walking already")
        self.same(seat, self.owner, "whose dungeon is walked through")
        queue = [id for id in self.entrances[seat] if id not in self.held and id not in self.returned]
        self.same(hero, queue[0] if queue else "", "who enters first (SBM-ADV-02)")
        self.entrances[seat].remove(hero)
        self.walker = hero
        self.where = len(self.dungeons[seat])
        self.last_room = None
        self.sent_back = False
        self.entered = 0

    def alive(self, hero: str) -> None:
        weak = self.entered == 0  # SBM-CONF-43: a hero without health dies in the first room
        self.check(weak or self.heroes[hero].damage < self.health(hero), f"{hero} goes on with lethal damage")

    def on_hero_entered(self, hero: str, seat: int, card: str, slot: int) -> None:
        super().on_hero_entered(hero, seat, card, slot)
        self.entered += 1
        room = self.top(seat, slot)
        assert room is not None
        if self.carried.get(hero) != "crowbar-of-persuasion" or not self.count_tokens(room):
            self.reckon_entry(hero, seat, slot)
        else:
            self.hurt_here = None

    def reckon_entry(self, hero: str, seat: int, slot: int) -> None:
        room = self.top(seat, slot)
        assert room is not None
        primed = self.primed.pop(room.number, 0)
        maze = room.id == "minotaur-s-maze" and room.number not in self.heroes[hero].bounced
        bounces = maze and self.top(seat, slot + 1) is not None
        damage = 0 if bounces else self.damage_to(hero, seat, slot, primed)
        unprevented = self.damage(seat, slot) > 0
        self.hurt_here = (room.id, damage)
        self.expected_unhurt = unprevented and damage == 0
        self.ghosted[hero] = max(0, self.ghosted[hero] - 1)
        if room.id == "frozen-monster":
            self.woken.add(room.number)

    def on_room_hurt(self, hero: str, card: str, damage: int, total: int, health: int) -> None:
        self.same(hero, self.walker, "who is hurt")
        if self.hurt_here is None:
            self.reckon_entry(hero, self.owner, self.where)
        room = self.top(self.owner, self.where)
        assert room is not None
        lost = self.unsure.pop(room.number, 0)
        if lost and self.hurt_here == (card, damage + lost):
            self.tokens[room.number] -= lost
            self.hurt_here = (card, damage)
        self.same((card, damage), self.hurt_here, f"the damage of {card}")
        self.hurt(hero, damage, total, health)

    def hurt(self, hero: str, damage: int, total: int, health: int) -> None:
        walker = self.heroes[hero]
        walker.damage += damage
        self.same((total, health), (walker.damage, self.health(hero)), f"damage and health of {hero}")

    def on_hero_hurt(self, hero: str, damage: int, total: int, health: int) -> None:
        if self.source == "exhaustion":
            self.same(damage, len(self.working(self.owner)), "the damage of Exhaustion")
        else:
            self.same(damage, DIRECT.get(self.source), f"the damage of {self.source}")
        self.hurt(hero, damage, total, health)

    def on_hero_unhurt(self, hero: str, card: str) -> None:
        self.same(hero, self.walker, "who is spared")
        if self.hurt_here is None:
            self.reckon_entry(hero, self.owner, self.where)
        self.same((card, 0), self.hurt_here, f"the damage of {card}")

    def on_hero_slipped(self, hero: str, card: str, damage: int, total: int, health: int) -> None:
        here = self.top(self.owner, self.where)
        assert here is not None
        self.same(here.id, "banana-corridor", "where a hero slips")
        self.check(here.number not in self.slipped, "one hero a turn slips there")
        self.slipped.add(here.number)
        self.check(damage <= SLIP, "a slip costs 3 at most")
        self.hurt(hero, damage, total, health)

    def on_hero_skipped(self, hero: str, card: str) -> None:
        if hero != self.walker:
            self.sets_out(hero, self.owner)
        self.same(self.carried.get(hero), "scroll-bar", "who skips a room")
        self.where -= 1
        self.same(self.dungeons[self.owner][self.where][-1].id, card, "the room that is skipped")

    def on_hero_pulled_back(self, hero: str, seat: int) -> None:
        self.same((hero, seat), (self.walker, self.owner), "who is pulled back")
        self.where = min(self.where + 2, len(self.dungeons[seat]))
        self.sent_back = True

    def on_hero_sent_back(self, hero: str, seat: int) -> None:
        self.same((hero, seat), (self.walker, self.owner), "who is sent back")
        self.sent_back = True
        self.where = len(self.dungeons[seat])

    def on_hero_died(self, hero: str, seat: int, souls: int) -> None:
        self.same((hero, seat), (self.walker, self.owner), "who dies, and whose soul it is (SBM-ADV-10)")
        lethal = self.heroes[hero].damage >= self.health(hero)
        if self.source == "no-continues-left":
            self.check(self.health(hero) - self.heroes[hero].damage <= 3, "3 health or less (No Continues Left)")
        self.check(lethal or self.source in KILLERS, f"{hero} dies (SBM-ADV-08)")
        self.same(souls, self.heroes[hero].value, f"the souls of {hero}")
        self.souls[seat].append(hero)
        self.carried.pop(hero, None)
        self.leaves()

    def on_hero_survived(self, hero: str, seat: int, wounds: int) -> None:
        super().on_hero_survived(hero, seat, wounds)
        self.carried.pop(hero, None)

    def on_hero_ghosted(self, hero: str) -> None:
        self.ghosted[hero] += 1

    def on_hero_sent(self, hero: str, to: int) -> None:
        self.check(hero in self.town, f"{hero} is in town")
        self.town.remove(hero)
        self.comes(hero, to)

    def on_hero_moved(self, hero: str, seat: int) -> None:
        super().on_hero_moved(hero, seat)
        self.entrances[seat].remove(hero)
        self.comes(hero, seat)

    def on_hero_redirected(self, hero: str, seat: int, to: int) -> None:
        self.check(hero in self.entrances[seat], f"{hero} is at the entrance of seat {seat}")
        self.check(to != seat, "another dungeon")
        self.entrances[seat].remove(hero)
        self.comes(hero, to)

    def on_hero_held(self, hero: str, seat: int) -> None:
        self.check(hero in self.entrances[seat], f"{hero} is at the entrance of seat {seat}")
        self.held.add(hero)

    def to_town(self, hero: str) -> None:
        """At the right end, like any arrival (SBM-END-06)."""
        self.arrives(hero)
        self.returned.add(hero)

    def on_hero_revived(self, hero: str, seat: int) -> None:
        super().on_hero_revived(hero, seat)
        if self.phase == ADVENTURE:
            self.returned.add(hero)  # SBM-END-07
        self.health_tokens.pop(hero, None)

    def on_room_uncovered(self, seat: int, card: str) -> None:
        for stack in self.dungeons[seat]:
            if any(stack is each for each in self.shuffled) and stack[-1].id != card:
                below = [room for room in stack if room.id == card]
                if below and not any(each[-1].id == card for each in self.dungeons[seat]):
                    stack.remove(below[0])
                    stack.append(below[0])
        super().on_room_uncovered(seat, card)

    def find(self, seat: int, card: str, face_up: bool = True) -> int:
        """Of several copies, where the text of a room speaks of itself: the one it stands on."""
        own = self.own_room(seat, card) if self.source == card and self.line is not None else None
        for place in range(len(self.dungeons[seat])):
            if own is not None and self.dungeons[seat][place][-1] is own:
                return place
        return super().find(seat, card, face_up)

    def own_room(self, seat: int, card: str) -> Card | None:
        assert self.line is not None
        name = self.line.name
        copies = [room for room in reversed(self.working(seat)) if room.id == card]  # from left to right
        if name not in ("token-placed", "room-boosted") or card not in SPEAK_OF_THEMSELVES or len(copies) < 2:
            return None
        if self.phase == END:
            copies = [room for room in copies if room.number not in self.given and self.grows(room)]
        elif self.phase == MINION:
            return self.minion_room.get(seat)
        elif card in USED_FOR_ITSELF and self.used_at.get(card):
            return self.dungeons[seat][self.used_at[card].pop()][-1]
        elif card == "dial-up-dungeon":
            copies.sort(key=lambda room: room.boost)
        elif self.phase == BUILD:
            copies = [room for room in copies if room.number == self.newest.get(card)]
        else:
            copies = [room for room in copies if room.number not in self.given]
        if not copies:
            return None
        self.given.add(copies[0].number)
        return copies[0]

    def grows(self, room: Card) -> bool:
        count = self.count_tokens(room)
        return {"hungry-houseplant": count < 2, "compound-interest-vault": count in (1, 2)}.get(room.id, True)

    # -- what cards do ---------------------------------------------------------------------------------------------

    def on_boss_works(self, seat: int, boss: str) -> None:
        self.same(boss, self.boss[seat], "the boss that works")
        self.check(self.levelled[seat], f"{boss} has levelled up")

    def on_ability_works(self, seat: int, card: str) -> None:
        owned = any(room.id == card for stack in self.dungeons[seat] for room in stack)
        carried = card in self.book.get("items", {})
        self.check(owned or carried or self.boss[seat] == card or self.discards[card] > 0, f"seat {seat} has no {card}")

    def use(self, seat: int, card: str) -> None:
        self.check(self.phase in (BUILD, ADVENTURE), f"{card} is used in phase {self.phase} (SBM-TURN-04)")
        self.check(any(room.id == card for room in self.working(seat)), f"seat {seat} has no working {card}")

    def cast(self, seat: int, card: str) -> None:
        phases = self.book["spells"][card][1:]
        now = "build" if self.phase == BUILD else "adventure" if self.phase == ADVENTURE else "none"
        self.check(now in phases, f"{card} is cast in phase {self.phase} (SBM-SPELL-03 to 05)")
        self.take(seat, card)
        self.in_play.append(card)
        self.aimed.pop(card, None)

    def on_spell_cast_hero(self, seat: int, card: str, hero: str) -> None:
        self.cast(seat, card)

    def on_ability_used_hero(self, seat: int, card: str, hero: str) -> None:
        self.use(seat, card)

    def on_aimed_at_room(self, card: str, room: str, owner: int) -> None:
        self.check(any(top.id == room for top in self.working(owner)), f"{room} is visible")
        pointed = [
            (seat, place)
            for seat, place in self.pointed.get(card, [])
            if seat == owner and place < len(self.dungeons[seat]) and self.dungeons[seat][place][-1].id == room
        ]
        if pointed:
            self.pointed[card].remove(pointed[0])
        else:
            taken = [place for seat, place in self.aimed.get(card, []) if seat == owner]
            tops = [stack[-1].id for stack in self.dungeons[owner]]
            pointed = [(owner, place) for place, id in enumerate(tops) if id == room and place not in taken]
        self.aimed.setdefault(card, []).append(pointed[0])

    def on_aimed_at_hero(self, card: str, hero: str) -> None:
        self.check(hero in self.heroes, f"{hero} is there")

    def on_aimed_at_seat(self, card: str, other: int) -> None:
        self.check(0 <= other < self.seats, "a player is chosen")

    def on_aimed_at_card(self, card: str, other: str) -> None:
        self.check(other in self.all_cards, f"{other} is a card of this table")

    def finish(self, spell: str) -> None:
        """A cancelled spell leaves the stack; what was announced after it goes on resolving."""
        at = len(self.in_play) - 1 - self.in_play[::-1].index(spell)
        self.discards[self.in_play.pop(at)] += 1

    def on_spell_caught(self, seat: int, card: str) -> None:
        self.from_discards(card)
        self.hands[seat][card] += 1

    def on_shield_raised(self, seat: int) -> None:
        self.check(self.source in ("stealth", "emergency-halo"), "what raises a shield")

    def on_token_placed(self, seat: int, card: str, n: int) -> None:
        room = self.dungeons[seat][self.find(seat, card)][-1]
        self.check(card != "dino-treadmill", "no tokens are put on Dinosaur Treadmill")
        self.tokens[room.number] = self.count_tokens(room) + n
        if self.solo:
            self.check(self.count_tokens(room) <= MOST_SOLO_TOKENS, "four tokens at most (SBM-SOLO-15)")

    def on_token_removed(self, seat: int, card: str, n: int) -> None:
        here = self.top(self.owner, self.where) if self.phase == ADVENTURE and self.source == "" else None
        if here is not None:  # the Crowbar of the hero who has entered
            self.same((seat, card), (self.owner, here.id), "the room that the hero is in")
            rooms = [here]
        elif self.source == "" and self.phase == BUILD:  # SBM-TOKEN-04, SBM-CONF-28: built over, told at the reveal
            rooms = [stack[-2] for stack in self.dungeons[seat] if len(stack) > 1 and stack[-2].id == card]
            rooms = [room for room in rooms if self.count_tokens(room) == n]
        else:
            there = self.dungeons[seat][self.find(seat, card)][-1]
            tops = [stack[-1] for stack in self.dungeons[seat] if stack[-1].id == card]
            rooms = [room for room in (there, *tops) if self.count_tokens(room) >= n]
        self.check(bool(rooms) and self.count_tokens(rooms[0]) >= n, f"{card} has {n} tokens")
        self.tokens[rooms[0].number] -= n

    def on_room_disabled(self, seat: int, card: str) -> None:
        self.disabled.add(self.dungeons[seat][self.find(seat, card)][-1].number)

    def on_room_primed(self, seat: int, card: str, n: int) -> None:
        self.same(n, 3, f"what {self.source} adds")
        self.primed[self.dungeons[seat][self.find(seat, card)][-1].number] += n

    def on_room_boosted(self, seat: int, card: str, n: int) -> None:
        if self.source == "":  # SBM-BOARD-12, where the hideout's bonus is fixed at once
            self.same((self.options["hideout"], n), ("on_errand", 2), "the hideout's damage")
            self.same(self.minions[seat], "10", "where the minion stands")
            room = self.dungeons[seat][self.last_place(seat)][-1]
            self.same(card, room.id, "the last room")
        else:
            self.check(n in ROOM_BOOSTS.get(self.source, ()), f"{self.source} gives {n}")
            room = self.dungeons[seat][self.find(seat, card)][-1]
        room.boost += n

    def on_dungeon_boosted(self, seat: int, n: int) -> None:
        self.same(n, {"the-crushinator": 2, "emperor-dododo": 1}.get(self.source), "the boost of a dungeon")
        self.dungeon_boost[seat] += n

    def on_room_destroyed(self, seat: int, card: str) -> None:
        room = self.dungeons[seat][self.find(seat, card)][-1]
        self.check(not self.is_minion_in(room), "no room with a minion is destroyed (SBM-ROOM-06)")
        super().on_room_destroyed(seat, card)
        self.tokens.pop(room.number, None)

    def on_deck_looked_at(self, seat: int, deck: int, n: int) -> None:
        self.check(n > 0, "cards are looked at")

    def on_card_kept(self, seat: int, card: str, deck: int) -> None:
        kind = DECKS[deck]
        self.check(self.decks[kind][card] > 0, f"{card} is in the deck")
        self.decks[kind][card] -= 1
        self.hands[seat][card] += 1

    def on_card_put_under(self, seat: int, card: str, deck: int) -> None:
        self.check(self.decks[DECKS[deck]][card] > 0, f"{card} is in the deck")

    def on_card_left_on_top(self, seat: int, card: str, deck: int) -> None:
        self.check(self.decks[DECKS[deck]][card] > 0, f"{card} is in the deck")

    def on_card_given(self, seat: int, other: int, card: str) -> None:
        self.take(seat, card)
        self.hands[other][card] += 1

    def on_rooms_swapped(self, seat: int, card: str, other: str) -> None:
        aims = self.aimed.get(self.source, [])
        if len(aims) == 2:
            self.swapped = [place for _, place in aims]
        inside = self.dungeons[seat][self.where][-1:] if seat == self.owner and self.walker and self.entered else []
        super().on_rooms_swapped(seat, card, other)
        for place, stack in enumerate(self.dungeons[seat]):
            if inside and self.last_room is inside[0] and stack[-1] is inside[0]:
                self.where = place  # a hero goes where its room goes

    def on_hand_seen(self, seat: int, other: int) -> None:
        self.check(self.source in ("draculord", "crystal-golf-ball"), "who looks into a hand")

    def on_card_lost(self, seat: int, card: str) -> None:
        self.on_card_discarded(seat, card)

    # -- the end ---------------------------------------------------------------------------------------------------

    def on_marker_passed(self, seat: int) -> None:
        self.same(seat, (self.marker + 1) % self.seats, "who gets the marker (SBM-END-03)")
        self.turn_is_over()
        self.marker = seat

    def on_ends_by_souls(self, seat: int, souls: int) -> None:
        self.same(souls, self.score(seat)[0], f"the souls of seat {seat}")
        self.check(souls >= SOULS_TO_END, "ten souls end the game (SBM-END-10)")
        self.ends = "souls"

    def on_ends_by_wounds(self, wounds: int) -> None:
        self.check(self.solo, "wounds end solo games only (SBM-WIN-05)")
        self.ends = "wounds"

    def on_ends_by_tavern(self, hero: str) -> None:
        self.check(self.solo and hero in self.tavern, "a hero in the tavern ends a solo game (SBM-SOLO-18)")
        self.ends = "tavern"

    def on_scored(self, seat: int, souls: int, wounds: int, score: int) -> None:
        self.same((souls, wounds), self.score(seat), f"souls and wounds of seat {seat}")
        self.same(score, souls - wounds, f"the score of seat {seat} (SBM-WIN-01)")
        self.check(self.ends != "", "the game has a reason to end")
        self.scores[seat] = score

    def winners_reckoned(self) -> list[int]:
        best = max(self.scores.values())
        leaders = [seat for seat, score in self.scores.items() if score == best]
        most = max(self.xp(seat) for seat in leaders)
        return [seat for seat in leaders if self.xp(seat) == most]

    def on_won_by_score(self, seat: int, score: int) -> None:
        self.same([seat], self.winners_reckoned(), "who wins (SBM-WIN-02)")
        self.result = [seat]

    def on_won_by_xp(self, seat: int, score: int, xp: int) -> None:
        self.on_won_by_score(seat, score)

    def on_won_together(self, seat: int, score: int, xp: int) -> None:
        self.check(seat in self.winners_reckoned(), "who wins (SBM-CONF-24)")
        self.result = [*(self.result or []), seat]

    def on_solo_scored(self, seat: int, score: int, title: int) -> None:
        self.same(score, self.scores[seat], "the score")
        self.result = [seat]

    def on_true_scored(self, seat: int, score: int, title: int) -> None:
        self.same(self.options["challenge"], "on", "a true title (SBM-CHAL-02)")
        self.on_solo_scored(seat, score, title)

    # -- questions -------------------------------------------------------------------------------------------------

    def asked(self, decision: Decision) -> None:
        super().asked(decision)
        if decision.kind == "respond" and decision.source in self.in_play:
            while self.in_play[-1] != decision.source:  # last in, first out: what was above it has resolved
                self.discards[self.in_play.pop()] += 1
        if decision.kind == "place-minion":
            spaces = {option.fields["space"] for option in decision.options if option.kind == "space"}
            self.same(spaces, self.free_spaces(), "where a minion may go (SBM-BOARD-02, -03)")
            rooms = {option.fields["card"] for option in decision.options if option.kind == "room"}
            fit = {room.id for room in self.working(decision.seat) if room.id in self.minion_rooms}
            self.same(rooms, fit, "rooms for a minion (SBM-CITY-18)")
        if decision.kind == "draft":
            offered = Counter(str(option.fields["card"]) for option in decision.options if option.kind == "card")
            self.same(set(offered), set(self.market), "what can be taken from the market (SBM-CITY-15)")

    def answered(self, decision: Decision, option: Option) -> None:
        self.picked = None
        super().answered(decision, option)
        if option.kind == "room":
            fields = option.fields
            self.pointed.setdefault(decision.source, []).append((int(str(fields["seat"])), int(str(fields["slot"]))))
        if option.kind == "use":
            self.used_at.setdefault(str(option.fields["card"]), []).append(int(str(option.fields["slot"])))
        if option.kind in ("cast", "use", "item"):
            self.pointed.pop(str(option.fields["card"]), None)
            self.aimed.pop(str(option.fields["card"]), None)
        if option.kind == "cast" and option.fields["card"] == "night-shift":
            self.may_place[decision.seat] = self.may_place.get(decision.seat, 0) + 1
