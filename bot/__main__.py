"""`python -m bot`: starts the command line, nothing else."""

import sys

from bot.cli import main

if __name__ == "__main__":
    sys.exit(main())
