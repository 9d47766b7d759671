"""How a card or a room is written down: its id, and what it does, part by part. cards/*.py are written in this."""

from typing import Any

from underhall.errors import BadCardData
from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.effects import (
    CURSING,
    ChooseMonster,
    Enhance,
    GainLevels,
    IfD10,
    PayGold,
    RollD10,
    SendAway,
)
from underhall.games.munchkin_quest.facts import (
    CARDS,
    FACE,
    FACES,
    NUMBER,
    Ability,
    Bonus,
    Card,
    Condition,
    Face,
    Limit,
    Moment,
    Reach,
    Standing,
    Timing,
    TraitBonus,
)
from underhall.games.munchkin_quest.rolls import AFTER_ROLLING
from underhall.kernel.agenda import Op, Program

MOMENT_NAMES = (
    "play",
    "use",
    "power",
    "d10",
    "bad-stuff",
    "when-beaten",
    "bribe",
    "work",
    "turn-start",
    "after-fight",
    "remove",
    "thrown",
)


class Part:
    """One part of what a card states: an ability, or a fact that the rules look at."""


class Text(Part):
    """An ability."""

    def __init__(
        self,
        moment: Moment,
        ops: tuple[Op[Any], ...],
        timing: Timing = facts.BY_ITSELF,
        reach: Reach = facts.SELF,
        limit: Limit = facts.NO_LIMIT,
        meeting: bool = False,
        boss: bool = True,
        for_others: bool = False,
    ) -> None:
        self.moment = moment
        self.ops = ops
        self.timing = timing
        self.reach = reach
        self.limit = limit
        self.meeting = meeting
        self.boss = boss
        self.for_others = for_others


class Holds(Part):
    """A standing ability: one attribute of Standing with its value. In lists it is added."""

    def __init__(self, attribute: str, value: object) -> None:
        self.attribute = attribute
        self.value = value
        self.of = "perks"


class Says(Part):
    """A plain attribute of the card or the room itself. In lists it is added."""

    def __init__(self, attribute: str, value: object) -> None:
        self.attribute = attribute
        self.value = value


class Definition:
    """A card or room with its parts."""

    def __init__(self, id: str, parts: tuple[Part, ...]) -> None:
        self.id = id
        self.parts = parts


# -- any card ------------------------------------------------------------------------------------------------------


def card(id: str, *parts: Part) -> Definition:
    return Definition(id, parts)


def played(
    timing: Timing,
    *ops: Op[Any],
    reach: Reach = facts.ANYWHERE,
    meeting: bool = False,
    boss: bool = True,
    for_others: bool = False,
) -> Text:
    """Played from hand (or, one-use items, from the belt), then discarded."""
    return Text(facts.PLAY, ops, timing, reach, meeting=meeting, boss=boss, for_others=for_others)


def used(timing: Timing, *ops: Op[Any], reach: Reach = facts.SELF, limit: Limit = facts.NO_LIMIT) -> Text:
    """An ability of a card in play."""
    return Text(facts.USE, ops, timing, reach, limit)


def bonus(n: int, condition: Condition | None = None) -> Holds:
    """A combat bonus besides the printed one."""
    return Holds("bonuses", Bonus(n, condition))


def combat_die(n: int, condition: Condition | None = None) -> Holds:
    return Holds("dice", Bonus(n, condition))


def drawback(part: Holds) -> Holds:
    """Of a race or class: off with Half-Breed or Super Munchkin alone."""
    part.of = "drawbacks"
    return part


class LinkCost(Part):
    """A kind of link costs its owner so many moves."""

    def __init__(self, link: int, moves: int) -> None:
        self.link = link
        self.moves = moves
        self.of = "perks"


def for_the_turn(part: Holds | LinkCost) -> Part:
    """What holds once the card has blessed somebody for the turn."""
    part.of = "boon"
    return part


def link_costs(link: int, moves: int) -> LinkCost:
    return LinkCost(link, moves)


# -- monsters ------------------------------------------------------------------------------------------------------


def hates(n: int, condition: Condition) -> Says:
    """A bonus (or, below zero, a weakness) if any fighter fulfils the condition, once."""
    return Says("hates", Bonus(n, condition))


def disdains(condition: Condition) -> Says:
    return Says("disdains", condition)


def bad_stuff(*ops: Op[Any]) -> Text:
    return Text(facts.BAD_STUFF, ops)


def when_beaten(*ops: Op[Any]) -> Text:
    """Instead of being killed: the ops must take the monster out of the fight."""
    return Text(facts.WHEN_BEATEN, ops)


def bribed_with(gold: int) -> Text:
    return Text(facts.BRIBE, (PayGold(gold), SendAway()), facts.OWN_COMBAT)


# -- treasures -----------------------------------------------------------------------------------------------------


def thrown(*ops: Op[Any]) -> Text:
    """An item that is not one-use, thrown into a fight."""
    return Text(facts.THROWN, ops, facts.IN_COMBAT, facts.SAME_OR_ADJACENT)


def after_fight(*ops: Op[Any]) -> Text:
    """After each fight of its user; picks: the faces rolled."""
    return Text(facts.AFTER_FIGHT, ops)


def go_up_a_level(id: str) -> Definition:
    return card(id, played(facts.ANY_TIME, GainLevels(1), reach=facts.SELF))


# -- DxM -----------------------------------------------------------------------------------------------------------


def curse(id: str, *ops: Op[Any], timing: Timing = facts.ANY_TIME) -> Definition:
    """A curse: a victim, a moment to answer it, and what it does to the victim."""
    parts: list[Part] = [Text(facts.PLAY, CURSING.ops, timing, facts.ANYWHERE)]
    if ops:
        parts.append(Text(facts.WORK, ops))
    return Definition(id, tuple(parts))


