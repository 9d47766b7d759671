"""The printed facts of the set, checked, and laid out behind those of Boss Monster, whose cards may be mixed in."""

import tomllib
from importlib import resources
from typing import Any, Final

from underhall.errors import BadCardData
from underhall.games.boss_monster.facts import CARDS as BOSS_MONSTER_CARDS
from underhall.games.series.cards import (
    BOSS,
    HERO,
    ICONS,
    KINDS,
    MOMENTS,
    NO_TREASURE,
    ROOM,
    SHELF,
    SPELL,
    Ability,
    Card,
    count_symbols,
)

TREASURES: Final = ("cleric", "fighter", "mage", "thief", "explorer")
ITEM: Final = 4
TYPES: Final = ("boss", "room", "spell", "hero", "item")
BOXES: Final = ("super", "explorers", "coins", "items", "promo")
LEVEL_UPS: Final = ("one-shot", "lasting", "minion-space")

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
LANDMARKS: Final = ("temple", "stadium", "library", "hideout", "tavern", "launch-pad")
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
    text = resources.files("underhall.games.super_boss_monster").joinpath("data/cards.toml").read_text("utf-8")
    return tomllib.loads(text)


def _wrong(card: str, why: str, valid: str) -> BadCardData:
    return BadCardData(file="cards.toml", card=card, why=why, valid=valid)


def _one_of(entry: dict[str, Any], card: str, name: str, known: tuple[str, ...]) -> int:
    value = entry.get(name)
    if value not in known:
        raise _wrong(card, f"{name} = {value!r}", ", ".join(known))
    return known.index(value)


def _number(entry: dict[str, Any], card: str, name: str, least: int, most: int = 9999) -> int:
    value = entry.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _wrong(card, f"{name} = {value!r}", f"{least} – {most}")
    return value


def _switch(entry: dict[str, Any], card: str, name: str, default: bool | None = None) -> bool:
    value = entry.get(name, default)
    if not isinstance(value, bool):
        raise _wrong(card, f"{name} = {value!r}", "true, false")
    return value


def read_cards(data: dict[str, Any], first: int, taken: frozenset[str]) -> list[tuple[Card, Traits]]:
    """The cards in `data`, numbered from `first` on, or an error that names the card and what would be valid."""
    table: list[tuple[Card, Traits]] = []
    seen = set(taken)
    for type_, name in enumerate(TYPES):
        for entry in data.get(name, []):
            id_ = entry.get("id")
            if not isinstance(id_, str) or not id_:
                raise _wrong("?", f"id = {id_!r}", 'id = "…"')
            if id_ in seen:
                raise _wrong(id_, f"id = {id_!r} × 2", f"id = {id_!r} × 1")
            seen.add(id_)
            card = Card(first + len(table), id_, type_)
            traits = Traits()
            _read_card(card, traits, entry)
            count_symbols(card)
            table.append((card, traits))
    _check_totals(data, table)
    _check_xp(table)
    return table


def _read_card(card: Card, traits: Traits, entry: dict[str, Any]) -> None:
    id_ = card.id
    card.box = BOXES[_one_of(entry, id_, "box", BOXES)]
    card.treasure = [0] * len(TREASURES)
    card.on = [None for _ in range(SUPER_MOMENTS)]
    traits.solo = _switch(entry, id_, "solo", True)
    if card.type == BOSS:
        card.xp = _number(entry, id_, "xp", 1)
        card.treasure[_one_of(entry, id_, "treasure", TREASURES)] = 1
        traits.has_space = LEVEL_UPS[_one_of(entry, id_, "level_up", LEVEL_UPS)] == "minion-space"
    elif card.type == ROOM:
        card.kind = _one_of(entry, id_, "kind", KINDS)
        card.advanced = _switch(entry, id_, "advanced")
        card.damage = _number(entry, id_, "damage", 0)
        treasures = entry.get("treasures")
        if not isinstance(treasures, dict) or not treasures:
            raise _wrong(id_, f"treasures = {treasures!r}", "{ cleric = 1, … }")
        for treasure in treasures:
            if treasure not in TREASURES:
                raise _wrong(id_, f"treasure {treasure!r}", ", ".join(TREASURES))
            card.treasure[TREASURES.index(treasure)] = _number(treasures, id_, treasure, 1)
        card.copies = _number(entry, id_, "copies", 1)
        traits.has_space = _switch(entry, id_, "space", False)
    elif card.type in (SPELL, ITEM):
        phases = entry.get("phases")
        if not isinstance(phases, list) or not phases:
            raise _wrong(id_, f"phases = {phases!r}", '["build", "adventure"]')
        for phase in phases:
            if phase not in ICONS:
                raise _wrong(id_, f"phase {phase!r}", ", ".join(ICONS))
            card.icons |= ICONS[phase]
        card.copies = _number(entry, id_, "copies", 1)
        if "treasure" in entry:
            card.wants = _one_of(entry, id_, "treasure", TREASURES)
    else:
        card.epic = _switch(entry, id_, "epic")
        card.value = 2 if card.epic else 1
        card.health = _number(entry, id_, "health", 1)
        card.players = _number(entry, id_, "players", 2, 6)
        if "treasure" in entry:
            card.wants = _one_of(entry, id_, "treasure", TREASURES)
        if "second" in entry:
            traits.wants_too = _one_of(entry, id_, "second", TREASURES)
        if "landmark" in entry:
            traits.landmark = _one_of(entry, id_, "landmark", LANDMARKS)


