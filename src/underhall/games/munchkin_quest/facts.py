"""The printed facts: cards.toml and rooms.toml, checked and laid out as tables with small ints for names."""

import tomllib
from importlib import resources
from typing import Any, Final, NewType

from underhall.errors import BadCardData
from underhall.kernel.agenda import NOTHING, Program
from underhall.kernel.types import CardNo, SeatNo

# Decks.
MONSTER: Final = 0
TREASURE: Final = 1
DXM: Final = 2
DECKS: Final[tuple[str, ...]] = ("monster", "treasure", "dxm")

# What a Treasure or a DxM card is.
ITEM: Final = 0
POTION: Final = 1
SCROLL: Final = 2
GO_UP_A_LEVEL: Final = 3
RACE: Final = 4
CLASS: Final = 5
HALF_BREED: Final = 6
SUPER_MUNCHKIN: Final = 7
CURSE: Final = 8
ENHANCER: Final = 9
WANDERING_MONSTER: Final = 10
MATE: Final = 11
CHEAT: Final = 12
LOADED_DIE: Final = 13
KINDS: Final[tuple[str, ...]] = (
    "item",
    "potion",
    "scroll",
    "go_up_a_level",
    "race",
    "class",
    "half_breed",
    "super_munchkin",
    "curse",
    "enhancer",
    "wandering_monster",
    "mate",
    "cheat",
    "loaded_die",
    "move_or_room_trick",
)

# Where an item goes when it is in use (MQ-ITEM-06 to -10).
NO_SLOT: Final = 0
HEADGEAR: Final = 1
ARMOUR: Final = 2
FOOTGEAR: Final = 3
ONE_HAND: Final = 4
TWO_HANDS: Final = 5
SHINY: Final = 6
CLOTHING: Final = 7
MISC: Final = 8
BELT: Final = 9
SLOTS: Final[tuple[str, ...]] = (
    "",
    "headgear",
    "armour",
    "footgear",
    "one_hand",
    "two_hands",
    "bling",
    "garment",
    "knickknack",
    "belt",
)
WORN: Final = (HEADGEAR, ARMOUR, FOOTGEAR, SHINY, CLOTHING)  # MQ-ITEM-07
HANDS: Final = (ONE_HAND, TWO_HANDS)

# What stands on room signs: races and classes (bits of these numbers make a mask).
WARRIOR: Final = 0
WIZARD: Final = 1
CLERIC: Final = 2
THIEF: Final = 3
ELF: Final = 4
DWARF: Final = 5
HALFLING: Final = 6
EVERYBODY: Final = 7  # the All sign (MQ-ROOM-08)
SIGNS: Final[tuple[str, ...]] = ("warrior", "wizard", "cleric", "thief", "elf", "dwarf", "halfling", "all")
CLASSES: Final = (WARRIOR, WIZARD, CLERIC, THIEF)
RACES: Final = (ELF, DWARF, HALFLING)

# How long a DxM card lies (MQ-CARD-19).
DURATIONS: Final[tuple[str, ...]] = (
    "instant",
    "in_play",
    "lasting",
    "next_combat",
    "while_monster_lives",
    "with_item",
    "until_own_next_turn",
    "permanent",
)
LASTING: Final = 2
NEXT_COMBAT: Final = 3

# Monsters.
HUMAN_SIZED: Final = 0
TINY: Final = 1
HUGE: Final = 3
SIZES: Final[tuple[str, ...]] = ("human", "tiny", "small", "huge")
NORMAL: Final = 0
FAST: Final = 1
SLOW: Final = 2
LURKING: Final = 3
CONTRARY: Final = 4
SPECIAL: Final = 5
GAITS: Final[tuple[str, ...]] = ("normal", "fast", "slow", "lurking", "contrary", "special")
UNDEAD: Final = 0
DEMON: Final = 1
DRAGON: Final = 2
PLANT: Final = 6
FIERY: Final = 10
FLYING: Final = 11
TRAITS: Final[tuple[str, ...]] = (
    "undead",
    "demon",
    "dragon",
    "giant",
    "beast",
    "construct",
    "plant",
    "humanoid",
    "slimy",
    "tentacled",
    "fiery",
    "flying",
)

# Items.
MAGIC: Final = 0
FLAMING: Final = 2
EVIL: Final = 3
KEYWORDS: Final[tuple[str, ...]] = ("magic", "holy", "flaming", "evil", "shield")
NO_WEAPON: Final = 0
SWORD: Final = 1
AXE: Final = 3
MACE: Final = 4
WEAPONS: Final[tuple[str, ...]] = ("", "sword", "spear", "axe", "mace", "bow", "dagger", "club")

