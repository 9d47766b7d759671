"""What goes over a table's WebSocket, both ways: JSON objects told apart by `type`. docs/protocol.md tells the story.

A socket belongs to a seat or to a watcher. A frame holds only what that seat or watcher may see. Neither the numbers in
it nor the order of frames depend on anything else.
"""

from typing import Any

import msgspec

from underhall.server.bodies import Problem, Table


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a seat wants to be asked whether it reacts. Kept with the seat; what must not be missed overrides it."""

    # auto · always · hold · act (whatever comes while this hero, fight or turn lasts) · or, to be left alone:
    # my-dungeon, end-of-phase, until-done (this hero, this fight), until-wound, until-targeted, until-stopped
    ask: str = "auto"
    never: tuple[str, ...] = ()  # cards for which it is never asked again in this game


# -- from the page ------------------------------------------------------------------------------------------------


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a page sends."""


class Sync(Frame, frozen=True, tag="sync"):
    """Send me everything: I have just come, or I have missed something."""


class Answer(Frame, frozen=True, tag="answer"):
    """The option at `option` to the question `question`. `id` is the page's own, and comes back."""

    id: str
    question: str
    option: int


class SetPolicy(Frame, frozen=True, tag="policy"):
    """Ask me like this from now on."""

    policy: Policy


class Say(Frame, frozen=True, tag="say"):
    """A preset phrase by its message id, or free text where the table allows it: one of the two."""

    phrase: str = ""
    text: str = ""


class Mute(Frame, frozen=True, tag="mute"):
    """Send me nothing more that `guest` says, or do again."""

    guest: int
    on: bool


class Undo(Frame, frozen=True, tag="undo"):
    """Take back my last answer, if nothing new has come to light since."""


class Resign(Frame, frozen=True, tag="resign"):
    """I give up: a bot plays on in my place, and I am out of the reckoning."""


class Vote(Frame, frozen=True, tag="vote"):
    """Shall the game end here, without a winner? It does once every person still playing says yes."""

    yes: bool


class Back(Frame, frozen=True, tag="back"):
    """I am here again: give me my seat back from the caretaker."""


class Relieve(Frame, tag="relieve", frozen=True):
    """The person of `seat` has been gone for a while: let a caretaker play there until they come back."""

    seat: int


class Ping(Frame, frozen=True, tag="ping"):
    """Answer with a beat."""


FromPage = Sync | Answer | SetPolicy | Say | Mute | Undo | Resign | Vote | Back | Relieve | Ping


# -- to the page --------------------------------------------------------------------------------------------------


class Note(msgspec.Struct, frozen=True):
    """A sentence or a few words about a question or an answer, as far as the asked seat can know."""

    id: str  # the message; a note `…-fatal` says that its answer may put the seat out of the game
    numbers: dict[str, int]  # arguments of the message
    cards: dict[str, str]  # arguments that name cards, by their ids
    seats: dict[str, int]  # arguments that name players
    tone: str  # to the asked seat: good · harm · plain
    certain: bool  # whether it comes for sure unless somebody reacts; else it may come
    odds: int  # in a thousand, or -1; the message's argument `odds` is in a hundred


class OfferedOption(msgspec.Struct, frozen=True):
    """One answer; `fields` as the game's `kinds` describe them, cards by their ids."""

    kind: str
    fields: dict[str, str | int]
    notes: list[Note]  # what it does, the weightiest first


class WithheldOption(msgspec.Struct, frozen=True):
    """What this seat may look for among the options, and why it is not there."""

    card: str  # a card of its own hand that cannot be played, or ''
    kind: str  # the kind of option that is missing, or '' where it is a card
    reason: str  # a word: the text is the message `withheld-<reason>`
    number: int  # what the reason speaks of, if anything
    rule: str  # the rule that says so, or ''


class Question(msgspec.Struct, frozen=True):
    """What this seat is asked now."""

    id: str  # names this very asking; an answer quotes it
    kind: str
    source: str  # the card that asks, or '' when the rules do
    options: list[OfferedOption]
    safe: int  # the option that is taken for somebody who runs out of time
    reaction: bool  # whether passing is nothing unusual
    cause: int  # the event that led to it, or -1
    withheld: list[WithheldOption]
    about: list[Note]  # who did what to whom, and what follows if nothing is done; may be empty
    hint: str  # the message that explains this kind of question to a newcomer, or ''


class Clock(msgspec.Struct, frozen=True):
    """What a seat has left, in milliseconds; null where time does not count. The page counts down from arrival."""

    thinking: int | None  # the bank
    question: int | None  # for the question that is open, before the bank is used
    away: int | None  # for being disconnected
    running: str  # "" · thinking · away


class Part(msgspec.Struct, frozen=True):
    """A number that the number in an event is made of."""

    what: str  # a word of the game
    n: int
    card: str  # where it comes from, or ''
    seat: int  # whose it is, or -1


class Happened(msgspec.Struct, frozen=True):
    """An event as this seat may see it; `message` and `args` make the sentence, `cause` is another's number."""

    number: int
    message: str
    args: dict[str, str | int]
    cause: int
    source: str
    rule: str
    parts: list[Part]  # where the event states a sum: what it is made of


class Line(msgspec.Struct, frozen=True):
    """Something said at the table."""

    number: int
    guest: int  # who, by the number in the table's `people`; -1 is the server itself
    name: str
    phrase: str  # one of the two is empty
    text: str


class Shown(msgspec.Struct, frozen=True):
    """The game as this seat or watcher sees it after a change."""

    view: Any  # the game's own view, without the question
    outlook: Any  # what is public and certain to come unless somebody reacts; the game's own shape
    question: Question | None
    waiting: list[int]  # the seats known to be choosing
    window: bool  # a moment for reactions: everybody waits alike
    undo: bool  # whether this seat's last answer can be taken back
    clocks: list[Clock]  # by seat; in a window they tell nothing of who thinks
    over: bool


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything, from nothing."""

    version: int
    table: Table
    you: int  # the seat of this socket, -1 for a watcher
    shown: Shown | None  # null until the game starts
    events: list[Happened]  # all of them
    policy: Policy
    lines: list[Line]
    votes: list[int]  # seats that want to end the game


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What changed: `version` is the last one plus one, or the page has missed something and asks for a snapshot."""

    version: int
    shown: Shown
    events: list[Happened]  # the new ones
    rewind: int  # -1, or after an undo: drop what you have from this number on


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """Your answer is stored."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing has changed; `id` is that of the answer, or '' for another frame."""

    id: str
    problem: Problem


class Seats(msgspec.Struct, frozen=True, tag_field="type", tag="seats"):
    """Somebody came, went, dropped, was replaced, or changed their policy."""

    table: Table
    policy: Policy


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Something was said."""

    line: Line


class Votes(msgspec.Struct, frozen=True, tag_field="type", tag="votes"):
    """Who wants to end the game now."""

    seats: list[int]


class Beat(msgspec.Struct, frozen=True, tag_field="type", tag="beat"):
    """I am alive, and this is the version you should have."""

    version: int


class Closed(msgspec.Struct, frozen=True, tag_field="type", tag="closed"):
    """The last frame: why this socket ends, such as the same seat opened elsewhere."""

    problem: Problem


ToPage = Snapshot | Update | Accepted | Refused | Seats | Said | Votes | Beat | Closed
