"""Bots that take their time: they think elsewhere, nobody else waits, and whatever they do wrong the game goes on."""

import asyncio
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.desk import PATIENCE, Desk, Page
from tests.server.live_server import Person
from tests.server.proof import paper
from tests.server.proof.process import Server
from tests.server.slow_bots import FAILING, GATE, LAST, SLOW_BOTS, WHEN_TOLD
from underhall import GAMES, Decision
from underhall.bots import BOTS, is_quick
from underhall.engine import Game
from underhall.errors import UnknownBot
from underhall.kernel import pace
from underhall.server.bodies import NewTable, SeatWish
from underhall.server.bot_process import think
from underhall.server.bot_seats import choose_for
from underhall.server.changes import Thought
from underhall.server.guests import guest_of
from underhall.server.playback import game_after
from underhall.server.record import CARETAKER
from underhall.server.refusals import Refusal
from underhall.server.session import GameSession
from underhall.server.table import Table
from underhall.server.thinking import REACTION_LIMIT, WAITING_LIMIT, BotProcesses, encode_thought
from underhall.server.thinking_messages import LIMIT, Chosen, read_request

pytestmark = pytest.mark.once

TOGETHER = "super-boss-monster"  # begins with a choice that all make at the same time
DECISIONS = 60  # compared in each game
REPLACED = ("hangs", "exits", "kills-itself")  # bots whose process is of no more use


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """While this file is there, the bot that waits to be told thinks."""
    gate = tmp_path / "gate"
    gate.touch()
    monkeypatch.setenv(GATE, str(gate))
    return gate


