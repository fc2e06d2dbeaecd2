"""Reads a settled round again: as its table, as a proof of the deal, and for a person's data export.

The functions whose names begin with `own` return the stored data of one person and of no other.
"""

from dataclasses import replace

from bot.rules.cards import packs_for
from bot.rules.deal_files import deal_record
from bot.rules.errors import RuleError
from bot.rules.gnau.bidding import SEEN_CARDS, Bidding
from bot.rules.gnau.record import DEALER, parse_record
from bot.tables.gnau import snapshot
from bot.tables.gnau.dealing import best_positions
from bot.tables.gnau.events import CardsDealt
from bot.tables.gnau.kept_round import KeptRound, expanded
from bot.tables.gnau.state import DealerPolicy, GnauTable, GnauTableOptions, Hands, Phase
from bot.tables.history import StoredRound, format_round_id
from bot.tables.ids import UserId
from bot.tables.ports import Json
from bot.tables.privacy import facts_about


def recalled(stored: StoredRound) -> GnauTable:
    """Return the table as it was when a round was revealed.

    Older rounds were stored without their table, so they are rebuilt from the hand record alone. All hands
    were split optimally in those rounds. The shuffle has no seed, and the opener of the table is not known.
    """
    return _recalled(in_full(stored))


def in_full(stored: StoredRound) -> StoredRound:
    """Return a settled round in its full form, from the short or the full stored form.

    Raises:
        Exception: The round is damaged. The exception can be of any type.
    """
    if stored.snapshot is None:
        return stored
    full = expanded(KeptRound(stored.record, stored.snapshot))
    return replace(stored, record=full.record, snapshot=full.snapshot)


def _recalled(stored: StoredRound) -> GnauTable:
    return _from_record(stored) if stored.snapshot is None else snapshot.load(stored.snapshot)


def _from_record(stored: StoredRound) -> GnauTable:
    dealt = parse_record(stored.record)
    players = {UserId(int(user_id)): cards for user_id, cards in dealt.players.items()}
    dealer_id = next((user_id for user_id in stored.players if user_id not in players), None)
    hands = Hands(dealt.dealer, players, dealer_id, seed=b"", parts=())
    policy = DealerPolicy.HOUSE if dealer_id is None else DealerPolicy.OPENER
    return GnauTable(
        opener_id=hands.people[0],
        options=GnauTableOptions(dealt.stake, dealt.rules, dealer=policy, points=stored.points),
        seed_root=b"",
        phase=Phase.REVEALED,
        round=stored.number,
        seats=hands.people,
        banker_id=dealer_id,
        hands=hands,
    )


def dealt_round(stored: StoredRound) -> Json:
    """Return the deal file of a settled round as an object.

    Raises:
        RuleError: `round-unproven`: the round was dealt before deals could be checked.
    """
    stored = in_full(stored)
    table = _recalled(stored)
    hands = table.hands
    if hands is None or not hands.seed:
        raise RuleError("round-unproven", round=format_round_id(stored.table_id, stored.number))
    whos = [_who(hands, user_id) for user_id in hands.people]
    bids = {} if table.bidding is None else {"bids": _bids(hands, table.bidding)}
    return deal_record(
        stored.table_id,
        stored.number,
        hands.seed,
        zip(whos, hands.parts, strict=True),
        stored.record,
        packs=packs_for(1 + len(hands.players)),
        dealer_id=None if hands.dealer_id is None else str(hands.dealer_id),
        passports=_ox_cards(table, hands) if table.is_own_split or table.choices else None,
        deltas={str(user_id): player.delta_points for user_id, player in stored.players.items()},
        **bids,
    )


def _who(hands: Hands, user_id: UserId) -> str:
    return DEALER if user_id == hands.dealer_id else str(user_id)


def _bids(hands: Hands, bidding: Bidding[UserId]) -> dict[str, int]:
    return {_who(hands, user_id): bidding.bids[user_id] for user_id in hands.people}


def _ox_cards(table: GnauTable, hands: Hands) -> dict[str, list[str]]:
    return {_who(hands, user_id): _ox_cards_of(table, user_id) for user_id in hands.people}


def _ox_cards_of(table: GnauTable, user_id: UserId) -> list[str]:
    cards = table.cards_of(user_id)
    usual = () if table.is_own_split else best_positions(table, user_id)
    return [str(cards[position]) for position in table.choices.get(user_id, usual)]


def own_round(stored: StoredRound, user_id: UserId) -> Json:
    """Return the data of one person in a settled round; see `PersonalReader.own_round`."""
    stored = in_full(stored)
    table = _recalled(stored)
    cards, choice = table.cards_of(user_id), table.choices.get(user_id)
    assert table.hands is not None
    return {
        "stake": table.options.stake_points,
        "cards": " ".join(map(str, cards)),
        "pressed": None if choice is None else " ".join(str(cards[position]) for position in choice),
        "part": _part_in(table.hands, user_id),
        "bid": table.bidding.bids.get(user_id) if table.bidding else None,
        "raise": table.bidding.raises.get(user_id) if table.bidding else None,
        "rules": stored.record["rules"],
    }


def own_facts(kind: str, data: Json, user_id: UserId) -> Json | None:
    """Return the data of one person in an event; see `PersonalReader.own_facts`."""
    # Older deal events contain cards. They are not repeated here, because the export has them with the round,
    # or with the table until the round is settled.
    return None if kind == CardsDealt.__name__ else facts_about(data, user_id)


def own_seat(snapshot: Json, user_id: UserId) -> Json:
    """Return the data of one person in a table's snapshot, even if the snapshot is damaged."""
    evening = snapshot.get("evening", {})
    held = _hand_of(snapshot.get("hands") or {}, user_id)
    if held is not None and snapshot.get("phase") in {Phase.BIDDING, Phase.RAISING}:
        held = held[:SEEN_CARDS]
    bidding = snapshot.get("bidding") or {}
    return {
        "is_seated": user_id in snapshot.get("seats", ()),
        "cards": None if held is None else " ".join(held),
        "bid": bidding.get("bids", {}).get(str(user_id)),
        "raise": bidding.get("raises", {}).get(str(user_id)),
        "tally": snapshot.get("tally", {}).get(str(user_id)),
        "rounds": evening.get("rounds", {}).get(str(user_id)),
        "streak": evening.get("streaks", {}).get(str(user_id)),
        "has_best_hand": _is_theirs(evening.get("best_hand"), user_id),
        "has_biggest_win": _is_theirs(evening.get("biggest_win"), user_id),
    }


def _is_theirs(kept: Json | None, user_id: UserId) -> bool:
    return kept is not None and kept.get("user_id") == user_id


def _part_in(hands: Hands, user_id: UserId) -> str | None:
    return dict(zip(hands.people, hands.parts, strict=False)).get(user_id)


def _hand_of(hands: Json, user_id: UserId) -> list[str] | None:
    dealt = [*hands.get("players", ()), (hands.get("dealer_id"), hands.get("dealer"))]
    return next((cards for person, cards in dealt if person == user_id), None)
