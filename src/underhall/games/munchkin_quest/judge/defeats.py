"""What it costs a munchkin to lose a fight."""

from typing import Final

import underhall.games.munchkin_quest.cards  # noqa: F401  (by this the cards have their Bad Stuff)
from underhall.games.munchkin_quest.combat import SAFE
from underhall.games.munchkin_quest.facts import BAD_STUFF as BAD_STUFF_MOMENT
from underhall.games.munchkin_quest.facts import CARDS, MONSTER, Card
from underhall.games.munchkin_quest.judge.standing import FRESH_START, LEVEL_WORTH, cost_of_all_dying, health_worth
from underhall.games.munchkin_quest.ops import described
from underhall.games.munchkin_quest.rolls import D6
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.types import CardNo, SeatNo

BAD_STUFF_WORTH: Final = 24  # what is neither hits nor levels
SURE: Final = 1_000_000
CALM_ROUNDS: Final = 6
LESS_FEAR: Final = 4  # each round after those, in hundredths
LEAST_FEAR: Final = 10


def fear_of_defeat(g: MunchkinQuest) -> int:
    """The longer the game, the less defeats are feared, in hundredths: whoever only waits does not win."""
    round_ = g.turn // g.seats()
    return max(LEAST_FEAR, 100 - max(0, round_ - CALM_ROUNDS) * LESS_FEAR)


class DefeatCost:
    """What defeats cost one munchkin: hits, Bad Stuff, and everything if it dies."""

    def __init__(self, g: MunchkinQuest, seat: SeatNo, worth: int) -> None:
        munchkin = g.munchkins[seat]
        self.health = g.health(seat)
        self.caught = max(1, min(D6, SAFE - 1 - g.sheet(seat).escape))  # so many of six escape rolls fail
        gone = worth - munchkin.level * LEVEL_WORTH - FRESH_START
        self.fear = fear_of_defeat(g)
        self.death = (max(0, gone) + LEVEL_WORTH) * self.fear // 100 + cost_of_all_dying(g, seat)

    def with_interference(self, cards: list[CardNo]) -> int:
        """The same if now and then somebody sends another monster."""
        return (self.of(cards) * 3 + self.of([*cards, cards[0]])) // 4 if cards else 0

    def of(self, cards: list[CardNo]) -> int:
        """The cost of losing to these monsters, on average: a hit from each, then their Bad Stuff if it is caught."""
        left = self.health - len(cards)
        if left <= 0:
            return self.death
        cost = 0
        odds = [0] * (left + 1)  # how likely each number of hits is left, in millionths
        odds[left] = SURE
        for card in cards:
            cost += BAD_STUFF[card] * self.caught // D6
            hits = BAD_HITS[card]
            if hits:
                for now in range(1, left + 1):
                    taken = odds[now] * self.caught // D6
                    if taken:
                        odds[now] -= taken
                        odds[max(0, now - hits)] += taken
        whole = health_worth(self.health)
        for now in range(1, left + 1):
            cost += odds[now] * (whole - health_worth(now)) // SURE
        return cost * self.fear // 100 + odds[0] * self.death // SURE


def bad_hits(card: Card) -> int:
    """The hits that the Bad Stuff costs, as a rule."""
    ability = card.on[BAD_STUFF_MOMENT]
    return sum([described(op).hits for op in ability.program.ops]) if ability is not None else 0


def bad_stuff(card: Card) -> int:
    """What else the Bad Stuff costs, as a rule."""
    ability = card.on[BAD_STUFF_MOMENT]
    cost = 0
    for op in ability.program.ops if ability is not None else ():
        effect = described(op)
        if effect.levels:
            cost += effect.levels * LEVEL_WORTH
        elif not effect.hits:
            cost += BAD_STUFF_WORTH
    return cost


BAD_HITS: Final = [bad_hits(card) if card.deck == MONSTER else 0 for card in CARDS]
BAD_STUFF: Final = [bad_stuff(card) if card.deck == MONSTER else 0 for card in CARDS]
