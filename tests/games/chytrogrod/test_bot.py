"""Chytrogród's bots: legal at every kind of choice, sensible, and not to be read."""

import operator
import typing

import pytest

from tests.games.chytrogrod.tables import (
    GAME,
    begun,
    give,
    lay,
    lay_decree,
    put,
    resolve,
    tokens,
    top,
)
from zaslonka.games.chytrogrod import bot
from zaslonka.games.chytrogrod.blueprint import blueprint, prospects
from zaslonka.games.chytrogrod.chances import chances
from zaslonka.games.chytrogrod.content import BUYOUT, Colour, Options
from zaslonka.games.chytrogrod.moves import (
    ChooseDistrict,
    Decline,
    GiveBack,
    Move,
    Pay,
    Pick,
    PlayCard,
    Remove,
)
from zaslonka.games.chytrogrod.rules import Action, State, Step, Tidy
from zaslonka.games.chytrogrod.state import View, goods_of
from zaslonka.games.chytrogrod.stock import ONE, hold, minus
from zaslonka.kernel import Chance, Choice, Seat
from zaslonka.kernel.levels import Level

SEED = b"a bot's own seed"


def seen(state: State, seat: Seat) -> View:
    view: View = GAME.view(state, seat)
    return view


def kinds_of_choice_met(options: Options, seats: int, games: int) -> set[str]:
    """Whole games of the quick player, in which all it considers has to be legal."""
    met = set()
    for game in range(games):
        seed, ply = f"{seats} {game}".encode(), 0
        state = GAME.setup(options, seats, Chance(seed))
        while movers := GAME.must_act(state.table):
            seat, ply = movers[0], ply + 1
            view = seen(state, seat)
            moves, promises = prospects(view)
            assert len(moves) == len(promises) > 0
            for move in moves:
                GAME.check(view, move)
            met.add(type(state.table.agenda[0]).__name__)
            GAME.play(state, seat, blueprint(view, Chance(seed, -ply)), Chance(seed, ply))
        assert GAME.result(state.table).winners
    return met


def test_all_that_the_quick_player_considers_is_legal_at_every_kind_of_choice() -> None:
    met = [
        kinds_of_choice_met(options, seats, games=1)
        for options in GAME.variants
        for seats in GAME.seats
    ]
    choices = {kind.__name__ for kind in typing.get_args(Step) if issubclass(kind, Choice)}
    assert set.union(*met) == choices


@pytest.mark.parametrize("options", GAME.variants)
def test_every_level_plays_whole_games_of_every_variant(options: Options) -> None:
    state = GAME.setup(options, 4, Chance(b"levels"))
    levels: tuple[Level, ...] = ("latwy", "sredni", "sredni", "latwy")
    ply = 0
    while movers := GAME.must_act(state.table):
        seat, ply = movers[0], ply + 1
        view = seen(state, seat)
        if ply % 20 == 0:
            GAME.check(view, bot.decide(view, "mistrz", SEED))
        GAME.play(state, seat, bot.decide(view, levels[seat], SEED), Chance(b"levels", ply))
    assert GAME.result(state.table).winners


# Sense


def chosen(state: State, seat: Seat, level: Level) -> set[Move]:
    """What a bot does by ten different seeds."""
    return {bot.decide(seen(state, seat), level, bytes([i])) for i in range(10)}


def about_to_win(district: Colour) -> State:
    """Seat 2 plays the last card of the round, and could make the big deal that wins."""
    state = begun()
    for seat in range(3):
        lay(state, 0, seat, "buyout_2", "buyout_3", "buyout_4")
        state.table.players[seat].points = 90
    lay(state, 0, 0, "takeover")
    lay(state, 0, 1, "takeover")
    side = top(state, district).big
    give(state, 2, side.cost)
    state.table.players[2].points = 100 - side.points
    state.table.agenda = (Action((2,)),)
    return state


def resolve_and_tidy(state: State) -> None:
    """Resolve the port, as far as nobody has to decide, before the next round."""
    resolve(state, 0)
    state.table.agenda += (Tidy(),)


@pytest.mark.parametrize("level", ["sredni", "mistrz"])
def test_a_bot_makes_the_deal_that_wins(level: Level) -> None:
    assert chosen(about_to_win(3), 2, level) == {PlayCard(3, "big_deal")}


