"""Boss Monster: rival bosses build dungeons, lure heroes with treasure, and kill them for souls."""
