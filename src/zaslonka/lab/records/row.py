"""One decision of a recorded game, as a learner reads it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel import Seat

End: TypeAlias = Literal["played", "conceded", "stopped"]
"""To the end of the rules, because the rest gave up, or because all agreed to stop."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Row:
    """What a seat had before it chose, what it chose, and what the game came to for it.

    Up to ``move`` there is nothing that the seat did not know when it chose, and nowhere anything
    that names anybody.
    """

    game: str
    options: str  # as JSON
    seats: int
    rules: int  # the version of the game's rules
    version: str  # of the numbers: `Setup.version`
    episode: int  # which game of the file, from 0
    deal: str  # a digest of what it was dealt from: equal for the same deal
    ply: int  # as the table counts them; there are gaps where something was taken back
    part: int  # which number of a move that has several, from 0
    seat: Seat
    player: str  # who chose: a level of bots, "person", "stand_in" or "clock"
    told: str  # the events that the seat was told since its last row of a ply, as JSON
    observation: NDArray[np.int32]
    mask: NDArray[np.bool_]
    belief: NDArray[np.float32] | None  # in the shape of `Beliefs`; None where there are none
    action: int | None  # None where the move has no number, as a clue of one's own
    move: str  # all of it, as JSON
    end: End
    won: bool
    score: int | None
    outcome: float  # from -1 to 1; all seats' add up to 0
