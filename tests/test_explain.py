"""What questions say about themselves: what is called certain comes true, and nothing is told that a seat cannot know.

A certain note is held against what then really happens: the answer is given in the real game, with everything that is
hidden in it, and everybody else passes.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

import underhall
from tests.lengths import length, seed
from underhall import GAMES, seeded
from underhall.games.series.cards import ALL_CARDS, SPELL
from underhall.games.series.explain.facts import TableReader
from underhall.games.series.explain.questions import SENTENCES
from underhall.games.series.option_kinds import CAST, NO, PLACE
from underhall.games.series.state import BUILD, SeriesGame
from underhall.games.series.windows import PASSING, Window
from underhall.kernel import pace
from underhall.kernel.agenda import NOBODY
from underhall.kernel.decisions import Decision, kind_of, pack, x_of, y_of, z_of
from underhall.kernel.explain import Explanation, Note
from underhall.kernel.judge import answer, asked_within
from underhall.kernel.types import OptionCode, SeatNo, Slot, seat_numbers
from underhall.text import LANGUAGES, texts
from underhall.text.tell import Teller

SERIES = ("boss-monster", "super-boss-monster")
SIDES = {"boss-monster": (2, 3, 4), "super-boss-monster": (1, 3, 4, 6)}
WALKS = ("explain-dies-mine", "explain-dies", "explain-reaches-mine", "explain-reaches-mine-fatal", "explain-reaches")
MOST_STEPS = 4000


def reader_of(game: str) -> TableReader:
    if game == "boss-monster":
        from underhall.games.boss_monster.explain import READER as boss_reader

        return boss_reader
    from underhall.games.super_boss_monster.explain import READER as super_reader

    return super_reader


def tables(game: str, usual: int, full: int, name: str) -> list[SeriesGame]:
    """Games that have yet to be played."""
    start = seed(f"explain {name} {game}")
    found: list[SeriesGame] = []
    for number in range(length(usual, full)):
        sides = SIDES[game]
        table = underhall.engine.new(game, sides[number % len(sides)], seed=f"{start} {number}")
        assert isinstance(table, SeriesGame)
        found.append(table)
    return found


def nothing(decision: Decision) -> int:
    """The answer that does nothing, or -1 where something must be chosen."""
    for code in (PASSING, pack(NO)):
        if code in decision.codes:
            return decision.codes.index(code)
    return -1


class Walk:
    """What becomes of a hero if everybody does nothing for as long as there is a choice."""

    def __init__(self, g: SeriesGame, card: str) -> None:
        # A dungeon without rooms is crossed in no time: the hero is not seen on its way.
        heroes = [g.walker] if g.walker is not None else list(g.seats[g.active].entrance)
        [self.hero] = [hero for hero in heroes if ALL_CARDS[hero.card].id == card]
        self.seat = g.walker_seat
        self.slot = g.walker_at
        self.left = self.hero.health - self.hero.damage
        waits = g.walker is None
        for _ in range(MOST_STEPS):
            if g.walker is not None and g.walker.serial == self.hero.serial:
                waits = False
                self.seat = g.walker_seat
                self.slot = g.walker_at
                self.left = g.walker.health - g.walker.damage
            elif not waits or self.hero.card in [card for side in g.seats for card in side.wounds]:
                break
            if g.pending:
                first = g.pending[0]
                pace.take(g, first, max(0, nothing(first)))
            elif g.agenda:
                pace.step(g)
            else:
                break
        self.died = [s for s in range(len(g.seats)) if self.hero.card in g.seats[s].souls]
        self.souls = [g.souls(s) for s in seat_numbers(len(g.seats))]
        self.wounds = [g.wounds(s) for s in seat_numbers(len(g.seats))]
        self.fled = self.hero.serial in [hero.serial for hero in g.town]
        self.reached = [s for s in range(len(g.seats)) if self.hero.card in g.seats[s].wounds]


def settled(g: SeriesGame, decision: Decision, code: OptionCode, steps: frozenset[str]) -> SeriesGame:
    """The real game after the answer and what it sets off, while nobody else reacts."""
    world = g.clone()
    world.quiet = False  # so that it tells what happens
    if code == PASSING and decision.kind in ("react", "build"):
        return world
    answer(world, decision, code, steps)
    while (asked := asked_within(world, steps)) is not None:
        # What others hold may bring up a choice of theirs: whatever is certain is so whatever they choose.
        answer(world, asked, asked.codes[max(0, nothing(asked))], steps)
    return world


def check(g: SeriesGame, decision: Decision, code: OptionCode, notes: list[Note], checked: Counter[str]) -> None:
    """Hold every certain note on an option against what happens."""
    certain = [note for note in notes if note.certain]
    if kind_of(code) == PLACE:
        check_building(g, decision, code, certain, checked)
        return
    for note in certain:
        if note.id in PLACES:
            check_place(g, decision, code, note)
            checked[note.id] += 1
    claims = [note for note in certain if note.id not in RESTATED and note.id not in PLACES]
    if not claims:
        return
    reader = reader_of(g.config.game)
    window = isinstance(decision.op, Window) and decision.codes[0] == PASSING
    base = settled(g, decision, PASSING, reader.steps) if window and code != PASSING else g
    after = settled(g, decision, code, reader.steps)
    for note in claims:
        check_claim(Tried(base, after, decision, code), note)
        checked[note.id] += 1


def check_question(g: SeriesGame, decision: Decision, notes: list[Note], checked: Counter[str]) -> None:
    """What the question says of the moment is so; what it says will follow does, if nothing is done."""
    for note in notes:
        if note.id.startswith("explain-then-"):
            if note.certain:
                claim = Note(note.id.replace("explain-then-", "explain-", 1), note.numbers, note.cards, note.seats)
                after = settled(g, decision, PASSING, reader_of(g.config.game).steps)
                check_claim(Tried(g, after, decision, PASSING), claim)
        elif note.id in MOMENTS:
            check_moment(g, decision.seat, note)
        else:
            assert re.fullmatch(TOLD, note.id), f"nobody looks at {note}"
        checked[note.id] += 1


def check_moment(g: SeriesGame, seat: SeatNo, note: Note) -> None:
    """Where the next hero is, and how much health it has."""
    hero = g.walker if g.walker is not None else g.seats[g.active].entrance[0]
    whose = g.walker_seat if g.walker is not None else g.active
    assert note.cards["hero"] == ALL_CARDS[hero.card].id
    assert note.numbers["left"] == max(0, hero.health - hero.damage)
    assert note.seats.get("seat", seat) == whose
    if "slot" in note.numbers:
        assert note.numbers["slot"] == g.walker_at + 1
        assert note.cards["room"] == ALL_CARDS[g.top(whose, g.walker_at).card].id


def check_place(g: SeriesGame, decision: Decision, code: OptionCode, note: Note) -> None:
    """Which of several things is meant, and what is printed beside it."""
    if note.id == "explain-seat":
        seat = x_of(code)
        assert note.numbers == {"souls": g.souls(SeatNo(seat)), "wounds": g.wounds(SeatNo(seat))}
    elif note.id == "explain-hero":
        heroes = [*g.town, *([g.walker] if g.walker is not None else []), *[h for s in g.seats for h in s.entrance]]
        assert note.numbers["health"] in [h.health - h.damage for h in heroes if h.card == x_of(code)] or not [
            h for h in heroes if h.card == x_of(code)
        ]
    else:
        seat, slot = note.seats.get("seat", decision.seat), note.numbers["slot"] - 1
        assert (seat, slot) == (y_of(code), z_of(code))
        assert note.numbers["damage"] == g.damage(SeatNo(seat), Slot(slot))


class Tried:
    """An answer given in the real game: what lies there if nothing is done, and what lies there then."""

    def __init__(self, base: SeriesGame, after: SeriesGame, decision: Decision, code: OptionCode) -> None:
        self.base = base
        self.after = after
        self.decision = decision
        self.code = code

    def spent(self) -> int:
        """Whether a spell leaves the hand by it: that is no news."""
        frame = self.decision.frame
        begun = frame.source >= 0 and ALL_CARDS[frame.source].type == SPELL and frame.pc < frame.program.secret_until
        return int(kind_of(self.code) == CAST or (begun and not isinstance(self.decision.op, Window)))


def check_claim(tried: Tried, note: Note) -> None:
    seat = tried.decision.seat
    whose = SeatNo(note.seats.get("seat", seat))
    base, after = tried.base, tried.after
    if note.id in COUNTED or note.id in COUNTED_OTHER:
        name, sign = COUNTED.get(note.id) or COUNTED_OTHER[note.id]
        reader = reader_of(base.config.game)
        before, now = measure(base, whose, name, note, reader), measure(after, whose, name, note, reader)
        spent = tried.spent() if name == "hand" and whose == seat else 0
        assert (now + spent - before) * sign == note.numbers["n"], f"{note}: {before} → {now}, {tried.decision}"
        if "total" in note.numbers and name in ("damage", "wounds"):
            assert now == note.numbers["total"]
    elif note.id in WALKS:
        check_walk(after.clone(), note, seat)
    elif note.id in ("explain-room-lost", "explain-room-gone"):
        assert rooms(base, SeatNo(whose), note.cards["card"]) - rooms(after), note
    elif note.id in ("explain-room-off", "explain-room-off-mine"):
        working = rooms(base, SeatNo(whose), note.cards["card"], True) & rooms(after)
        assert working - rooms(after, active=True), note
    elif note.id == "explain-town":
        assert note.cards["hero"] in [ALL_CARDS[hero.card].id for hero in after.town], note
    elif note.id == "explain-flees":
        assert Walk(after.clone(), note.cards["hero"]).fled, note
    elif note.id == "explain-kept-out":
        assert note.cards["hero"] not in came_in(after, seat), note
    elif note.id == "explain-cancels":
        told = [
            event.args_for(seat, after.wording) for event in after.events if event.message.name == "spell-cancelled"
        ]
        assert note.cards["card"] in [args.get("card") for args in told], f"{note}: {told}"
    else:
        raise AssertionError(f"nobody looks at {note}")


def rooms(g: SeriesGame, seat: SeatNo = NOBODY, card: str = "", active: bool = False) -> set[int]:
    """The rooms that lie open, by their uids: all of them, or of a name in one dungeon; or those that are in action."""
    tops = [(s, stack[-1]) for s in range(len(g.seats)) for stack in g.seats[s].dungeon]
    return {
        room.uid
        for s, room in tops
        if not room.hidden
        and (seat < 0 or (s == seat and ALL_CARDS[room.card].id == card))
        and (room.active or not active)
    }


def came_in(g: SeriesGame, seat: SeatNo) -> set[str]:
    """The heroes who come into a dungeon, or before its boss, by the end of the turn, while nobody does anything."""
    world = g.clone()
    world.quiet = False  # so that it tells what happens
    begun = len(world.events)
    for _ in range(MOST_STEPS):
        if world.turn != g.turn or not (world.pending or world.agenda):
            break
        if world.pending:
            pace.take(world, world.pending[0], max(0, nothing(world.pending[0])))
        else:
            pace.step(world)
    told = [event for event in world.events[begun:] if event.message.name in ENTERED]
    return {str(event.args_for(seat, world.wording)["hero"]) for event in told}


ENTERED = ("hero-entered", "hero-survived", "hero-died")


# What an answer means, in other words; and what has happened before a question, which the log tells as well.
RESTATED = (
    "explain-lets",
    "explain-no",
    "explain-no-build",
    "explain-no-room",
    "explain-no-spell",
    "explain-yes",
)
TOLD = r"explain-((casts|uses|spends)(-[a-z-]+)?|own|because|build|build-other|laid|revealed|turn|turn-mine)"
PLACES = ("explain-at", "explain-at-mine", "explain-hero", "explain-seat")
MOMENTS = tuple(f"explain-{at}{mine}" for at in ("inside", "between", "next") for mine in ("", "-mine"))
COUNTED = {
    "explain-cards-more": ("hand", 1),
    "explain-cards-less": ("hand", -1),
    "explain-coins-more": ("coins", 1),
    "explain-coins-less": ("coins", -1),
    "explain-souls-more-mine": ("souls", 1),
    "explain-souls-less-mine": ("souls", -1),
    "explain-wounds-more-mine": ("wounds", 1),
    "explain-wounds-more-mine-fatal": ("wounds", 1),
    "explain-healed": ("wounds", -1),
    "explain-damage-more-mine": ("damage", 1),
    "explain-damage-less-mine": ("damage", -1),
}
TREASURES = ("cleric", "fighter", "mage", "thief", "explorer")
COUNTED |= {f"explain-treasure-more-{treasure}": ("treasure", 1) for treasure in TREASURES}
COUNTED |= {f"explain-treasure-less-{treasure}": ("treasure", -1) for treasure in TREASURES}
COUNTED_OTHER = {
    "explain-hand-less": ("hand", -1),
    "explain-souls-more": ("souls", 1),
    "explain-souls-less": ("souls", -1),
    "explain-wounds-more": ("wounds", 1),
    "explain-damage-more": ("damage", 1),
    "explain-damage-less": ("damage", -1),
}


def measure(g: SeriesGame, seat: SeatNo, name: str, note: Note, reader: TableReader) -> int:
    if name == "hand":
        return len(g.seats[seat].hand)
    if name == "coins":
        return reader.coins(g, seat)
    if name == "souls":
        return g.souls(seat)
    if name == "wounds":
        return g.wounds(seat)
    if name == "damage":
        return reader.damage(g, seat)
    return reader.treasure(g, seat, note.numbers["treasure"])


def check_building(
    g: SeriesGame, decision: Decision, code: OptionCode, notes: list[Note], checked: Counter[str]
) -> None:
    """What a room adds, once all rooms lie open."""
    seat, slot = decision.seat, y_of(code)
    reader = reader_of(g.config.game)
    world = g.clone()
    pace.take(world, world.decision_of(seat) or decision, decision.codes.index(code))
    for _ in range(MOST_STEPS):
        if world.phase != BUILD or not (world.pending or world.agenda):
            break
        if world.pending:
            first = world.pending[0]
            pace.take(world, first, max(0, nothing(first)))
        else:
            pace.step(world)
    for note in notes:
        if note.id == "explain-covers":
            assert note.cards["card"] == ALL_CARDS[g.top(seat, Slot(slot)).card].id, note
        elif note.id == "explain-new-room":
            assert note.numbers["slot"] == slot + 1 == len(g.seats[seat].dungeon) + 1, note
            assert note.numbers["damage"] == ALL_CARDS[x_of(code)].damage, note
        else:
            name, sign = COUNTED[note.id]
            before, now = measure(g, seat, name, note, reader), measure(world, seat, name, note, reader)
            assert (now - before) * sign == note.numbers["n"], f"{note}: {before} → {now}, {decision}, {code}"
        checked[f"built {note.id}"] += 1


def check_walk(world: SeriesGame, note: Note, seat: SeatNo) -> None:
    """The hero dies in that very room, or reaches the boss with so much health."""
    whose = note.seats.get("seat", seat)
    souls, wounds = world.souls(SeatNo(whose)), world.wounds(SeatNo(whose))
    walk = Walk(world, note.cards["hero"])
    if note.id.startswith("explain-dies"):
        assert (walk.seat, walk.slot + 1) == (whose, note.numbers["slot"]), note
        assert whose in walk.died, note
        assert walk.souls[whose] == souls + note.numbers["n"], note
    else:
        assert whose in walk.reached, f"{note}: {walk.died} {walk.reached} {walk.slot}"
        assert walk.left == note.numbers["left"], note
        assert walk.wounds[whose] == note.numbers.get("total", wounds + note.numbers["n"]), note


@pytest.mark.once
@pytest.mark.parametrize("game", SERIES)
def test_what_is_certain_comes_true(game: str) -> None:
    checked: Counter[str] = Counter()
    info = GAMES[game]
    for g in tables(game, 6, 1000, "certain"):
        luck = seeded(f"answers {g.config.seed}")
        while g.pending:
            decision = g.pending[luck.below(len(g.pending))]
            explanation = info.explain(g, decision)
            check_question(g, decision, explanation.question, checked)
            for code, notes in zip(decision.codes, explanation.options, strict=True):
                check(g, decision, code, notes, checked)
            g.answer(decision.seat, luck.below(len(decision.codes)))
    print(sum(checked.values()), dict(checked))
    assert {"explain-dies-mine", "explain-reaches-mine", "explain-damage-more-mine"} <= set(checked)
    assert "built explain-treasure-more-mage" in checked


@pytest.mark.parametrize("game", SERIES)
def test_a_wrong_claim_is_found(game: str) -> None:
    """The same with numbers that are off by one is not true: the proof above can fail."""
    info = GAMES[game]
    wrong: set[str] = set()
    for g in tables(game, 3, 3, "wrong"):
        luck = seeded(f"answers {g.config.seed}")
        while g.pending:
            decision = g.pending[luck.below(len(g.pending))]
            for code, notes in zip(decision.codes, info.explain(g, decision).options, strict=True):
                for note in notes:
                    if note.certain and note.numbers and note.id not in wrong:
                        off = {name: n + (name not in GIVEN) for name, n in note.numbers.items()}
                        with pytest.raises(AssertionError):
                            check(g, decision, code, [Note(note.id, off, note.cards, note.seats)], Counter())
                        wrong.add(note.id)
            g.answer(decision.seat, luck.below(len(decision.codes)))
    assert {"explain-dies-mine", "explain-reaches-mine", "explain-damage-more-mine"} <= wrong


GIVEN = ("most", "treasure")  # how many wounds are deadly, and which treasure is meant: they claim nothing


def keys(explanation: Explanation) -> list[list[tuple[object, ...]]]:
    return [[note.key() for note in notes] for notes in (explanation.question, *explanation.options)]


@pytest.mark.once
@pytest.mark.parametrize("game", SERIES)
def test_nothing_is_told_that_the_seat_cannot_know(game: str) -> None:
    """The same is said where all that the seat cannot see has been dealt afresh."""
    info = GAMES[game]
    compared = 0
    for g in tables(game, 4, 200, "hidden"):
        luck = seeded(f"answers {g.config.seed}")
        while g.pending:
            decision = g.pending[luck.below(len(g.pending))]
            world = g.imagine(decision.seat, seeded(f"{g.config.seed} {compared}"))
            world.events = g.events
            other = world.decision_of(decision.seat)
            assert other is not None
            told, instead = keys(info.explain(g, decision)), keys(info.explain(world, other))
            assert told == instead, f"{decision}: {told} {instead}"
            compared += 1
            g.answer(decision.seat, luck.below(len(decision.codes)))
    assert compared > 200


@pytest.mark.parametrize("game", SERIES)
def test_every_kind_of_option_is_explained_in_five_languages(game: str) -> None:
    info = GAMES[game]
    explained: set[str] = set()
    told: set[str] = set()
    for g in tables(game, 8, 60, "kinds"):
        tellers = [Teller(texts(lang), info, g, ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay"]) for lang in LANGUAGES]
        luck = seeded(f"answers {g.config.seed}")
        while g.pending:
            decision = g.pending[luck.below(len(g.pending))]
            explanation = info.explain(g, decision)
            for option, notes in zip(decision.options, explanation.options, strict=True):
                assert notes, f"{decision}: {option}"
                explained.add(option.kind)
            for notes in (explanation.question, *explanation.options):
                for note in notes:
                    if note.id not in told:
                        told.add(note.id)
                        assert all(teller.note(note).strip() for teller in tellers)
            if explanation.question:
                assert all(teller.about(decision, explanation.question) for teller in tellers)
            g.answer(decision.seat, luck.below(len(decision.codes)))
    missing = {kind.name for kind in info.kinds()} - explained
    # Items and coins come with an expansion or with one's own luck.
    assert missing <= {"item", "coin", "on-top", "under", "treasure", "from-deck", "from-discard", "deck"}, missing


def ids_in_the_code() -> set[str]:
    """Every id that the code can make."""
    folder = Path(underhall.__file__).parent / "games"
    files = [folder / name / "explain.py" for name in ("boss_monster", "super_boss_monster")]
    files += (folder / "series" / "explain").glob("*.py")
    found = {id for file in files for id in re.findall(r'"(explain-[a-z-]+[a-z])"', file.read_text("utf-8"))}
    found |= {id.replace("explain-", "explain-then-", 1) for id in SENTENCES}
    found |= {f"explain-damage-{more}-mine" for more in ("more", "less")}
    found |= {f"explain-casts-{on}" for on in ("room", "room-mine", "hero", "seat", "you", "spell")}
    found |= {id for id in COUNTED if "-treasure-" in id}
    return found | {f"explain-uses-{on}" for on in ("hero", "seat", "you", "spell")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_has_its_words(lang: str) -> None:
    missing = [id for id in sorted(ids_in_the_code()) if not texts(lang).has(id)]
    assert not missing


def test_the_fifth_wound_is_called_fatal() -> None:
    """Passing while the hero comes that puts a seat out of the game says so, and only that does."""
    fatal = 0
    for g in tables("boss-monster", 12, 100, "fatal"):
        luck = seeded(f"answers {g.config.seed}")
        while g.pending:
            decision = g.pending[0]
            if decision.kind == "react":
                explanation = GAMES["boss-monster"].explain(g, decision)
                for note in explanation.options[0]:
                    if note.id == "explain-reaches-mine-fatal":
                        fatal += 1
                        assert note.tone == "harm"
                        assert note.numbers["total"] >= 5
                        assert g.wounds(decision.seat) + note.numbers["n"] == note.numbers["total"]
                    elif note.id == "explain-reaches-mine":
                        assert note.numbers["total"] < 5
            # Mostly nothing is built or cast, so that wounds come quickly.
            g.answer(decision.seat, 0 if luck.below(4) else luck.below(len(decision.codes)))
    assert fatal
