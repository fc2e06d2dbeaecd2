"""The lessons of the games: a few pages that teach, ask, check and explain. Each game has its own file."""
