"""How a card of this set is written down; what it shares with Boss Monster's cards comes from there.

Boss Monster's own definitions are tied here a second time, for this table: the same cards under another timing.
"""

from typing import Any

from underhall.errors import BadCardData
from underhall.games.boss_monster.facts import CARDS as BOSS_MONSTER_CARDS
from underhall.games.series.cards import (
    BOSS,
    BYTE,
    HERO,
    LEVEL_UP,
    NO_LIMIT,
    ROOM,
    SHELF,
    SPELL,
    WHEN_A_SPELL_IS_CAST,
    WHEN_ACTIVATED,
    WHEN_CAST,
    WHEN_YOU_BUILD_OVER,
    Ability,
    Card,
)
from underhall.games.series.ops import Cost, DestroyThis, May, OnlyWithFewerRooms, Target
from underhall.games.series.vocabulary import (
    MOMENT_NAMES,
    Continuous,
    Definition,
    Ops,
    Text,
    activated,
    cancels_a_rivals_spell,
    when_built,
    when_hero_dies_here,
)
from underhall.games.super_boss_monster.facts import (
    CARDS,
    ITEM,
    NUMBER,
    ON,
    TRAITS,
    TYPES,
    WHEN_BEARER_SURVIVES,
    WHEN_HERO_ARRIVES,
    WHEN_HERO_DIES_IN_DUNGEON,
    WHEN_HERO_ENTERS,
    WHEN_HERO_SURVIVES,
    WHEN_MINIONS_ARE_DONE,
    WHEN_SENT,
    WHEN_SPELL_RESOLVES,
    WHEN_SPENT,
    WHEN_TURN_ENDS,
)
from underhall.games.super_boss_monster.ops import MayDo, OnlyIf, PayCoins
from underhall.games.super_boss_monster.timing import Announce, PutAway, Resolve
from underhall.kernel.agenda import Op, Program

__all__ = [
    "activated",
    "attach",
    "boss",
    "cancels_a_rivals_spell",
    "counterspell",
    "item",
    "may",
    "room",
    "spell",
    "when_built",
    "when_hero_dies_here",
]

SUPER_MOMENT_NAMES = (
    *MOMENT_NAMES,
    "sent",
    "turn-ends",
    "spell-resolves",
    "hero-dies-in-dungeon",
    "hero-survives",
    "minions-done",
    "hero-enters",
    "spent",
    "hero-arrives",
    "bearer-survives",
)
ANNOUNCED = (WHEN_CAST, WHEN_ACTIVATED, WHEN_A_SPELL_IS_CAST, WHEN_SPENT)


class Trait:
    """A standing fact about a card: one attribute of its traits with its value."""

    def __init__(self, attribute: str, value: int | bool) -> None:
        self.attribute = attribute
        self.value = value


class SuperDefinition:
    """A card's id with all its abilities, as written in cards/*.py."""

    def __init__(self, id: str, type: int, texts: tuple[Text | Trait, ...]) -> None:
        self.id = id
        self.type = type
        self.texts = texts


def room(id: str, *texts: Text | Trait) -> SuperDefinition:
    return SuperDefinition(id, ROOM, texts)


def boss(id: str, *texts: Text | Trait) -> SuperDefinition:
    return SuperDefinition(id, BOSS, texts)


def item(id: str, *texts: Text | Trait) -> SuperDefinition:
    return SuperDefinition(id, ITEM, texts)


def spell(id: str, *ops: Op[Any]) -> SuperDefinition:
    """A spell: its conditions, targets and costs come first."""
    before = 0
    while before < len(ops) and announces_before(ops[before]):
        before += 1
    return SuperDefinition(id, SPELL, (Text(WHEN_CAST, ops[:before], ops[before:], NO_LIMIT, 0),))


