"""What a person can put right: every error says what was wrong and what would be right, in five languages.

An error holds a message id and details, never prose, so that raising one costs nothing. Its sentence is made when
somebody reads it: `str(error)` in English, `error.in_language("uk")` in another language.
"""

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# A placeable of a Fluent message has a length limit, and nobody reads more than this of a pasted file.
_LONGEST = 400


class UnderhallError(Exception):
    """The root of all errors that are meant for the person who plays, hosts or programs."""

    message_id: ClassVar[str]

    def __init__(self, **details: str | int) -> None:
        super().__init__()
        self.details = details

    def in_language(self, lang: str) -> str:
        """The error as a sentence in `lang`."""
        shown = {name: _shortened(value) if isinstance(value, str) else value for name, value in self.details.items()}
        bundle = _sentences(lang)
        pattern = bundle.get_message(self.message_id).value
        assert pattern is not None, self.message_id
        sentence, mistakes = bundle.format_pattern(pattern, shown)
        assert not mistakes, mistakes
        return str(sentence)

    def __str__(self) -> str:
        return self.in_language("en")

    def __reduce__(self) -> tuple[object, ...]:
        # Errors travel between the processes of a simulation; the default would lose the keyword details.
        return _restored, (type(self), self.details)


@cache
def _sentences(lang: str) -> "FluentBundle":
    """The sentences of all errors in `lang`, and no other texts."""
    from fluent.runtime import FluentBundle, FluentResource  # here, since the engine raises errors and must not wait

    folder = resources.files("underhall").joinpath("locales")
    spoken = sorted(each.name for each in folder.iterdir() if each.is_dir())
    if lang not in spoken:
        raise UnknownLanguage(name=lang, known=spoken)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(folder.joinpath(lang, "errors.ftl").read_text("utf-8")))
    return bundle


def _restored(kind: type[UnderhallError], details: dict[str, str | int]) -> UnderhallError:
    error = kind.__new__(kind)
    UnderhallError.__init__(error, **details)
    return error


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def _listed(words: str | Iterable[object]) -> str:
    return words if isinstance(words, str) else ", ".join(str(word) for word in words)


class UnknownGame(UnderhallError):
    """No game has this name."""

    message_id = "error-unknown-game"

    def __init__(self, *, name: str, known: str | Iterable[str]) -> None:
        super().__init__(name=name, known=_listed(known))


class UnknownOption(UnderhallError):
    """The game has no option of this name."""

    message_id = "error-unknown-option"

    def __init__(self, *, name: str, known: str | Iterable[str]) -> None:
        super().__init__(name=name, known=_listed(known))


class BadOptionValue(UnderhallError):
    """The option exists, but not with this value."""

    message_id = "error-bad-option-value"

    def __init__(self, *, name: str, value: object, valid: str | Iterable[object]) -> None:
        super().__init__(name=name, value=str(value), valid=_listed(valid))


class BadOptionCombination(UnderhallError):
    """Each option is fine by itself, but not together. `why` and `nearest` are written as options: `a=on, b=off`."""

    message_id = "error-bad-option-combination"

    def __init__(self, *, why: str | Iterable[str], nearest: str | Iterable[str]) -> None:
        super().__init__(why=_listed(why), nearest=_listed(nearest))


class BadSeatCount(UnderhallError):
    """The game is not played by that many."""

    message_id = "error-bad-seat-count"

    def __init__(self, *, game: str, seats: int, least: int, most: int) -> None:
        super().__init__(game=game, seats=str(seats), least=least, most=most)


class UnknownBot(UnderhallError):
    """No bot has this name."""

    message_id = "error-unknown-bot"

    def __init__(self, *, name: str, known: str | Iterable[str]) -> None:
        super().__init__(name=name, known=_listed(known))


class BadBot(UnderhallError):
    """A bot was named that cannot be made. `given` quotes it, `valid` shows what would be right."""

    message_id = "error-bad-bot"

    def __init__(
        self,
        *,
        why: Literal[
            "budget",  # how long the search shall think makes no sense
            "no-budget",  # a budget for a bot that takes none
            "module",  # the module cannot be imported
            "class",  # the module has no such class
            "command",  # there is no such program
        ],
        given: str,
        valid: str | Iterable[str],
    ) -> None:
        super().__init__(why=why, given=given, valid=_listed(valid))


NoAnswer = Literal[
    "raised",  # the bot's code raised an exception
    "rubbish",  # its answer is no place of an option
    "silent",  # it did not answer in time
    "ended",  # its program has ended
    "no-net",  # there is no net for the bot to play by, so that the search plays
]


