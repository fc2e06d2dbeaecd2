"""Practice: a hand of a trick game alone against three easy computer players, with hints."""
