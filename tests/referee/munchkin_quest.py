"""Munchkin Quest, refereed: the dungeon, the three decks and every munchkin, from the log alone."""

from collections import Counter
from typing import Final

from tests.referee.desk import Book, Line, Referee
from underhall import Decision, Option

MONSTERS: Final = "monsters"
TREASURES: Final = "treasures"
DXM: Final = "dxm"
DECKS: Final = (MONSTERS, TREASURES, DXM)
KINDS: Final = ("passage", "door", "locked", "hidden", "wall")
COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
SEAT_COLOURS: Final = (0, 2, 3, 4)
SIDES: Final = "nesw"
STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
WALL: Final = "wall"
ENTRANCE: Final = 0
MOVES, CHARITY, MONSTERS_TURN = 2, 3, 4
RACES: Final = ("dwarf", "elf", "halfling")
CLASSES: Final = ("warrior", "wizard", "cleric", "thief")
BASES: Final = 3
SAFE: Final = 5
CHEAT: Final = "d-cheat"
BUTTERFINGERS: Final = "d-curse-butterfingers"
HICCUPS: Final = "d-curse-hiccups-of-doom"
WARRIOR: Final = "d-warrior"
THIEF: Final = "d-thief"
HALFLING: Final = "d-halfling"
LEAD_TROUSERS: Final = "d-curse-lead-trousers"
CAREER_CHANGE: Final = "d-curse-career-change"
FLIGHT_POTION: Final = "t-flight-potion"
DUNGEON_PASS: Final = "t-dungeon-pass"
CLOAK: Final = "t-cloak-of-being-furniture"
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
WORN: Final = ("headgear", "armour", "footgear")
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
EVIL_ENERGY: Final = "t-scroll-of-evil-energy"
UNCURSING: Final = 500
# What may be told between a death and the next thing.
DEATH_LINES: Final = ("card-discarded", "level-lost", "item-lost", "item-dropped", "gold-dropped")
MOST_PLAIN: Final = 6


def number_of(words: list[str], name: str) -> int:
    """The figure of a word like `escape:1`, or 0."""
    return sum(int(word.split(":")[1]) for word in words if word.startswith(name + ":"))


def text_of(words: list[str], name: str) -> str:
    return next((word.split(":")[1] for word in words if word.startswith(name + ":")), "")


class Item:
    """An item in play."""

    def __init__(self, card: str, packed: bool = False) -> None:
        self.card = card
        self.packed = packed
        self.cheated = False
        self.both_hands = False


class Link:
    """What lies between two squares."""

    def __init__(self, kind: str, fixed: bool) -> None:
        self.kind = kind
        self.fixed = fixed
        self.walled_by = -1


class Room:
    """A tile of the map."""

    def __init__(self, face: int, x: int, y: int) -> None:
        self.face = face
        self.x = x
        self.y = y
        self.links: list[Link | None] = [None] * 4
        self.floor: Counter[str] = Counter()
        self.gold = 0
        self.mark = ""


class Munchkin:
    """One seat."""

    def __init__(self) -> None:
        self.level = 1
        self.wounds = 0
        self.gold = 300
        self.place = ENTRANCE
        self.dead = False
        self.hand: Counter[str] = Counter()
        self.items: list[Item] = []
        self.laid: list[str] = []
        self.curses: list[str] = []
        self.boons: list[str] = []
        self.uncheated = 0
        self.evader = False
        self.waived = False
        self.spent = 0
        self.extra = 0
        self.stuck = False
        self.forced = False
        self.searched: set[int] = set()


class Monster:
    """A standee on the map; a mate is one more of its kind for one fight."""

    def __init__(self, uid: int, card: str, owner: int, place: int) -> None:
        self.uid = uid
        self.card = card
        self.owner = owner
        self.place = place
        self.enhancers: list[str] = []
        self.boss = False
        self.mate = False


class Change:
    """What a card or power has done to a fight: `whom` is a seat, a monster's number from 100 on, or nobody."""

    def __init__(self, what: str, n: int, card: str, seat: int, whom: int) -> None:
        self.what = what  # ours, theirs, dice
        self.n = n
        self.card = card
        self.seat = seat
        self.whom = whom


class Terms:
    """What a helper is to get; gold below zero is what the helper pays."""

    def __init__(self, treasures: int) -> None:
        self.treasures = treasures
        self.gold = 0
        self.items: list[str] = []


