"""What a question is said to be about, and what its answers are said to do: true, fair, and in every language."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from math import sqrt
from pathlib import Path

import pytest

import underhall.games.munchkin_quest.explain
from tests.conformance.tables import Play, Table, played
from tests.lengths import length, seed
from tests.munchkin_quest.explained import come_true, course, holds
from tests.quest_fights import ROOM, beside, bid, helped_by, walk_in
from tests.quest_table import QuestTable, munchkin_quest
from underhall import GAMES, seeded
from underhall.games.munchkin_quest.combat import GATHERING, ROLLED, WON
from underhall.games.munchkin_quest.facts import MONSTER
from underhall.games.munchkin_quest.state import MunchkinQuest
from underhall.kernel.decisions import Decision
from underhall.kernel.explain import GOOD, HARM, Explanation, Note
from underhall.kernel.luck import Luck
from underhall.kernel.types import SeatNo
from underhall.text import LANGUAGES, texts
from underhall.text.tell import Teller

INFO = GAMES["munchkin-quest"]
STYLES = ("any", "eager", "steady")
COUNTED = ("explain-mq-level-up", "explain-mq-moves", "explain-mq-strength", "explain-mq-hits-lost")
# What a few games may do without; the tests below, and those of many games, come to it.
RARE = {"bribe", "curse", "d10", "die-pick", "face", "force", "grip", "lure", "side", "swap", "throw", "uncurse", "use"}
NAMES = ["Anna", "Bruno", "Chiyo", "Dmytro"]
FOLDER = Path(underhall.games.munchkin_quest.explain.__file__).parent


def table(play: Play) -> MunchkinQuest:
    assert isinstance(play.game, MunchkinQuest)
    return play.game


def questions(
    name: str, games: int, stride: int, seats: tuple[int, ...] = (2, 3, 4)
) -> Iterator[tuple[Play, Decision]]:
    """Questions of many games: the first ones of each, then every so many."""
    for number, (count, style) in product(range(games), product((2, 3, 4), STYLES)):
        for play in played(Table("munchkin-quest", count, {}), f"{name} {number}", style, whole=False):
            if play.step > 900:
                break
            if play.step % stride == number % stride:
                for decision in play.game.pending:
                    yield play, decision


def keys(explanation: Explanation) -> list[list[tuple[object, ...]]]:
    return [[note.key() for note in notes] for notes in (explanation.question, *explanation.options)]


# -- over many games -------------------------------------------------------------------------------------------------


@pytest.mark.once
def test_what_is_certain_comes_true_unless_somebody_reacts() -> None:
    """Every answer of many questions is given, everybody passes, and all its certain notes hold together."""
    looked = 0
    for play, decision in questions(seed("explain"), length(2, full=112), 3):
        g = table(play)
        explanation = INFO.explain(g, decision)
        assert len(explanation.options) == len(decision.codes)
        for index, notes in enumerate(explanation.options):
            assert come_true(notes, g, decision, index), f"{play}: {decision.options[index]}: {notes}"
            looked += len(notes)
    assert looked > 2000


def test_a_wrong_claim_is_found() -> None:
    """The same with numbers that are off by one is not true: the proof above can fail."""
    wrong = 0
    for play, decision in questions("wrong claims", 1, 5):
        g = table(play)
        for index, notes in enumerate(INFO.explain(g, decision).options):
            for note in notes:
                if note.id in (
                    "explain-mq-level-up",
                    "explain-mq-moves",
                    "explain-mq-strength",
                    "explain-mq-hits-lost",
                ):
                    off = Note(note.id, {name: n + 7 for name, n in note.numbers.items()}, note.cards, note.seats)
                    assert not come_true([off], g, decision, index), f"{play}: {off}"
                    wrong += 1
    assert wrong > 20


def test_a_seat_is_told_nothing_that_it_cannot_know() -> None:
    """Where all that it cannot see is dealt afresh, the same is said."""
    for play, decision in questions("explained worlds", length(1, full=20), 4):
        g = table(play)
        world = g.imagine(decision.seat, seeded(play.step))
        assert isinstance(world, MunchkinQuest)
        world.events = g.events  # what has happened, everybody knows
        twin = world.decision_of(decision.seat)
        assert twin is not None
        assert keys(INFO.explain(world, twin)) == keys(INFO.explain(g, decision)), f"{play}: {decision}"


@pytest.mark.once
def test_explaining_changes_nothing_and_leaves_no_answer_without_a_note() -> None:
    met: Counter[str] = Counter()
    for play, decision in questions("explained", length(1, full=10), 2):
        before = play.game.fingerprint()
        explanation = INFO.explain(play.game, decision)
        assert play.game.fingerprint() == before
        for option, notes in zip(decision.options, explanation.options, strict=True):
            assert notes, f"{play}: {decision.kind} {option}"
            met[option.kind] += 1
    rare = {
        "bribe",
        "curse",
        "grip",
        "lure",
        "swap",
        "uncurse",
        "die-pick",
        "face",
        "side",
        "use",
        "force",
        "d10",
        "throw",
    }
    assert {kind.name for kind in INFO.kinds()} - set(met) <= rare


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_can_be_said(lang: str) -> None:
    """Every id that stands in the code has a text, and what games say has all that the text asks for."""
    spoken = texts(lang)
    ids = {
        node.value
        for file in FOLDER.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("explain-")
    }
    assert len(ids) > 100
    assert [id for id in sorted(ids) if not spoken.has(id)] == []
    said: set[str] = set()
    for play, decision in questions("said", 1, 9):
        teller = Teller(spoken, INFO, play.game, NAMES)
        explanation = INFO.explain(play.game, decision)
        for note in [*explanation.question, *[note for notes in explanation.options for note in notes]]:
            if note.id not in said:
                assert teller.note(note)
                said.add(note.id)
        if explanation.question:
            assert teller.about(decision, explanation.question)


# -- odds ------------------------------------------------------------------------------------------------------------


def often(note: Note, runs: int, happens: Callable[[Luck], bool], rounded: float = 0.002) -> None:
    """The note's odds are about as often true as they say."""
    times = sum(happens(seeded(f"{note.id} {run}")) for run in range(runs))
    odds = note.odds / 1000
    error = 4 * sqrt(max(odds * (1 - odds), 0.25 / runs) / runs)
    assert abs(times / runs - odds) <= error + rounded, f"{note}: {times} of {runs}"


