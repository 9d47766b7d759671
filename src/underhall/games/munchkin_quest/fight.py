"""Fights: gathering strength, the roll, the sums, victory (MQ-COMBAT-*, MQ-GANG-05, MQ-BOSS-*)."""

from typing import Final

from underhall.games.munchkin_quest import combat
from underhall.games.munchkin_quest import messages as say
from underhall.games.munchkin_quest import option_kinds as kinds
from underhall.games.munchkin_quest.arrive import ENTERED, FLED, enter
from underhall.games.munchkin_quest.bargain import HELPING, can_call
from underhall.games.munchkin_quest.codes import card_codes
from underhall.games.munchkin_quest.combat import Fight, Roll
from underhall.games.munchkin_quest.facts import AFTER_FIGHT, CARDS, ENTRANCE, NEXT_COMBAT, TREASURE, WHEN_BEATEN
from underhall.games.munchkin_quest.giving_up import give_up
from underhall.games.munchkin_quest.hands import discard, draw, draw_many, everyone, hold, top, watched
from underhall.games.munchkin_quest.hits import OWED, lose_hits
from underhall.games.munchkin_quest.items import lay_at_once
from underhall.games.munchkin_quest.moves import (
    finish,
    gain_level,
    give_back,
    keep_promise,
    lift_curse,
    reward_colour,
    take_off_map,
)
from underhall.games.munchkin_quest.ops import Effect, Pick
from underhall.games.munchkin_quest.packing import (
    ON_FIGHTER,
    ON_SIDE,
    PACKED,
    a_die,
    card_of_pair,
    die_face,
    die_for,
    item_card,
    played_card,
    seat_and_card,
    seat_of_pair,
)
from underhall.games.munchkin_quest.pieces import Monster
from underhall.games.munchkin_quest.plays import add_plays, begin
from underhall.games.munchkin_quest.rolls import AFTER_ROLLING, D6, change_roll
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.games.munchkin_quest.sums import fight_parts, monster_dice, munchkin_dice, totals
from underhall.games.munchkin_quest.timing import AWARD_WINDOW, FIGHT_MENU, FIGHT_WINDOW, WON_WINDOW, WindowNo
from underhall.games.munchkin_quest.windows import Window
from underhall.kernel.agenda import NO_CARD, NO_EVENT, NOBODY, Frame, Program
from underhall.kernel.decisions import kind_of, pack, x_of
from underhall.kernel.fields import minus
from underhall.kernel.game import Do
from underhall.kernel.types import CardNo, OptionCode, SeatNo, Uid

# -- gathering -----------------------------------------------------------------------------------------------------


def take_over(g: MunchkinQuest, fight: Fight) -> None:
    """If the leader is gone and a helper stands there, the fight goes on, led by the helper (MQ-CONF-61)."""
    gone, helper = fight.leader, fight.helper
    if not fight.out >> gone & 1 or not fight.has(helper):
        return
    if fight.step == combat.GATHERING:
        give_back(g, fight, ON_FIGHTER + gone)
    keep_promise(g, fight)
    g.change(gone).fights_alone = False
    fight.terms = fight.counter = None
    fight.offers = ()
    fight.asked = fight.declined = fight.calls = 0
    fight.leader, fight.helper = helper, NOBODY
    fight.changed_since_roll = True
    g.emit(say.TAKEN_OVER, "MQ-CONF-61", helper, gone)


def fight_is_over(g: MunchkinQuest) -> bool:
    """Whether there is no fight any more; one without monsters, or without munchkins, ends (MQ-COMBAT-33)."""
    fight = g.fight
    if fight is None:
        return True
    take_over(g, fight)
    if fight.monsters and not fight.out >> fight.leader & 1:
        return False
    g.emit(say.FIGHT_ENDED, "MQ-COMBAT-33", fight.leader)
    if fight.monsters:  # MQ-COMBAT-34: what was played on those who are gone goes back
        give_back(g, fight, ON_SIDE + combat.MUNCHKINS)
        give_back(g, fight, ON_FIGHTER + fight.leader)
    else:
        give_back(g, fight, ON_SIDE + combat.MONSTERS_SIDE)
        draw_left(g, fight)
    g.change(fight.leader).fights_alone = False
    close_fight(g, ())
    return True