def test_a_bot_knows_what_its_own_decree_forbids() -> None:
    state, deal = about_to_win(3), PlayCard(3, "big_deal")
    before = prospects(seen(state, 2))
    lay_decree(state, 3, "straz_na_strazy", by=2)
    after = prospects(seen(state, 2))
    assert before.promises[before.moves.index(deal)] > 0
    assert after.promises[after.moves.index(deal)] == 0


def test_a_bot_buys_out_where_something_lies() -> None:
    state = begun()
    put(state, 2, tokens(chest=3, ten=1))
    state.table.players[0].henchman = 1
    moves = chosen(state, 0, "sredni")
    assert moves <= {PlayCard(2, card) for card in BUYOUT}


def test_the_favourite_picks_itself() -> None:
    state = begun()
    put(state, 0, tokens(rum=3))
    for seat in range(3):
        lay(state, 0, seat, "buyout_4")
    resolve(state, 0)
    assert chosen(state, 0, "mistrz") == {Pick(0)}


def test_sabotage_spares_the_own_card_and_removes_the_deal_that_can_be_paid() -> None:
    state = begun()
    give(state, 1, top(state, 0).big.cost)
    lay(state, 0, 0, "sabotage", "buyout_2")
    lay(state, 0, 1, "big_deal")
    lay(state, 0, 2, "big_deal")
    for player in state.table.players:
        player.points = 90
    resolve_and_tidy(state)
    assert chosen(state, 0, "mistrz") == {Remove(2)}


def test_influence_is_kept_and_goods_are_returned() -> None:
    state = begun()
    give(state, 0, tokens(rum=6, weapon=2, five=1))
    put(state, 0, tokens(rum=3))
    lay(state, 0, 0, "buyout_2")
    resolve(state, 0)
    assert chosen(state, 0, "latwy") == {GiveBack(tokens(rum=2))}


def test_a_secret_good_is_spent_on_a_deal_that_is_worth_it() -> None:
    state = begun()
    side = top(state, 0).big
    secret = next(good for good in range(5) if side.cost[good])
    state.hands[0].secret, other = secret, state.hands[0].secret
    for hand in state.hands[1:]:
        if hand.secret == secret:
            hand.secret = other
    give(state, 0, minus(side.cost, ONE[secret]))
    for player in state.table.players:
        player.points = 70  # early in the race such a good is worth two others
    lay(state, 0, 0, "big_deal")
    resolve_and_tidy(state)
    assert chosen(state, 0, "mistrz") == {Pay(secret)}
    state.hands[0].secret = None
    assert chosen(state, 0, "mistrz") == {Decline()}


# What cannot be read, and what is likely


def test_mistrz_mixes_what_is_as_good() -> None:
    state = GAME.setup(Options(), 3, Chance(b"mixing"))
    moves = chosen(state, state.table.favourite, "mistrz")
    assert 1 < len(moves) <= 5
    assert all(isinstance(move, ChooseDistrict) for move in moves)


def test_chances_add_up_and_grow_with_points_and_goods() -> None:
    state = begun(4)
    before = chances(state.table)
    assert before == pytest.approx([0.25] * 4, abs=0.02)
    state.table.players[1].points = 30
    give(state, 2, tokens(rum=1, relic=1))
    assert goods_of(state.table.players[2].tokens) == 2
    after = chances(state.table)
    first, second, third, fourth = map(operator.truediv, after, before)
    assert second > third > first
    assert third > fourth
    assert sum(after) == pytest.approx(1)
    hold(state.table.players[3], tokens(ten=2))
    assert chances(state.table)[3] > after[3]


def test_who_settles_ties_and_who_has_kept_the_secret_good_is_better_off() -> None:
    state = begun(4)
    for player in state.table.players:
        player.points = 80
    favourite = state.table.favourite
    even = chances(state.table)
    assert max(even) == even[favourite]
    assert min(even) == even[favourite - 1]
    state.table.players[favourite].secret_used = True
    assert chances(state.table)[favourite] < even[favourite]


def test_a_deal_in_reach_that_wins_counts_for_much() -> None:
    state = begun()
    deal = top(state, 0).big
    give(state, 1, deal.cost)
    for player in state.table.players:
        player.points = 99 - deal.points
    short = chances(state.table)[1]
    state.table.players[1].points += 1
    assert chances(state.table)[1] > short + 0.05
