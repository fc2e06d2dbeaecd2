"""The standing among friends who share a code, in a private message that each press changes in place.

The button `friends:<game>:<act>:<group>` names no owner: it acts on the groups of the person who clicks. The
group is its id; 0 for none, or for the first one.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, Self

import discord
from discord import ui

from bot.features.friends.model import MOST_PEOPLE, FriendStanding, Group, shown_code
from bot.features.friends.service import FriendsService
from bot.rules.errors import RuleError
from bot.rules.gnau.practice import DAILY_HANDS
from bot.tables.gnau.machine import GnauMachine
from bot.tables.ranks import RankSlice
from bot.text import Text
from bot.text.conventions import listed, month
from bot.text.sanitize import escape_markdown
from bot.text.tricks import game_name
from bot.views.inputs import field
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.modals import ExplainingModal
from bot.views.phrases import calendar_day, mention
from bot.views.ranks import PAGE, rank
from bot.views.style import LINE, NEXT, OTHER, PICKED, PICKED_MARK, PRIVATE, in_rows, panel
from bot.views.visit import Visit

# Enough for a code with blanks and hyphens.
_LONGEST_TYPED: Final = 20


class Act(StrEnum):
    """What a button does: `DAY` and `MONTH` show a standing, `OPEN` shows the first one in a new message."""

    OPEN = "open"
    DAY = "day"
    MONTH = "month"
    MAKE = "make"
    TYPE = "type"
    LEAVE = "leave"


class FriendsButton(
    LastingButton,
    template=rf"friends:(?P<game>[a-z_]{{1,32}}):(?P<act>{'|'.join(Act)}):(?P<group>[0-9]{{1,15}})",
):
    """Shows a standing among friends, makes, joins or leaves a group.

    Args:
        face: None where the button only has to answer a click.
    """

    def __init__(self, game: str, act: Act, group_id: int = 0, face: ButtonFace | None = None) -> None:
        self.game, self.act, self.group_id = game, act, group_id
        super().__init__(button_with(f"friends:{game}:{act}:{group_id}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], Act(match["act"]), int(match["group"]))

    async def click(self, visit: Visit) -> None:
        """Carry out the press, and show the standing afterwards."""
        if self.game not in {GnauMachine.game, *visit.bot.faces}:
            raise RuleError("table-unknown")
        friends, user_id, text = visit.services.of(FriendsService), visit.user_id, visit.text
        if self.act is Act.TYPE:
            await CodeForm(text, self.game).show(visit)
            return
        if self.act is Act.OPEN:
            await visit.think()
            await visit.show(await _view(visit, self.game, Act.DAY, 0))
            return
        await visit.defer()
        shown, note = self.group_id, ""
        if self.act is Act.MAKE:
            await friends.make(user_id)
            shown = (await friends.groups_of(user_id))[-1].id
        elif self.act is Act.LEAVE:
            gone = [each for each in await friends.groups_of(user_id) if each.id == self.group_id]
            await friends.leave(user_id, self.group_id)
            note = text("friends-left", code=shown_code(gone[0].code)) if gone else ""
        act = Act.MONTH if self.act is Act.MONTH else Act.DAY
        await visit.interaction.edit_original_response(view=await _view(visit, self.game, act, shown, note))


class CodeForm(ExplainingModal):
    """Asks for the code of a group."""

    def __init__(self, text: Text, game: str) -> None:
        super().__init__(text("friends-form"))
        self._game = game
        self._typed: ui.TextInput[Any] = ui.TextInput(custom_id="code", max_length=_LONGEST_TYPED)
        self.add_item(field(text("friends-form-code"), text("friends-form-why"), self._typed))

    async def submit(self, visit: Visit) -> None:
        """Join the group. Whoever guesses codes has to wait after each."""
        with visit.heavy_turn():
            await visit.defer()
            group_id = await visit.services.of(FriendsService).join(visit.user_id, self._typed.value)
            view = await _view(visit, self._game, Act.DAY, group_id)
            await visit.interaction.edit_original_response(view=view)


async def _view(visit: Visit, game: str, act: Act, group_id: int, note: str = "") -> ui.LayoutView:
    """Return the standing of one of the person's groups, or what groups are for.

    Args:
        group_id: Another one is shown if the person is not in it.
        note: What the press has led to; empty for nothing.
    """
    friends, text = visit.services.of(FriendsService), visit.text
    groups = await friends.groups_of(visit.user_id)
    notes = [LINE, note] if note else []
    if not groups:
        title = f"### {text('friends-title-none')}\n{text('friends-about', most=MOST_PEOPLE)}"
        return panel(PRIVATE, [title, *notes], *_ways(text, game, act, groups, None))
    group = next((each for each in groups if each.id == group_id), groups[0])
    is_month = act is Act.MONTH
    standing = await (friends.month_in(group, game) if is_month else friends.today_in(group, game))
    name = text("gnau-drill-name") if game == GnauMachine.game else game_name(text, game)
    when = month(text, friends.month) if is_month else calendar_day(friends.today)
    title = f"### {text('friends-title', name=name)}\n{text('friends-code', code=shown_code(group.code))}"
    lines = await _lines(visit, game, group, standing, act)
    blocks = [title, LINE, "\n".join([f"**{when}**", *lines]), *notes]
    return panel(PRIVATE, blocks, *_ways(text, game, act, groups, group))


async def _lines(
    visit: Visit, game: str, group: Group, standing: Sequence[FriendStanding], act: Act
) -> Sequence[str]:
    """Return the lines of a standing, always with the person's own, and who else is in the group."""
    text = visit.text
    ranked = rank(RankSlice(standing), dict.fromkeys(group.people, ""))
    shown = [line for line in ranked if line in ranked[:PAGE] or line.standing.user_id == visit.user_id]
    has_played = {line.standing.user_id for line in ranked}
    others = [each for each in group.people if each not in has_played]
    named = others[: max(PAGE - len(shown), 0)]
    people = [*(line.standing.user_id for line in shown), *named]
    known = await visit.bot.members.names_outside(visit.interaction.client, people)
    names = {each: escape_markdown(known[each]) if each in known else mention(each) for each in people}
    lines = [
        text(
            "friends-line",
            rank=line.mark,
            name=names[line.standing.user_id],
            score=_score(text, game, act, line.standing.score),
        )
        for line in shown
    ]
    if (more := len(ranked) - len(shown)) > 0:
        lines.append(text("tricks-daily-more", others=more))
    if others:
        hidden = [text("announcement-others", others=len(others) - len(named))][: len(others) - len(named)]
        who = listed(text, [*(names[each] for each in named), *hidden])
        lines.append(text("friends-not-yet", people=who))
    return lines


