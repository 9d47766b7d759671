"""Munchkin Quest: a dungeon that grows as it is explored, fights with sums and dice, and a Boss at the Entrance."""
