"""What a greedy player of Super Boss Monster expects: who comes, who dies, and what heroes still to come may bring.

Hidden rooms count as what they are imagined to be. Chances are counted in hundredths, of a soul or of a hero.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from underhall.games.series import judge as series
from underhall.games.series.cards import ALL_CARDS, BYTE, NO_TREASURE
from underhall.games.series.judge import GROWTH, HORIZON, LURED, SURELY, Coming, chance, fewest_souls, souls_to_come
from underhall.games.series.pieces import value_of
from underhall.games.super_boss_monster.board import LAST_ROOM, ON_BOSS, SPACES, SUMMON, TREASURE, TREASURE_OF
from underhall.games.super_boss_monster.crossing import FLEES, where_it_dies, where_it_ends
from underhall.games.super_boss_monster.errands import ERRANDS, LAST_ROOM_BONUS
from underhall.games.super_boss_monster.facts import TAVERN, TRAITS, TREASURES
from underhall.games.super_boss_monster.pieces import SuperHero, SuperRoom
from underhall.games.super_boss_monster.scoring import SOULS_TO_END
from underhall.games.super_boss_monster.state import BUILD, MINION, SOLO_REVEALS, SuperBossMonster
from underhall.kernel.agenda import NO_UID, NOBODY, NOTHING
from underhall.kernel.types import CardNo, SeatNo, Slot, seat_numbers

ENOUGH: Final = 14  # the damage that kills everybody

# How likely a hero comes to a dungeon that is so much ahead, as in LURED, once all have placed.
LURED_AT_LAST: Final[tuple[int, ...]] = (0, 2, 8, 90, 97, 100)
KINDS: Final = len(TREASURES)

Dungeon = tuple[tuple[SuperRoom, ...], ...]


@mypyc_attr(acyclic=True)
class Outlook:
    """What is known already while one decision is thought about: whose it is, which heroes are still to come, and what
    the dungeons met so far bring. Most options change little of what lies there."""

    def __init__(self, g: SuperBossMonster, seat: SeatNo) -> None:
        self.seat = seat
        # The dungeon of each seat as it was met first, and last.
        self.first: list[Side | None] = [None for _ in g.seats]
        self.last: list[Side | None] = [None for _ in g.seats]
        self.table: Table | None = None  # all that was met last
        # The dungeon of each seat as it lay last, and the same with all rooms shown.
        self.laid: list[Dungeon] = [() for _ in g.seats]
        self.shown: list[Dungeon] = [() for _ in g.seats]
        settled = g.phase > BUILD or (g.phase == BUILD and (g.active < 0 or g.order[-1] == g.active))
        self.lured = LURED_AT_LAST if settled else LURED
        n = len(g.seats)
        left = len(g.hero_deck) + len(g.epic_deck)
        turns = 0 if g.is_last_turn() else left // (SOLO_REVEALS if n == 1 else n)
        most = max([g.souls(s) for s in seat_numbers(n)])
        if n > 1:
            turns = min(turns, max(0, SOULS_TO_END - most) // 2)
        self.future = min(100, turns * 34)  # what part of all that lasts still counts
        self.coming = Coming(souls_to_come(g, left if n == 1 else HORIZON * n, KINDS, ENOUGH))

    def forecasts(self, g: SuperBossMonster) -> list["Forecast"]:
        """What awaits each player."""
        seats = seat_numbers(len(g.seats))
        sides = [self.side(g, s) for s in seats]
        spaces = [pending_space(g, s) for s in seats]
        table = self.table
        if table is None or not table.is_same(g, sides, spaces):
            self.table = table = Table(g, sides, spaces, self)
        return table.forecasts

    def side(self, g: SuperBossMonster, s: SeatNo) -> "Side":
        """What the dungeon of `s` brings."""
        known = self.last[s]
        if known is None or not known.is_same(g):
            known = self.first[s]
            if known is None:
                self.first[s] = known = Side(g, s)
            elif not known.is_same(g):
                known = Side(g, s)
            self.last[s] = known
        return known


@mypyc_attr(acyclic=True)
class Side:
    """What one player's side of the table brings by itself, and what this was worked out from."""

    def __init__(self, g: SuperBossMonster, s: SeatNo) -> None:
        side = g.seats[s]
        lair = g.lairs[s]
        dungeon = side.dungeon
        self.seat = s
        self.dungeon = dungeon
        self.scored = side.souls
        self.wounded_by = side.wounds
        self.boost = side.boost
        self.last_boost = lair.last_boost
        self.levelled = side.levelled
        self.at_home = lair.minion >= ON_BOSS
        self.borrowed: i64 = lair.borrowed
        self.doubled = side.doubled
        self.souls: i64 = value_of(side.souls)
        self.wounds: i64 = value_of(side.wounds)
        self.symbols: i64 = g.symbols(s, True)
        self.hated: i64 = 0  # more damage for heroes of a class, a byte for each treasure
        self.spared: i64 = 0  # damage that epic heroes do not take
        before: i64 = 0
        uid = NO_UID
        passing: i64 = lair.last_boost if dungeon else 0
        total: i64 = 0
        slipped: i64 = 0
        waking: i64 = 0  # what rooms that wake may add: some turns bring a second hero, others do not
        for slot in range(len(dungeon) - 1, -1, -1):
            room = dungeon[slot][-1]
            card = ALL_CARDS[room.card]
            if room.off or room.disabled:
                passing -= card.damage + room.tokens
                continue
            traits = TRAITS[room.card]
            damage: i64 = max(0, g.damage(s, Slot(slot)) + g.entry_bonus(s, Slot(slot), uid))
            total += damage + min(slipped, max(0, damage - room.ahead))
            if card.bounces:
                total += before
            passing += room.boost + room.ahead + side.boost
            slipped = traits.slips if not room.used else 0
            if traits.hates_by and traits.hates != NO_TREASURE:
                self.hated += traits.hates_by << traits.hates * BYTE
            if traits.spares_epic:
                self.spared += damage
            if traits.wakes:
                waking += traits.wakes // 2
                passing += traits.wakes if room.tally else 0
            before = damage
            uid = room.uid
        self.now = total  # the damage: this turn, and when this turn's effects are over
        self.later = total - passing + waking

    def is_same(self, g: SuperBossMonster) -> bool:
        """Whether the side is still as it was then. Values are replaced, never changed: the same are alike."""
        side = g.seats[self.seat]
        lair = g.lairs[self.seat]
        return (
            side.dungeon is self.dungeon
            and side.souls is self.scored
            and side.wounds is self.wounded_by
            and side.boost == self.boost
            and side.doubled == self.doubled
            and side.levelled == self.levelled
            and lair.last_boost == self.last_boost
            and (lair.minion >= ON_BOSS) == self.at_home
            and lair.borrowed == self.borrowed
        )


