"""What the suite must be told about Boss Monster: its cards, what is always true of its table, its secrets."""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from underhall import Decision
from underhall.engine import Game
from underhall.games.boss_monster.facts import CARDS
from underhall.games.boss_monster.state import (
    ADVENTURE,
    BAIT,
    BEGINNING,
    BUILD,
    SETUP,
    SOULS_TO_WIN,
    WOUNDS_TO_LOSE,
    BossMonster,
)
from underhall.games.series.cards import ALL_CARDS, BOSS, HERO, ROOM, SPELL
from underhall.games.series.packing import blur_id_of, card_of, is_known_to
from underhall.games.series.pieces import Hero, Stack
from underhall.games.series.state import MOST_ROOMS, SeriesGame
from underhall.kernel.state_checks import all_cards
from underhall.kernel.types import SeatNo, seat_numbers


def table(game: Game) -> BossMonster:
    assert isinstance(game, BossMonster)
    return game


def of_the_series(game: Game) -> SeriesGame:
    assert isinstance(game, SeriesGame)
    return game


def cards(game: Game) -> list[int]:
    return all_cards(table(game))


# -- what is always true ---------------------------------------------------------------------------------------


def broken(game: Game, knowers: Iterable[int]) -> list[str]:
    """What is wrong with the table, and with what the `knowers` are held to know, in words."""
    g = table(game)
    found = wrong_piles(g) + wrong_numbers(g) + wrong_walker(g) + wrong_ending(g) + wrong_knowledge(g, knowers)
    for s in seat_numbers(len(g.seats)):
        found += [f"seat {s}: {wrong}" for wrong in wrong_seat(g, s)]
    return found


Pile = tuple[str, Sequence[int], tuple[int, ...]]


def wrong_piles(g: BossMonster) -> list[str]:
    found = misplaced(g)
    if g.staged and not g.agenda:
        found.append("a spell is under way, but nothing is in progress")
    return found


def misplaced(g: SeriesGame, *others: Pile) -> list[str]:
    """Every pile holds its own kind of card only: those of all tables of the series, and `others`."""
    found: list[str] = []
    piles: list[Pile] = [
        ("room deck", g.room_deck, (ROOM,)),
        ("spell deck", g.spell_deck, (SPELL,)),
        ("hero deck", g.hero_deck, (HERO,)),
        ("epic deck", g.epic_deck, (HERO,)),
        ("boss deck", g.boss_deck, (BOSS,)),
        ("discard pile", g.discard, (ROOM, SPELL)),
        ("spells under way", g.staged, (SPELL,)),
        ("town", [hero.card for hero in g.town], (HERO,)),
        *others,
    ]
    for name, pile, types in piles:
        for card in pile:
            if ALL_CARDS[card].type not in types:
                found.append(f"{ALL_CARDS[card].id} lies in the {name}")
    for epic, deck in ((False, g.hero_deck), (True, g.epic_deck)):
        if any(ALL_CARDS[card].epic != epic for card in deck):
            found.append("ordinary and epic heroes are mixed up")
    return found


def wrong_numbers(g: BossMonster) -> list[str]:
    """Nothing is below zero, and everything numbered has a number of its own."""
    found: list[str] = []
    heroes = [*g.town, *(hero for side in g.seats for hero in side.entrance)]
    if g.walker is not None:
        heroes.append(g.walker)
    found += wrong_serials(g, heroes)
    if any(hero.damage < 0 or hero.bonus < 0 for hero in heroes):
        found.append("a hero has less than no damage or bonus")
    for side in g.seats:
        if side.doubled < 0 or side.boost < 0 or any(room.boost < 0 for stack in side.dungeon for room in stack):
            found.append("a boost is below zero")
    if g.rules.doubles_once and any(side.doubled > 1 for side in g.seats):
        found.append("treasure is doubled twice")
    if not 0 <= g.scored_turn <= g.turn:
        found.append(f"turn {g.turn}, yet a hero was scored in turn {g.scored_turn}")
    return found


def wrong_serials(g: SeriesGame, heroes: Sequence[Hero]) -> list[str]:
    """Rooms and the heroes that stand somewhere are numbered, each with a number of its own."""
    numbers = [hero.serial for hero in heroes]
    numbers += [room.uid for side in g.seats for stack in side.dungeon for room in stack]
    found: list[str] = []
    if len(set(numbers)) != len(numbers):
        found.append(f"a room or hero number stands twice: {sorted(numbers)}")
    if any(not 1 <= number <= g.serial for number in numbers):
        found.append(f"a room or hero number is not between 1 and {g.serial}: {sorted(numbers)}")
    return found


