"""What notes claim, looked at in the game itself: answers are given, everybody passes, and every step is looked at."""

from collections.abc import Callable, Iterator

from underhall.games.munchkin_quest.combat import LOST, MONSTER_PARTICIPANT, WON
from underhall.games.munchkin_quest.facts import CARDS, DXM, NUMBER, TREASURE, WALL
from underhall.games.munchkin_quest.items import barred
from underhall.games.munchkin_quest.meeting import meets_anyone
from underhall.games.munchkin_quest.packing import die_for, hand_card, item_card
from underhall.games.munchkin_quest.picks import Sale
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import strength
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel import pace
from underhall.kernel.decisions import Decision
from underhall.kernel.explain import Note
from underhall.kernel.luck import Luck
from underhall.kernel.types import SeatNo, Uid, seat_numbers

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
    """Whether a note that says how things stand, or what is asked next, says it rightly."""
    numbers, seat = note.numbers, note.seats.get("who", decision.seat)
    munchkin = g.munchkins[seat] if seat >= 0 else None
    option = decision.options[index].fields or {}
    asked = decision.seat
    card = NUMBER[str(option["card"])] if option.get("card") is not None else -1
    place = int(str(option["place"])) if "place" in option else -1

    def comes(happens: Callable[[MunchkinQuest], bool]) -> bool:
        return any(happens(world) for world in course(g, decision, index))

    def at_once() -> MunchkinQuest:
        return next(course(g, decision, index))

    def asks(world: MunchkinQuest, whom: int, answers: int = 0) -> bool:
        found = world.decision_of(whom)
        return found is not None and answers in (0, len(found.codes))

    def same(world: MunchkinQuest, whom: int) -> bool:
        return fortune(world, SeatNo(whom)) == fortune(g, SeatNo(whom))

    match note.id.removeprefix("explain-mq-"):
        case "boss":
            return numbers["level"] == g.rules.boss_level
        case "charity":
            return numbers["n"] == len(g.munchkins[asked].hand) - g.hand_limit(asked) > 0
        case "end":
            return numbers["n"] == g.moves_left(asked)
        case "monsters-move":
            return g.moves_left(asked) == 0
        case "hand-size":
            other = g.munchkins[int(str(option["seat"]))]
            return (numbers["n"], numbers["level"]) == (len(other.hand), other.level)
        case "trade":
            return munchkin is not None and (numbers["items"], numbers["gold"]) == (len(munchkin.items), munchkin.gold)
        case "worth":
            return (numbers["bonus"], numbers["value"]) == (CARDS[card].bonus, CARDS[card].value)
        case "packed":
            return numbers["n"] == CARDS[card].bonus
        case "there":
            return munchkin is not None and numbers["more"] == len(g.munchkins_at(munchkin.place)) - 1
        case "nobody-there":
            return not g.munchkins_at(place)
        case "monsters-there":
            return numbers["n"] == len(g.monsters_at(place)) > 0
        case "quiet":
            return not g.monsters_at(place)
        case "monster":
            monster = g.monster(Uid(int(str(option["uid"]))))
            return monster is not None and (numbers["level"], seat) == (g.monster_level(monster), monster.owner)
        case "disdained":
            return comes(lambda world: len(here(world, asked)) == numbers["n"] and world.fight is None)
        case "floor":
            return comes(lambda world: len(things(world, asked)) == numbers["n"])
        case "free" | "show" | "no-gold" | "nothing-more" | "keep-offer" | "no-offer" | "stay-out" | "looks":
            return same(at_once(), asked)
        case "spared":
            return comes(lambda world: world.curse < 0 and same(world, seat))
        case "base":
            before = owned_by(g, SeatNo(seat))
            return comes(lambda world: not owned_by(world, SeatNo(seat)) <= before)
        case "die-of" | "die-of-monster":
            roll = g.roll
            whom = die_for(roll.dice[int(str(option["number"]))]) if roll is not None else -1
            if note.id == "explain-mq-die-of":
                return whom == seat
            thrown = g.monster(Uid(whom - MONSTER_PARTICIPANT))
            return thrown is not None and CARDS[thrown.card].id == note.cards["card"]
        case "draws":
            return not g.dxm_deck or comes(
                lambda world: held(world, SeatNo(seat), DXM) == held(g, SeatNo(seat), DXM) + 1
            )
        case "nobody-draws":
            return all(held(at_once(), each, DXM) == held(g, each, DXM) for each in seat_numbers(g.seats()))
        case "given" if numbers["more"]:
            return comes(lambda world: asks(world, asked)) and card in owned(g, asked)
        case "given":
            return comes(lambda world: owned(world, SeatNo(seat)).count(card) > owned(g, SeatNo(seat)).count(card))
        case "thrown-away":
            return comes(lambda world: copies(world, card) < copies(g, card))
        case "into-hand":
            return comes(lambda world: card in [hand_card(each) for each in world.munchkins[asked].hand])
        case "lure":
            return not (g.monster_deck or g.monster_discard) or comes(lambda world: world.fight is not None)
        case "must-agree":
            return comes(lambda world: asks(world, seat))
        case "muted":
            return comes(lambda world: strength(world, asked) <= strength(g, asked) and card in owned(world, asked))
        case "other-chooses":
            card = card if card >= 0 else decision.frame.source
            return comes(lambda world: asks(world, seat, numbers["n"]) and world.pending[0].frame.source == card)
        case "targets":
            return comes(lambda world: asks(world, asked, numbers["n"]))
        case "sale":
            paid = numbers["sum"] >= numbers["price"]
            return paid or comes(lambda world: sold(world, asked) == numbers["sum"])
        case "victims" if comes(lambda world: is_for(world, asked, card)):
            return comes(lambda world: is_for(world, asked, card) and numbers["n"] == len(hurt(g, world, asked)))
        case "victims":  # it can only be for one
            others = [each for each in seat_numbers(g.seats()) if each != asked and not g.munchkins[each].dead]
            return not numbers["n"] and not any(hurts(g, each, course(g, decision, index)) for each in others)
        case "turned":
            return comes(lambda world: world.links != g.links)
    raise AssertionError(f"nobody looks at {note}")


