"""What the games of the Boss Monster series share: cards, rooms, heroes, hands and what is known of them."""
