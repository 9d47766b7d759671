"""What the text table asks of a game: how its table is drawn, what its log shows, what a question is about.

Each game has a board of its own; boards.py says which. The rest of the text table knows only what stands here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Literal, TypeVar

from rich.cells import cell_len
from rich.text import Text

from underhall.kernel import events as log
from underhall.kernel.decisions import Decision, Option
from underhall.kernel.events import BAD, GOOD, NAMED_TOO, TURN, Event
from underhall.kernel.explain import Explanation
from underhall.terminal.layout import between, fit, styled, wrapped
from underhall.terminal.question import Question
from underhall.text import Texts
from underhall.text.tell import Teller

V = TypeVar("V")  # the game's view
O = TypeVar("O")  # its outlook  # noqa: E741

Size = Literal["large", "medium", "mixed", "small"]  # mixed: one's own side medium, the others small
SIZES: Final[tuple[Size, ...]] = ("large", "medium", "mixed", "small")
ACTIVE: Final = "►"
WIDE: Final = 96  # from here on the largest size has room
TONES: Final = {GOOD: "green", BAD: "red"}  # how events stand out in the log


def seats_of(event: Event) -> list[int]:
    """The seats that an event names, in its own order."""
    return [n for n, type_ in zip(event.values, event.message.types, strict=False) if type_ == "seat"]


class Measure:
    """Something that is counted for each seat, turn by turn."""

    def __init__(self, name: str, word: str, most: int, style: str, least: int = 0) -> None:
        self.name = name  # in JSON
        self.word = word
        self.most = most  # where the bars of the chart are full
        self.style = style
        self.least = least  # what everybody begins with


class Standing:
    """What every seat has at the end of a turn, or of a round: the values of each measure by its name."""

    def __init__(self, turn: int, values: dict[str, list[int]]) -> None:
        self.turn = turn
        self.values = values


class Board(Generic[V, O]):
    """Draws the table of one game in one language, and knows what is usual at it."""

    game: ClassVar[str]
    marks: ClassVar[tuple[tuple[str, str], ...]]  # signs, with the texts that explain them
    pages: ClassVar[dict[str, str]] = {}  # words that show more of the table, with the texts of the help page
    steady: ClassVar[tuple[str, ...]] = ()  # questions asked again and again, whose answers keep their numbers
    final: ClassVar[tuple[str, ...]] = ()  # kinds of answers that are for good, so that one is asked twice
    skip: ClassVar[str] = "play-help-skip"  # what `skip` does
    chart: ClassVar[str]  # the text above the bars of a game that is over
    standing: ClassVar[str]  # the text that says what a seat has: a variable for each measure
    span: ClassVar[str] = "turn"  # after which things are counted
    players: ClassVar[tuple[tuple[str, str], ...]]  # the symbol and the style of each seat
    questions: ClassVar[type[Question]] = Question

    def __init__(self, text: Texts, names: Sequence[str], bots: Sequence[str]) -> None:
        self.text = text
        self.names = names
        self.bots = bots  # the bot at each seat, or '' where a person sits
        self.mine = False  # whether what goes on concerns the viewer, as far as the log has got

    # -- drawing ----------------------------------------------------------------------------------------------------

    def fitted(self, view: V, outlook: O, width: int, height: int) -> list[Text]:
        """The table in the largest size that leaves room for the log and the question."""
        for size in SIZES[0 if width >= WIDE else 1 :]:
            lines = self.table(view, outlook, width, size)
            if len(lines) <= height:
                break
        return lines

    def table(self, view: V, outlook: O, width: int, size: Size) -> list[Text]:
        """The whole table in one size."""
        raise NotImplementedError

    def page(self, word: str, view: V, outlook: O, width: int) -> list[Text]:
        """What one of the words in `pages` shows."""
        raise NotImplementedError

    def player(self, seat: int) -> Text:
        """The player's symbol and name."""
        symbol, style = self.players[seat]
        return styled(f"{symbol} {self.names[seat]}", style=style)

    def title(self, seat: int, active: bool) -> Text:
        """The player, whether it is their turn, and whether a person or which bot plays."""
        who = self.bots[seat] or self.text.say("play-you")
        title = styled(f"{ACTIVE} " if active else "", style="bold").append(self.player(seat))
        return title.append(f" ({who})", style="dim" if self.bots[seat] else "bold")

    def edition(self, options: Mapping[str, object]) -> str:
        """By which rules is played, as a player would call them."""
        edition = str(options.get("edition", "–"))
        message = f"profile-{edition}"
        return self.text.say(message) if self.text.has(message) else edition

    def header(self, turn: str, note: str, phases: Sequence[str], now: int, width: int) -> list[Text]:
        """The game, the turn, a note if there is room for it, and how far the turn has got.

        The first of the phases comes before all turns and is not shown.
        """
        words: list[Text] = []
        for number, word in enumerate(phases[1:], start=1):
            if number == now:
                words.append(styled(f"[{word.upper()}]", style="bold reverse"))
            else:
                words.append(styled(f"✓{word}" if number < now else word, style="dim" if number > now else ""))
        course = styled(" › ", style="dim").join(words)
        title = styled(self.text.say(f"game-{self.game}").upper(), style="bold")
        title.append(" · ", style="dim").append(turn, style="bold")
        if title.cell_len + cell_len(note) + course.cell_len + 6 <= width:
            title.append(f" · {note}", style="dim")
        if title.cell_len + course.cell_len + 3 > width:
            return [title, *wrapped(words, " › ", width, "")]
        return [between(title, course, width)]

    def staged(self, cards: str, width: int) -> Text:
        """What has been announced and is still to take effect."""
        return fit(styled(f"  {self.text.say('play-staged', cards=cards)}", style="bold"), width)

    def name(self, id: str) -> str:
        return self.text.say(f"card-{id}")

    def listed(self, ids: Sequence[str]) -> str:
        """The names of several cards."""
        return ", ".join([self.name(id) for id in ids])

    def cards(self, head: Text, cards: Sequence[str], width: int, size: Size) -> list[Text]:
        """Cards in hand below their heading, with as much of their effects as there is room for."""
        names = {id: self.times(id, cards.count(id)) for id in cards}
        figures = {id: self.figures(id) for id in names}
        if size == "small":
            shown = [styled(name, style="bold").append(" ").append(figures[id]) for id, name in names.items()]
            return wrapped([head, *shown], " · ", width, "  ")
        name_width = max([cell_len(name) for name in names.values()], default=0)
        figure_width = max([each.cell_len for each in figures.values()], default=0)
        lines = [head if head.cell_len <= width else fit(head, width)]
        for id, name in names.items():
            line = Text("  ").append(fit(styled(name, style="bold"), name_width + 1))
            line.append(fit(figures[id], figure_width + 1)).append(self.effect(id), style="dim")
            lines.append(fit(line, width))
        return lines

    def times(self, id: str, count: int) -> str:
        """The card's name, and how many there are of it."""
        return self.name(id) if count == 1 else f"{self.name(id)} ×{count}"

    def effect(self, id: str) -> str:
        """What the card does, or '' if it does nothing."""
        message = f"card-{id}"
        return self.text.attribute(message, "effect") if self.text.has(message, "effect") else ""

    # -- explaining -------------------------------------------------------------------------------------------------

    def figures(self, id: str) -> Text:
        """What is printed on the card in figures and icons, as short as can be."""
        raise NotImplementedError

    def printed(self, id: str) -> list[str]:
        """What is printed on the card in figures and icons, in words."""
        raise NotImplementedError

    def more_about(self, id: str) -> list[str]:
        """What else is written on the card, besides its effect."""
        return self.other_texts(id, self.text)

    def explained(self, option: Option, view: V) -> str:
        """What is to be known of an option that is about no card, if anything."""
        return ""

    def found(self, view: V) -> dict[str, tuple[str, str]]:
        """What can be asked about by name besides cards: by id, the name and the explanation."""
        return {}

    def legend(self) -> Text:
        """Marks that cannot be explained in one text each."""
        return Text()

    # -- asking -----------------------------------------------------------------------------------------------------

    def asked(
        self,
        decision: Decision,
        view: V,
        outlook: O,
        teller: Teller,
        width: int,
        numbers: Sequence[int] = (),
        explanation: Explanation | None = None,
    ) -> list[Text]:
        """The decision as a numbered question, with what the game says about it."""
        return self.questions(decision, view, outlook, teller, self, width, numbers, explanation).lines()

    def takes_two(self, decision: Decision, view: V) -> bool:
        """Whether two options are chosen one after the other, so that two numbers may be typed at once."""
        return False

    # What is printed on the cards, for who looks at them without a table.

    @staticmethod
    def facts(card: dict[str, Any], text: Texts) -> dict[str, str]:
        """What is printed on a card in figures and icons, by heading; `card` is what the game calls `printed`."""
        raise NotImplementedError

    @staticmethod
    def other_texts(id: str, text: Texts) -> list[str]:
        """What else is written on a card, besides its effect."""
        return []

    # Passing for a while, and what ends it. These are asked where nothing is drawn, so they need no board of their own.

    @staticmethod
    def is_idle(decision: Decision) -> bool:
        """Whether the question is not worth asking: passing is all that anybody would do."""
        return False

    @staticmethod
    def matter(decision: Decision) -> str:
        """What a reaction is about: whoever has passed on it is not asked again. '' is always asked."""
        return ""

    @staticmethod
    def is_skipped(decision: Decision) -> bool:
        """Whether passing here means: nothing of mine now."""
        return False

    @staticmethod
    def is_mine(view: Any) -> bool:
        """Whether what goes on concerns the viewer most of all."""
        return False

    @staticmethod
    def is_deed(event: Event, seat: int) -> bool:
        """Whether somebody else has done something that one may want to answer."""
        return event.message.acts and event.values[0] != seat

    # -- the log ----------------------------------------------------------------------------------------------------

    def is_routine(self, event: Event, later: list[Event], view: Any) -> bool:
        """Whether the short log leaves the event out: the table or a later line shows it as well. It is asked of each
        event in turn."""
        message = event.message
        if message.concerns:
            self.mine = view.you in seats_of(event) or (self.mine and message.concerns == NAMED_TOO)
        match message.short:
            case log.SKIPPED:
                return True
            case log.OWN:
                return not self.mine and view.you not in seats_of(event)
            case log.THERE:
                return not self.mine
            case log.UNSEEN:
                return self.is_like_all(event, view) or not event.visible_to(view.you)
        return False

    def is_like_all(self, event: Event, view: Any) -> bool:
        """Whether everybody has the like of this just then."""
        return False

    def is_small(self, events: list[Event], seat: int) -> bool:
        """Whether so little has happened that the table need not be drawn again."""
        return not events

    def log_style(self, event: Event, seat: int) -> str:
        """How the event stands out in the log of a seat: what is good or bad for somebody, one's own the most."""
        tone = event.message.tone
        if not tone:
            return ""
        mine = "bold " if seats_of(event)[:1] == [seat] else ""
        return f"{mine}{TONES[tone]}"

    # -- the end ----------------------------------------------------------------------------------------------------

    def measures(self) -> tuple[Measure, ...]:
        """What is counted turn by turn."""
        return ()

    def standings(self, events: list[Event], seats: int) -> list[Standing]:
        """What everybody had at the end of each turn, counted from what everybody has seen; the last one as it is."""
        counted = {measure.name: [measure.least] * seats for measure in self.measures()}
        found: list[Standing] = []
        now = 0
        for event in events if counted else ():
            if event.message.log == TURN:
                then = self.span_of(event, seats)
                if now and then > now:
                    found.append(Standing(now, {name: values[:] for name, values in counted.items()}))
                now = then
            for count in event.message.counts:
                amount = event.values[count.field]
                if event.message.types[count.field] == "card":
                    amount = self.worth(amount)
                values, seat = counted[count.what], event.values[event.message.names.index("seat")]
                before = 0 if count.sign == "=" else values[seat]
                values[seat] = before - amount if count.sign == "-" else before + amount
        if now:
            found.append(Standing(now, counted))
        return found

    def span_of(self, event: Event, seats: int) -> int:
        """The number of the turn that begins, or of whatever things are counted after."""
        return event.values[event.message.names.index("turn")]

    def worth(self, card: int) -> int:
        """What a card counts for."""
        raise NotImplementedError

    def intro(self, view: V) -> str:
        """What a newcomer reads before anything else, if anything."""
        return ""

    def result(self, view: V) -> str:
        """What is to be said of the end instead of who has won, if anything."""
        return ""

    def columns(self) -> tuple[str, ...]:
        """The headings of the table of results, after the players."""
        raise NotImplementedError

    def row(self, view: V, seat: int, score: int) -> list[str]:
        """What stands in those columns for a seat."""
        raise NotImplementedError

    def fate(self, view: V, seat: int) -> str:
        """What stands beside the player's name in the table of results, if anything."""
        return ""
