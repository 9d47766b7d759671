"""A runner that keeps dealing until every card has done everything that it can do.

What there is to see of a card is read off its program: each op at work, each kind of answer to each question, the
effect fizzled, the spell cancelled; of standing abilities and heroes, that they had an effect. It is seen by the
questions, answers and events of whole games.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from tests.boss_table import Table, fresh
from underhall import Luck, seeded
from underhall.games.boss_monster import timing
from underhall.games.boss_monster.facts import CARDS, NUMBER
from underhall.games.boss_monster.settings import EDITIONS, VALUES
from underhall.games.boss_monster.state import PHASES, BossMonster
from underhall.games.series import ops, windows
from underhall.games.series.cards import ADVENTURE_ICON, BOSS, BUILD_ICON, HERO, MONSTER, ROOM, SPELL, WHEN_CAST, Card
from underhall.games.series.packing import card_of
from underhall.games.series.setup import START_ROOMS, START_SPELLS
from underhall.kernel.agenda import Op
from underhall.kernel.decisions import Decision, Option
from underhall.kernel.events import Event
from underhall.kernel.types import CardNo

T = TypeVar("T")

# The bound. Of ten seeds tried, the slowest saw its last branch in game 1412; most do within a thousand.
MOST_GAMES: Final = 2500
# Players without sense can go round in circles for ever, by reviving the same hero in every turn.
MOST_ANSWERS: Final = 1000
# Some effects fizzle only if the active player answers with one of a few cards: those are dealt and kept as well.
SPOILERS: Final[dict[str, tuple[str, ...]]] = {
    "cave-in: fizzled": ("freeze",),
    "soul-harvest: fizzled": ("zombie-prison", "zombie-attack"),
    "torture-chamber: fizzled": ("witch-s-kitchen",),
    "trepidation: fizzled": ("soul-harvest", "zombie-prison"),
}
# When no more cards than this have something left to show, it pays to look ahead for it.
FEW: Final = 20

# -- what there is to see -----------------------------------------------------------------------------------------

# What an op tells when it works, in the name of its card.
TELLS: Final[dict[type[Op[Any]], tuple[str, ...]]] = {
    ops.BarBuilding: ("building-barred", "room-returned"),
    ops.BoostDungeon: ("dungeon-boosted",),
    ops.BoostRoom: ("room-boosted",),
    ops.BringFromTown: ("hero-moved",),
    ops.BuildAtOnce: ("room-built",),
    ops.BuildFound: ("room-built",),
    ops.CaveIn: ("room-destroyed", "hero-died"),
    ops.Deactivate: ("room-deactivated",),
    ops.DestroyAnother: ("room-destroyed",),
    ops.DestroyThis: ("room-destroyed",),
    ops.Discard: ("card-discarded",),
    ops.DoubleTreasure: ("treasure-doubled",),
    ops.Draw: ("card-drawn", "nothing-to-draw"),
    ops.FetchHero: ("hero-moved",),
    ops.Heal: ("wound-healed",),
    ops.HealOrDrawSpell: ("wound-healed", "card-drawn"),
    ops.HurtByRooms: ("hero-hurt",),
    ops.HurtHero: ("hero-hurt",),
    ops.KeepOut: ("heroes-kept-out",),
    ops.KillHero: ("hero-died",),
    ops.KillInTown: ("town-hero-killed",),
    ops.LookAtHand: ("hand-seen",),
    ops.LoseAtRandom: ("card-lost",),
    ops.LoseSoul: ("soul-lost",),
    ops.OpponentsDestroy: ("room-destroyed",),
    ops.PayCard: ("card-discarded",),
    ops.PlaceAnother: ("room-placed",),
    ops.Recover: ("card-recovered",),
    ops.ReplaceHands: ("card-discarded", "card-drawn"),
    ops.ReviveSoul: ("hero-revived",),
    ops.Search: ("card-found", "nothing-found"),
    ops.SendToFirstRoom: ("hero-sent-back",),
    ops.SendToTown: ("hero-fled",),
    ops.StealAtRandom: ("card-stolen",),
    ops.StealChosen: ("card-stolen",),
    ops.Strengthen: ("hero-strengthened",),
    ops.SwapStacks: ("rooms-swapped",),
    windows.CancelSpell: ("spell-cancelled", "fizzled"),
    windows.PutAway: ("put away", "cancelled"),
    # The rest says nothing of its own: it is seen by the answers given, by the announcement, or by what follows.
    ops.ChooseDungeon: (),
    ops.ChooseStack: (),
    ops.May: (),
    ops.MayDraw: (),
    ops.MayHeal: (),
    ops.OnlyWithFewerRooms: ("held back",),
    ops.TargetHeroHere: (),
    ops.TargetHeroInDungeon: (),
    ops.TargetOpponent: (),
    ops.TargetRoom: (),
    ops.TargetSoul: (),
    ops.TargetTownHero: (),
    timing.Announce: (),
    timing.Resolve: (),
}
# Ops that may find nothing to choose from: an ability that starts with one may come to nothing.
MAY_BE_VAIN: Final = (
    ops.ChooseDungeon,
    ops.FetchHero,
    ops.OpponentsDestroy,
    ops.Recover,
    ops.TargetOpponent,
    ops.TargetTownHero,
)

# What no game can show, with the reason.
CANNOT_BE: Final[dict[str, str]] = {
    **dict.fromkeys(
        ("exhaustion: fizzled", "teleportation: fizzled"),
        "the hero is in the caster's own dungeon, so the caster is active and nobody may answer: only cancels are left",
    ),
    **dict.fromkeys(
        ("bottomless-pit: fizzled", "boulder-ramp: fizzled"),
        "the hero is in the owner's own dungeon, so the owner is active, and an ability cannot be cancelled",
    ),
    **dict.fromkeys(
        ("counterspell: fizzled", "all-seeing-eye: fizzled"),
        "the spell to cancel waits beneath its cancel, and whatever cancels it takes the others' chance to do so away",
    ),
}

GRADES: Final = ("an ordinary hero", "an epic hero")


def answers_to(op: Op[Any]) -> tuple[str, ...]:
    """Every kind of answer the op may be given, in the words of `words_for`."""
    if isinstance(op, ops.May):
        return ("yes", "no")
    if isinstance(op, ops.TargetRoom):
        return ("an own room",) if op.whose == ops.OWN else ("an own room", "a rival's room")
    if isinstance(op, ops.TargetTownHero):
        return GRADES[:1] if op.ordinary_only else GRADES
    if isinstance(op, ops.TargetSoul | ops.Heal):
        return GRADES
    if isinstance(op, ops.TargetOpponent):
        return ("an opponent",)
    if isinstance(op, ops.DestroyAnother):
        return ("an own room",)
    if isinstance(op, ops.Discard | ops.PayCard):
        return ("a room",) if op.type_ == ROOM else ("a spell",)
    if isinstance(op, ops.Recover):
        return ("a room", "a spell") if op.type_ == ops.ANY else ("a room",)
    if isinstance(op, ops.StealChosen):
        return ("a room", "a spell")
    if isinstance(op, ops.Search):
        return ("from the deck", "from the discard pile")
    if isinstance(op, ops.BuildFound):
        return ("pass", "on a room")
    if isinstance(op, ops.BuildAtOnce | ops.PlaceAnother):
        return ("pass", "on a room", "on the left")
    if isinstance(op, ops.ChooseDungeon):
        return ("the own dungeon", "a rival's dungeon")
    if isinstance(op, ops.ChooseStack):
        return ("an own room", "a rival's room")
    if isinstance(op, ops.FetchHero):
        return (*GRADES, *(f"{grade} from the deck" for grade in GRADES))
    return ()


def words_for(g: BossMonster, decision: Decision, option: Option) -> str:
    """What kind of answer the option is."""
    fields = option.fields
    own = fields.get("seat") == decision.seat
    named = str(fields.get("card", ""))
    match option.kind:
        case "card":
            return "a room" if CARDS[NUMBER[named]].type == ROOM else "a spell"
        case "deck":
            return "a room" if fields["deck"] == ROOM else "a spell"
        case "room":
            return "an own room" if own else "a rival's room"
        case "seat" if decision.kind == "choose-dungeon":
            return "the own dungeon" if own else "a rival's dungeon"
        case "seat":
            return "an opponent"
        case "hero":
            return GRADES[CARDS[NUMBER[named]].epic]
        case "from-deck":
            card = CARDS[NUMBER[named]]
            return f"{GRADES[card.epic]} from the deck" if card.type == HERO else "from the deck"
        case "from-discard":
            return "from the discard pile"
        case "place":
            return "on the left" if fields["slot"] == len(g.seats[decision.seat].dungeon) else "on a room"
    return option.kind


def branches() -> dict[str, None]:
    """Everything there is to see of every card, in the order of the cards, each as 'card: what'."""
    return {f"{card.id}: {what}": None for card in CARDS for what in branches_of(card)}


def branches_of(card: Card) -> Iterator[str]:
    if card.type == BOSS:
        yield "levelled up"
    if card.type == ROOM:
        yield "built"
    if card.type == HERO:
        yield from ("lured", "stays in town", "died", "survived")
    if card.boosts_neighbours:
        yield "boosts a neighbour"
    if card.counts_monsters:
        yield "counts several monster rooms"
    if card.boosts_next_trap:
        yield from ("boosts the next trap", "boosts no monster room")
    if card.bars_advanced:
        yield "bars an advanced room"
    if card.bounces:
        yield from ("bounces a hero", "lets a hero pass")
    if card.spell_instead:
        yield from ("draw-from: a room", "draw-from: a spell")
    for ability in card.abilities:
        if ability is not None:
            yield from branches_of_ability(card, ability.program.ops)


def branches_of_ability(card: Card, program: tuple[Op[Any], ...]) -> Iterator[str]:
    if any(isinstance(op, timing.Announce) for op in program):
        icons = card.icons if card.type == SPELL else BUILD_ICON | ADVENTURE_ICON
        if any(isinstance(op, ops.TargetHeroHere) for op in program):
            icons = ADVENTURE_ICON
        if icons & BUILD_ICON:
            yield "announced in build"
        if icons & ADVENTURE_ICON:
            yield "announced in adventure"
    else:
        if card.type == ROOM:
            yield "works"
        # Of a room that can do nothing, nothing is heard, unless it asks first.
        asks_first = type(program[0]) is ops.May
        if (asks_first or card.type == BOSS) and isinstance(program[1 if asks_first else 0], MAY_BE_VAIN):
            yield "came to nothing"
    for op in program:
        yield from TELLS[type(op)]
        yield from (f"{kind_of(op)}: {answer}" for answer in answers_to(op))
        if isinstance(op, ops.ReviveSoul) and op.bonus:
            yield "hero-strengthened"
        if isinstance(op, ops.TargetHeroInDungeon) and op.whose == ops.ANY:
            yield from ("on a hero in the own dungeon", "on a hero in a rival's dungeon")
        if isinstance(op, timing.Resolve) and op.target is not None:
            yield "fizzled"
        # Two words ask by way of another.
        if isinstance(op, ops.OpponentsDestroy):
            yield "destroy-own: an own room"
        if isinstance(op, ops.HealOrDrawSpell):
            yield from (f"heal: {grade}" for grade in GRADES)


def kind_of(op: Op[Any]) -> str:
    return op.kind if isinstance(op, ops.Pick) else ""


# -- seeing it ------------------------------------------------------------------------------------------------------


class Watcher:
    """Sees what the cards of one game do."""

    def __init__(self, g: BossMonster, game: str, seen: dict[str, str]) -> None:
        self.g = g
        self.game = game
        self.seen = seen  # branch → the game that showed it first
        self.told = 0
        self.phase = ""
        self.target: object = None  # what the last announcement names
        self.casting: list[int] = []  # spells announced, neither cancelled nor fizzled
        self.idle: dict[int, int] = {}  # level-ups and triggered abilities by event number, until they do something
        self.boosted = False  # spells or abilities add to the damage of rooms this turn
        self.room: tuple[int, int, int] | None = None  # where the walker is: seat, card, place
        self.last: int | None = None  # the room it comes from
        self.bounced = False

    def beside(self, world: BossMonster) -> "Watcher":
        """A watcher of a clone of the game, who keeps to himself what he sees there."""
        other = Watcher(world, self.game, {})
        other.phase, other.boosted, other.room, other.last = self.phase, self.boosted, self.room, self.last
        other.casting = self.casting[:]
        return other

    def see(self, card: int, what: str) -> None:
        self.seen.setdefault(f"{CARDS[card].id}: {what}", self.game)

    def question(self, decision: Decision) -> None:
        """What is seen by a question: that something is not offered."""
        g = self.g
        if decision.kind != "build" or decision.seat != g.active or g.no_building:
            return
        side = g.seats[decision.seat]
        offered = {str(option) for option in decision.options}
        for card in sorted({card_of(held) for held in side.hand}):
            spell = CARDS[card].abilities[WHEN_CAST]
            if spell is not None and isinstance(spell.program.ops[0], ops.OnlyWithFewerRooms):
                if f"cast {CARDS[card].id}" not in offered:
                    self.see(card, "held back")
            elif CARDS[card].advanced and not side.placed:
                for slot in range(len(side.dungeon)):
                    under = side.dungeon[slot][-1]
                    both = zip(CARDS[card].treasure, CARDS[under.card].treasure, strict=True)
                    matches = under.active and any(a and b for a, b in both)
                    if matches and f"place {CARDS[card].id} {slot}" not in offered:
                        self.see(under.card, "bars an advanced room")

    def answer(self, decision: Decision, option: Option) -> None:
        """What is seen by an answer, before it is carried out."""
        card = decision.frame.source
        if card >= 0 and not decision.op.secret:
            self.see(card, f"{decision.kind}: {words_for(self.g, decision, option)}")
            if option.kind in ("no", "pass"):
                self.idle.pop(decision.frame.cause, None)

    def look(self) -> None:
        """What is seen by all that has happened since the last look."""
        for event in self.g.events[self.told :]:
            self.happened(event)
        self.told = len(self.g.events)
        for card in self.casting[:]:
            if card not in self.g.staged:
                self.casting.remove(card)
                if card in self.g.discard:
                    self.see(card, "put away")

    def end(self) -> None:
        """What is seen in the end: that something was set off, was not declined, and yet did nothing."""
        for card in self.idle.values():
            self.see(card, "came to nothing")

    def happened(self, event: Event) -> None:
        name = event.message.name
        values = event.values
        self.idle.pop(event.cause, None)
        if event.source >= 0:
            self.see(event.source, name)
        if name == "phase-began":
            self.phase = PHASES[values[0]]
            self.boosted = self.boosted and self.phase != "beginning"
        elif name in ("room-revealed", "room-built"):
            self.see(values[1], "built")
        elif name in ("levelled-up", "ability-works"):
            self.see(values[1], "levelled up" if name == "levelled-up" else "works")
            self.idle[event.number] = values[1]
        elif name.startswith(("spell-cast", "ability-used")):
            self.announced(name, values)
        elif name in ("fizzled", "spell-cancelled"):
            self.see(values[1], "fizzled" if name == "fizzled" else "cancelled")
            if values[1] in self.casting:
                self.casting.remove(values[1])
        elif name in ("room-boosted", "dungeon-boosted"):
            self.boosted = True
        else:
            self.hero_news(name, values)

    def announced(self, name: str, values: tuple[int, ...]) -> None:
        seat, card, target = values[:3]
        self.see(card, f"announced in {self.phase}")
        self.target = target if name.endswith("-seat") else CARDS[target].id if target >= 0 else None
        if name.startswith("spell-cast"):
            self.casting.append(card)
        if name == "spell-cast-hero" and self.room is not None:
            whose = "the own" if self.room[0] == seat else "a rival's"
            self.see(card, f"on a hero in {whose} dungeon")

    def hero_news(self, name: str, values: tuple[int, ...]) -> None:
        hero = values[0]
        if name in ("hero-lured", "fool-lured"):
            self.see(hero, "lured")
        elif name in ("hero-tied", "hero-unmoved", "fool-tied"):
            self.see(hero, "stays in town")
        elif name in ("hero-died", "hero-survived", "hero-fled", "hero-sent-back"):
            if name in ("hero-died", "hero-survived"):
                self.see(hero, name.removeprefix("hero-"))
            self.room = self.last = None
        elif name == "hero-bounced":
            self.see(values[1], "bounces a hero")
            self.bounced = True
        elif name == "hero-entered":
            self.last = self.room[1] if self.room is not None else None
            if self.last is not None and CARDS[self.last].bounces and not self.bounced:
                self.see(self.last, "lets a hero pass")
            self.room = (values[1], values[2], values[3])
            self.bounced = False
        elif name == "room-hurt" and self.room is not None and not self.boosted:
            self.hurt(values[2], *self.room)

    def hurt(self, damage: int, seat: int, room: int, slot: int) -> None:
        """A hero has taken a room's damage, to which nothing but rooms has added."""
        card = CARDS[room]
        if card.counts_monsters and damage > 1:
            self.see(room, "counts several monster rooms")
        if self.last is not None and CARDS[self.last].boosts_next_trap:
            if card.kind == MONSTER:
                self.see(self.last, "boosts no monster room")
            elif damage == card.damage + CARDS[self.last].boosts_next_trap:
                self.see(self.last, "boosts the next trap")
        if card.kind == MONSTER and not card.counts_monsters and damage > card.damage:
            dungeon = self.g.seats[seat].dungeon
            for beside in (slot - 1, slot + 1):
                if 0 <= beside < len(dungeon) and CARDS[dungeon[beside][-1].card].boosts_neighbours:
                    self.see(dungeon[beside][-1].card, "boosts a neighbour")