class BotReplaced(UnderhallError):
    """Somebody's own bot did not answer, so the greedy bot did. It is not raised but reported: the game goes on."""

    message_id = "error-bot-replaced"

    def __init__(self, *, why: NoAnswer, name: str, given: str) -> None:
        super().__init__(why=why, name=name, given=given)


class NoNet(UnderhallError):
    """There is no net that could play. It is not raised but reported: the search plays in its place."""

    message_id = "error-no-net"

    def __init__(
        self,
        *,
        why: Literal[
            "library",  # what nets are run by is not installed
            "missing",  # the game has none
            "damaged",  # its file cannot be read
            "layout",  # it was trained for another layout of what a seat knows
        ],
        given: str,
    ) -> None:
        super().__init__(why=why, given=given)


class UnknownCard(UnderhallError):
    """No printed card has this id."""

    message_id = "error-unknown-card"

    def __init__(self, *, name: str, nearest: str | Iterable[str]) -> None:
        super().__init__(name=name, nearest=_listed(nearest))


class UnknownRule(UnderhallError):
    """The rule catalogue has no entry of this id."""

    message_id = "error-unknown-rule"

    def __init__(self, *, name: str, nearest: str | Iterable[str]) -> None:
        super().__init__(name=name, nearest=_listed(nearest))


LessonFault = Literal[
    "no-file",
    "encoding",
    "replay",
    "cards",
    "yaml",
    "name",
    "long",
    "field",
    "missing",
    "shape",
    "twice",
    "number",
    "game",
    "rules",
    "language",
    "seat",
    "seats",
    "option-name",
    "option-value",
    "word",
    "card",
    "spare",
    "deck",
    "place",
    "item",
    "moment",
    "rule",
    "steps",
    "step",
    "text",
    "goal",
    "unproved",
    "not-unique",
    "too-large",
]


class BadLesson(UnderhallError):
    """The file of a lesson is wrong at this line; `nearest` is what would be right, where that can be said."""

    message_id = "error-bad-lesson"

    def __init__(self, *, file: str, line: int, why: LessonFault, name: str, nearest: str | Iterable[str] = "") -> None:
        super().__init__(file=file, line=line, why=why, name=name, nearest=_listed(nearest) or "–")


class NoMoment(UnderhallError):
    """No lesson can be made from this moment of a game: it is over there, or was played by other rules."""

    message_id = "error-no-moment"

    def __init__(self, *, why: Literal["over", "rules"], name: str) -> None:
        super().__init__(why=why, name=name)


class NoPuzzle(UnderhallError):
    """Nothing can be proved to be clearly best at this moment of a game."""

    message_id = "error-no-puzzle"

    def __init__(
        self, *, why: Literal["phase", "layout", "nothing", "uncertain", "several", "easy", "long", "large"]
    ) -> None:
        super().__init__(why=why)


class UnknownLesson(UnderhallError):
    """The course of this game has no such lesson."""

    message_id = "error-unknown-lesson"

    def __init__(self, *, game: str, name: str, known: str | Iterable[str]) -> None:
        super().__init__(game=game, name=name, known=_listed(known) or "–")


class UnknownPuzzle(UnderhallError):
    """There is no such puzzle of this game."""

    message_id = "error-unknown-puzzle"

    def __init__(self, *, game: str, name: str, count: int) -> None:
        super().__init__(game=game, name=name, count=count)


class UnknownLanguage(UnderhallError):
    """Underhall does not speak this language."""

    message_id = "error-unknown-language"

    def __init__(self, *, name: str, known: str | Iterable[str]) -> None:
        super().__init__(name=name, known=_listed(known))


class NotYourDecision(UnderhallError):
    """The game waits for somebody else."""

    message_id = "error-not-your-decision"

    def __init__(self, *, seat: int | str, waiting: str | Iterable[int]) -> None:
        super().__init__(seat=str(seat), waiting=_listed(waiting))


class StaleAnswer(UnderhallError):
    """The answer belongs to a decision that is no longer open."""

    message_id = "error-stale-answer"

    def __init__(self, *, seat: int | str, asked: int | str, now: int | str) -> None:
        super().__init__(seat=str(seat), asked=str(asked), now=str(now))


class OptionNotOffered(UnderhallError):
    """The decision is open, but what was answered is not among its options."""

    message_id = "error-option-not-offered"

    def __init__(self, *, seat: int | str, given: object, offered: str | Iterable[object]) -> None:
        super().__init__(seat=str(seat), given=str(given), offered=_listed(offered))


class GameOver(UnderhallError):
    """The game has ended and asks nothing more."""

    message_id = "error-game-over"

    def __init__(self) -> None:
        super().__init__()


