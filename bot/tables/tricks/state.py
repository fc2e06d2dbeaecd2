"""The state of a table of tricks, without anything that can be derived from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Final, TypeAlias

from bot.players import Level, PlayerView, TrickGame
from bot.rules import fair_deal
from bot.rules.fair_deal import seed_of
from bot.rules.tricks import SEATS, BySeat, Hand, TrickRules
from bot.tables.ids import UserId
from bot.tables.table import Table, extended_s, idle_ms
from bot.tables.tricks.duplicate import Duplicate
from bot.tables.tricks.options import TrickTableOptions

# When a game has been over this long, any seated person may begin the next; the host may be away.
FREE_START_MS: Final = 20 * 1000


@dataclass(frozen=True, slots=True)
class Occupant:
    """The state of one of the four seats.

    Args:
        user_id: The person in the seat; None if the seat is free or a computer player's.
        is_computer: Whether a computer player has the seat, until a person takes it over.
        is_away: Whether the person is absent. Then a computer player plays for them until they are back.
        holder_id: The person who had the seat when the running or latest game began. The stake is theirs,
            even if they have left the seat to a computer player or to another person.
        level: How well computer players play in this seat, even after other people have had it; None for the
            level of the table.
    """

    user_id: UserId | None = None
    is_computer: bool = False
    is_away: bool = False
    holder_id: UserId | None = None
    level: Level | None = None

    @property
    def is_free(self) -> bool:
        """Whether neither a person nor a computer player has the seat."""
        return self.user_id is None and not self.is_computer

    @property
    def is_present(self) -> bool:
        """Whether a person has the seat and is not away."""
        return self.user_id is not None and not self.is_away

    @property
    def plays_itself(self) -> bool:
        """Whether a computer player makes the decisions of the seat now."""
        return self.is_computer or self.is_away

    def emptied(self) -> "Occupant":
        return Occupant(holder_id=self.holder_id, level=self.level)

    def given_to_computer(self) -> "Occupant":
        return Occupant(is_computer=True, holder_id=self.holder_id, level=self.level)

    def given_to(self, user_id: UserId) -> "Occupant":
        return Occupant(user_id, holder_id=self.holder_id, level=self.level)

    def held(self) -> "Occupant":
        """Return the seat at the beginning of a game: the person in it becomes the holder of the stake."""
        return replace(self, holder_id=self.user_id)


Occupants: TypeAlias = tuple[Occupant, ...]

NO_OCCUPANTS: Final[Occupants] = (Occupant(),) * SEATS


class Phase(StrEnum):
    """The phase of a table.

    A game begins in `LOBBY` or `OVER`. In `PREPARING`, the cards of a hand are passed or exposed. `PLAYING`
    follows, and `CHOOSING` if a seat has a choice after the last card. After a hand, the table is in
    `BETWEEN`, and after the last hand of a game in `OVER`.
    """

    LOBBY = "lobby"
    PREPARING = "preparing"
    PLAYING = "playing"
    CHOOSING = "choosing"
    BETWEEN = "between"
    OVER = "over"
    CLOSED = "closed"


GATHERING: Final = frozenset({Phase.LOBBY, Phase.OVER})
WITH_CARDS: Final = frozenset({Phase.PREPARING, Phase.PLAYING, Phase.CHOOSING})
IN_GAME: Final = WITH_CARDS | {Phase.BETWEEN}


@dataclass(frozen=True)
class Shuffle:
    """The inputs of the shuffle of a hand.

    Args:
        seed: The secret seed, 32 bytes.
        people: The people who added a part, in the order of the seats.
        parts: The part of each of these people, in the same order.
        scheme: The version of the shuffle.
    """

    seed: bytes
    people: tuple[UserId, ...]
    parts: tuple[str, ...]
    scheme: int = fair_deal.SCHEME


@dataclass(frozen=True, kw_only=True)
class TrickTable(Table):
    """One table of tricks: four seats, games of several hands, computer players for empty seats.

    Args:
        games: The number of games begun at this table, including the running one.
        hand_number: The number of the running or latest hand in its game, from 1.
        hand: The running or latest hand.
        shuffle: The inputs of the shuffle of that hand.
        scores: For each finished hand of the running or latest game, the change of each seat's score.
        played_by: For each of these hands, the person who had each seat at its end; None for a computer
            player. It is shorter than `scores` if the first hands are older than this field.
        took_everything: For each of these hands, the seat that took everything, or None; see
            `TrickRules.took_everything`.
        chosen: The choice made after the last card of the latest hand; None without a choice.
        calling_off: The people who want to call off the running game.
        over_ms: When the latest game ended; None before the first end, and if not known.
        left: The holders who left the running or latest game and did not come back to their seat. The game
            counts as lost for them.
        sat_out: The people who could not cover the stake of the running game, each with the stake that they
            could have covered. It is emptied after the first hand.
        more_time: For each seated person who wants longer turns, the factor for the usual turn time.
        arrivals: The seated people in the order in which they sat down. People who sat down before this field
            existed are missing.
        duplicate: The table's part in a tournament; None at a table of its own.
    """

    phases_with_cards = WITH_CARDS
    over_code = "hand-over"
    leader_code = "only-host-leads"
    speed_option = "turn_s"

    game: TrickGame
    options: TrickTableOptions
    played: TrickTableOptions | None = None
    phase: Phase = Phase.LOBBY
    seats: Occupants = NO_OCCUPANTS
    games: int = 0
    hand_number: int = 0
    hand: Hand | None = None
    shuffle: Shuffle | None = None
    scores: tuple[tuple[int, ...], ...] = ()
    played_by: tuple[tuple[UserId | None, ...], ...] = ()
    took_everything: tuple[int | None, ...] = ()
    chosen: StrEnum | None = None
    calling_off: frozenset[UserId] = frozenset()
    over_ms: int | None = None
    left: frozenset[UserId] = frozenset()
    sat_out: Mapping[UserId, int] = field(default_factory=dict)
    more_time: Mapping[UserId, int] = field(default_factory=dict)
    arrivals: tuple[UserId, ...] = ()
    duplicate: Duplicate | None = None

    @property
    def rules(self) -> TrickRules:
        return self.game.rules

    # A table does not change, and each view of it asks for what follows from it.

    @cached_property
    def seated(self) -> tuple[UserId | None, ...]:
        """The person in each seat; None for none."""
        return tuple(occupant.user_id for occupant in self.seats)

    @cached_property
    def people(self) -> tuple[UserId, ...]:
        return tuple(user_id for user_id in self.seated if user_id is not None)

    @property
    def is_full(self) -> bool:
        return not any(occupant.is_free or occupant.is_computer for occupant in self.seats)

    @property
    def is_forsaken(self) -> bool:
        # The opener begins with a seat, so a host without a seat has left.
        return self.opener_id not in self.people

    @property
    def holders(self) -> dict[UserId, int]:
        """The people who were seated when the running or latest game began, each with their seat then."""
        held = enumerate(occupant.holder_id for occupant in self.seats)
        return {holder_id: seat for seat, holder_id in held if holder_id is not None}

    @property
    def stake_holders(self) -> dict[UserId, int]:
        """The people with a stake in the running or latest game, each with their seat.

        Stakes are between people of different sides. A person who began a game against computer players only
        has no stake in it.
        """
        holders = self.holders
        return holders if self.game_options.rules.are_opposed(holders.values()) else {}

    @property
    def game_options(self) -> TrickTableOptions:
        """The options of the running or latest game; before the first, those of the next."""
        return self.played or self.options

    @property
    def stake_played_for(self) -> int:
        """The stake of the running or latest game."""
        return self.game_options.stake_points

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """The score of each seat in the running or latest game, after its latest finished hand."""
        return tuple(sum(hand[seat] for hand in self.scores) for seat in range(SEATS))

    @cached_property
    def captured(self) -> BySeat:
        """The cards that each seat has taken in the running or latest hand."""
        play = None if self.hand is None else self.hand.play
        captured: BySeat = SEATS * ((),) if play is None else play.captured
        return captured

    @cached_property
    def hand_scores(self) -> tuple[int, ...]:
        """What the running or latest hand brings each seat as it stands. Its play must have begun."""
        assert self.hand is not None
        scores: tuple[int, ...] = self.rules.hand_scores(self.hand, self.chosen)
        return scores

    @property
    def side_totals(self) -> tuple[int, ...]:
        """For each seat the score that decides the game for it: its own, or in teams its side's."""
        return self.game_options.rules.side_totals(self.totals)

    @property
    def next_leader(self) -> int | None:
        """The seat that leads the next hand of the running game; None if the latest hand leaves it open."""
        return self.rules.next_leader(self.hand) if self.scores and self.duplicate is None else None

    @property
    def has_running_game(self) -> bool:
        """Whether a game has begun and is not over, even if the table is closed."""
        hands = len(self.scores)
        return self.games > 0 and not (hands and self.ends_with(self.totals, hands))

    def ends_with(self, totals: Sequence[int], hands: int) -> bool:
        """Return whether a game ends after a hand that leaves these scores, the `hands`th of the game."""
        if self.duplicate is not None:
            return hands >= self.duplicate.deals
        return self.rules.is_over(totals, self.game_options.rules, hands)

    @property
    def is_for_seated_alone(self) -> bool:
        return self.duplicate is not None

    @property
    def is_last_next(self) -> bool:
        """Whether the next hand is the last, whatever the scores are."""
        part, hands = self.duplicate, len(self.scores) + 1
        return self.options.rules.is_last(hands) if part is None else hands >= part.deals

    @property
    def scores_at_stake(self) -> tuple[int, ...]:
        """The scores that decide how a hand is best played: those of the game, unless each hand is one."""
        return self.totals if self.duplicate is None else (0,) * SEATS

    @property
    def lock(self) -> tuple[int, bytes]:
        # The lock of the first deal binds all, and tells nothing about deals that other tables still play.
        return super().lock if self.duplicate is None else (1, seed_of(self.seed_root, 0))

    @property
    def must_be_played_out(self) -> bool:
        """Whether the running game cannot be called off: others have something at stake in it.

        A game that is called off moves no points. So people who are behind could otherwise avoid their loss,
        and the person who has left could not object. In a tournament, others are compared with this table.
        """
        if self.duplicate is not None or self.phase not in IN_GAME:
            return self.phase in IN_GAME
        return self.options.stake_points > 0 and not self.stake_holders.keys() <= set(self.people)

    @property
    def is_paused(self) -> bool:
        """Whether a running game waits because all seated people are away.

        Computer players do not play on without people. But a table without any seated person is not paused,
        because it has nobody to wait for. A table of a tournament goes on, because others wait for it.
        """
        is_waiting = self.phase in IN_GAME and bool(self.people) and self.duplicate is None
        return is_waiting and not any(occupant.is_present for occupant in self.seats)

    @cached_property
    def waited_for(self) -> tuple[int, ...]:
        """The seats that must act before the running hand can go on."""
        if self.phase is Phase.PREPARING:
            assert self.hand is not None
            return tuple(seat for seat, cards in enumerate(self.hand.prepared) if cards is None)
        seat = self._next_seat()
        return () if seat is None else (seat,)

    def _next_seat(self) -> int | None:
        assert self.hand is not None or self.phase not in WITH_CARDS
        if self.phase is Phase.PLAYING:
            seat: int | None = self.hand.to_play if self.hand else None
            return seat
        return self.rules.chooser(self.hand) if self.phase is Phase.CHOOSING else None

    @property
    def awaited(self) -> tuple[UserId, ...]:
        """The people who must act now: none at a paused table, whose people are all away."""
        people = (self.seats[seat].user_id for seat in self.waited_for if self.seats[seat].is_present)
        return tuple(user_id for user_id in people if user_id is not None)

    @property
    def turn_ms(self) -> int:
        """The turn time of the people who must act now; 0 if only computer players must."""
        times = [self.more_time.get(user_id, 1) for user_id in self.awaited]
        return extended_s(self.options.turn_s, max(times)) * 1000 if times else 0

    @property
    def plays(self) -> int:
        """The number of cards played in the running or latest hand."""
        return len(self.hand.play.played) if self.hand is not None and self.hand.play is not None else 0

    @property
    def free_start_ms(self) -> int | None:
        """From when on any seated person may begin the next game; None where only the host may."""
        if self.phase is not Phase.OVER or self.over_ms is None:
            return None
        return self.over_ms + FREE_START_MS

    def player_of(self, hand: int, seat: int) -> UserId | None:
        """Return the person who played a seat in a finished hand of the game; None for a computer player.

        Args:
            hand: The index of the hand, from 0. If `played_by` lacks it, the result is the present occupant.
        """
        # `played_by` may lack the first hands.
        noted = hand - (len(self.scores) - len(self.played_by))
        return self.played_by[noted][seat] if noted >= 0 else self.seats[seat].user_id

    def seat_of(self, user_id: UserId) -> int | None:
        """Return a person's seat; None if they have none."""
        return self.seated.index(user_id) if user_id in self.seated else None

    @property
    def free_seat(self) -> int | None:
        """The first free seat; None if there is none."""
        return next((seat for seat, occupant in enumerate(self.seats) if occupant.is_free), None)

    def level_of(self, seat: int) -> Level:
        return self.seats[seat].level or self.options.level

    def view_of(self, seat: int) -> PlayerView:
        """Return what a seat may see of the running or latest hand."""
        assert self.hand is not None
        if seat not in self._views:
            self._views[seat] = self.game.view_of(self.hand, seat, self.scores_at_stake, self.hand_number)
        return self._views[seat]

    @cached_property
    def _views(self) -> dict[int, PlayerView]:
        return {}

    def with_seat(self, seat: int, occupant: Occupant) -> "TrickTable":
        return replace(self, seats=(*self.seats[:seat], occupant, *self.seats[seat + 1 :]))


def new_trick_table(  # noqa: PLR0913 - a table has this many sides
    *,
    game: TrickGame,
    opener_id: UserId,
    opener_part: str,
    options: TrickTableOptions,
    seed_root: bytes,
    now_ms: int,
) -> TrickTable:
    """Return a new table: a lobby, with its opener in the first seat.

    Args:
        opener_part: What the opener adds to the shuffles.
        seed_root: 32 bytes that nobody can foresee.
    """
    table = TrickTable(
        game=game,
        opener_id=opener_id,
        options=options,
        seed_root=seed_root,
        parts={opener_id: opener_part},
        arrivals=(opener_id,),
    )
    return replace(table.with_seat(0, Occupant(opener_id)), deadline_ms=now_ms + idle_ms(table))
