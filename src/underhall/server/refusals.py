"""What the server says no to, and how: a message id with its arguments, never prose."""

from underhall.errors import UnderhallError, UnknownInState
from underhall.server.bodies import Problem


class Refusal(Exception):
    """Something cannot be done; nothing has changed. `status` is for HTTP."""

    def __init__(self, error: str, status: int = 409, **args: str | int) -> None:
        super().__init__(error)
        self.status = status
        self.problem = Problem(error, args)


def refused(error: UnderhallError) -> Refusal:
    """The refusal that says what the engine's error says."""
    return Refusal(error.message_id, 400, **error.details)


def problem_of(error: Exception) -> Problem:
    """Why a table's game cannot be taken up."""
    if isinstance(error, Refusal):
        return error.problem
    if isinstance(error, UnknownInState):
        return refused(error).problem
    return Problem("refused-damaged")


def no_table() -> Refusal:
    """One answer for a table that is not there and for one that is none of the asker's business."""
    return Refusal("refused-no-table", 404)