class Fight:
    """The combat in progress."""

    def __init__(self, leader: int, place: int) -> None:
        self.leader = leader
        self.helper = -1
        self.place = place
        self.monsters: list[Monster] = []
        self.boss = False
        self.fresh = True
        self.step = "gathering"
        self.changes: list[Change] = []
        self.out: set[int] = set()
        self.terms: Terms | None = None
        self.offers: dict[int, Terms] = {}
        self.counter: Terms | None = None
        self.dice: list[tuple[int, int]] = []  # whose (a seat, or 100 and a monster's number), face
        self.unknown = False  # one of those was turned
        self.blurred = False  # dice were rolled again: which face each shows is not told
        self.rolled: set[int] = set()
        self.totals = (0, 0)
        self.left = 0
        self.spoils = 0
        self.kills = 0
        self.drawn = 0
        self.gained: list[tuple[int, int]] = []
        self.elf_gained = False
        self.loot: Counter[str] = Counter()
        self.hits_due: dict[int, int] = {}
        self.exits: dict[int, int] = {}
        self.no_exit: set[int] = set()
        self.reborn_pays = False
        self.faced: dict[int, set[int]] = {}
        self.suffers: dict[int, str] = {}  # whose Bad Stuff somebody suffers now
        self.lost: dict[int, Counter[str]] = {}  # what it has taken so far
        self.expects: dict[int, Counter[str]] = {}
        self.hurt: set[int] = set()
        self.failed: set[int] = set()
        self.got: Counter[int] = Counter()  # loot by seat
        self.short = False  # the Treasures have run out
        self.faces_now: dict[int, int] = {}

    def fighters(self) -> list[int]:
        return [seat for seat in (self.leader, self.helper) if seat >= 0 and seat not in self.out]