def wrong_seat(g: BossMonster, s: SeatNo) -> list[str]:
    side = g.seats[s]
    found = wrong_side(g, s)
    if side.out:
        if side.hand or side.dungeon or side.entrance or side.sealed:
            found.append("is out, but has cards left")
        if g.decision_of(s) is not None or g.active == s or s in g.playing():
            found.append("is out, but still plays")
    for stack in side.dungeon:
        found += wrong_stack(g, stack)
    if not side.out and g.phase in (BEGINNING, BUILD, BAIT) and g.wounds(s) >= WOUNDS_TO_LOSE:
        found.append(f"plays on with {g.wounds(s)} wounds")
    if g.phase == BEGINNING and not g.winners and g.souls(s) >= SOULS_TO_WIN and not side.out:
        found.append(f"has not won with {g.souls(s)} souls")
    for hero in side.entrance:
        if hero.damage:
            found.append("a hero at the entrance is hurt")
    if g.rules.enters_by_appearance and not in_order(side.entrance):
        found.append("the entrance is not in order of appearance")
    return found


def wrong_side(g: SeriesGame, s: SeatNo) -> list[str]:
    """What is true of a player's side at every table of the series."""
    side = g.seats[s]
    found: list[str] = []
    if [card_of(held) for held in side.hand] != sorted(card_of(held) for held in side.hand):
        found.append(f"the hand is not sorted: {side.hand}")
    for held in side.hand:
        if ALL_CARDS[card_of(held)].type not in (ROOM, SPELL):
            found.append(f"holds {ALL_CARDS[card_of(held)].id}")
        if is_known_to(held, s):
            found.append(f"stands among the others who know {ALL_CARDS[card_of(held)].id}")
    if side.sealed and g.phase != SETUP:
        found.append("has sealed cards after the setup")
    if len(side.dungeon) > MOST_ROOMS:
        found.append(f"{len(side.dungeon)} rooms side by side")
    for name, scored, total in (
        ("souls", side.souls, g.souls(s)),
        ("wounds", side.wounds, g.wounds(s)),
    ):
        if any(ALL_CARDS[card].type != HERO for card in scored):
            found.append(f"something else than heroes among the {name}")
        if total != sum(2 if ALL_CARDS[card].epic else 1 for card in scored):
            found.append(f"{total} {name} for {[ALL_CARDS[card].id for card in scored]}")
    if side.levelled and side.boss < 0:
        found.append("has levelled up without a boss")
    return found


def wrong_rooms(g: SeriesGame, stack: Stack) -> list[str]:
    """What is true of a place in a dungeon at every table of the series."""
    if not stack:
        return ["an empty place in the dungeon"]
    found: list[str] = []
    if any(ALL_CARDS[room.card].type != ROOM for room in stack):
        found.append("something else than rooms in the dungeon")
    if any(room.hidden for room in stack[:-1]):
        found.append("a hidden room lies beneath another")
    if stack[-1].hidden and g.phase not in (SETUP, BUILD):
        found.append(f"{ALL_CARDS[stack[-1].card].id} is still hidden")
    return found


def wrong_stack(g: SeriesGame, stack: Stack) -> list[str]:
    found = wrong_rooms(g, stack)
    if stack and CARDS[stack[0].card].advanced:
        found.append(f"the advanced room {CARDS[stack[0].card].id} lies on nothing")
    for under, over in itertools.pairwise(stack):
        below, above = CARDS[under.card], CARDS[over.card]
        shared = any(a and b for a, b in zip(below.treasure, above.treasure, strict=True))
        if above.advanced and (below.bars_advanced or not shared):
            found.append(f"{above.id} must not lie on {below.id}")
    return found


def wrong_walker(g: BossMonster) -> list[str]:
    found = wrong_way(g, ADVENTURE)
    if g.walker is not None and g.walker.doomed and g.rules.dies_on_damage:
        found.append("a dead hero walks")
    return found


def wrong_way(g: SeriesGame, adventure: int) -> list[str]:
    """Where a hero walks, at every table of the series: in this phase, through the dungeon of the active player."""
    if g.walker is None:
        return [] if (g.walker_at, g.walker_room, g.walker_doom) == (-1, -1, -1) else ["nobody walks, but somewhere"]
    found: list[str] = []
    dungeon = g.seats[g.walker_seat].dungeon
    if g.phase != adventure or g.active != g.walker_seat:
        found.append("a hero walks at the wrong time")
    if not 0 <= g.walker_at <= len(dungeon):
        found.append(f"the walker is at place {g.walker_at} of {len(dungeon)}")
    elif g.walker_room >= 0 and (g.walker_at == len(dungeon) or dungeon[g.walker_at][-1].uid != g.walker_room):
        found.append("the walker's room is not where the walker is")
    return found


def wrong_ending(g: BossMonster) -> list[str]:
    found: list[str] = []
    if bool(g.winners) != bool(g.ending):
        found.append(f"winners {g.winners}, ending {g.ending!r}")
    if any(g.seats[s].out for s in g.winners):
        found.append("somebody has won who was out")
    if g.order and sorted(g.order) != list(range(len(g.seats))):
        found.append(f"the order is {g.order}")
    if [g.xp(s) for s in g.order] != sorted([g.xp(s) for s in g.order], reverse=True):
        found.append("the order is not by XP")
    if not in_order(g.town):
        found.append("the town is not in order of appearance")
    if any(hero.damage or hero.bonus for hero in g.town):
        found.append("a hero in town remembers a dungeon")
    return found


