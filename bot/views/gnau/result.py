"""The result of a round in words: all of it, or only what is worth a sentence below its picture."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.settlement import Outcome, PlayerResult, is_draw
from bot.rules.gnau.splits import Split
from bot.tables.gnau import GnauTable
from bot.tables.ids import TableId, UserId
from bot.text import Text
from bot.text.conventions import listed
from bot.text.gnau import split_name, tie_line
from bot.views.gnau.cards import (
    banners,
    dealer_name,
    highlights,
    in_a_row,
    named_lines,
    split_remark,
    told_streak,
)
from bot.views.phrases import key_line, person_name, signed_points
from bot.views.style import LINE

# At most this many people are named for their streaks, or for an ox that they have missed.
NAMED_IN_REMARK: Final = 3
# How many ways there are to tell a missed ox.
JOKES: Final = 5
# A player who ties so loses; all others who lose have a lower hand.
_LOST_TIES: Final = frozenset({"pays", "unpaid"})


def remarks(text: Text, table_id: TableId, table: GnauTable, seats: Mapping[UserId, str]) -> Iterable[str]:
    """Yield a line for each thing that a picture of the latest result leaves unsaid.

    Args:
        seats: The seat names of the players whom the picture cannot name.
    """
    yield from banners(text, table, tells_firsts=True)
    yield from _streaks(text, table)
    yield from _missed(text, table_id, table)
    if any(result.outcome is Outcome.TIES and result.delta for result in table.settlement().players.values()):
        yield text("gnau-result-ties")
    if seats:
        named = (
            text("gnau-picture-seated", user=person_name(text, user_id), seat=seat)
            for user_id, seat in seats.items()
        )
        yield f"-# {' · '.join(named)}"


def _streaks(text: Text, table: GnauTable) -> Iterable[str]:
    assert table.hands is not None
    streaks = {user_id: told_streak(table, user_id) for user_id in table.hands.people}
    longest = sorted((each for each in streaks.items() if each[1]), key=lambda each: -each[1])
    if longest:
        told = (
            text("gnau-result-streak-of", user=person_name(text, user_id), streak=in_a_row(text, streak))
            for user_id, streak in longest[:NAMED_IN_REMARK]
        )
        yield text("gnau-result-streak", streak=" · ".join(told))


def _missed(text: Text, table_id: TableId, table: GnauTable) -> Iterable[str]:
    """Yield a kind joke if people have missed an ox. The same round always gets the same joke."""
    assert table.hands is not None
    missed = {
        user_id: best
        for user_id in table.hands.people
        if (best := table.missed_split(user_id)) and table.counted_split(user_id).category is Category.NONE
    }
    if not missed:
        return
    names = [
        text("gnau-missed-hand", user=person_name(text, user_id), hand=split_name(text, best))
        for user_id, best in missed.items()
    ]
    is_short = len(names) <= NAMED_IN_REMARK
    said = listed(text, names) if is_short else text("gnau-missed-many", people=len(names))
    yield text("gnau-missed", missed=said, joke=(table_id + table.round) % JOKES)


def seed_line(text: Text, table: GnauTable) -> str:
    """Return the line with the first digits of the seed of the round that is over."""
    assert table.hands is not None
    if not table.hands.seed:
        return text("gnau-fair-before")
    return key_line(text, table.hands.seed)


def result_blocks(text: Text, table: GnauTable, balances: Mapping[UserId, int]) -> Iterable[str]:
    """Yield all results of the latest round: a block for each hand, the dealer's first.

    Args:
        balances: The points that the round left to each player.
    """
    settlement = table.settlement()
    assert table.hands is not None
    dealer_id, rules = table.hands.dealer_id, table.round_options.rules
    dealer = text(
        "gnau-result-dealer",
        dealer=dealer_name(text, dealer_id),
        delta=signed_points(text, settlement.dealer_delta),
    )
    bid = [] if table.bidding is None else [text("gnau-result-bid", bid=table.bidding.number)]
    yield "\n".join([dealer, *bid, *_hand_lines(text, table, dealer_id, settlement.dealer)])
    yield LINE
    for user_id, result in sorted(settlement.players.items(), key=lambda line: -line[1].delta):
        player = text(
            "gnau-result-player",
            outcome=_ending(result, rules),
            mark=_mark(result.delta),
            user=person_name(text, user_id),
            points=abs(result.delta),
            balance=balances.get(user_id, 0),
        )
        tie = [tie_line(text, result.split, rules)] if _ending(result, rules) in _LOST_TIES else []
        raised = _raised_line(text, table, user_id)
        yield "\n".join([player, *raised, *tie, *_hand_lines(text, table, user_id, result.split)])


def _raised_line(text: Text, table: GnauTable, user_id: UserId) -> Iterable[str]:
    if (bidding := table.bidding) is not None:
        bid, raised = bidding.number, bidding.raises[user_id]
        yield text("gnau-result-raised", bid=bid, raised=raised, times=bidding.times[user_id])


def _ending(result: PlayerResult, rules: HouseRules) -> str:
    if result.outcome is not Outcome.TIES:
        return str(result.outcome)
    if is_draw(result.split.category, rules):
        return "draws"
    # The dealer wins the tie, and the player usually pays as for a worse hand.
    return "pays" if result.delta else "unpaid"


def _mark(delta: int) -> str:
    """Return the coloured mark for a gain, a loss, or neither."""
    return "🟢" if delta > 0 else "🔴" if delta < 0 else "🟡"


def _hand_lines(text: Text, table: GnauTable, user_id: UserId | None, counted: Split) -> Iterable[str]:
    """Yield the cards of a hand and the remarks on it, as a quote."""
    said = [*highlights(text, table, user_id), split_remark(text, table, user_id, counted)]
    for line in named_lines(text, table.cards_of(user_id), counted):
        yield f"> {line}"
    for line in " · ".join(filter(None, said)).splitlines():
        yield f"> -# {line}"
