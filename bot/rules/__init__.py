"""The games as pure functions: no Discord, no database, no clock, no chance."""
