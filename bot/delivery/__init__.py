"""Sends what follows from a committed step: table messages, direct messages, ephemeral messages."""
