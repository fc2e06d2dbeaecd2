"""A hand of a trick game to practise with, alone against three easy computer players.

Nothing of it is stored: the seed and the person's own moves lead to the same hand every time, and both stand
in the custom ids of its buttons. Nothing is at stake, so the seed needs no secret.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from bot.players import Level, TrickGame, decide
from bot.rules.errors import RuleError
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.tricks import (
    ChooseAfterPlay,
    ClaimRest,
    HandCommand,
    Phase,
    PlayCard,
    PlayFor,
    Prepare,
    PrepareFor,
    TrickMachine,
    TrickTable,
)
from bot.tables.tricks.alone import deal_alone, go_on_alone, is_over
from bot.tables.tricks.events import Event

SEED_BYTES: Final = 4
OWN_SEAT: Final = 0
"""The person's seat."""
COACHED_TRICKS: Final = 3
"""Before and during these first tricks, a hint is shown unasked."""

# The signs of a person's moves. An index is a card among the dealt or the held cards, or a choice among the
# choices. The other two signs end the cards that were passed or exposed, and claim all remaining tricks.
_INDICES: Final = "0123456789abc"
_PREPARED: Final = "-"
_CLAIMED: Final = "x"
MOVES_PATTERN: Final = rf"[{_INDICES}{_CLAIMED}{_PREPARED}]{{0,28}}"

_PART: Final = "practice"


@dataclass(frozen=True)
class PracticeHand:
    """A person's hand.

    Args:
        seed: The seed of the deal and of the computer players' mistakes, in hexadecimal digits.
        moves: The person's moves so far, a sign each.
    """

    seed: str
    moves: str
    table: TrickTable

    @property
    def is_over(self) -> bool:
        """Whether the hand is finished."""
        return is_over(self.table)

    @property
    def is_coached(self) -> bool:
        """Whether a hint is shown unasked."""
        hand = self.table.hand
        assert hand is not None
        return not self.is_over and (hand.play is None or len(hand.play.finished) < COACHED_TRICKS)

    def after(self, command: HandCommand, moment: Moment) -> "PracticeHand":
        """Return the hand after the person's command and the computer players' answers.

        Raises:
            RuleError: The command is not allowed.
        """
        table = go_on_alone(self.table, command, moment, _beginner)
        return replace(self, moves=self.moves + _sign(self.table, command), table=table)


def practised(seed: str, moves: str, game: TrickGame, user_id: UserId, moment: Moment) -> PracticeHand:
    """Return the hand of a seed after a person's moves.

    Raises:
        RuleError: `practice-gone`: the moves are impossible, for example because an update has changed the
            computer players.
    """
    root = bytes.fromhex(seed).ljust(32, b"\0")
    table = deal_alone(user_id, _PART, game, root, moment, level=Level.EASY, answer=_beginner)
    hand = PracticeHand(seed, "", table)
    try:
        while rest := moves.removeprefix(hand.moves):
            hand = hand.after(_next(hand.table, rest, user_id), moment)
    except (RuleError, LookupError, ValueError) as error:
        raise RuleError("practice-gone") from error
    return hand


def _beginner(table: TrickTable, seat: int, moment: Moment) -> tuple[Event, ...]:
    assert table.shuffle is not None
    rng = Random(f"{table.shuffle.seed.hex()}/{table.plays}/{seat}")  # noqa: S311 - whims of a beginner
    cards = decide(table.view_of(seat), table.level_of(seat), rng).cards
    command = (
        PrepareFor(round=table.round, seat=seat, cards=cards)
        if table.phase is Phase.PREPARING
        else PlayFor(round=table.round, plays=table.plays, seat=seat, card=cards[0])
    )
    return TrickMachine(table.game).decide(table, command, moment)


def _sign(table: TrickTable, command: HandCommand) -> str:
    """Return the signs of a command that was carried out at a table."""
    assert table.hand is not None
    match command:
        case Prepare(cards=cards):
            dealt = table.hand.deal[OWN_SEAT]
            return "".join(sorted(_INDICES[dealt.index(card)] for card in cards)) + _PREPARED
        case PlayCard(card=card):
            return _INDICES[table.view_of(OWN_SEAT).held.index(card)]
        case ClaimRest():
            return _CLAIMED
        case ChooseAfterPlay(chosen=chosen):
            return _INDICES[table.rules.CHOICES.index(chosen)]


def _next(table: TrickTable, rest: str, user_id: UserId) -> HandCommand:
    """Return the first command of the moves that are left."""
    assert table.hand is not None
    if table.phase is Phase.PREPARING:
        dealt = table.hand.deal[OWN_SEAT]
        return Prepare(user_id, tuple(dealt[_INDICES.index(sign)] for sign in rest[: rest.index(_PREPARED)]))
    if rest[0] == _CLAIMED:
        return ClaimRest(user_id)
    index = _INDICES.index(rest[0])
    if table.phase is Phase.CHOOSING:
        return ChooseAfterPlay(user_id, table.rules.CHOICES[index])
    return PlayCard(user_id, table.view_of(OWN_SEAT).held[index])
