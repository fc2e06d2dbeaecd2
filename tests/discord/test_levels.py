"""How well computers play, as the people at a table choose and see it."""

from bot.players import HEARTS
from tests.support.guild import CardRoom, components_of, note_of, shown_by, text_of


async def opened(room: CardRoom, **options):
    await room.ann.slash(room.channel, "hearts open", target=10_000, **options)
    return await room.behind(room.ann, "Computers")


async def choose(room: CardRoom, asked, seat: str, level: str):
    return await room.ann.select(asked, [level], custom_id=f"hearts:1:0:level:{seat}")


def marked(asked):
    """Return what each list shows as chosen, or else its placeholder."""
    lists = [part for part in components_of(asked) if "options" in part]
    chosen = ([each["label"] for each in part["options"] if each.get("default")] for part in lists)
    return [labels[0] if labels else part["placeholder"] for labels, part in zip(chosen, lists, strict=True)]


async def test_the_host_gives_a_seat_a_level_of_its_own(room: CardRoom):
    asked = await opened(room, level="easy")
    assert asked.ephemeral
    names = ["🤖 Mei", "🤖 Ravi", "🤖 Jojo"]
    assert marked(asked) == ["All computer players: easy", *(f"{name}: easy" for name in names)]
    await choose(room, asked, "3", "strong")
    assert marked(asked) == [
        "All computer players: mixed",
        "🤖 Mei: easy",
        "🤖 Ravi: easy",
        "🤖 Jojo: strong",
    ]
    await room.click(room.ann, "Start")
    # During a hand, the score sheet names them.
    words = text_of(shown_by(await room.click(room.ben, "Scores", room.table_of(HEARTS))))
    assert all(name in words for name in ("🤖 Mei (easy)", "🤖 Ravi (easy)", "🤖 Jojo (strong)"))


async def test_what_is_chosen_for_all_holds_after_a_restart(room: CardRoom):
    asked = await opened(room)
    await choose(room, asked, "1", "strong")
    await choose(room, asked, "all", "easy")
    await room.more(room.ann, "Add a computer")
    assert "🤖 Mei (easy)" in text_of(room.table_of(HEARTS))
    await room.restart()
    assert "🤖 Mei (easy)" in text_of(room.table_of(HEARTS))
    details = text_of(shown_by(await room.more(room.ben, "Details")))
    assert "Computer players: easy" in details
    assert "makes beginners' mistakes" in details
    assert "Other levels" not in details


async def test_details_name_the_seats_that_differ_and_what_each_level_does(room: CardRoom):
    await choose(room, await opened(room), "2", "strong")
    details = text_of(shown_by(await room.more(room.ben, "Details")))
    assert "Other levels: 🤖 Ravi (strong)" in details
    assert "casual: follows the advice of good players" in details
    assert "strong: guesses the hidden cards and looks ahead" in details
    assert "easy" not in details


async def test_nobody_but_the_host_chooses_and_nobody_once_a_game_has_begun(room: CardRoom):
    asked = await opened(room)
    await room.click(room.ben, "Join")
    assert "Computers" not in await room.offered(room.ben)
    assert "Only the host" in note_of(await room.press_old(room.ben, "hearts:1:0:levels"))
    await room.click(room.ann, "Start")
    assert "Computers" not in await room.offered(room.ann, room.table_of(HEARTS))
    late = await choose(room, asked, "2", "strong")
    assert "That hand is finished." in late.followups[-1].content
