"""All that people can do with the bot, each kind of thing once, as the people of a simulated server do it.

Who adds a command, a button or a form adds it here: the tests of the wire say what was never used.
"""

import itertools
from collections.abc import Awaitable, Callable
from typing import Any, Final

import simcord

from bot.tables.days import DAY_MS, Period
from bot.tables.ids import UserId
from bot.tables.ranks import Ranking
from tests.support.following_flows import FOLLOWING_FLOWS
from tests.support.guild import CardRoom, shown_by
from tests.support.inviting_flows import INVITING_FLOWS
from tests.support.learning_flows import LEARNING_FLOWS
from tests.support.managing_flows import MANAGING_FLOWS
from tests.support.old_messages import CODE, STATUS
from tests.support.outside_flows import OUTSIDE_FLOWS
from tests.support.preferring_flows import PREFERRING_FLOWS
from tests.support.pupil import TAUGHT
from tests.support.tricks.flows import TRICK_FLOWS

HOUSE: Final = "KS 5H 5D 3C 3H"
HANDS: Final = (HOUSE, "3S 6H 8D 4C 8S", "AS KD 7C 6S 10S")


async def an_evening(room: CardRoom) -> None:
    """A table from opening to closing, with every button of it."""
    await room.open(stake=3, dealer="anyone", rules="kopitiam", split="auto")
    await room.click(room.cat, "How to play")
    for person in (room.ann, room.ben, room.cat):
        await room.click(person, "Join")
    await room.more(room.cat, "Leave")
    form = await room.more(room.ben, "Add a word")
    await room.ben.submit_modal(form, {"word": "durian"})
    await room.click(room.ann, "Deal")
    await room.click(room.dan, "My hand")
    await room.click(room.ben, "Ready")
    await room.click(room.ann, "My hand")
    await room.ann.slash(room.channel, "gnau hand")
    await room.click(room.ann, "Reveal")
    letter = room.ben.user.dm_channel.history()[-1]
    await room.ben.user.click(_shown(await room.ben.user.click(letter, label="Why?")), label="As text")
    await room.more(room.ann, "Be the dealer")
    await room.click(room.ann, "Deal again")
    await room.click(room.ann, "Reveal")
    await room.click(room.ann, "Why?")
    await room.more(room.ann, "Stop dealing")
    await room.ben.submit_modal(await room.more(room.ben, "Add a word"), {"word": "salak"})
    await room.click(room.cat, "Join")
    await room.more(room.cat, "Leave")
    await _hand_over(room, room.ann, room.ben, "own")
    await _hand_over(room, room.ben, room.ann, "auto")
    await room.ann.slash(room.channel, "gnau deal")
    await room.click(room.ben, "My hand")
    await room.ben.user.click(room.ben.user.dm_channel.history()[-1], label="Split it myself")
    await room.env.advance_time(25)
    await room.more(room.ann, "Close")
    await _play_again(room, room.table)


async def a_round_of_niuniu(room: CardRoom) -> None:
    """Hands that need no ox, and a tie that the highest card decides."""
    room.deck.hands = [
        "JS QH KD 5C 5H",
        "10S JD QC 5S 5D",
        "7S 7H 7D 7C 4S",
        "10H JH QD KC KS",
        "3S 2H 3D AC AH",
    ]
    await room.open(stake=2, rules="niuniu")
    for person in (room.ann, room.ben, room.cat, room.dan):
        await room.click(person, "Join")
    for label in ("Deal", "Reveal", "Why?"):
        shown = await room.click(room.ann, label)
    await room.ann.click(_shown(shown), label="As text")
    for person in (room.ben, room.cat, room.dan):
        await room.click(person, "Why?")
    await room.dan.slash(room.channel, "gnau rules")
    for command in ("gnau odds", "gnau solve"):
        await room.ben.slash(room.channel, command, cards="7S 7H 7D 7C 4S", rules="niuniu")
    await room.click(
        room.ben, "Details", shown_by(await room.ben.slash(room.channel, "gnau odds", rules="niuniu"))
    )


