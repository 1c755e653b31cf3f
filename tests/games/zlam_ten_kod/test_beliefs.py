"""What a seat can know, against listing every deal one by one."""

from collections import Counter
from collections.abc import Mapping

import msgspec
import pytest

from tests.games.zlam_ten_kod.brute_force import deals
from tests.games.zlam_ten_kod.tables import Sitting, code, later
from zaslonka.games.zlam_ten_kod import GAME, masks
from zaslonka.games.zlam_ten_kod.beliefs import Facts, Holder, Odds, Worlds, facts, odds
from zaslonka.games.zlam_ten_kod.rules import State
from zaslonka.kernel import AnyView, Chance

SEEN = [
    # players, questions asked, guesses made, seed, viewer
    *[(2, asked, guesses, 3, 0) for asked, guesses in ((0, 0), (1, 1), (3, 1), (2, 4), (6, 3))],
    *[(2, 9, guesses, 5, None) for guesses in (0, 2)],
    *[(3, 6, guesses, seed, 1) for guesses in (0, 1) for seed in (1, 2)],
    (3, 14, 0, 1, None),
    *[(4, 6, guesses, seed, 2) for guesses in (0, 1) for seed in (1, 2)],
    (4, 7, 0, 3, None),
]


def seen(players: int, asked: int, guesses: int, seed: int, viewer: int | None) -> AnyView:
    return GAME.view(later(players, asked, seed, guesses=guesses), viewer)


def listed(view: AnyView) -> dict[Holder, Counter[tuple[str, ...]]]:
    counts: dict[Holder, Counter[tuple[str, ...]]] = {}
    for deal in deals(view):
        for holder, held in deal.items():
            counts.setdefault(holder, Counter())[held] += 1
    return counts


