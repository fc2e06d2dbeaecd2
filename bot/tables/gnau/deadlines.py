"""How long people have in a round; longer if one of them has asked for extra time."""

from bot.tables.gnau.state import MOST_BID_S, GnauTable, Hands, SplitMode
from bot.tables.machine import Moment
from bot.tables.table import MOST_EXTENDED_S, extended_s


def reveal_at_ms(table: GnauTable, hands: Hands, moment: Moment) -> int:
    """Return when all cards are revealed; extra time counts under own splits alone."""
    seconds = table.options.reveal_s
    if table.options.split is SplitMode.OWN:
        seconds = _extended(seconds, MOST_EXTENDED_S, hands, moment)
    return moment.now_ms + seconds * 1000


def bid_by_ms(table: GnauTable, hands: Hands, moment: Moment) -> int:
    """Return when the time for bids, or for raises, is over."""
    return moment.now_ms + _extended(table.options.bidding_s, MOST_BID_S, hands, moment) * 1000


def _extended(seconds: int, most: int, hands: Hands, moment: Moment) -> int:
    times = max(moment.more_time.get(user_id, 1) for user_id in hands.people)
    return extended_s(seconds, times, most)
