"""How states were stored before their fields had names. Nothing here changes any more: see kernel/earlier.py.

A state was stored at the start of a turn, before anything is done in it: there is no fight, no roll and no trade then,
and what has been used or refused in the turn before is forgotten at once.
"""

from importlib import resources
from typing import Any, Final

from underhall.kernel.earlier import Layout, card, card_list, earlier_cards, frames, named, parts_list, plain, records
from underhall.kernel.fields import Packing

# The hashes of the card data that gave the cards these numbers.
HASHES: Final = ("f91c35c80d87", "8d7e9c533211")
CARDS: Final = earlier_cards("underhall.games.munchkin_quest")

# The ids of the faces of rooms in the order of their numbers.
FACES: Final = tuple(
    resources.files("underhall.games.munchkin_quest").joinpath("data/earlier_rooms.txt").read_text("utf-8").split()
)
PHASES: Final[tuple[str, ...]] = ("setup", "card", "moves", "charity", "monsters")

# Cards that had another id once: what they were about to do was stored under it.
FORMER_IDS: Final = {
    "m-potted-plant": "m-office-fern",
    "m-maul-rat": "m-moonlighting-rat",
    "m-zombees": "m-posthumous-hive",
    "m-leperchaun": "m-rainbow-bailiff",
    "m-vegan-vampire": "m-juice-vampire",
    "t-chain-letter-mail": "t-undeliverable-mail",
    "t-bastard-sword": "t-begrudging-sword",
    "t-rubber-chicken": "t-sudden-hen",
    "t-greatsword-overcompensation": "t-sword-that-enters-first",
    "t-staff-meeting": "t-staff-of-other-business",
    "t-scroll-of-evil-energy": "t-scroll-of-ominous-humming",
    "d-curse-pocket-leak": "d-curse-bottomless-bag",
}

HAND_CARD: Final = Packing(("card", 0, 8), ("known", 8, 4))
ITEM: Final = Packing(("card", 0, 8), ("packed", 8, 1), ("cheated", 9, 1), ("gripped", 10, 1), ("barred", 13, 3))
LINK: Final = Packing(("shown", 0, 3), ("back", 3, 3), ("fixed", 6, 1), ("seen", 7, 1), ("walled", 8, 3))


def gone(value: Any, cards: tuple[str, ...]) -> Any:
    """Kept no longer, or forgotten when the turn begins."""
    return GONE


def absent(value: Any, cards: tuple[str, ...]) -> Any:
    """What cannot be there when a turn begins."""
    if value is not None:
        raise ValueError("no state of the start of a turn")
    return GONE


def face(value: Any, cards: tuple[str, ...]) -> Any:
    return FACES[value]


def tiles(value: Any, cards: tuple[str, ...]) -> Any:
    """Tiles go by the id of their first face: the Entrance has one, the others have two each."""
    return [FACES[2 * tile - 1] for tile in value]


def phase(value: Any, cards: tuple[str, ...]) -> Any:
    return PHASES[value]


def programs(value: Any, cards: tuple[str, ...]) -> Any:
    """What is in progress; the name of a card's program begins with the id of the card."""
    found = frames(value, cards)
    for frame in found:
        id, _, moment = frame["program"].partition(" ")
        if id in FORMER_IDS:
            frame["program"] = f"{FORMER_IDS[id]} {moment}"
    return found


GONE: Final = object()

MUNCHKIN: Final[Layout] = (
    ("level", plain),
    ("male", plain),
    ("wounds", plain),
    ("gold", plain),
    ("place", plain),
    ("dead", plain),
    ("hand", parts_list(HAND_CARD)),
    ("items", parts_list(ITEM)),
    ("laid", card_list),
    ("curses", card_list),
    ("boons", card_list),
    ("spent", plain),
    ("extra", plain),
    ("stuck", plain),
    ("forced", plain),
    ("searched", plain),
    ("dealt", plain),
    ("used", gone),
    ("owes_toll", plain),
    ("free_of_room", plain),
    ("fights_alone", plain),
)
ROOM: Final[Layout] = (
    ("face", face),
    ("x", plain),
    ("y", plain),
    ("beside", plain),
    ("links", plain),
    ("mark", plain),
    ("floor", parts_list(ITEM)),
    ("gold", plain),
)
MONSTER: Final[Layout] = (
    ("uid", plain),
    ("card", card),
    ("owner", plain),
    ("place", plain),
    ("enhancers", card_list),
    ("boss", plain),
    ("mate", plain),
)
PATH: Final[Layout] = (("uid", plain), ("places", plain), ("jumps", plain), ("fast", plain), ("blocked", plain))
GAME: Final[Layout] = (
    ("luck", plain),
    ("agenda", programs),
    ("asked", plain),
    ("happened", plain),
    ("munchkins", records(MUNCHKIN)),
    ("rooms", records(ROOM)),
    ("links", parts_list(LINK)),
    ("monsters", records(MONSTER)),
    ("monster_deck", card_list),
    ("treasure_deck", card_list),
    ("dxm_deck", card_list),
    ("monster_discard", card_list),
    ("treasure_discard", card_list),
    ("dxm_discard", card_list),
    ("room_deck", tiles),
    ("link_deck", plain),
    ("phase", phase),
    ("turn", plain),
    ("first", plain),
    ("active", plain),
    ("serial", plain),
    ("fight", absent),
    ("roll", absent),
    ("trade", absent),
    ("curse", card),
    ("curse_by", plain),
    ("curse_victim", plain),
    ("arriving", card),
    ("at_threshold", plain),
    ("turn_over", plain),
    ("hits", plain),
    ("tipped", plain),
    ("die", plain),
    ("paths", records(PATH)),
    ("rule_used", gone),
    ("staged", card_list),
    ("winners", plain),
    ("ending", plain),
    ("refused", gone),
)
LEAST: Final = len(GAME) - 1  # refusals were not remembered at first


def named_state(state: Any) -> Any:
    """A state of then by the names of today."""
    if len(state) < LEAST:
        raise ValueError("no state")
    found = kept(named(state, GAME, CARDS))
    found["munchkins"] = [kept(munchkin) for munchkin in found["munchkins"]]
    return found


def kept(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not GONE}