async def bids(room: CardRoom) -> None:
    """Rounds whose bank is bid for: by direct message and in private answers, with a hint, and in vain."""
    room.deck.hands = ["3S 6H 8D 4C 8S", "10S 10H 10D 2S KD", "4S 4H 9C 8H 3D"]
    await room.open(stake=2, dealer="bid")
    await room.click(room.dan, "How to play")
    for person in (room.ann, room.ben, room.cat):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    letters = {person: person.user.dm_channel.history()[-1] for person in (room.ann, room.ben, room.cat)}
    mine = _shown(await room.click(room.cat, "My hand"))
    await room.ann.user.click(letters[room.ann], label="Hint")
    await room.ann.user.click(letters[room.ann], label="Bid ×3")
    await room.ben.user.click(letters[room.ben], label="Bid ×3")
    await room.cat.click(mine, label="No bid")
    await room.env.advance_time(1)
    state = await room.state()
    players = [each for each in letters if each.id != state.banker_id]
    await players[0].user.click(letters[players[0]], label="Hint")
    await players[0].user.click(letters[players[0]], label="Raise ×5")
    banker = next(each for each in letters if each.id == state.banker_id)
    await room.click(banker, "My hand")
    await players[1].click(_shown(await room.click(players[1], "My hand")), label="No raise")
    await room.env.advance_time(10)
    for person in (room.ann, banker):
        await person.click(_shown(await room.click(person, "Why?")), label="As text")
    await room.click(room.ann, "Deal again")
    # Nobody bids and nobody raises.
    await room.env.advance_time(60)
    await room.more(room.ann, "Close")
    await room.ann.slash(room.channel, "gnau stats")


async def _play_again(room: CardRoom, closed: Any) -> None:
    """Look at a closed table's details, and go on from it until cards are dealt."""
    await room.click(room.dan, "Details", closed)
    await room.pause()
    for person in (room.ben, room.ann):
        await room.click(person, "Play again", closed)
    await room.env.advance_time(65)
    await room.click(room.ben, "Reveal")
    await room.more(room.ben, "Close")


async def _hand_over(room: CardRoom, host: Any, heir: Any, split: str) -> None:
    asked = await room.behind(host, "Settings")
    await host.select(asked, [str(heir.id)], custom_id="host:gnau:1:remove")
    await room.click(heir, "Join")
    await host.select(asked, [split], custom_id="host:gnau:1:split")
    await host.select(asked, ["house"], custom_id="host:gnau:1:dealer")
    await host.select(asked, ["plain"], custom_id="host:gnau:1:rules")
    await host.select(asked, ["10"], custom_id="host:gnau:1:speed")
    await host.submit_modal(await host.click(asked, custom_id="host:gnau:1:stake"), {"stake": "2"})
    await host.select(asked, [str(heir.id)], custom_id="hand_over:gnau:1")


async def no_direct_messages(room: CardRoom) -> None:
    """Closed direct messages, and a table that is closed by command."""
    closed = f"/channels/{room.ben.user.dm_channel.id}/messages"
    room.env.inject_error("POST", closed, status=403, code=50007, times=None)
    await room.deal_to(room.ann, room.ben)
    [word] = [each for each in room.channel.history(viewer=room.ben) if each.flags.ephemeral][-1:]
    await room.click(room.ben, "My hand", word)
    await room.ann.user.click(room.ann.user.dm_channel.history()[-1], label="Ready")
    await room.ann.slash(room.channel, "gnau close")
    await room.env.advance_time(25)
    await room.ann.slash(room.channel, "gnau close")


async def own_splits(room: CardRoom) -> None:
    """Hands that people split themselves, in direct messages and in private answers."""
    room.deck.hands = list(HANDS)
    await room.open(split="own")
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    # Of the usual rules the edge is known; that of others takes a moment.
    await room.more(room.dan, "Details")
    await room.click(room.ann, "Deal")
    letter = room.ann.user.dm_channel.history()[-1]
    await _press_all_cards(room.ann.user, letter)
    for label in ("8♦︎", "4♣︎", "8♠︎", "Confirm"):
        await room.ann.user.click(letter, label=label)
    mine = _shown(await room.click(room.ben, "My hand"))
    await room.ben.click(mine, label="No Ox")
    why = _shown(await room.click(room.ben, "Why?"))
    await room.ben.click(why, label="As text")
    await room.click(room.ann, "Why?")
    await room.click(room.dan, "Why?")
    await room.ben.click(why, label="Practise")


