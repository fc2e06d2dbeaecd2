"""A posting is balanced, moves something, and stays in one server; anything else cannot be made."""

import pytest

from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.points import Account, AccountKind, Entry, PointsMode, Posting, paid_by_house

GUILD, ELSEWHERE = GuildId(1), GuildId(2)
ANN, BEN, HOUSE = Account.user(GUILD, UserId(5)), Account.user(GUILD, UserId(6)), Account.house(GUILD)


def test_a_balanced_posting():
    entries = (Entry(ANN, 3), Entry(BEN, -5), Entry(HOUSE, 2))
    assert Posting("gnau:1:1", GUILD, entries).entries == entries


@pytest.mark.parametrize(
    "entries",
    [
        (),
        (Entry(ANN, 3),),
        (Entry(ANN, 3), Entry(HOUSE, -2)),
        (Entry(ANN, 3), Entry(BEN, 0), Entry(HOUSE, -3)),
        (Entry(ANN, 3), Entry(ANN, -3)),
        (Entry(ANN, 3), Entry(Account.house(ELSEWHERE), -3)),
        (Entry(Account.user(ELSEWHERE, UserId(5)), 3), Entry(Account.house(ELSEWHERE), -3)),
    ],
    ids=["empty", "alone", "unbalanced", "nothing", "twice", "two-servers", "other-server"],
)
def test_a_posting_that_cannot_be(entries):
    with pytest.raises(ValueError, match="posting gnau:1:1"):
        Posting("gnau:1:1", GUILD, entries)


def test_accounts_of_one_number_differ_by_kind():
    user, escrow = Account.user(GUILD, UserId(5)), Account.escrow(GUILD, TableId(5))
    assert len({user, escrow, Account.house(GUILD)}) == 3


@pytest.mark.parametrize(
    ("points", "house", "person"),
    [
        (PointsMode.SCORE, AccountKind.HOUSE, AccountKind.USER),
        (PointsMode.BANKROLL, AccountKind.BANK, AccountKind.PURSE),
    ],
)
def test_each_kind_of_points_has_accounts_of_its_own_for_the_house_and_for_people(points, house, person):
    assert Account.house(GUILD, points) == Account(GUILD, house, 0)
    assert Account.user(GUILD, UserId(5), points) == Account(GUILD, person, 5)
    # A posting that the house pays stays within one kind.
    paid, received = paid_by_house(Account.user(GUILD, UserId(5), points), 5, "a:reference").entries
    assert {each.account.kind for each in (paid, received)} == {house, person}
