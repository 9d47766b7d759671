"""Munchkin Quest's table in a terminal: the map, the munchkins' sheets, the fight, the hand.

Nothing is told by colour alone: players and colours of the Monster Die have a symbol, rooms a number, links a sign.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from rich.text import Text

from underhall.games.munchkin_quest.facts import CARDS_FILE, COLOURS, DECKS, KINDS, SEAT_COLOURS, TREASURE, printed
from underhall.games.munchkin_quest.flight import SAFE
from underhall.games.munchkin_quest.table_state import PHASES
from underhall.games.munchkin_quest.text_board import cards as card_texts
from underhall.games.munchkin_quest.text_board.cards import DICE, LEVEL, LOOT, card_of
from underhall.games.munchkin_quest.text_board.map import ACROSS, DEAD, EMBLEMS, FLOOR, QuestMap
from underhall.games.munchkin_quest.text_board.question import (
    DIE,
    FACES,
    QuestQuestion,
    dice,
    side_sum,
    terms_told,
    trade_lines,
)
from underhall.games.munchkin_quest.timing import OPEN_MOMENTS, Window
from underhall.games.munchkin_quest.view_types import (
    DiceView,
    EscapeView,
    FightView,
    ItemView,
    OutlookView,
    ReasonView,
    SeatView,
    SummandView,
    View,
)
from underhall.kernel.decisions import Decision, Option
from underhall.kernel.events import Event
from underhall.terminal.board import Board, Measure, Size, Standing
from underhall.terminal.layout import WIDEST, between, fit, packed, styled, wrapped
from underhall.terminal.pen import hanging
from underhall.terminal.question import Question
from underhall.text import Texts

ACTIVE, BOSS = "►", "♛"
# Where a sheet shows an item, by the slot that is printed on it.
PLACES: Final = (
    ("head", ("headgear",)),
    ("body", ("armour",)),
    ("feet", ("footgear",)),
    ("hands", ("one_hand", "two_hands")),
    ("worn", ("bling", "garment", "knickknack")),
    ("belt", ("belt",)),
)
MOST_LEVELS: Final = 10
# What the short log leaves out: the map shows it, or a later line says it again.
ROUTINE: Final = ("first-rolled", "link-laid", "roll-announced", "exit-chosen")
# What it leaves out unless the viewer has to do with it: how others walk and arrange things, and the small print of
# their fights.
DETAILS: Final = (
    "walked",
    "card-laid",
    "card-packed",
    "card-unpacked",
    "grip-changed",
    "dice-rolled",
    "monster-drawn",
    "monster-die",
    "monster-based",
    "fight-dice",
    "fight-monster-dice",
    "fight-totals",
    "fight-won",
    "tie-lost",
    "help-called",
    "nobody-came",
    "offer-made",
    "offer-declined",
    "offer-countered",
    "loot-shown",
    "card-shown",
    "promise-kept",
    "gold-lost",
    "gold-gained",
)
ARRANGING: Final = ("card-laid", "card-packed", "card-unpacked", "grip-changed", "item-dropped", "gold-dropped")
FEW: Final = 2
GOOD: Final = ("level-gained", "monster-killed", "won-game")
BAD: Final = ("level-lost", "hits-lost", "died", "curse-works", "caught")
DEEDS: Final = ("card-played", "card-used", "card-thrown", "curse-played", "backstabbed")
IDLE: Final = ("pass", "tidy", "trade", "shed")  # in a reaction: what can as well be done in the own turn


class QuestBoard(Board[View, OutlookView]):
    """Draws the table of one game of Munchkin Quest in one language."""

    game: ClassVar[str] = "munchkin-quest"
    hints: ClassVar[dict[str, str]] = {
        "answer-counter": "hint-quest-answer-counter",
        "answer-trade": "hint-quest-answer-trade",
        "arrive-by-magic": "hint-quest-arrive-by-magic",
        "bid-counter": "hint-quest-bid-counter",
        "bid-gold": "hint-quest-bid-gold",
        "bid-item": "hint-quest-bid-item",
        "bid-order": "hint-quest-bid-order",
        "bid-treasures": "table-hint-munchkin-quest-bid-treasures",
        "build-trade": "table-hint-munchkin-quest-build-trade",
        "charity": "table-hint-munchkin-quest-charity",
        "choose-base": "table-hint-munchkin-quest-choose-base",
        "choose-card": "hint-quest-choose-card",
        "choose-curse": "hint-quest-choose-curse",
        "choose-die": "hint-quest-choose-die",
        "choose-exit": "hint-quest-choose-exit",
        "choose-face": "hint-quest-choose-face",
        "choose-fighter": "hint-quest-choose-fighter",
        "choose-item": "hint-quest-choose-item",
        "choose-link": "hint-quest-choose-link",
        "choose-loss": "hint-quest-choose-loss",
        "choose-monster": "hint-quest-choose-monster",
        "choose-munchkin": "hint-quest-choose-munchkin",
        "choose-offer": "table-hint-munchkin-quest-choose-offer",
        "choose-prize": "hint-quest-choose-prize",
        "choose-room": "hint-quest-choose-room",
        "choose-sex": "table-hint-munchkin-quest-choose-sex",
        "choose-side": "hint-quest-choose-side",
        "choose-victim": "hint-quest-choose-victim",
        "discard": "hint-quest-discard",
        "escape": "hint-quest-escape",
        "escape-order": "hint-quest-escape-order",
        "fight": "table-hint-munchkin-quest-fight",
        "give-potion": "hint-quest-give-potion",
        "give-to": "hint-quest-give-to",
        "give-up": "hint-quest-give-up",
        "lay-at-once": "hint-quest-lay-at-once",
        "leave-behind": "hint-quest-leave-behind",
        "lose-item": "hint-quest-lose-item",
        "lure": "hint-quest-lure",
        "meeting": "table-hint-munchkin-quest-meeting",
        "moves": "hint-quest-moves",
        "opening": "table-hint-munchkin-quest-opening",
        "pay-card": "hint-quest-pay-card",
        "pay-price": "hint-quest-pay-price",
        "pick-loot": "hint-quest-pick-loot",
        "pick-up": "hint-quest-pick-up",
        "provoke": "hint-quest-provoke",
        "react": "hint-quest-react",
        "sell-items": "hint-quest-sell-items",
        "send-monster": "hint-quest-send-monster",
        "tidy": "table-hint-munchkin-quest-tidy",
        "toll": "hint-quest-toll",
    }
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
        self.mine = False  # whether what is being told is about the viewer's own turn or fight

    def locked(self, card: str, decision: Decision, view: View) -> tuple[str, str]:
        held = card_of(card)
        kind = KINDS[held.kind]
        if decision.source and not isinstance(decision.op, Window):
            return "table-locked-other-question", ""
        if held.deck == TREASURE and not held.one_shot:
            if view.fight is not None:
                return "quest-locked-fight", "MQ-CARD-05"
            if view.active != view.you or view.phase != "moves":
                return "quest-locked-turn", "MQ-CARD-05"
            return "quest-locked-slot", "MQ-ITEM-07"
        if kind in ("race", "class"):
            return "quest-locked-character", "MQ-CARD-12"
        if kind in ("enhancer", "wandering_monster", "mate"):
            return "quest-locked-now" if view.fight is not None else "quest-locked-combat", "MQ-ENH-01"
        if kind == "loaded_die":
            return "quest-locked-roll", "MQ-DICE-07"
        return "quest-locked-now", "MQ-CURSE-01" if kind == "curse" else "MQ-CARD-10"

    # -- the table --------------------------------------------------------------------------------------------------

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
            lines += self._fight(view, view.fight, outlook, width)
        if view.trade is not None:
            lines += [fit(styled(f"  {line.plain}", style="bold"), width) for line in self._trade(view)]
        counted = {row.card for row in view.fight.summands} if view.fight is not None else set()
        staged = [id for id in view.staged if id not in counted]  # a fight shows what has worked in it already
        if staged:
            cards = ", ".join(self._name(id) for id in staged)
            lines.append(fit(styled(f"  {self.text.say('play-staged', cards=cards)}", style="bold"), width))
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
        """The game, the turn, and how far it has got."""
        now = PHASES.index(view.phase)
        words: list[Text] = []
        for number, phase in enumerate(PHASES[1:], start=1):
            word = self.text.say(f"quest-phase-{phase}").lower()
            if number == now:
                words.append(styled(f"[{word.upper()}]", style="bold reverse"))
            else:
                words.append(styled(f"✓{word}" if number < now else word, style="dim" if number > now else ""))
        phases = styled(" › ", style="dim").join(words)
        title = styled(self.text.say(f"game-{self.game}").upper(), style="bold")
        title.append(" · ", style="dim").append(self.text.say("play-quest-turn", turn=view.turn), style="bold")
        goal = f"{BOSS} {self.text.say('quest-chart-goal', goal=view.goal)}"
        if title.cell_len + cell_len(goal) + phases.cell_len + 6 <= width:
            title.append(f" · {goal}", style="dim")
        if title.cell_len + phases.cell_len + 3 > width:
            return [title, *wrapped(words, " › ", width, "")]
        return [between(title, phases, width)]

    def _decks(self, view: View, width: int) -> list[Text]:
        """What is left in the decks, and how much has been discarded."""
        told = self.text.say(
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
        tail = styled(f" {told} ──", style="dim")
        gap = width - line.cell_len - tail.cell_len
        if gap >= 0:
            return [line.append("─" * gap, style="dim").append(tail)]
        return [line, styled(f"  {told}", style="dim")]

    def _die(self, view: View, width: int) -> list[Text]:
        """The symbols of the Monster Die's colours: arrows and bases carry them."""
        told = [
            styled(symbol, style=style).append(f" {self.text.say(f'mq-colour-{colour}')}", style="not bold")
            for colour, (symbol, style) in EMBLEMS.items()
        ]
        return wrapped(told, "   ", width, "  ")

    def _trade(self, view: View) -> list[Text]:
        return trade_lines(view, self.text, list(self.names))

    # -- munchkins --------------------------------------------------------------------------------------------------

    def _sheet(self, view: View, seat: int, width: int, full: bool) -> list[Text]:
        """A munchkin: figures, then what lies before it; in full by the places of the sheet, empty ones as well."""
        side = view.seats[seat]
        say = self.text.say
        head = styled(f"{ACTIVE} " if view.active == seat else "", style="bold").append(self.player(seat))
        who = say("play-you") if not self.bots[seat] else self.bots[seat]
        head.append(f" ({who})", style="bold" if not self.bots[seat] else "dim")
        head.append(f" {self._kin(side)}")
        moves = seat in (view.you, view.active)
        parts = [head, *[Text(f"{say(f'mq-word-{word}')} {value}") for word, value in self._figures(side, moves)]]
        if side.dead:
            parts.append(styled(say("play-quest-dead"), style="bold red"))
        if seat != view.you:
            parts.append(Text(f"{say('mq-word-hand')} {side.treasures_held}+{side.dxm_held}"))
        lines = wrapped(parts, " · ", width, "")
        rows = self._places(side) if full else self._belongings(side)
        for message, cards in (("mq-word-curses", side.curses), ("play-quest-boons", side.boons)):
            if cards:
                rows.append(self._labelled(say(message), [Text(self._name(id)) for id in cards]))
        if side.shunned:
            rows.append(Text(say("quest-shunned")))
        if side.known:
            rows.append(styled(say("play-known", cards=", ".join(self._name(id) for id in side.known)), style="italic"))
        return lines + (wrapped(rows, " · ", width, "  ") if rows else [])

    def _figures(self, side: SeatView, moves: bool) -> list[tuple[str, str]]:
        return [
            ("level", str(side.level)),
            ("hits", f"{side.health}/{side.max_health}"),
            *([("moves", f"{side.moves_left}/{side.moves}")] if moves else []),
            ("gold", str(side.gold)),
            ("strength", str(side.strength)),
        ]

    def _kin(self, side: SeatView) -> str:
        """Race and class, as on a card."""
        races = [self.text.say(f"mq-race-{race}") for race in side.races] or [self.text.say("mq-race-human")]
        kin = "/".join([*races, *(self.text.say(f"mq-class-{each}") for each in side.classes)])
        both = [
            self.text.say(word)
            for word, held in (
                ("mq-kind-half-breed", side.half_breed),
                ("mq-kind-super-munchkin", side.super_munchkin),
            )
            if held
        ]
        return f"{kin} ({', '.join(both)})" if both else kin

    def _places(self, side: SeatView) -> list[Text]:
        """The places of the sheet, each with what is there."""
        rows: list[Text] = []
        for place, slots in PLACES:
            items = [self._item(item) for item in side.items if not item.packed and item.slot in slots]
            rows.append(self._labelled(self.text.say(f"mq-slot-{place}"), items))
        pack = [self._item(item) for item in side.items if item.packed]
        rows.append(self._labelled(f"{self.text.say('mq-slot-pack')} {len(pack)}/{side.pack_limit}", pack))
        return rows

    def _belongings(self, side: SeatView) -> list[Text]:
        """Everything that is there, and nothing else."""
        rows = [self._item(item) for item in side.items if not item.packed]
        pack = [self._item(item) for item in side.items if item.packed]
        return [*rows, *([self._labelled(self.text.say("mq-slot-pack"), pack)] if pack else [])]

    def _labelled(self, label: str, things: list[Text]) -> Text:
        return styled(f"{label}: ", style="dim").append(Text(", ").join(things) if things else Text("–"))

    def _item(self, item: ItemView) -> Text:
        told = styled(self._name(item.card), style="" if item.active or item.packed else "strike dim")
        if item.bonus:
            told.append(f" {item.bonus:+}", style="bold green" if item.bonus > 0 else "bold red")
        if item.cheated:
            told.append("!", style="bold")
        return told

    # -- fights -----------------------------------------------------------------------------------------------------

    def _fight(self, view: View, fight: FightView, outlook: OutlookView, width: int) -> list[Text]:
        """Both sums with what they are made of, what is at stake, and who may still do something about it."""
        say = self.text.say
        map_ = self._map(view)
        head = styled("── ", style="bold red").append(say("mq-word-fight"), style="bold red").append(": ")
        head.append(Text(" + ").join([self.player(s) for s in (fight.leader, fight.helper) if s >= 0]))
        head.append(" ⚔ ", style="bold red").append(Text(" + ").join([map_.monster(uid) for uid in fight.monsters]))
        head.append(f" · {map_.numbered(fight.place)} ", style="dim")
        lines = [fit(head, width) if head.cell_len > width else head.append("─" * (width - head.cell_len), "bold red")]
        for side, word in enumerate(("quest-fight-ours", "quest-fight-theirs")):
            mark = styled(f"  {say(word)} {side_sum(fight, side)}", style="bold")
            # Once the sums have been compared they stay; what happens then would change what they are made of.
            decided = fight.step in ("won", "lost")
            rows = [self._summand(row, map_, fight) for row in fight.summands if row.side == side and not decided]
            rolled = [die for die in fight.dice if (die.seat < 0) == bool(side)]
            if rolled:
                rows.append(dice(rolled))
            if not decided:
                rows += [self._dice(each, map_, fight) for each in fight.dice_to_roll if (each.seat < 0) == bool(side)]
            rows = [row for row in rows if row]
            lines += wrapped([mark, *rows], " · ", width, "")
        stakes = [say("quest-fight-treasures", n=fight.treasures), say("quest-fight-levels", n=fight.levels)]
        if fight.boss:
            stakes = [say("quest-fight-boss-prize")]
        if outlook.odds is not None:
            stakes.append(say("quest-out-odds", n=outlook.odds.win // 10))
        for seat, odds in outlook.with_helper.items():
            stakes.append(say("play-quest-odds-with", name=self.names[int(seat)], n=odds.win // 10))
        if fight.locked:
            stakes.append(say("quest-fight-acts-locked"))
        elif fight.step == "gathering":
            acting = [self.names[seat] for seat in fight.may_act if seat != fight.leader]
            stakes.append(f"{say('quest-fight-acts')}: {', '.join(acting)}")
        lines += wrapped([Text(stake) for stake in stakes], " · ", width, "  ")
        lines += wrapped(
            [self._escape(each, map_, fight) for each in fight.escapes if not each.done], " · ", width, "  "
        )
        offers = [
            self.player(offer.seat).append(f": {terms_told(offer, self.text, fight.treasures)}", style="not bold")
            for offer in (*fight.offers, *([fight.terms] if fight.terms is not None else []))
        ]
        if offers:
            offers[0] = styled(f"{say('quest-offer-help')}: ", style="bold").append(offers[0])
            lines += wrapped(offers, " · ", width, "  ")
        return lines

    def _dice(self, rolls: DiceView, map_: QuestMap, fight: FightView) -> Text:
        """Why a fighter rolls more or fewer dice than one; nothing where it is one."""
        if not rolls.reasons:
            return Text()
        who = self.names[rolls.seat] if rolls.seat >= 0 else self._name(map_.monsters[rolls.uid].card)
        why = ", ".join(f"{self._reason(reason, map_, fight)} {reason.n:+}" for reason in rolls.reasons)
        return Text(f"{who} {DIE}{rolls.count} ({why})")

    def _escape(self, escape: EscapeView, map_: QuestMap, fight: FightView) -> Text:
        """What a loser needs to get away from a monster, and why it is not simply a five."""
        least = max(1, SAFE - escape.more)
        hope = "none" if least > len(FACES) else "last" if least == len(FACES) else "some"
        told = Text(f"{self.names[escape.seat]} ← {self._name(map_.monsters[escape.uid].card)}: ")
        told.append(self.text.say("quest-fight-escape-from", n=least, hope=hope))
        why = ", ".join(f"{self._reason(reason, map_, fight)} {reason.n:+}" for reason in escape.reasons)
        return told.append(f" ({why})") if why else told

    def _reason(self, reason: ReasonView, map_: QuestMap, fight: FightView) -> str:
        if reason.card:
            return self._name(reason.card)
        room = self.text.say(f"room-{map_.view.rooms[fight.place].face}")
        return f"{room}: {map_.sign(reason.why)}" if reason.why else room

    def _summand(self, row: SummandView, map_: QuestMap, fight: FightView) -> Text:
        """One row of a sum: where it comes from, and how much it is."""
        say = self.text.say
        if row.what == "level" and row.uid >= 0:
            told = self._name(map_.monsters[row.uid].card) if row.uid in map_.monsters else say("mq-word-level")
        elif row.what == "level":
            told = f"{self.names[row.seat]}: {say('mq-word-level').lower()}"
        elif row.card:
            told = self._name(row.card)
        elif row.what == "room":
            told = say(f"room-{map_.view.rooms[fight.place].face}")
        else:
            told = say(f"quest-sum-{row.what}")
        if row.why:
            told += f" ({map_.sign(row.why)})"
        return Text(f"{told} ").append(str(row.n) if row.what == "level" else f"{row.n:+}", style="bold")

    # -- the hand ---------------------------------------------------------------------------------------------------

    def _hand(self, view: View, width: int, size: Size) -> list[Text]:
        """One's own cards, with as much of their effects as there is room for."""
        limit = view.seats[view.you].hand_limit
        head = styled(self.text.say("play-quest-hand", count=len(view.hand), limit=limit), style="bold")
        return self.cards(head, view.hand, width, size)

    def _name(self, id: str) -> str:
        return self.text.say(f"card-{id}")

    # -- explaining -------------------------------------------------------------------------------------------------

    def figures(self, id: str) -> Text:
        return card_texts.figures(card_of(id), self.text)

    def printed(self, id: str) -> list[str]:
        facts = printed(CARDS_FILE)
        card = next({"type": deck, **card} for deck in DECKS for card in facts[deck] if card["id"] == id)
        return [f"{heading}: {value}" for heading, value in self.facts(card, self.text).items()]

    @staticmethod
    def facts(card: dict[str, Any], text: Texts) -> dict[str, str]:
        return card_texts.facts(card, text)

    @staticmethod
    def lore(id: str, text: Texts) -> list[str]:
        return card_texts.lore(id, text)

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
        told = Text()
        for colour, (symbol, style) in EMBLEMS.items():
            told.append(f"{symbol} ", style=style).append(f"{self.text.say(f'mq-colour-{colour}')}   ")
        return told

    def intro(self, view: View) -> str:
        return self.text.say("play-quest-goal", goal=view.goal)

    def hint_kind(self, decision: Decision) -> str:
        """Terms are named by helpers and by leaders, who are to be told different things."""
        if decision.kind == "bid-treasures" and decision.frame.picks[0] != decision.seat:
            return "bid-counter"
        return decision.kind

    # -- passing, telling, ending -----------------------------------------------------------------------------------

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

    @staticmethod
    def is_deed(event: Event, seat: int) -> bool:
        return event.message.name in DEEDS and event.values[0] != seat

    def is_routine(self, event: Event, later: list[Event], view: Any) -> bool:
        name = event.message.name
        seats = [n for n, type_ in zip(event.values, event.message.types, strict=False) if type_ == "seat"]
        match name:
            case "fight-began" | "boss-comes" | "helper-joins":
                self.mine = view.you in seats or (self.mine and name == "helper-joins")
            case "turn-began":
                self.mine = event.values[0] == view.you
            case "card-drawn":
                return bool(view.phase == PHASES[0] or not event.visible_to(view.you))
            case "fight-dice" if not event.values[2]:
                return True  # whoever rolls no dice has rolled nothing
        return name in ROUTINE or (name in DETAILS and not self.mine and view.you not in seats)

    def is_small(self, events: list[Event], seat: int) -> bool:
        """The log says it all when somebody only arranges what is theirs."""
        return len(events) <= FEW and all(e.message.name in ARRANGING and e.values[0] == seat for e in events)

    def log_style(self, event: Event, seat: int) -> str:
        mine = "bold " if event.values and event.values[0] == seat else ""
        name = event.message.name
        return f"{mine}green" if name in GOOD else f"{mine}red" if name in BAD else ""

    def measures(self) -> tuple[Measure, ...]:
        return (Measure("level", "mq-word-level", MOST_LEVELS, "green", 1),)

    def standings(self, events: list[Event], seats: int) -> list[Standing]:
        """Levels at the end of each round, in which everybody has had a turn."""
        levels = [1] * seats
        told: list[Standing] = []
        round_ = 0
        for event in events:
            values = event.values
            match event.message.name:
                case "turn-began":
                    now = (values[1] - 1) // seats + 1
                    if round_ and now > round_:
                        told.append(Standing(round_, {"level": levels[:]}))
                    round_ = now
                case "level-gained" | "level-lost":
                    levels[values[0]] = values[2]
        if round_:
            told.append(Standing(round_, {"level": levels}))
        return told

    def result(self, view: View) -> str:
        return "" if view.winners else self.text.say("quest-monsters-win")

    def columns(self) -> tuple[str, ...]:
        return ("mq-word-munchkin", "mq-word-level", "mq-word-strength", "mq-word-gold")

    def row(self, view: View, seat: int, score: int) -> list[str]:
        side = view.seats[seat]
        return [self._kin(side), str(side.level), str(side.strength), str(side.gold)]

    def fate(self, view: View, seat: int) -> str:
        return self.text.say("play-quest-dead") if view.seats[seat].dead else ""
