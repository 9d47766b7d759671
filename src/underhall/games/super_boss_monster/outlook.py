"""What is to be expected of every hero in sight, as the table stands and unless somebody reacts.

Only what lies open goes into it, so it is the same for everybody and shows nobody anything new: rooms that are face
down count for nothing until they are revealed, even to their owner. Minions that stand on a space will do their
errand; where that changes who is lured, or what the last room deals, it is counted in.
"""

from typing import Final

import msgspec

from underhall.games.series.cards import ALL_CARDS, BYTE
from underhall.games.series.view import DUNGEON, ENTRANCE, TOWN, all_revealed, is_revealed
from underhall.games.super_boss_monster.board import (
    LAST_ROOM,
    ON_BOSS,
    PAD_SUMMON,
    SPACES,
    SUMMON,
    TREASURE,
    TREASURE_OF,
)
from underhall.games.super_boss_monster.city import is_open, taken_spaces
from underhall.games.super_boss_monster.crossing import where_it_dies, where_it_ends
from underhall.games.super_boss_monster.errands import LAST_ROOM_BONUS
from underhall.games.super_boss_monster.facts import LANDMARKS, LAUNCH_PAD, TAVERN, TEMPLE
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.state import ADVENTURE, BUILD, CITY, END, SOLO_REVEALS, SuperBossMonster
from underhall.games.super_boss_monster.turn import lured_to, needed, symbols_for
from underhall.games.super_boss_monster.view import IDS
from underhall.games.super_boss_monster.view_types import (
    FateView,
    ForecastView,
    OutlookView,
    ProspectView,
    PushView,
    SummonView,
)
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.types import CardNo, SeatNo, Slot, seat_numbers

IN_THE_CITY: Final = ("draft", "place-minion")


def outlook(g: SuperBossMonster) -> OutlookView:
    """What is to be expected of the heroes in town, at the landmarks, at the entrances, and in a dungeon."""
    ahead = g.clone() if g.phase in (CITY, BUILD) else g
    if ahead is not g:
        for seat in seat_numbers(len(g.seats)):
            send(ahead, seat, ahead.lairs[seat].minion)
    now = forecast(ahead)
    entrances: list[list[ProspectView]] = []
    for seat in seat_numbers(len(g.seats)):
        waiting: list[ProspectView] = []
        for hero in g.seats[seat].entrance:
            expected = prospect(hero, ENTRANCE, seat, [], 0, Slot(where_it_ends(ahead, hero, seat)))
            waiting.append(expected if expected.dies or is_revealed(g, seat) else unsure(expected))
        entrances.append(waiting)
    return OutlookView(now.town, now.pushed, arriving(g), entrances, walking(g), summons(ahead), trials(g, ahead))


def send(g: SuperBossMonster, seat: SeatNo, space: int) -> None:
    """Count in what the minion there will bring about, as far as it changes the bait."""
    if not 0 <= space < ON_BOSS:
        return
    place = SPACES[space]
    if place.does == TREASURE:
        g.change_lair(seat).borrowed += 1 << TREASURE_OF[place.landmark] * BYTE
    elif place.does == LAST_ROOM:
        g.change_lair(seat).last_boost += LAST_ROOM_BONUS
    elif place.does == SUMMON and place.landmark != TAVERN:
        g.take_from_landmark(place.landmark)


def trials(g: SuperBossMonster, ahead: SuperBossMonster) -> dict[str, ForecastView]:
    """While somebody drafts or sends a minion: what each open space of the board would change."""
    found: dict[str, ForecastView] = {}
    taken = taken_spaces(g)
    for asked in g.pending:
        if asked.kind not in IN_THE_CITY or g.lairs[asked.seat].minion != NOTHING:
            continue
        for space in range(PAD_SUMMON + 1):
            landmark = SPACES[space].landmark
            if landmark == LAUNCH_PAD and not (g.rules.pad_is_landmark if space == PAD_SUMMON else g.rules.explorers):
                continue
            if is_open(g, space, taken):
                world = ahead.clone()
                send(world, asked.seat, space)
                found[SPACES[space].name] = forecast(world)
    return found


