"""What was learnt as the bot reads it: whole numbers of two bytes each, see its `network`."""

from typing import Any, Final

import numpy as np

from bot.players.network import COUNTS, EXPOSED, INPUTS, LEFT, ONE, ONE_OUT, OUTPUTS, UNITS

_HALF: Final = 1 << 15


def shipped(weights: list[Any]) -> bytes:
    """Return the weights of a network as the bot reads them.

    Args:
        weights: The first layer, its heights, the second layer and its heights.

    Raises:
        ValueError: They are of another shape, or so large that a lane could overflow.
    """
    shapes = ((INPUTS, UNITS), (UNITS,), (UNITS, OUTPUTS), (OUTPUTS,))
    first, heights, second, last = (
        np.asarray(each, np.float64).reshape(shape) for each, shape in zip(weights, shapes, strict=True)
    )
    rows = np.vstack([np.rint(first * ONE), np.rint(heights * ONE)])
    most = max(_most(rows), _most(-rows))
    if most >= _HALF:
        raise ValueError(f"a unit may reach {most:.0f}, and a lane holds less than {_HALF}")
    out = np.concatenate([np.rint(second.T * ONE_OUT).ravel(), np.rint(last * ONE_OUT)])
    if max(abs(out).max(), abs(rows).max()) >= _HALF:
        raise ValueError(f"a weight is {max(abs(out).max(), abs(rows).max()):.0f}, not below {_HALF}")
    data: bytes = (np.concatenate([rows.ravel(), out]) + _HALF).astype("<u2").tobytes()
    return data


def _most(rows: Any) -> float:
    """Return what no unit can be above, whatever the position: all that could be true at once is added up."""
    most = rows[INPUTS].copy()
    for card in range(52):
        suit, rank = divmod(card, 13)
        held = rows[8 * card : 8 * card + 4]
        left = rows[LEFT + 52 * suit :][: 4 * (13 - rank)].reshape(-1, 4, UNITS)
        taken = rows[8 * card + 4 : 8 * card + 8]
        most += np.maximum(0, np.maximum((held + left).max((0, 1)), taken.max(0)))
    for place in range(4):
        most += np.maximum(0, rows[EXPOSED + 9 * place :][:9].max(0))
    for place in range(16):
        most += rows[COUNTS + 7 * place :][:7].max(0)
    return float(most.max())
