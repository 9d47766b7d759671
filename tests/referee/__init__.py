"""Referees: each game once more, written from its catalogue and card texts alone.

A referee knows nothing of the game's code. It hears the log of a game line by line, with the questions and answers in
between, keeps a table of its own from what it hears, and complains when a line says something else than the rules
make of that table. Its figures are in `books`, typed in apart from the game's own data.
"""
