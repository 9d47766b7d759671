"""A fight in a terminal: both sums with what they are made of, what is at stake, and what helpers would get."""

from typing import Final

from rich.text import Text

from underhall.games.munchkin_quest.text_board.map import MONSTER, QuestMap
from underhall.games.munchkin_quest.view_types import (
    DiceView,
    DieView,
    EscapeView,
    FightView,
    HelpView,
    OddsView,
    OutlookView,
    ReasonView,
    SummandView,
    TermsView,
)
from underhall.kernel.explain import percent
from underhall.terminal.layout import fit, styled, wrapped
from underhall.text import Texts

FACES: Final = "⚀⚁⚂⚃⚄⚅"
DIE: Final = "⚄"


def winning(odds: OddsView | HelpView, wins_ties: bool) -> int:
    """The chance to win in per cent, as questions state it: with ties, where they are won."""
    return percent(odds.win + (odds.tie if wins_ties else 0))


class FightText:
    """The fight of one view."""

    def __init__(self, map_: QuestMap, fight: FightView) -> None:
        self.map = map_
        self.fight = fight
        self.say = map_.text.say
        self.names = map_.names

    def lines(self, outlook: OutlookView, width: int) -> list[Text]:
        """Both sums with what they are made of, what is at stake, and who may still do something about it."""
        fight, say = self.fight, self.say
        lines = [self._head(width)]
        for side, word in enumerate(("quest-fight-ours", "quest-fight-theirs")):
            mark = styled(f"  {say(word)} {side_sum(fight, side)}", style="bold")
            lines += wrapped([mark, *self._rows(side)], " · ", width, "")
        lines += wrapped([Text(stake) for stake in self._stakes(outlook)], " · ", width, "  ")
        lines += wrapped([self._escape(each) for each in fight.escapes if not each.done], " · ", width, "  ")
        offers = [
            self.map.player(offer.seat).append(
                f": {terms_text(offer, self.map.text, fight.treasures)}", style="not bold"
            )
            for offer in (*fight.offers, *([fight.terms] if fight.terms is not None else []))
        ]
        if offers:
            offers[0] = styled(f"{say('quest-offer-help')}: ", style="bold").append(offers[0])
            lines += wrapped(offers, " · ", width, "  ")
        return lines

    def _head(self, width: int) -> Text:
        fighters = [self.map.player(seat) for seat in (self.fight.leader, self.fight.helper) if seat >= 0]
        monsters = [self.map.monster(uid) for uid in self.fight.monsters]
        head = styled("── ", style="bold red").append(self.say("mq-word-fight"), style="bold red").append(": ")
        head.append(Text(" + ").join(fighters)).append(" ⚔ ", style="bold red").append(Text(" + ").join(monsters))
        head.append(f" · {self.map.numbered(self.fight.place)} ", style="dim")
        return fit(head, width) if head.cell_len > width else head.append("─" * (width - head.cell_len), "bold red")

    def _rows(self, side: int) -> list[Text]:
        """What a side's sum is made of. Once the sums have been compared they stay: then it is the dice alone."""
        fight = self.fight
        decided = fight.step in ("won", "lost")
        rows = [self._summand(row) for row in fight.summands if row.side == side and not decided]
        rolled = [die for die in fight.dice if (die.seat < 0) == bool(side)]
        if rolled:
            rows.append(dice(rolled))
        if not decided:
            rows += [self._dice(each) for each in fight.dice_to_roll if (each.seat < 0) == bool(side)]
        return [row for row in rows if row]

    def _stakes(self, outlook: OutlookView) -> list[str]:
        """What may be won, how likely that is, and who may still act."""
        fight, say = self.fight, self.say
        stakes = [say("quest-fight-treasures", n=fight.treasures), say("quest-fight-levels", n=fight.levels)]
        if fight.boss:
            stakes = [say("quest-fight-boss-prize")]
        if outlook.odds is not None:
            stakes.append(say("quest-out-odds", n=winning(outlook.odds, fight.wins_ties >= 0)))
        for seat in fight.can_help:
            helped = outlook.with_helper[str(seat)]
            n = winning(helped, helped.wins_ties)
            stakes.append(say("play-quest-odds-with", name=self.names[seat], n=n))
        if fight.locked:
            stakes.append(say("quest-fight-acts-locked"))
        elif fight.step == "gathering":
            acting = [self.names[seat] for seat in fight.may_act if seat != fight.leader]
            stakes.append(f"{say('quest-fight-acts')}: {', '.join(acting)}")
        return stakes

    def _card(self, id: str) -> str:
        return self.say(f"card-{id}")

    def _monster(self, uid: int) -> str:
        return self._card(self.map.monsters[uid].card)

    def _dice(self, rolls: DiceView) -> Text:
        """Why a fighter rolls more or fewer dice than one; nothing where it is one."""
        if not rolls.reasons:
            return Text()
        who = self.names[rolls.seat] if rolls.seat >= 0 else self._monster(rolls.uid)
        why = ", ".join(f"{self._reason(reason)} {reason.n:+}" for reason in rolls.reasons)
        return Text(f"{who} {DIE}{rolls.count} ({why})")

    def _escape(self, escape: EscapeView) -> Text:
        """What a loser needs to get away from a monster, and why it is not simply a five."""
        least = escape.safe
        hope = "none" if least > len(FACES) else "last" if least == len(FACES) else "some"
        line = Text(f"{self.names[escape.seat]} ← {self._monster(escape.uid)}: ")
        line.append(self.say("quest-fight-escape-from", n=least, hope=hope))
        why = ", ".join(f"{self._reason(reason)} {reason.n:+}" for reason in escape.reasons)
        return line.append(f" ({why})") if why else line

    def _reason(self, reason: ReasonView) -> str:
        if reason.card:
            return self._card(reason.card)
        room = self.map.name(self.fight.place)
        return f"{room}: {self.map.sign(reason.why)}" if reason.why else room

    def _summand(self, row: SummandView) -> Text:
        """One row of a sum: where it comes from, and how much it is."""
        if row.what == "level" and row.uid >= 0:
            source = self._monster(row.uid) if row.uid in self.map.monsters else self.say("mq-word-level")
        elif row.what == "level":
            source = f"{self.names[row.seat]}: {self.say('mq-word-level').lower()}"
        elif row.card:
            source = self._card(row.card)
        elif row.what == "room":
            source = self.map.name(self.fight.place)
        else:
            source = self.say(f"quest-sum-{row.what}")
        if row.why:
            source += f" ({self.map.sign(row.why)})"
        return Text(f"{source} ").append(str(row.n) if row.what == "level" else f"{row.n:+}", style="bold")