@mypyc_attr(acyclic=True)
class Table:
    """What awaits everybody, and what this was worked out from."""

    def __init__(self, g: SuperBossMonster, sides: list[Side], spaces: list[int], outlook: Outlook) -> None:
        self.sides = sides
        self.spaces = spaces  # on which the minions have yet to do their errands
        self.entrances = [side.entrance for side in g.seats]
        self.kept_out = [side.kept_out for side in g.seats]
        self.phase = g.phase
        self.town = g.town
        self.tavern = g.tavern
        self.landmarks = g.landmarks
        self.walker = g.walker
        self.walker_seat = g.walker_seat
        self.walker_at = g.walker_at
        self.walker_room = g.walker_room
        self.walker_sent = g.walker_sent
        out = [Forecast(sides[s], spaces[s]) for s in range(len(sides))]
        forecast(g, out, outlook)
        self.forecasts = out

    def is_same(self, g: SuperBossMonster, sides: list[Side], spaces: list[int]) -> bool:
        """Whether all lies as it lay then, but for cards in hands and piles."""
        if (
            g.town is not self.town
            or g.walker is not self.walker
            or g.landmarks is not self.landmarks
            or g.tavern is not self.tavern
            or g.phase != self.phase
            or g.walker_seat != self.walker_seat
            or g.walker_at != self.walker_at
            or g.walker_room != self.walker_room
            or g.walker_sent != self.walker_sent
        ):
            return False
        for s in range(len(sides)):
            side = g.seats[s]
            if (
                sides[s] is not self.sides[s]
                or spaces[s] != self.spaces[s]
                or side.entrance is not self.entrances[s]
                or side.kept_out != self.kept_out[s]
            ):
                return False
        return True


