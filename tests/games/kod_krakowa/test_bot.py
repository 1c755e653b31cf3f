"""Kod Krakowa: its bots make legal moves all game long, and see what is good for them."""

from collections.abc import Mapping
from functools import partial

import pytest

from tests.games.kod_krakowa.tables import KOD_KRAKOWA, Outing, between, boards, one_of, printed
from zaslonka.bots.arena import shares
from zaslonka.games.kod_krakowa.beliefs import odds
from zaslonka.games.kod_krakowa.blueprint import blueprint
from zaslonka.games.kod_krakowa.bot import decide, value
from zaslonka.games.kod_krakowa.content import NUMBER, PLACES_OF, PLACES_TO_WIN, TOKENS, Place
from zaslonka.games.kod_krakowa.effects import Look
from zaslonka.games.kod_krakowa.moves import Collect, LookAt, Move, PlayCard, PutBarrier, Walk
from zaslonka.games.kod_krakowa.outlook import Outlook
from zaslonka.games.kod_krakowa.plans import with_marker
from zaslonka.games.kod_krakowa.prompts import PuttingBarrier
from zaslonka.games.kod_krakowa.rules import Turn
from zaslonka.games.kod_krakowa.standing import come
from zaslonka.games.kod_krakowa.state import View
from zaslonka.kernel import Chance
from zaslonka.kernel.levels import Level

SEED = b"a bot of Kod Krakowa"


def level(name: Level, view: View, seed: bytes) -> Move:
    return decide(view, name, seed)


@pytest.mark.parametrize("seats", KOD_KRAKOWA.seats)
@pytest.mark.parametrize("name", ["latwy", "sredni"])
def test_games_among_bots_come_to_an_end_by_legal_moves(name: Level, seats: int) -> None:
    kinds = set()
    for number in range(6):
        state = KOD_KRAKOWA.setup(KOD_KRAKOWA.options(), seats, Chance(SEED, number))
        ply = 0
        while movers := KOD_KRAKOWA.must_act(state.table):
            (seat,), ply = movers, ply + 1
            kinds.add(type(state.table.agenda[0]).__name__)
            move = decide(KOD_KRAKOWA.view(state, seat), name, SEED + bytes([number, seat]))
            KOD_KRAKOWA.play(state, seat, move, Chance(SEED, ply))
        assert KOD_KRAKOWA.result(state.table).reason == "board_completed"
    assert kinds >= {"PickingBoard", "PlacingPawn", "PuttingBarrier", "FirstBarrier", "Turn"}
    assert kinds >= {"Laying", "Resolving", "PuttingStop"}


def nearly_won() -> Outing:
    """Seat 0 needs one more place of art, and next door nothing else can lie."""
    art = [place for place, token in TOKENS.items() if "art" in token.attributes]
    near = [place for place in PLACES_OF["debniki"] if place in art]
    rest = [place for place in PLACES_OF["debniki"] if place not in art]
    have = [place for place in art if place not in near][: PLACES_TO_WIN[2] - 1]
    return Outing(
        own=[boards("art", "work", have), boards("science", "spirit", rest)],
        laid={"debniki": near},
    )


@pytest.mark.parametrize("name", ["sredni", "mistrz"])
def test_a_bot_goes_to_the_place_that_wins_and_collects_it(name: Level) -> None:
    outing, made = nearly_won(), []
    for _ in range(2):
        made.append(decide(KOD_KRAKOWA.view(outing.state, 0), name, SEED))
        outing.play(made[-1])
    assert made == [Walk("debniki"), Collect("debniki", 0)]
    assert KOD_KRAKOWA.result(outing.table).winners == (0,)


def test_a_barrier_goes_in_front_of_whoever_wants_to_go_somewhere() -> None:
    """Most of what lies in Kazimierz is of use to the other player next door."""
    outing = Outing(
        ("krowodrza", "podgorze"),
        own=[boards("art", "history"), boards("leisure", "science")],
        laid={"kazimierz": PLACES_OF["kazimierz"][:3]},
    )
    outing.table.agenda = (PuttingBarrier((0,), 0), *outing.table.agenda)
    view = KOD_KRAKOWA.view(outing.state, 0)
    assert blueprint(view, Chance(SEED)) == PutBarrier(between("kazimierz", "podgorze"))
    assert with_marker(view, PuttingBarrier((0,), 0))[0] == (
        PutBarrier(between("kazimierz", "podgorze")),
    )


def test_mistrz_stops_whoever_would_win_with_the_next_place() -> None:
    """One passage leads from the rival's district to all that they still need."""
    outing = nearly_won()
    outing.table.agenda = (PuttingBarrier((1,), 1), Turn((1,)))
    outing.table.turn += 1
    move = decide(KOD_KRAKOWA.view(outing.state, 1), "mistrz", SEED)
    here = outing.table.pawns[0]
    assert here is not None
    assert move == PutBarrier(between("debniki", here))


def test_whoever_is_nearer_to_winning_has_come_farther() -> None:
    outing = nearly_won()
    table, hands = outing.table, outing.state.hands
    assert come(table, 0, hands[0]) > come(table, 1, hands[1])
    assert value(outing.state, 0) == pytest.approx(1 - value(outing.state, 1))
    before = come(table, 0, hands[0])
    table.turn += 1
    assert come(table, 0, hands[0]) < before  # the other is on turn


def worth(outlook: Outlook, likely: Mapping[Place, float]) -> float:
    return sum(outlook.wanted.worth(place) * share for place, share in likely.items())


def expect_mean_hopes(outing: Outing) -> None:
    for seat in (0, 1):
        view = KOD_KRAKOWA.view(outing.state, seat)
        outlook = Outlook(outing.table, seat, view.hand)
        for found in odds(view):
            hope, number = outlook.hope(found.district), NUMBER[found.district]
            lying = sorted((worth(outlook, slot) for slot in found.slots), reverse=True)
            assert hope.lying == pytest.approx(lying)
            on_tray = max(outing.table.tray[number], 1)
            assert hope.fresh == pytest.approx(worth(outlook, found.tray) / on_tray)


def test_hopes_are_the_mean_over_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a look they differ for the player who looked."""
    cards = printed(monkeypatch, Look())
    outing = Outing(
        own=[boards("art", "history"), boards("work", "spirit")],
        laid={"kazimierz": [one_of("kazimierz", 1)], "debniki": [one_of("debniki")]},
        cards=[cards, ()],
    )
    expect_mean_hopes(outing)
    before = Outlook(outing.table, 0, outing.state.hands[0]).hope("kazimierz")
    outing.play(PlayCard(*cards), LookAt("kazimierz"))
    expect_mean_hopes(outing)
    assert Outlook(outing.table, 0, outing.state.hands[0]).hope("kazimierz") != before
    assert Outlook(outing.table, 0).hope("kazimierz") == before


@pytest.mark.parametrize(
    ("better", "worse", "deals", "least"),
    [("sredni", "latwy", 15, 0.65), ("mistrz", "latwy", 2, 0.7)],
)
def test_a_better_level_wins_more_often(
    better: Level, worse: Level, deals: int, least: float
) -> None:
    found = shares(KOD_KRAKOWA, partial(level, better), [partial(level, worse)], deals, better)
    assert sum(found) / deals > least
