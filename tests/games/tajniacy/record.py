"""Record the games of Tajniacy anew: ``python -m tests.games.tajniacy.record``.

To be run when the rules' version rises, and the new results to be read before they are kept.
"""

from typing import Any

from tests.games.tajniacy.tables import OWN, places
from tests.support.recorded import Recorded
from zaslonka.games.tajniacy import GAME
from zaslonka.games.tajniacy.content import Kind, Options, rivals
from zaslonka.games.tajniacy.moves import (
    Answer,
    Ask,
    Cover,
    Finish,
    GiveClue,
    LetStand,
    Next,
    Object,
    Stop,
    Touch,
)
from zaslonka.games.tajniacy.rules import State
from zaslonka.kernel import Match, Played, Seat, TimedOut

CLOCKED = Options(language="en", clue_seconds=60, guess_seconds=60)

ENDINGS = {
    "four_all_found": (4, Options(), "clue stand own own stop " * 7 + "clue stand own own"),
    "five_found_by_rivals": (5, Options(), "clue stand theirs " * 15),
    "six_assassin": (6, Options(words=OWN), "ask yes phrase stand own stop clue stand assassin"),
    "seven_penalty": (
        7,
        Options(homonyms=True),
        "clue stand bystander ask no clue stand " + "own " * 7 + "stop clue object cover",
    ),
    "eight_no_clue": (8, CLOCKED, "out clue out own out out clue stand own stop out"),
    "four_boxed": (4, Options(companion=True, clue_seconds=60), "next next out next finish"),
}
"""How many play, with which options, and what each ply does; who does it follows."""


def record(ending: str) -> Match:
    seats, options, script = ENDINGS[ending]
    match = Match(GAME.name, GAME.version, options, seats, ending.encode().ljust(32, b"."))
    for ply, word in enumerate(script.split(), start=1):
        state: State = match.replay()
        if word == "out":
            match.log.append(TimedOut(ply))
        else:
            match.log.append(Played(ply, *_move(word, state, ply)))
    return match


def _move(word: str, state: State, ply: int) -> tuple[Seat, Any]:
    seats = state.table.agenda[0].seats
    simple = {
        "ask": (0, Ask("ojciec chrzestny")),
        "phrase": (0, GiveClue("ojciec chrzestny", None)),
        "yes": (1, Answer(True)),
        "no": (1, Answer(False)),
        "stand": (0, LetStand()),
        "object": (0, Object("TAJ-52")),
        "stop": (0, Stop()),
        "next": (0, Next()),
        "finish": (1, Finish("red")),
    }
    if word in simple:
        place, move = simple[word]
        return seats[place], move
    if word == "clue":
        return seats[0], GiveClue(f"clue{ply}", 9)
    team = state.table.teams[seats[0]]
    if word == "cover":
        return seats[0], Cover(places(state, team)[0])
    kinds: dict[str, Kind] = {"own": team, "theirs": rivals(team), "assassin": "assassin"}
    return seats[0], Touch(places(state, kinds.get(word, "bystander"))[0])


if __name__ == "__main__":
    for name in ENDINGS:
        game = Recorded.of(record(name))
        game.save(name)
        print(name, game.result)
