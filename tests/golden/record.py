"""Plays the recorded games and writes them down.

When a change of behaviour is meant, write the records anew from the root of the project, and read the difference
before keeping it:

    PYTHONPATH=src .venv/bin/python -m tests.golden.record
    git diff tests/golden

A game whose behaviour has changed also needs a higher rules version, so that saves made before are still understood.
"""

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from tests.conformance.tables import MAIN, Table, pick
from underhall import GAMES, Decision, Event, seeded
from underhall.engine import Game, new

HERE: Final = Path(__file__).parent
SEEDS: Final = ("one", "two")


def records() -> dict[str, str]:
    """Every recorded text, by the name of its file."""
    out = {f"{game}.txt": whole_game(game) for game in GAMES}
    out["outcomes.txt"] = outcomes()
    return out


# -- one game, told in full ---------------------------------------------------------------------------------------


def whole_game(name: str) -> str:
    """A game of the fewest seats, decision by decision and event by event; `>` marks what was answered."""
    info = GAMES[name]
    game = new(name, info.seats[0], "golden")
    luck = seeded("golden players")
    lines = [
        f"{name}, {info.seats[0]} seats, seed golden, rules {info.rules}",
        *(f"  {option} = {value}" for option, value in game.config.options.items()),
    ]
    told = 0
    while not game.over:
        told = tell(game, told, lines)
        seat, index = pick(game, luck, "eager")
        decision = game.decision_of(seat)
        assert decision is not None
        lines += question(decision, index)
        game.answer(seat, index)
    tell(game, told, lines)
    lines += ["", f"{game.outcome}"]
    return "\n".join(lines) + "\n"


def tell(game: Game, since: int, lines: list[str]) -> int:
    """Add what has happened since that event; the number of events so far comes back."""
    if len(game.events) > since:
        lines += ["", *(line(event, game) for event in game.events[since:])]
    return len(game.events)


def line(event: Event, game: Game) -> str:
    """An event with all it holds; a `?` marks what only the seats behind `seen by` see."""
    cards = game.wording.cards
    parts = [f"{event.number:4}", event.message.name]
    for i, name in enumerate(event.message.names):
        value = event.values[i]
        shown = cards[value] if event.message.types[i] == "card" and value >= 0 else str(value)
        parts.append(f"{'?' if event.message.secrets[i] else ''}{name}={shown}")
    if event.message.has_secret:
        seats = [str(seat) for seat in range(game.config.seats) if event.visible_to(seat)]
        parts.append(f"seen by {' '.join(seats)}")
    parts.append(f"[{event.rule}")
    if event.source >= 0:
        parts[-1] += f", {cards[event.source]}"
    if event.cause >= 0:
        parts[-1] += f", because of {event.cause}"
    parts[-1] += "]"
    return " ".join(parts)


def question(decision: Decision, index: int) -> list[str]:
    by = f" ({decision.source})" if decision.source else ""
    return [
        "",
        f"seat {decision.seat}, question {decision.number}: {decision.kind}{by}",
        *(f"   {'>' if option.index == index else ' '} {option}" for option in decision.options),
    ]


# -- many games, in a line each -----------------------------------------------------------------------------------


def outcomes() -> str:
    """How games at many tables end, with a digest of all that happened in them and of every state on the way."""
    lines = ["table | seed | answers | events | winners | scores | rule | digest"]
    for table in MAIN:
        for seed in SEEDS:
            game = played_out(table, seed)
            outcome = game.outcome
            assert outcome is not None
            row = [
                str(table),
                seed,
                str(len(game.answers) // 2),
                str(len(game.events)),
                " ".join(str(seat) for seat in outcome.winners),
                " ".join(str(score) for score in outcome.scores),
                outcome.rule,
                digest(game),
            ]
            lines.append(" | ".join(row))
    return "\n".join(lines) + "\n"


def played_out(table: Table, seed: str) -> Game:
    game = new(table.game, table.seats, seed, dict(table.options))
    luck = seeded(f"players {seed}")
    while not game.over:
        game.answer(*pick(game, luck, "steady"))
    return game


def digest(game: Game) -> str:
    """Of the answers and of all that everybody was told; how a state is stored may change."""
    told = [game.events_for(seat) for seat in range(-1, game.config.seats)]
    everything = msgspec.msgpack.encode([game.answers, told])
    return hashlib.blake2b(everything, digest_size=8).hexdigest()


if __name__ == "__main__":
    for name, text in records().items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(f"tests/golden/{name}: {len(text.splitlines())} lines")
