"""Cards as the application's own emoji: in texts, on buttons, and where there are none, or none any more."""

import json
from typing import Any

import pytest
from discord import ui

from bot.render.cards import card_of_emoji, emoji_name
from bot.rules.cards import build_deck, parse_card, parse_cards
from bot.tables.gnau import Phase
from bot.text.cards import card_sign
from bot.views.card_emoji import put_signs, split_label
from bot.views.gnau.layout import table_view
from tests.discord.test_limits import MAX_TEXT, full_table
from tests.support.guild import CardRoom, buttons_of, labels_of, shown_by, text_of
from tests.support.texts import shipped_texts

# Below a picture of the hand the words show no cards.
pytestmark = pytest.mark.usefixtures("nothing_is_drawn")

ANN = "3S 6H 8D 4C 8S"
HOUSE = "KS 5H 5D 3C 3H"
MENTIONS = {
    card: f"<:{emoji_name(card)}:{1_456_074_443_980_800_007 + place}>"
    for place, card in enumerate(build_deck())
}
NEWEST = [emoji_name(card) for card in parse_cards("3S 6H")]
INVALID = "Invalid Form Body\nIn components.0.components.0.emoji.id: Invalid emoji"


async def upload(room: CardRoom, *names: str) -> None:
    """Have these emoji there when the bot starts again."""
    for name in names:
        room.env.backend.create_application_emoji(name)
    await room.restart()
    await room.env.settle()


async def own_hand(room: CardRoom) -> Any:
    """Return Ann's cards, to pick three of."""
    room.deck.hands = [HOUSE, ANN]
    await room.open(split="own")
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Deal")
    return room.ann.user.dm_channel.history()[-1]


def assert_signs(words: str) -> None:
    """Assert that words show Ann's cards, and no emoji."""
    assert "<:" not in words
    assert all(card_sign(card) in words for card in parse_cards(ANN))


def names_of(message: Any) -> list[str | None]:
    return [button.get("emoji", {}).get("name") for button in buttons_of(message)][:5]


async def test_texts_and_buttons_have_the_emoji(room: CardRoom):
    await upload(room, *map(emoji_name, build_deck()))
    letter = await own_hand(room)
    wanted = [emoji_name(card) for card in parse_cards(ANN)]
    assert names_of(letter) == wanted
    assert not any(button.get("label") for button in buttons_of(letter)[:5])
    assert all(f"<:{name}:" in text_of(letter) for name in wanted)
    [first, *_] = buttons_of(letter)
    await room.ann.user.click(letter, custom_id=first["custom_id"])
    pressed = room.ann.user.dm_channel.history()[-1]
    assert not buttons_of(pressed)[0].get("label")
    assert f"Picked: **<:{wanted[0]}:" in text_of(pressed)
    assert names_of(pressed) == wanted


async def test_cards_whose_emoji_is_missing_are_signs(room: CardRoom):
    await upload(room, "three_of_spades_0", *NEWEST, "blob")
    letter = await own_hand(room)
    assert names_of(letter) == [*NEWEST, None, None, None]
    assert [button.get("label") for button in buttons_of(letter)[2:5]] == ["8♦︎", "4♣︎", "8♠︎"]
    assert "8♦︎" in text_of(letter)


async def test_a_start_without_an_answer_about_emoji_is_a_start(room: CardRoom):
    room.env.inject_error("GET", "/applications/*/emojis", status=403, code=50001)
    await upload(room, *map(emoji_name, build_deck()))
    assert labels_of(await own_hand(room))[:5] == ["3♠︎", "6♥︎", "8♦︎", "4♣︎", "8♠︎"]


async def test_where_discord_refuses_an_emoji_a_direct_message_comes_with_signs(room: CardRoom):
    await upload(room, *map(emoji_name, build_deck()))
    room.deck.hands = [HOUSE, ANN]
    await room.open(split="own")
    await room.click(room.ann, "Join")
    direct = room.ann.user.dm_channel
    room.env.inject_error("POST", f"/channels/{direct.id}/messages", status=400, code=50035, message=INVALID)
    await room.click(room.ann, "Deal")
    letter = direct.history()[-1]
    assert labels_of(letter)[:5] == ["3♠︎", "6♥︎", "8♦︎", "4♣︎", "8♠︎"]
    assert_signs(text_of(letter))


