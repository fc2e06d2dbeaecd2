"""Reads a settled hand again: to prove the deal, to export a person's data, and decision by decision."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.players import PlayerView, TrickGame
from bot.rules.cards import Card
from bot.rules.deal_files import deal_record
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS, Cards, Hand, Trick
from bot.tables.history import StoredRound, format_round_id
from bot.tables.ids import UserId
from bot.tables.ports import Json
from bot.tables.privacy import facts_about
from bot.tables.tricks.snapshot import load
from bot.tables.tricks.state import TrickTable


def dealt_hand(game: TrickGame, stored: StoredRound) -> Json:
    """Return the deal file of a scored hand as an object.

    Raises:
        RuleError: `round-unproven`: the inputs of the shuffle were not stored.
    """
    table = None if stored.snapshot is None else load(stored.snapshot, game)
    shuffle = None if table is None else table.shuffle
    if table is None or shuffle is None:
        raise RuleError("round-unproven", round=format_round_id(stored.table_id, stored.number))
    return deal_record(
        stored.table_id,
        stored.number,
        shuffle.seed,
        zip(map(str, shuffle.people), shuffle.parts, strict=True),
        stored.record,
        seats=[None if occupant.user_id is None else str(occupant.user_id) for occupant in table.seats],
        scores=list(table.scores[-1]),
        **({} if table.duplicate is None else {"turned": table.duplicate.turned(stored.number)}),
    )


class TrickReader:
    """The `PersonalReader` of one game of tricks."""

    def __init__(self, game: TrickGame) -> None:
        self._game = game

    def own_round(self, stored: StoredRound, user_id: UserId) -> Json:
        """Return the data of one person in a finished hand.

        The seat of a person who left it during the hand may not be known any more. Then the cards are missing
        here, but the event of the deal has them (see `own_facts`).

        Args:
            stored: The hand; its `players` may contain only this person.
        """
        table = stored.snapshot or {}
        seat = _seat_at_deal(table, user_id)
        return {
            "stake": table.get("options", {}).get("stake_points"),
            "part": _part_of(table.get("shuffle") or {}, user_id),
            "rules": stored.record["options"],
            "seat": seat,
            **({} if seat is None else self._cards_of_round(stored.record, seat)),
            "score": None if seat is None else table["scores"][-1][seat],
        }

    def own_daily_hand(self, snapshot: Json) -> Json:
        """Return a person's cards at their table of a daily deal, even before the hand is over.

        Args:
            snapshot: The table, at which the person has the first seat.
        """
        hand = load(snapshot, self._game).hand
        assert hand is not None
        tricks = hand.play.tricks if hand.play else ()
        played = (card for trick in tricks for card in trick.cards if trick.seat_of(card) == 0)
        return self._own_cards(hand, 0, map(str, played))

    def own_facts(self, kind: str, data: Json, user_id: UserId) -> Json | None:
        if kind == "HandDealt" and user_id in data["people"]:
            seat = data["people"].index(user_id)
            return {"round": data["round"], "seat": seat, "cards": " ".join(data["deal"][seat])}
        return facts_about(data, user_id)

    def own_seat(self, snapshot: Json, user_id: UserId) -> Json:
        seats = _seats_of(snapshot)
        seat = _seat_index(seats, user_id)
        return {
            "is_seated": seat is not None,
            "seat": seat,
            "is_away": seat is not None and seats[seat].get("is_away"),
            "holds_stake": any(occupant.get("holder_id") == user_id for occupant in seats),
            "score": None if seat is None else sum(hand[seat] for hand in snapshot.get("scores", ())),
        }

    def _cards_of_round(self, record: Json, seat: int) -> Json:
        hand = self._game.rules.prepared_hand(record)
        held = set(map(str, hand.held[seat]))
        return self._own_cards(hand, seat, (card for card in record["plays"] if card in held))

    def _own_cards(self, hand: Hand, seat: int, played: Iterable[str]) -> Json:
        """Return a seat's cards: dealt, passed or exposed before the play, and played in order."""
        view = self._game.view_of(hand, seat)
        return {
            "cards": _words(hand.deal[seat]),
            "passed": _words(view.given),
            "exposed": _words(view.exposed[seat]),
            "played": " ".join(played),
        }


def _seats_of(snapshot: Json) -> list[Json]:
    return [seat if isinstance(seat, dict) else {} for seat in snapshot.get("seats", ())]


