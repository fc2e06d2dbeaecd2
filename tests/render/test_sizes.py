"""No picture is larger than a slow telephone likes, nor without the panel that stands on any background."""

import pytest

from tests.support.full_pictures import PICTURES
from tests.support.pictures import opened


@pytest.mark.parametrize("draw", PICTURES, ids=lambda draw: draw.__name__)
def test_a_full_picture_is_small_enough_and_has_open_corners(draw):
    image = opened(draw())
    ends = (image.width - 1, image.height - 1)
    corners = [(0, 0), (ends[0], 0), (0, ends[1]), ends]
    assert {image.getchannel("A").getpixel(at) for at in corners} == {0}
