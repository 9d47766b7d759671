"""Fights laid out for tests: who stands beside which monsters, and the answers that every bargain needs."""

from typing import Any

from tests.quest_table import QuestTable, munchkin_quest

ROOM = "waiting-room"


def beside(*monsters: str, names: tuple[str, ...] = ("ann", "bob"), room: str = ROOM, **options: Any) -> QuestTable:
    """Everybody is in the Entrance; east of it these monsters stand, on the second player's bases."""
    t = munchkin_quest(names, **options)
    t.room(room, "east")
    for monster in monsters:
        t.monster(monster, room, names[1])
    return t


def walk_in(t: QuestTable, room: str = ROOM) -> None:
    """The first player's moves begin, with a step among the monsters that nobody interrupts."""
    t.begin(t.names[0])
    t.answer(t.names[0], "walk", place=room)
    t.all_pass()


def bid(t: QuestTable, name: str, treasures: int = 0, gold: int = 0, order: str = "", *items: str) -> None:
    """Build terms, as a helper or as the leader: gold below zero is paid by the helper."""
    t.answer(name, "number", number=treasures)
    if t.decision(name).kind == "bid-gold":
        t.answer(name, "pay-gold" if gold < 0 else "gold", number=abs(gold))
    for item in items:
        t.answer(name, "item", card=item)
    if asks(t, name, "bid-item"):
        t.answer(name, "done")
    if order:
        t.answer(name, order)


def asks(t: QuestTable, name: str, kind: str) -> bool:
    decision = t.g.decision_of(t.seat(name))
    return decision is not None and decision.kind == kind


def helped_by(t: QuestTable, name: str, treasures: int = 0, gold: int = 0, order: str = "", leader: str = "") -> None:
    """The leader calls, this player makes an offer, everybody else declines, and the leader takes it."""
    leader = leader or t.names[0]
    t.answer(leader, "call")
    for other in t.names[t.seat(leader) + 1 :] + t.names[: t.seat(leader)]:
        if asks(t, other, "bid-treasures"):
            if other == name:
                bid(t, other, treasures, gold, order)
            else:
                t.answer(other, "decline")
    t.answer(leader, "accept", seat=name)


def kinds(t: QuestTable, name: str) -> set[str]:
    return {option.kind for option in t.options(name)}


def plays(t: QuestTable, name: str) -> list[object]:
    """The cards that somebody may play now."""
    return [option.fields["card"] for option in t.options(name, "play")]


def faces(t: QuestTable, name: str = "", uid: int = -1) -> list[int]:
    """The dice on the table for a munchkin or for a monster."""
    seat = t.seat(name) if name else -1
    return [die.face for die in t.fight().dice if (die.seat, die.uid) == (seat, uid)]
