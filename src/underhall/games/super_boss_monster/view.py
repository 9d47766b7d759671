"""What a seat may know, listed by hand. Nothing is here by default."""

import msgspec

from underhall.games.series.cards import ROOM, SHELF, SPELL
from underhall.games.series.ops import HERO_TARGET, ROOM_TARGET
from underhall.games.series.state import GLIMPSE_PLACE, GLIMPSE_TYPE, Hero, card_of
from underhall.games.super_boss_monster.board import ON_BOSS, ON_ROOM, ON_THE_BOARD, SPACES
from underhall.games.super_boss_monster.facts import LANDMARKS, LAUNCH_PAD, TREASURES, TYPES
from underhall.games.super_boss_monster.moves import borrowed_of
from underhall.games.super_boss_monster.ops import CARD_TARGET
from underhall.games.super_boss_monster.state import PHASES, SuperBossMonster
from underhall.games.super_boss_monster.timing import Resolve
from underhall.games.super_boss_monster.turn import lured_to, needed
from underhall.games.super_boss_monster.view_types import (
    DecisionView,
    EffectView,
    HeroView,
    OptionView,
    PeekView,
    PlaceView,
    RoomView,
    SeatView,
    View,
    WalkerView,
)
from underhall.games.super_boss_monster.wording import WORDING
from underhall.kernel.agenda import NOTHING, Frame
from underhall.kernel.decisions import Decision

IDS = WORDING.cards


def view(g: SuperBossMonster, seat: int) -> View:
    """Everything `seat` may know; seat -1 is a watcher, who knows what is public."""
    mine = g.seats[seat] if seat >= 0 else None
    decision: DecisionView | None = None
    waiting: list[int] = []
    window = False
    for asked in g.pending:
        if asked.seat == seat:
            decision = decision_view(asked)
        if asked.secret:
            window = True
        else:
            waiting.append(asked.seat)
    if window:
        waiting = []
    return View(
        seat,
        g.turn,
        PHASES[g.phase],
        g.active,
        list(g.order),
        g.rules.chosen,
        [IDS[card_of(held)] for held in mine.hand] if mine else [],
        [IDS[card_of(held)] for held in mine.sealed] if mine else [],
        [seat_view(g, s, seat) for s in range(len(g.seats))],
        town_view(g),
        landmark_views(g),
        [hero_view(hero) for hero in g.tavern],
        [IDS[card] for card in g.market],
        [IDS[card] for card in g.items_waiting],
        space_views(g),
        walker_view(g),
        stack_view(g),
        [IDS[card] for card in g.staged],
        len(g.room_deck),
        len(g.spell_deck),
        len(g.hero_deck),
        len(g.epic_deck),
        len(g.item_deck),
        peek_views(g, seat),
        [IDS[card] for card in g.discard],
        len(g.removed) + len(g.buried),
        g.is_last_turn(),
        g.title() if g.rules.solo else "",
        g.is_true() if g.rules.solo else False,
        waiting,
        window,
        decision,
        list(g.winners),
        g.ending,
    )


def open_view(g: SuperBossMonster) -> View:
    """The table with all cards face up, for looking back: every hand stands among what is known of its seat."""
    seen = view(g, -1)
    seats: list[SeatView] = []
    for s in range(len(g.seats)):
        side = g.seats[s]
        held = [IDS[card_of(card)] for card in side.hand + side.sealed]
        seats.append(msgspec.structs.replace(seat_view(g, s, s), known=held))
    return msgspec.structs.replace(seen, seats=seats)


def decision_view(asked: Decision) -> DecisionView:
    return DecisionView(
        asked.number,
        asked.kind,
        asked.source,
        [OptionView(option.kind, option.fields) for option in asked.options],
    )


def hero_view(hero: Hero) -> HeroView:
    return HeroView(IDS[hero.card], hero.health, hero.damage, hero.token, item_of(hero), hero.waits)


def item_of(hero: Hero) -> str:
    return IDS[hero.item] if hero.item != NOTHING else ""


def town_view(g: SuperBossMonster) -> list[HeroView]:
    """The heroes in town, and where each would go as the table stands."""
    heroes: list[HeroView] = []
    staying = 0
    for hero in g.town:
        place = staying if g.rules.solo_closes_up else len(heroes)
        goes = lured_to(g, hero.card, place, False) if g.order else -1
        needs = needed(g, place) if g.rules.solo else 0
        if goes < 0:
            staying += 1
        pushed = LANDMARKS[g.free_landmark(hero.card)]
        heroes.append(
            HeroView(
                IDS[hero.card], hero.health, hero.damage, hero.token, item_of(hero), hero.waits, goes, needs, pushed
            )
        )
    return heroes


