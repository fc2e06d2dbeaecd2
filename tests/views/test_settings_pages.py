"""The pages of settings, made from the fields of a class."""

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.ids import ChannelId, UserId
from bot.tables.settable import Channels, Members, Settable, Switch, Whole, Word, setting
from bot.views.settings_pages import Choice, Listed, Numbers, Page, Picker, pages_of


class Music(StrEnum):
    SLOW = "slow"
    LOUD = "loud"


LOW, HIGH = Whole(1, 5, page="bar", form="drinks"), Whole(5, 9, page="bar", form="drinks")
ROOMS, BARRED = Channels(page="bar"), Members(2, page="door")


@dataclass(frozen=True)
class Club(Settable):
    name: str = "no setting"
    low: int = setting(LOW, 1)
    rooms: tuple[ChannelId, ...] = setting(ROOMS, ())
    drinks: bool = setting(Switch(page="bar"), True)
    barred: tuple[UserId, ...] = setting(BARRED, ())
    music: Music = setting(Word(Music, page="door"), Music.SLOW)
    high: int = setting(HIGH, 9)


def test_pages_and_blocks_come_in_the_order_of_the_fields():
    form = Numbers("drinks", {"low": LOW, "high": HIGH})
    assert pages_of(Club) == (
        Page("bar", (form, Picker("rooms", ROOMS), Choice("drinks"))),
        Page("door", (Listed("barred", BARRED), Choice("music", ("slow", "loud")))),
    )


def test_a_list_keeps_each_value_once_and_not_more_than_it_may():
    assert Club().with_stored({"barred": [3, 3, 1, 2]}).barred == (3, 1)
