"""How a card of this set is written down; what it shares with Boss Monster's cards comes from there.

Boss Monster's own definitions are tied here a second time, for this table: the same cards under another timing.
"""

from typing import Any

from underhall.errors import BadCardData
from underhall.games.series.cards import (
    ALL_CARDS,
    BOSS,
    BYTE,
    HERO,
    LEVEL_UP,
    NO_LIMIT,
    SPELL,
    WHEN_A_SPELL_IS_CAST,
    WHEN_ACTIVATED,
    WHEN_CAST,
    WHEN_YOU_BUILD_OVER,
    Ability,
    Card,
)
from underhall.games.series.vocabulary import (
    MOMENT_NAMES,
    Before,
    Continuous,
    Definition,
    Ops,
    Text,
    announced,
    check_entry,
    check_written,
    triggered,
)
from underhall.games.super_boss_monster.facts import (
    ABILITIES,
    CARDS,
    ITEM,
    NUMBER,
    TRAITS,
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
from underhall.games.super_boss_monster.ops import MayDo, PayCoins
from underhall.games.super_boss_monster.timing import Announce, PutAway, Resolve
from underhall.kernel.agenda import Op, Program

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


class Trait(Continuous):
    """A standing fact about a card that only this game knows: one of its traits."""


def boss(id: str, *texts: Text | Trait) -> Definition:
    return Definition(id, BOSS, texts)


def item(id: str, *texts: Text | Trait) -> Definition:
    return Definition(id, ITEM, texts)


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


def attach(definitions: tuple[Definition, ...], older: tuple[Definition, ...]) -> dict[str, Program]:
    """Give the cards their behaviour at this table, once all of it is checked; the programs by name come back."""
    check(definitions)
    programs: dict[str, Program] = {}
    for definition in definitions + older:
        programs.update(attach_card(ALL_CARDS[NUMBER[definition.id]], definition))
    return programs


def attach_card(card: Card, definition: Definition) -> dict[str, Program]:
    """Give one card its behaviour at this table; its programs by name."""
    programs: dict[str, Program] = {}
    for text in definition.texts:
        if isinstance(text, Text):
            ability = tie(card, text)
            ABILITIES[card.number][text.moment] = ability
            programs[ability.program.name] = ability.program
        elif isinstance(text, Trait):  # else it is a fact of an older card, wherever that is played
            setattr(TRAITS[card.number], text.attribute, text.value)
            if text.attribute == "hates":
                TRAITS[card.number].hates_by = 1
    return programs


def check(definitions: tuple[Definition, ...]) -> None:
    """Refuse an entry without a card, a card without its entry, and a card whose text is not what its facts say."""
    written: set[str] = set()
    for definition in definitions:
        moments = [text.moment for text in definition.texts if isinstance(text, Text)]
        card = check_entry(definition, moments, written, NUMBER)
        if (WHEN_SENT in moments) != TRAITS[card.number].has_space:
            raise BadCardData(file="cards", card=card.id, why="minion(…)", valid="space = true: minion(…)")
    for card in CARDS:
        if card.type != HERO:
            check_written(card, written)


def tie(card: Card, text: Text) -> Ability:
    """The ability as a program: what is announced gets its announcement, its check and its clearing away."""
    name = f"{card.id}/{SUPER_MOMENT_NAMES[text.moment]}"
    if text.moment not in ANNOUNCED:
        return triggered(name, text)
    before = Before(text.before)
    coins = sum([op.n for op in text.before if isinstance(op, PayCoins)])
    cancels = text.moment == WHEN_A_SPELL_IS_CAST
    announce = Announce(
        card.type, text.limit != NO_LIMIT, before.targets, before.costs, before.destroys_this, coins, cancels
    )
    last = (PutAway(),) if card.type == SPELL else ()
    return announced(name, text, announce, Resolve(before.targets, card.type, cancels), *text.ops, *last)
