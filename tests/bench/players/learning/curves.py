"""How well promises, playouts, a ridge and what was learnt tell what comes, by stage of a hand."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final

import numpy as np

from bot.players import TrickGame
from bot.players.advisor import STAGES
from bot.players.cardset import each
from tests.bench.players.learning.arrays import EXPOSABLE
from tests.bench.players.learning.network import Network
from tests.bench.players.learning.selfplay import Guessed, Played
from tests.bench.players.promise import Ridge, measured

_FOLDS: Final = 5
# With fewer positions than this no weights are fitted.
_FEWEST: Final = 20


def learnt_values(game: TrickGame, network: Network, played: Sequence[Played]) -> Iterator[float]:
    """Return for each decision what the network expects on average over the guessed deals, in points."""
    for hand in played:
        if not hand.guessed:
            continue
        leaves = np.array([leaf for guessed in hand.guessed for leaf in guessed.leaves], np.uint8)
        seats = np.array([seat for guessed in hand.guessed for seat in guessed.seats])
        shown = {card.bit_length() - 1 for card in each(hand.exposed)}
        exposed = np.tile(np.array([card in shown for card in EXPOSABLE], bool), (len(leaves), 1))
        leads = network.leads(str(game), leaves, exposed, seats)
        yield from map(float, leads.reshape(len(hand.guessed), -1).mean(1))


def blended(columns: Sequence[Sequence[float]], came: Sequence[float], hands: Sequence[int]) -> list[float]:
    """Return the best mixture of some predictions, each time fitted to hands that it is not used on."""
    rows = np.column_stack([*columns, np.ones(len(came))])
    folds, found = np.array(hands) % _FOLDS, np.zeros(len(came))
    for fold in range(_FOLDS):
        others = folds != fold
        weights = np.linalg.lstsq(rows[others], np.array(came)[others], rcond=None)[0]
        found[~others] = rows[~others] @ weights
    return [float(each) for each in found]


def weights_of(columns: Sequence[Sequence[float]], came: Sequence[float]) -> list[float]:
    """Return the weights of the best mixture of some predictions, and its height."""
    rows = np.column_stack([*columns, np.ones(len(came))])
    return [float(each) for each in np.linalg.lstsq(rows, np.array(came), rcond=None)[0]]


def report(
    game: TrickGame, network: Network, fitted: Sequence[Played], apart: Sequence[Played], seed: int
) -> str:
    """Return in lines how well each predictor does on hands that nothing was learnt from."""
    looked = [guessed for hand in apart for guessed in hand.guessed]
    learnt = list(learnt_values(game, network, apart))
    lines = [f"{game}: {len(fitted)} hands learnt from, {len(apart)} measured on; seed {seed}"]
    for stage, name in enumerate(STAGES):
        here = [place for place, each in enumerate(looked) if each.position.stage == stage]
        if stage == 0 or len(here) < _FEWEST:
            continue
        known = [each.position for hand in fitted for each in hand.guessed if each.position.stage == stage]
        lines.append(f"tricks {name}: {len(here)} decisions")
        lines += _of_stage([looked[place] for place in here], [learnt[place] for place in here], known, seed)
    return "\n".join(lines) + "\n"


def _of_stage(
    looked: Sequence[Guessed], learnt: Sequence[float], known: Sequence[Any], seed: int
) -> Iterator[str]:
    positions = [each.position for each in looked]
    came, hands = [each.came for each in positions], [each.hand for each in positions]
    promises = [each.promise for each in positions]
    playouts = [fmean(each.playouts) for each in looked]
    said: dict[str, Sequence[float]] = {
        "promise": promises,
        "promise, shrunk": blended([promises], came, hands),
        "playouts": playouts,
        "playouts, shrunk": blended([playouts], came, hands),
        "network": learnt,
        "network, shrunk": blended([learnt], came, hands),
        "promise and network": blended([promises, learnt], came, hands),
    }
    if known:
        said["ridge"] = list(map(Ridge(known).predicted, positions))
    for name, values in said.items():
        by_hand: dict[int, list[tuple[float, float]]] = {}
        for hand, pair in zip(hands, zip(values, came, strict=True), strict=True):
            by_hand.setdefault(hand, []).append(pair)
        yield f"    {name:<20} {measured(list(by_hand.values()), Random(seed))}"
    of_promise, of_network, height = weights_of([promises, learnt], came)
    yield f"    weights: promise {of_promise:.2f}, network {of_network:.2f}, height {height:+.2f}"
