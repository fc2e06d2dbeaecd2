"""Achievements: whoever achieves something at a table is told so, once and privately."""