def lasting_curse(id: str, *parts: Part) -> Definition:
    """A curse that stays with its victim: what holds while it lies there."""
    return Definition(id, (Text(facts.PLAY, CURSING.ops, facts.ANY_TIME, facts.ANYWHERE), *parts))


def enhancer(id: str, *parts: Part) -> Definition:
    """Played on a monster of a fight, from anywhere; level and Treasures are printed (MQ-CONF-04)."""
    return Definition(id, (played(facts.IN_COMBAT, ChooseMonster(), Enhance()), *parts))


def power(timing: Timing, *ops: Op[Any], reach: Reach = facts.SELF, limit: Limit = facts.NO_LIMIT) -> Text:
    """A class's power that costs cards: the ops begin with PayCard."""
    return Text(facts.POWER, ops, timing, reach, limit)


def d10_power(timing: Timing, *ops: Op[Any], reach: Reach = facts.SELF, limit: Limit = facts.NO_LIMIT) -> Text:
    """A class's d10 power: ops before the roll choose, and come first; what works comes after IfD10."""
    return Text(facts.D10, (RollD10(), AFTER_ROLLING, IfD10(), *ops), timing, reach, limit)


def named_d10_power(timing: Timing, names: tuple[Op[Any], ...], *ops: Op[Any], limit: Limit, boss: bool = True) -> Text:
    """A d10 power whose targets are named before the roll; its ops look at the d10 themselves."""
    return Text(facts.D10, (*names, RollD10(), AFTER_ROLLING, *ops), timing, facts.SELF, limit, boss=boss)


def lifted_by(*ops: Op[Any]) -> Text:
    """How the victim of a lasting curse may be rid of it in the own turn: the price, and the lifting."""
    return Text(facts.REMOVE, ops, facts.OWN_TURN)


def at_turn_start(*ops: Op[Any]) -> Text:
    return Text(facts.TURN_START, ops)


# -- rooms ---------------------------------------------------------------------------------------------------------


def room(id: str, *parts: Part) -> Definition:
    return Definition(id, parts)


class Deal(Part):
    """A deal: the price first, then what it buys."""

    def __init__(self, ops: tuple[Op[Any], ...], once_per_turn: bool) -> None:
        self.ops = ops
        self.once_per_turn = once_per_turn


def deal(*ops: Op[Any], once_per_turn: bool = False) -> Deal:
    return Deal(ops, once_per_turn)


class OnEntering(Part):
    """What the room does to whoever enters."""

    def __init__(self, ops: tuple[Op[Any], ...]) -> None:
        self.ops = ops


def on_entering(*ops: Op[Any]) -> OnEntering:
    return OnEntering(ops)


def monsters_get(n: int, *traits: int) -> Says:
    return Says("monsters_get", TraitBonus(n, *traits))


def munchkins_get(n: int, condition: Condition) -> Says:
    return Says("munchkins_get", Bonus(n, condition))


# -- tying them to the printed facts -------------------------------------------------------------------------------


def put(target: Card | Face | Standing, attribute: str, value: object) -> None:
    """Set the attribute, or add to it if it is a list."""
    now = getattr(target, attribute)
    if isinstance(now, list):
        now.append(value)
    else:
        setattr(target, attribute, value)


def attach(definitions: tuple[Definition, ...]) -> dict[str, Program]:
    """Give the printed cards and rooms what they do; the programs by name."""
    programs: dict[str, Program] = {}
    seen: set[str] = set()
    for definition in definitions:
        id = definition.id
        if id in seen:
            raise BadCardData(file="cards/*.py", card=id, why="it is written down twice", valid="one definition")
        seen.add(id)
        if id in NUMBER:
            attach_card(CARDS[NUMBER[id]], definition, programs)
        elif id in FACE:
            attach_face(FACES[FACE[id]], definition, programs)
        else:
            raise BadCardData(file="cards/*.py", card=id, why="no such card or room", valid="an id of data/*.toml")
    return programs


def attach_card(target: Card, definition: Definition, programs: dict[str, Program]) -> None:
    for part in definition.parts:
        if isinstance(part, Text):
            program = Program(f"{target.id} {MOMENT_NAMES[part.moment]}", part.ops)
            programs[program.name] = program
            ability = Ability(part.moment, program, part.timing, part.reach, part.limit)
            ability.meeting = part.meeting
            ability.boss = part.boss
            ability.for_others = part.for_others
            target.on[part.moment] = ability
        elif isinstance(part, Holds):
            put(getattr(target, part.of), part.attribute, part.value)
            if part.attribute == "bonuses" and isinstance(part.value, Bonus) and part.value.n > 0:
                target.best_bonus += part.value.n
        elif isinstance(part, LinkCost):
            getattr(target, part.of).link_costs[part.link] = part.moves
        elif isinstance(part, Says):
            put(target, part.attribute, part.value)
            if part.attribute == "both_hands" and isinstance(part.value, int):
                target.best_bonus += part.value


def attach_face(target: Face, definition: Definition, programs: dict[str, Program]) -> None:
    for part in definition.parts:
        if isinstance(part, Deal):
            program = Program(f"{target.id} deal", part.ops)
            programs[program.name] = program
            limit = facts.ONCE_PER_TURN if part.once_per_turn else facts.NO_LIMIT
            target.deal = Ability(facts.PLAY, program, facts.BY_ITSELF, facts.SELF, limit)
        elif isinstance(part, OnEntering):
            entering = Program(f"{target.id} entering", part.ops)
            programs[entering.name] = entering
            target.enter = entering
        elif isinstance(part, Says):
            put(target, part.attribute, part.value)
