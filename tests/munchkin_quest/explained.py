"""What notes claim, looked at in the game itself: answers are given, everybody passes, and every step is looked at."""

from collections.abc import Iterator

from underhall.games.munchkin_quest.combat import LOST, WON
from underhall.games.munchkin_quest.facts import CARDS, DXM, NUMBER, TREASURE, WALL
from underhall.games.munchkin_quest.meeting import meets_anyone
from underhall.games.munchkin_quest.packing import hand_card, item_card
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import strength
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel import pace
from underhall.kernel.decisions import Decision
from underhall.kernel.explain import Note
from underhall.kernel.luck import Luck

# Notes that say how things stand, what must still be chosen, or what a card is: nothing comes of them.
STANDING = {
    "explain-mq-base",
    "explain-mq-boss",
    "explain-mq-charity",
    "explain-mq-die-of",
    "explain-mq-die-of-monster",
    "explain-mq-disdained",
    "explain-mq-draws",
    "explain-mq-end",
    "explain-mq-floor",
    "explain-mq-free",
    "explain-mq-given",
    "explain-mq-hand-size",
    "explain-mq-into-hand",
    "explain-mq-keep-offer",
    "explain-mq-looks",
    "explain-mq-lure",
    "explain-mq-monster",
    "explain-mq-monsters-move",
    "explain-mq-monsters-there",
    "explain-mq-must-agree",
    "explain-mq-muted",
    "explain-mq-no-gold",
    "explain-mq-no-offer",
    "explain-mq-nobody-draws",
    "explain-mq-nobody-there",
    "explain-mq-nothing-more",
    "explain-mq-other-chooses",
    "explain-mq-packed",
    "explain-mq-quiet",
    "explain-mq-sale",
    "explain-mq-show",
    "explain-mq-spared",
    "explain-mq-stay-out",
    "explain-mq-targets",
    "explain-mq-there",
    "explain-mq-thrown-away",
    "explain-mq-trade",
    "explain-mq-turned",
    "explain-mq-victims",
    "explain-mq-worth",
}


def stands(note: Note, g: MunchkinQuest, decision: Decision, index: int) -> bool:
    """Whether a note that says how things stand says it rightly; those without numbers only name what is answered."""
    numbers, seat = note.numbers, note.seats.get("who", decision.seat)
    munchkin = g.munchkins[seat] if seat >= 0 else None
    option = decision.options[index].fields or {}
    match note.id.removeprefix("explain-mq-"):
        case "boss":
            return numbers["level"] == g.rules.boss_level
        case "charity":
            return numbers["n"] == len(g.munchkins[decision.seat].hand) - g.hand_limit(decision.seat) > 0
        case "end":
            return numbers["n"] == g.moves_left(decision.seat)
        case "hand-size":
            other = g.munchkins[int(str(option["seat"]))]
            return (numbers["n"], numbers["level"]) == (len(other.hand), other.level)
        case "trade":
            return munchkin is not None and (numbers["items"], numbers["gold"]) == (len(munchkin.items), munchkin.gold)
        case "worth":
            card = CARDS[NUMBER[str(option["card"])]]
            return (numbers["bonus"], numbers["value"]) == (card.bonus, card.value)
        case "packed":
            return numbers["n"] == CARDS[NUMBER[str(option["card"])]].bonus
        case "there":
            return munchkin is not None and numbers["more"] == len(g.munchkins_at(munchkin.place)) - 1
    return True


ENDS = {"explain-mq-won", "explain-mq-lost", "explain-mq-other-won", "explain-mq-other-lost"}


def course(g: MunchkinQuest, decision: Decision, index: int, luck: Luck | None = None) -> Iterator[MunchkinQuest]:
    """The table after the answer and after every step from there, as long as there is nothing but windows to pass."""
    world = g.clone()
    if luck is not None:
        world.luck = luck
    own = world.decision_of(decision.seat)
    assert own is not None
    pace.take(world, own, index)
    yield world
    while world.pending or world.agenda:
        if not world.pending:
            pace.step(world)
        elif isinstance(world.pending[0].op, Window):
            pace.take(world, world.pending[0], 0)
        else:
            return
        yield world


def owned(g: MunchkinQuest, seat: int) -> list[int]:
    munchkin = g.munchkins[seat]
    hand = [hand_card(held) for held in munchkin.hand]
    return [*hand, *munchkin.laid, *[item_card(item) for item in munchkin.items]]


