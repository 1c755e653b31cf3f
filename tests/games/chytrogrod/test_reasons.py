"""Chytrogród: what is said for each card of a task's best line, position by position."""

from typing import Any

import pytest

from tests.games.chytrogrod.tables import begun, give, put, tokens
from zaslonka.games.chytrogrod.challenge import _rounds
from zaslonka.games.chytrogrod.content import (
    BLACK,
    BLUE,
    DEALS,
    DEALS_PER_COLOUR,
    GREEN,
    RED,
    YELLOW,
    Card,
    Colour,
)
from zaslonka.games.chytrogrod.game import RULES
from zaslonka.games.chytrogrod.moves import Move, Pay, Pick, PlayCard, Remove
from zaslonka.games.chytrogrod.reasons import is_certain, reasons
from zaslonka.games.chytrogrod.rules import State
from zaslonka.kernel import Played
from zaslonka.kernel.drafting import Draft

pytestmark = pytest.mark.rule("TAB-69")

SOLVER, RIVAL = 0, 1
"""Seat 0 has rum in secret; seat 1 is of the red guild, so its cards lie in the red district."""
CHEAP = ((RED, 0), (YELLOW, 0), (GREEN, 0), (BLACK, 0), (BLUE, 0))
"""The deals that lie on top: 17 points for three goods, 4 for one."""


def position(state: State) -> Draft:
    for colour, number in CHEAP:
        state.table.districts[colour].top = DEALS[colour * DEALS_PER_COLOUR + number]
    game = Draft(RULES, len(state.hands), bytes(16))
    game.state, game.log = state, (Played(1, SOLVER, None),)
    return game


def lines(game: Draft, *plan: tuple[Card, Colour]) -> list[tuple[Played, ...]]:
    """Every way the round can go with these cards of the solver's."""
    cards = tuple(PlayCard(district, card) for card, district in plan)
    return [after.log[len(game.log) :] for after in _rounds(game, SOLVER, cards)]


def said(game: Draft, line: tuple[Played, ...], move: Move) -> dict[str, dict[str, Any]]:
    """What is said of a move, by name."""
    (ply,) = (one.ply for one in line if (one.seat, one.move) == (SOLVER, move))
    told = reasons(game, line, 0, 0)
    return {one.name.removeprefix("why-chytrogrod-"): one.facts for one in told if one.ply == ply}


def test_a_rival_who_would_be_first_lacks_too_much() -> None:
    state = begun()
    give(state, SOLVER, tokens(chest=1))
    game = position(state)
    plan: list[tuple[Card, Colour]] = [
        ("small_deal", RED),
        ("takeover", BLACK),
        ("sabotage", BLACK),
        ("buyout_2", BLACK),
    ]
    line = lines(game, *plan)[0]
    told = said(game, line, PlayCard(RED, "small_deal"))
    lacks = [{"token": YELLOW, "count": 2}, {"token": GREEN, "count": 1}]
    assert told.keys() == {"deal", "too_dear", "tied"}
    assert told["too_dear"] == {"seat": RIVAL, "lacks": lacks}
    # What comes to nothing is not needed.
    assert said(game, line, PlayCard(BLACK, "takeover")) == {"spare": {}}
    assert said(game, line, PlayCard(BLACK, "buyout_2")) == {"spare": {}}


@pytest.mark.rule("TAB-64")
def test_a_secret_good_that_nobody_can_place_makes_a_line_uncertain() -> None:
    state = begun()
    give(state, SOLVER, tokens(chest=1))
    give(state, RIVAL, tokens(chest=2))
    assert not is_sure(state.clone())
    # The tome is one's own secret good, or was shown, or the rival has spent the secret one.
    own, shown, spent = state.clone(), state.clone(), state.clone()
    own.hands[SOLVER].secret = GREEN
    assert is_sure(own)
    shown.table.shown = (GREEN,)
    assert is_sure(shown)
    spent.table.players[RIVAL].secret_used = True
    assert is_sure(spent)


