"""House sets: folders with cards of one's own, read, checked and put into play. See docs/howto/first-card.md."""

from underhall.sets.loading import key_of, load_set, loaded_sets, use_sets
from underhall.sets.reader import HouseSet, read_set

__all__ = ["HouseSet", "key_of", "load_set", "loaded_sets", "read_set", "use_sets"]