def _shown(result: simcord.InteractionResult) -> Any:
    """Return the message that answered a click or command."""
    assert result.response is not None
    return result.response


async def _press_all_cards(who: Any, letter: Any) -> None:
    for place in "01234":
        await who.click(letter, custom_id=f"gnau:1:1:pick:{place}:")
        await who.click(letter, label="Undo")


async def bankrolls(room: CardRoom) -> None:
    """Points that move without a game, and people who have too few."""
    boss = room.boss()
    changes = {"points": "bankroll", "opening_grant_points": 100, "giving": True, "giving_min_age_days": 0}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(boss.id))
    await room.ann.slash(room.channel, "points claim")
    await room.ann.slash(room.channel, "points give", member=room.ben, points=5)
    refused = shown_by(await room.ben.slash(room.channel, "points give", member=room.ann, points=400))
    await room.ben.click(refused, label="Claim today's 100 points")
    refused = shown_by(await room.ann.slash(room.channel, "gnau open", stake=1_000))
    await room.ann.click(refused, label="Open with a stake of 19")
    await room.more(room.ann, "Close")
    await boss.slash(room.channel, "manage points-add", member=room.ben, points=7, reason="birthday")
    await boss.slash(room.channel, "manage points-reset", member=room.ben, reason="new season")
    room.show_manage_to(room.ben)
    await room.ben.slash(room.channel, "manage points-reset", member=room.ben, reason="me")
    await room.ann.slash(room.channel, "points balance", member=room.ben)
    await room.open(stake=10)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    room.deck.hands = [HOUSE, "4S 4H 3D 8H 5C"]
    for label in ("Deal", "Reveal"):
        await room.click(room.ann, label)
    await room.click(room.ann, "Deal again")


async def looking_back(room: CardRoom) -> None:
    """History with its pages, a round again, its proof, statistics with their picture, leaderboards."""
    people = [room.person(f"Player {number}") for number in range(12)]
    await room.deal_to(room.ben, *people)
    for _ in range(5):
        for label in ("Reveal", "Deal again"):
            await room.click(room.ann, label)
    await room.click(room.ann, "Reveal")
    page = _shown(await room.cat.slash(room.channel, "gnau history", member=room.ben))
    await room.cat.click(page, label="Next →")
    await room.cat.click(page, label="← Back")
    await room.ben.autocomplete(room.channel, "gnau history", "round", "1.")
    await room.ben.slash(room.channel, "gnau history", round="1.1")
    await room.ben.autocomplete(room.channel, "gnau verify", "round", "1")
    await room.ben.slash(room.channel, "gnau verify", round="1.2")
    await room.ben.slash(room.channel, "gnau verify")
    await room.ann.slash(room.channel, "gnau stats", member=room.ben)
    for period, ranking in itertools.product(Period, Ranking):
        board = await room.ben.slash(
            room.channel, "gnau leaderboard", period=period.value, sort=ranking.value
        )
        await _turn(room, board.followups or [board.response])
    await room.ann.slash(room.channel, "gnau rules")


async def _turn(room: CardRoom, shown: list[Any]) -> None:
    """Turn the pages of a list that everybody sees: who asked for it, and somebody else."""
    for who, way in itertools.product((room.ben, room.cat), ("on", "back")):
        buttons = [item for row in shown[-1].components for item in _buttons(row)]
        for button in buttons:
            if button["custom_id"].endswith(f":{way}") and not button.get("disabled"):
                await who.click(shown[-1], custom_id=button["custom_id"])


def _buttons(component: dict[str, Any]) -> list[dict[str, Any]]:
    inside = [found for part in component.get("components", ()) for found in _buttons(part)]
    return [component] if "custom_id" in component else inside


async def past_months(room: CardRoom) -> None:
    """The medals of two closed months, from this month's leaderboard and back to it, and in statistics."""
    for month in range(2):
        await room.deal_to(room.ann, room.ben)
        await room.click(room.ann, "Reveal")
        await room.more(room.ann, "Close")
        room.clock.ahead_ms += 40 * DAY_MS
        board = await room.ben.slash(room.channel, "gnau leaderboard", period="month")
        page = _shown(board)
        await room.ben.click(page, custom_id=ids_of(page, "season:")[0])
        if month:
            for way in ("back", "on", "on"):
                await room.ben.click(
                    page, custom_id=next(each for each in ids_of(page) if each.endswith(way))
                )
    await room.ann.slash(room.channel, "gnau stats")


