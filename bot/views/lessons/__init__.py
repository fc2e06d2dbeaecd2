"""Lessons: how each game is played, a few pages that ask, check and explain; a file for each game's own."""
