"""The table of Munchkin Quest as its referee keeps it, and what the rules make of it."""

from collections import Counter
from typing import Final

from tests.referee.desk import Book, Referee

MONSTERS: Final = "monsters"
TREASURES: Final = "treasures"
DXM: Final = "dxm"
DECKS: Final = (MONSTERS, TREASURES, DXM)
COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
SIDES: Final = "nesw"
STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
WALL: Final = "wall"
ENTRANCE: Final = 0
RACES: Final = ("dwarf", "elf", "halfling")
CLASSES: Final = ("warrior", "wizard", "cleric", "thief")
BASES: Final = 3
CHEAT: Final = "d-cheat"
BUTTERFINGERS: Final = "d-curse-butterfingers"
HICCUPS: Final = "d-curse-hiccups-of-doom"
LEAD_TROUSERS: Final = "d-curse-lead-trousers"
FLIGHT_POTION: Final = "t-flight-potion"
DUNGEON_PASS: Final = "t-dungeon-pass"
CLOAK: Final = "t-cloak-of-being-furniture"
WORN: Final = ("headgear", "armour", "footgear")


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


class QuestTable(Referee):
    """Decks, map, monsters, munchkins and the fight in progress."""

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

    def vital(self, seat: int) -> list[str]:
        """Items of which each alone holds the last hit: nobody gives them away (MQ-CONF-59, -60)."""
        munchkin = self.seat[seat]
        left = self.health(seat)
        most = self.max_health(seat)
        found = []
        for item in munchkin.items[:]:
            munchkin.items.remove(item)
            if most - self.max_health(seat) >= left > 0 and self.max_health(seat) < most:
                found.append(item.card)
            munchkin.items.append(item)
        return found

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
