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
from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.explain import SENTENCES, Reader
from underhall.games.series.option_kinds import NO, PLACE
from underhall.games.series.state import BUILD, SeriesGame
from underhall.games.series.windows import PASSING, Window
from underhall.kernel import pace
from underhall.kernel.decisions import Decision, kind_of, pack
from underhall.kernel.explain import Explanation, Note
from underhall.kernel.judge import answer, asked_within
from underhall.text import LANGUAGES, texts
from underhall.text.tell import Teller

SERIES = ("boss-monster", "super-boss-monster")
SIDES = {"boss-monster": (2, 3, 4), "super-boss-monster": (1, 3, 4, 6)}
WALKS = ("explain-dies-mine", "explain-dies", "explain-reaches-mine", "explain-reaches-mine-fatal", "explain-reaches")
MOST_STEPS = 4000


def reader_of(game: str) -> Reader:
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
        self.chosen = False  # whether something had to be chosen on the way
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
                self.chosen = self.chosen or nothing(first) < 0
                pace.take(g, first, max(0, nothing(first)))
            elif g.agenda:
                pace.step(g)
            else:
                break
        self.died = [s for s in range(len(g.seats)) if self.hero.card in g.seats[s].souls]
        self.reached = [s for s in range(len(g.seats)) if self.hero.card in g.seats[s].wounds]


def settled(g: SeriesGame, decision: Decision, code: int, steps: frozenset[str]) -> SeriesGame:
    """The real game after the answer and what it sets off, while nobody else reacts."""
    world = g.clone()
    if code == PASSING and decision.kind in ("react", "build"):
        return world
    answer(world, decision, code, steps)
    while (asked := asked_within(world, steps)) is not None:
        assert isinstance(asked.op, Window), f"{asked} is asked, though all is said to be certain"
        answer(world, asked, PASSING, steps)
    return world


def check(g: SeriesGame, decision: Decision, code: int, notes: list[Note], checked: Counter[str]) -> None:
    """Hold the certain notes on an option against what happens."""
    reader = reader_of(g.config.game)
    certain = [note for note in notes if note.certain]
    if kind_of(code) == PLACE:
        check_building(g, decision, code, certain, reader, checked)
        return
    counted = [note for note in certain if note.id in COUNTED or note.id in COUNTED_OTHER]
    walks = [note for note in certain if note.id in WALKS]
    if not counted and not walks:
        return
    window = isinstance(decision.op, Window) and decision.codes[0] == PASSING
    base = settled(g, decision, PASSING, reader.steps) if window and code != PASSING else g
    after = settled(g, decision, code, reader.steps)
    seat = decision.seat
    for note in counted:
        name, sign = COUNTED.get(note.id) or COUNTED_OTHER[note.id]
        whose = note.seats.get("seat", seat)
        before, now = measure(base, whose, name, note, reader), measure(after, whose, name, note, reader)
        spent = len(g.seats[seat].hand) - len(after.seats[seat].hand) if name == "hand" else 0
        found = (now - before) * sign
        allowed = {note.numbers["n"], note.numbers["n"] - sign} if name == "hand" else {note.numbers["n"]}
        assert found in allowed, f"{note}: {before} → {now} ({spent}), {decision}, {code}"
        if "total" in note.numbers and name in ("damage", "wounds"):
            assert now == note.numbers["total"]
        checked[note.id] += 1
    for note in walks:
        checked[note.id] += check_walk(after.clone(), note, seat)


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


def measure(g: SeriesGame, seat: int, name: str, note: Note, reader: Reader) -> int:
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
    g: SeriesGame, decision: Decision, code: int, notes: list[Note], reader: Reader, checked: Counter[str]
) -> None:
    """What a room adds, once all rooms lie open."""
    told = [note for note in notes if note.id in COUNTED]
    if not told:
        return
    world = g.clone()
    seat = decision.seat
    pace.take(world, world.decision_of(seat) or decision, decision.codes.index(code))
    for _ in range(MOST_STEPS):
        if world.phase != BUILD or not (world.pending or world.agenda):
            break
        if world.pending:
            first = world.pending[0]
            pace.take(world, first, max(0, nothing(first)))
        else:
            pace.step(world)
    for note in told:
        name, sign = COUNTED[note.id]
        before, now = measure(g, seat, name, note, reader), measure(world, seat, name, note, reader)
        assert (now - before) * sign == note.numbers["n"], f"{note}: {before} → {now}, {decision}, {code}"
        checked[f"built {note.id}"] += 1


def check_walk(world: SeriesGame, note: Note, seat: int) -> bool:
    """Whether the hero dies in that very room, or reaches the boss with so much health.

    It cannot be told where somebody has to choose something on the way: that is no passing any more.
    """
    walk = Walk(world, note.cards["hero"])
    if walk.chosen:
        return False
    whose = note.seats.get("seat", seat)
    if note.id.startswith("explain-dies"):
        assert (walk.seat, walk.slot + 1) == (whose, note.numbers["slot"]), note
        assert whose in walk.died, note
    else:
        assert whose in walk.reached, f"{note}: {walk.died} {walk.reached} {walk.slot}"
        assert walk.left == note.numbers["left"], note
    return True


@pytest.mark.parametrize("game", SERIES)
def test_what_is_certain_comes_true(game: str) -> None:
    checked: Counter[str] = Counter()
    info = GAMES[game]
    for g in tables(game, 6, 500, "certain"):
        luck = seeded(f"answers {g.config.seed}")
        while g.pending:
            decision = g.pending[luck.below(len(g.pending))]
            explanation = info.explain(g, decision)
            for code, notes in zip(decision.codes, explanation.options, strict=True):
                check(g, decision, code, notes, checked)
            g.answer(decision.seat, luck.below(len(decision.codes)))
    print(sum(checked.values()), dict(checked))
    assert {"explain-dies-mine", "explain-reaches-mine", "explain-damage-more-mine"} <= set(checked)
    assert "built explain-treasure-more-mage" in checked


def keys(explanation: Explanation) -> list[list[tuple[object, ...]]]:
    return [[note.key() for note in notes] for notes in (explanation.question, *explanation.options)]


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
    files = [folder / name / "explain.py" for name in ("series", "boss_monster", "super_boss_monster")]
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
