"""Munchkin Quest's questions: what is going on, and every answer with what there is to know about it."""

from functools import cached_property
from typing import Final

from rich.text import Text

from underhall.games.munchkin_quest import timing
from underhall.games.munchkin_quest.facts import COLOURS, SEAT_COLOURS
from underhall.games.munchkin_quest.packing import CARD_BITS, PACKED, item_card
from underhall.games.munchkin_quest.text_board.fight import FACES, dice, fight_line, magic_text, terms_text, winning
from underhall.games.munchkin_quest.text_board.map import EMBLEMS, QuestMap
from underhall.games.munchkin_quest.view_types import FightView, TermsView, View
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.decisions import Option
from underhall.terminal.layout import fit
from underhall.terminal.pen import hanging
from underhall.terminal.question import NUMBER_STYLE, Question, number_in
from underhall.text import Texts

NOW: Final = "►"
# Reactions: what it would be a reaction to.
WINDOWS: Final = {
    timing.TURN_WINDOW: "turn",
    timing.ACTION_WINDOW: "action",
    timing.FIGHT_WINDOW: "fight",
    timing.ROLL_WINDOW: "roll",
    timing.DEFEAT_WINDOW: "defeat",
    timing.CURSE_WINDOW: "curse",
    timing.HITS_WINDOW: "hits",
    timing.WON_WINDOW: "won",
    timing.AWARD_WINDOW: "award",
    timing.END_WINDOW: "end",
}
BARGAINS: Final = ("bid-treasures", "bid-gold", "bid-item", "bid-order", "answer-counter", "choose-offer")
TRADES: Final = ("build-trade", "answer-trade")
PLAIN: Final = {  # options with a text of their own beside them
    "lure": "quest-out-lure",
    "buy-level": "quest-out-buy-level",
    "tidy": "quest-out-tidy",
    "trade": "quest-out-trade",
    "die": "quest-out-die",
}
MANY: Final = 4  # from so many short answers in a row on, they stand side by side
GAP: Final = 3