class FightMenu(Pick):
    """What the leader does: cards, powers, help, the roll."""

    kind: str = "fight"

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        return g.fight.leader if g.fight is not None else frame.seat

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        codes = [pack(kinds.ROLL)]
        if can_call(g):
            codes.append(pack(kinds.CALL))
        add_plays(g, seat, FIGHT_MENU, codes)
        if seat == g.active:
            codes.append(pack(kinds.DIE))
        return codes

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not fight_is_over(g):
            super().run(g, frame)

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        kind = kind_of(code)
        fight = g.fight
        assert fight is not None
        if kind == kinds.ROLL:
            fight.changed_since_roll = False
            g.emit(say.ROLL_ANNOUNCED, "MQ-COMBAT-19", seat)
            return
        g.again(frame, ())
        if kind == kinds.CALL:
            g.push(HELPING, seat, NO_CARD, frame.cause, ())
        elif kind == kinds.DIE:
            give_up(g, seat)
        else:
            begin(g, seat, code)


class FightWindow(Window):
    """The roll is announced: everybody else may act (MQ-COMBAT-19, MQ-HELP-25 to -28)."""

    window: WindowNo = FIGHT_WINDOW

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return not fight_is_over(g)

    def order(self, g: MunchkinQuest, frame: Frame) -> tuple[SeatNo, ...]:
        return others(g)


def others(g: MunchkinQuest) -> tuple[SeatNo, ...]:
    """Everybody but the leader of the fight, from the leader's left."""
    return g.after_seat(g.fight.leader) if g.fight is not None else ()


class LeaderAgain(Effect):
    """If others have changed the situation, the leader may act and call again before rolling (MQ-COMBAT-20)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if not fight_is_over(g) and g.fight is not None and g.fight.changed_since_roll:
            g.fight.calls = 0
            g.push(GATHERING_STRENGTH, frame.seat, NO_CARD, frame.cause, ())


GATHERING_STRENGTH: Final = Program("gathering-strength", (FightMenu(), FightWindow(), LeaderAgain()))


# -- the roll ------------------------------------------------------------------------------------------------------


class RollFight(Effect):
    """The leader, then everybody else who is involved, each for the own munchkin and monsters (MQ-COMBAT-14 to -22)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None:
            return
        g.change(fight.leader).fights_alone = False  # nobody can come any more; what Bad Stuff does counts next time
        dice: list[int] = []
        for seat in fight.fighters():
            count = munchkin_dice(g, fight, seat)
            rolled = [a_die(1 + g.luck.below(D6), seat, seat) for _ in range(count)]
            dice += rolled
            rule = "MQ-HELP-12" if seat == fight.helper else "MQ-COMBAT-14"
            g.emit(say.FIGHT_DICE, rule, seat, sum([die_face(die) for die in rolled]), count, digits(rolled))
            if seat == fight.leader and not g.quiet:
                g.explain(fight_parts(g, fight))  # both sums as they stand before the dice
        for monster in g.fighting_monsters():
            count = monster_dice(g, fight, monster)
            whom = monster.uid + combat.MONSTER_PARTICIPANT
            rolled = [a_die(1 + g.luck.below(D6), monster.owner, whom) for _ in range(count)]
            dice += rolled
            n = sum([die_face(die) for die in rolled])
            g.emit(say.FIGHT_MONSTER_DICE, "MQ-COMBAT-15", monster.owner, monster.card, n, count, digits(rolled))
        fight.step = combat.ROLLED
        change_roll(g, Roll(combat.FIGHT_ROLL, fight.leader, tuple(dice), 0))


def digits(dice: list[int]) -> int:
    """The faces of dice side by side as one number: an event's arguments are numbers."""
    number = 0
    for each in dice:
        number = 10 * number + die_face(each)
    return number


