"""The printed facts of the set, checked, and laid out behind those of Boss Monster, whose cards may be mixed in."""

from typing import Any, Final

from underhall.games.boss_monster.facts import CARDS as BOSS_MONSTER_CARDS
from underhall.games.series.cards import (
    ALL_CARDS,
    BOSS,
    HERO,
    KINDS,
    MOMENTS,
    NO_TREASURE,
    ROOM,
    SPELL,
    Ability,
    Card,
    count_symbols,
)
from underhall.games.series.facts import (
    check_new,
    check_totals,
    check_xp,
    copies_of,
    icons_of,
    one_of,
    read_printed,
    wrong,
)
from underhall.kernel.types import CardNo

TREASURES: Final[tuple[str, ...]] = ("cleric", "fighter", "mage", "thief", "explorer")
ITEM: Final = 4
TYPES: Final[tuple[str, ...]] = ("boss", "room", "spell", "hero", "item")
BOXES: Final[tuple[str, ...]] = ("super", "explorers", "coins", "items", "promo")
LEVEL_UPS: Final[tuple[str, ...]] = ("one-shot", "lasting", "minion-space")

# The moments at which an ability works, besides those that Boss Monster knows.
WHEN_SENT: Final = MOMENTS  # a minion does its errand there
WHEN_TURN_ENDS: Final = MOMENTS + 1
WHEN_SPELL_RESOLVES: Final = MOMENTS + 2  # the owner's
WHEN_HERO_DIES_IN_DUNGEON: Final = MOMENTS + 3
WHEN_HERO_SURVIVES: Final = MOMENTS + 4
WHEN_MINIONS_ARE_DONE: Final = MOMENTS + 5
WHEN_HERO_ENTERS: Final = MOMENTS + 6
WHEN_SPENT: Final = MOMENTS + 7  # a boss uses up an item
WHEN_HERO_ARRIVES: Final = MOMENTS + 8  # what an item does to the owner of the dungeon its hero comes to
WHEN_BEARER_SURVIVES: Final = MOMENTS + 9
SUPER_MOMENTS: Final = MOMENTS + 10

# The landmarks from left to right; the first four are each of one treasure.
TEMPLE: Final = 0
STADIUM: Final = 1
LIBRARY: Final = 2
HIDEOUT: Final = 3
TAVERN: Final = 4
LAUNCH_PAD: Final = 5  # beside the board, with five and six players
LANDMARKS: Final[tuple[str, ...]] = ("temple", "stadium", "library", "hideout", "tavern", "launch-pad")
NO_LANDMARK: Final = -1

NO_CAP: Final = 99  # no room deals as much


class Traits:
    """What a card of this set is and does all the time; the rules look at it."""

    def __init__(self) -> None:
        self.solo = True  # in the decks of a game for one
        self.wants_too = NO_TREASURE  # the second treasure of a hero who has two
        self.landmark = NO_LANDMARK  # where the hero goes when it is revealed
        # Rooms
        self.has_space = False  # a minion may be sent there; bosses, too
        self.wakes = 0  # extra damage from the second entry of a turn on
        self.slips = 0  # the first hero hurt here each turn also takes the next room's damage, at most so much
        self.spares_epic = False  # epic heroes take no damage here
        self.bars_tokens = False
        self.boost_with_minion = 0  # extra damage while the owner's minion stands in the own dungeon
        self.boost_as_last = 0  # extra damage while it is next to the boss
        self.hates = NO_TREASURE  # heroes of this class take extra damage here
        self.hates_by = 0
        self.bait = 0  # icons that count for luring only, a byte for each treasure
        self.drafts_room = False  # one may draft the top of the room deck instead
        # Bosses that have levelled up
        self.boosts_last = 0  # extra damage of the last room
        self.boosts_first = 0  # extra damage of the leftmost room, while the dungeon shows three treasures
        # Items, while a hero carries them
        self.health = 0
        self.health_epic = 0
        self.unhurt_in = 0  # no damage in the so-manieth room of a turn
        self.less_in_traps = 0
        self.less_in_monsters = 0
        self.most_in_traps = NO_CAP
        self.most_in_last = NO_CAP
        self.prises_tokens = False  # takes a token off each room before it deals damage
        self.skips_first = False
        self.flees = False  # nearly dead after a room, the hero goes back to town and the item is gone
        self.jumps_queue = False
        self.deaf_to_spells = False


def printed() -> dict[str, Any]:
    """The printed facts as they stand in cards.toml."""
    return read_printed("underhall.games.super_boss_monster")


def _number(entry: dict[str, Any], card: str, name: str, least: int, most: int = 9999) -> int:
    value = entry.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(card, f"{name} = {value!r}", f"{least} – {most}")
    return value


def _switch(entry: dict[str, Any], card: str, name: str, default: bool | None = None) -> bool:
    value = entry.get(name, default)
    if not isinstance(value, bool):
        raise wrong(card, f"{name} = {value!r}", "true, false")
    return value


