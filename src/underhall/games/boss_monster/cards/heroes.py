"""The heroes with a text of their own; the others are plain."""

from typing import Final

from underhall.games.series.vocabulary import goes_to_the_fewest_souls, hero

HEROES: Final = (hero("the-fool", goes_to_the_fewest_souls()),)
