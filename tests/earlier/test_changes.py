"""A card more and a field more, in the middle: what was stored before goes on, and nothing in it has changed."""

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
SAVES: Final = sorted(file for file in HERE.glob("*/*.underhall") if not file.stem.startswith("quest"))
HERO: Final = """[[hero]]
id = "gargoyle-guide"
name = "Gargoyle Guide"
epic = false
health = 4
treasure = "cleric"
players = 2

"""
GOES_ON: Final = """
import sys
from underhall import engine
from pathlib import Path
from underhall.games.series.cards import (ALL_CARDS)
assert ALL_CARDS[HERO].id == "gargoyle-guide"
for name in sys.argv[1:]:
    game = engine.load(Path(name).read_bytes())
    assert game.weather == 7
    ids = game.wording.cards
    cards = [ids[card] for deck in (game.room_deck, game.spell_deck, game.hero_deck, game.discard) for card in deck]
    rooms = [ids[room.card] for side in game.seats for stack in side.dungeon for room in stack]
    print(Path(name).name, game.turn, *cards, *rooms)
    for _ in range(40):
        if not game.over:
            game.answer(game.decisions[0].seat, 0)
"""


def changed(folder: Path) -> Path:
    """The package with a hero before all others, and a field before others."""
    shutil.copytree(SOURCE, folder / "underhall", ignore=shutil.ignore_patterns("static", "__pycache__"))
    game = folder / "underhall" / "games" / "boss_monster"
    facts = (game / "data" / "cards.toml").read_text("utf-8")
    facts = facts.replace("[[hero]]\n", HERO + "[[hero]]\n", 1).replace("[13, 17, 25]", "[14, 18, 26]")
    (game / "data" / "cards.toml").write_text(facts, "utf-8")
    shared = folder / "underhall" / "games" / "series" / "state.py"
    state = shared.read_text("utf-8")
    state = state.replace("    phase: int = SETUP\n", "    weather: int = 7\n    phase: int = SETUP\n", 1)
    line = '        self.phase = f.number("phase", of.phase)\n'
    state = state.replace(line, f'        self.weather = f.number("weather", of.weather)\n{line}', 1)
    shared.write_text(state, "utf-8")
    return folder


def test_a_card_and_a_field_in_the_middle_change_no_stored_game(tmp_path: Path) -> None:
    """Saves of every format: each card is the one it was, and the new field has its default."""
    from underhall.games.series.cards import ALL_CARDS
    from underhall.games.series.cards import HERO as HERO_TYPE

    first = next(card.number for card in ALL_CARDS if card.type == HERO_TYPE)
    command = [sys.executable, "-c", GOES_ON.replace("HERO", str(first)), *map(str, SAVES)]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(changed(tmp_path))}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    expected = []
    for file in SAVES:
        game = engine.load(file.read_bytes(), verify=False)
        ids = game.wording.cards
        decks = (game.room_deck, game.spell_deck, game.hero_deck, game.discard)  # type: ignore[attr-defined]
        cards = [ids[card] for deck in decks for card in deck]
        sides = game.seats  # type: ignore[attr-defined]
        rooms = [ids[room.card] for side in sides for stack in side.dungeon for room in stack]
        expected.append(" ".join([file.name, str(game.turn), *cards, *rooms]))
    assert done.stdout.splitlines() == expected
