"""Why a card in a hand cannot be played now. The options are there already: this says which check left a card out."""

from typing import Final

from underhall.games.series.cards import ALL_CARDS, BUILD_ICON, ROOM, SPELL, WHEN_A_SPELL_IS_CAST
from underhall.games.series.option_kinds import PLACE
from underhall.games.series.state import BUILD, SETUP, SeriesGame
from underhall.games.series.windows import phase_icon
from underhall.kernel.decisions import Decision, kind_of
from underhall.kernel.types import CardNo
from underhall.kernel.withheld import Reason, Withheld, offered_cards

WINDOWS: Final = ("react", "build", "answer", "cancel", "respond")  # in which cards may be played


def withheld_cards(g: SeriesGame, decision: Decision, kinds: tuple[int, ...], rules: dict[str, str]) -> list[Withheld]:
    """The cards in the hand of the asked seat that it cannot play now; none where the question is not about the hand.

    `kinds` are the options that name a card of the hand, `rules` this game's rule behind each reason.
    """
    seat = decision.seat
    offered = offered_cards(decision, kinds)
    hand = [*g.different_held(seat, ROOM), *g.different_held(seat, SPELL)]
    if decision.kind not in WINDOWS and offered.isdisjoint(hand):
        return []
    found: list[Withheld] = []
    for card in hand:
        if card not in offered:
            word = why_not(g, decision, card)
            found.append(Withheld(Reason(word, rules[word]), g.wording.cards[card]))
    return found


def why_not(g: SeriesGame, decision: Decision, card: CardNo) -> str:
    is_room = ALL_CARDS[card].type == ROOM
    if decision.kind in WINDOWS:
        return why_not_built(g, decision, card) if is_room else why_not_cast(g, decision, card)
    builds = any(kind_of(code) == PLACE for code in decision.codes)
    return why_no_place(g, card) if is_room and builds else "other-question"


def why_not_cast(g: SeriesGame, decision: Decision, card: CardNo) -> str:
    if decision.kind == "cancel" and g.abilities[card][WHEN_A_SPELL_IS_CAST] is None:
        return "not-a-cancel"
    if not ALL_CARDS[card].icons & phase_icon(g):
        return "build-spell" if ALL_CARDS[card].icons & BUILD_ICON else "adventure-spell"
    return "no-target"


def why_not_built(g: SeriesGame, decision: Decision, card: CardNo) -> str:
    if g.phase not in (SETUP, BUILD):
        return "room-phase"
    if g.active != decision.seat:
        return "not-your-build"
    if g.seats[decision.seat].placed:
        return "room-built"
    return why_no_place(g, card) if decision.kind == "build" else "other-question"


def why_no_place(g: SeriesGame, card: CardNo) -> str:
    if g.no_building:
        return "no-building"
    return "advanced" if ALL_CARDS[card].advanced else "no-place"
