"""What a greedy player of Super Boss Monster expects: who comes, who dies, and what heroes still to come may bring.

Hidden rooms count as what they are imagined to be. Chances are counted in hundredths, of a soul or of a hero.
"""

from typing import Final

from underhall.games.series import judge as series
from underhall.games.series.cards import ALL_CARDS, BYTE, NO_TREASURE
from underhall.games.series.judge import GROWTH, HORIZON, LURED, SURELY, chances, dying, fewest_souls, souls_to_come
from underhall.games.super_boss_monster.board import LAST_ROOM, ON_BOSS, SPACES, SUMMON, TREASURE, TREASURE_OF
from underhall.games.super_boss_monster.crossing import FLEES, where_it_dies, where_it_ends
from underhall.games.super_boss_monster.errands import ERRANDS, LAST_ROOM_BONUS
from underhall.games.super_boss_monster.facts import TAVERN, TRAITS, TREASURES
from underhall.games.super_boss_monster.pieces import SuperHero
from underhall.games.super_boss_monster.scoring import SOULS_TO_END
from underhall.games.super_boss_monster.state import BUILD, MINION, SOLO_REVEALS, SuperBossMonster
from underhall.kernel.agenda import NOBODY, NOTHING

ENOUGH: Final = 14  # the damage that kills everybody

# How likely a hero comes to a dungeon that is so much ahead, as in LURED, once all have placed.
LURED_AT_LAST: Final = (0, 2, 8, 90, 97, 100)
KINDS: Final = len(TREASURES)


