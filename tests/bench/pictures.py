"""Each kind of picture, as full as it gets in a usual game: what it takes, and how large it is.

At most 12 ms and 60 kB is what a picture may cost; its size is also asserted, in tests/render/test_sizes.py.
"""

from collections.abc import Iterator

from tests.bench.measuring import Contender, Race, busy
from tests.support.full_pictures import PICTURES


def races() -> Iterator[Race]:
    """Yield every picture."""
    contenders = [
        Contender(draw.__name__.replace("_", " "), busy(draw), note=f"{len(draw()) / 1000:5.1f} kB")
        for draw in PICTURES
    ]
    yield Race("A picture", "ms", contenders, rounds=9)
