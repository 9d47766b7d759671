"""Views as they go over the wire: without the question, since the frame around a view carries it."""

from typing import Any, Final

import msgspec

QUESTION_FIELDS: Final = ("waiting", "window", "decision")  # who is asked, and what
UNSET: Final[Any] = msgspec.UNSET  # a field with this value is left out when the view is encoded
ENCODER: Final = msgspec.json.Encoder()


def without_question(view: Any) -> Any:
    """The view, encoded without who is asked and what. A small game's view may be a plain dict."""
    if isinstance(view, dict):
        return {name: value for name, value in view.items() if name not in QUESTION_FIELDS}
    return msgspec.structs.replace(view, waiting=UNSET, window=UNSET, decision=UNSET)


def encoded(value: Any) -> Any:
    """A part of a view as JSON, which several views take over as it is."""
    return msgspec.Raw(ENCODER.encode(value))


def encoded_views(watched: Any, parts: dict[str, Any], own: list[dict[str, Any]]) -> list[bytes]:
    """Several views as JSON, without the question: what a watcher sees, but for the fields that are each view's `own`.

    A table sends every answer to everybody, and most of what they see is the same: it is encoded once. `parts` are
    fields of the watcher's view that are encoded already.
    """
    shared: dict[str, Any] = msgspec.structs.asdict(watched)
    for name in QUESTION_FIELDS:
        del shared[name]
    shared.update(parts)
    for name, value in shared.items():
        if value and name not in parts and not isinstance(value, int | str):
            shared[name] = encoded(value)
    views: list[bytes] = []
    for fields in own:
        view = shared.copy()
        view.update(fields)
        views.append(ENCODER.encode(view))
    return views
