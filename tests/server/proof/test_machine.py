"""Three people at a table and a stranger, who do in any order whatever the protocol knows and what it does not: what is
acknowledged is stored, once; what is refused changes nothing; whoever comes back finds what was there."""

import json
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import hypothesis
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.lengths import FULL, length
from tests.server.desk import Desk, Frame, Page
from tests.server.proof.test_frames import good, met, near, texts
from underhall.kernel.types import WATCHER
from underhall.server.bodies import Join
from underhall.server.guests import guest_of
from underhall.server.operations.figures import FIGURES
from underhall.server.refusals import Refusal

pytestmark = [pytest.mark.once, pytest.mark.long]

NAMES = ("ann", "bob", "cid")
EVE = "eve"
EXAMPLES = length(4, 120)
STEPS = length(25, 80)
LONG = 5.0  # seconds: longer than any moment for reactions in which nobody is asked

seats = st.integers(0, len(NAMES) - 1)
ids = st.text(alphabet="abc1é漢", min_size=1, max_size=8)


class Machine(RuleBasedStateMachine):
    """What they do; after each step nothing may have gone wrong."""

    desk: ClassVar[Desk]

    @initialize(game=st.sampled_from(("boss-monster", "super-boss-monster", "munchkin-quest")), seed=st.integers(1, 99))
    def sit_down(self, game: str, seed: int) -> None:
        self.errors = FIGURES.total("errors")
        self.pages = self.desk.friends(*NAMES[1:], seed=str(seed), game=game)
        self.id = self.pages[0].table.record.id
        self.last: dict[int, Frame] = {}  # by seat: the last answer, as long as it must stand
        self.count = 0

    # -- what is there ------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Any:
        return self.pages[0].table

    @property
    def going_on(self) -> bool:
        return not self.pages[0].over

    def position(self) -> tuple[object, int]:
        return self.table.session.game.fingerprint(), self.table.log_length

    def told(self) -> tuple[object, int]:
        return [(page.view, page.events) for page in self.pages], self.table.log_length

    def unchanged(self, act: Callable[[], object]) -> None:
        before = self.position()
        act()
        assert self.position() == before

    def refused(self, page: Page, **frame: Any) -> None:
        """Such a frame is refused by a message, and changes nothing."""
        found: list[Frame] = []
        self.unchanged(lambda: found.extend(page.send(**frame)))
        replies = [each for each in found if each["type"] in ("refused", "accepted")]
        assert [each["type"] for each in replies] == ["refused"], replies
        assert replies[0]["problem"]["error"].startswith("refused-")

    # -- what they may do ---------------------------------------------------------------------------------------------

    @rule(seat=seats, luck=st.integers(0, 60))
    def answer(self, seat: int, luck: int) -> None:
        page = self.pages[seat]
        if page.question is None:
            return
        self.count += 1
        frame = {
            "id": f"a{self.count}",
            "question": page.question["id"],
            "option": luck % len(page.question["options"]),
        }
        replies = [each for each in page.send(type="answer", **frame) if each["type"] in ("accepted", "refused")]
        assert all(each["type"] == "accepted" and each["id"] == frame["id"] for each in replies)
        self.last.pop(seat, None)
        if replies:
            self.last[seat] = frame

    @rule(seconds=st.sampled_from((0.5, 2.0, 30.0)))
    def wait(self, seconds: float) -> None:
        self.desk.turn(seconds)

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        self.last.clear()
        self.pages[seat].send(type="undo")

    @rule(seat=seats, ask=st.sampled_from(("auto", "always", "hold", "act", "until-done", "until-stopped")))
    def choose_a_policy(self, seat: int, ask: str) -> None:
        self.pages[seat].send(type="policy", policy={"ask": ask})

    @rule(seat=seats, yes=st.booleans())
    def vote(self, seat: int, yes: bool) -> None:
        self.pages[seat].send(type="vote", yes=yes)

    @rule(seat=seats, phrase=st.sampled_from(("phrase-hello", "phrase-oops")))
    def speak(self, seat: int, phrase: str) -> None:
        self.unchanged(lambda: self.pages[seat].send(type="say", phrase=phrase))

    @rule(seat=seats)
    def come_back(self, seat: int) -> None:
        """A connection is lost: the new one shows what the old one showed."""
        old = self.pages[seat]
        old.shut()
        new = self.desk.page(self.table, seat, NAMES[seat])
        assert (new.shown["view"], new.events) == (old.shown["view"], old.events)
        self.pages[seat] = new

    @rule()
    def crash(self) -> None:
        """The server ends and starts again: all that was acknowledged is there, and everybody sees what they saw."""
        self.desk.turn(LONG)  # a moment for reactions is over when its time is: it would begin anew
        before = self.told()
        self.desk.restart()
        table = self.desk.table(self.id)
        self.pages = [self.desk.page(table, seat, name) for seat, name in enumerate(NAMES)]
        self.desk.turn(LONG)
        assert self.told() == before

    # -- what they may not --------------------------------------------------------------------------------------------

    @rule(seat=seats)
    def say_it_again(self, seat: int) -> None:
        """The same answer once more, as after a lost connection: it counts once."""
        if seat in self.last and self.going_on:
            found: list[Frame] = []
            self.unchanged(lambda: found.extend(self.pages[seat].send(type="answer", **self.last[seat])))
            replies = [each for each in found if each["type"] in ("accepted", "refused")]
            assert [(each["type"], each["id"]) for each in replies] == [("accepted", self.last[seat]["id"])]

    @rule(seat=seats, id=ids)
    def say_something_else_instead(self, seat: int, id: str) -> None:
        """What was answered has been answered."""
        if seat in self.last and self.going_on:
            self.refused(self.pages[seat], type="answer", **{**self.last[seat], "id": id, "option": 0})

    @rule(seat=seats, other=seats, id=ids)
    def answer_for_another(self, seat: int, other: int, id: str) -> None:
        asked, mine = self.pages[other].question, self.pages[seat].question
        if asked is None or (mine is not None and mine["id"] == asked["id"]) or not self.going_on:
            return
        if seat in self.last and self.last[seat]["question"] == asked["id"]:
            return
        self.refused(self.pages[seat], type="answer", id=id, question=asked["id"], option=0)

    @rule(seat=seats, option=st.sampled_from((-1, 10_000, 2**31, -(2**40))))
    def choose_what_there_is_not(self, seat: int, option: int) -> None:
        asked = self.pages[seat].question
        if asked is not None:
            self.refused(self.pages[seat], type="answer", id="x", question=asked["id"], option=option)

    @rule(kind=st.sampled_from(("answer", "undo", "resign", "vote", "back", "relieve", "policy")), seat=seats)
    def act_as_a_watcher(self, kind: str, seat: int) -> None:
        asked = self.pages[seat].question
        fields: dict[str, dict[str, Any]] = {
            "answer": {"id": "x", "question": asked["id"] if asked is not None else "0.0", "option": 0},
            "vote": {"yes": True},
            "relieve": {"seat": seat},
            "policy": {"policy": {"ask": "auto"}},
        }
        watcher = self.desk.page(self.table, WATCHER, EVE)
        self.refused(watcher, type=kind, **fields.get(kind, {}))
        watcher.shut()

    @rule(sent=st.lists(texts, min_size=1, max_size=3), seat=st.sampled_from((*range(len(NAMES)), WATCHER)))
    def send_nonsense(self, sent: list[str], seat: int) -> None:
        """A stranger at each door; and what is no frame at all, from where one may watch."""
        bad = [text for text in sent if not good(text)]
        messages = [{"type": "websocket.receive", "text": text} for text in (sent if seat >= 0 else bad)]
        frames: list[Frame] = []
        self.unchanged(lambda: frames.extend(met(self.desk, self.table, seat, messages, EVE)))
        if seat >= 0:
            assert [each["type"] for each in frames] == ["closed"]
        else:
            assert sum(each["type"] == "refused" for each in frames) == len(bad)

    @rule(frame=near, seat=seats)
    def send_nearly_a_frame(self, frame: Frame, seat: int) -> None:
        if not good(json.dumps(frame)):
            door_of = NAMES[seat]
            self.unchanged(
                lambda: met(
                    self.desk, self.table, seat, [{"type": "websocket.receive", "text": json.dumps(frame)}], door_of
                )
            )
            self.pages[seat] = self.desk.page(self.table, seat, NAMES[seat])

    @rule(invite=st.text(max_size=30), seat=st.integers(-2, 5))
    def come_uninvited(self, invite: str, seat: int) -> None:
        """A wrong invitation, a table that is full, and none at all are the same."""
        told = set()
        for id in (self.id, "nosuchtable1"):
            with pytest.raises(Refusal) as refused:
                self.desk.run(self.desk.registry.join(guest_of(EVE), "there", id, Join(invite, seat)))
            told.add((refused.value.status, refused.value.problem.error))
        assert told == {(404, "refused-no-table")}

    @rule(seat=seats)
    def start_what_has_started(self, seat: int) -> None:
        def tried() -> None:
            for act in (self.desk.registry.start, self.desk.registry.seated_table):
                for guest in (NAMES[seat], EVE):
                    try:
                        self.desk.run(act(guest_of(guest), self.id))
                    except Refusal:
                        continue
                    assert act == self.desk.registry.seated_table
                    assert guest != EVE

        self.unchanged(tried)

    @precondition(lambda self: self.going_on)
    @rule(seat=seats)
    def rematch_too_early(self, seat: int) -> None:
        with pytest.raises(Refusal):
            self.desk.run(self.desk.registry.rematch(guest_of(NAMES[seat]), "here", self.id))

    # -- what always holds --------------------------------------------------------------------------------------------

    @invariant()
    def nothing_is_broken(self) -> None:
        if getattr(self, "pages", None):
            assert not self.table.broken
            assert FIGURES.total("errors") == self.errors

    def teardown(self) -> None:
        """What is stored is what was played."""
        if getattr(self, "pages", None):
            self.crash()
            for page in self.pages:
                page.shut()


@pytest.fixture
def desk(database: str) -> Iterator[Desk]:
    desk = Desk(database)
    yield desk
    desk.close()


def test_whatever_is_done_in_whatever_order(desk: Desk) -> None:
    """On SQLite and on PostgreSQL."""

    class Here(Machine):
        pass

    Here.desk = desk
    settings = hypothesis.settings(
        max_examples=EXAMPLES,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate, *([hypothesis.Phase.shrink] if FULL else [])],  # which takes minutes
    )
    run_state_machine_as_test(Here, settings=settings)
