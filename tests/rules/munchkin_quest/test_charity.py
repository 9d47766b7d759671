"""Charity: what is too much in hand at the end of a turn (MQ-CHAR-*)."""

from tests.marks import rule
from tests.quest_table import QuestTable, munchkin_quest

SEVEN = ("d-dwarf", "d-elf", "d-halfling", "d-warrior", "d-cleric", "d-wizard", "d-thief")


def rich(levels: dict[str, int], *cards: str) -> QuestTable:
    """Ann's turn is about to end with these cards in hand, and the Monster Die will show nobody's colour."""
    t = munchkin_quest(tuple(levels))
    for name, level in levels.items():
        t.level(name, level)
    t.hand("ann", *(cards or SEVEN))
    t.begin("ann", "charity")
    t.colour("purple")
    return t


def gives(t: QuestTable, *cards: str) -> None:
    for card in cards:
        t.answer("ann", "card", card=card)


@rule("MQ-CHAR-01", "MQ-CHAR-02", "MQ-CHAR-06")
def test_the_surplus_goes_to_the_lowest_level() -> None:
    """Levels 5, 3, 2: Cy gets the two cards that Ann picks, and she keeps five."""
    t = rich({"ann": 5, "bob": 3, "cy": 2})
    assert {option.fields["card"] for option in t.options("ann", "card")} == set(SEVEN)
    gives(t, "d-thief", "d-elf")
    assert set(t.view("ann").hand) == set(SEVEN) - {"d-thief", "d-elf"}
    assert sorted(t.view("cy").hand) == ["d-elf", "d-thief"]
    assert len(t.told("card-given")) == 2


@rule("MQ-CHAR-01")
def test_only_the_active_player_gives_and_only_at_the_end_of_the_turn() -> None:
    """Bob holds nine cards in Ann's turn and keeps them; five are never too many."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 3)
    t.level("bob", 5)
    nine = (*SEVEN, "t-pot-lid", "t-party-cone")
    t.hand("bob", *nine)
    t.hand("ann", "t-meat-mallet", "t-clown-shoes", "t-torch-map", "t-pocket-bow", "t-mighty-pen")
    t.begin("ann", "charity")
    assert len(t.view("bob").hand) >= 9
    assert len(t.view("ann").hand) >= 5
    assert t.told("card-given") == []


@rule("MQ-CHAR-03")
def test_the_lowest_discards() -> None:
    """Levels 2, 2, 4: nobody is poorer than Ann."""
    t = rich({"ann": 2, "bob": 2, "cy": 4})
    gives(t, "d-thief", "d-elf")
    assert sorted(t.view("ann").dxm_discard) == ["d-elf", "d-thief"]
    assert len(t.view("ann").hand) == 5
    assert [event["card"] for event in t.told("charity-discard")] == ["d-thief", "d-elf"]


@rule("MQ-CHAR-04")
def test_equally_poor_players_share_and_the_giver_says_who_gets_what() -> None:
    """Four cards for Bob and Cy: two each, as Ann assigns them."""
    t = rich({"ann": 5, "bob": 1, "cy": 1}, *SEVEN, "d-half-breed", "d-super-munchkin")
    for card, name in (("d-elf", "bob"), ("d-thief", None), ("d-dwarf", "cy"), ("d-cleric", None)):
        t.answer("ann", "card", card=card)
        if name:
            t.answer("ann", "seat", seat=name)
    given = [(event["card"], event["to"]) for event in t.told("card-given", "ann")]
    assert given == [("d-elf", 1), ("d-thief", 2), ("d-dwarf", 2), ("d-cleric", 1)]


@rule("MQ-CONF-14")
def test_an_odd_card_goes_where_the_giver_likes() -> None:
    """Three cards for two: one gets two, and Ann says who."""
    t = rich({"ann": 5, "bob": 1, "cy": 1}, *SEVEN, "d-half-breed")
    t.answer("ann", "card", card="d-elf")
    t.answer("ann", "seat", seat="cy")
    t.answer("ann", "card", card="d-thief")  # Bob's, who has none yet
    t.answer("ann", "card", card="d-dwarf")
    t.answer("ann", "seat", seat="cy")
    given = [(event["card"], event["to"]) for event in t.told("card-given", "ann")]
    assert given == [("d-elf", 2), ("d-thief", 1), ("d-dwarf", 2)]


@rule("MQ-CHAR-05")
def test_what_is_laid_or_played_first_need_not_be_given() -> None:
    """Six in hand at the end of the turn: Ann lays an item, and keeps the other five."""
    t = rich({"ann": 5, "bob": 1}, *SEVEN[:5], "t-pot-lid")
    t.answer("ann", "lay", card="t-pot-lid")
    assert (len(t.view("ann").hand), t.told("card-given")) == (5, [])
    assert [item.card for item in t.sheet("ann").items] == ["t-pot-lid"]


@rule("MQ-CHAR-05")
def test_a_race_or_a_level_is_played_in_time() -> None:
    """Seven in hand: Ann becomes an Elf and goes up a level; a curse would come too late."""
    t = rich({"ann": 5, "bob": 1}, *SEVEN[:5], "t-level-fail-upward", "d-curse-lead-trousers")
    assert not t.may("ann", "play", card="d-curse-lead-trousers")
    t.answer("ann", "play", card="d-elf")
    t.answer("ann", "play", card="t-level-fail-upward")
    assert (t.sheet("ann").races, t.sheet("ann").level, t.told("card-given")) == (["elf"], 6, [])


@rule("MQ-CHAR-05")
def test_cards_played_in_the_moves_phase_count_as_well() -> None:
    """Six in hand, one item laid, the turn ended: nobody is given anything."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 3)
    t.hand("ann", *SEVEN[:5], "t-pot-lid")
    t.begin("ann")
    t.answer("ann", "lay", card="t-pot-lid")
    t.colour("purple")
    t.answer("ann", "end")
    assert t.told("card-given") == []
    assert len(t.view("ann").hand) == 5


