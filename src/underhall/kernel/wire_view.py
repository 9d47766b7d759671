"""Views as they go over the wire: without the question, since the frame around a view carries it."""

from typing import Any, Final

import msgspec

QUESTION_FIELDS: Final = ("waiting", "window", "decision")  # who is asked, and what
UNSET: Final[Any] = msgspec.UNSET  # a field with this value is left out when the view is encoded


def without_question(view: Any) -> Any:
    """The view, encoded without who is asked and what. A small game's view may be a plain dict."""
    if isinstance(view, dict):
        return {name: value for name, value in view.items() if name not in QUESTION_FIELDS}
    return msgspec.structs.replace(view, waiting=UNSET, window=UNSET, decision=UNSET)
