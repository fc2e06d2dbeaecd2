"""Mistakes with tournaments, made on purpose."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from bot.features.tournaments import model, pages, scoring, service
from bot.tables.tricks.duplicate import Duplicate


@contextmanager
def unsealing_early() -> Iterator[None]:
    """Take a deal for played as soon as one table has played it, not the last."""

    def unsealed(played: Any, deals: int) -> int:
        return max((len(each.merits) for each in played), default=deals)

    with ExitStack() as stack:
        for each in (model, pages, service):
            stack.enter_context(patch.object(each, "unsealed", unsealed))
        yield


def dealing_others() -> Any:
    """Have one table turn its deals otherwise than the rest."""
    turned = Duplicate.turned

    def otherwise(part: Duplicate, deal: int) -> int:
        return (turned(part, deal) + part.number) % 4

    return patch.object(Duplicate, "turned", otherwise)


def counting_twice() -> Any:
    """Count what the first deal brings a second time."""
    deal_points = scoring.deal_points

    def twice(merits: Any) -> Any:
        found = deal_points(merits)
        return {place: tuple(each + each for each in points) for place, points in found.items()}

    return patch.object(model, "deal_points", twice)
