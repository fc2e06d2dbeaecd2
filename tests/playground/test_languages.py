"""The page in a language: the one that was asked for, or that somebody chose on it."""

import pytest

pytest.importorskip("markdown_it", reason="simcord not installed: pip install -e '.[play]'")

from tests.playground.sessions import playing
from tests.playground.visitor import nodes, visiting
from tests.support.languages import english_in, pseudo_catalog

PSEUDO = "fi"


def said_on(visitor):
    """What can be read of the bot on a page: texts, labels, placeholders, options, what pictures show."""
    read = ("content", "label", "placeholder", "description", "title")
    messages = [visitor.state["messages"][each] for each in visitor.state["timeline"]]
    return [node[name] for node in nodes(messages) for name in read if isinstance(node.get(name), str)]


@pytest.fixture
def longer():
    """English, and the pseudo-language as one that Discord has."""
    return pseudo_catalog(PSEUDO)


async def test_everything_is_in_the_language_that_was_asked_for(new_bot, longer):
    text = longer.text(PSEUDO)
    async with playing(new_bot(catalog=longer), language=PSEUDO) as url, visiting(url) as ann:
        assert ann.state["profile"]["locale"] == PSEUDO
        assert (await ann.commands())["gnau open"]["description"] == text("command-gnau-open")
        await ann.run("gnau open")
        await ann.click(text("gnau-button-join"))
        await ann.click(text("gnau-button-deal"))
        await ann.click(text("gnau-button-hand"))
        assert any(text("play-direct-message").removeprefix("-# ") in said for said in ann.texts())
        shown = said_on(ann)
        assert len(shown) > 30
        assert english_in("\n".join(shown)) == set()


async def test_the_first_message_offers_languages_and_everything_follows(new_bot, longer):
    text = longer.text(PSEUDO)
    async with playing(new_bot(catalog=longer)) as url, visiting(url) as ann:
        await ann.click("🌐 Language")
        await ann.choose(PSEUDO)
        await ann.until(lambda: text("first-screen-language") in ann.buttons())
        assert ann.state["profile"]["locale"] == PSEUDO
        assert (await ann.commands())["gnau open"]["description"] == text("command-gnau-open")
        await ann.run("gnau open")
        await ann.click(text("gnau-button-join"))
        await ann.click(text("gnau-button-deal"))
        assert any(text("play-direct-message").removeprefix("-# ") in said for said in ann.texts())
    # It was chosen for good, until another one is asked for.
    async with playing(new_bot(catalog=longer)) as url, visiting(url) as ann:
        await ann.until(lambda: text("first-screen-language") in ann.buttons())
    async with playing(new_bot(catalog=longer), language="en") as url, visiting(url) as ann:
        await ann.until(lambda: "🌐 Language" in ann.buttons())
