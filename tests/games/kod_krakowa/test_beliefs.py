"""Beliefs are exact: the same as playing out every draw."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import cycle, islice
from typing import Any, TypeVar

import pytest

from tests.games.kod_krakowa.brute_force import Story, stories
from tests.games.kod_krakowa.tables import DECK, KOD_KRAKOWA, Outing, boards, one_of, printed
from zaslonka.games.kod_krakowa import beliefs
from zaslonka.games.kod_krakowa.content import (
    CARDS,
    DISTRICTS,
    NUMBER,
    PLACES_OF,
    District,
    Edition,
    Options,
)
from zaslonka.games.kod_krakowa.effects import (
    CollectNearby,
    Effect,
    ExchangePlace,
    LayPlaces,
    Look,
    RemoveStop,
)
from zaslonka.games.kod_krakowa.moves import Discard, DrawCard, LookAt, PlayCard
from zaslonka.games.kod_krakowa.rules import State
from zaslonka.games.kod_krakowa.state import LookedAt
from zaslonka.kernel import Chance, Seat

DRAWN = 600
X = TypeVar("X")


@pytest.fixture
def curious(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card is about places: most let the player look at some."""
    effects: list[Effect] = [Look(), LayPlaces(2), Look(), CollectNearby(), Look(), ExchangePlace()]
    printed(monkeypatch, *islice(cycle(effects), len(CARDS)))


def played(plies: int, seed: int, edition: Edition = 2) -> State:
    """A random game of two, in which cards are played whenever they can be."""
    rng = random.Random(seed)
    key = rng.randbytes(32)
    state = KOD_KRAKOWA.of_version(edition).setup(Options(), 2, Chance(key))
    for ply in range(plies):
        for seat in KOD_KRAKOWA.to_act(state.table)[:1]:
            legal = list(KOD_KRAKOWA.legal(KOD_KRAKOWA.view(state, seat)))
            cards = [move for move in legal if isinstance(move, PlayCard)]
            KOD_KRAKOWA.play(state, seat, rng.choice(cards or legal), Chance(key, ply))
    return state


def known(state: State, viewer: Seat | None, district: District) -> dict[int, tuple[str, ...]]:
    """Which of the looks at a district were the viewer's, and what they showed."""
    traces = state.table.traces[NUMBER[district]]
    lookers = [trace.seat for trace in traces if isinstance(trace, LookedAt)]
    own = [i for i, seat in enumerate(lookers) if seat == viewer]
    if viewer is None:
        return {}
    seen = [each.places for each in state.hands[viewer].seen if each.district == district]
    return dict(zip(own, seen, strict=True))


def true_stories(state: State, viewer: Seat | None, district: District) -> dict[Story, Fraction]:
    """The stories that fit what the viewer saw, and how likely each is."""
    seen = known(state, viewer, district)
    fitting = {
        story: chance
        for story, chance in stories(district, state.table.traces[NUMBER[district]]).items()
        if all(story[look] == places for look, places in seen.items())
    }
    total = sum(fitting.values())
    return {story: chance / total for story, chance in fitting.items()}


def by_slot(true: Mapping[Story, Fraction]) -> tuple[Any, ...]:
    """How likely each place lies in each slot, counted story by story."""
    rows = {story[-1] for story in true}
    return tuple(
        pytest.approx(
            {
                place: float(sum(true[story] for story in true if story[-1][at] == place))
                for place in {row[at] for row in rows}
            }
        )
        for at in range(len(next(iter(rows))))
    )


@pytest.mark.usefixtures("curious")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("plies", [25, 50, 75, 100, 125])
def test_odds_are_those_of_brute_force(plies: int, edition: Edition) -> None:
    looks = 0
    for seed in range(3):
        state = played(plies, 100 * plies + seed, edition)
        collected = {place for each in state.table.boards for place in each.places}
        for viewer in (0, 1, None):
            found = {odds.district: odds for odds in beliefs.odds(KOD_KRAKOWA.view(state, viewer))}
            for district in DISTRICTS:
                looks += bool(known(state, viewer, district))
                true = true_stories(state, viewer, district)
                laid = {
                    place: sum(chance for story, chance in true.items() if place in story[-1])
                    for place in PLACES_OF[district]
                    if place not in collected
                }
                if laid:
                    odds = found[district]
                    assert odds.laid == pytest.approx({p: float(c) for p, c in laid.items() if c})
                    assert odds.tray == pytest.approx(
                        {p: float(1 - c) for p, c in laid.items() if c < 1}
                    )
                    assert odds.slots == by_slot(true) if edition == 2 else odds.slots == ()
                else:
                    assert district not in found
    assert looks > 0


