"""What a seat may know, listed by hand. Nothing is here by default."""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, BYTE, NO_TREASURE
from underhall.games.series.ops import HERO_TARGET, ROOM_TARGET
from underhall.games.series.packing import deck_of, is_known_to, place_in_deck
from underhall.games.series.picks import target_of
from underhall.games.series.pieces import SeenSide
from underhall.games.series.turn import most_of
from underhall.games.series.view import (
    held_ids,
    ids_kept,
    ids_of,
    keep,
    rooms_and_spells,
    seen_side,
    with_open_hands,
)
from underhall.games.super_boss_monster.board import ON_BOSS, ON_ROOM, ON_THE_BOARD, SPACES
from underhall.games.super_boss_monster.facts import LANDMARKS, LAUNCH_PAD, TRAITS, TREASURES, TYPES
from underhall.games.super_boss_monster.ops import CARD_TARGET
from underhall.games.super_boss_monster.option_kinds import WORDING
from underhall.games.super_boss_monster.pieces import SuperHero, SuperSeat
from underhall.games.super_boss_monster.state import PHASES, SuperBossMonster
from underhall.games.super_boss_monster.timing import Resolve
from underhall.games.super_boss_monster.turn import LURE_RULES, lured_to, needed
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
from underhall.kernel.types import WATCHER, CardNo, SeatNo, Slot, Uid, seat_numbers
from underhall.kernel.views import decision_view, seats_choosing, window_open

IDS: Final = WORDING.cards
NO_SIDE: Final = SuperSeat()  # of a watcher
NO_ICONS: Final = tuple([0] * len(TREASURES))


