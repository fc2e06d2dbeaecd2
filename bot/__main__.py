"""`python -m bot`: starts the command line, nothing else."""

import sys

from bot.interrupts import ended_at_once


def main() -> int:
    """Import the command line and run it.

    Returns:
        The exit status.
    """
    with ended_at_once():
        from bot import cli  # noqa: PLC0415 - see above
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
