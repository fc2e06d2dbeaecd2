"""What must be true outside of the bot's servers: others see no answer, and nothing of them is kept."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from bot.tables.leases import DIRECT_MESSAGES
from tests.simulation.applications import is_for_all
from tests.simulation.books import Books
from tests.simulation.cards import cards_in
from tests.simulation.choosing import Onlooker
from tests.simulation.places import Interaction, Message, walk, words_of
from tests.simulation.routes import MOST_FOLLOW_UPS
from tests.support.texts import shipped_texts

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

_TEXT: Final = shipped_texts().text()
_NO_TABLE: Final = _TEXT("error-table-needs-server")
_INVITE_LINK: Final = "https://discord.com/oauth2/authorize?"
_CODE: Final = re.compile(re.escape(_TEXT("friends-code", code="CODE")).replace("CODE", r"(\w+)-(\w+)"))
_LINE: Final = re.compile(
    re.escape(_TEXT("friends-line", rank="RANK", name="NAME", score="SCORE"))
    .replace("RANK", r"\S+")
    .replace("NAME", r"\D*(\d{18})\D*")
    .replace("SCORE", r"(.+)")
)
_PAGE: Final = re.compile(r"friends:([a-z]+):day:\d+")

_TABLES: Final = f"SELECT id FROM game_tables WHERE guild_id = {DIRECT_MESSAGES}"
_MEMBERS: Final = """
    SELECT g.code, m.user_id FROM friend_members m JOIN friend_groups g ON g.id = m.group_id
"""
_HANDS: Final = f"SELECT user_id, game FROM daily_hands WHERE guild_id = {DIRECT_MESSAGES}"
_ANSWERS: Final = f"SELECT user_id, day, number FROM drill_answers WHERE guild_id = {DIRECT_MESSAGES}"
_MISCOUNTED: Final = f"""
    SELECT r.user_id, r.day, r.right, r.answered, COUNT(a.id) kept, COALESCE(SUM(a.is_right), 0) correct
    FROM drill_results r LEFT JOIN drill_answers a USING (guild_id, user_id, day)
    WHERE r.guild_id = {DIRECT_MESSAGES} GROUP BY r.user_id, r.day
    HAVING r.answered <> kept OR r.right <> correct
"""
_SCORED: Final = f"""
    SELECT CAST(score AS TEXT) scored FROM daily_hands
    WHERE guild_id = {DIRECT_MESSAGES} AND game = ? AND user_id = ?
    UNION SELECT CAST(right AS TEXT) || '/10' FROM drill_results
    WHERE guild_id = {DIRECT_MESSAGES} AND ? = 'gnau' AND user_id = ? AND answered = 10
