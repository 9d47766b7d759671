"""The documents of the project as tests see them: their code, their words in code font, their links."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
NOT_RUN: Final = re.compile(r"<!-- not run: (?P<why>.+?) -->", re.DOTALL)
ENDS_WITH: Final = re.compile(r"<!-- ends with (?P<code>\d+) -->")


class Snippet(NamedTuple):
    """A block of code, and what the comment right before it says about running it."""

    line: int
    language: str  # '' for an indented block
    text: str
    not_run: str  # the reason, or ''
    ends_with: int


class Document:
    """One Markdown file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path.relative_to(ROOT))
        self.text = path.read_text("utf-8")
        self.tokens: list[Token] = MarkdownIt("commonmark", {"html": True}).enable("table").parse(self.text)

    @property
    def snippets(self) -> list[Snippet]:
        """Its blocks of code, in order. Directives of MyST, such as `{toctree}`, are none."""
        found = []
        comment = ""
        for token in self.tokens:
            if token.type == "html_block":
                comment = token.content
                continue
            if token.type in ("fence", "code_block") and not token.info.startswith("{"):
                skipped, ends = NOT_RUN.search(comment), ENDS_WITH.search(comment)
                why = " ".join(skipped["why"].split()) if skipped else ""
                line = token.map[0] + 1 if token.map else 0
                found.append(Snippet(line, token.info.strip(), token.content, why, int(ends["code"]) if ends else 0))
            comment = ""
        return found

    @property
    def inline(self) -> list[tuple[int, Token]]:
        """What is within its lines of text, each with the line it is in."""
        found = []
        for token in self.tokens:
            for child in token.children or []:
                found.append((token.map[0] + 1 if token.map else 0, child))
        return found

    @property
    def names(self) -> list[tuple[int, str]]:
        """Everything in code font, with its line; roles of MyST, such as {py:class}`…`, are Sphinx's to check."""
        found = []
        before = ""
        for line, token in self.inline:
            if token.type == "code_inline" and not re.search(r"\{[\w:]+\}$", before):
                found.append((line, token.content))
            before = token.content
        return found

    @property
    def links(self) -> list[tuple[int, str]]:
        """Where its links and pictures lead."""
        return [
            (line, str(token.attrs.get("href") or token.attrs.get("src")))
            for line, token in self.inline
            if token.type in ("link_open", "image")
        ]


@cache
def documents() -> tuple[Document, ...]:
    """The pages of the site, and what is read in the checkout itself."""
    top = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")]
    return tuple(Document(path) for path in [*top, *sorted(DOCS.rglob("*.md"))])
