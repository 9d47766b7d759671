"""What all referees share: the log as it is read out to them, their complaints, and how a game is put before them."""

import tomllib
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import underhall
from tests.conformance.tables import Table, pick
from underhall import Decision, Event, Option, seeded

BOOKS: Final = Path(__file__).parent / "books"
QUOTED: Final = 14  # how many of the last lines a complaint quotes

Book = dict[str, dict[str, list[str]]]


def read_book(game: str) -> Book:
    """The figures of a game: by kind and card id, the words of its line."""
    tables = tomllib.loads((BOOKS / f"{game}.toml").read_text(encoding="utf-8"))
    return {kind: {card: text.split() for card, text in cards.items()} for kind, cards in tables.items()}


class Complaint(AssertionError):
    """The log says something that the rules do not."""


class Line:
    """One event with all cards open."""

    def __init__(self, event: Event, cards: tuple[str, ...]) -> None:
        message = event.message
        self.name = message.name
        self.number = event.number
        self.cause = event.cause
        self.rule = event.rule
        self.source = cards[event.source] if event.source >= 0 else ""
        self.args: dict[str, Any] = {}
        for name, type_, value in zip(message.names, message.types, event.values, strict=False):
            self.args[name] = (cards[value] if value >= 0 else "") if type_ == "card" else value

    def __str__(self) -> str:
        args = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.number} {self.name} {args} [{self.rule} {self.source}]"


class Referee:
    """Follows one game. A subclass has a method `on_<event>` for every kind of event, and may look at questions."""

    def __init__(self, book: Book, seats: int, options: dict[str, str]) -> None:
        self.book = book
        self.seats = seats
        self.options = options
        self.line: Line | None = None
        self.heard: deque[str] = deque(maxlen=QUOTED)
        self.checks = 0

    def check(self, holds: bool, claim: str) -> None:
        """Complain unless it holds."""
        self.checks += 1
        if not holds:
            raise Complaint("\n  ".join([claim, *self.heard]))

    def same(self, told: object, reckoned: object, what: str) -> None:
        """Complain unless the log tells what the rules make of the table."""
        self.check(told == reckoned, f"{what}: the log says {told}, the rules say {reckoned}")

    def hear(self, line: Line) -> None:
        self.heard.append(str(line))
        self.line = line
        method: Callable[..., None] | None = getattr(self, "on_" + line.name.replace("-", "_"), None)
        if method is None:
            raise Complaint(f"{line} is of a kind that the referee has no rules for")
        method(**line.args)

    @property
    def source(self) -> str:
        """The card behind the line just heard, or ''."""
        return self.line.source if self.line is not None else ""

    def asked(self, decision: Decision) -> None:
        """A question as it is put."""

    def answered(self, decision: Decision, option: Option) -> None:
        """What was answered, before anything comes of it."""

    def ended(self, winners: list[int], scores: list[int]) -> None:
        """The game is over."""


def referee_game(table: Table, seed: object, style: str, kind: type[Referee], book: Book) -> Referee:
    """Play a game of chance under the eyes of a referee; what the referee has counted comes back."""
    game = underhall.engine.new(table.game, table.seats, seed, dict(table.options))
    referee = kind(book, table.seats, game.config.options)
    luck = seeded(f"players {seed}")
    cards = game.wording.cards
    told = 0
    asked: set[tuple[int, int]] = set()
    try:
        while True:
            for event in game.events[told:]:
                referee.hear(Line(event, cards))
            told = len(game.events)
            if game.over:
                break
            for decision in game.decisions:
                if (decision.seat, decision.number) not in asked:
                    asked.add((decision.seat, decision.number))
                    referee.heard.append(f"asks {decision.seat}: {decision.kind} {decision.source}")
                    referee.asked(decision)
            seat, index = pick(game, luck, style)
            chosen = game.decision_of(seat)
            assert chosen is not None
            referee.heard.append(f"answer of {seat}: {chosen.options[index]}")
            referee.answered(chosen, chosen.options[index])
            game.answer(seat, index)
        assert game.outcome is not None
        referee.ended(list(game.outcome.winners), list(game.outcome.scores))
    except Complaint as complaint:
        raise Complaint(f"{table}, seed {seed!r}, {style}: {complaint}") from None
    return referee