def _score(text: Text, game: str, act: Act, score: int) -> str:
    """Return what ranks a person, in few words."""
    if game != GnauMachine.game:
        return text("friends-firsts", days=score) if act is Act.MONTH else str(score)
    return text("friends-right", right=score) if act is Act.MONTH else f"{score}/{DAILY_HANDS}"


def _ways(
    text: Text, game: str, act: Act, groups: Sequence[Group], group: Group | None
) -> list[ui.ActionRow[Any]]:
    """Return the buttons to the other standings and groups, and those that change groups."""

    def way(to: Act, group_id: int, style: discord.ButtonStyle = OTHER, mark: str = "") -> FriendsButton:
        face = ButtonFace(mark + text(f"friends-button-{to}"), style)
        return FriendsButton(game, to, group_id, face)

    if group is None:
        return in_rows([[way(Act.MAKE, 0, NEXT), way(Act.TYPE, 0)]])
    spans = [
        way(each, group.id, PICKED, PICKED_MARK) if each is act else way(each, group.id)
        for each in (Act.DAY, Act.MONTH)
    ]
    after = groups[(groups.index(group) + 1) % len(groups)]
    if after != group:
        face = ButtonFace(text("friends-button-next", code=shown_code(after.code)))
        spans.append(FriendsButton(game, act, after.id, face))
    return in_rows([spans, [way(Act.MAKE, group.id), way(Act.TYPE, group.id), way(Act.LEAVE, group.id)]])