async def test_where_discord_refuses_an_emoji_a_private_answer_comes_with_signs(room: CardRoom):
    await upload(room, *map(emoji_name, build_deck()))
    await own_hand(room)
    room.env.inject_error("POST", "/webhooks/*", status=400, code=50035, message=INVALID)
    answer = shown_by(await room.click(room.ann, "My hand"))
    assert labels_of(answer)[:5] == ["3♠︎", "6♥︎", "8♦︎", "4♣︎", "8♠︎"]
    assert_signs(text_of(answer))
    room.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, message=INVALID)
    [first, *_] = buttons_of(answer)
    answer = shown_by(await room.ann.click(answer, custom_id=first["custom_id"]))
    assert labels_of(answer)[:5] == ["3♠︎", "6♥︎", "8♦︎", "4♣︎", "8♠︎"]
    assert_signs(text_of(answer))


@pytest.mark.usefixtures("no_presses")
async def test_where_discord_refuses_an_emoji_a_message_in_a_channel_comes_with_signs(room: CardRoom):
    await upload(room, *map(emoji_name, build_deck()))
    room.deck.hands = [HOUSE, ANN]
    await room.deal_to(room.ann)
    room.env.inject_error(
        "PATCH", f"/channels/{room.channel.id}/messages/*", status=400, code=50035, message=INVALID
    )
    await room.click(room.ann, "Reveal")
    assert_signs(text_of(room.table))
    # With the next edit it is asked again.
    await room.click(room.ben, "Join")
    assert all(f"<:{emoji_name(card)}:" in text_of(room.table) for card in parse_cards(ANN))


@pytest.mark.parametrize("players", [3, 19])
def test_a_message_that_emoji_would_make_too_long_has_signs_throughout(players):
    text = shipped_texts().text().with_emoji(MENTIONS)
    view = table_view(text, full_table(Phase.REVEALED, players=players))
    assert view.content_length() <= MAX_TEXT
    words = json.dumps(view.to_components(), ensure_ascii=False)
    assert (MENTIONS[parse_card("10H")] in words) == (players == 3)
    assert (card_sign(parse_card("10H")) in words) == (players == 19)
    plain = table_view(text.without_emoji(), full_table(Phase.REVEALED, players=players))
    put_signs(view)
    assert view.to_components() == plain.to_components()


async def test_a_sign_stands_apart_from_the_bold_words_before_it():
    view = ui.LayoutView().add_item(ui.TextDisplay(f"**不太对。**{MENTIONS[parse_card('10H')]}"))
    put_signs(view)
    assert view.content_length() == len("**不太对。**\u200a10♥︎")


@pytest.mark.parametrize("label", ["{} leads", "✓ {}", "✗ {} leads", "{}", "Play"])
def test_a_button_has_the_sign_where_its_text_has_the_card(label):
    words, emoji = split_label(label.format(MENTIONS[parse_card("2S")]))
    view = ui.LayoutView().add_item(ui.ActionRow(ui.Button(label=words, emoji=emoji)))
    put_signs(view)
    [button] = [item for item in view.walk_children() if isinstance(item, ui.Button)]
    assert button.label == label.format("2♠︎")


def test_other_emoji_of_buttons_stay():
    view = ui.LayoutView().add_item(ui.ActionRow(ui.Button(label="Next", emoji="🔁")))
    put_signs(view)
    [button] = [item for item in view.walk_children() if isinstance(item, ui.Button)]
    assert (button.label, str(button.emoji)) == ("Next", "🔁")


def test_names_of_emoji_are_read_back():
    names = {emoji_name(card): card for card in build_deck()}
    assert {name: read[0] for name in names if (read := card_of_emoji(name))} == names
    assert card_of_emoji("queen_of_spades") is None