def fits(drawn: Iterable[X], true: Mapping[X, Fraction]) -> bool:
    """Chi-squared: four deviations are far out in its tail."""
    counts = Counter(drawn)
    chi = sum(
        float((counts[each] - DRAWN * chance) ** 2 / (DRAWN * chance))
        for each, chance in true.items()
    )
    freedom = len(true) - 1
    return counts.keys() <= true.keys() and chi <= freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.usefixtures("curious")
@pytest.mark.parametrize(("viewer", "seed"), [(0, 1), (1, 2), (None, 3), (0, 4), (None, 5)])
def test_imagined_places_and_looks_are_drawn_by_their_weights(
    viewer: Seat | None, seed: int
) -> None:
    state = played(90, seed)
    worlds = [
        KOD_KRAKOWA.imagine(KOD_KRAKOWA.view(state, viewer), Chance(bytes([seed]), ply))
        for ply in range(DRAWN)
    ]
    for district in DISTRICTS:
        told = [story(world, district) for world in worlds]
        assert fits(told, true_stories(state, viewer, district))


def story(state: State, district: District) -> Story:
    """What each look at a district showed in this world, and what lies there."""
    looks = beliefs.looks(district, state.table, state.hands)
    assert None not in looks
    return (*(look for look in looks if look), state.secret.laid[NUMBER[district]])


# Cards


def imagined_hands(state: State, viewer: Seat | None, seat: Seat) -> list[tuple[str, ...]]:
    view = KOD_KRAKOWA.view(state, viewer)
    return [
        KOD_KRAKOWA.imagine(view, Chance(bytes(32), ply)).hands[seat].cards for ply in range(DRAWN)
    ]


def test_every_card_nobody_has_seen_is_as_likely_in_another_hand() -> None:
    outing = Outing(cards=[DECK[:2], DECK[2:4]], deck=DECK[4:6])
    four = DECK[2:6]
    pairs = {
        tuple(sorted((one, other))): Fraction(1, 6)
        for i, one in enumerate(four)
        for other in four[i + 1 :]
    }
    assert fits(imagined_hands(outing.state, 0, 1), pairs)


def test_after_a_renewal_a_hand_is_known_to_be_of_the_old_deck() -> None:
    """All but three cards were discarded and shuffled in: two are in a hand, one was drawn."""
    outing = Outing(cards=[(), DECK[:2]], deck=DECK[2:3], laid=dict(PLACES_OF_START))
    outing.play(DrawCard(), DrawCard())
    assert outing.table.renewals == 1
    assert set(imagined_hands(outing.state, 0, 1)) == {tuple(sorted(DECK[:2]))}
    mine = Counter(imagined_hands(outing.state, 1, 0))
    assert all(DECK[2] in hand for hand in mine)
    assert len(mine) > 40


PLACES_OF_START = {district: PLACES_OF[district] for district in Outing().table.discovered}
"""Nothing is left on the tray to be laid after a card is drawn."""


def test_a_shown_hand_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = printed(monkeypatch, *[RemoveStop()] * 4)
    outing = Outing(cards=[cards, ()], laid=dict(PLACES_OF_START), edition=1)
    outing.play(Discard(cards[0]), DrawCard())
    drawn = imagined_hands(outing.state, 1, 0)
    assert all(set(cards[1:]) < set(hand) for hand in drawn)
    assert len(set(drawn)) > 40


# Help


def test_help_names_what_can_lie_where(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = printed(monkeypatch, Look())
    lying, away = PLACES_OF["kazimierz"][:1], one_of("kazimierz", 3)
    outing = Outing(
        cards=[cards, ()], laid={"kazimierz": lying}, own=[boards(), boards(None, None, [away])]
    )
    outing.play(PlayCard(cards[0]), LookAt("kazimierz"))
    (mine,) = [
        facts
        for facts in beliefs.facts(KOD_KRAKOWA.view(outing.state, 0))
        if facts.district == "kazimierz"
    ]
    assert mine == beliefs.Facts("kazimierz", lying, PLACES_OF["kazimierz"][1:3], (lying,))
    (theirs,) = [
        odds
        for odds in beliefs.odds(KOD_KRAKOWA.view(outing.state, 1))
        if odds.district == "kazimierz"
    ]
    three = PLACES_OF["kazimierz"][:3]
    assert theirs.laid == pytest.approx(dict.fromkeys(three, 1 / 3))
    assert theirs.tray == pytest.approx(dict.fromkeys(three, 2 / 3))
    (slot,) = theirs.slots
    assert slot == pytest.approx(dict.fromkeys(three, 1 / 3))
