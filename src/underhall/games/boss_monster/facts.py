"""The printed facts: cards.toml, checked and laid out as a table of cards with small ints for names."""

import tomllib
from importlib import resources
from typing import Any, Final

from underhall.errors import BadCardData
from underhall.kernel.agenda import Program

CLERIC: Final = 0
FIGHTER: Final = 1
MAGE: Final = 2
THIEF: Final = 3
EXPLORER: Final = 4  # of another set
NO_TREASURE: Final = 5
TREASURES: Final = ("cleric", "fighter", "mage", "thief")
BYTE: Final = 8  # icons are also counted packed into one int, a byte for each treasure

BOSS: Final = 0
ROOM: Final = 1
SPELL: Final = 2
HERO: Final = 3
TYPES: Final = ("boss", "room", "spell", "hero")

TRAP: Final = 0
MONSTER: Final = 1
KINDS: Final = ("trap", "monster")

# Phases, as they stand on spells (bits, since a spell may show two icons).
BUILD_ICON: Final = 1
ADVENTURE_ICON: Final = 2
ICONS: Final = {"build": BUILD_ICON, "adventure": ADVENTURE_ICON}

# The moments at which a card's ability works.
WHEN_CAST: Final = 0
LEVEL_UP: Final = 1
WHEN_BUILT: Final = 2
WHEN_HERO_DIES: Final = 3
WHEN_ACTIVATED: Final = 4
WHEN_YOU_BUILD: Final = 5
WHEN_YOU_CAST: Final = 6
WHEN_YOU_LOSE_A_ROOM: Final = 7
WHEN_A_SPELL_IS_CAST: Final = 8
WHEN_YOU_BUILD_OVER: Final = 9
MOMENTS: Final = 10


# How often an ability may be used.
NO_LIMIT: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_IN_LATER_PRINTS: Final = 2  # by the setting `crushinator`
FIRST_TIME: Final = 3  # the first time each turn: to decline uses it up


class Ability:
    """What a card does at one moment: a program, and how often it may run."""

    def __init__(self, moment: int, program: Program, limit: int, announced_at: int, kind: int, optional: bool) -> None:
        self.moment = moment
        self.program = program
        self.limit = limit
        self.announced_at = announced_at  # the ops before this one choose targets and pay costs
        self.kind = kind  # with WHEN_YOU_BUILD: the kind of room built
        self.optional = optional  # it begins with "you may"


class Card:
    """One printed card; copies share it. Behaviour is added by cards/*.py."""

    def __init__(self, number: int, id: str, type: int) -> None:
        self.number = number
        self.id = id
        self.type = type
        self.copies = 1
        self.copies_first = 1
        self.box = "boss-monster"  # the set it belongs to
        self.treasure: list[int] = [0, 0, 0, 0]  # icons by treasure
        self.symbols = 0  # the same, a byte for each treasure
        self.shows = 0  # which treasures there are at all, a bit for each
        self.xp = 0
        self.kind = TRAP
        self.advanced = False
        self.damage = 0
        self.icons = 0
        self.health = 0
        self.epic = False
        self.value = 1  # souls or wounds
        self.wants = NO_TREASURE
        self.players = 2
        self.on: list[Ability | None] = [None for _ in range(MOMENTS)]
        # Continuous abilities, each a number or a switch that the rules look at.
        self.boosts_neighbours = 0  # extra damage of adjacent monster rooms
        self.counts_monsters = False  # damage is the number of the owner's active monster rooms
        self.boosts_next_trap = 0  # extra damage of the trap entered after this room
        self.bars_advanced = False  # no advanced room may cover it
        self.bounces = False  # sends a hero back one room, once each
        self.spell_instead = False  # the start-of-turn draw may be a spell
        self.goes_to_fewest_souls = False  # the hero looks at souls, not treasure


def printed() -> dict[str, Any]:
    """The printed facts as they stand in cards.toml."""
    text = resources.files("underhall.games.boss_monster").joinpath("data/cards.toml").read_text("utf-8")
    return tomllib.loads(text)


def _take(entry: dict[str, Any], card: str, name: str, kind: type, valid: str) -> Any:
    value = entry.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadCardData(file="cards.toml", card=card, why=f"{name} = {value!r}", valid=valid)
    return value


def _one_of(entry: dict[str, Any], card: str, name: str, known: tuple[str, ...]) -> int:
    value = entry.get(name)
    if value not in known:
        raise BadCardData(file="cards.toml", card=card, why=f"{name} = {value!r}", valid=", ".join(known))
    return known.index(value)


def _number(entry: dict[str, Any], card: str, name: str, least: int) -> int:
    valid = f"{least}, {least + 1}, {least + 2}, …"
    value = _take(entry, card, name, int, valid)
    if value < least:
        raise BadCardData(file="cards.toml", card=card, why=f"{name} = {value}", valid=valid)
    return int(value)