def counterspell(id: str, *ops: Op[Any]) -> SuperDefinition:
    """A spell that answers another player's spell; `ops` say what becomes of that."""
    return SuperDefinition(id, SPELL, (Text(WHEN_A_SPELL_IS_CAST, (), ops, NO_LIMIT, 0),))


def announces_before(op: Op[Any]) -> bool:
    return isinstance(op, Target | Cost | OnlyWithFewerRooms | OnlyIf)


def may(*ops: Op[Any]) -> Ops:
    """You may do all this, if it can be done at all."""
    return (MayDo(*ops), *ops)


# -- when -----------------------------------------------------------------------------------------------------


def level_up(*ops: Op[Any]) -> Text:
    return Text(LEVEL_UP, (), ops, NO_LIMIT, 0)


def minion(*ops: Op[Any]) -> Text:
    """An errand: what the owner's minion does here in the minion phase."""
    return Text(WHEN_SENT, (), ops, NO_LIMIT, 0)


def when_the_turn_ends(*ops: Op[Any]) -> Text:
    return Text(WHEN_TURN_ENDS, (), ops, NO_LIMIT, 0)


def when_your_spell_resolves(*ops: Op[Any], limit: int = NO_LIMIT) -> Text:
    return Text(WHEN_SPELL_RESOLVES, (), ops, limit, 0)


def when_a_hero_dies_in_your_dungeon(*ops: Op[Any], limit: int) -> Text:
    return Text(WHEN_HERO_DIES_IN_DUNGEON, (), ops, limit, 0)


def when_a_hero_survives_your_dungeon(*ops: Op[Any], limit: int) -> Text:
    return Text(WHEN_HERO_SURVIVES, (), ops, limit, 0)


def when_all_minions_are_done(*ops: Op[Any]) -> Text:
    return Text(WHEN_MINIONS_ARE_DONE, (), ops, NO_LIMIT, 0)


def when_you_build_over_a_room(*ops: Op[Any], limit: int) -> Text:
    return Text(WHEN_YOU_BUILD_OVER, (), ops, limit, 0)


def when_a_hero_enters(*ops: Op[Any], limit: int) -> Text:
    return Text(WHEN_HERO_ENTERS, (), ops, limit, 0)


def spend(*before: Op[Any], then: Ops) -> Text:
    """What a boss may use an item for that it has won."""
    return Text(WHEN_SPENT, before, then, NO_LIMIT, 0)


def spend_to_cancel(*ops: Op[Any]) -> Text:
    return Text(WHEN_A_SPELL_IS_CAST, (), ops, NO_LIMIT, 0)


def when_its_hero_arrives(*ops: Op[Any]) -> Text:
    return Text(WHEN_HERO_ARRIVES, (), ops, NO_LIMIT, 0)


def when_its_hero_survives(*ops: Op[Any]) -> Text:
    return Text(WHEN_BEARER_SURVIVES, (), ops, NO_LIMIT, 0)


# -- all the time -----------------------------------------------------------------------------------------------


def wakes(n: int) -> Trait:
    return Trait("wakes", n)


def slips(most: int) -> Trait:
    return Trait("slips", most)


def epic_heroes_are_spared() -> Trait:
    return Trait("spares_epic", True)


def no_tokens() -> Trait:
    return Trait("bars_tokens", True)


def boost_with_minion_at_home(n: int) -> Trait:
    return Trait("boost_with_minion", n)


def boost_as_last_room(n: int) -> Trait:
    return Trait("boost_as_last", n)


def boost_last_room(n: int) -> Trait:
    return Trait("boosts_last", n)


def boost_first_room_with_three_treasures(n: int) -> Trait:
    return Trait("boosts_first", n)


def hurts(treasure: int) -> Trait:
    """Heroes of this class take 1 more damage here."""
    return Trait("hates", treasure)


def baits(treasure: int) -> Trait:
    """One more symbol, for luring only."""
    return Trait("bait", 1 << treasure * BYTE)


def may_draft_a_room_from_the_deck() -> Trait:
    return Trait("drafts_room", True)


