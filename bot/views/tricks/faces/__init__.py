"""The faces of the games of tricks: each game's own words, cards and choices."""
