"""`underhall verify`: exit codes, words and JSON."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.shell import Shell
from tests.fair.games import proof_of_a_game
from underhall.fair import write_proof

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("proof") / "game.proof.json"
    file.write_bytes(write_proof(proof_of_a_game()))
    return file


def test_a_true_proof_ends_with_0(shell: Shell, file: Path) -> None:
    """And says what was looked at."""
    ran = shell(f"verify {file}")
    assert ran.code == 0
    assert "Verified" in ran.out
    assert "Seat 3" in ran.out
    found = json.loads(shell(f"verify {file} --json").out)
    assert found["verified"] is True
    assert {each["good"] for each in found["findings"]} == {True}


def test_a_changed_proof_ends_with_1(shell: Shell, file: Path, tmp_path: Path) -> None:
    """The finding is named, in words and for programs."""
    other = tmp_path / "changed.json"
    other.write_bytes(write_proof(msgspec.structs.replace(proof_of_a_game(), secret="0" * 64)))
    ran = shell(f"verify {other}")
    assert ran.code == 1
    assert "secret was changed" in ran.out
    assert json.loads(shell(f"verify {other} --json").out)["verified"] is False


def test_a_noted_fingerprint_is_compared(shell: Shell, file: Path) -> None:
    """A whole proof of another shuffle is found out by what somebody wrote down before the game."""
    commitment = proof_of_a_game().commitment
    assert shell(f"verify {file} --commitment {commitment}").code == 0
    ran = shell(f"verify {file} --commitment {'0' * 64}")
    assert ran.code == 1
    assert "not the one that you noted" in ran.out


def test_what_cannot_be_checked_ends_with_2(shell: Shell, file: Path, tmp_path: Path) -> None:
    """A missing file, something else, a fingerprint that is none."""
    (tmp_path / "else.json").write_text("{}")
    for line in (f"verify {tmp_path / 'none'}", f"verify {tmp_path / 'else.json'}", f"verify {file} --commitment 12"):
        ran = shell(line)
        assert ran.code == 2
        assert ran.err.startswith("underhall: ")