# The map.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final[tuple[str, ...]] = ("north", "east", "south", "west")
SIDE_LETTERS: Final = "nesw"
PASSAGE: Final = 0
DOOR: Final = 1
LOCKED: Final = 2
HIDDEN: Final = 3
WALL: Final = 4
LINKS: Final[tuple[str, ...]] = ("passage", "door", "locked", "hidden", "wall")

# The faces of the Monster Die; four of them are players' colours (MQ-DICE-02 to -04).
COLOURS: Final[tuple[str, ...]] = ("red", "orange", "yellow", "green", "blue", "purple")
SEAT_COLOURS: Final[tuple[int, ...]] = (0, 2, 3, 4)  # the colour of each seat

NO_SEARCH: Final = -100
ENTRANCE: Final = 0  # the face, and the place on the map


class Condition:
    """Something that is true of a munchkin at the table, or not. What there is: conditions.py."""

    def holds(self, g: Any, seat: SeatNo) -> bool:
        raise NotImplementedError

    def against(self, g: Any, seat: SeatNo) -> bool:
        """Whether it holds where that hurts: drawbacks of a race or class may be off (MQ-RACE-06, MQ-CLASS-09)."""
        return self.holds(g, seat)


class ItemCondition:
    """Something that is true of an item in play, or not."""

    def holds(self, item: int) -> bool:
        raise NotImplementedError


class TraitBonus:
    """A number for monsters that have one of these traits."""

    def __init__(self, n: int, *traits: int) -> None:
        self.n = n
        self.traits = 0  # as bits
        for trait in traits:
            self.traits |= 1 << trait


class Bonus:
    """A number that counts as long as its condition holds; None always holds."""

    def __init__(self, n: int, condition: Condition | None) -> None:
        self.n = n
        self.condition = condition


class Standing:
    """What holds for a munchkin as long as a card lies with it."""

    def __init__(self) -> None:
        self.bonuses: list[Bonus] = []  # in combat, besides the printed one
        self.dice: list[Bonus] = []  # combat dice
        self.flight = False
        self.fire_protection = False
        self.escape = 0
        self.search = 0
        self.moves = 0
        self.health = 0
        self.hand_limit = 0
        self.pack_limit = 0
        self.d10 = 0
        self.link_costs = [0, 0, 0, 0, 0]  # by kind of link; 0: as printed
        self.big_items_free = False
        self.wins_ties = False
        self.helps_for_a_level = False
        self.bound = False  # cannot be packed, traded, given or dropped at will
        self.sale_bonus = 0  # gold more for each of up to three items when a level is bought
        self.search_gold = 0  # gold more when one's own search brings gold
        self.disdained_up_to = 0  # monsters of at most this level disdain its owner
        self.disdained_by_size = NOTHING  # monsters of this size do
        self.mutes: list[ItemCondition] = []  # items that give nothing (MQ-CURSE-05, classes)
        self.fights_alone = False  # nobody may help
        self.big_item_bonus = 0  # in combat, for each Big item in use or worn
        self.two_hand_bonus = 0  # to each weapon that needs two hands; none falls below 0
        self.brew_bonus = 0  # to the Potions and Scrolls one plays for a side of a fight


Moment = NewType("Moment", int)
Timing = NewType("Timing", int)
Reach = NewType("Reach", int)
Limit = NewType("Limit", int)

# The moments at which a card or a room acts, beyond standing by. An ability of each is a program.
PLAY: Final = Moment(0)  # played from hand, or a one-use item from the belt
USE: Final = Moment(1)  # an ability of a card in play
POWER: Final = Moment(2)  # a class's power that costs cards (MQ-CLASS-05)
D10: Final = Moment(3)  # a class's d10 power (MQ-CLASS-07)
BAD_STUFF: Final = Moment(4)
WHEN_BEATEN: Final = Moment(5)  # the monster has lost; picks: its uid
BRIBE: Final = Moment(6)  # the leader may deal with the monster before the roll
WORK: Final = Moment(7)  # what a curse does to its victim, once nobody has cancelled it
TURN_START: Final = Moment(8)
AFTER_FIGHT: Final = Moment(9)
REMOVE: Final = Moment(10)  # how a lasting curse is got rid of
THROWN: Final = Moment(11)  # an item that is not one-use, thrown (MQ-ITEM-33)
MOMENTS: Final = 12

