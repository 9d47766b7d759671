"""What one request or one socket could do to others. `python -m tests.server.attacks` prints how long they wait."""
