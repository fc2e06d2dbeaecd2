"""`python -m tests.bench.players`."""

from tests.bench.players.command import main

main()
