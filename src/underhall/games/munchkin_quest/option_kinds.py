"""The kinds of options this game offers. Their order is part of the save format: new ones go to the end."""

from typing import Final

from underhall.games.munchkin_quest.facts import CARDS
from underhall.kernel.decisions import OptionKind, Wording

KINDS: Final[list[OptionKind]] = []


def kind(name: str, *fields: str) -> int:
    """Declare a kind of option: its name, what its numbers mean, and its own number, which comes back.

    `place` is the number of a room in the view's list, `room` the face that lies there; `uid` is a monster's number.
    """
    KINDS.append(OptionKind(name, fields))
    return len(KINDS) - 1


PASS: Final = kind("pass")
YES: Final = kind("yes")
NO: Final = kind("no")
DONE: Final = kind("done")

# The moves phase
WALK: Final = kind("walk", "place", "room", "number")
EXPLORE: Final = kind("explore", "side", "number")
FORCE: Final = kind("force", "side")  # the emergency passage
SEARCH: Final = kind("search")
PICK_UP: Final = kind("pick-up")
DEAL: Final = kind("deal", "room")
FIGHT: Final = kind("fight")
LURE: Final = kind("lure")  # draw a monster in an explored dungeon
BUY_LEVEL: Final = kind("buy-level")
HEAL: Final = kind("heal")
DIE: Final = kind("die")
TRADE: Final = kind("trade", "seat")
TIDY: Final = kind("tidy")
END: Final = kind("end")

# Cards
PLAY: Final = kind("play", "card")
USE: Final = kind("use", "card")
POWER: Final = kind("power", "card")
D10: Final = kind("d10", "card")
BRIBE: Final = kind("bribe", "card", "uid")
THROW: Final = kind("throw", "card")
UNCURSE: Final = kind("uncurse", "card")
LAY: Final = kind("lay", "card")
LAY_PACKED: Final = kind("lay-packed", "card")
STOW: Final = kind("stow", "card")
TAKE_OUT: Final = kind("take-out", "card")
GRIP: Final = kind("grip", "card", "number")
DROP: Final = kind("drop", "card", "slot")
DROP_GOLD: Final = kind("drop-gold", "number")
SHED: Final = kind("shed", "card")

# Fights
ROLL: Final = kind("roll")
CALL: Final = kind("call")
ACCEPT: Final = kind("accept", "seat")
COUNTER: Final = kind("counter", "seat")
DECLINE: Final = kind("decline")

# Picking
SEAT: Final = kind("seat", "seat")
CARD: Final = kind("card", "card")
ITEM: Final = kind("item", "card", "slot")
MONSTER: Final = kind("monster", "card", "uid")
PLACE: Final = kind("place", "place", "room")
SIDE: Final = kind("side", "side")
NUMBER: Final = kind("number", "number")
COLOUR: Final = kind("colour", "colour")
DIE_PICK: Final = kind("die-pick", "number", "face")
FACE: Final = kind("face", "face")
GOLD: Final = kind("gold", "number")
FOR_MUNCHKINS: Final = kind("for-munchkins")
FOR_MONSTERS: Final = kind("for-monsters")
FIRST_PICK: Final = kind("first-pick")
SECOND_PICK: Final = kind("second-pick")
MALE: Final = kind("male")
FEMALE: Final = kind("female")
WANT_ITEM: Final = kind("want-item", "card", "slot")
WANT_GOLD: Final = kind("want-gold", "number")
PAY_GOLD: Final = kind("pay-gold", "number")  # a helper who pays to be let in
BETTER: Final = kind("better")  # ask for better offers
CURSE: Final = kind("curse", "card", "seat")
SHOW: Final = kind("show", "card")  # a card of one's own hand, to everybody
SWAP: Final = kind("swap", "card")  # a race or class for another

WORDING: Final = Wording(tuple(KINDS), tuple([card.id for card in CARDS]))