def _seat_index(seats: Sequence[Json], user_id: UserId) -> int | None:
    return next((seat for seat, occupant in enumerate(seats) if occupant.get("user_id") == user_id), None)


def _seat_at_deal(table: Json, user_id: UserId) -> int | None:
    """Return the seat to which a person's cards were dealt; None if that is not certain.

    The holder of a seat's stake is no evidence, because another person may have taken over the seat.
    """
    people: Sequence[int] = (table.get("shuffle") or {}).get("people", ())
    if len(people) == SEATS:
        return people.index(user_id) if user_id in people else None
    # Nobody can sit down while cards are out, so the people seated at the end sat there all the time.
    return _seat_index(_seats_of(table), user_id)


def _part_of(shuffle: Json, user_id: UserId) -> str | None:
    return dict(zip(shuffle.get("people", ()), shuffle.get("parts", ()), strict=False)).get(user_id)


def _words(cards: Cards) -> str:
    return " ".join(map(str, cards))


@dataclass(frozen=True)
class Position:
    """One decision in a finished hand.

    Args:
        view: What the seat saw before it decided.
        done: The card that it played, or the cards that it passed or exposed.
    """

    view: PlayerView
    done: Cards


def prepared_positions(table: TrickTable) -> tuple[Position, ...]:
    """Return each seat's position when it passed or exposed cards; `table` is after a finished hand."""
    assert table.hand is not None
    dealt, chosen = as_dealt(table), table.hand.prepared
    return tuple(Position(dealt.view_of(seat), cards or ()) for seat, cards in enumerate(chosen))


def trick_positions(table: TrickTable, number: int) -> tuple[Position, ...]:
    """Return each seat's position when it played to a trick, in the order of play.

    Args:
        table: A table after a finished hand.
        number: The number of the trick, from 1.
    """
    trick, now = trick_of(table, number), before_trick(table, number)
    found = []
    for card in trick.cards:
        found.append(Position(now.view_of(trick.seat_of(card)), (card,)))
        now = _after_plays(now, [card])
    return tuple(found)


def own_positions(table: TrickTable, seat: int) -> tuple[tuple[int | None, Position], ...]:
    """Return all decisions of one seat in a finished hand at which it had a choice.

    Returns:
        Each decision with the number of its trick, from 1; None for cards passed or exposed before the play.
    """
    assert table.hand is not None
    found: list[tuple[int | None, Position]] = []
    if not table.rules.has_nothing_to_prepare(table.hand, seat):
        found += [(None, each) for each in prepared_positions(table) if each.view.seat == seat]
    for number in range(1, len(table.hand.play.finished) + 1):
        found += [(number, each) for each in trick_positions(table, number) if _is_choice(each, seat)]
    return tuple(found)


def _is_choice(position: Position, seat: int) -> bool:
    return position.view.seat == seat and len(position.view.legal) > 1


def trick_of(table: TrickTable, number: int) -> Trick:
    """Return a trick of a finished hand by its number, from 1."""
    assert table.hand is not None
    trick: Trick = table.hand.play.finished[number - 1]
    return trick


def scores_after(table: TrickTable, number: int) -> tuple[int, ...]:
    """Return each seat's score after the first `number` tricks of a finished hand; `number` may be 0."""
    assert table.hand is not None
    if number == len(table.hand.play.finished):
        return table.scores[-1]
    return table.rules.hand_scores(before_trick(table, number + 1).hand, table.chosen)


def before_trick(table: TrickTable, number: int) -> TrickTable:
    """Return the table before a trick of its latest hand, which is finished; tricks count from 1."""
    assert table.hand is not None
    now = as_dealt(table)
    for seat, cards in enumerate(table.hand.prepared):
        now = replace(now, hand=now.rules.prepare(now.hand, seat, cards or ()))
    played: Cards = table.hand.play.played
    return _after_plays(now, played[: (number - 1) * SEATS])


def as_dealt(table: TrickTable) -> TrickTable:
    """Return the table at the deal of its latest hand, which is finished."""
    rules, hand = table.rules, table.hand
    assert hand is not None
    again = rules.begin_hand(hand.deal, table.hand_number, hand.leader, table.game_options.rules)
    return replace(table, hand=again, scores=table.scores[:-1])


def _after_plays(table: TrickTable, cards: Iterable[Card]) -> TrickTable:
    hand = table.hand
    for card in cards:
        assert hand is not None
        hand = table.rules.play_card(hand, hand.to_play, card)
    return replace(table, hand=hand)