class Compare(Effect):
    """A strictly larger total wins; a tie is lost unless somebody wins ties (MQ-COMBAT-24, -25)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        g.roll = None
        if fight is None:
            return
        ours, theirs = totals(g, fight)
        fight.sums = (ours, theirs)
        cause = g.emit(say.FIGHT_TOTALS, "MQ-COMBAT-24", ours, theirs)
        if not g.quiet:
            g.explain(fight_parts(g, fight))
        won = ours > theirs
        rule = "MQ-COMBAT-24"
        if ours == theirs:
            winner = tie_winner(g, fight)
            if winner >= 0:
                rule = "MQ-CLASS-12"
                g.emit(say.TIE_WON, rule, winner)
                won = True
            else:
                rule = "MQ-COMBAT-25"
                g.emit(say.TIE_LOST, rule, fight.leader)
        if won:
            fight.step = combat.WON
            g.emit(say.FIGHT_WON, rule, fight.leader)
            g.push(VICTORY, fight.leader, NO_CARD, cause, ())
        else:
            from underhall.games.munchkin_quest.flight import DEFEAT  # it stands on this module

            fight.step = combat.LOST
            g.emit(say.FIGHT_LOST, rule, fight.leader)
            g.push(DEFEAT, fight.leader, NO_CARD, cause, ())


def tie_winner(g: MunchkinQuest, fight: Fight) -> int:
    for seat in fight.fighters():
        for standing in g.standing(seat):
            if standing.wins_ties:
                return seat
    return NOBODY


FIGHTING: Final = Program("fighting", (Do(GATHERING_STRENGTH), RollFight(), AFTER_ROLLING, Compare()))


# -- victory -------------------------------------------------------------------------------------------------------


class AwardWindow(Window):
    """The fight is won: before levels and Treasures the others may act; killing the Boss ends it all (MQ-CONF-05)."""

    window: WindowNo = AWARD_WINDOW

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return g.fight is not None and not g.fight.boss

    def order(self, g: MunchkinQuest, frame: Frame) -> tuple[SeatNo, ...]:
        return others(g)


AWARD_MOMENT: Final = Program("award-moment", (AwardWindow(),))


class BeatNext(Effect):
    """One monster after the other is beaten; some cards say that it is not killed (MQ-COMBAT-37)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None or not fight.monsters:
            return
        take_over(g, fight)
        if not fight.fighters():  # nobody has lived to be rewarded
            g.emit(say.FIGHT_ENDED, "MQ-COMBAT-33", fight.leader)
            close_fight(g, ())
            return
        uid = fight.monsters[0]
        monster = g.monster(uid)
        assert monster is not None
        g.again(frame, ())
        ability = CARDS[monster.card].on[WHEN_BEATEN]
        if ability is not None and not monster.boss:
            fight.monsters = (*fight.monsters[1:], fight.monsters[0])
            g.push(KILL_LEFT, fight.leader, NO_CARD, frame.cause, (uid,))
            g.push(ability.program, fight.leader, monster.card, frame.cause, (uid,))
        else:
            kill(g, monster)


