"""Every deal that looks to a viewer just like the real one, found by trying them all."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from tests.games.kryptos.tables import KRYPTOS
from zaslonka.games.kryptos.beliefs import Likely
from zaslonka.games.kryptos.content import colour
from zaslonka.games.kryptos.events import Guessed, TurnedUp
from zaslonka.games.kryptos.game import audit_past
from zaslonka.games.kryptos.rules import State
from zaslonka.games.kryptos.state import Hand, Secret
from zaslonka.kernel import Seat


def deals(state: State, viewer: Seat | None) -> list[State]:
    """The sound states with the same view: `audit` knows what was answered, and what is legal."""
    table = state.table
    found = []
    for hands in _hands(state, viewer, 0, _unknown(state, viewer)):
        dealt = {card for hand in hands for card in hand}
        aside = tuple(card for card in range(1, table.numbers + 1) if card not in dealt)
        world = State(table, [Hand(hand) for hand in hands], Secret(aside))
        if _is_sound(world):
            found.append(world)
    return found


def _unknown(state: State, viewer: Seat | None) -> list[int]:
    known = {up for row in state.table.rows for up in row}
    if viewer is not None:
        known.update(state.hands[viewer].cards)
    return [number for number in range(1, state.table.numbers + 1) if number not in known]


def _hands(
    state: State, viewer: Seat | None, seat: Seat, unknown: list[int]
) -> Iterator[list[tuple[int, ...]]]:
    """Hands of this seat and those after it, with the right colours and what is up in its place."""
    if seat == len(state.hands):
        yield []
        return
    if seat == viewer:
        for others in _hands(state, viewer, seat + 1, unknown):
            yield [state.hands[seat].cards, *others]
        return
    for hand in _hands_of(state, seat, unknown):
        left = [card for card in unknown if card not in hand]
        for others in _hands(state, viewer, seat + 1, left):
            yield [hand, *others]


def _hands_of(state: State, seat: Seat, unknown: list[int]) -> Iterator[tuple[int, ...]]:
    row, tokens = state.table.rows[seat], state.table.tokens[seat]
    of_colour = [[card for card in unknown if colour(card) == kind] for kind in range(4)]
    for hidden in product(*map(combinations, of_colour, tokens)):
        cards = [card for some in hidden for card in some]
        hand = tuple(sorted([*cards, *(up for up in row if up is not None)]))
        if all(up in (None, card) for card, up in zip(hand, row, strict=True)):
            yield hand


def hands_alone(state: State, viewer: Seat, seat: Seat) -> list[tuple[int, ...]]:
    """What a seat may hold, if nobody else's cards are considered but the viewer's."""
    found = []
    for hand in _hands_of(state, seat, _unknown(state, viewer)):
        world = state.clone()
        world.hands[seat].cards = hand
        if all(_is_past_sound(past, i, world) for i, past in enumerate(state.table.past)):
            found.append(hand)
    return found


def _is_sound(state: State) -> bool:
    try:
        KRYPTOS.audit(state)
    except AssertionError:
        return False
    return True


def _is_past_sound(past: TurnedUp | Guessed, turned: int, state: State) -> bool:
    try:
        audit_past(past, turned, state)
    except AssertionError:
        return False
    return True


def likely(worlds: list[State], viewer: Seat | None) -> Likely:
    """How often each number is in each hidden place over these states."""
    found: Likely = {}
    for seat, row in enumerate(worlds[0].table.rows):
        for place, up in enumerate(row):
            if seat != viewer and up is None:
                counts = Counter(world.hands[seat].cards[place] for world in worlds)
                found[seat, place] = {n: count / len(worlds) for n, count in counts.items()}
    return found