def walls(g: MunchkinQuest) -> int:
    return sum(g.link(place, side) == WALL for place in range(len(g.rooms)) for side in range(4))


def held(g: MunchkinQuest, seat: int, deck: int) -> int:
    return len([each for each in g.munchkins[seat].hand if CARDS[hand_card(each)].deck == deck])


def holds(note: Note, g: MunchkinQuest, world: MunchkinQuest, asked: int) -> bool:
    """Whether what the note claims is so in `world`, some steps after `g`."""
    seat = note.seats.get("who", asked)
    before, after = g.munchkins[seat], world.munchkins[seat]
    card = NUMBER[note.cards["card"]] if "card" in note.cards else -1
    n, left = note.numbers.get("n", 0), note.numbers.get("left", 0)
    hits = world.health(seat) - g.health(seat)
    moves = world.moves_left(seat) - g.moves_left(seat)
    fight = world.fight
    match note.id.removeprefix("explain-mq-").removeprefix("other-"):
        case "level-up" | "level-down" | "level":
            return after.level == note.numbers["level"]
        case "hits-lost":
            return (-hits, world.health(seat)) == (n, left)
        case "hits-gained":
            return (hits, world.health(seat)) == (n, left)
        case "die-fatal" | "dies":
            return after.dead
        case "card-lost" | "loses":
            return owned(world, seat).count(card) < owned(g, seat).count(card)
        case "card-gained":
            return owned(world, seat).count(card) > owned(g, seat).count(card)
        case "gold-lost" | "pays":
            return before.gold - after.gold == n
        case "gold-gained" | "gets":
            return after.gold - before.gold == n
        case "curse-lifted" | "freed":
            return after.curses.count(card) < before.curses.count(card)
        case "cursed":
            return after.curses.count(card) > before.curses.count(card)
        case "strength":
            return (strength(g, seat), strength(world, seat)) == (note.numbers["before"], note.numbers["after"])
        case "moves":
            return (-moves, world.moves_left(seat)) == (n, left)
        case "moves-gained":
            return moves == n
        case "treasures":
            return held(world, seat, TREASURE) - held(g, seat, TREASURE) == n
        case "dxm":
            return held(world, seat, DXM) - held(g, seat, DXM) == n
        case "won":
            return fight.step == WON if fight is not None else bool(world.winners)
        case "lost":
            return fight is not None and fight.step == LOST
        case "fight-ends":
            return g.fight is not None and (fight is None or fight.place != g.fight.place)
        case "joins":
            return world.arriving >= 0 or len(world.monsters) > len(g.monsters)
        case "no-fight":
            return not meets_anyone(world, seat)
        case "explore":
            return len(world.rooms) == len(g.rooms) + 1
        case "escaped" | "caught-now":
            escaped = note.id == "explain-mq-escaped"
            now = fight.escapes if fight is not None else ()
            then = g.fight.escapes if g.fight is not None else ()
            return len(now) > len(then) and (now[len(then)] & 1 == 1) == escaped
        case "no-toll":
            return after.owes_toll
        case "wall":
            walls = [
                [sum(each.link(p, s) == WALL for s in range(4)) for p in range(len(each.rooms))] for each in (g, world)
            ]
            return walls[0] != walls[1]
        case "nothing-changes":
            return (after.level, after.gold, hits, owned(world, asked)) == (
                before.level,
                before.gold,
                0,
                owned(g, asked),
            )
    raise AssertionError(f"nobody looks at {note}")


def come_true(notes: list[Note], g: MunchkinQuest, decision: Decision, index: int) -> bool:
    """Whether all that is certain is so at some step after the answer, all of it together: but for how a fight ends,
    which is so before its rewards come."""
    if not all(stands(note, g, decision, index) for note in notes if note.certain and note.id in STANDING):
        return False
    claims = [note for note in notes if note.certain and note.id not in STANDING]
    ends = [note for note in claims if note.id in ENDS]
    claims = [note for note in claims if note not in ends]
    met = together = False
    for world in course(g, decision, index):
        met = met or all(holds(note, g, world, decision.seat) for note in ends)
        together = together or all(holds(note, g, world, decision.seat) for note in claims)
        if met and together:
            return True
    return False
