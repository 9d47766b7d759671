"""What is worth asking about on `auto`: a reaction that can change something, and no other."""

import pytest

from tests.super_table import SuperTable, a_hero, super_boss_monster
from underhall.games.super_boss_monster.info import SUPER_BOSS_MONSTER
from underhall.kernel.registry import ReactionReason

THREE = ("ann", "bob", "cy")


def reaction_reason(t: SuperTable, name: str) -> ReactionReason:
    decision = t.asked(name)
    assert decision is not None, f"{name} is not asked; waiting for {t.waiting}"
    return SUPER_BOSS_MONSTER.reaction_reason(t.g, t.seat(name), decision)


# What becomes of a hero with six health in ann's two rooms: the tokens on the first and on the second.
DIES_AT_ONCE = (4, 0)
DIES_LATER = (2, 2)
GETS_THROUGH = (0, 0)


def visit(tokens: tuple[int, int], **hands: str) -> SuperTable:
    """A hero comes to ann, and everybody named holds that card."""
    t = super_boss_monster(THREE)
    t.dungeon("ann", "ogre-weight-room", "back-door-turnstile")
    for slot, n in enumerate(reversed(tokens)):
        t.tokens("ann", slot, n)
    assert t.damage_of("ann") == [2 + tokens[0], 2 + tokens[1]]
    t.dungeon("bob", "tag-team-pit")
    t.entrance("ann", a_hero(health=6))
    for name, card in hands.items():
        t.hand(name, card)
    return t.phase("adventure")


@pytest.mark.parametrize(("tokens", "asks"), [(DIES_AT_ONCE, False), (DIES_LATER, False), (GETS_THROUGH, True)])
def test_what_kills_matters_where_a_hero_would_get_through(tokens: tuple[int, int], asks: bool) -> None:
    """A hero who will die anyway needs no help, and nobody else's dungeon is of any concern."""
    t = visit(tokens, ann="critical-typo", bob="deep-freeze")  # who might spoil it, so that it is asked at once
    assert bool(reaction_reason(t, "ann").subject) == asks
    assert ("wound" in reaction_reason(t, "ann").tags) == asks
    assert reaction_reason(visit(tokens, bob="critical-typo"), "bob").subject == ""


def test_in_every_room_it_is_another_matter() -> None:
    """What is not enough in this room may be in the next."""
    t = visit(GETS_THROUGH, ann="critical-typo")
    before = reaction_reason(t, "ann").subject
    t.answer("ann", "pass")
    assert reaction_reason(t, "ann").subject not in ("", before)


@pytest.mark.parametrize(("tokens", "asks"), [(DIES_AT_ONCE, True), (DIES_LATER, False), (GETS_THROUGH, False)])
def test_what_spares_matters_before_the_room_in_which_a_rivals_hero_dies(tokens: tuple[int, int], asks: bool) -> None:
    """Not rooms ahead, not where it gets through by itself, and never in one's own dungeon."""
    assert bool(reaction_reason(visit(tokens, bob="deep-freeze"), "bob").subject) == asks
    assert reaction_reason(visit(tokens, ann="deep-freeze"), "ann").subject == ""


def test_what_does_nothing_to_heroes_is_asked_about_once_a_turn() -> None:
    """It is the same matter wherever the hero is."""
    t = super_boss_monster(THREE)
    t.pile("critical-typo")
    t.dungeon("ann", "ogre-weight-room", "ogre-weight-room")
    t.entrance("ann", a_hero(health=6))
    t.hand("bob", "restore-from-backup")
    t.phase("adventure")
    before = reaction_reason(t, "bob").subject
    assert before
    t.answer("bob", "pass")
    assert reaction_reason(t, "bob").subject == before


def announced(**hands: str) -> SuperTable:
    """Ann freezes a room of bob's while a hero visits her own dungeon."""
    t = visit(GETS_THROUGH, ann="deep-freeze", **hands)
    t.answer("ann", "cast deep-freeze")
    return t.answer("ann", "room tag-team-pit bob 0")


def test_a_response_matters_to_whom_the_announcement_is_aimed_at() -> None:
    """To the others it does not, unless they could cancel it."""
    t = announced(bob="critical-typo")
    assert "targeted" in reaction_reason(t, "bob").tags
    assert reaction_reason(t, "bob").subject.startswith("respond")
    assert reaction_reason(announced(cy="ghost-cheat"), "cy").subject == ""
    assert reaction_reason(announced(cy="dreamcatcher"), "cy").subject.startswith("respond")


def test_nobody_is_asked_to_respond_to_what_they_announce() -> None:
    t = visit(DIES_AT_ONCE, ann="critical-typo")
    t.hand("ann", "deep-freeze")
    t.answer("ann", "cast critical-typo").answer("ann", "room back-door-turnstile ann 0")
    assert reaction_reason(t, "ann").subject == ""
    assert "targeted" not in reaction_reason(t, "ann").tags


def test_while_building_it_is_asked_when_the_last_one_builds() -> None:
    """Before that, there is time."""
    t = super_boss_monster(THREE)
    t.dungeon("bob", "ogre-weight-room")
    t.hand("cy", "deep-freeze", "ogre-weight-room")
    t.phase("build")
    assert reaction_reason(t, "cy").subject == "", "ann builds"
    t.answer("cy", "pass")
    assert reaction_reason(t, "cy").subject == "", "bob builds"
    t.answer("cy", "pass").answer("cy", "place ogre-weight-room")
    assert "last" in reaction_reason(t, "cy").subject