def fortune(g: MunchkinQuest, seat: SeatNo) -> tuple[int, int, int, int, list[int]]:
    """What a munchkin has."""
    munchkin = g.munchkins[seat]
    return (munchkin.level, munchkin.gold, g.health(seat), g.moves_left(seat), owned(g, seat))


def here(g: MunchkinQuest, seat: SeatNo) -> list[Monster]:
    return g.monsters_at(g.munchkins[seat].place)


def copies(g: MunchkinQuest, card: int) -> int:
    """How many of a card everybody has together."""
    return sum(owned(g, seat).count(card) for seat in seat_numbers(g.seats()))


def things(g: MunchkinQuest, seat: SeatNo) -> list[int]:
    """What lies open for the munchkin, the gold as one thing."""
    room = g.rooms[g.munchkins[seat].place]
    return [*[item for item in room.floor if not barred(item)], *([room.gold] if room.gold else [])]


def is_for(world: MunchkinQuest, seat: int, card: int) -> bool:
    """Whether the seat is asked whom its card is for."""
    question = world.decision_of(seat)
    return question is not None and question.frame.source == card


def hurt(g: MunchkinQuest, world: MunchkinQuest, asked: SeatNo) -> list[int]:
    """The others whom a curse would hurt, its victim being chosen in `world`."""
    question = world.decision_of(asked)
    assert question is not None
    seats = [option.fields.get("seat") for option in question.options]
    return [
        seat
        for index, seat in enumerate(seats)
        if isinstance(seat, int) and seat != asked and hurts(g, SeatNo(seat), course(world, question, index))
    ]


def hurts(g: MunchkinQuest, seat: SeatNo, worlds: Iterator[MunchkinQuest]) -> bool:
    """Whether the card that was cast last takes something from the munchkin, or makes somebody choose what."""
    card = -1
    for world in worlds:
        card = world.curse if card < 0 else card
        munchkin = world.munchkins[seat]
        if munchkin.dead or munchkin.curses != g.munchkins[seat].curses or fortune(world, seat) != fortune(g, seat):
            return True
        asked = world.pending[0] if world.pending else None
        if asked is not None and not isinstance(asked.op, Window):
            return asked.frame.source == card
        if world.curse != card and all(frame.source != card for frame in world.agenda):
            return False
    return False


def owned_by(g: MunchkinQuest, seat: SeatNo) -> set[int]:
    """The monsters on bases of a munchkin's colour."""
    return {monster.uid for monster in g.monsters if monster.owner == seat}


def sold(g: MunchkinQuest, seat: SeatNo) -> int:
    """What the items that are to pay for a level come to so far."""
    asked = g.decision_of(seat)
    return Sale(asked.frame).sum if asked is not None and asked.kind == "sell-items" else -1


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


def owned(g: MunchkinQuest, seat: SeatNo) -> list[int]:
    munchkin = g.munchkins[seat]
    hand = [hand_card(held) for held in munchkin.hand]
    return [*hand, *munchkin.laid, *[item_card(item) for item in munchkin.items]]


def walls(g: MunchkinQuest) -> int:
    return sum(g.link(place, side) == WALL for place in range(len(g.rooms)) for side in range(4))


def held(g: MunchkinQuest, seat: SeatNo, deck: int) -> int:
    return len([each for each in g.munchkins[seat].hand if CARDS[hand_card(each)].deck == deck])


def holds(note: Note, g: MunchkinQuest, world: MunchkinQuest, asked: SeatNo) -> bool:
    """Whether what the note claims is so in `world`, some steps after `g`."""
    seat = SeatNo(note.seats.get("who", asked))
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
            # A card that was played for it has left the hand.
            more = held(world, seat, DXM) - held(g, seat, DXM)
            return more == n or (more == n - 1 and len(g.dxm_deck) - len(world.dxm_deck) == n)
        case "won":
            return fight.step == WON if fight is not None else bool(world.winners)
        case "lost":
            return fight is not None and fight.step == LOST
        case "fight-ends":
            return g.fight is not None and (fight is None or fight.place != g.fight.place)
        case "joins":
            return world.arriving >= 0 or len(world.monsters) > len(g.monsters)
        case "leave":
            return len({monster.uid for monster in g.monsters} - {monster.uid for monster in world.monsters}) == n
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
            return (after.level, after.gold, hits, owned(world, SeatNo(asked))) == (
                before.level,
                before.gold,
                0,
                owned(g, SeatNo(asked)),
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