class QuestQuestion(Question):
    """What one seat is asked at a table of Munchkin Quest."""

    with_effect = ("play", "use", "throw", "lay", "card", "item", "power", "d10")
    view: View

    # -- what is going on ---------------------------------------------------------------------------------------------

    def moment(self) -> list[Text]:
        lines: list[Text] = []
        fight = self.view.fight
        op = self.decision.op
        if isinstance(op, Window):
            lines = self._window(WINDOWS[op.window])
        if fight is not None and self.view.curse is None and self.decision.kind in ("react", "fight", *BARGAINS):
            lines.append(fight_line(self.map, fight))
        if fight is not None and self.decision.kind in BARGAINS:
            lines += self._bargain(fight)
        if self.view.arriving:
            lines.append(Text(self.teller.card(self.view.arriving)).append("  "))
            lines[-1].append(self.board.figures(self.view.arriving))
        if self.view.sale is not None:
            lines.append(Text(sale_text(self.view, self.teller.texts)))
        if self.view.charity is not None:
            lines.append(Text(charity_text(self.view.charity, self.teller.texts, self.teller.names)))
        if self.view.trade is not None and self.decision.kind in TRADES:
            lines += trade_lines(self.view, self.teller.texts, self.teller.names)
        return [line for each in lines for line in hanging(Text(f"{NOW} ", style="bold"), each, self.width)]

    def _bargain(self, fight: FightView) -> list[Text]:
        """Whose terms are being made, or what is on the table."""
        say, names = self.teller.texts.say, self.teller.names
        if fight.counter is not None and self.decision.kind == "answer-counter":
            countered = terms_text(fight.counter, self.teller.texts, fight.treasures)
            return [Text(say("play-quest-countered", seat=names[fight.leader], terms=countered))]
        picks = self.decision.frame.picks
        if not self.decision.kind.startswith("bid-"):
            return []
        leads = self.decision.seat == fight.leader
        lines = [Text(say("quest-offer-answer-to", name=names[picks[0]]) if leads else say("quest-offer-yours"))]
        if len(picks) > 1:  # terms that are being put together: the helper, Treasures, gold, items
            items = [self.teller.game.wording.cards[item_card(item)] for item in picks[3:]]
            terms = TermsView(picks[0], picks[2] if len(picks) > 2 else 0, items, picks[1], False)
            lines[0].append(f" {say('play-quest-so-far', terms=terms_text(terms, self.teller.texts))}")
        if fight.by_magic and not leads:
            lines.append(Text(magic_text(fight, self.teller.texts)))
        return lines

    def _window(self, window: str) -> list[Text]:
        """For a reaction: what it would be a reaction to."""
        say, names, view = self.teller.texts.say, self.teller.names, self.view
        curse = view.curse
        if window == "curse" and curse is not None:
            card = self.teller.card(curse.card)
            return [Text(say("quest-moment-curse", by=names[curse.by], card=card, victim=names[curse.victim]))]
        seat = view.active if view.fight is None else view.fight.leader
        if window == "roll" and view.roll is not None:
            rolled = dice(view.roll.dice)
            if view.roll.kind == "monster":
                symbol, style = EMBLEMS[view.die]
                rolled = Text(symbol, style=style)
            return [Text(say("play-quest-moment-roll", seat=names[view.roll.seat])).append(" ").append(rolled)]
        if window == "action":
            deed = self._deed()
            return [Text(say("play-quest-moment-action", seat=names[seat], deed=deed))]
        return [Text(say("play-quest-moment", window=window, seat=names[seat]))]

    def _deed(self) -> str:
        """What the active player is about to do: it lies beneath the window."""
        agenda = self.teller.game.agenda
        return agenda[-1].program.name if agenda else ""

    # -- the answers --------------------------------------------------------------------------------------------------

    def note(self, option: Option) -> Text:
        """What the table knows about an answer; answers that look the same are numbered."""
        note = self._known(option)
        alike = [index for index, looks in enumerate(self._looks) if looks == self._looks[option.index]]
        return note.append(f" #{alike.index(option.index) + 1}") if len(alike) > 1 else note

    @cached_property
    def _looks(self) -> list[tuple[str, object, str]]:
        """What can be seen of each answer."""
        options = self.decision.options
        return [(self.option_text(each).plain, each.fields.get("card"), self._known(each).plain) for each in options]

    @cached_property
    def map(self) -> QuestMap:
        return QuestMap(self.teller.texts, self.view, self.board.players, self.teller.names)

    def answers(self) -> list[Text]:
        """A line for each answer about a card; other answers stand side by side where there are many of them."""
        lines: list[Text] = []
        run: list[Option] = []
        for option in self.options:
            if option.kind == "lay-packed" and self._laid(option) is not None:
                continue  # it stands beside laying the same card out
            if "card" not in option.fields and option.kind != "pass" and not self.board.explained(option, self.view):
                run.append(option)
                continue
            lines += self._side_by_side(run)
            run = []
            lines += self.answer(option)
        return lines + self._side_by_side(run)

    def _laid(self, option: Option) -> Option | None:
        """The answer that lays out what this one would pack, or packs what it would lay out."""
        other = "lay" if option.kind == "lay-packed" else "lay-packed"
        card = option.fields.get("card")
        return next((o for o in self.decision.options if o.kind == other and o.fields.get("card") == card), None)

    def option_text(self, option: Option) -> Text:
        say = self.teller.texts.say
        line = super().option_text(option)
        number, face = option.fields.get("number"), option.fields.get("face")
        if option.kind == "number" and self.decision.kind == "bid-treasures" and isinstance(number, int):
            return Text(say("play-quest-treasures", n=number))
        if option.kind == "pass" and self.decision.kind == "bid-treasures":
            return Text(say("quest-offer-keep"))
        if self.view.sale is not None and option.kind == "done":
            return Text(say("quest-sale-buy"))
        if self.view.sale is not None and option.kind == "decline":
            return Text(say("quest-sale-cancel"))
        if option.kind == "lay":
            packed = self._laid(option)
            if packed is not None:
                line.append(f"   {self.numbers[packed.index]}", style=NUMBER_STYLE).append(f" {say('quest-out-pack')}")
        if isinstance(face, int) and face <= len(FACES):
            return Text(f"{FACES[face - 1]} ").append(line)
        return line

    def _side_by_side(self, run: list[Option]) -> list[Text]:
        if len(run) < MANY:
            return [line for option in run for line in self.answer(option)]
        cells = [self.number(option).append(self.option_text(option)) for option in run]
        for cell, option in zip(cells, run, strict=True):
            note = self.explanation_of(option) or self.note(option)
            if note:
                cell.append("  ").append(note)
        across = (self.width + GAP) // (max(cell.cell_len for cell in cells) + GAP)
        if across < 2:
            return [line for option in run for line in self.answer(option)]
        column = (self.width + GAP) // across
        lines: list[Text] = []
        for start in range(0, len(cells), across):
            *others, last = cells[start : start + across]
            lines.append(Text().join([*(fit(cell, column) for cell in others), last]))
        return lines

    def _known(self, option: Option) -> Text:
        """What is known of what an answer names, beside its name."""
        return self._known_on_map(option) or self._known_in_fight(option) or self._known_of_things(option)

    def _known_on_map(self, option: Option) -> Text:
        say, view = self.teller.texts.say, self.view
        mine = view.seats[self.decision.seat]
        match option.kind:
            case "walk" | "place":
                place = number_in(option, "place")
                return _dim(Text(f"[{place}] ").append(Text(" ").join(self.map.inside(place))))
            case "fight":
                return Text(" ").join([self.map.monster(uid) for uid in view.rooms[mine.place].monsters])
            case "monster" | "bribe":
                uid = number_in(option, "uid")
                place = next((m.place for m in view.monsters if m.uid == uid), -1)
                return _dim(self.map.monster(uid).append(f" [{place}]")) if place >= 0 else Text()
            case "search":
                sign = view.rooms[mine.place].search
                cost = Text(say("quest-price", moves=1))
                return _dim(cost.append(f", {say('quest-search-sign', n=f'{sign:+}')}" if sign else ""))
            case "end":
                return _dim(Text(say("quest-passing-end", n=mine.moves_left)))
        return Text()

    def _known_in_fight(self, option: Option) -> Text:
        say, fight = self.teller.texts.say, self.view.fight
        match option.kind:
            case "roll" if self.outlook.odds is not None and fight is not None:
                return _dim(Text(say("quest-out-odds", n=winning(self.outlook.odds, fight.wins_ties >= 0))))
            case "call" if fight is not None:
                return _dim(Text(say("quest-out-call", n=len(fight.can_help))))
            case "accept" | "counter" if fight is not None:
                offers = [offer for offer in fight.offers if offer.seat == option.fields["seat"]]
                return _dim(Text(terms_text(offers[0], self.teller.texts, fight.treasures))) if offers else Text()
            case "die-pick" if fight is not None:
                return self._die(fight, number_in(option, "number"))
        return Text()

    def _known_of_things(self, option: Option) -> Text:
        say = self.teller.texts.say
        match option.kind:
            case "colour":
                return self._owner(COLOURS[number_in(option, "colour")])
            case "seat":
                seat = self.view.seats[number_in(option, "seat")]
                return _dim(Text(say("quest-out-seat", level=seat.level, gold=seat.gold)))
            case "card" if self.decision.kind == "pay-card":
                return _dim(Text(say("mq-word-hand").lower()))
            case "item" | "drop" | "want-item" if number_in(option, "slot") & PACKED >> CARD_BITS:
                return _dim(Text(say("mq-word-packed").lower()))
            case kind if kind in PLAIN:
                return _dim(Text(say(PLAIN[kind])))
        return Text()

    def _owner(self, colour: str) -> Text:
        """Whose bases are of a colour, and how many are left."""
        for seat, each in enumerate(SEAT_COLOURS[: len(self.view.seats)]):
            if COLOURS[each] == colour:
                free = self.teller.texts.say("quest-free-bases", n=self.view.seats[seat].free_bases)
                return self.board.player(seat).append(f" ({free})", style="not bold dim")
        return Text()

    def _die(self, fight: FightView, number: int) -> Text:
        """For whom a die of the fight counts."""
        if number >= len(fight.dice):
            return Text()
        die = fight.dice[number]
        return self.board.player(die.seat) if die.seat >= 0 else self.map.monster(die.uid)


