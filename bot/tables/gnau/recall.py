"""A settled round, as the table it was revealed at."""

from bot.rules.gnau import parse_record
from bot.tables.gnau import snapshot
from bot.tables.gnau.options import DealerPolicy, TableOptions
from bot.tables.gnau.state import GnauTable, Hands, Phase
from bot.tables.history import StoredRound
from bot.tables.ids import UserId


def recalled(stored: StoredRound) -> GnauTable:
    """Return the table as it was when a round was revealed.

    Of rounds from before tables were kept with them only the hand record tells: then everybody has split
    optimally, as it was, the shuffle has no seed, and who opened the table is not known.
    """
    return _from_record(stored) if stored.snapshot is None else snapshot.load(stored.snapshot)


def _from_record(stored: StoredRound) -> GnauTable:
    dealt = parse_record(stored.record)
    players = {UserId(int(user_id)): cards for user_id, cards in dealt.players.items()}
    dealer_id = next((user_id for user_id in stored.players if user_id not in players), None)
    hands = Hands(dealt.dealer, players, dealer_id, seed=b"", parts=())
    policy = DealerPolicy.HOUSE if dealer_id is None else DealerPolicy.OPENER
    return GnauTable(
        opener_id=hands.people[0],
        options=TableOptions(dealt.stake, dealt.rules, dealer=policy, points=stored.points),
        seed_root=b"",
        phase=Phase.REVEALED,
        round=stored.number,
        seats=hands.people,
        banker_id=dealer_id,
        hands=hands,
    )
