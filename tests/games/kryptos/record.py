"""Record the games of Kryptos anew: ``python -m tests.games.kryptos.record``.

To be run when the rules' version rises, and the new results to be read before they are kept.
"""

from tests.support.recorded import Recorded
from zaslonka.games.kryptos import GAME
from zaslonka.games.kryptos.content import Options
from zaslonka.games.kryptos.moves import Guess, Move, Stop, TurnUp
from zaslonka.games.kryptos.rules import State
from zaslonka.kernel import Chance, Match, Played, Seat

ALL_OPTIONS = Options(advanced=True, tajemnica=True, lapowka=True)

ENDINGS = {
    "three_round_finished": (3, Options(), "open " * 6 + "right wrong stop wrong stop " * 5),
    "four_shared_win": (4, Options(), "open " * 8 + "right " * 20),
    "four_fed_by_bribes": (
        4,
        ALL_OPTIONS,
        "open " * 8 + "right wrong bribe wrong bribe wrong bribe " * 2 + "right wrong wrong wrong",
    ),
    "five_all_cards_up": (
        5,
        Options(advanced=True),
        "open " * 10 + "wrong right " * 20 + "right " * 10,
    ),
    "six_won_by_the_last": (6, Options(), "open " * 12 + ("wrong stop " * 5 + "right ") * 5),
}
"""How many play, with which options, and what each ply does; whose turn it is follows."""


def record(ending: str) -> Match:
    seats, options, script = ENDINGS[ending]
    match = Match(GAME.name, GAME.version, options, seats, ending.encode().ljust(32, b"."))
    for ply, word in enumerate(script.split(), start=1):
        state = match.replay()
        (seat,) = GAME.to_act(state.table)
        match.log.append(Played(ply, seat, _move(word, state, seat, Chance(b"script", ply))))
    return match


def _move(word: str, state: State, seat: Seat, chance: Chance) -> Move:
    legal = list(GAME.legal(GAME.view(state, seat)))
    if word in ("open", "stop"):
        return chance.pick([move for move in legal if isinstance(move, TurnUp | Stop)])
    guesses = [move for move in legal if isinstance(move, Guess)]
    if word == "bribe":
        guesses = [guess for guess in guesses if guess.seat == state.table.first]
    most = max(sum(state.table.tokens[guess.seat]) for guess in guesses)
    return chance.pick(
        [
            guess
            for guess in guesses
            if sum(state.table.tokens[guess.seat]) == most
            and (state.hands[guess.seat].cards[guess.place] == guess.number) == (word == "right")
        ]
    )


if __name__ == "__main__":
    for name in ENDINGS:
        game = Recorded.of(record(name))
        game.save(name)
        print(name, game.result)
