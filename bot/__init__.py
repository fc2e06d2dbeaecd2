"""A bot for card tables in Discord. The rules form the lowest layer, Discord the highest."""