class NoHistory(UnderhallError):
    """A clone has left its history behind, so there is nothing to save."""

    message_id = "error-no-history"

    def __init__(self) -> None:
        super().__init__()


class BadPlayout(UnderhallError):
    """A playout was asked for that makes no sense. `given` quotes it, `valid` shows what would be right."""

    message_id = "error-bad-playout"

    def __init__(
        self,
        *,
        why: Literal[
            "policy",  # neither the name of a policy nor a table of weights
            "policies",  # not as many as there are seats
            "other-game",  # a policy that was read for another game
            "kind",  # a weight for a kind of option that the game does not have
            "no-card",  # a weight for a card with a kind of option that has none
            "weight",  # a weight that is no number, or less than nothing
            "all-zero",  # nothing weighs anything
            "luck",  # something else in place of luck
            "lucks",  # not as many as there are seats
            "limit",  # a turn or a number of answers that cannot be
        ],
        given: str,
        valid: str | Iterable[str],
    ) -> None:
        super().__init__(why=why, given=given, valid=_listed(valid))


class BadEncoding(UnderhallError):
    """A row was asked for that cannot be written. `given` quotes what was wrong, `valid` shows what would be right."""

    message_id = "error-bad-encoding"

    def __init__(
        self,
        *,
        why: Literal[
            "seat",  # no seat of this game
            "buffer",  # nothing that bytes could be written into
            "read-only",  # bytes that cannot be changed
            "offset",  # no place in a buffer
            "small",  # so many bytes are left, and a row has more
            "game",  # a game that has no layout
            "games",  # not the games that a collector can play
            "actions",  # not an answer for each of a collector's games
        ],
        given: str,
        valid: str | Iterable[str],
    ) -> None:
        super().__init__(why=why, given=given, valid=_listed(valid))


class BadEnvironment(UnderhallError):
    """An environment cannot be made or stepped so. `given` quotes what was wrong, `valid` what would be right."""

    message_id = "error-bad-environment"

    def __init__(
        self,
        *,
        why: Literal[
            "name",  # no environment of this name
            "seat",  # no seat of this game
            "opponents",  # not as many bots as there are other seats
            "engine-bots",  # a bot that compiled games cannot play by themselves
            "observations",  # no form of observations
            "illegal",  # no way to treat actions that are not legal
            "games",  # not a number of games
            "action",  # an action that is not legal now
            "dead",  # an action of a seat that is out of the game
            "over",  # a step after the end, or before the start
        ],
        given: str,
        valid: str | Iterable[str],
    ) -> None:
        super().__init__(why=why, given=given, valid=_listed(valid))


class DamagedProof(UnderhallError):
    """The file is no proof of a game as a server gives it."""

    message_id = "error-damaged-proof"

    def __init__(
        self,
        *,
        why: Literal[
            "save",  # the game's save, which has no proof in it
            "unreadable",  # something else altogether, or changed so that it does not decode
            "too-large",  # no game makes so long a file
        ],
    ) -> None:
        super().__init__(why=why)


class DamagedSave(UnderhallError):
    """The bytes are no save that Underhall wrote, or no longer one."""

    message_id = "error-damaged-save"

    def __init__(
        self,
        *,
        why: Literal[
            "not-a-save",  # something else altogether
            "cut-short",  # the end is missing
            "altered",  # the checksum does not match
            "unreadable",  # a part of it does not decode
            "bad-answer",  # an answer in it was not possible at that point
            "other-state",  # playing it again leads somewhere else
        ],
    ) -> None:
        super().__init__(why=why)


class UnreadableFile(UnderhallError):
    """The file that was named cannot be read. `reason` quotes what the system says about it."""

    message_id = "error-unreadable-file"

    def __init__(
        self,
        *,
        why: Literal[
            "missing",  # there is none
            "folder",  # a folder has that name
            "forbidden",  # it is there, but not for us
        ],
        file: str,
        reason: str = "",
    ) -> None:
        super().__init__(why=why, file=file, reason=reason)


class UnwritableFile(UnderhallError):
    """The file that was named cannot be written. `reason` quotes what the system says about it."""

    message_id = "error-unwritable-file"

    def __init__(self, *, file: str, reason: str) -> None:
        super().__init__(file=file, reason=reason)


class NewerSave(UnderhallError):
    """The save comes from a newer Underhall."""

    message_id = "error-newer-save"

    def __init__(self, *, found: int | str, supported: int | str) -> None:
        super().__init__(found=str(found), supported=str(supported))


