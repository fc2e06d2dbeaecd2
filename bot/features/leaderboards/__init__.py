"""Leaderboards: who has won the most points in a server, and who plays best."""
