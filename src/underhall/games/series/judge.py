"""What the judges of both Boss Monsters have alike: who may be lured, what that brings, and how rivals count.

Worth and chances are counted in hundredths, of a soul or of a hero.
"""

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from underhall.games.series.cards import ALL_CARDS, BYTE, NO_TREASURE
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NOBODY
from underhall.kernel.judge import DECIDED

# How likely a hero comes to a dungeon that is so much ahead of the best rival, from -2 to +3 symbols, while others are
# still to place. Each game has its own numbers for when they have.
LURED: Final[tuple[int, ...]] = (3, 10, 25, 65, 85, 95)
SURELY: Final = 95

# Heroes still to come: so many turns of them, by when a dungeon has grown by so much; and what part of their souls
# counts today.
HORIZON: Final = 2
GROWTH: Final = 2
HOPE: Final = 30

# How deep the choices within one effect are tried, and how many in a row are answered without thought.
DEPTH: Final = 2
MOST_ANSWERS: Final = 12


F = TypeVar("F", bound="Forecast")


@mypyc_attr(acyclic=True)
class Forecast:
    """What awaits one player if nobody does anything more."""

    def __init__(self, souls: i64, wounds: i64, now: i64, later: i64, symbols: i64, lasting: i64) -> None:
        self.souls = souls  # with those that this turn will bring
        self.wounds = wounds
        self.hopes: i64 = 0  # the souls and wounds of turns to come
        self.fears: i64 = 0
        self.coming_hopes: i64 = 0  # those of heroes still in the decks
        self.coming_fears: i64 = 0
        self.now = now  # the damage on the way through the dungeon: this turn, and when this turn's effects are over
        self.later = later
        self.symbols = symbols  # the treasure that the dungeon shows, a byte for each: this turn, and afterwards
        self.lasting = lasting

    def expect_coming(self, coming: list[int], likely: i64) -> None:
        """Add heroes from the decks, each as likely: `coming` are the souls of those that die of so much damage."""
        everybody: i64 = coming[-1]
        die = dying(coming, self.later)
        self.hopes += die * likely // 100
        self.fears += (everybody - die) * likely // 100


def dying(coming: list[int], damage: i64) -> i64:
    """The souls of those to come that die in a dungeon of so much damage, by the time they are there."""
    grown = damage + GROWTH
    if grown < 0:
        return coming[0]
    return coming[grown] if grown < len(coming) else coming[-1]


@mypyc_attr(acyclic=True)
class Coming:
    """The heroes still in the decks, and what they brought where they were last looked for."""

    def __init__(self, souls: list[list[int]]) -> None:
        self.souls = souls  # for each treasure that they want, of those that die of 0, 1, … damage
        self.met: list[Forecast] = []

    def add_to(self, out: list[F]) -> None:
        """Add the souls and wounds that they may bring."""
        if self.is_same(out):
            for i in range(len(out)):
                before = self.met[i]
                out[i].coming_hopes = before.coming_hopes
                out[i].coming_fears = before.coming_fears
                out[i].hopes += before.coming_hopes
                out[i].fears += before.coming_fears
            return
        for f in out:
            f.coming_hopes = -f.hopes
            f.coming_fears = -f.fears
        for t in range(len(self.souls)):
            if self.souls[t][-1]:
                self.add_those_who_want(t, out)
        for f in out:
            f.coming_hopes += f.hopes
            f.coming_fears += f.fears
        self.met = [*out]

    def is_same(self, out: list[F]) -> bool:
        """Whether the dungeons are those of last time, as far as it matters to these heroes."""
        met = self.met
        if len(met) != len(out):
            return False
        for i in range(len(out)):
            if out[i].lasting != met[i].lasting or out[i].later != met[i].later:
                return False
        return True

    def add_those_who_want(self, treasure: int, out: list[F]) -> None:
        shift: i64 = treasure * BYTE
        best: i64 = 0
        second: i64 = 0
        for f in out:
            total = f.lasting >> shift & 255
            if total > best:
                second = best
                best = total
            elif total > second:
                second = total
        if best:
            for f in out:
                likely = chance(f.lasting >> shift & 255, best, second, LURED)
                if likely:
                    f.expect_coming(self.souls[treasure], likely)


def chance(total: i64, best: i64, second: i64, lured: tuple[int, ...]) -> i64:
    """How likely a hero comes to a dungeon with `total` symbols of its treasure, by the two most that any has."""
    if total == 0:
        return 0
    place = total - (second if total == best else best) + 2
    if place < 0:
        return lured[0]
    return lured[place] if place < 5 else lured[5]


def souls_to_come(g: SeriesGame, heroes: int, kinds: int, enough: int) -> list[list[int]]:
    """The souls in the next heroes of the decks, for each treasure they want: of those that die of 0, 1, … damage."""
    found = [[0] * (enough + 1) for _ in range(kinds)]
    for deck in (g.hero_deck, g.epic_deck):
        if deck and heroes > 0:
            likely = min(100, 100 * heroes // len(deck))
            heroes -= len(deck)
            for number in deck:
                hero = ALL_CARDS[number]
                if hero.wants != NO_TREASURE:
                    by_health = found[hero.wants]
                    health = min(enough, hero.health)
                    by_health[health] = by_health[health] + hero.value * likely
    for by_damage in found:  # who dies of so much dies of more, too
        souls = 0
        for damage in range(enough + 1):
            souls += by_damage[damage]
            by_damage[damage] = souls
    return found


def fewest_souls(g: SeriesGame) -> int:
    """The one seat with the fewest souls, or NOBODY."""
    poorest = NOBODY
    least = DECIDED
    for s in g.playing():
        souls = g.souls(s)
        if souls < least:
            least = souls
            poorest = s
        elif souls == least:
            poorest = NOBODY
    return poorest


def damage_worth(damage: i64, each: i64, enough: i64, more: i64) -> i64:
    """What the damage of a dungeon is worth: so much for each point up to what kills everybody, and less beyond."""
    return damage * each if damage <= enough else enough * each + (damage - enough) * more


def compared(own: int, rivals: list[int], most: int) -> int:
    """How well a seat stands against its rivals and above all against the strongest; `most` were there at first."""
    strongest = -DECIDED
    others = 0
    for total in rivals:
        others += total
        strongest = max(strongest, total)
    return 2 * most * own - others - most * strongest
