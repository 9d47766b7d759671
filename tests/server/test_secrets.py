"""What the others see does not tell who holds what: the reaction window, the public game, the versions, the clocks."""

import random

import pytest

from tests.server.desk import BEAT, Desk, Page, play_out
from underhall.server.guests import guest_of

pytestmark = pytest.mark.once


def until_reaction(desk: Desk, pages: list[Page], most: int = 400) -> Page:
    """Play on until somebody is asked whether to react, and holds something to react with."""
    for _ in range(most):
        for page in pages:
            question = page.question
            if question is not None and question["reaction"] and len(question["options"]) > 1:
                return page
        asked = [page for page in pages if page.question is not None]
        if asked:
            asked[0].answer(asked[0].question["safe"] if asked[0].question else 0)
        else:
            desk.turn(BEAT)
    raise AssertionError("nobody ever had anything to react with")


def test_a_reaction_shows_when_the_beat_is_over_and_no_sooner(desk: Desk) -> None:
    """Whoever answers at once is not told apart from somebody who takes his time, or who was not asked at all."""
    ann, bob = desk.friends("bob", seed="3")
    actor = until_reaction(desk, [ann, bob])
    other = bob if actor is ann else ann
    watcher = desk.page(ann.table, guest="eve")
    session = ann.table.session
    assert session is not None
    assert session.window.is_timed, "the window has just opened"
    before, seen = len(other.frames), other.shown
    index = next(i for i, option in enumerate(actor.question["options"]) if option["kind"] != "pass")  # type: ignore[index]
    actor.answer(index)
    while actor.question is not None and actor.question["kind"] not in ("react", "build"):
        actor.answer(0)  # targets and costs, chosen in private
    assert len(other.frames) == before
    other.send(type="sync")
    watcher.send(type="sync")
    assert other.shown == seen, "not even a reload shows it"
    assert watcher.shown["view"]["discard"] == seen["view"]["discard"]
    desk.turn(BEAT)
    assert other.shown["view"] != seen["view"]


def test_passing_shows_nothing(desk: Desk) -> None:
    """A pass within the beat sends nothing to anybody else."""
    ann, bob = desk.friends("bob", seed="3")
    actor = until_reaction(desk, [ann, bob])
    other = bob if actor is ann else ann
    before = len(other.frames)
    assert actor.question is not None
    actor.answer(actor.question["safe"])
    assert len(other.frames) == before


@pytest.mark.parametrize("seed", range(4))
def test_everybody_else_gets_the_same_frames_whatever_is_in_a_hand(desk: Desk, seed: int) -> None:
    """Bob always passes when he is asked to react. Ann's frames are those of a game in which he never is."""
    frames: list[list[bytes]] = []
    for ask in ("always", "auto"):
        ann, bob = desk.friends("bob", seed=str(seed))
        bob.send(type="policy", policy={"ask": ask, "never": []})
        luck = random.Random(seed)

        def choose(page: Page) -> int:
            assert page.question is not None
            if page.question["reaction"]:
                return int(page.question["safe"])
            # Luck must not depend on how often anybody is asked.
            return luck.randrange(len(page.question["options"]))  # noqa: B023

        play_out(desk, [ann, bob], choose)
        table = ann.table.record.id.encode()
        frames.append([raw.replace(table, b"") for raw in ann.raw if b'"type":"update"' in raw])
    assert frames[0] == frames[1]


def test_no_token_and_no_guest_is_in_any_frame(desk: Desk) -> None:
    """Who somebody is stays between the browser and the server."""
    ann, bob = desk.friends("bob")
    watcher = desk.page(ann.table, guest="eve")
    luck = random.Random(0)
    ann.send(type="say", phrase="phrase-hello")
    watcher.send(type="say", phrase="phrase-hello")
    play_out(desk, [ann, bob], lambda page: luck.randrange(len(page.question["options"])) if page.question else 0)
    sent = b"".join(ann.raw + bob.raw + watcher.raw)
    record = ann.table.record
    for secret in (guest_of("ann"), guest_of("bob"), guest_of("eve"), record.seed, record.invite):
        assert secret == "1" or secret.encode() not in sent


@pytest.mark.source
def test_no_beat_when_it_is_public_that_nobody_can_react(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The biggest saver of time: a moment in which nothing can be done takes none."""
    ann, bob = desk.friends("bob", seed="3")
    monkeypatch.setattr(ann.table.info, "public_quiet", lambda game: True)
    for _ in range(100):
        asked = [page for page in (ann, bob) if page.question is not None]
        if ann.over:
            break
        assert asked, "nobody waits for nothing"
        asked[0].answer(asked[0].question["safe"] if asked[0].question else 0)


def test_the_beat_does_not_depend_on_the_game() -> None:
    """It is drawn from one distribution, between 1.2 and 2.5 seconds."""
    from underhall.server.registry import draw_window_time

    drawn = [draw_window_time() for _ in range(200)]
    assert all(1.2 <= each <= 2.5 for each in drawn)
    assert max(drawn) - min(drawn) > 0.5
