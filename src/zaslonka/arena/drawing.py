"""Plots as inline SVG: colours come from the page's style, and each says in words what it shows."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import accumulate

from zaslonka.arena.rounds import Round
from zaslonka.arena.standings import Standing

WIDTH, LEFT, RIGHT, ROW = 720, 150, 90, 34
MOST_POINTS = 160


def ratings(standing: Standing) -> str:
    """A dot and a bar for each bot, the best on top."""
    rated = standing.rated
    ticks = _ticks(min(one.low for one in rated), max(one.high for one in rated))
    height = ROW * len(rated) + 40

    def x(elo: float) -> float:
        return LEFT + (elo - ticks[0]) / (ticks[-1] - ticks[0]) * (WIDTH - LEFT - RIGHT)

    parts = [
        f'<line class="grid" x1="{x(t):.1f}" x2="{x(t):.1f}" y1="8" y2="{height - 26}"/>'
        f'<text class="tick" x="{x(t):.1f}" y="{height - 8}" text-anchor="middle">{t}</text>'
        for t in ticks
    ]
    for row, one in enumerate(rated):
        y = 8 + ROW * (row + 0.5)
        parts.append(
            f'<g class="series s{row % 8}"><text class="name" x="{LEFT - 12}" y="{y + 5}"'
            f' text-anchor="end">{escape(_short(one.name))}</text>'
            f'<line class="bar" x1="{x(one.low):.1f}" x2="{x(one.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{x(one.elo):.1f}" cy="{y}" r="6"/>'
            f'<text class="value" x="{WIDTH - RIGHT + 14}" y="{y + 5}">{one.elo:.0f}</text></g>'
        )
    said = "; ".join(f"{one.name} {one.elo:.0f}, {one.low:.0f} to {one.high:.0f}" for one in rated)
    return _svg(height, f"Elo: {said}", parts)


def course(standing: Standing, rounds: Sequence[Round]) -> str:
    """Each bot's share of wins over its fair share, as the deals came."""
    height, top, bottom = 260, 14, 34
    lines = {one.name: _settling(one.name, rounds) for one in standing.rated}
    last = max(played.task.deal for played in rounds) + 1
    most = max(2.0, *(value for line in lines.values() for _, value in line))

    def x(deal: float) -> float:
        return 60 + deal / last * (WIDTH - 60 - RIGHT - 40)

    def y(value: float) -> float:
        return height - bottom - value / most * (height - top - bottom)

    parts = [
        f'<line class="{"fair" if value == 1 else "grid"}" x1="{x(0):.1f}" x2="{x(last):.1f}"'
        f' y1="{y(value):.1f}" y2="{y(value):.1f}"/><text class="tick" x="50"'
        f' y="{y(value) + 4:.1f}" text-anchor="end">'
        f"{'fair' if value == 1 else f'×{value:g}'}</text>"
        for value in (0, 0.5, 1, 1.5, 2, 3, 4, 5)
        if value <= most
    ]
    ends = _apart([y(line[-1][1]) for line in lines.values()])
    for row, ((name, line), end) in enumerate(zip(lines.items(), ends, strict=True)):
        points = " ".join(f"{x(deal):.1f},{y(value):.1f}" for deal, value in line)
        parts.append(
            f'<g class="series s{row % 8}"><polyline points="{points}"/>'
            f'<circle cx="{x(line[-1][0]):.1f}" cy="{y(line[-1][1]):.1f}" r="4"/>'
            f'<text class="value" x="{x(last) + 8:.1f}" y="{end + 4:.1f}">'
            f"{escape(_short(name))}</text></g>"
        )
    parts.append(
        f'<text class="tick" x="{x(last):.1f}" y="{height - 10}" text-anchor="end">'
        f"{last} deal{'s' * (last > 1)}</text>"
    )
    said = "; ".join(f"{name} ends at {line[-1][1]:.2f} times fair" for name, line in lines.items())
    return _svg(height, f"Shares of wins over the deals: {said}", parts)


def _settling(name: str, rounds: Sequence[Round]) -> list[tuple[int, float]]:
    """The mean so far, after each deal; a bot with several sides is expected to win as often."""
    by_deal: dict[int, tuple[float, float]] = {}
    for played in rounds:
        for game in played.games:
            if name in game.sides:
                won, fair = by_deal.get(played.task.deal, (0.0, 0.0))
                fair += game.sides.count(name) / len(game.sides)
                by_deal[played.task.deal] = (won + game.share(name), fair)
    deals = sorted(by_deal)
    sums = accumulate(
        (by_deal[deal] for deal in deals), lambda one, two: (one[0] + two[0], one[1] + two[1])
    )
    means = [(deal + 1, won / fair) for deal, (won, fair) in zip(deals, sums, strict=True)]
    step = -(-len(means) // MOST_POINTS)
    return [*means[:-1:step], means[-1]]


def _apart(wanted: Sequence[float]) -> list[float]:
    """Labels where they belong, but not over one another."""
    placed = dict[int, float]()
    lowest = -1e9
    for index in sorted(range(len(wanted)), key=wanted.__getitem__):
        lowest = placed[index] = max(wanted[index], lowest + 16)
    return [placed[index] for index in range(len(wanted))]


def _ticks(low: float, high: float) -> list[int]:
    span = max(high - low, 20)
    step = next(step for step in (10, 20, 50, 100, 200, 500, 1000, 2000) if span / step <= 7)
    first, last = int(low // step), -int(-high // step)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def _short(name: str) -> str:
    return name if len(name) <= 16 else f"{name[:15]}…"


def _svg(height: int, said: str, parts: Sequence[str] | Iterator[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(said)}">'
        f"<title>{escape(said)}</title>{''.join(parts)}</svg>"
    )
