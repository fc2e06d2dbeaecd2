"""The bench of the learnt valuation."""

from tests.bench.players.learning.command import main

main()
