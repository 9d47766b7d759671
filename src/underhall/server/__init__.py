"""The table in the browser: games kept, seats, clocks, chat and fan-out. Nothing here looks inside a game."""