# -- dealing and playing ----------------------------------------------------------------------------------------------

# How a seat plays: `any` takes whatever comes; `eager` hardly ever passes; `builder` wants five rooms; `miser` keeps
# its spells; `timid` does little; `spiteful` keeps its effects for answering those of others.
STYLES: Final = ("any", "eager", "builder", "miser", "timid", "spiteful")


class Runner:
    """Deals and plays games, steering them towards what has not been seen yet."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.luck: Luck = seeded(seed)
        self.wanted = {branch: None for branch in branches() if branch not in CANNOT_BE}
        self.seen: dict[str, str] = {}
        self.games = 0
        self.owing: set[str] = set()  # the cards that have something left to show
        self.useful: set[str] = set()  # those, and what helps to show it

    def missing(self) -> list[str]:
        return [branch for branch in self.wanted if self.is_news(branch)]

    def is_news(self, branch: str) -> bool:
        return branch in self.wanted and branch not in self.seen

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.luck.below(len(things))]

    def deal(self) -> Table:
        """Any number of seats, any profile, any variants; most boxes lack some cards, and some heroes are scored."""
        options = {"edition": self.one_of(EDITIONS)}
        for name, values in VALUES.items():
            if name != "edition" and not self.luck.below(4):
                options[name] = self.one_of(values)
        seats = 2 + self.luck.below(3)
        t = fresh([f"seat {s}" for s in range(seats)], f"{self.seed} {self.games}", **options)
        if self.luck.below(4):
            g = t.g
            g.boss_deck = tuple(sorted(g.boss_deck, key=self.is_useful))
            g.room_deck = self.shortened(g, g.room_deck, START_ROOMS * seats)
            g.spell_deck = self.shortened(g, g.spell_deck, START_SPELLS * seats)
            g.hero_deck = self.shortened(g, g.hero_deck, 0)
            g.epic_deck = self.shortened(g, g.epic_deck, 0)
            most = self.luck.below(4)
            for side in g.seats:
                for _ in range(self.luck.below(most + 1)):
                    name = self.one_of(("hero_deck", "epic_deck"))
                    *deck, card = getattr(g, name) or (-1,)
                    if card >= 0:
                        setattr(g, name, tuple(deck))
                        scored = self.one_of(("souls", "souls", "wounds"))
                        setattr(side, scored, (*getattr(side, scored), card))
        return t.setup()

    def shortened(self, g: BossMonster, cards: tuple[CardNo, ...], least: int) -> tuple[CardNo, ...]:
        """Leave cards in the box, useful ones last."""
        deck = sorted(cards, key=self.is_useful)
        kept = least + self.luck.below(self.luck.below(len(deck) - least + 1) + 1)
        g.removed += tuple(deck[: len(deck) - kept])
        del deck[: len(deck) - kept]
        self.luck.shuffle(deck)
        return tuple(deck)

    def is_useful(self, card: int) -> bool:
        return CARDS[card].id in self.useful

    def play(self) -> None:
        missing = self.missing()
        self.owing = {branch.partition(":")[0] for branch in missing}
        self.useful = self.owing.union(*(SPOILERS.get(branch, ()) for branch in missing))
        t = self.deal()
        g = t.g
        # Where a boss is awaited, it is the others' eagerness that leaves it hands, towns and decks without cards.
        common = "eager" if self.risers(g) else self.one_of(STYLES)
        alike = self.luck.below(2)
        styles = [common if alike else self.one_of(STYLES) for _ in t.names]
        watcher = Watcher(g, f"game {self.games}: {g.config.seats} seats, {g.config.options}", self.seen)
        watcher.look()
        for _ in range(MOST_ANSWERS):
            if g.over:
                watcher.end()
                break
            decision = self.one_of(g.decisions)
            watcher.question(decision)
            option = self.choose(watcher, decision, styles[decision.seat])
            watcher.answer(decision, option)
            g.answer(decision.seat, option)
            watcher.look()
        self.games += 1

    def choose(self, watcher: Watcher, decision: Decision, style: str) -> Option:
        options = list(decision.options)
        if style == "miser":
            options = [option for option in options if option.kind != "cast"]
            if decision.kind == "discard-start":
                options = [o for o in options if CARDS[NUMBER[str(o.fields["card"])]].type == ROOM] or options
        if self.luck.below(4):
            promising = [option for option in options if self.is_promising(watcher, decision, option)]
            # What is useful but would show nothing new now is kept for another time.
            kept = [o for o in options if o.kind not in ("cast", "use") or o.fields["card"] not in self.useful]
            options = promising or kept or options
        if style == "builder" or decision.seat in self.risers(watcher.g):
            places = len(watcher.g.seats[decision.seat].dungeon)
            options = [o for o in options if o.kind == "place" and o.fields["slot"] == places] or options
        if options[0].kind == "pass" and len(options) > 1:
            if (style == "eager" and self.luck.below(8)) or (style == "spiteful" and decision.kind == "answer"):
                options = options[1:]
            elif style == "timid" or (style == "spiteful" and self.luck.below(4)):
                options = options[:1]
        return self.one_of(options)

    def risers(self, g: BossMonster) -> list[int]:
        """The seats whose boss has something left to show, for which it needs five rooms."""
        return [s for s in range(len(g.seats)) if g.seats[s].boss >= 0 and self.is_useful(g.seats[s].boss)]

    def is_promising(self, watcher: Watcher, decision: Decision, option: Option) -> bool:
        """Whether the answer may show something new, or keeps or builds what may do so later."""
        named = option.fields.get("card", "")
        if decision.kind == "discard-start":
            return named not in self.useful
        if option.kind == "place" and named in self.useful:
            return True
        if option.kind in ("cast", "use"):
            reacts = decision.kind in ("answer", "cancel") and decision.source in self.owing
            if not reacts and named not in self.owing:
                return False
            return len(self.owing) > FEW or self.shows_news(watcher, decision, option, 6)
        return self.is_news(f"{decision.source}: {decision.kind}: {words_for(watcher.g, decision, option)}")

    def shows_news(self, watcher: Watcher, decision: Decision, option: Option, further: int) -> bool:
        """Whether the answer shows something new, in so many further answers at most."""
        world = watcher.g.clone()
        world.quiet = False
        other = watcher.beside(world)
        other.answer(decision, option)
        world.answer(decision.seat, option)
        other.look()
        if any(self.is_news(branch) for branch in other.seen):
            return True
        if not further or world.over or world.decisions[0].kind in ("build", "react"):
            return False
        then = world.decisions[0]
        reacting = then.kind in ("answer", "cancel") and then.source not in self.owing
        options = then.options[:1] if reacting else then.options
        return any(self.shows_news(other, then, option, further - 1) for option in options)


# -- the tests -----------------------------------------------------------------------------------------------------


def test_what_cannot_be_is_something_there_is_to_see() -> None:
    """Every entry in the list of what no game can show names a branch of a card."""
    assert CANNOT_BE.keys() <= branches().keys()


def test_every_branch_of_every_card_is_seen() -> None:
    """Game after game is dealt until each card has shown each of its branches, and none shows what cannot be."""
    runner = Runner("every branch")
    while runner.missing() and runner.games < MOST_GAMES:
        runner.play()
    assert not runner.missing(), "\n".join([f"not seen in {runner.games} games:", *runner.missing()])
    # An answer is a branch of three parts: card, question, answer.
    strange = [f"{b} in {game}" for b, game in runner.seen.items() if b.count(": ") == 2 and b not in runner.wanted]
    strange += [f"{b} in {game}" for b, game in runner.seen.items() if b in CANNOT_BE]
    assert not strange, "\n".join(["seen, but not listed or held to be impossible:", *strange])
