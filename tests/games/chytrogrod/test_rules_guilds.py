"""Chytrogród: guilds that are chosen instead of dealt."""

import pytest

from tests.games.chytrogrod.tables import GAME, chance, offered, play, step, tokens
from zaslonka.games.chytrogrod.blueprint import prospects
from zaslonka.games.chytrogrod.content import BLACK, COLOURS, RED, Colour, Options
from zaslonka.games.chytrogrod.events import GuildTaken
from zaslonka.games.chytrogrod.moves import ChooseDistrict, ChooseGuild
from zaslonka.games.chytrogrod.rules import State
from zaslonka.games.chytrogrod.stock import ONE
from zaslonka.games.chytrogrod.waking import ChooseFirst, TakeGuild
from zaslonka.kernel import Chance, Illegal, Seat

SEATS = (3, 4, 5)


def to_choose(seats: int = 3, *, intrigues: bool = False, seed: int = 0) -> State:
    options = Options(intrigues=intrigues, choose_guilds=True)
    state: State = GAME.setup(options, seats, Chance(bytes([seed])))
    return state


def guilds(state: State) -> list[Colour]:
    return [player.guild for player in state.table.players]


def chooser(state: State) -> Seat:
    return GAME.must_act(state.table)[0]


@pytest.mark.rule("CHY-18", "CHY-150")
def test_nobody_is_asked_for_a_guild_unless_the_table_wants_it() -> None:
    assert not Options().choose_guilds
    state: State = GAME.setup(Options(), 4, Chance(b"0"))
    assert isinstance(step(state), ChooseFirst)


@pytest.mark.rule("CHY-16", "CHY-150")
@pytest.mark.parametrize("seats", SEATS)
def test_guilds_are_taken_counter_clockwise_and_the_favourite_is_last(seats: int) -> None:
    state = to_choose(seats)
    favourite, asked = state.table.favourite, []
    while isinstance(step(state), TakeGuild):
        asked.append(chooser(state))
        play(state, (asked[-1], offered(state, asked[-1])[0]))
        GAME.audit(state)
    order = [(favourite - i) % seats for i in range(1, seats + 1)]
    assert asked == order[:4], "the fifth has one guild left, and so no choice"
    assert step(state) == ChooseFirst((favourite,))
    assert [guilds(state)[seat] for seat in order] == list(COLOURS)[:seats]


@pytest.mark.rule("CHY-13", "CHY-150")
def test_whoever_was_dealt_the_guild_has_the_other_one_with_its_good() -> None:
    state = to_choose(3)
    first, last, before = chooser(state), state.table.favourite, guilds(state)
    told = play(state, (first, ChooseGuild(before[last])))
    assert told == [GuildTaken(first, before[last])]
    assert (guilds(state)[first], guilds(state)[last]) == (before[last], before[first])
    assert [player.tokens for player in state.table.players] == [ONE[g] for g in guilds(state)]
    GAME.audit(state)


@pytest.mark.rule("CHY-13", "CHY-150")
def test_the_good_of_a_guild_out_of_the_box_comes_from_its_pool() -> None:
    state = to_choose(3)
    seat = chooser(state)
    own, free = guilds(state)[seat], next(g for g in COLOURS if g not in guilds(state))
    play(state, (seat, ChooseGuild(free)))
    assert state.table.players[seat].tokens == ONE[free]
    assert (state.table.pools[own], state.table.pools[free]) == (13, 12)
    assert sum(state.table.pools) == sum(tokens(rum=14)) * 5 + 8 - 5 - 3


@pytest.mark.rule("CHY-150")
def test_a_guild_that_was_taken_is_gone() -> None:
    state = to_choose(3)
    play(state, (chooser(state), ChooseGuild(2)))
    second = chooser(state)
    assert {move.guild for move in offered(state, second)} == set(COLOURS) - {2}
    with pytest.raises(Illegal, match="guild_taken") as refused:
        play(state, (second, ChooseGuild(2)))
    assert refused.value.rule == "CHY-150"
    with pytest.raises(Illegal, match="no_such_guild"):
        play(state, (second, ChooseGuild(5)))
    with pytest.raises(Illegal):
        play(state, (second, ChooseDistrict(0)))


@pytest.mark.rule("CHY-151")
def test_out_of_time_everybody_has_the_guild_that_was_dealt() -> None:
    state = to_choose(4)
    before = guilds(state)
    for _ in range(4):
        seat = chooser(state)
        told = GAME.time_up(state, chance()).told
        assert told[0].event == GuildTaken(seat, before[seat])
    assert guilds(state) == before
    assert isinstance(step(state), ChooseFirst)


def promised(state: State) -> dict[Colour, float]:
    moves, promises = prospects(GAME.view(state, chooser(state)))
    return {move.guild: worth for move, worth in zip(moves, promises, strict=True)}  # type: ignore[union-attr]


@pytest.mark.rule("CHY-150")
def test_a_bot_would_rather_not_have_its_secret_good_twice_and_minds_the_intrigues() -> None:
    state = to_choose()
    state.hands[chooser(state)].secret = None
    plain = promised(state)
    state.hands[chooser(state)].secret = 3
    assert promised(state) == {**plain, 3: plain[3] - 2.0}
    schemes = promised(to_choose(intrigues=True))
    without = promised(to_choose())
    assert schemes[BLACK] - without[BLACK] == 2.0
    assert schemes[RED] - without[RED] == -2.0
