"""Playing: games end, clones and saves are the game itself, nothing is lost, nothing is shared by mistake."""

import itertools
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType
from typing import Any

import underhall
from tests.conformance.hooks import HOOKS
from tests.conformance.invariants import Watch
from tests.conformance.parameters import every_game, every_table, main_tables, playing
from tests.conformance.tables import (
    ALL,
    STYLES,
    Play,
    Table,
    finished,
    is_looked_at,
    pick,
    play_out,
    played,
)
from tests.lengths import length
from underhall import GAMES, seeded
from underhall.engine import Game
from underhall.kernel.agenda import Op, Program
from underhall.kernel.decisions import Wording
from underhall.kernel.luck import Luck
from underhall.kernel.types import seat_numbers


def test_every_game_has_hooks() -> None:
    """The suite knows what to ask of each registered game."""
    assert HOOKS.keys() == GAMES.keys()


@playing([(table, style) for style in STYLES for table in ALL])
def test_random_play_ends_and_nothing_breaks_on_the_way(table: Table, style: str) -> None:
    """Whatever is answered, all invariants hold after it: cards are conserved, options are real and do not repeat."""
    for seed in range(1 if style == "steady" else length(1, full=10)):
        watch: Watch | None = None
        for play in played(table, seed, style):
            watch = watch or Watch(play.game)
            if play.step < 200 or play.step % length(3, full=1) == 0 or play.game.over:
                broken = watch.broken(play.game)
                assert not broken, f"{play}: {broken}"
        outcome = play.game.outcome
        assert outcome is not None, f"{play}: over without an outcome"
        assert outcome.winners or outcome.rule in HOOKS[table.game].LOST_BY_ALL, f"{play}: over without a winner"
        assert len(outcome.scores) == table.seats


@every_table
def test_a_clone_plays_on_like_the_game_itself(table: Table) -> None:
    """From every decision on: the same answers lead to the same state, decision by decision."""
    stride = length(2, full=1)
    for play in played(table, "clone", "any"):
        if (play.step > 8 and play.step % stride) or not is_looked_at(play):
            continue
        game, copy = play.game.clone(), play.game.clone()
        assert copy.fingerprint() == play.game.fingerprint(), f"{play}: a clone is another game"
        luck = seeded(play.step)
        for step in range(4):
            if game.over:
                break
            seat, index = pick(game, luck, "eager")
            game.answer(seat, index)
            copy.answer(seat, index)
            assert copy.fingerprint() == game.fingerprint(), f"{play}: after {step + 1} answers, {seat}: {index} last"


@every_game
def test_a_clone_taken_anywhere_ends_like_the_game(table: Table, style: str) -> None:
    """Clones taken on the way are given the rest of the answers and end as the game did."""
    copies: list[Game] = []
    for play in played(table, "rest", style, whole=False):
        copies.append(play.game.clone())
    answers = play.game.answers
    pairs = list(zip(answers[::2], answers[1::2], strict=True))
    for taken in range(0, len(copies), 5 if style == "any" else 25):
        for seat, index in pairs[taken:]:
            copies[taken].answer(seat, index)
        assert copies[taken].fingerprint() == play.game.fingerprint(), f"{play}: the clone of step {taken} ended apart"


@every_table
def test_what_is_done_to_a_clone_is_not_done_to_the_game(table: Table) -> None:
    """A clone or an imagined world is played on for long, and the game it came from is as it was."""
    for play in played(table, "apart", "any"):
        if (play.step > 8 and play.step % 6) or not is_looked_at(play):
            continue
        before, answers = play.game.fingerprint(), play.game.answers[:]
        copy = play.game.clone()
        play_out(copy, seeded(play.step), "eager", most=60)
        assert play.game.fingerprint() == before, f"{play}: playing a clone changed the game"
        if not play.game.over:
            play_out(play.game.imagine(0, seeded(play.step)), seeded(play.step), "eager", most=40)
        assert play.game.fingerprint() == before, f"{play}: playing an imagined world changed the game"
        assert play.game.answers == answers


