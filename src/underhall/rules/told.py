"""An entry of a rule catalogue as players read it, in their language."""

from underhall.rules.catalogue import Conflict, Entry, Example, chapter_of
from underhall.text.texts import Texts


def gist(entry: Entry, rules: Texts) -> str:
    """It in a sentence or two: a rule, the question behind a ruling, the title of an example."""
    return rules.say(f"rule-{entry.id.lower()}")


def paragraphs(entry: Entry, rules: Texts) -> list[str]:
    """All of it: then how editions differ, how we rule, or what is set up and what comes of it."""
    parts: tuple[str, ...] = ("differs",)
    if isinstance(entry, Conflict):
        parts = ("ruling",)
    elif isinstance(entry, Example):
        parts = ("setup", "result")
    id = f"rule-{entry.id.lower()}"
    return [gist(entry, rules), *(rules.attribute(id, part) for part in parts if rules.has(id, part))]


def chapter(entry: Entry, rules: Texts) -> str:
    """The heading that it stands under."""
    return rules.say(f"rule-chapter-{chapter_of(entry)}")