def note_of(explanation: Explanation, decision: Decision, kind: str, id: str) -> tuple[int, Note] | None:
    for index, option in enumerate(decision.options):
        if option.kind == kind:
            for note in explanation.options[index]:
                if note.id == id:
                    return index, note
    return None


def wins(g: MunchkinQuest, decision: Decision, index: int, luck: Luck) -> bool:
    for world in course(g, decision, index, luck):
        if world.fight is None or world.fight.step not in (GATHERING, ROLLED):
            return world.fight is not None and world.fight.step == WON
    return False


def test_the_odds_of_fights_are_as_often_true_as_they_say() -> None:
    fights = 0
    for play, decision in questions("odds", 2, 1):
        g = table(play)
        if decision.kind != "fight" or g.fight is None or fights >= length(12, full=200):
            continue
        found = note_of(INFO.explain(g, decision), decision, "roll", "explain-mq-fight")
        assert found is not None
        index, note = found
        if not 20 < note.odds < 980:
            continue
        fights += 1
        often(note, 200, partial(wins, g, decision, index))
    assert fights


def test_the_roll_then_has_the_odds_that_help_or_a_card_was_said_to_bring() -> None:
    """Wherever the leader is asked for the roll right after the answer."""
    seen: Counter[str] = Counter()
    for play, decision in questions("brought", length(1, full=20), 2):
        g = table(play)
        if decision.kind not in ("fight", "choose-offer"):
            continue
        for index, told in enumerate(INFO.explain(g, decision).options):
            brought = [note for note in told if note.id in ("explain-mq-help-change", "explain-mq-odds-change")]
            world = list(course(g, decision, index))[-1] if brought else g
            asked = world.decision_of(decision.seat)
            if not brought or asked is None or asked.kind != "fight":
                continue
            found = note_of(INFO.explain(world, asked), asked, "roll", "explain-mq-fight")
            assert found is not None
            assert found[1].odds == brought[0].odds, f"{play}: {decision.options[index]}"
            seen[brought[0].id] += 1
    assert len(seen) == 2


def test_a_helper_who_has_left_the_fight_brings_as_much_again() -> None:
    t = beside("m-gazebo", names=("ann", "bob"))
    t.level("bob", 9)
    walk_in(t)
    before = notes(t, "ann", "call")[0].odds
    assert t.g.fight is not None
    t.g.fight.out = 1 << t.seat("bob")
    assert notes(t, "ann", "call")[0].odds == before


def comes(g: MunchkinQuest, decision: Decision, index: int, luck: Luck) -> bool:
    """Whether a monster has come to the asked munchkin by the next turn."""
    place = g.munchkins[decision.seat].place
    there = [monster.uid for monster in g.monsters_at(place)]
    for world in course(g, decision, index, luck):
        if world.active != g.active:
            return any(monster.uid not in there and not monster.boss for monster in world.monsters_at(place))
    return False


