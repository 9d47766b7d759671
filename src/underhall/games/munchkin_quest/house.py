"""House sets of Munchkin Quest: cards behind the printed ones, and room tiles, of which each has two sides."""

from collections.abc import Callable
from typing import Any, Final

from underhall.errors import BadCardData
from underhall.games.munchkin_quest.cards import dxm, monsters, rooms, treasures
from underhall.games.munchkin_quest.encoding.facts import facts_of, facts_of_face
from underhall.games.munchkin_quest.encoding.layout import FACE_NUMBER
from underhall.games.munchkin_quest.encoding.layout import NUMBER as ENCODED
from underhall.games.munchkin_quest.facts import (
    CARDS,
    CARDS_FILE,
    CLASS,
    DECKS,
    FACE_IDS,
    FACES,
    KEYWORDS,
    KINDS,
    LINKS,
    MONSTER,
    PRINTED,
    RACE,
    ROOMS_FILE,
    SIGNS,
    SLOTS,
    TILE_IDS,
    TILES,
    TRAITS,
    WEAPONS,
    Card,
    Entry,
    Face,
    ItemCondition,
    TraitBonus,
    read_card,
    read_face,
)
from underhall.games.munchkin_quest.facts import Bonus as ConditionalNumber
from underhall.games.munchkin_quest.facts import Condition as MunchkinCondition
from underhall.games.munchkin_quest.judge.defeats import BAD_HITS, BAD_STUFF, bad_hits, bad_stuff
from underhall.games.munchkin_quest.judge.standing import HELD_WORTHS, held_worth
from underhall.games.munchkin_quest.option_kinds import WORDING
from underhall.games.munchkin_quest.packing import CARD_MASK
from underhall.games.munchkin_quest.programs import PROGRAMS
from underhall.games.munchkin_quest.view import ARROWS, BAD_SIGNS, GOOD_SIGNS, arrows_of, named
from underhall.games.munchkin_quest.vocabulary import (
    Holds,
    Part,
    Says,
    attach_card,
    attach_face,
    card,
    curse,
    enhancer,
    go_up_a_level,
    lasting_curse,
    room,
)
from underhall.kernel.agenda import Op, Program
from underhall.kernel.house import FreeNumbers, House, HouseEntry, HouseTable, most_alike, names_with, put, wording_with
from underhall.kernel.state_reader import Names
from underhall.kernel.types import CardNo

ROOM: Final = "room"
FORMS: Final[dict[str, dict[str, Callable[..., Any]]]] = {
    "monster": {"card": card},
    "treasure": {"card": card, "go_up_a_level": go_up_a_level},
    "dxm": {"card": card, "curse": curse, "lasting_curse": lasting_curse, "enhancer": enhancer},
    ROOM: {"room": room},
}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "monster": ("id", "copies", "level", "dice", "treasures", "levels", "scary", "size", "gait", "passes", "traits"),
    "treasure": (
        *("id", "copies", "kind", "slot", "hands", "bonus", "big", "value", "weapon", "keywords", "only"),
        *("throwable", "one_shot"),
    ),
    "dxm": ("id", "copies", "kind", "duration", "level", "treasures"),
    ROOM: ("id", "kind", "good", "bad", "special", "search", "arrows"),
}
MAKERS: Final = frozenset(
    ["card", "room", "curse", "lasting_curse", "enhancer", "go_up_a_level", "plain", "Definition", "Part", "Op"]
)
# What a house card may be of the kinds of DxM: races and classes are more than a card.
HOUSE_KINDS: Final = frozenset([*KINDS[:4], "curse", "enhancer", "move_or_room_trick"])
NUMBERS_AT_MOST: Final = {
    "level": 20,
    "dice": 4,
    "treasures": 5,
    "levels": 2,
    "bonus": 10,
    "value": 1500,
    "copies": 4,
    "hands": 2,
}
ANY: Final = -1
LIMITS: Final = {
    "deck": (0, len(DECKS) - 1),
    "kind": (ANY, len(KINDS) - 1),
    "card_kinds": (0, len(KINDS) - 1),
    "slot": (0, len(SLOTS) - 1),
    "slots": (0, len(SLOTS) - 1),
    "sign": (0, len(SIGNS) - 1),
    "keyword": (ANY, len(KEYWORDS) - 1),
    "weapon": (0, len(WEAPONS) - 1),
    "weapons": (0, len(WEAPONS) - 1),
    "traits": (0, len(TRAITS) - 1),
    "link": (0, len(LINKS) - 1),
    "links": (0, len(LINKS) - 1),
    "lost": (RACE, CLASS),
    "side": (ANY, 1),
    "face": (1, 6),
    "gold": (0, 2000),
    "hits": (0, 20),
    "moves": (0, 20),
}
NO_CARD_HERE: Final = Card(CardNo(0), "", MONSTER)
NO_FACE_HERE: Final = Face(0, "", 0)
FREE_CARDS: Final = FreeNumbers(len(PRINTED), CARD_MASK + 1)
FREE_TILES: Final = FreeNumbers(TILES + 1, 256)
# A set to begin with: one card that works, and its words.
STARTER: Final = """[[treasure]]
id = "my-first-hat"
slot = "headgear"
bonus = 2
value = 300
does = "bonus(+1, HasHelper())"
"""
STARTER_WORDS: Final = """card-my-first-hat = My First Hat
    .effect = +1 more with a helper.
"""