class KillLeft(Effect):
    """A monster whose card has said its word is killed if it is still in the fight."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        uid = Uid(frame.picks[0])
        monster = g.monster(uid)
        if fight is not None and monster is not None and uid in fight.monsters:
            kill(g, monster)


def beat(g: MunchkinQuest, fight: Fight, monster: Monster) -> None:
    """What every beaten monster brings, killed or not: Treasures, and a DxM card for its colour (MQ-COMBAT-38, -41)."""
    fight.spoils += g.monster_treasures(monster)
    for seat in fight.fighters():
        reward_colour(g, seat, monster)


def kill(g: MunchkinQuest, monster: Monster) -> None:
    """The monster is dead: levels for whoever earns them (MQ-COMBAT-39 to -46, MQ-HELP-18 to -21)."""
    fight = g.fight
    assert fight is not None
    card = CARDS[monster.card]
    g.emit(say.MONSTER_KILLED, "MQ-COMBAT-37", fight.leader, monster.card)
    beat(g, fight, monster)
    fight.kills += 1
    take_off_map(g, monster)
    if monster.boss:
        # Only the last level lets one into this fight; what a curse has taken since does not undo the kill.
        winners = fight.fighters()
        for seat in winners:
            g.emit(say.WON_GAME, "MQ-BOSS-10" if len(winners) == 1 else "MQ-BOSS-11", seat)
        g.fight = None
        clear_table(g, fight)
        finish(g, tuple(winners), "MQ-BOSS-10" if len(winners) == 1 else "MQ-BOSS-11")
        return
    helper = fight.helper if fight.has(fight.helper) else NOBODY
    if card.scary and helper >= 0:
        gain_level(g, fight.leader, 1, "MQ-HELP-19", True)
    else:
        gain_level(g, fight.leader, card.levels, "MQ-COMBAT-45" if card.scary else "MQ-COMBAT-44", True)
    if helper >= 0 and (card.scary or (is_helpful(g, helper) and not (g.rules.elf_level_once and fight.gained))):
        fight.gained += gain_level(g, helper, 1, "MQ-HELP-19" if card.scary else "MQ-HELP-18", True)


def is_helpful(g: MunchkinQuest, seat: SeatNo) -> bool:
    """Whether it gains levels by helping: an Elf (MQ-HELP-18)."""
    for standing in g.standing(seat):
        if standing.helps_for_a_level:
            return True
    return False


class DrawSpoils(Effect):
    """The Treasures of all that was beaten: secretly if nobody else is there, shared as agreed (MQ-COMBAT-42)."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        fight = g.fight
        if fight is None:
            return
        draw_left(g, fight)
        alone = len(fight.fighters()) == 1
        total = fight.spoils
        if alone and fight.kills:
            total += g.face(fight.place).loot_alone
        terms = fight.terms
        share = min(total, terms.treasures) if terms is not None and not alone else 0
        if share == 0:
            for i in range(total):
                rule = "MQ-COMBAT-41" if i < fight.spoils else "MQ-ROOM-01"  # the room may add to the monsters'
                card = draw(g, fight.leader, TREASURE, rule, watched(g, fight.leader))
                if card >= 0 and fight.leader != g.active:
                    g.pick(card)  # to be laid at once (MQ-CARD-14)
            return
        for _ in range(total):
            card = top(g, TREASURE)
            if card >= 0:
                fight.loot = (*fight.loot, CardNo(card))
                g.emit(say.LOOT_SHOWN, "MQ-HELP-10", card)
        fight.loot = tuple(sorted(fight.loot))


def draw_left(g: MunchkinQuest, fight: Fight) -> None:
    """What monsters sent away have left is the leader's alone, outside the loot (MQ-COMBAT-32, MQ-CONF-52)."""
    draw_many(g, fight.leader, TREASURE, fight.left, "MQ-COMBAT-32", watched(g, fight.leader))
    fight.left = 0


def picking_order(fight: Fight) -> list[SeatNo]:
    """Whose pick each of the Treasures on the table is: in turn, until one's share is out (MQ-HELP-10)."""
    terms = fight.terms
    if terms is None or not fight.loot:
        return []
    total = len(fight.loot) + len(fight.picked)
    share = min(terms.treasures, total)
    left = {terms.seat: share, fight.leader: total - share}
    turns = (terms.seat, fight.leader) if terms.picks_first else (fight.leader, terms.seat)
    order: list[SeatNo] = []
    for i in range(total):
        seat = turns[i % 2]
        if left[seat] == 0:
            seat = turns[(i + 1) % 2]
        left[seat] -= 1
        order.append(seat)
    return order[len(fight.picked) :]


class ShareSpoils(Pick):
    """Leader and helper pick in turn, in the agreed order, until the helper's share is out (MQ-HELP-10)."""

    kind: str = "pick-loot"

    def chooser(self, g: MunchkinQuest, frame: Frame) -> SeatNo:
        fight = g.fight
        assert fight is not None
        return picking_order(fight)[0]

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None and g.fight.loot and g.fight.terms is not None:
            super().run(g, frame)

    def options(self, g: MunchkinQuest, frame: Frame, seat: SeatNo) -> list[OptionCode]:
        return card_codes(list(g.fight.loot)) if g.fight is not None else []

    def answered(self, g: MunchkinQuest, frame: Frame, seat: SeatNo, code: OptionCode) -> None:
        fight = g.fight
        assert fight is not None
        g.again(frame, ())
        card = x_of(code)
        fight.picked = (*fight.picked, seat_and_card(seat, CardNo(card)))
        fight.loot = minus(fight.loot, CardNo(card))
        hold(g, seat, CardNo(card), everyone(g))
        g.emit(say.CARD_SHOWN, "MQ-HELP-10", seat, card, TREASURE)