def finds_monster(g: MunchkinQuest, decision: Decision, index: int, luck: Luck) -> bool:
    return any(world.arriving >= 0 for world in course(g, decision, index, luck))


def gets_away(g: MunchkinQuest, decision: Decision, index: int, luck: Luck) -> bool:
    """Whether the next escape succeeds."""
    done = len(g.fight.escapes) if g.fight is not None else 0
    for world in course(g, decision, index, luck):
        if world.fight is not None and len(world.fight.escapes) > done:
            return world.fight.escapes[done] & 1 == 1
    return False


def test_other_odds_are_as_often_true_as_they_say() -> None:
    """Monsters found by searching, escapes, and monsters that come to where one ends the turn."""
    seen: Counter[str] = Counter()
    most = length(6, full=60)
    for play, decision in questions("more odds", 3, 1):
        g = table(play)
        if decision.kind not in ("moves", "escape-order") or min(seen[name] for name in ODDS) >= most:
            continue
        explanation = INFO.explain(g, decision)
        for id, (kind, happens) in ODDS.items():
            found = note_of(explanation, decision, kind, id)
            if found is None or seen[id] >= most or not is_plain(g, decision.seat):
                continue
            seen[id] += 1
            index, note = found
            if id == "explain-mq-search":
                note = Note(id, odds=note.numbers["monster"] * 10)
            often(note, 200, partial(happens, g, decision, index), 0.006)
    assert all(seen[id] for id in ODDS)


def is_plain(g: MunchkinQuest, seat: int) -> bool:
    """Whether nothing else is asked on the way: no charity at the end of the turn, an exit to run to."""
    fight = g.fight
    return len(g.munchkins[seat].hand) <= g.hand_limit(SeatNo(seat)) and (fight is None or fight.exits[seat] >= 0)


ODDS = {
    "explain-mq-hunted": ("end", comes),
    "explain-mq-search": ("search", finds_monster),
    "explain-mq-escape": ("monster", gets_away),
}


# -- single questions ------------------------------------------------------------------------------------------------


def notes(t: QuestTable, name: str, kind: str, **fields: object) -> list[Note]:
    """What is said of the one answer of this kind."""
    decision = t.decision(name)
    explanation = INFO.explain(t.g, decision)
    for index, option in enumerate(decision.options):
        if option.kind == kind and fields.items() <= option.fields.items():
            return explanation.options[index]
    raise AssertionError(f"{name} cannot {kind} {fields}: {decision}")


def question(t: QuestTable, name: str) -> list[Note]:
    return INFO.explain(t.g, t.decision(name)).question


def ids(told: list[Note]) -> list[str]:
    return [note.id.removeprefix("explain-mq-") for note in told]


def test_whoever_is_cursed_is_told_by_whom_and_what_it_costs() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "d-curse-armour-to-pudding")
    t.items("bob", "t-adamant-armour", "t-wishing-ring")
    t.begin("ann")
    assert [note.numbers for note in notes(t, "ann", "play", card="d-curse-armour-to-pudding")] == [{"n": 1}]
    t.answer("ann", "play", card="d-curse-armour-to-pudding")
    assert notes(t, "ann", "seat", seat=1)[0].cards == {"card": "t-adamant-armour"}
    t.answer("ann", "seat", seat="bob")
    (asked,) = question(t, "bob")
    assert (asked.id, asked.seats, asked.tone) == ("explain-mq-about-curse-you", {"who": 0}, HARM)
    lost = notes(t, "bob", "pass")[0]
    assert (lost.id, lost.cards, lost.certain) == ("explain-mq-card-lost", {"card": "t-adamant-armour"}, True)


def test_a_pass_that_kills_says_so() -> None:
    for wounds, fatal in ((2, False), (3, True)):
        t = beside("m-lame-goblin")
        t.items("ann", "t-bubble-wrap-hauberk")
        t.wounds("ann", wounds)
        walk_in(t)
        t.dice(1, 6)
        t.answer("ann", "roll")
        assert question(t, "ann")[0].numbers == {"n": 1, "left": 4 - wounds}
        said = notes(t, "ann", "pass")
        assert any(note.id.endswith("-fatal") and note.tone == HARM for note in said) == fatal


def test_armour_that_is_worth_nothing_to_a_thief_says_why() -> None:
    for laid, told in (("", "strength"), ("d-thief", "muted")):
        t = munchkin_quest(["ann", "bob"])
        t.hand("ann", "t-dinner-plate-armour")
        if laid:
            t.laid("ann", laid)
        t.begin("ann")
        said = notes(t, "ann", "lay", card="t-dinner-plate-armour")
        assert told in ids(said)
    assert said[0].cards == {"card": "d-thief"}