def read_cards(data: dict[str, Any], first: int, taken: frozenset[str]) -> list[tuple[Card, Traits]]:
    """The cards in `data`, numbered from `first` on, or an error that names the card and what would be valid."""
    table: list[tuple[Card, Traits]] = []
    seen = set(taken)
    for type_, name in enumerate(TYPES):
        for entry in data.get(name, []):
            id_ = entry.get("id")
            if not isinstance(id_, str) or not id_:
                raise wrong("?", f"id = {id_!r}", 'id = "…"')
            check_new(id_, seen)
            card = Card(CardNo(first + len(table)), id_, type_)
            traits = Traits()
            read_card(card, traits, entry)
            count_symbols(card)
            table.append((card, traits))
    check_totals(data.get("totals", {}), _totals(data, table))
    check_xp([card for card, _ in table])
    return table


def read_card(card: Card, traits: Traits, entry: dict[str, Any]) -> None:
    id_ = card.id
    card.box = BOXES[one_of(entry, id_, "box", BOXES)]
    card.treasure = [0] * len(TREASURES)
    card.abilities = [None for _ in range(SUPER_MOMENTS)]
    traits.solo = _switch(entry, id_, "solo", True)
    if card.type == BOSS:
        card.xp = _number(entry, id_, "xp", 1)
        card.treasure[one_of(entry, id_, "treasure", TREASURES)] = 1
        traits.has_space = LEVEL_UPS[one_of(entry, id_, "level_up", LEVEL_UPS)] == "minion-space"
    elif card.type == ROOM:
        card.kind = one_of(entry, id_, "kind", KINDS)
        card.advanced = _switch(entry, id_, "advanced")
        card.damage = _number(entry, id_, "damage", 0)
        treasures = entry.get("treasures")
        if not isinstance(treasures, dict) or not treasures:
            raise wrong(id_, f"treasures = {treasures!r}", "{ cleric = 1, … }")
        for treasure in treasures:
            if treasure not in TREASURES:
                raise wrong(id_, f"treasure {treasure!r}", ", ".join(TREASURES))
            card.treasure[TREASURES.index(treasure)] = _number(treasures, id_, treasure, 1)
        card.copies = _number(entry, id_, "copies", 1)
        traits.has_space = _switch(entry, id_, "space", False)
    elif card.type in (SPELL, ITEM):
        phases = entry.get("phases")
        if not isinstance(phases, list) or not phases:
            raise wrong(id_, f"phases = {phases!r}", '["build", "adventure"]')
        card.icons = icons_of(phases, id_)
        card.copies = _number(entry, id_, "copies", 1)
        if "treasure" in entry:
            card.wants = one_of(entry, id_, "treasure", TREASURES)
    else:
        card.epic = _switch(entry, id_, "epic")
        card.value = 2 if card.epic else 1
        card.health = _number(entry, id_, "health", 1)
        card.players = _number(entry, id_, "players", 2, 6)
        if "treasure" in entry:
            card.wants = one_of(entry, id_, "treasure", TREASURES)
        if "second" in entry:
            traits.wants_too = one_of(entry, id_, "second", TREASURES)
        if "landmark" in entry:
            traits.landmark = one_of(entry, id_, "landmark", LANDMARKS)


def _totals(data: dict[str, Any], table: list[tuple[Card, Traits]]) -> dict[str, Any]:
    """The counts of the rulebook and of the design for five and six players."""
    box = [card for card, _ in table if card.box == "super"]
    solo = [card for card, traits in table if card.box == "super" and traits.solo]
    with_space = [card for card, traits in table if card.box == "super" and traits.has_space]
    heroes = [card for card, _ in table if card.type == HERO and card.box != "promo"]
    heroes_solo = [card for card in solo if card.type == HERO]
    return {
        "bosses": copies_of(box, BOSS),
        "rooms": copies_of(box, ROOM),
        "spells": copies_of(box, SPELL),
        "spells_solo": copies_of(solo, SPELL),
        "ordinary": [sum(not hero.epic and hero.players <= n for hero in heroes) for n in range(2, 7)],
        "epic": [sum(hero.epic and hero.players <= n for hero in heroes) for n in range(2, 7)],
        "heroes_solo": [sum(not hero.epic for hero in heroes_solo), sum(hero.epic for hero in heroes_solo)],
        "items": copies_of([card for card, _ in table], ITEM),
        "spaces": copies_of(with_space, ROOM),
        "tokens": sum(entry["copies"] for entry in data["room"] if entry["box"] == "super" and entry.get("tokens")),
    }


_PRINTED: Final = printed()
_READ: Final = read_cards(_PRINTED, len(BOSS_MONSTER_CARDS), frozenset(card.id for card in BOSS_MONSTER_CARDS))
CARDS: Final = [card for card, _ in _READ]  # of this set
if len(ALL_CARDS) == len(BOSS_MONSTER_CARDS):
    ALL_CARDS.extend(CARDS)
NUMBER: Final = {card.id: card.number for card in ALL_CARDS}  # of everything that can be on this table
TRAITS: Final = [Traits() for _ in BOSS_MONSTER_CARDS] + [traits for _, traits in _READ]
for _id in _PRINTED["solo"]["leave_out"]:
    TRAITS[NUMBER[_id]].solo = False
# What each card does at this table, by card and moment; Boss Monster's are tied anew, for this game's timing.
ABILITIES: Final[list[list[Ability | None]]] = []
for _card in ALL_CARDS:
    ABILITIES.append(_card.abilities if len(_card.abilities) == SUPER_MOMENTS else [None for _ in range(SUPER_MOMENTS)])