class OtherCards(UnderhallError):
    """The save was made with other card data than the data in use."""

    message_id = "error-other-cards"

    def __init__(self, *, game: str, found: str, expected: str) -> None:
        super().__init__(game=game, found=found, expected=expected)


class OtherRules(UnderhallError):
    """The game was played by other rules than those of today, so that nobody can play on from its moments."""

    message_id = "error-other-rules"

    def __init__(self, *, game: str) -> None:
        super().__init__(game=game)


class UnknownInState(UnderhallError):
    """A stored state names something that is not there any more."""

    message_id = "error-unknown-in-state"

    def __init__(
        self,
        *,
        why: Literal[
            "card",  # a card that is gone
            "field",  # a part of the table that is not kept any more
            "program",  # something in progress that is not done like that any more
        ],
        name: str,
    ) -> None:
        super().__init__(why=why, name=name)


class BadCardData(UnderhallError):
    """A card data file breaks its own rules. `why` quotes what the file says: `damage = -1`."""

    message_id = "error-bad-card-data"

    def __init__(self, *, file: str, card: str, why: str, valid: str | Iterable[object]) -> None:
        super().__init__(file=file, card=card, why=why, valid=_listed(valid))


class PortTaken(UnderhallError):
    """Somebody else listens at the server's port."""

    message_id = "error-port-taken"

    def __init__(self, *, host: str, port: int) -> None:
        super().__init__(host=host, port=str(port))


class UnusableHost(UnderhallError):
    """The server cannot listen at this address."""

    message_id = "error-unusable-host"

    def __init__(
        self,
        *,
        why: Literal[
            "unknown",  # no address belongs to the name
            "elsewhere",  # the address is not one of this machine's
            "forbidden",  # the port is not for everybody
        ],
        host: str,
        port: int,
    ) -> None:
        super().__init__(why=why, host=host, port=str(port))


class UnusableDatabase(UnderhallError):
    """The server cannot work with this database. `reason` quotes what the system says about it."""

    message_id = "error-unusable-database"

    def __init__(
        self,
        *,
        why: Literal[
            "in-use",  # another server has it
            "unsupported",  # neither SQLite nor PostgreSQL
            "no-driver",  # what talks to PostgreSQL is not installed
            "folder",  # a folder is there instead of a file
            "missing",  # there is nothing to copy
            "unwritable",  # it can be neither made nor changed
            "damaged",  # it is none, or no longer one
            "newer",  # a newer Underhall has been at it
            "not-empty",  # something is in it already
            "unreachable",  # nobody answers there, or does not let us in
        ],
        where: str,
        reason: str = "",
    ) -> None:
        super().__init__(why=why, where=where, reason=reason)


class UnusableBus(UnderhallError):
    """The nodes of a cluster cannot talk to each other this way. `reason` quotes what the system says about it."""

    message_id = "error-unusable-bus"

    def __init__(
        self,
        *,
        why: Literal[
            "alone",  # the database is a file, which only one server can have
            "unreachable",
        ],
        where: str,
        reason: str = "",
    ) -> None:
        super().__init__(why=why, where=where, reason=reason)


class NoWorkers(UnderhallError):
    """This system cannot share a server among processes."""

    message_id = "error-no-workers"


class NotFound(UnderhallError):
    """The database has no such table, guest, report or ban. `list` shows those that there are."""

    message_id = "error-not-found"

    def __init__(self, *, why: Literal["table", "guest", "report", "ban"], name: str, list: str) -> None:
        super().__init__(why=why, name=name, list=list)


class BadTokenFile(UnderhallError):
    """A file that should hold a token holds something else."""

    message_id = "error-bad-token-file"

    def __init__(self, *, file: str, least: int, example: str) -> None:
        super().__init__(file=file, least=str(least), example=example)


class MissingExtra(UnderhallError):
    """`what` needs libraries that only come with an extra of the package."""

    message_id = "error-missing-extra"

    def __init__(self, *, what: str, extra: str) -> None:
        super().__init__(what=what, extra=extra)


class UsageError(UnderhallError):
    """The command line was not understood. `given` quotes it, `valid` shows how it is written."""

    message_id = "error-usage"

    def __init__(
        self,
        *,
        why: Literal[
            "no-such-command",
            "gone",  # a command that there was once; what does its work now is in `valid`
            "no-such-option",
            "missing",  # an argument or option that must be there is not
            "bad-value",
            "bad-option",  # the option lacks its value, or takes none
            "not-understood",  # words too many, or in the wrong place
            "no-checkout",  # the command reads the project's own tests
        ],
        given: str,
        valid: str | Iterable[str],
    ) -> None:
        super().__init__(why=why, given=given, valid=_listed(valid))
