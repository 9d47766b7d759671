"""Super Boss Monster: bosses build dungeons around one town, draft at its market, and send minions on errands."""
