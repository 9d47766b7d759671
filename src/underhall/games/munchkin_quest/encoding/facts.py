"""What learners are told of every card and room: printed facts as numbers."""

from underhall.games.munchkin_quest import facts
from underhall.games.munchkin_quest.encoding.layout import FACE_NUMBER, HUNDRED, LAYOUT, NUMBER
from underhall.games.munchkin_quest.facts import CARDS, FACES, NO_SEARCH, SIGNS, Card, Face
from underhall.kernel.encoding import at_most


def card_facts() -> list[list[int]]:
    """What `Layout.facts` says, by the number that rows have for a card."""
    rows = [[0] * len(LAYOUT.facts) for _ in range(LAYOUT.cards)]
    for printed in CARDS:
        rows[NUMBER[printed.number]] = facts_of(printed)
    for face in FACES:
        rows[FACE_NUMBER[face.number]] = facts_of_face(face)
    return rows


def facts_of(printed: Card) -> list[int]:
    is_monster = printed.deck == facts.MONSTER
    signs = printed.only | (1 << printed.sign if printed.sign >= 0 else 0)
    level = printed.level if is_monster else printed.level + 10 if printed.kind == facts.ENHANCER else 0
    return [
        *[int(printed.deck == deck) for deck in range(len(facts.DECKS))],
        0,
        *[int(printed.kind == kind and not is_monster) for kind in range(len(facts.KINDS))],
        *[int(printed.slot == slot and printed.is_item) for slot in range(len(facts.SLOTS))],
        at_most(level, 30),
        at_most(printed.dice, 5),
        at_most(printed.treasures, 6),
        at_most(printed.levels if is_monster else 0, 3),
        int(printed.scary),
        at_most(printed.bonus, 10),
        at_most(printed.value // HUNDRED, 20),
        int(printed.big),
        at_most(printed.hands, 2),
        int(printed.one_shot),
        int(printed.throwable),
        *[signs >> sign & 1 for sign in range(len(SIGNS))],
        *[printed.never >> sign & 1 for sign in range(len(SIGNS))],
        at_most((printed.escape if is_monster else printed.perks.escape) + 5, 10),
        at_most(printed.perks.moves + 3, 6),
        at_most(printed.perks.health + 3, 6),
        at_most(printed.perks.search + 5, 10),
        0,
    ]


def facts_of_face(face: Face) -> list[int]:
    row = [0] * len(LAYOUT.facts)
    names = [column.name for column in LAYOUT.facts]
    row[names.index("room")] = 1
    for sign in range(len(SIGNS)):
        row[names.index(f"only_{SIGNS[sign]}")] = face.good >> sign & 1
        row[names.index(f"never_{SIGNS[sign]}")] = face.bad >> sign & 1
    row[names.index("search")] = at_most(face.search + 5, 10) if face.search != NO_SEARCH else 0
    row[names.index("deal")] = int(face.deal is not None)
    return row
