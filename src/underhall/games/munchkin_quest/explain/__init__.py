"""What a question of Munchkin Quest is about, and what each of its answers does, as far as the asked seat can know."""
