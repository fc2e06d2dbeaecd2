"""A network with one hidden layer that learns what a position between two tricks is worth.

It is learnt by Adam (Kingma and Ba, 2015), with its weights held back a little.
"""

from pathlib import Path
from typing import Any, Final

import numpy as np

from tests.bench.players.learning.arrays import INPUTS, SCALES, Hands, inputs_of

_OUTPUTS: Final = 4
_AT_ONCE: Final = 512
_PART: Final = 4096


class Network:
    """What each seat may expect, counted from the seat that is to lead.

    Args:
        hidden: The number of units.
    """

    def __init__(self, hidden: int, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        shapes = ((INPUTS, hidden), (1, hidden), (hidden, _OUTPUTS), (1, _OUTPUTS))
        self.weights = [self._rng.normal(0, 0.1, shape).astype(np.float32) for shape in shapes]

    def outputs(self, inputs: Any) -> tuple[Any, Any]:
        """Return what the hidden units say, and what comes out."""
        first, bias, second, height = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        return hidden, hidden @ second + height

    def learn(self, hands: Hands, rounds: int, rate: float, held_back: float = 0.0) -> None:
        """Go through all positions of some hands so many times.

        Args:
            rate: How far each step goes at first; at the end, a twentieth of it.
            held_back: Which share of a weight is taken off, in units of the rate.
        """
        places, exposed, scores = hands.examples()
        adam, steps = _Adam(self.weights, held_back), rounds * -(-len(places) // _AT_ONCE)
        for _ in range(rounds):
            order = self._rng.permutation(len(places))
            for first in range(0, len(order), _AT_ONCE):
                chosen = order[first : first + _AT_ONCE]
                slopes = self._slopes(inputs_of(places[chosen], exposed[chosen]), scores[chosen])
                adam.step(slopes, rate * (1 - 0.95 * adam.steps / steps))

    def _slopes(self, inputs: Any, scores: Any) -> list[Any]:
        hidden, out = self.outputs(inputs)
        missed = 2 * (out - scores) / len(inputs)
        behind = (missed @ self.weights[2].T) * (hidden > 0)
        heights = behind.sum(0, keepdims=True), missed.sum(0, keepdims=True)
        return [inputs.T @ behind, heights[0], hidden.T @ missed, heights[1]]

    def leads(self, game: str, places: Any, exposed: Any, seats: Any) -> Any:
        """Return by how much a seat of each position may expect to end ahead of the mean of the others.

        Args:
            seats: For each position how many seats after the leader the seat is.
        """
        parts = [slice(first, first + _PART) for first in range(0, len(places), _PART)]
        out = np.concatenate([self.outputs(inputs_of(places[part], exposed[part]))[1] for part in parts])
        own = out[np.arange(len(out)), seats]
        return SCALES[game] * (_OUTPUTS * own - out.sum(1)) / (_OUTPUTS - 1)

    def keep(self, path: Path) -> None:
        """Write the weights to a file."""
        np.savez_compressed(path, *self.weights)


def kept_weights(path: Path) -> list[Any]:
    """Return the weights that a file keeps, as in `Network.weights`."""
    with np.load(path) as kept:
        return [kept[name] for name in kept.files]


class _Adam:
    """Moves weights down the slopes, each by how steep and how uneven its own slope was.

    Args:
        weights: They are changed in place.
        held_back: As in `Network.learn`.
    """

    def __init__(self, weights: list[Any], held_back: float) -> None:
        self.steps = 0
        self._weights, self._held_back = weights, held_back
        self._means = [np.zeros_like(each) for each in weights]
        self._squares = [np.zeros_like(each) for each in weights]

    def step(self, slopes: list[Any], rate: float) -> None:
        """Move all weights once."""
        self.steps += 1
        for place, slope in enumerate(slopes):
            weights, mean, square = self._weights[place], self._means[place], self._squares[place]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            # A row of heights is not held back.
            back = self._held_back * weights if len(weights) > 1 else 0
            weights -= rate * (mean / (1 - 0.9**self.steps) / size + back)
