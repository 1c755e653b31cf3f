"""The page about a tournament: one file, with its pictures inside, that needs no script."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from zaslonka.arena import drawing
from zaslonka.arena.journal import Run
from zaslonka.arena.ratings import title
from zaslonka.arena.rounds import Round
from zaslonka.arena.standings import Met, Standing, standings
from zaslonka.arena.tables import HEAD, against, refusals, rows


def page(run: Run, rounds: Sequence[Round], anchor: str | None = None) -> str:
    """All of it as HTML."""
    names = [one.name for one in run.entrants]
    found = standings(rounds, names, anchor)
    style = files(__package__).joinpath("report.css").read_text("utf-8")
    games = sum(len(played.games) for played in rounds)
    name = title(run.game)
    body = "".join(_section(standing, rounds) for standing in found)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(name)}: {escape(", ".join(names))}</title>
<style>
{style}</style>
</head>
<body>
<header>
<p class="over">Zasłonka · arena</p>
<h1>{escape(name)}</h1>
<p class="lead">{len(names)} bots, {len(rounds):,} mirrored rounds, {games:,} games.
Every deal was played from every chair; intervals are 95 %, by drawing the deals anew.</p>
{_contents(found)}
</header>
<main>
{body or "<p>Nothing has been played yet.</p>"}
</main>
<footer>
<p>Elo by the model of Luce (for two sides Bradley and Terry’s): a side wins in proportion to its
bot’s strength, and 400 points are odds of ten to one. openskill is its Plackett–Luce model over
the same games, with 1.96 σ. A bot that is refused loses the game. Made by zaslonka
{escape(run.made_by)}, game version {run.version}.</p>
</footer>
</body>
</html>
"""


def _contents(found: Sequence[Standing]) -> str:
    if len(found) < 2:
        return ""
    links = "".join(f'<li><a href="#seats-{one.seats}">{one.seats} seats</a></li>' for one in found)
    return f'<nav aria-label="Numbers of seats"><ul>{links}</ul></nav>'


def _section(standing: Standing, rounds: Sequence[Round]) -> str:
    of_size = [played for played in rounds if played.task.seats == standing.seats]
    head = f"{standing.seats} seats"
    if standing.sides < standing.seats:
        head += f", {standing.sides} teams"
    settled = (
        "How the shares of wins settled, deal by deal: each bot over all it met, beside what"
        " would be fair."
    )
    return f"""<section id="seats-{standing.seats}" aria-labelledby="head-{standing.seats}">
<h2 id="head-{standing.seats}">{head}</h2>
<p class="note">Deals that each pair has played at least: {standing.deals:,};
among equals everybody would win {1 / standing.sides:.1%}.</p>
{_figure("Elo ratings with their intervals.", drawing.ratings(standing))}
{_table("Ratings", HEAD, rows(standing))}
{_matrix(standing)}
{_figure(settled, drawing.course(standing, of_size))}
{_refusals(standing)}
</section>
"""


def _figure(caption: str, drawn: str) -> str:
    inside = _wide(caption, drawn)
    return f"<figure>{inside}<figcaption>{caption}</figcaption></figure>"


def _table(caption: str, head: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in body
    )
    table = (
        f"<table><caption>{escape(caption)}</caption>"
        f"<thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table>"
    )
    return _wide(caption, table)


def _wide(about: str, inside: str) -> str:
    """What may be wider than a phone can be moved sideways, by keyboard too."""
    return f'<div class="wide" role="region" aria-label="{about}" tabindex="0">{inside}</div>'


# Who beats whom


def _matrix(standing: Standing) -> str:
    names = [one.name for one in standing.rated]
    met = {(each.name, each.rival): each for each in standing.met}
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    lines = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(_cell(met.get((name, rival))) for rival in names)
        + "</tr>"
        for name in names
    )
    what = "Who beats whom: the row’s share of wins against the column’s"
    if standing.sides > 2:
        what = "Who beats whom: the row alone at a table of the column’s, its share of wins"
    table = (
        f'<table class="matrix"><caption>{what}</caption>'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{lines}</tbody></table>"
    )
    return _wide("Who beats whom", table)


def _cell(met: Met | None) -> str:
    """The deeper its colour, the farther from fair; its sign is said by words as well."""
    if met is None:
        return '<td class="none">–</td>'
    better = met.share >= met.fair
    room = 1 - met.fair if better else met.fair
    depth = round(80 * abs(met.share - met.fair) / room)
    sure = met.low > met.fair or met.high < met.fair
    word = ("better" if better else "worse") if sure else "too close to tell"
    share, _, ends = against(met).partition(" ")
    return (
        f'<td class="{"better" if better else "worse"}" style="--depth:{depth}%">'
        f"<strong>{share}</strong> <small>{ends.strip('()')} %<br>"
        f"{word} · {met.games:,} games</small></td>"
    )


def _refusals(standing: Standing) -> str:
    if not standing.refusals:
        return '<p class="note">No bot was refused.</p>'
    items = "".join(
        f"<li><strong>{escape(no.name)}</strong>: {no.reason}, {count}×"
        f" <code>{escape(no.detail[:300])}</code></li>"
        for no, count in refusals(standing)
    )
    return f"<h3>Refused</h3><ul>{items}</ul>"
