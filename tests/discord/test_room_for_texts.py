"""Every text in a button, a list or a form is known to have only so much room."""

import pytest

from bot.views.inputs import room_for
from tests.support.recorded import Recorded

pytestmark = [pytest.mark.xdist_group("flows"), pytest.mark.thorough]


def test_the_room_of_every_text_in_a_button_a_list_or_a_form_is_known(recorded: Recorded):
    assert len(recorded.places) > 150
    unknown = {
        text_id: room for text_id, room in recorded.places.items() if (room_for(text_id) or room + 1) > room
    }
    assert unknown == {}
