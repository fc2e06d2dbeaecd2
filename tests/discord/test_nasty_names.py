"""People whose names, reasons and words try to break a message: everybody sees just what they wrote."""

import itertools
import logging

import pytest
import simcord

from bot.tables.days import Period
from bot.tables.ranks import Ranking
from bot.text.sanitize import clean_line, escape_markdown
from tests.discord.test_mentions import message_in, words_in
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.tiers import alike
from tests.support.trainee import Trainee

NAMES = [
    "**bold** __u__ ~~s~~ ||x||",
    "[free](https://evil.example)",
    "https://evil.example/x",
    "<t:0:R> <@1> <@&1> <#1>",
    "<:x:123456789012345678>",
    "```\ncode",
    "# big",
    "\u202egnihtemos\u200b",
    "z" + "\u0301" * 31,
    "a\nb\r\nc",
    "> quote",
    "\\*",
]
# What is worst about those in two names; the fast tier has these.
NASTIEST = ["**bold**[x](https://evil)<t:0:R>", "<:x:1><#1>```\n\u202e\u200bz" + "\u0301" * 13]
# What no message may contain unless the bot itself has put it there.
BROKEN = (
    "**bold**",
    "](https://evil",
    "https://evil",
    "<t:0:R>",
    "<:x:",
    "```",
)
# Nor what is said of a picture, which knows no markdown.
UNSEEN = ("\u202e", "\u200b", "\u0301" * 5)


def is_broken(room: CardRoom) -> bool:
    messages = [message_in(request) for request in room.env.http_requests]
    written, said = ("\n".join(words_in(messages, [key])) for key in ("content", "description"))
    return any(sign in written for sign in (*BROKEN, *UNSEEN)) or any(sign in said for sign in UNSEEN)


def shown(result: simcord.InteractionResult) -> str:
    answers = (result.response, *result.followups)
    return "\n".join(text_of(answer) for answer in answers if answer is not None)


@pytest.mark.usefixtures("nothing_is_drawn")
async def test_names_on_every_leaderboard(room: CardRoom):
    people = [room.person(name) for name in NAMES]
    for person in people[:2]:
        trainee = Trainee(room, person)
        await trainee.start()
        await trainee.finish()
    await room.deal_to(*people)
    await room.click(room.ann, "Reveal")
    for ranking, period in itertools.product(Ranking, Period):
        options = {"sort": ranking.value, "period": period.value}
        first = await people[0].slash(room.channel, "gnau leaderboard", **options)
        seen = [shown(first)]
        if first.response is not None and "Next →" in labels_of(first.response):
            turned = await people[1].click(first.response, label="Next →")
            seen.append(shown(turned))
        names = NAMES[:2] if ranking is Ranking.DRILL else NAMES
        for name in names:
            assert any(escape_markdown(name) in words for words in seen), (ranking, name)
    assert not is_broken(room)


@pytest.mark.parametrize("name", alike([*NASTIEST, *NAMES], fast=len(NASTIEST)))
async def test_one_person_everywhere_else(room: CardRoom, boss: simcord.MemberActor, name: str, caplog):
    caplog.set_level(logging.INFO, logger="bot")
    rogue = room.person(name)
    await room.deal_to(rogue)
    await room.click(room.ann, "Reveal")
    for command in ("points-add", "points-reset"):
        points = {"points": 5} if command == "points-add" else {}
        said = await boss.slash(room.channel, f"manage {command}", member=rogue, reason=name, **points)
        assert f"Reason: {escape_markdown(name)}" in shown(said)
    for command in ("points balance", "gnau stats", "gnau history"):
        assert shown(await room.ben.slash(room.channel, command, member=rogue))
    trainee = Trainee(room, rogue)
    await trainee.start()
    await trainee.finish()
    await trainee.say("Share")
    assert not is_broken(room)
    logged = [record.getMessage() for record in caplog.records if record.name == "bot.services.bankroll"]
    assert [line.endswith(f": {clean_line(name)}") for line in logged] == [True, True]


@pytest.mark.parametrize("name", alike([*NASTIEST, *NAMES], fast=len(NASTIEST)))
async def test_a_refusal_quotes_typed_text_as_it_is(room: CardRoom, name: str):
    await room.open()
    await room.click(room.ann, "Join")
    form = await room.more(room.ann, "Add a word")
    refused = await room.ann.submit_modal(form, {"word": name[:40]})
    for note in (
        text_of(shown_by(refused)),
        note_of(await room.ann.slash(room.channel, "gnau solve", cards=name)),
        note_of(await room.ann.slash(room.channel, "gnau odds", rules=name)),
        note_of(await room.ann.slash(room.channel, "gnau history", round=name)),
    ):
        assert note
        assert not any(broken in note for broken in BROKEN)
