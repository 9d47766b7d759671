"""Moments for reactions: everybody is asked at once, the rules' order holds all the same, and nothing gets lost."""

import random
from typing import Any

import msgspec
import pytest

from tests.conformance.hooks import HOOKS
from tests.server.proof.paper import BEAT, NAMES, Desk, Page, bot, person, record_of
from tests.server.proof.test_wire import Fork, who_could_react
from tests.server.proof.worlds import same_world
from underhall import GAMES
from underhall.server.policy import ASKS
from underhall.server.protocol import Policy
from underhall.server.restore import restore
from underhall.server.table import Table

pytestmark = [pytest.mark.once, pytest.mark.long]

EVENINGS = 60
STEPS = 150


def moment(least: int, seed: str) -> tuple[Desk, list[Page], list[int]]:
    """A moment in which so many can react, with a page for everybody; and who can, in the rules' order."""
    for n in range(2000):
        fork = Fork(f"{seed} {n}")
        able = who_could_react(fork.game)
        if len(able) >= least and able[0] != fork.game.config.seats:
            break
    else:
        raise AssertionError("there was no such moment")
    config = fork.game.config
    names = NAMES[: config.seats]
    record = record_of(config.game, [person(name, Policy("always")) for name in names], "m", dict(config.options))
    record.seed = config.seed
    record.standing = "running"
    desk = Desk(record)
    answers = list(fork.game.answers)
    log = desk.paper.rows["log"]
    for number in range(len(answers) // 2):
        seat, value = answers[2 * number], answers[2 * number + 1]
        log.append(row(desk.table, number, seat, value))
    desk.table.log_length = len(log)
    desk.table.open_session(same_world(fork.game))
    desk.table.go_on()
    return desk, [Page(desk, seat, name) for seat, name in enumerate(names)], able


def row(table: Table, number: int, seat: int, value: int) -> dict[str, Any]:
    shared = {"table_id": table.record.id, "kind": "answer", "by": "before", "note": "", "bank": -1}
    return {**shared, "number": number, "seat": seat, "value": value}


def answer(page: Page, option: int | None = None) -> str:
    question = page.question
    assert question is not None
    id = f"answer {next(Page.ids)}"
    page.send(type="answer", id=id, question=question["id"], option=question["safe"] if option is None else option)
    return id


def kinds(page: Page, id: str) -> list[str]:
    """What became of the answer, so far."""
    page.read()
    frames = [msgspec.json.decode(raw) for _, raw in page.wire]
    return [frame["type"] for frame in frames if frame.get("id") == id]


def turn(desk: Desk, pages: list[Page], seconds: float) -> None:
    desk.time.turn(seconds)
    for page in pages:
        page.read()


def an_act(page: Page) -> int:
    assert page.question is not None
    acts = HOOKS[page.desk.table.info.id].ACTS
    return next(i for i, option in enumerate(page.question["options"]) if option["kind"] in acts)


def test_all_who_can_react_are_asked_at_once() -> None:
    """The last one does not have to wait until the first has passed, and their passes count in the rules' order."""
    desk, pages, able = moment(2, "at once")
    assert all(pages[seat].question is not None for seat in able)
    ids = [(seat, answer(pages[seat])) for seat in reversed(able)]
    turn(desk, pages, BEAT)
    assert all(kinds(pages[seat], id) == ["accepted"] for seat, id in ids)
    people = [each["seat"] for each in desk.paper.rows["log"] if each["by"] == "person"]
    assert people[: len(able)] == able


def test_an_answer_is_acknowledged_when_the_moment_is_over() -> None:
    """Not before: that would tell whether somebody else was still thinking. Sent again, it is still the same answer."""
    desk, pages, able = moment(2, "acknowledged")
    page = pages[able[-1]]
    question = page.question
    id = answer(page)
    assert question is not None
    page.send(type="answer", id=id, question=question["id"], option=question["safe"])
    assert kinds(page, id) == []
    for seat in able[:-1]:
        answer(pages[seat])
    turn(desk, pages, BEAT)
    assert kinds(page, id) == ["accepted"]
    page.send(type="answer", id=id, question=question["id"], option=question["safe"])
    assert kinds(page, id) == ["accepted", "accepted"]


def test_who_is_first_by_rule_overtakes_the_others() -> None:
    """A pass given before that is moot, a reaction is refused, and both are asked again, under another id."""
    found = 0
    for n in range(12):
        desk, pages, able = moment(2, f"overtakes {n}")
        first, later = pages[able[0]], pages[able[-1]]
        old = later.question
        assert old is not None
        acts = n % 2 == 0
        id = answer(later, an_act(later) if acts else None)
        mine = answer(first, an_act(first))
        for _ in range(8):
            turn(desk, pages, BEAT)
            if kinds(later, id):
                break
            if first.question is not None:
                answer(first, 0)
        assert kinds(first, mine) == ["accepted"]
        assert kinds(later, id) == ["refused" if acts else "accepted"]
        stored = [each["kind"] for each in desk.paper.rows["log"] if each["note"].endswith(f" {id}")]
        assert stored == ([] if acts else ["moot"])
        if later.question is not None and later.question["kind"] == old["kind"]:
            found += 1
            assert later.question["id"] != old["id"]
    assert found, "nobody was ever asked again"


def test_an_early_answer_is_taken_back() -> None:
    """As if it had not been given; the new one counts."""
    desk, pages, able = moment(2, "back")
    page = pages[able[-1]]
    old = page.question
    answer(page)
    assert page.shown["undo"]
    page.send(type="undo")
    assert old is not None
    assert page.question is not None
    assert page.question["id"] != old["id"]
    assert page.question["options"] == old["options"]
    id = answer(page)
    for seat in able[:-1]:
        answer(pages[seat])
    turn(desk, pages, BEAT)
    assert kinds(page, id) == ["accepted"]
    people = [each["seat"] for each in desk.paper.rows["log"] if each["by"] == "person" and each["kind"] == "answer"]
    assert people[: len(able)] == able


# -- anything goes ---------------------------------------------------------------------------------------------------


class Evening:
    """People who do whatever comes to their minds: answer, take back, change policies, go and come, look again."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        luck = self.luck
        info = luck.choice(list(GAMES.values()))
        most = info.seats[-1]
        people = luck.randint(2, most)
        places = [person(name, Policy(luck.choice(ASKS))) for name in NAMES[:people]]
        if people < most and luck.random() < 0.5:
            places.append(bot("random"))
        pace = luck.choice(("untimed", "live", "relaxed"))
        self.desk = Desk(record_of(info.id, places, f"evening {seed}", pace=pace))
        self.desk.start()
        self.pages = [Page(self.desk, seat, name) for seat, name in enumerate(NAMES[:people])]

    def step(self) -> None:
        luck = self.luck
        for page in self.pages:
            page.read()
        page = luck.choice(self.pages)
        deed = luck.random()
        if deed < 0.55:
            asked = [page for page in self.pages if page.question is not None]
            if not asked:
                self.desk.time.turn(BEAT / 2)
                return
            page = luck.choice(asked)
            assert page.question is not None
            answer(page, luck.randrange(len(page.question["options"])))
        elif deed < 0.7:
            self.desk.time.turn(luck.choice((0.1, 0.7, BEAT, BEAT, 25.0)))
        elif deed < 0.85:
            page.send(type="undo")
        elif deed < 0.92:
            never = luck.sample(self.desk.table.info.card_ids, luck.choice((0, 1, 40)))
            page.send(type="policy", policy={"ask": luck.choice(ASKS), "never": never})
        elif deed < 0.96:
            page.send(type="sync")
        elif deed < 0.995:
            self.desk.table.disconnect(page.connection)
            self.pages[page.seat] = Page(self.desk, page.seat, NAMES[page.seat])
        else:
            page.send(type="resign")

    def check(self) -> None:
        """What is stored makes the game that is being played; nobody is asked what is not open."""
        self.desk.time.turn(0)  # bots may have more to think about
        table = self.desk.table
        session = table.session
        assert session is not None
        paper, time, window_time = self.desk.paper, self.desk.time, self.desk.window_time
        again = Table(table.record, table.info, paper, time, table.limits, table.thinking, window_time)
        record, rows = table.record, [dict(each) for each in self.desk.paper.rows["log"]]
        places = [msgspec.structs.replace(place) for place in record.places]
        standing, record.standing = record.standing, "ended"  # so that it only looks, and does not go on from there
        restore(again, rows, [])
        record.standing = standing
        assert again.session is not None
        assert again.session.game.answers == session.game.answers
        assert [(each.caretaker, each.resigned, each.policy) for each in record.places] == [
            (each.caretaker, each.resigned, each.policy) for each in places
        ]
        assert again.session.questions.rewinds == session.questions.rewinds
        for page in self.pages:
            page.read()
            asked = session.questions.open.get(page.seat)
            shown = page.shown.get("question")
            assert (asked.id if asked is not None else None) == (shown["id"] if shown else None)


@pytest.mark.parametrize("group", range(6))
def test_whatever_people_do_the_log_tells_the_whole_game(group: int) -> None:
    """The game that the log makes is the one on the table, and every page shows the question that its seat is asked."""
    for n in range(EVENINGS // 6):
        evening = Evening(100 * group + n)
        for at in range(STEPS):
            evening.step()
            if at % 5 == 0:
                evening.check()
            session = evening.desk.table.session
            assert session is not None
            if session.over:
                break
        evening.check()