def hero_has(attribute: str, value: int | bool = True) -> Trait:
    """What an item does for the hero who carries it, by the name that the rules look at."""
    return Trait(attribute, value)


# -- tying ------------------------------------------------------------------------------------------------------


def attach(definitions: tuple[SuperDefinition, ...], older: tuple[Definition, ...]) -> dict[str, Program]:
    """Give the cards their behaviour at this table, once all of it is checked; the programs by name come back."""
    check_written(definitions)
    programs: dict[str, Program] = {}
    for definition in definitions:
        card = SHELF[NUMBER[definition.id]]
        for text in definition.texts:
            if isinstance(text, Trait):
                setattr(TRAITS[card.number], text.attribute, text.value)
                if text.attribute == "hates":
                    TRAITS[card.number].hates_by = 1
            else:
                ability = tie(card, text)
                ON[card.number][text.moment] = ability
                programs[ability.program.name] = ability.program
    for old in older:
        card = BOSS_MONSTER_CARDS[NUMBER[old.id]]
        for each in old.texts:
            if not isinstance(each, Continuous):  # those are facts of the card, wherever it is played
                ability = tie(card, each)
                ON[card.number][each.moment] = ability
                programs[ability.program.name] = ability.program
    return programs


def check_written(definitions: tuple[SuperDefinition, ...]) -> None:
    """Refuse an entry without a card, a card without its entry, and a card whose text is not what its facts say."""
    written: dict[str, SuperDefinition] = {}
    for definition in definitions:
        id_ = definition.id
        if id_ not in NUMBER:
            raise BadCardData(file="cards", card=id_, why="cards.toml: × 0", valid="cards.toml: × 1")
        card = SHELF[NUMBER[id_]]
        if card.type != definition.type:
            raise BadCardData(file="cards", card=id_, why=f"type = {TYPES[definition.type]}", valid=TYPES[card.type])
        moments = [text.moment for text in definition.texts if isinstance(text, Text)]
        if id_ in written or len(set(moments)) != len(moments):
            raise BadCardData(file="cards", card=id_, why="cards/*.py: × 2", valid="cards/*.py: × 1")
        if (WHEN_SENT in moments) != TRAITS[card.number].has_space:
            raise BadCardData(file="cards", card=id_, why="minion(…)", valid="space = true: minion(…)")
        written[id_] = definition
    for card in CARDS:
        if card.type != HERO and card.id not in written:
            raise BadCardData(file="cards", card=card.id, why="cards/*.py: × 0", valid="cards/*.py: × 1")


def tie(card: Card, text: Text) -> Ability:
    """The ability as a program: what is announced gets its announcement, its check and its clearing away."""
    name = f"{card.id}/{SUPER_MOMENT_NAMES[text.moment]}"
    if text.moment not in ANNOUNCED:
        optional = bool(text.ops) and isinstance(text.ops[0], May)
        return Ability(text.moment, Program(name, text.ops), text.limit, 0, text.kind, optional)
    targets: list[Target[Any]] = []
    costs: list[Cost[Any]] = []
    destroys_this = False
    coins = 0
    for op in text.before:
        if isinstance(op, Target):
            targets.append(op)
        elif isinstance(op, Cost):
            costs.append(op)
        elif isinstance(op, DestroyThis):
            destroys_this = True
        elif isinstance(op, PayCoins):
            coins += op.n
    aimed = tuple(targets)
    cancels = text.moment == WHEN_A_SPELL_IS_CAST
    announce = Announce(card.type, text.limit != NO_LIMIT, aimed, tuple(costs), destroys_this, coins, cancels)
    ops: list[Op[Any]] = [*text.before, announce, Resolve(aimed, card.type, cancels), *text.ops]
    if card.type == SPELL:
        ops.append(PutAway())
    secret = len(text.before)
    return Ability(text.moment, Program(name, tuple(ops), secret), text.limit, secret, text.kind, False)
