"""When a seat is asked whether it reacts, and when it passes without being asked.

The settings of a seat are kept on the server. Whoever asks to be left alone is asked again when something comes up that
nobody would want to miss: see MUST_SEE.
"""

from typing import Final, Literal, get_args

from underhall.kernel.decisions import Decision
from underhall.kernel.game import Game
from underhall.kernel.registry import GameInfo, ReactionReason
from underhall.server.protocol import Policy

Ask = Literal[
    "auto",
    "always",
    "my-dungeon",
    "end-of-phase",
    "hold",
    "act",
    "until-done",
    "until-wound",
    "until-targeted",
    "until-stopped",
]
ASKS: Final[tuple[str, ...]] = get_args(Ask)
MUST_SEE: Final = frozenset(("targeted", "my-dungeon", "wound", "my-fight", "match-point"))
# By what each wish to be left alone ends, if that is new.
ENDED_BY: Final = {
    "my-dungeon": MUST_SEE,
    "end-of-phase": MUST_SEE,
    "until-done": MUST_SEE,
    "until-wound": frozenset(("wound",)),
    "until-targeted": frozenset(("targeted",)),
    "until-stopped": frozenset(("targeted", "stopped")),
}
YIELDS: Final = tuple(ENDED_BY)
# These end when what is on its way now is done with: a hero, a fight, a turn.
FOR_NOW: Final = ("act", "until-done", "until-stopped")
REMEMBERED: Final = 200  # matters on which a seat has passed
BETWEEN: Final = "; "  # stands between the matters of a subject


class Asked:
    """Why a decision may matter at one moment of a game; to find out takes long."""

    def __init__(self, info: GameInfo, game: Game, decision: Decision) -> None:
        self.decision = decision
        self.game = game  # an undo puts another in its place
        self.pending = game.pending
        self.answers = len(game.answers)
        self.events = game.event_count
        self.reason = info.reaction_reason(game, decision.seat, decision)

    def is_now(self, game: Game, decision: Decision) -> bool:
        """Whether this is still the same decision, and nobody has answered or been asked anything since."""
        return (
            decision is self.decision
            and game is self.game
            and game.pending == self.pending
            and game.event_count == self.events
            and len(game.answers) == self.answers
        )


class ReactionPolicy:
    """When one seat is asked whether it reacts, and the matters on which it has passed."""

    def __init__(self, settings: Policy) -> None:
        self.settings = settings  # what the person has chosen
        self.passed: dict[str, None] = {}  # matters, oldest first
        self._phase = ""  # the phase of the game in which the person chose it
        self._matter = ""  # what was on its way then
        self._known: frozenset[str] = frozenset()  # reasons to ask that were there at that time, and have been since
        self._asked: Asked | None = None  # what the seat was last found to be asked, and why

    def change(self, settings: Policy, info: GameInfo, game: Game, seat: int) -> None:
        """The person has chosen other settings."""
        self.settings = settings
        self._phase = info.phase_key(game)
        self._matter = info.matter_key(game)
        reason = info.reaction_reason(game, seat, game.decision_of(seat))
        self._known = self._urgent(reason, info.matter_key(game))

    def wants(self, info: GameInfo, game: Game, decision: Decision) -> bool:
        """Whether the seat wants to be asked this. If it was to be left alone, that may end here."""
        self.end_if_over(info, game)
        if self.settings.ask == "act" or (self.settings.ask in ("always", "hold") and not self.settings.never):
            return True
        reason = self._reason_for(info, game, decision)
        urgent = self._urgent(reason, info.matter_key(game))
        if self.settings.ask in YIELDS:
            if self._is_left_alone(urgent):
                return False
            self.settings = Policy("auto", self.settings.never)
        if self.settings.never and not self._must_see(urgent) and self._is_unwanted(decision):
            return False
        if self.settings.ask != "auto":
            return True
        return bool(self._new_matters(reason))

    def end_if_over(self, info: GameInfo, game: Game) -> None:
        """Back to auto if what was chosen was for a phase, a hero or a fight that is over."""
        ask = self.settings.ask
        if ask == "end-of-phase":
            over = info.phase_key(game) != self._phase
        else:
            over = ask in FOR_NOW and not f"{info.matter_key(game)}/".startswith(f"{self._matter}/")
        if over:
            self.settings = Policy("auto", self.settings.never)

    def _is_left_alone(self, urgent: frozenset[str]) -> bool:
        """Whether the seat still wants to be left alone: nothing that would end it is new."""
        ends = ENDED_BY[self.settings.ask]
        new = [each for each in urgent - self._known if each.split(" ")[0] in ends]
        self._known = urgent & self._known
        return not new

    def remember_pass(self, info: GameInfo, game: Game, decision: Decision) -> str:
        """The seat was asked and has passed: it is not asked about the same again. The matters, if new."""
        new = self._new_matters(self._reason_for(info, game, decision))
        for matter in new:
            self.passed[matter] = None
        while len(self.passed) > REMEMBERED:
            del self.passed[next(iter(self.passed))]
        return BETWEEN.join(new)

    def forget_pass(self, matters: str) -> None:
        """The pass on these matters has been undone, or came to nothing."""
        for matter in matters.split(BETWEEN):
            self.passed.pop(matter, None)

    def _reason_for(self, info: GameInfo, game: Game, decision: Decision) -> ReactionReason:
        """Why the decision may matter. Whoever passes on it in the moment in which it was asked had the same reason."""
        asked = self._asked
        if asked is None or not asked.is_now(game, decision):
            asked = self._asked = Asked(info, game, decision)
        return asked.reason

    def _new_matters(self, reason: ReactionReason) -> list[str]:
        """What there is to decide on which the seat has not passed."""
        return [matter for matter in reason.subject.split(BETWEEN) if matter and matter not in self.passed]

    def _urgent(self, reason: ReactionReason, matter: str) -> frozenset[str]:
        """The reasons to ask that nobody would want to miss; with what they are about, where there may be several."""
        about = {"targeted": f" {reason.subject}", "stopped": f" {reason.subject}", "wound": f" {matter}"}
        tags = reason.tags & (MUST_SEE | {"stopped"})
        return frozenset(f"{tag}{about.get(tag, '')}" for tag in tags)

    def _must_see(self, urgent: frozenset[str]) -> bool:
        return any(each.split(" ")[0] in MUST_SEE for each in urgent)

    def _is_unwanted(self, decision: Decision) -> bool:
        """Whether the seat could only use cards for which it wants never to be asked."""
        cards = [option.fields.get("card") for option in decision.options if option.fields]
        return all(card in self.settings.never for card in cards)
