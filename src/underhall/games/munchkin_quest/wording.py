"""The kinds of options this game offers. Their order is part of the save format: new ones go to the end."""

from typing import Final

from underhall.games.munchkin_quest.facts import CARDS
from underhall.kernel.decisions import OptionKind, Wording

PASS: Final = 0
YES: Final = 1
NO: Final = 2
DONE: Final = 3
# The moves phase
WALK: Final = 4
EXPLORE: Final = 5
FORCE: Final = 6  # the emergency passage
SEARCH: Final = 7
PICK_UP: Final = 8
DEAL: Final = 9
FIGHT: Final = 10
LURE: Final = 11  # draw a monster in an explored dungeon
BUY_LEVEL: Final = 12
HEAL: Final = 13
DIE: Final = 14
TRADE: Final = 15
TIDY: Final = 16
END: Final = 17
# Cards
PLAY: Final = 18
USE: Final = 19
POWER: Final = 20
D10: Final = 21
BRIBE: Final = 22
THROW: Final = 23
UNCURSE: Final = 24
LAY: Final = 25
LAY_PACKED: Final = 26
STOW: Final = 27
TAKE_OUT: Final = 28
GRIP: Final = 29
DROP: Final = 30
DROP_GOLD: Final = 31
SHED: Final = 32
# Fights
ROLL: Final = 33
CALL: Final = 34
ACCEPT: Final = 35
COUNTER: Final = 36
DECLINE: Final = 37
# Picking
SEAT: Final = 38
CARD: Final = 39
ITEM: Final = 40
MONSTER: Final = 41
PLACE: Final = 42
SIDE: Final = 43
NUMBER: Final = 44
COLOUR: Final = 45
DIE_PICK: Final = 46
FACE: Final = 47
GOLD: Final = 48
FOR_MUNCHKINS: Final = 49
FOR_MONSTERS: Final = 50
FIRST_PICK: Final = 51
SECOND_PICK: Final = 52
MALE: Final = 53
FEMALE: Final = 54
WANT_ITEM: Final = 55
WANT_GOLD: Final = 56
PAY_GOLD: Final = 57  # a helper who pays to be let in
BETTER: Final = 58  # ask for better offers
CURSE: Final = 59
SHOW: Final = 60  # a card of one's own hand, to everybody
SWAP: Final = 61  # a race or class for another

# `place` is the number of a room in the view's list, `room` the face that lies there; `uid` is a monster's number.
WORDING: Final = Wording(
    (
        OptionKind("pass", ()),
        OptionKind("yes", ()),
        OptionKind("no", ()),
        OptionKind("done", ()),
        OptionKind("walk", ("place", "room", "number")),
        OptionKind("explore", ("side", "number")),
        OptionKind("force", ("side",)),
        OptionKind("search", ()),
        OptionKind("pick-up", ()),
        OptionKind("deal", ("room",)),
        OptionKind("fight", ()),
        OptionKind("lure", ()),
        OptionKind("buy-level", ()),
        OptionKind("heal", ()),
        OptionKind("die", ()),
        OptionKind("trade", ("seat",)),
        OptionKind("tidy", ()),
        OptionKind("end", ()),
        OptionKind("play", ("card",)),
        OptionKind("use", ("card",)),
        OptionKind("power", ("card",)),
        OptionKind("d10", ("card",)),
        OptionKind("bribe", ("card", "uid")),
        OptionKind("throw", ("card",)),
        OptionKind("uncurse", ("card",)),
        OptionKind("lay", ("card",)),
        OptionKind("lay-packed", ("card",)),
        OptionKind("stow", ("card",)),
        OptionKind("take-out", ("card",)),
        OptionKind("grip", ("card", "number")),
        OptionKind("drop", ("card", "slot")),
        OptionKind("drop-gold", ("number",)),
        OptionKind("shed", ("card",)),
        OptionKind("roll", ()),
        OptionKind("call", ()),
        OptionKind("accept", ("seat",)),
        OptionKind("counter", ("seat",)),
        OptionKind("decline", ()),
        OptionKind("seat", ("seat",)),
        OptionKind("card", ("card",)),
        OptionKind("item", ("card", "slot")),
        OptionKind("monster", ("card", "uid")),
        OptionKind("place", ("place", "room")),
        OptionKind("side", ("side",)),
        OptionKind("number", ("number",)),
        OptionKind("colour", ("colour",)),
        OptionKind("die-pick", ("number", "face")),
        OptionKind("face", ("face",)),
        OptionKind("gold", ("number",)),
        OptionKind("for-munchkins", ()),
        OptionKind("for-monsters", ()),
        OptionKind("first-pick", ()),
        OptionKind("second-pick", ()),
        OptionKind("male", ()),
        OptionKind("female", ()),
        OptionKind("want-item", ("card", "slot")),
        OptionKind("want-gold", ("number",)),
        OptionKind("pay-gold", ("number",)),
        OptionKind("better", ()),
        OptionKind("curse", ("card", "seat")),
        OptionKind("show", ("card",)),
        OptionKind("swap", ("card",)),
    ),
    tuple([card.id for card in CARDS]),
)
