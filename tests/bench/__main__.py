"""`python -m tests.bench`."""

from tests.bench.command import main

main()
