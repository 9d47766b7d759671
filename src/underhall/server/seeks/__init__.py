"""People who look for opponents: a seek is an open table to which others with the same wish are led."""
