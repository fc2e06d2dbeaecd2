"""Statistics of a player's rounds: counts, highlights, and luck compared with the expected result."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from discord import ui

from bot.features.statistics.model import Highlight, Statistics, Tally
from bot.features.statistics.service import NO_HONOURS, Honours, Report, StatisticsService
from bot.render import EXTENSION, draw_chart
from bot.rules.errors import RuleError
from bot.rules.gnau.odds import LEAST_ROUNDS, Luck
from bot.tables.history import RoundKey, StoredRound, format_round_id
from bot.tables.ids import UserId
from bot.tables.points import PointsMode
from bot.text import Text
from bot.text.conventions import percent, signed
from bot.views.earned import achievement_lines, medal_lines
from bot.views.gnau.cards import hand_name, hand_quote
from bot.views.phrases import mention, signed_points
from bot.views.pictures import Picture, add_pictures, drawn, in_picture
from bot.views.style import LINE, SETTLED, panel
from bot.views.visibility import quotable_channels
from bot.views.visit import Visit


async def show_stats(visit: Visit, person_id: UserId) -> None:
    """Show the statistics of a person's rounds, and what they have earned, to everyone.

    Raises:
        RuleError: The person has played no round, and has earned nothing.
    """
    service, guild_id = visit.services.of(StatisticsService), visit.guild_id
    async with visit.thinking_for_all():
        statistics = await service.statistics(guild_id, person_id)
        honours = await service.honours(guild_id, person_id)
        if not statistics and not any(honours):
            raise RuleError("no-rounds-own" if person_id == visit.user_id else "no-rounds-of")
    text = await visit.public_text()
    reports = [await service.report(guild_id, points, each) for points, each in statistics.items()]
    quotable = [line for report in reports for line in await _quotable(visit, report)]
    days = await service.drill_days(guild_id, person_id)
    view = partial(stats_view, text, person_id, reports, quotable, drill_days=days, honours=honours)
    await visit.interaction.followup.send(view=view({}))
    drawings = [await _curve(text, report) for report in reports if _has_curve(report)]
    curves = {points: picture for points, picture in drawings if picture is not None}
    if curves:
        await add_pictures(visit, view(curves), [*curves.values()])


async def _curve(text: Text, report: Report) -> tuple[PointsMode, Picture | None]:
    numbers = _ends_of(report)
    words = text("gnau-stats-picture", rounds=report.statistics.rounds, **numbers)
    plain = in_picture(text)
    around = [plain("gnau-stats-picture-start", **numbers), plain("gnau-stats-picture-end", **numbers)]
    name, curve = f"balance-{report.points}.{EXTENSION}", report.statistics.curve
    axis = plain("gnau-stats-picture-round")
    return report.points, await drawn(plain.locale, name, words, draw_chart, curve, *around, axis)


def _ends_of(report: Report) -> dict[str, int]:
    balances = [balance for _, balance in report.statistics.curve]
    return {"start": balances[0], "end": balances[-1], "low": min(balances), "high": max(balances)}


def _has_curve(report: Report) -> bool:
    # A single round makes no curve.
    return report.statistics.rounds > 1


async def _quotable(visit: Visit, report: Report) -> list[RoundKey]:
    channels = quotable_channels(visit)
    win, best = report.statistics.biggest_win, report.statistics.best_hand
    found = []
    if win is not None:
        stored = await visit.services.history.round(visit.guild_id, win.table_id, win.number)
        found.append((win, stored))
    if best is not None:
        found.append((best, report.best_hand))
    return [each.key for each, stored in found if stored is not None and stored.channel_id in channels]


def stats_view(  # noqa: PLR0913 - all that the message shows
    text: Text,
    person_id: UserId,
    reports: Sequence[Report],
    quotable: Collection[RoundKey],
    curves: Mapping[PointsMode, Picture],
    *,
    drill_days: int = 0,
    honours: Honours = NO_HONOURS,
) -> ui.LayoutView:
    """Return the statistics of a player, with a picture of the balance for each kind of points.

    Args:
        reports: One report for each kind of points that the rounds moved.
        quotable: The highlights whose rounds may be quoted. The others are shown without round id and cards.
        drill_days: On how many days in a row the player has completed the daily drill.
        honours: What the player has earned.
    """
    blocks: list[str | ui.Item[Any]] = [text("gnau-stats-title", user=mention(person_id))]
    for report in reports:
        if len(reports) > 1:
            blocks += [LINE, text(f"gnau-stats-in-{report.points}")]
        blocks += _blocks(text, person_id, report, quotable)
        if (curve := curves.get(report.points)) is not None:
            blocks.append(curve.item())
        if _has_curve(report):
            blocks.append(text("gnau-stats-picture-caption", **_ends_of(report)))
    if drill_days > 1:
        blocks += [LINE, text("gnau-stats-drill", days=drill_days)]
    earned = medal_lines(text, honours.medals), achievement_lines(text, honours.achieved)
    for said in filter(None, map("\n".join, earned)):
        blocks += [LINE, said]
    return panel(SETTLED, blocks)


def _blocks(
    text: Text, person_id: UserId, report: Report, quotable: Collection[RoundKey]
) -> Iterator[str | ui.Item[Any]]:
    yield "\n".join(_counted(text, report.statistics))
    yield LINE
    yield "\n".join(_highlights(text, person_id, report, quotable))
    yield LINE
    yield "\n".join(_luck(text, report))


def _counted(text: Text, statistics: Statistics) -> Iterator[str]:
    points = statistics.net_points
    net = signed_points(text, points)
    yield text("gnau-stats-all", rounds=statistics.rounds, net=net, points=points)
    if statistics.as_player.rounds:
        yield text("gnau-stats-as", role="player", **_tally(text, statistics.as_player))
    if statistics.as_dealer.rounds:
        yield text("gnau-stats-as", role="dealer", **_tally(text, statistics.as_dealer))
    yield from _bids(text, statistics)


def _bids(text: Text, statistics: Statistics) -> Iterator[str]:
    for what, tally in (("bid", statistics.as_banker), ("raised", statistics.raised)):
        if tally.rounds:
            yield text(f"gnau-stats-{what}", rounds=tally.rounds, **_tally(text, tally))


def _tally(text: Text, tally: Tally) -> dict[str, str | int]:
    net = signed_points(text, tally.net_points)
    return {"won": tally.won, "lost": tally.lost, "even": tally.even, "net": net}


def _highlights(
    text: Text, person_id: UserId, report: Report, quotable: Collection[RoundKey]
) -> Iterator[str]:
    statistics = report.statistics
    if (win := statistics.biggest_win) is not None:
        yield _biggest_win(text, win, is_quotable=win.key in quotable)
    yield text("gnau-stats-longest", rounds=statistics.longest_streak)
    if statistics.streak < 0:
        yield text("gnau-stats-losing", rounds=-statistics.streak)
    elif statistics.streak:
        yield text("gnau-stats-winning", rounds=statistics.streak)
    if report.best_hand is not None and (best := statistics.best_hand) is not None:
        yield _best_hand(text, person_id, report.best_hand, is_quotable=best.key in quotable)


def _biggest_win(text: Text, win: Highlight, *, is_quotable: bool) -> str:
    delta = signed_points(text, win.value)
    if not is_quotable:
        return text("gnau-stats-biggest-win-only", delta=delta)
    return text("gnau-stats-biggest-win", delta=delta, round=_round_id(win))


def _best_hand(text: Text, person_id: UserId, stored: StoredRound, *, is_quotable: bool) -> str:
    name = hand_name(text, stored, person_id)
    if not is_quotable:
        return text("gnau-stats-best-hand-only", name=name)
    line = text("gnau-stats-best-hand", name=name, round=_round_id(stored))
    return f"{line}\n{hand_quote(text, stored, person_id)}"


def _round_id(line: Highlight | StoredRound) -> str:
    return format_round_id(line.table_id, line.number)


def _luck(text: Text, report: Report) -> Iterator[str]:
    if report.luck is None:
        yield text("gnau-stats-too-early", least=LEAST_ROUNDS)
        return
    luck = report.luck
    yield text(
        "gnau-stats-luck",
        actual=signed_points(text, luck.actual),
        points=luck.actual,
        expected=signed(text, luck.expected, 1),
    )
    hundredths = _hundredths(luck)
    if hundredths >= 50:
        yield text("gnau-stats-luckier", percent=percent(text, hundredths, 100, decimals=0))
    else:
        yield text("gnau-stats-unluckier", percent=percent(text, 100 - hundredths, 100, decimals=0))
    if report.statistics.own_splits:
        yield text("gnau-stats-own-splits", rounds=report.statistics.own_splits)
    if with_bids := report.statistics.with_bids.rounds:
        counted = len(report.statistics.bid_rounds)
        yield text("gnau-stats-luck-bids", rounds=with_bids, counted=counted, left_out=with_bids - counted)


def _hundredths(luck: Luck) -> int:
    # Never 0 or 100: of a hundred people, at least one is luckier and at least one less lucky.
    return min(max(round(luck.luckier_than * 100), 1), 99)
