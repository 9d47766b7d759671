"""What a seat may look for among its options, and why it is not there."""

from typing import Final

from underhall.kernel.decisions import Decision, kind_of, x_of


class Reason:
    """Why something cannot be done now: a word for it, and the rule that says so. The text is `withheld-<word>`."""

    def __init__(self, word: str, rule: str) -> None:
        self.word = word
        self.rule = rule


OTHER_QUESTION: Final = Reason("other-question", "")  # the question is not about the hand


class Withheld:
    """A card of the asked seat's own hand that cannot be played, or a kind of option that is not offered."""

    def __init__(self, reason: Reason, card: str = "", kind: str = "", number: int = 0) -> None:
        self.reason = reason
        self.card = card
        self.kind = kind
        self.number = number  #: what the reason speaks of, such as what somebody could pay


def offered_cards(decision: Decision, kinds: tuple[int, ...]) -> set[int]:
    """The cards that options of these kinds name."""
    return {x_of(code) for code in decision.codes if kind_of(code) in kinds}
