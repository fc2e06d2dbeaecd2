"""What hands of Hearts and Gong Zhu count and what games move, once more from the written rules."""

from collections.abc import Collection, Sequence
from typing import Final

from tests.rules.naive_tricks import ORDER, hearts_price
from tests.simulation.tricks.hands import Hand

PIG, SHEEP, TRANSFORMER, ACE_OF_HEARTS, JACK = "QS", "JD", "10C", "AH", "JD"
_HEARTS: Final = frozenset(f"{rank}H" for rank in ORDER)
_HEART_POINTS: Final = {
    **dict.fromkeys(_HEARTS, -10),
    **dict.fromkeys(("2H", "3H", "4H"), 0),
    "AH": -50,
    "KH": -40,
    "QH": -30,
    "JH": -20,
}


def scores_of(hand: Hand, picked: str | None) -> tuple[int, ...]:
    """Return what each seat's score changes by in a finished hand.

    Args:
        picked: What who has shot the moon picked, where that was theirs to pick.
    """
    if hand.game == "hearts":
        return _hearts(hand, picked)
    return tuple(_gongzhu(cards, hand) for cards in hand.taken())


def payments(game: str, totals: dict[int, int], stake: int, left: Collection[int] = ()) -> dict[int, int]:
    """Return what a game moves.

    Args:
        totals: The score of each person who has something at stake, in the order of their seats.
    """
    if len(totals) < 2:
        return {}
    best, worst = (max, min) if game == "gongzhu" else (min, max)
    stayed = [user_id for user_id in totals if user_id not in left]
    won = [user_id for user_id in stayed if totals[user_id] == best(totals[each] for each in stayed)]
    others = [user_id for user_id in totals if user_id not in won]
    if not won or not others:
        return dict.fromkeys(totals, 0)
    if game == "hearts":
        return dict.fromkeys(others, -stake) | _shared(stake * len(others), won)
    lost = [user_id for user_id in others if totals[user_id] == worst(totals[each] for each in others)]
    paid = {user_id: -points for user_id, points in _shared(stake, lost).items()}
    return dict.fromkeys(totals, 0) | paid | _shared(stake, won)


def team_payments(
    sides: Sequence[int], seats: dict[int, int], stake: int, left: Collection[int] = ()
) -> dict[int, int]:
    """Return what a game of teams moves.

    Args:
        sides: The scores of seats 0 and 2, and of seats 1 and 3.
        seats: Who has something at stake, with the place of their seat, in the order of the seats.
    """
    stayed = [
        [user for user, seat in seats.items() if seat % 2 == side and user not in left] for side in (0, 1)
    ]
    nothing = dict.fromkeys(seats, 0)
    if not any(stayed) or (all(stayed) and sides[0] == sides[1]):
        return nothing
    best = sides.index(max(sides)) if all(stayed) else (0 if stayed[0] else 1)
    lost = [user for user, seat in seats.items() if seat % 2 != best]
    return nothing | dict.fromkeys(lost, -stake) | _shared(stake * len(lost), stayed[best])


def _hearts(hand: Hand, picked: str | None) -> tuple[int, ...]:
    taken, jack = hand.taken(), -10 if hand.prices["omnibus"] else 0
    prices = {card: hearts_price(card, **hand.prices) for cards in taken for card in cards}
    costly = {card for card, price in prices.items() if price > 0}
    moved = sum(prices[card] for card in costly)
    for shooter, cards in enumerate(taken):
        if cards >= costly | ({JACK} if jack else set()):
            takes_off = (picked or hand.rules["moon"]) == "take_from_self"
            own, others = (jack - moved, 0) if takes_off else (jack, moved)
            return tuple(own if seat == shooter else others for seat in range(len(taken)))
    return tuple(sum(map(prices.__getitem__, cards)) for cards in taken)


def _gongzhu(cards: Collection[str], hand: Hand) -> int:
    hearts = [card for card in cards if card in _HEARTS]
    has_all, doubled = len(hearts) == len(_HEARTS), hand.exposed
    net = (200 if has_all else sum(map(_HEART_POINTS.__getitem__, hearts))) * (1 + (ACE_OF_HEARTS in doubled))
    if PIG in cards:
        needed = {"all_hearts": (), "all_points": (SHEEP, TRANSFORMER), "never": ("nothing",)}
        flips = has_all and all(card in cards for card in needed[hand.rules["pig_flips"]])
        net += (100 if flips else -100) * (1 + (PIG in doubled))
    if SHEEP in cards:
        net += 100 * (1 + (SHEEP in doubled))
    if TRANSFORMER not in cards:
        return net
    times = 1 + (TRANSFORMER in doubled)
    # Hearts that count nothing are point cards too.
    is_alone = not hearts and not {PIG, SHEEP} & set(cards)
    return 50 * times if is_alone else net * 2 * times


def _shared(points: int, people: Sequence[int]) -> dict[int, int]:
    """Return points shared as evenly as whole numbers allow; the first get the odd ones."""
    each, odd = divmod(points, len(people))
    return {user_id: each + (place < odd) for place, user_id in enumerate(people)}
