"""The database's schema, step by step. Run by `bot.store.migrate`."""
