"""Environments for those who research on games: PettingZoo, Gymnasium, many games at once, OpenSpiel."""

from underhall.extras import needed_by

with needed_by("underhall.env", "lab"):
    from underhall.environments.aec import TableEnv, env
    from underhall.environments.names import NAMES
    from underhall.environments.one_seat import SeatEnv
    from underhall.environments.registration import register
    from underhall.environments.vector import ManyTablesEnv, make_vec

register()

__all__ = ["NAMES", "ManyTablesEnv", "SeatEnv", "TableEnv", "env", "make_vec", "register"]
