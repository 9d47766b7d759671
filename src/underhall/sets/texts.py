"""The texts of a game with house sets: those of the language, and before them the words of the sets."""

from underhall.kernel.game import Game
from underhall.sets.loading import loaded_sets
from underhall.text import Texts, texts


def texts_for(lang: str, game: Game) -> Texts:
    """All texts in `lang` that somebody needs who looks at this game."""
    return texts_with(lang, "" if game.config.house is None else game.config.house.key)


def texts_with(lang: str, key: str) -> Texts:
    """The texts of a language with the words of the sets that a key names."""
    known = texts(lang)
    return known.with_words([house.words_in(lang).source for house in loaded_sets(key)]) if key else known
