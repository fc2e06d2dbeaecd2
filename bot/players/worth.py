"""What the end of a hand is worth to a seat, in points of the game: what looking ahead goes by."""

from collections.abc import Collection, Sequence


def lead_over_others(scores: Sequence[float], seat: int) -> float:
    """Return by how much a seat's score is above the mean of the other three."""
    return (len(scores) * scores[seat] - sum(scores)) / (len(scores) - 1)


def share_in(seats: Collection[int], seat: int) -> float:
    """Return a seat's share in what some seats share equally: nothing if it is not one of them."""
    return 1 / len(seats) if seat in seats else 0.0
