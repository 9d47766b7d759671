"""How a card is written down: a room, spell or boss with its abilities, each a short program of ops."""

from underhall.errors import BadCardData
from underhall.games.boss_monster.facts import CARDS, NUMBER
from underhall.games.boss_monster.timing import Announce, Resolve
from underhall.games.series.cards import (
    BOSS,
    HERO,
    NO_LIMIT,
    NO_TREASURE,
    SPELL,
    WHEN_A_SPELL_IS_CAST,
    WHEN_ACTIVATED,
    WHEN_CAST,
    Ability,
    Card,
)
from underhall.games.series.ops import NO_TARGET, SPELL_TARGET
from underhall.games.series.vocabulary import (
    MOMENT_NAMES,
    Before,
    Continuous,
    Definition,
    Text,
    announced,
    check_entry,
    check_written,
    triggered,
)
from underhall.games.series.windows import PutAway
from underhall.kernel.agenda import Program


def attach(definitions: tuple[Definition, ...]) -> dict[str, Program]:
    """Give the printed cards their behaviour, once all of it is checked; the programs by name come back."""
    check(definitions)
    programs: dict[str, Program] = {}
    for definition in definitions:
        programs.update(attach_card(CARDS[NUMBER[definition.id]], definition))
    return programs


def attach_card(card: Card, definition: Definition) -> dict[str, Program]:
    """Give one card its behaviour; its programs by name."""
    programs: dict[str, Program] = {}
    for text in definition.texts:
        if isinstance(text, Continuous):
            setattr(card, text.attribute, text.value)
        else:
            ability = tie(card, text)
            card.abilities[text.moment] = ability
            programs[ability.program.name] = ability.program
    return programs


def check(definitions: tuple[Definition, ...]) -> None:
    """Refuse an entry without a card, a card without its entry, and a boss or spell that says nothing."""
    written: set[str] = set()
    for definition in definitions:
        moments = [text.moment for text in definition.texts if isinstance(text, Text) and text.ops]
        card = check_entry(definition, moments, written, NUMBER)
        if card.type in (BOSS, SPELL) and not moments:
            raise BadCardData(file="cards", card=card.id, why="cards/*.py: ()", valid="cards/*.py: (…)")
    for card in CARDS:
        if card.type != HERO or card.wants == NO_TREASURE:
            check_written(card, written)


def tie(card: Card, text: Text) -> Ability:
    """The ability as a program: what is announced gets its announcement, its check and its clearing away."""
    name = f"{card.id}/{MOMENT_NAMES[text.moment]}"
    if text.moment not in (WHEN_CAST, WHEN_ACTIVATED, WHEN_A_SPELL_IS_CAST):
        return triggered(name, text)
    before = Before(text.before)
    is_spell = card.type == SPELL
    target = before.targets[-1] if before.targets else None
    shown = target.target if target is not None else NO_TARGET
    if text.moment == WHEN_A_SPELL_IS_CAST:
        shown = SPELL_TARGET
    announce = Announce(is_spell, text.limit != NO_LIMIT, shown, before.costs, before.destroys_this)
    last = (PutAway(),) if is_spell else ()
    return announced(name, text, announce, Resolve(target, is_spell), *text.ops, *last)