# When an ability may be used (MQ-CONF-05; the windows that ask are in timing.py).
ANY_TIME: Final = Timing(0)
NOT_IN_COMBAT: Final = Timing(1)  # any turn
OWN_TURN: Final = Timing(2)  # outside combat
IN_COMBAT: Final = Timing(3)  # any player, before the leader rolls
OWN_COMBAT: Final = Timing(4)  # leader or helper, before the leader rolls
AFTER_ROLL: Final = Timing(5)
AFTER_DEFEAT: Final = Timing(6)
AFTER_WON_FIGHT: Final = Timing(7)
OWN_TURN_OR_ESCAPE: Final = Timing(8)
MEETING: Final = Timing(9)  # own turn, before a combat starts with monsters in the room
CURSE_ON_YOU: Final = Timing(10)
CURSE_ON_ANYONE: Final = Timing(11)
WOULD_LOSE_HITS: Final = Timing(12)
BY_ITSELF: Final = Timing(13)  # nobody decides: the rules set it off
ANY_TIME_OR_CURSE: Final = Timing(14)  # also when a curse has just been played on anybody

# How far it reaches.
SELF: Final = Reach(0)
SAME_ROOM: Final = Reach(1)
SAME_OR_ADJACENT: Final = Reach(2)
ANYWHERE: Final = Reach(3)

# How often.
NO_LIMIT: Final = Limit(0)
ONCE_PER_TURN: Final = Limit(1)
ONCE_PER_FIGHT: Final = Limit(2)
TWICE_PER_TURN: Final = Limit(3)
TWICE_PER_FIGHT: Final = Limit(4)
ONCE_PER_CURSE: Final = Limit(5)


class Ability:
    """What a card does at one moment: a program, when it may be used, how far it reaches, how often."""

    def __init__(self, moment: Moment, program: Program, timing: Timing, reach: Reach, limit: Limit) -> None:
        self.moment = moment
        self.program = program
        self.timing = timing
        self.reach = reach
        self.limit = limit
        self.meeting = False  # also instead of a forced fight (MQ-TURN-06)
        self.boss = True  # also in a Boss fight (MQ-FIX-06, MQ-BOSS-04)
        self.for_others = False  # it may as well be used on others, whatever its reach (MQ-DEATH-11)


class Card:
    """One printed card; copies share it. Behaviour is added by cards/*.py."""

    def __init__(self, number: CardNo, id: str, deck: int) -> None:
        self.number = number
        self.id = id
        self.deck = deck
        self.copies = 1
        self.kind = ITEM
        # Monsters
        self.level = 0  # enhancers: levels more or less
        self.dice = 0
        self.treasures = 0
        self.levels = 1
        self.scary = False
        self.size = HUMAN_SIZED
        self.gait = NORMAL
        self.passes = 3  # kinds of links, a bit for each
        self.traits = 0  # a bit for each
        # Items
        self.slot = NO_SLOT
        self.hands = 0
        self.bonus = 0
        self.big = False
        self.value = 0
        self.weapon = NO_WEAPON
        self.keywords = 0  # a bit for each
        self.only = 0  # signs of which its user must have one
        self.never = 0  # signs of which its user must have none
        self.throwable = False
        self.one_shot = False
        # DxM
        self.duration = 0
        self.sign = NOTHING  # of a race or class
        # Behaviour
        self.on: list[Ability | None] = [None for _ in range(MOMENTS)]
        self.perks = Standing()
        self.drawbacks = Standing()  # a race's or class's; off with Half-Breed or Super Munchkin alone
        self.boon = Standing()  # in force for the rest of the turn in which it was used
        self.hates: list[Bonus] = []  # a monster's: for any fighter, each once (MQ-HELP-16)
        self.disdains: Condition | None = None  # a monster's: leaders whom it would not fight
        self.escape = 0  # a monster's or enhancer's: to escape rolls from it
        self.breaks_doors = False
        self.more_dice = 0  # an enhancer's
        self.new_size = NOTHING
        self.new_gait = NOTHING
        self.new_traits = 0
        self.level_unless: Condition | None = None  # an enhancer's levels do not count if a fighter fulfils this
        self.both_hands = 0  # extra bonus when held with both hands
        self.best_bonus = 0  # the largest possible, for Cheat (MQ-ITEM-04)
        self.is_item = False
        self.in_play = False  # lies before a munchkin once played: race, class, Half-Breed, Super Munchkin