def forecast(g: SuperBossMonster) -> ForecastView:
    """Who will be lured where, what becomes of them, and who is pushed out of town next turn."""
    revealed = all_revealed(g)
    baited = g.phase in (ADVENTURE, END)  # whoever is in town now stays until the next turn begins
    town: list[ProspectView] = []
    staying: list[SuperHero] = []
    for i in range(len(g.town)):
        hero = g.town[i]
        place = len(staying) if g.rules.solo_closes_up else i
        seat = lured_to(g, hero.card, place, False) if g.order and not baited else NOBODY
        counts = compared(g, hero.card)
        needs = needed(g, place) if g.rules.solo and not baited else 0
        if seat == NOBODY:
            staying.append(hero)
            rivals = [] if baited else tied(g, hero.card, counts)
            town.append(ProspectView(IDS[hero.card], TOWN, -1, rivals, counts, needs, False, -1, 0, revealed))
        else:
            expected = prospect(hero, TOWN, seat, counts, needs, Slot(where_it_ends(g, hero, seat)))
            town.append(expected if revealed else unsure(expected))
    return ForecastView(town, pushed(g, staying))


def pushed(g: SuperBossMonster, staying: list[SuperHero]) -> list[PushView]:
    """Whom the heroes of the next turn push out if all of them come to town, and where to."""
    found: list[PushView] = []
    world = g.clone()
    for hero in staying[: max(0, len(staying) + arriving(g) - g.town_spaces())]:
        place = world.free_landmark(hero.card)
        if place != TAVERN:
            world.put_on_landmark(place, hero)
        found.append(PushView(IDS[hero.card], LANDMARKS[place]))
    return found


def arriving(g: SuperBossMonster) -> int:
    """How many heroes come next turn."""
    return min(SOLO_REVEALS if g.rules.solo else len(g.seats), len(g.hero_deck) + len(g.epic_deck))


def walking(g: SuperBossMonster) -> ProspectView | None:
    walker = g.walking
    if walker is None:
        return None
    seat = g.walker_seat
    doomed = walker.health <= walker.damage
    dies = max(g.walker_at, 0) if doomed else where_it_dies(g, walker, seat, g.walker_at, g.walker_room)
    return prospect(walker, DUNGEON, seat, [], 0, Slot(dies))


def summons(g: SuperBossMonster) -> list[SummonView]:
    """What would become of the heroes at the landmarks in each dungeon, with the token of their space."""
    found: list[SummonView] = []
    for place in range(len(LANDMARKS)):
        hero = (g.tavern[-1] if g.tavern else None) if place == TAVERN else g.landmarks[place]
        if hero is None:
            continue
        token = -2 if place == TAVERN else g.rules.temple_token if place == TEMPLE else 2
        if g.rules.one_health:
            token = max(token, 1 - hero.health)
        called = hero.with_token(token)
        fates = [fate(called, Slot(where_it_ends(g, called, seat))) for seat in seat_numbers(len(g.seats))]
        found.append(SummonView(LANDMARKS[place], IDS[hero.card], called.health, fates))
    return found


def fate(hero: SuperHero, slot: Slot) -> FateView:
    """Dead in a place, back in town, or a wound for the boss."""
    dies = slot >= 0
    return FateView(dies, slot if dies else -1, ALL_CARDS[hero.card].value if slot == NOTHING else 0)


def prospect(hero: SuperHero, place: str, seat: SeatNo, counts: list[int], needs: int, slot: Slot) -> ProspectView:
    end = fate(hero, slot)
    return ProspectView(IDS[hero.card], place, seat, [], counts, needs, end.dies, end.slot, end.wounds, True)


def unsure(expected: ProspectView) -> ProspectView:
    return msgspec.structs.replace(expected, sure=False)


def compared(g: SuperBossMonster, card: CardNo) -> list[int]:
    """What the hero compares, by seat: symbols or, for fools, souls."""
    if ALL_CARDS[card].goes_to_fewest_souls and not g.rules.solo:
        return [g.souls(seat) for seat in seat_numbers(len(g.seats))]
    return [symbols_for(g, seat, card) if g.seats[seat].boss >= 0 else 0 for seat in seat_numbers(len(g.seats))]


def tied(g: SuperBossMonster, card: CardNo, counts: list[int]) -> list[int]:
    """The seats that draw the hero equally; alone, or where nobody has what it wants, there are none."""
    if g.rules.solo:
        return []
    best = min(counts) if ALL_CARDS[card].goes_to_fewest_souls else max(counts)
    if best == 0 and not ALL_CARDS[card].goes_to_fewest_souls:
        return []
    return [seat for seat in range(len(counts)) if counts[seat] == best]
