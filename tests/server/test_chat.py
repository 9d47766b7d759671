"""What may be said, how often, and to whom."""

from pathlib import Path

import pytest

from tests.server.desk import Desk, Frame
from underhall.server.chat import LONGEST, PHRASES, clean_text
from underhall.server.refusals import Refusal

pytestmark = pytest.mark.once


def problem(frames: list[Frame]) -> str:
    return str(frames[-1]["problem"]["error"])


def test_preset_phrases_reach_everybody(desk: Desk) -> None:
    """Players and watchers, each under a number that tells who it is."""
    ann, bob = desk.friends("bob")
    eve = desk.page(ann.table, guest="eve")
    ann.send(type="say", phrase="phrase-good-luck")
    eve.send(type="say", phrase="phrase-thanks")
    for page in (ann, bob, eve):
        said = [frame["line"] for frame in page.frames if frame["type"] == "said"]
        assert [(line["number"], line["guest"], line["phrase"]) for line in said] == [
            (0, 0, "phrase-good-luck"),
            (1, 2, "phrase-thanks"),
        ]


def test_free_text_is_for_tables_that_want_it(desk: Desk) -> None:
    """Presets are the default."""
    page = desk.page(desk.open("me", "greedy"), 0)
    assert problem(page.send(type="say", text="hi")) == "refused-chat-presets-only"
    page = desk.page(desk.open("me", "greedy", free_chat=True), 0)
    assert page.send(type="say", text="  hi\nthere ")[-1]["line"]["text"] == "hi there"


@pytest.mark.parametrize(
    ("frame", "error"),
    [
        ({}, "refused-chat-empty"),
        ({"phrase": "phrase-hello", "text": "x"}, "refused-chat-empty"),
        ({"text": "   "}, "refused-chat-empty"),
        ({"phrase": "phrase-nonsense"}, "refused-chat-phrase"),
        ({"text": "x" * (LONGEST + 1)}, "refused-text-too-long"),
        ({"text": "right\u202eto left"}, "refused-text-odd"),
        ({"text": "bell\u0007"}, "refused-text-odd"),
        ({"text": "z" + "\u0301" * 9}, "refused-text-odd"),
        ({"text": "private \ue000"}, "refused-text-odd"),
    ],
)
def test_what_only_disturbs_is_refused(desk: Desk, frame: Frame, error: str) -> None:
    """With a reason that can be read."""
    page = desk.page(desk.open("me", "greedy", free_chat=True), 0)
    assert problem(page.send(type="say", **frame)) == error


@pytest.mark.parametrize("text", ["Привіт", "こんにちは", "żółć", "naïve café", "👩‍👩‍👧 ❤️", "שלום", "<b>bold</b>"])
def test_real_writing_passes_as_it_is(text: str) -> None:
    """No language is odd; mark-up is just text."""
    assert clean_text(text, LONGEST) == text


def test_text_is_in_one_normal_form() -> None:
    """Letters and their accents are put together."""
    assert clean_text("e\u0301", LONGEST) == "é"
    with pytest.raises(Refusal):
        clean_text("", LONGEST)


def test_muting_spares_one_what_somebody_says(desk: Desk) -> None:
    """From then on, after coming back too, and until it is taken back."""
    ann, bob = desk.friends("bob")
    bob.send(type="mute", guest=0, on=True)
    before = len(bob.frames)
    ann.send(type="say", phrase="phrase-hurry")
    assert len(bob.frames) == before
    again = desk.page(ann.table, 1, "bob")
    assert again.you["lines"] == []
    again.send(type="mute", guest=0, on=False)
    ann.send(type="say", phrase="phrase-thanks")
    assert again.frames[-1]["line"]["phrase"] == "phrase-thanks"
    assert problem(again.send(type="mute", guest=77, on=True)) == "refused-nobody"


def test_too_much_at_once_is_told_so(tmp_path: Path) -> None:
    """Five in ten seconds; a friendly word, and then it works again."""
    desk = Desk(tmp_path, limits=True)
    try:
        page = desk.page(desk.open("me", "greedy"), 0)
        for phrase in PHRASES[:5]:
            assert page.send(type="say", phrase=phrase)[-1]["type"] == "said"
        refused = page.send(type="say", phrase=PHRASES[0])[-1]
        assert refused["problem"] == {"error": "refused-too-fast", "args": {"seconds": 10}}
        desk.turn(10)
        assert page.send(type="say", phrase=PHRASES[0])[-1]["type"] == "said"
        for _ in range(60):
            page.send(type="sync")
        assert problem(page.send(type="sync")) == "refused-too-fast"
        assert page.send(type="ping")[-1]["type"] == "beat", "a heartbeat is always free"
    finally:
        desk.close()


def test_what_was_said_is_there_after_a_restart(desk: Desk) -> None:
    """Newcomers read it, too."""
    ann, _ = desk.friends("bob")
    ann.send(type="say", phrase="phrase-hello")
    desk.restart()
    page = desk.page(desk.table(ann.table.record.id), 1, "bob")
    assert [line["phrase"] for line in page.you["lines"]] == ["phrase-hello"]
