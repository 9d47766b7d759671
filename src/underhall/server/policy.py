"""When a seat is asked whether it reacts, and when it passes without being asked.

What a seat wants is kept with it on the server. A wish to be left alone ends by itself when something comes up that
nobody would want to miss: see MUST_SEE.
"""

from typing import Final, Literal, get_args

from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.registry import Concern, GameInfo
from underhall.server.protocol import Policy

Ask = Literal["auto", "always", "my-dungeon", "end-of-phase", "hold"]
ASKS: Final[tuple[str, ...]] = get_args(Ask)
YIELDS: Final = ("my-dungeon", "end-of-phase")
MUST_SEE: Final = frozenset(("targeted", "my-dungeon", "wound", "my-fight", "match-point"))
REMEMBERED: Final = 200


class Manner:
    """How one seat is asked, and what it has passed on."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.passed: dict[str, None] = {}  # topics, oldest first
        self.stretch = ""  # where the wish to be left alone was uttered
        self.seen: frozenset[str] = frozenset()  # what was up already at that time, and has been since

    def change(self, policy: Policy, info: GameInfo, game: Game, seat: int) -> None:
        """Ask like this from now on."""
        self.policy = policy
        self.stretch = info.stretch(game)
        self.seen = self._pressing(info.concern(game, seat, game.decision_of(seat)))

    def wants(self, info: GameInfo, game: Game, decision: Decision) -> bool:
        """Whether the seat wants to be asked this; its wish to be left alone may end here."""
        ask = self.policy.ask
        if ask in ("always", "hold") and not self.policy.never:
            return True
        concern = info.concern(game, decision.seat, decision)
        pressing = self._pressing(concern)
        if ask in YIELDS:
            new = pressing - self.seen
            self.seen = pressing & self.seen
            if not new and (ask == "my-dungeon" or info.stretch(game) == self.stretch):
                return False
            self.policy = Policy("auto", self.policy.never)
            ask = "auto"
        if self.policy.never and not pressing and self._is_unwanted(decision):
            return False
        if ask != "auto":
            return True
        return bool(concern.topic) and concern.topic not in self.passed

    def pass_on(self, info: GameInfo, game: Game, decision: Decision) -> str:
        """The seat has been asked and has passed: the same matter is not brought up again. It comes back if new."""
        topic = info.concern(game, decision.seat, decision).topic
        if not topic or topic in self.passed:
            return ""
        self.passed[topic] = None
        if len(self.passed) > REMEMBERED:
            del self.passed[next(iter(self.passed))]
        return topic

    def _pressing(self, concern: Concern) -> frozenset[str]:
        words = concern.words & MUST_SEE
        return frozenset(f"{word} {concern.topic}" if word == "targeted" else word for word in words)

    def _is_unwanted(self, decision: Decision) -> bool:
        """Whether all that the seat could do now, it could do with cards that it is never asked for."""
        cards = [option.fields.get("card") for option in decision.options if option.fields]
        return all(card in self.policy.never for card in cards)
