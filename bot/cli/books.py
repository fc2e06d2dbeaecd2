"""What an audit of the books has found, in words."""

from collections.abc import Sequence
from typing import Final

from bot.store.audit import Audit
from bot.tables.points import Account
from bot.text import Text

# Beyond these the next ones would hardly say more; the count does.
_NAMED: Final = 3


def books_faults(text: Text, found: Audit) -> list[str]:
    """Return a sentence for each kind of fault in the books; none where they balance."""
    sentences = []
    if found.lopsided:
        count, names = len(found.lopsided), first_of(found.lopsided)
        sentences.append(text("cli-books-lopsided", count=count, names=names))
    if found.misstated:
        count, names = len(found.misstated), first_of(_account_names(text, found.misstated))
        sentences.append(text("cli-books-misstated", count=count, names=names))
    if found.unbalanced:
        count, names = len(found.unbalanced), first_of([str(guild_id) for guild_id in found.unbalanced])
        sentences.append(text("cli-books-unbalanced", count=count, names=names))
    if found.overdrawn:
        count, names = len(found.overdrawn), first_of(_account_names(text, found.overdrawn))
        sentences.append(text("cli-books-overdrawn", count=count, names=names))
    if found.stranded:
        count, names = len(found.stranded), first_of(_account_names(text, found.stranded))
        sentences.append(text("cli-books-stranded", count=count, names=names))
    return sentences


def _account_names(text: Text, accounts: Sequence[Account]) -> list[str]:
    return [
        text("cli-books-account", kind=each.kind.value, owner=str(each.owner_id), guild=str(each.guild_id))
        for each in accounts
    ]


def first_of(names: Sequence[str]) -> str:
    """Return the first few of some names, and a sign that there are more."""
    more = ["…"] if len(names) > _NAMED else []
    return ", ".join([*names[:_NAMED], *more])
