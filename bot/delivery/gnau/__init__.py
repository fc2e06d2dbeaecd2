"""Gnau brought to the people: its tables, the steps of a reveal, direct messages."""