def terms_text(terms: TermsView, text: Texts, total: int = 0) -> str:
    """What a helper is to get of so many Treasures, or to pay; who picks first matters where both get some."""
    parts = [text.say("play-quest-treasures", n=terms.treasures)]
    if 0 < terms.treasures < total:
        parts[0] += f" ({text.say('play-quest-picks', first='yes' if terms.picks_first else 'no')})"
    if terms.gold:
        parts.append(text.say("play-quest-gold" if terms.gold > 0 else "play-quest-pays", n=abs(terms.gold)))
    return ", ".join([*parts, *(text.say(f"card-{id}") for id in terms.items)])


def magic_text(fight: FightView, text: Texts) -> str:
    """What it costs to come by magic."""
    cards = ", ".join(text.say(f"card-{id}") for id in fight.by_magic)
    return text.say("quest-magic-costs", cards=cards, count=len(fight.by_magic))


def fight_line(map_: QuestMap, fight: FightView) -> Text:
    """Who fights whom, and both sums with the dice that are still to be rolled."""
    who = " + ".join(map_.names[seat] for seat in (fight.leader, fight.helper) if seat >= 0)
    monsters = [map_.monsters[uid] for uid in fight.monsters if uid in map_.monsters]
    whom = " + ".join(f"{map_.text.say(f'card-{monster.card}')} {MONSTER}{monster.level}" for monster in monsters)
    return Text(
        map_.text.say("play-quest-fight", who=who, whom=whom, ours=side_sum(fight, 0), theirs=side_sum(fight, 1))
    )


def side_sum(fight: FightView, side: int) -> str:
    """A side's sum, and how many dice come to it."""
    count = 0
    if not fight.dice:
        count = sum(each.count for each in fight.dice_to_roll if (each.seat < 0) == bool(side))
    return f"{fight.totals[side]}" + (f" + {DIE}{count}" if count else "")


def dice(rolled: list[DieView]) -> Text:
    return Text(
        " ".join(f"{FACES[die.face - 1]}{die.face}" if die.face <= len(FACES) else str(die.face) for die in rolled)
    )
