"""Playing a hand to its end, everybody by the same advice."""

from collections.abc import Callable

from bot.players.advice import SituationT


def play_out(situation: SituationT, decide: Callable[[SituationT], int]) -> None:
    """Play on until nothing that counts is left to take.

    Args:
        situation: Where the hand stands, with the cards of all seats. It is changed.
        decide: Chooses among the legal cards of a situation.
    """
    while situation.count or not situation.is_decided():
        legal = situation.look(situation.hands[situation.seat])
        situation.play(decide(situation) if legal & (legal - 1) else legal)
