"""A decision as a numbered question."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from underhall.cli.board import WALKER, Board, cut, fit, folded
from underhall.cli.pen import hanging
from underhall.cli.session import REACTIONS
from underhall.cli.views import AnyView
from underhall.kernel.decisions import Decision, Option
from underhall.text.tell import Teller

WITH_EFFECT: Final = ("cast", "use", "card", "item", "boss")  # options whose card may be new to the person
LEAST_EFFECT: Final = 15  # shorter than this, the beginning of an effect says nothing
WIDEST_COLUMN: Final = 50
WIDEST_PLACE: Final = 16
NUMBER_STYLE: Final = "bold cyan"


class Question:
    """What one seat is asked, and every answer with its number, counted from 1."""

    def __init__(self, decision: Decision, view: AnyView, teller: Teller, board: Board, width: int) -> None:
        self.decision = decision
        self.view = view
        self.teller = teller
        self.board = board
        self.width = width
        self.digits = len(str(len(decision.options)))
        told = [cell_len(teller.option(option)) for option in decision.options if option.kind != "place"]
        self.column = max([each for each in told if each <= WIDEST_COLUMN], default=0)  # where figures begin

    def lines(self) -> list[Text]:
        """The moment, the question, the answers."""
        who = self.board.player(self.decision.seat).append(": ")
        lines = self._moment() + hanging(who, Text(self.teller.prompt(self.decision), style="bold"), self.width)
        placements = [option for option in self.decision.options if option.kind == "place"]
        for option in self.decision.options:
            if option.kind != "place":
                lines += self._option(option)
            elif option is placements[0]:
                lines += self._placements(placements)
        return lines

    def _moment(self) -> list[Text]:
        """For a reaction: what it would be a reaction to."""
        view, say = self.view, self.teller.texts.say
        if self.decision.kind not in REACTIONS or self.decision.source:
            return []
        if view.walker is not None and view.walker.in_room:
            room = view.seats[view.walker.seat].dungeon[view.walker.slot]
            moment = say(
                "play-moment-room",
                hero=self.teller.card(view.walker.hero.card),
                room=self.teller.card(room.card),
                seat=self.teller.names[view.walker.seat],
                left=max(view.walker.hero.health - view.walker.hero.damage, 0),
            )
        elif view.active >= 0 and view.phase == "adventure":
            moment = say("play-moment-adventure", seat=self.teller.names[view.active])
        elif view.active >= 0 and view.active != self.decision.seat:
            moment = say("play-moment-build", seat=self.teller.names[view.active])
        else:
            return []
        return hanging(Text(f"{WALKER} ", style="bold"), Text(moment), self.width)

    def _number(self, option: Option) -> Text:
        return Text(f"{option.index + 1:>{self.digits + 2}} ", style=NUMBER_STYLE)

    def _option(self, option: Option) -> list[Text]:
        """The answer, the figures of its card, and as much of its effect as there is room for."""
        number, line = self._number(option), Text(self.teller.option(option))
        card = option.fields.get("card")
        if option.kind == "pass":
            line.append("  Enter", style="dim")
        elif option.kind == "space":
            line.append(" " * max(self.column - line.cell_len, 0))
            effect = self.board.space_effect(option, self.view)
            line.append("  ").append(cut(effect, max(self.width - number.cell_len - line.cell_len - 2, 1)), style="dim")
        elif card is not None:
            line.append(" " * max(self.column - line.cell_len, 0)).append("  ").append(self.board.figures(str(card)))
            left = self.width - number.cell_len - line.cell_len - 2
            effect = self.teller.card_effect(str(card)) if option.kind in WITH_EFFECT else ""
            if effect and left >= LEAST_EFFECT:
                line.append("  ").append(cut(effect, left), style="dim")
        return hanging(number, line, self.width)

    def _placements(self, options: list[Option]) -> list[Text]:
        """Room cards by places: a line for each card, a column for each place, in the order of the dungeon."""
        slots = sorted({_slot(option) for option in options}, reverse=True)
        cards = list(dict.fromkeys(str(option.fields["card"]) for option in options))
        heads = {card: self._card(card, max(cell_len(self.teller.card(each)) for each in cards)) for card in cards}
        margin = self.digits + 3
        first = margin + max(head.cell_len for head in heads.values()) + 2
        column = min((self.width - first) // len(slots), WIDEST_PLACE)
        rows = [Text(" " * first), Text(" " * first)]
        for slot in slots:
            name = folded(self._place(slot), column - 1, 2)
            for row, part in zip(rows, [*name, ""], strict=False):
                row.append(fit(Text(part, style="dim"), column))
        rows[0] = (
            Text(" " * margin)
            .append(fit(Text(self.teller.texts.say("play-build")), first - margin))
            .append(rows[0][first:])
        )
        if not rows[1].plain.strip():
            rows.pop()
        for card, head in heads.items():
            row = Text(" " * margin).append(fit(head, first - margin))
            numbers = {_slot(option): option.index + 1 for option in options if option.fields["card"] == card}
            for slot in slots:
                row.append(fit(Text(str(numbers.get(slot, "")), style=NUMBER_STYLE), column))
            rows.append(row)
        return rows

    def _card(self, card: str, width: int) -> Text:
        return fit(Text(self.teller.card(card)), width).append("  ").append(self.board.figures(card))

    def _place(self, slot: int) -> str:
        """What is there already, or that nothing is."""
        dungeon = self.view.seats[self.decision.seat].dungeon
        if slot < len(dungeon):
            return f"{slot + 1} {self.teller.card(dungeon[slot].card)}"
        return self.teller.texts.say("play-place-new")


def _slot(option: Option) -> int:
    slot = option.fields["slot"]
    assert isinstance(slot, int)
    return slot