def landmark_views(g: SuperBossMonster) -> dict[str, HeroView | None]:
    found: dict[str, HeroView | None] = {}
    places = [*range(ON_THE_BOARD), LAUNCH_PAD] if g.rules.pad_is_landmark else list(range(ON_THE_BOARD))
    for place in places:
        hero = g.landmarks[place]
        found[LANDMARKS[place]] = None if hero is None else hero_view(hero)
    return found


def space_views(g: SuperBossMonster) -> dict[str, int]:
    found: dict[str, int] = {}
    for s in range(len(g.lairs)):
        if 0 <= g.lairs[s].minion < ON_BOSS:
            found[SPACES[g.lairs[s].minion].name] = s
    return found


def walker_view(g: SuperBossMonster) -> WalkerView | None:
    walker = g.walker
    if walker is None:
        return None
    return WalkerView(hero_view(walker), g.walker_seat, g.walker_at, g.walker_room >= 0)


def stack_view(g: SuperBossMonster) -> list[EffectView]:
    """What has been announced and waits; everybody has heard its targets."""
    found: list[EffectView] = []
    for frame in g.agenda:
        op = frame.program.ops[frame.pc]
        if isinstance(op, Resolve):
            found.append(effect_view(g, frame, op))
    return found


def effect_view(g: SuperBossMonster, frame: Frame, op: Resolve) -> EffectView:
    rooms: list[PlaceView] = []
    heroes: list[str] = []
    seats: list[int] = []
    cards: list[str] = []
    for i in range(len(op.targets)):
        pick = frame.picks[1 + i]
        target = op.targets[i].target
        if pick < 0:
            continue
        if target == ROOM_TARGET:
            place = g.place_of(pick)
            if place != NOTHING:
                rooms.append(PlaceView(place >> 3, place & 7))
        elif target == HERO_TARGET:
            heroes.append(IDS[pick])
        elif target == CARD_TARGET:
            cards.append(IDS[pick])
        elif target:
            seats.append(pick)
    return EffectView(IDS[frame.source], frame.seat, rooms, heroes, seats, cards)


def peek_views(g: SuperBossMonster, viewer: int) -> list[PeekView]:
    """The cards in the decks that the viewer has seen and can still place."""
    found: list[PeekView] = []
    if viewer >= 0:
        for glimpse in g.glimpses:
            if glimpse >> viewer & 1:
                type_ = glimpse >> GLIMPSE_TYPE & 3
                place = glimpse >> GLIMPSE_PLACE
                found.append(PeekView(TYPES[type_], place, IDS[g.deck(type_)[place]]))
    return found


def seat_view(g: SuperBossMonster, s: int, viewer: int) -> SeatView:
    side = g.seats[s]
    lair = g.lairs[s]
    own = s == viewer
    rooms = spells = 0
    for held in side.hand:
        type_ = SHELF[card_of(held)].type
        if type_ == ROOM:
            rooms += 1
        elif type_ == SPELL:
            spells += 1
    dungeon = [room_view(g, s, slot, own) for slot in range(len(side.dungeon))]
    has_boss = side.boss >= 0
    return SeatView(
        IDS[side.boss] if has_boss else "",
        SHELF[side.boss].xp if has_boss else 0,
        side.levelled,
        g.souls(s),
        g.wounds(s),
        g.score(s),
        [IDS[card] for card in side.souls],
        [IDS[card] for card in side.wounds],
        rooms,
        spells,
        sorted([IDS[card] for card in g.surely_in_hand(s, viewer)]),
        len(side.sealed),
        dungeon,
        sum([room.damage for room in dungeon]),
        [g.treasure(s, t) for t in range(len(TREASURES))] if has_boss else [0] * len(TREASURES),
        borrowed_of(g, s),
        lair.last_boost,
        [hero_view(hero) for hero in side.entrance],
        SPACES[lair.minion].name if lair.minion >= 0 else "",
        side.placed,
        side.kept_out,
        lair.shielded,
        lair.coins,
        [IDS[card] for card in lair.items],
        [IDS[card] for card in lair.retired],
    )


def room_view(g: SuperBossMonster, s: int, slot: int, own: bool) -> RoomView:
    stack = g.seats[s].dungeon[slot]
    room = stack[-1]
    shown = own or not room.hidden
    lair = g.lairs[s]
    symbols = SHELF[room.card].symbols if room.active else 0
    return RoomView(
        IDS[room.card] if shown else "",
        room.hidden,
        room.off,
        room.disabled > 0,
        room.used,
        g.damage(s, slot),
        room.tokens,
        [symbols >> t * 8 & 255 for t in range(len(TREASURES))],
        [IDS[under.card] for under in stack[:-1]],
        lair.minion == ON_ROOM and lair.minion_room == room.uid,
    )
