"""What the suite must be told about Munchkin Quest: its cards, what is always true of its table, its secrets."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from underhall import Decision
from underhall.engine import Game
from underhall.games.munchkin_quest.combat import D10_ROLL, FIGHT_ROLL, GATHERING, ROLLED, WON, Fight
from underhall.games.munchkin_quest.dungeon import DX, DY, OPPOSITE
from underhall.games.munchkin_quest.facts import (
    CARDS,
    CLASS,
    CURSE,
    DXM,
    ENHANCER,
    ENTRANCE,
    ENTRANCE_LINKS,
    FACES,
    HALF_BREED,
    LASTING,
    LINK_PIECES,
    MONSTER,
    NEXT_COMBAT,
    ONE_HAND,
    RACE,
    SUPER_MUNCHKIN,
    TILES,
    TREASURE,
)
from underhall.games.munchkin_quest.moves import PARTING
from underhall.games.munchkin_quest.offers import Trade
from underhall.games.munchkin_quest.packing import (
    BACK_SHIFT,
    CARD_MASK,
    CHEATED,
    FIXED,
    GRIPPED,
    PACKED,
    SHOWN_MASK,
    bare_item,
    die_face,
    hand_card,
    known_by,
)
from underhall.games.munchkin_quest.rolls import D6, D10_SIDES
from underhall.games.munchkin_quest.settings import SHORT_TILES
from underhall.games.munchkin_quest.state import MunchkinQuest, everything
from underhall.games.munchkin_quest.table_state import BASES, MONSTERS
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.types import SeatNo, seat_numbers


def table(game: Game) -> MunchkinQuest:
    assert isinstance(game, MunchkinQuest)
    return game


def cards(game: Game) -> list[int]:
    return everything(table(game))


# -- what is always true ---------------------------------------------------------------------------------------


def broken(game: Game, knowers: Iterable[int]) -> list[str]:
    """What is wrong with the table, in words. What is known of a hand is marked card by card and cannot go wrong."""
    g = table(game)
    found = wrong_piles(g) + wrong_pieces(g) + wrong_map(g) + wrong_monsters(g) + wrong_roll(g) + wrong_ending(g)
    if g.fight is not None:
        found += wrong_fight(g, g.fight)
    if g.trade is not None:
        found += wrong_trade(g, g.trade)
    for s in seat_numbers(len(g.munchkins)):
        found += [f"seat {s}: {wrong}" for wrong in wrong_munchkin(g, s) + wrong_items(g, s) + wrong_character(g, s)]
    return found


def wrong_piles(g: MunchkinQuest) -> list[str]:
    """Every pile holds its own kind of card only."""
    found: list[str] = []
    for deck in (MONSTER, TREASURE, DXM):
        for pile in (g.deck(deck), g.pile(deck)):
            found += [f"{CARDS[card].id} lies among cards of another deck" for card in pile if CARDS[card].deck != deck]
    if g.staged and not g.agenda:
        found.append("a card is being played, but nothing is in progress")
    if g.arriving >= 0 and CARDS[g.arriving].deck != MONSTER:
        found.append(f"{CARDS[g.arriving].id} is to come into the dungeon")
    return found


def wrong_pieces(g: MunchkinQuest) -> list[str]:
    """Every link and every tile of the box is somewhere, once; a piece shows one of its own sides."""
    found: list[str] = []
    laid = [link for link in g.links if not link & FIXED]
    pieces = [(link | link >> BACK_SHIFT) & SHOWN_MASK for link in laid]  # one side of each is a passage, which is 0
    if any(link & SHOWN_MASK and link >> BACK_SHIFT & SHOWN_MASK for link in laid):
        found.append("a link has two faces that are no passage")
    if sorted([*pieces, *g.link_deck]) != sorted(LINK_PIECES):
        found.append(f"{len(laid)} links are laid and {len(g.link_deck)} in stock, but they are not those of the box")
    if [link & SHOWN_MASK for link in g.links[:4]] != list(ENTRANCE_LINKS) or len(g.links) != len(laid) + 4:
        found.append("the links of the Entrance have changed")
    tiles = [*(FACES[room.face].tile for room in g.rooms[1:]), *g.room_deck]
    if len(set(tiles)) != len(tiles) or len(tiles) != (SHORT_TILES if g.rules.short else TILES):
        found.append(f"the tiles are {sorted(tiles)}")
    if g.rooms[ENTRANCE].face != ENTRANCE or any(room.face == ENTRANCE for room in g.rooms[1:]):
        found.append("the Entrance is somewhere else")
    return found


def wrong_map(g: MunchkinQuest) -> list[str]:
    """Neighbours know each other and share a link; no tile lies twice; every room hangs together with the Entrance."""
    found: list[str] = []
    cells = {(room.x, room.y): place for place, room in enumerate(g.rooms)}
    if len(cells) != len(g.rooms):
        found.append("two rooms lie in one place")
    for place, room in enumerate(g.rooms):
        if place and all(other < 0 for other in room.beside):
            found.append(f"room {place} lies alone")
        if room.gold < 0 or room.gold % 100:
            found.append(f"{room.gold} gold lies in room {place}")
        found += [f"{CARDS[i & CARD_MASK].id} lies in a room" for i in room.floor if not CARDS[i & CARD_MASK].is_item]
        for side in range(4):
            other = cells.get((room.x + DX[side], room.y + DY[side]), -1)
            if room.beside[side] != other:
                found.append(f"room {place} does not know its neighbour at side {side}")
            elif other >= 0 and g.rooms[other].links[OPPOSITE[side]] != room.links[side]:
                found.append(f"rooms {place} and {other} do not share their link")
    used = [(number, place, side) for place, room in enumerate(g.rooms) for side, number in enumerate(room.links)]
    if {number for number, _, _ in used} != set(range(len(g.links))):
        found.append("a link lies beside no room")
    return found


def wrong_monsters(g: MunchkinQuest) -> list[str]:
    found: list[str] = []
    uids = [monster.uid for monster in g.monsters]
    if len(set(uids)) != len(uids) or any(not 1 <= uid <= g.serial for uid in uids):
        found.append(f"monsters are numbered {uids}, the last was {g.serial}")
    for seat in seat_numbers(len(g.munchkins)):
        if g.free_bases(seat) < 0:
            found.append(f"more than {BASES} monsters of seat {seat}")
    for monster in g.monsters:
        name = CARDS[monster.card].id
        if CARDS[monster.card].deck != MONSTER or not 0 <= monster.owner < len(g.munchkins):
            found.append(f"{name} of seat {monster.owner} stands on the map")
        if any(CARDS[card].kind != ENHANCER for card in monster.enhancers):
            found.append(f"{name} is enhanced by {[CARDS[card].id for card in monster.enhancers]}")
        if not 0 <= monster.place < len(g.rooms):
            found.append(f"{name} is in room {monster.place} of {len(g.rooms)}")
        if monster.place == ENTRANCE and not (g.fight is not None and g.fight.boss) and not monster.boss:
            found.append(f"{name} stands in the Entrance")
        if monster.mate and g.fight is None:
            found.append(f"the mate of {name} has outlived its fight")
        if g.monster_level(monster) < 1:
            found.append(f"{name} is below level 1")
    if g.phase == MONSTERS and g.fight is not None:
        found.append("somebody fights while the monsters move")
    return found


def wrong_fight(g: MunchkinQuest, fight: Fight) -> list[str]:
    """Who fights is there; what was offered and promised is between those who can offer and promise it."""
    found: list[str] = []
    uids = [monster.uid for monster in g.monsters]
    if any(uid not in uids for uid in fight.monsters) or len(set(fight.monsters)) != len(fight.monsters):
        found.append(f"somebody fights the monsters {fight.monsters}")
    seats = range(len(g.munchkins))
    if fight.leader not in seats or fight.helper not in (NOBODY, *seats) or fight.helper == fight.leader:
        found.append(f"{fight.leader} fights with the help of {fight.helper}")
    for seat in fight.fighters():
        if g.munchkins[seat].dead:
            found.append(f"seat {seat} is dead and fights")
    leads = fight.step in (GATHERING, ROLLED) and fight.leader in fight.fighters()
    if leads and g.munchkins[fight.leader].place != fight.place:
        found.append("who leads the fight is somewhere else")
    offered = [terms.seat for terms in fight.offers]
    if len(set(offered)) != len(offered) or fight.leader in offered or (fight.helper >= 0 and offered):
        found.append(f"offers of {offered} to {fight.leader}, helper {fight.helper}")
    if fight.terms is not None and fight.terms.seat != fight.helper:
        found.append(f"{fight.terms.seat} was promised something, and {fight.helper} helps")
    for terms in (*fight.offers, fight.terms, fight.counter):
        if terms is not None and (terms.treasures < 0 or terms.gold % 100 or len(set(terms.items)) != len(terms.items)):
            found.append(f"impossible terms: {terms.seat, terms.gold, terms.items, terms.treasures}")
    if (fight.loot or fight.picked) and fight.step != WON:
        found.append("Treasures are shared out before the fight is won")
    if any(picked & 7 not in (fight.leader, fight.helper) for picked in fight.picked):
        found.append(f"somebody else has picked Treasures: {fight.picked}")
    if any(CARDS[card].deck != TREASURE for card in fight.loot):
        found.append("something else than Treasures is shared out")
    if any(not 0 <= exit_ < len(g.rooms) for exit_ in fight.exits if exit_ != NOTHING):
        found.append(f"the exits are {fight.exits}")
    boss = any(monster.boss and monster.uid in fight.monsters for monster in g.monsters)
    if fight.step == GATHERING and fight.monsters and fight.boss != boss:
        found.append("a Boss fight without a Boss, or the other way round")
    return found


def wrong_trade(g: MunchkinQuest, trade: Trade) -> list[str]:
    """Nobody offers or asks for what is not there: an offer is built and answered without anything in between."""
    found: list[str] = []
    giver, taker = g.munchkins[trade.giver], g.munchkins[trade.taker]
    for munchkin, gold, items in ((giver, trade.gold, trade.items), (taker, trade.wanted_gold, trade.wanted)):
        if not 0 <= gold <= munchkin.gold or any(item not in [bare_item(i) for i in munchkin.items] for item in items):
            found.append(f"impossible trade: {gold} gold and {items} of {munchkin.items}")
    return found


def wrong_roll(g: MunchkinQuest) -> list[str]:
    roll = g.roll
    if roll is None:
        return []
    most = D10_SIDES if roll.kind == D10_ROLL else D6
    found = [f"a die shows {die_face(die)}" for die in roll.dice if not 1 <= die_face(die) <= most]
    if roll.kind == FIGHT_ROLL and (g.fight is None or g.fight.dice != roll.dice):
        found.append("the dice on the table are not those of the fight")
    return found


def wrong_munchkin(g: MunchkinQuest, s: SeatNo) -> list[str]:
    munchkin = g.munchkins[s]
    found: list[str] = []
    if not 1 <= munchkin.level <= g.rules.goal:
        found.append(f"level {munchkin.level}")
    if munchkin.gold < 0 or munchkin.gold % 100 or munchkin.wounds < 0:
        found.append(f"{munchkin.gold} gold, {munchkin.wounds} wounds")
    if not munchkin.dead and g.health(s) == 0:
        found.append("lives without a hit")
    if munchkin.dead and (munchkin.items or munchkin.gold):
        found.append("is dead, but carries something")
    if not 0 <= munchkin.place < len(g.rooms):
        found.append(f"is in room {munchkin.place} of {len(g.rooms)}")
    hand = [(hand_card(held), held) for held in munchkin.hand]
    if hand != sorted(hand):
        found.append(f"the hand is not sorted: {munchkin.hand}")
    for held in munchkin.hand:
        if CARDS[hand_card(held)].deck == MONSTER:
            found.append(f"holds {CARDS[hand_card(held)].id}")
        if known_by(held) >> s & 1 or known_by(held) >> len(g.munchkins):
            found.append("somebody knows a card who cannot")
    if munchkin.spent < 0 or munchkin.extra < 0:
        found.append(f"{munchkin.spent} moves spent, {munchkin.extra} gained")
    return found


def wrong_items(g: MunchkinQuest, s: SeatNo) -> list[str]:
    """Two hands, one item to a place of the body, and nothing in use twice over by a Cheat."""
    items = g.munchkins[s].items
    found: list[str] = []
    order = [(item & CARD_MASK, item) for item in items]
    if order != sorted(order):
        found.append(f"the items are not sorted: {items}")
    worn: list[int] = []
    for item in items:
        card = CARDS[item & CARD_MASK]
        if not card.is_item:
            found.append(f"{card.id} is no item")
        if item & CHEATED and (card.one_shot or item & GRIPPED):
            found.append(f"a Cheat lies with {card.id}")
        if item & PACKED and item & GRIPPED:
            found.append(f"{card.id} is held in the pack")
        if not item & PACKED and not item & CHEATED and 0 < card.slot < ONE_HAND:
            worn.append(card.slot)
    if len(set(worn)) != len(worn):
        found.append(f"wears {[CARDS[item & CARD_MASK].id for item in items]}")
    if g.hands_used(s) > 2:
        found.append(f"has {g.hands_used(s)} hands full")
    return found


def wrong_character(g: MunchkinQuest, s: SeatNo) -> list[str]:
    """One race and class, two with the card that allows it, and that card not without."""
    munchkin = g.munchkins[s]
    found: list[str] = []
    if any(not CARDS[card].in_play for card in munchkin.laid) or len(set(munchkin.laid)) != len(munchkin.laid):
        found.append(f"has laid {[CARDS[card].id for card in munchkin.laid]}")
    parting = any(asked.seat == s and asked.frame.program is PARTING for asked in g.pending)  # choosing which one goes
    for kind, both in ((RACE, HALF_BREED), (CLASS, SUPER_MUNCHKIN)):
        count, more = g.count_laid(s, kind), g.count_laid(s, both)
        if more > 1 or count > (2 if parting else 1 + more) or (more and not count):
            found.append(f"has laid {[CARDS[card].id for card in munchkin.laid]}")
    for card in munchkin.curses:
        if CARDS[card].kind != CURSE or CARDS[card].duration not in (LASTING, NEXT_COMBAT):
            found.append(f"is cursed by {CARDS[card].id}")
    return found


def wrong_ending(g: MunchkinQuest) -> list[str]:
    found: list[str] = []
    if bool(g.ending) != g.over:
        found.append(f"over is {g.over}, ending {g.ending!r}")
    if g.over and not g.winners and g.living():
        found.append("nobody has won, yet somebody lives")
    if any(g.munchkins[seat].dead or g.munchkins[seat].place != ENTRANCE for seat in g.winners):
        found.append(f"{g.winners} have won, but are not there to see it")
    if g.winners and g.ending != ("MQ-BOSS-10" if len(g.winners) == 1 else "MQ-BOSS-11"):
        found.append(f"{g.winners} have won by {g.ending}")
    return found


LOST_BY_ALL: Final = frozenset({"MQ-WIN-02"})


# -- secrets ---------------------------------------------------------------------------------------------------

# Events that bring nothing hidden to light and that no luck decides.
HARMLESS: Final = frozenset(
    {
        "phase-began",
        "card-unpacked",
        "grip-changed",
        "item-dropped",
        "gold-dropped",
        "item-picked-up",
        "gold-picked-up",
        "card-shed",
        "trade-offered",
        "trade-countered",
        "trade-declined",
        "trade-done",
        "item-traded",
        "gold-traded",
        "offer-declined",
        "offer-made",
        "offer-countered",
        "better-asked",
        "helper-pays",
        "helper-joins",
        "help-called",
        "roll-announced",
        "walked",
        "forced",
        "blocked",
        "disdained",
        "fight-began",
        "exit-chosen",
        "level-for-hits",
        "level-bought",
        "level-gained",
        "level-lost",
        "item-lost",
        "gold-lost",
        "hits-healed",
        "gave-up",
    }
)
HIDDEN_CAUSE: Final[frozenset[str]] = frozenset()  # whoever decides something of these has the same choice anyway
ACTS: Final = frozenset({"play", "use", "power", "d10", "throw", "uncurse", "shed", "tidy"})

# Answers that look the same whatever their seat holds.
OPEN: Final = frozenset(
    {
        "walk",
        "force",
        "tidy",
        "done",
        "end",
        "fight",
        "roll",
        "monster",
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
        "pay-gold",
        "first-pick",
        "second-pick",
        "yes",
        "no",
        "decline",
        "counter",
        "better",
        "accept",
        "number",
        "call",
        "male",
        "female",
        "pick-up",
        "place",
        "buy-level",
    }
)
# Where an answer may show what is in a hand, or that there was something to answer.
CLOSE: Final = frozenset({"opening", "pay-card", "react", "escape", "lay-at-once", "give-potion"})


def shape(asked: str, kind: str, fields: Mapping[str, Any]) -> str:
    """Nothing is done face down at this table: what is done, everybody sees."""
    return " ".join([kind, *(str(value) for value in fields.values())])


def is_sealed(asked: str, kind: str) -> bool:
    """Passing, and whatever does not depend on a hand."""
    return kind == "pass" or (kind in OPEN and asked not in CLOSE)


def is_discreet(asked: str, kind: str) -> bool:
    """Whoever plays something holds it; only of the meeting with a monster does nobody know whether it was asked."""
    return asked != "meeting" or kind == "fight"


def decks(game: Game) -> list[Sequence[int]]:
    g = table(game)
    return [g.monster_deck, g.treasure_deck, g.dxm_deck]


# -- playing on ------------------------------------------------------------------------------------------------------

RASH: Final = frozenset({"die"})
DENSE: Final = 32
ENOUGH: Final = 240
SILLY: Final = frozenset(
    {
        "die",
        "drop",
        "drop-gold",
        "tidy",
        "stow",
        "shed",
        "lay-packed",
        "trade",
        "heal",
        "for-monsters",
        "decline",
        "d10",
    }
)
FIRST: Final = (("lay", "buy-level"), ("accept",), ("for-munchkins",), ("done",))


def steady(decision: Decision) -> list[int]:
    """Lay items, buy levels, let others help, do not throw the game away; and leave the fights of others alone."""
    options = decision.options
    if decision.kind == "react":
        return [0]
    for kinds in FIRST:
        best = [option.index for option in options if option.kind in kinds]
        if best:
            return best
    wise = [option.index for option in options if option.kind not in SILLY]
    return wise or [option.index for option in options]


# -- what is at stake ------------------------------------------------------------------------------------------------


def peril(game: Game, seat: int) -> int:
    """The fight that the seat is in, or the curse that is being played on it."""
    g = table(game)
    if g.curse >= 0 and g.curse_victim == seat:
        return 1 + (g.turn << 9 | 1 << 8 | g.curse)
    if g.fight is not None and seat in g.fight.fighters():
        return 1 + (g.turn << 9 | g.fight.place)
    return 0


def harm(game: Game, seat: int) -> int:
    """Hits lost; death is worse than any of them."""
    munchkin = table(game).munchkins[seat]
    return 100 if munchkin.dead else munchkin.wounds


def may_lose(game: Game, seat: int) -> bool:
    """Somebody else fights the Boss."""
    fight = table(game).fight
    return fight is not None and fight.boss and seat not in fight.fighters()


def is_target(game: Game, decision: Decision) -> bool:
    """A curse has been played on the seat, or turned on it, and nothing has become of it yet."""
    if decision.kind != "react" or decision.frame.cause < 0:
        return False
    for event in reversed(game.events[decision.frame.cause :]):
        name = event.message.name
        if name in ("curse-played", "curse-redirected"):
            return event.args_for(-1, game.wording)["victim"] == decision.seat
        if name in ("curse-cancelled", "curse-works"):
            return False
    return False