@pytest.fixture
def slow_desk(tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """A desk that has slow bots."""
    monkeypatch.setattr(BotProcesses, "module", "tests.server.slow_bots")
    for name, bot in SLOW_BOTS.items():
        monkeypatch.setitem(BOTS, name, bot)
    desk = Desk(tmp_path)
    yield desk
    gate.unlink(missing_ok=True)
    desk.close()


def session_of(table: Table) -> GameSession:
    assert table.session is not None
    return table.session


def answered(table: Table) -> Iterator[tuple[Game, Decision, int]]:
    """The game before each of its answers, the decision, and the option taken."""
    given = session_of(table).game.answers
    config = table.config
    game = GAMES[config.game].start(config.seats, config.seed, dict(config.options), False)
    for seat, option in zip(given[::2], given[1::2], strict=True):
        decision = game.decision_of(seat)
        assert decision is not None
        yield game, decision, option
        game.answer(seat, option)


def play_on(desk: Desk, page: Page, answers: int) -> None:
    """Answer whatever is asked so many times, and let bots think in between."""
    for _ in range(answers):
        desk.think()
        assert page.question is not None
        page.answer(page.question["safe"])
    desk.think()


# -- what crosses ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_the_same_wherever_it_is_asked(name: str) -> None:
    """The game is the same there to the last field, in the middle of a turn and of a moment for reactions, too."""
    info = GAMES[name]
    game = info.start(min(4, info.seats[-1]), "crossing", {}, False)
    luck = random.Random("crossing")
    compared = 0
    while compared < DECISIONS:
        if not game.pending:
            if pace.run_on(game) is not None:
                pace.step(game)
            continue
        decision = luck.choice(game.pending)
        for bot in ("greedy", "random"):
            request = read_request(encode_thought(Thought(bot, game, decision)))
            assert think(request) == Chosen(choose_for(bot, game, decision))
        there = game_after(info, game.config, request.answers, request.answered, request.state)
        there.advance()
        assert there.fingerprint() == game.fingerprint()
        assert there.view(decision.seat) == game.view(decision.seat)
        compared += 1
        pace.take(game, decision, luck.randrange(len(decision.codes)))
    assert game.snapshots, "no turn has begun"


def test_a_slow_bot_plays(slow_desk: Desk) -> None:
    """What it chooses in its process is what is answered at the table."""
    table = slow_desk.open("me", LAST)
    page = slow_desk.page(table, 0)
    play_on(slow_desk, page, 6)
    theirs = [(len(decision.codes), option) for _, decision, option in answered(table) if decision.seat == 1]
    assert len(theirs) > 3
    assert all(option == options - 1 for options, option in theirs)
    assert slow_desk.registry.thinking.failures == 0


def test_only_a_search_has_a_process_of_its_own(slow_desk: Desk) -> None:
    """And no process is started before a bot needs one."""
    thinking = slow_desk.registry.thinking
    slow_desk.page(slow_desk.open("me", "greedy"), 0)
    assert [lane.process for lane in (thinking.fast, thinking.searching)] == [None, None]
    slow_desk.page(slow_desk.open("me", LAST), 0)
    slow_desk.think()
    assert [lane.process is None for lane in (thinking.fast, thinking.searching)] == [False, True]
    slow_desk.page(slow_desk.open("me", "nightmare", game=TOGETHER), 0)
    slow_desk.think()
    assert [lane.process is None for lane in (thinking.fast, thinking.searching)] == [False, False]


# -- what goes wrong ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FAILING)
def test_a_bot_that_fails_is_replaced_for_that_answer(
    slow_desk: Desk, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    """The caretaker answers, the log says why without any secret, and a process that is of no more use is replaced."""
    table = slow_desk.open("me", name, game=TOGETHER)
    lane = slow_desk.registry.thinking.fast
    assert lane.process is not None
    first = lane.process.pid
    session = session_of(table)
    if name == "hangs":
        assert session.is_thinking
        slow_desk.turn(LIMIT)
    slow_desk.run(until(lambda: 1 in session.game.answers[::2]))
    game, decision, option = next(each for each in answered(table) if each[1].seat == 1)
    assert option == choose_for(CARETAKER, game, decision)
    assert lane.failures >= 1
    said = capfd.readouterr().err
    assert f"underhall: table {table.record.id}: bot {name}: " in said
    assert "greedy answers in its place" in said
    assert "a secret" not in said
    if name in REPLACED:
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
    elif lane.process is not None:
        assert lane.process.pid == first


def test_a_reaction_is_not_waited_for(slow_desk: Desk) -> None:
    """After a quarter of a second the caretaker reacts; the process goes on, and is no failure yet."""
    table = slow_desk.open("me", "hangs")
    page = slow_desk.page(table, 0)
    thinking = slow_desk.registry.thinking
    session = session_of(table)
    failures = 0
    for _ in range(400):
        thoughts = list(session.thoughts.values())
        if any(thought.is_hurried for thought in thoughts):
            break
        if thoughts:
            slow_desk.turn(LIMIT)
            failures += 1
        else:
            assert page.question is not None
            page.answer(page.question["safe"])
    else:
        raise AssertionError("the bot was never asked whether it reacts")
    shown = len(page.frames)
    slow_desk.turn(REACTION_LIMIT - 0.01)
    assert list(session.thoughts.values()) == thoughts
    assert len(page.frames) == shown, "who waits is told that somebody thinks"
    slow_desk.turn(0.02)
    assert list(session.thoughts.values()) != thoughts
    assert thinking.failures == failures


def test_a_thought_that_nobody_has_time_for_is_given_up(
    slow_desk: Desk, gate: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """While others have the process, nobody waits for ever; and nobody is ended for it."""
    busy = [slow_desk.open("me", name, game=TOGETHER) for name in (WHEN_TOLD, "hangs", LAST)]
    lane = slow_desk.registry.thinking.fast
    assert lane.process is not None
    first = lane.process.pid
    assert all(session_of(table).is_thinking for table in busy)
    slow_desk.turn(5)
    gate.unlink()
    slow_desk.run(until(lambda: not session_of(busy[0]).is_thinking))  # now the second has the process
    slow_desk.turn(WAITING_LIMIT - 5)
    assert capfd.readouterr().err == (
        f"underhall: table {busy[2].record.id}: bot last: "
        "nobody had time to think for 10 seconds; greedy answers in its place\n"
    )
    assert session_of(busy[1]).is_thinking
    assert lane.process is not None
    assert lane.process.pid == first


# -- meanwhile ---------------------------------------------------------------------------------------------------------


def test_people_are_asked_while_a_bot_thinks(slow_desk: Desk, gate: Path) -> None:
    """What all choose at the same time they choose at the same time; an answer is acknowledged at once."""
    table = slow_desk.open("me", WHEN_TOLD, game=TOGETHER)
    page = slow_desk.page(table, 0)
    session = session_of(table)
    assert session.is_thinking
    assert page.question is not None
    assert page.shown["waiting"] == [0, 1]
    before = len(session.game.answers)
    assert {"type": "accepted", "id": "mine"} in page.answer(1, id="mine")
    assert session.is_thinking
    assert page.shown["waiting"] == [1]
    assert len(session.game.answers) == before + 2
    gate.unlink()
    slow_desk.think()
    assert page.question is not None


def test_nothing_comes_of_a_thought_after_undo(slow_desk: Desk, gate: Path) -> None:
    """The bot thinks again, about the game as it is then."""
    table = slow_desk.open("me", WHEN_TOLD)
    page = slow_desk.page(table, 0)
    gate.unlink()
    while not page.shown["undo"] or not session_of(table).is_thinking:
        slow_desk.think()
        assert page.question is not None
        gate.touch()
        page.answer(page.question["safe"])
        if not (page.shown["undo"] and session_of(table).is_thinking):
            gate.unlink()
    session = session_of(table)
    thought = next(iter(session.thoughts.values()))
    given = len(session.game.answers)
    page.send(type="undo")
    assert page.question is not None
    assert len(session.game.answers) == given - 2
    assert not thought.is_wanted
    left = list(session.game.answers)
    gate.unlink()
    slow_desk.think()
    assert session.game.answers[: len(left)] == left
    assert thought.option < 0
    play_on(slow_desk, page, 2)


def test_nothing_comes_of_a_thought_after_the_table_is_closed(slow_desk: Desk, gate: Path) -> None:
    """Whoever comes back finds the bot thinking again."""
    table = slow_desk.open("me", WHEN_TOLD)
    thought = next(iter(session_of(table).thoughts.values()))
    assert not table.is_idle
    slow_desk.registry._unload(table)
    assert not thought.is_wanted
    again = slow_desk.table(table.record.id)
    assert again is not table
    assert session_of(again).is_thinking
    gate.unlink()
    slow_desk.think()
    page = slow_desk.page(again, 0)
    play_on(slow_desk, page, 2)
    assert slow_desk.registry.thinking.failures == 0


def test_a_game_that_ends_forgets_what_its_bots_think_about(slow_desk: Desk) -> None:
    """Also if people end it."""
    table = slow_desk.open("me", WHEN_TOLD)
    page = slow_desk.page(table, 0)
    thought = next(iter(session_of(table).thoughts.values()))
    page.send(type="vote", yes=True)
    assert table.record.standing == "ended"
    assert not thought.is_wanted


@pytest.mark.long
def test_two_hundred_tables_go_on_while_a_bot_thinks(slow_desk: Desk) -> None:
    """Each answer is acknowledged and the next question asked before the slow bot is done, however long it takes."""
    slow = slow_desk.open("me", WHEN_TOLD)
    pages = [slow_desk.page(slow_desk.open("me", "greedy", seed=str(number)), 0) for number in range(200)]
    for page in pages:
        asked = page.question
        assert asked is not None
        frames = page.answer(asked["safe"], id="mine")
        assert {"type": "accepted", "id": "mine"} in frames
        assert page.question is not None
        assert page.question["id"] != asked["id"]
    assert session_of(slow).is_thinking


# -- the processes -----------------------------------------------------------------------------------------------------


def test_the_process_ends_with_the_server(tmp_path: Path, slow_desk: Desk) -> None:
    """Also in the middle of a thought."""
    slow_desk.open("me", WHEN_TOLD)
    process = slow_desk.registry.thinking.fast.process
    assert process is not None
    slow_desk.run(slow_desk.registry.close())
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


class SlowServer(Server):
    """A server that has slow bots."""

    module = "tests.server.slow_server"


def thinkers(gate: Path) -> set[int]:
    """The processes in which the bot has begun to think."""
    return {int(file.suffix[1:]) for file in gate.parent.glob("gate.*")}


def is_gone(pid: int) -> bool:
    """Whether the process has ended, though perhaps nobody has asked how yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def wait_for(condition: object) -> None:
    assert callable(condition)
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
def test_a_server_that_is_killed_while_a_bot_thinks_leaves_nobody_behind(tmp_path: Path, gate: Path) -> None:
    """And when it is back, the bot thinks again, and the game goes on."""
    server = SlowServer(tmp_path)
    server.start()
    server.wait()
    ann = Person(server, "Ann")  # type: ignore[arg-type]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": WHEN_TOLD}]
    id = ann.post("/api/tables", {"game": TOGETHER, "seats": seats}, 201)["table"]["id"]
    wait_for(lambda: thinkers(gate))
    first = thinkers(gate)
    server.kill()
    wait_for(lambda: all(is_gone(pid) for pid in first))
    server.start()
    server.wait()
    try:
        socket = ann.socket(id, 0)
        socket.sync()
        wait_for(lambda: thinkers(gate) - first)
        socket.answer(0)
        gate.unlink()
        while not socket.shown["question"]:
            socket.read()
    finally:
        gate.unlink(missing_ok=True)
        server.kill()
    wait_for(lambda: all(is_gone(pid) for pid in thinkers(gate)))


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["brutal", "", "Greedy", "greedy ", "easy\n"])
def test_an_unknown_strength_is_refused(desk: Desk, bot: str) -> None:
    """With the names of those that there are; and no table is made."""
    wish = NewTable("boss-monster", [SeatWish("me"), SeatWish("bot", bot)])
    with pytest.raises(UnknownBot) as refused:
        desk.run(desk.registry.create(guest_of("ann"), "here", wish))
    for lang in ("en", "ru", "uk", "pl", "ja"):
        assert all(name in refused.value.in_language(lang) for name in BOTS)
    assert desk.registry.tables == {}


@pytest.mark.parametrize("bot", ["my_bots:Best", "os:system", "command ./bot"])
def test_bots_of_ones_own_do_not_play_on_a_server(desk: Desk, bot: str) -> None:
    """It would have to run code of others."""
    wish = NewTable("boss-monster", [SeatWish("me"), SeatWish("bot", bot)])
    with pytest.raises(Refusal, match="refused-own-bot") as refused:
        desk.run(desk.registry.create(guest_of("ann"), "here", wish))
    assert str(refused.value.problem.args["known"]).split(", ") == list(BOTS)
    assert desk.registry.tables == {}


def test_where_a_stored_bot_is_gone_the_caretaker_plays(
    slow_desk: Desk, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """And the log says so."""
    table = slow_desk.open("me", LAST)
    slow_desk.think()
    slow_desk.restart()
    monkeypatch.delitem(BOTS, LAST)
    again = slow_desk.table(table.record.id)
    assert [place.bot for place in again.record.places] == [CARETAKER, CARETAKER]
    assert f"table {table.record.id}: there is no bot 'last' any more; greedy plays instead" in capfd.readouterr().err
    assert slow_desk.page(again, 0).question is not None


def test_the_caretaker_is_quick(slow_desk: Desk) -> None:
    """Nobody waits for a bot that plays for somebody who is away, at whatever table."""
    assert is_quick(CARETAKER)
    table = slow_desk.open("me", "me", LAST)
    assert [place.bot for place in table.record.places] == [CARETAKER, CARETAKER, LAST]


# -- reactions ---------------------------------------------------------------------------------------------------------


def test_a_search_leaves_reactions_to_a_quicker_bot() -> None:
    """Nightmare thinks about its own turn, its building included; whether to react, hard decides for it."""
    asked: list[tuple[str, str, bool]] = []

    def choose(thought: Thought) -> tuple[float, int]:
        asked.append((thought.bot, thought.decision.kind, thought.is_hurried))
        return 0.1, 0

    desk = paper.Desk(paper.record_of("boss-monster", [paper.person("ann"), paper.bot("nightmare")], "1"))
    desk.think = choose
    desk.start()
    page = paper.Page(desk, 0, "ann")
    for _ in range(200):
        desk.time.turn(0.1)
        page.read()
        if page.question is not None:
            page.send(type="answer", id=str(len(asked)), question=page.question["id"], option=page.question["safe"])
    assert {bot for bot, _, is_hurried in asked if is_hurried} == {"hard"}
    assert {bot for bot, _, is_hurried in asked if not is_hurried} == {"nightmare"}
    assert ("nightmare", "build", False) in asked


def test_a_bot_builds_by_itself_where_several_play() -> None:
    """Everybody knows that it builds, and its window lasts anyway: the caretaker does not build for it."""
    built: list[int] = []

    def choose(thought: Thought) -> tuple[float, int]:
        if thought.decision.kind == "build" and not thought.is_hurried:
            built.append(len(thought.answers))
        return 0.5, 0

    places = [paper.person("ann"), paper.person("bob"), paper.bot("hard")]
    desk = paper.Desk(paper.record_of("boss-monster", places, "1"))
    desk.think = choose
    desk.start()
    pages = [paper.Page(desk, seat, name) for seat, name in enumerate(("ann", "bob"))]
    for number in range(120):
        desk.time.turn(0.5)
        for page in pages:
            page.read()
            if page.question is not None:
                page.send(type="answer", id=f"{number}", question=page.question["id"], option=page.question["safe"])
    assert len(built) >= 3


async def until(condition: object) -> None:
    """Let the loop run until this is so."""
    assert callable(condition)
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)
