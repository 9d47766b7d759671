"""What a question of the series is about and what its answers do: each is tried in a world that the seat may imagine.

An answer is given in a copy, everybody else passes, and what then lies open is compared with what would lie there
otherwise. What becomes of heroes is worked out, not played: by the same way through a dungeon that forecasts show.
Whatever depends on cards that the seat cannot see, on luck, or on somebody's later choice is not said as certain.
"""
