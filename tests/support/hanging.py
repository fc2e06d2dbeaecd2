"""How long a test waits for what should happen at once before it says that it never will."""

from typing import Final

# A limit that ends what hangs, and nothing else: other work can make a machine fifty times as slow.
HANGS_S: Final = 120.0
