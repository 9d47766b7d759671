"""What every game shares: luck, the agenda, decisions, events, saves."""
