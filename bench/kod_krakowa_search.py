"""Which place of Kod Krakowa should carry which attributes, so that no pair of them is stronger.

Whole pairs are swapped between places, so that every pair stays as common as it is, and only to
places that can truly be said to have both attributes (FITTING).  First games are played on many
such cities; how much what about a city helps a pair is fitted to who won them; then the fit is
used to look for the most even city of all.  What it promises is only a promise: measure it with
``kod_krakowa_balance.py``.

python bench/kod_krakowa_search.py play sample.jsonl --seats 2 --games 12000
python bench/kod_krakowa_search.py play sample.jsonl --seats 4 --games 9000
python bench/kod_krakowa_search.py look sample.jsonl
python bench/kod_krakowa_search.py look sample.jsonl --measured games.jsonl

With ``--measured``, games that ``kod_krakowa_balance.py`` played on the city as it is, the fit is
first put right by what they say of every attribute.
"""

import argparse
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import TypeAlias

import msgspec
import numpy as np
from msgspec import Struct, structs

from kod_krakowa_balance import TABLES, Game, play, tallies
from zaslonka.games.kod_krakowa import outlook
from zaslonka.games.kod_krakowa.content import (
    AROUND,
    ATTRIBUTES,
    DISTRICTS,
    NUMBER,
    PLACES_OF,
    START,
    TOKENS,
    Attribute,
    Place,
)

Pair: TypeAlias = tuple[Attribute, Attribute]
City: TypeAlias = dict[Place, Pair]
"""Which attributes each place carries."""

PAIRS: tuple[Pair, ...] = tuple(combinations(ATTRIBUTES, 2))
LETTERS = dict(zip("slwahp", ATTRIBUTES, strict=True))

_FITTING = """
    mariacki Pah         wawel Hap              collegium_maius Sha       stary_kleparz Wlh
    stara_synagoga Pha   muzeum_inzynierii Wshl muzeum_etnograficzne sah  jcc lp
    ogrod_botaniczny Slh ignatianum sp          opera la                  browar_lubicz Whl
    agh sw               mnk Ah                 park_jordana Lhs          nmp_lourdes Psh
    manggha Asl          ice wal                zakrzowek Lswh            kostka hp
    schindler wh         cricoteka Awh          mocak Asw                 kopiec_krakusa lph
    rydlowka Ahl         ifj sw                 mlynowka Lwh              dworek ahl
    sw_jadwiga ap        szpital_jp2 Spw        ecce_homo Paw             park_wodny lw
    ur_muzeum_ogrodnictwa Shw                   kopiec_kosciuszki Hlp     blonia Lph
    willa_decjusza sah   tyniec Pwh             solaris sw                babinski Shw
    sanktuarium Pla      centrum_jp2 Pwah       solvay Awh                uzdrowisko slh
    kopalnia_siarki Whs  kosocice Pah           bonarka Lwh               park_duchacki Lhp
    kijacy Wph           usd sw                 dwor_czeczow lah          park_jerzmanowskich shwl
    kl_plaszow hp        bagry lw               sercanie Psh              muzeum_lotnictwa whs
    arena Law            ogrod_doswiadczen Slw  arka Pwah                 maksymilian Psh
    fort_batowice Hlw    dworek_matejki Ahw     kosciol_krzeslawice Pah   fort_49 hp
    mogila Phaw          centrum_admin wah      teatr_ludowy Alh
"""
"""What a place can truly be said to stand for; of a capital letter it cannot be without."""

FITTING: dict[Place, tuple[set[str], set[str]]] = {
    place: (
        {LETTERS[letter] for letter in letters.lower()},
        {LETTERS[letter.lower()] for letter in letters if letter.isupper()},
    )
    for place, letters in zip(_FITTING.split()[::2], _FITTING.split()[1::2], strict=True)
}

GAMES_EACH = 60
"""Games on one city before the next."""

SWAPS_EACH = 12
"""Swaps from one city to the next."""


# Cities


def city_now() -> City:
    return {place: _pair(*token.attributes) for place, token in TOKENS.items()}


def build(city: City) -> None:
    """Have the rules play on this city."""
    for place, pair in city.items():
        TOKENS[place] = structs.replace(TOKENS[place], attributes=pair)
    outlook._hope.cache_clear()


def is_fit(place: Place, pair: Pair) -> bool:
    may, must = FITTING[place]
    return must <= set(pair) <= may


def misfits(city: City) -> int:
    return sum(not is_fit(place, pair) for place, pair in city.items())


