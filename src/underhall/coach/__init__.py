"""The coach: what each option is worth to who is asked, and where a finished game was won and lost."""
