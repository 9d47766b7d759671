"""What the suite must be told about Super Boss Monster: its cards, what is always true of its table, its secrets."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.conformance import boss_monster
from underhall import Decision
from underhall.engine import Game
from underhall.games.series.cards import ALL_CARDS, ROOM, SPELL
from underhall.games.series.packing import deck_of, known_to, place_in_deck
from underhall.games.super_boss_monster.board import AT_BASE, ON_ROOM, ON_THE_BOARD, SPACES, SUMMON
from underhall.games.super_boss_monster.facts import ITEM, LAUNCH_PAD, TAVERN, TRAITS
from underhall.games.super_boss_monster.pieces import SuperHero, SuperRoom
from underhall.games.super_boss_monster.scoring import SOULS_TO_END
from underhall.games.super_boss_monster.state import (
    ADVENTURE,
    BUILD,
    CITY,
    END,
    MINION,
    SETUP,
    SOLO_MOST_TOKENS,
    TOKENS,
    SuperBossMonster,
)
from underhall.kernel.state_checks import all_cards
from underhall.kernel.types import SeatNo, seat_numbers


def table(game: Game) -> SuperBossMonster:
    assert isinstance(game, SuperBossMonster)
    return game


def cards(game: Game) -> list[int]:
    return all_cards(table(game))


# -- what is always true ---------------------------------------------------------------------------------------


def broken(game: Game, knowers: Iterable[int]) -> list[str]:
    """What is wrong with the table, and with what the `knowers` are held to know, in words."""
    g = table(game)
    found = wrong_piles(g) + wrong_numbers(g) + wrong_town(g) + wrong_walker(g) + wrong_minions(g) + wrong_ending(g)
    found += boss_monster.wrong_knowledge(g, knowers) + wrong_known_places(g)
    for s in seat_numbers(len(g.seats)):
        found += [f"seat {s}: {wrong}" for wrong in wrong_seat(g, s)]
    return found


def wrong_piles(g: SuperBossMonster) -> list[str]:
    """Every pile holds its own kind of card only."""
    found = boss_monster.misplaced(
        g,
        ("item deck", g.item_deck, (ITEM,)),
        ("items above the board", g.items_waiting, (ITEM,)),
        ("market", g.market, (ROOM, SPELL)),
    )
    if g.staged and not g.agenda and not g.winners:
        found.append("a spell is under way, but nothing is in progress")
    if g.market and g.phase not in (CITY, BUILD, MINION) and not g.winners:
        found.append("the market is open at night")
    return found


def heroes(g: SuperBossMonster) -> list[SuperHero]:
    """Every hero that stands somewhere."""
    standing = [hero for hero in g.landmarks if hero is not None]
    everybody = [*g.town, *g.tavern, *standing, *(hero for side in g.seats for hero in side.entrance)]
    walker = g.walking
    return [*everybody, walker] if walker is not None else everybody


def wrong_numbers(g: SuperBossMonster) -> list[str]:
    """Nothing is below zero that must not be, and everything numbered has a number of its own."""
    found = boss_monster.wrong_serials(g, heroes(g))
    for hero in heroes(g):
        if hero.damage < 0 or hero.bonus < 0 or hero.ghost < 0 or hero.token not in (-2, -1, 0, 2):
            found.append(f"{ALL_CARDS[hero.card].id} has impossible marks: {hero.ghost} {hero.token}")
        if (hero.item >= 0 and ALL_CARDS[hero.item].type != ITEM) or (hero.item < 0 and hero.gear):
            found.append(f"{ALL_CARDS[hero.card].id} carries no item: {hero.item} {hero.gear}")
    for side in g.seats:
        for stack in side.dungeon:
            for room in stack:
                if room.boost < 0 or room.tokens < 0 or room.tally < 0 or room.ahead < 0:
                    found.append(f"{ALL_CARDS[room.card].id} has a mark below zero")
                if g.rules.solo and room.tokens > SOLO_MOST_TOKENS:
                    found.append(f"{ALL_CARDS[room.card].id} has {room.tokens} tokens")
                if room.tokens and TRAITS[room.card].bars_tokens and not g.rules.shuffle_keeps_tokens:
                    found.append(f"{ALL_CARDS[room.card].id} has a token")
    if g.rules.tokens_limited and g.tokens_out() > TOKENS:
        found.append(f"{g.tokens_out()} tokens are out")
    if any(lair.coins < 0 for lair in g.lairs):
        found.append("somebody owes coins")
    return found


def wrong_town(g: SuperBossMonster) -> list[str]:
    found: list[str] = []
    if len(g.town) > g.town_spaces() and not g.winners:
        found.append(f"{len(g.town)} heroes in town")
    if g.landmarks[TAVERN] is not None:
        found.append("a hero stands on the tavern instead of in it")
    if g.landmarks[LAUNCH_PAD] is not None and not g.rules.pad_is_landmark:
        found.append("a hero stands on the launch pad")
    if g.tavern and g.rules.solo and not g.winners:
        found.append("somebody sits in the tavern, and the game goes on")
    for place in range(ON_THE_BOARD):
        hero = g.landmarks[place]
        if hero is not None and hero.token:
            found.append("a hero on a landmark has a token")
    return found


def wrong_seat(g: SuperBossMonster, s: SeatNo) -> list[str]:
    found = boss_monster.wrong_side(g, s)
    for stack in g.seats[s].dungeon:
        found += wrong_stack(g, stack)
    lair = g.lairs[s]
    if any(ALL_CARDS[card].type != ITEM for card in lair.items + lair.retired):
        found.append("has something else than items among the items")
    if len(lair.items) > 1 and not g.agenda and not g.pending and not g.winners:
        found.append("holds two items")
    if lair.borrowed and g.phase == CITY:
        found.append("has a borrowed symbol too early")
    return found


def wrong_stack(g: SuperBossMonster, stack: tuple[SuperRoom, ...]) -> list[str]:
    found = boss_monster.wrong_rooms(g, stack)
    if any(room.tokens for room in stack[:-1]) and not stack[-1].hidden:
        found.append("a covered room has tokens")
    return found


def wrong_walker(g: SuperBossMonster) -> list[str]:
    found = boss_monster.wrong_way(g, ADVENTURE)
    if g.walker is not None and g.walker.doomed and g.pending:
        found.append("a dead hero walks")
    return found


def wrong_minions(g: SuperBossMonster) -> list[str]:
    """One minion a space, and on a room only one of its owner's that may be there."""
    found: list[str] = []
    on_board = [lair.minion for lair in g.lairs if 0 <= lair.minion < ON_ROOM - 1]
    if len(set(on_board)) != len(on_board):
        found.append(f"two minions share a space: {on_board}")
    for s, lair in enumerate(g.lairs):
        if lair.minion != AT_BASE and g.phase == SETUP:
            found.append("a minion is out before the first turn")
        if lair.minion == ON_ROOM:
            owner, _ = g.place_of(lair.minion_room)
            if owner != s:
                found.append(f"the minion of seat {s} stands on a room that is covered, gone, or somebody else's")
        elif lair.minion_room >= 0:
            found.append(f"the minion of seat {s} stands nowhere, but on a room")
        if (
            g.phase in (CITY, BUILD)
            and 0 <= lair.minion < len(SPACES)
            and SPACES[lair.minion].does == SUMMON
            and SPACES[lair.minion].landmark != TAVERN
            and g.landmarks[SPACES[lair.minion].landmark] is None
        ):
            found.append("a minion is to summon nobody")
    return found


