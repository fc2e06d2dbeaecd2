"""All that people can do at tables of Hearts and Gong Zhu: a part of the flows of everything."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.rules.tricks import SEATS
from bot.tables.game_records import GamePlayer
from tests.support.daily_deals import DailyPlayer
from tests.support.games_played import keep
from tests.support.guild import CardRoom, labels_of, shown_by
from tests.support.together import click_together
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, play_until, told_of, type_close

OPTIONS: Final[dict[TrickGame, dict[str, Any]]] = {
    HEARTS: {
        "jack-of-diamonds": True,
        "moon": "add_to_others",
        "queen-breaks-hearts": True,
        "passing": "left",
        "black-maria": False,
        "spot": True,
    },
    GONGZHU: {"pig-flips": "all_hearts", "first-lead": "two_of_spades", "teams": True},
}
# What the host changes: nothing by which the first hand could end the game.
RULES: Final = {HEARTS: "short", GONGZHU: "pig_flips=never"}
# For the first three seats: Ann can expose, and has to follow suit; Ben has nothing to expose.
ANN: Final = "QS 2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C"
BEN: Final = "5S 6S 7S 8S 5H 6H 7H 8H 5D 6D 7D 8D 5C"
# A suit for each seat. Ann has the clubs, and is passed spades, so she takes every trick.
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUIT_EACH: Final = [" ".join(rank + suit for rank in RANKS) for suit in "CHDS"]


async def hearts_evening(room: CardRoom) -> None:
    """Two games of Hearts: one called off, one to its end."""
    await _evening(room, HEARTS)


async def gongzhu_evening(room: CardRoom) -> None:
    """Two games of Gong Zhu: one called off, one to its end."""
    await _evening(room, GONGZHU)


async def shooting_the_moon(room: CardRoom) -> None:
    """A moon that is shot, its last tricks claimed, and two answers to what it does in the same instant."""
    ann = await to_the_moon(room)
    clicks = [(room.ann, ann.placed_panel, label) for label in ("26 for everyone else", "26 off my score")]
    await click_together(room.env, clicks)


async def to_the_moon(room: CardRoom) -> TrickPlayer:
    """Have Ann shoot the moon, so that she has to choose what it does."""
    ann = TrickPlayer(room, room.ann, HEARTS)
    room.deck.hands = SUIT_EACH
    await room.ann.slash(room.channel, "hearts open", moon="choose", target=10_000)
    await room.click(room.ann, "Start")
    await ann.look()
    for label in ("2♣︎", "3♣︎", "4♣︎", "Pass 2♣︎\u00a03♣︎\u00a04♣︎"):
        await ann.press(label)
    await play_until([ann], lambda: "Claim the rest" in ann.labels)
    await ann.press("Claim the rest")
    assert "26 off my score" in ann.labels
    return ann


async def daily_deals(room: CardRoom) -> None:
    """The deal of the day of both games: all its buttons, and the review of a hand."""
    for game in TRICK_GAMES:
        room.deck.hands = [ANN]
        ann, cat = (DailyPlayer(room, who, game) for who in (room.ann, room.cat))
        for player in (ann, cat):
            await player.look()
            for label in ("Q♠︎", "✓ Q♠︎", "Q♠︎", "Clear"):
                await player.press(label)
        room.deck.hands = []
        if game is GONGZHU:
            await cat.press("Expose nothing")
        await ann.finish()
        page = shown_by(await ann.press("Review"))
        for label in ("Trick by trick", "Next →", "← Back", "Mistake →"):
            await room.ann.click(page, label=label)
        await ann.press("Share")
        await room.ben.click(room.messages[-1], label="Play today's deal")


async def _evening(room: CardRoom, game: TrickGame) -> None:
    ann, ben = (TrickPlayer(room, who, game) for who in (room.ann, room.ben))
    await _open(room, game)
    await _begin(room, ann, ben)
    await _look_around(room, ann, ben)
    await play_until([ann, ben], lambda: "Next hand" in labels_of(room.table_of(game)))
    await _between_hands(room, ann)
    await _break_off(room, ann, ben)
    await _a_short_game(room, ann)


async def _open(room: CardRoom, game: TrickGame) -> None:
    usual = {"stake": 2, "target": 10_000, "hands": 9, "level": "casual", "pace": "30"}
    await room.ann.slash(room.channel, f"{game} open", **usual, **OPTIONS[game])
    await room.click(room.ben, "Join")
    await room.more(room.ben, "Leave")
    await room.click(room.ben, "Join")
    await room.click(room.ben, "How to play")
    await room.more(room.ben, "Details")
    asked = await room.behind(room.ann, "Settings")
    form = await room.ann.click(asked, custom_id=f"host:{game}:1:stake")
    await room.ann.submit_modal(form, {"stake": "3"})
    await room.ann.select(asked, [RULES[game]], custom_id=f"host:{game}:1:rules")
    await room.ann.select(asked, ["30"], custom_id=f"host:{game}:1:speed")
    await room.click(room.ann, "← Back", asked)
    asked = await room.behind(room.ann, "Settings")
    await room.ann.select(asked, [str(room.ben.id)], custom_id=f"host:{game}:1:remove")
    await room.click(room.ben, "Join")
    for host, heir in ((room.ann, room.ben), (room.ben, room.ann)):
        asked = await room.behind(host, "Settings")
        await host.select(asked, [str(heir.id)], custom_id=f"hand_over:{game}:1")
    await room.more(room.ann, "Add a computer")
    asked = await room.behind(room.ann, "Computers")
    for seat, level in (("all", "easy"), ("3", "casual")):
        await room.ann.select(asked, [level], custom_id=f"{game}:1:0:level:{seat}")
    form = await room.more(room.ann, "Add a word")
    await room.ann.submit_modal(form, {"word": "durian"})


async def _begin(room: CardRoom, ann: TrickPlayer, ben: TrickPlayer) -> None:
    """Start, and pass or expose, with all that can be pressed before."""
    room.deck.hands = [ANN, BEN]
    await room.click(room.ann, "Start")
    room.deck.hands = []
    await room.ann.slash(room.channel, f"{ann.game} start")
    await room.ben.slash(room.channel, f"{ann.game} hand")
    for player in (ann, ben):
        await player.look()
    await ann.press("Hint")
    for label in ("Q♠︎", "✓ Q♠︎", "Q♠︎", "Hint", "Scores", "Clear"):
        await ann.press(label)
    for player in (ann, ben):
        await player.choose()


async def _look_around(room: CardRoom, ann: TrickPlayer, ben: TrickPlayer) -> None:
    """All that can be done while cards are played, once a trick was taken."""
    game = ann.game
    await play_until([ann, ben], lambda: "Trick 2 of 13" in told_of(room.table_of(game)) and bool(ann.cards))
    for who in (room.cat, room.ann):
        await room.more(who, "Previous trick", room.table_of(game))
        await room.click(who, "Scores", room.table_of(game))
    await ann.press("Hint")
    await ann.press("Scores")
    # It is shown in a panel, which follows the table from then on.
    ann.panel = shown_by(await room.ann.slash(room.channel, f"{game} hint"))
    await room.ann.autocomplete(room.channel, f"{game} play", "card", "")
    await room.ann.slash(room.channel, f"{game} play", card=str(ann.cards[0]))
    await play_until([ben], lambda: bool(ann.cards))
    await room.env.advance_time(31)
    await ann.press("I'm back")


async def _between_hands(room: CardRoom, ann: TrickPlayer) -> None:
    game = ann.game
    for answer in ("Not now", "Take the seat"):
        question = shown_by(await room.click(room.cat, "Join", room.table_of(game)))
        await room.cat.click(question, label=answer)
    page = shown_by(await room.click(room.cat, "Review", room.table_of(game)))
    for label in ("Next →", "← Back"):
        await room.cat.click(page, label=label)
    form = await room.more(room.cat, "Add a word", room.table_of(game))
    await room.cat.submit_modal(form, {"word": "salak"})
    await room.ann.autocomplete(room.channel, f"{game} review", "hand", "1.")
    await room.ann.slash(room.channel, f"{game} review", hand="1.1")
    await room.ann.autocomplete(room.channel, f"{game} verify", "hand", "1.")
    await room.ann.slash(room.channel, f"{game} verify", hand="1.1")
    await room.cat.slash(room.channel, f"{game} verify")
    await _turn_standings(room, game)
    await room.ann.slash(room.channel, f"{game} rules")
    clicks = [(room.cat, room.table_of(game), "Next hand"), (room.ann, ann.placed_panel, "Next hand")]
    await click_together(room.env, clicks)


async def _turn_standings(room: CardRoom, game: TrickGame) -> None:
    """Turn the pages of standings that are too long for one."""
    people = [room.person(f"Player{number:02}") for number in range(12)]
    for at in range(0, len(people), SEATS):
        players = {
            each: GamePlayer(seat, 40, seat + 1, 0, 0, 4, 40)
            for seat, each in enumerate(people[at : at + SEATS])
        }
        await keep(room, players, game.name)
    answer = await room.ann.slash(room.channel, f"{game} leaderboard")
    for label in ("Next →", "← Back"):
        await room.click(room.ann, label, answer.response)


async def _break_off(room: CardRoom, ann: TrickPlayer, ben: TrickPlayer) -> None:
    """Who has no stake in the game leaves, and the two who have agree to call it off."""
    game = ann.game
    for answer in ("Play on", "Leave the game"):
        question = await room.behind(room.cat, "Leave", room.table_of(game))
        await room.cat.click(question, label=answer)
    question = await room.behind(room.ben, "Call off", room.table_of(game))
    await room.ben.click(question, label="Call the game off")
    await type_close(room, room.ann, game)
    # A strong player thinks about all of one's decisions, while nobody waits for the next hand.
    own = shown_by(await room.ann.slash(room.channel, f"{game} review", hand="1.1"))
    for label in ("Trick by trick", "Next →", "Mistake →"):
        await room.ann.click(own, label=label)


async def _a_short_game(room: CardRoom, ann: TrickPlayer) -> None:
    """A game of one hand, and the beginning of another."""
    game = ann.game
    await room.pause()
    await room.ann.slash(room.channel, f"{game} open", target=1)
    await room.click(room.ann, "Start")
    await ann.look()
    await play_until([ann], lambda: "Play again" in labels_of(room.table_of(game)))
    await room.click(room.ben, "Join", room.table_of(game))
    await ann.press("Review")
    await ann.press("Scores")
    clicks = [(room.ann, ann.placed_panel, "Play again"), (room.ann, room.table_of(game), "Play again")]
    await click_together(room.env, clicks)
    for who in (room.ann, room.ben):
        await type_close(room, who, game)
    await room.pause()
    await room.ann.slash(room.channel, f"{game} open")
    await room.more(room.ann, "Close")


TRICK_FLOWS: Final[tuple[Callable[[CardRoom], Awaitable[None]], ...]] = (
    hearts_evening,
    gongzhu_evening,
    shooting_the_moon,
    daily_deals,
)