def is_sure(state: State) -> bool:
    """Whether a small deal beside the rival's cards is."""
    game = position(state)
    plan: list[tuple[Card, Colour]] = [("takeover", BLUE), ("buyout_2", BLACK), ("buyout_3", BLACK)]
    return is_certain(game, lines(game, ("small_deal", RED), *plan)[0])


def test_sabotage_removes_the_deal_that_would_come_first() -> None:
    state = begun()
    give(state, SOLVER, tokens(chest=1))
    give(state, RIVAL, tokens(chest=2, tome=1))
    game = position(state)
    sabotage: tuple[Card, Colour] = ("sabotage", RED)
    plan = lines(game, ("small_deal", RED), sabotage, ("takeover", BLUE), ("buyout_2", BLACK))
    made = [line for line in plan if is_certain(game, line) and "deal" in _names(game, line)]
    assert made
    for line in made:
        told = said(game, line, PlayCard(RED, "sabotage"))
        assert told == {"sabotage": {"district": RED, "seat": RIVAL}}
        (removes,) = (one.move for one in line if isinstance(one.move, Remove))
        assert said(game, line, removes) == {"remove": {}}


def test_sabotage_of_a_buyout_lets_a_lower_one_win() -> None:
    state = begun()
    put(state, RED, tokens(weapon=1, five=1))
    game = position(state)
    plan = lines(game, ("buyout_2", RED), ("sabotage", RED), ("takeover", BLUE), ("big_deal", BLUE))
    won = [line for line in plan if "outbid" in _names(game, line)]
    (line,) = (one for one in won if any(isinstance(each.move, Pick) for each in one))
    facts = {"district": RED, "seat": RIVAL, "card": "buyout_3"}
    assert said(game, line, PlayCard(RED, "sabotage")) == {"outbid": facts}
    told = said(game, line, PlayCard(RED, "buyout_2"))["buyout"]
    assert (told["points"], told["deals"]) == (5, [])
    assert said(game, line, Pick(SOLVER)) == {"pick": {}}


@pytest.mark.parametrize(("card", "bid"), [("buyout_3", 5), ("buyout_4", 6)])
def test_equal_and_higher_bids_are_told_apart(card: Card, bid: int) -> None:
    state = begun()
    put(state, RED, tokens(five=1))
    game = position(state)
    line = lines(game, ("buyout_2", RED), (card, RED), ("takeover", BLUE), ("sabotage", BLUE))[0]
    told = said(game, line, PlayCard(RED, card))["buyout"]
    assert (told["bid"], told["rival"], told["even"]) == (bid, 5, bid == 5)


def test_the_secret_good_is_kept_where_it_can_be() -> None:
    state = begun()
    give(state, SOLVER, tokens(relic=2, tome=1))
    game = position(state)
    plan: list[tuple[Card, Colour]] = [
        ("big_deal", GREEN),
        ("small_deal", YELLOW),
        ("takeover", BLUE),
        ("sabotage", BLUE),
    ]
    by_pay = {
        tuple(one.move.secret for one in line if isinstance(one.move, Pay)): line
        for line in lines(game, *plan)
    }
    line = by_pay[None, BLUE]
    assert said(game, line, Pay(None)) == {"keep": {"later": True}}
    assert said(game, line, Pay(BLUE)) == {"secret": {"secret": BLUE}}
    deal = said(game, line, PlayCard(GREEN, "big_deal"))["deal"]
    assert deal["lacks"] == [{"token": BLUE, "count": 1}]
    assert (deal["secret"], deal["bought"], deal["spent"]) == (True, [], False)


def test_where_no_choice_does_better_only_that_is_said() -> None:
    state = begun()
    give(state, SOLVER, tokens(relic=2))
    game = position(state)
    plan = lines(
        game, ("big_deal", GREEN), ("small_deal", BLUE), ("takeover", BLUE), ("sabotage", BLUE)
    )
    declined = [line for line in plan if "either" in _names(game, line)]
    assert declined


def _names(game: Draft, line: tuple[Played, ...]) -> set[str]:
    return {one.name.removeprefix("why-chytrogrod-") for one in reasons(game, line, 0, 0)}
