"""A rulebook as one HTML file that needs nothing else: to be printed, sent, or read without a network."""

from collections.abc import Iterator
from html import escape
from typing import Final

from underhall.rules.catalogue import Conflict, Example, Rule
from underhall.rules.rulebook import Chapter, Rulebook, Section
from underhall.rules.texts import chapter_title, lead, paragraphs, section_title
from underhall.text import Texts

STYLE: Final = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem; color: #2a1a12; background: #fff;
  font: 1rem/1.45 "Fira Sans", "Segoe UI", "Noto Sans", "Noto Sans JP", "Hiragino Sans", sans-serif; }
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
h1 { font-size: 1.9rem; }
h2 { margin-top: 2.5rem; color: #7a2412; font-size: 1.5rem; border-bottom: 2px solid #7a2412; }
h3 { margin: 1.4rem 0 .3rem; font-size: 1.1rem; }
p { margin: .4rem 0; orphans: 3; widows: 3; }
a { color: inherit; }
.lead { font-size: 1.1rem; }
.ids { margin: 0; color: #6b5140; font-size: .7rem; overflow-wrap: anywhere; }
.differs, .ruling, .example { margin: .6rem 0; padding: .4rem .8rem; font-size: .92rem; break-inside: avoid; }
.differs { border-left: 4px solid #7a2412; }
.ruling { border-left: 4px solid #c8b27a; }
.example { border: 2px solid #c8b27a; }
.foot { margin-top: 3rem; color: #6b5140; font-size: .8rem; }
dl.summary { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .45rem 1rem; font-size: .95rem; }
dt { font-weight: 700; }
dd { margin: 0; }
.words dd { margin-bottom: .5rem; }
.page { break-after: page; }
@page { margin: 16mm; }
@media print { body { max-width: none; padding: 0; font-size: 10.5pt; } nav { break-after: page; }
  .ruling, .differs { font-size: .85rem; } a { text-decoration: none; } }
"""


def whole_book(book: Rulebook, rules: Texts, names: Texts) -> str:
    """All chapters with their questions and examples, the page to lay beside the table, and the glossary."""
    title = rules.say("rulebook-title", game=names.say(f"game-{book.game}"))
    return _document(title, rules, [f"<h1>{escape(title)}</h1>", *_contents(book, rules), *_body(book, rules)])


def one_page(book: Rulebook, rules: Texts, names: Texts) -> str:
    """Only the page to lay beside the table."""
    title = names.say(f"game-{book.game}")
    heading = f"<h1>{escape(title)}: {escape(rules.say('rulebook-page-summary'))}</h1>"
    return _document(title, rules, [heading, *_summary(book, rules)])


def _document(title: str, rules: Texts, body: list[str]) -> str:
    foot = f'<p class="foot">{escape(rules.say("rulebook-own-words"))}</p>'
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{rules.lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head>",
            "<body>",
            *body,
            foot,
            "</body></html>\n",
        ]
    )


def _contents(book: Rulebook, rules: Texts) -> Iterator[str]:
    yield f"<nav><h2>{escape(rules.say('rulebook-chapters'))}</h2><ol>"
    for chapter in book.chapters:
        yield f'<li><a href="#{chapter.id}">{escape(chapter_title(book, chapter, rules))}</a></li>'
    yield f'</ol><p><a href="#-summary">{escape(rules.say("rulebook-page-summary"))}</a> · '
    yield f'<a href="#-glossary">{escape(rules.say("rulebook-page-glossary"))}</a></p></nav>'


def _body(book: Rulebook, rules: Texts) -> Iterator[str]:
    for number, chapter in enumerate(book.chapters, 1):
        yield f'<h2 id="{chapter.id}">{number} {escape(chapter_title(book, chapter, rules))}</h2>'
        yield f'<p class="lead">{escape(lead(book, chapter, rules))}</p>'
        for section in chapter.sections:
            yield from _section(book, chapter, section, rules)
    yield f'<div class="page"></div><h2 id="-summary">{escape(rules.say("rulebook-page-summary"))}</h2>'
    yield from _summary(book, rules)
    yield f'<h2 id="-glossary">{escape(rules.say("rulebook-page-glossary"))}</h2><dl class="words">'
    for term in sorted(book.terms, key=lambda term: rules.say(f"term-{term}").casefold()):
        said = f"term-{term}"
        yield f"<dt>{escape(rules.say(said))}</dt><dd>{escape(rules.attribute(said, 'means'))}</dd>"
    yield "</dl>"


def _summary(book: Rulebook, rules: Texts) -> Iterator[str]:
    yield '<dl class="summary">'
    for row in book.summary:
        said = f"summary-{book.letters}-{row}"
        yield f"<dt>{escape(rules.say(said))}</dt><dd>{escape(rules.attribute(said, 'says'))}</dd>"
    yield "</dl>"


def _section(book: Rulebook, chapter: Chapter, section: Section, rules: Texts) -> Iterator[str]:
    yield f"<section><h3>{escape(section_title(book, chapter, section, rules))}</h3>"
    gap = "" if rules.lang == "ja" else " "  # Japanese sentences follow each other without one
    for paragraph in section.paragraphs:
        clauses = (f'<span id="{rule.id}">{escape(paragraphs(rule, rules)[0])}</span>' for rule in paragraph)
        yield f"<p>{gap.join(clauses)}</p>"
        yield f'<p class="ids">{" ".join(rule.id for rule in paragraph)}</p>'
    for rule in section.rules:
        yield from _differs(rule, rules)
    for ruling in section.rulings:
        yield from _ruling(ruling, rules)
    for example in section.examples:
        yield from _example(example, rules)
    yield "</section>"


def _differs(rule: Rule, rules: Texts) -> Iterator[str]:
    for how in paragraphs(rule, rules)[1:]:
        heading = escape(rules.say("rulebook-differs"))
        yield f'<div class="differs"><b>{heading}.</b> {escape(how)} <span class="ids">{rule.id}</span></div>'


def _ruling(ruling: Conflict, rules: Texts) -> Iterator[str]:
    question, answer = paragraphs(ruling, rules)
    yield f'<div class="ruling" id="{ruling.id}"><p><b>{escape(question)}</b></p>'
    yield f'<p>{escape(rules.say("rulebook-ruling"))}: {escape(answer)}</p><p class="ids">{ruling.id}</p></div>'


def _example(example: Example, rules: Texts) -> Iterator[str]:
    title, setup, result = paragraphs(example, rules)
    heading = f"{rules.say('rulebook-example')}: {title}"
    yield f'<div class="example" id="{example.id}"><p><b>{escape(heading)}</b></p>'
    yield f'<p>{escape(setup)}</p><p>{escape(result)}</p><p class="ids">{example.id}</p></div>'