def swapped(city: City, random: Random) -> City:
    """The city after a swap of two different pairs that leaves no more misfits than before."""
    places = list(city)
    while True:
        one, other = random.sample(places, 2)
        if city[one] == city[other]:
            continue
        before = is_fit(one, city[one]) + is_fit(other, city[other])
        if is_fit(one, city[other]) + is_fit(other, city[one]) >= before:
            return city | {one: city[other], other: city[one]}


def start(random: Random) -> City:
    """The city as it is, or if it has misfits one near it that has none."""
    city = city_now()
    while misfits(city):
        city = swapped(city, random)
    return city


def _pair(*attributes: str) -> Pair:
    one, other = (name for name in ATTRIBUTES if name in attributes)
    return one, other


# What about a city helps a pair

_PLACES = list(TOKENS)
_LIES = np.array(
    [
        [(TOKENS[place].district == district) / len(PLACES_OF[district]) for place in _PLACES]
        for district in DISTRICTS
    ]
)
_IS_START = np.array([district in START for district in DISTRICTS])
_STARTS_AT = np.array([TOKENS[place].district in START for place in _PLACES])
_EDGES = np.array(
    [
        (NUMBER[one], NUMBER[near])
        for one in DISTRICTS
        for near in AROUND[one]
        if NUMBER[one] < NUMBER[near]
    ]
)
_AT_START = _IS_START[_EDGES].sum(1)
_FIRST, _SECOND = np.array([[ATTRIBUTES.index(name) for name in pair] for pair in PAIRS]).T


def features(city: City) -> np.ndarray:
    """How each pair's places lie: how many at the start, together, next to each other, on both."""
    carries = np.array([[name in city[place] for name in ATTRIBUTES] for place in _PLACES], float)
    share = _LIES @ carries  # of each district's places, by attribute
    one, other = share[:, _FIRST], share[:, _SECOND]
    both = one + other
    joint = carries[:, _FIRST] * carries[:, _SECOND]
    found = [both[_IS_START].sum(0), joint[_STARTS_AT].sum(0), joint.sum(0)]
    for some in (_IS_START, ~_IS_START):
        found += [
            (both[some] ** 2).sum(0),
            (one[some] ** 2 + other[some] ** 2).sum(0),
            (both[some] ** 3).sum(0),
        ]
    near, far = _EDGES.T
    along = both[near] * both[far]
    alike = one[near] * one[far] + other[near] * other[far]
    for count in range(3):
        kind = count == _AT_START
        found += [along[kind].sum(0), (along[kind] ** 2).sum(0), alike[kind].sum(0)]
    found.append(np.maximum((one**2).sum(0), (other**2).sum(0)))
    return np.array(found).T


class Sample(Struct, frozen=True):
    """A game: the city, the pairs by order of play, and how much of it each seat won."""

    city: City
    pairs: tuple[Pair, ...]
    won: tuple[float, ...]


def sample(seats: int, games: int, random: Random) -> Iterator[Sample]:
    city = start(random)
    for number in range(games):
        if number % GAMES_EACH == 0:
            for _ in range(SWAPS_EACH):
                city = swapped(city, random)
            build(city)
        game = play(None, seats, f"search {random.random()}".encode())
        pairs = tuple(_pair(*pair.split(" + ")) for pair in game.pairs)
        won = [(seat in game.winners) / len(game.winners) for seat in range(seats)]
        yield Sample(city, pairs, tuple(won))


# The fit


