"""Steps: what is taken when, what comes next, how a game ends, and what can be taken back."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from tests.support import face_down as toy
from tests.support.face_down import FACE_DOWN, Boast, LayDown, Options, Peek, Roll
from zaslonka import kernel
from zaslonka.kernel import Chance, Choice, Game, Illegal, Now, Result, Rule, Seat, State, View

SEED = bytes(32)


# A game whose whole agenda is written out by the test


class Heard(Struct, frozen=True):
    what: str


class Press(Struct, frozen=True, tag="press"):
    pass


class Nothing(Struct):
    pass


class Say(Rule[Now[Any, Any, Any]], frozen=True):
    """Say a word, then do other things, then say it backwards."""

    what: str
    inside: tuple[Any, ...] = ()

    def run(self, now: Now[Any, Any, Any]) -> None:
        now.tell(Heard(self.what))
        if self.inside:
            now.then(*self.inside, Say(self.what[::-1]))


class Stop(Rule[Now[Any, Any, Any]], frozen=True):
    """End the game, and then try to go on."""

    def run(self, now: Now[Any, Any, Any]) -> None:
        now.over()
        now.then(Say("never"))


class Button(Choice[Now[Any, Any, Any], Any, Press], frozen=True):
    """Two may press it; the game waits for the first alone."""

    takes = (Press,)
    inside: tuple[Any, ...] = ()

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        return self.seats[:1]

    def check(self, view: Any, move: Press) -> None:
        pass

    def moves(self, view: Any) -> Iterator[Press]:
        yield Press()

    def take(self, now: Now[Any, Any, Any], seat: Seat, move: Press) -> None:
        now.then(*self.inside)


class Script(Game[Nothing, kernel.Table, Nothing, Nothing]):
    name, version, seats = "script", 1, range(2, 3)

    def __init__(self, *agenda: Any) -> None:
        self.agenda = agenda

    def deal(
        self, options: Nothing, seats: int, chance: Chance
    ) -> State[kernel.Table, Nothing, Nothing]:
        return State(kernel.Table(agenda=self.agenda), [Nothing(), Nothing()], Nothing())

    def deal_unseen(
        self, view: View[kernel.Table, Nothing], chance: Chance
    ) -> tuple[list[Nothing], Nothing]:
        return [Nothing(), Nothing()], Nothing()

    def result(self, table: kernel.Table) -> Result:
        return Result((), (0, 0), "over")

    def audit(self, state: State[kernel.Table, Nothing, Nothing]) -> None:
        pass


def pressed(*inside: Any, after: tuple[Any, ...] = ()) -> tuple[list[str], tuple[Any, ...]]:
    """The words heard after the button was pressed, and what is left on the agenda."""
    game = Script(Button((0, 1), inside), *after)
    state = game.setup(Nothing(), 2, Chance(SEED))
    told = game.play(state, 0, Press(), Chance(SEED, 1))
    return [each.event.what for each in told], state.table.agenda


def test_new_steps_come_before_the_rest_of_the_agenda() -> None:
    heard, agenda = pressed(Say("a"), Say("b"), after=(Say("c"), Button((1,)), Say("d")))
    assert heard == ["a", "b", "c"]
    assert agenda == (Button((1,)), Say("d"))


def test_effects_nest() -> None:
    heard, agenda = pressed(Say("ab", (Say("cd", (Say("e"),)), Say("f"))), Say("g"))
    assert heard == ["ab", "cd", "e", "dc", "f", "ba", "g"]
    assert agenda == ()


def test_a_game_that_ends_inside_nested_effects_is_over_at_once() -> None:
    heard, agenda = pressed(Say("ab", (Say("cd", (Stop(),)),)), after=(Button((1,)),))
    assert heard == ["ab", "cd"]
    assert agenda == ()


def test_steps_that_wait_for_nobody_are_carried_out_at_set_up() -> None:
    game = Script(Say("a"), Button((0,)), Say("b"))
    assert game.setup(Nothing(), 2, Chance(SEED)).table.agenda == (Button((0,)), Say("b"))


def test_the_game_may_wait_for_fewer_than_may_move() -> None:
    game = Script(Button((0, 1)))
    table = game.setup(Nothing(), 2, Chance(SEED)).table
    assert game.to_act(table) == (0, 1)
    assert game.must_act(table) == (0,)
    table.agenda = ()
    assert game.to_act(table) == game.must_act(table) == ()


# Refusals


def dealt(seats: int = 2) -> toy.State:
    return FACE_DOWN.setup(Options(), seats, Chance(SEED))


def refused(state: toy.State, seat: Seat, move: Struct) -> Illegal:
    with pytest.raises(Illegal) as caught:
        FACE_DOWN.play(state, seat, move, Chance(SEED, 1))
    return caught.value


def lay_all(state: toy.State, ply: int = 1) -> None:
    """Every seat lays its lowest card."""
    for seat in FACE_DOWN.to_act(state.table):
        FACE_DOWN.play(state, seat, LayDown(state.hands[seat].cards[0]), Chance(SEED, ply))


@pytest.mark.rule("TAB-01")
@pytest.mark.parametrize("stranger", [0, 2, -1])
def test_a_seat_that_may_not_move_now_is_refused(stranger: Seat) -> None:
    state = dealt()
    FACE_DOWN.play(state, 0, LayDown(state.hands[0].cards[0]), Chance(SEED, 1))
    before = state.clone()
    error = refused(state, stranger, LayDown(state.hands[0].cards[0]))
    assert (error.rule, error.why, error.facts) == ("TAB-01", "not_your_turn", {"seats": (1,)})
    assert state == before


@pytest.mark.rule("TAB-01")
def test_any_of_several_seats_may_move_in_any_order() -> None:
    state = dealt(3)
    for seat, left in ((2, (0, 1)), (0, (1,))):
        FACE_DOWN.play(state, seat, LayDown(state.hands[seat].cards[0]), Chance(SEED, 1))
        assert FACE_DOWN.to_act(state.table) == left


@pytest.mark.rule("TAB-02")
def test_a_kind_of_move_that_the_step_does_not_take_is_refused() -> None:
    state = dealt()
    before = state.clone()
    error = refused(state, 0, Roll())
    assert (error.rule, error.why, error.facts) == ("TAB-02", "not_now", {"takes": ["lay_down"]})
    assert state == before


@pytest.mark.rule("TAB-03")
def test_after_the_end_no_move_is_taken() -> None:
    state = FACE_DOWN.setup(Options(rounds=1), 2, Chance(SEED))
    lay_all(state)
    (winner,) = FACE_DOWN.to_act(state.table)
    FACE_DOWN.play(state, winner, Roll(), Chance(SEED, 3))
    assert FACE_DOWN.to_act(state.table) == ()
    for seat in (0, 1):
        error = refused(state, seat, LayDown(state.hands[seat].cards[0]))
        assert (error.rule, error.why) == ("TAB-03", "game_over")
        assert list(FACE_DOWN.legal(FACE_DOWN.view(state, seat))) == []


@pytest.mark.rule("TAB-14")
@pytest.mark.parametrize("seats", [0, 1, 4])
def test_a_number_of_seats_that_the_game_does_not_know_is_refused(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        FACE_DOWN.setup(Options(), seats, Chance(SEED))
    assert (caught.value.rule, caught.value.why) == ("TAB-14", "seats")
    assert caught.value.facts == {"least": 2, "most": 3, "seats": seats}


@pytest.mark.rule("TAB-14")
def test_options_that_the_game_does_not_know_are_refused() -> None:
    with pytest.raises(Illegal) as caught:
        FACE_DOWN.setup(Options(rounds=4), 2, Chance(SEED))
    assert (caught.value.rule, caught.value.why) == ("TAB-14", "rounds")


def test_a_spectator_has_no_move() -> None:
    assert list(FACE_DOWN.legal(FACE_DOWN.view(dealt(), None))) == []


# What can be taken back


def test_a_ply_that_reads_only_the_own_hand_can_be_taken_back() -> None:
    state = dealt()
    outcome = FACE_DOWN.perform(state, 0, LayDown(state.hands[0].cards[0]), Chance(SEED, 1))
    assert not outcome.final


@pytest.mark.parametrize("reward", [Peek(), Boast(), Roll()])
def test_a_ply_that_reads_the_secret_a_hand_or_chance_is_final(reward: Struct) -> None:
    state = dealt()
    lay_all(state)
    (winner,) = FACE_DOWN.to_act(state.table)
    assert FACE_DOWN.perform(state, winner, reward, Chance(SEED, 3)).final


def test_a_ply_is_final_when_a_rule_it_sets_off_reads_a_hand() -> None:
    state = dealt()
    FACE_DOWN.play(state, 0, LayDown(state.hands[0].cards[0]), Chance(SEED, 1))
    assert FACE_DOWN.perform(state, 1, LayDown(state.hands[1].cards[0]), Chance(SEED, 2)).final


# The clock


def test_when_time_is_out_the_rules_own_default_happens() -> None:
    by_hand, by_clock = dealt(3), dealt(3)
    lay_all(by_hand)
    assert FACE_DOWN.has_time_up(by_clock.table)
    outcome = FACE_DOWN.time_up(by_clock, Chance(SEED, 1))
    assert by_clock == by_hand
    assert [each.event for each in outcome.told[:3]] == [toy.Laid(0), toy.Laid(1), toy.Laid(2)]
    assert outcome.final


def test_a_step_for_which_the_rules_name_no_default_says_so() -> None:
    state = dealt()
    lay_all(state)
    assert not FACE_DOWN.has_time_up(state.table)
    with pytest.raises(NotImplementedError):
        FACE_DOWN.time_up(state, Chance(SEED, 3))


def test_a_finished_game_has_no_clock() -> None:
    state = dealt()
    state.table.agenda = ()
    assert not FACE_DOWN.has_time_up(state.table)


def test_nobody_has_an_own_hand_when_the_clock_moves() -> None:
    with pytest.raises(AssertionError):
        _ = Now(dealt(), None, Chance(SEED)).hand


# Imagined worlds


def test_an_imagined_world_keeps_the_viewers_hand_and_table_as_copies() -> None:
    state = dealt()
    view = FACE_DOWN.view(state, 0)
    world = FACE_DOWN.imagine(view, Chance(SEED, 9))
    assert FACE_DOWN.view(world, 0) == view
    assert world.table is not view.table
    assert world.hands[0] is not view.hand


def test_a_seat_that_is_not_there_has_no_view() -> None:
    state = FACE_DOWN.setup(Options(), 2, Chance(SEED))
    for nobody in (-1, 2):
        with pytest.raises(IndexError):
            FACE_DOWN.view(state, nobody)
