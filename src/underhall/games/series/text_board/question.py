"""The questions of both Boss Monsters: reactions say to what, and building is a grid of cards and places."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from underhall.kernel.decisions import Decision, Option
from underhall.terminal.layout import fit, folded
from underhall.terminal.pen import hanging
from underhall.terminal.question import NUMBER_STYLE, Question, number_in

REACTIONS: Final = ("react", "respond", "build")  # in which passing means: nothing of mine now
WALKER: Final = "►"
WIDEST_PLACE: Final = 16


class SeriesQuestion(Question):
    """What one seat is asked at a table of the Boss Monster series."""

    with_effect: tuple[str, ...] = ("cast", "use", "card", "item", "boss")

    def in_column(self, option: Option) -> bool:
        return option.kind != "place"

    def answers(self) -> list[Text]:
        lines: list[Text] = []
        placements = [option for option in self.decision.options if option.kind == "place"]
        for option in self.decision.options:
            if option.kind != "place":
                lines += self.answer(option)
            elif option == placements[0]:  # not "is": options are made when looked at
                lines += self._placements(placements)
        return lines

    def prompt(self) -> str:
        """While somebody else builds, or one's own room is laid, there is nothing to build."""
        if self.decision.kind == "build" and not is_building(self.decision):
            return self.teller.texts.say("prompt-react")
        return super().prompt()

    def lines(self) -> list[Text]:
        lines = super().lines()
        if self.board.takes_two(self.decision, self.view):
            lines += hanging(Text("   "), Text(self.teller.texts.say("play-two-at-once"), style="dim"), self.width)
        return lines

    def moment(self) -> list[Text]:
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

    def _placements(self, options: list[Option]) -> list[Text]:
        """Room cards by places: a line for each card, a column for each place, in the order of the dungeon."""
        slots = sorted({number_in(option, "slot") for option in options}, reverse=True)
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
            numbers = {
                number_in(option, "slot"): self.numbers[option.index]
                for option in options
                if option.fields["card"] == card
            }
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


def is_building(decision: Decision) -> bool:
    return any(option.kind == "place" for option in decision.options)