class MunchkinQuestReferee(Referee):
    """The whole table, from the log alone."""

    def __init__(self, book: Book, seats: int, options: dict[str, str]) -> None:
        super().__init__(book, seats, options)
        self.faces = ["entrance", *book["rooms"]]
        self.goal = 7 if options["length"] == "short" else 10
        self.tiles_left = 12 if options["length"] == "short" else len(book["rooms"]) // 2
        self.seat = [Munchkin() for _ in range(seats)]
        self.deck: dict[str, Counter[str]] = {
            MONSTERS: Counter(book[MONSTERS].keys()),
            TREASURES: Counter({card: int(words[0]) for card, words in book[TREASURES].items()}),
            DXM: Counter({card: int(words[0]) for card, words in book[DXM].items()}),
        }
        self.all = {kind: Counter(cards) for kind, cards in self.deck.items()}
        self.discards: dict[str, Counter[str]] = {kind: Counter() for kind in DECKS}
        self.unsure: dict[str, Counter[str]] = {kind: Counter() for kind in DECKS}
        self.staged: list[str] = []  # played, and not lying anywhere yet
        self.loose: Counter[str] = Counter()  # those of them that were played before the last shuffle
        self.arriving = ""
        self.rooms = [Room(ENTRANCE, 0, 0)]
        for word in book["links"]["entrance"]:
            side, kind = word.split(":")
            self.rooms[0].links[SIDES.index(side)] = Link(kind, True)
        self.shown: Counter[str] = Counter()  # kinds of links that have turned up
        self.links_laid = 0
        self.monsters: list[Monster] = []
        self.serial = 0
        self.fight: Fight | None = None
        self.active = -1
        self.turn = 0
        self.phase = 0
        self.die = -1
        self.die_pays = False  # its player has a card to come
        self.due: list[tuple[int, str, str]] = []  # who must draw from which deck, and why
        self.dying = -1
        self.plan: dict[int, tuple[int, int]] = {}
        self.doors: list[tuple[str, int, int]] = []
        self.planned = False
        self.roll: list[int] = []  # what was rolled last outside fights: total, dice, face set (0: none), rolled again
        self.again = False  # the dice told next have been rolled again
        self.die_picked = -1
        self.picked: dict[str, tuple[str, int]] = {}  # by the card that asked: what was picked last, seat or monster
        self.bribes = -1
        self.stabbed = -1
        self.gave_up = -1
        self.forced_side = -1
        self.mark = ("", -1)  # which room must be marked
        self.draft: dict[int, Terms] = {}
        self.answer = ""
        self.named = ("", 0)  # the item that the last answer has named, and how it lies
        self.pawned = 0
        self.selling = False
        self.sold: list[str] = []
        self.paid = 0
        self.markup = 0
        self.bought = False
        self.for_level = False
        self.must: list[tuple[str, int, str]] = []  # what must still be told: event, seat, of what
        self.provoked: set[int] = set()
        self.dealing = ""
        self.unpaid = False
        self.searching = -1
        self.answer_searches = False  # somebody has said so, and rolls unless something comes between
        self.given: Counter[int] = Counter()
        self.freed: list[tuple[int, int]] = []  # levels and owners of those that have just left a base
        self.winners: list[int] = []
        self.first_rolls: dict[int, int] = {}
        self.tied = list(range(seats))
        self.sexes: set[int] = set()
        self.over = False

    # -- cards -----------------------------------------------------------------------------------------------------

    def kind(self, card: str) -> str:
        return next(kind for kind in DECKS if card in self.book[kind])

    def words(self, card: str) -> list[str]:
        return self.book[self.kind(card)][card]

    def take(self, cards: Counter[str], card: str, where: str) -> None:
        self.check(cards[card] > 0, f"{card} is not {where}")
        cards[card] -= 1

    def draw(self, card: str, kind: str) -> None:
        self.same(self.kind(card), kind, f"the deck of {card}")
        for cards in (self.deck[kind], self.unsure[kind]):
            if cards[card] > 0:
                cards[card] -= 1
                return
        if self.loose[card] > 0 and card in self.staged:
            self.loose[card] -= 1
            self.staged.remove(card)
            return
        self.check(False, f"{card} is drawn, but it is not in the deck")

    def discard(self, card: str) -> None:
        self.discards[self.kind(card)][card] += 1

    def put_away(self, card: str) -> None:
        """A card that was played goes to the discards, or has been shuffled into the deck since."""
        self.staged.remove(card)
        if self.loose[card] > 0:
            self.loose[card] -= 1
            self.unsure[self.kind(card)][card] += 1
        else:
            self.discard(card)

    def clear_table(self, combat_too: bool) -> None:
        for card in self.staged[:]:
            if combat_too or "combat" not in self.words(card):
                self.put_away(card)

    def holds(self, seat: int, card: str) -> bool:
        return self.seat[seat].hand[card] > 0

    def from_hand(self, seat: int, card: str) -> None:
        self.take(self.seat[seat].hand, card, f"in the hand of seat {seat}")

    def item(self, seat: int, card: str, packed: bool | None = None) -> Item:
        """An item in play; one whose Cheat has just been lost comes first."""
        found = [i for i in self.seat[seat].items if i.card == card and (packed is None or i.packed == packed)]
        self.check(bool(found), f"seat {seat} has no {card} in play")
        named, flags = self.named
        packed_one = named == card and flags & 1 == 1
        found.sort(key=lambda i: (i.cheated != (self.seat[seat].uncheated > 0), i.packed != packed_one))
        return found[0]

    def part(self, seat: int, card: str, packed: bool | None = None) -> Item:
        """The item leaves its owner, and its Cheat has gone before (MQ-ITEM-05)."""
        item = self.item(seat, card, packed)
        self.seat[seat].items.remove(item)
        if item.cheated:
            self.check(self.seat[seat].uncheated > 0, f"the Cheat on {card} is not lost with it (MQ-ITEM-05)")
            self.seat[seat].uncheated -= 1
            item.cheated = False
        return item

    def receive(self, seat: int, card: str) -> None:
        """Into use if it fits, else into the pack (MQ-CONF-47)."""
        self.seat[seat].items.append(Item(card, packed=not self.fits(seat, card)))

    def conserved(self) -> None:
        for kind in DECKS:
            seen = self.deck[kind] + self.discards[kind] + self.unsure[kind]
            seen += Counter(card for card in self.staged if card in self.book[kind])
            for munchkin in self.seat:
                seen += Counter({card: n for card, n in munchkin.hand.items() if card in self.book[kind]})
                mine = [*munchkin.laid, *munchkin.curses, *(item.card for item in munchkin.items)]
                mine += [CHEAT for item in munchkin.items if item.cheated]
                seen += Counter(card for card in mine if card in self.book[kind])
            for room in self.rooms:
                seen += Counter({card: n for card, n in room.floor.items() if card in self.book[kind]})
            for monster in self.monsters:
                if not monster.mate:
                    seen += Counter(card for card in [monster.card, *monster.enhancers] if card in self.book[kind])
            if self.fight is not None and kind == TREASURES:
                seen += self.fight.loot
            self.same(+seen, self.all[kind], f"the {kind} of the table")

    # -- what follows from what lies with a munchkin ------------------------------------------------------------------

    def count(self, seat: int, kind: str) -> int:
        return sum(self.words(card)[1] == kind for card in self.seat[seat].laid)

    def signs(self, seat: int) -> set[str]:
        return {card[2:] for card in self.seat[seat].laid if self.words(card)[1] in ("race", "class")}

    def pure(self, seat: int, sign: str) -> bool:
        """Whether the drawbacks of a race or class are off (MQ-RACE-06, MQ-CLASS-09)."""
        kind, mixer = ("race", "half-breed") if sign in RACES else ("class", "super-munchkin")
        return self.count(seat, mixer) > 0 and self.count(seat, kind) == 1

    def has(self, seat: int, sign: str) -> bool:
        return sign in self.signs(seat)

    def suffers(self, seat: int, sign: str) -> bool:
        return self.has(seat, sign) and not self.pure(seat, sign)

    def allowed(self, seat: int, item: Item) -> bool:
        words = self.words(item.card)
        only, never = text_of(words, "only"), text_of(words, "not")
        signs = self.signs(seat)
        return item.cheated or ((not only or bool(signs & set(only.split("/")))) and not signs & set(never.split("/")))

    def active_items(self, seat: int) -> list[Item]:
        return [item for item in self.seat[seat].items if not item.packed and self.allowed(seat, item)]

    def is_big(self, item: Item) -> bool:
        return "big" in self.words(item.card) and not item.cheated

    def muted(self, seat: int, item: Item) -> bool:
        """Whether a class or curse takes bonus and ability of an item."""
        words = self.words(item.card)
        if self.suffers(seat, "thief") and words[2] == "armour" and self.is_big(item):
            return True
        if self.suffers(seat, "cleric") and "evil" in words:
            return True
        fights = self.fight is not None and seat in self.fight.fighters()
        held = words[2] in ("one-hand", "two-hands")
        return fights and held and BUTTERFINGERS in self.seat[seat].curses

    def working(self, seat: int) -> list[Item]:
        return [item for item in self.active_items(seat) if not self.muted(seat, item)]

    def gives(self, seat: int, what: str) -> int:
        return sum(number_of(self.words(item.card), what) for item in self.working(seat))

    def able(self, seat: int, what: str) -> bool:
        if what == "flight" and FLIGHT_POTION in self.seat[seat].boons:
            return True
        return any(what in self.words(item.card) for item in self.working(seat))

    def wears(self, seat: int, slot: str) -> bool:
        return any(self.words(item.card)[2] == slot and not item.packed for item in self.seat[seat].items)

    def max_health(self, seat: int) -> int:
        return 4 + self.gives(seat, "health")

    def health(self, seat: int) -> int:
        return max(0, self.max_health(seat) - self.seat[seat].wounds)

    def supply(self, seat: int) -> int:
        """MQ-MOVE-01, -10, MQ-ITEM-20."""
        munchkin = self.seat[seat]
        moves = 3 + munchkin.extra + self.gives(seat, "moves") - self.suffers(seat, "halfling")
        moves -= munchkin.curses.count(LEAD_TROUSERS)
        if not self.has(seat, "dwarf"):
            counted = [i for i in munchkin.items if not i.packed or self.options["packed_big"] == "counts"]
            moves -= max(0, sum(self.is_big(item) for item in counted) - 1)
        return max(0, moves)

    def moves_left(self, seat: int) -> int:
        return 0 if self.seat[seat].stuck else max(0, self.supply(seat) - self.seat[seat].spent)

    def hand_limit(self, seat: int) -> int:
        return 5 + self.has(seat, "halfling")

    def pack_limit(self, seat: int) -> int:
        return 2 + self.has(seat, "halfling")

    def hands_used(self, seat: int) -> int:
        used = 0
        for item in self.seat[seat].items:
            slot = self.words(item.card)[2]
            if not item.packed and not item.cheated and slot in ("one-hand", "two-hands"):
                used += 2 if slot == "two-hands" or item.both_hands else 1
        return used

    def fits(self, seat: int, card: str) -> bool:
        """Whether a slot for it is free (MQ-ITEM-03, -06 to -10)."""
        item = Item(card)
        slot = self.words(card)[2]
        if not self.allowed(seat, item):
            return False
        if slot in ("one-hand", "two-hands"):
            return self.hands_used(seat) + (2 if slot == "two-hands" else 1) <= 2
        if slot in ("headgear", "armour", "footgear"):
            mine = [i for i in self.seat[seat].items if not i.packed and not i.cheated]
            return all(self.words(i.card)[2] != slot for i in mine)
        return True

    def holds_true(self, seat: int, what: str) -> bool:
        """A condition of the book, of one munchkin."""
        if what.startswith("no-"):
            return not self.holds_true(seat, what[3:])
        if what in (*RACES, *CLASSES):
            return self.has(seat, what)
        if what in ("headgear", "armour", "footgear"):
            return self.wears(seat, what)
        if what in ("flight", "fire-protection"):
            return self.able(seat, what)
        if what in ("flaming", "holy", "magic"):
            return any(what in self.words(item.card) for item in self.active_items(seat))
        if what == "scroll":
            return any(self.words(item.card)[1] == what for item in self.active_items(seat))
        if what == "helper":
            return self.fight is not None and len(self.fight.fighters()) > 1
        if what == "helping":
            return self.fight is not None and self.fight.helper == seat
        if what.startswith("vs-"):
            traits = set(what[3:].split("/"))
            return self.fight is not None and any(traits & self.traits(monster) for monster in self.fight.monsters)
        if what == "rival-sword":
            others = [i for other in range(self.seats) if other != seat for i in self.active_items(other)]
            return any(text_of(self.words(item.card), "weapon") == "sword" for item in others)
        name, least = what.rsplit("-", 1)
        if name == "level":
            return self.seat[seat].level <= int(least)
        if name == "gold":
            return self.seat[seat].gold >= int(least)
        if name == "hand":
            return self.seat[seat].hand.total() >= int(least)
        raise AssertionError(what)

    # -- monsters --------------------------------------------------------------------------------------------------

    def find(self, card: str) -> Monster:
        """The monster of that name, in the fight if there is one."""
        found = [monster for monster in self.monsters if monster.card == card]
        self.check(bool(found), f"{card} is not in the dungeon")
        fighting = [m for m in found if self.fight is not None and m in self.fight.monsters]
        return (fighting or found)[0]

    def chosen(self, card: str) -> Monster:
        """The same, of two of a name the one that was picked for what happens now."""
        uid = self.picked.get(self.source, ("", -1))[1]
        return next((m for m in self.monsters if (m.uid, m.card) == (uid, card)), None) or self.find(card)

    def traits(self, monster: Monster) -> set[str]:
        added = {text_of(self.words(card), "trait") for card in monster.enhancers}
        return set(self.words(monster.card)[7:]) | added

    def level(self, monster: Monster) -> int:
        """MQ-ENH-03, MQ-FIX-01, MQ-CONF-64, MQ-BOSS-03."""
        level = 2 * self.goal if monster.boss else int(self.words(monster.card)[0])
        for card in monster.enhancers:
            words = self.words(card)
            unless = text_of(words, "unless")
            fighters = self.fight.fighters() if self.fight is not None else []
            if not (unless and any(self.able(seat, unless) for seat in fighters)):
                level += int(words[2])
        return max(1, level)

    def treasures(self, monster: Monster) -> int:
        more = sum(int(self.words(card)[3]) for card in monster.enhancers)
        return max(0, int(self.words(monster.card)[2]) + more)

    def gait(self, monster: Monster) -> str:
        changed = [gait for card in monster.enhancers if (gait := text_of(self.words(card), "gait"))]
        return changed[-1] if changed else self.words(monster.card)[5]

    def size(self, monster: Monster) -> str:
        changed = [size for card in monster.enhancers if (size := text_of(self.words(card), "size"))]
        return changed[-1] if changed else self.words(monster.card)[4]

    def disdains(self, monster: Monster, seat: int) -> bool:
        """MQ-COMBAT-49, MQ-BOSS-06."""
        if monster.boss:
            return False
        of_card = text_of(self.words(monster.card), "disdains")
        if of_card and self.holds_true(seat, of_card):
            return True
        if DUNGEON_PASS in self.seat[seat].boons and self.level(monster) <= 10:
            return True
        return self.size(monster) == "tiny" and any(item.card == CLOAK for item in self.working(seat))

    def passes(self, monster: Monster, place: int, side: int) -> bool:
        return self.link(place, side) in self.words(monster.card)[6].split("/")

    def free_bases(self, seat: int) -> int:
        return BASES - sum(monster.owner == seat and not monster.mate for monster in self.monsters)

    def remove(self, monster: Monster) -> None:
        """It leaves the dungeon with its enhancers (MQ-CARD-17)."""
        self.monsters.remove(monster)
        if not monster.mate:
            for card in (monster.card, *monster.enhancers):
                self.discard(card)
        self.leaves_fight(monster)

    def leaves_fight(self, monster: Monster) -> None:
        fight = self.fight
        if fight is not None and monster in fight.monsters:
            fight.monsters.remove(monster)
            if fight.step == "gathering":
                fight.changes = [change for change in fight.changes if change.whom != 100 + monster.uid]

    # -- the map ---------------------------------------------------------------------------------------------------

    def place_of(self, face: int) -> int:
        found = [place for place in range(len(self.rooms)) if self.rooms[place].face == face]
        self.check(len(found) == 1, f"room {face} lies on the map")
        return found[0]

    def face(self, place: int) -> str:
        return self.faces[self.rooms[place].face]

    def face_words(self, place: int) -> list[str]:
        return self.book["rooms"][self.face(place)] if place != ENTRANCE else ["none"]

    def at(self, x: int, y: int) -> int:
        return next((p for p in range(len(self.rooms)) if (self.rooms[p].x, self.rooms[p].y) == (x, y)), -1)

    def beside(self, place: int, side: int) -> int:
        room = self.rooms[place]
        return self.at(room.x + STEP[side][0], room.y + STEP[side][1])

    def piece(self, place: int, side: int) -> Link:
        link = self.rooms[place].links[side]
        self.check(link is not None, f"the {SIDES[side]} side of {self.face(place)} has a link (MQ-EXPL-04)")
        assert link is not None
        return link

    def link(self, place: int, side: int) -> str:
        link = self.piece(place, side)
        return WALL if link.walled_by >= 0 else link.kind

    def side_to(self, place: int, to: int) -> int:
        """By which side one leaves a room for the next, or -1."""
        return next((side for side in range(4) if self.beside(place, side) == to), -1)

    def adjacent(self, one: int, two: int) -> bool:
        side = self.side_to(one, two)
        return side >= 0 and self.link(one, side) != WALL

    def exits(self, place: int) -> set[int]:
        """The explored rooms next door (MQ-RUN-03, -12)."""
        beside = [self.beside(place, side) for side in range(4)]
        return {to for to in beside if to >= 0 and self.adjacent(place, to)}

    def step_cost(self, seat: int, place: int, side: int) -> int:
        """The moves that leaving by that side costs, 0 where one cannot (MQ-MOVE-05, -06, MQ-CONF-09)."""
        kind = self.link(place, side)
        cost = int(self.book["costs"][kind][0])
        if kind == "hidden":
            cost = int(self.options["hidden_cost"]) if self.options["hidden_cost"] != "3" else cost
        cheaper = [n for item in self.working(seat) if (n := number_of(self.words(item.card), kind))]
        if (kind == "locked" and self.has(seat, "thief")) or (kind == "hidden" and self.has(seat, "elf")):
            cheaper.append(1)
        if kind == "hidden" and FLIGHT_POTION in self.seat[seat].boons:
            cheaper.append(1)
        if kind == WALL:
            explored = self.beside(place, side) >= 0 and not self.piece(place, side).fixed
            cost = min(cheaper) if cheaper and explored else 0
        elif cheaper:
            cost = min(cost, *cheaper)
        if cost and self.face(place) == "sticky-floor" and not self.seat[seat].waived:
            cost += 1
        return cost

    def goes_to(self, seat: int, place: int) -> None:
        munchkin = self.seat[seat]
        munchkin.place = place
        munchkin.evader = munchkin.waived = False

    # -- monsters on the move (MQ-MON-*) ----------------------------------------------------------------------------

    def jump(self, place: int, side: int) -> int:
        """Into the dark: the next room beyond the gap, else the far end of the line (MQ-MON-15, -16, MQ-CONF-18)."""
        here = self.rooms[place]
        dx, dy = STEP[side]
        line = [
            ((room.x - here.x) * dx + (room.y - here.y) * dy, i)
            for i, room in enumerate(self.rooms)
            if (room.y == here.y if dx else room.x == here.x)
        ]
        ahead = [each for each in line if each[0] > 0]
        to = min(ahead)[1] if ahead else min(line)[1]
        return to if to != place else -1

    def step(self, monster: Monster, place: int, side: int) -> tuple[int, bool]:
        """Where a step leads and whether it crosses the Entrance; -1: nowhere."""
        if not self.passes(monster, place, side):
            return -1, False
        to = self.beside(place, side)
        if to < 0:
            to = self.jump(place, side)
        if to != ENTRANCE:
            return to, False
        beyond = self.beside(ENTRANCE, side)  # MQ-FIX-04, -05, MQ-CONF-19
        if beyond < 0 or beyond == place or not self.passes(monster, ENTRANCE, side):
            return -1, False
        return beyond, True

    def arrow(self, place: int, colour: int) -> int:
        side = text_of(self.face_words(place), COLOURS[colour])
        return SIDES.index(side) if side else -1

    def at_target(self, monster: Monster, place: int) -> bool:
        target = self.seat[monster.owner]
        return not target.dead and target.place == place

    def walk(self, monster: Monster, colour: int) -> list[tuple[int, int]]:
        """The rooms that the monster leaves and by which side; the last is where it stops, with side -1."""
        gait = self.gait(monster)
        here = monster.place
        path: list[tuple[int, int]] = []
        stays = self.at_target(monster, here) and self.options["beside_target"] == "stays"
        if gait == "lurking" or stays:
            return [(here, -1)]
        seen = {here}
        side = self.arrow(here, colour)
        if side >= 0 and gait == "contrary":
            other = (side + 2) % 4
            if self.options["contrary_blocked"] == "stays" or self.step(monster, here, other)[0] >= 0:
                side = other
        caught = False
        last = -1
        while side >= 0:
            to, crosses = self.step(monster, here, side)
            if to < 0 or to in seen or (crosses and ENTRANCE in seen):
                break
            path.append((here, side))
            seen |= {to} | ({ENTRANCE} if crosses else set())
            here, last = to, side
            caught = self.at_target(monster, here)
            if caught or gait == "slow":
                break
            side = self.arrow(here, colour)
        if gait == "fast" and last >= 0 and not caught:
            to, crosses = self.step(monster, here, last)
            if to >= 0 and to not in seen and not (crosses and ENTRANCE in seen):
                path.append((here, last))
                here = to
        return [*path, (here, -1)]

    def make_plan(self) -> None:
        """Where everybody goes: who breaks doors breaks them for all (MQ-MON-26)."""
        self.plan = {}
        self.doors = []
        self.planned = True
        opened: list[tuple[Link, str]] = []
        breakers = [m for m in self.monsters if "breaks-doors" in self.words(m.card)]
        for monster in [*breakers, *(m for m in self.monsters if m not in breakers)]:
            path = self.walk(monster, self.die)
            if len(path) > 1:
                self.plan[monster.uid] = (path[-1][0], len(path) - 1)
            if monster in breakers:
                for place, side in path[:-1]:
                    link = self.piece(place, side)
                    if not link.fixed and self.link(place, side) in ("door", "locked"):
                        self.doors.append((monster.card, self.rooms[place].face, side))
                        opened.append((link, link.kind))
                        link.kind = "passage"
        for link, kind in opened:
            link.kind = kind

    # -- fights ----------------------------------------------------------------------------------------------------

    def in_combat(self) -> Fight:
        self.check(self.fight is not None, "there is a fight")
        assert self.fight is not None
        return self.fight

    def item_bonus(self, seat: int, item: Item) -> int:
        words = self.words(item.card)
        place = self.fight.place if self.fight is not None else -1
        if self.muted(seat, item):
            return 0
        if self.face(place) == "coat-check-crypt" and words[2] == "headgear" and not item.cheated:
            return 0
        bonus = int(words[3])
        for word in words:
            if word.startswith("more:"):
                _, what, n = word.split(":")
                holds = item.both_hands if what == "both-hands" else self.holds_true(seat, what)
                if item.cheated or holds:
                    bonus += int(n)
        two_handed = words[2] == "two-hands" and text_of(words, "weapon") != "" and not item.cheated
        if two_handed and self.suffers(seat, "wizard"):
            bonus = max(0, bonus - 1)
        return bonus

    def strength(self, seat: int, bare: bool) -> int:
        """Level and items in use (MQ-COMBAT-07)."""
        strength = self.seat[seat].level
        if bare:
            return strength
        active = self.active_items(seat)
        strength += sum(self.item_bonus(seat, item) for item in active)
        if self.has(seat, "dwarf"):
            strength += any(text_of(self.words(item.card), "weapon") in ("axe", "mace") for item in active)
        if self.suffers(seat, "elf"):
            strength -= sum(self.is_big(item) for item in active)
        return strength

    def monster_strength(self, fight: Fight, monster: Monster) -> int:
        strength = self.level(monster)
        for word in self.words(monster.card):
            if word.startswith("hates:"):
                _, what, n = word.split(":")
                hated = self.suffers if int(n) > 0 and what in (*RACES, *CLASSES) else self.holds_true
                if any(hated(seat, what) for seat in fight.fighters()):
                    strength += int(n)
        if self.face(fight.place) == "evil-altar" and self.traits(monster) & {"undead", "demon"}:
            strength += 2
        return strength

    def sums(self, fight: Fight) -> tuple[int, int]:
        """Both sides without their dice."""
        ours = sum(change.n for change in fight.changes if change.what == "ours")
        theirs = sum(change.n for change in fight.changes if change.what == "theirs")
        for seat in fight.fighters():
            ours += self.strength(seat, self.face(fight.place) == "mime-academy" and seat == fight.helper)
            if self.face(fight.place) == "tax-cave" and self.seat[seat].evader:
                ours -= 2
        return ours, theirs + sum(self.monster_strength(fight, monster) for monster in fight.monsters)

    def sign_dice(self, seat: int, place: int) -> int:
        """MQ-ROOM-03 to -06."""
        words = self.face_words(place)
        dice = sum("+" + sign in words for sign in self.signs(seat))
        dice -= sum("-" + sign in words for sign in self.signs(seat) if not self.pure(seat, sign))
        if self.face(place) == "odd-room":
            dice += 1 if self.seat[seat].level % 2 else -1
        if self.face(place) == "draughty-room" and self.able(seat, "flight"):
            dice -= 1
        return dice

    def dice_of(self, fight: Fight, seat: int) -> int:
        dice = 1 + self.sign_dice(seat, fight.place)
        if self.has(seat, "cleric") and any("undead" in self.traits(monster) for monster in fight.monsters):
            dice += 1
        dice -= self.seat[seat].curses.count(HICCUPS)
        dice += sum(change.n for change in fight.changes if change.what == "dice" and change.whom == seat)
        return max(0, dice)

    def dice_of_monster(self, fight: Fight, monster: Monster) -> int:
        dice = int(self.words(monster.card)[1])
        dice += sum(number_of(self.words(card), "dice") for card in monster.enhancers)
        whom = 100 + monster.uid
        dice += sum(change.n for change in fight.changes if change.what == "dice" and change.whom == whom)
        return max(0, dice)

    def escape_bonus(self, fight: Fight, seat: int, monster: Monster) -> int:
        more = self.gives(seat, "escape") - self.suffers(seat, "dwarf")
        more += number_of(self.words(monster.card), "escape")
        more += sum(number_of(self.words(card), "escape") for card in monster.enhancers)
        here = self.face(fight.place)
        if here == "booing-arena" or (here == "sticky-floor" and not self.seat[seat].waived):
            more -= 1
        return more

    def half(self, gold: int) -> int:
        """Half of the gold, rounded up to the next 100."""
        return -(-gold // 200) * 100

    def bad_stuff(self, seat: int, card: str) -> Counter[str]:
        """What the Bad Stuff of a monster takes from a munchkin; `other` is what is not reckoned."""
        munchkin = self.seat[seat]
        takes: Counter[str] = Counter()
        for word in self.words(card):
            if not word.startswith("loses:"):
                continue
            _, what, n, *rest = word.split(":")
            if what in ("gold", "floor"):
                part = {"all": munchkin.gold, "half": self.half(munchkin.gold)}
                takes[what] = min(part[n] if n in part else int(n), munchkin.gold)
            elif what == "level":
                takes[what] = min(int(n), munchkin.level - 1)
            elif what == "hits":
                least = int(rest[0]) if rest and self.able(seat, "fire-protection") else int(n)
                takes[what] = min(least, self.health(seat))
            elif what == "hand":
                takes[what] = min(int(n), munchkin.hand.total())
            elif what in WORN:
                worn = [i for i in munchkin.items if not i.packed and self.words(i.card)[2] == what]
                takes[what] = min(1, len(worn))
                if len(worn) > 1:
                    takes["other"] = 1  # a Cheat lets one wear two
            elif what == "class":
                takes[what] = self.count(seat, "class")
                takes[what] += self.count(seat, "super-munchkin") if takes[what] else 0  # MQ-CLASS-11
            elif what == "dropped":
                takes[what] = min(int(n), len(munchkin.items))
                takes["other"] += any("bound" in self.words(item.card) for item in munchkin.items)
            else:
                takes["other"] = 1
        return takes

    def takes(self, seat: int, what: str, n: int) -> None:
        """Somebody loses something to a monster that has caught it."""
        fight = self.fight
        if fight is not None and fight.step == "lost" and fight.suffers.get(seat, "") == self.source != "":
            fight.lost[seat][what] += n
            fight.hurt.add(seat)

    def suffered(self, seat: int) -> None:
        """The Bad Stuff of one monster is over: it has taken what its card says (MQ-RUN-06)."""
        fight = self.fight
        if fight is None or seat not in fight.suffers:
            return
        card = fight.suffers.pop(seat)
        if self.seat[seat].dead:
            return
        expects, lost = fight.expects[seat], fight.lost[seat]
        if not expects["other"]:
            self.same(+lost, +expects, f"what {card} takes from seat {seat} (MQ-RUN-06)")
        else:
            less = {what: n for what, n in expects.items() if what != "other" and lost[what] < n}
            self.same(less, {}, f"what {card} does not take from seat {seat} (MQ-RUN-06)")

    def close_fight(self) -> None:
        """The fight is over: nothing may be left of it."""
        fight = self.fight
        if fight is None:
            return
        for seat in list(fight.suffers):
            self.suffered(seat)
        if fight.step == "won" and fight.terms is not None and fight.helper in fight.fighters():
            share = min(fight.drawn - fight.left, fight.terms.treasures)
            self.check(fight.got[fight.helper] <= share, "the helper has more than its share (MQ-HELP-09)")
            if not fight.short:
                self.same(fight.got[fight.helper], share, "the helper's share (MQ-HELP-09)")
        self.fight = None
        self.clear_table(combat_too=True)
        self.same(fight.gained, [], "levels that were earned and not gained (MQ-COMBAT-44)")
        if fight.step == "won" and fight.fighters():
            self.same(fight.monsters, [], "monsters left after a victory")
            total = fight.spoils + fight.left
            if fight.kills and len(fight.fighters()) == 1 and self.face(fight.place) == "booing-arena":
                total += 1
            self.same(fight.drawn, total, "Treasures of a fight (MQ-COMBAT-41)")
        self.same(+fight.loot, Counter(), "loot that nobody took")
        mates = [monster for monster in self.monsters if monster.mate]
        self.same(mates, [], "mates leave with the fight")
        guests = [monster.card for monster in self.monsters if monster.place == ENTRANCE]
        self.same(guests, [], "monsters in the Entrance (MQ-FIX-04)")

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
        if self.source == EVIL_ENERGY:
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
            handed = [card for card in terms.items if any(i.card == card for i in self.seat[seat].items)]
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