@every_table
def test_a_quiet_game_is_the_same_game(table: Table) -> None:
    """Without events and marks everything else goes the same way."""
    play = finished(table, "quiet", "any")
    quiet = underhall.engine.new(table.game, table.seats, "quiet", dict(table.options), quiet=True)
    luck = seeded("players quiet")
    while not quiet.over:
        seat, index = pick(quiet, luck, "any")
        quiet.answer(seat, index)
    assert quiet.fingerprint() == play.game.fingerprint(), str(play)
    assert quiet.events == []


@main_tables
def test_save_and_load_at_many_decisions(table: Table) -> None:
    """Replayed or resumed, a loaded game is the game, saves the same bytes, and plays on the same way."""
    stride = length(5, full=1)
    for play in played(table, "save", "any", whole=False):
        if (play.step > 8 and play.step % stride) or not is_looked_at(play):
            continue
        save = play.game.save()
        for verify in (True, False):
            loaded = underhall.engine.load(save, verify=verify)
            assert loaded.fingerprint() == play.game.fingerprint(), f"{play}, verify={verify}: another game"
            assert loaded.save() == save, f"{play}, verify={verify}: another save"
            copy = play.game.clone()
            for seat, index in play_out(loaded, seeded(play.step), "any", most=3):
                copy.answer(seat, index)
            assert loaded.fingerprint() == copy.fingerprint(), f"{play}, verify={verify}: plays on another way"


@every_game
def test_a_replay_tells_the_same_story(table: Table, style: str) -> None:
    """A finished game, loaded, has the same marks, the same events with the same causes, and the same bytes."""
    play = finished(table, "replay", style)
    save = play.game.save()
    again = underhall.engine.load(save)
    assert again.save() == save, f"{play}: another save"
    assert [(m.answered, m.state) for m in again.snapshots] == [(m.answered, m.state) for m in play.game.snapshots], (
        str(play)
    )
    for seat in range(-1, table.seats):
        assert again.events_for(seat) == play.game.events_for(seat), f"{play}: other events for seat {seat}"
    assert again.outcome is not None
    assert play.game.outcome is not None
    assert repr(again.outcome) == repr(play.game.outcome), str(play)


@main_tables
def test_a_game_resumed_at_a_turn_ends_like_the_game(table: Table) -> None:
    """Saved in the middle of a turn, carried on from the state at its start, and given the rest of the answers."""
    play = finished(table, "resume", "steady", whole=False)
    answers = play.game.answers
    pairs = list(zip(answers[::2], answers[1::2], strict=True))
    for done in range(0, len(pairs), 31):
        early = underhall.engine.new(table.game, table.seats, "resume", dict(table.options))
        for seat, index in pairs[:done]:
            early.answer(seat, index)
        resumed = underhall.engine.load(early.save(), verify=False)
        for seat, index in pairs[done:]:
            resumed.answer(seat, index)
        assert resumed.fingerprint() == play.game.fingerprint(), f"{play}: resumed after {done} answers, ended apart"
        assert resumed.save() == play.game.save(), f"{play}: resumed after {done} answers, another save"


def simultaneous(table: Table, seed: object) -> list[Play]:
    """Moments of a game at which several seats are asked at once for the first time."""
    found: list[Play] = []
    before = 1
    for play in played(table, seed, "any"):
        asked = len(play.game.decisions)
        if asked > 1 and before == 1:
            here = Play(table, seed, "any")
            while here.step < play.step:
                here.answer()
            found.append(here)
        before = asked
    return found


def open_questions(game: Game) -> list[list[object]]:
    """What is asked, by seat, without the running number of each question."""
    asked = sorted(game.decisions, key=lambda decision: decision.seat)
    return [[d.seat, d.kind, d.frame.dump(), list(d.codes)] for d in asked]


