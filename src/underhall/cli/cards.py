"""`underhall cards`: the printed cards, with what each one does."""

import difflib
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from underhall.cli.boards import board_of
from underhall.cli.options import Color, Game, Json, Lang
from underhall.cli.output import console, print_json, table
from underhall.errors import UnknownCard, UnknownGame
from underhall.games import GAMES
from underhall.terminal.board import Board
from underhall.text import Texts, texts

ATTRIBUTES: Final = (
    "title",
    "effect",
    "boss",
    "limit",
    "bad-stuff",
    "name-1",
    "power-1",
    "name-2",
    "power-2",
    "flavor",
)
Card = dict[str, Any]  # as it stands in cards.toml, and its "type"


def cards(
    game: Game,
    id: Annotated[str | None, typer.Argument(metavar="ID", help="cli-cards-id")] = None,
    lang: Lang = "",
    color: Color = "auto",
    json: Json = False,
) -> None:
    """List the cards of a game by type, or show one in full."""
    text = texts(lang)
    printed = _printed(game)
    board = board_of(game)
    if id is None:
        if json:
            listed = [_as_json(card, text) for card in printed.values()]
            print_json({"game": game, "lang": text.lang, "cards": listed})
        else:
            for type_ in dict.fromkeys(card["type"] for card in printed.values()):
                _print_type(board, type_, [card for card in printed.values() if card["type"] == type_], text)
        return
    if id not in printed:
        raise UnknownCard(name=id, nearest=difflib.get_close_matches(id, printed, n=3, cutoff=0.0))
    if json:
        print_json({"game": game, "lang": text.lang, "card": _as_json(printed[id], text)})
    else:
        _print_card(board, printed[id], text)


def _printed(game: str) -> dict[str, Card]:
    if game not in GAMES:
        raise UnknownGame(name=game, known=GAMES)
    return {card["id"]: card for card in GAMES[game].printed()}


def _as_json(card: Card, text: Texts) -> Card:
    return {**card, **_words(card, text)}


def _words(card: Card, text: Texts) -> dict[str, str]:
    """The card's name, and whatever else is written on it."""
    message = f"card-{card['id']}"
    words = {"name": text.say(message)}
    for attribute in ATTRIBUTES:
        if text.has(message, attribute):
            words[attribute] = text.attribute(message, attribute)
    return words


def _print_type(board: type[Board[Any, Any]], type_: str, cards: list[Card], text: Texts) -> None:
    """A table that fits a narrow terminal: effects stand under the figures, and no id is ever cut."""
    listing = table(
        text.say("cli-cards-heading", type=type_, count=len(cards)),
        [text.say("cli-cards-card"), text.say("cli-cards-told")],
    )
    listing.columns[0].no_wrap = True
    for card in cards:
        words = _words(card, text)
        figures = " · ".join(f"{heading}: {value}" for heading, value in board.facts(card, text).items())
        effect = [words["effect"]] if "effect" in words else []
        description = "\n".join([figures, *effect, *board.other_texts(card["id"], text)])
        listing.add_row(Text(words["name"]).append(f"\n{card['id']}", style="dim"), description)
    console().print(listing)


def _print_card(board: type[Board[Any, Any]], card: Card, text: Texts) -> None:
    words = _words(card, text)
    out = console()
    out.print(Text(words["name"], style="bold").append(f"  {card['id']}", style="not bold dim"))
    if "title" in words:
        out.print(Text(words["title"], style="italic"))
    for heading, value in board.facts(card, text).items():
        out.print(f"{heading}: {value}")
    if card.get("first_only"):
        out.print(text.say("cli-cards-first-only"))
    if "copies_first" in card:
        out.print(text.say("cli-cards-copies-first", copies=card["copies_first"]))
    if "effect" in words:
        out.print(f"\n{words['effect']}")
    for line in board.other_texts(card["id"], text):
        out.print(line)
    if "boss" in words:
        out.print(text.say("cli-cards-spent", effect=words["boss"]))
    if "limit" in words:
        out.print(text.say("cli-cards-limit", limit=words["limit"]))