@rule("MQ-CHAR-07")
def test_the_dead_take_part() -> None:
    """Cy lies dead and is of the lowest level: the cards are Cy's."""
    t = munchkin_quest(["ann", "bob", "cy"])
    for name, level in (("ann", 5), ("bob", 3), ("cy", 1)):
        t.level(name, level)
    t.dead("cy")
    t.hand("ann", *SEVEN)
    t.begin("ann", "charity")
    t.colour("purple")
    gives(t, "d-thief", "d-elf")
    assert sorted(t.view("cy").hand) == ["d-elf", "d-thief"]


@rule("MQ-CONF-69", "MQ-CHAR-02", "MQ-CARD-04")
def test_third_players_do_not_see_what_is_given() -> None:
    """Bob had been shown the thief, and both the dwarf: after two cards for Cy he knows of neither where it is."""
    t = munchkin_quest(["ann", "bob", "cy"])
    for name, level in (("ann", 5), ("bob", 3), ("cy", 2)):
        t.level(name, level)
    t.hand("ann", *SEVEN)
    t.begin("ann")
    t.answer("ann", "tidy")
    t.answer("ann", "show", card="d-dwarf")
    t.answer("ann", "show", card="d-thief")
    t.answer("ann", "done")
    assert t.view("bob").seats[0].known == ["d-dwarf", "d-thief"]
    t.colour("purple")
    t.answer("ann", "end")
    gives(t, "d-thief", "d-elf")
    assert sorted(t.view("cy").hand) == ["d-elf", "d-thief"]
    assert (t.view("bob").seats[0].known, t.view("bob").seats[2].known) == ([], [])
    assert t.view("cy").seats[0].known == ["d-dwarf"]
    assert sorted(t.view("ann").seats[2].known) == ["d-elf", "d-thief"]
    assert t.told("card-given", "bob") == [{"seat": 0, "to": 2}] * 2
    assert [event["card"] for event in t.told("card-given", "cy")] == ["d-thief", "d-elf"]
    assert t.view("bob").seats[2].dxm_held == 2


@rule("MQ-CHAR-05", "MQ-RACE-09")
def test_a_race_that_takes_anothers_place_need_not_be_given() -> None:
    """Six in hand, a half-elf: she becomes a half-dwarf, and keeps the other five."""
    t = munchkin_quest(["ann", "bob"])
    t.level("ann", 5)
    t.laid("ann", "d-elf", "d-half-breed")
    t.hand("ann", "d-dwarf", "d-warrior", "d-cleric", "d-wizard", "d-thief", "t-pot-lid")
    t.begin("ann", "charity")
    t.colour("purple")
    t.answer("ann", "swap", card="d-dwarf")
    assert (t.sheet("ann").races, t.sheet("ann").half_breed, t.told("card-given")) == (["dwarf"], True, [])


@rule("MQ-CHAR-01", "MQ-CHAR-02", "MQ-CONF-05")
def test_the_poorest_is_who_is_poorest_when_the_turn_has_ended() -> None:
    """At the end of Ann's turn Cy goes up a level, and Bob curses himself below her: his are the cards."""
    t = munchkin_quest(["ann", "bob", "cy"])
    for name, level in (("ann", 5), ("bob", 3), ("cy", 2)):
        t.level(name, level)
    t.hand("ann", *SEVEN)
    t.hand("bob", "d-curse-forgot-backstory")
    t.hand("cy", "d-go-up-a-level")
    t.begin("ann")
    t.colour("purple")
    t.answer("ann", "end")
    t.answer("bob", "play", card="d-curse-forgot-backstory")
    t.answer("bob", "seat", seat="bob")
    t.answer("cy", "play", card="d-go-up-a-level")
    gives(t, "d-thief", "d-elf")
    assert {"d-elf", "d-thief"} <= set(t.view("bob").hand)
