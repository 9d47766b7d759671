"""What the judges of both Boss Monsters have alike: who may be lured, what that brings, and how rivals count.

Worth and chances are counted in hundredths, of a soul or of a hero.
"""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, NO_TREASURE
from underhall.games.series.state import SeriesGame
from underhall.kernel.agenda import NOBODY
from underhall.kernel.judge import DECIDED

# How likely a hero comes to a dungeon that is so much ahead of the best rival, from -2 to +3 symbols, while others are
# still to place. Each game has its own numbers for when they have.
LURED: Final = (3, 10, 25, 65, 85, 95)
SURELY: Final = 95

# Heroes still to come: so many turns of them, by when a dungeon has grown by so much; and what part of their souls
# counts today.
HORIZON: Final = 2
GROWTH: Final = 2
HOPE: Final = 30

# How deep the choices within one effect are tried, and how many in a row are answered without thought.
DEPTH: Final = 2
MOST_ANSWERS: Final = 12


class Forecast:
    """What awaits one player if nobody does anything more."""

    def __init__(self, souls: int, wounds: int, now: int, later: int) -> None:
        self.souls = souls  # with those that this turn will bring
        self.wounds = wounds
        self.hopes = 0  # the souls and wounds of turns to come
        self.fears = 0
        self.now = now  # the damage on the way through the dungeon: this turn, and when this turn's effects are over
        self.later = later

    def expect_coming(self, coming: list[int], likely: int) -> None:
        """Add heroes from the decks, each as likely: `coming` are the souls of those that die of so much damage."""
        die, all_ = dying(coming, self.later), coming[-1]
        self.hopes += die * likely // 100
        self.fears += (all_ - die) * likely // 100


def dying(coming: list[int], damage: int) -> int:
    """The souls of those to come that die in a dungeon of so much damage, by the time they are there."""
    return coming[max(0, min(len(coming) - 1, damage + GROWTH))]


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
                    coming = found[hero.wants]
                    for damage in range(min(enough, hero.health), enough + 1):
                        coming[damage] += hero.value * likely
    return found


def chances(symbols: list[int], lured: tuple[int, ...]) -> list[int]:
    """How likely a hero comes to each dungeon, by how many symbols of its treasure each has."""
    best = 0
    second = 0
    for total in symbols:
        if total > best:
            second = best
            best = total
        elif total > second:
            second = total
    found: list[int] = []
    for total in symbols:
        ahead = total - (second if total == best else best)
        found.append(0 if total == 0 else lured[max(0, min(5, ahead + 2))])
    return found


def fewest_souls(g: SeriesGame) -> int:
    """The one seat with the fewest souls, or NOBODY."""
    poorest = NOBODY
    least = DECIDED
    for s in range(len(g.seats)):
        if not g.seats[s].out:
            souls = g.souls(s)
            if souls < least:
                least = souls
                poorest = s
            elif souls == least:
                poorest = NOBODY
    return poorest


def damage_worth(damage: int, each: int, enough: int, more: int) -> int:
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
