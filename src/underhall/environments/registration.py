"""Where the libraries find our environments: Gymnasium by its plugins, PettingZoo once `underhall.env` is looked at."""

import gymnasium
from pettingzoo import register as register_with_pettingzoo

from underhall.environments.names import NAMES, gymnasium_id

HERE = __name__.rpartition(".")[0]


def register() -> None:
    """Tell Gymnasium and PettingZoo the names of the environments. Twice does no harm."""
    for name in NAMES:
        if gymnasium_id(name) not in gymnasium.registry:
            gymnasium.register(
                gymnasium_id(name),
                entry_point=f"{HERE}.one_seat:SeatEnv",
                vector_entry_point=f"{HERE}.vector:vector_entry",
                kwargs={"name": name},
            )
        register_with_pettingzoo("aec", f"underhall/{name}", entry_point=f"{HERE}.aec:env", kwargs={"name": name})
