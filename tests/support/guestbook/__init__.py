"""A feature that exists in the tests alone: people sign the guestbook of their server.

It has everything that a feature can have: a table, a service, a button, a command and a line in the export.
"""

from typing import Final

from bot.features.feature import Feature
from tests.support.guestbook.rows import EXPORTED
from tests.support.guestbook.service import GuestbookService
from tests.support.guestbook.view import SignButton

GUESTBOOK: Final = Feature(
    name="guestbook",
    extension="tests.support.guestbook.cog",
    lasting_items=(SignButton,),
    service=GuestbookService,
    exported=EXPORTED,
)