def sale_text(view: View, text: Texts) -> str:
    """What is given for a level so far, and what gold would have to pay."""
    sale = view.sale
    assert sale is not None
    gold = view.seats[view.you].gold
    missing = max(0, sale.price - sale.sum)
    line = text.say("quest-sale-sum", sum=sale.sum, price=sale.price, count=len(sale.items))
    rest = text.say("quest-sale-rest", gold=min(gold, missing), missing=missing - min(gold, missing))
    return f"{line} {rest}" if missing else line


def charity_text(receivers: list[int], text: Texts, names: list[str]) -> str:
    """Who gets the card that is chosen."""
    receiving = ", ".join(names[seat] for seat in receivers)
    return text.say("quest-charity-to", names=receiving, count=len(receivers))


def trade_lines(view: View, text: Texts, names: list[str]) -> list[Text]:
    """Both sides of a trade, as far as it has got."""
    trade = view.trade
    assert trade is not None
    lines: list[Text] = []
    for seat, gold, items in (
        (trade.giver, trade.gold, trade.items),
        (trade.taker, trade.wanted_gold, trade.wanted),
    ):
        parts = [text.say(f"card-{id}") for id in items]
        if gold:
            parts.append(text.say("play-quest-gold", n=gold))
        given = ", ".join(parts) or text.say("quest-trade-nothing")
        lines.append(Text(text.say("play-quest-gives", name=names[seat], given=given)))
    return lines


def _dim(text: Text) -> Text:
    text.stylize("dim")
    return text
