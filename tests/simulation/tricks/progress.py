"""Nothing that was kept is lost: cards are dealt, passed and played, and never taken back."""

from collections.abc import Hashable, Iterator, Mapping

from tests.simulation.books import Books, RoundKey
from tests.simulation.tricks.hands import Hand, hand_of
from tests.simulation.tricks.kept import OWN, DailyHand, DailyKey, SettledHand, daily_hands, running_tables
from tests.simulation.tricks.scoring import scores_of


class Progress:
    """Looks at all hands again and again, and remembers how far they had come."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self._seen: dict[Hashable, Hand] = {}
        self._rounds: dict[int, int] = {}
        self._settled: set[RoundKey] = set()
        self._daily_scores: dict[DailyKey, int | None] = {}

    def faults(self, settled: Mapping[RoundKey, SettledHand]) -> Iterator[str]:
        """Yield a sentence for everything that is wrong with hands, or lost."""
        yield from self._at_tables()
        yield from self._lost(settled)
        for each in settled.values():
            yield from self._of_settled(each)
        yield from self._of_daily_deals()

    def _at_tables(self) -> Iterator[str]:
        for table in running_tables(self._books):
            if table.round < self._rounds.get(table.table_id, 0):
                yield f"table {table.table_id} has gone back to hand {table.round}"
            self._rounds[table.table_id] = table.round
            hand = hand_of(table.kept)
            if hand is not None:
                key = table.table_id, table.round
                yield from self._follow(key, f"hand {table.table_id}-{table.round}", hand)

    def _lost(self, settled: Mapping[RoundKey, SettledHand]) -> Iterator[str]:
        for table_id, number in sorted(self._settled - settled.keys()):
            yield f"hand {table_id}-{number} was settled, and is no more"
        for key in sorted(self._daily_scores.keys() - {each.key for each in daily_hands(self._books)}):
            yield f"the daily hand {key} was begun, and is no more"

    def _of_settled(self, each: SettledHand) -> Iterator[str]:
        key = each.table_id, each.number
        if key in self._settled:
            return
        self._settled.add(key)
        named, hand = f"hand {each.table_id}-{each.number}", each.hand
        yield from self._follow(key, named, hand)
        yield from _misscored(named, hand, each.kept["scores"][-1], each.kept["moon"])
        if [list(map(list, hand.deal)), list(hand.plays)] != [each.record["deal"], each.record["plays"]]:
            yield f"{named} is recorded as another hand"

    def _of_daily_deals(self) -> Iterator[str]:
        deals: dict[tuple[int, str, int], Hand] = {}
        for each in daily_hands(self._books):
            guild_id, game, day, user_id = each.key
            named, hand = f"{user_id}'s hand of the {game} deal of day {day}", each.hand
            if deals.setdefault((guild_id, game, day), hand).deal != hand.deal:
                yield f"{named} has cards of its own"
            yield from self._follow(each.key, named, hand)
            yield from self._judged(named, each, hand)

    def _judged(self, named: str, each: DailyHand, hand: Hand) -> Iterator[str]:
        before = self._daily_scores.get(each.key)
        self._daily_scores[each.key] = each.score
        if before is not None and each.score != before:
            yield f"{named} counted {before}, and counts {each.score} now"
        if each.score is None and hand.is_finished:
            yield f"{named} is over and does not count"
        if each.score is not None and each.score != before:
            yield from _misscored(named, hand, each.kept["scores"][0], each.kept["moon"])
            if each.score != each.kept["scores"][0][OWN]:
                yield f"{named} counts {each.score}, and its table says {each.kept['scores'][0]}"

    def _follow(self, key: Hashable, named: str, hand: Hand) -> Iterator[str]:
        """Yield what is wrong with a hand, if it has changed since it was last seen."""
        before = self._seen.get(key)
        if hand == before:
            return
        self._seen[key] = hand
        for fault in hand.faults():
            yield f"{named}: {fault}"
        if before is not None and not _goes_on(before, hand):
            yield f"{named} has lost what was played"


def _goes_on(before: Hand, hand: Hand) -> bool:
    """Tell whether a hand is an earlier one in which something has been passed, exposed or played since."""
    chosen = zip(before.prepared, hand.prepared, strict=True)
    return (
        (hand.deal, hand.number, hand.leader) == (before.deal, before.number, before.leader)
        and all(old is None or old == new for old, new in chosen)
        and hand.plays[: len(before.plays)] == before.plays
    )


def _misscored(named: str, hand: Hand, kept: list[int], picked: str | None) -> Iterator[str]:
    if not hand.is_finished:
        yield f"{named} is scored before its last card"
    elif tuple(kept) != scores_of(hand, picked):
        yield f"{named} is scored as {kept} instead of {scores_of(hand, picked)}"
