"""What must always be true of what people see, at the moment it is shown."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tests.simulation.cards import cards_in
from tests.simulation.places import Message, walk, words_of
from tests.simulation.referees import Referee
from tests.support.texts import shipped_texts

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

# What the rules begin with.
_RULES: Final = shipped_texts().text()("gnau-rules-title")

# What stands under pages on which people learn.
LEARNING: Final = ("lesson:", "drill:", "practice:", "friends:")


class Watcher:
    """Looks at every message.

    Args:
        violated: Called with a sentence for everything that is wrong.
    """

    def __init__(
        self, side: "DiscordSide", referees: Sequence[Referee], violated: Callable[[str], None]
    ) -> None:
        self._side = side
        self._referees = referees
        self._violated = violated

    def look(self, message: Message) -> None:
        """Look at a message that was just sent or changed."""
        words = words_of(message.payload)
        cards = cards_in(words)
        for referee in self._referees:
            for fault in referee.misread(message, words):
                self._violated(fault)
        viewers = self._side.viewers(message)
        # The cards there are written, not dealt.
        if _is_learning(message) or _RULES in words:
            return
        if cards and viewers and not any(each.vouches_for(message, cards) for each in self._referees):
            shown = " ".join(sorted(cards))
            self._violated(f"cards that are not to be seen are shown to {len(viewers)} people: {shown}")

    def forget(self, message: Message) -> None:
        """Hear that the bot has taken a message back."""
        for referee in self._referees:
            referee.forget(message)


def _is_learning(message: Message) -> bool:
    """Tell whether a message is a page of a lesson, the drill or practice: it has no other buttons."""
    named = [str(each["custom_id"]) for each in walk(message.components) if "custom_id" in each]
    return bool(named) and all(custom_id.startswith(LEARNING) for custom_id in named)
