"""When a seat is asked whether it reacts, and when it passes without being asked.

The settings of a seat are kept on the server. Whoever asks to be left alone is asked again when something comes up that
nobody would want to miss: see MUST_SEE.
"""

from typing import Final, Literal, get_args

from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo, ReactionReason
from underhall.server.protocol import Policy

Ask = Literal["auto", "always", "my-dungeon", "end-of-phase", "hold"]
ASKS: Final[tuple[str, ...]] = get_args(Ask)
YIELDS: Final = ("my-dungeon", "end-of-phase")
MUST_SEE: Final = frozenset(("targeted", "my-dungeon", "wound", "my-fight", "match-point"))
REMEMBERED: Final = 200  # subjects on which a seat has passed


class ReactionPolicy:
    """When one seat is asked whether it reacts, and the subjects on which it has passed."""

    def __init__(self, settings: Policy) -> None:
        self.settings = settings  # what the person has chosen
        self.passed: dict[str, None] = {}  # subjects, oldest first
        self._phase = ""  # the phase of the game in which the person asked to be left alone
        self._known: frozenset[str] = frozenset()  # reasons to ask that were there at that time, and have been since

    def change(self, settings: Policy, info: GameInfo, game: Game, seat: int) -> None:
        """The person has chosen other settings."""
        self.settings = settings
        self._phase = info.phase_key(game)
        self._known = self._urgent(info.reaction_reason(game, seat, game.decision_of(seat)))

    def wants(self, info: GameInfo, game: Game, decision: Decision) -> bool:
        """Whether the seat wants to be asked this. If it was to be left alone, that may end here."""
        if self.settings.ask in ("always", "hold") and not self.settings.never:
            return True
        reason = info.reaction_reason(game, decision.seat, decision)
        urgent = self._urgent(reason)
        if self.settings.ask in YIELDS:
            if self._is_left_alone(urgent, info.phase_key(game)):
                return False
            self.settings = Policy("auto", self.settings.never)
        if self.settings.never and not urgent and self._is_unwanted(decision):
            return False
        if self.settings.ask != "auto":
            return True
        return bool(reason.subject) and reason.subject not in self.passed

    def _is_left_alone(self, urgent: frozenset[str], phase: str) -> bool:
        """Whether the seat still wants to be left alone: nothing urgent is new, nor is the phase if that counts."""
        new = urgent - self._known
        self._known = urgent & self._known
        return not new and (self.settings.ask == "my-dungeon" or phase == self._phase)

    def remember_pass(self, info: GameInfo, game: Game, decision: Decision) -> str:
        """The seat was asked and has passed: it is not asked about the same subject again. The subject, if new."""
        subject = info.reaction_reason(game, decision.seat, decision).subject
        if not subject or subject in self.passed:
            return ""
        self.passed[subject] = None
        if len(self.passed) > REMEMBERED:
            del self.passed[next(iter(self.passed))]
        return subject

    def _urgent(self, reason: ReactionReason) -> frozenset[str]:
        """The reasons to ask that nobody would want to miss."""
        tags = reason.tags & MUST_SEE
        return frozenset(f"{tag} {reason.subject}" if tag == "targeted" else tag for tag in tags)

    def _is_unwanted(self, decision: Decision) -> bool:
        """Whether the seat could only use cards for which it wants never to be asked."""
        cards = [option.fields.get("card") for option in decision.options if option.fields]
        return all(card in self.settings.never for card in cards)
