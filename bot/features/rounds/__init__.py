"""Rounds that were played: a player's history, each round as it was announced, and the check of its deal."""