def read_cards(data: dict[str, Any]) -> list[Card]:
    """The table of cards in `data`, or an error that names the card and what would be valid."""
    table: list[Card] = []
    seen: set[str] = set()
    for type_, name in enumerate(TYPES):
        for entry in data.get(name, []):
            id_ = str(_take(entry, "?", "id", str, '"…"'))
            if id_ in seen:
                raise BadCardData(file="cards.toml", card=id_, why=f"id = {id_!r} × 2", valid=f"id = {id_!r} × 1")
            seen.add(id_)
            card = Card(len(table), id_, type_)
            _read_card(card, entry)
            count_symbols(card)
            table.append(card)
    _check_totals(data, table)
    _check_xp(table)
    return table


def count_symbols(card: Card) -> None:
    """Pack the icons, once they are known."""
    card.symbols = 0
    card.shows = 0
    for t in range(len(card.treasure)):
        card.symbols |= card.treasure[t] << t * BYTE
        if card.treasure[t]:
            card.shows |= 1 << t


def _read_card(card: Card, entry: dict[str, Any]) -> None:
    id_ = card.id
    if card.type == BOSS:
        card.xp = _number(entry, id_, "xp", 1)
        card.treasure[_one_of(entry, id_, "treasure", TREASURES)] = 1
        card.copies = 0 if entry.get("first_only") else 1
    elif card.type == ROOM:
        card.kind = _one_of(entry, id_, "kind", KINDS)
        card.advanced = bool(_take(entry, id_, "advanced", bool, "true, false"))
        card.damage = _number(entry, id_, "damage", 0)
        for treasure, count in _take(entry, id_, "treasures", dict, "{ cleric = 1, … }").items():
            if treasure not in TREASURES:
                raise BadCardData(file="cards.toml", card=id_, why=f"treasure {treasure!r}", valid=", ".join(TREASURES))
            if not isinstance(count, int) or isinstance(count, bool) or count < 1:
                raise BadCardData(file="cards.toml", card=id_, why=f"{treasure} = {count!r}", valid="1, 2, 3, …")
            card.treasure[TREASURES.index(treasure)] = count
        card.copies = card.copies_first = _number(entry, id_, "copies", 1)
    elif card.type == SPELL:
        for phase in _take(entry, id_, "phases", list, '["build", "adventure"]'):
            if phase not in ICONS:
                raise BadCardData(file="cards.toml", card=id_, why=f"phase {phase!r}", valid=", ".join(ICONS))
            card.icons |= ICONS[phase]
        if card.icons == 0:
            raise BadCardData(file="cards.toml", card=id_, why="phases = []", valid=", ".join(ICONS))
        card.copies = _number(entry, id_, "copies", 1)
        card.copies_first = _number(entry, id_, "copies_first", 0) if "copies_first" in entry else card.copies
    else:
        card.epic = bool(_take(entry, id_, "epic", bool, "true, false"))
        card.value = 2 if card.epic else 1
        card.health = _number(entry, id_, "health", 1)
        card.players = _number(entry, id_, "players", 2)
        if card.players > 4:
            raise BadCardData(file="cards.toml", card=id_, why=f"players = {card.players}", valid="2, 3, 4")
        if "treasure" in entry:
            card.wants = _one_of(entry, id_, "treasure", TREASURES)


def _check_totals(data: dict[str, Any], table: list[Card]) -> None:
    """The counts the rulebooks print for the box and for each number of players."""
    totals = data.get("totals", {})
    found = {
        "bosses": sum(c.copies for c in table if c.type == BOSS),
        "bosses_first": sum(c.copies_first for c in table if c.type == BOSS),
        "rooms": sum(c.copies for c in table if c.type == ROOM),
        "spells": sum(c.copies for c in table if c.type == SPELL),
        "spells_first": sum(c.copies_first for c in table if c.type == SPELL),
        "ordinary": [sum(c.type == HERO and not c.epic and c.players <= n for c in table) for n in (2, 3, 4)],
        "epic": [sum(c.type == HERO and c.epic and c.players <= n for c in table) for n in (2, 3, 4)],
    }
    for name, count in found.items():
        if totals.get(name) != count:
            raise BadCardData(
                file="cards.toml", card="totals", why=f"{name}: {count} on the cards", valid=str(totals.get(name))
            )


def _check_xp(table: list[Card]) -> None:
    """XP orders everything, so no two bosses may share it (BM-CONF-27)."""
    seen: dict[int, str] = {}
    for card in table:
        if card.type == BOSS:
            if card.xp in seen:
                raise BadCardData(
                    file="cards.toml", card=card.id, why=f"xp = {card.xp} (= {seen[card.xp]})", valid="xp: 1, 2, 3, …"
                )
            seen[card.xp] = card.id


CARDS: Final = read_cards(printed())
NUMBER: Final = {card.id: card.number for card in CARDS}
# Every card of every set by number: these, and behind them those of sets that they may be mixed with. Whatever
# serves several games looks cards up here.
SHELF: Final[list[Card]] = CARDS[:]
# What each card does at this game's own table, by card and moment.
ON: Final[list[list[Ability | None]]] = [card.on for card in CARDS]