class Outlook:
    """What does not change while one decision is thought about: whose it is, and which heroes are still to come."""

    def __init__(self, g: SuperBossMonster, seat: int) -> None:
        self.seat = seat
        self.known: list[Crossing | None] = [None for _ in g.seats]  # the dungeon of each seat as it was met last
        # What those to come mean to each seat, and the symbols and damage that this was worked out from.
        self.hopes = [0 for _ in g.seats]
        self.fears = [0 for _ in g.seats]
        self.symbols = [-1 for _ in g.seats]
        self.damage = [-1 for _ in g.seats]
        settled = g.phase > BUILD or (g.phase == BUILD and (g.active < 0 or g.order[-1] == g.active))
        self.lured = LURED_AT_LAST if settled else LURED
        n = len(g.seats)
        left = len(g.hero_deck) + len(g.epic_deck)
        turns = 0 if g.is_last_turn() else left // (SOLO_REVEALS if n == 1 else n)
        most = max([g.souls(s) for s in range(n)])
        if n > 1:
            turns = min(turns, max(0, SOULS_TO_END - most) // 2)
        self.future = min(100, turns * 34)  # what part of all that lasts still counts
        self.coming = souls_to_come(g, left if n == 1 else HORIZON * n, KINDS, ENOUGH)

    def add_coming(self, out: list["Forecast"]) -> None:
        """Add the souls and wounds that the heroes still in the decks may bring."""
        same = True
        for f in out:
            if self.symbols[f.seat] != f.lasting or self.damage[f.seat] != f.later:
                same = False
        if not same:
            self.weigh_coming(out)
        for f in out:
            f.hopes += self.hopes[f.seat]
            f.fears += self.fears[f.seat]

    def weigh_coming(self, out: list["Forecast"]) -> None:
        for f in out:
            self.symbols[f.seat] = f.lasting
            self.damage[f.seat] = f.later
            self.hopes[f.seat] = 0
            self.fears[f.seat] = 0
        for t in range(KINDS):
            coming = self.coming[t]
            everybody = coming[ENOUGH]
            if everybody == 0:
                continue
            likely = chances([f.lasting >> t * BYTE & 255 for f in out], LURED)
            for f in out:
                die = dying(coming, f.later)
                self.hopes[f.seat] += die * likely[f.seat] // 100
                self.fears[f.seat] += (everybody - die) * likely[f.seat] // 100


class Crossing:
    """What a hero meets on the way through a dungeon, and what it was worked out from."""

    def __init__(self, g: SuperBossMonster, s: int) -> None:
        side = g.seats[s]
        lair = g.lairs[s]
        dungeon = side.dungeon
        self.seat = s
        self.dungeon = dungeon[:]
        self.boost = side.boost
        self.last_boost = lair.last_boost
        self.levelled = side.levelled
        self.at_home = lair.minion >= ON_BOSS
        self.borrowed = lair.borrowed
        self.doubled = side.doubled
        self.symbols = g.symbols(s, True)
        self.hated = 0  # more damage for heroes of a class, a byte for each treasure
        self.spared = 0  # damage that epic heroes do not take
        before = 0
        uid = NOTHING
        passing = lair.last_boost if dungeon else 0
        total = 0
        slipped = 0
        waking = 0  # what rooms that wake may add: some turns bring a second hero, others do not
        for slot in range(len(dungeon) - 1, -1, -1):
            room = dungeon[slot][-1]
            card = ALL_CARDS[room.card]
            if room.off or room.disabled:
                passing -= card.damage + room.tokens
                continue
            traits = TRAITS[room.card]
            damage = max(0, g.damage(s, slot) + g.entry_bonus(s, slot, uid))
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
        """Whether the dungeon is still as it was then."""
        side = g.seats[self.seat]
        lair = g.lairs[self.seat]
        if (
            side.boost != self.boost
            or lair.last_boost != self.last_boost
            or side.levelled != self.levelled
            or (lair.minion >= ON_BOSS) != self.at_home
            or lair.borrowed != self.borrowed
            or side.doubled != self.doubled
            or len(side.dungeon) != len(self.dungeon)
        ):
            return False
        for slot in range(len(self.dungeon)):
            if side.dungeon[slot] is not self.dungeon[slot]:
                return False
        return True


class Forecast(series.Forecast):
    """What awaits one player if nobody does anything more, with what the board has to do with it."""

    def __init__(self, g: SuperBossMonster, s: int, outlook: Outlook) -> None:
        known = outlook.known[s]
        if known is None or not known.is_same(g):
            known = Crossing(g, s)
            outlook.known[s] = known
        super().__init__(g.souls(s) * 100, g.wounds(s) * 100, known.now, known.later)
        self.seat = s
        self.hated = known.hated
        self.spared = known.spared
        self.symbols = known.symbols
        self.lasting = known.symbols - known.borrowed  # without what ends with this turn
        space = pending_space(g, s)
        self.summons = space if space >= 0 and SPACES[space].does == SUMMON else NOTHING
        if space >= 0:
            if SPACES[space].does == TREASURE:
                self.symbols += 1 << TREASURE_OF[SPACES[space].landmark] * BYTE
            elif SPACES[space].does == LAST_ROOM and g.seats[s].dungeon:
                self.now += LAST_ROOM_BONUS

    def kills(self, g: SuperBossMonster, hero: SuperHero, damage: int) -> bool:
        """Whether the hero dies here, as far as one can see; `damage` is what a plain hero takes."""
        if hero.item != NOTHING:
            return where_it_ends(g, hero, self.seat) >= 0
        card = ALL_CARDS[hero.card]
        if card.wants != NO_TREASURE:
            damage += self.hated >> card.wants * BYTE & 255
        if card.epic:
            damage -= self.spared
        return damage >= hero.health

    def meet(self, g: SuperBossMonster, hero: SuperHero, likely: int, soon: bool) -> None:
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

    def wanted_by(self, card: int) -> int:
        """How many symbols the dungeon shows that the hero wants."""
        wants = ALL_CARDS[card].wants
        too = TRAITS[card].wants_too
        total = 0 if wants == NO_TREASURE else self.symbols >> wants * BYTE & 255
        return total if too == NO_TREASURE else total + (self.symbols >> too * BYTE & 255)


def pending_space(g: SuperBossMonster, s: int) -> int:
    """The space of the board on which the minion has yet to do its errand, or NOTHING."""
    space = g.lairs[s].minion
    if not 0 <= space < ON_BOSS or g.phase > MINION:
        return NOTHING
    if g.phase == MINION:
        for frame in g.agenda:
            if frame.program is ERRANDS:
                return space if g.order.index(s) >= frame.picks[0] else NOTHING
        return NOTHING
    return space


def forecast(g: SuperBossMonster, outlook: Outlook) -> list[Forecast]:
    """What awaits each player: the heroes under way, those summoned, those in town, and those still in the decks."""
    n = len(g.seats)
    out = [Forecast(g, s, outlook) for s in range(n)]
    add_heroes_inside(g, out)
    for s in range(n):
        if out[s].summons != NOTHING:
            add_summoned(g, out, s)
    poorest = fewest_souls(g)
    soon = g.phase <= MINION
    for hero in g.town:
        value = ALL_CARDS[hero.card].value
        if ALL_CARDS[hero.card].goes_to_fewest_souls:
            if poorest != NOBODY:
                out[poorest].meet(g, hero, SURELY * value, soon)
            continue
        likely = chances([f.wanted_by(hero.card) for f in out], outlook.lured if soon else LURED)
        for f in out:
            if likely[f.seat]:
                f.meet(g, hero, likely[f.seat] * value, soon)
    if outlook.future:
        outlook.add_coming(out)
    return out


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


def add_summoned(g: SuperBossMonster, out: list[Forecast], s: int) -> None:
    """The hero whom a minion is about to fetch: home if it dies there, else to whom it hurts."""
    space = SPACES[out[s].summons]
    hero = g.tavern[-1] if space.landmark == TAVERN and g.tavern else g.landmarks[space.landmark]
    if hero is None:
        return
    token = space.token
    hero = hero.with_token(token)
    value = ALL_CARDS[hero.card].value * SURELY
    if out[s].kills(g, hero, out[s].now):
        out[s].souls += value
        return
    for f in out:
        if f.seat != s and not f.kills(g, hero, f.now):
            f.wounds += value
            return
    out[(s + 1) % len(out)].meet(g, hero, value, True)
