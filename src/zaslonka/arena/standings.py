"""What came of a tournament: shares of wins and ratings, with 95 % intervals over deals.

One model for any number of sides, Luce's: each side wins in proportion to its bot's strength.
For two that is Bradley and Terry's; for one bot with share p among P - 1 equal others it gives
Elo = 400 log10(p (P - 1) / (1 - p)).
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from openskill.models import PlackettLuce, PlackettLuceRating

from zaslonka.arena.rounds import Played, Refusal, Round

Floats: TypeAlias = NDArray[np.float64]

MEAN = 1500.0
"""What the ratings are on average, or what a bot that they are anchored to has."""
DRAWS = 1000
"""How often the deals are drawn anew."""


class Rated(Struct, frozen=True):
    """A bot among those it met: the middle of its rating and the ends of its interval."""

    name: str
    elo: float
    low: float
    high: float
    mu: float
    sigma: float
    """Of openskill's Plackett-Luce model over the same games, in the order of the deals."""
    games: int
    ms: float
    """That a decision took on the wall, on average."""
    longest_ms: float
    lost_by_refusal: int


class Met(Struct, frozen=True):
    """One bot alone against a table of another: its share of the wins; ``fair`` among equals."""

    name: str
    rival: str
    share: float
    low: float
    high: float
    fair: float
    games: int


class Standing(Struct, frozen=True):
    """Everything about one number of seats."""

    seats: int
    sides: int
    deals: int
    """The least that a pair has played."""
    rated: tuple[Rated, ...]
    met: tuple[Met, ...]
    refusals: tuple[Refusal, ...]


def standings(
    rounds: Sequence[Round], names: Sequence[str], anchor: str | None = None
) -> list[Standing]:
    """For each number of seats that was played; the anchored bot has `MEAN`."""
    by_size: defaultdict[int, list[Round]] = defaultdict(list)
    for played in sorted(rounds, key=lambda played: (played.task.deal, played.task.pair)):
        by_size[played.task.seats].append(played)
    return [_standing(seats, by_size[seats], names, anchor) for seats in sorted(by_size)]


def interval(
    found: Sequence[float] | Floats, fair: float, about: Sequence[str] = ()
) -> tuple[float, float]:
    """The middle 95 % of means over deals drawn anew from these and one that came out fair.

    Without that one, a bot that has won all its deals would seem to be sure of the next.
    """
    low, high = np.percentile(_redrawn(np.asarray(found, float), fair, about), [2.5, 97.5])
    return float(low), float(high)


def _standing(
    seats: int, rounds: list[Round], names: Sequence[str], anchor: str | None
) -> Standing:
    meetings = _meetings(rounds)
    elo, low, high = _elos(meetings, names, anchor)
    skill = _skills(rounds, names)
    rated = [
        _rated(name, rounds, (elo[i], low[i], high[i]), skill[name]) for i, name in enumerate(names)
    ]
    return Standing(
        seats,
        rounds[0].sides,
        min(len(meeting.wins) for meeting in meetings),
        tuple(sorted(rated, key=lambda one: -one.elo)),
        tuple(_met(meeting) for meeting in meetings),
        tuple(game.refused for played in rounds for game in played.games if game.refused),
    )


# Who beat whom


class _Meeting(Struct):
    """One bot alone against another on all other sides."""

    name: str
    rival: str
    sides: int
    wins: Floats
    """Deal by deal, out of as many games as there are sides."""


def _meetings(rounds: Sequence[Round]) -> list[_Meeting]:
    found: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for played in rounds:
        one, other = played.task.pair
        half = played.sides
        found[one, other].append(_won(one, played.games[:half]))
        found[other, one].append(_won(other, played.games[half:] or played.games))
    sides = rounds[0].sides
    return [_Meeting(name, rival, sides, np.array(wins)) for (name, rival), wins in found.items()]


def _won(name: str, games: Sequence[Played]) -> float:
    return sum(game.share(name) for game in games)


def _met(meeting: _Meeting) -> Met:
    shares = meeting.wins / meeting.sides
    low, high = interval(shares, 1 / meeting.sides, (meeting.name, meeting.rival))
    games = len(shares) * meeting.sides
    share = float(shares.mean())
    low, high = min(low, share), max(high, share)
    return Met(meeting.name, meeting.rival, share, low, high, 1 / meeting.sides, games)


