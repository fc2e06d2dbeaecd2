"""A host who is away, as the people at the table see it: they deal again themselves, or it is handed over."""

from tests.support.guild import CardRoom, components_of, labels_of, note_of, text_of


async def hand_over(room: CardRoom, host, heir) -> str:
    """Hand the table over, and return what the former host is told in the end."""
    asked = await room.behind(host, "Settings")
    assert asked.ephemeral
    await host.select(asked, [str(heir.id)], custom_id="hand_over:gnau:1")
    return text_of(asked)


async def test_anybody_seated_may_deal_again_after_twenty_seconds(room: CardRoom):
    await room.deal_to(room.ben, room.cat)
    await room.click(room.ann, "Reveal")
    words = text_of(room.table)
    assert "Anyone seated can deal: <t:" in words
    assert "Everyone else: <t:" in note_of(await room.click(room.ben, "Deal again"))
    await room.env.advance_time(20)
    assert "server manager" in note_of(await room.click(room.dan, "Deal again"))
    await room.click(room.ben, "Deal again")
    first, second = room.messages
    assert "round 2" in text_of(second)
    assert "Anyone seated" not in text_of(first)


async def test_a_table_is_handed_over_to_somebody_seated(room: CardRoom):
    await room.open()
    for person in (room.ben, room.cat):
        await room.click(person, "Join")
    assert f"👑 {room.ben.mention}" not in text_of(room.table)
    assert "Settings" not in await room.offered(room.ben)
    assert "Only the host" in note_of(await room.press_old(room.ben, "gnau:1:0:hand_over"))
    assert f"{room.cat.mention} is the host now." in await hand_over(room, room.ann, room.cat)
    assert f"👑 {room.cat.mention}" in text_of(room.table)
    assert await room.offered(room.ann) == ["Follow", "Details"]
    assert "server manager" in note_of(await room.press_old(room.ann, "gnau:1:0:close"))
    await room.restart()
    await room.click(room.cat, "Deal")
    assert "Reveal" in labels_of(room.table)


async def test_the_list_of_heirs_calls_them_by_name(room: CardRoom):
    await room.open()
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    asked = await room.behind(room.ann, "Settings")
    [options] = [
        part["options"] for part in components_of(asked) if part.get("custom_id") == "hand_over:gnau:1"
    ]
    assert [(option["label"], option["value"]) for option in options] == [("Ben", str(room.ben.id))]


async def test_the_first_to_join_is_told_that_they_deal(room: CardRoom):
    await room.open(dealer="rotate")
    assert "Dealer: the first to join" in text_of(room.table)
    assert "as the dealer" in note_of(await room.click(room.ben, "Join"))
    assert "as the dealer" not in note_of(await room.click(room.cat, "Join"))
    assert f"Dealer: {room.ben.mention}" in text_of(room.table)
