"""Record the games of Kod Krakowa anew: ``python -m tests.games.kod_krakowa.record``.

To be run when the rules' version rises, and the new results to be read before they are kept.
Players see everything here: each tries every move and makes the one after which most is won.
"""

from collections.abc import Callable, Collection
from typing import TypeAlias

from tests.support.recorded import Recorded
from zaslonka.games.kod_krakowa import GAME
from zaslonka.games.kod_krakowa.content import ATTRIBUTES, NUMBER, PLACES_TO_WIN, District, Options
from zaslonka.games.kod_krakowa.moves import Move, PickBoard
from zaslonka.games.kod_krakowa.passages import open_neighbours
from zaslonka.games.kod_krakowa.prompts import Laying
from zaslonka.games.kod_krakowa.rules import State, Turn
from zaslonka.games.kod_krakowa.state import Board
from zaslonka.kernel import Chance, Entry, Match, Played, Seat, TimedOut

FAR_STEPS = 12
"""Steps beyond which nobody looks."""

Worth: TypeAlias = Callable[[Board, State, Seat], float]
"""What a move is worth to those who play for an ending: the city before it, the state after."""


def is_welcome(state: State, seat: Seat, district: District) -> bool:
    """Whether something lies there that the seat would collect without winning by it."""
    table, own = state.table, state.table.boards[seat]
    most = PLACES_TO_WIN[len(table.boards)] - 1 if is_calm(table) else max(own.best, 3)
    lying = state.secret.laid[NUMBER[district]]
    return any(own.with_place(place, table.edition).best <= most for place in lying)


def is_calm(table: Board) -> bool:
    """Whether the game must not stand still for much longer."""
    return table.turn - table.last_high > 8 * len(table.boards)


def nearness(table: Board, seat: Seat, goals: Collection[District]) -> float:
    """How near the seat's pawn is to one of these districts, through open passages."""
    reached = {district for district in [table.pawns[seat]] if district}
    for steps in range(FAR_STEPS):
        if not reached.isdisjoint(goals):
            return -steps
        reached |= {near for district in reached for near in open_neighbours(table, district)}
    return -FAR_STEPS


def is_laying(table: Board) -> bool:
    return bool(table.agenda) and isinstance(table.agenda[0], Laying)


def for_a_board(before: Board, state: State, seat: Seat) -> float:
    """Everybody collects whatever there is."""
    table, own = state.table, state.table.boards[seat]
    goals = [each for each in table.discovered if table.laid[NUMBER[each]]]
    return (
        10 * own.best
        + 3 * len(own.places)
        + sum(table.laid)
        + 1.5 * is_laying(table)
        - 0.5 * len(table.held[seat])
        + 0.1 * nearness(table, seat, goals)
    )


def for_the_last_place(before: Board, state: State, seat: Seat) -> float:
    """All collect, but boards grow only as often as the game must not stand still."""
    table = state.table
    best = [boards.best for boards in table.boards]
    if max(best) == PLACES_TO_WIN[len(best)]:
        return -1000
    goals = [each for each in table.discovered if is_welcome(state, seat, each)]
    return (
        5 * sum(len(boards.places) for boards in table.boards)
        + 2 * sum(table.laid)
        + (1 if is_calm(before) else -1) * sum(count**2 for count in best)
        + 2.5 * is_laying(table)
        - sum(map(len, table.held))
        + 0.1 * nearness(table, seat, goals)
    )


def record(seats: int, worth: Worth | None, seed: bytes) -> Match:
    """A game to its end; without anything to play for, all let their time run out."""
    match = Match(GAME.name, GAME.version, Options(), seats, seed)
    state = GAME.setup(Options(), seats, Chance(seed))
    while asked := GAME.to_act(state.table):
        ply = len(match.log) + 1
        chance, entry = Chance(seed, ply), next_entry(state, asked[0], ply, seed, worth)
        if isinstance(entry, Played):
            GAME.play(state, entry.seat, entry.move, chance)
        else:
            GAME.time_up(state, chance)
        match.log.append(entry)
    return match


def next_entry(state: State, seat: Seat, ply: int, seed: bytes, worth: Worth | None) -> Entry:
    if worth is None:
        return TimedOut(ply)
    legal = list(GAME.legal(GAME.view(state, seat)))
    if isinstance(legal[0], PickBoard):
        # Everybody has attributes of their own as long as there are any.
        wanted = [ATTRIBUTES[(2 * seat + side) % 6] for side in range(2)]
        legal = [move for move in legal if move.attribute in wanted] or legal

    def comes_to(move: Move) -> float:
        after = state.clone()
        GAME.play(after, seat, move, Chance(seed, ply))
        return worth(state.table, after, seat)

    best = max(map(comes_to, legal))
    if isinstance(state.table.agenda[0], Turn) and best <= worth(state.table, state, seat):
        return TimedOut(ply)
    return Played(ply, seat, Chance(seed, -ply).pick([m for m in legal if comes_to(m) == best]))


ENDINGS: dict[str, tuple[int, Worth | None, bytes]] = {
    "two_board_completed": (2, for_a_board, b"two"),
    "three_board_completed": (3, for_a_board, b"three"),
    "four_board_completed": (4, for_a_board, b"four0"),
    "three_nothing_left": (3, for_the_last_place, b"3nothing_left1"),
    "two_standstill_shared": (2, None, b"two"),
}
"""How many play, what for, and the beginning of the seed."""


if __name__ == "__main__":
    for name, (players, goal, seed) in ENDINGS.items():
        game = Recorded.of(record(players, goal, seed.ljust(32, b".")))
        game.save(name)
        print(name, len(game.match.log), game.result)
