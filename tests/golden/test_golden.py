"""The recorded games are played again and go as they went."""

import pytest

from tests.golden.record import HERE, records
from underhall import GAMES

FILES = [*(f"{game}.txt" for game in GAMES), "outcomes.txt"]


@pytest.fixture(scope="module")
def now() -> dict[str, str]:
    return records()


@pytest.mark.parametrize("name", FILES)
def test_recorded_games_go_as_they_went(name: str, now: dict[str, str]) -> None:
    """Every question, option, event and outcome is as recorded. If a change is meant, see record.py."""
    recorded = (HERE / name).read_text(encoding="utf-8")
    told = difference(recorded.splitlines(), now[name].splitlines())
    assert told == "", f"{name}: {told}\nIf this is meant: python -m tests.golden.record"


def difference(recorded: list[str], now: list[str]) -> str:
    """What has become of a record, in words; "" if nothing has."""
    if recorded == now:
        return ""
    before, after = (dict(line.strip().partition(" = ")[::2] for line in header(lines)) for lines in (recorded, now))
    said = [f"the option {name} is new" for name in after if name not in before]
    said += [f"the option {name} is gone" for name in before if name not in after]
    kept = [name for name in before if name in after]
    said += [f"{name} is {after[name]}, and was {before[name]}" for name in kept if after[name] != before[name]]
    old, new = recorded[len(before) + 1 :], now[len(after) + 1 :]
    if old == new:
        return "; ".join([*said, "the game itself goes as it went"])
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    was, is_now = (lines[same] if same < len(lines) else "(the end)" for lines in (old, new))
    said.append(f"{same} lines of the game are as recorded, then it goes another way")
    return "; ".join(said) + "\n" + "\n".join([*old[max(0, same - 3) : same], f"was: {was}", f"now: {is_now}"])


def header(lines: list[str]) -> list[str]:
    """The options that a record begins with."""
    end = next((number for number, line in enumerate(lines[1:], 1) if not line.startswith("  ")), len(lines))
    return lines[1:end]


def test_a_difference_is_told_in_words() -> None:
    """What is new in the header, and where the game first went another way."""
    recorded = ["a game, 2 seats", "  edition = new", "  gone = off", "", "ann builds", "bob passes", "the end"]
    now = ["a game, 2 seats", "  edition = new", "  more = on", "", "ann builds", "bob passes", "the end"]
    assert difference(recorded, recorded) == ""
    assert difference(recorded, now).startswith("the option more is new; the option gone is gone")
    assert difference(recorded, [*recorded[:2], "  gone = on", *recorded[3:]]).startswith(
        "gone is on, and was off; the game"
    )
    told = difference(recorded, [*recorded[:5], "bob builds", "the end"])
    assert told.splitlines() == [
        "2 lines of the game are as recorded, then it goes another way",
        "",
        "ann builds",
        "was: bob passes",
        "now: bob builds",
    ]


def test_nothing_else_is_recorded() -> None:
    """No record is left over from a game or table that is gone."""
    assert sorted(path.name for path in HERE.glob("*.txt")) == sorted(FILES)