def _redrawn(found: Floats, fair: float, about: Sequence[str]) -> Floats:
    """Means of the deals and a fair one, each time drawn anew with replacement.

    Both bots of a pair meet the same draws, and no two pairs do.
    """
    random = np.random.default_rng([*"/".join(sorted(about)).encode()])
    pool = np.append(found, fair)
    drawn: Floats = random.choice(pool, (DRAWS, len(pool))).mean(1)
    return drawn


# Ratings by strength


def _elos(
    meetings: list[_Meeting], names: Sequence[str], anchor: str | None
) -> tuple[Floats, Floats, Floats]:
    """The likeliest ratings, and the ends of their intervals."""
    seen = np.array([[meeting.wins.sum() for meeting in meetings]])
    drawn = np.stack(
        [_redrawn(one.wins, 1.0, (one.name, one.rival)) * len(one.wins) for one in meetings], 1
    )
    elo = _scaled(_strengths(seen, meetings, names), names, anchor)[0]
    spread = _scaled(_strengths(drawn, meetings, names), names, anchor)
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    # Of a few deals so few are drawn without the fair one that what was seen may lie outside.
    return elo, np.minimum(low, elo), np.maximum(high, elo)


def _strengths(wins: Floats, meetings: list[_Meeting], names: Sequence[str]) -> Floats:
    """The strengths most likely to give these wins (a row each), by Hunter's iteration.

    Every meeting has one fair game more than was played, so that who wins all stays finite.
    """
    index = {name: i for i, name in enumerate(names)}
    strength = np.ones((len(wins), len(names)))
    for _ in range(500):
        won, chances = np.zeros_like(strength), np.zeros_like(strength)
        for m, meeting in enumerate(meetings):
            one, other, rivals = index[meeting.name], index[meeting.rival], meeting.sides - 1
            games = len(meeting.wins) * meeting.sides + 1
            its = wins[:, m] + 1 / meeting.sides
            each = games / (strength[:, one] + rivals * strength[:, other])
            won[:, one] += its
            won[:, other] += games - its
            chances[:, one] += each
            chances[:, other] += rivals * each
        better = np.divide(won, chances, out=np.ones_like(won), where=chances > 0)
        better /= np.exp(np.log(better).mean(1, keepdims=True))
        if np.abs(np.log(better / strength)).max() < 1e-7:
            break
        strength = better
    return better


def _scaled(strength: Floats, names: Sequence[str], anchor: str | None) -> Floats:
    elo: Floats = 400 * np.log10(strength)
    base = elo.mean(1) if anchor is None else elo[:, list(names).index(anchor)]
    scaled: Floats = elo - base[:, None] + MEAN
    return scaled


# Ratings by openskill


def _skills(rounds: Sequence[Round], names: Sequence[str]) -> dict[str, PlackettLuceRating]:
    """Game after game; a side is one player, whether a seat or a team."""
    model = PlackettLuce()
    skill = {name: model.rating(name=name) for name in names}
    for played in rounds:
        for game in played.games:
            _rate(model, skill, game)
    return skill


def _rate(model: PlackettLuce, skill: dict[str, PlackettLuceRating], game: Played) -> None:
    """A bot on several sides takes the mean of what they come to."""
    scores = [float(side in game.won) for side in range(len(game.sides))]
    rated = model.rate([[skill[name]] for name in game.sides], scores=scores)
    for name in set(game.sides):
        after = [one for side, (one,) in zip(game.sides, rated, strict=True) if side == name]
        mu = sum(one.mu for one in after) / len(after)
        sigma = sum(one.sigma for one in after) / len(after)
        skill[name] = model.rating(mu, sigma, name)


def _rated(
    name: str, rounds: list[Round], elo: tuple[Any, Any, Any], skill: PlackettLuceRating
) -> Rated:
    games = [game for played in rounds for game in played.games if name in game.sides]
    spent = [game.spent[name] for game in games]
    moves = sum(each.moves for each in spent) or 1
    return Rated(
        name,
        elo=round(float(elo[0]), 1),
        low=round(float(elo[1]), 1),
        high=round(float(elo[2]), 1),
        mu=round(skill.mu, 2),
        sigma=round(skill.sigma, 2),
        games=len(games),
        ms=round(1e3 * sum(each.seconds for each in spent) / moves, 2),
        longest_ms=round(1e3 * max(each.longest for each in spent), 1),
        lost_by_refusal=sum(
            game.refused is not None and game.refused.name == name for game in games
        ),
    )
