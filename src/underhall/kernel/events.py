"""What happened, as message ids and numbers, never prose; who may see which part is said at birth."""

from typing import Final

from mypy_extensions import mypyc_attr

from underhall.kernel.agenda import NO_CARD, NOBODY
from underhall.kernel.decisions import Wording
from underhall.kernel.types import CardNo, EventNumber, SeatNo

EVERYONE: Final = -1  # a mask with every seat's bit set

# How much of an event whoever sees it could have worked out. Past news, a move is not taken back.
NEWS: Final = 0  # something that nobody could have worked out: a card is shown, luck is spent
DEED: Final = 1  # somebody's own choice, whose seat is the first value: no news to that seat
CONSEQUENCE: Final = 2  # what follows by the rules from what lies open: no news

OTHER: Final = "other"  # the topic of what belongs to none of a game's own

# What an event is in the log when it is read as a story. Without one of these it is a line of its own.
TURN: Final = "turn"  # a heading: what follows belongs to this turn
PHASE: Final = "phase"  # a lesser heading
STEP: Final = "step"  # on the way to something: folded as soon as the deed it belongs to has more to say
ROUTINE: Final = "routine"  # goes without saying, unless it is the reader's own
RESULT: Final = "result"  # what a deed came to: says the whole of it in short

# What a short log, such as the terminal's, does with an event.
SKIPPED: Final = "skipped"  # leaves it out: the table shows it, or a later line says it again
OWN: Final = "own"  # leaves it out unless it names the reader, or what goes on concerns the reader
THERE: Final = "there"  # leaves it out unless what goes on concerns the reader
UNSEEN: Final = "unseen"  # leaves it out if the reader does not see all of it, or if everybody has the like just then

# Whom what goes on concerns from this event on.
NAMED: Final = "named"  # the seats that it names
NAMED_TOO: Final = "named too"  # these, and whomever it has concerned

# What it is to the seat it is about.
GOOD: Final = "good"
BAD: Final = "bad"


class Count:
    """What a message counts: the name of what is counted, `+`, `-` or `=`, and the place of the field to read."""

    def __init__(self, text: str, fields: list[str]) -> None:
        for sign in ("+", "-", "="):
            what, found, field = text.partition(sign)
            if found:
                self.what = what
                self.sign = sign
                self.field = fields.index(field)
                return
        raise ValueError(text)


class Message:
    """One kind of event. `fields` name its numbers as 'name:type', type one of card, seat, n.

    A field marked with a leading '?' is secret: seats outside the event's `seen_by` get the message
    `<name>-unseen` without that field.

    What others need to know of it is said here, too: what it tells (NEWS, to be on the safe side), whether it changes
    what the seats have (`scores`), what its seat did with its card ("drawn", "played" or "used"), its `topic` (the log
    can be read topic by topic), and what it `changes` in a view, for whoever shows one event after the other:
    web/src/lib/changes.ts says how to read that. For the log as a story: what it is in `log` (see above), the field
    with the seat that it `harms` (a leading '?': only if somebody else did it), and in which fields events of this
    kind must agree to be put `together` into one sentence, `event-<name>-many`; None: never. For the terminal: what a
    `short` log does with it and its `tone` (see above), whom what goes on `concerns` from here on (see above), whether
    somebody `acts` whom others may want to answer, whether a seat only `arranges` what is its own, and what it `counts`
    for its seat turn by turn: `souls+n` adds the field n, `souls-hero` takes away what that card is worth, `level=n`
    sets.
    """

    def __init__(
        self,
        name: str,
        fields: str = "",
        tells: int = NEWS,
        *,
        use: str = "",
        scores: bool = False,
        topic: str = "",
        changes: str = "",
        log: str = "",
        harms: str = "",
        together: str | None = None,
        short: str = "",
        concerns: str = "",
        counts: str = "",
        tone: str = "",
        acts: bool = False,
        arranges: bool = False,
    ) -> None:
        self.name = name
        self.tells = tells
        self.use = use
        self.scores = scores
        self.topic = topic
        self.changes = changes
        self.log = log
        self.harms = harms
        self.together = None if together is None else together.split()
        self.short = short
        self.concerns = concerns
        self.tone = tone
        self.acts = acts
        self.arranges = arranges
        self.names: list[str] = []
        self.types: list[str] = []
        self.secrets: list[bool] = []
        for field in fields.split():
            name_, _, type_ = field.lstrip("?").partition(":")
            self.names.append(name_)
            self.types.append(type_ or "n")
            self.secrets.append(field.startswith("?"))
        self.has_secret = any(self.secrets)
        self.counts: list[Count] = [Count(each, self.names) for each in counts.split()]