def ids_of(message: Any, start: str = "") -> list[str]:
    """Return the custom ids of a message's buttons that begin in a way."""
    buttons = [item for row in message.components for item in _buttons(row)]
    return [each["custom_id"] for each in buttons if each["custom_id"].startswith(start)]


async def questions(room: CardRoom) -> None:
    """Odds and solutions, right and wrong."""
    for command in ("gnau odds", "gnau solve"):
        await room.ann.autocomplete(room.channel, command, "rules", "k")
        await room.ann.slash(room.channel, command, cards="3S 6H 8D 4C 8S", rules="plain", decks=2)
    odds = await room.ann.slash(room.channel, "gnau odds")
    await room.ben.click(shown_by(odds), label="Details")
    await room.ann.slash(room.channel, "gnau rules")
    await room.ann.slash(room.channel, "gnau solve", cards="none at all")
    await room.ann.slash(room.channel, "gnau verify", round="9.9")


async def a_first_evening(room: CardRoom) -> None:
    """The bot is invited, and a table of each game is opened without typing."""
    invite_again = await room.send_bot_away()
    await invite_again()
    screen = room.table
    for person, game in zip((room.ann, room.ben, room.cat), TAUGHT, strict=True):
        await person.click(screen, custom_id=f"lesson:{game.name}:0")
        await person.click(screen, custom_id=f"open:{game.name}")


async def peoples_rights(room: CardRoom) -> None:
    """What is kept of somebody, given out and deleted; somebody who is blocked for a while."""
    boss = room.boss()
    for command in ("about", "turns"):
        await room.dan.slash(room.channel, command)
    for person, label in ((room.dan, "🎛️ Preferences"), (room.dan, "⏰ Your turn"), (boss, "⚙️ Settings")):
        await person.click(_shown(await person.slash(room.channel, "help")), label=label)
    for command in ("hide-word", "show-word"):
        await boss.slash(room.channel, f"manage {command}", word="durian")
    await room.dan.slash(room.channel, "privacy hide-word", round="1.1")
    await boss.slash(room.channel, "manage block", member=room.dan)
    await room.dan.slash(room.channel, "gnau open", pace="86400")
    await boss.slash(room.channel, "manage unblock", member=room.dan)
    room.show_manage_to(room.ben)
    await room.ben.slash(room.channel, "manage block", member=room.dan)
    await room.deal_to(room.ben)
    await room.ben.slash(room.channel, "privacy delete")
    await room.click(room.ann, "Reveal")
    await room.more(room.ann, "Close")
    await room.ben.slash(room.channel, "privacy about")
    await room.ben.slash(room.channel, "privacy export")
    closed = f"/channels/{room.ben.user.dm_channel.id}/messages"
    room.env.inject_error("POST", closed, status=403, code=50007, times=None)
    await room.ben.slash(room.channel, "privacy export")
    for answer in ("Keep my data", "Delete my data"):
        asked = _shown(await room.ben.slash(room.channel, "privacy delete"))
        await room.ben.click(asked, label=answer)


async def a_bad_day(room: CardRoom) -> None:
    """A restart, a lost message, one too old to edit, a busy Discord, a table where there is one already."""
    table = await room.deal_to(room.ann, room.ben)
    await room.restart()
    room.env.backend.delete_message(room.channel.id, table.id)
    await room.ben.slash(room.channel, "gnau open")
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=500, times=2)
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(8)
    await room.click(room.ann, "Deal again")
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=STATUS, code=CODE)
    await room.env.advance_time(25)


FLOWS: Final[tuple[Callable[[CardRoom], Awaitable[None]], ...]] = (
    an_evening,
    a_round_of_niuniu,
    bids,
    no_direct_messages,
    own_splits,
    bankrolls,
    looking_back,
    past_months,
    questions,
    *LEARNING_FLOWS,
    *PREFERRING_FLOWS,
    *OUTSIDE_FLOWS,
    a_first_evening,
    *MANAGING_FLOWS,
    *INVITING_FLOWS,
    *FOLLOWING_FLOWS,
    peoples_rights,
    a_bad_day,
    *TRICK_FLOWS,
)