class Face:
    """One side of a room tile. Rules and deals are added by cards/rooms.py."""

    def __init__(self, number: int, id: str, tile: int) -> None:
        self.number = number
        self.id = id
        self.tile = tile
        self.kind = ""
        self.good = 0  # signs, a bit for each
        self.bad = 0
        self.special = False
        self.search = 0
        self.arrows = [NOTHING] * len(COLOURS)  # the side each colour points to
        self.back = 0  # the face on the other side
        # Behaviour
        self.deal: Ability | None = None
        self.deal_moves = 1
        self.enter: Program | None = None
        self.good_if: Condition | None = None  # like a green sign (MQ-ROOM-05)
        self.bad_if: Condition | None = None
        self.monsters_get: list[TraitBonus] = []
        self.munchkins_get: list[Bonus] = []
        self.mutes: ItemCondition | None = None  # the bonus of such items does not count
        self.search_bonus: list[Bonus] = []
        self.escape = 0
        self.leave_cost = 0
        self.helper_bare = False  # a helper adds level and dice only
        self.best_die_twice = False
        self.loot_alone = 0  # Treasures more for a win without a helper
        self.owner_picks_exit = False
        self.throw_from_inside = False
        self.curse_tip = 0  # DxM cards for whoever plays a curse on somebody here, once per turn
        self.waived_by = NO_SLOT  # leaving a worn item of this slot behind lifts leave_cost and escape


CARDS_FILE: Final = "cards.toml"
ROOMS_FILE: Final = "rooms.toml"


def printed(file: str) -> dict[str, Any]:
    """The printed facts as they stand in a file."""
    return tomllib.loads(resources.files("underhall.games.munchkin_quest").joinpath(f"data/{file}").read_text("utf-8"))


