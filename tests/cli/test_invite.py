"""`invite`: the link that brings the bot into a server."""

from urllib.parse import parse_qs, urlsplit

import pytest

from bot.app import INTENTS
from tests.cli.conftest import APPLICATION_ID


def link_of(answer):
    assert (answer.status, answer.err) == (0, "")
    return urlsplit(answer.out.strip())


def test_the_application_is_read_from_the_token(cli, token):
    answer = cli("invite", DISCORD_TOKEN=token)
    link = link_of(answer)
    assert (link.netloc, link.path) == ("discord.com", "/oauth2/authorize")
    assert parse_qs(link.query)["client_id"] == [str(APPLICATION_ID)]
    assert token not in answer.out


def test_the_application_can_be_given_instead(cli):
    assert parse_qs(link_of(cli("invite", "--application", "42")).query)["client_id"] == ["42"]


def test_exactly_the_permissions_that_are_needed(cli):
    query = parse_qs(link_of(cli("invite", "--application", "42")).query)
    [value] = query["permissions"]
    view_channel, send_messages, attach_files, send_messages_in_threads = 1 << 10, 1 << 11, 1 << 15, 1 << 38
    assert int(value) == view_channel | send_messages | attach_files | send_messages_in_threads
    assert query["scope"] == ["bot applications.commands"]


def test_the_link_for_whoever_wants_the_bot_for_themselves(cli):
    query = parse_qs(link_of(cli("invite", "--application", "42", "--for-oneself")).query)
    assert query == {"client_id": ["42"], "scope": ["applications.commands"], "integration_type": ["1"]}


def test_no_privileged_intent_is_asked_for():
    assert {name for name, wanted in INTENTS if wanted} == {"guilds"}


def test_invite_without_a_token_says_what_to_do(cli):
    answer = cli("invite")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("DISCORD_TOKEN isn't set.")


@pytest.mark.parametrize("first", ["not-base64-of-anything", "AAAAAAAAAAAAAAAAAAAA"])
def test_a_token_without_an_application_is_named(cli, first):
    bad = f"{first}.GkLmNo.{'s3cr3t-' * 5}"
    answer = cli("invite", DISCORD_TOKEN=bad)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("DISCORD_TOKEN doesn't look like a bot token.")
    assert "s3cr3t" not in answer.err


@pytest.mark.parametrize("word", ["0", "-5", "five", str(2**64)])
def test_invite_refuses_an_impossible_application_id(cli, word):
    assert cli("invite", f"--application={word}").status == 2
