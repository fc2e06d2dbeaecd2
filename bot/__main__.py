"""`python -m bot`: starts the command line."""

import gc
import sys

from bot.interrupts import ended_at_once


def main() -> int:
    """Import the command line, run it, and return the exit status."""
    # Most commands end before there is garbage worth looking for. The looking takes a seventh of their time.
    gc.set_threshold(50_000)
    with ended_at_once():
        from bot import cli  # noqa: PLC0415 - see above
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