@main_tables
def test_answers_of_seats_that_choose_at_the_same_time_commute(table: Table) -> None:
    """Whoever answers first: the same answers lead to the same table, and to the same game from there on."""
    for seed in range(2):
        for play in simultaneous(table, seed):
            ends: list[list[object]] = []
            for order in orders([d.seat for d in play.game.decisions]):
                game = play.game.clone()
                chosen: dict[int, Luck] = {d.seat: seeded(f"{seed} {d.seat}") for d in game.decisions}
                together = {d.kind for d in game.decisions}
                while any(d.kind in together for d in game.decisions):
                    seat = next(s for s in order if game.decision_of(s) is not None)
                    decision = game.decision_of(seat)
                    assert decision is not None
                    game.answer(seat, chosen[seat].below(len(decision.codes)))
                    if game.over or {d.kind for d in game.decisions} != together:
                        break
                ends.append(game.fingerprint())
            assert all(end == ends[0] for end in ends), f"{play}: the order of the answers matters"


def orders(seats: list[int]) -> list[tuple[int, ...]]:
    """Every order in which the seats may answer, up to a few."""
    return list(itertools.islice(itertools.permutations(seats), 8))


@main_tables
def test_one_seats_answer_leaves_the_questions_of_the_others_alone(table: Table) -> None:
    """Who chooses at the same time as others may do so later: the question, its number and its options stay."""
    for play in simultaneous(table, "stay"):
        game = play.game
        first, *others = [d.seat for d in game.decisions]
        held = {seat: game.decision_of(seat) for seat in others}
        game.answer(first, 0)
        for seat in others:
            before, now = held[seat], game.decision_of(seat)
            assert before is not None
            assert now is not None
            assert now.dump() == before.dump(), f"{play}: the question to seat {seat} has changed"
            game.clone().answer(seat, before.options[0])


@main_tables
def test_the_order_of_sealed_answers_shows_nowhere(table: Table) -> None:
    """Half-way through, too, nothing depends on who was quicker: neither the table nor anybody's questions."""
    for play in simultaneous(table, "half"):
        one, two = [d.seat for d in play.game.decisions][:2]
        forth, back = play.game.clone(), play.game.clone()
        for game, order in ((forth, (one, two)), (back, (two, one))):
            for seat in order:
                game.answer(seat, 0)
        assert open_questions(forth) == open_questions(back), f"{play}: seats {one} and {two}"
        for seat in seat_numbers(table.seats):
            assert forth.view(seat) == back.view(seat), f"{play}: seat {seat} sees who of {one}, {two} was quicker"


PLAIN = (int, str, bool, type(None))
NEVER = (GeneratorType, FunctionType, MethodType, BuiltinFunctionType)
# What every game of the process shares and nothing changes: programs, ops, wording.
SHARED = (Program, Op, Wording)


