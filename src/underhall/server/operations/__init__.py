"""What whoever hosts a server needs beside the games: figures, logs, probes, clean-up, a stop that loses nobody."""