class QuestHouse(HouseTable):
    """The tables of Munchkin Quest."""

    types: tuple[str, ...] = DECKS
    tile_types: tuple[str, ...] = (ROOM,)

    def starter(self) -> tuple[str, str]:
        return STARTER, STARTER_WORDS

    def vocabulary(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for module in (monsters, treasures, dxm, rooms):
            for name, value in vars(module).items():
                if not name.startswith("_") and name not in MAKERS and is_word(value):
                    found[name] = value
        return found

    def forms(self, type: str) -> dict[str, Callable[..., Any]]:
        return FORMS[type]

    def fields(self, type: str) -> tuple[str, ...]:
        return FIELDS[type]

    def attributes(self) -> frozenset[str]:
        definitions = (*monsters.MONSTERS, *treasures.TREASURES, *dxm.DXM_CARDS, *rooms.ROOMS)
        parts = [part for definition in definitions for part in definition.parts]
        return frozenset([part.attribute for part in parts if isinstance(part, Holds | Says)])

    def limits(self) -> dict[str, tuple[int, int]]:
        return LIMITS

    def pictures(self, type: str) -> tuple[str, ...]:
        if type == ROOM:
            return tuple([face.id for face in FACES[1 : 2 * TILES + 1]])
        return tuple([each.id for each in PRINTED if DECKS[each.deck] == type])

    def check(self, entry: HouseEntry) -> None:
        if entry.type == ROOM:
            attach_face(read_face(0, Entry(ROOMS_FILE, entry.fields)), entry.definition, {})
            return
        read = read_card(0, Entry(CARDS_FILE, entry.fields), DECKS.index(entry.type))
        for name, most in NUMBERS_AT_MOST.items():
            value = getattr(read, name)
            if not -most <= value <= most or (name in ("copies", "levels") and value < 0):
                raise BadCardData(file=CARDS_FILE, card=read.id, why=f"{name} = {value}", valid=f"0 – {most}")
        if entry.type == "dxm" and KINDS[read.kind] not in HOUSE_KINDS:
            why = f"kind = {KINDS[read.kind]!r}"
            raise BadCardData(file=CARDS_FILE, card=read.id, why=why, valid=sorted(HOUSE_KINDS))
        attach_card(read, entry.definition, {})

    def add(self, game: str, key: str, entries: list[HouseEntry], texts: tuple[str, ...]) -> House:
        printed_cards = [facts_of(each) for each in PRINTED]
        printed_faces = [facts_of_face(each) for each in FACES[: 2 * TILES + 1]]
        cards = [entry for entry in entries if entry.type != ROOM]
        sides = [entry for entry in entries if entry.type == ROOM]
        numbers = FREE_CARDS.take(len(cards))
        tiles = FREE_TILES.take(len(sides) // 2)
        programs: dict[str, Program] = {}
        ids: dict[int, str] = {}
        for number, entry in zip(numbers, cards, strict=True):
            read = read_card(number, Entry(CARDS_FILE, entry.fields), DECKS.index(entry.type))
            attach_card(read, entry.definition, programs)
            enter_card(read, most_alike(facts_of(read), printed_cards))
            ids[number] = read.id
        for place in range(len(sides)):
            tile = tiles[place // 2]
            face = read_face(2 * tile - 1 + place % 2, Entry(ROOMS_FILE, sides[place].fields))
            face.tile = tile
            face.back = 2 * tile - place % 2
            attach_face(face, sides[place].definition, programs)
            enter_face(face, key, most_alike(facts_of_face(face), printed_faces))
        wording = wording_with(WORDING, ids)
        names = names_with(Names(WORDING.cards, PROGRAMS), ids, programs)
        return House(game, key, tuple(numbers), tuple(tiles), wording, names, texts)

    def remove(self, cards: list[int], tiles: list[int]) -> None:
        FREE_CARDS.give_back(cards)
        FREE_TILES.give_back(tiles)


def enter_card(read: Card, alike: int) -> None:
    number = read.number
    put(CARDS, number, read, NO_CARD_HERE)
    put(HELD_WORTHS, number, held_worth(number), 0)
    put(BAD_HITS, number, bad_hits(read) if read.deck == MONSTER else 0, 0)
    put(BAD_STUFF, number, bad_stuff(read) if read.deck == MONSTER else 0, 0)
    put(ENCODED, number, ENCODED[alike], 0)


def enter_face(face: Face, key: str, alike: int) -> None:
    """Two versions of a set may be in use at the same time: stored states name a face with its sets."""
    number = face.number
    put(FACES, number, face, NO_FACE_HERE)
    put(FACE_IDS, number, f"{face.id} {key}", "")
    put(TILE_IDS, face.tile, FACE_IDS[2 * face.tile - 1], "")
    put(GOOD_SIGNS, number, named(face.good, SIGNS), [])
    put(BAD_SIGNS, number, named(face.bad, SIGNS), [])
    put(ARROWS, number, arrows_of(face), {})
    put(FACE_NUMBER, number, FACE_NUMBER[alike], 0)


def is_word(value: Any) -> bool:
    """Whether printed cards are written in it: an op, a condition, a part of a card, a number, or what makes one."""
    kinds = (Op, Part, MunchkinCondition, ItemCondition, ConditionalNumber, TraitBonus)
    if isinstance(value, type):
        return issubclass(value, kinds) or value.__module__.startswith("underhall.games.munchkin_quest.effects")
    if isinstance(value, int | Op):
        return True
    if type(value).__module__.startswith("underhall.games.munchkin_quest.effects"):
        return True
    return callable(value) and str(getattr(value, "__module__", "")).startswith("underhall.games.munchkin_quest")


HOUSE: Final = QuestHouse()