@pytest.mark.parametrize("position", SEEN, ids=str)
@pytest.mark.parametrize("few", [0, masks.MAX_PAIRS], ids=["convolved", "listed"])
def test_every_code_has_the_weight_of_its_deals(
    position: tuple[int, int, int, int, int | None], few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(masks, "MAX_PAIRS", few)
    view = seen(*position)
    truth = listed(view)
    if view.table.players == 2:
        del truth[None]
    for holder, counts in truth.items():
        found = Worlds(view).codes(holder)
        total = sum(found.values())
        assert {held: n / total for held, n in found.items()} == {
            held: pytest.approx(n / counts.total()) for held, n in counts.items()
        }


@pytest.mark.rule("ZTK-50")
def test_who_names_a_tile_does_not_hold_it() -> None:
    game = Sitting("0b 1b 2b 3b 4b", "0w 1w 2w 3w 5g")
    game.guess(0, "0w 1w 2w 5g 5g")
    possible = Worlds(GAME.view(game.state, 1)).codes(0)
    assert possible
    assert not {"0w", "1w", "2w", "5g"} & {tile for held in possible for tile in held}


def test_a_lone_five_is_twice_as_likely() -> None:
    game = Sitting("0b 1b 2b 3b 4b", "0w 1w 2w 3w 5g")
    codes = Worlds(GAME.view(game.state, 0)).codes(1)
    assert codes[code("0w 1w 2w 3w 5g")] == 2 * codes[code("0w 1w 2w 5g 5g")]
    assert codes[code("0w 1w 2w 3w 5g")] == 2 * codes[code("0w 1w 2w 3w 4w")]


def test_a_five_of_ones_own_makes_the_other_an_ordinary_tile() -> None:
    game = Sitting("0b 1b 2b 3b 5g", "0w 1w 2w 3w 4w")
    assert set(Worlds(GAME.view(game.state, 0)).codes(1).values()) == {1}


@pytest.mark.rule("ZTK-61")
def test_a_middle_once_seen_is_certain() -> None:
    state = later(3, 2, 4, guesses=1)
    (guesser,) = [seat for seat, hand in enumerate(state.hands) if hand.middle is not None]
    found = facts(GAME.view(state, guesser))[-1]
    assert found == Facts(None, tuple((tile,) for tile in state.secret.middle))


@pytest.mark.parametrize("position", SEEN, ids=str)
def test_help_tells_exactly_what_is_possible_and_how_likely(
    position: tuple[int, int, int, int, int | None],
) -> None:
    view = seen(*position)
    truth = listed(view)
    if view.table.players == 2:
        del truth[None]
    certain, likely = facts(view), odds(view)
    assert [found.seat for found in certain] == [found.seat for found in likely] == list(truth)
    for fact, odd in zip(certain, likely, strict=True):
        counts = truth[fact.seat]
        assert odd.codes == len(counts)
        for place, (tiles, chances) in enumerate(zip(fact.places, odd.places, strict=True)):
            here: Counter[str] = Counter()
            for held, count in counts.items():
                here[held[place]] += count
            assert tiles == tuple(sorted(here))
            assert chances == {
                tile: pytest.approx(count / here.total()) for tile, count in here.items()
            }


def test_help_survives_the_wire() -> None:
    view = seen(3, 6, 0, 1, 1)
    wire = msgspec.json.encode((facts(view), odds(view)))
    again = msgspec.json.decode(wire, type=tuple[tuple[Facts, ...], tuple[Odds, ...]])
    assert again == (facts(view), odds(view))


@pytest.mark.parametrize(
    ("players", "asked", "guesses", "seed", "viewer"),
    [(2, 5, 1, 3, 0), (3, 9, 0, 2, 1), (3, 2, 1, 4, 0), (4, 5, 0, 1, 2)],
)
def test_imagined_worlds_come_as_often_as_they_should(
    players: int, asked: int, guesses: int, seed: int, viewer: int
) -> None:
    """Law 8, by chi-square over classes of deals that are expected at least eight times."""
    draws = 3000
    view = seen(players, asked, guesses, seed, viewer)
    weights = Counter(_held(deal, players, viewer) for deal in deals(view))
    worlds = Worlds(view)
    drawn = Counter(
        _held(worlds.draw(Chance(b"law 8", ply)), players, viewer) for ply in range(draws)
    )
    assert drawn.keys() <= weights.keys()
    scale = draws / weights.total()
    classes = _classes(weights, least=8 / scale)
    assert len(classes) > 3
    off = sum(
        (sum(drawn[deal] for deal in each) - expected) ** 2 / expected
        for each in classes
        for expected in [scale * sum(weights[deal] for deal in each)]
    )
    freedom = len(classes) - 1
    # About one in ten thousand fair samplers would be so far off.
    assert off < freedom + 3.8 * (2 * freedom) ** 0.5 + 8


def test_an_imagined_state_is_drawn_from_these_worlds() -> None:
    state: State = later(3, 6, 1)
    view = GAME.view(state, 1)
    dealt = Worlds(view).draw(Chance(b"same"))
    twin = GAME.imagine(view, Chance(b"same"))
    assert {0: twin.hands[0].code, 2: twin.hands[2].code, None: twin.secret.middle} == dealt


def _held(
    deal: Mapping[Holder, tuple[str, ...]], players: int, viewer: int
) -> tuple[tuple[str, ...], ...]:
    return tuple(deal[seat] for seat in range(players) if seat != viewer)


def _classes(
    weights: Counter[tuple[tuple[str, ...], ...]], least: float
) -> list[list[tuple[tuple[str, ...], ...]]]:
    """Deals, put together until each class weighs enough."""
    classes: list[list[tuple[tuple[str, ...], ...]]] = [[]]
    weight = 0
    for deal in sorted(weights):
        if weight >= least:
            classes.append([])
            weight = 0
        classes[-1].append(deal)
        weight += weights[deal]
    if weight < least and len(classes) > 1:
        classes[-2] += classes.pop()
    return classes