"""

# In which server of the bot, or None, and somebody, and what they have done.
Deed = tuple[int | None, int, str]


class OutsideReferee(Onlooker):
    """Looks at what the bot shows and keeps where it is no member."""

    def __init__(self, side: "DiscordSide", books: Books) -> None:
        self._side = side
        self._books = books
        self._deeds: set[Deed] = set()
        self._read = 0
        self._is_used = False
        # Who has ever been in the group of friends with a code, and of whom that was looked at.
        self._friends: set[tuple[str, int]] = set()
        self._checked: set[tuple[str, int]] = set()
        self.counts: Counter[str] = Counter()

    def faults(self) -> Iterator[str]:
        """Yield what was asked of strange places, sent too often, or kept without having been done."""
        for asked in self._side.trespasses:
            yield f"the bot is no member there, and asks for {asked}"
        self._catch_up()
        if not self._is_used:
            return
        for made in self._side.interactions.values():
            if made.is_outside and made.follow_ups > MOST_FOLLOW_UPS:
                yield f"{made.follow_ups} messages follow outside of servers: {made.what}"
        for row in self._books.rows(_TABLES):
            yield f"table {row['id']} is in no server"
        for row in self._books.rows(_MISCOUNTED):
            yield f"the drill of day {row['day']} counts {tuple(row)[2:]} for {row['user_id']}"
        kept = [(row["user_id"], f"daily {row['game']}") for row in self._books.rows(_HANDS)]
        kept += [(user_id, f"drill {day}:{number}") for user_id, day, number in self._books.rows(_ANSWERS)]
        yield from (f"nobody did what is kept: {each}" for each in kept if not self._has_done(*each))
        yield from self._uninvited()
        yield from self._strangers_known()

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield what others see and should not, what is refused without a way out, and wrong standings."""
        made = message.interaction
        if made is None or not made.is_outside:
            return
        self.counts["outside-answers"] += 1
        # Where the bot has come back meanwhile, it answers as at home.
        if message.viewer_id is None and (made.channel.group or self._side.lacks_bot(made.channel)):
            self.counts["outside-for-all"] += 1
            if not is_for_all(made):
                yield f"everyone outside of servers sees an answer: {made.what}"
        if _NO_TABLE in words:
            self.counts["outside-refusals"] += 1
            if _INVITE_LINK not in words:
                yield f"it takes a server, and nothing leads to one: {made.what}"
        yield from self._misranked(message, words)

    def vouches_for(self, message: Message, cards: frozenset[str]) -> bool:
        """Tell whether a message names only cards that somebody has typed to have them solved."""
        made = message.interaction
        return made is not None and "solve" in str(made.data) and cards <= cards_in(words_of(made.data))

    def _catch_up(self) -> None:
        made = self._side.interactions
        for each in islice(made.values(), self._read, None):
            self._is_used |= each.is_outside
            place = None if each.is_outside else each.channel.guild_id
            self._deeds |= {(place, each.user_id, deed) for deed in _deeds_of(each)}
        self._read = len(made)

    def _has_done(self, user_id: int, deed: str) -> bool:
        """Tell whether somebody has done something outside, or just before a server has sent the bot away."""
        places = (None, *self._side.sent_away)
        return any((place, user_id, deed) in self._deeds for place in places)

    def _uninvited(self) -> Iterator[str]:
        """Yield who is among friends and has neither made nor typed their code."""
        self._note_friends()
        for code, user_id in sorted(self._friends - self._checked):
            self.counts["friends"] += 1
            if not (self._has_done(user_id, "make") or self._has_done(user_id, code)):
                yield f"{user_id} is among the friends of {code}, and never asked for that"
        self._checked |= self._friends

    def _note_friends(self) -> None:
        self._friends |= {(str(row["code"]), int(row["user_id"])) for row in self._books.rows(_MEMBERS)}

    def _strangers_known(self) -> Iterator[str]:
        for process in self._side.processes:
            if process.is_connected and process.bot is not None:
                known = {guild_id for guild_id, _ in process.bot.members._known}
                if known & self._side.never_joined:
                    yield f"process {process.number} remembers people of a server that the bot was never in"

    def _misranked(self, message: Message, words: str) -> Iterator[str]:
        """Yield who is shown among friends and shares no code with them, or with another score."""
        named = (str(each.get("custom_id", "")) for each in walk(message.components))
        page, code = next(filter(None, map(_PAGE.fullmatch, named)), None), _CODE.search(words)
        if page is None or code is None:
            return
        self.counts["friends-pages"] += 1
        self._note_friends()
        kept = "".join(code.groups())
        for user_id in sorted(self._side.viewers(message)):
            if (kept, user_id) not in self._friends:
                yield f"{user_id} is shown the code of friends who are others': {code[0]}"
        for shown, score in _LINE.findall(words):
            user_id = int(shown)
            self.counts["friends-shown"] += 1
            if (kept, user_id) not in self._friends:
                yield f"{user_id} is shown among the friends of {code[0]}, and is none of them"
            scored = {row["scored"] for row in self._books.rows(_SCORED, *(page[1], user_id) * 2)}
            if re.fullmatch(r"-?\d+(/10)?", score) and score not in scored:
                yield f"{user_id} is shown with {score} points, and has {sorted(scored)}"


def _deeds_of(made: Interaction) -> Iterator[str]:
    """Yield what somebody has asked for, in the words of what could be kept of it."""
    place, *what = str(made.data.get("custom_id", "")).split(":")
    if place == "friends" and "make" in what:
        yield "make"
    elif place == "daily":
        yield f"daily {what[0]}"
    elif place == "drill" and what[0] == "pick":
        yield f"drill {what[1]}:{what[2]}"
    elif made.data.get("options") and made.data["options"][0]["name"] == "daily":
        yield f"daily {made.data['name']}"
    # Whatever somebody has typed into a form may be a code.
    typed = (str(each["component"]["value"]) for each in made.data.get("components", ()))
    yield from (re.sub(r"[^0-9A-Z]", "", each.upper()) for each in typed)
