"""Rules with their ids: what each says (`catalogue`), and which of them have a test (`coverage`)."""
