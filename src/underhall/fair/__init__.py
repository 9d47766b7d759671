"""A shuffle that anybody can check: how a game's seed comes about, the proof of it, and the check of the proof.

`hashes` says how the seed follows from the server's secret and what the players add; `proof` is all of it, revealed
when the game is over; `check` looks whether it is true. docs/howto/fair-shuffle.md explains it.
"""

from underhall.fair.check import Finding, check_proof
from underhall.fair.proof import Proof, read_proof, retrace, write_proof

__all__ = ["Finding", "Proof", "check_proof", "read_proof", "retrace", "write_proof"]