def _check_totals(data: dict[str, Any], table: list[tuple[Card, Traits]]) -> None:
    """The counts of the rulebook and of the design for five and six players."""
    box = [(card, traits) for card, traits in table if card.box == "super"]
    heroes = [card for card, _ in table if card.type == HERO and card.box != "promo"]
    alone = [card for card, traits in box if card.type == HERO and traits.solo]
    found: dict[str, Any] = {
        "bosses": sum(card.copies for card, _ in box if card.type == BOSS),
        "rooms": sum(card.copies for card, _ in box if card.type == ROOM),
        "spells": sum(card.copies for card, _ in box if card.type == SPELL),
        "spells_solo": sum(card.copies for card, traits in box if card.type == SPELL and traits.solo),
        "ordinary": [sum(not c.epic and c.players <= n for c in heroes) for n in range(2, 7)],
        "epic": [sum(c.epic and c.players <= n for c in heroes) for n in range(2, 7)],
        "heroes_solo": [sum(not c.epic for c in alone), sum(c.epic for c in alone)],
        "items": sum(card.copies for card, _ in table if card.type == ITEM),
        "spaces": sum(card.copies for card, traits in box if card.type == ROOM and traits.has_space),
        "tokens": sum(entry["copies"] for entry in data["room"] if entry["box"] == "super" and entry.get("tokens")),
    }
    totals = data.get("totals", {})
    for name, count in found.items():
        if totals.get(name) != count:
            raise _wrong("totals", f"{name}: {count} on the cards", str(totals.get(name)))


def _check_xp(table: list[tuple[Card, Traits]]) -> None:
    """Within the set no two bosses share their XP; with Boss Monster's mixed in they may (SBM-CONF-24)."""
    seen: dict[int, str] = {}
    for card, _ in table:
        if card.type == BOSS:
            if card.xp in seen:
                raise _wrong(card.id, f"xp = {card.xp} (= {seen[card.xp]})", "xp: 1, 2, 3, …")
            seen[card.xp] = card.id


_PRINTED: Final = printed()
_READ: Final = read_cards(_PRINTED, len(BOSS_MONSTER_CARDS), frozenset(card.id for card in BOSS_MONSTER_CARDS))
CARDS: Final = [card for card, _ in _READ]  # of this set
if len(SHELF) == len(BOSS_MONSTER_CARDS):
    SHELF.extend(CARDS)
NUMBER: Final = {card.id: card.number for card in SHELF}  # of everything that can be on this table
TRAITS: Final = [Traits() for _ in BOSS_MONSTER_CARDS] + [traits for _, traits in _READ]
for _id in _PRINTED["solo"]["leave_out"]:
    TRAITS[NUMBER[_id]].solo = False
# What each card does at this table, by card and moment; Boss Monster's are tied anew, for this game's timing.
ON: Final[list[list[Ability | None]]] = []
for _card in SHELF:
    ON.append(_card.on if len(_card.on) == SUPER_MOMENTS else [None for _ in range(SUPER_MOMENTS)])
