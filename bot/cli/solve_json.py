"""Fast JSON answers for `solve -`, which reads many hands.

Many hands have ways that differ only in their cards. So the JSON of such a way is written once, with
placeholders for the cards.
"""

from typing import Final

from bot.cli.output import to_json
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.record import SPLIT_KEYS, way_record
from bot.rules.gnau.sorts import Hand
from bot.rules.gnau.splits import Split, all_splits, optimal_split

_PLACES: Final = {"passport": ["%s"] * 3, "rest": ["%s"] * 2}


class SolveJson:
    """Writes the JSON of `solve_record` for any number of hands."""

    def __init__(self, rules: HouseRules) -> None:
        self._rules = rules
        self._forms: dict[object, tuple[str, str]] = {}

    def answer(self, hand: Hand) -> str:
        """Return the best way to read a hand, and all ways, best first, as JSON on one line."""
        ways = all_splits(hand, self._rules)
        written = [self._written(way) for way in ways or [optimal_split(hand, self._rules)]]
        best, _ = written[0]
        listed = ", ".join(begin + end for begin, end in written) if ways else ""
        return f'{best}, "ways": [{listed}]}}'

    def _written(self, way: Split) -> tuple[str, str]:
        """Return the JSON of a way in two parts: the keys repeated for the best way, and the rest."""
        # Everything but the cards.
        comes_to = way[:5], way.ox_values
        form = self._forms.get(comes_to)
        if form is None:
            form = self._forms[comes_to] = _form(way)
        begin, end = form
        return begin % (*(way.ox_cards or ()), *(way.rest or ())), end


def _form(way: Split) -> tuple[str, str]:
    record = way_record(way) | (_PLACES if way.ox_cards else {})
    begin = {key: record.pop(key) for key in SPLIT_KEYS}
    return to_json(begin).removesuffix("}"), to_json(record).replace("{", ", ", 1)
