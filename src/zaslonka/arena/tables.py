"""Standings as text: for the terminal, and for Markdown."""

from collections import Counter
from collections.abc import Sequence

from zaslonka.arena.rounds import Refusal
from zaslonka.arena.standings import Met, Standing

HEAD = ("bot", "Elo", "95 %", "openskill", "games", "ms a move", "longest", "refused")


def rows(standing: Standing) -> list[tuple[str, ...]]:
    """The bots, the best first."""
    return [
        (
            one.name,
            f"{one.elo:.0f}",
            f"{one.low:.0f}–{one.high:.0f}",
            f"{one.mu:.1f} ±{1.96 * one.sigma:.1f}",
            f"{one.games:,}",
            f"{one.ms:.1f}",
            f"{one.longest_ms:.0f}",
            str(one.lost_by_refusal or "–"),
        )
        for one in standing.rated
    ]


def against(met: Met) -> str:
    """A share with its interval."""
    return f"{met.share:.1%} ({100 * met.low:.1f}–{100 * met.high:.1f})"


def text(game: str, standing: Standing) -> str:
    """All about one number of seats, for a terminal."""
    lines = [f"{game}, {standing.seats} seats, {standing.deals} mirrored deals a pair"]
    lines += _aligned([HEAD, *rows(standing)])
    lines += ["", f"alone against a table of, share of wins (95 %), fair {1 / standing.sides:.1%}"]
    lines += _aligned(
        [(met.name, met.rival, against(met), f"{met.games:,} games") for met in standing.met]
    )
    lines += [
        f"refused: {no.name}, {no.reason}, {count}×: {no.detail.strip()}"
        for no, count in refusals(standing)
    ]
    return "\n".join(lines)


def refusals(standing: Standing) -> list[tuple[Refusal, int]]:
    """The first of each kind for each bot, and how many there were."""
    kinds = Counter((no.name, no.reason) for no in standing.refusals)
    first = {(no.name, no.reason): no for no in reversed(standing.refusals)}
    return [(first[kind], count) for kind, count in kinds.most_common()]


def _aligned(table: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in table
    ]


def markdown(head: Sequence[str], table: Sequence[Sequence[str]]) -> str:
    """A table for a page of documentation."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *table))
