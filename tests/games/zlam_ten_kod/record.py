"""Record the games of Złam ten Kod anew: ``python -m tests.games.zlam_ten_kod.record``.

To be run when the rules' version rises, and the new results to be read before they are kept.
"""

from collections.abc import Iterator

from tests.support.recorded import Recorded
from zaslonka.games.zlam_ten_kod import GAME
from zaslonka.games.zlam_ten_kod.content import Options
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess, Move, Write
from zaslonka.games.zlam_ten_kod.rules import State
from zaslonka.kernel import Chance, Match, Played, Seat

ENDINGS = {
    "two_first_wins": (2, "ask ask ask wrong right wrong"),
    "two_draw": (2, "ask ask wrong wrong right right"),
    "two_second_wins": (2, "ask ask wrong ask ask right"),
    "two_after_the_last_card": (2, "ask " * 21 + "wrong wrong wrong right wrong"),
    "three_found_and_round_asked": (3, "ask ask ask ask right ask"),
    "three_found_and_round_missed": (3, "ask wrong ask right wrong"),
    "three_found_by_two": (3, "ask ask ask right ask right"),
    "three_all_out": (3, "ask wrong wrong ask wrong"),
    "three_cards_used_up": (3, "ask " * 21),
    "three_used_up_by_the_last_still_in": (3, "wrong wrong " + "ask " * 21),
    "four_found_by_the_last_seat": (4, "ask ask ask right"),
    "four_found_by_all": (4, "ask ask ask ask right right right right"),
    "four_found_after_the_first_is_out": (4, "wrong ask ask ask ask right wrong"),
    "four_all_out": (4, "wrong wrong ask wrong ask wrong"),
    "four_cards_used_up": (4, "wrong " + "ask " * 21),
    "four_used_up_in_a_found_round": (4, "ask " * 20 + "right ask right wrong"),
}
"""How many play, and what each ply does; whose turn it is follows from the rules."""


def record(ending: str) -> Match:
    seats, script = ENDINGS[ending]
    match = Match(GAME.name, GAME.version, Options(), seats, ending.encode().ljust(32, b"."))
    for ply, word in enumerate(script.split(), start=1):
        state = match.replay()
        (seat,) = GAME.to_act(state.table)
        match.log.append(Played(ply, seat, _move(word, state, seat, Chance(b"script", ply))))
    return match


def _move(word: str, state: State, seat: Seat, chance: Chance) -> Move:
    legal: Iterator[Move] = GAME.legal(GAME.view(state, seat))
    if word == "ask":
        return chance.pick([move for move in legal if isinstance(move, Ask)])
    answer = state.hands[1 - seat].code if state.table.players == 2 else state.secret.middle
    right = word == "right"
    guesses = [move for move in legal if isinstance(move, Guess | Write)]
    return chance.pick([move for move in guesses if (move.code == answer) == right])


if __name__ == "__main__":
    for name in ENDINGS:
        game = Recorded.of(record(name))
        game.save(name)
        print(name, game.result)
