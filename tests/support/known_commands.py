"""Commands as Discord answers that it knows them."""

from collections.abc import Mapping
from typing import Any


def known_command(command: Mapping[str, Any], application_id: int) -> dict[str, Any]:
    """Return what Discord answers to a command that it is told.

    An entry in the menu of a member has an empty description there, although the bot may not send one.
    """
    ids = {"id": "5000", "application_id": str(application_id), "version": "1"}
    return {"description": "", "default_member_permissions": None, **command, **ids}
