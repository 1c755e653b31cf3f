"""How good the bots of Tajniacy are.

PYTHONPATH=tools python bench/tajniacy_strength.py clues --games 500
PYTHONPATH=tools python bench/tajniacy_strength.py clues --at-a-loss
PYTHONPATH=tools python bench/tajniacy_strength.py clues --packages FOLDER    another guesser
PYTHONPATH=tools python bench/tajniacy_strength.py guesses --clues human_clues_2.jsonl
PYTHONPATH=tools python bench/tajniacy_strength.py games --games 200 --language en
PYTHONPATH=tools python bench/tajniacy_strength.py show
"""

import argparse
import json
import random
import time
from collections import Counter
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from typing import NamedTuple

from tajniacy_guessers import Dictionary, Guesser, Links, guesses
from zaslonka.games import get
from zaslonka.games.tajniacy import spymaster
from zaslonka.games.tajniacy.bot import PLAYERS, decide
from zaslonka.games.tajniacy.content import Language, Options
from zaslonka.games.tajniacy.moves import Move, Stop, Touch
from zaslonka.games.tajniacy.rules import Guessing, Table
from zaslonka.games.tajniacy.state import Clue, View, uncovered
from zaslonka.kernel import Chance
from zaslonka.kernel.levels import LEVELS, Level

TAJNIACY = get("tajniacy")
CLUES = Path(__file__).parent / "tajniacy"


class Played(NamedTuple):
    """A finished game of four, and the CPU milliseconds of each decision of its bots."""

    table: Table
    times: list[float]


def play(level: Level, language: Language, number: int, guesser: Guesser | None = None) -> Played:
    """Bots of one level; or bots as spymasters, and another guesser for both teams."""
    rng = random.Random(f"tajniacy {number}")
    state = TAJNIACY.setup(Options(language=language), 4, Chance(rng.randbytes(32)))
    seeds, times, ply = [rng.randbytes(32) for _ in state.hands], [], 0
    while seats := TAJNIACY.must_act(state.table):
        seat, ply = seats[0], ply + 1
        view: View = TAJNIACY.view(state, seat)
        if guesser and isinstance(state.table.agenda[0], Guessing):
            move = _touch(view, guesser, rng)
        else:
            start = time.process_time()
            move = decide(view, level, seeds[seat])
            times.append(1e3 * (time.process_time() - start))
        TAJNIACY.play(state, seat, move, Chance(b"", ply))
    return Played(state.table, times)


def _touch(view: View, guesser: Guesser, rng: random.Random) -> Move:
    """As many words as were announced, the likeliest first."""
    table, clue = view.table, view.table.clues[-1]
    if clue.number == len(clue.touched):
        return Stop()
    words = [table.words[place] for place in uncovered(table)]
    return Touch(table.words.index(guesses(guesser, clue.word, words, rng)[0]))


# The spymaster


def clues(level: Level, games: int, guesser: Guesser) -> str:
    """Own words found a clue: on full boards, and over whole games."""
    tables = [play(level, "pl", number, guesser).table for number in range(games)]
    first = [(table.clues[0], table) for table in tables]
    every = [(clue, table) for table in tables for clue in table.clues]
    return f"full board: {_summary(first)}\nall clues:  {_summary(every)}"


def _summary(given: list[tuple[Clue, Table]]) -> str:
    touched = [[table.covered[place] for place in clue.touched] for clue, table in given]
    own = [kinds.count(clue.team) for kinds, (clue, _) in zip(touched, given, strict=True)]
    first = mean(kinds[0] == clue.team for kinds, (clue, _) in zip(touched, given, strict=True))
    killed = mean("assassin" in kinds for kinds in touched)
    announced = mean(clue.number or 0 for clue, _ in given)
    return (
        f"{mean(own):.2f} ±{stdev(own) / len(own) ** 0.5:.2f} found of {announced:.2f} announced, "
        f"first right {first:.1%}, assassin {killed:.2%} of {len(given)} clues"
    )


def show(level: Level, games: int) -> str:
    """The first clue of each game, with the words it is meant for, of the board's."""
    rows = []
    for number in range(games):
        rng = random.Random(f"tajniacy {number}")
        state = TAJNIACY.setup(Options(), 4, Chance(rng.randbytes(32)))
        view: View = TAJNIACY.view(state, TAJNIACY.must_act(state.table)[0])
        found = spymaster.find(view, PLAYERS[level].gives, Chance(b""))
        meant = ", ".join(state.table.words[place] for place in found.meant)
        rows.append(f"| {found.word} {len(found.meant)} | {meant} |")
    return "\n".join(rows)


# The operative


def human_clues(level: Level, clues: Path) -> str:
    """How often the word that a person meant is touched first, of 25."""
    right = []
    for line in clues.read_text("utf-8").splitlines():
        given = json.loads(line)
        state = TAJNIACY.setup(Options(words=tuple(given["board"])), 4, Chance(b"human"))
        table = state.table
        table.clues = (Clue(team=table.first, word=given["clue"].upper(), number=1, warned=()),)
        seat = next(
            seat
            for seat, team in enumerate(table.teams)
            if team == table.first and seat != table.spymasters.of(team)
        )
        table.agenda = (Guessing((seat,)),)
        move = decide(TAJNIACY.view(state, seat), level, b"operative")
        right.append(isinstance(move, Touch) and table.words[move.place] == given["target"])
    return f"right first on {mean(right):.1%} of {len(right)}"


# Four bots


def games_of_bots(level: Level, language: Language, games: int) -> str:
    played = [play(level, language, number) for number in range(games)]
    won = [
        sum(clue.team == table.winner for clue in table.clues)
        for table, _ in played
        if "assassin" not in table.covered
    ]
    reasons = Counter(TAJNIACY.result(table).reason for table, _ in played)
    times = [each for game in played for each in game.times]
    return (
        f"the winners need {median(won):.0f} clues ({Counter(won)}), {dict(reasons)}, "
        f"{mean(times):.1f} ms a decision, {quantiles(times, n=100)[98]:.0f} ms the slowest 1 %"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["clues", "guesses", "games", "show"])
    parser.add_argument("--level", default="mistrz", choices=LEVELS)
    parser.add_argument("--language", choices=["pl", "en"], default="pl")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--clues", default="human_clues.jsonl", help="guess by these")
    parser.add_argument("--packages", type=Path, help="guess by the dictionary in this folder")
    parser.add_argument("--at-a-loss", action="store_true", help="guess by what is written alone")
    args = parser.parse_args()
    print(args.kind, args.level, args.language)
    match args.kind:
        case "clues":
            print(clues(args.level, args.games, _guesser(args)))
        case "guesses":
            print(human_clues(args.level, CLUES / args.clues))
        case "games":
            print(games_of_bots(args.level, args.language, args.games))
        case "show":
            print(show(args.level, args.games))


def _guesser(args: argparse.Namespace) -> Guesser:
    if args.packages:
        return Dictionary(args.packages)
    return Links(second_thoughts=not args.at_a_loss)


if __name__ == "__main__":
    main()