def attributes(thing: object) -> dict[str, object]:
    """The attributes of an object, compiled or not."""
    names: list[str] = list(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names += getattr(kind, "__mypyc_attrs__", ())
    return {name: getattr(thing, name) for name in names if name != "__dict__"}


def walk(thing: object, path: str, seen: set[int]) -> list[str]:
    """The places under `thing` that hold what can be neither cloned nor saved."""
    if id(thing) in seen or isinstance(thing, (*PLAIN, bytes, *SHARED)):
        return []
    seen.add(id(thing))
    if isinstance(thing, NEVER) or hasattr(thing, "__next__"):
        return [f"{path}: {thing!r}"]
    found: list[str] = []
    if isinstance(thing, list | tuple | set | frozenset):
        for i, each in enumerate(thing):
            found += walk(each, f"{path}[{i}]", seen)
    elif isinstance(thing, dict):
        for key, each in thing.items():
            found += walk(each, f"{path}[{key!r}]", seen)
    elif type(thing).__module__.startswith("underhall."):
        for name, each in attributes(thing).items():
            found += walk(each, f"{path}.{name}", seen)
    else:
        found.append(f"{path}: a {type(thing).__name__}")
    return found


# A clone leaves the history behind, and a loaded game may begin to tell it anew.
HISTORY = {"events", "answers", "snapshots", "has_history", "quiet", "frame"}
HISTORY |= {"shared", "shared_lairs"}  # which sides are still to be copied before they are changed


def is_state(name: str) -> bool:
    """Whether an attribute makes a game what it is: what begins with an underscore is worked out from the others."""
    return name not in HISTORY and not name.startswith("_")


def unlike(one: object, two: object, path: str) -> list[str]:
    """The places at which two games differ, looking at every attribute and not at what `dump` tells."""
    if isinstance(one, (*PLAIN, *SHARED)):
        return [] if one == two else [f"{path}: {one!r} and {two!r}"]
    if type(one) is not type(two):
        return [f"{path}: {one!r} and {two!r}"]
    if isinstance(one, list | tuple) and isinstance(two, list | tuple):
        if len(one) != len(two):
            return [f"{path}: {one!r} and {two!r}"]
        return [found for i in range(len(one)) for found in unlike(one[i], two[i], f"{path}[{i}]")]
    if isinstance(one, dict):
        return [] if one == two else [f"{path}: {one!r} and {two!r}"]
    ones, twos = attributes(one), attributes(two)
    return [found for name in filter(is_state, ones) for found in unlike(ones[name], twos[name], f"{path}.{name}")]


@main_tables
def test_nothing_is_forgotten_in_a_clone_or_a_save(table: Table) -> None:
    """Every attribute of the state, down to the last, is the same in a clone and in a game carried on from a save."""
    for play in played(table, "forgotten", "steady"):
        if play.step % length(45, full=9) or not is_looked_at(play):
            continue
        assert unlike(play.game, play.game.clone(), "game") == [], str(play)
        resumed = underhall.engine.load(play.game.save(), verify=False)
        assert unlike(play.game, resumed, "game") == [], str(play)


def plain(thing: Any) -> bool:
    if type(thing) is dict:
        return all(type(name) is str and plain(value) for name, value in thing.items())
    return type(thing) in PLAIN or (type(thing) is list and all(plain(each) for each in thing))


@main_tables
def test_the_state_is_plain_data(table: Table) -> None:
    """No generator, closure or iterator hides anywhere in a game, and its dump is plain data by names."""
    for play in played(table, "plain", "steady"):
        if play.step % length(49, full=7) or not is_looked_at(play):
            continue
        assert attributes(play.game)["answers"] is play.game.answers
        assert walk(play.game, "game", set()) == [], str(play)
        assert plain(play.game.fingerprint()), str(play)
        assert all(plain(mark.state) for mark in play.game.snapshots), str(play)


@main_tables
def test_a_stored_state_has_picked_nothing(table: Table) -> None:
    """Picks are numbers, of cards too, which mean something else when a card is added: no turn begins with any."""
    marks = finished(table, "picks", "eager").game.snapshots
    assert marks
    for mark in marks:
        state: Any = mark.state
        in_progress = [
            (frame["program"], frame["step"], frame["source"], any(frame["picks"])) for frame in state["agenda"]
        ]
        assert in_progress == [("turn", 0, None, False)]


@main_tables
def test_frames_in_progress_are_never_changed_in_place(table: Table) -> None:
    """Clones share frames, decisions and whatever else is not copied; playing on leaves every shared piece alone."""
    for play in played(table, "frames", "steady"):
        if play.step % 5 or not is_looked_at(play):
            continue
        frames = [(frame, frame.dump()) for frame in play.game.agenda]
        asked = [(decision, decision.dump()) for decision in play.game.decisions]
        play_out(play.game.clone(), seeded(play.step), "any", most=20)
        assert all(frame.dump() == dump for frame, dump in frames), str(play)
        assert all(decision.dump() == dump for decision, dump in asked), str(play)