class Entry:
    """One entry of a data file, read with checks."""

    def __init__(self, file: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.fields = fields
        self.read: set[str] = {"id"}
        id = fields.get("id")
        if not isinstance(id, str) or not id:
            raise BadCardData(file=file, card="?", why=f"id = {id!r}", valid="a name")
        self.id = id

    def wrong(self, name: str, value: object, valid: str) -> BadCardData:
        return BadCardData(file=self.file, card=self.id, why=f"{name} = {value!r}", valid=valid)

    def number(self, name: str, default: int) -> int:
        self.read.add(name)
        value = self.fields.get(name, default)
        if type(value) is not int:
            raise self.wrong(name, value, "a whole number")
        return value

    def flag(self, name: str) -> bool:
        self.read.add(name)
        value = self.fields.get(name, False)
        if type(value) is not bool:
            raise self.wrong(name, value, "true, false")
        return value

    def one_of(self, name: str, known: tuple[str, ...], default: str) -> int:
        self.read.add(name)
        value = self.fields.get(name, default)
        if value not in known:
            raise self.wrong(name, value, ", ".join(known))
        return known.index(value)

    def mask(self, name: str, known: tuple[str, ...]) -> int:
        self.read.add(name)
        return self.bits(name, self.fields.get(name, []), known)

    def bits(self, name: str, values: Any, known: tuple[str, ...]) -> int:
        if not isinstance(values, list):
            raise self.wrong(name, values, "a list")
        found = 0
        for value in values:
            if value not in known:
                raise self.wrong(name, value, ", ".join(known))
            found |= 1 << known.index(value)
        return found

    def table(self, name: str) -> dict[str, Any]:
        self.read.add(name)
        value = self.fields.get(name, {})
        if not isinstance(value, dict):
            raise self.wrong(name, value, "a table")
        return value

    def finish(self) -> None:
        for name in self.fields:
            if name not in self.read:
                raise self.wrong(name, self.fields[name], ", ".join(sorted(self.read)))


def _monster(card: Card, entry: Entry) -> None:
    card.level = entry.number("level", 1)
    card.dice = entry.number("dice", 1)
    card.treasures = entry.number("treasures", 0)
    card.levels = entry.number("levels", 1)
    card.scary = entry.flag("scary")
    card.size = entry.one_of("size", SIZES, "human")
    card.gait = entry.one_of("gait", GAITS, "normal")
    card.passes = 1 << PASSAGE | 1 << DOOR | entry.mask("passes", LINKS)
    card.traits = entry.mask("traits", TRAITS)


def _treasure(card: Card, entry: Entry) -> None:
    card.kind = entry.one_of("kind", KINDS[:4], "item")
    card.slot = entry.one_of("slot", SLOTS, "")
    card.hands = entry.number("hands", 0)
    card.bonus = entry.number("bonus", 0)
    card.big = entry.flag("big")
    card.value = entry.number("value", 0)
    card.weapon = entry.one_of("weapon", WEAPONS, "")
    card.keywords = entry.mask("keywords", KEYWORDS)
    only = entry.table("only")
    for name, values in only.items():
        if name not in ("class", "race", "not_class", "not_race"):
            raise entry.wrong("only", name, "class, race, not_class, not_race")
        signs = entry.bits("only", values, SIGNS)
        if name.startswith("not"):
            card.never |= signs
        else:
            card.only |= signs
    card.throwable = entry.flag("throwable")
    card.one_shot = entry.flag("one_shot")
    card.is_item = card.kind != GO_UP_A_LEVEL
    card.best_bonus = card.bonus


def _dxm(card: Card, entry: Entry) -> None:
    card.kind = entry.one_of("kind", KINDS, "")
    card.duration = entry.one_of("duration", DURATIONS, "instant")
    card.level = entry.number("level", 0)
    card.treasures = entry.number("treasures", 0)
    card.in_play = card.kind in (RACE, CLASS, HALF_BREED, SUPER_MUNCHKIN)
    if card.kind in (RACE, CLASS):
        card.sign = SIGNS.index(card.id.removeprefix("d-"))


def _read_cards() -> list[Card]:
    facts = printed(CARDS_FILE)
    cards: list[Card] = []
    ids: set[str] = set()
    for deck in range(len(DECKS)):
        for fields in facts[DECKS[deck]]:
            entry = Entry(CARDS_FILE, fields)
            if entry.id in ids:
                raise entry.wrong("id", entry.id, "an id of its own")
            ids.add(entry.id)
            cards.append(read_card(len(cards), entry, deck))
    return cards


def read_card(number: int, entry: Entry, deck: int) -> Card:
    """One card as it is printed."""
    card = Card(CardNo(number), entry.id, deck)
    card.copies = entry.number("copies", 1)
    if deck == MONSTER:
        _monster(card, entry)
    elif deck == TREASURE:
        _treasure(card, entry)
    else:
        _dxm(card, entry)
    entry.finish()
    return card


def _read_faces() -> list[Face]:
    faces: list[Face] = []
    for fields in printed(ROOMS_FILE)["room"]:
        faces.append(read_face(len(faces), Entry(ROOMS_FILE, fields)))
    for face in faces:
        for other in faces:
            if other.tile == face.tile and other is not face:
                face.back = other.number
    return faces


def read_face(number: int, entry: Entry) -> Face:
    """One side of a tile as it is printed."""
    face = Face(number, entry.id, entry.number("tile", 0))
    face.kind = str(entry.fields.get("kind", ""))
    entry.read |= {"kind", "links", "search"}
    face.good = entry.mask("good", SIGNS)
    face.bad = entry.mask("bad", SIGNS)
    face.special = entry.flag("special")
    face.search = NO_SEARCH if entry.fields.get("search") == "none" else entry.number("search", 0)
    for colour, side in entry.table("arrows").items():
        if colour not in COLOURS or side not in tuple(SIDE_LETTERS):
            raise entry.wrong("arrows", {colour: side}, f"{', '.join(COLOURS)} = {', '.join(SIDE_LETTERS)}")
        face.arrows[COLOURS.index(colour)] = SIDE_LETTERS.index(side)
    entry.finish()
    return face


def _read_links() -> tuple[list[int], list[int]]:
    """The price of each kind of link in moves, and the backs of the pieces in the box."""
    table = printed(ROOMS_FILE)["links"]
    costs: list[int] = []
    pieces: list[int] = []
    for kind in range(len(LINKS)):
        entry = Entry(ROOMS_FILE, {"id": LINKS[kind], **table[LINKS[kind]]})
        costs.append(entry.number("moves", 0))
        pieces += [kind] * entry.number("pieces", 0)
        entry.finish()
    return costs, pieces


def _entrance_links() -> list[int]:
    links = printed(ROOMS_FILE)["room"][0]["links"]
    return [LINKS.index(links[letter]) for letter in SIDE_LETTERS]


PRINTED: Final = _read_cards()
CARDS: Final = PRINTED[:]  # by number; those of house sets come behind
NUMBER: Final = {card.id: card.number for card in PRINTED}
FACES: Final = _read_faces()
FACE: Final = {face.id: face.number for face in FACES}
FACE_IDS: Final = [face.id for face in FACES]  # as stored states name them; those of house sets come behind
TILES: Final = len(FACES) // 2  # besides the Entrance
TILE_IDS: Final = [next(face.id for face in FACES if face.tile == n) for n in range(TILES + 1)]
LINK_COSTS: Final = _read_links()[0]
LINK_PIECES: Final = _read_links()[1]
ENTRANCE_LINKS: Final = _entrance_links()
