"""A settled hand, looked at again: as a proof, and as what it keeps of one person."""

from collections.abc import Iterable, Sequence

from bot.players import TrickGame
from bot.rules.deal_files import Part
from bot.rules.errors import RuleError
from bot.rules.fair_deal import commitment_to
from bot.rules.tricks import SEATS, Cards, Hand
from bot.rules.tricks.deals import DealtHand
from bot.tables.history import StoredRound, format_round_id
from bot.tables.ids import UserId
from bot.tables.ports import Json
from bot.tables.privacy import facts_about
from bot.tables.tricks.snapshot import load


def dealt_hand(game: TrickGame, stored: StoredRound) -> DealtHand:
    """Return what a deal file says of a hand that was scored.

    Args:
        game: Which game it was of.
        stored: The hand.

    Raises:
        RuleError: `round-unproven`: what its deal came from was not kept.
    """
    table = None if stored.snapshot is None else load(stored.snapshot, game)
    shuffle = None if table is None else table.shuffle
    if table is None or shuffle is None:
        raise RuleError("round-unproven", round=format_round_id(stored.table_id, stored.number))
    return DealtHand(
        table=stored.table_id,
        round=stored.number,
        commitment=commitment_to(shuffle.seed),
        seed=shuffle.seed,
        parts=tuple(
            Part(str(user_id), part) for user_id, part in zip(shuffle.people, shuffle.parts, strict=True)
        ),
        hand_record=stored.record,
        seats=tuple(None if occupant.user_id is None else str(occupant.user_id) for occupant in table.seats),
        scores=table.scores[-1],
    )


class TrickReader:
    """The reader of one game of tricks.

    Args:
        game: The game.
    """

    def __init__(self, game: TrickGame) -> None:
        self._game = game

    def own_round(self, stored: StoredRound, user_id: UserId) -> Json:
        """Return what a finished hand keeps of somebody who took part in it.

        Whoever has left the seat while the hand was played, so that it is not known any more which it was, is
        told the cards by the event of their deal.

        Args:
            stored: The hand; of its players only the person has to be known.
            user_id: The person.
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
        """Return what somebody's table of a daily deal keeps of them, before the hand is over too.

        Args:
            snapshot: The table; the person has its first seat.
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
        """Return a seat's cards: dealt to it, given away or shown before the play, and played, in order."""
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
    """Return to which seat somebody's cards were dealt, or None where that is not certain.

    Whose the stake of a seat is says nothing of it: somebody else may have taken the seat and its cards over.
    """
    people: Sequence[int] = (table.get("shuffle") or {}).get("people", ())
    if len(people) == SEATS:
        return people.index(user_id) if user_id in people else None
    # Nobody sits down while cards are out, so the people there in the end have sat there all the time.
    return _seat_index(_seats_of(table), user_id)


def _part_of(shuffle: Json, user_id: UserId) -> str | None:
    return dict(zip(shuffle.get("people", ()), shuffle.get("parts", ()), strict=False)).get(user_id)


def _words(cards: Cards) -> str:
    return " ".join(map(str, cards))
