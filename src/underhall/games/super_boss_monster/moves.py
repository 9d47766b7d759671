"""The moves of this table that rules and cards share: tokens, coins, symbols, the market, and a look at a deck."""

from underhall.games.series import messages as boss_say
from underhall.games.series.cards import ALL_CARDS, BYTE
from underhall.games.series.packing import ALL_SEATS
from underhall.games.super_boss_monster import messages as say
from underhall.games.super_boss_monster.pieces import SuperHero, SuperRoom
from underhall.games.super_boss_monster.state import SuperBossMonster
from underhall.kernel.agenda import NOBODY, NOTHING
from underhall.kernel.fields import minus
from underhall.kernel.types import CardNo, SeatNo, Uid


def room_at(g: SuperBossMonster, uid: Uid) -> SuperRoom | None:
    """The visible room of this uid, if there is one."""
    owner, slot = g.place_of(uid)
    return None if owner == NOBODY else g.seats[owner].dungeon[slot][-1]


def owner_of(g: SuperBossMonster, room: SuperRoom) -> SeatNo:
    """In whose dungeon the room lies."""
    return g.place_of(room.uid)[0]


def replace(g: SuperBossMonster, room: SuperRoom) -> None:
    """Put a changed room in the place of the one with its uid."""
    owner, slot = g.place_of(room.uid)
    if owner != NOBODY:
        g.replace_top(owner, slot, room)


def put_tokens(g: SuperBossMonster, uid: Uid, n: int, rule: str = say.BY_CARD) -> None:
    """As many +1 tokens as the room may take (SBM-TOKEN-01, SBM-SOLO-15)."""
    room = room_at(g, uid)
    if room is None:
        return
    n = min(n, g.most_tokens(room))
    if n > 0:
        replace(g, room.with_tokens(room.tokens + n))
        g.emit(say.TOKEN_PLACED, rule, owner_of(g, room), room.card, n)


def remove_tokens(g: SuperBossMonster, uid: Uid, n: int, rule: str = say.BY_CARD) -> None:
    room = room_at(g, uid)
    if room is None:
        return
    n = min(n, room.tokens)
    if n > 0:
        replace(g, room.with_tokens(room.tokens - n))
        g.emit(say.TOKEN_REMOVED, rule, owner_of(g, room), room.card, n)


def gain_symbol(g: SuperBossMonster, seat: SeatNo, treasure: int, rule: str = say.BY_CARD) -> None:
    """The boss has one more symbol until the end of the turn (SBM-BOARD-04)."""
    g.change_lair(seat).borrowed += 1 << treasure * BYTE
    g.emit(say.SYMBOL_GAINED, rule, seat, treasure)


def gain_coins(g: SuperBossMonster, seat: SeatNo, n: int, rule: str = say.BY_CARD) -> None:
    g.change_lair(seat).coins += n
    g.emit(say.COINS_GAINED, rule, seat, n, g.lairs[seat].coins)


def pay_coins(g: SuperBossMonster, seat: SeatNo, n: int, rule: str) -> None:
    g.change_lair(seat).coins -= n
    g.emit(say.COINS_PAID, rule, seat, n, g.lairs[seat].coins)


def take_from_market(g: SuperBossMonster, seat: SeatNo, card: CardNo) -> None:
    """Everybody sees what is taken."""
    g.market = minus(g.market, card)
    g.gain(seat, card, ALL_SEATS)


def top_up(g: SuperBossMonster, type_: int, count: int) -> None:
    """Where a deck is too short, the discards of its kind are shuffled under it (SBM-CONF-25)."""
    if len(g.deck(type_)) >= count:
        return
    fresh = [card for card in g.discard if ALL_CARDS[card].type == type_]
    if not fresh:
        return
    g.discard = tuple([card for card in g.discard if ALL_CARDS[card].type != type_])
    g.luck.shuffle(fresh)
    for card in fresh:
        g.put_under_deck(type_, card, 0)
    g.emit(boss_say.DECK_REBUILT, "SBM-CONF-25", type_, len(g.deck(type_)))


def leftmost_active(g: SuperBossMonster, seat: SeatNo) -> int:
    """The place of the first room that a hero would enter, or NOTHING."""
    dungeon = g.seats[seat].dungeon
    for slot in range(len(dungeon) - 1, -1, -1):
        if dungeon[slot][-1].active:
            return slot
    return NOTHING


def find_waiting(g: SuperBossMonster, card: CardNo) -> SeatNo:
    """At which entrance the hero stands, or NOTHING."""
    for s in range(len(g.seats)):
        for hero in g.seats[s].entrance:
            if hero.card == card:
                return SeatNo(s)
    return NOBODY


def waiting_hero(g: SuperBossMonster, card: CardNo) -> SuperHero | None:
    """The hero at whichever entrance it stands."""
    for side in g.seats:
        for hero in side.entrance:
            if hero.card == card:
                return hero
    return None


def replace_waiting(g: SuperBossMonster, hero: SuperHero) -> None:
    """Put a changed hero in its place at the entrance."""
    side = g.change(find_waiting(g, hero.card))
    side.entrance = tuple([hero if each.card == hero.card else each for each in side.entrance])
