"""How a card is written down: a room, spell or boss with its abilities, each a short program of ops."""

from typing import Any

from underhall.errors import BadCardData
from underhall.games.series.cards import (
    ALL_CARDS,
    BOSS,
    HERO,
    LEVEL_UP,
    NO_LIMIT,
    ROOM,
    SPELL,
    TYPES,
    WHEN_A_SPELL_IS_CAST,
    WHEN_ACTIVATED,
    WHEN_BUILT,
    WHEN_CAST,
    WHEN_HERO_DIES,
    WHEN_YOU_BUILD,
    WHEN_YOU_CAST,
    WHEN_YOU_LOSE_A_ROOM,
    Ability,
    Card,
)
from underhall.games.series.ops import Condition, Cost, DestroyThis, May, Target
from underhall.games.series.windows import CancelSpell
from underhall.kernel.agenda import Op, Program
from underhall.kernel.types import CardNo

TYPE_NAMES = (*TYPES, "item")
Ops = tuple[Op[Any], ...]
MOMENT_NAMES = (
    "cast",
    "level-up",
    "built",
    "hero-dies",
    "activated",
    "you-build",
    "you-cast",
    "you-lose",
    "cancel",
    "built-over",
)


class Text:
    """One ability as a card states it, not yet tied to the card."""

    def __init__(
        self, moment: int, before: tuple[Op[Any], ...], ops: tuple[Op[Any], ...], limit: int, kind: int
    ) -> None:
        self.moment = moment
        self.before = before  # targets and costs, for what is announced
        self.ops = ops
        self.limit = limit
        self.kind = kind


class Continuous:
    """A standing ability: one attribute of the card with its value."""

    def __init__(self, attribute: str, value: int | bool) -> None:
        self.attribute = attribute
        self.value = value


def when_built(*ops: Op[Any]) -> Text:
    return Text(WHEN_BUILT, (), ops, NO_LIMIT, 0)


def when_hero_dies_here(*ops: Op[Any], limit: int) -> Text:
    return Text(WHEN_HERO_DIES, (), ops, limit, 0)


def when_you_build_another(kind: int, *ops: Op[Any], limit: int) -> Text:
    return Text(WHEN_YOU_BUILD, (), ops, limit, kind)


def when_you_cast(*ops: Op[Any], limit: int) -> Text:
    return Text(WHEN_YOU_CAST, (), ops, limit, 0)


def when_you_lose_another_room(*ops: Op[Any]) -> Text:
    return Text(WHEN_YOU_LOSE_A_ROOM, (), ops, NO_LIMIT, 0)


def activated(*before: Op[Any], then: Ops, limit: int = NO_LIMIT) -> Text:
    """An ability its owner must announce: targets and costs, then what it does."""
    return Text(WHEN_ACTIVATED, before, then, limit, 0)


def cancels_a_rivals_spell(*cost: Op[Any], limit: int) -> Text:
    return Text(WHEN_A_SPELL_IS_CAST, cost, (CancelSpell(),), limit, 0)


def boost_neighbours(n: int) -> Continuous:
    return Continuous("boosts_neighbours", n)


def damage_is_monster_rooms() -> Continuous:
    return Continuous("counts_monsters", True)


def boost_next_trap(n: int) -> Continuous:
    return Continuous("boosts_next_trap", n)


def no_advanced_on_top() -> Continuous:
    return Continuous("bars_advanced", True)


def send_back_once() -> Continuous:
    return Continuous("bounces", True)


def may_draw_a_spell_instead() -> Continuous:
    return Continuous("spell_instead", True)


def goes_to_the_fewest_souls() -> Continuous:
    return Continuous("goes_to_fewest_souls", True)


class Definition:
    """A card's id with all its abilities, as written in cards/*.py."""

    def __init__(self, id: str, type: int, texts: tuple[Text | Continuous, ...]) -> None:
        self.id = id
        self.type = type
        self.texts = texts


def room(id: str, *texts: Text | Continuous) -> Definition:
    return Definition(id, ROOM, texts)


def hero(id: str, *texts: Text | Continuous) -> Definition:
    return Definition(id, HERO, texts)


def boss(id: str, *ops: Op[Any]) -> Definition:
    return Definition(id, BOSS, (Text(LEVEL_UP, (), ops, NO_LIMIT, 0),))


def spell(id: str, *ops: Op[Any]) -> Definition:
    """A spell: its conditions, targets and costs come first."""
    before = 0
    while before < len(ops) and announces_before(ops[before]):
        before += 1
    return Definition(id, SPELL, (Text(WHEN_CAST, ops[:before], ops[before:], NO_LIMIT, 0),))


def counterspell(id: str, *ops: Op[Any]) -> Definition:
    """A spell that answers another player's spell; `ops` say what becomes of that."""
    return Definition(id, SPELL, (Text(WHEN_A_SPELL_IS_CAST, (), ops, NO_LIMIT, 0),))


def announces_before(op: Op[Any]) -> bool:
    return isinstance(op, Target | Cost | Condition)


# -- tying a card to a table ------------------------------------------------------------------------------------


class Before:
    """What is chosen and paid before an ability is announced."""

    def __init__(self, ops: tuple[Op[Any], ...]) -> None:
        self.targets = tuple([op for op in ops if isinstance(op, Target)])
        self.costs = tuple([op for op in ops if isinstance(op, Cost)])
        self.destroys_this = any(isinstance(op, DestroyThis) for op in ops)


def triggered(name: str, text: Text) -> Ability:
    """An ability that works by itself."""
    optional = bool(text.ops) and isinstance(text.ops[0], May)
    return Ability(text.moment, Program(name, text.ops), text.limit, 0, text.kind, optional)


def announced(name: str, text: Text, announce: Op[Any], *rest: Op[Any]) -> Ability:
    """An ability that somebody announces: until then its targets and costs are secret."""
    secret = len(text.before)
    program = Program(name, (*text.before, announce, *rest), secret)
    return Ability(text.moment, program, text.limit, secret, text.kind, False)


def check_entry(definition: Definition, moments: list[int], written: set[str], numbers: dict[str, CardNo]) -> Card:
    """Refuse an entry without a card or of another type, and a second one; the card comes back."""
    id_ = definition.id
    if id_ not in numbers:
        raise BadCardData(file="cards", card=id_, why="cards.toml: × 0", valid="cards.toml: × 1")
    card = ALL_CARDS[numbers[id_]]
    if card.type != definition.type:
        raise BadCardData(
            file="cards", card=id_, why=f"type = {TYPE_NAMES[definition.type]}", valid=TYPE_NAMES[card.type]
        )
    if id_ in written or len(set(moments)) != len(moments):
        raise BadCardData(file="cards", card=id_, why="cards/*.py: × 2", valid="cards/*.py: × 1")
    written.add(id_)
    return card


def check_written(card: Card, written: set[str]) -> None:
    """Refuse a card without its entry."""
    if card.id not in written:
        raise BadCardData(file="cards", card=card.id, why="cards/*.py: × 0", valid="cards/*.py: × 1")