def in_order(heroes: Sequence[Hero]) -> bool:
    return all(one.serial < two.serial for one, two in itertools.pairwise(heroes))


def wrong_knowledge(g: SeriesGame, knowers: Iterable[int]) -> list[str]:
    """What a seat cannot tell apart is hidden from it, of one kind, and each such card stands in one place."""
    found: list[str] = []
    hidden = [*g.buried, *(held for s in range(len(g.seats)) for held in hidden_cards(g, s))]
    tokens = [blur_id_of(held) for held in hidden if blur_id_of(held)]
    if len(set(tokens)) != len(tokens):
        found.append(f"a token stands twice: {sorted(tokens)}")
    by_token = {blur_id_of(held): held for held in hidden if blur_id_of(held)}
    for blur in g.blurs:
        if blur.knower not in knowers:
            continue
        alike = [by_token[token] for token in blur.tokens if token in by_token]
        if len(alike) != len(blur.tokens):
            found.append(f"seat {blur.knower} mistakes cards that are in nobody's hand: {blur.tokens}")
        if len({ALL_CARDS[card_of(held)].type for held in alike}) > 1:
            found.append(f"seat {blur.knower} mistakes rooms for spells")
    return found


def hidden_cards(g: SeriesGame, s: int) -> list[int]:
    """What a seat holds where others cannot look: in hand, sealed, or face down."""
    side = g.seats[s]
    return [*side.hand, *side.sealed, *(stack[-1].held for stack in side.dungeon if stack[-1].hidden)]


LOST_BY_ALL: frozenset[str] = frozenset()  # somebody always wins


# -- secrets ---------------------------------------------------------------------------------------------------

# Events that bring nothing hidden to light and that no luck decides.
HARMLESS = frozenset(
    {
        "phase-began",
        "room-placed",
        "build-passed",
        "hero-lured",
        "hero-tied",
        "hero-unmoved",
        "fool-lured",
        "fool-tied",
        "adventure-began",
        "hero-entered",
        "hero-passed",
        "hero-bounced",
        "room-hurt",
        "hero-died",
        "hero-survived",
        "rooms-woke",
    }
)
HIDDEN_CAUSE = frozenset({"room-placed", "build-passed"})
ACTS = frozenset({"cast", "use"})


def shape(asked: str, kind: str, fields: Mapping[str, Any]) -> str:
    if asked in ("choose-boss", "discard-start"):
        return "set aside"
    if asked in ("build", "first-room") and kind == "place":
        return f"hidden room at {fields['slot']}"
    return " ".join([kind, *(str(value) for value in fields.values())])


def is_sealed(asked: str, kind: str) -> bool:
    """Passing, setting a card aside, the place of a hidden room."""
    if kind == "pass" or asked in ("choose-boss", "discard-start"):
        return True
    return asked in ("build", "first-room") and kind == "place"


def is_discreet(asked: str, kind: str) -> bool:
    """Whoever takes a mulligan had a poor hand, and whoever casts something while building holds it."""
    if asked == "mulligan":
        return kind == "no"
    return asked != "build" or kind in ("place", "pass")


def decks(game: Game) -> list[Sequence[int]]:
    g = of_the_series(game)
    return [g.room_deck, g.spell_deck, g.hero_deck, g.epic_deck]


# -- playing on ------------------------------------------------------------------------------------------------------


RASH: frozenset[str] = frozenset()  # nothing that can be done ends a game by itself
DENSE = ENOUGH = 1 << 30  # no game takes as many


def steady(decision: Decision) -> list[int]:
    """Build outwards until the boss levels up, keep the rooms, say yes, and let most reactions pass."""
    options = decision.options
    outward = [option for option in options if option.kind == "place"]
    if outward:
        farthest = max(str(option.fields["slot"]) for option in outward)
        return [option.index for option in outward if str(option.fields["slot"]) == farthest]
    for kind in ("yes", "pass"):
        if options[0].kind == kind:
            return [0]
    return [option.index for option in options]


# -- what is at stake ------------------------------------------------------------------------------------------------


def peril(game: Game, seat: int) -> int:
    """The hero in the seat's dungeon."""
    g = of_the_series(game)
    return g.walker.serial if g.walker is not None and g.walker_seat == seat else 0


def harm(game: Game, seat: int) -> int:
    return of_the_series(game).wounds(SeatNo(seat))


def may_lose(game: Game, seat: int) -> bool:
    g = of_the_series(game)
    return any(g.souls(other) >= SOULS_TO_WIN - 2 for other in g.playing() if other != seat)


def is_target(game: Game, decision: Decision) -> bool:
    if decision.kind not in ("answer", "cancel") or decision.frame.cause < 0:
        return False
    event = game.events[decision.frame.cause]
    told = event.args_for(-1, game.wording)
    return event.message.name in ("spell-cast-seat", "ability-used-seat") and told["other"] == decision.seat