def test_help_says_what_it_changes_and_what_it_costs() -> None:
    """To whoever is asked for it, and to whoever may accept it."""
    t = beside("m-gazebo", names=("ann", "bob", "cy"))
    t.level("bob", 9)
    t.gold("ann", 400)
    walk_in(t)
    called = notes(t, "ann", "call")[0]
    assert called.seats == {"who": 1}
    t.answer("ann", "call")
    asked = question(t, "bob")[0]
    assert (asked.id, asked.seats, asked.cards) == ("explain-mq-about-call", {"who": 0}, {"card": "m-gazebo"})
    assert asked.odds == called.odds
    bid(t, "bob", 1, 400, "first-pick")
    t.answer("cy", "decline")
    said = notes(t, "ann", "accept", seat=1)
    assert ids(said) == ["help-change", "gold-lost", "share", "first"]
    assert (said[0].odds, said[0].tone, said[1].numbers["n"]) == (called.odds, GOOD, 400)


def test_the_leader_is_told_why_it_is_asked_again() -> None:
    t = beside("m-fungus")
    t.hand("bob", "d-enh-hairy")
    walk_in(t)
    t.answer("ann", "roll")
    t.answer("bob", "play", card="d-enh-hairy")
    first, second = question(t, "ann")
    assert (first.id, first.seats, first.cards) == ("explain-mq-did-play", {"who": 1}, {"card": "d-enh-hairy"})
    assert second.id == "explain-mq-about-fight"


def test_a_theft_says_its_odds_and_what_it_costs_if_it_fails() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.laid("ann", "d-thief")
    t.level("ann", 2)
    t.begin("ann")
    assert notes(t, "ann", "d10", card="d-thief")[0].odds == 200
    t.answer("ann", "d10", card="d-thief")
    if t.decision("ann").kind == "choose-prize":
        assert ids(notes(t, "ann", "gold")) == ["d10", "fine"]


@pytest.mark.parametrize(("kind", "told"), [("bribe", "gold-lost"), ("grip", "strength"), ("swap", "card-lost")])
def test_rarer_answers(kind: str, told: str) -> None:
    t = beside("m-kobold-accountant") if kind == "bribe" else munchkin_quest(["ann", "bob"])
    t.gold("ann", 1000)
    t.items("ann", "t-spear-of-protruding")
    t.laid("ann", "d-elf", "d-half-breed")
    t.hand("ann", "d-dwarf")
    if kind == "bribe":
        walk_in(t)
    else:
        t.begin("ann")
    if kind == "grip":
        t.answer("ann", "tidy")
    said = notes(t, "ann", kind)
    assert said
    if kind != "swap":
        assert told in ids(said)


def test_the_first_card_of_a_price_says_what_the_whole_price_brings() -> None:
    t = beside("m-shrieking-geek")
    t.laid("ann", "d-wizard")
    t.level("ann", 4)
    t.hand("ann", "d-dwarf", "d-elf", "d-cleric")
    walk_in(t)
    t.answer("ann", "power", card="d-wizard")
    (first,) = notes(t, "ann", "card", card="d-dwarf")
    t.answer("ann", "card", card="d-dwarf")
    (second,) = notes(t, "ann", "card", card="d-elf")
    assert (first.id, first.odds) == (second.id, second.odds) == ("explain-mq-odds-change", first.odds)


def test_a_monster_without_a_base_is_named_with_those_that_make_room_for_it() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.room("night-school", "north")
    t.room("sofa-canyon", "north", "night-school")
    t.g.room_deck = ()
    t.monster("m-itsy-bitsy-spider", "sofa-canyon", "bob")
    t.monster("m-plutonium-dragon", "sofa-canyon", "bob")
    t.monster("m-psycho-squirrel", "sofa-canyon", "bob")
    t.next_from(MONSTER, "m-squidzilla")
    t.begin("ann")
    t.answer("ann", "walk", place="night-school")
    t.colour("orange")
    t.answer("ann", "lure")
    (asked,) = question(t, "ann")
    assert (asked.numbers, asked.cards) == ({"level": 16, "owned": 0}, {"card": "m-squidzilla"})
    told = INFO.explain(t.g, t.decision("ann")).options
    assert [ids(each) for each in told] == [["base"], ["base", "leave"]]


