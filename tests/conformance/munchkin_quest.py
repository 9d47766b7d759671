"""What the suite must be told about Munchkin Quest: its cards, what is always true of its table, its secrets."""

from collections.abc import Iterable
from typing import Final

from underhall import Decision, Game
from underhall.games.munchkin_quest.dungeon import DX, DY, OPPOSITE
from underhall.games.munchkin_quest.facts import (
    CARDS,
    DXM,
    ENTRANCE,
    LINK_PIECES,
    MONSTER,
    TREASURE,
)
from underhall.games.munchkin_quest.state import BASES, CARD_MASK, MunchkinQuest, everything, hand_card, known_by


def table(game: Game) -> MunchkinQuest:
    assert isinstance(game, MunchkinQuest)
    return game


def cards(game: Game) -> list[int]:
    return everything(table(game))


# -- what is always true ---------------------------------------------------------------------------------------


def broken(game: Game, knowers: Iterable[int]) -> list[str]:
    """What is wrong with the table, in words."""
    g = table(game)
    found = wrong_piles(g) + wrong_map(g) + wrong_monsters(g) + wrong_ending(g)
    for s in range(len(g.munchkins)):
        found += [f"seat {s}: {wrong}" for wrong in wrong_munchkin(g, s)]
    return found


def wrong_piles(g: MunchkinQuest) -> list[str]:
    """Every pile holds its own kind of card only."""
    found: list[str] = []
    for deck in (MONSTER, TREASURE, DXM):
        for pile in (g.deck(deck), g.pile(deck)):
            found += [f"{CARDS[card].id} lies among cards of another deck" for card in pile if CARDS[card].deck != deck]
    if g.staged and not g.agenda:
        found.append("a card is being played, but nothing is in progress")
    if len(g.links) + len(g.link_deck) != len(LINK_PIECES) + 4:
        found.append(f"{len(g.links)} links and {len(g.link_deck)} in stock")
    return found


def wrong_map(g: MunchkinQuest) -> list[str]:
    """Neighbours know each other and share a link; no tile lies twice."""
    found: list[str] = []
    cells = {(room.x, room.y): place for place, room in enumerate(g.rooms)}
    if len(cells) != len(g.rooms):
        found.append("two rooms lie in one place")
    for place, room in enumerate(g.rooms):
        for side in range(4):
            other = cells.get((room.x + DX[side], room.y + DY[side]), -1)
            if room.beside[side] != other:
                found.append(f"room {place} does not know its neighbour at side {side}")
            elif other >= 0 and g.rooms[other].links[OPPOSITE[side]] != room.links[side]:
                found.append(f"rooms {place} and {other} do not share their link")
    return found


def wrong_monsters(g: MunchkinQuest) -> list[str]:
    found: list[str] = []
    uids = [monster.uid for monster in g.monsters]
    if len(set(uids)) != len(uids) or any(not 1 <= uid <= g.serial for uid in uids):
        found.append(f"monsters are numbered {uids}, the last was {g.serial}")
    for seat in range(len(g.munchkins)):
        if g.free_bases(seat) < 0:
            found.append(f"more than {BASES} monsters of seat {seat}")
    for monster in g.monsters:
        if monster.place == ENTRANCE and not (g.fight is not None and g.fight.boss) and not monster.boss:
            found.append(f"{CARDS[monster.card].id} stands in the Entrance")
    if g.fight is not None and any(uid not in uids for uid in g.fight.monsters):
        found.append("somebody fights a monster that is not there")
    return found


def wrong_munchkin(g: MunchkinQuest, s: int) -> list[str]:
    munchkin = g.munchkins[s]
    found: list[str] = []
    if not 1 <= munchkin.level <= g.rules.goal:
        found.append(f"level {munchkin.level}")
    if munchkin.gold < 0 or munchkin.wounds < 0:
        found.append(f"{munchkin.gold} gold, {munchkin.wounds} wounds")
    if not munchkin.dead and g.health(s) == 0:
        found.append("lives without a hit")
    if munchkin.dead and munchkin.items:
        found.append("is dead, but carries items")
    if not 0 <= munchkin.place < len(g.rooms):
        found.append(f"is in room {munchkin.place} of {len(g.rooms)}")
    hand = [(hand_card(held), held) for held in munchkin.hand]
    if hand != sorted(hand):
        found.append(f"the hand is not sorted: {munchkin.hand}")
    for held in munchkin.hand:
        if CARDS[hand_card(held)].deck == MONSTER:
            found.append(f"holds {CARDS[hand_card(held)].id}")
        if known_by(held) >> s & 1:
            found.append("stands among the others who know a card of its own")
    for item in munchkin.items:
        if not CARDS[item & CARD_MASK].is_item:
            found.append(f"{CARDS[item & CARD_MASK].id} is no item")
    if any(not CARDS[card].in_play for card in munchkin.laid) or len(set(munchkin.laid)) != len(munchkin.laid):
        found.append(f"has laid {[CARDS[card].id for card in munchkin.laid]}")
    return found


def wrong_ending(g: MunchkinQuest) -> list[str]:
    found: list[str] = []
    if bool(g.ending) != g.over:
        found.append(f"over is {g.over}, ending {g.ending!r}")
    if g.over and not g.winners and g.living():
        found.append("nobody has won, yet somebody lives")
    return found


# -- secrets ---------------------------------------------------------------------------------------------------

# Events that bring nothing hidden to light and that no luck decides.
HARMLESS: Final = frozenset(
    {
        "phase-began",
        "card-packed",
        "card-unpacked",
        "grip-changed",
        "item-dropped",
        "gold-dropped",
        "item-picked-up",
        "gold-picked-up",
        "card-shed",
        "trade-offered",
        "trade-declined",
        "trade-done",
        "item-traded",
        "gold-traded",
        "offer-declined",
        "offer-made",
        "help-called",
        "walked",
        "exit-chosen",
        "level-for-hits",
        "level-lost",
        "hits-healed",
    }
)

# Answers that look the same whatever their seat holds.
OPEN: Final = frozenset(
    {
        "walk",
        "tidy",
        "done",
        "stow",
        "take-out",
        "grip",
        "drop",
        "drop-gold",
        "shed",
        "heal",
        "trade",
        "item",
        "want-item",
        "gold",
        "want-gold",
        "yes",
        "no",
        "decline",
        "number",
        "call",
        "male",
        "female",
        "pick-up",
    }
)


def sealed(decision: Decision) -> dict[str, list[int]]:
    """The answers of which the others see the shape only: passing, and whatever does not depend on a hand."""
    found: dict[str, list[int]] = {}
    for option in decision.options:
        if option.kind == "pass":
            found.setdefault("pass", []).append(option.index)
        elif option.kind in OPEN and decision.kind not in ("opening", "pay-card"):
            found.setdefault(str(option), []).append(option.index)
    return found


# -- playing on ------------------------------------------------------------------------------------------------------

SILLY: Final = frozenset({"die", "drop", "drop-gold", "tidy", "stow", "shed", "lay-packed", "trade", "heal"})


def steady(decision: Decision) -> list[int]:
    """Lay items, buy levels, do not throw the game away."""
    options = decision.options
    for kinds in (("lay", "buy-level"), ("done",)):
        best = [option.index for option in options if option.kind in kinds]
        if best:
            return best
    wise = [option.index for option in options if option.kind not in SILLY]
    return wise or [option.index for option in options]