class Fit:
    """What each feature is worth, by logistic regression over who won, for a number of seats."""

    def __init__(self, samples: list[Sample], ridge: float = 3.0) -> None:
        self.seats = seats = len(samples[0].pairs)
        known: dict[tuple[Pair, ...], np.ndarray] = {}
        for one in samples:
            if (pairs := tuple(one.city.values())) not in known:
                known[pairs] = features(one.city)
        x = np.array(
            [
                known[tuple(one.city.values())][[PAIRS.index(pair) for pair in one.pairs]]
                for one in samples
            ]
        )
        self.mean, self.scale = x.mean((0, 1)), x.std((0, 1)) + 1e-9
        x = (x - self.mean) / self.scale
        order = np.broadcast_to(np.eye(seats)[:, 1:], (len(x), seats, seats - 1))
        x = np.concatenate([x, order], axis=2)
        won = np.array([one.won for one in samples])
        self.weights = np.zeros(x.shape[2])
        for _ in range(12):  # Newton's method
            p = _softmax(x @ self.weights)
            centred = x - (p[:, :, None] * x).sum(1, keepdims=True)
            gradient = ((won - p)[:, :, None] * x).sum((0, 1)) - ridge * self.weights
            hesse = np.einsum("gs,gsi,gsj->ij", p, centred, centred) + ridge * np.eye(len(gradient))
            self.weights += np.linalg.solve(hesse, gradient)
        p = _softmax(x @ self.weights)
        self.gain = float((won * np.log(p)).sum() / len(won) + np.log(seats))

    def strength(self, city: City) -> np.ndarray:
        """How much more or less than its share each pair would win, in points."""
        x = features(city)
        worth = (x - self.mean) / self.scale @ self.weights[: x.shape[1]]
        worth -= worth.mean()
        share = 1 / self.seats
        others = np.log((self.seats - 1) * np.exp(worth).mean())
        found: np.ndarray = 100 * (1 / (1 + np.exp(others - worth)) - share)
        return found


def _softmax(x: np.ndarray) -> np.ndarray:
    e: np.ndarray = np.exp(x - x.max(1, keepdims=True))
    shares: np.ndarray = e / e.sum(1, keepdims=True)
    return shares


# The search


def off_by(fit: Fit, games: list[Game]) -> np.ndarray:
    """By how much the fit is off for each pair, as far as the attributes by themselves say."""
    found = tallies(
        [game for game in games if len(game.pairs) == fit.seats], TABLES["attributes"][0]
    )
    had = np.array([found[" + ".join(pair)].had for pair in PAIRS])
    won = np.array([found[" + ".join(pair)].won for pair in PAIRS])
    over = 100 * (won / np.maximum(had, 1) - 1 / fit.seats)
    has = np.array([[name in pair for name in ATTRIBUTES] for pair in PAIRS], float)
    weight = np.sqrt(had)[:, None]
    effects, *_ = np.linalg.lstsq(has * weight, over * weight[:, 0], rcond=None)
    off: np.ndarray = has @ effects - fit.strength(city_now())
    return off


def look(fits: list[Fit], bias: list[np.ndarray], random: Random, steps: int) -> City:
    """The most even city found by annealing; a swap away from the city as it is costs a little."""
    now = city_now()

    def cost(city: City) -> float:
        worst = 0.0
        for fit, off in zip(fits, bias, strict=True):
            over = fit.strength(city) + off
            worst += float((over**2).mean()) + float(np.abs(over).max()) ** 2 / 4
        return worst + 0.15 * sum(city[place] != now[place] for place in city)

    city = start(random)
    worth = cost(city)
    best, least = city, worth
    for step in range(steps):
        heat = 6 * (1 - step / steps) ** 2 + 1e-6
        other = swapped(city, random)
        came = cost(other)
        if came < worth or random.random() < np.exp((worth - came) / heat):
            city, worth = other, came
            if worth < least:
                best, least = city, worth
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=["play", "look"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--measured", type=Path)
    args = parser.parse_args()
    random = Random(f"{args.seed} {args.seats}")
    if args.task == "play":
        with args.file.open("ab", buffering=0) as file:
            for one in sample(args.seats, args.games, random):
                file.write(msgspec.json.encode(one) + b"\n")
        return
    samples = [msgspec.json.decode(x, type=Sample) for x in args.file.read_bytes().splitlines()]
    by_seats = {n: [one for one in samples if len(one.pairs) == n] for n in (2, 3, 4)}
    fits = [Fit(some) for some in by_seats.values() if some]
    games = []
    if args.measured:
        lines = args.measured.read_bytes().splitlines()
        games = [msgspec.json.decode(line, type=Game) for line in lines]
    off = [off_by(fit, games) if games else np.zeros(len(PAIRS)) for fit in fits]
    city = look(fits, off, random, args.steps)
    now = city_now()
    for fit, bias in zip(fits, off, strict=True):
        before, after = fit.strength(now) + bias, fit.strength(city) + bias
        print(f"{fit.seats} players, gain {fit.gain:.4f} a game; points now and then:")
        for pair, was, becomes in zip(PAIRS, before, after, strict=True):
            print(f"  {' + '.join(pair):20} {was:+6.1f} {becomes:+6.1f}")
    for place, pair in city.items():
        if pair != now[place]:
            print(f"{place}: {' + '.join(now[place])} -> {' + '.join(pair)}")


if __name__ == "__main__":
    main()
