"""The rules of the games as pure functions: no Discord, no database, no clock, no randomness."""