def wrong_known_places(g: SuperBossMonster) -> list[str]:
    """What is known of a deck is about a place that it has, and each place stands once."""
    places = [(deck_of(known), place_in_deck(known)) for known in g.known_places]
    found = [] if len(set(places)) == len(places) else ["a place of a deck stands twice"]
    for known in g.known_places:
        if place_in_deck(known) >= len(g.deck(deck_of(known))):
            found.append("a place is known that its deck does not have")
        if not known_to(known):
            found.append("nobody knows what is held to be known")
    return found


def wrong_ending(g: SuperBossMonster) -> list[str]:
    found: list[str] = []
    if bool(g.winners) != bool(g.ending):
        found.append(f"winners {g.winners}, ending {g.ending!r}")
    if g.order and sorted(g.order) != list(range(len(g.seats))):
        found.append(f"the order is {g.order}")
    if g.winners and not g.rules.solo:
        best = max(g.score(s) for s in seat_numbers(len(g.seats)))
        if any(g.score(s) != best for s in g.winners):
            found.append("somebody has won with less than the best score")
    if g.phase == CITY and any(hero.damage or hero.rooms or hero.waits for hero in heroes(g)):
        found.append("a hero remembers the turn before")
    if g.phase == END and g.walker is not None:
        found.append("a hero still walks")
    return found


