"""Cards and rooms in another order and a field more: what was stored of Munchkin Quest goes on as it was."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from underhall import engine

pytestmark = [pytest.mark.once, pytest.mark.long]

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE.parents[1] / "src" / "underhall"
SAVES: Final = sorted(HERE.glob("*/quest-*.underhall"))
GOES_ON: Final = """
import sys
from underhall import engine
from pathlib import Path
for name in sys.argv[1:]:
    game = engine.load(Path(name).read_bytes(), verify=False)
    assert game.weather == 7
    ids = game.wording.cards
    print(Path(name), game.turn, ids[0], *described(game))
    for _ in range(40):
        if not game.over:
            game.answer(game.decisions[0].seat, 0)
"""
DESCRIBED: Final = """
def described(game):
    ids = game.wording.cards
    cards = [ids[card] for deck in (game.monster_deck, game.treasure_deck, game.dxm_discard) for card in deck]
    held = [ids[held & 255] for munchkin in game.munchkins for held in (*munchkin.hand, *munchkin.items)]
    return cards + held + [ids[monster.card] for monster in game.monsters]
"""


def changed(folder: Path) -> Path:
    """The package with its first monster behind the other monsters, and a field before others."""
    shutil.copytree(SOURCE, folder / "underhall", ignore=shutil.ignore_patterns("static", "__pycache__"))
    game = folder / "underhall" / "games" / "munchkin_quest"
    head, *monsters = (game / "data" / "cards.toml").read_text("utf-8").split("[[monster]]\n")
    last, mark, rest = monsters[-1].partition("[[")
    monsters = [*monsters[1:-1], last, monsters[0].rstrip() + "\n\n" + mark + rest]
    (game / "data" / "cards.toml").write_text("[[monster]]\n".join([head, *monsters]), "utf-8")
    state = (game / "table_state.py").read_text("utf-8")
    state = state.replace("    phase: int = SETUP\n", "    weather: int = 7\n    phase: int = SETUP\n", 1)
    line = '        self.phase = f.word("phase", of.phase, PHASES)\n'
    state = state.replace(line, f'        self.weather = f.number("weather", of.weather)\n{line}', 1)
    (game / "table_state.py").write_text(state, "utf-8")
    return folder


def test_cards_in_another_order_and_a_field_change_no_stored_game(tmp_path: Path) -> None:
    """Saves of every format: each card is the one it was, and the new field has its default."""
    command = [sys.executable, "-c", DESCRIBED + GOES_ON, *map(str, SAVES)]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(changed(tmp_path))}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    described: dict[str, object] = {}
    exec(DESCRIBED, described)
    expected = []
    for file in SAVES:
        game = engine.load(file.read_bytes(), verify=False)
        second = game.wording.cards[1]  # by now the first
        expected.append(" ".join([str(file), str(game.turn), second, *described["described"](game)]))  # type: ignore[operator]
    assert done.stdout.splitlines() == expected
