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
        count, names = len(found.lopsided), _names(found.lopsided)
        sentences.append(text("cli-books-lopsided", count=count, names=names))
    if found.misstated:
        count, names = len(found.misstated), _names(_account_names(text, found.misstated))
        sentences.append(text("cli-books-misstated", count=count, names=names))
    if found.unbalanced:
        count, names = len(found.unbalanced), _names([str(guild_id) for guild_id in found.unbalanced])
        sentences.append(text("cli-books-unbalanced", count=count, names=names))
    if found.overdrawn:
        count, names = len(found.overdrawn), _names(_account_names(text, found.overdrawn))
        sentences.append(text("cli-books-overdrawn", count=count, names=names))
    if found.stranded:
        count, names = len(found.stranded), _names(_account_names(text, found.stranded))
        sentences.append(text("cli-books-stranded", count=count, names=names))
    return sentences


def _account_names(text: Text, accounts: Sequence[Account]) -> list[str]:
    return [
        text("cli-books-account", kind=each.kind.value, owner=str(each.owner_id), guild=str(each.guild_id))
        for each in accounts
    ]


def _names(names: Sequence[str]) -> str:
    more = ["…"] if len(names) > _NAMED else []
    return ", ".join([*names[:_NAMED], *more])