LOST_BY_ALL: frozenset[str] = frozenset()  # somebody always wins


# -- secrets ---------------------------------------------------------------------------------------------------

# Events that bring nothing hidden to light and that no luck decides.
HARMLESS = frozenset(
    {
        "phase-began",
        "room-placed",
        "build-passed",
        "card-drafted",
        "minion-placed",
        "minion-on-room",
        "minion-on-boss",
        "minion-stays",
        "errand",
        "errand-at-card",
        "errand-in-vain",
        "symbol-gained",
        "last-room-boosted",
        "hero-summoned",
        "card-from-market",
        "market-cleared",
        "hero-lured",
        "hero-tied",
        "hero-unmoved",
        "fool-lured",
        "fool-tied",
        "hero-came",
        "hero-stayed",
        "adventure-began",
        "hero-entered",
        "hero-passed",
        "hero-bounced",
        "hero-skipped",
        "hero-unhurt",
        "hero-slipped",
        "room-hurt",
        "hero-died",
        "hero-survived",
        "rooms-woke",
        "marker-passed",
    }
)
HIDDEN_CAUSE = boss_monster.HIDDEN_CAUSE
ACTS = boss_monster.ACTS | {"item"}

is_discreet = boss_monster.is_discreet


def shape(asked: str, kind: str, fields: Mapping[str, Any]) -> str:
    return kind if asked == "leave-or-bury" else boss_monster.shape(asked, kind, fields)


def is_sealed(asked: str, kind: str) -> bool:
    """What is sealed at the other table, and what is done with cards that lie open."""
    if asked in ("draft", "place-minion", "summon", "take-from-market"):
        return True
    return boss_monster.is_sealed(asked, kind)


def decks(game: Game) -> list[Sequence[int]]:
    return [*boss_monster.decks(game), table(game).item_deck]


# -- playing on ------------------------------------------------------------------------------------------------------


RASH = boss_monster.RASH
DENSE = boss_monster.DENSE
ENOUGH = boss_monster.ENOUGH


def steady(decision: Decision) -> list[int]:
    """As at the other table; a minion goes to the own cards, which are fewer than the spaces on the board."""
    own = [option.index for option in decision.options if option.kind in ("room", "boss")]
    return own if own and decision.kind == "place-minion" else boss_monster.steady(decision)


# -- what is at stake ------------------------------------------------------------------------------------------------

peril = boss_monster.peril
harm = boss_monster.harm


def may_lose(game: Game, seat: int) -> bool:
    """The highest score wins when the game ends with this turn."""
    g = table(game)
    return g.last_turn or any(g.souls(s) >= SOULS_TO_END - 2 for s in seat_numbers(len(g.seats)))


def is_target(game: Game, decision: Decision) -> bool:
    """Either the announcement names whom or what it is aimed at, or what is told right after it."""
    announced = decision.frame.cause
    if decision.kind != "respond" or announced < 0 or decision.frame.seat == decision.seat:
        return False
    for event in game.events[announced:]:
        told = event.args_for(-1, game.wording)
        name = event.message.name
        if event.number != announced and (event.cause != announced or not name.startswith("aimed-at-")):
            continue
        if name.endswith("-room") and told["owner"] == decision.seat:
            return True
        if name.endswith("-seat") and told["other"] == decision.seat:
            return True
    return False
