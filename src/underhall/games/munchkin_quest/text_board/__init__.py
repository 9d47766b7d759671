"""Munchkin Quest in a terminal."""