@mypyc_attr(acyclic=True)
class Forecast(series.Forecast):
    """What awaits one player if nobody does anything more, with what the board has to do with it."""

    def __init__(self, side: Side, space: int) -> None:
        lasting = side.symbols - side.borrowed
        super().__init__(side.souls * 100, side.wounds * 100, side.now, side.later, side.symbols, lasting)
        self.seat = side.seat
        self.hated = side.hated
        self.spared = side.spared
        self.wanted: i64 = 0  # by the hero who was looked at last
        self.summons = space if space >= 0 and SPACES[space].does == SUMMON else NOTHING
        if space >= 0:
            if SPACES[space].does == TREASURE:
                self.symbols += 1 << TREASURE_OF[SPACES[space].landmark] * BYTE
            elif SPACES[space].does == LAST_ROOM and side.dungeon:
                self.now += LAST_ROOM_BONUS

    def kills(self, g: SuperBossMonster, hero: SuperHero, damage: i64) -> bool:
        """Whether the hero dies here, as far as one can see; `damage` is what a plain hero takes."""
        if hero.item != NOTHING:
            return where_it_ends(g, hero, self.seat) >= 0
        card = ALL_CARDS[hero.card]
        if card.wants != NO_TREASURE:
            shift: i64 = card.wants * BYTE
            damage += self.hated >> shift & 255
        if card.epic:
            damage -= self.spared
        return damage >= hero.health

    def meet(self, g: SuperBossMonster, hero: SuperHero, likely: i64, soon: bool) -> None:
        """A hero comes this turn, or in some later one: so many hundredths of a soul or of a wound."""
        if self.kills(g, hero, self.now if soon else self.later + GROWTH):
            if soon:
                self.souls += likely
            else:
                self.hopes += likely
        elif not self.is_fled(g, hero):
            if soon:
                self.wounds += likely
            else:
                self.fears += likely

    def is_fled(self, g: SuperBossMonster, hero: SuperHero) -> bool:
        """Whether the hero would run back to town before it reaches the boss."""
        return hero.item != NOTHING and where_it_ends(g, hero, self.seat) == FLEES

    def wanted_by(self, card: CardNo) -> i64:
        """How many symbols the dungeon shows that the hero wants."""
        wants = ALL_CARDS[card].wants
        too = TRAITS[card].wants_too
        total: i64 = 0
        if wants != NO_TREASURE:
            shift: i64 = wants * BYTE
            total = self.symbols >> shift & 255
        if too != NO_TREASURE:
            shift = too * BYTE
            total += self.symbols >> shift & 255
        return total


def pending_space(g: SuperBossMonster, s: SeatNo) -> int:
    """The space of the board on which the minion has yet to do its errand, or NOTHING."""
    if g.phase > MINION:
        return NOTHING
    space = g.lairs[s].minion
    if not 0 <= space < ON_BOSS:
        return NOTHING
    if g.phase == MINION:
        for frame in g.agenda:
            if frame.program is ERRANDS:
                return space if g.order.index(s) >= frame.picks[0] else NOTHING
        return NOTHING
    return space


def forecast(g: SuperBossMonster, out: list[Forecast], outlook: Outlook) -> None:
    """Add the heroes under way, those summoned, those in town, and those still in the decks."""
    add_heroes_inside(g, out)
    for s in range(len(out)):
        if out[s].summons != NOTHING:
            add_summoned(g, out, SeatNo(s))
    poorest = fewest_souls(g)
    soon = g.phase <= MINION
    lured = outlook.lured if soon else LURED
    for hero in g.town:
        value: i64 = ALL_CARDS[hero.card].value
        if ALL_CARDS[hero.card].goes_to_fewest_souls:
            if poorest != NOBODY:
                out[poorest].meet(g, hero, SURELY * value, soon)
            continue
        best: i64 = 0
        second: i64 = 0
        for f in out:
            total = f.wanted_by(hero.card)
            f.wanted = total
            if total > best:
                second = best
                best = total
            elif total > second:
                second = total
        for f in out:
            likely = chance(f.wanted, best, second, lured)
            if likely:
                f.meet(g, hero, likely * value, soon)
    if outlook.future:
        outlook.coming.add_to(out)


def add_heroes_inside(g: SuperBossMonster, out: list[Forecast]) -> None:
    """The hero who is crossing a dungeon, and those at the entrances."""
    walker = g.walking
    if walker is not None:
        s = g.walker_seat
        value = ALL_CARDS[walker.card].value * 100
        doomed = walker.doomed and not g.walker_sent
        end = 0 if doomed else where_it_dies(g, walker, s, g.walker_at, g.walker_room)
        if end >= 0:
            out[s].souls += value
        elif end == NOTHING:
            out[s].wounds += value
    for f in out:
        side = g.seats[f.seat]
        for hero in side.entrance:
            value = ALL_CARDS[hero.card].value * 100
            f.meet(g, hero, value, not (side.kept_out or hero.waits))


def add_summoned(g: SuperBossMonster, out: list[Forecast], s: SeatNo) -> None:
    """The hero whom a minion is about to fetch: home if it dies there, else to whom it hurts."""
    space = SPACES[out[s].summons]
    hero = g.tavern[-1] if space.landmark == TAVERN and g.tavern else g.landmarks[space.landmark]
    if hero is None:
        return
    token = space.token
    hero = hero.with_token(token)
    value: i64 = ALL_CARDS[hero.card].value * SURELY
    if out[s].kills(g, hero, out[s].now):
        out[s].souls += value
        return
    for f in out:
        if f.seat != s and not f.kills(g, hero, f.now):
            f.wounds += value
            return
    out[(s + 1) % len(out)].meet(g, hero, value, True)
