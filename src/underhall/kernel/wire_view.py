"""Views as they go over the wire: without the question, since the frame around a view carries it."""

from collections.abc import Callable
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


class Written:
    """What was last written of the views of one game, part by part.

    A part that is still the same is not written again: the very same object where a game keeps its parts, or one that
    is equal. A table keeps one of these; without, everything is written anew.
    """

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}
        self._texts: dict[str, bytes] = {}

    def text(self, name: str, value: Any) -> bytes:
        """The part of this name as JSON."""
        before = self._values.get(name)
        if before is value or (before is not None and before == value):
            text = self._texts.get(name)
            if text is not None:
                return text
        text = ENCODER.encode(value)
        self._values[name] = value
        self._texts[name] = text
        return text

    def text_for(self, viewer: int, name: str, value: Any) -> bytes:
        """A part that perhaps everybody sees alike, and perhaps each viewer otherwise."""
        before = self._values.get(name)
        if before is not None and (before is value or before == value):
            return self._texts[name]
        text = self.text(f"{name} to {viewer}", value)
        self._values[name] = value
        self._texts[name] = text
        return text

    def text_of(self, name: str, game: Any, depends_on: tuple[Any, ...], make: Callable[[Any], Any]) -> bytes:
        """The same of what `make` makes of the game. It is not even made while all that it depends on is the same."""
        before = self._values.get(name)
        if before is not None and before == depends_on:
            return self._texts[name]
        text = ENCODER.encode(make(game))
        self._values[name] = depends_on
        self._texts[name] = text
        return text


class Shape:
    """The fields of a view, in their order, with what stands before each."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = [name for name in names if name not in QUESTION_FIELDS]
        self.keys: list[bytes] = []
        opening = "{"
        for name in self.names:
            self.keys.append(f'{opening}"{name}":'.encode())
            opening = ","


SHAPES: Final[dict[Any, Shape]] = {}


def shape_of(view: Any) -> Shape:
    kind = type(view)
    shape = SHAPES.get(kind)
    if shape is None:
        shape = SHAPES[kind] = Shape(kind.__struct_fields__)
    return shape


def encoded_view(view: Any, viewer: int, written: Written) -> bytes:
    """One view as JSON, without the question. What others see alike, or was there before, is not encoded again."""
    if isinstance(view, dict):
        return ENCODER.encode(without_question(view))
    shape = shape_of(view)
    pieces: list[bytes] = []
    for i in range(len(shape.names)):
        name = shape.names[i]
        pieces.append(shape.keys[i])
        pieces.append(written.text_for(viewer, name, getattr(view, name)))
    pieces.append(b"}")
    return b"".join(pieces)


def encoded_views(watched: Any, parts: dict[str, bytes], own: list[dict[str, bytes]], written: Written) -> list[bytes]:
    """Several views as JSON, without the question: what a watcher sees, but for the fields that are each view's `own`.

    A table sends every answer to everybody, and most of what they see is the same: it is encoded once. `parts` are
    fields of the watcher's view that are encoded already.
    """
    shape = shape_of(watched)
    others: set[str] = set()  # what not everybody sees alike
    for fields in own:
        others.update(fields)
    names: list[str] = []  # of the fields in `others`, in their order
    alike: list[bytes] = []  # what stands before each of these, and after the last
    run: list[bytes] = []
    texts: list[bytes] = []  # these fields, as a watcher sees them
    for i in range(len(shape.names)):
        name = shape.names[i]
        run.append(shape.keys[i])
        part = parts.get(name)
        text = part if part is not None else written.text(name, getattr(watched, name))
        if name in others:
            names.append(name)
            texts.append(text)
            alike.append(b"".join(run))
            run = []
        else:
            run.append(text)
    run.append(b"}")
    alike.append(b"".join(run))
    views: list[bytes] = []
    for fields in own:
        pieces: list[bytes] = []
        for i in range(len(names)):
            pieces.append(alike[i])
            pieces.append(fields.get(names[i], texts[i]))
        pieces.append(alike[-1])
        views.append(b"".join(pieces))
    return views