def test_a_claim_is_looked_at_one_by_one() -> None:
    """What is not so is not held for so."""
    t = munchkin_quest(["ann", "bob"])
    t.begin("ann")
    assert not holds(Note("explain-mq-level-up", {"level": 2}), t.g, t.g, SeatNo(0))
    assert holds(Note("explain-mq-level-up", {"level": 1}), t.g, t.g, SeatNo(0))


def test_running_says_what_the_die_must_show_and_what_follows() -> None:
    t = beside("m-moonlighting-rat")
    t.room("kennel", "east", ROOM)
    walk_in(t)
    t.dice(1, 6)
    t.answer("ann", "roll")
    t.all_pass()
    assert t.fight().step == "lost"
    assert t.decision("ann").kind == "choose-exit"
    assert question(t, "ann")[0].id == "explain-mq-about-run"
    said = notes(t, "ann", "place")
    assert ids(said) == ["quiet", "escape", "caught-hits"]
    assert (said[1].numbers["need"], said[1].odds) == (5, 333)


def test_who_helps_is_told_what_it_fights() -> None:
    t = beside("m-fungus", names=("ann", "bob", "cy"))
    t.hand("bob", "t-potion-of-strength")
    walk_in(t)
    helped_by(t, "bob")
    t.answer("ann", "roll")
    assert question(t, "bob")[-1].id == "explain-mq-about-fight"
    assert notes(t, "bob", "play", card="t-potion-of-strength")[0].tone == GOOD


def test_a_curse_that_can_only_be_for_one_says_what_it_does_to_them() -> None:
    """Nobody asks whom it is for: what it takes, or that its victim chooses, is said of the card itself."""
    for items, told in (
        (("t-adamant-armour",), "other-loses"),
        (("t-pot-lid", "t-shield-unreasonable"), "other-chooses"),
    ):
        t = munchkin_quest(["ann", "bob"])
        t.dead("ann")
        t.hand("ann", "d-curse-armour-to-pudding", "d-curse-hot-potato-weapon")
        t.items("bob", *items)
        t.begin("bob")
        t.answer("bob", "end")
        card = "d-curse-armour-to-pudding" if told == "other-loses" else "d-curse-hot-potato-weapon"
        said = notes(t, "ann", "play", card=card)
        assert (ids(said), said[0].seats) == ([told], {"who": 1})


def test_a_curse_taken_off_somebody_else_frees_them() -> None:
    t = munchkin_quest(["ann", "bob"])
    t.hand("ann", "t-fine-print")
    t.hand("bob", "d-curse-forgot-backstory")
    t.level("ann", 3)
    t.cursed("bob", "d-curse-lead-trousers")
    t.begin("bob")
    t.answer("bob", "play", card="d-curse-forgot-backstory")
    t.answer("bob", "seat", seat="ann")
    t.answer("ann", "play", card="t-fine-print")
    assert ids(notes(t, "ann", "curse", card="d-curse-forgot-backstory")) == ["spared"]
    said = notes(t, "ann", "curse", card="d-curse-lead-trousers")
    assert (ids(said), said[1].seats) == (["level-down", "other-freed"], {"who": 1})


def test_who_slips_away_before_others_have_run_is_not_told_that_monsters_disdain_them() -> None:
    """Whom one meets in the room next door is seen when everybody has run."""
    t = beside("m-gazebo")
    t.room("kennel", "east", ROOM)
    t.monster("m-lame-goblin", "kennel", "bob")
    t.hand("ann", "d-tunnel-with-your-name")
    walk_in(t)
    t.answer("ann", "fight")
    helped_by(t, "bob")
    t.dice(1, 1, 6)
    t.answer("ann", "roll")
    while t.fight().step != "lost" or not t.may("ann", "play", card="d-tunnel-with-your-name"):
        t.g.answer(t.g.pending[0].seat, 0)
    t.answer("ann", "play", card="d-tunnel-with-your-name")
    said = notes(t, "ann", "place", place=t.place("kennel"))
    assert (ids(said), said[0].numbers) == (["monsters-there"], {"n": 1})


def test_what_the_game_asks_next_is_not_what_a_curse_does() -> None:
    """Bob's deal with the room goes on after the curse: which card he pays with has nothing to do with it."""
    t = munchkin_quest(["ann", "bob"])
    t.dead("ann")
    t.room("laboratory", "north")
    t.at("bob", "laboratory")
    t.hand("ann", "d-curse-forgot-backstory")
    t.level("bob", 4)
    t.hand("bob", "d-dwarf", "d-wizard")
    t.begin("bob")
    t.answer("bob", "deal")
    (said,) = notes(t, "ann", "play", card="d-curse-forgot-backstory")
    assert (said.id, said.numbers, said.seats) == ("explain-mq-other-level", {"level": 3}, {"who": 1})
