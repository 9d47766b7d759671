"""What `?` and `why` print at the text table: commands and marks, cards, rules, and what led to what."""

import difflib
from typing import Any, Final

from rich.text import Text

from underhall import game_info
from underhall.kernel.events import Event
from underhall.rules.catalogue import catalogue
from underhall.rules.texts import paragraphs
from underhall.terminal.board import Board
from underhall.terminal.pen import Pen, hanging
from underhall.text import rule_texts
from underhall.text.tell import Teller

# What can be typed: before and after what a game adds.
ANSWERS: Final = (
    ("N", "play-help-number"),
    ("Enter", "play-help-enter"),
)
COMMANDS: Final = (
    ("? N, ? CARD", "play-help-card"),
    ("why, why N", "play-help-why"),
    ("why not CARD", "play-help-why-not"),
    ("log, log N", "play-help-log"),
    ("table", "play-help-table"),
    ("undo", "play-help-undo"),
    ("save, save FILE", "play-help-save"),
    ("quit", "play-help-quit"),
)
MOST_NAMES: Final = 8  # more would not help anybody to choose


def print_help(pen: Pen, board: Board[Any, Any]) -> None:
    """Commands, then marks."""
    commands = (*ANSWERS, ("skip", board.skip), *board.pages.items(), *COMMANDS)
    wide = max(len(command) for command, _ in commands)
    for rows, style in ((commands, "bold cyan"), (board.marks, "bold")):
        for sign, message in rows:
            mark = Text(f"  {sign:<{wide}}  ", style=style)
            pen.print(hanging(mark, Text(pen.text.say(message)), pen.width))
    legend = board.legend()
    if legend:
        pen.print(hanging(Text("  "), legend, pen.width))


def typed(name: str) -> str:
    """The name as people type it: in small letters, with the apostrophe of the keyboard."""
    return name.casefold().replace("’", "'")


def matching(what: str, names: dict[str, str]) -> list[str]:
    """The ids whose name is this, or has it in it."""
    wanted = typed(what)
    exact = [id for id, name in names.items() if wanted in (id, typed(name))]
    return exact or [id for id, name in names.items() if wanted in typed(name) or wanted in id]


def print_found(pen: Pen, teller: Teller, board: Board[Any, Any], view: object, what: str) -> None:
    """The rule, card or other thing that the words mean, or what they might mean."""
    if what.upper() in catalogue(teller.game.config.game).entries():
        print_rule(pen, teller.game.config.game, what)
        return
    others = board.found(view)
    names = {id: teller.card(id) for id in game_info(teller.game.config.game).card_ids}
    names |= {id: name for id, (name, _) in others.items()}
    found = matching(what, names)
    if len(found) == 1 and found[0] in others:
        name, paragraph = others[found[0]]
        pen.out.print(Text(name, style="bold"))
        pen.write(paragraph)
    elif len(found) == 1:
        print_card(pen, teller, board, found[0])
    else:
        nearest = [names[id] for id in found]
        if not found:
            folded = {typed(name): name for name in names.values()}
            nearest = [folded[name] for name in difflib.get_close_matches(typed(what), folded, n=3, cutoff=0.0)]
        pen.say("play-no-such-card", given=what, nearest=", ".join(nearest[:MOST_NAMES]))


def print_card(pen: Pen, teller: Teller, board: Board[Any, Any], id: str) -> None:
    """A card in full, as it works at this table."""
    pen.out.print(Text(teller.card(id), style="bold").append(f"  {id}", style="not bold dim"))
    for paragraph in (" · ".join(board.printed(id)), teller.card_effect(id), *board.more_about(id)):
        if paragraph:
            pen.write(paragraph)


def print_rule(pen: Pen, game: str, id: str) -> None:
    """What the rulebook says of it."""
    entry = catalogue(game).entry(id)
    mark = f"  {entry.id}  "
    for paragraph in paragraphs(entry, rule_texts(pen.text.lang)):
        pen.write(paragraph, mark)
        mark = " " * len(mark)


def print_why(pen: Pen, teller: Teller, event: Event, seat: int) -> None:
    """The event, what led to it, the effects behind it, and the rules."""
    rules: list[str] = []
    cards: list[int] = []
    step: Event | None = event
    margin = "  "
    while step is not None:
        pen.write(teller.event(step, seat), margin, "" if rules else "bold")
        if step.source >= 0 and step.source not in cards:
            cards.append(step.source)
            card = teller.game.wording.cards[step.source]
            effect = teller.card_effect(card)
            if effect:
                pen.write(f"{teller.card(card)}: {effect}", " " * (len(margin) + 2), "italic")
        if step.rule not in rules:
            rules.append(step.rule)
        step = teller.game.event(step.cause)
        margin = " " * len(margin) + "← "
    for rule in rules:
        print_rule(pen, teller.game.config.game, rule)
