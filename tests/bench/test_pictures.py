"""How long each kind of picture takes, and how large it is: `pytest tests/bench --benchmark-only`.

At most 12 ms of processor time and 60 kB is what a picture may cost. Whoever adds one adds it to
tests/support/full_pictures.py; its size is also asserted, in tests/render/test_sizes.py.
"""

from time import process_time

import pytest

from tests.support.full_pictures import PICTURES


@pytest.mark.benchmark(timer=process_time)
@pytest.mark.parametrize("draw", PICTURES, ids=lambda draw: draw.__name__)
def test_drawing(benchmark, draw):
    benchmark.extra_info["kB"] = round(len(benchmark(draw)) / 1000, 1)