@mypyc_attr(acyclic=True)
class Part:
    """A number that a number in an event is made of: what it is, how much, and the card or seat it comes from."""

    def __init__(self, what: str, n: int, card: CardNo = NO_CARD, seat: SeatNo = NOBODY) -> None:
        self.what = what
        self.n = n
        self.card = card
        self.seat = seat


@mypyc_attr(acyclic=True)  # a server keeps many: nothing for the garbage collector to look through
class Event:
    """One line of the log, with its cause and the rule behind it."""

    def __init__(
        self,
        number: EventNumber,
        message: Message,
        rule: str,
        values: tuple[int, ...],
        cause: EventNumber,
        source: CardNo,
        seen_by: int,
    ) -> None:
        self.number = number  #: its place in the log
        self.message = message  #: what kind of event it is; `message.name` says it in a word
        self.rule = rule  #: the id of the rule by which it happened, named where it is emitted
        self.values = values
        self.cause = cause  #: the number of the event that set this one off, or -1
        self.source = source  #: the number of the card whose effect this is, or -1
        self.seen_by = seen_by
        self.parts: tuple[Part, ...] = ()  #: what its number is made of, where somebody may ask why

    def reveals_information(self, seat: int) -> bool:
        """Whether it showed `seat` something that it could not have worked out."""
        tells = self.message.tells
        return self.values[0] != seat if tells == DEED else tells == NEWS

    def visible_to(self, seat: int) -> bool:
        """Whether `seat` may see the secret part. A watcher is seat -1 and sees public parts only."""
        return self.seen_by == EVERYONE or (seat >= 0 and (self.seen_by >> seat) & 1 == 1)

    def id_for(self, seat: int) -> str:
        """The message id as `seat` gets it."""
        if self.message.has_secret and not self.visible_to(seat):
            return f"event-{self.message.name}-unseen"
        return f"event-{self.message.name}"

    def args_for(self, seat: int, wording: Wording) -> dict[str, object]:
        """The arguments as `seat` gets them: cards as ids, secrets left out where they are secret."""
        open_ = self.visible_to(seat)
        out: dict[str, object] = {}
        message = self.message
        for i in range(len(message.names)):
            if message.secrets[i] and not open_:
                continue
            value = self.values[i]
            out[message.names[i]] = wording.cards[value] if message.types[i] == "card" and value >= 0 else value
        return out

    def seen(self, seat: int, wording: Wording) -> dict[str, object]:
        """The event as one plain object, holding only what `seat` may know."""
        return {
            "number": self.number,
            "message": self.id_for(seat),
            "args": self.args_for(seat, wording),
            "cause": self.cause,
            "source": wording.cards[self.source] if self.source >= 0 else "",
            "rule": self.rule,
        }

    def seen_with_parts(self, seat: int, wording: Wording) -> dict[str, object]:
        """The same, with what its number is made of."""
        seen = self.seen(seat, wording)
        cards = wording.cards
        seen["parts"] = [
            {"what": part.what, "n": part.n, "card": cards[part.card] if part.card >= 0 else "", "seat": part.seat}
            for part in self.parts
        ]
        return seen
