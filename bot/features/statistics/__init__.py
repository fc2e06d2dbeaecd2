"""Statistics of a player's rounds of Gnau: counts, highlights, and how much of the result was luck."""