def view(g: SuperBossMonster, seat: SeatNo) -> View:
    """Everything `seat` may know; seat -1 is a watcher, who knows what is public."""
    mine = g.seats[seat] if seat >= 0 else NO_SIDE
    asked = g.decision_of(seat)
    sides = [public_side(g, s) for s in seat_numbers(len(g.seats))]
    return View(
        seat,
        g.turn,
        PHASES[g.phase],
        g.active,
        list(g.order),
        g.rules.chosen,
        held_ids(mine.hand),
        held_ids(mine.sealed),
        [seen_side(g, s, seat, sides[s], make_side) for s in seat_numbers(len(sides))],
        town_view(g, sides),
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
    return with_open_hands(g, view(g, WATCHER), [seat_view(g, s, s) for s in seat_numbers(len(g.seats))])


def hero_view(hero: SuperHero) -> HeroView:
    """A hero who is not in town. It is never changed, so neither is what is seen of it."""
    seen: HeroView | None = hero._seen
    if seen is None:
        seen = HeroView(ALL_CARDS[hero.card].id, hero.health, hero.damage, hero.token, item_of(hero), hero.waits)
        hero._seen = seen
    return seen


def item_of(hero: SuperHero) -> str:
    return ALL_CARDS[hero.item].id if hero.item != NOTHING else ""


def town_view(g: SuperBossMonster, sides: list[SeenSide]) -> list[HeroView]:
    """The heroes in town, and where each would go as the table stands."""
    heroes: list[HeroView] = []
    new = HeroView
    staying = 0
    for hero in g.town:
        place = staying if g.rules.solo_closes_up else len(heroes)
        goes = goes_to(g, hero.card, place, sides) if g.order else NOBODY
        needs = needed(g, place) if g.rules.solo else 0
        if goes < 0:
            staying += 1
        pushed = LANDMARKS[g.free_landmark(hero.card)]
        heroes.append(
            new(
                ALL_CARDS[hero.card].id,
                hero.health,
                hero.damage,
                hero.token,
                item_of(hero),
                hero.waits,
                goes,
                needs,
                pushed,
            )
        )
    return heroes


def goes_to(g: SuperBossMonster, card: CardNo, place: int, sides: list[SeenSide]) -> int:
    """What `lured_to` says, from the symbols that are counted already."""
    hero = ALL_CARDS[card]
    if g.rules.solo or hero.goes_to_fewest_souls:
        return lured_to(g, card, place, False)
    wants = hero.wants
    too = TRAITS[card].wants_too
    counts: list[int] = []
    for s in g.order:
        treasure = sides[s].treasure
        counts.append((treasure[wants] if wants != NO_TREASURE else 0) + (treasure[too] if too != NO_TREASURE else 0))
    return most_of(g, card, g.order, counts, LURE_RULES, False)


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
        pick = Uid(target_of(frame, i))
        target = op.targets[i].target
        if pick < 0:
            continue
        if target == ROOM_TARGET:
            owner, slot = g.place_of(pick)
            if owner != NOBODY:
                rooms.append(PlaceView(owner, slot))
        elif target == HERO_TARGET:
            heroes.append(ALL_CARDS[pick].id)
        elif target == CARD_TARGET:
            cards.append(ALL_CARDS[pick].id)
        elif target:
            seats.append(pick)
    return EffectView(ALL_CARDS[frame.source].id, frame.seat, rooms, heroes, seats, cards)


def peek_views(g: SuperBossMonster, viewer: SeatNo) -> list[PeekView]:
    """The cards in the decks that the viewer has seen and can still place."""
    found: list[PeekView] = []
    if viewer >= 0:
        for known in g.known_places:
            if is_known_to(known, viewer):
                type_, place = deck_of(known), place_in_deck(known)
                found.append(PeekView(TYPES[type_], place, ALL_CARDS[g.deck(type_)[place]].id))
    return found


def seat_view(g: SuperBossMonster, s: SeatNo, viewer: SeatNo) -> SeatView:
    """A side as the viewer sees it: the same object as long as nothing of it changes."""
    seen: SeatView = seen_side(g, s, viewer, public_side(g, s), make_side)
    return seen


def public_side(g: SuperBossMonster, s: SeatNo) -> SeenSide:
    """A side as everybody sees it."""
    seen = g.seats[s]._seen
    if seen is not None and seen.beside is g.lairs[s]:
        return seen
    g.shared_lairs |= 1 << s
    return keep(g, s, make_side(g, s, False))


def make_side(g: SuperBossMonster, s: SeatNo, own: bool) -> SeenSide:
    """A side, but for what is known of its hand. It depends on nothing but the side, the lair and the settings."""
    side = g.seats[s]
    lair = g.lairs[s]
    rooms, spells = rooms_and_spells(side)
    dungeon = [room_view(g, s, Slot(slot), own) for slot in range(len(side.dungeon))]
    has_boss = side.boss >= 0
    treasure = icons(g.symbols(s, True)) if has_boss else NO_ICONS
    seen = SeatView(
        ALL_CARDS[side.boss].id if has_boss else "",
        ALL_CARDS[side.boss].xp if has_boss else 0,
        side.levelled,
        g.souls(s),
        g.wounds(s),
        g.score(s),
        ids_kept(side.souls),
        ids_kept(side.wounds),
        rooms,
        spells,
        (),
        len(side.sealed),
        tuple(dungeon),
        sum([room.damage for room in dungeon]),
        treasure,
        icons(lair.borrowed),
        lair.last_boost,
        tuple([hero_view(hero) for hero in side.entrance]),
        SPACES[lair.minion].name if lair.minion >= 0 else "",
        side.placed,
        side.kept_out,
        lair.shielded,
        lair.coins,
        ids_kept(lair.items),
        ids_kept(lair.retired),
    )
    return SeenSide(lair, seen, treasure)


def icons(symbols: int) -> tuple[int, ...]:
    """Symbols by treasure."""
    return tuple([symbols >> t * BYTE & 255 for t in range(len(TREASURES))]) if symbols else NO_ICONS


def room_view(g: SuperBossMonster, s: SeatNo, slot: Slot, own: bool) -> RoomView:
    stack = g.seats[s].dungeon[slot]
    room = stack[-1]
    shown = own or not room.hidden
    lair = g.lairs[s]
    return RoomView(
        ALL_CARDS[room.card].id if shown else "",
        room.hidden,
        room.off,
        room.disabled > 0,
        room.used,
        g.damage(s, slot),
        room.tokens,
        icons(ALL_CARDS[room.card].symbols) if room.active else NO_ICONS,
        tuple([ALL_CARDS[under.card].id for under in stack[:-1]]) if len(stack) > 1 else (),
        lair.minion == ON_ROOM and lair.minion_room == room.uid,
    )
