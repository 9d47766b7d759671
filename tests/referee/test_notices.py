"""A referee that has another figure in its book must notice that the game does not play by it."""

import copy

import pytest

from tests.referee.desk import Complaint, read_book, referee_game
from tests.referee.house import REFEREES, fixtures

pytestmark = pytest.mark.once

MOST_GAMES = 40

# Game, kind and card, which word of its line, and what it is changed into.
MISPRINTS = [
    ("boss-monster", "bosses", "draculord", 0, "450"),
    ("boss-monster", "bosses", "robobo", 1, "thief"),
    ("boss-monster", "rooms", "golem-factory", 0, "2"),
    ("boss-monster", "rooms", "golem-factory", 1, "trap"),
    ("boss-monster", "rooms", "dark-altar", 2, "2"),
    ("boss-monster", "rooms", "goblin-armory", 3, "cleric"),
    ("boss-monster", "spells", "fear", 0, "1"),
    ("boss-monster", "spells", "giant-size", 1, "build"),
    ("boss-monster", "ordinary", "joman-chimm-cutpurse", 0, "3"),
    ("boss-monster", "ordinary", "nick-the-masher", 1, "4"),
    ("boss-monster", "ordinary", "jesta-the-rogue", 2, "mage"),
    ("boss-monster", "ordinary", "the-fool", 2, "cleric"),
    ("boss-monster", "epic", "lord-van-ette", 0, "12"),
    ("super-boss-monster", "bosses", "lord-grumble", 0, "440"),
    ("super-boss-monster", "bosses", "coach-carnage", 1, "mage"),
    ("super-boss-monster", "rooms", "ogre-weight-room", 0, "1"),
    ("super-boss-monster", "rooms", "tag-team-pit", 2, "2"),
    ("super-boss-monster", "rooms", "box-trap", 3, "cleric"),
    ("super-boss-monster", "spells", "power-bonus", 0, "2"),
    ("super-boss-monster", "spells", "wet-floor-sign", 1, "build"),
    ("super-boss-monster", "ordinary", "sticky-fran", 0, "5"),
    ("super-boss-monster", "ordinary", "bunny", 2, "thief"),
    ("super-boss-monster", "epic", "sir-render", 0, "10"),
    ("munchkin-quest", "monsters", "m-lame-goblin", 0, "2"),
    ("munchkin-quest", "monsters", "m-posthumous-hive", 1, "1"),
    ("munchkin-quest", "monsters", "m-lame-goblin", 2, "2"),
    ("munchkin-quest", "monsters", "m-moonlighting-rat", 3, "2"),
    ("munchkin-quest", "monsters", "m-psycho-squirrel", 5, "normal"),
    ("munchkin-quest", "monsters", "m-door-to-door-ghoul", 6, "passage/door"),
    ("munchkin-quest", "monsters", "m-office-fern", 8, "hates:elf:5"),
    ("munchkin-quest", "monsters", "m-ogre-dentist", 9, "loses:hits:1"),
    ("munchkin-quest", "treasures", "t-begrudging-sword", 3, "3"),
    ("munchkin-quest", "treasures", "t-tiara-of-a-tiny-kingdom", 4, "600"),
    ("munchkin-quest", "treasures", "t-fashionably-late-boots", 6, "moves:2"),
    ("munchkin-quest", "treasures", "t-potion-of-strength", 7, "adds:4"),
    ("munchkin-quest", "treasures", "t-wishing-ring", 0, "1"),
    ("munchkin-quest", "treasures", "t-adamant-armour", 3, "3"),
    ("munchkin-quest", "dxm", "d-wizard", 0, "3"),
    ("munchkin-quest", "dxm", "d-enh-hairy", 2, "6"),
    ("munchkin-quest", "dxm", "d-enh-humongous", 3, "1"),
    ("munchkin-quest", "rooms", "beige-chamber", 1, "red:e"),
    ("munchkin-quest", "rooms", "snack-grotto", 1, "-halfling"),
    ("munchkin-quest", "links", "wall", 0, "3"),
    ("munchkin-quest", "costs", "locked", 0, "2"),
]


@pytest.mark.parametrize(("game", "kind", "card", "word", "printed"), MISPRINTS)
def test_a_misprint_in_its_book_makes_the_referee_complain(
    game: str, kind: str, card: str, word: int, printed: str
) -> None:
    """Within a few games; the unchanged book has no complaint about the same games (test_games)."""
    book = copy.deepcopy(read_book(game))
    assert book[kind][card][word] != printed
    book[kind][card][word] = printed
    for table, seed, style in fixtures(game, MOST_GAMES):
        try:
            referee_game(table, seed, style, REFEREES[game], book)
        except Complaint:
            return
    pytest.fail(f"{MOST_GAMES} games, and nobody noticed {card}: {printed}")
