"""`python -m bot`: starts the command line."""

import sys

from bot.interrupts import ended_at_once


def main() -> int:
    """Import the command line, run it, and return the exit status."""
    with ended_at_once():
        from bot import cli  # noqa: PLC0415 - see above
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
