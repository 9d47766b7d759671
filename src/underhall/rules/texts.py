"""An entry of a rule catalogue as players read it, in their language."""

from underhall.rules.catalogue import Conflict, Entry, Example
from underhall.rules.rulebook import Chapter, Rulebook, Section
from underhall.text.texts import Texts


def summary(entry: Entry, rules: Texts) -> str:
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
    return [summary(entry, rules), *(rules.attribute(id, part) for part in parts if rules.has(id, part))]


def chapter_title(book: Rulebook, chapter: Chapter, rules: Texts) -> str:
    """What a chapter is called."""
    return rules.say(f"chapter-{book.letters}-{chapter.id}")


def lead(book: Rulebook, chapter: Chapter, rules: Texts) -> str:
    """The sentence that leads into a chapter."""
    return rules.attribute(f"chapter-{book.letters}-{chapter.id}", "lead")


def section_title(book: Rulebook, chapter: Chapter, section: Section, rules: Texts) -> str:
    """What a section is called."""
    return rules.say(f"section-{book.letters}-{chapter.id}-{section.id}")
