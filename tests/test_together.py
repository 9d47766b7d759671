"""The log as a story: what belongs together is one sentence, and what befalls the reader is said to the reader.

Which events these are is said with their messages (`Message.together`); their texts are `event-<name>-many`, with
`.each` for what is listed in them, and `.you` beside what the page tells the seat itself.
"""

import re
from functools import cache
from pathlib import Path

import pytest

import underhall
from tests.events import event_of
from tests.test_tell import NAMES, assert_well_said
from underhall import GAMES
from underhall.kernel.events import EVERYONE, Event, Message
from underhall.kernel.game import Game
from underhall.text import LANGUAGES, texts
from underhall.text.tell import BETWEEN, Teller

LOCALES = Path(underhall.__file__).parent / "locales"
TOGETHER = [
    (game, message) for game, info in GAMES.items() for message in info.messages() if message.together is not None
]


@cache
def table(game: str) -> Game:
    return underhall.engine.new(game, seats=3)


def teller(lang: str, game: str) -> Teller:
    return Teller(texts(lang), GAMES[game], table(game), NAMES)


def event(message: Message, n: int, seen_by: int = EVERYONE) -> Event:
    """One in which all fields but those that must agree are others than with another `n`."""
    values: list[int] = []
    for place, name in enumerate(message.names):
        shared = name in (message.together or ())
        values.append(1 if shared else {"card": place + n, "seat": n % len(NAMES)}.get(message.types[place], n))
    return event_of(message, tuple(values), number=n, seen_by=seen_by)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "message"), TOGETHER, ids=[f"{game}-{message.name}" for game, message in TOGETHER])
def test_what_belongs_together_is_one_sentence(game: str, message: Message, lang: str) -> None:
    """It names what its events have in common, and lists or counts the rest."""
    tell = teller(lang, game)
    spoken = 0
    for seen_by in {EVERYONE, 1 << 2 if message.has_secret else EVERYONE}:
        two = [event(message, 1, seen_by), event(message, 2, seen_by)]
        if not tell.belong_together(two[0], two[1], 0):
            continue
        spoken += 1
        line = tell.together(two, 0)
        assert_well_said(line)
        known = [each.args_for(0, table(game).wording) for each in two]
        for name, type_ in zip(message.names, message.types, strict=True):
            if name in known[0] and type_ == "seat" and name in (message.together or ()):
                assert NAMES[int(str(known[0][name]))] in line, line
        assert BETWEEN in line or re.search("2|3", line), f"neither a list, nor how many, nor the sum: {line}"
    assert spoken, "nothing says it in one sentence"


def test_what_differs_in_a_shared_field_is_told_apart() -> None:
    tell = teller("en", "boss-monster")
    died = next(message for _, message in TOGETHER if message.name == "hero-died")
    one, other = event(died, 1), event(died, 2)
    somebody_else = event_of(died, (1, 2, 1), number=3)
    assert tell.belong_together(one, other, 0)
    assert not tell.belong_together(one, somebody_else, 0)
    assert tell.together([one], 0) == tell.event(one, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_reader_is_told_as_you_names_nobody_and_needs_nothing_else(lang: str) -> None:
    spoken = 0
    for game, info in GAMES.items():
        tell = teller(lang, game)
        for message in info.messages():
            for id in (f"{game}-event-{message.name}", f"event-{message.name}"):
                if texts(lang).has(id, "you"):
                    args: dict[str, str | int] = {
                        name: {"card": "Card", "seat": "Somebody"}.get(type_, 2)
                        for name, type_ in zip(message.names, message.types, strict=True)
                    }
                    line = tell.texts.attribute(id, "you", **args)
                    assert_well_said(line)
                    assert message.names[message.types.index("seat")] == "seat", "the page looks at `seat`"
                    spoken += 1
    assert spoken


def test_no_sentence_is_without_its_events() -> None:
    """What stands in the files as `…-many` belongs to a message that is told together."""
    known = {f"event-{message.name}{end}-many" for _, message in TOGETHER for end in ("", "-unseen")}
    games = "|".join(GAMES)
    for file in LOCALES.glob("en/*.ftl"):
        for id in re.findall(rf"^(?:(?:{games})-)?(event-[a-z-]+-many) =", file.read_text("utf-8"), re.MULTILINE):
            assert id in known, id
