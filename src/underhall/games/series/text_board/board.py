"""The table of a Boss Monster in a terminal, drawn from what one seat may know.

Nothing is shown by colour alone: treasures have a shape and a letter, players a symbol and a name, and every mark is
explained on the help page. The table comes in three sizes, so that a window of 80 by 24 is enough.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from rich.text import Text

from underhall.games.series.cards import (
    ADVENTURE_ICON,
    ALL_CARDS,
    BOSS,
    BUILD_ICON,
    HERO,
    KINDS,
    ROOM,
    SPELL,
    TRAP,
    Card,
)
from underhall.games.series.state import MOST_ROOMS
from underhall.games.series.text_board import cards as card_texts
from underhall.games.series.text_board.question import REACTIONS, WALKER, SeriesQuestion, is_building
from underhall.games.series.text_board.views import AnyHero, AnyOutlook, AnyProspect, AnyRoom, AnySeat, AnyView
from underhall.kernel.agenda import NOBODY
from underhall.kernel.decisions import Decision
from underhall.kernel.events import Event
from underhall.terminal.board import Board, Size
from underhall.terminal.layout import WIDEST, between, fit, folded, indent, styled, wrapped
from underhall.terminal.question import Question
from underhall.text import Texts

SHAPES: Final = ("●", "▲", "◆", "■", "✦")
TREASURE_STYLES: Final = ("bold cyan", "bold red", "bold magenta", "bold green", "bold yellow")
PLAYERS: Final = (
    ("★", "bold yellow"),
    ("♠", "bold magenta"),
    ("♣", "bold blue"),
    ("☼", "bold green"),
    ("♪", "bold cyan"),
    ("♜", "bold red"),
)
TRAP_MARK, MONSTER_MARK, ADVANCED_MARK = "^", "&", "+"
DEATH, WOUND, UNSURE = "†", "!", "?"
ENTRANCE: Final = "▼"
USED, STACK, HIDDEN, LEVELLED = "✓", "≡", "▒", "↑"
MANY_HEROES: Final = 4  # from so many on, their short names have to do if that saves lines


class SeriesBoard(Board[AnyView, AnyOutlook]):
    """Draws what both games have on the table. What only one of them has is drawn by its own board."""

    marks: ClassVar[tuple[tuple[str, str], ...]] = (
        (f"{TRAP_MARK} {MONSTER_MARK} {ADVANCED_MARK}", "play-mark-kinds"),
        ("-2 ♥6 ×2", "play-mark-figures"),
        (f"{STACK}2 {USED} {HIDDEN} {LEVELLED}", "play-mark-rooms"),
        (f"{ENTRANCE} {WALKER}", "play-mark-heroes"),
        (f"{DEATH} {WOUND} {UNSURE}", "play-mark-fates"),
    )
    steady: ClassVar[tuple[str, ...]] = ("discard-start", "build", "react", "respond", "answer", "cancel")
    chart: ClassVar[str] = "play-chart"
    standing: ClassVar[str] = "replay-standing"
    players: ClassVar[tuple[tuple[str, str], ...]] = PLAYERS
    questions: ClassVar[type[Question]] = SeriesQuestion
    treasures: ClassVar[tuple[str, ...]]
    phases: ClassVar[tuple[str, ...]]

    def __init__(self, text: Texts, names: Sequence[str], bots: Sequence[str]) -> None:
        super().__init__(text, names, bots)
        self.letters = [text.say("play-treasure-letter", type=type_) for type_ in self.treasures]
        self.shown = len(self.treasures)  # so many of them are played with

    def card(self, id: str) -> Card:
        """The printed facts of the card."""
        raise NotImplementedError

    def table(self, view: AnyView, outlook: AnyOutlook, width: int, size: Size) -> list[Text]:
        """The whole table: others on top, the town, then one's own dungeon and hand."""
        width = min(width, WIDEST)
        others = [seat for seat in view.order or range(len(view.seats)) if seat != view.you]
        lines = self._header(view, width)
        for seat in others:
            lines += self._seat(view, seat, width, "small" if size in ("mixed", "small") else "medium", outlook)
        lines += self._town(view, outlook, width, size)
        if view.you >= 0:
            lines += self._seat(view, view.you, width, size, outlook)
            lines += self._hand(view, width, size)
        return lines

    # -- passing, the log, ending -----------------------------------------------------------------------------------

    def takes_two(self, decision: Decision, view: AnyView) -> bool:
        return decision.kind == "discard-start" and not view.sealed

    @staticmethod
    def is_skipped(decision: Decision) -> bool:
        return decision.kind in REACTIONS and not is_building(decision)

    @staticmethod
    def is_mine(view: Any) -> bool:
        """Whether heroes are about to enter the person's dungeon, or are in it."""
        return bool(view.phase == "adventure" and view.active == view.you)

    def is_routine(self, event: Event, later: list[Event], view: Any) -> bool:
        """What the table or a later line shows as well, the draws that everybody makes, steps in other dungeons."""
        routine = super().is_routine(event, later, view)
        match event.message.name:
            case "room-placed":
                seat, slot, *_ = event.values
                return any(e.message.name == "room-revealed" and e.values[:3:2] == (seat, slot) for e in later)
            case "hero-entered" if later and later[0].message.name == "room-hurt":
                return True
            case "card-drawn" if event.source >= 0:
                return False
        return routine

    def is_like_all(self, event: Event, view: Any) -> bool:
        return bool(view.turn == 0)

    def worth(self, card: int) -> int:
        return ALL_CARDS[card].value

    def columns(self) -> tuple[str, ...]:
        return ("play-boss", "play-souls", "play-wounds", "play-score")

    def row(self, view: AnyView, seat: int, score: int) -> list[str]:
        side = view.seats[seat]
        return [self.name(side.boss), str(side.souls), str(side.wounds), str(score)]

    # -- marks that other parts of the text table use, too --------------------------------------------------------

    def figures(self, id: str) -> Text:
        card = self.card(id)
        if card.type == ROOM:
            return Text(f"{_kind(card)} ").append(_damage(card.damage)).append(" ").append(self.icons(card.treasure))
        if card.type == SPELL:
            phases = [phase for bit, phase in ((1, "build"), (2, "adventure")) if card.icons & bit]
            return styled("/".join(self.text.say("play-phase-short", phase=phase) for phase in phases), style="dim")
        if card.health:
            return self._hero_figures(card, card.health)
        return Text(f"{card.xp} ").append(self.icons(card.treasure))

    def printed(self, id: str) -> list[str]:
        say = self.text.say
        card = self.card(id)
        lines: list[str] = []
        treasure = list(card.treasure)
        if card.type == ROOM:
            kind = f"{'advanced' if card.advanced else 'ordinary'}-{KINDS[card.kind]}"
            lines += [say("cli-room-kind", kind=kind), f"{say('cli-cards-damage')}: {card.damage}"]
        elif card.type == HERO:
            kind = "epic" if card.epic else "ordinary"
            lines += [say("cli-hero-kind", kind=kind), f"{say('cli-cards-health')}: {card.health}"]
            for wanted in self.wants(card):
                treasure[wanted] += 1
        elif card.type == BOSS:
            lines.append(f"{say('cli-cards-xp')}: {card.xp}")
        else:
            icons = ((BUILD_ICON, "build"), (ADVENTURE_ICON, "adventure"))
            phases = [say("cli-phase", phase=phase) for icon, phase in icons if card.icons & icon]
            lines.append(f"{say('cli-cards-phases')}: {', '.join(phases)}")
        named = zip(self.treasures, treasure, strict=False)
        counts = [(say("cli-treasure", type=name), count) for name, count in named if count]
        if counts:
            words = [name if count == 1 else f"{name} ×{count}" for name, count in counts]
            lines.append(f"{say('cli-cards-treasure')}: {', '.join(words)}")
        return lines

    def more_about(self, id: str) -> list[str]:
        message = f"card-{id}"
        return [self.text.attribute(message, "spent")] if self.text.has(message, "spent") else []

    @staticmethod
    def facts(card: dict[str, Any], text: Texts) -> dict[str, str]:
        return card_texts.facts(card, text)

    def wants(self, card: Card) -> list[int]:
        """The treasures that the hero goes for."""
        return [card.wants] if card.wants < len(self.treasures) else []

    def legend(self) -> Text:
        treasures = Text()
        for type_, name in enumerate(self.treasures[: self.shown]):
            treasures.append(f"{SHAPES[type_]}{self.letters[type_]} ", style=TREASURE_STYLES[type_])
            treasures.append(f"{self.text.say('cli-treasure', type=name)}   ")
        return treasures

    def icons(self, treasure: Sequence[int], letters: bool = True) -> Text:
        """Treasure icons one by one."""
        out = Text()
        for type_, count in enumerate(treasure):
            mark = SHAPES[type_] + (self.letters[type_] if letters else "")
            out.append(mark * count, style=TREASURE_STYLES[type_])
        return out

    # -- the parts of the table -----------------------------------------------------------------------------------

    def _header(self, view: AnyView, width: int) -> list[Text]:
        """The game, the turn, the profile, and how far the turn has got."""
        phases = [self.text.say("play-phase-short", phase=phase) for phase in self.phases[1:]]
        turn = self.text.say("play-turn", turn=view.turn)
        return self.header(turn, view.settings["edition"], ["", *phases], self.phases.index(view.phase), width)

    def _seat(self, view: AnyView, seat: int, width: int, size: Size, outlook: AnyOutlook) -> list[Text]:
        if size == "small":
            return self._seat_small(view, seat, width, outlook)
        inner = width - 4
        entrance = max(18 if size == "large" else 15, inner // 5)
        cell = (inner - entrance) // MOST_ROOMS
        entrance = inner - cell * MOST_ROOMS
        boxed = size == "large"
        height = 5 if boxed else 3
        columns = [self._entrance(view, seat, entrance - 1, height, outlook)]
        dungeon = view.seats[seat].dungeon
        for slot in reversed(range(MOST_ROOMS)):
            room = dungeon[slot] if slot < len(dungeon) else None
            walker = view.walker
            here = walker is not None and walker.seat == seat and walker.slot == slot and walker.in_room
            columns.append(self._cell(room, slot, cell, here) if not boxed else self._card(room, slot, cell, here))
        style = PLAYERS[seat][1] if seat in (view.you, view.active) else "dim"
        lines = [self._edge("╭╮", self._title(view, seat), self._score(view.seats[seat], width), width, style)]
        for row in range(height):
            line = styled("│ ", style=style)
            for column in columns:
                line.append(column[row])
            lines.append(fit(line, width - 1).append("│", style=style))
        lines.append(self._edge("╰╯", Text(" · ").join(self._totals(view, seat)), None, width, style))
        return lines

    def _seat_small(self, view: AnyView, seat: int, width: int, outlook: AnyOutlook) -> list[Text]:
        """One line of figures, and the dungeon as one sentence from the entrance to the boss."""
        side = view.seats[seat]
        head = self._title(view, seat).append("  ").append(self._score(side, 0))
        totals = self._totals(view, seat)
        rest = Text(" · ").join(totals)
        if head.cell_len + rest.cell_len + 2 <= width:
            lines = [between(head, rest, width)]
        else:
            lines = [fit(head, width), *wrapped(totals, " · ", width, "  ")]
        ends = outlook.entrances[seat]
        way = [self._entrance_mark(hero, end) for hero, end in _expected(side.entrance, ends)]
        way = [Text(f"{ENTRANCE} ").append(Text(", ").join(way))] if way else []
        walker = view.walker
        for slot in reversed(range(len(side.dungeon))):
            room = side.dungeon[slot]
            shown = (
                styled(self._room_name(room), style=_room_style(room)).append(" ").append(self._room_figures(room, 99))
            )
            if walker is not None and walker.seat == seat and walker.slot == slot and walker.in_room:
                shown = (
                    styled(f"{WALKER} ", style="bold").append(self._walking(view, outlook)).append(": ").append(shown)
                )
            way.append(shown)
        if way:
            lines += wrapped(way, " ▸ ", width, "  ")
        return lines

    def _title(self, view: AnyView, seat: int) -> Text:
        side = view.seats[seat]
        title = self.title(seat, view.active == seat)
        if side.boss:
            title.append(f" {self.name(side.boss)} {side.xp}")
            if side.levelled:
                title.append(LEVELLED, style="bold green")
        return title

    def _score(self, side: AnySeat, width: int) -> Text:
        """Souls and wounds, and whatever else one plays for."""
        raise NotImplementedError

    def _totals(self, view: AnyView, seat: int) -> list[Text]:
        """What decides where heroes go, what they meet there, and what the hand may hold."""
        side = view.seats[seat]
        treasure = [
            styled(f"{SHAPES[type_]}{self.letters[type_]}{count}", style=TREASURE_STYLES[type_])
            for type_, count in enumerate(side.treasure[: self.shown])
        ]
        totals = [Text(" ").join(treasure), Text(self.text.say("play-damage", damage=side.damage))]
        if seat != view.you:
            totals.append(Text(self.text.say("play-held", rooms=side.rooms_held, spells=side.spells_held)))
        if side.kept_out:
            totals.append(styled(self.text.say("play-kept-out"), style="bold"))
        if side.known:
            totals.append(styled(self.text.say("play-known", cards=self.listed(side.known)), style="italic"))
        return totals

    def _edge(self, corners: str, left: Text, right: Text | None, width: int, style: str) -> Text:
        """The upper or lower edge of a block, with words in it."""
        room = width - 6 - (right.cell_len + 3 if right else 0)
        line = styled(f"{corners[0]}─ ", style=style).append(left if left.cell_len <= room else fit(left, room))
        line.append(" ")
        tail = Text(" ").append(right).append(" ─", style=style) if right else Text()
        line.append("─" * (width - line.cell_len - tail.cell_len - 1), style=style)
        return line.append(tail).append(corners[1], style=style)

    # -- rooms ----------------------------------------------------------------------------------------------------

    def _room_name(self, room: AnyRoom) -> str:
        if not room.card:
            return self.text.say("play-face-down")
        return self.name(room.card)

    def _room_figures(self, room: AnyRoom, width: int) -> Text:
        """Damage, treasures, kind, and what is unusual about the room."""
        if not room.card:
            return styled(UNSURE, style="dim")
        card = self.card(room.card)
        notes = self._notes(room)
        damage = _damage(card.damage if room.hidden else room.damage)
        treasure = card.treasure if room.hidden else room.treasure
        for letters in (True, False):
            parts = [damage, self.icons(treasure, letters), notes, styled(_kind(card), style="dim")]
            figures = Text(" ").join([part for part in parts if part])
            if figures.cell_len <= width:
                break
        return figures

    def _notes(self, room: AnyRoom) -> Text:
        notes = Text()
        if room.hidden:
            notes.append(HIDDEN, style="bold")
        if room.off:
            notes.append(self.text.say("play-off"), style="bold reverse")
        if room.used:
            notes.append(USED)
        if room.under:
            notes.append(f"{STACK}{len(room.under) + 1}")
        return notes

    def _cell(self, room: AnyRoom | None, slot: int, width: int, here: bool) -> list[Text]:
        """A place in the dungeon, three lines high."""
        edge = styled("│", style="dim")
        if room is None:
            return [
                Text().append(edge).append(fit(styled(" ·" if row == 0 else "", style="dim"), width - 1))
                for row in range(3)
            ]
        style = _room_style(room) + (" reverse" if here else "")
        name = f"{WALKER}{self._room_name(room)}" if here else self._room_name(room)
        rows = [styled(row, style=style) for row in folded(name, width - 1, 2)]
        rows = [*[*rows, Text()][:2], self._room_figures(room, width - 1)]
        return [Text().append(edge).append(fit(row, width - 1)) for row in rows]

    def _card(self, room: AnyRoom | None, slot: int, width: int, here: bool) -> list[Text]:
        """A place in the dungeon as a card in a frame, five lines high."""
        inner = width - 3
        if room is None:
            return [Text(" " * width) for _ in range(5)]
        frame = "bold yellow" if here else "dim" if room.hidden or room.off else ""
        rows = [styled(row, style=_room_style(room)) for row in folded(self._room_name(room), inner, 2)]
        rows = [*[*rows, Text()][:2], self._room_figures(room, inner)]
        top = f"{slot + 1}{WALKER if here else ''}"
        out = [Text(" ").append(f"╭{top}{'─' * (inner - cell_len(top))}╮", style=frame)]
        for row in rows:
            out.append(Text(" ").append("│", style=frame).append(fit(row, inner)).append("│", style=frame))
        out.append(Text(" ").append(f"╰{'─' * inner}╯", style=frame))
        return out

    # -- heroes ---------------------------------------------------------------------------------------------------

    def _hero_figures(self, card: Card, health: int, damage: int = 0) -> Text:
        out = self._wants(card)
        out.append(f"♥{max(health - damage, 0)}/{health}" if damage else f"♥{health}", style="bold")
        return out

    def _wants(self, card: Card) -> Text:
        """The hero's class by its mark; an epic hero counts double."""
        out = styled("×2" if card.epic else "", style="bold")
        if card.wants < len(self.treasures):
            out.append(f"{SHAPES[card.wants]}{self.letters[card.wants]}", style=TREASURE_STYLES[card.wants])
        else:
            out.append("○", style="bold")
        return out

    def _hero(self, hero: AnyHero) -> Text:
        return self._hero_figures(self.card(hero.card), hero.health, hero.damage)

    def _short_name(self, id: str) -> str:
        return self.name(id).split(",")[0]

    def _entrance_mark(self, hero: AnyHero, end: AnyProspect) -> Text:
        return self._hero(hero).append(_prospect_mark(end)).append(f" {self._short_name(hero.card)}")

    def _walking(self, view: AnyView, outlook: AnyOutlook) -> Text:
        assert view.walker is not None
        assert outlook.walker is not None
        return self._entrance_mark(view.walker.hero, outlook.walker)

    def _entrance(self, view: AnyView, seat: int, width: int, height: int, outlook: AnyOutlook) -> list[Text]:
        """The heroes in front of the dungeon, and the one who is inside."""
        side = view.seats[seat]
        rows: list[Text] = []
        if view.walker is not None and view.walker.seat == seat:
            rows.append(styled(f"{WALKER} ", style="bold").append(self._walking(view, outlook)))
        for hero, end in _expected(side.entrance, outlook.entrances[seat]):
            rows.append(styled(f"{ENTRANCE} ", style="bold").append(self._entrance_mark(hero, end)))
        if not rows:
            rows.append(styled(self.text.say("play-entrance"), style="dim"))
        if len(rows) > height:
            more = len(rows) - height + 1
            rows = [*rows[: height - 1], Text(f"  +{more}")]
        rows += [Text()] * (height - len(rows))
        return [fit(row, width).append(" ") for row in rows]

    def _town(self, view: AnyView, outlook: AnyOutlook, width: int, size: Size) -> list[Text]:
        """Who waits in town and where each would go now; the decks."""
        decks = self.text.say(
            "play-decks",
            rooms=view.room_deck,
            spells=view.spell_deck,
            heroes=view.hero_deck,
            epic=view.epic_deck,
            discards=len(view.discard),
        )
        head = styled("── ", style="dim").append(self.text.say("play-town"), style="bold").append(" ")
        tail = styled(f" {decks} ──", style="dim")
        head.append("─" * (width - head.cell_len - tail.cell_len), style="dim")
        lines = [fit(head.append(tail), width).copy()]
        half = (width - 4) // 2
        expected = _expected(view.town, outlook.town)
        for full in (True, False):
            heroes = [self._town_hero(hero, end, full) for hero, end in expected]
            paired = len(heroes) > 1 and max(hero.cell_len for hero in heroes) <= half
            if paired or len(heroes) < MANY_HEROES:
                break
        if paired:
            for left, right in zip_longest(heroes[::2], heroes[1::2], fillvalue=Text()):
                lines.append(Text("  ").append(fit(left, half)).append(right))
        else:
            lines += [fit(indent(self._town_hero(hero, end, True)), width) for hero, end in expected]
        if not heroes:
            lines.append(styled(f"  {self.text.say('play-town-empty')}", style="dim"))
        return lines + self._waiting(view, width)

    def _waiting(self, view: AnyView, width: int) -> list[Text]:
        """What has been announced and is still to take effect."""
        return [self.staged(self.listed(view.staged), width)] if view.staged else []

    def _town_hero(self, hero: AnyHero, end: AnyProspect, full: bool) -> Text:
        name = self.name(hero.card) if full else self._short_name(hero.card)
        line = self._hero(hero).append(f" {name} ")
        if end.seat == NOBODY:
            return line.append(f"= {self.text.say('play-stays')}", style="dim")
        line.append("→ ").append(self.player(end.seat)).append(" ")
        word = "dies" if end.dies else "flees" if not end.wounds else "lives" if end.sure else "unsure"
        return line.append(_prospect_mark(end)).append(self.text.say("play-fate", fate=word))

    # -- the hand -------------------------------------------------------------------------------------------------

    def _hand(self, view: AnyView, width: int, size: Size) -> list[Text]:
        """One's own cards, with as much of their effects as there is room for."""
        head = styled(self.text.say("play-hand", count=len(view.hand)), style="bold")
        if view.sealed:
            head.append(f"  {self.text.say('play-sealed', cards=self.listed(view.sealed))}", style="dim")
        return self.cards(head, view.hand, width, size)


def _kind(card: Card) -> str:
    return (TRAP_MARK if card.kind == TRAP else MONSTER_MARK) + (ADVANCED_MARK if card.advanced else "")


def _damage(damage: int) -> Text:
    return styled(f"-{damage}" if damage else "0", style="bold red" if damage else "dim")


def _room_style(room: AnyRoom) -> str:
    return "strike dim" if room.off else "italic" if room.hidden else "bold"


def _expected(heroes: Sequence[AnyHero], ends: Sequence[AnyProspect]) -> list[tuple[AnyHero, AnyProspect]]:
    """Each hero with what is to be expected of it."""
    return list(zip(heroes, ends, strict=True))


def _prospect_mark(end: AnyProspect) -> Text:
    """What the dungeon's owner may expect: a soul, a wound, neither, or nobody knows."""
    if end.dies:
        return styled(DEATH, style="bold green")
    if not end.wounds:
        return Text()
    return styled(WOUND, style="bold red") if end.sure else styled(UNSURE, style="bold")
