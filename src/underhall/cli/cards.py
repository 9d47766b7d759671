"""`underhall cards`: the printed cards, with what each one does."""

import difflib
from typing import Annotated, Any

import typer
from rich.text import Text

from underhall.cli.options import Game, Json, Lang
from underhall.cli.output import console, print_json, table
from underhall.errors import UnknownCard, UnknownGame
from underhall.games import GAMES
from underhall.text import Texts, texts

Card = dict[str, Any]  # as it stands in cards.toml, and its "type"


def cards(
    game: Game,
    id: Annotated[str | None, typer.Argument(metavar="ID", help="cli-cards-id")] = None,
    lang: Lang = "",
    json: Json = False,
) -> None:
    """List the cards of a game by type, or show one in full."""
    text = texts(lang)
    printed = _printed(game)
    if id is None:
        if json:
            listed = [_as_json(card, text) for card in printed.values()]
            print_json({"game": game, "lang": text.lang, "cards": listed})
        else:
            for type_ in dict.fromkeys(card["type"] for card in printed.values()):
                _print_type(type_, [card for card in printed.values() if card["type"] == type_], text)
        return
    if id not in printed:
        raise UnknownCard(name=id, nearest=difflib.get_close_matches(id, printed, n=3, cutoff=0.0))
    if json:
        print_json({"game": game, "lang": text.lang, "card": _as_json(printed[id], text)})
    else:
        _print_card(printed[id], text)


def _printed(game: str) -> dict[str, Card]:
    if game not in GAMES:
        raise UnknownGame(name=game, known=GAMES)
    return {card["id"]: card for card in GAMES[game].printed()}


def _as_json(card: Card, text: Texts) -> Card:
    return {**card, **_words(card, text)}


def _words(card: Card, text: Texts) -> dict[str, str]:
    """The card's name, and its title, effects and limit where it has them."""
    message = f"card-{card['id']}"
    words = {"name": text.say(message)}
    for attribute in ("title", "effect", "boss", "limit"):
        if text.has(message, attribute):
            words[attribute] = text.attribute(message, attribute)
    return words


def _figures(card: Card, text: Texts) -> dict[str, str]:
    """What is printed in figures and icons, by heading."""
    match card["type"]:
        case "boss":
            return {
                text.say("cli-cards-xp"): str(card["xp"]),
                text.say("cli-cards-treasure"): text.say("cli-treasure", type=card["treasure"]),
            }
        case "room":
            kind = f"{'advanced' if card['advanced'] else 'ordinary'}-{card['kind']}"
            return {
                text.say("cli-cards-kind"): text.say("cli-room-kind", kind=kind),
                text.say("cli-cards-damage"): str(card["damage"]),
                text.say("cli-cards-treasure"): _treasures(card["treasures"], text),
                text.say("cli-cards-copies"): str(card["copies"]),
            }
        case "item":
            return {
                text.say("cli-cards-treasure"): text.say("cli-treasure", type=card.get("treasure", "none")),
                text.say("cli-cards-phases"): ", ".join(text.say("cli-phase", phase=p) for p in card["phases"]),
                text.say("cli-cards-copies"): str(card["copies"]),
            }
        case "spell":
            return {
                text.say("cli-cards-phases"): ", ".join(text.say("cli-phase", phase=p) for p in card["phases"]),
                text.say("cli-cards-copies"): str(card["copies"]),
            }
        case _:
            kind = "epic" if card["epic"] else "ordinary"
            return {
                text.say("cli-cards-kind"): text.say("cli-hero-kind", kind=kind),
                text.say("cli-cards-health"): str(card["health"]),
                text.say("cli-cards-treasure"): text.say("cli-treasure", type=card.get("treasure", "none")),
                text.say("cli-cards-players"): f"{card['players']}+",
            }


def _treasures(treasures: dict[str, int], text: Texts) -> str:
    names = {type_: text.say("cli-treasure", type=type_) for type_ in treasures}
    return ", ".join(names[type_] if count == 1 else f"{names[type_]} ×{count}" for type_, count in treasures.items())


def _print_type(type_: str, cards: list[Card], text: Texts) -> None:
    """A table that fits a narrow terminal: effects stand under the figures, and no id is ever cut."""
    shown = table(
        text.say("cli-cards-heading", type=type_, count=len(cards)),
        [text.say("cli-cards-card"), text.say("cli-cards-told")],
    )
    shown.columns[0].no_wrap = True
    for card in cards:
        words = _words(card, text)
        figures = " · ".join(f"{heading}: {value}" for heading, value in _figures(card, text).items())
        told = "\n".join([figures, *([words["effect"]] if "effect" in words else [])])
        shown.add_row(Text(words["name"]).append(f"\n{card['id']}", style="dim"), told)
    console().print(shown)


def _print_card(card: Card, text: Texts) -> None:
    words = _words(card, text)
    out = console()
    out.print(Text(words["name"], style="bold").append(f"  {card['id']}", style="not bold dim"))
    if "title" in words:
        out.print(Text(words["title"], style="italic"))
    for heading, value in _figures(card, text).items():
        out.print(f"{heading}: {value}")
    if card.get("first_only"):
        out.print(text.say("cli-cards-first-only"))
    if "copies_first" in card:
        out.print(text.say("cli-cards-copies-first", copies=card["copies_first"]))
    if "effect" in words:
        out.print(f"\n{words['effect']}")
    if "boss" in words:
        out.print(text.say("cli-cards-spent", effect=words["boss"]))
    if "limit" in words:
        out.print(text.say("cli-cards-limit", limit=words["limit"]))
