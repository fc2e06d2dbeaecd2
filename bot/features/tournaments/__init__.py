"""Duplicate tournaments: every table of a trick game plays the same deals, and seats are compared."""
