"""What can go wrong in the laboratory: errors like all others, with their sentences in locales/*/errors.ftl."""

from typing import Literal

from underhall.errors import NoAnswer, UnderhallError


class BotOut(UnderhallError):
    """A bot did not answer, so a tournament goes on without it. It is not raised but reported."""

    message_id = "error-bot-out"

    def __init__(self, *, why: NoAnswer, name: str, given: str) -> None:
        super().__init__(why=why, name=name, given=given)


class WorkerLost(UnderhallError):
    """A process that shared the work was ended by somebody else."""

    message_id = "error-worker-lost"

    def __init__(self) -> None:
        super().__init__()


class BadTournament(UnderhallError):
    """The folder cannot be used for this tournament. `given` quotes what was found there."""

    message_id = "error-bad-tournament"

    def __init__(
        self,
        *,
        why: Literal[
            "other",  # another tournament is kept there
            "in-use",  # somebody plays it just now
            "damaged",  # a file in it cannot be read
            "bots",  # not as many different bots as it takes; without a folder
        ],
        where: str,
        given: str = "",
    ) -> None:
        super().__init__(why=why, where=where, given=given)


class BadReport(UnderhallError):
    """The folder does not hold a report that could be compared. `given` quotes what was found."""

    message_id = "error-bad-report"

    def __init__(
        self,
        *,
        why: Literal[
            "missing",  # there is no report
            "damaged",  # it cannot be read, or was made by another version
            "other",  # the two are of different games, bots or numbers of seats
        ],
        where: str,
        given: str = "",
    ) -> None:
        super().__init__(why=why, where=where, given=given)


class BadCluster(UnderhallError):
    """Games cannot be given out to this Ray cluster. `given` quotes what went wrong."""

    message_id = "error-bad-cluster"

    def __init__(
        self,
        *,
        why: Literal[
            "address",  # it is not HOST:PORT
            "unreachable",  # nobody answers there, or Ray cannot join
            "not-ray",  # somebody else answers there
            "no-processors",  # none of its machines plays
            "version",  # a machine has another version of Underhall
            "module",  # a machine lacks a module, perhaps Underhall
        ],
        where: str,
        given: str = "",
    ) -> None:
        super().__init__(why=why, where=where, given=given)
