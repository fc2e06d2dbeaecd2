"""`python -m bot`: starts the command line, nothing else."""

import signal
import sys


def main() -> int:
    """Import the commands and run the one that the command line names.

    Returns:
        The exit status.
    """
    # Ctrl-C while all is being imported ends the process then and there: there is nothing to clean up yet.
    takes_interrupts = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if takes_interrupts:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from bot import cli  # noqa: PLC0415 - see above

    if takes_interrupts:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
