"""What `?` and `why` tell at the text table: commands and marks, cards, rules, and what led to what."""

import difflib
from typing import Final

from rich.text import Text

from underhall import game_info
from underhall.catalogue import Conflict, Example, Rule, catalogue
from underhall.cli.board import (
    ADVANCED_MARK,
    DEATH,
    ENTRANCE,
    HIDDEN,
    LEVELLED,
    MONSTER_MARK,
    SHAPES,
    STACK,
    TRAP_MARK,
    TREASURE_STYLES,
    UNSURE,
    USED,
    WALKER,
    WOUND,
    Board,
)
from underhall.cli.pen import Pen, hanging
from underhall.games.boss_monster.facts import (
    ADVENTURE_ICON,
    BOSS,
    BUILD_ICON,
    HERO,
    KINDS,
    ROOM,
    SHELF,
    SPELL,
    Card,
)
from underhall.games.super_boss_monster.facts import ITEM, TRAITS, TREASURES
from underhall.kernel.events import Event
from underhall.text.tell import Teller

COMMANDS: Final = (
    ("N", "play-help-number"),
    ("Enter", "play-help-enter"),
    ("skip", "play-help-skip"),
    ("? N, ? CARD", "play-help-card"),
    ("why, why N", "play-help-why"),
    ("log, log N", "play-help-log"),
    ("table", "play-help-table"),
    ("undo", "play-help-undo"),
    ("save, save FILE", "play-help-save"),
    ("quit", "play-help-quit"),
)
MARKS: Final = (
    (f"{TRAP_MARK} {MONSTER_MARK} {ADVANCED_MARK}", "play-mark-kinds"),
    ("-2 ♥6 ×2", "play-mark-figures"),
    (f"{STACK}2 {USED} {HIDDEN} {LEVELLED}", "play-mark-rooms"),
    (f"{ENTRANCE} {WALKER}", "play-mark-heroes"),
    (f"{DEATH} {WOUND} {UNSURE}", "play-mark-fates"),
)
MOST_NAMES: Final = 8  # more would not help anybody to choose


def print_help(pen: Pen, board: Board) -> None:
    """Commands, then marks."""
    wide = max(len(command) for command, _ in COMMANDS)
    for rows, style in ((COMMANDS, "bold cyan"), ((*MARKS, *board.marks), "bold")):
        for sign, message in rows:
            mark = Text(f"  {sign:<{wide}}  ", style=style)
            pen.print(hanging(mark, Text(pen.text.say(message)), pen.width))
    treasures = Text()
    for type_, name in enumerate(board.treasures[: board.shown]):
        treasures.append(f"{SHAPES[type_]}{board.letters[type_]} ", style=TREASURE_STYLES[type_])
        treasures.append(f"{pen.text.say('cli-treasure', type=name)}   ")
    pen.print(hanging(Text("  "), treasures, pen.width))


def print_found(pen: Pen, teller: Teller, what: str) -> None:
    """The rule or card that the words mean, or what they might mean."""
    if what.upper() in catalogue(teller.game.charter.game).entries():
        print_rule(pen, teller.game.charter.game, what)
        return
    names = {id: teller.card(id) for id in game_info(teller.game.charter.game).card_ids}
    wanted = what.casefold()
    exact = [id for id, name in names.items() if wanted in (id, name.casefold())]
    found = exact or [id for id, name in names.items() if wanted in name.casefold() or wanted in id]
    if len(found) == 1:
        print_card(pen, teller, found[0])
        return
    if found:
        nearest = [names[id] for id in found]
    else:
        folded = {name.casefold(): name for name in names.values()}
        nearest = [folded[name] for name in difflib.get_close_matches(wanted, folded, n=3, cutoff=0.0)]
    pen.say("play-no-such-card", given=what, nearest=", ".join(nearest[:MOST_NAMES]))


def print_card(pen: Pen, teller: Teller, id: str) -> None:
    """A card in full, as it works at this table."""
    pen.out.print(Text(teller.card(id), style="bold").append(f"  {id}", style="not bold dim"))
    pen.tell(" · ".join(_figures(pen, SHELF[teller.game.wording.cards.index(id)])))
    effect = teller.card_effect(id)
    if effect:
        pen.tell(effect)
    if pen.text.has(f"card-{id}", "spent"):
        pen.tell(pen.text.attribute(f"card-{id}", "spent"))


def _figures(pen: Pen, card: Card) -> list[str]:
    """What is printed in figures and icons, in words."""
    say = pen.text.say
    told: list[str] = []
    treasure = list(card.treasure)
    match card.type:
        case _ if card.type == ROOM:
            kind = f"{'advanced' if card.advanced else 'ordinary'}-{KINDS[card.kind]}"
            told += [say("cli-room-kind", kind=kind), f"{say('cli-cards-damage')}: {card.damage}"]
        case _ if card.type in (SPELL, ITEM):
            icons = ((BUILD_ICON, "build"), (ADVENTURE_ICON, "adventure"))
            phases = [say("cli-phase", phase=phase) for icon, phase in icons if card.icons & icon]
            told.append(f"{say('cli-cards-phases')}: {', '.join(phases)}")
        case _ if card.type == HERO:
            kind = "epic" if card.epic else "ordinary"
            told += [say("cli-hero-kind", kind=kind), f"{say('cli-cards-health')}: {card.health}"]
            for wanted in (card.wants, TRAITS[card.number].wants_too):
                if wanted < len(treasure):
                    treasure[wanted] += 1
        case _ if card.type == BOSS:
            told.append(f"{say('cli-cards-xp')}: {card.xp}")
    counts = [
        (say("cli-treasure", type=name), count) for name, count in zip(TREASURES, treasure, strict=False) if count
    ]
    if counts:
        words = [name if count == 1 else f"{name} ×{count}" for name, count in counts]
        told.append(f"{say('cli-cards-treasure')}: {', '.join(words)}")
    return told


def print_rule(pen: Pen, game: str, id: str) -> None:
    """What the catalogue says; it is in English."""
    entry = catalogue(game).entry(id)
    match entry:
        case Rule():
            told = entry.rule
        case Conflict():
            told = entry.recommended
        case Example():
            told = entry.title
    pen.tell(told, f"  {entry.id}  ")


def print_why(pen: Pen, teller: Teller, event: Event, seat: int) -> None:
    """The event, what led to it, the effects behind it, and the rules."""
    events = {each.number: each for each in teller.game.events}
    rules: list[str] = []
    cards: list[int] = []
    step: Event | None = event
    margin = "  "
    while step is not None:
        pen.tell(teller.event(step, seat), margin, "" if rules else "bold")
        if step.source >= 0 and step.source not in cards:
            cards.append(step.source)
            card = teller.game.wording.cards[step.source]
            pen.tell(f"{teller.card(card)}: {teller.card_effect(card)}", " " * (len(margin) + 2), "italic")
        if step.rule not in rules:
            rules.append(step.rule)
        step = events.get(step.cause)
        margin = " " * len(margin) + "← "
    for rule in rules:
        print_rule(pen, teller.game.charter.game, rule)