class WonWindow(Window):
    """After the rewards the leader may use what works then."""

    window: WindowNo = WON_WINDOW

    def order(self, g: MunchkinQuest, frame: Frame) -> tuple[SeatNo, ...]:
        return (frame.seat,)

    def open(self, g: MunchkinQuest, frame: Frame) -> bool:
        return not g.munchkins[frame.seat].dead


class CloseFight(Effect):
    """Promises are kept, one-use cards discarded, what lasted for this combat ends; then the next thing comes."""

    def run(self, g: MunchkinQuest, frame: Frame) -> None:
        if g.fight is not None:
            close_fight(g, frame.picks)


def clear_table(g: MunchkinQuest, fight: Fight) -> None:
    """One-use cards and mates leave with the fight."""
    for played in fight.played:
        card = played_card(played)
        if card in g.staged:
            g.staged = minus(g.staged, card)
            discard(g, card)
    for card in fight.loot:
        discard(g, card)
    fight.loot = ()
    for monster in g.monsters:
        if monster.mate or monster.place == ENTRANCE:  # MQ-BOSS-13: nobody stays there
            take_off_map(g, monster)
            g.emit(say.MONSTER_LEFT, "MQ-CARD-17" if monster.mate else "MQ-BOSS-13", monster.card)


def close_fight(g: MunchkinQuest, received: tuple[int, ...]) -> None:
    """`received`: Treasures that a leader has drawn in somebody else's turn."""
    fight = g.fight
    assert fight is not None
    keep_promise(g, fight)
    clear_table(g, fight)
    g.fight = None
    fought = (1 << fight.leader | fight.out) | (1 << fight.helper if fight.helper >= 0 else 0)
    seats = [seat for seat in g.from_seat(g.active) if fought >> seat & 1]
    for seat in seats:
        munchkin = g.munchkins[seat]
        for card in munchkin.curses:
            led = seat == fight.leader or not CARDS[card].perks.fights_alone  # MQ-CONF-68
            if CARDS[card].duration == NEXT_COMBAT and led:
                lift_curse(g, seat, card, "MQ-CURSE-05")
    # The agenda is last in, first out: what comes first is pushed last.
    for seat in seats:
        if g.munchkins[seat].place != fight.place and not g.munchkins[seat].dead:
            enter(g, seat, g.munchkins[seat].place, NO_EVENT, FLED if fight.step == combat.LOST else ENTERED)
    if fight.step == combat.WON and not g.munchkins[fight.leader].dead:
        g.push(AFTER_VICTORY, fight.leader, NO_CARD, NO_EVENT, ())
    lay_at_once(g, fight.leader, received)
    if fight.helper >= 0:
        picked = [card_of_pair(pair) for pair in fight.picked if seat_of_pair(pair) == fight.helper]
        lay_at_once(g, fight.helper, tuple(picked))
    for owed in fight.owed:
        card = card_of_pair(owed) or NO_CARD  # stored games may not say which card it was
        lose_hits(g, seat_of_pair(owed), 1, card, NO_EVENT, never_last=True, why=OWED)
    for seat in seats:
        after_fight(g, fight, seat)


def after_fight(g: MunchkinQuest, fight: Fight, seat: SeatNo) -> None:
    """Set off what a munchkin's items do after its fights; picks: the faces it rolled."""
    if g.munchkins[seat].dead:
        return
    faces = tuple([die_face(die) for die in fight.dice if die_for(die) == seat])
    for item in g.munchkins[seat].items:
        ability = CARDS[item_card(item)].on[AFTER_FIGHT]
        if ability is not None and not item & PACKED and not g.is_muted(seat, item):
            g.push(ability.program, seat, item_card(item), NO_EVENT, faces)


KILL_LEFT: Final = Program("kill-left", (KillLeft(),))
VICTORY: Final = Program("victory", (Do(AWARD_MOMENT), BeatNext(), DrawSpoils(), ShareSpoils(), CloseFight()))
AFTER_VICTORY: Final = Program("after-victory", (WonWindow(),))
