"""The verification of a hand of tricks: it is dealt and played again, step by step."""

from collections.abc import Sequence
from functools import partial

from bot.features.rounds.verification import send_verification
from bot.rules.deal_files import Json
from bot.rules.tricks.records import SEAT_NAMES
from bot.tables.ids import UserId
from bot.tables.tricks.recall import dealt_hand
from bot.text import Text
from bot.text.tricks import computer_name
from bot.views.phrases import person_name
from bot.views.tricks.custom_ids import HandAddress
from bot.views.tricks.review import settled_hand
from bot.views.visit import Visit


async def show_verification(visit: Visit, address: HandAddress) -> None:
    """Check the deal of a finished hand, and send what was found.

    Raises:
        RuleError: `hand-not-found`, `round-unproven`.
    """
    stored = await settled_hand(visit, address)
    deal = dealt_hand(visit.face(address.game).game, stored)
    await send_verification(visit, stored, deal, partial(dealt_name, deal["seats"]), hand_called)


def hand_called(text: Text, deal: Json) -> str:
    """Return the name of a hand: its number and its table."""
    return text("verify-hand", round=str(deal["round"]), table=str(deal["table"]))


def dealt_name(seats: Sequence[str | None], text: Text, who: str) -> str:
    """Return the name of a player in a deal file of a game of tricks.

    Args:
        seats: The user id of the player in each seat; None for a computer player.
        who: A user id, or one of `SEAT_NAMES`.
    """
    user = seats[SEAT_NAMES.index(who)] if who in SEAT_NAMES else who
    if user is None:
        return computer_name(text, SEAT_NAMES.index(who))
    return person_name(text, UserId(int(user)))
