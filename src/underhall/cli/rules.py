"""`underhall rules`: the rule catalogue, and how much of it is tested."""

import textwrap
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from underhall.cli.options import Color, Game, Json, Lang
from underhall.cli.output import console, print_json
from underhall.rules.catalogue import Catalogue, Conflict, Entry, Example, Reading, Rule, catalogue
from underhall.rules.coverage import checkout, coverage
from underhall.rules.rulebook import rulebook
from underhall.rules.texts import chapter_title, paragraphs, summary
from underhall.text import Texts, rule_texts, texts


def rules(
    game: Game,
    id: Annotated[str | None, typer.Argument(metavar="ID", help="cli-rules-id")] = None,
    covered: Annotated[bool, typer.Option("--coverage", help="cli-rules-coverage")] = False,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """List the rules of a game, show one in full, or tell which have no test."""
    text = texts(lang)
    known = catalogue(game)
    if covered:
        _print_coverage(game, text, json)
    elif id is None:
        _print_list(known, text, json)
    elif json:
        entry = known.entry(id)
        print_json({"game": game, "kind": _kind(entry), "entry": msgspec.to_builtins(entry)})
    else:
        _print_entry(known, known.entry(id), text)


def _kind(entry: Entry) -> str:
    return type(entry).__name__.lower()


def _print_list(known: Catalogue, text: Texts, json: bool) -> None:
    entries = known.entries()
    said = rule_texts(text.lang)
    if json:
        listed = [{"id": id, "kind": _kind(entry), "text": summary(entry, said)} for id, entry in entries.items()]
        print_json({"game": known.game, "rules": listed})
        return
    out = console()
    for id, entry in entries.items():
        line = Text(f"{id:<14}", style="bold").append(summary(entry, said), style="not bold")
        out.print(line, no_wrap=True, overflow="ellipsis")
    counts = {"rules": len(known.rules), "conflicts": len(known.conflicts), "examples": len(known.examples)}
    out.print(text.say("cli-rules-counts", **counts))


def _print_entry(known: Catalogue, entry: Entry, text: Texts) -> None:
    """One entry in full: what it says, then where it comes from. The latter is in English, like the sources' ids."""
    out = console()
    said = rule_texts(text.lang)
    book = rulebook(known.game)
    chapter, _ = book.place_of(entry.id)
    heading = chapter_title(book, chapter, said)
    out.print(Text(entry.id, style="bold").append(f"  {heading}", style="not bold dim"))
    for paragraph in paragraphs(entry, said):
        out.print(Text(paragraph))
    for heading, value in _sections(known, entry):
        out.print(Text(f"{text.say(heading)}: ", style="cyan").append(value, style="default"))


def _sections(known: Catalogue, entry: Entry) -> list[tuple[str, str]]:
    """Where an entry comes from and what it is tied to: message ids of headings, and what stands under each."""
    match entry:
        case Rule():
            sections = [
                ("cli-rules-editions", _editions(known, entry.editions)),
                ("cli-rules-source", "; ".join(known.cited(source) for source in entry.source)),
                ("cli-rules-check", entry.check),
                ("cli-rules-rulings", ", ".join(c.id for c in known.conflicts if entry.id in c.rules)),
            ]
        case Conflict():
            readings = [_reading(known, reading) for reading in entry.options]
            sections = [
                ("cli-rules-kind", entry.kind),
                ("cli-rules-readings", _indented("\n".join(readings))),
                ("cli-rules-setting", entry.setting or ""),
                ("cli-rules-check", entry.check),
                ("cli-rules-related", ", ".join(entry.rules)),
            ]
        case Example():
            sections = [
                ("cli-rules-editions", _editions(known, entry.editions)),
                ("cli-rules-note", entry.note or ""),
                ("cli-rules-source", "; ".join(known.cited(source) for source in entry.source)),
                ("cli-rules-related", ", ".join(entry.rules)),
            ]
    return [(heading, value) for heading, value in sections if value]


def _indented(lines: str) -> str:
    return "\n" + textwrap.indent(lines.rstrip(), "  ")


def _reading(known: Catalogue, reading: Reading) -> str:
    """One way to read the texts, after the names of those who read them so, if anybody does."""
    editions = _editions(known, reading.editions)
    return f"{editions}: {reading.option}" if editions else reading.option


def _editions(known: Catalogue, editions: list[str] | str) -> str:
    """The editions by name, also where the catalogue says "all"."""
    return ", ".join(known.editions if isinstance(editions, str) else editions)


def _print_coverage(game: str, text: Texts, json: bool) -> None:
    """What is tested and what is not; the exit code is 1 while anything is open."""
    found = coverage(game, checkout(Path.cwd()))
    counts = {
        "covered": len(found.covered),
        "waived": len(found.waived),
        "total": len(catalogue(game).entries()),
    }
    if json:
        print_json({"game": game, **counts, "open": found.open, "unknown": found.unknown})
    else:
        out = console()
        if found.open:
            out.print(", ".join(found.open))
        out.print(text.say("cli-rules-covered", open=len(found.open), **counts))
    if found.open:
        raise typer.Exit(1)
