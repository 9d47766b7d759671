"""How a card is written down: a room, spell or boss with its abilities, each a short program of ops."""

from typing import Any

from underhall.errors import BadCardData
from underhall.games.boss_monster.facts import CARDS, NUMBER
from underhall.games.boss_monster.timing import Announce, Resolve
from underhall.games.series.cards import (
    BOSS,
    HERO,
    NO_LIMIT,
    NO_TREASURE,
    SPELL,
    TYPES,
    WHEN_A_SPELL_IS_CAST,
    WHEN_ACTIVATED,
    WHEN_CAST,
    Ability,
    Card,
)
from underhall.games.series.ops import NO_TARGET, SPELL_TARGET, Cost, DestroyThis, May, Target
from underhall.games.series.vocabulary import MOMENT_NAMES, Continuous, Definition, Text
from underhall.games.series.windows import PutAway
from underhall.kernel.agenda import Op, Program


def attach(definitions: tuple[Definition, ...]) -> dict[str, Program]:
    """Give the printed cards their behaviour, once all of it is checked; the programs by name come back."""
    check_written(definitions)
    programs: dict[str, Program] = {}
    for definition in definitions:
        card = CARDS[NUMBER[definition.id]]
        for text in definition.texts:
            if isinstance(text, Continuous):
                setattr(card, text.attribute, text.value)
            else:
                ability = tie(card, text)
                card.on[text.moment] = ability
                programs[ability.program.name] = ability.program
    return programs


def check_written(definitions: tuple[Definition, ...]) -> None:
    """Refuse an entry without a card, a card without its entry, and a boss or spell that says nothing."""
    written: dict[str, Definition] = {}
    for definition in definitions:
        id_ = definition.id
        if id_ not in NUMBER:
            raise BadCardData(file="cards", card=id_, why="cards.toml: × 0", valid="cards.toml: × 1")
        type_ = CARDS[NUMBER[id_]].type
        if type_ != definition.type:
            raise BadCardData(file="cards", card=id_, why=f"type = {TYPES[definition.type]}", valid=TYPES[type_])
        moments = [text.moment for text in definition.texts if isinstance(text, Text) and text.ops]
        if id_ in written or len(set(moments)) != len(moments):
            raise BadCardData(file="cards", card=id_, why="cards/*.py: × 2", valid="cards/*.py: × 1")
        if type_ in (BOSS, SPELL) and not moments:
            raise BadCardData(file="cards", card=id_, why="cards/*.py: ()", valid="cards/*.py: (…)")
        written[id_] = definition
    for card in CARDS:
        plain = card.type == HERO and card.wants != NO_TREASURE
        if not plain and card.id not in written:
            raise BadCardData(file="cards", card=card.id, why="cards/*.py: × 0", valid="cards/*.py: × 1")


def tie(card: Card, text: Text) -> Ability:
    """The ability as a program: what is announced gets its announcement, its check and its clearing away."""
    name = f"{card.id}/{MOMENT_NAMES[text.moment]}"
    if text.moment not in (WHEN_CAST, WHEN_ACTIVATED, WHEN_A_SPELL_IS_CAST):
        optional = bool(text.ops) and isinstance(text.ops[0], May)
        return Ability(text.moment, Program(name, text.ops), text.limit, 0, text.kind, optional)
    is_spell = card.type == SPELL
    target: Target[Any] | None = None
    costs: list[Cost[Any]] = []
    destroys_this = False
    for op in text.before:
        if isinstance(op, Target):
            target = op
        elif isinstance(op, Cost):
            costs.append(op)
        elif isinstance(op, DestroyThis):
            destroys_this = True
    shown = target.target if target is not None else NO_TARGET
    if text.moment == WHEN_A_SPELL_IS_CAST:
        shown = SPELL_TARGET
    announce = Announce(is_spell, text.limit != NO_LIMIT, shown, tuple(costs), destroys_this)
    ops: list[Op[Any]] = [*text.before, announce, Resolve(target, is_spell), *text.ops]
    if is_spell:
        ops.append(PutAway())
    secret = len(text.before)
    return Ability(text.moment, Program(name, tuple(ops), secret), text.limit, secret, text.kind, False)
