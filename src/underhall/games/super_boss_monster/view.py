"""What a seat may know, listed by hand. Nothing is here by default."""

from underhall.games.series.cards import ALL_CARDS
from underhall.games.series.ops import HERO_TARGET, ROOM_TARGET
from underhall.games.series.packing import deck_of, is_known_to, place_in_deck
from underhall.games.series.picks import target_of
from underhall.games.series.view import held_ids, ids_of, known_ids, rooms_and_spells, with_open_hands
from underhall.games.super_boss_monster.board import ON_BOSS, ON_ROOM, ON_THE_BOARD, SPACES
from underhall.games.super_boss_monster.facts import LANDMARKS, LAUNCH_PAD, TREASURES, TYPES
from underhall.games.super_boss_monster.moves import borrowed_of
from underhall.games.super_boss_monster.ops import CARD_TARGET
from underhall.games.super_boss_monster.option_kinds import WORDING
from underhall.games.super_boss_monster.pieces import SuperHero, SuperSeat
from underhall.games.super_boss_monster.state import PHASES, SuperBossMonster
from underhall.games.super_boss_monster.timing import Resolve
from underhall.games.super_boss_monster.turn import lured_to, needed
from underhall.games.super_boss_monster.view_types import (
    EffectView,
    HeroView,
    PeekView,
    PlaceView,
    RoomView,
    SeatView,
    View,
    WalkerView,
)
from underhall.kernel.agenda import NOBODY, NOTHING, Frame
from underhall.kernel.views import decision_view, seats_choosing, window_open

IDS = WORDING.cards
NO_SIDE = SuperSeat()  # of a watcher


def view(g: SuperBossMonster, seat: int) -> View:
    """Everything `seat` may know; seat -1 is a watcher, who knows what is public."""
    mine = g.seats[seat] if seat >= 0 else NO_SIDE
    asked = g.decision_of(seat)
    return View(
        seat,
        g.turn,
        PHASES[g.phase],
        g.active,
        list(g.order),
        g.rules.chosen,
        held_ids(mine.hand),
        held_ids(mine.sealed),
        [seat_view(g, s, seat) for s in range(len(g.seats))],
        town_view(g),
        landmark_views(g),
        [hero_view(hero) for hero in g.tavern],
        ids_of(g.market),
        ids_of(g.items_waiting),
        space_views(g),
        walker_view(g),
        stack_view(g),
        ids_of(g.staged),
        len(g.room_deck),
        len(g.spell_deck),
        len(g.hero_deck),
        len(g.epic_deck),
        len(g.item_deck),
        peek_views(g, seat),
        ids_of(g.discard),
        len(g.removed) + len(g.buried),
        g.is_last_turn(),
        g.title() if g.rules.solo else "",
        g.is_true() if g.rules.solo else False,
        seats_choosing(g),
        window_open(g),
        None if asked is None else decision_view(asked),
        list(g.winners),
        g.ending,
    )


def open_view(g: SuperBossMonster) -> View:
    """The table with all cards face up, for looking back: every hand stands among what is known of its seat."""
    return with_open_hands(g, view(g, -1), [seat_view(g, s, s) for s in range(len(g.seats))])


def hero_view(hero: SuperHero) -> HeroView:
    return HeroView(IDS[hero.card], hero.health, hero.damage, hero.token, item_of(hero), hero.waits)


def item_of(hero: SuperHero) -> str:
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
    walker = g.walking
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
        pick = target_of(frame, i)
        target = op.targets[i].target
        if pick < 0:
            continue
        if target == ROOM_TARGET:
            owner, slot = g.place_of(pick)
            if owner != NOBODY:
                rooms.append(PlaceView(owner, slot))
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
        for known in g.known_places:
            if is_known_to(known, viewer):
                type_, place = deck_of(known), place_in_deck(known)
                found.append(PeekView(TYPES[type_], place, IDS[g.deck(type_)[place]]))
    return found


def seat_view(g: SuperBossMonster, s: int, viewer: int) -> SeatView:
    side = g.seats[s]
    lair = g.lairs[s]
    own = s == viewer
    rooms, spells = rooms_and_spells(side)
    dungeon = [room_view(g, s, slot, own) for slot in range(len(side.dungeon))]
    has_boss = side.boss >= 0
    return SeatView(
        IDS[side.boss] if has_boss else "",
        ALL_CARDS[side.boss].xp if has_boss else 0,
        side.levelled,
        g.souls(s),
        g.wounds(s),
        g.score(s),
        ids_of(side.souls),
        ids_of(side.wounds),
        rooms,
        spells,
        known_ids(g, s, viewer),
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
        ids_of(lair.items),
        ids_of(lair.retired),
    )


def room_view(g: SuperBossMonster, s: int, slot: int, own: bool) -> RoomView:
    stack = g.seats[s].dungeon[slot]
    room = stack[-1]
    shown = own or not room.hidden
    lair = g.lairs[s]
    symbols = ALL_CARDS[room.card].symbols if room.active else 0
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
