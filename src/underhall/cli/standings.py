"""Souls and wounds turn by turn, counted from what everybody has seen happen."""

from underhall.games.boss_monster.facts import SHELF
from underhall.kernel.events import Event


class Standing:
    """What every seat has at the end of a turn."""

    def __init__(self, turn: int, souls: list[int], wounds: list[int]) -> None:
        self.turn = turn
        self.souls = souls
        self.wounds = wounds


def standings(events: list[Event], seats: int) -> list[Standing]:
    """The standing at the end of each turn, the last one as it is now."""
    souls, wounds = [0] * seats, [0] * seats
    told: list[Standing] = []
    turn = 0
    for event in events:
        values = event.values
        match event.message.name:
            case "turn-began":
                if turn:
                    told.append(Standing(turn, souls[:], wounds[:]))
                turn = values[0]
            case "hero-died" | "town-hero-killed":
                souls[values[1]] += values[2]
            case "hero-survived":
                wounds[values[1]] += values[2]
            case "hero-revived":
                souls[values[1]] -= SHELF[values[0]].value
            case "soul-lost":
                souls[values[0]] -= SHELF[values[1]].value
            case "wound-healed":
                wounds[values[0]] -= values[2]
                souls[values[0]] += values[2]
    if turn:
        told.append(Standing(turn, souls, wounds))
    return told
