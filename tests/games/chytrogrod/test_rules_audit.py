"""Chytrogród: an audit lets nothing pass that could not be."""

from collections.abc import Callable

import pytest

from tests.games.chytrogrod.tables import GAME, begun, give, lay, lay_decree, put, tokens, top
from zaslonka.games.chytrogrod.content import DECREES, Options
from zaslonka.games.chytrogrod.rules import State
from zaslonka.games.chytrogrod.state import Laid, LaidDecree, Player, Taken


def amidst() -> State:
    """Cards, decrees and tokens lie about, and a card was looked at."""
    state = begun()
    give(state, 0, tokens(rum=2, ten=1))
    put(state, 1, tokens(weapon=2))
    lay(state, 2, 1, "takeover")
    lay(state, 2, 0, "sabotage", "buyout_2")
    lay_decree(state, 3, "trzask_bicza", by=1)
    state.table.districts[2].pile = (Laid(1, 0, seen=2), Laid(0, 1), Laid(0, 2, "buyout_2"))
    state.hands[2].face_down = ((0, "takeover"),)
    state.table.players[0].henchman = 2
    return state


def test_a_sound_state_passes() -> None:
    GAME.audit(amidst())


def _token(state: State) -> None:
    state.table.districts[4].tokens = tokens(relic=1)


def _debt(state: State) -> None:
    state.table.districts[4].tokens = tokens(relic=-1)
    state.table.pools = (*state.table.pools[:4], 15, *state.table.pools[5:])


def _points(state: State) -> None:
    state.table.players[0].points += 1


def _too_much(state: State) -> None:
    give(state, 1, tokens(tome=11))


def _two_henchmen(state: State) -> None:
    state.table.players[1].henchman = 2


def _deal_doubled(state: State) -> None:
    state.table.players[1].deals = (Taken(top(state, 0), big=True),)
    state.table.players[1].points += top(state, 0).big.points


def _deal_elsewhere(state: State) -> None:
    stacks = [list(stack) for stack in state.secret.stacks]
    stacks[0][0], stacks[1][0] = stacks[1][0], stacks[0][0]
    state.secret.stacks = tuple(map(tuple, stacks))


def _deal_miscounted(state: State) -> None:
    state.table.districts[0].unseen -= 1


def _deal_closed(state: State) -> None:
    place = state.table.districts[0]
    place.below, place.top = (top(state, 0),), None


def _deal_unopened(state: State) -> None:
    """The top deal was made, and the one below it was not turned up."""
    made = Taken(top(state, 0), big=True)
    state.table.players[1].deals, state.table.districts[0].top = (made,), None
    state.table.players[1].points += made.points


def _stack_of_no_district(state: State) -> None:
    state.secret.stacks += ((),)


def _board_without_a_hand(state: State) -> None:
    state.table.players.append(Player(guild=4, tokens=tokens(), secret_used=True))


def _deal_altered(state: State) -> None:
    deal = top(state, 0)
    state.table.districts[0].top = type(deal)(deal.number, deal.colour, deal.small, deal.small)


def _secret_doubled(state: State) -> None:
    state.hands[0].secret = state.hands[1].secret


def _secret_spent(state: State) -> None:
    state.table.players[0].secret_used = True


def _card_doubled(state: State) -> None:
    state.hands[0].face_down = ((1, "sabotage"), (2, "sabotage"))


def _card_kept(state: State) -> None:
    state.hands[1].cards = begun().hands[1].cards


def _card_forgotten(state: State) -> None:
    state.hands[2].face_down = ()


def _card_seen_otherwise(state: State) -> None:
    state.hands[2].face_down = ((0, "sabotage"),)


def _card_turned_up_otherwise(state: State) -> None:
    state.table.districts[2].pile = (Laid(1, 0, "buyout_2", seen=2), Laid(0, 1), Laid(0, 2))


def _card_unlaid(state: State) -> None:
    state.table.laid += 1


def _decree_doubled(state: State) -> None:
    state.secret.deck = DECREES[1:-1] + DECREES[1:2]


def _decree_turned_up_otherwise(state: State) -> None:
    state.table.districts[3].decrees = (LaidDecree(1, 0, "mala_rzecz"),)


def _decree_of_another(state: State) -> None:
    state.hands[0].decrees, state.hands[1].decrees = state.hands[1].decrees, ()


def _decree_drawn(state: State) -> None:
    state.hands[2].drawn, state.secret.deck = state.secret.deck[0], state.secret.deck[1:]
    state.table.deck -= 1


def _deck_miscounted(state: State) -> None:
    state.table.deck += 1


def _decree_seen_yet_in_the_deck(state: State) -> None:
    state.table.unseen_decrees = state.table.unseen_decrees[:-1]


FAULTS: list[Callable[[State], None]] = [
    *(_token, _debt, _points, _too_much, _two_henchmen),
    *(_deal_doubled, _deal_elsewhere, _deal_miscounted, _deal_closed, _deal_unopened),
    *(_deal_altered, _stack_of_no_district, _board_without_a_hand),
    *(_secret_doubled, _secret_spent),
    *(_card_doubled, _card_kept, _card_forgotten, _card_seen_otherwise),
    *(_card_turned_up_otherwise, _card_unlaid),
    *(_decree_doubled, _decree_turned_up_otherwise, _decree_of_another, _decree_drawn),
    *(_deck_miscounted, _decree_seen_yet_in_the_deck),
]


@pytest.mark.rule("CHY-140", "CHY-130", "CHY-131")
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__.strip("_"))
def test_a_faulty_state_is_refused(fault: Callable[[State], None]) -> None:
    state = amidst()
    fault(state)
    with pytest.raises((AssertionError, ValueError)):
        GAME.audit(state)


@pytest.mark.rule("CHY-22", "CHY-125")
def test_a_decree_laid_before_the_deck_was_renewed_is_the_one_that_was_not_in_it() -> None:
    """Everything else was among the discards, so it is no secret what it is."""
    state = amidst()
    state.table.unseen_decrees = DECREES[1:]
    GAME.audit(state)
    state.hands[1].decrees = ((0, DECREES[1]),)
    state.secret.deck = (DECREES[0], *DECREES[2:])
    with pytest.raises(AssertionError):
        GAME.audit(state)


def _held(state: State) -> None:
    state.hands[0].secret = 0


def _boxed(state: State) -> None:
    state.secret.box = (0,)


def _shown(state: State) -> None:
    state.table.shown = (0,)


@pytest.mark.rule("CHY-110")
@pytest.mark.parametrize("fault", [_held, _boxed, _shown])
def test_contraband_has_no_symbol(fault: Callable[[State], None]) -> None:
    state = begun(options=Options(contraband=True))
    GAME.audit(state)
    fault(state)
    with pytest.raises(AssertionError):
        GAME.audit(state)


def test_there_is_a_stack_for_each_district_and_no_other() -> None:
    state = begun()
    state.secret.stacks = (*state.secret.stacks, ())
    with pytest.raises(ValueError, match="zip"):
        GAME.audit(state)
