"""Super Boss Monster's table in a terminal: the series' own, with the town board, the market and the minions."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text

from underhall.games.series.cards import ALL_CARDS, Card
from underhall.games.series.text_board.board import PLAYERS, SHAPES, TREASURE_STYLES, SeriesBoard
from underhall.games.series.text_board.views import AnyHero, AnyOutlook, AnyProspect, AnyRoom, AnySeat, AnyView
from underhall.games.super_boss_monster.board import ON_THE_BOARD, SPACES, SUMMON, TITLES, TREASURE_OF
from underhall.games.super_boss_monster.facts import ITEM, LANDMARKS, LAUNCH_PAD, NUMBER, TAVERN, TRAITS, TREASURES
from underhall.games.super_boss_monster.scoring import SOULS_TO_END
from underhall.games.super_boss_monster.state import PHASES, SOLO_WOUNDS
from underhall.games.super_boss_monster.text_board.question import SuperQuestion
from underhall.games.super_boss_monster.view_types import HeroView, ProspectView, RoomView, SeatView, View
from underhall.kernel.agenda import NOBODY
from underhall.kernel.decisions import Option
from underhall.terminal.board import Measure, Size
from underhall.terminal.layout import fit, styled, wrapped
from underhall.terminal.question import Question, number_in
from underhall.text import Texts

FIRST, MINION, CARRIES, WAITS, PUSHED = "①", "☺", "¤", "…", "⇢"
WITHOUT_EXPLORERS: Final = 4
ALONE: Final = "-alone"  # behind the name of a hint, or of an explanation, that is another one in a game for one


class SuperBoard(SeriesBoard):
    """Draws the table of one game of Super Boss Monster in one language."""

    game: ClassVar[str] = "super-boss-monster"
    treasures: ClassVar[tuple[str, ...]] = TREASURES
    phases: ClassVar[tuple[str, ...]] = PHASES
    questions: ClassVar[type[Question]] = SuperQuestion
    marks: ClassVar[tuple[tuple[str, str], ...]] = (
        *SeriesBoard.marks,
        (f"+1 {MINION} {FIRST}", "play-mark-super"),
        (f"{CARRIES} {WAITS} {PUSHED}", "play-mark-super-heroes"),
    )

    def __init__(self, text: Texts, names: Sequence[str], bots: Sequence[str]) -> None:
        super().__init__(text, names, bots)
        self.alone = len(names) == 1
        self.shown = len(TREASURES) if len(names) > WITHOUT_EXPLORERS else WITHOUT_EXPLORERS

    def card(self, id: str) -> Card:
        return ALL_CARDS[NUMBER[id]]

    def figures(self, id: str) -> Text:
        card = self.card(id)
        if card.type == ITEM:
            return self._wants(card)
        return super().figures(id)

    def measures(self) -> tuple[Measure, ...]:
        return (
            Measure("souls", "play-souls", TITLES[0][0] if self.alone else SOULS_TO_END, "cyan"),
            Measure("wounds", "play-wounds", SOLO_WOUNDS, "red"),
        )

    def wants(self, card: Card) -> list[int]:
        both = (card.wants, TRAITS[card.number].wants_too)
        return [type_ for type_ in both if type_ < len(TREASURES)]

    def explained(self, option: Option, view: AnyView) -> str:
        """What is done at an action space."""
        if option.kind != "space":
            return ""
        return self._does(SPACES[number_in(option, "space")].name, view)

    def intro(self, view: AnyView) -> str:
        """Alone: what the game is about, for there is nobody to beat."""
        return self.text.say("super-alone-goal") if self.alone else ""

    def found(self, view: AnyView) -> dict[str, tuple[str, str]]:
        """Landmarks with what can be done there, the phases, and the game for one."""
        assert isinstance(view, View)
        say = self.text.say
        found: dict[str, tuple[str, str]] = {}
        for place in self._places():
            name = LANDMARKS[place]
            found[name] = (say(f"landmark-{name}"), " ".join(self._about_landmark(name, view)))
        for phase in self.phases[1:]:
            found[phase] = (say(f"phase-{phase}"), say(self._about(phase)))
        found["solo"] = (say("play-solo"), say("super-alone-goal"))
        return found

    def _about(self, what: str) -> str:
        message = f"play-about-{what}"
        return message + ALONE if self.alone and self.text.has(message + ALONE) else message

    def _about_landmark(self, name: str, view: View) -> list[str]:
        """What each space of the landmark does; of the tavern first who comes there."""
        lines = [self.text.say(self._about(name))] if self.text.has(f"play-about-{name}") else []
        closed = ["tavern-summon"] if self.alone else []
        if view.settings["launch_pad"] != "landmark":
            closed.append("launch-pad-summon")
        for space in SPACES:
            if space.name.startswith(f"{name}-") and space.name not in closed:
                lines.append(f"{self.text.attribute(f'space-{space.name}', 'short')}: {self._does(space.name, view)}")
        return lines

    def _does(self, space: str, view: AnyView) -> str:
        plain = view.settings["temple_token"] == "none" and self.text.has(f"space-{space}", "plain")
        return self.text.attribute(f"space-{space}", "plain" if plain else "effect")

    def _places(self) -> list[int]:
        """The landmarks of this table, the tavern behind them."""
        return [*range(ON_THE_BOARD), TAVERN, *([LAUNCH_PAD] if len(self.names) > WITHOUT_EXPLORERS else [])]

    def result(self, view: AnyView) -> str:
        """Alone: the title that the score has earned."""
        assert isinstance(view, View)
        if not view.title:
            return ""
        title = self.text.say(f"title-{view.title}")
        return self.text.say("play-title", title=self.text.say("play-true", title=title) if view.true_title else title)

    # -- players ----------------------------------------------------------------------------------------------------

    def _title(self, view: AnyView, seat: int) -> Text:
        title = super()._title(view, seat)
        if len(view.seats) > 1 and view.order and view.order[0] == seat:
            title.append(f" {FIRST}", style="bold")
        return title

    def _score(self, side: AnySeat, width: int) -> Text:
        """Souls, wounds, and what counts in the end."""
        assert isinstance(side, SeatView)
        score = Text(f"{self.text.say('play-souls')} ")
        if width >= 76 and not self.alone:
            score.append("█" * min(side.souls, SOULS_TO_END), style="bold cyan")
            score.append("░" * (SOULS_TO_END - side.souls), style="dim").append(" ")
        score.append(str(side.souls) if self.alone else f"{side.souls}/{SOULS_TO_END}", style="bold cyan")
        wounds = f"{side.wounds}/{SOLO_WOUNDS}" if self.alone else str(side.wounds)
        score.append(f"  {self.text.say('play-wounds')} ").append(wounds, style="bold red")
        return score.append(f"  {self.text.say('play-score')} ").append(str(side.score), style="bold")

    def _totals(self, view: AnyView, seat: int) -> list[Text]:
        totals = super()._totals(view, seat)
        side = view.seats[seat]
        assert isinstance(side, SeatView)
        say = self.text.say
        if side.minion:
            totals.append(Text(f"{MINION} {say(f'space-{side.minion}')}"))
        if side.last_boost:
            totals.append(Text(say("play-last-room", n=side.last_boost)))
        if side.shielded:
            totals.append(styled(say("play-shielded"), style="bold"))
        if view.settings["coins"] == "on":
            totals.append(Text(say("play-coins", count=side.coins)))
        if side.items:
            totals.append(Text(f"{CARRIES} {self.listed(side.items)}"))
        return totals

    # -- rooms and heroes -------------------------------------------------------------------------------------------

    def _notes(self, room: AnyRoom) -> Text:
        assert isinstance(room, RoomView)
        notes = super()._notes(room)
        if room.tokens:
            notes.append(f"{' ' if notes else ''}+{room.tokens}", style="bold yellow")
        if room.disabled:
            notes.append(self.text.say("play-disabled"), style="bold reverse")
        if room.minion:
            notes.append(MINION, style="bold")
        return notes

    def _wants(self, card: Card) -> Text:
        wants = super()._wants(card)
        second = TRAITS[card.number].wants_too
        if second < len(TREASURES):
            wants.append(f"{SHAPES[second]}{self.letters[second]}", style=TREASURE_STYLES[second])
        return wants

    def _hero(self, hero: AnyHero) -> Text:
        assert isinstance(hero, HeroView)
        return super()._hero(hero).append((CARRIES if hero.item else "") + (WAITS if hero.waits else ""), style="bold")

    def _town_hero(self, hero: AnyHero, end: AnyProspect, full: bool) -> Text:
        """Beside a hero who stays stands what would bring it, and where it goes if the town overflows."""
        assert isinstance(hero, HeroView)
        assert isinstance(end, ProspectView)
        line = super()._town_hero(hero, end, full)
        if end.seat == NOBODY:
            if end.needs:
                line.append(f" ({self.text.say('play-needs', needs=end.needs)})", style="dim")
            line.append(f" {PUSHED} {self.text.say(f'landmark-{hero.pushed_to}')}", style="dim")
        return line

    # -- the town board ---------------------------------------------------------------------------------------------

    def _town(self, view: AnyView, outlook: AnyOutlook, width: int, size: Size) -> list[Text]:
        assert isinstance(view, View)
        lines = super()._town(view, outlook, width, size)
        parts = [self._landmark(view, place, size != "small") for place in self._places()]
        parts = [part for part in parts if part]
        if parts:
            lines += wrapped(parts, " · ", width, "  ")
        if view.market:
            cards = [styled(self.name(id), style="bold") for id in view.market]
            shown = [card.append(" ").append(self.figures(id)) for card, id in zip(cards, view.market, strict=True)]
            shown[0] = styled(f"{self.text.say('play-market')}: ", style="bold").append(shown[0])
            lines += wrapped(shown, " · ", width, "  ")
        for message, ids in (
            ("play-items-waiting", view.items_waiting),
            ("play-peeked", [peek.card for peek in view.peeked]),
        ):
            if ids:
                line = self.text.say(message, cards=self.listed(ids))
                lines.append(fit(styled(f"  {line}", style="dim"), width))
        if view.last_turn:
            lines.append(styled(f"  {self.text.say('play-last-turn')}", style="bold"))
        return lines

    def _landmark(self, view: View, place: int, full: bool) -> Text:
        """The hero who stands there, and whose minions; with room enough also the spaces that are free."""
        name = LANDMARKS[place]
        treasure = TREASURE_OF[place]
        style = TREASURE_STYLES[treasure] if treasure < len(TREASURES) else "bold"
        hero = (view.tavern[-1] if view.tavern else None) if place == TAVERN else view.landmarks.get(name)
        words: list[Text] = []
        if hero is not None:
            words.append(self._hero(hero).append(f" {self._short_name(hero.card)}"))
            if place == TAVERN and len(view.tavern) > 1:
                words[-1].append(f" {self.text.say('play-pile', count=len(view.tavern) - 1)}", style="dim")
        for space in SPACES:
            message = f"space-{space.name}"
            if not space.name.startswith(f"{name}-"):
                continue
            short = self.text.attribute(message, "short")
            taken = view.spaces.get(space.name, NOBODY)
            if taken != NOBODY:
                words.append(styled(f"{PLAYERS[taken][0]}{MINION} {short}", style=PLAYERS[taken][1]))
            elif full and hero is None and space.does != SUMMON:
                words.append(styled(short, style="dim"))
        if not words:
            return Text()
        return styled(f"{self.text.say(f'landmark-{name}')}: ", style=style).append(Text(", ").join(words))

    def _waiting(self, view: AnyView, width: int) -> list[Text]:
        """The stack of effects, the next to take effect first, with what each is aimed at."""
        assert isinstance(view, View)
        if not view.stack:
            return super()._waiting(view, width)
        effects: list[str] = []
        for effect in reversed(view.stack):
            rooms = [view.seats[place.seat].dungeon[place.slot].card for place in effect.rooms]
            aims = [self.name(id) for id in [*rooms, *effect.heroes, *effect.cards] if id]
            aims += [self.names[seat] for seat in effect.seats]
            effects.append(self.name(effect.card) + (f" → {', '.join(aims)}" if aims else ""))
        return [self.staged(" ‹ ".join(effects), width)]


BOARD: Final = SuperBoard
