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
        """One's own building, a rival's and what comes after it are different matters, as are heroes on their way."""
        decision, view, say = self.decision, self.view, self.teller.texts.say
        if decision.source or decision.kind not in ("build", "react"):
            return super().prompt()
        seat = decision.seat
        if view.phase == "build":
            if is_building(decision):
                return say("series-asks-build")
            if view.active == seat:
                return say("series-asks-before-reveal" if view.seats[seat].placed else "series-asks-nothing-to-build")
            if view.active >= 0:
                return say("series-asks-rival-builds", seat=self.teller.names[view.active])
        walker = view.walker
        visited = view.active if walker is None else walker.seat
        heroes = view.seats[visited].entrance if visited >= 0 else []
        if view.phase != "adventure" or not (walker or heroes):
            return say("prompt-react")
        where = "hero-walks" if walker is not None else "hero-enters"
        card = self.teller.card(walker.hero.card if walker is not None else heroes[0].card)
        mine = "-mine" if visited == seat else ""
        return say(f"series-asks-{where}{mine}", hero=card, seat=self.teller.names[visited])

    def note(self, option: Option) -> Text:
        """Passing says what is given up."""
        if option.kind == "pass" and self.decision.kind == "build" and is_building(self.decision):
            return Text(self.teller.texts.say("series-passing-build"), style="dim")
        return super().note(option)

    def lines(self) -> list[Text]:
        lines = super().lines()
        if self.board.takes_two(self.decision, self.view):
            lines += hanging(Text("   "), Text(self.teller.texts.say("play-two-at-once"), style="dim"), self.width)
        return lines

    def moment(self) -> list[Text]:
        """In a room: who is there. What else one may react to, the question says."""
        view, say = self.view, self.teller.texts.say
        if self.decision.kind not in REACTIONS or self.decision.source:
            return []
        if view.walker is None or not view.walker.in_room:
            return []
        walker = view.walker
        moment = say(
            "play-moment-room",
            hero=self.teller.card(walker.hero.card),
            room=self.teller.card(view.seats[walker.seat].dungeon[walker.slot].card),
            seat=self.teller.names[walker.seat],
            left=max(walker.hero.health - walker.hero.damage, 0),
        )
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
