"""What leaves the bot by itself after a committed step: table messages, direct messages, private words."""
