"""The way of a hero through a dungeon as it lies open, if nobody does anything on the way."""

from typing import Final

from underhall.games.super_boss_monster.facts import TRAITS, Traits
from underhall.games.super_boss_monster.moves import leftmost_active
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.agenda import NO_UID, NOTHING
from underhall.kernel.fields import plus
from underhall.kernel.types import SeatNo, Slot, Uid

FLEES: Final = -2  # instead of a place: the hero runs back to town
NO_ITEM: Final = Traits()
SCARED: Final = 2  # who has so little health left runs, if its item lets it


class Crossing:
    """A hero's way from a place towards the boss, room by room."""

    def __init__(self, g: SuperBossMonster, hero: SuperHero, seat: SeatNo, at: Slot, last: Uid) -> None:
        item = TRAITS[hero.item] if hero.item != NOTHING else NO_ITEM
        self.g = g
        self.seat = seat
        self.at = at
        self.last = last  # uid of the room that it comes from
        self.flees = item.flees
        self.prises_tokens = item.prises_tokens
        self.hero = hero.with_ghost(0) if hero.ghost else hero  # as rooms hurt it that it does not cross as a ghost
        self.ghost = hero.ghost
        self.left = hero.health - hero.damage
        self.rooms = hero.rooms
        self.bounced = hero.bounced

    def end(self) -> int:
        """The place of its death, NOTHING where it reaches the boss, or FLEES."""
        if self.flees and self.last != NOTHING and 1 <= self.left <= SCARED:
            return FLEES
        self.go_on()
        while self.at >= 0:
            uid = self.g.top(self.seat, self.at).uid
            self.rooms += 1
            back = self.g.sends_back(self.seat, self.at, self.bounced)
            if back:
                self.bounced = plus(self.bounced, uid)
                self.ghost = max(0, self.ghost - 1)
            else:
                self.take_damage()
                if self.left <= 0:
                    return self.at
            if self.flees and self.left <= SCARED:
                return FLEES
            self.last = uid
            if back:
                self.at = Slot(self.at + 1)
            else:
                self.go_on()
        return NOTHING

    def go_on(self) -> None:
        """To the next room that works, or to the boss."""
        dungeon = self.g.seats[self.seat].dungeon
        self.at = Slot(self.at - 1)
        while self.at >= 0 and not dungeon[self.at][-1].active:
            self.at = Slot(self.at - 1)

    def take_damage(self) -> None:
        """What the room deals, and what the hero slips into."""
        if self.ghost:
            self.ghost -= 1
            return
        g = self.g
        room = g.top(self.seat, self.at)
        hurt = g.damage_to(self.hero, self.seat, self.at, self.last, self.rooms)
        if self.prises_tokens and room.tokens and hurt:
            hurt -= 1
        self.left -= hurt
        slips = TRAITS[room.card].slips
        if hurt and slips and not room.used and self.at > 0:
            self.left -= min(
                slips, g.damage_to(self.hero, self.seat, Slot(self.at - 1), room.uid, self.rooms + 1, False)
            )


def where_it_ends(g: SuperBossMonster, hero: SuperHero, seat: SeatNo) -> int:
    """What becomes of a hero who comes to this dungeon from outside."""
    at = len(g.seats[seat].dungeon)
    if hero.item != NOTHING and TRAITS[hero.item].skips_first:
        at = max(0, leftmost_active(g, seat))
    return where_it_dies(g, hero, seat, Slot(at), NO_UID)


def where_it_dies(g: SuperBossMonster, hero: SuperHero, seat: SeatNo, at: Slot, last: Uid) -> int:
    """Where the hero dies on its way from the place `at`, NOTHING where it reaches the boss, FLEES where it runs."""
    return Crossing(g, hero, seat, at, last).end()
