"""Munchkin Quest's table in a terminal: the map, the munchkins' sheets, the fight, the hand.

Nothing is shown by colour alone: players and colours of the Monster Die have a symbol, rooms a number, links a sign.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from underhall.games.munchkin_quest.facts import CARDS_FILE, COLOURS, DECKS, SEAT_COLOURS, printed
from underhall.games.munchkin_quest.table_state import PHASES
from underhall.games.munchkin_quest.text_board import cards as card_texts
from underhall.games.munchkin_quest.text_board import sheet
from underhall.games.munchkin_quest.text_board.cards import DICE, LEVEL, LOOT, card_of
from underhall.games.munchkin_quest.text_board.fight import FightText
from underhall.games.munchkin_quest.text_board.map import ACROSS, DEAD, EMBLEMS, FLOOR, QuestMap
from underhall.games.munchkin_quest.text_board.question import QuestQuestion, trade_lines
from underhall.games.munchkin_quest.timing import OPEN_MOMENTS
from underhall.games.munchkin_quest.view_types import OutlookView, View
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.card_game import printed_cards
from underhall.kernel.decisions import Decision, Option
from underhall.kernel.events import Event
from underhall.terminal.board import Board, Measure, Size
from underhall.terminal.layout import WIDEST, fit, packed, styled, wrapped
from underhall.terminal.pen import hanging
from underhall.terminal.question import Question
from underhall.text import Texts

BOSS: Final = "♛"
MOST_LEVELS: Final = 10
FEW: Final = 2
IDLE: Final = ("pass", "tidy", "trade", "shed")  # in a reaction: what can as well be done in the own turn


class QuestBoard(Board[View, OutlookView]):
    """Draws the table of one game of Munchkin Quest in one language."""

    game: ClassVar[str] = "munchkin-quest"
    marks: ClassVar[tuple[tuple[str, str], ...]] = (
        (" ".join(ACROSS[kind] for kind in ("passage", "door", "locked", "hidden")), "play-mark-quest-links"),
        (f"{LEVEL}5 {DICE}2 {LOOT}2", "play-mark-quest-monsters"),
        (f"{DEAD} {FLOOR} {BOSS}", "play-mark-quest-rooms"),
        ("+3 400", "play-mark-quest-items"),
        ("2+3", "play-mark-quest-held"),
    )
    pages: ClassVar[dict[str, str]] = {
        "map": "play-help-map",
        "rooms": "play-help-rooms",
        "sheets": "play-help-sheets",
        "discards": "play-help-discards",
    }
    steady: ClassVar[tuple[str, ...]] = ("tidy", "opening", "sell-items", "pick-up", "build-trade")
    final: ClassVar[tuple[str, ...]] = ("drop", "drop-gold", "shed", "heal")
    skip: ClassVar[str] = "play-help-quest-skip"
    chart: ClassVar[str] = "play-quest-chart"
    standing: ClassVar[str] = "replay-quest-standing"
    span: ClassVar[str] = "round"
    players: ClassVar[tuple[tuple[str, str], ...]] = tuple(EMBLEMS[COLOURS[colour]] for colour in SEAT_COLOURS)
    questions: ClassVar[type[Question]] = QuestQuestion

    def __init__(self, text: Texts, names: Sequence[str], bots: Sequence[str]) -> None:
        super().__init__(text, names, bots)

    def table(self, view: View, outlook: OutlookView, width: int, size: Size) -> list[Text]:
        """The map and who is where, the others, the fight, then one's own sheet and hand."""
        width = min(width, WIDEST)
        map_ = self._map(view)
        lines = self._header(view, width)
        if size in ("large", "medium"):
            lines += map_.drawn(width)
        if size != "small":
            lines += self._decks(view, width)
        if view.phase != PHASES[0]:
            lines += packed([map_.row(place, False) for place in map_.busy()], width)
        for seat in self._others(view):
            lines += self._sheet(view, seat, width, False)
        if view.fight is not None:
            lines += FightText(map_, view.fight).lines(outlook, width)
        if view.trade is not None:
            lines += [fit(styled(f"  {line.plain}", style="bold"), width) for line in self._trade(view)]
        counted = {row.card for row in view.fight.summands} if view.fight is not None else set()
        staged = [id for id in view.staged if id not in counted]  # a fight shows what has worked in it already
        if staged:
            lines.append(self.staged(self.listed(staged), width))
        if view.you >= 0:
            lines += self._sheet(view, view.you, width, size in ("large", "medium"))
            lines += self._hand(view, width, size)
        return [fit(line, width) if line.cell_len > width else line for line in lines]

    def page(self, word: str, view: View, outlook: OutlookView, width: int) -> list[Text]:
        map_ = self._map(view)
        match word:
            case "map":
                lines = map_.drawn(width) + self._die(view, width)
                return lines + [
                    line for place in map_.busy() for line in hanging(Text(), map_.row(place, False), width)
                ]
            case "rooms":
                rows = [map_.row(place, True) for place in range(len(view.rooms))]
                return [line for row in rows for line in hanging(Text(), row, width)]
            case "sheets":
                return [line for seat in range(len(view.seats)) for line in self._sheet(view, seat, width, True)]
        lines = []
        for deck, pile in zip(DECKS, (view.monster_discard, view.treasure_discard, view.dxm_discard), strict=True):
            mark = styled(f"{self.text.say(f'quest-discard-{deck}')} ({len(pile)}): ", style="bold")
            names = ", ".join(self.times(id, pile.count(id)) for id in dict.fromkeys(reversed(pile)))
            lines += hanging(Text("  "), mark.append(names, style="not bold"), width)
        return lines

    def _map(self, view: View) -> QuestMap:
        return QuestMap(self.text, view, self.players, list(self.names))

    def _others(self, view: View) -> list[int]:
        """The other players, the next one to play first."""
        seats = len(view.seats)
        start = view.you if view.you >= 0 else seats - 1
        return [(start + step) % seats for step in range(1, seats + (view.you < 0))]

    def _header(self, view: View, width: int) -> list[Text]:
        """The game, the turn, the goal, and how far the turn has got."""
        phases = [self.text.say(f"quest-phase-{phase}").lower() for phase in PHASES]
        goal = f"{BOSS} {self.text.say('quest-chart-goal', goal=view.goal)}"
        turn = self.text.say("play-quest-turn", turn=view.turn)
        return self.header(turn, goal, phases, PHASES.index(view.phase), width)

    def _decks(self, view: View, width: int) -> list[Text]:
        """What is left in the decks, and how much has been discarded."""
        counts = self.text.say(
            "play-quest-decks",
            rooms=view.room_deck,
            monsters=view.monster_deck,
            treasures=view.treasure_deck,
            dxm=view.dxm_deck,
            discards=len(view.monster_discard) + len(view.treasure_discard) + len(view.dxm_discard),
        )
        line = styled("──", style="dim")
        if view.die:
            symbol, style = EMBLEMS[view.die]
            line.append(f" {self.text.say('mq-word-monster-die')}: ").append(symbol, style=style)
            line.append(f" {self.text.say(f'colour-{view.die}')} ")
        tail = styled(f" {counts} ──", style="dim")
        gap = width - line.cell_len - tail.cell_len
        if gap >= 0:
            return [line.append("─" * gap, style="dim").append(tail)]
        return [line, styled(f"  {counts}", style="dim")]

    def _die(self, view: View, width: int) -> list[Text]:
        """The symbols of the Monster Die's colours: arrows and bases carry them."""
        parts = [
            styled(symbol, style=style).append(f" {self.text.say(f'mq-colour-{colour}')}", style="not bold")
            for colour, (symbol, style) in EMBLEMS.items()
        ]
        return wrapped(parts, "   ", width, "  ")

    def _trade(self, view: View) -> list[Text]:
        return trade_lines(view, self.text, list(self.names))

    # -- munchkins --------------------------------------------------------------------------------------------------

    def _sheet(self, view: View, seat: int, width: int, full: bool) -> list[Text]:
        """A munchkin: figures, then what lies before it; in full by the places of the sheet, empty ones as well."""
        side = view.seats[seat]
        say = self.text.say
        head = self.title(seat, view.active == seat).append(f" {sheet.race_and_class(side, self.text)}")
        parts = [head, *sheet.figures(side, self.text, seat in (view.you, view.active))]
        if side.dead:
            parts.append(styled(say("play-quest-dead"), style="bold red"))
        if seat != view.you:
            parts.append(Text(f"{say('mq-word-hand')} {side.treasures_held}+{side.dxm_held}"))
        lines = wrapped(parts, " · ", width, "")
        rows = sheet.belongings(side, self.text, full)
        for message, cards in (("mq-word-curses", side.curses), ("play-quest-boons", side.boons)):
            if cards:
                rows.append(sheet.labelled(say(message), [Text(self.name(id)) for id in cards]))
        if side.shunned:
            rows.append(Text(say("quest-shunned")))
        if side.known:
            rows.append(styled(say("play-known", cards=self.listed(side.known)), style="italic"))
        return lines + (wrapped(rows, " · ", width, "  ") if rows else [])

    # -- the hand ---------------------------------------------------------------------------------------------------

    def _hand(self, view: View, width: int, size: Size) -> list[Text]:
        """One's own cards, with as much of their effects as there is room for."""
        limit = view.seats[view.you].hand_limit
        head = styled(self.text.say("play-quest-hand", count=len(view.hand), limit=limit), style="bold")
        return self.cards(head, view.hand, width, size)

    # -- explaining -------------------------------------------------------------------------------------------------

    def figures(self, id: str) -> Text:
        return card_texts.figures(card_of(id), self.text)

    def printed(self, id: str) -> list[str]:
        card = next(card for card in printed_cards(printed(CARDS_FILE), DECKS) if card["id"] == id)
        return [f"{heading}: {value}" for heading, value in self.facts(card, self.text).items()]

    @staticmethod
    def facts(card: dict[str, Any], text: Texts) -> dict[str, str]:
        return card_texts.facts(card, text)

    @staticmethod
    def other_texts(id: str, text: Texts) -> list[str]:
        return card_texts.other_texts(id, text)

    def explained(self, option: Option, view: View) -> str:
        """The deal of a room, the power of a class."""
        match option.kind:
            case "deal":
                return self.text.attribute(f"room-{view.rooms[view.seats[view.you].place].face}", "deal")
            case "power" | "d10":
                number = 1 if option.kind == "power" else 2
                message = f"card-{option.fields['card']}"
                if self.text.has(message, f"power-{number}"):
                    name, power = (self.text.attribute(message, f"{part}-{number}") for part in ("name", "power"))
                    return f"{name}: {power}"
        return ""

    def found(self, view: View) -> dict[str, tuple[str, str]]:
        """Rooms, by the names that lie on the map."""
        map_ = self._map(view)
        return {
            room.face: (map_.numbered(place), f"{map_.row(place, True).plain.split(': ', 1)[1]}.")
            for place, room in enumerate(view.rooms)
        }

    def legend(self) -> Text:
        line = Text()
        for colour, (symbol, style) in EMBLEMS.items():
            line.append(f"{symbol} ", style=style).append(f"{self.text.say(f'mq-colour-{colour}')}   ")
        return line

    def intro(self, view: View) -> str:
        return self.text.say("play-quest-goal", goal=view.goal)

    # -- passing, the log, ending -----------------------------------------------------------------------------------

    @staticmethod
    def is_idle(decision: Decision) -> bool:
        """Tidying up can wait for the own turn, and nobody gives up a race or class just so."""
        return decision.kind == "react" and all(option.kind in IDLE for option in decision.options)

    @staticmethod
    def matter(decision: Decision) -> str:
        """The same cards at the same kind of moment: a curse in hand is not asked about at every step of a turn."""
        if not isinstance(decision.op, Window):
            return ""
        window = decision.op.window
        moment = "open" if window in OPEN_MOMENTS else str(window)
        return f"{moment} {[str(option) for option in decision.options if option.kind not in ('tidy', 'trade')]}"

    @staticmethod
    def is_skipped(decision: Decision) -> bool:
        return decision.kind == "react"

    @staticmethod
    def is_mine(view: Any) -> bool:
        """Whether the viewer fights, or is about to be cursed."""
        fights = view.fight is not None and view.you in (view.fight.leader, view.fight.helper)
        return bool(fights or (view.curse is not None and view.curse.victim == view.you))

    def is_routine(self, event: Event, later: list[Event], view: Any) -> bool:
        rolls_nothing = event.message.name == "fight-dice" and not event.values[2]
        return super().is_routine(event, later, view) or rolls_nothing

    def is_like_all(self, event: Event, view: Any) -> bool:
        return bool(view.phase == PHASES[0])

    def is_small(self, events: list[Event], seat: int) -> bool:
        """The log says it all when somebody only arranges what is theirs."""
        return len(events) <= FEW and all(e.message.arranges and e.values[0] == seat for e in events)

    def measures(self) -> tuple[Measure, ...]:
        return (Measure("level", "mq-word-level", MOST_LEVELS, "green", 1),)

    def span_of(self, event: Event, seats: int) -> int:
        """A round, in which everybody has a turn."""
        return (super().span_of(event, seats) - 1) // seats + 1

    def result(self, view: View) -> str:
        return "" if view.winners else self.text.say("quest-monsters-win")

    def columns(self) -> tuple[str, ...]:
        return ("mq-word-munchkin", "mq-word-level", "mq-word-strength", "mq-word-gold")

    def row(self, view: View, seat: int, score: int) -> list[str]:
        side = view.seats[seat]
        return [sheet.race_and_class(side, self.text), str(side.level), str(side.strength), str(side.gold)]

    def fate(self, view: View, seat: int) -> str:
        return self.text.say("play-quest-dead") if view.seats[seat].dead else ""


BOARD: Final = QuestBoard
